# Loups-garous. Read by the client, the server and the terminal.

## Cards, calls, phases

loups-garous-role-wolf = Werewolf
loups-garous-role-villager = Villager
loups-garous-role-seer = Seer
loups-garous-role-hunter = Hunter
loups-garous-role-cupid = Cupid
loups-garous-role-thief = Thief
loups-garous-role-girl = Little Girl
loups-garous-call-thief = the Thief
loups-garous-call-cupid = Cupid
loups-garous-call-lovers = the Lovers
loups-garous-call-seer = the Seer
loups-garous-call-wolves = the Werewolves
loups-garous-call-wolves_again = the Werewolves, once more
loups-garous-call-duel = the Little Girl and the Werewolves
loups-garous-phase-call = Night
loups-garous-phase-debate = Debate
loups-garous-phase-vote = Vote
loups-garous-phase-runoff = Run-off
loups-garous-phase-shot = The Hunter’s shot
loups-garous-phase-over = The end
loups-garous-cause-night = in the night
loups-garous-cause-executed = by the village’s vote
loups-garous-cause-grief = of grief
loups-garous-cause-shot = shot
loups-garous-cause-left = having left
loups-garous-about-accusation = the accusation
loups-garous-about-report = the report
loups-garous-peek-sleep = slept
loups-garous-peek-glance = glanced
loups-garous-peek-stare = stared

## Clocks and channels

loups-garous-period-call = A call of the night
loups-garous-period-wolves = The first round of the Werewolves
loups-garous-period-wolves_again = The second round of the Werewolves
loups-garous-period-duel = The duel with the Little Girl
loups-garous-period-debate = The debate
loups-garous-period-vote = The vote
loups-garous-period-runoff = The run-off
loups-garous-period-shot = The Hunter’s shot
loups-garous-channel-village = The village square
loups-garous-channel-wolves = The Werewolves
loups-garous-channel-dead = The dead

## What happens

loups-garous-news-night_fell = Night { $night } falls on the village.
loups-garous-news-called = The call of { $call }.
loups-garous-news-answered = { $seatIs ->
    [you] **You** answer
   *[other] **{ $seat }** answers
}: { $answer }.
loups-garous-news-pointed = { $seatIs ->
    [you] **You** point at { $side ->
        [none] nobody any more.
       *[other] **{ $side }**.
    }
   *[other] **{ $seat }** points at { $side ->
        [none] nobody any more.
       *[other] **{ $side }**.
    }
}
loups-garous-answer-take = take card { $n } from the middle
loups-garous-answer-keep = keep the card
loups-garous-answer-love = join { $one } and { $two }
loups-garous-answer-look = look at { $one }
loups-garous-answer-devour = { $one ->
    [none] devour nobody
   *[other] devour { $one }
}
loups-garous-answer-sleep = sleep
loups-garous-answer-glance = glance
loups-garous-answer-stare = stare
loups-garous-answer-watch = { $one ->
    [none] watch nobody
   *[other] watch { $one }
}
loups-garous-answer-note = { $one ->
    [none] note nobody
   *[other] note { $one }
}
loups-garous-news-closed = { $toldId ->
    [card] Your card is now: **{ $role }**.
    [pair] Your Lovers are **{ $seat }** and **{ $side }**.
    [lover] Your Lover is **{ $seat }**.
    [vision] Your vision: **{ $seat }** is **{ $role }**.
    [victim] The pack has chosen **{ $seat }**.
    [again] The pack does not agree: vote again between those who lead.
    [no_victim] The pack devours nobody tonight.
    [wolf] You have seen **{ $seat }** among the Werewolves.
    [one_of_two] One of **{ $seat }** and **{ $side }** is a Werewolf, the other is not.
    [caught] The pack has caught **{ $seat }**, the Little Girl, with open eyes.
   *[nothing] The call of { $call } is over.
}
loups-garous-news-dawn = { $quiet ->
    [yes] Day breaks after night { $night }: nobody is missing.
   *[no] Day breaks after night { $night }, and a shutter stays closed.
}
loups-garous-news-died = { $causeId ->
    [night] { $seatIs ->
        [you] **You** did not survive the night
       *[other] **{ $seat }** did not survive the night
    }
    [executed] { $seatIs ->
        [you] The village has decided: **you** are executed
       *[other] The village has decided: **{ $seat }** is executed
    }
    [grief] { $seatIs ->
        [you] Without { $by }, **you** die of grief
       *[other] Without { $by }, **{ $seat }** dies of grief
    }
    [shot] { $seatIs ->
        [you] The Hunter’s bullet hits **you**
       *[other] The Hunter’s bullet hits **{ $seat }**
    }
   *[left] { $seatIs ->
        [you] **You** have left the village for good
       *[other] **{ $seat }** has left the village for good
    }
}. The card: **{ $role }**.
loups-garous-news-left = { $seatIs ->
    [you] **You** have left the table.
   *[other] **{ $seat }** has left the table.
}
loups-garous-news-aiming = { $seatIs ->
    [you] Dying, **you** take aim.
   *[other] Dying, **{ $seat }** takes aim.
}
loups-garous-news-fired = { $side ->
    [none] { $seatIs ->
        [you] **You** let the rifle fall.
       *[other] **{ $seat }** lets the rifle fall.
    }
   *[other] { $seatIs ->
        [you] **You** shoot at **{ $side }**.
       *[other] **{ $seat }** shoots at **{ $side }**.
    }
}
loups-garous-news-debate_opened = Day { $day }: the village talks.
loups-garous-news-ready = { $seatIs ->
    [you] **You** have said enough.
   *[other] **{ $seat }** has said enough.
}
loups-garous-news-vote_opened = { $double ->
    [yes] Day { $day }: the village votes. **Your arrow counts double.**
   *[no] Day { $day }: the village votes.
}
loups-garous-news-runoff_opened = Day { $day }: a tie. The village votes again, between the tied.
loups-garous-news-voted = { $seatIs ->
    [you] **You** have voted against **{ $side }**.
   *[other] **{ $seat }** has voted.
}
loups-garous-news-revealed = { $runoff ->
    [yes] Day { $day }, run-off: all arrows are turned.
   *[no] Day { $day }: all arrows are turned.
}{ $owner ->
    [none] {""}
   *[other] {" "}The double arrow was with **{ $owner }**.
}
loups-garous-news-spared = { $whyId ->
    [tie] Day { $day }: a tie once more, nobody is executed.
   *[silence] Day { $day }: nobody has voted, nobody is executed.
}
loups-garous-why-tie = a tie
loups-garous-why-silence = silence
loups-garous-news-claimed = { $seatIs ->
    [you] **You** claim to be: { $role }.
   *[other] **{ $seat }** claims to be: { $role }.
}
loups-garous-news-reported = { $seatIs ->
    [you] **You** say of **{ $side }**: { $role }.
   *[other] **{ $seat }** says of **{ $side }**: { $role }.
}
loups-garous-news-accused = { $seatIs ->
    [you] **You** accuse **{ $side }**.
   *[other] **{ $seat }** accuses **{ $side }**.
}
loups-garous-news-defended = { $seatIs ->
    [you] **You** defend **{ $side }**.
   *[other] **{ $seat }** defends **{ $side }**.
}
loups-garous-news-announced = { $seatIs ->
    [you] **You** announce a vote against **{ $side }**.
   *[other] **{ $seat }** announces a vote against **{ $side }**.
}
loups-garous-news-doubted = { $seatIs ->
    [you] **You** do not believe **{ $side }**
   *[other] **{ $seat }** does not believe **{ $side }**
}: { $whom ->
    [none] { $role }.
   *[other] { $whom }, { $role }.
}
loups-garous-news-replied = { $seatIs ->
    [you] **You** answer **{ $side }** about { $about }:
   *[other] **{ $seat }** answers **{ $side }** about { $about }:
} { $yes ->
    [yes] yes.
   *[no] no.
}
loups-garous-news-unveiled = You are dead: from now on you see every card, and keep silent.
loups-garous-news-over = { $reasonId ->
    [village] The last Werewolf is dead.
    [wolves] The village belongs to the Werewolves.
    [lovers] Nobody is left but the two Lovers.
   *[nobody] Nobody is left alive.
}
loups-garous-reason-village = the village
loups-garous-reason-wolves = the Werewolves
loups-garous-reason-lovers = the Lovers
loups-garous-reason-nobody = nobody
loups-garous-news-unmasked = { $seatIs ->
    [you] **You** show your card: { $role }.
   *[other] **{ $seat }**’s card is shown: { $role }.
}

## The end

loups-garous-outcome-village = The last Werewolf is dead: the village wins. Winners: { $winner }.
loups-garous-outcome-wolves = The Werewolves have the village: they win. Winners: { $winner }.
loups-garous-outcome-lovers = Only the Lovers are left: they win together. Winners: { $winner }.
loups-garous-outcome-nobody = Nobody is left alive: nobody wins.

## The table’s choices

