# Parthenon en français. Les $faits sont ceux des questions, événements, refus et coups ; une liste donne sa longueur par
# $goods-count, un nom son identifiant par $seat-id. Les questions peuvent aussi consulter les options de la table.

game-parthenon = Parthenon : l’essor de l’Égée
game-parthenon-about = Six îles de la mer Égée commercent entre elles et avec les pays d’outre-mer, bravent les périls et bâtissent : villages, Acropole, Merveilles.

## Questions

ask-donations = Vous pouvez faire des dons à l’Archonte.
wait-donations = { $who } peut faire des dons à l’Archonte.
ask-arrange-events = Vous devez nommer l’Événement qui vient ensuite.
wait-arrange-events = { $who } doit nommer l’Événement qui vient ensuite.
ask-skip-event = Vous pouvez laisser passer { $event } sans effet sur votre île ({ $power }).
wait-skip-event = { $who } peut laisser passer { $event } ({ $power }).
ask-name-island = Vous devez désigner une île : { $event }.
wait-name-island = { $who } doit désigner une île : { $event }.
ask-take-harvest = Vous devez choisir la marchandise que vous prenez.
wait-take-harvest = { $who } doit choisir une marchandise à prendre.
ask-name-type = Vous devez nommer une marchandise de base : { $event }.
wait-name-type = { $who } doit nommer une marchandise de base : { $event }.
ask-trade-at-home = Vous pouvez faire un échange avec votre main : { $event }.
wait-trade-at-home = { $who } peut faire un échange : { $event }.
ask-hire-soldiers = Vous pouvez acheter une carte : { $event }.
wait-hire-soldiers = { $who } peut acheter une carte : { $event }.
ask-hardship = Vous devez choisir comment votre île affronte { $event }.
wait-hardship = { $who } doit choisir comment affronter { $event }.
ask-name-village = Vous devez désigner un village de { $victim } qui reste à l’arrêt (encore { $count }).
wait-name-village = { $who } doit désigner un village de { $victim } qui reste à l’arrêt.
ask-free-village = Vous devez choisir le village qui reste en activité.
wait-free-village = { $who } doit choisir le village qui reste en activité.
ask-less-idle = Un de vos villages ({ $good }) peut rester en activité ({ $power }).
wait-less-idle = { $who } peut garder un village en activité ({ $power }).
ask-boost-villages = Vous pouvez choisir des villages qui produisent deux cartes.
wait-boost-villages = { $who } peut choisir des villages qui produisent deux cartes.
ask-take-grown = Vous devez choisir ce que vous prenez ({ $power }).
wait-take-grown = { $who } doit choisir que prendre ({ $power }).
ask-swap-product = Vous pouvez échanger une marchandise que vous venez de produire ({ $power }).
wait-swap-product = { $who } peut échanger une marchandise produite ({ $power }).
ask-start-trade = Avant le commerce : payez des Merveilles ou usez de pouvoirs, puis dites que vous avez fini.
wait-start-trade = { $who } peut agir avant le commerce.
ask-make-offers = Commercez avec les autres îles ; dites quand vous avez fini.
wait-make-offers = { $who } peut commercer avec les autres îles.
ask-pay-one = Vous devez choisir une carte pour payer.
wait-pay-one = { $who } doit choisir une carte pour payer.
ask-take-one = Vous devez choisir une carte à prendre.
wait-take-one = { $who } doit choisir une carte à prendre.
ask-choose-rebate = Vous pouvez retrancher une carte du prix.
wait-choose-rebate = { $who } peut retrancher une carte du prix.
ask-pay-owner = Vous devez choisir ce que vous payez au propriétaire : { $power }.
wait-pay-owner = { $who } doit choisir que payer au propriétaire : { $power }.
ask-take-looks = Avant le chargement, vous pouvez regarder des cartes cachées.
wait-take-looks = { $who } peut regarder des cartes cachées avant le chargement.
ask-load-fleets = Chargez vos flottes et envoyez-les ; puis dites que vous avez fini.
wait-load-fleets = { $who } charge ses flottes en secret.
ask-set-order = Vous devez désigner qui agit ensuite.
wait-set-order = { $who } doit désigner qui agit ensuite.
ask-react = { $fleet } est frappée : vous pouvez montrer une carte Égide, défausser un Cadeau de Poséidon ou subir.
wait-react = { $who } peut protéger { $fleet }.
ask-lose-one = Vous devez choisir la carte que perd { $fleet }.
wait-lose-one = { $who } doit choisir la carte que perd { $fleet }.
ask-divert-fleet = Vous devez choisir le pays vers lequel { $fleet } est déroutée.
wait-divert-fleet = { $who } doit choisir vers où { $fleet } est déroutée.
ask-look-at-harbour = Port : { $land }. Vous avez vu la carte : la révéler ou passer ?
wait-look-at-harbour = { $who } doit dire révéler ou passer : { $land }.
ask-trade-abroad = Commercez à l’étranger avec vos flottes ; dites quand vous avez fini.
wait-trade-abroad = { $who } peut commercer à l’étranger.
ask-unloading = Vos flottes rentrent : réglez le surplus et les cartes Égide, puis dites que vous avez fini.
wait-unloading = { $who } règle ce que rapportent ses flottes.
ask-spend-goods = Construisez, achetez, adoptez ; dites quand vous avez fini.
wait-spend-goods = { $who } peut construire, acheter et adopter.
ask-introduce-philosophy = Vous devez choisir la Philosophie de votre Académie.
wait-introduce-philosophy = { $who } doit choisir une nouvelle Philosophie.
ask-keep-cards = Vous devez choisir ce que vous gardez : quelques cartes cachées, ou une de chaque type, montrées.
wait-keep-cards = { $who } doit choisir que garder.
ask-cast-vote = Vous devez voter pour le prochain Archonte.
wait-cast-vote = { $who } doit voter pour le prochain Archonte.
ask-pick-archon = Égalité : vous devez choisir l’Archonte.
wait-pick-archon = { $who } doit départager et choisir l’Archonte.
ask-pick-winner = Tout est à égalité : comme Archonte, vous devez choisir le vainqueur.
wait-pick-winner = { $who } doit choisir le vainqueur, comme Archonte.

## Coups

