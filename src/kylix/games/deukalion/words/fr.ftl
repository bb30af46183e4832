# Deukalion en français. Les $faits sont ceux des questions, des événements, des refus et des coups; une liste dit sa
# longueur par $cards-count, un nom son identifiant par $seat-id.

game-deukalion = Deukalion
game-deukalion-about = Des héros grecs en mer, de deux à quatre : naviguer à chaque tour, piller des cités, fonder des colonies, affronter les bateaux et l’Hydre, rapporter des trésors à Athènes.

## Questions

ask-place-ship = Choisissez une case d’ancrage pour votre bateau.
wait-place-ship = { $who } choisit une case d’ancrage.
ask-choose-part = Naviguez-vous, y renoncez-vous pour reprendre des hoplites, ou ne faites-vous rien ?
wait-choose-part = { $who } navigue, y renonce ou ne fait rien.
ask-play-after-forgo = Vous avez renoncé à naviguer. Jouez-vous une carte ?
wait-play-after-forgo = { $who } a renoncé à naviguer et peut jouer des cartes.
ask-choose-course = Vous êtes en mer : naviguez, agissez ou arrêtez-vous.
wait-choose-course = { $who } est en mer.
ask-hand-over = Vous avez atteint Athènes : remettez vos trésors un à un.
wait-hand-over = { $who } remet des trésors à Athènes.
ask-reclaim-at-styx = Vous êtes au Styx : combien d’hoplites reprenez-vous aux Enfers ?
wait-reclaim-at-styx = { $who } reprend des hoplites au Styx.
ask-choose-reclaim = Combien d’hoplites reprenez-vous aux Enfers ?
wait-choose-reclaim = { $who } reprend des hoplites aux Enfers.
ask-place-treasure = Quelle cité reçoit le trésor { $colour } ?
wait-place-treasure = { $who } choisit une cité pour le trésor { $colour }.
ask-give-treasure = Quel trésor remettez-vous ? Encore à nommer : { $count }.
wait-give-treasure = { $who } choisit des trésors pour le contrat.
ask-dump-treasure = Quel trésor reposez-vous pour faire de la place ? Encore à nommer : { $count }.
wait-dump-treasure = { $who } repose des trésors pour faire de la place.
ask-tuck-card = Quelle carte glissez-vous sous la pioche pour le contrat ? Encore à nommer : { $count }.
wait-tuck-card = { $who } glisse des cartes sous la pioche pour un contrat.
ask-claim-poll = Accomplissez-vous { $pursuit } maintenant ? Tous ceux qui le peuvent répondent en même temps.
wait-claim-poll = { $who } peut accomplir { $pursuit }.
ask-claim-secret = Accomplissez-vous votre contrat secret maintenant ?
wait-claim-secret = { $who } peut accomplir un contrat secret.
ask-claim-victory = Vous avez vaincu un bateau. Accomplissez-vous ainsi un contrat ?
wait-claim-victory = { $who } peut accomplir un contrat par cette victoire.
ask-place-kylix = Tournez la kylix et posez-la.
wait-place-kylix = { $who } tourne la kylix et la pose.
ask-choose-action = Quelle est l’action suivante ?
wait-choose-action = { $who } choisit l’action suivante.
ask-move-hydra = L’Hydre peut encore nager { $steps } { $steps ->
    [one] pas
   *[other] pas
}. Vers où ?
wait-move-hydra = { $who } déplace l’Hydre.
ask-calm-hydra = L’Hydre est sur vous. Jouez-vous une carte ?
wait-calm-hydra = { $who } fait face à l’Hydre et peut jouer une carte.
ask-play-before-throw = Avant le lancer : jouez-vous une carte ?
wait-play-before-throw = { $who } peut jouer une carte avant le lancer.
ask-play-after-throw = Après le lancer : jouez-vous une carte ?
wait-play-after-throw = { $who } peut jouer une carte après le lancer.
ask-play-received = Vous venez de recevoir une carte. La jouez-vous aussitôt ?
wait-play-received = { $who } peut jouer la carte tout juste reçue.
ask-rethrow-hoplites = Combien de vos hoplites perdus relancez-vous ?
wait-rethrow-hoplites = { $who } relance des hoplites perdus.
ask-avert-relocation = Votre bateau va être déplacé. Jouez-vous une carte ?
wait-avert-relocation = { $who } peut jouer une carte avant que son bateau soit déplacé.
ask-relocate-ship = Où va le bateau : { $foe } ?
wait-relocate-ship = { $who } déplace le bateau : { $foe }.
ask-relocate-hydra = Où va l’Hydre ?
wait-relocate-hydra = { $who } chasse l’Hydre.
ask-take-prize = Vainqueur de { $foe }, quel butin prenez-vous ?
wait-take-prize = { $who } prend un butin à { $foe }.
ask-take-treasure = Vous avez conquis { $city }. Quel trésor prenez-vous ?
wait-take-treasure = { $who } prend un trésor à { $city }.
ask-make-room = Il n’y a pas de place pour le trésor { $colour }. Un hoplite descend-il aux Enfers ?
wait-make-room = { $who } décide si un hoplite fait place au trésor.

