# Bestioles en guerre. Lu par le client, le serveur et le terminal.

## Les théâtres

bestioles-theatre-air = Air
bestioles-theatre-land = Terre
bestioles-theatre-sea = Mer
bestioles-from-air = l’Air
bestioles-from-land = la Terre
bestioles-from-sea = la Mer
bestioles-to-air = l’Air
bestioles-to-land = la Terre
bestioles-to-sea = la Mer
bestioles-in-air = dans l’Air
bestioles-in-land = sur Terre
bestioles-in-sea = en Mer

## Les cartes : nom, texte court imprimé sur la carte, aide

bestioles-card-air-1 = Appui
bestioles-card-air-1-text = Vous avez +3 dans chaque théâtre voisin.
bestioles-card-air-1-help = Tant que la carte est visible, vous ajoutez 3 à votre total dans chaque théâtre voisin du sien : deux depuis le milieu, un depuis un bout. Le bonus compte même là où vous n’avez aucune carte. Il se mesure depuis l’endroit où la carte se trouve, pas depuis l’Air.
bestioles-card-air-2 = Parachutage
bestioles-card-air-2-text = Votre carte suivante va, visible, où vous voulez.
bestioles-card-air-2-help = La prochaine carte que vous jouez peut aller, visible, dans un autre théâtre que le sien. N’importe quelle carte jouée l’épuise : cachée, détruite, jouée par Redéploiement ou par Renforts. ° L’effet survit si Parachutage est retourné, ne se cumule pas, et s’éteint avec la bataille.
bestioles-card-air-3 = Manœuvre
bestioles-card-air-3-text = Retournez une carte non couverte d’un théâtre voisin.
bestioles-card-air-3-help = Vous devez retourner une carte non couverte, à vous ou à l’adversaire, dans un théâtre voisin de Manœuvre. Elle ne peut pas se retourner elle-même. Sans carte à retourner à côté, elle ne fait rien.
bestioles-card-air-4 = Aérodrome
bestioles-card-air-4-text = Vos cartes de force 3 ou moins vont, visibles, où vous voulez.
bestioles-card-air-4-help = Tant qu’il est visible, vous pouvez jouer visibles, dans n’importe quel théâtre, vos cartes de force imprimée 3 ou moins. Il ne sert que vous, et vaut aussi pour la carte que Redéploiement vous fait jouer.
bestioles-card-air-5 = Endiguement
bestioles-card-air-5-text = Toute carte jouée cachée est détruite.
bestioles-card-air-5-help = Tant qu’il est visible, toute carte jouée face cachée, par l’un ou l’autre, dans n’importe quel théâtre, part aussitôt sous la pioche. Renforts et Redéploiement n’y échappent pas. Les cartes déjà posées et celles qu’on retourne ne risquent rien.
bestioles-card-air-6 = Bombardiers lourds
bestioles-card-air-6-text = Aucun pouvoir.
bestioles-card-air-6-help = Six de force et rien d’autre. Visible, cette carte ne déclenche rien.
bestioles-card-land-1 = Renforts
bestioles-card-land-1-text = Piochez une carte et jouez-la cachée dans un théâtre voisin.
bestioles-card-land-1-help = Vous piochez la première carte, vous seul la voyez, puis vous la jouez face cachée dans un théâtre voisin de Renforts. C’est une carte jouée : Endiguement et Barrage peuvent la détruire, Parachutage s’épuise. ° Pioche vide : rien ne se passe.
bestioles-card-land-2 = Embuscade
bestioles-card-land-2-text = Retournez n’importe quelle carte non couverte.
bestioles-card-land-2-help = Vous devez retourner une carte non couverte, à vous ou à l’adversaire, dans n’importe quel théâtre. Embuscade peut se retourner elle-même ; seule sur la table, elle y est obligée.
bestioles-card-land-3 = Manœuvre
bestioles-card-land-3-text = Retournez une carte non couverte d’un théâtre voisin.
bestioles-card-land-3-help = Vous devez retourner une carte non couverte, à vous ou à l’adversaire, dans un théâtre voisin de Manœuvre. Elle ne peut pas se retourner elle-même. Sans carte à retourner à côté, elle ne fait rien.
bestioles-card-land-4 = Tir de couverture
bestioles-card-land-4-text = Les cartes qu’elle couvre valent 4.
bestioles-card-land-4-help = Tant que la carte est visible, toutes celles placées sous elle dans sa pile valent 4, cachées ou non. Cela affaiblit aussi les 5 et les 6. Même couverte, elle agit, et sur sa nouvelle pile si on la déplace.
bestioles-card-land-5 = Sabotage
bestioles-card-land-5-text = Retournez une de vos cartes, puis l’adversaire une des siennes.
bestioles-card-land-5-help = Vous retournez une de vos cartes non couvertes, puis l’adversaire retourne une des siennes, chacun à son choix. Sabotage peut se retourner lui-même. Qui n’a aucune carte est sauté. Les pouvoirs réveillés attendent que les deux cartes soient retournées. °
bestioles-card-land-6 = Chars d’assaut
bestioles-card-land-6-text = Aucun pouvoir.
bestioles-card-land-6-help = Six de force et rien d’autre. Visible, cette carte ne déclenche rien.
bestioles-card-sea-1 = Transport
bestioles-card-sea-1-text = Vous pouvez déplacer une de vos cartes.
bestioles-card-sea-1-help = Vous pouvez déplacer une de vos cartes, même couverte ou cachée, vers un autre théâtre. Elle garde sa face et va sur le dessus de votre pile. Déplacer n’est pas jouer : ni Barrage ni Endiguement ne réagissent, aucun pouvoir ne se déclenche. Transport peut se déplacer lui-même.
bestioles-card-sea-2 = Escalade
bestioles-card-sea-2-text = Vos cartes cachées valent 4.
bestioles-card-sea-2-help = Tant qu’elle est visible, toutes vos cartes cachées valent 4 au lieu de 2, dans les trois théâtres. Retournée, elle n’agit plus et elles retombent à 2.
bestioles-card-sea-3 = Manœuvre
bestioles-card-sea-3-text = Retournez une carte non couverte d’un théâtre voisin.
bestioles-card-sea-3-help = Vous devez retourner une carte non couverte, à vous ou à l’adversaire, dans un théâtre voisin de Manœuvre. Elle ne peut pas se retourner elle-même. Sans carte à retourner à côté, elle ne fait rien.
bestioles-card-sea-4 = Redéploiement
bestioles-card-sea-4-text = Reprenez si vous voulez une de vos cartes cachées, puis rejouez.
bestioles-card-sea-4-help = Vous pouvez reprendre en main une de vos cartes cachées, couverte ou non. Si vous le faites, jouez aussitôt une carte de votre main, visible ou cachée : celle que vous venez de reprendre ou une autre. Vous ne pouvez pas vous replier à ce moment-là.
bestioles-card-sea-5 = Barrage
bestioles-card-sea-5-text = Dans un théâtre voisin qui a déjà 3 cartes, toute carte jouée est détruite.
bestioles-card-sea-5-help = Tant qu’il est visible, une carte jouée dans un théâtre voisin du sien qui compte déjà trois cartes ou plus part aussitôt sous la pioche. On compte les cartes des deux camps, couvertes comprises. Son propre théâtre reste libre.
bestioles-card-sea-6 = Navire de guerre
bestioles-card-sea-6-text = Aucun pouvoir.
bestioles-card-sea-6-help = Six de force et rien d’autre. Visible, cette carte ne déclenche rien.

