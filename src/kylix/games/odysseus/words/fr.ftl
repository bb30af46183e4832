# Odysseus en français. Les $faits sont ceux des questions, événements, refus et coups ; une liste donne sa longueur par
# $cards-count, un nom son identifiant par $seat-id. Les questions peuvent aussi consulter les options de la table.

game-odysseus = Odysseus
game-odysseus-about = Le voyage du retour, de deux à cinq ou en solitaire : prenez des épreuves aux deux côtés du navire, progressez en quatre compétences et composez le plus beau récit.

## Questions

ask-take-card = Vous devez prendre une carte à une extrémité du navire.
wait-take-card = { CAP($who) } doit prendre une carte à une extrémité du navire.
ask-choose-mode = Vous devez partir à l’aventure ou vous reposer avec la carte { $card }.
wait-choose-mode = { CAP($who) } doit partir à l’aventure ou se reposer avec la carte { $card }.
ask-keep-or-redirect = Vous gagnez un point { OF($skill) } : gardez-le, ou dépensez une Faveur pour le changer en un point d’une autre compétence.
wait-keep-or-redirect = { CAP($who) } gagne un point { OF($skill) } et peut le changer.
ask-raise-skill = Vous gagnez un point dans la compétence de votre choix.
wait-raise-skill = { CAP($who) } choisit la compétence d’un point libre.
ask-raise-for-rest = Vous vous reposez et gagnez un point dans la compétence de votre choix.
wait-raise-for-rest = { CAP($who) } se repose et choisit la compétence du point.
ask-pick-story = Vous avez complété une ligne et devez prendre un Récit.
wait-pick-story = { CAP($who) } a complété une ligne et doit prendre un Récit.
ask-finish-turn = Vous pouvez encore acheter un Récit avant la fin de votre tour.
wait-finish-turn = { CAP($who) } peut encore acheter un Récit avant la fin du tour.

## Coups

move-take = Prendre à { $slot }
move-adventure = Partir à l’aventure
move-rest = Se reposer
move-keep = Garder le point
move-redirect = Dépenser une Faveur et augmenter plutôt : { $skill }
move-forgo = Laisser le point
move-raise = Augmenter : { $skill }
move-pick = Prendre un Récit : { $source }
move-buy = Acheter un Récit : { $source }
move-end = Finir le tour

## Ce qu’il faut choisir d’abord, quand un coup répond à une question suivante

first-take = Prendre une carte du navire
first-redirect = Dépenser une Faveur et augmenter une autre compétence
first-raise = Augmenter une compétence
first-pick = Prendre un Récit
first-buy = Acheter un Récit

## Événements

