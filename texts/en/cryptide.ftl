# Cryptide. Read by the client, the server and the terminal.

## The land

cryptide-terrain-desert = desert
cryptide-terrain-forest = forest
cryptide-terrain-lake = lake
cryptide-terrain-mountain = mountain
cryptide-terrain-swamp = swamp
cryptide-animal-bear = bear
cryptide-animal-puma = puma
cryptide-structure-stone = standing stone
cryptide-structure-shack = abandoned shack
cryptide-colour-white = white
cryptide-colour-green = green
cryptide-colour-blue = blue
cryptide-colour-black = black
cryptide-token-cube = cube
cryptide-token-disc = disc
cryptide-wrong-cube = cube
cryptide-wrong-disc = disc
cryptide-why-opening = opening
cryptide-why-penalty = penalty
cryptide-why-search = search
cryptide-why-extra = extra disc
cryptide-hex-name = hex { $hex }

## The clues

cryptide-clue-desert-forest = The habitat is a desert or a forest.
cryptide-clue-not-desert-forest = The habitat is neither a desert nor a forest.
cryptide-clue-desert-lake = The habitat is a desert or a lake.
cryptide-clue-not-desert-lake = The habitat is neither a desert nor a lake.
cryptide-clue-desert-mountain = The habitat is a desert or a mountain.
cryptide-clue-not-desert-mountain = The habitat is neither a desert nor a mountain.
cryptide-clue-desert-swamp = The habitat is a desert or a swamp.
cryptide-clue-not-desert-swamp = The habitat is neither a desert nor a swamp.
cryptide-clue-forest-lake = The habitat is a forest or a lake.
cryptide-clue-not-forest-lake = The habitat is neither a forest nor a lake.
cryptide-clue-forest-mountain = The habitat is a forest or a mountain.
cryptide-clue-not-forest-mountain = The habitat is neither a forest nor a mountain.
cryptide-clue-forest-swamp = The habitat is a forest or a swamp.
cryptide-clue-not-forest-swamp = The habitat is neither a forest nor a swamp.
cryptide-clue-lake-mountain = The habitat is a lake or a mountain.
cryptide-clue-not-lake-mountain = The habitat is neither a lake nor a mountain.
cryptide-clue-lake-swamp = The habitat is a lake or a swamp.
cryptide-clue-not-lake-swamp = The habitat is neither a lake nor a swamp.
cryptide-clue-mountain-swamp = The habitat is a mountain or a swamp.
cryptide-clue-not-mountain-swamp = The habitat is neither a mountain nor a swamp.
cryptide-clue-within-1-desert = The habitat is within 1 hex of a desert.
cryptide-clue-not-within-1-desert = The habitat is more than 1 hex away from any desert.
cryptide-clue-within-1-forest = The habitat is within 1 hex of a forest.
cryptide-clue-not-within-1-forest = The habitat is more than 1 hex away from any forest.
cryptide-clue-within-1-lake = The habitat is within 1 hex of a lake.
cryptide-clue-not-within-1-lake = The habitat is more than 1 hex away from any lake.
cryptide-clue-within-1-mountain = The habitat is within 1 hex of a mountain.
cryptide-clue-not-within-1-mountain = The habitat is more than 1 hex away from any mountain.
cryptide-clue-within-1-swamp = The habitat is within 1 hex of a swamp.
cryptide-clue-not-within-1-swamp = The habitat is more than 1 hex away from any swamp.
cryptide-clue-within-1-animal = The habitat is within 1 hex of an animal’s territory, bear or puma.
cryptide-clue-not-within-1-animal = The habitat is more than 1 hex away from any animal’s territory, bear or puma.
cryptide-clue-within-2-stone = The habitat is within 2 hexes of a standing stone.
cryptide-clue-not-within-2-stone = The habitat is more than 2 hexes away from any standing stone.
cryptide-clue-within-2-shack = The habitat is within 2 hexes of an abandoned shack.
cryptide-clue-not-within-2-shack = The habitat is more than 2 hexes away from any abandoned shack.
cryptide-clue-within-2-bear = The habitat is within 2 hexes of a bear’s territory.
cryptide-clue-not-within-2-bear = The habitat is more than 2 hexes away from any bear’s territory.
cryptide-clue-within-2-puma = The habitat is within 2 hexes of a puma’s territory.
cryptide-clue-not-within-2-puma = The habitat is more than 2 hexes away from any puma’s territory.
cryptide-clue-within-3-white = The habitat is within 3 hexes of a white structure.
cryptide-clue-not-within-3-white = The habitat is more than 3 hexes away from any white structure.
cryptide-clue-within-3-green = The habitat is within 3 hexes of a green structure.
cryptide-clue-not-within-3-green = The habitat is more than 3 hexes away from any green structure.
cryptide-clue-within-3-blue = The habitat is within 3 hexes of a blue structure.
cryptide-clue-not-within-3-blue = The habitat is more than 3 hexes away from any blue structure.
cryptide-clue-within-3-black = The habitat is within 3 hexes of a black structure.
cryptide-clue-not-within-3-black = The habitat is more than 3 hexes away from any black structure.

