//! Setting up a game (GEV-SET-1 to GEV-SET-11).

use table::{Rng, Seat, Seats, below, shuffle};

use crate::board::BoardRef;
use crate::card::{Arrow, Card, Character, EventKind, Hunter, N_CHARACTERS};
use crate::cell::{CellSet, N_CELLS};
use crate::moves::{MAX_HUNTERS, Places, Shelf};
use crate::options::{Deck, Events, Options};
use crate::print::{Colour, Face, N_PRINTS, PER_COLOUR, Token, TokenSet};
use crate::state::{Agreed, Ask, BESIDE, Battue, MOST_EVENTS, NO_TOKEN, Row, Secrets, State, Table, Tally, Turning};

/// The Beast's first move, its entry counted (GEV-SET-10).
const FIRST_MOVE: usize = 3;

impl State {
    pub(crate) fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> Self {
        let board = options.board().unwrap_or_else(BoardRef::house);
        let first = options.first.seat().unwrap_or_else(|| Seat::at(below(n_seats as u32, rng) as usize));
        let hunters = draw_hunters(options, n_seats, rng);
        let (deck, n_events) = stack_events(options, &board, rng);
        let secrets = Secrets { faces: draw_faces(rng), deck, pile: stack_characters(options, rng), notes: [0; 4] };
        let table = blank_table(options, n_seats, first, hunters, n_events);
        let mut state = Self { board, table, secrets };
        state.lay_out_tokens();
        state.scatter(rng);
        state.open_row();
        state.let_the_beast_in(rng);
        state.ask_placement();
        state
    }

    /// The ring on its track, and the tokens of the hunters' abilities (GEV-SET-7, GEV-HIS-2).
    fn lay_out_tokens(&mut self) {
        self.table.ferocity = self.board.first_ferocity();
        if self.table.agreed.abilities.is_on() {
            for at in 0..self.table.n_seats() {
                self.table.tokens[at] = self.board.tokens(self.table.hunters[at]);
            }
        }
    }

    /// Twenty prints on twenty cells; the last token of each colour stays in the box (GEV-SET-8).
    fn scatter<R: Rng>(&mut self, rng: &mut R) {
        let outside = Token::all().filter(|it| *it != Token::boxed(it.colour()));
        self.table.at.iter_mut().zip(outside).for_each(|(slot, token)| *slot = token);
        shuffle(&mut self.table.at, rng);
    }

    /// The first card to the second space, the next to the first, the top of the pile face up (GEV-HIS-3).
    fn open_row(&mut self) {
        if self.table.agreed.characters.is_on() {
            let card = |nth: usize| self.secrets.pile[N_CHARACTERS - 1 - nth];
            self.table.spaces = [Some(card(1)), Some(card(0)), None];
            self.table.top = Some(card(2));
            self.table.n_pile = N_CHARACTERS as u8 - 2;
        }
    }

    fn let_the_beast_in<R: Rng>(&mut self, rng: &mut R) {
        let arrow = Arrow::DIE[below(6, rng) as usize];
        self.table.die = Some(arrow);
        self.table.beast = (1..FIRST_MOVE).fold(self.board.entry(arrow), |cell, _| self.board.arrow(arrow, cell));
    }

    /// Whose figure comes next: counter-clockwise, the first player last (GEV-SET-11).
    pub(crate) fn ask_placement(&mut self) {
        let n_seats = self.table.n_seats();
        let nth = usize::from(self.table.done) + 1;
        self.table.ask = Ask::Place;
        self.table.asked = Seat::at((self.table.first.idx() + n_seats - nth) % n_seats);
    }

    /// Refuges where nobody stands.
    pub(crate) fn free_refuges(&self) -> CellSet {
        let taken = self.table.pos.iter().filter(|it| **it != BESIDE).copied().collect::<CellSet>();
        CellSet::REFUGES.minus(taken)
    }
}

