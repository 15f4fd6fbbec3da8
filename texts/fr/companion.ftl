# Le compagnon de la boîte : une page pour un seul appareil, qu’on se passe autour du vrai plateau.
companion-title = Compagnon de la boîte
companion-intro = Vous avez la boîte ? Ce téléphone choisit la carte, donne à chacun son indice, puis se tait.
companion-waking = On déplie la carte…
companion-offline-ready = Cette page marche désormais sans réseau.
companion-offline-getting = On range cette page pour qu’elle marche sans réseau…
companion-offline-never = Pour s’en servir sans réseau, ouvrez cette page par une adresse en https.

# Le choix.
companion-choose = Une partie
companion-players = Joueurs
companion-mode = Jeu
companion-mode-normal = Normal
companion-mode-normal-help = Six structures, 23 indices possibles.
companion-mode-advanced = Avancé
companion-mode-advanced-help = Huit structures, et des indices qui disent « pas ici ».
companion-difficulty = Difficulté
companion-difficulty-any = Peu importe
companion-difficulty-easy = Facile
companion-difficulty-medium = Moyenne
companion-difficulty-hard = Difficile
companion-names = Vos noms
companion-names-help = Facultatif, dans l’ordre du tour de table.
companion-player = Joueur { $n }
companion-draw = Tirer une carte
companion-code = Vous avez un code ?
companion-code-label = Code de mise en place
companion-code-help = Celui d’une autre partie, ou celui d’une carte seule : les indices seront tirés pour vous.
companion-code-use = Ouvrir

# Ce qui ne va pas avec un code.
companion-error-setup-form = Un code de mise en place, c’est la carte, un tiret, deux chiffres par indice, un tiret et un dernier chiffre.
companion-error-map-digits = La carte s’écrit avec 18 chiffres (jeu normal) ou 22 (jeu avancé), de 0 à 9 et de A à F.
companion-error-map-sections = Les six premiers chiffres doivent nommer chaque section une seule fois : 1 à 6 à l’endroit, 7 à C tournée.
companion-error-map-place = Une structure se trouverait hors de la carte.
companion-error-map-structures = Deux structures se trouveraient sur la même case.
companion-error-setup-players = Il faut des indices pour trois, quatre ou cinq joueurs.
companion-error-setup-clue = Un de ces indices n’existe pas dans ce jeu.
companion-error-setup-same-clue = Deux joueurs auraient le même indice.
companion-error-setup-habitat = Ces indices ne laissent pas exactement une case. Un chiffre est sans doute faux.
companion-error-setup-hint = Le dernier chiffre, celui du coup de pouce, ne va pas avec ces indices.
companion-error-map-without-clues = Cette carte n’a pas de bons indices pour ce nombre de joueurs.
companion-error-no-other-clues = Cet appareil a déjà servi tous les indices de cette carte : elle n’en a pas d’autres pour ce nombre de joueurs.
companion-error-unreached = Il manque une partie de cette page. Rechargez-la une fois avec du réseau.
companion-error-general = Quelque chose a mal tourné. Réessayez.

# La carte.
companion-build = Montez la carte
companion-view = Façon de montrer
companion-view-steps = Pas à pas
companion-view-whole = Toute la carte
companion-step = Étape { $n } sur { $of }
companion-step-section = Section { $section }
companion-step-section-where = Posez-la { $where }, { $turned ->
    [yes] tournée d’un demi-tour
   *[no] à l’endroit
  }.
companion-step-number = { $turned ->
    [yes] Tournée : son numéro se trouve en bas à droite
   *[no] À l’endroit : son numéro se trouve en haut à gauche
  }, dans la case marquée d’un point.
companion-step-compare = Comparez les terrains avec l’image : elle montre chaque case.
companion-slot-0 = en haut à gauche
companion-slot-1 = en haut à droite
companion-slot-2 = au milieu à gauche
companion-slot-3 = au milieu à droite
companion-slot-4 = en bas à gauche
companion-slot-5 = en bas à droite
companion-stone = Pierre dressée { $colour ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[black] noire
  }
companion-shack = Cabane abandonnée { $colour ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[black] noire
  }
companion-step-structure-where = En { $hex }, { $terrain ->
    [desert] dans le désert
    [forest] dans la forêt
    [lake] sur le lac
    [mountain] dans la montagne
   *[swamp] dans le marécage
  }.