## The common hint

cryptide-hint-no-within-1 = No clue says “within 1 hex of…”.
cryptide-hint-no-within-2 = No clue says “within 2 hexes of…”.
cryptide-hint-no-within-3 = No clue says “within 3 hexes of…”.
cryptide-hint-no-two-terrains = No clue names two terrains.
cryptide-hint-no-terrain = No clue names a terrain.
cryptide-hint-no-desert = No clue mentions a desert.
cryptide-hint-no-forest = No clue mentions a forest.
cryptide-hint-no-lake = No clue mentions a lake.
cryptide-hint-no-mountain = No clue mentions a mountain.
cryptide-hint-no-swamp = No clue mentions a swamp.
cryptide-hint-no-animal = No clue mentions an animal, bear or puma.

## What happens

cryptide-news-placed = { $seatIs ->
    [you] **You** put
   *[other] **{ $seat }** puts
} a { $token } on **{ $hex }** ({ $why }).
cryptide-news-asked = { $seatIs ->
    [you] **You** ask
   *[other] **{ $seat }** asks
} { $sideIs ->
    [you] **you**
   *[other] **{ $side }**
} about **{ $hex }**.
cryptide-news-answered = { $seatIs ->
    [you] **You** answer
   *[other] **{ $seat }** answers
} { $byIs ->
    [you] you
   *[other] { $by }
} with a { $token } on **{ $hex }**{ $tokenId ->
    [disc] : maybe here.
   *[cube] : not here.
}
cryptide-news-searched = { $seatIs ->
    [you] **You** search
   *[other] **{ $seat }** searches
} **{ $hex }**.
cryptide-news-passed_over = { $seatIs ->
    [you] **You** have a disc
   *[other] **{ $seat }** has a disc
} on **{ $hex }** already.
cryptide-news-skipped = { $seatIs ->
    [you] **You** have no hex
   *[other] **{ $seat }** has no hex
} for this token ({ $why }): it is dropped. °
cryptide-news-hint_asked = { $seatIs ->
    [you] **You** ask
   *[other] **{ $seat }** asks
} for a hint ({ $agreed } of { $needed } agree).
cryptide-news-hint_agreed = { $seatIs ->
    [you] **You** agree
   *[other] **{ $seat }** agrees
} to the hint ({ $agreed } of { $needed } agree).
cryptide-news-hint_given = Hint: **{ $hint }**
cryptide-news-corrected = { $seatIs ->
    [you] **You** correct
   *[other] **{ $seat }** corrects
} **{ $hex }**: the { $wrong } becomes a { $token }{ $to ->
    [none] .
   *[other] , and the { $wrong } goes to **{ $to }**.
}
cryptide-news-interrupted = { $seatIs ->
    [you] Your cube
   *[other] The cube of { $seat }
} on **{ $hex }** ends the question or the search.
cryptide-news-found = { $winnerIs ->
    [you] **You** have found
   *[other] **{ $winner }** has found
} the habitat on **{ $hex }**!
cryptide-news-misled = { $seatIs ->
    [you] **You** met no cube
   *[other] **{ $seat }** met no cube
} on **{ $hex }**, but the habitat is elsewhere: somebody made a mistake.
cryptide-news-full = Every hex carries a cube: nobody can find it any more.
cryptide-news-revealed = { $seatIs ->
    [you] Your clue
   *[other] The clue of { $seat }
}: { $clue }

