# Gévaudan. Read by the client, the server and the terminal.

## Pieces

gevaudan-colour-village = Village
gevaudan-shownColour-village = Village
gevaudan-colour-river = River
gevaudan-shownColour-river = River
gevaudan-colour-forest = Forest
gevaudan-shownColour-forest = Forest
gevaudan-colour-dragons = Dragons
gevaudan-shownColour-dragons = Dragons
gevaudan-side = the town
gevaudan-hunter-fourbe = Sly one
gevaudan-hunter-fourbe-belief = He believes in a cruel man.
gevaudan-hunter-negociateur = Negotiator
gevaudan-hunter-negociateur-belief = He believes in a hyena.
gevaudan-hunter-garde-chasse = Gamekeeper
gevaudan-hunter-garde-chasse-belief = He believes in a man-eating pack.
gevaudan-hunter-devot = Devout one
gevaudan-hunter-devot-belief = He believes in a scourge of God.
gevaudan-hunter-egoiste = Selfish one
gevaudan-hunter-egoiste-belief = He believes in a hybrid animal.
gevaudan-hunter-discret = Discreet one
gevaudan-hunter-discret-belief = He believes in a werewolf.
gevaudan-hunter-diplomate = Diplomat
gevaudan-hunter-diplomate-belief = He believes in a war dog.
gevaudan-hunter-fourbe-help = Two Trace tokens: swap the print of your cell with any other on the board.
gevaudan-hunter-negociateur-help = Two tokens: take a cube from whoever consults your archives. Without a cube nobody may.
gevaudan-hunter-garde-chasse-help = Three tokens: next to the Beast, ferocity −1 and one Influence.
gevaudan-hunter-devot-help = One heart: discard it instead of a wound by the Beast.
gevaudan-hunter-egoiste-help = Consulting your archives costs 2 points.
gevaudan-hunter-discret-help = Two walls: hide from the Beast until your next turn.
gevaudan-hunter-diplomate-help = Three tokens: any Character, the top of the pile included, for 1 Influence.
gevaudan-character-paysan-1 = Peasant
gevaudan-character-paysan-1-help = At every battue one cell further, and its print for you alone.
gevaudan-dropped-paysan-1 = Peasant
gevaudan-character-paysan-2 = Peasant
gevaudan-character-paysan-2-help = At every battue one cell further, and its print for you alone.
gevaudan-dropped-paysan-2 = Peasant
gevaudan-character-paysan-3 = Peasant
gevaudan-character-paysan-3-help = At every battue one cell further, and its print for you alone.
gevaudan-dropped-paysan-3 = Peasant
gevaudan-character-procureur = Prosecutor
gevaudan-character-procureur-help = Once a round, 1 point: look at a print on a village cell.
gevaudan-dropped-procureur = Prosecutor
gevaudan-character-dragon = Dragon
gevaudan-character-dragon-help = Once a round, 1 point: look at a print on a Dragon cell, even when it is forbidden.
gevaudan-dropped-dragon = Dragon
gevaudan-character-ministre = Minister
gevaudan-character-ministre-help = Three cubes, no power.
gevaudan-dropped-ministre = Minister
gevaudan-character-eveque = Bishop
gevaudan-character-eveque-help = At the start of a round, once: all others to church, with 2 points less.
gevaudan-dropped-eveque = Bishop
gevaudan-character-heros = Hero
gevaudan-character-heros-help = You win ties for first player.
gevaudan-dropped-heros = Hero
gevaudan-character-suspect = Suspect
gevaudan-character-suspect-help = Instead of your turn, once: see all prints of one colour.
gevaudan-dropped-suspect = Suspect
gevaudan-character-prince = Prince
gevaudan-character-prince-help = You may stay away from a battue.
gevaudan-dropped-prince = Prince
gevaudan-character-louvetier = Wolf catcher
gevaudan-character-louvetier-help = When you consult, keep one of the prints you saw.
gevaudan-dropped-louvetier = Wolf catcher
gevaudan-character-mere-courage = Mother Courage
gevaudan-character-mere-courage-help = At the end of your turn, next to the Beast: drive it 1 to 3 cells away.
gevaudan-dropped-mere-courage = Mother Courage
gevaudan-character-envoye = King’s envoy
gevaudan-character-envoye-help = Once a round, 1 point: consult archives from afar.
gevaudan-dropped-envoye = King’s envoy
gevaudan-character-cavalier = Rider
gevaudan-character-cavalier-help = Once a round, 1 point: move 2 or 3 cells.
gevaudan-dropped-cavalier = Rider
gevaudan-character-combattante = Fighter
gevaudan-character-combattante-help = Have the Beast’s die rerolled.
gevaudan-dropped-combattante = Fighter
gevaudan-character-passeur = Ferryman
gevaudan-character-passeur-help = Once a round, 1 point: look at a print on a river cell.
gevaudan-dropped-passeur = Ferryman
gevaudan-character-chirurgien = Surgeon
gevaudan-character-chirurgien-help = Heal, then act with 2 points.
gevaudan-dropped-chirurgien = Surgeon
gevaudan-character-marquis = Marquis
gevaudan-character-marquis-help = At the start of your turn, 1 point: a battue of your own, one cell from the Beast.
gevaudan-dropped-marquis = Marquis
gevaudan-character-marginal = Outcast
gevaudan-character-marginal-help = The Beast’s cell does not wound you.
gevaudan-dropped-marginal = Outcast
gevaudan-character-garde-forestier = Forester
gevaudan-character-garde-forestier-help = Once a round, 1 point: look at a print on a forest cell.
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
gevaudan-card-h01 = Duhamel’s Dragons
gevaudan-card-h01-help = Until the next event nobody examines on Dragon cells.
gevaudan-card-h02 = Ambush in La Baume woods
gevaudan-card-h02-help = After the battue the Beast slips away by one step along its white arrow.
gevaudan-card-h03 = The Bishop’s pastoral letter
gevaudan-card-h03-help = Everybody may go to church and gain one Influence.
gevaudan-card-h04 = Portefaix and his friends fight back
gevaudan-card-h04-help = Whoever has 2 wounds heals one.
gevaudan-card-h05 = Six thousand livres
gevaudan-card-h05-help = Everybody gains one Influence.
gevaudan-card-h06 = The great battue of 7 February
gevaudan-card-h06-help = Exhaustion: one point less in the next round.
gevaudan-card-h07 = The d’Ennevals arrive
gevaudan-card-h07-help = Until the next event archives may be consulted from a neighbouring cell too.
gevaudan-card-h08 = A bloody spring
gevaudan-card-h08-help = Whoever is next to the Beast loses a cube.
gevaudan-card-h09 = Monsieur Antoine takes command
gevaudan-card-h09-help = Everybody looks at one archived print of the neighbour on the left.
gevaudan-card-h10 = The Chastels in prison
gevaudan-card-h10-help = The Beast’s next move is 2 cells shorter.
gevaudan-card-h11 = The wolf of Les Chazes
gevaudan-card-h11-help = Ferocity drops by 1.
gevaudan-card-h12 = The Marquis d’Apcher’s last drive
gevaudan-card-h12-help = Everybody may go one cell further and look at its print.
gevaudan-card-last-rounds = Last rounds
gevaudan-card-end = End of the King’s prize
gevaudan-kind-battue = battue
gevaudan-kind-ferocity = ferocity
gevaudan-kind-last_rounds = warning
gevaudan-kind-end = end
gevaudan-arrow-black = black
gevaudan-arrow-grey = grey
gevaudan-arrow-white = white
gevaudan-cause-crossed = the Beast crossed the cell
gevaudan-cause-entered = for having gone onto the Beast’s cell
gevaudan-out-wounds = three wounds
gevaudan-out-trap = failed trap
gevaudan-what-influence = gains one Influence
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
    [you] **You**:
   *[other] **{ $seat }**:
} { $how }, on **{ $cell }**{ $from ->
    [none] .
   *[other] , from { $from }.
}
gevaudan-news-round = **Round { $round }**{ $last ->
    [yes] , the last one
   *[no] {""}
}. First player: { $first }.
gevaudan-news-turn = { $seatIs ->
    [you] **You** play
   *[other] **{ $seat }** plays
} ({ $points } points).
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
gevaudan-news-saw = **{ $shownColour }** print: { $shownPresent ->
    [yes] present
   *[no] absent
}, { $shownDots } dot(s).
gevaudan-news-archived = { $seatIs ->
    [you] **You** archive
   *[other] **{ $seat }** archives
} the **{ $colour }** print of **{ $cell }**.
gevaudan-news-consulted = { $seatIs ->
    [you] **You** consult
   *[other] **{ $seat }** consults
} { $count } print(s) in the archives of { $side ->
    [none] the town
   *[other] **{ $side }**
}{ $envoy ->
    [yes] , by the envoy.
   *[no] .
}
gevaudan-news-kept = { $seatIs ->
    [you] **You** keep
   *[other] **{ $seat }** keeps
} the **{ $colour }** print (archives of { $side ->
    [none] the town
   *[other] { $side }
}).
gevaudan-news-toll = { $seatIs ->
    [you] **You** take
   *[other] **{ $seat }** takes
} a cube from { $by }.
gevaudan-news-suspected = { $seatIs ->
    [you] **You** make the Suspect talk:
   *[other] **{ $seat }** makes the Suspect talk:
} { $count } **{ $colour }** print(s).
gevaudan-news-healed = { $seatIs ->
    [you] **You** heal
   *[other] **{ $seat }** heals
} on **{ $cell }**{ $surgeon ->
    [yes] , with the Surgeon.
   *[no] .
}
gevaudan-news-noted = { $seatIs ->
    [you] **You** slip a Pense-Bête
   *[other] **{ $seat }** slips a Pense-Bête
} ({ $count } of 4): { $cubes } cube(s).
gevaudan-news-own_note = Your Pense-Bête: **{ $colour }** { $present ->
    [yes] present
   *[no] absent
}.
gevaudan-news-solicited = { $seatIs ->
    [you] **You** solicit
   *[other] **{ $seat }** solicits
} **{ $character }** for { $cost } Influence{ $charmed ->
    [yes] , by charm
   *[no] {""}
}{ $dropped ->
    [none] {""}
   *[other] , giving back { $dropped }
}: { $cubes } cube(s).
gevaudan-news-reshuffled = The discard becomes the new pile of Characters ({ $count } cards).
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
} **{ $arrow }**{ $again ->
    [yes] , for the Fighter.
   *[no] .
}
gevaudan-news-beast_moved = The Beast stops on **{ $cell }**.
gevaudan-news-beast_slipped = The Beast slips away to **{ $cell }**.
gevaudan-news-town_took = The **{ $colour }** print of **{ $cell }** goes to the town archives.
gevaudan-news-wounded = { $seatIs ->
    [you] **You** are wounded
   *[other] **{ $seat }** is wounded
} ({ $wounds } of 3): { $cause }.
gevaudan-news-spared = { $seatIs ->
    [you] **You** give your heart
   *[other] **{ $seat }** gives a heart
}: no wound ({ $cause }).
gevaudan-news-hidden = { $seatIs ->
    [you] **You** stay hidden: the Beast passes.
   *[other] **{ $seat }** stays hidden: the Beast passes.
}
gevaudan-news-event = Event: **{ $card }**{ $kindId ->
    [battue] , a battue of { $value }
    [ferocity] , ferocity +{ $value }, now { $ferocity }
    [end] {""}: the next round is the last
   *[other] {""}: the end is among the last cards
}. { $left } card(s) left.
gevaudan-news-slid = The Characters slide one space{ $character ->
    [none] .
   *[other] {""}: { $character } leaves.
}
gevaudan-news-stayed_away = { $seatIs ->
    [you] **You** stay away from the battue.
   *[other] **{ $seat }** stays away from the battue.
}
gevaudan-news-gathered = Battue: the hunters gather on **{ $cell }** and will go { $value } cell(s).
gevaudan-news-led = { $seatIs ->
    [you] **You** lead the battue
   *[other] **{ $seat }** leads the battue
} to **{ $cell }**.
gevaudan-news-turned_up = On **{ $cell }**, **{ $shownColour }** print for all: { $shownPresent ->
    [yes] present
   *[no] absent
}, { $shownDots } dot(s).
gevaudan-news-gained = **{ $seat }**: { $what }.
gevaudan-news-peeked = { $seatIs ->
    [you] **You** look at
   *[other] **{ $seat }** looks at
} one archived print of { $side }.
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
gevaudan-option-characters-help = Characters, Influence and soliciting.
gevaudan-option-characters-off = Off
gevaudan-option-characters-off-help = The standard game.
gevaudan-option-characters-on = On
gevaudan-option-characters-on-help = The twenty Characters can be solicited for Influence.
gevaudan-option-events = Events
gevaudan-option-events-help = Which cards are shuffled.
gevaudan-option-events-standard = Standard
gevaudan-option-events-standard-help = Battues and ferocities.
gevaudan-option-events-historical = Historical
gevaudan-option-events-historical-help = Twelve events with effects of their own; the house’s texts.
gevaudan-option-abilities = Abilities
gevaudan-option-abilities-help = What each of the seven hunters can do.
gevaudan-option-abilities-off = Off
gevaudan-option-abilities-off-help = A board is only a name.
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
gevaudan-option-last_rounds-help = Does this card count as the round’s event?
gevaudan-option-last_rounds-free = No
gevaudan-option-last_rounds-free-help = The next card is drawn at once.
gevaudan-option-last_rounds-draw = Yes
gevaudan-option-last_rounds-draw-help = The game lasts one round longer.
gevaudan-option-beast_cell = The Beast’s cell
gevaudan-option-beast_cell-help = When it wounds whoever goes there.
gevaudan-option-beast_cell-entering = Entering
gevaudan-option-beast_cell-entering-help = Passing is enough.
gevaudan-option-beast_cell-ending = Staying
gevaudan-option-beast_cell-ending-help = Only if the turn ends there.
gevaudan-option-heal = Healing
gevaudan-option-heal-help = Who may heal.
gevaudan-option-heal-wounded = The wounded
gevaudan-option-heal-wounded-help = It takes at least one wound.
gevaudan-option-heal-always = Everybody
gevaudan-option-heal-always-help = Even unwounded, to reach a refuge.
gevaudan-option-memory = Memory
gevaudan-option-memory-help = Who remembers the prints that were seen.
gevaudan-option-memory-notebook = Notebook
gevaudan-option-memory-notebook-help = What you have seen stays noted.
gevaudan-option-memory-paper = As on paper
gevaudan-option-memory-paper-help = A print is seen until the next move.
gevaudan-option-first = First player
gevaudan-option-first-help = Who begins.
gevaudan-option-first-drawn = Drawn
gevaudan-option-first-drawn-help = Chance chooses.
gevaudan-option-first-1 = Seat 1
gevaudan-option-first-1-help = Seat 1 begins.
gevaudan-option-first-2 = Seat 2
gevaudan-option-first-2-help = Seat 2 begins.
gevaudan-option-first-3 = Seat 3
gevaudan-option-first-3-help = Seat 3 begins.
gevaudan-option-first-4 = Seat 4
gevaudan-option-first-4-help = Seat 4 begins.
gevaudan-option-hunter1 = Hunter of seat 1
gevaudan-option-hunter1-help = Whom he plays.
gevaudan-option-hunter1-drawn = Drawn
gevaudan-option-hunter1-drawn-help = Chance chooses.
gevaudan-option-hunter1-fourbe = Sly one
gevaudan-option-hunter1-fourbe-help = Seat 1 plays this hunter.
gevaudan-option-hunter1-negociateur = Negotiator
gevaudan-option-hunter1-negociateur-help = Seat 1 plays this hunter.
gevaudan-option-hunter1-garde-chasse = Gamekeeper
gevaudan-option-hunter1-garde-chasse-help = Seat 1 plays this hunter.
gevaudan-option-hunter1-devot = Devout one
gevaudan-option-hunter1-devot-help = Seat 1 plays this hunter.
gevaudan-option-hunter1-egoiste = Selfish one
gevaudan-option-hunter1-egoiste-help = Seat 1 plays this hunter.
gevaudan-option-hunter1-discret = Discreet one
gevaudan-option-hunter1-discret-help = Seat 1 plays this hunter.
gevaudan-option-hunter1-diplomate = Diplomat
gevaudan-option-hunter1-diplomate-help = Seat 1 plays this hunter.
gevaudan-option-hunter2 = Hunter of seat 2
gevaudan-option-hunter2-help = Whom he plays.
gevaudan-option-hunter2-drawn = Drawn
gevaudan-option-hunter2-drawn-help = Chance chooses.
gevaudan-option-hunter2-fourbe = Sly one
gevaudan-option-hunter2-fourbe-help = Seat 2 plays this hunter.
gevaudan-option-hunter2-negociateur = Negotiator
gevaudan-option-hunter2-negociateur-help = Seat 2 plays this hunter.
gevaudan-option-hunter2-garde-chasse = Gamekeeper
gevaudan-option-hunter2-garde-chasse-help = Seat 2 plays this hunter.
gevaudan-option-hunter2-devot = Devout one
gevaudan-option-hunter2-devot-help = Seat 2 plays this hunter.
gevaudan-option-hunter2-egoiste = Selfish one
gevaudan-option-hunter2-egoiste-help = Seat 2 plays this hunter.
gevaudan-option-hunter2-discret = Discreet one
gevaudan-option-hunter2-discret-help = Seat 2 plays this hunter.
gevaudan-option-hunter2-diplomate = Diplomat
gevaudan-option-hunter2-diplomate-help = Seat 2 plays this hunter.
gevaudan-option-hunter3 = Hunter of seat 3
gevaudan-option-hunter3-help = Whom he plays.
gevaudan-option-hunter3-drawn = Drawn
gevaudan-option-hunter3-drawn-help = Chance chooses.
gevaudan-option-hunter3-fourbe = Sly one
gevaudan-option-hunter3-fourbe-help = Seat 3 plays this hunter.
gevaudan-option-hunter3-negociateur = Negotiator
gevaudan-option-hunter3-negociateur-help = Seat 3 plays this hunter.
gevaudan-option-hunter3-garde-chasse = Gamekeeper
gevaudan-option-hunter3-garde-chasse-help = Seat 3 plays this hunter.
gevaudan-option-hunter3-devot = Devout one
gevaudan-option-hunter3-devot-help = Seat 3 plays this hunter.
gevaudan-option-hunter3-egoiste = Selfish one
gevaudan-option-hunter3-egoiste-help = Seat 3 plays this hunter.
gevaudan-option-hunter3-discret = Discreet one
gevaudan-option-hunter3-discret-help = Seat 3 plays this hunter.
gevaudan-option-hunter3-diplomate = Diplomat
gevaudan-option-hunter3-diplomate-help = Seat 3 plays this hunter.
gevaudan-option-hunter4 = Hunter of seat 4
gevaudan-option-hunter4-help = Whom he plays.
gevaudan-option-hunter4-drawn = Drawn
gevaudan-option-hunter4-drawn-help = Chance chooses.
gevaudan-option-hunter4-fourbe = Sly one
gevaudan-option-hunter4-fourbe-help = Seat 4 plays this hunter.
gevaudan-option-hunter4-negociateur = Negotiator
gevaudan-option-hunter4-negociateur-help = Seat 4 plays this hunter.
gevaudan-option-hunter4-garde-chasse = Gamekeeper
gevaudan-option-hunter4-garde-chasse-help = Seat 4 plays this hunter.
gevaudan-option-hunter4-devot = Devout one
gevaudan-option-hunter4-devot-help = Seat 4 plays this hunter.
gevaudan-option-hunter4-egoiste = Selfish one
gevaudan-option-hunter4-egoiste-help = Seat 4 plays this hunter.
gevaudan-option-hunter4-discret = Discreet one
gevaudan-option-hunter4-discret-help = Seat 4 plays this hunter.
gevaudan-option-hunter4-diplomate = Diplomat
gevaudan-option-hunter4-diplomate-help = Seat 4 plays this hunter.
gevaudan-option-board = Board
gevaudan-option-board-help = The code of another board than ours, as given by bestiaire gevaudan check.