event-stories-laid = Récits visibles : { $stories }.
event-story-dealt = { CAP($seat) } commence avec { THE($story) }.
event-automa-stories-dealt = L’Automa a { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} par sa tuile, et ces Récits : { $stories }.
event-ship-filled = Cartes visibles sur le navire : { $cards } ; faces cachées : { $count }.
event-turn-began = Tour { $turn } : { THE($seat) }.
event-took = { CAP($seat) } prend la carte { $card } à { $slot }.
event-revealed = À { $side }, on retourne : { $cards }.
event-took-ship-favour = { CAP($seat) } prend la Faveur { OF($side) }.
event-took-favour = { CAP($seat) } prend { $count ->
    [one] une Faveur
   *[other] { $count } Faveurs
}.
event-skill-raised = { CAP($seat) } monte à { $level } en { $skill }.
event-point-redirected = { CAP($seat) } dépense { $count ->
    [one] une Faveur
   *[other] { $count } Faveurs
} et change un point { OF($printed) } en un point { OF($skill) }.
event-point-lost = Le point { OF($skill) } est perdu.
event-free-point-lost = Toutes les compétences sont au maximum : le point est perdu.
event-adventure-placed = { CAP($seat) } part à l’aventure avec la carte { $card }, qui rejoint la colonne { $skill }.
event-rest-forced = { CAP($seat) } doit se reposer : la colonne { $skill } est pleine ({ $limit }).
event-rested = { CAP($seat) } se repose avec la carte { $card }.
event-epic-taken = { CAP($seat) } réunit les cinq types et prend { THE($epic) }.
event-line-completed = { CAP($seat) } complète sa ligne { $count }.
event-line-unrewarded = Il n’y a pas de Récit à gagner pour elle.
event-story-bought = { CAP($seat) } dépense { $price ->
    [one] { $price } Faveur
   *[other] { $price } Faveurs
} pour un Récit.
event-story-gained = { CAP($seat) } prend { THE($story) } ({ $source }).
event-space-filled = { CAP($story) } prend sa place ({ $source }).
event-last-card-removed = La dernière carte quitte la partie : { $card }.
event-game-ended = { $winners-count ->
    [0] L’Automa gagne. { $ending }
    [one] { CAP($winners) } gagne. { $ending }
   *[other] { CAP($winners) } se partagent la victoire. { $ending }
}
event-automa-turn-began = Tour { $turn } : l’Automa.
event-automa-card-turned = Il retourne { THE($automa) } ; la flèche fait le tour du navire { $path }.
event-display-discarded = La lyre : on défausse les Récits visibles ({ $stories }).
event-display-renewed = { $stories-count ->
    [0] Il ne reste aucun Récit pour les remplacer.
   *[other] À leur place viennent : { $stories }.
}
event-owl-found-nothing = La chouette ne trouve pas de Faveur à gagner.
event-owl-found-card = La chouette trouve une Faveur à gagner à { $slot }.
event-automa-took = L’Automa prend la carte { $card } à { $slot }.
event-ship-favour-discarded = La Faveur { OF($side) } retourne à la réserve.
event-automa-epic-taken = L’Automa réunit les cinq types et prend { THE($epic) }.

## Refus

no-slot-empty = Il n’y a pas de carte à { $slot }.
no-not-an-end = La carte de { $slot } est entre deux autres ; seules les extrémités d’un côté peuvent être prises.
no-fifth-card = Votre colonne { $skill } est pleine, et une extrémité d’une autre compétence est disponible.
no-column-full = Votre colonne { $skill } est pleine ({ $limit }) : vous ne pouvez que vous reposer.
no-skill-at-top = Cette compétence est déjà à { $limit } : { $skill }.
no-point-mandatory = Le point peut être placé en { $skill } : il ne peut pas être laissé.
no-same-skill = C’est la compétence du point lui-même ({ $skill }) ; gardez-le, ou changez-le en un point d’une autre.
no-free-choice = Ce point est déjà au choix ; aucune Faveur ne se dépense pour lui.
no-too-few-favours = Cela coûte { $price ->
    [one] { $price } Faveur
   *[other] { $price } Faveurs
} ; vous en avez { $count }.
no-already-bought = Vous avez déjà acheté un Récit pendant ce tour.
no-board-full = Vous avez déjà { $limit ->
    [one] { $limit } Récit
   *[other] { $limit } Récits
} et ne pouvez pas en avoir davantage.
no-no-story-there = Il n’y a pas de Récit à prendre : { $source }.
no-not-during-a-line = Choisissez d’abord le Récit de la ligne complétée.

## Options de la table

option-first_seat = Premier joueur
option-first_seat-about = Qui joue le premier tour : la dernière personne à avoir voyagé en bateau. En solitaire, vous commencez toujours.
option-first_seat-A = siège A
option-difficulty = Difficulté de l’Automa
option-difficulty-about = De 1 à 4 : avec combien de points et de Récits l’Automa commence. Seulement en solitaire.
option-fifth_card = Cinquième carte d’une compétence
option-fifth_card-about = Si l’on peut prendre une carte d’une compétence dont la colonne est pleine, pour se reposer avec elle.
option-fifth_card-free = toujours
option-fifth_card-only_if_forced = seulement si toutes les extrémités sont dans ce cas
option-redirect_at_6 = Changer un point au maximum
option-redirect_at_6-about = Un point imprimé d’une compétence déjà à 6 peut être changé contre une Faveur.
option-owl_target = Ce que cherche la chouette
option-owl_target-about = Quelles cartes l’Automa préfère quand sa carte montre une chouette.
option-owl_target-reveal = les cartes qui libèrent une Faveur du navire
option-owl_target-reveal_or_icon = celles-là, et les cartes qui montrent une chouette

