"""A bot as a guest at a served table, by docs/bot-protocol.md: it joins by an invitation and plays any legal move.

Run: python examples/guest.py "http://127.0.0.1:8411/#/join/TABLE/INVITATION"        (needs the package websockets)
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

from websockets.sync.client import connect

server, _, place = sys.argv[1].partition("/#/join/")
table, _, invitation = place.partition("/")
token = secrets.token_urlsafe(20)


def post(what: str, **body: str) -> None:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    urllib.request.urlopen(
        urllib.request.Request(f"{server}/api/tables/{table}/{what}", json.dumps(body).encode(), headers)
    ).close()


post("join", invitation=invitation, token=token, name="guest.py")
try:
    post("number")  # it adds nothing to chance
except urllib.error.HTTPError as error:
    error.close()  # nobody is asked for numbers here
result = None
while result is None:
    with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "since": 0}))
        for text in socket:
            said = json.loads(text)
            if said["type"] == "state":
                asked = said["prompt"]
                if said["over"]:
                    result = said["over"]
                    break
                if said["seat"] in asked["to_act"] and asked["options"]:
                    moves = [random.choice(asked["options"])["move"]]
                    answer = {
                        "type": "choose",
                        "id": secrets.token_hex(8),
                        "question": asked["question"],
                        "moves": moves,
                    }
                    socket.send(json.dumps({**answer, "after": said["n"], "whole": False}))
    time.sleep(0.5)  # the game has not begun, or the server starts anew
print(json.dumps({"seat": said["seat"], "ranking": result["ranking"]}))
