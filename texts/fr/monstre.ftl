# Mon voisin le monstre. Lu par le client, le serveur et le terminal.

## Les cartes

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
monstre-card-ami-help = Vous devenez Ami du Monstre jusqu’à la fin de la manche : vous marquez avec lui s’il est joué, rien s’il est pris. Choisissez aussi un joueur : s’il a un Chasseur, il en part un sous le talon, face cachée, et tous le voient partir. °
monstre-card-chien-text = Un joueur défausse une carte de son choix.
monstre-card-chien-help = Le joueur choisi défausse la carte qu’il veut, face cachée ; si c’est le Monstre, vous gagnez la manche. La Cachette n’y peut rien, et la Mandragore doit sortir.
monstre-card-enquete-text = Regardez, pour vous seul, la main d’un joueur.
monstre-card-enquete-help = Vous voyez une fois toute la main d’un joueur. Lui sait que vous l’avez vue, les autres aussi, mais vous seul savez ce qu’elle contient. Le nom de cette carte est de notre maison. °
monstre-card-rumeur-text = Chacun prend une carte à son voisin de droite.
monstre-card-rumeur-help = Tous à la fois, chacun prend au hasard une carte du joueur qui est à sa droite, c’est-à-dire de celui qui joue avant lui. Tout se fait en même temps. Sans effet si c’est votre dernière carte. °
monstre-card-ragot-text = Chacun donne une carte à son voisin de gauche.
monstre-card-ragot-help = Tous à la fois et en secret, chacun choisit une carte de sa main et la donne au joueur suivant. Le choix est définitif. Sans effet si c’est votre dernière carte. °
monstre-card-accord-text = Échangez une ou deux cartes avec un joueur.
monstre-card-accord-help = Choisissez un joueur et le nombre de cartes, une ou deux. Chacun choisit en secret ce qu’il donne, puis l’échange se fait. Il faut avoir autant de cartes tous les deux. Sans effet si c’est votre dernière carte.
monstre-card-arnaque-text = Prenez une carte au hasard, regardez, rendez-en une.
monstre-card-arnaque-help = Vous prenez au hasard une carte d’un joueur, vous la regardez, puis vous lui en rendez une, la même si vous voulez. Lui et vous savez ce qui a été pris et rendu, les autres non.
monstre-card-brouillard-text = Toutes les mains sont mêlées et redonnées.
monstre-card-brouillard-help = Les mains de tous sont mélangées ensemble, puis redonnées : chacun retrouve autant de cartes qu’avant. Ce que vous saviez des mains ne vaut plus rien. Sans effet si c’est votre dernière carte. °

monstre-power-hunters = Sort dès le { $turn }e tour si { $count ->
    [one] un Chasseur a été joué
   *[other] { $count } Chasseurs ont été joués
}.
monstre-power-friend = Sort dès le { $turn }e tour si un Ami a été joué.
monstre-power-first = Ignore le premier Chasseur joué de la manche.
monstre-power-turn = Ignore les Chasseurs joués au { $turn }e tour de leur joueur.
monstre-power-dog = Craint le Chien.
monstre-power-none = Se joue en dernière carte.

monstre-help-monster = Le Monstre ne se joue que s’il est votre dernière carte ; vous gagnez alors la manche avec ses Amis. °
monstre-help-hunters = Il peut aussi être joué à votre { $turn }e tour, si { $count ->
    [one] un Chasseur au moins a déjà été joué
   *[other] au moins { $count } Chasseurs ont déjà été joués
} dans la manche ; ceux qu’on défausse ou cache ne comptent pas. Chasseurs joués jusqu’ici : { $now }.
monstre-help-friend = Il peut aussi être joué à votre { $turn }e tour, si quelqu’un a joué un Ami dans la manche.
monstre-help-first = Il ignore le premier Chasseur joué de la manche, où qu’il vise, et rien ne le montre.
monstre-help-turn = Il ignore les Chasseurs joués au { $turn }e tour de leur joueur, et rien ne le montre.
monstre-help-dog = Mais si le Chien vient chez vous, c’est lui que vous devez défausser.
monstre-help-asleep = À votre premier tour, cette carte se joue sans effet. °
monstre-power-house = { $power } °
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
monstre-box-V = à ce tour
monstre-box-R = pas à ce tour
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
monstre-points-short = { $points ->
    [0] 0 pt
    [1] 1 pt
   *[other] { $points } pts
}
monstre-house-facts = { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
monstre-house-friend = Ami du Monstre : marque 2 si le Monstre est joué, rien s’il est pris.
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
    [one] Choisissez une carte.
   *[other] Choisissez { $cards } cartes.
}
monstre-hint-more = { $cards ->
    [one] Encore une carte.
   *[other] Encore { $cards } cartes.
}
monstre-hint-house = { $cards } : choisissez une maison.
monstre-hint-mine = { $cards } : choisissez votre maison pour jouer.
monstre-hint-only = { $cards } : choisissez la maison { DE($name) }{ $name }.
monstre-hint-amount = Combien de cartes avec { $name } ?
monstre-hint-chosen = Vous donnez { $cards }.
monstre-hint-wait = Ce n’est pas à vous.
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
monstre-verb-ami = Désarmer
monstre-verb-chien = Mordre
monstre-verb-enquete = Regarder
monstre-verb-accord = Échanger
monstre-verb-arnaque = Prendre