## Noms

seat-A = Joueur A
    .is = m
    .noun = joueur A
seat-B = Joueur B
    .is = m
    .noun = joueur B
seat-C = Joueur C
    .is = m
    .noun = joueur C
seat-D = Joueur D
    .is = m
    .noun = joueur D
seat-E = Joueur E
    .is = m
    .noun = joueur E
ending-points = Les points décident.
ending-stories = Les points sont égaux, et les Récits décident.
ending-shared = Les points et les Récits sont égaux.
ending-automa_beaten = Le score de l’Automa est dépassé.
ending-automa_equal = Les scores sont égaux, et il fallait dépasser celui de l’Automa.
ending-automa_ahead = L’Automa a plus de points.
skill-STR = force
    .is = f
    .of = de
skill-INT = intelligence
    .is = f
    .of = d’
skill-CUN = ruse
    .is = f
    .of = de
skill-LCK = chance
    .is = f
    .of = de
type-NAVIGATION = navigation
type-ENCOUNTERS = rencontres
type-GODS = dieux
type-CREATURES = créatures
type-ITHACA = Ithaque
side-PORT = bâbord
side-STARBOARD = tribord
slot-P0 = la poupe bâbord
slot-P1 = la poupe bâbord, 2e emplacement
slot-P2 = la poupe bâbord, 3e emplacement
slot-P3 = la proue bâbord, 3e emplacement
slot-P4 = la proue bâbord, 2e emplacement
slot-P5 = la proue bâbord
slot-S0 = la poupe tribord
slot-S1 = la poupe tribord, 2e emplacement
slot-S2 = la poupe tribord, 3e emplacement
slot-S3 = la proue tribord, 3e emplacement
slot-S4 = la proue tribord, 2e emplacement
slot-S5 = la proue tribord
source-1 = Récit visible 1
source-2 = Récit visible 2
source-3 = Récit visible 3
source-4 = Récit visible 4
source-A = premier de la pile A
source-B = premier de la pile B
story-S-STR = Récit « force »
    .is = m
story-S-INT = Récit « intelligence »
    .is = m
story-S-CUN = Récit « ruse »
    .is = m
story-S-LCK = Récit « chance »
    .is = m
story-S-NAVIGATION = Récit « navigation »
    .is = m
story-S-ENCOUNTERS = Récit « rencontres »
    .is = m
story-S-GODS = Récit « dieux »
    .is = m
story-S-CREATURES = Récit « créatures »
    .is = m
story-S-ITHACA = Récit « Ithaque »
    .is = m
story-S-V12 = Récit « valeurs 1 et 2 »
    .is = m
story-S-V3 = Récit « valeur 3 »
    .is = m
story-S-V4 = Récit « valeur 4 »
    .is = m
story-S-V5 = Récit « valeur 5 »
    .is = m
story-S-V6 = Récit « valeur 6 »
    .is = m
epic-EPIC-10 = Épopée à 10 points
    .is = f
epic-EPIC-8 = Épopée à 8 points
    .is = f
epic-EPIC-6 = Épopée à 6 points
    .is = f
epic-EPIC-4 = Épopée à 4 points
    .is = f
epic-EPIC-2 = Épopée à 2 points
    .is = f
path-PORT-STERN = depuis bâbord, à la poupe
path-STARBOARD-STERN = depuis tribord, à la poupe
path-PORT-BOW = depuis bâbord, à la proue
path-STARBOARD-BOW = depuis tribord, à la proue
symbol-LYRE = lyre barrée
symbol-OWL = chouette
automa-A01 = carte A01
    .is = f
