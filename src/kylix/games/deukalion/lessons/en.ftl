# The lessons of Deukalion in English. `lesson-NAME` is how a lesson is called, `NAME-STEP` what the bubble says.

## Set sail

lesson-set-sail = Set sail
set-sail-embark = You are the blue ship; { $target } points win. It is the other player’s turn, and yet you act first: all others sail before the active player, or stay where they are. Set sail.
set-sail-embark-unwise-1 = Who stays takes two hoplites back from the Underworld. None of yours is there: it would give your voyage away for nothing.
set-sail-centre = The die in the middle of the cup says how far all others sail; the four around it are for the active player. How far can you go?
set-sail-centre-slip-1 = The outer dice are for the active player; the one in the middle is yours.
set-sail-centre-slip-2 = The outer dice are for the active player; the one in the middle is yours.
set-sail-beside = Ships go along edges over water, never diagonally. Ephesus lies in the corner. Which squares touch it?
set-sail-beside-corner = H2, at its corner
set-sail-beside-edges = H1 and I2, at its edges
set-sail-beside-slip-corner = It touches by its corner only; that is not next to it.
set-sail-sail = Three steps lead to a square beside Ephesus. Sail to H1.
set-sail-sail-hint = One square after the other, along the edges: for instance G2, H2, H1.
set-sail-sail-also = Also a good way; here we take the one over G2 and H2.
set-sail-found = Nobody holds Ephesus. Founding needs no fight: one hoplite goes ashore and stays. It is worth a point as long as you hold it. Found Ephesus.
set-sail-found-unwise-1 = Then the other player may found it.
set-sail-card = Now the active player turns the cup and acts. The Card die will show one: that gives a card to all the others. Who is that?
set-sail-card-me = Me
set-sail-card-active = The active player
set-sail-card-slip-active = One: the others. Two: nobody. Three: the active player.
set-sail-done = You have a point and a card, Fair Wind, for a later voyage. So much for somebody else’s turn: sail first, then watch your chances.

## Your own turn: the Kylix

lesson-the-kylix = Your own turn: the Kylix
the-kylix-turns = The others have sailed. Around the middle lie 3, 1, 2, 3; around the board’s middle Card, Hydra, Hoplites, Move. You turn the cup, the dice keep their order. How many ways are there?
the-kylix-turns-slip-2 = The cup can be set down in each of the four directions.
the-kylix-turns-slip-24 = The dice stay in their places; only the whole cup turns.
the-kylix-rotate = You want a card, which takes a three, and a long Move. Set the cup down so that Card and Move both have a three.
the-kylix-rotate-unwise-1 = Move has a three, but Card a one: then the other player draws.
the-kylix-rotate-unwise-2 = Card has a three, but Move a two: one step short of Ephesus.
the-kylix-card = Now each action once, in any order, one after the other. Card first: it might be a wind.
the-kylix-card-wrong-1 = The cup stands; it is final for this turn.
the-kylix-hoplites = Three of your hoplites are in the Underworld. The die says two: fetch both.
the-kylix-hydra = The Hydra may swim as many squares as her die says, over open sea. Lead her to C5, away from Argos.
the-kylix-hydra-also = Fine for you, too. Here she swims to C5.
the-kylix-move = Last the Move. Three steps lead to the square beside Ephesus: that is why you wanted the three. Sail to H1 and found Ephesus.
the-kylix-move-also = Also a good way; here we take the one over G2 and H2.
the-kylix-end = Founding ends a voyage. A Card action that you forget is carried out at the end; the three others are up to you.

## Raiding a city

