# The companion for the box: a page for one device that goes round the real board.
companion-title = Companion for the box
companion-intro = Do you own the box? This phone picks the map, gives everyone a clue, then keeps quiet.
companion-waking = Unfolding the map…
companion-offline-ready = This page now works without a network.
companion-offline-getting = Putting this page away so that it works without a network…
companion-offline-never = To use it without a network, open this page at an https address.

# The choice.
companion-choose = A game
companion-players = Players
companion-mode = Game
companion-mode-normal = Normal
companion-mode-normal-help = Six structures, 23 possible clues.
companion-mode-advanced = Advanced
companion-mode-advanced-help = Eight structures, and clues that say “not here”.
companion-difficulty = Difficulty
companion-difficulty-any = Any
companion-difficulty-easy = Easy
companion-difficulty-medium = Medium
companion-difficulty-hard = Hard
companion-names = Your names
companion-names-help = Optional, in the order you sit.
companion-player = Player { $n }
companion-draw = Draw a map
companion-code = Do you have a code?
companion-code-label = Setup code
companion-code-help = The code of another game, or of a map alone: the clues will be drawn for you.
companion-code-use = Open

# What is wrong with a code.
companion-error-setup-form = A setup code is the map, a dash, two digits a clue, a dash and one last digit.
companion-error-map-digits = A map is written in 18 digits (normal game) or 22 (advanced game), 0 to 9 and A to F.
companion-error-map-sections = The first six digits must name each section once: 1 to 6 upright, 7 to C turned.
companion-error-map-place = A structure would stand outside the map.
companion-error-map-structures = Two structures would stand on one hex.
companion-error-setup-players = There must be clues for three, four or five players.
companion-error-setup-clue = One of these clues does not exist in this game.
companion-error-setup-same-clue = Two players would have the same clue.
companion-error-setup-habitat = These clues do not leave exactly one hex. One digit is probably wrong.
companion-error-setup-hint = The last digit, the hint’s, does not go with these clues.
companion-error-map-without-clues = This map has no good clues for this number of players.
companion-error-no-other-clues = This device has already given out all the clues of this map: it has no others for this number of players.
companion-error-unreached = A part of this page is missing. Reload it once with a network.
companion-error-general = Something went wrong. Try again.

# The map.
companion-build = Build the map
companion-view = Way to show it
companion-view-steps = Step by step
companion-view-whole = The whole map
companion-step = Step { $n } of { $of }
companion-step-section = Section { $section }
companion-step-section-where = Lay it { $where }, { $turned ->
    [yes] turned half round
   *[no] the right way up
  }.
companion-step-number = { $turned ->
    [yes] Turned: its number is at the bottom right
   *[no] The right way up: its number is at the top left
  }, in the hex with the dot.
companion-step-compare = Compare the terrains with the picture: it shows every hex.
companion-slot-0 = at the top left
companion-slot-1 = at the top right
companion-slot-2 = in the middle left
companion-slot-3 = in the middle right
companion-slot-4 = at the bottom left
companion-slot-5 = at the bottom right
companion-stone = { $colour ->
    [white] White
    [green] Green
    [blue] Blue
   *[black] Black
  } standing stone
companion-shack = { $colour ->
    [white] White
    [green] Green
    [blue] Blue
   *[black] Black
  } abandoned shack
companion-step-structure-where = At { $hex }, { $terrain ->
    [desert] in the desert
    [forest] in the forest
    [lake] on the lake
    [mountain] in the mountains
   *[swamp] in the swamp
  }.
companion-previous = Back
companion-next = Next
companion-skip = It is all laid out already
companion-built = The map is ready
companion-sections = Sections
companion-structures = Structures
companion-turned = turned
companion-upright = upright
companion-number-help = Upright: the section’s number is in the top left corner. In the picture the black dot marks its hex.
companion-map = The map: sections { $sections }.
companion-map-habitat = The map, with the habitat at { $hex }.
companion-map-area = The map: your clue allows { $n ->
    [one] { $n } hex, which is ringed
   *[other] { $n } hexes, which are ringed
}; the others are dimmed.
companion-back = Another game

# From hand to hand.
companion-pass = Pass the phone to { $name }
companion-pass-count = Clue { $n } of { $of }
companion-pass-help = Everyone else looks away. Once you are alone with the screen, lift the curtain.
companion-pass-go = I am { $name }
companion-pass-back = Do not look
companion-clue = Your clue, { $name }
companion-clue-own = { $negated ->
    [yes] The element’s own hex is too near as well.
   *[no] The element’s own hex counts, too.
  }
companion-show-area = Show my area on the map
companion-clue-help = Remember it: you can read it again later, behind the same curtain.
companion-clue-done = I have read it, hide it

# The game.
companion-play = The game is yours
companion-first = { $name } begins.
companion-play-help = Two cubes each to open, then ask and search: everything happens on the board.
companion-level = Difficulty: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
  }. Without one of the clues, { $left ->
    [one] { $left } hex
   *[other] { $left } hexes
  } would remain on average. °
companion-house = ° A rule of our house: the box has cards of its own.
companion-read-again = Read my clue again
companion-show-map = Show the map
companion-hide-map = Put the map away
companion-clues-all = All possible clues ({ $n })
companion-clues-help = Everyone holds one of them, no two the same. The element’s own hex counts: a bear is 0 hexes from a bear. A colour goes for stones and shacks alike.
companion-clues-two-terrains = One of two terrains
companion-clues-within-1 = Within 1 hex (≤ 1)
companion-clues-within-2 = Within 2 hexes (≤ 2)
companion-clues-within-3 = Within 3 hexes (≤ 3)
companion-clues-not-two-terrains = Neither of two terrains
companion-clues-not-within-1 = More than 1 hex away (> 1)
companion-clues-not-within-2 = More than 2 hexes away (> 2)
companion-clues-not-within-3 = More than 3 hexes away (> 3)
companion-hint = Hint
companion-hint-title = A hint?
companion-hint-ask = Everyone will read it, and there is only one a game. { $players ->
    [3] With three players, all must agree.
   *[other] At a table for { $players }, all but one must agree.
  }
companion-hint-yes = Show it to all
companion-solution = Solution
companion-solution-title = See the solution?
companion-solution-ask = The habitat and all clues will be shown: the game will be over.
companion-solution-yes = Yes, show it
companion-solution-again = Really?
companion-solution-again-ask = Nobody can go on searching after that.
companion-solution-again-yes = Reveal everything
companion-habitat = The habitat was at { $hex }.
companion-new-clues = Same map, new clues
companion-new-clues-title = Other clues?
companion-new-clues-ask = The clues of this game will be forgotten. Take back cubes and discs, the map stays.
companion-new-clues-yes = Draw other clues
companion-new-clues-level = This map has no more { $wanted ->
    [easy] easy
    [medium] medium
   *[hard] hard
  } clues: here are others.
companion-no-other-title = No other clues
companion-no-other-ask = For a table of { $players } this map has no other clues than those you have had. You need a new map.
companion-no-other-yes = Draw a new map
companion-new-map = New map
companion-new-map-title = Another map?
companion-new-map-ask = The map and the clues of this game will be forgotten.
companion-new-map-yes = Forget this one
companion-setup-code = Code of this game
companion-setup-code-help = To play exactly the same again. It holds the clues, too: whoever knows it can know everything.
companion-copy = Copy
companion-copied = Code copied.