move-pass = Passer
move-ready = J’ai fini
move-unready = Pas encore fini
move-order = Demander un ordre à l’Archonte
move-next = { $seat } agit ensuite
move-donate = Donner { $good }
move-arrange = Ensuite : { $event }
move-name = Désigner { $seat }
move-call = Nommer { $good }
move-idle = À l’arrêt : un village ({ $good })
move-free = En activité : un village ({ $good })
move-exempt = Laisser passer l’Événement
move-soften = Adoucir l’Événement
move-settle = Payer { $way }
move-surrender = Renoncer : { $good }
move-show = Montrer { $good }
move-suffer = Ne rien payer et subir
move-barter = Échanger : { $rate }
move-buy = Acheter { $good }
move-boost = Deux cartes d’un village ({ $good })
move-take = Prendre { $good }
move-swap = Échanger { $good } contre { $other }
move-pay = Payer { $good }
move-spare = Retrancher { $word }
move-cancel = Renoncer
move-stage = Avancer : { $wonder }
move-use = User de { $power }
move-offer = Offre à { $party }
move-counter = Répondre à { $slot } par une offre
move-give = Je donne { $good }
move-want = Je demande { $good }
move-publish = Faire l’offre
move-accept = Accepter { $slot }
move-reject = Refuser { $slot }
move-withdraw = Retirer { $slot }
move-foresee = Regarder le prochain Péril ({ $power })
move-look = Regarder le port : { $land } ({ $power })
move-send = Envoyer la flotte { $ship } : { $land }
move-recall = Garder la flotte { $ship } chez soi
move-load = Charger { $good } sur la flotte { $ship }
move-unload = Décharger { $good } de la flotte { $ship }
move-light = Payer { $good } pour éclairer la flotte { $ship }
move-reveal = Révéler la carte
move-sacrifice = Défausser un Cadeau de Poséidon
move-lose = Perdre { $good }
move-divert = Vers : { $land }
move-fee = La flotte { $ship } paie { $good }
move-display = La flotte { $ship } montre { $good }
move-trade = Flotte { $ship } : { $rate }
move-plan = La flotte { $ship } prend un Plan
move-raise = Avancer { $wonder } avec la flotte { $ship }
move-drop = Défausser { $good } de la flotte { $ship }
move-hand = Passer { $good } de la flotte { $ship } à la flotte { $ship2 }
move-land = Débarquer { $good } de la flotte { $ship }
move-village = Construire un village ({ $good })
move-workshop = Construire un atelier
move-build = Construire : { $structure }
move-fleet = Acheter la flotte suivante
move-make = Fabriquer une carte : { $structure }
move-adopt = Adopter { $philosophy }
move-introduce = Introduire { $philosophy }
move-hide = Garder quelques cartes, cachées
move-bare = Montrer la main, garder une carte de chaque type
move-keep = Garder { $good }
move-vote = Voter pour { $seat }
move-pick = Choisir { $seat }

## Événements

event-set-up = Îles dans l’ordre des sièges : { $islands }. Premier Archonte : { $archon }.
event-bonus = { $seat } commence avec { $goods }.
event-season-began = Année { $year }, saison { $season }.
event-phase-began = Phase : { $phase }.
event-event-turned = Nouvel Événement : { $event }.
event-event-began = { $event } s’accomplit.
event-donated = { $seat } donne { $good } à l’Archonte { $archon }.
event-order-asked = { $seat } demande un ordre à l’Archonte.
event-order-set = Ordre fixé par l’Archonte : { $seats }.
event-events-arranged = Ordre des Événements : { $events }.
event-named = { $archon } désigne { $seat }.
event-type-named = { $archon } nomme { $good }.
event-idled = Villages à l’arrêt de { $seat } : { $goods }.
event-freed = Un village de { $seat } reste en activité : { $good }.
event-workshops-idle = Les ateliers de { $seat } sont à l’arrêt.
event-halted = { $seat } ne peut pas user de son Acropole cette saison.
event-army-shown = { $seat } montre une Armée.
event-gained = { $seat } prend { $goods }.
event-produced = { $goods-count ->
    [0] { $seat } ne produit rien.
   *[other] { $seat } produit { $goods }.
}
event-swapped = { $seat } échange { $good } contre { $other }.
event-paid = { $seat } paie { $goods } à { $payee-id ->
    [none] la banque
   *[other] { $payee }
}.
event-lost = { $seat } perd { $goods }.
event-used = { $seat } use de { $power }.
event-exchanged = { $seat } échange { $gives } contre { $takes }.
event-offered = { $seat } propose à { $party } : { $gives-count ->
    [0] rien
   *[other] { $gives }
} contre { $wants-count ->
    [0] rien
   *[other] { $wants }
} ({ $slot }).
event-offer-rejected = { $seat } refuse { $slot }.
event-offer-withdrawn = { $seat } retire { $slot }.
event-offer-lapsed = { $slot } devient caduque.
event-offer-answered = { $seat } répond à { $slot } par une autre offre.
event-traded = { $seat } accepte l’offre de { $partner } et reçoit { $gives-count ->
    [0] rien
   *[other] { $gives }
} contre { $takes-count ->
    [0] rien
   *[other] { $takes }
}.
event-foresaw = { $hazard-id ->
    [none] { $seat } regarde le prochain Péril.
   *[other] { $seat } regarde le prochain Péril : { $hazard }.
}
event-looked = { $harbour-id ->
    [none] { $seat } regarde le port : { $land }.
   *[other] { $seat } regarde le port : { $land }, { $harbour }.
}
event-launched = { $fleet } part avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $land }.
event-stayed = { $seat } n’envoie aucune flotte.
event-hazard-drawn = Péril, { $region } : { $hazard }. { $fleets-count ->
    [0] Aucune flotte n’est frappée.
   *[other] Frappées : { $fleets }.
}
event-hazard-replaced = Nouveau Péril pour { $fleet } seule : { $hazard }. { $hit ->
    [1] Elle est frappée.
   *[other] Elle n’est pas frappée.
}
event-protected = { $fleet } montre { $good } et est sauve.
event-sacrificed = { $fleet } défausse un Cadeau de Poséidon.
event-fleet-lost = { $goods-count ->
    [0] { $fleet } ne perd rien.
   *[other] { $fleet } perd { $goods }.
}
event-sent-home = { $fleet } est renvoyée.
event-diverted = { $fleet } est déroutée : { $land }.
event-hazards-reshuffled = Les Périls sont remélangés.
event-harbours-reshuffled = Les cartes Port sont remélangées.
event-harbour-voted = { $harbour-id ->
    [none] Le port reste couvert, tous passent : { $land }.
   *[other] Port révélé par { $seats } : { $land }, { $harbour }.
}
event-fleet-paid = { $fleet } paie { $goods }.
event-displayed = { $fleet } montre { $good } et peut commercer.
event-fleet-traded = { $fleet } échange { $gives } contre { $takes }.
event-got-plan = { $seat } reçoit le Plan : { $wonder }.
event-advanced = { $finished ->
    [1] { $seat } achève une Merveille : { $wonder }.
   *[other] { $seat } commence une Merveille : { $wonder }.
}
event-dropped = { $fleet } défausse { $good }.
event-handed-over = { $fleet } passe une carte à { $fleet2 }.
event-put-ashore = { $fleet } débarque { $good }.
event-returned = Les flottes de { $seat } rapportent { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}.
event-built-village = { $seat } construit un village ({ $good }).
event-built-workshop = { $seat } construit un atelier ({ $good }).
event-built = { $seat } construit : { $structure }.
event-bought-fleet = { $seat } achète { $fleet }.
event-made = { $seat } fabrique { $good } ({ $structure }).
event-introduced = { $seat } introduit { $philosophy }.
event-adopted = { $seat } adopte { $philosophy }.
event-kept-hidden = { $seat } garde { $kept } en secret et défausse { $count ->
    [0] rien
   *[other] { $goods-count ->
        [0] { $count } cartes
       *[other] { $goods }
    }
}.
event-kept-shown = { $seat } montre et garde { $wares }{ $goods-count ->
    [0] {""}
   *[other] {" "}et défausse { $goods }
}.
event-voted = { $seat } vote pour { $archon }.
event-archon-elected = { $drawn ->
    [1] Égalité des voix ; le sort désigne { $seat } comme Archonte.
   *[other] { $seat } est Archonte.
}
event-year-ended = L’année { $year } est finie.
event-game-ended = { $winner } gagne. { $ending }

