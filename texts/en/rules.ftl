# The pages of rules.

rules = Rules
rules-of = Rules: { $game }
rules-search = Search for a rule or a card
rules-search-hint = “tie”, “Blockade”, BES-28…
rules-found =
    { $n ->
        [0] Nothing fits.
        [one] One rule
       *[other] { $n } rules
    }
rules-ten = In ten lines
rules-all = All the rules
rules-house = rule of our house
rules-sections = Chapters
rules-games = Games
rules-link = Link to this rule
rules-here = At your table
rules-gallery = Gallery
rules-gallery-of = Gallery: { $game }
rules-gallery-all = All the cards
rules-gallery-search = Search the gallery
rules-filters = Filters
rules-filter-here = In play at this table · { $n }
rules-filter-all = All · { $n }
rules-pieces =
    { $n ->
        [0] Nothing fits.
        [one] One piece
       *[other] { $n } pieces
    }
rules-read = Read rule { $rule }
rules-play = Play or learn
rules-rule = The rule
rules-from = From table { $code }
rules-whole = Read the whole page
rules-back = Table { $code }
rules-idle = not at this table
rules-here-code = At table { $code }
rules-picture = Picture: { $title }
rules-count =
    { $n ->
        [one] one rule
       *[other] { $n } rules
    }
rules-versus = { $a } to { $b }
rules-or = or
rules-game-bestioles = Critters
rules-game-cryptide = Cryptid
rules-game-monstre = Monster
rules-game-loups-garous = Werewolves
rules-game-gevaudan = Gévaudan
rules-bestioles-time = Two players, eighteen cards, three minutes to read.
rules-cryptide-time = Three to five players, a hidden habitat, three minutes to read.
rules-monstre-time = Three to eight neighbours, a Monster that wanders, three minutes to read.
rules-loups-garous-time = Eight to eighteen players, one card each, three minutes to read.
rules-gevaudan-time = One to four hunters, one lair, three minutes to read.
rules-you = You
rules-other = The other
rules-versus-word = against

## bestioles

rules-bestioles-table = The table: theatres, roles, deal
rules-bestioles-turn = Your turn: up, down, or leave
rules-bestioles-powers = Abilities: when, how long, must or may, in which order, whose
rules-bestioles-moving = Flipping, moving, destroying
rules-bestioles-cards = The eighteen cards, one by one
rules-bestioles-battle = The end of a battle
rules-bestioles-war = The war, and its variants
rules-bestioles-known = What everyone knows
rules-bestioles-examples = Two worked examples
rules-bestioles-line-1 = Two commanders, three theatres in a row: Air, Land, Sea, in random order.
rules-bestioles-line-2 = Eighteen cards: six each, six in a deck that nobody has seen.
rules-bestioles-line-3 = On your turn: a card face up in the theatre of its colour, or a card face down anywhere, or withdraw.
rules-bestioles-line-4 = A face-down card is worth 2 and has no ability.
rules-bestioles-line-5 = You play on your side, on top of your own cards; a covered card still counts but can no longer be flipped.
rules-bestioles-line-6 = Bolt: the ability strikes once, as the card turns up. Loop: it lasts while the card is up.
rules-bestioles-line-7 = “You” on a card is its owner, even if the other player flipped it.
rules-bestioles-line-8 =
    { $target ->
        [bleusaille] Hands empty: the higher total holds each theatre, ties go to the first player; two theatres score one point.
       *[other] Hands empty: the higher total holds each theatre, ties go to the first player; two theatres score six points.
    }
rules-bestioles-line-9 =
    { $target ->
        [bleusaille] Withdrawing gives the other one point, neither more nor less than a battle lost.
       *[other] Withdrawing gives the other two, three, four or six points: the fewer cards you hold, the dearer it is.
    }
rules-bestioles-line-10 =
    { $target ->
        [18] Eighteen points win the war; between battles everything is dealt again and the roles swap.
        [bleusaille] Three points win the war; between battles everything is dealt again and the roles swap.
       *[other] Twelve points win the war; between battles everything is dealt again and the roles swap.
    }
