//! Everything that is true at a table. Small, of fixed size, and never shown as it is.

use table::{MAX_SEATS, Rng, Seat, Seats, below, shuffle};

use arrayvec::ArrayVec;

use crate::ledger::{A_DAY, Ledger, Said};
use crate::moves::{Act, Move};
use crate::news::{Call, Cause, Reason};
use crate::options::{Double, Options};
use crate::role::{Deck, Role};

/// Most wolves of any deck (LGT-GEN-3).
pub const MAX_WOLVES: usize = 3;
/// Nights that a state has room for without asking for more: longer games need absent players.
pub const NIGHTS: usize = 20;
/// Statements a player and day (LGT-TALK-2).
pub(crate) const STATEMENTS: u8 = 8;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Everybody's answer to a call.
    Call(Call),
    /// Everybody's `ready`.
    Debate,
    /// Everybody's ballot.
    Vote,
    /// Everybody's ballot, between the tied.
    Runoff,
    /// The Hunter's choice.
    Shot,
    /// Nothing: it is over.
    Over(Reason),
}

/// Where the game goes on when all deaths are resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// The night's victims are dead: the debate opens.
    Dawn,
    /// The village has voted: night falls.
    Vote,
    /// Somebody left during the debate: it goes on.
    Debate,
}

/// A seat or nobody, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Whom(u8);

impl Whom {
    pub(crate) const NOBODY: Self = Self(u8::MAX);

    #[inline]
    pub(crate) const fn of(seat: Option<Seat>) -> Self {
        match seat {
            Some(seat) => Self(seat.idx() as u8),
            None => Self::NOBODY,
        }
    }

    #[inline]
    pub(crate) const fn seat(self) -> Option<Seat> {
        if self.0 == u8::MAX { None } else { Some(Seat::at(self.0 as usize)) }
    }

    /// Counted from 1; 0 is nobody.
    #[inline]
    pub(crate) const fn code(self) -> u64 {
        self.0.wrapping_add(1) as u64
    }

    pub(crate) fn number(self) -> Option<u8> {
        self.seat().map(u8::from)
    }

    #[inline]
    pub(crate) fn is(self, seat: Seat) -> bool {
        usize::from(self.0) == seat.idx()
    }
}

/// What was decided in one night; wolves in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Night {
    pub(crate) look: Whom,
    pub(crate) first: [Whom; MAX_WOLVES],
    pub(crate) second: [Whom; MAX_WOLVES],
    pub(crate) watch: [Whom; MAX_WOLVES],
    pub(crate) victim: Whom,
    /// What the Little Girl did; nothing if she was not asked, or not yet.
    pub(crate) girl: Option<crate::view::Peek>,
    pub(crate) names: [Whom; 2],
    pub(crate) caught: bool,
}

impl Night {
    pub(crate) const BLANK: Self = Self {
        look: Whom::NOBODY,
        first: [Whom::NOBODY; MAX_WOLVES],
        second: [Whom::NOBODY; MAX_WOLVES],
        watch: [Whom::NOBODY; MAX_WOLVES],
        victim: Whom::NOBODY,
        girl: None,
        names: [Whom::NOBODY; 2],
        caught: false,
    };
}

/// How and when somebody died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Death {
    pub(crate) night: u16,
    pub(crate) cause: Cause,
    pub(crate) by: Whom,
}

impl Death {
    /// Stands where nobody has died.
    const NONE: Self = Self { night: 0, cause: Cause::Night, by: Whom::NOBODY };
}

/// The last accusation or report that names somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) by: Whom,
    /// The role that was reported; an accusation if there is none.
    pub(crate) role: Option<Role>,
}

/// The last claim or report that somebody has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) role: Role,
    /// Of whom; of himself if there is nobody.
    pub(crate) of: Whom,
}

/// Ballots that were revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reveal {
    /// Number of the day; 0 before the first vote.
    pub(crate) day: u16,
    pub(crate) runoff: bool,
    /// Who lived.
    pub(crate) voters: Seats,
    pub(crate) ballots: [Whom; MAX_SEATS],
    pub(crate) double: Whom,
}

