# Loups-garous. Lu par le client, le serveur et le terminal.

## Cartes, appels, moments

loups-garous-role-wolf = Loup-garou
loups-garous-role-villager = Simple Villageois
loups-garous-role-seer = Voyante
loups-garous-role-hunter = Chasseur
loups-garous-role-cupid = Cupidon
loups-garous-role-thief = Voleur
loups-garous-role-girl = Petite Fille
loups-garous-call-thief = le Voleur
loups-garous-call-cupid = Cupidon
loups-garous-call-lovers = les Amoureux
loups-garous-call-seer = la Voyante
loups-garous-call-wolves = les Loups-garous
loups-garous-call-wolves_again = les Loups-garous, encore une fois
loups-garous-call-duel = la Petite Fille et les Loups-garous
loups-garous-phase-call = Nuit
loups-garous-phase-debate = Débat
loups-garous-phase-vote = Vote
loups-garous-phase-runoff = Second tour
loups-garous-phase-shot = Le tir du Chasseur
loups-garous-phase-over = Fin
loups-garous-cause-night = dans la nuit
loups-garous-cause-executed = par le vote du village
loups-garous-cause-grief = de chagrin
loups-garous-cause-shot = d’une balle
loups-garous-cause-left = en quittant la partie
loups-garous-about-accusation = l’accusation
loups-garous-about-report = la révélation
loups-garous-peek-sleep = a dormi
loups-garous-peek-glance = a jeté un coup d’œil
loups-garous-peek-stare = a bien regardé

## Horloges et lieux de parole

loups-garous-period-call = Un appel de la nuit
loups-garous-period-wolves = Le premier tour des Loups-garous
loups-garous-period-wolves_again = Le second tour des Loups-garous
loups-garous-period-duel = Le duel avec la Petite Fille
loups-garous-period-debate = Le débat
loups-garous-period-vote = Le vote
loups-garous-period-runoff = Le second tour
loups-garous-period-shot = Le tir du Chasseur
loups-garous-channel-village = La place du village
loups-garous-channel-wolves = Les Loups-garous
loups-garous-channel-dead = Les morts

## Ce qui se passe

loups-garous-news-night_fell = La nuit { $night } tombe sur le village.
loups-garous-news-called = On appelle { $call }.
loups-garous-news-answered = { $seatIs ->
    [you] **Vous** répondez
   *[other] **{ $seat }** répond
} : { $answer }.
loups-garous-news-pointed = { $seatIs ->
    [you] **Vous** montrez du doigt : { $side ->
        [none] plus personne.
       *[other] **{ $side }**.
    }
   *[other] **{ $seat }** montre du doigt : { $side ->
        [none] plus personne.
       *[other] **{ $side }**.
    }
}
loups-garous-answer-take = prendre la carte { $n } du milieu
loups-garous-answer-keep = garder la carte
loups-garous-answer-love = unir { $one } et { $two }
loups-garous-answer-look = regarder { $one }
loups-garous-answer-devour = { $one ->
    [none] ne dévorer personne
   *[other] dévorer { $one }
}
loups-garous-answer-sleep = dormir
loups-garous-answer-glance = jeter un coup d’œil
loups-garous-answer-stare = regarder franchement
loups-garous-answer-watch = { $one ->
    [none] ne guetter personne
   *[other] guetter { $one }
}
loups-garous-answer-note = { $one ->
    [none] ne noter personne
   *[other] noter { $one }
}
loups-garous-news-closed = { $toldId ->
    [card] Votre carte est maintenant : **{ $role }**.
    [pair] Vos Amoureux sont **{ $seat }** et **{ $side }**.
    [lover] Votre moitié est **{ $seat }**.
    [vision] Votre vision : la carte { DE($seat) }**{ $seat }** est **{ $role }**.
    [victim] La meute a choisi **{ $seat }**.
    [again] La meute n’est pas d’accord : on revote entre ceux qui mènent.
    [no_victim] La meute ne dévore personne cette nuit.
    [wolf] Vous avez vu **{ $seat }** parmi les Loups-garous.
    [one_of_two] Entre **{ $seat }** et **{ $side }** se cache un Loup-garou, et un seul.
    [caught] La meute a surpris **{ $seat }**, la Petite Fille, les yeux ouverts.
   *[nothing] L’appel est terminé ({ $call }).
}
loups-garous-news-dawn = { $quiet ->
    [yes] Le jour se lève après la nuit { $night } : personne ne manque.
   *[no] Le jour se lève après la nuit { $night }, et un volet reste clos.
}
loups-garous-news-died = { $causeId ->
    [night] { $seatIs ->
        [you] **Vous** n’avez pas survécu à la nuit
       *[other] **{ $seat }** n’a pas survécu à la nuit
    }
    [executed] { $seatIs ->
        [you] Le village a tranché : **votre** tête tombe
       *[other] Le village a tranché : la tête { DE($seat) }**{ $seat }** tombe
    }
    [grief] { $seatIs ->
        [you] Sans { $by }, **vous** mourez de chagrin
       *[other] Sans { $by }, **{ $seat }** meurt de chagrin
    }
    [shot] { $seatIs ->
        [you] La balle du Chasseur **vous** atteint
       *[other] La balle du Chasseur atteint **{ $seat }**
    }
   *[left] { $seatIs ->
        [you] **Vous** avez quitté le village pour de bon
       *[other] **{ $seat }** a quitté le village pour de bon
    }
}. Sa carte : **{ $role }**.
loups-garous-news-left = { $seatIs ->
    [you] **Vous** avez quitté la table.
   *[other] **{ $seat }** a quitté la table.
}
loups-garous-news-aiming = { $seatIs ->
    [you] Dans un dernier souffle, **vous** mettez en joue.
   *[other] Dans un dernier souffle, **{ $seat }** met en joue.
}
loups-garous-news-fired = { $side ->
    [none] { $seatIs ->
        [you] **Vous** laissez tomber le fusil.
       *[other] **{ $seat }** laisse tomber le fusil.
    }
   *[other] { $seatIs ->
        [you] **Vous** tirez sur **{ $side }**.
       *[other] **{ $seat }** tire sur **{ $side }**.
    }
}
loups-garous-news-debate_opened = Jour { $day } : le village discute.
loups-garous-news-ready = { $seatIs ->
    [you] **Vous** avez tout dit.
   *[other] **{ $seat }** a tout dit.
}
loups-garous-news-vote_opened = { $double ->
    [yes] Jour { $day } : le village vote. **Votre flèche compte double.**
   *[no] Jour { $day } : le village vote.
}
loups-garous-news-runoff_opened = Jour { $day } : égalité. Le village revote, entre les ex æquo.
loups-garous-news-voted = { $seatIs ->
    [you] **Vous** avez voté contre **{ $side }**.
   *[other] **{ $seat }** a voté.
}
loups-garous-news-revealed = { $runoff ->
    [yes] Jour { $day }, second tour : les flèches se retournent.
   *[no] Jour { $day } : les flèches se retournent.
}{ $owner ->
    [none] {""}
   *[other] {" "}La double flèche était à **{ $owner }**.
}
loups-garous-news-spared = { $whyId ->
    [tie] Jour { $day } : encore une égalité, personne n’est éliminé.
   *[silence] Jour { $day } : personne n’a voté, personne n’est éliminé.
}
loups-garous-why-tie = égalité
loups-garous-why-silence = silence
loups-garous-news-claimed = { $seatIs ->
    [you] **Vous** dites être : { $role }.
   *[other] **{ $seat }** dit être : { $role }.
}
loups-garous-news-reported = { $seatIs ->
    [you] **Vous** dites { DE($side) }**{ $side }** : { $role }.
   *[other] **{ $seat }** dit { DE($side) }**{ $side }** : { $role }.
}
loups-garous-news-accused = { $seatIs ->
    [you] **Vous** accusez **{ $side }**.
   *[other] **{ $seat }** accuse **{ $side }**.
}
loups-garous-news-defended = { $seatIs ->
    [you] **Vous** défendez **{ $side }**.
   *[other] **{ $seat }** défend **{ $side }**.
}
loups-garous-news-announced = { $seatIs ->
    [you] **Vous** annoncez un vote contre **{ $side }**.
   *[other] **{ $seat }** annonce un vote contre **{ $side }**.
}
loups-garous-news-doubted = { $seatIs ->
    [you] **Vous** ne croyez pas **{ $side }**
   *[other] **{ $seat }** ne croit pas **{ $side }**
} : { $whom ->
    [none] { $role }.
   *[other] { $whom }, { $role }.
}
loups-garous-news-replied = { $seatIs ->
    [you] **Vous** répondez à **{ $side }** sur { $about } :
   *[other] **{ $seat }** répond à **{ $side }** sur { $about } :
} { $yes ->
    [yes] oui.
   *[no] non.
}
loups-garous-news-unveiled = Vous n’êtes plus de ce monde : désormais vous voyez toutes les cartes, et vous vous taisez.
loups-garous-news-over = { $reasonId ->
    [village] Le dernier Loup-garou est mort.
    [wolves] Le village est aux Loups-garous.
    [lovers] Il ne reste que les deux Amoureux.
   *[nobody] Plus personne n’est en vie.
}
loups-garous-reason-village = le village
loups-garous-reason-wolves = les Loups-garous
loups-garous-reason-lovers = les Amoureux
loups-garous-reason-nobody = personne
loups-garous-news-unmasked = { $seatIs ->
    [you] **Vous** montrez votre carte : { $role }.
   *[other] **{ $seat }** montre sa carte : { $role }.
}

## La fin

loups-garous-outcome-village = Le dernier Loup-garou est mort : le village gagne. Gagnants : { $winner }.
loups-garous-outcome-wolves = Le village est aux Loups-garous : ils gagnent. Gagnants : { $winner }.
loups-garous-outcome-lovers = Il ne reste que les Amoureux : ils gagnent ensemble. Gagnants : { $winner }.
loups-garous-outcome-nobody = Plus personne n’est en vie : personne ne gagne.

## Les choix de la table

