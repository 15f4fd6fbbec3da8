# La leçon : Bestioles en guerre. Lu par la leçon du même nom (lessons/bestioles.lesson).

lesson-bestioles-title = La leçon de commandement

## two-of-three

lesson-bestioles-two-of-three-name = Le but : deux théâtres sur trois
lesson-bestioles-two-of-three-idea = Comparez les totaux, théâtre par théâtre : deux théâtres gagnent.
lesson-bestioles-two-of-three-coach-1 = Trois théâtres, et il en faut deux. Le plus gros total tient le théâtre.
lesson-bestioles-two-of-three-coach-2 = Vous tenez la Terre. Jouez votre dernière carte pour en tenir un deuxième.
lesson-bestioles-two-of-three-wrong-air = Cachée, une carte ne vaut plus que 2 : six partout dans l’Air. Et l’égalité va au premier joueur, { $opponent }.
lesson-bestioles-two-of-three-wrong-sea = Cachée, elle ne vaut plus que 2, contre 5 en face.
lesson-bestioles-two-of-three-wrong-land = La Terre est déjà à vous ; c’est un deuxième théâtre qu’il vous faut.
lesson-bestioles-two-of-three-wrong-withdraw = Pas encore : cette bataille se gagne en un coup.
lesson-bestioles-two-of-three-done = Mer 6 à 5, Terre 6 à 3 : bataille gagnée, six points.

## joker

lesson-bestioles-joker-name = Poser caché, en joker
lesson-bestioles-joker-idea = Une carte cachée vaut 2, là où il vous les faut.
lesson-bestioles-joker-coach-1 = Visible, une carte ne va que dans le théâtre de sa couleur. Cachée, elle va partout, et vaut 2.
lesson-bestioles-joker-coach-2 = En Mer, c’est perdu. Où deux points suffiraient-ils ?
lesson-bestioles-joker-wrong-up = Deux contre six en Mer : une carte pour rien.
lesson-bestioles-joker-wrong-place = Bien cachée, mais pas au bon endroit : c’est l’Air qui se joue à un point.
lesson-bestioles-joker-wrong-withdraw = Regardez l’Air : trois contre quatre, et il vous reste une carte.
lesson-bestioles-joker-done = Trois et deux font cinq, contre quatre : l’Air est à vous, et la bataille avec.

## withdraw

lesson-bestioles-withdraw-name = Se replier à temps
lesson-bestioles-withdraw-idea = Partir tôt est la défaite la moins chère ; chaque carte jouée la renchérit.
lesson-bestioles-withdraw-coach-1 = { $opponent } mène dans l’Air et en Mer, et votre main est maigre. Jusqu’au bout, vous donneriez six points.
lesson-bestioles-withdraw-coach-2 = Regardez le prix du repli : deux points, tant qu’il vous reste quatre cartes.
lesson-bestioles-withdraw-wrong-play = Trois points maintenant, et rien ne s’est arrangé. Revenons d’un coup.
lesson-bestioles-withdraw-done = Deux points donnés, quatre économisés. C’est ainsi qu’on gagne une guerre.

## power

lesson-bestioles-power-name = Un pouvoir immédiat
lesson-bestioles-power-idea = Retourner une carte, c’est en faire un 2.
lesson-bestioles-power-coach-1 = L’éclair marque un pouvoir, qui frappe dès que la carte est visible. Manœuvre retourne une carte du théâtre d’à côté.
lesson-bestioles-power-coach-2 = Jouez Manœuvre visible, sur Terre.
lesson-bestioles-power-coach-3 = Maintenant, choisissez la carte à retourner.
lesson-bestioles-power-wrong-down = Cachée, Manœuvre perd son pouvoir : deux points, et c’est tout.
lesson-bestioles-power-wrong-withdraw = Un repli maintenant ? Votre dernière carte peut encore gagner un théâtre.
lesson-bestioles-power-wrong-sea = La Mer est déjà à vous. C’est le 6 de l’Air qui vous barre la route.
lesson-bestioles-power-wrong-own = On peut retourner ses propres cartes, mais ici vous vous désarmez.
lesson-bestioles-power-done = Un 6 retourné ne vaut plus que 2. Les vôtres aussi, prenez garde !

