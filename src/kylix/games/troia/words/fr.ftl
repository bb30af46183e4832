# Troia en français. Les $faits sont ceux des questions, événements, refus et coups ; une liste donne sa longueur par
# $cards-count, un nom son identifiant par $seat-id. Les questions peuvent aussi consulter les options de la table.

game-troia = Troia
game-troia-about = La guerre de Troie à deux : les offrandes aux dieux poussent les héros d’un camp à l’autre ; le Grec construit le cheval, le Troyen mène Hector et Pâris aux navires.

## Questions

ask-choose-action = Vous devez piocher ou faire une offrande à un dieu.
wait-choose-action = { CAP($who) } doit piocher ou faire une offrande à un dieu.
ask-choose-payment = Vous devez choisir les cartes de votre offrande à { $god }.
wait-choose-payment = { CAP($who) } doit choisir les cartes de son offrande à { $god }.
ask-make-progress = { $seat-id ->
    [G] Vous pouvez poser une partie du cheval.
   *[other] Vous pouvez mener Hector et Pâris à la case suivante.
}
wait-make-progress = { $seat-id ->
    [G] { CAP($who) } peut poser une partie du cheval.
   *[other] { CAP($who) } peut mener Hector et Pâris à la case suivante.
}
ask-add-card = Vous devez choisir l’autre carte qu’exige cette case du chemin.
wait-add-card = { CAP($who) } doit choisir l’autre carte qu’exige cette case du chemin.
ask-return-hero = Vous devez choisir un héros qui revient au combat (encore { $count } à choisir).
wait-return-hero = { CAP($who) } doit choisir un héros qui revient au combat (encore { $count } à choisir).
ask-fall-back = Vous devez choisir un autre héros qui recule d’une case, tandis qu’avance { $hero } (Aphrodite).
wait-fall-back = { CAP($who) } doit choisir un autre héros qui recule d’une case, tandis qu’avance { $hero } (Aphrodite).

ask-draw-two = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} piocher deux cartes (Zeus).
wait-draw-two = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} piocher deux cartes (Zeus).
ask-step-forward = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} faire avancer un héros d’une case (Hermès).
wait-step-forward = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} faire avancer un héros d’une case (Hermès).
ask-combat-to-defence = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} envoyer un héros du combat dans une case de { $artemis_jump ->
    [1] protection
   *[other] défense
} (Artémis).
wait-combat-to-defence = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} envoyer un héros du combat dans une case de { $artemis_jump ->
    [1] protection
   *[other] défense
} (Artémis).
ask-defence-to-protection = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} mener un héros de la défense à la protection du même côté (Héra).
wait-defence-to-protection = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} mener un héros de la défense à la protection du même côté (Héra).
ask-protection-to-defence = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} mener un héros de la protection à la défense du même côté (Poséidon).
wait-protection-to-defence = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} mener un héros de la protection à la défense du même côté (Poséidon).
ask-defence-to-combat = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} mener un héros de la défense au combat (Arès).
wait-defence-to-combat = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} mener un héros de la défense au combat (Arès).
ask-defence-to-defence = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} mener un héros d’une défense à l’autre (Héphaïstos).
wait-defence-to-defence = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} mener un héros d’une défense à l’autre (Héphaïstos).
ask-forward-and-back = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} choisir un héros qui avance d’une case ; un autre reculera (Aphrodite).
wait-forward-and-back = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} choisir un héros qui avance d’une case ; un autre reculera (Aphrodite).
ask-move-god = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} amener un dieu à un autre emplacement de l’Olympe (Iris).
wait-move-god = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} amener un dieu à un autre emplacement de l’Olympe (Iris).
ask-take-discard = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} prendre { $apollo_pick-id ->
    [top] la carte du dessus
    [random] une carte au hasard
   *[other] une carte
} dans la défausse adverse (Apollon).
wait-take-discard = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} prendre { $apollo_pick-id ->
    [top] la carte du dessus
    [random] une carte au hasard
   *[other] une carte
} dans la défausse adverse (Apollon).
ask-take-hand-card = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} prendre au hasard une carte de la main adverse (Doris).
wait-take-hand-card = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} prendre au hasard une carte de la main adverse (Doris).
ask-take-cornucopia = Vous { $powers_mandatory ->
    [1] devez
   *[other] pouvez
} prendre la Corne d’abondance (Athéna).
wait-take-cornucopia = { CAP($who) } { $powers_mandatory ->
    [1] doit
   *[other] peut
} prendre la Corne d’abondance (Athéna).

