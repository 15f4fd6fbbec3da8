# My Neighbour the Monster. Read by the client, the server and the terminal.

## The cards

monstre-card-avis = Wanted
monstre-card-chasseur = Hunter
monstre-card-cachette = Hideout
monstre-card-ami = Friend
monstre-card-chien = Dog
monstre-card-enquete = Investigation
monstre-card-rumeur = Rumour
monstre-card-ragot = Gossip
monstre-card-accord = Deal
monstre-card-arnaque = Swindle
monstre-card-brouillard = Fog
monstre-card-loup-garou = Werewolf
monstre-card-sirene = Mermaid
monstre-card-vampire = Vampire
monstre-card-gumiho = Gumiho
monstre-card-mandragore = Mandrake

## The table

monstre-card-avis-text = Its holder opens the round by playing it.
monstre-card-avis-help = Whoever is dealt the Wanted notice starts the round, and plays it first. It does nothing else. There is one in every round.
monstre-card-chasseur-text = Name a player: if they hold the Monster, they discard it.
monstre-card-chasseur-help = Name another player. If they hold the Monster and cannot ignore you, they discard it and you win the round. Otherwise nothing happens, and nobody says why: no Monster, a Hideout or a power all look the same. Never in your first turn.
monstre-card-cachette-text = Kept in hand, it foils every Hunter.
monstre-card-cachette-help = As long as it is in your hand, no Hunter takes the Monster from you, and nothing shows it. It does not help against the Dog. Playing it does nothing.
monstre-card-ami-text = You are the Monster’s Friend; a player loses a Hunter.
monstre-card-ami-help = You are the Monster’s Friend until the round ends: you score with it if it is played, nothing if it is caught. Also choose a player: if they have a Hunter, one goes under the deck, face down, and all see it go. °
monstre-card-chien-text = A player discards a card of their choice.
monstre-card-chien-help = The player you choose discards whichever card they like, face down; if it is the Monster, you win the round. A Hideout is no help, and the Mandrake must come out.
monstre-card-enquete-text = Look, alone, at one player’s hand.
monstre-card-enquete-help = You see one player’s whole hand, once. Everybody knows that you have seen it, but only you know what is in it. The name of this card is of our house. °
monstre-card-rumeur-text = Everyone takes a card from the neighbour on the right.
monstre-card-rumeur-help = All at once, everyone takes a random card from the player on their right, who is the one to play before them. It all happens at the same time. No effect if it is your last card. °
monstre-card-ragot-text = Everyone gives a card to the neighbour on the left.
monstre-card-ragot-help = All at once and in secret, everyone chooses a card of their hand and gives it to the next player. A choice is final. No effect if it is your last card. °
monstre-card-accord-text = Swap one or two cards with a player.
monstre-card-accord-help = Choose a player and how many cards, one or two. Each of you chooses in secret what to give, then you swap. Both must hold that many. No effect if it is your last card.
monstre-card-arnaque-text = Take a random card, look, give one back.
monstre-card-arnaque-help = You take a random card from a player, look at it, then give them a card back, the same one if you like. The two of you know what was taken and given, the others do not.
monstre-card-brouillard-text = All hands are shuffled and dealt again.
monstre-card-brouillard-help = Everybody’s cards are shuffled together and dealt again, each as many as before. What you knew of the hands is worth nothing now. No effect if it is your last card. °

monstre-power-hunters = May come out from the { $turn ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $turn }th
    } turn on if { $count ->
    [one] a Hunter has been played
   *[other] { $count } Hunters have been played
}.
monstre-power-friend = May come out from the { $turn ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $turn }th
    } turn on if a Friend has been played.
monstre-power-first = Ignores the first Hunter of the round.
monstre-power-turn = Ignores Hunters played in their player’s { $turn ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $turn }th
    } turn.
monstre-power-dog = Fears the Dog.
monstre-power-none = Played as the last card.

monstre-help-monster = The Monster can be played only when it is your last card; then you win the round, together with its Friends. °
monstre-help-hunters = It may also be played in your { $turn ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $turn }th
    } turn, if { $count ->
    [one] at least one Hunter has been played
   *[other] at least { $count } Hunters have been played
} this round; those discarded or laid face down do not count. Hunters played so far: { $now }.
monstre-help-friend = It may also be played in your { $turn ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $turn }th
    } turn, if somebody has played a Friend this round.
monstre-help-first = It ignores the first Hunter played in the round, wherever it is aimed, and nothing shows it.
monstre-help-turn = It ignores Hunters played in their player’s { $turn ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $turn }th
    } turn, and nothing shows it.
monstre-help-dog = But if the Dog comes to you, it is the card you must discard.
monstre-help-asleep = In your first turn this card is played without effect. °
monstre-power-house = { $power } °
monstre-help-house = ° A power of our house: what the box prints is not public. The host can replace it in the options.
monstre-help-chien-passe = Variant of this table: whoever has discarded then takes the Dog in hand, and everybody knows it.
monstre-help-brouillard-une = Variant of this table: everyone puts just one card of their choice into the Fog, and gets one back.
monstre-help-count = { $count ->
    [one] There is { $count } among the 33 cards.
   *[other] There are { $count } among the 33 cards.
}{ $house ->
    [yes] {" "}° A number of our house: that of the box is not public. The host can replace it in the options.
   *[no] {""}
}

