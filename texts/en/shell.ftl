# The sign and the home page.
house-name = Bestiaire
house-line = Five games of secrets, for tonight. No account.
house-free = Free software
home-mine = Waiting for you
home-games = The five games
home-open = Open tables
home-open-none = No open table right now.
home-open-help = Open your own: it will show here.
home-open-public = Open a public table
home-past = My latest games
home-past-all = All my games
home-past-none = Your games will be written here.
home-past-help = To replay move by move, and to understand.
welcome = First visit? I teach you a game in five minutes.
welcome-help = At a real table, move by move. Begin with Critters: two players, eighteen cards.
welcome-learn = My first lesson
learn = Learn
learn-at = Lesson { $n }/{ $of }
learnt = ✓ Learnt
learn-game = Learn this game
companion-call = Play with the owl
companion-dismiss = Send the owl away
past-won-against = Won against { $name }
past-won = Won, { $players ->
    [1] one player
   *[other] { $players } players
  }
past-winner = { $name } won, { $players ->
    [1] one player
   *[other] { $players } players
  }
past-others = Lost, { $players ->
    [1] one player
   *[other] { $players } players
  }
past-nobody = Nobody won, { $players ->
    [1] one player
   *[other] { $players } players
  }
past-won-alone = Won alone
past-lost-alone = Lost alone
past-stopped = A game that was stopped
home-link = Bestiaire, home
home-unreached = The server does not answer, and this device does not yet have what it takes to play without it: open this page once with a network.
home-here = No network: games are played on this device, against bots or passing it round, lessons and riddles included.
home-open-away = Other people’s tables are waiting for the network.
pass-round = Pass and play
table-away = This table is waiting for the network
table-away-help = It is on the server, which does not answer: it will open by itself as soon as it does. Nothing is lost there.
here-word = on this device
here-title = Around this device
here-help = This table lives on this device: nothing leaves it, and it is played without a network. Seat those who are beside you, then pass the device round.
here-invite = Invite through the server
here-invite-help = Others can come to a table on the server: same game, same options, and free seats. What was played here stays here.
here-remove = Delete this game
here-remove-sure = The table, its games and their records vanish from this device. It cannot be undone.

game-bestioles-name = Critters at War
game-bestioles-short = Critters
game-bestioles-line = Three theatres, six cards each, and the art of pulling out in time.
game-cryptide-name = Cryptid
game-cryptide-line = Everyone holds a true clue; only one hex satisfies them all.
game-monstre-name = My Neighbour the Monster
game-monstre-short = The Monster
game-monstre-line = The Monster goes from hand to hand: catch it, or be it.
game-loups-garous-name = Werewolves
game-loups-garous-line = Hidden roles, nights, debates and votes: who lies in the village?
game-gevaudan-name = Gévaudan
game-gevaudan-line = Study the prints, work out the lair, stay clear of the Beast.

players = Players:
minutes = { $n } min
play-now-short = Play
companion-link = Companion for the box
soon = Soon
resume = Resume
enter = Enter
watch = Watch
join = Join
table-code = Table code
table-code-example = Code, e.g. HIBOU-42
mine-your-turn = your turn
mine-waiting = waiting for the others
mine-gathering = taking seats
mine-halted = it cannot go on

# What comes up everywhere.
close = Close
cancel = Cancel
language = Language
settings = Settings
credits = Credits
loading = Lighting the candles…
rule = Rule { $rule }
rule-house = Rule { $rule }° (house rule)
rules-word = Rules
rules-open = Read the rules
house-mark = ° House rule: the booklet is silent, or leaves the choice.
you-tag = you
yes-word = on
no-word = off
name-numbered = { $name } { $n }
bot-name = { $level } bot
bot-random = Scatterbrained
bot-random-help = Plays at random, without looking.
bot-beginner = Beginner
bot-beginner-help = Knows what the lesson teaches, and no more.
bot-easy = Easy
bot-easy-help = Sees the good moves close at hand, never further.
bot-normal = Normal
bot-normal-help = Thinks ahead, and makes few mistakes.
bot-hard = Hard
bot-hard-help = Takes its time, and gives nothing away.
bot-reference = Yardstick
bot-reference-help = The one that all others are measured against.
bot-ismcts = Calculating
bot-ismcts-help = Counts a great deal and knows nothing: for measuring.
bot-crowd = Going with the crowd
bot-crowd-help = Votes as the most do: for measuring.
bot-ask = How well should they play?
bot-ask-help = Asked once: later you choose who sits where before any game.

