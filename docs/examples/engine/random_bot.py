"""An engine for any game of sastrugi: it makes a random legal move. It needs Python 3 alone."""

import json
import random
import sys


def send(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send(type="ready", name="random", version="1")
    elif message["type"] == "game":
        random.seed(message["seed"])
    elif message["type"] == "ask":
        send(type="move", id=message["id"], move=random.choice(message["legal"]))
    elif message["type"] == "end":
        break
