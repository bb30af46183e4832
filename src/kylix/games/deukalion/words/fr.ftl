# Deukalion en français. Les $faits sont ceux des questions, des événements, des refus et des coups; une liste dit sa
# longueur par $cards-count, un nom son identifiant par $seat-id.

game-deukalion = Deukalion
game-deukalion-about = Des héros grecs en mer, de deux à quatre : déplacer son navire à chaque tour, attaquer des cités, fonder des colonies, affronter les navires et l’Hydre, apporter des trésors à Athènes.

## Questions

ask-place-ship = Choisissez une case ancre pour votre navire.
wait-place-ship = { $who } choisit une case ancre.
ask-choose-part = Déplacez-vous votre navire, y renoncez-vous pour ramener des combattants, ou ne faites-vous rien ?
wait-choose-part = { $who } déplace son navire, y renonce ou ne fait rien.
ask-play-after-forgo = Vous avez renoncé à vous déplacer. Jouez-vous une carte ?
wait-play-after-forgo = { $who } a renoncé à se déplacer et peut jouer des cartes.
ask-choose-course = Vous êtes en mer : déplacez-vous, agissez ou arrêtez-vous.
wait-choose-course = { $who } est en mer.
ask-hand-over = Vous avez atteint Athènes : livrez vos trésors un à un.
wait-hand-over = { $who } livre des trésors à Athènes.
ask-reclaim-at-styx = Vous êtes au Styx : combien de combattants ramenez-vous des Enfers ? Qui y a seul la majorité gagne ainsi des points de victoire.
wait-reclaim-at-styx = { $who } ramène des combattants au Styx.
ask-choose-reclaim = Combien de combattants ramenez-vous des Enfers ?
wait-choose-reclaim = { $who } ramène des combattants des Enfers.
ask-place-treasure = Quelle cité reçoit le trésor { $colour } ?
wait-place-treasure = { $who } choisit une cité pour le trésor { $colour }.
ask-give-treasure = Quel trésor livrez-vous ? Encore à nommer : { $count }.
wait-give-treasure = { $who } choisit des trésors pour le contrat.
ask-dump-treasure = Quel trésor reposez-vous pour faire de la place ? Encore à nommer : { $count }.
wait-dump-treasure = { $who } repose des trésors pour faire de la place.
ask-tuck-card = Quelle carte glissez-vous sous la pioche pour le contrat ? Encore à nommer : { $count }.
wait-tuck-card = { $who } glisse des cartes sous la pioche pour un contrat.
ask-claim-poll = Réalisez-vous { $pursuit } maintenant ? Tous ceux qui le peuvent répondent en même temps.
wait-claim-poll = { $who } { $who-count ->
    [one] peut
   *[other] peuvent
} réaliser { $pursuit }.
ask-claim-secret = Réalisez-vous votre contrat secret maintenant ?
wait-claim-secret = { $who } peut réaliser un contrat secret.
ask-claim-victory = Vous avez vaincu un navire. Réalisez-vous ainsi un contrat ?
wait-claim-victory = { $who } peut réaliser un contrat par cette victoire.
ask-place-kylix = Tournez le Kylix et posez-le.
wait-place-kylix = { $who } tourne le Kylix et le pose.
ask-choose-action = Quelle est l’action suivante ?
wait-choose-action = { $who } choisit l’action suivante.
ask-move-hydra = L’Hydre peut encore se déplacer de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}. Vers où ?
wait-move-hydra = { $who } déplace l’Hydre.
ask-calm-hydra = L’Hydre est sur vous. Jouez-vous une carte ?
wait-calm-hydra = { $who } fait face à l’Hydre et peut jouer une carte.
ask-play-before-throw = Avant le jet : jouez d’abord une carte, ou jetez.
wait-play-before-throw = { $who } peut jouer une carte avant le jet.
ask-play-after-throw = Après le jet : jouez-vous une carte ?
wait-play-after-throw = { $who } peut jouer une carte après le jet.
ask-play-received = Vous venez de recevoir une carte. La jouez-vous aussitôt ?
wait-play-received = { $who } peut jouer la carte tout juste reçue.
ask-rethrow-hoplites = Combien de vos combattants perdus jetez-vous à nouveau ?
wait-rethrow-hoplites = { $who } jette à nouveau des combattants perdus.
ask-avert-relocation = Votre navire va être déplacé. Jouez-vous une carte ?
wait-avert-relocation = { $who } peut jouer une carte avant que son navire soit déplacé.
ask-relocate-ship = Où va le navire { OF($foe) } ?
wait-relocate-ship = { $who } déplace le navire { OF($foe) }.
ask-relocate-hydra = Où va l’Hydre ?
wait-relocate-hydra = { $who } chasse l’Hydre.
ask-take-prize = Vous avez vaincu { $foe }. Quel butin prenez-vous ?
wait-take-prize = { $who } prend un butin { TO($foe) }.
ask-take-treasure = Vous avez conquis { THE($city) }. Quel trésor prenez-vous ?
wait-take-treasure = { $who } prend un trésor { IN($city) }.
ask-make-room = Il n’y a pas de place pour le trésor { $colour }. Un combattant descend-il aux Enfers ?
wait-make-room = { $who } décide si un combattant fait place au trésor.