## Refus

no-ready = Vous avez dit avoir fini ; revenez-y d’abord.
no-not-ready = Vous n’avez pas dit avoir fini.
no-no-order = On ne peut pas demander d’ordre ici, ou il est déjà fixé.
no-not-to-be-named = { $seat } ne peut pas être désigné ici.
no-not-for-oneself = On ne vote pas pour soi-même.
no-no-such-seat = Personne n’est assis là : { $seat }.
no-not-tied = { $seat } n’est pas parmi les ex aequo.
no-not-to-arrange = { $event } n’est pas face visible, ou a déjà sa place.
no-enough-donated = Vous avez fait { $count } dons : c’est tout pour l’instant.
no-not-held = Vous n’avez pas cette carte : { $good }.
no-cannot-settle = Vous ne pouvez pas payer ce prix en entier.
no-no-such-way = Ce prix n’existe pas.
no-no-help = { $good } n’aide pas ici.
no-nothing-to-soften = Vous n’avez rien pour adoucir cela, ou vous en avez déjà usé.
no-no-working-village = Aucun village en activité de ce type : { $good }.
no-in-order = Les cartes se nomment dans l’ordre de la liste ; { $good } ne va pas à cette place.
no-not-idled = Ce village n’a pas été mis à l’arrêt : { $good }.
no-no-village = Vous n’avez aucun village de ce type : { $good }.
no-no-basic = { $good } n’est pas une marchandise de base.
no-cannot-pay = Vous ne pouvez pas payer ce taux : { $rate }.
no-no-such-rate = Ce taux ne vaut pas ici : { $rate }.
no-cannot-pay-for = Vous ne pouvez pas payer : { $good }.
no-not-on-offer = { $good } n’est pas à vendre ici.
no-only-villages = Une Armée n’aide que les villages, pas { $good }.
no-no-army-left = Vous pouvez doubler { $count } villages, et c’est fait.
no-no-village-to-boost = Aucun village de ce type ne reste à doubler : { $good }.
no-another-type = Il faut un autre type que { $good }.
no-not-produced = Vous ne venez pas de produire { $good }.
no-cannot-pay-power = Vous ne pouvez pas payer cela : { $power }.
no-no-such-power = Vous ne pouvez pas en user maintenant : { $power }.
no-no-such-look = { $power } ne permet pas de regarder cela.
no-no-covered-card = Aucune carte couverte ne s’y trouve : { $land }.
no-not-to-you-alone = Cette offre n’est pas ouverte, ou pas à vous seul : { $slot }.
no-not-your-offer = Ce n’est pas une de vos offres ouvertes : { $slot }.
no-finish-draft = Achevez l’offre commencée, ou renoncez-y.
no-enough-offers = Vous avez fait { $count } offres cette saison : c’est la limite de cette table.
no-enough-drafts = Vous avez abandonné ou préparé en réponse { $count } offres cette saison : c’est la limite.
no-two-offers-open = Vous avez déjà { $count } offres ouvertes.
no-not-addressed = Aucune offre ouverte pour vous : { $slot }.
no-not-to-oneself = On ne se fait pas d’offre à soi-même.
no-nobody-there = Personne n’est assis là.
no-no-draft = Commencez d’abord une offre.
no-not-all-held = Vous n’avez pas toutes les cartes que cela vous demande.
no-gifts-off = À cette table, une offre doit donner et demander quelque chose.
no-empty-offer = L’offre est vide.
no-too-many-cards = Une offre a au plus { $count } cartes de chaque côté.
no-empty-fleet = Une flotte envoyée doit porter au moins une carte.
no-no-such-fleet = Vous n’avez pas de flotte { $ship }.
no-enough-loading = Après { $count } gestes de chargement, on ne peut plus que rappeler des flottes ou finir.
no-not-sent = La flotte { $ship } n’est pas envoyée.
no-sent-already = La flotte { $ship } est déjà envoyée ; rappelez-la d’abord.
no-not-aboard = Il n’y a pas cela à bord : { $good }.
no-no-light = On ne peut pas payer de lumière pour la flotte { $ship } maintenant.
no-fleet-full = Une flotte porte au plus { $count } cartes.
no-send-first = Les marchandises ne vont que sur une flotte envoyée : { $ship }.
no-not-concerned = Le Péril ne concerne pas { $good } sur cette flotte.
no-other-region = La flotte va vers un autre pays de la même région, non vers : { $land }.
no-not-there = La flotte { $ship } n’est dans aucun port étranger.
no-harbour-closed = Le port est fermé, tous ont passé : { $land }.
no-barred = La flotte { $ship } n’a pas accès à ce port.
no-not-asked-for = On ne demande pas cela ici à la flotte { $ship }.
no-no-commodity = { $good } n’est pas une marchandise.
no-enough-exchanges = Cette flotte a fait { $count } échanges cette saison.
no-rate-elsewhere = Le taux { $rate } ne vaut pas ici pour cette flotte : { $land }.
no-no-plans-here = Il n’y a pas de Plans ici : { $land }.
no-two-plans = Vous avez reçu { $count } Plans, le maximum pour une île.
no-no-gold-aboard = La flotte { $ship } ne porte pas le prix d’un second Plan.
no-stage-elsewhere = Cette étape se paie dans un autre pays : { $land }.
no-scarce = { $good } ne s’échange ici qu’aux taux de la carte.
no-wrong-kind = { $good } ne convient pas ; il faut { $word }.
no-papyrus-only-in-egypt = { $good } ne s’achète qu’en Égypte.
no-cannot-spare = On ne peut pas retrancher cela du prix : { $word }.
no-fleet-too-full = Une flotte rentre avec au plus { $count } cartes.
no-surplus-first = Ce qu’une flotte a de plus que { $count } cartes est d’abord remis à une autre ou défaussé ; ensuite, les cartes Égide peuvent aller à terre.
no-only-aegis = Seules les cartes Égide se débarquent une à une ; { $good } va à la main.
no-no-surplus = La flotte { $ship } n’a pas de surplus.
no-not-from-there = La flotte { $ship } ne passe son surplus qu’à une flotte du même pays qui a de la place.
no-no-plan = Vous n’en avez pas le Plan : { $wonder }.
no-finished = C’est achevé : { $wonder }.
no-other-phase = Cette étape se paie dans une autre phase : { $wonder }.
no-cannot-pay-stage = Vous ne pouvez pas payer cette étape : { $wonder }.
no-three-fleets = Vous avez les trois flottes.
no-cannot-pay-fleet = Vous ne pouvez pas payer la flotte suivante.
no-no-such-village = Votre île n’a plus de tel village à construire : { $good }.
no-cannot-pay-village = Vous ne pouvez pas payer ce village : { $good }.
no-two-workshops = Les deux ateliers sont là.
no-cannot-pay-workshop = Vous ne pouvez pas payer un atelier.
no-halted = Cette saison, votre Acropole est au repos.
no-makes-nothing = Vous n’avez rien là qui fabrique une carte : { $structure }.
no-made-already = Il a déjà fabriqué sa carte cette saison : { $structure }.
no-cannot-pay-card = Vous ne pouvez pas payer cette carte : { $structure }.
no-acropolis-full = L’Acropole a ses { $count } édifices.
no-cannot-pay-structure = Vous ne pouvez pas payer cela : { $structure }.
no-no-second = Votre île ne peut pas en avoir un second : { $structure }.
no-one-alternate = Votre île a déjà son unique variante : { $structure }.
no-no-academy = Pour adopter, il faut une Académie.
no-not-introduced = Personne ne l’a encore introduite : { $philosophy }.
no-introduced-already = Elle est déjà introduite : { $philosophy }.
no-held-already = Vous l’avez déjà : { $philosophy }.
no-cannot-pay-adoption = L’adoption coûte { $count } or.
no-no-copy-left = Il n’en reste pas : { $philosophy }.
no-keep-more = Vous devez encore choisir { $count } cartes à garder.
no-chosen-already = Vous avez choisi entre cacher et montrer.
no-choose-first = Choisissez d’abord entre cacher et montrer.

