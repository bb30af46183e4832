# Obolos en français.

game-obolos = Obolos
game-obolos-about = Misez une pièce en secret, tous à la fois : la plus chère gagne la manche. De deux à quatre, en deux minutes.

## Questions

ask-secret-bid = Vous posez une pièce, face cachée.
wait-secret-bid = { CAP($who) } { $who-count ->
    [one] pose
   *[other] posent
} une pièce, face cachée.
ask-change-coin = Vous pouvez changer une pièce à la banque.
wait-change-coin = { CAP($who) } peut changer une pièce à la banque.

## Coups

move-bid = Miser { THE($coin) }
move-boast = Se vanter
move-keep = Ne rien changer
move-change = Rendre { THE($coin) } contre une pièce de la banque

## Événements

event-dealt = { $coins-count ->
    [0] { CAP($seat) } prend { $count } pièces.
   *[other] { CAP($seat) } prend { THE($coins) }.
}
event-round-began = Manche { $turn }.
event-shown = On montre ces pièces : { $coins }.
event-won = { CAP($seat) } gagne la manche avec { THE($coin) }.
event-boasted = { CAP($seat) } se vante.
event-changed = { $drawn-id ->
    [none] { CAP($seat) } rend { THE($coin) } contre une pièce de la banque.
   *[other] { CAP($seat) } rend { THE($coin) } contre { THE($drawn) }.
}
event-ended = La partie est finie : { $ending }.

## Refus

no-not-in-purse = { CAP($coin) } n’est pas dans votre bourse
no-already-bid = { CAP($coin) } est déjà misée

## Options

option-goal = Points pour gagner
option-goal-about = Qui en a autant gagne aussitôt.
option-boasting = Se vanter
option-boasting-about = Deux fois par partie on peut se vanter, et après la seconde fois changer une pièce.

## Choses

seat-A = marchand A
    .is = m
seat-B = marchand B
    .is = m
seat-C = marchand C
    .is = m
seat-D = marchand D
    .is = m
ending-purses = les bourses sont vides
ending-goal = le but est atteint
coin-N1 = pièce de 1
    .is = f
coin-N2 = pièce de 2
    .is = f
coin-N3 = pièce de 3
    .is = f
coin-N4 = pièce de 4
    .is = f
coin-N5 = pièce de 5
    .is = f
coin-N6 = pièce de 6
    .is = f
coin-N7 = pièce de 7
    .is = f
coin-N8 = pièce de 8
    .is = f
coin-N9 = pièce de 9
    .is = f
coin-N10 = pièce de 10
    .is = f
coin-N11 = pièce de 11
    .is = f
coin-N12 = pièce de 12
    .is = f
coin-N13 = pièce de 13
    .is = f
coin-N14 = pièce de 14
    .is = f
coin-N15 = pièce de 15
    .is = f
coin-N16 = pièce de 16
    .is = f
coin-N17 = pièce de 17
    .is = f
coin-N18 = pièce de 18
    .is = f
coin-N19 = pièce de 19
    .is = f
coin-N20 = pièce de 20
    .is = f
coin-N21 = pièce de 21
    .is = f
coin-N22 = pièce de 22
    .is = f
coin-N23 = pièce de 23
    .is = f
coin-N24 = pièce de 24
    .is = f

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
because-obolos-bid = Une pièce de { $worth } peut être la plus chère.
page-obolos-market = Marché
page-obolos-purse = Bourse { OF($who) } : pièces { $count }, points { $points }
page-obolos-spent = Pièces montrées : { $coins }
