# L’enseigne et l’accueil.
house-name = Bestiaire
house-line = Cinq jeux à secrets, pour ce soir. Sans compte.
house-free = Logiciel libre
home-mine = On vous attend
home-games = Les cinq jeux
home-open = Tables ouvertes
home-open-none = Aucune table ouverte pour l’instant.
home-open-help = Ouvrez la vôtre : elle paraîtra ici.
home-open-public = Ouvrir une table publique
home-past = Mes dernières parties
home-past-all = Toutes mes parties
home-past-none = Vos parties s’écriront ici.
home-past-help = À revoir coup par coup, et à comprendre.
welcome = Première visite ? Je vous apprends un jeu en cinq minutes.
welcome-help = À une vraie table, coup par coup. Commencez par Bestioles : deux joueurs, dix-huit cartes.
welcome-learn = Ma première leçon
learn = Apprendre
learn-at = Leçon { $n }/{ $of }
learnt = ✓ Apprise
learn-game = Apprendre ce jeu
companion-call = Jouer avec le hibou
companion-dismiss = Renvoyer le hibou
past-won-against = Gagné contre { $name }
past-won = Gagné, partie à { $players }
past-winner = { $name } a gagné, partie à { $players }
past-others = Perdu, partie à { $players }
past-nobody = Personne n’a gagné, partie à { $players }
past-won-alone = Gagné en solo
past-lost-alone = Perdu en solo
past-stopped = Partie arrêtée
home-link = Bestiaire, accueil
home-unreached = Le serveur ne répond pas, et cet appareil n’a pas encore de quoi jouer sans lui : ouvrez cette page une fois avec du réseau.
home-here = Sans réseau, on joue sur cet appareil : contre les bots, à plusieurs en se le passant, leçons et énigmes comprises.
home-open-away = Les tables des autres attendent le réseau.
pass-round = À plusieurs
table-away = Cette table attend le réseau
table-away-help = Elle est sur le serveur, qui ne répond pas : elle s’ouvrira d’elle-même dès qu’il répondra. Rien n’y est perdu.
here-word = sur cet appareil
here-title = Autour de cet appareil
here-help = Cette table vit sur cet appareil : rien n’en sort, et elle se joue sans réseau. Faites asseoir ceux qui sont à côté de vous, puis passez-vous l’appareil.
here-invite = Inviter par le serveur
here-invite-help = D’autres peuvent venir à une table du serveur : même jeu, mêmes réglages, et des sièges libres. Ce qui s’est joué ici y reste.
here-remove = Effacer cette partie
here-remove-sure = La table, ses parties et leurs récits disparaissent de cet appareil. Cela ne se reprend pas.

game-bestioles-name = Bestioles en guerre
game-bestioles-short = Bestioles
game-bestioles-line = Trois théâtres, six cartes chacun, et l’art de se replier à temps.
game-cryptide-name = Cryptide
game-cryptide-line = Chacun tient un indice vrai ; une seule case les satisfait tous.
game-monstre-name = Mon voisin le monstre
game-monstre-short = Le Monstre
game-monstre-line = Le Monstre passe de main en main : attrapez-le, ou soyez-le.
game-loups-garous-name = Loups-garous
game-loups-garous-line = Rôles cachés, nuits, débats et votes : qui ment au village ?
game-gevaudan-name = Gévaudan
game-gevaudan-line = Examinez les empreintes, déduisez la tanière, évitez la Bête.

players = Joueurs :
minutes = { $n } min
play-now-short = Jouer
companion-link = Compagnon de la boîte
soon = Bientôt
resume = Reprendre
enter = Entrer
watch = Regarder
join = Rejoindre
table-code = Code de table
table-code-example = Code, ex. HIBOU-42
mine-your-turn = c’est à vous
mine-waiting = on attend les autres
mine-gathering = on s’installe
mine-halted = elle ne peut pas continuer

