# The pages of rules.

rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher une règle ou une carte
rules-search-hint = « égalité », « Barrage », BES-28…
rules-found =
    { $n ->
        [0] Rien ne correspond.
        [one] Une règle
       *[other] { $n } règles
    }
rules-ten = En dix lignes
rules-all = Toutes les règles
rules-house = règle de notre maison
rules-sections = Chapitres
rules-games = Jeux
rules-link = Lien vers cette règle
rules-here = À votre table
rules-gallery = Galerie
rules-gallery-of = Galerie : { $game }
rules-gallery-all = Toutes les cartes
rules-gallery-search = Chercher dans la galerie
rules-filters = Filtres
rules-filter-here = En jeu à cette table · { $n }
rules-filter-all = Tout · { $n }
rules-pieces =
    { $n ->
        [0] Rien ne correspond.
        [one] Une pièce
       *[other] { $n } pièces
    }
rules-read = Lire la règle { $rule }
rules-play = Jouer ou apprendre
rules-rule = La règle
rules-from = Depuis la table { $code }
rules-whole = Lire la page entière
rules-back = Table { $code }
rules-idle = pas à cette table
rules-here-code = À la table { $code }
rules-picture = Image : { $title }
rules-count =
    { $n ->
        [one] une règle
       *[other] { $n } règles
    }
rules-versus = { $a } à { $b }
rules-or = ou
rules-game-bestioles = Bestioles
rules-game-cryptide = Cryptide
rules-game-monstre = Monstre
rules-game-loups-garous = Loups-garous
rules-game-gevaudan = Gévaudan
rules-bestioles-time = Deux joueurs, dix-huit cartes, trois minutes de lecture.
rules-cryptide-time = Trois à cinq joueurs, un habitat caché, trois minutes de lecture.
rules-monstre-time = Trois à huit voisins, un Monstre qui passe, trois minutes de lecture.
rules-loups-garous-time = Huit à dix-huit joueurs, une carte chacun, trois minutes de lecture.
rules-gevaudan-time = Un à quatre chasseurs, une tanière, trois minutes de lecture.
rules-you = Vous
rules-other = L’autre
rules-versus-word = contre

## bestioles

rules-bestioles-table = La table : théâtres, rôles, donne
rules-bestioles-turn = Votre tour : visible, cachée, ou le repli
rules-bestioles-powers = Les pouvoirs : quand, combien de temps, dans quel ordre, pour qui
rules-bestioles-moving = Retourner, déplacer, détruire
rules-bestioles-cards = Les dix-huit cartes, une à une
rules-bestioles-battle = La fin d’une bataille
rules-bestioles-war = La guerre et ses variantes
rules-bestioles-known = Ce que chacun sait
rules-bestioles-examples = Deux exemples, pas à pas
rules-bestioles-line-1 = Deux commandants, trois théâtres en rangée : Air, Terre, Mer, dans un ordre tiré au sort.
rules-bestioles-line-2 = Dix-huit cartes : six chacun, six dans une pioche que personne n’a vue.
rules-bestioles-line-3 = À votre tour : une carte visible dans le théâtre de sa couleur, ou une carte cachée n’importe où, ou le repli.
rules-bestioles-line-4 = Une carte cachée vaut 2 et n’a pas de pouvoir.
rules-bestioles-line-5 = On joue de son côté, sur ses propres cartes ; une carte couverte compte toujours, mais ne se retourne plus.
rules-bestioles-line-6 = Éclair : le pouvoir frappe une fois, dès que la carte devient visible. Infini : il dure tant qu’elle l’est.
rules-bestioles-line-7 = « Vous », sur une carte, c’est son propriétaire, même si c’est l’autre qui l’a retournée.
rules-bestioles-line-8 =
    { $target ->
        [bleusaille] Mains vides : le plus gros total tient chaque théâtre, l’égalité va au premier joueur ; deux théâtres gagnent un point.
       *[other] Mains vides : le plus gros total tient chaque théâtre, l’égalité va au premier joueur ; deux théâtres gagnent six points.
    }
