# Parthenon en français. Les $faits sont ceux des questions, événements, refus et coups ; une liste donne sa longueur par
# $goods-count, un nom son identifiant par $seat-id. Les questions peuvent aussi consulter les options de la table.

game-parthenon = Parthenon : l’essor de l’Égée
game-parthenon-about = Six îles de la mer Égée commercent entre elles et avec les pays d’outre-mer, bravent les hasards du voyage et bâtissent : villages, commerces, Acropole, Grands Monuments.

## Questions

ask-donations = Vous pouvez faire des dons à l’Archon.
wait-donations = { CAP($who) } { $who-count ->
    [one] peut
   *[other] peuvent
} faire des dons à l’Archon.
ask-arrange-events = Vous devez nommer l’Événement qui vient ensuite.
wait-arrange-events = { CAP($who) } doit nommer l’Événement qui vient ensuite.
ask-skip-event = Vous pouvez laisser passer l’Événement { $event } sans effet sur votre île ({ $power }).
wait-skip-event = { CAP($who) } peut laisser passer l’Événement { $event } ({ $power }).
ask-name-island = Vous devez désigner une île : { $event }.
wait-name-island = { CAP($who) } doit désigner une île : { $event }.
ask-take-harvest = Vous devez choisir la marchandise que vous prenez.
wait-take-harvest = { CAP($who) } doit choisir une marchandise à prendre.
ask-name-type = Vous devez nommer une marchandise de base : { $event }.
wait-name-type = { CAP($who) } doit nommer une marchandise de base : { $event }.
ask-trade-at-home = Vous pouvez faire un échange avec votre main : { $event }.
wait-trade-at-home = { CAP($who) } peut faire un échange : { $event }.
ask-hire-soldiers = Vous pouvez acheter une carte : { $event }.
wait-hire-soldiers = { CAP($who) } peut acheter une carte : { $event }.
ask-hardship = Vous devez choisir comment votre île affronte l’Événement { $event }.
wait-hardship = { CAP($who) } doit choisir comment affronter l’Événement { $event }.
ask-name-village = Vous devez désigner un village { OF($victim) } qui reste à l’arrêt (encore { $count }).
wait-name-village = { CAP($who) } doit désigner un village { OF($victim) } qui reste à l’arrêt.
ask-free-village = Vous devez choisir le village qui reste en activité.
wait-free-village = { CAP($who) } doit choisir le village qui reste en activité.
ask-less-idle = Un de vos villages ({ $good }) peut rester en activité ({ $power }).
wait-less-idle = { CAP($who) } peut garder un village en activité ({ $power }).
ask-boost-villages = Vous pouvez choisir des villages qui produisent deux cartes.
wait-boost-villages = { CAP($who) } { $who-count ->
    [one] peut
   *[other] peuvent
} choisir des villages qui produisent deux cartes.
ask-take-grown = Vous devez choisir ce que vous prenez ({ $power }).
wait-take-grown = { CAP($who) } doit choisir que prendre ({ $power }).
ask-swap-product = Vous pouvez échanger une marchandise que vous venez de produire ({ $power }).
wait-swap-product = { CAP($who) } peut échanger une marchandise produite ({ $power }).
ask-start-trade = Avant le Commerce insulaire : payez des Grands Monuments ou usez de pouvoirs, puis dites que vous avez fini.
wait-start-trade = { CAP($who) } { $who-count ->
    [one] peut
   *[other] peuvent
} agir avant le Commerce insulaire.
ask-make-offers = Commercez avec les autres îles ; dites quand vous avez fini.
wait-make-offers = { CAP($who) } { $who-count ->
    [one] peut
   *[other] peuvent
} commercer avec les autres îles.
ask-pay-one = Vous devez choisir une carte pour payer.
wait-pay-one = { CAP($who) } doit choisir une carte pour payer.
ask-take-one = Vous devez choisir une carte à prendre.
wait-take-one = { CAP($who) } doit choisir une carte à prendre.
ask-choose-rebate = Vous pouvez retrancher une carte du prix.
wait-choose-rebate = { CAP($who) } peut retrancher une carte du prix.
ask-pay-owner = Vous devez choisir ce que vous payez au propriétaire ({ $power }).
wait-pay-owner = { CAP($who) } doit choisir que payer au propriétaire ({ $power }).
ask-take-looks = Avant le chargement, vous pouvez regarder des cartes cachées.
wait-take-looks = { CAP($who) } { $who-count ->
    [one] peut
   *[other] peuvent
} regarder des cartes cachées avant le chargement.
ask-load-fleets = Chargez vos flottes et envoyez-les ; puis dites que vous avez fini.
wait-load-fleets = { CAP($who) } { $who-count ->
    [one] charge ses flottes
   *[other] chargent leurs flottes
} en secret.
ask-set-order = Vous devez désigner qui agit ensuite.
wait-set-order = { CAP($who) } doit désigner qui agit ensuite.
ask-react = { CAP($fleet) } est frappée : vous pouvez montrer une carte Égée, défausser un Cadeau de Poséidon ou subir.
wait-react = { CAP($who) } peut protéger { THE($fleet) }.
ask-lose-one = Vous devez choisir la carte que perd { THE($fleet) }.
wait-lose-one = { CAP($who) } doit choisir la carte que perd { THE($fleet) }.
ask-divert-fleet = Vous devez choisir le pays vers lequel { THE($fleet) } est déroutée.
wait-divert-fleet = { CAP($who) } doit choisir vers où { THE($fleet) } est déroutée.
ask-look-at-harbour = Port : { $land }. Vous avez vu la carte : la révéler ou passer ?
wait-look-at-harbour = { CAP($who) } { $who-count ->
    [one] doit
   *[other] doivent
} dire révéler ou passer : { $land }.
ask-trade-abroad = Commercez à l’étranger avec vos flottes ; dites quand vous avez fini.
wait-trade-abroad = { CAP($who) } { $who-count ->
    [one] peut
   *[other] peuvent
} commercer à l’étranger.
ask-unloading = Vos flottes rentrent : réglez le surplus et les cartes Égée, puis dites que vous avez fini.
wait-unloading = { CAP($who) } { $who-count ->
    [one] règle
   *[other] règlent
} le retour des flottes.
ask-spend-goods = Construisez, achetez, adoptez ; dites quand vous avez fini.
wait-spend-goods = { CAP($who) } { $who-count ->
    [one] peut
   *[other] peuvent
} construire, acheter et adopter.
ask-introduce-philosophy = Vous devez choisir la Philosophie de votre Académie.
wait-introduce-philosophy = { CAP($who) } doit choisir une nouvelle Philosophie.
ask-keep-cards = Vous devez choisir ce que vous gardez : quelques cartes cachées, ou une de chaque type, montrées.
wait-keep-cards = { CAP($who) } { $who-count ->
    [one] doit
   *[other] doivent
} choisir que garder.
ask-cast-vote = Vous devez voter pour le prochain Archon.
wait-cast-vote = { CAP($who) } doit voter pour le prochain Archon.
ask-pick-archon = Égalité : vous devez choisir l’Archon.
wait-pick-archon = { CAP($who) } doit départager et choisir l’Archon.
ask-pick-winner = Tout est à égalité : comme Archon, vous devez choisir le vainqueur.
wait-pick-winner = { CAP($who) } doit choisir le vainqueur, comme Archon.

## Coups