automa-A02 = carte A02
    .is = f
automa-A03 = carte A03
    .is = f
automa-A04 = carte A04
    .is = f
automa-A05 = carte A05
    .is = f
automa-A06 = carte A06
    .is = f
automa-A07 = carte A07
    .is = f
automa-A08 = carte A08
    .is = f
automa-A09 = carte A09
    .is = f
automa-A10 = carte A10
    .is = f
automa-A11 = carte A11
    .is = f
automa-A12 = carte A12
    .is = f
automa-A13 = carte A13
    .is = f
automa-A14 = carte A14
    .is = f
automa-A15 = carte A15
    .is = f
automa-A16 = carte A16
    .is = f

## La feuille de score

sheet-STR = Épreuves : force
sheet-INT = Épreuves : intelligence
sheet-CUN = Épreuves : ruse
sheet-LCK = Épreuves : chance
sheet-story_1 = · Récit 1
sheet-story_2 = · Récit 2
sheet-story_3 = · Récit 3
sheet-story_4 = · Récit 4
sheet-story_5 = · Récit 5
sheet-story_6 = · Récit 6
sheet-stories = Récits en tout
sheet-epic = Épopée
sheet-total = Total
sheet-automa_tile = Automa : tuile de difficulté
sheet-automa_stories = Automa : Récits
sheet-automa_epic = Automa : Épopée
sheet-automa_total = Automa : total

## Éléments visibles

field-active = Au tour de
field-deck = Pioche d’Épreuves
field-unused = Épreuves hors de cette partie
field-ship = Navire, faces visibles
field-covered = Faces cachées à bâbord et à tribord
field-ship_favours = Faveurs sur le navire
field-display = Récits visibles
field-piles = Piles de Récits A et B
field-epic_stack = Épopées restantes
field-skills = Compétences
field-adventures = Aventures
field-rested = Repos
field-stories = Récits
field-favours = Faveurs
field-epics = Épopée
field-chosen = Carte qui vient d’être prise
field-bought = Récits achetés ce tour
field-discarded = Dernières cartes écartées
field-story_discard = Récits défaussés
field-automa_shown = Cartes Automa utilisées
field-automa_cards = Épreuves de l’Automa
field-automa_stories = Récits de l’Automa
field-automa_deck = Cartes Automa restantes
field-automa_epic = Épopée de l’Automa
field-ending = Fin

## La table en texte

text-odysseus-legend = ◆ à prendre · ▒ face cachée · ♦ Faveur · * au choix · valeur→points
text-odysseus-stern-to-bow = 0 poupe – 5 proue
text-odysseus-stories = Récits
text-odysseus-turn = tour { $turn } sur { $turns }
text-odysseus-deck = pioche d’Épreuves { $count }
text-odysseus-epics = Épopées { $points }
text-odysseus-rested = repos { $count }
text-odysseus-epic = Épopée { $points }
text-odysseus-automa = Automa
text-odysseus-score = score { $points }
text-odysseus-tile = tuile { $points }
text-odysseus-last = dernière carte { $automa-id } : flèche { $path }{ $symbols-count ->
    [0] {""}
   *[other] , { $symbols }
}
text-odysseus-chosen = Carte prise : { $card }
text-odysseus-cards = Cartes : { $cards }
text-odysseus-column = { $skill } { $level } : { $cards-count ->
    [0] aucune carte
   *[other] { $cards } ({ $count ->
        [one] { $count } réussie
       *[other] { $count } réussies
    })
}
text-odysseus-rested-with = Repos avec { $cards }
text-odysseus-type-NAVIGATION = nav.
text-odysseus-type-ENCOUNTERS = renc.
text-odysseus-type-GODS = dieux
text-odysseus-type-CREATURES = créa.
text-odysseus-type-ITHACA = Ith.
text-odysseus-story-S-STR = force
text-odysseus-story-S-INT = intelligence
text-odysseus-story-S-CUN = ruse
text-odysseus-story-S-LCK = chance
text-odysseus-story-S-NAVIGATION = navigation
text-odysseus-story-S-ENCOUNTERS = rencontres
text-odysseus-story-S-GODS = dieux
text-odysseus-story-S-CREATURES = créatures
text-odysseus-story-S-ITHACA = Ithaque
text-odysseus-story-S-V12 = valeurs 1–2
text-odysseus-story-S-V3 = valeur 3
text-odysseus-story-S-V4 = valeur 4
text-odysseus-story-S-V5 = valeur 5
text-odysseus-story-S-V6 = valeur 6

