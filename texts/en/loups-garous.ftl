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

loups-garous-pace-call = A call of the night
loups-garous-pace-wolves = Each round of the Werewolves
loups-garous-pace-duel = The duel with the Little Girl
loups-garous-pace-debate = The debate
loups-garous-pace-vote = The vote
loups-garous-pace-runoff = The run-off
loups-garous-pace-shot = The Hunter’s shot
loups-garous-channel-village = The village square
loups-garous-channel-wolves = The Werewolves
loups-garous-channel-dead = The dead

## What happens

loups-garous-news-night_fell = Night { $night } falls on the village.
loups-garous-news-called = The call of { $call }.
loups-garous-news-answered = { $seatIs ->
    [you] Your answer
   *[other] The answer of **{ $seat }**
}: { $answer }.
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
    [you] **You** have voted for **{ $side }**.
   *[other] **{ $seat }** has voted.
}
loups-garous-news-revealed = { $runoff ->
    [yes] Day { $day }, run-off: all arrows are turned.
   *[no] Day { $day }: all arrows are turned.
} { $owner ->
    [none] {""}
   *[other] The double arrow was with **{ $owner }**.
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
    [you] **You** announce a vote for **{ $side }**.
   *[other] **{ $seat }** announces a vote for **{ $side }**.
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
   *[other] **{ $seat }** shows the card: { $role }.
}

## The end

loups-garous-outcome-village = The last Werewolf is dead: the village wins. Winners: { $winner }.
loups-garous-outcome-wolves = The Werewolves have the village: they win. Winners: { $winner }.
loups-garous-outcome-lovers = Only the Lovers are left: they win together. Winners: { $winner }.
loups-garous-outcome-nobody = Nobody is left alive: nobody wins.

## The table’s choices

loups-garous-option-wolves = Werewolves
loups-garous-option-wolves-help = How many Werewolf cards are in the deck.
loups-garous-option-wolves-default = As usual
loups-garous-option-wolves-default-help = Two up to 13 players, three from 14 on.
loups-garous-option-wolves-1 = 1
loups-garous-option-wolves-1-help = One Werewolf; not with the Thief.
loups-garous-option-wolves-2 = 2
loups-garous-option-wolves-2-help = Two Werewolves.
loups-garous-option-wolves-3 = 3
loups-garous-option-wolves-3-help = Three Werewolves.
loups-garous-option-seer = Seer
loups-garous-option-seer-help = Looks at one card each night.
loups-garous-option-seer-default = As usual
loups-garous-option-seer-default-help = In the deck at every size.
loups-garous-option-seer-yes = With
loups-garous-option-seer-yes-help = The Seer is in the deck.
loups-garous-option-seer-no = Without
loups-garous-option-seer-no-help = The Seer is not in the deck.
loups-garous-option-hunter = Hunter
loups-garous-option-hunter-help = Dying, may take somebody along.
loups-garous-option-hunter-default = As usual
loups-garous-option-hunter-default-help = From 9 players on.
loups-garous-option-hunter-yes = With
loups-garous-option-hunter-yes-help = The Hunter is in the deck.
loups-garous-option-hunter-no = Without
loups-garous-option-hunter-no-help = The Hunter is not in the deck.
loups-garous-option-cupid = Cupid
loups-garous-option-cupid-help = Makes two players Lovers: if one dies, so does the other.
loups-garous-option-cupid-default = As usual
loups-garous-option-cupid-default-help = From 10 players on.
loups-garous-option-cupid-yes = With
loups-garous-option-cupid-yes-help = Cupid is in the deck.
loups-garous-option-cupid-no = Without
loups-garous-option-cupid-no-help = Cupid is not in the deck.
loups-garous-option-thief = Thief
loups-garous-option-thief-help = Two cards more lie in the middle; the Thief may take one. At least two Werewolves.
loups-garous-option-thief-default = As usual
loups-garous-option-thief-default-help = From 15 players on.
loups-garous-option-thief-yes = With
loups-garous-option-thief-yes-help = The Thief is in the deck, with two more Villagers.
loups-garous-option-thief-no = Without
loups-garous-option-thief-no-help = The Thief is not in the deck.
loups-garous-option-girl = Little Girl
loups-garous-option-girl-help = May spy on the Werewolves, at the risk of being caught.
loups-garous-option-girl-default = As usual
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
loups-garous-option-hunter_grief-help = Whether a Hunter who dies of grief shoots.
loups-garous-option-hunter_grief-yes = Shoots
loups-garous-option-hunter_grief-yes-help = Any death but leaving lets the Hunter shoot.
loups-garous-option-hunter_grief-literal = As printed
loups-garous-option-hunter_grief-literal-help = Only a devoured or executed Hunter shoots.
loups-garous-option-parity_ends_game = Parity
loups-garous-option-parity_ends_game-help = Whether as many Werewolves as others is a victory of the Werewolves.
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
loups-garous-option-dead_chat-help = Whether the dead may talk among themselves.
loups-garous-option-dead_chat-off = No
loups-garous-option-dead_chat-off-help = The dead are silent.
loups-garous-option-dead_chat-on = Among themselves
loups-garous-option-dead_chat-on-help = The living never read it.

