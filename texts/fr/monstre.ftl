monstre-card-avis = Avis de recherche
monstre-card-chasseur = Chasseur
monstre-card-cachette = Cachette
monstre-card-ami = Ami
monstre-card-chien = Chien
monstre-card-enquete = Enquête
monstre-card-rumeur = Rumeur
monstre-card-ragot = Ragot
monstre-card-accord = Accord
monstre-card-arnaque = Arnaque
monstre-card-brouillard = Brouillard
monstre-card-loup-garou = Loup-garou
monstre-card-sirene = Sirène
monstre-card-vampire = Vampire
monstre-card-gumiho = Gumiho
monstre-card-mandragore = Mandragore

## La table

monstre-card-avis-text = Son porteur ouvre la manche en le jouant.
monstre-card-avis-help = Qui reçoit l’Avis de recherche commence la manche, et l’Avis est sa première carte. Il ne fait rien d’autre. Il y en a un dans chaque manche.
monstre-card-chasseur-text = Nommez un joueur : s’il tient le Monstre, il le défausse.
monstre-card-chasseur-help = Nommez un autre joueur. S’il tient le Monstre sans pouvoir l’ignorer, il le défausse et vous gagnez la manche. Sinon il ne se passe rien, et personne ne dit pourquoi : pas de Monstre, une Cachette ou un pouvoir, c’est tout un. Jamais à votre premier tour.
monstre-card-cachette-text = Gardée en main, elle déjoue les Chasseurs.
monstre-card-cachette-help = Tant qu’elle est dans votre main, aucun Chasseur ne prend le Monstre chez vous, et cela ne se voit pas. Elle ne protège pas du Chien. La jouer ne fait rien.
monstre-card-ami-text = Vous devenez Ami du Monstre ; un joueur perd un Chasseur.
monstre-card-ami-help = Vous devenez Ami du Monstre jusqu’à la fin de la manche : vous marquez avec lui s’il est joué, rien s’il est pris. Choisissez aussi un joueur : s’il a un Chasseur, il en part un sous le talon, face cachée, et tous le voient partir.
monstre-card-chien-text = Un joueur défausse une carte de son choix.
monstre-card-chien-help = Le joueur choisi défausse la carte qu’il veut, face cachée ; si c’est le Monstre, vous gagnez la manche. La Cachette n’y peut rien, et la Mandragore doit sortir. À votre premier tour, le Chien se joue sans effet.
monstre-card-enquete-text = Regardez, pour vous seul, la main d’un joueur.
monstre-card-enquete-help = Vous voyez une fois toute la main d’un joueur. Lui sait que vous l’avez vue, les autres aussi, mais vous seul savez ce qu’elle contient.
monstre-card-rumeur-text = Chacun prend une carte à son voisin de droite.
monstre-card-rumeur-help = Tous à la fois, chacun prend au hasard une carte du joueur qui est à sa droite, c’est-à-dire de celui qui joue avant lui. Une carte reçue n’est pas reprise aussitôt. Sans effet si c’est votre dernière carte.
monstre-card-ragot-text = Chacun donne une carte à son voisin de gauche.
monstre-card-ragot-help = Tous à la fois et en secret, chacun choisit une carte de sa main et la donne au joueur suivant. Le choix est définitif. Sans effet si c’est votre dernière carte.
monstre-card-accord-text = Échangez une ou deux cartes avec un joueur.
monstre-card-accord-help = Choisissez un joueur et le nombre de cartes, une ou deux. Chacun choisit en secret ce qu’il donne, puis l’échange se fait. Il faut avoir autant de cartes tous les deux. Sans effet si c’est votre dernière carte.
monstre-card-arnaque-text = Prenez une carte au hasard, regardez, rendez-en une.
monstre-card-arnaque-help = Vous prenez au hasard une carte d’un joueur, vous la regardez, puis vous lui en rendez une, la même si vous voulez. Lui et vous savez ce qui a été pris et rendu, les autres non.
monstre-card-brouillard-text = Toutes les mains sont mêlées et redonnées.
monstre-card-brouillard-help = Les mains de tous sont mélangées ensemble, puis redonnées : chacun retrouve autant de cartes qu’avant. Ce que vous saviez des mains ne vaut plus rien. Sans effet si c’est votre dernière carte.

monstre-power-hunters = Tour { $turn } si { $count } Chasseurs ont été joués.
monstre-power-friend = Tour { $turn } si un Ami a été joué.
monstre-power-first = Ignore le premier Chasseur joué de la manche.
monstre-power-turn = Ignore les Chasseurs d’un tour { $turn }.
monstre-power-dog = Craint le Chien.
monstre-power-none = Se joue en dernière carte.

