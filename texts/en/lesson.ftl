# What the owl says in all lessons, and around them.

lesson-word = Lesson
lesson-of = Lesson · { $game }
lesson-you = You
# A village speaks of everybody by name, also of a learner who has none yet.
lesson-villager = Camille
lesson-at = Step { $n } of { $of }
lesson-plan = The plan of the lesson
lesson-again = Start this step again
lesson-skip = Skip
lesson-note = There is no hurry: no clock, no points. A bad move can be taken again.
lesson-rules = All the rules
lesson-continue = Continue
lesson-next = Next step
lesson-finish = Finish the lesson
lesson-your-move = Your move
lesson-not-here = Not here, because…
lesson-leads-here = This is where it leads…
lesson-understood = I see
lesson-take-back = Let’s go back one move
lesson-step-done = Got it!
lesson-done = That was this step.
lesson-elsewhere = You may do that, but it is beside the point: follow the owl.
lesson-attests = The owl certifies:
lesson-you-know = You can play { $game }
lesson-first-game = Play a real game
lesson-first-game-help = against easy bots, with the owl at your side
lesson-invite = Invite friends
lesson-reread = Read the rules again
lesson-others = The other lessons
lesson-other-new = yet to discover
lesson-other-at = step { $n } of { $of }
lesson-other-learnt = ✓ learnt

## The companion of the first game

tip-owl = The owl
tip-thanks = I see
tip-away = Let me play
