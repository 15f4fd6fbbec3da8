//! What everybody has said and voted in public, and the reasons that follow from it. Public facts alone: every reader is given
//! the same reason in the same words (LGT-TALK-3), and nobody's secrets choose it.

use arrayvec::ArrayString;
use table::{MAX_SEATS, Seat, Seats};

use crate::moves::Act;
use crate::news::{About, Cause, News, Why};
use crate::role::Role;
use crate::state::{State, Whom};

/// Statements that a day has room for: eight of each (LGT-TALK-2).
pub(crate) const A_DAY: usize = 8 * MAX_SEATS;

/// The numbers of the ways in which something can be said.
const WAYS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Room for the longest name of a sentence.
pub(crate) const WORDS: usize = 32;

/// Whom each seat has ever named, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ledger {
    /// Accused, or announced a vote against.
    pub(crate) accused: [Seats; MAX_SEATS],
    pub(crate) defended: [Seats; MAX_SEATS],
    /// Voted against.
    pub(crate) voted: [Seats; MAX_SEATS],
    /// Reported as a wolf.
    pub(crate) as_wolf: [Seats; MAX_SEATS],
    /// Reported as something else.
    pub(crate) as_other: [Seats; MAX_SEATS],
}

impl Ledger {
    pub(crate) const BLANK: Self = Self {
        accused: [Seats::EMPTY; MAX_SEATS],
        defended: [Seats::EMPTY; MAX_SEATS],
        voted: [Seats::EMPTY; MAX_SEATS],
        as_wolf: [Seats::EMPTY; MAX_SEATS],
        as_other: [Seats::EMPTY; MAX_SEATS],
    };

    /// Enters a statement of `seat`.
    #[inline]
    pub(crate) fn enter(&mut self, seat: Seat, act: Act) {
        let (row, side) = match act {
            Act::Accuse(side) | Act::Announce(side) => (&mut self.accused, side),
            Act::Defend(side) => (&mut self.defended, side),
            Act::Report(side, role) if role.is_wolf() => (&mut self.as_wolf, side),
            Act::Report(side, _) => (&mut self.as_other, side),
            _ => return,
        };
        row[seat.idx()] = row[seat.idx()].with(side);
    }
}

/// The kinds of statements (LGT-TALK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Claimed,
    Reported,
    Accused,
    Defended,
    Announced,
    Doubted,
    Yes,
    No,
}

/// One statement of today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) kind: Kind,
    pub(crate) seat: Seat,
    /// Whom it is about; for an answer, who had spoken.
    pub(crate) side: Whom,
    pub(crate) role: Option<Role>,
    /// Of whom the doubted report was.
    pub(crate) whom: Whom,
    pub(crate) why: Option<Why>,
    pub(crate) of: Whom,
    pub(crate) way: u8,
}

/// A reason: what, and about whom.
type Reason = (Option<Why>, Whom);

impl Said {
    /// Whether two statements would read alike, whoever makes them.
    fn is_like(self, other: Self) -> bool {
        self.family() == other.family() && self.names() == other.names()
    }

    /// Whom its sentence names.
    fn names(self) -> [Whom; 3] {
        let side = if self.is_of_himself() { Whom::NOBODY } else { self.side };
        [side, self.of, if self.why.is_none() { self.whom } else { Whom::NOBODY }]
    }

    fn is_of_himself(self) -> bool {
        self.side.is(self.seat)
    }

    /// What decides which sentences can be chosen.
    fn family(self) -> (Kind, Option<Why>, Option<Role>, bool) {
        let role = match self.kind {
            Kind::Claimed | Kind::Reported => self.role,
            Kind::Doubted if self.why.is_none() => self.role,
            Kind::Accused | Kind::Defended | Kind::Announced | Kind::Doubted | Kind::Yes | Kind::No => None,
        };
        (self.kind, self.why, role, self.is_of_himself())
    }

    /// In how many ways it can be said; the texts are numbered from 1.
    const fn ways(self) -> u8 {
        match (self.kind, self.why) {
            (Kind::Yes, _) => 4,
            (Kind::No, _) | (Kind::Accused | Kind::Claimed, None) => 8,
            (_, None) => 6,
            (_, Some(_)) => 3,
        }
    }