## Refusals

loups-garous-refusal-not-a-move = That is not a move of this game.
loups-garous-refusal-night = That is not what is asked of you now. Hush, the village sleeps.
loups-garous-refusal-game-over = The game is over.
loups-garous-refusal-dead = The dead are silent.
loups-garous-refusal-has-left = Who has left does not come back.
loups-garous-refusal-not-the-referee = The referee only says that time is up or that somebody has left.
loups-garous-refusal-only-the-referee = Only the referee says that.
loups-garous-refusal-not-here = Nobody is there who could leave.
loups-garous-refusal-no-such-seat = Nobody sits there.
loups-garous-refusal-answered = You have answered; an answer is final.
loups-garous-refusal-note-only = You are not called: note a suspicion, or none.
loups-garous-refusal-note-others = Note another living player, or nobody.
loups-garous-refusal-not-by-day = That is for the night.
loups-garous-refusal-not-by-night = The village sleeps: no statements.
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
loups-garous-refusal-wolves-watch = Only living Werewolves watch.
loups-garous-refusal-watch-villagers = Watch a living player who is no Werewolf, or nobody.
loups-garous-refusal-girl-peeks = In the duel the Little Girl sleeps, glances or stares; Werewolves watch.
loups-garous-refusal-already-ready = You have already said that you are ready.
loups-garous-refusal-not-in-debate = The debate is over.
loups-garous-refusal-no-vote-now = The vote is not open.
loups-garous-refusal-voted = Your arrow lies; it stays as it is.
loups-garous-refusal-must-vote = Everybody votes: nobody may abstain.
loups-garous-refusal-vote-for-living = Vote for a living player.
loups-garous-refusal-not-for-self = Not for yourself.
loups-garous-refusal-not-for-lover = Never against your Lover.
loups-garous-refusal-among-tied = Only between the tied.
loups-garous-refusal-no-shot-now = You are not dying.
loups-garous-refusal-shoot-living = Shoot at a living player, or at nobody.
loups-garous-refusal-hunter-first = The Hunter’s shot comes first.
loups-garous-refusal-spent = You have made your eight statements of today.
loups-garous-refusal-not-in-deck = There is no such card in the deck.
loups-garous-refusal-another = About somebody else.
loups-garous-refusal-about-living = About a living player.
loups-garous-refusal-nothing-to-answer = No accusation or report names you.
loups-garous-refusal-too-many-villagers = More than twelve Simple Villagers: there are not so many cards. Add a Werewolf or a special card.
loups-garous-refusal-thief-needs-two-wolves = The Thief needs at least two Werewolves in the deck.

