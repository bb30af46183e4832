# Les leçons de Parthenon en français. `lesson-NAME` est le titre d’une leçon, `NAME-STEP` ce que dit la bulle.

## Une saison en huit gestes

lesson-a-season = Une saison en huit gestes
a-season-island = Voici Chios, votre île. Achevez-la pour gagner : { $complete } structures. Tous agissent en même temps et disent quand ils ont fini. À cette phase, les îles peuvent commercer entre elles. Pas encore pour vous : dites que vous avez fini.
a-season-island-hint = Le commerce viendra à la leçon suivante. Ici, dites seulement que vous avez fini.
a-season-hand = La saison a commencé par la production : votre île a { $built } villages, un de raisin et un de minerai. Combien de cartes vous ont-ils données ?
a-season-hand-slip-1 = Chaque village donne une carte de son type : une de raisin, et une de minerai.
a-season-hand-slip-6 = Autant de villages donneraient autant de cartes. Vous en avez { $built }, et chacun donne une carte.
a-season-fleet = Maintenant, on peut charger et envoyer les flottes. Aucune n’y est obligée, et la vôtre reste au port. Dites de nouveau que vous avez fini.
a-season-fleet-hint = La mer viendra plus tard. Ici, dites seulement que vous avez fini.
a-season-price = Aucune flotte en mer : ni Hasard, ni Commerce naval, ni Retour. On construit. Sur votre carte Île, un second village de raisin coûte { SOME($goods) }. Pouvez-vous le payer ?
a-season-price-no = non
a-season-price-yes = oui
a-season-price-slip-no = Regardez votre main : tout y est. Un coût se paie en entier, en une fois.
a-season-build = Construisez le village de raisin. Les cartes vont à la banque, et le village est aussitôt en jeu.
a-season-build-hint = Choisissez le village de raisin sur votre île.
a-season-build-also = Un village de minerai vaut autant. Continuons avec le raisin.
a-season-build-wrong-1 = Chios n’a que des villages de raisin, de minerai et d’olives. Le reste vient du commerce.
a-season-build-wrong-2 = Un commerce demande une carte de chaque marchandise de base.
a-season-build-unwise-1 = Les cartes resteraient en main, et aucun nouveau village ne produirait la saison prochaine.
a-season-others = { $built } structures. La saison prochaine, le nouveau village donnera aussi sa carte. Dites que vous avez fini ; les autres construisent à leur tour.
a-season-vote = Chaque saison finit par l’élection de l’Archon, qui décide qui les Événements frappent. Votez pour une île qui ne vous nuira pas, souvent la moins développée.
a-season-vote-also = Bon choix aussi. Continuons avec la Crète.
a-season-vote-wrong-1 = Chacun vote pour un autre, et personne ne peut s’abstenir.
a-season-done = La Crète est Archon. C’était une saison ; une partie compte trois années de quatre saisons. Il vous reste le commerce, la mer, les Événements : l’un après l’autre.

## Le Commerce insulaire