loups-garous-option-wolves = Loups-garous
loups-garous-option-wolves-help = Combien de cartes Loup-garou dans le paquet.
loups-garous-option-wolves-default = Par défaut
loups-garous-option-wolves-default-help = Deux jusqu’à 13 joueurs, trois à partir de 14.
loups-garous-option-wolves-1 = 1
loups-garous-option-wolves-1-help = Un Loup-garou ; pas avec le Voleur.
loups-garous-option-wolves-2 = 2
loups-garous-option-wolves-2-help = Deux Loups-garous.
loups-garous-option-wolves-3 = 3
loups-garous-option-wolves-3-help = Trois Loups-garous.
loups-garous-option-seer = Voyante
loups-garous-option-seer-help = Voit une carte chaque nuit.
loups-garous-option-seer-default = Par défaut
loups-garous-option-seer-default-help = Dans le paquet à tout nombre de joueurs.
loups-garous-option-seer-yes = Avec
loups-garous-option-seer-yes-help = La Voyante est dans le paquet.
loups-garous-option-seer-no = Sans
loups-garous-option-seer-no-help = La Voyante n’est pas dans le paquet.
loups-garous-option-hunter = Chasseur
loups-garous-option-hunter-help = En mourant, peut emporter quelqu’un.
loups-garous-option-hunter-default = Par défaut
loups-garous-option-hunter-default-help = À partir de 9 joueurs.
loups-garous-option-hunter-yes = Avec
loups-garous-option-hunter-yes-help = Le Chasseur est dans le paquet.
loups-garous-option-hunter-no = Sans
loups-garous-option-hunter-no-help = Le Chasseur n’est pas dans le paquet.
loups-garous-option-cupid = Cupidon
loups-garous-option-cupid-help = Rend deux joueurs amoureux : si l’un meurt, l’autre aussi.
loups-garous-option-cupid-default = Par défaut
loups-garous-option-cupid-default-help = À partir de 10 joueurs.
loups-garous-option-cupid-yes = Avec
loups-garous-option-cupid-yes-help = Cupidon est dans le paquet.
loups-garous-option-cupid-no = Sans
loups-garous-option-cupid-no-help = Cupidon n’est pas dans le paquet.
loups-garous-option-thief = Voleur
loups-garous-option-thief-help = Deux cartes de plus au milieu ; le Voleur peut en prendre une. Au moins deux Loups-garous.
loups-garous-option-thief-default = Par défaut
loups-garous-option-thief-default-help = À partir de 15 joueurs.
loups-garous-option-thief-yes = Avec
loups-garous-option-thief-yes-help = Le Voleur est dans le paquet, avec deux Villageois de plus.
loups-garous-option-thief-no = Sans
loups-garous-option-thief-no-help = Le Voleur n’est pas dans le paquet.
loups-garous-option-girl = Petite Fille
loups-garous-option-girl-help = Peut espionner les Loups-garous, au risque d’être surprise.
loups-garous-option-girl-default = Par défaut
loups-garous-option-girl-default-help = À partir de 11 joueurs.
loups-garous-option-girl-yes = Avec
loups-garous-option-girl-yes-help = La Petite Fille est dans le paquet.
loups-garous-option-girl-no = Sans
loups-garous-option-girl-no-help = La Petite Fille n’est pas dans le paquet.
loups-garous-option-double = Double flèche
loups-garous-option-double-help = Un vote compte deux fois.
loups-garous-option-double-each = À chaque vote
loups-garous-option-double-each-help = Tirée au sort à chaque vote, secrète jusqu’à la révélation.
loups-garous-option-double-fixed = Un porteur
loups-garous-option-double-fixed-help = Tirée à la donne, connue après le premier vote, perdue avec son porteur.
loups-garous-option-double-none = Aucune
loups-garous-option-double-none-help = Chaque vote compte une fois.
loups-garous-option-second_tie = Seconde égalité
loups-garous-option-second_tie-help = Ce qui se passe si le second tour est aussi une égalité.
loups-garous-option-second_tie-nobody = Personne
loups-garous-option-second_tie-nobody-help = Personne n’est éliminé ce jour-là.
loups-garous-option-second_tie-random = Au sort
loups-garous-option-second_tie-random-help = Un des ex æquo est tiré au sort.
loups-garous-option-second_tie-all = Tous
loups-garous-option-second_tie-all-help = Tous les ex æquo sont éliminés.
loups-garous-option-wolves_tie = Loups-garous en désaccord
loups-garous-option-wolves_tie-help = Ce qui se passe si leur second tour est aussi une égalité.
loups-garous-option-wolves_tie-random = Au sort
loups-garous-option-wolves_tie-random-help = Une de leurs victimes est tirée au sort.
loups-garous-option-wolves_tie-nobody = Personne
loups-garous-option-wolves_tie-nobody-help = Personne n’est dévoré cette nuit-là.
loups-garous-option-cupid_silent = Cupidon muet
loups-garous-option-cupid_silent-help = Ce qui se passe si Cupidon ne choisit pas à temps.
loups-garous-option-cupid_silent-random = Un couple au sort
loups-garous-option-cupid_silent-random-help = Deux Amoureux sont tirés au sort, et Cupidon l’apprend.
loups-garous-option-cupid_silent-none = Pas de couple
loups-garous-option-cupid_silent-none-help = Il n’y a pas d’Amoureux.
loups-garous-option-hunter_grief = Chasseur en deuil
loups-garous-option-hunter_grief-help = Un Chasseur mort de chagrin tire-t-il ?
loups-garous-option-hunter_grief-yes = Il tire
loups-garous-option-hunter_grief-yes-help = Toute mort sauf le départ laisse tirer le Chasseur. °
loups-garous-option-hunter_grief-literal = Comme imprimé
loups-garous-option-hunter_grief-literal-help = Seul un Chasseur dévoré ou éliminé par le vote tire.
loups-garous-option-parity_ends_game = Parité
loups-garous-option-parity_ends_game-help = Les Loups-garous gagnent-ils dès qu’ils sont aussi nombreux que les autres ?
loups-garous-option-parity_ends_game-off = On continue
loups-garous-option-parity_ends_game-off-help = Les Loups-garous doivent éliminer tous les autres.
loups-garous-option-parity_ends_game-on = Fin de partie
loups-garous-option-parity_ends_game-on-help = Les Loups-garous gagnent dès qu’ils sont aussi nombreux que les autres.
loups-garous-option-dead_watch = Les morts regardent
loups-garous-option-dead_watch-help = Ce que voient les morts.
loups-garous-option-dead_watch-on = Tout
loups-garous-option-dead_watch-on-help = Dès la nuit suivante ils voient toutes les cartes et chaque réponse de la nuit.
loups-garous-option-dead_watch-off = Comme les vivants
loups-garous-option-dead_watch-off-help = Ils ne voient rien de plus qu’un curieux.
loups-garous-option-dead_chat = Les morts parlent
loups-garous-option-dead_chat-help = Les morts parlent-ils entre eux ?
loups-garous-option-dead_chat-off = Non
loups-garous-option-dead_chat-off-help = Les morts se taisent.
loups-garous-option-dead_chat-on = Entre eux
loups-garous-option-dead_chat-on-help = Les vivants n’en lisent rien. °

## Les refus

loups-garous-refusal-not-a-move = Ce n’est pas un coup de ce jeu. °
loups-garous-refusal-night = Ce n’est pas ce qu’on vous demande. Chut, le village dort. °
loups-garous-refusal-game-over = La partie est finie. °
loups-garous-refusal-dead = Les morts se taisent.
loups-garous-refusal-has-left = Qui est parti ne revient pas.
loups-garous-refusal-not-the-referee = L’arbitre dit seulement que le temps est écoulé ou que quelqu’un est parti.
loups-garous-refusal-only-the-referee = Seul l’arbitre dit cela.
loups-garous-refusal-not-here = Il n’y a personne là qui puisse partir.
loups-garous-refusal-no-such-seat = Personne n’est assis là.
loups-garous-refusal-answered = Vous avez répondu ; une réponse est définitive. °
loups-garous-refusal-note-only = On ne vous appelle pas : notez un soupçon, ou aucun. °
loups-garous-refusal-note-others = Notez un autre joueur en vie, ou personne. °
loups-garous-refusal-not-by-day = C’est pour la nuit. °
loups-garous-refusal-not-by-night = Le village dort : pas de déclaration. °
loups-garous-refusal-thief-decides = Le Voleur, et lui seul, prend une carte ou garde la sienne.
loups-garous-refusal-must-take = Deux Loups-garous sont au milieu : prenez-en un.
loups-garous-refusal-cupid-decides = Cupidon, et lui seul, désigne les Amoureux.
loups-garous-refusal-two-lovers = Les Amoureux sont deux joueurs différents.
loups-garous-refusal-lovers-live = Les Amoureux sont en vie.
loups-garous-refusal-seer-looks = La Voyante, et elle seule, regarde une carte ; elle ne peut pas s’en passer.
loups-garous-refusal-look-at-others = Regardez un autre joueur en vie.
loups-garous-refusal-wolves-devour = Chaque Loup-garou, et lui seul, désigne une victime.
loups-garous-refusal-devour-living = La victime doit être en vie.
loups-garous-refusal-no-wolf = Les Loups-garous ne se dévorent pas entre eux.
loups-garous-refusal-not-my-lover = Pas votre moitié.
loups-garous-refusal-among-leaders = Seulement entre ceux qui mènent.
loups-garous-refusal-already-points = Vous le montrez déjà du doigt.
loups-garous-refusal-wolves-watch = Seuls les Loups-garous en vie surveillent. °
loups-garous-refusal-watch-villagers = Surveillez un joueur en vie qui n’est pas Loup-garou, ou personne. °
loups-garous-refusal-girl-peeks = Dans le duel, la Petite Fille dort, jette un œil ou regarde franchement ; les Loups-garous surveillent. °
loups-garous-refusal-already-ready = Vous avez déjà demandé le vote. °
loups-garous-refusal-not-in-debate = Le débat est clos. °
loups-garous-refusal-no-vote-now = Le vote n’est pas ouvert.
loups-garous-refusal-voted = Votre flèche est posée ; elle reste comme elle est.
loups-garous-refusal-must-vote = Tout le monde vote : on ne s’abstient pas.
loups-garous-refusal-vote-for-living = Votez pour un joueur en vie.
loups-garous-refusal-not-for-self = Pas contre vous-même.
loups-garous-refusal-not-for-lover = Jamais contre votre moitié.
loups-garous-refusal-among-tied = Seulement entre les ex æquo.
loups-garous-refusal-no-shot-now = Ce n’est pas l’heure de votre dernier tir.
loups-garous-refusal-shoot-living = Tirez sur un joueur en vie, ou sur personne.
loups-garous-refusal-hunter-first = Le tir du Chasseur d’abord.
loups-garous-refusal-spent = Vous avez fait vos huit déclarations du jour. °
loups-garous-refusal-not-in-deck = Cette carte n’est pas dans le paquet. °
loups-garous-refusal-another = À propos de quelqu’un d’autre. °
loups-garous-refusal-about-living = À propos d’un joueur en vie. °
loups-garous-refusal-nothing-to-answer = Aucune accusation ni révélation ne vous nomme. °
loups-garous-refusal-nothing-to-doubt = Cette personne n’a encore rien dit des cartes. °
loups-garous-refusal-held = Les appels durent déjà ainsi. °
loups-garous-refusal-too-many-villagers = Plus de douze Simples Villageois : il n’y a pas tant de cartes. Ajoutez un Loup-garou ou une carte spéciale.
loups-garous-refusal-thief-needs-two-wolves = Avec le Voleur, il faut au moins deux Loups-garous dans le paquet.

## Les règles, en une ligne

loups-garous-rule-lgt-gen-1 = De 8 à 18 joueurs.
loups-garous-rule-lgt-gen-2 = Le village chasse les Loups-garous, les Loups-garous le village.
loups-garous-rule-lgt-gen-3 = Vingt cartes : 3 Loups-garous, 12 Simples Villageois, Voyante, Chasseur, Cupidon, Voleur, Petite Fille.
loups-garous-rule-lgt-gen-4 = Qui n’est pas Loup-garou est Villageois.
loups-garous-rule-lgt-gen-5 =
    { $wolves ->
        [1] Un Loup-garou à cette table ; jamais avec le Voleur.
        [2] Deux Loups-garous à cette table.
        [3] Trois Loups-garous à cette table.
       *[other] Un à trois Loups-garous ; avec le Voleur, au moins deux.
    }