## Coups

move-anchor = Commencer en { $square }
move-embark = Se déplacer
move-forgo = Renoncer à se déplacer, combattants ramenés : { $number }
move-pass = Passer
move-pass-at-play-before-throw = Jeter les combattants
move-pass-at-play-after-throw = Laisser le jet tel quel
move-pass-at-calm-hydra = Affronter l’Hydre
move-pass-at-choose-part = Ne rien faire
move-rotate = { $rotation-id ->
    [0] Comme il est tombé
    [1] Un quart de tour à gauche
    [2] Un demi-tour
   *[3] Un quart de tour à droite
}
move-do = Action : { $symbol }
move-end = Finir le tour
move-sail = Se déplacer vers { $square }
move-cross = Traverser l’Hydre en { $square }
move-swim = L’Hydre vers { $square }
move-stop = S’arrêter ici
move-relocate = Vers { $square }
move-found = Fonder { $settlement }
move-seize = Attaquer la colonie : { $settlement }
move-raid = Attaquer la cité : { $city }
move-deliver = Livrer le trésor { $colour } pour un point de victoire
move-give = Le trésor { $colour }
move-place = Le placer { IN($city) }
move-take = Prendre le trésor { $colour }
move-card = Prendre une carte Action
move-leave = Ne rien prendre
move-send = Envoyer un combattant aux Enfers
move-claim = Réaliser { $pursuit } : { $side }
move-decline = Ne rien réaliser maintenant
move-play = Jouer { $card }
move-tuck = { $card } sous la pioche
move-reclaim = Combattants ramenés : { $number }
move-rethrow = Jeter à nouveau : { $number }

## Ce qu’il faut choisir d’abord, quand un coup répond à une question suivante

first-anchor = Choisir où commencer
first-forgo = Renoncer à se déplacer
first-relocate = Choisir une case
first-reclaim = Ramener des combattants
first-sail = Se déplacer vers une case
first-rotate = Tourner le Kylix et le poser
first-do = Choisir une action
first-swim = Déplacer l’Hydre
first-take = Prendre un trésor
first-place = Choisir une cité pour le trésor
first-tuck = Glisser une carte sous la pioche
first-raid = Attaquer une cité
first-seize = Attaquer une colonie
first-found = Fonder une colonie
first-play = Jouer une carte
first-claim = Réaliser un contrat
first-deliver = Livrer un trésor
first-give = Choisir un trésor à livrer
first-rethrow = Jeter à nouveau

## Événements

