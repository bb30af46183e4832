# Parthenon in English. $facts are those of frames, events, refusals and moves; a list tells its length as $goods-count,
# a name its id as $seat-id. Prompts may also ask for the options of the table.

game-parthenon = Parthenon: Rise of the Aegean
game-parthenon-about = Six islands of the Aegean trade with each other and with lands across the sea, brave hazards at sea, and build: villages, an Acropolis, Great Wonders.

## Questions

ask-donations = You may donate cards to the Archon.
wait-donations = { $who } may donate cards to the Archon.
ask-arrange-events = You must name the Event that is carried out next.
wait-arrange-events = { $who } must name the Event that is carried out next.
ask-skip-event = You may let { $event } pass your island by ({ $power }).
wait-skip-event = { $who } may let { $event } pass by ({ $power }).
ask-name-island = You must name an island: { $event }.
wait-name-island = { $who } must name an island: { $event }.
ask-take-harvest = You must choose the commodity that you take.
wait-take-harvest = { $who } must choose a commodity to take.
ask-name-type = You must name a basic commodity: { $event }.
wait-name-type = { $who } must name a basic commodity: { $event }.
ask-trade-at-home = You may make one exchange from your hand: { $event }.
wait-trade-at-home = { $who } may make one exchange: { $event }.
ask-hire-soldiers = You may buy a card: { $event }.
wait-hire-soldiers = { $who } may buy a card: { $event }.
ask-hardship = You must choose how your island meets { $event }.
wait-hardship = { $who } must choose how to meet { $event }.
ask-name-village = You must name a village of { $victim } that stays idle ({ $count } still to name).
wait-name-village = { $who } must name a village of { $victim } that stays idle.
ask-free-village = You must choose the village that stays at work.
wait-free-village = { $who } must choose the village that stays at work.
ask-less-idle = One of your villages ({ $good }) may stay at work ({ $power }).
wait-less-idle = { $who } may keep a village at work ({ $power }).
ask-boost-villages = You may choose villages that produce two cards.
wait-boost-villages = { $who } may choose villages that produce two cards.
ask-take-grown = You must choose what you take ({ $power }).
wait-take-grown = { $who } must choose what to take ({ $power }).
ask-swap-product = You may swap one basic that you just produced ({ $power }).
wait-swap-product = { $who } may swap one basic just produced ({ $power }).
ask-start-trade = Before trade begins: pay Wonder costs or use powers, then say that you are ready.
wait-start-trade = { $who } may act before trade begins.
ask-make-offers = Trade with the other islands; say when you are ready.
wait-make-offers = { $who } may trade with the other islands.
ask-pay-one = You must choose a card to pay with.
wait-pay-one = { $who } must choose a card to pay with.
ask-take-one = You must choose a card to take.
wait-take-one = { $who } must choose a card to take.
ask-choose-rebate = You may leave one card of the price out.
wait-choose-rebate = { $who } may leave one card of the price out.
ask-pay-owner = You must choose what you pay to the owner of { $power }.
wait-pay-owner = { $who } must choose what to pay to the owner of { $power }.
ask-take-looks = Before loading you may look at hidden cards.
wait-take-looks = { $who } may look at hidden cards before loading.
ask-load-fleets = Load your fleets and send them; then say that you are ready.
wait-load-fleets = { $who } loads fleets in secret.
ask-set-order = You must name who acts next.
wait-set-order = { $who } must name who acts next.
ask-react = { $fleet } is hit: you may show an Aegis card, discard a Gift of Poseidon, or let it come.
wait-react = { $who } may protect { $fleet }.
ask-lose-one = You must choose the card that { $fleet } loses.
wait-lose-one = { $who } must choose the card that { $fleet } loses.
ask-divert-fleet = You must choose the land to which { $fleet } is blown.
wait-divert-fleet = { $who } must choose the land to which { $fleet } is blown.
ask-look-at-harbour = Harbour of { $land }: you have seen the card. Reveal it, or pass?
wait-look-at-harbour = { $who } must say reveal or pass: { $land }.
ask-trade-abroad = Trade abroad with your fleets; say when you are ready.
wait-trade-abroad = { $who } may trade abroad.
ask-unloading = Your fleets come home: settle surplus and Aegis cards, then say that you are ready.
wait-unloading = { $who } settles what the fleets bring home.
ask-spend-goods = Build, buy and adopt; say when you are ready.
wait-spend-goods = { $who } may build, buy and adopt.
ask-introduce-philosophy = You must choose the Philosophy of your Academy.
wait-introduce-philosophy = { $who } must choose a new Philosophy.
ask-keep-cards = You must choose what you keep: some cards, hidden, or one of each type, shown.
wait-keep-cards = { $who } must choose what to keep.
ask-cast-vote = You must vote for the next Archon.
wait-cast-vote = { $who } must vote for the next Archon.
ask-pick-archon = There is a tie: you must pick the Archon.
wait-pick-archon = { $who } must pick the Archon among those who are tied.
ask-pick-winner = All is tied: as Archon you must pick the winner.
wait-pick-winner = { $who } must pick the winner, as Archon.

## Moves

move-pass = Pass
move-ready = I am ready
move-unready = Not ready after all
move-order = Ask the Archon for an order
move-next = { $seat } acts next
move-donate = Donate { $good }
move-arrange = Next: { $event }
move-name = Name { $seat }
move-call = Name { $good }
move-idle = Idle: a village ({ $good })
move-free = At work: a village ({ $good })
move-exempt = Let the Event pass by
move-soften = Soften the Event
move-settle = Pay { $way }
move-surrender = Give up { $good }
move-show = Show { $good }
move-suffer = Pay nothing and suffer
move-barter = Exchange: { $rate }
move-buy = Buy { $good }
move-boost = Two cards from a village ({ $good })
move-take = Take { $good }
move-swap = Swap { $good } for { $other }
move-pay = Pay { $good }
move-spare = Leave out { $word }
move-cancel = Give it up
move-stage = Advance { $wonder }
move-use = Use { $power }
move-offer = Offer to { $party }
move-counter = Answer { $slot } with an offer
move-give = I give { $good }
move-want = I want { $good }
move-publish = Make the offer
move-accept = Accept { $slot }
move-reject = Reject { $slot }
move-withdraw = Withdraw { $slot }
move-foresee = Look at the next Hazard ({ $power })
move-look = Look at the harbour of { $land } ({ $power })
move-send = Send fleet { $ship } to { $land }
move-recall = Keep fleet { $ship } at home
move-load = Load { $good } on fleet { $ship }
move-unload = Unload { $good } from fleet { $ship }
move-light = Pay { $good } for light for fleet { $ship }
move-reveal = Reveal the card
move-sacrifice = Discard a Gift of Poseidon
move-lose = Lose { $good }
move-divert = To { $land }
move-fee = Fleet { $ship } pays { $good }
move-display = Fleet { $ship } shows { $good }
move-trade = Fleet { $ship }: { $rate }
move-plan = Fleet { $ship } fetches a Plan
move-raise = Advance { $wonder } with fleet { $ship }
move-drop = Discard { $good } from fleet { $ship }
move-hand = Hand { $good } from fleet { $ship } to fleet { $ship2 }
move-land = Put { $good } ashore from fleet { $ship }
move-village = Build a village ({ $good })
move-workshop = Build a workshop
move-build = Build: { $structure }
move-fleet = Buy the next fleet
move-make = Make a card: { $structure }
move-adopt = Adopt { $philosophy }
move-introduce = Introduce { $philosophy }
move-hide = Keep some cards, hidden
move-bare = Show the hand, keep one of each type
move-keep = Keep { $good }
move-vote = Vote for { $seat }
move-pick = Pick { $seat }

