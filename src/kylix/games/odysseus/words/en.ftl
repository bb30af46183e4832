# Odysseus in English. $facts are those of frames, events, refusals and moves; a list tells its length as $cards-count,
# a name its id as $seat-id. Prompts may also ask for the options of the table.

game-odysseus = Odysseus
game-odysseus-about = The voyage home, for two to five or alone: take trials from the two sides of the ship, grow in four skills, and tell the best tale.

## Questions

ask-take-card = You must take a card from an end of the ship.
wait-take-card = { $who } must take a card from an end of the ship.
ask-choose-mode = You must go on an adventure or rest with { $card }.
wait-choose-mode = { $who } must go on an adventure or rest with { $card }.
ask-keep-or-redirect = You gain a point of { $skill }: keep it, or pay a favour to raise another skill instead.
wait-keep-or-redirect = { $who } gains a point of { $skill } and may redirect it.
ask-raise-skill = You gain a point in a skill of your choice.
wait-raise-skill = { $who } chooses the skill for a free point.
ask-raise-for-rest = You rest and gain a point in a skill of your choice.
wait-raise-for-rest = { $who } rests and chooses the skill for the point.
ask-pick-story = You have completed a line and must take a story.
wait-pick-story = { $who } has completed a line and must take a story.
ask-finish-turn = You may still buy a story before your turn ends.
wait-finish-turn = { $who } may still buy a story before the turn ends.

## Moves

move-take = Take from { $slot }
move-adventure = Go on the adventure
move-rest = Rest
move-keep = Keep the point
move-redirect = Pay a favour and raise { $skill } instead
move-forgo = Let the point go
move-raise = Raise { $skill }
move-pick = Take a story: { $source }
move-buy = Buy a story: { $source }
move-end = End the turn

## What to choose first, where a move belongs to a later question

first-take = Take a card from the ship
first-redirect = Pay a favour and raise another skill
first-raise = Raise a skill
first-pick = Take a story
first-buy = Buy a story

## Events

event-stories-laid = These stories lie open: { $stories }.
event-story-dealt = { $seat } starts with the { $story }.
event-automa-stories-dealt = The Automa has { $vp } points from its tile and these stories: { $stories }.
event-ship-filled = The ship is loaded with { $cards }; { $count } cards lie face down.
event-turn-began = Turn { $turn }: { $seat }.
event-took = { $seat } takes { $card } from { $slot }.
event-revealed = On the { $side } side these cards are turned up: { $cards }.
event-took-ship-favour = { $seat } takes the favour of the { $side } side.
event-took-favour = { $seat } takes { $count ->
    [one] a favour
   *[other] { $count } favours
}.
event-skill-raised = { $seat } raises { $skill } to { $level }.
event-point-redirected = { $seat } pays { $count ->
    [one] a favour
   *[other] { $count } favours
} and redirects the point from { $printed } to { $skill }.
event-point-lost = The point of { $skill } is lost.
event-free-point-lost = All skills are at the top: the point is lost.
event-adventure-placed = { $seat } has lived through { $card }: it goes into the column of { $skill }.
event-rest-forced = { $seat } must rest: the column of { $skill } already holds { $limit } cards.
event-rested = { $seat } rests with { $card }.
event-epic-taken = { $seat } has met all five types and takes the { $epic }.
event-line-completed = { $seat } completes line { $count }.
event-line-unrewarded = There is no story to gain for it.
event-story-bought = { $seat } pays { $price } favours for a story.
event-story-gained = { $seat } takes the { $story } ({ $source }).
event-space-filled = The { $story } takes its place ({ $source }).
event-last-card-removed = The last card leaves the game: { $card }.
event-game-ended = { $winners-count ->
    [0] The Automa wins. { $ending }
    [one] { $winners } wins. { $ending }
   *[other] { $winners } share the victory. { $ending }
}
event-automa-turn-began = Turn { $turn }: the Automa.
event-automa-card-turned = It turns up { $automa }; the arrow leads round the ship { $path }.
event-display-discarded = The lyre: the open stories are discarded ({ $stories }).
event-display-renewed = { $stories-count ->
    [0] No story is left to replace them.
   *[other] In their place come: { $stories }.
}
event-owl-found-nothing = The owl finds no favour to win.
event-owl-found-card = The owl finds a favour to win at { $slot }.
event-automa-took = The Automa takes { $card } from { $slot }.
event-ship-favour-discarded = The favour of the { $side } side goes back to the supply.
event-automa-epic-taken = The Automa has met all five types and takes the { $epic }.

