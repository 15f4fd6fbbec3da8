# The lesson: Bestioles en guerre. Read by the lesson of the same name (lessons/bestioles.lesson).

lesson-bestioles-title = A lesson in command

## two-of-three

lesson-bestioles-two-of-three-name = The goal: two theatres of three
lesson-bestioles-two-of-three-idea = Compare totals, theatre by theatre: two theatres win.
lesson-bestioles-two-of-three-coach-1 = Three theatres, and you need two. The higher total holds a theatre.
lesson-bestioles-two-of-three-coach-2 = You hold Land. Play your last card to hold a second one.
lesson-bestioles-two-of-three-wrong-air = Face down, a card is worth only 2: six all in the Air. And ties go to the first player, { $opponent }.
lesson-bestioles-two-of-three-wrong-sea = Face down it is worth only 2, against 5 over there.
lesson-bestioles-two-of-three-wrong-land = Land is yours already; what you need is a second theatre.
lesson-bestioles-two-of-three-wrong-withdraw = Not yet: this battle is one move from won.
lesson-bestioles-two-of-three-done = Sea 6–5, Land 6–3: battle won, six points.

## joker

lesson-bestioles-joker-name = Face down, as a joker
lesson-bestioles-joker-idea = A face-down card is worth 2, wherever you need them.
lesson-bestioles-joker-coach-1 = Face up, a card goes only to the theatre of its colour. Face down it goes anywhere, and is worth 2.
lesson-bestioles-joker-coach-2 = The Sea is lost. Where would two points be enough?
lesson-bestioles-joker-wrong-up = Two against six at Sea: a card wasted.
lesson-bestioles-joker-wrong-place = Nicely hidden, but in the wrong place: it is the Air that hangs on one point.
lesson-bestioles-joker-wrong-withdraw = Look at the Air: three against four, and you have a card left.
lesson-bestioles-joker-done = Three and two make five, against four: the Air is yours, and the battle with it.

## withdraw

lesson-bestioles-withdraw-name = Withdrawing in time
lesson-bestioles-withdraw-idea = Leaving early is the cheapest defeat; every card you play makes it dearer.
lesson-bestioles-withdraw-coach-1 = { $opponent } leads in the Air and at Sea, and your hand is thin. Fought to the end, this gives six points away.
lesson-bestioles-withdraw-coach-2 = Look at the price of withdrawing: two points, as long as you hold four cards.
lesson-bestioles-withdraw-wrong-play = Three points now, and nothing got better. Let us step back.
lesson-bestioles-withdraw-done = Two points given, four saved. That is how wars are won.

## power

lesson-bestioles-power-name = An instant ability
lesson-bestioles-power-idea = To flip a card is to make it a 2.
lesson-bestioles-power-coach-1 = The bolt marks an ability that strikes as the card turns up. Maneuver flips a card in a theatre next door.
lesson-bestioles-power-coach-2 = Play Maneuver face up, on Land.
lesson-bestioles-power-coach-3 = Now choose the card to flip.
lesson-bestioles-power-wrong-down = Face down, Maneuver loses its ability: two points and nothing else.
lesson-bestioles-power-wrong-withdraw = Leave now? Your last card can still win a theatre.
lesson-bestioles-power-wrong-sea = The Sea is yours already. The 6 in the Air is what stands in your way.
lesson-bestioles-power-wrong-own = You may flip your own cards, but here you disarm yourself.
lesson-bestioles-power-done = A flipped 6 is worth only 2. So is yours, beware!

## blanket

lesson-bestioles-blanket-name = Covering to protect
lesson-bestioles-blanket-idea = Only the top card can be flipped: covering protects.
lesson-bestioles-blanket-coach-1 = { $opponent } took Ambush back, and you saw it: it flips any card.
lesson-bestioles-blanket-coach-2 = Except a covered one. Which of your theatres needs shelter?
lesson-bestioles-blanket-wrong-sea = Ten at Sea is luxury. The 6 in the Air fell to 2: lost.
lesson-bestioles-blanket-wrong-place = In the Air your 6 would stay alone and open: that is the target.
lesson-bestioles-blanket-wrong-withdraw = Nothing is lost: two theatres are yours, you only have to keep them.
lesson-bestioles-blanket-done = Your 6 made a fine blanket. That was its best use.

## score

lesson-bestioles-score-name = The war: 12 points
lesson-bestioles-score-idea = A withdrawal is a payment: check that you can afford it.
lesson-bestioles-score-coach-1 = { $opponent } has ten points, and twelve win the war. What would a withdrawal cost?
lesson-bestioles-score-coach-2 = Then there is only the fight. You know the move.
lesson-bestioles-score-coach-3 = And you know which card to flip, too.
lesson-bestioles-score-wrong-withdraw = Four points: ten and four make fourteen, and the war is over.
lesson-bestioles-score-wrong-down = Face down it flips nothing, and the Air stays lost.
lesson-bestioles-score-wrong-flip = You still need one more theatre: the one the 6 in the Air holds.
lesson-bestioles-score-done = Land lost, Air and Sea kept: twelve to ten!

## hammer

lesson-bestioles-hammer-name = Holding strength back
lesson-bestioles-hammer-idea = What you show early, the other escapes from; what you hold back is paid for.
lesson-bestioles-hammer-coach-1 = The Air is safely yours, and your Heavy Tanks will take the Land. But { $opponent } can withdraw, too.
lesson-bestioles-hammer-coach-2 = Two cards over there: leaving now would cost four points. So leave a little hope.
lesson-bestioles-hammer-coach-3 = It is too late to leave cheaply. Bring out the hammer.
lesson-bestioles-hammer-wrong-early = Won, but { $opponent } leaves in time: four points. What if the 6 came last?
lesson-bestioles-hammer-wrong-down = Face down, the hammer is worth only 2.
lesson-bestioles-hammer-wrong-withdraw = You hold the hammer: there is no hurry.
lesson-bestioles-hammer-done = Six points instead of four: the hammer came last.

## battle

lesson-bestioles-battle-name = The end of a battle, on your own
lesson-bestioles-battle-idea = Count, hide, strike, leave: all of it together.
lesson-bestioles-battle-coach-1 = Three cards each, and { $opponent } has opened. Over to you; now I keep quiet.
lesson-bestioles-battle-done-won = Battle won. The command is yours.
lesson-bestioles-battle-done-left = Well judged: leaving costs less than six points.
lesson-bestioles-battle-done-lost = Six points for { $opponent }. At which moment could you have left?

## The first game

lesson-bestioles-tip-count = Leaving costs three points now. Before you play: can you still win two theatres?
lesson-bestioles-tip-escaped = Few points: too much strength shown at once, and the other slipped away in time.
lesson-bestioles-tip-swap = Roles swap with every battle: ties change sides.