## What to choose first, where a move belongs to a later question

first-vote = Vote
first-settle = Pay the price
first-take = Take a card
first-pay = Pay with a card
first-name = Name an island
first-arrange = Name the next Event
first-donate = Donate a card
first-barter = Exchange
first-trade = Exchange with a fleet
first-build = Build on the Acropolis
first-village = Build a village
first-make = Make a card
first-adopt = Adopt a Philosophy
first-stage = Advance a Wonder
first-plan = Fetch a Plan
first-use = Use a power
first-spare = Leave a card out
first-withdraw = Withdraw an offer
first-call = Name a commodity
first-surrender = Give a card up
first-want = Say what you want
first-give = Say what you give
first-offer = Begin an offer
first-counter = Answer an offer
first-lose = Choose what is lost
first-load = Load a fleet
first-unload = Unload a fleet
first-recall = Keep a fleet at home
first-send = Send a fleet
first-next = Name who acts next
first-fee = Pay the harbour’s fee
first-display = Show a card
first-idle = Name an idle village
first-boost = Boost a village
first-introduce = Introduce a Philosophy
first-keep = Choose what you keep
first-divert = Choose the land
first-buy = Buy a card
first-free = Name a village that works
first-show = Show a card
first-swap = Swap a basic

## Events

event-set-up = Islands in seat order: { $islands }. First Archon: { $archon }.
event-bonus = { $seat } starts with { SOME($goods) }.
event-season-began = Year { $year }, season { $season }.
event-phase-began = Phase: { $phase }.
event-event-turned = A new Event: { $event }.
event-event-began = { $event } is carried out.
event-donated = { $seat } donates { $good } to the Archon { $archon }.
event-order-asked = { $seat } asks the Archon for an order.
event-order-set = Order set by the Archon: { $seats }.
event-events-arranged = Order of the Events: { $events }.
event-named = { $archon } names { $seat }.
event-type-named = { $archon } names { $good }.
event-idled = Idle villages of { $seat }: { SOME($goods) }.
event-freed = A village of { $seat } stays at work: { $good }.
event-workshops-idle = The workshops of { $seat } are idle.
event-halted = { $seat } may not use the Acropolis this season.
event-army-shown = { $seat } shows an Army.
event-gained = { $seat } takes { SOME($goods) }.
event-produced = { $goods-count ->
    [0] { $seat } produces nothing.
   *[other] { $seat } produces { SOME($goods) }.
}
event-swapped = { $seat } swaps { $good } for { $other }.
event-paid = { $seat } pays { SOME($goods) } to { $payee-id ->
    [none] the bank
   *[other] { $payee }
}.
event-lost = { $seat } loses { SOME($goods) }.
event-used = { $seat } uses { $power }.
event-exchanged = { $seat } exchanges { SOME($gives) } for { SOME($takes) }.
event-offered = { $seat } offers { $party }: { $gives-count ->
    [0] nothing
   *[other] { SOME($gives) }
} for { $wants-count ->
    [0] nothing
   *[other] { SOME($wants) }
} ({ $slot }).
event-offer-rejected = { $seat } rejects { $slot }.
event-offer-withdrawn = { $seat } withdraws { $slot }.
event-offer-lapsed = { $slot } lapses.
event-offer-answered = { $seat } answers { $slot } with another offer.
event-traded = { $seat } accepts the offer of { $partner } and gets { $gives-count ->
    [0] nothing
   *[other] { SOME($gives) }
} for { $takes-count ->
    [0] nothing
   *[other] { SOME($takes) }
}.
event-foresaw = { $hazard-id ->
    [none] { $seat } looks at the next Hazard.
   *[other] { $seat } looks at the next Hazard: { $hazard }.
}
event-looked = { $harbour-id ->
    [none] { $seat } looks at the harbour of { $land }.
   *[other] { $seat } looks at the harbour of { $land }: { $harbour }.
}
event-launched = { $fleet } sails for { $land } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-stayed = { $seat } sends no fleet.
event-hazard-drawn = Hazard for { $region }: { $hazard }. { $fleets-count ->
    [0] No fleet is hit.
   *[other] Hit: { $fleets }.
}
event-hazard-replaced = A new Hazard for { $fleet } alone: { $hazard }. { $hit ->
    [1] It is hit.
   *[other] It is not hit.
}
event-protected = { $fleet } shows { $good } and is safe.
event-sacrificed = { $fleet } discards a Gift of Poseidon.
event-fleet-lost = { $goods-count ->
    [0] { $fleet } loses nothing.
   *[other] { $fleet } loses { SOME($goods) }.
}
event-sent-home = { $fleet } is sent home.
event-diverted = { $fleet } is blown to { $land }.
event-hazards-reshuffled = The Hazards are shuffled anew.
event-harbours-reshuffled = The Harbour Status cards are shuffled anew.
event-harbour-voted = { $harbour-id ->
    [none] The harbour of { $land } stays covered: all pass.
   *[other] The harbour of { $land } is revealed by { $seats }: { $harbour }.
}
event-fleet-paid = { $fleet } pays { SOME($goods) }.
event-displayed = { $fleet } shows { $good } and may trade.
event-fleet-traded = { $fleet } exchanges { SOME($gives) } for { SOME($takes) }.
event-got-plan = { $seat } receives the Plan: { $wonder }.
event-advanced = { $finished ->
    [1] { $seat } finishes a Wonder: { $wonder }.
   *[other] { $seat } begins a Wonder: { $wonder }.
}
event-dropped = { $fleet } discards { $good }.
event-handed-over = { $fleet } hands a card to { $fleet2 }.
event-put-ashore = { $fleet } puts { $good } ashore.
event-returned = The fleets of { $seat } bring home { $count ->
    [one] { $count } commodity
   *[other] { $count } commodities
}.
event-built-village = { $seat } builds a village ({ $good }).
event-built-workshop = { $seat } builds a workshop ({ $good }).
event-built = { $seat } builds: { $structure }.
event-bought-fleet = { $seat } buys { $fleet }.
event-made = { $seat } makes { $good } ({ $structure }).
event-introduced = { $seat } introduces { $philosophy }.
event-adopted = { $seat } adopts { $philosophy }.
event-kept-hidden = { $seat } keeps { $kept } hidden and discards { $count ->
    [0] nothing
   *[other] { $goods-count ->
        [0] { $count } cards
       *[other] { SOME($goods) }
    }
}.
event-kept-shown = { $seat } shows and keeps { SOME($wares) }{ $goods-count ->
    [0] {""}
   *[other] {" "}and discards { SOME($goods) }
}.
event-voted = { $seat } votes for { $archon }.
event-archon-elected = { $drawn ->
    [1] The votes are tied; the lot falls on { $seat }, who is Archon.
   *[other] { $seat } is Archon.
}
event-year-ended = Year { $year } is over.
event-game-ended = { $winner } wins. { $ending }