bestioles-hidden = Cachée
bestioles-hidden-worth = Cachée, vaut { $strength }
bestioles-hidden-title = Carte cachée
bestioles-hidden-help = Une carte cachée est un joker de force 2, sans pouvoir. Escalade porte celles de son camp à 4, Tir de couverture celles qu’il couvre. Vous pouvez toujours regarder les vôtres, jamais celles de l’adversaire. L’œil marque une carte cachée que vous connaissez. °
bestioles-kind-instant = Immédiat
bestioles-kind-ongoing = Continu

## Journal

bestioles-cause-turn = son tour
bestioles-cause-redeploy = Redéploiement
bestioles-cause-reinforce = Renforts
bestioles-doom-containment = l’Endiguement détruit la carte
bestioles-doom-blockade = le Barrage détruit la carte

bestioles-news-battle_begun = Bataille { $battle } · { $firstIs ->
    [you] vous commencez
   *[other] { $first } commence
}
bestioles-news-played = { $seatIs ->
    [you] **Vous** { $up ->
        [yes] jouez
       *[no] posez
    }
   *[other] **{ $seat }** { $up ->
        [yes] joue
       *[no] pose
    }
} { $card ->
    [none] une carte face cachée
   *[other] **{ $card }**{ $up ->
        [yes] {""}
       *[no] {" "}face cachée
    }
} { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}{ $causeId ->
    [redeploy] {" "}(Redéploiement)
    [reinforce] {" "}(Renforts)
   *[turn] {""}
}{ $doom ->
    [none] .
   *[other]  : { $doom }.
}
bestioles-news-set_off = { $seatIs ->
    [you] Votre **{ $card }** prend effet.
   *[other] **{ $card }** prend effet pour { $seat }.
}
bestioles-news-ignored = **{ $card }** n’a rien à faire et reste sans effet.
bestioles-news-flipped = { $byIs ->
    [you] **Vous** retournez
   *[other] **{ $by }** retourne
} { $card ->
    [none] une carte
   *[other] **{ $card }**
} { $sideIs ->
    [you] chez vous
   *[other] chez { $side }
}, { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
} : { $up ->
    [yes] face visible
   *[no] face cachée
}.
bestioles-news-drew = { $seatIs ->
    [you] **Vous** piochez { $card ->
        [none] une carte
       *[other] **{ $card }**
    }.
   *[other] **{ $seat }** pioche { $card ->
        [none] une carte
       *[other] **{ $card }**
    }.
}
bestioles-news-moved = { $seatIs ->
    [you] **Vous** déplacez
   *[other] **{ $seat }** déplace
} { $card ->
    [none] une carte cachée
   *[other] **{ $card }**
} { $fromId ->
    [air] de l’Air
    [land] de la Terre
   *[sea] de la Mer
} { $toId ->
    [air] vers l’Air
    [land] vers la Terre
   *[sea] vers la Mer
}.
bestioles-news-took_back = { $seatIs ->
    [you] **Vous** reprenez
   *[other] **{ $seat }** reprend
} en main { $card ->
    [none] une carte
   *[other] **{ $card }**
} (face cachée, { $fromId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}).
bestioles-news-declined = { $seatIs ->
    [you] **Vous** n’utilisez pas
   *[other] **{ $seat }** n’utilise pas
} **{ $card }**.
bestioles-news-withdrew = { $seatIs ->
    [you] **Vous** vous repliez
   *[other] **{ $seat }** se replie
} avec { $cards ->
    [0] une main vide
    [1] une carte en main
   *[other] { $cards } cartes en main
}.
bestioles-news-battle_ended = { $resultWinnerIs ->
    [you] **Vous** remportez
   *[other] **{ $resultWinner }** remporte
} la bataille{ $resultWithdrawn ->
    [yes] {" "}par repli
   *[no] {""}
} : { $resultPoints ->
    [0] aucun point
    [1] un point
   *[other] { $resultPoints } points
}.
bestioles-news-war_ended = { $winnerIs ->
    [you] **Vous** gagnez la guerre !
   *[other] **{ $winner }** gagne la guerre.
}