## Ce que font les choses

text-odysseus-about-card = { $points }. Type : { $type }. { $gains }.
text-odysseus-about-story = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chacune de vos épreuves de ce genre, réussie ou non : { $things }.
text-odysseus-about-values = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chacune de vos épreuves de valeur { $values }, réussie ou non.
text-odysseus-worth = { $points ->
    [one] Vaut { $points } point pour vous, vos cartes étant ce qu’elles sont.
   *[other] Vaut { $points } points pour vous, vos cartes étant ce qu’elles sont.
}
text-odysseus-about-epic = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour qui a réuni les cinq types d’épreuve. Le premier prend la plus haute.
text-odysseus-about-skill = Monte jusqu’à { $top }. À la fin, chaque carte de sa colonne dont la valeur est atteinte rapporte ses points. Cartes par colonne, au plus : { $column }.
text-odysseus-about-type = L’un des cinq types d’épreuve : les cinq réunis donnent une Épopée. Un Récit peut payer chaque carte de ce type.
text-odysseus-about-automa = L’Automa prend la première carte que rencontre la flèche { $path }.
text-odysseus-about-LYRE = Lyre barrée : d’abord, les quatre Récits visibles sont défaussés et remplacés.
text-odysseus-about-OWL = Chouette : il cherche le long de la flèche une carte voisine d’une carte face cachée, et la prend ; la Faveur qui s’y trouve retourne à la réserve.
text-odysseus-taken = { $name }, { $skill } { $value } → { $points }

## Cartes

card-01-STR = Les Lotophages (force 1)
card-01-INT = Les Lotophages (intelligence 3)
card-01-CUN = Les Lotophages (ruse 4)
card-01-LCK = Les Lotophages (chance 5)
card-02-STR = Polyphème (force 4)
card-02-INT = Polyphème (intelligence 3)
card-02-CUN = Polyphème (ruse 2)
card-02-LCK = Polyphème (chance 6)
card-03-STR = La ville d’Éole (force 3)
card-03-INT = La ville d’Éole (intelligence 2)
card-03-CUN = La ville d’Éole (ruse 4)
card-03-LCK = La ville d’Éole (chance 2)
card-04-STR = Les Lestrygons (force 6)
card-04-INT = Les Lestrygons (intelligence 5)
card-04-CUN = Les Lestrygons (ruse 3)
card-04-LCK = Les Lestrygons (chance 4)
card-05-STR = Circé (force 2)
card-05-INT = Circé (intelligence 6)
card-05-CUN = Circé (ruse 6)
card-05-LCK = Circé (chance 5)
card-06-STR = Les sirènes (force 3)
card-06-INT = Les sirènes (intelligence 4)
card-06-CUN = Les sirènes (ruse 5)
card-06-LCK = Les sirènes (chance 4)
card-07-STR = Charybde & Scylla (force 5)
card-07-INT = Charybde & Scylla (intelligence 6)
card-07-CUN = Charybde & Scylla (ruse 4)
card-07-LCK = Charybde & Scylla (chance 3)
card-08-STR = Les bœufs sacrés d’Hélios (force 4)
card-08-INT = Les bœufs sacrés d’Hélios (intelligence 5)
card-08-CUN = Les bœufs sacrés d’Hélios (ruse 3)
card-08-LCK = Les bœufs sacrés d’Hélios (chance 2)
card-09-STR = La colère de Zeus (force 6)
card-09-INT = La colère de Zeus (intelligence 4)
card-09-CUN = La colère de Zeus (ruse 5)
card-09-LCK = La colère de Zeus (chance 6)
card-10-STR = Calypso (force 5)
card-10-INT = Calypso (intelligence 4)
card-10-CUN = Calypso (ruse 5)
card-10-LCK = Calypso (chance 6)
card-11-STR = La colère de Poséidon (force 5)
card-11-INT = La colère de Poséidon (intelligence 6)
card-11-CUN = La colère de Poséidon (ruse 6)
card-11-LCK = La colère de Poséidon (chance 5)
card-12-STR = Arrivée chez les Phéaciens (force 3)
card-12-INT = Arrivée chez les Phéaciens (intelligence 2)
card-12-CUN = Arrivée chez les Phéaciens (ruse 1)
card-12-LCK = Arrivée chez les Phéaciens (chance 3)
card-13-STR = Arrivée à Ithaque (force 4)
card-13-INT = Arrivée à Ithaque (intelligence 3)
card-13-CUN = Arrivée à Ithaque (ruse 6)
card-13-LCK = Arrivée à Ithaque (chance 1)
card-14-STR = Retour au palais (force 2)
card-14-INT = Retour au palais (intelligence 1)
card-14-CUN = Retour au palais (ruse 3)
card-14-LCK = Retour au palais (chance 4)
card-15-STR = Concours de tir à l’arc (force 6)
card-15-INT = Concours de tir à l’arc (intelligence 5)
card-15-CUN = Concours de tir à l’arc (ruse 2)
card-15-LCK = Concours de tir à l’arc (chance 3)

