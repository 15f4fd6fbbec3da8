# Cryptide. Lu par le client, le serveur et le terminal.

## Le terrain

cryptide-terrain-desert = désert
cryptide-terrain-forest = forêt
cryptide-terrain-lake = lac
cryptide-terrain-mountain = montagne
cryptide-terrain-swamp = marécage
cryptide-animal-bear = ours
cryptide-animal-puma = puma
cryptide-structure-stone = pierre dressée
cryptide-structure-shack = cabane abandonnée
cryptide-colour-white = blanche
cryptide-colour-green = verte
cryptide-colour-blue = bleue
cryptide-colour-black = noire
cryptide-token-cube = cube
cryptide-token-disc = disque
cryptide-wrong-cube = cube
cryptide-wrong-disc = disque
cryptide-why-opening = ouverture
cryptide-why-penalty = pénalité
cryptide-why-search = fouille
cryptide-why-extra = disque en plus
cryptide-hex-name = case { $hex }

## Les indices

cryptide-clue-desert-forest = L’habitat est un désert ou une forêt.
cryptide-clue-not-desert-forest = L’habitat n’est ni un désert ni une forêt.
cryptide-clue-desert-lake = L’habitat est un désert ou un lac.
cryptide-clue-not-desert-lake = L’habitat n’est ni un désert ni un lac.
cryptide-clue-desert-mountain = L’habitat est un désert ou une montagne.
cryptide-clue-not-desert-mountain = L’habitat n’est ni un désert ni une montagne.
cryptide-clue-desert-swamp = L’habitat est un désert ou un marécage.
cryptide-clue-not-desert-swamp = L’habitat n’est ni un désert ni un marécage.
cryptide-clue-forest-lake = L’habitat est une forêt ou un lac.
cryptide-clue-not-forest-lake = L’habitat n’est ni une forêt ni un lac.
cryptide-clue-forest-mountain = L’habitat est une forêt ou une montagne.
cryptide-clue-not-forest-mountain = L’habitat n’est ni une forêt ni une montagne.
cryptide-clue-forest-swamp = L’habitat est une forêt ou un marécage.
cryptide-clue-not-forest-swamp = L’habitat n’est ni une forêt ni un marécage.
cryptide-clue-lake-mountain = L’habitat est un lac ou une montagne.
cryptide-clue-not-lake-mountain = L’habitat n’est ni un lac ni une montagne.
cryptide-clue-lake-swamp = L’habitat est un lac ou un marécage.
cryptide-clue-not-lake-swamp = L’habitat n’est ni un lac ni un marécage.
cryptide-clue-mountain-swamp = L’habitat est une montagne ou un marécage.
cryptide-clue-not-mountain-swamp = L’habitat n’est ni une montagne ni un marécage.
cryptide-clue-within-1-desert = L’habitat est à 1 case au plus d’un désert.
cryptide-clue-not-within-1-desert = L’habitat est à plus de 1 case de tout désert.
cryptide-clue-within-1-forest = L’habitat est à 1 case au plus d’une forêt.
cryptide-clue-not-within-1-forest = L’habitat est à plus de 1 case de toute forêt.
cryptide-clue-within-1-lake = L’habitat est à 1 case au plus d’un lac.
cryptide-clue-not-within-1-lake = L’habitat est à plus de 1 case de tout lac.
cryptide-clue-within-1-mountain = L’habitat est à 1 case au plus d’une montagne.
cryptide-clue-not-within-1-mountain = L’habitat est à plus de 1 case de toute montagne.
cryptide-clue-within-1-swamp = L’habitat est à 1 case au plus d’un marécage.
cryptide-clue-not-within-1-swamp = L’habitat est à plus de 1 case de tout marécage.
cryptide-clue-within-1-animal = L’habitat est à 1 case au plus d’un territoire d’animal, ours ou puma.
cryptide-clue-not-within-1-animal = L’habitat est à plus de 1 case de tout territoire d’animal, ours ou puma.
cryptide-clue-within-2-stone = L’habitat est à 2 cases au plus d’une pierre dressée.
cryptide-clue-not-within-2-stone = L’habitat est à plus de 2 cases de toute pierre dressée.
cryptide-clue-within-2-shack = L’habitat est à 2 cases au plus d’une cabane abandonnée.
cryptide-clue-not-within-2-shack = L’habitat est à plus de 2 cases de toute cabane abandonnée.
cryptide-clue-within-2-bear = L’habitat est à 2 cases au plus d’un territoire d’ours.
cryptide-clue-not-within-2-bear = L’habitat est à plus de 2 cases de tout territoire d’ours.
cryptide-clue-within-2-puma = L’habitat est à 2 cases au plus d’un territoire de puma.
cryptide-clue-not-within-2-puma = L’habitat est à plus de 2 cases de tout territoire de puma.
cryptide-clue-within-3-white = L’habitat est à 3 cases au plus d’une structure blanche.
cryptide-clue-not-within-3-white = L’habitat est à plus de 3 cases de toute structure blanche.
cryptide-clue-within-3-green = L’habitat est à 3 cases au plus d’une structure verte.
cryptide-clue-not-within-3-green = L’habitat est à plus de 3 cases de toute structure verte.
cryptide-clue-within-3-blue = L’habitat est à 3 cases au plus d’une structure bleue.
cryptide-clue-not-within-3-blue = L’habitat est à plus de 3 cases de toute structure bleue.
cryptide-clue-within-3-black = L’habitat est à 3 cases au plus d’une structure noire.
cryptide-clue-not-within-3-black = L’habitat est à plus de 3 cases de toute structure noire.