move-pass = Passer
move-ready = J’ai fini
move-unready = Pas encore fini
move-order = Demander un ordre à l’Archon
move-next = { CAP($seat) } agit ensuite
move-donate = Donner { SOME($good) }
move-arrange = Ensuite : { $event }
move-name = Désigner { THE($seat) }
move-call = Nommer { THE($good) }
move-idle = À l’arrêt : un village ({ $good })
move-free = En activité : un village ({ $good })
move-exempt = Laisser passer l’Événement
move-soften = Adoucir l’Événement
move-settle = Payer { $way }
move-surrender = Renoncer : { $good }
move-show = Montrer { SOME($good) }
move-suffer = Ne rien payer et subir
move-barter = Échanger : { $rate }
move-buy = Acheter { SOME($good) }
move-boost = Deux cartes d’un village ({ $good })
move-take = Prendre { SOME($good) }
move-swap = Échanger { SOME($good) } contre { SOME($other) }
move-pay = Payer { SOME($good) }
move-spare = Retrancher { SOME($word) }
move-cancel = Renoncer
move-stage = Avancer : { $wonder }
move-use = User { OF($power) }
move-offer = Offre { TO($party) }
move-counter = Répondre { TO($slot) } par une offre
move-give = Je donne { SOME($good) }
move-want = Je demande { SOME($good) }
move-publish = Faire l’offre
move-accept = Accepter { THE($slot) }
move-reject = Refuser { THE($slot) }
move-withdraw = Retirer { THE($slot) }
move-foresee = Regarder la prochaine carte Hasard ({ $power })
move-look = Regarder le port : { $land } ({ $power })
move-send = Envoyer la flotte { $ship } vers { THE($land) }
move-recall = Garder la flotte { $ship } chez soi
move-load = Charger { SOME($good) } sur la flotte { $ship }
move-unload = Décharger { SOME($good) } de la flotte { $ship }
move-light = Payer { SOME($good) } pour éclairer la flotte { $ship }
move-reveal = Révéler la carte
move-sacrifice = Défausser un Cadeau de Poséidon
move-lose = Perdre { SOME($good) }
move-divert = Vers { THE($land) }
move-fee = La flotte { $ship } paie { SOME($good) }
move-display = La flotte { $ship } montre { SOME($good) }
move-trade = Flotte { $ship } : { $rate }
move-plan = La flotte { $ship } prend un Projet
move-raise = Avancer { THE($wonder) } avec la flotte { $ship }
move-drop = Défausser { SOME($good) } de la flotte { $ship }
move-hand = Passer { SOME($good) } de la flotte { $ship } à la flotte { $ship2 }
move-land = Débarquer { SOME($good) } de la flotte { $ship }
move-village = Construire un village ({ $good })
move-workshop = Construire un commerce
move-build = Construire { A($structure) }
move-fleet = Acheter la flotte suivante
move-make = Fabriquer une carte : { $structure }
move-adopt = Adopter { THE($philosophy) }
move-introduce = Introduire { THE($philosophy) }
move-hide = Garder quelques cartes, cachées
move-bare = Montrer la main, garder une carte de chaque type
move-keep = Garder { SOME($good) }
move-vote = Voter pour { THE($seat) }
move-pick = Choisir { THE($seat) }

## Ce qu’il faut choisir d’abord, quand un coup répond à une question suivante

first-vote = Voter
first-settle = Payer le prix
first-take = Prendre une carte
first-pay = Payer avec une carte
first-name = Désigner une île
first-arrange = Désigner l’Événement suivant
first-donate = Donner une carte
first-barter = Échanger
first-trade = Échanger avec une flotte
first-build = Bâtir sur l’Acropole
first-village = Construire un village
first-make = Produire une carte
first-adopt = Adopter une Philosophie
first-stage = Avancer un Grand Monument
first-plan = Chercher un Projet
first-use = Utiliser un pouvoir
first-spare = Laisser une carte de côté
first-withdraw = Retirer une offre
first-call = Nommer une marchandise
first-surrender = Renoncer à une carte
first-want = Dire ce que vous voulez
first-give = Dire ce que vous donnez
first-offer = Commencer une offre
first-counter = Répondre à une offre
first-lose = Choisir ce qui est perdu
first-load = Charger une flotte
first-unload = Décharger une flotte
first-recall = Garder une flotte au port
first-send = Envoyer une flotte
first-next = Désigner qui agit ensuite
first-fee = Payer les Taxes portuaires
first-display = Montrer une carte
first-idle = Désigner un village à l’arrêt
first-boost = Renforcer un village
first-introduce = Introduire une Philosophie
first-keep = Choisir ce que vous gardez
first-divert = Choisir le pays
first-buy = Acheter une carte
first-free = Désigner un village au travail
first-show = Montrer une carte
first-swap = Changer une marchandise de base

## Événements

event-set-up = Îles dans l’ordre des sièges : { $islands }. Premier Archon : { $archon }.
event-bonus = { CAP($seat) } commence avec { SOME($goods) }.
event-season-began = Année { $year }, saison { $season }.
event-phase-began = Phase : { $phase }.
event-event-turned = Nouvel Événement : { $event }.
event-event-began = L’Événement { $event } s’accomplit.
event-donated = { CAP($seat) } donne { SOME($good) } à l’Archon ({ $archon }).
event-order-asked = { CAP($seat) } demande un ordre à l’Archon.
event-order-set = Ordre fixé par l’Archon : { $seats }.
event-events-arranged = Ordre des Événements : { $events }.
event-named = { CAP($archon) } désigne { THE($seat) }.
event-type-named = { CAP($archon) } nomme { THE($good) }.
event-idled = Villages à l’arrêt { OF($seat) } : { $goods }.
event-freed = Un village { OF($seat) } reste en activité : { $good }.
event-workshops-idle = Les commerces { OF($seat) } sont à l’arrêt.
event-halted = { CAP($seat) } ne peut pas user de son Acropole cette saison.
event-army-shown = { CAP($seat) } montre une Armée.
event-gained = { CAP($seat) } prend { SOME($goods) }.
event-produced = { $goods-count ->
    [0] { CAP($seat) } ne produit rien.
   *[other] { CAP($seat) } produit { SOME($goods) }.
}
event-swapped = { CAP($seat) } échange { SOME($good) } contre { SOME($other) }.
event-paid = { CAP($seat) } paie { SOME($goods) } { $payee-id ->
    [none] à la banque
   *[other] { TO($payee) }
}.
event-lost = { CAP($seat) } perd { SOME($goods) }.
event-used = { CAP($seat) } use { OF($power) }.
event-exchanged = { CAP($seat) } échange { SOME($gives) } contre { SOME($takes) }.
event-offered = { CAP($seat) } propose { TO($party) } : { $gives-count ->
    [0] rien
   *[other] { SOME($gives) }
} contre { $wants-count ->
    [0] rien
   *[other] { SOME($wants) }
} ({ $slot }).
event-offer-rejected = { CAP($seat) } refuse { THE($slot) }.
event-offer-withdrawn = { CAP($seat) } retire { THE($slot) }.
event-offer-lapsed = { CAP($slot) } devient caduque.
event-offer-answered = { CAP($seat) } répond { TO($slot) } par une autre offre.
event-traded = { CAP($seat) } accepte l’offre { OF($partner) } : { $gives-count ->
    [0] rien
   *[other] { SOME($gives) }
} contre { $takes-count ->
    [0] rien
   *[other] { SOME($takes) }
}.
event-foresaw = { $hazard-id ->
    [none] { CAP($seat) } regarde la prochaine carte Hasard.
   *[other] { CAP($seat) } regarde la prochaine carte Hasard : { $hazard }.
}
event-looked = { $harbour-id ->
    [none] { CAP($seat) } regarde le port : { $land }.
   *[other] { CAP($seat) } regarde le port : { $land }, { $harbour }.
}
event-launched = { CAP($fleet) } part vers { THE($land) } avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-stayed = { CAP($seat) } n’envoie aucune flotte.
event-hazard-drawn = Hasard, { $region } : { $hazard }. { $fleets-count ->
    [0] Aucune flotte n’est frappée.
   *[other] Flottes frappées : { $fleets }.
}
event-hazard-replaced = Nouvelle carte Hasard pour { THE($fleet) } seule : { $hazard }. { $hit ->
    [1] Elle est frappée.
   *[other] Elle n’est pas frappée.
}
event-protected = { CAP($fleet) } montre { SOME($good) } et est sauve.
event-sacrificed = { CAP($fleet) } défausse un Cadeau de Poséidon.
event-fleet-lost = { $goods-count ->
    [0] { CAP($fleet) } ne perd rien.
   *[other] { CAP($fleet) } perd { SOME($goods) }.
}
event-sent-home = { CAP($fleet) } est renvoyée.
event-diverted = { CAP($fleet) } est déroutée vers { THE($land) }.
event-hazards-reshuffled = Les cartes Hasard sont remélangées.
event-harbours-reshuffled = Les cartes Statut du Port sont remélangées.
event-harbour-voted = { $harbour-id ->
    [none] Le port reste couvert, tous passent : { $land }.
   *[other] Port révélé par { THE($seats) } : { $land }, { $harbour }.
}
event-fleet-paid = { CAP($fleet) } paie { SOME($goods) }.
event-displayed = { CAP($fleet) } montre { SOME($good) } et peut commercer.
event-fleet-traded = { CAP($fleet) } échange { SOME($gives) } contre { SOME($takes) }.
event-got-plan = { CAP($seat) } reçoit le Projet : { $wonder }.
event-advanced = { $finished ->
    [1] { CAP($seat) } achève un Grand Monument : { $wonder }.
   *[other] { CAP($seat) } commence un Grand Monument : { $wonder }.
}
event-dropped = { CAP($fleet) } défausse { SOME($good) }.
event-handed-over = { CAP($fleet) } passe une carte { TO($fleet2) }.
event-put-ashore = { CAP($fleet) } débarque { SOME($good) }.
event-returned = Les flottes { OF($seat) } rapportent { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}.
event-built-village = { CAP($seat) } construit un village ({ $good }).
event-built-workshop = { CAP($seat) } construit un commerce ({ $good }).
event-built = { CAP($seat) } construit { A($structure) }.
event-bought-fleet = { CAP($seat) } achète { THE($fleet) }.
event-made = { CAP($seat) } fabrique { SOME($good) } ({ $structure }).
event-introduced = { CAP($seat) } introduit { THE($philosophy) }.
event-adopted = { CAP($seat) } adopte { THE($philosophy) }.
event-kept-hidden = { CAP($seat) } garde { $kept ->
    [one] { $kept } carte
   *[other] { $kept } cartes
} en secret et { $count ->
    [0] ne défausse rien
   *[other] défausse { $goods-count ->
        [0] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
       *[other] { SOME($goods) }
    }
}.
event-kept-shown = { CAP($seat) } montre et garde { SOME($wares) }{ $goods-count ->
    [0] {""}
   *[other] {" "}et défausse { SOME($goods) }
}.
event-voted = { CAP($seat) } vote pour { THE($archon) }.
event-archon-elected = { $drawn ->
    [1] Égalité des voix ; le sort désigne { THE($seat) } comme Archon.
   *[other] { CAP($seat) } est Archon.
}
event-year-ended = L’année { $year } est finie.
event-game-ended = { CAP($winner) } gagne. { $ending }