## Options de la table

option-beginner = Partie d’initiation
option-beginner-about = Trois Événements rudes sont écartés : Main-d’œuvre inexpérimentée, Tribut perse, Guerre médique.
option-delian = Ligue de Délos
option-delian-about = L’année 1, Athènes n’a pas de carte Port et reste ouverte à tous.
option-tournament = Tournoi
option-tournament-about = Deux années au lieu de trois ; chaque île commence avec six villages, un atelier, un Plan et deux flottes.
option-light_bonus = Bonus allégé
option-light_bonus-about = À quatre, l’île bonus commence avec un Cadeau de Poséidon au lieu d’une Armée.
option-hidden_discards = Défausses cachées
option-hidden_discards-about = Avec l’option A de la Défausse, seul le nombre de cartes défaussées est connu.
option-allow_gifts = Cadeaux entre îles
option-allow_gifts-about = Une offre peut donner sans rien demander, ou demander sans rien donner.
option-order = Ordre de jeu
option-order-about = Si l’Archonte fixe un ordre pour le départ des flottes, le commerce à l’étranger et la Construction.
option-order-asked = si un joueur le demande
option-order-always = toujours
option-order-never = jamais : tous agissent ensemble
option-offers = Offres par joueur et par saison
option-offers-about = Combien d’offres un joueur peut faire pendant un Commerce insulaire ; les contre-offres ne comptent pas.

## Noms

