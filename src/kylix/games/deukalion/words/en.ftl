# Deukalion in English. $facts are those of frames, events, refusals and moves; a list tells its length as $cards-count,
# a name its id as $seat-id. Prompts may also ask for the options of the table.

game-deukalion = Deukalion
game-deukalion-about = Greek heroes at sea for two to four: sail on every turn, raid cities, settle, fight ships and the Hydra, and bring treasures to Athens.

## Questions

ask-place-ship = Choose an anchor square for your ship.
wait-place-ship = { $who } chooses an anchor square.
ask-choose-part = Do you sail, forgo sailing to take hoplites back, or do nothing?
wait-choose-part = { $who } sails, forgoes sailing or does nothing.
ask-play-after-forgo = You have forgone sailing. Do you play a card?
wait-play-after-forgo = { $who } has forgone sailing and may play cards.
ask-choose-course = You are at sea: sail on, act, or stop.
wait-choose-course = { $who } is at sea.
ask-hand-over = You have reached Athens: hand over your treasures one after the other.
wait-hand-over = { $who } hands over treasures at Athens.
ask-reclaim-at-styx = You are at the Styx: how many hoplites do you take back from the Underworld? Whoever alone has most of them there earns Honour cards by it.
wait-reclaim-at-styx = { $who } takes hoplites back at the Styx.
ask-choose-reclaim = How many hoplites do you take back from the Underworld?
wait-choose-reclaim = { $who } takes hoplites back from the Underworld.
ask-place-treasure = Which city gets the { $colour } treasure?
wait-place-treasure = { $who } chooses a city for the { $colour } treasure.
ask-give-treasure = Which treasure do you hand over? Still to name: { $count }.
wait-give-treasure = { $who } chooses treasures for the pursuit.
ask-dump-treasure = Which treasure do you put back to make room? Still to name: { $count }.
wait-dump-treasure = { $who } puts treasures back to make room.
ask-tuck-card = Which card do you put under the deck for the pursuit? Still to name: { $count }.
wait-tuck-card = { $who } puts cards under the deck for a pursuit.
ask-claim-poll = Do you complete { $pursuit } now? Whoever can is asked at the same time.
wait-claim-poll = { $who } may complete { $pursuit }.
ask-claim-secret = Do you complete your secret pursuit now?
wait-claim-secret = { $who } may complete a secret pursuit.
ask-claim-victory = You have beaten a ship. Do you complete a pursuit with that?
wait-claim-victory = { $who } may complete a pursuit with this victory.
ask-place-kylix = Turn the Kylix and set it down.
wait-place-kylix = { $who } turns the Kylix and sets it down.
ask-choose-action = Which action comes next?
wait-choose-action = { $who } chooses the next action.
ask-move-hydra = The Hydra can swim { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} more. Where to?
wait-move-hydra = { $who } moves the Hydra.
ask-calm-hydra = The Hydra is upon you. Do you play a card?
wait-calm-hydra = { $who } faces the Hydra and may play a card.
ask-play-before-throw = Before the throw: play a card first, or throw.
wait-play-before-throw = { $who } may play a card before the throw.
ask-play-after-throw = After the throw: do you play a card?
wait-play-after-throw = { $who } may play a card after the throw.
ask-play-received = You have just received a card. Do you play it at once?
wait-play-received = { $who } may play the card just received.
ask-rethrow-hoplites = How many of your lost hoplites do you throw once more?
wait-rethrow-hoplites = { $who } throws lost hoplites once more.
ask-avert-relocation = Your ship is about to be moved. Do you play a card?
wait-avert-relocation = { $who } may play a card before the ship is moved.
ask-relocate-ship = Where does the ship of { $foe } go?
wait-relocate-ship = { $who } moves the ship of { $foe }.
ask-relocate-hydra = Where does the Hydra go?
wait-relocate-hydra = { $who } moves the Hydra away.
ask-take-prize = You have beaten { $foe }. Which prize do you take?
wait-take-prize = { $who } takes a prize from { $foe }.
ask-take-treasure = You have conquered { $city }. Which treasure do you take?
wait-take-treasure = { $who } takes a treasure of { $city }.
ask-make-room = There is no room for the { $colour } treasure. Does a hoplite go to the Underworld for it?
wait-make-room = { $who } decides whether a hoplite makes room for the treasure.

