# The lessons of Parthenon in English. `lesson-NAME` is how a lesson is called, `NAME-STEP` what the bubble says.

## A season in eight clicks

lesson-a-season = A season in eight clicks
a-season-island = This is Chios, your island. Complete it to win: { $complete } structures. Everybody acts at the same time and says ready when done. In this phase the islands may trade with each other. You will not yet: say ready.
a-season-island-hint = Trade comes in the next lesson. Here just say that you are ready.
a-season-hand = The season began with production: { $built } villages stand on your island, one for grapes and one for ore. How many cards did they give you?
a-season-hand-slip-1 = Each village gives a card of its own kind: one of grapes, and one of ore.
a-season-hand-slip-6 = So many villages would give so many cards. { $built } stand so far, and each gives one.
a-season-fleet = Now fleets could be loaded and sent abroad. None has to sail, and yours stays at home this time. Say ready again.
a-season-fleet-hint = The sea comes in a later lesson. Here just say that you are ready.
a-season-price = No fleet is at sea, so hazards, trade abroad and return pass by. Now you build. A second village for grapes costs { SOME($goods) } on your island card. Can you pay that?
a-season-price-no = no
a-season-price-yes = yes
a-season-price-slip-no = Look at your hand: everything is there. A price is paid in full, at one moment.
a-season-build = Build the village for grapes. The cards go to the bank, and the village stands at once.
a-season-build-hint = Choose the village for grapes on your island.
a-season-build-also = A village for ore is as good. Let us go on with grapes.
a-season-build-wrong-1 = Chios has villages for grapes, ore and olives only. Other goods come by trade.
a-season-build-wrong-2 = A workshop asks for one of every basic commodity.
a-season-build-unwise-1 = Then the cards stay in your hand, and no new village works next season.
a-season-others = { $built } structures. Next season the new village gives a card as well. Say ready; the others build too.
a-season-vote = Every season ends with a vote for the Archon, who decides whom events hit. Vote for an island that will not harm you; often the one that lies behind.
a-season-vote-also = A good choice too. Let us go on with Crete.
a-season-vote-wrong-1 = Everybody votes for somebody else, and nobody may hold back.
a-season-done = Crete is the Archon now. That was a season; a full game has three years of four. You have yet to see trade, the sea and events: one after the other.

## Trade between islands

lesson-island-trade = Trade between islands
island-trade-who = A first village for olives costs { SOME($goods) }. Neither grows on Chios. What an island produces is seen by all: which one has just produced both?
island-trade-who-slip-island-crete = Crete has villages for olives and timber. Look at the other island.
island-trade-offer = Offer Rhodes one grapes for one wool. An offer goes to one island or to all; say what you give and what you want, then make it.
island-trade-offer-hint = Begin an offer to Rhodes: you give grapes, you want wool. Then make the offer.
island-trade-offer-also = That would do as well. Let us go on with grapes, for Rhodes alone.
island-trade-offer-wrong-1 = You can give only what you have, and there is no wool in your hand.
island-trade-offer-wrong-2 = Building comes later in the season, and the goods for it are still missing.
island-trade-offer-unwise-1 = That would be a gift. Say what you want for it before you make the offer.
island-trade-offer-unwise-2 = Rhodes would gladly take it. But one for one is fair, and you can use the other grapes.
island-trade-offer-unwise-3 = Crete grows olives and timber. Ask the island that grows wool.
island-trade-offer-unwise-4 = Then the season goes on without wool, and without the village.
island-trade-accepted = The offer lies open. Rhodes may accept it, refuse it, or answer with another one. Wait for it.
island-trade-theirs = Accepted! The cards changed hands at once, and everybody saw it. Rhodes likes your grapes, and makes an offer of its own.
island-trade-answer = Rhodes gives grain and wants grapes. What will you hold if you accept?
island-trade-answer-grapes = grapes, ore and wool
island-trade-answer-grain = grain, ore and wool
island-trade-answer-four = all four of them
island-trade-answer-slip-grapes = That is what you hold now. The grapes would go, and the grain would come.
island-trade-answer-slip-four = One card comes, but one goes as well.
island-trade-accept = Grain and wool: just what the village asks for. Accept the offer.
island-trade-accept-unwise-1 = Then the grain is missing, and the village has to wait.
island-trade-accept-unwise-2 = You could ask for more. But one for one is fair, and this brings you the village.
island-trade-accept-unwise-3 = The offer would lapse when all are ready, and the grain with it.
island-trade-ready = Nobody needs anything else: say ready. Next the fleets could sail. They stay at home, so say it once more.
island-trade-build = Now build the village for olives.
island-trade-build-hint = Choose the village for olives on your island.
island-trade-build-wrong-1 = That one asks for grapes, and you have traded them away.
island-trade-build-unwise-1 = Grain and wool would stay in your hand, and there would be no olives next season.
island-trade-promises = { $built } structures, and olives that others will want. Promises bind nobody; only cards that change hands count. Trades of one for one help both, and the third island falls behind.