rules-bestioles-plate-goal = The goal
rules-bestioles-plate-goal-text =
    Hold **two theatres of three** at the end of the battle: it is worth { $target ->
        [bleusaille] one point. Three win the war.
        [18] six points. 18 win the war.
       *[other] six points. 12 win the war.
    } A tied theatre is the **first player’s**.
rules-bestioles-plate-card = A card
rules-bestioles-plate-card-text = Six cards in hand, six in a deck that nobody has seen. The **shape** of the badge tells the theatre: disc, Air; square, Land; drop, Sea.
rules-bestioles-plate-turn = On your turn, one thing
rules-bestioles-plate-turn-text = Play a card, or withdraw. There is no passing, and no drawing.
rules-bestioles-plate-count = Counting a theatre
rules-bestioles-plate-count-text = Add up all your cards, covered or not. A card covers the one before: that one still counts, but **can no longer be flipped**.
rules-bestioles-plate-withdraw = Withdrawing
rules-bestioles-plate-withdraw-text =
    { $target ->
        [bleusaille] A lost battle? Withdrawing costs as much as losing: one point.
       *[other] A lost battle? Withdraw **early**: the other scores less than six points.
    }
rules-bestioles-plate-queue = Abilities, in order
rules-bestioles-plate-queue-text = An ability works as soon as its card is face up. If it wakes others, they **queue up**: the first one ends before the next begins.
rules-bestioles-plate-war = The war
rules-bestioles-plate-war-text = After a battle everything is dealt again, the theatres **shift by one place** and the roles are swapped. The two ends of the row are not adjacent.
rules-bestioles-plate-known = What you know
rules-bestioles-plate-known-text = Your own face-down cards stay known to you. A card **seen face up** and then flipped stays known as long as it can be followed.
rules-bestioles-filter-air = Air
rules-bestioles-filter-land = Land
rules-bestioles-filter-sea = Sea
rules-bestioles-filter-instant = Instant
rules-bestioles-filter-ongoing = Ongoing
rules-bestioles-filter-none = No ability
rules-bestioles-picture-goal = Two theatres of three: the battle is yours.
rules-bestioles-picture-card-1 = **Strength**, and its shape: square, Land.
rules-bestioles-picture-card-2 = **Its name**, its animal.
rules-bestioles-picture-card-3 = **ongoing**;
rules-bestioles-picture-card-4 = instant; nothing: no ability.
rules-bestioles-picture-card-5 = **Its ability**, in a sentence.
rules-bestioles-picture-up = Face up
rules-bestioles-picture-up-text = in its own theatre, with its ability
rules-bestioles-picture-down = Face down
rules-bestioles-picture-down-text = wherever you like: it counts 2
rules-bestioles-picture-leave = Withdraw
rules-bestioles-picture-leave-text = the other wins the battle
rules-bestioles-picture-sum-hidden = face-down card: 2, but under Cover Fire, so 4
rules-bestioles-picture-sum-total = against 1: Land is yours
rules-bestioles-picture-withdraw = Points given, by the cards you hold
rules-bestioles-picture-first = first
rules-bestioles-picture-second = second
rules-bestioles-picture-known-mine = yours: you alone see it
rules-bestioles-picture-known-seen = theirs, seen face up: known
rules-bestioles-picture-known-not = theirs: unknown

## cryptide

