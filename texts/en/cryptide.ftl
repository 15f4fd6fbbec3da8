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

cryptide-clue-desert-forest = The habitat is in a desert or in a forest.
cryptide-clue-not-desert-forest = The habitat is neither in a desert nor in a forest.
cryptide-clue-desert-lake = The habitat is in a desert or in a lake.
cryptide-clue-not-desert-lake = The habitat is neither in a desert nor in a lake.
cryptide-clue-desert-mountain = The habitat is in a desert or in a mountain.
cryptide-clue-not-desert-mountain = The habitat is neither in a desert nor in a mountain.
cryptide-clue-desert-swamp = The habitat is in a desert or in a swamp.
cryptide-clue-not-desert-swamp = The habitat is neither in a desert nor in a swamp.
cryptide-clue-forest-lake = The habitat is in a forest or in a lake.
cryptide-clue-not-forest-lake = The habitat is neither in a forest nor in a lake.
cryptide-clue-forest-mountain = The habitat is in a forest or in a mountain.
cryptide-clue-not-forest-mountain = The habitat is neither in a forest nor in a mountain.
cryptide-clue-forest-swamp = The habitat is in a forest or in a swamp.
cryptide-clue-not-forest-swamp = The habitat is neither in a forest nor in a swamp.
cryptide-clue-lake-mountain = The habitat is in a lake or in a mountain.
cryptide-clue-not-lake-mountain = The habitat is neither in a lake nor in a mountain.
cryptide-clue-lake-swamp = The habitat is in a lake or in a swamp.
cryptide-clue-not-lake-swamp = The habitat is neither in a lake nor in a swamp.
cryptide-clue-mountain-swamp = The habitat is in a mountain or in a swamp.
cryptide-clue-not-mountain-swamp = The habitat is neither in a mountain nor in a swamp.
cryptide-clue-within-1-desert = The habitat is at most 1 hex away from a desert.
cryptide-clue-not-within-1-desert = The habitat is more than 1 hex away from any desert.
cryptide-clue-within-1-forest = The habitat is at most 1 hex away from a forest.
cryptide-clue-not-within-1-forest = The habitat is more than 1 hex away from any forest.
cryptide-clue-within-1-lake = The habitat is at most 1 hex away from a lake.
cryptide-clue-not-within-1-lake = The habitat is more than 1 hex away from any lake.
cryptide-clue-within-1-mountain = The habitat is at most 1 hex away from a mountain.
cryptide-clue-not-within-1-mountain = The habitat is more than 1 hex away from any mountain.
cryptide-clue-within-1-swamp = The habitat is at most 1 hex away from a swamp.
cryptide-clue-not-within-1-swamp = The habitat is more than 1 hex away from any swamp.
cryptide-clue-within-1-animal = The habitat is at most 1 hex away from an animal’s territory, bear or puma.
cryptide-clue-not-within-1-animal = The habitat is more than 1 hex away from any animal’s territory, bear or puma.
cryptide-clue-within-2-stone = The habitat is at most 2 hexes away from a standing stone.
cryptide-clue-not-within-2-stone = The habitat is more than 2 hexes away from any standing stone.
cryptide-clue-within-2-shack = The habitat is at most 2 hexes away from an abandoned shack.
cryptide-clue-not-within-2-shack = The habitat is more than 2 hexes away from any abandoned shack.
cryptide-clue-within-2-bear = The habitat is at most 2 hexes away from a bear’s territory.
cryptide-clue-not-within-2-bear = The habitat is more than 2 hexes away from any bear’s territory.
cryptide-clue-within-2-puma = The habitat is at most 2 hexes away from a puma’s territory.
cryptide-clue-not-within-2-puma = The habitat is more than 2 hexes away from any puma’s territory.
cryptide-clue-within-3-white = The habitat is at most 3 hexes away from a white structure.
cryptide-clue-not-within-3-white = The habitat is more than 3 hexes away from any white structure.
cryptide-clue-within-3-green = The habitat is at most 3 hexes away from a green structure.
cryptide-clue-not-within-3-green = The habitat is more than 3 hexes away from any green structure.
cryptide-clue-within-3-blue = The habitat is at most 3 hexes away from a blue structure.
cryptide-clue-not-within-3-blue = The habitat is more than 3 hexes away from any blue structure.
cryptide-clue-within-3-black = The habitat is at most 3 hexes away from a black structure.
cryptide-clue-not-within-3-black = The habitat is more than 3 hexes away from any black structure.

## The common hint