## Le coup de pouce

cryptide-hint-no-within-1 = Aucun indice du genre « à 1 case au plus de… ».
cryptide-hint-no-within-2 = Aucun indice du genre « à 2 cases au plus de… ».
cryptide-hint-no-within-3 = Aucun indice du genre « à 3 cases au plus de… ».
cryptide-hint-no-two-terrains = Aucun indice ne nomme deux terrains.
cryptide-hint-no-terrain = Aucun indice ne nomme de terrain.
cryptide-hint-no-desert = Aucun indice ne parle de désert.
cryptide-hint-no-forest = Aucun indice ne parle de forêt.
cryptide-hint-no-lake = Aucun indice ne parle de lac.
cryptide-hint-no-mountain = Aucun indice ne parle de montagne.
cryptide-hint-no-swamp = Aucun indice ne parle de marécage.
cryptide-hint-no-animal = Aucun indice ne parle d’un animal, ours ou puma.

## Ce qui se passe

cryptide-news-placed = { $seatIs ->
    [you] **Vous** posez
   *[other] **{ $seat }** pose
} un { $token } en **{ $hex }** ({ $why }).
cryptide-news-asked = { $seatIs ->
    [you] **Vous** interrogez
   *[other] **{ $seat }** interroge
} { $sideIs ->
    [you] **vous**
   *[other] **{ $side }**
} sur **{ $hex }**.
cryptide-news-answered = { $seatIs ->
    [you] **Vous** répondez à { $by }
   *[other] **{ $seat }** { $byIs ->
        [you] vous répond
       *[other] répond à { $by }
    }
} par un { $token } en **{ $hex }**{ $tokenId ->
    [disc] {"\u202F"}: peut-être ici.
   *[cube] {"\u202F"}: pas ici.
}
cryptide-news-searched = { $seatIs ->
    [you] **Vous** fouillez
   *[other] **{ $seat }** fouille
} **{ $hex }**.
cryptide-news-passed_over = { $seatIs ->
    [you] **Vous** avez déjà un disque
   *[other] **{ $seat }** a déjà un disque
} en **{ $hex }**.
cryptide-news-skipped = { $seatIs ->
    [you] **Vous** n’avez aucune case
   *[other] **{ $seat }** n’a aucune case
} pour ce jeton ({ $why }) : il est abandonné. °
cryptide-news-hint_asked = { $seatIs ->
    [you] **Vous** demandez
   *[other] **{ $seat }** demande
} un coup de pouce ({ $agreed ->
    [0] aucun accord
    [1] un accord
   *[other] { $agreed } accords
} sur { $needed }).
cryptide-news-hint_agreed = { $seatIs ->
    [you] **Vous** acceptez
   *[other] **{ $seat }** accepte
} le coup de pouce ({ $agreed ->
    [0] aucun accord
    [1] un accord
   *[other] { $agreed } accords
} sur { $needed }).
cryptide-news-hint_given = Coup de pouce : **{ $hint }**
cryptide-news-corrected = { $seatIs ->
    [you] **Vous** corrigez
   *[other] **{ $seat }** corrige
} **{ $hex }** : le { $wrong } devient un { $token }{ $to ->
    [none] .
   *[other] , et le { $wrong } va en **{ $to }**.
}
cryptide-news-interrupted = { $seatIs ->
    [you] Votre cube
   *[other] Le cube { DE($seat) }{ $seat }
} en **{ $hex }** met fin à la question ou à la fouille.
cryptide-news-found = { $winnerIs ->
    [you] **Vous** avez trouvé
   *[other] **{ $winner }** a trouvé
} l’habitat en **{ $hex }** !
cryptide-news-misled = { $seatIs ->
    [you] **Vous** n’avez rencontré aucun cube
   *[other] **{ $seat }** n’a rencontré aucun cube
} en **{ $hex }**, mais l’habitat est ailleurs : quelqu’un s’est trompé.
cryptide-news-full = Chaque case porte un cube : personne ne peut plus trouver.
cryptide-news-revealed = { $seatIs ->
    [you] Votre indice
   *[other] L’indice { DE($seat) }{ $seat }
} : { $clue }