## Coups

move-anchor = Commencer en { $square }
move-embark = Naviguer
move-forgo = Renoncer à naviguer, hoplites repris : { $number }
move-pass = Passer
move-rotate = Rotation { $rotation } de la kylix
move-do = Action : { $symbol }
move-end = Finir le tour
move-sail = Naviguer vers { $square }
move-cross = Traverser l’Hydre en { $square }
move-swim = L’Hydre vers { $square }
move-stop = S’arrêter ici
move-relocate = Vers { $square }
move-found = Fonder { $settlement }
move-seize = Défier la colonie : { $settlement }
move-raid = Défier la cité : { $city }
move-deliver = Livrer le trésor { $colour } pour une carte Honneur
move-give = Le trésor { $colour }
move-place = À { $city }
move-take = Prendre le trésor { $colour }
move-card = Prendre une carte Action
move-leave = Ne rien prendre
move-send = Envoyer un hoplite aux Enfers
move-claim = Accomplir { $pursuit } : { $side }
move-decline = Ne rien accomplir maintenant
move-play = Jouer { $card }
move-tuck = { $card } sous la pioche
move-reclaim = Hoplites repris : { $number }
move-rethrow = Relancer : { $number }

## Ce qu’il faut choisir d’abord, quand un coup répond à une question suivante

first-anchor = Choisir où commencer
first-forgo = Renoncer à naviguer
first-relocate = Choisir une case
first-reclaim = Reprendre des hoplites
first-sail = Naviguer vers une case
first-rotate = Tourner le Kylix et le poser
first-do = Choisir une action
first-swim = Déplacer l’Hydre
first-take = Prendre un trésor
first-place = Choisir une cité pour le trésor
first-tuck = Glisser une carte sous la pioche
first-raid = Défier une cité
first-seize = Défier une colonie
first-found = Fonder une colonie
first-play = Jouer une carte
first-claim = Accomplir un contrat
first-deliver = Livrer un trésor
first-give = Remettre un trésor
first-rethrow = Relancer

## Événements