rules-cryptide-map = The map and what stands on it
rules-cryptide-clues = The clues
rules-cryptide-opening = Opening
rules-cryptide-tokens = Cubes and discs
rules-cryptide-asking = Your turn; asking
rules-cryptide-searching = Searching, and winning
rules-cryptide-honour = Strict and honour tables, mistakes
rules-cryptide-hint = The common hint
rules-cryptide-notebook = Notebook, list of clues, what everyone knows, how to reason
rules-cryptide-setups = Setups, codes, difficulty, companion, solver
rules-cryptide-line-1 = A creature lives on one of the 108 hexes; whoever finds it first wins.
rules-cryptide-line-2 = Each player holds one true, secret clue; exactly one hex suits them all.
rules-cryptide-line-3 = A cube says: by my clue, not here. A disc: maybe here.
rules-cryptide-line-4 = A hex with a cube is closed: no question, no search, no token.
rules-cryptide-line-5 = To begin, everybody places two cubes, one each time round.
rules-cryptide-line-6 = On your turn, one thing only: a question or a search.
rules-cryptide-line-7 = Question: one hex, one player; they put a disc or a cube there. A cube costs you one of your own, elsewhere.
rules-cryptide-line-8 = Search: a hex that your clue allows. Your disc first, then everyone answers; the first cube stops it and costs you a cube.
rules-cryptide-line-9 = No cube at all? That is the habitat: you win.
rules-cryptide-line-10 = “Within 2” includes the hex itself; a colour counts for stones and shacks alike.
rules-cryptide-plate-zone = A clue, an area
rules-cryptide-plate-zone-text = Your clue is true, and yours alone. It draws an **area**. The habitat is the **only hex** that lies in everybody’s area.
rules-cryptide-plate-opening = Two cubes to begin
rules-cryptide-plate-opening-text = Everybody first places **two cubes**, one each time round, where their clue excludes the habitat. A structure does not hinder, a cube does.
rules-cryptide-plate-ask = Asking
rules-cryptide-plate-ask-text = Name a hex without a cube, and a player. They answer **by their clue**. A cube for an answer? Put one of yours elsewhere.
rules-cryptide-plate-search = Searching
rules-cryptide-plate-search-text = You put your disc, then everybody answers in turn. **No cube? You have won.** The first cube stops it, and you put a cube elsewhere.
rules-cryptide-plate-tokens = Cube and disc
rules-cryptide-plate-tokens-text = Cube: **not here**. Disc: **maybe**. A hex with a cube is closed. Everybody puts at most one token on a hex.
rules-cryptide-plate-notebook = The notebook
rules-cryptide-plate-notebook-text = The list of clues is everybody’s; your notebook is yours alone. Each token **rules out clues**, and soon one hex is left.
rules-cryptide-plate-hint = The hint
rules-cryptide-plate-hint-text = Once a game, if the table wants it, the referee names **a kind of clue that nobody has**.
rules-cryptide-plate-honour = Strict, or on honour
rules-cryptide-plate-honour-text =
    { $table ->
        [strict] This table is strict: the referee offers honest tokens only.
        [honour] This table plays on honour: nobody checks, everybody corrects their mistakes.
       *[other] **Strict** table: the referee offers honest tokens only. **On honour**: everybody sees to it, and corrects mistakes.
    }
rules-cryptide-filter-two-terrains = Two terrains
rules-cryptide-filter-within-1 = Within 1
rules-cryptide-filter-within-2 = Within 2
rules-cryptide-filter-within-3 = Within 3
rules-cryptide-filter-normal = Normal
rules-cryptide-filter-advanced = Advanced
rules-cryptide-clue-normal = In play in both modes.
rules-cryptide-clue-advanced = In advanced mode only.
rules-cryptide-picture-zone = “Within two of a standing stone”: count from the stone, whose hex is part of it.
rules-cryptide-picture-opening = Three players have said: not here.
rules-cryptide-picture-ask = “Ana, here?”
rules-cryptide-picture-ask-disc = Disc: maybe
rules-cryptide-picture-ask-cube = Cube: no
rules-cryptide-picture-search-won = the habitat!
rules-cryptide-picture-search-stopped = stopped
rules-cryptide-picture-closed = Closed: nothing more here
rules-cryptide-picture-open = Open to who has not spoken
rules-cryptide-picture-notebook = Ana: not here
rules-cryptide-picture-strict = Only right cubes are offered
rules-cryptide-picture-honour = A mistake is told and corrected

## gevaudan

