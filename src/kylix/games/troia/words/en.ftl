# Troia in English. $facts are those of frames, events, refusals and moves; a list tells its length as $cards-count,
# a name its id as $seat-id. Prompts may also ask for the options of the table.

game-troia = Troia
game-troia-about = The Trojan War for two: offerings to the gods push the heroes to and fro; the Greek builds the horse, the Trojan leads Hector and Paris to the ships.

## Questions

ask-choose-action = You must draw cards or make an offering to a god.
wait-choose-action = { $who } must draw cards or make an offering to a god.
ask-choose-payment = You must choose the cards of your offering to { $god }.
wait-choose-payment = { $who } must choose the cards of the offering to { $god }.
ask-make-progress = { $seat-id ->
    [G] You may lay one part of the horse.
   *[other] You may lead Hector and Paris one space on.
}
wait-make-progress = { $seat-id ->
    [G] { $who } may lay one part of the horse.
   *[other] { $who } may lead Hector and Paris one space on.
}
ask-add-card = You must choose the other card that this space of the path demands.
wait-add-card = { $who } must choose the other card that this space of the path demands.
ask-return-hero = You must choose a hero who returns to combat ({ $count } still to choose).
wait-return-hero = { $who } must choose a hero who returns to combat ({ $count } still to choose).
ask-fall-back = You must choose another hero who falls back one space, while { $hero } goes forward (Aphrodite).
wait-fall-back = { $who } must choose another hero who falls back one space, while { $hero } goes forward (Aphrodite).

ask-draw-two = You { $powers_mandatory ->
    [1] must
   *[other] may
} draw two cards (Zeus).
wait-draw-two = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} draw two cards (Zeus).
ask-step-forward = You { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero one space forward (Hermes).
wait-step-forward = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero one space forward (Hermes).
ask-combat-to-defence = You { $powers_mandatory ->
    [1] must
   *[other] may
} send a hero from combat to a { $artemis_jump ->
    [1] protection
   *[other] defence
} space (Artemis).
wait-combat-to-defence = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} send a hero from combat to a { $artemis_jump ->
    [1] protection
   *[other] defence
} space (Artemis).
ask-defence-to-protection = You { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from defence to protection on the same side (Hera).
wait-defence-to-protection = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from defence to protection on the same side (Hera).
ask-protection-to-defence = You { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from protection to defence on the same side (Poseidon).
wait-protection-to-defence = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from protection to defence on the same side (Poseidon).
ask-defence-to-combat = You { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from defence to combat (Ares).
wait-defence-to-combat = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from defence to combat (Ares).
ask-defence-to-defence = You { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from one defence space to the other (Hephaestus).
wait-defence-to-defence = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} move a hero from one defence space to the other (Hephaestus).
ask-forward-and-back = You { $powers_mandatory ->
    [1] must
   *[other] may
} choose a hero who goes one space forward; another will fall back (Aphrodite).
wait-forward-and-back = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} choose a hero who goes one space forward; another will fall back (Aphrodite).
ask-move-god = You { $powers_mandatory ->
    [1] must
   *[other] may
} move a god to another slot of Olympus (Iris).
wait-move-god = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} move a god to another slot of Olympus (Iris).
ask-take-discard = You { $powers_mandatory ->
    [1] must
   *[other] may
} take { $apollo_pick-id ->
    [top] the top card
    [random] a random card
   *[other] a card
} of your opponent’s discard pile (Apollo).
wait-take-discard = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} take { $apollo_pick-id ->
    [top] the top card
    [random] a random card
   *[other] a card
} of the other discard pile (Apollo).
ask-take-hand-card = You { $powers_mandatory ->
    [1] must
   *[other] may
} take a random card from your opponent’s hand (Doris).
wait-take-hand-card = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} take a random card from the other hand (Doris).
ask-take-cornucopia = You { $powers_mandatory ->
    [1] must
   *[other] may
} take the Cornucopia (Athena).
wait-take-cornucopia = { $who } { $powers_mandatory ->
    [1] must
   *[other] may
} take the Cornucopia (Athena).