# You.
guest-names = Badger, Bat, Dormouse, Ferret, Finch, Fox, Hedgehog, Heron, Jay, Linnet, Lynx, Marten, Mole, Newt, Nightjar, Otter, Owl, Polecat, Robin, Shrew, Stoat, Vole, Weasel, Wren
your-name = Your name
name-kept = You will be called { $name }.
setting-confirm = Ask before a move with no way back
setting-confirm-help = One question before you reveal something or give up.
setting-pace = At what pace shall it be told?
pace-slow = Unhurried
pace-slow-help = To be savoured.
pace-normal = Normal
pace-normal-help = Easy to follow.
pace-brisk = Brisk
pace-brisk-help = I know the game.
pace-instant = Instant
pace-instant-help = Nothing moves, all is said.
device-link = Go on with another device
device-link-help = Show a code here and type it there: your seats follow you.
device-link-show = Show a code
device-link-code = Code received
device-link-use = That is me
device-link-lives = Works { $minutes ->
    [one] for one minute
   *[other] for { $minutes } minutes
  }, once.
device-linked = This device now belongs to { $name }.

# The table before the game.
gather-title = Setting the table
gather-ask-sit = Take a seat, { $host } is waiting for you.
gather-ask-sit-nobody = Take a seat, the table is yours.
gather-ask-fill = Invite people, or put bots in the free seats.
gather-ask-start = Everyone is here: start when you like.
gather-ask-wait = Everyone is here. { $host } starts the game.
gather-ask-others = { $free ->
    [one] One seat is
   *[other] { $free } seats are
  } still free: send the link.
door-private = The game has begun: ask whoever invited you for the link.
door-full = Every seat is taken.
door-seats = Table { $code } · { $sitting } · { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
  }
gather-watch = You are watching: every seat is taken.
invite = Invite
invite-help = Send the link, show the QR code or read out the table’s code.
invite-help-watch = Whoever has the link may watch.
invite-copy = Copy the link
invite-copied = Link copied.
invite-share = Send…
invite-qr = QR code of the table’s link
invite-qr-help = For friends in the room
seats = Seats
seat-n = Seat { $n }
seat-free = Free seat
seat-nobody = nobody yet
seat-sit = Sit here
seat-also = Someone else on this device
seat-also-help = One device, passed around: a curtain hides the other’s hand.
seat-leave = Stand up
seat-empty = Free this seat
seat-bot = Put a bot
seat-bot-level = Level of the bot
program-word = a program
program-own = A program of my own
program-help = A program that you have written, in any language, takes this seat. It sees what the seat sees, and nothing else. If it fails, a bot of the house plays on for it until the end of the game.
program-again = A program has this seat. If its key is lost, make another one: the old one is worth nothing then.
program-name = Name of the program
program-make = Make a key
program-key-once = Its key. It is shown this once: whoever has it plays this seat.
program-run = Put the key into the variable BESTIAIRE_BOT_KEY, and run:
program-copy-key = Copy the key
program-copy-command = Copy the command
program-copied = Copied.
program-here = The program is here.
program-awaited = not connected yet
program-lost = a bot plays on for the program
seat-here = connected
seat-away = away
seat-held = a bot holds the seat
seat-left = has left the game
seat-shared = several seats on one device
seat-host = host
seat-add = Add a seat
seat-remove = Remove a seat
options = Options
option-default = default
option-advanced = Advanced
tempo = Clock
tempo-auto = Default
tempo-auto-help = No clock when you play alone against bots, the normal one otherwise.
tempo-off = None
tempo-off-help = Everyone takes their time; the game waits for the slowest.
tempo-quick = Quick
tempo-quick-help = Half the usual time for every phase.
tempo-normal = Normal
tempo-normal-help = When time is up the game goes on without those who have not answered.
tempo-slow = Slow
tempo-slow-help = Twice the usual time for every phase.
absent = Players who go away
absent-wait = Wait for them
absent-wait-help = The table waits; after a minute and a half the host may go on without them, where the game allows it.
absent-bot = A bot holds the seat
absent-bot-help = After a minute and a half a bot plays for them, and gives the seat back when they return.
absent-leave = They leave
absent-leave-help = After a minute and a half they are out of the game.
public-table = Open to watch
public-table-help = It shows on the home page: anyone may sit down or look on. Otherwise it is private: one comes in with the link only or, before the game, with the code.
start-game = Start the game
watching = { $n ->
    [one] one person is watching
   *[other] { $n } people are watching
  }