event-set-up = { $seat } commence. Contrats visibles : { $pursuits }.
event-opening-hand = { $cards-count ->
    [0] { $seat } reçoit { $count } cartes Action et un contrat secret.
   *[other] { $seat } reçoit { $cards }, et comme contrat secret { $pursuits }.
}
event-ship-placed = { $seat } commence en { $square }.
event-turn-began = Tour { $turn } : { $seat } agite la kylix : { $centre } au milieu, autour { $outer }.
event-passed = { $seat } ne fait rien.
event-forwent = { $seat } renonce à naviguer.
event-reclaimed = { $seat } reprend { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
}.
event-placed-kylix = { $seat } pose la kylix : Carte { $to_card }, Hydre { $to_hydra }, Hoplites { $to_hoplites }, Navigation { $to_move }.
event-drew = { $seat } pioche { $cards-count ->
    [0] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] { $cards }
}.
event-played = { $seat } joue { $card }.
event-tucked = { $seat } glisse { $cards-count ->
    [0] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] { $cards }
} sous la pioche.
event-sailed = { $seat } navigue vers { $square }.
event-founded = { $seat } fonde { $settlement }.
event-challenged-ship = { $seat } défie { $foe }.
event-challenged-city = { $seat } défie { $city }.
event-challenged-settlement = { $seat } défie { $settlement }.
event-challenged-hydra = { $seat } défie l’Hydre.
event-hydra-swam = { $seat } déplace l’Hydre vers { $square }.
event-hydra-attacked = L’Hydre attaque { $seat }.
event-hydra-calmed = { $seat } calme l’Hydre.
event-threw = { $seat } lance : { $down } face cachée, { $edge } sur la tranche, { $up } crâne visible.
event-counted = { $seat } obtient { $points }{ $half ->
    [0] {""}
   *[other] ½
} et perd { $lost ->
    [one] { $lost } hoplite
   *[other] { $lost } hoplites
}.
event-won = { $seat } l’emporte.
event-beaten = { $seat } échoue.
event-took-treasure = { $seat } prend un trésor { $colour }.
event-made-room = { $seat } envoie un hoplite aux Enfers pour faire de la place.
event-took-nothing = { $seat } ne prend rien.
event-stole = { $cards-count ->
    [0] { $seat } prend une carte dans la main de { $foe }.
   *[other] { $seat } prend { $cards } dans la main de { $foe }.
}
event-seized = { $seat } prend { $settlement } à { $foe }.
event-too-few-left = { $seat } n’a plus assez d’hoplites pour tenir { $settlement }.
event-ship-relocated = { $seat } déplace le bateau de { $foe } vers { $square }.
event-hydra-relocated = { $seat } chasse l’Hydre vers { $square }.
event-delivered = { $seat } livre un trésor { $colour }.
event-treasure-placed = Le trésor { $colour } de { $seat } va à { $city }.
event-honoured = { $seat } gagne { $count ->
    [one] { $count } carte Honneur
   *[other] { $count } cartes Honneur
}.
event-secret-shown = { $seat } montre un contrat secret : { $pursuit }.
event-completed = { $seat } accomplit { $pursuit } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-completed-jointly = { $seats } accomplissent ensemble { $pursuit }, qui quitte la partie.
event-turned-up = Nouveau contrat : { $pursuit }.
event-game-ended = { $winners-count ->
    [one] { $winners } gagne. { $ending }
   *[other] { $winners } se partagent la victoire. { $ending }
}

## Refus

no-not-in-hand = { $card } n’est pas dans votre main.
no-card-not-now = { $card } ne peut pas être jouée à ce moment.
no-card-without-effect = { $card } serait sans effet maintenant.
no-city-full = { $city } n’a pas d’emplacement libre.
no-not-aboard = Vous n’avez pas de trésor { $colour } à bord.
no-set-not-completed = Avec { $colour } les trésors demandés ne peuvent pas être réunis ; encore à nommer : { $count }. Ils se nomment dans l’ordre des couleurs.
no-too-many-back = { $count } hoplites ne peuvent pas revenir ; le plus est { $most }.
no-too-few-back = Avec la majorité vous reprenez au moins { $least }, ou aucun et sans bonus ; { $count } n’est ni l’un ni l’autre.
no-pursuit-elsewhere = { $pursuit } n’est ni visible ni votre contrat secret.
no-pushed = Votre bateau a été déplacé par d’autres ; jusqu’à votre prochaine navigation vous ne pouvez ni livrer ni accomplir un tel contrat.
no-not-at-anchor = Votre bateau n’est pas sur une case d’ancrage d’Athènes.
no-treasures-missing = Vous n’avez pas à bord les trésors pour { $pursuit }.
no-only-at-victory = Ce côté de { $pursuit } ne s’accomplit qu’au moment d’une victoire.
no-no-such-victory = { $pursuit } ne demande pas de victoire sur un bateau.
no-not-next-to = Votre bateau n’est pas à côté de { $city }.
no-not-next-to-settlement = Votre bateau n’est pas à côté de { $settlement }.
no-too-few-aboard = Il faut { $count } hoplites à bord ; vous en avez { $have }.
no-too-few-cards = Il faut { $count } cartes Action en main ; vous en avez { $have }.
no-poll-for-another = Cette question ne concerne que { $pursuit }.
no-poll-for-secret = Cette question ne concerne que votre contrat secret.
no-square-occupied = { $square } n’est pas libre.
no-not-that-far = { $square } n’est pas au bout d’un trajet de la bonne longueur.
no-not-so-many-lost = { $count } ne peuvent pas être relancés ; de 1 à { $most } peuvent l’être.
no-no-card-to-take = Il n’y a pas de carte à prendre.
no-no-such-treasure = Il n’y a pas de trésor { $colour } à prendre.
no-no-room = Votre plan de bateau est plein de trésors.
no-adventure-used = Vous avez déjà eu votre aventure dans cette navigation.
no-city-empty = { $city } n’a plus de trésor.
no-nobody-aboard = Vous n’avez aucun hoplite à bord.
no-settlement-held = { $settlement } appartient à { $owner }.
no-settlement-free = Personne ne tient { $settlement } : on peut y fonder une colonie.
no-settlement-own = { $settlement } est déjà à vous.
no-own-ship = Votre propre bateau est en { $square }.
no-hydra-cannot-go = L’Hydre ne peut pas nager vers { $square } en un pas.
no-must-go-on = Vous traversez l’Hydre et devez continuer.
no-movement-ended = Votre déplacement est terminé dans cette navigation.
no-no-steps-left = Il ne vous reste aucun pas.
no-square-closed = Aucun bateau ne peut aller en { $square }.
no-not-one-step = { $square } n’est pas à un pas.
no-hydra-in-the-way = L’Hydre est en { $square }, et vous ne pouvez pas la défier maintenant.
no-no-hydra-there = L’Hydre n’est pas en { $square }.
no-cannot-cross = Pour traverser l’Hydre il faut la Lyre d’Orphée, un déplacement non terminé et deux pas restants.
no-deliver-first = Il faut d’abord remettre tous les trésors.
no-no-anchor-square = { $square } n’est pas une case d’ancrage.
no-same-rotation = La rotation { $rotation } revient au même qu’une précédente.
no-action-done = Cette action est déjà faite : { $symbol }.

