## Riddles: a position through the eyes of one seat, a question, one certain answer.

riddle-day = Riddle of the day
riddle-of-day = Riddle of { $day }
riddle-days = Day after day
riddle-days-lead = Every day the same riddle for everybody; past days stay open, without counting for your streak.
riddle-days-today = Today
riddle-days-earlier = Earlier
riddle-number = Riddle no. { $n }
riddle-all = All riddles
riddle-facts = { $n ->
    [0] no fact to put together
    [1] one fact to put together
   *[other] { $n } facts to put together
  }
riddle-ways = { $n ->
    [0] no way to weigh
    [1] one way to weigh
   *[other] { $n } ways to weigh
  }
riddle-known = What you know
riddle-happened = What has happened
riddle-answers = Answer from the list
riddle-give-up = Show the proof
riddle-give-up-sure = Show the proof and leave it at that?
riddle-share = Share without the answer
riddle-next = Another riddle
riddle-proof = The proof
riddle-proof-next = Next step
riddle-proof-all = Show all of it
riddle-left = { $before } → { $after }
riddle-left-label = { $before ->
    [1] One possibility
   *[other] { $before } possibilities
  } before, { $after ->
    [1] a single one
   *[other] { $after }
  } after
riddle-streak = { $n ->
    [0] Your streak
    [1] Streak: one day
   *[other] Streak: { $n } days
  }
riddle-streak-kept = kept on this device
riddle-streak-holds = One try lost; the streak still holds.
riddle-day-solved = { $day }: found
riddle-day-open = { $day }: not yet
riddle-day-shown = { $day }: proof shown
riddle-right = Yes: { $answer }. Here is why nothing else was possible.
riddle-right-tries = { $n ->
    [1] Found at the first try.
   *[other] Found at try { $n }.
  }
riddle-gave-up = The answer: { $answer }. Here is why.
riddle-wrong-ruled_out = { $answer }: impossible, because…
riddle-wrong-uncertain = { $answer }: not certain, because…
riddle-wrong-leads = { $answer }: no, because…
riddle-wrong-no_answer = { $answer } does not answer the question.
riddle-solved = found
riddle-shown = proof shown
riddle-list-lead = Each has a single answer: proven in all possible worlds, or, where the question is what to do, played out way by way. The number says what there is to put together.

riddle-detail-lair = Only one cell is left. Touch it.
riddle-detail-habitat = Only one hex is left. Touch it, then search.
riddle-detail-clue = Choose the clue from the list.
riddle-detail-holder = Only one hand can hold it. Touch its house, or choose a name.
riddle-detail-wolf = The rest of the pack may stay in the dark. Touch a house, or choose a name.
riddle-detail-wolf-villagers = Whoever is no wolf tells the truth; a wolf says anything. Touch a house, or choose a name.
riddle-detail-wolf-liars = Whoever is no wolf tells the truth; a wolf always lies. Touch a house, or choose a name.
riddle-detail-pack = Choose from the list.
riddle-detail-pack-villagers = Whoever is no wolf tells the truth; a wolf says anything.
riddle-detail-pack-liars = Whoever is no wolf tells the truth; a wolf always lies.
riddle-detail-win = Only one first move wins for certain, whatever the other side does. Play it.
riddle-detail-best = One move is better than all others. Play it.
riddle-detail-choice = Choose from the list.

## Facts, steps and reasons

riddle-gevaudan-fact-prints = { $present ->
    [3] Three { $colour } prints say “present”: the box hides “absent”, so the lair has this feature.
   *[other] { $absent ->
        [3] Three { $colour } prints say “absent”: the box hides “present”, so the lair lacks this feature.
       *[other] { $colour }: { $present } “present”, { $absent } “absent”; nothing is certain.
      }
  }
riddle-gevaudan-fact-trap = { $seat ->
    [none] A trap on { $cell } failed: the lair is not there.
   *[other] The trap laid on { $cell } by { $seat } failed: the lair is not there.
  }
