# The lesson: Loups-garous. Read by the lesson of the same name (lessons/loups-garous.lesson).

lesson-loups-garous-title = A village lesson

## arrows

lesson-loups-garous-arrows-name = Listen, then vote
lesson-loups-garous-arrows-idea = A vote is public; it is the one thing nobody can take back.
lesson-loups-garous-arrows-coach-1 = A Villager: all you have is your ears and your arrow. The night took { $name3 }.
lesson-loups-garous-arrows-coach-2 = { $name4 } claims to be the Seer and saw a wolf in { $name8 }. { $name8 } denies it, { $name6 } speaks in defence.
lesson-loups-garous-arrows-coach-3 = The others have said it all. Call for the vote.
lesson-loups-garous-arrows-coach-4 = { $name4 } or { $name8 }? Your arrow decides.
lesson-loups-garous-arrows-else = You will speak soon. Here, listen, then call for the vote.
lesson-loups-garous-arrows-wrong-seer = You believed whoever shouted loudest. { $name4 } really was the Seer.
lesson-loups-garous-arrows-wrong-other = A wasted arrow: three all. It is { $name4 } or { $name8 }.
lesson-loups-garous-arrows-wrong-nobody = Everyone votes, and against somebody else.
lesson-loups-garous-arrows-done = One wolf less. Remember those arrows: they will be back.

## reread

lesson-loups-garous-reread-name = Reading yesterday’s words again
lesson-loups-garous-reread-idea = Each card turned up makes yesterday’s words true or false.
lesson-loups-garous-reread-coach-1 = The night took { $name4 }, and the card proves it: that was the Seer. A Seer has little reason to lie.
lesson-loups-garous-reread-coach-2 = Yesterday { $name5 } and { $name6 } voted to save the wolf. On one side a mistake, on the other a lie.
lesson-loups-garous-reread-coach-3 = Read the Seer’s words again, then call for the vote.
lesson-loups-garous-reread-coach-4 = { $name5 } or { $name6 }?
lesson-loups-garous-reread-else = You have all you need: call for the vote.
lesson-loups-garous-reread-wrong-cleared = { $name5 } had voted badly, but the Seer had seen that card: a villager. Being wrong is not lying.
lesson-loups-garous-reread-wrong-other = One of those two votes hid a wolf, and the Seer told you which.
lesson-loups-garous-reread-wrong-nobody = Everyone votes, and against somebody else.
lesson-loups-garous-reread-done = { $name6 } was the second wolf. The village wins, and the Seer with it.

## seer

lesson-loups-garous-seer-name = The Seer, at night
lesson-loups-garous-seer-idea = Everybody answers, so that silence tells nothing.
lesson-loups-garous-seer-coach-1 = At night the roles are called and everybody answers: nobody sees who really acts.
lesson-loups-garous-seer-coach-2 = Tonight you are the Seer. Look at the card of { $name6 }.
lesson-loups-garous-seer-wrong-look = Fine, too. But { $name6 } talks a lot for somebody who sleeps.
lesson-loups-garous-seer-done = A Werewolf, and nobody else knows. When you have nothing to decide the table answers for you: from afar nothing gives you away.

## say

lesson-loups-garous-say-name = Saying what you know
lesson-loups-garous-say-idea = The truth has a price, and it is the Seer who pays.
lesson-loups-garous-say-coach-1 = You know. If you say so, they may believe you, and the wolves will call on you tonight.
lesson-loups-garous-say-coach-2 = If you accuse without saying why, you live; but who will follow? The night has just taken { $name2 }.
lesson-loups-garous-say-coach-3 = Dare it: say that you are the Seer.
lesson-loups-garous-say-coach-4 = Now say what you saw in { $name6 }.
lesson-loups-garous-say-coach-5 = { $name6 } claims the Seer, too, and accuses you. There is only one card: one of you two is lying.
lesson-loups-garous-say-coach-6 = It has been said. Call for the vote.
lesson-loups-garous-say-coach-7 = And vote as you have spoken.
lesson-loups-garous-say-wrong-quiet = Three all: a second vote. Your secret holds, but it convinced too few. What if you said why?
lesson-loups-garous-say-wrong-card = Your card first: without it, you are just one more voice.
lesson-loups-garous-say-wrong-lie = Anything goes, even that. But whom does this lie serve?
lesson-loups-garous-say-wrong-silent = Keep silent? The wolf would vote in peace.
lesson-loups-garous-say-wrong-vote = Not convinced by your own vision?
lesson-loups-garous-say-else-claim = Your card first: say that you are the Seer.
lesson-loups-garous-say-else-report = Say what you saw: { $name6 }, a Werewolf.
lesson-loups-garous-say-else-ready = Enough said: call for the vote.
lesson-loups-garous-say-done = A wolf falls, and { $name8 } now knows who you are. That was the price.