loups-garous-option-wolves = Werewolves
loups-garous-option-wolves-help = How many Werewolf cards are in the deck.
loups-garous-option-wolves-default = Default
loups-garous-option-wolves-default-help = Two up to 13 players, three from 14 on.
loups-garous-option-wolves-1 = 1
loups-garous-option-wolves-1-help = One Werewolf; not with the Thief.
loups-garous-option-wolves-2 = 2
loups-garous-option-wolves-2-help = Two Werewolves.
loups-garous-option-wolves-3 = 3
loups-garous-option-wolves-3-help = Three Werewolves.
loups-garous-option-seer = Seer
loups-garous-option-seer-help = Looks at one card each night.
loups-garous-option-seer-default = Default
loups-garous-option-seer-default-help = In the deck at every size.
loups-garous-option-seer-yes = With
loups-garous-option-seer-yes-help = The Seer is in the deck.
loups-garous-option-seer-no = Without
loups-garous-option-seer-no-help = The Seer is not in the deck.
loups-garous-option-hunter = Hunter
loups-garous-option-hunter-help = Dying, may take somebody along.
loups-garous-option-hunter-default = Default
loups-garous-option-hunter-default-help = From 9 players on.
loups-garous-option-hunter-yes = With
loups-garous-option-hunter-yes-help = The Hunter is in the deck.
loups-garous-option-hunter-no = Without
loups-garous-option-hunter-no-help = The Hunter is not in the deck.
loups-garous-option-cupid = Cupid
loups-garous-option-cupid-help = Makes two players Lovers: if one dies, so does the other.
loups-garous-option-cupid-default = Default
loups-garous-option-cupid-default-help = From 10 players on.
loups-garous-option-cupid-yes = With
loups-garous-option-cupid-yes-help = Cupid is in the deck.
loups-garous-option-cupid-no = Without
loups-garous-option-cupid-no-help = Cupid is not in the deck.
loups-garous-option-thief = Thief
loups-garous-option-thief-help = Two cards more lie in the middle; the Thief may take one. At least two Werewolves.
loups-garous-option-thief-default = Default
loups-garous-option-thief-default-help = From 15 players on.
loups-garous-option-thief-yes = With
loups-garous-option-thief-yes-help = The Thief is in the deck, with two more Villagers.
loups-garous-option-thief-no = Without
loups-garous-option-thief-no-help = The Thief is not in the deck.
loups-garous-option-girl = Little Girl
loups-garous-option-girl-help = May spy on the Werewolves, at the risk of being caught.
loups-garous-option-girl-default = Default
loups-garous-option-girl-default-help = From 11 players on.
loups-garous-option-girl-yes = With
loups-garous-option-girl-yes-help = The Little Girl is in the deck.
loups-garous-option-girl-no = Without
loups-garous-option-girl-no-help = The Little Girl is not in the deck.
loups-garous-option-double = Double arrow
loups-garous-option-double-help = One ballot counts twice.
loups-garous-option-double-each = At each vote
loups-garous-option-double-each-help = Drawn anew at each vote, secret until the reveal.
loups-garous-option-double-fixed = One holder
loups-garous-option-double-fixed-help = Drawn at the deal, known after the first vote, gone with its holder.
loups-garous-option-double-none = None
loups-garous-option-double-none-help = Every ballot counts once.
loups-garous-option-second_tie = Second tie
loups-garous-option-second_tie-help = What happens when the run-off is a tie too.
loups-garous-option-second_tie-nobody = Nobody
loups-garous-option-second_tie-nobody-help = Nobody is executed that day.
loups-garous-option-second_tie-random = One by lot
loups-garous-option-second_tie-random-help = One of the tied is drawn.
loups-garous-option-second_tie-all = All
loups-garous-option-second_tie-all-help = All of the tied are executed.
loups-garous-option-wolves_tie = Werewolves disagree
loups-garous-option-wolves_tie-help = What happens when their second round is a tie too.
loups-garous-option-wolves_tie-random = One by lot
loups-garous-option-wolves_tie-random-help = One of their victims is drawn.
loups-garous-option-wolves_tie-nobody = Nobody
loups-garous-option-wolves_tie-nobody-help = Nobody is devoured that night.
loups-garous-option-cupid_silent = Silent Cupid
loups-garous-option-cupid_silent-help = What happens when Cupid does not choose in time.
loups-garous-option-cupid_silent-random = A pair by lot
loups-garous-option-cupid_silent-random-help = Two Lovers are drawn, and Cupid is told.
loups-garous-option-cupid_silent-none = No pair
loups-garous-option-cupid_silent-none-help = There are no Lovers.
loups-garous-option-hunter_grief = Grieving Hunter
loups-garous-option-hunter_grief-help = Does a Hunter who dies of grief shoot?
loups-garous-option-hunter_grief-yes = Shoots
loups-garous-option-hunter_grief-yes-help = Any death but leaving lets the Hunter shoot. °
loups-garous-option-hunter_grief-literal = As printed
loups-garous-option-hunter_grief-literal-help = Only a devoured or executed Hunter shoots.
loups-garous-option-parity_ends_game = Parity
loups-garous-option-parity_ends_game-help = Do the Werewolves win as soon as they are as many as the others?
loups-garous-option-parity_ends_game-off = Play on
loups-garous-option-parity_ends_game-off-help = The Werewolves must eliminate everybody else.
loups-garous-option-parity_ends_game-on = Ends the game
loups-garous-option-parity_ends_game-on-help = The Werewolves win as soon as they are as many as the others.
loups-garous-option-dead_watch = The dead watch
loups-garous-option-dead_watch-help = What the dead see.
loups-garous-option-dead_watch-on = Everything
loups-garous-option-dead_watch-on-help = From the night after their death they see all cards and every answer of the night.
loups-garous-option-dead_watch-off = As much as the living
loups-garous-option-dead_watch-off-help = They see no more than a living onlooker.
loups-garous-option-dead_chat = The dead talk
loups-garous-option-dead_chat-help = Do the dead talk among themselves?
loups-garous-option-dead_chat-off = No
loups-garous-option-dead_chat-off-help = The dead are silent.
loups-garous-option-dead_chat-on = Among themselves
loups-garous-option-dead_chat-on-help = The living never read it. °

## Refusals

loups-garous-refusal-not-a-move = That is not a move of this game. °
loups-garous-refusal-night = That is not what is asked of you now. Hush, the village sleeps. °
loups-garous-refusal-game-over = The game is over. °
loups-garous-refusal-dead = The dead are silent.
loups-garous-refusal-has-left = Who has left does not come back.
loups-garous-refusal-not-the-referee = The referee only says that time is up or that somebody has left.
loups-garous-refusal-only-the-referee = Only the referee says that.
loups-garous-refusal-not-here = Nobody is there who could leave.
loups-garous-refusal-no-such-seat = Nobody sits there.
loups-garous-refusal-answered = You have answered; an answer is final. °
loups-garous-refusal-note-only = You are not called: note a suspicion, or none. °
loups-garous-refusal-note-others = Note another living player, or nobody. °
loups-garous-refusal-not-by-day = That is for the night. °
loups-garous-refusal-not-by-night = The village sleeps: no statements. °
loups-garous-refusal-thief-decides = The Thief, and only the Thief, takes a card or keeps his own.
loups-garous-refusal-must-take = Two Werewolves lie in the middle: take one.
loups-garous-refusal-cupid-decides = Cupid, and only Cupid, names the Lovers.
loups-garous-refusal-two-lovers = Lovers are two different players.
loups-garous-refusal-lovers-live = Lovers are living players.
loups-garous-refusal-seer-looks = The Seer, and only the Seer, looks at a card; she cannot decline.
loups-garous-refusal-look-at-others = Look at another living player.
loups-garous-refusal-wolves-devour = Every Werewolf, and nobody else, names a victim.
loups-garous-refusal-devour-living = The victim must be alive.
loups-garous-refusal-no-wolf = Werewolves do not devour each other.
loups-garous-refusal-not-my-lover = Not your Lover.
loups-garous-refusal-among-leaders = Only between those who lead.
loups-garous-refusal-already-points = You are pointing there already.
loups-garous-refusal-wolves-watch = Only living Werewolves watch. °
loups-garous-refusal-watch-villagers = Watch a living player who is no Werewolf, or nobody. °
loups-garous-refusal-girl-peeks = In the duel the Little Girl sleeps, glances or stares; Werewolves watch. °
loups-garous-refusal-already-ready = You have already asked for the vote. °
loups-garous-refusal-not-in-debate = The debate is over. °
loups-garous-refusal-no-vote-now = The vote is not open.
loups-garous-refusal-voted = Your arrow is laid; it stays as it is.
loups-garous-refusal-must-vote = Everybody votes: nobody may abstain.
loups-garous-refusal-vote-for-living = Vote against a living player.
loups-garous-refusal-not-for-self = Not against yourself.
loups-garous-refusal-not-for-lover = Never against your Lover.
loups-garous-refusal-among-tied = Only between the tied.
loups-garous-refusal-no-shot-now = It is not the hour of your last shot.
loups-garous-refusal-shoot-living = Shoot at a living player, or at nobody.
loups-garous-refusal-hunter-first = The Hunter’s shot comes first.
loups-garous-refusal-spent = You have made your eight statements of today. °
loups-garous-refusal-not-in-deck = There is no such card in the deck. °
loups-garous-refusal-another = About somebody else. °
loups-garous-refusal-about-living = About a living player. °
loups-garous-refusal-nothing-to-answer = No accusation or report names you. °
loups-garous-refusal-nothing-to-doubt = That player has said nothing of cards yet. °
loups-garous-refusal-held = Calls last like this already. °
loups-garous-refusal-too-many-villagers = More than twelve Simple Villagers: there are not so many cards. Add a Werewolf or a special card.
loups-garous-refusal-thief-needs-two-wolves = The Thief needs at least two Werewolves in the deck.

## The rules, in one line

loups-garous-rule-lgt-gen-1 = For 8 to 18 players.
loups-garous-rule-lgt-gen-2 = The village hunts the Werewolves, the Werewolves the village.
loups-garous-rule-lgt-gen-3 = Twenty cards: 3 Werewolves, 12 Simple Villagers, Seer, Hunter, Cupid, Thief, Little Girl.
loups-garous-rule-lgt-gen-4 = Whoever is no Werewolf is a Villager.
loups-garous-rule-lgt-gen-5 =
    { $wolves ->
        [1] One Werewolf at this table; never with the Thief.
        [2] Two Werewolves at this table.
        [3] Three Werewolves at this table.
       *[other] One to three Werewolves; with the Thief at least two.
    }