event-set-up = { $seat } commence. Contrats visibles : { $pursuits }.
event-opening-hand = { $cards-count ->
    [0] { $seat } reçoit { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
} et un contrat secret.
   *[other] { $seat } reçoit les cartes { $cards }, et comme contrat secret { $pursuits }.
}
event-ship-placed = { $seat } commence en { $square }.
event-turn-began = Tour { $turn } : { $seat } mélange les dés dans le Kylix : { $centre } au milieu, autour { $outer }.
event-passed = { $seat } ne fait rien.
event-forwent = { $seat } renonce à se déplacer.
event-reclaimed = { $seat } ramène { $count ->
    [one] { $count } combattant
   *[other] { $count } combattants
}.
event-placed-kylix = { $seat } pose le Kylix : Carte { $to_card }, Hydre { $to_hydra }, Combattants { $to_hoplites }, Déplacement { $to_move }.
event-drew = { $cards-count ->
    [0] { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } pioche : { $cards }.
}
event-played = { $seat } joue la carte { $card }.
event-tucked = { $cards-count ->
    [0] { $seat } glisse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sous la pioche.
   *[other] { $seat } glisse sous la pioche : { $cards }.
}
event-sailed = { $seat } se déplace vers { $square }.
event-founded = { $seat } fonde { $settlement }.
event-challenged-ship = { $seat } attaque le navire { OF($foe) }.
event-challenged-city = { $seat } attaque { THE($city) }.
event-challenged-settlement = { $seat } attaque { $settlement }.
event-challenged-hydra = { $seat } attaque l’Hydre.
event-hydra-swam = { $seat } déplace l’Hydre vers { $square }.
event-hydra-attacked = L’Hydre attaque { $seat }.
event-hydra-calmed = { $seat } calme l’Hydre.
event-threw = { $seat } jette : { $down } croix en bas, { $edge } debout, { $up } croix en haut.
event-counted = { $seat } obtient { $points }{ $half ->
    [0] {""}
   *[other] ½
} et perd { $lost ->
    [one] { $lost } combattant
   *[other] { $lost } combattants
}.
event-won = { $seat } l’emporte.
event-beaten = { $seat } échoue.
event-took-treasure = { $seat } prend un trésor { $colour }.
event-made-room = { $seat } envoie un combattant aux Enfers pour faire de la place.
event-took-nothing = { $seat } ne prend rien.
event-stole = { $cards-count ->
    [0] { $seat } prend une carte dans la main { OF($foe) }.
   *[other] { $seat } prend dans la main { OF($foe) } : { $cards }.
}
event-seized = { $seat } prend { $settlement } { TO($foe) }.
event-too-few-left = { $seat } n’a plus assez de combattants pour tenir { $settlement }.
event-ship-relocated = { $seat } déplace le navire { OF($foe) } vers { $square }.
event-hydra-relocated = { $seat } chasse l’Hydre vers { $square }.
event-delivered = { $seat } livre un trésor { $colour }.
event-treasure-placed = Le trésor { $colour } { OF($seat) } est placé { IN($city) }.
event-honoured = { $seat } gagne { $count ->
    [one] { $count } carte point de victoire
   *[other] { $count } cartes point de victoire
}.
event-secret-shown = { $seat } montre un contrat secret : { $pursuit }.
event-completed = { $seat } réalise { $pursuit } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
event-completed-jointly = { $seats } réalisent ensemble { $pursuit }, qui quitte la partie.
event-turned-up = Nouveau contrat : { $pursuit }.
event-game-ended = { $winners-count ->
    [one] { $winners } gagne. { $ending }
   *[other] { $winners } se partagent la victoire. { $ending }
}

## Refus

