# Les leçons d’Odysseus en français. `lesson-NAME` est le titre d’une leçon, `NAME-STEP` ce que dit la bulle.

## Les premières épreuves

lesson-first-trials = Les premières épreuves
first-trials-take = Aidez Ulysse à rentrer ; le plus de points l’emporte. Une carte est une épreuve : sa couleur est une compétence, sa valeur ce qu’il faudra atteindre à la fin, ses points ce qu’elle rapporte alors. Prenez « Retour au palais ».
first-trials-take-wrong-1 = Elle est entre deux autres. Elle sera libre quand sa voisine sera partie.
first-trials-take-unwise-1 = Neuf points, mais pour une force de cinq : avec une force de zéro, c’est une promesse pour plus tard.
first-trials-adventure = Elle vaut peu, mais donne un point de force, de ruse et de chance. Partez à l’aventure : vous remportez ces gains, et la carte rejoint la colonne de sa compétence.
first-trials-other = Voyez ce que fait l’autre joueur : Calypso, neuf points pour une force de cinq, avec une force de zéro. Elle ne compte pas encore. Elle ne coûte jamais rien non plus.
first-trials-ends = Prenez une carte à une extrémité d’un des deux côtés, jamais entre deux autres. Combien de cartes s’offrent à vous maintenant ?
first-trials-ends-slip-2 = Chacun des deux côtés a deux extrémités, l’une à la proue, l’autre à la poupe.
first-trials-ends-slip-6 = Six sont visibles, mais seules celles des extrémités sont libres.
first-trials-circe = Circé demande une force de deux et donne un point de chance. Prenez-la et partez à l’aventure.
first-trials-circe-hint = Elle est à une extrémité du navire. Prenez-la, puis choisissez l’aventure.
first-trials-counts = Votre force est de un. Compterait-elle si la partie finissait maintenant ?
first-trials-counts-yes = Oui
first-trials-counts-not-yet = Pas encore
first-trials-counts-slip-yes = Elle demande une force de deux. Aucune carte ne donne de point de sa propre compétence : il faut encore un point de force venu d’ailleurs.
first-trials-story = Votre Récit, lui, compte déjà : deux points par carte de force, réussie ou non, { $points } en tout pour l’instant. Une carte n’est jamais perdue, seulement lente.

## Faveurs, cartes cachées et repos

lesson-favours-and-rest = Faveurs, cartes cachées et repos
favours-and-rest-owl = La chouette est une Faveur d’Athéna. Qui prend une carte voisine des deux cachées la gagne et les retourne. Vous avez une Faveur ; combien après avoir pris « Arrivée à Ithaque » ?
favours-and-rest-owl-slip-1 = Vous en avez une, et la chouette est à vous avant que vous décidiez quoi faire de la carte.
favours-and-rest-owl-slip-3 = Il y a une chouette de chaque côté du navire ; cette carte gagne celle de son côté.
favours-and-rest-take = Prenez « Arrivée à Ithaque » : force quatre, sept points.
favours-and-rest-adventure = Vous voyez maintenant ce qui sera libre pour le suivant, et pouvez encore choisir : aventure ou repos. Partez à l’aventure.
favours-and-rest-redirect = La carte donne de la chance, mais vous voulez de la force. Contre une Faveur, le point change de compétence. Faites-en un point de force.
favours-and-rest-redirect-wrong-1 = C’est déjà de la chance : gardez le point, ou choisissez une autre compétence.
favours-and-rest-redirect-unwise-1 = Chance deux, et la Faveur reste. C’est bien aussi ; mais vos cartes de force attendent de la force.
favours-and-rest-other = L’autre joueur prend Polyphème. Et si personne ne veut d’une carte ? On peut toujours se reposer avec elle, vous allez voir.
favours-and-rest-second-owl = Prenez « La colère de Poséidon » : elle gagne la seconde chouette, et vous en privez qui collectionne la force.
favours-and-rest-rest = Cette fois, reposez-vous : aucun gain ; la carte, cachée, n’est plus qu’une de vos onze. En échange : un point au choix et une Faveur. Choisissez la force.
favours-and-rest-rest-unwise-1 = Sept points avec une force de cinq : souvent mieux qu’un repos. On se repose ici pour voir comment cela se passe.
favours-and-rest-end = Trois Faveurs : vous pourriez acheter un Récit. C’est la prochaine leçon. Finissez le tour.

