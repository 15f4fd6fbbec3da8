# Ce qu’on a trouvé en vérifiant un relevé : pour le programme et pour la page.

## ce qui tient

fair-honest = **Cette donne était honnête.** La maison avait scellé son secret avant que { $count ->
    [one] le siège { $seats } n’ajoute le sien
   *[other] les sièges { $seats } n’ajoutent les leurs
} : personne n’a pu choisir la graine.
fair-alone = **Tiré par la maison seule.** Personne d’autre n’a pris part à cette donne : la maison a pu la choisir.
fair-unproven = **Rien ici ne prouve la donne.** Le relevé se rejoue, et c’est tout.
fair-replayed = { $moves ->
    [0] Aucun coup n’a été joué.
    [one] Un coup rejoué ; le résultat est celui qui est écrit.
   *[other] { $moves } coups rejoués ; le résultat est celui qui est écrit.
}
fair-free = { $moves ->
    [0] Rien n’a été repris.
    [one] Un coup a été repris avant que personne n’en sache rien.
   *[other] { $moves } coups ont été repris avant que personne n’en sache rien.
}
fair-signed = Signé par { $key }.
fair-receipt = C’est bien la partie dont votre appareil a gardé un reçu.

## ce qui ne tient pas

fair-broken = **Le compte n’y est pas.**
fair-fails = - { $check } : { $why }

fair-check-text = Texte
fair-check-signature = Signature
fair-check-key = Clé
fair-check-commitment = Engagement
fair-check-attempts = Essais précédents
fair-check-pledges = Promesses
fair-check-sealed = Sceau
fair-check-seed = Graine
fair-check-chain = Chaîne
fair-check-moves = Coups
fair-check-takebacks = Coups repris
fair-check-result = Résultat
fair-check-receipt = Reçu

fair-why-text = ce n’est pas un relevé entier.
fair-why-text-line = la ligne { $about } est illisible.
fair-why-line = la ligne « { $about } » manque, n’est pas à sa place ou n’a pas la bonne forme.
fair-why-edited = le texte a été retouché.
fair-why-unread = il faudrait d’abord que le texte soit entier.
fair-why-signature = la maison n’a pas signé ce texte.
fair-why-key = la clé { $about } n’est pas de celles que vous avez données.
fair-why-key-revoked = une clé de ce relevé est en de mauvaises mains depuis le { $about }.
fair-why-no-key = vous n’avez donné aucune clé à laquelle comparer.
fair-why-commitment = le secret dévoilé n’est pas celui auquel la maison s’était engagée.
fair-why-attempts = l’essai { $about } dévoile un autre secret que celui de son engagement.
fair-why-pledges = le nombre du siège { $about } n’est pas celui qu’il avait promis.
fair-why-pledges-missing = ceux qui ont promis et ceux qui ont donné un nombre ne sont pas les mêmes.
fair-why-sealed = la maison n’avait pas scellé cette liste de promesses.
fair-why-seed = la partie a été donnée d’une autre graine que celle qui avait été tirée.
fair-why-chain = les coups ne sont pas ceux qui ont été enchaînés pendant la partie.
fair-why-moves = l’entrée { $about } n’est pas permise.
fair-why-moves-options = on ne donne pas ce jeu avec ces options.
fair-why-moves-chance = le relevé tire son hasard par « { $about } », qu’on ne connaît pas ici.
fair-why-unplayed = il faudrait d’abord que les coups tiennent.
fair-why-no-replay = ce jeu, ou cette version de ses règles, n’est pas connu ici.
fair-why-takeback-of-nothing = on reprend un coup qui ne compte pas.
fair-why-takeback-unasked = la table ne le permettait pas.
fair-why-takeback-too-late = un coup est repris alors qu’il était trop tard.
fair-why-result = les coups mènent à un autre résultat que celui qui est écrit.
fair-why-no-receipt = vous n’avez donné aucun reçu auquel comparer.
fair-why-no-block = le relevé ne prouve rien à quoi comparer un reçu.
fair-why-format-one = les relevés du premier format n’en disent rien.
fair-why-receipt-commitment = une autre donne avait été promise à votre appareil.
fair-why-receipt-failed = votre appareil a vu échouer d’autres essais.
fair-why-receipt-nonce = votre nombre n’est pas celui du relevé.
fair-why-receipt-list = votre appareil a vu d’autres promesses.
fair-why-receipt-heads = votre appareil a vu un autre cours de la partie.
fair-why-bad-key = une des clés n’en est pas une.
fair-why-bad-keys = la liste des clés ne tient pas debout.
fair-why-malformed = la question n’a pas de sens.

## ce qui est moins prouvé

fair-lack-format-one = Le relevé est du premier format, qui ne prouve pas les donnes.
fair-lack-no-block = Le relevé ne dit rien de la façon dont sa graine a été tirée.
fair-lack-no-key = Vous n’avez donné aucune clé : rien ne prouve que ce relevé vienne de la maison à laquelle vous pensez.
fair-lack-revoked = Une clé de ce relevé est tombée depuis en de mauvaises mains : ce qu’elle a signé peut avoir été écrit après coup.
fair-lack-alone = Aucun siège n’a pris part à la donne.
fair-lack-attempts = Donné à l’essai { $attempt } : on a pu vouloir l’échec des précédents.
fair-lack-agreed = { $moves ->
    [0] Rien n’a été repris d’un commun accord.
    [one] Un coup a été repris d’un commun accord, alors qu’on en avait appris quelque chose.
   *[other] { $moves } coups ont été repris d’un commun accord, alors qu’on en avait appris quelque chose.
}
fair-lack-no-replay = La partie n’a pas pu être rejouée ici : rien ne prouve que ses coups soient permis.
fair-failed = Essai { $attempt } : { $count ->
    [0] la maison n’a pas continué.
    [one] le siège { $seats } n’a pas répondu.
   *[other] les sièges { $seats } n’ont pas répondu.
}

## ce qu’aucun relevé ne montre

fair-not-proven = Ce qui n’est pas prouvé :
fair-not-cards = - que la maison n’ait montré de cartes cachées à personne ;
fair-not-order = - qu’elle ait pris les messages dans l’ordre où ils arrivaient ;
fair-not-seats = - qui était assis aux sièges ;
fair-not-people = - sans reçu de votre part : que les sièges qui ont pris part à la donne soient des gens, et non la maison ;
fair-not-quiet = - que personne n’ait rien appris des coups repris.

## clés

fair-key = { $until ->
    [none] { $key }, du { $date } à aujourd’hui
   *[other] { $key }, du { $date } au { $until }
}