# The end, clue after clue.
cryptide-beat-clue = { $nameIs ->
    [you] Your clue
   *[other] With { $name }’s
}: { $left ->
    [0] no hex remains.
    [1] a single hex, { $hex }.
   *[other] { $left } hexes remain.
}

## What is asked

cryptide-prompt-opening = Put a cube where your clue excludes the habitat.
cryptide-prompt-turn = Ask somebody about a hex, or search one.
cryptide-prompt-answer = May the habitat be on { $hex }, by your clue?
cryptide-prompt-penalty = Put a penalty cube elsewhere, where your clue excludes the habitat.
cryptide-prompt-extra = Your disc is on { $hex } already: put another one where the habitat may be.
cryptide-prompt-search = Search of { $hex }: may the habitat be there, by your clue?
cryptide-wait-opening = { $name } puts an opening cube.
cryptide-wait-turn = { $name } chooses a question or a search.
cryptide-wait-answer = { $name } answers about { $hex }.
cryptide-wait-penalty = { $name } puts a penalty cube.
cryptide-wait-extra = { $name } puts an extra disc.
cryptide-wait-search = { $name } answers the search of { $hex }.

## The end

cryptide-outcome-habitat = { $winnerIs ->
    [you] You have found the habitat.
   *[other] { $winner } has found the habitat.
}
cryptide-outcome-misled = A search without a cube, but no habitat: tokens are wrong, nobody wins. °
cryptide-outcome-full = Every hex carries a cube: nobody wins.

## What a table can choose

cryptide-option-mode = Clues
cryptide-option-mode-help = Which clues are in play.
cryptide-option-mode-normal = Normal
cryptide-option-mode-normal-help = 23 clues, no black structures.
cryptide-option-mode-advanced = Advanced
cryptide-option-mode-advanced-help = 48 clues: each exists negated too; black structures.
cryptide-option-table = Honesty
cryptide-option-table-help = Who sees to it that tokens are right: the referee, or each player. °
cryptide-option-table-strict = Strict
cryptide-option-table-strict-help = The referee accepts honest tokens only. °
cryptide-option-table-honour = On honour
cryptide-option-table-honour-help = Nobody checks; mistakes are corrected, and wrong tokens are shown at the end. A search misled by them ends without a winner. °
cryptide-option-answers = Answers
cryptide-option-answers-help = Who answers, at a strict table. °
cryptide-option-answers-automatic = Automatic
cryptide-option-answers-automatic-help = The referee answers at once by the clues. °
cryptide-option-answers-click = By each player
cryptide-option-answers-click-help = Each player puts his own answer. °
cryptide-option-difficulty = Difficulty
cryptide-option-difficulty-help = Easy: one clue less leaves few hexes, and the creature is found sooner. °
cryptide-option-difficulty-any = Any
cryptide-option-difficulty-any-help = Whatever chance gives.
cryptide-option-difficulty-easy = Easy
cryptide-option-difficulty-easy-help = One clue less leaves few hexes: found sooner.
cryptide-option-difficulty-medium = Medium
cryptide-option-difficulty-medium-help = In between.
cryptide-option-difficulty-hard = Hard
cryptide-option-difficulty-hard-help = One clue less leaves many hexes: a long hunt.
cryptide-option-first = First player
cryptide-option-first-help = Who begins.
cryptide-option-first-drawn = Drawn
cryptide-option-first-drawn-help = Chance chooses.
cryptide-option-first-1 = { $seat1Is ->
    [somebody] { $seat1 }
   *[nobody] Seat 1
}
cryptide-option-first-1-help = Seat 1 begins.
cryptide-option-first-2 = { $seat2Is ->
    [somebody] { $seat2 }
   *[nobody] Seat 2
}
cryptide-option-first-2-help = Seat 2 begins.
cryptide-option-first-3 = { $seat3Is ->
    [somebody] { $seat3 }
   *[nobody] Seat 3
}
cryptide-option-first-3-help = Seat 3 begins.
cryptide-option-first-4 = { $seat4Is ->
    [somebody] { $seat4 }
   *[nobody] Seat 4
}
cryptide-option-first-4-help = Seat 4 begins.
cryptide-option-first-5 = { $seat5Is ->
    [somebody] { $seat5 }
   *[nobody] Seat 5
}
cryptide-option-first-5-help = Seat 5 begins.
cryptide-option-setup = Code
cryptide-option-setup-help = A code of a map, or of a whole setup. ° Whoever knows a whole code knows everything.

