# Bestioles en guerre. Read by the client, the server and the terminal.

## Theatres

bestioles-theatre-air = Air
bestioles-theatre-land = Land
bestioles-theatre-sea = Sea
bestioles-from-air = Air
bestioles-from-land = Land
bestioles-from-sea = Sea
bestioles-to-air = Air
bestioles-to-land = Land
bestioles-to-sea = Sea
bestioles-in-air = in the Air
bestioles-in-land = on Land
bestioles-in-sea = at Sea

## Cards: name, short text printed on the card, help

bestioles-card-air-1 = Support
bestioles-card-air-1-text = You have +3 in each adjacent theatre.
bestioles-card-air-1-help = While it is face up, you add 3 to your total in each theatre next to its own: two from the middle, one from an end. The bonus counts even where you have no card. It is measured from where the card lies, not from Air.
bestioles-card-air-2 = Air Drop
bestioles-card-air-2-text = Your next card may go face up anywhere.
bestioles-card-air-2-help = The next card you play may go face up to a theatre that is not its own. Any card you play uses it up: face down, destroyed, played by Redeploy or by Reinforce. ° It survives if Air Drop is turned down, does not add up, and lapses with the battle.
bestioles-card-air-3 = Maneuver
bestioles-card-air-3-text = Flip an uncovered card in an adjacent theatre.
bestioles-card-air-3-help = You must flip an uncovered card, yours or your opponent’s, in a theatre next to Maneuver. It cannot flip itself. With nothing to flip next door it does nothing.
bestioles-card-air-4 = Aerodrome
bestioles-card-air-4-text = Your cards of strength 3 or less may go face up anywhere.
bestioles-card-air-4-help = While it is face up, you may play your cards of printed strength 3 or less face up in any theatre. It serves you alone, also for the card that Redeploy makes you play.
bestioles-card-air-5 = Containment
bestioles-card-air-5-text = Any card played face down is destroyed.
bestioles-card-air-5-help = While it is face up, every card played face down, by either player and in any theatre, goes under the deck at once. Reinforce and Redeploy are no exception. Cards already on the table and cards that are flipped are safe.
bestioles-card-air-6 = Heavy Bombers
bestioles-card-air-6-text = No ability.
bestioles-card-air-6-help = Strength six and nothing else. Played face up, it sets nothing off.
bestioles-card-land-1 = Reinforce
bestioles-card-land-1-text = Draw a card and play it face down in an adjacent theatre.
bestioles-card-land-1-help = You draw the top card, you alone see it, then you play it face down in a theatre next to Reinforce. It is a card played: Containment and Blockade may destroy it, and it uses up Air Drop. ° With an empty deck nothing happens.
bestioles-card-land-2 = Ambush
bestioles-card-land-2-text = Flip any uncovered card.
bestioles-card-land-2-help = You must flip an uncovered card, yours or your opponent’s, in any theatre. Ambush may flip itself; alone on the table, it has to.
bestioles-card-land-3 = Maneuver
bestioles-card-land-3-text = Flip an uncovered card in an adjacent theatre.
bestioles-card-land-3-help = You must flip an uncovered card, yours or your opponent’s, in a theatre next to Maneuver. It cannot flip itself. With nothing to flip next door it does nothing.
bestioles-card-land-4 = Cover Fire
bestioles-card-land-4-text = The cards it covers count 4.
bestioles-card-land-4-help = While it is face up, every card below it in its pile counts 4, face up or down. That weakens 5s and 6s too. It works even when covered, and on its new pile if it is moved.
bestioles-card-land-5 = Disrupt
bestioles-card-land-5-text = Flip one of your cards, then your opponent one of theirs.
bestioles-card-land-5-help = You flip one of your uncovered cards, then your opponent flips one of theirs, each by their own choice. Disrupt may flip itself. Whoever has no card is skipped. Abilities that wake up wait until both cards are flipped. °
bestioles-card-land-6 = Heavy Tanks
bestioles-card-land-6-text = No ability.
bestioles-card-land-6-help = Strength six and nothing else. Played face up, it sets nothing off.
bestioles-card-sea-1 = Transport
bestioles-card-sea-1-text = You may move one of your cards.
bestioles-card-sea-1-help = You may move one of your cards, even covered or face down, to another theatre. It keeps its face and goes on top of your pile. Moving is not playing: neither Blockade nor Containment reacts, and no ability is set off. Transport may move itself.
bestioles-card-sea-2 = Escalation
bestioles-card-sea-2-text = Your face-down cards count 4.
bestioles-card-sea-2-help = While it is face up, all your face-down cards count 4 instead of 2, in all three theatres. Turned down, it stops and they are back to 2.
bestioles-card-sea-3 = Maneuver
bestioles-card-sea-3-text = Flip an uncovered card in an adjacent theatre.
bestioles-card-sea-3-help = You must flip an uncovered card, yours or your opponent’s, in a theatre next to Maneuver. It cannot flip itself. With nothing to flip next door it does nothing.
bestioles-card-sea-4 = Redeploy
bestioles-card-sea-4-text = You may take back one of your face-down cards, then play again.
bestioles-card-sea-4-help = You may take one of your face-down cards back in hand, covered or not. If you do, play a card from your hand at once, face up or down: the one you took back or another. You cannot withdraw at that moment.
bestioles-card-sea-5 = Blockade
bestioles-card-sea-5-text = In an adjacent theatre that already holds 3 cards, any card played is destroyed.
bestioles-card-sea-5-help = While it is face up, a card played to a theatre next to its own that already holds three cards or more goes under the deck at once. The cards of both sides count, covered ones too. Its own theatre stays free.
bestioles-card-sea-6 = Super Battleship
bestioles-card-sea-6-text = No ability.
bestioles-card-sea-6-help = Strength six and nothing else. Played face up, it sets nothing off.

