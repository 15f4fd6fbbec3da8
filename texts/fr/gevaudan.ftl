# Gévaudan. Lu par le client, le serveur et le terminal.

## Les pièces

gevaudan-colour-village = Village
gevaudan-shownColour-village = Village
gevaudan-colour-river = Rivière
gevaudan-shownColour-river = Rivière
gevaudan-colour-forest = Forêt
gevaudan-shownColour-forest = Forêt
gevaudan-colour-dragons = Dragons
gevaudan-shownColour-dragons = Dragons
gevaudan-side = la ville
gevaudan-hunter-fourbe = Fourbe
gevaudan-hunter-fourbe-belief = Il croit à un homme sadique.
gevaudan-hunter-negociateur = Négociateur
gevaudan-hunter-negociateur-belief = Il croit à une hyène.
gevaudan-hunter-garde-chasse = Garde-chasse
gevaudan-hunter-garde-chasse-belief = Il croit à une meute mangeuse d’hommes.
gevaudan-hunter-devot = Dévot
gevaudan-hunter-devot-belief = Il croit à un fléau de Dieu.
gevaudan-hunter-egoiste = Égoïste
gevaudan-hunter-egoiste-belief = Il croit à un animal hybride.
gevaudan-hunter-discret = Discret
gevaudan-hunter-discret-belief = Il croit à un loup-garou.
gevaudan-hunter-diplomate = Diplomate
gevaudan-hunter-diplomate-belief = Il croit à un chien de guerre.
gevaudan-hunter-fourbe-help = Deux jetons Trace : échangez l’empreinte de votre case avec une autre du plateau.
gevaudan-hunter-negociateur-help = Deux jetons : prenez un cube à qui consulte vos archives. Sans cube, on ne vous consulte pas.
gevaudan-hunter-garde-chasse-help = Trois jetons : à côté de la Bête, férocité −1 et une Influence.
gevaudan-hunter-devot-help = Un cœur : défaussez-le au lieu d’une blessure de la Bête.
gevaudan-hunter-egoiste-help = Consulter vos archives coûte 2 points.
gevaudan-hunter-discret-help = Deux murets : cachez-vous de la Bête jusqu’à votre prochain tour.
gevaudan-hunter-diplomate-help = Trois jetons : n’importe quel Personnage, sommet de la pioche compris, pour 1 Influence.
gevaudan-character-paysan-1 = Paysan
gevaudan-character-paysan-1-help = À chaque battue, une case de plus, et son empreinte pour vous seul.
gevaudan-dropped-paysan-1 = Paysan
gevaudan-character-paysan-2 = Paysan
gevaudan-character-paysan-2-help = À chaque battue, une case de plus, et son empreinte pour vous seul.
gevaudan-dropped-paysan-2 = Paysan
gevaudan-character-paysan-3 = Paysan
gevaudan-character-paysan-3-help = À chaque battue, une case de plus, et son empreinte pour vous seul.
gevaudan-dropped-paysan-3 = Paysan
gevaudan-character-procureur = Procureur
gevaudan-character-procureur-help = Une fois par manche, 1 point : examinez une empreinte d’une case Village.
gevaudan-dropped-procureur = Procureur
gevaudan-character-dragon = Dragon
gevaudan-character-dragon-help = Une fois par manche, 1 point : examinez une empreinte d’une case Dragons, même interdite.
gevaudan-dropped-dragon = Dragon
gevaudan-character-ministre = Ministre
gevaudan-character-ministre-help = Trois cubes, aucun pouvoir.
gevaudan-dropped-ministre = Ministre
gevaudan-character-eveque = Évêque
gevaudan-character-eveque-help = Au début d’une manche, une seule fois : tous les autres à l’église, avec 2 points de moins.
gevaudan-dropped-eveque = Évêque
gevaudan-character-heros = Héros
gevaudan-character-heros-help = Vous gagnez les égalités pour la place de premier joueur.
gevaudan-dropped-heros = Héros
gevaudan-character-suspect = Suspect
gevaudan-character-suspect-help = À la place de votre tour, une seule fois : voyez toutes les empreintes d’une couleur.
gevaudan-dropped-suspect = Suspect
gevaudan-character-prince = Prince
gevaudan-character-prince-help = Vous pouvez rester à l’écart d’une battue.
gevaudan-dropped-prince = Prince
gevaudan-character-louvetier = Louvetier
gevaudan-character-louvetier-help = Quand vous consultez, gardez une des empreintes vues.
gevaudan-dropped-louvetier = Louvetier
gevaudan-character-mere-courage = Mère Courage
gevaudan-character-mere-courage-help = À la fin de votre tour, à côté de la Bête : chassez-la de 1 à 3 cases.
gevaudan-dropped-mere-courage = Mère Courage
gevaudan-character-envoye = Envoyé du roi
gevaudan-character-envoye-help = Une fois par manche, 1 point : consultez des archives à distance.
gevaudan-dropped-envoye = Envoyé du roi
gevaudan-character-cavalier = Cavalier
gevaudan-character-cavalier-help = Une fois par manche, 1 point : avancez de 2 ou 3 cases.
gevaudan-dropped-cavalier = Cavalier
gevaudan-character-combattante = Combattante
gevaudan-character-combattante-help = Faites relancer le dé de la Bête.
gevaudan-dropped-combattante = Combattante
gevaudan-character-passeur = Passeur
gevaudan-character-passeur-help = Une fois par manche, 1 point : examinez une empreinte d’une case Rivière.
gevaudan-dropped-passeur = Passeur
gevaudan-character-chirurgien = Chirurgien
gevaudan-character-chirurgien-help = Soignez-vous, puis agissez avec 2 points.
gevaudan-dropped-chirurgien = Chirurgien
gevaudan-character-marquis = Marquis
gevaudan-character-marquis-help = Au début du tour, 1 point : une battue à vous seul, une case depuis la Bête.
gevaudan-dropped-marquis = Marquis
gevaudan-character-marginal = Marginal
gevaudan-character-marginal-help = La case de la Bête ne vous blesse pas.
gevaudan-dropped-marginal = Marginal
gevaudan-character-garde-forestier = Garde-forestier
gevaudan-character-garde-forestier-help = Une fois par manche, 1 point : examinez une empreinte d’une case Forêt.
gevaudan-dropped-garde-forestier = Garde-forestier
gevaudan-card-e01 = Battue
gevaudan-card-e02 = Battue
gevaudan-card-e03 = Battue
gevaudan-card-e04 = Battue
gevaudan-card-e05 = Battue
gevaudan-card-e06 = Battue
gevaudan-card-e07 = Férocité
gevaudan-card-e08 = Férocité
gevaudan-card-e09 = Férocité
gevaudan-card-e10 = Férocité
gevaudan-card-e11 = Férocité
gevaudan-card-e12 = Férocité
gevaudan-card-h01 = Les Dragons de Duhamel
gevaudan-card-h01-help = Jusqu’au prochain événement, on n’examine plus sur les cases Dragons.
gevaudan-card-h02 = Embuscade au bois de la Baume
gevaudan-card-h02-help = Après la battue, la Bête s’échappe d’un pas par sa flèche blanche.
gevaudan-card-h03 = Le mandement de l’évêque
gevaudan-card-h03-help = Chacun peut aller à l’église et y gagner une Influence.
gevaudan-card-h04 = Portefaix et ses amis se battent
gevaudan-card-h04-help = Qui a 2 blessures en guérit une.
gevaudan-card-h05 = Six mille livres
gevaudan-card-h05-help = Chacun gagne une Influence.
gevaudan-card-h06 = La grande battue du 7 février
gevaudan-card-h06-help = Épuisés : un point de moins à la prochaine manche.
gevaudan-card-h07 = Les d’Enneval arrivent
gevaudan-card-h07-help = Jusqu’au prochain événement, on consulte aussi d’une case voisine.
gevaudan-card-h08 = Un printemps sanglant
gevaudan-card-h08-help = Qui est à côté de la Bête perd un cube.
gevaudan-card-h09 = Monsieur Antoine prend le commandement
gevaudan-card-h09-help = Chacun regarde une empreinte archivée de son voisin de gauche.
gevaudan-card-h10 = Les Chastel en prison
gevaudan-card-h10-help = Le prochain trajet de la Bête compte 2 cases de moins.
gevaudan-card-h11 = Le loup des Chazes
gevaudan-card-h11-help = La férocité baisse de 1.
gevaudan-card-h12 = La dernière chasse du marquis d’Apcher
gevaudan-card-h12-help = Chacun peut avancer d’une case et regarder son empreinte.
gevaudan-card-last-rounds = Derniers tours
gevaudan-card-end = Fin de la prime du roi
gevaudan-kind-battue = battue
gevaudan-kind-ferocity = férocité
gevaudan-kind-last_rounds = annonce
gevaudan-kind-end = fin
gevaudan-arrow-black = noir
gevaudan-arrow-grey = gris
gevaudan-arrow-white = blanc
gevaudan-cause-crossed = la Bête a traversé sa case
gevaudan-cause-entered = pour être allé sur la case de la Bête
gevaudan-out-wounds = trois blessures
gevaudan-out-trap = piège manqué
gevaudan-what-influence = gagne une Influence
gevaudan-what-cube_lost = perd un cube
gevaudan-what-healed = guérit d’une blessure
gevaudan-how-placed = attend au refuge
gevaudan-how-walked = va
gevaudan-how-rode = chevauche
gevaudan-how-marquis = mène sa propre battue
gevaudan-how-paysan = pousse plus loin
gevaudan-how-drive = pousse plus loin
gevaudan-how-summoned = est convoqué
gevaudan-how-church = va à l’église
gevaudan-how-examined = examine
gevaudan-how-scout = fait examiner de loin