## Options de la table

option-edition = Édition
option-edition-about = Laquelle des deux règles est suivie.
option-edition-continental = continentale
option-edition-english = anglaise
option-anchor_safe = Cases d’ancrage protégées
option-anchor_safe-about = Plusieurs bateaux peuvent partager une case d’ancrage, et personne n’y est défié.
option-anchor_safe-edition = comme dans l’édition
option-anchor_safe-on = oui
option-anchor_safe-off = non
option-hydra_attack_from_hand = Contrat Hydre en main
option-hydra_attack_from_hand-about = Un contrat secret contre l’Hydre suffit pour la défier.
option-hydra_attack_from_hand-edition = comme dans l’édition
option-hydra_attack_from_hand-on = oui
option-hydra_attack_from_hand-off = non
option-ship_prize_card = Carte gagnée sur un bateau
option-ship_prize_card-about = D’où vient la carte Action que le vainqueur peut prendre.
option-ship_prize_card-edition = comme dans l’édition
option-ship_prize_card-deck = de la pioche
option-ship_prize_card-loser_hand = au hasard dans la main du perdant
option-defence_counts = La défense compte pour les contrats
option-defence_counts-about = Un bateau qui gagne en défense accomplit un contrat demandant de vaincre un bateau.
option-defence_counts-edition = comme dans l’édition
option-defence_counts-on = oui
option-defence_counts-off = non
option-delivery_compulsory = Livraison obligatoire
option-delivery_compulsory-about = Qui atteint une case d’ancrage remet tous ses trésors.
option-delivery_compulsory-edition = comme dans l’édition
option-delivery_compulsory-on = oui
option-delivery_compulsory-off = non
option-dump_anywhere = Trésors reposés n’importe où
option-dump_anywhere-about = Des trésors peuvent faire place à des hoplites partout, et pas seulement au Styx.
option-dump_anywhere-edition = comme dans l’édition
option-dump_anywhere-on = oui
option-dump_anywhere-off = non
option-three_colours = Trésors en trois couleurs
option-three_colours-about = Cinq trésors rouges, cinq verts et cinq bleus au lieu de trois dans chacune des cinq couleurs.
option-immediate_play = Cartes jouables dès réception
option-immediate_play-about = Une carte reçue au tour d’un autre peut être jouée aussitôt.
option-forgo_blocks_cards = Pas de cartes après renoncement
option-forgo_blocks_cards-about = Qui renonce à naviguer ne joue plus de carte ensuite.
option-max_turns = Nombre maximal de tours
option-max_turns-about = Après tant de tours le plus haut score gagne ; 0 pour aucune limite.
option-p_edge = Hoplites sur la tranche, sur cent
option-p_edge-about = Combien de cent hoplites lancés tombent sur la tranche ; -1 pour ce que dit le fichier.
option-start_player = Premier joueur
option-start_player-about = Qui commence ; une place peut être nommée.
option-start_player-lot = tiré au sort

## Noms