companion-previous = Précédent
companion-next = Suivant
companion-skip = Tout est déjà posé
companion-built = La carte est prête
companion-sections = Sections
companion-structures = Structures
companion-turned = tournée
companion-upright = à l’endroit
companion-number-help = À l’endroit : le numéro de la section est dans le coin en haut à gauche. Sur l’image, le point noir marque sa case.
companion-map = La carte : sections { $sections }.
companion-map-habitat = La carte, avec l’habitat en { $hex }.
companion-map-area = La carte : votre indice permet { $n ->
    [one] { $n } case, cernée
   *[other] { $n } cases, cernées
} ; les autres sont assombries.
companion-back = Autre partie

# De main en main.
companion-pass = Passez le téléphone à { $name }
companion-pass-count = Indice { $n } sur { $of }
companion-pass-help = Les autres regardent ailleurs. Quand personne d’autre ne voit l’écran, levez le rideau.
companion-pass-go = Je suis { $name }
companion-pass-back = Ne pas regarder
companion-clue = Votre indice, { $name }
companion-clue-own = { $negated ->
    [yes] La case même de l’élément est trop près, elle aussi.
   *[no] La case même de l’élément compte aussi.
  }
companion-show-area = Voir ma zone sur la carte
companion-clue-help = Retenez-le : vous pourrez le relire plus tard, à l’abri du même rideau.
companion-clue-done = J’ai lu, cachez-le

# La partie.
companion-play = La partie est à vous
companion-first = { $name } commence.
companion-play-help = Posez deux cubes chacun, puis interrogez et cherchez : tout se passe sur le plateau.
companion-level = Difficulté { $level ->
    [easy] facile
    [medium] moyenne
   *[hard] élevée
  } : sans l’un des indices, il resterait { $left ->
    [one] { $left } case
   *[other] { $left } cases
  } en moyenne. °
companion-house = ° Une règle de notre maison : la boîte a ses propres cartes.
companion-read-again = Relire mon indice
companion-show-map = Voir la carte
companion-hide-map = Ranger la carte
companion-clues-all = Tous les indices possibles ({ $n })
companion-clues-help = Chacun en tient un, et personne le même qu’un autre. La case même de l’élément compte : un ours est à 0 case d’un ours. Une couleur vaut pour les pierres et les cabanes.
companion-clues-two-terrains = L’un de deux terrains
companion-clues-within-1 = À 1 case au plus (≤ 1)
companion-clues-within-2 = À 2 cases au plus (≤ 2)
companion-clues-within-3 = À 3 cases au plus (≤ 3)
companion-clues-not-two-terrains = Aucun de deux terrains
companion-clues-not-within-1 = À plus de 1 case (> 1)
companion-clues-not-within-2 = À plus de 2 cases (> 2)
companion-clues-not-within-3 = À plus de 3 cases (> 3)
companion-hint = Coup de pouce
companion-hint-title = Un coup de pouce ?
companion-hint-ask = Tout le monde le lira, et il n’y en a qu’un par partie. { $players ->
    [3] À trois, tous doivent être d’accord.
   *[other] À { $players }, tous doivent être d’accord, sauf un au plus.
  }
companion-hint-yes = Le montrer à tous
companion-solution = Solution
companion-solution-title = Voir la solution ?
companion-solution-ask = L’habitat et tous les indices s’afficheront : la partie sera finie.
companion-solution-yes = Oui, la voir
companion-solution-again = Vraiment ?
companion-solution-again-ask = Plus personne ne pourra chercher après cela.
companion-solution-again-yes = Tout révéler
companion-habitat = L’habitat était en { $hex }.
companion-new-clues = Même carte, nouveaux indices
companion-new-clues-title = D’autres indices ?
companion-new-clues-ask = Les indices de cette partie seront oubliés. Ramassez cubes et disques, la carte reste.
companion-new-clues-yes = Tirer d’autres indices
companion-new-clues-level = Plus d’indices { $wanted ->
    [easy] faciles
    [medium] de difficulté moyenne
   *[hard] difficiles
  } sur cette carte : en voici d’une autre difficulté.
companion-no-other-title = Pas d’autres indices
companion-no-other-ask = Cette carte n’a pas d’autres indices à { $players } que ceux que vous avez déjà eus. Il faut une nouvelle carte.
companion-no-other-yes = Tirer une nouvelle carte
companion-new-map = Nouvelle carte
companion-new-map-title = Une autre carte ?
companion-new-map-ask = La carte et les indices de cette partie seront oubliés.
companion-new-map-yes = Oublier celle-ci
companion-setup-code = Code de la partie
companion-setup-code-help = Pour rejouer exactement la même. Il contient aussi les indices : qui le connaît peut tout savoir.
companion-copy = Copier
companion-copied = Code copié.