change-game = Change the game
leave-table = Leave the table
leave-game = Leave the game
leave-game-bot = A bot will hold your seat; it is yours again as soon as you come back.
leave-game-good = You will be out of this game for good, and the others will see it. You can still watch.
leave-game-wait = Your seat will wait for you, and the others with it.
send-away = Go on without { $name }

# The table.
call-tab = Your turn! · { $name }
call-title = Your turn!
table-word = Table
table-menu = Table menu
table-help = Rules and help
log = Log
log-empty = Nothing yet: the game begins.
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Write to the table…
chat-join = Talk to the table
chat-send = Send
chat-say-in = Write here: { $channel }…
chat-closed = You cannot write here for now.
chat-hushed = Turn your card over to read and write here.
channels = Places to talk
channel-table = Table
channel-watch = Onlookers
channel-new = new words
pause = Pause the game
paused = The game is paused.
pause-end = Go on
clock = Time
clock-left = { $name }: { $time } left
clock-said = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  } left.
chat-unread = { $n ->
    [one] one unread message
   *[other] { $n } unread messages
  }
moves = Moves
moves-none = Nothing to play right now.
moves-help = Every move you may make, one button each.
moves-find = Find a move…
moves-not-found = No move like that.
drawers = Drawers
watching-title = You are watching the game
line-away = Connection lost, coming back…
line-connecting = Joining the table…
play-lost = The connection dropped during your move: look at the table, and play it again if need be.
confirm-title = Are you sure?
curtain-title = Pass the device to { $name }
curtain-help = The others look away. Once you are alone with the screen:
curtain-go = I am { $name }
game-missing = This game is not on this page yet. Reload it: a newer version may have it.
reload = Reload
# What has just happened.
strip-title = Just happened
strip-nothing = Nothing yet.
strip-again = See again: { $what }
strip-reviewing = You are looking back: { $what }
strip-unmoved = The game has not moved.
strip-back = Back
stage-skip-all = Skip all

sit-down = Sit down

# A game that nobody has drawn yet.

plain-asked = It is your move.
plain-waiting = Waiting for the others.
plain-board = The table

# The end.
end-over = The game is over
end-show = See the result
end-see-table = Look at the table
rematch = Rematch
end-other-game = Other options
record-save = Keep the record

# A game that cannot go on.
halted-old-rules = The rules of this game have changed since it began: it cannot go on.
halted-broken = This game has run into a fault of ours: it cannot go on. Other tables are not affected.
halted-who = At the table: { $names }. Last change: { $since }.
halted-host = You are the host: start a new game with today’s rules, or close this one. Once it is closed, its record can be kept.
halted-wait = The host can close it or start a new game with today’s rules.
halted-closed = It is closed. Its record can be kept.
halted-close = Close this game
halted-rematch = New game

# Watching again.
replay = Watch a game again
replay-open = Watch a game again
replay-help = Paste the record of a game, or drop its file here.
replay-record = Record of the game
replay-file = Choose a file
replay-go = Watch
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-next = One move on
replay-position = Moment { $n } of { $total }
replay-public = The public
replay-to-table = Go to the table