monstre-you = You
monstre-board = The street
monstre-rail = Notes, and how to read a card
monstre-tray = Your cards
monstre-rounds = Rounds
monstre-round = Round
monstre-round-of = Round { $round } of { $rounds }
monstre-turn-of = Turn { $turn } / 4
monstre-deck = Deck { $cards }
monstre-notes = Notes
monstre-notes-none = Nothing yet. Cards given, received or seen are noted here, for you alone, as long as they can be followed.
monstre-known-of = { $known } of { $cards }
monstre-reading = Reading a card
monstre-reading-boxes = Four boxes, your four turns of the round:
monstre-reading-windows = A lit window is a card in hand. The eye marks a card that you know to be there.
monstre-boxes = Turns: { $boxes }
monstre-box-V = in this turn
monstre-box-R = not in this turn
monstre-box-N = without effect
monstre-box-C = on a condition
monstre-box-title = What is in the box
monstre-box-known = The 33 cards: { $cards }. Every round has a Wanted, a Hunter and a Hideout for sure; the rest is drawn at random.
monstre-box-house = ° These numbers are of our house, those of the box are not public. The host can replace them in the options.
monstre-box-own = These numbers were given by the host.
monstre-box-monsters = Monsters still possible: { $cards }.
monstre-face-down = Hidden
monstre-face-down-unknown = a card face down
monstre-face-down-known = { $card } face down
monstre-nothing-played = Nothing played
monstre-friend = Monster’s Friend
monstre-thinking = is thinking
monstre-has-chosen = has chosen
monstre-points-short = { $points ->
    [0] 0 pts
    [1] 1 pt
   *[other] { $points } pts
}
monstre-house-facts = { $cards ->
    [0] no card in hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
monstre-house-friend = The Monster’s Friend: scores 2 if the Monster is played, nothing if it is caught.
monstre-house-known = You know this is here: { $cards }
monstre-house-nothing = Has played nothing this round.
monstre-house-played = Cards played, in order:
monstre-house-pile = Cards played: { $cards }
monstre-house-turn = to play
monstre-facts = { $cards ->
    [0] empty hand
    [one] { $cards } card
   *[other] { $cards } cards
}{ $friend ->
    [yes] , Friend
   *[no] {""}
}

monstre-hand = { $cards ->
    [0] Empty hand
    [one] Your card
   *[other] Your { $cards } cards
}
monstre-hand-public = The street as all see it
monstre-hand-watch = You are watching: the hands stay hidden.
monstre-hand-empty = You have no card left. The round goes on without you.
monstre-hand-over = The game is over.
monstre-hand-help = “?” or a long press: help on a card.
monstre-hint-pick = { $cards ->
    [one] Choose a card.
   *[other] Choose { $cards } cards.
}
monstre-hint-more = { $cards ->
    [one] One more card.
   *[other] { $cards } more cards.
}
monstre-hint-house = { $cards }: choose a house.
monstre-hint-mine = { $cards }: choose your house to play.
monstre-hint-only = { $cards }: choose { $name }’s house.
monstre-hint-amount = How many cards with { $name }?
monstre-hint-chosen = You give { $cards }.
monstre-hint-wait = It is not your turn.
monstre-note-monster = As your last card
monstre-note-not-now = Not in this turn
monstre-how-many = How many cards to swap?
monstre-swap-n = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
monstre-verb-play = Play here
monstre-verb-give = Give
monstre-verb-discard = To the Dog
monstre-verb-fog = Into the Fog
monstre-verb-chasseur = Hunt
monstre-verb-ami = Disarm
monstre-verb-chien = Bite
monstre-verb-enquete = Look
monstre-verb-accord = Swap
monstre-verb-arnaque = Take

monstre-prompt-avis = You hold the Wanted notice: play it, you open the round.
monstre-prompt-avis-detail = Choose the notice, then your house.
monstre-prompt-lay = Nothing else can be played: lay a Hunter face down before your house.
monstre-prompt-lay-detail = A Hunter is not played in a first turn. Everybody will know that it is one.
monstre-prompt-turn = Your turn: which card do you play?
monstre-prompt-turn-detail = Your { $turn ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $turn }th
    } turn of the round. Choose a card, then a house.