## Refusals

no-ready = You have said that you are ready; take that back first.
no-not-ready = You have not said that you are ready.
no-no-order = No order can be asked for here, or it is set already.
no-not-to-be-named = { $seat } cannot be named here.
no-not-for-oneself = You cannot vote for yourself.
no-no-such-seat = Nobody sits there: { $seat }.
no-not-tied = { $seat } is not among those who are tied.
no-not-to-arrange = { $event } does not lie open, or has its place already.
no-enough-donated = You have made { $count } donations, which is all for now.
no-not-held = You have no such card: { $good }.
no-cannot-settle = You cannot pay this price in full. It costs { $cost }; you lack { $missing }.
no-no-such-way = There is no such price.
no-no-help = { $good } does not help here.
no-nothing-to-soften = You have nothing to soften this with, or have used it.
no-no-working-village = There is no village at work of this type: { $good }.
no-in-order = Cards are named in the order of the list; { $good } does not fit at this place.
no-not-idled = This village was not made idle: { $good }.
no-no-village = You have no village of this type: { $good }.
no-no-basic = { $good } is no basic commodity.
no-cannot-pay = You cannot pay this rate: { $rate }. Missing: { $missing }.
no-no-such-rate = This rate does not hold here: { $rate }.
no-cannot-pay-for = You cannot pay for { $good }. It costs { $cost }; you lack { $missing }.
no-not-on-offer = { $good } is not for sale here.
no-only-villages = An Army helps villages only, not { $good }.
no-no-army-left = You can boost { $count } villages and have done so.
no-no-village-to-boost = No village of this type is left to boost: { $good }.
no-another-type = It must be another type than { $good }.
no-not-produced = You have not just produced { $good }.
no-cannot-pay-power = You cannot pay for this: { $power }. It costs { $cost }; you lack { $missing }.
no-no-such-power = You cannot use this now: { $power }.
no-no-such-look = { $power } does not let you look at that.
no-no-covered-card = No covered card lies there: { $land }.
no-not-to-you-alone = This offer is not open, or not to you alone: { $slot }.
no-not-your-offer = This is no open offer of yours: { $slot }.
no-finish-draft = Finish the offer that you have begun, or give it up.
no-enough-offers = You have made { $count } offers this season, which is the limit of this table.
no-enough-drafts = You have given up or begun as answers { $count } offers this season, which is the limit.
no-two-offers-open = You have { $count } offers open already.
no-not-addressed = No open offer to you: { $slot }.
no-not-to-oneself = You cannot make yourself an offer.
no-nobody-there = Nobody sits there.
no-no-draft = Begin an offer first.
no-not-all-held = You do not have all the cards that this asks of you.
no-gifts-off = At this table an offer must give and want something.
no-empty-offer = The offer is empty.
no-too-many-cards = An offer has at most { $count } cards on each side.
no-empty-fleet = A fleet that is sent must carry at least one card.
no-no-such-fleet = You have no fleet { $ship }.
no-enough-loading = After { $count } steps of loading you can only recall fleets or be ready.
no-not-sent = Fleet { $ship } is not sent.
no-sent-already = Fleet { $ship } is sent already; recall it first.
no-not-aboard = There is no { $good } aboard.
no-no-light = No light can be paid for fleet { $ship } now.
no-fleet-full = A fleet carries at most { $count } cards.
no-send-first = Commodities go only on a fleet that is sent: { $ship }.
no-not-concerned = The Hazard does not concern { $good } on this fleet.
no-other-region = The fleet goes to another land of the same region, not to { $land }.
no-not-there = Fleet { $ship } is in no foreign harbour.
no-harbour-closed = The harbour is closed, all have passed: { $land }.
no-barred = Fleet { $ship } is barred from this harbour.
no-not-asked-for = That is not asked of fleet { $ship } here.
no-no-commodity = { $good } is no commodity.
no-enough-exchanges = This fleet has made { $count } exchanges this season.
no-rate-elsewhere = The rate { $rate } does not hold for this fleet here: { $land }.
no-no-plans-here = There are no Plans here: { $land }.
no-two-plans = You have received { $count } Plans, as many as an island may.
no-no-gold-aboard = A second Plan costs { $cost }; fleet { $ship } lacks { $missing }.
no-no-plan-left = No Plan is left in the deck.
no-stage-elsewhere = This stage is paid in another land: { $land }.
no-scarce = { $good } is traded here at the card’s own rates only.
no-wrong-kind = { $good } does not serve; wanted is { $word }.
no-papyrus-only-in-egypt = { $good } can be bought in Egypt only.
no-cannot-spare = This cannot be left out of the price: { $word }.
no-fleet-too-full = A fleet comes home with at most { $count } cards.
no-surplus-first = First what a fleet has above { $count } cards is handed over or discarded; then Aegis cards may go ashore.
no-only-aegis = Only Aegis cards are put ashore one by one; { $good } goes to the hand.
no-no-surplus = Fleet { $ship } has no surplus.
no-not-from-there = Fleet { $ship } can hand surplus only to a fleet from the same land that has room.
no-no-plan = You have no Plan of this: { $wonder }.
no-finished = This is finished: { $wonder }.
no-other-phase = This stage is paid in another phase: { $wonder }.
no-cannot-pay-stage = You cannot pay this stage: { $wonder }. It costs { $cost }; you lack { $missing }.
no-three-fleets = You have all three fleets.
no-cannot-pay-fleet = You cannot pay for the next fleet. It costs { $cost }; you lack { $missing }.
no-no-such-village = Your island has no such village left to build: { $good }.
no-cannot-pay-village = You cannot pay for this village: { $good }. It costs { $cost }; you lack { $missing }.
no-two-workshops = Both workshops stand.
no-cannot-pay-workshop = You cannot pay for a workshop. It costs { $cost }; you lack { $missing }.
no-halted = This season your Acropolis rests.
no-makes-nothing = You have nothing there that makes a card: { $structure }.
no-made-already = It has made its card this season: { $structure }.
no-cannot-pay-card = You cannot pay for this card: { $structure }. It costs { $cost }; you lack { $missing }.
no-acropolis-full = The Acropolis has its { $count } structures.
no-cannot-pay-structure = You cannot pay for this: { $structure }. It costs { $cost }; you lack { $missing }.
no-no-second = Your island cannot have a second one: { $structure }.
no-one-alternate = Your island has its one alternate already: { $structure }.
no-no-academy = To adopt you need an Academy.
no-not-introduced = Nobody has introduced this yet: { $philosophy }.
no-introduced-already = This has been introduced: { $philosophy }.
no-held-already = You hold this already: { $philosophy }.
no-cannot-pay-adoption = The adoption costs { $cost }; you lack { $missing }.
no-no-copy-left = No copy is left: { $philosophy }.
no-keep-more = You must choose { $count } more cards to keep.
no-chosen-already = You have chosen between hiding and showing.
no-choose-first = Choose first between hiding and showing.

## Options of the table