## Ce qui se passe

gevaudan-news-moved = { $seatIs ->
    [you] **Vous** :
   *[other] **{ $seat }** :
} { $how } en **{ $cell }**{ $from ->
    [none] .
   *[other] , depuis { $from }.
}
gevaudan-news-round = **Manche { $round }**{ $last ->
    [yes] , la dernière
   *[no] {""}
}. Premier joueur : { $first }.
gevaudan-news-turn = { $seatIs ->
    [you] **Vous** jouez
   *[other] **{ $seat }** joue
} ({ $points } points).
gevaudan-news-ended = { $seatIs ->
    [you] **Vous** terminez votre tour.
   *[other] **{ $seat }** termine son tour.
}
gevaudan-news-marked = { $seatIs ->
    [you] **Vous** êtes allé sur la Bête : une blessure au prochain tour.
   *[other] **{ $seat }** est allé sur la Bête : une blessure à son prochain tour.
}
gevaudan-news-looked = { $seatIs ->
    [you] **Vous** regardez
   *[other] **{ $seat }** regarde
} l’empreinte **{ $colour }** de **{ $cell }**{ $character ->
    [none] .
   *[other] {"\u0020"}({ $character }).
}
gevaudan-news-saw = Empreinte **{ $shownColour }** : { $shownPresent ->
    [yes] présent
   *[no] absent
}, { $shownDots } point(s).
gevaudan-news-archived = { $seatIs ->
    [you] **Vous** archivez
   *[other] **{ $seat }** archive
} l’empreinte **{ $colour }** de **{ $cell }**.
gevaudan-news-consulted = { $seatIs ->
    [you] **Vous** consultez
   *[other] **{ $seat }** consulte
} { $count } empreinte(s) : archives de { $side ->
    [none] la ville
   *[other] **{ $side }**
}{ $envoy ->
    [yes] , par l’Envoyé.
   *[no] .
}
gevaudan-news-kept = { $seatIs ->
    [you] **Vous** gardez
   *[other] **{ $seat }** garde
} l’empreinte **{ $colour }** (archives de { $side ->
    [none] la ville
   *[other] { $side }
}).
gevaudan-news-toll = { $seatIs ->
    [you] **Vous** prenez
   *[other] **{ $seat }** prend
} un cube à { $by }.
gevaudan-news-suspected = { $seatIs ->
    [you] **Vous** faites parler le Suspect :
   *[other] **{ $seat }** fait parler le Suspect :
} { $count } empreinte(s) **{ $colour }**.
gevaudan-news-healed = { $seatIs ->
    [you] **Vous** vous soignez
   *[other] **{ $seat }** se soigne
} en **{ $cell }**{ $surgeon ->
    [yes] , avec le Chirurgien.
   *[no] .
}
gevaudan-news-noted = { $seatIs ->
    [you] **Vous** glissez un Pense-Bête
   *[other] **{ $seat }** glisse un Pense-Bête
} ({ $count } sur 4) : { $cubes } cube(s).
gevaudan-news-own_note = Votre Pense-Bête : **{ $colour }** { $present ->
    [yes] présent
   *[no] absent
}.
gevaudan-news-solicited = { $seatIs ->
    [you] **Vous** sollicitez
   *[other] **{ $seat }** sollicite
} **{ $character }** pour { $cost } Influence{ $charmed ->
    [yes] , par Séduction
   *[no] {""}
}{ $dropped ->
    [none] {""}
   *[other] , contre { $dropped }
} : { $cubes } cube(s).
gevaudan-news-reshuffled = La défausse des Personnages redevient la pioche ({ $count } cartes).
gevaudan-news-next_up = Le prochain Personnage : **{ $character }**.
gevaudan-news-swapped = { $seatIs ->
    [you] **Vous** échangez
   *[other] **{ $seat }** échange
} les empreintes de **{ $cell }** et **{ $other }**.
gevaudan-news-shot = { $seatIs ->
    [you] **Vous** tirez sur la Bête :
   *[other] **{ $seat }** tire sur la Bête :
} férocité **{ $ferocity }**.
gevaudan-news-walled = { $seatIs ->
    [you] **Vous** vous cachez derrière un muret
   *[other] **{ $seat }** se cache derrière un muret
} en **{ $cell }**.
gevaudan-news-unwalled = { $seatIs ->
    [you] **Vous** quittez votre muret.
   *[other] **{ $seat }** quitte son muret.
}
gevaudan-news-summoned = { $seatIs ->
    [you] **Vous** faites venir l’Évêque :
   *[other] **{ $seat }** fait venir l’Évêque :
} tous les autres à l’église, **{ $cell }**.
gevaudan-news-driven = { $seatIs ->
    [you] **Vous** chassez la Bête
   *[other] **{ $seat }** chasse la Bête
} : elle est en **{ $cell }**.
gevaudan-news-trap_failed = { $seatIs ->
    [you] **Vous** posez votre piège
   *[other] **{ $seat }** pose son piège
} en **{ $cell }** : rien.
gevaudan-news-eliminated = { $seatIs ->
    [you] **Vous** êtes éliminé
   *[other] **{ $seat }** est éliminé
} ({ $out }).
gevaudan-news-first_player = Premier joueur : **{ $first }**{ $by ->
    [none] .
   *[other] , nommé par { $by }.
}
gevaudan-news-rolled = { $seatIs ->
    [you] **Vous** lancez le dé :
   *[other] **{ $seat }** lance le dé :
} **{ $arrow }**{ $again ->
    [yes] , par la Combattante.
   *[no] .
}
gevaudan-news-beast_moved = La Bête s’arrête en **{ $cell }**.
gevaudan-news-beast_slipped = La Bête s’échappe en **{ $cell }**.
gevaudan-news-town_took = L’empreinte **{ $colour }** de **{ $cell }** part aux archives de la ville.
gevaudan-news-wounded = { $seatIs ->
    [you] **Vous** êtes blessé
   *[other] **{ $seat }** est blessé
} ({ $wounds } sur 3) : { $cause }.
gevaudan-news-spared = { $seatIs ->
    [you] **Vous** donnez votre cœur
   *[other] **{ $seat }** donne son cœur
} : pas de blessure ({ $cause }).
gevaudan-news-hidden = { $seatIs ->
    [you] **Vous** restez caché : la Bête passe.
   *[other] **{ $seat }** reste caché : la Bête passe.
}
gevaudan-news-event = Événement : **{ $card }**{ $kindId ->
    [battue] , battue de { $value }
    [ferocity] , férocité +{ $value }, désormais { $ferocity }
    [end] {"\u202F"}: la prochaine manche est la dernière
   *[other] {"\u202F"}: la fin est parmi les dernières cartes
}. Il reste { $left } carte(s).
gevaudan-news-slid = Les Personnages glissent d’une place{ $character ->
    [none] .
   *[other] {"\u202F"}: { $character } s’en va.
}
gevaudan-news-stayed_away = { $seatIs ->
    [you] **Vous** restez à l’écart de la battue.
   *[other] **{ $seat }** reste à l’écart de la battue.
}
gevaudan-news-gathered = Battue : les chasseurs se retrouvent en **{ $cell }** et feront { $value } case(s).
gevaudan-news-led = { $seatIs ->
    [you] **Vous** menez la battue
   *[other] **{ $seat }** mène la battue
} en **{ $cell }**.
gevaudan-news-turned_up = En **{ $cell }**, empreinte **{ $shownColour }** pour tous : { $shownPresent ->
    [yes] présent
   *[no] absent
}, { $shownDots } point(s).
gevaudan-news-gained = **{ $seat }** : { $what }.
gevaudan-news-peeked = { $seatIs ->
    [you] **Vous** regardez
   *[other] **{ $seat }** regarde
} une empreinte archivée de { $side }.
gevaudan-news-found = { $winnerIs ->
    [you] **Vous** avez trouvé la tanière
   *[other] **{ $winner }** a trouvé la tanière
} en **{ $cell }**.
gevaudan-news-expired = La prime du roi n’est plus : la Bête a gagné.
gevaudan-news-all_out = Plus un chasseur : la Bête a gagné.
gevaudan-news-box_seen = Vous ouvrez la boîte, seul : la tanière est en **{ $cell }**.
gevaudan-news-opened = La boîte s’ouvre : la tanière était en **{ $cell }**.