## Les Récits

lesson-stories = Les Récits
stories-line = Vous avez une carte dans trois colonnes. Une carte dans la quatrième fait une ligne, et une ligne donne un Récit. De quelle compétence doit-elle être ?
stories-line-slip-skill-str = Cette colonne a déjà une carte ; il faut remplir la colonne vide.
stories-line-slip-skill-int = Cette colonne a déjà une carte ; il faut remplir la colonne vide.
stories-sirens = Prenez « Les sirènes » : chance, valeur quatre, une épreuve de créatures. Partez à l’aventure et gardez les deux points.
stories-worth = Un Récit rapporte deux points par carte qui porte sa marque. Vous avez trois cartes de valeur quatre et deux de créatures. Que valent ces deux Récits maintenant ?
stories-worth-three-two = Trois et deux
stories-worth-six-four = Six et quatre
stories-worth-six-three = Six et trois
stories-worth-slip-three-two = Deux points par carte, réussie ou non.
stories-worth-slip-six-three = Deux points par carte : deux cartes de créatures en valent quatre.
stories-pick = Prenez le Récit « valeur 4 » : déjà { $worth } points. Sa place est aussitôt remplie depuis une pile.
stories-pick-unwise-1 = À l’aveugle : en moyenne, la moitié de ce que vous voyez ici.
stories-other = L’autre joueur prend une carte. Vous avez deux Faveurs : voyez ce qui vous reste.
stories-third = « Les Lestrygons » apportent une chouette : votre troisième Faveur. Partez à l’aventure avec eux.
stories-keep = Gardez le point de force : « Arrivée à Ithaque » en demande quatre, et la voilà réussie.
stories-buy = Une fois par tour, trois Faveurs achètent un Récit, à tout moment de votre tour. Vous avez deux épreuves de créatures : achetez ce Récit.
stories-buy-unwise-1 = Les Faveurs ne valent rien à la fin ; un Récit grandit avec chaque carte que vous prendrez.
stories-grow = Six Récits au plus, le premier compris. Les premiers rapportent le plus longtemps : ils comptent toutes les cartes à venir.

## Les colonnes et l’Épopée

lesson-columns-and-epic = Les colonnes et l’Épopée
columns-and-epic-types = Le premier qui réunit les cinq types d’épreuves prend la meilleure tuile Épopée : dix points, puis huit, six. Quel type vous manque-t-il ?
columns-and-epic-types-slip-type-gods = Calypso, dans votre colonne de force, est une épreuve de dieux.
columns-and-epic-types-slip-type-navigation = « La ville d’Éole », dans deux de vos colonnes, est de la navigation.
columns-and-epic-two = « Arrivée chez les Phéaciens » est aux deux extrémités d’un côté : force et chance. Ce sont deux rencontres. Avec laquelle pouvez-vous partir à l’aventure ?
columns-and-epic-two-slip-card-12-str = Une colonne contient quatre cartes, et votre colonne de force en a quatre. Avec une cinquième, on ne peut que se reposer.
columns-and-epic-take = Prenez la carte de chance. Elle retourne deux cartes et gagne aussi la chouette.
columns-and-epic-take-unwise-1 = Permis, mais il faudrait se reposer avec elle : ni type, ni points.
columns-and-epic-epic = Partez à l’aventure et gardez les deux points de force : votre colonne de quatre les attend.
columns-and-epic-next = L’Épopée est venue d’elle-même, avec la carte ; aucune épreuve ne devait être réussie. Il manque un type à l’autre joueur. Que vaudrait sa tuile ?
columns-and-epic-next-slip-10 = Cette tuile-là est à vous.
columns-and-epic-next-slip-6 = Une seule tuile est partie, pas deux.
columns-and-epic-leave = À l’autre joueur. Regarder les types sert deux fois : ce que vous laissez à une extrémité est pour lui.
columns-and-epic-done = Quatre cartes par colonne, un peu de chaque type, et un œil sur ce que vous libérez : c’est presque tout l’art de prendre.

## La dernière carte et le score