## Refusals

no-slot-empty = There is no card at { $slot }.
no-not-an-end = The card at { $slot } lies between others; only the ends of a side can be taken.
no-fifth-card = Your column of { $skill } is full, and there is an end of another skill to take.
no-column-full = Your column of { $skill } already holds { $limit } cards: you can only rest.
no-skill-at-top = { $skill } already stands at { $limit }.
no-point-mandatory = The point can be placed in { $skill }, so it cannot be let go.
no-same-skill = { $skill } is the skill of the point itself; keep it, or redirect it to another.
no-free-choice = This point is a free choice already; no favour is spent on it.
no-too-few-favours = That costs { $price ->
    [one] { $price } favour
   *[other] { $price } favours
}; you have { $count }.
no-already-bought = You have already bought a story this turn.
no-board-full = You have { $limit } stories already, and cannot have more.
no-no-story-there = There is no story to take: { $source }.
no-not-during-a-line = First choose the story for the completed line.

## Options of the table

option-first_seat = First player
option-first_seat-about = Who plays the first turn: whoever travelled by boat most recently. Alone, you always begin.
option-first_seat-A = seat A
option-difficulty = Difficulty of the Automa
option-difficulty-about = From 1 to 4: how many points and stories the Automa begins with. Only for the solo game.
option-fifth_card = Fifth card of a skill
option-fifth_card-about = Whether you may take a card of a skill whose column is full, to rest with it.
option-fifth_card-free = always
option-fifth_card-only_if_forced = only if every end is of such a skill
option-redirect_at_6 = Redirecting at the top
option-redirect_at_6-about = A printed point of a skill that already stands at 6 may be redirected for a favour.
option-owl_target = What the owl looks for
option-owl_target-about = Which cards the Automa prefers when its card shows an owl.
option-owl_target-reveal = cards that free a favour of the ship
option-owl_target-reveal_or_icon = those, and cards that show an owl

## Names