## Setting sail

lesson-setting-sail = Setting sail: Athens
setting-sail-athens = A complete island needs Great Wonders. Their Plans lie in Athens, and the first is free. Athens is a neighbouring land: how many hazard cards does a fleet meet on the way?
setting-sail-athens-slip-0 = A card is drawn as soon as a fleet sails, even if it often turns out harmless.
setting-sail-athens-slip-2 = So many are met on the way to foreign lands: Egypt, Carthage and Italy.
setting-sail-send = Send fleet A to Athens. It must carry at least one card. A Plan needs no cargo, so risk just one: load grapes. Then say ready. What stays at home is safe.
setting-sail-send-hint = Send fleet A to Athens, load one grapes, and say ready.
setting-sail-send-also = Ore would do as well. Let us go on with grapes.
setting-sail-send-wrong-1 = First say where the fleet goes.
setting-sail-send-wrong-2 = Load one card first, whichever it is.
setting-sail-send-unwise-1 = Sparta trades as well, but it has no Plans.
setting-sail-send-unwise-2 = Egypt sells papyrus, for gold, and it is a long way. Plans are in Athens.
setting-sail-hazard = All see where a fleet goes and how many cards it carries, but not which. One hazard card is drawn for all fleets to neighbouring lands. Let us see.
setting-sail-harbour = A safe journey. You have looked at the harbour card of Athens: it is an open harbour. Reveal it and trade, or pass. If all pass, nobody does anything there.
setting-sail-harbour-unwise-1 = Then the harbour stays closed, and your fleet came for nothing.
setting-sail-plan = The card lies open until the year ends. Take your Plan: it is drawn unseen from the deck.
setting-sail-plan-wrong-1 = That needs more basics than the one aboard.
setting-sail-plan-unwise-1 = Then the fleet goes home without a Plan, and it came for just that.
setting-sail-home = The Colossus! A Plan lies open and cannot be traded. Say ready: the fleet comes home with its grapes, and no hazard waits on the way back.
setting-sail-more = All your cards are in your hand again. Storms look for large cargoes, pirates for dear ones: send what you mean to exchange, and no more.

## Trade abroad