## Ce qui est demandé

gevaudan-prompt-place = Placez votre figurine sur un refuge libre.
gevaudan-wait-place = { $name } place sa figurine.
gevaudan-prompt-eveque = L’Évêque convoque-t-il les autres à l’église ?
gevaudan-wait-eveque = { $name } décide pour l’Évêque.
gevaudan-prompt-turn = À vous : avancez, examinez, ou terminez votre tour.
gevaudan-wait-turn = { $name } joue.
gevaudan-prompt-mere_courage = Chassez-vous la Bête ?
gevaudan-wait-mere_courage = { $name } décide pour Mère Courage.
gevaudan-prompt-toll = On consulte vos archives : prenez-vous un cube ?
gevaudan-wait-toll = { $name } peut prendre un cube.
gevaudan-prompt-keep = Gardez-vous une des empreintes vues ?
gevaudan-wait-keep = { $name } peut garder une empreinte.
gevaudan-prompt-heart = Donnez-vous votre cœur au lieu d’une blessure ?
gevaudan-wait-heart = { $name } peut donner son cœur.
gevaudan-prompt-name = Égalité : nommez le premier joueur.
gevaudan-wait-name = { $name } nomme le premier joueur.
gevaudan-prompt-reroll = Faites-vous relancer le dé ?
gevaudan-wait-reroll = { $name } peut faire relancer le dé.
gevaudan-prompt-take_part = Prenez-vous part à la battue ?
gevaudan-wait-take_part = { $name } décide pour le Prince.
gevaudan-prompt-lead = Menez la battue : case suivante ?
gevaudan-wait-lead = { $name } mène la battue.
gevaudan-prompt-paysan = Poussez-vous une case plus loin ?
gevaudan-wait-paysan = { $name } peut pousser plus loin.
gevaudan-prompt-drive = Poussez-vous une case plus loin ?
gevaudan-wait-drive = { $name } peut pousser plus loin.
gevaudan-prompt-church = Allez-vous à l’église ?
gevaudan-wait-church = { $name } peut aller à l’église.
gevaudan-prompt-peek = Regardez une empreinte de votre voisin de gauche.
gevaudan-wait-peek = { $name } regarde chez son voisin.

