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
gevaudan-hunter-fourbe-belief = Pour lui, la Bête est un homme sadique.
gevaudan-hunter-negociateur = Négociateur
gevaudan-hunter-negociateur-belief = Pour lui, la Bête est une hyène.
gevaudan-hunter-garde-chasse = Garde-chasse
gevaudan-hunter-garde-chasse-belief = Pour lui, la Bête est une meute mangeuse d’hommes.
gevaudan-hunter-devot = Dévot
gevaudan-hunter-devot-belief = Pour lui, la Bête est un fléau de Dieu.
gevaudan-hunter-egoiste = Égoïste
gevaudan-hunter-egoiste-belief = Pour lui, la Bête est un animal hybride.
gevaudan-hunter-discret = Discret
gevaudan-hunter-discret-belief = Pour lui, la Bête est un loup-garou.
gevaudan-hunter-diplomate = Diplomate
gevaudan-hunter-diplomate-belief = Pour lui, la Bête est un chien de guerre.
gevaudan-hunter-fourbe-help = Deux jetons Trace, un par manche : échangez l’empreinte de votre case, cachée ou non, avec une autre de la carte.
gevaudan-hunter-negociateur-help = Deux jetons : quand on consulte vos archives, prenez un cube à qui le fait. Tant qu’il vous en reste un, on ne vous consulte pas sans cube.
gevaudan-hunter-garde-chasse-help = Trois jetons, un par manche : à côté de la Bête, férocité −1, et avec les Personnages une influence.
gevaudan-hunter-devot-help = Un cœur : quand la Bête vous blesse, défaussez-le au lieu de perdre une vie.
gevaudan-hunter-egoiste-help = Les autres paient 2 actions pour consulter vos archives.
gevaudan-hunter-discret-help = Deux murets : à votre tour, cachez-vous de la Bête sur une case jusqu’à votre prochain tour. Qui finit son tour à couvert ne devient pas premier joueur.
gevaudan-hunter-diplomate-help = Trois jetons : sollicitez n’importe quel Personnage, sommet de la pioche compris, pour 1 influence.
gevaudan-character-paysan-1 = Paysan
gevaudan-character-paysan-1-help = À chaque battue où vous êtes, une case de plus avec votre figurine, et son empreinte pour vous seul. Pas avec le Marquis.
gevaudan-dropped-paysan-1 = Paysan
gevaudan-character-paysan-2 = Paysan
gevaudan-character-paysan-2-help = À chaque battue où vous êtes, une case de plus avec votre figurine, et son empreinte pour vous seul. Pas avec le Marquis.
gevaudan-dropped-paysan-2 = Paysan
gevaudan-character-paysan-3 = Paysan
gevaudan-character-paysan-3-help = À chaque battue où vous êtes, une case de plus avec votre figurine, et son empreinte pour vous seul. Pas avec le Marquis.
gevaudan-dropped-paysan-3 = Paysan
gevaudan-character-procureur = Procureur
gevaudan-character-procureur-help = Une fois par manche, 1 action : regardez une empreinte d’une case Village, sans pouvoir l’archiver.
gevaudan-dropped-procureur = Procureur
gevaudan-character-dragon = Dragon
gevaudan-character-dragon-help = Une fois par manche, 1 action : regardez une empreinte d’une case Dragons, même interdite, sans pouvoir l’archiver.
gevaudan-dropped-dragon = Dragon
gevaudan-character-ministre = Ministre
gevaudan-character-ministre-help = Trois cubes, aucun pouvoir.
gevaudan-dropped-ministre = Ministre
gevaudan-character-eveque = Évêque
gevaudan-character-eveque-help = Au début d’une manche, une seule fois : tous les autres vont à l’église, avec 2 actions de moins ; leurs cubes leur restent. La carte est défaussée.
gevaudan-dropped-eveque = Évêque
gevaudan-character-heros = Héros
gevaudan-character-heros-help = Vous gagnez les égalités pour la place de premier joueur.
gevaudan-dropped-heros = Héros
gevaudan-character-suspect = Suspect
gevaudan-character-suspect-help = À la place de votre tour, une seule fois : voyez toutes les empreintes d’une couleur, sur la carte et dans les archives des autres. Vos blessures restent, la carte est défaussée.
gevaudan-dropped-suspect = Suspect
gevaudan-character-prince = Prince
gevaudan-character-prince-help = Vous pouvez rester à l’écart d’une battue, même si c’est vous qui la menez.
gevaudan-dropped-prince = Prince
gevaudan-character-louvetier = Louvetier
gevaudan-character-louvetier-help = Quand vous consultez des archives, vous pouvez garder une des empreintes vues.
gevaudan-dropped-louvetier = Louvetier
gevaudan-character-mere-courage = Mère Courage
gevaudan-character-mere-courage-help = À la fin de votre tour, à côté de la Bête : déplacez-la de 1 à 3 cases. Elle ne blesse alors personne.
gevaudan-dropped-mere-courage = Mère Courage
gevaudan-character-envoye = Envoyé du roi
gevaudan-character-envoye-help = Une fois par manche, 1 action : consultez des archives à distance.
gevaudan-dropped-envoye = Envoyé du roi
gevaudan-character-cavalier = Cavalier
gevaudan-character-cavalier-help = Une fois par manche, 1 action : avancez de 2 ou 3 cases, sans rien examiner en chemin.
gevaudan-dropped-cavalier = Cavalier
gevaudan-character-combattante = Combattante
gevaudan-character-combattante-help = Vous pouvez faire relancer le dé de la Bête ; le second jet compte.
gevaudan-dropped-combattante = Combattante
gevaudan-character-passeur = Passeur
gevaudan-character-passeur-help = Une fois par manche, 1 action : regardez une empreinte d’une case Rivière, sans pouvoir l’archiver.
gevaudan-dropped-passeur = Passeur
gevaudan-character-chirurgien = Chirurgien
gevaudan-character-chirurgien-help = Quand vous vous soignez : allez d’abord au refuge, puis faites exactement 2 actions, sans cubes, au lieu de perdre votre tour.
gevaudan-dropped-chirurgien = Chirurgien
gevaudan-character-marquis = Marquis
gevaudan-character-marquis-help = Au début de votre tour, 1 action : une battue à vous seul. Vous allez sur la Bête, puis une case plus loin, dont vous regardez l’empreinte. Pas avec les Paysans.
gevaudan-dropped-marquis = Marquis
gevaudan-character-marginal = Marginal
gevaudan-character-marginal-help = Finir votre tour sur la case de la Bête ne vous blesse pas, mais vous ne serez pas premier joueur si vous y finissez.
gevaudan-dropped-marginal = Marginal
gevaudan-character-garde-forestier = Garde-forestier
gevaudan-character-garde-forestier-help = Une fois par manche, 1 action : regardez une empreinte d’une case Forêt, sans pouvoir l’archiver.
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
gevaudan-card-h01-help = Jusqu’au prochain événement, on n’examine ni n’archive sur les cases Dragons ; ce que montre un Personnage reste permis. °
gevaudan-card-h02 = Embuscade au bois de la Baume
gevaudan-card-h02-help = Après la battue, la Bête s’échappe d’un pas par sa flèche blanche, sans blesser personne. °
gevaudan-card-h03 = Le mandement de l’évêque
gevaudan-card-h03-help = Chacun à son tour peut aller à l’église ; avec les Personnages, il y gagne une influence. °
gevaudan-card-h04 = Portefaix et ses amis se battent
gevaudan-card-h04-help = Qui a 2 blessures guérit de l’une d’elles. °
gevaudan-card-h05 = Six mille livres
gevaudan-card-h05-help = Chacun gagne une influence, jusqu’à cinq. °
gevaudan-card-h06 = La grande battue du 7 février
gevaudan-card-h06-help = La fatigue : une action de moins pour chacun à la prochaine manche, mais au moins une. °
gevaudan-card-h07 = Les d’Enneval arrivent
gevaudan-card-h07-help = Jusqu’au prochain événement, on consulte aussi des archives depuis une case voisine. °
gevaudan-card-h08 = Un printemps sanglant
gevaudan-card-h08-help = Qui est à côté de la Bête perd un cube, refuges compris ; sur sa case même, non. °
gevaudan-card-h09 = Monsieur Antoine prend le commandement
gevaudan-card-h09-help = Chacun regarde en secret une empreinte archivée de son voisin de gauche. °
gevaudan-card-h10 = Les Chastel en prison
gevaudan-card-h10-help = Le prochain trajet de la Bête compte 2 cases de moins, mais au moins une. °
gevaudan-card-h11 = Le loup des Chazes
gevaudan-card-h11-help = La cour applaudit trop tôt : la férocité baisse de 1, jusqu’à 1. °
gevaudan-card-h12 = La dernière chasse du marquis d’Apcher
gevaudan-card-h12-help = Qui a pris part à cette battue peut, à son tour et après les Paysans, aller une case plus loin et en regarder l’empreinte en secret. °
gevaudan-card-last-rounds = Derniers tours
gevaudan-card-end = Fin de la prime du roi
gevaudan-kind-battue = battue
gevaudan-kind-ferocity = férocité
gevaudan-kind-last_rounds = annonce
gevaudan-kind-end = fin
gevaudan-arrow-black = flèche noire
gevaudan-arrow-grey = flèche grise
gevaudan-arrow-white = flèche blanche
gevaudan-cause-crossed = la Bête a traversé sa case
gevaudan-cause-entered = pour avoir marché sur la Bête
gevaudan-out-wounds = trois blessures
gevaudan-out-trap = piège manqué
gevaudan-what-influence = gagne une influence
gevaudan-what-cube_lost = perd un cube
gevaudan-what-healed = guérit d’une blessure
gevaudan-how-placed = attend au refuge
gevaudan-how-walked = va
gevaudan-how-rode = chevauche
gevaudan-how-marquis = mène sa propre battue
gevaudan-how-paysan = pousse plus loin
gevaudan-how-drive = pousse plus loin
gevaudan-how-summoned = doit se rendre à l’église
gevaudan-how-church = va à l’église
gevaudan-how-examined = examine
gevaudan-how-scout = fait examiner de loin

## Ce qui se passe

