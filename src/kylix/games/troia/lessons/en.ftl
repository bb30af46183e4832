# The lessons of Troia in English. `lesson-NAME` is how a lesson is called, `NAME-STEP` what the bubble says.

## The first offering

lesson-first-offering = The first offering
first-offering-welcome = You are the Greek. Six heroes belong to nobody: push them into Troy’s protection space. Two of them there let you build the horse, and the whole horse wins. Cards push them: draw two.
first-offering-welcome-hint = Draw: a turn is either that or an offering.
first-offering-welcome-unwise-1 = Possible, and soon to come. Draw first: more cards give you more to choose from.
first-offering-cost = The Trojan drew, too; he pushes the heroes towards your ships. Gods move them. A god’s cost is the number on its slot that faces you. What does Ares cost you?
first-offering-cost-slip-3 = Count from your end: his slot is the last one, and the number you want is on your side of it.
first-offering-cost-slip-5 = That number faces the Trojan. Yours is on your side of the slot.
first-offering-offer = Ares wants a boar, and one symbol is enough. Make him an offering with your boar card.
first-offering-offer-hint = Choose Ares, then your card with the boar.
first-offering-offer-wrong-1 = Each god has an offering of its own. Hera’s is wheat, and no card of yours shows that.
first-offering-offer-wrong-2 = Enough symbols, but none of them is a boar.
first-offering-offer-unwise-1 = Zeus costs you { $zeus }: nearly your whole hand. Ares moves a hero for a single card.
first-offering-offer-unwise-2 = Possible: a turn is that or an offering. But your hand is good enough now.
first-offering-slid = Odysseus went two spaces. Ares slid to your end, and every god he passed moved one slot towards where he was. What would Ares cost you now?
first-offering-slid-slip-1 = That was before. He lies in slot 1 now, at your end: there gods are dearest for you.
first-offering-slid-slip-4 = That is the slot beside him. He lies at your very end, in slot 1.
first-offering-answer = What is dear for you is cheap for the Trojan: { $cost ->
    [one] one symbol
   *[other] { $cost } symbols
}. Watch which hero he moves with the same god.
first-offering-whose = Same god, other hero: each hero has one offering for you, drawn large on a screen, and another for the Trojan. Poseidon is honoured with fish. Which hero would he move for you?
first-offering-whose-slip-hero-odysseus = Odysseus has the boar for you: he goes with Ares. Look for the fish that is yours.
first-offering-whose-slip-hero-ajax = His fish is the Trojan’s; for you Ajax has wheat. Look for the fish that is yours.
first-offering-whose-right = Yes. With two symbols, one of them a fish, you would push Achilles back from your ships.
first-offering-turn = That is the whole turn: draw, or honour a god. You will do each about as often as the other.

## Superior or mixed

lesson-superior-or-mixed = Superior or mixed
superior-or-mixed-predict = Poseidon costs you { $cost } and wants fish. You pay with wine-and-fish: two symbols, one of them a fish. How many spaces will Achilles go?
superior-or-mixed-predict-slip-2 = Two spaces need as many fish as the cost. One fish of two is a mixed offering.
superior-or-mixed-predict-slip-0 = The offering is allowed: the total reaches the cost, and one symbol is a fish. So he does move.
superior-or-mixed-mixed = One fish is enough to be allowed, not enough to be superior. Do it and see.
superior-or-mixed-mixed-hint = Choose Poseidon, then wine-and-fish.
superior-or-mixed-mixed-wrong-1 = Two symbols, but no fish.
superior-or-mixed-mixed-wrong-2 = Hermes costs { $hermes }.
superior-or-mixed-answer = One space: mixed. The Trojan answers with a single fish: for him Poseidon costs one now, and at cost one every offering is superior. Watch Ajax.
superior-or-mixed-figure = Ares costs { $cost } now. You hold boar-boar on one card, or boar and fish-boar on two. What else does the boar-boar card show?
superior-or-mixed-figure-nothing = nothing
superior-or-mixed-figure-wheels = the wheels of the horse
superior-or-mixed-figure-slip-nothing = Look at the corner: a figure. Only some of your cards carry one.
superior-or-mixed-spare = A figure only works when it is laid in the horse. So pay with the other two cards: three symbols, two boars, still superior.
superior-or-mixed-spare-hint = Choose Ares, then boar and fish-boar.
superior-or-mixed-spare-unwise-1 = Legal, and a card cheaper. But these wheels are a quarter of your victory, and only one other card has them.
superior-or-mixed-decline = Ares now offers to fetch a hero from a defence space back to combat. The only one there is your own Achilles. A power is a gift: decline it.
superior-or-mixed-decline-unwise-1 = He would walk back towards your own ships.
superior-or-mixed-last = Last question: a god costs three and wants rams; you pay ram-ram and one deer. What is it?
superior-or-mixed-last-superior = a superior offering
superior-or-mixed-last-mixed = a mixed offering
superior-or-mixed-last-slip-superior = The total decides whether you may; the god’s own symbols decide how far. Two rams are fewer than three.
superior-or-mixed-last-right = Yes: two rams are fewer than three, so the hero goes one space.