lesson-raiding-a-city = Raiding a city
raiding-a-city-average = Rhodes has treasures and a value of three. You throw your whole crew, seven hoplites; each is worth a half on average. About what will they bring?
raiding-a-city-average-seven = Seven
raiding-a-city-average-three-and-half = Three and a half
raiding-a-city-average-slip-seven = Of five, two fall face down for a point, two show the skull for nothing, one stays on edge for a half.
raiding-a-city-sail = That is enough three times in four. Set sail and go beside Rhodes, to F5.
raiding-a-city-sail-also = Also a way; here we go straight down to F5.
raiding-a-city-raid = Raid Rhodes. Before the throw you may play a card, but the one you hold is for afterwards: throw.
raiding-a-city-raid-hint = Choose Rhodes, then throw without a card.
raiding-a-city-enough = Two face down, one on edge, four skulls: two and a half. Is that enough for three?
raiding-a-city-enough-yes = Yes, rounded up
raiding-a-city-enough-no = No
raiding-a-city-enough-slip-yes = Nothing is rounded: two and a half stays two and a half.
raiding-a-city-spear = But you hold the Spear of Ares: one point more after the throw. Play it.
raiding-a-city-spear-unwise-1 = Then the raid is lost, and the four hoplites all the same.
raiding-a-city-treasure = Won. Which treasure? A pursuit on display asks for green or yellow: take the green one.
raiding-a-city-treasure-unwise-1 = One point at Athens; the green one completes a pursuit and brings two.
raiding-a-city-left = Skulls are lost whether you win or not: three hoplites are left. What would they bring on average?
raiding-a-city-left-three-and-half = Three and a half
raiding-a-city-left-one-and-half = One and a half
raiding-a-city-left-slip-three-and-half = That was the crew of seven. Each hoplite is worth a half on average.

## Home to Athens

lesson-home-to-athens = Home to Athens
home-to-athens-worth = Two treasures aboard. Any treasure is worth one point at Athens. The pursuit on display pays more for a green one. How much?
home-to-athens-worth-slip-1 = That is a plain delivery. The number on the pursuit is what it pays.
home-to-athens-worth-slip-4 = A card shows two tasks but one value; either task earns it.
home-to-athens-sail = Set sail to an anchor square of Athens: F2.
home-to-athens-sail-also = Also a way; here we go straight up to F2.
home-to-athens-red = First the red one, for one point. A plain delivery does not end your voyage; a pursuit does.
home-to-athens-red-hint = Deliver the red treasure.
home-to-athens-green = Now complete the pursuit with the green one. Either side of the card is enough.
home-to-athens-next = A new pursuit was turned up, open to everybody at once. Who gets it?
home-to-athens-next-active = The active player
home-to-athens-next-first = Whoever meets its demand first
home-to-athens-next-slip-active = It can be completed on anybody’s turn, by whoever is first.
home-to-athens-room = The places on your shipboard are free again. There are ten: hoplites and treasures together.

## The Underworld and the Styx

lesson-the-styx = The Underworld and the Styx
the-styx-ways = Six of your ten hoplites are in the Underworld; the others have two each there. Forgoing a voyage brings two back. What brings all six?
the-styx-ways-die = The Hoplites die
the-styx-ways-styx = A voyage to the Styx
the-styx-ways-slip-die = That brings three at most, and only on your own turn.
the-styx-bonus = Whoever arrives there with more dead than anybody else earns Honour: two points, with two players one. You are three. How much will you get?
the-styx-bonus-slip-0 = Six against two and two: you have the most.
the-styx-bonus-slip-1 = That is for two players; you are three.
the-styx-sail = The nearest square of the Styx is B1, two steps from here. Sail there.
the-styx-sail-also = Also a way; here we go over C1.
the-styx-reclaim = Take all six back: the Honour belongs to the trip that fetches them.
the-styx-reclaim-unwise-1 = No Honour then: the table gives it only to those who fetch somebody.
the-styx-again = You stay on the Styx until your next voyage. Nobody can attack you there. Would you get the Honour again if you waited?
the-styx-again-yes = Yes
the-styx-again-no = No
the-styx-again-slip-yes = Standing there is not entering; and you must have the most dead when you come.
the-styx-done = So losing hoplites is not all bad: whoever fights most is paid at the Styx.