loups-garous-rule-lgt-set-1 = Tout mélange de cartes qui convient au nombre de joueurs.
loups-garous-rule-lgt-set-2 = Les débutants ajoutent les cartes spéciales peu à peu.
loups-garous-rule-lgt-set-3 = Avec le Voleur, deux Villageois de plus ; deux cartes restent au milieu.
loups-garous-rule-lgt-set-4 = L’arbitre mène la partie : personne ne reste à l’écart.
loups-garous-rule-lgt-set-5 = Une carte secrète chacun.
loups-garous-rule-lgt-set-6 = Le village s’endort.
loups-garous-rule-lgt-pre-1 = Le Voleur voit le milieu et peut échanger.
loups-garous-rule-lgt-pre-2 = Avec deux Loups-garous au milieu, le Voleur doit échanger.
loups-garous-rule-lgt-pre-3 = Cupidon désigne deux Amoureux, lui-même s’il veut.
loups-garous-rule-lgt-pre-4 = Les Amoureux apprennent leurs noms, pas leurs cartes.
loups-garous-rule-lgt-pre-5 = Les Loups-garous chassent dès la première nuit.
loups-garous-rule-lgt-ngt-1 = Chaque nuit, la Voyante voit une carte.
loups-garous-rule-lgt-ngt-2 = Les Loups-garous se connaissent et choisissent une victime.
loups-garous-rule-lgt-ngt-3 = Ils dévorent un Villageois en vie.
loups-garous-rule-lgt-ngt-4 = La Petite Fille peut les espionner.
loups-garous-rule-lgt-ngt-5 = Surprise, elle meurt à la place de la victime.
loups-garous-rule-lgt-ngt-6 = Personne ne cache ses yeux.
loups-garous-rule-lgt-day-1 = À l’aube, la victime montre sa carte.
loups-garous-rule-lgt-day-2 =
    { $dead_chat ->
        [on] Les morts ne parlent qu’entre eux.
       *[other] Les morts se taisent.
    }
loups-garous-rule-lgt-day-3 =
    { $hunter_grief ->
        [literal] Un Chasseur dévoré ou éliminé par le vote peut tirer.
       *[other] Un Chasseur mourant peut tirer.
    }
loups-garous-rule-lgt-day-4 = Si un Amoureux meurt, l’autre aussi.
loups-garous-rule-lgt-day-5 = Le village débat.
loups-garous-rule-lgt-day-6 = Chacun peut prétendre ce qu’il veut.
loups-garous-rule-lgt-day-7 = Le débat finit avec l’horloge, ou quand tout le monde a demandé le vote. °
loups-garous-rule-lgt-vote-1 = Celui qui a le plus de voix est éliminé.
loups-garous-rule-lgt-vote-2 = Toutes les flèches se retournent à la fois.
loups-garous-rule-lgt-vote-3 = La double flèche compte deux fois.
loups-garous-rule-lgt-vote-4 =
    { $double ->
        [each] À cette table, la double flèche est tirée au sort à chaque vote.
        [fixed] À cette table, la double flèche a un porteur, jusqu’à sa mort.
        [none] À cette table, pas de double flèche : chaque vote compte une fois.
       *[other] On peut jouer sans la double flèche.
    }
loups-garous-rule-lgt-vote-5 = À égalité, on revote.
loups-garous-rule-lgt-vote-6 = L’éliminé montre sa carte.
loups-garous-rule-lgt-vote-7 =
    { $hunter ->
        [no] Un Amoureux éliminé est suivi.
       *[other] { $cupid ->
            [no] Un Chasseur éliminé tire.
           *[other] Un Chasseur éliminé tire, un Amoureux éliminé est suivi.
        }
    }
loups-garous-rule-lgt-vote-8 = Un Amoureux ne vote jamais contre l’autre.
loups-garous-rule-lgt-slp-1 =
    { $dead_watch ->
        [off] Les morts ne voient rien de plus qu’un curieux.
       *[other] Dès la nuit suivante, les morts voient tout, sauf les notes et ce que les Loups-garous se disent.
    }
loups-garous-rule-lgt-win-1 = Le village gagne quand le dernier Loup-garou est mort.
loups-garous-rule-lgt-win-2 =
    { $parity_ends_game ->
        [on] Les Loups-garous gagnent dès qu’ils sont aussi nombreux que les autres.
       *[other] Les Loups-garous gagnent quand le dernier Villageois est mort.
    }
loups-garous-rule-lgt-win-3 = Un Loup-garou et un Villageois amoureux ne gagnent que seuls, ensemble.
loups-garous-rule-lgt-win-4 = Des Amoureux d’un même camp gagnent avec leur camp.
loups-garous-rule-lgt-win-5 = À la fin, tout est montré. °
loups-garous-rule-lgt-r01 = Si le Voleur est au milieu, on l’appelle quand même.
loups-garous-rule-lgt-r02 = Deux Loups-garous au milieu : le Voleur en prend un.
loups-garous-rule-lgt-r03 = Un Voleur qui garde sa carte est Villageois ; s’il échange, il est ce qu’il a pris.
loups-garous-rule-lgt-r04 = Les cartes du milieu sont appelées aussi.
loups-garous-rule-lgt-r05 =
    { $cupid_silent ->
        [random] Deux Amoureux différents ; ceux d’un Cupidon muet sont tirés au sort.
        [none] Deux Amoureux différents ; un Cupidon muet n’en fait aucun.
       *[other] Deux Amoureux différents ; ceux d’un Cupidon muet sont tirés au sort.
    }
loups-garous-rule-lgt-r06 = Les Amoureux n’apprennent pas leurs cartes.
loups-garous-rule-lgt-r07 = Pas de vote contre sa moitié.
loups-garous-rule-lgt-r08 = Une mort, la carte, le chagrin, le tir : chaque suite jusqu’au bout, puis on regarde qui gagne.
loups-garous-rule-lgt-r09 =
    { $hunter_grief ->
        [yes] Un Chasseur mort de chagrin tire. °
        [literal] Un Chasseur mort de chagrin ne tire pas : cette table joue comme imprimé. °
       *[other] Un Chasseur mort de chagrin tire, sauf si la table joue comme imprimé. °
    }
loups-garous-rule-lgt-r10 = On peut renoncer au tir.
loups-garous-rule-lgt-r11 = Un Chasseur à la place de qui la Petite Fille est morte ne tire pas.
loups-garous-rule-lgt-r12 =
    { $wolves_tie ->
        [nobody] Les Loups-garous se montrent quelqu’un du doigt, votent, revotent entre ceux qui mènent ; encore à égalité, ils ne dévorent personne.
       *[other] Les Loups-garous se montrent quelqu’un du doigt, votent, revotent entre ceux qui mènent, puis le sort décide.
    }
loups-garous-rule-lgt-r13 = Pas un Loup-garou.
loups-garous-rule-lgt-r14 = Un Loup-garou amoureux ne désigne jamais sa moitié.
loups-garous-rule-lgt-r15 = La Voyante regarde un autre joueur en vie.
loups-garous-rule-lgt-r16 = Tout le monde vote ; un retardataire ne compte pas.
loups-garous-rule-lgt-r17 = Pas contre soi-même.
loups-garous-rule-lgt-r18 = Un second tour entre les ex æquo ; tout le monde vote.
loups-garous-rule-lgt-r19 =
    { $second_tie ->
        [nobody] Après une seconde égalité, personne n’est éliminé.
        [random] Après une seconde égalité, le sort désigne un des ex æquo.
        [all] Après une seconde égalité, tous les ex æquo sont éliminés.
       *[other] Après une seconde égalité, personne n’est éliminé, sauf si la table le veut autrement.
    }
loups-garous-rule-lgt-r20 =
    { $double ->
        [fixed] Une double flèche, tirée à la donne, connue après le premier vote, perdue avec son porteur.
       *[other] Une double flèche par vote, secrète jusqu’à la révélation.
    }
loups-garous-rule-lgt-r21 = Si tout le monde est mort, personne ne gagne.
loups-garous-rule-lgt-r22 =
    { $parity_ends_game ->
        [off] La parité ne finit rien : il faut éliminer tous les autres.
        [on] À cette table, la parité finit la partie.
       *[other] La parité ne finit rien, sauf si la table le veut.
    }
loups-garous-rule-lgt-r23 = S’il ne reste que le couple mêlé, les Amoureux gagnent, avant tout autre.
loups-garous-rule-lgt-r24 = Si les derniers sont des Amoureux d’un même camp, leur camp gagne.
loups-garous-rule-lgt-r25 = Un couple mêlé ne partage jamais la victoire d’un camp.
loups-garous-rule-lgt-r26 = Tout le camp gagne, les morts aussi.
loups-garous-rule-lgt-r27 = La moitié d’une Petite Fille surprise meurt avec elle.
loups-garous-rule-lgt-r28 = Dévoré ou surprise, on ne le dit pas : dans la nuit.
loups-garous-rule-lgt-r29 = Cupidon reste Villageois.
loups-garous-rule-lgt-r30 =
    { $double ->
        [none] Un Loup-garou et un Villageois : égalité.
       *[other] Un Loup-garou et un Villageois : égalité, sauf si le Villageois a la double flèche.
    }
loups-garous-rule-lgt-r31 = Les morts montrent leur carte.
loups-garous-rule-lgt-r32 = La première nuit tue.
loups-garous-rule-lgt-r33 = Qui part meurt, sans tirer.
loups-garous-rule-lgt-r34 = Un Voleur muet garde sa carte, une Voyante muette ne voit rien.
loups-garous-rule-lgt-call-1 = Chaque nuit, on appelle les cartes du paquet, données ou non.
loups-garous-rule-lgt-lg-1 = Le duel : la Petite Fille dort, jette un œil ou regarde franchement pendant que chaque Loup-garou surveille quelqu’un. °
loups-garous-rule-lgt-lg-2 = Regarder franchement nomme un Loup-garou ; un seul guetteur la surprend. °
loups-garous-rule-lgt-lg-3 = Un coup d’œil donne deux noms, dont un Loup-garou ; il faut deux guetteurs, ou le seul Loup-garou. °
loups-garous-rule-lgt-lg-4 = Surprise, elle n’apprend rien, et la meute le sait. °
loups-garous-rule-lgt-lg-5 = Personne d’autre n’apprend si elle a regardé. °
loups-garous-rule-lgt-night-1 = Chacun répond à chaque appel, une fois ; qui n’a rien à décider peut dormir. °
loups-garous-rule-lgt-night-2 = On n’appelle plus la carte que tous ont vue morte ; les autres appels durent pareil, tenus ou non. °
loups-garous-rule-lgt-night-3 = La nuit, tous les refus se ressemblent. °
loups-garous-rule-lgt-night-4 = À plusieurs personnes, un appel dure toujours son temps ; pour une seule parmi des bots, il s’arrête à la dernière réponse. °
loups-garous-rule-lgt-talk-1 = Déclarations de jour : prétendre, révéler, accuser, défendre, douter, annoncer, répondre. °
loups-garous-rule-lgt-talk-2 = Huit déclarations par jour. °
loups-garous-rule-lgt-talk-3 = Les bots ne parlent et ne comprennent que les déclarations. °
loups-garous-rule-lgt-talk-4 =
    { $dead_chat ->
        [off] Les vivants parlent de jour, les Loups-garous à leur appel, les morts jamais. °
        [on] Les vivants parlent de jour, les Loups-garous à leur appel, les morts entre eux. °
       *[other] Les vivants parlent de jour, les Loups-garous à leur appel, les morts entre eux au plus. °
    }
loups-garous-rule-lgt-table-1 = Un appareil peut être le meneur de jeu. °

## L’aide

