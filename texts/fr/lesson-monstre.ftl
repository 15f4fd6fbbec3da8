# La leçon : Mon voisin le monstre. Lu par la leçon du même nom (lessons/monstre.lesson).

lesson-monstre-title = La leçon de bon voisinage

## hunt

lesson-monstre-hunt-name = Le but : trouver le Monstre, le chasser
lesson-monstre-hunt-idea = Le trouver, le nommer, gagner.
lesson-monstre-hunt-coach-1 = Quelqu’un tient le Monstre, et ce n’est pas vous.
lesson-monstre-hunt-coach-2 = Jouez l’Enquête chez { $name2 } : vous verrez toute sa main.
lesson-monstre-hunt-coach-3 = Le Loup-garou est chez { $name2 }, sans Cachette. Chasseur !
lesson-monstre-hunt-wrong-house = Chez { $name3 }, il n’y a rien à trouver. Essayez chez { $name2 }.
lesson-monstre-hunt-wrong-first = La première case du Chasseur est rouge : jamais au premier tour.
lesson-monstre-hunt-wrong-hunt = Ce serait manqué, et personne n’en dirait la raison. Chez { $name3 }, vraiment ?
lesson-monstre-hunt-wrong-friend = Ami d’un Monstre que vous pouvez prendre ? Deux points vous tendent les bras.
lesson-monstre-hunt-else-look = D’abord savoir : l’Enquête, chez { $name2 }.
lesson-monstre-hunt-else-hunt = Vous savez où est le Monstre : le Chasseur, maintenant.
lesson-monstre-hunt-done = Deux points pour vous, un pour { $name3 }, rien pour { $name2 }.

## pass

lesson-monstre-pass-name = Recevoir le Monstre, le passer
lesson-monstre-pass-idea = Personne n’est le Monstre bien longtemps.
lesson-monstre-pass-coach-1 = Ragot : chacun donne une carte à gauche. Donnez votre Ami à { $name2 }.
lesson-monstre-pass-coach-2 = Surprise : le Monstre, c’est vous. Il ne se joue qu’en dernière carte.
lesson-monstre-pass-coach-3 = Passez‑le donc à { $name2 } : un Accord, pour une carte.
lesson-monstre-pass-coach-4 = Et maintenant, donnez le Gumiho.
lesson-monstre-pass-wrong-keep = Gardez cette carte : vous allez en avoir besoin.
lesson-monstre-pass-wrong-two = Une carte suffit : l’autre, gardez‑la.
lesson-monstre-pass-wrong-house = C’est de là qu’il vient ! Essayez plutôt chez { $name2 }.
lesson-monstre-pass-wrong-hunt = Le Monstre est chez vous ; qui voulez‑vous prendre ?
lesson-monstre-pass-wrong-monster = Pas encore : le Monstre se joue quand il est votre dernière carte.
lesson-monstre-pass-wrong-weapon = Vous gardez le Monstre et vous donnez l’arme. C’est le contraire qu’il faut.
lesson-monstre-pass-done = Bon débarras. Et vous savez où il est, désormais.

## again

lesson-monstre-again-name = Se souvenir de ce qu’on donne
lesson-monstre-again-idea = Ce que vous avez donné, vous le savez : c’est votre meilleur indice.
lesson-monstre-again-coach-1 = L’œil, chez { $name2 }, montre ce que vous y savez : vous avez livré le Monstre. Reprenez votre Chasseur.
lesson-monstre-again-wrong-house = { $name3 } ? Mais c’est chez { $name2 } que vous avez livré le Monstre !
lesson-monstre-again-wrong-swindle = Vous pourriez le reprendre… et redevenir le gibier.
lesson-monstre-again-done = Monstre au deuxième tour, chasse au troisième : bienvenue dans la rue.

## last-card

lesson-monstre-last-card-name = Garder le Monstre jusqu’au bout
lesson-monstre-last-card-idea = Le Monstre veut une main vide ; la Cachette lui en donne le temps.
lesson-monstre-last-card-coach-1 = Cette fois, gardez‑le : seul dans votre main, il gagne.
lesson-monstre-last-card-coach-2 = La Cachette vous protège tant qu’elle reste en main. Par quelle carte commencer ?
lesson-monstre-last-card-coach-3 = { $name3 } vous a manqué : la Cachette a tenu. Elle a fait son temps, jouez‑la.
lesson-monstre-last-card-coach-4 = Dernière carte. Sortez.
lesson-monstre-last-card-wrong-hideout = Sans Cachette en main, le Chasseur { DE($name3) }{ $name3 } vous prend. Elle sert en main, pas sur la table.
lesson-monstre-last-card-wrong-monster = Pas encore : il lui faut une main vide.
lesson-monstre-last-card-done = Deux points : c’est aussi comme cela qu’on gagne.

## friend

lesson-monstre-friend-name = L’Ami du Monstre
lesson-monstre-friend-idea = Les Amis gagnent avec le Monstre, et tombent avec lui.
lesson-monstre-friend-coach-1 = Le Vampire est chez { $name2 }, bien caché, et vous n’avez pas de Chasseur. Devenez son Ami : s’il sort, vous marquez aussi.
lesson-monstre-friend-coach-2 = L’Ami fait perdre un Chasseur à quelqu’un. À qui ?
lesson-monstre-friend-coach-3 = Un Chasseur de moins. Il vous reste une carte : jouez‑la.
lesson-monstre-friend-wrong-house = Chez { $name2 }, pas de Chasseur à perdre ; chez { $name3 }, si. Et un Ami ne marque rien quand le Monstre est pris.
lesson-monstre-friend-wrong-rumour = Le Monstre pourrait filer n’importe où, et vous n’y gagneriez rien.
lesson-monstre-friend-done = Le Vampire sort : deux points pour { $name2 }, et deux pour vous.

## dog

lesson-monstre-dog-name = Le Chien et la dernière carte
lesson-monstre-dog-idea = Avec une seule carte en main, on n’a plus le choix.
lesson-monstre-dog-coach-1 = La dernière carte, chez { $name2 }, c’est le Monstre : il sort au prochain tour.
lesson-monstre-dog-coach-2 = Chasseur ou Chien ? Certains Monstres ignorent un Chasseur ; le Chien, lui, fait jeter une carte.
lesson-monstre-dog-wrong-hunter = C’était la Sirène : elle ignore le premier Chasseur de la manche.
lesson-monstre-dog-wrong-house = { $name3 } jette son Ami, et { $name2 } triomphe.
lesson-monstre-dog-wrong-hunt = Le Monstre est chez { $name2 }, et il ne reste qu’un tour.
lesson-monstre-dog-done = Une carte, aucun choix : la Sirène est prise. Deux points.

## alone

lesson-monstre-alone-name = Une manche sans aide
lesson-monstre-alone-idea = Chercher, passer, cacher, chasser : toute la rue ensemble.
lesson-monstre-alone-coach-1 = L’Avis de recherche est chez vous : vous ouvrez la manche. Le reste, c’est la rue.
lesson-monstre-alone-done-two = Deux points : la rue vous connaît, maintenant.
lesson-monstre-alone-done-one = Un point : le Monstre est pris, et vous étiez du bon côté.
lesson-monstre-alone-done-none = Aucun point cette fois. Regardez le chemin du Monstre : où aurait‑on pu le prendre ?

## Première partie

lesson-monstre-tip-holds = Vous tenez le Monstre : comptez vos tours. Il lui faut une main vide.
lesson-monstre-tip-missed = Manqué ne veut pas dire innocent : Cachettes et pouvoirs se taisent.
lesson-monstre-tip-one-left = Une main n’a plus qu’une carte. Si c’est le Monstre, il sort au prochain tour.