gevaudan-news-moved = { $seatIs ->
    [you] **Vous** { $howId ->
        [placed] partez du refuge **{ $cell }**.
        [rode] chevauchez jusqu’en **{ $cell }**.
        [marquis] menez votre propre battue jusqu’en **{ $cell }**.
        [paysan] poussez plus loin, en **{ $cell }**.
        [drive] poussez plus loin, en **{ $cell }**.
        [summoned] devez vous rendre à l’église, en **{ $cell }**.
        [church] allez à l’église, en **{ $cell }**.
       *[walked] allez en **{ $cell }**.
    }
   *[other] **{ $seat }** { $howId ->
        [placed] part du refuge **{ $cell }**.
        [rode] chevauche jusqu’en **{ $cell }**.
        [marquis] mène sa propre battue jusqu’en **{ $cell }**.
        [paysan] pousse plus loin, en **{ $cell }**.
        [drive] pousse plus loin, en **{ $cell }**.
        [summoned] doit se rendre à l’église, en **{ $cell }**.
        [church] va à l’église, en **{ $cell }**.
       *[walked] va en **{ $cell }**.
    }
}
gevaudan-news-round = **Manche { $round }**{ $last ->
    [yes] , la dernière
   *[no] {""}
}. Premier joueur : { $first }.
gevaudan-news-turn = { $seatIs ->
    [you] À **vous**
   *[other] À **{ $seat }**
} : { $points ->
    [0] aucune action.
    [1] une action.
   *[other] { $points } actions.
}
gevaudan-news-ended = { $seatIs ->
    [you] **Vous** terminez votre tour.
   *[other] **{ $seat }** termine son tour.
}
gevaudan-news-marked = { $seatIs ->
    [you] **Vous** avez marché sur la Bête : une blessure au prochain tour.
   *[other] **{ $seat }** a marché sur la Bête : une blessure à son prochain tour.
}
gevaudan-news-looked = { $seatIs ->
    [you] **Vous** regardez
   *[other] **{ $seat }** regarde
} l’empreinte **{ $colour }** de **{ $cell }**{ $character ->
    [none] .
   *[other] {"\u0020"}({ $character }).
}
gevaudan-news-saw = Vous voyez : { $shownColourId ->
    [village] **Village** { $shownPresent ->
        [yes] présent
       *[no] absent
    }
    [river] **Rivière** { $shownPresent ->
        [yes] présente
       *[no] absente
    }
    [forest] **Forêt** { $shownPresent ->
        [yes] présente
       *[no] absente
    }
   *[dragons] **Dragons** { $shownPresent ->
        [yes] présents
       *[no] absents
    }
}, { $shownDots ->
    [0] 0 point.
    [1] 1 point.
   *[other] { $shownDots } points.
}
gevaudan-news-archived = { $seatIs ->
    [you] **Vous** archivez
   *[other] **{ $seat }** archive
} l’empreinte **{ $colour }** de **{ $cell }**.
gevaudan-news-consulted = { $seatIs ->
    [you] **Vous** regardez
   *[other] **{ $seat }** regarde
} { $count ->
    [0] aucune empreinte archivée
    [1] une empreinte archivée
   *[other] { $count } empreintes archivées
} { $side ->
    [none] de la ville
   *[other] chez { $sideIs ->
        [you] vous
       *[other] **{ $side }**
    }
}{ $envoy ->
    [yes] , par l’Envoyé.
   *[no] .
}
gevaudan-news-kept = { $seatIs ->
    [you] **Vous** gardez
   *[other] **{ $seat }** garde
} l’empreinte **{ $colour }** { $side ->
    [none] (archives de la ville).
   *[other] prise chez { $sideIs ->
        [you] vous.
       *[other] { $side }.
    }
}
gevaudan-news-toll = { $seatIs ->
    [you] **Vous** prenez un cube à { $by }.
   *[other] **{ $seat }** { $byIs ->
        [you] vous prend un cube.
       *[other] prend un cube à { $by }.
    }
}
gevaudan-news-suspected = { $seatIs ->
    [you] **Vous** faites parler le Suspect :
   *[other] **{ $seat }** fait parler le Suspect :
} { $count ->
    [0] aucune empreinte **{ $colour }**.
    [1] une empreinte **{ $colour }**.
   *[other] { $count } empreintes **{ $colour }**.
}
gevaudan-news-healed = { $seatIs ->
    [you] **Vous** vous soignez
   *[other] **{ $seat }** se soigne
} en **{ $cell }**{ $surgeon ->
    [yes] , avec le Chirurgien.
   *[no] .
}
gevaudan-news-noted = { $seatIs ->
    [you] **Vous** glissez un pense-bête
   *[other] **{ $seat }** glisse un pense-bête
} ({ $count } sur 4) et { $seatIs ->
    [you] avez
   *[other] a
} { $cubes ->
    [0] aucun cube.
    [1] un cube.
   *[other] { $cubes } cubes.
}
gevaudan-news-own_note = Votre pense-bête : { $colourId ->
    [village] **Village** { $present ->
        [yes] présent
       *[no] absent
    }
    [river] **Rivière** { $present ->
        [yes] présente
       *[no] absente
    }
    [forest] **Forêt** { $present ->
        [yes] présente
       *[no] absente
    }
   *[dragons] **Dragons** { $present ->
        [yes] présents
       *[no] absents
    }
}.
gevaudan-news-solicited = { $seatIs ->
    [you] **Vous** sollicitez
   *[other] **{ $seat }** sollicite
} **{ $character }** pour { $cost } influence{ $charmed ->
    [yes] , par séduction
   *[no] {""}
}{ $dropped ->
    [none] {""}
   *[other] , contre { $dropped }
}{ $cubes ->
    [0] .
    [1] {"\u202F"}: un cube.
   *[other] {"\u202F"}: { $cubes } cubes.
}
gevaudan-news-reshuffled = La défausse des Personnages redevient la pioche ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
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
    [you] **Vous** sortez de la chasse
   *[other] **{ $seat }** sort de la chasse
} ({ $out }).
gevaudan-news-first_player = Premier joueur : **{ $first }**{ $by ->
    [none] .
   *[other] {" "}({ $by } a choisi).
}
gevaudan-news-rolled = { $seatIs ->
    [you] **Vous** lancez le dé :
   *[other] **{ $seat }** lance le dé :
} la **{ $arrow }**{ $again ->
    [yes] , par la Combattante.
   *[no] .
}
gevaudan-news-beast_moved = La Bête s’arrête en **{ $cell }**.
gevaudan-news-beast_slipped = La Bête s’échappe en **{ $cell }**.
gevaudan-news-calmed = La cour applaudit trop tôt : la férocité est à **{ $ferocity }**.
gevaudan-news-town_took = L’empreinte **{ $colour }** de **{ $cell }** part aux archives de la ville.
gevaudan-news-wounded = { $seatIs ->
    [you] **Vous** recevez une blessure ({ $wounds } sur 3) : { $causeId ->
        [crossed] la Bête est passée sur vous.
       *[entered] vous aviez marché sur la Bête.
    }
   *[other] **{ $seat }** reçoit une blessure ({ $wounds } sur 3) : { $causeId ->
        [crossed] la Bête lui est passée dessus.
       *[entered] pour avoir marché sur la Bête.
    }
}
gevaudan-news-spared = { $seatIs ->
    [you] **Vous** donnez votre cœur
   *[other] **{ $seat }** donne son cœur
} : pas de blessure ({ $cause }).
gevaudan-news-hidden = { $seatIs ->
    [you] **Vous** restez à couvert : la Bête passe.
   *[other] **{ $seat }** reste à couvert : la Bête passe.
}
gevaudan-news-event = Événement : **{ $card }**{ $kindId ->
    [battue] , { $value ->
        [0] aucune case
        [1] une case
       *[other] { $value } cases
    }
    [ferocity] , +{ $value } : la férocité est à { $ferocity }
    [end] {"\u202F"}: la prochaine manche est la dernière
   *[other] {"\u202F"}: la fin est parmi les dernières cartes
}. { $left ->
    [0] Plus de carte.
    [1] Il reste une carte.
   *[other] Il reste { $left } cartes.
}
gevaudan-news-slid = Les Personnages glissent d’une place{ $character ->
    [none] .
   *[other] {"\u202F"}: { $character } s’en va.
}
gevaudan-news-stayed_away = { $seatIs ->
    [you] **Vous** restez à l’écart de la battue.
   *[other] **{ $seat }** reste à l’écart de la battue.
}
gevaudan-news-gathered = Battue : les chasseurs se retrouvent en **{ $cell }**, pour { $value ->
    [0] aucune case.
    [1] une case.
   *[other] { $value } cases.
}
gevaudan-news-led = { $seatIs ->
    [you] **Vous** menez la battue
   *[other] **{ $seat }** mène la battue
} en **{ $cell }**.
gevaudan-news-turned_up = En **{ $cell }**, pour tous : { $shownColourId ->
    [village] **Village** { $shownPresent ->
        [yes] présent
       *[no] absent
    }
    [river] **Rivière** { $shownPresent ->
        [yes] présente
       *[no] absente
    }
    [forest] **Forêt** { $shownPresent ->
        [yes] présente
       *[no] absente
    }
   *[dragons] **Dragons** { $shownPresent ->
        [yes] présents
       *[no] absents
    }
}, { $shownDots ->
    [0] 0 point.
    [1] 1 point.
   *[other] { $shownDots } points.
}
gevaudan-news-gained = { $seatIs ->
    [you] **Vous** { $whatId ->
        [influence] gagnez une influence.
        [cube_lost] perdez un cube.
       *[healed] guérissez d’une blessure.
    }
   *[other] **{ $seat }** { $what }.
}
gevaudan-news-peeked = { $seatIs ->
    [you] **Vous** regardez
   *[other] **{ $seat }** regarde
} une empreinte archivée chez { $sideIs ->
    [you] vous.
   *[other] { $side }.
}
gevaudan-news-found = { $winnerIs ->
    [you] **Vous** avez trouvé la tanière
   *[other] **{ $winner }** a trouvé la tanière
} en **{ $cell }**.
gevaudan-news-expired = La prime du roi est échue : la Bête a gagné.
gevaudan-news-all_out = Plus un chasseur : la Bête a gagné.
gevaudan-news-box_seen = Vous ouvrez la boîte, sans témoin : la tanière est en **{ $cell }**.
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
gevaudan-outcome-all-out = Tous les chasseurs sont hors de la chasse : la Bête gagne.
gevaudan-figure-won = parties gagnées par quelqu’un
gevaudan-figure-rounds = manches
gevaudan-figure-wounds = blessures par chasseur
gevaudan-figure-out-by-wounds = sorties par blessures
gevaudan-figure-out-by-trap = sorties par un piège manqué

## Les options

