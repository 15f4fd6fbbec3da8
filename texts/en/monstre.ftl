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
monstre-card-chasseur-text = Name a player: holding the Monster, he discards it.
monstre-card-chasseur-help = Name another player. If he holds the Monster and cannot ignore you, he discards it and you win the round. Otherwise nothing happens, and nobody says why: no Monster, a Hideout or a power all look the same. Never in your first turn.
monstre-card-cachette-text = Kept in hand, it foils every Hunter.
monstre-card-cachette-help = As long as it is in your hand, no Hunter takes the Monster from you, and nothing shows it. It does not help against the Dog. Playing it does nothing.
monstre-card-ami-text = You are the Monster’s Friend; a player loses a Hunter.
monstre-card-ami-help = You are the Monster’s Friend until the round ends: you score with it if it is played, nothing if it is caught. Also choose a player: if he has a Hunter, one goes under the deck, face down, and all see it go.
monstre-card-chien-text = A player discards a card of his choice.
monstre-card-chien-help = The player you choose discards whichever card he likes, face down; if it is the Monster, you win the round. A Hideout is no help, and the Mandrake must come out. In your first turn the Dog is played without effect.
monstre-card-enquete-text = Look, alone, at one player’s hand.
monstre-card-enquete-help = You see one player’s whole hand, once. Everybody knows that you have seen it, but only you know what is in it.
monstre-card-rumeur-text = Everyone takes a card from his right.
monstre-card-rumeur-help = All at once, everyone takes a random card from the player on his right, who is the one to play before him. A card just received is not taken on. No effect if it is your last card.
monstre-card-ragot-text = Everyone gives a card to his left.
monstre-card-ragot-help = All at once and in secret, everyone chooses a card of his hand and gives it to the next player. A choice is final. No effect if it is your last card.
monstre-card-accord-text = Swap one or two cards with a player.
monstre-card-accord-help = Choose a player and how many cards, one or two. Each of you chooses in secret what to give, then you swap. Both must hold that many. No effect if it is your last card.
monstre-card-arnaque-text = Take a random card, look, give one back.
monstre-card-arnaque-help = You take a random card from a player, look at it, then give him a card back, the same one if you like. The two of you know what was taken and given, the others do not.
monstre-card-brouillard-text = All hands are shuffled and dealt again.
monstre-card-brouillard-help = Everybody’s cards are shuffled together and dealt again, each as many as before. What you knew of the hands is worth nothing now. No effect if it is your last card.

monstre-power-hunters = Turn { $turn } if { $count } Hunters were played.
monstre-power-friend = Turn { $turn } if a Friend was played.
monstre-power-first = Ignores the first Hunter of the round.
monstre-power-turn = Ignores Hunters of a turn { $turn }.
monstre-power-dog = Fears the Dog.
monstre-power-none = Played as the last card.

monstre-help-monster = The Monster can be played only when it is your last card; then you win the round, together with its Friends.
monstre-help-hunters = It may also be played in your turn { $turn }, if at least { $count } Hunters have been played this round; those discarded or laid face down do not count. Hunters played so far: { $now }.
monstre-help-friend = It may also be played in your turn { $turn }, if somebody has played a Friend this round.
monstre-help-first = It ignores the first Hunter played in the round, wherever it is aimed, and nothing shows it.
monstre-help-turn = It ignores Hunters played in turn { $turn } of their player, and nothing shows it.
monstre-help-dog = But if the Dog comes to you, it is the card you must discard.
monstre-help-house = ° A power of our house: what the box prints is not public. The host can replace it in the options.
monstre-help-chien-passe = Variant of this table: whoever has discarded then gets the Dog into his hand, and everybody knows it.
monstre-help-brouillard-une = Variant of this table: everyone puts just one card of his choice into the Fog, and gets one back.
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
monstre-box-V = playable
monstre-box-R = not playable
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
monstre-points-short = { $points } { $points ->
    [one] pt
   *[other] pts
}
monstre-house-facts = { $cards ->
    [0] no card in hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
monstre-house-friend = The Monster’s Friend this round: scores if the Monster is played, nothing if it is caught.
monstre-house-known = You know to be there: { $cards }
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
    [one] Touch a card.
   *[other] Touch { $cards } cards.
}
monstre-hint-more = { $cards ->
    [one] One more card.
   *[other] { $cards } more cards.
}
monstre-hint-house = { $cards }: touch a house.
monstre-hint-mine = { $cards }: touch your house to play.
monstre-hint-only = { $cards }: touch { $name }’s house.
monstre-hint-amount = How many cards with { $name }?
monstre-hint-chosen = You give { $cards }.
monstre-hint-wait = It is not your turn.
monstre-note-taken = Just taken
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
monstre-verb-ami = Name
monstre-verb-chien = Bite
monstre-verb-enquete = Look
monstre-verb-accord = Swap
monstre-verb-arnaque = Take

monstre-prompt-avis = You hold the Wanted notice: play it, you open the round.
monstre-prompt-avis-detail = Touch the notice, then your house.
monstre-prompt-lay = Nothing else can be played: lay a Hunter face down before your house.
monstre-prompt-lay-detail = A Hunter is not played in a first turn. Everybody will know that it is one.
monstre-prompt-turn = Your turn: which card do you play?
monstre-prompt-turn-detail = It is your turn { $turn } of the round. Touch a card, then a house.
monstre-prompt-monster = You can play the Monster and win the round!
monstre-prompt-give-ragot = Gossip: which card do you give to { $to }?
monstre-prompt-give-ragot-detail = Everyone chooses in secret for the neighbour on the left; a choice is final.
monstre-prompt-give-accord = Deal with { $name }: { $cards ->
    [one] which card do you give?
   *[other] which { $cards } cards do you give?
}
monstre-prompt-give-accord-detail = You both choose in secret, then you swap.
monstre-prompt-give-brouillard = Fog: which card do you put in?
monstre-prompt-give-brouillard-detail = These cards are shuffled and everyone gets one, perhaps his own.
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
monstre-end-betrayed = Betrayal: a Friend gave it away, and gains nothing.
monstre-end-friends = { $count ->
    [one] The Monster’s Friend: { $names }.
   *[other] The Monster’s Friends: { $names }.
}
monstre-end-hands = The hands and the Monster’s way
monstre-end-points = +{ $points }
monstre-end-down = { $card } (hidden)
monstre-end-no-hand = empty hand
monstre-end-next = Next round
monstre-end-close = Close
monstre-end-again = End of round { $round }
monstre-way = The Monster’s way:
monstre-way-dealt = { $nameIs ->
    [you] dealt to you
   *[other] dealt to { $name }
}
monstre-way-step = { $nameIs ->
    [you] you, card { $turn }
   *[other] { $name }, card { $turn }
}

monstre-ending-title = { $winnerIs ->
    [you] { $winners ->
        [one] You win with { $points } points!
       *[other] A shared victory: { $names }, { $points } points.
    }
   *[other] { $winners ->
        [one] { $names } wins with { $points } points.
       *[other] A shared victory: { $names }, { $points } points.
    }
}
monstre-ending-score = **{ $name }** { $points }