no-not-in-hand = La carte { $card } n’est pas dans votre main.
no-card-not-now = La carte { $card } ne peut pas être jouée à ce moment.
no-card-without-effect = La carte { $card } serait sans effet maintenant.
no-city-full = La cité n’a pas de case trésor libre : { $city }.
no-not-aboard = Vous n’avez pas de trésor { $colour } à bord.
no-completes-pursuit = Un trésor { $colour } livré réalise { $pursuit } : on prend cette carte, pas un point de victoire.
no-set-not-completed = Avec un trésor { $colour }, les trésors demandés ne peuvent pas être réunis ; encore à nommer : { $count }. Ils se nomment dans l’ordre des couleurs.
no-too-many-back = Vous ne pouvez pas ramener autant de combattants ({ $count }) ; au plus : { $most }.
no-too-few-back = Avec la majorité vous ramenez au moins { $least ->
    [one] { $least } combattant
   *[other] { $least } combattants
}, ou aucun et sans bonus ; { $count } n’est ni l’un ni l’autre.
no-pursuit-elsewhere = { $pursuit } n’est ni visible ni votre contrat secret.
no-pushed = Votre navire a été déplacé par d’autres ; jusqu’à votre prochain déplacement vous ne pouvez ni livrer ni réaliser un tel contrat.
no-not-at-anchor = Votre navire n’est pas sur une case ancre d’Athènes.
no-treasures-missing = Vous n’avez pas à bord les trésors pour { $pursuit }.
no-only-at-victory = Ce côté de { $pursuit } ne se réalise qu’au moment d’une victoire.
no-no-such-victory = { $pursuit } ne demande pas de victoire sur un navire.
no-not-next-to = Votre navire n’est pas à côté { OF($city) }.
no-not-next-to-settlement = Votre navire n’est pas à côté { OF($settlement) }.
no-too-few-aboard = Il faut { $count ->
    [one] { $count } combattant
   *[other] { $count } combattants
} à bord ; vous en avez { $have }.
no-too-few-cards = Il faut { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
} en main ; vous en avez { $have }.
no-poll-for-another = Cette question ne concerne que { $pursuit }.
no-poll-for-secret = Cette question ne concerne que votre contrat secret.
no-square-occupied = { $square } n’est pas libre.
no-not-that-far = { $square } n’est pas au bout d’un trajet de la bonne longueur.
no-not-so-many-lost = { $count } ne peuvent pas être jetés à nouveau ; de 1 à { $most } peuvent l’être.
no-no-card-to-take = Il n’y a pas de carte à prendre.
no-no-such-treasure = Il n’y a pas de trésor { $colour } à prendre.
no-no-room = Votre plan de navire est plein de trésors.
no-adventure-used = Vous avez déjà eu votre aventure pendant ce déplacement.
no-city-empty = La cité n’a plus de trésor : { $city }.
no-nobody-aboard = Vous n’avez aucun combattant à bord.
no-settlement-held = { $settlement } appartient { TO($owner) }.
no-settlement-free = Personne ne tient { $settlement } : on peut y fonder une colonie.
no-settlement-own = { $settlement } est déjà à vous.
no-own-ship = Votre propre navire est en { $square }.
no-hydra-cannot-go = L’Hydre ne peut pas aller en { $square } en un pas.
no-hydra-kept-out = L’Hydre n’entre pas en { $square } : elle reste en pleine mer, hors des cases ancre, du Styx et des terres.
no-must-go-on = Vous traversez l’Hydre et devez continuer.
no-movement-ended = Votre déplacement est terminé.
no-no-steps-left = Il ne vous reste aucun pas.
no-square-closed = Aucun navire ne peut aller en { $square }.
no-not-one-step = { $square } n’est pas à un pas.
no-hydra-in-the-way = L’Hydre est en { $square }, et vous ne pouvez pas l’attaquer maintenant.
no-no-hydra-there = L’Hydre n’est pas en { $square }.
no-cannot-cross = Pour traverser l’Hydre il faut la Lyre d’Orphée, un déplacement non terminé et deux pas restants.
no-deliver-first = Il faut d’abord livrer tous les trésors.
no-no-anchor-square = { $square } n’est pas une case ancre.
no-same-rotation = La rotation { $rotation } revient au même qu’une précédente.
no-action-done = Cette action est déjà faite : { $symbol }.

## Options de la table