seat-A = Player A
seat-B = Player B
seat-C = Player C
seat-D = Player D
seat-E = Player E
ending-points = More points decide.
ending-stories = Points are equal, and the stories decide.
ending-shared = Points and stories are equal.
ending-automa_beaten = The Automa’s score is beaten.
ending-automa_equal = The scores are equal, and the Automa’s has to be exceeded.
ending-automa_ahead = The Automa has more points.
skill-STR = Strength
skill-INT = Intelligence
skill-CUN = Cunning
skill-LCK = Luck
type-NAVIGATION = navigation
type-ENCOUNTERS = encounters
type-GODS = gods
type-CREATURES = creatures
type-ITHACA = Ithaca
side-PORT = port
side-STARBOARD = starboard
slot-P0 = the port stern
slot-P1 = the port stern, 2nd slot
slot-P2 = the port stern, 3rd slot
slot-P3 = the port bow, 3rd slot
slot-P4 = the port bow, 2nd slot
slot-P5 = the port bow
slot-S0 = the starboard stern
slot-S1 = the starboard stern, 2nd slot
slot-S2 = the starboard stern, 3rd slot
slot-S3 = the starboard bow, 3rd slot
slot-S4 = the starboard bow, 2nd slot
slot-S5 = the starboard bow
source-1 = open story 1
source-2 = open story 2
source-3 = open story 3
source-4 = open story 4
source-A = top of pile A
source-B = top of pile B
story-S-STR = story of Strength
story-S-INT = story of Intelligence
story-S-CUN = story of Cunning
story-S-LCK = story of Luck
story-S-NAVIGATION = story of navigation
story-S-ENCOUNTERS = story of encounters
story-S-GODS = story of gods
story-S-CREATURES = story of creatures
story-S-ITHACA = story of Ithaca
story-S-V12 = story of values 1 and 2
story-S-V3 = story of value 3
story-S-V4 = story of value 4
story-S-V5 = story of value 5
story-S-V6 = story of value 6
epic-EPIC-10 = epic of 10 points
epic-EPIC-8 = epic of 8 points
epic-EPIC-6 = epic of 6 points
epic-EPIC-4 = epic of 4 points
epic-EPIC-2 = epic of 2 points
path-PORT-STERN = from the port stern
path-STARBOARD-STERN = from the starboard stern
path-PORT-BOW = from the port bow
path-STARBOARD-BOW = from the starboard bow
symbol-LYRE = crossed-out lyre
symbol-OWL = owl
automa-A01 = card A01
automa-A02 = card A02
automa-A03 = card A03
automa-A04 = card A04
automa-A05 = card A05
automa-A06 = card A06
automa-A07 = card A07
automa-A08 = card A08
automa-A09 = card A09
automa-A10 = card A10
automa-A11 = card A11
automa-A12 = card A12
automa-A13 = card A13
automa-A14 = card A14
automa-A15 = card A15
automa-A16 = card A16

## The score sheet

sheet-STR = Trials of Strength
sheet-INT = Trials of Intelligence
sheet-CUN = Trials of Cunning
sheet-LCK = Trials of Luck
sheet-story_1 = · story 1
sheet-story_2 = · story 2
sheet-story_3 = · story 3
sheet-story_4 = · story 4
sheet-story_5 = · story 5
sheet-story_6 = · story 6
sheet-stories = Stories in all
sheet-epic = Epic
sheet-total = Total
sheet-automa_tile = Automa: difficulty tile
sheet-automa_stories = Automa: stories
sheet-automa_epic = Automa: epic
sheet-automa_total = Automa: total

## Fields of a view

field-active = To play
field-deck = Trial deck
field-unused = Trial cards not in this game
field-ship = Ship, face up
field-covered = Face down on port and starboard
field-ship_favours = Favours on the ship
field-display = Open stories
field-piles = Story piles A and B
field-epic_stack = Epics left
field-skills = Skills
field-adventures = Adventures
field-rested = Rested with
field-stories = Stories
field-favours = Favours
field-epics = Epic
field-chosen = Card just taken
field-bought = Stories bought this turn
field-discarded = Last cards removed
field-story_discard = Stories discarded
field-automa_shown = Automa cards used
field-automa_cards = The Automa’s trials
field-automa_stories = The Automa’s stories
field-automa_deck = Automa cards left
field-automa_epic = The Automa’s epic
field-ending = Ending

## The text table

