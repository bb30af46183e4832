"""Shopping abroad in Parthenon: how a fleet turns goods that serve nothing into goods that its island lacks."""

from __future__ import annotations

from typing import Final, NamedTuple

from kylix.games.parthenon.bot.goods import Counts, Want, Wants, allot, lacking, worth
from kylix.games.parthenon.tables import (
    ANY_BASIC,
    ANY_IMPORT,
    ANY_RARE,
    ARMY,
    BASICS,
    EXTRA,
    GOLD,
    GOODS,
    PAPYRUS,
    Cost,
    Rate,
)

BETTER: Final = 1.25
"""A want that is a worse bargain must bring so much more to come first."""
POINTLESS: Final = 0.02
"""An exchange must bring more than this."""
FAR_DOWN: Final = 12
MOST_MISSING: Final = 4
"""Cards that a want may lack to be looked at."""


class Deal(NamedTuple):
    """One exchange: the row of the rates, what is given, what is taken."""

    row: int
    give: tuple[int, ...]
    take: tuple[int, ...]


class Bargains(NamedTuple):
    gain: float
    deals: tuple[Deal, ...]
    goods: Counts
    """What there is after them."""
    used: Counts
    """What of the goods at hand went into them."""


Offer = tuple[int, Rate]
"""A row and what it means here."""