monstre-prompt-monster = You can play the Monster and win the round!
monstre-prompt-give-ragot = Gossip: which card do you give to { $to }?
monstre-prompt-give-ragot-detail = Everyone chooses in secret for the neighbour on the left; a choice is final.
monstre-prompt-give-accord = Deal with { $name }: { $cards ->
    [one] which card do you give?
   *[other] which { $cards } cards do you give?
}
monstre-prompt-give-accord-detail = You both choose in secret, then you swap.
monstre-prompt-give-brouillard = Fog: which card do you put in?
monstre-prompt-give-brouillard-detail = These cards are shuffled and everyone gets one, perhaps their own.
monstre-prompt-give_back = You have taken { $taken }: which card do you give back to { $name }?
monstre-prompt-give_back-detail = The same one if you like. { $name } will know what you took and gave.
monstre-prompt-discard = { $name }’s Dog: which card do you discard?
monstre-prompt-discard-detail = It goes face down. A Hideout is no help.
monstre-wait-turn = { $name } chooses a card to play.
monstre-wait-give = { $card }: { $count ->
    [one] { $name } is still choosing.
   *[other] { $count } neighbours are still choosing ({ $name }).
}
monstre-wait-give_back = Swindle: { $name } chooses the card to give back.
monstre-wait-discard = The Dog: { $name } chooses the card to discard.
monstre-wait-chosen = You give { $cards }.

monstre-move-play = Play { $card }
monstre-move-play-on = Play { $card }: { $name }
monstre-move-swap = Play { $card } with { $name }, { $cards ->
    [one] one card
   *[other] two cards
}
monstre-move-lay = Lay a Hunter face down
monstre-move-give = Give { $cards }
monstre-move-discard = Discard { $card }

monstre-saw = There you see: **{ $cards }**.
monstre-seen = { $name }’s hand
monstre-seen-close = Seen

monstre-end-label = End of round { $round }
monstre-end-played = { $byIs ->
    [you] You play the Monster: { $monster }!
   *[other] { $by } plays the Monster: { $monster }.
}
monstre-end-hunter = { $byIs ->
    [you] You catch the Monster at { $side }’s: { $monster }!
   *[other] { $sideIs ->
        [you] { $by } catches the Monster at your house: { $monster }.
       *[other] { $by } catches the Monster at { $side }’s: { $monster }.
    }
}
monstre-end-dog = { $byIs ->
    [you] Your Dog drives the Monster out of { $side }’s house: { $monster }!
   *[other] { $sideIs ->
        [you] { $by }’s Dog drives the Monster out of your house: { $monster }.
       *[other] { $by }’s Dog drives the Monster out of { $side }’s house: { $monster }.
    }
}
monstre-end-points = +{ $points }
monstre-end-down = { $card } (hidden)
monstre-end-no-hand = empty hand
monstre-end-next = Next round
monstre-end-close = Close
monstre-end-again = End of round { $round }
monstre-way-dealt = { $nameIs ->
    [you] dealt to you
   *[other] dealt to { $name }
}
monstre-way-step = { $nameIs ->
    [you] you, on turn { $turn }
   *[other] { $name }, on turn { $turn }
}

## What is told, beat by beat