rules-bestioles-line-9 =
    { $target ->
        [bleusaille] Se replier donne à l’autre un point, ni plus ni moins qu’une bataille perdue.
       *[other] Se replier donne à l’autre deux, trois, quatre ou six points : moins il vous reste de cartes, plus c’est cher.
    }
rules-bestioles-line-10 =
    { $target ->
        [18] Dix-huit points gagnent la guerre ; entre deux batailles, on redonne tout et les rôles s’échangent.
        [bleusaille] Trois points gagnent la guerre ; entre deux batailles, on redonne tout et les rôles s’échangent.
       *[other] Douze points gagnent la guerre ; entre deux batailles, on redonne tout et les rôles s’échangent.
    }
rules-bestioles-plate-goal = Le but
rules-bestioles-plate-goal-text =
    Tenez **deux théâtres sur trois** à la fin de la bataille : elle vaut { $target ->
        [bleusaille] un point. La guerre se gagne à trois.
        [18] six points. La guerre se gagne à 18.
       *[other] six points. La guerre se gagne à 12.
    } À égalité, un théâtre est au **premier joueur**.
rules-bestioles-plate-card = Une carte
rules-bestioles-plate-card-text = Six cartes en main, six dans la pioche, que personne n’a vue. La **forme** du badge dit le théâtre : rond, l’Air ; carré, la Terre ; goutte, la Mer.
rules-bestioles-plate-turn = À votre tour, une chose
rules-bestioles-plate-turn-text = Jouez une carte, ou repliez-vous. On ne passe pas, on ne pioche pas.
rules-bestioles-plate-count = Compter un théâtre
rules-bestioles-plate-count-text = Additionnez toutes vos cartes, couvertes ou non. Une carte posée couvre la précédente : elle compte toujours, mais **ne se retourne plus**.
rules-bestioles-plate-withdraw = Se replier
rules-bestioles-plate-withdraw-text =
    { $target ->
        [bleusaille] Perdue d’avance ? Le repli coûte autant que la défaite : un point.
       *[other] Perdue d’avance ? Repliez-vous **tôt** : l’autre marque moins que six points.
    }
rules-bestioles-plate-queue = Les pouvoirs, dans l’ordre
rules-bestioles-plate-queue-text = Un pouvoir agit dès que sa carte est visible. S’il en réveille d’autres, ils **font la queue** : le premier finit avant que le suivant commence.
rules-bestioles-plate-war = La guerre
rules-bestioles-plate-war-text = Après une bataille on redonne tout, les théâtres **glissent d’une place** et les rôles s’échangent. Les deux bouts de la rangée ne sont pas voisins.
rules-bestioles-plate-known = Ce que vous savez
rules-bestioles-plate-known-text = Vos cartes cachées restent connues de vous. Une carte **vue visible** puis retournée reste connue tant qu’on peut la suivre.
rules-bestioles-filter-air = Air
rules-bestioles-filter-land = Terre
rules-bestioles-filter-sea = Mer
rules-bestioles-filter-instant = Immédiat
rules-bestioles-filter-ongoing = Continu
rules-bestioles-filter-none = Sans pouvoir
rules-bestioles-picture-goal = Deux théâtres sur trois : la bataille est à vous.
rules-bestioles-picture-card-1 = **Force**, et sa forme : carré, la Terre.
rules-bestioles-picture-card-2 = **Son nom**, son animal.
rules-bestioles-picture-card-3 = **continu** ;
rules-bestioles-picture-card-4 = immédiat ; rien : sans pouvoir.
rules-bestioles-picture-card-5 = **Son pouvoir**, en une phrase.
rules-bestioles-picture-up = Visible
rules-bestioles-picture-up-text = dans son théâtre, avec son pouvoir
rules-bestioles-picture-down = Cachée
rules-bestioles-picture-down-text = où vous voulez : elle vaut 2
rules-bestioles-picture-leave = Se replier
rules-bestioles-picture-leave-text = l’autre gagne la bataille
rules-bestioles-picture-sum-hidden = carte cachée : 2, mais sous le Tir, donc 4
rules-bestioles-picture-sum-total = contre 1 : la Terre est à vous
rules-bestioles-picture-withdraw = Points donnés, selon vos cartes en main
rules-bestioles-picture-first = premier
rules-bestioles-picture-second = second
rules-bestioles-picture-known-mine = la vôtre : vous seul la voyez
rules-bestioles-picture-known-seen = la sienne, vue visible : connue
rules-bestioles-picture-known-not = la sienne : inconnue