lesson-trade-abroad = Trade abroad
trade-abroad-fee = Your fleet lies in Italy with four grapes and spices. The harbour card asks for a fee: one commodity from the cargo, or no business. Which one do you pay with?
trade-abroad-fee-hint = Let fleet A pay the fee with a card that is worth little here.
trade-abroad-fee-wrong-1 = Pay the fee first: until then this fleet may do nothing here.
trade-abroad-fee-unwise-1 = Spices bring a gold here by themselves; a single grapes does not.
trade-abroad-fee-unwise-2 = Then the fleet is barred, and takes home what it brought.
trade-abroad-sell = In foreign lands two basics bring one gold; neighbouring lands ask four. Choose this rate, and pay with two grapes.
trade-abroad-sell-hint = Choose the rate that gives gold for basics, and pay with grapes.
trade-abroad-sell-wrong-1 = Papyrus is sold in Egypt only.
trade-abroad-sell-wrong-2 = That is the rate of neighbouring lands. You are in Italy.
trade-abroad-sell-unwise-1 = One basic for another is useful at times. Now you want gold.
trade-abroad-worth = Italy sells Armies, for gold. With an Army one village produces two cards instead of one, each season until the end. It is the third season of the first year. Worth it?
trade-abroad-worth-no = no
trade-abroad-worth-yes = yes
trade-abroad-worth-slip-no = Count the seasons that are left: each of them brings a card more.
trade-abroad-army = Buy the Army. It joins the cargo of this fleet.
trade-abroad-army-hint = Choose the rate that gives an Army.
trade-abroad-army-unwise-1 = The gold would come home, but Armies are sold nowhere else.
trade-abroad-rare = What you got you may spend at once, and you may go on as you like. A rare commodity brings one gold: sell the spices. Your workshop will make new ones.
trade-abroad-rare-hint = Choose the rate that gives gold for a rare commodity, and pay with spices.
trade-abroad-rare-wrong-1 = That needs two basics, and one grapes is left.
trade-abroad-home = Say ready: the fleet sails home. The Army may stay aboard and protect this fleet, or go ashore; it helps a village from both places. Leave it there, and say ready again.
trade-abroad-home-also = Ashore is fine too. Let us leave it aboard.
trade-abroad-second = Your gold buys the second fleet. It is no structure, but with two of them you fetch twice as much. Buy it.
trade-abroad-second-unwise-1 = You can have both: the village costs no gold. First the fleet.
trade-abroad-village = And now a village for grapes, with what is left.
trade-abroad-village-also = Ore is as good. Let us go on with grapes.
trade-abroad-village-wrong-1 = The third fleet asks for gold, and yours is spent.
trade-abroad-limit = While it trades, a cargo may grow; but a fleet returns with at most { $limit } cards, and throws the rest away. Buy what you can carry home.

## Hazards and the Aegis

lesson-hazards = Hazards and the Aegis
hazards-load = Send fleet A to Sparta with both grapes, the spices, the Gift of Poseidon and the Warship. Such Aegis cards protect only the fleet that carries them. The gold stays at home.
hazards-load-hint = Send fleet A to Sparta. Load two grapes, spices, the Gift of Poseidon and the Warship.
hazards-load-unwise-1 = Gold aboard can be lost. What you do not mean to spend stays at home.
hazards-load-unwise-2 = Then nothing sails. Send the fleet, and see what the sea brings.
hazards-size = Many hazards ask how large a cargo is. How large is yours?
hazards-size-slip-3 = The Aegis cards count as well: a cargo is every card beneath the fleet.
hazards-size-slip-4 = Both Aegis cards count: a cargo is every card beneath the fleet.
hazards-gold = A fleet holds { $limit } cards, so there is room for the gold. But no hazard touches what stays on the island. Say ready.
hazards-gold-unwise-1 = It would make your cargo still larger, and pirates look for gold.
hazards-storm = Suppose that Crete sails as well, to Ionia with three cards, and a Storm is drawn: the fleet with the largest cargo loses everything. Whom does it hit?
hazards-storm-both = both fleets
hazards-storm-crete = the fleet of Crete
hazards-storm-you = your fleet
hazards-storm-slip-both = Both meet the card, but it hits the largest cargo only. If they were equal, both would be hit.
hazards-storm-slip-crete = Crete carries fewer cards than you.
hazards-gift = There it is: one card for both fleets, and it hits yours. Discard the Gift of Poseidon: you ignore the Storm, and another card is drawn, for your fleet only.
hazards-gift-wrong-1 = A Warship helps against Pirates, not against a Storm.
hazards-gift-unwise-1 = Everything aboard would be lost, the Warship too.
hazards-pirates = Pirates, after the fleet with the most rares: you carry spices. Show the Warship. They leave you alone, and you keep it.
hazards-pirates-wrong-1 = The Gift is gone: it helps once.
hazards-pirates-unwise-1 = The spices would be gone.
hazards-army = Your cargo is safe. An Army does the same against Raiders. One more question: how many hazard cards would fleets to Egypt meet?
hazards-army-slip-1 = That is for neighbouring lands. Egypt, Carthage and Italy are further away.
hazards-army-slip-4 = Not some for each fleet: two cards for all fleets to foreign lands.
hazards-small = Few cards aboard, no rares and no gold: then hardly any hazard hurts you. For a dear cargo take a Gift along. And fleets themselves are never lost.

