# The words of the terminal program.

## games

cli-games-game = game
cli-games-players = players
cli-games-minutes = minutes
cli-games-options = options
cli-games-bots = bots
cli-games-default = by default

## play

cli-play-welcome = `?` lists the moves and explains the cards, `quit` leaves.
cli-play-person = Player { $seat }
cli-play-bot = Bot { $seat } ({ $level })
cli-play-prompt = { $name }, your move >
cli-play-pass = Pass the keyboard to { $name }, who presses Enter.
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

## simulate

cli-simulate-bot = bot
cli-simulate-games = games
cli-simulate-wins = wins
cli-simulate-share = share of wins
cli-simulate-rank = mean place
cli-simulate-seat = on seat { $seat }
cli-simulate-length = { $games } games of { $mean } moves on average ({ $least } to { $most }), in { $seconds } s: { $rate } moves/s

## bench

cli-bench-game = **{ $game }**: { $moves } moves a random game, a state of { $state } bytes, an observation of { $packed } bytes
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
cli-bench-refereed = moves refereed: read, checked, played, all seats’ views
cli-bench-server = the same, with the views as JSON
cli-bench-sitting = moves through the house: checked, played, all seats’ moments as JSON

## Bestioles

cli-bestioles-head = Battle { $battle } · { $me } { $mine } – { $theirs } { $other } (to { $target }) · { $first } is first player and holds ties · deck: { $deck }
cli-bestioles-hand = Hand of { $name } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; withdrawing now gives { $points ->
    [1] 1 point
   *[other] { $points } points
}):
cli-bestioles-contained = Containment: any card played face down is destroyed.
cli-bestioles-blockaded = ⚠ Blockade: any card played there is destroyed.
cli-bestioles-air-drop = Air Drop: the next card of { $name } may go face up anywhere.