## cryptide

rules-cryptide-map = La carte et ce qui s’y trouve
rules-cryptide-clues = Les indices
rules-cryptide-opening = L’ouverture
rules-cryptide-tokens = Cubes et disques
rules-cryptide-asking = Votre tour ; interroger
rules-cryptide-searching = Fouiller, et gagner
rules-cryptide-honour = Table stricte, table d’honneur, erreurs
rules-cryptide-hint = Le coup de pouce commun
rules-cryptide-notebook = Carnet, liste des indices, raisonner
rules-cryptide-setups = Mises en place, codes, difficulté, compagnon
rules-cryptide-line-1 = Une créature vit sur une seule des 108 cases ; le premier qui la trouve gagne.
rules-cryptide-line-2 = Chacun tient un indice vrai et secret ; une seule case convient à tous.
rules-cryptide-line-3 = Un cube dit : d’après mon indice, pas ici. Un disque : peut-être ici.
rules-cryptide-line-4 = Une case qui porte un cube est close : plus de question, plus de fouille, plus de jeton.
rules-cryptide-line-5 = Pour commencer, chacun pose deux cubes, un par tour de table.
rules-cryptide-line-6 = À votre tour, une seule chose : une question ou une fouille.
rules-cryptide-line-7 = Question : une case, un joueur ; il y pose son disque ou son cube. Un cube vous coûte un cube à vous, ailleurs.
rules-cryptide-line-8 = Fouille : une case que votre indice permet. Votre disque d’abord, puis chacun répond ; le premier cube arrête tout et vous coûte un cube.
rules-cryptide-line-9 = Aucun cube ? C’est l’habitat : vous avez gagné.
rules-cryptide-line-10 = « À 2 cases au plus » compte aussi la case elle-même ; une couleur vaut pour les pierres et les cabanes.
rules-cryptide-plate-zone = Un indice, une zone
rules-cryptide-plate-zone-text = Votre indice est vrai, et à vous seul. Il dessine une **zone**. L’habitat est l’**unique case** qui tombe dans les zones de tous.
rules-cryptide-plate-opening = Deux cubes pour commencer
rules-cryptide-plate-opening-text = Chacun pose d’abord **deux cubes**, un par tour de table, là où son indice exclut l’habitat. Une structure ne gêne pas, un cube si.
rules-cryptide-plate-ask = Interroger
rules-cryptide-plate-ask-text = Nommez une case sans cube et un joueur. Il répond **selon son indice**. Un cube en réponse ? Posez-en un des vôtres, ailleurs.
rules-cryptide-plate-search = Fouiller
rules-cryptide-plate-search-text = Vous posez votre disque, puis chacun répond à son tour. **Aucun cube ? Vous avez gagné.** Au premier cube tout s’arrête, et vous posez un cube de pénalité.
rules-cryptide-plate-tokens = Cube et disque
rules-cryptide-plate-tokens-text = Cube : **pas ici**. Disque : **peut-être**. Une case qui porte un cube est close. Chacun y pose au plus un jeton.
rules-cryptide-plate-notebook = Le carnet
rules-cryptide-plate-notebook-text = La liste des indices est à tous ; votre carnet, à vous seul. Chaque jeton **raye des indices**, et il ne reste bientôt qu’une case.
rules-cryptide-plate-hint = Le coup de pouce
rules-cryptide-plate-hint-text = Une fois par partie, si la table le veut, l’arbitre nomme **un genre d’indice que personne n’a**.
rules-cryptide-plate-honour = Stricte, ou sur l’honneur
rules-cryptide-plate-honour-text =
    { $table ->
        [strict] Cette table est stricte : l’arbitre n’offre que des jetons honnêtes.
        [honour] Cette table joue sur l’honneur : personne ne vérifie, chacun corrige ses erreurs.
       *[other] Table **stricte** : l’arbitre n’offre que des jetons honnêtes. **Sur l’honneur** : chacun y veille, et corrige ses erreurs.
    }
