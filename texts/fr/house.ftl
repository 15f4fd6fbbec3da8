# La maison autour des tables : ceux qui y jouent, la table avant la partie, les réglages. Chargé quand on y entre.

# Les bots : un trait de plume chacun.
temper-sly = rusé
temper-patient = patient
temper-proud = fier
temper-wary = prudent
temper-dogged = obstiné
temper-timid = craintif
temper-chatty = bavard
temper-guileless = candide
temper-stubborn = tête de mule
temper-guarded = méfiant
temper-headlong = fonceur
temper-learned = savante
temper-jovial = bon vivant
temper-gentle = douce
temper-dreamy = rêveur
temper-blunt = directe
temper-honest = droit
temper-merry = rieuse
temper-boastful = vantard
temper-gruff = bourru
temper-haughty = hautaine
temper-mischievous = farceur
temper-curious = curieuse
temper-grumpy = grognon
temper-quick = vive
temper-pious = pieuse
temper-shy = timide
temper-kindly = bienveillante
temper-thrifty = économe

bot-who = Qui s’assied là ?
bot-any = Au hasard
bot-seat = Asseoir { $name }
bot-temper-help = Le caractère tranche entre des coups qui se valent ; pour le reste, c’est le niveau qui joue.

# Quelle partie ?
which-game = Quelle partie ?
preset-first = idéal pour apprendre
preset-bestioles-first = Bleusaille
preset-bestioles-first-line = Trois batailles gagnées suffisent ; on ne se replie pas.
preset-bestioles-short = Courte
preset-bestioles-short-line = La guerre se gagne à 12 points.
preset-bestioles-long = Longue
preset-bestioles-long-line = La guerre se gagne à 18 points.
preset-cryptide-discovery = Découverte
preset-cryptide-discovery-line = Indices simples, carte facile.
preset-cryptide-classic = Classique
preset-cryptide-classic-line = Indices simples, toutes les cartes.
preset-cryptide-advanced = Avancé
preset-cryptide-advanced-line = Avec les indices contraires et les pierres noires.
preset-monstre-classic = Classique
preset-monstre-classic-line = Cinq manches ; un carnet retient ce que vous avez vu.
preset-monstre-short = Courte
preset-monstre-short-line = Trois manches, avec carnet.
preset-monstre-heart = De tête
preset-monstre-heart-line = Cinq manches sans carnet : tout est dans votre mémoire.
preset-loups-garous-discovery = Découverte
preset-loups-garous-discovery-line = Loups, villageois et une Voyante.
preset-loups-garous-classic = Classique
preset-loups-garous-classic-line = Les rôles qui conviennent à votre nombre.
preset-loups-garous-great = Grand village
preset-loups-garous-great-line = Tous les rôles, Voleur compris.
preset-loups-garous-own = Sur mesure
preset-loups-garous-own-line = Vous choisissez les cartes, une à une.
preset-gevaudan-discovery = Découverte
preset-gevaudan-discovery-line = Dix événements : une manche de plus pour trouver.
preset-gevaudan-standard = Standard
preset-gevaudan-standard-line = La chasse telle qu’elle est imprimée.
preset-gevaudan-historical = Historique
preset-gevaudan-historical-line = Vingt personnages, douze événements, des chasseurs capables.
preset-gevaudan-solo = Solo
preset-gevaudan-solo-line = Seul contre la Bête, les archives en ville.
fine-settings = Réglages fins
fine-unchanged = { $n ->
    [0] rien à régler
    [one] une règle, d’origine
   *[other] { $n } règles, toutes d’origine
  }
fine-changed = { $n ->
    [0] aucun changé
    [one] un changé
   *[other] { $n } changés
  }
fine-reset = Tout remettre d’origine
learn-lobby = Jamais joué ? La leçon
learn-lobby-help = Cinq minutes à une table à part ; celle-ci vous attend.
companion-lobby = J’ai la boîte : le compagnon
companion-lobby-help = Votre plateau sur la table ; le téléphone donne carte et indices.

# Les cartes du village.
cards = Les cartes
cards-wolf = Loups-garous
cards-villager = Villageois
cards-wolves = { $n ->
    [0] aucun loup
    [one] un loup
   *[other] { $n } loups
  }
cards-villagers = { $n ->
    [0] aucun villageois
    [one] un villageois
   *[other] { $n } villageois
  }
cards-seer = Voyante
cards-hunter = Chasseur
cards-cupid = Cupidon
cards-girl = Petite Fille
cards-thief = Voleur
cards-count = Dans le paquet : { $cards } ; au village : { $players }{ $middle ->
    [0] .
   *[other]  ; deux cartes au milieu.
  }
cards-fewer-wolves = Un Loup-garou de moins
cards-more-wolves = Un Loup-garou de plus
cards-help = Le Voleur ajoute deux villageois et veut au moins deux loups. Les autres cartes prennent la place de villageois.

# Où jouez-vous ?
place = Où jouez-vous ?
place-apart = À distance
place-apart-help = Votre carte reste visible en bas de votre écran.
place-room = Même pièce, chacun son écran
place-room-help = Votre carte reste face cachée ; la nuit, aucun appareil n’appelle.
place-device = Un seul appareil
place-device-help = L’appareil passe de main en main ; un rideau cache chaque carte.

