## Les énigmes : une position par les yeux d’un siège, une question, une réponse sûre.

riddle-day = Énigme du jour
riddle-of-day = Énigme du { $day }
riddle-days = Jour après jour
riddle-days-lead = Chaque jour la même énigme pour tout le monde ; les jours passés restent ouverts, sans compter pour la série.
riddle-days-today = Aujourd’hui
riddle-days-earlier = Plus tôt
riddle-number = Énigme n° { $n }
riddle-all = Toutes les énigmes
riddle-facts = { $n ->
    [0] aucun fait à réunir
    [1] un fait à réunir
   *[other] { $n } faits à réunir
  }
riddle-ways = { $n ->
    [0] aucune voie à peser
    [1] une voie à peser
   *[other] { $n } voies à peser
  }
riddle-known = Ce que vous savez
riddle-happened = Ce qui s’est passé
riddle-answers = Répondre par la liste
riddle-give-up = Montrer la preuve
riddle-give-up-sure = Montrer la preuve et en rester là ?
riddle-share = Partager sans la réponse
riddle-next = Une autre énigme
riddle-proof = La preuve
riddle-proof-next = Étape suivante
riddle-proof-all = Tout montrer
riddle-left = { $before } → { $after }
riddle-left-label = { $before ->
    [1] Une possibilité
   *[other] { $before } possibilités
  } avant, { $after ->
    [1] une seule
   *[other] { $after }
  } après
riddle-streak = { $n ->
    [0] Votre série
    [1] Série : un jour
   *[other] Série : { $n } jours
  }
riddle-streak-kept = gardée sur cet appareil
riddle-streak-holds = Un essai perdu ; la série tient encore.
riddle-day-solved = { $day } : trouvée
riddle-day-open = { $day } : pas encore
riddle-day-shown = { $day } : preuve montrée
riddle-right = Oui : { $answer }. Voici pourquoi rien d’autre n’était possible.
riddle-right-tries = { $n ->
    [1] Trouvé au premier essai.
   *[other] Trouvé au { $n }e essai.
  }
riddle-gave-up = La réponse : { $answer }. Voici pourquoi.
riddle-wrong-ruled_out = { $answer } : impossible, parce que…
riddle-wrong-uncertain = { $answer } : pas certain, parce que…
riddle-wrong-leads = { $answer } : non, parce que…
riddle-wrong-no_answer = { $answer } ne répond pas à la question.
riddle-solved = trouvée
riddle-shown = preuve montrée
riddle-list-lead = Chacune a une seule réponse : prouvée dans tous les mondes possibles ou, quand on demande quoi faire, jouée voie par voie. Le nombre dit ce qu’il y a à réunir.

riddle-detail-lair = Une seule case reste possible. Touchez-la.
riddle-detail-habitat = Une seule case reste possible. Touchez-la, puis fouillez.
riddle-detail-clue = Choisissez l’indice dans la liste.
riddle-detail-holder = Une seule main peut le tenir. Touchez sa maison, ou choisissez un nom.
riddle-detail-wolf = Le reste de la meute peut rester dans l’ombre. Touchez une maison, ou choisissez un nom.
riddle-detail-wolf-villagers = Qui n’est pas loup dit vrai ; un loup dit ce qu’il veut. Touchez une maison, ou choisissez un nom.
riddle-detail-wolf-liars = Qui n’est pas loup dit vrai ; un loup ment toujours. Touchez une maison, ou choisissez un nom.
riddle-detail-pack = Choisissez dans la liste.
riddle-detail-pack-villagers = Qui n’est pas loup dit vrai ; un loup dit ce qu’il veut.
riddle-detail-pack-liars = Qui n’est pas loup dit vrai ; un loup ment toujours.
riddle-detail-win = Un seul premier coup gagne à coup sûr, quoi que fasse l’autre camp. Jouez-le.
riddle-detail-best = Un seul coup vaut mieux que tous les autres. Jouez-le.
riddle-detail-choice = Choisissez dans la liste.

