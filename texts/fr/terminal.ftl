# La table écrite en caractères : `bestiaire play`, `bestiaire replay`. Rien ne dépasse 80 colonnes.

## Tous les jeux

picture-may = Ce n’est pas votre tour, mais vous pouvez faire quelque chose.

# Ce que pense un conseiller.
picture-chance = ({ $n } %)
picture-likely = { $thing } ({ $n } %)
picture-belief = { $place } : { $list }
picture-even = { $n } possibilités, aussi probables les unes que les autres ({ $chance } % chacune)

## Bestioles

picture-bestioles-head = **Bataille { $battle }** · { $me } { $mine } – { $theirs } { $other } (en { $target }) · { $firstIs ->
    [you] vous commencez et tenez les égalités
   *[other] { $first } commence et tient les égalités
} · pioche : { $deck }
picture-bestioles-other-hand = Main { DE($name) }{ $name } : { $cards }
picture-bestioles-total = { $name } : { $total }
picture-bestioles-hand = { $nameIs ->
    [you] Votre main
   *[other] Main { DE($name) }{ $name }
} ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; se replier donnerait { $points ->
    [one] { $points } point
   *[other] { $points } points
}) :
picture-bestioles-contained = Endiguement : toute carte jouée face cachée est détruite.
picture-bestioles-blockaded = ⚠ Barrage : toute carte jouée là est détruite.
picture-bestioles-air-drop = { $nameIs ->
    [you] Parachutage : votre prochaine carte va à découvert où vous voulez.
   *[other] Parachutage : la prochaine carte { DE($name) }{ $name } va à découvert n’importe où.
}
picture-bestioles-many-deploy = jouer une carte à découvert ({ $first })
picture-bestioles-many-deploy-as = deploy CARTE OÙ
picture-bestioles-many-improvise = jouer une carte face cachée, en joker ({ $first } ; { $second })
picture-bestioles-many-improvise-as = improvise CARTE OÙ
picture-bestioles-many-transport = déplacer une de vos cartes ({ $first } ; { $second })
picture-bestioles-many-transport-as = transport CARTE OÙ
picture-bestioles-place-hand = { $nameIs ->
    [you] Votre main
   *[other] Main { DE($name) }{ $name }
}
picture-bestioles-place-side = { $theatre }, carte { $n } { $nameIs ->
    [you] de votre côté
   *[other] du côté { DE($name) }{ $name }
}, face cachée
picture-bestioles-place-deck = Dans la pioche
picture-bestioles-place-drawn = La carte piochée

## Cryptide

picture-cryptide-legend-land = D désert, F forêt, L lac, M mont, S marécage ; b ours, p puma ; ▲ pierre ⌂ cabane
picture-cryptide-legend-tokens = dessous : ●13 disques de 1 et 3 (peut-être ici), ■2 le cube de 2 (pas ici : fermée)
picture-cryptide-agreed = veut l’indication
picture-cryptide-clue = **Votre indice :** { $clue }
picture-cryptide-habitat = **L’habitat était en { $hex }.**
picture-cryptide-agree = On demande une indication commune ({ $agreed } sur { $needed } d’accord) : vous aussi ?
picture-cryptide-many-ask = interroger le joueur QUI sur une case sans cube, par exemple « ask F4 2 »
picture-cryptide-many-ask-as = ask CASE QUI
picture-cryptide-many-search = fouiller une case que votre indice permet{ $long ->
    [yes] , par exemple « search F4 »
   *[no] {""} : { $first }
}
picture-cryptide-many-search-as = search CASE
picture-cryptide-many-cube = poser un cube{ $long ->
    [yes] , par exemple « cube F4 »
   *[no] {""} : { $first }
}
picture-cryptide-many-cube-as = cube CASE
picture-cryptide-many-disc = poser un disque{ $long ->
    [yes] , par exemple « disc F4 »
   *[no] {""} : { $first }
}
picture-cryptide-many-disc-as = disc CASE
picture-cryptide-many-fix = corriger un de vos jetons ({ $first }), qui va ailleurs, par exemple « fix F4 G2 »
picture-cryptide-many-fix-as = fix CASE OÙ
picture-cryptide-place-habitat = L’habitat
picture-cryptide-place-clue = { $nameIs ->
    [you] Votre indice, aux yeux des autres
   *[other] Indice { DE($name) }{ $name }
}

## Mon voisin le monstre