## Refusals

cryptide-refusal-not-a-move = That is not a move of this game.
cryptide-refusal-game-over = The game is over.
cryptide-refusal-not-your-turn = Nothing is asked of you now.
cryptide-refusal-no-placement-now = On your turn you ask or you search; you do not put a token by itself.
cryptide-refusal-opening-first = The opening cubes come first.
cryptide-refusal-clue-allows = Your clue allows the habitat here: a cube would lie.
cryptide-refusal-clue-excludes = By your clue the habitat is not there.
cryptide-refusal-cube-there = That hex carries a cube: nothing is done there any more.
cryptide-refusal-own-token-there = You have a token on that hex already.
cryptide-refusal-ask-another = Ask somebody else than yourself.
cryptide-refusal-no-such-seat = Nobody sits there.
cryptide-refusal-has-disc = That player’s disc is there already: the answer is known.
cryptide-refusal-answer-first = Your answer about that hex is due first.
cryptide-refusal-penalty-first = A penalty cube is due first.
cryptide-refusal-another-hex = Elsewhere than on the hex in question.
cryptide-refusal-extra-first = Another disc is due first.
cryptide-refusal-dishonest = Your clue says otherwise. °
cryptide-refusal-strict-table = At a strict table there is no mistake to correct.
cryptide-refusal-no-token = You have no token there.
cryptide-refusal-no-place = The wrong token cannot go there.
cryptide-refusal-place-needed = Say where the wrong token goes.
cryptide-refusal-hint-given = The hint has been given.
cryptide-refusal-hint-asked = Somebody has asked for it already: agree to it.
cryptide-refusal-no-hint-asked = Nobody has asked for a hint.
cryptide-refusal-already-agreed = You have agreed already.
cryptide-refusal-first-not-seated = The first player chosen does not sit at this table.
cryptide-refusal-map-digits = A map code has 18 hexadecimal digits (normal) or 22 (advanced). °
cryptide-refusal-map-sections = The first six digits name each section once: 1 to 6 upright, 7 to C turned. °
cryptide-refusal-map-place = A structure of the code is off the map. °
cryptide-refusal-map-structures = Two structures of the code are on one hex. °
cryptide-refusal-map-without-clues = This map has no valid clues for this table. °
cryptide-refusal-setup-form = A code is: map, dash, two digits a clue, dash, one digit for the hint. °
cryptide-refusal-setup-players = The code must have 3, 4 or 5 clues. °
cryptide-refusal-setup-clue = A clue of the code does not exist in this mode. °
cryptide-refusal-setup-same-clue = Two players would have the same clue. °
cryptide-refusal-setup-habitat = The clues of the code do not leave exactly one hex. °
cryptide-refusal-setup-hint = The hint of the code does not go with its clues. °
cryptide-refusal-setup-mode = This code is of the other mode. °
cryptide-refusal-setup-seats = This code is for another number of players. °

## The rules, in a line each

cryptide-rule-cry-1 = The map: six sections, each once, upright or turned; 108 hexes.
cryptide-rule-cry-2 = Five terrains; some hexes are bear or puma territory.
cryptide-rule-cry-3 =
    { $mode ->
        [normal] Stones and shacks in three colours; never two on one hex.
        [advanced] Stones and shacks in four colours; never two on one hex.
       *[other] Stones and shacks in three colours, four in advanced mode; never two on one hex.
    }
cryptide-rule-cry-4 =
    { $mode ->
        [normal] 23 clues: two terrains, or a distance to a terrain, an animal, a structure.
        [advanced] 48 clues: two terrains, or a distance to a terrain, an animal, a structure; or the opposite.
       *[other] 24 clues: two terrains, or a distance to a terrain, an animal, a structure.
    }