rules-cryptide-filter-two-terrains = Deux terrains
rules-cryptide-filter-within-1 = À 1 case
rules-cryptide-filter-within-2 = À 2 cases
rules-cryptide-filter-within-3 = À 3 cases
rules-cryptide-filter-normal = Normal
rules-cryptide-filter-advanced = Avancé
rules-cryptide-clue-normal = En jeu dans les deux modes.
rules-cryptide-clue-advanced = En mode avancé seulement.
rules-cryptide-picture-zone = « À deux cases au plus d’une pierre dressée » : on compte depuis la pierre, dont la case en fait partie.
rules-cryptide-picture-opening = Trois joueurs ont dit : pas ici.
rules-cryptide-picture-ask = « Ana, ici ? »
rules-cryptide-picture-ask-disc = Disque : peut-être
rules-cryptide-picture-ask-cube = Cube : non
rules-cryptide-picture-search-won = l’habitat !
rules-cryptide-picture-search-stopped = arrêtée
rules-cryptide-picture-closed = Close : plus rien ici
rules-cryptide-picture-open = Ouverte à qui n’a rien dit
rules-cryptide-picture-notebook = Ana : pas ici
rules-cryptide-picture-strict = Seuls les cubes justes sont offerts
rules-cryptide-picture-honour = Une erreur se dit et se corrige

## gevaudan

rules-gevaudan-goal = Le but et les modes
rules-gevaudan-box = Ce que contient la boîte
rules-gevaudan-ground = Terrains, empreintes, boîte et tanière
rules-gevaudan-setup = La mise en place
rules-gevaudan-round = Une manche, dans l’ordre
rules-gevaudan-actions = Actions payantes
rules-gevaudan-free = Actions gratuites : soins, pense-bête, piège
rules-gevaudan-first = Le premier joueur
rules-gevaudan-beast = La Bête et les blessures
rules-gevaudan-events = Événements et battues
rules-gevaudan-end = Comment cela finit
rules-gevaudan-history = Mode historique : influence, Personnages
rules-gevaudan-historical-events = Les douze événements historiques
rules-gevaudan-abilities = Les capacités des chasseurs
rules-gevaudan-solo = En solo
rules-gevaudan-variants = Variantes et conseils
rules-gevaudan-sight = Qui voit quoi
rules-gevaudan-house = Le plateau et les valeurs de notre maison
rules-gevaudan-rulings = Précisions, question par question
rules-gevaudan-line-1 = La tanière de la Bête est une des seize cases de terrain ; qui la piège gagne 6 000 livres.
rules-gevaudan-line-2 = Chaque case a, ou n’a pas : village, rivière, forêt, dragons. Deux cases ne se ressemblent jamais.
rules-gevaudan-line-3 = De chaque couleur, trois empreintes disent « présent », trois « absent ». Une par couleur est dans la boîte, les autres sur la carte.
rules-gevaudan-line-4 = La tanière est le contraire de la boîte : trois empreintes pareilles prouvent.
rules-gevaudan-line-5 = À votre tour, quatre actions : avancer, examiner, archiver, consulter les archives de qui est sur votre case ; chaque fois une.
rules-gevaudan-line-6 = Gratuits : le pense-bête (un par couleur, un cube de gain), se soigner (tout le tour), le piège (une fois ; manqué, la chasse est finie pour vous).
rules-gevaudan-line-7 = Ensuite le plus proche de la Bête lance le dé : elle suit les flèches de cette couleur, d’autant de cases que sa férocité.
rules-gevaudan-line-8 = Elle blesse qui elle croise, sauf au refuge. Une blessure, une action de moins ; la troisième élimine.
rules-gevaudan-line-9 = Puis un événement : la férocité monte, ou une battue retourne des empreintes pour tous.
rules-gevaudan-line-10 = Quand la prime du roi s’achève, il reste une manche ; sans piège réussi, la Bête gagne.
rules-gevaudan-plate-print = Le chemin d’une empreinte
rules-gevaudan-plate-print-text = Vingt-quatre empreintes, quatre couleurs. De chaque couleur, trois disent « présent », trois « absent », avec un, deux ou trois points.
rules-gevaudan-plate-box = L’inverse de la boîte
rules-gevaudan-plate-box-text = Une empreinte de chaque couleur dort dans la boîte. **La tanière est l’inverse de ce qu’elle cache.** Vous avez vu les trois « + » ? Il manque un « − » : la tanière a un village.
rules-gevaudan-plate-beast = La Bête
rules-gevaudan-plate-beast-text = Le dé choisit la route, la férocité sa longueur. Qui se trouve sur son passage est **blessé** ; un refuge protège.
rules-gevaudan-plate-actions = Quatre actions
rules-gevaudan-plate-actions-text = Quatre actions par tour, **une de moins par blessure** : avancer, examiner, archiver, consulter. Un pense-bête donne un cube, qui vaut une action.
rules-gevaudan-plate-events = Les événements
rules-gevaudan-plate-events-text = Après chaque trajet, une carte : la **férocité** monte, ou une **battue** part de la Bête et retourne des empreintes pour tous.
rules-gevaudan-plate-trap = Piéger
rules-gevaudan-plate-trap-text = Un seul piège par partie, sur votre case. **Juste, vous gagnez ;** faux, la chasse est finie pour vous.
rules-gevaudan-plate-history = Les Personnages
rules-gevaudan-plate-history-text =
    { $characters ->
        [off] Cette table joue sans les Personnages.
       *[other] Archiver donne de l’**influence** ; deux suffisent pour solliciter un Personnage, qui apporte ses cubes et son pouvoir.
    }