## Coups

move-draw = Piocher deux cartes
move-offer = Honorer { $god }
move-cornucopia = Ajouter la Corne d’abondance
move-pay = Payer avec : { $card }
move-done = Faire l’offrande
move-cancel = Y renoncer
move-use = User du pouvoir
move-decline = Renoncer au pouvoir
move-move = Déplacer { $hero }
move-send = Envoyer { $hero } vers { THE($space) }
move-place = Amener { $god } { TO($slot) }
move-forward = { $hero } avance
move-back = { $hero } recule
move-take = Prendre : { $card }
move-skip = Pas de progrès ce tour-ci
move-build = Poser dans le cheval : { $card }
move-advance = Défausser pour le chemin : { $card }
move-return = { $hero } revient au combat

## Ce qu’il faut choisir d’abord, quand un coup répond à une question suivante

first-offer = Honorer un dieu
first-pay = Payer avec une carte
first-move = Déplacer un héros
first-send = Envoyer un héros
first-place = Déplacer un dieu
first-forward = Un héros avance
first-back = Un héros recule
first-take = Prendre une carte
first-build = Poser une partie du cheval
first-advance = Défausser une carte pour le chemin

## Événements

event-set-up = Sur l’Olympe, depuis le bout grec : { $gods }.
event-opening-hand = { $cards-count ->
    [0] { CAP($seat) } prend sa main de départ ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
   *[other] { CAP($seat) } prend sa main de départ : { $cards }.
}
event-turn-began = Tour { $turn } : { THE($seat) }.
event-drew = { $cards-count ->
    [0] { CAP($seat) } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { CAP($seat) } pioche : { $cards }.
}
event-offered = { CAP($seat) } honore { $god } avec { $cards-count ->
    [0] la seule Corne d’abondance
   *[other] { $cards }{ $cornucopia ->
        [1] {" "}et la Corne d’abondance
       *[other] {""}
    }
} : offrande { $superior ->
    [1] supérieure
   *[other] mixte
}.
event-god-moved = { $god } passe { TO($slot) }.
event-hero-moved = { $hero } quitte { THE($start) } pour { THE($space) }.
event-power-lost = Le pouvoir qu’accorde { $god } est perdu.
event-power-declined = { CAP($seat) } renonce au pouvoir qu’accorde { $god }.
event-took-card = { CAP($seat) } prend { $source ->
    [0] dans la défausse adverse
   *[other] dans la main adverse
} : { $card }.
event-took-cornucopia = { CAP($seat) } prend la Corne d’abondance.
event-made-no-progress = { CAP($seat) } ne fait pas de progrès.
event-built = { CAP($seat) } pose { $card } dans le cheval : { $figure }, partie { $count } sur 4.
event-advanced = { CAP($seat) } défausse { $cards } : Hector et Pâris atteignent la case { $count } sur 4.
event-game-ended = { $winner-id ->
    [none] La partie est nulle. { $ending }
   *[other] { CAP($winner) } gagne. { $ending }
}

## Refus