loups-garous-rule-lgt-set-1 = Any mix of cards that fits the number of players.
loups-garous-rule-lgt-set-2 = Beginners add special cards little by little.
loups-garous-rule-lgt-set-3 = With the Thief two more Villagers; two cards stay in the middle.
loups-garous-rule-lgt-set-4 = The referee leads the game: nobody has to sit out.
loups-garous-rule-lgt-set-5 = One secret card each.
loups-garous-rule-lgt-set-6 = The village falls asleep.
loups-garous-rule-lgt-pre-1 = The Thief sees the middle and may swap.
loups-garous-rule-lgt-pre-2 = With two Werewolves in the middle the Thief must swap.
loups-garous-rule-lgt-pre-3 = Cupid names two Lovers, perhaps himself.
loups-garous-rule-lgt-pre-4 = The Lovers learn each other’s name, not the card.
loups-garous-rule-lgt-pre-5 = The Werewolves hunt from the first night on.
loups-garous-rule-lgt-ngt-1 = Each night the Seer sees a card.
loups-garous-rule-lgt-ngt-2 = The Werewolves know each other and choose a victim.
loups-garous-rule-lgt-ngt-3 = They devour a living Villager.
loups-garous-rule-lgt-ngt-4 = The Little Girl may spy on them.
loups-garous-rule-lgt-ngt-5 = Caught, she dies instead of the victim.
loups-garous-rule-lgt-ngt-6 = Nobody covers their eyes.
loups-garous-rule-lgt-day-1 = At dawn the victim’s card is shown.
loups-garous-rule-lgt-day-2 =
    { $dead_chat ->
        [on] The dead talk among themselves only.
       *[other] The dead are silent.
    }
loups-garous-rule-lgt-day-3 =
    { $hunter_grief ->
        [literal] A Hunter who is devoured or voted out may shoot.
       *[other] A dying Hunter may shoot.
    }
loups-garous-rule-lgt-day-4 = When a Lover dies, so does the other.
loups-garous-rule-lgt-day-5 = The village debates.
loups-garous-rule-lgt-day-6 = Everybody may claim anything.
loups-garous-rule-lgt-day-7 = The debate ends with the clock, or when all are ready. °
loups-garous-rule-lgt-vote-1 = Whoever has the most votes is executed.
loups-garous-rule-lgt-vote-2 = All arrows are turned at once.
loups-garous-rule-lgt-vote-3 = The double arrow counts twice.
loups-garous-rule-lgt-vote-4 =
    { $double ->
        [each] At this table the double arrow is drawn anew for each vote.
        [fixed] At this table one player holds the double arrow, until death.
        [none] At this table no double arrow: every vote counts once.
       *[other] The double arrow can be left out.
    }
loups-garous-rule-lgt-vote-5 = A tie is voted on again.
loups-garous-rule-lgt-vote-6 = Whoever is executed shows their card.
loups-garous-rule-lgt-vote-7 =
    { $hunter ->
        [no] An executed Lover is followed.
       *[other] { $cupid ->
            [no] An executed Hunter shoots.
           *[other] An executed Hunter shoots, an executed Lover is followed.
        }
    }
loups-garous-rule-lgt-vote-8 = A Lover never votes against the other.
loups-garous-rule-lgt-slp-1 =
    { $dead_watch ->
        [off] The dead see no more than an onlooker.
       *[other] From the next night on the dead see everything but notes and what the Werewolves say.
    }
loups-garous-rule-lgt-win-1 = The village wins when the last Werewolf is dead.
loups-garous-rule-lgt-win-2 =
    { $parity_ends_game ->
        [on] The Werewolves win once they are as many as the others.
       *[other] The Werewolves win when the last Villager is dead.
    }
loups-garous-rule-lgt-win-3 = A Werewolf and a Villager in love win together, alone against all.
loups-garous-rule-lgt-win-4 = Lovers of one camp win with their camp.
loups-garous-rule-lgt-win-5 = At the end everything is shown. °
loups-garous-rule-lgt-r01 = If the Thief lies in the middle, he is called all the same.
loups-garous-rule-lgt-r02 = Two Werewolves in the middle: the Thief takes one.
loups-garous-rule-lgt-r03 = A Thief who keeps his card is a Villager; one who swaps is what he took.
loups-garous-rule-lgt-r04 = Cards in the middle are called too.
loups-garous-rule-lgt-r05 =
    { $cupid_silent ->
        [random] Two different Lovers; a silent Cupid’s are drawn.
        [none] Two different Lovers; a silent Cupid makes none.
       *[other] Two different Lovers; a silent Cupid’s are drawn.
    }
loups-garous-rule-lgt-r06 = Lovers do not learn each other’s card.
loups-garous-rule-lgt-r07 = No vote against one’s Lover.
loups-garous-rule-lgt-r08 = A death, the card, the grief, the shot: each chain to its end, then victory is checked.
loups-garous-rule-lgt-r09 =
    { $hunter_grief ->
        [yes] A Hunter who dies of grief shoots. °
        [literal] A Hunter who dies of grief does not shoot: this table plays as printed. °
       *[other] A Hunter who dies of grief shoots, unless the table wants it as printed. °
    }
loups-garous-rule-lgt-r10 = The shot may be declined.
loups-garous-rule-lgt-r11 = A Hunter in whose place the Little Girl died does not shoot.
loups-garous-rule-lgt-r12 =
    { $wolves_tie ->
        [nobody] The Werewolves point, vote, vote again between those who lead; tied again, they devour nobody.
       *[other] The Werewolves point, vote, vote again between those who lead, then by lot.
    }
loups-garous-rule-lgt-r13 = Not a Werewolf.
loups-garous-rule-lgt-r14 = A Werewolf in love never names his Lover.
loups-garous-rule-lgt-r15 = The Seer looks at another living player.
loups-garous-rule-lgt-r16 = Everybody votes; whoever is late does not count.
loups-garous-rule-lgt-r17 = Not for oneself.
loups-garous-rule-lgt-r18 = One run-off between the tied; everybody votes.
loups-garous-rule-lgt-r19 =
    { $second_tie ->
        [nobody] After a second tie nobody is executed.
        [random] After a second tie one of the tied is drawn by lot.
        [all] After a second tie all who are tied are executed.
       *[other] After a second tie nobody is executed, unless the table wants it otherwise.
    }
loups-garous-rule-lgt-r20 =
    { $double ->
        [fixed] One double arrow, drawn at the deal, known after the first vote, lost with its holder.
       *[other] One double arrow a vote, secret until the reveal.
    }
loups-garous-rule-lgt-r21 = If everybody is dead, nobody wins.
loups-garous-rule-lgt-r22 =
    { $parity_ends_game ->
        [off] Parity ends nothing: all others have to go.
        [on] At this table parity ends the game.
       *[other] Parity ends nothing, unless the table wants it.
    }
loups-garous-rule-lgt-r23 = Only the mixed couple left: the Lovers win, before anybody else.
loups-garous-rule-lgt-r24 = Lovers of one camp, last alive: their camp wins.
loups-garous-rule-lgt-r25 = A mixed couple never shares a camp’s victory.
loups-garous-rule-lgt-r26 = The whole camp wins, the dead too.
loups-garous-rule-lgt-r27 = A caught Little Girl’s Lover dies with her.
loups-garous-rule-lgt-r28 = Devoured or caught is never told: in the night.
loups-garous-rule-lgt-r29 = Cupid stays a Villager.
loups-garous-rule-lgt-r30 =
    { $double ->
        [none] One Werewolf and one Villager: a tie.
       *[other] One Werewolf and one Villager: a tie, unless the Villager has the double arrow.
    }
loups-garous-rule-lgt-r31 = The dead show their cards.
loups-garous-rule-lgt-r32 = The first night kills.
loups-garous-rule-lgt-r33 = Whoever leaves dies, without a shot.
loups-garous-rule-lgt-r34 = A silent Thief keeps his card, a silent Seer sees nothing.
loups-garous-rule-lgt-call-1 = Every night the cards of the deck are called, dealt or not.
loups-garous-rule-lgt-lg-1 = The duel: the Little Girl sleeps, glances or stares while each Werewolf watches somebody. °
loups-garous-rule-lgt-lg-2 = A stare names a Werewolf; one watcher catches her. °
loups-garous-rule-lgt-lg-3 = A glance names two, one of them a Werewolf; it takes two watchers, or the only Werewolf. °
loups-garous-rule-lgt-lg-4 = Caught, she learns nothing, and the pack knows. °
loups-garous-rule-lgt-lg-5 = Nobody else learns whether she looked. °
loups-garous-rule-lgt-night-1 = Everybody answers every call, once; whoever has nothing to decide may sleep. °
loups-garous-rule-lgt-night-2 = A card that all have seen dead is called no more; all other calls last as long, held or not. °
loups-garous-rule-lgt-night-3 = At night every refusal sounds the same. °
loups-garous-rule-lgt-night-4 = Where several people play, a call always lasts its time; for one person among bots it ends with the last answer. °
loups-garous-rule-lgt-talk-1 = Statements by day: claim, report, accuse, defend, doubt, announce, answer. °
loups-garous-rule-lgt-talk-2 = Eight statements a day. °
loups-garous-rule-lgt-talk-3 = Bots speak and understand statements only. °
loups-garous-rule-lgt-talk-4 =
    { $dead_chat ->
        [off] The living talk by day, the Werewolves at their call, the dead never. °
        [on] The living talk by day, the Werewolves at their call, the dead among themselves. °
       *[other] The living talk by day, the Werewolves at their call, the dead among themselves at most. °
    }
loups-garous-rule-lgt-table-1 = One device can be the narrator. °

## Help

loups-garous-help =
    {""}**The aim.** Werewolves hide in the village. The village wins when the last of them is dead, the Werewolves when nobody else is left.
    {""}**The night.** Every living player answers every call. If your card is called, you decide; otherwise you note whom you suspect, for yourself. ° Nobody sees who did what.
    {""}**The day.** The dead of the night show their cards. The village talks; everybody may claim anything. Eight statements a day are understood by bots too. °
    {""}**The vote.** All arrows are turned at once; the double arrow, if the table has one, counts twice. A tie is voted on again between the tied.
    {""}**Seer.** Sees one card each night.
    {""}**Hunter.** Dying, may shoot somebody.
    {""}**Cupid.** Makes two Lovers on the first night. If one dies, so does the other. A Werewolf and a Villager in love win only together, alone.
    {""}**Thief.** Sees two cards in the middle on the first night and may take one.
    {""}**Little Girl.** Sleeps, glances or stares while the Werewolves watch whom they like. A stare names a Werewolf, a glance gives two names of which one is a Werewolf. Caught (staring: by one watcher; glancing: by two, or by the last Werewolf), she dies instead of the victim. °
    {""}**The dead** are silent; from the next night on they see everything.
    {""}**Of our house** (°): what the booklet does not say, or what this table needs.

