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

loups-garous-ui-a-wolf = un loup-garou
loups-garous-ui-a-villager = un simple villageois
loups-garous-ui-a-seer = la Voyante
loups-garous-ui-a-hunter = le Chasseur
loups-garous-ui-a-cupid = Cupidon
loups-garous-ui-a-thief = le Voleur
loups-garous-ui-a-girl = la Petite Fille
loups-garous-ui-the-wolf = Le Loup-garou
loups-garous-ui-the-villager = Le Simple villageois
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
loups-garous-ui-text-girl = Pendant que les loups veillent, vous pouvez jeter un coup d’œil, ou regarder franchement. Si un loup vous guette, c’est vous qui mourez.

## The table: my card

loups-garous-ui-card = Votre carte
loups-garous-ui-card-back = Votre carte est face cachée
loups-garous-ui-card-turn = Retourner ma carte
loups-garous-ui-card-cover = Cacher ma carte
loups-garous-ui-card-tells = Votre carte dit ce que vous choisissez.
loups-garous-ui-card-news = La nuit vous a répondu : retournez votre carte.
loups-garous-ui-card-how = Touchez-la, ou gardez le doigt dessus.
loups-garous-ui-card-public = Vous regardez la place : aucune carte ici.
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
loups-garous-ui-wait-night-detail = Le village répond, dans le secret.
loups-garous-ui-prompt-debate = Débattez : touchez une maison pour parler de quelqu’un.
loups-garous-ui-prompt-debate-detail = Votre propre maison pour parler de vous. Quand tout le monde le veut, on vote.
loups-garous-ui-prompt-ready = Vous voulez voter. On attend les autres.
loups-garous-ui-prompt-ready-detail = { $ready } sur { $alive } veulent voter. Vous pouvez encore parler.
loups-garous-ui-wait-debate = Le village débat : { $ready } sur { $alive } veulent voter.
loups-garous-ui-prompt-vote = Votez : touchez la maison de qui doit disparaître.
loups-garous-ui-prompt-vote-detail = Toutes les flèches seront montrées en même temps.
loups-garous-ui-prompt-voted = Votre vote est posé. On attend les autres.
loups-garous-ui-wait-vote = Le village vote : { $cast } votes sur { $alive }.
loups-garous-ui-prompt-runoff = Égalité : votez de nouveau, entre { $names }.
loups-garous-ui-prompt-runoff-detail = Encore une égalité, et personne ne meurt.
loups-garous-ui-wait-runoff = Second tour entre { $names } : { $cast } votes sur { $alive }.
loups-garous-ui-prompt-shot = Vous tombez, le fusil à la main : tirez une dernière fois, ou pas.
loups-garous-ui-prompt-shot-detail = Touchez la maison de celui que vous emportez.
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
loups-garous-ui-answer-done = Répondu
loups-garous-ui-answer-group = Votre réponse
loups-garous-ui-option-take = Carte { $n }
loups-garous-ui-option-keep = Garder
loups-garous-ui-option-sleep = Dormir
loups-garous-ui-option-glance = Coup d’œil
loups-garous-ui-option-stare = Regarder

## The table: speaking, voting, shooting

loups-garous-ui-speak-of = Parler de { $name }
loups-garous-ui-speak-me = Parler de vous
loups-garous-ui-speak-close = Laisser
loups-garous-ui-do-accuse = Accuser
loups-garous-ui-do-defend = Défendre
loups-garous-ui-do-announce = Annoncer mon vote
loups-garous-ui-do-defend-me = Me défendre
loups-garous-ui-do-vote = Voter { $name }
loups-garous-ui-do-shoot = Tirer sur { $name }
loups-garous-ui-do-spare = Ne pas tirer
loups-garous-ui-do-ready = Passer au vote
loups-garous-ui-do-report = Dire que { $name } est…
loups-garous-ui-do-claim = Dire que je suis…
loups-garous-ui-do-yes = C’est vrai
loups-garous-ui-do-no = C’est faux
loups-garous-ui-answer-to-accuse = { $name } vous accuse.
loups-garous-ui-answer-to-report = { $name } vous dit { $role }.
loups-garous-ui-speak-hint = Touchez une maison : accuser, défendre, dire son rôle. La vôtre : dire qui vous êtes.
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
loups-garous-moves-love = Unir
loups-garous-ui-move-take = Prendre la carte { $n } du milieu
loups-garous-ui-move-keep = Garder sa carte
loups-garous-ui-move-love = Unir { $one } et { $two }
loups-garous-ui-move-look = Regarder la carte de { $name }
loups-garous-ui-move-devour = Dévorer { $name }
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
loups-garous-ui-move-yes = Répondre : c’est vrai
loups-garous-ui-move-no = Répondre : c’est faux