monstre-prompt-avis = L’Avis de recherche est chez vous : jouez-le, vous ouvrez la manche.
monstre-prompt-avis-detail = Choisissez l’Avis, puis votre maison.
monstre-prompt-lay = Rien d’autre à jouer : laissez un Chasseur face cachée devant chez vous.
monstre-prompt-lay-detail = Un Chasseur ne se joue pas au premier tour. Tous sauront que c’en est un.
monstre-prompt-turn = À vous : quelle carte jouez-vous ?
monstre-prompt-turn-detail = Votre { $turn ->
    [1] 1er
   *[other] { $turn }e
} tour de la manche. Choisissez une carte, puis une maison.
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
monstre-prompt-discard = Le Chien { DE($name) }{ $name } : quelle carte défaussez-vous ?
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
monstre-seen = La main { DE($name) }{ $name }
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
        [you] Le Chien { DE($by) }{ $by } fait sortir le Monstre de chez vous : { $monster }.
       *[other] Le Chien { DE($by) }{ $by } fait sortir le Monstre de chez { $side } : { $monster }.
    }
}
monstre-end-points = +{ $points }
monstre-end-down = { $card } (cachée)
monstre-end-no-hand = main vide
monstre-end-next = Manche suivante
monstre-end-close = Fermer
monstre-end-again = Fin de la manche { $round }
monstre-way-dealt = { $nameIs ->
    [you] donné à vous
   *[other] donné à { $name }
}
monstre-way-step = { $nameIs ->
    [you] vous, au { $turn ->
        [1] 1er
       *[other] { $turn }e
    } tour
   *[other] { $name }, au { $turn ->
        [1] 1er
       *[other] { $turn }e
    } tour
}

## Ce qui est raconté, temps par temps