## The table

# The language itself, for the voice.
loups-garous-ui-tongue = en
loups-garous-ui-you = You
loups-garous-ui-board = The village square
loups-garous-ui-tray = Your card and what you do
loups-garous-ui-day = Day { $n }
loups-garous-ui-night = Night { $n }
loups-garous-ui-over = The game is over
loups-garous-ui-nobody = Nobody
loups-garous-ui-my-arrow = you

## The table: hours of the day and calls of the night

loups-garous-ui-hour-thief = the Thief
loups-garous-ui-hour-cupid = Cupid
loups-garous-ui-hour-lovers = the Lovers
loups-garous-ui-hour-seer = the Seer
loups-garous-ui-hour-wolves = the wolves
loups-garous-ui-hour-wolves-again = the wolves, again
loups-garous-ui-hour-duel = the Little Girl
loups-garous-ui-hour-debate = the debate
loups-garous-ui-hour-vote = the vote
loups-garous-ui-hour-runoff = second ballot
loups-garous-ui-hour-shot = the last shot
loups-garous-ui-hour-over = the end

## The table: roles

loups-garous-ui-a-wolf = a Werewolf
loups-garous-ui-a-villager = a Simple Villager
loups-garous-ui-a-seer = the Seer
loups-garous-ui-a-hunter = the Hunter
loups-garous-ui-a-cupid = Cupid
loups-garous-ui-a-thief = the Thief
loups-garous-ui-a-girl = the Little Girl
loups-garous-ui-the-wolf = The Werewolf
loups-garous-ui-the-villager = The Simple Villager
loups-garous-ui-the-seer = The Seer
loups-garous-ui-the-hunter = The Hunter
loups-garous-ui-the-cupid = Cupid
loups-garous-ui-the-thief = The Thief
loups-garous-ui-the-girl = The Little Girl
loups-garous-ui-text-wolf = By night you choose, with the other wolves, who is devoured. By day you are a villager like any other, or look like one.
loups-garous-ui-text-villager = You have your eyes, your ears and your vote, nothing more. Often that is enough.
loups-garous-ui-text-seer = Each night you look at somebody’s card. Help the village without showing yourself too early.
loups-garous-ui-text-hunter = When you die, you may shoot one last time at somebody.
loups-garous-ui-text-cupid = On the first night you join two people, yourself if you like. If one dies, the other dies of grief.
loups-garous-ui-text-thief = On the first night you may swap your card for one of the two in the middle. If both are wolves, you must.
loups-garous-ui-text-girl = Glance: two names, one a wolf; caught if two wolves watch you, or the only one left. Stare: one wolf’s name; caught if any wolf watches you. Caught, you die instead of the victim. °

## The table: my card

loups-garous-ui-card = Your card
loups-garous-ui-card-back = Your card lies face down
loups-garous-ui-card-turn = Turn my card over
loups-garous-ui-card-cover = Cover my card
loups-garous-ui-card-tells = Your card says what you are choosing.
loups-garous-ui-card-news = The night has answered.
loups-garous-ui-card-how = Touch it, or keep your finger on it.
loups-garous-ui-card-you-are = You are, in secret
loups-garous-ui-card-you-were = You were
loups-garous-ui-card-thief-was = You were the Thief
loups-garous-ui-know-vision = night { $n }
loups-garous-ui-know-lover = your love
loups-garous-ui-know-pair = your lovers
loups-garous-ui-know-wolf = a wolf like you
loups-garous-ui-know-peek-wolf = a wolf
loups-garous-ui-know-peek-one-of = one of the two is a wolf
loups-garous-ui-know-middle = in the middle
loups-garous-ui-know-double = double arrow
loups-garous-ui-know-double-text = your vote counts twice
loups-garous-ui-know-choice = would devour { $name }
loups-garous-ui-know-watch = watches { $name }
loups-garous-ui-know-nothing = Nothing but your card, so far.
loups-garous-ui-know-note = your notes
loups-garous-ui-know-victim = tonight’s prey
loups-garous-ui-know-caught = the Little Girl, caught in the act

## The table: my card on a device that goes round

loups-garous-ui-cover-back = Your card is here, face down.
loups-garous-ui-cover-turn = Turn my card over
loups-garous-ui-cover-hand = Speak or vote

## The table: what is asked

loups-garous-ui-prompt-thief = The Thief is called. Everybody chooses, then answers.
loups-garous-ui-prompt-cupid = Cupid is called. Everybody touches two houses, then answers.
loups-garous-ui-prompt-lovers = The Lovers are called. Everybody chooses, then answers.
loups-garous-ui-prompt-seer = The Seer is called. Everybody chooses, then answers.
loups-garous-ui-prompt-wolves = The wolves are called. Everybody chooses, then answers.
loups-garous-ui-prompt-wolves-again = The wolves confer again. Everybody chooses, then answers.
loups-garous-ui-prompt-duel = The Little Girl is called. Everybody chooses, then answers.
loups-garous-ui-prompt-night-detail = Everybody answers every call: nobody sees who really acts.
loups-garous-ui-prompt-answered = Noted. The village is still asleep.
loups-garous-ui-prompt-answered-detail = We wait for the others. What the night tells you is written on your card.
loups-garous-ui-wait-night = It is night: { $hour }.
loups-garous-ui-prompt-debate = Debate: touch a house to speak of somebody.
loups-garous-ui-prompt-debate-detail = Your own house to speak of yourself. When everybody is ready, you vote.
loups-garous-ui-prompt-ready = You are ready to vote. We wait for the others.
loups-garous-ui-prompt-ready-detail = { $ready ->
    [one] { $ready } of { $alive } is ready.
   *[other] { $ready } of { $alive } are ready.
} You may still speak.
loups-garous-ui-wait-debate = The village debates: { $ready ->
    [0] nobody is ready yet
    [1] { $ready } of { $alive } is ready
   *[other] { $ready } of { $alive } are ready
}.
loups-garous-ui-prompt-vote = Vote: touch the house of whoever must go.
loups-garous-ui-prompt-vote-detail = All arrows will be shown at once.
loups-garous-ui-prompt-voted = Your vote is laid. We wait for the others.
loups-garous-ui-wait-vote = The village votes: { $cast ->
    [0] nobody has voted yet
    [1] one vote of { $alive }
   *[other] { $cast } votes of { $alive }
}.
loups-garous-ui-prompt-runoff = A tie: vote again, between { $names }.
loups-garous-ui-prompt-runoff-nobody = Another tie, and nobody dies.
loups-garous-ui-prompt-runoff-random = Another tie, and one of them is drawn by lot.
loups-garous-ui-prompt-runoff-all = Another tie, and all of them die.
loups-garous-ui-wait-runoff = Second ballot between { $names }: { $cast ->
    [0] nobody has voted yet
    [1] one vote of { $alive }
   *[other] { $cast } votes of { $alive }
}.
loups-garous-ui-prompt-shot = You fall, rifle in hand: shoot one last time, or do not.
loups-garous-ui-prompt-shot-detail = Choose the house of the one you take with you.
loups-garous-ui-wait-shot = { $name } falls, rifle in hand. The village holds its breath.
loups-garous-ui-prompt-dead = You are dead. Watch, and keep silent.
loups-garous-ui-names-and = { $names } and { $last }

## The table: my answer at night. Short lines of about the same length, read by me alone.

loups-garous-ui-ask-look = You look at the card.
loups-garous-ui-ask-devour = You devour somebody.
loups-garous-ui-ask-watch = You watch that window.
loups-garous-ui-ask-love = You join the two.
loups-garous-ui-ask-take = You take that place.
loups-garous-ui-ask-peek = You open an eye, or not.
loups-garous-ui-ask-note = You note a suspicion.
loups-garous-ui-ask-note-two = You note the first.
loups-garous-ui-answer = Answer
loups-garous-ui-answer-group = Your answer
loups-garous-ui-option-take = Card { $n }
loups-garous-ui-option-keep = Keep
loups-garous-ui-option-sleep = Sleep
loups-garous-ui-option-glance = Glance
loups-garous-ui-option-stare = Stare

## The table: speaking, voting, shooting

loups-garous-ui-speak-of = Speak of { $name }
loups-garous-ui-speak-me = Speak of yourself
loups-garous-ui-speak-close = Leave it
loups-garous-ui-do-accuse = Accuse
loups-garous-ui-do-defend = Defend
loups-garous-ui-do-announce = Announce my vote
loups-garous-ui-do-defend-me = Defend myself
loups-garous-ui-do-vote = Vote against { $name }
loups-garous-ui-do-shoot = Shoot { $name }
loups-garous-ui-do-spare = Do not shoot
loups-garous-ui-do-ready = Ready to vote
loups-garous-ui-do-report = Say that { $name } is…
loups-garous-ui-do-claim = Say that I am…
loups-garous-ui-do-yes = That is true
loups-garous-ui-do-no = That is false
loups-garous-ui-answer-to-accuse = { $name } accuses you.
loups-garous-ui-answer-to-report = { $name } calls you { $role }.
loups-garous-ui-speak-hint = Choose a house: accuse, defend, name a role. Your own: say who you are.
loups-garous-ui-speak-left = { $n ->
    [0] You have said all you may today.
    [one] One more statement today.
   *[other] { $n } more statements today.
}
loups-garous-moves-ready = The vote
loups-garous-moves-vote = Vote
loups-garous-moves-claim = Say who I am
loups-garous-moves-report = Say who another is
loups-garous-moves-accuse = Accuse
loups-garous-moves-defend = Defend
loups-garous-moves-announce = Announce a vote
loups-garous-moves-doubt = Doubt
loups-garous-moves-point = Point
loups-garous-moves-love = Join
loups-garous-ui-move-take = Take card { $n } from the middle
loups-garous-ui-move-keep = Keep the card
loups-garous-ui-move-love = Join { $one } and { $two }
loups-garous-ui-move-look = Look at { $name }’s card
loups-garous-ui-move-devour = Devour { $name }
loups-garous-ui-move-point = Point at { $name }
loups-garous-ui-move-sleep = Sleep
loups-garous-ui-move-glance = Glance
loups-garous-ui-move-stare = Stare
loups-garous-ui-move-watch = Watch { $name }
loups-garous-ui-move-note = Note { $name }
loups-garous-ui-move-ready = Ready to vote
loups-garous-ui-move-vote = Vote against { $name }
loups-garous-ui-move-shoot = Shoot { $name }
loups-garous-ui-move-claim = Say: I am { $role }
loups-garous-ui-move-report = Say: { $name } is { $role }
loups-garous-ui-move-accuse = Accuse { $name }
loups-garous-ui-move-defend = Defend { $name }
loups-garous-ui-move-announce = Announce a vote against { $name }
loups-garous-ui-move-doubt = Doubt what { $name } says
loups-garous-ui-move-yes = Answer: it is true
loups-garous-ui-move-no = Answer: it is not

