# La leçon : Gévaudan. Lu par la leçon du même nom (lessons/gevaudan.lesson).

lesson-gevaudan-title = La leçon de chasse

## four-facts

lesson-gevaudan-four-facts-name = Le but : la tanière en quatre faits
lesson-gevaudan-four-facts-idea = Quatre faits, oui ou non, nomment une seule case sur seize.
lesson-gevaudan-four-facts-coach-1 = Commençons par la fin. Vous savez quatre choses de la tanière : rivière oui, Dragons oui, village non, forêt non.
lesson-gevaudan-four-facts-coach-2 = Une seule case a tout cela, et rien d’autre. Allez‑y.
lesson-gevaudan-four-facts-coach-3 = Rivière et Dragons, ni village ni forêt. Posez votre piège.
lesson-gevaudan-four-facts-wrong-a3 = Une rivière, mais pas de Dragons. Un piège manqué, et vous voilà hors de la chasse.
lesson-gevaudan-four-facts-wrong-c5 = Rivière et Dragons, mais il y a un village ici. Un piège manqué, et la chasse est finie pour vous.
lesson-gevaudan-four-facts-wrong-end = Quatre actions, et la gloire à un pas. Avancez !
lesson-gevaudan-four-facts-wrong-leave = Partir sans piéger ? Vous êtes à la tanière.
lesson-gevaudan-four-facts-wrong-refuge = La Bête ne loge pas dans un refuge.
lesson-gevaudan-four-facts-else = Vous en savez assez : une case, un piège.
lesson-gevaudan-four-facts-done = Six mille livres ! Reste à apprendre d’où venaient ces quatre choses.

## look

lesson-gevaudan-look-name = Avancer, examiner, archiver
lesson-gevaudan-look-idea = Un tour, quatre actions ; on regarde en secret, on emporte devant tous.
lesson-gevaudan-look-coach-1 = Chaque case porte une empreinte : on voit sa couleur, pas ce qu’elle dit.
lesson-gevaudan-look-coach-2 = Avancer coûte une action, examiner aussi. Allez en A3, où l’empreinte est bleue comme la rivière.
lesson-gevaudan-look-coach-3 = Examinez‑la : personne d’autre ne verra ce qu’elle dit.
lesson-gevaudan-look-coach-4 = « Présente », un point. Archivez‑la : elle est à vous, les autres ne la trouveront plus.
lesson-gevaudan-look-wrong-refuge = On peut, les refuges ont aussi leur empreinte. Mais cherchons la bleue.
lesson-gevaudan-look-wrong-end = Il vous reste des actions, et l’empreinte attend.
lesson-gevaudan-look-wrong-order = D’abord regarder, ensuite emporter.
lesson-gevaudan-look-else-move = L’empreinte bleue est en A3, juste à côté.
lesson-gevaudan-look-else-examine = Vous y êtes : examinez l’empreinte.
lesson-gevaudan-look-else-archive = Emportez‑la d’abord : archivez.
lesson-gevaudan-look-done = Tout le monde a vu quelle empreinte vous emportez, personne ce qu’elle dit. Il reste une action.

## three

lesson-gevaudan-three-name = Prouver, et le pense-bête
lesson-gevaudan-three-idea = Trois empreintes pareilles d’une couleur sont une preuve.
lesson-gevaudan-three-coach-1 = Chaque couleur a trois « présent » et trois « absent ». Vous tenez deux bleues, « présente » toutes deux.
lesson-gevaudan-three-coach-2 = Une autre bleue est sous vos pieds : examinez‑la.
lesson-gevaudan-three-coach-3 = Trois pareilles : la rivière est dans la tanière, c’est prouvé.
lesson-gevaudan-three-coach-4 = Glissez un pense-bête, « Rivière présente » : il rapporte un cube, donc une action de plus.
lesson-gevaudan-three-wrong-early = Pas si vite : examinez d’abord la troisième.
lesson-gevaudan-three-wrong-absent = Un pense-bête peut mentir, mais celui-ci vous tromperait vous-même.
lesson-gevaudan-three-wrong-colour = Permis, mais vous n’en savez rien encore, et il n’y en a qu’un par couleur.
lesson-gevaudan-three-else = L’empreinte est sous vos pieds : examinez‑la.
lesson-gevaudan-three-else-note = D’abord le pense-bête : il ne coûte rien.
lesson-gevaudan-three-done = Une certitude en poche, et un cube avec.

## box

lesson-gevaudan-box-name = La boîte dit le contraire
lesson-gevaudan-box-idea = La boîte cache une empreinte par couleur ; la tanière est son contraire.
lesson-gevaudan-box-coach-1 = Village : deux « présent » et deux « absent » sont visibles. Une empreinte de chaque couleur dort dans la boîte.
lesson-gevaudan-box-coach-2 = La cinquième rouge est sous vos pieds, et c’est elle qui décide. Regardez.
lesson-gevaudan-box-coach-3 = Trois « absent » dehors : la boîte cache donc un « présent ».
lesson-gevaudan-box-coach-4 = Et la tanière, alors ? Glissez votre pense-bête.
lesson-gevaudan-box-wrong-move = Vous étiez dessus !
lesson-gevaudan-box-wrong-early = Examinez d’abord : pour l’instant, c’est deux contre deux.
lesson-gevaudan-box-wrong-present = « Présent », c’est la boîte. La tanière est toujours le contraire de la boîte.
lesson-gevaudan-box-wrong-colour = De cette couleur-là, vous ne savez rien encore.
lesson-gevaudan-box-else = L’empreinte est sous vos pieds : examinez‑la.
lesson-gevaudan-box-else-note = D’abord le pense-bête : village, oui ou non ?
lesson-gevaudan-box-done = La boîte dit « présent », la tanière dit non. Toujours le contraire.