loups-garous-help =
    {""}**Le but.** Des Loups-garous se cachent au village. Le village gagne quand le dernier est mort, les Loups-garous quand il ne reste personne d’autre.
    {""}**La nuit.** Chaque vivant répond à chaque appel. Si on appelle votre carte, vous décidez ; sinon vous notez qui vous soupçonnez, pour vous seul. ° Personne ne voit qui a fait quoi.
    {""}**Le jour.** Les morts de la nuit montrent leur carte. Le village discute ; chacun peut prétendre ce qu’il veut. Huit déclarations par jour sont comprises aussi des bots. °
    {""}**Le vote.** Toutes les flèches se retournent à la fois ; la double flèche, si la table en a une, compte deux fois. À égalité, on revote entre les ex æquo.
    {""}**Voyante.** Voit une carte chaque nuit.
    {""}**Chasseur.** En mourant, peut tirer sur quelqu’un.
    {""}**Cupidon.** Fait deux Amoureux la première nuit. Si l’un meurt, l’autre aussi. Un Loup-garou et un Villageois amoureux ne gagnent qu’ensemble, seuls.
    {""}**Voleur.** Voit deux cartes au milieu la première nuit et peut en prendre une.
    {""}**Petite Fille.** Dort, jette un œil ou regarde franchement pendant que les Loups-garous surveillent qui ils veulent. Regarder franchement nomme un Loup-garou, un coup d’œil donne deux noms dont un Loup-garou. Surprise (franchement : par un guetteur ; d’un coup d’œil : par deux, ou par le dernier Loup-garou), elle meurt à la place de la victime. °
    {""}**Les morts** se taisent ; dès la nuit suivante ils voient tout.
    {""}**De notre maison** (°) : ce que le livret ne dit pas, ou ce que la table demande ici.

## The table

# The language itself, for the voice.
loups-garous-ui-tongue = fr
loups-garous-ui-you = Vous
loups-garous-ui-board = La place du village
loups-garous-ui-tray = Votre carte et vos gestes
loups-garous-ui-day = Jour { $n }
loups-garous-ui-night = Nuit { $n }
loups-garous-ui-over = La partie est finie
loups-garous-ui-nobody = Personne
loups-garous-ui-my-arrow = vous

## The table: hours of the day and calls of the night

loups-garous-ui-hour-thief = le Voleur
loups-garous-ui-hour-cupid = Cupidon
loups-garous-ui-hour-lovers = les Amoureux
loups-garous-ui-hour-seer = la Voyante
loups-garous-ui-hour-wolves = les loups
loups-garous-ui-hour-wolves-again = les loups, encore
loups-garous-ui-hour-duel = la Petite Fille
loups-garous-ui-hour-debate = le débat
loups-garous-ui-hour-vote = le vote
loups-garous-ui-hour-runoff = second tour
loups-garous-ui-hour-shot = le dernier tir
loups-garous-ui-hour-over = fin

## The table: roles

loups-garous-ui-a-wolf = un Loup-garou
loups-garous-ui-a-villager = un Simple Villageois
loups-garous-ui-a-seer = la Voyante
loups-garous-ui-a-hunter = le Chasseur
loups-garous-ui-a-cupid = Cupidon
loups-garous-ui-a-thief = le Voleur
loups-garous-ui-a-girl = la Petite Fille
loups-garous-ui-the-wolf = Le Loup-garou
loups-garous-ui-the-villager = Le Simple Villageois
loups-garous-ui-the-seer = La Voyante
loups-garous-ui-the-hunter = Le Chasseur
loups-garous-ui-the-cupid = Cupidon
loups-garous-ui-the-thief = Le Voleur
loups-garous-ui-the-girl = La Petite Fille
loups-garous-ui-text-wolf = La nuit, vous choisissez avec les autres loups qui mourra. Le jour, vous êtes un villageois comme les autres, ou vous en avez l’air.
loups-garous-ui-text-villager = Vous n’avez que vos yeux, vos oreilles et votre vote. C’est souvent assez.
loups-garous-ui-text-seer = Chaque nuit, vous regardez la carte de quelqu’un. Aidez le village sans vous montrer trop tôt.
loups-garous-ui-text-hunter = Quand vous mourez, vous pouvez tirer une dernière fois sur quelqu’un.
loups-garous-ui-text-cupid = La première nuit, vous unissez deux personnes, vous-même si vous voulez. Si l’une meurt, l’autre meurt de chagrin.
loups-garous-ui-text-thief = La première nuit, vous pouvez échanger votre carte contre l’une des deux du milieu. Si ce sont deux loups, il le faut.
loups-garous-ui-text-girl = Coup d’œil : deux noms, dont un loup ; prise si deux loups vous guettent, ou le seul qui reste. Regarder : le nom d’un loup ; prise dès qu’un loup vous guette. Prise, vous mourez à la place de la victime. °

## The table: my card

loups-garous-ui-card = Votre carte
loups-garous-ui-card-back = Votre carte est face cachée
loups-garous-ui-card-turn = Retourner ma carte
loups-garous-ui-card-cover = Cacher ma carte
loups-garous-ui-card-tells = Votre carte dit ce que vous choisissez.
loups-garous-ui-card-news = La nuit a répondu.
loups-garous-ui-card-how = Touchez-la, ou gardez le doigt dessus.
loups-garous-ui-card-you-are = Vous êtes, en secret
loups-garous-ui-card-you-were = Vous étiez
loups-garous-ui-card-thief-was = Vous étiez le Voleur
loups-garous-ui-know-vision = nuit { $n }
loups-garous-ui-know-lover = votre amour
loups-garous-ui-know-pair = vos amoureux
loups-garous-ui-know-wolf = loup comme vous
loups-garous-ui-know-peek-wolf = un loup
loups-garous-ui-know-peek-one-of = l’un des deux est un loup
loups-garous-ui-know-middle = au milieu
loups-garous-ui-know-double = double flèche
loups-garous-ui-know-double-text = votre vote compte deux fois
loups-garous-ui-know-choice = veut dévorer { $name }
loups-garous-ui-know-watch = guette { $name }
loups-garous-ui-know-nothing = Rien d’autre que votre carte pour l’instant.
loups-garous-ui-know-note = vos notes
loups-garous-ui-know-victim = la proie de cette nuit
loups-garous-ui-know-caught = la Petite Fille, prise sur le fait

## The table: my card on a device that goes round

loups-garous-ui-cover-back = Votre carte est là, face cachée.
loups-garous-ui-cover-turn = Retourner ma carte
loups-garous-ui-cover-hand = Parler ou voter

## The table: what is asked

loups-garous-ui-prompt-thief = Le Voleur est appelé. Chacun choisit, puis répond.
loups-garous-ui-prompt-cupid = Cupidon est appelé. Chacun touche deux maisons, puis répond.
loups-garous-ui-prompt-lovers = Les Amoureux sont appelés. Chacun choisit, puis répond.
loups-garous-ui-prompt-seer = La Voyante est appelée. Chacun choisit, puis répond.
loups-garous-ui-prompt-wolves = Les loups sont appelés. Chacun choisit, puis répond.
loups-garous-ui-prompt-wolves-again = Les loups se consultent encore. Chacun choisit, puis répond.
loups-garous-ui-prompt-duel = La Petite Fille est appelée. Chacun choisit, puis répond.
loups-garous-ui-prompt-night-detail = Tout le monde répond à chaque appel : nul ne voit qui agit vraiment.
loups-garous-ui-prompt-answered = C’est noté. Le village dort encore.
loups-garous-ui-prompt-answered-detail = On attend les autres. Ce que la nuit vous apprend est écrit sur votre carte.
loups-garous-ui-wait-night = Il fait nuit : { $hour }.
loups-garous-ui-prompt-debate = Débattez : choisissez une maison pour parler de quelqu’un.
loups-garous-ui-prompt-debate-detail = Votre propre maison pour parler de vous. Quand tout le monde le veut, on vote.
loups-garous-ui-prompt-ready = Vous voulez voter. On attend les autres.
loups-garous-ui-prompt-ready-detail = { $ready ->
    [one] { $ready } sur { $alive } veut voter.
   *[other] { $ready } sur { $alive } veulent voter.
} Vous pouvez encore parler.
loups-garous-ui-wait-debate = Le village débat : { $ready ->
    [0] personne ne veut encore voter
    [1] { $ready } sur { $alive } veut voter
   *[other] { $ready } sur { $alive } veulent voter
}.
loups-garous-ui-prompt-vote = Votez : touchez la maison de qui doit disparaître.
loups-garous-ui-prompt-vote-detail = Toutes les flèches seront montrées en même temps.
loups-garous-ui-prompt-voted = Votre vote est posé. On attend les autres.
loups-garous-ui-wait-vote = Le village vote : { $cast ->
    [0] personne n’a encore voté
    [1] un vote sur { $alive }
   *[other] { $cast } votes sur { $alive }
}.
loups-garous-ui-prompt-runoff = Égalité : votez de nouveau, entre { $names }.
loups-garous-ui-prompt-runoff-nobody = Encore une égalité, et personne ne meurt.
loups-garous-ui-prompt-runoff-random = Encore une égalité, et le sort désigne l’un d’eux.
loups-garous-ui-prompt-runoff-all = Encore une égalité, et tous meurent.
loups-garous-ui-wait-runoff = Second tour entre { $names } : { $cast ->
    [0] personne n’a encore voté
    [1] un vote sur { $alive }
   *[other] { $cast } votes sur { $alive }
}.
loups-garous-ui-prompt-shot = Vous tombez, le fusil à la main : tirez une dernière fois, ou pas.
loups-garous-ui-prompt-shot-detail = Choisissez la maison de celui que vous emportez.
loups-garous-ui-wait-shot = { $name } tombe, le fusil à la main. Le village retient son souffle.
loups-garous-ui-prompt-dead = Vous n’êtes plus de ce monde. Regardez, et gardez le silence.
loups-garous-ui-names-and = { $names } et { $last }

## The table: my answer at night. Short lines of about the same length, read by me alone.

loups-garous-ui-ask-look = Vous regardez sa carte.
loups-garous-ui-ask-devour = Vous dévorez quelqu’un.
loups-garous-ui-ask-watch = Vous guettez sa fenêtre.
loups-garous-ui-ask-love = Vous les unissez.
loups-garous-ui-ask-take = Vous prenez sa place.
loups-garous-ui-ask-peek = Vous ouvrez l’œil, ou pas.
loups-garous-ui-ask-note = Vous notez un soupçon.
loups-garous-ui-ask-note-two = Vous notez le premier.
loups-garous-ui-answer = Répondre
loups-garous-ui-answer-group = Votre réponse
loups-garous-ui-option-take = Carte { $n }
loups-garous-ui-option-keep = Garder
loups-garous-ui-option-sleep = Dormir
loups-garous-ui-option-glance = Coup d’œil
loups-garous-ui-option-stare = Regarder

## The table: speaking, voting, shooting