lesson-island-trade = Le Commerce insulaire
island-trade-who = Un premier village d’olives coûte { SOME($goods) }. Rien de cela ne pousse à Chios. Tous voient ce qu’une île produit : laquelle vient de produire les deux ?
island-trade-who-slip-island-crete = La Crète a des villages d’olives et de bois. Regardez l’autre île.
island-trade-offer = Proposez à Rhodes un raisin contre une laine. Une offre va à une île ou à toutes ; dites ce que vous donnez et demandez, puis faites l’offre.
island-trade-offer-hint = Commencez une offre à Rhodes : vous donnez du raisin, vous demandez de la laine. Puis faites l’offre.
island-trade-offer-also = Cela irait aussi. Continuons avec du raisin, pour Rhodes seule.
island-trade-offer-wrong-1 = On ne donne que ce qu’on a, et il n’y a pas de laine dans votre main.
island-trade-offer-wrong-2 = On construit plus tard dans la saison, et il manque encore les marchandises.
island-trade-offer-unwise-1 = Ce serait un cadeau. Dites ce que vous demandez en retour avant de faire l’offre.
island-trade-offer-unwise-2 = Rhodes accepterait volontiers. Mais un contre un est équitable, et l’autre raisin vous servira.
island-trade-offer-unwise-3 = La Crète produit des olives et du bois. Adressez-vous à l’île qui produit de la laine.
island-trade-offer-unwise-4 = La saison continuerait sans laine, et sans le village.
island-trade-accepted = L’offre est ouverte. Rhodes peut l’accepter, la refuser ou répondre par une autre. Attendez.
island-trade-theirs = Acceptée ! Les cartes ont changé de main aussitôt, et tous l’ont vu. Votre raisin plaît à Rhodes, qui fait une offre à son tour.
island-trade-answer = Rhodes donne du blé et demande du raisin. Qu’aurez-vous en main si vous acceptez ?
island-trade-answer-grapes = raisin, minerai et laine
island-trade-answer-grain = blé, minerai et laine
island-trade-answer-four = les quatre
island-trade-answer-slip-grapes = C’est votre main d’à présent. Le raisin partirait, le blé viendrait.
island-trade-answer-slip-four = Une carte vient, mais une autre part.
island-trade-accept = Du blé et de la laine : juste ce que demande le village. Acceptez l’offre.
island-trade-accept-unwise-1 = Alors le blé manque, et le village attendra.
island-trade-accept-unwise-2 = Vous pourriez demander plus. Mais un contre un est équitable, et cela vous donne le village.
island-trade-accept-unwise-3 = L’offre deviendrait caduque quand tous ont fini, et le blé avec elle.
island-trade-ready = Personne n’a besoin d’autre chose : dites que vous avez fini. Puis les flottes pourraient partir. Elles restent au port : dites-le encore une fois.
island-trade-build = Construisez maintenant le village d’olives.
island-trade-build-hint = Choisissez le village d’olives sur votre île.
island-trade-build-wrong-1 = Celui-là demande du raisin, et vous l’avez échangé.
island-trade-build-unwise-1 = Le blé et la laine resteraient en main, et il n’y aurait pas d’olives la saison prochaine.
island-trade-promises = { $built } structures, et des olives que d’autres voudront. Les promesses n’engagent personne ; seules comptent les cartes échangées. Un contre un aide les deux, et la troisième île prend du retard.

## En mer

lesson-setting-sail = En mer : Athènes
setting-sail-athens = Une île achevée a des Grands Monuments. Leurs Projets sont à Athènes, le premier est gratuit. C’est un pays avoisinant : combien de cartes Hasard une flotte rencontre-t-elle ?
setting-sail-athens-slip-0 = Dès qu’une flotte part, on tire une carte, même si elle est souvent sans effet.
setting-sail-athens-slip-2 = C’est le nombre pour les pays lointains : l’Égypte, Carthage et l’Italie.
setting-sail-send = Envoyez la flotte A vers Athènes. Il faut au moins une carte à bord ; un Projet n’en demande pas. Chargez un raisin, puis finissez. Ce qui reste chez vous est à l’abri.
setting-sail-send-hint = Envoyez la flotte A vers Athènes, chargez un raisin, puis dites que vous avez fini.
setting-sail-send-also = Du minerai irait aussi. Continuons avec le raisin.
setting-sail-send-wrong-1 = Dites d’abord où va la flotte.
setting-sail-send-wrong-2 = Chargez d’abord une carte, n’importe laquelle.
setting-sail-send-unwise-1 = Sparte commerce aussi, mais elle n’a pas de Projets.
setting-sail-send-unwise-2 = L’Égypte vend du papyrus contre de l’or, et elle est loin. Les Projets sont à Athènes.
setting-sail-hazard = Tous voient où va une flotte et combien de cartes elle porte, mais pas lesquelles. On tire une carte Hasard pour toutes les flottes des pays avoisinants. Voyons.
setting-sail-harbour = Voyage sans histoire. Vous avez regardé la carte Statut du Port d’Athènes : port ouvert. Révélez-la pour commercer, ou passez. Si tous passent, personne n’y fait rien.
setting-sail-harbour-unwise-1 = Le port resterait fermé, et votre flotte serait venue pour rien.
setting-sail-plan = La carte reste visible jusqu’à la fin de l’année. Prenez votre Projet : il se pioche sans être vu.
setting-sail-plan-wrong-1 = Il faudrait plus de marchandises de base que celle qui est à bord.
setting-sail-plan-unwise-1 = La flotte rentrerait sans Projet, et elle n’est venue que pour cela.
setting-sail-home = Le Colosse ! Un Projet est visible de tous et ne s’échange pas. Dites que vous avez fini : la flotte rentre avec son raisin, sans carte Hasard au retour.
setting-sail-more = Toutes vos cartes sont de nouveau en main. Les Tempêtes cherchent les grosses cargaisons, les Pirates les précieuses : envoyez ce que vous voulez échanger, pas plus.

