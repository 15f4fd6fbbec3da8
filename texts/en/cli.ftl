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
cli-play-advice = { $worth ->
    [yes] A bot of level “{ $level }” would play, the best first (in brackets: its share of the victory then, as it sees it):
   *[no] A bot of level “{ $level }” would play:
}
cli-play-advice-none = A bot of level “{ $level }” would leave it.
cli-play-advice-beliefs = What it believes, from what you have seen:
cli-play-advice-move = (“{ $typed }” is a move here, too: type its number, { $number }.)
cli-play-hint = Type a number, a move or the beginning of its words. `? air-3` explains a card, `? bes-12` a rule; `hint` asks a bot for advice.
cli-play-no-help = There is no help about `{ $thing }`.
cli-play-left = The game was left before its end.
cli-play-recorded = The record is in { $file }.

## bot

cli-bot-seated = Seated as “{ $name }”, player { $seat } at { $game }.
cli-bot-away = The server cannot be reached ({ $why }). Trying again.
cli-bot-lost = The program has lost its seat until the end of this game: { $fault ->
    [silence] it did not answer in time.
    [illegal] it chose a move that it was not offered ({ $detail }).
   *[garbled] it answered something that is no answer ({ $detail }).
}
cli-bot-error = The server says: { $detail }

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

## match

cli-match-game = game
cli-match-goal = floor / aim
cli-match-reached = reached
cli-match-reached-nothing = nothing
cli-match-reached-floor = floor
cli-match-reached-aim = aim
cli-match-of-players = { $n ->
    [one] alone
   *[other] { $n } players
}
cli-match-suite-title = Strength of the bots
cli-match-suite-notes = Each line is a level against copies of “reference”, on deals that were not used for tuning. “Reached” goes by the share itself, not by its interval; games stand beside the number that says enough where they are fewer. Luck: how often one deal gives two games to the same seat or side (in brackets: by chance alone).
cli-match-bot = bot
cli-match-side = as
cli-match-against = against
cli-match-games = games
cli-match-victories = victories
cli-match-share = share of victories
cli-match-par = an equal bot
cli-match-luck = luck
cli-match-ceiling = with the cards open
cli-match-rating = rating
cli-match-thought = time a decision
cli-match-ending = { $who }: { $reason }
cli-match-time = Played in { $time }.
cli-match-written = The report is in { $file }.
cli-match-open = The test is not decided: more games are needed.
cli-match-rather = The test is decided: the share is rather { $share }.
cli-match-above = The share is above { $share }.
cli-match-below = The share is below { $share }.
cli-match-fault = { $who } { $what } (times: { $times }, first in game/seat { $where }); it was replaced by random moves. { $thing }
cli-match-fault-start = could not be started
cli-match-fault-silence = did not answer in time
cli-match-fault-crash = ended before the game
cli-match-fault-garbled = gave an answer that is none
cli-match-fault-illegal = chose a move that was not offered
cli-match-bound-same-seat = Luck: of two games with one deal, equal bots let the same seat win both in { $share }; chance alone gives { $what }.
cli-match-bound-same-side = Luck: of two games with one deal, equal bots let the same side win both in { $share }; chance alone gives { $what }.
cli-match-bound-both-won = Luck: of two games with one deal, the same bot wins both in { $share }; chance alone gives { $what }.
cli-match-bound-true-state-search = With the cards open: a search of the true position wins { $share }, an equal bot { $what }.
cli-match-bound-true-hands-search = With the cards open: a search that sees all hands wins { $share }, an equal bot { $what }.
cli-match-bound-knows-habitat = With the cards open: who knows the habitat wins { $share }, an equal bot { $what }.
cli-match-bound-knows-lair = With the cards open: who knows the lair wins { $share }, an equal bot { $what }.
cli-match-bound-knows-wolves = With the cards open: a village that knows its wolves wins { $share }, one like the others { $what }.
cli-match-bound-lucky-seer = With the cards open: a village whose Seer always looks at a wolf wins { $share }, one like the others { $what }.
cli-match-bound-source = These bounds were measured against the reference bots of November 2026, with the usual options.
cli-match-language = en
cli-match-title = { $game }: a match
cli-match-players = players:
cli-match-deals = deals:
cli-match-all-games = games:
cli-match-moves = moves a game:
cli-match-seed = seed:
cli-match-options = options:
cli-match-strength = strength and thought
cli-match-simulations = rating by simulations a decision
cli-match-endings = how games end
cli-match-notes = remarks
cli-match-legend = Dots: shares with their 95 % intervals. Dashes: an equal bot. Triangles: a bot that sees what is hidden.
cli-match-method = Each deal is played with every seating. Intervals of shares are Wilson’s, for as many games as the deals are worth; ratings follow Bradley and Terry, and Plackett and Luce for more than two, with intervals by weighing deals at random. 400 points are ten victories for one.

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
cli-bench-decisions = decisions of the level normal
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