bestioles-hidden = Face down
bestioles-hidden-worth = Face down, counts { $strength }
bestioles-hidden-title = Face-down card
bestioles-hidden-help = A face-down card is a joker of strength 2 without ability. Escalation lifts those of its side to 4, Cover Fire those it covers. You may always look at yours, never at your opponent’s. The eye marks a face-down card that you know. °
bestioles-kind-instant = Instant
bestioles-kind-ongoing = Ongoing

## Log

bestioles-cause-turn = their turn
bestioles-cause-redeploy = Redeploy
bestioles-cause-reinforce = Reinforce
bestioles-doom-containment = Containment destroys it
bestioles-doom-blockade = Blockade destroys it

bestioles-news-battle_begun = Battle { $battle } · { $firstIs ->
    [you] you play first
   *[other] { $first } plays first
}
bestioles-news-played = { $seatIs ->
    [you] **You** play
   *[other] **{ $seat }** plays
} { $card ->
    [none] a card face down
   *[other] **{ $card }**{ $up ->
        [yes] {""}
       *[no] {" "}face down
    }
} { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}{ $causeId ->
    [redeploy] {" "}(Redeploy)
    [reinforce] {" "}(Reinforce)
   *[turn] {""}
}{ $doom ->
    [none] .
   *[other] : { $doom }.
}
bestioles-news-set_off = { $seatIs ->
    [you] Your **{ $card }** takes effect.
   *[other] **{ $card }** takes effect for { $seat }.
}
bestioles-news-ignored = **{ $card }** has nothing to act on and is ignored.
bestioles-news-flipped = { $byIs ->
    [you] **You** flip
   *[other] **{ $by }** flips
} { $card ->
    [none] a card
   *[other] **{ $card }**
} { $sideIs ->
    [you] on your side
   *[other] on { $side }’s side
} { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}: now face { $up ->
    [yes] up
   *[no] down
}.
bestioles-news-drew = { $seatIs ->
    [you] **You** draw
   *[other] **{ $seat }** draws
} { $card ->
    [none] a card
   *[other] **{ $card }**
}.
bestioles-news-moved = { $seatIs ->
    [you] **You** move
   *[other] **{ $seat }** moves
} { $card ->
    [none] a face-down card
   *[other] **{ $card }**
} { $fromId ->
    [air] from Air
    [land] from Land
   *[sea] from Sea
} { $toId ->
    [air] to Air
    [land] to Land
   *[sea] to Sea
}.
bestioles-news-took_back = { $seatIs ->
    [you] **You** take back
   *[other] **{ $seat }** takes back
} { $card ->
    [none] a face-down card
   *[other] the face-down **{ $card }**
} { $fromId ->
    [air] from Air
    [land] from Land
   *[sea] from Sea
}.
bestioles-news-declined = { $seatIs ->
    [you] **You** do not use
   *[other] **{ $seat }** does not use
} **{ $card }**.
bestioles-news-withdrew = { $seatIs ->
    [you] **You** withdraw
   *[other] **{ $seat }** withdraws
} with { $cards ->
    [0] an empty hand
    [1] one card in hand
   *[other] { $cards } cards in hand
}.
bestioles-news-battle_ended = { $resultWinnerIs ->
    [you] **You** win
   *[other] **{ $resultWinner }** wins
} the battle{ $resultWithdrawn ->
    [yes] {" "}by withdrawal
   *[no] {""}
}: { $resultPoints ->
    [1] one point
   *[other] { $resultPoints } points
}.
bestioles-news-war_ended = { $winnerIs ->
    [you] **You** win the war!
   *[other] **{ $winner }** wins the war.
}