## Moves

move-anchor = Begin on { $square }
move-embark = Sail
move-forgo = Forgo sailing, hoplites back: { $number }
move-pass = Pass
move-pass-at-play-before-throw = Throw
move-pass-at-play-after-throw = Let the throw stand
move-pass-at-calm-hydra = Face the Hydra
move-pass-at-choose-part = Do nothing
move-rotate = { $rotation-id ->
    [0] As it fell
    [1] A quarter turn to the left
    [2] Half a turn
   *[3] A quarter turn to the right
}
move-do = Action: { $symbol }
move-end = End the turn
move-sail = Sail to { $square }
move-cross = Cross the Hydra on { $square }
move-swim = The Hydra to { $square }
move-stop = Stop here
move-relocate = To { $square }
move-found = Found { $settlement }
move-seize = Challenge { $settlement }
move-raid = Challenge { $city }
move-deliver = Deliver the { $colour } treasure for an Honour card
move-give = The { $colour } treasure
move-place = To { $city }
move-take = Take the { $colour } treasure
move-card = Take an Action card
move-leave = Take nothing
move-send = Send a hoplite to the Underworld
move-claim = Complete { $pursuit }: { $side }
move-decline = Complete nothing now
move-play = Play { $card }
move-tuck = { $card } under the deck
move-reclaim = Hoplites back: { $number }
move-rethrow = Throw once more: { $number }

## What to choose first, where a move belongs to a later question

first-anchor = Choose where to begin
first-forgo = Forgo sailing
first-relocate = Choose a square
first-reclaim = Take hoplites back
first-sail = Sail to a square
first-rotate = Turn the Kylix and set it down
first-do = Choose an action
first-swim = Move the Hydra
first-take = Take a treasure
first-place = Choose a city for the treasure
first-tuck = Put a card under the deck
first-raid = Challenge a city
first-seize = Challenge a settlement
first-found = Found a settlement
first-play = Play a card
first-claim = Complete a pursuit
first-deliver = Deliver a treasure
first-give = Hand a treasure over
first-rethrow = Throw once more

## Events

event-set-up = { $seat } begins. On display: { $pursuits }.
event-opening-hand = { $cards-count ->
    [0] { $seat } receives { $count } Action cards and a secret pursuit.
   *[other] { $seat } receives { $cards }, and as a secret pursuit { $pursuits }.
}
event-ship-placed = { $seat } begins on { $square }.
event-turn-began = Turn { $turn }: { $seat } shakes the Kylix: { $centre } in the middle, around it { $outer }.
event-passed = { $seat } does nothing.
event-forwent = { $seat } forgoes sailing.
event-reclaimed = { $seat } takes { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
} back.
event-placed-kylix = { $seat } sets the Kylix down: Card { $to_card }, Hydra { $to_hydra }, Hoplites { $to_hoplites }, Move { $to_move }.
event-drew = { $seat } draws { $cards-count ->
    [0] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $cards }
}.
event-played = { $seat } plays { $card }.
event-tucked = { $seat } puts { $cards-count ->
    [0] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $cards }
} under the deck.
event-sailed = { $seat } sails to { $square }.
event-founded = { $seat } founds { $settlement }.
event-challenged-ship = { $seat } challenges { $foe }.
event-challenged-city = { $seat } challenges { $city }.
event-challenged-settlement = { $seat } challenges { $settlement }.
event-challenged-hydra = { $seat } challenges the Hydra.
event-hydra-swam = { $seat } moves the Hydra to { $square }.
event-hydra-attacked = The Hydra attacks { $seat }.
event-hydra-calmed = { $seat } calms the Hydra.
event-threw = { $seat } throws: { $down } face down, { $edge } on edge, { $up } skull up.
event-counted = { $seat } has { $points }{ $half ->
    [0] {""}
   *[other] ½
} and loses { $lost ->
    [one] { $lost } hoplite
   *[other] { $lost } hoplites
}.
event-won = { $seat } wins.
event-beaten = { $seat } is beaten.
event-took-treasure = { $seat } takes a { $colour } treasure.
event-made-room = { $seat } sends a hoplite to the Underworld to make room.
event-took-nothing = { $seat } takes nothing.
event-stole = { $cards-count ->
    [0] { $seat } takes a card from the hand of { $foe }.
   *[other] { $seat } takes { $cards } from the hand of { $foe }.
}
event-seized = { $seat } takes { $settlement } from { $foe }.
event-too-few-left = { $seat } has too few hoplites left to hold { $settlement }.
event-ship-relocated = { $seat } moves the ship of { $foe } to { $square }.
event-hydra-relocated = { $seat } drives the Hydra to { $square }.
event-delivered = { $seat } delivers a { $colour } treasure.
event-treasure-placed = The { $colour } treasure of { $seat } goes to { $city }.
event-honoured = { $seat } gains { $count ->
    [one] { $count } Honour card
   *[other] { $count } Honour cards
}.
event-secret-shown = { $seat } shows a secret pursuit: { $pursuit }.
event-completed = { $seat } completes { $pursuit }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-completed-jointly = { $seats } complete { $pursuit } together; it leaves the game.
event-turned-up = Turned up: { $pursuit }.
event-game-ended = { $winners-count ->
    [one] { $winners } wins. { $ending }
   *[other] { $winners } share the victory. { $ending }
}