## Moves

move-draw = Draw two cards
move-offer = Offer to { $god }
move-cornucopia = Add the Cornucopia
move-pay = Pay with { $card }
move-done = Make the offering
move-cancel = Give it up
move-use = Use the power
move-decline = Do without the power
move-move = Move { $hero }
move-send = Send { $hero } to { $space }
move-place = Move { $god } to { $slot }
move-forward = { $hero } forward
move-back = { $hero } back
move-take = Take { $card }
move-skip = No progress this turn
move-build = Lay in the horse: { $card }
move-advance = Discard { $card } for the path
move-return = { $hero } returns to combat

## What to choose first, where a move belongs to a later question

first-offer = Offer to a god
first-pay = Pay with a card
first-move = Move a hero
first-send = Send a hero
first-place = Move a god
first-forward = A hero forward
first-back = A hero back
first-take = Take a card
first-build = Lay a part of the horse
first-advance = Discard a card for the path

## Events

event-set-up = On Olympus, from the Greek end: { $gods }.
event-opening-hand = { $cards-count ->
    [0] { $seat } takes an opening hand of { $count } cards.
   *[other] { $seat } takes an opening hand: { $cards }.
}
event-turn-began = Turn { $turn }: { $seat }.
event-drew = { $cards-count ->
    [0] { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $cards }.
}
event-offered = { $seat } honours { $god } with { $cards-count ->
    [0] the Cornucopia alone
   *[other] { $cards }{ $cornucopia ->
        [1] {" "}and the Cornucopia
       *[other] {""}
    }
}: a { $superior ->
    [1] superior
   *[other] mixed
} offering.
event-god-moved = { $god } moves to { $slot }.
event-hero-moved = { $hero } leaves { $start } for { $space }.
event-power-lost = The power that { $god } grants is lost.
event-power-declined = { $seat } does without the power of { $god }.
event-took-card = { $seat } takes { $card } from the other { $source ->
    [0] discard pile
   *[other] hand
}.
event-took-cornucopia = { $seat } takes the Cornucopia.
event-made-no-progress = { $seat } makes no progress.
event-built = { $seat } lays { $card } in the horse: the { $figure }, part { $count } of 4.
event-advanced = { $seat } discards { $cards }: Hector and Paris reach space { $count } of 4.
event-game-ended = { $winner-id ->
    [none] The game is a draw. { $ending }
   *[other] { $winner } wins. { $ending }
}

## Refusals

no-god-absent = { $god } is not in play.
no-no-card = At least one card of the hand must be discarded.
no-too-few-icons = The symbols must reach the cost of { $cost }; there { $total ->
    [one] is only { $total }
   *[other] are only { $total }
}.
no-no-matching-icon = At least one symbol must be { $offering }; there is none.
no-token-once = The Cornucopia already lies with the payment.
no-no-token = You do not hold the Cornucopia.
no-already-paid = { $card } already lies with the payment.
no-not-in-hand = { $card } is not in your hand.
no-power-mandatory = At this table powers are compulsory; { $god } cannot be declined.
no-hero-out-of-reach = This power does not reach { $hero }, who stands in { $space }.
no-space-out-of-reach = This power does not lead to { $space }.
no-nobody-to-fall-back = No other hero could fall back, and one half of the power alone is not granted.
no-same-hero = { $hero } already goes forward; another hero must fall back.
no-same-slot = { $god } already lies in { $slot }.
no-not-in-discard = { $card } is not in your opponent’s discard pile.
no-only-greek-builds = Only the Greek builds the horse.
no-only-trojan-advances = Only the Trojan leads Hector and Paris.
no-no-horse-part = { $card } shows no part of the horse.
no-part-laid = This part lies in the horse already: the { $figure }.
no-wrong-figure = { $card } does not serve; what is needed now is { $figures-count ->
    [one] { $figures }
   *[other] one of { $figures }
}.
no-other-card-missing = This space demands { $count } cards together, and you do not hold the other one.
no-hero-elsewhere = { $hero } does not stand in { $space }.

## Options of the table

