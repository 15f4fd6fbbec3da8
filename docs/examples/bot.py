#!/usr/bin/env python3
"""A bot from outside, for any game of the house: bestiaire match bestioles random "cmd:python3 docs/examples/bot.py"

One JSON object a line comes on standard input, one goes back on standard output (docs/bots.md). It plays at random, but for one thing
that it knows of each game; standard error is free for remarks of its own.
"""
import json
import random
import sys

# The first words of moves that are made only when nothing else is left.
RELUCTANT = {
    "bestioles": ("withdraw",),      # never gives a battle up
    "cryptide": ("search",),         # asks rather than searches
    "monstre": (),
    "gevaudan": ("trap",),           # walks on rather than lays a trap
    "loups-garous": (),
}


class Game:
    """One game, from hello to over. Everything it knows came in a message."""

    def __init__(self, hello):
        self.name, self.seat = hello["game"], hello["seat"]
        self.rng = random.Random(hello["seed"])
        self.view, self.heard = None, []

    def seen(self, message):
        self.view = message["view"]
        self.heard += message["news"]

    def decide(self, message):
        if not message["must"]:
            return {"move": None}
        reluctant = RELUCTANT.get(self.name, ())
        eager = [move for move in message["moves"] if move.split()[0] not in reluctant]
        move = self.rng.choice(eager or message["moves"])
        return {"move": move, "why": f"one of {len(eager)}, after {len(self.heard)} news"}


def say(answer):
    print(json.dumps(answer), flush=True)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            game = Game(message)
            say({"ready": True, "speaks_up": False})
        elif kind == "seen":
            game.seen(message)
        elif kind == "decide":
            say(game.decide(message))
        elif kind == "over":
            game = None  # another hello may follow


if __name__ == "__main__":
    main()