## blanket

lesson-bestioles-blanket-name = Couvrir pour protéger
lesson-bestioles-blanket-idea = On ne retourne que la carte du dessus : couvrir protège.
lesson-bestioles-blanket-coach-1 = { $opponent } a repris Embuscade en main, et vous l’avez vue passer : elle retourne n’importe quelle carte.
lesson-bestioles-blanket-coach-2 = Sauf une carte couverte. Lequel de vos théâtres faut‑il mettre à l’abri ?
lesson-bestioles-blanket-wrong-sea = Dix en Mer, c’est du luxe. Le 6 de l’Air est tombé à 2 : perdu.
lesson-bestioles-blanket-wrong-place = Dans l’Air, votre 6 resterait seul et à découvert : c’est lui qu’on viserait.
lesson-bestioles-blanket-wrong-withdraw = Rien n’est perdu : deux théâtres sont à vous, il suffit de les garder.
lesson-bestioles-blanket-done = Votre 6 a servi de couverture. C’était son meilleur emploi.

## score

lesson-bestioles-score-name = La guerre : 12 points
lesson-bestioles-score-idea = Un repli se paie : vérifiez que vous en avez les moyens.
lesson-bestioles-score-coach-1 = { $opponent } a dix points, et douze gagnent la guerre. Combien coûterait un repli ?
lesson-bestioles-score-coach-2 = Alors il reste à se battre. Vous connaissez le coup.
lesson-bestioles-score-coach-3 = Et la carte à retourner, vous la connaissez aussi.
lesson-bestioles-score-wrong-withdraw = Quatre points : dix et quatre font quatorze, et la guerre est finie.
lesson-bestioles-score-wrong-down = Cachée, elle ne retourne rien, et l’Air reste perdu.
lesson-bestioles-score-wrong-flip = Il vous faut encore un théâtre : celui que tient le 6 de l’Air.
lesson-bestioles-score-done = Terre perdue, Air et Mer gardés : douze à dix !

## hammer

lesson-bestioles-hammer-name = Garder sa force pour la fin
lesson-bestioles-hammer-idea = On échappe à la force que vous montrez ; celle que vous gardez se paie.
lesson-bestioles-hammer-coach-1 = L’Air est à vous pour de bon, et vos Chars d’assaut prendront la Terre. Mais { $opponent } aussi sait se replier.
lesson-bestioles-hammer-coach-2 = Deux cartes en face : partir maintenant coûterait quatre points. Laissez donc un peu d’espoir.
lesson-bestioles-hammer-coach-3 = Il est trop tard pour partir à bon prix. Sortez le marteau.
lesson-bestioles-hammer-wrong-early = Gagné, mais { $opponent } part à temps : quatre points. Et si le 6 venait en dernier ?
lesson-bestioles-hammer-wrong-down = Caché, le marteau ne vaut plus que 2.
lesson-bestioles-hammer-wrong-withdraw = C’est vous qui tenez le marteau : rien ne presse.
lesson-bestioles-hammer-done = Six points au lieu de quatre : le marteau est venu en dernier.

## battle

lesson-bestioles-battle-name = Une fin de bataille sans aide
lesson-bestioles-battle-idea = Compter, cacher, frapper, partir : tout ensemble.
lesson-bestioles-battle-coach-1 = Trois cartes chacun, et { $opponent } a ouvert. À vous ; maintenant, je me tais.
lesson-bestioles-battle-done-won = Bataille gagnée. Le commandement est à vous.
lesson-bestioles-battle-done-left = Bien jugé : un repli coûte moins de six points.
lesson-bestioles-battle-done-lost = Six points pour { $opponent }. À quel moment auriez‑vous pu partir ?

## Première partie

lesson-bestioles-tip-count = Partir coûte maintenant trois points. Avant de jouer : pouvez‑vous encore gagner deux théâtres ?
lesson-bestioles-tip-escaped = Peu de points : trop de force montrée d’un coup, et l’autre a filé à temps.
lesson-bestioles-tip-swap = Les rôles s’échangent à chaque bataille : les égalités changent de camp.
