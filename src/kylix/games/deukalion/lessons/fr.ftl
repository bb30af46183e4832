# Les leçons de Deukalion en français. `lesson-NAME` est le titre d’une leçon, `NAME-STEP` ce que dit la bulle.

## Hissez les voiles

lesson-set-sail = Hissez les voiles
set-sail-embark = Votre navire est bleu ; { $target } points gagnent. C’est le tour de l’autre, et pourtant vous agissez d’abord : tous les autres naviguent avant le joueur actif, ou y renoncent. Naviguez.
set-sail-embark-unwise-1 = Qui renonce ramène deux combattants des Enfers. Aucun des vôtres n’y est : ce serait perdre votre voyage pour rien.
set-sail-centre = Le dé au centre du Kylix dit jusqu’où vont tous les autres ; les quatre du tour sont au joueur actif. De combien de cases pouvez-vous avancer ?
set-sail-centre-slip-1 = Les dés du tour sont au joueur actif ; celui du centre est pour vous.
set-sail-centre-slip-2 = Les dés du tour sont au joueur actif ; celui du centre est pour vous.
set-sail-beside = On avance de case en case sur l’eau, jamais en diagonale. Éphèse est dans le coin. Quelles cases la touchent ?
set-sail-beside-corner = H2, par son coin
set-sail-beside-edges = H1 et I2, par un côté
set-sail-beside-slip-corner = Elle ne la touche que par le coin ; ce n’est pas être voisine.
set-sail-sail = Trois cases mènent à côté d’Éphèse. Naviguez jusqu’à H1.
set-sail-sail-hint = Une case après l’autre, par les côtés : par exemple G2, H2, H1.
set-sail-sail-also = Un bon chemin aussi ; ici nous passons par G2 et H2.
set-sail-found = Personne ne tient Éphèse. Fonder se fait sans combat : un combattant débarque et reste. Il vaut un point de victoire tant que vous la tenez. Fondez Éphèse.
set-sail-found-unwise-1 = Alors l’autre pourra la fonder.
set-sail-card = Maintenant le joueur actif pose le Kylix et agit. Le dé Carte montrera un : tous les autres piochent une carte. Qui donc ?
set-sail-card-me = Moi
set-sail-card-active = Le joueur actif
set-sail-card-slip-active = Un : les autres. Deux : personne. Trois : le joueur actif.
set-sail-done = Vous avez un point et une carte, « Vent favorable », pour un voyage à venir. Voilà le tour d’un autre : on navigue d’abord, puis on guette sa chance.

## Votre tour : le Kylix

lesson-the-kylix = Votre tour : le Kylix
the-kylix-turns = Les autres ont navigué. Autour du centre : 3, 1, 2, 3 ; autour du milieu du plateau : carte, Hydre, combattants, déplacement. On tourne le Kylix, les dés gardent leur ordre. Combien de façons ?
the-kylix-turns-slip-2 = On peut poser le Kylix dans chacune des quatre directions.
the-kylix-turns-slip-24 = Les dés restent à leur place ; seul le Kylix entier tourne.
the-kylix-rotate = Vous voulez une carte, il faut un trois, et un long voyage. Posez le Kylix pour que carte et déplacement aient chacun un trois.
the-kylix-rotate-unwise-1 = Déplacement à trois, mais carte à un : c’est l’autre qui pioche.
the-kylix-rotate-unwise-2 = Carte à trois, mais déplacement à deux : il manque une case jusqu’à Éphèse.
the-kylix-card = À présent chaque action une fois, dans l’ordre que vous voulez, l’une après l’autre. La carte d’abord : ce sera peut-être un vent.
the-kylix-card-wrong-1 = Le Kylix est posé ; c’est dit pour ce tour.
the-kylix-hoplites = Trois de vos combattants sont aux Enfers. Le dé dit deux : ramenez-les.
the-kylix-hydra = L’Hydre peut nager d’autant de cases que dit son dé, en pleine mer. Menez-la en C5, loin d’Argos.
the-kylix-hydra-also = Cela vous va aussi. Ici elle nage en C5.
the-kylix-move = Enfin le déplacement. Trois cases mènent à côté d’Éphèse : voilà pourquoi il fallait un trois. Allez en H1 et fondez Éphèse.
the-kylix-move-also = Un bon chemin aussi ; ici nous passons par G2 et H2.
the-kylix-end = Fonder achève un voyage. L’action carte oubliée se fait à la fin ; les trois autres sont à votre gré.

## Attaquer une cité

