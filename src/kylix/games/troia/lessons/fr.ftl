# Les leçons de Troia en français. `lesson-NAME` est le titre d’une leçon, `NAME-STEP` ce que dit la bulle.

## La première offrande

lesson-first-offering = La première offrande
first-offering-welcome = Vous êtes le Grec. Six héros n’appartiennent à personne : poussez-les dans la protection troyenne. Deux y sont ? Vous bâtissez le cheval ; entier, il gagne. Il y faut des cartes : piochez-en deux.
first-offering-welcome-hint = Piochez : un tour, c’est cela ou une offrande.
first-offering-welcome-unwise-1 = Possible, et bientôt fait. Piochez d’abord : plus de cartes, plus de choix.
first-offering-cost = Le Troyen a pioché aussi ; il pousse les héros vers vos navires. Les dieux les déplacent. Le coût d’un dieu est le nombre de son emplacement orienté vers vous. Combien coûte Arès ?
first-offering-cost-slip-3 = Comptez depuis votre bout : son emplacement est le dernier, et le nombre cherché est de votre côté.
first-offering-cost-slip-5 = Ce nombre est orienté vers le Troyen. Le vôtre est de votre côté de l’emplacement.
first-offering-offer = Arès veut un sanglier, et une seule offrande suffit. Honorez-le avec votre carte sanglier.
first-offering-offer-hint = Choisissez Arès, puis votre carte au sanglier.
first-offering-offer-wrong-1 = Chaque dieu a son offrande. Celle d’Héra est le blé, et aucune de vos cartes n’en montre.
first-offering-offer-wrong-2 = Assez d’offrandes, mais pas un seul sanglier.
first-offering-offer-unwise-1 = Zeus vous coûte { $zeus } : presque toute votre main. Arès déplace un héros pour une seule carte.
first-offering-offer-unwise-2 = Possible : un tour, c’est cela ou une offrande. Mais votre main suffit maintenant.
first-offering-slid = Ulysse avance de deux cases. Arès est venu à vous, et chaque dieu dépassé a reculé d’un emplacement. Combien vous coûterait Arès maintenant ?
first-offering-slid-slip-1 = C’était avant. Il est à l’emplacement 1, de votre côté : c’est là que les dieux vous coûtent le plus.
first-offering-slid-slip-4 = C’est l’emplacement voisin. Il est tout au bout, à l’emplacement 1.
first-offering-answer = Ce qui est cher pour vous ne coûte { $cost ->
    [one] qu’une offrande
   *[other] que { $cost } offrandes
} au Troyen. Regardez quel héros il déplace avec le même dieu.
first-offering-whose = Même dieu, autre héros : chaque héros a une offrande pour vous, la grande à l’écran, et une autre pour le Troyen. Poséidon s’honore avec du poisson. Quel héros déplacerait-il pour vous ?
first-offering-whose-slip-hero-odysseus = Pour vous, Ulysse a le sanglier : il va avec Arès. Cherchez le poisson qui est le vôtre.
first-offering-whose-slip-hero-ajax = Son poisson est celui du Troyen ; pour vous, Ajax a le blé. Cherchez le poisson qui est le vôtre.
first-offering-whose-right = Oui. Avec deux offrandes, dont un poisson, vous éloigneriez Achille de vos navires.
first-offering-turn = Voilà tout le tour : piocher, ou honorer un dieu. Vous ferez l’un à peu près aussi souvent que l’autre.

## Supérieure ou mixte

lesson-superior-or-mixed = Supérieure ou mixte
superior-or-mixed-predict = Poséidon vous coûte { $cost } et veut du poisson. Vous payez avec vin et poisson : deux offrandes, dont un poisson. De combien de cases avancera Achille ?
superior-or-mixed-predict-slip-2 = Deux cases demandent autant de poissons que le coût. Un poisson sur deux, c’est une offrande mixte.
superior-or-mixed-predict-slip-0 = L’offrande est permise : le total atteint le coût, et il y a un poisson. Il avance donc.
superior-or-mixed-mixed = Un poisson suffit pour avoir le droit, pas pour être supérieure. Essayez.
superior-or-mixed-mixed-hint = Choisissez Poséidon, puis vin et poisson.
superior-or-mixed-mixed-wrong-1 = Deux offrandes, mais pas de poisson.
superior-or-mixed-mixed-wrong-2 = Hermès coûte { $hermes }.
superior-or-mixed-answer = Une case : mixte. Le Troyen répond avec un seul poisson : pour lui, Poséidon coûte un, et à ce prix toute offrande est supérieure. Regardez Ajax.
superior-or-mixed-figure = Arès coûte { $cost } maintenant. Vous avez deux sangliers sur une carte, ou sanglier et poisson-sanglier sur deux. Que montre encore la carte aux deux sangliers ?
superior-or-mixed-figure-nothing = rien
superior-or-mixed-figure-wheels = les roues du cheval
superior-or-mixed-figure-slip-nothing = Regardez le coin : un élément du cheval. Seules quelques-unes de vos cartes en portent un.
superior-or-mixed-spare = Ces roues ne servent que posées dans le cheval. Payez donc avec les deux autres cartes : trois offrandes, deux sangliers, toujours supérieure.
superior-or-mixed-spare-hint = Choisissez Arès, puis sanglier et poisson-sanglier.
superior-or-mixed-spare-unwise-1 = Permis, et une carte de moins. Mais ces roues sont un quart de votre victoire, et une seule autre carte en a.
superior-or-mixed-decline = Arès propose de ramener au combat un héros d’une case de défense. Le seul qui s’y trouve est votre Achille. Un pouvoir est un cadeau : refusez-le.
superior-or-mixed-decline-unwise-1 = Il reviendrait vers vos propres navires.
superior-or-mixed-last = Dernière question : un dieu coûte trois et veut des béliers ; vous payez deux béliers et un cerf. Qu’est-ce ?
superior-or-mixed-last-superior = une offrande supérieure
superior-or-mixed-last-mixed = une offrande mixte
superior-or-mixed-last-slip-superior = Le total dit si vous pouvez ; les offrandes du dieu disent jusqu’où. Deux béliers, c’est moins que trois.
superior-or-mixed-last-right = Oui : deux béliers, c’est moins que trois, le héros avance d’une case.

