# The house around the tables: who plays there, the table before the game, the settings. Loaded when one gets there.

# The bots: a stroke of the pen each.
temper-sly = sly
temper-patient = patient
temper-proud = proud
temper-wary = wary
temper-dogged = dogged
temper-timid = timid
temper-chatty = chatty
temper-guileless = guileless
temper-stubborn = stubborn
temper-guarded = guarded
temper-headlong = headlong
temper-learned = learned
temper-jovial = jovial
temper-gentle = gentle
temper-dreamy = dreamy
temper-blunt = blunt
temper-honest = upright
temper-merry = merry
temper-boastful = boastful
temper-gruff = gruff
temper-haughty = haughty
temper-mischievous = mischievous
temper-curious = curious
temper-grumpy = grumpy
temper-quick = lively
temper-pious = pious
temper-shy = shy
temper-kindly = kindly
temper-thrifty = thrifty

bot-who = Who sits there?
bot-any = At random
bot-seat = Seat { $name }
bot-temper-help = Temper decides between moves that are about as good; otherwise it is the level that plays.

# Which game?
which-game = Which game?
preset-first = best to learn
preset-bestioles-first = Greenhorns
preset-bestioles-first-line = Three battles won are enough; nobody withdraws.
preset-bestioles-short = Short
preset-bestioles-short-line = The war is won at 12 points.
preset-bestioles-long = Long
preset-bestioles-long-line = The war is won at 18 points.
preset-cryptide-discovery = Discovery
preset-cryptide-discovery-line = Plain clues, an easy map.
preset-cryptide-classic = Classic
preset-cryptide-classic-line = Plain clues, any map.
preset-cryptide-advanced = Advanced
preset-cryptide-advanced-line = With opposite clues and the black stones.
preset-monstre-classic = Classic
preset-monstre-classic-line = Five rounds; a notebook keeps what you have seen.
preset-monstre-short = Short
preset-monstre-short-line = Three rounds, with the notebook.
preset-monstre-heart = By heart
preset-monstre-heart-line = Five rounds, no notebook: all in your memory.
preset-loups-garous-discovery = Discovery
preset-loups-garous-discovery-line = Wolves, villagers and a Seer.
preset-loups-garous-classic = Classic
preset-loups-garous-classic-line = The roles that suit your number.
preset-loups-garous-great = Great village
preset-loups-garous-great-line = Every role, the Thief too.
preset-loups-garous-own = Your own
preset-loups-garous-own-line = You pick the cards, one by one.
preset-gevaudan-discovery = First hunt
preset-gevaudan-discovery-line = Ten events: one more round to find it.
preset-gevaudan-standard = Standard
preset-gevaudan-standard-line = The hunt as printed.
preset-gevaudan-historical = Historical
preset-gevaudan-historical-line = Twenty characters, twelve events, hunters with abilities.
preset-gevaudan-solo = Solo
preset-gevaudan-solo-line = Alone against the Beast, the archives in town.
fine-settings = Fine settings
fine-unchanged = { $n ->
    [0] nothing to set
    [one] one rule, as printed
   *[other] { $n } rules, all as printed
  }
fine-changed = { $n ->
    [0] none changed
    [one] one changed
   *[other] { $n } changed
  }
fine-reset = Put everything back
learn-lobby = Never played it? The lesson
learn-lobby-help = Five minutes at a table of your own; this one waits.
companion-lobby = I own the box: the companion
companion-lobby-help = Your board on the table; the phone gives map and clues.

# The cards of the village.
cards = The cards
cards-wolf = Werewolves
cards-villager = Villagers
cards-wolves = { $n ->
    [0] no wolf
    [one] one wolf
   *[other] { $n } wolves
  }
cards-villagers = { $n ->
    [0] no villager
    [one] one villager
   *[other] { $n } villagers
  }
cards-seer = Seer
cards-hunter = Hunter
cards-cupid = Cupid
cards-girl = Little Girl
cards-thief = Thief
cards-count = In the pack: { $cards }; in the village: { $players }{ $middle ->
    [0] .
   *[other] ; two cards in the middle.
  }
cards-fewer-wolves = One Werewolf less
cards-more-wolves = One Werewolf more
cards-help = The Thief adds two villagers and wants at least two wolves. Other cards take the place of villagers.

# Where do you play?
place = Where do you play?
place-apart = Apart
place-apart-help = Your card stays in sight at the foot of your screen.
place-room = Same room, own screens
place-room-help = Your card stays face down; at night no device calls.
place-device = One device
place-device-help = The device goes from hand to hand; a curtain hides each card.