## The table: houses and seats

loups-garous-ui-house-alive = { $name }
loups-garous-ui-house-dead = { $seatIs ->
    [you] { $name } are dead: { $role }
   *[other] { $name }, dead: { $role }
}
loups-garous-ui-house-claims = { $seatIs ->
    [you] claim to be { $role }
   *[other] claims to be { $role }
}
loups-garous-ui-house-votes = { $n ->
    [0] no votes
    [1] one vote
   *[other] { $n } votes
}
loups-garous-ui-house-ready = ready to vote
loups-garous-ui-house-voted = has voted
loups-garous-ui-house-double = holds the double arrow
loups-garous-ui-facts-alive = alive
loups-garous-ui-facts-dead = dead · { $role }
loups-garous-ui-facts-claims = claims to be { $role }

## The table: claims and votes

loups-garous-ui-claims = Statements
loups-garous-ui-claims-open = Open the statements
loups-garous-ui-claims-note = What everybody has said; nothing is proved.
loups-garous-ui-claims-none = Nobody has said anything yet.
loups-garous-ui-claims-silent = says nothing
loups-garous-ui-claims-is = claims to be { $role }
loups-garous-ui-claims-report = calls { $name } { $role }
loups-garous-ui-claims-accuse = accuses { $name }
loups-garous-ui-claims-defend = defends { $name }
loups-garous-ui-claims-announce = will vote against { $name }
loups-garous-ui-claims-defend-me = pleads innocent
loups-garous-ui-claims-yes = admits it
loups-garous-ui-claims-no = denies it
loups-garous-ui-short-day = D{ $n }
loups-garous-ui-votes-abstain = no vote
loups-garous-ui-deck = The deal
loups-garous-ui-deck-note = These cards were shuffled; everybody was dealt one.
loups-garous-ui-deck-middle = Two were left in the middle, face down.
loups-garous-ui-deck-line = { $n } × { $role }
loups-garous-ui-deck-open = Roles in play

## The table: what the village tells itself. One variant of each is chosen, the same for everybody.

loups-garous-ui-death-night-1 = In the morning **{ $name }**’s door was swinging in the wind. On the table, a card turned up: { $role }.
loups-garous-ui-death-night-2 = Nothing was found in the house but a clog, by the well: **{ $name }** is no more. The card by the bed: { $role }.
loups-garous-ui-death-night-3 = Ravens were circling above **{ $name }**’s house, the home of { $role }.
loups-garous-ui-death-night-4 = **{ $name }** did not open the shutters this morning, nor ever will again. The village has lost { $role }.
loups-garous-ui-death-night-5 = Claw marks all the way to **{ $name }**’s bed, and a card on the pillow: { $role }.
loups-garous-ui-death-executed-1 = The village has spoken, and the crowd fell silent: **{ $name }** was { $role }.
loups-garous-ui-death-executed-2 = **{ $name }** was led under the great oak, and turned out to be { $role }.
loups-garous-ui-death-executed-3 = **{ $name }**, who was { $role }, asked to be remembered.
loups-garous-ui-death-executed-4 = The pitchforks came down. In **{ $name }**’s pocket, a card: { $role }.
loups-garous-ui-death-grief-1 = **{ $name }**’s heart broke with the other one. It was the heart of { $role }.
loups-garous-ui-death-grief-2 = **{ $name }**, who was { $role }, did not want a morning without love.
loups-garous-ui-death-grief-3 = **{ $name }**, who was { $role }, was found beside the other, hand in hand.
loups-garous-ui-death-shot-1 = One last shot, and **{ $name }** falls: it was { $role }.
loups-garous-ui-death-shot-2 = The smoke clears: **{ $name }**, who was { $role }, will not get up.
loups-garous-ui-death-shot-3 = The Hunter does not go alone. **{ $name }** was { $role }.
loups-garous-ui-death-left-1 = **{ $name }**, who was { $role }, left the village without looking back.
loups-garous-ui-death-left-2 = **{ $name }**’s house is empty, the fire out. On the table, a card: { $role }.
loups-garous-ui-quiet-night-1 = The cock crows, and everybody answers: nobody died last night.
loups-garous-ui-quiet-night-2 = A dawn without a scream. They count twice: all are there.
loups-garous-ui-quiet-night-3 = Nothing but frost on the doorsteps. Nobody died last night.
loups-garous-ui-spared-1 = The arrows do not agree: the village parts without a culprit.
loups-garous-ui-spared-2 = The pitchforks are put away. Nobody will die today.
loups-garous-ui-spared-3 = Too much doubt, no rope. Nobody dies.