# La fin, indice après indice.
cryptide-beat-clue = { $nameIs ->
    [you] Votre indice
   *[other] Avec celui { DE($name) }{ $name }
} : { $left ->
    [0] il ne reste aucune case.
    [1] une seule case, { $hex }.
   *[other] il reste { $left } cases.
}

## Ce qui est demandé

cryptide-prompt-opening = Posez un cube là où votre indice exclut l’habitat.
cryptide-prompt-turn = Interrogez quelqu’un sur une case, ou fouillez-en une.
cryptide-prompt-answer = L’habitat peut-il être en { $hex }, selon votre indice ?
cryptide-prompt-penalty = Posez un cube de pénalité ailleurs, là où votre indice exclut l’habitat.
cryptide-prompt-extra = Votre disque est déjà en { $hex } : posez-en un autre là où l’habitat peut être.
cryptide-prompt-search = Fouille de { $hex } : l’habitat peut-il y être, selon votre indice ?
cryptide-wait-opening = { $name } pose un cube d’ouverture.
cryptide-wait-turn = { $name } choisit une question ou une fouille.
cryptide-wait-answer = { $name } répond sur { $hex }.
cryptide-wait-penalty = { $name } pose un cube de pénalité.
cryptide-wait-extra = { $name } pose un disque en plus.
cryptide-wait-search = { $name } répond à la fouille de { $hex }.

## La fin

cryptide-outcome-habitat = { $winnerIs ->
    [you] Vous avez trouvé l’habitat.
   *[other] { $winner } a trouvé l’habitat.
}
cryptide-outcome-misled = Une fouille sans cube, mais pas d’habitat : des jetons sont faux, personne ne gagne. °
cryptide-outcome-full = Chaque case porte un cube : personne ne gagne.

## Les choix de la table

cryptide-option-mode = Indices
cryptide-option-mode-help = Quels indices sont en jeu.
cryptide-option-mode-normal = Normal
cryptide-option-mode-normal-help = 23 indices, pas de structure noire.
cryptide-option-mode-advanced = Avancé
cryptide-option-mode-advanced-help = 48 indices : chacun existe aussi à l’envers ; structures noires.
cryptide-option-table = Honnêteté
cryptide-option-table-help = Qui veille à ce que les jetons soient justes : l’arbitre, ou chacun. °
cryptide-option-table-strict = Stricte
cryptide-option-table-strict-help = L’arbitre n’accepte que des jetons honnêtes. °
cryptide-option-table-honour = Sur l’honneur
cryptide-option-table-honour-help = Personne ne vérifie ; on corrige ses erreurs, et les jetons faux se montrent à la fin. Une fouille trompée finit sans vainqueur. °
cryptide-option-answers = Réponses
cryptide-option-answers-help = Qui répond, à une table stricte. °
cryptide-option-answers-automatic = Automatiques
cryptide-option-answers-automatic-help = L’arbitre répond aussitôt d’après les indices. °
cryptide-option-answers-click = Par chacun
cryptide-option-answers-click-help = Chacun pose lui-même sa réponse. °
cryptide-option-difficulty = Difficulté
cryptide-option-difficulty-help = Facile : un indice de moins laisse peu de cases, et la créature est plus vite trouvée. °
cryptide-option-difficulty-any = Peu importe
cryptide-option-difficulty-any-help = Ce que le hasard donne.
cryptide-option-difficulty-easy = Facile
cryptide-option-difficulty-easy-help = Un indice de moins laisse peu de cases : plus vite trouvé.
cryptide-option-difficulty-medium = Moyenne
cryptide-option-difficulty-medium-help = Entre les deux.
cryptide-option-difficulty-hard = Difficile
cryptide-option-difficulty-hard-help = Un indice de moins laisse beaucoup de cases : une longue traque.
cryptide-option-first = Premier joueur
cryptide-option-first-help = Qui commence.
cryptide-option-first-drawn = Tiré au sort
cryptide-option-first-drawn-help = Le hasard choisit.
cryptide-option-first-1 = { $seat1Is ->
    [somebody] { $seat1 }
   *[nobody] Siège 1
}
cryptide-option-first-1-help = Le siège 1 commence.
cryptide-option-first-2 = { $seat2Is ->
    [somebody] { $seat2 }
   *[nobody] Siège 2
}
cryptide-option-first-2-help = Le siège 2 commence.
cryptide-option-first-3 = { $seat3Is ->
    [somebody] { $seat3 }
   *[nobody] Siège 3
}
cryptide-option-first-3-help = Le siège 3 commence.
cryptide-option-first-4 = { $seat4Is ->
    [somebody] { $seat4 }
   *[nobody] Siège 4
}
cryptide-option-first-4-help = Le siège 4 commence.
cryptide-option-first-5 = { $seat5Is ->
    [somebody] { $seat5 }
   *[nobody] Siège 5
}
cryptide-option-first-5-help = Le siège 5 commence.
cryptide-option-setup = Code
cryptide-option-setup-help = Un code de carte, ou de mise en place entière. ° Qui connaît un code entier connaît tout.