## pack

lesson-loups-garous-pack-name = Among the wolves
lesson-loups-garous-pack-idea = Wolves kill knowledge first.
lesson-loups-garous-pack-coach-1 = Change of sides: { $name6 } and you are the wolves, and nobody else knows. { $name6 } proposes { $name4 }.
lesson-loups-garous-pack-coach-2 = Yesterday { $name4 } claimed to be the Seer. Who knows which card is being looked at there tonight?
lesson-loups-garous-pack-wrong-prey = Two names, no majority: the pack would have to vote again. And { $name4 } will talk tomorrow.
lesson-loups-garous-pack-wrong-wolf = Wolves do not eat each other.
lesson-loups-garous-pack-else = The wolves are hungry: choose a prey.
lesson-loups-garous-pack-done = That was the Seer, looking at your card that very night. There will be no time to tell.

## arrow-of-mine

lesson-loups-garous-arrow-of-mine-name = A wolf’s vote
lesson-loups-garous-arrow-of-mine-idea = Your vote is a statement; make it lie well.
lesson-loups-garous-arrow-of-mine-coach-1 = One accusation, two announced votes: { $name6 }, your partner, will fall. What will your arrow do?
lesson-loups-garous-arrow-of-mine-coach-2 = Tomorrow the village will read this vote again. Call for it.
lesson-loups-garous-arrow-of-mine-coach-3 = Against whom, your arrow?
lesson-loups-garous-arrow-of-mine-wrong-defend = To defend a lost wolf is to sign with the pack.
lesson-loups-garous-arrow-of-mine-else = It is all said: call for the vote.
lesson-loups-garous-arrow-of-mine-wrong-loyal = Loyal, and unmasked: the wolf falls all the same, and tomorrow they will ask who voted with the wolf.
lesson-loups-garous-arrow-of-mine-wrong-other = It neither saves { $name6 } nor covers you.
lesson-loups-garous-arrow-of-mine-wrong-nobody = Everyone votes, and against somebody else.
lesson-loups-garous-arrow-of-mine-done = { $name6 } falls, by your arrow, too. Tomorrow that vote will speak for you.

## girl

lesson-loups-garous-girl-name = The Little Girl
lesson-loups-garous-girl-idea = The more you want to know, the more you risk.
lesson-loups-garous-girl-coach-1 = Little Girl, you may sleep, glance or stare. Meanwhile each wolf watches one house.
lesson-loups-garous-girl-coach-2 = A stare names a wolf; but a single watcher is enough to catch you.
lesson-loups-garous-girl-coach-3 = A glance gives two names, one of them a wolf. It takes two watchers to catch you, or the only wolf left: try it.
lesson-loups-garous-girl-also-sleep = Careful. You will learn nothing tonight.
lesson-loups-garous-girl-wrong-stare = { $name6 } was watching your window: one wolf is enough when you stare. You die instead of the victim.
lesson-loups-garous-girl-done = { $name2 } or { $name6 }: one of these names hides a wolf. Tomorrow, listen well to both.
lesson-loups-garous-girl-done-slept = Morning comes, and so do you. The wolves’ names will have to wait for another night.

## village

lesson-loups-garous-village-name = A village on your own
lesson-loups-garous-village-idea = Listen, speak, vote, survive: all of it together.
lesson-loups-garous-village-coach-1 = A village of your own, until the second dawn. You may say anything; a vote cannot be taken back.
lesson-loups-garous-village-done-alive = Two nights, and still standing. Read the votes again: where are the wolves?
lesson-loups-garous-village-done-dead = The village goes on without you. Your words and your vote remain.

## The first game

lesson-loups-garous-tip-answers = Last night everybody answered, even with nothing to decide: silence proves nothing.
lesson-loups-garous-tip-reread = Cards have been turned: read again who accused them, and who defended them.
lesson-loups-garous-tip-two-seers = Somebody claims to be the Seer. If another voice says the same, one of the two lies: there is only one card.
