"""A bot from outside in Python, by docs/bot-protocol.md alone: it takes what brings something, else anything.

Run: kylix ladder troia --levels random,"exec:python examples/mybot.py" --games 100
"""

import json
import random
import sys

for line in sys.stdin:
    said, answer = json.loads(line), None
    if said["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "mybot"}
    elif said["type"] == "game":
        chance, answer = random.Random(said["seed"]), {"type": "ready"}
    elif said["type"] == "choose":
        bold = [move for move in said["options"] if len(move.split()) > 1] or said["options"]
        answer = {"type": "move", "n": said["n"], "move": chance.choice(bold)}
    if answer:
        print(json.dumps(answer), flush=True)
