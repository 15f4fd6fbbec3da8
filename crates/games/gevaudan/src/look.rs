//! From the truth to what one viewer may know, field by field.

use table::{Seat, Viewer};

use crate::board::Plan;
use crate::card::{Arrow, Card, Character, Hunter};
use crate::cell::{Cell, CellSet};
use crate::moves::{Shelf, Source};
use crate::news::{News, Out};
use crate::options::{BeastCell, Deck, Memory};
use crate::print::{Colour, Token};
use crate::state::{Ask, BESIDE, End, State, Table};
use crate::view::{
    BoardView, BoxView, CardView, CellPrint, CellView, Clue, DeckEnd, DeckView, EndView, NoteView, PlayerView,
    PrintView, Question, Risk, RowView, SpaceView, Stage, TurnView, View,
};

impl State {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let table = &self.table;
        let seat = viewer.seat().filter(|it| it.idx() < table.n_seats());
        View {
            seat: viewer.seat().map(u8::from),
            options: table.agreed.options(&self.board),
            board: self.board.drawn(),
            round: table.round,
            last_round: table.last_round,
            first: table.first.into(),
            active: matches!(stage(table), Stage::Hunters).then(|| table.active.into()).filter(|_| table.done > 0),
            order: (0..table.n_seats()).map(|it| table.in_order(it).into()).collect(),
            stage: stage(table),
            beast: table.beast,
            die: table.die,
            ferocity: table.ferocity,
            ferocity_max: self.board.most_ferocity(),
            beast_steps: table.beast_steps(),
            ways: Arrow::ALL.map(|it| self.look_along(it)),
            players: Seat::all(table.n_seats()).map(|it| self.look_at_player(it, seat)).collect(),
            prints: self.look_at_prints(seat),
            town: self.look_at_shelf_of(Shelf::Town, seat),
            deck: self.look_at_deck(),
            row: table.agreed.characters.is_on().then(|| self.look_at_row()),
            turn: look_at_turn(table),
            question: look_at_question(table),
            notes: seat.map_or_else(Vec::new, |it| self.look_at_notes(it)),
            failed: table.failed.iter().collect(),
            opened: seat.filter(|it| table.trapped.contains(*it)).map(|_| self.look_into_box()),
            end: match table.ask {
                Ask::Over(end) => Some(self.look_at_end(end)),
                _ => None,
            },
            table: *table,
            ground: self.board.clone(),
        }
    }

    fn look_at_player(&self, seat: Seat, viewer: Option<Seat>) -> PlayerView {
        let table = &self.table;
        let at = Table::at_of(seat);
        let out = if table.trapped.contains(seat) { Out::Trap } else { Out::Wounds };
        PlayerView {
            hunter: table.hunters[at],
            cell: Some(table.pos[at]).filter(|it| *it != BESIDE),
            wounds: table.wounds[at],
            out: (!table.alive.contains(seat)).then_some(out),
            marked: table.marked.contains(seat),
            walled: table.walled.contains(seat),
            summoned: table.summoned.contains(seat),
            cubes: table.cubes[at],
            influence: table.influence[at],
            tokens: table.tokens[at],
            characters: characters(table.hands[at]),
            archive: self.look_at_shelf_of(Shelf::Hunter(seat), viewer),
            notes: table.notes[at],
            base: table.base_of(seat),
            danger: Arrow::ALL.into_iter().filter(|it| self.would_wound(seat, *it)).collect(),
            consult_cost: table.consult_cost(Shelf::Hunter(seat)),
            toll: table.has_token(seat, Hunter::Negociateur),
            heal_points: table.heal_points(seat),
        }
    }

    /// The Beast's next way by a colour; there is none after the last round (GEV-R43).
    fn look_along(&self, arrow: Arrow) -> Vec<Cell> {
        if self.table.last_round || self.is_over() { Vec::new() } else { self.way(arrow).collect() }
    }

    /// Whether the Beast's next move by a colour would wound a hunter, as things stand (GEV-WND-1, GEV-R31).
    fn would_wound(&self, seat: Seat, arrow: Arrow) -> bool {
        let table = &self.table;
        table.alive.contains(seat) && !table.walled.contains(seat) && self.look_along(arrow).contains(&table.cell(seat))
    }

    /// Whether a viewer sees the face of a print now (GEV-R45, GEV-VIS-1).
    fn shows(&self, print: Token, viewer: Option<Seat>) -> bool {
        let table = &self.table;
        if self.is_over() || table.revealed.contains(print) {
            return true;
        }
        let Some(seat) = viewer else { return false };
        let at = Table::at_of(seat);
        match table.agreed.memory {
            Memory::Notebook => table.seen[at].contains(print),
            Memory::Paper => table.fresh[at].contains(print) || table.shelves[at].contains(print),
        }
    }

    /// Takes out of a moment of the past what this viewer does not see any more (GEV-R45).
    pub(crate) fn forget_news(&self, viewer: Viewer, news: &mut Vec<News>) {
        let seat = viewer.seat().filter(|it| it.idx() < self.table.n_seats());
        news.retain(|it| match it {
            News::Saw { shown, .. } => self.shows(shown.print, seat),
            _ => true,
        });
    }

    /// The same for what he saw then.
    pub(crate) fn forget_view(&self, viewer: Viewer, view: &mut View) {
        let seat = viewer.seat().filter(|it| it.idx() < self.table.n_seats());
        let laid = view.prints.iter_mut().map(|it| &mut it.print);
        let archived = view.players.iter_mut().flat_map(|it| &mut it.archive).chain(&mut view.town);
        for print in laid.chain(archived) {
            print.clue = print.clue.filter(|_| self.shows(print.print, seat));
        }
    }

    fn look_at_print(&self, print: Token, viewer: Option<Seat>) -> PrintView {
        let face = self.secrets.faces[print.idx()];
        let clue = Clue { present: face.is_present(), dots: face.dots() };
        let lookers = Seat::all(self.table.n_seats()).filter(|it| self.table.seen[Table::at_of(*it)].contains(print));
        PrintView {
            print,
            colour: print.colour(),
            revealed: self.table.revealed.contains(print),
            clue: self.shows(print, viewer).then_some(clue),
            seen_by: lookers.map(u8::from).collect(),
        }
    }

    fn look_at_prints(&self, viewer: Option<Seat>) -> Vec<CellPrint> {
        let on = |cell: Cell| self.table.print_at(cell).map(|it| (cell, it));
        let prints = Cell::all().filter_map(on);
        prints.map(|(cell, print)| CellPrint { cell, print: self.look_at_print(print, viewer) }).collect()
    }

    fn look_at_shelf_of(&self, shelf: Shelf, viewer: Option<Seat>) -> Vec<PrintView> {
        let row = &self.table.shelves[shelf.idx()];
        row.tokens().iter().map(|it| self.look_at_print(*it, viewer)).collect()
    }

    fn look_at_deck(&self) -> DeckView {
        let table = &self.table;
        let drawn = &table.drawn[..usize::from(table.n_drawn)];
        let card = |card: &Card| {
            let printed = self.board.printed(*card);
            let slides = if table.agreed.characters.is_on() { printed.slides } else { 0 };
            CardView { card: *card, kind: printed.kind, value: printed.value, slides, idle: is_idle(table, *card) }
        };
        DeckView {
            left: table.n_events - table.n_drawn,
            total: table.n_events,
            drawn: drawn.iter().map(card).collect(),
            current: table.in_force(),
            last_rounds: drawn.contains(&Card::LAST_ROUNDS),
            end: match () {
                () if table.last_round || drawn.contains(&Card::END) => DeckEnd::Revealed,
                () if table.agreed.deck == Deck::History => DeckEnd::Last,
                () if drawn.contains(&Card::LAST_ROUNDS) => DeckEnd::AmongLeft,
                () => DeckEnd::LastThree,
            },
        }
    }

    fn look_at_row(&self) -> RowView {
        let spaces = self.table.spaces.iter().zip([2, 2, 1]);
        RowView {
            spaces: spaces.map(|(character, cost)| SpaceView { character: *character, cost }).collect(),
            top: self.table.top,
            pile: self.table.n_pile,
            discard: characters(self.table.discard),
            cubes: Character::all().map(|it| self.board.cubes(it)).collect(),
            charm: Self::price(Source::Top, true),
        }
    }

    fn look_at_notes(&self, seat: Seat) -> Vec<NoteView> {
        let notes = self.secrets.notes[Table::at_of(seat)];
        let laid = Colour::ALL.into_iter().filter(|it| notes >> it.idx() & 1 == 1);
        laid.map(|it| NoteView { colour: it, present: notes >> (4 + it.idx()) & 1 == 1 }).collect()
    }

    fn look_into_box(&self) -> BoxView {
        BoxView { lair: self.lair(), boxed: self.boxed() }
    }

    fn look_at_end(&self, end: End) -> EndView {
        let (reason, winner) = match end {
            End::Lair(winner) => ("lair", Some(winner)),
            End::Expired => ("expired", None),
            End::AllOut => ("all-out", None),
        };
        let left = usize::from(self.table.n_drawn)..usize::from(self.table.n_events);
        EndView {
            reason: reason.into(),
            winner: winner.map(u8::from),
            opened: self.look_into_box(),
            notes: Seat::all(self.table.n_seats()).map(|it| self.look_at_notes(it)).collect(),
            left: self.secrets.deck.get(left).unwrap_or_default().to_vec(),
        }
    }
}