seat-A = Deucalion
seat-B = Persée
seat-C = Hercule
seat-D = Achille
square-A1 = A1
square-B1 = B1
square-C1 = C1
square-D1 = D1
square-E1 = E1
square-F1 = F1
square-G1 = G1
square-H1 = H1
square-I1 = I1
square-A2 = A2
square-B2 = B2
square-C2 = C2
square-D2 = D2
square-E2 = E2
square-F2 = F2
square-G2 = G2
square-H2 = H2
square-I2 = I2
square-A3 = A3
square-B3 = B3
square-C3 = C3
square-D3 = D3
square-E3 = E3
square-F3 = F3
square-G3 = G3
square-H3 = H3
square-I3 = I3
square-A4 = A4
square-B4 = B4
square-C4 = C4
square-D4 = D4
square-E4 = E4
square-F4 = F4
square-G4 = G4
square-H4 = H4
square-I4 = I4
square-A5 = A5
square-B5 = B5
square-C5 = C5
square-D5 = D5
square-E5 = E5
square-F5 = F5
square-G5 = G5
square-H5 = H5
square-I5 = I5
square-A6 = A6
square-B6 = B6
square-C6 = C6
square-D6 = D6
square-E6 = E6
square-F6 = F6
square-G6 = G6
square-H6 = H6
square-I6 = I6
square-A7 = A7
square-B7 = B7
square-C7 = C7
square-D7 = D7
square-E7 = E7
square-F7 = F7
square-G7 = G7
square-H7 = H7
square-I7 = I7
city-COR = Corinthe
city-MYK = Mycènes
city-SPA = Sparte
city-THE = Théra
city-CRE = Crète
city-RHO = Rhodes
city-CYP = Chypre
city-HAL = Halicarnasse
settlement-EPH = Éphèse
settlement-ARG = Argos
settlement-LIN = Lindos
settlement-SAL = Salamine
space-COR-1 = Corinthe 1
space-MYK-1 = Mycènes 1
space-MYK-2 = Mycènes 2
space-SPA-1 = Sparte 1
space-SPA-2 = Sparte 2
space-THE-1 = Théra 1
space-CRE-1 = Crète 1
space-CRE-2 = Crète 2
space-RHO-1 = Rhodes 1
space-RHO-2 = Rhodes 2
space-CYP-1 = Chypre 1
space-CYP-2 = Chypre 2
space-HAL-1 = Halicarnasse 1
space-HAL-2 = Halicarnasse 2
space-HAL-3 = Halicarnasse 3
colour-RED = rouge
colour-GREEN = vert
colour-BLUE = bleu
colour-YELLOW = jaune
colour-WHITE = blanc
card-A01 = Pégase
card-A02 = Faveur d’Hadès
card-A03 = Toison d’or
card-A04 = Vent favorable
card-A05 = Souffle d’Éole
card-A06 = Barque de Charon
card-A07 = Grâce de Perséphone
card-A08 = Lance d’Arès
card-A09 = Force d’Héraclès
card-A10 = Égide d’Athéna
card-A11 = Baume d’Asclépios
card-A12 = Trident de Poséidon
card-A13 = Lyre d’Orphée
card-A14 = Oracle de Delphes
pursuit-P01 = P01 (trésor rouge / vaincre un bateau : 2)
pursuit-P02 = P02 (trésor vert / 8 hoplites à Chypre : 2)
pursuit-P03 = P03 (trésor bleu / 3 cartes à Corinthe : 2)
pursuit-P04 = P04 (trésor jaune / vaincre un bateau : 2)
pursuit-P05 = P05 (trésor blanc / 9 hoplites à Sparte : 2)
pursuit-P06 = P06 (trésors rouge et vert / vaincre l’Hydre : 3)
pursuit-P07 = P07 (trésors bleu et jaune / 7 hoplites à Crète, dont 4 laissés : 3)
pursuit-P08 = P08 (trésors blanc et rouge / 5 cartes à Mycènes : 3)
pursuit-P09 = P09 (trésors vert et bleu / vaincre l’Hydre : 3)
pursuit-P10 = P10 (trésors jaune et blanc / 7 hoplites à Sparte, dont 4 laissés : 3)
pursuit-P11 = P11 (trésors rouge et jaune / 5 cartes à Rhodes : 3)
pursuit-P12 = P12 (trésor vert / trésor jaune : 2)
pursuit-P13 = P13 (trésor bleu / trésor blanc : 2)
pursuit-P14 = P14 (3 trésors au choix / 6 cartes à Halicarnasse : 4)
pursuit-P15 = P15 (2 trésors d’une couleur / 9 hoplites à Chypre, dont 6 laissés : 4)
pursuit-P16 = P16 (3 trésors de couleurs différentes / 6 cartes à Crète : 4)
side-A = premier côté
side-B = second côté
symbol-CARD = Carte
symbol-HYDRA = Hydre
symbol-HOPLITES = Hoplites
symbol-MOVE = Navigation
number-0 = 0
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
number-9 = 9
number-10 = 10
rotation-0 = 0
rotation-1 = 1
rotation-2 = 2
rotation-3 = 3
ending-target = Le but est atteint.
ending-turn_limit = La partie a été arrêtée à cause de sa longueur.
sheet-settlements = Colonies
sheet-honour = Cartes Honneur
sheet-pursuits = Contrats