no-god-absent = { $god } n’est pas en jeu.
no-no-card = Il faut défausser au moins une carte de la main.
no-too-few-icons = Les symboles doivent atteindre le coût de { $cost } ; il n’y en a que { $total }.
no-no-matching-icon = Un des symboles au moins doit être celui du dieu ({ $offering }) ; il n’y en a aucun.
no-token-once = La Corne d’abondance est déjà dans le paiement.
no-no-token = Vous ne détenez pas la Corne d’abondance.
no-already-paid = Cette carte est déjà dans le paiement : { $card }.
no-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
no-power-mandatory = À cette table les pouvoirs sont obligatoires ; on ne peut pas renoncer à { $god }.
no-hero-out-of-reach = Ce pouvoir n’atteint pas { $hero }, qui occupe { THE($space) }.
no-space-out-of-reach = Ce pouvoir ne mène pas { TO($space) }.
no-nobody-to-fall-back = Aucun autre héros ne pourrait reculer, et l’on n’exerce pas la moitié d’un pouvoir.
no-same-hero = { $hero } avance déjà ; c’est un autre héros qui doit reculer.
no-same-slot = { $god } occupe déjà { THE($slot) }.
no-not-in-discard = Cette carte n’est pas dans la défausse adverse : { $card }.
no-only-greek-builds = Seul le Grec construit le cheval.
no-only-trojan-advances = Seul le Troyen mène Hector et Pâris.
no-no-horse-part = Cette carte ne montre aucune partie du cheval : { $card }.
no-part-laid = Cette partie est déjà dans le cheval : { $figure }.
no-wrong-figure = { $card } ne convient pas ; il faut maintenant { $figures-count ->
    [one] { THE($figures) }
   *[other] l’un d’eux : { $figures }
}.
no-other-card-missing = Cette case exige plusieurs cartes à la fois ({ $count }), et l’autre vous manque.
no-hero-elsewhere = { $hero } ne se trouve pas dans { THE($space) }.

## Options de la table

option-gods = Dieux en jeu
option-gods-about = La face utilisée de chacune des six tuiles dieu ; on peut aussi donner une liste de six dieux.
option-gods-first_game = les six dieux d’une première partie
option-gods-random_faces = la face de chaque tuile au hasard
option-artemis_jump = Artémis envoie en protection
option-artemis_jump-about = Avec Artémis, un héros passe du combat droit à une case de protection, au lieu d’une case de défense.
option-powers_mandatory = Pouvoirs obligatoires
option-powers_mandatory-about = Un pouvoir qui peut être exercé doit l’être.
option-apollo_pick = La carte d’Apollon
option-apollo_pick-about = Quelle carte de la défausse adverse Apollon rapporte.
option-apollo_pick-choose = une carte au choix
option-apollo_pick-top = la dernière défaussée
option-apollo_pick-random = une carte au hasard
option-cornucopia_steal = La Corne d’abondance peut être volée
option-cornucopia_steal-about = Athéna donne la Corne d’abondance même si l’adversaire la détient, et non seulement depuis la réserve.
option-cornucopia_alone = La Corne d’abondance paie seule
option-cornucopia_alone-about = La Corne d’abondance peut payer sans aucune carte un coût de 1 ou 2.
option-objective_after_draw = Objectif après la pioche
option-objective_after_draw-about = L’étape de l’objectif suit aussi un tour où l’on a pioché.
option-deck_out = Quand un paquet s’épuise
option-deck_out-about = Le moment où la partie s’achève quand un paquet est vide.
option-deck_out-immediate = aussitôt
option-deck_out-end_of_turn = à la fin du tour

## Noms

seat-G = Grec
    .is = m
seat-T = Troyen
    .is = m
space-GP = protection grecque
    .is = f
space-GD = défense grecque
    .is = f
space-C = combat
    .is = m
space-TD = défense troyenne
    .is = f
space-TP = protection troyenne
    .is = f
slot-1 = emplacement 1
    .is = m
slot-2 = emplacement 2
    .is = m
slot-3 = emplacement 3
    .is = m
slot-4 = emplacement 4
    .is = m
slot-5 = emplacement 5
    .is = m
slot-6 = emplacement 6
    .is = m