## Les refus

cryptide-refusal-not-a-move = Ce n’est pas un coup de ce jeu.
cryptide-refusal-game-over = La partie est finie.
cryptide-refusal-not-your-turn = Rien ne vous est demandé pour l’instant.
cryptide-refusal-no-placement-now = À votre tour, vous interrogez ou vous fouillez ; vous ne posez pas de jeton seul.
cryptide-refusal-opening-first = Les cubes d’ouverture d’abord.
cryptide-refusal-clue-allows = Votre indice permet l’habitat ici : un cube mentirait.
cryptide-refusal-clue-excludes = Selon votre indice l’habitat n’est pas là.
cryptide-refusal-cube-there = Cette case porte un cube : on n’y fait plus rien.
cryptide-refusal-own-token-there = Vous avez déjà un jeton sur cette case.
cryptide-refusal-ask-another = Interrogez quelqu’un d’autre que vous.
cryptide-refusal-no-such-seat = Personne n’est assis là.
cryptide-refusal-has-disc = Son disque est déjà là : la réponse est connue.
cryptide-refusal-answer-first = On attend d’abord votre réponse, sur cette case.
cryptide-refusal-penalty-first = Un cube de pénalité d’abord.
cryptide-refusal-another-hex = Ailleurs que sur la case en question.
cryptide-refusal-extra-first = Un autre disque d’abord.
cryptide-refusal-dishonest = Votre indice dit le contraire. °
cryptide-refusal-strict-table = À une table stricte il n’y a pas d’erreur à corriger.
cryptide-refusal-no-token = Vous n’avez pas de jeton là.
cryptide-refusal-no-place = Le jeton faux ne peut pas aller là.
cryptide-refusal-place-needed = Dites où va le jeton faux.
cryptide-refusal-hint-given = Le coup de pouce est déjà donné.
cryptide-refusal-hint-asked = Quelqu’un l’a déjà demandé : acceptez-le.
cryptide-refusal-no-hint-asked = Personne n’a demandé de coup de pouce.
cryptide-refusal-already-agreed = Vous êtes déjà d’accord.
cryptide-refusal-first-not-seated = Le premier joueur choisi n’est pas assis à cette table.
cryptide-refusal-map-digits = Un code de carte a 18 chiffres hexadécimaux (normal) ou 22 (avancé). °
cryptide-refusal-map-sections = Les six premiers chiffres nomment chaque section une fois : 1 à 6 droite, 7 à C tournée. °
cryptide-refusal-map-place = Une structure du code est hors de la carte. °
cryptide-refusal-map-structures = Deux structures du code sont sur la même case. °
cryptide-refusal-map-without-clues = Cette carte n’a pas d’indices valables pour cette table. °
cryptide-refusal-setup-form = Un code est : carte, tiret, deux chiffres par indice, tiret, un chiffre pour le coup de pouce. °
cryptide-refusal-setup-players = Le code doit avoir 3, 4 ou 5 indices. °
cryptide-refusal-setup-clue = Un indice du code n’existe pas dans ce mode. °
cryptide-refusal-setup-same-clue = Deux joueurs auraient le même indice. °
cryptide-refusal-setup-habitat = Les indices du code ne laissent pas une seule case. °
cryptide-refusal-setup-hint = Le coup de pouce du code ne va pas avec ses indices. °
cryptide-refusal-setup-mode = Ce code est de l’autre mode. °
cryptide-refusal-setup-seats = Ce code est pour un autre nombre de joueurs. °

## Les règles, en une ligne

cryptide-rule-cry-1 = La carte : six sections, chacune une fois, droite ou tournée ; 108 cases.
cryptide-rule-cry-2 = Cinq terrains ; certaines cases sont le territoire d’un ours ou d’un puma.
cryptide-rule-cry-3 =
    { $mode ->
        [normal] Des pierres et des cabanes de trois couleurs ; jamais deux sur une case.
        [advanced] Des pierres et des cabanes de quatre couleurs ; jamais deux sur une case.
       *[other] Des pierres et des cabanes de trois couleurs, quatre en mode avancé ; jamais deux sur une case.
    }
cryptide-rule-cry-4 =
    { $mode ->
        [normal] 23 indices : deux terrains, ou une distance à un terrain, un animal, une structure.
        [advanced] 48 indices : deux terrains, ou une distance à un terrain, un animal, une structure ; ou le contraire.
       *[other] 24 indices : deux terrains, ou une distance à un terrain, un animal, une structure.
    }