option-beginner = Beginners’ game
option-beginner-about = Three harsh Events are left out: Unskilled Labour, Persian Tribute, Persian War.
option-delian = Delian League
option-delian-about = In year 1 Athens has no Harbour Status card and is open to all.
option-tournament = Tournament
option-tournament-about = Two years instead of three; every island starts with six villages, a workshop, a Plan and two fleets.
option-light_bonus = Lighter bonus
option-light_bonus-about = With four players the bonus island starts with a Gift of Poseidon instead of an Army.
option-hidden_discards = Discards stay hidden
option-hidden_discards-about = With option A of the Discard phase only the number of discarded cards is known.
option-allow_gifts = Gifts between islands
option-allow_gifts-about = An offer may give something for nothing, or ask for it.
option-order = Order of play
option-order-about = Whether the Archon sets an order when fleets launch, trade abroad, and in the Build phase.
option-order-asked = if a player asks for it
option-order-always = always
option-order-never = never: all act at once
option-offers = Offers per player and season
option-offers-about = How many offers a player may make in one Island Trade phase; counter-offers do not count.

## Names

seat-P1 = Player 1
seat-P2 = Player 2
seat-P3 = Player 3
seat-P4 = Player 4
seat-P5 = Player 5
seat-P6 = Player 6
party-P1 = Player 1
party-P2 = Player 2
party-P3 = Player 3
party-P4 = Player 4
party-P5 = Player 5
party-P6 = Player 6
party-ALL = everybody
slot-P1-1 = offer 1 of Player 1
slot-P1-2 = offer 2 of Player 1
slot-P2-1 = offer 1 of Player 2
slot-P2-2 = offer 2 of Player 2
slot-P3-1 = offer 1 of Player 3
slot-P3-2 = offer 2 of Player 3
slot-P4-1 = offer 1 of Player 4
slot-P4-2 = offer 2 of Player 4
slot-P5-1 = offer 1 of Player 5
slot-P5-2 = offer 2 of Player 5
slot-P6-1 = offer 1 of Player 6
slot-P6-2 = offer 2 of Player 6
way-1 = the price
way-2 = the other price
way-3 = the third price
way-4 = the fourth price
ship-A = A
ship-B = B
ship-C = C
fleet-P1-A = Fleet A of Player 1
fleet-P1-B = Fleet B of Player 1
fleet-P1-C = Fleet C of Player 1
fleet-P2-A = Fleet A of Player 2
fleet-P2-B = Fleet B of Player 2
fleet-P2-C = Fleet C of Player 2
fleet-P3-A = Fleet A of Player 3
fleet-P3-B = Fleet B of Player 3
fleet-P3-C = Fleet C of Player 3
fleet-P4-A = Fleet A of Player 4
fleet-P4-B = Fleet B of Player 4
fleet-P4-C = Fleet C of Player 4
fleet-P5-A = Fleet A of Player 5
fleet-P5-B = Fleet B of Player 5
fleet-P5-C = Fleet C of Player 5
fleet-P6-A = Fleet A of Player 6
fleet-P6-B = Fleet B of Player 6
fleet-P6-C = Fleet C of Player 6
page-parthenon-named-slot = offer { $part } of { $island }
page-parthenon-named-fleet = Fleet { $part } of { $island }
island-CHIOS = Chios
island-CRETE = Crete
island-RHODES = Rhodes
island-LEMNOS = Lemnos
island-NAXOS = Naxos
island-SCYROS = Scyros
good-GRAIN = grain
good-GRAPES = grapes
good-OLIVES = olives
good-ORE = ore
good-TIMBER = timber
good-WOOL = wool
good-POTTERY = pottery
good-SPICES = spices
good-TOOLS = tools
good-PAPYRUS = papyrus
good-GOLD = gold
good-ARMY = Army
    .many = Armies
good-WARSHIP = Warship
    .many = Warships
good-GIFT = Gift of Poseidon
    .many = Gifts of Poseidon