loups-garous-news-statement-claimed-1 = “Listen to me: I am { $role }.”
loups-garous-news-statement-claimed-2 = “If all must be told, I am { $role }.”
loups-garous-news-statement-claimed-3 = “My card says { $role }. Believe it or not.”
loups-garous-news-statement-claimed-4 = “I am { $role }, and I shall say no more for now.”
loups-garous-news-statement-claimed-5 = “You may as well know: I am { $role }.”
loups-garous-news-statement-claimed-6 = “I have nothing to hide: I am { $role }.”
loups-garous-news-statement-claimed-7 = “Mark my words: I am { $role }.”
loups-garous-news-statement-claimed-8 = “What I am is { $role }.”
loups-garous-news-statement-claimed-named-1 = “{ $of } accuses me? Then I say it: I am { $role }.”
loups-garous-news-statement-claimed-named-2 = “To { $of } I answer this: I am { $role }.”
loups-garous-news-statement-claimed-named-3 = “Since { $of } is pointing at me, know it: I am { $role }.”
loups-garous-news-statement-reported-wolf-1 = “{ $side } is { $role }. I saw it with my own eyes.”
loups-garous-news-statement-reported-wolf-2 = “Last night I learnt about { $side }: { $role }.”
loups-garous-news-statement-reported-wolf-3 = “Look no further: { $side } is { $role }.”
loups-garous-news-statement-reported-wolf-4 = “I would stake my head: { $side } is { $role }.”
loups-garous-news-statement-reported-wolf-5 = “I say it to your faces: { $side } is { $role }.”
loups-garous-news-statement-reported-wolf-6 = “Remember it if I die: { $side } is { $role }.”
loups-garous-news-statement-reported-1 = “Leave { $side } in peace: { $side } is { $role }.”
loups-garous-news-statement-reported-2 = “I am easy about { $side }: { $side } is { $role }.”
loups-garous-news-statement-reported-3 = “{ $side } is { $role }, I know it.”
loups-garous-news-statement-reported-4 = “To me it is clear: { $side } is { $role }.”
loups-garous-news-statement-reported-5 = “Strike { $side } off your lists: { $side } is { $role }.”
loups-garous-news-statement-reported-6 = “I can swear to it: { $side } is { $role }.”
loups-garous-news-statement-accused-1 = “I do not like the look of { $side }.”
loups-garous-news-statement-accused-2 = “I accuse { $side }!”
loups-garous-news-statement-accused-3 = “Look at those hands, { $side }: they tremble.”
loups-garous-news-statement-accused-4 = “If you want a wolf, start with { $side }.”
loups-garous-news-statement-accused-5 = “My dog growls whenever { $side } goes by.”
loups-garous-news-statement-accused-6 = “There is mud on { $side }’s doorstep, and it has not rained.”
loups-garous-news-statement-accused-7 = “{ $side } smiles far too much this morning.”
loups-garous-news-statement-accused-8 = “I have no proof, but my money is on { $side }.”
loups-garous-news-statement-accused-reported-1 = “{ $of } has said it: { $side } is one of the wolves. That will do for me.”
loups-garous-news-statement-accused-reported-2 = “We were warned, { $of } has spoken: it is { $side }.”
loups-garous-news-statement-accused-reported-3 = “What { $of } has seen I believe: { $side } howls at the moon.”
loups-garous-news-statement-accused-defended_wolf-1 = “{ $side } spoke up for { $of }, who was a wolf.”
loups-garous-news-statement-accused-defended_wolf-2 = “Who pleaded for { $of }? { $side }. And { $of } was one of them.”
loups-garous-news-statement-accused-defended_wolf-3 = “We know now what { $of } was. And { $side } vouched for a wolf.”
loups-garous-news-statement-accused-refuted-1 = “What { $side } said of { $of } was false: the card has shown it.”
loups-garous-news-statement-accused-refuted-2 = “{ $side } was wrong about { $of }, or meant us to be.”
loups-garous-news-statement-accused-refuted-3 = “{ $of }’s card has spoken, and { $side } had lied.”
loups-garous-news-statement-accused-rivals-1 = “{ $side } and { $of } name the same card. One of them lies, and I say { $side }.”
loups-garous-news-statement-accused-rivals-2 = “One card, two mouths: { $of } and { $side }. I believe { $of }.”
loups-garous-news-statement-accused-rivals-3 = “{ $side } takes { $of }’s card: it is a mask.”
loups-garous-news-statement-accused-voted_innocent-1 = “Yesterday { $side } voted against { $of }, who had nothing to do with it.”
loups-garous-news-statement-accused-voted_innocent-2 = “In yesterday’s vote { $side } was after { $of }. There was nothing of the wolf in { $of }’s card.”
loups-garous-news-statement-accused-voted_innocent-3 = “{ $of } was not one of them, and yesterday { $side } wanted that neck in the noose.”
loups-garous-news-statement-accused-spared_wolf-1 = “Yesterday we had { $of }, a wolf, and { $side } looked elsewhere.”
loups-garous-news-statement-accused-spared_wolf-2 = “{ $of } was a wolf: yesterday { $side }’s arrow pointed at somebody else.”
loups-garous-news-statement-accused-spared_wolf-3 = “When the village condemned { $of }, { $side } was not with us. Odd, is it not?”
loups-garous-news-statement-accused-feared-1 = “{ $of } was after { $side }, and { $of } died last night.”
loups-garous-news-statement-accused-feared-2 = “Who gains by { $of }’s death? { $side }, it seems to me.”
loups-garous-news-statement-accused-feared-3 = “{ $of } had an eye on { $side }. We know how the night ended.”
loups-garous-news-statement-accused-against_me-1 = “{ $side } is set on me. I return the favour.”
loups-garous-news-statement-accused-against_me-2 = “Why is { $side } so keen to see me hang? A wolf would be.”
loups-garous-news-statement-accused-against_me-3 = “{ $side } is after me, and I did nothing: that tells me enough.”
loups-garous-news-statement-accused-seconds-1 = “{ $of } is right: there is something about { $side }.”
loups-garous-news-statement-accused-seconds-2 = “Like { $of }, I look { $side }’s way.”
loups-garous-news-statement-accused-seconds-3 = “I was thinking what { $of } said: it is { $side }.”
loups-garous-news-statement-accused-silent-1 = “{ $side } has not said a word since morning. Whoever keeps silent is hiding.”
loups-garous-news-statement-accused-silent-2 = “We do not hear { $side } today. Too quiet for my taste.”
loups-garous-news-statement-accused-silent-3 = “Everybody talks but { $side }. I am wary.”
loups-garous-news-statement-accused-voted-1 = “Yesterday { $side } voted against { $of }. I want to know why.”
loups-garous-news-statement-accused-voted-2 = “That vote against { $of } yesterday: { $side } never explained it.”
loups-garous-news-statement-accused-voted-3 = “To vote against { $of }, as { $side } did yesterday, takes a reason. Which one?”
loups-garous-news-statement-announced-1 = “I shall vote against { $side }.”
loups-garous-news-statement-announced-2 = “My arrow is for { $side }, that is settled.”
loups-garous-news-statement-announced-3 = “Tonight I point at { $side }. Do as I do.”
loups-garous-news-statement-announced-4 = “{ $side } may get ready: I have chosen.”
loups-garous-news-statement-announced-5 = “Count my vote against { $side }.”
loups-garous-news-statement-announced-6 = “When we vote, it will be { $side } for me.”
loups-garous-news-statement-announced-reported-1 = “{ $of } has seen clearly: I shall vote against { $side }.”
loups-garous-news-statement-announced-reported-2 = “After what { $of } said, my arrow is for { $side }.”
loups-garous-news-statement-announced-reported-3 = “I follow { $of }: my vote goes against { $side }.”
loups-garous-news-statement-announced-defended_wolf-1 = “Defending { $of }, a wolf… I shall vote against { $side }.”
loups-garous-news-statement-announced-defended_wolf-2 = “{ $of } howled at night, and { $side } found excuses. My arrow is ready.”
loups-garous-news-statement-announced-defended_wolf-3 = “Against { $side }: nobody pleads for { $of } without a reason.”
loups-garous-news-statement-announced-refuted-1 = “{ $side } lied to us about { $of }. I vote against that.”
loups-garous-news-statement-announced-refuted-2 = “About { $of }, { $side } said what was not so: there is my vote.”
loups-garous-news-statement-announced-refuted-3 = “My vote against { $side }, because of { $of } and that lie.”
loups-garous-news-statement-announced-voted_innocent-1 = “Yesterday { $side } went after { $of }, and was wrong: tonight I pay it back.”
loups-garous-news-statement-announced-voted_innocent-2 = “For { $of }, who had nothing to do with it: I vote against { $side }.”
loups-garous-news-statement-announced-voted_innocent-3 = “Yesterday’s vote against { $of } has its price: my arrow goes to { $side }.”
loups-garous-news-statement-announced-seconds-1 = “I agree with { $of }: I vote against { $side }.”
loups-garous-news-statement-announced-seconds-2 = “Like { $of }, I shall point at { $side }.”
loups-garous-news-statement-announced-seconds-3 = “{ $of } and I shall do the same: against { $side }.”
loups-garous-news-statement-doubted-claim-1 = “{ $side }, { $role }? I do not believe it.”
loups-garous-news-statement-doubted-claim-2 = “If { $side } is { $role }, I am the vicar.”
loups-garous-news-statement-doubted-claim-3 = “{ $side } was quick to be { $role }.”
loups-garous-news-statement-doubted-claim-4 = “Anybody can say { $role }. { $side } above all.”
loups-garous-news-statement-doubted-claim-5 = “And what does { $side } make of that card, { $role } as we hear?”
loups-garous-news-statement-doubted-claim-6 = “I have yet to see { $side } as { $role }.”
loups-garous-news-statement-doubted-report-1 = “{ $side } calls { $whom } { $role }? I want to see that.”
loups-garous-news-statement-doubted-report-2 = “{ $whom }, { $role }? That is what { $side } says, and nobody else.”
loups-garous-news-statement-doubted-report-3 = “What { $side } tells of { $whom } does not hold: { $role }, really?”
loups-garous-news-statement-doubted-report-4 = “I do not believe { $side }: nothing about { $whom } says { $role }.”
loups-garous-news-statement-doubted-report-5 = “‘{ $role }’, says { $side } of { $whom }. And the proof?”
loups-garous-news-statement-doubted-report-6 = “{ $side } talks of { $whom }, { $role } by that account. I doubt it.”
loups-garous-news-statement-doubted-rivals-1 = “{ $side } names the same card as { $of }. I believe { $of }.”
loups-garous-news-statement-doubted-rivals-2 = “Two of them for one card: between { $of } and { $side }, I doubt { $side }.”
loups-garous-news-statement-doubted-rivals-3 = “And what of { $of }? { $side } is taking that place.”
loups-garous-news-statement-doubted-refuted-1 = “{ $side } was wrong about { $of } before. I listen no more.”
loups-garous-news-statement-doubted-refuted-2 = “After { $of }, who would still believe { $side }?”
loups-garous-news-statement-doubted-refuted-3 = “{ $side } was false about { $of }: why true today?”
loups-garous-news-statement-doubted-defended_wolf-1 = “{ $side } defended { $of }, a wolf. That word is worth nothing.”
loups-garous-news-statement-doubted-defended_wolf-2 = “{ $side }’s word? The one that excused { $of }?”
loups-garous-news-statement-doubted-defended_wolf-3 = “{ $side } vouched for { $of }, and will not make me believe another word.”
loups-garous-news-statement-doubted-seconds-1 = “I am with { $of }: { $side } is making it up.”
loups-garous-news-statement-doubted-seconds-2 = “{ $of } does not believe it, nor do I: { $side } spins a tale.”
loups-garous-news-statement-doubted-seconds-3 = “Like { $of }, I do not swallow what { $side } says.”
loups-garous-news-statement-defended-1 = “{ $side } has nothing to do with it.”
loups-garous-news-statement-defended-2 = “Not { $side }. Look elsewhere.”
loups-garous-news-statement-defended-3 = “{ $side }? I vouch for that one.”
loups-garous-news-statement-defended-4 = “You are on the wrong track with { $side }.”
loups-garous-news-statement-defended-5 = “Let { $side } be: that is not where the wolf sleeps.”
loups-garous-news-statement-defended-6 = “I would stake my life on { $side }.”
loups-garous-news-statement-defended-hunted-1 = “{ $side } went after { $of }, who was a wolf. Let that count.”
loups-garous-news-statement-defended-hunted-2 = “A wolf would not have gone for { $of }. { $side } is one of us.”
loups-garous-news-statement-defended-hunted-3 = “Remember { $of }: { $side } was right.”
loups-garous-news-statement-defended-vouched-1 = “{ $of } answers for { $side }. That will do for me.”
loups-garous-news-statement-defended-vouched-2 = “We have { $of }’s word: { $side } is not one of them.”
loups-garous-news-statement-defended-vouched-3 = “If { $of } tells the truth, { $side } is one of us.”
loups-garous-news-statement-defended-self-1 = “It is not me, I swear.”
loups-garous-news-statement-defended-self-2 = “You are wasting your time with me.”
loups-garous-news-statement-defended-self-3 = “I was asleep, like you.”
loups-garous-news-statement-defended-self-4 = “Hang me, and tomorrow you will be sorry.”
loups-garous-news-statement-defended-self-5 = “Look elsewhere, the wolf is enjoying this.”
loups-garous-news-statement-defended-self-6 = “I belong to the village, and I always shall.”
loups-garous-news-statement-defended-self-hunted-1 = “I went after { $of }, and that was a wolf. Have you forgotten?”
loups-garous-news-statement-defended-self-hunted-2 = “Me, a wolf? I was the one who pointed at { $of }!”
loups-garous-news-statement-defended-self-hunted-3 = “Without me { $of } would still be about.”
loups-garous-news-statement-defended-self-vouched-1 = “{ $of } told you: I am not one of them.”
loups-garous-news-statement-defended-self-vouched-2 = “Ask { $of } what I am.”
loups-garous-news-statement-defended-self-vouched-3 = “{ $of } answers for me, that should be enough.”
loups-garous-news-statement-replied-yes-1 = “It is true, { $side }.”
loups-garous-news-statement-replied-yes-2 = “Yes, { $side }, I do not deny it.”
loups-garous-news-statement-replied-yes-3 = “You are right, { $side }.”
loups-garous-news-statement-replied-yes-4 = “{ $side } tells the truth.”
loups-garous-news-statement-replied-no-1 = “It is not true, { $side }.”
loups-garous-news-statement-replied-no-2 = “A lie, { $side }!”
loups-garous-news-statement-replied-no-3 = “No, { $side }, and no again.”
loups-garous-news-statement-replied-no-4 = “There is not a word of truth in what { $side } says.”
loups-garous-news-statement-replied-no-5 = “{ $side } is wrong, or fooling you.”
loups-garous-news-statement-replied-no-6 = “You accuse me wrongly, { $side }.”
loups-garous-news-statement-replied-no-7 = “I have nothing to do with it, { $side }.”
loups-garous-news-statement-replied-no-8 = “{ $side } had better look elsewhere.”
loups-garous-ui-said = **{ $name }**: { $words }