## What is asked

bestioles-prompt-turn = Choose the card you play, or withdraw.
bestioles-prompt-turn-detail = Withdrawing now would give { $name } { $points ->
    [1] one point
   *[other] { $points } points
}.
bestioles-prompt-play = Redeploy: choose the card you play again.
bestioles-prompt-play-detail = Any card of your hand, face up or face down.
bestioles-prompt-flip = { $card }: choose the card to flip{ $cardId ->
    [land-2] , anywhere
   *[other] {" "}in an adjacent theatre
}.
bestioles-prompt-flip-detail = An uncovered card, yours or { $name }’s.
bestioles-prompt-flip_own = Disrupt: choose which of your own cards is flipped.
bestioles-prompt-flip_own-detail = { $ownerIs ->
    [you] { $name } will then flip one of theirs.
   *[other] Your opponent’s Disrupt strikes both sides.
}
bestioles-prompt-reinforce = Reinforce: where do you play { $drawn }, face down?
bestioles-prompt-reinforce-detail = You have just drawn this card; you alone see it.
bestioles-prompt-transport = Transport: choose one of your cards and its new theatre, or move nothing.
bestioles-prompt-transport-detail = Even covered or face down; it keeps its face and goes on top.
bestioles-prompt-redeploy = Redeploy: take back one of your face-down cards, or leave them.
bestioles-prompt-redeploy-detail = If you take one back, you play a card at once.
bestioles-prompt-contained = Containment: any card played face down would be destroyed.
bestioles-prompt-air-drop = Air Drop: your card may go face up anywhere.
bestioles-wait-turn = { $name } is choosing a card to play.
bestioles-wait-turn-detail = { $cards ->
    [0] An empty hand
    [1] One card left
   *[other] { $cards } cards left
}.
bestioles-wait-play = { $name } is playing a card again (Redeploy).
bestioles-wait-flip = { $name } is choosing the card that { $card } flips.
bestioles-wait-flip_own = { $name } is choosing which of their own cards is flipped (Disrupt).
bestioles-wait-reinforce = { $name } is placing the card drawn by Reinforce.
bestioles-wait-transport = { $name } may move one of their cards (Transport).
bestioles-wait-redeploy = { $name } may take back a face-down card (Redeploy).
bestioles-prompt-over = { $winnerIs ->
    [you] You have won the war, { $points } to { $less }.
   *[other] { $name } has won the war, { $points } to { $less }.
}
bestioles-prompt-over-detail = All the cards are shown.

## The table