## Faits, étapes et raisons

riddle-gevaudan-fact-prints = { $present ->
    [3] Trois empreintes { $colour } disent « présent » : la boîte cache « absent », la tanière a donc ce trait.
   *[other] { $absent ->
        [3] Trois empreintes { $colour } disent « absent » : la boîte cache « présent », la tanière n’a donc pas ce trait.
       *[other] { $colour } : { $present } « présent », { $absent } « absent » ; rien de sûr.
      }
  }
riddle-gevaudan-fact-trap = { $seat ->
    [none] Un piège posé en { $cell } a échoué : la tanière n’y est pas.
   *[other] Le piège posé en { $cell } par { $seat } a échoué : la tanière n’y est pas.
  }
riddle-cryptide-fact-clue = Votre indice : { $clue }
riddle-cryptide-fact-hint = Le coup de pouce : { $hint }
riddle-cryptide-fact-token = { $tokenId ->
    [cube] { $seat }, cube en { $hex } : ce n’est pas là pour cet indice.
   *[other] { $seat }, disque en { $hex } : cet indice le permet.
  }
riddle-monstre-fact-hand = Vous avez vu la main { DE($side) }{ $side } : { $cards }.
riddle-monstre-fact-passed = { $byIs ->
    [you] Vous avez donné à { $side } : { $cards }.
   *[other] { $sideIs ->
        [you] { $by } vous a donné : { $cards }.
       *[other] { $by } a donné à { $side } : { $cards }.
      }
  }
riddle-monstre-fact-missed = { $sideIs ->
    [you] Un Chasseur vous a visé en vain.
   *[other] Un Chasseur a visé { $side } en vain ({ $number }).
  }
riddle-monstre-fact-no_hunter = { $sideIs ->
    [you] Un Ami n’a trouvé aucun Chasseur chez vous.
   *[other] Un Ami n’a trouvé aucun Chasseur chez { $side }.
  }
riddle-loups-garous-fact-died = À sa mort, { $side } montre sa carte : { $role }.
riddle-loups-garous-fact-vision = Nuit { $night } : vous avez vu la carte { DE($side) }{ $side } : { $role }.
riddle-loups-garous-fact-glimpse = { $whom ->
    [none] Nuit { $night } : vous avez reconnu { $side } parmi les loups.
   *[other] Nuit { $night } : { $side } ou { $whom }, l’un des deux noms est celui d’un loup.
  }
riddle-loups-garous-fact-claimed = « Ma carte ? { $role } », dit { $by }.
riddle-loups-garous-fact-reported = « { $side } ? { $role } », dit { $by }.
riddle-loups-garous-fact-innocent = Tout ce que vous savez irait aussi avec ces loups : { $seats }.
riddle-bestioles-fact-withdraws = Se replier donne la bataille.
riddle-bestioles-fact-they_withdraw = L’autre camp n’a plus qu’à se replier.
riddle-bestioles-fact-loses = { $number ->
    [0] Aucun coup ne laisse
    [1] Ce coup laisse
   *[other] { $number } coups laissent
  } à l’autre camp { $theatresId ->
    [air-land] l’Air et la Terre
    [air-sea] l’Air et la Mer
    [land-sea] la Terre et la Mer
   *[other] les trois théâtres
  }.
riddle-bestioles-fact-wins = Ce coup vous laisse { $theatresId ->
    [air-land] l’Air et la Terre
    [air-sea] l’Air et la Mer
    [land-sea] la Terre et la Mer
   *[other] les trois théâtres
  }, quoi que fasse l’autre camp.

## Énigmes écrites à la main

