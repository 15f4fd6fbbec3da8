# The lesson: Cryptide. Read by the lesson of the same name (lessons/cryptide.lesson).

lesson-cryptide-title = A lesson in tracking

## cube

lesson-cryptide-cube-name = The clue and the cube
lesson-cryptide-cube-idea = A token tells the truth: a cube, not here; a disc, maybe here.
lesson-cryptide-cube-coach-1 = A creature lives on a single hex. Your clue, which nobody else sees, says: a desert or a lake.
lesson-cryptide-cube-coach-2 = Put a cube on a hex where, by your clue, the creature is not.
lesson-cryptide-cube-wrong-allowed = A desert or a lake: by your clue it might be there. A cube always tells the truth.
lesson-cryptide-cube-done = { $name2 } and { $name3 } have clues, too, and place a cube. Only one hex suits all three.

## quiet

lesson-cryptide-quiet-name = Choosing your truth
lesson-cryptide-quiet-idea = You never lie, but you choose which truth to tell.
lesson-cryptide-quiet-coach-1 = One more cube. Your first is on a swamp, and the others wonder why.
lesson-cryptide-quiet-coach-2 = Of these three hexes, which one tells them least?
lesson-cryptide-quiet-wrong-forest = A forest far from everything: only six clues would be left. J1 leaves seventeen.
lesson-cryptide-quiet-wrong-mountain = A mountain after a swamp: six clues left. Better repeat yourself, J1 looks like K1.
lesson-cryptide-quiet-wrong-allowed = A desert or a lake: your clue allows it, a cube would lie.
lesson-cryptide-quiet-else = Possible elsewhere, too; but let us compare J1, J8 and E7.
lesson-cryptide-quiet-done = Two cubes almost alike: seventeen clues of twenty-three are still possible.

## question

lesson-cryptide-question-name = Asking a question
lesson-cryptide-question-idea = A disc on a well-chosen hex says a lot.
lesson-cryptide-question-coach-1 = On your turn, one question or one search. Ask { $name2 } whether the creature can be on G8.
lesson-cryptide-question-wrong-seat = The right hex, but let us begin with { $name2 }.
lesson-cryptide-question-wrong-hex = You may ask wherever there is no cube. Let us try G8, with { $name2 }.
lesson-cryptide-question-wrong-search = Search already? A single cube would stop it. First a question.
lesson-cryptide-question-wrong-closed = A cube closes a hex for everyone.
lesson-cryptide-question-done = A disc: “maybe”. Of five possible clues, two are left for { $name2 }.

## price

lesson-cryptide-price-name = The price of a “no”
lesson-cryptide-price-idea = Every “no” makes you show a little of your own clue.
lesson-cryptide-price-coach-1 = And { $name3 }, what about G8? Careful: if it is a no, you pay.
lesson-cryptide-price-coach-2 = A cube: a no. Now place one yourself, as quiet as you can.
lesson-cryptide-price-wrong-hex = G8 is where the answer is worth most: ask { $name3 }.
lesson-cryptide-price-wrong-search = A search would ask everyone. One voice is still missing: { $name3 }.
lesson-cryptide-price-wrong-again = That disc has answered for { $name2 } already.
lesson-cryptide-price-wrong-closed = A cube closes a hex for everyone.
lesson-cryptide-price-also-loud = Allowed, but chatty: J8 shows much of your clue.
lesson-cryptide-price-also-cube = Allowed. Close to your first two cubes, L1 would have told even less.
lesson-cryptide-price-wrong-true = Your cube must be true as well: no desert, no lake.
lesson-cryptide-price-done = Of nine clues, two are left for { $name3 }. You learned, and you paid.

## notebook

lesson-cryptide-notebook-name = The notebook
lesson-cryptide-notebook-idea = Your own clue is evidence about theirs.
lesson-cryptide-notebook-coach-1 = Open the notebook and choose “Strike what the tokens rule out”.
lesson-cryptide-notebook-coach-2 = Two lines are left for { $name3 }: forest or swamp, and within two of a bear. Mark the one that goes with your desert or lake.
lesson-cryptide-notebook-wrong-forest = No hex is both desert and forest: with your clue that cannot be.
lesson-cryptide-notebook-else = No hurry on the map: first the notebook.
lesson-cryptide-notebook-done = The bear, then. Tokens strike lines out, and your clue does the rest.

## decide

lesson-cryptide-decide-name = Deciding between two suspicions
lesson-cryptide-decide-idea = Ask where two suspicions disagree.
lesson-cryptide-decide-coach-1 = { $name2 }: near a swamp, or near a puma? Find a hex where the two would answer differently.
lesson-cryptide-decide-coach-2 = If you can, one that your clue allows, near a puma: a yes costs nothing.
lesson-cryptide-decide-also-found = Found, what a nose! The swamp would have left eight hexes, and only one is ever left.
lesson-cryptide-decide-also-disc = A disc: it is the puma, and it was free. On I8 the disc would have marked the right hex as well.
lesson-cryptide-decide-also-cube = A cube: it is not the swamp. The same knowledge, but it costs you a cube.
lesson-cryptide-decide-wrong-same = Swamp or puma, the answer would be the same here: you learn nothing.
lesson-cryptide-decide-wrong-seat = { $name3 } is clear already: the bear. The mystery is { $name2 }.
lesson-cryptide-decide-wrong-search = Eight hexes if it is the swamp, one if it is the puma. Decide that first.
lesson-cryptide-decide-wrong-closed = A cube closes a hex for everyone.
lesson-cryptide-decide-wrong-own = You search only where your own clue allows it.
lesson-cryptide-decide-done = It is the puma. Desert or lake, bear, puma: one hex is left.

## search

lesson-cryptide-search-name = Searching
lesson-cryptide-search-idea = A search asks everyone at once, with your own disc first.
lesson-cryptide-search-coach-1 = { $name3 } has just searched I6: a disc from you, a cube from { $name2 }, and it stops.
lesson-cryptide-search-coach-2 = So close! Your turn: search the hex that suits all three.
lesson-cryptide-search-wrong-puma = A cube from { $name2 } stops the search, and you pay one. Read again: near a puma.
lesson-cryptide-search-wrong-where = There must be a puma within two hexes, and a bear as well.
lesson-cryptide-search-wrong-ask = You know already: one hex suits all three.
lesson-cryptide-search-wrong-own = You search only where your own clue allows it: desert or lake.
lesson-cryptide-search-wrong-closed = A cube closes a hex: nothing hides there.
lesson-cryptide-search-done = Not one cube: the creature is yours.

## alone

lesson-cryptide-alone-name = Another map, on your own
lesson-cryptide-alone-idea = Cubes, questions, notebook, search: all of it together.
lesson-cryptide-alone-coach-1 = New map, new clue: forest or swamp. Fifteen hexes are still possible; over to you.
lesson-cryptide-alone-done-won = Found! Your notebook needs me no more.
lesson-cryptide-alone-done-lost = Not this time. Look at the clues: which question would have decided it?

## The first game

lesson-cryptide-tip-price = Before you ask: which answer do you hope for, and what does the other one cost?
lesson-cryptide-tip-twice = Two cubes paid. The notebook first: look for a hex where two clues disagree.
lesson-cryptide-tip-aloud = A search speaks aloud: that hex fits the clue of whoever searches.