## Les pouvoirs, pour et contre

lesson-powers = Les pouvoirs, pour et contre
powers-threat = Ulysse et Énée sont dans votre propre case de protection. Que pourra faire le Troyen à la fin de son prochain tour, s’ils y sont encore ?
powers-threat-win = gagner la partie
powers-threat-step = avancer Hector et Pâris d’une case
powers-threat-slip-win = Il faut quatre progrès. Mais un par tour, c’est assez rapide.
powers-sea = Séparez-les. Poséidon tire un héros d’une case de protection, n’importe lequel. Offrez-lui vin et poisson.
powers-sea-hint = Choisissez Poséidon, puis vin et poisson : cela suffit, et les deux poissons restent pour plus tard.
powers-carry = Qui la mer emporte-t-elle ? Un seul suffit : il en faut deux au Troyen.
powers-carry-also = C’est bien aussi : la paire est rompue. La leçon continue avec Ulysse.
powers-carry-unwise-1 = Alors les deux restent, et n’importe quel Hector ou Pâris le fait avancer.
powers-draws = Un seul héros vous menace encore. Le Troyen n’a rien de mieux à faire que de piocher.
powers-count = Héra est au dernier emplacement et vous coûte un. De combien de cases Ajax peut-il avancer ce tour-ci, depuis votre case de défense ?
powers-count-slip-1 = C’est une offrande mixte. À coût un, toute offrande est supérieure.
powers-count-slip-2 = Deux pour l’offrande, et le pouvoir d’Héra mène un héros de la défense à la protection : ce peut être encore Ajax.
powers-wheat = Honorez Héra avec blé et cerf. À coût un, un seul blé est déjà une offrande supérieure.
powers-wheat-also = Du blé reste du blé. La leçon continue avec blé et cerf.
powers-lift = Héra maintenant : de la défense à la protection, du même côté. Qui choisir ?
powers-lift-also = C’est bien aussi. La leçon continue avec Ajax.
powers-lift-unwise-1 = Il est dans votre moitié : Héra le remettrait dans votre propre case de protection.
powers-all = Hermès : un héros une case en avant. Artémis : du combat à la défense. Arès : de la défense au combat. Zeus : deux cartes. Sans cible, pas de pouvoir ; et l’on peut toujours refuser.
powers-faces = Chaque tuile a un second dieu : Athéna (la Corne d’abondance, deux offrandes au choix), Apollon (une carte de la défausse adverse), Doris (une de sa main), Iris (un dieu ailleurs), Aphrodite (un héros avance, un autre recule), Héphaïstos (d’une défense à l’autre). Voyez qui joue.

## Le cheval de Troie

lesson-wooden-horse = Le cheval de Troie
wooden-horse-parts = Trois héros dans la protection troyenne, la tête du cheval est posée. Combien de parties pouvez-vous poser ce tour-ci ?
wooden-horse-parts-slip-2 = Une par tour au plus, quel que soit le nombre de héros.
wooden-horse-parts-slip-3 = Une par tour au plus, quel que soit le nombre de héros.
wooden-horse-draw = Le progrès vient à la fin de chaque tour, même après une pioche. Piochez.
wooden-horse-lay = Posez une partie qui manque. Les quatre doivent différer, l’ordre est libre.
wooden-horse-lay-also = Le poitrail convient aussi. La leçon continue avec la carte au bélier.
wooden-horse-lay-wrong-1 = C’est une seconde tête ; chaque partie ne se pose qu’une fois.
wooden-horse-lay-unwise-1 = Rien ne revient et rien n’est gagné ; vous ne feriez qu’attendre.
wooden-horse-dearest = Deux héros retournent au combat, à votre choix. Le Troyen tire Ajax avec Poséidon, Achille avec Arès, Sarpédon avec Héra. Lequel de ces dieux lui coûte le plus ?
wooden-horse-dearest-slip-god-poseidon = À l’emplacement 1, il est cher pour vous et bon marché pour le Troyen.
wooden-horse-dearest-slip-god-ares = Il est au milieu. Regardez le bout le plus loin du Troyen.
wooden-horse-back = Sarpédon tiendra donc le plus longtemps. Renvoyez les deux autres.
wooden-horse-back-hint = Choisissez Achille et Ajax.
wooden-horse-back-unwise-1 = Alors Achille reste, et on peut le tirer pour { $cost }.
wooden-horse-again = Le Troyen a pioché. Amenez de nouveau un second héros : Héra vous coûte un.
wooden-horse-again-hint = Choisissez Héra, puis la carte au blé qui n’est pas une partie du cheval.
wooden-horse-chest = Ils sont deux. Posez le poitrail. Deux héros exactement : ils retournent d’eux-mêmes.
wooden-horse-missing = Quelle partie manque encore ? Dès qu’elle est posée, vous avez gagné ; rien d’autre de ce tour n’est joué.
wooden-horse-missing-slip-figure-head = La tête était la première.
wooden-horse-missing-slip-figure-wheels = Les roues sont déjà posées : regardez le cheval.

