house-name = Bestiaire