monstre-beat-door = { $sideIs ->
    [you] Is the Monster with you?
   *[other] Is the Monster with { $side }?
}
monstre-beat-door-detail = The street holds its breath.
monstre-beat-missed = Missed.
monstre-beat-missed-detail = A Hideout, a power or another card: nobody will say.
monstre-beat-caught = { $sideIs ->
    [you] Hit: you discard { $card }!
   *[other] Hit: { $side } discards { $card }!
}
monstre-beat-caught-detail = The round is over.
monstre-beat-friend = { $seatIs ->
    [you] You are a Friend of the Monster for this round.
   *[other] { $seat } is a Friend of the Monster for this round.
}
monstre-beat-friend-detail = The seal stays on the house.
monstre-beat-sent = { $sideIs ->
    [you] You lose a Hunter.
   *[other] { $side } loses a Hunter.
}
monstre-beat-sent-detail = It goes face down under the deck, and everybody sees it go.
monstre-beat-not-sent = { $sideIs ->
    [you] You had no Hunter.
   *[other] { $side } had no Hunter.
}
monstre-beat-not-sent-detail = No card leaves, and the whole table sees it.
monstre-beat-look = { $side }’s hand, for you alone.
monstre-beat-look-detail = The table waits until you have done.
monstre-beat-look-chip = You have seen { $side }’s hand
monstre-beat-looked = The cards go home to { $side }.
monstre-beat-looked-detail = { $memory ->
    [avec] What you know stays marked at the window.
   *[other] Keep them in mind: this table takes no notes.
}
monstre-beat-pass-rumeur = All the cards pass at once.
monstre-beat-pass-rumeur-detail = Everyone takes from their right.
monstre-beat-pass-ragot = All the cards pass at once.
monstre-beat-pass-ragot-detail = Everyone gives to their left.
monstre-beat-pass-accord = { $oneIs ->
    [you] You swap with { $two }.
   *[other] { $twoIs ->
        [you] You swap with { $one }.
       *[other] { $one } and { $two } swap.
    }
}
monstre-beat-pass-accord-detail = { $cards ->
    [one] One card each, face down.
   *[other] Two cards each, face down.
}
monstre-beat-mine = { $gotCount ->
    [0] { $cardId ->
        [rumeur] { $to } has taken { $given } from you.
       *[other] { $to } now has { $given }.
    }
   *[other] { $givenCount ->
        [0] You receive { $got }.
       *[other] { $cardId ->
            [rumeur] You receive { $got }. { $to } has taken { $given } from you.
           *[other] You receive { $got }. { $to } now has { $given }.
        }
    }
}
monstre-beat-mine-detail = { $same ->
    [yes] You two know it, nobody else.
   *[no] { $by } and { $to } know it too, each for their own card.
}
monstre-beat-mine-chip = { $gotCount ->
    [0] { $card }: gave { $given }
   *[other] { $givenCount ->
        [0] { $card }: received { $got }
       *[other] { $card }: received { $got }, gave { $given }
    }
}
monstre-beat-fog = { $whole ->
    [yes] { $cards ->
        [0] No card is mixed in the street.
        [one] One card is mixed in the street.
       *[other] { $cards } cards are mixed in the middle of the street.
    }
   *[no] { $cards ->
        [0] No card goes into the Fog.
        [one] One card goes into the Fog.
       *[other] { $cards } cards go into the Fog, one from each player.
    }
}
monstre-beat-fog-detail = { $whole ->
    [yes] What you knew is worth nothing now.
   *[no] Everyone will get one, perhaps their own.
}
monstre-beat-fog-chip = { $whole ->
    [yes] Fog: all hands mixed
   *[no] Fog: one card from each
}
monstre-beat-new-hand = Your new hand: { $cards }.
monstre-beat-new-hand-detail = Everyone has as many as before.
monstre-beat-new-card = The Fog gives you { $cards }.
monstre-beat-new-card-detail = Nobody knows where it came from.
monstre-beat-dealt-again = Dealt again: as many to each as before.
monstre-beat-dealt-again-detail = Nobody knows any more who has what.
monstre-beat-thrown-detail = Face down. It was not the Monster: the round goes on.
monstre-beat-monster-detail = The round is the Monster’s.
monstre-beat-hand = { $number ->
    [0] { $nameIs ->
        [you] You had no cards left.
       *[other] { $name } had no cards left.
    }
   *[other] { $nameIs ->
        [you] You had { $cards }.
       *[other] { $name } had { $cards }.
    }
}
monstre-beat-hand-detail = The hands are turned up, house by house.
monstre-beat-way-detail = The Monster’s way
monstre-beat-way-you = you
monstre-beat-way-still = The Monster ({ $monster }): { $end ->
    [played] dealt to { $first } and played from there.
   *[other] dealt to { $first }, never left.
}
monstre-beat-way-straight = The Monster ({ $monster }): dealt to { $first }, { $end ->
    [played] played by { $last }.
   *[other] caught with { $last }.
}
monstre-beat-way-by = The Monster ({ $monster }): dealt to { $first }, { $houses ->
    [one] by way of { $by }
   *[other] through { $houses } hands
}, { $end ->
    [played] played by { $last }.
   *[other] caught with { $last }.
}
monstre-beat-points-played = { $count ->
    [0] { $byIs ->
        [you] You score 2 points.
       *[other] { $by } scores 2 points.
    }
   *[other] { $byIs ->
        [you] You score 2 points, and so does { $friends }.
       *[other] { $by } and { $friends } score 2 points.
    }
}
monstre-beat-points-played-detail = The Monster and its Friends score, the others nothing.
monstre-beat-points-taken = { $byIs ->
    [you] The round is yours: 2 points.
   *[other] The round is { $by }’s: 2 points.
}
monstre-beat-points-taken-detail = { $sideIs ->
    [you] 1 point to everyone but you and the Friends.
   *[other] 1 point to everyone but { $side } and the Friends.
}
monstre-beat-points-betrayed = Betrayal: a Friend gave the Monster away.
monstre-beat-points-betrayed-detail = { $sideIs ->
    [you] 1 point to everyone but you and the Friends.
   *[other] 1 point to everyone but { $side } and the Friends.
}
monstre-beat-deal = Round { $round }: a new deal.
monstre-end-final = See the result

## The sentence follows what I hold

monstre-pick-chasseur = Hunter: whose door do you knock at?
monstre-pick-chasseur-detail = Whoever holds the Monster unprotected discards it.
monstre-pick-enquete = Investigation: whose hand do you look at?
monstre-pick-enquete-detail = Nobody else will see it. The table will wait.
monstre-pick-ami = Friend: who loses a Hunter, if they hold one?
monstre-pick-ami-detail = You become a Friend of the Monster in any case.
monstre-pick-chien = Dog: to whom do you send it?
monstre-pick-chien-detail = The victim chooses the card to discard.
monstre-pick-accord = Deal: whom do you swap with?
monstre-pick-accord-detail = One or two cards; each chooses in secret.
monstre-pick-arnaque = Swindle: which neighbour do you take a card from?
monstre-pick-arnaque-detail = Blind, from their hand. Only you two will know it.
monstre-pick-here = { $card }: play it before your own house.
monstre-pick-here-detail = { $text }
monstre-pick-amount = Deal with { $name }: how many cards?
monstre-pick-amount-detail = Each gives as many, of their own choice and in secret.
monstre-pick-give = { $cards } for { $name }: confirm on their house.
monstre-pick-give-detail = The choice is final.
monstre-pick-discard = { $cards } to the Dog: confirm at { $name }’s.
monstre-pick-discard-detail = Face down: nobody else will know which.
monstre-pick-fog = { $cards } into the Fog: confirm on your house.
monstre-pick-fog-detail = The choice is final.
monstre-held = { $card } in hand
monstre-held-give_back = Give back which?
monstre-held-discard = Discard which?
monstre-held-give = To give to { $name }
monstre-held-fog = Into the Fog, which?
monstre-put-down = Put back

