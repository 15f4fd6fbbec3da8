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

loups-garous-ui-a-wolf = a werewolf
loups-garous-ui-a-villager = a simple villager
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
loups-garous-ui-text-girl = While the wolves are up you may glance, or stare. If a wolf is watching you, it is you who dies.

## The table: my card

loups-garous-ui-card = Your card
loups-garous-ui-card-back = Your card lies face down
loups-garous-ui-card-turn = Turn my card over
loups-garous-ui-card-cover = Cover my card
loups-garous-ui-card-tells = Your card says what you are choosing.
loups-garous-ui-card-news = The night has answered you: turn your card over.
loups-garous-ui-card-how = Touch it, or keep your finger on it.
loups-garous-ui-card-public = You are looking at the square: no card here.
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
loups-garous-ui-wait-night-detail = The village answers, in secret.
loups-garous-ui-prompt-debate = Debate: touch a house to speak of somebody.
loups-garous-ui-prompt-debate-detail = Your own house to speak of yourself. When everybody is ready, you vote.
loups-garous-ui-prompt-ready = You are ready to vote. We wait for the others.
loups-garous-ui-prompt-ready-detail = { $ready } of { $alive } are ready. You may still speak.
loups-garous-ui-wait-debate = The village debates: { $ready } of { $alive } are ready.
loups-garous-ui-prompt-vote = Vote: touch the house of whoever must go.
loups-garous-ui-prompt-vote-detail = All arrows will be shown at once.
loups-garous-ui-prompt-voted = Your vote is laid. We wait for the others.
loups-garous-ui-wait-vote = The village votes: { $cast } of { $alive } votes.
loups-garous-ui-prompt-runoff = A tie: vote again, between { $names }.
loups-garous-ui-prompt-runoff-detail = Another tie, and nobody dies.
loups-garous-ui-wait-runoff = Second ballot between { $names }: { $cast } of { $alive } votes.
loups-garous-ui-prompt-shot = You fall, rifle in hand: shoot one last time, or do not.
loups-garous-ui-prompt-shot-detail = Touch the house of the one you take with you.
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
loups-garous-ui-answer-done = Answered
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
loups-garous-ui-do-vote = Vote { $name }
loups-garous-ui-do-shoot = Shoot { $name }
loups-garous-ui-do-spare = Do not shoot
loups-garous-ui-do-ready = Ready to vote
loups-garous-ui-do-report = Say that { $name } is…
loups-garous-ui-do-claim = Say that I am…
loups-garous-ui-do-yes = It is true
loups-garous-ui-do-no = It is not
loups-garous-ui-answer-to-accuse = { $name } accuses you.
loups-garous-ui-answer-to-report = { $name } calls you { $role }.
loups-garous-ui-speak-hint = Touch a house: accuse, defend, name a role. Your own: say who you are.
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
loups-garous-moves-love = Join
loups-garous-ui-move-take = Take card { $n } from the middle
loups-garous-ui-move-keep = Keep the card
loups-garous-ui-move-love = Join { $one } and { $two }
loups-garous-ui-move-look = Look at the card of { $name }
loups-garous-ui-move-devour = Devour { $name }
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
loups-garous-ui-move-yes = Answer: it is true
loups-garous-ui-move-no = Answer: it is not

## The table: houses and seats