fn characters(set: u32) -> Vec<Character> {
    Character::all().filter(|it| set & it.bit() != 0).collect()
}

fn stage(table: &Table) -> Stage {
    match table.ask {
        Ask::Place => Stage::SetUp,
        Ask::Eveque | Ask::Turn | Ask::MereCourage | Ask::Toll | Ask::Keep | Ask::Heart(crate::WoundCause::Entered) => {
            Stage::Hunters
        }
        Ask::Name(_) => Stage::FirstPlayer,
        Ask::Reroll | Ask::Heart(_) => Stage::Beast,
        Ask::TakePart | Ask::Lead | Ask::Paysan | Ask::Drive | Ask::Church | Ask::Peek => Stage::Event,
        Ask::Over(_) => Stage::Over,
    }
}

/// What everybody sees of a board, whose parameters are in the cells `with` them.
pub(crate) fn look_at_board(plan: &Plan, with: &[CellSet; 4]) -> BoardView {
    let cell = |cell: Cell| {
        let (x, y) = plan.at[cell.idx()];
        let is_terrain = CellSet::TERRAIN.contains(cell);
        CellView {
            cell,
            refuge: cell.is_refuge(),
            x,
            y,
            has: Colour::ALL.into_iter().filter(|it| with[it.idx()].contains(cell)).collect(),
            near: plan.near[cell.idx()].iter().collect(),
            arrows: if is_terrain { plan.arrows.iter().map(|it| it[cell.idx()]).collect() } else { Vec::new() },
        }
    };
    BoardView { house: false, cells: Cell::all().map(cell).collect(), church: plan.church, entries: plan.entries }
}

