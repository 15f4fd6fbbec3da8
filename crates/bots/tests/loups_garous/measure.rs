//! Whole games between bots, and what is asked of them: who wins, whether the Hunter shoots, whether the Seer tells what she
//! knows, and whether anybody repeats himself. The test counts a few games, `examples/loups_garous.rs` as many as one likes.

use std::collections::BTreeSet;

use bots::{Party, Thinks};
use loups_garous::{LoupsGarous, News, Options, Role};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Referee, Seat, Seed, Viewer};

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) games: u32,
    pub(crate) village: u32,
    pub(crate) wolves: u32,
    /// Hunters who had to choose, and those who shot.
    pub(crate) aimed: u32,
    pub(crate) fired: u32,
    /// Games in which a Seer lived to a debate and knew a living wolf whom she does not love, and those in which she told it before she died.
    pub(crate) knew: u32,
    pub(crate) told: u32,
    pub(crate) statements: u32,
    /// Sentences that had been said on the same day.
    pub(crate) repeated: u32,
    /// Statements that could have a reason, and had one.
    pub(crate) reasoned: u32,
    pub(crate) reasonable: u32,
}

impl Figures {
    pub(crate) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.village += other.village;
        self.wolves += other.wolves;
        self.aimed += other.aimed;
        self.fired += other.fired;
        self.knew += other.knew;
        self.told += other.told;
        self.statements += other.statements;
        self.repeated += other.repeated;
        self.reasoned += other.reasoned;
        self.reasonable += other.reasonable;
    }

    /// So many of a hundred.
    pub(crate) fn percent(part: u32, whole: u32) -> f64 {
        100.0 * f64::from(part) / f64::from(whole.max(1))
    }
}

/// One game of bots of this level at a table of this size.
pub(crate) fn play(level: &str, n_seats: usize, number: u64) -> Figures {
    let deal = || Referee::<LoupsGarous>::deal(Options::default(), n_seats, Seed::from_number(number)).expect("dealt");
    let bot = |seat: Seat, _: &_| LoupsGarous::bot(level, seat, number * 32 + seat.idx() as u64).ok_or(());
    let mut party = Party::sit_down(deal(), bot).expect("a level");
    let played = party.play(usize::MAX, &mut Pcg64Mcg::seed_from_u64(number));
    let outcome = played.expect("bots make legal moves").expect("games end");
    let mut figures = Figures {
        games: 1,
        village: u32::from(outcome.reason() == "village"),
        wolves: u32::from(outcome.reason() == "wolves"),
        ..Figures::default()
    };
    let record = party.referee().record(vec![String::new(); n_seats]);
    let mut again = Watch { referee: deal(), today: BTreeSet::new(), known: BTreeSet::new(), told: false };
    for step in &record.steps {
        let mv = step.notation.parse().expect("a move");
        let happened = again.referee.play(step.actor, mv).expect("it was played");
        happened.news(Viewer::Public).iter().for_each(|it| again.hear(it, &mut figures));
    }
    figures.knew = u32::from(!again.known.is_empty());
    figures.told = u32::from(!again.known.is_empty() && again.told);
    figures
}

struct Watch {
    referee: Referee<LoupsGarous>,
    /// Sentences of the day, with the names in them.
    today: BTreeSet<String>,
    /// Wolves that a living Seer knew when a debate opened.
    known: BTreeSet<u8>,
    told: bool,
}

impl Watch {
    fn hear(&mut self, news: &News, figures: &mut Figures) {
        match news {
            News::Dawn { .. } => self.today.clear(),
            News::DebateOpened { .. } => self.look_at_seer(),
            News::Aiming { .. } => figures.aimed += 1,
            News::Fired { side, .. } => figures.fired += u32::from(side.is_some()),
            News::Reported { seat, side, role, .. } => {
                let seer = self.seer().is_some_and(|it| it.idx() == usize::from(*seat));
                self.told |= seer && *role == Role::Wolf && self.known.contains(side);
            }
            _ => (),
        }
        if let Some((sentence, reason)) = sentence(news) {
            figures.statements += 1;
            figures.repeated += u32::from(!self.today.insert(sentence));
            figures.reasonable += u32::from(reason.is_some());
            figures.reasoned += u32::from(reason == Some(true));
        }
    }

    fn seer(&self) -> Option<Seat> {
        let role = |it: &Seat| self.referee.view(Viewer::Seat(*it)).own.map(|it| it.role);
        Seat::all(self.referee.n_seats()).find(|it| role(it) == Some(Role::Seer))
    }

    fn look_at_seer(&mut self) {
        let Some(seer) = self.seer() else { return };
        let view = self.referee.view(Viewer::Seat(seer));
        let lives = |seat: u8| view.players[usize::from(seat)].alive;
        let Some(own) = view.own.as_ref().filter(|_| view.players[seer.idx()].alive) else { return };
        let wolves =
            own.visions.iter().filter(|it| it.role == Role::Wolf && lives(it.seat) && own.lover != Some(it.seat));
        self.known.extend(wolves.map(|it| it.seat));
    }
}

/// The sentence of a statement with the names in it, and whether it has a reason if it could have one.
fn sentence(news: &News) -> Option<(String, Option<bool>)> {
    Some(match news {
        News::Claimed { words, role, of, .. } => (format!("{words} {role} {of:?}"), None),
        News::Reported { words, side, role, .. } => (format!("{words} {side} {role}"), None),
        News::Accused { words, side, of, why, .. } | News::Announced { words, side, of, why, .. } => {
            (format!("{words} {side} {of:?}"), Some(why.is_some()))
        }
        News::Defended { words, seat, side, of, why, .. } => {
            let named = if seat == side { None } else { Some(side) };
            (format!("{words} {named:?} {of:?}"), Some(why.is_some()))
        }
        News::Doubted { words, side, role, whom, of, why, .. } => {
            let named = if why.is_some() { None } else { Some((role, whom)) };
            (format!("{words} {side} {of:?} {named:?}"), Some(why.is_some()))
        }
        News::Replied { words, side, .. } => (format!("{words} {side}"), None),
        _ => return None,
    })
}