## Refusals

no-not-in-hand = { $card } is not in your hand.
no-card-not-now = { $card } cannot be played at this moment.
no-card-without-effect = { $card } would have no effect now.
no-city-full = { $city } has no free treasure space.
no-not-aboard = You have no { $colour } treasure aboard.
no-completes-pursuit = A { $colour } treasure handed over completes { $pursuit }: the card is taken, not an Honour card.
no-set-not-completed = With { $colour } the treasures demanded cannot be completed; still to name: { $count }. They are named in the order of the colours.
no-too-many-back = { $count } hoplites cannot come back; the most is { $most }.
no-too-few-back = With the majority you take back at least { $least }, or none and no bonus; { $count } is neither.
no-pursuit-elsewhere = { $pursuit } is neither on display nor your secret pursuit.
no-pushed = Your ship was moved by others; until you sail again you can neither deliver nor complete such a pursuit.
no-not-at-anchor = Your ship is not on an anchor square of Athens.
no-treasures-missing = You do not have the treasures for { $pursuit } aboard.
no-only-at-victory = This side of { $pursuit } is completed at the moment of a victory only.
no-no-such-victory = { $pursuit } does not ask for a victory over a ship.
no-not-next-to = Your ship is not next to { $city }.
no-not-next-to-settlement = Your ship is not next to { $settlement }.
no-too-few-aboard = { $count } hoplites aboard are needed; you have { $have }.
no-too-few-cards = { $count } Action cards in hand are needed; you have { $have }.
no-poll-for-another = This question is about { $pursuit } only.
no-poll-for-secret = This question is about your secret pursuit only.
no-square-occupied = { $square } is not free.
no-not-that-far = { $square } is not at the end of a path of the right length.
no-not-so-many-lost = { $count } cannot be thrown once more; from 1 to { $most } can.
no-no-card-to-take = There is no card to take.
no-no-such-treasure = There is no { $colour } treasure to take.
no-no-room = Your shipboard is full of treasures.
no-adventure-used = You have had your adventure in this voyage.
no-city-empty = { $city } has no treasure left.
no-nobody-aboard = You have no hoplite aboard.
no-settlement-held = { $settlement } belongs to { $owner }.
no-settlement-free = Nobody holds { $settlement }: it can be founded.
no-settlement-own = { $settlement } is yours already.
no-own-ship = Your own ship is on { $square }.
no-hydra-cannot-go = The Hydra cannot swim to { $square } in one step.
no-hydra-kept-out = The Hydra may not enter { $square }: it keeps to the open sea, off anchor squares, the Styx and land.
no-must-go-on = You are crossing the Hydra and must sail on.
no-movement-ended = Your movement has ended in this voyage.
no-no-steps-left = You have no step left.
no-square-closed = No ship can sail to { $square }.
no-not-one-step = { $square } is not one step away.
no-hydra-in-the-way = The Hydra is on { $square }, and you may not challenge it now.
no-no-hydra-there = The Hydra is not on { $square }.
no-cannot-cross = To cross the Hydra you need the Lyre of Orpheus, movement that has not ended, and two steps left.
no-deliver-first = First all treasures are handed over.
no-no-anchor-square = { $square } is not an anchor square.
no-same-rotation = Rotation { $rotation } comes to the same as an earlier one.
no-action-done = This action is done: { $symbol }.

