//! Characters and abilities: taking Characters, and what they and the hunters' tokens do in a turn.

use table::{Rng, Seat, Tell, shuffle};

use crate::card::Character;
use crate::cell::Cell;
use crate::event::Event;
use crate::moves::{Shelf, Source};
use crate::news::{How, Look, News};
use crate::print::{Colour, TokenSet};
use crate::state::{State, Table};

impl State {
    /// Influence that a Character costs (GEV-SOL-1, GEV-CAP-7).
    #[inline]
    pub(crate) const fn price(source: Source, charmed: bool) -> u8 {
        match source {
            Source::Space(2) => 1,
            _ if charmed => 1,
            Source::Space(_) | Source::Top => 2,
        }
    }

    /// The Character that lies there.
    pub(crate) fn offered(&self, source: Source) -> Option<Character> {
        match source {
            Source::Space(space) => self.table.spaces.get(usize::from(space)).copied().flatten(),
            Source::Top => self.table.top,
        }
    }

    /// A Character is taken, in the opening or to end the turn (GEV-SOL-1 to GEV-SOL-6, GEV-R15).
    pub(crate) fn solicit<R: Rng>(
        &mut self,
        seat: Seat,
        source: Source,
        dropped: Option<Character>,
        charmed: bool,
        rng: &mut R,
        tell: &mut impl Tell<Event>,
    ) {
        let at = Table::at_of(seat);
        if let Some(dropped) = dropped {
            self.lose_character(seat, dropped);
        }
        let Some(character) = self.offered(source) else { return };
        let cost = Self::price(source, charmed);
        self.table.influence[at] -= cost;
        self.table.tokens[at] -= u8::from(charmed);
        self.table.hands[at] |= character.bit();
        self.give_cubes(seat, self.board.cubes(character));
        let cubes = self.table.cubes[at];
        tell.tell(|| Event::open(News::Solicited { seat: seat.into(), character, dropped, cost, cubes, charmed }));
        self.close_gap(source, rng, tell);
        self.table.turn.solicited = true;
        if !self.table.turn.opening {
            self.end_turn(rng, tell);
        }
    }

    /// A Character of a hunter goes to the discard.
    pub(crate) fn lose_character(&mut self, seat: Seat, character: Character) {
        self.table.hands[Table::at_of(seat)] &= !character.bit();
        self.table.discard |= character.bit();
    }

    /// Cards on the pile's side of a gap move up and the pile's top comes in. The third space, empty at the start, gets its
    /// first card from an event alone (GEV-R34).
    fn close_gap<R: Rng>(&mut self, source: Source, rng: &mut R, tell: &mut impl Tell<Event>) {
        let drawn = self.draw_character(rng, tell);
        if let Source::Space(gap) = source {
            self.table.spaces.copy_within(..usize::from(gap).min(2), 1);
            self.table.spaces[0] = drawn;
        }
    }

