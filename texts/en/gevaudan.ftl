# Gévaudan. Read by the client, the server and the terminal.

## Pieces

gevaudan-colour-village = Village
gevaudan-shownColour-village = Village
gevaudan-colour-river = River
gevaudan-shownColour-river = River
gevaudan-colour-forest = Forest
gevaudan-shownColour-forest = Forest
gevaudan-colour-dragons = Dragoons
gevaudan-shownColour-dragons = Dragoons
gevaudan-side = the town
gevaudan-hunter-fourbe = Sly one
gevaudan-hunter-fourbe-belief = To him the Beast is a cruel man.
gevaudan-hunter-negociateur = Negotiator
gevaudan-hunter-negociateur-belief = To him the Beast is a hyena.
gevaudan-hunter-garde-chasse = Gamekeeper
gevaudan-hunter-garde-chasse-belief = To him the Beast is a man-eating pack.
gevaudan-hunter-devot = Devout one
gevaudan-hunter-devot-belief = To him the Beast is a scourge of God.
gevaudan-hunter-egoiste = Selfish one
gevaudan-hunter-egoiste-belief = To him the Beast is a hybrid animal.
gevaudan-hunter-discret = Discreet one
gevaudan-hunter-discret-belief = To him the Beast is a werewolf.
gevaudan-hunter-diplomate = Diplomat
gevaudan-hunter-diplomate-belief = To him the Beast is a war dog.
gevaudan-hunter-fourbe-help = Two Trace tokens, one a round: swap the print of your cell, face down or up, with any other on the map.
gevaudan-hunter-negociateur-help = Two tokens: when your archives are consulted, take a cube from whoever does. While you have one left, nobody without a cube may consult you.
gevaudan-hunter-garde-chasse-help = Three tokens, one a round: next to the Beast, ferocity −1, and with Characters an influence.
gevaudan-hunter-devot-help = One heart: when the Beast wounds you, discard it instead of losing a life.
gevaudan-hunter-egoiste-help = Others pay 2 actions to consult your archives.
gevaudan-hunter-discret-help = Two walls: on your turn, hide from the Beast on a cell until your next turn. Whoever ends a turn hidden does not become first player.
gevaudan-hunter-diplomate-help = Three tokens: solicit any Character, the top of the pile included, for 1 influence.
gevaudan-character-paysan-1 = Peasant
gevaudan-character-paysan-1-help = At every battue you are on, your figure may go one cell further, and its print is for you alone. Not with the Marquis.
gevaudan-dropped-paysan-1 = Peasant
gevaudan-character-paysan-2 = Peasant
gevaudan-character-paysan-2-help = At every battue you are on, your figure may go one cell further, and its print is for you alone. Not with the Marquis.
gevaudan-dropped-paysan-2 = Peasant
gevaudan-character-paysan-3 = Peasant
gevaudan-character-paysan-3-help = At every battue you are on, your figure may go one cell further, and its print is for you alone. Not with the Marquis.
gevaudan-dropped-paysan-3 = Peasant
gevaudan-character-procureur = Prosecutor
gevaudan-character-procureur-help = Once a round, 1 action: look at a print on a village cell; it cannot be archived.
gevaudan-dropped-procureur = Prosecutor
gevaudan-character-dragon = Dragoon
gevaudan-character-dragon-help = Once a round, 1 action: look at a print on a Dragoon cell, even when it is forbidden; it cannot be archived.
gevaudan-dropped-dragon = Dragoon
gevaudan-character-ministre = Minister
gevaudan-character-ministre-help = Three cubes, no power.
gevaudan-dropped-ministre = Minister
gevaudan-character-eveque = Bishop
gevaudan-character-eveque-help = At the start of a round, once: all others go to church, with 2 actions less; they keep their cubes. The card is discarded.
gevaudan-dropped-eveque = Bishop
gevaudan-character-heros = Hero
gevaudan-character-heros-help = You win ties for first player.
gevaudan-dropped-heros = Hero
gevaudan-character-suspect = Suspect
gevaudan-character-suspect-help = Instead of your turn, once: see all prints of one colour, on the map and in the others’ archives. Your wounds stay, the card is discarded.
gevaudan-dropped-suspect = Suspect
gevaudan-character-prince = Prince
gevaudan-character-prince-help = You may stay away from a battue, even if you lead it.
gevaudan-dropped-prince = Prince
gevaudan-character-louvetier = Wolf-hunter
gevaudan-character-louvetier-help = When you consult archives, you may keep one of the prints you saw.
gevaudan-dropped-louvetier = Wolf-hunter
gevaudan-character-mere-courage = Mother Courage
gevaudan-character-mere-courage-help = At the end of your turn, next to the Beast: move it 1 to 3 cells. It wounds nobody then.
gevaudan-dropped-mere-courage = Mother Courage
gevaudan-character-envoye = King’s envoy
gevaudan-character-envoye-help = Once a round, 1 action: consult archives from afar.
gevaudan-dropped-envoye = King’s envoy
gevaudan-character-cavalier = Rider
gevaudan-character-cavalier-help = Once a round, 1 action: move 2 or 3 cells, examining nothing on the way.
gevaudan-dropped-cavalier = Rider
gevaudan-character-combattante = Fighter
gevaudan-character-combattante-help = You may have the Beast’s die rolled again; the second roll stands.
gevaudan-dropped-combattante = Fighter
gevaudan-character-passeur = Ferryman
gevaudan-character-passeur-help = Once a round, 1 action: look at a print on a river cell; it cannot be archived.
gevaudan-dropped-passeur = Ferryman
gevaudan-character-chirurgien = Surgeon
gevaudan-character-chirurgien-help = When you heal: go to the refuge first, then take exactly 2 actions, without cubes, instead of losing your turn.
gevaudan-dropped-chirurgien = Surgeon
gevaudan-character-marquis = Marquis
gevaudan-character-marquis-help = At the start of your turn, 1 action: a battue of your own. You go onto the Beast, then one cell further, and look at its print. Not with Peasants.
gevaudan-dropped-marquis = Marquis
gevaudan-character-marginal = Outcast
gevaudan-character-marginal-help = Ending your turn on the Beast’s cell does not wound you, but you will not be first player if you end there.
gevaudan-dropped-marginal = Outcast
gevaudan-character-garde-forestier = Forester
gevaudan-character-garde-forestier-help = Once a round, 1 action: look at a print on a forest cell; it cannot be archived.
gevaudan-dropped-garde-forestier = Forester
gevaudan-card-e01 = Battue
gevaudan-card-e02 = Battue
gevaudan-card-e03 = Battue
gevaudan-card-e04 = Battue
gevaudan-card-e05 = Battue
gevaudan-card-e06 = Battue
gevaudan-card-e07 = Ferocity
gevaudan-card-e08 = Ferocity
gevaudan-card-e09 = Ferocity
gevaudan-card-e10 = Ferocity
gevaudan-card-e11 = Ferocity
gevaudan-card-e12 = Ferocity
gevaudan-card-h01 = Duhamel’s Dragoons
gevaudan-card-h01-help = Until the next event nobody examines or archives on Dragoon cells; what a Character shows is still allowed. °
gevaudan-card-h02 = Ambush in La Baume woods
gevaudan-card-h02-help = After the battue the Beast slips away by one step along its white arrow, wounding nobody. °
gevaudan-card-h03 = The Bishop’s pastoral letter
gevaudan-card-h03-help = In turn everybody may go to church; with Characters, they gain an influence there. °
gevaudan-card-h04 = Portefaix and his friends fight back
gevaudan-card-h04-help = Whoever has 2 wounds heals one of them. °
gevaudan-card-h05 = Six thousand livres
gevaudan-card-h05-help = Everybody gains an influence, up to five. °
gevaudan-card-h06 = The great battue of 7 February
gevaudan-card-h06-help = Exhaustion: one action less for everybody in the next round, but at least one. °
gevaudan-card-h07 = The d’Ennevals arrive
gevaudan-card-h07-help = Until the next event archives may also be consulted from a neighbouring cell. °
gevaudan-card-h08 = A bloody spring
gevaudan-card-h08-help = Whoever is next to the Beast loses a cube, refuges included; on its very cell, no. °
gevaudan-card-h09 = Monsieur Antoine takes command
gevaudan-card-h09-help = Everybody secretly looks at one archived print of the neighbour on the left. °
gevaudan-card-h10 = The Chastels in prison
gevaudan-card-h10-help = The Beast’s next move is 2 cells shorter, but at least one. °
gevaudan-card-h11 = The wolf of Les Chazes
gevaudan-card-h11-help = The court applauds too early: ferocity drops by 1, down to 1. °
gevaudan-card-h12 = The Marquis d’Apcher’s last drive
gevaudan-card-h12-help = Whoever took part in this battue may, in turn and after the Peasants, go one cell further and secretly look at its print. °
gevaudan-card-last-rounds = Last rounds
gevaudan-card-end = End of the King’s prize
gevaudan-kind-battue = battue
gevaudan-kind-ferocity = ferocity
gevaudan-kind-last_rounds = warning
gevaudan-kind-end = end
gevaudan-arrow-black = black arrow
gevaudan-arrow-grey = grey arrow
gevaudan-arrow-white = white arrow
gevaudan-cause-crossed = the Beast crossed the cell
gevaudan-cause-entered = for having gone onto the Beast’s cell
gevaudan-out-wounds = three wounds
gevaudan-out-trap = failed trap
gevaudan-what-influence = gains an influence
gevaudan-what-cube_lost = loses a cube
gevaudan-what-healed = heals one wound
gevaudan-how-placed = waits on the refuge
gevaudan-how-walked = goes
gevaudan-how-rode = rides
gevaudan-how-marquis = leads a battue alone
gevaudan-how-paysan = walks on
gevaudan-how-drive = walks on
gevaudan-how-summoned = is summoned
gevaudan-how-church = goes to church
gevaudan-how-examined = examines
gevaudan-how-scout = has somebody look from afar at

## What happens