loups-garous-ui-house-alive = { $name }
loups-garous-ui-house-dead = { $name }, dead: { $role }
loups-garous-ui-house-claims = says to be { $role }
loups-garous-ui-house-votes = { $n ->
    [one] one vote
   *[other] { $n } votes
}
loups-garous-ui-house-ready = ready to vote
loups-garous-ui-house-voted = has voted
loups-garous-ui-facts-alive = alive
loups-garous-ui-facts-dead = dead · { $role }
loups-garous-ui-facts-claims = claims { $role }
loups-garous-ui-facts-end = { $role }

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
loups-garous-ui-claims-announce = will vote { $name }
loups-garous-ui-claims-defend-me = pleads innocent
loups-garous-ui-claims-yes = admits it
loups-garous-ui-claims-no = denies it
loups-garous-ui-votes = Votes
loups-garous-ui-votes-day = Day { $n }
loups-garous-ui-votes-runoff = Day { $n }, second ballot
loups-garous-ui-short-day = D{ $n }
loups-garous-ui-votes-for = against { $name }
loups-garous-ui-votes-abstain = no vote
loups-garous-ui-votes-result = { $name }: { $n }
loups-garous-ui-deck = The deal
loups-garous-ui-deck-note = These cards were shuffled; everybody was dealt one.
loups-garous-ui-deck-middle = Two were left in the middle, face down.
loups-garous-ui-deck-line = { $n } × { $role }
loups-garous-ui-deck-open = Roles in play
loups-garous-ui-today = Today
loups-garous-ui-day-said = Day { $n }

## The table: what the village tells itself. One variant of each is chosen, the same for everybody.

loups-garous-ui-death-night-1 = In the morning the door of **{ $name }** was swinging in the wind. On the table, a card turned up: { $role }.
loups-garous-ui-death-night-2 = Nothing was found of **{ $name }** but a clog, by the well: { $role }.
loups-garous-ui-death-night-3 = Ravens were circling above the house of **{ $name }**: { $role }.
loups-garous-ui-death-night-4 = **{ $name }** did not open the shutters this morning, nor ever will again. It was { $role }.
loups-garous-ui-death-night-5 = Claw marks all the way to the bed of **{ $name }**: { $role }.
loups-garous-ui-death-executed-1 = The village has spoken, and the crowd fell silent: **{ $name }** was { $role }.
loups-garous-ui-death-executed-2 = **{ $name }** was led under the great oak. It was { $role }.
loups-garous-ui-death-executed-3 = **{ $name }** asked to be remembered. It was { $role }.
loups-garous-ui-death-executed-4 = The pitchforks came down. In the pocket of **{ $name }**, a card: { $role }.
loups-garous-ui-death-grief-1 = The heart of **{ $name }** broke with the other one. It was { $role }.
loups-garous-ui-death-grief-2 = **{ $name }** did not want a morning without love. It was { $role }.
loups-garous-ui-death-grief-3 = **{ $name }** was found beside the other, hand in hand. It was { $role }.
loups-garous-ui-death-shot-1 = One last shot, and **{ $name }** falls. It was { $role }.
loups-garous-ui-death-shot-2 = The smoke clears: **{ $name }** will not get up. It was { $role }.
loups-garous-ui-death-shot-3 = The Hunter does not go alone. **{ $name }** was { $role }.
loups-garous-ui-death-left-1 = **{ $name }** left the village without looking back. It was { $role }.
loups-garous-ui-death-left-2 = The house of **{ $name }** is empty, the fire out. It was { $role }.
loups-garous-ui-quiet-night-1 = The cock crows, and everybody answers: nobody died this night.
loups-garous-ui-quiet-night-2 = A dawn without a scream. They count twice: all are there.
loups-garous-ui-quiet-night-3 = Nothing but frost on the doorsteps. Nobody died this night.
loups-garous-ui-spared-1 = The arrows do not agree: the village parts without a culprit.
loups-garous-ui-spared-2 = The pitchforks are put away. Nobody will die today.
loups-garous-ui-spared-3 = Too much doubt, no rope. Nobody dies.