riddle-cryptide-fact-clue = Your clue: { $clue }
riddle-cryptide-fact-hint = The hint: { $hint }
riddle-cryptide-fact-token = { $tokenId ->
    [cube] { $seat }, cube on { $hex }: that clue says not here.
   *[other] { $seat }, disc on { $hex }: that clue allows it.
  }
riddle-monstre-fact-hand = You have seen the hand of { $side }: { $cards }.
riddle-monstre-fact-passed = { $byIs ->
    [you] You gave to { $side }: { $cards }.
   *[other] { $sideIs ->
        [you] { $by } gave you: { $cards }.
       *[other] { $by } gave to { $side }: { $cards }.
      }
  }
riddle-monstre-fact-missed = { $sideIs ->
    [you] A Hunter aimed at you in vain.
   *[other] A Hunter aimed at { $side } in vain ({ $number }).
  }
riddle-monstre-fact-no_hunter = { $sideIs ->
    [you] A Friend found no Hunter in your hand.
   *[other] A Friend found no Hunter in the hand of { $side }.
  }
riddle-loups-garous-fact-died = In death { $side } shows the card: { $role }.
riddle-loups-garous-fact-vision = Night { $night }: you saw the card of { $side }: { $role }.
riddle-loups-garous-fact-glimpse = { $whom ->
    [none] Night { $night }: you recognised { $side } among the wolves.
   *[other] Night { $night }: { $side } or { $whom }, one of the two names is a wolf’s.
  }
riddle-loups-garous-fact-claimed = “My card? { $role },” says { $by }.
riddle-loups-garous-fact-reported = “{ $side }? { $role },” says { $by }.
riddle-loups-garous-fact-innocent = All you know would also fit these wolves: { $seats }.
riddle-bestioles-fact-withdraws = Withdrawing gives the battle away.
riddle-bestioles-fact-they_withdraw = The other side can only withdraw.
riddle-bestioles-fact-loses = { $number ->
    [0] No move leaves
    [1] This move leaves
   *[other] { $number } moves leave
  } the other side { $theatresId ->
    [air-land] Air and Land
    [air-sea] Air and Sea
    [land-sea] Land and Sea
   *[other] all three theatres
  }.
riddle-bestioles-fact-wins = This move leaves you { $theatresId ->
    [air-land] Air and Land
    [air-sea] Air and Sea
    [land-sea] Land and Sea
   *[other] all three theatres
  }, whatever the other side does.

## Riddles written by hand

riddle-bestioles-six-title = A six worth four
riddle-bestioles-six-story = One card in hand, and a battle to win. Where, and how?
riddle-bestioles-six-because = Land is yours and Sea is too far: you need Air, against 3. A joker would only make 2 there, but your face-up Escalation makes your face-down cards worth 4.
riddle-bestioles-ferry-title = The ferry
riddle-bestioles-ferry-story = One card in hand: Transport. Win.
riddle-bestioles-ferry-because = Transport at Sea, then the 5 goes to the Air: 2 + 5 against 6. The Sea stays yours, 8 to 5.
riddle-bestioles-ambush-title = The ambush at sea
riddle-bestioles-ambush-story = One card in hand: Ambush. Where does it go?
riddle-bestioles-ambush-because = The Aerodrome lets a strength of 3 or less go anywhere face up. At Sea you have 7, and Ambush turns the 6 down: 7 to 6.
riddle-bestioles-ferryman-title = Waking the ferryman
riddle-bestioles-ferryman-story = Two theatres are missing, one card is left.
riddle-bestioles-ferryman-because = Ambush wins Land, 11 to 9, and turns up your own joker: it is Transport, which carries the Aerodrome to the Sea, 4 to 3.
riddle-bestioles-lost-title = Ahead, and lost
riddle-bestioles-lost-story = You lead on Land and at Sea. The other hand holds the Heavy Tanks, and you know it. What do you play?
riddle-bestioles-lost-because = Containment destroys whatever you play face down, and the Tanks arrive on Land. Fight on, and the war is lost at 13; withdraw, and it goes on at 11.