## Tags

monstre-tag-got = from { $name }
monstre-tag-took = taken from { $name }
monstre-tag-gave-back = { $card } given back to { $name }
monstre-tag-waits = waits
monstre-tag-none = none
monstre-look-hint = Nobody plays while you look. Between people the view closes by itself after 30 seconds.
monstre-look-private = you alone see it
monstre-plate-played = The round is the Monster’s
monstre-plate-taken = The Monster is caught
monstre-plate-betrayed = The Monster is betrayed
monstre-way-title = The Monster’s way
monstre-way-later = It is walked after the hands.
monstre-way-cause = { $byIs ->
    [you] Your { $card }
   *[other] { $by }’s { $card }
}: { $nameIs ->
    [you] it comes to you
   *[other] it goes to { $name }
}

monstre-ending-title = { $winnerIs ->
    [you] { $winners ->
        [one] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] A shared victory: { $names }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
   *[other] { $winners ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] A shared victory: { $names }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}
monstre-ending-score = **{ $name }** { $points }

### ---- The game itself: news, options, refusals, rules

## Cards in a sentence

monstre-gave-avis = the Wanted poster
monstre-gave-chasseur = a Hunter
monstre-gave-cachette = a Hideout
monstre-gave-ami = a Friend
monstre-gave-chien = the Dog
monstre-gave-enquete = an Investigation
monstre-gave-rumeur = a Rumour
monstre-gave-ragot = a Gossip
monstre-gave-accord = a Deal
monstre-gave-arnaque = a Swindle
monstre-gave-brouillard = a Fog
monstre-gave-loup-garou = the Werewolf
monstre-gave-sirene = the Mermaid
monstre-gave-vampire = the Vampire
monstre-gave-gumiho = the Gumiho
monstre-gave-mandragore = the Mandrake
monstre-gave_too-avis = the Wanted poster
monstre-gave_too-chasseur = a Hunter
monstre-gave_too-cachette = a Hideout
monstre-gave_too-ami = a Friend
monstre-gave_too-chien = the Dog
monstre-gave_too-enquete = an Investigation
monstre-gave_too-rumeur = a Rumour
monstre-gave_too-ragot = a Gossip
monstre-gave_too-accord = a Deal
monstre-gave_too-arnaque = a Swindle
monstre-gave_too-brouillard = a Fog
monstre-gave_too-loup-garou = the Werewolf
monstre-gave_too-sirene = the Mermaid
monstre-gave_too-vampire = the Vampire
monstre-gave_too-gumiho = the Gumiho
monstre-gave_too-mandragore = the Mandrake
monstre-got-avis = the Wanted poster
monstre-got-chasseur = a Hunter
monstre-got-cachette = a Hideout
monstre-got-ami = a Friend
monstre-got-chien = the Dog
monstre-got-enquete = an Investigation
monstre-got-rumeur = a Rumour
monstre-got-ragot = a Gossip
monstre-got-accord = a Deal
monstre-got-arnaque = a Swindle
monstre-got-brouillard = a Fog
monstre-got-loup-garou = the Werewolf
monstre-got-sirene = the Mermaid
monstre-got-vampire = the Vampire
monstre-got-gumiho = the Gumiho
monstre-got-mandragore = the Mandrake
monstre-got_too-avis = the Wanted poster
monstre-got_too-chasseur = a Hunter
monstre-got_too-cachette = a Hideout
monstre-got_too-ami = a Friend
monstre-got_too-chien = the Dog
monstre-got_too-enquete = an Investigation
monstre-got_too-rumeur = a Rumour
monstre-got_too-ragot = a Gossip
monstre-got_too-accord = a Deal
monstre-got_too-arnaque = a Swindle
monstre-got_too-brouillard = a Fog
monstre-got_too-loup-garou = the Werewolf
monstre-got_too-sirene = the Mermaid
monstre-got_too-vampire = the Vampire
monstre-got_too-gumiho = the Gumiho
monstre-got_too-mandragore = the Mandrake
monstre-monster-loup-garou = the Werewolf
monstre-monster-sirene = the Mermaid
monstre-monster-vampire = the Vampire
monstre-monster-gumiho = the Gumiho
monstre-monster-mandragore = the Mandrake
monstre-resultMonster-loup-garou = the Werewolf
monstre-resultMonster-sirene = the Mermaid
monstre-resultMonster-vampire = the Vampire
monstre-resultMonster-gumiho = the Gumiho
monstre-resultMonster-mandragore = the Mandrake