## Les robots

because-odysseus-epic = Cela réalise l’Épopée : les cinq types d’épreuve y sont, pour { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
because-odysseus-passed = { $count ->
    [one] Une épreuve est réussie, pour { $count } point de plus.
   *[other] Des épreuves sont réussies, pour { $count } points de plus.
}
because-odysseus-story = { $count ->
    [0] Cela apporte un Récit, pour les cartes à venir.
    [one] Cela apporte un Récit, et les Récits rapportent { $count } point de plus.
   *[other] Cela apporte un Récit, et les Récits rapportent { $count } points de plus.
}
because-odysseus-waits = { $count ->
    [0] Cela prépare d’autres épreuves : { THE($skill) } suffit pour cette carte.
    [one] La carte vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et il ne manque qu’un point { OF($skill) }.
   *[other] La carte vaudra { $points ->
    [one] { $points } point
   *[other] { $points } points
} quand { THE($skill) } aura monté de { $count } points.
}
because-odysseus-rest = Un repos porte { THE($skill) } à { $level } et donne une Faveur ; aucune carte ne vaut mieux maintenant.

## La page

page-odysseus-ship = Le navire
page-odysseus-legend = ✓ ses points comptent : le niveau atteint la valeur
page-odysseus-covered = une carte face cachée
page-odysseus-empty = vide
page-odysseus-trial = { $points } { $points ->
    [one] point
   *[other] points
} à { $skill } { $value }
page-odysseus-gains = Gains : { $gains }
page-odysseus-no-gains = Aucun gain
page-odysseus-favour = Faveur
page-odysseus-any-skill = compétence au choix
page-odysseus-now = { $points } maintenant
page-odysseus-piles = Piles
page-odysseus-deck = Pioche { $count }
page-odysseus-worth = Vaut { $points } { $points ->
    [one] point
   *[other] points
} pour vous avec vos cartes
page-odysseus-favours = { $count ->
    [one] { $count } Faveur
   *[other] { $count } Faveurs
}
page-odysseus-aim = { $watching ->
    [1] le meilleur récit l’emporte : au mieux { $best }
   *[0] le meilleur récit l’emporte : vous { $own }, le meilleur autre { $best }
}

## Réponses laissées d’avance

order-lasts-turn = pour ce tour
order-no-story = Finir mon tour sans acheter de Récit
order-keep = Garder les points de compétence, sans dépenser de Faveur