riddle-cryptide-voice-title = Whose voice is this?
riddle-cryptide-voice-story = Two cubes, two discs. Which clue laid them?
riddle-cryptide-voice-because = The cubes, on a lake and on a bear’s desert, leave five clues. The disc on G8, a desert, strikes three; I8 has no swamp within one hex.
riddle-cryptide-seven-title = Seven tokens
riddle-cryptide-seven-story = Your clue and seven tokens. Where is the habitat?
riddle-cryptide-seven-because = One of the other two clues can only say desert, lake or swamp: with yours it is a swamp. The last one allows one only within two of a shack: K2.
riddle-cryptide-only-title = Only one is ever left
riddle-cryptide-only-story = Player by player, twenty-four hexes are possible. Which one do you search?
riddle-cryptide-only-because = The six pairs of clues leave 7, 1, 13, 2, 13 and 0 hexes. A game always leaves exactly one: it is H1.
riddle-cryptide-hint-title = The hint
riddle-cryptide-hint-story = No clue says “within one hex”. Where is the habitat?
riddle-cryptide-hint-because = The hint takes the mountain from both others. Lake or swamp, within two of a bear, within three of blue: D7, and nothing else.

riddle-gevaudan-neighbour-title = A neighbour who was wrong
riddle-gevaudan-neighbour-story = Nine prints in the open, and a trap that failed. Where is the lair?
riddle-gevaudan-neighbour-because = Village, river and forest are proven: D3 or D4. The trap on D4 failed, so it is D3.
riddle-gevaudan-decides-title = The print that decides
riddle-gevaudan-decides-story = A1 or B4: only the river parts them, and the fifth blue print lies on C5. What do you do?
riddle-gevaudan-decides-because = C5 costs two actions and decides; B4 costs only one more.
riddle-gevaudan-decides-way-trap = Trap B4 at once
riddle-gevaudan-decides-way-look = Examine C5 first
riddle-gevaudan-decides-way-rest = End the turn here
riddle-gevaudan-decides-end-trap = If the lair is A1, the trap on B4 fails and all is lost.
riddle-gevaudan-decides-end-look = The print on C5 says which: if it is B4, the trap is laid in the same turn.
riddle-gevaudan-decides-end-rest = Nothing is won, and the others search, too.
riddle-gevaudan-seven-title = Ferocity seven
riddle-gevaudan-seven-story = The Beast is on D4, its ferocity is 7. You are on D3 with two actions. Where do you end?
riddle-gevaudan-seven-because = Of the cells two steps away, D1 is the only one that none of the three routes crosses.
riddle-gevaudan-seven-way-d3 = Stay on D3
riddle-gevaudan-seven-way-d2 = On D2
riddle-gevaudan-seven-way-c4 = On C4
riddle-gevaudan-seven-way-d1 = On D1
riddle-gevaudan-seven-end-d3 = The black route crosses D3.
riddle-gevaudan-seven-end-d2 = The black route ends on D2.
riddle-gevaudan-seven-end-c4 = The black and the grey route cross C4.
riddle-gevaudan-seven-end-d1 = No route passes D1.
riddle-gevaudan-memories-title = Two memories for two steps
riddle-gevaudan-memories-story = Last round. You are at the SW refuge with three actions, the lair is A3, five steps away. How do you get there?
riddle-gevaudan-memories-because = Each memo gives a cube, and a cube is an action. A memo need not be true.
riddle-gevaudan-memories-way-none = Walk at once
riddle-gevaudan-memories-way-one = Lay one memo, then walk
riddle-gevaudan-memories-way-two = Lay two memos, then walk
riddle-gevaudan-memories-end-none = Three steps, and A3 is still far.
riddle-gevaudan-memories-end-one = Four steps lead to A2; the fifth is missing.
riddle-gevaudan-memories-end-two = Five steps lead to A3, and the trap is laid.
riddle-gevaudan-box-title = Reading the box
riddle-gevaudan-box-story = The lair is D1: village, forest and Dragoons, no river. Which prints were in the box?
riddle-gevaudan-box-because = The lair is the opposite of the box, colour by colour.
riddle-gevaudan-box-way-same = Village, forest and Dragoons present, river absent
riddle-gevaudan-box-way-river = All absent
riddle-gevaudan-box-way-forest = Forest and river present, the rest absent
riddle-gevaudan-box-way-opposite = River present, the rest absent
riddle-gevaudan-box-end-same = The box says “village absent”: the lair is its opposite.
riddle-gevaudan-box-end-river = The box says “river present”: the lair has none.
riddle-gevaudan-box-end-forest = The box says “forest absent”: the lair has one.
riddle-gevaudan-box-end-opposite = The opposite of the lair, in each colour.
riddle-gevaudan-three-traps-title = Three traps too many
riddle-gevaudan-three-traps-story = Two colours are proven, and three hunters have trapped in vain. Where is the lair?
riddle-gevaudan-three-traps-because = A village and no river: B3, C4, D1 or D2. The traps strike out three of them; the lair is D2.
riddle-gevaudan-bare-title = The bare cell
riddle-gevaudan-bare-story = Ten prints in the open, three traps sprung for nothing. Where is the lair?
riddle-gevaudan-bare-because = No forest and no Dragoons: A2, A3, B3 or C3. With the three traps only A2 is left, which has nothing at all.
riddle-gevaudan-pocket-title = In your own archives
riddle-gevaudan-pocket-story = One colour is proven by your archives, another by the map, and three traps have failed. Where is the lair?
riddle-gevaudan-pocket-because = River and Dragoons: B1, B4, C5 or D4. Three of them were trapped in vain, so it is B1.