# Ce qui revient partout.
close = Fermer
cancel = Annuler
language = Langue
settings = Réglages
credits = Crédits
loading = On allume les bougies…
rule = Règle { $rule }
rule-house = Règle { $rule }° (règle de la maison)
rules-word = Règles
rules-open = Lire les règles
house-mark = ° Règle de la maison : le livret n’en dit rien, ou laisse le choix.
you-tag = vous
yes-word = oui
no-word = non
name-numbered = { $name } { $n }
bot-name = Bot { $level }
bot-random = étourdi
bot-random-help = Joue au hasard, sans rien regarder.
bot-beginner = débutant
bot-beginner-help = Sait ce qu’enseigne la leçon, et rien de plus.
bot-easy = facile
bot-easy-help = Voit les bons coups tout proches, jamais plus loin.
bot-normal = normal
bot-normal-help = Voit loin et se trompe peu.
bot-hard = difficile
bot-hard-help = Prend son temps et ne fait pas de cadeau.
bot-reference = étalon
bot-reference-help = Celui à qui l’on mesure tous les autres.
bot-ismcts = calculateur
bot-ismcts-help = Compte beaucoup et ne sait rien : pour mesurer.
bot-crowd = suiveur
bot-crowd-help = Vote comme le plus grand nombre : pour mesurer.
bot-ask = De quelle force, les bots ?
bot-ask-help = On ne le demande qu’une fois : ensuite, cela se choisit à table, avant chaque partie.

# Vous.
guest-names = Belette, Blaireau, Bouvreuil, Chouette, Fouine, Genette, Geai, Grillon, Hérisson, Hermine, Lérot, Loriot, Loutre, Mésange, Mulot, Musaraigne, Pipistrelle, Renard, Ronce, Salamandre, Taupe, Tétras, Triton
your-name = Votre nom
name-kept = On vous appellera { $name }.
setting-confirm = Demander avant un coup sans retour
setting-confirm-help = Une question avant de révéler quelque chose ou d’abandonner.
setting-pace = À quelle allure raconter ?
pace-slow = Posé
pace-slow-help = On le savoure.
pace-normal = Normal
pace-normal-help = On suit sans se presser.
pace-brisk = Vif
pace-brisk-help = Je connais le jeu.
pace-instant = Instantané
pace-instant-help = Rien ne bouge, tout est dit.
device-link = Continuer sur un autre appareil
device-link-help = Montrez un code ici et tapez-le là-bas : vos sièges vous suivent.
device-link-show = Montrer un code
device-link-code = Code reçu
device-link-use = C’est moi
device-link-lives = Valable { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }, une seule fois.
device-linked = Cet appareil est maintenant celui { DE($name) }{ $name }.

# La table avant la partie.
gather-title = La table se prépare
gather-ask-sit = Asseyez-vous, { $host } vous attend.
gather-ask-sit-nobody = Prenez un siège, la table est à vous.
gather-ask-fill = Invitez du monde, ou mettez des bots aux sièges libres.
gather-ask-start = Tout le monde est là : commencez quand vous voulez.
gather-ask-wait = Tout le monde est là. { $host } lance la partie.
gather-ask-others = Il reste { $free ->
    [one] un siège libre
   *[other] { $free } sièges libres
  } : envoyez le lien.
door-private = La partie a commencé : demandez le lien à qui vous a invité.
door-full = Tous les sièges sont pris.
door-seats = Table { $code } · { $sitting } · { $free ->
    [0] aucun siège libre
    [one] un siège libre
   *[other] { $free } sièges libres
  }