gevaudan-option-characters = Personnages
gevaudan-option-characters-help = Personnages, influence et sollicitations : avec tous les événements, avec ou sans capacités. °
gevaudan-option-characters-off = Sans
gevaudan-option-characters-off-help = Le jeu standard.
gevaudan-option-characters-on = Avec
gevaudan-option-characters-on-help = Les vingt Personnages se sollicitent contre de l’influence.
gevaudan-option-events = Événements
gevaudan-option-events-help = Quelles cartes sont mélangées, quel que soit le reste. °
gevaudan-option-events-standard = Standard
gevaudan-option-events-standard-help = Battues et férocités.
gevaudan-option-events-historical = Historiques
gevaudan-option-events-historical-help = Douze événements avec leurs effets. °
gevaudan-option-abilities = Capacités
gevaudan-option-abilities-help = Les capacités propres des sept chasseurs, quel que soit le reste. °
gevaudan-option-abilities-off = Sans
gevaudan-option-abilities-off-help = Les chasseurs ne se distinguent que par leur nom.
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
gevaudan-option-last_rounds-help = Cette carte compte-t-elle comme événement ? °
gevaudan-option-last_rounds-free = Non
gevaudan-option-last_rounds-free-help = On pioche aussitôt la suivante. °
gevaudan-option-last_rounds-draw = Oui
gevaudan-option-last_rounds-draw-help = La partie dure une manche de plus. °
gevaudan-option-beast_cell = Case de la Bête
gevaudan-option-beast_cell-help = Quand elle blesse qui y va. °
gevaudan-option-beast_cell-entering = En y entrant
gevaudan-option-beast_cell-entering-help = Y passer suffit. °
gevaudan-option-beast_cell-ending = En y restant
gevaudan-option-beast_cell-ending-help = Seulement si le tour s’y termine. °
gevaudan-option-heal = Soins
gevaudan-option-heal-help = Qui peut se soigner. °
gevaudan-option-heal-wounded = Les blessés
gevaudan-option-heal-wounded-help = Il faut au moins une blessure. °
gevaudan-option-heal-always = Tous
gevaudan-option-heal-always-help = Même sans blessure, pour gagner un refuge. °
gevaudan-option-memory = Mémoire
gevaudan-option-memory-help = Qui retient les empreintes vues. °
gevaudan-option-memory-notebook = Carnet
gevaudan-option-memory-notebook-help = Ce que vous avez vu reste noté. °
gevaudan-option-memory-paper = Comme sur papier
gevaudan-option-memory-paper-help = Une empreinte se voit jusqu’au coup suivant ; ni le journal ni un retour à la table ne la redit. °
gevaudan-option-first = Premier joueur
gevaudan-option-first-help = Qui commence. °
gevaudan-option-first-drawn = Au sort
gevaudan-option-first-drawn-help = Le hasard choisit. °
gevaudan-option-first-1 = Siège 1
gevaudan-option-first-1-help = Le siège 1 commence. °
gevaudan-option-first-2 = Siège 2
gevaudan-option-first-2-help = Le siège 2 commence. °
gevaudan-option-first-3 = Siège 3
gevaudan-option-first-3-help = Le siège 3 commence. °
gevaudan-option-first-4 = Siège 4
gevaudan-option-first-4-help = Le siège 4 commence. °
gevaudan-option-hunter1 = Chasseur du siège 1
gevaudan-option-hunter1-help = Qui il joue.
gevaudan-option-hunter1-drawn = Au sort
gevaudan-option-hunter1-drawn-help = Le hasard choisit.
gevaudan-option-hunter1-fourbe = Fourbe
gevaudan-option-hunter1-fourbe-help = Deux jetons Trace, un par manche : échangez l’empreinte de votre case, cachée ou non, avec une autre de la carte.
gevaudan-option-hunter1-negociateur = Négociateur
gevaudan-option-hunter1-negociateur-help = Deux jetons : quand on consulte vos archives, prenez un cube à qui le fait. Tant qu’il vous en reste un, on ne vous consulte pas sans cube.
gevaudan-option-hunter1-garde-chasse = Garde-chasse
gevaudan-option-hunter1-garde-chasse-help = Trois jetons, un par manche : à côté de la Bête, férocité −1, et avec les Personnages une influence.
gevaudan-option-hunter1-devot = Dévot
gevaudan-option-hunter1-devot-help = Un cœur : quand la Bête vous blesse, défaussez-le au lieu de perdre une vie.
gevaudan-option-hunter1-egoiste = Égoïste
gevaudan-option-hunter1-egoiste-help = Les autres paient 2 actions pour consulter vos archives.
gevaudan-option-hunter1-discret = Discret
gevaudan-option-hunter1-discret-help = Deux murets : à votre tour, cachez-vous de la Bête sur une case jusqu’à votre prochain tour. Qui finit son tour à couvert ne devient pas premier joueur.
gevaudan-option-hunter1-diplomate = Diplomate
gevaudan-option-hunter1-diplomate-help = Trois jetons : sollicitez n’importe quel Personnage, sommet de la pioche compris, pour 1 influence.
gevaudan-option-hunter2 = Chasseur du siège 2
gevaudan-option-hunter2-help = Qui il joue.
gevaudan-option-hunter2-drawn = Au sort
gevaudan-option-hunter2-drawn-help = Le hasard choisit.
gevaudan-option-hunter2-fourbe = Fourbe
gevaudan-option-hunter2-fourbe-help = Deux jetons Trace, un par manche : échangez l’empreinte de votre case, cachée ou non, avec une autre de la carte.
gevaudan-option-hunter2-negociateur = Négociateur
gevaudan-option-hunter2-negociateur-help = Deux jetons : quand on consulte vos archives, prenez un cube à qui le fait. Tant qu’il vous en reste un, on ne vous consulte pas sans cube.
gevaudan-option-hunter2-garde-chasse = Garde-chasse
gevaudan-option-hunter2-garde-chasse-help = Trois jetons, un par manche : à côté de la Bête, férocité −1, et avec les Personnages une influence.
gevaudan-option-hunter2-devot = Dévot
gevaudan-option-hunter2-devot-help = Un cœur : quand la Bête vous blesse, défaussez-le au lieu de perdre une vie.
gevaudan-option-hunter2-egoiste = Égoïste
gevaudan-option-hunter2-egoiste-help = Les autres paient 2 actions pour consulter vos archives.
gevaudan-option-hunter2-discret = Discret
gevaudan-option-hunter2-discret-help = Deux murets : à votre tour, cachez-vous de la Bête sur une case jusqu’à votre prochain tour. Qui finit son tour à couvert ne devient pas premier joueur.
gevaudan-option-hunter2-diplomate = Diplomate
gevaudan-option-hunter2-diplomate-help = Trois jetons : sollicitez n’importe quel Personnage, sommet de la pioche compris, pour 1 influence.
gevaudan-option-hunter3 = Chasseur du siège 3
gevaudan-option-hunter3-help = Qui il joue.
gevaudan-option-hunter3-drawn = Au sort
gevaudan-option-hunter3-drawn-help = Le hasard choisit.
gevaudan-option-hunter3-fourbe = Fourbe
gevaudan-option-hunter3-fourbe-help = Deux jetons Trace, un par manche : échangez l’empreinte de votre case, cachée ou non, avec une autre de la carte.
gevaudan-option-hunter3-negociateur = Négociateur
gevaudan-option-hunter3-negociateur-help = Deux jetons : quand on consulte vos archives, prenez un cube à qui le fait. Tant qu’il vous en reste un, on ne vous consulte pas sans cube.
gevaudan-option-hunter3-garde-chasse = Garde-chasse
gevaudan-option-hunter3-garde-chasse-help = Trois jetons, un par manche : à côté de la Bête, férocité −1, et avec les Personnages une influence.
gevaudan-option-hunter3-devot = Dévot
gevaudan-option-hunter3-devot-help = Un cœur : quand la Bête vous blesse, défaussez-le au lieu de perdre une vie.
gevaudan-option-hunter3-egoiste = Égoïste
gevaudan-option-hunter3-egoiste-help = Les autres paient 2 actions pour consulter vos archives.
gevaudan-option-hunter3-discret = Discret
gevaudan-option-hunter3-discret-help = Deux murets : à votre tour, cachez-vous de la Bête sur une case jusqu’à votre prochain tour. Qui finit son tour à couvert ne devient pas premier joueur.
gevaudan-option-hunter3-diplomate = Diplomate
gevaudan-option-hunter3-diplomate-help = Trois jetons : sollicitez n’importe quel Personnage, sommet de la pioche compris, pour 1 influence.
gevaudan-option-hunter4 = Chasseur du siège 4
gevaudan-option-hunter4-help = Qui il joue.
gevaudan-option-hunter4-drawn = Au sort
gevaudan-option-hunter4-drawn-help = Le hasard choisit.
gevaudan-option-hunter4-fourbe = Fourbe
gevaudan-option-hunter4-fourbe-help = Deux jetons Trace, un par manche : échangez l’empreinte de votre case, cachée ou non, avec une autre de la carte.
gevaudan-option-hunter4-negociateur = Négociateur
gevaudan-option-hunter4-negociateur-help = Deux jetons : quand on consulte vos archives, prenez un cube à qui le fait. Tant qu’il vous en reste un, on ne vous consulte pas sans cube.
gevaudan-option-hunter4-garde-chasse = Garde-chasse
gevaudan-option-hunter4-garde-chasse-help = Trois jetons, un par manche : à côté de la Bête, férocité −1, et avec les Personnages une influence.
gevaudan-option-hunter4-devot = Dévot
gevaudan-option-hunter4-devot-help = Un cœur : quand la Bête vous blesse, défaussez-le au lieu de perdre une vie.
gevaudan-option-hunter4-egoiste = Égoïste
gevaudan-option-hunter4-egoiste-help = Les autres paient 2 actions pour consulter vos archives.
gevaudan-option-hunter4-discret = Discret
gevaudan-option-hunter4-discret-help = Deux murets : à votre tour, cachez-vous de la Bête sur une case jusqu’à votre prochain tour. Qui finit son tour à couvert ne devient pas premier joueur.
gevaudan-option-hunter4-diplomate = Diplomate
gevaudan-option-hunter4-diplomate-help = Trois jetons : sollicitez n’importe quel Personnage, sommet de la pioche compris, pour 1 influence.
gevaudan-option-board = Plateau
gevaudan-option-board-help = Le code d’un autre plateau que le nôtre. °

## Les refus

gevaudan-refusal-not-a-move = Ce n’est pas un coup de ce jeu.
gevaudan-refusal-game-over = La partie est finie.
gevaudan-refusal-not-your-turn = Rien ne vous est demandé maintenant.
gevaudan-refusal-not-in-a-turn = Cela ne se fait pas pendant un tour. °
gevaudan-refusal-answer-first = Répondez d’abord à la question.
gevaudan-refusal-place-first = Placez d’abord votre figurine.
gevaudan-refusal-refuge-needed = Il faut un refuge.
gevaudan-refusal-refuge-taken = Ce refuge est pris.
gevaudan-refusal-no-points = Il ne vous reste pas assez d’actions.
gevaudan-refusal-not-adjacent = Cette case n’est pas voisine.
gevaudan-refusal-no-print = Il n’y a pas d’empreinte ici.
gevaudan-refusal-already-revealed = Cette empreinte est déjà visible de tous.
gevaudan-refusal-dragons-forbid = Les Dragons interdisent d’examiner ici pour l’instant. °
gevaudan-refusal-examine-first = Examinez d’abord cette empreinte, dans ce tour et sans quitter la case.
gevaudan-refusal-not-on-his-cell = Ces archives ne sont pas à votre portée.
gevaudan-refusal-go-to-church = Les archives de la ville se consultent à l’église.
gevaudan-refusal-no-town = Il n’y a d’archives de la ville qu’en solitaire.
gevaudan-refusal-ask-another = Consultez quelqu’un d’autre que vous.
gevaudan-refusal-no-such-place = Il n’y a pas d’empreinte à cette place. °
gevaudan-refusal-colours = Toutes de la même couleur, ou toutes de couleurs différentes.
gevaudan-refusal-cube-needed = Il vous faudrait encore un cube pour le Négociateur. °
gevaudan-refusal-opening-only = Seulement au début du tour. °
gevaudan-refusal-not-after-solicit = Pas après avoir sollicité quelqu’un. °
gevaudan-refusal-not-wounded = Vous n’avez aucune blessure. °
gevaudan-refusal-trap-on-refuge = La tanière n’est jamais dans un refuge. °
gevaudan-refusal-suspect-only = Ce tour est au Suspect : sollicitez ou terminez. °
gevaudan-refusal-note-too-early = Pas avant la première manche. °
gevaudan-refusal-you-are-out = Vous êtes hors de la chasse.
gevaudan-refusal-note-laid = Ce pense-bête est déjà posé.
gevaudan-refusal-characters-off = Les Personnages ne sont pas en jeu. °
gevaudan-refusal-one-a-turn = Un seul Personnage par tour.
gevaudan-refusal-top-not-available = Le sommet de la pioche n’est pas encore disponible.
gevaudan-refusal-third-space = La troisième place ne coûte déjà qu’une influence. °
gevaudan-refusal-space-empty = Cette place est vide.
gevaudan-refusal-no-influence = Vous n’avez pas assez d’influence.
gevaudan-refusal-hand-full = Vous avez déjà deux Personnages : rendez-en un.
gevaudan-refusal-hand-not-full = Vous avez encore de la place.
gevaudan-refusal-not-your-character = Vous n’avez pas ce Personnage.
gevaudan-refusal-already-used = Une fois par manche seulement.
gevaudan-refusal-not-his-land = Il ne voit pas cette case.
gevaudan-refusal-nothing-hidden = Il n’y a rien à examiner là.
gevaudan-refusal-not-next-to-beast = Pas à côté de la Bête. °
gevaudan-refusal-not-in-reach = Cette case est hors de portée. °
gevaudan-refusal-not-your-ability = Ce n’est pas la capacité de votre chasseur. °
gevaudan-refusal-no-token = Vous n’avez plus de jeton. °
gevaudan-refusal-one-token-a-turn = Un jeton par tour. °
gevaudan-refusal-two-prints-needed = Il faut une empreinte ici et une autre ailleurs. °
gevaudan-refusal-wall-on-refuge = Un refuge n’a pas besoin de muret. °
gevaudan-refusal-too-far = La Bête ne va pas si loin. °
gevaudan-refusal-not-shown = Cette empreinte n’a pas été montrée. °
gevaudan-refusal-not-tied = Ce chasseur n’est pas à égalité, ou c’est vous.
gevaudan-refusal-no-way = La battue ne passe pas par là. °
gevaudan-refusal-first-not-seated = Personne n’est assis à ce siège. °
gevaudan-refusal-hunter-twice = Deux sièges ont choisi le même chasseur. °
gevaudan-refusal-history-needs-all = Au plus près de l’histoire : il faut les Personnages et les événements historiques. °
gevaudan-refusal-board-not-understood = Ce code n’est pas celui d’un plateau valable. °