option-edition = Édition
option-edition-about = Laquelle des deux règles est suivie.
option-edition-continental = continentale
option-edition-continental-about = La carte du vainqueur vient de la pioche, les cases ancre ne protègent pas, une défense victorieuse compte pour les contrats, et livrer est facultatif.
option-edition-english = anglaise
option-edition-english-about = Le vainqueur pioche dans la main du vaincu, les cases ancre protègent, seul l’attaquant réalise un contrat, et qui atteint Athènes livre tout.
option-anchor_safe = Cases ancre protégées
option-anchor_safe-about = Plusieurs navires peuvent partager une case ancre, et personne n’y est attaqué.
option-anchor_safe-edition = comme dans l’édition
option-anchor_safe-on = oui
option-anchor_safe-off = non
option-hydra_attack_from_hand = Contrat de l’Hydre en main
option-hydra_attack_from_hand-about = Un contrat secret contre l’Hydre suffit pour l’attaquer.
option-hydra_attack_from_hand-edition = comme dans l’édition
option-hydra_attack_from_hand-on = oui
option-hydra_attack_from_hand-off = non
option-ship_prize_card = Carte gagnée sur un navire
option-ship_prize_card-about = D’où vient la carte Action que le vainqueur peut prendre.
option-ship_prize_card-edition = comme dans l’édition
option-ship_prize_card-deck = de la pioche
option-ship_prize_card-loser_hand = au hasard dans la main du perdant
option-defence_counts = La défense compte pour les contrats
option-defence_counts-about = Un navire qui gagne en défense réalise un contrat demandant de vaincre un navire.
option-defence_counts-edition = comme dans l’édition
option-defence_counts-on = oui
option-defence_counts-off = non
option-delivery_compulsory = Livraison obligatoire
option-delivery_compulsory-about = Qui atteint une case ancre livre tous ses trésors.
option-delivery_compulsory-edition = comme dans l’édition
option-delivery_compulsory-on = oui
option-delivery_compulsory-off = non
option-dump_anywhere = Trésors reposés n’importe où
option-dump_anywhere-about = Des trésors peuvent faire place à des combattants partout, et pas seulement au Styx.
option-dump_anywhere-edition = comme dans l’édition
option-dump_anywhere-on = oui
option-dump_anywhere-off = non
option-leave_hoplites = Des contrats coûtent des combattants
option-leave_hoplites-about = Là où un contrat le demande, des combattants restent à la cité et vont aux Enfers.
option-leave_hoplites-edition = comme dans l’édition
option-leave_hoplites-on = oui
option-leave_hoplites-off = non
option-three_colours = Trésors en trois couleurs
option-three_colours-about = Cinq trésors rouges, cinq verts et cinq bleus au lieu de trois dans chacune des cinq couleurs.
option-immediate_play = Cartes jouables dès réception
option-immediate_play-about = Une carte reçue au tour d’un autre peut être jouée aussitôt.
option-cards_before_rotation = Cartes avant de poser le Kylix
option-cards_before_rotation-about = Le joueur actif peut jouer des cartes quand tous les autres se sont déplacés, avant de tourner le Kylix.
option-forgo_blocks_cards = Pas de cartes après renoncement
option-forgo_blocks_cards-about = Qui renonce à se déplacer ne joue plus de carte ensuite.
option-pursuit_ends_move = Un contrat met fin au déplacement
option-pursuit_ends_move-about = Quel déplacement prend fin quand le joueur actif réalise un contrat avant de déplacer son navire.
option-pursuit_ends_move-voyage = seulement celui en cours
option-pursuit_ends_move-turn = celui de tout le tour
option-styx_bonus = Points de victoire du Styx
option-styx_bonus-about = Ce qu’il faut à la majorité aux Enfers pour les gagner.
option-styx_bonus-reclaim = ramener des combattants
option-styx_bonus-majority = la majorité suffit
option-treasure_calls = Un trésor gagné en défense compte aussitôt
option-treasure_calls-about = Un défenseur qui gagne un trésor sur une case ancre est invité à réaliser un contrat avec lui.
option-max_turns = Nombre maximal de tours
option-max_turns-about = Après tant de tours le plus haut score gagne ; 0 pour aucune limite.
option-p_edge = Combattants debout, sur cent
option-p_edge-about = Combien de combattants sur cent retombent debout ; -1 pour ce que dit le fichier.
option-start_player = Premier joueur
option-start_player-about = Qui commence ; un siège peut être nommé.
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
    .is = f
    .in = en
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
pursuit-P01 = P01 (trésor rouge / vaincre un navire : 2)
pursuit-P02 = P02 (trésor vert / 8 combattants à Chypre : 2)
pursuit-P03 = P03 (trésor bleu / 4 cartes à Corinthe : 2)
pursuit-P04 = P04 (trésor jaune / vaincre un navire : 2)
pursuit-P05 = P05 (trésor blanc / 10 combattants à Sparte : 2)
pursuit-P06 = P06 (trésor rouge / vaincre l’Hydre : 2)
pursuit-P07 = P07 (trésors bleu et jaune / 10 combattants en Crète, dont 4 laissés dans l’édition anglaise : 3)
pursuit-P08 = P08 (trésors blanc et rouge / 5 cartes à Mycènes : 3)
pursuit-P09 = P09 (3 trésors au choix / vaincre l’Hydre : 4)
pursuit-P10 = P10 (trésors jaune et blanc / 10 combattants à Sparte, dont 4 laissés dans l’édition anglaise : 3)
pursuit-P11 = P11 (trésors rouge et jaune / 5 cartes à Rhodes : 3)
pursuit-P12 = P12 (trésor vert / trésor jaune : 2)
pursuit-P13 = P13 (trésor bleu / trésor blanc : 2)
pursuit-P14 = P14 (trésors vert et bleu / 5 cartes à Halicarnasse : 3)
pursuit-P15 = P15 (2 trésors d’une couleur / 10 combattants à Chypre, dont 4 laissés dans l’édition anglaise : 3)
pursuit-P16 = P16 (3 trésors de couleurs différentes / 6 cartes en Crète : 4)
side-A = premier côté
side-B = second côté
symbol-CARD = Carte
symbol-HYDRA = Hydre
    .is = f
symbol-HOPLITES = Combattants
symbol-MOVE = Déplacement
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
ending-turn_limit = La partie a été arrêtée en raison de sa longueur.
sheet-settlements = Colonies
sheet-honour = Cartes point de victoire
sheet-pursuits = Contrats

## Champs d’une vue