seat-P1 = Joueur 1
seat-P2 = Joueur 2
seat-P3 = Joueur 3
seat-P4 = Joueur 4
seat-P5 = Joueur 5
seat-P6 = Joueur 6
party-P1 = Joueur 1
party-P2 = Joueur 2
party-P3 = Joueur 3
party-P4 = Joueur 4
party-P5 = Joueur 5
party-P6 = Joueur 6
party-ALL = tous
slot-P1-1 = l’offre 1 du Joueur 1
slot-P1-2 = l’offre 2 du Joueur 1
slot-P2-1 = l’offre 1 du Joueur 2
slot-P2-2 = l’offre 2 du Joueur 2
slot-P3-1 = l’offre 1 du Joueur 3
slot-P3-2 = l’offre 2 du Joueur 3
slot-P4-1 = l’offre 1 du Joueur 4
slot-P4-2 = l’offre 2 du Joueur 4
slot-P5-1 = l’offre 1 du Joueur 5
slot-P5-2 = l’offre 2 du Joueur 5
slot-P6-1 = l’offre 1 du Joueur 6
slot-P6-2 = l’offre 2 du Joueur 6
way-1 = le prix
way-2 = le second prix
way-3 = le troisième prix
way-4 = le quatrième prix
ship-A = A
ship-B = B
ship-C = C
fleet-P1-A = La flotte A du Joueur 1
fleet-P1-B = La flotte B du Joueur 1
fleet-P1-C = La flotte C du Joueur 1
fleet-P2-A = La flotte A du Joueur 2
fleet-P2-B = La flotte B du Joueur 2
fleet-P2-C = La flotte C du Joueur 2
fleet-P3-A = La flotte A du Joueur 3
fleet-P3-B = La flotte B du Joueur 3
fleet-P3-C = La flotte C du Joueur 3
fleet-P4-A = La flotte A du Joueur 4
fleet-P4-B = La flotte B du Joueur 4
fleet-P4-C = La flotte C du Joueur 4
fleet-P5-A = La flotte A du Joueur 5
fleet-P5-B = La flotte B du Joueur 5
fleet-P5-C = La flotte C du Joueur 5
fleet-P6-A = La flotte A du Joueur 6
fleet-P6-B = La flotte B du Joueur 6
fleet-P6-C = La flotte C du Joueur 6
island-CHIOS = Chios
island-CRETE = Crète
island-RHODES = Rhodes
island-LEMNOS = Lemnos
island-NAXOS = Naxos
island-SCYROS = Scyros
good-GRAIN = blé
good-GRAPES = raisin
good-OLIVES = olives
good-ORE = minerai
good-TIMBER = bois
good-WOOL = laine
good-POTTERY = poterie
good-SPICES = épices
good-TOOLS = outils
good-PAPYRUS = papyrus
good-GOLD = or
good-ARMY = Armée
good-WARSHIP = Navire de guerre
good-GIFT = Cadeau de Poséidon
card-GRAIN = blé
card-GRAPES = raisin
card-OLIVES = olives
card-ORE = minerai
card-TIMBER = bois
card-WOOL = laine
card-POTTERY = poterie
card-SPICES = épices
card-TOOLS = outils
card-PAPYRUS = papyrus
card-GOLD = or
card-ARMY = Armée
card-WARSHIP = Navire de guerre
card-GIFT = Cadeau de Poséidon
word-GRAIN = blé
word-GRAPES = raisin
word-OLIVES = olives
word-ORE = minerai
word-TIMBER = bois
word-WOOL = laine
word-POTTERY = poterie
word-SPICES = épices
word-TOOLS = outils
word-PAPYRUS = papyrus
word-GOLD = or
word-ARMY = Armée
word-WARSHIP = Navire de guerre
word-GIFT = Cadeau de Poséidon
word-ANY-BASIC = une marchandise de base
word-ANY-RARE = une marchandise rare
word-ANY-IMPORT = une importation
word-ANY-COMMODITY = une marchandise quelconque
land-ATHENS = Athènes
land-SPARTA = Sparte
land-IONIA = Ionie
land-EGYPT = Égypte
land-CARTHAGE = Carthage
land-ITALY = Italie
course-ATHENS = { land-ATHENS }
course-SPARTA = { land-SPARTA }
course-IONIA = { land-IONIA }
course-EGYPT = { land-EGYPT }
course-CARTHAGE = { land-CARTHAGE }
course-ITALY = { land-ITALY }
addressee-P1 = { party-P1 }
addressee-P2 = { party-P2 }
addressee-P3 = { party-P3 }
addressee-P4 = { party-P4 }
addressee-P5 = { party-P5 }
addressee-P6 = { party-P6 }
addressee-ALL = { party-ALL }
question-P1-1 = { slot-P1-1 }
question-P1-2 = { slot-P1-2 }
question-P2-1 = { slot-P2-1 }
question-P2-2 = { slot-P2-2 }
question-P3-1 = { slot-P3-1 }
question-P3-2 = { slot-P3-2 }
question-P4-1 = { slot-P4-1 }
question-P4-2 = { slot-P4-2 }
question-P5-1 = { slot-P5-1 }
question-P5-2 = { slot-P5-2 }
question-P6-1 = { slot-P6-1 }
question-P6-2 = { slot-P6-2 }
region-NEIGHBOURING = les pays voisins
region-FOREIGN = les pays lointains
rate-N1 = 4 de base contre de l’or
rate-N2 = 2 de base contre une autre de base
rate-N3 = 4 de base contre une rare
rate-N4 = 2 rares contre de l’or
rate-N5 = une rare contre une de base
rate-N6 = 2 rares contre une rare
rate-N7 = de l’or contre 2 de base
rate-N8 = de l’or contre une rare
rate-F1 = une de base contre une autre
rate-F2 = 2 de base contre de l’or
rate-F3 = 2 de base contre une rare
rate-F4 = une rare contre de l’or
rate-F5 = une rare contre une autre rare
rate-F6 = une rare contre 2 de base
rate-F7 = de l’or contre 2 de base
rate-F8 = de l’or contre une rare
rate-F9 = 2 or contre du papyrus
rate-F10 = de l’or contre une Armée
rate-F11 = de l’or contre un Navire de guerre
rate-SELL = vendre au taux du port
rate-BUY = acheter au taux du port
rate-EXTRA = l’échange de la fête
rate-CHEAPER = 3 de base contre de l’or
structure-FORTRESS = Forteresse
structure-SHRINE = Sanctuaire
structure-GRAND-PORT = Grand Port
structure-MARKET = Marché
structure-ACADEMY = Académie
structure-TREASURY = Trésor
philosophy-ATOMISM = Atomisme
philosophy-CYNICISM = Cynisme
philosophy-PYTHAGOREAN = Pythagorisme
philosophy-SKEPTICISM = Scepticisme
philosophy-SOPHISM = Sophistique
philosophy-STOICISM = Stoïcisme
wonder-COLOSSUS = Colosse
wonder-LIGHTHOUSE = Grand Phare
wonder-LIBRARY = Grande Bibliothèque
wonder-ORACLE = Oracle
wonder-AMPHITHEATER = Amphithéâtre
wonder-HIPPODROME = Hippodrome
wonder-MAUSOLEUM = Mausolée
wonder-ZEUS = Statue de Zeus
wonder-ARTEMIS = Temple d’Artémis
wonder-GARDENS = Jardins suspendus
wonder-AQUEDUCT = Grand Aqueduc
wonder-ATHENA = Temple d’Athéna
power-ATOMISM = Atomisme
power-CYNICISM = Cynisme
power-PYTHAGOREAN = Pythagorisme
power-SKEPTICISM = Scepticisme
power-SOPHISM = Sophistique
power-STOICISM = Stoïcisme
power-COLOSSUS = Colosse
power-LIGHTHOUSE = Grand Phare
power-LIBRARY = Grande Bibliothèque
power-ORACLE = Oracle
power-AMPHITHEATER = Amphithéâtre
power-HIPPODROME = Hippodrome
power-MAUSOLEUM = Mausolée
power-ZEUS = Statue de Zeus
power-ARTEMIS = Temple d’Artémis
power-GARDENS = Jardins suspendus
power-AQUEDUCT = Grand Aqueduc
power-ATHENA = Temple d’Athéna
event-Y1-1 = Main-d’œuvre inexpérimentée
event-Y1-2 = Raids de pirates
event-Y1-3 = Moisson abondante
event-Y1-4 = Vents favorables
event-Y1-5 = Nouveaux colons
event-Y1-6 = Mal des récoltes
event-Y2-1 = Tribut perse
event-Y2-2 = Navires marchands
event-Y2-3 = Sécheresse
event-Y2-4 = Peste
event-Y2-5 = Jeux panhelléniques
event-Y2-6 = Maîtres charpentiers de marine
event-Y3-1 = Guerre médique
event-Y3-2 = Séisme
event-Y3-3 = Âge d’or
event-Y3-4 = Mercenaires
event-Y3-5 = Révolte des hilotes
event-Y3-6 = Maîtres bâtisseurs
hazard-H01 = Traversée paisible
hazard-H02 = Tempête (la plus grosse cargaison est perdue)
hazard-H03 = Tempête (les grandes flottes perdent deux cartes)
hazard-H04 = Tempête (les grandes flottes sont renvoyées)
hazard-H05 = Tempête (chaque flotte perd une marchandise)
hazard-H06 = Tempête (chaque flotte est renvoyée)
hazard-H07 = Tempête (la plus grosse cargaison est renvoyée)
hazard-H08 = Tempête (les grandes flottes sont déroutées)
hazard-H09 = Pirates (le plus de rares est perdu)
hazard-H10 = Pirates (le plus d’or est perdu)
hazard-H11 = Pirates (une rare ou de l’or est perdu)
hazard-H12 = Pirates (la moitié du plus gros lot est perdue)
hazard-H13 = Pillards
hazard-H14 = Calme plat
harbour-S-GRAIN = Pénurie : blé
harbour-S-GRAPES = Pénurie : raisin
harbour-S-OLIVES = Pénurie : olives
harbour-S-ORE = Pénurie : minerai
harbour-S-TIMBER = Pénurie : bois
harbour-S-WOOL = Pénurie : laine
harbour-U-GRAIN = Excédent : blé
harbour-U-GRAPES = Excédent : raisin
harbour-U-OLIVES = Excédent : olives
harbour-U-ORE = Excédent : minerai
harbour-U-TIMBER = Excédent : bois
harbour-U-WOOL = Excédent : laine
harbour-RS-POTTERY = Pénurie : poterie
harbour-RS-SPICES = Pénurie : épices
harbour-RS-TOOLS = Pénurie : outils
harbour-RU-POTTERY = Excédent : poterie
harbour-RU-SPICES = Excédent : épices
harbour-RU-TOOLS = Excédent : outils
harbour-BLK = Blocus
harbour-UNR = Troubles
harbour-FEE = Droits de port
harbour-OPEN = Port ouvert
harbour-FEST = Fête
phase-EVENT = Événement
phase-PRODUCTION = Production
phase-ISLAND-TRADE = Commerce insulaire
phase-JOURNEY = Voyage
phase-HAZARD = Péril
phase-FLEET-TRADE = Commerce naval
phase-RETURN = Retour
phase-BUILD = Construction
phase-DISCARD = Défausse
phase-ARCHON = Archonte
ending-completed = L’île est achevée.
ending-completed_tie = Plusieurs îles sont achevées, et les départages décident.
ending-structures = Le plus de constructions après la dernière saison.
ending-structures_tie = Les constructions sont à égalité, et les départages décident.
ending-archon = Tout est à égalité, et l’Archonte décide.
sheet-villages = Villages
sheet-workshops = Ateliers
sheet-acropolis = Acropole
sheet-wonders = Merveilles