## Le Commerce naval

lesson-trade-abroad = Le Commerce naval
trade-abroad-fee = Votre flotte est en Italie avec quatre raisins et des épices. Taxes portuaires : une marchandise de la cargaison, ou pas de commerce. Avec laquelle payez-vous ?
trade-abroad-fee-hint = La flotte A paie avec une carte qui vaut peu ici.
trade-abroad-fee-wrong-1 = Payez d’abord la taxe : avant cela, cette flotte ne peut rien faire ici.
trade-abroad-fee-unwise-1 = Des épices seules rapportent ici de l’or ; un seul raisin, non.
trade-abroad-fee-unwise-2 = La flotte serait interdite de port et rapporterait ce qu’elle a apporté.
trade-abroad-sell = Dans les pays lointains, deux marchandises de base rapportent un or ; les pays avoisinants en demandent quatre. Choisissez ce taux et payez deux raisins.
trade-abroad-sell-hint = Choisissez le taux qui donne de l’or contre des marchandises de base, et payez du raisin.
trade-abroad-sell-wrong-1 = Le papyrus ne se vend qu’en Égypte.
trade-abroad-sell-wrong-2 = C’est le taux des pays avoisinants. Vous êtes en Italie.
trade-abroad-sell-unwise-1 = Une marchandise de base contre une autre : parfois utile. Mais ici, vous voulez de l’or.
trade-abroad-worth = L’Italie vend des Armées contre de l’or. Une Armée fait produire deux cartes à un village, chaque saison, jusqu’à la fin. C’est la troisième saison de l’année 1. Cela vaut-il la peine ?
trade-abroad-worth-no = non
trade-abroad-worth-yes = oui
trade-abroad-worth-slip-no = Comptez les saisons qui restent : chacune rapporte une carte de plus.
trade-abroad-army = Achetez l’Armée. Elle rejoint la cargaison de cette flotte.
trade-abroad-army-hint = Choisissez le taux qui donne une Armée.
trade-abroad-army-unwise-1 = L’or rentrerait avec vous, mais les Armées ne se vendent nulle part ailleurs.
trade-abroad-rare = Ce qu’on obtient se dépense aussitôt, et l’on continue à volonté. Une marchandise rare rapporte un or : vendez les épices. Votre commerce en fera d’autres.
trade-abroad-rare-hint = Choisissez le taux qui donne de l’or contre une marchandise rare, et payez des épices.
trade-abroad-rare-wrong-1 = Il faut deux marchandises de base, et il reste un seul raisin.
trade-abroad-home = Dites que vous avez fini : la flotte rentre. L’Armée peut rester à bord et protéger la flotte, ou débarquer ; elle aide un village dans les deux cas. Laissez-la et finissez.
trade-abroad-home-also = À terre, c’est bien aussi. Laissons-la à bord.
trade-abroad-second = Votre or achète la deuxième flotte. Ce n’est pas une structure, mais à deux elles rapportent le double. Achetez-la.
trade-abroad-second-unwise-1 = Vous pouvez avoir les deux : le village ne coûte pas d’or. D’abord la flotte.
trade-abroad-village = Et maintenant un village de raisin, avec ce qui reste.
trade-abroad-village-also = Le minerai vaut autant. Continuons avec le raisin.
trade-abroad-village-wrong-1 = La troisième flotte demande de l’or, et le vôtre est dépensé.
trade-abroad-limit = Pendant le commerce, une cargaison peut grossir ; mais une flotte rentre avec { $limit } cartes au plus, et le reste est défaussé. Achetez ce que vous pouvez rapporter.

## Le Hasard et les cartes Égée

