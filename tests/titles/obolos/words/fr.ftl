# Obolos en français.

game-obolos = Obolos
game-obolos-about = Misez une pièce en secret, tous à la fois : la plus chère gagne la manche. De deux à quatre, en deux minutes.

## Questions

ask-secret-bid = Vous posez une pièce, face cachée.
wait-secret-bid = { $who } pose une pièce, face cachée.
ask-change-coin = Vous pouvez changer une pièce à la banque.
wait-change-coin = { $who } peut changer une pièce à la banque.

## Coups

move-bid = Miser { $coin }
move-boast = Se vanter
move-keep = Ne rien changer
move-change = Rendre { $coin } contre une pièce de la banque

## Événements

event-dealt = { $coins-count ->
    [0] { $seat } prend { $count } pièces.
   *[other] { $seat } prend { $coins }.
}
event-round-began = Manche { $turn }.
event-shown = On montre ces pièces : { $coins }.
event-won = { $seat } gagne la manche avec { $coin }.
event-boasted = { $seat } se vante.
event-changed = { $drawn-id ->
    [none] { $seat } rend { $coin } contre une pièce de la banque.
   *[other] { $seat } rend { $coin } contre { $drawn }.
}
event-ended = La partie est finie : { $ending }.

## Refus

no-not-in-purse = { $coin } n’est pas dans votre bourse
no-already-bid = { $coin } est déjà misée

## Options

option-goal = Points pour gagner
option-goal-about = Qui en a autant gagne aussitôt.
option-boasting = Se vanter
option-boasting-about = Deux fois par partie on peut se vanter, et après la seconde fois changer une pièce.

## Choses

seat-A = le marchand A
seat-B = le marchand B
seat-C = le marchand C
seat-D = le marchand D
ending-purses = les bourses sont vides
ending-goal = le but est atteint
coin-N1 = la pièce de 1
coin-N2 = la pièce de 2
coin-N3 = la pièce de 3
coin-N4 = la pièce de 4
coin-N5 = la pièce de 5
coin-N6 = la pièce de 6
coin-N7 = la pièce de 7
coin-N8 = la pièce de 8
coin-N9 = la pièce de 9
coin-N10 = la pièce de 10
coin-N11 = la pièce de 11
coin-N12 = la pièce de 12
coin-N13 = la pièce de 13
coin-N14 = la pièce de 14
coin-N15 = la pièce de 15
coin-N16 = la pièce de 16
coin-N17 = la pièce de 17
coin-N18 = la pièce de 18
coin-N19 = la pièce de 19
coin-N20 = la pièce de 20
coin-N21 = la pièce de 21
coin-N22 = la pièce de 22
coin-N23 = la pièce de 23
coin-N24 = la pièce de 24

sheet-rounds = Manches gagnées

## Champs

field-hand = Bourses
field-bank = Banque
field-spent = Pièces montrées
field-points = Manches gagnées
field-boasts = Vantardises
field-ended = But atteint

## La table en texte, les bots et la page

text-obolos-seat = marchand
text-obolos-rounds = manches
text-obolos-purse = bourse
text-obolos-spent = Montrées : { $coins }
because-obolos-bid = une pièce de { $worth } peut être la plus chère
page-obolos-market = Marché
page-obolos-purse = Bourse de { $who } : { $count } pièces, { $points } points
page-obolos-spent = Pièces montrées : { $coins }