## The table: houses and seats

loups-garous-ui-house-alive = { $name }
loups-garous-ui-house-dead = { $name } n’est plus : { $role }
loups-garous-ui-house-claims = dit être { $role }
loups-garous-ui-house-votes = { $n ->
    [one] une voix
   *[other] { $n } voix
}
loups-garous-ui-house-ready = veut voter
loups-garous-ui-house-voted = a voté
loups-garous-ui-facts-alive = en vie
loups-garous-ui-facts-dead = n’est plus · { $role }
loups-garous-ui-facts-claims = se dit { $role }
loups-garous-ui-facts-end = { $role }

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
loups-garous-ui-claims-announce = annonce { $name }
loups-garous-ui-claims-defend-me = se défend
loups-garous-ui-claims-yes = avoue
loups-garous-ui-claims-no = nie
loups-garous-ui-votes = Votes
loups-garous-ui-votes-day = Jour { $n }
loups-garous-ui-votes-runoff = Jour { $n }, second tour
loups-garous-ui-short-day = J{ $n }
loups-garous-ui-votes-for = contre { $name }
loups-garous-ui-votes-abstain = pas de vote
loups-garous-ui-votes-result = { $name } : { $n }
loups-garous-ui-deck = La donne
loups-garous-ui-deck-note = Ces cartes ont été mêlées ; chacun en a reçu une.
loups-garous-ui-deck-middle = Deux sont restées au milieu, face cachée.
loups-garous-ui-deck-line = { $n } × { $role }
loups-garous-ui-deck-open = Les rôles en jeu
loups-garous-ui-today = Aujourd’hui
loups-garous-ui-day-said = Jour { $n }

## The table: what the village tells itself. One variant of each is chosen, the same for everybody.