rules-gevaudan-goal = Goal and modes
rules-gevaudan-box = What is in the box
rules-gevaudan-ground = Terrain, prints, box and lair
rules-gevaudan-setup = Setting up
rules-gevaudan-round = A round, in order
rules-gevaudan-actions = Actions, and what they pay for
rules-gevaudan-free = Free actions: healing, memo, trap
rules-gevaudan-first = First player
rules-gevaudan-beast = The Beast and wounds
rules-gevaudan-events = Events and battues
rules-gevaudan-end = How it ends
rules-gevaudan-history = Historical mode: Influence, Characters
rules-gevaudan-historical-events = The twelve historical events
rules-gevaudan-abilities = Abilities of the hunters
rules-gevaudan-solo = Solo
rules-gevaudan-variants = Variants and advice
rules-gevaudan-sight = Who sees what
rules-gevaudan-house = The board and values of our house
rules-gevaudan-rulings = Rulings, question by question
rules-gevaudan-line-1 = The Beast’s lair is one of the sixteen terrain cells; whoever traps it wins 6,000 livres.
rules-gevaudan-line-2 = Each cell has, or has not: village, river, forest, Dragoons. No two cells are alike.
rules-gevaudan-line-3 = Of each colour three prints say “present” and three “absent”. One of each colour is in the box, the others are on the map.
rules-gevaudan-line-4 = The lair is the opposite of the box: three prints alike are proof.
rules-gevaudan-line-5 = On your turn, four actions: move, examine, archive, or consult the archives of a hunter on your cell; one action each.
rules-gevaudan-line-6 = Free: the memo (one per colour, earns a cube), healing (the whole turn), the trap (once; wrong, and you are out).
rules-gevaudan-line-7 = Then the hunter nearest the Beast rolls: it follows the arrows of that colour for as many cells as its ferocity.
rules-gevaudan-line-8 = It wounds whoever it crosses, except in a refuge. A wound is an action less; the third puts you out.
rules-gevaudan-line-9 = Then an event: ferocity rises, or a battue turns prints up for everyone.
rules-gevaudan-line-10 = When the King’s prize runs out one round is left; without a good trap the Beast wins.
rules-gevaudan-plate-print = The way of a print
rules-gevaudan-plate-print-text = Twenty-four prints, four colours. Of each colour three say “present” and three “absent”, with one, two or three dots.
rules-gevaudan-plate-box = The opposite of the box
rules-gevaudan-plate-box-text = One print of each colour sleeps in the box. **The lair is the opposite of what it hides.** You have seen all three “+”? A “−” is missing: the lair has a village.
rules-gevaudan-plate-beast = The Beast
rules-gevaudan-plate-beast-text = The die chooses the route, ferocity its length. Whoever stands on it is **wounded**; a refuge protects.
rules-gevaudan-plate-actions = Four actions
rules-gevaudan-plate-actions-text = Four actions a turn, **one less for each wound**: move, examine, archive, consult. A memo gives a cube, which is worth an action.
rules-gevaudan-plate-events = Events
rules-gevaudan-plate-events-text = After each run of the Beast, a card: **ferocity** rises, or a **battue** starts from the Beast and turns prints up for all.
rules-gevaudan-plate-trap = The trap
rules-gevaudan-plate-trap-text = One trap a game, on your own cell. **Right, and you win;** wrong, and the hunt is over for you.
rules-gevaudan-plate-history = The Characters
rules-gevaudan-plate-history-text =
    { $characters ->
        [off] This table plays without the Characters.
       *[other] Archiving gives **influence**; two of it solicit a Character, who brings cubes and a power.
    }
rules-gevaudan-filter-hunters = Hunters
rules-gevaudan-filter-characters = Characters
rules-gevaudan-filter-events = Events
rules-gevaudan-filter-historical = Historical
rules-gevaudan-filter-prints = Prints
rules-gevaudan-cubes = { $n ->
        [0] Brings no cube.
        [1] Brings one cube.
       *[other] Brings { $n } cubes.
    }
