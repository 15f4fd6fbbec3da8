# The table written down in characters: `bestiaire play`, `bestiaire replay`. Nothing is wider than 80 columns.

## Any game

picture-may = It is not your turn, but there is something you may do.

# What an adviser thinks.
picture-chance = ({ $n } %)
picture-likely = { $thing } ({ $n } %)
picture-belief = { $place }: { $list }
picture-even = { $n } possibilities, each as likely as the others ({ $chance } %)

## Bestioles

picture-bestioles-head = **Battle { $battle }** · { $me } { $mine } – { $theirs } { $other } (first to { $target }) · { $firstIs ->
    [you] you play first and hold ties
   *[other] { $first } plays first and holds ties
} · deck: { $deck }
picture-bestioles-other-hand = Hand of { $name }: { $cards }
picture-bestioles-total = { $name }: { $total }
picture-bestioles-hand = { $nameIs ->
    [you] Your hand
   *[other] Hand of { $name }
} ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; withdrawing would give { $points ->
    [one] { $points } point
   *[other] { $points } points
}):
picture-bestioles-contained = Containment: any card played face down is destroyed.
picture-bestioles-blockaded = ⚠ Blockade: any card played there is destroyed.
picture-bestioles-air-drop = { $nameIs ->
    [you] Air Drop: your next card may go face up anywhere.
   *[other] Air Drop: the next card of { $name } may go face up anywhere.
}
picture-bestioles-many-deploy = play a card face up ({ $first })
picture-bestioles-many-deploy-as = deploy CARD WHERE
picture-bestioles-many-improvise = play a card face down as a joker ({ $first }; { $second })
picture-bestioles-many-improvise-as = improvise CARD WHERE
picture-bestioles-many-transport = move one of your cards ({ $first }; { $second })
picture-bestioles-many-transport-as = transport CARD WHERE
picture-bestioles-place-hand = { $nameIs ->
    [you] Your hand
   *[other] Hand of { $name }
}
picture-bestioles-place-side = { $theatre }, card { $n } { $nameIs ->
    [you] on your side
   *[other] on the side of { $name }
}, face down
picture-bestioles-place-deck = In the deck
picture-bestioles-place-drawn = The card drawn

## Cryptide

picture-cryptide-legend-land = D desert, F forest, L lake, M mount, S swamp; b bear, p puma; ▲ stone ⌂ shack
picture-cryptide-legend-tokens = below a hex: ●13 discs of 1 and 3 (maybe here), ■2 the cube of 2 (not here, closed)
picture-cryptide-agreed = agrees to a hint
picture-cryptide-clue = **Your clue:** { $clue }
picture-cryptide-habitat = **The habitat was { $hex }.**
picture-cryptide-agree = A common hint is asked for ({ $agreed } of { $needed } agree): do you agree?
picture-cryptide-many-ask = ask player WHO about a hex without a cube, such as “ask F4 2”
picture-cryptide-many-ask-as = ask HEX WHO
picture-cryptide-many-search = search a hex that your clue allows{ $long ->
    [yes] , such as “search F4”
   *[no] {""}: { $first }
}
picture-cryptide-many-search-as = search HEX
picture-cryptide-many-cube = put a cube{ $long ->
    [yes] , such as “cube F4”
   *[no] {""}: { $first }
}
picture-cryptide-many-cube-as = cube HEX
picture-cryptide-many-disc = put a disc{ $long ->
    [yes] , such as “disc F4”
   *[no] {""}: { $first }
}
picture-cryptide-many-disc-as = disc HEX
picture-cryptide-many-fix = correct a wrong token of yours ({ $first }), which goes elsewhere, such as “fix F4 G2”
picture-cryptide-many-fix-as = fix HEX WHERE
picture-cryptide-place-habitat = The habitat
picture-cryptide-place-clue = { $nameIs ->
    [you] Your clue, as the others may take it
   *[other] Clue of { $name }
}

## Mon voisin le monstre