## What happens

monstre-void-last_card = last card, no effect
monstre-void-nobody = nobody to name, no effect
monstre-void-first_turn = first turn, no effect
monstre-news-round_begun = Round { $round }{ $further ->
    [yes] , to part the first
   *[no] {""}
} · { $firstIs ->
    [you] you hold the Wanted poster
   *[other] { $first } holds the Wanted poster
}{ $monster ->
    [none] {""}
   *[other] {" "}({ $monster })
}
monstre-news-played = { $seatIs ->
    [you] **You** play
   *[other] **{ $seat }** plays
} **{ $card }**{ $side ->
    [none] {""}
   *[other] { $sideIs ->
        [you] {" "}against **you**
       *[other] {" "}against **{ $side }**
    }
}{ $number ->
    [2] , two cards
    [1] , one card
   *[other] {""}
}{ $void ->
    [none] .
   *[other] {" "}({ $void }).
}
monstre-news-laid = { $seatIs ->
    [you] **You** lay
   *[other] **{ $seat }** lays
} a Hunter face down, for want of anything better.
monstre-news-missed = { $seatIs ->
    [you] Your Hunter
   *[other] **{ $seat }**’s Hunter
} finds nothing at { $sideIs ->
    [you] **yours**
   *[other] **{ $side }**’s
}.
monstre-news-caught = { $seatIs ->
    [you] Your Hunter
   *[other] **{ $seat }**’s Hunter
} finds **{ $card }** at { $sideIs ->
    [you] **yours**
   *[other] **{ $side }**’s
}!
monstre-news-bitten = { $sideIs ->
    [you] **You** discard
   *[other] **{ $side }** discards
} **{ $card }**: { $seatIs ->
    [you] your Dog got it
   *[other] **{ $seat }**’s Dog got it
}!
monstre-news-befriended = { $seatIs ->
    [you] **You** are
   *[other] **{ $seat }** is
} the Monster’s Friend now{ $side ->
    [none] .
   *[other] { $sent ->
        [yes] ; a Hunter leaves { $sideIs ->
            [you] your hand
           *[other] **{ $side }**’s hand
        }.
       *[no] ; no Hunter with { $sideIs ->
            [you] you
           *[other] **{ $side }**
        }.
    }
}
monstre-news-looked = { $seatIs ->
    [you] **You** look
   *[other] **{ $seat }** looks
} at { $sideIs ->
    [you] your hand
   *[other] **{ $side }**’s hand
}.
monstre-news-chose = { $seatIs ->
    [you] **You** have chosen
   *[other] **{ $seat }** has chosen
}{ $gave ->
    [none] .
   *[other] : { $gave }{ $gave_too ->
        [none] .
       *[other] {" "}and { $gave_too }.
    }
}
monstre-news-moved = { $cardId ->
    [rumeur] Rumour: everyone takes a card from the right.
    [ragot] Gossip: everyone passes a card to the left.
   *[other] The Deal is done.
}{ $gave ->
    [none] {""}
   *[other] {" "}You give **{ $gave }**{ $gave_too ->
        [none] {""}
       *[other] {" "}and **{ $gave_too }**
    } to { $side }.
}{ $got ->
    [none] {""}
   *[other] {" "}{ $by } gives you **{ $got }**{ $got_too ->
        [none] {""}
       *[other] {" "}and **{ $got_too }**
    }.
}
monstre-news-took = { $seatIs ->
    [you] **You** take
   *[other] **{ $seat }** takes
} { $got ->
    [none] a card
   *[other] **{ $got }**
} from { $sideIs ->
    [you] **you**
   *[other] **{ $side }**
}.
monstre-news-gave_back = { $seatIs ->
    [you] **You** give
   *[other] **{ $seat }** gives
} { $gave ->
    [none] a card
   *[other] **{ $gave }**
} back to { $sideIs ->
    [you] **you**
   *[other] **{ $side }**
}.
monstre-news-fogged = The Fog shuffles { $gave ->
    [none] the cards: everybody gets as many as before.
   *[other] one card of each. You give **{ $gave }** and get **{ $got }**.
}
monstre-news-thrown = { $seatIs ->
    [you] **You** throw
   *[other] **{ $seat }** throws
} { $gave ->
    [none] a card
   *[other] **{ $gave }**
} to { $sideIs ->
    [you] **your** Dog
   *[other] **{ $side }**’s Dog
}{ $passed ->
    [yes] , which changes hands.
   *[no] .
}
monstre-news-monster_played = { $seatIs ->
    [you] **You** play the Monster
   *[other] **{ $seat }** plays the Monster
}: **{ $card }**!
monstre-news-round_ended = End of round { $resultRound }: { $resultEndId ->
    [played] { $resultSideIs ->
        [you] you had
       *[other] { $resultSide } had
    } { $resultMonster }, and the Monster wins.
   *[other] { $resultMonster } was with { $resultSideIs ->
        [you] you
       *[other] { $resultSide }
    }; { $resultByIs ->
        [you] you got it
       *[other] { $resultBy } got it
    }{ $resultBetrayed ->
        [yes] , by betrayal.
       *[no] .
    }
}
monstre-news-game_ended = The game is over.

