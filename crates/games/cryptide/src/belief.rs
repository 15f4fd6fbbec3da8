//! What a viewer can conclude, exactly, at both levels of CRY-33; and worlds that fit it.
//!
//! All that was ever told is on the table: tokens stay, and the view shows them. A belief is therefore the last view.

use std::sync::OnceLock;

use table::{Mind, Odds, OddsRow, PerSeat, Rng, Seat, Seats, Seen, Viewer, pick};

use crate::clue::{Clue, ClueSet};
use crate::hex::{Hex, HexSet};
use crate::hint::Hint;
use crate::infer::{Assignment, Inference, Knowledge, Shown, possible_clues};
use crate::map::{Map, Masks};
use crate::news::Token;
use crate::options::TableKind;
use crate::setup::{MAX_PLAYERS, Setup};
use crate::state::{Ask, End, Last, State};
use crate::view::{EndView, Question, QuestionKind, View};
use crate::{Cryptide, N_HEXES};

/// All that a viewer can conclude from what he has seen.
#[derive(Clone, Debug)]
pub struct Belief {
    viewer: Viewer,
    map: Map,
    masks: Masks,
    view: View,
    /// What its worlds have in common, once one was imagined.
    ground: OnceLock<Box<Ground>>,
}

/// What all worlds of a belief have in common: worked out once, however many are imagined.
#[derive(Clone, Debug)]
struct Ground {
    /// Everything but the clues.
    table: State,
    clues: Clues,
}

/// The clues that the seats may have.
#[derive(Clone, Debug)]
enum Clues {
    /// All assignments that fit.
    Listed(Vec<Assignment>),
    /// Too many to list them.
    Many(Box<Inference>),
}

impl Mind for Cryptide {
    type Belief = Belief;
}

impl table::Belief<Cryptide> for Belief {
    fn new(viewer: Viewer, view: &View) -> Self {
        let map: Map = view.map.code.parse().expect("a view carries the code of its map");
        Self { viewer, map, masks: map.masks(), view: view.clone(), ground: OnceLock::new() }
    }

    fn update(&mut self, seen: &Seen<Cryptide>) {
        self.view.clone_from(&seen.view);
        self.ground = OnceLock::new();
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> State {
        self.imagine(self.ground.get_or_init(|| Box::new(self.lay_ground())), rng)
    }

    /// Exact over all joint assignments; if there is none, each clue of a list as likely.
    fn odds(&self) -> Odds {
        let inference = self.inference();
        let counts = inference.counts();
        let share = |count: u64| count as f64 / counts.total.max(1) as f64;
        let mut rows = Vec::new();
        for (at, list) in inference.lists().iter().enumerate().take(MAX_PLAYERS) {
            let chance = |clue: Clue| match counts.total {
                0 => 1.0 / list.len() as f64,
                _ => share(counts.clues[at][clue.idx()]),
            };
            let chances = list.iter().map(|clue| (clue.to_string(), chance(clue))).filter(|it| it.1 > 0.0);
            rows.push(OddsRow { place: format!("clue {}", Seat::at(at)), chances: chances.collect() });
        }
        let hexes = (0..N_HEXES).map(|at| (Hex::at(at).to_string(), share(counts.habitat[at])));
        rows.push(OddsRow { place: "habitat".into(), chances: hexes.filter(|it| it.1 > 0.0).collect() });
        Odds { rows }
    }
}

impl Belief {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What he saw last.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The hexes that each clue allows.
    pub fn masks(&self) -> &Masks {
        &self.masks
    }

    /// What each seat has shown.
    pub fn shown(&self) -> PerSeat<Shown> {
        let mut shown: PerSeat<Shown> = self.view.players.iter().map(|_| Shown::default()).collect();
        for on in &self.view.tokens {
            for laid in &on.tokens {
                let own = &mut shown[usize::from(laid.seat)];
                let kind = if laid.token == Token::Disc { &mut own.discs } else { &mut own.cubes };
                *kind = kind.with(on.hex);
            }
        }
        shown
    }