cryptide-hint-no-within-1 = No clue is about 1 hex or less.
cryptide-hint-no-within-2 = No clue is about 2 hexes or less.
cryptide-hint-no-within-3 = No clue is about 3 hexes or less.
cryptide-hint-no-two-terrains = No clue names two terrains.
cryptide-hint-no-terrain = No clue names a terrain.
cryptide-hint-no-desert = No clue mentions a desert.
cryptide-hint-no-forest = No clue mentions a forest.
cryptide-hint-no-lake = No clue mentions a lake.
cryptide-hint-no-mountain = No clue mentions a mountain.
cryptide-hint-no-swamp = No clue mentions a swamp.
cryptide-hint-no-animal = No clue mentions an animal.

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
} for this token ({ $why }): it is dropped.
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
cryptide-outcome-misled = A search without a cube, but no habitat: tokens are wrong, nobody wins.
cryptide-outcome-full = Every hex carries a cube: nobody wins.

## What a table can choose

cryptide-option-mode = Clues
cryptide-option-mode-help = Which clues are in play.
cryptide-option-mode-normal = Normal
cryptide-option-mode-normal-help = 23 clues, no black structures.
cryptide-option-mode-advanced = Advanced
cryptide-option-mode-advanced-help = 48 clues: each exists negated too; black structures.
cryptide-option-table = Honesty
cryptide-option-table-help = Who sees to it that tokens are right.
cryptide-option-table-strict = Strict
cryptide-option-table-strict-help = The referee accepts honest tokens only.
cryptide-option-table-honour = On honour
cryptide-option-table-honour-help = Nobody checks; mistakes are corrected, and wrong tokens are shown at the end.
cryptide-option-answers = Answers
cryptide-option-answers-help = Who answers, at a strict table.
cryptide-option-answers-automatic = Automatic
cryptide-option-answers-automatic-help = The referee answers at once by the clues.
cryptide-option-answers-click = By each player
cryptide-option-answers-click-help = Each player puts his own answer.
cryptide-option-difficulty = Difficulty
cryptide-option-difficulty-help = How many hexes are left when one clue is missing.
cryptide-option-difficulty-any = Any
cryptide-option-difficulty-any-help = Whatever chance gives.
cryptide-option-difficulty-easy = Easy
cryptide-option-difficulty-easy-help = Few hexes are left.
cryptide-option-difficulty-medium = Medium
cryptide-option-difficulty-medium-help = In between.
cryptide-option-difficulty-hard = Hard
cryptide-option-difficulty-hard-help = Many hexes are left.
cryptide-option-first = First player
cryptide-option-first-help = Who begins.
cryptide-option-first-drawn = Drawn
cryptide-option-first-drawn-help = Chance chooses.
cryptide-option-first-1 = Seat 1
cryptide-option-first-1-help = Seat 1 begins.
cryptide-option-first-2 = Seat 2
cryptide-option-first-2-help = Seat 2 begins.
cryptide-option-first-3 = Seat 3
cryptide-option-first-3-help = Seat 3 begins.
cryptide-option-first-4 = Seat 4
cryptide-option-first-4-help = Seat 4 begins.
cryptide-option-first-5 = Seat 5
cryptide-option-first-5-help = Seat 5 begins.
cryptide-option-setup = Code
cryptide-option-setup-help = A code of a map, or of a whole setup. Whoever knows a whole code knows everything.

## Refusals