## Refusals

gevaudan-refusal-not-a-move = That is not a move of this game.
gevaudan-refusal-game-over = The game is over.
gevaudan-refusal-not-your-turn = Nothing is asked of you now.
gevaudan-refusal-not-in-a-turn = That is not done during a turn.
gevaudan-refusal-answer-first = Answer the question first.
gevaudan-refusal-place-first = Place your figure first.
gevaudan-refusal-refuge-needed = It must be a refuge.
gevaudan-refusal-refuge-taken = That refuge is taken.
gevaudan-refusal-no-points = You have not enough points left.
gevaudan-refusal-not-adjacent = That cell is not next to yours.
gevaudan-refusal-no-print = There is no print here.
gevaudan-refusal-already-revealed = That print lies open for all.
gevaudan-refusal-dragons-forbid = The Dragons forbid to examine here for now.
gevaudan-refusal-examine-first = Examine that print first, in this turn and without leaving the cell.
gevaudan-refusal-not-on-his-cell = Those archives are out of reach.
gevaudan-refusal-go-to-church = The town archives are consulted at the church.
gevaudan-refusal-no-town = Only solo games have town archives.
gevaudan-refusal-ask-another = Consult somebody else than yourself.
gevaudan-refusal-no-such-place = There is no print in that place.
gevaudan-refusal-colours = All of one colour, or all of different colours.
gevaudan-refusal-cube-needed = You would need one more cube for the Negotiator.
gevaudan-refusal-opening-only = Only at the start of your turn.
gevaudan-refusal-not-after-solicit = Not after soliciting somebody.
gevaudan-refusal-not-wounded = You are not wounded.
gevaudan-refusal-trap-on-refuge = The lair is never on a refuge.
gevaudan-refusal-suspect-only = This turn is the Suspect’s: solicit or end it.
gevaudan-refusal-note-too-early = Not before the first round.
gevaudan-refusal-you-are-out = You are out.
gevaudan-refusal-note-laid = That Pense-Bête is laid already.
gevaudan-refusal-characters-off = Characters are not in play.
gevaudan-refusal-one-a-turn = One Character a turn.
gevaudan-refusal-top-not-available = The top of the pile is not available yet.
gevaudan-refusal-third-space = The third space costs only one Influence anyway.
gevaudan-refusal-space-empty = That space is empty.
gevaudan-refusal-no-influence = You have not enough Influence.
gevaudan-refusal-hand-full = You have two Characters already: give one back.
gevaudan-refusal-hand-not-full = You still have room.
gevaudan-refusal-not-your-character = You do not have that Character.
gevaudan-refusal-already-used = Once a round only.
gevaudan-refusal-not-his-land = He does not see that cell.
gevaudan-refusal-nothing-hidden = There is nothing to look at there.
gevaudan-refusal-not-next-to-beast = Not next to the Beast.
gevaudan-refusal-not-in-reach = That cell is out of reach.
gevaudan-refusal-not-your-ability = That is not what your hunter can do.
gevaudan-refusal-no-token = You have no token left.
gevaudan-refusal-one-token-a-turn = One token a turn.
gevaudan-refusal-two-prints-needed = It takes a print here and another one elsewhere.
gevaudan-refusal-wall-on-refuge = A refuge needs no wall.
gevaudan-refusal-too-far = The Beast does not go so far.
gevaudan-refusal-not-shown = That print was not shown.
gevaudan-refusal-not-tied = That hunter is not tied, or it is you.
gevaudan-refusal-no-way = There is no way through there.
gevaudan-refusal-first-not-seated = Nobody sits there.
gevaudan-refusal-hunter-twice = Two seats have chosen the same hunter.
gevaudan-refusal-history-needs-all = Closest to history needs Characters and historical events.
gevaudan-refusal-board-not-understood = That code is not one of a valid board.