cryptide-rule-cry-5 =
    { $mode ->
        [normal] This table plays the normal mode: 23 clues, without black.
        [advanced] This table plays the advanced mode: all 24 clues and their negations.
       *[other] Normal: 23 clues without black. Advanced: all 24 and their negations.
    }
cryptide-rule-cry-6 = No two clues alike; exactly one hex fits all of them: the habitat.
cryptide-rule-cry-7 = A generated setup is unique, and no clue in it is needless. °
cryptide-rule-cry-8 = Same seed, same setup; a code gives it again. °
cryptide-rule-cry-9 =
    { $difficulty ->
        [easy] Difficulty, easy here: few hexes are left when one clue is missing. °
        [medium] Difficulty, medium here: neither few nor many hexes are left when one clue is missing. °
        [hard] Difficulty, hard here: many hexes are left when one clue is missing. °
       *[other] Difficulty: how many hexes are left when one clue is missing. °
    }
cryptide-rule-cry-10 = The companion serves owners of the box. °
cryptide-rule-cry-11 = The solver gives the hexes and clues that are still possible. °
cryptide-rule-cry-12 = Everybody first puts two cubes where their clue excludes the habitat.
cryptide-rule-cry-13 = A structure does not hinder; a cube does.
cryptide-rule-cry-14 =
    { $first ->
        [drawn] The first player, drawn by lot, begins.
       *[other] The first player begins.
    }
cryptide-rule-cry-15 = Cube: not here. Disc: maybe. One cube a hex, one token a player and hex.
cryptide-rule-cry-16 = On a hex with a cube nothing is done any more.
cryptide-rule-cry-17 =
    { $table ->
        [honour] Tokens must be honest, and stay: at this table everybody sees to it.
       *[other] Tokens are honest and stay.
    }
cryptide-rule-cry-18 = Question: a hex without a cube, to one other player.
cryptide-rule-cry-19 =
    { $answers ->
        [automatic] The referee puts a disc or a cube for the one asked, by their clue; never twice on one hex.
        [click] The one asked puts a disc or a cube themselves; never twice on one hex.
       *[other] The one asked puts a disc or a cube; never twice on one hex.
    }
cryptide-rule-cry-20 = If he puts a cube, the asker puts one of his own elsewhere.
cryptide-rule-cry-21 = Search: your disc first; if it is there already, another one elsewhere.
cryptide-rule-cry-22 = Then everybody answers in turn; whoever has a disc there is passed over.
cryptide-rule-cry-23 = The first cube stops the search, and costs a cube elsewhere.
cryptide-rule-cry-24 =
    { $table ->
        [strict] No cube at all: it is the habitat, and the game is won. °
        [honour] No cube at all: it is the habitat, and the game is won; a search misled by wrong tokens ends without a winner. °
       *[other] No cube at all: it is the habitat, and the game is won; on honour, a search misled by wrong tokens ends without a winner. °
    }
cryptide-rule-cry-25 = Without a possible hex a token that is due is dropped. °
cryptide-rule-cry-26 =
    { $table ->
        [strict] This table is strict: only honest tokens are offered. °
       *[other] Strict table: only honest tokens are offered. °
    }
cryptide-rule-cry-27 =
    { $table ->
        [honour] This table plays on honour: whoever was wrong says so and corrects it.
       *[other] Honour table: whoever was wrong says so and corrects it.
    }
cryptide-rule-cry-28 = One hint a game, if all agree (all but one with 4 or 5).
cryptide-rule-cry-29 = A hint names a kind of clue that nobody has.
cryptide-rule-cry-30 = The list of clues is open to all; the notebook is private.
cryptide-rule-cry-31 = At the end all clues are shown.
cryptide-rule-cry-32 = One knows the map, the tokens, the questions and one’s own clue.
cryptide-rule-cry-33 = Two ways to reason: player by player, or all together. °
cryptide-rule-cry-34 = On your turn one question or one search; then the left neighbour.

### ---- The table in the browser (ids with cryptide-ui-, and the help)

## What is asked, second line