gevaudan-news-moved = { $seatIs ->
    [you] **You** { $howId ->
        [placed] start from refuge **{ $cell }**.
        [rode] ride to **{ $cell }**.
        [marquis] lead a battue of your own to **{ $cell }**.
        [paysan] walk on to **{ $cell }**.
        [drive] walk on to **{ $cell }**.
        [summoned] are summoned to church, on **{ $cell }**.
        [church] go to church, on **{ $cell }**.
       *[walked] go to **{ $cell }**.
    }
   *[other] **{ $seat }** { $howId ->
        [placed] starts from refuge **{ $cell }**.
        [rode] rides to **{ $cell }**.
        [marquis] leads a battue alone to **{ $cell }**.
        [paysan] walks on to **{ $cell }**.
        [drive] walks on to **{ $cell }**.
        [summoned] is summoned to church, on **{ $cell }**.
        [church] goes to church, on **{ $cell }**.
       *[walked] goes to **{ $cell }**.
    }
}
gevaudan-news-round = **Round { $round }**{ $last ->
    [yes] , the last one
   *[no] {""}
}. First player: { $first }.
gevaudan-news-turn = { $seatIs ->
    [you] **Your** turn
   *[other] **{ $seat }**’s turn
}: { $points ->
    [0] no action.
    [1] one action.
   *[other] { $points } actions.
}
gevaudan-news-ended = { $seatIs ->
    [you] **You** end your turn.
   *[other] **{ $seat }** ends the turn.
}
gevaudan-news-marked = { $seatIs ->
    [you] **You** went onto the Beast: a wound comes with your next turn.
   *[other] **{ $seat }** went onto the Beast: a wound comes with the next turn.
}
gevaudan-news-looked = { $seatIs ->
    [you] **You** look
   *[other] **{ $seat }** looks
} at the **{ $colour }** print of **{ $cell }**{ $character ->
    [none] .
   *[other] {"\u0020"}({ $character }).
}
gevaudan-news-saw = You see: { $shownColourId ->
    [village] **Village**
    [river] **River**
    [forest] **Forest**
   *[dragons] **Dragoons**
} { $shownPresent ->
    [yes] present
   *[no] absent
}, { $shownDots ->
    [1] 1 dot.
   *[other] { $shownDots } dots.
}
gevaudan-news-archived = { $seatIs ->
    [you] **You** archive
   *[other] **{ $seat }** archives
} the **{ $colour }** print of **{ $cell }**.
gevaudan-news-consulted = { $seatIs ->
    [you] **You** look at
   *[other] **{ $seat }** looks at
} { $count ->
    [1] one print
   *[other] { $count } prints
} in { $side ->
    [none] the town’s archives
   *[other] { $sideIs ->
        [you] your archives
       *[other] **{ $side }**’s archives
    }
}{ $envoy ->
    [yes] , through the envoy.
   *[no] .
}
gevaudan-news-kept = { $seatIs ->
    [you] **You** keep
   *[other] **{ $seat }** keeps
} the **{ $colour }** print from { $side ->
    [none] the town’s archives.
   *[other] { $sideIs ->
        [you] your archives.
       *[other] { $side }’s archives.
    }
}
gevaudan-news-toll = { $seatIs ->
    [you] **You** take a cube from { $by }.
   *[other] **{ $seat }** takes a cube from { $byIs ->
        [you] you.
       *[other] { $by }.
    }
}
gevaudan-news-suspected = { $seatIs ->
    [you] **You** make the Suspect talk:
   *[other] **{ $seat }** makes the Suspect talk:
} { $count ->
    [1] one **{ $colour }** print.
   *[other] { $count } **{ $colour }** prints.
}
gevaudan-news-healed = { $seatIs ->
    [you] **You** heal
   *[other] **{ $seat }** heals
} on **{ $cell }**{ $surgeon ->
    [yes] , with the Surgeon.
   *[no] .
}
gevaudan-news-noted = { $seatIs ->
    [you] **You** lay a memo
   *[other] **{ $seat }** lays a memo
} ({ $count } of 4) and { $seatIs ->
    [you] have
   *[other] has
} { $cubes ->
    [1] one cube.
   *[other] { $cubes } cubes.
}
gevaudan-news-own_note = Your memo: { $colourId ->
    [village] **Village**
    [river] **River**
    [forest] **Forest**
   *[dragons] **Dragoons**
} { $present ->
    [yes] present
   *[no] absent
}.
gevaudan-news-solicited = { $seatIs ->
    [you] **You** solicit
   *[other] **{ $seat }** solicits
} **{ $character }** for { $cost } influence{ $charmed ->
    [yes] , by charm
   *[no] {""}
}{ $dropped ->
    [none] {""}
   *[other] , giving back { $dropped }
}{ $cubes ->
    [0] .
    [1] {""}: one cube.
   *[other] {""}: { $cubes } cubes.
}
gevaudan-news-reshuffled = The discard becomes the new pile of Characters ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
gevaudan-news-next_up = The next Character: **{ $character }**.
gevaudan-news-swapped = { $seatIs ->
    [you] **You** swap
   *[other] **{ $seat }** swaps
} the prints of **{ $cell }** and **{ $other }**.
gevaudan-news-shot = { $seatIs ->
    [you] **You** shoot at the Beast:
   *[other] **{ $seat }** shoots at the Beast:
} ferocity **{ $ferocity }**.
gevaudan-news-walled = { $seatIs ->
    [you] **You** hide behind a wall
   *[other] **{ $seat }** hides behind a wall
} on **{ $cell }**.
gevaudan-news-unwalled = { $seatIs ->
    [you] **You** leave your wall.
   *[other] **{ $seat }** leaves the wall.
}
gevaudan-news-summoned = { $seatIs ->
    [you] **You** call the Bishop:
   *[other] **{ $seat }** calls the Bishop:
} all others to church, **{ $cell }**.
gevaudan-news-driven = { $seatIs ->
    [you] **You** drive the Beast away
   *[other] **{ $seat }** drives the Beast away
}: it is on **{ $cell }**.
gevaudan-news-trap_failed = { $seatIs ->
    [you] **You** lay your trap
   *[other] **{ $seat }** lays the trap
} on **{ $cell }**: nothing.
gevaudan-news-eliminated = { $seatIs ->
    [you] **You** are out
   *[other] **{ $seat }** is out
} ({ $out }).
gevaudan-news-first_player = First player: **{ $first }**{ $by ->
    [none] .
   *[other] , named by { $by }.
}
gevaudan-news-rolled = { $seatIs ->
    [you] **You** roll the die:
   *[other] **{ $seat }** rolls the die:
} the **{ $arrow }**{ $again ->
    [yes] , for the Fighter.
   *[no] .
}
gevaudan-news-beast_moved = The Beast stops on **{ $cell }**.
gevaudan-news-beast_slipped = The Beast slips away to **{ $cell }**.
gevaudan-news-calmed = The court applauds too early: ferocity is **{ $ferocity }** now.
gevaudan-news-town_took = The **{ $colour }** print of **{ $cell }** goes to the town archives.
gevaudan-news-wounded = { $seatIs ->
    [you] **You** are wounded ({ $wounds } of 3): { $causeId ->
        [crossed] the Beast ran over you.
       *[entered] you had gone onto the Beast.
    }
   *[other] **{ $seat }** is wounded ({ $wounds } of 3): { $causeId ->
        [crossed] the Beast ran over them.
       *[entered] for having gone onto the Beast.
    }
}
gevaudan-news-spared = { $seatIs ->
    [you] **You** give your heart
   *[other] **{ $seat }** gives a heart
}: no wound ({ $cause }).
gevaudan-news-hidden = { $seatIs ->
    [you] **You** stay hidden: the Beast passes.
   *[other] **{ $seat }** stays hidden: the Beast passes.
}
gevaudan-news-event = Event: **{ $card }**{ $kindId ->
    [battue] , { $value ->
        [1] one cell
       *[other] { $value } cells
    }
    [ferocity] , +{ $value }: ferocity is { $ferocity } now
    [end] {""}: the next round is the last
   *[other] {""}: the end is among the last cards
}. { $left ->
    [0] No card left.
    [1] One card left.
   *[other] { $left } cards left.
}
gevaudan-news-slid = The Characters slide one space{ $character ->
    [none] .
   *[other] {""}: { $character } leaves.
}
gevaudan-news-stayed_away = { $seatIs ->
    [you] **You** stay away from the battue.
   *[other] **{ $seat }** stays away from the battue.
}
gevaudan-news-gathered = Battue: the hunters gather on **{ $cell }**, for { $value ->
    [1] one cell.
   *[other] { $value } cells.
}
gevaudan-news-led = { $seatIs ->
    [you] **You** lead the battue
   *[other] **{ $seat }** leads the battue
} to **{ $cell }**.
gevaudan-news-turned_up = On **{ $cell }**, for all: { $shownColourId ->
    [village] **Village**
    [river] **River**
    [forest] **Forest**
   *[dragons] **Dragoons**
} { $shownPresent ->
    [yes] present
   *[no] absent
}, { $shownDots ->
    [1] 1 dot.
   *[other] { $shownDots } dots.
}
gevaudan-news-gained = { $seatIs ->
    [you] **You** { $whatId ->
        [influence] gain an influence.
        [cube_lost] lose a cube.
       *[healed] heal a wound.
    }
   *[other] **{ $seat }** { $what }.
}
gevaudan-news-peeked = { $seatIs ->
    [you] **You** look at
   *[other] **{ $seat }** looks at
} one print in { $sideIs ->
    [you] your archives.
   *[other] { $side }’s archives.
}
gevaudan-news-found = { $winnerIs ->
    [you] **You** have found the lair
   *[other] **{ $winner }** has found the lair
} on **{ $cell }**.
gevaudan-news-expired = The King’s prize has expired: the Beast has won.
gevaudan-news-all_out = No hunter is left: the Beast has won.
gevaudan-news-box_seen = You alone open the box: the lair is on **{ $cell }**.
gevaudan-news-opened = The box is opened: the lair was on **{ $cell }**.

## What is asked

gevaudan-prompt-place = Put your figure on a free refuge.
gevaudan-wait-place = { $name } puts a figure on a refuge.
gevaudan-prompt-eveque = Does the Bishop summon the others to church?
gevaudan-wait-eveque = { $name } decides for the Bishop.
gevaudan-prompt-turn = Your turn: move, examine, or end it.
gevaudan-wait-turn = { $name } plays.
gevaudan-prompt-mere_courage = Do you drive the Beast away?
gevaudan-wait-mere_courage = { $name } decides for Mother Courage.
gevaudan-prompt-toll = Your archives are consulted: do you take a cube?
gevaudan-wait-toll = { $name } may take a cube.
gevaudan-prompt-keep = Do you keep one of the prints you saw?
gevaudan-wait-keep = { $name } may keep a print.
gevaudan-prompt-heart = Do you give your heart instead of a wound?
gevaudan-wait-heart = { $name } may give a heart.
gevaudan-prompt-name = A tie: name the first player.
gevaudan-wait-name = { $name } names the first player.
gevaudan-prompt-reroll = Do you have the die rerolled?
gevaudan-wait-reroll = { $name } may have the die rerolled.
gevaudan-prompt-take_part = Do you take part in the battue?
gevaudan-wait-take_part = { $name } decides for the Prince.
gevaudan-prompt-lead = Lead the battue: which cell next?
gevaudan-wait-lead = { $name } leads the battue.
gevaudan-prompt-paysan = Do you walk one cell further?
gevaudan-wait-paysan = { $name } may walk on.
gevaudan-prompt-drive = Do you walk one cell further?
gevaudan-wait-drive = { $name } may walk on.
gevaudan-prompt-church = Do you go to church?
gevaudan-wait-church = { $name } may go to church.
gevaudan-prompt-peek = Look at a print of your left neighbour.
gevaudan-wait-peek = { $name } looks at a neighbour’s print.

## The end

gevaudan-outcome-lair = { $winnerIs ->
    [you] You have found the lair: 6,000 livres.
   *[other] { $winner } has found the lair: 6,000 livres.
}
gevaudan-outcome-expired = The prize has expired: the Beast wins.
gevaudan-outcome-all-out = All hunters are out: the Beast wins.
gevaudan-figure-won = games won by somebody
gevaudan-figure-rounds = rounds
gevaudan-figure-wounds = wounds a hunter
gevaudan-figure-out-by-wounds = out by wounds
gevaudan-figure-out-by-trap = out by a failed trap