gather-watch = Vous regardez : tous les sièges sont pris.
invite = Inviter
invite-help = Envoyez le lien, montrez le code QR ou dictez le code de la table.
invite-help-watch = Qui a le lien peut regarder.
invite-copy = Copier le lien
invite-copied = Lien copié.
invite-share = Envoyer…
invite-qr = Code QR du lien de la table
invite-qr-help = À montrer aux voisins de table
seats = Sièges
seat-n = Siège { $n }
seat-free = Siège libre
seat-nobody = personne encore
seat-sit = S’asseoir ici
seat-also = Quelqu’un d’autre sur cet appareil
seat-also-help = Un seul appareil, qu’on se passe : un rideau cache la main de l’autre.
seat-leave = Se lever
seat-empty = Libérer
seat-bot = Mettre un bot
seat-bot-level = Niveau du bot
program-word = un programme
program-own = Un programme à moi
program-help = Un programme que vous avez écrit, dans n’importe quel langage, prend ce siège. Il voit ce que voit le siège, et rien d’autre. S’il échoue, un bot de la maison joue pour lui jusqu’à la fin de la partie.
program-again = Un programme tient ce siège. Si sa clé est perdue, faites-en une autre : l’ancienne ne vaudra plus rien.
program-name = Nom du programme
program-make = Faire une clé
program-key-once = Sa clé. Elle n’est montrée que cette fois-ci : qui la possède joue à ce siège.
program-run = Mettez la clé dans la variable BESTIAIRE_BOT_KEY, puis lancez :
program-copy-key = Copier la clé
program-copy-command = Copier la commande
program-copied = C’est copié.
program-here = Le programme est là.
program-awaited = pas encore connecté
program-lost = un bot joue à la place du programme
seat-here = connecté
seat-away = absent
seat-held = un bot tient le siège
seat-left = a quitté la partie
seat-shared = plusieurs sièges sur le même appareil
seat-host = hôte
seat-add = Ajouter un siège
seat-remove = Retirer un siège
options = Options
option-default = par défaut
option-advanced = Pour les initiés
tempo = Horloge
tempo-auto = Par défaut
tempo-auto-help = Pas d’horloge quand on joue seul contre des bots, l’horloge normale sinon.
tempo-off = Aucune
tempo-off-help = Chacun prend son temps ; la partie attend le plus lent.
tempo-quick = Rapide
tempo-quick-help = La moitié du temps ordinaire pour chaque phase.
tempo-normal = Normale
tempo-normal-help = Quand le temps est écoulé, la partie continue sans ceux qui n’ont pas répondu.
tempo-slow = Lente
tempo-slow-help = Le double du temps ordinaire pour chaque phase.
absent = Joueurs qui s’absentent
absent-wait = On les attend
absent-wait-help = La table attend ; après une minute et demie, l’hôte peut continuer sans eux, si le jeu le permet.
absent-bot = Un bot tient le siège
absent-bot-help = Après une minute et demie, un bot joue à leur place et rend le siège à leur retour.
absent-leave = Ils quittent la partie
absent-leave-help = Après une minute et demie, ils sont hors jeu.
public-table = Ouverte aux spectateurs
public-table-help = Elle paraît sur l’accueil : n’importe qui peut s’asseoir ou regarder. Sinon elle est privée : on n’entre qu’avec le lien ou, avant la partie, avec le code.
start-game = Commencer la partie
watching = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
  }
change-game = Changer de jeu
leave-table = Quitter la table
leave-game = Quitter la partie
leave-game-bot = Un bot tiendra votre siège ; il est de nouveau à vous dès votre retour.
leave-game-good = Vous serez hors de cette partie pour de bon, et les autres le verront. Vous pourrez encore regarder.
leave-game-wait = Votre siège vous attendra, et les autres avec lui.
send-away = Continuer sans { $name }

# La table.
call-tab = À vous ! · { $name }
call-title = À vous !
table-word = Table
table-menu = Menu de la table
table-help = Règles et aide
log = Journal
log-empty = Rien encore : la partie commence.
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-say = Écrire à la table…
chat-join = Parler à la table
chat-send = Envoyer
chat-say-in = Écrire ici : { $channel }…
chat-closed = Vous ne pouvez pas écrire ici pour l’instant.
chat-hushed = Retournez votre carte pour lire et écrire ici.
channels = Lieux de discussion
channel-table = Table
channel-watch = Spectateurs
channel-new = du nouveau
pause = Mettre la partie en pause
paused = La partie est en pause.
pause-end = Reprendre
clock = Temps
clock-left = { $name } : encore { $time }
clock-said = Encore { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }.
chat-unread = { $n ->
    [one] un message non lu
   *[other] { $n } messages non lus
  }
moves = Coups
moves-none = Rien à jouer pour l’instant.
moves-help = Tous vos coups possibles, un bouton chacun.
moves-find = Chercher un coup…
moves-not-found = Aucun coup ne ressemble à cela.
drawers = Tiroirs
watching-title = Vous regardez la partie
line-away = Connexion perdue, on revient…
line-connecting = On rejoint la table…
play-lost = La connexion a lâché pendant votre coup : regardez la table, puis rejouez-le au besoin.
confirm-title = Vraiment ?
curtain-title = Passez l’appareil à { $name }
curtain-help = Les autres détournent les yeux. Quand personne d’autre ne voit l’écran :
curtain-go = Je suis { $name }
game-missing = Ce jeu n’est pas encore sur cette page. Rechargez-la : une version plus récente l’a peut-être.
reload = Recharger
# Ce qui vient de se passer.
strip-title = Vient d’arriver
strip-nothing = Rien encore.
strip-again = Revoir : { $what }
strip-reviewing = Vous revoyez : { $what }
strip-unmoved = La partie n’a pas bougé.
strip-back = Revenir
stage-skip-all = Tout passer

