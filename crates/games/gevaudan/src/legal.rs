//! Why a move is refused. A reason depends only on what the actor sees.

use table::{Refusal, Seat};

use crate::card::{Character, Hunter};
use crate::cell::{Cell, CellSet};
use crate::moves::{Move, NOT_A_MOVE, Places, Shelf, Source};
use crate::options::Heal;
use crate::print::Colour;
use crate::state::{Ask, State, Table};

type Verdict = Result<(), Refusal>;

const fn no(rule: &'static str, code: &'static str) -> Verdict {
    Err(Refusal::new(rule, code))
}

fn when(allowed: bool, rule: &'static str, code: &'static str) -> Verdict {
    if allowed { Ok(()) } else { no(rule, code) }
}

impl State {
    /// Whether `seat` may make this move now.
    #[inline]
    pub(crate) fn allow(&self, seat: Seat, mv: Move) -> Verdict {
        if self.is_over() {
            return no("GEV-END-5", "game-over");
        }
        if seat.idx() >= self.table.n_seats() {
            return Err(NOT_A_MOVE);
        }
        if let Move::Note(colour, _) = mv {
            return self.allow_note(seat, colour);
        }
        if seat != self.table.asked {
            return no("GEV-RND-3", "not-your-turn");
        }
        if self.table.ask == Ask::Turn { self.allow_action(seat, mv) } else { self.allow_answer(seat, mv) }
    }

    fn allow_note(&self, seat: Seat, colour: Colour) -> Verdict {
        when(self.table.round > 0, "GEV-ORD-5", "note-too-early")?;
        when(self.table.alive.contains(seat), "GEV-FREE-2", "you-are-out")?;
        when(!self.has_noted(seat, colour), "GEV-FREE-4", "note-laid")
    }

    #[inline]
    pub(crate) fn has_noted(&self, seat: Seat, colour: Colour) -> bool {
        self.secrets.notes[Table::at_of(seat)] >> colour.idx() & 1 == 1
    }

    /// Answers to whatever is asked outside the actions of a turn.
    fn allow_answer(&self, seat: Seat, mv: Move) -> Verdict {
        let yes_or_no = |rule| when(matches!(mv, Move::Yes | Move::No), rule, "answer-first");
        match (self.table.ask, mv) {
            (Ask::Place, Move::Place(cell)) => {
                when(cell.is_refuge(), "GEV-SET-11", "refuge-needed")?;
                when(self.free_refuges().contains(cell), "GEV-SET-11", "refuge-taken")
            }
            (Ask::Place, _) => no("GEV-SET-11", "place-first"),
            (Ask::Eveque, _) => yes_or_no("GEV-R24"),
            (Ask::Toll, _) => yes_or_no("GEV-R29"),
            (Ask::Heart(_), _) => yes_or_no("GEV-CAP-4"),
            (Ask::Reroll, _) => yes_or_no("GEV-R26"),
            (Ask::TakePart, _) => yes_or_no("GEV-R23"),
            (Ask::Church, _) => yes_or_no("GEV-H03"),
            (Ask::MereCourage | Ask::Keep | Ask::Paysan | Ask::Drive, Move::No) => Ok(()),
            (Ask::MereCourage, Move::Beast(cell)) => {
                when(self.board.beyond(self.table.beast).contains(cell), "GEV-R25", "too-far")
            }
            (Ask::MereCourage, _) => no("GEV-R25", "answer-first"),
            (Ask::Keep, Move::Keep(place)) => when(self.table.consult.1.0 >> place & 1 == 1, "GEV-R27", "not-shown"),
            (Ask::Keep, _) => no("GEV-R27", "answer-first"),
            (Ask::Name(among), Move::Name(first)) => when(among.contains(first), "GEV-FP-2", "not-tied"),
            (Ask::Name(_), _) => no("GEV-FP-2", "answer-first"),
            (Ask::Lead, Move::Lead(cell)) => {
                when(self.table.lead_cells(&self.board).contains(cell), "GEV-R20", "no-way")
            }
            (Ask::Lead, _) => no("GEV-R20", "answer-first"),
            (Ask::Paysan, Move::Further(cell)) => {
                when(self.table.walk_cells(&self.board, seat).contains(cell), "GEV-R22", "no-way")
            }
            (Ask::Paysan, _) => no("GEV-R22", "answer-first"),
            (Ask::Drive, Move::Further(cell)) => {
                when(self.table.walk_cells(&self.board, seat).contains(cell), "GEV-H12", "no-way")
            }
            (Ask::Drive, _) => no("GEV-H12", "answer-first"),
            (Ask::Peek, Move::Peek(place)) => {
                let side = self.table.next(seat);
                let n_prints = self.table.shelves[Table::at_of(side)].tokens().len();
                when(usize::from(place) < n_prints, "GEV-H09", "no-such-place")
            }
            (Ask::Peek, _) => no("GEV-H09", "answer-first"),
            (Ask::Turn | Ask::Over(_), _) => Err(NOT_A_MOVE),
        }
    }