/// The whole truth of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) deck: Deck,
    pub(crate) n_seats: u8,
    pub(crate) ask: Ask,
    /// Number of the night, from 1, and of the day after it.
    pub(crate) night: u16,
    /// Whether calls last their time, even when all have answered (LGT-NIGHT-4).
    pub(crate) held: bool,
    /// Counts the periods of the game that have a clock.
    pub(crate) period: u32,
    pub(crate) alive: Seats,
    /// Those who have left, dead or about to be.
    pub(crate) gone: Seats,
    pub(crate) roles: [Role; MAX_SEATS],
    /// All wolves, dead ones too.
    pub(crate) wolves: Seats,
    pub(crate) middle: [Role; 2],
    /// Who was dealt the Thief.
    pub(crate) thief: Whom,
    /// Both Lovers, or nobody.
    pub(crate) lovers: Seats,
    /// Who has answered the call, is ready, or has voted.
    pub(crate) answered: Seats,
    /// Their answers or ballots; those of others mean nothing.
    pub(crate) answers: [Move; MAX_SEATS],
    /// At whom each wolf points, in seat order, until he answers (LGT-R12).
    pub(crate) points: [Whom; MAX_WOLVES],
    /// The wolves' leaders, if they vote again.
    pub(crate) leaders: Seats,
    /// The last nights, the present one in its place ([`State::tonight`]).
    pub(crate) nights: [Night; NIGHTS],
    /// The nights before those, from the first one on (LGT-WIN-5).
    pub(crate) earlier: Vec<Night>,
    /// Whom the Little Girl's stares have named (LGT-LG-2).
    pub(crate) stared: Seats,
    /// Who may be voted for.
    pub(crate) candidates: Seats,
    pub(crate) reveal: Reveal,
    /// Who holds the double arrow.
    pub(crate) double: Whom,
    /// Whether everybody knows who holds it.
    pub(crate) double_shown: bool,
    pub(crate) deaths: [Death; MAX_SEATS],
    /// Who is still to die, in seat order (LGT-R08), and how.
    pub(crate) dying: Seats,
    pub(crate) cause: Cause,
    pub(crate) after: After,
    /// The Hunter who chooses.
    pub(crate) shooter: Whom,
    /// Statements made today.
    pub(crate) said: [u8; MAX_SEATS],
    /// Who has made as many as a day allows.
    pub(crate) spent: Seats,
    pub(crate) claims: [Option<Role>; MAX_SEATS],
    pub(crate) named: [Named; MAX_SEATS],
    /// The last claim or report of each seat.
    pub(crate) words: [Option<Word>; MAX_SEATS],
    /// Who has made one.
    pub(crate) spoken: Seats,
    /// Whom everybody has named so far, and how.
    pub(crate) ledger: Ledger,
    /// The statements of today, in order.
    pub(crate) today: ArrayVec<Said, A_DAY>,
}

impl State {
    /// Shuffles the deck and deals a card to everybody; with the Thief two are left (LGT-SET-3, LGT-SET-5).
    pub(crate) fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> Self {
        let deck = options.deck(n_seats);
        let mut cards = [Role::Villager; MAX_SEATS + 2];
        for (slot, card) in cards.iter_mut().zip(deck.cards()) {
            *slot = card;
        }
        shuffle(&mut cards[..deck.len()], rng);
        let mut state = Self::laid_out(options, n_seats, &cards);
        if options.double == Double::Fixed {
            state.double = Whom::of(Some(Seat::at(below(n_seats as u32, rng) as usize)));
        }
        state
    }