cryptide-rule-cry-5 =
    { $mode ->
        [normal] Cette table joue en mode normal : 23 indices, sans le noir.
        [advanced] Cette table joue en mode avancé : les 24 indices et leurs contraires.
       *[other] Normal : 23 indices sans le noir. Avancé : les 24 et leurs contraires.
    }
cryptide-rule-cry-6 = Pas deux indices pareils ; une seule case convient à tous : l’habitat.
cryptide-rule-cry-7 = Une mise en place tirée est unique, et aucun indice n’y est de trop. °
cryptide-rule-cry-8 = Même graine, même mise en place ; un code la redonne. °
cryptide-rule-cry-9 =
    { $difficulty ->
        [easy] La difficulté, ici facile : peu de cases restent quand un indice manque. °
        [medium] La difficulté, ici moyenne : ni peu ni beaucoup de cases restent quand un indice manque. °
        [hard] La difficulté, ici difficile : beaucoup de cases restent quand un indice manque. °
       *[other] La difficulté : combien de cases restent quand un indice manque. °
    }
cryptide-rule-cry-10 = Le compagnon sert ceux qui ont la boîte. °
cryptide-rule-cry-11 = Le solveur donne les cases et les indices encore possibles. °
cryptide-rule-cry-12 = Chacun pose d’abord deux cubes, là où son indice exclut l’habitat.
cryptide-rule-cry-13 = Une structure ne gêne pas ; un cube, si.
cryptide-rule-cry-14 =
    { $first ->
        [drawn] Le premier joueur, tiré au sort, commence.
       *[other] Le premier joueur commence.
    }
cryptide-rule-cry-15 = Cube : pas ici. Disque : peut-être. Un cube par case, un jeton par joueur et par case.
cryptide-rule-cry-16 = Sur une case qui porte un cube, on ne fait plus rien.
cryptide-rule-cry-17 =
    { $table ->
        [honour] Les jetons doivent être honnêtes, et restent : à cette table, chacun y veille.
       *[other] Les jetons sont honnêtes et restent.
    }
cryptide-rule-cry-18 = Question : une case sans cube, à un autre joueur.
cryptide-rule-cry-19 =
    { $answers ->
        [automatic] L’arbitre pose pour l’interrogé un disque ou un cube, d’après son indice ; pas deux fois sur la même case.
        [click] L’interrogé pose lui-même un disque ou un cube ; pas deux fois sur la même case.
       *[other] L’interrogé pose un disque ou un cube ; pas deux fois sur la même case.
    }
cryptide-rule-cry-20 = S’il pose un cube, celui qui demande pose un des siens ailleurs.
cryptide-rule-cry-21 = Fouille : votre disque d’abord ; s’il y est déjà, un autre ailleurs.
cryptide-rule-cry-22 = Puis chacun répond à son tour ; qui a déjà son disque passe son tour de réponse.
cryptide-rule-cry-23 = Le premier cube arrête la fouille, et coûte un cube ailleurs.
cryptide-rule-cry-24 =
    { $table ->
        [strict] Aucun cube : c’est l’habitat, et la partie est gagnée. °
        [honour] Aucun cube : c’est l’habitat, et la partie est gagnée ; une fouille trompée par un jeton faux finit sans vainqueur. °
       *[other] Aucun cube : c’est l’habitat, et la partie est gagnée ; sur l’honneur, une fouille trompée finit sans vainqueur. °
    }
cryptide-rule-cry-25 = Sans case possible, le jeton dû est abandonné. °
cryptide-rule-cry-26 =
    { $table ->
        [strict] Cette table est stricte : seuls les jetons honnêtes sont offerts. °
       *[other] Table stricte : seuls les jetons honnêtes sont offerts. °
    }
cryptide-rule-cry-27 =
    { $table ->
        [honour] Cette table joue sur l’honneur : qui s’est trompé le dit et corrige.
       *[other] Table sur l’honneur : qui s’est trompé le dit et corrige.
    }
cryptide-rule-cry-28 = Un coup de pouce par partie, si tous sont d’accord (tous sauf un à 4 ou 5).
cryptide-rule-cry-29 = Le coup de pouce nomme un genre d’indice que personne n’a.
cryptide-rule-cry-30 = La liste des indices est ouverte à tous ; le carnet est privé.
cryptide-rule-cry-31 = À la fin tous les indices sont montrés.
cryptide-rule-cry-32 = On connaît la carte, les jetons, les questions et son propre indice.
cryptide-rule-cry-33 = Deux façons de raisonner : joueur par joueur, ou tous ensemble. °
cryptide-rule-cry-34 = À votre tour, une question ou une fouille ; puis le voisin de gauche.

### ---- La table dans le navigateur (ids en cryptide-ui-, et l’aide)