picture-monstre-head = **Manche { $round }{ $further ->
    [yes] {""}
   *[no] {" sur "}{ $rounds }
}** · pioche : { $deck } · { $hunters ->
    [0] aucun Chasseur joué
    [one] { $hunters } Chasseur joué
   *[other] { $hunters } Chasseurs joués
}{ $used ->
    [none] {""}
   *[other] {" "}· Monstres passés : { $used }
}{ $monster ->
    [none] {""}
   *[other] {" "}· le Monstre de la manche, vous le savez : **{ $monster }**
}
picture-monstre-last = Dernière manche : { $told } ({ $points })
picture-monstre-facts = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $friend ->
    [yes] {" "}· Ami du Monstre
   *[no] {""}
}{ $answered ->
    [yes] {" "}· a choisi
   *[no] {""}
}
picture-monstre-legend = ▪ une carte en main · ▸ doit jouer ou choisir
picture-monstre-hand = { $cards ->
    [0] Votre main est vide.
    [one] Votre carte :
   *[other] Vos { $cards } cartes :
}
picture-monstre-many-play = jouer une carte ({ $first }), contre le joueur QUI si elle vise quelqu’un
picture-monstre-many-play-as = play CARTE QUI
picture-monstre-many-give = donner des cartes ({ $first })
picture-monstre-many-give-as = give CARTE CARTE
picture-monstre-place-holder = Qui a le Monstre
picture-monstre-place-monster = Quel Monstre c’est

## Loups-garous

picture-loups-garous-head = **{ $time } · { $hour }** · vivants : { $alive } sur { $all }{ $phase ->
    [debate] {" "}· { $ready ->
        [one] { $ready } prêt à voter
       *[other] { $ready } prêts à voter
    }
    [vote] {" "}· votes : { $cast } sur { $alive }
    [runoff] {" "}· votes : { $cast } sur { $alive }
   *[other] {""}
}
picture-loups-garous-deck = Cartes du jeu : { $cards }
picture-loups-garous-dead = { $role }, { $cause } ({ $night })
picture-loups-garous-left = a quitté la table
picture-loups-garous-lover = Amoureux
picture-loups-garous-by-accusation = { $nameIs ->
    [you] vous l’accusez
   *[other] { $name } accuse
}
picture-loups-garous-by-report = { $nameIs ->
    [you] vous dites : { $role }
   *[other] { $name } dit : { $role }
}
picture-loups-garous-votes = { $runoff ->
    [yes] **Votes du jour { $day }, second tour :**
   *[no] **Votes du jour { $day } :**
}
picture-loups-garous-ballots = { $side ->
    [none] Sans vote
   *[other] { $sideIs ->
        [you] Contre vous
       *[other] Contre **{ $side }**
    } ({ $n })
} : { $names }
picture-loups-garous-twice = { $name } (flèche double)
picture-loups-garous-tied = À égalité : { $names }.
picture-loups-garous-couple = Les Amoureux : { $one } et { $two }.
picture-loups-garous-pair = Vos Amoureux : { $one } et { $two }.
picture-loups-garous-card = **{ $are } : { $role }.** { $text }
picture-loups-garous-vision = Nuit { $night } : vous avez vu la carte { DE($name) }{ $name }, { $role }.
picture-loups-garous-glimpse = Nuit { $night } : { $n ->
    [one] { $names }, un loup.
   *[other] { $names }, un loup parmi les deux.
}
picture-loups-garous-victim = La meute a choisi { $name }.
picture-loups-garous-caught = La meute a surpris { $name }, la Petite Fille.
picture-loups-garous-double = Votre flèche compte double.
picture-loups-garous-named-accusation = { $name } vous accuse.
picture-loups-garous-named-report = { $name } dit que vous êtes { $role }.
picture-loups-garous-ask-ready = Débat : dites quelque chose, « pass » pour écouter d’abord, ou « ready » pour voter. ({ $statements ->
    [0] plus rien à dire aujourd’hui
    [one] encore une déclaration aujourd’hui
   *[other] encore { $statements } déclarations aujourd’hui
})
picture-loups-garous-ask-say = Rien ne vous oblige à parler, mais vous le pouvez : que dites-vous ?
picture-loups-garous-ask-vote = Vote : qui doit partir ? Les flèches se dévoilent toutes ensemble.
picture-loups-garous-ask-runoff = Égalité entre { $names } : qui doit partir ?
picture-loups-garous-ask-shoot = Vous tombez, le fusil en main : sur qui tirez-vous, si vous tirez ?
picture-loups-garous-ask-take = Vous êtes le Voleur : prenez-vous une des deux cartes du milieu ?
picture-loups-garous-ask-love = Vous êtes Cupidon : qui unissez-vous ?
picture-loups-garous-ask-look = Vous êtes la Voyante : de qui regardez-vous la carte ?
picture-loups-garous-ask-devour = Vous êtes Loup-garou : qui la meute dévore-t-elle ?
picture-loups-garous-ask-sleep = Vous êtes la Petite Fille : ouvrez-vous un œil ?
picture-loups-garous-ask-watch = Vous êtes Loup-garou : quelle fenêtre guettez-vous ?
picture-loups-garous-ask-note = C’est la nuit, on appelle : { $hour }. Vous notez un soupçon, pour vous seul.
picture-loups-garous-many-claim = dire qui vous êtes ({ $first })
picture-loups-garous-many-claim-as = claim RÔLE
picture-loups-garous-many-report = dire qui est un autre ({ $first } ; { $second })
picture-loups-garous-many-report-as = report QUI RÔLE
picture-loups-garous-many-accuse = accuser quelqu’un ({ $first })
picture-loups-garous-many-accuse-as = accuse QUI
picture-loups-garous-many-defend = défendre quelqu’un, vous aussi ({ $first })
picture-loups-garous-many-defend-as = defend QUI
picture-loups-garous-many-announce = annoncer votre vote ({ $first })
picture-loups-garous-many-announce-as = announce QUI
picture-loups-garous-many-vote = voter contre quelqu’un ({ $first })
picture-loups-garous-many-vote-as = vote QUI
picture-loups-garous-many-love = unir deux joueurs ({ $first } { $second })
picture-loups-garous-many-love-as = love UN AUTRE