cryptide-refusal-not-a-move = That is not a move of this game.
cryptide-refusal-game-over = The game is over.
cryptide-refusal-not-your-turn = Nothing is asked of you now.
cryptide-refusal-no-placement-now = On your turn you ask or you search; you do not put a token by itself.
cryptide-refusal-opening-first = The opening cubes come first.
cryptide-refusal-clue-allows = By your clue the habitat may be there: no cube.
cryptide-refusal-clue-excludes = By your clue the habitat is not there.
cryptide-refusal-cube-there = That hex carries a cube: nothing is done there any more.
cryptide-refusal-own-token-there = You have a token on that hex already.
cryptide-refusal-ask-another = Ask somebody else than yourself.
cryptide-refusal-no-such-seat = Nobody sits there.
cryptide-refusal-has-disc = His disc is there already: he has answered.
cryptide-refusal-answer-first = Your answer about that hex is due first.
cryptide-refusal-penalty-first = A penalty cube is due first.
cryptide-refusal-another-hex = Elsewhere than on the hex in question.
cryptide-refusal-extra-first = Another disc is due first.
cryptide-refusal-dishonest = Your clue says otherwise.
cryptide-refusal-strict-table = At a strict table there is no mistake to correct.
cryptide-refusal-no-token = You have no token there.
cryptide-refusal-no-place = The wrong token cannot go there.
cryptide-refusal-place-needed = Say where the wrong token goes.
cryptide-refusal-hint-given = The hint has been given.
cryptide-refusal-hint-asked = Somebody has asked for it already: agree to it.
cryptide-refusal-no-hint-asked = Nobody has asked for a hint.
cryptide-refusal-already-agreed = You have agreed already.
cryptide-refusal-first-not-seated = The first player chosen does not sit at this table.
cryptide-refusal-map-digits = A map code has 18 hexadecimal digits (normal) or 22 (advanced).
cryptide-refusal-map-sections = The first six digits name each section once: 1 to 6 upright, 7 to C turned.
cryptide-refusal-map-place = A structure of the code is off the map.
cryptide-refusal-map-structures = Two structures of the code are on one hex.
cryptide-refusal-map-without-clues = This map has no valid clues for this table.
cryptide-refusal-setup-form = A code is: map, dash, two digits a clue, dash, one digit for the hint.
cryptide-refusal-setup-players = The code must have 3, 4 or 5 clues.
cryptide-refusal-setup-clue = A clue of the code does not exist in this mode.
cryptide-refusal-setup-same-clue = Two players would have the same clue.
cryptide-refusal-setup-habitat = The clues of the code do not leave exactly one hex.
cryptide-refusal-setup-hint = The hint of the code does not go with its clues.
cryptide-refusal-setup-mode = This code is of the other mode.
cryptide-refusal-setup-seats = This code is for another number of players.

## The rules, in a line each

cryptide-rule-cry-1 = The map: six sections, each once, upright or turned; 108 hexes.
cryptide-rule-cry-2 = Five terrains; some hexes are bear or puma territory.
cryptide-rule-cry-3 = Stones and shacks in three colours, four in advanced mode; never two on one hex.
cryptide-rule-cry-4 = 24 clues: two terrains, or a distance to a terrain, an animal, a structure.
cryptide-rule-cry-5 = Normal: 23 clues without black. Advanced: all 24 and their negations.
cryptide-rule-cry-6 = No two clues alike; exactly one hex fits all of them: the habitat.
cryptide-rule-cry-7 = A generated setup is unique, and no clue in it is needless.
cryptide-rule-cry-8 = Same seed, same setup; a code gives it again.
cryptide-rule-cry-9 = Difficulty: how many hexes are left when one clue is missing.
cryptide-rule-cry-10 = The companion serves owners of the box.
cryptide-rule-cry-11 = The solver gives the hexes and clues that are still possible.
cryptide-rule-cry-12 = Everybody first puts two cubes where his clue excludes the habitat.
cryptide-rule-cry-13 = A structure does not hinder; a cube does.
cryptide-rule-cry-14 = The first player begins.
cryptide-rule-cry-15 = Cube: not here. Disc: maybe. One cube a hex, one token a player and hex.
cryptide-rule-cry-16 = On a hex with a cube nothing is done any more.
cryptide-rule-cry-17 = Tokens are honest and stay.
cryptide-rule-cry-18 = Question: a hex without a cube, to one other player.
cryptide-rule-cry-19 = The one asked puts a disc or a cube; never twice on one hex.
cryptide-rule-cry-20 = If he puts a cube, the asker puts one of his own elsewhere.
cryptide-rule-cry-21 = Search: your disc first; if it is there already, another one elsewhere.
cryptide-rule-cry-22 = Then everybody answers in turn; whoever has a disc there is passed over.
cryptide-rule-cry-23 = The first cube stops the search, and costs a cube elsewhere.
cryptide-rule-cry-24 = No cube at all: it is the habitat, and the game is won.
cryptide-rule-cry-25 = Without a possible hex a token that is due is dropped.
cryptide-rule-cry-26 = Strict table: only honest tokens are offered.
cryptide-rule-cry-27 = Honour table: whoever was wrong says so and corrects it.
cryptide-rule-cry-28 = One hint a game, if all agree (all but one with 4 or 5).
cryptide-rule-cry-29 = A hint says what no clue is.
cryptide-rule-cry-30 = The list of clues is open to all; the notebook is private.
cryptide-rule-cry-31 = At the end all clues are shown.
cryptide-rule-cry-32 = One knows the map, the tokens, the questions and one’s own clue.
cryptide-rule-cry-33 = Two ways to reason: player by player, or all together.
cryptide-rule-cry-34 = On your turn one question or one search; then the left neighbour.
