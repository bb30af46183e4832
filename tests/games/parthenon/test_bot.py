"""Bots at Parthenon: the veil over what others plan in secret, whole plans, honest offers, reasons in words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import corpus
import kylix
from games.parthenon.position import Sea, season
from kylix import bots
from kylix.bots.budget import Budget, Clock
from kylix.bots.rollout import Rollout, RolloutBot
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds, level_ground, setting_of
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.parthenon.bot import evaluation, goods, home, sea, training
from kylix.games.parthenon.bot.goods import KEEN, SENSE
from kylix.games.parthenon.bot.home_offers import LEFT_TO_THEM, haggled
from kylix.games.parthenon.bot.philosophy import philosophy_worth
from kylix.games.parthenon.moves import Accept, Offer, Publish, Stage
from kylix.games.parthenon.phases.harbour import LookAtHarbour
from kylix.games.parthenon.phases.island_trade import IslandTradePhase
from kylix.games.parthenon.phases.offers import MakeOffers
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import EVERYONE, PHILOSOPHIES
from kylix.kit import codec
from kylix.kit.words import LANGUAGES, Words
from kylix.testing import second

QUICK = ("novice", "sailor", "captain", "archon:nodes=4")


def ask(name: str, s: State, seat: int, deal: int = 1, seed: int = 1) -> Move:
    return bots.make(name, seed).choose(s.view(seat), list(s.options(seat)), s.redeal(seat, deal))


def positions(count: int, seed: int = 3) -> Iterator[tuple[Parthenon, int]]:
    """Positions of random games in which seats answer in any order, so that some have planned in secret already."""
    chance = random.Random(seed)
    for seats, some in ((3, count - count // 2), (4, count // 2)):
        for s in corpus.positions("parthenon", seats, some, seed):
            assert isinstance(s, Parthenon)
            yield s, chance.choice([seat for seat in s.to_act if len(s.options(seat)) > 1])


def offering(count: int, seed: int) -> Iterator[tuple[Parthenon, int]]:
    """Positions in which a seat may open an offer, from random games of their own: the corpus has few."""
    chance = random.Random(seed)
    while count:
        s = kylix.new("parthenon", seats=chance.choice((3, 4)), seed=chance.getrandbits(32))
        assert isinstance(s, Parthenon)
        while not s.over and count:
            seat = chance.choice(s.to_act)
            if isinstance(s.stack[-1], MakeOffers) and s.draft_to[seat] < 0 and chance.random() < 0.05:
                count -= 1
                yield s, seat
            s.apply(seat, chance.choice(s.options(seat)))


# --- the same veil as a person ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", QUICK)
def test_states_that_differ_in_hidden_facts_only_get_the_same_move(name: str) -> None:
    for n, (s, seat) in enumerate(positions(5)):
        other = second(s, seat, random.Random(n))
        answers = {s.text(ask(name, state, seat, deal, seed=n)) for state in (s, other) for deal in (1, 2)}
        assert len(answers) == 1


def test_the_whole_input_of_a_bot_passes_view_invariance() -> None:
    for n, (s, seat) in enumerate(positions(25)):
        other = second(s, seat, random.Random(n))
        assert other.view(seat) == s.view(seat)
        assert other.options(seat) == s.options(seat)
        assert level_ground(s, seat).view(seat) == s.view(seat)
        worlds = [Worlds(state.redeal(seat, 9 + n), seat, 7)[1] for state in (s, other)]
        assert codec.digest(worlds[0]) == codec.digest(worlds[1])
        assert isinstance(worlds[0], Parthenon)
        worlds[0].invariants()


def same_thoughts(one: Sea, other: Sea, seat: int = 0) -> None:
    """What the seat thinks with is the same, world by world."""
    assert one.s.view(seat) == other.s.view(seat)
    digests = [codec.digest(Worlds(t.s.redeal(seat, deal), seat, 7)[2]) for t in (one, other) for deal in (1, 2)]
    assert len(set(digests)) == 1


def test_what_another_loads_in_secret_does_not_reach_the_bot() -> None:
    hands = {"P1": "2 WOOL", "P2": "GOLD, ORE, 2 GRAIN", "P3": "WOOL"}
    idle = season("JOURNEY", hands=hands)
    plans = [
        season("JOURNEY", hands=hands).play("P2 send A EGYPT", "P2 load A GOLD"),
        season("JOURNEY", hands=hands).play("P2 send A ATHENS", "P2 load A ORE", "P2 load A GRAIN"),
    ]
    for plan in plans:
        same_thoughts(idle, plan)
    done = [plan.play("P2 ready") for plan in plans]
    same_thoughts(done[0], done[1])
    assert ask("sailor", done[0].s, 0) == ask("sailor", done[1].s, 0)


def test_what_another_keeps_in_secret_does_not_reach_the_bot() -> None:
    hands = {"P1": "WOOL, 4 ORE", "P2": "GOLD, ORE, 2 GRAIN", "P3": "WOOL"}
    kept = [
        season("DISCARD", hands=hands).play("P2 hide", "P2 keep GRAIN", "P2 keep ORE", "P2 keep GOLD", "P2 ready"),
        season("DISCARD", hands=hands).play("P2 hide", "P2 keep GRAIN", "P2 keep GRAIN", "P2 keep GOLD", "P2 ready"),
        season("DISCARD", hands=hands).play("P2 bare", "P2 ready"),
    ]
    same_thoughts(kept[0], kept[1])
    same_thoughts(kept[0], kept[2])


def test_an_offer_in_the_making_does_not_reach_the_bot() -> None:
    hands = {"P1": "2 WOOL", "P2": "GOLD, ORE"}
    drafts = [
        season("ISLAND-TRADE", hands=hands).play("P2 offer P1", "P2 give ORE"),
        season("ISLAND-TRADE", hands=hands).play("P2 offer ALL", "P2 want WOOL"),
    ]
    same_thoughts(season("ISLAND-TRADE", hands=hands), drafts[0])
    same_thoughts(drafts[0], drafts[1])


def test_what_another_says_about_a_harbour_does_not_reach_the_bot() -> None:
    sailing = {"P1-A": "ATHENS: WOOL", "P2-A": "ATHENS: ORE"}
    said = [season("FLEET-TRADE", sailing=sailing).play(f"P2 {answer}") for answer in ("reveal", "pass")]
    assert isinstance(said[0].s.stack[-1], LookAtHarbour)
    same_thoughts(said[0], said[1])


def test_a_bot_changes_nothing_of_what_it_is_given() -> None:
    for s, seat in positions(4, seed=5):
        redealt = s.redeal(seat, 1)
        before = codec.digest(redealt)
        for name in QUICK:
            bots.make(name, 1).choose(s.view(seat), list(s.options(seat)), redealt)
        assert codec.digest(redealt) == before


# --- whole plans ------------------------------------------------------------------------------------------------------


def played(names: tuple[str, ...], seed: int, moves: int) -> Iterator[tuple[Parthenon, int, Move]]:
    """The first moves of a game between bots, each before it is played."""
    s = kylix.new("parthenon", seats=len(names), seed=seed)
    players = [bots.make(name, seat) for seat, name in enumerate(names)]
    assert isinstance(s, Parthenon)
    for n in range(moves):
        if s.over:
            return
        seat = s.to_act[0]
        move = players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, n))
        yield s, seat, move
        s.play(seat, move)
        assert players[seat].why is not None


def test_a_game_of_good_bots_is_played_to_its_end_and_builds() -> None:
    last = [s for s, _, _ in played(("sailor", "sailor", "sailor"), 5, 4000)][-1]
    assert last.over
    assert min(last.scores()) >= 6


def test_a_bot_that_is_made_anew_for_every_small_move_still_plays() -> None:
    s = kylix.new("parthenon", seats=3, seed=8)
    for n in range(160):
        s.play(s.to_act[0], ask("novice", s, s.to_act[0], n, n))
    assert s.turn > 1


def test_turns_are_whole_legal_and_different() -> None:
    title_bot = title_bot_of("parthenon", True)
    for s, seat in positions(30, seed=7):
        turns = title_bot.turns(s, seat)
        assert turns
        assert len({turn.key for turn in turns}) == len(turns)
        for turn in turns:
            trial = s.clone()
            for move in turn.line:
                trial.check(seat, move)
                trial.apply(seat, move)


def test_a_village_that_can_be_paid_is_built() -> None:
    t = season("BUILD", hands={"P1": "GRAPES, ORE"})
    assert t.s.text(ask("sailor", t.s, 0)).startswith("village")


def test_what_can_be_paid_is_not_kept_for_next_season() -> None:
    """Two villages lie in the hand: each season without them is lost."""
    t = season("BUILD", hands={"P1": "GRAIN, GRAPES, ORE, WOOL"})
    best = max(title_bot_of("parthenon", True).turns(t.s, 0), key=lambda turn: turn.value)
    assert [t.s.text(move).split()[0] for move in best.line] == ["village", "village", "ready"]


def test_a_wonder_is_worth_more_with_each_stage_and_what_is_begun_late_is_worth_little() -> None:
    def worth(stage: str, year: int, number: int) -> float:
        s = season("BUILD", wonders={"COLOSSUS": f"P1 {stage}"} if stage else {}, year=year, number=number).s
        assert isinstance(s, Parthenon)
        return goods.possessions(s, 0, SENSE)

    for year, number in ((1, 1), (2, 4), (3, 4)):
        steps = [worth(stage, year, number) for stage in ("", "plan", "partial", "finished")]
        assert steps == sorted(set(steps))
    assert worth("partial", 3, 4) - worth("", 3, 4) < 0.1


def test_what_can_no_longer_be_paid_is_not_wanted() -> None:
    """The last stage of the Oracle is paid in Island Trade: after that of the last season it is too late."""

    def wanted(phase: str, year: int) -> bool:
        s = season(phase, wonders={"ORACLE": "P1 partial"}, year=year, number=4).s
        assert isinstance(s, Parthenon)
        return any(isinstance(one.move, Stage) for one in goods.wants_of(s, 0, SENSE).things)

    assert wanted("JOURNEY", 2)
    assert wanted("ISLAND-TRADE", 3)
    assert not wanted("JOURNEY", 3)


def test_surplus_goes_where_it_buys_what_is_lacking() -> None:
    """Two grapes and two ore pay for a village; what is left over sails, and what is needed stays."""
    t = season("JOURNEY", hands={"P1": "4 GRAPES, ORE"})
    assert isinstance(t.s, Parthenon)
    for fleets in sea.plans(t.s, 0, SENSE):
        for voyage in fleets:
            assert voyage is None or (voyage.gain > 0 and len(voyage.cargo) <= 6)


def test_the_archon_compares_plans_in_the_same_worlds() -> None:
    t = season("JOURNEY", hands={"P1": "3 GRAPES, 2 ORE", "P2": "2 WOOL"})
    title_bot = title_bot_of("parthenon", True)
    assert isinstance(title_bot, RolloutBot)
    turns = title_bot.turns(t.s, 0)
    look = Rollout(title_bot, Worlds(t.s.redeal(0, 1), 0, 3), turns)
    look.sweep(0, lambda: True)
    assert [len(seen) for seen in look.seen] == [1] * len(turns)
    after = title_bot.settle(t.s.clone(), 0)
    assert after.over or after.turn == t.s.turn + 1


def test_a_world_that_the_budget_cut_short_does_not_count() -> None:
    t = season("JOURNEY", hands={"P1": "3 GRAPES, 2 ORE", "P2": "2 WOOL"})
    title_bot = title_bot_of("parthenon", True)
    turns = title_bot.turns(t.s, 0)
    assert len(turns) > 1
    look = Rollout(title_bot, Worlds(t.s.redeal(0, 1), 0, 3), turns)
    look.run(Clock(Budget(nodes=len(turns) + 1)), 9)
    assert [len(seen) for seen in look.seen] == [2] * len(turns)


def test_in_the_end_the_archon_prefers_a_wonder_to_another_structure() -> None:
    """Both are a structure, and finished wonders are the first thing that breaks a tie."""
    s = season("BUILD", hands={"P1": "ORE, GOLD"}, wonders={"COLOSSUS": "P1 partial"}, year=3, number=4).s
    assert isinstance(s, Parthenon)
    things = goods.wants_of(s, 0, KEEN).things
    wonder = max(one.value for one in things if isinstance(one.move, Stage))
    assert wonder > max(one.value for one in things if not isinstance(one.move, Stage)) + 0.2


def test_the_archon_sees_whom_blight_hits_also_while_armies_wait_for_their_villages() -> None:
    """Production is still to come then: grain, the first on the list, is not named by the island that grows it."""
    for name in QUICK[1:]:
        t = season("EVENT", covered="Y1-6", archon="P3", home={"P1": "ARMY"}).all_ready()
        assert t.question == "NameType"
        move = t.s.text(ask(name, t.s, 2))
        assert move not in ("call GRAIN", "call WOOL")
        t.play(f"P3 {move}")
        assert t.question == "BoostVillages"


def test_a_lead_is_worth_something_from_the_first_season_on() -> None:
    weights = dict(zip(evaluation.FEATURES, evaluation.fitted()[0], strict=True))
    assert all(weights[name] >= least for name, least in training.LEAST.items())


# --- philosophies -----------------------------------------------------------------------------------------------------


def best_philosophy(t: Sea) -> str:
    assert isinstance(t.s, Parthenon)
    worths = [philosophy_worth(t.s, 0, kind, SENSE) for kind in range(PHILOSOPHIES)]
    return setting_of(t.s).names["philosophy"][worths.index(max(worths))]


def test_a_philosophy_is_chosen_by_what_its_power_is_worth_now() -> None:
    """Tribute in gold is softened; goods of one type only are swapped; with little time left neither brings much."""
    full = {"P1": "2 GRAPES, 2 ORE, 2 OLIVES"}
    early = season("BUILD", villages=full, row="Y2-1", year=2)
    late = season("BUILD", villages=full, row="Y2-1", year=2, number=4)
    assert best_philosophy(early) == "STOICISM"
    assert best_philosophy(season("BUILD", villages={"P1": "4 GRAPES"})) == "ATOMISM"
    for kind in range(PHILOSOPHIES):
        assert isinstance(early.s, Parthenon)
        assert isinstance(late.s, Parthenon)
        assert philosophy_worth(early.s, 0, kind, SENSE) > philosophy_worth(late.s, 0, kind, SENSE) > 0


def test_an_academy_introduces_the_best_philosophy_and_gold_to_spare_adopts_one() -> None:
    t = season("BUILD", hands={"P1": "PAPYRUS"}, row="Y2-1", year=2)
    assert isinstance(t.s, Parthenon)
    line = [t.s.text(move) for move in home.Builder(t.s, 0, SENSE).run()]
    assert line[:2] == ["build ACADEMY", "introduce STOICISM"]
    whole = "FORTRESS, SHRINE, GRAND-PORT, MARKET, ACADEMY, TREASURY"
    rich = season("BUILD", hands={"P1": "6 GOLD"}, acropolis={"P1": whole}, philosophies={"P2": "STOICISM"}, year=2)
    assert isinstance(rich.s, Parthenon)
    assert "adopt STOICISM" in [rich.s.text(move) for move in home.Builder(rich.s, 0, SENSE).run()]


def test_cynicism_is_worth_more_to_an_island_with_workshops() -> None:
    """Rares of its own are there every season; others come seldom."""
    full = {"P1": "2 GRAPES, 2 ORE, 2 OLIVES"}
    worths: list[float] = []
    for workshops in (0, 2):
        s = season("BUILD", villages=full, workshops={"P1": workshops}).s
        assert isinstance(s, Parthenon)
        worths.append(philosophy_worth(s, 0, setting_of(s).names["philosophy"].index("CYNICISM"), SENSE))
    assert worths[1] > worths[0] > 0


def built(t: Sea) -> list[str]:
    assert isinstance(t.s, Parthenon)
    return [t.s.text(move) for move in home.Builder(t.s, 0, SENSE).run()]


def test_exchanges_at_home_are_used_where_they_bring_something() -> None:
    """A rare that nothing asks for becomes what a village lacks, or gold for a fleet; one that is needed stays."""
    hand = {"P1": "2 SPICES"}
    line = built(season("BUILD", hands=hand, philosophies={"P1": "CYNICISM"}))
    assert "use CYNICISM" in line
    assert any(move.startswith("village") for move in line)
    assert "fleet" in built(season("BUILD", hands=hand, wonders={"MAUSOLEUM": "P1 finished"}))
    shrine = season("BUILD", hands={"P1": "OLIVES, GRAPES, SPICES"}, philosophies={"P1": "CYNICISM"})
    assert built(shrine)[:1] == ["build SHRINE"]


# --- offers -----------------------------------------------------------------------------------------------------------


def test_an_offer_serves_both_sides_as_far_as_one_can_see() -> None:
    found = 0
    for s, seat in offering(12, seed=7):
        for one in home.proposals(s, seat, SENSE, 2):
            found += 1
            wants = goods.wants_of(s, seat, SENSE)
            mine = home.gain_of(wants, tuple(s.have(seat)), one.give, one.want)
            assert mine >= SENSE.ask
            assert home.for_another(s, seat, one, SENSE) >= home.FOR_THE_OTHER
    assert found


def test_the_archon_asks_for_as_much_as_another_can_bear() -> None:
    found, dear = 0, 0
    for s, seat in offering(12, seed=7):
        for one in haggled(s, seat, KEEN, 2):
            found += 1
            dear += len(one.want) > len(one.give)
            wants = goods.wants_of(s, seat, KEEN)
            assert home.gain_of(wants, tuple(s.have(seat)), one.give, one.want) >= KEEN.ask
            assert home.for_another(s, seat, one, KEEN) >= LEFT_TO_THEM
    assert found > dear > 0


def test_offers_are_few_and_none_is_repeated_while_nobody_took_it() -> None:
    made: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = []
    taken = 0
    for s, seat, move in played(("sailor", "captain", "sailor"), 11, 700):
        if isinstance(move, Offer):
            assert move.party == EVERYONE
        if isinstance(move, Accept):
            taken += 1
            made.clear()
        if isinstance(move, Publish):
            offer = (s.turn, seat, tuple(s.draft_give[seat]), tuple(s.draft_want[seat]))
            assert offer not in made
            made.append(offer)
            assert s.offers_made[seat] <= home.MOST_OFFERS
    assert taken


def test_a_present_is_taken_and_a_demand_is_refused() -> None:
    t = season("ISLAND-TRADE", hands={"P1": "WOOL", "P2": "GOLD, WOOL"}).play("P2 offer P1 GOLD for")
    assert t.s.text(ask("sailor", t.s, 0)) == "accept P2-1"
    demand = season("ISLAND-TRADE", hands={"P1": "GOLD, WOOL", "P2": "ORE"}).play("P2 offer P1 for GOLD")
    assert demand.s.text(ask("captain", demand.s, 0)) == "reject P2-1"


def test_of_offers_alike_the_left_neighbours_is_taken() -> None:
    """Else the first seat would trade more than the others."""
    for seat, other in enumerate(("P2", "P3", "P1")):
        t = season("ISLAND-TRADE", hands=dict.fromkeys(("P1", "P2", "P3"), "GOLD"))
        for author in ("P1", "P2", "P3"):
            if author != f"P{seat + 1}":
                t.play(f"{author} offer P{seat + 1} GOLD for")
        assert t.s.text(ask("sailor", t.s, seat)) == f"accept {other}-1"


def test_nothing_is_donated() -> None:
    t = season("EVENT", hands={"P2": "GOLD, ORE"})
    assert t.s.text(ask("captain", t.s, 1)) == "ready"


# --- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_explained_in_a_sentence(language: str) -> None:
    for s, seat in positions(15, seed=6):
        words = Words(language, setting_of(s))
        for advice in bots.hint(s.view(seat), list(s.options(seat)), s.redeal(seat, 1), "sailor"):
            sentence = words.say(advice.key, **advice.about)
            assert sentence.endswith(".")
            assert words.say("bot-hint", move=words.move(advice.move), why=sentence, chance=advice.about["chance"])


def test_a_voyage_names_its_land() -> None:
    t = season("JOURNEY", hands={"P1": "4 GRAPES, 2 ORE"})
    found = bots.hint(t.s.view(0), list(t.s.options(0)), t.s.redeal(0, 1), "captain")
    keys = {advice.key for advice in found}
    assert keys <= {"because-parthenon-voyage", "because-parthenon-home"}


def test_the_trade_phase_is_left_in_the_end() -> None:
    phases = [any(isinstance(frame, IslandTradePhase) for frame in s.stack) for s, _, _ in played(QUICK[:3], 4, 200)]
    assert not all(phases[-60:])