## Gévaudan

picture-gevaudan-head = **{ $round }** · férocité { $ferocity }{ $holds ->
    [none] {""}
   *[other] {" "}· en vigueur : { $holds }
}
picture-gevaudan-beast-here = BÊTE
picture-gevaudan-refuge = refuge
picture-gevaudan-legend = V village, R rivière, F forêt, D dragons, « . » absent, (NO) refuge ; ✝ église ; [V·] empreinte cachée, [V+2] connue de vous : présent, 2 points, [V−1]* absent, vue de tous ; ✗ piège raté
picture-gevaudan-way = { $arrow } { $cells }
picture-gevaudan-ways = La Bête est en { $cell } et courra { $n ->
    [one] une case
   *[other] { $n } cases
}, selon le dé : { $ways }
picture-gevaudan-hunter = { $name }{ $cell ->
    [none] {""}
   *[other] {" "}en { $cell }
} : { $facts }{ $walled ->
    [yes] {" "}· derrière un mur
   *[no] {""}
}
picture-gevaudan-archive = archives : { $list }
picture-gevaudan-town = archives de la ville : { $list }
picture-gevaudan-space = { $place } { $character ->
    [none] (vide)
   *[other] { $character }
} à { $cost }
picture-gevaudan-row = Personnages, contre Influence : { $spaces }{ $top ->
    [none] {""}
   *[other] {""} ; ensuite : { $top }
}
picture-gevaudan-tokens = Votre capacité ({ $tokens }) : { $help }
picture-gevaudan-notes = Vos Pense-Bêtes : { $list }
picture-gevaudan-opened = Dans la boîte : { $box }. La tanière est le contraire : **{ $cell }**.
picture-gevaudan-many-note = poser un Pense-Bête et gagner un cube ({ $first } ; { $second })
picture-gevaudan-many-note-as = note COULEUR FACE
picture-gevaudan-many-consult = consulter des archives sur votre case ({ $first }), plusieurs empreintes : 1+2
picture-gevaudan-many-consult-as = consult QUI LESQUELLES
picture-gevaudan-many-envoy = consulter des archives de loin ({ $first }), plusieurs empreintes : 1+2
picture-gevaudan-many-envoy-as = envoy QUI LESQUELLES
picture-gevaudan-many-solicit = solliciter un Personnage ({ $first }), en en rendant un s’il le faut
picture-gevaudan-many-solicit-as = solicit PLACE
picture-gevaudan-many-charm = solliciter un Personnage par séduction ({ $first })
picture-gevaudan-many-charm-as = charm PLACE
picture-gevaudan-many-swap = échanger l’empreinte de votre case avec une autre ({ $first })
picture-gevaudan-many-swap-as = swap CASE
picture-gevaudan-many-ride = chevaucher avec le Cavalier ({ $first })
picture-gevaudan-many-ride-as = ride CASE
picture-gevaudan-many-look = faire regarder de loin ({ $first } ; { $second })
picture-gevaudan-many-look-as = look QUI CASE
picture-gevaudan-many-beast = chasser la Bête ({ $first })
picture-gevaudan-many-beast-as = beast CASE
picture-gevaudan-place-lair = La tanière
picture-gevaudan-place-ground = Dans la case de la tanière

# The one who plays, where a name would stand.
you = Vous
