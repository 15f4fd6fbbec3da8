# La leçon : Cryptide. Lu par la leçon du même nom (lessons/cryptide.lesson).

lesson-cryptide-title = La leçon de pistage

## cube

lesson-cryptide-cube-name = L’indice et le cube
lesson-cryptide-cube-idea = Un jeton dit vrai : cube, pas ici ; disque, peut-être ici.
lesson-cryptide-cube-coach-1 = Une créature vit sur une seule case. Votre indice, bien secret, dit : un désert ou un lac.
lesson-cryptide-cube-coach-2 = Posez un cube sur une case où, d’après votre indice, la créature n’est pas.
lesson-cryptide-cube-wrong-allowed = Désert ou lac : d’après votre indice, elle pourrait y être. Un cube dit toujours vrai.
lesson-cryptide-cube-done = { $name2 } et { $name3 } ont aussi un indice, et posent un cube. Une seule case convient aux trois.

## quiet

lesson-cryptide-quiet-name = Choisir sa vérité
lesson-cryptide-quiet-idea = On ne ment jamais, mais on choisit quelle vérité dire.
lesson-cryptide-quiet-coach-1 = Encore un cube. Votre premier est sur un marécage, et les autres se demandent pourquoi.
lesson-cryptide-quiet-coach-2 = De ces trois cases, laquelle leur en dit le moins ?
lesson-cryptide-quiet-wrong-forest = Une forêt loin de tout : il ne resterait que six indices possibles. J1 en laisse dix-sept.
lesson-cryptide-quiet-wrong-mountain = Une montagne après un marécage : six indices possibles. Répétez‑vous plutôt, J1 ressemble à K1.
lesson-cryptide-quiet-wrong-allowed = Désert ou lac : votre indice le permet, un cube mentirait.
lesson-cryptide-quiet-else = Possible ailleurs aussi ; mais comparons J1, J8 et E7.
lesson-cryptide-quiet-done = Deux cubes presque jumeaux : dix-sept indices sur vingt-trois restent possibles.

## question

lesson-cryptide-question-name = Poser une question
lesson-cryptide-question-idea = Un disque sur une case bien choisie en dit long.
lesson-cryptide-question-coach-1 = À votre tour, une question ou une fouille. Demandez à { $name2 } si la créature peut être en G8.
lesson-cryptide-question-wrong-seat = La bonne case, mais commençons par { $name2 }.
lesson-cryptide-question-wrong-hex = Une question se pose partout où il n’y a pas de cube. Essayons en G8, avec { $name2 }.
lesson-cryptide-question-wrong-search = Fouiller déjà ? Un seul cube arrêterait tout. Une question d’abord.
lesson-cryptide-question-wrong-closed = Un cube ferme la case pour tout le monde.
lesson-cryptide-question-done = Un disque : « peut-être ». De cinq indices possibles, il en reste deux à { $name2 }.

## price

lesson-cryptide-price-name = Le prix d’un « non »
lesson-cryptide-price-idea = Chaque « non » vous oblige à montrer un peu de votre indice.
lesson-cryptide-price-coach-1 = Et { $name3 }, que dit son indice de G8 ? Attention : si c’est non, vous payez.
lesson-cryptide-price-coach-2 = Un cube : c’est non. Posez‑en un à votre tour, le plus discret possible.
lesson-cryptide-price-wrong-hex = C’est sur G8 que la réponse vaut cher : demandez à { $name3 }.
lesson-cryptide-price-wrong-search = Une fouille demanderait à tout le monde. Une voix manque encore : { $name3 }.
lesson-cryptide-price-wrong-again = Ce disque a déjà répondu pour { $name2 }.
lesson-cryptide-price-wrong-closed = Un cube ferme la case pour tout le monde.
lesson-cryptide-price-also-loud = Permis, mais bavard : J8 montre beaucoup de votre indice.
lesson-cryptide-price-also-cube = Permis. Près de vos deux premiers cubes, L1 en disait encore moins.
lesson-cryptide-price-wrong-true = Votre cube aussi doit dire vrai : ni désert ni lac.
lesson-cryptide-price-done = De neuf indices, il en reste deux à { $name3 }. Vous avez appris, et payé.

## notebook