loups-garous-ui-speak-of = Parler { DE($name) }{ $name }
loups-garous-ui-speak-me = Parler de vous
loups-garous-ui-speak-close = Laisser
loups-garous-ui-do-accuse = Accuser
loups-garous-ui-do-defend = Défendre
loups-garous-ui-do-announce = Annoncer mon vote
loups-garous-ui-do-defend-me = Me défendre
loups-garous-ui-do-vote = Voter contre { $name }
loups-garous-ui-do-shoot = Tirer sur { $name }
loups-garous-ui-do-spare = Ne pas tirer
loups-garous-ui-do-ready = Passer au vote
loups-garous-ui-do-report = Dire { QUE($name) }{ $name } est…
loups-garous-ui-do-claim = Dire que je suis…
loups-garous-ui-do-yes = C’est vrai
loups-garous-ui-do-no = C’est faux
loups-garous-ui-answer-to-accuse = { $name } vous accuse.
loups-garous-ui-answer-to-report = { $name } vous dit { $role }.
loups-garous-ui-speak-hint = Choisissez une maison : accuser, défendre, dire son rôle. La vôtre : dire qui vous êtes.
loups-garous-ui-speak-left = { $n ->
    [0] Vous avez tout dit pour aujourd’hui.
    [one] Encore une déclaration aujourd’hui.
   *[other] Encore { $n } déclarations aujourd’hui.
}
loups-garous-moves-ready = Le vote
loups-garous-moves-vote = Voter
loups-garous-moves-claim = Dire qui je suis
loups-garous-moves-report = Dire qui est un autre
loups-garous-moves-accuse = Accuser
loups-garous-moves-defend = Défendre
loups-garous-moves-announce = Annoncer un vote
loups-garous-moves-doubt = Douter
loups-garous-moves-point = Montrer du doigt
loups-garous-moves-love = Unir
loups-garous-ui-move-take = Prendre la carte { $n } du milieu
loups-garous-ui-move-keep = Garder sa carte
loups-garous-ui-move-love = Unir { $one } et { $two }
loups-garous-ui-move-look = Regarder la carte { DE($name) }{ $name }
loups-garous-ui-move-devour = Dévorer { $name }
loups-garous-ui-move-point = Montrer { $name } du doigt
loups-garous-ui-move-sleep = Dormir
loups-garous-ui-move-glance = Jeter un coup d’œil
loups-garous-ui-move-stare = Regarder franchement
loups-garous-ui-move-watch = Guetter { $name }
loups-garous-ui-move-note = Noter { $name }
loups-garous-ui-move-ready = Passer au vote
loups-garous-ui-move-vote = Voter contre { $name }
loups-garous-ui-move-shoot = Tirer sur { $name }
loups-garous-ui-move-claim = Dire : je suis { $role }
loups-garous-ui-move-report = Dire : { $name } est { $role }
loups-garous-ui-move-accuse = Accuser { $name }
loups-garous-ui-move-defend = Défendre { $name }
loups-garous-ui-move-announce = Annoncer un vote contre { $name }
loups-garous-ui-move-doubt = Douter de ce que dit { $name }
loups-garous-ui-move-yes = Répondre : c’est vrai
loups-garous-ui-move-no = Répondre : c’est faux

## The table: houses and seats

loups-garous-ui-house-alive = { $name }
loups-garous-ui-house-dead = { $seatIs ->
    [you] { $name } n’êtes plus : { $role }
   *[other] { $name } n’est plus : { $role }
}
loups-garous-ui-house-claims = { $seatIs ->
    [you] dites être { $role }
   *[other] dit être { $role }
}
loups-garous-ui-house-votes = { $n ->
    [0] aucune voix
    [1] une voix
   *[other] { $n } voix
}
loups-garous-ui-house-ready = veut voter
loups-garous-ui-house-voted = a voté
loups-garous-ui-house-double = tient la double flèche
loups-garous-ui-facts-alive = en vie
loups-garous-ui-facts-dead = n’est plus · { $role }
loups-garous-ui-facts-claims = se dit { $role }

## The table: claims and votes

loups-garous-ui-claims = Déclarations
loups-garous-ui-claims-open = Ouvrir les déclarations
loups-garous-ui-claims-note = Ce que chacun a dit ; rien n’est prouvé.
loups-garous-ui-claims-none = Personne n’a encore rien dit.
loups-garous-ui-claims-silent = ne dit rien
loups-garous-ui-claims-is = se dit { $role }
loups-garous-ui-claims-report = dit { $name } { $role }
loups-garous-ui-claims-accuse = accuse { $name }
loups-garous-ui-claims-defend = défend { $name }
loups-garous-ui-claims-announce = votera contre { $name }
loups-garous-ui-claims-defend-me = se défend
loups-garous-ui-claims-yes = avoue
loups-garous-ui-claims-no = nie
loups-garous-ui-short-day = J{ $n }
loups-garous-ui-votes-abstain = pas de vote
loups-garous-ui-deck = La donne
loups-garous-ui-deck-note = Ces cartes ont été mêlées ; chacun en a reçu une.
loups-garous-ui-deck-middle = Deux sont restées au milieu, face cachée.
loups-garous-ui-deck-line = { $n } × { $role }
loups-garous-ui-deck-open = Les rôles en jeu

## The table: what the village tells itself. One variant of each is chosen, the same for everybody.

loups-garous-ui-death-night-1 = Au matin, la porte { DE($name) }**{ $name }** battait au vent. Sur la table, une carte retournée : { $role }.
loups-garous-ui-death-night-2 = De la maison, on n’a retrouvé qu’un sabot, près du puits : **{ $name }** n’est plus. C’était { $role }.
loups-garous-ui-death-night-3 = Les corbeaux tournaient au-dessus de chez **{ $name }**. C’était { $role }.
loups-garous-ui-death-night-4 = **{ $name }** n’a pas ouvert ses volets ce matin, ni jamais plus. C’était { $role }.
loups-garous-ui-death-night-5 = Des traces de griffes jusqu’au lit { DE($name) }**{ $name }**. C’était { $role }.
loups-garous-ui-death-executed-1 = Le village a tranché, et la foule s’est tue : **{ $name }** était { $role }.
loups-garous-ui-death-executed-2 = On a mené **{ $name }** sous le grand chêne. C’était { $role }.
loups-garous-ui-death-executed-3 = **{ $name }** a demandé qu’on se souvienne. C’était { $role }.
loups-garous-ui-death-executed-4 = Les fourches se sont baissées. Dans la poche { DE($name) }**{ $name }**, une carte : { $role }.
loups-garous-ui-death-grief-1 = Le cœur { DE($name) }**{ $name }** s’est brisé avec l’autre. C’était { $role }.
loups-garous-ui-death-grief-2 = **{ $name }** n’a pas voulu d’un matin sans amour. C’était { $role }.
loups-garous-ui-death-grief-3 = On a trouvé **{ $name }** près de l’autre, main dans la main. C’était { $role }.
loups-garous-ui-death-shot-1 = Un dernier coup de feu, et **{ $name }** tombe. C’était { $role }.
loups-garous-ui-death-shot-2 = La poudre se dissipe : **{ $name }** ne se relèvera pas. C’était { $role }.
loups-garous-ui-death-shot-3 = Le Chasseur ne part pas seul. **{ $name }** était { $role }.
loups-garous-ui-death-left-1 = **{ $name }** a quitté le village sans se retourner. C’était { $role }.
loups-garous-ui-death-left-2 = La maison { DE($name) }**{ $name }** est vide, le feu éteint. C’était { $role }.
loups-garous-ui-quiet-night-1 = Le coq chante, et tout le monde répond : personne n’est mort cette nuit.
loups-garous-ui-quiet-night-2 = Une aube sans cri. On se compte deux fois : tout le monde est là.
loups-garous-ui-quiet-night-3 = Rien que du givre sur les seuils. Cette nuit, personne n’est mort.
loups-garous-ui-spared-1 = Les flèches ne s’accordent pas : le village se sépare sans coupable.
loups-garous-ui-spared-2 = On range les fourches. Personne ne mourra aujourd’hui.
loups-garous-ui-spared-3 = Trop de doutes, pas de corde. Personne ne meurt.