## Ce qui est demandé

bestioles-prompt-turn = Choisissez la carte que vous jouez, ou repliez-vous.
bestioles-prompt-turn-detail = Se replier maintenant donnerait { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
} à { $name }.
bestioles-prompt-play = Redéploiement : choisissez la carte que vous rejouez.
bestioles-prompt-play-detail = N’importe quelle carte de votre main, visible ou cachée.
bestioles-prompt-flip = { $card } : choisissez la carte à retourner{ $cardId ->
    [land-2] , où que ce soit
   *[other] {" "}dans un théâtre voisin
}.
bestioles-prompt-flip-detail = Une carte non couverte, à vous ou à { $name }.
bestioles-prompt-flip_own = Sabotage : choisissez laquelle de vos cartes se retourne.
bestioles-prompt-flip_own-detail = { $ownerIs ->
    [you] { $name } retournera ensuite une des siennes.
   *[other] Le Sabotage de l’adversaire touche les deux camps.
}
bestioles-prompt-reinforce = Renforts : où posez-vous { $drawn }, face cachée ?
bestioles-prompt-reinforce-detail = Vous venez de piocher cette carte ; vous seul la voyez.
bestioles-prompt-transport = Transport : choisissez une de vos cartes et son nouveau théâtre, ou ne bougez rien.
bestioles-prompt-transport-detail = Même couverte ou cachée ; elle garde sa face et va sur le dessus.
bestioles-prompt-redeploy = Redéploiement : reprenez une de vos cartes cachées, ou laissez-les en place.
bestioles-prompt-redeploy-detail = Si vous en reprenez une, vous jouerez aussitôt une carte.
bestioles-prompt-contained = Endiguement : toute carte jouée cachée serait détruite.
bestioles-prompt-air-drop = Parachutage : votre carte va, visible, où vous voulez.
bestioles-wait-turn = { $name } choisit la carte à jouer.
bestioles-wait-turn-detail = { $cards ->
    [0] Sa main est vide
    [1] Il lui reste une carte
   *[other] Il lui reste { $cards } cartes
}.
bestioles-wait-play = { $name } rejoue une carte (Redéploiement).
bestioles-wait-flip = { $name } choisit la carte que retourne { $card }.
bestioles-wait-flip_own = { $name } choisit laquelle de ses cartes se retourne (Sabotage).
bestioles-wait-reinforce = { $name } place la carte piochée par Renforts.
bestioles-wait-transport = { $name } déplace une de ses cartes ou n’y touche pas (Transport).
bestioles-wait-redeploy = { $name } reprend une carte cachée ou les laisse (Redéploiement).
bestioles-prompt-over = { $winnerIs ->
    [you] Vous avez gagné la guerre, { $points } à { $less }.
   *[other] { $name } a gagné la guerre, { $points } à { $less }.
}
bestioles-prompt-over-detail = Toutes les cartes sont montrées.