riddle-loups-garous-seers-title = Two Seers and a corpse
riddle-loups-garous-seers-story = Two claim to be the Seer. Whoever is no wolf tells the truth; a wolf says anything. The village has just hanged somebody, and a card was shown. Name a wolf.
riddle-loups-garous-seers-because = The hanged one was a Simple Villager: whoever called that card a wolf lied, and only wolves lie.
riddle-loups-garous-glances-title = Two glances
riddle-loups-garous-glances-story = You are the Little Girl. Two nights, two pairs of names, and one death. Who is certainly a wolf?
riddle-loups-garous-glances-because = In each pair one is a wolf. The dead one was a Simple Villager: so the other name of the first night is the wolf’s.
riddle-loups-garous-voices-title = Five voices
riddle-loups-garous-voices-story = Two wolves among five. Tonight wolves always lie and the others never do. Who are the two?
riddle-loups-garous-voices-because = Ten pairs are possible; only one agrees with all five voices.
riddle-loups-garous-arrows-title = Two left, two arrows
riddle-loups-garous-arrows-story = Only a wolf and you are left. It is the vote, and you hold the double arrow. Who wins?
riddle-loups-garous-arrows-because = Nobody may abstain or vote against themselves. Your arrow counts twice: two to one.
riddle-loups-garous-arrows-way-tie = Nobody: a tie, and another vote
riddle-loups-garous-arrows-way-wolves = The wolf
riddle-loups-garous-arrows-way-village = The village
riddle-loups-garous-arrows-end-tie = A double arrow makes no tie: the game is over.
riddle-loups-garous-arrows-end-wolves = It is the wolf who hangs.
riddle-loups-garous-arrows-end-village = Two votes to one: the village wins.
riddle-loups-garous-watch-title = The only wolf watches
riddle-loups-garous-watch-story = One wolf is left and watches your house. You are the Little Girl and only glance. Who dies?
riddle-loups-garous-watch-because = A glance is caught by two watchers, or by the only wolf left.
riddle-loups-garous-watch-way-prey = The prey the wolf had chosen
riddle-loups-garous-watch-way-nobody = Nobody
riddle-loups-garous-watch-way-you = You
riddle-loups-garous-watch-end-prey = The prey of the night is still alive.
riddle-loups-garous-watch-end-nobody = There is a death in the morning.
riddle-loups-garous-watch-end-you = The Little Girl, caught, dies instead of the prey.