card-GRAIN = grain
card-GRAPES = grapes
card-OLIVES = olives
card-ORE = ore
card-TIMBER = timber
card-WOOL = wool
card-POTTERY = pottery
card-SPICES = spices
card-TOOLS = tools
card-PAPYRUS = papyrus
card-GOLD = gold
card-ARMY = Army
card-WARSHIP = Warship
card-GIFT = Gift of Poseidon
word-GRAIN = grain
word-GRAPES = grapes
word-OLIVES = olives
word-ORE = ore
word-TIMBER = timber
word-WOOL = wool
word-POTTERY = pottery
word-SPICES = spices
word-TOOLS = tools
word-PAPYRUS = papyrus
word-GOLD = gold
word-ARMY = Army
word-WARSHIP = Warship
word-GIFT = Gift of Poseidon
word-ANY-BASIC = any basic
word-ANY-RARE = any rare
word-ANY-IMPORT = any import
word-ANY-COMMODITY = any commodity
land-ATHENS = Athens
land-SPARTA = Sparta
land-IONIA = Ionia
land-EGYPT = Egypt
land-CARTHAGE = Carthage
land-ITALY = Italy
course-ATHENS = { land-ATHENS }
course-SPARTA = { land-SPARTA }
course-IONIA = { land-IONIA }
course-EGYPT = { land-EGYPT }
course-CARTHAGE = { land-CARTHAGE }
course-ITALY = { land-ITALY }
addressee-P1 = { party-P1 }
addressee-P2 = { party-P2 }
addressee-P3 = { party-P3 }
addressee-P4 = { party-P4 }
addressee-P5 = { party-P5 }
addressee-P6 = { party-P6 }
addressee-ALL = { party-ALL }
question-P1-1 = { slot-P1-1 }
question-P1-2 = { slot-P1-2 }
question-P2-1 = { slot-P2-1 }
question-P2-2 = { slot-P2-2 }
question-P3-1 = { slot-P3-1 }
question-P3-2 = { slot-P3-2 }
question-P4-1 = { slot-P4-1 }
question-P4-2 = { slot-P4-2 }
question-P5-1 = { slot-P5-1 }
question-P5-2 = { slot-P5-2 }
question-P6-1 = { slot-P6-1 }
question-P6-2 = { slot-P6-2 }
region-NEIGHBOURING = the neighbouring lands
region-FOREIGN = the foreign lands
rate-N1 = 4 basics for gold
rate-N2 = 2 basics for another basic
rate-N3 = 4 basics for a rare
rate-N4 = 2 rares for gold
rate-N5 = a rare for a basic
rate-N6 = 2 rares for a rare
rate-N7 = gold for 2 basics
rate-N8 = gold for a rare
rate-F1 = a basic for another basic
rate-F2 = 2 basics for gold
rate-F3 = 2 basics for a rare
rate-F4 = a rare for gold
rate-F5 = a rare for another rare
rate-F6 = a rare for 2 basics
rate-F7 = gold for 2 basics
rate-F8 = gold for a rare
rate-F9 = 2 gold for papyrus
rate-F10 = gold for an Army
rate-F11 = gold for a Warship
rate-SELL = sell at the harbour’s rate
rate-BUY = buy at the harbour’s rate
rate-EXTRA = the festival’s exchange
rate-CHEAPER = 2 basics for gold
structure-FORTRESS = Fortress
structure-SHRINE = Shrine
structure-GRAND-PORT = Grand Port
structure-MARKET = Market
structure-ACADEMY = Academy
structure-TREASURY = Treasury
philosophy-ATOMISM = Atomism
philosophy-CYNICISM = Cynicism
philosophy-PYTHAGOREAN = Pythagoreanism
philosophy-SKEPTICISM = Skepticism
philosophy-SOPHISM = Sophism
philosophy-STOICISM = Stoicism
wonder-COLOSSUS = Colossus
wonder-LIGHTHOUSE = Great Lighthouse
wonder-LIBRARY = Great Library
wonder-ORACLE = Oracle
wonder-AMPHITHEATER = Amphitheatre
wonder-HIPPODROME = Hippodrome
wonder-MAUSOLEUM = Mausoleum
wonder-ZEUS = Statue of Zeus
wonder-ARTEMIS = Temple of Artemis
wonder-GARDENS = Hanging Gardens
wonder-AQUEDUCT = Great Aqueduct
wonder-ATHENA = Temple of Athena
power-ATOMISM = Atomism
power-CYNICISM = Cynicism
power-PYTHAGOREAN = Pythagoreanism
power-SKEPTICISM = Skepticism
power-SOPHISM = Sophism
power-STOICISM = Stoicism
power-COLOSSUS = Colossus
power-LIGHTHOUSE = Great Lighthouse
power-LIBRARY = Great Library
power-ORACLE = Oracle
power-AMPHITHEATER = Amphitheatre
power-HIPPODROME = Hippodrome
power-MAUSOLEUM = Mausoleum
power-ZEUS = Statue of Zeus
power-ARTEMIS = Temple of Artemis
power-GARDENS = Hanging Gardens
power-AQUEDUCT = Great Aqueduct
power-ATHENA = Temple of Athena
event-Y1-1 = Unskilled Labour
event-Y1-2 = Pirate Raids
event-Y1-3 = Bountiful Harvest
event-Y1-4 = Fair Winds
event-Y1-5 = New Settlers
event-Y1-6 = Blight
event-Y2-1 = Persian Tribute
event-Y2-2 = Merchant Ships
event-Y2-3 = Drought
event-Y2-4 = Plague
event-Y2-5 = Panhellenic Games
event-Y2-6 = Master Shipwrights
event-Y3-1 = Persian War
event-Y3-2 = Earthquake
event-Y3-3 = Golden Age
event-Y3-4 = Mercenaries
event-Y3-5 = Helot Revolt
event-Y3-6 = Master Builders
hazard-H01 = Safe Journey
hazard-H02 = Storm (the largest cargo is lost)
hazard-H03 = Storm (large fleets lose two cards)
hazard-H04 = Storm (large fleets are sent home)
hazard-H05 = Storm (each fleet loses a commodity)
hazard-H06 = Storm (each fleet is sent home)
hazard-H07 = Storm (the largest cargo is sent home)
hazard-H08 = Storm (large fleets are blown off course)
hazard-H09 = Pirates (the most rares are lost)
hazard-H10 = Pirates (the most gold is lost)
hazard-H11 = Pirates (a rare or gold is lost)
hazard-H12 = Pirates (half of the most commodities is lost)
hazard-H13 = Raiders
hazard-H14 = Becalmed
harbour-S-GRAIN = Shortage of grain
harbour-S-GRAPES = Shortage of grapes
harbour-S-OLIVES = Shortage of olives
harbour-S-ORE = Shortage of ore
harbour-S-TIMBER = Shortage of timber
harbour-S-WOOL = Shortage of wool
harbour-U-GRAIN = Surplus of grain
harbour-U-GRAPES = Surplus of grapes
harbour-U-OLIVES = Surplus of olives
harbour-U-ORE = Surplus of ore
harbour-U-TIMBER = Surplus of timber
harbour-U-WOOL = Surplus of wool
harbour-RS-POTTERY = Shortage of pottery
harbour-RS-SPICES = Shortage of spices
harbour-RS-TOOLS = Shortage of tools
harbour-RU-POTTERY = Surplus of pottery
harbour-RU-SPICES = Surplus of spices
harbour-RU-TOOLS = Surplus of tools
harbour-BLK = Blockade
harbour-UNR = Civil Unrest
harbour-FEE = Harbour Fees
harbour-OPEN = Open Harbour
harbour-FEST = Festival
phase-EVENT = Event
phase-PRODUCTION = Production
phase-ISLAND-TRADE = Island Trade
phase-JOURNEY = Journey
phase-HAZARD = Hazard
phase-FLEET-TRADE = Fleet Trade
phase-RETURN = Return
phase-BUILD = Build
phase-DISCARD = Discard
phase-ARCHON = Archon
ending-completed = The island is complete.
ending-completed_tie = Several islands are complete, and the tie-breaks decide.
ending-structures = Most structures after the last season.
ending-structures_tie = Structures are equal, and the tie-breaks decide.
ending-archon = All is equal, and the Archon decides.
sheet-villages = Villages
sheet-workshops = Workshops
sheet-acropolis = Acropolis
sheet-wonders = Great Wonders

## Fields of a view

field-year = Year
field-season = Season
field-phase = Phase
field-archon = Archon
field-island = Islands
field-villages = Villages
field-idle = Idle villages
field-boosted = Villages that produce two
field-workshops = Workshops
field-idle_workshops = Idle workshops
field-acropolis = Acropolis
field-used = Cards made this season
field-fleets = Fleets owned
field-port = Where fleets are
field-turned = Fleets sent home
field-cargo = Cargoes
field-shown = Aegis cards shown
field-lit = Fleets with light
field-cleared = Fleets that may trade
field-exchanges = Exchanges made
field-special = Special rates used
field-hand = Hands
field-home = Aegis cards at home
field-bared = Hands that lie open
field-hold = To be loaded
field-course = To be sent to
field-lamp = To be paid for light
field-steps = Steps of loading
field-kept = Cards chosen to keep
field-way = Way of discarding
field-plans = Plans received
field-builder = Owners of Wonders
field-stage = Stages of Wonders
field-philosophies = Philosophies
field-introduced = Introduced by
field-spent = Powers used this season
field-dearer = Dearer structures
field-rebates = Rebates left
field-halted = Acropolis at rest
field-rich = Yield of workshops
field-calm = Regions without Hazards
field-limit = Cargo limit
field-row = Events in force
field-covered = Events to come
field-boxed = Events not used
field-arranged = Order of the Events
field-exempt = Islands passed by
field-eased = Event softened
field-islands = Islands still to be visited
field-named = Named
field-donated = Donations made
field-hazard_deck = Hazard deck
field-hazard_top = Next Hazard
field-peeked = Who has seen it
field-hazard_discard = Discarded Hazards
field-hazard = Hazard
field-met = Hazards drawn now
field-hit = Fleets hit
field-queue = Fleets to answer
field-gifts = Fleets with a Gift
field-harbour = Harbours
field-face_up = Open harbour cards
field-looked = Who has looked
field-harbour_deck = Harbour deck
field-harbour_discard = Discarded harbours
field-plan_deck = Plan deck
field-offer_to = Offers to
field-offer_give = Offered
field-offer_want = Wanted
field-offers_made = Offers begun
field-draft_to = Your offer to
field-draft_answer = In answer to
field-draft_give = You would give
field-draft_want = You would want
field-ready = Ready
field-order = Order
field-votes = Votes
field-due = Still to pay
field-gain = Still to take
field-given = Given
field-taken = Taken
field-contenders = Tied
field-winner = Winner
field-ending = Ending