## La table

bestioles-hand = Votre main
bestioles-hand-of = Main { DE($name) }{ $name }
bestioles-hand-holding = { $card } en main
bestioles-hand-hint = Choisissez une carte, puis sa place ; ou faites-la glisser.
bestioles-hand-help = « ? » ou appui long : l’aide.
bestioles-hand-wait = Vous pouvez déjà relire vos cartes.
bestioles-hand-empty = Votre main est vide.
bestioles-hand-moving = Où va { $card } ?
bestioles-hand-on-board = Le choix se fait sur la table.
bestioles-drawn = Carte piochée
bestioles-put-down = Reposer
bestioles-about = Aide : { $card }
bestioles-decline = Ne rien faire
bestioles-decline-transport = Ne rien déplacer
bestioles-decline-redeploy = Les laisser en place
bestioles-side-of = Côté { DE($name) }{ $name }
bestioles-side-mine = Votre côté
bestioles-you = Vous
bestioles-first = premier joueur
bestioles-second = second joueur
bestioles-lead = { $nameIs ->
    [you] Vous tenez
   *[other] { $name } tient
} le théâtre, de { $by }
bestioles-lead-tie = Égalité : { $nameIs ->
    [you] vous tenez
   *[other] { $name } tient
} le théâtre, comme premier joueur
bestioles-board = Les trois théâtres
bestioles-rail = Pioche et repli
bestioles-theatre-label = { $theatre } : { $other } { $theirs }, { $me } { $mine }. { $lead }.
bestioles-support = Appui +{ $support }
bestioles-slot-up = Visible
bestioles-slot-up-short = visible
bestioles-slot-down = Cachée
bestioles-slot-down-short = cachée
bestioles-slot-move = Ici
bestioles-slot-destroyed = perdue
bestioles-why-blockade = Barrage : la carte serait détruite.
bestioles-why-containment = Endiguement : la carte serait détruite.
bestioles-blockaded = Barrage : toute carte jouée ici est détruite
bestioles-card-label = { $card }, { $theatre }, force { $strength }
bestioles-card-label-now = { $card }, { $theatre }, compte pour { $strength }
bestioles-hidden-label = Carte cachée, force { $strength }
bestioles-known-label = Carte cachée connue de vous : { $card }, compte pour { $strength }
bestioles-shown-label = Carte cachée connue de tous : { $card }, compte pour { $strength }
bestioles-covered = couverte
bestioles-printed = { $n } imprimé
bestioles-waiting = Ensuite : { $cards }
bestioles-waiting-mine = { $card } (vous)
bestioles-waiting-other = { $card } ({ $name })
bestioles-contained = Endiguement : toute carte jouée cachée est détruite
bestioles-air-drop-mine = Parachutage : votre prochaine carte va où vous voulez
bestioles-air-drop-other = Parachutage : la prochaine carte { DE($name) }{ $name } va n’importe où
bestioles-holds = { $name } tient en main : { $cards }
bestioles-left-hand = Il restait en main à { $name } : { $cards }
bestioles-withdraw = Se replier
bestioles-withdraw-intro = { $name } gagne la bataille et marque, selon vos cartes en main :
bestioles-withdraw-intro-other = L’adversaire marque, selon les cartes en main { DE($name) }{ $name } :
bestioles-withdraw-row = { $last ->
    [0] main vide
    [1] { $list } carte
   *[other] { $list } cartes
}
bestioles-withdraw-line = { $cards } : { $points }
bestioles-points-short = { $points ->
    [0] 0 pt
    [1] 1 pt
   *[other] { $points } pts
}
bestioles-withdraw-button = Se replier : { $points ->
    [0] 0 pt
    [1] 1 pt
   *[other] { $points } pts
} à { $name }
bestioles-withdraw-confirm = Se replier ? { $name } gagne la bataille et marque { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}.
bestioles-withdraw-yes = Se replier
bestioles-battle-deck = Bataille { $battle } · pioche : { $cards }
bestioles-tie = À égalité, le premier joueur tient le théâtre.
bestioles-deck-known = Vous y connaissez : { $cards }
bestioles-last-battle = Bataille précédente : { $winnerIs ->
    [you] vous
   *[other] { $name }
}, +{ $points }{ $withdrawn ->
    [yes] {" "}(repli)
   *[no] {""}
}
bestioles-result-withdrawn = { $name } se replie : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
} pour { $winnerIs ->
    [you] vous
   *[other] { $winner }
}.
bestioles-result-withdrawn-you = Vous vous repliez : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
} pour { $winner }.
bestioles-result-title = Bataille { $battle } : { $winnerIs ->
    [you] vous l’emportez
   *[other] { $name } l’emporte
}
bestioles-result-held = { $held ->
    [3] Les trois théâtres
   *[other] { $one } et { $two }
} sont à { $winnerIs ->
    [you] vous
   *[other] { $winner }
}, jusqu’au bout : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}.
bestioles-result-next = Bataille suivante
bestioles-result-close = Voir la table

