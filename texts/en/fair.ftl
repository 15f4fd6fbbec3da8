# What was found when a record was checked: for the program, and for the page.

## what holds

fair-honest = **This deal was honest.** The house sealed its secret before { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
} added theirs: nobody could choose the seed.
fair-alone = **Drawn by the house alone.** Nobody else had a part in this deal: the house could have chosen it.
fair-unproven = **Nothing here proves the deal.** The record can be replayed, and that is all.
fair-replayed = { $moves ->
    [0] No move was played.
    [one] One move was replayed; the result is as written.
   *[other] { $moves } moves were replayed; the result is as written.
}
fair-free = { $moves ->
    [0] Nothing was taken back.
    [one] One move was taken back before anybody knew of it.
   *[other] { $moves } moves were taken back before anybody knew of them.
}
fair-signed = Signed by { $key }.
fair-receipt = It is the game that your device kept a receipt of.

## what does not hold

fair-broken = **This does not check out.**
fair-fails = - { $check }: { $why }

fair-check-text = Text
fair-check-signature = Signature
fair-check-key = Key
fair-check-commitment = Commitment
fair-check-attempts = Earlier attempts
fair-check-pledges = Pledges
fair-check-sealed = Seal
fair-check-seed = Seed
fair-check-chain = Chain
fair-check-moves = Moves
fair-check-takebacks = Moves taken back
fair-check-result = Result
fair-check-receipt = Receipt

fair-why-text = this is not a whole record.
fair-why-text-line = line { $about } cannot be read.
fair-why-line = the line “{ $about }” is missing, out of place or not as it should be.
fair-why-edited = the text has been edited.
fair-why-unread = the text would have to be whole first.
fair-why-signature = the house has not signed this text.
fair-why-key = the key { $about } is none of those you gave.
fair-why-key-revoked = a key of this record has been in wrong hands since { $about }.
fair-why-no-key = you gave no key to compare with.
fair-why-commitment = the secret that was opened is not the one the house had committed itself to.
fair-why-attempts = attempt { $about } opens another secret than it was committed to.
fair-why-pledges = the number of seat { $about } is not the one it had pledged.
fair-why-pledges-missing = who pledged and who added a number are not the same.
fair-why-sealed = the house had not sealed this list of pledges.
fair-why-seed = the game was dealt from another seed than the one that was drawn.
fair-why-chain = the moves are not those that were chained while the game was played.
fair-why-moves = entry { $about } is not allowed.
fair-why-moves-options = the game is not dealt with these options.
fair-why-moves-chance = the record draws its chance by “{ $about }”, which is unknown here.
fair-why-unplayed = the moves would have to hold first.
fair-why-no-replay = this game, or this version of its rules, is unknown here.
fair-why-takeback-of-nothing = a move is taken back that does not count.
fair-why-takeback-unasked = the table did not allow that.
fair-why-takeback-too-late = a move is taken back when it was too late.
fair-why-result = the moves lead to another result than the one that is written.
fair-why-no-receipt = you gave no receipt to compare with.
fair-why-no-block = the record proves nothing that a receipt could be compared with.
fair-why-format-one = records of the first format say nothing of it.
fair-why-receipt-commitment = your device was promised another deal.
fair-why-receipt-failed = your device saw other attempts fail.
fair-why-receipt-nonce = your number is not the one in the record.
fair-why-receipt-list = your device saw other pledges.
fair-why-receipt-heads = your device saw another course of the game.
fair-why-bad-key = one of the keys is none.
fair-why-bad-keys = the list of keys does not fit together.
fair-why-malformed = the question makes no sense.

## what is proven less

fair-lack-format-one = The record is of the first format, which proves no deals.
fair-lack-no-block = The record says nothing of how its seed was drawn.
fair-lack-no-key = You gave no key: it is not proven that this record is from the house you think of.
fair-lack-revoked = A key of this record came into wrong hands later: what it signed can have been written after the fact.
fair-lack-alone = No seat had a part in the deal.
fair-lack-attempts = Dealt at attempt { $attempt }: what failed before can have been meant to.
fair-lack-agreed = { $moves ->
    [0] Nothing was taken back by agreement.
    [one] One move was taken back by agreement, though somebody had learnt from it.
   *[other] { $moves } moves were taken back by agreement, though somebody had learnt from them.
}
fair-lack-no-replay = The game could not be replayed here: that its moves are allowed is not proven.
fair-failed = Attempt { $attempt }: { $count ->
    [0] the house did not go on.
    [one] seat { $seats } did not answer.
   *[other] seats { $seats } did not answer.
}

## what no record shows

fair-not-proven = Not proven:
fair-not-cards = - that the house showed nobody hidden cards;
fair-not-order = - that it took messages in the order in which they came;
fair-not-seats = - who sat in the seats;
fair-not-people = - without a receipt of your own: that the seats which had a part in the deal were people, not the house’s;
fair-not-quiet = - that nobody had learnt anything from the moves that were taken back.

## keys

fair-key = { $until ->
    [none] { $key }, from { $date } until today
   *[other] { $key }, from { $date } to { $until }
}