lesson-cryptide-notebook-name = Le carnet
lesson-cryptide-notebook-idea = Votre propre indice est une preuve sur ceux des autres.
lesson-cryptide-notebook-coach-1 = Ouvrez le carnet et choisissez « Barrer ce que les jetons excluent ».
lesson-cryptide-notebook-coach-2 = Pour { $name3 }, deux lignes restent : forêt ou marécage, et à deux cases d’un ours. Marquez celle qui va avec votre désert ou lac.
lesson-cryptide-notebook-wrong-forest = Aucune case n’est à la fois désert et forêt : avec votre indice, c’est impossible.
lesson-cryptide-notebook-else = Rien ne presse sur la carte : d’abord le carnet.
lesson-cryptide-notebook-done = L’ours, donc. Les jetons barrent, et votre indice finit le travail.

## decide

lesson-cryptide-decide-name = Trancher entre deux soupçons
lesson-cryptide-decide-idea = Interrogez là où deux soupçons se contredisent.
lesson-cryptide-decide-coach-1 = { $name2 } : près d’un marécage, ou près d’un puma ? Cherchez une case où les deux réponses diffèrent.
lesson-cryptide-decide-coach-2 = Et si possible une case que votre indice permet, près du puma : un oui ne coûte rien.
lesson-cryptide-decide-also-found = Trouvé, et quel flair ! Le marécage aurait laissé huit cases, et il n’en reste jamais qu’une.
lesson-cryptide-decide-also-disc = Un disque : c’est le puma, et c’est gratuit. En I8, il aurait marqué en plus la bonne case.
lesson-cryptide-decide-also-cube = Un cube : ce n’est pas le marécage. Même savoir, mais il vous coûte un cube.
lesson-cryptide-decide-wrong-same = Marécage ou puma, la réponse serait la même ici : vous n’apprenez rien.
lesson-cryptide-decide-wrong-seat = Pour { $name3 }, c’est déjà clair : l’ours. Le mystère, c’est { $name2 }.
lesson-cryptide-decide-wrong-search = Huit cases si c’est le marécage, une si c’est le puma. Tranchez d’abord.
lesson-cryptide-decide-wrong-closed = Un cube ferme la case pour tout le monde.
lesson-cryptide-decide-wrong-own = On ne fouille que là où son propre indice le permet.
lesson-cryptide-decide-done = C’est le puma. Désert ou lac, ours, puma : il ne reste qu’une case.

## search

lesson-cryptide-search-name = Fouiller
lesson-cryptide-search-idea = Fouiller, c’est interroger tout le monde, votre disque en premier.
lesson-cryptide-search-coach-1 = { $name3 } vient de fouiller I6 : disque pour vous, cube pour { $name2 }, et tout s’arrête.
lesson-cryptide-search-coach-2 = Tout près du but ! À vous : fouillez la case qui convient aux trois.
lesson-cryptide-search-wrong-puma = Le cube { DE($name2) }{ $name2 } arrête la fouille, et vous en payez un. Relisez : près d’un puma.
lesson-cryptide-search-wrong-where = Il faut un puma à deux cases au plus, et un ours aussi.
lesson-cryptide-search-wrong-ask = Vous savez déjà : une seule case convient aux trois.
lesson-cryptide-search-wrong-own = On ne fouille que là où son propre indice le permet : désert ou lac.
lesson-cryptide-search-wrong-closed = Un cube ferme la case : plus rien ne s’y cache.
lesson-cryptide-search-done = Aucun cube : la créature est à vous.

## alone

lesson-cryptide-alone-name = Une autre carte, sans aide
lesson-cryptide-alone-idea = Cubes, questions, carnet, fouille : tout ensemble.
lesson-cryptide-alone-coach-1 = Nouvelle carte, nouvel indice : forêt ou marécage. Quinze cases restent possibles ; à vous.
lesson-cryptide-alone-done-won = Trouvée ! Votre carnet n’a plus besoin de moi.
lesson-cryptide-alone-done-lost = Pas cette fois. Regardez les indices : quelle question aurait tranché ?

## Première partie

lesson-cryptide-tip-price = Avant d’interroger : quelle réponse espérez‑vous, et que coûte l’autre ?
lesson-cryptide-tip-twice = Deux cubes payés. Le carnet d’abord : cherchez une case où deux indices se contredisent.
lesson-cryptide-tip-aloud = Une fouille parle tout haut : cette case convient à l’indice de qui fouille.