## Options of the table

option-edition = Edition
option-edition-about = Which of the two rulebooks is followed.
option-edition-continental = continental
option-edition-continental-about = The card that a winner takes comes from the deck, anchor squares are not safe, a win in defence counts for pursuits, and delivering is free.
option-edition-english = English
option-edition-english-about = The winner draws from the loser’s hand, anchor squares are safe, only attackers complete pursuits, and whoever reaches Athens delivers all.
option-anchor_safe = Anchor squares are safe
option-anchor_safe-about = Several ships may share an anchor square, and nobody is challenged there.
option-anchor_safe-edition = as in the edition
option-anchor_safe-on = yes
option-anchor_safe-off = no
option-hydra_attack_from_hand = Hydra pursuit in hand
option-hydra_attack_from_hand-about = A secret Hydra pursuit is enough to challenge the Hydra.
option-hydra_attack_from_hand-edition = as in the edition
option-hydra_attack_from_hand-on = yes
option-hydra_attack_from_hand-off = no
option-ship_prize_card = Card won from a ship
option-ship_prize_card-about = Where the Action card comes from that a winner may take.
option-ship_prize_card-edition = as in the edition
option-ship_prize_card-deck = from the deck
option-ship_prize_card-loser_hand = by chance from the loser’s hand
option-defence_counts = Defence counts for pursuits
option-defence_counts-about = A ship that wins in defence completes a pursuit that asks for a beaten ship.
option-defence_counts-edition = as in the edition
option-defence_counts-on = yes
option-defence_counts-off = no
option-delivery_compulsory = Delivery is compulsory
option-delivery_compulsory-about = Whoever reaches an anchor square hands over all treasures.
option-delivery_compulsory-edition = as in the edition
option-delivery_compulsory-on = yes
option-delivery_compulsory-off = no
option-dump_anywhere = Treasures can be put back anywhere
option-dump_anywhere-about = Treasures may make room for hoplites everywhere, not only at the Styx.
option-dump_anywhere-edition = as in the edition
option-dump_anywhere-on = yes
option-dump_anywhere-off = no
option-leave_hoplites = Pursuits take hoplites
option-leave_hoplites-about = Where a pursuit says so, hoplites are left at the city and go to the Underworld.
option-leave_hoplites-edition = as in the edition
option-leave_hoplites-on = yes
option-leave_hoplites-off = no
option-three_colours = Three colours of treasure
option-three_colours-about = Five red, five green and five blue treasures instead of three in each of five colours.
option-immediate_play = Cards are playable on receipt
option-immediate_play-about = A card received on another player’s turn may be played at once.
option-cards_before_rotation = Cards before the Kylix is set down
option-cards_before_rotation-about = The active player may play cards when all others have sailed, before turning the Kylix.
option-forgo_blocks_cards = No cards after forgoing
option-forgo_blocks_cards-about = Whoever forgoes sailing plays no card after that.
option-pursuit_ends_move = A pursuit ends movement
option-pursuit_ends_move-about = Which movement ends when the active player completes a pursuit before the Move action.
option-pursuit_ends_move-voyage = only that of a voyage in progress
option-pursuit_ends_move-turn = that of the whole turn
option-styx_bonus = Honour cards of the Styx
option-styx_bonus-about = What the sole majority in the Underworld needs to earn them.
option-styx_bonus-reclaim = hoplites must be taken back
option-styx_bonus-majority = the majority is enough
option-treasure_calls = A treasure won in defence counts at once
option-treasure_calls-about = A defender who lies on an anchor square and wins a treasure is asked whether it completes a pursuit.
option-max_turns = Turns at the most
option-max_turns-about = After so many turns the highest score wins; 0 for no limit.
option-p_edge = Hoplites on edge, in a hundred
option-p_edge-about = How many of a hundred thrown hoplites land on edge; -1 for what the component file says.
option-start_player = Start player
option-start_player-about = Who begins; a seat may be named.
option-start_player-lot = by lot