## Options

gevaudan-option-characters = Characters
gevaudan-option-characters-help = Characters, influence and soliciting: with any events, with abilities or without. °
gevaudan-option-characters-off = Off
gevaudan-option-characters-off-help = The standard game.
gevaudan-option-characters-on = On
gevaudan-option-characters-on-help = The twenty Characters can be solicited for influence.
gevaudan-option-events = Events
gevaudan-option-events-help = Which cards are shuffled, whatever else is in play. °
gevaudan-option-events-standard = Standard
gevaudan-option-events-standard-help = Battues and ferocities.
gevaudan-option-events-historical = Historical
gevaudan-option-events-historical-help = Twelve events with effects of their own. °
gevaudan-option-abilities = Abilities
gevaudan-option-abilities-help = What each of the seven hunters can do, whatever else is in play. °
gevaudan-option-abilities-off = Off
gevaudan-option-abilities-off-help = Hunters differ in name only.
gevaudan-option-abilities-on = On
gevaudan-option-abilities-on-help = Each has his own, with its tokens.
gevaudan-option-deck = Length
gevaudan-option-deck-help = How many events.
gevaudan-option-deck-usual = Usual
gevaudan-option-deck-usual-help = Nine cards: seven to nine rounds.
gevaudan-option-deck-first_game = First game
gevaudan-option-deck-first_game-help = Ten cards: one round more.
gevaudan-option-deck-history = Closest to history
gevaudan-option-deck-history-help = Characters and events in order, eight rounds.
gevaudan-option-last_rounds = Last rounds
gevaudan-option-last_rounds-help = Does this card count as the round’s event? °
gevaudan-option-last_rounds-free = No
gevaudan-option-last_rounds-free-help = The next card is drawn at once. °
gevaudan-option-last_rounds-draw = Yes
gevaudan-option-last_rounds-draw-help = The game lasts one round longer. °
gevaudan-option-beast_cell = The Beast’s cell
gevaudan-option-beast_cell-help = When it wounds whoever goes there. °
gevaudan-option-beast_cell-entering = Entering
gevaudan-option-beast_cell-entering-help = Passing is enough. °
gevaudan-option-beast_cell-ending = Staying
gevaudan-option-beast_cell-ending-help = Only if the turn ends there. °
gevaudan-option-heal = Healing
gevaudan-option-heal-help = Who may heal. °
gevaudan-option-heal-wounded = The wounded
gevaudan-option-heal-wounded-help = It takes at least one wound. °
gevaudan-option-heal-always = Everybody
gevaudan-option-heal-always-help = Even unwounded, to reach a refuge. °
gevaudan-option-memory = Memory
gevaudan-option-memory-help = Who remembers the prints that were seen. °
gevaudan-option-memory-notebook = Notebook
gevaudan-option-memory-notebook-help = What you have seen stays noted. °
gevaudan-option-memory-paper = As on paper
gevaudan-option-memory-paper-help = A print is seen until the next move; neither the log nor coming back to the table tells it again. °
gevaudan-option-first = First player
gevaudan-option-first-help = Who begins. °
gevaudan-option-first-drawn = Drawn
gevaudan-option-first-drawn-help = Chance chooses. °
gevaudan-option-first-1 = Seat 1
gevaudan-option-first-1-help = Seat 1 begins. °
gevaudan-option-first-2 = Seat 2
gevaudan-option-first-2-help = Seat 2 begins. °
gevaudan-option-first-3 = Seat 3
gevaudan-option-first-3-help = Seat 3 begins. °
gevaudan-option-first-4 = Seat 4
gevaudan-option-first-4-help = Seat 4 begins. °
gevaudan-option-hunter1 = Hunter of seat 1
gevaudan-option-hunter1-help = Whom he plays.
gevaudan-option-hunter1-drawn = Drawn
gevaudan-option-hunter1-drawn-help = Chance chooses.
gevaudan-option-hunter1-fourbe = Sly one
gevaudan-option-hunter1-fourbe-help = Two Trace tokens, one a round: swap the print of your cell, face down or up, with any other on the map.
gevaudan-option-hunter1-negociateur = Negotiator
gevaudan-option-hunter1-negociateur-help = Two tokens: when your archives are consulted, take a cube from whoever does. While you have one left, nobody without a cube may consult you.
gevaudan-option-hunter1-garde-chasse = Gamekeeper
gevaudan-option-hunter1-garde-chasse-help = Three tokens, one a round: next to the Beast, ferocity −1, and with Characters an influence.
gevaudan-option-hunter1-devot = Devout one
gevaudan-option-hunter1-devot-help = One heart: when the Beast wounds you, discard it instead of losing a life.
gevaudan-option-hunter1-egoiste = Selfish one
gevaudan-option-hunter1-egoiste-help = Others pay 2 actions to consult your archives.
gevaudan-option-hunter1-discret = Discreet one
gevaudan-option-hunter1-discret-help = Two walls: on your turn, hide from the Beast on a cell until your next turn. Whoever ends a turn hidden does not become first player.
gevaudan-option-hunter1-diplomate = Diplomat
gevaudan-option-hunter1-diplomate-help = Three tokens: solicit any Character, the top of the pile included, for 1 influence.
gevaudan-option-hunter2 = Hunter of seat 2
gevaudan-option-hunter2-help = Whom he plays.
gevaudan-option-hunter2-drawn = Drawn
gevaudan-option-hunter2-drawn-help = Chance chooses.
gevaudan-option-hunter2-fourbe = Sly one
gevaudan-option-hunter2-fourbe-help = Two Trace tokens, one a round: swap the print of your cell, face down or up, with any other on the map.
gevaudan-option-hunter2-negociateur = Negotiator
gevaudan-option-hunter2-negociateur-help = Two tokens: when your archives are consulted, take a cube from whoever does. While you have one left, nobody without a cube may consult you.
gevaudan-option-hunter2-garde-chasse = Gamekeeper
gevaudan-option-hunter2-garde-chasse-help = Three tokens, one a round: next to the Beast, ferocity −1, and with Characters an influence.
gevaudan-option-hunter2-devot = Devout one
gevaudan-option-hunter2-devot-help = One heart: when the Beast wounds you, discard it instead of losing a life.
gevaudan-option-hunter2-egoiste = Selfish one
gevaudan-option-hunter2-egoiste-help = Others pay 2 actions to consult your archives.
gevaudan-option-hunter2-discret = Discreet one
gevaudan-option-hunter2-discret-help = Two walls: on your turn, hide from the Beast on a cell until your next turn. Whoever ends a turn hidden does not become first player.
gevaudan-option-hunter2-diplomate = Diplomat
gevaudan-option-hunter2-diplomate-help = Three tokens: solicit any Character, the top of the pile included, for 1 influence.
gevaudan-option-hunter3 = Hunter of seat 3
gevaudan-option-hunter3-help = Whom he plays.
gevaudan-option-hunter3-drawn = Drawn
gevaudan-option-hunter3-drawn-help = Chance chooses.
gevaudan-option-hunter3-fourbe = Sly one
gevaudan-option-hunter3-fourbe-help = Two Trace tokens, one a round: swap the print of your cell, face down or up, with any other on the map.
gevaudan-option-hunter3-negociateur = Negotiator
gevaudan-option-hunter3-negociateur-help = Two tokens: when your archives are consulted, take a cube from whoever does. While you have one left, nobody without a cube may consult you.
gevaudan-option-hunter3-garde-chasse = Gamekeeper
gevaudan-option-hunter3-garde-chasse-help = Three tokens, one a round: next to the Beast, ferocity −1, and with Characters an influence.
gevaudan-option-hunter3-devot = Devout one
gevaudan-option-hunter3-devot-help = One heart: when the Beast wounds you, discard it instead of losing a life.
gevaudan-option-hunter3-egoiste = Selfish one
gevaudan-option-hunter3-egoiste-help = Others pay 2 actions to consult your archives.
gevaudan-option-hunter3-discret = Discreet one
gevaudan-option-hunter3-discret-help = Two walls: on your turn, hide from the Beast on a cell until your next turn. Whoever ends a turn hidden does not become first player.
gevaudan-option-hunter3-diplomate = Diplomat
gevaudan-option-hunter3-diplomate-help = Three tokens: solicit any Character, the top of the pile included, for 1 influence.
gevaudan-option-hunter4 = Hunter of seat 4
gevaudan-option-hunter4-help = Whom he plays.
gevaudan-option-hunter4-drawn = Drawn
gevaudan-option-hunter4-drawn-help = Chance chooses.
gevaudan-option-hunter4-fourbe = Sly one
gevaudan-option-hunter4-fourbe-help = Two Trace tokens, one a round: swap the print of your cell, face down or up, with any other on the map.
gevaudan-option-hunter4-negociateur = Negotiator
gevaudan-option-hunter4-negociateur-help = Two tokens: when your archives are consulted, take a cube from whoever does. While you have one left, nobody without a cube may consult you.
gevaudan-option-hunter4-garde-chasse = Gamekeeper
gevaudan-option-hunter4-garde-chasse-help = Three tokens, one a round: next to the Beast, ferocity −1, and with Characters an influence.
gevaudan-option-hunter4-devot = Devout one
gevaudan-option-hunter4-devot-help = One heart: when the Beast wounds you, discard it instead of losing a life.
gevaudan-option-hunter4-egoiste = Selfish one
gevaudan-option-hunter4-egoiste-help = Others pay 2 actions to consult your archives.
gevaudan-option-hunter4-discret = Discreet one
gevaudan-option-hunter4-discret-help = Two walls: on your turn, hide from the Beast on a cell until your next turn. Whoever ends a turn hidden does not become first player.
gevaudan-option-hunter4-diplomate = Diplomat
gevaudan-option-hunter4-diplomate-help = Three tokens: solicit any Character, the top of the pile included, for 1 influence.
gevaudan-option-board = Board
gevaudan-option-board-help = The code of another board than ours. °

## Refusals

