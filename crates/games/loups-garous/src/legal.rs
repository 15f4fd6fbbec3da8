//! Who may do what, and why not.

use table::{Actor, MAX_SEATS, Refusal, Seat, Seats};

use crate::moves::{Act, Move};
use crate::news::Call;
use crate::role::Role;
use crate::state::{Ask, State};

const GAME_OVER: Refusal = Refusal::new("LGT-WIN-5", "game-over");
const DEAD: Refusal = Refusal::new("LGT-DAY-2", "dead");
const HAS_LEFT: Refusal = Refusal::new("LGT-R33", "has-left");
const NOT_THE_REFEREE: Refusal = Refusal::new("LGT-R33", "not-the-referee");
const ONLY_REFEREE: Refusal = Refusal::new("LGT-R33", "only-the-referee");
const NOT_HERE: Refusal = Refusal::new("LGT-R33", "not-here");
const NO_SUCH_SEAT: Refusal = Refusal::new("LGT-GEN-1", "no-such-seat");

const ANSWERED: Refusal = Refusal::new("LGT-NIGHT-1", "answered");
const NOTE_ONLY: Refusal = Refusal::new("LGT-NIGHT-1", "note-only");
const NOTE_OTHERS: Refusal = Refusal::new("LGT-NIGHT-1", "note-others");
const NOT_BY_DAY: Refusal = Refusal::new("LGT-NIGHT-1", "not-by-day");
const NOT_BY_NIGHT: Refusal = Refusal::new("LGT-TALK-1", "not-by-night");
/// What everybody is told at night, whatever the reason (LGT-NIGHT-3).
const NIGHT: Refusal = Refusal::new("LGT-NIGHT-3", "night");

const THIEF_DECIDES: Refusal = Refusal::new("LGT-PRE-1", "thief-decides");
const MUST_TAKE: Refusal = Refusal::new("LGT-R02", "must-take");
const CUPID_DECIDES: Refusal = Refusal::new("LGT-PRE-3", "cupid-decides");
const TWO_LOVERS: Refusal = Refusal::new("LGT-R05", "two-lovers");
const LOVERS_LIVE: Refusal = Refusal::new("LGT-R05", "lovers-live");
const SEER_LOOKS: Refusal = Refusal::new("LGT-R34", "seer-looks");
const LOOK_AT_OTHERS: Refusal = Refusal::new("LGT-R15", "look-at-others");
const WOLVES_DEVOUR: Refusal = Refusal::new("LGT-R12", "wolves-devour");
const DEVOUR_LIVING: Refusal = Refusal::new("LGT-NGT-3", "devour-living");
const NO_WOLF: Refusal = Refusal::new("LGT-R13", "no-wolf");
const NOT_MY_LOVER: Refusal = Refusal::new("LGT-R14", "not-my-lover");
const AMONG_LEADERS: Refusal = Refusal::new("LGT-R12", "among-leaders");
const ALREADY_POINTS: Refusal = Refusal::new("LGT-R12", "already-points");
const WOLVES_WATCH: Refusal = Refusal::new("LGT-LG-1", "wolves-watch");
const WATCH_VILLAGERS: Refusal = Refusal::new("LGT-LG-1", "watch-villagers");
const GIRL_PEEKS: Refusal = Refusal::new("LGT-LG-1", "girl-peeks");

const ALREADY_READY: Refusal = Refusal::new("LGT-DAY-7", "already-ready");
const NOT_IN_DEBATE: Refusal = Refusal::new("LGT-DAY-7", "not-in-debate");
const NO_VOTE_NOW: Refusal = Refusal::new("LGT-VOTE-2", "no-vote-now");
const VOTED: Refusal = Refusal::new("LGT-VOTE-2", "voted");
const MUST_VOTE: Refusal = Refusal::new("LGT-R16", "must-vote");
const VOTE_FOR_LIVING: Refusal = Refusal::new("LGT-VOTE-1", "vote-for-living");
const NOT_FOR_SELF: Refusal = Refusal::new("LGT-R17", "not-for-self");
const NOT_FOR_LOVER: Refusal = Refusal::new("LGT-R07", "not-for-lover");
const AMONG_TIED: Refusal = Refusal::new("LGT-R18", "among-tied");
const NO_SHOT_NOW: Refusal = Refusal::new("LGT-DAY-3", "no-shot-now");
const SHOOT_LIVING: Refusal = Refusal::new("LGT-DAY-3", "shoot-living");
const HUNTER_FIRST: Refusal = Refusal::new("LGT-R08", "hunter-first");