lesson-hazards = Le Hasard et les cartes Égée
hazards-load = Envoyez la flotte A vers Sparte : les deux raisins, les épices, le Cadeau de Poséidon, le Navire de guerre. Ces cartes Égée ne protègent que la flotte qui les porte. L’or reste.
hazards-load-hint = Envoyez la flotte A vers Sparte. Chargez deux raisins, les épices, le Cadeau de Poséidon et le Navire de guerre.
hazards-load-unwise-1 = L’or à bord peut être perdu. Ce qu’on ne veut pas dépenser reste chez soi.
hazards-load-unwise-2 = Alors rien ne part. Envoyez la flotte, et voyez ce que la mer apporte.
hazards-size = Bien des cartes Hasard regardent la taille d’une cargaison. Quelle est celle de la vôtre ?
hazards-size-slip-3 = Les cartes Égée comptent aussi : la cargaison, ce sont toutes les cartes sous la flotte.
hazards-size-slip-4 = Les deux cartes Égée comptent : la cargaison, ce sont toutes les cartes sous la flotte.
hazards-gold = Une flotte porte { $limit } cartes ; il y aurait de la place pour l’or. Mais le Hasard ne touche pas ce qui reste sur l’île. Dites que vous avez fini.
hazards-gold-unwise-1 = La cargaison serait encore plus grosse, et les Pirates cherchent l’or.
hazards-storm = Supposez que la Crète parte aussi, vers l’Ionie avec trois cartes, et que vienne une Tempête : la plus grosse cargaison est perdue. Qui est frappé ?
hazards-storm-both = les deux flottes
hazards-storm-crete = la flotte de la Crète
hazards-storm-you = votre flotte
hazards-storm-slip-both = Les deux rencontrent la carte, mais elle ne frappe que la plus grosse cargaison. À égalité, toutes deux seraient frappées.
hazards-storm-slip-crete = La Crète porte moins de cartes que vous.
hazards-gift = La voici : une carte pour les deux flottes, et elle frappe la vôtre. Défaussez le Cadeau de Poséidon : vous ignorez la Tempête, et l’on tire une autre carte, pour votre flotte seule.
hazards-gift-wrong-1 = Un Navire de guerre aide contre les Pirates, pas contre une Tempête.
hazards-gift-unwise-1 = Tout ce qui est à bord serait perdu, le Navire de guerre aussi.
hazards-pirates = Des Pirates, pour la flotte qui a le plus de marchandises rares : vous portez des épices. Montrez le Navire de guerre. Ils vous laissent, et vous le gardez.
hazards-pirates-wrong-1 = Le Cadeau n’est plus là : il n’aide qu’une fois.
hazards-pirates-unwise-1 = Les épices seraient perdues.
hazards-army = Votre cargaison est sauve. Une Armée fait de même contre les Pillards. Encore une question : combien de cartes Hasard pour les flottes qui vont en Égypte ?
hazards-army-slip-1 = C’est pour les pays avoisinants. L’Égypte, Carthage et l’Italie sont plus loin.
hazards-army-slip-4 = Pas pour chaque flotte : deux cartes pour toutes les flottes des pays lointains.
hazards-small = Peu de cartes, ni rares ni or : presque aucune carte Hasard ne vous atteint. Pour une cargaison précieuse, emportez un Cadeau. Et les flottes mêmes ne se perdent jamais.

## Commerces, Acropole, Grands Monuments

lesson-building = Commerces, Acropole, Grands Monuments
building-workshop = Une main bien garnie ! Un commerce coûte une carte de chaque marchandise de base et donne des épices chaque saison. D’abord ce qui rapporte : construisez-le.
building-workshop-wrong-1 = Une Académie se paie en papyrus, que seule l’Égypte vend.
building-workshop-unwise-1 = Elle prendrait votre seul blé, qu’il faut pour le commerce.
building-workshop-unwise-2 = Il prendrait le blé et la laine, qu’il faut pour le commerce.
building-shrine = Ensuite le Sanctuaire : { SOME($goods) }. Il sert aussitôt. Chaque type de structure d’Acropole est unique ; votre carte Île en nomme deux, dont l’un peut être doublé.
building-shrine-wrong-1 = Votre blé est parti dans le commerce.
building-tools = Le Sanctuaire fait un Cadeau de Poséidon de toute marchandise rare. Mais il ne vous reste que des outils : qui d’autre en demande et peut être payé maintenant ?
building-tools-slip-structure-shrine = Ce serait un Cadeau, une fois. Quelque chose de durable demande aussi des outils.
building-tools-slip-structure-fortress = Elle demande des outils, mais aussi du blé, et le vôtre est dépensé.
building-wonder = Un Grand Monument se paie en deux étapes, à la suite ou en des saisons différentes. Payez le Projet du Colosse, puis la seconde étape.
building-wonder-hint = Choisissez le Colosse, deux fois.
building-wonder-unwise-1 = Un Cadeau maintenant ; puis le Colosse attendrait de nouveaux outils.
building-wonder-unwise-2 = Il y a de l’or pour les deux. D’abord le Grand Monument : c’est une structure.
building-fleet = Le Colosse est achevé : vos flottes sont réputées montrer un Navire de guerre, toujours. Il reste de l’or. Achetez la deuxième flotte.
building-fleet-unwise-1 = Vous pourriez garder l’or. Mais une flotte servira désormais chaque saison.
building-count = Cinq villages étaient là. Depuis : un commerce, le Sanctuaire, le Colosse et une flotte. Combien de structures avez-vous ?
building-count-slip-9 = Une flotte n’est pas une structure. Ne la comptez pas.
building-count-slip-10 = Ni les Projets ni les flottes ne sont des structures. Ne les comptez pas.
building-ready = Les Projets et les Grands Monuments commencés ne comptent pas non plus. Le reste de votre main ne construit plus rien : dites que vous avez fini.
building-keep = On ne garde pas tout : { $hidden } cartes cachées ; ou la main montrée, et une de chaque type. Vous avez raisin, olives, deux minerais et bois. Quelle façon en garde le plus ?
building-keep-hide = les cartes cachées
building-keep-bare = une de chaque type
building-keep-slip-hide = Cachées, vous en gardez { $hidden }. Une de chaque type, cela fait { $bared }.
building-bare = Montrez votre main et gardez une carte de chaque type. Les autres la voient jusqu’à la fin de la saison. Puis dites que vous avez fini.
building-bare-unwise-1 = { $hidden } cartes seulement, mais personne ne saurait lesquelles.
building-treasury = Quatre cartes pour la saison prochaine ; les cartes Égée ne se défaussent jamais. Un Trésor permet d’en cacher le double. Ce que vous ne pouvez garder, échangez-le ou construisez à temps.