## The text table

text-parthenon-season = Year { $year }, season { $season } · Archon { $archon }
text-parthenon-calendar = Season
text-parthenon-land = land
text-parthenon-harbour = harbour (▒ covered)
text-parthenon-fleets = fleets (cards)
text-parthenon-covered = covered
text-parthenon-island = island
text-parthenon-villages = villages (✕ idle)
text-parthenon-acropolis = Acropolis
text-parthenon-wonders = Wonders, Philosophies
text-parthenon-home = fleets · Aegis cards
text-parthenon-aegis = Aegis cards
text-parthenon-hand = hand
text-parthenon-workshops = { $count ->
    [one] { $count } workshop
   *[other] { $count } workshops
}
text-parthenon-offer = offer
text-parthenon-to = to
text-parthenon-gives = gives
text-parthenon-wants = wants
text-parthenon-cargo = Fleet { $ship } carries
text-parthenon-plan = Fleet { $ship } is to sail
text-parthenon-draft = Your offer to
text-parthenon-kept = To be kept
text-parthenon-powers = Powers in play
text-parthenon-your-prices = What you can build (✓ you can pay it)
text-parthenon-village = Village ({ $good })
text-parthenon-workshop = Workshop
text-parthenon-fleet = Fleet { $ship }

## What things do

text-parthenon-nothing = nothing
text-parthenon-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
text-parthenon-free = free
text-parthenon-or = or
text-parthenon-exchange = { $give } → { $get }
text-parthenon-count-ANY-BASIC = { $count ->
    [one] { $count } basic
   *[other] { $count } basics
}
text-parthenon-count-ANY-RARE = { $count ->
    [one] { $count } rare
   *[other] { $count } rares
}
text-parthenon-count-ANY-IMPORT = { $count ->
    [one] { $count } import
   *[other] { $count } imports
}
text-parthenon-count-ANY-COMMODITY = { $count ->
    [one] { $count } commodity
   *[other] { $count } commodities
}
text-parthenon-count-ARMY = { $count ->
    [one] { $count } Army
   *[other] { $count } Armies
}
text-parthenon-count-WARSHIP = { $count ->
    [one] { $count } Warship
   *[other] { $count } Warships
}
text-parthenon-count-GIFT = { $count ->
    [one] { $count } Gift of Poseidon
   *[other] { $count } Gifts of Poseidon
}
text-parthenon-costs = Costs { $cost }.
text-parthenon-costs-you = The next one costs you { $cost }.
text-parthenon-costs-imports = Costs { $cost } and one of each basic that your island does not grow.
text-parthenon-makes = Once a season, in the Build phase: 1 { $good } for { $cost }.
text-parthenon-adoption = Free for who introduces it with a new Academy. Adopting it later costs { $cost } for each Philosophy one has; there are { $count } copies.
text-parthenon-stage-first = First half: { $cost }, in phase { $phase }{ $land-id ->
    [none] {""}
   *[other] {", "}by a fleet in { $land }
}.
text-parthenon-stage-second = Second half: { $cost }, in phase { $phase }{ $land-id ->
    [none] {""}
   *[other] {", "}by a fleet in { $land }
}.
text-parthenon-shielded = A fleet that shows this card is safe: { $good }.
text-parthenon-gifted = A Gift of Poseidon replaces it by another Hazard.
text-parthenon-at-sell = To sell: { $give } → { $get }.
text-parthenon-at-buy = To buy: { $give } → { $get }.
text-parthenon-at-extra = Once for each fleet: { $give } → { $get }.
text-parthenon-only-so = Here no other rate holds for this commodity: { $good }.
text-parthenon-no-condition = Every fleet may trade, at the common rates.
text-parthenon-about-land = In { $region }: { $count ->
    [one] { $count } Hazard
   *[other] { $count } Hazards
} on the way.
text-parthenon-sells-PLAN = Plans of Great Wonders are fetched here, the first one free.
text-parthenon-sells-PAPYRUS = Papyrus is bought here only.
text-parthenon-sells-ARMY = Armies are sold here only.
text-parthenon-sells-WARSHIP = Warships are sold here only.
text-parthenon-rates = Rates: { $rates }.
text-parthenon-about-island = Villages: { $goods }. Workshops: { $rare }.
text-parthenon-alternates = May have a second one of either: { $structures } (one of them, for { $cost } more).
text-parthenon-in-region = Holds in { $region }.
text-parthenon-rate-SELL = The line of the Harbour Status card for selling, where it has one.
text-parthenon-rate-BUY = The line of the Harbour Status card for buying, where it has one.
text-parthenon-rate-EXTRA = The extra exchange of a Festival: once for each fleet.
text-parthenon-rate-CHEAPER = The better rate that a Philosophy grants in a neighbouring land: once for each fleet and season.
text-parthenon-about-GRAIN = A basic commodity: pays for buildings, and can be exchanged abroad.
text-parthenon-about-GRAPES = A basic commodity: pays for buildings, and can be exchanged abroad.
text-parthenon-about-OLIVES = A basic commodity: pays for buildings, and can be exchanged abroad.
text-parthenon-about-ORE = A basic commodity: pays for buildings, and can be exchanged abroad.
text-parthenon-about-TIMBER = A basic commodity: pays for buildings, and can be exchanged abroad.
text-parthenon-about-WOOL = A basic commodity: pays for buildings, and can be exchanged abroad.
text-parthenon-about-POTTERY = A rare commodity: made in workshops, wanted for the Acropolis.
text-parthenon-about-SPICES = A rare commodity: made in workshops, wanted for the Acropolis.
text-parthenon-about-TOOLS = A rare commodity: made in workshops, wanted for the Acropolis.
text-parthenon-about-PAPYRUS = A rare commodity that only Egypt sells: pays for the Academy.
text-parthenon-about-GOLD = Buys fleets, Philosophies and nearly everything abroad.
text-parthenon-about-ARMY = At home each Army lets one village produce two. On a fleet it protects against Raiders and opens a harbour in Civil Unrest.
text-parthenon-about-WARSHIP = On a fleet it protects against Pirates and opens a harbour under Blockade.
text-parthenon-about-GIFT = On a fleet it is discarded to replace a Hazard that hits the fleet by another one.
text-parthenon-about-FORTRESS = A structure of the Acropolis that makes Armies.
text-parthenon-about-SHRINE = A structure of the Acropolis that makes Gifts of Poseidon.
text-parthenon-about-GRAND-PORT = A structure of the Acropolis that makes Warships.
text-parthenon-about-MARKET = A structure of the Acropolis that makes gold of imports.
text-parthenon-about-ACADEMY = A structure of the Acropolis: introduce a Philosophy that nobody has, free, and adopt those of others from then on.
text-parthenon-about-TREASURY = A structure of the Acropolis: in the Discard phase you keep { $count } cards more, hidden.
text-parthenon-about-EVENT = The new Event and those in force are carried out; before that, islands may donate cards to the Archon.
text-parthenon-about-PRODUCTION = Each village gives a basic, each workshop a rare.
text-parthenon-about-ISLAND-TRADE = Islands offer each other cards.
text-parthenon-about-JOURNEY = Fleets are loaded in secret and sent to lands.
text-parthenon-about-HAZARD = Hazards are drawn: one for the neighbouring lands, two for the foreign ones.
text-parthenon-about-FLEET-TRADE = Harbour cards are looked at, revealed or not, and fleets exchange their cargo.
text-parthenon-about-RETURN = Fleets come home; their commodities go to the hand.
text-parthenon-about-BUILD = Goods of the hand pay for structures, fleets, cards, Philosophies and Wonders.
text-parthenon-about-DISCARD = Each island keeps a few cards, hidden, or one of each type, shown.
text-parthenon-about-ARCHON = The next Archon is elected.
text-parthenon-hazard-H01 = Nothing happens.
text-parthenon-hazard-H02 = The fleet with the largest cargo loses all of it.
text-parthenon-hazard-H03 = Each fleet with more than { $over } cards loses { $count } of them by chance.
text-parthenon-hazard-H04 = Each fleet with more than { $over } cards is sent home.
text-parthenon-hazard-H05 = Each fleet loses a commodity by chance.
text-parthenon-hazard-H06 = Each fleet is sent home.
text-parthenon-hazard-H07 = The fleet with the largest cargo is sent home.
text-parthenon-hazard-H08 = Each fleet with more than { $over } cards is blown to another land of the region.
text-parthenon-hazard-H09 = The fleet with the most rares loses all of them.
text-parthenon-hazard-H10 = The fleet with the most gold loses all of it.
text-parthenon-hazard-H11 = Each fleet with rares or gold loses one of these by chance.
text-parthenon-hazard-H12 = The fleet with the most commodities loses half of them.
text-parthenon-hazard-H13 = Each fleet with more than { $over } cards loses a commodity by chance.
text-parthenon-hazard-H14 = Each fleet with basics loses one of them, of its owner’s choice.