## The table: the narrator

loups-garous-ui-go-on = Go on
loups-garous-ui-narrator = Narrator
loups-garous-ui-narrator-on = This device tells the story aloud
loups-garous-ui-narrator-off = This device is silent
loups-garous-ui-narrator-help = Put this device in the middle of the table: it calls the roles, announces the dead and reads the votes. Everybody plays on a phone of their own, or you pass one round. The captions stay on the screen.
loups-garous-ui-narrator-mute = Without the voice
loups-garous-ui-narrator-voice = With the voice
loups-garous-ui-narrator-silent = This browser cannot speak: read the captions.
loups-garous-ui-big = Big screen
loups-garous-ui-big-close = Leave the big screen
loups-garous-ui-big-alive = { $n } of { $all } alive
loups-garous-ui-big-join = To watch or sit down
loups-garous-ui-tell-sleep = Night falls on the village. Close your eyes.
loups-garous-ui-tell-thief = The Thief wakes up, and looks at the two cards in the middle.
loups-garous-ui-tell-thief-end = The Thief falls asleep again.
loups-garous-ui-tell-cupid = Cupid wakes up, and points at two hearts.
loups-garous-ui-tell-cupid-end = Cupid falls asleep again.
loups-garous-ui-tell-lovers = The Lovers wake up, and recognise each other.
loups-garous-ui-tell-lovers-end = The Lovers fall asleep again.
loups-garous-ui-tell-seer = The Seer wakes up, and chooses a card to look into.
loups-garous-ui-tell-seer-end = The Seer falls asleep again.
loups-garous-ui-tell-wolves = The wolves wake up, and name their prey.
loups-garous-ui-tell-wolves-end = The wolves have named their prey.
loups-garous-ui-tell-wolves-again = The wolves confer one last time.
loups-garous-ui-tell-wolves-again-end = The wolves are done.
loups-garous-ui-tell-duel = A shutter may be ajar. The wolves prick up their ears.
loups-garous-ui-tell-duel-end = The wolves fall asleep again.
loups-garous-ui-tell-dawn = Day breaks. Open your eyes.
loups-garous-ui-tell-debate = The square is yours: debate.
loups-garous-ui-tell-vote = The debate is closed. Vote, in secret.
loups-garous-ui-tell-runoff = A tie. Vote again, between { $names }.
loups-garous-ui-tell-votes = The arrows: { $list }.
loups-garous-ui-tell-votes-one = { $name }, { $n ->
    [0] no votes
    [1] one vote
   *[other] { $n } votes
}
loups-garous-ui-tell-shot = { $name } takes aim one last time.
loups-garous-ui-tell-no-shot = The rifle stays silent.

## The table: the end

loups-garous-ui-end-village = The village has won
loups-garous-ui-end-village-why = The last wolf is dead. The shutters open again.
loups-garous-ui-end-wolves = The Werewolves have won
loups-garous-ui-end-wolves-why = There is nobody left to bolt the doors.
loups-garous-ui-end-lovers = The Lovers have won
loups-garous-ui-end-lovers-why = A wolf and a soul of the village, alone in the world, and glad of it.
loups-garous-ui-end-nobody = Nobody has won
loups-garous-ui-end-nobody-why = Not one chimney smokes any more. The village is empty.
loups-garous-ui-end-parity-why = There are wolves enough to hold the village.
loups-garous-ui-end-role = { $role }: { $names }
loups-garous-ui-end-lovers-were = The Lovers: { $one } and { $two }
loups-garous-ui-end-middle = In the middle: { $one } and { $two }
loups-garous-ui-end-night = Night { $n }: { $deeds }
loups-garous-ui-end-night-look = the Seer looked at { $name }
loups-garous-ui-end-night-victim = the wolves chose { $name }
loups-garous-ui-end-night-no-victim = the wolves chose nobody
loups-garous-ui-end-night-glance = the Little Girl glanced
loups-garous-ui-end-night-stare = the Little Girl stared
loups-garous-ui-end-night-caught = the Little Girl was caught

## The table made over: scenes, the night

loups-garous-ui-seen = I have seen it
loups-garous-ui-you-tag = you
loups-garous-ui-or = or
loups-garous-ui-the-end = The end
loups-garous-ui-scene = What happens
loups-garous-ui-calls = The calls of this night
loups-garous-ui-night-answers = The night answers you.
loups-garous-ui-side-village = on the village’s side
loups-garous-ui-side-wolves = on the wolves’ side
loups-garous-ui-short-wolf = Werewolf
loups-garous-ui-short-villager = Villager
loups-garous-ui-short-seer = Seer
loups-garous-ui-short-hunter = Hunter
loups-garous-ui-short-cupid = Cupid
loups-garous-ui-short-thief = Thief
loups-garous-ui-short-girl = Little Girl
loups-garous-ui-step-thief = Thief
loups-garous-ui-step-cupid = Cupid
loups-garous-ui-step-lovers = Lovers
loups-garous-ui-step-seer = Seer
loups-garous-ui-step-wolves = Wolves
loups-garous-ui-step-duel = Little Girl
loups-garous-ui-step-dawn = Dawn
loups-garous-ui-scene-card = You are { $role }
loups-garous-ui-scene-card-note = Your card stays at the foot of the screen. Touch it to read or to hide it.
loups-garous-ui-scene-became = You are { $role } now.
loups-garous-ui-scene-became-text = If you die, this is the card the village will see: { $role }.
loups-garous-ui-scene-became-left = Left in the middle: { $role }. Nobody else knows. It is written on your card.
loups-garous-ui-scene-pack = Here is your pack.
loups-garous-ui-scene-pack-text = In the pack with you: { $names }, { $n ->
    [one] who has just learnt it, too.
   *[other] who have just learnt it, too.
}
loups-garous-ui-scene-pack-alone = You hunt alone.
loups-garous-ui-scene-pack-alone-text = There is no other wolf in this village. Nobody will speak for you.
loups-garous-ui-scene-vision = { $name } is { $role }.
loups-garous-ui-scene-vision-text = Nobody else has seen it. It is written on your card: { $name }, { $role }.
loups-garous-ui-scene-lover = You love { $name }.
loups-garous-ui-scene-lover-text = { $name } loves you, too, and has just learnt it. If one dies, the other dies of grief. You will never vote against each other.
loups-garous-ui-scene-lover-card = You do not know that card.
loups-garous-ui-scene-pair = { $one } and { $two } are in love.
loups-garous-ui-scene-pair-text = Chance drew your bow: { $one } and { $two } have just learnt it.
loups-garous-ui-scene-glimpse = Two shapes: { $one } and { $two }.
loups-garous-ui-scene-glimpse-text = Of { $one } and { $two } one runs with the pack, the other does not. No eye fell on you.
loups-garous-ui-scene-glimpse-sure = { $name } runs with the pack.
loups-garous-ui-scene-glimpse-sure-text = No doubt: { $name } is a wolf. No eye fell on you.
loups-garous-ui-scene-victim = The pack has chosen { $name }.
loups-garous-ui-scene-victim-text = Tonight the prey is { $name }.
loups-garous-ui-scene-caught = { $name } was watching you.
loups-garous-ui-scene-caught-text = { $name }, the Little Girl, dies instead of your prey. The village will not know why.
loups-garous-ui-scene-night = Night falls. The village goes to sleep.
loups-garous-ui-scene-night-all = The shutters close, one by one.
loups-garous-ui-scene-night-dead = You watch, and keep silent.
loups-garous-ui-scene-night-sleep = You will not be called tonight. Sleep.
loups-garous-ui-scene-night-wakes-thief = You will be called, { $name }, when the Thief’s time comes. Nothing to touch until then.
loups-garous-ui-scene-night-wakes-cupid = You will be called, { $name }, when Cupid’s time comes. Nothing to touch until then.
loups-garous-ui-scene-night-wakes-seer = You will be called, { $name }, when the Seer’s time comes. Nothing to touch until then.
loups-garous-ui-scene-night-wakes-wolves = You will be called, { $name }, when the wolves’ time comes. Nothing to touch until then.
loups-garous-ui-scene-night-wakes-duel = You will be called, { $name }, when the Little Girl’s time comes. Nothing to touch until then.
loups-garous-ui-asleep = You are asleep. Meanwhile…
loups-garous-ui-called = You are called.
loups-garous-ui-called-text = Open your eyes.
loups-garous-ui-answered = Noted.
loups-garous-ui-answered-text = We wait for the others.
loups-garous-ui-night-is = It is night.
loups-garous-ui-asleep-all = The village sleeps until dawn.
loups-garous-ui-asleep-soon = You will be called soon.
loups-garous-ui-asleep-rest = Nothing to do until dawn.
loups-garous-ui-call-thief = The Thief wakes up.
loups-garous-ui-call-cupid = Cupid wakes up.
loups-garous-ui-call-lovers = The Lovers wake up.
loups-garous-ui-call-seer = The Seer wakes up.
loups-garous-ui-call-wolves = The werewolves wake up.
loups-garous-ui-call-wolves-again = The werewolves confer again.
loups-garous-ui-call-duel = A shutter opens, perhaps.
loups-garous-ui-q-look = Whose card do you want to see?
loups-garous-ui-q-look-detail = Touch a house, then confirm.
loups-garous-ui-q-devour = Choose your prey together.
loups-garous-ui-q-devour-detail = Shields show who wants whom.
loups-garous-ui-q-devour-again = The pack wavers: choose again.
loups-garous-ui-q-devour-again-detail = Only among those who were named most.
loups-garous-ui-q-watch = Whom do you watch tonight?
loups-garous-ui-q-watch-detail = The Little Girl may be looking.
loups-garous-ui-q-love = Touch two houses: they will be in love.
loups-garous-ui-q-love-detail = Yours, too, if you like.
loups-garous-ui-q-girl = The wolves are out. What do you do?
loups-garous-ui-q-girl-detail = They, too, choose whom they watch.
loups-garous-ui-q-thief = Take one of the two cards, or keep yours.
loups-garous-ui-q-thief-detail = Nobody else sees them.
loups-garous-ui-q-thief-must = Two wolves in the middle: you must take one.
loups-garous-ui-q-thief-must-detail = The rules say so. You will be of the pack.
loups-garous-ui-do-look = See who { $name } is
loups-garous-ui-do-devour = Devour { $name }
loups-garous-ui-do-devour-nobody = Devour nobody
loups-garous-ui-do-watch = Watch { $name }
loups-garous-ui-do-watch-nobody = Watch nobody
loups-garous-ui-do-note-nobody = Note nobody
loups-garous-ui-do-become = Become { $role }
loups-garous-ui-do-keep = Keep my card
loups-garous-ui-choose = Choose
loups-garous-ui-choose-card = Touch a card
loups-garous-ui-choose-house = Touch a house
loups-garous-ui-choose-two = Touch two houses
loups-garous-ui-choose-one-more = One more house
loups-garous-ui-thief-mine = yours
loups-garous-ui-thief-middle = in the middle
loups-garous-ui-thief-kept = kept: a villager
loups-garous-ui-thief-note = The cards you leave stay in the middle, face down, until the end.
loups-garous-ui-thief-must = The other card stays in the middle, face down, until the end.
loups-garous-ui-girl-sleep-gain = You learn nothing.
loups-garous-ui-girl-sleep-risk = No risk.
loups-garous-ui-girl-glance-gain = Two names: a wolf and an innocent, not which is which.
loups-garous-ui-girl-glance-risk = It takes two wolves that watch you, or the last one, to catch you.
loups-garous-ui-girl-stare-gain = The name of a wolf, for sure.
loups-garous-ui-girl-stare-risk = A single wolf that watches you is enough: you die instead of their prey.
loups-garous-ui-pack-sure = has chosen
loups-garous-ui-pack-none = has not chosen
loups-garous-ui-pack-say-yes = Agreed
loups-garous-ui-pack-say-no = Not that one
loups-garous-ui-pack-say-wait = Wait
loups-garous-ui-pack-write = Write
loups-garous-ui-mid-name = { $name }?
loups-garous-ui-mid-seen = Already seen: { $name }, { $role }.
loups-garous-ui-mid-love = If one dies, so does the other.
loups-garous-ui-mid-devour = { $name } wants { $side }.
loups-garous-ui-mid-watch = { $name } watches { $side }.
loups-garous-ui-mid-aim = The whole village sees you take aim.
loups-garous-ui-mid-aims = { $name } takes aim
loups-garous-ui-mid-votes = { $n } of { $all }
loups-garous-ui-mid-votes-text = have voted. Their choice is secret.