rules-gevaudan-print-present = { $what }: present
rules-gevaudan-print-absent = { $what }: absent
rules-gevaudan-print-text = Three of this kind: one, two, three dots.
rules-gevaudan-picture-print-map = On the map
rules-gevaudan-picture-print-map-text = Its colour shows, its sign does not.
rules-gevaudan-picture-print-seen = Examined
rules-gevaudan-picture-print-seen-text = 1 action: you alone read “no forest”.
rules-gevaudan-picture-print-kept = Archived
rules-gevaudan-picture-print-kept-text = 1 action more: it leaves the map.
rules-gevaudan-picture-print-read = Consulted
rules-gevaudan-picture-print-read-text = On your cell, another can read it.
rules-gevaudan-picture-box-seen = three alike, outside
rules-gevaudan-picture-box-in = the box: “no village”
rules-gevaudan-picture-box-lair = the lair: a village
rules-gevaudan-picture-beast = Ferocity 3, black arrow: C4, B3, B2, C2.
rules-gevaudan-picture-note = Memo
rules-gevaudan-picture-events = A card after each run of the Beast.
rules-gevaudan-picture-trap-right = on the lair: won
rules-gevaudan-picture-trap-wrong = elsewhere: the hunt is over
rules-gevaudan-picture-history = The third space costs one influence only.

## monstre

rules-monstre-cards = The cards and the deal
rules-monstre-round = A round, turn by turn
rules-monstre-monster = The Monster: playing it, catching it
rules-monstre-hunters = Hunter, Hideout, Dog, Friend
rules-monstre-travel = Cards that travel
rules-monstre-points = Points, rounds, the end
rules-monstre-known = What everyone knows
rules-monstre-variants = Variants
rules-monstre-line-1 =
    { $manches ->
        [3] Three rounds, a different Monster each time, hidden in somebody’s hand.
       *[other] Five rounds, a different Monster each time, hidden in somebody’s hand.
    }
rules-monstre-line-2 = Four cards each, four turns at most: you play a card, you never draw.
rules-monstre-line-3 = Whoever holds the Wanted notice begins, by playing it.
rules-monstre-line-4 = The four boxes of a card say in which turns it may be played; a Hunter never in your first.
rules-monstre-line-5 = The Monster is played when it is your last card, sometimes earlier; then you win the round.
rules-monstre-line-6 = A Hunter names a player: whoever holds the Monster and cannot ignore the Hunter loses it. A miss never says why.
rules-monstre-line-7 = A Hideout in hand stops Hunters; the Dog makes its victim throw a card of his choice.
rules-monstre-line-8 = Rumour, Gossip, Deal, Swindle and Fog make cards travel, and the Monster with them.
rules-monstre-line-9 = Monster played: two points for it and its Friends. Monster caught: two for the catcher, one for the others, none for its holder and the Friends.
rules-monstre-line-10 = A Friend who betrays the Monster gains nothing. After the last round, most points win.
rules-monstre-plate-goal = A Monster in a hand
rules-monstre-plate-goal-text =
    Four cards each, and a Monster **hidden somewhere**. { $manches ->
        [3] Three rounds, three Monsters.
       *[other] Five rounds, five Monsters.
    }
rules-monstre-plate-boxes = Four boxes, four turns
rules-monstre-plate-boxes-text = The boxes of a card say **in which turns** it may be played. A Hunter never in the first. No drawing: four turns at most.
rules-monstre-plate-monster = Playing the Monster
rules-monstre-plate-monster-text = It is played when it is **your last card**, or earlier if its condition holds. Played, the round is won.
rules-monstre-plate-hunter = The Hunter
rules-monstre-plate-hunter-text = He names a player: whoever holds the Monster loses it. A **Hideout** in hand stops him. A miss **never says why**.
rules-monstre-plate-dog = The Dog
rules-monstre-plate-dog-text =
    Its victim throws a card **of their choice**, face down. { $chien ->
        [passe] Then the victim takes the Dog in hand.
       *[other] A Hideout is no help.
    }