## Champs d’une vue

field-year = Année
field-season = Saison
field-phase = Phase
field-archon = Archonte
field-island = Îles
field-villages = Villages
field-idle = Villages à l’arrêt
field-boosted = Villages doublés
field-workshops = Ateliers
field-idle_workshops = Ateliers à l’arrêt
field-acropolis = Acropole
field-used = Cartes fabriquées cette saison
field-fleets = Flottes possédées
field-port = Lieu des flottes
field-turned = Flottes renvoyées
field-cargo = Cargaisons
field-shown = Cartes Égide montrées
field-lit = Flottes éclairées
field-cleared = Flottes admises au commerce
field-exchanges = Échanges faits
field-special = Taux spéciaux utilisés
field-hand = Mains
field-home = Cartes Égide chez soi
field-bared = Mains montrées
field-hold = À charger
field-course = À envoyer vers
field-lamp = À payer pour la lumière
field-steps = Gestes de chargement
field-kept = Cartes à garder
field-way = Façon de défausser
field-plans = Plans reçus
field-builder = Propriétaires des Merveilles
field-stage = Étapes des Merveilles
field-philosophies = Philosophies
field-introduced = Introduites par
field-spent = Pouvoirs utilisés cette saison
field-dearer = Constructions plus chères
field-rebates = Réductions restantes
field-halted = Acropole au repos
field-rich = Rendement des ateliers
field-calm = Régions sans Périls
field-limit = Limite de cargaison
field-row = Événements en vigueur
field-covered = Événements à venir
field-boxed = Événements écartés
field-arranged = Ordre des Événements
field-exempt = Îles épargnées
field-eased = Événement adouci
field-islands = Îles encore à visiter
field-named = Désignés
field-donated = Dons faits
field-hazard_deck = Pioche de Périls
field-hazard_top = Prochain Péril
field-peeked = Qui l’a vu
field-hazard_discard = Périls défaussés
field-hazard = Péril
field-met = Périls tirés
field-hit = Flottes frappées
field-queue = Flottes à répondre
field-gifts = Flottes avec un Cadeau
field-harbour = Ports
field-face_up = Cartes Port ouvertes
field-looked = Qui a regardé
field-harbour_deck = Pioche de ports
field-harbour_discard = Ports défaussés
field-plan_deck = Pioche de Plans
field-offer_to = Offres à
field-offer_give = Offert
field-offer_want = Demandé
field-offers_made = Offres commencées
field-draft_to = Votre offre à
field-draft_answer = En réponse à
field-draft_give = Vous donneriez
field-draft_want = Vous demanderiez
field-ready = Prêts
field-order = Ordre
field-votes = Voix
field-due = Reste à payer
field-gain = Reste à prendre
field-given = Donné
field-taken = Pris
field-contenders = Ex aequo
field-winner = Vainqueur
field-ending = Fin

## La table en texte

text-parthenon-season = Année { $year }, saison { $season } · Archonte { $archon }
text-parthenon-calendar = Saison
text-parthenon-land = pays
text-parthenon-harbour = port
text-parthenon-fleets = flottes (cartes)
text-parthenon-covered = couverte
text-parthenon-island = île
text-parthenon-villages = villages (✕ à l’arrêt)
text-parthenon-acropolis = Acropole
text-parthenon-wonders = Merveilles, Philosophies
text-parthenon-home = flottes · cartes Égide
text-parthenon-hand = main
text-parthenon-workshops = { $count ->
    [one] { $count } atelier
   *[other] { $count } ateliers
}
text-parthenon-offer = offre
text-parthenon-to = à
text-parthenon-gives = donne
text-parthenon-wants = demande
text-parthenon-cargo = La flotte { $ship } porte
text-parthenon-plan = La flotte { $ship } doit partir
text-parthenon-draft = Votre offre à
text-parthenon-kept = À garder

## Les robots