    /// The name of its sentence among the texts.
    fn words(self) -> ArrayString<WORDS> {
        let mut words = ArrayString::new();
        let kind = match self.kind {
            Kind::Claimed => "claimed",
            Kind::Reported if self.role.is_some_and(Role::is_wolf) => "reported-wolf",
            Kind::Reported => "reported",
            Kind::Accused => "accused",
            Kind::Defended if self.is_of_himself() => "defended-self",
            Kind::Defended => "defended",
            Kind::Announced => "announced",
            Kind::Doubted if self.why.is_some() => "doubted",
            Kind::Doubted if self.whom.seat().is_some() => "doubted-report",
            Kind::Doubted => "doubted-claim",
            Kind::Yes => "replied-yes",
            Kind::No => "replied-no",
        };
        // Piece by piece: a day's statements are named in every view, and formatting took longer than all the rest.
        let (dash, why) = self.why.map_or(("", ""), |it| ("-", it.name()));
        for piece in [kind, dash, why, "-", WAYS[usize::from(self.way) % WAYS.len()]] {
            words.try_push_str(piece).expect("no name of a sentence is longer");
        }
        words
    }

    pub(crate) fn news(self) -> News {
        let Self { kind, role, why, .. } = self;
        let words = self.words();
        let seat = u8::from(self.seat);
        let side = self.side.number().unwrap_or(seat);
        let of = self.of.number();
        match kind {
            Kind::Claimed => News::Claimed { seat, role: role.unwrap_or(Role::Villager), why, of, words },
            Kind::Reported => News::Reported { seat, side, role: role.unwrap_or(Role::Villager), words },
            Kind::Accused => News::Accused { seat, side, why, of, words },
            Kind::Defended => News::Defended { seat, side, why, of, words },
            Kind::Announced => News::Announced { seat, side, why, of, words },
            Kind::Doubted => {
                let (role, whom) = (role.unwrap_or(Role::Villager), self.whom.number());
                News::Doubted { seat, side, role, whom, why, of, words }
            }
            Kind::Yes | Kind::No => {
                let about = if role.is_some() { About::Report } else { About::Accusation };
                News::Replied { seat, yes: kind == Kind::Yes, side, about, role, words }
            }
        }
    }

    /// The statement that was told like this.
    pub(crate) fn told(news: &News) -> Option<Self> {
        let blank = |kind, seat: u8, side: Option<u8>, words: ArrayString<WORDS>| Self {
            kind,
            seat: Seat::at(seat.into()),
            side: whom(side),
            role: None,
            whom: Whom::NOBODY,
            why: None,
            of: Whom::NOBODY,
            way: words.rsplit('-').next().and_then(|it| it.parse().ok()).unwrap_or(1),
        };
        Some(match *news {
            News::Claimed { seat, role, why, of, words } => {
                Self { role: Some(role), why, of: whom(of), ..blank(Kind::Claimed, seat, None, words) }
            }
            News::Reported { seat, side, role, words } => {
                Self { role: Some(role), ..blank(Kind::Reported, seat, Some(side), words) }
            }
            News::Accused { seat, side, why, of, words } => {
                Self { why, of: whom(of), ..blank(Kind::Accused, seat, Some(side), words) }
            }
            News::Defended { seat, side, why, of, words } => {
                Self { why, of: whom(of), ..blank(Kind::Defended, seat, Some(side), words) }
            }
            News::Announced { seat, side, why, of, words } => {
                Self { why, of: whom(of), ..blank(Kind::Announced, seat, Some(side), words) }
            }
            News::Doubted { seat, side, role, whom: about, why, of, words } => Self {
                role: Some(role),
                whom: whom(about),
                why,
                of: whom(of),
                ..blank(Kind::Doubted, seat, Some(side), words)
            },
            News::Replied { seat, yes, side, role, words, .. } => {
                let kind = if yes { Kind::Yes } else { Kind::No };
                Self { role, ..blank(kind, seat, Some(side), words) }
            }
            _ => return None,
        })
    }
}

fn whom(number: Option<u8>) -> Whom {
    Whom::of(number.map(|it| Seat::at(it.into())))
}