field-active = Joueur actif
field-dice = Dés : centre, puis autour
field-rotation = Rotation du Kylix
field-done = Actions faites, un bit chacune
field-served = Joueur inactif servi
field-sailor = En mer
field-steps = Pas restants
field-course = Déplacement : 0 en route, 1 terminé, 2 fini avec ses suites
field-adventure = Aventure utilisée
field-lyre = L’Hydre peut être traversée
field-crossing = Traverse l’Hydre
field-ships = Navires
field-pushed = Déplacé par d’autres
field-hydra = Hydre
field-aboard = Combattants à bord
field-cargo = Trésors à bord
field-underworld = Combattants aux Enfers
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
field-earned = Contrats réalisés
field-earned_by = Détenteurs des contrats réalisés
field-removed = Contrats hors jeu
field-points = Points de victoire
field-honour = Cartes point de victoire
field-supply = Cartes point de victoire restantes
field-fighters = Au combat
field-thrown = Jetés : croix en haut, croix en bas, debout, sauvés
field-bonus = Demi-points des cartes
field-gained = Gains hors tour, un bit par siège
field-winners = Vainqueurs
field-ending = Fin

## La table en texte

text-deukalion-map = Tour { $turn } · { $seat } · but { $target }
text-deukalion-legend = ~ ancre · § Styx · & Hydre
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
text-deukalion-placed = Carte { $to_card } · Hydre { $to_hydra } · Combattants { $to_hoplites } · Déplacement { $to_move }
text-deukalion-steps = pas restants { $steps }
text-deukalion-display = Contrats visibles
text-deukalion-your-secret = Votre contrat secret
text-deukalion-your-hand = Votre main
text-deukalion-empty = rien
text-deukalion-supplies = Pioche d’actions { $deck } · Contrats { $left } · Cartes point de victoire { $supply }
text-deukalion-chance = { $move } attaque { THE($name) } ({ $percent } %)
text-deukalion-chance-shown = { $move } attaque { THE($name) } ({ $percent } %) et montre votre contrat secret
text-deukalion-stake = Points de victoire en jeu : { $count }, combattants à ramener au moins : { $least }
text-deukalion-odds = Combats : { $odds }
text-deukalion-thrown = { $seat } : { $down } croix en bas, { $edge } debout, { $up } croix en haut
text-deukalion-players = Joueurs
text-deukalion-player-told = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $square-id ->
    [none] le navire n’est pas encore placé
   *[other] navire en { $square }
} ; combattants à bord { $aboard }, aux Enfers { $dead } ; trésors : { $cargo ->
    [0] aucun
   *[other] { $treasures }
} ; cartes en main { $count }
text-deukalion-hydra-at = L’Hydre est en { $square }.

## Ce que font les choses

text-deukalion-about-pursuit = { $first }, ou { $second } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-deukalion-about-city = Une cité avec { $count ->
    [one] { $count } case trésor
   *[other] { $count } cases trésor
}. Depuis une case voisine, un jet d’au moins { $value } permet d’y prendre un trésor.
text-deukalion-lying = S’y trouvent : { $treasures }.
text-deukalion-about-settlement = Une colonie qui vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
} à qui la tient. Pour la fonder, laissez-y autant de combattants ; pour la prendre à un autre, il faut un jet d’au moins { $value }.
text-deukalion-held = Tenue par { $seat }.
text-deukalion-about-CARD = L’action Carte : selon le nombre de son dé, les autres ou vous piochez des cartes Action.
text-deukalion-about-HYDRA = L’action Hydre : l’Hydre se déplace d’autant de cases que son dé l’indique et attaque qui elle atteint.
text-deukalion-about-HOPLITES = L’action Combattants : autant de combattants que son dé l’indique reviennent des Enfers.
text-deukalion-about-MOVE = L’action Déplacement : votre navire avance d’autant de cases que son dé l’indique ; cités, colonies, Athènes et navires sur la route peuvent être votre aventure.
text-deukalion-does-HYDRA = le dé : { $count } pas
text-deukalion-does-HOPLITES = le dé : { $count ->
    [one] { $count } ramené
   *[other] { $count } ramenés
}
text-deukalion-does-MOVE = le dé : { $count } pas
text-deukalion-draws-others = les autres piochent { $count }
text-deukalion-draws-nobody = personne ne pioche
text-deukalion-draws-active = vous piochez { $count }

## Les robots

