# La leçon : Loups-garous. Lu par la leçon du même nom (lessons/loups-garous.lesson).

lesson-loups-garous-title = La leçon du village

## arrows

lesson-loups-garous-arrows-name = Écouter, puis voter
lesson-loups-garous-arrows-idea = Un vote est public ; c’est la seule chose qu’on ne reprend pas.
lesson-loups-garous-arrows-coach-1 = Simple Villageois : vous n’avez que vos oreilles et votre flèche. La nuit a emporté { $name3 }.
lesson-loups-garous-arrows-coach-2 = { $name4 } se dit Voyante et voit un loup chez { $name8 }. { $name8 } nie, { $name6 } prend sa défense.
lesson-loups-garous-arrows-coach-3 = Les autres ont tout dit. Demandez le vote.
lesson-loups-garous-arrows-coach-4 = { $name4 } ou { $name8 } ? Votre flèche décide.
lesson-loups-garous-arrows-else = Vous parlerez bientôt. Ici, écoutez, puis demandez le vote.
lesson-loups-garous-arrows-wrong-seer = Vous avez cru qui criait le plus fort. { $name4 } était bien la Voyante.
lesson-loups-garous-arrows-wrong-other = Une flèche perdue : trois partout. C’est { $name4 } ou { $name8 }.
lesson-loups-garous-arrows-wrong-nobody = Tout le monde vote, et contre quelqu’un d’autre.
lesson-loups-garous-arrows-done = Un loup de moins. Gardez ces flèches en tête : elles reviendront.

## reread

lesson-loups-garous-reread-name = Relire les paroles d’hier
lesson-loups-garous-reread-idea = Chaque carte retournée rend vraies ou fausses les paroles d’hier.
lesson-loups-garous-reread-coach-1 = La nuit a pris { $name4 }, et la carte le prouve : c’était la Voyante. Une Voyante n’a guère de raisons de mentir.
lesson-loups-garous-reread-coach-2 = Hier, { $name5 } et { $name6 } ont voté pour sauver le loup. D’un côté une erreur, de l’autre un mensonge.
lesson-loups-garous-reread-coach-3 = Relisez les paroles de la Voyante, puis demandez le vote.
lesson-loups-garous-reread-coach-4 = { $name5 } ou { $name6 } ?
lesson-loups-garous-reread-else = Vous avez tout pour conclure : demandez le vote.
lesson-loups-garous-reread-wrong-cleared = { $name5 } avait mal voté, mais la Voyante avait vu sa carte : au village. Se tromper n’est pas mentir.
lesson-loups-garous-reread-wrong-other = L’un de ces deux votes cachait un loup, et la Voyante vous a dit lequel.
lesson-loups-garous-reread-wrong-nobody = Tout le monde vote, et contre quelqu’un d’autre.
lesson-loups-garous-reread-done = { $name6 } était le second loup. Le village gagne, et la Voyante avec.

## seer

lesson-loups-garous-seer-name = La Voyante, la nuit
lesson-loups-garous-seer-idea = Tout le monde répond, pour que le silence ne dise rien.
lesson-loups-garous-seer-coach-1 = La nuit, les rôles sont appelés, et tout le monde répond : personne ne voit qui agit vraiment.
lesson-loups-garous-seer-coach-2 = Ce soir, la Voyante, c’est vous. Regardez la carte { DE($name6) }{ $name6 }.
lesson-loups-garous-seer-wrong-look = Bien aussi. Mais { $name6 } parle beaucoup pour quelqu’un qui dort.
lesson-loups-garous-seer-done = Un Loup-garou, et personne d’autre ne le sait. Quand vous n’avez rien à décider, la table répond pour vous : de loin, rien ne vous trahit.

## say

lesson-loups-garous-say-name = Dire ce qu’on sait
lesson-loups-garous-say-idea = La vérité a un prix, et c’est la Voyante qui le paie.
lesson-loups-garous-say-coach-1 = Vous savez. Si vous le dites, on vous croira peut-être, et les loups viendront chez vous ce soir.
lesson-loups-garous-say-coach-2 = Si vous accusez sans dire pourquoi, vous vivez ; mais qui vous suivra ? La nuit vient de prendre { $name2 }.
lesson-loups-garous-say-coach-3 = Osez : dites que la Voyante, c’est vous.
lesson-loups-garous-say-coach-4 = Maintenant, dites ce que vous avez vu chez { $name6 }.
lesson-loups-garous-say-coach-5 = { $name6 } se dit Voyante aussi, et vous accuse. Il n’y a qu’une carte : l’une de ces deux voix ment.
lesson-loups-garous-say-coach-6 = La parole est dite. Demandez le vote.
lesson-loups-garous-say-coach-7 = Et votez comme vous avez parlé.
lesson-loups-garous-say-wrong-quiet = Trois partout : on revote. Votre secret tient, mais il n’a pas convaincu assez. Et si vous disiez pourquoi ?
lesson-loups-garous-say-wrong-card = D’abord votre carte : sans elle, ce n’est qu’une voix de plus.
lesson-loups-garous-say-wrong-lie = Tout est permis, même cela. Mais à qui ce mensonge sert‑il ?
lesson-loups-garous-say-wrong-silent = Se taire ? Le loup voterait tranquille.
lesson-loups-garous-say-wrong-vote = Votre propre vision ne vous convainc pas ?
lesson-loups-garous-say-else-claim = D’abord votre carte : dites que la Voyante, c’est vous.
lesson-loups-garous-say-else-report = Dites ce que vous avez vu : { $name6 }, Loup-garou.
lesson-loups-garous-say-else-ready = Assez parlé : demandez le vote.
lesson-loups-garous-say-done = Un loup tombe, et { $name8 } sait maintenant qui vous êtes. C’était le prix.