riddle-bestioles-six-title = Un six qui vaut quatre
riddle-bestioles-six-story = Une seule carte en main, et la bataille à gagner. Où, et comment ?
riddle-bestioles-six-because = La Terre est à vous et la Mer est trop loin : il faut l’Air, contre 3. Un joker n’y ferait que 2, mais votre Escalade visible porte vos cartes cachées à 4.
riddle-bestioles-ferry-title = Le bac
riddle-bestioles-ferry-story = Une carte en main : Transport. Gagnez.
riddle-bestioles-ferry-because = Transport en Mer, puis le 5 passe dans l’Air : 2 + 5 contre 6. La Mer reste à vous, 8 contre 5.
riddle-bestioles-ambush-title = L’embuscade en mer
riddle-bestioles-ambush-story = Une carte en main : Embuscade. Où la jouer ?
riddle-bestioles-ambush-because = L’Aérodrome laisse une force de 3 ou moins aller partout, visible. En Mer vous avez 7, et l’Embuscade retourne le 6 : 7 contre 6.
riddle-bestioles-ferryman-title = Réveiller le passeur
riddle-bestioles-ferryman-story = Il vous manque deux théâtres, il vous reste une carte.
riddle-bestioles-ferryman-because = L’Embuscade donne la Terre, 11 contre 9, et retourne votre propre joker : c’est Transport, qui porte l’Aérodrome en Mer, 4 contre 3.
riddle-bestioles-lost-title = Devant, et perdu
riddle-bestioles-lost-story = Vous menez sur Terre et en Mer. L’autre main tient les Chars d’assaut, et vous le savez. Que jouez-vous ?
riddle-bestioles-lost-because = L’Endiguement détruit tout ce que vous jouez caché, et les Chars arrivent sur Terre. Jusqu’au bout, la guerre est perdue à 13 ; avec un repli, elle continue à 11.

riddle-cryptide-voice-title = À qui cette voix ?
riddle-cryptide-voice-story = Deux cubes, deux disques. Quel indice les a fait poser ?
riddle-cryptide-voice-because = Les cubes, sur un lac et sur un désert de l’ours, laissent cinq indices. Le disque en G8, un désert, en ôte trois ; I8 n’a pas de marécage à une case.
riddle-cryptide-seven-title = Sept jetons
riddle-cryptide-seven-story = Votre indice et sept jetons. Où est l’habitat ?
riddle-cryptide-seven-because = L’un des deux autres indices ne peut dire que désert, lac ou marécage : avec le vôtre, c’est un marécage. Le dernier n’en permet un qu’à deux cases d’une cabane : K2.
riddle-cryptide-only-title = Il n’en reste jamais qu’une
riddle-cryptide-only-story = Joueur par joueur, vingt-quatre cases restent possibles. Laquelle fouillez-vous ?
riddle-cryptide-only-because = Les six paires d’indices laissent 7, 1, 13, 2 ou 13 cases, et la dernière aucune. Une partie n’en laisse jamais qu’une : c’est H1.
riddle-cryptide-hint-title = Le coup de pouce
riddle-cryptide-hint-story = Aucun indice ne dit « à une case au plus ». Où est l’habitat ?
riddle-cryptide-hint-because = Le coup de pouce ôte la montagne aux deux autres. Lac ou marécage, à deux cases d’un ours, à trois du bleu : D7, et rien d’autre.