# Who plays?
who-plays = Who plays?
the-village = The village
places = { $n ->
    [0] no place
    [one] one place
   *[other] { $n } places
  }
seats-free = { $n ->
    [0] no free place
    [one] one free place
   *[other] { $n } free places
  }
seat-free-help = open to anyone with the link
seat-this-device = on this device
seat-bot-short = A bot
seat-change = Change
seat-change-who = Change { $name }
seat-empty-who = Free the seat: { $name }
seat-rename = Keep
seat-rename-who = Change the name: { $name }
seat-neighbour = Seat
seat-neighbour-name = Their name, on this device
fill-with-bots = { $n ->
    [0] Fill with bots
    [one] Fill with one bot
   *[other] Fill with { $n } bots
  }
start-filled = Fill and start
gather-ask-name = Type the name of the person next to you.
gather-name-help = They get a seat, secrets and a curtain of their own, on this same screen.
gather-ask-free = { $free ->
    [0] Every seat is taken: start when you like.
    [one] One seat is free: invite, or fill up.
   *[other] { $free } seats are free: invite, or fill up.
  }
gather-ask-start-with = { $free ->
    [0] Every seat is taken: start when you like.
    [one] One seat is free: invite, or start { $taken ->
        [one] alone
       *[other] with { $taken }
      }.
   *[other] { $free } seats are free: invite, or start { $taken ->
        [one] alone
       *[other] with { $taken }
      }.
  }
gather-range = Players: { $least } to { $most }. Bots fill up in one tap.

# The settings.
settings-me = Me
settings-pace = Pace
settings-sound = Sound and calls
settings-read = Reading and seeing
settings-data = My data
settings-devices = My devices
settings-at-once = Every setting acts at once. Nothing to save.
your-name-help = Seen by the others at the table.
your-name-random = At random
setting-motion = Motion
setting-motion-help = Less: still pictures instead of cards that travel.
motion-follow = follow the device
motion-less = less
motion-full = all
setting-sound = Game sounds
setting-sound-help = Paper and wood. Nothing is said by sound alone.
setting-volume = Volume
setting-volume-low = low
setting-volume-loud = loud
setting-vibrate = Vibrate when it is my turn
setting-vibrate-help = Once and briefly, if the device can.
setting-notify = Notifications on this device
setting-notify-help = When it is your turn and the page is hidden. Never advertising.
setting-notify-refused = The browser has refused: its own settings can allow it.
setting-notify-never = This browser has no notifications.
setting-preview = Your turn to play: at your size.
setting-text = Text size
setting-contrast = Contrast
setting-contrast-help = Strong: full ink, thick frames.
contrast-normal = normal
contrast-strong = strong
setting-aids = Colour aids
setting-aids-help = Shapes and letters are always there. Besides: the heralds’ hatchings on shields, tokens and figures.
aids-none = none
aids-hatching = hatching
setting-left = Left-handed
setting-left-help = Hand and buttons on the left.
data-here = On this device only
data-here-help = Name, settings, notebooks and the games played here: { $size }. Those of a server are at the table where they were played.
data-take = Take everything
data-take-help = One readable file: running and finished games, notebooks, streaks, settings. Hidden cards are in it: give it to nobody but yourself.
data-export = Export
data-bring = Take up a file
data-bring-help = What is here stays as it is; what is missing is added.
data-bring-choose = Choose…
data-brought =
    { $tables ->
        [0] No more tables than before.
        [one] One more table.
       *[other] { $tables } more tables.
    } { $known ->
        [0] { "" }
        [one] One was here already.
       *[other] { $known } were here already.
    } { $unreadable ->
        [0] { "" }
        [one] One could not be read.
       *[other] { $unreadable } could not be read.
    }
setting-here = Bots on this device
setting-here-help = Games against bots are played here, even while a server answers: nothing of them leaves it, and nobody else can come.
data-erase = Erase everything
data-erase-ask = Erase…
data-erase-help = Asks once. Your seats stay taken, but no longer by you.
data-erase-sure = Name, settings, notebooks, games played here and the key to your seats vanish from this device. It cannot be undone.

# All my games.
games-mine = My games
games-filter = Which ones?
games-all = All · { $n }
games-won = Won
games-week = This week
games-earlier = Before
games-export = Export all
games-no-record = No record to keep.
games-open-record = Open a record…
past-result-won = won
past-result-lost = lost