picture-monstre-head = **Round { $round }{ $further ->
    [yes] {""}
   *[no] {" of "}{ $rounds }
}** · deck: { $deck } · { $hunters ->
    [0] no Hunter played
    [one] { $hunters } Hunter played
   *[other] { $hunters } Hunters played
}{ $used ->
    [none] {""}
   *[other] {" "}· Monsters gone: { $used }
}{ $monster ->
    [none] {""}
   *[other] {" "}· this round’s Monster, as you know: **{ $monster }**
}
picture-monstre-last = Last round: { $told } ({ $points })
picture-monstre-facts = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $friend ->
    [yes] {" "}· the Monster’s Friend
   *[no] {""}
}{ $answered ->
    [yes] {" "}· has chosen
   *[no] {""}
}
picture-monstre-legend = ▪ a card in hand · ▸ to play or to choose
picture-monstre-hand = { $cards ->
    [0] Your hand is empty.
    [one] Your card:
   *[other] Your { $cards } cards:
}
picture-monstre-many-play = play a card ({ $first }), against player WHO where it aims at somebody
picture-monstre-many-play-as = play CARD WHO
picture-monstre-many-give = give cards ({ $first })
picture-monstre-many-give-as = give CARD CARD
picture-monstre-place-holder = Who has the Monster
picture-monstre-place-monster = Which Monster it is

## Loups-garous

picture-loups-garous-head = **{ $time } · { $hour }** · { $alive } of { $all } alive{ $phase ->
    [debate] {" "}· { $ready } ready to vote
    [vote] {" "}· votes: { $cast } of { $alive }
    [runoff] {" "}· votes: { $cast } of { $alive }
   *[other] {""}
}
picture-loups-garous-deck = In the deck: { $cards }
picture-loups-garous-dead = { $role }, dead { $cause } ({ $night })
picture-loups-garous-left = has left
picture-loups-garous-lover = Lover
picture-loups-garous-by-accusation = { $nameIs ->
    [you] accused by you
   *[other] accused by { $name }
}
picture-loups-garous-by-report = { $nameIs ->
    [you] you say: { $role }
   *[other] { $name } says: { $role }
}
picture-loups-garous-votes = { $runoff ->
    [yes] **Votes of day { $day }, run-off:**
   *[no] **Votes of day { $day }:**
}
picture-loups-garous-ballots = { $side ->
    [none] Without a vote
   *[other] { $sideIs ->
        [you] Against you
       *[other] Against **{ $side }**
    } ({ $n })
}: { $names }
picture-loups-garous-twice = { $name } (double arrow)
picture-loups-garous-tied = Tied: { $names }.
picture-loups-garous-couple = The Lovers: { $one } and { $two }.
picture-loups-garous-pair = Your Lovers: { $one } and { $two }.
picture-loups-garous-card = **{ $are }: { $role }.** { $text }
picture-loups-garous-vision = Night { $night }: you have seen that { $name } is { $role }.
picture-loups-garous-glimpse = Night { $night }: { $n ->
    [one] { $names } is a Werewolf.
   *[other] one of { $names } is a Werewolf, the other is not.
}
picture-loups-garous-victim = The pack has chosen { $name }.
picture-loups-garous-caught = The pack has caught { $name }, the Little Girl.
picture-loups-garous-double = Your arrow counts double.
picture-loups-garous-named-accusation = { $name } accuses you.
picture-loups-garous-named-report = { $name } says that you are { $role }.
picture-loups-garous-ask-ready = Debate: say something, “pass” to hear the others first, or “ready” to vote. ({ $statements ->
    [0] nothing more to say today
    [one] one more statement today
   *[other] { $statements } more statements today
})
picture-loups-garous-ask-say = You need not speak, but you may: what do you say?
picture-loups-garous-ask-vote = Vote: who must go? All arrows are shown at once.
picture-loups-garous-ask-runoff = A tie: who must go, of { $names }?
picture-loups-garous-ask-shoot = You fall, rifle in hand: whom do you shoot, if anybody?
picture-loups-garous-ask-take = You are the Thief: do you take one of the two cards in the middle?
picture-loups-garous-ask-love = You are Cupid: which two do you join?
picture-loups-garous-ask-look = You are the Seer: at whose card do you look?
picture-loups-garous-ask-devour = You are a Werewolf: whom does the pack devour?
picture-loups-garous-ask-sleep = You are the Little Girl: do you open an eye?
picture-loups-garous-ask-watch = You are a Werewolf: whose window do you watch?
picture-loups-garous-ask-note = Night, the call of { $hour }. You only note whom you suspect, for yourself.
picture-loups-garous-many-claim = say who you are ({ $first })
picture-loups-garous-many-claim-as = claim ROLE
picture-loups-garous-many-report = say who another is ({ $first }; { $second })
picture-loups-garous-many-report-as = report WHO ROLE
picture-loups-garous-many-accuse = accuse somebody ({ $first })
picture-loups-garous-many-accuse-as = accuse WHO
picture-loups-garous-many-defend = defend somebody, yourself too ({ $first })
picture-loups-garous-many-defend-as = defend WHO
picture-loups-garous-many-announce = announce your vote ({ $first })
picture-loups-garous-many-announce-as = announce WHO
picture-loups-garous-many-vote = vote against somebody ({ $first })
picture-loups-garous-many-vote-as = vote WHO
picture-loups-garous-many-love = join two players ({ $first } { $second })
picture-loups-garous-many-love-as = love ONE OTHER