## Ship against ship

lesson-ship-against-ship = Ship against ship
ship-against-ship-favourite = The other ship carries a yellow treasure, and a pursuit pays for defeating a ship. Both throw; a tie goes to the defender. Nine hoplites against six: how does it stand?
ship-against-ship-favourite-even = About even
ship-against-ship-favourite-me = I win about three times in four
ship-against-ship-favourite-slip-even = The whole crew is thrown: more hoplites, more points.
ship-against-ship-attack = Set sail over F3 onto the other ship’s square. That is the attack, and the end of your voyage.
ship-against-ship-losses = Four and a half against three: won. Both lose their skulls, and you threw four. How many hoplites have you left?
ship-against-ship-losses-slip-9 = The winner’s skulls go down as well.
ship-against-ship-losses-slip-4 = Four went down, of nine.
ship-against-ship-prize = One prize: the treasure, or an Action card. Take the treasure: it is worth a point at Athens at least.
ship-against-ship-prize-unwise-1 = A card is good; a treasure aboard is better.
ship-against-ship-push = Now push the other ship exactly three squares away over water, wherever you like. Where does it hurt most? We say F5.
ship-against-ship-push-also = That hurts as well; here it drifts to F5.
ship-against-ship-claim = And complete the pursuit: you have defeated a ship.
ship-against-ship-claim-unwise-1 = A victory counts only in the moment in which it is won.
ship-against-ship-done = The other player’s own voyage is not lost: it begins where you put the ship. On the Styx nobody can be attacked.

## The Hydra and the end

lesson-the-hydra = The Hydra and the end
the-hydra-open = { $mine } of { $target } points. The pursuit “defeat the Hydra” lies open; without such a card nobody may attack her. How many points must a throw bring against her?
the-hydra-open-slip-3 = That is what the pursuit pays. She is defeated by a throw of five or more.
the-hydra-open-slip-10 = Your ten hoplites bring five on average, and five is enough.
the-hydra-secret = You also hold a secret pursuit: yours alone, worth its points only when it is completed. Today the Hydra is nearer than a treasure.
the-hydra-swim = Two steps of your Move do not reach her. But your Hydra die lets you bring her closer: to C5.
the-hydra-swim-unwise-1 = If you sail first, she stays out of reach.
the-hydra-others = With the Hydra die she can also be led onto another ship: its owner must throw five, or is pushed away. Never onto your own.
the-hydra-sail = Now your Move: one step, to C4. She is beside you then.
the-hydra-odds = Ten hoplites bring five points 57 times in a hundred. Strength of Heracles adds two before the throw. Does that help little or much?
the-hydra-odds-little = A little
the-hydra-odds-much = Much
the-hydra-odds-slip-little = Three are enough then: 94 times in a hundred. Near the middle every half point counts.
the-hydra-attack = Attack: sail onto her square, and play Strength of Heracles before the throw.
the-hydra-end = { $mine } points! The game ends in this instant, whatever was still to come. Always know who is near the goal.

## For those who know the cardboard game

lesson-from-cardboard = You know the game on cardboard
from-cardboard-where = The map with ships and Hydra, the cup and its dice, the pursuits on display, your shipboard and hand below. The Underworld is a number beside each player. Point at anything to read it.
from-cardboard-done-for-you = The table shakes, throws, counts halves and skulls, shows the odds of every challenge, and asks everybody in turn who completes a pursuit.
from-cardboard-choose = A voyage is chosen: sail, forgo or pass. Then sail to a square; found, raid and seize are buttons beside it. What showed nothing hidden can be taken back. Set sail.
from-cardboard-rulings = The edition is chosen when the table is opened; anchors, prizes and the Hydra differ. One adventure a voyage; the Honour of the Styx needs a hoplite fetched. Why? opens each ruling.