rules-monstre-plate-travel = Cards travel
rules-monstre-plate-travel-text = Rumour: everybody takes from the right. Gossip: everybody gives to the left. Deal, Swindle, Fog: swap, steal, shuffle, and **the Monster with it**.
rules-monstre-plate-friend = The Friend
rules-monstre-plate-friend-text = Whoever plays a Friend **wins with the Monster**, and loses with it. A Friend who betrays it gains nothing.
rules-monstre-plate-points = Points
rules-monstre-plate-points-text =
    Monster played: two for it and its Friends. Monster caught: two for the catcher, one for the others. { $egalite ->
        [manche] Ties play on.
       *[other] Ties share.
    }
rules-monstre-filter-monster = Monsters
rules-monstre-filter-hunt = The hunt
rules-monstre-filter-travel = Travel
rules-monstre-picture-goal = A lit window is a card in hand.
rules-monstre-picture-boxes-1 = Cross: not in this turn.
rules-monstre-picture-boxes-2 = Tick: in this turn.
rules-monstre-picture-boxes-3 = Frame: your turn now.
rules-monstre-picture-monster-1 = Last card in hand: it is played.
rules-monstre-picture-monster-2 = A “?”: only if its condition holds.
rules-monstre-picture-hunter = “You!”
rules-monstre-picture-dog = throws a card
rules-monstre-picture-friend = loses a Hunter
rules-monstre-picture-monster = Monster
rules-monstre-picture-friends = Friends
rules-monstre-picture-catcher = Catcher
rules-monstre-picture-others = Others
rules-monstre-picture-played = played
rules-monstre-picture-caught = caught
rules-monstre-picture-betrayed = betrayed
rules-monstre-picture-points = “Betrayed”: caught by one of its Friends, who scores nothing.

## loups-garous

rules-loups-garous-goal = Goal, camps, cards
rules-loups-garous-deck = Choosing the deck and dealing
rules-loups-garous-first-night = The first night: Thief, Cupid, Lovers
rules-loups-garous-night = How a night goes: calls, answers, secrecy
rules-loups-garous-seer = Seer, Werewolves
rules-loups-garous-girl = The Little Girl’s duel
rules-loups-garous-day = Dawn, debate, speaking
rules-loups-garous-vote = Voting
rules-loups-garous-dead = Night again; what the dead see
rules-loups-garous-winning = Winning
rules-loups-garous-room = At a real table
rules-loups-garous-rulings = Rulings, question by question
rules-loups-garous-line-1 =
    { $wolves ->
        [1] One Werewolf hides among the villagers; everybody has a secret card.
        [2] Two Werewolves hide among the villagers; everybody has a secret card.
        [3] Three Werewolves hide among the villagers; everybody has a secret card.
       *[other] Two or three Werewolves hide among the villagers; everybody has a secret card.
    }
rules-loups-garous-line-2 = At night the referee calls the roles one by one; everybody answers every call, so that nothing shows.
rules-loups-garous-line-3 =
    { $seer ->
        [no] The Werewolves choose a victim together.
       *[other] The Seer looks at a card; the Werewolves choose a victim together.
    }
rules-loups-garous-line-4 =
    { $dead_chat ->
        [on] At dawn you learn who died, and the card is shown. The dead talk among themselves only.
       *[other] At dawn you learn who died, and the card is shown. The dead keep silent.
    }
rules-loups-garous-line-5 = By day you talk: accuse, defend, tell your card, lie. Nothing obliges you to the truth.
rules-loups-garous-line-6 =
    { $second_tie ->
        [random] Then all vote at once; whoever is named most dies and shows the card. A tie: vote again between them, then by lot.
        [all] Then all vote at once; whoever is named most dies and shows the card. A tie: vote again between them, then all of them.
       *[other] Then all vote at once; whoever is named most dies and shows the card. A tie: vote again between them, then nobody.
    }
rules-loups-garous-line-7 =
    { $double ->
        [each] The double arrow, drawn anew for each vote, counts twice.
        [fixed] The double arrow, which one player holds, counts twice.
        [none] Every vote counts once.
       *[other] The double arrow, if there is one, counts twice.
    }
