# The lesson: Gévaudan. Read by the lesson of the same name (lessons/gevaudan.lesson).

lesson-gevaudan-title = A hunting lesson

## four-facts

lesson-gevaudan-four-facts-name = The goal: the lair in four facts
lesson-gevaudan-four-facts-idea = Four facts, yes or no, name one cell of sixteen.
lesson-gevaudan-four-facts-coach-1 = Let us begin at the end. You know four things of the lair: river yes, Dragoons yes, village no, forest no.
lesson-gevaudan-four-facts-coach-2 = One cell has exactly that, and nothing else. Go there.
lesson-gevaudan-four-facts-coach-3 = River and Dragoons, no village, no forest. Lay your trap.
lesson-gevaudan-four-facts-wrong-a3 = A river, but no Dragoons. One wrong trap and you are out of the hunt.
lesson-gevaudan-four-facts-wrong-c5 = River and Dragoons, but there is a village here. One wrong trap and your hunt is over.
lesson-gevaudan-four-facts-wrong-end = Four actions, and glory one step away. Go on!
lesson-gevaudan-four-facts-wrong-leave = Leave without a trap? You are at the lair.
lesson-gevaudan-four-facts-wrong-refuge = The Beast does not live in a refuge.
lesson-gevaudan-four-facts-else = You know enough: one cell, one trap.
lesson-gevaudan-four-facts-done = Six thousand livres! Now, where did those four things come from?

## look

lesson-gevaudan-look-name = Move, examine, archive
lesson-gevaudan-look-idea = A turn is four actions; you look in secret, you take in front of all.
lesson-gevaudan-look-coach-1 = Every cell carries a print: you see its colour, not what it says.
lesson-gevaudan-look-coach-2 = Moving costs one action, and so does examining. Go to A3, where the print is blue like the river.
lesson-gevaudan-look-coach-3 = Examine it: nobody else will see what it says.
lesson-gevaudan-look-coach-4 = “Present”, one dot. Archive it: it is yours, and the others will not find it any more.
lesson-gevaudan-look-wrong-refuge = You may, refuges have prints too. But let us look for the blue one.
lesson-gevaudan-look-wrong-end = You have actions left, and the print is waiting.
lesson-gevaudan-look-wrong-order = Look first, then take.
lesson-gevaudan-look-else-move = The blue print is on A3, right beside you.
lesson-gevaudan-look-else-examine = You are there: examine the print.
lesson-gevaudan-look-else-archive = Take it along first: archive it.
lesson-gevaudan-look-done = Everybody saw which print you took, nobody what it says. One action is left.

## three

lesson-gevaudan-three-name = Proof, and the memo
lesson-gevaudan-three-idea = Three prints alike of one colour are a proof.
lesson-gevaudan-three-coach-1 = Each colour has three “present” and three “absent”. You hold two blue ones, both “present”.
lesson-gevaudan-three-coach-2 = Another blue one is under your feet: examine it.
lesson-gevaudan-three-coach-3 = Three alike: the river is in the lair, that is proven.
lesson-gevaudan-three-coach-4 = Slip a memo, “River present”: it earns a cube, that is, one more action.
lesson-gevaudan-three-wrong-early = Not so fast: examine the third one first.
lesson-gevaudan-three-wrong-absent = A memo may lie, but this one would fool only you.
lesson-gevaudan-three-wrong-colour = Allowed, but you know nothing of it yet, and there is only one per colour.
lesson-gevaudan-three-else = The print is under your feet: examine it.
lesson-gevaudan-three-else-note = First the memo: it costs nothing.
lesson-gevaudan-three-done = One certainty in your pocket, and a cube with it.

## box

lesson-gevaudan-box-name = The box says the opposite
lesson-gevaudan-box-idea = The box hides one print of each colour; the lair is its opposite.
lesson-gevaudan-box-coach-1 = Village: two “present” and two “absent” lie open. One print of each colour sleeps in the box.
lesson-gevaudan-box-coach-2 = The fifth red one is under your feet, and it decides. Look.
lesson-gevaudan-box-coach-3 = Three “absent” outside: so the box hides a “present”.
lesson-gevaudan-box-coach-4 = And the lair, then? Slip your memo.
lesson-gevaudan-box-wrong-move = You were standing on it!
lesson-gevaudan-box-wrong-early = Examine first: so far it is two against two.
lesson-gevaudan-box-wrong-present = “Present” is what the box says. The lair is always the opposite of the box.
lesson-gevaudan-box-wrong-colour = Of that colour you know nothing yet.
lesson-gevaudan-box-else = The print is under your feet: examine it.
lesson-gevaudan-box-else-note = First the memo: village, yes or no?
lesson-gevaudan-box-done = The box says “present”, the lair says no. Always the opposite.