bestioles-hand = Your hand
bestioles-hand-of = { $name }’s hand
bestioles-hand-holding = { $card } in hand
bestioles-hand-hint = Choose a card, then its place; or drag it there.
bestioles-hand-help = “?” or long press: help.
bestioles-hand-wait = You may study your cards meanwhile.
bestioles-hand-empty = Your hand is empty.
bestioles-hand-moving = Where does { $card } go?
bestioles-hand-on-board = Choose on the table.
bestioles-drawn = Card drawn
bestioles-put-down = Put down
bestioles-about = Help: { $card }
bestioles-decline = Do nothing
bestioles-decline-transport = Move nothing
bestioles-decline-redeploy = Leave them
bestioles-side-of = { $name }’s side
bestioles-side-mine = Your side
bestioles-you = You
bestioles-first = first player
bestioles-second = second player
bestioles-lead = { $nameIs ->
    [you] You control
   *[other] { $name } controls
} it by { $by }
bestioles-lead-tie = Tied: { $nameIs ->
    [you] you control
   *[other] { $name } controls
} it as first player
bestioles-board = The three theatres
bestioles-rail = Deck and withdrawal
bestioles-theatre-label = { $theatre }: { $other } { $theirs }, { $me } { $mine }. { $lead }.
bestioles-support = Support +{ $support }
bestioles-slot-up = Face up
bestioles-slot-up-short = face up
bestioles-slot-down = Face down
bestioles-slot-down-short = face down
bestioles-slot-move = Here
bestioles-slot-destroyed = lost
bestioles-why-blockade = Blockade: it would be destroyed.
bestioles-why-containment = Containment: it would be destroyed.
bestioles-blockaded = Blockade: any card played here is destroyed
bestioles-card-label = { $card }, { $theatre }, strength { $strength }
bestioles-card-label-now = { $card }, { $theatre }, counts { $strength }
bestioles-hidden-label = Face-down card, strength { $strength }
bestioles-known-label = Face-down card known to you: { $card }, counts { $strength }
bestioles-shown-label = Face-down card known to all: { $card }, counts { $strength }
bestioles-covered = covered
bestioles-printed = { $n } printed
bestioles-waiting = Next: { $cards }
bestioles-waiting-mine = { $card } (you)
bestioles-waiting-other = { $card } ({ $name })
bestioles-contained = Containment: any card played face down is destroyed
bestioles-air-drop-mine = Air Drop: your next card may go anywhere
bestioles-air-drop-other = Air Drop: { $name }’s next card may go anywhere
bestioles-holds = { $name } holds: { $cards }
bestioles-left-hand = Left in { $name }’s hand: { $cards }
bestioles-withdraw = Withdraw
bestioles-withdraw-intro = { $name } wins the battle and scores, by the cards in your hand:
bestioles-withdraw-intro-other = The opponent scores, by the cards in { $name }’s hand:
bestioles-withdraw-row = { $last ->
    [0] empty hand
    [1] { $list } card
   *[other] { $list } cards
}
bestioles-withdraw-line = { $cards }: { $points }
bestioles-points-short = { $points ->
    [1] 1 pt
   *[other] { $points } pts
}
bestioles-withdraw-button = Withdraw: { $points ->
    [1] 1 pt
   *[other] { $points } pts
} to { $name }
bestioles-withdraw-confirm = Withdraw? { $name } wins the battle and scores { $points ->
    [1] one point
   *[other] { $points } points
}.
bestioles-withdraw-yes = Withdraw
bestioles-battle-deck = Battle { $battle } · deck: { $cards }
bestioles-tie = A tie goes to the first player.
bestioles-deck-known = You know in it: { $cards }
bestioles-last-battle = Last battle: { $winnerIs ->
    [you] you
   *[other] { $name }
}, +{ $points }{ $withdrawn ->
    [yes] {" "}(withdrawal)
   *[no] {""}
}
bestioles-result-withdrawn = { $name } withdrew: { $points ->
    [1] one point
   *[other] { $points } points
} to { $winnerIs ->
    [you] you
   *[other] { $winner }
}.
bestioles-result-withdrawn-you = You withdrew: { $points ->
    [1] one point
   *[other] { $points } points
} to { $winner }.
bestioles-result-title = Battle { $battle }: { $winnerIs ->
    [you] you win it
   *[other] { $name } wins it
}
bestioles-result-held = { $held ->
    [3] All three theatres
   *[other] { $one } and { $two }
} go to { $winnerIs ->
    [you] you
   *[other] { $winner }
}, fought to the end: { $points ->
    [0] no points
    [1] one point
   *[other] { $points } points
}.
bestioles-result-next = Next battle
bestioles-result-close = See the table

## The end of a battle, beat after beat

bestioles-beat-last = That was the last card of the battle.
bestioles-beat-count = { $theatre }: { $name } { $theirs }, { $nearIs ->
    [you] you
   *[other] { $near }
} { $mine }.
bestioles-beat-holder = { $theatre } is { $holderIs ->
    [you] yours
   *[other] { $holder }’s
}.
bestioles-beat-sum = { $won ->
    [3] All three theatres
   *[other] Two theatres to one
}: the battle is { $winnerIs ->
    [you] yours
   *[other] { $winner }’s
}.
bestioles-beat-look = Look at the table, it stays as it is.
bestioles-beat-result = { $winnerIs ->
    [you] You carry the day.
   *[other] { $winner } carries the day.
}
bestioles-beat-next = Nothing is dealt before you agree.
bestioles-beat-war = And with this battle, the war.
bestioles-beat-chip = { $winnerIs ->
    [you] You win
   *[other] { $winner } wins
} battle { $battle }, +{ $points }
bestioles-beat-change = { $was } becomes { $is }: the card is { $up ->
    [yes] face up
   *[no] face down
}.
bestioles-beat-turned = { $card ->
    [none] { $change }
   *[other] { $card }, { $change }
}
bestioles-trace-laid = laid
bestioles-trace-flipped = turned over
bestioles-trace-moved = moved
bestioles-trace-label = { $card }, { $what } by { $name }
bestioles-beat-deal = A new deal: the theatres move on.

