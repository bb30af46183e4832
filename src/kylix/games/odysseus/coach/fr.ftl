# Ce que dit l’entraîneur dans Odysseus, et la page qui résume le jeu. Les fiches n’ont pas de faits.

## La page
brief-aim = Ayez le plus de points quand chacun a vécu onze Épreuves. Prenez des cartes dont votre compétence atteindra la valeur, des Récits qui paient beaucoup de vos cartes, et les cinq types pour l’Épopée.
brief-turn = Prenez une carte à une extrémité d’un des deux côtés du navire, puis décidez :
brief-turn-1 = Si elle touchait des cartes cachées, les deux sont révélées et la Faveur entre elles est à vous.
brief-turn-2 = Aventure : recevez les gains et mettez la carte dans la colonne de sa compétence. Une colonne a quatre places.
brief-turn-3 = Ou repos : la carte part face cachée ; vous gagnez un point au choix et une Faveur.
brief-turn-4 = Une Faveur change un point en un point d’une autre compétence. Trois Faveurs, une fois par tour, achètent un Récit.
brief-turn-5 = Une carte dans chacune des quatre colonnes à la même hauteur fait une ligne : elle donne un Récit. Les cinq types donnent l’Épopée.
brief-end = Le navire est regarni depuis la pioche. La partie finit quand la pioche est vide et qu’il reste une carte ; chacun en a alors onze.
brief-score = On compte à la fin seulement :
brief-score-1 = Chaque carte dont votre compétence atteint la valeur : ses points. Les autres ne donnent et ne coûtent rien.
brief-score-2 = Chaque Récit : deux points par carte qu’il nomme, réussie ou non.
brief-score-3 = L’Épopée : 10 points pour la première, puis 8, 6, 4, 2. À égalité, le plus de points de Récits gagne.

## Questions
coach-take-card = Prenez une carte à une extrémité du navire. Demandez-vous ce qu’elle apporte, puis ce qu’elle découvre pour le suivant.
coach-take-card-look = Votre compétence peut-elle atteindre sa valeur dans les tours qui restent ? Que gagne-t-on ? Un de vos Récits la nomme-t-il, apporte-t-elle un type nouveau ou la colonne qui manque à une ligne ? Voisine de cartes cachées, elle donne aussi une Faveur.
coach-take-card-leads = Vous choisirez ensuite l’aventure ou le repos. Ce que vous laissez aux extrémités est offert à votre voisin.
coach-choose-mode = L’aventure garde la carte et ses gains ; le repos l’écarte contre un point et une Faveur.
coach-choose-mode-look = Partez à l’aventure, sauf si la colonne est pleine, ou si la carte est hors d’atteinte et que ni gains, ni Récit, ni type ne vous aident. Les bons joueurs se reposent avec une carte sur vingt.
coach-choose-mode-leads = À l’aventure, chaque point imprimé vous est demandé à son tour ; la carte peut compléter une ligne ou l’Épopée.
coach-keep-or-redirect = La carte vous donne un point. Contre une Faveur, il peut aller à une autre compétence.
coach-keep-or-redirect-look = Un point ailleurs ferait-il réussir une carte de votre plateau, ou l’en rapprocherait-il à un près ? Alors la Faveur est bien dépensée. Sinon, gardez le point et la Faveur.
coach-keep-or-redirect-leads = Trois Faveurs gardées achètent un Récit. Six est le sommet de chaque compétence.
coach-raise-skill = Ce point est libre : choisissez la compétence qui monte.
coach-raise-skill-look = Celle où le plus de points attendent juste au-dessus de votre niveau. Comptez ce que chaque niveau ferait réussir.
coach-raise-skill-leads = Chaque carte de cette colonne dont la valeur est atteinte comptera à la fin.
coach-raise-for-rest = Vous vous reposez : choisissez la compétence qui monte d’un point.
coach-raise-for-rest-look = Celle où le plus de points attendent juste au-dessus ; six est le sommet, n’allez pas au-delà de ce que vos cartes demandent.
coach-raise-for-rest-leads = Vous prenez aussi une Faveur, et le tour continue.
coach-pick-story = Vous avez complété une ligne et prenez un Récit pour rien.
coach-pick-story-look = Comptez vos cartes qu’il nomme, et celles que vous pouvez encore avoir : deux points chacune, réussie ou non. Une pile seulement si rien ne convient.
coach-pick-story-leads = Il reste visible sur votre plateau jusqu’à la fin. Six Récits au plus.
coach-finish-turn = Avant la fin de votre tour, vous pouvez acheter un Récit pour trois Faveurs.
coach-finish-turn-look = Achetez s’il en est un qui convient, et plutôt tôt : il grandit avec chaque carte à venir. Les Faveurs ne valent plus rien à la fin.
coach-finish-turn-leads = Puis le joueur suivant prend une carte.

