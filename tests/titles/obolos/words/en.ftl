# Obolos in English.

game-obolos = Obolos
game-obolos-about = Bid a coin in secret, all at once: the dearest wins the round. For two to four, in two minutes.

## Questions

ask-secret-bid = You lay a coin down, face down.
wait-secret-bid = { $who } lays a coin down, face down.
ask-change-coin = You may change a coin at the bank.
wait-change-coin = { $who } may change a coin at the bank.

## Moves

move-bid = Bid { $coin }
move-boast = Boast
move-keep = Change nothing
move-change = Give { $coin } up for a coin of the bank

## Events

event-dealt = { $coins-count ->
    [0] { $seat } takes { $count } coins.
   *[other] { $seat } takes { $coins }.
}
event-round-began = Round { $turn }.
event-shown = These coins are shown: { $coins }.
event-won = { $seat } wins the round with { $coin }.
event-boasted = { $seat } boasts.
event-changed = { $drawn-id ->
    [none] { $seat } gives { $coin } up for a coin of the bank.
   *[other] { $seat } gives { $coin } up for { $drawn }.
}
event-ended = The game is over: { $ending }.

## Refusals

no-not-in-purse = { $coin } is not in your purse
no-already-bid = { $coin } is bid already

## Options

option-goal = Points to win
option-goal-about = Whoever has as many wins at once.
option-boasting = Boasting
option-boasting-about = Twice a game one may boast, and after the second time change a coin.

## Things

seat-A = merchant A
seat-B = merchant B
seat-C = merchant C
seat-D = merchant D
ending-purses = the purses are empty
ending-goal = the goal is reached
coin-N1 = the coin of 1
coin-N2 = the coin of 2
coin-N3 = the coin of 3
coin-N4 = the coin of 4
coin-N5 = the coin of 5
coin-N6 = the coin of 6
coin-N7 = the coin of 7
coin-N8 = the coin of 8
coin-N9 = the coin of 9
coin-N10 = the coin of 10
coin-N11 = the coin of 11
coin-N12 = the coin of 12
coin-N13 = the coin of 13
coin-N14 = the coin of 14
coin-N15 = the coin of 15
coin-N16 = the coin of 16
coin-N17 = the coin of 17
coin-N18 = the coin of 18
coin-N19 = the coin of 19
coin-N20 = the coin of 20
coin-N21 = the coin of 21
coin-N22 = the coin of 22
coin-N23 = the coin of 23
coin-N24 = the coin of 24

sheet-rounds = Rounds won

## Fields

field-hand = Purses
field-bank = Bank
field-spent = Coins shown
field-points = Rounds won
field-boasts = Boasts
field-ended = Goal reached

## The text table, bots and the page

text-obolos-seat = merchant
text-obolos-rounds = rounds
text-obolos-purse = purse
text-obolos-spent = Shown: { $coins }
because-obolos-bid = a coin worth { $worth } may be the dearest
page-obolos-market = Market
page-obolos-purse = Purse of { $who }: { $count } coins, { $points } points
page-obolos-spent = Coins shown: { $coins }