riddle-gevaudan-neighbour-title = Un voisin qui s’est trompé
riddle-gevaudan-neighbour-story = Neuf empreintes au grand jour, et un piège qui a échoué. Où est la tanière ?
riddle-gevaudan-neighbour-because = Village, rivière et forêt sont prouvés : D3 ou D4. Le piège de D4 a échoué, c’est donc D3.
riddle-gevaudan-decides-title = L’empreinte qui décide
riddle-gevaudan-decides-story = A1 ou B4 : seule la rivière les sépare, et la cinquième empreinte bleue est en C5. Que faites-vous ?
riddle-gevaudan-decides-because = C5 coûte deux actions et tranche ; B4 n’en coûte qu’une de plus.
riddle-gevaudan-decides-way-trap = Piéger B4 tout de suite
riddle-gevaudan-decides-way-look = Examiner C5 d’abord
riddle-gevaudan-decides-way-rest = Finir le tour ici
riddle-gevaudan-decides-end-trap = Si la tanière est en A1, le piège posé en B4 échoue et tout est perdu.
riddle-gevaudan-decides-end-look = L’empreinte de C5 dit laquelle : si c’est B4, le piège est posé dans le même tour.
riddle-gevaudan-decides-end-rest = Rien n’est gagné, et les autres cherchent aussi.
riddle-gevaudan-seven-title = Férocité sept
riddle-gevaudan-seven-story = La Bête est en D4, sa férocité est de 7. Vous êtes en D3 avec deux actions. Où finissez-vous ?
riddle-gevaudan-seven-because = Des cases à deux pas, D1 est la seule qu’aucune des trois routes ne traverse.
riddle-gevaudan-seven-way-d3 = Rester en D3
riddle-gevaudan-seven-way-d2 = En D2
riddle-gevaudan-seven-way-c4 = En C4
riddle-gevaudan-seven-way-d1 = En D1
riddle-gevaudan-seven-end-d3 = La route noire traverse D3.
riddle-gevaudan-seven-end-d2 = La route noire finit en D2.
riddle-gevaudan-seven-end-c4 = La noire et la grise traversent C4.
riddle-gevaudan-seven-end-d1 = Aucune route ne passe en D1.
riddle-gevaudan-memories-title = Deux souvenirs pour deux pas
riddle-gevaudan-memories-story = Dernier tour. Vous êtes au refuge SO avec trois actions, la tanière est en A3, à cinq pas. Comment y aller ?
riddle-gevaudan-memories-because = Chaque pense-bête donne un cube, et un cube est une action. Un pense-bête n’a pas besoin de dire vrai.
riddle-gevaudan-memories-way-none = Marcher tout de suite
riddle-gevaudan-memories-way-one = Poser un pense-bête, puis marcher
riddle-gevaudan-memories-way-two = Poser deux pense-bêtes, puis marcher
riddle-gevaudan-memories-end-none = Trois pas, et A3 est encore loin.
riddle-gevaudan-memories-end-one = Quatre pas mènent en A2 ; le cinquième manque.
riddle-gevaudan-memories-end-two = Cinq pas mènent en A3, et le piège est posé.
riddle-gevaudan-box-title = Lire la boîte
riddle-gevaudan-box-story = La tanière est en D1 : village, forêt et Dragons, pas de rivière. Quelles empreintes étaient dans la boîte ?
riddle-gevaudan-box-because = La tanière est le contraire de la boîte, couleur par couleur.
riddle-gevaudan-box-way-same = Village, forêt et Dragons présents, rivière absente
riddle-gevaudan-box-way-river = Tout absent
riddle-gevaudan-box-way-forest = Forêt et rivière présentes, le reste absent
riddle-gevaudan-box-way-opposite = Rivière présente, le reste absent
riddle-gevaudan-box-end-same = La boîte dit « village absent » : la tanière est son contraire.
riddle-gevaudan-box-end-river = La boîte dit « rivière présente » : la tanière n’en a pas.
riddle-gevaudan-box-end-forest = La boîte dit « forêt absente » : la tanière en a une.
riddle-gevaudan-box-end-opposite = Le contraire de la tanière, dans chaque couleur.
riddle-gevaudan-three-traps-title = Trois pièges de trop
riddle-gevaudan-three-traps-story = Deux couleurs sont prouvées, et trois chasseurs ont piégé en vain. Où est la tanière ?
riddle-gevaudan-three-traps-because = Un village et pas de rivière : B3, C4, D1 ou D2. Les pièges en rayent trois ; la tanière est en D2.
riddle-gevaudan-bare-title = La case nue
riddle-gevaudan-bare-story = Dix empreintes au grand jour, trois pièges posés pour rien. Où est la tanière ?
riddle-gevaudan-bare-because = Ni forêt ni Dragons : A2, A3, B3 ou C3. Avec les trois pièges, il ne reste que A2, qui n’a rien du tout.
riddle-gevaudan-pocket-title = Dans vos archives
riddle-gevaudan-pocket-story = Vos archives prouvent une couleur, la carte une autre, et trois pièges ont échoué. Où est la tanière ?
riddle-gevaudan-pocket-because = Rivière et Dragons : B1, B4, C5 ou D4. Trois de ces cases ont été piégées en vain : c’est B1.

