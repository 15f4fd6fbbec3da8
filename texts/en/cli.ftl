# The words of the terminal program.

## games

cli-games-game = game
cli-games-players = players
cli-games-minutes = minutes
cli-games-options = options
cli-games-bots = bots
cli-games-default = by default

## play

cli-play-welcome = “?” lists the moves and explains the cards, Enter shows the table again, “quit” leaves.
cli-play-person = Player { $seat }
cli-play-prompt = { $name }, your move >
cli-play-pass = Pass the keyboard to { $name }, who presses Enter.
cli-play-free = (Enter: leave it.)
cli-play-no-pass = Everybody waits for you: choose a move (“?” lists them).
cli-play-nothing = Nothing was played. “?” lists what you can do.
cli-play-which = Which one?
cli-play-moves = Moves
cli-play-cards = Cards on the table and in hand
cli-play-hint = Type a number, a move or the beginning of its words. `? air-3` explains a card, `? bes-12` a rule.
cli-play-no-help = There is no help about `{ $thing }`.
cli-play-left = The game was left before its end.
cli-play-recorded = The record is in { $file }.

## replay

cli-replay-enter = Enter for the next move

## scenario

cli-scenario-passed = ok { $file }: { $title } ({ $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
})
cli-scenario-failed = { $failed } of { $all } failed.

## lesson

cli-lesson-passed = ok { $file }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $answers ->
    [0] no answer to mistakes
    [one] one answer to a mistake
   *[other] { $answers } answers to mistakes
}, about { $time } for who makes none.
cli-lesson-failed = { $failed } of { $all } failed.

## riddles

cli-riddles-passed = ok { $file }: { $count ->
    [one] one riddle
   *[other] { $count } riddles
  }, proven.
cli-riddles-failed = { $failed ->
    [one] One riddle is
   *[other] { $failed } riddles are
  } at fault.

## simulate

cli-simulate-bot = bot
cli-simulate-games = games
cli-simulate-wins = wins
cli-simulate-share = share of wins
cli-simulate-rank = mean place
cli-simulate-points = mean points
cli-simulate-seat = on seat { $seat }
cli-simulate-options = options
cli-simulate-players = players
cli-simulate-moves = moves a game
cli-simulate-length = { $games } games of { $mean } moves on average ({ $least } to { $most }), in { $seconds } s: { $rate } moves/s
cli-simulate-outcome = ended by { $reason }: { $games } games, { $share }

## bench

cli-bench-game = **{ $game }**, { $players } players: { $moves } moves a random game, a state of { $state } bytes, an observation of { $packed } bytes
cli-bench-what = on one core, in a second
cli-bench-rate = middle
cli-bench-least = slowest
cli-bench-most = fastest
cli-bench-moves = random moves
cli-bench-moves-observed = random moves, each with a packed observation
cli-bench-views = views
cli-bench-observations = packed observations
cli-bench-clones = copies of a state
cli-bench-worlds = imagined worlds
cli-bench-worlds-pooled = imagined worlds, a pool of 64 at a time
cli-bench-simulations = simulations of a search, with its worlds
cli-bench-refereed = moves refereed: read, checked, played, all seats’ views
cli-bench-server = the same, with the views as JSON
cli-bench-session = moves as they are served: checked, played, every seat’s moment as text

## Cryptide

cli-cryptide-setup = **{ $code }**
cli-cryptide-legend = D desert, F forest, L lake, M mountain, S swamp; b bear, p puma; ▲ stone, ⌂ shack: w white, g green, b blue, k black
cli-cryptide-clue = { $seat }. { $clue }
cli-cryptide-end = Hint: { $hint } Habitat: { $habitat }. Difficulty: { $difficulty } (hexes left on average without one clue: { $mean }).
cli-cryptide-seed = Seed: { $seed }
cli-bench-setups-normal-3 = setups, normal, 3 players
cli-bench-setups-normal-4 = setups, normal, 4 players
cli-bench-setups-normal-5 = setups, normal, 5 players
cli-bench-setups-advanced-3 = setups, advanced, 3 players
cli-bench-setups-advanced-4 = setups, advanced, 4 players
cli-bench-setups-advanced-5 = setups, advanced, 5 players
cli-bench-solver-lines = solver lines
cli-bench-joint-normal-4 = joint inferences, normal, 4 players
cli-bench-joint-advanced-5 = joint inferences, advanced, 5 players

## gevaudan

cli-gevaudan-valid = { $file } is a valid board. Its code, for the option board:
