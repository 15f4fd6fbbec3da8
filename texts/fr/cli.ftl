# Les mots du programme dans le terminal.

## games

cli-games-game = jeu
cli-games-players = joueurs
cli-games-minutes = minutes
cli-games-options = options
cli-games-bots = bots
cli-games-default = par défaut

## play

cli-play-welcome = « ? » donne les coups et explique les cartes, Entrée remontre la table, « quit » quitte.
cli-play-person = Joueur { $seat }
cli-play-prompt = { $name }, à vous >
cli-play-pass = Passez le clavier à { $name }, qui appuie sur Entrée.
cli-play-free = (Entrée : ne rien dire.)
cli-play-no-pass = Tout le monde vous attend : choisissez un coup (« ? » les donne).
cli-play-nothing = Rien n’a été joué. « ? » dit ce que vous pouvez faire.
cli-play-which = Lequel ?
cli-play-moves = Coups
cli-play-cards = Cartes sur la table et en main
cli-play-advice = { $worth ->
    [yes] Un bot « { $level } » jouerait, le meilleur coup d’abord (entre parenthèses, sa part de la victoire selon lui) :
   *[no] Un bot « { $level } » jouerait :
}
cli-play-advice-none = Un bot « { $level } » ne ferait rien.
cli-play-advice-beliefs = Ce qu’il croit, d’après ce que vous avez vu :
cli-play-advice-move = (« { $typed } » est aussi un coup ici : tapez son numéro, { $number }.)
cli-play-hint = Tapez un numéro, un coup ou le début de ses mots. « ? air-3 » explique une carte, « ? bes-12 » une règle ; « indice » demande conseil à un bot.
cli-play-no-help = Il n’y a pas d’aide sur « { $thing } ».
cli-play-left = La partie a été quittée avant la fin.
cli-play-recorded = La partie est notée dans { $file }.

## bot

cli-bot-seated = Installé sous le nom « { $name } », joueur { $seat } à { $game }.
cli-bot-away = Le serveur ne répond pas ({ $why }). On réessaie.
cli-bot-lost = Le programme a perdu son siège jusqu’à la fin de cette partie : { $fault ->
    [silence] il n’a pas répondu à temps.
    [illegal] il a choisi un coup qu’on ne lui proposait pas ({ $detail }).
   *[garbled] il a répondu quelque chose qui n’est pas une réponse ({ $detail }).
}
cli-bot-error = Le serveur dit : { $detail }

## replay

cli-replay-enter = Entrée pour le coup suivant

## scenario

cli-scenario-passed = ok { $file } : { $title } ({ $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
})
cli-scenario-failed = { $failed } sur { $all } en échec.

## lesson

cli-lesson-passed = ok { $file } : { $steps ->
    [0] aucune étape
    [one] une étape
   *[other] { $steps } étapes
}, { $answers ->
    [0] aucune réponse aux erreurs
    [one] une réponse à une erreur
   *[other] { $answers } réponses aux erreurs
}, { $time } environ pour qui n’en fait pas.
cli-lesson-failed = { $failed } sur { $all } en échec.

## riddles

cli-riddles-passed = ok { $file } : { $count ->
    [0] aucune énigme
    [one] une énigme prouvée
   *[other] { $count } énigmes prouvées
  }.
cli-riddles-failed = { $failed ->
    [0] Aucune énigme en défaut.
    [one] Une énigme est en défaut.
   *[other] { $failed } énigmes sont en défaut.
  }

## simulate

cli-simulate-bot = bot
cli-simulate-games = parties
cli-simulate-wins = victoires
cli-simulate-share = part des victoires
cli-simulate-rank = place moyenne
cli-simulate-points = points moyens
cli-simulate-seat = au siège { $seat }
cli-simulate-options = options
cli-simulate-players = joueurs
cli-simulate-moves = coups par partie
cli-simulate-length = { $games } parties de { $mean } coups en moyenne (de { $least } à { $most }), en { $seconds } s : { $rate } coups/s
cli-simulate-outcome = fin par { $reason } : { $games } parties, { $share }

## match

