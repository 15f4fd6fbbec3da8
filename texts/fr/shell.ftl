# L’enseigne et l’accueil.
house-name = Bestiaire
house-line = Cinq jeux à secrets, pour ce soir. Sans compte.
house-free = Logiciel libre
home-mine = Vos tables en cours
home-games = Les cinq jeux
home-open = Tables ouvertes
home-join = On vous attend ?
home-link = Bestiaire, accueil
home-unreached = Le serveur ne répond pas : les tables l’attendent. Le compagnon de Cryptide, lui, marche sans réseau.

game-bestioles-name = Bestioles en guerre
game-bestioles-line = Trois théâtres, six cartes chacun, et l’art de se replier à temps.
game-cryptide-name = Cryptide
game-cryptide-line = Chacun tient un indice vrai ; une seule case les satisfait tous.
game-monstre-name = Mon voisin le monstre
game-monstre-line = Le Monstre passe de main en main : attrapez-le, ou soyez-le.
game-loups-garous-name = Loups-garous
game-loups-garous-line = Rôles cachés, nuits, débats et votes : qui ment au village ?
game-gevaudan-name = Gévaudan
game-gevaudan-line = Examinez les empreintes, déduisez la tanière, évitez la Bête.

players = Joueurs :
minutes = { $n } min
play-now = Jouer tout de suite
play-now-short = Jouer
open-table = Ouvrir une table
open-table-short = Ouvrir
companion-link = Compagnon de la boîte
soon = Bientôt
resume = Reprendre
enter = Entrer
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
house-mark = ° Règle de la maison : le livret n’en dit rien, ou laisse le choix.
you = Vous
name-numbered = { $name } { $n }
bot-name = Bot { $level }
bot-random = étourdi
bot-random-help = Joue au hasard, sans rien regarder.
bot-easy = facile
bot-easy-help = Voit les bons coups tout proches, jamais plus loin.

# Vous.
guest-names = Belette, Blaireau, Bouvreuil, Chouette, Fouine, Genette, Geai, Grillon, Hérisson, Hermine, Hulotte, Lérot, Loriot, Loutre, Mésange, Mulot, Musaraigne, Pipistrelle, Renard, Ronce, Salamandre, Taupe, Tétras, Triton
your-name = Votre nom
name-kept = On vous appellera { $name }.
setting-confirm = Demander avant un coup sans retour
setting-confirm-help = Une question avant de révéler quelque chose ou d’abandonner.
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
invite-share = Partager…
invite-qr = Code QR du lien de la table
seats = Sièges
seat-n = Siège { $n }
seat-free = Siège libre
seat-nobody = personne encore
seat-sit = S’asseoir ici
seat-also = Je joue aussi ici
seat-also-help = Un seul appareil, qu’on se passe : un rideau cache la main de l’autre.
seat-leave = Se lever
seat-empty = Libérer
seat-bot = Mettre un bot
seat-bot-level = Niveau du bot
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
sit-down = S’asseoir

# La fin.
end-over = Partie finie
end-show = Voir le résultat
end-see-table = Regarder la table
end-rank = { $n }ᵉ
end-first = 1ᵉʳ
rematch = Revanche
end-other-game = Autres options
replay-see = Revoir la partie
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
replay-eyes = Par les yeux de
replay-public = tout le monde
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
error-stale = La table a bougé entre-temps. Regardez, puis rejouez.
error-words = C’est trop long pour la discussion, ou il n’y a rien à lire.
error-refused = Ce coup n’est pas permis.
error-not-json = Le message n’a pas été compris.
error-unexpected = Le message contient quelque chose d’inattendu.
error-record = Ce récit ne se lit pas.
error-record-edited = Ce récit a été retouché : il ne se rejoue pas.
error-unwritten = Cela n’a pas compté : le serveur ne peut rien noter pour l’instant. Réessayez dans un instant.
error-old-rules = Les règles de ce jeu ont changé depuis le début de la partie : elle ne peut pas continuer.
error-broken-game = Cette partie a rencontré une erreur de notre part : elle ne peut pas continuer.
error-busy = Le serveur est occupé. Réessayez dans un instant.