rules-gevaudan-filter-hunters = Chasseurs
rules-gevaudan-filter-characters = Personnages
rules-gevaudan-filter-events = Événements
rules-gevaudan-filter-historical = Historiques
rules-gevaudan-filter-prints = Empreintes
rules-gevaudan-cubes = { $n ->
        [0] N’apporte aucun cube.
        [1] Apporte un cube.
       *[other] Apporte { $n } cubes.
    }
rules-gevaudan-print-present = { $what } : présent
rules-gevaudan-print-absent = { $what } : absent
rules-gevaudan-print-text = Trois de cette sorte : un, deux, trois points.
rules-gevaudan-picture-print-map = Sur la carte
rules-gevaudan-picture-print-map-text = Sa couleur se voit, son signe non.
rules-gevaudan-picture-print-seen = Examinée
rules-gevaudan-picture-print-seen-text = 1 action : vous seul lisez « pas de forêt ».
rules-gevaudan-picture-print-kept = Archivée
rules-gevaudan-picture-print-kept-text = 1 action de plus : elle quitte la carte.
rules-gevaudan-picture-print-read = Consultée
rules-gevaudan-picture-print-read-text = Sur votre case, un autre peut la lire.
rules-gevaudan-picture-box-seen = trois pareilles, dehors
rules-gevaudan-picture-box-in = la boîte : « pas de village »
rules-gevaudan-picture-box-lair = la tanière : un village
rules-gevaudan-picture-beast = Férocité 3, flèche noire : C4, B3, B2, C2.
rules-gevaudan-picture-note = Pense-bête
rules-gevaudan-picture-events = Une carte après chaque trajet de la Bête.
rules-gevaudan-picture-trap-right = sur la tanière : gagné
rules-gevaudan-picture-trap-wrong = ailleurs : la chasse est finie
rules-gevaudan-picture-history = La troisième place ne coûte qu’une influence.

## monstre

rules-monstre-cards = Les cartes et la donne
rules-monstre-round = Une manche, tour par tour
rules-monstre-monster = Le Monstre : le jouer, le prendre
rules-monstre-hunters = Chasseur, Cachette, Chien, Ami
rules-monstre-travel = Les cartes qui voyagent
rules-monstre-points = Points, manches, fin
rules-monstre-known = Ce que chacun sait
rules-monstre-variants = Variantes
rules-monstre-line-1 =
    { $manches ->
        [3] Trois manches, un Monstre différent à chaque fois, caché dans une des mains.
       *[other] Cinq manches, un Monstre différent à chaque fois, caché dans une des mains.
    }