ending-horse = Le cheval de bois est achevé.
ending-track = Hector et Pâris ont atteint les navires grecs.
ending-deck_progress = Un paquet est épuisé, et le progrès décide.
ending-deck_heroes = Un paquet est épuisé à progrès égal, et les héros décident.
ending-deck_equal = Un paquet est épuisé, à égalité de progrès et de héros.
ending-turn_limit = La partie a été arrêtée en raison de sa longueur.
god-ZEUS = Zeus
god-APHRODITE = Aphrodite
god-HERA = Héra
god-IRIS = Iris
god-ARTEMIS = Artémis
god-APOLLO = Apollon
god-HERMES = Hermès
god-HEPHAESTUS = Héphaïstos
god-POSEIDON = Poséidon
god-DORIS = Doris
god-ARES = Arès
god-ATHENA = Athéna
hero-ACHILLES = Achille
hero-AJAX = Ajax
hero-ODYSSEUS = Ulysse
hero-AGAMEMNON = Agamemnon
hero-AENEAS = Énée
hero-SARPEDON = Sarpédon
offering-FISH = poisson
    .is = m
offering-BOAR = sanglier
    .is = m
offering-WHEAT = blé
    .is = m
offering-DEER = cerf
    .is = m
offering-WINE = vin
    .is = m
offering-RAM = bélier
    .is = m
figure-HEAD = tête
    .is = f
figure-CHEST = poitrail
    .is = m
figure-RUMP = croupe
    .is = f
figure-WHEELS = roues
    .is = fp
figure-HECTOR = Hector
figure-PARIS = Pâris
sheet-progress = Progrès accomplis
sheet-heroes = Héros dans l’autre camp

## Champs d’une vue

field-active = À qui de jouer
field-olympus = L’Olympe, depuis le bout grec
field-heroes = Les héros
field-deck = Les paquets
field-hand = Les mains
field-paid = Mis de côté pour un paiement
field-pledged = Corne d’abondance dans le paiement
field-discard = Les défausses
field-horse = Le cheval
field-track = Cases du chemin franchies
field-cornucopia = La Corne d’abondance est chez
field-known = Cartes en main que l’autre camp connaît
field-honoured = Dieu honoré en ce moment
field-superior = Offrande supérieure
field-winner = Vainqueur
field-ending = Fin

## La table en texte

text-troia-battlefield = Bataille · tour { $turn } · { CAP($seat) }
text-troia-olympus = Olympe
text-troia-spaces = P protection · D défense · C combat
text-troia-hero = héros
text-troia-god = dieu
text-troia-power = pouvoir
text-troia-cornucopia = Corne d’abondance : { $holder-id ->
    [none] en réserve
   *[other] { $holder }
}
text-troia-horse = cheval
text-troia-path = chemin
text-troia-far = héros en { $place } { $count }/{ $need }
text-troia-deck = paquet { $count }
text-troia-hand = main { $count }
text-troia-known = connues : { $cards }
text-troia-discard = défausse { $count }
text-troia-top = dessus { $card }
text-troia-your-hand = Votre main
text-troia-seen-card = * l’adversaire connaît cette carte
text-troia-empty = aucune carte
text-troia-payment = Paiement à { $god }, coût { $cost } : { $total ->
    [one] { $total } symbole
   *[other] { $total } symboles
}, dont { $matching } du dieu ({ $offering }){ $cards-count ->
    [0] {""}
   *[other] {" "}: { $cards }
}{ $cornucopia ->
    [1] {" "}+ Corne d’abondance
   *[other] {""}
}
text-troia-there = Dans { THE($space) } : { $heroes }
text-troia-pile = Défausse, la dernière au-dessus : { $cards }
text-power-draw_two = piocher 2 cartes
text-power-step_forward = un héros une case en avant
# other: the option is off
text-power-combat_to_defence = héros : combat → { $artemis_jump ->
    [1] protection
   *[other] défense
}
text-power-defence_to_protection = héros : défense → protection
text-power-protection_to_defence = héros : protection → défense
text-power-defence_to_combat = héros : défense → combat
text-power-move_god = déplacer un dieu
text-power-take_discard = carte de la défausse adverse
text-power-forward_and_back = un héros avance, un autre recule
text-power-take_cornucopia = prendre la Corne d’abondance
text-power-take_hand_card = carte de la main adverse
text-power-defence_to_defence = héros : défense ↔ défense
text-short-draw_two = piocher 2
text-short-step_forward = héros avance
# other: the option is off
text-short-combat_to_defence = combat → { $artemis_jump ->
    [1] prot.
   *[other] déf.
}
text-short-defence_to_protection = déf. → prot.
text-short-protection_to_defence = prot. → déf.
text-short-defence_to_combat = déf. → combat
text-short-move_god = bouger un dieu
text-short-take_discard = carte défauss.
text-short-forward_and_back = avance + recul
text-short-take_cornucopia = Corne d’abond.
text-short-take_hand_card = carte adverse
text-short-defence_to_defence = déf. ↔ déf.
text-short-FISH = poiss
text-short-BOAR = sangl
text-short-WHEAT = blé
text-short-DEER = cerf
text-short-WINE = vin
text-short-RAM = bélie