## The rules, in one line

loups-garous-rule-lgt-gen-1 = For 8 to 18 players.
loups-garous-rule-lgt-gen-2 = The village hunts the Werewolves, the Werewolves the village.
loups-garous-rule-lgt-gen-3 = Twenty cards: 3 Werewolves, 12 Simple Villagers, Seer, Hunter, Cupid, Thief, Little Girl.
loups-garous-rule-lgt-gen-4 = Whoever is no Werewolf is a Villager.
loups-garous-rule-lgt-gen-5 = One to three Werewolves; with the Thief at least two.
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
loups-garous-rule-lgt-ngt-6 = Nobody hides the eyes.
loups-garous-rule-lgt-day-1 = At dawn the victim shows the card.
loups-garous-rule-lgt-day-2 = The dead are silent.
loups-garous-rule-lgt-day-3 = A dying Hunter may shoot.
loups-garous-rule-lgt-day-4 = When a Lover dies, so does the other.
loups-garous-rule-lgt-day-5 = The village debates.
loups-garous-rule-lgt-day-6 = Everybody may claim anything.
loups-garous-rule-lgt-day-7 = The debate ends with the clock, or when all are ready.
loups-garous-rule-lgt-vote-1 = Whoever has most votes is executed.
loups-garous-rule-lgt-vote-2 = All arrows are turned at once.
loups-garous-rule-lgt-vote-3 = The double arrow counts twice.
loups-garous-rule-lgt-vote-4 = The double arrow can be left out.
loups-garous-rule-lgt-vote-5 = A tie is voted on again.
loups-garous-rule-lgt-vote-6 = Who is executed shows the card.
loups-garous-rule-lgt-vote-7 = An executed Hunter shoots, an executed Lover is followed.
loups-garous-rule-lgt-vote-8 = A Lover never votes against the other.
loups-garous-rule-lgt-slp-1 = From the next night on the dead see everything, and keep silent.
loups-garous-rule-lgt-win-1 = The village wins when the last Werewolf is dead.
loups-garous-rule-lgt-win-2 = The Werewolves win when the last Villager is dead.
loups-garous-rule-lgt-win-3 = A Werewolf and a Villager in love win alone, together.
loups-garous-rule-lgt-win-4 = Lovers of one camp win with their camp.
loups-garous-rule-lgt-win-5 = At the end everything is shown.
loups-garous-rule-lgt-r01 = If the Thief lies in the middle, he is called all the same.
loups-garous-rule-lgt-r02 = Two Werewolves in the middle: the Thief takes one.
loups-garous-rule-lgt-r03 = A Thief who keeps his card is a Villager; one who swaps is what he took.
loups-garous-rule-lgt-r04 = Cards in the middle are called too.
loups-garous-rule-lgt-r05 = Two different Lovers; a silent Cupid’s are drawn.
loups-garous-rule-lgt-r06 = Lovers do not learn each other’s card.
loups-garous-rule-lgt-r07 = No vote against one’s Lover.
loups-garous-rule-lgt-r08 = A death, the card, the grief, the shot: each chain to its end, then victory is checked.
loups-garous-rule-lgt-r09 = A Hunter who dies of grief shoots, unless the table wants it as printed.
loups-garous-rule-lgt-r10 = The shot may be declined.
loups-garous-rule-lgt-r11 = A Hunter in whose place the Little Girl died does not shoot.
loups-garous-rule-lgt-r12 = The Werewolves vote, vote again between those who lead, then by lot.
loups-garous-rule-lgt-r13 = Not a Werewolf.
loups-garous-rule-lgt-r14 = A Werewolf in love never names his Lover.
loups-garous-rule-lgt-r15 = The Seer looks at another living player.
loups-garous-rule-lgt-r16 = Everybody votes; who is late does not count.
loups-garous-rule-lgt-r17 = Not for oneself.
loups-garous-rule-lgt-r18 = One run-off between the tied; everybody votes.
loups-garous-rule-lgt-r19 = After a second tie nobody is executed, unless the table wants it otherwise.
loups-garous-rule-lgt-r20 = One double arrow a vote, secret until the reveal.
loups-garous-rule-lgt-r21 = If everybody is dead, nobody wins.
loups-garous-rule-lgt-r22 = Parity ends nothing, unless the table wants it.
loups-garous-rule-lgt-r23 = Only the mixed couple left: the Lovers win, before anybody else.
loups-garous-rule-lgt-r24 = Lovers of one camp, last alive: their camp wins.
loups-garous-rule-lgt-r25 = A mixed couple never shares a camp’s victory.
loups-garous-rule-lgt-r26 = The whole camp wins, the dead too.
loups-garous-rule-lgt-r27 = A caught Little Girl’s Lover dies with her.
loups-garous-rule-lgt-r28 = Devoured or caught is never told: in the night.
loups-garous-rule-lgt-r29 = Cupid stays a Villager.
loups-garous-rule-lgt-r30 = One Werewolf and one Villager: a tie, unless the Villager has the double arrow.
loups-garous-rule-lgt-r31 = The dead show their cards.
loups-garous-rule-lgt-r32 = The first night kills.
loups-garous-rule-lgt-r33 = Who leaves dies, without a shot.
loups-garous-rule-lgt-r34 = A silent Thief keeps his card, a silent Seer sees nothing.
loups-garous-rule-lgt-call-1 = A card of the deck is called every night, dealt or not, alive or dead.
loups-garous-rule-lgt-lg-1 = The duel: the Little Girl sleeps, glances or stares while each Werewolf watches somebody.
loups-garous-rule-lgt-lg-2 = A stare names a Werewolf; one watcher catches her.
loups-garous-rule-lgt-lg-3 = A glance names two, one of them a Werewolf; it takes two watchers, or the only Werewolf.
loups-garous-rule-lgt-lg-4 = Caught, she learns nothing, and the pack knows.
loups-garous-rule-lgt-lg-5 = Nobody else learns whether she looked.
loups-garous-rule-lgt-night-1 = Everybody answers every call, once.
loups-garous-rule-lgt-night-2 = A call of an absent card lasts as long as any other.
loups-garous-rule-lgt-night-3 = At night every refusal sounds the same.
loups-garous-rule-lgt-talk-1 = Statements by day: claim, report, accuse, defend, announce, answer.
loups-garous-rule-lgt-talk-2 = Eight statements a day.
loups-garous-rule-lgt-talk-3 = Bots speak and understand statements only.
loups-garous-rule-lgt-talk-4 = The living talk by day, the Werewolves at their call, the dead among themselves at most.
loups-garous-rule-lgt-table-1 = One device can be the narrator.

## Help

loups-garous-help =
    {""}**The aim.** Werewolves hide in the village. The village wins when the last of them is dead, the Werewolves when nobody else is left.
    {""}**The night.** Every living player answers every call. If your card is called, you decide; otherwise you note whom you suspect, for yourself. Nobody sees who did what.
    {""}**The day.** The dead of the night show their cards. The village talks; everybody may claim anything. Eight statements a day are understood by bots too.
    {""}**The vote.** All arrows are turned at once. One of them counts double. A tie is voted on again between the tied.
    {""}**Seer.** Sees one card each night.
    {""}**Hunter.** Dying, may shoot somebody.
    {""}**Cupid.** Makes two Lovers on the first night. If one dies, so does the other. A Werewolf and a Villager in love win only together, alone.
    {""}**Thief.** Sees two cards in the middle on the first night and may take one.
    {""}**Little Girl.** Sleeps, glances or stares while the Werewolves watch whom they like. A stare names a Werewolf, a glance two names of which one is a Werewolf. Caught, she dies.
    {""}**The dead** are silent; from the next night on they see everything.