## Ce qui est demandé, seconde ligne

cryptide-ui-prompt-opening-detail = { $left ->
    [one] Ouverture : c’est le dernier cube.
   *[other] Ouverture : encore { $left } cubes à poser à la table.
}
cryptide-ui-prompt-opening-honour = Ouverture : deux cubes chacun. Votre indice n’est pas vérifié ; soyez honnête.
cryptide-ui-prompt-turn-detail = Les cases qui portent un cube sont closes.
cryptide-ui-prompt-turn-honour = Votre indice n’est pas vérifié : soyez honnête.
cryptide-ui-prompt-answer-detail = { $by } vous interroge. Disque : peut-être ici. Cube : pas ici.
cryptide-ui-prompt-answer-honour = { $by } vous interroge. Personne ne vérifie : relisez votre indice.
cryptide-ui-prompt-penalty-detail = C’est le prix du cube en { $hex }.
cryptide-ui-prompt-penalty-honour = Le prix du cube en { $hex } ; votre indice n’est pas vérifié.
cryptide-ui-prompt-extra-detail = Ensuite les autres répondront sur { $hex }.
cryptide-ui-prompt-extra-honour = Ensuite les autres répondront sur { $hex }. Votre indice n’est pas vérifié.
cryptide-ui-prompt-search-detail = { $by } fouille ; le premier cube arrête tout.
cryptide-ui-prompt-search-honour = { $by } fouille cette case. Personne ne vérifie : relisez votre indice.
cryptide-ui-over = La partie est finie.

## La case choisie, à mon tour

cryptide-ask = { $hex } : qui interrogez-vous ?
cryptide-ask-or-search = { $hex } : qui interrogez-vous ? Ou fouillez-la.
cryptide-ask-fits = Elle convient à votre indice.
cryptide-ask-excluded = Votre indice l’exclut.
cryptide-ask-price = Un cube en réponse vous en coûte un.
cryptide-ui-answers = Réponses à la fouille : { $hex }
cryptide-ui-answered-disc = oui
cryptide-ui-answered-cube = non
cryptide-ui-answered-spared = n’a pas à répondre
cryptide-ui-possible = { $n ->
    [0] case possible
    [one] case possible
   *[other] cases possibles
}
cryptide-ui-clue-of = Indice { DE($name) }{ $name }

## La carte et la case choisie

cryptide-ui-you = Vous
cryptide-ui-map = Carte de 108 cases
cryptide-ui-tray = La case choisie et votre indice
cryptide-ui-closed = case close
cryptide-ui-structure = { $kind } { $colour }
cryptide-ui-territory-bear = territoire d’ours
cryptide-ui-territory-puma = territoire de puma
cryptide-ui-token-cube = { $name } : cube
cryptide-ui-token-disc = { $name } : disque
cryptide-ui-letters-white = Bc
cryptide-ui-letters-green = Vt
cryptide-ui-letters-blue = Bu
cryptide-ui-letters-black = Nr
cryptide-ui-fits = Votre indice le permet
cryptide-ui-excluded = Votre indice l’exclut
cryptide-ui-marked-maybe = Votre marque : peut-être
cryptide-ui-marked-doubt = Votre marque : à vérifier
cryptide-ui-marked-never = Votre marque : non
cryptide-ui-touch = Choisissez une case pour la voir de près, avec tout ce qui s’y trouve.

## Les boutons

cryptide-ui-ask = Interroger sur { $hex } :
cryptide-ui-search = Fouiller
cryptide-ui-answer-disc = Peut-être ici
cryptide-ui-answer-cube = Pas ici
cryptide-ui-place-cube = Poser votre cube en { $hex }
cryptide-ui-place-disc = Poser votre disque en { $hex }
cryptide-ui-fix = Je me suis trompé ici
cryptide-ui-fix-which = Lequel de vos jetons est faux ?
cryptide-ui-fix-where = { $hex } : où va le jeton faux ? Choisissez une case de la zone cernée.
cryptide-ui-fix-here = Corriger { $hex }, le faux va en { $to }
cryptide-ui-fix-drop = Corriger { $hex }
cryptide-ui-cancel = Annuler
cryptide-ui-confirm-search = Fouiller { $hex } ? Chacun répond à son tour ; au premier cube, vous en posez un des vôtres ailleurs.
cryptide-ui-confirm-search-yes = Fouiller
cryptide-ui-confirm-hint = Demander un coup de pouce pour toute la table ? Il n’y en a qu’un par partie, et il faut { $n ->
    [one] { $n } accord
   *[other] { $n } accords
}, le vôtre compris.
cryptide-ui-confirm-hint-yes = Demander
cryptide-ui-confirm-agree = Accepter le coup de pouce ? Il faut { $n ->
    [one] { $n } accord
   *[other] { $n } accords
}, et un accord ne se reprend pas.
cryptide-ui-confirm-agree-yes = Accepter
cryptide-ui-tools = Outils de la carte
cryptide-ui-zoom-in = Agrandir la carte
cryptide-ui-zoom-out = Réduire la carte
cryptide-ui-pen = Marquer des cases
cryptide-ui-pen-maybe = Marque : peut-être
cryptide-ui-pen-doubt = Marque : à vérifier
cryptide-ui-pen-never = Marque : non
cryptide-ui-pen-down = Fini
cryptide-ui-area-hide = Ne plus montrer cette zone