const SPENT: Refusal = Refusal::new("LGT-TALK-2", "spent");
const NOT_IN_DECK: Refusal = Refusal::new("LGT-TALK-1", "not-in-deck");
const ANOTHER: Refusal = Refusal::new("LGT-TALK-1", "another");
const ABOUT_LIVING: Refusal = Refusal::new("LGT-TALK-1", "about-living");
const NOTHING_TO_ANSWER: Refusal = Refusal::new("LGT-TALK-1", "nothing-to-answer");

const NOTHING_TO_DOUBT: Refusal = Refusal::new("LGT-TALK-1", "nothing-to-doubt");
const HELD: Refusal = Refusal::new("LGT-NIGHT-4", "held");

const fn require(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl State {
    /// Whether `actor` may make this move, or what he is told if not: by night always the same (LGT-NIGHT-3).
    #[inline]
    pub(crate) fn allow(&self, actor: Actor, mv: Move) -> Result<(), Refusal> {
        match (self.why_not(actor, mv), actor) {
            (Err(_), Actor::Seat(_)) if self.is_night() => Err(NIGHT),
            (result, _) => result,
        }
    }

    /// Whether `actor` may make this move, or the rule that forbids it: the referee's own result, for tests and
    /// records. A seat is told no more than [`State::allow`].
    #[inline]
    pub(crate) fn why_not(&self, actor: Actor, mv: Move) -> Result<(), Refusal> {
        if let Ask::Over(_) = self.ask {
            return Err(GAME_OVER);
        }
        match (actor, mv.act()) {
            (Actor::Referee, Act::Timeout) => Ok(()),
            (Actor::Referee, Act::Leave(seat)) => require(self.may_leave().contains(seat), NOT_HERE),
            (Actor::Referee, Act::Hold) => require(!self.held, HELD),
            (Actor::Referee, Act::Release) => require(self.held, HELD),
            (Actor::Referee, _) => Err(NOT_THE_REFEREE),
            (Actor::Seat(_), Act::Timeout | Act::Leave(_) | Act::Hold | Act::Release) => Err(ONLY_REFEREE),
            (Actor::Seat(seat), act) => self.may_act(seat, act),
        }
    }

    fn may_act(&self, seat: Seat, act: Act) -> Result<(), Refusal> {
        if self.ask == Ask::Shot {
            return self.may_shoot(seat, act);
        }
        require(seat.idx() < self.n_seats(), NO_SUCH_SEAT)?;
        require(self.alive.contains(seat), DEAD)?;
        require(!self.gone.contains(seat), HAS_LEFT)?;
        match self.ask {
            Ask::Call(call) => self.may_answer(seat, call, act),
            Ask::Debate | Ask::Vote | Ask::Runoff if act.is_statement() => self.may_say(seat, act),
            Ask::Debate => self.may_be_ready(seat, act),
            Ask::Vote | Ask::Runoff => self.may_vote(seat, act),
            Ask::Shot | Ask::Over(_) => Err(GAME_OVER),
        }
    }

    /// Who can leave: the living who are here, and a Hunter who still chooses.
    #[inline]
    pub(crate) fn may_leave(&self) -> Seats {
        match (self.ask, self.shooter.seat()) {
            (Ask::Shot, Some(hunter)) => self.here().with(hunter),
            _ => self.here(),
        }
    }

    fn may_answer(&self, seat: Seat, call: Call, act: Act) -> Result<(), Refusal> {
        if act.is_statement() {
            return Err(NOT_BY_NIGHT);
        }
        require(!self.answered.contains(seat), ANSWERED)?;
        if let Act::Note(whom) = act {
            self.may_note(seat, call)?;
            return require(whom.is_none_or(|it| self.alive.without(seat).contains(it)), NOTE_OTHERS);
        }
        match (call, act) {
            (Call::Thief, Act::Take(_)) => require(self.decides(seat, call), THIEF_DECIDES),
            (Call::Thief, Act::Keep) => {
                require(self.decides(seat, call), THIEF_DECIDES)?;
                require(!self.thief_must_take(), MUST_TAKE)
            }
            (Call::Cupid, Act::Love(one, two)) => {
                require(self.decides(seat, call), CUPID_DECIDES)?;
                require(one != two, TWO_LOVERS)?;
                require(self.alive.contains(one) && self.alive.contains(two), LOVERS_LIVE)
            }
            (Call::Seer, Act::Look(whom)) => {
                require(self.decides(seat, call), SEER_LOOKS)?;
                require(self.alive.without(seat).contains(whom), LOOK_AT_OTHERS)
            }
            (Call::Wolves | Call::WolvesAgain, Act::Devour(whom)) => self.may_devour(seat, call, whom),
            (Call::Wolves | Call::WolvesAgain, Act::Point(whom)) => self.may_point(seat, call, whom),
            (Call::Duel, Act::Watch(whom)) => {
                require(self.living_wolves().contains(seat), WOLVES_WATCH)?;
                require(whom.is_none_or(|it| self.prey().contains(it)), WATCH_VILLAGERS)
            }
            (Call::Duel, Act::Sleep | Act::Glance | Act::Stare) => require(self.role(seat) == Role::Girl, GIRL_PEEKS),
            _ => Err(NOTE_ONLY),
        }
    }

    /// A note is for those whose role is not called; the others must decide.
    fn may_note(&self, seat: Seat, call: Call) -> Result<(), Refusal> {
        if !self.decides(seat, call) {
            return Ok(());
        }
        Err(match call {
            Call::Thief => THIEF_DECIDES,
            Call::Cupid => CUPID_DECIDES,
            Call::Seer => SEER_LOOKS,
            Call::Wolves | Call::WolvesAgain => WOLVES_DEVOUR,
            Call::Lovers | Call::Duel => GIRL_PEEKS,
        })
    }

    fn may_devour(&self, seat: Seat, call: Call, whom: Option<Seat>) -> Result<(), Refusal> {
        require(self.decides(seat, call), WOLVES_DEVOUR)?;
        let Some(whom) = whom else {
            return require(self.devourable(seat, call).is_empty(), WOLVES_DEVOUR);
        };
        require(self.alive.contains(whom), DEVOUR_LIVING)?;
        require(!self.wolves.contains(whom), NO_WOLF)?;
        require(self.lover_of(seat) != Some(whom), NOT_MY_LOVER)?;
        require(self.devourable(seat, call).contains(whom), AMONG_LEADERS)
    }

    fn may_point(&self, seat: Seat, call: Call, whom: Option<Seat>) -> Result<(), Refusal> {
        require(self.decides(seat, call), WOLVES_DEVOUR)?;
        require(whom.is_none_or(|it| self.alive.contains(it)), DEVOUR_LIVING)?;
        require(whom.is_none_or(|it| !self.wolves.contains(it)), NO_WOLF)?;
        require(whom != self.points_at(seat), ALREADY_POINTS)
    }

    /// At whom a wolf points.
    #[inline]
    pub(crate) fn points_at(&self, wolf: Seat) -> Option<Seat> {
        self.points[self.wolf_idx(wolf)].seat()
    }

    /// Whether this seat's role is the one that decides in this call.
    #[inline]
    pub(crate) fn decides(&self, seat: Seat, call: Call) -> bool {
        let role = self.role(seat);
        match call {
            Call::Thief => role == Role::Thief,
            Call::Cupid => role == Role::Cupid,
            Call::Lovers => false,
            Call::Seer => role == Role::Seer,
            Call::Wolves => role.is_wolf(),
            Call::WolvesAgain => role.is_wolf() && !self.leaders.is_empty(),
            Call::Duel => role.is_wolf() || role == Role::Girl,
        }
    }

    /// Whether the Thief has no choice but to swap (LGT-PRE-2).
    #[inline]
    pub(crate) fn thief_must_take(&self) -> bool {
        self.middle.iter().all(|it| it.is_wolf())
    }

    /// The living who are no wolves (LGT-R13).
    #[inline]
    pub(crate) fn prey(&self) -> Seats {
        self.alive.minus(self.wolves)
    }

    /// Whom a wolf may name: anybody but wolves and his Lover (LGT-R14), in the second round a leader.
    #[inline]
    pub(crate) fn devourable(&self, seat: Seat, call: Call) -> Seats {
        let prey = if call == Call::WolvesAgain { self.leaders & self.prey() } else { self.prey() };
        if self.lovers.contains(seat) { prey.minus(self.lovers) } else { prey }
    }

    fn may_be_ready(&self, seat: Seat, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Ready => require(!self.answered.contains(seat), ALREADY_READY),
            Act::Vote(_) => Err(NO_VOTE_NOW),
            Act::Shoot(_) => Err(NO_SHOT_NOW),
            _ => Err(NOT_BY_DAY),
        }
    }

    fn may_vote(&self, seat: Seat, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Vote(whom) => {
                require(!self.answered.contains(seat), VOTED)?;
                self.may_vote_for(seat, whom)
            }
            Act::Ready => Err(NOT_IN_DEBATE),
            Act::Shoot(_) => Err(NO_SHOT_NOW),
            _ => Err(NOT_BY_DAY),
        }
    }

    fn may_vote_for(&self, seat: Seat, whom: Option<Seat>) -> Result<(), Refusal> {
        let Some(whom) = whom else {
            return require(self.electable(seat).is_empty(), MUST_VOTE);
        };
        require(whom != seat, NOT_FOR_SELF)?;
        require(self.alive.contains(whom), VOTE_FOR_LIVING)?;
        require(self.lover_of(seat) != Some(whom), NOT_FOR_LOVER)?;
        require(self.candidates.contains(whom), AMONG_TIED)
    }

    /// For whom a seat may vote: not for himself (LGT-R17), not for his Lover (LGT-VOTE-8).
    #[inline]
    pub(crate) fn electable(&self, seat: Seat) -> Seats {
        let others = (self.candidates & self.alive).without(seat);
        if self.lovers.contains(seat) { others.minus(self.lovers) } else { others }
    }

    fn may_shoot(&self, seat: Seat, act: Act) -> Result<(), Refusal> {
        require(self.shooter.is(seat), HUNTER_FIRST)?;
        match act {
            Act::Shoot(whom) => require(whom.is_none_or(|it| self.alive.contains(it)), SHOOT_LIVING),
            _ => Err(HUNTER_FIRST),
        }
    }

    #[inline]
    fn may_say(&self, seat: Seat, act: Act) -> Result<(), Refusal> {
        require(!self.spent.contains(seat), SPENT)?;
        match act {
            Act::Claim(role) => require(self.deck.has(role), NOT_IN_DECK),
            Act::Report(whom, role) => {
                require(whom.idx() < self.n_seats(), NO_SUCH_SEAT)?;
                require(whom != seat, ANOTHER)?;
                require(self.deck.has(role), NOT_IN_DECK)
            }
            Act::Accuse(whom) | Act::Announce(whom) => {
                require(whom != seat, ANOTHER)?;
                require(self.alive.contains(whom), ABOUT_LIVING)
            }
            Act::Defend(whom) => require(self.alive.contains(whom), ABOUT_LIVING),
            Act::Doubt(whom) => {
                require(whom != seat, ANOTHER)?;
                require(self.alive.contains(whom), ABOUT_LIVING)?;
                require(self.words[whom.idx() % MAX_SEATS].is_some(), NOTHING_TO_DOUBT)
            }
            Act::Yes | Act::No => require(self.is_named(seat), NOTHING_TO_ANSWER),
            _ => Err(NOT_BY_DAY),
        }
    }

    /// Whether an accusation or a report names this seat.
    #[inline]
    pub(crate) fn is_named(&self, seat: Seat) -> bool {
        self.named[seat.idx() % MAX_SEATS].by.seat().is_some()
    }
}