loups-garous-news-statement-claimed-1 = “Listen to me: I am { $role }.”
loups-garous-news-statement-claimed-2 = “If all must be told, I am { $role }.”
loups-garous-news-statement-claimed-3 = “My card says { $role }. Believe it or not.”
loups-garous-news-statement-claimed-4 = “I am { $role }, and I shall say no more for now.”
loups-garous-news-statement-reported-wolf-1 = “{ $side } is { $role }. I saw it with my own eyes.”
loups-garous-news-statement-reported-wolf-2 = “Last night I learnt about { $side }: { $role }.”
loups-garous-news-statement-reported-wolf-3 = “Look no further: { $side } is { $role }.”
loups-garous-news-statement-reported-wolf-4 = “I would stake my head: { $side } is { $role }.”
loups-garous-news-statement-reported-1 = “Leave { $side } in peace: that is { $role }.”
loups-garous-news-statement-reported-2 = “I am easy about { $side }: that is { $role }.”
loups-garous-news-statement-reported-3 = “{ $side } is { $role }, I know it.”
loups-garous-news-statement-reported-4 = “To me it is clear: { $side } is { $role }.”
loups-garous-news-statement-accused-1 = “I do not like the look of { $side }.”
loups-garous-news-statement-accused-2 = “I accuse { $side }!”
loups-garous-news-statement-accused-3 = “Look at the hands of { $side }: they tremble.”
loups-garous-news-statement-accused-4 = “If you want a wolf, start with { $side }.”
loups-garous-news-statement-accused-5 = “My dog growls whenever { $side } goes by.”
loups-garous-news-statement-announced-1 = “I shall vote against { $side }.”
loups-garous-news-statement-announced-2 = “My arrow is for { $side }, that is settled.”
loups-garous-news-statement-announced-3 = “Tonight I point at { $side }. Do as I do.”
loups-garous-news-statement-announced-4 = “{ $side } had better get ready: I have chosen.”
loups-garous-news-statement-defended-1 = “{ $side } has nothing to do with it.”
loups-garous-news-statement-defended-2 = “Not { $side }. Look elsewhere.”
loups-garous-news-statement-defended-3 = “I vouch for { $side }.”
loups-garous-news-statement-defended-4 = “You are on the wrong track with { $side }.”
loups-garous-news-statement-defended-self-1 = “It is not me, I swear.”
loups-garous-news-statement-defended-self-2 = “You are wasting your time with me.”
loups-garous-news-statement-defended-self-3 = “I was asleep, like you.”
loups-garous-news-statement-defended-self-4 = “Hang me, and tomorrow you will be sorry.”
loups-garous-news-statement-replied-yes-1 = “It is true.”
loups-garous-news-statement-replied-yes-2 = “Yes, I do not deny it.”
loups-garous-news-statement-replied-yes-3 = “You have seen right.”
loups-garous-news-statement-replied-no-1 = “It is not true.”
loups-garous-news-statement-replied-no-2 = “A lie!”
loups-garous-news-statement-replied-no-3 = “No, and no again.”
loups-garous-news-statement-replied-no-4 = “There is not a word of truth in it.”
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
loups-garous-ui-tell-wolves = The werewolves wake up, and name their prey.
loups-garous-ui-tell-wolves-end = The werewolves raise their heads.
loups-garous-ui-tell-wolves-again = The werewolves confer one last time.
loups-garous-ui-tell-wolves-again-end = The werewolves are done.
loups-garous-ui-tell-duel = A shutter may be ajar. The werewolves prick up their ears.
loups-garous-ui-tell-duel-end = The werewolves fall asleep again.
loups-garous-ui-tell-dawn = Day breaks. Open your eyes.
loups-garous-ui-tell-debate = The square is yours: debate.
loups-garous-ui-tell-vote = The debate is closed. Vote, in secret.
loups-garous-ui-tell-runoff = A tie. Vote again, between { $names }.
loups-garous-ui-tell-votes = The arrows: { $list }.
loups-garous-ui-tell-votes-one = { $name }, { $n ->
    [one] one vote
   *[other] { $n } votes
}
loups-garous-ui-tell-shot = { $name } takes aim one last time.
loups-garous-ui-tell-no-shot = The rifle stays silent.

## The table: the end

loups-garous-ui-end-village = The village has won
loups-garous-ui-end-village-why = The last wolf is dead. The shutters open again.
loups-garous-ui-end-wolves = The werewolves have won
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