monstre-beat-door = { $sideIs ->
    [you] Le Monstre est‑il chez vous ?
   *[other] Le Monstre est‑il chez { $side } ?
}
monstre-beat-door-detail = La rue retient son souffle.
monstre-beat-missed = Manqué.
monstre-beat-missed-detail = Parade, pouvoir ou autre carte : personne ne le dira.
monstre-beat-caught = { $sideIs ->
    [you] Touché : vous défaussez { $card } !
   *[other] Touché : { $side } défausse { $card } !
}
monstre-beat-caught-detail = La manche est finie.
monstre-beat-friend = { $seatIs ->
    [you] Vous êtes Ami du Monstre, pour cette manche.
   *[other] { $seat } est Ami du Monstre, pour cette manche.
}
monstre-beat-friend-detail = Le sceau reste sur la maison.
monstre-beat-sent = { $sideIs ->
    [you] Vous perdez un Chasseur.
   *[other] { $side } perd un Chasseur.
}
monstre-beat-sent-detail = Il part face cachée sous le talon, et tous le voient partir.
monstre-beat-not-sent = { $sideIs ->
    [you] Vous n’aviez pas de Chasseur.
   *[other] { $side } n’avait pas de Chasseur.
}
monstre-beat-not-sent-detail = Aucune carte ne part, et toute la table le voit.
monstre-beat-look = La main { DE($side) }{ $side }, pour vous seul.
monstre-beat-look-detail = La table attend que vous ayez fini.
monstre-beat-look-chip = Vous avez vu la main { DE($side) }{ $side }
monstre-beat-looked = Les cartes rentrent chez { $side }.
monstre-beat-looked-detail = { $memory ->
    [avec] Ce que vous savez reste marqué à sa fenêtre.
   *[other] Retenez-les : ici, la table ne note rien.
}
monstre-beat-pass-rumeur = Toutes les cartes passent en même temps.
monstre-beat-pass-rumeur-detail = Chacun prend à sa droite.
monstre-beat-pass-ragot = Toutes les cartes passent en même temps.
monstre-beat-pass-ragot-detail = Chacun donne à sa gauche.
monstre-beat-pass-accord = { $oneIs ->
    [you] Vous échangez avec { $two }.
   *[other] { $twoIs ->
        [you] Vous échangez avec { $one }.
       *[other] { $one } et { $two } échangent.
    }
}
monstre-beat-pass-accord-detail = { $cards ->
    [one] Une carte chacun, face cachée.
   *[other] Deux cartes chacun, face cachée.
}
monstre-beat-mine = { $gotCount ->
    [0] { $cardId ->
        [rumeur] { $to } vous a pris { $given }.
       *[other] { $to } a maintenant { $given }.
    }
   *[other] { $givenCount ->
        [0] Vous recevez { $got }.
       *[other] { $cardId ->
            [rumeur] Vous recevez { $got }. { $to } vous a pris { $given }.
           *[other] Vous recevez { $got }. { $to } a maintenant { $given }.
        }
    }
}
monstre-beat-mine-detail = { $same ->
    [yes] Vous deux le savez, personne d’autre.
   *[no] { $by } et { $to } le savent aussi, chacun pour sa carte.
}
monstre-beat-mine-chip = { $gotCount ->
    [0] { $card } : donné { $given }
   *[other] { $givenCount ->
        [0] { $card } : reçu { $got }
       *[other] { $card } : reçu { $got }, donné { $given }
    }
}
monstre-beat-fog = { $whole ->
    [yes] { $cards ->
        [0] Aucune carte ne se mêle dans la rue.
        [one] Une carte se mêle au milieu de la rue.
       *[other] { $cards } cartes se mêlent au milieu de la rue.
    }
   *[no] { $cards ->
        [0] Aucune carte ne va dans le Brouillard.
        [one] Une carte va dans le Brouillard.
       *[other] { $cards } cartes vont dans le Brouillard, une par joueur.
    }
}
monstre-beat-fog-detail = { $whole ->
    [yes] Ce que vous saviez ne vaut plus rien.
   *[no] Chacun en recevra une, peut-être la sienne.
}
monstre-beat-fog-chip = { $whole ->
    [yes] Brouillard : toutes les mains mêlées
   *[no] Brouillard : une carte de chacun
}
monstre-beat-new-hand = Votre nouvelle main : { $cards }.
monstre-beat-new-hand-detail = Chacun en a autant qu’avant.
monstre-beat-new-card = Le Brouillard vous donne { $cards }.
monstre-beat-new-card-detail = Personne ne sait d’où elle vient.
monstre-beat-dealt-again = On redonne : à chacun autant qu’avant.
monstre-beat-dealt-again-detail = Personne ne sait plus qui a quoi.
monstre-beat-thrown-detail = Face cachée. Ce n’était pas le Monstre : la manche continue.
monstre-beat-monster-detail = La manche est au Monstre.
monstre-beat-hand = { $number ->
    [0] { $nameIs ->
        [you] Vous n’aviez plus de carte.
       *[other] { $name } n’avait plus de carte.
    }
   *[other] { $nameIs ->
        [you] Vous aviez { $cards }.
       *[other] { $name } avait { $cards }.
    }
}
monstre-beat-hand-detail = Les mains se retournent, maison par maison.
monstre-beat-way-detail = Le chemin du Monstre
monstre-beat-way-you = vous
monstre-beat-way-still = Le Monstre ({ $monster }) : { $end ->
    [played] donné à { $first }, joué aussitôt là.
   *[other] donné à { $first }, jamais parti.
}
monstre-beat-way-straight = Le Monstre ({ $monster }) : donné à { $first }, { $end ->
    [played] joué par { $last }.
   *[other] pris chez { $last }.
}
monstre-beat-way-by = Le Monstre ({ $monster }) : donné à { $first }, { $houses ->
    [one] passé par { $by }
   *[other] passé par { $houses } mains
}, { $end ->
    [played] joué par { $last }.
   *[other] pris chez { $last }.
}
monstre-beat-points-played = { $count ->
    [0] { $byIs ->
        [you] Vous marquez 2 points.
       *[other] { $by } marque 2 points.
    }
   *[other] { $byIs ->
        [you] Vous marquez 2 points, comme { $friends }.
       *[other] { $by } et { $friends } marquent 2 points.
    }
}
monstre-beat-points-played-detail = Le Monstre et ses Amis marquent, les autres rien.
monstre-beat-points-taken = { $byIs ->
    [you] La manche est à vous : 2 points.
   *[other] La manche est à { $by } : 2 points.
}
monstre-beat-points-taken-detail = { $sideIs ->
    [you] 1 point à chacun, sauf à vous et aux Amis.
   *[other] 1 point à chacun, sauf à { $side } et aux Amis.
}
monstre-beat-points-betrayed = Trahison : un Ami a livré le Monstre.
monstre-beat-points-betrayed-detail = { $sideIs ->
    [you] 1 point à chacun, sauf à vous et aux Amis.
   *[other] 1 point à chacun, sauf à { $side } et aux Amis.
}
monstre-beat-deal = Manche { $round } : on redonne.
monstre-end-final = Voir le résultat

## La phrase suit ce que j’ai en main