riddle-loups-garous-seers-title = Deux Voyantes et un mort
riddle-loups-garous-seers-story = Deux disent être la Voyante. Qui n’est pas loup dit vrai ; un loup dit ce qu’il veut. Le village vient de pendre, et une carte s’est montrée. Nommez un loup.
riddle-loups-garous-seers-because = Le pendu était un Simple Villageois : qui l’a dit loup a menti, et seuls les loups mentent.
riddle-loups-garous-glances-title = Deux coups d’œil
riddle-loups-garous-glances-story = Vous êtes la Petite Fille. Deux nuits, deux paires de noms, et un mort. Qui est loup, à coup sûr ?
riddle-loups-garous-glances-because = Dans chaque paire, il y a un loup. Le mort était Simple Villageois : l’autre nom de la première nuit est donc celui du loup.
riddle-loups-garous-voices-title = Cinq voix
riddle-loups-garous-voices-story = Deux loups parmi cinq. Ce soir les loups mentent toujours, et les autres jamais. Qui sont les deux ?
riddle-loups-garous-voices-because = Dix paires sont possibles ; une seule s’accorde avec les cinq voix.
riddle-loups-garous-arrows-title = Deux en vie, deux flèches
riddle-loups-garous-arrows-story = Il ne reste qu’un loup et vous. C’est le vote, et vous tenez la double flèche. Qui gagne ?
riddle-loups-garous-arrows-because = Personne ne peut s’abstenir ni voter contre soi. Votre flèche compte deux fois : deux contre un.
riddle-loups-garous-arrows-way-tie = Personne : égalité, on revote
riddle-loups-garous-arrows-way-wolves = Le loup
riddle-loups-garous-arrows-way-village = Le village
riddle-loups-garous-arrows-end-tie = Une double flèche ne fait pas d’égalité : la partie est finie.
riddle-loups-garous-arrows-end-wolves = C’est le loup qui est pendu.
riddle-loups-garous-arrows-end-village = Deux voix contre une : le village gagne.
riddle-loups-garous-watch-title = Le seul loup guette
riddle-loups-garous-watch-story = Un seul loup reste, et il guette votre maison. Vous êtes la Petite Fille et ne jetez qu’un coup d’œil. Qui meurt ?
riddle-loups-garous-watch-because = Un coup d’œil est surpris par deux guetteurs, ou par le seul loup qui reste.
riddle-loups-garous-watch-way-prey = La proie que le loup avait choisie
riddle-loups-garous-watch-way-nobody = Personne
riddle-loups-garous-watch-way-you = Vous
riddle-loups-garous-watch-end-prey = La proie de la nuit vit encore.
riddle-loups-garous-watch-end-nobody = Il y a une mort au matin.
riddle-loups-garous-watch-end-you = La Petite Fille, surprise, meurt à la place de la proie.

