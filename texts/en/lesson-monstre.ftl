# The lesson: Mon voisin le monstre. Read by the lesson of the same name (lessons/monstre.lesson).

lesson-monstre-title = A lesson in neighbourliness

## hunt

lesson-monstre-hunt-name = The goal: find the Monster, hunt it
lesson-monstre-hunt-idea = Find it, name it, win.
lesson-monstre-hunt-coach-1 = Somebody holds the Monster, and it is not you.
lesson-monstre-hunt-coach-2 = Play the Investigation on { $name2 }: you will see that whole hand.
lesson-monstre-hunt-coach-3 = The Werewolf is at { $name2 }’s, without a Hideout. Hunter!
lesson-monstre-hunt-wrong-house = There is nothing to find at { $name3 }’s. Try { $name2 }.
lesson-monstre-hunt-wrong-first = The Hunter’s first box is red: never in your first turn.
lesson-monstre-hunt-wrong-hunt = That would be a miss, and nobody would say why. At { $name3 }’s, really?
lesson-monstre-hunt-wrong-friend = Friends with a Monster you can catch? Two points are waiting for you.
lesson-monstre-hunt-else-look = First find out: the Investigation, on { $name2 }.
lesson-monstre-hunt-else-hunt = You know where the Monster is: the Hunter, now.
lesson-monstre-hunt-done = Two points for you, one for { $name3 }, none for { $name2 }.

## pass

lesson-monstre-pass-name = Getting the Monster, passing it on
lesson-monstre-pass-idea = Nobody is the Monster for long.
lesson-monstre-pass-coach-1 = Gossip: everyone gives a card to the left. Give your Friend to { $name2 }.
lesson-monstre-pass-coach-2 = Surprise: you are the Monster now. It is played only as a last card.
lesson-monstre-pass-coach-3 = So pass it on to { $name2 }: a Deal, for one card.
lesson-monstre-pass-coach-4 = And now, give the Gumiho away.
lesson-monstre-pass-wrong-keep = Keep that card: you are going to need it.
lesson-monstre-pass-wrong-two = One card is enough: keep the other one.
lesson-monstre-pass-wrong-house = That is where it came from! Rather try { $name2 }.
lesson-monstre-pass-wrong-hunt = The Monster is yours; whom would you catch?
lesson-monstre-pass-wrong-monster = Not yet: the Monster is played when it is your last card.
lesson-monstre-pass-wrong-weapon = You keep the Monster and give the weapon away. Do the opposite.
lesson-monstre-pass-done = Good riddance. And now you know where it is.

## again

lesson-monstre-again-name = Remembering what you gave
lesson-monstre-again-idea = What you gave, you know: that is your best clue.
lesson-monstre-again-coach-1 = The eye at { $name2 }’s house shows what you know of it: you delivered the Monster. Take up your Hunter again.
lesson-monstre-again-wrong-house = { $name3 }? But it was to { $name2 } that you delivered the Monster!
lesson-monstre-again-wrong-swindle = You might take it back… and be the prey again.
lesson-monstre-again-done = Monster in turn two, hunting in turn three: welcome to the street.

## last-card

lesson-monstre-last-card-name = Keeping the Monster to the end
lesson-monstre-last-card-idea = The Monster wants an empty hand; the Hideout buys the time.
lesson-monstre-last-card-coach-1 = Keep it this time: alone in your hand, it wins.
lesson-monstre-last-card-coach-2 = The Hideout protects you as long as it stays in your hand. Which card comes first?
lesson-monstre-last-card-coach-3 = { $name3 } missed you: the Hideout held. It has done its work, play it.
lesson-monstre-last-card-coach-4 = Last card. Come out.
lesson-monstre-last-card-wrong-hideout = With no Hideout in hand, { $name3 }’s Hunter gets you. It works in your hand, not on the table.
lesson-monstre-last-card-wrong-monster = Not yet: it needs an otherwise empty hand.
lesson-monstre-last-card-done = Two points: that is a way of winning, too.

## friend

lesson-monstre-friend-name = The Monster’s Friend
lesson-monstre-friend-idea = Friends win with the Monster, and fall with it.
lesson-monstre-friend-coach-1 = The Vampire is at { $name2 }’s, well hidden, and you have no Hunter. Become its Friend: if it comes out, you score, too.
lesson-monstre-friend-coach-2 = A Friend makes somebody lose a Hunter. Who will it be?
lesson-monstre-friend-coach-3 = One Hunter less. You have one card left: play it.
lesson-monstre-friend-wrong-house = No Hunter to lose at { $name2 }’s; there was one at { $name3 }’s. And a Friend scores nothing when the Monster is caught.
lesson-monstre-friend-wrong-rumour = The Monster could run anywhere, and you would gain nothing.
lesson-monstre-friend-done = The Vampire comes out: two points for { $name2 }, and two for you.

## dog

lesson-monstre-dog-name = The Dog and the last card
lesson-monstre-dog-idea = With one card left there is nothing to choose.
lesson-monstre-dog-coach-1 = The last card at { $name2 }’s is the Monster: it comes out next turn.
lesson-monstre-dog-coach-2 = Hunter or Dog? Some Monsters ignore a Hunter; the Dog makes its victim throw a card.
lesson-monstre-dog-wrong-hunter = It was the Mermaid: she ignores the first Hunter of the round.
lesson-monstre-dog-wrong-house = { $name3 } throws the Friend away, and { $name2 } triumphs.
lesson-monstre-dog-wrong-hunt = The Monster is at { $name2 }’s, and one turn is left.
lesson-monstre-dog-done = One card, no choice: the Mermaid is caught. Two points.

## alone

lesson-monstre-alone-name = A round on your own
lesson-monstre-alone-idea = Look, pass, hide, hunt: the whole street together.
lesson-monstre-alone-coach-1 = The Wanted notice is yours: you open the round. The rest is up to the street.
lesson-monstre-alone-done-two = Two points: the street knows you now.
lesson-monstre-alone-done-one = One point: the Monster is caught, and you were on the right side.
lesson-monstre-alone-done-none = No point this time. Look at the way the Monster went: where could it have been caught?

## The first game

lesson-monstre-tip-holds = You hold the Monster: count your turns. It needs an empty hand.
lesson-monstre-tip-missed = Missed does not mean innocent: Hideouts and powers keep quiet.
lesson-monstre-tip-one-left = A hand is down to one card. If it is the Monster, it comes out next turn.