lesson-raiding-a-city = Attaquer une cité
raiding-a-city-average = Rhodes a des trésors et une valeur de trois. Vous jetez tout l’équipage, sept combattants ; chacun vaut un demi en moyenne. Combien feront-ils à peu près ?
raiding-a-city-average-seven = Sept
raiding-a-city-average-three-and-half = Trois et demi
raiding-a-city-average-slip-seven = Sur cinq, deux tombent croix cachée et font un point, deux croix visible et rien, un reste sur la tranche et fait un demi.
raiding-a-city-sail = Cela suffit trois fois sur quatre. Naviguez jusqu’à côté de Rhodes, en F5.
raiding-a-city-sail-also = Un chemin aussi ; ici nous descendons droit en F5.
raiding-a-city-raid = Attaquez Rhodes. Avant le jet, on peut jouer une carte, mais la vôtre est pour après : jetez.
raiding-a-city-raid-hint = Choisissez Rhodes, puis jetez sans carte.
raiding-a-city-enough = Deux croix cachées, une tranche, quatre croix visibles : deux et demi. Est-ce assez pour trois ?
raiding-a-city-enough-yes = Oui, on arrondit
raiding-a-city-enough-no = Non
raiding-a-city-enough-slip-yes = On n’arrondit rien : deux et demi restent deux et demi.
raiding-a-city-spear = Mais vous avez la « Lance d’Arès » : un point de plus après le jet. Jouez-la.
raiding-a-city-spear-unwise-1 = L’attaque est alors perdue, et les quatre combattants aussi.
raiding-a-city-treasure = Gagné. Quel trésor ? Un contrat visible demande du vert ou du jaune : prenez le vert.
raiding-a-city-treasure-unwise-1 = Un point à Athènes ; le vert accomplit un contrat et en rapporte deux.
raiding-a-city-left = Les croix visibles sont perdues, que l’on gagne ou non : il reste trois combattants. Combien feraient-ils en moyenne ?
raiding-a-city-left-three-and-half = Trois et demi
raiding-a-city-left-one-and-half = Un et demi
raiding-a-city-left-slip-three-and-half = C’était l’équipage de sept. Chaque combattant vaut un demi en moyenne.

## Retour à Athènes

lesson-home-to-athens = Retour à Athènes
home-to-athens-worth = Deux trésors à bord. Tout trésor vaut un point à Athènes. Le contrat visible paie mieux un trésor vert. Combien ?
home-to-athens-worth-slip-1 = C’est une simple livraison. Le nombre du contrat dit ce qu’il paie.
home-to-athens-worth-slip-4 = Une carte montre deux tâches mais une seule valeur ; l’une ou l’autre suffit.
home-to-athens-sail = Naviguez jusqu’à une case ancre d’Athènes : F2.
home-to-athens-sail-also = Un chemin aussi ; ici nous montons droit en F2.
home-to-athens-red = D’abord le rouge, pour un point. Une simple livraison n’arrête pas le voyage ; un contrat, si.
home-to-athens-red-hint = Livrez le trésor rouge.
home-to-athens-green = Accomplissez maintenant le contrat avec le vert. Un côté de la carte suffit.
home-to-athens-next = Un nouveau contrat est retourné, ouvert à tous aussitôt. Qui l’aura ?
home-to-athens-next-active = Le joueur actif
home-to-athens-next-first = Le premier qui remplit sa demande
home-to-athens-next-slip-active = On peut l’accomplir au tour de n’importe qui ; le premier le prend.
home-to-athens-room = Les places de votre plan de navire sont libres. Il y en a dix, combattants et trésors ensemble.

## Les Enfers et le Styx

lesson-the-styx = Les Enfers et le Styx
the-styx-ways = Six de vos dix combattants sont aux Enfers ; les autres en ont deux chacun. Renoncer à un voyage en ramène deux. Qu’est-ce qui ramène les six ?
the-styx-ways-die = Le dé des combattants
the-styx-ways-styx = Un voyage au Styx
the-styx-ways-slip-die = Il en ramène trois au plus, et seulement à votre tour.
the-styx-bonus = Qui y arrive avec plus de morts que tout autre gagne de l’honneur : deux points, un seul à deux joueurs. Vous êtes trois. Combien en aurez-vous ?
the-styx-bonus-slip-0 = Six contre deux et deux : vous en avez le plus.
the-styx-bonus-slip-1 = C’est à deux joueurs ; vous êtes trois.
the-styx-sail = La case du Styx la plus proche est B1, à deux cases d’ici. Naviguez-y.
the-styx-sail-also = Un chemin aussi ; ici nous passons par C1.
the-styx-reclaim = Ramenez les six : l’honneur va au voyage qui les ramène.
the-styx-reclaim-unwise-1 = Alors pas d’honneur : la table ne le donne qu’à qui ramène quelqu’un.
the-styx-again = Vous restez sur le Styx jusqu’à votre prochain voyage. Nul ne peut vous y attaquer. Auriez-vous encore l’honneur en attendant là ?
the-styx-again-yes = Oui
the-styx-again-no = Non
the-styx-again-slip-yes = Y être n’est pas y entrer ; et il faut avoir le plus de morts en arrivant.
the-styx-done = Perdre des combattants n’est donc pas tout à fait un mal : qui se bat le plus est payé au Styx.

