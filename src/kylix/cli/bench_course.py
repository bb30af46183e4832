"""The program that `kylix bench` starts in each tree: `python -m kylix.cli.bench_course TITLE` (see lab/rounds.py)."""

from __future__ import annotations

import json
import sys
from statistics import median
from time import process_time

from kylix.bots.budget import Budget
from kylix.bots.search import Search
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds
from kylix.lab.measure import Course, Sample

NODES = 30


class Nodes:
    """What a node of the search costs: a position looked into, at a random question with a choice."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.title_bot = title_bot_of(course.title, True)

    def __call__(self, seconds: float) -> Sample:
        until, costs, total = process_time() + seconds, list[float](), 0
        while not costs or process_time() < until:
            s = self.course.seeds.next()
            for _ in range(self.course.roll.randrange(60)):
                if s.over:
                    break
                options = s.options(s.to_act[0])
                s.apply(s.to_act[0], options[int(self.course.roll.random() * len(options))])
            if s.over or len(s.options(s.to_act[0])) == 1:
                continue
            seat = s.to_act[0]
            start = process_time()
            search = Search(self.title_bot, Worlds(s.redeal(seat, 1), seat, 1))
            search.run(Budget(nodes=NODES))
            costs.append((process_time() - start) / search.rounds)
            total += search.rounds
        return median(costs) * 1e6, total


def main(title: str) -> None:
    course = Course(title)
    nodes = Nodes(course)
    for line in sys.stdin:
        print(json.dumps([course.round(float(line), {"node": nodes})]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