option-gods = Gods in play
option-gods-about = Which face of each of the six god tiles is used; a list of six gods may be given too.
option-gods-first_game = the six gods of a first game
option-gods-random_faces = the face of each tile by chance
option-artemis_jump = Artemis sends to protection
option-artemis_jump-about = With Artemis a hero goes from combat straight to a protection space, instead of a defence space.
option-powers_mandatory = Powers are compulsory
option-powers_mandatory-about = A power that can be carried out must be.
option-apollo_pick = Apollo’s card
option-apollo_pick-about = Which card of the other discard pile Apollo brings.
option-apollo_pick-choose = one of your choice
option-apollo_pick-top = the one discarded last
option-apollo_pick-random = one by chance
option-cornucopia_steal = The Cornucopia can be stolen
option-cornucopia_steal-about = Athena brings the Cornucopia also from the opponent, not only from the supply.
option-cornucopia_alone = The Cornucopia can pay alone
option-cornucopia_alone-about = The Cornucopia may pay a cost of 1 or 2 without any card.
option-objective_after_draw = Objective after drawing
option-objective_after_draw-about = The objective step also follows a turn in which cards were drawn.
option-deck_out = When a deck runs out
option-deck_out-about = When the game ends once a deck is empty.
option-deck_out-immediate = at once
option-deck_out-end_of_turn = at the end of the turn

## Names

seat-G = The Greek
seat-T = The Trojan
space-GP = Greek protection
space-GD = Greek defence
space-C = combat
space-TD = Trojan defence
space-TP = Trojan protection
slot-1 = slot 1
slot-2 = slot 2
slot-3 = slot 3
slot-4 = slot 4
slot-5 = slot 5
slot-6 = slot 6
ending-horse = The wooden horse is finished.
ending-track = Hector and Paris have reached the Greek ships.
ending-deck_progress = A deck has run out, and progress decides.
ending-deck_heroes = A deck has run out with equal progress, and the heroes decide.
ending-deck_equal = A deck has run out, and progress and heroes are equal.
ending-turn_limit = The game was stopped because of its length.
god-ZEUS = Zeus
god-APHRODITE = Aphrodite
god-HERA = Hera
god-IRIS = Iris
god-ARTEMIS = Artemis
god-APOLLO = Apollo
god-HERMES = Hermes
god-HEPHAESTUS = Hephaestus
god-POSEIDON = Poseidon
god-DORIS = Doris
god-ARES = Ares
god-ATHENA = Athena
hero-ACHILLES = Achilles
hero-AJAX = Ajax
hero-ODYSSEUS = Odysseus
hero-AGAMEMNON = Agamemnon
hero-AENEAS = Aeneas
hero-SARPEDON = Sarpedon
offering-FISH = fish
offering-BOAR = boar
offering-WHEAT = wheat
offering-DEER = deer
offering-WINE = wine
offering-RAM = ram
figure-HEAD = head
figure-CHEST = chest
figure-RUMP = rump
figure-WHEELS = wheels
figure-HECTOR = Hector
figure-PARIS = Paris
sheet-progress = Steps of progress
sheet-heroes = Heroes on the other side

## Fields of a view

field-active = To play
field-olympus = Olympus, from the Greek end
field-heroes = Heroes
field-deck = Decks
field-hand = Hands
field-paid = Set aside for a payment
field-pledged = Cornucopia in the payment
field-discard = Discard piles
field-horse = The horse
field-track = Spaces of the path reached
field-cornucopia = The Cornucopia is with
field-known = Cards of the hand that the other side knows
field-honoured = God honoured now
field-superior = Superior offering
field-winner = Winner
field-ending = Ending

## The text table