class Shop:
    """A fleet with goods that it may give, at the rates of a land."""

    def __init__(self, wants: Wants, rates: list[Offer], ban: int, home: list[int], aboard: list[int], room: int):
        self.wants = wants
        self.rates = rates
        self.ban = ban
        self.goods = [a + b for a, b in zip(home, aboard, strict=True)]
        self.aboard = aboard.copy()
        self.fresh = [0] * GOODS
        """Taken here: may be given again."""
        self.used = [0] * GOODS
        self.room = room
        """Cards of those aboard that may still be given."""
        self.deals: list[Deal] = []
        self.sources: dict[int, list[int]] = {}
        """By word of a price: the rates that yield it."""

    def run(self) -> Bargains:
        before = worth(self.wants, tuple(self.goods))
        for _ in range(6):
            if not self.fill_a_want():
                break
        while self.room > 0 and self.turn_to_gold():
            pass
        self.drop_pointless()
        after = worth(self.wants, tuple(self.goods))
        return Bargains(after - before, tuple(self.deals), tuple(self.goods), tuple(self.used))

    def drop_pointless(self) -> None:
        """Exchanges without which the island is as well off, from the last back: what was got for one want may have
        served another that came first. One whose yield paid for a later one stays."""
        kept: list[Deal] = []
        for deal in reversed(self.deals):
            goods = self.goods.copy()
            for card in deal.give:
                goods[card] += 1
            for card in deal.take:
                goods[card] -= 1
            pays = any(card in later.give for later in kept for card in deal.take)
            if pays or worth(self.wants, tuple(goods)) < worth(self.wants, tuple(self.goods)) - POINTLESS:
                kept.append(deal)
                continue
            self.goods = goods
            for card in deal.give:
                if self.used[card]:
                    self.used[card] -= 1
                    self.room += 1
        self.deals = kept[::-1]

    def spare(self) -> list[int]:
        """What may be given and serves nothing that can be paid already."""
        free = allot(self.wants, tuple(self.goods)).spare
        return [min(f, a + n) for f, a, n in zip(free, self.aboard, self.fresh, strict=True)]

    def fill_a_want(self) -> bool:
        """The best bargain that lacks something, if all it lacks can be had."""
        now = allot(self.wants, tuple(self.goods))
        left = list(now.spare)
        spare = self.spare()
        if not any(spare):
            return False
        best: tuple[float, Shop] | None = None
        for at, one in enumerate(self.wants.things):
            trial = None if at in now.bought else self.filled(one, left, spare)
            if trial is None:
                continue
            gain = worth(self.wants, tuple(trial.goods)) - now.total
            if gain > 0.02 and (best is None or gain > best[0] * BETTER):
                best = (gain, trial)
                if at > FAR_DOWN:
                    break
        if best is None:
            return False
        self.adopt(best[1])
        return True

    def filled(self, one: Want, left: list[int], spare: list[int]) -> Shop | None:
        """A copy that has got all that a want lacks, or None where it cannot or would have to get too much."""
        missing = lacking(left, one, self.wants.imports)
        if not missing or len(missing) > MOST_MISSING:
            return None
        trial = self.copy()
        return trial if trial.obtain_all(missing, one, spare) else None

    def obtain_all(self, missing: list[int], one: Want, spare: list[int]) -> bool:
        """Everything that is missing, while the goods that the want has already stay."""
        free = spare.copy()
        for good, count in one.need:
            have = self.goods[good]
            free[good] = max(0, min(free[good], have - min(count, have)))
        return all(self.obtain(word, free, 0) for word in missing)

    def obtain(self, word: int, free: list[int], depth: int) -> bool:
        """One card of the word, at the cheapest rate."""
        best = self.cheapest(word, free, depth)
        if best is None:
            return False
        at, chosen, good = best
        for missing in [g for g in chosen if g < 0]:
            if not self.obtain(-missing, free, depth + 1):
                return False
            free[-missing] += 1
        return self.exchange(at, [abs(g) for g in chosen], good, free)

    def cheapest(self, word: int, free: list[int], depth: int) -> tuple[int, list[int], int] | None:
        """The rate that yields a card of the word for the least, the cards that pay it, and the good."""
        best: tuple[int, list[int], int] | None = None
        least = 0.0
        for at in self.yielding(word):
            row, rate = self.rates[at]
            good = self.yielded(rate, word)
            if good < 0 or (row >= EXTRA and any(deal.row == row for deal in self.deals)):
                continue
            chosen = self.choose(rate.give, good if rate.other else -1, free, depth)
            if chosen is None:
                continue
            lost = sum(self.wants.price[g] if g >= 0 else 0.5 for g in chosen) / len(rate.get)
            if best is None or lost < least:
                least, best = lost, (at, chosen, good)
        return best

    def yielding(self, word: int) -> list[int]:
        """Rates that yield a word of a price."""
        found = self.sources.get(word)
        if found is None:
            found = [at for at, (_, rate) in enumerate(self.rates) if self.yielded(rate, word) >= 0]
            self.sources[word] = found
        return found

    def yielded(self, rate: Rate, word: int) -> int:
        """The good that the rate gives for a word of a price, or -1."""
        first = rate.get[0]
        if word == ANY_RARE:
            return (BASICS if self.ban != BASICS else BASICS + 1) if first == ANY_RARE else -1
        if word in (ANY_IMPORT, ANY_BASIC):
            kinds = self.wants.imports if word == ANY_IMPORT else range(BASICS)
            fitting = [good for good in kinds if good != self.ban]
            return min(fitting, key=lambda good: self.goods[good]) if first == ANY_BASIC else -1
        if first == word:
            return word
        if word == self.ban:
            return -1
        if first == ANY_BASIC and word < BASICS:
            return word
        return word if first == ANY_RARE and BASICS <= word < PAPYRUS else -1

    def choose(self, cost: Cost, other: int, free: list[int], depth: int) -> list[int] | None:
        """Cards that pay a rate: the least wanted; a negative one is gold that is to be had first."""
        chosen: list[int] = []
        left = free.copy()
        if self.ban >= 0 and self.ban not in cost.goods:
            left[self.ban] = 0
        if other >= 0:
            left[other] = 0
        for word in cost.words:
            good = self.least(word, left)
            if good >= 0:
                left[good] -= 1
            elif word == GOLD and depth < 1:
                good = -GOLD
            else:
                return None
            chosen.append(good)
        return chosen if self.fits_room(chosen) else None

    def fits_room(self, chosen: list[int]) -> bool:
        """Cards from the hold count; those taken here before do not."""
        fresh = self.fresh.copy()
        from_hold = 0
        for good in chosen:
            if good < 0:
                from_hold += 1
            elif fresh[good]:
                fresh[good] -= 1
            else:
                from_hold += 1
        return from_hold <= self.room

    def least(self, word: int, left: list[int]) -> int:
        """The card that is missed least: of the commonest kind."""
        if word < GOODS:
            return word if left[word] else -1
        if word in (ANY_BASIC, ANY_IMPORT):
            kinds = range(BASICS) if word == ANY_BASIC else self.wants.imports
        elif word == ANY_RARE:
            kinds = range(BASICS, GOLD)
        else:
            kinds = range(ARMY)
        found, most = -1, 0
        for good in kinds:
            if left[good] > most:
                found, most = good, left[good]
        return found

    def exchange(self, at: int, give: list[int], good: int, free: list[int]) -> bool:
        row, rate = self.rates[at]
        if not self.fits_room(give):
            return False
        for card in give:
            if self.fresh[card]:
                self.fresh[card] -= 1
            else:
                self.aboard[card] -= 1
                self.used[card] += 1
                self.room -= 1
            free[card] -= 1
            self.goods[card] -= 1
        take = self.taken(rate, good, give)
        for card in take:
            self.goods[card] += 1
            self.fresh[card] += 1
        for card in take[1:]:
            free[card] += 1
        self.deals.append(Deal(row, tuple(give), tuple(take)))
        return True

    def taken(self, rate: Rate, good: int, give: list[int]) -> list[int]:
        """The good wanted, and what helps most for the other cards of a yield."""
        take = [good]
        for word in rate.get[1:]:
            if word < GOODS:
                take.append(word)
                continue
            kinds = range(BASICS) if word == ANY_BASIC else range(BASICS, PAPYRUS)
            fitting = [g for g in kinds if g != self.ban and not (rate.other and g in give)]
            take.append(min(fitting, key=lambda g: self.goods[g] + take.count(g)))
        return sorted(take)

    def turn_to_gold(self) -> bool:
        """Goods that serve nothing become gold, where that is worth more."""
        trial = self.copy()
        if not trial.obtain(GOLD, trial.spare(), 1):
            return False
        if worth(self.wants, tuple(trial.goods)) <= worth(self.wants, tuple(self.goods)) + 0.02:
            return False
        self.adopt(trial)
        return True

    def copy(self) -> Shop:
        other = Shop(self.wants, self.rates, self.ban, self.goods, [0] * GOODS, self.room)
        other.aboard, other.fresh = self.aboard.copy(), self.fresh.copy()
        other.used, other.deals = self.used.copy(), self.deals.copy()
        other.sources = self.sources
        return other

    def adopt(self, other: Shop) -> None:
        self.goods, self.aboard, self.fresh = other.goods, other.aboard, other.fresh
        self.used, self.deals, self.room = other.used, other.deals, other.room