## Les règles, une ligne chacune

gevaudan-rule-gev-obj-1 = Un à quatre chasseurs, chacun pour soi.
gevaudan-rule-gev-obj-2 = Gagne qui pose son piège sur la tanière.
gevaudan-rule-gev-obj-3 = Si la prime expire, la Bête gagne.
gevaudan-rule-gev-obj-4 =
    { $characters ->
        [off] Cette table joue sans les Personnages.
        [on] Cette table joue avec les Personnages.
       *[other] Le jeu standard, ou historique.
    }
gevaudan-rule-gev-obj-5 = Les couleurs se reconnaissent aussi à leur forme.
gevaudan-rule-gev-mat-1 = Vingt cases : seize de terrain et quatre refuges.
gevaudan-rule-gev-mat-2 = Un plateau personnel par chasseur.
gevaudan-rule-gev-mat-3 = Sept chasseurs au choix.
gevaudan-rule-gev-mat-4 = Une Bête et quatre figurines.
gevaudan-rule-gev-mat-5 = Cinq cubes par chasseur.
gevaudan-rule-gev-mat-6 = Le dé : trois flèches noires, deux grises, une blanche.
gevaudan-rule-gev-mat-7 = Vingt-quatre empreintes, six par couleur.
gevaudan-rule-gev-mat-8 = Une boîte pour la solution.
gevaudan-rule-gev-mat-9 = Six battues, six férocités, Derniers tours et la fin.
gevaudan-rule-gev-mat-10 = Huit pense-bêtes par chasseur.
gevaudan-rule-gev-mat-11 = Vingt Personnages, douze événements historiques, de l’influence.
gevaudan-rule-gev-ter-1 = Chaque case a ou n’a pas village, rivière, forêt, Dragons.
gevaudan-rule-gev-ter-2 = Chaque combinaison n’existe qu’une fois.
gevaudan-rule-gev-ter-3 = La tanière n’est jamais un refuge.
gevaudan-rule-gev-prt-1 = Par couleur, trois empreintes disent présent et trois absent.
gevaudan-rule-gev-prt-2 = La couleur se voit au dos, l’indice non.
gevaudan-rule-gev-lair-1 = Une empreinte de chaque couleur est dans la boîte.
gevaudan-rule-gev-lair-2 = Trois indices égaux prouvent un paramètre.
gevaudan-rule-gev-lair-3 = La tanière est le contraire des empreintes de la boîte.
gevaudan-rule-gev-lair-4 = Quatre paramètres font une seule case.
gevaudan-rule-gev-set-1 = Les événements sont triés par sorte.
gevaudan-rule-gev-set-2 = La fin et Derniers tours sont mis à part.
gevaudan-rule-gev-set-3 = Quatre piles d’une férocité et d’une battue.
gevaudan-rule-gev-set-4 = Une pile et la fin vont sous Derniers tours.
gevaudan-rule-gev-set-5 =
    { $deck ->
        [first_game] Les six autres cartes vont au-dessus.
       *[other] Cinq des six autres cartes vont au-dessus.
    }
gevaudan-rule-gev-set-6 = Première partie : aucune carte n’est retirée.
gevaudan-rule-gev-set-7 = La férocité commence à 3.
gevaudan-rule-gev-set-8 = Une empreinte par case, refuges compris.
gevaudan-rule-gev-set-9 = Chacun choisit ou tire son chasseur.
gevaudan-rule-gev-set-10 = Le premier dé fait entrer la Bête de trois cases.
gevaudan-rule-gev-set-11 = Chacun se place sur un refuge libre, le premier joueur en dernier.
gevaudan-rule-gev-set-12 = Chacun lit sa croyance.
gevaudan-rule-gev-rnd-1 = On joue jusqu’à la tanière ou la fin de la prime.
gevaudan-rule-gev-rnd-2 = Une manche : chasseurs, premier joueur, Bête.
gevaudan-rule-gev-rnd-3 = Chacun son tour, dans le sens horaire.
gevaudan-rule-gev-rnd-4 = Après la dernière phase des chasseurs, tout s’arrête.
gevaudan-rule-gev-ap-1 = 4 actions, moins une par blessure.
gevaudan-rule-gev-ap-2 = Un cube vaut une action et se garde.
gevaudan-rule-gev-ap-3 = Ce qui se paie prend des actions, puis des cubes.
gevaudan-rule-gev-ap-4 = Cinq cubes au plus.
gevaudan-rule-gev-act-1 = Avancer d’une case coûte 1 action.
gevaudan-rule-gev-act-2 = Examiner l’empreinte de sa case coûte 1 action.
gevaudan-rule-gev-act-3 = Archiver ce qu’on vient d’examiner coûte 1 action.
gevaudan-rule-gev-act-4 = Consulter les archives d’un autre sur sa case coûte 1 action.
gevaudan-rule-gev-act-5 = Une seule couleur, ou toutes différentes.
gevaudan-rule-gev-act-6 = Ce qui a été vu n’est pas à rechoisir.
gevaudan-rule-gev-act-7 = Une empreinte révélée ne s’archive pas.
gevaudan-rule-gev-free-1 = Se soigner prend tout le tour, sur un refuge.
gevaudan-rule-gev-free-2 = Un pense-bête, à tout moment, donne un cube.
gevaudan-rule-gev-free-3 = Quatre pense-bêtes par partie.
gevaudan-rule-gev-free-4 = Un pense-bête posé ne change plus.
gevaudan-rule-gev-free-5 = Un seul piège par partie, sur sa case.
gevaudan-rule-gev-fp-1 = Le plus proche de la Bête devient premier joueur.
gevaudan-rule-gev-fp-2 = À égalité, le premier joueur nomme un autre que lui.
gevaudan-rule-gev-fp-3 = Qui finit dans un refuge ne compte pas.
gevaudan-rule-gev-fp-4 = Si personne ne compte, le voisin de gauche.
gevaudan-rule-gev-fp-5 = Le premier joueur mène la Bête.
gevaudan-rule-gev-bst-1 = La Bête suit les flèches du dé, autant de cases que sa férocité.
gevaudan-rule-gev-wnd-1 = Elle blesse tous ceux qu’elle croise.
gevaudan-rule-gev-wnd-2 = Les refuges protègent.
gevaudan-rule-gev-wnd-3 = La troisième blessure élimine.
gevaudan-rule-gev-wnd-4 =
    { $heal ->
        [always] Même sans blessure, on peut passer son tour à se soigner.
       *[other] Un blessé peut passer son tour à se soigner.
    }
gevaudan-rule-gev-wnd-5 =
    { $beast_cell ->
        [ending] Finir son tour sur la Bête blesse au tour suivant.
       *[other] Aller sur la Bête blesse au tour suivant.
    }
gevaudan-rule-gev-wnd-6 = Être déplacé ne blesse pas.
gevaudan-rule-gev-evt-1 = Un événement après chaque trajet.
gevaudan-rule-gev-evt-2 = Férocité : l’anneau monte.
gevaudan-rule-gev-evt-3 = Battue : tous depuis la Bête, en révélant les empreintes.
gevaudan-rule-gev-evt-4 = La case de départ n’est pas révélée.
gevaudan-rule-gev-evt-5 = Une empreinte révélée le reste.
gevaudan-rule-gev-evt-6 = Un éliminé ne va pas aux battues.
gevaudan-rule-gev-evt-7 = Derniers tours annonce la fin.
gevaudan-rule-gev-evt-8 = La fin : encore une manche.
gevaudan-rule-gev-evt-9 =
    { $deck ->
        [first_game] À cette table, la prime expire une manche plus tard que d’ordinaire.
        [history] À cette table, la prime expire à la manche 7 : huit manches en tout.
       *[usual] { $last_rounds ->
            [draw] La prime expire entre les manches 7 et 9.
           *[free] La prime expire entre les manches 6 et 8.
        }
    }
gevaudan-rule-gev-end-1 = Le bon piège gagne aussitôt.
gevaudan-rule-gev-end-2 = Un mauvais piège élimine.
gevaudan-rule-gev-end-3 = Trois blessures éliminent.
gevaudan-rule-gev-end-4 = Les archives d’un éliminé restent sur sa case.
gevaudan-rule-gev-end-5 = La partie finit avec la tanière, les chasseurs ou la prime.
gevaudan-rule-gev-his-1 = Les événements historiques remplacent les autres.
gevaudan-rule-gev-his-2 = Influence et jetons de capacité.
gevaudan-rule-gev-his-3 = Deux Personnages au départ, le suivant visible.
gevaudan-rule-gev-his-4 = Personnages, événements, capacités : chacun à part. °
gevaudan-rule-gev-inf-1 = Archiver donne une influence, cinq au plus.
gevaudan-rule-gev-inf-2 = Un regard de loin ne permet pas d’archiver.
gevaudan-rule-gev-sol-1 = Solliciter coûte 2 influence, 1 à la troisième place.
gevaudan-rule-gev-sol-2 = Un par tour, au début ou à la fin.
gevaudan-rule-gev-sol-3 = Le Personnage apporte ses cubes.
gevaudan-rule-gev-sol-4 = Deux Personnages au plus.
gevaudan-rule-gev-sol-5 = Les autres glissent, la pioche complète.
gevaudan-rule-gev-sol-6 = La défausse refait la pioche.
gevaudan-rule-gev-sol-7 = Les Personnages l’emportent sur les événements.
gevaudan-rule-gev-hev-1 = Un événement se suit pas à pas.
gevaudan-rule-gev-hev-2 = Les Dragons peuvent interdire leurs cases.
gevaudan-rule-gev-solo-1 = Seul, les mêmes règles.
gevaudan-rule-gev-solo-2 = La Bête emporte à la ville l’empreinte de sa case.
gevaudan-rule-gev-solo-3 = Les archives de la ville se consultent à l’église.
gevaudan-rule-gev-solo-4 = Ce qui demande les autres est ignoré.
gevaudan-rule-gev-var-1 = Les Personnages dans l’ordre.
gevaudan-rule-gev-var-2 = Sept événements dans l’ordre, huit manches.
gevaudan-rule-gev-tip-1 = Les points disent si une empreinte a déjà été vue.
gevaudan-rule-gev-tip-2 = Un paramètre à la fois.
gevaudan-rule-gev-ord-1 = Une seule réponse possible n’est pas demandée. °
gevaudan-rule-gev-ord-2 = L’ordre d’une manche. °
gevaudan-rule-gev-ord-3 = L’ordre d’un tour. °
gevaudan-rule-gev-ord-4 = L’ordre de la phase de la Bête. °
gevaudan-rule-gev-ord-5 = Un pense-bête est possible dès la première manche. °
gevaudan-rule-gev-vis-1 = Les pièces sont publiques, les indices vus ne le sont pas. °
gevaudan-rule-gev-hou-1 = Le plateau est celui de la maison. °
gevaudan-rule-gev-hou-2 = Les flèches sont celles de la maison. °
gevaudan-rule-gev-hou-3 = Les valeurs des cartes sont celles de la maison. °
gevaudan-rule-gev-hou-4 = Valeur, glissement, effet : dans cet ordre. °
gevaudan-rule-gev-r01 =
    { $last_rounds ->
        [draw] À cette table, Derniers tours prend la place d’un événement : une manche de plus. °
       *[other] Derniers tours ne prend pas la place d’un événement. °
    }
gevaudan-rule-gev-r02 = Douze cartes, la fin et Derniers tours. °
gevaudan-rule-gev-r03 = La boîte dit le contraire de la tanière. °
gevaudan-rule-gev-r04 = La Bête n’entre jamais dans un refuge. °
gevaudan-rule-gev-r05 = La distance compte toutes les cases. °
gevaudan-rule-gev-r06 = Un premier joueur éliminé passe le rôle au suivant. °
gevaudan-rule-gev-r07 = À égalité, il nomme un des autres. °
gevaudan-rule-gev-r08 = Le Héros gagne l’égalité. °
gevaudan-rule-gev-r09 =
    { $beast_cell ->
        [ending] Y finir son tour, et cela seul, marque une blessure : la case de la Bête se traverse. °
       *[other] Entrer sur la case de la Bête marque une blessure. °
    }