sit-down = S’asseoir

# Un jeu que personne n’a encore dessiné.

plain-asked = C’est à vous de jouer.
plain-waiting = Les autres réfléchissent.
plain-board = La table

# La fin.
end-over = Partie finie
end-show = Voir le résultat
end-see-table = Regarder la table
rematch = Revanche
end-other-game = Autres options
record-save = Garder le récit

# Une partie qui ne peut pas continuer.
halted-old-rules = Les règles de ce jeu ont changé depuis le début de la partie : elle ne peut pas continuer.
halted-broken = Cette partie a rencontré une erreur de notre part : elle ne peut pas continuer. Les autres tables ne sont pas touchées.
halted-who = À la table : { $names }. Dernier changement : { $since }.
halted-host = Vous êtes l’hôte : lancez une nouvelle partie avec les règles actuelles, ou fermez celle-ci. Une fois fermée, son récit peut être gardé.
halted-wait = L’hôte peut la fermer ou lancer une nouvelle partie avec les règles actuelles.
halted-closed = Elle est fermée. Son récit peut être gardé.
halted-close = Fermer cette partie
halted-rematch = Nouvelle partie

# Revoir.
replay = Revoir une partie
replay-open = Revoir une partie
replay-help = Collez le récit d’une partie, ou déposez son fichier ici.
replay-record = Récit de la partie
replay-file = Choisir un fichier
replay-go = Revoir
replay-play = Lire
replay-pause = Pause
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-position = Moment { $n } sur { $total }
replay-public = Le public
replay-to-table = Aller à la table

# Les crédits.
credits-intro = Bestiaire est un logiciel libre. Il doit ses images et ses lettres à d’autres :
credits-icons = Icônes
credits-icons-text = game-icons.net, par Lorc, Delapouite, Skoll et d’autres, sous licence CC BY 3.0. Certaines sont recolorées ou hachurées.
credits-fonts = Caractères
credits-fonts-text = IM Fell DW Pica, gravée de nouveau par Igino Marini, et Source Sans 3, d’Adobe : toutes deux sous licence SIL OFL 1.1.
credits-drawings = Dessins
credits-drawings-text = Planches, sceaux, écus et plateaux sont dessinés pour Bestiaire.
credits-games = Les jeux
credits-games-text = Les règles sont redites avec nos mots. Aucun texte, aucune image, aucun logo d’éditeur n’est repris ; les noms servent à reconnaître les jeux. S’ils vous plaisent, achetez les boîtes.
credits-code = Code
credits-code-text = Svelte, Vite et Fluent pour la page ; Rust pour la table.
back-home = Retour à l’accueil