loups-garous-news-statement-claimed-1 = « Écoutez-moi : je suis { $role }. »
loups-garous-news-statement-claimed-2 = « Puisqu’il faut tout dire, je suis { $role }. »
loups-garous-news-statement-claimed-3 = « Ma carte, c’est { $role }. Croyez-le ou non. »
loups-garous-news-statement-claimed-4 = « Je suis { $role }, et je n’en dirai pas plus pour l’instant. »
loups-garous-news-statement-claimed-5 = « Autant que vous le sachiez : je suis { $role }. »
loups-garous-news-statement-claimed-6 = « Je n’ai rien à cacher : je suis { $role }. »
loups-garous-news-statement-claimed-7 = « Retenez-le bien : je suis { $role }. »
loups-garous-news-statement-claimed-8 = « Voilà ce que je suis : { $role }. »
loups-garous-news-statement-claimed-named-1 = « { $of } m’accuse ? Alors je le dis : je suis { $role }. »
loups-garous-news-statement-claimed-named-2 = « À { $of } je réponds ceci : je suis { $role }. »
loups-garous-news-statement-claimed-named-3 = « Puisque { $of } me montre du doigt, sachez-le : je suis { $role }. »
loups-garous-news-statement-reported-wolf-1 = « { $side } est { $role }. Je l’ai vu de mes yeux. »
loups-garous-news-statement-reported-wolf-2 = « Cette nuit, j’ai su pour { $side } : c’est { $role }. »
loups-garous-news-statement-reported-wolf-3 = « Ne cherchez plus : { $side }, c’est { $role }. »
loups-garous-news-statement-reported-wolf-4 = « Ma main au feu : { $side } est { $role }. »
loups-garous-news-statement-reported-wolf-5 = « Je vous le dis en face : { $side } est { $role }. »
loups-garous-news-statement-reported-wolf-6 = « Souvenez-vous-en si je meurs : { $side } est { $role }. »
loups-garous-news-statement-reported-1 = « Laissez { $side } en paix : c’est { $role }. »
loups-garous-news-statement-reported-2 = « Sur { $side } je suis tranquille : c’est { $role }. »
loups-garous-news-statement-reported-3 = « { $side } est { $role }, je le sais. »
loups-garous-news-statement-reported-4 = « Pour moi c’est clair : { $side } est { $role }. »
loups-garous-news-statement-reported-5 = « Rayez { $side } de vos listes : c’est { $role }. »
loups-garous-news-statement-reported-6 = « Je peux le jurer : { $side } est { $role }. »
loups-garous-news-statement-accused-1 = « { $side } ne me dit rien de bon. »
loups-garous-news-statement-accused-2 = « J’accuse { $side } ! »
loups-garous-news-statement-accused-3 = « Regardez ces mains, { $side } : elles tremblent. »
loups-garous-news-statement-accused-4 = « Si vous cherchez un loup, commencez par { $side }. »
loups-garous-news-statement-accused-5 = « Mon chien grogne dès { QUE($side) }{ $side } passe. »
loups-garous-news-statement-accused-6 = « Il y a de la boue sur le seuil { DE($side) }{ $side }, et il n’a pas plu. »
loups-garous-news-statement-accused-7 = « { $side } sourit beaucoup trop, ce matin. »
loups-garous-news-statement-accused-8 = « Je n’ai pas de preuve, mais je parie sur { $side }. »
loups-garous-news-statement-accused-reported-1 = « { $of } l’a dit : { $side } est des loups. Cela me suffit. »
loups-garous-news-statement-accused-reported-2 = « On nous a prévenus, { $of } a parlé : c’est { $side }. »
loups-garous-news-statement-accused-reported-3 = « Ce { QUE($of) }{ $of } a vu, je le crois : { $side } hurle à la lune. »
loups-garous-news-statement-accused-defended_wolf-1 = « { $side } a pris la défense { DE($of) }{ $of }, qui était un loup. »
loups-garous-news-statement-accused-defended_wolf-2 = « Qui plaidait pour { $of } ? { $side }. Et { $of } en était. »
loups-garous-news-statement-accused-defended_wolf-3 = « On sait maintenant ce qu’était { $of }. Et { $side } s’en portait garant. »
loups-garous-news-statement-accused-refuted-1 = « Ce { QUE($side) }{ $side } disait { DE($of) }{ $of } était faux : la carte l’a montré. »
loups-garous-news-statement-accused-refuted-2 = « Sur { $of }, { $side } a dit une fausse carte : erreur ou mensonge ? »
loups-garous-news-statement-accused-refuted-3 = « La carte { DE($of) }{ $of } a parlé, et { $side } avait menti. »
loups-garous-news-statement-accused-rivals-1 = « { $side } et { $of } disent la même carte. L’un des deux ment, et pour moi c’est { $side }. »
loups-garous-news-statement-accused-rivals-2 = « Une carte, deux bouches : { $of } et { $side }. Je crois { $of }. »
loups-garous-news-statement-accused-rivals-3 = « { $side } prend la carte { DE($of) }{ $of } : c’est un masque. »
loups-garous-news-statement-accused-voted_innocent-1 = « Hier, { $side } a voté contre { $of }, qui n’y était pour rien. »
loups-garous-news-statement-accused-voted_innocent-2 = « Au vote d’hier, { $side } visait { $of }. La carte { DE($of) }{ $of } n’avait rien d’un loup. »
loups-garous-news-statement-accused-voted_innocent-3 = « { $of } n’en était pas, et hier { $side } demandait sa tête. »
loups-garous-news-statement-accused-spared_wolf-1 = « Hier nous tenions { $of }, un loup, et { $side } regardait ailleurs. »
loups-garous-news-statement-accused-spared_wolf-2 = « { $of } était un loup : hier, la flèche { DE($side) }{ $side } visait quelqu’un d’autre. »
loups-garous-news-statement-accused-spared_wolf-3 = « Quand le village a condamné { $of }, { $side } n’en était pas. Étrange, non ? »
loups-garous-news-statement-accused-feared-1 = « { $of } s’en prenait à { $side }, et la nuit a pris { $of }. »
loups-garous-news-statement-accused-feared-2 = « À qui profite la mort { DE($of) }{ $of } ? À { $side }, à mon avis. »
loups-garous-news-statement-accused-feared-3 = « { $of } avait { $side } dans le viseur. On sait comment la nuit a fini. »
loups-garous-news-statement-accused-against_me-1 = « { $side } s’acharne sur moi. Je rends le coup. »
loups-garous-news-statement-accused-against_me-2 = « D’où vient cet acharnement contre moi, { $side } ? Un loup ferait pareil. »
loups-garous-news-statement-accused-against_me-3 = « { $side } me vise, moi qui n’ai rien fait : c’est signé. »
loups-garous-news-statement-accused-seconds-1 = « { $of } a raison : { $side } n’est pas net. »
loups-garous-news-statement-accused-seconds-2 = « Comme { $of }, je regarde du côté { DE($side) }{ $side }. »
loups-garous-news-statement-accused-seconds-3 = « Je pensais la même chose { QUE($of) }{ $of } : c’est { $side }. »
loups-garous-news-statement-accused-silent-1 = « { $side } ne dit pas un mot depuis ce matin. Qui se tait se cache. »
loups-garous-news-statement-accused-silent-2 = « On n’entend pas { $side } aujourd’hui. Trop calme à mon goût. »
loups-garous-news-statement-accused-silent-3 = « Tout le monde parle, sauf { $side }. Je me méfie. »
loups-garous-news-statement-accused-voted-1 = « Hier, { $side } a voté contre { $of }. Je veux savoir pourquoi. »
loups-garous-news-statement-accused-voted-2 = « Le vote d’hier contre { $of }, { $side } ne l’a jamais expliqué. »
loups-garous-news-statement-accused-voted-3 = « Quand on vote contre { $of } comme { $side } hier, c’est qu’on a ses raisons. »
loups-garous-news-statement-announced-1 = « Je voterai contre { $side }. »
loups-garous-news-statement-announced-2 = « Ma flèche est pour { $side }, c’est décidé. »
loups-garous-news-statement-announced-3 = « Ce soir, je désigne { $side }. Faites comme moi. »
loups-garous-news-statement-announced-4 = « { $side } peut se préparer : mon choix est fait. »
loups-garous-news-statement-announced-5 = « Comptez ma voix contre { $side }. »
loups-garous-news-statement-announced-6 = « Au moment du vote, ce sera { $side } pour moi. »
loups-garous-news-statement-announced-reported-1 = « { $of } a vu clair : je voterai contre { $side }. »
loups-garous-news-statement-announced-reported-2 = « Après ce { QUE($of) }{ $of } a dit, ma flèche est pour { $side }. »
loups-garous-news-statement-announced-reported-3 = « Je suis { $of } : ma voix va contre { $side }. »
loups-garous-news-statement-announced-defended_wolf-1 = « Défendre { $of }, un loup… Je voterai contre { $side }. »
loups-garous-news-statement-announced-defended_wolf-2 = « { $of } hurlait la nuit, et { $side } l’excusait. Ma flèche est prête. »
loups-garous-news-statement-announced-defended_wolf-3 = « Contre { $side } : on ne plaide pas pour { $of } sans raison. »
loups-garous-news-statement-announced-refuted-1 = « { $side } nous a menti sur { $of }. Je vote contre. »
loups-garous-news-statement-announced-refuted-2 = « Sur { $of }, { $side } disait faux : voilà mon vote. »
loups-garous-news-statement-announced-refuted-3 = « Ma voix contre { $side }, à cause { DE($of) }{ $of } et de ce mensonge. »
loups-garous-news-statement-announced-voted_innocent-1 = « Hier { $side } s’en est pris à { $of }, à tort : ce soir, je le lui rends. »
loups-garous-news-statement-announced-voted_innocent-2 = « Pour { $of }, qui n’y était pour rien : je vote contre { $side }. »
loups-garous-news-statement-announced-voted_innocent-3 = « Le vote d’hier contre { $of } se paie : ma flèche va à { $side }. »
loups-garous-news-statement-announced-seconds-1 = « D’accord avec { $of } : je vote contre { $side }. »
loups-garous-news-statement-announced-seconds-2 = « Comme { $of }, je désignerai { $side }. »
loups-garous-news-statement-announced-seconds-3 = « { $of } et moi ferons pareil : contre { $side }. »
loups-garous-news-statement-doubted-claim-1 = « { $side }, { $role } ? Je n’y crois pas. »
loups-garous-news-statement-doubted-claim-2 = « Si { $side } est { $role }, moi je suis le curé. »
loups-garous-news-statement-doubted-claim-3 = « { $side } se dit { $role } un peu vite. »
loups-garous-news-statement-doubted-claim-4 = « N’importe qui peut dire { $role }. Surtout { $side }. »
loups-garous-news-statement-doubted-claim-5 = « Et que fait donc { $side } de sa carte, { $role } à ce qu’on entend ? »
loups-garous-news-statement-doubted-claim-6 = « J’attends de voir { $side } en { $role }. »
loups-garous-news-statement-doubted-report-1 = « { $side } dit { $whom } { $role } ? Je demande à voir. »
loups-garous-news-statement-doubted-report-2 = « { $whom }, { $role } ? C’est { $side } qui le dit, et personne d’autre. »
loups-garous-news-statement-doubted-report-3 = « Ce { QUE($side) }{ $side } raconte { DE($whom) }{ $whom } ne tient pas : { $role }, vraiment ? »
loups-garous-news-statement-doubted-report-4 = « Je ne crois pas { $side } : { $whom } n’a rien d’une telle carte, { $role }. »
loups-garous-news-statement-doubted-report-5 = « “{ $role }”, dit { $side } { DE($whom) }{ $whom }. Et la preuve ? »
loups-garous-news-statement-doubted-report-6 = « { $side } parle { DE($whom) }{ $whom }, { $role } à l’en croire. Moi je doute. »
loups-garous-news-statement-doubted-rivals-1 = « { $side } dit la même carte { QUE($of) }{ $of }. Je crois { $of }. »
loups-garous-news-statement-doubted-rivals-2 = « Deux pour une seule carte : entre { $of } et { $side }, je doute { DE($side) }{ $side }. »
loups-garous-news-statement-doubted-rivals-3 = « Et { $of }, alors ? { $side } prend sa place. »
loups-garous-news-statement-doubted-refuted-1 = « { $side } disait déjà faux { DE($of) }{ $of }. Je n’écoute plus. »
loups-garous-news-statement-doubted-refuted-2 = « Après { $of }, qui croirait encore { $side } ? »
loups-garous-news-statement-doubted-refuted-3 = « { $side } disait faux { DE($of) }{ $of } : pourquoi vrai aujourd’hui ? »
loups-garous-news-statement-doubted-defended_wolf-1 = « { $side } défendait { $of }, un loup. Sa parole ne vaut rien. »
loups-garous-news-statement-doubted-defended_wolf-2 = « La parole { DE($side) }{ $side } ? Celle qui excusait { $of } ? »
loups-garous-news-statement-doubted-defended_wolf-3 = « Qui s’est porté garant { DE($of) }{ $of } ne me fera rien croire : { $side } ment. »
loups-garous-news-statement-doubted-seconds-1 = « Je doute avec { $of } : { $side } invente. »
loups-garous-news-statement-doubted-seconds-2 = « { $of } n’y croit pas, et moi non plus : { $side } brode. »
loups-garous-news-statement-doubted-seconds-3 = « Comme { $of }, je n’avale pas ce que dit { $side }. »
loups-garous-news-statement-defended-1 = « { $side } n’y est pour rien. »
loups-garous-news-statement-defended-2 = « Pas { $side }. Cherchez ailleurs. »
loups-garous-news-statement-defended-3 = « { $side } ? J’en réponds. »
loups-garous-news-statement-defended-4 = « Vous faites fausse route avec { $side }. »
loups-garous-news-statement-defended-5 = « Laissez { $side } : ce n’est pas là que le loup dort. »
loups-garous-news-statement-defended-6 = « Je mettrais ma main au feu pour { $side }. »
loups-garous-news-statement-defended-hunted-1 = « { $side } s’en est pris à { $of }, qui était un loup : cela compte. »
loups-garous-news-statement-defended-hunted-2 = « Un loup n’aurait pas chargé { $of }. { $side } est des nôtres. »
loups-garous-news-statement-defended-hunted-3 = « Souvenez-vous { DE($of) }{ $of } : { $side } avait vu juste. »
loups-garous-news-statement-defended-vouched-1 = « { $of } répond { DE($side) }{ $side }. Cela me va. »
loups-garous-news-statement-defended-vouched-2 = « On a la parole { DE($of) }{ $of } : { $side } n’en est pas. »
loups-garous-news-statement-defended-vouched-3 = « Si { $of } dit vrai, { $side } est des nôtres. »
loups-garous-news-statement-defended-self-1 = « Ce n’est pas moi, je le jure. »
loups-garous-news-statement-defended-self-2 = « Vous perdez votre temps avec moi. »
loups-garous-news-statement-defended-self-3 = « Je dormais, comme vous. »
loups-garous-news-statement-defended-self-4 = « Pendez-moi, et demain vous le regretterez. »
loups-garous-news-statement-defended-self-5 = « Regardez ailleurs, le loup s’en réjouit déjà. »
loups-garous-news-statement-defended-self-6 = « Je suis du village, et je le resterai. »
loups-garous-news-statement-defended-self-hunted-1 = « J’ai chargé { $of }, et c’était un loup. Vous l’oubliez ? »
loups-garous-news-statement-defended-self-hunted-2 = « Moi, un loup ? C’est moi qui désignais { $of } ! »
loups-garous-news-statement-defended-self-hunted-3 = « Sans moi, { $of } rôderait encore. »
loups-garous-news-statement-defended-self-vouched-1 = « { $of } vous l’a dit : je n’en suis pas. »
loups-garous-news-statement-defended-self-vouched-2 = « Demandez à { $of } ce que je suis. »
loups-garous-news-statement-defended-self-vouched-3 = « { $of } répond de moi, cela devrait suffire. »
loups-garous-news-statement-replied-yes-1 = « C’est vrai, { $side }. »
loups-garous-news-statement-replied-yes-2 = « Oui, { $side }, je ne le nie pas. »
loups-garous-news-statement-replied-yes-3 = « Vous avez vu juste, { $side }. »
loups-garous-news-statement-replied-yes-4 = « { $side } dit vrai. »
loups-garous-news-statement-replied-no-1 = « C’est faux, { $side }. »
loups-garous-news-statement-replied-no-2 = « Mensonge, { $side } ! »
loups-garous-news-statement-replied-no-3 = « Non, { $side }, et encore non. »
loups-garous-news-statement-replied-no-4 = « Il n’y a pas un mot de vrai dans ce que dit { $side }. »
loups-garous-news-statement-replied-no-5 = « { $side } se trompe, ou vous trompe. »
loups-garous-news-statement-replied-no-6 = « Cette accusation est fausse, { $side }. »
loups-garous-news-statement-replied-no-7 = « Je n’ai rien à voir là-dedans, { $side }. »
loups-garous-news-statement-replied-no-8 = « { $side } ferait mieux de regarder ailleurs. »
loups-garous-ui-said = **{ $name }** : { $words }