monstre-pick-chasseur = Chasseur : chez qui frappez-vous ?
monstre-pick-chasseur-detail = Qui tient le Monstre, sans parade, le défausse.
monstre-pick-enquete = Enquête : chez qui regardez-vous ?
monstre-pick-enquete-detail = Personne d’autre ne verra sa main. La table attendra.
monstre-pick-ami = Ami : qui perd un Chasseur, si sa main en a un ?
monstre-pick-ami-detail = Vous devenez Ami du Monstre dans tous les cas.
monstre-pick-chien = Chien : chez qui l’envoyez-vous ?
monstre-pick-chien-detail = Sa victime choisit elle-même la carte à défausser.
monstre-pick-accord = Accord : avec qui échangez-vous ?
monstre-pick-accord-detail = Une ou deux cartes ; chacun choisit en secret.
monstre-pick-arnaque = Arnaque : à quel voisin prenez-vous une carte ?
monstre-pick-arnaque-detail = Au hasard dans sa main. Vous deux seuls la connaîtrez.
monstre-pick-here = { $card } : jouez devant votre maison.
monstre-pick-here-detail = { $text }
monstre-pick-amount = Accord avec { $name } : combien de cartes ?
monstre-pick-amount-detail = Chacun en donne autant, au choix et en secret.
monstre-pick-give = { $cards } pour { $name } : confirmez sur sa maison.
monstre-pick-give-detail = Le choix est définitif.
monstre-pick-discard = { $cards } au Chien : confirmez chez { $name }.
monstre-pick-discard-detail = Face cachée : personne d’autre ne saura laquelle.
monstre-pick-fog = { $cards } au Brouillard : confirmez chez vous.
monstre-pick-fog-detail = Le choix est définitif.
monstre-held = { $card } en main
monstre-held-give_back = Rendre laquelle ?
monstre-held-discard = Défausser laquelle ?
monstre-held-give = À donner à { $name }
monstre-held-fog = Au Brouillard, laquelle ?
monstre-put-down = Reposer

## Les étiquettes

monstre-tag-got = reçue { DE($name) }{ $name }
monstre-tag-took = prise à { $name }
monstre-tag-gave-back = { $card } rendue à { $name }
monstre-tag-waits = attend
monstre-tag-none = aucun
monstre-look-hint = Personne ne joue tant que vous regardez. Entre personnes, la vue se ferme seule au bout de 30 secondes.
monstre-look-private = vous seul la voyez
monstre-plate-played = La manche est au Monstre
monstre-plate-taken = Le Monstre est pris
monstre-plate-betrayed = Le Monstre est livré
monstre-way-title = Chemin du Monstre
monstre-way-later = Il se trace après les mains.
monstre-way-cause = { $byIs ->
    [you] Votre { $card }
   *[other] { $card } { DE($by) }{ $by }
} : { $nameIs ->
    [you] il vient chez vous
   *[other] il va chez { $name }
}