because-deukalion-claim = Cela réalise un contrat de { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
} : { $pursuit }.
because-deukalion-found = Cela fonde { $settlement } : { $count ->
    [one] un point
   *[other] { $count } points
}.
because-deukalion-raid = { CAP($city) } tombe dans { $odds } % des jets, et un trésor monte alors à bord.
because-deukalion-seize = { $settlement } tombe dans { $odds } % des jets.
because-deukalion-deliver = Le trésor { $colour } vaut une carte point de victoire à Athènes.
because-deukalion-back = { $count ->
    [one] Un combattant revient
   *[other] { $count } combattants reviennent
} des Enfers.
because-deukalion-styx = Au Styx, { $count ->
    [one] un combattant attend
   *[other] { $count } combattants attendent
} de revenir.
because-deukalion-rotate = Les dés servent le mieux ainsi : Carte { $to_card }, Hydre { $to_hydra }, Combattants { $to_hoplites }, Déplacement { $to_move }.
because-deukalion-attack = L’Hydre se jette sur { $foe }.
because-deukalion-hunt = L’Hydre est vaincue dans { $odds } % des jets, et un contrat est réalisé.
because-deukalion-ship = { $foe } est vaincu dans { $odds } % des jets.
because-deukalion-home = { $square } est bien placé sur le chemin d’Athènes avec ce qui est à bord.
because-deukalion-sail = Depuis { $square }, il y a le plus à faire ensuite.
because-deukalion-card = La carte { $card } aide le plus maintenant.
because-deukalion-keep = Ces cartes valent plus en main qu’ici.

## La page