gevaudan-refusal-not-a-move = That is not a move of this game.
gevaudan-refusal-game-over = The game is over.
gevaudan-refusal-not-your-turn = Nothing is asked of you now.
gevaudan-refusal-not-in-a-turn = That is not done during a turn. °
gevaudan-refusal-answer-first = Answer the question first.
gevaudan-refusal-place-first = Place your figure first.
gevaudan-refusal-refuge-needed = It must be a refuge.
gevaudan-refusal-refuge-taken = That refuge is taken.
gevaudan-refusal-no-points = You have not enough actions left.
gevaudan-refusal-not-adjacent = That cell is not next to yours.
gevaudan-refusal-no-print = There is no print here.
gevaudan-refusal-already-revealed = That print lies open for all.
gevaudan-refusal-dragons-forbid = The Dragoons forbid to examine here for now. °
gevaudan-refusal-examine-first = Examine that print first, in this turn and without leaving the cell.
gevaudan-refusal-not-on-his-cell = Those archives are out of reach.
gevaudan-refusal-go-to-church = The town archives are consulted at the church.
gevaudan-refusal-no-town = Only solo games have town archives.
gevaudan-refusal-ask-another = Consult somebody else than yourself.
gevaudan-refusal-no-such-place = There is no print in that place. °
gevaudan-refusal-colours = All of one colour, or all of different colours.
gevaudan-refusal-cube-needed = You would need one more cube for the Negotiator. °
gevaudan-refusal-opening-only = Only at the start of your turn. °
gevaudan-refusal-not-after-solicit = Not after soliciting somebody. °
gevaudan-refusal-not-wounded = You are not wounded. °
gevaudan-refusal-trap-on-refuge = The lair is never on a refuge. °
gevaudan-refusal-suspect-only = This turn is the Suspect’s: solicit or end it. °
gevaudan-refusal-note-too-early = Not before the first round. °
gevaudan-refusal-you-are-out = You are out.
gevaudan-refusal-note-laid = That memo is laid already.
gevaudan-refusal-characters-off = Characters are not in play. °
gevaudan-refusal-one-a-turn = One Character a turn.
gevaudan-refusal-top-not-available = The top of the pile is not available yet.
gevaudan-refusal-third-space = The third space costs only one influence anyway. °
gevaudan-refusal-space-empty = That space is empty.
gevaudan-refusal-no-influence = You have not enough influence.
gevaudan-refusal-hand-full = You have two Characters already: give one back.
gevaudan-refusal-hand-not-full = You still have room.
gevaudan-refusal-not-your-character = You do not have that Character.
gevaudan-refusal-already-used = Once a round only.
gevaudan-refusal-not-his-land = He does not see that cell.
gevaudan-refusal-nothing-hidden = There is nothing to look at there.
gevaudan-refusal-not-next-to-beast = Not next to the Beast. °
gevaudan-refusal-not-in-reach = That cell is out of reach. °
gevaudan-refusal-not-your-ability = That is not what your hunter can do. °
gevaudan-refusal-no-token = You have no token left. °
gevaudan-refusal-one-token-a-turn = One token a turn. °
gevaudan-refusal-two-prints-needed = It takes a print here and another one elsewhere. °
gevaudan-refusal-wall-on-refuge = A refuge needs no wall. °
gevaudan-refusal-too-far = The Beast does not go so far. °
gevaudan-refusal-not-shown = That print was not shown. °
gevaudan-refusal-not-tied = That hunter is not tied, or it is you.
gevaudan-refusal-no-way = There is no way through there. °
gevaudan-refusal-first-not-seated = Nobody sits there. °
gevaudan-refusal-hunter-twice = Two seats have chosen the same hunter. °
gevaudan-refusal-history-needs-all = Closest to history needs Characters and historical events. °
gevaudan-refusal-board-not-understood = That code is not one of a valid board. °

## The rules, a line each

gevaudan-rule-gev-obj-1 = One to four hunters, each for himself.
gevaudan-rule-gev-obj-2 = Whoever lays a trap on the lair wins.
gevaudan-rule-gev-obj-3 = If the prize expires, the Beast wins.
gevaudan-rule-gev-obj-4 =
    { $characters ->
        [off] This table plays without the Characters.
        [on] This table plays with the Characters.
       *[other] The standard game, or the historical one.
    }
gevaudan-rule-gev-obj-5 = Colours can be told by their shape too.
gevaudan-rule-gev-mat-1 = Twenty cells: sixteen of terrain and four refuges.
gevaudan-rule-gev-mat-2 = A personal board for each hunter.
gevaudan-rule-gev-mat-3 = Seven hunters to choose from.
gevaudan-rule-gev-mat-4 = One Beast and four figures.
gevaudan-rule-gev-mat-5 = Five cubes a hunter.
gevaudan-rule-gev-mat-6 = The die: three black arrows, two grey, one white.
gevaudan-rule-gev-mat-7 = Twenty-four prints, six of each colour.
gevaudan-rule-gev-mat-8 = A box for the solution.
gevaudan-rule-gev-mat-9 = Six battues, six ferocities, the last rounds and the end.
gevaudan-rule-gev-mat-10 = Eight memos a hunter.
gevaudan-rule-gev-mat-11 = Twenty Characters, twelve historical events, influence.
gevaudan-rule-gev-ter-1 = Each cell has or lacks village, river, forest, Dragoons.
gevaudan-rule-gev-ter-2 = Each combination exists once.
gevaudan-rule-gev-ter-3 = The lair is never on a refuge.
gevaudan-rule-gev-prt-1 = Of each colour three prints say present and three absent.
gevaudan-rule-gev-prt-2 = The back shows the colour, not the clue.
gevaudan-rule-gev-lair-1 = One print of each colour is in the box.
gevaudan-rule-gev-lair-2 = Three equal clues prove a parameter.
gevaudan-rule-gev-lair-3 = The lair is the opposite of the boxed prints.
gevaudan-rule-gev-lair-4 = Four parameters make one cell.
gevaudan-rule-gev-set-1 = Events are sorted by kind.
gevaudan-rule-gev-set-2 = The end and the last rounds are set aside.
gevaudan-rule-gev-set-3 = Four piles of one ferocity and one battue.
gevaudan-rule-gev-set-4 = One pile and the end go under the last rounds.
gevaudan-rule-gev-set-5 =
    { $deck ->
        [first_game] The other six cards go on top.
       *[other] Five of the other six cards go on top.
    }
gevaudan-rule-gev-set-6 = First game: no card is removed.
gevaudan-rule-gev-set-7 = Ferocity starts at 3.
gevaudan-rule-gev-set-8 = One print a cell, refuges included.
gevaudan-rule-gev-set-9 = Everybody chooses or draws a hunter.
gevaudan-rule-gev-set-10 = The first roll lets the Beast in for three cells.
gevaudan-rule-gev-set-11 = Everybody takes a free refuge, the first player last.
gevaudan-rule-gev-set-12 = Everybody reads his belief aloud.
gevaudan-rule-gev-rnd-1 = Play goes on until the lair or the end of the prize.
gevaudan-rule-gev-rnd-2 = A round: hunters, first player, Beast.
gevaudan-rule-gev-rnd-3 = Turns go clockwise.
gevaudan-rule-gev-rnd-4 = After the last hunters’ phase all is over.
gevaudan-rule-gev-ap-1 = 4 actions, one less for each wound.
gevaudan-rule-gev-ap-2 = A cube is worth an action and is kept.
gevaudan-rule-gev-ap-3 = What is paid for takes actions, then cubes.
gevaudan-rule-gev-ap-4 = Five cubes at most.
gevaudan-rule-gev-act-1 = Moving one cell costs 1 action.
gevaudan-rule-gev-act-2 = Examining the print of one’s cell costs 1 action.
gevaudan-rule-gev-act-3 = Archiving what was just examined costs 1 action.
gevaudan-rule-gev-act-4 = Consulting another’s archives on his cell costs 1 action.
gevaudan-rule-gev-act-5 = One colour, or all different.
gevaudan-rule-gev-act-6 = What was seen need not be chosen again.
gevaudan-rule-gev-act-7 = A revealed print cannot be archived.
gevaudan-rule-gev-free-1 = Healing takes the whole turn, on a refuge.
gevaudan-rule-gev-free-2 = A memo, at any time, gives a cube.
gevaudan-rule-gev-free-3 = Four memos a game.
gevaudan-rule-gev-free-4 = A memo once laid does not change.
gevaudan-rule-gev-free-5 = One trap a game, on one’s own cell.
gevaudan-rule-gev-fp-1 = The nearest to the Beast becomes first player.
gevaudan-rule-gev-fp-2 = In a tie the first player names another.
gevaudan-rule-gev-fp-3 = Whoever ends on a refuge does not count.
gevaudan-rule-gev-fp-4 = If nobody counts, the left neighbour.
gevaudan-rule-gev-fp-5 = The first player runs the Beast.
gevaudan-rule-gev-bst-1 = The Beast follows the die’s arrows, as many cells as its ferocity.
gevaudan-rule-gev-wnd-1 = It wounds all it crosses.
gevaudan-rule-gev-wnd-2 = Refuges protect.
gevaudan-rule-gev-wnd-3 = The third wound puts out.
gevaudan-rule-gev-wnd-4 =
    { $heal ->
        [always] Wounded or not, one may pass a turn to heal.
       *[other] The wounded may pass a turn to heal.
    }
gevaudan-rule-gev-wnd-5 =
    { $beast_cell ->
        [ending] Ending a turn on the Beast wounds with the next turn.
       *[other] Going onto the Beast wounds with the next turn.
    }
gevaudan-rule-gev-wnd-6 = Being moved does not wound.
gevaudan-rule-gev-evt-1 = One event after each move.
gevaudan-rule-gev-evt-2 = Ferocity: the ring goes up.
gevaudan-rule-gev-evt-3 = Battue: everybody from the Beast, turning prints up.
gevaudan-rule-gev-evt-4 = The start cell is not revealed.
gevaudan-rule-gev-evt-5 = A revealed print stays revealed.
gevaudan-rule-gev-evt-6 = Who is out goes on no battue.
gevaudan-rule-gev-evt-7 = The last rounds announce the end.
gevaudan-rule-gev-evt-8 = The end: one more round.
gevaudan-rule-gev-evt-9 =
    { $deck ->
        [first_game] At this table the prize expires one round later than usual.
        [history] At this table the prize expires in round 7: eight rounds in all.
       *[usual] { $last_rounds ->
            [draw] The prize expires between rounds 7 and 9.
           *[free] The prize expires between rounds 6 and 8.
        }
    }