## La fin d’une bataille, temps après temps

bestioles-beat-last = C’est la dernière carte de la bataille.
bestioles-beat-count = { $theatre } : { $name } { $theirs }, { $nearIs ->
    [you] vous
   *[other] { $near }
} { $mine }.
bestioles-beat-holder = { $theatre } est à { $holderIs ->
    [you] vous
   *[other] { $holder }
}.
bestioles-beat-sum = { $won ->
    [3] Les trois théâtres
   *[other] Deux théâtres à un
} : la bataille est à { $winnerIs ->
    [you] vous
   *[other] { $winner }
}.
bestioles-beat-look = Regardez la table, elle reste là.
bestioles-beat-result = { $winnerIs ->
    [you] Vous l’emportez.
   *[other] { $winner } l’emporte.
}
bestioles-beat-next = La table n’est redonnée qu’après votre accord.
bestioles-beat-war = Et avec cette bataille, la guerre.
bestioles-beat-chip = { $winnerIs ->
    [you] Vous gagnez
   *[other] { $winner } gagne
} la bataille { $battle }, +{ $points }
bestioles-beat-change = { $was } devient { $is } : la carte est { $up ->
    [yes] visible
   *[no] cachée
}.
bestioles-beat-turned = { $card ->
    [none] { $change }
   *[other] { $card }, { $change }
}
bestioles-trace-laid = posée
bestioles-trace-flipped = retournée
bestioles-trace-moved = déplacée
bestioles-trace-label = { $card }, { $what } par { $name }
bestioles-beat-deal = On redonne : les théâtres tournent.

## Ce qu’on tient en main

bestioles-ask-place = Où jouez-vous { $card } : visible ({ $strength }) ou cachée ({ $hidden }) ?
bestioles-ask-hide = Où posez-vous { $card }, face cachée ({ $hidden }) ?
bestioles-ask-lose = { $doom ->
    [blockade] Le Barrage
   *[containment] L’Endiguement
} détruira { $card ->
    [none] cette carte
   *[other] { $card }
}. Jouer quand même ?
bestioles-ask-lose-blockade = Ce théâtre touche le Barrage et tient déjà trois cartes.
bestioles-ask-lose-containment = Toute carte jouée cachée est détruite.
bestioles-lose-title = Carte perdue{ $card ->
    [none] {""}
   *[other]  : { $card }
}
bestioles-lose-unseen = Personne ne verra laquelle c’était.
bestioles-lose-seen = Elle part sous la pioche, sous les yeux de tous.
bestioles-lose-no = Ne pas la jouer là
bestioles-lose-yes = La détruire quand même

## Les coups