## Names

seat-A = Deukalion
seat-B = Perseus
seat-C = Hercules
seat-D = Achilles
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
city-COR = Corinth
city-MYK = Mykene
city-SPA = Sparta
city-THE = Thera
city-CRE = Crete
city-RHO = Rhodes
city-CYP = Cyprus
city-HAL = Halikarnassos
settlement-EPH = Ephesus
settlement-ARG = Argos
settlement-LIN = Lindos
settlement-SAL = Salamis
space-COR-1 = Corinth 1
space-MYK-1 = Mykene 1
space-MYK-2 = Mykene 2
space-SPA-1 = Sparta 1
space-SPA-2 = Sparta 2
space-THE-1 = Thera 1
space-CRE-1 = Crete 1
space-CRE-2 = Crete 2
space-RHO-1 = Rhodes 1
space-RHO-2 = Rhodes 2
space-CYP-1 = Cyprus 1
space-CYP-2 = Cyprus 2
space-HAL-1 = Halikarnassos 1
space-HAL-2 = Halikarnassos 2
space-HAL-3 = Halikarnassos 3
colour-RED = red
colour-GREEN = green
colour-BLUE = blue
colour-YELLOW = yellow
colour-WHITE = white
card-A01 = Pegasus
card-A02 = Favour of Hades
card-A03 = Golden Fleece
card-A04 = Fair Wind
card-A05 = Breath of Aeolus
card-A06 = Charon’s Ferry
card-A07 = Grace of Persephone
card-A08 = Spear of Ares
card-A09 = Strength of Heracles
card-A10 = Aegis of Athena
card-A11 = Balm of Asclepius
card-A12 = Trident of Poseidon
card-A13 = Lyre of Orpheus
card-A14 = Oracle of Delphi
pursuit-P01 = P01 (red treasure / beat a ship: 2)
pursuit-P02 = P02 (green treasure / 8 hoplites at Cyprus: 2)
pursuit-P03 = P03 (blue treasure / 4 cards to Corinth: 2)
pursuit-P04 = P04 (yellow treasure / beat a ship: 2)
pursuit-P05 = P05 (white treasure / 10 hoplites at Sparta: 2)
pursuit-P06 = P06 (red treasure / beat the Hydra: 2)
pursuit-P07 = P07 (blue and yellow treasures / 10 hoplites at Crete, 4 left there in the English edition: 3)
pursuit-P08 = P08 (white and red treasures / 5 cards to Mykene: 3)
pursuit-P09 = P09 (any 3 treasures / beat the Hydra: 4)
pursuit-P10 = P10 (yellow and white treasures / 10 hoplites at Sparta, 4 left there in the English edition: 3)
pursuit-P11 = P11 (red and yellow treasures / 5 cards to Rhodes: 3)
pursuit-P12 = P12 (green treasure / yellow treasure: 2)
pursuit-P13 = P13 (blue treasure / white treasure: 2)
pursuit-P14 = P14 (green and blue treasures / 5 cards to Halikarnassos: 3)
pursuit-P15 = P15 (2 treasures of one colour / 10 hoplites at Cyprus, 4 left there in the English edition: 3)
pursuit-P16 = P16 (3 treasures of different colours / 6 cards to Crete: 4)
side-A = first side
side-B = second side
symbol-CARD = Card
symbol-HYDRA = Hydra
symbol-HOPLITES = Hoplites
symbol-MOVE = Move
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
ending-target = The target is reached.
ending-turn_limit = The game was stopped because of its length.
sheet-settlements = Settlements
sheet-honour = Honour cards
sheet-pursuits = Pursuits

## Fields of a view