## Champs d’une vue

field-active = Joueur actif
field-dice = Dés : centre, puis autour
field-rotation = Rotation de la kylix
field-done = Actions faites, un bit chacune
field-served = Joueur inactif servi
field-sailor = En mer
field-steps = Pas restants
field-course = Navigation : 0 en route, 1 déplacement terminé, 2 finie
field-adventure = Aventure utilisée
field-lyre = L’Hydre peut être traversée
field-crossing = Traverse l’Hydre
field-ships = Bateaux
field-pushed = Déplacé par d’autres
field-hydra = Hydre
field-aboard = Hoplites à bord
field-cargo = Trésors à bord
field-underworld = Hoplites aux Enfers
field-held = Colonies
field-spaces = Trésors des cités
field-deck = Pioche d’actions
field-hand = Mains
field-fresh = Tout juste reçu
field-played = Dernière carte jouée
field-lasting = Cartes permanentes
field-lasting_by = Détenteurs des cartes permanentes
field-pursuits = Pioche de contrats
field-display = Contrats visibles
field-secret = Contrats secrets
field-shown = Contrat secret montré
field-earned = Contrats accomplis
field-earned_by = Détenteurs des contrats accomplis
field-removed = Contrats hors jeu
field-points = Points d’honneur
field-honour = Cartes Honneur
field-supply = Cartes Honneur restantes
field-fighters = Dans le défi
field-thrown = Lancés : crâne visible, face cachée, tranche, sauvés
field-bonus = Demi-points des cartes
field-gained = Gains hors tour, un bit par place
field-winners = Vainqueurs
field-ending = Fin

## La table en texte

text-deukalion-map = Tour { $turn } · { $seat } · but { $target }
text-deukalion-legend = ~ ancrage · § Styx · & Hydre
text-deukalion-player = joueur
text-deukalion-points = points
text-deukalion-aboard = équipage
text-deukalion-dead = morts
text-deukalion-cargo = trésors
text-deukalion-cards = cartes
text-deukalion-lasting = en jeu
text-deukalion-secret = secret
text-deukalion-covered = caché
text-deukalion-none = –
text-deukalion-place = lieu
text-deukalion-value = valeur
text-deukalion-treasures = trésors
text-deukalion-dice = Kylix : { $centre } au milieu · { $outer }
text-deukalion-placed = Carte { $to_card } · Hydre { $to_hydra } · Hoplites { $to_hoplites } · Navigation { $to_move }
text-deukalion-steps = pas restants { $steps }
text-deukalion-display = Contrats visibles
text-deukalion-your-secret = Votre contrat secret
text-deukalion-your-hand = Votre main
text-deukalion-empty = rien
text-deukalion-supplies = Pioche d’actions { $deck } · Contrats { $left } · Cartes Honneur { $supply }
text-deukalion-chance = { $name } { $percent } %
text-deukalion-odds = Chances : { $odds }
text-deukalion-thrown = { $seat } : { $down } face cachée, { $edge } sur la tranche, { $up } crâne visible
text-deukalion-players = Joueurs
text-deukalion-player-told = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $square-id ->
    [none] le bateau n’est pas encore placé
   *[other] bateau en { $square }
} ; hoplites à bord { $aboard }, aux Enfers { $dead } ; trésors : { $cargo ->
    [0] aucun
   *[other] { $treasures }
} ; cartes en main { $count }
text-deukalion-hydra-at = L’Hydre est en { $square }.