lesson-last-card = La dernière carte et le score
last-card-last = Vous jouez en second, et c’est le dernier tour. Deux cartes restent : vous en prenez une, l’autre n’est à personne. L’autre joueur a { $theirs } points, vous { $mine }.
last-card-calypso = Calypso montre neuf points pour une force de cinq. Votre force est de quatre, et un de vos Récits compte la valeur cinq. Que rapporterait-elle à l’aventure ?
last-card-calypso-slip-9 = Une force de quatre n’atteint pas cinq, et elle ne donne aucun point.
last-card-calypso-slip-0 = Rien par elle-même ; mais votre Récit paie deux points par carte de valeur cinq, réussie ou non.
last-card-point = Regardez votre plateau : Circé, ruse six, onze points. Votre ruse est de cinq. Que vaut un point de ruse de plus ?
last-card-point-slip-5 = Cinq est votre niveau. La carte rapporte ses points dès que votre ruse est de six.
last-card-point-slip-6 = Six est la valeur demandée. Ce qu’elle rapporte est écrit à côté.
last-card-tie = Se reposer donne ce point : soixante et un partout. L’égalité va à qui a le plus de points de Récits, et c’est l’autre. Qui gagnerait ?
last-card-tie-mine = Moi
last-card-tie-theirs = L’autre joueur
last-card-tie-slip-mine = Les Récits départagent : vingt-deux contre quatorze.
last-card-aeolia = Regardez encore : « La ville d’Éole » donne de la ruse, et c’est une carte de chance de valeur deux, que vous réussissez. Partez à l’aventure avec elle.
last-card-aeolia-unwise-1 = Calypso ne donne pas de ruse. Se reposer avec elle fait égalité, et c’est perdu.
last-card-count = { $mine } à { $theirs }. Épreuves réussies, Récits, Épopée : rien d’autre ne compte, ni compétences, ni Faveurs, ni cartes de repos.

## Seul : l’Automa

lesson-automa = Seul face à l’Automa
automa-welcome = L’Automa n’a pas de compétences et ne réussit rien. Il commence avec des points, des Récits et, plus tard, peut-être une Épopée. Il faut finir devant lui ; l’égalité est perdue.
automa-take = Prenez « Arrivée à Ithaque » et mettez le point en force. Puis l’Automa joue aussitôt.
automa-take-hint = Prenez la carte, partez à l’aventure, dépensez votre Faveur pour la force.
automa-arrow = Il a retourné une carte avec une chouette et une flèche autour du navire. Quelle carte a-t-il cherchée ?
automa-arrow-first = La première extrémité le long de la flèche
automa-arrow-owl = La première extrémité qui gagne une chouette
automa-arrow-best = La carte qui vaut le plus de points
automa-arrow-slip-first = C’est ce qu’il fait quand sa carte ne montre pas de chouette, ou quand aucune n’est à gagner.
automa-arrow-slip-best = Il ne pèse jamais rien : la flèche et le symbole décident.
automa-yours = Il a jeté la chouette : l’Automa n’a que faire des Faveurs, mais vous les perdez. Prenez l’autre tant qu’elle est là : « La colère de Poséidon », aventure, gardez le point.
automa-lyre = Cette fois, une lyre : tous les Récits visibles ont été balayés avant qu’il prenne une carte. Que marquera l’Automa pour ses cartes ?
automa-lyre-points = Leurs points imprimés
automa-lyre-stories = Deux par carte que nomment ses Récits
automa-lyre-slip-points = Il ne réussit aucune épreuve : seuls comptent sa tuile, ses Récits et son Épopée.
automa-open = Son jeu est ouvert : Récits, cartes, flèche. Prenez ce que veulent ses Récits, et commencez par la difficulté un.

## Pour qui connaît le jeu en carton

lesson-from-cardboard = Vous connaissez le jeu en carton
from-cardboard-where = Le navire est au milieu avec ses deux chouettes, les Récits visibles et les tuiles Épopée à côté, les plateaux de tous dessous. Pointez une carte : tout son texte apparaît.
from-cardboard-done-for-you = La table retourne les cartes cachées, donne les chouettes, remplit le navire, trouve lignes et Épopée, et compte : le score affiché est celui d’une partie qui finirait maintenant.
from-cardboard-choose = On choisit par étapes : d’abord la carte. Prenez « Retour au palais ».
from-cardboard-mode = Puis aventure ou repos, puis chaque point qui laisse un choix. Tout peut être repris tant que rien de caché n’a été vu. Choisissez l’aventure.
from-cardboard-rulings = Là où la règle se tait : on peut prendre une cinquième carte d’une compétence pour se reposer, les chouettes d’une carte servent à ses propres points, aucune compétence ne dépasse six. « Pourquoi ? » ouvre chaque point.