# Ce qui ne va pas.
lost-title = Cette page n’existe pas
lost-text = Le lien est peut-être coupé. L’accueil, lui, est toujours là.
error-general = Quelque chose a mal tourné. Réessayez.
error-server = Le serveur a trébuché. Réessayez dans un instant.
error-offline = Le serveur ne répond pas. Vérifiez la connexion.
error-bad-code = Ce code ne ressemble pas à celui d’une table, comme HIBOU-42.
error-no-such-page = Il n’y a rien à cette adresse.
error-method = La demande n’a pas été comprise.
error-malformed = La demande n’a pas été comprise.
error-too-big = C’est trop long.
error-too-fast = Doucement : trop de demandes d’un coup.
error-origin = Cette page ne peut pas parler à ce serveur.
error-host = Ce serveur ne répond pas à ce nom. Son hôte peut l’autoriser.
error-too-slow = La demande a mis trop de temps à arriver. Réessayez.
error-no-secret = Dites d’abord qui vous êtes : asseyez-vous ou choisissez un nom.
error-wrong-secret = On ne vous reconnaît plus. Rechargez la page.
error-wrong-link = Ce code n’existe pas, ou il est trop vieux.
error-name = Ce nom ne convient pas : trop long, vide ou invisible.
error-no-such-table = Cette table n’existe pas, ou plus.
error-private = Cette table est privée.
error-no-such-seat = Cette table n’a pas ce siège.
error-no-such-game = Ce jeu n’est pas servi ici.
error-options = Ces options ne vont pas ensemble.
error-no-such-bot = Aucun bot de ce niveau ne joue à ce jeu.
error-no-such-key = Aucun siège n’a cette clé ; l’hôte en a peut-être fait une autre depuis.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Vous n’avez pas de siège à cette table.
error-not-your-seat = Ce siège n’est pas à vous.
error-seat-taken = Quelqu’un vient de s’asseoir là.
error-full = Tous les sièges sont pris.
error-seat-free = Il reste un siège libre.
error-begun = La partie a déjà commencé.
error-not-playing = Aucune partie n’est en cours ici.
error-paused = La partie est en pause.
error-not-absent = Ce joueur est là, ou vient à peine de s’absenter.
error-no-departure = Ce jeu ne peut pas continuer sans un joueur.
error-chat-closed = Vous ne pouvez pas écrire là pour l’instant.
error-not-over = La partie n’est pas finie.
error-too-many-tables = Vous avez trop de tables en cours : finissez-en une.
error-crowded = Trop de monde regarde cette table.
error-hello-first = La demande n’a pas été comprise.
error-hello-twice = La demande n’a pas été comprise.
error-protocol = Cette page a vieilli. Rechargez-la.
error-not-wanted = La leçon demande autre chose pour l’instant.
error-no-lesson = Cette table n’est pas une leçon.
error-stale = La table a bougé entre-temps. Regardez, puis rejouez.
error-words = C’est trop long pour la discussion, ou il n’y a rien à lire.
error-refused = Ce coup n’est pas permis.
error-not-json = Le message n’a pas été compris.
error-unexpected = Le message contient quelque chose d’inattendu.
error-record = Ce récit ne se lit pas.
error-record-edited = Ce récit a été retouché : il ne se rejoue pas.
error-unwritten = Cela n’a pas compté : le serveur ne peut rien noter pour l’instant. Réessayez dans un instant.
error-unwritten-here = Cela n’a pas compté : il n’y a plus de place sur cet appareil. Libérez-en, ou effacez d’anciennes parties, puis réessayez.
error-engine = Cet appareil n’a pas de quoi jouer sans serveur. Ouvrez cette page une fois avec du réseau.
error-no-wasm = Ce navigateur ne sait pas jouer sans serveur.
error-no-store = Ce navigateur ne garde rien pour cette page : la partie serait perdue. Quittez la navigation privée, ou jouez avec du réseau.
error-parcel = Ce fichier n’est pas de ceux que l’on emporte d’ici.
error-old-rules = Les règles de ce jeu ont changé depuis le début de la partie : elle ne peut pas continuer.
error-broken-game = Cette partie a rencontré une erreur de notre part : elle ne peut pas continuer.
error-busy = Le serveur est occupé. Réessayez dans un instant.

## The television

tv-word = Grand écran
tv-open = Ouvrir sur un grand écran
tv-door = Regarder, ou s’asseoir :
tv-over = La partie est finie
tv-gathering =
    { $free ->
        [0] Tout le monde est là. On commence !
        [one] Encore une place à la table.
       *[other] Encore { $free } places à la table.
    }