monstre-ending-title = { $winnerIs ->
    [you] { $winners ->
        [one] Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[other] Victoire partagée : { $names }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
   *[other] { $winners ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Victoire partagée : { $names }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}
monstre-ending-score = **{ $name }** { $points }

### ---- Le jeu lui-même : journal, choix de la table, refus, règles

## Les cartes dans une phrase

monstre-gave-avis = l’Avis de recherche
monstre-gave-chasseur = un Chasseur
monstre-gave-cachette = une Cachette
monstre-gave-ami = un Ami
monstre-gave-chien = le Chien
monstre-gave-enquete = une Enquête
monstre-gave-rumeur = une Rumeur
monstre-gave-ragot = un Ragot
monstre-gave-accord = un Accord
monstre-gave-arnaque = une Arnaque
monstre-gave-brouillard = un Brouillard
monstre-gave-loup-garou = le Loup-garou
monstre-gave-sirene = la Sirène
monstre-gave-vampire = le Vampire
monstre-gave-gumiho = la Gumiho
monstre-gave-mandragore = la Mandragore
monstre-gave_too-avis = l’Avis de recherche
monstre-gave_too-chasseur = un Chasseur
monstre-gave_too-cachette = une Cachette
monstre-gave_too-ami = un Ami
monstre-gave_too-chien = le Chien
monstre-gave_too-enquete = une Enquête
monstre-gave_too-rumeur = une Rumeur
monstre-gave_too-ragot = un Ragot
monstre-gave_too-accord = un Accord
monstre-gave_too-arnaque = une Arnaque
monstre-gave_too-brouillard = un Brouillard
monstre-gave_too-loup-garou = le Loup-garou
monstre-gave_too-sirene = la Sirène
monstre-gave_too-vampire = le Vampire
monstre-gave_too-gumiho = la Gumiho
monstre-gave_too-mandragore = la Mandragore
monstre-got-avis = l’Avis de recherche
monstre-got-chasseur = un Chasseur
monstre-got-cachette = une Cachette
monstre-got-ami = un Ami
monstre-got-chien = le Chien
monstre-got-enquete = une Enquête
monstre-got-rumeur = une Rumeur
monstre-got-ragot = un Ragot
monstre-got-accord = un Accord
monstre-got-arnaque = une Arnaque
monstre-got-brouillard = un Brouillard
monstre-got-loup-garou = le Loup-garou
monstre-got-sirene = la Sirène
monstre-got-vampire = le Vampire
monstre-got-gumiho = la Gumiho
monstre-got-mandragore = la Mandragore
monstre-got_too-avis = l’Avis de recherche
monstre-got_too-chasseur = un Chasseur
monstre-got_too-cachette = une Cachette
monstre-got_too-ami = un Ami
monstre-got_too-chien = le Chien
monstre-got_too-enquete = une Enquête
monstre-got_too-rumeur = une Rumeur
monstre-got_too-ragot = un Ragot
monstre-got_too-accord = un Accord
monstre-got_too-arnaque = une Arnaque
monstre-got_too-brouillard = un Brouillard
monstre-got_too-loup-garou = le Loup-garou
monstre-got_too-sirene = la Sirène
monstre-got_too-vampire = le Vampire
monstre-got_too-gumiho = la Gumiho
monstre-got_too-mandragore = la Mandragore
monstre-monster-loup-garou = le Loup-garou
monstre-monster-sirene = la Sirène
monstre-monster-vampire = le Vampire
monstre-monster-gumiho = la Gumiho
monstre-monster-mandragore = la Mandragore
monstre-resultMonster-loup-garou = le Loup-garou
monstre-resultMonster-sirene = la Sirène
monstre-resultMonster-vampire = le Vampire
monstre-resultMonster-gumiho = la Gumiho
monstre-resultMonster-mandragore = la Mandragore

## Ce qui se passe

monstre-void-last_card = dernière carte, sans effet
monstre-void-nobody = personne à nommer, sans effet
monstre-void-first_turn = premier tour, sans effet
monstre-news-round_begun = Manche { $round }{ $further ->
    [yes] , pour départager
   *[no] {""}
} · { $firstIs ->
    [you] vous tenez l’Avis de recherche
   *[other] { $first } tient l’Avis de recherche
}{ $monster ->
    [none] {""}
   *[other] {" "}({ $monster })
}
monstre-news-played = { $seatIs ->
    [you] **Vous** jouez
   *[other] **{ $seat }** joue
} **{ $card }**{ $side ->
    [none] {""}
   *[other] { $sideIs ->
        [you] {" "}contre **vous**
       *[other] {" "}contre **{ $side }**
    }
}{ $number ->
    [2] , deux cartes
    [1] , une carte
   *[other] {""}
}{ $void ->
    [none] .
   *[other] {" "}({ $void }).
}
monstre-news-laid = { $seatIs ->
    [you] **Vous** posez
   *[other] **{ $seat }** pose
} un Chasseur face cachée, faute de mieux.
monstre-news-missed = { $seatIs ->
    [you] Votre Chasseur
   *[other] Le Chasseur { DE($seat) }**{ $seat }**
} ne trouve rien chez { $sideIs ->
    [you] **vous**
   *[other] **{ $side }**
}.
monstre-news-caught = { $seatIs ->
    [you] Votre Chasseur
   *[other] Le Chasseur { DE($seat) }**{ $seat }**
} débusque **{ $card }** chez { $sideIs ->
    [you] **vous**
   *[other] **{ $side }**
} !
monstre-news-bitten = { $sideIs ->
    [you] **Vous** défaussez
   *[other] **{ $side }** défausse
} **{ $card }** : { $seatIs ->
    [you] votre Chien l’emporte
   *[other] le Chien { DE($seat) }**{ $seat }** l’emporte
} !
monstre-news-befriended = { $seatIs ->
    [you] **Vous** êtes
   *[other] **{ $seat }** est
} désormais Ami du Monstre{ $side ->
    [none] .
   *[other] { $sent ->
        [yes] {"\u202F"}; un Chasseur quitte { $sideIs ->
            [you] votre main
           *[other] la main { DE($side) }**{ $side }**
        }.
       *[no] {"\u202F"}; aucun Chasseur chez { $sideIs ->
            [you] vous
           *[other] **{ $side }**
        }.
    }
}
monstre-news-looked = { $seatIs ->
    [you] **Vous** regardez
   *[other] **{ $seat }** regarde
} { $sideIs ->
    [you] votre main
   *[other] la main { DE($side) }**{ $side }**
}.
monstre-news-chose = { $seatIs ->
    [you] **Vous** avez choisi
   *[other] **{ $seat }** a choisi
}{ $gave ->
    [none] .
   *[other] {"\u202F"}: { $gave }{ $gave_too ->
        [none] .
       *[other] {" "}et { $gave_too }.
    }
}
monstre-news-moved = { $cardId ->
    [rumeur] Rumeur : chacun prend une carte à sa droite.
    [ragot] Ragot : chacun passe une carte à gauche.
   *[other] L’Accord se fait.
}{ $gave ->
    [none] {""}
   *[other] {" "}Vous donnez **{ $gave }**{ $gave_too ->
        [none] {""}
       *[other] {" "}et **{ $gave_too }**
    } à { $side }.
}{ $got ->
    [none] {""}
   *[other] {" "}{ $by } vous donne **{ $got }**{ $got_too ->
        [none] {""}
       *[other] {" "}et **{ $got_too }**
    }.
}
monstre-news-took = { $seatIs ->
    [you] **Vous** prenez
   *[other] **{ $seat }** prend
} { $got ->
    [none] une carte
   *[other] **{ $got }**
} chez { $sideIs ->
    [you] **vous**
   *[other] **{ $side }**
}.
monstre-news-gave_back = { $seatIs ->
    [you] **Vous** rendez
   *[other] **{ $seat }** rend
} { $gave ->
    [none] une carte
   *[other] **{ $gave }**
} à { $sideIs ->
    [you] **vous**
   *[other] **{ $side }**
}.
monstre-news-fogged = Le Brouillard mêle { $gave ->
    [none] les cartes : chacun en reçoit autant qu’avant.
   *[other] une carte de chacun. Vous donnez **{ $gave }** et recevez **{ $got }**.
}
monstre-news-thrown = { $seatIs ->
    [you] **Vous** jetez
   *[other] **{ $seat }** jette
} { $gave ->
    [none] une carte
   *[other] **{ $gave }**
} { $sideIs ->
    [you] à **votre** Chien
   *[other] au Chien { DE($side) }**{ $side }**
}{ $passed ->
    [yes] , qui change de main.
   *[no] .
}
monstre-news-monster_played = { $seatIs ->
    [you] **Vous** jouez le Monstre
   *[other] **{ $seat }** joue le Monstre
} : **{ $card }** !
monstre-news-round_ended = Fin de la manche { $resultRound } : { $resultEndId ->
    [played] { $resultSideIs ->
        [you] vous aviez
       *[other] { $resultSide } avait
    } { $resultMonster }, et le Monstre gagne.
   *[other] { $resultMonster } était chez { $resultSideIs ->
        [you] vous
       *[other] { $resultSide }
    } ; { $resultByIs ->
        [you] la prise est à vous
       *[other] la prise est à { $resultBy }
    }{ $resultBetrayed ->
        [yes] , par trahison.
       *[no] .
    }
}
monstre-news-game_ended = La partie est finie.

## La fin

monstre-outcome-points = { $winnerIs ->
    [you] Vous gagnez.
   *[other] { $winner } gagne.
}

## Les choix de la table

monstre-option-manches = Manches
monstre-option-manches-help = Combien de manches, une par Monstre.
monstre-option-manches-5 = Cinq
monstre-option-manches-5-help = Tous les Monstres y passent.
monstre-option-manches-3 = Trois
monstre-option-manches-3-help = Une partie plus courte ; deux Monstres restent dans la boîte.
monstre-option-chien = Chien
monstre-option-chien-help = Ce que devient le Chien une fois joué.
monstre-option-chien-reste = Il reste
monstre-option-chien-reste-help = Il reste sur la pile de son joueur.
monstre-option-chien-passe = Il passe
monstre-option-chien-passe-help = Sa victime défausse une carte, puis prend le Chien en main ; tous le savent.
monstre-option-brouillard = Brouillard
monstre-option-brouillard-help = Ce que le Brouillard mêle.
monstre-option-brouillard-mains = Les mains
monstre-option-brouillard-mains-help = Toutes les mains sont mêlées et redonnées.
monstre-option-brouillard-une-carte = Une carte
monstre-option-brouillard-une-carte-help = Chacun met une carte de son choix, en secret ; on les mêle et chacun en reçoit une.
monstre-option-egalite = Égalités
monstre-option-egalite-help = Quand plusieurs sont premiers à la fin.
monstre-option-egalite-partage = Partagées
monstre-option-egalite-partage-help = Ils gagnent ensemble.
monstre-option-egalite-manche = Départagées
monstre-option-egalite-manche-help = Des manches de plus, avec les cinq Monstres, jusqu’à un seul gagnant. °
monstre-option-memoire = Mémoire
monstre-option-memoire-help = La table retient-elle pour chacun ce qu’il a vu ?
monstre-option-memoire-avec = Avec
monstre-option-memoire-avec-help = Les cartes que vous savez chez vos voisins sont notées, pour vous seul. °
monstre-option-memoire-sans = Sans
monstre-option-memoire-sans-help = Chacun se souvient comme il peut.
monstre-option-cartes = Cartes de la boîte
monstre-option-cartes-help = Le nombre de cartes de chaque sorte et le pouvoir de trois Monstres sont de notre maison. °
monstre-option-cartes-help-more = Si vous avez la boîte, corrigez : « chasseur=5 cachette=5 chien=1+VVVV vampire=RRRV+ignores-turn-3 ».

## Les refus

monstre-refusal-not-a-move = Ce n’est pas un coup de ce jeu.
monstre-refusal-game-over = La partie est finie.
monstre-refusal-not-your-turn = Rien ne vous est demandé pour l’instant.
monstre-refusal-avis-first = L’Avis de recherche d’abord.
monstre-refusal-not-in-hand = Cette carte n’est pas dans votre main.
monstre-refusal-nothing-to-give = C’est votre tour : jouez une carte.
monstre-refusal-monster-waits = Le Monstre ne peut pas encore sortir. °
monstre-refusal-no-hunter-yet = Pas de Chasseur à votre premier tour.
monstre-refusal-no-laying = Vous avez autre chose à jouer.
monstre-refusal-monster-goes = Ce Monstre-là doit aller au Chien.
monstre-refusal-no-target = Nommez un autre joueur, qui ait des cartes. °
monstre-refusal-name-somebody = Nommez quelqu’un. °
monstre-refusal-names-nobody = Cette carte ne vise personne. °
monstre-refusal-throw-first = Le Chien attend une carte de vous.
monstre-refusal-last-card = C’est votre dernière carte : elle se joue sans effet.
monstre-refusal-give-first = Choisissez d’abord ce que vous donnez. °
monstre-refusal-choice-is-final = Vous avez choisi ; un choix est définitif. °
monstre-refusal-number = Ce n’est pas le bon nombre de cartes.
monstre-refusal-give-back-first = Rendez d’abord une carte.
monstre-refusal-asleep = Au premier tour cette carte est sans effet : elle ne vise personne. °
monstre-refusal-cards-entry = Écrivez « carte=nombre » ou « monstre=RRCV+pouvoir », séparés par des espaces.
monstre-refusal-cards-name = Aucune carte ne porte ce nom.
monstre-refusal-cards-number = De 0 à 15 cartes par sorte.
monstre-refusal-cards-boxes = Les cases d’une carte ordinaire sont VVVV ou NVVV, celles du Chasseur RVVV.
monstre-refusal-cards-power = Quatre cases parmi V, R et C, puis des pouvoirs parmi hunters-N, friend, ignores-first, ignores-turn-N, dog.
monstre-refusal-cards-condition = Une case C va avec une condition, et l’inverse.
monstre-refusal-cards-needed = Un seul Avis, au moins un Chasseur et une Cachette.
monstre-refusal-cards-total = Il faut 33 cartes en tout, Monstres non compris.

## Les règles, en une ligne

monstre-rule-mon-1 =
    { $manches ->
        [3] Cinq Monstres, dont trois paraîtront ; un par manche, aucun ne revient.
       *[other] Cinq Monstres ; un par manche, aucun ne revient.
    }
monstre-rule-mon-2 = Chaque manche : un Chasseur, une Cachette, l’Avis, des cartes tirées au hasard et le Monstre.
monstre-rule-mon-3 = On sait seulement que ces trois cartes y sont ; le Monstre est secret.
monstre-rule-mon-4 = Quatre cartes chacun ; le reste est au milieu.
monstre-rule-mon-5 = Qui tient l’Avis commence en le jouant ; puis chacun son tour, une carte.
monstre-rule-mon-6 = Les cartes jouées restent devant leur joueur ; les mains ne se refont pas.
monstre-rule-mon-7 = Le Monstre se joue s’il est votre seule carte, ou quand sa condition le permet. °
monstre-rule-mon-8 = Pas de Chasseur à votre premier tour.
monstre-rule-mon-9 = Au premier tour, sans rien d’autre à jouer, un Chasseur se pose face cachée.
monstre-rule-mon-10 = Le texte d’une carte passe avant la règle.
monstre-rule-mon-11 = La manche finit quand le Monstre est joué, ou défaussé par un Chasseur ou par le Chien.
monstre-rule-mon-12 = Qui n’a plus de carte est passé. °
monstre-rule-mon-13 = On ne nomme qu’un autre joueur qui a des cartes ; sans lui, la carte est sans effet. °
monstre-rule-mon-14 = Un Chasseur qui échoue ne dit jamais pourquoi.
monstre-rule-mon-15 = La Cachette ne protège pas du Chien.
monstre-rule-mon-16 =
    { $chien ->
        [passe] Chien : sa victime choisit la carte, qui va face cachée sur la pile du Chien, puis prend le Chien en main.
       *[other] Chien : sa victime choisit la carte, qui va face cachée sur la pile du Chien.
    }
monstre-rule-mon-17 = Ami : vous voilà Ami du Monstre, et un joueur perd un Chasseur s’il en a un. °
monstre-rule-mon-18 = Brouillard, Rumeur, Ragot et Accord, joués en dernière carte, sont sans effet.
monstre-rule-mon-19 = Toutes les cartes passent en même temps ; un choix secret est définitif. °
monstre-rule-mon-20 = Accord : un joueur, puis une ou deux cartes ; chacun choisit en secret.
monstre-rule-mon-21 = Arnaque : une carte prise au hasard, une carte rendue ; tous deux les connaissent.
monstre-rule-mon-22 =
    { $brouillard ->
        [une-carte] Brouillard : chacun met une carte de son choix, et en reçoit une. °
       *[other] Brouillard : chacun reçoit autant de cartes qu’avant. °
    }
monstre-rule-mon-23 = L’Enquête montre toute la main, à son joueur seul.
monstre-rule-mon-24 = Le Chien joué au premier tour est sans effet. °
monstre-rule-mon-25 = Monstre joué : deux points pour son joueur et pour chaque Ami.
monstre-rule-mon-26 = Monstre défaussé : deux points à qui l’y force, un aux autres, rien aux Amis ni à son porteur.
monstre-rule-mon-27 = Trahi par un Ami : un point à chacun, sauf aux Amis et au porteur.
monstre-rule-mon-28 = Manche suivante : toutes les cartes reviennent, sauf le Monstre utilisé.
monstre-rule-mon-29 =
    { $egalite ->
        [manche] Après la dernière manche, le plus de points gagne ; à égalité, on joue encore.
       *[other] Après la dernière manche, le plus de points gagne ; à égalité, on partage.
    }
monstre-rule-mon-30 =
    { $egalite ->
        [partage] À cette table, pas de manche de plus : les premiers à égalité gagnent ensemble. °
        [manche] À cette table, des manches de plus départagent les premiers. °
       *[other] Au choix : des manches de plus départagent les premiers. °
    }
monstre-rule-mon-31 =
    { $memoire ->
        [sans] À cette table, chacun se souvient comme il peut de ce qu’il a vu et donné. °
       *[other] La table se souvient pour vous de ce que vous avez vu et donné. °
    }
monstre-rule-mon-32 = Personne n’apprend pourquoi un Chasseur échoue, ni ce qu’on jette au Chien.
monstre-rule-mon-33 = La fin de manche montre tout : le Monstre, les mains, les piles et le chemin du Monstre. °
monstre-rule-mon-34 =
    { $chien ->
        [reste] À cette table, le Chien reste sur la pile de qui l’a joué.
        [passe] À cette table, le Chien passe à sa victime, et tous le savent.
       *[other] Au choix : le Chien passe à sa victime.
    }
monstre-rule-mon-35 =
    { $brouillard ->
        [mains] À cette table, le Brouillard mêle toutes les mains.
        [une-carte] À cette table, le Brouillard ne mêle qu’une carte de chacun.
       *[other] Au choix : le Brouillard ne mêle qu’une carte de chacun.
    }
monstre-rule-mon-36 =
    { $manches ->
        [3] À cette table, trois manches.
        [5] À cette table, cinq manches.
       *[other] Au choix : trois manches ou cinq.
    }

## L’aide de la table

monstre-help =
    {""}**Le but** : une manche, un Monstre, caché dans une main. Si vous le tenez, jouez-le ; sinon, trouvez-le avant.
    {""}**Un tour** : une carte de votre main, choisie puis posée : sur une maison si elle vise quelqu’un, sinon devant la vôtre. Les mains ne se refont pas : quatre tours au plus.
    {""}**Le Monstre** se joue quand il est votre dernière carte, parfois plus tôt si sa condition est remplie. Il change de main par Rumeur, Ragot, Accord, Arnaque et Brouillard.
    {""}**Le prendre** : un Chasseur nomme un joueur, le Chien lui fait défausser une carte. Un Chasseur qui manque ne dit jamais pourquoi.
    {""}**Les points** : Monstre joué, 2 à son joueur et à chaque Ami. Monstre pris, 2 à qui l’a pris, 1 aux autres, rien à son porteur ni aux Amis. Un Ami qui le livre n’y gagne rien.
    {""}**La fin** : après cinq manches, une par Monstre, le plus de points gagne.
    {""}**De notre maison** (°) : le nombre de cartes de chaque sorte et les pouvoirs marqués ne sont pas publics ; l’hôte peut les remplacer dans les options.
