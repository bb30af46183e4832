# Les leçons de Troia en français. `lesson-NAME` est le titre d’une leçon, `NAME-STEP` ce que dit la bulle.

## La première offrande

lesson-first-offering = La première offrande
first-offering-welcome = Vous êtes le Grec. Six héros sont au combat et n’appartiennent à personne : vous les poussez vers Troie, le Troyen vers vos navires. Deux dans la protection troyenne, et vous bâtissez le cheval.
first-offering-cost = Les dieux déplacent les héros. Le coût d’un dieu est le nombre de son emplacement orienté vers vous. Combien coûte Arès ?
first-offering-cost-slip-3 = Comptez depuis votre bout : son emplacement est le dernier, et le nombre cherché est de votre côté.
first-offering-cost-slip-5 = Ce nombre est orienté vers le Troyen. Le vôtre est de votre côté de l’emplacement.
first-offering-offer = Arès veut un sanglier, et une seule offrande suffit. Honorez-le avec votre carte sanglier.
first-offering-offer-hint = Choisissez Arès, puis votre carte au sanglier.
first-offering-offer-wrong-1 = Zeus vous coûte { $zeus } ; toutes vos cartes réunies montrent trois offrandes.
first-offering-offer-wrong-2 = Assez d’offrandes, mais pas un seul sanglier.
first-offering-slid = Ulysse avance de deux cases. Arès est venu à vous, et chaque dieu dépassé a reculé d’un emplacement. Combien vous coûterait Arès maintenant ?
first-offering-slid-slip-1 = C’était avant. Il est à l’emplacement 1 : depuis votre bout, vos coûts sont 5, 4, 3, 3, 2, 1.
first-offering-slid-slip-4 = C’est l’emplacement voisin. Il est tout au bout, à l’emplacement 1.
first-offering-answer = Ce qui est cher pour vous ne coûte { $cost ->
    [one] qu’une offrande
   *[other] que { $cost } offrandes
} au Troyen. Regardez quel héros il déplace avec le même dieu.
first-offering-draw = Même dieu, autre héros : chaque héros vous montre une offrande, et une autre au Troyen ; la vôtre est la grande. Votre main est maigre : piochez deux cartes.
first-offering-draw-hint = Piochez : un tour, c’est cela ou une offrande.
first-offering-draw-unwise-1 = Possible : une case pour votre dernière carte. Ensuite, il faudrait piocher de toute façon.
first-offering-turn = Voilà tout le tour : piocher, ou honorer un dieu. Vous ferez l’un à peu près aussi souvent que l’autre.