field-active = Active player
field-dice = Dice: centre, then outer
field-rotation = Rotation of the Kylix
field-done = Actions done, a bit for each
field-served = Inactive player served
field-sailor = At sea
field-steps = Steps left
field-course = Voyage: 0 under way, 1 movement ended, 2 over
field-adventure = Adventure used
field-lyre = The Hydra may be crossed
field-crossing = Crossing the Hydra
field-ships = Ships
field-pushed = Moved by others
field-hydra = Hydra
field-aboard = Hoplites aboard
field-cargo = Treasures aboard
field-underworld = Hoplites in the Underworld
field-held = Settlements
field-spaces = Treasures in cities
field-deck = Action deck
field-hand = Hands
field-fresh = Just received
field-played = Card played last
field-lasting = Permanent cards
field-lasting_by = Owners of the permanent cards
field-pursuits = Pursuit deck
field-display = Pursuits on display
field-secret = Secret pursuits
field-shown = Secret pursuit shown
field-earned = Completed pursuits
field-earned_by = Owners of the completed pursuits
field-removed = Pursuits out of the game
field-points = Points
field-honour = Honour cards
field-supply = Honour cards left
field-fighters = In the challenge
field-thrown = Thrown: skull up, face down, on edge, saved
field-bonus = Half points from cards
field-gained = Seats that gained out of turn, a bit for each
field-winners = Winners
field-ending = Ending

## The text table

text-deukalion-map = Turn { $turn } · { $seat } · target { $target }
text-deukalion-legend = ~ anchor · § Styx · & Hydra
text-deukalion-player = player
text-deukalion-points = points
text-deukalion-aboard = crew
text-deukalion-dead = dead
text-deukalion-cargo = treasures
text-deukalion-cards = cards
text-deukalion-lasting = in play
text-deukalion-secret = secret
text-deukalion-covered = covered
text-deukalion-none = –
text-deukalion-place = place
text-deukalion-value = value
text-deukalion-treasures = treasures
text-deukalion-dice = Kylix: { $centre } in the middle · { $outer }
text-deukalion-placed = Card { $to_card } · Hydra { $to_hydra } · Hoplites { $to_hoplites } · Move { $to_move }
text-deukalion-steps = steps left { $steps }
text-deukalion-display = On display
text-deukalion-your-secret = Your secret pursuit
text-deukalion-your-hand = Your hand
text-deukalion-empty = nothing
text-deukalion-supplies = Action deck { $deck } · Pursuit deck { $left } · Honour cards { $supply }
text-deukalion-chance = { $move } challenges { $name } ({ $percent } %)
text-deukalion-chance-shown = { $move } challenges { $name } ({ $percent } %) and shows your secret pursuit
text-deukalion-stake = Honour cards at stake: { $count }, for hoplites back: { $least } or more
text-deukalion-odds = Challenges: { $odds }
text-deukalion-thrown = { $seat }: { $down } face down, { $edge } on edge, { $up } skull up
text-deukalion-players = Players
text-deukalion-player-told = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $square-id ->
    [none] the ship is not placed yet
   *[other] ship on { $square }
}; hoplites aboard { $aboard }, in the Underworld { $dead }; treasures: { $cargo ->
    [0] none
   *[other] { $treasures }
}; cards in hand { $count }
text-deukalion-hydra-at = The Hydra is on { $square }.

## What things do