## The end

monstre-outcome-points = { $winnerIs ->
    [you] You win.
   *[other] { $winner } wins.
}

## Options

monstre-option-manches = Rounds
monstre-option-manches-help = How many rounds, one a Monster.
monstre-option-manches-5 = Five
monstre-option-manches-5-help = Every Monster has its round.
monstre-option-manches-3 = Three
monstre-option-manches-3-help = A shorter game; two Monsters stay in the box.
monstre-option-chien = Dog
monstre-option-chien-help = What becomes of the Dog once it is played.
monstre-option-chien-reste = It stays
monstre-option-chien-reste-help = It stays on the pile of its player.
monstre-option-chien-passe = It moves on
monstre-option-chien-passe-help = Its victim discards a card, then takes the Dog in hand; everybody knows.
monstre-option-brouillard = Fog
monstre-option-brouillard-help = What the Fog shuffles.
monstre-option-brouillard-mains = Hands
monstre-option-brouillard-mains-help = All hands are shuffled and dealt again.
monstre-option-brouillard-une-carte = One card
monstre-option-brouillard-une-carte-help = Everybody puts in a card of their choice, in secret; they are shuffled and each gets one.
monstre-option-egalite = Ties
monstre-option-egalite-help = When several are first at the end.
monstre-option-egalite-partage = Shared
monstre-option-egalite-partage-help = They win together.
monstre-option-egalite-manche = Parted
monstre-option-egalite-manche-help = Further rounds, with all five Monsters, until one is left. °
monstre-option-memoire = Memory
monstre-option-memoire-help = Does the table remember for everybody what they have seen?
monstre-option-memoire-avec = With
monstre-option-memoire-avec-help = The cards you know to be with your neighbours are noted, for you alone. °
monstre-option-memoire-sans = Without
monstre-option-memoire-sans-help = Everybody remembers as best they can.
monstre-option-cartes = Cards of the box
monstre-option-cartes-help = How many cards of each kind there are, and what three Monsters can do, is of our house. °
monstre-option-cartes-help-more = If you have the box, set it right: “chasseur=5 cachette=5 chien=1+VVVV vampire=RRRV+ignores-turn-3”.

## Refusals

monstre-refusal-not-a-move = That is no move of this game.
monstre-refusal-game-over = The game is over.
monstre-refusal-not-your-turn = Nothing is asked of you now.
monstre-refusal-avis-first = The Wanted poster first.
monstre-refusal-not-in-hand = That card is not in your hand.
monstre-refusal-nothing-to-give = It is your turn: play a card.
monstre-refusal-monster-waits = The Monster cannot come out yet. °
monstre-refusal-no-hunter-yet = No Hunter in your first turn.
monstre-refusal-no-laying = You have something else to play.
monstre-refusal-monster-goes = This Monster must go to the Dog.
monstre-refusal-no-target = Name another player who has cards. °
monstre-refusal-name-somebody = Name somebody. °
monstre-refusal-names-nobody = This card is aimed at nobody. °
monstre-refusal-throw-first = The Dog waits for a card of yours.
monstre-refusal-last-card = It is your last card: it is played without effect.
monstre-refusal-give-first = Choose first what you give. °
monstre-refusal-choice-is-final = You have chosen; a choice is final. °
monstre-refusal-number = That is not the right number of cards.
monstre-refusal-give-back-first = Give a card back first.
monstre-refusal-asleep = In a first turn this card has no effect: it is aimed at nobody. °
monstre-refusal-cards-entry = Write “card=number” or “monster=RRCV+power”, separated by spaces.
monstre-refusal-cards-name = No card has this name.
monstre-refusal-cards-number = 0 to 15 cards of a kind.
monstre-refusal-cards-boxes = An ordinary card has the boxes VVVV or NVVV, a Hunter RVVV.
monstre-refusal-cards-power = Four boxes among V, R and C, then powers among hunters-N, friend, ignores-first, ignores-turn-N, dog.
monstre-refusal-cards-condition = A C box goes with a condition, and the other way round.
monstre-refusal-cards-needed = One Wanted poster only, at least one Hunter and one Hideout.
monstre-refusal-cards-total = There must be 33 cards in all, Monsters not counted.

## Rules, one line each

monstre-rule-mon-1 =
    { $manches ->
        [3] Five Monsters, of which three will appear; one a round, none comes back.
       *[other] Five Monsters; one a round, none comes back.
    }