## La fin

gevaudan-outcome-lair = { $winnerIs ->
    [you] Vous avez trouvé la tanière : 6 000 livres.
   *[other] { $winner } a trouvé la tanière : 6 000 livres.
}
gevaudan-outcome-expired = La prime est échue : la Bête gagne.
gevaudan-outcome-all-out = Tous les chasseurs sont éliminés : la Bête gagne.
gevaudan-figure-won = parties gagnées par quelqu’un
gevaudan-figure-rounds = manches
gevaudan-figure-wounds = blessures par chasseur
gevaudan-figure-out-by-wounds = éliminés par blessures
gevaudan-figure-out-by-trap = éliminés par un piège manqué

## Les options

gevaudan-option-characters = Personnages
gevaudan-option-characters-help = Personnages, Influence et sollicitations.
gevaudan-option-characters-off = Sans
gevaudan-option-characters-off-help = Le jeu standard.
gevaudan-option-characters-on = Avec
gevaudan-option-characters-on-help = Les vingt Personnages se sollicitent contre de l’Influence.
gevaudan-option-events = Événements
gevaudan-option-events-help = Quelles cartes sont mélangées.
gevaudan-option-events-standard = Standard
gevaudan-option-events-standard-help = Battues et férocités.
gevaudan-option-events-historical = Historiques
gevaudan-option-events-historical-help = Douze événements avec leurs effets ; textes de la maison.
gevaudan-option-abilities = Capacités
gevaudan-option-abilities-help = Les capacités propres des sept chasseurs.
gevaudan-option-abilities-off = Sans
gevaudan-option-abilities-off-help = Un plateau n’est qu’un nom.
gevaudan-option-abilities-on = Avec
gevaudan-option-abilities-on-help = Chacun a la sienne, avec ses jetons.
gevaudan-option-deck = Longueur
gevaudan-option-deck-help = Combien d’événements.
gevaudan-option-deck-usual = Habituelle
gevaudan-option-deck-usual-help = Neuf cartes : sept à neuf manches.
gevaudan-option-deck-first_game = Première partie
gevaudan-option-deck-first_game-help = Dix cartes : une manche de plus.
gevaudan-option-deck-history = Au plus près de l’histoire
gevaudan-option-deck-history-help = Personnages et événements dans l’ordre, huit manches.
gevaudan-option-last_rounds = Derniers tours
gevaudan-option-last_rounds-help = Cette carte compte-t-elle comme événement ?
gevaudan-option-last_rounds-free = Non
gevaudan-option-last_rounds-free-help = On pioche aussitôt la suivante.
gevaudan-option-last_rounds-draw = Oui
gevaudan-option-last_rounds-draw-help = La partie dure une manche de plus.
gevaudan-option-beast_cell = Case de la Bête
gevaudan-option-beast_cell-help = Quand elle blesse qui y va.
gevaudan-option-beast_cell-entering = En y entrant
gevaudan-option-beast_cell-entering-help = Y passer suffit.
gevaudan-option-beast_cell-ending = En y restant
gevaudan-option-beast_cell-ending-help = Seulement si le tour s’y termine.
gevaudan-option-heal = Soins
gevaudan-option-heal-help = Qui peut se soigner.
gevaudan-option-heal-wounded = Les blessés
gevaudan-option-heal-wounded-help = Il faut au moins une blessure.
gevaudan-option-heal-always = Tous
gevaudan-option-heal-always-help = Même sans blessure, pour gagner un refuge.
gevaudan-option-memory = Mémoire
gevaudan-option-memory-help = Qui retient les empreintes vues.
gevaudan-option-memory-notebook = Carnet
gevaudan-option-memory-notebook-help = Ce que vous avez vu reste noté.
gevaudan-option-memory-paper = Comme sur papier
gevaudan-option-memory-paper-help = Une empreinte se voit jusqu’au coup suivant.
gevaudan-option-first = Premier joueur
gevaudan-option-first-help = Qui commence.
gevaudan-option-first-drawn = Au sort
gevaudan-option-first-drawn-help = Le hasard choisit.
gevaudan-option-first-1 = Siège 1
gevaudan-option-first-1-help = Le siège 1 commence.
gevaudan-option-first-2 = Siège 2
gevaudan-option-first-2-help = Le siège 2 commence.
gevaudan-option-first-3 = Siège 3
gevaudan-option-first-3-help = Le siège 3 commence.
gevaudan-option-first-4 = Siège 4
gevaudan-option-first-4-help = Le siège 4 commence.
gevaudan-option-hunter1 = Chasseur du siège 1
gevaudan-option-hunter1-help = Qui il joue.
gevaudan-option-hunter1-drawn = Au sort
gevaudan-option-hunter1-drawn-help = Le hasard choisit.
gevaudan-option-hunter1-fourbe = Fourbe
gevaudan-option-hunter1-fourbe-help = Le siège 1 joue ce chasseur.
gevaudan-option-hunter1-negociateur = Négociateur
gevaudan-option-hunter1-negociateur-help = Le siège 1 joue ce chasseur.
gevaudan-option-hunter1-garde-chasse = Garde-chasse
gevaudan-option-hunter1-garde-chasse-help = Le siège 1 joue ce chasseur.
gevaudan-option-hunter1-devot = Dévot
gevaudan-option-hunter1-devot-help = Le siège 1 joue ce chasseur.
gevaudan-option-hunter1-egoiste = Égoïste
gevaudan-option-hunter1-egoiste-help = Le siège 1 joue ce chasseur.
gevaudan-option-hunter1-discret = Discret
gevaudan-option-hunter1-discret-help = Le siège 1 joue ce chasseur.
gevaudan-option-hunter1-diplomate = Diplomate
gevaudan-option-hunter1-diplomate-help = Le siège 1 joue ce chasseur.
gevaudan-option-hunter2 = Chasseur du siège 2
gevaudan-option-hunter2-help = Qui il joue.
gevaudan-option-hunter2-drawn = Au sort
gevaudan-option-hunter2-drawn-help = Le hasard choisit.
gevaudan-option-hunter2-fourbe = Fourbe
gevaudan-option-hunter2-fourbe-help = Le siège 2 joue ce chasseur.
gevaudan-option-hunter2-negociateur = Négociateur
gevaudan-option-hunter2-negociateur-help = Le siège 2 joue ce chasseur.
gevaudan-option-hunter2-garde-chasse = Garde-chasse
gevaudan-option-hunter2-garde-chasse-help = Le siège 2 joue ce chasseur.
gevaudan-option-hunter2-devot = Dévot
gevaudan-option-hunter2-devot-help = Le siège 2 joue ce chasseur.
gevaudan-option-hunter2-egoiste = Égoïste
gevaudan-option-hunter2-egoiste-help = Le siège 2 joue ce chasseur.
gevaudan-option-hunter2-discret = Discret
gevaudan-option-hunter2-discret-help = Le siège 2 joue ce chasseur.
gevaudan-option-hunter2-diplomate = Diplomate
gevaudan-option-hunter2-diplomate-help = Le siège 2 joue ce chasseur.
gevaudan-option-hunter3 = Chasseur du siège 3
gevaudan-option-hunter3-help = Qui il joue.
gevaudan-option-hunter3-drawn = Au sort
gevaudan-option-hunter3-drawn-help = Le hasard choisit.
gevaudan-option-hunter3-fourbe = Fourbe
gevaudan-option-hunter3-fourbe-help = Le siège 3 joue ce chasseur.
gevaudan-option-hunter3-negociateur = Négociateur
gevaudan-option-hunter3-negociateur-help = Le siège 3 joue ce chasseur.
gevaudan-option-hunter3-garde-chasse = Garde-chasse
gevaudan-option-hunter3-garde-chasse-help = Le siège 3 joue ce chasseur.
gevaudan-option-hunter3-devot = Dévot
gevaudan-option-hunter3-devot-help = Le siège 3 joue ce chasseur.
gevaudan-option-hunter3-egoiste = Égoïste
gevaudan-option-hunter3-egoiste-help = Le siège 3 joue ce chasseur.
gevaudan-option-hunter3-discret = Discret
gevaudan-option-hunter3-discret-help = Le siège 3 joue ce chasseur.
gevaudan-option-hunter3-diplomate = Diplomate
gevaudan-option-hunter3-diplomate-help = Le siège 3 joue ce chasseur.
gevaudan-option-hunter4 = Chasseur du siège 4
gevaudan-option-hunter4-help = Qui il joue.
gevaudan-option-hunter4-drawn = Au sort
gevaudan-option-hunter4-drawn-help = Le hasard choisit.
gevaudan-option-hunter4-fourbe = Fourbe
gevaudan-option-hunter4-fourbe-help = Le siège 4 joue ce chasseur.
gevaudan-option-hunter4-negociateur = Négociateur
gevaudan-option-hunter4-negociateur-help = Le siège 4 joue ce chasseur.
gevaudan-option-hunter4-garde-chasse = Garde-chasse
gevaudan-option-hunter4-garde-chasse-help = Le siège 4 joue ce chasseur.
gevaudan-option-hunter4-devot = Dévot
gevaudan-option-hunter4-devot-help = Le siège 4 joue ce chasseur.
gevaudan-option-hunter4-egoiste = Égoïste
gevaudan-option-hunter4-egoiste-help = Le siège 4 joue ce chasseur.
gevaudan-option-hunter4-discret = Discret
gevaudan-option-hunter4-discret-help = Le siège 4 joue ce chasseur.
gevaudan-option-hunter4-diplomate = Diplomate
gevaudan-option-hunter4-diplomate-help = Le siège 4 joue ce chasseur.
gevaudan-option-board = Plateau
gevaudan-option-board-help = Le code d’un autre plateau que le nôtre, donné par bestiaire gevaudan check.