## Les Événements et l’Archon

lesson-events = Les Événements et l’Archon
events-row = Vous êtes l’Archon. Un Événement agit chaque saison jusqu’à la fin de l’année. Bateaux marchands était là, Tribut perse est nouveau : les deux agissent. Combien agiront la saison prochaine ?
events-row-slip-1 = Les anciens restent jusqu’à la fin de l’année.
events-row-slip-2 = Ces deux-là restent, et on en révèle un autre.
events-donations = D’abord, les autres peuvent donner des cartes à l’Archon. Cela achète de la bienveillance, rien qui puisse être exigé. Voyons ce que font la Crète et Rhodes.
events-order = Rien encore. Le Tribut demande de l’or, que vous n’avez pas ; sinon, des villages sont à l’arrêt. Bateaux marchands permet un échange à chacun. Quel Événement d’abord ?
events-order-unwise-1 = Le Tribut vous trouverait sans or, et vos villages seraient à l’arrêt.
events-sell = Vendez les deux raisins contre de l’or : deux marchandises de base, au taux des pays lointains, sans aucun voyage.
events-sell-hint = Choisissez le taux qui donne de l’or contre des marchandises de base, et payez deux fois du raisin.
events-sell-also = Du minerai irait aussi. Gardons-le, et payons du raisin.
events-sell-unwise-1 = Vous ne pourriez pas payer le Tribut, et des villages seraient à l’arrêt.
events-sell-unwise-2 = Une marchandise de base contre une autre ne paie pas le Tribut.
events-gift = La Crète et Rhodes n’ont rien échangé. Vient le Tribut ; comme l’Archon y a un choix, les autres peuvent de nouveau donner des cartes. Regardez Rhodes.
events-tribute = Rhodes ne peut pas payer. Elle vous a donné de la laine, espérant garder son raisin. D’abord votre réponse : payer l’or, ou laisser des villages à l’arrêt.
events-tribute-unwise-1 = C’est permis, même à qui peut payer. Un village à l’arrêt ne donne rien : moins de cartes cette saison, pour l’or que vous gardez.
events-rhodes = La Crète a payé aussi ; Rhodes subit. Vous désignez ses villages à l’arrêt. Vous pouvez la remercier : le blé et la laine, et laissez le raisin.
events-rhodes-also = C’est permis : un don n’engage à rien. Mais Rhodes a une voix. Continuons avec le blé et la laine.
events-boost = Les villages qui ne sont pas à l’arrêt produisent. Avec votre Armée, l’un d’eux donne deux cartes : aidez un village de raisin. Puis dites que vous avez fini.
events-boost-hint = Choisissez un village de raisin, puis dites que vous avez fini.
events-boost-also = Tout village en activité convient. Continuons avec le raisin.
events-boost-unwise-1 = L’Armée ne coûte rien ici et n’est pas défaussée : qu’elle aide d’abord un village.
events-archon = Rhodes a produit son raisin, et rien d’autre. Un Archon juste est souvent réélu, un Archon avide ne l’est pas. La saison prochaine, vous serez peut-être de l’autre côté.