## Workshops, Acropolis, Wonders

lesson-building = Workshops, Acropolis, Wonders
building-workshop = A rich hand! A workshop costs one of every basic, and gives you spices each season. What yields comes first: build it.
building-workshop-wrong-1 = An Academy is paid with papyrus, which only Egypt sells.
building-workshop-unwise-1 = It would take your only grain, which the workshop needs.
building-workshop-unwise-2 = It would take grain and wool, which the workshop needs.
building-shrine = Next the Shrine: { SOME($goods) }. It works at once. Each kind of Acropolis structure stands once; your island card names two of which one may be doubled.
building-shrine-wrong-1 = Your grain went into the workshop.
building-tools = The Shrine can make a Gift of Poseidon from any rare. But your last rare is tools: what else asks for them, and can be paid now?
building-tools-slip-structure-shrine = That would be a Gift, once. Something that lasts asks for tools too.
building-tools-slip-structure-fortress = It asks for tools, but for grain too, and yours is spent.
building-wonder = A Great Wonder is paid in two stages, at once or in different seasons. Pay the Plan of the Colossus, then its second stage.
building-wonder-hint = Choose the Colossus, twice.
building-wonder-unwise-1 = A Gift now; then the Colossus waits for new tools.
building-wonder-unwise-2 = There is gold for both. First the Wonder: it is a structure.
building-fleet = The Colossus stands: your fleets count as showing a Warship, always. Some gold is left. Buy the second fleet.
building-fleet-unwise-1 = You could keep the gold. But a fleet sails every season from now on.
building-count = Five villages stood here. Since then: a workshop, the Shrine, the Colossus and a fleet. How many structures do you have?
building-count-slip-9 = A fleet is no structure. Leave it out.
building-count-slip-10 = Neither Plans nor fleets are structures. Leave them out.
building-ready = Plans and half-built Wonders do not count either. What is left in your hand builds nothing more: say ready.
building-keep = Not everything can be kept: { $hidden } cards, hidden; or your hand shown, and one of each type. You hold grapes, olives, two ore and timber. Which way keeps more?
building-keep-hide = hidden cards
building-keep-bare = one of each type
building-keep-slip-hide = Hidden you keep { $hidden }. Of each type one makes { $bared }.
building-bare = Show your hand and keep one of each type. Others see it until the season ends. Then say ready.
building-bare-unwise-1 = { $hidden } cards only, but nobody would know which.
building-treasury = Four cards for next season, and Aegis cards are never discarded. A Treasury lets you hide twice as many. What you cannot keep, trade or build in time.

## Events and the Archon

lesson-events = Events and the Archon
events-row = You are the Archon. An event acts again each season until the year ends. Merchant Ships was there, Persian Tribute is new: both act now. How many will act next season?
events-row-slip-1 = The old ones stay until the year ends.
events-row-slip-2 = These two stay, and another one is turned up.
events-donations = First the others may give cards to the Archon. That buys goodwill, and nothing that could be enforced. Let us see what Crete and Rhodes do.
events-order = Nothing yet. The Tribute asks for gold, which you do not have; otherwise villages stand idle. Merchant Ships lets each island make an exchange. Which event comes first?
events-order-unwise-1 = Then the Tribute finds you without gold, and your villages stand idle.
events-sell = Sell both grapes for a gold: two basics, at the rate of foreign lands, without any journey.
events-sell-hint = Choose the rate that gives gold for basics, and pay with grapes twice.
events-sell-also = Ore would do as well. Let us keep it, and pay with grapes.
events-sell-unwise-1 = Then you cannot pay the Tribute, and villages stand idle.
events-sell-unwise-2 = One basic for another does not pay the Tribute.
events-gift = Crete and Rhodes did nothing. Now comes the Tribute, and since the Archon has a choice there, the others may give cards again. Watch Rhodes.
events-tribute = Rhodes cannot pay. It gave you wool, hoping that you spare its grapes. First your own answer: pay the gold, or let villages stand idle this season.
events-tribute-unwise-1 = You may, even if you can pay. Idle villages give nothing: fewer cards this season, for the gold that you keep.
events-rhodes = Crete paid as well; Rhodes suffers. You name its villages that stand idle. You may thank Rhodes: take grain and wool, and leave the grapes alone.
events-rhodes-also = You may: a donation binds nobody. But Rhodes has a vote. Let us go on with grain and wool.
events-boost = Now the villages that are not idle produce. With your Army one of them gives two cards: let it help a village for grapes. Then say ready.
events-boost-hint = Choose a village for grapes, then say ready.
events-boost-also = Any working village will do. Let us go on with grapes.
events-boost-unwise-1 = The Army costs nothing here and is not used up: let it help a village first.
events-archon = Rhodes produced its grapes, and nothing else. A fair Archon is often elected again, a greedy one is not. Next season you may be on the other side.