riddle-monstre-faces-title = One card, five faces
riddle-monstre-faces-story = { $name2 } holds one card, and it is the Monster. Which of your cards wins, whatever the Monster is?
riddle-monstre-faces-because = The Mermaid ignores the first Hunter, the Vampire those of a second turn. Before the Dog, a hand of one card has no choice.
riddle-monstre-faces-way-hunter = The Hunter
riddle-monstre-faces-way-deal = The Deal
riddle-monstre-faces-way-dog = The Dog
riddle-monstre-faces-end-hunter = Against the Vampire, a Hunter played in a second turn misses.
riddle-monstre-faces-end-deal = A Deal does not catch the Monster.
riddle-monstre-faces-end-dog = With one card there is no choice: the Monster goes to the Dog.
riddle-monstre-who-title = Which one is it?
riddle-monstre-who-story = A first Hunter, played in a third turn, misses you. Yours, in your second turn, misses { $name2 }, whose Hideout is played and who holds the Monster. Which Monster is it?
riddle-monstre-who-because = The Mermaid ignores only the first Hunter, the Mandrake those of a third turn, the others none.
riddle-monstre-who-way-sirene = The Mermaid
riddle-monstre-who-way-mandragore = The Mandrake
riddle-monstre-who-way-loup-garou = The Werewolf
riddle-monstre-who-way-gumiho = The Gumiho
riddle-monstre-who-way-vampire = The Vampire
riddle-monstre-who-end-sirene = The Mermaid ignores only the first Hunter of the round: yours would have caught her.
riddle-monstre-who-end-mandragore = The Mandrake ignores Hunters of a third turn: yours would have caught it.
riddle-monstre-who-end-loup-garou = The Werewolf ignores no Hunter.
riddle-monstre-who-end-gumiho = The Gumiho ignores no Hunter.
riddle-monstre-who-end-vampire = The Vampire ignores Hunters of a second turn.
riddle-monstre-free-title = Shooting to be free
riddle-monstre-free-story = You hold the Werewolf, a Hideout and a Hunter; one Hunter has been played. Which card makes you win in your third turn?
riddle-monstre-free-because = With two Hunters played the Werewolf comes out in the third turn, and the Hideout in your hand guards you until then.
riddle-monstre-free-way-hide = The Hideout
riddle-monstre-free-way-shoot = The Hunter
riddle-monstre-free-end-hide = With the Hideout played your hand is open: a Hunter catches the Monster.
riddle-monstre-free-end-shoot = It is the second Hunter: the Werewolf’s condition holds.
riddle-monstre-faithful-title = Faithful for once
riddle-monstre-faithful-story = Last round, 5–4–5. You are the Monster’s Friend with a single Hunter left, and { $name2 } holds the Monster. Whom do you hunt?
riddle-monstre-faithful-because = Catching the Monster as its Friend scores nothing, and { $name3 } wins with one point.
riddle-monstre-faithful-way-betray = { $name2 }, who holds the Monster
riddle-monstre-faithful-way-spare = { $name3 }, in vain
riddle-monstre-faithful-end-betray = Betrayal gives { $name3 } a point, and the game with 6.
riddle-monstre-faithful-end-spare = The Monster is played, and its Friend scores with it: 7, 6 and 5.
riddle-monstre-four-title = Four cards, one move
riddle-monstre-four-story = First turn. You hold two Hunters, the Vampire and the Dog. What can you play?
riddle-monstre-four-because = The Dog may be played in a first turn, without effect. Because it may, no Hunter can be laid face down.
riddle-monstre-four-way-hunter = A Hunter
riddle-monstre-four-way-vampire = The Vampire
riddle-monstre-four-way-lay = A Hunter, laid face down
riddle-monstre-four-way-dog = The Dog
riddle-monstre-four-end-hunter = Hunters are not played in a first turn.
riddle-monstre-four-end-vampire = The Vampire comes out only as the last card in hand.
riddle-monstre-four-end-lay = A Hunter is laid face down only if nothing else is allowed.
riddle-monstre-four-end-dog = It is the only move allowed, and it bites nobody.