## Ce que font les choses

text-deukalion-about-pursuit = { $first }, ou { $second } : { $points } points
text-deukalion-about-city = Une cité avec { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} de trésor. Depuis une case voisine, un lancer d’au moins { $value } permet d’y prendre un trésor.
text-deukalion-lying = S’y trouvent : { $treasures }.
text-deukalion-about-settlement = Une colonie qui vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
} à qui la tient. Pour la fonder, laissez-y autant d’hoplites ; pour la prendre à un autre, il faut un lancer d’au moins { $value }.
text-deukalion-held = Tenue par { $seat }.
text-deukalion-about-CARD = L’action Carte : selon le nombre de son dé, les autres ou vous piochez des cartes Action.
text-deukalion-about-HYDRA = L’action Hydre : l’Hydre nage d’autant de cases que son dé l’indique et attaque qui elle atteint.
text-deukalion-about-HOPLITES = L’action Hoplites : autant d’hoplites que son dé l’indique reviennent des Enfers.
text-deukalion-about-MOVE = L’action Navigation : votre bateau avance d’autant de cases que son dé l’indique ; cités, colonies, Athènes et bateaux sur la route peuvent être votre aventure.

## Les robots

because-deukalion-claim = Cela accomplit un contrat de { $count } points : { $pursuit }.
because-deukalion-found = Cela fonde { $settlement } : { $count ->
    [one] un point
   *[other] { $count } points
}.
because-deukalion-raid = { $city } tombe avec { $odds } lancers sur 100, et un trésor monte alors à bord.
because-deukalion-seize = { $settlement } tombe avec { $odds } lancers sur 100.
because-deukalion-deliver = Le trésor { $colour } vaut une carte Honneur à Athènes.
because-deukalion-back = { $count ->
    [one] Un hoplite revient
   *[other] { $count } hoplites reviennent
} des Enfers.
because-deukalion-styx = Au Styx, { $count ->
    [one] un hoplite attend
   *[other] { $count } hoplites attendent
} de revenir.
because-deukalion-rotate = Les dés servent le mieux ainsi : Carte { $to_card }, Hydre { $to_hydra }, Hoplites { $to_hoplites }, Navigation { $to_move }.
because-deukalion-attack = L’Hydre se jette sur { $foe }.
because-deukalion-hunt = L’Hydre est vaincue avec { $odds } lancers sur 100, et un contrat est accompli.
because-deukalion-ship = { $foe } est vaincu avec { $odds } lancers sur 100.
because-deukalion-home = { $square } est bien placé sur le chemin d’Athènes avec ce qui est à bord.
because-deukalion-sail = De { $square }, il y a le plus à faire ensuite.
because-deukalion-card = { $card } aide le plus maintenant.

## La page