## archives

lesson-gevaudan-archives-name = Les archives des autres
lesson-gevaudan-archives-idea = Ce que vous cherchez se promène dans la poche des autres.
lesson-gevaudan-archives-coach-1 = { $opponent } garde deux empreintes vertes dans ses archives, et vous tenez une verte « absente ». Allez sur sa case.
lesson-gevaudan-archives-coach-2 = Consulter coûte une action : plusieurs d’une même couleur, ou toutes différentes. Prenez les deux vertes.
lesson-gevaudan-archives-wrong-far = Pour consulter, il faut se trouver sur la même case.
lesson-gevaudan-archives-wrong-both = Deux vertes et une jaune : une seule couleur, ou toutes différentes. Pas les deux.
lesson-gevaudan-archives-wrong-mixed = Permis : une verte et la jaune. Mais il vous faut les deux vertes.
lesson-gevaudan-archives-wrong-single = Pour le même prix, vous pouvez voir les deux vertes.
lesson-gevaudan-archives-else-move = Tout se passe en C4, à un pas.
lesson-gevaudan-archives-else-consult = Vous êtes au bon endroit : consultez les deux vertes.
lesson-gevaudan-archives-done = « Absente » deux fois, et la vôtre : pas de forêt. Personne d’autre ne l’a vu.

## beast

lesson-gevaudan-beast-name = La Bête et son dé
lesson-gevaudan-beast-idea = Le dé ne se devine pas, mais on peut finir hors de toutes ses routes.
lesson-gevaudan-beast-coach-1 = Quand tous ont joué, le dé choisit une couleur de flèche et la Bête avance de trois cases. Voici ses trois routes.
lesson-gevaudan-beast-coach-2 = D’abord le travail : examinez l’empreinte.
lesson-gevaudan-beast-coach-3 = Vous êtes en plein sur une route. Finissez sur une case où aucune ne passe.
lesson-gevaudan-beast-coach-4 = Ici, rien ne passe. Finissez votre tour.
lesson-gevaudan-beast-also-far = Un détour, mais un bon : aucune route ne passe là.
lesson-gevaudan-beast-also-refuge = Un refuge : la Bête n’y entre jamais.
lesson-gevaudan-beast-wrong-beast = Entrer chez la Bête blesse aussi, au début de votre prochain tour.
lesson-gevaudan-beast-wrong-end = Ici, la Bête peut vous passer dessus : une blessure, donc trois actions au lieu de quatre.
lesson-gevaudan-beast-else-examine = Examinez d’abord : il vous restera trois actions pour partir.
lesson-gevaudan-beast-else-way = Cette case est sur une de ses routes, ou ne vous en éloigne pas.
lesson-gevaudan-beast-else-end = Vous êtes à l’abri : finissez votre tour.
lesson-gevaudan-beast-done = La flèche noire : la Bête traverse votre ancienne case. Et désormais elle court plus vite.

## battue

lesson-gevaudan-battue-name = La battue
lesson-gevaudan-battue-idea = Le même fait vaut plus pour qui tient déjà les deux autres.
lesson-gevaudan-battue-coach-1 = Une battue ! Tous les chasseurs partent de la case de la Bête, et vous les menez, deux cases durant.
lesson-gevaudan-battue-coach-2 = Chaque empreinte traversée se retourne pour tout le monde. Il vous manque une troisième jaune « présent » : passez par D2.
lesson-gevaudan-battue-wrong-away = Par là, { $opponent } en apprend autant que vous. Vous tenez deux jaunes : il en manque une.
lesson-gevaudan-battue-else = La battue attend : par où passe‑t‑elle ?
lesson-gevaudan-battue-done = Pour { $opponent }, une empreinte de plus. Pour vous, une certitude : les Dragons sont à la tanière.

## alone

lesson-gevaudan-alone-name = Deux manches sans aide
lesson-gevaudan-alone-idea = Chercher, prouver, esquiver, piéger : tout ensemble.
lesson-gevaudan-alone-coach-1 = Une autre tanière, et deux manches à vous. { $opponent } est à un pas, la Bête à deux, et l’empreinte sous vos pieds est rouge.
lesson-gevaudan-alone-done-won = La tanière ! La prime est pour vous.
lesson-gevaudan-alone-done-lost = { $opponent } a trouvé la tanière. Comparez la boîte et vos empreintes : que manquait‑il ?
lesson-gevaudan-alone-done-out = La chasse s’arrête ici pour vous. La prochaine fois, une preuve de plus, ou un pas de côté.
lesson-gevaudan-alone-done-open = Deux manches, et la chasse ne fait que commencer. Vous savez la mener.

## Première partie

lesson-gevaudan-tip-third = Une couleur à la fois : cherchez la troisième empreinte pareille plutôt qu’une première.
lesson-gevaudan-tip-heal = Deux blessures, deux actions par tour : se soigner coûte un tour et vous les rend.
lesson-gevaudan-tip-last = La fin est parmi ces dernières cartes : dès qu’elle sort, il ne reste qu’une manche.
