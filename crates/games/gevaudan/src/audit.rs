//! What must hold in every state, and what the battery of tests needs to know.

use table::{Audit, Rng, Seat, Viewer, below, pick};

use crate::card::{Card, Character, EventKind, N_CHARACTERS};
use crate::cell::Cell;
use crate::moves::{MAX_HUNTERS, Move, Places, Shelf, Source};
use crate::options::{BeastCell, Deck, Events, Heal, LastRounds, Memory, Options, Role, Switch};
use crate::print::{Colour, N_PRINTS, PER_COLOUR, Token, TokenSet};
use crate::state::{Ask, MOST, NO_TOKEN, State, Table};
use crate::{Gevaudan, read};

impl Audit for Gevaudan {
    const LONGEST: usize = 4000;

    fn audit(state: &State) -> Result<(), String> {
        audit_prints(state)?;
        audit_hunters(state)?;
        audit_characters(state)?;
        audit_events(state)?;
        audit_knowledge(state)
    }

    fn universe(n_seats: usize) -> Vec<Move> {
        let mut moves = vec![Move::Examine, Move::Archive, Move::Trap, Move::End, Move::Shot, Move::Wall];
        moves.extend([Move::Yes, Move::No]);
        for cell in Cell::all() {
            moves.extend([Move::Place(cell), Move::Walk(cell), Move::Heal(cell), Move::Marquis(cell)]);
            moves.extend([Move::Ride(cell), Move::Swap(cell), Move::Beast(cell), Move::Lead(cell)]);
            moves.push(Move::Further(cell));
            moves.extend(Character::SCOUTS.map(|it| Move::Scout(it, cell)));
            moves.push(Move::Scout(Character::PRINCE, cell));
        }
        for colour in Colour::ALL {
            moves.extend([Move::Note(colour, true), Move::Note(colour, false), Move::Suspect(colour)]);
        }
        let drops: Vec<Option<Character>> = Character::all().map(Some).chain([None]).collect();
        for source in [Source::Space(0), Source::Space(1), Source::Space(2), Source::Top] {
            moves.extend(drops.iter().flat_map(|it| [Move::Solicit(source, *it), Move::Charm(source, *it)]));
        }
        let places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 31, 1 << 19].map(Places);
        let shelves = Seat::all(n_seats.max(2)).map(Shelf::Hunter).chain([Shelf::Town]);
        for shelf in shelves {
            moves.extend(places.iter().flat_map(|it| [Move::Consult(shelf, *it), Move::Envoy(shelf, *it)]));
        }
        moves.extend((0..20).flat_map(|it| [Move::Keep(it), Move::Peek(it)]));
        moves.extend(Seat::all(MAX_HUNTERS).map(Move::Name));
        moves
    }

    /// Sets of places on a shelf are a million.
    fn is_sampled(n_seats: usize, mv: Move) -> bool {
        let (Move::Consult(shelf, places) | Move::Envoy(shelf, places)) = mv else { return false };
        let stands = matches!(shelf, Shelf::Town) || shelf.idx() < n_seats;
        stands && places.0 >> 20 == 0
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        if after.is_over() {
            return None; // everything is shown
        }
        let mut other = before.clone();
        let mut like = mv;
        match below(4, rng) {
            0 => exchange_events(&mut other, after, rng),
            1 => exchange_characters(&mut other, after, rng),
            2 => like = exchange_notes(&mut other, before, after, mv, viewer),
            _ => exchange_faces(&mut other, after, viewer, rng)?,
        }
        let unsettled = |it: &State| !it.table.failed.contains(it.lair());
        let trap_decides = matches!(mv, Move::Trap) && other.lair() == before.table.cell(before.table.asked);
        (unsettled(&other) && !trap_decides && (other != *before || like != mv)).then_some((other, like))
    }

    fn variants() -> Vec<Options> {
        let plain = Options::default();
        let historical = Options { characters: Switch::On, events: Events::Historical, ..plain.clone() };
        let able = Options { abilities: Switch::On, ..historical.clone() };
        let history = Options { deck: Deck::History, ..historical.clone() };
        let mut variants = vec![
            Options { deck: Deck::FirstGame, ..plain.clone() },
            Options { last_rounds: LastRounds::Draw, ..plain.clone() },
            Options { beast_cell: BeastCell::Ending, heal: Heal::Always, ..plain.clone() },
            Options { memory: Memory::Paper, ..plain.clone() },
            Options { characters: Switch::On, ..plain.clone() },
            Options { events: Events::Historical, ..plain.clone() },
            Options { abilities: Switch::On, hunter1: Role::Fourbe, hunter2: Role::Devot, ..plain.clone() },
            Options { memory: Memory::Paper, last_rounds: LastRounds::Draw, ..able.clone() },
            Options { beast_cell: BeastCell::Ending, deck: Deck::FirstGame, ..able.clone() },
            Options { abilities: Switch::On, ..history.clone() },
            Options { hunter1: Role::Negociateur, hunter2: Role::Egoiste, ..able.clone() },
            Options { hunter1: Role::Discret, hunter2: Role::Diplomate, ..able.clone() },
            Options { board: another_board(), ..able.clone() },
        ];
        variants.extend([plain, historical, able, history]);
        variants
    }
}