## The bots

because-parthenon-build = It builds: { $count } of 16 structures stand then.
because-parthenon-voyage = { $count ->
    [one] A fleet to { $land } brings most for what it risks.
   *[other] { $count } fleets, the first to { $land }, bring most for what they risk.
}
because-parthenon-home = No voyage is worth its hazards now.
because-parthenon-abroad = These exchanges bring what the next structures lack.
because-parthenon-save = The goods are kept for something better.
because-parthenon-keep = These cards are nearest to the next structures.
because-parthenon-offer = It brings a card that is needed, and the other seems to gain by it too.
because-parthenon-accept = What is offered is worth more here than what is asked for.
because-parthenon-accept-dear = That is a high price, but with what is offered a structure can be paid at once.
because-parthenon-counter = The offer is too dear as it stands; this one would be accepted.
because-parthenon-refuse = What is asked for is worth more here than what is offered.
because-parthenon-withdraw = The hand has changed: the offer no longer pays.
because-parthenon-ready = No offer that is open pays, and there is none to make.
because-parthenon-donate = A donation buys nothing that could be enforced.
because-parthenon-vote = The office does least harm with the island that is furthest behind.
because-parthenon-name = Where an island must be hit, it is the one that is furthest ahead.
because-parthenon-reveal = With this card the own fleet can trade.
because-parthenon-covered = This card would serve only the others.
because-parthenon-gift = The cargo is worth more than the Gift.
because-parthenon-show = Showing the card costs nothing and saves the cargo.

## The page