cli-match-game = jeu
cli-match-goal = seuil / but
cli-match-reached = atteint
cli-match-reached-nothing = rien
cli-match-reached-floor = le seuil
cli-match-reached-aim = le but
cli-match-of-players = { $n ->
    [one] seul
   *[other] { $n } joueurs
}
cli-match-suite-title = Force des bots
cli-match-suite-notes = Chaque ligne oppose un niveau à des copies de « reference », sur des donnes qui n’ont pas servi au réglage. « Atteint » juge la part elle-même, non son intervalle ; quand il y a trop peu de parties, leur nombre est suivi de celui qu’il faudrait. Hasard : combien de fois une même donne fait gagner deux parties au même siège ou au même camp (entre parenthèses : par pur hasard).
cli-match-bot = bot
cli-match-side = camp
cli-match-against = contre
cli-match-games = parties
cli-match-victories = victoires
cli-match-share = part des victoires
cli-match-par = à égalité
cli-match-luck = hasard
cli-match-ceiling = à cartes ouvertes
cli-match-rating = force
cli-match-thought = temps par décision
cli-match-ending = { $who } : { $reason }
cli-match-time = Joué en { $time }.
cli-match-written = Le rapport est dans { $file }.
cli-match-open = Le test n’est pas tranché : il faut plus de parties.
cli-match-rather = Le test est tranché : la part est plutôt de { $share }.
cli-match-above = La part est au-dessus de { $share }.
cli-match-below = La part est au-dessous de { $share }.
cli-match-fault = { $who } { $what } (nombre de fois : { $times }, d’abord à la partie/au siège { $where }) ; le hasard a joué à sa place. { $thing }
cli-match-fault-start = n’a pas pu démarrer
cli-match-fault-silence = n’a pas répondu à temps
cli-match-fault-crash = s’est arrêté avant la fin de la partie
cli-match-fault-garbled = a donné une réponse qui n’en est pas une
cli-match-fault-illegal = a choisi un coup qui ne lui était pas proposé
cli-match-bound-same-seat = Hasard : de deux parties d’une même donne, des bots égaux laissent gagner deux fois le même siège dans { $share } des cas ; le pur hasard donne { $what }.
cli-match-bound-same-side = Hasard : de deux parties d’une même donne, des bots égaux laissent gagner deux fois le même camp dans { $share } des cas ; le pur hasard donne { $what }.
cli-match-bound-both-won = Hasard : de deux parties d’une même donne, le même bot gagne les deux dans { $share } des cas ; le pur hasard donne { $what }.
cli-match-bound-true-state-search = À cartes ouvertes : une recherche sur la vraie position gagne { $share } des parties, un bot égal { $what }.
cli-match-bound-true-hands-search = À cartes ouvertes : une recherche qui voit toutes les mains gagne { $share } des parties, un bot égal { $what }.
cli-match-bound-knows-habitat = À cartes ouvertes : qui connaît l’habitat gagne { $share } des parties, un bot égal { $what }.
cli-match-bound-knows-lair = À cartes ouvertes : qui connaît le repaire gagne { $share } des parties, un bot égal { $what }.
cli-match-bound-knows-wolves = À cartes ouvertes : un village qui connaît ses loups gagne { $share } des parties, un village comme les autres { $what }.
cli-match-bound-lucky-seer = À cartes ouvertes : un village dont la Voyante regarde toujours un loup gagne { $share } des parties, un village comme les autres { $what }.
cli-match-bound-source = Ces bornes ont été mesurées contre les bots de référence de novembre 2026, avec les options habituelles.
cli-match-language = fr
cli-match-title = { $game } : un match
cli-match-players = joueurs :
cli-match-deals = donnes :
cli-match-all-games = parties :
cli-match-moves = coups par partie :
cli-match-seed = graine :
cli-match-options = options :
cli-match-strength = force et réflexion
cli-match-simulations = force selon les simulations par décision
cli-match-endings = comment les parties finissent
cli-match-notes = remarques
cli-match-legend = Points : parts et intervalles à 95 %. Tirets : un bot égal. Triangles : un bot qui voit ce qui est caché.
cli-match-method = Chaque donne est jouée avec toutes les places. Les intervalles des parts sont ceux de Wilson, pour autant de parties que les donnes en valent ; les forces suivent Bradley et Terry, et Plackett et Luce à plus de deux, avec des intervalles obtenus en pesant les donnes au hasard. 400 points font dix victoires pour une.

## bench

cli-bench-game = **{ $game }**, { $players } joueurs : { $moves } coups par partie au hasard, un état de { $state } octets, une observation de { $packed } octets
cli-bench-what = sur un cœur, par seconde
cli-bench-rate = milieu
cli-bench-least = le plus lent
cli-bench-most = le plus rapide
cli-bench-moves = coups au hasard
cli-bench-moves-observed = coups au hasard, chacun avec une observation compacte
cli-bench-views = vues
cli-bench-observations = observations compactes
cli-bench-clones = copies d’un état
cli-bench-worlds = mondes imaginés
cli-bench-worlds-pooled = mondes imaginés, par réserves de 64
cli-bench-simulations = simulations d’une recherche, mondes compris
cli-bench-decisions = décisions du niveau normal
cli-bench-refereed = coups arbitrés : lus, vérifiés, joués, vues de tous les sièges
cli-bench-server = de même, avec les vues en JSON
cli-bench-session = coups servis : vérifiés, joués, le moment de chaque siège en texte

## Cryptide

cli-cryptide-setup = **{ $code }**
cli-cryptide-legend = D désert, F forêt, L lac, M montagne, S marécage ; b ours, p puma ; ▲ pierre, ⌂ cabane : w blanche, g verte, b bleue, k noire
cli-cryptide-clue = { $seat }. { $clue }
cli-cryptide-end = Indication : { $hint } Habitat : { $habitat }. Difficulté : { $difficulty } (cases qui restent en moyenne sans un indice : { $mean }).
cli-cryptide-seed = Graine : { $seed }
cli-bench-setups-normal-3 = mises en place, normal, 3 joueurs
cli-bench-setups-normal-4 = mises en place, normal, 4 joueurs
cli-bench-setups-normal-5 = mises en place, normal, 5 joueurs
cli-bench-setups-advanced-3 = mises en place, avancé, 3 joueurs
cli-bench-setups-advanced-4 = mises en place, avancé, 4 joueurs
cli-bench-setups-advanced-5 = mises en place, avancé, 5 joueurs
cli-bench-solver-lines = lignes du solveur
cli-bench-joint-normal-4 = déductions à plusieurs, normal, 4 joueurs
cli-bench-joint-advanced-5 = déductions à plusieurs, avancé, 5 joueurs

## gevaudan

cli-gevaudan-valid = { $file } est un plateau valable. Son code, pour l’option board :