## Les refus

gevaudan-refusal-not-a-move = Ce n’est pas un coup de ce jeu.
gevaudan-refusal-game-over = La partie est finie.
gevaudan-refusal-not-your-turn = Rien ne vous est demandé maintenant.
gevaudan-refusal-not-in-a-turn = Cela ne se fait pas pendant un tour.
gevaudan-refusal-answer-first = Répondez d’abord à la question.
gevaudan-refusal-place-first = Placez d’abord votre figurine.
gevaudan-refusal-refuge-needed = Il faut un refuge.
gevaudan-refusal-refuge-taken = Ce refuge est pris.
gevaudan-refusal-no-points = Il ne vous reste pas assez de points.
gevaudan-refusal-not-adjacent = Cette case n’est pas voisine.
gevaudan-refusal-no-print = Il n’y a pas d’empreinte ici.
gevaudan-refusal-already-revealed = Cette empreinte est déjà visible de tous.
gevaudan-refusal-dragons-forbid = Les Dragons interdisent d’examiner ici pour l’instant.
gevaudan-refusal-examine-first = Examinez d’abord cette empreinte, dans ce tour et sans quitter la case.
gevaudan-refusal-not-on-his-cell = Ces archives ne sont pas à votre portée.
gevaudan-refusal-go-to-church = Les archives de la ville se consultent à l’église.
gevaudan-refusal-no-town = Il n’y a d’archives de la ville qu’en solitaire.
gevaudan-refusal-ask-another = Consultez quelqu’un d’autre que vous.
gevaudan-refusal-no-such-place = Il n’y a pas d’empreinte à cette place.
gevaudan-refusal-colours = Toutes de la même couleur, ou toutes de couleurs différentes.
gevaudan-refusal-cube-needed = Il vous faudrait encore un cube pour le Négociateur.
gevaudan-refusal-opening-only = Seulement au début du tour.
gevaudan-refusal-not-after-solicit = Pas après avoir sollicité quelqu’un.
gevaudan-refusal-not-wounded = Vous n’êtes pas blessé.
gevaudan-refusal-trap-on-refuge = La tanière n’est jamais dans un refuge.
gevaudan-refusal-suspect-only = Ce tour est au Suspect : sollicitez ou terminez.
gevaudan-refusal-note-too-early = Pas avant la première manche.
gevaudan-refusal-you-are-out = Vous êtes éliminé.
gevaudan-refusal-note-laid = Ce Pense-Bête est déjà posé.
gevaudan-refusal-characters-off = Les Personnages ne sont pas en jeu.
gevaudan-refusal-one-a-turn = Un seul Personnage par tour.
gevaudan-refusal-top-not-available = Le sommet de la pioche n’est pas encore disponible.
gevaudan-refusal-third-space = La troisième place ne coûte déjà qu’une Influence.
gevaudan-refusal-space-empty = Cette place est vide.
gevaudan-refusal-no-influence = Vous n’avez pas assez d’Influence.
gevaudan-refusal-hand-full = Vous avez déjà deux Personnages : rendez-en un.
gevaudan-refusal-hand-not-full = Vous avez encore de la place.
gevaudan-refusal-not-your-character = Vous n’avez pas ce Personnage.
gevaudan-refusal-already-used = Une fois par manche seulement.
gevaudan-refusal-not-his-land = Il ne voit pas cette case.
gevaudan-refusal-nothing-hidden = Il n’y a rien à examiner là.
gevaudan-refusal-not-next-to-beast = Pas à côté de la Bête.
gevaudan-refusal-not-in-reach = Cette case est hors de portée.
gevaudan-refusal-not-your-ability = Ce n’est pas la capacité de votre chasseur.
gevaudan-refusal-no-token = Vous n’avez plus de jeton.
gevaudan-refusal-one-token-a-turn = Un jeton par tour.
gevaudan-refusal-two-prints-needed = Il faut une empreinte ici et une autre ailleurs.
gevaudan-refusal-wall-on-refuge = Un refuge n’a pas besoin de muret.
gevaudan-refusal-too-far = La Bête ne va pas si loin.
gevaudan-refusal-not-shown = Cette empreinte n’a pas été montrée.
gevaudan-refusal-not-tied = Ce chasseur n’est pas à égalité, ou c’est vous.
gevaudan-refusal-no-way = La battue ne passe pas par là.
gevaudan-refusal-first-not-seated = Personne n’est assis à ce siège.
gevaudan-refusal-hunter-twice = Deux sièges ont choisi le même chasseur.
gevaudan-refusal-history-needs-all = Au plus près de l’histoire : il faut les Personnages et les événements historiques.
gevaudan-refusal-board-not-understood = Ce code n’est pas celui d’un plateau valable.