monstre-help-monster = Le Monstre ne se joue que s’il est votre dernière carte ; vous gagnez alors la manche avec ses Amis.
monstre-help-hunters = Il peut aussi être joué à votre tour { $turn }, si au moins { $count } Chasseurs ont déjà été joués dans la manche ; ceux qu’on défausse ou cache ne comptent pas. Chasseurs joués jusqu’ici : { $now }.
monstre-help-friend = Il peut aussi être joué à votre tour { $turn }, si quelqu’un a joué un Ami dans la manche.
monstre-help-first = Il ignore le premier Chasseur joué de la manche, où qu’il vise, et rien ne le montre.
monstre-help-turn = Il ignore les Chasseurs joués au tour { $turn } de leur joueur, et rien ne le montre.
monstre-help-dog = Mais si le Chien vient chez vous, c’est lui que vous devez défausser.
monstre-help-house = ° Pouvoir de notre maison : celui de la boîte n’est pas public. L’hôte peut le remplacer dans les options.
monstre-help-chien-passe = Variante de cette table : qui a défaussé reçoit ensuite le Chien dans sa main, et tous le savent.
monstre-help-brouillard-une = Variante de cette table : chacun met une seule carte de son choix dans le Brouillard, et en reçoit une.
monstre-help-count = { $count ->
    [one] Il y en a { $count } parmi les 33 cartes.
   *[other] Il y en a { $count } parmi les 33 cartes.
}{ $house ->
    [yes] {" "}° Nombre de notre maison : celui de la boîte n’est pas public. L’hôte peut le remplacer dans les options.
   *[no] {""}
}