    fn afford(&self, seat: Seat, cost: u8) -> Verdict {
        when(self.table.purse(seat) >= cost, "GEV-AP-3", "no-points")
    }

    /// The actions of a turn.
    #[inline]
    fn allow_action(&self, seat: Seat, mv: Move) -> Verdict {
        if self.table.turn.suspected && !matches!(mv, Move::End | Move::Solicit(..) | Move::Charm(..)) {
            return no("GEV-R15", "suspect-only");
        }
        let cell = self.table.cell(seat);
        match mv {
            Move::Walk(to) => {
                when(self.board.near(cell).contains(to), "GEV-ACT-1", "not-adjacent")?;
                self.afford(seat, 1)
            }
            Move::End => Ok(()),
            Move::Examine => self.allow_examine(seat, cell),
            Move::Archive => {
                when(self.table.turn.examined, "GEV-ACT-3", "examine-first")?;
                self.afford(seat, 1)
            }
            Move::Trap => when(!cell.is_refuge(), "GEV-R16", "trap-on-refuge"),
            Move::Heal(to) => self.allow_heal(seat, to),
            Move::Consult(shelf, places) => {
                self.allow_reach(seat, shelf)?;
                self.allow_consult(seat, shelf, places)
            }
            Move::Envoy(shelf, places) => {
                self.allow_power(seat, Character::ENVOYE, "GEV-P13")?;
                self.allow_consult(seat, shelf, places)
            }
            Move::Solicit(source, drop) => self.allow_solicit(seat, source, drop, false),
            Move::Charm(source, drop) => self.allow_solicit(seat, source, drop, true),
            _ => self.allow_special(seat, cell, mv),
        }
    }

    /// What needs a Character or a token.
    fn allow_special(&self, seat: Seat, cell: Cell, mv: Move) -> Verdict {
        match mv {
            Move::Suspect(_) => {
                self.allow_power(seat, Character::SUSPECT, "GEV-P09")?;
                when(self.table.turn.opening, "GEV-R15", "opening-only")
            }
            Move::Marquis(to) => {
                self.allow_power(seat, Character::MARQUIS, "GEV-P18")?;
                when(self.table.turn.opening, "GEV-R15", "opening-only")?;
                when(self.board.near(self.table.beast).contains(to), "GEV-R37", "not-next-to-beast")?;
                self.afford(seat, 1)
            }
            Move::Scout(who, at) => {
                let (cells, rule) = self.scouted(who).ok_or(NOT_A_MOVE)?;
                self.allow_power(seat, who, rule)?;
                when(cells.contains(at), rule, "not-his-land")?;
                when(self.table.unrevealed_at(at).is_some(), rule, "nothing-hidden")?;
                self.afford(seat, 1)
            }
            Move::Ride(to) => {
                self.allow_power(seat, Character::CAVALIER, "GEV-P14")?;
                when(self.board.rides(cell).contains(to), "GEV-R38", "not-in-reach")?;
                self.afford(seat, 1)
            }
            Move::Swap(to) => {
                self.allow_token(seat, Hunter::Fourbe, "GEV-R30")?;
                let both = self.table.print_at(cell).is_some() && self.table.print_at(to).is_some();
                when(both && to != cell, "GEV-R30", "two-prints-needed")
            }
            Move::Shot => {
                self.allow_token(seat, Hunter::GardeChasse, "GEV-R32")?;
                when(self.board.near(self.table.beast).contains(cell), "GEV-R32", "not-next-to-beast")
            }
            Move::Wall => {
                self.allow_token(seat, Hunter::Discret, "GEV-R31")?;
                when(!cell.is_refuge(), "GEV-R31", "wall-on-refuge")
            }
            _ => no("GEV-ORD-3", "not-in-a-turn"),
        }
    }

    fn allow_examine(&self, seat: Seat, cell: Cell) -> Verdict {
        let print = self.table.print_at(cell);
        when(print.is_some(), "GEV-ACT-2", "no-print")?;
        when(self.table.unrevealed_at(cell).is_some(), "GEV-ACT-7", "already-revealed")?;
        when(!self.is_closed(cell), "GEV-H01", "dragons-forbid")?;
        self.afford(seat, 1)
    }

    /// Whether the Dragons forbid to examine here (GEV-H01).
    #[inline]
    pub(crate) fn is_closed(&self, cell: Cell) -> bool {
        self.table.lasts(1) && self.board.with(Colour::Dragons).contains(cell)
    }

    fn allow_heal(&self, seat: Seat, to: Cell) -> Verdict {
        when(to.is_refuge(), "GEV-FREE-1", "refuge-needed")?;
        when(self.table.turn.opening, "GEV-R15", "opening-only")?;
        let surgeon = self.table.owns(seat, Character::CHIRURGIEN);
        when(surgeon || !self.table.turn.solicited, "GEV-R15", "not-after-solicit")?;
        when(self.needs_healing(seat), "GEV-R14", "not-wounded")
    }

