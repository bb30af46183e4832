# The lessons of Troia in English. `lesson-NAME` is how a lesson is called, `NAME-STEP` what the bubble says.

## The first offering

lesson-first-offering = The first offering
first-offering-welcome = You are the Greek. Six heroes stand in combat and belong to nobody: you push them towards Troy, the Trojan towards your ships. Two of them in Troy’s protection space let you build the horse.
first-offering-cost = Gods move heroes. A god’s cost is the number on its slot that faces you. What does Ares cost you?
first-offering-cost-slip-3 = Count from your end: his slot is the last one, and the number you want is on your side of it.
first-offering-cost-slip-5 = That number faces the Trojan. Yours is on your side of the slot.
first-offering-offer = Ares wants a boar, and one symbol is enough. Make him an offering with your boar card.
first-offering-offer-hint = Choose Ares, then your card with the boar.
first-offering-offer-wrong-1 = Zeus costs you { $zeus }; all your cards together show three symbols.
first-offering-offer-wrong-2 = Enough symbols, but none of them is a boar.
first-offering-slid = Odysseus went two spaces. Ares slid to your end, and every god he passed moved one slot towards where he was. What would Ares cost you now?
first-offering-slid-slip-1 = That was before. He lies in slot 1 now: from your end your costs are 5, 4, 3, 3, 2, 1.
first-offering-slid-slip-4 = That is the slot beside him. He lies at your very end, in slot 1.
first-offering-answer = What is dear for you is cheap for the Trojan: { $cost ->
    [one] one symbol
   *[other] { $cost } symbols
}. Watch which hero he moves with the same god.
first-offering-draw = Same god, other hero: each hero shows one offering to you and another to the Trojan; yours is the large one. Your hand is thin: draw two cards.
first-offering-draw-hint = Draw: a turn is either that or an offering.
first-offering-draw-unwise-1 = Possible: one space for your last card. Then you would have to draw anyway.
first-offering-turn = That is the whole turn: draw, or honour a god. You will do each about as often as the other.