## What is in hand

bestioles-ask-place = Where do you play { $card }: face up ({ $strength }) or face down ({ $hidden })?
bestioles-ask-hide = Where do you lay { $card }, face down ({ $hidden })?
bestioles-ask-lose = { $doom ->
    [blockade] Blockade
   *[containment] Containment
} will destroy { $card ->
    [none] this card
   *[other] { $card }
}. Play it all the same?
bestioles-ask-lose-blockade = This theatre is next to Blockade and already holds three cards.
bestioles-ask-lose-containment = Any card played face down is destroyed.
bestioles-lose-title = Card lost{ $card ->
    [none] {""}
   *[other] : { $card }
}
bestioles-lose-unseen = Nobody will see which one it was.
bestioles-lose-seen = It goes under the deck, in full view.
bestioles-lose-no = Don’t play it there
bestioles-lose-yes = Destroy it all the same

## Moves

bestioles-move-deploy = Play { $card } face up { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-improvise = Play { $card } face down { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-withdraw = Withdraw
bestioles-move-flip = Flip { $card ->
    [none] the face-down card
   *[other] { $card }
} { $sideIs ->
    [you] on your side
   *[other] on { $name }’s side
} { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-reinforce = Play the drawn card { $theatreId ->
    [air] { bestioles-in-air }
    [land] { bestioles-in-land }
   *[sea] { bestioles-in-sea }
}
bestioles-move-transport = Move { $card } to { $theatreId ->
    [air] Air
    [land] Land
   *[sea] Sea
}
bestioles-move-redeploy = Take { $card } back in hand
bestioles-move-decline = Do nothing

## Players, the end

bestioles-facts = { $cards ->
    [0] empty hand
    [1] 1 card
   *[other] { $cards } cards
} · { $first ->
    [yes] first
   *[no] second
}
bestioles-facts-detail = Withdrawing would give the opponent { $points ->
    [1] one point
   *[other] { $points } points
}
bestioles-outcome-points = { $winnerIs ->
    [you] You are first to
   *[other] { $winner } is first to
} { $target } points.
bestioles-ending-title = { $winnerIs ->
    [you] You win the war!
   *[other] { $name } wins the war
}
bestioles-ending-score = { $points } to { $less }, in { $battles ->
    [1] one battle
   *[other] { $battles } battles
}.
bestioles-ending-last = Last battle: { $points ->
    [1] one point
   *[other] { $points } points
}{ $withdrawn ->
    [yes] , by withdrawal
   *[no] , fought to the end
}.

## Options

bestioles-option-target = Length of the war
bestioles-option-target-help = Points needed to win it.
bestioles-option-target-12 = 12 points
bestioles-option-target-12-help = The default war: two to four battles.
bestioles-option-target-18 = 18 points
bestioles-option-target-18-help = A long war, in which a withdrawal can be made good.
bestioles-option-target-bleusaille = Rookies
bestioles-option-target-bleusaille-help = A short game: every battle gives one point, and withdrawing is of no use any more; three points win.

## Refusals

bestioles-refusal-not-a-move = That is not a move of this game.
bestioles-refusal-not-your-turn = Nothing is asked of you now.
bestioles-refusal-war-over = The war is over.
bestioles-refusal-not-in-hand = You do not have that card in hand.
bestioles-refusal-wrong-theatre = Face up, this card goes only to its own theatre; face down, it goes anywhere.
bestioles-refusal-no-withdrawal-now = You may withdraw only on your own turn, not while an ability is carried out.
bestioles-refusal-answer-first = An ability waits for your answer first. °
bestioles-refusal-no-uncovered-card = There is no uncovered card to flip there.
bestioles-refusal-not-adjacent = That theatre is not next to the card.
bestioles-refusal-not-your-card = That card is not yours.
bestioles-refusal-not-on-table = That card is not on the table.
bestioles-refusal-same-theatre = The card is already in that theatre.
bestioles-refusal-not-face-down = Only a face-down card can be taken back.
bestioles-refusal-cannot-decline = This ability is mandatory.
bestioles-refusal-no-ability-asks = No ability asks you anything now.
bestioles-refusal-nothing-to-decline = There is no ability to decline.

## Summary of the rules

bestioles-rules = The rules on one page
bestioles-rules-1-title = The aim
bestioles-rules-1 = Two commanders fight over three theatres: Air, Land and Sea. Whoever controls at least two wins the battle and scores points; the first to twelve wins the war.
bestioles-rules-2-title = The deal
bestioles-rules-2 = Eighteen cards, six for each player, six in a deck that nobody has seen. The theatres lie in a row: the middle one is next to both others, the two ends do not touch.
bestioles-rules-3-title = Your turn
bestioles-rules-3 = Play a card face up in the theatre of its colour, or any card as a joker, face down, anywhere: it then counts 2 and has no ability. Or withdraw. There is no passing and no drawing.
bestioles-rules-4-title = Piles
bestioles-rules-4 = You play on your own side only, on top of your own cards. A covered card still counts but can no longer be flipped. You may look at your face-down cards, never at those across.
bestioles-rules-5-title = Abilities
bestioles-rules-5 = The flash: the ability works once, as soon as the card is played or turned face up. Infinity: it works while the card is face up, even covered. An ability is mandatory unless it says “you may”. Several abilities wait their turn in the order in which they woke up. °
bestioles-rules-6-title = Destroyed
bestioles-rules-6 = A card destroyed as it is played goes under the deck and does nothing. Moving a card is not playing it.
bestioles-rules-7-title = End of a battle
bestioles-rules-7 = When both hands are empty the totals are compared; a tie, even 0–0, goes to the first player. A battle fought to the end gives six points.
bestioles-rules-8-title = Withdrawing
bestioles-rules-8 = Withdrawing early is cheap: your opponent scores by the cards you have left. First player, 6 to 4 cards: 2 points · 3 or 2: 3 · 1: 4 · empty hand: 6. Second player, 6 or 5 cards: 2 points · 4 or 3: 3 · 2: 4 · 1 or empty hand: 6. It is often the best move of a lost battle.
bestioles-rules-9-title = The next one
bestioles-rules-9 = All cards are dealt again, the theatres shift by one place, and the roles of first and second player are swapped.

bestioles-help =
    {""}**{ bestioles-rules-1-title }.** { bestioles-rules-1 }
    {""}**{ bestioles-rules-2-title }.** { bestioles-rules-2 }
    {""}**{ bestioles-rules-3-title }.** { bestioles-rules-3 }
    {""}**{ bestioles-rules-4-title }.** { bestioles-rules-4 }
    {""}**{ bestioles-rules-5-title }.** { bestioles-rules-5 }
    {""}**{ bestioles-rules-6-title }.** { bestioles-rules-6 }
    {""}**{ bestioles-rules-7-title }.** { bestioles-rules-7 }
    {""}**{ bestioles-rules-8-title }.** { bestioles-rules-8 }
    {""}**{ bestioles-rules-9-title }.** { bestioles-rules-9 }
    {""}**Of our house** (°): what the published rules leave open, and we had to settle ourselves.

## Rule by rule, one line each

bestioles-rule-bes-1 = The three theatres lie in a row in random order; the two ends are not adjacent.
bestioles-rule-bes-2 = The first player is drawn by lot, then turns alternate; only the one who is asked may act.
bestioles-rule-bes-3 = Six cards in each hand, six in a deck that nobody has seen.
bestioles-rule-bes-4 = Hands are secret; you may look at your own face-down cards, never at your opponent’s.
bestioles-rule-bes-5 = Face up: on your side of the theatre of the card’s colour, on top of your cards.
bestioles-rule-bes-6 = Face down, a card is a joker: any card, in any theatre; strength 2, no ability.
bestioles-rule-bes-7 = You may withdraw only on your turn, instead of a card; your opponent wins the battle at once.
bestioles-rule-bes-8 = There is no passing, and no drawing unless an ability says so.
bestioles-rule-bes-9 = You play on your own side only; a new card covers the one before.
bestioles-rule-bes-10 = An ability works as soon as its card is played or turned face up.
bestioles-rule-bes-11 = An instant works again if its card is turned face up again; once set off it is carried out in full.
bestioles-rule-bes-12 = An ongoing ability works while its card is face up, covered or not.
bestioles-rule-bes-13 = An ability is mandatory unless it says “may”; if it is impossible it is ignored.
bestioles-rule-bes-14 = Instants wait in one queue; the first is finished before the next begins. °
bestioles-rule-bes-15 = “You” on a card is the player on whose side it lies, whoever flipped it.
bestioles-rule-bes-16 = Any uncovered card may be flipped, from either face to the other, unless the ability says less.
bestioles-rule-bes-17 = A covered card cannot be flipped; Transport and Redeploy may take it.
bestioles-rule-bes-18 = Moving is not playing: the card keeps its face and goes on top, on its own side.
bestioles-rule-bes-19 = A destroyed card goes face down under the deck and does not use its ability.
bestioles-rule-bes-20 = A card outside its own theatre counts in full.
bestioles-rule-bes-21 = Support adds 3 to the theatres next to where it lies, even where you have no card.
bestioles-rule-bes-22 = Air Drop is for the next card its side plays, whatever it is, and is used up by it, even by Reinforce. °
bestioles-rule-bes-23 = Maneuver flips a card in an adjacent theatre if there is one; never itself.
bestioles-rule-bes-24 = Aerodrome looks at printed strength and serves its own side only.
bestioles-rule-bes-25 = Containment destroys every card played face down, anywhere, by anyone; not those already there.
bestioles-rule-bes-26 = Reinforce: you draw, you alone see the card, then you play it face down in an adjacent theatre.
bestioles-rule-bes-27 = Ambush flips any uncovered card, itself included.
bestioles-rule-bes-28 = Cover Fire sets every card below it in its pile to 4.
bestioles-rule-bes-29 = Disrupt: each player flips one of their own uncovered cards; whoever has none is skipped.
bestioles-rule-bes-30 = Transport may move any of your cards, itself included.
bestioles-rule-bes-31 = Escalation lifts all face-down cards of its side to 4.
bestioles-rule-bes-32 = Redeploy: whoever takes a face-down card back must at once play one from hand.
bestioles-rule-bes-33 = Blockade counts the cards of both sides before the play; its own theatre is free.
bestioles-rule-bes-34 = A battle ends by withdrawal, or when both hands are empty and all abilities are done.
bestioles-rule-bes-35 = The higher total controls a theatre; a tie goes to the first player; two theatres win the battle.
bestioles-rule-bes-36 =
    { $target ->
        [bleusaille] A battle fought to the end gives one point.
       *[other] A battle fought to the end gives six points.
    }
bestioles-rule-bes-37 =
    { $target ->
        [bleusaille] A withdrawal gives the opponent one point, like a battle lost.
       *[other] A withdrawal gives the opponent two to six points, by the cards left in hand.
    }
bestioles-rule-bes-38 =
    { $target ->
        [18] The first to 18 points wins the war; otherwise a new battle begins.
        [bleusaille] The first to three points wins the war; otherwise a new battle begins.
       *[other] The first to 12 points wins the war; otherwise a new battle begins.
    }
bestioles-rule-bes-39 = New battle: everything is dealt again, the theatres shift by one place, the roles are swapped.
bestioles-rule-bes-40 =
    { $target ->
        [12] At this table the default war: 12 points, no variant.
        [18] At this table a long war: 18 points.
        [bleusaille] At this table Rookies: one point a battle, up to three.
       *[other] Variants: 18 points instead of 12, or Rookies, one point a battle up to three.
    }
bestioles-rule-bes-41 = The opponent’s hand and face-down cards and the deck are unknown; all is shown when the war is over. °
bestioles-rule-bes-42 = A card that was seen face up stays known as long as it can be followed, until the battle ends. °
bestioles-rule-bes-43 = A card that only its owner has seen stays known to them, with its place in the deck. °
bestioles-rule-bes-44 = Example of the booklet: Air 6 to 3, Land 1 to 4, Sea 3 all; the tie goes to the first player, who wins.
bestioles-rule-bes-45 = Example of the booklet: with Escalation face up, face-down cards count 4; turned down, 2 again.
