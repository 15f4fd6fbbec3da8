# Ce que le hibou dit dans toutes les leçons, et autour d’elles.

lesson-word = Leçon
lesson-of = Leçon · { $game }
lesson-you = Vous
# A village speaks of everybody by name, also of a learner who has none yet.
lesson-villager = Camille
lesson-at = Étape { $n } sur { $of }
lesson-plan = Le plan de la leçon
lesson-again = Recommencer l’étape
lesson-skip = Passer
lesson-note = Rien ne presse : ni horloge, ni points. Un coup raté se rejoue.
lesson-rules = Les règles entières
lesson-continue = Continuer
lesson-next = Étape suivante
lesson-finish = Terminer la leçon
lesson-your-move = À vous de jouer
lesson-not-here = Pas ici, parce que…
lesson-leads-here = Voilà où cela mène…
lesson-understood = Compris
lesson-take-back = On revient d’un coup
lesson-step-done = C’est acquis !
lesson-done = L’étape est finie.
lesson-elsewhere = Ce coup est permis, mais ce n’est pas le sujet : suivez le hibou.
lesson-attests = Le hibou l’atteste :
lesson-you-know = Vous savez jouer à { $game }
lesson-first-game = Jouer une vraie partie
lesson-first-game-help = contre des bots faciles, le hibou à vos côtés
lesson-invite = Inviter des amis
lesson-reread = Relire les règles
lesson-others = Les autres leçons
lesson-other-new = à découvrir
lesson-other-at = étape { $n } sur { $of }
lesson-other-learnt = ✓ apprise

## Le compagnon de la première partie

tip-owl = Le hibou
tip-thanks = Compris
tip-away = Laissez-moi jouer