## pack

lesson-loups-garous-pack-name = Chez les loups
lesson-loups-garous-pack-idea = Les loups tuent d’abord ce qui sait.
lesson-loups-garous-pack-coach-1 = Changement de camp : { $name6 } et vous, voilà les loups, et personne d’autre ne le sait. { $name6 } propose { $name4 }.
lesson-loups-garous-pack-coach-2 = Hier, { $name4 } se disait Voyante. Qui sait quelle carte la nuit lui montre ?
lesson-loups-garous-pack-wrong-prey = Deux noms, pas de majorité : la meute devrait revoter. Et { $name4 } parlera demain.
lesson-loups-garous-pack-wrong-wolf = Les loups ne se mangent pas entre eux.
lesson-loups-garous-pack-else = Les loups ont faim : désignez une proie.
lesson-loups-garous-pack-done = C’était la Voyante, et cette nuit elle regardait votre carte. Elle n’aura pas le temps de le dire.

## arrow-of-mine

lesson-loups-garous-arrow-of-mine-name = Le vote d’un loup
lesson-loups-garous-arrow-of-mine-idea = Votre vote est une parole ; faites‑la bien mentir.
lesson-loups-garous-arrow-of-mine-coach-1 = Une accusation, deux votes annoncés : { $name6 }, votre complice, va tomber. Que fera votre flèche ?
lesson-loups-garous-arrow-of-mine-coach-2 = Demain, le village relira ce vote. Demandez‑le.
lesson-loups-garous-arrow-of-mine-coach-3 = Contre qui, votre flèche ?
lesson-loups-garous-arrow-of-mine-wrong-defend = Défendre un loup perdu, c’est signer avec la meute.
lesson-loups-garous-arrow-of-mine-else = Tout est dit : demandez le vote.
lesson-loups-garous-arrow-of-mine-wrong-loyal = Fidélité trop visible : le loup tombe quand même, et demain on demandera qui votait avec lui.
lesson-loups-garous-arrow-of-mine-wrong-other = Cela ne sauve pas { $name6 }, et ne vous couvre pas.
lesson-loups-garous-arrow-of-mine-wrong-nobody = Tout le monde vote, et contre quelqu’un d’autre.
lesson-loups-garous-arrow-of-mine-done = { $name6 } tombe, aussi par votre flèche. Demain, ce vote parlera pour vous.

## girl

lesson-loups-garous-girl-name = La Petite Fille
lesson-loups-garous-girl-idea = Plus on veut en savoir, plus on risque.
lesson-loups-garous-girl-coach-1 = Petite Fille, vous pouvez dormir, jeter un coup d’œil ou regarder franchement. Pendant ce temps, chaque loup guette une maison.
lesson-loups-garous-girl-coach-2 = Regarder franchement nomme un loup ; mais un seul guetteur suffit à vous prendre.
lesson-loups-garous-girl-coach-3 = Un coup d’œil donne deux noms, dont un loup. Il faut deux guetteurs pour vous prendre, ou le dernier loup : essayez.
lesson-loups-garous-girl-also-sleep = Prudence. Vous ne saurez rien cette nuit.
lesson-loups-garous-girl-wrong-stare = { $name6 } guettait votre fenêtre : un seul loup suffit quand on regarde franchement. Vous mourez à la place de la victime.
lesson-loups-garous-girl-done = { $name2 } ou { $name6 } : l’un de ces noms cache un loup. Demain, écoutez bien les deux.
lesson-loups-garous-girl-done-slept = Le matin vient, et vous avec. Le nom des loups, ce sera pour une autre nuit.

## village

lesson-loups-garous-village-name = Un village sans aide
lesson-loups-garous-village-idea = Écouter, parler, voter, survivre : tout ensemble.
lesson-loups-garous-village-coach-1 = Un village à vous, jusqu’à la deuxième aube. On peut tout dire ; un vote, lui, ne se reprend pas.
lesson-loups-garous-village-done-alive = Deux nuits, et vous voilà debout. Relisez les votes : où sont les loups ?
lesson-loups-garous-village-done-dead = Le village continue sans vous. Vos paroles et votre vote y restent.

## Première partie

lesson-loups-garous-tip-answers = Cette nuit, tout le monde a répondu, même sans rien décider : un silence ne prouve rien.
lesson-loups-garous-tip-reread = Des cartes sont tombées : relisez qui les accusait, et qui les défendait.
lesson-loups-garous-tip-two-seers = Quelqu’un se dit Voyante. Si une autre voix dit pareil, l’une des deux ment : il n’y a qu’une carte.
