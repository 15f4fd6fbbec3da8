#!/usr/bin/env python3
"""Checks a record of Bestiaire without Bestiaire: verify.py RECORD [KEY …]

Needs Python 3 and nothing else; signatures are checked where the package `cryptography` is installed. Moves are not replayed:
what is checked is that the deal was chosen by nobody and that nothing was edited. What each check means, byte by byte, is
docs/fair.md. KEY is a public key of the house, 64 hexadecimal digits. For Bestioles, the deal is told as well.

Exit codes: 0 all holds; 1 something does not; 2 no record that proves its deal; 3 all holds but it proves less than it could:
no key was given or no signatures could be checked, nobody took part, it was not the first attempt, or moves were taken back
by agreement.
"""

import hashlib
import sys

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
except ImportError:
    Ed25519PublicKey = None

CONTEXT = ["game", "rules", "options", "seats", "id", "round", "attempt", "chance", "house"]


# ---- hashes -----------------------------------------------------------------------------------------------------------------


def tagged_hash(tag, *parts):
    """SHA-256 over a heading, a tag, and every part after its length in four bytes."""
    data = b"bestiaire fair 1\n" + tag.encode() + b"\n"
    for part in parts:
        data += len(part).to_bytes(4, "big") + part
    return hashlib.sha256(data).digest()


def listed(by_seat):
    """What seats gave, as bytes: each seat's number, counted from 1, then its 32 bytes."""
    return b"".join(bytes([seat]) + given for seat, given in sorted(by_seat.items()))


# ---- the record as lines ----------------------------------------------------------------------------------------------------


class Record:
    """Three parts between two empty lines: headers, entries, headers; then what the check line does not cover."""

    def __init__(self, data):
        data = data.replace(b"\r\n", b"\n")
        body, mark, tail = data.rpartition(b"\ncheck: ")
        self.covered = body + b"\n"
        heading, _, rest = self.covered.partition(b"\n")
        parts = rest.split(b"\n\n")
        if not mark or heading != b"bestiaire record 2" or len(parts) != 3:
            raise ValueError("not a record of format 2")
        head, entries, foot = parts
        self.entries = entries.split(b"\n")
        self.head = [line.split(b": ", 1) for line in head.split(b"\n")]
        others = foot.split(b"\n") + (b"check: " + tail).split(b"\n")
        self.lines = self.head + [line.split(b": ", 1) for line in others if line]
        self.values = {line[0].decode(): line[-1] for line in self.lines}

    def text(self, key):
        if key not in self.values:
            raise ValueError(f"the record has no line `{key}: …`")
        return self.values[key].decode()

    def bytes(self, key):
        return bytes.fromhex(self.text(key))

    def by_seat(self, name):
        """The lines `name 1`, `name 2` … as far as they are there."""
        seats = range(1, 19)
        return {seat: self.bytes(f"{name} {seat}") for seat in seats if f"{name} {seat}" in self.values}

    def context(self, attempt):
        """What the deal was for: the first nine lines, for the attempt that is meant."""
        number = str(attempt).encode()
        lines = [(key, number if key == "attempt" else self.values[key]) for key in CONTEXT]
        return b"".join(key.encode() + b": " + value + b"\n" for key, value in lines)


# ---- the checks -------------------------------------------------------------------------------------------------------------


def commitment_of(record, attempt, secret):
    return tagged_hash("commit", record.context(attempt), secret)


def is_one_text(record):
    """The check line fits, no header stands there twice, and the context is where it has to be."""
    keys = [line[0] for line in record.lines]
    in_order = [key.decode() for key in keys[: len(CONTEXT)]] == CONTEXT
    is_whole = hashlib.sha256(record.covered).hexdigest() == record.text("check")
    return in_order and is_whole and len(set(keys)) == len(keys) and all(len(line) == 2 for line in record.lines)


def attempts_hold(record):
    """Every attempt that failed has opened the secret it was committed to."""
    for number in range(1, int(record.text("attempt"))):
        commitment, secret = record.text(f"failed {number}").split()[:2]
        if bytes.fromhex(commitment) != commitment_of(record, number, bytes.fromhex(secret)):
            return False
    return True


def last_head(record, commitment, secret):
    head = tagged_hash("chain", commitment, listed(record.by_seat("pledge")))
    for line in record.entries:
        head = tagged_hash("entry", secret, head, line)
    return head


def has_signed(key, digest, signature):
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, digest)
        return True
    except (InvalidSignature, ValueError):
        return False