## L’indice et le coup de pouce

cryptide-ui-clue = Votre indice, vous seul le voyez
cryptide-ui-clue-covered = Votre indice, masqué
cryptide-ui-clue-hidden = Touchez l’œil pour le relire.
cryptide-ui-clue-hide = Masquer l’indice
cryptide-ui-uncover = Voir l’indice
cryptide-ui-uncover-help = Votre indice est masqué, et avec lui tout ce qui le trahirait.
cryptide-ui-hint = Coup de pouce
cryptide-ui-hint-button = Coup de pouce : { $agreed ->
    [0] aucun accord
    [1] un accord
   *[other] { $agreed } accords
} sur { $needed }
cryptide-ui-hint-agreed = Coup de pouce : { $agreed ->
    [0] aucun accord
    [1] un accord
   *[other] { $agreed } accords
} sur { $needed }
cryptide-ui-hint-given = Coup de pouce, connu de tous
cryptide-ui-hint-explain = Une fois par partie, la table peut apprendre un genre d’indice que personne n’a. Il faut { $needed ->
    [one] { $needed } accord
   *[other] { $needed } accords
} ; chacun peut le demander à tout moment.

## La légende

cryptide-ui-legend = Légende
cryptide-ui-legend-cube = Cube : pas ici, case close
cryptide-ui-legend-disc = Disque : peut-être ici

## Le carnet

cryptide-ui-notebook = Carnet
cryptide-ui-notebook-close = Fermer le carnet
cryptide-ui-notebook-private = Il reste dans ce navigateur ; personne d’autre ne le voit.
cryptide-ui-notebook-fill = Barrer ce que les jetons excluent
cryptide-ui-notebook-count = { $n ->
    [0] Aucune case ne convient plus : une note ou un jeton est faux.
    [1] Une seule case reste possible.
   *[other] { $n } cases restent possibles ; les autres sont hachurées.
}
cryptide-ui-notebook-plain = Indices
cryptide-ui-notebook-negated = Contraires
cryptide-ui-notebook-list = Tous les indices
cryptide-ui-notebook-clear = Tout effacer
cryptide-ui-tick = { $name }, { $clue } : { $state ->
    [no] barré
    [yes] probable
    [deduced] exclu par les jetons
   *[open] ouvert
}
cryptide-ui-kind-two-terrains = L’un de deux terrains
cryptide-ui-kind-within-1 = À 1 case au plus
cryptide-ui-kind-within-2 = À 2 cases au plus
cryptide-ui-kind-within-3 = À 3 cases au plus d’une structure
cryptide-ui-short-neither = ni { $one } ni { $two }
cryptide-ui-short-desert-forest = désert ou forêt
cryptide-ui-short-desert-lake = désert ou lac
cryptide-ui-short-desert-mountain = désert ou montagne
cryptide-ui-short-desert-swamp = désert ou marécage
cryptide-ui-short-forest-lake = forêt ou lac
cryptide-ui-short-forest-mountain = forêt ou montagne
cryptide-ui-short-forest-swamp = forêt ou marécage
cryptide-ui-short-lake-mountain = lac ou montagne
cryptide-ui-short-lake-swamp = lac ou marécage
cryptide-ui-short-mountain-swamp = montagne ou marécage
cryptide-ui-short-within-1-desert = { $sign } 1 désert
cryptide-ui-short-within-1-forest = { $sign } 1 forêt
cryptide-ui-short-within-1-lake = { $sign } 1 lac
cryptide-ui-short-within-1-mountain = { $sign } 1 montagne
cryptide-ui-short-within-1-swamp = { $sign } 1 marécage
cryptide-ui-short-within-1-animal = { $sign } 1 ours ou puma
cryptide-ui-short-within-2-stone = { $sign } 2 pierre dressée
cryptide-ui-short-within-2-shack = { $sign } 2 cabane
cryptide-ui-short-within-2-bear = { $sign } 2 ours
cryptide-ui-short-within-2-puma = { $sign } 2 puma
cryptide-ui-short-within-3-white = { $sign } 3 structure blanche
cryptide-ui-short-within-3-green = { $sign } 3 structure verte
cryptide-ui-short-within-3-blue = { $sign } 3 structure bleue
cryptide-ui-short-within-3-black = { $sign } 3 structure noire