cryptide-ui-prompt-opening-detail = { $left ->
    [1] Opening: this is the last cube.
   *[other] Opening: { $left } cubes still to come at the table.
}
cryptide-ui-prompt-opening-honour = Opening: two cubes each. Your clue is not checked; be honest.
cryptide-ui-prompt-turn-detail = Hexes with a cube are closed.
cryptide-ui-prompt-turn-honour = Your clue is not checked: be honest.
cryptide-ui-prompt-answer-detail = { $by } asks you. Disc: maybe here. Cube: not here.
cryptide-ui-prompt-answer-honour = { $by } asks you. Nobody checks: read your clue again.
cryptide-ui-prompt-penalty-detail = That is the price of the cube on { $hex }.
cryptide-ui-prompt-penalty-honour = The price of the cube on { $hex }; your clue is not checked.
cryptide-ui-prompt-extra-detail = Then the others will answer about { $hex }.
cryptide-ui-prompt-extra-honour = Then the others will answer about { $hex }. Your clue is not checked.
cryptide-ui-prompt-search-detail = { $by } searches; the first cube stops it.
cryptide-ui-prompt-search-honour = { $by } searches this hex. Nobody checks: read your clue again.
cryptide-ui-over = The game is over.

## The hex chosen on my turn

cryptide-ask = { $hex }: whom do you ask?
cryptide-ask-or-search = { $hex }: whom do you ask? Or search it.
cryptide-ask-fits = It fits your clue.
cryptide-ask-excluded = Your clue rules it out.
cryptide-ask-price = A cube for an answer costs you one.
cryptide-ui-answers = Answers to the search of { $hex }
cryptide-ui-answered-disc = yes
cryptide-ui-answered-cube = no
cryptide-ui-answered-spared = need not answer
cryptide-ui-possible = { $n ->
    [0] hexes possible
    [one] hex possible
   *[other] hexes possible
}
cryptide-ui-clue-of = { $name }’s clue

## The map and the chosen hex

cryptide-ui-you = You
cryptide-ui-map = Map of 108 hexes
cryptide-ui-tray = The chosen hex and your clue
cryptide-ui-closed = closed
cryptide-ui-structure = { $colour } { $kind }
cryptide-ui-territory-bear = bear territory
cryptide-ui-territory-puma = puma territory
cryptide-ui-token-cube = { $name }: cube
cryptide-ui-token-disc = { $name }: disc
cryptide-ui-letters-white = Wh
cryptide-ui-letters-green = Gn
cryptide-ui-letters-blue = Bu
cryptide-ui-letters-black = Bk
cryptide-ui-fits = Your clue allows it
cryptide-ui-excluded = Your clue excludes it
cryptide-ui-marked-maybe = Your mark: maybe
cryptide-ui-marked-doubt = Your mark: to check
cryptide-ui-marked-never = Your mark: no
cryptide-ui-touch = Choose a hex to see it close, with everything that is there.

## Buttons

cryptide-ui-ask = Ask about { $hex }:
cryptide-ui-search = Search
cryptide-ui-answer-disc = Maybe here
cryptide-ui-answer-cube = Not here
cryptide-ui-place-cube = Put your cube on { $hex }
cryptide-ui-place-disc = Put your disc on { $hex }
cryptide-ui-fix = I was wrong here
cryptide-ui-fix-which = Which of your tokens is wrong?
cryptide-ui-fix-where = { $hex }: where does the wrong token go? Choose a hex of the ringed area.
cryptide-ui-fix-here = Correct { $hex }, the wrong one goes to { $to }
cryptide-ui-fix-drop = Correct { $hex }
cryptide-ui-cancel = Cancel
cryptide-ui-confirm-search = Search { $hex }? Everybody answers in turn; at the first cube you put one of yours elsewhere.
cryptide-ui-confirm-search-yes = Search
cryptide-ui-confirm-hint = Ask for a hint for the whole table? There is only one a game, and { $n ->
    [one] { $n } player
   *[other] { $n } players
} must agree, you included.
cryptide-ui-confirm-hint-yes = Ask
cryptide-ui-confirm-agree = Agree to the hint? { $n ->
    [one] { $n } player
   *[other] { $n } players
} must agree, and an agreement stands.
cryptide-ui-confirm-agree-yes = Agree
cryptide-ui-tools = Map tools
cryptide-ui-zoom-in = Enlarge the map
cryptide-ui-zoom-out = Shrink the map
cryptide-ui-pen = Mark hexes
cryptide-ui-pen-maybe = Mark: maybe
cryptide-ui-pen-doubt = Mark: to check
cryptide-ui-pen-never = Mark: no
cryptide-ui-pen-down = Done
cryptide-ui-area-hide = Stop showing this area