rules-loups-garous-line-8 =
    { $hunter ->
        [no] {""}
       *[other] { $hunter_grief ->
            [literal] The Hunter, killed by night or by vote, may shoot.{" "}
           *[yes] The Hunter, dying, may shoot.{" "}
        }
    }{ $cupid ->
        [no] Whoever dies shows the card.
       *[other] If a Lover dies, the other dies of grief.
    }
rules-loups-garous-line-9 =
    { $girl ->
        [no] {""}
       *[other] The Little Girl may spy on the wolves at her own risk.{" "}
    }{ $thief ->
        [no] Nobody changes cards.
       *[other] The Thief may change cards on the first night.
    }
rules-loups-garous-line-10 =
    { $parity_ends_game ->
        [on] The village wins when the last wolf dies, the wolves once they are as many as the others, a mixed couple when it is left alone.
       *[other] The village wins when the last wolf dies, the wolves when only they are left, a mixed couple when it is left alone.
    }
rules-loups-garous-plate-camps = Two camps
rules-loups-garous-plate-camps-text = Everybody has **one secret card**. Whoever is no Werewolf is of the village. The village seeks the wolves, the wolves devour the village.
rules-loups-garous-plate-night = The night
rules-loups-garous-plate-night-text = The referee calls the cards one by one, and **everybody answers every call**: nothing shows from outside.
rules-loups-garous-plate-dawn = Dawn
rules-loups-garous-plate-dawn-text =
    You learn who died, and **the card is shown**. { $hunter ->
        [no] The village has the word again.
       *[other] A Hunter may still shoot.
    }
rules-loups-garous-plate-talk = The debate
rules-loups-garous-plate-talk-text = Accuse, defend, tell your card, lie: **nothing obliges you to the truth**. Bots understand statements, not sentences.
rules-loups-garous-plate-vote = The vote
rules-loups-garous-plate-vote-text =
    All arrows are shown **at once**; whoever is named most dies. { $double ->
        [none] Every arrow counts once.
       *[other] The double arrow counts twice.
    } A tie is voted on again.
rules-loups-garous-plate-lovers = The Lovers
rules-loups-garous-plate-lovers-text =
    { $cupid ->
        [no] This table plays without Cupid: no Lovers.
       *[other] Cupid names two. **If one dies, the other dies of grief.** They know their names, not their cards.
    }
rules-loups-garous-plate-girl = The Little Girl
rules-loups-garous-plate-girl-text =
    { $girl ->
        [no] This table plays without the Little Girl.
       *[other] She sleeps, **glances** or **stares** while each wolf watches somebody. Caught, she dies instead of the victim.
    }
rules-loups-garous-plate-winning = Winning
rules-loups-garous-plate-winning-text =
    The village, when **the last wolf** is dead. The wolves, { $parity_ends_game ->
        [on] once they are **as many** as the others.
       *[other] when **only they** are left.
    } { $cupid ->
        [no] A whole camp wins, the dead too.
       *[other] A mixed couple, when it is left alone.
    }
rules-loups-garous-filter-village = Village
rules-loups-garous-filter-wolves = Werewolves
rules-loups-garous-filter-night = Called at night
rules-loups-garous-picture-village = the village
rules-loups-garous-picture-wolves = the wolves
rules-loups-garous-picture-night = Everybody answers: nothing shows.
rules-loups-garous-picture-dawn = The house goes dark, the card is shown.
rules-loups-garous-picture-accuse = accuses
rules-loups-garous-picture-claim = claims to be
rules-loups-garous-picture-defend = defends
rules-loups-garous-picture-votes = Whoever is aimed at most goes.
rules-loups-garous-picture-lovers = If one dies, so does the other.
rules-loups-garous-picture-sleep = sleeps
rules-loups-garous-picture-glance = glance
rules-loups-garous-picture-stare = stare
rules-loups-garous-picture-sleep-text = risks nothing
rules-loups-garous-picture-glance-text = two names, one a wolf
rules-loups-garous-picture-stare-text = one wolf, for certain