# Credits.
credits-intro = Bestiaire is free software. It owes its pictures and letters to others:
credits-icons = Icons
credits-icons-text = game-icons.net, by Lorc, Delapouite, Skoll and others, under the CC BY 3.0 licence. Some are recoloured or hatched.
credits-fonts = Typefaces
credits-fonts-text = IM Fell DW Pica, cut anew by Igino Marini, and Source Sans 3, by Adobe: both under the SIL OFL 1.1 licence.
credits-drawings = Drawings
credits-drawings-text = Plates, seals, shields and boards are drawn for Bestiaire.
credits-games = The games
credits-games-text = The rules are told again in our own words. No publisher’s text, picture or logo is used; the names serve to recognise the games. If you like them, buy the boxes.
credits-code = Code
credits-code-text = Svelte, Vite and Fluent for the page; Rust for the table.
back-home = Back home

# What goes wrong.
lost-title = There is no such page
lost-text = The link may be cut short. Home is still where it was.
error-general = Something went wrong. Try again.
error-server = The server stumbled. Try again in a moment.
error-offline = The server does not answer. Check the connection.
error-bad-code = That does not look like a table’s code, such as HIBOU-42.
error-no-such-page = There is nothing at this address.
error-method = The request was not understood.
error-malformed = The request was not understood.
error-too-big = That is too long.
error-too-fast = Gently: too many requests at once.
error-origin = This page may not talk to this server.
error-host = This server does not answer to this name. Its host can allow it.
error-too-slow = The request took too long to arrive. Try again.
error-no-secret = Say who you are first: sit down or choose a name.
error-wrong-secret = You are no longer recognised. Reload the page.
error-wrong-link = That code does not exist, or is too old.
error-name = That name will not do: too long, empty or invisible.
error-no-such-table = There is no such table, or no longer.
error-private = This table is private.
error-no-such-seat = This table has no such seat.
error-no-such-game = This game is not served here.
error-options = These options do not go together.
error-no-such-bot = No bot of that level plays this game.
error-no-such-key = No seat has this key; the host may have made another one since.
error-not-host = Only the host of the table may do that.
error-not-seated = You have no seat at this table.
error-not-your-seat = That seat is not yours.
error-seat-taken = Somebody has just sat down there.
error-full = Every seat is taken.
error-seat-free = A seat is still free.
error-begun = The game has already begun.
error-not-playing = No game is being played here.
error-paused = The game is paused.
error-not-absent = This player is here, or has not been away for long.
error-no-departure = This game cannot go on without a player.
error-chat-closed = You cannot write there for now.
error-not-over = The game is not over.
error-too-many-tables = You have too many tables going: finish one first.
error-crowded = Too many people are watching this table.
error-hello-first = The request was not understood.
error-hello-twice = The request was not understood.
error-protocol = This page has grown old. Reload it.
error-not-wanted = This is not what the lesson is about right now.
error-no-lesson = This table is no lesson.
error-stale = The table has moved on. Have a look, then play again.
error-words = That is too long for the chat, or there is nothing to read.
error-refused = That move is not allowed.
error-not-json = That was not understood.
error-unexpected = Something unexpected was sent.
error-record = That record cannot be read.
error-record-edited = That record has been altered: it cannot be replayed.
error-unwritten = That did not count: the server cannot write anything down just now. Try again in a moment.
error-unwritten-here = That did not count: this device has no room left. Make some, or delete old games, and try again.
error-engine = This device does not have what it takes to play without a server. Open this page once with a network.
error-no-wasm = This browser cannot play without a server.
error-no-store = This browser keeps nothing for this page: the game would be lost. Leave private browsing, or play with a network.
error-parcel = This is not a file that was taken from here.
error-old-rules = The rules of this game have changed since it began: it cannot go on.
error-broken-game = This game has run into a fault of ours: it cannot go on.
error-busy = The server is busy. Try again in a moment.

## The television

tv-word = Big screen
tv-open = Open on a big screen
tv-door = Watch, or sit down:
tv-over = The game is over
tv-gathering =
    { $free ->
        [0] Everybody is here. Let us begin!
        [one] One more seat at the table.
       *[other] { $free } more seats at the table.
    }