text-troia-battlefield = Battlefield · turn { $turn } · { $seat }
text-troia-olympus = Olympus
text-troia-spaces = P protection · D defence · C combat
text-troia-hero = hero
text-troia-god = god
text-troia-power = power
text-troia-cornucopia = Cornucopia: { $holder-id ->
    [none] in the supply
   *[other] { $holder }
}
text-troia-horse = horse
text-troia-path = path
text-troia-far = heroes at { $place } { $count }/{ $need }
text-troia-deck = deck { $count }
text-troia-hand = hand { $count }
text-troia-known = known: { $cards }
text-troia-discard = discards { $count }
text-troia-top = top { $card }
text-troia-your-hand = Your hand
text-troia-seen-card = * your opponent knows this card
text-troia-empty = no card
text-troia-payment = Payment to { $god }, cost { $cost }: { $total ->
    [one] { $total } symbol
   *[other] { $total } symbols
} so far, { $matching } of them { $offering }{ $cards-count ->
    [0] {""}
   *[other] : { $cards }
}{ $cornucopia ->
    [1] {" "}+ Cornucopia
   *[other] {""}
}
text-troia-there = In { $space }: { $heroes }
text-troia-pile = Discarded, the last one on top: { $cards }
text-power-draw_two = draw 2 cards
text-power-step_forward = a hero one space forward
# other: the option is off
text-power-combat_to_defence = hero: combat → { $artemis_jump ->
    [1] protection
   *[other] defence
}
text-power-defence_to_protection = hero: defence → protection
text-power-protection_to_defence = hero: protection → defence
text-power-defence_to_combat = hero: defence → combat
text-power-move_god = move a god on Olympus
text-power-take_discard = take a card they discarded
text-power-forward_and_back = a hero forward, another back
text-power-take_cornucopia = take the Cornucopia
text-power-take_hand_card = take a card of their hand
text-power-defence_to_defence = hero: defence ↔ defence
text-short-draw_two = draw 2 cards
text-short-step_forward = hero forward
# other: the option is off
text-short-combat_to_defence = combat → { $artemis_jump ->
    [1] prot.
   *[other] def.
}
text-short-defence_to_protection = def. → prot.
text-short-protection_to_defence = prot. → def.
text-short-defence_to_combat = def. → combat
text-short-move_god = move a god
text-short-take_discard = take a discard
text-short-forward_and_back = forward + back
text-short-take_cornucopia = Cornucopia
text-short-take_hand_card = take hand card
text-short-defence_to_defence = def. ↔ def.
text-short-FISH = fish
text-short-BOAR = boar
text-short-WHEAT = wheat
text-short-DEER = deer
text-short-WINE = wine
text-short-RAM = ram

## What things do

text-troia-about-god = Grants “{ $power }”. At least one symbol of the offering must be { $offering }.
text-troia-costs = The Greek pays { $greek }, the Trojan { $trojan }.
text-troia-not-in-play = Not in play at this table.
text-troia-about-hero = An offering of { $greek } moves this hero for the Greek, one of { $trojan } for the Trojan.
text-troia-stands = Stands in { $space }.
text-troia-about-offering = The offering of { $gods }. It moves { $greek } for the Greek and { $trojan } for the Trojan.
text-troia-symbols = { $count ->
    [one] One symbol: { $symbols }.
   *[other] { $count } symbols: { $symbols }.
}
text-troia-for-horse = Part of the horse: { $figure }.
text-troia-for-path = On the path: { $figure }.
text-troia-price = { $cost ->
    [1] 1 symbol: { $offering }
   *[other] { $cost } symbols, one of them { $offering }
}

## Cards