riddle-monstre-faces-title = Une carte, cinq visages
riddle-monstre-faces-story = La seule carte { DE($name2) }{ $name2 } est le Monstre. Laquelle de vos cartes gagne, quel que soit le Monstre ?
riddle-monstre-faces-because = La Sirène ignore le premier Chasseur, le Vampire ceux d’un deuxième tour. Devant le Chien, une main d’une seule carte n’a pas le choix.
riddle-monstre-faces-way-hunter = Le Chasseur
riddle-monstre-faces-way-deal = L’Accord
riddle-monstre-faces-way-dog = Le Chien
riddle-monstre-faces-end-hunter = Contre le Vampire, un Chasseur joué au deuxième tour manque son coup.
riddle-monstre-faces-end-deal = L’Accord ne prend pas le Monstre.
riddle-monstre-faces-end-dog = Avec une seule carte, il n’y a pas de choix : le Monstre va au Chien.
riddle-monstre-who-title = Lequel est-ce ?
riddle-monstre-who-story = Un premier Chasseur, joué à un troisième tour, vous manque. Le vôtre, au deuxième tour, manque { $name2 }, dont la Cachette est jouée et qui tient le Monstre. Quel Monstre est-ce ?
riddle-monstre-who-because = La Sirène n’ignore que le premier Chasseur, la Mandragore ceux d’un troisième tour, les autres aucun.
riddle-monstre-who-way-sirene = La Sirène
riddle-monstre-who-way-mandragore = La Mandragore
riddle-monstre-who-way-loup-garou = Le Loup-garou
riddle-monstre-who-way-gumiho = Le Gumiho
riddle-monstre-who-way-vampire = Le Vampire
riddle-monstre-who-end-sirene = La Sirène n’ignore que le premier Chasseur de la manche : le vôtre l’aurait prise.
riddle-monstre-who-end-mandragore = La Mandragore ignore les Chasseurs d’un troisième tour : le vôtre l’aurait prise.
riddle-monstre-who-end-loup-garou = Le Loup-garou n’ignore aucun Chasseur.
riddle-monstre-who-end-gumiho = Le Gumiho n’ignore aucun Chasseur.
riddle-monstre-who-end-vampire = Le Vampire ignore les Chasseurs d’un deuxième tour.
riddle-monstre-free-title = Tirer pour sortir
riddle-monstre-free-story = Vous tenez le Loup-garou, une Cachette et un Chasseur ; un Chasseur est déjà joué. Quelle carte vous fait gagner au troisième tour ?
riddle-monstre-free-because = Avec deux Chasseurs joués, le Loup-garou sort au troisième tour, et la Cachette en main vous garde jusque-là.
riddle-monstre-free-way-hide = La Cachette
riddle-monstre-free-way-shoot = Le Chasseur
riddle-monstre-free-end-hide = La Cachette jouée, la main est ouverte : un Chasseur prend le Monstre.
riddle-monstre-free-end-shoot = C’est le deuxième Chasseur : la condition du Loup-garou est remplie.
riddle-monstre-faithful-title = Fidèle, pour une fois
riddle-monstre-faithful-story = Dernière manche, 5–4–5. Ami du Monstre, il ne vous reste qu’un Chasseur, et { $name2 } tient le Monstre. Qui visez-vous ?
riddle-monstre-faithful-because = Prendre le Monstre en étant son Ami ne rapporte rien, et { $name3 } gagne avec un point.
riddle-monstre-faithful-way-betray = { $name2 }, qui tient le Monstre
riddle-monstre-faithful-way-spare = { $name3 }, en vain
riddle-monstre-faithful-end-betray = La trahison donne un point à { $name3 }, qui gagne à 6.
riddle-monstre-faithful-end-spare = Le Monstre est joué, et l’Ami marque avec lui : 7, 6 et 5.
riddle-monstre-four-title = Quatre cartes, un seul coup
riddle-monstre-four-story = Premier tour. Vous tenez deux Chasseurs, le Vampire et le Chien. Que pouvez-vous jouer ?
riddle-monstre-four-because = Le Chien est permis au premier tour, sans effet. Parce qu’il l’est, aucun Chasseur ne peut être posé caché.
riddle-monstre-four-way-hunter = Un Chasseur
riddle-monstre-four-way-vampire = Le Vampire
riddle-monstre-four-way-lay = Un Chasseur, posé caché
riddle-monstre-four-way-dog = Le Chien
riddle-monstre-four-end-hunter = Les Chasseurs ne se jouent pas au premier tour.
riddle-monstre-four-end-vampire = Le Vampire ne sort qu’en dernière carte.
riddle-monstre-four-end-lay = On ne pose un Chasseur caché que si rien d’autre n’est permis.
riddle-monstre-four-end-dog = C’est le seul coup permis, et il ne mord personne.