# The end of a game, and the next one.
end-won = You have won
end-lost = You have lost
end-nobody = Nobody wins
end-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
}
end-and = { $names } and { $last }
end-wins = wins
end-points = { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}
end-match = { $n ->
    [0] Nothing won at this table:
    [one] Games won at this table, out of { $n }:
   *[other] Games won at this table, out of { $n }:
}
end-match-of = { $n ->
    [0] { $name }: none
    [one] { $name }: { $n }
   *[other] { $name }: { $n }
}
end-more = The details
end-replay = Replay
end-picture = Picture
next-title = Rematch?
next-other-title = { $game }?
next-mine = { $game ->
    [none] You propose a rematch; everybody answers.
   *[other] You propose { $game }; everybody answers.
}
next-theirs = { $game ->
    [none] { $name } proposes a rematch.
   *[other] { $name } proposes { $game }.
}
next-propose = Propose a rematch
next-accept = I’m in
next-decline = Not now
next-change-mind = Rather not
next-withdraw = Withdraw
next-begin = { $n ->
    [0] Begin
    [one] Begin alone
   *[other] Begin with { $n }
}
next-other = Another game
next-word-proposes = proposes
next-word-accepts = is in
next-word-declines = not now
next-word-thinks = is thinking…
next-word-away = is away
next-word-left = has gone
next-word-asked = your word
share-title = Share this game
share-picture = Picture of the game: { $title } { $detail }
share-names = Players’ names
share-names-else = Otherwise: their arms alone.
share-end = The ending
share-end-else = Otherwise the poster asks, without the answer.
share-send = Send…
share-keep = Save the picture
share-copy = Copy the link
poster-kicker = { $n ->
    [0] { $game }
    [one] { $game }, solo
   *[other] { $game }, { $n } players
}
poster-question = Who won?
poster-question-detail = The answer is behind the link, move by move.
poster-more = { $n ->
    [0] and nobody else
    [one] and { $n } more
   *[other] and { $n } more
}
poster-see = Replay: { $address }
poster-arms-1 = Star
poster-arms-2 = Crescent
poster-arms-3 = Lozenge
poster-arms-4 = Trefoil
poster-arms-5 = Cross
poster-arms-6 = Waves
poster-arms-7 = Tower
poster-arms-8 = Heart
poster-arms-9 = Ring
poster-arms-10 = Bell
poster-arms-11 = Chevron
poster-arms-12 = Fish
poster-arms-13 = Arrow
poster-arms-14 = Crown
poster-arms-15 = Key
poster-arms-16 = Horseshoe
poster-arms-17 = Leaf
poster-arms-18 = Saltire
replay-seen-by = Seen by
replay-open-all = All revealed
replay-secrets = What each keeps to themselves
replay-deal = The deal
replay-deal-detail = The game begins.
replay-part-back = Back by one part
replay-part-next = On to the next part
replay-parts = Parts of the game
replay-part-battle = Battle { $n }
replay-part-round = { $n ->
    [0] Setting up
   *[other] Round { $n }
}
replay-part-night = Night { $n }
replay-part-day = Day { $n }
error-no-proposal = Nobody is proposing a game right now.
error-not-so-many = This game is not for that many players, or that few.
error-no-such-past = No finished game has this address.
error-no-such-riddle = There is no such riddle.
error-date = There is no such day.
error-not-yet = This day is still to come.
course-withdrawn = { $name } withdraws
course-fought = fought to the end
course-title = The score, part by part

## The riddle of the day, on the home page and on its own

riddle-ask-lair = Where is the lair?
riddle-ask-habitat = Where is the habitat?
riddle-ask-clue = Which clue is it?
riddle-ask-holder = Who holds the Monster?
riddle-ask-wolf = Who is certainly a wolf?
riddle-ask-wolf-villagers = Who lies? Name a wolf.
riddle-ask-wolf-liars = Wolves lie. Name one.
riddle-ask-pack-liars = Wolves lie. Who are they?
riddle-ask-pack = Who are the wolves?
riddle-ask-pack-villagers = Who are the wolves?
riddle-ask-win = Win the battle
riddle-ask-best = What do you play?
riddle-ask-choice = What do you do?
home-riddle = Riddle of the day
home-riddle-answer = Answer
home-riddle-again = Look again
home-riddle-all = All riddles
home-riddle-streak = { $n ->
    [0] the first of your streak
    [1] a streak of one day
   *[other] a streak of { $n } days
  }