## Navire contre navire

lesson-ship-against-ship = Navire contre navire
ship-against-ship-favourite = L’autre navire porte un trésor jaune, et un contrat paie qui vainc un navire. Les deux jettent ; l’égalité est au défenseur. Neuf combattants contre six : qu’en dites-vous ?
ship-against-ship-favourite-even = À peu près égal
ship-against-ship-favourite-me = Je gagne trois fois sur quatre
ship-against-ship-favourite-slip-even = On jette tout l’équipage : plus de combattants, plus de points.
ship-against-ship-attack = Naviguez par F3 jusque sur la case de l’autre navire. C’est l’attaque, et la fin de votre voyage.
ship-against-ship-losses = Quatre et demi contre trois : gagné. Chacun perd ses croix visibles, et vous en avez jeté quatre. Combien de combattants vous reste-t-il ?
ship-against-ship-losses-slip-9 = Les croix visibles du vainqueur descendent aussi.
ship-against-ship-losses-slip-4 = Quatre sont descendus, sur neuf.
ship-against-ship-prize = Une prise : le trésor, ou une carte Action. Prenez le trésor : il vaut au moins un point à Athènes.
ship-against-ship-prize-unwise-1 = Une carte, c’est bien ; un trésor à bord, c’est mieux.
ship-against-ship-push = Repoussez maintenant l’autre navire de trois cases exactement, sur l’eau, où vous voulez. Où cela gêne-t-il le plus ? Disons F5.
ship-against-ship-push-also = Cela gêne aussi ; ici il dérive en F5.
ship-against-ship-claim = Et accomplissez le contrat : vous avez vaincu un navire.
ship-against-ship-claim-unwise-1 = Une victoire ne compte qu’au moment où on la remporte.
ship-against-ship-done = Le voyage de l’autre n’est pas perdu : il commence là où vous l’avez mis. Sur le Styx, nul ne peut être attaqué.

## L’Hydre et la fin

lesson-the-hydra = L’Hydre et la fin
the-hydra-open = { $mine } points sur { $target }. Le contrat « vaincre l’Hydre » est visible ; sans une telle carte, nul ne peut l’attaquer. Combien de points un jet doit-il faire contre elle ?
the-hydra-open-slip-3 = C’est ce que paie le contrat. Il faut un jet de cinq ou plus.
the-hydra-open-slip-10 = Vos dix combattants font cinq en moyenne, et cinq suffisent.
the-hydra-secret = Vous avez aussi un contrat secret : à vous seul, il ne vaut ses points qu’accompli. Aujourd’hui, l’Hydre est plus près qu’un trésor.
the-hydra-swim = Les deux cases de votre déplacement ne l’atteignent pas. Mais le dé de l’Hydre permet de la rapprocher : en C5.
the-hydra-swim-unwise-1 = Si vous naviguez d’abord, elle reste hors d’atteinte.
the-hydra-others = Ce dé peut aussi la mener sur un autre navire : son joueur doit jeter cinq, ou il est repoussé. Jamais sur le vôtre.
the-hydra-sail = À votre déplacement : une case, en C4. Elle sera voisine.
the-hydra-odds = Dix combattants font cinq points 57 fois sur cent. « Force d’Héraclès » en ajoute deux avant le jet. Est-ce peu ou beaucoup ?
the-hydra-odds-little = Un peu
the-hydra-odds-much = Beaucoup
the-hydra-odds-slip-little = Il suffit alors de trois : 94 fois sur cent. Près du milieu, chaque demi-point compte.
the-hydra-attack = Attaquez : naviguez sur sa case, et jouez « Force d’Héraclès » avant le jet.
the-hydra-end = { $mine } points ! La partie s’arrête à cet instant, quoi qu’il restât à faire. Sachez toujours qui est près du but.

## Pour qui connaît le jeu en carton

lesson-from-cardboard = Vous connaissez le jeu en carton
from-cardboard-where = La carte avec navires et Hydre, le Kylix et ses dés, les contrats visibles, votre plan de navire et votre main dessous. Les Enfers sont un nombre près de chaque joueur.
from-cardboard-done-for-you = La table mélange, jette, compte demis et croix, montre les chances de chaque attaque, et demande à chacun à son tour s’il accomplit un contrat.
from-cardboard-choose = On choisit : naviguer, renoncer ou passer. Puis la case ; fonder, attaquer, conquérir sont des boutons. Ce qui n’a rien révélé peut être repris. Naviguez.
from-cardboard-rulings = L’édition se choisit à l’ouverture de la table : ancres, prises et Hydre y diffèrent. Une aventure par voyage ; l’honneur du Styx demande un combattant ramené. « Pourquoi ? » ouvre chaque point.