## The table made over: my card

loups-garous-ui-card-is = Your card: { $role }
loups-garous-ui-card-is-back = Your card, face down. Hold to see it.
loups-garous-ui-card-hidden = Your card lies face down. Keep a finger on it to see it for a moment, or turn it over.
loups-garous-ui-house-seen = to you { $role }, night { $n }
loups-garous-ui-foot-watch = You are watching.
loups-garous-ui-foot-dead = gone since day { $n }
loups-garous-ui-foot-shot = Talk goes on after the shot.
loups-garous-ui-foot-voted = Vote cast against { $name }
loups-garous-ui-foot-hidden = Hold the card to see it.

## The table made over: deaths, votes, the end

loups-garous-ui-scene-dawn = Day breaks.
loups-garous-ui-scene-dawn-open = The shutters open, one by one.
loups-garous-ui-scene-dawn-shut = The shutters open, one by one. At { $name }’s, nothing stirs.
loups-garous-ui-chain-who = Who?
loups-garous-ui-my-death-go = See what follows
loups-garous-ui-my-death-night = The wolves came to your house.
loups-garous-ui-my-death-night-text = Your shutters will stay closed. The village is about to see your card.
loups-garous-ui-my-death-caught = A wolf met your eyes.
loups-garous-ui-my-death-caught-text = You die tonight, instead of their prey. The village will see your card, but not how it came about.
loups-garous-ui-my-death-executed = The village has decided: you go.
loups-garous-ui-my-death-executed-text = Your card is turned over before everybody.
loups-garous-ui-my-death-grief = Your heart is broken.
loups-garous-ui-my-death-grief-text = Your love is gone. You die of grief, and the village sees your card.
loups-garous-ui-my-death-shot = The last bullet was for you.
loups-garous-ui-my-death-shot-text = The Hunter does not go alone. The village sees your card.
loups-garous-ui-my-death-left = You have left the village.
loups-garous-ui-my-death-left-text = Your house is empty, and the village has seen your card.
loups-garous-ui-my-death-watch-on = From the next night on you will see everything.
loups-garous-ui-my-death-watch-off = You will see what follows, and say nothing.
loups-garous-ui-shot = { $name } shoots { $side }, who was { $role }.
loups-garous-ui-shot-was = was { $role }.
loups-garous-ui-no-shot = { $name } lowers the gun.
loups-garous-ui-no-shot-text = Nobody else goes. There is no duty to shoot.
loups-garous-ui-prompt-shot-night = The night takes you. Whom do you take with you?
loups-garous-ui-prompt-shot-executed = The village sends you away. Whom do you take with you?
loups-garous-ui-prompt-shot-grief = You die of grief. Whom do you take with you?
loups-garous-ui-prompt-shot-shot = A bullet hits you. Whom do you take with you?
loups-garous-ui-prompt-shot-left = You leave. Whom do you take with you?
loups-garous-ui-tally = The votes are turned over.
loups-garous-ui-tally-gone = { $name } goes, and turns out to be { $role }.
loups-garous-ui-tally-was = { $name } was { $role }
loups-garous-ui-tally-claim = What was claimed: { $role }.
loups-garous-ui-tally-all-gone = { $names } go.
loups-garous-ui-tally-tied = { $names }: a tie
loups-garous-ui-tally-again = The village votes again, between the tied.
loups-garous-ui-tally-divided = The village goes to bed divided
loups-garous-ui-tally-tie = A tie: nobody goes.
loups-garous-ui-tally-tie-again = Another tie: nobody goes.
loups-garous-ui-tally-silence = Nobody has voted: nobody goes.
loups-garous-ui-tally-owner = { $name } held the double arrow.
loups-garous-ui-tally-silent = No vote from: { $names }.
loups-garous-ui-tally-changed = Changed since the first round: { $names }.
loups-garous-ui-bar-voters = Voted against { $name }: { $names }.
loups-garous-ui-bar-own = { $name } voted against { $side }.
loups-garous-ui-runoff-note = Below each name, who voted against it in the first round.
loups-garous-ui-prompt-double = Your arrow counts twice this time.
loups-garous-ui-won = You have won, { $name }
loups-garous-ui-lost = You have lost, { $name }

## The table made over: words of the day

loups-garous-ui-words = Words
loups-garous-ui-words-none = Nobody has said anything yet.
loups-garous-ui-words-new = { $n ->
    [0] Nothing new
    [one] One more
   *[other] { $n } more
}
loups-garous-ui-tab-claims = Who says what
loups-garous-ui-tab-vote = The vote
loups-garous-ui-tab-village = The village
loups-garous-ui-ready = Ready
loups-garous-ui-verbs = Say something
loups-garous-ui-verb-accuse = Accuse
loups-garous-ui-verb-claim = I am…
loups-garous-ui-verb-report = I saw
loups-garous-ui-verb-defend = Defend
loups-garous-ui-verb-announce = My vote
loups-garous-ui-verb-accused = accuses
loups-garous-ui-verb-claimed = claims to be
loups-garous-ui-verb-reported = has seen
loups-garous-ui-verb-defended = defends
loups-garous-ui-verb-defended-self = speaks in defence
loups-garous-ui-verb-announced = will vote against
loups-garous-ui-verb-replied = answers
loups-garous-ui-say-accuse = “I accuse…”
loups-garous-ui-say-claim = “I am…”
loups-garous-ui-say-report = “I have seen…”
loups-garous-ui-say-report-is = “{ $name } is…”
loups-garous-ui-say-defend = “I vouch for…”
loups-garous-ui-say-announce = “I will vote against…”
loups-garous-ui-says = says: { $role }
loups-garous-ui-says-nothing = no role claimed
loups-garous-ui-speak-village = Tell the village…
loups-garous-ui-speak-wolves = Speak to the pack…
loups-garous-ui-speak-dead = Speak among the dead…
loups-garous-ui-speak-watch = Speak among onlookers…
loups-garous-ui-speak-send = Say it
loups-garous-ui-channel-dead = among the dead
loups-garous-ui-channel-watch = onlookers
loups-garous-ui-fact-died = { $name }, { $cause }: { $role }
loups-garous-ui-fact-quiet = Nobody died in the night.
loups-garous-ui-fact-spared = Nobody goes today.
loups-garous-ui-fact-votes = Votes: { $list }
loups-garous-ui-prompt-named = Debate. { $name } has spoken of you: will you answer?
loups-garous-ui-prompt-ready-count = { $ready ->
    [0] Of { $alive }, nobody wants to vote yet.
    [one] { $ready } of { $alive } wants to vote.
   *[other] { $ready } of { $alive } want to vote.
}
loups-garous-ui-prompt-talk = Debate: accuse, defend, say what you know.
loups-garous-ui-skip = Skip
loups-garous-ui-pack-points = points
loups-garous-ui-verb-doubt = Doubt
loups-garous-ui-verb-doubted = does not believe
loups-garous-ui-say-doubt = “I do not believe…”
loups-garous-ui-claims-doubt = does not believe { $name }