gevaudan-rule-gev-end-1 = The right trap wins at once.
gevaudan-rule-gev-end-2 = A wrong trap puts out.
gevaudan-rule-gev-end-3 = Three wounds put out.
gevaudan-rule-gev-end-4 = The archives of who is out stay on his cell.
gevaudan-rule-gev-end-5 = The game ends with the lair, the hunters or the prize.
gevaudan-rule-gev-his-1 = Historical events take the place of the others.
gevaudan-rule-gev-his-2 = Influence and ability tokens.
gevaudan-rule-gev-his-3 = Two Characters at the start, the next one visible.
gevaudan-rule-gev-his-4 = Characters, events, abilities: each by itself. °
gevaudan-rule-gev-inf-1 = Archiving gives one influence, five at most.
gevaudan-rule-gev-inf-2 = A look from afar does not allow archiving.
gevaudan-rule-gev-sol-1 = Soliciting costs 2 influence, 1 on the third space.
gevaudan-rule-gev-sol-2 = One a turn, at its start or end.
gevaudan-rule-gev-sol-3 = The Character brings its cubes.
gevaudan-rule-gev-sol-4 = Two Characters at most.
gevaudan-rule-gev-sol-5 = The others slide, the pile fills up.
gevaudan-rule-gev-sol-6 = The discard becomes the pile.
gevaudan-rule-gev-sol-7 = Characters prevail over events.
gevaudan-rule-gev-hev-1 = An event is followed step by step.
gevaudan-rule-gev-hev-2 = The Dragoons may forbid their cells.
gevaudan-rule-gev-solo-1 = Alone, the same rules.
gevaudan-rule-gev-solo-2 = The Beast takes the print of its cell to town.
gevaudan-rule-gev-solo-3 = The town archives are consulted at the church.
gevaudan-rule-gev-solo-4 = What needs others is ignored.
gevaudan-rule-gev-var-1 = Characters in order.
gevaudan-rule-gev-var-2 = Seven events in order, eight rounds.
gevaudan-rule-gev-tip-1 = Dots tell whether a print was seen before.
gevaudan-rule-gev-tip-2 = One parameter at a time.
gevaudan-rule-gev-ord-1 = A single possible answer is not asked for. °
gevaudan-rule-gev-ord-2 = The order of a round. °
gevaudan-rule-gev-ord-3 = The order of a turn. °
gevaudan-rule-gev-ord-4 = The order of the Beast’s phase. °
gevaudan-rule-gev-ord-5 = A memo is possible from the first round on. °
gevaudan-rule-gev-vis-1 = Pieces are public, clues that were seen are not. °
gevaudan-rule-gev-hou-1 = The board is the house’s. °
gevaudan-rule-gev-hou-2 = The arrows are the house’s. °
gevaudan-rule-gev-hou-3 = The values of the cards are the house’s. °
gevaudan-rule-gev-hou-4 = Value, slide, effect: in this order. °
gevaudan-rule-gev-r01 =
    { $last_rounds ->
        [draw] At this table the last rounds take the place of an event: one round more. °
       *[other] The last rounds do not take the place of an event. °
    }
gevaudan-rule-gev-r02 = Twelve cards, the end and the last rounds. °
gevaudan-rule-gev-r03 = The box says the opposite of the lair. °
gevaudan-rule-gev-r04 = The Beast never enters a refuge. °
gevaudan-rule-gev-r05 = Distance counts all cells. °
gevaudan-rule-gev-r06 = A first player who is out passes the role on. °
gevaudan-rule-gev-r07 = Tied, he names one of the others. °
gevaudan-rule-gev-r08 = The Hero wins the tie. °
gevaudan-rule-gev-r09 =
    { $beast_cell ->
        [ending] Ending a turn there, and that alone, marks a wound: the Beast’s cell may be crossed. °
       *[other] Entering the Beast’s cell marks a wound. °
    }
gevaudan-rule-gev-r10 = The Beast’s start cell is not crossed. °
gevaudan-rule-gev-r11 = Everybody is wounded once a move. °
gevaudan-rule-gev-r12 = One archives what was examined in place. °
gevaudan-rule-gev-r13 = Archiving works on refuges too. °
gevaudan-rule-gev-r14 =
    { $heal ->
        [always] At this table one heals without a wound too, to reach a refuge. °
       *[other] Healing takes a wound. °
    }
gevaudan-rule-gev-r15 = Healing, Suspect and Marquis are for the start of a turn. °
gevaudan-rule-gev-r16 = Traps are laid in one’s turn, on terrain. °
gevaudan-rule-gev-r17 = Whoever fails sees the box, alone. °
gevaudan-rule-gev-r18 = The places consulted are public. °
gevaudan-rule-gev-r19 = Who is out loses all but the archives. °
gevaudan-rule-gev-r20 = A battue goes its full length, never twice over a cell. °
gevaudan-rule-gev-r21 = A full battue is always possible. °
gevaudan-rule-gev-r22 = Peasants go one cell further. °
gevaudan-rule-gev-r23 = The Prince decides before the gathering. °
gevaudan-rule-gev-r24 = The Bishop summons at the start of a round. °
gevaudan-rule-gev-r25 = Mother Courage drives the Beast three cells at most. °
gevaudan-rule-gev-r26 = One reroll, and it stands. °
gevaudan-rule-gev-r27 = The Wolf-hunter keeps a print he saw. °
gevaudan-rule-gev-r28 = The envoy pays like others. °
gevaudan-rule-gev-r29 = One more cube is needed before the Negotiator. °
gevaudan-rule-gev-r30 = The sly one swaps two prints. °
gevaudan-rule-gev-r31 = The wall hides until the next turn. °
gevaudan-rule-gev-r32 = The gamekeeper shoots next to the Beast. °
gevaudan-rule-gev-r33 = The diplomat may take the top of the pile. °
gevaudan-rule-gev-r34 = Wherever a Character is taken, those on the pile’s side move up and the pile’s top comes in; the third space, empty at the start, waits for an event. °
gevaudan-rule-gev-r35 = Cubes above five are lost. °
gevaudan-rule-gev-r36 = A Character given back leaves its cubes. °
gevaudan-rule-gev-r37 = The Marquis opens the turn for 1 action. °
gevaudan-rule-gev-r38 = The rider goes two or three cells. °
gevaudan-rule-gev-r39 = The town takes the print when the die is rolled. °
gevaudan-rule-gev-r40 = Alone, one is always first player. °
gevaudan-rule-gev-r41 = Memos do not interfere. °
gevaudan-rule-gev-r42 = Actions that are left are lost. °
gevaudan-rule-gev-r43 = The last round is the hunters’ phase only. °
gevaudan-rule-gev-r44 = Who is out loses the turn. °
gevaudan-rule-gev-r45 =
    { $memory ->
        [notebook] At this table a notebook: what you have seen stays noted, for you alone. °
        [paper] At this table memory as on paper: what was seen is told again nowhere. °
       *[other] Notebook, or memory as on paper: what was seen is then told again nowhere. °
    }
gevaudan-rule-gev-r46 =
    { $first ->
        [drawn] The first player is drawn by lot. °
       *[other] The first player is drawn or chosen. °
    }
gevaudan-rule-gev-r47 = Each hunter is played once. °
gevaudan-rule-gev-r48 = Abilities go with history too. °
gevaudan-rule-gev-r49 = Alone, the town stands for the others. °
gevaudan-rule-gev-p01 = Peasant: at every battue you are on, your figure may go one cell further, and its print is for you alone. Not with the Marquis.
gevaudan-rule-gev-p02 = Peasant: at every battue you are on, your figure may go one cell further, and its print is for you alone. Not with the Marquis.
gevaudan-rule-gev-p03 = Peasant: at every battue you are on, your figure may go one cell further, and its print is for you alone. Not with the Marquis.
gevaudan-rule-gev-p04 = Prosecutor: once a round, 1 action: look at a print on a village cell; it cannot be archived.
gevaudan-rule-gev-p05 = Dragoon: once a round, 1 action: look at a print on a Dragoon cell, even when it is forbidden; it cannot be archived.
gevaudan-rule-gev-p06 = Minister: three cubes, no power.
gevaudan-rule-gev-p07 = Bishop: at the start of a round, once: all others go to church, with 2 actions less; they keep their cubes. The card is discarded.
gevaudan-rule-gev-p08 = Hero: you win ties for first player.
gevaudan-rule-gev-p09 = Suspect: instead of your turn, once: see all prints of one colour, on the map and in the others’ archives. Your wounds stay, the card is discarded.
gevaudan-rule-gev-p10 = Prince: you may stay away from a battue, even if you lead it.
gevaudan-rule-gev-p11 = Wolf catcher: when you consult archives, you may keep one of the prints you saw.
gevaudan-rule-gev-p12 = Mother Courage: at the end of your turn, next to the Beast: move it 1 to 3 cells. It wounds nobody then.
gevaudan-rule-gev-p13 = King’s envoy: once a round, 1 action: consult archives from afar.
gevaudan-rule-gev-p14 = Rider: once a round, 1 action: move 2 or 3 cells, examining nothing on the way.
gevaudan-rule-gev-p15 = Fighter: you may have the Beast’s die rolled again; the second roll stands.
gevaudan-rule-gev-p16 = Ferryman: once a round, 1 action: look at a print on a river cell; it cannot be archived.
gevaudan-rule-gev-p17 = Surgeon: when you heal: go to the refuge first, then take exactly 2 actions, without cubes, instead of losing your turn.
gevaudan-rule-gev-p18 = Marquis: at the start of your turn, 1 action: a battue of your own. You go onto the Beast, then one cell further, and look at its print. Not with Peasants.
gevaudan-rule-gev-p19 = Outcast: ending your turn on the Beast’s cell does not wound you, but you will not be first player if you end there.
gevaudan-rule-gev-p20 = Forester: once a round, 1 action: look at a print on a forest cell; it cannot be archived.
gevaudan-rule-gev-h01 = Duhamel’s Dragoons: until the next event nobody examines or archives on Dragoon cells; what a Character shows is still allowed. The Characters slide one space. °
gevaudan-rule-gev-h02 = Ambush in La Baume woods: after the battue the Beast slips away by one step along its white arrow, wounding nobody. °
gevaudan-rule-gev-h03 = The Bishop’s pastoral letter: in turn everybody may go to church; with Characters, they gain an influence there. The Characters slide one space. °
gevaudan-rule-gev-h04 = Portefaix and his friends fight back: whoever has 2 wounds heals one of them. The Characters slide one space. °
gevaudan-rule-gev-h05 = Six thousand livres: everybody gains an influence, up to five. The Characters slide two spaces. °
gevaudan-rule-gev-h06 = The great battue of 7 February: exhaustion: one action less for everybody in the next round, but at least one. °
gevaudan-rule-gev-h07 = The d’Ennevals arrive: until the next event archives may also be consulted from a neighbouring cell. The Characters slide one space. °
gevaudan-rule-gev-h08 = A bloody spring: whoever is next to the Beast loses a cube, refuges included; on its very cell, no. The Characters slide one space. °
gevaudan-rule-gev-h09 = Monsieur Antoine takes command: everybody secretly looks at one archived print of the neighbour on the left. The Characters slide one space. °
gevaudan-rule-gev-h10 = The Chastels in prison: the Beast’s next move is 2 cells shorter, but at least one. °
gevaudan-rule-gev-h11 = The wolf of Les Chazes: the court applauds too early: ferocity drops by 1, down to 1. The Characters slide one space. °
gevaudan-rule-gev-h12 = The Marquis d’Apcher’s last drive: whoever took part in this battue may, in turn and after the Peasants, go one cell further and secretly look at its print. The Characters slide one space. °
gevaudan-rule-gev-cap-1 = Two Trace tokens, one a round: swap the print of your cell, face down or up, with any other on the map.
gevaudan-rule-gev-cap-2 = Two tokens: when your archives are consulted, take a cube from whoever does. While you have one left, nobody without a cube may consult you.
gevaudan-rule-gev-cap-3 = Three tokens, one a round: next to the Beast, ferocity −1, and with Characters an influence.
gevaudan-rule-gev-cap-4 = One heart: when the Beast wounds you, discard it instead of losing a life.
gevaudan-rule-gev-cap-5 = Others pay 2 actions to consult your archives.
gevaudan-rule-gev-cap-6 = Two walls: on your turn, hide from the Beast on a cell until your next turn. Whoever ends a turn hidden does not become first player.
gevaudan-rule-gev-cap-7 = Three tokens: solicit any Character, the top of the pile included, for 1 influence.