## Ce que font les choses

text-troia-about-god = Accorde « { $power } ». Au moins un symbole de l’offrande doit être { A($offering) }.
text-troia-costs = Le Grec paie { $greek }, le Troyen { $trojan }.
text-troia-not-in-play = N’est pas en jeu à cette table.
text-troia-about-hero = L’offrande { $greek } déplace ce héros pour le Grec, l’offrande { $trojan } pour le Troyen.
text-troia-stands = Se trouve dans { THE($space) }.
text-troia-about-offering = L’offrande de ces dieux : { $gods }. Elle déplace { $greek } pour le Grec et { $trojan } pour le Troyen.
text-troia-symbols = { $count ->
    [one] Un symbole : { $symbols }.
   *[other] { $count } symboles : { $symbols }.
}
text-troia-for-horse = Partie du cheval : { $figure }.
text-troia-for-path = Sur le chemin : { $figure }.
text-troia-price = { $cost ->
    [one] { $cost } symbole : { $offering }
   *[other] { $cost } symboles, dont { A($offering) }
}

## Cartes

card-G-WINE-1 = Vin (tête)
card-G-WHEAT-1 = Blé (poitrail)
card-G-DEER-1 = Cerf (croupe)
card-G-RAM-1 = Bélier (roues)
card-G-FISH-1 = Poisson
card-G-BOAR-1 = Sanglier
card-G-WINE-2 = Vin ×2
card-G-WHEAT-2 = Blé ×2
card-G-DEER-2 = Cerf ×2 (tête)
card-G-RAM-2 = Bélier ×2 (poitrail)
card-G-FISH-2 = Poisson ×2 (croupe)
card-G-BOAR-2 = Sanglier ×2 (roues)
card-G-WINE-WHEAT = Vin + Blé
card-G-WINE-DEER = Vin + Cerf
card-G-WINE-RAM = Vin + Bélier
card-G-WINE-FISH = Vin + Poisson
card-G-WINE-BOAR = Vin + Sanglier
card-G-WHEAT-DEER = Blé + Cerf
card-G-WHEAT-RAM = Blé + Bélier
card-G-WHEAT-FISH = Blé + Poisson
card-G-WHEAT-BOAR = Blé + Sanglier
card-G-DEER-RAM = Cerf + Bélier
card-G-DEER-FISH = Cerf + Poisson
card-G-DEER-BOAR = Cerf + Sanglier
card-G-RAM-FISH = Bélier + Poisson
card-G-RAM-BOAR = Bélier + Sanglier
card-G-FISH-BOAR = Poisson + Sanglier
card-T-WINE-1 = Vin (Hector)
card-T-WHEAT-1 = Blé (Pâris)
card-T-DEER-1 = Cerf (Hector)
card-T-RAM-1 = Bélier (Pâris)
card-T-FISH-1 = Poisson (Hector)
card-T-BOAR-1 = Sanglier (Pâris)
card-T-WINE-2 = Vin ×2 (Pâris)
card-T-WHEAT-2 = Blé ×2 (Hector)
card-T-DEER-2 = Cerf ×2 (Pâris)
card-T-RAM-2 = Bélier ×2 (Hector)
card-T-FISH-2 = Poisson ×2 (Pâris)
card-T-BOAR-2 = Sanglier ×2 (Hector)
card-T-WINE-WHEAT = Vin + Blé
card-T-WINE-DEER = Vin + Cerf
card-T-WINE-RAM = Vin + Bélier
card-T-WINE-FISH = Vin + Poisson
card-T-WINE-BOAR = Vin + Sanglier
card-T-WHEAT-DEER = Blé + Cerf
card-T-WHEAT-RAM = Blé + Bélier
card-T-WHEAT-FISH = Blé + Poisson
card-T-WHEAT-BOAR = Blé + Sanglier
card-T-DEER-RAM = Cerf + Bélier
card-T-DEER-FISH = Cerf + Poisson
card-T-DEER-BOAR = Cerf + Sanglier
card-T-RAM-FISH = Bélier + Poisson
card-T-RAM-BOAR = Bélier + Sanglier
card-T-FISH-BOAR = Poisson + Sanglier