    /// The clues a seat can have by its tokens and the hint, as everybody sees it.
    pub fn public_list(&self, seat: Seat) -> ClueSet {
        let shown = self.shown().get(seat.idx()).copied().unwrap_or_default();
        possible_clues(&self.masks, self.map.mode(), shown, self.view.hint)
    }

    /// The lists that both levels start from: by tokens and hint, the viewer's own clue known.
    pub fn inference(&self) -> Inference {
        let list = |it: &Shown| possible_clues(&self.masks, self.map.mode(), *it, self.view.hint);
        let lists: PerSeat<ClueSet> = self.shown().iter().map(list).collect();
        self.knowing_own(lists)
    }

    /// These lists with what the viewer knows for certain: his own clue, at the end all of them.
    fn knowing_own(&self, mut lists: PerSeat<ClueSet>) -> Inference {
        match (&self.view.end, self.viewer.seat(), self.view.clue) {
            (Some(end), ..) => lists = end.clues.iter().map(|it| ClueSet::one(*it)).collect(),
            (None, Some(seat), Some(clue)) => lists[seat.idx()] = ClueSet::one(clue),
            (None, ..) => (),
        }
        Inference::new(self.masks, &lists)
    }

    /// *Own* (CRY-33).
    pub fn own(&self) -> Knowledge {
        self.inference().own()
    }

    /// *Joint* (CRY-33).
    pub fn joint(&self) -> Knowledge {
        self.inference().joint()
    }

    fn lay_ground(&self) -> Ground {
        let n_seats = self.view.players.len();
        let table = self.build(Setup::trusted(self.map, &[Clue::at(0); MAX_PLAYERS][..n_seats], Hint::ANY));
        let lists = self.likely();
        let all = lists.list_few(|it| self.accepts(it)).filter(|it| !it.is_empty());
        Ground { table, clues: all.map_or_else(|| Clues::Many(Box::new(lists)), Clues::Listed) }
    }

    /// By tokens, hint and what is owed.
    fn likely(&self) -> Inference {
        let inference = self.inference();
        self.lists(|seat| self.able(seat, inference.lists()[seat.idx()]))
    }

    /// Whether a true hint goes with these clues, or the one that was given.
    fn accepts(&self, clues: &[Clue]) -> bool {
        let set = clues.iter().copied().collect();
        self.view.hint.map_or_else(|| Hint::exists(set), |it| it.goes_with(set))
    }

    /// Evenly one of all clue assignments that fit; on honour tables whose tokens contradict each other, one that fits
    /// as many of each player's tokens as any clue does, or at least the map.
    fn imagine<R: Rng>(&self, ground: &Ground, rng: &mut R) -> State {
        if let Some(end) = &self.view.end {
            return self.with_clues(ground, Setup::trusted(self.map, &end.clues, end.hint));
        }
        let clues = match &ground.clues {
            Clues::Listed(all) => pick(all, rng).copied(),
            Clues::Many(lists) => self.draw_clues(lists, rng),
        };
        let clues = clues.expect("the truth is a setup");
        let clues = &clues[..self.view.players.len()];
        let hint = self.view.hint.or_else(|| Hint::draw(clues.iter().copied().collect(), rng));
        self.with_clues(ground, Setup::trusted(self.map, clues, hint.expect("a true hint was asked for")))
    }

    fn draw_clues<R: Rng>(&self, lists: &Inference, rng: &mut R) -> Option<Assignment> {
        let accept = |clues: &[Clue]| self.accepts(clues);
        lists
            .draw(accept, rng)
            .or_else(|| self.lists(|seat| self.least_wrong(seat)).draw(accept, rng))
            .or_else(|| self.lists(|_| ClueSet::of_mode(self.map.mode())).draw(accept, rng))
    }