## Powers, yours and against you

lesson-powers = Powers, yours and against you
powers-threat = Odysseus and Aeneas stand in your own protection space. What may the Trojan do at the end of his next turn, if both are still there?
powers-threat-win = win the game
powers-threat-step = lead Hector and Paris one space on
powers-threat-slip-win = Four steps win. But one a turn is fast enough.
powers-sea = Break the pair. Poseidon fetches a hero out of a protection space, any hero. Offer him wine-and-fish.
powers-sea-hint = Choose Poseidon, then wine-and-fish: it is enough, and the two fish stay for later.
powers-carry = Whom does the sea carry away? One is enough: the Trojan needs two.
powers-carry-also = Good, too: the pair is broken either way. The lesson goes on with Odysseus.
powers-carry-unwise-1 = Then both stay, and any Hector or Paris takes him one space on.
powers-draws = Now only one hero threatens you. The Trojan has nothing better to do than to draw.
powers-count = Hera lies in the last slot and costs you one. How many spaces can Ajax come forward this turn, from your defence space?
powers-count-slip-1 = That is a mixed offering. At cost one, every offering is superior.
powers-count-slip-2 = Two for the offering, and Hera’s own power lifts a hero from defence to protection: that can be Ajax again.
powers-wheat = Honour Hera with wheat-and-deer. At cost one a single wheat is already superior.
powers-wheat-also = Wheat is wheat. The lesson goes on with wheat-and-deer.
powers-lift = Now Hera: from defence to protection, on the same side. Who should it be?
powers-lift-also = Good, too. The lesson goes on with Ajax.
powers-lift-unwise-1 = He stands on your half: Hera would put him back into your own protection space.
powers-all = Hermes: a hero one forward. Artemis: combat to defence. Ares: defence to combat. Zeus: two cards. No target, no power; and you may always decline.
powers-faces = Each tile has a second god: Athena (the Cornucopia, two symbols of any kind), Apollo (a card of the enemy’s discards), Doris (one of his hand), Iris (a god to another slot), Aphrodite (one hero forward, another back), Hephaestus (from one defence to the other). Look which are in play.

## The wooden horse

lesson-wooden-horse = The wooden horse
wooden-horse-parts = Three heroes in Troy’s protection space, the head of the horse already lies. How many parts may you lay this turn?
wooden-horse-parts-slip-2 = At most one a turn, however many heroes are there.
wooden-horse-parts-slip-3 = At most one a turn, however many heroes are there.
wooden-horse-draw = Progress comes at the end of any turn, also after drawing. Draw.
wooden-horse-lay = Lay a part that is missing. All four must differ, the order is free.
wooden-horse-lay-also = The chest is good, too. The lesson goes on with the ram card.
wooden-horse-lay-wrong-1 = That is a second head; a part lies only once.
wooden-horse-lay-unwise-1 = Nothing returns and nothing is gained; you would only wait.
wooden-horse-dearest = Two heroes go back to combat, and you choose. The Trojan pulls Ajax with Poseidon, Achilles with Ares, Sarpedon with Hera. Which of these gods is dearest for him?
wooden-horse-dearest-slip-god-poseidon = In slot 1 he is dear for you and cheap for the Trojan.
wooden-horse-dearest-slip-god-ares = He lies in the middle. Look at the end that is far from the Trojan.
wooden-horse-back = So Sarpedon stays longest. Send the other two back.
wooden-horse-back-hint = Choose Achilles and Ajax.
wooden-horse-back-unwise-1 = Then Achilles stays, and he can be pulled back for { $cost }.
wooden-horse-again = The Trojan has drawn. Bring a second hero again: Hera costs you one.
wooden-horse-again-hint = Choose Hera, then the card with the wheat that is not the chest.
wooden-horse-chest = Two are there. Lay the chest. Exactly two heroes: they return by themselves.
wooden-horse-missing = Which part is missing now? When it lies, you have won at once; nothing else of that turn is played.
wooden-horse-missing-slip-figure-head = The head was the first.
wooden-horse-missing-slip-figure-wheels = The wheels lie already: look at the horse.