# Qui joue ?
who-plays = Qui joue ?
the-village = Le village
places = { $n ->
    [0] aucune place
    [one] une place
   *[other] { $n } places
  }
seats-free = { $n ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $n } places libres
  }
seat-free-help = ouvert à qui a le lien
seat-this-device = sur cet appareil
seat-bot-short = Un bot
seat-change = Changer
seat-change-who = Changer { $name }
seat-empty-who = Libérer le siège : { $name }
seat-rename = Garder
seat-rename-who = Changer de nom : { $name }
seat-neighbour = Asseoir
seat-neighbour-name = Son nom, sur cet appareil
fill-with-bots = { $n ->
    [0] Compléter avec des bots
    [one] Compléter avec un bot
   *[other] Compléter avec { $n } bots
  }
start-filled = Compléter et commencer
gather-ask-name = Tapez le nom de la personne à côté de vous.
gather-name-help = Elle aura son siège, ses secrets et son rideau, sur ce même écran.
gather-ask-free = { $free ->
    [0] Tous les sièges sont pris : commencez quand vous voulez.
    [one] Un siège reste libre : invitez, ou complétez.
   *[other] { $free } sièges sont libres : invitez, ou complétez.
  }
gather-ask-start-with = { $free ->
    [0] Tous les sièges sont pris : commencez quand vous voulez.
    [one] Un siège reste libre : invitez, ou commencez { $taken ->
        [one] en solo
       *[other] à { $taken }
      }.
   *[other] { $free } sièges restent libres : invitez, ou commencez { $taken ->
        [one] en solo
       *[other] à { $taken }
      }.
  }
gather-range = Joueurs : de { $least } à { $most }. Les bots complètent en un geste.

# Les réglages.
settings-me = Moi
settings-pace = Rythme
settings-sound = Son et appels
settings-read = Lire et voir
settings-data = Mes données
settings-devices = Mes appareils
settings-at-once = Chaque réglage agit aussitôt. Rien à enregistrer.
your-name-help = Vu par les autres à la table.
your-name-random = Au hasard
setting-motion = Mouvement
setting-motion-help = Moins : des images fixes au lieu de cartes qui voyagent.
motion-follow = suivre l’appareil
motion-less = moins
motion-full = tout
setting-sound = Sons du jeu
setting-sound-help = Papier et bois. Rien n’est dit par le son seul.
setting-volume = Volume
setting-volume-low = bas
setting-volume-loud = fort
setting-vibrate = Vibrer quand c’est à moi
setting-vibrate-help = Une fois, brièvement, si l’appareil le peut.
setting-notify = Notifications de cet appareil
setting-notify-help = Quand c’est à vous et que la page est cachée. Jamais de réclame.
setting-notify-refused = Le navigateur a refusé : ses propres réglages peuvent l’autoriser.
setting-notify-never = Ce navigateur n’a pas de notifications.
setting-preview = À vous de jouer : à votre taille.
setting-text = Taille du texte
setting-contrast = Contraste
setting-contrast-help = Fort : encre pleine, cadres épais.
contrast-normal = normal
contrast-strong = fort
setting-aids = Aides de couleur
setting-aids-help = Formes et lettres sont toujours là. En plus, les hachures des hérauts sur les écus, les jetons et les figurines.
aids-none = aucune
aids-hatching = hachures
setting-left = Gaucher
setting-left-help = La main et les boutons à gauche.
data-here = Sur cet appareil seulement
data-here-help = Nom, réglages, carnets et les parties jouées ici : { $size }. Celles d’un serveur sont à la table où on les a jouées.
data-take = Tout emporter
data-take-help = Un fichier lisible : parties en cours et finies, carnets, séries, réglages. Les cartes cachées y sont : ne le donnez qu’à vous-même.
data-export = Exporter
data-bring = Reprendre un fichier
data-bring-help = Ce qui est ici reste tel quel ; ce qui manque s’y ajoute.
data-bring-choose = Choisir…
data-brought =
    { $tables ->
        [0] Aucune table de plus.
        [one] Une table de plus.
       *[other] { $tables } tables de plus.
    } { $known ->
        [0] { "" }
        [one] Une autre était déjà ici.
       *[other] { $known } autres étaient déjà ici.
    } { $unreadable ->
        [0] { "" }
        [one] Une est restée illisible.
       *[other] { $unreadable } sont restées illisibles.
    }
setting-here = Les bots sur cet appareil
setting-here-help = Les parties contre les bots se jouent ici, même quand un serveur répond : rien n’en sort, et personne d’autre ne peut y venir.
data-erase = Tout effacer
data-erase-ask = Effacer…
data-erase-help = Demande une fois. Vos sièges restent pris, mais plus par vous.
data-erase-sure = Nom, réglages, carnets, parties jouées ici et clé de vos sièges disparaissent de cet appareil. Cela ne se reprend pas.

# Toutes mes parties.
games-mine = Mes parties
games-filter = Lesquelles ?
games-all = Toutes · { $n }
games-won = Gagnées
games-week = Cette semaine
games-earlier = Avant
games-export = Tout exporter
games-no-record = Aucun récit à garder.
games-open-record = Ouvrir un récit…
past-result-won = gagné
past-result-lost = perdu