## La fin

lesson-the-finish = Papyrus, Philosophie et fin de partie
the-finish-missing = La dernière saison. Vous avez { $own } structures, la Crète { $theirs }. En main : papyrus, blé, laine et or. Les Jardins suspendus sont commencés. Que manque-t-il encore à votre île ?
the-finish-missing-village = un village
the-finish-missing-academy = l’Académie
the-finish-missing-wonder = un autre Projet
the-finish-missing-slip-village = Tous vos villages sont là. Regardez l’Acropole.
the-finish-missing-slip-wonder = Le Colosse et les Jardins sont les deux auxquels vous avez droit. Regardez l’Acropole.
the-finish-academy = Le papyrus ne se vend qu’en Égypte, et il paie l’Académie. Construisez-la.
the-finish-academy-wrong-1 = Pour adopter, il faut une Académie, et une Philosophie qu’une autre île a introduite.
the-finish-academy-wrong-2 = Vos villages de raisin sont là, tous les deux.
the-finish-academy-unwise-1 = Une flotte n’est pas une structure, et les Jardins ont besoin de l’or.
the-finish-philosophy = Avec elle vient, gratuitement, une Philosophie que personne n’a. Elle sert dès maintenant. Contre de l’or, on adopte aussi celles des autres. Choisissez-en une : l’Atomisme, par exemple.
the-finish-philosophy-also = Bon choix aussi. Continuons avec l’Atomisme.
the-finish-tie = Vous avez { $own } structures, la Crète { $theirs }. À égalité, on compare les Grands Monuments achevés. Si vous vous arrêtiez là, qui gagnerait ?
the-finish-tie-slip-island-chios = Vos Jardins ne sont que commencés : la Crète a deux Grands Monuments achevés, vous un seul.
the-finish-gardens = Alors continuez : payez la seconde étape des Jardins suspendus.
the-finish-gardens-unwise-1 = L’or pour une flotte ? La Crète gagnerait par ses Grands Monuments.
the-finish-gardens-unwise-2 = La Crète gagnerait par ses Grands Monuments.
the-finish-season = { $complete } structures : votre île est achevée ! Mais rien ne finit avant la saison. Dites que vous avez fini, puis votez pour Rhodes.
the-finish-season-also = Cela ne change plus rien. Continuons avec Rhodes.
the-finish-ties = Vous gagnez, seule île achevée. À deux, les Philosophies décideraient, puis les flottes, les cartes Égée, l’or, les marchandises rares et de base ; et en tout dernier l’Archon.

## Pour qui connaît le jeu en boîte

lesson-from-cardboard = Vous connaissez le jeu en carton
from-cardboard-where = Votre île, ses coûts et votre main sont devant vous ; la mer montre les pays, les ports et toutes les flottes. Chaque chose a sa carte explicative.
from-cardboard-done-for-you = La table produit, tire les cartes Hasard, trouve qui est frappé, vérifie ports et coûts, compte les voix et départage. Personne ne dit ce que porte une flotte : les secrets restent secrets.
from-cardboard-offer = On commerce par offres : à une île ou à toutes, ce que l’on donne, ce que l’on demande. Proposez à Rhodes du raisin contre de la laine.
from-cardboard-offer-hint = Commencez une offre à Rhodes : vous donnez du raisin, vous demandez de la laine. Puis faites l’offre.
from-cardboard-offer-also = Toute offre convient. Prenons du raisin contre de la laine, pour Rhodes.
from-cardboard-ready = Tous agissent ensemble. Qui a fini le dit, et la phase s’achève quand tous ont fini. Dites-le.
from-cardboard-not-yet = Les autres réfléchissent encore : vous pouvez revenir sur votre mot. Faites-le ; puis dites de nouveau que vous avez fini.
from-cardboard-silent = Là où la règle se tait : défausses vues, cartes gardées cachées ; cadeaux permis ; Taxes portuaires par flotte et par saison ; l’Archon ordonne tous les Événements d’un coup. « Pourquoi ? » ouvre chaque point.
from-cardboard-options = L’Archon ne fixe un ordre de jeu que si quelqu’un le demande. Options d’une table : initiation, Ligue de Délos, Tournoi, défausses cachées, nombre d’offres. Bon voyage !