## Les coups

cryptide-ui-move-ask = Interroger { $name } sur { $hex }
cryptide-ui-move-search = Fouiller { $hex }
cryptide-ui-move-cube = { $why ->
    [answer] Répondre par un cube : pas en { $hex }
   *[place] Poser un cube en { $hex }
}
cryptide-ui-move-disc = { $why ->
    [answer] Répondre par un disque : peut-être en { $hex }
   *[place] Poser un disque en { $hex }
}
cryptide-ui-move-hint = Demander un coup de pouce
cryptide-ui-move-agree = Accepter le coup de pouce
cryptide-ui-move-fix = Corriger { $hex }, le jeton faux va en { $to }
cryptide-ui-move-fix-drop = Corriger { $hex }

## Les joueurs, la fin

cryptide-ui-facts = ■{"\u202F"}{ $cubes } ●{"\u202F"}{ $discs }
cryptide-ui-facts-agreed = ■{"\u202F"}{ $cubes } ●{"\u202F"}{ $discs } · d’accord
cryptide-ui-facts-detail = { $cubes ->
    [0] Aucun cube
    [1] Un cube
   *[other] { $cubes } cubes
}, { $discs ->
    [0] aucun disque
    [1] un disque
   *[other] { $discs } disques
} sur la carte{ $first ->
    [yes] {" "}· premier joueur
   *[no] {""}
}
cryptide-ui-end-habitat = { $nameIs ->
    [you] Vous avez trouvé la créature en { $hex } !
   *[other] { $name } a trouvé la créature en { $hex }.
}
cryptide-ui-end-habitat-why = { $terrain } **{ $habitat }** : la seule case que tous les indices permettent.
cryptide-ui-end-misled = { $nameIs ->
    [you] Vous fouillez { $hex }, mais la créature est en { $habitat }.
   *[other] { $name } fouille { $hex }, mais la créature est en { $habitat }.
}
cryptide-ui-end-misled-why = Aucun cube n’a répondu, pourtant l’habitat est en **{ $habitat }** ({ $terrain }) : des jetons étaient faux, personne ne gagne. °
cryptide-ui-end-full = La créature s’est échappée : elle était en { $habitat }.
cryptide-ui-end-full-why = Chaque case porte un cube, et l’habitat était en **{ $habitat }** ({ $terrain }) : personne ne gagne.
cryptide-ui-end-clue = **{ $name }** : { $clue }
cryptide-ui-end-wrong = { $n ->
    [0] Aucun jeton n’était faux
    [1] Un jeton était faux
   *[other] { $n } jetons étaient faux
} : { $list }.
cryptide-ui-end-setup = Sans un des indices, il restait en moyenne { $n ->
    [one] { $n } case
   *[other] { $n } cases
}. Pour rejouer cette carte, avec d’autres indices : { $map }
cryptide-ui-clues-all = Habitat en { $hex }. Montrer la zone de :
cryptide-ui-wrong-struck = Les jetons faux sont barrés sur la carte.

## L’aide

cryptide-help =
    {""}**Le but.** Une créature vit sur une seule des 108 cases. Chacun tient un indice vrai sur son habitat ; une seule case convient à tous. Trouvez-la le premier.
    {""}**Les jetons.** Un cube dit : d’après mon indice, pas ici. Un disque dit : peut-être ici. Une case qui porte un cube est close.
    {""}**L’ouverture.** Chacun pose deux cubes, l’un après l’autre, là où son indice exclut l’habitat.
    {""}**Interroger.** Choisissez une case et un joueur : il y pose un disque ou un cube. Si c’est un cube, vous posez un des vôtres ailleurs.
    {""}**Fouiller.** Choisissez une case que votre indice permet : vous y posez un disque, puis chacun répond à son tour. Le premier cube arrête tout et vous coûte un cube ailleurs ; sans cube, vous avez gagné.
    {""}**Les distances.** « À 2 cases au plus » compte aussi la case elle-même. Un indice sur une couleur vaut pour les pierres et les cabanes.
    {""}**Le coup de pouce.** Une fois par partie, si tous sont d’accord (tous sauf un à 4 ou 5), on apprend un genre d’indice que personne n’a.
    {""}**Le carnet.** Il est à vous seul : barrez les indices impossibles de chacun, marquez des cases, ou laissez-le se remplir de ce que disent les jetons.
    {""}**La carte.** Pincez, tournez la molette ou touchez deux fois pour agrandir ; au clavier, les flèches vont de case en case, Entrée choisit, 1, 2 et 3 marquent.
    {""}**De notre maison** (°) : ce que la boîte laisse aux cartes, à son site ou à votre entente, et que nous avons réglé nous-mêmes ; c’est marqué partout où vous le lisez.