text-odysseus-legend = ◆ can be taken · ▒ face down · ♦ favour · * any skill · value→points
text-odysseus-stern-to-bow = 0 stern – 5 bow
text-odysseus-stories = Stories
text-odysseus-turn = turn { $turn } of { $turns }
text-odysseus-deck = trial deck { $count }
text-odysseus-epics = epics { $points }
text-odysseus-rested = rested { $count }
text-odysseus-epic = epic { $points }
text-odysseus-automa = Automa
text-odysseus-score = score { $points }
text-odysseus-tile = tile { $points }
text-odysseus-last = last card { $automa-id }: arrow { $path }{ $symbols-count ->
    [0] {""}
   *[other] , { $symbols }
}
text-odysseus-chosen = Card taken: { $card }
text-odysseus-cards = Cards: { $cards }
text-odysseus-column = { $skill } { $level }: { $cards-count ->
    [0] no card
   *[other] { $cards } ({ $count } passed)
}
text-odysseus-rested-with = Rested with { $cards }
text-odysseus-type-NAVIGATION = nav.
text-odysseus-type-ENCOUNTERS = enc.
text-odysseus-type-GODS = gods
text-odysseus-type-CREATURES = crea.
text-odysseus-type-ITHACA = Ith.
text-odysseus-story-S-STR = Strength
text-odysseus-story-S-INT = Intelligence
text-odysseus-story-S-CUN = Cunning
text-odysseus-story-S-LCK = Luck
text-odysseus-story-S-NAVIGATION = navigation
text-odysseus-story-S-ENCOUNTERS = encounters
text-odysseus-story-S-GODS = gods
text-odysseus-story-S-CREATURES = creatures
text-odysseus-story-S-ITHACA = Ithaca
text-odysseus-story-S-V12 = values 1–2
text-odysseus-story-S-V3 = value 3
text-odysseus-story-S-V4 = value 4
text-odysseus-story-S-V5 = value 5
text-odysseus-story-S-V6 = value 6

## What things do

text-odysseus-about-card = { $points }. Type: { $type }. { $gains }.
text-odysseus-about-story = { $points } points for each of your adventures of { $things }, passed or not.
text-odysseus-about-values = { $points } points for each of your adventures of value { $values }, passed or not.
text-odysseus-worth = { $points ->
    [one] Worth { $points } point to you as your cards lie.
   *[other] Worth { $points } points to you as your cards lie.
}
text-odysseus-about-epic = { $points } points, for who has met all five types of adventure. Whoever comes first takes the highest.
text-odysseus-about-skill = Rises up to { $top }. At the end each card of its column whose value the level has reached gives its points. A column holds { $column } cards.
text-odysseus-about-type = One of the five types of adventure: with all five you take an epic. A story may pay for each card of this type.
text-odysseus-about-automa = The Automa takes the first card that the arrow meets { $path }.
text-odysseus-about-LYRE = Crossed-out lyre: first the four open stories are discarded and replaced.
text-odysseus-about-OWL = Owl: it looks along the arrow for a card next to a face-down one, and takes that; the favour there goes back to the supply.
text-odysseus-taken = { $name }, { $skill } { $value } → { $points }

## Cards