because-parthenon-build = Il construit : { $count } édifices sur 16 sont alors debout.
because-parthenon-voyage = { $count ->
    [one] Une flotte vers { $land } rapporte le plus pour ce qu’elle risque.
   *[other] { $count } flottes, la première vers { $land }, rapportent le plus pour ce qu’elles risquent.
}
because-parthenon-home = Aucun voyage ne vaut ses dangers pour le moment.
because-parthenon-abroad = Ces échanges apportent ce qui manque aux prochains édifices.
because-parthenon-save = Les marchandises sont gardées pour mieux.
because-parthenon-keep = Ces cartes sont les plus proches des prochains édifices.
because-parthenon-offer = Cela apporte une carte utile, et l’autre semble y gagner aussi.
because-parthenon-accept = Ce qui est offert vaut plus ici que ce qui est demandé.
because-parthenon-refuse = Ce qui est demandé vaut plus ici que ce qui est offert.
because-parthenon-withdraw = La main a changé : l’offre n’est plus avantageuse.
because-parthenon-ready = Aucune offre ouverte n’est avantageuse, et il n’y en a pas à faire.
because-parthenon-donate = Un don n’achète rien que l’on puisse exiger.
because-parthenon-vote = La charge nuit le moins dans les mains de l’île la plus en retard.
because-parthenon-name = S’il faut frapper une île, que ce soit la plus avancée.
because-parthenon-reveal = Avec cette carte, sa propre flotte peut commercer.
because-parthenon-covered = Cette carte ne servirait qu’aux autres.
because-parthenon-gift = La cargaison vaut plus que le Cadeau.
because-parthenon-show = Montrer la carte ne coûte rien et sauve la cargaison.

## La page