## Les robots

because-troia-progress = Cela fait progresser : { $count ->
    [one] { $count } étape sur 4 sera franchie
   *[other] { $count } étapes sur 4 seront franchies
}.
because-troia-ready = Deux héros seront dans la case éloignée, et la carte de l’étape suivante est en main.
because-troia-stop = Cela repousse un héros hors de la case où l’autre camp en veut deux.
because-troia-reach = À la prochaine offrande, deux héros peuvent être dans la case éloignée.
because-troia-draw = { $count ->
    [0] La main est vide : il faut d’abord des cartes.
    [one] Une seule carte en main paie peu de choses : il faut d’abord des cartes.
   *[other] Des cartes valent mieux maintenant qu’une offrande tirée de { $count } cartes.
}
because-troia-hero = { $hero } avance : { $space }.

## La page

page-troia-field = Champ de bataille
page-troia-turn = Tourner le plateau
page-troia-god = { $god } { $power }. Offrande : { $offering } ; coûte { $greek } au Grec, { $trojan } au Troyen
page-troia-costs = coûte { $greek } au Grec, { $trojan } au Troyen
page-troia-space = { $space } : { $count ->
    [0] aucun héros
   *[other] { $heroes }
}
page-troia-hero = { $hero }, dans { THE($space) } ; face grecque { $greek }, face troyenne { $trojan }
page-troia-ghost = { $superior ->
    [1] Une offrande supérieure mène { $hero } dans { THE($space) }.
   *[0] { CAP($hero) } va dans { THE($space) }.
}
page-troia-horse = Le cheval de bois : parties posées { $count } sur { $all } : { $parts }
page-troia-path = Hector et Pâris : case { $count } sur { $all } ; ensuite : { $next }
page-troia-start = Troie
page-troia-cornucopia = Corne d’abondance
page-troia-far = héros dans la case éloignée
page-troia-progress = cheval, chemin
page-troia-pile = Défausse : { $seat }
page-troia-superior = supérieure : deux cases
page-troia-mixed = mixte : une case
page-troia-aim = Cheval : { $parts } sur { $all } ; chemin : { $track } sur { $steps }

## Réponses laissées d’avance

order-lasts-turn = pour ce tour
order-draw = Quand vient mon tour : piocher
order-no-progress = Ne pas progresser vers mon objectif
order-no-power = Décliner les pouvoirs des dieux
order-ended-foe-close = Il a pris fin : votre adversaire est à un pas de la victoire.