/// A board that is not the house's: another church, longer battues, a short cut.
fn another_board() -> String {
    let text = crate::HOUSE_FILE;
    let text =
        text.replace("church C3", "church B2").replace("battue 4", "battue 6").replace("A1 A3 B2", "A1 A3 B1 B2");
    read(&text).map_or_else(|_| String::new(), |it| it.code())
}

fn rule(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// The 24 prints: one of each colour in the box, all others in exactly one place.
fn audit_prints(state: &State) -> Result<(), String> {
    let table = &state.table;
    let mut counts = [0; N_PRINTS];
    let lying = table.at.iter().filter(|it| **it != NO_TOKEN);
    let archived = table.shelves.iter().flat_map(|it| it.tokens());
    lying.chain(archived).for_each(|it| counts[it.idx()] += 1);
    let boxed = |it: Token| it == Token::boxed(it.colour());
    rule(Token::all().all(|it| counts[it.idx()] == u8::from(!boxed(it))), "a print is lost or there twice")?;
    for own in state.secrets.faces.chunks(PER_COLOUR) {
        let all = own.iter().fold(0, |set, it| set | 1 << it.idx());
        rule(all == 0b11_1111, "a colour has not its six faces")?;
    }
    let on_cells = table.at.iter().copied().filter(|it| *it != NO_TOKEN).collect::<TokenSet>();
    rule(table.revealed.and(on_cells) == table.revealed, "a revealed print is not on a cell")?;
    rule(!state.lair().is_refuge(), "the lair is on a refuge")
}

fn audit_hunters(state: &State) -> Result<(), String> {
    let table = &state.table;
    rule(!table.beast.is_refuge(), "the Beast is off the terrain")?;
    rule((1..=state.board.most_ferocity()).contains(&table.ferocity), "ferocity out of its track")?;
    rule(state.is_over() || table.alive.contains(table.asked), "the one asked is out")?;
    for seat in Seat::all(table.n_seats()) {
        let at = Table::at_of(seat);
        rule(table.cubes[at] <= MOST && table.influence[at] <= MOST, "more than five cubes or Influence")?;
        rule(table.wounds[at] <= 3, "more than three wounds")?;
        rule(table.ask == Ask::Place || table.pos[at].idx() < 20, "a figure is nowhere")?;
        rule(table.agreed.characters.is_on() || table.influence[at] == 0, "Influence without Characters")?;
        rule(table.notes[at] == (state.secrets.notes[at] & 15).count_ones() as u8, "Pense-Bêtes miscounted")?;
        let may_note = table.round > 0 && table.alive.contains(seat) && table.notes[at] < 4;
        rule(table.noters.contains(seat) == may_note, "the wrong ones may lay a Pense-Bête")?;
    }
    let turn = &table.turn;
    rule(!turn.opening || turn.base == table.base_of(table.active), "base points differ from the rule")
}

/// The 20 Characters: pile, spaces, discard, hands.
fn audit_characters(state: &State) -> Result<(), String> {
    let table = &state.table;
    if !table.agreed.characters.is_on() {
        return rule(table.hands == [0; 4] && table.spaces == [None; 3], "Characters are not in play");
    }
    let mut counts = [0; N_CHARACTERS];
    let pile = &state.secrets.pile[..table.n_pile.into()];
    pile.iter().chain(table.spaces.iter().flatten()).for_each(|it| counts[it.idx()] += 1);
    for set in table.hands.iter().chain([&table.discard]) {
        Character::all().filter(|it| set & it.bit() != 0).for_each(|it| counts[it.idx()] += 1);
    }
    rule(counts == [1; N_CHARACTERS], "a Character is lost or there twice")?;
    rule(table.top == pile.last().copied(), "the top of the pile is another")?;
    rule(table.hands.iter().all(|it| it.count_ones() <= 2), "more than two Characters")
}

/// The deck as the set-up makes it, and the rounds it allows.
fn audit_events(state: &State) -> Result<(), String> {
    let table = &state.table;
    let (n_events, n_drawn) = (usize::from(table.n_events), usize::from(table.n_drawn));
    let deck = &state.secrets.deck[..n_events];
    rule(deck[..n_drawn] == table.drawn[..n_drawn], "the events drawn are others")?;
    let history = table.agreed.deck == Deck::History;
    let late = history || table.agreed.last_rounds == LastRounds::Draw;
    rule(usize::from(table.round) <= n_events + usize::from(late), "a round too many")?;
    if history {
        return rule(n_events == 7 && deck[6] == Card::END, "history has seven events");
    }
    rule(n_events == if table.agreed.deck == Deck::FirstGame { 10 } else { 9 }, "a deck of nine or ten")?;
    let (above, under) = deck.split_at(n_events - 4);
    let count = |cards: &[Card], kind| cards.iter().filter(|it| state.board.printed(**it).kind == kind).count();
    rule(under[0] == Card::LAST_ROUNDS && under[1..].contains(&Card::END), "the end is not in the last three")?;
    let one_each = count(under, EventKind::Battue) == 1 && count(under, EventKind::Ferocity) == 1;
    let (battues, ferocities) = (count(above, EventKind::Battue), count(above, EventKind::Ferocity));
    rule(one_each && battues <= 3 && ferocities <= 3 && battues + ferocities == above.len(), "kinds of events")?;
    let twice = |at: usize| deck[..at].contains(&deck[at]);
    rule(!(0..n_events).any(twice), "an event is there twice")
}

/// Three equal clues seen by one hunter are the lair's parameter (GEV-LAIR-2).
fn audit_knowledge(state: &State) -> Result<(), String> {
    for seen in state.table.seen {
        for colour in Colour::ALL {
            let own = seen.and(TokenSet::of(colour));
            let present = own.iter().filter(|it| state.secrets.faces[it.idx()].is_present()).count();
            let there = state.board.with(colour).contains(state.lair());
            rule(present < 3 || there, "three clues say present, the lair absent")?;
            rule(own.len() - present < 3 || !there, "three clues say absent, the lair present")?;
        }
    }
    Ok(())
}

/// Two cards of the deck that are not drawn yet, both above Derniers tours or both below.
fn exchange_events<R: Rng>(other: &mut State, after: &State, rng: &mut R) {
    let (n_drawn, n_events) = (usize::from(after.table.n_drawn), usize::from(after.table.n_events));
    if after.table.agreed.deck == Deck::History {
        return;
    }
    let above = (n_drawn..n_events - 4).collect::<Vec<_>>();
    let under = (n_drawn.max(n_events - 3)..n_events).collect::<Vec<_>>();
    let places = if above.len() > 1 { above } else { under };
    if let (Some(one), Some(two)) = (pick(&places, rng), pick(&places, rng)) {
        other.secrets.deck.swap(*one, *two);
    }
}

/// Two Characters that stay under the top of the pile.
fn exchange_characters<R: Rng>(other: &mut State, after: &State, rng: &mut R) {
    let n_hidden = after.table.n_pile.min(other.table.n_pile).saturating_sub(1);
    if after.table.n_pile <= other.table.n_pile && n_hidden > 0 {
        let place = |rng: &mut R| below(n_hidden.into(), rng) as usize;
        let (one, two) = (place(rng), place(rng));
        other.secrets.pile.swap(one, two);
    }
}

/// What the Pense-Bêtes of others say; the one that is being laid too.
fn exchange_notes(other: &mut State, before: &State, after: &State, mv: Move, viewer: Viewer) -> Move {
    for seat in Seat::all(before.table.n_seats()).filter(|it| !viewer.is(*it)) {
        let at = Table::at_of(seat);
        let notes = before.secrets.notes[at];
        other.secrets.notes[at] = notes ^ (notes & 15) << 4;
        if let Move::Note(colour, present) = mv
            && before.table.notes[at] != after.table.notes[at]
        {
            return Move::Note(colour, !present);
        }
    }
    mv
}

/// Two faces of one colour that the viewer knows neither before nor after.
fn exchange_faces<R: Rng>(other: &mut State, after: &State, viewer: Viewer, rng: &mut R) -> Option<()> {
    let table = &after.table;
    let mut known = table.revealed;
    if let Some(seat) = viewer.seat() {
        known = known.or(table.seen[Table::at_of(seat)]);
        if table.trapped.contains(seat) {
            known = known.or(Colour::ALL.iter().map(|it| Token::boxed(*it)).collect());
        }
    }
    let colour = *pick(&Colour::ALL, rng)?;
    let hidden: Vec<Token> = TokenSet::of(colour).iter().filter(|it| !known.contains(*it)).collect();
    let (one, two) = (*pick(&hidden, rng)?, *pick(&hidden, rng)?);
    other.secrets.faces.swap(one.idx(), two.idx());
    Some(())
}