card-G-WINE-1 = Wine (head)
card-G-WHEAT-1 = Wheat (chest)
card-G-DEER-1 = Deer (rump)
card-G-RAM-1 = Ram (wheels)
card-G-FISH-1 = Fish
card-G-BOAR-1 = Boar
card-G-WINE-2 = Wine ×2
card-G-WHEAT-2 = Wheat ×2
card-G-DEER-2 = Deer ×2 (head)
card-G-RAM-2 = Ram ×2 (chest)
card-G-FISH-2 = Fish ×2 (rump)
card-G-BOAR-2 = Boar ×2 (wheels)
card-G-WINE-WHEAT = Wine + Wheat
card-G-WINE-DEER = Wine + Deer
card-G-WINE-RAM = Wine + Ram
card-G-WINE-FISH = Wine + Fish
card-G-WINE-BOAR = Wine + Boar
card-G-WHEAT-DEER = Wheat + Deer
card-G-WHEAT-RAM = Wheat + Ram
card-G-WHEAT-FISH = Wheat + Fish
card-G-WHEAT-BOAR = Wheat + Boar
card-G-DEER-RAM = Deer + Ram
card-G-DEER-FISH = Deer + Fish
card-G-DEER-BOAR = Deer + Boar
card-G-RAM-FISH = Ram + Fish
card-G-RAM-BOAR = Ram + Boar
card-G-FISH-BOAR = Fish + Boar
card-T-WINE-1 = Wine (Hector)
card-T-WHEAT-1 = Wheat (Paris)
card-T-DEER-1 = Deer (Hector)
card-T-RAM-1 = Ram (Paris)
card-T-FISH-1 = Fish (Hector)
card-T-BOAR-1 = Boar (Paris)
card-T-WINE-2 = Wine ×2 (Paris)
card-T-WHEAT-2 = Wheat ×2 (Hector)
card-T-DEER-2 = Deer ×2 (Paris)
card-T-RAM-2 = Ram ×2 (Hector)
card-T-FISH-2 = Fish ×2 (Paris)
card-T-BOAR-2 = Boar ×2 (Hector)
card-T-WINE-WHEAT = Wine + Wheat
card-T-WINE-DEER = Wine + Deer
card-T-WINE-RAM = Wine + Ram
card-T-WINE-FISH = Wine + Fish
card-T-WINE-BOAR = Wine + Boar
card-T-WHEAT-DEER = Wheat + Deer
card-T-WHEAT-RAM = Wheat + Ram
card-T-WHEAT-FISH = Wheat + Fish
card-T-WHEAT-BOAR = Wheat + Boar
card-T-DEER-RAM = Deer + Ram
card-T-DEER-FISH = Deer + Fish
card-T-DEER-BOAR = Deer + Boar
card-T-RAM-FISH = Ram + Fish
card-T-RAM-BOAR = Ram + Boar
card-T-FISH-BOAR = Fish + Boar

## The bots

because-troia-progress = It makes progress: { $count } of 4 steps { $count ->
    [one] is
   *[other] are
} done then.
because-troia-ready = Two heroes stand in the far space then, and the card for the next step is in hand.
because-troia-stop = It drives a hero back out of the space where the other side needs two.
because-troia-reach = With the next offering two heroes can be in the far space.
because-troia-draw = { $count ->
    [0] The hand is empty: cards are needed first.
    [one] One card in hand pays for little: cards are needed first.
   *[other] More cards are worth more now than an offering from { $count } cards.
}
because-troia-hero = It brings { $hero } to { $space }.

## The page

page-troia-field = Battlefield
page-troia-turn = Turn the board round
page-troia-god = { $god } { $power }. Offering { $offering }; costs the Greek { $greek }, the Trojan { $trojan }
page-troia-costs = costs the Greek { $greek }, the Trojan { $trojan }
page-troia-space = { $space }: { $count ->
    [0] no hero
   *[other] { $heroes }
}
page-troia-hero = { $hero }, in { $space }; Greek face { $greek }, Trojan face { $trojan }
page-troia-ghost = { $superior ->
    [1] A superior offering brings { $hero } to { $space }.
   *[0] { $hero } goes to { $space }.
}
page-troia-horse = The wooden horse: { $count } of { $all } parts laid: { $parts }
page-troia-path = Hector and Paris: space { $count } of { $all }; next: { $next }
page-troia-start = Troy
page-troia-cornucopia = Cornucopia
page-troia-far = heroes in the far space
page-troia-progress = horse, path
page-troia-pile = Discards of { $seat }
page-troia-superior = superior: two spaces
page-troia-mixed = mixed: one space
page-troia-aim = Horse { $parts } of { $all }, Path { $track } of { $steps }

## Answers left ahead of time

order-lasts-turn = for this turn
order-draw = When my turn comes: draw
order-no-progress = Make no progress towards my objective
order-no-power = Decline the powers of gods
order-ended-foe-close = It ended: your opponent is one step from winning.