gevaudan-rule-gev-r10 = La case de départ de la Bête n’est pas croisée. °
gevaudan-rule-gev-r11 = Chacun est blessé une fois par trajet. °
gevaudan-rule-gev-r12 = On archive ce qu’on a examiné sans bouger. °
gevaudan-rule-gev-r13 = On archive aussi dans un refuge. °
gevaudan-rule-gev-r14 =
    { $heal ->
        [always] À cette table, on se soigne même sans blessure, pour gagner un refuge. °
       *[other] Se soigner demande une blessure. °
    }
gevaudan-rule-gev-r15 = Soins, Suspect et Marquis sont pour le début du tour. °
gevaudan-rule-gev-r16 = On piège à son tour, sur un terrain. °
gevaudan-rule-gev-r17 = Qui manque son piège voit la boîte, seul. °
gevaudan-rule-gev-r18 = Les places consultées sont publiques. °
gevaudan-rule-gev-r19 = Un éliminé perd tout sauf ses archives. °
gevaudan-rule-gev-r20 = La battue va à sa pleine longueur, sans repasser. °
gevaudan-rule-gev-r21 = Une battue complète est toujours possible. °
gevaudan-rule-gev-r22 = Les Paysans vont une case plus loin. °
gevaudan-rule-gev-r23 = Le Prince choisit avant le rassemblement. °
gevaudan-rule-gev-r24 = L’Évêque convoque au début d’une manche. °
gevaudan-rule-gev-r25 = Mère Courage chasse la Bête de trois cases au plus. °
gevaudan-rule-gev-r26 = Une relance, et elle compte. °
gevaudan-rule-gev-r27 = Le Louvetier garde une empreinte vue. °
gevaudan-rule-gev-r28 = L’Envoyé paie comme les autres. °
gevaudan-rule-gev-r29 = Il faut encore un cube devant le Négociateur. °
gevaudan-rule-gev-r30 = Le Fourbe échange deux empreintes. °
gevaudan-rule-gev-r31 = Le muret cache jusqu’au prochain tour. °
gevaudan-rule-gev-r32 = Le Garde-chasse tire à côté de la Bête. °
gevaudan-rule-gev-r33 = Le Diplomate peut prendre le sommet de la pioche. °
gevaudan-rule-gev-r34 = D’où qu’un Personnage soit pris, ceux du côté de la pioche avancent et le sommet entre ; la troisième place, vide au départ, attend un événement. °
gevaudan-rule-gev-r35 = Au-delà de cinq, les cubes sont perdus. °
gevaudan-rule-gev-r36 = Un Personnage rendu laisse ses cubes. °
gevaudan-rule-gev-r37 = Le Marquis ouvre le tour pour 1 action. °
gevaudan-rule-gev-r38 = Le Cavalier fait deux ou trois cases. °
gevaudan-rule-gev-r39 = La ville prend l’empreinte quand le dé est lancé. °
gevaudan-rule-gev-r40 = Seul, on est toujours premier joueur. °
gevaudan-rule-gev-r41 = Les pense-bêtes ne se gênent pas. °
gevaudan-rule-gev-r42 = Les actions non dépensées sont perdues. °
gevaudan-rule-gev-r43 = La dernière manche n’a que la phase des chasseurs. °
gevaudan-rule-gev-r44 = Un éliminé perd son tour. °
gevaudan-rule-gev-r45 =
    { $memory ->
        [notebook] À cette table, un carnet : ce que vous avez vu reste noté, pour vous seul. °
        [paper] À cette table, la mémoire comme sur papier : ce qui a été vu n’est plus redit nulle part. °
       *[other] Carnet, ou mémoire comme sur papier : ce qui a été vu n’est alors plus redit nulle part. °
    }
gevaudan-rule-gev-r46 =
    { $first ->
        [drawn] Le premier joueur est tiré au sort. °
       *[other] Le premier joueur est tiré ou choisi. °
    }
gevaudan-rule-gev-r47 = Chaque chasseur n’est joué qu’une fois. °
gevaudan-rule-gev-r48 = Les capacités vont aussi avec l’histoire. °
gevaudan-rule-gev-r49 = Seul, la ville remplace les autres. °
gevaudan-rule-gev-p01 = Paysan : à chaque battue où vous êtes, une case de plus avec votre figurine, et son empreinte pour vous seul. Pas avec le Marquis.
gevaudan-rule-gev-p02 = Paysan : à chaque battue où vous êtes, une case de plus avec votre figurine, et son empreinte pour vous seul. Pas avec le Marquis.
gevaudan-rule-gev-p03 = Paysan : à chaque battue où vous êtes, une case de plus avec votre figurine, et son empreinte pour vous seul. Pas avec le Marquis.
gevaudan-rule-gev-p04 = Procureur : une fois par manche, 1 action : regardez une empreinte d’une case Village, sans pouvoir l’archiver.
gevaudan-rule-gev-p05 = Dragon : une fois par manche, 1 action : regardez une empreinte d’une case Dragons, même interdite, sans pouvoir l’archiver.
gevaudan-rule-gev-p06 = Ministre : trois cubes, aucun pouvoir.
gevaudan-rule-gev-p07 = Évêque : au début d’une manche, une seule fois : tous les autres vont à l’église, avec 2 actions de moins ; leurs cubes leur restent. La carte est défaussée.
gevaudan-rule-gev-p08 = Héros : vous gagnez les égalités pour la place de premier joueur.
gevaudan-rule-gev-p09 = Suspect : à la place de votre tour, une seule fois : voyez toutes les empreintes d’une couleur, sur la carte et dans les archives des autres. Vos blessures restent, la carte est défaussée.
gevaudan-rule-gev-p10 = Prince : vous pouvez rester à l’écart d’une battue, même si c’est vous qui la menez.
gevaudan-rule-gev-p11 = Louvetier : quand vous consultez des archives, vous pouvez garder une des empreintes vues.
gevaudan-rule-gev-p12 = Mère Courage : à la fin de votre tour, à côté de la Bête : déplacez-la de 1 à 3 cases. Elle ne blesse alors personne.
gevaudan-rule-gev-p13 = Envoyé du roi : une fois par manche, 1 action : consultez des archives à distance.
gevaudan-rule-gev-p14 = Cavalier : une fois par manche, 1 action : avancez de 2 ou 3 cases, sans rien examiner en chemin.
gevaudan-rule-gev-p15 = Combattante : vous pouvez faire relancer le dé de la Bête ; le second jet compte.
gevaudan-rule-gev-p16 = Passeur : une fois par manche, 1 action : regardez une empreinte d’une case Rivière, sans pouvoir l’archiver.
gevaudan-rule-gev-p17 = Chirurgien : quand vous vous soignez : allez d’abord au refuge, puis faites exactement 2 actions, sans cubes, au lieu de perdre votre tour.
gevaudan-rule-gev-p18 = Marquis : au début de votre tour, 1 action : une battue à vous seul. Vous allez sur la Bête, puis une case plus loin, dont vous regardez l’empreinte. Pas avec les Paysans.
gevaudan-rule-gev-p19 = Marginal : finir votre tour sur la case de la Bête ne vous blesse pas, mais vous ne serez pas premier joueur si vous y finissez.
gevaudan-rule-gev-p20 = Garde-forestier : une fois par manche, 1 action : regardez une empreinte d’une case Forêt, sans pouvoir l’archiver.
gevaudan-rule-gev-h01 = Les Dragons de Duhamel : jusqu’au prochain événement, on n’examine ni n’archive sur les cases Dragons ; ce que montre un Personnage reste permis. Les Personnages glissent d’une place. °
gevaudan-rule-gev-h02 = Embuscade au bois de la Baume : après la battue, la Bête s’échappe d’un pas par sa flèche blanche, sans blesser personne. °
gevaudan-rule-gev-h03 = Le mandement de l’évêque : chacun à son tour peut aller à l’église ; avec les Personnages, il y gagne une influence. Les Personnages glissent d’une place. °
gevaudan-rule-gev-h04 = Portefaix et ses amis se battent : qui a 2 blessures guérit de l’une d’elles. Les Personnages glissent d’une place. °
gevaudan-rule-gev-h05 = Six mille livres : chacun gagne une influence, jusqu’à cinq. Les Personnages glissent de deux places. °
gevaudan-rule-gev-h06 = La grande battue du 7 février : la fatigue : une action de moins pour chacun à la prochaine manche, mais au moins une. °
gevaudan-rule-gev-h07 = Les d’Enneval arrivent : jusqu’au prochain événement, on consulte aussi des archives depuis une case voisine. Les Personnages glissent d’une place. °
gevaudan-rule-gev-h08 = Un printemps sanglant : qui est à côté de la Bête perd un cube, refuges compris ; sur sa case même, non. Les Personnages glissent d’une place. °
gevaudan-rule-gev-h09 = Monsieur Antoine prend le commandement : chacun regarde en secret une empreinte archivée de son voisin de gauche. Les Personnages glissent d’une place. °
gevaudan-rule-gev-h10 = Les Chastel en prison : le prochain trajet de la Bête compte 2 cases de moins, mais au moins une. °
gevaudan-rule-gev-h11 = Le loup des Chazes : la cour applaudit trop tôt : la férocité baisse de 1, jusqu’à 1. Les Personnages glissent d’une place. °
gevaudan-rule-gev-h12 = La dernière chasse du marquis d’Apcher : qui a pris part à cette battue peut, à son tour et après les Paysans, aller une case plus loin et en regarder l’empreinte en secret. Les Personnages glissent d’une place. °
gevaudan-rule-gev-cap-1 = Deux jetons Trace, un par manche : échangez l’empreinte de votre case, cachée ou non, avec une autre de la carte.
gevaudan-rule-gev-cap-2 = Deux jetons : quand on consulte vos archives, prenez un cube à qui le fait. Tant qu’il vous en reste un, on ne vous consulte pas sans cube.
gevaudan-rule-gev-cap-3 = Trois jetons, un par manche : à côté de la Bête, férocité −1, et avec les Personnages une influence.
gevaudan-rule-gev-cap-4 = Un cœur : quand la Bête vous blesse, défaussez-le au lieu de perdre une vie.
gevaudan-rule-gev-cap-5 = Les autres paient 2 actions pour consulter vos archives.
gevaudan-rule-gev-cap-6 = Deux murets : à votre tour, cachez-vous de la Bête sur une case jusqu’à votre prochain tour. Qui finit son tour à couvert ne devient pas premier joueur.
gevaudan-rule-gev-cap-7 = Trois jetons : sollicitez n’importe quel Personnage, sommet de la pioche compris, pour 1 influence.

### ---- La table dans le navigateur (ids en gevaudan-ui-, et l’aide)

## Noms

gevaudan-cell-NW = NO
gevaudan-cell-NE = NE
gevaudan-cell-SW = SO
gevaudan-cell-SE = SE
gevaudan-from-NW = NO
gevaudan-from-NE = NE
gevaudan-from-SW = SO
gevaudan-from-SE = SE
gevaudan-other-NW = NO
gevaudan-other-NE = NE
gevaudan-other-SW = SO
gevaudan-other-SE = SE

## Ce qui est demandé