## Refus

no-ready = Vous avez dit avoir fini ; revenez-y d’abord.
no-not-ready = Vous n’avez pas dit avoir fini.
no-no-order = On ne peut pas demander d’ordre ici, ou il est déjà fixé.
no-not-to-be-named = { CAP($seat) } ne peut pas être désigné ici.
no-not-for-oneself = On ne vote pas pour soi-même.
no-no-such-seat = Personne n’est assis là : { $seat }.
no-not-tied = { CAP($seat) } n’est pas parmi les ex aequo.
no-not-to-arrange = L’Événement { $event } n’est pas face visible, ou a déjà sa place.
no-enough-donated = Vous avez fait { $count ->
    [one] { $count } don
   *[other] { $count } dons
} : c’est tout pour l’instant.
no-not-held = Vous n’avez pas cette carte : { $good }.
no-cannot-settle = Vous ne pouvez pas payer ce prix en entier. Coût : { $cost } ; il manque : { $missing }.
no-no-such-way = Ce prix n’existe pas.
no-no-help = Cela n’aide pas ici : { $good }.
no-nothing-to-soften = Vous n’avez rien pour adoucir cela, ou vous en avez déjà usé.
no-no-working-village = Aucun village en activité de ce type : { $good }.
no-in-order = Les cartes se nomment dans l’ordre de la liste ; ce n’est pas encore le tour de celle-ci : { $good }.
no-not-idled = Ce village n’a pas été mis à l’arrêt : { $good }.
no-no-village = Vous n’avez aucun village de ce type : { $good }.
no-no-basic = Ce n’est pas une marchandise de base : { $good }.
no-cannot-pay = Vous ne pouvez pas payer ce taux : { $rate }. Il manque : { $missing }.
no-no-such-rate = Ce taux ne vaut pas ici : { $rate }.
no-cannot-pay-for = Vous ne pouvez pas payer : { $good }. Coût : { $cost } ; il manque : { $missing }.
no-not-on-offer = Ce n’est pas à vendre ici : { $good }.
no-only-villages = Une Armée n’aide que les villages : { $good }.
no-no-army-left = Vous pouvez doubler { $count ->
    [one] { $count } village
   *[other] { $count } villages
}, et c’est fait.
no-no-village-to-boost = Aucun village de ce type ne reste à doubler : { $good }.
no-another-type = Il faut un autre type que celui-ci : { $good }.
no-not-produced = Vous ne venez pas de produire cela : { $good }.
no-cannot-pay-power = Vous ne pouvez pas payer cela : { $power }. Coût : { $cost } ; il manque : { $missing }.
no-no-such-power = Vous ne pouvez pas en user maintenant : { $power }.
no-no-such-look = Cela ne permet pas de regarder cette carte : { $power }.
no-no-covered-card = Aucune carte couverte ne s’y trouve : { $land }.
no-not-to-you-alone = Cette offre n’est pas ouverte, ou pas à vous seul : { $slot }.
no-not-your-offer = Ce n’est pas une de vos offres ouvertes : { $slot }.
no-finish-draft = Achevez l’offre commencée, ou renoncez-y.
no-enough-offers = Vous avez fait { $count ->
    [one] { $count } offre
   *[other] { $count } offres
} cette saison : c’est la limite de cette table.
no-enough-drafts = Vous avez abandonné ou préparé en réponse { $count ->
    [one] { $count } offre
   *[other] { $count } offres
} cette saison : c’est la limite.
no-two-offers-open = Vous avez déjà { $count ->
    [one] { $count } offre ouverte
   *[other] { $count } offres ouvertes
}.
no-not-addressed = Aucune offre ouverte pour vous : { $slot }.
no-not-to-oneself = On ne se fait pas d’offre à soi-même.
no-nobody-there = Personne n’est assis là.
no-no-draft = Commencez d’abord une offre.
no-not-all-held = Vous n’avez pas toutes les cartes que cela vous demande.
no-gifts-off = À cette table, une offre doit donner et demander quelque chose.
no-empty-offer = L’offre est vide.
no-too-many-cards = Une offre a au plus { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de chaque côté.
no-empty-fleet = Une flotte envoyée doit porter au moins une carte.
no-no-such-fleet = Vous n’avez pas de flotte { $ship }.
no-enough-loading = Après { $count } gestes de chargement, on ne peut plus que rappeler des flottes ou finir.
no-not-sent = La flotte { $ship } n’est pas envoyée.
no-sent-already = La flotte { $ship } est déjà envoyée ; rappelez-la d’abord.
no-not-aboard = Il n’y a pas cela à bord : { $good }.
no-no-light = On ne peut pas payer de lumière pour la flotte { $ship } maintenant.
no-fleet-full = Une flotte porte au plus { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
no-send-first = Les marchandises ne vont que sur une flotte envoyée : { $ship }.
no-not-concerned = La carte Hasard ne concerne pas cela sur cette flotte : { $good }.
no-other-region = La flotte va vers un autre pays de la même région, non vers { THE($land) }.
no-not-there = La flotte { $ship } n’est dans aucun port étranger.
no-harbour-closed = Le port est fermé, tous ont passé : { $land }.
no-barred = La flotte { $ship } n’a pas accès à ce port.
no-not-asked-for = On ne demande pas cela ici à la flotte { $ship }.
no-no-commodity = Ce n’est pas une marchandise : { $good }.
no-enough-exchanges = Cette flotte a fait { $count } échanges cette saison.
no-rate-elsewhere = Le taux { $rate } ne vaut pas ici pour cette flotte : { $land }.
no-no-plans-here = Il n’y a pas de Projets ici : { $land }.
no-two-plans = Vous avez reçu { $count ->
    [one] { $count } Projet
   *[other] { $count } Projets
}, le maximum pour une île.
no-no-gold-aboard = Un second Projet coûte { SOME($cost) } ; il manque à la flotte { $ship } : { $missing }.
no-no-plan-left = Il ne reste aucun Projet dans la pioche.
no-stage-elsewhere = Cette étape se paie dans un autre pays : { $land }.
no-scarce = Cela ne s’échange ici qu’aux taux de la carte : { $good }.
no-wrong-kind = Cela ne convient pas : { $good } ; il faut { SOME($word) }.
no-papyrus-only-in-egypt = Cela ne s’achète qu’en Égypte : { $good }.
no-cannot-spare = On ne peut pas retrancher cela du prix : { $word }.
no-fleet-too-full = Une flotte rentre avec au plus { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
no-surplus-first = Ce qu’une flotte a de plus que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} est d’abord remis à une autre ou défaussé ; ensuite, les cartes Égée peuvent aller à terre.
no-only-aegis = Seules les cartes Égée se débarquent une à une ; le reste va à la main : { $good }.
no-no-surplus = La flotte { $ship } n’a pas de surplus.
no-not-from-there = La flotte { $ship } ne passe son surplus qu’à une flotte du même pays qui a de la place.
no-no-plan = Vous n’en avez pas le Projet : { $wonder }.
no-finished = C’est achevé : { $wonder }.
no-other-phase = Cette étape se paie dans une autre phase : { $wonder }.
no-cannot-pay-stage = Vous ne pouvez pas payer cette étape : { $wonder }. Coût : { $cost } ; il manque : { $missing }.
no-three-fleets = Vous avez les trois flottes.
no-cannot-pay-fleet = Vous ne pouvez pas payer la flotte suivante. Coût : { $cost } ; il manque : { $missing }.
no-no-such-village = Votre île n’a plus de tel village à construire : { $good }.
no-cannot-pay-village = Vous ne pouvez pas payer ce village : { $good }. Coût : { $cost } ; il manque : { $missing }.
no-two-workshops = Les deux commerces sont là.
no-cannot-pay-workshop = Vous ne pouvez pas payer un commerce. Coût : { $cost } ; il manque : { $missing }.
no-halted = Cette saison, votre Acropole est au repos.
no-makes-nothing = Vous n’avez rien là qui fabrique une carte : { $structure }.
no-made-already = Cette structure a déjà fabriqué sa carte cette saison : { $structure }.
no-cannot-pay-card = Vous ne pouvez pas payer cette carte : { $structure }. Coût : { $cost } ; il manque : { $missing }.
no-acropolis-full = L’Acropole est pleine ; structures : { $count }.
no-cannot-pay-structure = Vous ne pouvez pas payer cela : { $structure }. Coût : { $cost } ; il manque : { $missing }.
no-no-second = Votre île ne peut pas en avoir une seconde : { $structure }.
no-one-alternate = Votre île a déjà son unique structure alternative : { $structure }.
no-no-academy = Pour adopter, il faut une Académie.
no-not-introduced = Personne ne l’a encore introduite : { $philosophy }.
no-introduced-already = Elle est déjà introduite : { $philosophy }.
no-held-already = Vous l’avez déjà : { $philosophy }.
no-cannot-pay-adoption = L’adoption coûte { SOME($cost) } ; il manque : { $missing }.
no-no-copy-left = Il n’en reste pas : { $philosophy }.
no-keep-more = Vous devez encore choisir { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à garder.
no-chosen-already = Vous avez choisi entre cacher et montrer.
no-choose-first = Choisissez d’abord entre cacher et montrer.

## Options de la table

option-beginner = Partie d’initiation
option-beginner-about = Trois Événements rudes sont écartés : Travail manuel, Tribut perse, Guerre persique.
option-delian = Ligue de Délos
option-delian-about = L’année 1, Athènes n’a pas de carte Statut du Port et reste ouverte à tous.
option-tournament = Tournoi
option-tournament-about = Deux années au lieu de trois ; chaque île commence avec six villages, un commerce, un Projet et deux flottes.
option-light_bonus = Bonus allégé
option-light_bonus-about = À quatre, l’île bonus commence avec un Cadeau de Poséidon au lieu d’une Armée.
option-hidden_discards = Défausses cachées
option-hidden_discards-about = Avec l’option A de la Défausse, seul le nombre de cartes défaussées est connu.
option-allow_gifts = Cadeaux entre îles
option-allow_gifts-about = Une offre peut donner sans rien demander, ou demander sans rien donner.
option-order = Ordre de jeu
option-order-about = Si l’Archon fixe un ordre pour le départ des flottes, le Commerce naval et la Construction.
option-order-asked = si un joueur le demande
option-order-always = toujours
option-order-never = jamais : tous agissent ensemble
option-offers = Offres par joueur et par saison
option-offers-about = Combien d’offres un joueur peut faire pendant un Commerce insulaire ; les contre-offres ne comptent pas.

## Noms

seat-P1 = Joueur 1
    .is = m
    .noun = joueur 1
seat-P2 = Joueur 2
    .is = m
    .noun = joueur 2
seat-P3 = Joueur 3
    .is = m
    .noun = joueur 3
seat-P4 = Joueur 4
    .is = m
    .noun = joueur 4
seat-P5 = Joueur 5
    .is = m
    .noun = joueur 5
seat-P6 = Joueur 6
    .is = m
    .noun = joueur 6
party-P1 = Joueur 1
    .is = m
    .noun = joueur 1
party-P2 = Joueur 2
    .is = m
    .noun = joueur 2
party-P3 = Joueur 3
    .is = m
    .noun = joueur 3
party-P4 = Joueur 4
    .is = m
    .noun = joueur 4
party-P5 = Joueur 5
    .is = m
    .noun = joueur 5
party-P6 = Joueur 6
    .is = m
    .noun = joueur 6
party-ALL = tous
slot-P1-1 = offre 1 du joueur 1
    .is = f
slot-P1-2 = offre 2 du joueur 1
    .is = f
slot-P2-1 = offre 1 du joueur 2
    .is = f
slot-P2-2 = offre 2 du joueur 2
    .is = f
slot-P3-1 = offre 1 du joueur 3
    .is = f
slot-P3-2 = offre 2 du joueur 3
    .is = f
slot-P4-1 = offre 1 du joueur 4
    .is = f
slot-P4-2 = offre 2 du joueur 4
    .is = f
slot-P5-1 = offre 1 du joueur 5
    .is = f
slot-P5-2 = offre 2 du joueur 5
    .is = f
slot-P6-1 = offre 1 du joueur 6
    .is = f
slot-P6-2 = offre 2 du joueur 6
    .is = f
way-1 = le prix
way-2 = le second prix
way-3 = le troisième prix
way-4 = le quatrième prix
ship-A = A
ship-B = B
ship-C = C
fleet-P1-A = flotte A du joueur 1
    .is = f
fleet-P1-B = flotte B du joueur 1
    .is = f
fleet-P1-C = flotte C du joueur 1
    .is = f
fleet-P2-A = flotte A du joueur 2
    .is = f
fleet-P2-B = flotte B du joueur 2
    .is = f
fleet-P2-C = flotte C du joueur 2
    .is = f
fleet-P3-A = flotte A du joueur 3
    .is = f
fleet-P3-B = flotte B du joueur 3
    .is = f
fleet-P3-C = flotte C du joueur 3
    .is = f
fleet-P4-A = flotte A du joueur 4
    .is = f
fleet-P4-B = flotte B du joueur 4
    .is = f
fleet-P4-C = flotte C du joueur 4
    .is = f
fleet-P5-A = flotte A du joueur 5
    .is = f
fleet-P5-B = flotte B du joueur 5
    .is = f
fleet-P5-C = flotte C du joueur 5
    .is = f
fleet-P6-A = flotte A du joueur 6
    .is = f
fleet-P6-B = flotte B du joueur 6
    .is = f
fleet-P6-C = flotte C du joueur 6
    .is = f
page-parthenon-named-slot = offre { $part } { OF($island) }
    .is = f
page-parthenon-named-fleet = flotte { $part } { OF($island) }
    .is = f
island-CHIOS = Chios
island-CRETE = Crète
    .is = f
    .in = en
island-RHODES = Rhodes
island-LEMNOS = Lemnos
island-NAXOS = Naxos
island-SCYROS = Scyros
good-GRAIN = blé
    .is = m
good-GRAPES = raisin
    .is = m
good-OLIVES = olives
    .is = fp
good-ORE = minerai
    .is = m
good-TIMBER = bois
    .is = m
good-WOOL = laine
    .is = f
good-POTTERY = poterie
    .is = f
good-SPICES = épices
    .is = fp
good-TOOLS = outils
    .is = mp
good-PAPYRUS = papyrus
    .is = m
good-GOLD = or
    .is = m
good-ARMY = Armée
    .is = f
    .some = une
    .many = Armées
good-WARSHIP = Navire de guerre
    .is = m
    .some = un
    .many = Navires de guerre
good-GIFT = Cadeau de Poséidon
    .is = m
    .some = un
    .many = Cadeaux de Poséidon
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
    .is = f
    .in = en
land-EGYPT = Égypte
    .is = f
    .in = en
land-CARTHAGE = Carthage
land-ITALY = Italie
    .is = f
    .in = en
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
region-NEIGHBOURING = les pays avoisinants
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
rate-CHEAPER = 2 de base contre de l’or
structure-FORTRESS = Forteresse
    .is = f
structure-SHRINE = Sanctuaire
    .is = m
structure-GRAND-PORT = Grand Port
    .is = m
structure-MARKET = Marché
    .is = m
structure-ACADEMY = Académie
    .is = f
structure-TREASURY = Trésor
    .is = m
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
    .is = m
power-CYNICISM = Cynisme
    .is = m
power-PYTHAGOREAN = Pythagorisme
    .is = m
power-SKEPTICISM = Scepticisme
    .is = m
power-SOPHISM = Sophistique
    .is = f
power-STOICISM = Stoïcisme
    .is = m
power-COLOSSUS = Colosse
    .is = m
power-LIGHTHOUSE = Grand Phare
    .is = m
power-LIBRARY = Grande Bibliothèque
    .is = f
power-ORACLE = Oracle
    .is = m
power-AMPHITHEATER = Amphithéâtre
    .is = m
power-HIPPODROME = Hippodrome
    .is = m
power-MAUSOLEUM = Mausolée
    .is = m
power-ZEUS = Statue de Zeus
    .is = f
power-ARTEMIS = Temple d’Artémis
    .is = m
power-GARDENS = Jardins suspendus
    .is = mp
power-AQUEDUCT = Grand Aqueduc
    .is = m
power-ATHENA = Temple d’Athéna
    .is = m
event-Y1-1 = Travail manuel
event-Y1-2 = Raids de pirates
event-Y1-3 = Moisson abondante
event-Y1-4 = Vents favorables
event-Y1-5 = Nouveaux colons
event-Y1-6 = Mal des récoltes
event-Y2-1 = Tribut perse
event-Y2-2 = Bateaux marchands
event-Y2-3 = Sécheresse
event-Y2-4 = Peste
event-Y2-5 = Jeux panhelléniques
event-Y2-6 = Maîtres charpentiers de marine
event-Y3-1 = Guerre persique
event-Y3-2 = Séisme
event-Y3-3 = Âge d’or
event-Y3-4 = Mercenaires
event-Y3-5 = Révolte des hilotes
event-Y3-6 = Maîtres bâtisseurs
hazard-H01 = Voyage sans histoire
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
harbour-FEE = Taxes portuaires
harbour-OPEN = Port ouvert
harbour-FEST = Fête
phase-EVENT = Événement
phase-PRODUCTION = Production
phase-ISLAND-TRADE = Commerce insulaire
phase-JOURNEY = Voyage
phase-HAZARD = Hasard
phase-FLEET-TRADE = Commerce naval
phase-RETURN = Retour
phase-BUILD = Construction
phase-DISCARD = Défausse
phase-ARCHON = Archon
ending-completed = L’île est achevée.
ending-completed_tie = Plusieurs îles sont achevées, et les départages décident.
ending-structures = Le plus de structures après la dernière saison.
ending-structures_tie = Les structures sont à égalité, et les départages décident.
ending-archon = Tout est à égalité, et l’Archon décide.
sheet-villages = Villages
sheet-workshops = Commerces
sheet-acropolis = Acropole
sheet-wonders = Grands Monuments

## Champs d’une vue

field-year = Année
field-season = Saison
field-phase = Phase
field-archon = Archon
field-island = Îles
field-villages = Villages
field-idle = Villages à l’arrêt
field-boosted = Villages doublés
field-workshops = Commerces
field-idle_workshops = Commerces à l’arrêt
field-acropolis = Acropole
field-used = Cartes fabriquées cette saison
field-fleets = Flottes possédées
field-port = Lieu des flottes
field-turned = Flottes renvoyées
field-cargo = Cargaisons
field-shown = Cartes Égée montrées
field-lit = Flottes éclairées
field-cleared = Flottes admises au commerce
field-exchanges = Échanges faits
field-special = Taux spéciaux utilisés
field-hand = Mains
field-home = Cartes Égée chez soi
field-bared = Mains montrées
field-hold = À charger
field-course = À envoyer vers
field-lamp = À payer pour la lumière
field-steps = Gestes de chargement
field-kept = Cartes à garder
field-way = Façon de défausser
field-plans = Projets reçus
field-builder = Propriétaires des Grands Monuments
field-stage = Étapes des Grands Monuments
field-philosophies = Philosophies
field-introduced = Introduites par
field-spent = Pouvoirs utilisés cette saison
field-dearer = Structures plus chères
field-rebates = Réductions restantes
field-halted = Acropole au repos
field-rich = Rendement des commerces
field-calm = Régions sans Hasard
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
field-hazard_deck = Pioche de cartes Hasard
field-hazard_top = Prochaine carte Hasard
field-peeked = Qui l’a vu
field-hazard_discard = Cartes Hasard défaussées
field-hazard = Carte Hasard
field-met = Cartes Hasard tirées
field-hit = Flottes frappées
field-queue = Flottes à répondre
field-gifts = Flottes avec un Cadeau
field-harbour = Ports
field-face_up = Cartes Statut du Port ouvertes
field-looked = Qui a regardé
field-harbour_deck = Pioche de ports
field-harbour_discard = Ports défaussés
field-plan_deck = Pioche de Projets
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

text-parthenon-season = Année { $year }, saison { $season } · Archon { $archon }
text-parthenon-calendar = Saison
text-parthenon-land = pays
text-parthenon-harbour = port (▒ carte cachée)
text-parthenon-fleets = flottes (cartes)
text-parthenon-covered = couverte
text-parthenon-island = île
text-parthenon-villages = villages (✕ à l’arrêt)
text-parthenon-acropolis = Acropole
text-parthenon-wonders = Grands Monuments, Philosophies
text-parthenon-home = flottes · cartes Égée
text-parthenon-aegis = cartes Égée
text-parthenon-hand = main
text-parthenon-workshops = { $count ->
    [one] { $count } commerce
   *[other] { $count } commerces
}
text-parthenon-offer = offre
text-parthenon-to = à
text-parthenon-gives = donne
text-parthenon-wants = demande
text-parthenon-cargo = La flotte { $ship } porte
text-parthenon-plan = La flotte { $ship } doit partir
text-parthenon-draft = Votre offre à
text-parthenon-kept = À garder
text-parthenon-powers = Pouvoirs en jeu
text-parthenon-your-prices = Ce que vous pouvez construire (✓ vous pouvez le payer)
text-parthenon-village = Village ({ $good })
text-parthenon-workshop = Commerce
text-parthenon-fleet = Flotte { $ship }

## Ce que font les choses

text-parthenon-nothing = rien
text-parthenon-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
text-parthenon-free = gratuit
text-parthenon-or = ou
text-parthenon-exchange = { $give } → { $get }
text-parthenon-count-ANY-BASIC = { $count ->
    [one] { $count } marchandise de base
   *[other] { $count } marchandises de base
}
text-parthenon-count-ANY-RARE = { $count ->
    [one] { $count } marchandise rare
   *[other] { $count } marchandises rares
}
text-parthenon-count-ANY-IMPORT = { $count ->
    [one] { $count } importation
   *[other] { $count } importations
}
text-parthenon-count-ANY-COMMODITY = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
text-parthenon-count-ARMY = { $count ->
    [one] { $count } Armée
   *[other] { $count } Armées
}
text-parthenon-count-WARSHIP = { $count ->
    [one] { $count } Navire de guerre
   *[other] { $count } Navires de guerre
}
text-parthenon-count-GIFT = { $count ->
    [one] { $count } Cadeau de Poséidon
   *[other] { $count } Cadeaux de Poséidon
}
text-parthenon-costs = Coûte { $cost }.
text-parthenon-costs-you = La prochaine vous coûte { $cost }.
text-parthenon-costs-imports = Coûte { $cost }, et une de chaque marchandise de base que votre île ne produit pas.
text-parthenon-makes = Une fois par saison, à la phase Construction : 1 { $good } contre { $cost }.
text-parthenon-adoption = Gratuite pour qui l’introduit avec une nouvelle Académie. L’adopter ensuite coûte { $cost } par Philosophie déjà détenue ; exemplaires : { $count }.
text-parthenon-stage-first = Première moitié : { $cost }, phase { $phase }{ $land-id ->
    [none] {""}
   *[other] {", "}par une flotte sur place ({ $land })
}.
text-parthenon-stage-second = Seconde moitié : { $cost }, phase { $phase }{ $land-id ->
    [none] {""}
   *[other] {", "}par une flotte sur place ({ $land })
}.
text-parthenon-shielded = Une flotte qui montre cette carte est à l’abri : { $good }.
text-parthenon-gifted = Un Cadeau de Poséidon la remplace par une autre carte Hasard.
text-parthenon-at-sell = Vente : { $give } → { $get }.
text-parthenon-at-buy = Achat : { $give } → { $get }.
text-parthenon-at-extra = Une fois par flotte : { $give } → { $get }.
text-parthenon-only-so = Aucun autre taux ne vaut ici pour cette marchandise : { $good }.
text-parthenon-no-condition = Toute flotte peut commercer, aux taux communs.
text-parthenon-about-land = Région : { $region } ; { $count ->
    [one] { $count } carte Hasard
   *[other] { $count } cartes Hasard
} en route.
text-parthenon-sells-PLAN = Les Projets des Grands Monuments s’y obtiennent, le premier gratuitement.
text-parthenon-sells-PAPYRUS = Le papyrus ne s’achète qu’ici.
text-parthenon-sells-ARMY = Les Armées ne se vendent qu’ici.
text-parthenon-sells-WARSHIP = Les Navires de guerre ne se vendent qu’ici.
text-parthenon-rates = Taux : { $rates }.
text-parthenon-about-island = Villages : { $goods }. Commerces : { $rare }.
text-parthenon-alternates = Peut en avoir une seconde : { $structures } (l’une des deux, pour { $cost } de plus).
text-parthenon-in-region = Région : { $region }.
text-parthenon-rate-SELL = La ligne de vente de la carte Statut du Port, s’il y en a une.
text-parthenon-rate-BUY = La ligne d’achat de la carte Statut du Port, s’il y en a une.
text-parthenon-rate-EXTRA = L’échange supplémentaire d’une Fête : une fois par flotte.
text-parthenon-rate-CHEAPER = Le meilleur taux qu’accorde une Philosophie dans un pays avoisinant : une fois par flotte et par saison.
text-parthenon-about-GRAIN = Marchandise de base : paie les structures et s’échange au loin.
text-parthenon-about-GRAPES = Marchandise de base : paie les structures et s’échange au loin.
text-parthenon-about-OLIVES = Marchandise de base : paie les structures et s’échange au loin.
text-parthenon-about-ORE = Marchandise de base : paie les structures et s’échange au loin.
text-parthenon-about-TIMBER = Marchandise de base : paie les structures et s’échange au loin.
text-parthenon-about-WOOL = Marchandise de base : paie les structures et s’échange au loin.
text-parthenon-about-POTTERY = Marchandise rare : produite par les commerces, demandée pour l’Acropole.
text-parthenon-about-SPICES = Marchandise rare : produite par les commerces, demandée pour l’Acropole.
text-parthenon-about-TOOLS = Marchandise rare : produite par les commerces, demandée pour l’Acropole.
text-parthenon-about-PAPYRUS = Marchandise rare que seule l’Égypte vend : paie l’Académie.
text-parthenon-about-GOLD = Achète des flottes, des Philosophies et presque tout au loin.
text-parthenon-about-ARMY = Sur l’île, chaque Armée permet à un village de produire deux cartes. Sur une flotte, elle protège des Pillards et ouvre un port en proie aux Troubles.
text-parthenon-about-WARSHIP = Sur une flotte, il protège des Pirates et ouvre un port sous Blocus.
text-parthenon-about-GIFT = Sur une flotte, on le défausse pour remplacer par une autre la carte Hasard qui la frappe.
text-parthenon-about-FORTRESS = Une structure de l’Acropole qui produit des Armées.
text-parthenon-about-SHRINE = Une structure de l’Acropole qui produit des Cadeaux de Poséidon.
text-parthenon-about-GRAND-PORT = Une structure de l’Acropole qui produit des Navires de guerre.
text-parthenon-about-MARKET = Une structure de l’Acropole qui change des importations en or.
text-parthenon-about-ACADEMY = Une structure de l’Acropole : introduisez gratuitement une Philosophie que personne n’a, et adoptez ensuite celles des autres.
text-parthenon-about-TREASURY = Une structure de l’Acropole : à la phase Défausse, vous gardez plus de cartes, cachées (+{ $count }).
text-parthenon-about-EVENT = Le nouvel Événement et ceux en vigueur s’appliquent ; avant cela, les îles peuvent donner des cartes à l’Archon.
text-parthenon-about-PRODUCTION = Chaque village donne une marchandise de base, chaque commerce une rare.
text-parthenon-about-ISLAND-TRADE = Les îles se proposent des cartes.
text-parthenon-about-JOURNEY = Les flottes sont chargées en secret et envoyées.
text-parthenon-about-HAZARD = On tire les cartes Hasard : une pour les pays avoisinants, deux pour les pays lointains.
text-parthenon-about-FLEET-TRADE = Les cartes Statut du Port sont regardées, révélées ou non, et les flottes échangent leur cargaison.
text-parthenon-about-RETURN = Les flottes rentrent ; leurs marchandises vont en main.
text-parthenon-about-BUILD = Les cartes de la main paient structures, flottes, cartes, Philosophies et Grands Monuments.
text-parthenon-about-DISCARD = Chaque île garde quelques cartes, cachées, ou une de chaque type, visibles.
text-parthenon-about-ARCHON = On élit le prochain Archon.
text-parthenon-hazard-H01 = Il ne se passe rien.
text-parthenon-hazard-H02 = La flotte à la plus grosse cargaison la perd toute.
text-parthenon-hazard-H03 = Chaque flotte de plus de { $over ->
    [one] { $over } carte
   *[other] { $over } cartes
} en perd { $count }, au hasard.
text-parthenon-hazard-H04 = Chaque flotte de plus de { $over ->
    [one] { $over } carte
   *[other] { $over } cartes
} est renvoyée.
text-parthenon-hazard-H05 = Chaque flotte perd une marchandise, au hasard.
text-parthenon-hazard-H06 = Chaque flotte est renvoyée.
text-parthenon-hazard-H07 = La flotte à la plus grosse cargaison est renvoyée.
text-parthenon-hazard-H08 = Chaque flotte de plus de { $over ->
    [one] { $over } carte
   *[other] { $over } cartes
} est déroutée vers un autre pays de la région.
text-parthenon-hazard-H09 = La flotte qui porte le plus de rares les perd toutes.
text-parthenon-hazard-H10 = La flotte qui porte le plus d’or le perd tout.
text-parthenon-hazard-H11 = Chaque flotte qui porte des rares ou de l’or en perd un, au hasard.
text-parthenon-hazard-H12 = La flotte qui porte le plus de marchandises en perd la moitié.
text-parthenon-hazard-H13 = Chaque flotte de plus de { $over ->
    [one] { $over } carte
   *[other] { $over } cartes
} perd une marchandise, au hasard.
text-parthenon-hazard-H14 = Chaque flotte qui porte des marchandises de base en perd une, au choix de son propriétaire.

## Les robots

because-parthenon-build = Cela construit : structures alors debout, { $count } sur 16.
because-parthenon-voyage = { $count ->
    [one] Une flotte vers { THE($land) } rapporte le plus pour ce qu’elle risque.
   *[other] { $count } flottes, la première vers { THE($land) }, rapportent le plus pour ce qu’elles risquent.
}
because-parthenon-home = Aucun voyage ne vaut ses dangers pour le moment.
because-parthenon-abroad = Ces échanges apportent ce qui manque aux prochaines structures.
because-parthenon-save = Les marchandises sont gardées pour mieux.
because-parthenon-keep = Ces cartes sont les plus proches des prochaines structures.
because-parthenon-offer = Cela apporte une carte utile, et l’autre semble y gagner aussi.
because-parthenon-accept = Ce qui est offert vaut plus ici que ce qui est demandé.
because-parthenon-accept-dear = C’est cher, mais ce qui est offert permet de payer une structure tout de suite.
because-parthenon-counter = Telle quelle, l’offre est trop chère ; celle-ci serait acceptée.
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
page-parthenon-archon = Archon : { $who }
page-parthenon-events = Événements en vigueur
page-parthenon-events-covered = { $count ->
    [0] Tous les Événements de l’année sont visibles.
    [one] { $count } Événement de cette année est encore caché.
   *[other] { $count } Événements de cette année sont encore cachés.
}
page-parthenon-no-card = ouvert, sans carte
page-parthenon-covered = carte Statut du Port cachée
page-parthenon-looked = cachée, vous la connaissez : { $card }
page-parthenon-land = { $land } : { $status } ; { $hazards ->
    [one] { $hazards } carte Hasard
   *[other] { $hazards } cartes Hasard
} en chemin ; { $count ->
    [0] aucune flotte
   *[other] { $fleets }
}
page-parthenon-home = au port
page-parthenon-a-fleet = flotte
page-parthenon-fleet = { $fleet }, { $planned ->
    [1] à envoyer : { $where }
   *[other] { $where }
}, { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
} { $goods }
page-parthenon-island = { $island }, { $who } : { $count ->
    [one] { $count } structure
   *[other] { $count } structures
}
page-parthenon-hand = Main
page-parthenon-good = { $good } : { $count }{ $aboard ->
    [0] {""}
   *[other] , { $aboard } sur les flottes
}
page-parthenon-cost = Coûte { $cost }
page-parthenon-cost-paid = Coûte { $cost }, que vous avez
page-parthenon-village = Village
page-parthenon-workshop = Commerce
page-parthenon-villages = Villages ({ $good }) : { $count } sur 2{ $idle ->
    [0] {""}
   *[other] , dont { $idle } à l’arrêt
}
page-parthenon-workshops = Commerces ({ $good }) : { $count } sur 2
# other: rien ne se bâtit plus de deux fois.
page-parthenon-structure = { $structure } : { $count ->
    [0] à bâtir
    [1] en place
   *[other] en double
}
page-parthenon-makes = Produit { SOME($good) } contre { $cost }
page-parthenon-structures = { $count ->
    [one] { $count } structure
   *[other] { $count } structures
} sur { $all }
page-parthenon-all-structures = Structures
page-parthenon-stage-1 = Projet
page-parthenon-stage-2 = en chantier
page-parthenon-stage-3 = achevé
page-parthenon-no-plan = Grand Monument { $number } : un Projet s’obtient à Athènes
page-parthenon-no-fleet = Flotte { $ship }, pas encore achetée
page-parthenon-philosophy = { $name } : { $about } { $count ->
    [0] Adoptée par personne
   *[other] Adoptée par { THE($who) }
}
page-parthenon-fleets = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}
page-parthenon-ship = Flotte { $ship }
page-parthenon-aboard = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $most }
page-parthenon-danger = touchée par un Hasard : { $chance }
page-parthenon-danger-about = La probabilité qu’une carte Hasard encore à tirer cette saison touche la flotte avec ce qu’elle porte maintenant, sans que rien à bord ne la protège. Une fourchette : si elle porte le plus dépend des autres.
page-parthenon-danger-legend = la probabilité qu’un Hasard touche la flotte en chemin
page-parthenon-recall = rester au port
page-parthenon-open-offers = Offres en cours
page-parthenon-no-offers = Aucune offre en cours.
page-parthenon-offer = { CAP($who) } propose { TO($party) } : { $gives } contre { $wants }
page-parthenon-nothing = rien
page-parthenon-heard = Réponses
page-parthenon-says-thinks = { CAP($who) } n’a pas encore répondu
page-parthenon-says-passes = { CAP($who) } laisse passer
page-parthenon-says-refuses = { CAP($who) } refuse
page-parthenon-says-counters = { CAP($who) } veut autre chose : voir l’offre en réponse
page-parthenon-says-accepts = { CAP($who) } accepte
page-parthenon-outcome-refuses = refusée
page-parthenon-outcome-counters = veut autre chose
page-parthenon-outcome-accepts = acceptée
page-parthenon-accept = Accepter
page-parthenon-counter = Répondre
page-parthenon-reject = Refuser
page-parthenon-withdraw = Retirer
page-parthenon-your-offer = Votre offre
page-parthenon-all = tous
page-parthenon-offer-to = À
page-parthenon-give = Donne
page-parthenon-want = Veut
page-parthenon-less = Un de moins : { $good }
page-parthenon-begin = Choisissez à qui, puis ce que vous donnez et voulez.
page-parthenon-offers-made = { $count ->
    [one] { $count } offre
   *[other] { $count } offres
} sur { $all }
page-parthenon-hazard-deck = { $count ->
    [one] { $count } carte Hasard
   *[other] { $count } cartes Hasard
} dans la pioche, { $gone ->
    [one] { $gone } défaussée
   *[other] { $gone } défaussées
}
page-parthenon-foreseen = Vous connaissez la prochaine : { $hazard }
page-parthenon-shield = { CAP($good) } protège
page-parthenon-no-hazard = Aucune carte Hasard n’a été tirée cette saison.
page-parthenon-closed = fermé
page-parthenon-may-trade = peut commercer
page-parthenon-barred = interdite de port
page-parthenon-no-port = Aucune de vos flottes n’est au loin.
page-parthenon-votes = Votes
page-parthenon-votes-for = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
page-parthenon-plans-left = { $count ->
    [one] { $count } Projet
   *[other] { $count } Projets
} dans la pioche
page-parthenon-keeping = À garder :
page-parthenon-tabs = Au premier plan
page-parthenon-who-is-ready = Qui est prêt
page-parthenon-ready = { $who } : prêt
page-parthenon-waiting = { $who } : pas encore prêt
page-parthenon-passive = { $who } : non concerné
page-parthenon-due = Encore à choisir :
page-parthenon-on-the-way = { $hazards ->
    [one] { $hazards } carte Hasard en chemin
   *[other] { $hazards } cartes Hasard en chemin
}
page-parthenon-shows = Seules les flottes qui montrent { SOME($good) } peuvent commercer.
page-parthenon-fee = Chaque flotte paie une marchandise de sa cargaison avant de commercer.
page-parthenon-alternate = L’une des deux structures que votre île peut avoir en double (pour 1 or de plus, une fois par partie).
page-parthenon-about-Y1-1 = Cette saison, chaque village, chaque commerce et chaque structure d’Acropole coûte 1 marchandise de base de plus, au choix de qui construit ; les flottes, les cartes Égée et les Grands Monuments ne changent pas.
page-parthenon-about-Y1-2 = Chaque île paie 1 minerai ; sinon, elle perd 1 marchandise de sa main, au hasard.
page-parthenon-about-Y1-3 = Chaque île prend 1 marchandise de base d’un type dont elle a un village en jeu.
page-parthenon-about-Y1-4 = Cette saison, on ne tire pas de carte Hasard pour les pays avoisinants.
page-parthenon-about-Y1-5 = L’île qui compte le moins de structures prend 2 marchandises de base de son choix ; en cas d’égalité, l’Archon désigne l’une des îles à égalité.
page-parthenon-about-Y1-6 = L’Archon nomme une marchandise de base ; tous les villages de ce type sont à l’arrêt cette saison.
page-parthenon-about-Y2-1 = Chaque île paie 1 or ; sinon, l’Archon désigne 2 de ses villages (tous, si elle en a moins), qui sont à l’arrêt cette saison.
page-parthenon-about-Y2-2 = Chaque île peut faire, avec sa main, un échange à l’un des taux communs des pays lointains (ni papyrus, ni cartes Égée).
page-parthenon-about-Y2-3 = Chaque île paie 1 raisin ; sinon, l’Archon désigne 1 de ses villages, qui est à l’arrêt cette saison.
page-parthenon-about-Y2-4 = L’Archon désigne une île, la sienne s’il veut : elle paie 1 épices ; sinon, elle perd 2 marchandises de sa main, au hasard.
page-parthenon-about-Y2-5 = L’Archon désigne une île autre que la sienne : elle prend 1 or.
page-parthenon-about-Y2-6 = Cette saison, les flottes portent jusqu’à 8 cartes, à l’aller comme au retour.
page-parthenon-about-Y3-1 = Chaque île renonce à 1 Armée ou à 1 Navire de guerre, ou paie 1 or ; sinon, elle perd la moitié de sa main au hasard, arrondie au supérieur, et tous ses commerces sont à l’arrêt cette saison.
page-parthenon-about-Y3-2 = L’Archon désigne une île qui a une structure d’Acropole (s’il n’y en a pas, il ne se passe rien) : elle paie 2 bois ou défausse 1 Cadeau de Poséidon ; sinon, elle ne peut cette saison ni bâtir de structure d’Acropole ni s’en servir pour produire des cartes.
page-parthenon-about-Y3-3 = Cette saison, chaque commerce qui n’est pas à l’arrêt produit 2 cartes au lieu de 1.
page-parthenon-about-Y3-4 = Chaque île peut payer 1 or pour 1 Armée ou 1 Navire de guerre, face visible chez elle.
page-parthenon-about-Y3-5 = Chaque île montre qu’elle possède une Armée (et la garde), ou paie 1 blé ; sinon, elle désigne 1 de ses propres villages, qui est à l’arrêt cette saison.
page-parthenon-about-Y3-6 = Cette saison, chaque île peut réduire une fois de 1 marchandise de base le coût d’une structure ou d’une étape de Grand Monument.
page-parthenon-about-COLOSSUS = Toujours : vos flottes sont réputées montrer un Navire de guerre, contre les Pirates et devant un Blocus.
page-parthenon-about-LIGHTHOUSE = Toujours : vos flottes en route vers les pays avoisinants ignorent les Tempêtes (elles comptent tout de même pour la plus grosse cargaison). Service : en envoyant une flotte vers un pays avoisinant, un autre joueur peut vous payer 1 marchandise de base de sa main ; cette flotte ignore les Tempêtes cette saison.
page-parthenon-about-LIBRARY = Compte comme une Académie pour adopter, sans Philosophie gratuite ; chaque adoption vous coûte 1 or de moins, 0 au minimum.
page-parthenon-about-ORACLE = Avant le chargement à la phase Voyage, une fois par saison : regardez la première carte de la pioche des cartes Hasard ou une carte Statut du Port face cachée. Service : chaque autre joueur peut en faire autant une fois par saison en vous payant 1 marchandise rare ou 1 or.
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
page-parthenon-about-PYTHAGOREAN = Avant le chargement à la phase Voyage, une fois par saison : regardez en secret la première carte de la pioche des cartes Hasard et remettez-la.
page-parthenon-about-SKEPTICISM = Avant le chargement à la phase Voyage, une fois par saison : regardez en secret une carte Statut du Port face cachée.
page-parthenon-about-SOPHISM = Commerce naval, une fois par flotte et par saison : dans un pays avoisinant, échangez 2 marchandises de base au lieu de 4 contre 1 or.
page-parthenon-about-STOICISM = Événement, une fois par saison : réduisez de 1, jusqu’à 0, le nombre de cartes qu’un Événement vous fait payer ou perdre, ou le nombre de vos villages qu’il met à l’arrêt ; un paiement réduit à 0 compte comme payé. Sans effet sur les surcoûts de structures et sur les cartes Égée abandonnées.
page-parthenon-aim = { $watching ->
    [1] structures : au plus { $best } sur { $complete } ; année { $year } sur 3
   *[0] vos structures : { $own } sur { $complete }, au plus { $best } ailleurs ; année { $year } sur 3
}

## Réponses laissées d’avance

order-lasts-turn = pour cette saison
order-accept = Accepter les offres qui me sont faites
order-accept-gets = Je reçois au moins
order-accept-gives = Je donne au plus
order-no-trade = Prêt au commerce tant que rien ne m’est offert
order-no-donation = Ne rien donner
order-no-harbour = Laisser couvertes les cartes Statut du Port
order-ended-offered = Il a pris fin : on vous offre quelque chose.