## The finish

lesson-the-finish = Papyrus, Philosophy and the finish
the-finish-missing = The last season. You have { $own } structures, Crete { $theirs }. You hold papyrus, grain, wool and gold. The Hanging Gardens are half built. What else is missing on your island?
the-finish-missing-village = a village
the-finish-missing-academy = the Academy
the-finish-missing-wonder = another Plan
the-finish-missing-slip-village = All your villages stand. Look at the Acropolis.
the-finish-missing-slip-wonder = The Colossus and the Gardens are the two that you may have. Look at the Acropolis.
the-finish-academy = Papyrus is sold in Egypt only, and it pays the Academy. Build it.
the-finish-academy-wrong-1 = Adopting needs an Academy, and a Philosophy that another island has introduced.
the-finish-academy-wrong-2 = Your villages for grapes stand, both of them.
the-finish-academy-unwise-1 = A fleet is no structure, and the Gardens need the gold.
the-finish-philosophy = A Philosophy that nobody has comes with it, free of charge. It works from now on. For gold you could also adopt those of others. Choose one: Atomism, for instance.
the-finish-philosophy-also = A good one too. Let us go on with Atomism.
the-finish-tie = You have { $own } structures, Crete { $theirs }. Whoever is equal there compares finished Wonders next. If you stopped here, who would win?
the-finish-tie-slip-island-chios = Your Gardens are only half built: Crete has two finished Wonders, you have one.
the-finish-gardens = So do not stop here: pay the second stage of the Hanging Gardens.
the-finish-gardens-unwise-1 = The gold for a fleet? Then Crete wins by its Wonders.
the-finish-gardens-unwise-2 = Then Crete wins by its Wonders.
the-finish-season = { $complete } structures: your island is complete! But nothing ends before the season does. Say ready, and vote for Rhodes.
the-finish-season-also = It makes no difference any more. Let us go on with Rhodes.
the-finish-ties = You win, alone with a complete island. Had there been two, Philosophies would decide, then fleets, Aegis cards, gold, rares and basics; and last of all the Archon.

## For those who know the cardboard game

lesson-from-cardboard = You know the game on cardboard
from-cardboard-where = Your island with its prices and your hand lie before you; the sea shows lands, harbour cards and all fleets. Each thing has a card that explains it.
from-cardboard-done-for-you = The table produces, draws hazards, finds who is hit, checks harbours and prices, counts votes and breaks ties. Nobody needs to tell what a cargo holds: secrets stay secret.
from-cardboard-offer = You trade by offers: to one island or to all, what you give, what you want. Offer Rhodes grapes for wool. Others accept, answer or refuse.
from-cardboard-offer-hint = Begin an offer to Rhodes: you give grapes, you want wool. Then make the offer.
from-cardboard-offer-also = Any offer will do. Let us take grapes for wool, to Rhodes.
from-cardboard-ready = All act together. Whoever is done says ready, and the phase ends when all are. Say it.
from-cardboard-not-yet = The others still think, so you can take it back. Do so; then say ready again.
from-cardboard-silent = Where the rulebook is silent: discards are seen, kept cards are not; gifts are allowed; harbour fees are due for each fleet and season; the Archon orders all events at once. Why? opens each ruling.
from-cardboard-options = The Archon sets an order of players only if somebody asks. A new table has options: beginners’ game, Delian League, tournament, hidden discards, number of offers. Have a good journey!
