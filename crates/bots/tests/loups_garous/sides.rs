//! Whole sides against whole sides, one seat of another kind, and what is believed meanwhile.

use bots::{Believer, Party, Thinks};
use loups_garous::{Belief, LoupsGarous, Options, Phase, Role, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Outcome, Referee, Seat, Seed, Viewer, Watcher};

/// Plays one deal; `level` says who sits where, by the card that was dealt.
pub(crate) fn play_out<'a>(
    n_seats: usize,
    number: u64,
    level: impl Fn(Seat, Role) -> &'a str,
) -> (Outcome, Party<LoupsGarous>) {
    let referee = Referee::deal(Options::default(), n_seats, Seed::from_number(number)).expect("dealt");
    let bot = |seat: Seat, view: &View| {
        let role = view.own.as_ref().map_or(Role::Villager, |it| it.dealt);
        LoupsGarous::bot(level(seat, role), seat, number * 32 + seat.idx() as u64).ok_or("no such level")
    };
    let mut party = Party::sit_down(referee, bot).expect("a level");
    let outcome = party.play(usize::MAX, &mut Pcg64Mcg::seed_from_u64(number));
    (outcome.expect("bots make legal moves").expect("games end"), party)
}

/// How a game ends where the wolves are of one level and all others of another.
pub(crate) fn sides(n_seats: usize, number: u64, wolves: &str, others: &str) -> &'static str {
    play_out(n_seats, number, |_, role| if role.is_wolf() { wolves } else { others }).0.reason()
}

/// Squared errors of what was believed, summed, and how many of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Brier {
    pub(crate) sum: f64,
    pub(crate) n: f64,
}

impl Brier {
    pub(crate) fn add(&mut self, belief: f64, is_wolf: bool) {
        self.sum += (belief - f64::from(u8::from(is_wolf))).powi(2);
        self.n += 1.0;
    }

    pub(crate) fn mean(self) -> f64 {
        self.sum / self.n.max(1.0)
    }
}

/// Days that are told apart; what comes later counts with the last of them.
pub(crate) const DAYS: usize = 5;

/// Errors by day, for each listener.
pub(crate) type Errors = Vec<[Brier; DAYS]>;

/// What every living Villager without a card that knows believes of every other living player when the village votes, by each of
/// `listeners`; `certain` is the belief of the game itself, which weighs no words.
pub(crate) fn listen(played: &Referee<LoupsGarous>, number: u64, listeners: &[&str]) -> Errors {
    let n_seats = played.n_seats();
    let mut errors = vec![[Brier::default(); DAYS]; listeners.len()];
    let mut again =
        Referee::<LoupsGarous>::deal(Options::default(), n_seats, Seed::from_number(number)).expect("dealt");
    let role = |it: Seat| played.view(Viewer::Seat(it)).truth.map_or(Role::Villager, |truth| truth.roles[it.idx()]);
    let roles: Vec<Role> = Seat::all(n_seats).map(role).collect();
    let mut chairs: Vec<_> = Seat::all(n_seats).map(|it| Chair::new(&again, it, listeners)).collect();
    let record = played.record(vec![String::new(); n_seats]);
    let mut voting = false;
    for step in &record.steps {
        let happened = again.play(step.actor, step.notation.parse().expect("a move")).expect("it was played");
        for chair in &mut chairs {
            chair.hear(&again, &happened);
        }
        let view = again.view(Viewer::Public);
        let opens = view.phase == Phase::Vote && !voting;
        voting = view.phase == Phase::Vote;
        if opens {
            let day = usize::from(view.night).clamp(1, DAYS) - 1;
            let plain = |it: &&Chair| view.players[it.seat.idx()].alive && roles[it.seat.idx()] == Role::Villager;
            for chair in chairs.iter().filter(plain) {
                chair.judge(day, &roles, &mut errors);
            }
        }
    }
    errors
}

struct Chair {
    seat: Seat,
    watcher: Watcher<LoupsGarous>,
    belief: Belief,
    /// None for the belief of the game itself.
    listeners: Vec<Option<Believer>>,
}

impl Chair {
    fn new(referee: &Referee<LoupsGarous>, seat: Seat, listeners: &[&str]) -> Self {
        let watcher = Watcher::begin(referee, Viewer::Seat(seat));
        let belief = Belief::new(Viewer::Seat(seat), &watcher.seen().view);
        let listener = |level: &&str| {
            let mut listener = Believer::new(level, referee.n_seats())?;
            listener.see(watcher.seen());
            Some(listener)
        };
        let listeners = listeners.iter().map(listener).collect();
        Self { seat, watcher, belief, listeners }
    }

    fn hear(&mut self, referee: &Referee<LoupsGarous>, happened: &table::Happened<LoupsGarous>) {
        if self.watcher.meet(referee, happened) {
            self.belief.update(self.watcher.seen());
            self.listeners.iter_mut().flatten().for_each(|it| it.see(self.watcher.seen()));
        }
    }

    fn judge(&self, day: usize, roles: &[Role], errors: &mut Errors) {
        let view = &self.watcher.seen().view;
        for (listener, errors) in self.listeners.iter().zip(errors) {
            let beliefs = match listener {
                Some(it) => it.wolves(self.seat, view),
                None => self.certain(),
            };
            let others = Seat::all(roles.len()).filter(|it| *it != self.seat && view.players[it.idx()].alive);
            others.for_each(|it| errors[day].add(beliefs[it.idx()], roles[it.idx()].is_wolf()));
        }
    }

    fn certain(&self) -> Vec<f64> {
        let wolf = |row: &table::OddsRow| row.chances.iter().find(|it| it.0 == "wolf").map_or(0.0, |it| it.1);
        self.belief.odds().rows.iter().map(wolf).collect()
    }
}