### ---- The table in the browser (ids in gevaudan-ui-, and the help)

## Names

gevaudan-cell-NW = NW
gevaudan-cell-NE = NE
gevaudan-cell-SW = SW
gevaudan-cell-SE = SE
gevaudan-from-NW = NW
gevaudan-from-NE = NE
gevaudan-from-SW = SW
gevaudan-from-SE = SE
gevaudan-other-NW = NW
gevaudan-other-NE = NE
gevaudan-other-SW = SW
gevaudan-other-SE = SE

## What is asked

gevaudan-ui-ask-place = Choose the refuge you start from.
gevaudan-ui-ask-place-detail = One figure per refuge. The Beast is on { $beast }.
gevaudan-ui-ask-turn = { $points ->
    [0] { $cubes ->
        [0] No action left: end your turn.
        [1] No action left, but a cube: move on, or end your turn.
       *[other] No action left, but { $cubes } cubes: move on, or end your turn.
    }
    [1] One action{ $cubes ->
        [0] {""}
        [1] {" "}and a cube
       *[other] {" "}and { $cubes } cubes
    }: move{ $what ->
        [examine] , or examine the print of { $cell }.
        [archive] , or archive the print of { $cell }.
       *[none] , or end your turn.
    }
   *[other] { $points } actions{ $cubes ->
        [0] {""}
        [1] {" "}and a cube
       *[other] {" "}and { $cubes } cubes
    }: move{ $what ->
        [examine] , or examine the print of { $cell }.
        [archive] , or archive the print of { $cell }.
       *[none] {" "}towards a print.
    }
}
gevaudan-ui-ask-eveque = Send all others to church with the Bishop?
gevaudan-ui-ask-eveque-detail = They lose two actions this round; the card will be discarded.
gevaudan-ui-ask-mere_courage = Move the Beast with Mother Courage?
gevaudan-ui-ask-mere_courage-detail = 1 to 3 cells; it wounds nobody.
gevaudan-ui-ask-toll = { $side } consults your archives: take a cube in return?
gevaudan-ui-ask-toll-detail = It costs you a handshake.
gevaudan-ui-ask-keep = With the Wolf-hunter: keep one of the prints you saw?
gevaudan-ui-ask-keep-detail = It goes to your archives.
gevaudan-ui-ask-heart = The Beast wounds you: give your heart instead?
gevaudan-ui-ask-heart-detail = You have only one.
gevaudan-ui-ask-name = Same distance from the Beast: who will be first player?
gevaudan-ui-ask-name-detail = They will roll the die and play first.
gevaudan-ui-ask-reroll = The Beast’s die shows the { $die }: let the Fighter have it rolled again?
gevaudan-ui-ask-reroll-detail = The second roll will stand.
gevaudan-ui-ask-take_part = Battue of { $n ->
    [1] 1 cell
   *[other] { $n } cells
}: join it, or stay on { $cell } with the Prince?
gevaudan-ui-ask-take_part-detail = The battue starts from { $beast }.
gevaudan-ui-ask-lead = Lead the battue: { $n ->
    [1] one more cell
   *[other] { $n } more cells
}.
gevaudan-ui-ask-lead-detail = Every print on the way is turned up for all.
gevaudan-ui-ask-paysan = Go one cell further with your peasant?
gevaudan-ui-ask-paysan-detail = You alone will see the print of that cell.
gevaudan-ui-ask-drive = Go one cell further and look at its print?
gevaudan-ui-ask-drive-detail = You alone will see it.
gevaudan-ui-ask-church = { $n ->
    [0] Go to church? You gain nothing there.
   *[other] Go to church for an influence?
}
gevaudan-ui-ask-church-detail = Your figure goes there at once, safely.
gevaudan-ui-ask-peek = In { $side }’s archives, which print do you look at?
gevaudan-ui-ask-peek-detail = You alone will see it.

gevaudan-ui-wait-place = { $name } chooses a refuge.
gevaudan-ui-wait-turn = { $name }’s turn: { $points ->
    [0] no action left
    [1] one action
   *[other] { $points } actions
}, { $cubes ->
    [0] no cube
    [1] one cube
   *[other] { $cubes } cubes
}.
gevaudan-ui-wait-eveque = { $name } has a word with the Bishop.
gevaudan-ui-wait-mere_courage = { $name } may move the Beast with Mother Courage.
gevaudan-ui-wait-toll = { $name } haggles for a cube.
gevaudan-ui-wait-keep = { $name } may keep a print.
gevaudan-ui-wait-heart = { $name } may give their heart.
gevaudan-ui-wait-name = { $name } names the first player.
gevaudan-ui-wait-reroll = { $name } may have the die rolled again.
gevaudan-ui-wait-take_part = { $name } decides whether to join the battue.
gevaudan-ui-wait-lead = { $name } leads the battue: { $n ->
    [1] one more cell
   *[other] { $n } more cells
}.
gevaudan-ui-wait-paysan = { $name } may go further.
gevaudan-ui-wait-drive = { $name } may go further.
gevaudan-ui-wait-church = { $name } decides whether to go to church.
gevaudan-ui-wait-peek = { $name } looks into { $sideIs ->
    [you] your archives
   *[other] { $side }’s archives
}.

gevaudan-ui-yes-eveque = Send them to church
gevaudan-ui-no-eveque = Not this time
gevaudan-ui-yes-mere_courage = Yes
gevaudan-ui-no-mere_courage = Leave it there
gevaudan-ui-yes-toll = Take the cube
gevaudan-ui-no-toll = Let it be
gevaudan-ui-yes-keep = Yes
gevaudan-ui-no-keep = Keep none
gevaudan-ui-yes-heart = Give the heart
gevaudan-ui-no-heart = Take the wound
gevaudan-ui-yes-reroll = Roll again
gevaudan-ui-no-reroll = Keep this roll
gevaudan-ui-yes-take_part = Join the battue
gevaudan-ui-no-take_part = Stay
gevaudan-ui-yes-paysan = Yes
gevaudan-ui-no-paysan = Stay here
gevaudan-ui-yes-drive = Yes
gevaudan-ui-no-drive = Stay here
gevaudan-ui-yes-church = Go to church
gevaudan-ui-no-church = Stay here
gevaudan-ui-yes-turn = Yes
gevaudan-ui-no-turn = No

gevaudan-ui-last-round = Last round: whoever does not trap now never will.
gevaudan-ui-marked-you = You stepped on the Beast: a wound awaits you at your next turn.
gevaudan-ui-marking-you = Ending your turn here, on the Beast, would wound you at your next turn.
gevaudan-ui-safe = In a refuge the Beast can do nothing to you.
gevaudan-ui-hidden = Behind your wall the Beast will not find you.
gevaudan-ui-on-way = The Beast would run over you: { $list }.
gevaudan-ui-off-way = No arrow would lead the Beast onto you ({ $n ->
    [1] 1 cell
   *[other] { $n } cells
}).

## The map and what is on it

gevaudan-ui-you = You
gevaudan-ui-board = The hunt
gevaudan-ui-map = Map of the Margeride, twenty cells
gevaudan-ui-rail = Archives and legend
gevaudan-ui-tray = Your hunter
gevaudan-ui-refuge = Refuge
gevaudan-ui-refuge-name = Refuge { $cell }
gevaudan-ui-refuge-help = The Beast never enters a refuge; hunters heal there by passing their turn. The lair is not here.
gevaudan-ui-town = the town
gevaudan-ui-town-short = town
gevaudan-ui-letter-village = V
gevaudan-ui-letter-river = R
gevaudan-ui-letter-forest = F
gevaudan-ui-letter-dragons = D
gevaudan-ui-letter-black = B
gevaudan-ui-letter-grey = G
gevaudan-ui-letter-white = W
gevaudan-ui-parameter-village = Village
gevaudan-ui-parameter-river = River
gevaudan-ui-parameter-forest = Forest
gevaudan-ui-parameter-dragons = Dragoons
gevaudan-ui-has = { $is ->
    [yes] { $parameter ->
        [village] village
        [river] river
        [forest] forest
       *[dragons] dragoons
    }
   *[no] { $parameter ->
        [village] no village
        [river] no river
        [forest] no forest
       *[dragons] no dragoons
    }
}
gevaudan-ui-said = { $colour ->
    [village] Village { $is ->
        [yes] present
       *[no] absent
    }
    [river] River { $is ->
        [yes] present
       *[no] absent
    }
    [forest] Forest { $is ->
        [yes] present
       *[no] absent
    }
   *[dragons] Dragoons { $is ->
        [yes] present
       *[no] absent
    }
}
gevaudan-ui-clue = { $said }, { $dots ->
    [1] 1 dot
   *[other] { $dots } dots
}
gevaudan-ui-print-hidden = hidden print, { $shape ->
    [village] square
    [river] round
    [forest] triangular
   *[dragons] lozenge
}, { $colour }
gevaudan-ui-print-open = print turned up: { $clue }
gevaudan-ui-print-seen = print you know: { $clue }
gevaudan-ui-seen-by = already looked at by { $list }
gevaudan-ui-church = the church
gevaudan-ui-beast = the Beast
gevaudan-ui-stands = { $name }{ $out ->
    [no] {""}
   *[other] , out of the hunt
}
gevaudan-ui-failed = a trap failed here: the lair is elsewhere
gevaudan-ui-near = Neighbouring cells: { $list }
gevaudan-ui-arrows-from = From here the Beast goes to **{ $black }** (black die), **{ $grey }** (grey), **{ $white }** (white).
gevaudan-ui-ferocity = Ferocity
gevaudan-ui-ferocity-label = Ferocity { $n }: the Beast will run { $steps ->
    [1] 1 cell
   *[other] { $steps } cells
}
gevaudan-ui-round = { $round ->
    [0] Setting up
   *[other] { $last ->
        [yes] Last round
       *[no] Round { $round } · { $left ->
            [0] no event left
            [1] 1 event left
           *[other] { $left } events left
        }{ $soon ->
            [yes] , one is the end
           *[no] {""}
        }
    }
}
gevaudan-ui-routes = The Beast’s routes
gevaudan-ui-legend-village = Village, brick square
gevaudan-ui-legend-river = River, blue disc
gevaudan-ui-legend-forest = Forest, green triangle
gevaudan-ui-legend-dragons = Dragoons, yellow lozenge
gevaudan-ui-legend-black = B · black die, 3 faces
gevaudan-ui-legend-grey = G · grey die, 2 faces
gevaudan-ui-legend-white = W · white die, 1 face

## My hunter, the buttons

