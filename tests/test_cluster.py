"""The extra `ray`: a cluster of two nodes on this machine plays the same games as processes do (test_simulate.py)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import run
from kylix import bots
from kylix.bots import learn
from kylix.common import cluster
from kylix.common.extras import library
from kylix.common.workers import Workers
from kylix.core.errors import KylixError
from kylix.lab import runner
from kylix.lab.runner import Plan

HERE = "127.0.0.1"
# Ray leaves sockets and files for its own threads to close when it ends.
pytestmark = pytest.mark.filterwarnings("default::ResourceWarning", "default::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """Two nodes with one processor each, reached over loopback only; and a connection to them."""
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
    about = {"num_cpus": 1, "node_ip_address": HERE, "object_store_memory": 80 * 2**20}
    head = {**about, "include_dashboard": False}
    nodes = library("ray.cluster_utils", "ray").Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes.add_node(**about)
        nodes.wait_for_nodes()
        assert nodes.address.startswith(HERE)
        with cluster.connected(nodes.address) as connected:
            yield connected
    finally:
        nodes.shutdown()


def test_two_nodes_play_the_same_games_as_this_process(ray: Any) -> None:
    plan = Plan("troia", ("random", "novice"), 5, make=bots.make)
    there, here = (runner.simulate(plan, 7, workers=workers) for workers in (Workers(2, "ray"), Workers()))
    assert replace(there, seconds=0.0) == replace(here, seconds=0.0)


def test_a_network_learns_from_the_same_games_there(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "CHUNK", 2)
    recipe = learn.Recipe(hidden=(4,), epochs=1)
    there, here = (learn.learn("troia", 4, 5, workers, recipe=recipe) for workers in (Workers(2, "ray"), Workers()))
    assert there == here


def test_both_nodes_take_part_with_the_same_rules(ray: Any) -> None:
    with cluster.started(ray, runner.Counted(Plan("troia", ("random", "random")))) as players:
        homes = ray.get([player.home.remote() for player in players])
    assert len({node for node, _ in homes}) == 2
    assert {Path(package) for _, package in homes} == {Path(kylix.__file__).parent}


def test_what_goes_wrong_on_a_node_is_told_in_a_sentence(ray: Any) -> None:
    three = runner.Counted(Plan("troia", ("random", "random", "random")))
    with pytest.raises(KylixError, match=r"the Ray cluster failed: .*Troia is played with 2"):
        list(Workers(1, "ray").play(three, iter([(1, 1)]), 1))


def test_an_address_is_of_a_ray_cluster() -> None:
    told = run("simulate", "troia", "--games", 1, "--address", "127.0.0.1:1")
    assert (told.code, "--engine ray" in told.err) == (2, True)


def test_a_missing_library_names_the_extra() -> None:
    with pytest.raises(KylixError, match=r"kylix\[ray\]"):
        library("no_such_library", "ray")