text-deukalion-about-pursuit = { $first }, or { $second }: { $points } points
text-deukalion-about-city = A city with { $count ->
    [one] { $count } treasure space
   *[other] { $count } treasure spaces
}. Throw at least { $value } from a square beside it to take one of its treasures.
text-deukalion-lying = There now: { $treasures }.
text-deukalion-about-settlement = A settlement worth { $count ->
    [one] { $count } point
   *[other] { $count } points
} to its holder. To found it, leave so many hoplites there; to take it from another, throw at least { $value }.
text-deukalion-held = Held by { $seat }.
text-deukalion-about-CARD = The action Card: by the number on its die, the others or you draw Action cards.
text-deukalion-about-HYDRA = The action Hydra: the Hydra swims as many squares as its die shows, and attacks whom it reaches.
text-deukalion-about-HOPLITES = The action Hoplites: as many hoplites as its die shows come back from the Underworld.
text-deukalion-about-MOVE = The action Move: your ship sails as many squares as its die shows; cities, settlements, Athens and ships on the way can be your adventure.
text-deukalion-does-HYDRA = the die: { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
text-deukalion-does-HOPLITES = the die: { $count } back
text-deukalion-does-MOVE = the die: { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
text-deukalion-draws-others = the others draw { $count }
text-deukalion-draws-nobody = nobody draws
text-deukalion-draws-active = you draw { $count }

## The bots

because-deukalion-claim = It completes a pursuit for { $count } points: { $pursuit }.
because-deukalion-found = It founds { $settlement }: { $count ->
    [one] one point
   *[other] { $count } points
}.
because-deukalion-raid = { $city } falls with { $odds } of 100 throws, and then a treasure comes aboard.
because-deukalion-seize = { $settlement } falls with { $odds } of 100 throws.
because-deukalion-deliver = The { $colour } treasure earns an Honour card at Athens.
because-deukalion-back = { $count ->
    [one] One hoplite comes
   *[other] { $count } hoplites come
} back from the Underworld.
because-deukalion-styx = At the Styx { $count ->
    [one] one hoplite waits
   *[other] { $count } hoplites wait
} to come back.
because-deukalion-rotate = The dice serve best like this: Card { $to_card }, Hydra { $to_hydra }, Hoplites { $to_hoplites }, Move { $to_move }.
because-deukalion-attack = The Hydra throws itself on { $foe }.
because-deukalion-hunt = The Hydra is beaten with { $odds } of 100 throws, and a pursuit is completed.
because-deukalion-ship = { $foe } is beaten with { $odds } of 100 throws.
because-deukalion-home = { $square } lies well on the way to Athens with what is aboard.
because-deukalion-sail = From { $square } there is most to do next.
because-deukalion-card = { $card } helps most now.
because-deukalion-keep = The cards are worth more in the hand than here.

## The page

page-deukalion-map = Sea map
page-deukalion-sea = open sea
page-deukalion-anchor = anchor square of Athens
page-deukalion-styx = the river Styx
page-deukalion-styx-name = Styx
page-deukalion-centre = square of the Kylix
page-deukalion-athens = Athens
page-deukalion-athens-name = Athens
page-deukalion-land = land
page-deukalion-ship-here = ship of { $who } (hoplites { $count }, treasures { $cargo })
page-deukalion-city = { $name } ({ $square }): city, value { $value }, treasures: { $treasures }, free spaces: { $free }
page-deukalion-settlement = { $name } ({ $square }): settlement, value { $value }, hoplites { $count }, held by: { $who }
page-deukalion-chance = won with { $percent }
page-deukalion-steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
page-deukalion-throw = { $who } attacks { $name }: { $percent } for you
page-deukalion-challenges = challenges { $name }, won with { $percent }
page-deukalion-challenges-shown = challenges { $name }, won with { $percent }, and shows your secret pursuit
page-deukalion-earns = Honour cards { $count }
page-deukalion-percent = { $percent } %
page-deukalion-underworld = Underworld
page-deukalion-dead = { $who }: hoplites in the Underworld { $count }
page-deukalion-none-back = Take no hoplite back
page-deukalion-back = Hoplites back: { $count } (in the Underworld: { $dead })
page-deukalion-kylix = Kylix
page-deukalion-pad-CARD = Card
page-deukalion-pad-HYDRA = Hydra
page-deukalion-pad-HOPLITES = Hoplites
page-deukalion-pad-MOVE = Move
page-deukalion-cup = The cup: turn it with the arrow keys
page-deukalion-done = done
page-deukalion-others-sail = The others sail first: { $count } in the middle.
page-deukalion-set-down = The Kylix is set down.
page-deukalion-turn-it = Turn the cup to see what each action gets.
page-deukalion-turn-left = Turn the cup to the left
page-deukalion-turn-right = Turn the cup to the right
page-deukalion-set-it-down = Set it down so
page-deukalion-olympus = Mount Olympus
page-deukalion-pursuit = Pursuit { $pursuit }: { $first }, or { $second }. Points: { $points }
page-deukalion-secret = secret
page-deukalion-shown = secret, shown
page-deukalion-covered = covered secret pursuit
page-deukalion-no-secret = no secret pursuit
page-deukalion-completed = completed
page-deukalion-side-named = { $colours } to Athens
page-deukalion-side-any = any { $count } treasures to Athens
page-deukalion-side-same = { $count } of one colour to Athens
page-deukalion-side-distinct = { $count } different colours to Athens
page-deukalion-side-ship = beat a ship
page-deukalion-side-hydra = beat the Hydra
page-deukalion-side-cards = { $count } cards to { $city }
page-deukalion-side-hoplites = { $give ->
    [0] { $count } hoplites at { $city }
   *[other] { $count } hoplites at { $city }, leave { $give }
}
page-deukalion-letter-red = R
page-deukalion-letter-green = G
page-deukalion-letter-blue = B
page-deukalion-letter-yellow = Y
page-deukalion-letter-white = W
page-deukalion-effect-sail_bonus = +{ $count } on every voyage
page-deukalion-effect-reclaim_bonus = +{ $count } whenever hoplites come back
page-deukalion-effect-fight_bonus = +{ $count } in every challenge
page-deukalion-effect-extra_steps = +{ $count } steps
page-deukalion-effect-reclaim_hoplites = up to { $count } hoplites back
page-deukalion-effect-add_points = +{ $count } in this challenge
page-deukalion-effect-rethrow_lost = throw your lost hoplites once more
page-deukalion-effect-save_lost = your lost hoplites come back
page-deukalion-effect-choose_relocation = you choose where your ship is moved
page-deukalion-effect-calm_hydra = cross the Hydra, or send it away
page-deukalion-effect-draw_cards = draw { $count } cards
page-deukalion-window-own = in your own part of a turn
page-deukalion-window-sail = while you sail
page-deukalion-window-pre = before the throw
page-deukalion-window-post = after the throw
page-deukalion-window-moved = when your ship is to be moved
page-deukalion-window-hydra = when the Hydra comes
page-deukalion-when = Played { $when }.
page-deukalion-permanent = It stays in play.
page-deukalion-one-shot = Then it goes under the deck.
page-deukalion-fresh = just received
page-deukalion-played = last played
page-deukalion-deck = A card from the deck
page-deukalion-their-hand = A card from their hand
page-deukalion-cards = cards in hand
page-deukalion-shipboard = Shipboard of { $who }: hoplites { $hoplites }, treasures: { $treasures }, free places { $free }
page-deukalion-your-ship = Your ship
page-deukalion-score = points { $points } of { $target }, Honour cards { $honour }
page-deukalion-pushed = moved by others
page-deukalion-hold = Treasures aboard
page-deukalion-treasures = Treasures
page-deukalion-aboard = { $colour } treasure, aboard: { $count }
page-deukalion-odds = Odds before a challenge
page-deukalion-throw-ahead = { $seat } wins with { $percent }
page-deukalion-odds-hydra = Odds that the Hydra wins
page-deukalion-challenge = Challenge: { $foe }
page-deukalion-last-challenge = Last challenge: { $foe }
page-deukalion-no-challenge = No challenge yet
page-deukalion-pose-down = face down: 1 point
page-deukalion-pose-edge = on edge: ½ point
page-deukalion-pose-up = sticker up: nothing, and lost
page-deukalion-points = points
page-deukalion-how-to-throw = All hoplites aboard are thrown: face down 1, on edge ½, sticker up 0 and lost.
page-deukalion-total = Total: { $points }.
page-deukalion-won = Won.
page-deukalion-lost = Lost.
page-deukalion-again = Throw once more: { $count }
page-deukalion-or = or
page-deukalion-worth = points { $points }
page-deukalion-pursuit-name = Pursuit { $pursuit }
page-deukalion-value = value to reach { $value }
page-deukalion-lying = treasures: { $treasures }
page-deukalion-takes = hoplites and points { $count }
page-deukalion-holder = held by { $who }
page-die-kylix = dice of the Kylix
page-die-hoplite = hoplites
page-face-up = skull up
page-face-down = face down
page-face-edge = on edge
page-deukalion-aim = { $watching ->
    [1] first to { $target } points: best { $best }
   *[0] first to { $target } points: you { $own }, best other { $best }
}

## Answers left ahead of time

order-lasts-turn = for this turn
order-before-throw = No card before a throw
order-after-throw = No card after a throw
order-relocation = No card when my ship is moved
order-hydra = No card when the Hydra comes
order-ended-foe-played = It ended: somebody else’s card counts in this challenge.