## The table: the narrator

loups-garous-ui-go-on = Continuer
loups-garous-ui-narrator = Narrateur
loups-garous-ui-narrator-on = Cet appareil raconte à voix haute
loups-garous-ui-narrator-off = Cet appareil se tait
loups-garous-ui-narrator-help = Posez cet appareil au milieu de la table : il appelle les rôles, annonce les morts et lit les votes. Chacun joue sur son téléphone, ou l’on se passe le même. Les légendes restent à l’écran.
loups-garous-ui-narrator-mute = Sans la voix
loups-garous-ui-narrator-voice = Avec la voix
loups-garous-ui-narrator-silent = Ce navigateur ne sait pas parler : lisez les légendes.
loups-garous-ui-big = Grand écran
loups-garous-ui-big-close = Quitter le grand écran
loups-garous-ui-big-alive = { $n } en vie sur { $all }
loups-garous-ui-big-join = Pour regarder ou s’asseoir
loups-garous-ui-tell-sleep = La nuit tombe sur le village. Fermez les yeux.
loups-garous-ui-tell-thief = Le Voleur se réveille, et regarde les deux cartes du milieu.
loups-garous-ui-tell-thief-end = Le Voleur se rendort.
loups-garous-ui-tell-cupid = Cupidon se réveille, et désigne deux cœurs.
loups-garous-ui-tell-cupid-end = Cupidon se rendort.
loups-garous-ui-tell-lovers = Les Amoureux se réveillent, et se reconnaissent.
loups-garous-ui-tell-lovers-end = Les Amoureux se rendorment.
loups-garous-ui-tell-seer = La Voyante se réveille, et choisit une carte à sonder.
loups-garous-ui-tell-seer-end = La Voyante se rendort.
loups-garous-ui-tell-wolves = Les loups se réveillent, et désignent leur proie.
loups-garous-ui-tell-wolves-end = Les loups ont désigné leur proie.
loups-garous-ui-tell-wolves-again = Les loups se consultent une dernière fois.
loups-garous-ui-tell-wolves-again-end = Les loups ont fini.
loups-garous-ui-tell-duel = Un volet s’entrouvre peut-être. Les loups tendent l’oreille.
loups-garous-ui-tell-duel-end = Les loups se rendorment.
loups-garous-ui-tell-dawn = Le jour se lève. Ouvrez les yeux.
loups-garous-ui-tell-debate = La place est à vous : débattez.
loups-garous-ui-tell-vote = Le débat est clos. Votez, en secret.
loups-garous-ui-tell-runoff = Égalité. Votez de nouveau, entre { $names }.
loups-garous-ui-tell-votes = Les flèches : { $list }.
loups-garous-ui-tell-votes-one = { $name }, { $n ->
    [0] aucune voix
    [1] une voix
   *[other] { $n } voix
}
loups-garous-ui-tell-shot = { $name } épaule une dernière fois son fusil.
loups-garous-ui-tell-no-shot = Le fusil se tait.

## The table: the end

loups-garous-ui-end-village = Le village a gagné
loups-garous-ui-end-village-why = Le dernier loup est mort. On rouvre les volets.
loups-garous-ui-end-wolves = Les Loups-garous ont gagné
loups-garous-ui-end-wolves-why = Il ne reste plus personne pour fermer les portes.
loups-garous-ui-end-lovers = Les Amoureux ont gagné
loups-garous-ui-end-lovers-why = Un loup et une âme du village, seuls au monde, et contents de l’être.
loups-garous-ui-end-nobody = Personne n’a gagné
loups-garous-ui-end-nobody-why = Plus une cheminée ne fume. Le village est vide.
loups-garous-ui-end-parity-why = Les loups sont assez nombreux pour tenir le village.
loups-garous-ui-end-role = { $role } : { $names }
loups-garous-ui-end-lovers-were = Les Amoureux : { $one } et { $two }
loups-garous-ui-end-middle = Au milieu : { $one } et { $two }
loups-garous-ui-end-night = Nuit { $n } : { $deeds }
loups-garous-ui-end-night-look = la Voyante a regardé { $name }
loups-garous-ui-end-night-victim = les loups ont choisi { $name }
loups-garous-ui-end-night-no-victim = les loups n’ont choisi personne
loups-garous-ui-end-night-glance = la Petite Fille a jeté un coup d’œil
loups-garous-ui-end-night-stare = la Petite Fille a regardé franchement
loups-garous-ui-end-night-caught = la Petite Fille a été prise

## The table made over: scenes, the night

loups-garous-ui-seen = C’est vu
loups-garous-ui-you-tag = vous
loups-garous-ui-or = ou
loups-garous-ui-the-end = Fin
loups-garous-ui-scene = Ce qui se passe
loups-garous-ui-calls = Les appels de cette nuit
loups-garous-ui-night-answers = La nuit vous répond.
loups-garous-ui-side-village = du côté du village
loups-garous-ui-side-wolves = du côté des loups
loups-garous-ui-short-wolf = Loup-garou
loups-garous-ui-short-villager = Villageois
loups-garous-ui-short-seer = Voyante
loups-garous-ui-short-hunter = Chasseur
loups-garous-ui-short-cupid = Cupidon
loups-garous-ui-short-thief = Voleur
loups-garous-ui-short-girl = Petite Fille
loups-garous-ui-step-thief = Voleur
loups-garous-ui-step-cupid = Cupidon
loups-garous-ui-step-lovers = Amoureux
loups-garous-ui-step-seer = Voyante
loups-garous-ui-step-wolves = Loups
loups-garous-ui-step-duel = Petite Fille
loups-garous-ui-step-dawn = Aube
loups-garous-ui-scene-card = Vous êtes { $role }
loups-garous-ui-scene-card-note = Votre carte reste en bas de l’écran. Touchez-la pour la relire ou la cacher.
loups-garous-ui-scene-became = Vous êtes { $role }, désormais.
loups-garous-ui-scene-became-text = Si vous mourez, c’est cette carte que le village verra : { $role }.
loups-garous-ui-scene-became-left = Au milieu reste { $role } : personne d’autre ne le sait. C’est écrit sur votre carte.
loups-garous-ui-scene-pack = Voici votre meute.
loups-garous-ui-scene-pack-text = Dans la meute avec vous : { $names }, { $n ->
    [one] qui vient aussi de l’apprendre.
   *[other] qui viennent aussi de l’apprendre.
}
loups-garous-ui-scene-pack-alone = Vous chassez sans meute.
loups-garous-ui-scene-pack-alone-text = Il n’y a pas d’autre loup dans ce village. Personne ne parlera pour vous.
loups-garous-ui-scene-vision = { $name } est { $role }.
loups-garous-ui-scene-vision-text = Personne d’autre ne l’a vu. C’est écrit sur votre carte : { $name }, { $role }.
loups-garous-ui-scene-lover = Vous aimez { $name }.
loups-garous-ui-scene-lover-text = { $name } vous aime aussi, et vient de l’apprendre. Si l’un meurt, l’autre meurt de chagrin. Vous ne voterez jamais l’un contre l’autre.
loups-garous-ui-scene-lover-card = Vous ne connaissez pas sa carte.
loups-garous-ui-scene-pair = { $one } et { $two } s’aiment.
loups-garous-ui-scene-pair-text = Le sort a tendu votre arc : { $one } et { $two } viennent de l’apprendre.
loups-garous-ui-scene-glimpse = Deux silhouettes : { $one } et { $two }.
loups-garous-ui-scene-glimpse-text = { $one } ou { $two } : l’une des deux personnes court avec la meute, l’autre non. Aucun regard ne s’est posé sur vous.
loups-garous-ui-scene-glimpse-sure = { $name } court avec la meute.
loups-garous-ui-scene-glimpse-sure-text = À coup sûr : { $name } est un loup. Aucun regard ne s’est posé sur vous.
loups-garous-ui-scene-victim = La meute a choisi { $name }.
loups-garous-ui-scene-victim-text = Cette nuit, la proie est { $name }.
loups-garous-ui-scene-caught = { $name } vous observait.
loups-garous-ui-scene-caught-text = { $name }, la Petite Fille, meurt à la place de votre proie. Le village ne saura pas pourquoi.
loups-garous-ui-scene-night = La nuit tombe. Le village s’endort.
loups-garous-ui-scene-night-all = Les volets se ferment, un à un.
loups-garous-ui-scene-night-dead = Vous regardez, et vous vous taisez.
loups-garous-ui-scene-night-sleep = On ne vous appellera pas cette nuit. Dormez.
loups-garous-ui-scene-night-wakes-thief = On vous appellera, { $name }, quand viendra le Voleur. Rien à toucher d’ici là.
loups-garous-ui-scene-night-wakes-cupid = On vous appellera, { $name }, quand viendra Cupidon. Rien à toucher d’ici là.
loups-garous-ui-scene-night-wakes-seer = On vous appellera, { $name }, quand viendra la Voyante. Rien à toucher d’ici là.
loups-garous-ui-scene-night-wakes-wolves = On vous appellera, { $name }, quand viendront les loups. Rien à toucher d’ici là.
loups-garous-ui-scene-night-wakes-duel = On vous appellera, { $name }, quand viendra la Petite Fille. Rien à toucher d’ici là.
loups-garous-ui-asleep = Vous dormez. Pendant ce temps…
loups-garous-ui-called = On vous appelle.
loups-garous-ui-called-text = Ouvrez les yeux.
loups-garous-ui-answered = C’est noté.
loups-garous-ui-answered-text = On attend les autres.
loups-garous-ui-night-is = Il fait nuit.
loups-garous-ui-asleep-all = Le village dort jusqu’à l’aube.
loups-garous-ui-asleep-soon = On vous appellera tout à l’heure.
loups-garous-ui-asleep-rest = Rien à faire jusqu’à l’aube.
loups-garous-ui-call-thief = Le Voleur se réveille.
loups-garous-ui-call-cupid = Cupidon se réveille.
loups-garous-ui-call-lovers = Les Amoureux se réveillent.
loups-garous-ui-call-seer = La Voyante se réveille.
loups-garous-ui-call-wolves = Les loups-garous se réveillent.
loups-garous-ui-call-wolves-again = Les loups-garous se consultent encore.
loups-garous-ui-call-duel = Un volet s’entrouvre, peut-être.
loups-garous-ui-q-look = Quelle carte voulez-vous voir ?
loups-garous-ui-q-look-detail = Touchez une maison, puis confirmez.
loups-garous-ui-q-devour = Choisissez ensemble votre proie.
loups-garous-ui-q-devour-detail = Les écus montrent qui vise qui.
loups-garous-ui-q-devour-again = La meute hésite : choisissez de nouveau.
loups-garous-ui-q-devour-again-detail = Seulement entre les proies les plus visées.
loups-garous-ui-q-watch = Qui épiez-vous cette nuit ?
loups-garous-ui-q-watch-detail = La Petite Fille regarde peut-être.
loups-garous-ui-q-love = Touchez deux maisons : ils vont s’aimer.
loups-garous-ui-q-love-detail = La vôtre aussi, si vous voulez.
loups-garous-ui-q-girl = Les loups sont dehors. Que faites-vous ?
loups-garous-ui-q-girl-detail = Eux aussi choisissent qui ils épient.
loups-garous-ui-q-thief = Prenez une des deux cartes, ou gardez la vôtre.
loups-garous-ui-q-thief-detail = Personne d’autre ne les voit.
loups-garous-ui-q-thief-must = Deux loups au milieu : il faut en prendre un.
loups-garous-ui-q-thief-must-detail = La règle l’exige. Vous serez de la meute.
loups-garous-ui-do-look = Voir qui est { $name }
loups-garous-ui-do-devour = Dévorer { $name }
loups-garous-ui-do-devour-nobody = Ne dévorer personne
loups-garous-ui-do-watch = Épier { $name }
loups-garous-ui-do-watch-nobody = N’épier personne
loups-garous-ui-do-note-nobody = Ne noter personne
loups-garous-ui-do-become = Devenir { $role }
loups-garous-ui-do-keep = Garder ma carte
loups-garous-ui-choose = Choisissez
loups-garous-ui-choose-card = Touchez une carte
loups-garous-ui-choose-house = Touchez une maison
loups-garous-ui-choose-two = Touchez deux maisons
loups-garous-ui-choose-one-more = Encore une maison
loups-garous-ui-thief-mine = la vôtre
loups-garous-ui-thief-middle = au milieu
loups-garous-ui-thief-kept = gardée : du village
loups-garous-ui-thief-note = Les cartes laissées restent au milieu, face cachée, jusqu’à la fin.
loups-garous-ui-thief-must = L’autre carte reste au milieu, face cachée, jusqu’à la fin.
loups-garous-ui-girl-sleep-gain = Vous n’apprenez rien.
loups-garous-ui-girl-sleep-risk = Aucun risque.
loups-garous-ui-girl-glance-gain = Deux noms : un loup et un innocent, sans savoir qui est qui.
loups-garous-ui-girl-glance-risk = Il faut que deux loups vous épient, ou le dernier, pour vous surprendre.
loups-garous-ui-girl-stare-gain = Le nom d’un loup, à coup sûr.
loups-garous-ui-girl-stare-risk = Un seul loup qui vous épie suffit : vous mourez à la place de leur proie.
loups-garous-ui-pack-sure = choix posé
loups-garous-ui-pack-none = n’a pas choisi
loups-garous-ui-pack-say-yes = D’accord
loups-garous-ui-pack-say-no = Pas lui
loups-garous-ui-pack-say-wait = Attendons
loups-garous-ui-pack-write = Écrire
loups-garous-ui-mid-name = { $name } ?
loups-garous-ui-mid-seen = Déjà vu : { $name }, { $role }.
loups-garous-ui-mid-love = Si l’un meurt, l’autre aussi.
loups-garous-ui-mid-devour = { $name } vise { $side }.
loups-garous-ui-mid-watch = { $name } épie { $side }.
loups-garous-ui-mid-aim = Tout le village vous regarde viser.
loups-garous-ui-mid-aims = { $name } choisit
loups-garous-ui-mid-votes = { $n } sur { $all }
loups-garous-ui-mid-votes-text = ont voté. Leur choix reste secret.

