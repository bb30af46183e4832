"""What happens in Parthenon, for logs and animation. Goods that are named here are seen by all."""

from __future__ import annotations

from typing import Final

from kylix.core.errors import Fact
from kylix.core.events import HEADING, Event

EVENTS: Final[dict[str, tuple[str, ...]]] = {"phase-began": (HEADING,)}
"""The events that are more than plain ones, with their tags."""


def order_asked(seat: int) -> Event:
    return Event("order-asked", {"seat": seat})


def army_shown(seat: int) -> Event:
    return Event("army-shown", {"seat": seat})


def workshops_idle(seat: int) -> Event:
    return Event("workshops-idle", {"seat": seat})


def halted(seat: int) -> Event:
    return Event("halted", {"seat": seat})


def set_up(islands: list[int], archon: int) -> Event:
    return Event("set-up", {"islands": islands, "archon": archon})


def bonus(seat: int, goods: list[int]) -> Event:
    return Event("bonus", {"seat": seat, "goods": goods})


def season_began(year: int, season: int) -> Event:
    return Event("season-began", {"year": year, "season": season})


def phase_began(phase: int) -> Event:
    return Event("phase-began", {"phase": phase})


def event_turned(event: int) -> Event:
    return Event("event-turned", {"event": event})


def event_began(event: int) -> Event:
    return Event("event-began", {"event": event})


def donated(seat: int, archon: int, good: int) -> Event:
    return Event("donated", {"seat": seat, "archon": archon, "good": good})


def order_set(seats: list[int]) -> Event:
    return Event("order-set", {"seats": seats})


def events_arranged(events: list[int]) -> Event:
    return Event("events-arranged", {"events": events})


def named(archon: int, seat: int) -> Event:
    return Event("named", {"archon": archon, "seat": seat})


def type_named(archon: int, good: int) -> Event:
    return Event("type-named", {"archon": archon, "good": good})


def idled(seat: int, goods: list[int]) -> Event:
    return Event("idled", {"seat": seat, "goods": goods})


def freed(seat: int, good: int) -> Event:
    return Event("freed", {"seat": seat, "good": good})


def gained(seat: int, goods: list[int]) -> Event:
    return Event("gained", {"seat": seat, "goods": goods})


def produced(seat: int, goods: list[int]) -> Event:
    return Event("produced", {"seat": seat, "goods": goods})


def swapped(seat: int, good: int, other: int) -> Event:
    return Event("swapped", {"seat": seat, "good": good, "other": other})


def paid(seat: int, goods: list[int], payee: int) -> Event:
    """To the bank, or to another seat."""
    return Event("paid", {"seat": seat, "goods": goods, "payee": payee})


def lost(seat: int, goods: list[int]) -> Event:
    return Event("lost", {"seat": seat, "goods": goods})


def used(seat: int, power: int) -> Event:
    return Event("used", {"seat": seat, "power": power})


def exchanged(seat: int, given: list[int], taken: list[int]) -> Event:
    return Event("exchanged", {"seat": seat, "gives": given, "takes": taken})


def offered(seat: int, party: int, slot: int, give: list[int], want: list[int]) -> Event:
    return Event("offered", {"seat": seat, "party": party, "slot": slot, "gives": give, "wants": want})


def offer_rejected(seat: int, slot: int) -> Event:
    return Event("offer-rejected", {"seat": seat, "slot": slot})


def offer_withdrawn(seat: int, slot: int) -> Event:
    return Event("offer-withdrawn", {"seat": seat, "slot": slot})


def offer_lapsed(seat: int, slot: int) -> Event:
    return Event("offer-lapsed", {"seat": seat, "slot": slot})


def offer_answered(seat: int, slot: int) -> Event:
    return Event("offer-answered", {"seat": seat, "slot": slot})


def traded(seat: int, other: int, given: list[int], taken: list[int]) -> Event:
    """`seat` accepted the offer of `partner`."""
    return Event("traded", {"seat": seat, "partner": other, "gives": given, "takes": taken})


def foresaw(seat: int, hazard: int) -> Event:
    return Event("foresaw", {"seat": seat, "hazard": -1}, {seat: {"hazard": hazard}})


def looked(seat: int, land: int, harbour: int) -> Event:
    return Event("looked", {"seat": seat, "land": land, "harbour": -1}, {seat: {"harbour": harbour}})


def launched(fleet: int, land: int, count: int) -> Event:
    return Event("launched", {"fleet": fleet, "land": land, "count": count})