rules-monstre-line-2 = Quatre cartes chacun, quatre tours au plus : on joue une carte, on ne pioche pas.
rules-monstre-line-3 = Qui tient l’Avis de recherche commence, en le jouant.
rules-monstre-line-4 = Les quatre cases d’une carte disent à quels tours elle se joue ; un Chasseur, jamais au premier.
rules-monstre-line-5 = Le Monstre se joue quand il est votre dernière carte, parfois plus tôt ; alors vous gagnez la manche.
rules-monstre-line-6 = Le Chasseur nomme un joueur : s’il tient le Monstre et ne peut pas l’ignorer, le Monstre est pris. Manqué, on ne sait pas pourquoi.
rules-monstre-line-7 = La Cachette, gardée en main, arrête les Chasseurs ; le Chien, lui, fait jeter une carte au choix de sa victime.
rules-monstre-line-8 = Rumeur, Ragot, Accord, Arnaque et Brouillard font voyager les cartes, et le Monstre avec.
rules-monstre-line-9 = Monstre joué : deux points pour lui et pour ses Amis. Monstre pris : deux pour qui l’a pris, un pour les autres, rien pour son porteur ni ses Amis.
rules-monstre-line-10 = Un Ami qui livre le Monstre n’y gagne rien. Après la dernière manche, le plus de points gagne.
rules-monstre-plate-goal = Un Monstre dans une main
rules-monstre-plate-goal-text =
    Quatre cartes chacun, et un Monstre **caché quelque part**. { $manches ->
        [3] Trois manches, trois Monstres.
       *[other] Cinq manches, cinq Monstres.
    }
rules-monstre-plate-boxes = Quatre cases, quatre tours
rules-monstre-plate-boxes-text = Les cases d’une carte disent **à quels tours** elle se joue. Un Chasseur, jamais au premier. On ne pioche pas : quatre tours au plus.
rules-monstre-plate-monster = Jouer le Monstre
rules-monstre-plate-monster-text = Il se joue quand il est **votre dernière carte**, ou plus tôt si sa condition est remplie. Joué, la manche est gagnée.
rules-monstre-plate-hunter = Le Chasseur
rules-monstre-plate-hunter-text = Il nomme un joueur : qui tient le Monstre le perd. Une **Cachette** en main l’arrête. Manqué, on ne sait **jamais pourquoi**.
rules-monstre-plate-dog = Le Chien
rules-monstre-plate-dog-text =
    Sa victime jette une carte **de son choix**, face cachée. { $chien ->
        [passe] Puis elle prend le Chien en main.
       *[other] Une Cachette n’y peut rien.
    }
rules-monstre-plate-travel = Les cartes voyagent
rules-monstre-plate-travel-text = Rumeur : chacun prend à droite. Ragot : chacun donne à gauche. Accord, Arnaque, Brouillard : on échange, on vole, on mêle, et **le Monstre avec**.
rules-monstre-plate-friend = L’Ami
rules-monstre-plate-friend-text = Qui joue un Ami **gagne avec le Monstre**, et perd avec lui. Un Ami qui le livre n’y gagne rien.
rules-monstre-plate-points = Les points
rules-monstre-plate-points-text =
    Monstre joué : deux pour lui et pour ses Amis. Monstre pris : deux à qui l’a pris, un aux autres. { $egalite ->
        [manche] À égalité, on joue encore.
       *[other] À égalité, on partage.
    }
