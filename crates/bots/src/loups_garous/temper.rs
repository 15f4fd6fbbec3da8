//! Whims and resolutions: what makes two bots with the same card behave differently.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::{MAX_SEATS, Seat, Seats, below};

/// How far a bot's likes and dislikes carry it from what it can conclude.
const WHIM: f64 = 1.35;
/// The same at night, when nobody talks.
const FANCY: f64 = 0.4;
/// How soon a bot tells what it has found: the fewer are left, the sooner.
const DARING: f64 = 4.5;
/// Where two wolves hide among many nobody feels hunted, and whims do not cool down as the village gets smaller: for each share of a player more
/// than five that a wolf has, as if so many tens were left.
const LULL: f64 = 50.0;
/// So few wolves are forgotten over the talk.
const FEW_WOLVES: u8 = 2;
/// How often a bot does not believe what others say they know, in a village with five players for each wolf.
const DOUBT: f64 = 0.45;
/// The same where nobody feels hunted.
const LULLED_DOUBT: f64 = 0.95;
/// With fewer players for each wolf than this nobody hurries.
const CROWDED: f64 = 4.25;

/// What a bot has resolved to do today, if there is an occasion.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a small vow of its own")]
pub(super) struct Resolve {
    /// Accuse whom it suspects most.
    pub(super) accuses: bool,
    /// Tell its vote beforehand.
    pub(super) announces: bool,
    /// Say so when it does not believe somebody.
    pub(super) questions: bool,
    /// Speak for somebody it trusts.
    pub(super) defends: bool,
    /// Tell what it has found, rather than wait a day.
    pub(super) dares: bool,
    /// Claim what it is not, when it is a wolf in need.
    pub(super) bluffs: bool,
    /// Claim what it is not, when it is a wolf without need.
    pub(super) invents: bool,
    /// Not believe what others say they know.
    pub(super) doubts: bool,
    /// Give up a fellow wolf who is lost.
    pub(super) betrays: bool,
    /// Speak against a fellow wolf as against anybody.
    pub(super) feigns: bool,
}

/// A bot's own chance and mood.
pub(super) struct Temper {
    rng: Pcg64Mcg,
    whims: [f64; MAX_SEATS],
    fancies: [f64; MAX_SEATS],
    /// Players for each wolf of the deck: where wolves are few, people feel safe and do not listen so well.
    ease: f64,
    /// The least crowd that whims are made for, however few are left.
    lull: f64,
    pub(super) today: Resolve,
}

impl Temper {
    pub(super) fn new(seed: u64) -> Self {
        let rng = Pcg64Mcg::seed_from_u64(seed);
        let (whims, fancies) = ([1.0; MAX_SEATS], [1.0; MAX_SEATS]);
        let mut temper = Self { rng, whims, fancies, ease: 5.0, lull: 0.0, today: Resolve::default() };
        temper.wake(0);
        temper
    }

    /// The first sight of the table: so many players, and so many wolves in the deck.
    pub(super) fn sit_down(&mut self, n_seats: usize, wolves: u8) {
        self.ease = n_seats as f64 / f64::from(wolves);
        self.lull = if wolves <= FEW_WOLVES { LULL * (self.ease / 5.0 - 1.0) } else { 0.0 };
    }

    /// Whether everybody thinks before he acts: where there are few for each wolf every ballot counts.
    pub(super) fn has_time(&self) -> bool {
        self.ease < CROWDED
    }

    /// A new day, a new mood.
    pub(super) fn wake(&mut self, n_living: usize) {
        let (crowd, ease) = ((n_living as f64 / 10.0).max(self.lull), self.ease / 5.0);
        let whim = WHIM * crowd * ease.powi(3);
        for idx in 0..MAX_SEATS {
            self.whims[idx] = (whim * self.bell()).exp();
            self.fancies[idx] = (FANCY * self.bell()).exp();
        }
        self.today = Resolve {
            accuses: self.chance(0.6),
            announces: self.chance(0.35),
            questions: self.chance(0.5),
            defends: self.chance(0.5),
            dares: self.chance(DARING / (n_living.max(1) as f64 * ease)),
            bluffs: self.chance(0.4),
            invents: self.chance(0.03),
            doubts: self.chance(if self.lull > 0.0 { LULLED_DOUBT } else { DOUBT * ease.powi(3) }),
            betrays: self.chance(0.8),
            feigns: self.chance(0.5),
        };
    }

    /// Today's liking for suspecting this seat, around 1.
    pub(super) fn whim(&self, seat: Seat) -> f64 {
        self.whims[seat.idx()]
    }

    /// The same for what is done at night, with a cooler head.
    pub(super) fn fancy(&self, seat: Seat) -> f64 {
        self.fancies[seat.idx()]
    }

    /// Whether something of this chance happens.
    pub(super) fn chance(&mut self, chance: f64) -> bool {
        self.unit() < chance
    }

    /// One of these seats, each as likely.
    pub(super) fn any(&mut self, seats: Seats) -> Option<Seat> {
        let place = below(seats.len().max(1) as u32, &mut self.rng) as usize;
        seats.iter().nth(place)
    }

    /// One of these seats, drawn by weight.
    pub(super) fn draw(&mut self, seats: Seats, weight: impl Fn(Seat) -> f64) -> Option<Seat> {
        let total: f64 = seats.iter().map(&weight).sum();
        let mut left = self.unit() * total;
        for seat in seats.iter() {
            left -= weight(seat);
            if left < 0.0 {
                return Some(seat);
            }
        }
        seats.first()
    }

    /// A number from 0 to 1.
    fn unit(&mut self) -> f64 {
        f64::from(self.rng.next_u32()) / 4_294_967_296.0
    }

    /// A number around 0, seldom beyond 2 either way.
    fn bell(&mut self) -> f64 {
        let sum: f64 = (0..4).map(|_| self.unit()).sum();
        (sum - 2.0) * 1.732
    }
}

/// The seat with the highest score; the first of equals.
pub(super) fn best(seats: Seats, score: impl Fn(Seat) -> f64) -> Option<Seat> {
    seats.iter().map(|it| (it, score(it))).reduce(|one, two| if two.1 > one.1 { two } else { one }).map(|it| it.0)
}