## Choses
thing-source = Un endroit où prendre un Récit : un des quatre visibles, ou une pile, sans voir.
thing-source-more = Un Récit visible qui convient à trois de vos cartes vaut déjà six points. Une pile est une loterie.
thing-skill = Vos quatre compétences montent de zéro à six.
thing-skill-more = Un niveau compte pour toutes les cartes de sa colonne : un point vaut le plus là où plusieurs attendent juste au-dessus.
thing-skill-STR = La force : ses quinze cartes valent le plus de points des quatre.
thing-skill-STR-more = Une bonne colonne demande les niveaux cinq et six à la fin ; aucune carte de force ne donne de force.
thing-skill-INT = L’intelligence : peu de points en tout, souvent prise pour les gains et les types.
thing-skill-INT-more = Laissez-la monter au gré des gains ; dépensez-y rarement des Faveurs.
thing-skill-CUN = La ruse : des points moyens, quelques-uns très élevés.
thing-skill-CUN-more = Beaucoup de ses cartes donnent des points de votre choix ; une de valeur six peut valoir trois petites, si vous l’atteignez.
thing-skill-LCK = La chance : des points moyens et beaucoup de gains utiles.
thing-skill-LCK-more = Les cartes de chance apportent souvent des Faveurs, et des points dans les autres compétences.
thing-type = Un des cinq types d’aventure.
thing-type-more = Avec les cinq, vous prenez aussitôt l’Épopée, cartes réussies ou non. Prenez les types comme ils viennent ; le premier reçoit dix points.
thing-side = Bâbord et tribord sont deux rangées séparées ; vous prenez à une extrémité de l’une ou de l’autre.
thing-side-more = Les rangées ne se rejoignent ni à la proue ni à la poupe, et les cartes ne glissent jamais.
thing-slot = Une place du navire. Seules les deux extrémités de chaque côté sont libres.
thing-slot-more = Les places deux et trois, au milieu, sont cachées. Qui prend la carte voisine les révèle et gagne la Faveur.
thing-card = Une Épreuve : sa compétence, la valeur que celle-ci doit atteindre et les points qu’elle rapporte alors.
thing-card-more = Les gains viennent aussitôt, les points à la fin. Une carte jamais atteinte ne coûte rien, et compte quand même pour Récits et types.
thing-story = Un Récit paie deux points pour chacune de vos cartes qu’il nomme.
thing-story-more = Il compte aussi les cartes non réussies, mais pas celles du repos. Les Récits font un tiers d’un bon score.
thing-epic = L’Épopée va à qui a les cinq types, la meilleure tuile d’abord.
thing-epic-more = Elle vient d’elle-même avec la carte qui la complète. Une seule par joueur.
thing-path = Le chemin que suit la flèche de l’Automa le long du navire.
thing-path-more = Il prend la première carte libre qu’il rencontre. Vous voyez quelles extrémités il préfère : tenez-en compte.
thing-symbol = Un signe sur une carte Automa : il change ce que l’Automa fait d’abord.
thing-symbol-more = La chouette lui fait chercher une carte qui donne une Faveur ; la lyre barrée remplace les Récits visibles.
thing-automa = Une carte qui joue pour l’Automa : une flèche, parfois avec un signe.
thing-automa-more = L’Automa n’a pas de compétences : sa tuile, ses Récits et l’Épopée font son score. Privez-le de ce que nomment ses Récits, si cela vous coûte peu.