rules-monstre-filter-monster = Monstres
rules-monstre-filter-hunt = Chasse
rules-monstre-filter-travel = Voyages
rules-monstre-picture-goal = Une fenêtre éclairée, une carte en main.
rules-monstre-picture-boxes-1 = Croix : pas à ce tour.
rules-monstre-picture-boxes-2 = Coche : à ce tour.
rules-monstre-picture-boxes-3 = Cadre : votre tour de maintenant.
rules-monstre-picture-monster-1 = Dernière carte en main : il se joue.
rules-monstre-picture-monster-2 = Un « ? » : seulement si sa condition est remplie.
rules-monstre-picture-hunter = « Toi ! »
rules-monstre-picture-dog = jette une carte
rules-monstre-picture-friend = perd un Chasseur
rules-monstre-picture-monster = Monstre
rules-monstre-picture-friends = Amis
rules-monstre-picture-catcher = Preneur
rules-monstre-picture-others = Autres
rules-monstre-picture-played = joué
rules-monstre-picture-caught = pris
rules-monstre-picture-betrayed = livré
rules-monstre-picture-points = « Livré » : pris par un de ses Amis, qui ne marque rien.

## loups-garous

rules-loups-garous-goal = Le but, les camps, les cartes
rules-loups-garous-deck = Choisir les cartes et donner
rules-loups-garous-first-night = La première nuit : Voleur, Cupidon, Amoureux
rules-loups-garous-night = Une nuit : appels, réponses, secret
rules-loups-garous-seer = Voyante, Loups-garous
rules-loups-garous-girl = Le duel de la Petite Fille
rules-loups-garous-day = L’aube, le débat, la parole
rules-loups-garous-vote = Le vote
rules-loups-garous-dead = La nuit revient ; ce que voient les morts
rules-loups-garous-winning = Gagner
rules-loups-garous-room = Autour d’une vraie table
rules-loups-garous-rulings = Précisions, question par question
rules-loups-garous-line-1 =
    { $wolves ->
        [1] Un Loup-garou se cache parmi les villageois ; chacun a une carte secrète.
        [2] Deux Loups-garous se cachent parmi les villageois ; chacun a une carte secrète.
        [3] Trois Loups-garous se cachent parmi les villageois ; chacun a une carte secrète.
       *[other] Deux ou trois Loups-garous se cachent parmi les villageois ; chacun a une carte secrète.
    }
rules-loups-garous-line-2 = La nuit, l’arbitre appelle les rôles un à un ; tout le monde répond à chaque appel, pour que rien ne se voie.
rules-loups-garous-line-3 =
    { $seer ->
        [no] Les Loups-garous choisissent ensemble une victime.
       *[other] La Voyante regarde une carte ; les Loups-garous choisissent ensemble une victime.
    }
rules-loups-garous-line-4 =
    { $dead_chat ->
        [on] À l’aube on apprend qui est mort, et sa carte est montrée. Les morts ne parlent qu’entre eux.
       *[other] À l’aube on apprend qui est mort, et sa carte est montrée. Les morts se taisent.
    }
rules-loups-garous-line-5 = Le jour, on parle : accuser, défendre, dire sa carte, mentir. Rien n’oblige à dire vrai.
rules-loups-garous-line-6 =
    { $second_tie ->
        [random] Puis tous votent en même temps ; le plus désigné meurt et montre sa carte. Égalité : on revote entre eux, puis le sort décide.
        [all] Puis tous votent en même temps ; le plus désigné meurt et montre sa carte. Égalité : on revote entre eux, puis tous meurent.
       *[other] Puis tous votent en même temps ; le plus désigné meurt et montre sa carte. Égalité : on revote entre eux, puis personne.
    }
rules-loups-garous-line-7 =
    { $double ->
        [each] La double flèche, tirée au sort à chaque vote, compte deux fois.
        [fixed] La double flèche, à un seul porteur, compte deux fois.
        [none] Chaque vote compte une fois.
       *[other] La double flèche, s’il y en a une, compte deux fois.
    }
rules-loups-garous-line-8 =
    { $hunter ->
        [no] {""}
       *[other] { $hunter_grief ->
            [literal] Le Chasseur que la nuit ou le vote tue peut tirer.{" "}
           *[yes] Le Chasseur, en mourant, peut tirer.{" "}
        }
    }{ $cupid ->
        [no] Qui meurt montre sa carte.
       *[other] Si un Amoureux meurt, l’autre meurt de chagrin.
    }