# La fin d’une partie et la suivante.
end-won = Vous avez gagné
end-lost = Vous avez perdu
end-nobody = Personne ne gagne
end-winners = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
}
end-and = { $names } et { $last }
end-wins = gagne
end-points = { $n ->
    [0] aucun point
    [one] { $n } point
   *[other] { $n } points
}
end-match = { $n ->
    [0] Rien de gagné à cette table :
    [one] Partie gagnée à cette table, sur { $n } :
   *[other] Parties gagnées à cette table, sur { $n } :
}
end-match-of = { $n ->
    [0] { $name } : aucune
    [one] { $name } : { $n }
   *[other] { $name } : { $n }
}
end-more = Le détail
end-replay = Revoir
end-picture = Image
next-title = Revanche ?
next-other-title = { $game } ?
next-mine = { $game ->
    [none] Vous proposez une revanche ; chacun répond.
   *[other] Vous proposez { $game } ; chacun répond.
}
next-theirs = { $game ->
    [none] { $name } propose une revanche.
   *[other] { $name } propose { $game }.
}
next-propose = Proposer une revanche
next-accept = J’accepte
next-decline = Pas maintenant
next-change-mind = Finalement non
next-withdraw = Retirer
next-begin = { $n ->
    [0] Commencer
    [one] Commencer en solo
   *[other] Commencer à { $n }
}
next-other = Changer de jeu
next-word-proposes = propose
next-word-accepts = accepte
next-word-declines = pas maintenant
next-word-thinks = réfléchit…
next-word-away = n’est pas là
next-word-left = s’en va
next-word-asked = à vous de dire
share-title = Partager cette partie
share-picture = Image de la partie : { $title } { $detail }
share-names = Noms des joueurs
share-names-else = Sinon : leurs blasons seuls.
share-end = La fin
share-end-else = Sinon : l’affiche pose la question, sans la réponse.
share-send = Envoyer…
share-keep = Enregistrer l’image
share-copy = Copier le lien
poster-kicker = { $n ->
    [0] { $game }
    [one] { $game }, en solo
   *[other] { $game }, à { $n }
}
poster-question = Qui l’a emporté ?
poster-question-detail = La réponse est au bout du lien, coup par coup.
poster-more = { $n ->
    [0] et personne d’autre
    [one] et { $n } autre
   *[other] et { $n } autres
}
poster-see = Revoir : { $address }
poster-arms-1 = Étoile
poster-arms-2 = Croissant
poster-arms-3 = Losange
poster-arms-4 = Trèfle
poster-arms-5 = Croix
poster-arms-6 = Ondes
poster-arms-7 = Tour
poster-arms-8 = Cœur
poster-arms-9 = Anneau
poster-arms-10 = Cloche
poster-arms-11 = Chevron
poster-arms-12 = Poisson
poster-arms-13 = Flèche
poster-arms-14 = Couronne
poster-arms-15 = Clé
poster-arms-16 = Fer
poster-arms-17 = Feuille
poster-arms-18 = Sautoir
replay-seen-by = Vu par
replay-open-all = Tout révélé
replay-secrets = Ce que chacun garde pour soi
replay-deal = La donne
replay-deal-detail = La partie commence.
replay-part-back = Revenir d’une étape
replay-part-next = Passer à l’étape suivante
replay-parts = Étapes de la partie
replay-part-battle = Bataille { $n }
replay-part-round = { $n ->
    [0] Mise en place
   *[other] Manche { $n }
}
replay-part-night = Nuit { $n }
replay-part-day = Jour { $n }
error-no-proposal = Personne ne propose de partie pour l’instant.
error-not-so-many = Ce jeu ne se joue pas à autant, ou à si peu.
error-no-such-past = Aucune partie finie n’a cette adresse.
error-no-such-riddle = Cette énigme n’existe pas.
error-date = Ce jour n’existe pas.
error-not-yet = Ce jour n’est pas encore venu.
course-withdrawn = { $name } se replie
course-fought = menée au bout
course-title = Le score, étape par étape

## L’énigme du jour, à l’accueil et sur sa page

riddle-ask-lair = Où est la tanière ?
riddle-ask-habitat = Où est l’habitat ?
riddle-ask-clue = Quel est cet indice ?
riddle-ask-holder = Qui tient le Monstre ?
riddle-ask-wolf = Qui est loup, à coup sûr ?
riddle-ask-wolf-villagers = Qui ment ? Nommez un loup.
riddle-ask-wolf-liars = Les loups mentent. Nommez-en un.
riddle-ask-pack-liars = Les loups mentent. Qui sont-ils ?
riddle-ask-pack = Qui sont les loups ?
riddle-ask-pack-villagers = Qui sont les loups ?
riddle-ask-win = Gagnez la bataille
riddle-ask-best = Que jouez-vous ?
riddle-ask-choice = Que faites-vous ?
home-riddle = Énigme du jour
home-riddle-answer = Répondre
home-riddle-again = Revoir
home-riddle-all = Toutes les énigmes
home-riddle-streak = { $n ->
    [0] la première de votre série
    [1] série d’un jour
   *[other] série de { $n } jours
  }