gevaudan-ui-ask-place = Choisissez le refuge d’où vous partez.
gevaudan-ui-ask-place-detail = Une seule figurine par refuge. La Bête est en { $beast }.
gevaudan-ui-ask-turn = { $points ->
    [0] { $cubes ->
        [0] Plus d’action : finissez votre tour.
        [1] Plus d’action, mais un cube : avancez encore, ou finissez.
       *[other] Plus d’action, mais { $cubes } cubes : avancez encore, ou finissez.
    }
    [1] Une action{ $cubes ->
        [0] {""}
        [1] {" "}et un cube
       *[other] {" "}et { $cubes } cubes
    } : avancez{ $what ->
        [examine] , ou examinez l’empreinte de { $cell }.
        [archive] , ou archivez l’empreinte de { $cell }.
       *[none] , ou finissez votre tour.
    }
   *[other] { $points } actions{ $cubes ->
        [0] {""}
        [1] {" "}et un cube
       *[other] {" "}et { $cubes } cubes
    } : avancez{ $what ->
        [examine] , ou examinez l’empreinte de { $cell }.
        [archive] , ou archivez l’empreinte de { $cell }.
       *[none] {" "}vers une empreinte.
    }
}
gevaudan-ui-ask-eveque = Envoyer tous les autres à l’église avec l’Évêque ?
gevaudan-ui-ask-eveque-detail = Ils y perdent deux actions cette manche ; la carte sera défaussée.
gevaudan-ui-ask-mere_courage = Déplacer la Bête avec Mère Courage ?
gevaudan-ui-ask-mere_courage-detail = De 1 à 3 cases ; elle ne blesse personne.
gevaudan-ui-ask-toll = { $side } consulte vos archives : lui prendre un cube ?
gevaudan-ui-ask-toll-detail = Cela vous coûte une poignée de main.
gevaudan-ui-ask-keep = Avec le Louvetier : garder une des empreintes vues ?
gevaudan-ui-ask-keep-detail = Elle passe dans vos archives.
gevaudan-ui-ask-heart = La Bête vous blesse : donner votre cœur à la place ?
gevaudan-ui-ask-heart-detail = Vous n’en avez qu’un.
gevaudan-ui-ask-name = Même distance de la Bête : qui sera premier joueur ?
gevaudan-ui-ask-name-detail = Il lancera le dé et jouera le premier.
gevaudan-ui-ask-reroll = Le dé de la Bête montre la { $die } : le faire relancer par la Combattante ?
gevaudan-ui-ask-reroll-detail = Le second jet comptera.
gevaudan-ui-ask-take_part = Battue de { $n ->
    [0] 0 case
    [1] 1 case
   *[other] { $n } cases
} : en être, ou rester en { $cell } avec le Prince ?
gevaudan-ui-ask-take_part-detail = La battue part de { $beast }.
gevaudan-ui-ask-lead = Menez la battue : encore { $n ->
    [0] aucune case
    [1] une case
   *[other] { $n } cases
}.
gevaudan-ui-ask-lead-detail = Chaque empreinte traversée est retournée pour tous.
gevaudan-ui-ask-paysan = Aller une case plus loin avec votre paysan ?
gevaudan-ui-ask-paysan-detail = Vous seul verrez l’empreinte de cette case.
gevaudan-ui-ask-drive = Aller une case plus loin, et regarder son empreinte ?
gevaudan-ui-ask-drive-detail = Vous seul la verrez.
gevaudan-ui-ask-church = { $n ->
    [0] Aller à l’église ? Vous n’y gagnez rien.
   *[other] Aller à l’église pour une influence ?
}
gevaudan-ui-ask-church-detail = Votre figurine y va tout de suite, sans danger.
gevaudan-ui-ask-peek = Chez { $side }, quelle empreinte archivée regardez-vous ?
gevaudan-ui-ask-peek-detail = Vous seul la verrez.

gevaudan-ui-wait-place = { $name } choisit un refuge.
gevaudan-ui-wait-turn = C’est à { $name } : { $points ->
    [0] plus d’action
    [1] une action
   *[other] { $points } actions
}, { $cubes ->
    [0] aucun cube
    [1] un cube
   *[other] { $cubes } cubes
}.
gevaudan-ui-wait-eveque = { $name } parle à l’Évêque.
gevaudan-ui-wait-mere_courage = { $name } peut déplacer la Bête avec Mère Courage.
gevaudan-ui-wait-toll = { $name } négocie un cube.
gevaudan-ui-wait-keep = { $name } peut garder une empreinte.
gevaudan-ui-wait-heart = { $name } donnera peut-être son cœur.
gevaudan-ui-wait-name = { $name } nomme le premier joueur.
gevaudan-ui-wait-reroll = { $name } peut faire relancer le dé.
gevaudan-ui-wait-take_part = { $name } décide : être de la battue ou non.
gevaudan-ui-wait-lead = { $name } mène la battue : encore { $n ->
    [0] aucune case
    [1] une case
   *[other] { $n } cases
}.
gevaudan-ui-wait-paysan = { $name } peut aller plus loin.
gevaudan-ui-wait-drive = { $name } peut aller plus loin.
gevaudan-ui-wait-church = { $name } décide : aller à l’église ou non.
gevaudan-ui-wait-peek = { $name } regarde { $sideIs ->
    [you] vos archives
   *[other] une empreinte archivée chez { $side }
}.

gevaudan-ui-yes-eveque = Les envoyer à l’église
gevaudan-ui-no-eveque = Pas cette fois
gevaudan-ui-yes-mere_courage = Oui
gevaudan-ui-no-mere_courage = La laisser en place
gevaudan-ui-yes-toll = Prendre le cube
gevaudan-ui-no-toll = Laisser faire
gevaudan-ui-yes-keep = Oui
gevaudan-ui-no-keep = N’en garder aucune
gevaudan-ui-yes-heart = Donner le cœur
gevaudan-ui-no-heart = Prendre la blessure
gevaudan-ui-yes-reroll = Relancer
gevaudan-ui-no-reroll = Garder ce jet
gevaudan-ui-yes-take_part = Être de la battue
gevaudan-ui-no-take_part = Rester
gevaudan-ui-yes-paysan = Oui
gevaudan-ui-no-paysan = Rester ici
gevaudan-ui-yes-drive = Oui
gevaudan-ui-no-drive = Rester ici
gevaudan-ui-yes-church = Aller à l’église
gevaudan-ui-no-church = Rester ici
gevaudan-ui-yes-turn = Oui
gevaudan-ui-no-turn = Non

gevaudan-ui-last-round = Dernière manche : qui ne piège pas maintenant ne piégera plus.
gevaudan-ui-marked-you = Vous avez marché sur la Bête : une blessure vous attend à votre prochain tour.
gevaudan-ui-marking-you = Finir votre tour ici, sur la Bête, vous vaudrait une blessure à votre prochain tour.
gevaudan-ui-safe = Au refuge, la Bête ne peut rien contre vous.
gevaudan-ui-hidden = Derrière votre muret, la Bête ne vous trouvera pas.
gevaudan-ui-on-way = La Bête passerait sur vous : { $list }.
gevaudan-ui-off-way = Aucune flèche ne mènerait la Bête sur vous ({ $n ->
    [one] { $n } case
   *[other] { $n } cases
}).

## La carte et ce qui s’y trouve

gevaudan-ui-you = Vous
gevaudan-ui-board = La chasse
gevaudan-ui-map = Carte de la Margeride, vingt cases
gevaudan-ui-rail = Archives et légende
gevaudan-ui-tray = Votre chasseur
gevaudan-ui-refuge = Refuge
gevaudan-ui-refuge-name = Refuge { $cell }
gevaudan-ui-refuge-help = La Bête n’entre jamais dans un refuge ; on s’y soigne en passant son tour. La tanière n’y est pas.
gevaudan-ui-town = la ville
gevaudan-ui-town-short = ville
gevaudan-ui-letter-village = V
gevaudan-ui-letter-river = R
gevaudan-ui-letter-forest = F
gevaudan-ui-letter-dragons = D
gevaudan-ui-letter-black = N
gevaudan-ui-letter-grey = G
gevaudan-ui-letter-white = B
gevaudan-ui-parameter-village = Village
gevaudan-ui-parameter-river = Rivière
gevaudan-ui-parameter-forest = Forêt
gevaudan-ui-parameter-dragons = Dragons
gevaudan-ui-has = { $is ->
    [yes] { $parameter ->
        [village] village
        [river] rivière
        [forest] forêt
       *[dragons] dragons
    }
   *[no] { $parameter ->
        [village] pas de village
        [river] pas de rivière
        [forest] pas de forêt
       *[dragons] pas de dragons
    }
}
gevaudan-ui-said = { $colour ->
    [village] Village { $is ->
        [yes] présent
       *[no] absent
    }
    [river] Rivière { $is ->
        [yes] présente
       *[no] absente
    }
    [forest] Forêt { $is ->
        [yes] présente
       *[no] absente
    }
   *[dragons] Dragons { $is ->
        [yes] présents
       *[no] absents
    }
}
gevaudan-ui-clue = { $said }, { $dots ->
    [0] 0 point
    [1] 1 point
   *[other] { $dots } points
}
gevaudan-ui-print-hidden = empreinte cachée { $shape ->
    [village] carrée
    [river] ronde
    [forest] triangulaire
   *[dragons] en losange
}, { $colour }
gevaudan-ui-print-open = empreinte retournée : { $clue }
gevaudan-ui-print-seen = empreinte connue de vous : { $clue }
gevaudan-ui-seen-by = déjà regardée par { $list }
gevaudan-ui-church = l’église
gevaudan-ui-beast = la Bête
gevaudan-ui-stands = { $name }{ $out ->
    [no] {""}
   *[other] , hors de la chasse
}
gevaudan-ui-failed = un piège y a échoué : la tanière n’est pas là
gevaudan-ui-near = Cases voisines : { $list }
gevaudan-ui-arrows-from = D’ici la Bête va en **{ $black }** (flèche noire), **{ $grey }** (grise), **{ $white }** (blanche).
gevaudan-ui-ferocity = Férocité
gevaudan-ui-ferocity-label = Férocité { $n } : la Bête avancera de { $steps ->
    [0] 0 case
    [1] 1 case
   *[other] { $steps } cases
}
gevaudan-ui-round = { $round ->
    [0] Mise en place
   *[other] { $last ->
        [yes] Dernière manche
       *[no] Manche { $round } · { $left ->
            [0] plus d’événement
            [1] 1 événement
           *[other] { $left } événements
        }{ $soon ->
            [yes] , dont la fin
           *[no] {""}
        }
    }
}
gevaudan-ui-routes = Routes de la Bête
gevaudan-ui-legend-village = Village, carré brique
gevaudan-ui-legend-river = Rivière, disque bleu
gevaudan-ui-legend-forest = Forêt, triangle vert
gevaudan-ui-legend-dragons = Dragons, losange jaune
gevaudan-ui-legend-black = N · flèche noire, 3 faces
gevaudan-ui-legend-grey = G · flèche grise, 2 faces
gevaudan-ui-legend-white = B · flèche blanche, 1 face

## Mon chasseur, les boutons