monstre-you = Vous
monstre-board = La rue
monstre-rail = Carnet et lecture des cartes
monstre-tray = Vos cartes
monstre-rounds = Manches
monstre-round = Manche
monstre-round-of = Manche { $round } sur { $rounds }
monstre-turn-of = Tour { $turn } / 4
monstre-deck = Talon { $cards }
monstre-notes = Carnet
monstre-notes-none = Rien pour l’instant. Les cartes données, reçues ou vues sont notées ici, pour vous seul, tant qu’on peut les suivre.
monstre-known-of = { $known } sur { $cards }
monstre-reading = Lire une carte
monstre-reading-boxes = Quatre cases, vos quatre tours de la manche :
monstre-reading-windows = Une fenêtre éclairée est une carte en main. L’œil marque une carte que vous savez là.
monstre-boxes = Tours : { $boxes }
monstre-box-V = jouable
monstre-box-R = interdite
monstre-box-N = sans effet
monstre-box-C = sous condition
monstre-box-title = Ce qu’il y a dans la boîte
monstre-box-known = Les 33 cartes : { $cards }. À chaque manche sont sûrs un Avis, un Chasseur et une Cachette ; le reste est tiré au hasard.
monstre-box-house = ° Ces nombres sont de notre maison, ceux de la boîte ne sont pas publics. L’hôte peut les remplacer dans les options.
monstre-box-own = Ces nombres ont été donnés par l’hôte.
monstre-box-monsters = Monstres encore possibles : { $cards }.
monstre-face-down = Cachée
monstre-face-down-unknown = une carte face cachée
monstre-face-down-known = { $card } face cachée
monstre-nothing-played = Rien joué
monstre-friend = Ami du Monstre
monstre-thinking = réfléchit
monstre-has-chosen = a choisi
monstre-points-short = { $points } { $points ->
    [one] pt
   *[other] pts
}
monstre-house-facts = { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
monstre-house-friend = Ami du Monstre pour cette manche : il marque si le Monstre est joué, rien s’il est pris.
monstre-house-known = Vous savez là : { $cards }
monstre-house-nothing = N’a encore rien joué dans cette manche.
monstre-house-played = Cartes jouées, dans l’ordre :
monstre-house-pile = Cartes jouées : { $cards }
monstre-house-turn = c’est son tour
monstre-facts = { $cards ->
    [0] main vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $friend ->
    [yes] , Ami
   *[no] {""}
}

monstre-hand = { $cards ->
    [0] Main vide
    [one] Votre carte
   *[other] Vos { $cards } cartes
}
monstre-hand-public = La rue, vue de tous
monstre-hand-watch = Vous regardez : les mains restent cachées.
monstre-hand-empty = Vous n’avez plus de carte. La manche continue sans vous.
monstre-hand-over = La partie est finie.
monstre-hand-help = « ? » ou appui long : l’aide d’une carte.
monstre-hint-pick = { $cards ->
    [one] Touchez une carte.
   *[other] Touchez { $cards } cartes.
}
monstre-hint-more = { $cards ->
    [one] Encore une carte.
   *[other] Encore { $cards } cartes.
}
monstre-hint-house = { $cards } : touchez une maison.
monstre-hint-mine = { $cards } : touchez votre maison pour jouer.
monstre-hint-only = { $cards } : touchez la maison de { $name }.
monstre-hint-amount = Combien de cartes avec { $name } ?
monstre-hint-chosen = Vous donnez { $cards }.
monstre-hint-wait = Ce n’est pas à vous.
monstre-note-taken = Vient d’être prise
monstre-note-monster = En dernière carte
monstre-note-not-now = Pas à ce tour
monstre-how-many = Combien de cartes échanger ?
monstre-swap-n = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
monstre-verb-play = Jouer ici
monstre-verb-give = Donner
monstre-verb-discard = Au Chien
monstre-verb-fog = Au Brouillard
monstre-verb-chasseur = Chasser
monstre-verb-ami = Nommer
monstre-verb-chien = Mordre
monstre-verb-enquete = Regarder
monstre-verb-accord = Échanger
monstre-verb-arnaque = Prendre

monstre-prompt-avis = L’Avis de recherche est chez vous : jouez-le, vous ouvrez la manche.
monstre-prompt-avis-detail = Touchez l’Avis, puis votre maison.
monstre-prompt-lay = Rien d’autre à jouer : laissez un Chasseur face cachée devant chez vous.
monstre-prompt-lay-detail = Un Chasseur ne se joue pas au premier tour. Tous sauront que c’en est un.
monstre-prompt-turn = À vous : quelle carte jouez-vous ?
monstre-prompt-turn-detail = C’est votre tour { $turn } de la manche. Touchez une carte, puis une maison.
monstre-prompt-monster = Vous pouvez jouer le Monstre et gagner la manche !
monstre-prompt-give-ragot = Ragot : quelle carte donnez-vous à { $to } ?
monstre-prompt-give-ragot-detail = Chacun choisit en secret pour son voisin de gauche ; un choix ne se reprend pas.
monstre-prompt-give-accord = Accord avec { $name } : { $cards ->
    [one] quelle carte donnez-vous ?
   *[other] quelles { $cards } cartes donnez-vous ?
}
monstre-prompt-give-accord-detail = Vous choisissez tous les deux en secret, puis vous échangez.
monstre-prompt-give-brouillard = Brouillard : quelle carte y mettez-vous ?
monstre-prompt-give-brouillard-detail = Ces cartes sont mêlées et chacun en reçoit une, peut-être la sienne.
monstre-prompt-give_back = Vous avez pris { $taken } : quelle carte rendez-vous à { $name } ?
monstre-prompt-give_back-detail = La même si vous voulez. { $name } saura ce que vous avez pris et rendu.
monstre-prompt-discard = Le Chien de { $name } : quelle carte défaussez-vous ?
monstre-prompt-discard-detail = Elle part face cachée. La Cachette n’y peut rien.
monstre-wait-turn = { $name } choisit la carte à jouer.
monstre-wait-give = { $card } : { $count ->
    [one] { $name } choisit encore.
   *[other] { $count } voisins choisissent encore ({ $name }).
}
monstre-wait-give_back = Arnaque : { $name } choisit la carte à rendre.
monstre-wait-discard = Le Chien : { $name } choisit la carte à défausser.
monstre-wait-chosen = Vous donnez { $cards }.

monstre-move-play = Jouer { $card }
monstre-move-play-on = Jouer { $card } : { $name }
monstre-move-swap = Jouer { $card } avec { $name }, { $cards ->
    [one] une carte
   *[other] deux cartes
}
monstre-move-lay = Laisser un Chasseur face cachée
monstre-move-give = Donner { $cards }
monstre-move-discard = Défausser { $card }

monstre-saw = Vous y voyez : **{ $cards }**.
monstre-seen = La main de { $name }
monstre-seen-close = C’est vu

monstre-end-label = Fin de la manche { $round }
monstre-end-played = { $byIs ->
    [you] Vous jouez le Monstre : { $monster } !
   *[other] { $by } joue le Monstre : { $monster }.
}
monstre-end-hunter = { $byIs ->
    [you] Vous prenez le Monstre chez { $side } : { $monster } !
   *[other] { $sideIs ->
        [you] { $by } prend le Monstre chez vous : { $monster }.
       *[other] { $by } prend le Monstre chez { $side } : { $monster }.
    }
}
monstre-end-dog = { $byIs ->
    [you] Votre Chien fait sortir le Monstre de chez { $side } : { $monster } !
   *[other] { $sideIs ->
        [you] Le Chien de { $by } fait sortir le Monstre de chez vous : { $monster }.
       *[other] Le Chien de { $by } fait sortir le Monstre de chez { $side } : { $monster }.
    }
}
monstre-end-betrayed = Trahison : un Ami l’a livré, et n’y gagne rien.
monstre-end-friends = { $count ->
    [one] Ami du Monstre : { $names }.
   *[other] Amis du Monstre : { $names }.
}
monstre-end-hands = Les mains et le chemin du Monstre
monstre-end-points = +{ $points }
monstre-end-down = { $card } (cachée)
monstre-end-no-hand = main vide
monstre-end-next = Manche suivante
monstre-end-close = Fermer
monstre-end-again = Fin de la manche { $round }
monstre-way = Le chemin du Monstre :
monstre-way-dealt = { $nameIs ->
    [you] donné à vous
   *[other] donné à { $name }
}
monstre-way-step = { $nameIs ->
    [you] vous, carte n° { $turn }
   *[other] { $name }, carte n° { $turn }
}

monstre-ending-title = { $winnerIs ->
    [you] { $winners ->
        [one] Vous gagnez avec { $points } points !
       *[other] Victoire partagée : { $names }, { $points } points.
    }
   *[other] { $winners ->
        [one] { $names } gagne avec { $points } points.
       *[other] Victoire partagée : { $names }, { $points } points.
    }
}
monstre-ending-score = **{ $name }** { $points }