## The table made over: my card

loups-garous-ui-card-is = Votre carte : { $role }
loups-garous-ui-card-is-back = Votre carte, face cachée. Maintenir pour voir.
loups-garous-ui-card-hidden = Votre carte est face cachée. Gardez le doigt dessus pour la voir un instant, ou retournez-la.
loups-garous-ui-house-seen = pour vous { $role }, nuit { $n }
loups-garous-ui-foot-watch = Vous regardez.
loups-garous-ui-foot-dead = n’est plus depuis le jour { $n }
loups-garous-ui-foot-shot = Les paroles reprennent après le tir.
loups-garous-ui-foot-voted = Vote posé contre { $name }
loups-garous-ui-foot-hidden = Maintenir la carte pour la voir.

## The table made over: deaths, votes, the end

loups-garous-ui-scene-dawn = Le jour se lève.
loups-garous-ui-scene-dawn-open = Les volets s’ouvrent, un à un.
loups-garous-ui-scene-dawn-shut = Les volets s’ouvrent, un à un. Chez { $name }, rien ne bouge.
loups-garous-ui-chain-who = Qui ?
loups-garous-ui-my-death-go = Regarder la suite
loups-garous-ui-my-death-night = Les loups sont venus chez vous.
loups-garous-ui-my-death-night-text = Vos volets resteront clos. Le village va voir votre carte.
loups-garous-ui-my-death-caught = Un loup a croisé votre regard.
loups-garous-ui-my-death-caught-text = Vous mourez cette nuit, à la place de leur proie. Le village saura votre carte, mais pas comment c’est arrivé.
loups-garous-ui-my-death-executed = Le village a tranché : vous partez.
loups-garous-ui-my-death-executed-text = Votre carte est retournée devant tout le monde.
loups-garous-ui-my-death-grief = Votre cœur s’est brisé.
loups-garous-ui-my-death-grief-text = Qui vous aimait n’est plus. Vous mourez de chagrin, et le village voit votre carte.
loups-garous-ui-my-death-shot = La dernière balle était pour vous.
loups-garous-ui-my-death-shot-text = Le Chasseur ne part pas seul. Le village voit votre carte.
loups-garous-ui-my-death-left = Vous avez quitté le village.
loups-garous-ui-my-death-left-text = Votre maison est vide, et le village a vu votre carte.
loups-garous-ui-my-death-watch-on = Dès la nuit prochaine, vous verrez tout.
loups-garous-ui-my-death-watch-off = Vous verrez la suite, sans rien en dire.
loups-garous-ui-shot = { $name } tire sur { $side } : c’était { $role }.
loups-garous-ui-shot-was = était { $role }.
loups-garous-ui-no-shot = { $name } baisse son fusil.
loups-garous-ui-no-shot-text = Personne d’autre ne part. C’était son droit.
loups-garous-ui-prompt-shot-night = La nuit vous emporte. Qui emportez-vous ?
loups-garous-ui-prompt-shot-executed = Le village vous chasse. Qui emportez-vous ?
loups-garous-ui-prompt-shot-grief = Vous mourez de chagrin. Qui emportez-vous ?
loups-garous-ui-prompt-shot-shot = Une balle vous atteint. Qui emportez-vous ?
loups-garous-ui-prompt-shot-left = Vous partez. Qui emportez-vous ?
loups-garous-ui-tally = Les votes se retournent.
loups-garous-ui-tally-gone = { $name } part : c’était { $role }.
loups-garous-ui-tally-was = { $name } était { $role }
loups-garous-ui-tally-claim = Sa parole : { $role }.
loups-garous-ui-tally-all-gone = { $names } partent.
loups-garous-ui-tally-tied = { $names } : égalité
loups-garous-ui-tally-again = On revote, entre les ex æquo.
loups-garous-ui-tally-divided = Le village se couche divisé
loups-garous-ui-tally-tie = Égalité : personne ne part.
loups-garous-ui-tally-tie-again = Encore une égalité : personne ne part.
loups-garous-ui-tally-silence = Personne n’a voté : personne ne part.
loups-garous-ui-tally-owner = { $name } tenait la double flèche.
loups-garous-ui-tally-silent = Sans vote : { $names }.
loups-garous-ui-tally-changed = Ont changé depuis le premier tour : { $names }.
loups-garous-ui-bar-voters = Ont voté contre { $name } : { $names }.
loups-garous-ui-bar-own = { $name } a voté contre { $side }.
loups-garous-ui-runoff-note = Sous chaque nom, qui a voté contre au premier tour.
loups-garous-ui-prompt-double = Votre flèche compte double, cette fois.
loups-garous-ui-won = Vous avez gagné, { $name }
loups-garous-ui-lost = Vous avez perdu, { $name }

## The table made over: words of the day

loups-garous-ui-words = Paroles
loups-garous-ui-words-none = Personne n’a encore rien dit.
loups-garous-ui-words-new = { $n ->
    [0] Rien de nouveau
    [one] Une nouvelle
   *[other] { $n } nouvelles
}
loups-garous-ui-tab-claims = Qui dit quoi
loups-garous-ui-tab-vote = Le vote
loups-garous-ui-tab-village = Le village
loups-garous-ui-ready = Prêt
loups-garous-ui-verbs = Dire quelque chose
loups-garous-ui-verb-accuse = Accuser
loups-garous-ui-verb-claim = Je suis…
loups-garous-ui-verb-report = J’ai vu
loups-garous-ui-verb-defend = Défendre
loups-garous-ui-verb-announce = Mon vote
loups-garous-ui-verb-accused = accuse
loups-garous-ui-verb-claimed = se dit
loups-garous-ui-verb-reported = a vu
loups-garous-ui-verb-defended = défend
loups-garous-ui-verb-defended-self = se défend
loups-garous-ui-verb-announced = votera contre
loups-garous-ui-verb-replied = répond à
loups-garous-ui-say-accuse = « J’accuse… »
loups-garous-ui-say-claim = « Je suis… »
loups-garous-ui-say-report = « J’ai vu… »
loups-garous-ui-say-report-is = « { $name } est… »
loups-garous-ui-say-defend = « Je réponds pour… »
loups-garous-ui-say-announce = « Je voterai contre… »
loups-garous-ui-says = dit : { $role }
loups-garous-ui-says-nothing = rôle non dit
loups-garous-ui-speak-village = Parler au village…
loups-garous-ui-speak-wolves = Parler à la meute…
loups-garous-ui-speak-dead = Parler entre morts…
loups-garous-ui-speak-watch = Parler entre curieux…
loups-garous-ui-speak-send = Dire
loups-garous-ui-channel-dead = entre morts
loups-garous-ui-channel-watch = entre curieux
loups-garous-ui-fact-died = { $name }, { $cause } : { $role }
loups-garous-ui-fact-quiet = Personne n’est mort cette nuit.
loups-garous-ui-fact-spared = Personne ne part aujourd’hui.
loups-garous-ui-fact-votes = Votes : { $list }
loups-garous-ui-prompt-named = Débattez. { $name } vous met en cause : répondez ?
loups-garous-ui-prompt-ready-count = { $ready ->
    [0] Sur { $alive }, personne ne veut encore voter.
    [one] { $ready } sur { $alive } veut voter.
   *[other] { $ready } sur { $alive } veulent voter.
}
loups-garous-ui-prompt-talk = Débattez : accusez, défendez, dites ce que vous savez.
loups-garous-ui-skip = Passer
loups-garous-ui-pack-points = montre du doigt
loups-garous-ui-verb-doubt = Douter
loups-garous-ui-verb-doubted = ne croit pas
loups-garous-ui-say-doubt = « Je ne crois pas… »
loups-garous-ui-claims-doubt = ne croit pas { $name }