## The clue and the common hint

cryptide-ui-clue = Your clue, for your eyes only
cryptide-ui-clue-covered = Your clue, covered
cryptide-ui-clue-hidden = Touch the eye to read it again.
cryptide-ui-clue-hide = Cover the clue
cryptide-ui-uncover = Show the clue
cryptide-ui-uncover-help = Your clue is covered, and with it everything that would betray it.
cryptide-ui-hint = Common hint
cryptide-ui-hint-button = Common hint: { $agreed } of { $needed } agree
cryptide-ui-hint-agreed = Common hint: { $agreed } of { $needed } agree
cryptide-ui-hint-given = Hint, known to all
cryptide-ui-hint-explain = Once a game the table may learn a kind of clue that nobody has. { $needed ->
    [one] { $needed } player
   *[other] { $needed } players
} must agree; anyone may ask at any time.

## The legend

cryptide-ui-legend = Legend
cryptide-ui-legend-cube = Cube: not here, hex closed
cryptide-ui-legend-disc = Disc: maybe here

## The notebook

cryptide-ui-notebook = Notebook
cryptide-ui-notebook-close = Close the notebook
cryptide-ui-notebook-private = It stays in this browser; nobody else sees it.
cryptide-ui-notebook-fill = Strike what the tokens rule out
cryptide-ui-notebook-count = { $n ->
    [0] No hex is left: a note or a token is wrong.
    [1] Only one hex is left.
   *[other] { $n } hexes are left; the others are hatched.
}
cryptide-ui-notebook-plain = Clues
cryptide-ui-notebook-negated = Opposites
cryptide-ui-notebook-list = All the clues
cryptide-ui-notebook-clear = Clear all
cryptide-ui-tick = { $name }, { $clue }: { $state ->
    [no] struck
    [yes] likely
    [deduced] ruled out by the tokens
   *[open] open
}
cryptide-ui-kind-two-terrains = One of two terrains
cryptide-ui-kind-within-1 = Within 1 hex
cryptide-ui-kind-within-2 = Within 2 hexes
cryptide-ui-kind-within-3 = Within 3 hexes of a structure
cryptide-ui-short-neither = neither { $one } nor { $two }
cryptide-ui-short-desert-forest = desert or forest
cryptide-ui-short-desert-lake = desert or lake
cryptide-ui-short-desert-mountain = desert or mountain
cryptide-ui-short-desert-swamp = desert or swamp
cryptide-ui-short-forest-lake = forest or lake
cryptide-ui-short-forest-mountain = forest or mountain
cryptide-ui-short-forest-swamp = forest or swamp
cryptide-ui-short-lake-mountain = lake or mountain
cryptide-ui-short-lake-swamp = lake or swamp
cryptide-ui-short-mountain-swamp = mountain or swamp
cryptide-ui-short-within-1-desert = { $sign } 1 desert
cryptide-ui-short-within-1-forest = { $sign } 1 forest
cryptide-ui-short-within-1-lake = { $sign } 1 lake
cryptide-ui-short-within-1-mountain = { $sign } 1 mountain
cryptide-ui-short-within-1-swamp = { $sign } 1 swamp
cryptide-ui-short-within-1-animal = { $sign } 1 bear or puma
cryptide-ui-short-within-2-stone = { $sign } 2 standing stone
cryptide-ui-short-within-2-shack = { $sign } 2 shack
cryptide-ui-short-within-2-bear = { $sign } 2 bear
cryptide-ui-short-within-2-puma = { $sign } 2 puma
cryptide-ui-short-within-3-white = { $sign } 3 white structure
cryptide-ui-short-within-3-green = { $sign } 3 green structure
cryptide-ui-short-within-3-blue = { $sign } 3 blue structure
cryptide-ui-short-within-3-black = { $sign } 3 black structure