page-parthenon-sea = The Mediterranean
page-parthenon-calendar = Year { $year }, season { $season }. Phase: { $phase }
page-parthenon-archon = Archon: { $who }
page-parthenon-events = Events in force
page-parthenon-events-covered = { $count ->
    [0] All Events of the year lie open.
    [one] { $count } Event of this year is still covered.
   *[other] { $count } Events of this year are still covered.
}
page-parthenon-no-card = open, no card
page-parthenon-covered = covered harbour card
page-parthenon-looked = covered, you know it: { $card }
page-parthenon-land = { $land }: { $status }; { $hazards ->
    [one] { $hazards } Hazard
   *[other] { $hazards } Hazards
} on the way; { $count ->
    [0] no fleets
   *[other] { $fleets }
}
page-parthenon-home = at home
page-parthenon-a-fleet = fleet
page-parthenon-fleet = { $fleet }, { $planned ->
    [1] to be sent: { $where }
   *[other] { $where }
}, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
} { $goods }
page-parthenon-island = { $island }, { $who }: { $count ->
    [one] { $count } structure
   *[other] { $count } structures
}
page-parthenon-hand = Hand
page-parthenon-good = { $good }: { $count }{ $aboard ->
    [0] {""}
   *[other] , { $aboard } on fleets
}
page-parthenon-cost = Costs { $cost }
page-parthenon-cost-paid = Costs { $cost }, which you have
page-parthenon-village = Village
page-parthenon-workshop = Workshop
page-parthenon-villages = Villages ({ $good }): { $count } of 2{ $idle ->
    [0] {""}
   *[other] , { $idle } idle
}
page-parthenon-workshops = Workshops ({ $good }): { $count } of 2
# other: no structure is built more than twice.
page-parthenon-structure = { $structure }: { $count ->
    [0] not built
    [1] built
   *[other] built twice
}
page-parthenon-makes = Makes { $good } for { $cost }
page-parthenon-structures = { $count } of { $all } structures
page-parthenon-all-structures = Structures
page-parthenon-stage-1 = Plan
page-parthenon-stage-2 = partly built
page-parthenon-stage-3 = finished
page-parthenon-no-plan = Wonder { $number }: fetch a Plan in Athens
page-parthenon-no-fleet = Fleet { $ship }, not bought yet
page-parthenon-philosophy = { $name }: { $about } { $count ->
    [0] Held by nobody
   *[other] Held by { $who }
}
page-parthenon-fleets = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
}
page-parthenon-ship = Fleet { $ship }
page-parthenon-aboard = { $count } of { $most } cards
page-parthenon-danger = hit by a hazard: { $chance }
page-parthenon-danger-about = The chance that a Hazard still to be drawn this season hits the fleet with what it carries now and that nothing aboard wards it off. A band: whether it carries the most depends on the others.
page-parthenon-danger-legend = how likely a Hazard hits the fleet on its way
page-parthenon-recall = stay at home
page-parthenon-open-offers = Open offers
page-parthenon-no-offers = No offers lie open.
page-parthenon-offer = { $who } offers { $party }: { $gives } for { $wants }
page-parthenon-nothing = nothing
page-parthenon-heard = Answers
page-parthenon-says-thinks = { $who } has not answered yet
page-parthenon-says-passes = { $who } passes it over
page-parthenon-says-refuses = { $who } refuses
page-parthenon-says-counters = { $who } wants something else: see the offer in answer
page-parthenon-says-accepts = { $who } accepts
page-parthenon-outcome-refuses = refused
page-parthenon-outcome-counters = wants something else
page-parthenon-outcome-accepts = accepted
page-parthenon-accept = Accept
page-parthenon-counter = Answer
page-parthenon-reject = Reject
page-parthenon-withdraw = Withdraw
page-parthenon-your-offer = Your offer
page-parthenon-all = all
page-parthenon-offer-to = To
page-parthenon-give = I give
page-parthenon-want = I want
page-parthenon-less = One { $good } less
page-parthenon-begin = Choose to whom, then what you give and want.
page-parthenon-offers-made = { $count } of { $all } offers made
page-parthenon-hazard-deck = { $count } Hazards in the deck, { $gone } discarded
page-parthenon-foreseen = You know the next one: { $hazard }
page-parthenon-shield = { $good } protects
page-parthenon-no-hazard = No Hazard has been drawn this season.
page-parthenon-closed = closed
page-parthenon-may-trade = may trade
page-parthenon-barred = barred
page-parthenon-no-port = None of your fleets is abroad.
page-parthenon-votes = Votes
page-parthenon-votes-for = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
page-parthenon-plans-left = { $count } Plans left in the deck
page-parthenon-keeping = To be kept:
page-parthenon-tabs = What is in front
page-parthenon-who-is-ready = Who is ready
page-parthenon-ready = { $who } is ready
page-parthenon-waiting = { $who } is not ready yet
page-parthenon-passive = { $who } takes no part
page-parthenon-due = Still to choose:
page-parthenon-on-the-way = { $hazards ->
    [one] { $hazards } Hazard on the way
   *[other] { $hazards } Hazards on the way
}
page-parthenon-shows = Only fleets that show { $good } may trade.
page-parthenon-fee = Each fleet pays a commodity from its cargo before it trades.
page-parthenon-alternate = One of the two kinds of which your island may have a second (for 1 gold more, once a game).
page-parthenon-about-Y1-1 = This season every village, workshop and Acropolis structure costs 1 more basic of the builder's choice; fleets, Aegis cards and Wonders do not.
page-parthenon-about-Y1-2 = Each island pays 1 ore; otherwise it loses 1 random commodity from hand.
page-parthenon-about-Y1-3 = Each island takes 1 basic of a type for which it has a village in play.
page-parthenon-about-Y1-4 = This season no Hazard card is drawn for neighbouring lands.
page-parthenon-about-Y1-5 = The island with the fewest structures takes 2 basics of its choice; in a tie the Archon picks one of those tied.
page-parthenon-about-Y1-6 = The Archon names a basic commodity; all villages of that type are idle this season.
page-parthenon-about-Y2-1 = Each island pays 1 gold; otherwise the Archon names 2 of its villages (all, if it has fewer), which are idle this season.
page-parthenon-about-Y2-2 = Each island may make one exchange from its hand at a general rate of the foreign lands (no papyrus, no Aegis cards).
page-parthenon-about-Y2-3 = Each island pays 1 grapes; otherwise the Archon names 1 of its villages, which is idle this season.
page-parthenon-about-Y2-4 = The Archon names an island, his own if he likes: it pays 1 spices; otherwise it loses 2 random commodities from hand.
page-parthenon-about-Y2-5 = The Archon names an island other than his own: it takes 1 gold.
page-parthenon-about-Y2-6 = This season fleets carry up to 8 cards, on the way out and on the way home.
page-parthenon-about-Y3-1 = Each island gives up 1 Army or 1 Warship, or pays 1 gold; otherwise it loses half of its hand at random, rounded up, and all its workshops are idle this season.
page-parthenon-about-Y3-2 = The Archon names an island with an Acropolis structure (if there is none, nothing happens): it pays 2 timber or discards 1 Gift of Poseidon; otherwise it may this season neither build Acropolis structures nor make cards with them.
page-parthenon-about-Y3-3 = This season each workshop that is not idle produces 2 instead of 1.
page-parthenon-about-Y3-4 = Each island may pay 1 gold for 1 Army or 1 Warship, face up at home.
page-parthenon-about-Y3-5 = Each island shows that it owns an Army (and keeps it), or pays 1 grain; otherwise it names 1 of its own villages, which is idle this season.
page-parthenon-about-Y3-6 = This season each island may once lower the cost of one structure or of one stage of a Wonder by 1 basic.
page-parthenon-about-COLOSSUS = Always: your fleets count as showing a Warship, against Pirates and at a Blockade.
page-parthenon-about-LIGHTHOUSE = Always: your fleets bound for neighbouring lands ignore Storms (they still count for the largest cargo). Service: when sending a fleet to a neighbouring land, another player may pay you 1 basic from his hand; that fleet ignores Storms this season.
page-parthenon-about-LIBRARY = Counts as an Academy for adopting, without a free Philosophy; each adoption costs you 1 gold less, at least 0.
page-parthenon-about-ORACLE = Before loading in Journey, once a season: look at the top Hazard card or at one face-down Harbour Status card. Service: each other player may do so once a season by paying you 1 rare or 1 gold.
page-parthenon-about-AMPHITHEATER = Your vote counts twice; in a tie for most votes you pick among those tied instead of a draw.
page-parthenon-about-HIPPODROME = At the start of Island Trade, once a season: 1 gold for 2 basics. Service: each other player, once a season, pays you 1 basic and the bank 2 basics for 1 gold.
page-parthenon-about-MAUSOLEUM = Build, once a season: 1 gold for 1 rare. Service: each other player, once a season, pays you 1 basic and the bank 1 rare for 1 gold.
page-parthenon-about-ZEUS = Once a season, when an Event begins: it does not affect you, for good or ill.
page-parthenon-about-ARTEMIS = Build, once a season: 1 Gift of Poseidon for 1 basic. Service: each other player, once a season, takes 1 Gift by paying you 1 rare.
page-parthenon-about-GARDENS = Production: take 1 basic of any type.
page-parthenon-about-AQUEDUCT = Production: one village that no Army helps and that is not idle produces 2; Drought does not affect you.
page-parthenon-about-ATHENA = Build, once a season: one cost you pay in this phase is lowered by 1 basic or rare card of your choice (not papyrus, not gold).
page-parthenon-about-ATOMISM = At the end of your production, once a season: return 1 basic just produced to the bank and take 1 basic of another type.
page-parthenon-about-CYNICISM = Build, once a season: return 1 rare to the bank and take 2 basics of your choice.
page-parthenon-about-PYTHAGOREAN = Before loading in Journey, once a season: look in secret at the top Hazard card and put it back.
page-parthenon-about-SKEPTICISM = Before loading in Journey, once a season: look in secret at one face-down Harbour Status card.
page-parthenon-about-SOPHISM = Fleet Trade, once per fleet and season: in a neighbouring land exchange 2 basics instead of 4 for 1 gold.
page-parthenon-about-STOICISM = Event, once a season: lower by 1, down to 0, the number of cards an Event makes you pay or lose, or the number of your villages it idles; a payment lowered to 0 counts as paid. No use against dearer building or for Aegis cards given up.
page-parthenon-aim = { $watching ->
    [1] most structures: { $best } of { $complete }; year { $year } of 3
   *[0] your structures: { $own } of { $complete }, most elsewhere { $best }; year { $year } of 3
}

## Answers left ahead of time

order-lasts-turn = for this season
order-accept = Accept offers to me
order-accept-gets = I get at least
order-accept-gives = I give at most
order-no-trade = Ready in trade while nothing is offered to me
order-no-donation = Donate nothing
order-no-harbour = Leave harbour cards covered
order-ended-offered = It ended: somebody offers you something.