loups-garous-ui-death-night-1 = Au matin, la porte de **{ $name }** battait au vent. Sur la table, une carte retournée : { $role }.
loups-garous-ui-death-night-2 = On n’a retrouvé de **{ $name }** qu’un sabot, près du puits. C’était { $role }.
loups-garous-ui-death-night-3 = Les corbeaux tournaient au-dessus de chez **{ $name }**. C’était { $role }.
loups-garous-ui-death-night-4 = **{ $name }** n’a pas ouvert ses volets ce matin, ni jamais plus. C’était { $role }.
loups-garous-ui-death-night-5 = Des traces de griffes jusqu’au lit de **{ $name }**. C’était { $role }.
loups-garous-ui-death-executed-1 = Le village a tranché, et la foule s’est tue : **{ $name }** était { $role }.
loups-garous-ui-death-executed-2 = On a mené **{ $name }** sous le grand chêne. C’était { $role }.
loups-garous-ui-death-executed-3 = **{ $name }** a demandé qu’on se souvienne. C’était { $role }.
loups-garous-ui-death-executed-4 = Les fourches se sont baissées. Dans la poche de **{ $name }**, une carte : { $role }.
loups-garous-ui-death-grief-1 = Le cœur de **{ $name }** s’est brisé avec l’autre. C’était { $role }.
loups-garous-ui-death-grief-2 = **{ $name }** n’a pas voulu d’un matin sans amour. C’était { $role }.
loups-garous-ui-death-grief-3 = On a trouvé **{ $name }** près de l’autre, main dans la main. C’était { $role }.
loups-garous-ui-death-shot-1 = Un dernier coup de feu, et **{ $name }** tombe. C’était { $role }.
loups-garous-ui-death-shot-2 = La poudre se dissipe : **{ $name }** ne se relèvera pas. C’était { $role }.
loups-garous-ui-death-shot-3 = Le Chasseur ne part pas seul. **{ $name }** était { $role }.
loups-garous-ui-death-left-1 = **{ $name }** a quitté le village sans se retourner. C’était { $role }.
loups-garous-ui-death-left-2 = La maison de **{ $name }** est vide, le feu éteint. C’était { $role }.
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
loups-garous-news-statement-reported-wolf-1 = « { $side } est { $role }. Je l’ai vu de mes yeux. »
loups-garous-news-statement-reported-wolf-2 = « Cette nuit, j’ai su pour { $side } : c’est { $role }. »
loups-garous-news-statement-reported-wolf-3 = « Ne cherchez plus : { $side }, c’est { $role }. »
loups-garous-news-statement-reported-wolf-4 = « Ma main au feu : { $side } est { $role }. »
loups-garous-news-statement-reported-1 = « Laissez { $side } en paix : c’est { $role }. »
loups-garous-news-statement-reported-2 = « Sur { $side } je suis tranquille : c’est { $role }. »
loups-garous-news-statement-reported-3 = « { $side } est { $role }, je le sais. »
loups-garous-news-statement-reported-4 = « Pour moi c’est clair : { $side } est { $role }. »
loups-garous-news-statement-accused-1 = « { $side } ne me dit rien de bon. »
loups-garous-news-statement-accused-2 = « J’accuse { $side } ! »
loups-garous-news-statement-accused-3 = « Regardez les mains de { $side } : elles tremblent. »
loups-garous-news-statement-accused-4 = « Si vous cherchez un loup, commencez par { $side }. »
loups-garous-news-statement-accused-5 = « Mon chien grogne dès que { $side } passe. »
loups-garous-news-statement-announced-1 = « Je voterai contre { $side }. »
loups-garous-news-statement-announced-2 = « Ma flèche est pour { $side }, c’est décidé. »
loups-garous-news-statement-announced-3 = « Ce soir, je désigne { $side }. Faites comme moi. »
loups-garous-news-statement-announced-4 = « Que { $side } se prépare : mon choix est fait. »
loups-garous-news-statement-defended-1 = « { $side } n’y est pour rien. »
loups-garous-news-statement-defended-2 = « Pas { $side }. Cherchez ailleurs. »
loups-garous-news-statement-defended-3 = « Je réponds de { $side }. »
loups-garous-news-statement-defended-4 = « Vous faites fausse route avec { $side }. »
loups-garous-news-statement-defended-self-1 = « Ce n’est pas moi, je le jure. »
loups-garous-news-statement-defended-self-2 = « Vous perdez votre temps avec moi. »
loups-garous-news-statement-defended-self-3 = « Je dormais, comme vous. »
loups-garous-news-statement-defended-self-4 = « Pendez-moi, et demain vous le regretterez. »
loups-garous-news-statement-replied-yes-1 = « C’est vrai. »
loups-garous-news-statement-replied-yes-2 = « Oui, je ne le nie pas. »
loups-garous-news-statement-replied-yes-3 = « Vous avez vu juste. »
loups-garous-news-statement-replied-no-1 = « C’est faux. »
loups-garous-news-statement-replied-no-2 = « Mensonge ! »
loups-garous-news-statement-replied-no-3 = « Non, et non. »
loups-garous-news-statement-replied-no-4 = « Il n’y a pas un mot de vrai là-dedans. »
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
loups-garous-ui-tell-wolves = Les loups-garous se réveillent, et désignent leur proie.
loups-garous-ui-tell-wolves-end = Les loups-garous lèvent la tête.
loups-garous-ui-tell-wolves-again = Les loups-garous se consultent une dernière fois.
loups-garous-ui-tell-wolves-again-end = Les loups-garous ont fini.
loups-garous-ui-tell-duel = Un volet s’entrouvre peut-être. Les loups-garous tendent l’oreille.
loups-garous-ui-tell-duel-end = Les loups-garous se rendorment.
loups-garous-ui-tell-dawn = Le jour se lève. Ouvrez les yeux.
loups-garous-ui-tell-debate = La place est à vous : débattez.
loups-garous-ui-tell-vote = Le débat est clos. Votez, en secret.
loups-garous-ui-tell-runoff = Égalité. Votez de nouveau, entre { $names }.
loups-garous-ui-tell-votes = Les flèches : { $list }.
loups-garous-ui-tell-votes-one = { $name }, { $n ->
    [one] une voix
   *[other] { $n } voix
}
loups-garous-ui-tell-shot = { $name } épaule une dernière fois son fusil.
loups-garous-ui-tell-no-shot = Le fusil se tait.

## The table: the end

loups-garous-ui-end-village = Le village a gagné
loups-garous-ui-end-village-why = Le dernier loup est mort. On rouvre les volets.
loups-garous-ui-end-wolves = Les loups-garous ont gagné
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