## Hector, Paris and the last card

lesson-last-card = Hector, Paris and the last card
last-card-path = Now you are the Trojan; forward is towards the ships. The path asks Hector or Paris, then Paris, then Hector, then both. Two spaces are done. Who is asked for next?
last-card-path-hector = Hector
last-card-path-paris = Paris
last-card-path-both = both
last-card-path-slip-paris = Paris was the second space.
last-card-path-slip-both = Both only on the fourth space.
last-card-hermes = Hermes costs you one. He brings Aeneas into the Greek protection space: four heroes.
last-card-hermes-hint = Choose Hermes, then wine-and-ram.
last-card-hermes-wrong-1 = First draw or honour a god; progress comes at the end of the turn.
last-card-pull = Hermes moves any hero one space forward, and forward is your way. Pull Odysseus off Troy’s wall.
last-card-pull-unwise-1 = Good for the path, but the Greek needs one part only: take his heroes away first.
last-card-third = Space three wants Hector. You hold two of them: spend the deer, for the wine will still be useful.
last-card-third-wrong-1 = That is Paris.
last-card-third-unwise-1 = A Hector as well, but keep the wine: Zeus wants some. Lay the deer.
last-card-two = Two of four heroes return. The other two stay, and next turn you may go on. Send Achilles and Ajax.
last-card-two-hint = Choose Achilles and Ajax.
last-card-close = The Greek brings two heroes to Troy and lays nothing: the last part is not in his hand yet. Watch.
last-card-deck = That was close. Your deck holds one card. What happens if you draw it?
last-card-deck-advance = I draw and then advance
last-card-deck-ends = the game ends at once, undecided
last-card-deck-slip-advance = An empty deck ends the game in the middle of the turn, before progress: three steps each, two heroes each, a draw.
last-card-zeus = So make an offering, to Zeus, and refuse his two cards: they would empty the deck as well.
last-card-zeus-hint = Choose Zeus, then wine-and-fish; then decline.
last-card-zeus-unwise-1 = The game would end here, undecided.
last-card-zeus-unwise-2 = The game would end here, undecided.
last-card-ships = The ships! Space four asks for Hector and Paris together.
last-card-ships-hint = Choose the wine card with Hector and the wheat card with Paris.
last-card-won = The ships burn, and you have won at once. Had nobody come so far: an empty deck asks for progress first, then for heroes on the enemy’s half.

## For those who know the cardboard

lesson-from-cardboard = You know the game on cardboard
from-cardboard-where = The Olympus lies above the battlefield; your costs are the round numbers. Horse and path stand at its sides, with decks and discards below; a click on a discard pile opens it.
from-cardboard-done-for-you = The table slides the gods, moves the heroes, sends them back after progress and looks whether the game is over. Point at anything to read what it does.
from-cardboard-choose = You choose in parts: the god, the cards in any order, then make the offering. All of it can be taken back until something hidden came to light. Honour Ares with your boar.
from-cardboard-choose-hint = Choose Ares, then your card with the boar, then make the offering.
from-cardboard-rulings = Where the rulebook is silent: powers may be declined, progress may follow a draw, an empty deck ends the game at once, symbols count and not cards. Why? opens each ruling; the options of a new table change some.