## Hector, Pâris et la dernière carte

lesson-last-card = Hector, Pâris et la dernière carte
last-card-path = Vous êtes le Troyen ; en avant, c’est vers les navires. Le chemin veut Hector ou Pâris, puis Pâris, puis Hector, puis les deux. Deux cases sont faites. Qui vient ensuite ?
last-card-path-hector = Hector
last-card-path-paris = Pâris
last-card-path-both = les deux
last-card-path-slip-paris = Pâris, c’était la deuxième case.
last-card-path-slip-both = Les deux, seulement à la quatrième case.
last-card-hermes = Hermès vous coûte un. Il mène Énée dans la protection grecque : quatre héros.
last-card-hermes-hint = Choisissez Hermès, puis vin et bélier.
last-card-hermes-wrong-1 = D’abord piocher ou honorer un dieu ; le progrès vient à la fin du tour.
last-card-pull = Hermès déplace n’importe quel héros d’une case en avant, et en avant, c’est votre sens. Tirez Ulysse loin des murs de Troie.
last-card-pull-unwise-1 = Bon pour le chemin, mais il ne manque qu’une partie au Grec : éloignez d’abord ses héros.
last-card-third = La troisième case veut Hector. Vous en avez deux : jouez le cerf, le vin servira encore.
last-card-third-wrong-1 = C’est Pâris.
last-card-third-unwise-1 = Un Hector aussi, mais gardez le vin : il servira. Posez le cerf.
last-card-two = Deux des quatre héros retournent. Les deux autres restent, et vous pourrez continuer. Renvoyez Achille et Ajax.
last-card-two-hint = Choisissez Achille et Ajax.
last-card-close = Le Grec amène deux héros à Troie et ne pose rien : la dernière partie n’est pas encore dans sa main. Regardez.
last-card-deck = C’était juste. Votre paquet n’a plus qu’une carte. Que se passe-t-il si vous la piochez ?
last-card-deck-advance = je pioche, puis j’avance
last-card-deck-ends = la partie s’arrête aussitôt, sans vainqueur
last-card-deck-slip-advance = Un paquet vide arrête la partie au milieu du tour, avant le progrès : trois progrès et deux héros de chaque côté, égalité.
last-card-zeus = Faites donc une offrande, à Zeus, et refusez ses deux cartes : elles videraient aussi le paquet.
last-card-zeus-hint = Choisissez Zeus, puis vin et poisson ; puis refusez.
last-card-zeus-unwise-1 = La partie s’arrêterait ici, sans vainqueur.
last-card-zeus-unwise-2 = La partie s’arrêterait ici, sans vainqueur.
last-card-ships = Les navires ! La quatrième case veut Hector et Pâris ensemble.
last-card-ships-hint = Choisissez la carte au vin avec Hector et la carte au blé avec Pâris.
last-card-won = Les navires brûlent, et vous avez gagné aussitôt. Sinon, un paquet vide demande d’abord le progrès, puis les héros dans la moitié adverse.

## Pour qui connaît le jeu en carton

lesson-from-cardboard = Vous connaissez le jeu en carton
from-cardboard-where = L’Olympe est au-dessus du champ de bataille ; vos coûts sont les nombres ronds. Cheval et chemin sont de chaque côté, paquets et défausses au-dessous ; un clic sur une défausse l’ouvre.
from-cardboard-done-for-you = La table fait glisser les dieux, déplace les héros, les renvoie après un progrès et regarde si la partie est finie. Pointez n’importe quoi pour lire ce que c’est.
from-cardboard-choose = On choisit par étapes : le dieu, les cartes dans n’importe quel ordre, puis l’offrande. Tout se reprend tant que rien de caché n’a été vu. Honorez Arès avec votre sanglier.
from-cardboard-choose-hint = Choisissez Arès, puis votre carte au sanglier, puis faites l’offrande.
from-cardboard-rulings = Là où la règle se tait : un pouvoir peut se refuser, un progrès peut suivre une pioche, un paquet vide arrête la partie, on compte les offrandes et non les cartes. « Pourquoi ? » ouvre chaque décision.