def stayed(seat: int) -> Event:
    return Event("stayed", {"seat": seat})


def hazard_drawn(region: int, hazard: int, fleets: list[int]) -> Event:
    return Event("hazard-drawn", {"region": region, "hazard": hazard, "fleets": fleets})


def hazard_replaced(fleet: int, hazard: int, hit: bool) -> Event:
    return Event("hazard-replaced", {"fleet": fleet, "hazard": hazard, "hit": int(hit)})


def protected(fleet: int, good: int) -> Event:
    return Event("protected", {"fleet": fleet, "good": good})


def sacrificed(fleet: int) -> Event:
    return Event("sacrificed", {"fleet": fleet})


def fleet_lost(fleet: int, goods: list[int]) -> Event:
    return Event("fleet-lost", {"fleet": fleet, "goods": goods})


def sent_home(fleet: int) -> Event:
    return Event("sent-home", {"fleet": fleet})


def diverted(fleet: int, land: int) -> Event:
    return Event("diverted", {"fleet": fleet, "land": land})


def hazards_reshuffled() -> Event:
    return Event("hazards-reshuffled", {})


def harbours_reshuffled() -> Event:
    return Event("harbours-reshuffled", {})


def harbour_voted(land: int, harbour: int, seats: list[int]) -> Event:
    """`seats` said reveal; `harbour` is none if the card stays covered."""
    return Event("harbour-voted", {"land": land, "harbour": harbour, "seats": seats})


def fleet_paid(fleet: int, goods: list[int]) -> Event:
    return Event("fleet-paid", {"fleet": fleet, "goods": goods})


def displayed(fleet: int, good: int) -> Event:
    return Event("displayed", {"fleet": fleet, "good": good})


def fleet_traded(fleet: int, given: list[int], taken: list[int]) -> Event:
    return Event("fleet-traded", {"fleet": fleet, "gives": given, "takes": taken})


def got_plan(seat: int, wonder: int) -> Event:
    return Event("got-plan", {"seat": seat, "wonder": wonder})


def advanced(seat: int, wonder: int, finished: bool) -> Event:
    return Event("advanced", {"seat": seat, "wonder": wonder, "finished": int(finished)})


def dropped(fleet: int, good: int) -> Event:
    return Event("dropped", {"fleet": fleet, "good": good})


def handed_over(fleet: int, other: int) -> Event:
    """Which card it was stays hidden."""
    return Event("handed-over", {"fleet": fleet, "fleet2": other})


def put_ashore(fleet: int, good: int) -> Event:
    return Event("put-ashore", {"fleet": fleet, "good": good})


def returned(seat: int, count: int) -> Event:
    return Event("returned", {"seat": seat, "count": count})


def built_village(seat: int, good: int) -> Event:
    return Event("built-village", {"seat": seat, "good": good})


def built_workshop(seat: int, good: int) -> Event:
    return Event("built-workshop", {"seat": seat, "good": good})


def built(seat: int, structure: int) -> Event:
    return Event("built", {"seat": seat, "structure": structure})


def bought_fleet(seat: int, fleet: int) -> Event:
    return Event("bought-fleet", {"seat": seat, "fleet": fleet})


def made(seat: int, structure: int, good: int) -> Event:
    return Event("made", {"seat": seat, "structure": structure, "good": good})


def introduced(seat: int, philosophy: int) -> Event:
    return Event("introduced", {"seat": seat, "philosophy": philosophy})


def adopted(seat: int, philosophy: int) -> Event:
    return Event("adopted", {"seat": seat, "philosophy": philosophy})


def kept_hidden(seat: int, kept: int, goods: list[int], open_: bool) -> Event:
    """PAR-Q11. The discards are public, unless the option hides them."""
    about: dict[str, Fact] = {"seat": seat, "kept": kept, "count": len(goods), "goods": goods if open_ else []}
    return Event("kept-hidden", about)


def kept_shown(seat: int, kept: list[int], goods: list[int]) -> Event:
    return Event("kept-shown", {"seat": seat, "wares": kept, "goods": goods})


def voted(seat: int, choice: int) -> Event:
    return Event("voted", {"seat": seat, "archon": choice})


def archon_elected(seat: int, drawn: bool) -> Event:
    return Event("archon-elected", {"seat": seat, "drawn": int(drawn)})


def year_ended(year: int) -> Event:
    return Event("year-ended", {"year": year})


def game_ended(winner: int, ending: int) -> Event:
    return Event("game-ended", {"winner": winner, "ending": ending})
