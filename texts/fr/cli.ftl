# Les mots du programme dans le terminal.

## games

cli-games-game = jeu
cli-games-players = joueurs
cli-games-minutes = minutes
cli-games-options = options
cli-games-bots = robots
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
cli-play-hint = Tapez un numéro, un coup ou le début de ses mots. « ? air-3 » explique une carte, « ? bes-12 » une règle.
cli-play-no-help = Il n’y a pas d’aide sur « { $thing } ».
cli-play-left = La partie a été quittée avant la fin.
cli-play-recorded = La partie est notée dans { $file }.

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

cli-simulate-bot = robot
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