    /// The first call of the first night with these cards: one a seat, then those of the middle.
    pub(crate) fn laid_out(options: &Options, n_seats: usize, cards: &[Role; MAX_SEATS + 2]) -> Self {
        let deck = options.deck(n_seats);
        let mut state = Self {
            options: *options,
            deck,
            n_seats: n_seats as u8,
            ask: Ask::Call(Call::Wolves),
            night: 1,
            held: false,
            period: 1,
            alive: Seats::all(n_seats),
            gone: Seats::EMPTY,
            roles: [Role::Villager; MAX_SEATS],
            wolves: Seats::EMPTY,
            middle: [Role::Villager; 2],
            thief: Whom::NOBODY,
            lovers: Seats::EMPTY,
            answered: Seats::EMPTY,
            answers: [Move::new(Act::Keep); MAX_SEATS],
            points: [Whom::NOBODY; MAX_WOLVES],
            leaders: Seats::EMPTY,
            nights: [Night::BLANK; NIGHTS],
            earlier: Vec::new(),
            stared: Seats::EMPTY,
            candidates: Seats::EMPTY,
            reveal: Reveal {
                day: 0,
                runoff: false,
                voters: Seats::EMPTY,
                ballots: [Whom::NOBODY; MAX_SEATS],
                double: Whom::NOBODY,
            },
            double: Whom::NOBODY,
            double_shown: false,
            deaths: [Death::NONE; MAX_SEATS],
            dying: Seats::EMPTY,
            cause: Cause::Night,
            after: After::Dawn,
            shooter: Whom::NOBODY,
            said: [0; MAX_SEATS],
            spent: Seats::EMPTY,
            claims: [None; MAX_SEATS],
            named: [Named { by: Whom::NOBODY, role: None }; MAX_SEATS],
            words: [None; MAX_SEATS],
            spoken: Seats::EMPTY,
            ledger: Ledger::BLANK,
            today: ArrayVec::new(),
        };
        state.give(cards);
        if let Some(first) = state.next_call(None) {
            state.ask = Ask::Call(first);
        }
        state
    }

    /// Hands out these cards.
    pub(crate) fn give(&mut self, cards: &[Role; MAX_SEATS + 2]) {
        let n_seats = self.n_seats();
        self.roles[..n_seats].copy_from_slice(&cards[..n_seats]);
        if self.has_middle() {
            self.middle = [cards[n_seats], cards[n_seats + 1]];
        }
        self.wolves = Seat::all(n_seats).filter(|it| self.roles[it.idx()].is_wolf()).collect();
        self.thief = Whom::of(self.holder(Role::Thief));
    }

    /// How many sit at this table.
    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    /// Whether two cards lie in the middle.
    #[inline]
    pub(crate) fn has_middle(&self) -> bool {
        self.deck.has(Role::Thief)
    }

    /// The card of a seat.
    #[inline]
    pub(crate) fn role(&self, seat: Seat) -> Role {
        self.roles[seat.idx() % MAX_SEATS]
    }

    /// Who has the only card of this role, dead or alive.
    #[inline]
    pub(crate) fn holder(&self, role: Role) -> Option<Seat> {
        Seat::all(self.n_seats()).find(|it| self.roles[it.idx()] == role)
    }

    /// The calls of a night with this number (LGT-CALL-1): those of the deck, but for roles whose card everybody has seen dead
    /// (LGT-NIGHT-2).
    pub(crate) fn calls(&self, night: u16) -> impl Iterator<Item = Call> + use<> {
        let (seer, girl) = (self.may_be_called(Role::Seer), self.may_be_called(Role::Girl));
        let deck = self.deck;
        let first = night <= 1;
        Call::ALL.into_iter().filter(move |it| match it {
            Call::Thief => first && deck.has(Role::Thief),
            Call::Cupid | Call::Lovers => first && deck.has(Role::Cupid),
            Call::Seer => seer,
            Call::Wolves | Call::WolvesAgain => true,
            Call::Duel => girl,
        })
    }

    /// Whether this card of the deck may still be held, or lie in the middle, as far as everybody knows.
    fn may_be_called(&self, role: Role) -> bool {
        let shown = |it: Seat| self.roles[it.idx()] == role && !self.alive.contains(it);
        self.deck.has(role) && !Seat::all(self.n_seats()).any(shown)
    }

    /// The call after `call` in this night; the first one if there was none.
    #[inline]
    pub(crate) fn next_call(&self, call: Option<Call>) -> Option<Call> {
        self.calls(self.night).find(|it| call.is_none_or(|call| *it > call))
    }