## archives

lesson-gevaudan-archives-name = Other people’s archives
lesson-gevaudan-archives-idea = What you look for walks about in other people’s pockets.
lesson-gevaudan-archives-coach-1 = { $opponent } keeps two green prints in the archives, and you hold a green “absent”. Go to that cell.
lesson-gevaudan-archives-coach-2 = Consulting costs one action: several of one colour, or all different. Take the two green ones.
lesson-gevaudan-archives-wrong-far = To consult, you must stand on the same cell.
lesson-gevaudan-archives-wrong-both = Two green and one yellow: one colour, or all different. Not both.
lesson-gevaudan-archives-wrong-mixed = Allowed: one green and the yellow. But you need both greens.
lesson-gevaudan-archives-wrong-single = For the same price you can see both greens.
lesson-gevaudan-archives-else-move = It all happens on C4, one step away.
lesson-gevaudan-archives-else-consult = You are in the right place: consult the two green ones.
lesson-gevaudan-archives-done = “Absent” twice, and yours: no forest. Nobody else saw it.

## beast

lesson-gevaudan-beast-name = The Beast and its die
lesson-gevaudan-beast-idea = You cannot guess the die, but you can end off all its routes.
lesson-gevaudan-beast-coach-1 = When all have played, the die picks an arrow colour and the Beast moves three cells. Here are its three routes.
lesson-gevaudan-beast-coach-2 = Work first: examine the print.
lesson-gevaudan-beast-coach-3 = You are right on one of its routes. End on a cell that none of them crosses.
lesson-gevaudan-beast-coach-4 = Nothing passes here. End your turn.
lesson-gevaudan-beast-also-far = A detour, but a good one: no route leads there.
lesson-gevaudan-beast-also-refuge = A refuge: the Beast never enters there.
lesson-gevaudan-beast-wrong-beast = Walking into the Beast wounds you too, at the start of your next turn.
lesson-gevaudan-beast-wrong-end = Here the Beast may run over you: a wound, and so three actions instead of four.
lesson-gevaudan-beast-else-examine = Examine first: you will have three actions left to get away.
lesson-gevaudan-beast-else-way = That cell is on one of its routes, or takes you no further from them.
lesson-gevaudan-beast-else-end = You are safe: end your turn.
lesson-gevaudan-beast-done = The black arrow: the Beast crosses the cell you left. And from now on it runs faster.

## battue

lesson-gevaudan-battue-name = The battue
lesson-gevaudan-battue-idea = The same fact is worth more to whoever holds the other two.
lesson-gevaudan-battue-coach-1 = A battue! All hunters start from the Beast’s cell, and you lead them for two cells.
lesson-gevaudan-battue-coach-2 = Every print you cross is turned up for everyone. You lack a third yellow “present”: pass through D2.
lesson-gevaudan-battue-wrong-away = That way { $opponent } learns as much as you do. You hold two yellows: one is missing.
lesson-gevaudan-battue-else = The battue is waiting: which way does it go?
lesson-gevaudan-battue-done = For { $opponent }, one more print. For you, a certainty: there are Dragoons at the lair.

## alone

lesson-gevaudan-alone-name = Two rounds on your own
lesson-gevaudan-alone-idea = Search, prove, dodge, trap: all of it together.
lesson-gevaudan-alone-coach-1 = Another lair, and two rounds of your own. { $opponent } is one step away, the Beast two, and the print under your feet is red.
lesson-gevaudan-alone-done-won = The lair! The prize is yours.
lesson-gevaudan-alone-done-lost = { $opponent } found the lair. Compare the box with your prints: what was missing?
lesson-gevaudan-alone-done-out = The hunt ends here for you. Next time, one more proof, or one step aside.
lesson-gevaudan-alone-done-open = Two rounds, and the hunt has only begun. You know how to lead it.

## The first game

lesson-gevaudan-tip-third = One colour at a time: look for the third print of a kind rather than a first.
lesson-gevaudan-tip-heal = Two wounds, two actions a turn: healing costs a turn and gives them back.
lesson-gevaudan-tip-last = The end is among these last cards: once it shows, one round is left.