gevaudan-ui-about = About: { $what }
gevaudan-ui-hide = Cover what you alone know
gevaudan-ui-life = Life
gevaudan-ui-life-label = { $n ->
    [1] 1 life of 3
   *[other] { $n } lives of 3
}
gevaudan-ui-points = Actions, cubes
gevaudan-ui-points-label = { $points ->
    [1] 1 action
   *[other] { $points } actions
}, { $cubes ->
    [1] 1 cube
   *[other] { $cubes } cubes
}
gevaudan-ui-influence = Influence
gevaudan-ui-influence-label = { $n } influence of 5
gevaudan-ui-archives = { $n ->
    [0] Archives
   *[other] Archives · { $n }
}
gevaudan-ui-archives-none = empty
gevaudan-ui-archives-all = Archives
gevaudan-ui-prints = Prints
gevaudan-ui-note = Memo
gevaudan-ui-marked = wounded next turn
gevaudan-ui-walled = hidden
gevaudan-ui-actions = Your actions
gevaudan-ui-act-examine = Examine
gevaudan-ui-act-archive = Archive
gevaudan-ui-act-consult = Consult
gevaudan-ui-act-heal = Heal
gevaudan-ui-act-trap = Trap
gevaudan-ui-act-end = End
gevaudan-ui-act-swap = Swap
gevaudan-ui-act-shot = Shoot
gevaudan-ui-act-wall = Hide
gevaudan-ui-small-one = 1 action
gevaudan-ui-small-cost = { $least ->
    [one] { $most ->
        [one] 1 action
       *[other] 1 or { $most } actions
    }
   *[other] { $most ->
        [one] { $most } action
       *[other] { $most } actions
    }
}
gevaudan-ui-small-look-first = look first
gevaudan-ui-small-heal = { $n ->
    [0] whole turn
    [1] then one action
   *[other] then { $n } actions
}
gevaudan-ui-small-note = +1 cube
gevaudan-ui-small-none = all laid
gevaudan-ui-small-trap = once
gevaudan-ui-small-power = use
gevaudan-ui-small-passive = Character
gevaudan-ui-small-tokens = { $n ->
    [1] 1 token
   *[other] { $n } tokens
}
gevaudan-ui-small-end = { $n ->
    [0] your turn
   *[other] { $n } left
}
gevaudan-ui-small-wait = not yet
gevaudan-ui-cancel = Cancel
gevaudan-ui-touch-map = Choose one of the ringed cells.
gevaudan-ui-choose-heal = { $n ->
    [0] Choose the refuge to heal in: it takes your turn and gives you back all lives.
    [1] Choose the refuge to heal in: it gives you back all lives, then one action, without cubes.
   *[other] Choose the refuge to heal in: it gives you back all lives, then { $n } actions, without cubes.
}
gevaudan-ui-choose-ride = The Rider: touch the cell to ride to, 2 or 3 cells away.
gevaudan-ui-choose-marquis = The Marquis: touch a cell next to the Beast, you will see its print.
gevaudan-ui-choose-swap = Choose the print that comes to your cell.
gevaudan-ui-choose-look = { $who }: touch the cell whose print you want to see.
gevaudan-ui-choose-shelf = Whose archives?
gevaudan-ui-choose-colour = The Suspect: which colour do you want to see whole?
gevaudan-ui-read = { $whose ->
    [town] The town’s archives
   *[hunter] { $name }’s archives
}
gevaudan-ui-read-how = All of one colour, or all of different colours.
gevaudan-ui-read-price = { $cost ->
    [1] Costs one action.
   *[other] Costs { $cost } actions.
}{ $toll ->
    [yes] {" "}A cube may be taken from you in return.
   *[no] {""}
}
gevaudan-ui-read-which = Prints to look at
gevaudan-ui-read-place = { $place }: { $print }
gevaudan-ui-read-go = { $n ->
    [0] Choose
    [1] Look at 1 print
   *[other] Look at { $n } prints
}
gevaudan-ui-seen = { $n ->
    [1] You alone see:
   *[other] You alone see these { $n } prints:
}
gevaudan-ui-confirm-trap = Lay your trap on { $cell } ({ $land })? You have only one: if the lair is not here, you are out of the hunt.
gevaudan-ui-confirm-trap-yes = Trap on { $cell }
gevaudan-ui-confirm-beast = The Beast is on { $cell }. Going there will wound you at the start of your next turn.
gevaudan-ui-confirm-beast-yes = Go all the same
gevaudan-ui-confirm-end = { $n ->
    [1] You have one action left; it will be lost.
   *[other] You have { $n } actions left; they will be lost.
}
gevaudan-ui-confirm-end-yes = End the turn
gevaudan-ui-confirm-ending = You are on the Beast’s cell: ending here will wound you at the start of your next turn.
gevaudan-ui-confirm-ending-yes = End all the same
gevaudan-ui-confirm-suspect = See all { $parameter } prints instead of playing this turn? The card will be discarded.
gevaudan-ui-confirm-suspect-yes = Look

## Characters

gevaudan-ui-characters = Characters
gevaudan-ui-next = next
gevaudan-ui-price = { $cost } influence{ $cubes ->
    [0] {""}
    [1] , +1 cube
   *[other] , +{ $cubes } cubes
}
gevaudan-ui-space-empty = empty, { $cost } influence
gevaudan-ui-take-top = { $open ->
    [yes] Comes next; you may charm them already.
   *[no] Comes next; cannot be solicited yet.
}
gevaudan-ui-take-price = Costs { $cost } influence, brings { $cubes ->
    [0] no cube
    [1] 1 cube
   *[other] { $cubes } cubes
}.
gevaudan-ui-take-when = { $ends ->
    [yes] Soliciting now ends your turn.
   *[no] Your turn goes on afterwards.
}
gevaudan-ui-solicit = { $drop ->
    [none] Solicit for { $cost } influence
   *[other] Solicit for { $cost } influence and give back: { $drop }
}
gevaudan-ui-charm = { $drop ->
    [none] Charm for { $cost } influence
   *[other] Charm for { $cost } influence and give back: { $drop }
}

## Memos, notebook, files, events

gevaudan-ui-note-help = At any moment, one card a parameter, for good: it reminds you of what you believe about the lair and gives you a cube. Nobody sees what it says; it may be wrong.
gevaudan-ui-note-laid = laid: { $said }
gevaudan-ui-note-wrong = wrong
gevaudan-ui-notebook = Notebook
gevaudan-ui-notebook-help = All you have seen, wherever the print is now. Three equal clues of one colour prove what the lair is.
gevaudan-ui-notebook-paper = As on paper: what you looked at is not written down. Your archives and the prints turned up remain.
gevaudan-ui-notebook-colour = Colour
gevaudan-ui-notebook-present = Present
gevaudan-ui-notebook-absent = Absent
gevaudan-ui-notebook-lair = Lair
gevaudan-ui-verdict = { $is ->
    [yes] { $parameter ->
        [village] village
        [river] river
        [forest] forest
       *[dragons] dragoons
    }
    [no] { $parameter ->
        [village] no village
        [river] no river
        [forest] no forest
       *[dragons] no dragoons
    }
   *[unknown] ?
}
gevaudan-ui-notebook-left = { $n ->
    [0] No cell fits: read your notes again.
    [1] Only one cell still fits the lair.
   *[other] { $n } cells still fit the lair.
}
gevaudan-ui-notebook-shade = Hatch the cells ruled out on the map
gevaudan-ui-hunters = Files and legend
gevaudan-ui-events = Events
gevaudan-ui-events-left = { $left ->
    [0] No card left.
    [1] One card of { $total } left.
   *[other] { $left } cards of { $total } left.
} { $end ->
    [revealed] The end of the prize has come.
    [last] The end of the prize is the last one.
    [among_left] { $left ->
        [1] It is the end of the prize.
       *[other] The end of the prize is among them.
    }
   *[last_three] The end of the prize is among the last three.
}
gevaudan-ui-events-none = No event yet.
gevaudan-ui-event-battue = battue of { $n ->
    [1] 1 cell
   *[other] { $n } cells
}
gevaudan-ui-event-ferocity = ferocity +{ $n }
gevaudan-ui-event-holds = In force
gevaudan-ui-event-slides = { $n ->
    [1] The Characters slide one space.
   *[other] The Characters slide { $n } spaces.
}
gevaudan-ui-event-idle = No effect at this table.
gevaudan-ui-house = ° Of our house: the rulebook is silent, or the box has its own.

## The moves

gevaudan-ui-move-place = Start from refuge { $cell }
gevaudan-ui-move-move = Go to { $cell }
gevaudan-ui-move-heal = Heal in refuge { $cell }
gevaudan-ui-move-marquis = The Marquis: go to { $cell }
gevaudan-ui-move-ride = The Rider: go to { $cell }
gevaudan-ui-move-swap = Swap the print with that of { $cell }
gevaudan-ui-move-beast = Move the Beast to { $cell }
gevaudan-ui-move-lead = Lead the battue to { $cell }
gevaudan-ui-move-walk = Go further, to { $cell }
gevaudan-ui-move-look = { $who }: look at the print of { $cell }
gevaudan-ui-move-examine = Examine the print of { $cell }
gevaudan-ui-move-archive = Archive the print of { $cell }
gevaudan-ui-move-trap = Lay the trap on { $cell }
gevaudan-ui-move-end = End the turn
gevaudan-ui-move-shot = Shoot at the Beast
gevaudan-ui-move-wall = Hide behind a wall on { $cell }
gevaudan-ui-move-consult = Consult { $name }: { $list }
gevaudan-ui-move-envoy = Consult { $name } from afar: { $list }
gevaudan-ui-move-solicit = { $drop ->
    [none] Solicit: { $character }
   *[other] Solicit: { $character }, give back: { $drop }
}
gevaudan-ui-move-charm = { $drop ->
    [none] Charm: { $character }
   *[other] Charm: { $character }, give back: { $drop }
}
gevaudan-ui-move-note = Memo: { $said }
gevaudan-ui-move-suspect = The Suspect: see all { $parameter } prints
gevaudan-ui-move-keep = Keep print { $place } ({ $letter })
gevaudan-ui-move-peek = Look at print { $place } ({ $letter })
gevaudan-ui-move-name = Name { $name } first player

## The players, the end

gevaudan-ui-first = 1st
gevaudan-ui-facts = { $hearts } { $blocks }{ $characters ->
    [on] {" "}{ $diamonds }
   *[off] {""}
}{ $marked ->
    [yes] {" "}†
   *[no] {""}
}
gevaudan-ui-facts-out-wounds = out
gevaudan-ui-facts-out-trap = trap failed
gevaudan-ui-facts-detail = { $hunter } · { $wounds ->
    [0] unhurt
    [1] 1 wound
   *[other] { $wounds } wounds
}, { $points ->
    [1] 1 action
   *[other] { $points } actions
}, { $cubes ->
    [0] no cube
    [1] 1 cube
   *[other] { $cubes } cubes
}{ $characters ->
    [on] , { $influence } influence
   *[off] {""}
}, { $archive ->
    [0] empty archives
    [1] 1 archived print
   *[other] { $archive } archived prints
}, { $notes ->
    [0] no memo
    [1] 1 memo
   *[other] { $notes } memos
}{ $first ->
    [yes] {" "}· first player
   *[no] {""}
}{ $marked ->
    [yes] {" "}· wounded next turn
   *[no] {""}
}
gevaudan-ui-facts-out-detail = { $hunter } · out of the hunt; the archives stay on this cell
## What is told, beat by beat