    /// The living who are still here.
    #[inline]
    pub(crate) fn here(&self) -> Seats {
        self.alive.minus(self.gone)
    }

    #[inline]
    pub(crate) fn living_wolves(&self) -> Seats {
        self.alive & self.wolves
    }

    /// The other Lover.
    #[inline]
    pub(crate) fn lover_of(&self, seat: Seat) -> Option<Seat> {
        if self.lovers.contains(seat) { self.lovers.without(seat).first() } else { None }
    }

    /// Whether the Lovers are a wolf and a Villager (LGT-WIN-3).
    #[inline]
    pub(crate) fn is_mixed_couple(&self) -> bool {
        (self.lovers & self.wolves).len() == 1
    }

    /// Place of the present night among those remembered.
    #[inline]
    fn tonight_idx(&self) -> usize {
        usize::from(self.night.saturating_sub(1)).min(NIGHTS - 1)
    }

    /// What has been decided in the present night.
    #[inline]
    pub(crate) fn tonight(&mut self) -> &mut Night {
        &mut self.nights[self.tonight_idx()]
    }

    #[inline]
    pub(crate) fn this_night(&self) -> &Night {
        &self.nights[self.tonight_idx()]
    }

    /// All nights with their numbers, the present one last.
    pub(crate) fn remembered(&self) -> impl Iterator<Item = (u16, &Night)> {
        (1..).zip(self.earlier.iter().chain(&self.nights[..=self.tonight_idx()]))
    }

    /// The night with this number, which has begun.
    pub(crate) fn night_mut(&mut self, number: u16) -> Option<&mut Night> {
        let at = usize::from(number.checked_sub(1)?);
        let n_earlier = self.earlier.len();
        if at < n_earlier { self.earlier.get_mut(at) } else { self.nights.get_mut(at - n_earlier) }
    }

    /// It is this night, and nothing is known of those before it.
    pub(crate) fn begin_at(&mut self, night: u16) {
        self.night = night;
        self.nights = [Night::BLANK; NIGHTS];
        self.earlier = vec![Night::BLANK; usize::from(night).saturating_sub(NIGHTS)];
    }

    /// Room for another night. After the last number there is none: that one is written over.
    pub(crate) fn turn_page(&mut self) {
        if usize::from(self.night) >= NIGHTS {
            if self.night < u16::MAX {
                self.earlier.push(self.nights[0]);
            }
            self.nights.rotate_left(1);
            self.nights[NIGHTS - 1] = Night::BLANK;
        }
        self.night = self.night.saturating_add(1);
    }

    /// Place of a wolf among the wolves.
    #[inline]
    pub(crate) fn wolf_idx(&self, seat: Seat) -> usize {
        (self.wolves.bits() & (Seats::one(seat).bits() - 1)).count_ones() as usize % MAX_WOLVES
    }

    /// Whether the wolves know each other: from their first call on (LGT-NGT-2).
    #[inline]
    pub(crate) fn pack_knows(&self) -> bool {
        self.night > 1 || !matches!(self.ask, Ask::Call(Call::Thief | Call::Cupid | Call::Lovers | Call::Seer))
    }

    /// Whether the Lovers know each other: once their call has closed (LGT-PRE-4).
    #[inline]
    pub(crate) fn lovers_know(&self) -> bool {
        self.night > 1 || !matches!(self.ask, Ask::Call(Call::Thief | Call::Cupid | Call::Lovers))
    }

    /// Whether it is night.
    #[inline]
    pub(crate) fn is_night(&self) -> bool {
        matches!(self.ask, Ask::Call(_))
    }

    /// Whether a dead player sees everything by now (LGT-SLP-1): from the first night after his death.
    #[inline]
    pub(crate) fn watches(&self, seat: Seat) -> bool {
        !self.alive.contains(seat)
            && self.options.dead_watch == crate::options::On::On
            && self.deaths[seat.idx()].night < self.night
    }
}