    /// All Characters move one space on (GEV-HEV-1).
    pub(crate) fn slide<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) {
        if !self.table.agreed.characters.is_on() {
            return;
        }
        let [first, second, third] = self.table.spaces;
        self.table.discard |= third.map_or(0, Character::bit);
        tell.tell(|| Event::open(News::Slid { character: third }));
        self.table.spaces = [None, first, second];
        self.table.spaces[0] = self.draw_character(rng, tell);
    }

    /// The top of the pile; when the last card leaves, the discard is shuffled (GEV-SOL-6).
    ///
    /// Hands and spaces hold eleven of the twenty cards at most, so that pile and discard are never both empty.
    fn draw_character<R: Rng>(&mut self, rng: &mut R, tell: &mut impl Tell<Event>) -> Option<Character> {
        let drawn = self.table.top;
        self.table.n_pile = self.table.n_pile.saturating_sub(1);
        if self.table.n_pile == 0 {
            let mut n_cards = 0;
            let discard = std::mem::take(&mut self.table.discard);
            for card in Character::all().filter(|it| discard & it.bit() != 0) {
                self.secrets.pile[n_cards] = card;
                n_cards += 1;
            }
            shuffle(&mut self.secrets.pile[..n_cards], rng);
            self.table.n_pile = n_cards as u8;
            tell.tell(|| Event::open(News::Reshuffled { count: n_cards as u8 }));
        }
        let top = usize::from(self.table.n_pile).checked_sub(1);
        let character = top.and_then(|it| self.secrets.pile.get(it).copied());
        self.table.top = character;
        tell.tell(|| Event::open(News::NextUp { character }));
        drawn
    }

    /// All prints of a colour, on the board and in the archives of others (GEV-P09).
    pub(crate) fn suspect(&mut self, seat: Seat, colour: Colour, tell: &mut impl Tell<Event>) {
        self.lose_character(seat, Character::SUSPECT);
        let turn = &mut self.table.turn;
        (turn.opening, turn.suspected) = (false, true);
        let table = &self.table;
        let on_board = table.at.iter().copied().filter(|it| it.idx() < 24 && !table.revealed.contains(*it));
        let others = table.shelves.iter().enumerate().filter(|(at, _)| *at != Shelf::Hunter(seat).idx());
        let archived = others.flat_map(|(_, row)| row.tokens().iter().copied());
        let prints = on_board.chain(archived).collect::<TokenSet>().and(TokenSet::of(colour));
        let count = prints.len() as u8;
        tell.tell(|| Event::open(News::Suspected { seat: seat.into(), colour, count }));
        for print in prints.iter() {
            self.see(seat, print, tell);
        }
    }

    /// A battue of one cell, alone (GEV-P18, GEV-R37).
    pub(crate) fn marquis(&mut self, seat: Seat, cell: Cell, tell: &mut impl Tell<Event>) {
        self.pay(seat, 1);
        self.move_figure(seat, self.table.beast, tell);
        self.send(seat, cell, How::Marquis, tell);
        self.look_there(seat, cell, Look::Marquis, None, tell);
    }

    /// A look from afar (GEV-P04, GEV-P05, GEV-P16, GEV-P20).
    pub(crate) fn scout(&mut self, seat: Seat, character: Character, cell: Cell, tell: &mut impl Tell<Event>) {
        self.pay(seat, 1);
        self.table.turn.used |= character.bit();
        self.look_there(seat, cell, Look::Scout, Some(character), tell);
    }

    /// Two or three cells on horseback (GEV-P14, GEV-R38).
    pub(crate) fn ride(&mut self, seat: Seat, cell: Cell, tell: &mut impl Tell<Event>) {
        self.pay(seat, 1);
        self.table.turn.used |= Character::CAVALIER.bit();
        self.send(seat, cell, How::Rode, tell);
        self.table.turn.examined = false; // he has left his cell, even if he came back
    }

    /// An ability token is used: one a turn, and the opening is over.
    fn use_token(&mut self, seat: Seat) {
        self.table.tokens[Table::at_of(seat)] -= 1;
        let turn = &mut self.table.turn;
        (turn.opening, turn.token) = (false, true);
    }

    /// The print of the own cell against any other (GEV-CAP-1, GEV-R30).
    pub(crate) fn swap(&mut self, seat: Seat, other: Cell, tell: &mut impl Tell<Event>) {
        self.use_token(seat);
        self.table.turn.examined = false;
        let cell = self.table.cell(seat);
        self.table.at.swap(cell.idx(), other.idx());
        tell.tell(|| Event::open(News::Swapped { seat: seat.into(), cell, other }));
    }

    /// One step down the track, and one Influence (GEV-CAP-3, GEV-R32).
    pub(crate) fn shoot(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.use_token(seat);
        self.table.ferocity = self.table.ferocity.saturating_sub(1).max(1);
        let ferocity = self.table.ferocity;
        tell.tell(|| Event::open(News::Shot { seat: seat.into(), ferocity }));
        self.give_influence(seat, tell);
    }

    /// A wall on the own cell (GEV-CAP-6, GEV-R31).
    pub(crate) fn build_wall(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.use_token(seat);
        self.table.walled = self.table.walled.with(seat);
        let cell = self.table.cell(seat);
        tell.tell(|| Event::open(News::Walled { seat: seat.into(), cell }));
    }
}