page-parthenon-sea = La Méditerranée
page-parthenon-calendar = Année { $year }, saison { $season }. Phase : { $phase }
page-parthenon-archon = Archonte : { $who }
page-parthenon-events = Événements en vigueur
page-parthenon-events-covered = { $count ->
    [0] Tous les Événements de l’année sont visibles.
    [one] { $count } Événement de cette année est encore caché.
   *[other] { $count } Événements de cette année sont encore cachés.
}
page-parthenon-no-card = ouvert, sans carte
page-parthenon-covered = carte Port cachée
page-parthenon-looked = cachée, vous la connaissez : { $card }
page-parthenon-land = { $land } : { $status } ; { $hazards ->
    [one] { $hazards } Péril
   *[other] { $hazards } Périls
} en chemin ; { $count ->
    [0] aucune flotte
   *[other] { $fleets }
}
page-parthenon-home = au port
page-parthenon-fleet = { $fleet }, { $planned ->
    [1] à envoyer : { $where }
   *[other] { $where }
}, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
} { $goods }
page-parthenon-island = { $island }, { $who } : { $count ->
    [one] { $count } construction
   *[other] { $count } constructions
}
page-parthenon-hand = Main
page-parthenon-good = { $good } : { $count }{ $aboard ->
    [0] {""}
   *[other] , { $aboard } sur les flottes
}
page-parthenon-cost = Coûte { $cost }
page-parthenon-cost-paid = Coûte { $cost }, que vous avez
page-parthenon-villages = Villages ({ $good }) : { $count } sur 2{ $idle ->
    [0] {""}
   *[other] , dont { $idle } à l’arrêt
}
page-parthenon-workshops = Ateliers ({ $good }) : { $count } sur 2
# other: rien ne se bâtit plus de deux fois.
page-parthenon-structure = { $structure } : { $count ->
    [0] à bâtir
    [1] en place
   *[other] en double
}
page-parthenon-makes = Produit { $good } contre { $cost }
page-parthenon-structures = { $count } constructions sur { $all }
page-parthenon-all-structures = Constructions
page-parthenon-stage-1 = Plan
page-parthenon-stage-2 = en chantier
page-parthenon-stage-3 = achevée
page-parthenon-no-plan = Merveille { $number } : un Plan s’obtient à Athènes
page-parthenon-no-fleet = Flotte { $ship }, pas encore achetée
page-parthenon-philosophy = { $name } : { $about } { $count ->
    [0] Adoptée par personne
   *[other] Adoptée par { $who }
}
page-parthenon-fleets = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}
page-parthenon-ship = Flotte { $ship }
page-parthenon-aboard = { $count } cartes sur { $most }
page-parthenon-recall = rester au port
page-parthenon-open-offers = Offres en cours
page-parthenon-no-offers = Aucune offre en cours.
page-parthenon-offer = { $who } propose à { $party } : { $gives } contre { $wants }
page-parthenon-nothing = rien
page-parthenon-accept = Accepter
page-parthenon-counter = Répondre
page-parthenon-reject = Refuser
page-parthenon-withdraw = Retirer
page-parthenon-your-offer = Votre offre
page-parthenon-offer-to = À
page-parthenon-give = Donne
page-parthenon-want = Veut
page-parthenon-less = Un de moins : { $good }
page-parthenon-begin = Choisissez à qui, puis ce que vous donnez et voulez.
page-parthenon-offers-made = { $count } offres sur { $all }
page-parthenon-hazard-deck = { $count } Périls dans la pioche, { $gone } défaussés
page-parthenon-foreseen = Vous connaissez le prochain : { $hazard }
page-parthenon-shield = { $good } protège
page-parthenon-no-hazard = Aucun Péril n’a été tiré cette saison.
page-parthenon-closed = fermé
page-parthenon-may-trade = peut commercer
page-parthenon-barred = interdite de port
page-parthenon-no-port = Aucune de vos flottes n’est au loin.
page-parthenon-votes = Votes
page-parthenon-votes-for = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
page-parthenon-plans-left = { $count } Plans dans la pioche
page-parthenon-keeping = À garder :
page-parthenon-tabs = Au premier plan
page-parthenon-who-is-ready = Qui est prêt
page-parthenon-ready = { $who } : prêt
page-parthenon-waiting = { $who } : pas encore prêt
page-parthenon-passive = { $who } : non concerné
page-parthenon-due = Encore à choisir :
page-parthenon-on-the-way = { $hazards ->
    [one] { $hazards } Péril en chemin
   *[other] { $hazards } Périls en chemin
}
page-parthenon-shows = Seules les flottes qui montrent { $good } peuvent commercer.
page-parthenon-fee = Chaque flotte paie une marchandise de sa cargaison avant de commercer.
page-parthenon-alternate = L’un des deux édifices que votre île peut avoir en double (pour 1 or de plus, une fois par partie).
page-parthenon-about-Y1-1 = Cette saison, chaque village, atelier et édifice d’Acropole coûte 1 marchandise de base de plus, au choix de qui construit ; les flottes, les cartes Égide et les Merveilles ne changent pas.
page-parthenon-about-Y1-2 = Chaque île paie 1 minerai ; sinon, elle perd 1 marchandise de sa main, au hasard.
page-parthenon-about-Y1-3 = Chaque île prend 1 marchandise de base d’un type dont elle a un village en jeu.
page-parthenon-about-Y1-4 = Cette saison, on ne tire pas de carte Péril pour les pays voisins.
page-parthenon-about-Y1-5 = L’île qui compte le moins de constructions prend 2 marchandises de base de son choix ; en cas d’égalité, l’Archonte désigne l’une des îles à égalité.
page-parthenon-about-Y1-6 = L’Archonte nomme une marchandise de base ; tous les villages de ce type sont à l’arrêt cette saison.
page-parthenon-about-Y2-1 = Chaque île paie 1 or ; sinon, l’Archonte désigne 2 de ses villages (tous, si elle en a moins), qui sont à l’arrêt cette saison.
page-parthenon-about-Y2-2 = Chaque île peut faire, avec sa main, un échange à l’un des taux communs des pays lointains (ni papyrus, ni cartes Égide).
page-parthenon-about-Y2-3 = Chaque île paie 1 raisin ; sinon, l’Archonte désigne 1 de ses villages, qui est à l’arrêt cette saison.
page-parthenon-about-Y2-4 = L’Archonte désigne une île, la sienne s’il veut : elle paie 1 épices ; sinon, elle perd 2 marchandises de sa main, au hasard.
page-parthenon-about-Y2-5 = L’Archonte désigne une île autre que la sienne : elle prend 1 or.
page-parthenon-about-Y2-6 = Cette saison, les flottes portent jusqu’à 8 cartes, à l’aller comme au retour.
page-parthenon-about-Y3-1 = Chaque île renonce à 1 Armée ou à 1 Navire de guerre, ou paie 1 or ; sinon, elle perd la moitié de sa main au hasard, arrondie au supérieur, et tous ses ateliers sont à l’arrêt cette saison.
page-parthenon-about-Y3-2 = L’Archonte désigne une île qui a un édifice d’Acropole (s’il n’y en a pas, il ne se passe rien) : elle paie 2 bois ou défausse 1 Cadeau de Poséidon ; sinon, elle ne peut cette saison ni bâtir d’édifice d’Acropole ni s’en servir pour produire des cartes.
page-parthenon-about-Y3-3 = Cette saison, chaque atelier qui n’est pas à l’arrêt produit 2 cartes au lieu de 1.
page-parthenon-about-Y3-4 = Chaque île peut payer 1 or pour 1 Armée ou 1 Navire de guerre, face visible chez elle.
page-parthenon-about-Y3-5 = Chaque île montre qu’elle possède une Armée (et la garde), ou paie 1 blé ; sinon, elle désigne 1 de ses propres villages, qui est à l’arrêt cette saison.
page-parthenon-about-Y3-6 = Cette saison, chaque île peut réduire une fois de 1 marchandise de base le coût d’une construction ou d’une étape de Merveille.
page-parthenon-about-COLOSSUS = Toujours : vos flottes sont réputées montrer un Navire de guerre, contre les Pirates et devant un Blocus.
page-parthenon-about-LIGHTHOUSE = Toujours : vos flottes en route vers les pays voisins ignorent les Tempêtes (elles comptent tout de même pour la plus grosse cargaison). Service : en envoyant une flotte vers un pays voisin, un autre joueur peut vous payer 1 marchandise de base de sa main ; cette flotte ignore les Tempêtes cette saison.
page-parthenon-about-LIBRARY = Compte comme une Académie pour adopter, sans Philosophie gratuite ; chaque adoption vous coûte 1 or de moins, 0 au minimum.
page-parthenon-about-ORACLE = Avant le chargement à la phase Voyage, une fois par saison : regardez la première carte de la pioche des Périls ou une carte Port face cachée. Service : chaque autre joueur peut en faire autant une fois par saison en vous payant 1 marchandise rare ou 1 or.
page-parthenon-about-AMPHITHEATER = Votre voix compte double ; en cas d’égalité en tête, c’est vous qui choisissez parmi les joueurs à égalité, sans tirage.
page-parthenon-about-HIPPODROME = Au début du Commerce insulaire, une fois par saison : 1 or pour 2 marchandises de base. Service : chaque autre joueur, une fois par saison, vous paie 1 marchandise de base et en paie 2 à la banque, contre 1 or.
page-parthenon-about-MAUSOLEUM = Construction, une fois par saison : 1 or pour 1 marchandise rare. Service : chaque autre joueur, une fois par saison, vous paie 1 marchandise de base et paie 1 marchandise rare à la banque, contre 1 or.
page-parthenon-about-ZEUS = Une fois par saison, quand un Événement commence : il ne vous touche pas, ni en bien ni en mal.
page-parthenon-about-ARTEMIS = Construction, une fois par saison : 1 Cadeau de Poséidon pour 1 marchandise de base. Service : chaque autre joueur, une fois par saison, prend 1 Cadeau en vous payant 1 marchandise rare.
page-parthenon-about-GARDENS = Production : prenez 1 marchandise de base de votre choix.
page-parthenon-about-AQUEDUCT = Production : un village qu’aucune Armée n’aide et qui n’est pas à l’arrêt produit 2 cartes ; la Sécheresse ne vous touche pas.
page-parthenon-about-ATHENA = Construction, une fois par saison : un coût que vous payez dans cette phase est réduit de 1 carte de votre choix, de base ou rare (ni papyrus, ni or).
page-parthenon-about-ATOMISM = À la fin de votre production, une fois par saison : rendez à la banque 1 marchandise de base que vous venez de produire et prenez-en 1 d’un autre type de base.
page-parthenon-about-CYNICISM = Construction, une fois par saison : rendez à la banque 1 marchandise rare et prenez 2 marchandises de base de votre choix.
page-parthenon-about-PYTHAGOREAN = Avant le chargement à la phase Voyage, une fois par saison : regardez en secret la première carte de la pioche des Périls et remettez-la.
page-parthenon-about-SKEPTICISM = Avant le chargement à la phase Voyage, une fois par saison : regardez en secret une carte Port face cachée.
page-parthenon-about-SOPHISM = Commerce naval, une fois par flotte et par saison : dans un pays voisin, échangez 2 marchandises de base au lieu de 4 contre 1 or.
page-parthenon-about-STOICISM = Événement, une fois par saison : réduisez de 1, jusqu’à 0, le nombre de cartes qu’un Événement vous fait payer ou perdre, ou le nombre de vos villages qu’il met à l’arrêt ; un paiement réduit à 0 compte comme payé. Sans effet sur les surcoûts de construction et sur les cartes Égide abandonnées.