card-01-STR = Lotus Eaters (Strength 1)
card-01-INT = Lotus Eaters (Intelligence 3)
card-01-CUN = Lotus Eaters (Cunning 4)
card-01-LCK = Lotus Eaters (Luck 5)
card-02-STR = Polyphemus (Strength 4)
card-02-INT = Polyphemus (Intelligence 3)
card-02-CUN = Polyphemus (Cunning 2)
card-02-LCK = Polyphemus (Luck 6)
card-03-STR = Aeolia (Strength 3)
card-03-INT = Aeolia (Intelligence 2)
card-03-CUN = Aeolia (Cunning 4)
card-03-LCK = Aeolia (Luck 2)
card-04-STR = Laestrygonians (Strength 6)
card-04-INT = Laestrygonians (Intelligence 5)
card-04-CUN = Laestrygonians (Cunning 3)
card-04-LCK = Laestrygonians (Luck 4)
card-05-STR = Circe (Strength 2)
card-05-INT = Circe (Intelligence 6)
card-05-CUN = Circe (Cunning 6)
card-05-LCK = Circe (Luck 5)
card-06-STR = The Sirens (Strength 3)
card-06-INT = The Sirens (Intelligence 4)
card-06-CUN = The Sirens (Cunning 5)
card-06-LCK = The Sirens (Luck 4)
card-07-STR = Charybdis and Scylla (Strength 5)
card-07-INT = Charybdis and Scylla (Intelligence 6)
card-07-CUN = Charybdis and Scylla (Cunning 4)
card-07-LCK = Charybdis and Scylla (Luck 3)
card-08-STR = Helios’ Sacred Cattle (Strength 4)
card-08-INT = Helios’ Sacred Cattle (Intelligence 5)
card-08-CUN = Helios’ Sacred Cattle (Cunning 3)
card-08-LCK = Helios’ Sacred Cattle (Luck 2)
card-09-STR = Zeus’ Wrath (Strength 6)
card-09-INT = Zeus’ Wrath (Intelligence 4)
card-09-CUN = Zeus’ Wrath (Cunning 5)
card-09-LCK = Zeus’ Wrath (Luck 6)
card-10-STR = Calypso (Strength 5)
card-10-INT = Calypso (Intelligence 4)
card-10-CUN = Calypso (Cunning 5)
card-10-LCK = Calypso (Luck 6)
card-11-STR = Poseidon’s Wrath (Strength 5)
card-11-INT = Poseidon’s Wrath (Intelligence 6)
card-11-CUN = Poseidon’s Wrath (Cunning 6)
card-11-LCK = Poseidon’s Wrath (Luck 5)
card-12-STR = Arrival among the Phaeacians (Strength 3)
card-12-INT = Arrival among the Phaeacians (Intelligence 2)
card-12-CUN = Arrival among the Phaeacians (Cunning 1)
card-12-LCK = Arrival among the Phaeacians (Luck 3)
card-13-STR = Reaching Ithaca (Strength 4)
card-13-INT = Reaching Ithaca (Intelligence 3)
card-13-CUN = Reaching Ithaca (Cunning 6)
card-13-LCK = Reaching Ithaca (Luck 1)
card-14-STR = Return to the Palace (Strength 2)
card-14-INT = Return to the Palace (Intelligence 1)
card-14-CUN = Return to the Palace (Cunning 3)
card-14-LCK = Return to the Palace (Luck 4)
card-15-STR = Archery Contest (Strength 6)
card-15-INT = Archery Contest (Intelligence 5)
card-15-CUN = Archery Contest (Cunning 2)
card-15-LCK = Archery Contest (Luck 3)

## The bots

because-odysseus-epic = It completes the epic: all five kinds of trial are there then, for { $count } points.
because-odysseus-passed = { $count ->
    [one] It passes a trial, for 1 point more.
   *[other] It passes trials, for { $count } points more.
}
because-odysseus-story = { $count ->
    [0] It brings a story, for the cards to come.
    [one] It brings a story, and the stories tell 1 point more.
   *[other] It brings a story, and the stories tell { $count } points more.
}
because-odysseus-waits = { $count ->
    [0] It prepares later trials: { $skill } is high enough for this card.
    [one] The card is worth { $points } points, and { $skill } lacks only one level for it.
   *[other] The card will be worth { $points } points once { $skill } has risen by { $count } levels.
}
because-odysseus-rest = A rest brings { $skill } to { $level } and a favour; no card is worth more now.

## The page

page-odysseus-ship = The ship
page-odysseus-legend = ✓ its points count: the skill has reached the value
page-odysseus-covered = a card face down
page-odysseus-empty = empty
page-odysseus-trial = { $points } { $points ->
    [one] point
   *[other] points
} for { $skill } { $value }
page-odysseus-gains = Gains: { $gains }
page-odysseus-no-gains = No gains
page-odysseus-favour = favour
page-odysseus-any-skill = any skill
page-odysseus-now = { $points } now
page-odysseus-piles = Piles
page-odysseus-deck = Deck { $count }
page-odysseus-worth = Worth { $points } { $points ->
    [one] point
   *[other] points
} to you as your cards lie
page-odysseus-favours = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
}
page-odysseus-aim = { $watching ->
    [1] the best tale wins: { $best } points
   *[0] the best tale wins: you { $own }, best other { $best }
}

## Answers left ahead of time

order-lasts-turn = for this turn
order-no-story = End my turn without buying a story
order-keep = Keep points of a skill, pay no favour for another