    #[inline]
    pub(crate) fn needs_healing(&self, seat: Seat) -> bool {
        self.table.wounds[Table::at_of(seat)] > 0 || self.table.agreed.heal == Heal::Always
    }

    /// Whether archives are within reach (GEV-ACT-4, GEV-H07, GEV-SOLO-3).
    fn allow_reach(&self, seat: Seat, shelf: Shelf) -> Verdict {
        match shelf {
            Shelf::Town => when(self.table.cell(seat) == self.board.church(), "GEV-SOLO-3", "go-to-church"),
            Shelf::Hunter(side) => when(self.reaches(seat, side), "GEV-ACT-4", "not-on-his-cell"),
        }
    }

    #[inline]
    fn reaches(&self, seat: Seat, side: Seat) -> bool {
        self.reach(seat).contains(self.table.cell(side))
    }

    /// The cells whose hunters `seat` may consult.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat) -> CellSet {
        let own = self.table.cell(seat);
        if self.table.lasts(7) { self.board.near(own).with(own) } else { CellSet::one(own) }
    }

    /// Whether these prints may be looked at, by whatever way.
    fn allow_consult(&self, seat: Seat, shelf: Shelf, places: Places) -> Verdict {
        match shelf {
            Shelf::Town => when(self.table.is_solo(), "GEV-SOLO-3", "no-town")?,
            Shelf::Hunter(side) => {
                when(side != seat && side.idx() < self.table.n_seats(), "GEV-ACT-4", "ask-another")?;
            }
        }
        let n_prints = self.table.shelves[shelf.idx()].tokens().len();
        when(places.0 != 0 && places.0 >> n_prints == 0, "GEV-R18", "no-such-place")?;
        when(self.colours_fit(shelf, places), "GEV-ACT-5", "colours")?;
        let cost = self.table.consult_cost(shelf);
        self.afford(seat, cost)?;
        when(!self.table.is_blocked(seat, shelf, cost), "GEV-R29", "cube-needed")
    }

    /// All of one colour, or no two of one colour (GEV-ACT-5).
    fn colours_fit(&self, shelf: Shelf, places: Places) -> bool {
        let row = self.table.shelves[shelf.idx()];
        let mut counts = [0; 4];
        places.iter().filter_map(|it| row.tokens().get(it)).for_each(|it| counts[it.colour().idx()] += 1);
        counts.iter().all(|it| *it <= 1) || counts.iter().filter(|it| **it > 0).count() == 1
    }

    fn allow_power(&self, seat: Seat, character: Character, rule: &'static str) -> Verdict {
        when(self.table.owns(seat, character), rule, "not-your-character")?;
        when(self.table.turn.used & character.bit() == 0, rule, "already-used")
    }

    fn allow_token(&self, seat: Seat, hunter: Hunter, rule: &'static str) -> Verdict {
        when(self.table.is_able(seat, hunter), rule, "not-your-ability")?;
        when(self.table.has_token(seat, hunter), rule, "no-token")?;
        when(!self.table.turn.token, rule, "one-token-a-turn")
    }

    /// The cells where a scout looks, and his rule.
    pub(crate) fn scouted(&self, who: Character) -> Option<(CellSet, &'static str)> {
        let nth = Character::SCOUTS.iter().position(|it| *it == who)?;
        let rules = ["GEV-P04", "GEV-P16", "GEV-P20", "GEV-P05"];
        Some((self.board.with(Colour::ALL[nth]), rules[nth]))
    }

    fn allow_solicit(&self, seat: Seat, source: Source, drop: Option<Character>, charmed: bool) -> Verdict {
        when(self.table.agreed.characters.is_on(), "GEV-HIS-4", "characters-off")?;
        when(!self.table.turn.solicited, "GEV-SOL-2", "one-a-turn")?;
        if charmed {
            when(self.table.is_able(seat, Hunter::Diplomate), "GEV-R33", "not-your-ability")?;
            when(self.table.has_token(seat, Hunter::Diplomate), "GEV-R33", "no-token")?;
            when(source != Source::Space(2), "GEV-R33", "third-space")?;
        } else {
            when(source != Source::Top, "GEV-SOL-2", "top-not-available")?;
        }
        when(self.offered(source).is_some(), "GEV-SOL-2", "space-empty")?;
        let at = Table::at_of(seat);
        when(self.table.influence[at] >= Self::price(source, charmed), "GEV-SOL-1", "no-influence")?;
        let hand = self.table.hands[at];
        match drop {
            None => when(hand.count_ones() < 2, "GEV-SOL-4", "hand-full"),
            Some(_) if hand.count_ones() < 2 => no("GEV-SOL-4", "hand-not-full"),
            Some(it) => when(hand & it.bit() != 0, "GEV-SOL-4", "not-your-character"),
        }
    }
}