page-deukalion-map = Carte de la mer
page-deukalion-sea = pleine mer
page-deukalion-anchor = case d’ancrage d’Athènes
page-deukalion-styx = le fleuve Styx
page-deukalion-styx-name = Styx
page-deukalion-centre = case du Kylix
page-deukalion-athens = Athènes
page-deukalion-athens-name = Athènes
page-deukalion-land = terre
page-deukalion-ship-here = bateau de { $who } (hoplites { $count }, trésors { $cargo })
page-deukalion-city = { $name } ({ $square }) : cité, valeur { $value }, trésors : { $treasures }, emplacements libres : { $free }
page-deukalion-settlement = { $name } ({ $square }) : colonie, valeur { $value }, hoplites { $count }, tenue par : { $who }
page-deukalion-chance = gagné avec { $percent }
page-deukalion-percent = { $percent } %
page-deukalion-underworld = Enfers
page-deukalion-dead = { $who } : hoplites aux Enfers { $count }
page-deukalion-none-back = Ne reprendre aucun hoplite
page-deukalion-back = Hoplites repris : { $count } (aux Enfers : { $dead })
page-deukalion-kylix = Kylix
page-deukalion-cup = La coupe : tournez-la avec les flèches
page-deukalion-done = faite
page-deukalion-others-sail = Les autres naviguent d’abord : { $count } au milieu.
page-deukalion-set-down = Le Kylix est posé.
page-deukalion-turn-it = Tournez la coupe pour voir ce que reçoit chaque action.
page-deukalion-turn-left = Tourner la coupe vers la gauche
page-deukalion-turn-right = Tourner la coupe vers la droite
page-deukalion-set-it-down = La poser ainsi
page-deukalion-olympus = Mont Olympe
page-deukalion-pursuit = Contrat { $pursuit } : { $first }, ou { $second }. Points : { $points }
page-deukalion-secret = secret
page-deukalion-shown = secret, montré
page-deukalion-covered = contrat secret caché
page-deukalion-completed = accompli
page-deukalion-side-named = { $colours } à Athènes
page-deukalion-side-any = { $count } trésors au choix à Athènes
page-deukalion-side-same = { $count } d’une même couleur à Athènes
page-deukalion-side-distinct = { $count } couleurs différentes à Athènes
page-deukalion-side-ship = vaincre un bateau
page-deukalion-side-hydra = vaincre l’Hydre
page-deukalion-side-cards = { $count } cartes à { $city }
page-deukalion-side-hoplites = { $give ->
    [0] { $count } hoplites à { $city }
   *[other] { $count } hoplites à { $city }, en laisser { $give }
}
page-deukalion-letter-red = R
page-deukalion-letter-green = V
page-deukalion-letter-blue = B
page-deukalion-letter-yellow = J
page-deukalion-letter-white = Bc
page-deukalion-effect-sail_bonus = +{ $count } à chaque voyage
page-deukalion-effect-reclaim_bonus = +{ $count } à chaque retour d’hoplites
page-deukalion-effect-fight_bonus = +{ $count } à chaque défi
page-deukalion-effect-extra_steps = +{ $count } cases
page-deukalion-effect-reclaim_hoplites = jusqu’à { $count } hoplites repris
page-deukalion-effect-add_points = +{ $count } dans ce défi
page-deukalion-effect-rethrow_lost = relancez vos hoplites perdus
page-deukalion-effect-save_lost = vos hoplites perdus reviennent
page-deukalion-effect-choose_relocation = vous choisissez où va votre bateau
page-deukalion-effect-calm_hydra = traverser l’Hydre, ou la chasser
page-deukalion-effect-draw_cards = piochez { $count } cartes
page-deukalion-window-own = dans votre part d’un tour
page-deukalion-window-sail = pendant que vous naviguez
page-deukalion-window-pre = avant le lancer
page-deukalion-window-post = après le lancer
page-deukalion-window-moved = quand votre bateau va être déplacé
page-deukalion-window-hydra = quand l’Hydre arrive
page-deukalion-when = Se joue { $when }.
page-deukalion-permanent = Elle reste en jeu.
page-deukalion-one-shot = Elle va ensuite sous la pioche.
page-deukalion-fresh = tout juste reçue
page-deukalion-played = jouée en dernier
page-deukalion-deck = Une carte de la pioche
page-deukalion-their-hand = Une carte de sa main
page-deukalion-cards = cartes en main
page-deukalion-shipboard = Plateau de { $who } : hoplites { $hoplites }, trésors : { $treasures }, places libres { $free }
page-deukalion-your-ship = Votre bateau
page-deukalion-score = points { $points } sur { $target }, cartes Honneur { $honour }
page-deukalion-pushed = déplacé par d’autres
page-deukalion-hold = Trésors à bord
page-deukalion-aboard = trésor { $colour }, à bord : { $count }
page-deukalion-odds = Chances avant un défi
page-deukalion-odds-hydra = Chances de l’Hydre
page-deukalion-challenge = Défi : { $foe }
page-deukalion-last-challenge = Dernier défi : { $foe }
page-deukalion-no-challenge = Aucun défi encore
page-deukalion-how-to-throw = Tous les hoplites à bord sont lancés : face cachée 1, sur la tranche ½, autocollant visible 0 et perdu.
page-deukalion-total = Total : { $points }.
page-deukalion-won = Gagné.
page-deukalion-lost = Perdu.
page-deukalion-again = Relancer : { $count }
page-deukalion-or = ou
page-deukalion-worth = points { $points }
page-deukalion-pursuit-name = Contrat { $pursuit }
page-deukalion-value = valeur à atteindre { $value }
page-deukalion-lying = trésors : { $treasures }
page-deukalion-takes = hoplites et points { $count }
page-deukalion-holder = tenue par { $who }
page-die-kylix = dés du Kylix
page-die-hoplite = hoplites
page-face-up = crâne en haut
page-face-down = face cachée
page-face-edge = sur la tranche