## Moves

cryptide-ui-move-ask = Ask { $name } about { $hex }
cryptide-ui-move-search = Search { $hex }
cryptide-ui-move-cube = { $why ->
    [answer] Answer with a cube: not on { $hex }
   *[place] Put a cube on { $hex }
}
cryptide-ui-move-disc = { $why ->
    [answer] Answer with a disc: maybe on { $hex }
   *[place] Put a disc on { $hex }
}
cryptide-ui-move-hint = Ask for a hint
cryptide-ui-move-agree = Agree to the hint
cryptide-ui-move-fix = Correct { $hex }, the wrong token goes to { $to }
cryptide-ui-move-fix-drop = Correct { $hex }

## Players, the end

cryptide-ui-facts = ■{"\u202F"}{ $cubes } ●{"\u202F"}{ $discs }
cryptide-ui-facts-agreed = ■{"\u202F"}{ $cubes } ●{"\u202F"}{ $discs } · agrees
cryptide-ui-facts-detail = { $cubes ->
    [0] No cube
    [1] One cube
   *[other] { $cubes } cubes
}, { $discs ->
    [0] no disc
    [1] one disc
   *[other] { $discs } discs
} on the map{ $first ->
    [yes] {" "}· first player
   *[no] {""}
}
cryptide-ui-end-habitat = { $nameIs ->
    [you] You found the creature on { $hex }!
   *[other] { $name } found the creature on { $hex }.
}
cryptide-ui-end-habitat-why = { $terrain } **{ $habitat }**: the only hex that all clues allow.
cryptide-ui-end-misled = { $nameIs ->
    [you] You searched { $hex }, but the creature is on { $habitat }.
   *[other] { $name } searched { $hex }, but the creature is on { $habitat }.
}
cryptide-ui-end-misled-why = No cube answered, yet the habitat is **{ $habitat }** ({ $terrain }): some tokens were wrong, nobody wins. °
cryptide-ui-end-full = The creature got away: it was on { $habitat }.
cryptide-ui-end-full-why = Every hex carries a cube, and the habitat was **{ $habitat }** ({ $terrain }): nobody wins.
cryptide-ui-end-clue = **{ $name }**: { $clue }
cryptide-ui-end-wrong = { $n ->
    [1] One token was wrong
   *[other] { $n } tokens were wrong
}: { $list }.
cryptide-ui-end-setup = Without one of the clues { $n ->
    [one] { $n } hex was
   *[other] { $n } hexes were
} left on average. To play this map again, with other clues: { $map }
cryptide-ui-clues-all = Habitat on { $hex }. Show the area of:
cryptide-ui-wrong-struck = Wrong tokens are struck through on the map.

## Help

cryptide-help =
    {""}**The aim.** A creature lives on just one of the 108 hexes. Everybody holds a true clue about its habitat; only one hex fits them all. Be the first to find it.
    {""}**Tokens.** A cube says: by my clue, not here. A disc says: maybe here. A hex with a cube is closed.
    {""}**Opening.** Everybody puts two cubes, one after the other, where their clue excludes the habitat.
    {""}**Asking.** Choose a hex and a player, who puts a disc or a cube there. If it is a cube, you put one of yours elsewhere.
    {""}**Searching.** Choose a hex that your clue allows: you put a disc there, then everybody answers in turn. The first cube stops it all and costs you a cube elsewhere; without any cube you have won.
    {""}**Distances.** “Within 2 hexes” includes the hex itself. A clue about a colour is about stones and shacks alike.
    {""}**The hint.** Once a game, if all agree (all but one with 4 or 5), you learn a kind of clue that nobody has.
    {""}**The notebook.** It is yours alone: strike everybody’s impossible clues, mark hexes, or let it fill itself in with what the tokens say.
    {""}**The map.** Pinch, turn the wheel or tap twice to enlarge; on a keyboard the arrows walk from hex to hex, Enter chooses, 1, 2 and 3 mark.
    {""}**Of our house** (°): what the box leaves to its cards, its web page or your own agreement, and we had to settle ourselves; it is marked wherever you read it.