fn blank_table(options: &Options, n_seats: usize, first: Seat, hunters: [Hunter; MAX_HUNTERS], n_events: u8) -> Table {
    Table {
        agreed: Agreed::new(options),
        n_seats: n_seats as u8,
        hunters,
        round: 0,
        last_round: false,
        first,
        leader: first,
        done: 0,
        active: first,
        asked: first,
        ask: Ask::Place,
        turn: Turning::IDLE,
        beast: BESIDE,
        die: None,
        rerolled: false,
        ferocity: 0,
        hit: Seats::EMPTY,
        pos: [BESIDE; MAX_HUNTERS],
        wounds: [0; MAX_HUNTERS],
        alive: Seats::all(n_seats),
        trapped: Seats::EMPTY,
        marked: Seats::EMPTY,
        walled: Seats::EMPTY,
        barred: Seats::EMPTY,
        summoned: Seats::EMPTY,
        cubes: [0; MAX_HUNTERS],
        influence: [0; MAX_HUNTERS],
        tokens: [0; MAX_HUNTERS],
        notes: [0; MAX_HUNTERS],
        noters: Seats::EMPTY,
        hands: [0; MAX_HUNTERS],
        at: [NO_TOKEN; N_CELLS],
        shelves: [Row::EMPTY; MAX_HUNTERS + 1],
        revealed: TokenSet::EMPTY,
        seen: [TokenSet::EMPTY; MAX_HUNTERS],
        fresh: [TokenSet::EMPTY; MAX_HUNTERS],
        failed: CellSet::EMPTY,
        consult: (Shelf::Town, Places(0)),
        drawn: [Card::END; MOST_EVENTS],
        n_drawn: 0,
        n_events,
        current: None,
        battue: Battue::NONE,
        spaces: [None; 3],
        top: None,
        n_pile: 0,
        discard: 0,
        tally: Tally::default(),
    }
}

/// One of the seven each, all different: as chosen, else drawn (GEV-SET-9, GEV-R47).
fn draw_hunters<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> [Hunter; MAX_HUNTERS] {
    let roles = options.roles().map(|it| it.hunter());
    let mut drawn = Hunter::ALL;
    shuffle(&mut drawn, rng);
    let mut free = drawn.into_iter().filter(|it| !roles[..n_seats.min(MAX_HUNTERS)].contains(&Some(*it)));
    let mut hunters = [Hunter::Egoiste; MAX_HUNTERS];
    for (hunter, role) in hunters.iter_mut().zip(roles).take(n_seats) {
        *hunter = role.or_else(|| free.next()).unwrap_or(Hunter::Egoiste);
    }
    hunters
}

/// Each colour's six faces in any order over its six tokens.
fn draw_faces<R: Rng>(rng: &mut R) -> [Face; N_PRINTS] {
    let mut faces = [Face::at(0); N_PRINTS];
    for colour in Colour::ALL {
        let own = &mut faces[PER_COLOUR * colour.idx()..PER_COLOUR * (colour.idx() + 1)];
        own.iter_mut().enumerate().for_each(|(at, face)| *face = Face::at(at));
        shuffle(own, rng);
    }
    faces
}

/// The cards of one kind, standard or historical (GEV-SET-1, GEV-HIS-1).
pub(crate) fn cards_of(kind: EventKind, events: Events, board: &BoardRef) -> [Card; 6] {
    let first = if events == Events::Historical { 12 } else { 0 };
    let mut cards = [Card::END; 6];
    let all = (first..first + 12).map(Card::at).filter(|it| board.printed(*it).kind == kind);
    cards.iter_mut().zip(all).for_each(|(slot, card)| *slot = card);
    cards
}

/// The event deck, top first, and its size (GEV-SET-2 to GEV-SET-6, GEV-VAR-2).
fn stack_events<R: Rng>(options: &Options, board: &BoardRef, rng: &mut R) -> ([Card; MOST_EVENTS], u8) {
    let mut deck = [Card::END; MOST_EVENTS];
    if options.deck == Deck::History {
        deck.iter_mut().zip(1..=6).for_each(|(slot, number)| *slot = Card::h(number));
        return (deck, 7);
    }
    let mut ferocities = cards_of(EventKind::Ferocity, options.events, board);
    let mut battues = cards_of(EventKind::Battue, options.events, board);
    shuffle(&mut ferocities, rng);
    shuffle(&mut battues, rng);
    let mut above = [ferocities[0], ferocities[1], ferocities[2], battues[0], battues[1], battues[2]];
    let mut below_it = [ferocities[3], battues[3], Card::END];
    shuffle(&mut above, rng);
    shuffle(&mut below_it, rng);
    let n_above = if options.deck == Deck::FirstGame { 6 } else { 5 };
    deck[..n_above].copy_from_slice(&above[..n_above]);
    deck[n_above] = Card::LAST_ROUNDS;
    deck[n_above + 1..n_above + 4].copy_from_slice(&below_it);
    (deck, n_above as u8 + 4)
}

/// The pile of Characters from the bottom: shuffled, or in order with P1 on top (GEV-VAR-1).
fn stack_characters<R: Rng>(options: &Options, rng: &mut R) -> [Character; N_CHARACTERS] {
    let mut pile = [Character::at(0); N_CHARACTERS];
    pile.iter_mut().rev().zip(Character::all()).for_each(|(slot, character)| *slot = character);
    if options.deck != Deck::History && options.characters.is_on() {
        shuffle(&mut pile, rng);
    }
    pile
}