gevaudan-ui-about = À propos : { $what }
gevaudan-ui-hide = Masquer ce que vous seul savez
gevaudan-ui-life = Vie
gevaudan-ui-life-label = { $n ->
    [one] { $n } vie sur 3
   *[other] { $n } vies sur 3
}
gevaudan-ui-points = Actions, cubes
gevaudan-ui-points-label = { $points ->
    [one] { $points } action
   *[other] { $points } actions
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
gevaudan-ui-influence = Influence
gevaudan-ui-influence-label = { $n } influence sur 5
gevaudan-ui-archives = { $n ->
    [0] Archives
   *[other] Archives · { $n }
}
gevaudan-ui-archives-none = vides
gevaudan-ui-archives-all = Archives
gevaudan-ui-prints = Empreintes
gevaudan-ui-note = Pense-bête
gevaudan-ui-marked = une blessure au prochain tour
gevaudan-ui-walled = à couvert
gevaudan-ui-actions = Vos actions
gevaudan-ui-act-examine = Examiner
gevaudan-ui-act-archive = Archiver
gevaudan-ui-act-consult = Consulter
gevaudan-ui-act-heal = Se soigner
gevaudan-ui-act-trap = Piéger
gevaudan-ui-act-end = Finir
gevaudan-ui-act-swap = Échanger
gevaudan-ui-act-shot = Tirer
gevaudan-ui-act-wall = Se cacher
gevaudan-ui-small-one = 1 action
gevaudan-ui-small-cost = { $least ->
    [one] { $most ->
        [one] 1 action
       *[other] 1 ou { $most } actions
    }
   *[other] { $most ->
        [one] { $most } action
       *[other] { $most } actions
    }
}
gevaudan-ui-small-look-first = d’abord voir
gevaudan-ui-small-heal = { $n ->
    [0] tout le tour
    [1] puis une action
   *[other] puis { $n } actions
}
gevaudan-ui-small-note = +1 cube
gevaudan-ui-small-none = posés
gevaudan-ui-small-trap = une fois
gevaudan-ui-small-power = utiliser
gevaudan-ui-small-passive = personnage
gevaudan-ui-small-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
gevaudan-ui-small-end = { $n ->
    [0] votre tour
    [1] reste 1
   *[other] reste { $n }
}
gevaudan-ui-small-wait = pas encore
gevaudan-ui-cancel = Annuler
gevaudan-ui-touch-map = Choisissez une case cernée.
gevaudan-ui-choose-heal = { $n ->
    [0] Choisissez le refuge où vous soigner : votre tour y passe, vos vies reviennent.
    [1] Choisissez le refuge où vous soigner : vos vies reviennent, puis une action, sans cubes.
   *[other] Choisissez le refuge où vous soigner : vos vies reviennent, puis { $n } actions, sans cubes.
}
gevaudan-ui-choose-ride = Le Cavalier : touchez la case où aller, à 2 ou 3 cases.
gevaudan-ui-choose-marquis = Le Marquis : touchez une case voisine de la Bête, vous y verrez l’empreinte.
gevaudan-ui-choose-swap = Touchez l’empreinte qui vient sur votre case.
gevaudan-ui-choose-look = { $who } : touchez la case dont vous voulez voir l’empreinte.
gevaudan-ui-choose-shelf = Quelles archives consulter ?
gevaudan-ui-choose-colour = Le Suspect : quelle couleur voulez-vous voir tout entière ?
gevaudan-ui-read = { $whose ->
    [town] Archives de la ville
   *[hunter] Archives : { $name }
}
gevaudan-ui-read-how = Toutes d’une couleur, ou toutes de couleurs différentes.
gevaudan-ui-read-price = { $cost ->
    [0] Ne coûte rien.
    [1] Coûte une action.
   *[other] Coûte { $cost } actions.
}{ $toll ->
    [yes] {" "}Un cube peut vous être pris en échange.
   *[no] {""}
}
gevaudan-ui-read-which = Empreintes à regarder
gevaudan-ui-read-place = { $place } : { $print }
gevaudan-ui-read-go = { $n ->
    [0] Choisissez
    [1] Regarder 1 empreinte
   *[other] Regarder { $n } empreintes
}
gevaudan-ui-seen = { $n ->
    [one] Vous seul voyez :
   *[other] Vous seul voyez ces { $n } empreintes :
}
gevaudan-ui-confirm-trap = Poser votre piège en { $cell } ({ $land }) ? Vous n’en avez qu’un : si la tanière n’est pas ici, vous êtes hors de la chasse.
gevaudan-ui-confirm-trap-yes = Piéger en { $cell }
gevaudan-ui-confirm-beast = La Bête est en { $cell }. Y entrer vous blessera au début de votre prochain tour.
gevaudan-ui-confirm-beast-yes = Y aller quand même
gevaudan-ui-confirm-end = { $n ->
    [0] Il ne vous reste aucune action.
    [1] Il vous reste une action ; elle sera perdue.
   *[other] Il vous reste { $n } actions ; elles seront perdues.
}
gevaudan-ui-confirm-end-yes = Finir le tour
gevaudan-ui-confirm-ending = Vous êtes sur la case de la Bête : finir ici vous blessera au début de votre prochain tour.
gevaudan-ui-confirm-ending-yes = Finir quand même
gevaudan-ui-confirm-suspect = Voir toutes les empreintes { $parameter } au lieu de jouer ce tour ? La carte sera défaussée.
gevaudan-ui-confirm-suspect-yes = Regarder

## Personnages

gevaudan-ui-characters = Personnages
gevaudan-ui-next = suivant
gevaudan-ui-price = { $cost } influence{ $cubes ->
    [0] {""}
    [1] , +1 cube
   *[other] , +{ $cubes } cubes
}
gevaudan-ui-space-empty = vide, { $cost } influence
gevaudan-ui-take-top = { $open ->
    [yes] Il vient ensuite ; vous pouvez déjà le séduire.
   *[no] Il vient ensuite ; on ne le sollicite pas encore.
}
gevaudan-ui-take-price = Coûte { $cost } influence, apporte { $cubes ->
    [0] aucun cube
    [1] 1 cube
   *[other] { $cubes } cubes
}.
gevaudan-ui-take-when = { $ends ->
    [yes] Le solliciter maintenant finit votre tour.
   *[no] Votre tour continue ensuite.
}
gevaudan-ui-solicit = { $drop ->
    [none] Solliciter pour { $cost } influence
   *[other] Solliciter pour { $cost } influence et rendre : { $drop }
}
gevaudan-ui-charm = { $drop ->
    [none] Séduire pour { $cost } influence
   *[other] Séduire pour { $cost } influence et rendre : { $drop }
}

## Pense-bête, carnet, dossiers, événements

gevaudan-ui-note-help = À tout moment, une carte par paramètre, pour de bon : elle vous rappelle ce que vous croyez de la tanière et vous donne un cube. Personne n’en voit le sens ; elle peut être fausse.
gevaudan-ui-note-laid = posé : { $said }
gevaudan-ui-note-wrong = faux
gevaudan-ui-notebook = Carnet
gevaudan-ui-notebook-help = Tout ce que vous avez vu, où que l’empreinte soit maintenant. Trois indices pareils d’une couleur prouvent ce qu’est la tanière.
gevaudan-ui-notebook-paper = Comme sur le papier : ce que vous avez regardé n’est pas noté. Restent vos archives et les empreintes retournées.
gevaudan-ui-notebook-colour = Couleur
gevaudan-ui-notebook-present = Présent
gevaudan-ui-notebook-absent = Absent
gevaudan-ui-notebook-lair = Tanière
gevaudan-ui-verdict = { $is ->
    [yes] { $parameter ->
        [village] village
        [river] rivière
        [forest] forêt
       *[dragons] dragons
    }
    [no] { $parameter ->
        [village] sans village
        [river] sans rivière
        [forest] sans forêt
       *[dragons] sans dragons
    }
   *[unknown] ?
}
gevaudan-ui-notebook-left = { $n ->
    [0] Aucune case ne convient : relisez vos notes.
    [1] Une seule case convient encore à la tanière.
   *[other] { $n } cases conviennent encore à la tanière.
}
gevaudan-ui-notebook-shade = Hachurer sur la carte les cases exclues
gevaudan-ui-hunters = Dossiers et légende
gevaudan-ui-events = Événements
gevaudan-ui-events-left = { $left ->
    [0] Plus aucune carte.
    [1] Il reste une carte sur { $total }.
   *[other] Il reste { $left } cartes sur { $total }.
} { $end ->
    [revealed] La fin de la prime est venue.
    [last] La fin de la prime est la dernière.
    [among_left] { $left ->
        [1] C’est la fin de la prime.
       *[other] La fin de la prime est parmi elles.
    }
   *[last_three] La fin de la prime est dans les trois dernières.
}
gevaudan-ui-events-none = Aucun événement encore.
gevaudan-ui-event-battue = battue de { $n ->
    [0] 0 case
    [1] 1 case
   *[other] { $n } cases
}
gevaudan-ui-event-ferocity = férocité +{ $n }
gevaudan-ui-event-holds = En vigueur
gevaudan-ui-event-slides = { $n ->
    [1] Les Personnages glissent d’une place.
   *[other] Les Personnages glissent de { $n } places.
}
gevaudan-ui-event-idle = Sans effet à cette table.
gevaudan-ui-house = ° De notre maison : le livret se tait, ou la boîte a le sien.

## Les coups

gevaudan-ui-move-place = Partir du refuge { $cell }
gevaudan-ui-move-move = Aller en { $cell }
gevaudan-ui-move-heal = Se soigner au refuge { $cell }
gevaudan-ui-move-marquis = Le Marquis : aller en { $cell }
gevaudan-ui-move-ride = Le Cavalier : aller en { $cell }
gevaudan-ui-move-swap = Échanger l’empreinte avec celle de { $cell }
gevaudan-ui-move-beast = Déplacer la Bête en { $cell }
gevaudan-ui-move-lead = Mener la battue en { $cell }
gevaudan-ui-move-walk = Aller plus loin, en { $cell }
gevaudan-ui-move-look = { $who } : regarder l’empreinte de { $cell }
gevaudan-ui-move-examine = Examiner l’empreinte de { $cell }
gevaudan-ui-move-archive = Archiver l’empreinte de { $cell }
gevaudan-ui-move-trap = Poser le piège en { $cell }
gevaudan-ui-move-end = Finir le tour
gevaudan-ui-move-shot = Tirer sur la Bête
gevaudan-ui-move-wall = Se cacher derrière un muret en { $cell }
gevaudan-ui-move-consult = Consulter { $name } : { $list }
gevaudan-ui-move-envoy = Consulter de loin { $name } : { $list }
gevaudan-ui-move-solicit = { $drop ->
    [none] Solliciter : { $character }
   *[other] Solliciter : { $character }, rendre : { $drop }
}
gevaudan-ui-move-charm = { $drop ->
    [none] Séduire : { $character }
   *[other] Séduire : { $character }, rendre : { $drop }
}
gevaudan-ui-move-note = Pense-bête : { $said }
gevaudan-ui-move-suspect = Le Suspect : voir toutes les empreintes { $parameter }
gevaudan-ui-move-keep = Garder l’empreinte { $place } ({ $letter })
gevaudan-ui-move-peek = Regarder l’empreinte { $place } ({ $letter })
gevaudan-ui-move-name = Nommer { $name } premier joueur

## Les joueurs, la fin

gevaudan-ui-first = 1er
gevaudan-ui-facts = { $hearts } { $blocks }{ $characters ->
    [on] {" "}{ $diamonds }
   *[off] {""}
}{ $marked ->
    [yes] {" "}†
   *[no] {""}
}
gevaudan-ui-facts-out-wounds = 3 blessures
gevaudan-ui-facts-out-trap = piège raté
gevaudan-ui-facts-detail = { $hunter } · { $wounds ->
    [0] indemne
    [1] 1 blessure
   *[other] { $wounds } blessures
}, { $points ->
    [one] { $points } action
   *[other] { $points } actions
}, { $cubes ->
    [0] aucun cube
    [1] 1 cube
   *[other] { $cubes } cubes
}{ $characters ->
    [on] , { $influence } influence
   *[off] {""}
}, { $archive ->
    [0] archives vides
    [1] 1 empreinte archivée
   *[other] { $archive } empreintes archivées
}, { $notes ->
    [0] aucun pense-bête
    [1] 1 pense-bête
   *[other] { $notes } pense-bêtes
}{ $first ->
    [yes] {" "}· premier joueur
   *[no] {""}
}{ $marked ->
    [yes] {" "}· une blessure au prochain tour
   *[no] {""}
}
gevaudan-ui-facts-out-detail = { $hunter } · hors de la chasse ; ses archives restent sur sa case
## Ce qui est raconté, temps par temps

gevaudan-beat-arrow-black = Flèche noire
gevaudan-beat-arrow-grey = Flèche grise
gevaudan-beat-arrow-white = Flèche blanche
gevaudan-beat-night = La nuit tombe : la Bête se lève.
gevaudan-beat-night-detail = Elle part de { $cell }.
gevaudan-beat-die = { $nameIs ->
    [you] Vous lancez le dé de la Bête.
   *[other] { $name } lance le dé de la Bête.
}
gevaudan-beat-die-detail = { $again ->
    [yes] La Combattante l’a voulu : une seconde fois.
   *[no] Les chasseurs retiennent leur souffle.
}
gevaudan-beat-way = { $arrow } : { $n ->
    [0] la Bête ne bouge pas.
    [one] une case.
   *[other] { $n } cases.
}
gevaudan-beat-way-detail = { $cells }
gevaudan-beat-way-chip = { $arrow } : { $cells }
gevaudan-beat-step = La Bête va en { $cell }.
gevaudan-beat-wound = { $nameIs ->
    [you] { $cause ->
        [crossed] La Bête vous blesse en { $cell }.
       *[other] La Bête vous rattrape : une blessure.
    }
   *[other] { $cause ->
        [crossed] La Bête blesse { $name } en { $cell }.
       *[other] La Bête rattrape { $name } : une blessure.
    }
}
gevaudan-beat-wound-detail = { $nameIs ->
    [you] { $left ->
        [0] C’était votre dernière vie.
        [one] Une vie, { $actions ->
            [0] aucune action
            [one] une action
           *[other] { $actions } actions
        } par tour.
       *[other] { $left } vies, { $actions ->
            [0] aucune action
            [one] une action
           *[other] { $actions } actions
        } par tour.
    }
   *[other] { $left ->
        [0] C’était sa dernière vie.
        [one] { $name } garde une vie.
       *[other] { $name } garde { $left } vies.
    }
}
gevaudan-beat-out = { $nameIs ->
    [you] { $out ->
        [wounds] Troisième blessure : votre chasse s’arrête.
       *[other] Piège manqué : votre chasse s’arrête.
    }
   *[other] { $out ->
        [wounds] Troisième blessure : la chasse s’arrête pour { $name }.
       *[other] Piège manqué : la chasse s’arrête pour { $name }.
    }
}
gevaudan-beat-out-detail = { $nameIs ->
    [you] Votre figure reste en { $cell } ; vos archives aussi.
   *[other] Sa figure et ses archives restent en { $cell }.
}
gevaudan-beat-event = { $kind ->
    [ferocity] Événement : la férocité monte à { $ferocity }.
    [battue] Événement : battue, { $n ->
        [0] aucune case.
        [one] une case.
       *[other] { $n } cases.
    }
    [end] Événement : la prochaine manche est la dernière.
   *[other] Événement : { $card }.
}
gevaudan-beat-event-detail = Lisez la carte, puis continuez.
gevaudan-beat-look = { $whose ->
    [hunter] { $n ->
        [0] Aucune empreinte chez { $name }.
        [one] Une empreinte { DE($name) }{ $name }, pour vous seulement.
       *[other] { $n } empreintes { DE($name) }{ $name }, pour vous seulement.
    }
    [town] { $n ->
        [0] Aucune empreinte en ville.
        [one] Une empreinte de la ville, pour vous seulement.
       *[other] { $n } empreintes de la ville, pour vous seulement.
    }
   *[none] { $n ->
        [0] Rien à voir.
        [one] Une empreinte, pour vous seulement.
       *[other] { $n } empreintes, pour vous seulement.
    }
}
gevaudan-beat-look-detail = La table attend que vous ayez fini.
gevaudan-beat-look-chip = { $n ->
    [0] Vous n’avez rien vu
    [one] Vous avez vu une empreinte
   *[other] Vous avez vu { $n } empreintes
}{ $whose ->
    [hunter] {" "}chez { $name }
    [town] {" "}en ville
   *[none] {""}
}
gevaudan-beat-seen = C’est vu
gevaudan-beat-continue = Continuer
gevaudan-beat-watch = Regarder la suite
gevaudan-beat-end = Voir la fin de partie
gevaudan-beat-gathered = Tous les chasseurs se rassemblent en { $cell }.
gevaudan-beat-gathered-detail = { $n ->
    [0] Personne ne risque rien.
    [one] Une case à battre ; personne ne risque rien.
   *[other] { $n } cases à battre ; personne ne risque rien.
}
gevaudan-beat-battue = La battue est finie.
gevaudan-beat-battue-detail = Ces empreintes restent tournées pour tous.
gevaudan-beat-trap = { $nameIs ->
    [you] Vous posez le piège en { $cell }.
   *[other] { $name } pose son piège en { $cell }.
}
gevaudan-beat-trap-detail = Une seule fois par partie.
gevaudan-beat-lid = La boîte s’ouvre.
gevaudan-beat-lid-detail = Chaque empreinte couvre ce qu’elle dit ; ce qui reste visible est la tanière.
gevaudan-beat-falls = { $parameter } : { $is ->
    [yes] oui.
   *[no] non.
} { $n ->
    [0] Plus aucune case.
    [one] Reste une case.
   *[other] Restent { $n } cases.
}
gevaudan-beat-falls-detail = { $trap ->
    [none] {""}
   *[other] { $holds ->
        [yes] { $trap } tient toujours.
       *[no] { $trap } ne tient plus.
    }
}
gevaudan-beat-found = { $nameIs ->
    [you] La tanière est en { $cell } : vous avez gagné !
   *[other] La tanière est en { $cell } : { $name } a gagné.
}
gevaudan-beat-found-detail = { $nameIs ->
    [you] La prime du roi est à vous : 6 000 livres.
   *[other] La prime du roi lui revient : 6 000 livres.
}
gevaudan-beat-lair = La tanière était en { $cell }.
gevaudan-beat-lair-detail = Personne n’a posé là son piège.
gevaudan-beat-failed = { $nameIs ->
    [you] Manqué : rien en { $cell }. Votre chasse s’arrête.
   *[other] Manqué : rien en { $cell }. La chasse s’arrête pour { $name }.
}
gevaudan-beat-failed-detail = { $nameIs ->
    [you] Vous seul connaissez maintenant la boîte.
   *[other] Personne d’autre n’a vu la boîte.
}
gevaudan-beat-failed-chip = { $nameIs ->
    [you] Votre piège en { $cell } a manqué
   *[other] Le piège { DE($name) }{ $name } a manqué en { $cell }
}

gevaudan-stage-rolls = Le dé roule…
gevaudan-stage-chance = { $arrow } { $n } / 6
gevaudan-stage-follows = { $n ->
    [0] La Bête reste où elle est.
    [one] La Bête suit une flèche.
   *[other] La Bête suit { $n } flèches de cette couleur.
}
gevaudan-stage-nobody = personne
gevaudan-stage-strikes = { $nameIs ->
    [you] vous blesse
   *[other] blesse { $name }
}
gevaudan-stage-my-wound = La Bête vous blesse
gevaudan-stage-my-wound-heal = Se soigner prend un tour entier, dans un refuge.
gevaudan-stage-out-wounds = La Bête vous a eu
gevaudan-stage-out-trap = Votre piège a manqué
gevaudan-stage-out-text = La partie continue sans vous. { $n ->
    [0] Vous n’aviez rien archivé.
    [one] Votre empreinte archivée peut encore être consultée en { $cell }.
   *[other] Vos { $n } empreintes archivées peuvent encore être consultées en { $cell }.
}
gevaudan-stage-event = Événement
gevaudan-stage-event-ferocity = La prochaine fois, la Bête suivra { $n ->
    [0] aucune flèche.
    [one] une flèche.
   *[other] { $n } flèches.
}
gevaudan-stage-event-battue = La Bête se cache ; le premier joueur mène tout le monde depuis sa case.
gevaudan-stage-event-last_rounds = La carte de fin est désormais parmi les dernières.
gevaudan-stage-event-end = Encore une manche, et la prime du roi est perdue.
gevaudan-stage-look = { $whose ->
    [hunter] Archives { DE($name) }{ $name }
    [town] Archives de la ville
   *[none] Ce que vous voyez
}
gevaudan-stage-look-private = personne d’autre ne le voit
gevaudan-stage-look-hint = Rien ne se joue tant que vous regardez. Entre personnes, la vue se ferme au bout de 30 secondes.
gevaudan-stage-box = Boîte de résolution
gevaudan-stage-yes = oui
gevaudan-stage-no = non

gevaudan-ui-over = La chasse est finie.
gevaudan-ui-end-lair = { $nameIs ->
    [you] Vous avez trouvé la tanière en { $cell } !
   *[other] { $name } a trouvé la tanière en { $cell }.
}
gevaudan-ui-end-lair-why = Le piège se referme à la manche { $round } : les 6 000 livres du roi sont gagnées.
gevaudan-ui-end-expired = La prime du roi a expiré : la Bête vous échappe.
gevaudan-ui-end-expired-why = Personne n’a piégé la bonne case avant la fin de la manche { $round }.
gevaudan-ui-end-all-out = Plus un chasseur debout : la Bête a gagné.
gevaudan-ui-end-all-out-why = Blessures et pièges manqués : { $seats ->
    [1] le chasseur est hors de combat
   *[other] tous sont hors de combat
} à la manche { $round }.
gevaudan-ui-end-box = Dans la boîte : { $box }.
gevaudan-ui-end-tale = La tanière est le contraire : **{ $cell }**. { $land }.
gevaudan-ui-end-left = { $n ->
    [0] Tous les événements sont venus.
   *[other] Événements non venus : { $list }.
}
gevaudan-ui-box = La boîte est ouverte : la tanière est en { $cell }
gevaudan-ui-box-alone = Votre piège a échoué. Vous seul savez : la tanière est en { $cell }
gevaudan-ui-notes-all = Les pense-bêtes de chacun
gevaudan-ui-notes-none = aucun

## Les chasseurs

gevaudan-ui-token-fourbe = { $n ->
    [one] { $n } trace
   *[other] { $n } traces
}
gevaudan-ui-token-negociateur = { $n ->
    [one] { $n } poignée de main
   *[other] { $n } poignées de main
}
gevaudan-ui-token-garde-chasse = { $n ->
    [one] { $n } chevrotine
   *[other] { $n } chevrotines
}
gevaudan-ui-token-devot = { $n ->
    [one] { $n } cœur
   *[other] { $n } cœurs
}
gevaudan-ui-token-egoiste = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
gevaudan-ui-token-discret = { $n ->
    [one] { $n } muret
   *[other] { $n } murets
}
gevaudan-ui-token-diplomate = { $n ->
    [one] { $n } séduction
   *[other] { $n } séductions
}

## L’aide

gevaudan-help =
    {""}**Le but.** La Bête a sa tanière sur une des seize cases de terrain. Soyez le premier à y poser votre piège : une seule fois par partie, et si vous vous trompez vous êtes hors de la chasse.
    {""}**Les empreintes.** Quatre couleurs, six de chaque : trois disent « présent » (+), trois « absent » (−). Une de chaque couleur est dans la boîte ; la tanière est le contraire de ce qu’elle dit. Trois indices pareils d’une couleur prouvent donc ce paramètre.
    {""}**Votre tour.** Quatre actions, trois ou deux après une ou deux blessures, et vos cubes. Choisissez une case voisine pour avancer, votre case pour examiner son empreinte ; une fois vue, vous pouvez l’archiver. Sur la case d’un autre chasseur, consultez ses archives.
    {""}**La Bête.** Après les chasseurs, le dé montre une flèche noire, grise ou blanche : elle suit celles de cette couleur, d’autant de cases que la férocité. Qui est sur son chemin est blessé, sauf au refuge ; à la troisième blessure on est hors de la chasse. « Routes de la Bête » montre ses trois chemins possibles.
    {""}**Les événements.** Férocité : elle monte. Battue : tous vont sur la Bête, puis le premier joueur mène le groupe, et les empreintes traversées sont retournées pour tous. Après « Derniers tours », la fin de la prime est dans les trois cartes restantes ; une fois tirée, il reste une manche.
    {""}**Se soigner.** Passez votre tour : votre figurine va dans un refuge, toutes vos vies reviennent.
    {""}**Pense-bête.** À tout moment, une fois par paramètre : un cube.
    {""}**Carnet.** Il garde tout ce que vous avez vu, si la table joue avec aide-mémoire.
    {""}**La carte.** Appui long, clic droit ou « ? » sur une case : tout ce qu’il y a. Au clavier, les flèches vont de case en case, Entrée y va.
    {""}**De notre maison** (°) : le plateau, ses flèches, les valeurs des cartes, les événements historiques, et tout ce que le livret laisse ouvert ; la boîte du jeu a les siens.