/// The first of `seats`, if any, as the one a reason is about.
fn first(why: Why, seats: Seats) -> Option<Reason> {
    seats.first().map(|it| (Some(why), Whom::of(Some(it))))
}

impl State {
    /// Gives a statement its reason and its words: nothing is said twice in the same words on one day as long as there are others.
    pub(crate) fn word(&self, mut said: Said) -> Said {
        let mut best = (usize::MAX, said);
        let reasons = self.reasons(said);
        for (why, of) in reasons.into_iter().flatten().chain([(None, Whom::NOBODY)]) {
            (said.why, said.of) = (why, of);
            let times = self.today.iter().filter(|it| it.is_like(said)).count();
            if times < usize::from(said.ways()) && times < best.0 {
                best = (times, said);
            }
        }
        said = best.1;
        let ways = said.ways();
        let used = |way: u8| self.today.iter().any(|it| it.is_like(said) && it.way == way);
        let family = self.today.iter().filter(|it| it.family() == said.family()).count();
        let start = said.side.code() as usize + family;
        let way = |at: usize| ((start + at) % usize::from(ways)) as u8 + 1;
        said.way = (0..usize::from(ways)).map(way).find(|it| !used(*it)).unwrap_or_else(|| way(0));
        said
    }

    /// The reasons for a statement, the strongest first.
    fn reasons(&self, said: Said) -> [Option<Reason>; 11] {
        let (by, side) = (said.seat, said.side.seat().unwrap_or(said.seat));
        let mut list = [None; 11];
        match said.kind {
            Kind::Accused | Kind::Announced => list = self.against(by, side),
            Kind::Doubted => {
                list[0] = self.rivals(side);
                list[1] = self.refuted(side);
                list[2] = self.defended_wolf(side);
                list[3] = self.seconds(said);
            }
            Kind::Defended => {
                list[0] = self.hunted(side);
                let vouches = |it: &Seat| *it != by && *it != side && self.ledger.as_other[it.idx()].contains(side);
                list[1] = first(Why::Vouched, self.seats().filter(vouches).collect());
            }
            Kind::Claimed => {
                let accuser = self.named[by.idx()].by;
                let today = self.today.iter().any(|it| it.side.is(by) && accuser.is(it.seat));
                list[0] = (accuser.seat().is_some() && today).then_some((Some(Why::Named), accuser));
            }
            Kind::Reported | Kind::Yes | Kind::No => (),
        }
        // An announcement has no words for the slighter reasons.
        if said.kind == Kind::Announced {
            let slight = [Why::SparedWolf, Why::AgainstMe, Why::Feared, Why::Silent, Why::Voted, Why::Rivals];
            for reason in &mut list {
                *reason = reason.filter(|it| it.0.is_none_or(|why| !slight.contains(&why)));
            }
        }
        list
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.n_seats())
    }

    /// The dead who were wolves.
    fn dead_wolves(&self) -> Seats {
        self.wolves.minus(self.alive)
    }

    /// The dead who were none.
    fn dead_innocents(&self) -> Seats {
        Seats::all(self.n_seats()).minus(self.alive).minus(self.wolves)
    }

    /// What speaks against `side`.
    fn against(&self, by: Seat, side: Seat) -> [Option<Reason>; 11] {
        let at = side.idx();
        let reports = |it: &Seat| *it != by && self.ledger.as_wolf[it.idx()].contains(side);
        let yesterday = self.yesterday(side);
        let innocent = yesterday.filter(|it| self.dead_innocents().contains(*it));
        let hanged: Seats = self.dead_on(self.night.saturating_sub(1), Cause::Executed) & self.wolves;
        let spared = yesterday.and_then(|it| hanged.first().filter(|wolf| *wolf != it));
        let votes_me = yesterday == Some(by) || self.today.iter().any(|it| it.seat == side && it.speaks_against(by));
        let hunted = self.dead_on(self.night, Cause::Night);
        let feared = |it: &Seat| {
            let named = self.ledger.accused[it.idx()] | self.ledger.voted[it.idx()] | self.ledger.as_wolf[it.idx()];
            named.contains(side)
        };
        let talks = self.today.len() >= self.alive.len() && self.said[at] == 0;
        let reason = |why: Why, of: Option<Seat>| of.map(|it| (Some(why), Whom::of(Some(it))));
        [
            first(Why::Reported, self.seats().filter(reports).collect()),
            self.defended_wolf(side),
            self.refuted(side),
            self.rivals(side),
            reason(Why::VotedInnocent, innocent),
            reason(Why::SparedWolf, spared),
            first(Why::Feared, hunted.iter().filter(feared).collect()),
            votes_me.then_some((Some(Why::AgainstMe), Whom::NOBODY)),
            self.last_against(by, side).map(|it| (Some(Why::Seconds), Whom::of(Some(it)))),
            talks.then_some((Some(Why::Silent), Whom::NOBODY)),
            reason(Why::Voted, yesterday.filter(|it| *it != by && self.alive.contains(*it))),
        ]
    }

    /// For whom a seat voted at the last vote of the day before.
    fn yesterday(&self, seat: Seat) -> Option<Seat> {
        let recent = self.reveal.day > 0 && self.reveal.day + 1 == self.night;
        self.reveal.ballots[seat.idx()].seat().filter(|_| recent)
    }

    /// Who died like this in this night or on the day after it.
    fn dead_on(&self, night: u16, cause: Cause) -> Seats {
        let died = |it: &Seat| {
            let death = self.deaths[it.idx()];
            !self.alive.contains(*it) && death.night == night && death.cause == cause
        };
        self.seats().filter(died).collect()
    }

    fn defended_wolf(&self, side: Seat) -> Option<Reason> {
        first(Why::DefendedWolf, (self.ledger.defended[side.idx()] & self.dead_wolves()).without(side))
    }

    /// Somebody of whom `side` has said what a card has shown to be untrue.
    fn refuted(&self, side: Seat) -> Option<Reason> {
        let at = side.idx();
        let wrong = (self.ledger.as_wolf[at] & self.dead_innocents()) | (self.ledger.as_other[at] & self.dead_wolves());
        first(Why::Refuted, wrong)
    }

    /// Somebody else who says that he has the only card that `side` claims, or has shown it.
    fn rivals(&self, side: Seat) -> Option<Reason> {
        let claim = self.claims[side.idx()].filter(|it| self.deck.count(*it) == 1)?;
        let shown = |it: &Seat| !self.alive.contains(*it) && self.role(*it) == claim;
        let says = |it: &Seat| self.alive.contains(*it) && self.claims[it.idx()] == Some(claim);
        let rivals: Seats = self.seats().filter(|it| *it != side && (says(it) || shown(it))).collect();
        first(Why::Rivals, rivals)
    }

    /// A dead wolf whom `side` has accused, voted against or reported.
    fn hunted(&self, side: Seat) -> Option<Reason> {
        let at = side.idx();
        let named = self.ledger.accused[at] | self.ledger.voted[at] | self.ledger.as_wolf[at];
        first(Why::Hunted, named & self.dead_wolves())
    }

    /// Who spoke last against `side` today, other than `by`.
    fn last_against(&self, by: Seat, side: Seat) -> Option<Seat> {
        let last = self.today.iter().rev().find(|it| it.seat != by && it.speaks_against(side));
        last.map(|it| it.seat)
    }

    /// Who doubted the same today.
    fn seconds(&self, said: Said) -> Option<Reason> {
        let same = |it: &&Said| {
            it.kind == Kind::Doubted && it.side == said.side && it.seat != said.seat && it.whom == said.whom
        };
        let last = self.today.iter().rev().find(same)?;
        Some((Some(Why::Seconds), Whom::of(Some(last.seat))))
    }
}

impl Said {
    /// Whether it is an accusation of `seat`, a vote against it, or calls it a wolf.
    fn speaks_against(self, seat: Seat) -> bool {
        let hostile = match self.kind {
            Kind::Accused | Kind::Announced => true,
            Kind::Reported => self.role.is_some_and(Role::is_wolf),
            Kind::Claimed | Kind::Defended | Kind::Doubted | Kind::Yes | Kind::No => false,
        };
        hostile && self.side.is(seat)
    }
}