bestioles-move-deploy = Jouer { $card } face visible { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-improvise = Jouer { $card } face cachée { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-withdraw = Se replier
bestioles-move-flip = Retourner { $card ->
    [none] la carte cachée
   *[other] { $card }
} { $sideIs ->
    [you] chez vous
   *[other] chez { $name }
}, { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-reinforce = Poser la carte piochée { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-transport = Déplacer { $card } vers { $theatreId ->
    [air] l’Air
    [land] la Terre
   *[sea] la Mer
}
bestioles-move-redeploy = Reprendre { $card } en main
bestioles-move-decline = Ne rien faire

## Les joueurs, la fin

bestioles-facts = { $cards ->
    [0] main vide
    [1] 1 carte
   *[other] { $cards } cartes
} · { $first ->
    [yes] premier
   *[no] second
}
bestioles-facts-detail = Un repli donnerait { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
} à l’adversaire
bestioles-outcome-points = { $winnerIs ->
    [you] Vous atteignez
   *[other] { $winner } atteint
} { $target } points avant l’adversaire.
bestioles-ending-title = { $winnerIs ->
    [you] Vous gagnez la guerre !
   *[other] { $name } gagne la guerre
}
bestioles-ending-score = { $points } à { $less }, en { $battles ->
    [0] aucune bataille
    [1] une bataille
   *[other] { $battles } batailles
}.
bestioles-ending-last = Dernière bataille : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}{ $withdrawn ->
    [yes] , par repli
   *[no] , menée à son terme
}.

## Options

bestioles-option-target = Durée de la guerre
bestioles-option-target-help = Points qu’il faut pour la gagner.
bestioles-option-target-12 = 12 points
bestioles-option-target-12-help = La guerre par défaut : deux à quatre batailles.
bestioles-option-target-18 = 18 points
bestioles-option-target-18-help = Une longue guerre, où un repli se rattrape.
bestioles-option-target-bleusaille = Bleusaille
bestioles-option-target-bleusaille-help = Partie courte : chaque bataille vaut un point, et se replier ne sert plus à rien ; trois points suffisent.

## Refus

bestioles-refusal-not-a-move = Ce n’est pas un coup de ce jeu.
bestioles-refusal-not-your-turn = Ce n’est pas à vous qu’on demande quelque chose.
bestioles-refusal-war-over = La guerre est finie.
bestioles-refusal-not-in-hand = Vous n’avez pas cette carte en main.
bestioles-refusal-wrong-theatre = Visible, cette carte ne va que dans son théâtre ; cachée, elle va partout.
bestioles-refusal-no-withdrawal-now = On ne se replie qu’à son tour, pas pendant qu’un pouvoir s’applique.
bestioles-refusal-answer-first = Un pouvoir attend d’abord votre réponse. °
bestioles-refusal-no-uncovered-card = Il n’y a pas de carte non couverte à retourner là.
bestioles-refusal-not-adjacent = Ce théâtre n’est pas voisin de la carte.
bestioles-refusal-not-your-card = Cette carte n’est pas à vous.
bestioles-refusal-not-on-table = Cette carte n’est pas sur la table.
bestioles-refusal-same-theatre = La carte est déjà dans ce théâtre.
bestioles-refusal-not-face-down = Seule une carte cachée peut être reprise.
bestioles-refusal-cannot-decline = Ce pouvoir est obligatoire.
bestioles-refusal-no-ability-asks = Aucun pouvoir ne vous demande rien en ce moment.
bestioles-refusal-nothing-to-decline = Il n’y a aucun pouvoir à refuser.

## Résumé des règles

bestioles-rules = Les règles en une page
bestioles-rules-1-title = Le but
bestioles-rules-1 = Deux commandants se disputent trois théâtres : Air, Terre et Mer. Qui tient au moins deux théâtres gagne la bataille et marque des points ; le premier à douze gagne la guerre.
bestioles-rules-2-title = La donne
bestioles-rules-2 = Dix-huit cartes, six pour chacun, six dans la pioche que personne n’a vue. Les théâtres sont en rangée : celui du milieu est voisin des deux autres, les deux bouts ne se touchent pas.
bestioles-rules-3-title = Votre tour
bestioles-rules-3 = Jouez une carte visible dans le théâtre de sa couleur, ou n’importe quelle carte en joker, face cachée, n’importe où : elle vaut alors 2 et perd son pouvoir. Ou bien repliez-vous. On ne passe pas et on ne pioche pas.
bestioles-rules-4-title = Les piles
bestioles-rules-4 = On ne joue que de son côté, sur ses propres cartes. Une carte recouverte compte toujours, mais on ne peut plus la retourner. Vous pouvez regarder vos cartes cachées, jamais celles d’en face.
bestioles-rules-5-title = Les pouvoirs
bestioles-rules-5 = L’éclair : le pouvoir agit une fois, dès que la carte est jouée ou retournée face visible. L’infini : il agit tant que la carte est visible, même couverte. Un pouvoir est obligatoire sauf s’il dit « vous pouvez ». Plusieurs pouvoirs attendent leur tour, dans l’ordre où ils se sont réveillés. °
bestioles-rules-6-title = Détruites
bestioles-rules-6 = Une carte détruite en étant jouée va sous la pioche, sans agir. Déplacer une carte n’est pas la jouer.
bestioles-rules-7-title = Fin de la bataille
bestioles-rules-7 = Quand les deux mains sont vides, on compare les totaux ; à égalité, même 0 à 0, le premier joueur tient le théâtre. Une bataille menée à son terme vaut six points.
bestioles-rules-8-title = Se replier
bestioles-rules-8 = Se replier tôt coûte peu : l’adversaire marque selon les cartes qu’il vous reste. Premier joueur, 6 à 4 cartes : 2 points · 3 ou 2 : 3 · 1 : 4 · main vide : 6. Second joueur, 6 ou 5 cartes : 2 points · 4 ou 3 : 3 · 2 : 4 · 1 ou main vide : 6. C’est souvent le meilleur coup d’une bataille perdue.
bestioles-rules-9-title = La suivante
bestioles-rules-9 = On redonne toutes les cartes, les théâtres glissent d’une place, et les rôles de premier et de second joueur s’échangent.

bestioles-help =
    {""}**{ bestioles-rules-1-title }.** { bestioles-rules-1 }
    {""}**{ bestioles-rules-2-title }.** { bestioles-rules-2 }
    {""}**{ bestioles-rules-3-title }.** { bestioles-rules-3 }
    {""}**{ bestioles-rules-4-title }.** { bestioles-rules-4 }
    {""}**{ bestioles-rules-5-title }.** { bestioles-rules-5 }
    {""}**{ bestioles-rules-6-title }.** { bestioles-rules-6 }
    {""}**{ bestioles-rules-7-title }.** { bestioles-rules-7 }
    {""}**{ bestioles-rules-8-title }.** { bestioles-rules-8 }
    {""}**{ bestioles-rules-9-title }.** { bestioles-rules-9 }
    {""}**De notre maison** (°) : ce que les règles publiées laissent ouvert, et que nous avons réglé nous-mêmes. Plusieurs noms de cartes en français sont de nous aussi.

## Règle par règle, en une ligne

bestioles-rule-bes-1 = Les trois théâtres sont en rangée, dans un ordre tiré au sort ; les deux bouts ne sont pas voisins.
bestioles-rule-bes-2 = Le premier joueur est tiré au sort, puis on joue chacun son tour ; seul celui à qui l’on demande peut agir.
bestioles-rule-bes-3 = Six cartes en main pour chacun, six dans une pioche que personne n’a vue.
bestioles-rule-bes-4 = Les mains sont secrètes ; on peut regarder ses propres cartes cachées, jamais celles de l’autre.
bestioles-rule-bes-5 = Visible : on joue la carte de son côté, dans le théâtre de sa couleur, sur ses cartes.
bestioles-rule-bes-6 = Cachée, une carte est un joker : n’importe laquelle, dans n’importe quel théâtre ; force 2, aucun pouvoir.
bestioles-rule-bes-7 = On se replie seulement à son tour, à la place d’une carte ; l’adversaire gagne aussitôt la bataille.
bestioles-rule-bes-8 = On ne passe pas, et on ne pioche que si un pouvoir le dit.
bestioles-rule-bes-9 = On ne joue que de son côté ; la nouvelle carte couvre la précédente.
bestioles-rule-bes-10 = Un pouvoir agit dès que sa carte est jouée ou retournée face visible.
bestioles-rule-bes-11 = Un pouvoir immédiat agit de nouveau si sa carte redevient visible ; déclenché, il va jusqu’au bout.
bestioles-rule-bes-12 = Un pouvoir continu agit tant que sa carte est visible, couverte ou non.
bestioles-rule-bes-13 = Un pouvoir est obligatoire sauf s’il dit « vous pouvez » ; impossible, il est ignoré.
bestioles-rule-bes-14 = Les pouvoirs immédiats attendent en file ; le premier s’achève avant que le suivant commence. °
bestioles-rule-bes-15 = « Vous », sur une carte, c’est celui du côté duquel elle se trouve, quel que soit celui qui l’a retournée.
bestioles-rule-bes-16 = On peut retourner toute carte non couverte, d’une face ou de l’autre, sauf si le pouvoir est plus étroit.
bestioles-rule-bes-17 = Une carte couverte ne se retourne pas ; Transport et Redéploiement peuvent la prendre.
bestioles-rule-bes-18 = Déplacer n’est pas jouer : la carte garde sa face et va sur le dessus, de son côté.
bestioles-rule-bes-19 = Une carte détruite va face cachée sous la pioche et n’utilise pas son pouvoir.
bestioles-rule-bes-20 = Une carte hors de son théâtre compte pleinement.
bestioles-rule-bes-21 = Appui ajoute 3 aux théâtres voisins de l’endroit où il se trouve, même sans carte à vous.
bestioles-rule-bes-22 = Parachutage vaut pour la prochaine carte jouée par son camp, quelle qu’elle soit, et s’épuise avec elle, même par Renforts. °
bestioles-rule-bes-23 = Manœuvre retourne une carte d’un théâtre voisin, s’il y en a une ; jamais elle-même.
bestioles-rule-bes-24 = Aérodrome regarde la force imprimée et ne sert que son camp.
bestioles-rule-bes-25 = Endiguement détruit toute carte jouée cachée, partout, des deux camps ; pas celles déjà posées.
bestioles-rule-bes-26 = Renforts : on pioche, on est seul à voir la carte, puis on la joue cachée dans un théâtre voisin.
bestioles-rule-bes-27 = Embuscade retourne n’importe quelle carte non couverte, elle-même comprise.
bestioles-rule-bes-28 = Tir de couverture met à 4 toutes les cartes placées sous lui dans sa pile.
bestioles-rule-bes-29 = Sabotage : chacun retourne une de ses cartes non couvertes ; qui n’en a pas est sauté.
bestioles-rule-bes-30 = Transport peut déplacer n’importe laquelle de vos cartes, lui-même compris.
bestioles-rule-bes-31 = Escalade porte à 4 toutes les cartes cachées de son camp.
bestioles-rule-bes-32 = Redéploiement : qui reprend une carte cachée doit aussitôt en jouer une de sa main.
bestioles-rule-bes-33 = Barrage compte les cartes des deux camps avant le coup ; son propre théâtre est libre.
bestioles-rule-bes-34 = La bataille finit par un repli, ou quand les deux mains sont vides et les pouvoirs achevés.
bestioles-rule-bes-35 = Le plus fort total tient le théâtre ; à égalité, le premier joueur ; deux théâtres gagnent la bataille.
bestioles-rule-bes-36 =
    { $target ->
        [bleusaille] Une bataille menée à son terme vaut un point.
       *[other] Une bataille menée à son terme vaut six points.
    }
bestioles-rule-bes-37 =
    { $target ->
        [bleusaille] Un repli donne un point à l’adversaire, comme une bataille perdue.
       *[other] Un repli donne deux à six points à l’adversaire, selon les cartes qui restent en main.
    }
bestioles-rule-bes-38 =
    { $target ->
        [18] Le premier à 18 points gagne la guerre ; sinon une nouvelle bataille commence.
        [bleusaille] Le premier à trois points gagne la guerre ; sinon une nouvelle bataille commence.
       *[other] Le premier à 12 points gagne la guerre ; sinon une nouvelle bataille commence.
    }
bestioles-rule-bes-39 = Nouvelle bataille : on redonne tout, les théâtres glissent d’une place, les rôles s’échangent.
bestioles-rule-bes-40 =
    { $target ->
        [12] À cette table, la guerre par défaut : 12 points, sans variante.
        [18] À cette table, une longue guerre : 18 points.
        [bleusaille] À cette table, Bleusaille : un point par bataille, jusqu’à trois.
       *[other] Variantes : 18 points au lieu de 12, ou Bleusaille, un point par bataille jusqu’à trois.
    }
bestioles-rule-bes-41 = On ignore la main et les cartes cachées de l’autre, et la pioche ; tout est montré à la fin de la guerre. °
bestioles-rule-bes-42 = Une carte qu’on a vue visible reste connue tant qu’on peut la suivre, jusqu’à la fin de la bataille. °
bestioles-rule-bes-43 = Une carte que seul son propriétaire a vue reste connue de lui, avec sa place dans la pioche. °
bestioles-rule-bes-44 = Exemple du livret : Air 6 à 3, Terre 1 à 4, Mer 3 partout ; l’égalité va au premier joueur, qui gagne.
bestioles-rule-bes-45 = Exemple du livret : Escalade visible, les cartes cachées valent 4 ; retournée, de nouveau 2.