def check(record, keys):
    """Every check by its name, and whether it holds."""
    commitment, secret = record.bytes("commitment"), record.bytes("secret")
    pledges, nonces = record.by_seat("pledge"), record.by_seat("nonce")
    pledged = {seat: tagged_hash("pledge", commitment, bytes([seat]), nonce) for seat, nonce in nonces.items()}
    found = {
        "text": is_one_text(record),
        "commitment": commitment == commitment_of(record, int(record.text("attempt")), secret),
        "attempts": attempts_hold(record),
        "pledges": pledges == pledged,
        "seed": record.bytes("seed") == tagged_hash("seed", commitment, secret, listed(nonces)),
        "chain": record.bytes("chain") == last_head(record, commitment, secret),
    }
    if Ed25519PublicKey:
        list_digest = tagged_hash("list", commitment, listed(pledges))
        found["sealed"] = has_signed(record.bytes("house"), list_digest, record.bytes("sealed"))
        digest = tagged_hash("record", record.covered)
        found["signature"] = has_signed(record.bytes("key"), digest, record.bytes("signature"))
    if keys:
        found["key"] = {record.text("key"), record.text("house")} <= set(keys)
    return found


# ---- from a seed to cards ---------------------------------------------------------------------------------------------------


def words(seed, stream):
    """ChaCha12: the seed is the key; the counter of blocks is 64 bits wide, and so is the stream after it."""
    constants = [int.from_bytes(b"expand 32-byte k"[at : at + 4], "little") for at in range(0, 16, 4)]
    key = [int.from_bytes(seed[at : at + 4], "little") for at in range(0, 32, 4)]
    block = 0
    while True:
        start = constants + key + [block % 2**32, block >> 32, stream % 2**32, stream >> 32]
        state = start[:]
        for _ in range(6):
            for column in range(4):
                quarter(state, column, 4 + column, 8 + column, 12 + column)
            for column in range(4):
                quarter(state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        yield from ((one + two) % 2**32 for one, two in zip(state, start))
        block += 1


def quarter(state, a, b, c, d):
    for to, add, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[to] = (state[to] + state[add]) % 2**32
        mixed = state[turned] ^ state[to]
        state[turned] = (mixed << bits | mixed >> 32 - bits) % 2**32


def shuffle(items, rng):
    """From the last place down, each item changes with one drawn from those before it and itself.

    A word of 64 bits (two of 32, the low one first) serves several draws, as long as their bounds multiply to less than 2**32;
    from a deck of 64 and more, one. A draw is the part above the word of word times bound; the part below serves the next.
    """
    left = len(items)
    while left > 1:
        bounds, product = [left], left
        while left < 64 and bounds[-1] > 2 and product * (bounds[-1] - 1) < 2**32:
            bounds.append(bounds[-1] - 1)
            product *= bounds[-1]
        while True:
            low = next(rng) | next(rng) << 32
            picks = []
            for bound in bounds:
                picks.append(low * bound >> 64)
                low = low * bound % 2**64
            if low >= 2**64 % product:  # else some orders would be likelier: another word
                break
        for pick in picks:
            left -= 1
            items[left], items[pick] = items[pick], items[left]
    return items


def deal_of_bestioles(seed):
    """Who begins, the theatres in order, both hands, and the deck from its top."""
    rng = words(seed, 0)
    theatres = shuffle(["air", "land", "sea"], rng)
    first = next(rng) >> 31
    cards = shuffle([f"{theatre}-{strength}" for theatre in ("air", "land", "sea") for strength in range(1, 7)], rng)
    hands = [sorted(cards[:6]), sorted(cards[6:12])]
    piles = [theatres, *hands, cards[:11:-1]]
    return f"seat {first + 1} begins; " + "; ".join(" ".join(pile) for pile in piles)


# ---- the program ------------------------------------------------------------------------------------------------------------


def main(path, *keys):
    with open(path, "rb") as file:
        data = file.read()
    try:
        record = Record(data)
        found = check(record, keys)
        seats = sorted(record.by_seat("nonce"))
        attempt = int(record.text("attempt"))
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    for name, holds in found.items():
        print(f"{name}: {'holds' if holds else 'DOES NOT HOLD'}")
    if not Ed25519PublicKey:
        print("signatures: not checked (the package `cryptography` is not there)")
    print("seats that took part:", *(seats or ["none"]))
    if record.text("game") == "bestioles":
        print("deal:", deal_of_bestioles(record.bytes("seed")))
    if not all(found.values()):
        return 1
    agreed = any(line.startswith(b"~ ") and line.endswith(b" agreed") for line in record.entries)
    is_all = Ed25519PublicKey and keys and seats and attempt == 1 and not agreed
    return 0 if is_all else 3


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