page-deukalion-map = Carte de la mer
page-deukalion-sea = pleine mer
page-deukalion-anchor = case ancre d’Athènes
page-deukalion-styx = le fleuve Styx
page-deukalion-styx-name = Styx
page-deukalion-centre = case du Kylix
page-deukalion-athens = Athènes
page-deukalion-athens-name = Athènes
page-deukalion-land = terre
page-deukalion-ship-here = navire { OF($who) } (combattants { $count }, trésors { $cargo })
page-deukalion-city = { $name } ({ $square }) : cité, valeur { $value }, trésors : { $treasures }, cases trésor libres : { $free }
page-deukalion-settlement = { $name } ({ $square }) : colonie, valeur { $value }, combattants { $count }, tenue par : { $who }
page-deukalion-chance = gagné avec { $percent }
page-deukalion-steps-left = { $count ->
    [0] aucun pas de reste
    [one] encore 1 pas
   *[other] encore { $count } pas
}
page-deukalion-throw = { $who } attaque { THE($name) } : { $percent } pour vous
page-deukalion-challenges = attaque { THE($name) }, gagné avec { $percent }
page-deukalion-challenges-shown = attaque { THE($name) }, gagné avec { $percent }, et montre votre contrat secret
page-deukalion-earns = points de victoire : { $count }
page-deukalion-percent = { $percent } %
page-deukalion-underworld = Enfers
page-deukalion-dead = { $who } : combattants aux Enfers { $count }
page-deukalion-none-back = Ne ramener aucun combattant
page-deukalion-back = Combattants ramenés : { $count } (aux Enfers : { $dead })
page-deukalion-kylix = Kylix
page-deukalion-pad-CARD = Carte
page-deukalion-pad-HYDRA = Hydre
page-deukalion-pad-HOPLITES = Comb.
page-deukalion-pad-MOVE = Dépl.
page-deukalion-cup = Le Kylix : tournez-le avec les flèches
page-deukalion-done = faite
page-deukalion-others-sail = Les autres se déplacent d’abord : { $count } au milieu.
page-deukalion-set-down = Le Kylix est posé.
page-deukalion-turn-it = Tournez le Kylix pour voir ce que reçoit chaque action.
page-deukalion-turn-left = Tourner le Kylix vers la gauche
page-deukalion-turn-right = Tourner le Kylix vers la droite
page-deukalion-set-it-down = Le poser ainsi
page-deukalion-olympus = Mont Olympe
page-deukalion-pursuit = Contrat { $pursuit } : { $first }, ou { $second }. Points : { $points }
page-deukalion-secret = secret
page-deukalion-shown = secret, montré
page-deukalion-covered = contrat secret caché
page-deukalion-no-secret = pas de contrat secret
page-deukalion-completed = réalisé
page-deukalion-side-named = { $colours } à Athènes
page-deukalion-side-any = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
} au choix à Athènes
page-deukalion-side-same = { $count } d’une même couleur à Athènes
page-deukalion-side-distinct = { $count } couleurs différentes à Athènes
page-deukalion-side-ship = vaincre un navire
page-deukalion-side-hydra = vaincre l’Hydre
page-deukalion-side-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { IN($city) }
page-deukalion-side-hoplites = { $count ->
    [one] { $count } combattant
   *[other] { $count } combattants
} { IN($city) }{ $give ->
    [0] {""}
   *[other] , en laisser { $give }
}
page-deukalion-letter-red = R
page-deukalion-letter-green = V
page-deukalion-letter-blue = B
page-deukalion-letter-yellow = J
page-deukalion-letter-white = Bc
page-deukalion-effect-sail_bonus = +{ $count } à chaque déplacement
page-deukalion-effect-reclaim_bonus = +{ $count } à chaque retour de combattants
page-deukalion-effect-fight_bonus = +{ $count } à chaque combat
page-deukalion-effect-extra_steps = +{ $count } { $count ->
    [one] case
   *[other] cases
}
page-deukalion-effect-reclaim_hoplites = jusqu’à { $count ->
    [one] { $count } combattant ramené
   *[other] { $count } combattants ramenés
}
page-deukalion-effect-add_points = +{ $count } dans ce combat
page-deukalion-effect-rethrow_lost = jetez à nouveau vos combattants perdus
page-deukalion-effect-save_lost = vos combattants perdus reviennent
page-deukalion-effect-choose_relocation = vous choisissez où va votre navire
page-deukalion-effect-calm_hydra = traverser l’Hydre, ou la chasser
page-deukalion-effect-draw_cards = piochez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-deukalion-window-own = dans votre part d’un tour
page-deukalion-window-sail = pendant que vous vous déplacez
page-deukalion-window-pre = avant le jet
page-deukalion-window-post = après le jet
page-deukalion-window-moved = quand votre navire va être déplacé
page-deukalion-window-hydra = quand l’Hydre arrive
page-deukalion-when = Se joue { $when }.
page-deukalion-permanent = Elle reste en jeu.
page-deukalion-one-shot = Elle va ensuite sous la pioche.
page-deukalion-fresh = tout juste reçue
page-deukalion-played = jouée en dernier
page-deukalion-deck = Une carte de la pioche
page-deukalion-their-hand = Une carte de sa main
page-deukalion-cards = cartes en main
page-deukalion-shipboard = Plan de navire { OF($who) } : combattants { $hoplites }, trésors : { $treasures }, places libres { $free }
page-deukalion-your-ship = Votre navire
page-deukalion-score = points de victoire { $points } sur { $target }, dont cartes { $honour }
page-deukalion-pushed = déplacé par d’autres
page-deukalion-hold = Trésors à bord
page-deukalion-treasures = Trésors
page-deukalion-aboard = trésor { $colour }, à bord : { $count }
page-deukalion-odds = Chances avant un combat
page-deukalion-throw-ahead = { CAP($seat) } gagne à { $percent }
page-deukalion-odds-hydra = Chances de l’Hydre
page-deukalion-challenge = Combat : { $foe }
page-deukalion-last-challenge = Dernier combat : { $foe }
page-deukalion-no-challenge = Aucun combat encore
page-deukalion-pose-down = croix en bas : 1 point
page-deukalion-pose-edge = debout : ½ point
page-deukalion-pose-up = croix en haut : 0, et perdu
page-deukalion-points = points
page-deukalion-how-to-throw = Tous les combattants à bord sont jetés : croix en bas 1, debout ½, croix en haut 0 et perdu.
page-deukalion-total = Total : { $points }.
page-deukalion-won = Gagné.
page-deukalion-lost = Perdu.
page-deukalion-again = Jeter à nouveau : { $count }
page-deukalion-or = ou
page-deukalion-worth = points { $points }
page-deukalion-pursuit-name = Contrat { $pursuit }
page-deukalion-value = valeur à atteindre { $value }
page-deukalion-lying = trésors : { $treasures }
page-deukalion-takes = combattants et points { $count }
page-deukalion-holder = tenue par { $who }
page-die-kylix = dés du Kylix
page-die-hoplite = combattants
page-face-up = croix en haut
page-face-down = croix en bas
page-face-edge = debout
page-deukalion-aim = { $watching ->
    [1] points à atteindre : { $target } ; au mieux { $best }
   *[0] points à atteindre : { $target } ; vous { $own }, au mieux { $best } ailleurs
}

## Réponses laissées d’avance

order-lasts-turn = pour ce tour
order-before-throw = Aucune carte avant un lancer
order-after-throw = Aucune carte après un lancer
order-relocation = Aucune carte quand mon navire est déplacé
order-hydra = Aucune carte quand vient l’Hydre
order-ended-foe-played = Il a pris fin : la carte d’un autre compte dans ce combat.