rules-loups-garous-line-9 =
    { $girl ->
        [no] {""}
       *[other] La Petite Fille peut épier les loups, au risque d’être prise.{" "}
    }{ $thief ->
        [no] Personne ne change de carte.
       *[other] Le Voleur peut changer de carte la première nuit.
    }
rules-loups-garous-line-10 =
    { $parity_ends_game ->
        [on] Le village gagne quand le dernier loup meurt, les loups dès qu’ils sont aussi nombreux que les autres, un couple mixte quand il reste seul.
       *[other] Le village gagne quand le dernier loup meurt, les loups quand il ne reste qu’eux, un couple mixte quand il reste seul.
    }
rules-loups-garous-plate-camps = Deux camps
rules-loups-garous-plate-camps-text = Chacun a **une carte secrète**. Qui n’est pas Loup-garou est du village. Le village cherche les loups, les loups dévorent le village.
rules-loups-garous-plate-night = La nuit
rules-loups-garous-plate-night-text = L’arbitre appelle les cartes une à une, et **tout le monde répond à chaque appel** : rien ne se voit de l’extérieur.
rules-loups-garous-plate-dawn = L’aube
rules-loups-garous-plate-dawn-text =
    On apprend qui est mort, et **sa carte est montrée**. { $hunter ->
        [no] Le village reprend la parole.
       *[other] Un Chasseur peut encore tirer.
    }
rules-loups-garous-plate-talk = Le débat
rules-loups-garous-plate-talk-text = Accuser, défendre, dire sa carte, mentir : **rien n’oblige à dire vrai**. Les bots comprennent les déclarations, pas les phrases.
rules-loups-garous-plate-vote = Le vote
rules-loups-garous-plate-vote-text =
    Toutes les flèches se montrent **en même temps** ; le plus désigné meurt. { $double ->
        [none] Chaque flèche compte une fois.
       *[other] La double flèche compte deux fois.
    } À égalité, on revote.
rules-loups-garous-plate-lovers = Les Amoureux
rules-loups-garous-plate-lovers-text =
    { $cupid ->
        [no] Cette table joue sans Cupidon : pas d’Amoureux.
       *[other] Cupidon en désigne deux. **Si l’un meurt, l’autre meurt de chagrin.** Ils savent leurs noms, pas leurs cartes.
    }
rules-loups-garous-plate-girl = La Petite Fille
rules-loups-garous-plate-girl-text =
    { $girl ->
        [no] Cette table joue sans la Petite Fille.
       *[other] Elle dort, jette un **coup d’œil** ou **regarde franchement**, pendant que chaque loup guette quelqu’un. Surprise, elle meurt à la place de la victime.
    }
rules-loups-garous-plate-winning = Gagner
rules-loups-garous-plate-winning-text =
    Le village, quand **le dernier loup** est mort. Les loups, { $parity_ends_game ->
        [on] dès qu’ils sont **aussi nombreux** que les autres.
       *[other] quand il ne reste **qu’eux**.
    } { $cupid ->
        [no] Tout un camp gagne, morts compris.
       *[other] Un couple mêlé, quand il reste seul.
    }
rules-loups-garous-filter-village = Village
rules-loups-garous-filter-wolves = Loups-garous
rules-loups-garous-filter-night = Appelés la nuit
rules-loups-garous-picture-village = le village
rules-loups-garous-picture-wolves = les loups
rules-loups-garous-picture-night = Tout le monde répond : rien ne se voit.
rules-loups-garous-picture-dawn = La maison s’éteint, la carte est montrée.
rules-loups-garous-picture-accuse = accuse
rules-loups-garous-picture-claim = se dit
rules-loups-garous-picture-defend = défend
rules-loups-garous-picture-votes = Les plus visés sont éliminés.
rules-loups-garous-picture-lovers = Si l’un meurt, l’autre aussi.
rules-loups-garous-picture-sleep = dort
rules-loups-garous-picture-glance = coup d’œil
rules-loups-garous-picture-stare = franchement
rules-loups-garous-picture-sleep-text = ne risque rien
rules-loups-garous-picture-glance-text = deux noms, dont un loup
rules-loups-garous-picture-stare-text = un loup, à coup sûr