monstre-rule-mon-2 = Each round: a Hunter, a Hideout, the Wanted poster, cards at random and the Monster.
monstre-rule-mon-3 = Only these three cards are known to be there; the Monster is secret.
monstre-rule-mon-4 = Four cards each; the rest lies in the middle.
monstre-rule-mon-5 = Who holds the Wanted poster starts by playing it; then one card a turn, clockwise.
monstre-rule-mon-6 = Played cards stay before their player; hands are not refilled.
monstre-rule-mon-7 = The Monster is played when it is your only card, or when its condition allows it. °
monstre-rule-mon-8 = No Hunter in your first turn.
monstre-rule-mon-9 = In a first turn with nothing else to play, a Hunter is laid face down.
monstre-rule-mon-10 = What a card says goes before the rules.
monstre-rule-mon-11 = The round ends when the Monster is played, or discarded to a Hunter or the Dog.
monstre-rule-mon-12 = Who has no cards left is skipped. °
monstre-rule-mon-13 = Only another player with cards can be named; without one the card has no effect. °
monstre-rule-mon-14 = A Hunter who misses never says why.
monstre-rule-mon-15 = A Hideout is no help against the Dog.
monstre-rule-mon-16 =
    { $chien ->
        [passe] Dog: its victim chooses the card, which goes face down on the Dog’s pile, then takes the Dog in hand.
       *[other] Dog: its victim chooses the card, which goes face down on the Dog’s pile.
    }
monstre-rule-mon-17 = Friend: you are the Monster’s Friend, and a player loses a Hunter if they have one. °
monstre-rule-mon-18 = Fog, Rumour, Gossip and Deal, played as the last card, have no effect.
monstre-rule-mon-19 = All cards move at once; a secret choice is final. °
monstre-rule-mon-20 = Deal: a player, then one or two cards; both choose in secret.
monstre-rule-mon-21 = Swindle: a blind card taken, a card given back; both know them.
monstre-rule-mon-22 =
    { $brouillard ->
        [une-carte] Fog: everybody puts in a card of their choice, and gets one back. °
       *[other] Fog: everybody gets as many cards as before. °
    }
monstre-rule-mon-23 = Investigation shows the whole hand, to its player alone.
monstre-rule-mon-24 = The Dog played in a first turn has no effect. °
monstre-rule-mon-25 = Monster played: two points for its player and for each Friend.
monstre-rule-mon-26 = Monster discarded: two points to who forced it, one to the others, none to Friends and its holder.
monstre-rule-mon-27 = Betrayed by a Friend: one point to all but the Friends and the holder.
monstre-rule-mon-28 = Next round: all cards go back, but for the used Monster.
monstre-rule-mon-29 =
    { $egalite ->
        [manche] After the last round most points win; ties play on.
       *[other] After the last round most points win; ties share the victory.
    }
monstre-rule-mon-30 =
    { $egalite ->
        [partage] At this table no further rounds: those who are tied win together. °
        [manche] At this table further rounds part those who are tied. °
       *[other] Optional: further rounds part those who are tied. °
    }
monstre-rule-mon-31 =
    { $memoire ->
        [sans] At this table everybody remembers as they can what they have seen and given. °
       *[other] The table remembers for you what you have seen and given. °
    }
monstre-rule-mon-32 = Nobody learns why a Hunter misses, nor what is thrown to the Dog.
monstre-rule-mon-33 = The end of a round shows everything: the Monster, the hands, the piles and the Monster’s way. °
monstre-rule-mon-34 =
    { $chien ->
        [reste] At this table the Dog stays on the pile of who played it.
        [passe] At this table the Dog goes to its victim, and all know it.
       *[other] Optional: the Dog goes to its victim.
    }
monstre-rule-mon-35 =
    { $brouillard ->
        [mains] At this table the Fog shuffles whole hands.
        [une-carte] At this table the Fog shuffles one card of each only.
       *[other] Optional: the Fog shuffles one card of each only.
    }
monstre-rule-mon-36 =
    { $manches ->
        [3] At this table, three rounds.
        [5] At this table, five rounds.
       *[other] Optional: three rounds or five.
    }

## The help of the table

monstre-help =
    {""}**The aim**: one round, one Monster, hidden in a hand. If you hold it, play it; if not, find it first.
    {""}**A turn**: a card of your hand, chosen and then laid: on a house if it is aimed at somebody, otherwise before your own. Hands are not refilled: four turns at most.
    {""}**The Monster** is played when it is your last card, sometimes sooner if its condition holds. It changes hands by Rumour, Gossip, Deal, Swindle and Fog.
    {""}**Catching it**: a Hunter names a player, the Dog makes them discard a card. A Hunter that misses never says why.
    {""}**Points**: Monster played, 2 to its player and to each Friend. Monster caught, 2 to whoever caught it, 1 to the others, nothing to its holder and the Friends. A Friend who gives it away gains nothing.
    {""}**The end**: after five rounds, one a Monster, the most points win.
    {""}**Of our house** (°): how many cards there are of each kind, and the marked powers, are not public; the host can replace them in the options.