    fn with_clues(&self, ground: &Ground, setup: Setup) -> State {
        let mut state = ground.table;
        state.setup = setup;
        for (fits, clue) in state.fits.iter_mut().zip(setup.clues()) {
            *fits = self.masks.fits(*clue);
        }
        state
    }

    fn lists(&self, list: impl Fn(Seat) -> ClueSet) -> Inference {
        self.knowing_own(Seat::all(self.view.players.len()).map(list).collect())
    }

    /// Whoever owes a placement on a strict table has a place for it: else it would have been skipped (CRY-25).
    fn able(&self, seat: Seat, list: ClueSet) -> ClueSet {
        let Some(Question { seat: asked, kind, hex, .. }) = self.view.question else { return list };
        if self.view.options.table == TableKind::Honour || usize::from(asked) != seat.idx() {
            return list;
        }
        let closed = |hexes: HexSet, shown: &Shown| hexes.or(shown.cubes);
        let shown = self.shown();
        let own = shown[seat.idx()].discs.or(shown.iter().fold(HexSet::EMPTY, closed));
        let open = hex.map_or(own, |it| own.with(it)).complement();
        let has_place = |clue: &Clue| match kind {
            QuestionKind::Opening | QuestionKind::Penalty => !open.is_within(self.masks.fits(*clue)),
            QuestionKind::Extra => !open.and(self.masks.fits(*clue)).is_empty(),
            QuestionKind::Turn | QuestionKind::Answer | QuestionKind::Search => true,
        };
        list.iter().filter(has_place).collect()
    }

    /// The clues that the fewest tokens of a seat contradict.
    fn least_wrong(&self, seat: Seat) -> ClueSet {
        let shown = self.shown()[seat.idx()];
        let denied = self.view.hint.map_or(ClueSet::EMPTY, Hint::denied);
        let usable = ClueSet::of_mode(self.map.mode()).minus(denied);
        let wrong = |clue: Clue| {
            let fits = self.masks.fits(clue);
            shown.discs.minus(fits).len() + shown.cubes.and(fits).len()
        };
        let least = usable.iter().map(wrong).min().unwrap_or(0);
        usable.iter().filter(|it| wrong(*it) == least).collect()
    }

    fn build(&self, setup: Setup) -> State {
        let view = &self.view;
        let seat = |number: u8| Seat::at(number.into());
        let mut state = State::open(&view.options, setup, seat(view.first));
        for on in &view.tokens {
            for laid in &on.tokens {
                state.put(seat(laid.seat), on.hex, laid.token);
            }
        }
        state.active = seat(view.active);
        state.asked = view.question.map_or(state.active, |it| seat(it.seat));
        state.ask = ask(view);
        state.silent = Seat::all(view.players.len()).filter(|it| !view.players[it.idx()].agreed).collect::<Seats>();
        state.hint_given = view.hint.is_some();
        state.last = view.last.map(|it| Last { by: seat(it.seat), hex: it.hex, asked: it.side.map(seat) });
        state
    }
}

/// The question of a view as the state keeps it.
fn ask(view: &View) -> Ask {
    let Some(Question { kind, hex, opening_left, .. }) = view.question else {
        return Ask::Over { end: view.end.as_ref().map_or(End::Full, end) };
    };
    let hex = hex.unwrap_or(Hex::at(0));
    match kind {
        QuestionKind::Opening => Ask::Opening { left: opening_left },
        QuestionKind::Turn => Ask::Turn,
        QuestionKind::Answer => Ask::Answer { hex },
        QuestionKind::Penalty => Ask::Penalty { hex },
        QuestionKind::Extra => Ask::Extra { hex },
        QuestionKind::Search => Ask::Search { hex },
    }
}

fn end(end: &EndView) -> End {
    match (end.searcher, end.searched) {
        (Some(by), Some(hex)) if end.winner.is_some() => End::Found { by: Seat::at(by.into()), hex },
        (Some(by), Some(hex)) => End::Misled { by: Seat::at(by.into()), hex },
        _ => End::Full,
    }
}