gevaudan-beat-arrow-black = Black arrow
gevaudan-beat-arrow-grey = Grey arrow
gevaudan-beat-arrow-white = White arrow
gevaudan-beat-night = Night falls: the Beast rises.
gevaudan-beat-night-detail = It sets out from { $cell }.
gevaudan-beat-die = { $nameIs ->
    [you] You roll the Beast’s die.
   *[other] { $name } rolls the Beast’s die.
}
gevaudan-beat-die-detail = { $again ->
    [yes] The Combattante would have it so: a second time.
   *[no] The hunters hold their breath.
}
gevaudan-beat-way = { $arrow }: { $n ->
    [0] the Beast does not move.
    [one] one cell.
   *[other] { $n } cells.
}
gevaudan-beat-way-detail = { $cells }
gevaudan-beat-way-chip = { $arrow }: { $cells }
gevaudan-beat-step = The Beast goes to { $cell }.
gevaudan-beat-wound = { $nameIs ->
    [you] { $cause ->
        [crossed] The Beast wounds you in { $cell }.
       *[other] The Beast catches up with you: a wound.
    }
   *[other] { $cause ->
        [crossed] The Beast wounds { $name } in { $cell }.
       *[other] The Beast catches up with { $name }: a wound.
    }
}
gevaudan-beat-wound-detail = { $nameIs ->
    [you] { $left ->
        [0] That was your last life.
        [one] One life, { $actions ->
            [0] no action
            [one] one action
           *[other] { $actions } actions
        } a turn.
       *[other] { $left } lives, { $actions ->
            [0] no action
            [one] one action
           *[other] { $actions } actions
        } a turn.
    }
   *[other] { $left ->
        [0] That was the last life.
        [one] { $name } keeps one life.
       *[other] { $name } keeps { $left } lives.
    }
}
gevaudan-beat-out = { $nameIs ->
    [you] { $out ->
        [wounds] Third wound: your hunt ends here.
       *[other] The trap failed: your hunt ends here.
    }
   *[other] { $out ->
        [wounds] Third wound: the hunt is over for { $name }.
       *[other] The trap failed: the hunt is over for { $name }.
    }
}
gevaudan-beat-out-detail = { $nameIs ->
    [you] Your figure stays in { $cell }; so do your archives.
   *[other] Figure and archives stay in { $cell }.
}
gevaudan-beat-event = { $kind ->
    [ferocity] Event: ferocity rises to { $ferocity }.
    [battue] Event: a battue of { $n ->
        [0] no cells.
        [one] one cell.
       *[other] { $n } cells.
    }
    [end] Event: the next round is the last.
   *[other] Event: { $card }.
}
gevaudan-beat-event-detail = Read the card, then continue.
gevaudan-beat-look = { $whose ->
    [hunter] { $n ->
        [0] No print with { $name }.
        [one] One of { $name }’s prints, for you alone.
       *[other] { $n } of { $name }’s prints, for you alone.
    }
    [town] { $n ->
        [0] No print in town.
        [one] One print of the town’s, for you alone.
       *[other] { $n } prints of the town’s, for you alone.
    }
   *[none] { $n ->
        [0] Nothing to see.
        [one] One print, for you alone.
       *[other] { $n } prints, for you alone.
    }
}
gevaudan-beat-look-detail = The table waits until you have done.
gevaudan-beat-look-chip = { $n ->
    [0] You have seen nothing
    [one] You have seen one print
   *[other] You have seen { $n } prints
}{ $whose ->
    [hunter] {" "}at { $name }’s
    [town] {" "}in town
   *[none] {""}
}
gevaudan-beat-seen = Seen
gevaudan-beat-continue = Continue
gevaudan-beat-watch = Watch the rest
gevaudan-beat-end = See the end of the game
gevaudan-beat-gathered = All the hunters gather in { $cell }.
gevaudan-beat-gathered-detail = { $n ->
    [0] Nobody is in danger.
    [one] One cell to beat; nobody is in danger.
   *[other] { $n } cells to beat; nobody is in danger.
}
gevaudan-beat-battue = The battue is over.
gevaudan-beat-battue-detail = These prints stay face up for all.
gevaudan-beat-trap = { $nameIs ->
    [you] You set the trap in { $cell }.
   *[other] { $name } sets the trap in { $cell }.
}
gevaudan-beat-trap-detail = Only once in a game.
gevaudan-beat-lid = The box opens.
gevaudan-beat-lid-detail = Each print covers what it says; what stays in sight is the lair.
gevaudan-beat-falls = { $parameter }: { $is ->
    [yes] yes.
   *[no] no.
} { $n ->
    [0] No cell left.
    [one] One cell left.
   *[other] { $n } cells left.
}
gevaudan-beat-falls-detail = { $trap ->
    [none] {""}
   *[other] { $holds ->
        [yes] { $trap } still holds.
       *[no] { $trap } is out.
    }
}
gevaudan-beat-found = { $nameIs ->
    [you] The lair is in { $cell }: you have won!
   *[other] The lair is in { $cell }: { $name } has won.
}
gevaudan-beat-found-detail = { $nameIs ->
    [you] The king’s reward is yours: 6,000 livres.
   *[other] The king’s reward of 6,000 livres is paid.
}
gevaudan-beat-lair = The lair was in { $cell }.
gevaudan-beat-lair-detail = Nobody set a trap there.
gevaudan-beat-failed = { $nameIs ->
    [you] Missed: nothing in { $cell }. Your hunt ends here.
   *[other] Missed: nothing in { $cell }. The hunt is over for { $name }.
}
gevaudan-beat-failed-detail = { $nameIs ->
    [you] You alone know the box now.
   *[other] Nobody else has seen the box.
}
gevaudan-beat-failed-chip = { $nameIs ->
    [you] Your trap in { $cell } failed
   *[other] { $name }’s trap failed in { $cell }
}

gevaudan-stage-rolls = The die rolls…
gevaudan-stage-chance = { $arrow } { $n } / 6
gevaudan-stage-follows = { $n ->
    [0] The Beast stays where it is.
    [one] The Beast follows one arrow.
   *[other] The Beast follows { $n } arrows of this colour.
}
gevaudan-stage-nobody = nobody
gevaudan-stage-strikes = { $nameIs ->
    [you] wounds you
   *[other] wounds { $name }
}
gevaudan-stage-my-wound = The Beast wounds you
gevaudan-stage-my-wound-heal = Healing takes a whole turn, in a refuge.
gevaudan-stage-out-wounds = The Beast got you
gevaudan-stage-out-trap = Your trap failed
gevaudan-stage-out-text = The game goes on without you. { $n ->
    [0] You had archived nothing.
    [one] Your archived print can still be consulted in { $cell }.
   *[other] Your { $n } archived prints can still be consulted in { $cell }.
}
gevaudan-stage-event = Event
gevaudan-stage-event-ferocity = Next time the Beast will follow { $n ->
    [0] no arrow.
    [one] one arrow.
   *[other] { $n } arrows.
}
gevaudan-stage-event-battue = The Beast hides; the first player leads everybody from its cell.
gevaudan-stage-event-last_rounds = The card of the end is now among the last ones.
gevaudan-stage-event-end = One more round, and the king’s reward is lost.
gevaudan-stage-look = { $whose ->
    [hunter] { $name }’s archives
    [town] The town’s archives
   *[none] What you see
}
gevaudan-stage-look-private = nobody else sees it
gevaudan-stage-look-hint = Nothing is played while you look. Between people the view closes after 30 seconds.
gevaudan-stage-box = Resolution box
gevaudan-stage-yes = yes
gevaudan-stage-no = no

gevaudan-ui-over = The hunt is over.
gevaudan-ui-end-lair = { $nameIs ->
    [you] You have found the lair on { $cell }!
   *[other] { $name } has found the lair on { $cell }.
}
gevaudan-ui-end-lair-why = The trap closes in round { $round }: the King’s 6,000 livres are won.
gevaudan-ui-end-expired = The King’s prize has expired: the Beast escapes you.
gevaudan-ui-end-expired-why = Nobody trapped the right cell before the end of round { $round }.
gevaudan-ui-end-all-out = No hunter left standing: the Beast has won.
gevaudan-ui-end-all-out-why = Wounds and failed traps: { $seats ->
    [1] the hunter is out
   *[other] all hunters are out
} in round { $round }.
gevaudan-ui-end-box = In the box: { $box }.
gevaudan-ui-end-tale = The lair is the opposite: **{ $cell }**. { $land }.
gevaudan-ui-end-left = { $n ->
    [0] All events came.
   *[other] Events that never came: { $list }.
}
gevaudan-ui-box = The box is open: the lair is on { $cell }
gevaudan-ui-box-alone = Your trap failed. You alone know: the lair is on { $cell }
gevaudan-ui-notes-all = Everybody’s memos
gevaudan-ui-notes-none = none

## The hunters

gevaudan-ui-token-fourbe = { $n ->
    [1] 1 trace
   *[other] { $n } traces
}
gevaudan-ui-token-negociateur = { $n ->
    [1] 1 handshake
   *[other] { $n } handshakes
}
gevaudan-ui-token-garde-chasse = { $n ->
    [1] 1 buckshot
   *[other] { $n } buckshots
}
gevaudan-ui-token-devot = { $n ->
    [1] 1 heart
   *[other] { $n } hearts
}
gevaudan-ui-token-egoiste = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
gevaudan-ui-token-discret = { $n ->
    [1] 1 wall
   *[other] { $n } walls
}
gevaudan-ui-token-diplomate = { $n ->
    [1] 1 charm
   *[other] { $n } charms
}

## Help

gevaudan-help =
    {""}**The goal.** The Beast has its lair on one of sixteen terrain cells. Be the first to lay your trap there: only once a game, and if you are wrong you are out of the hunt.
    {""}**The prints.** Four colours, six of each: three say “present” (+), three “absent” (−). One of each colour is in the box; the lair is the opposite of what it says. So three equal clues of one colour prove that parameter.
    {""}**Your turn.** Four actions, three or two when wounded, and your cubes. Touch a neighbouring cell to go there, your own cell to examine its print; once seen, you may archive it. On another hunter’s cell, consult their archives.
    {""}**The Beast.** After the hunters the die shows a black, grey or white arrow and it follows those of that colour, as many cells as its ferocity. Whoever is on its way is wounded, except in refuges; the third wound puts you out of the hunt. “The Beast’s routes” shows its three possible ways.
    {""}**Events.** Ferocity: it rises. Battue: all go onto the Beast, then the first player leads the group, and the prints on the way are turned up for all. After “Last rounds” the end of the prize is among the three cards left; once drawn, one round remains.
    {""}**Healing.** Pass your turn: your figure goes to a refuge, all your lives come back.
    {""}**Memo.** At any moment, once a parameter: a cube.
    {""}**Notebook.** It keeps all you have seen, if the table plays with a memory aid.
    {""}**The map.** Long press, right click or “?” on a cell: everything there. With the keyboard, arrows go from cell to cell, Enter goes there.
    {""}**Of our house** (°): the board, its arrows, the values of cards, the historical events, and whatever the rulebook leaves open; the game’s box has its own.