## Gévaudan

picture-gevaudan-head = **{ $round }** · ferocity { $ferocity }{ $holds ->
    [none] {""}
   *[other] {" "}· in force: { $holds }
}
picture-gevaudan-beast-here = BEAST
picture-gevaudan-refuge = refuge
picture-gevaudan-legend = V village, R river, F forest, D dragoons, “.” none; ✝ church; [V·] hidden print, [V+2] one you know: present, 2 dots, [V−1]* absent, seen by all; ✗ failed trap
picture-gevaudan-way = { $arrow } { $cells }
picture-gevaudan-ways = The Beast is on { $cell } and runs { $n ->
    [one] one cell
   *[other] { $n } cells
}, by the die: { $ways }
picture-gevaudan-hunter = { $name }{ $cell ->
    [none] {""}
   *[other] {" "}on { $cell }
}: { $facts }{ $walled ->
    [yes] {" "}· hidden behind a wall
   *[no] {""}
}
picture-gevaudan-archive = archives: { $list }
picture-gevaudan-town = archives of the town: { $list }
picture-gevaudan-space = { $place } { $character ->
    [none] (empty)
   *[other] { $character }
} for { $cost }
picture-gevaudan-row = Characters, by influence: { $spaces }{ $top ->
    [none] {""}
   *[other] ; next: { $top }
}
picture-gevaudan-tokens = Your ability ({ $tokens }): { $help }
picture-gevaudan-notes = Your reminders: { $list }
picture-gevaudan-opened = In the box: { $box }. The lair is the opposite: **{ $cell }**.
picture-gevaudan-many-note = lay a reminder and gain a cube ({ $first }; { $second })
picture-gevaudan-many-note-as = note COLOUR FACE
picture-gevaudan-many-consult = consult archives on your cell ({ $first }), several prints as 1+2
picture-gevaudan-many-consult-as = consult WHO PRINTS
picture-gevaudan-many-envoy = consult archives from afar ({ $first }), several prints as 1+2
picture-gevaudan-many-envoy-as = envoy WHO PRINTS
picture-gevaudan-many-solicit = solicit a Character ({ $first }), giving one back where you must
picture-gevaudan-many-solicit-as = solicit SPACE
picture-gevaudan-many-charm = solicit any Character by charm ({ $first })
picture-gevaudan-many-charm-as = charm SPACE
picture-gevaudan-many-swap = swap the print of your cell with another ({ $first })
picture-gevaudan-many-swap-as = swap CELL
picture-gevaudan-many-ride = ride with the Rider ({ $first })
picture-gevaudan-many-ride-as = ride CELL
picture-gevaudan-many-look = have somebody look from afar ({ $first }; { $second })
picture-gevaudan-many-look-as = look WHO CELL
picture-gevaudan-many-beast = drive the Beast away ({ $first })
picture-gevaudan-many-beast-as = beast CELL
picture-gevaudan-place-lair = The lair
picture-gevaudan-place-ground = In the lair’s cell

# The one who plays, where a name would stand.
you = You