/// Whether the special text of an event does nothing at this table (GEV-HIS-4, GEV-R49).
fn is_idle(table: &Table, card: Card) -> bool {
    (card == Card::h(5) && !table.agreed.characters.is_on())
        || ((card == Card::h(7) || card == Card::h(9)) && table.is_solo())
}

/// What a step onto the Beast's cell would bring, and what ending the turn here brings (GEV-R09, GEV-P19).
fn look_at_risks(table: &Table) -> (Risk, Risk) {
    let (seat, turn) = (table.active, &table.turn);
    match table.agreed.beast_cell {
        _ if table.owns(seat, Character::MARGINAL) => (Risk::None, Risk::None),
        BeastCell::Entering if turn.entered => (Risk::None, Risk::Wound),
        BeastCell::Entering => (Risk::Wound, Risk::None),
        BeastCell::Ending if turn.entered && table.cell(seat) == table.beast => {
            (Risk::WoundIfEnding, Risk::WoundIfEnding)
        }
        BeastCell::Ending => (Risk::WoundIfEnding, Risk::None),
    }
}

fn look_at_turn(table: &Table) -> Option<TurnView> {
    let during = matches!(table.ask, Ask::Turn | Ask::Toll | Ask::Keep);
    let (entry, mark) = look_at_risks(table);
    during.then(|| TurnView {
        points: if table.turn.suspected { 0 } else { table.turn.base },
        cubes: !table.turn.surgeon && !table.turn.suspected,
        opening: table.turn.opening,
        examined: table.turn.examined,
        solicited: table.turn.solicited,
        entry,
        mark,
        used: characters(table.turn.used),
    })
}

fn look_at_question(table: &Table) -> Option<Question> {
    let archives = match table.consult.0 {
        Shelf::Hunter(side) => Some(side),
        Shelf::Town => None,
    };
    let kind = table.ask.kind()?;
    let (side, value) = match table.ask {
        Ask::Toll => (Some(table.active), 0),
        Ask::Keep => (archives, 0),
        Ask::TakePart | Ask::Lead | Ask::Paysan | Ask::Drive => (None, table.battue.left),
        Ask::Church => (None, u8::from(table.gains_influence(table.asked))),
        Ask::Peek => (Some(table.next(table.asked)), 0),
        _ => (None, 0),
    };
    let about_archives = matches!(table.ask, Ask::Toll | Ask::Keep);
    Some(Question {
        seat: table.asked.into(),
        kind,
        side: side.map(u8::from),
        places: if about_archives { table.consult.1.iter().map(|it| it as u8).collect() } else { Vec::new() },
        value,
        cause: match table.ask {
            Ask::Heart(cause) => Some(cause),
            _ => None,
        },
    })
}
