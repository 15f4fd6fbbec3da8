//! Moves and their notation. Seats are counted from 1, `-` is nobody.
//!
//! | notation | meaning |
//! |---|---|
//! | `take 1`, `keep` | the Thief takes a card of the middle, or keeps his own |
//! | `love 3 5` | Cupid's two Lovers |
//! | `look 4` | the Seer looks at a card |
//! | `point 4` | a wolf's sign to the others before he votes; `point -` takes it back |
//! | `devour 4` | a wolf's vote; `devour -` if he has no legal target |
//! | `sleep`, `glance`, `stare` | what the Little Girl does during the duel |
//! | `watch 4` | whom a wolf watches during the duel; `watch -` for nobody |
//! | `note 4` | what everybody else does in a call: a suspicion for his own notebook; `note -` for none |
//! | `ready` | nothing more to say |
//! | `vote 4` | a ballot; `vote -` if there is no legal target |
//! | `shoot 4` | the Hunter's shot; `shoot -` for none |
//! | `claim seer` | a statement: I am the Seer |
//! | `report 4 wolf` | a statement: 4 is a wolf |
//! | `accuse 4`, `defend 4`, `announce 4` | statements about 4; `announce` is a vote told beforehand |
//! | `doubt 4` | a statement: I do not believe 4's last claim or report |
//! | `yes`, `no` | an answer to the last accusation or report that names me |
//! | `timeout`, `leave 4` | the referee: time is up, 4 has left |
//! | `hold`, `release` | the referee: calls last their time, or close when all have answered (LGT-NIGHT-4) |

use std::fmt;
use std::str::FromStr;

use table::{Refusal, Seat};

use crate::role::Role;

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// The Thief takes the first or the second card of the middle (LGT-PRE-1).
    Take(Middle),
    /// The Thief keeps his card.
    Keep,
    /// Cupid makes two Lovers, the lower seat first (LGT-PRE-3).
    Love(Seat, Seat),
    /// The Seer looks at a card (LGT-NGT-1).
    Look(Seat),
    /// A wolf names a victim (LGT-NGT-2).
    Devour(Option<Seat>),
    /// A wolf points at somebody: a sign to the pack, without effect (LGT-R12).
    Point(Option<Seat>),
    /// The Little Girl keeps her eyes shut (LGT-LG-1).
    Sleep,
    /// She looks quickly (LGT-LG-3).
    Glance,
    /// She looks well (LGT-LG-2).
    Stare,
    /// A wolf watches somebody in the duel (LGT-LG-1).
    Watch(Option<Seat>),
    /// A line in one's own notebook (LGT-NIGHT-1).
    Note(Option<Seat>),
    /// Nothing more to say in this debate (LGT-DAY-7).
    Ready,
    /// A ballot (LGT-VOTE-1).
    Vote(Option<Seat>),
    /// The Hunter's last shot (LGT-DAY-3).
    Shoot(Option<Seat>),
    /// I am this (LGT-TALK-1).
    Claim(Role),
    /// That player is this.
    Report(Seat, Role),
    /// That player is a wolf.
    Accuse(Seat),
    /// That player is none, or I am not.
    Defend(Seat),
    /// I shall vote for that player.
    Announce(Seat),
    /// I do not believe what that player last said of cards.
    Doubt(Seat),
    /// It is true what was said of me.
    Yes,
    /// It is not.
    No,
    /// The referee: time is up.
    Timeout,
    /// The referee: that player has left (LGT-R33).
    Leave(Seat),
    /// The referee: from now on calls last their time (LGT-NIGHT-4).
    Hold,
    /// The referee: from now on a call closes when all have answered.
    Release,
}

impl Act {
    /// Whether it is a statement (LGT-TALK-1).
    #[inline]
    pub const fn is_statement(self) -> bool {
        matches!(
            self,
            Self::Claim(_)
                | Self::Report(..)
                | Self::Accuse(_)
                | Self::Defend(_)
                | Self::Announce(_)
                | Self::Doubt(_)
                | Self::Yes
                | Self::No
        )
    }
}

/// One of the two cards in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Middle {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Middle {
    /// Its place.
    pub const fn idx(self) -> usize {
        self as usize
    }
}

/// One decision, in 16 bits: a kind, and two places of five bits for seats or a role.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

const KIND: u16 = 1 << 10;
const FIRST: u16 = 1 << 5;
const PLACE: u16 = 31;
const NOBODY: u16 = PLACE;

const TAKE: u16 = 0;
const KEEP: u16 = 1;
const LOVE: u16 = 2;
const LOOK: u16 = 3;
const DEVOUR: u16 = 4;
const SLEEP: u16 = 5;
const GLANCE: u16 = 6;
const STARE: u16 = 7;
const WATCH: u16 = 8;
const NOTE: u16 = 9;
const READY: u16 = 10;
const VOTE: u16 = 11;
const SHOOT: u16 = 12;
const CLAIM: u16 = 13;
const REPORT: u16 = 14;
const ACCUSE: u16 = 15;
const DEFEND: u16 = 16;
const ANNOUNCE: u16 = 17;
const YES: u16 = 18;
const NO: u16 = 19;
const TIMEOUT: u16 = 20;
const LEAVE: u16 = 21;
const POINT: u16 = 22;
const DOUBT: u16 = 23;
const HOLD: u16 = 24;
const RELEASE: u16 = 25;

const fn about(kind: u16, seat: Option<Seat>) -> u16 {
    let place = match seat {
        Some(seat) => seat.idx() as u16,
        None => NOBODY,
    };
    kind * KIND + place * FIRST
}

impl Move {
    /// The move that does this.
    #[inline]
    pub const fn new(act: Act) -> Self {
        Self(match act {
            Act::Take(card) => TAKE * KIND + card.idx() as u16 * FIRST,
            Act::Keep => KEEP * KIND,
            Act::Love(one, two) => LOVE * KIND + one.idx() as u16 * FIRST + two.idx() as u16,
            Act::Look(seat) => about(LOOK, Some(seat)),
            Act::Devour(seat) => about(DEVOUR, seat),
            Act::Sleep => SLEEP * KIND,
            Act::Glance => GLANCE * KIND,
            Act::Stare => STARE * KIND,
            Act::Watch(seat) => about(WATCH, seat),
            Act::Note(seat) => about(NOTE, seat),
            Act::Ready => READY * KIND,
            Act::Vote(seat) => about(VOTE, seat),
            Act::Shoot(seat) => about(SHOOT, seat),
            Act::Claim(role) => CLAIM * KIND + role.idx() as u16,
            Act::Report(seat, role) => about(REPORT, Some(seat)) + role.idx() as u16,
            Act::Accuse(seat) => about(ACCUSE, Some(seat)),
            Act::Defend(seat) => about(DEFEND, Some(seat)),
            Act::Announce(seat) => about(ANNOUNCE, Some(seat)),
            Act::Yes => YES * KIND,
            Act::No => NO * KIND,
            Act::Timeout => TIMEOUT * KIND,
            Act::Leave(seat) => about(LEAVE, Some(seat)),
            Act::Point(seat) => about(POINT, seat),
            Act::Doubt(seat) => about(DOUBT, Some(seat)),
            Act::Hold => HOLD * KIND,
            Act::Release => RELEASE * KIND,
        })
    }

    /// What it does.
    #[inline]
    pub const fn act(self) -> Act {
        let first = (self.0 / FIRST) & PLACE;
        let seat = Seat::at(first as usize);
        let somebody = if first == NOBODY { None } else { Some(seat) };
        let second = (self.0 & PLACE) as usize;
        match self.0 / KIND {
            TAKE if first == 0 => Act::Take(Middle::First),
            TAKE => Act::Take(Middle::Second),
            KEEP => Act::Keep,
            LOVE => Act::Love(seat, Seat::at(second)),
            LOOK => Act::Look(seat),
            DEVOUR => Act::Devour(somebody),
            SLEEP => Act::Sleep,
            GLANCE => Act::Glance,
            STARE => Act::Stare,
            WATCH => Act::Watch(somebody),
            NOTE => Act::Note(somebody),
            READY => Act::Ready,
            VOTE => Act::Vote(somebody),
            SHOOT => Act::Shoot(somebody),
            CLAIM => Act::Claim(Role::at(second)),
            REPORT => Act::Report(seat, Role::at(second)),
            ACCUSE => Act::Accuse(seat),
            DEFEND => Act::Defend(seat),
            ANNOUNCE => Act::Announce(seat),
            YES => Act::Yes,
            NO => Act::No,
            LEAVE => Act::Leave(seat),
            POINT => Act::Point(somebody),
            DOUBT => Act::Doubt(seat),
            HOLD => Act::Hold,
            RELEASE => Act::Release,
            _ => Act::Timeout,
        }
    }
}

impl Move {
    /// Distance between a move about a seat and the same about the next.
    pub(crate) const NEXT: u16 = FIRST;

    /// The same move about a later seat: so many times [`Move::NEXT`].
    #[inline]
    pub(crate) const fn later(self, distance: u16) -> Self {
        Self(self.0.wrapping_add(distance))
    }
}

impl From<Act> for Move {
    #[inline]
    fn from(act: Act) -> Self {
        Self::new(act)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut about = |word: &str, seat: Option<Seat>| match seat {
            Some(seat) => write!(f, "{word} {seat}"),
            None => write!(f, "{word} -"),
        };
        match self.act() {
            Act::Take(card) => write!(f, "take {}", card.idx() + 1),
            Act::Keep => f.write_str("keep"),
            Act::Love(one, two) => write!(f, "love {one} {two}"),
            Act::Look(seat) => about("look", Some(seat)),
            Act::Devour(seat) => about("devour", seat),
            Act::Sleep => f.write_str("sleep"),
            Act::Glance => f.write_str("glance"),
            Act::Stare => f.write_str("stare"),
            Act::Watch(seat) => about("watch", seat),
            Act::Note(seat) => about("note", seat),
            Act::Ready => f.write_str("ready"),
            Act::Vote(seat) => about("vote", seat),
            Act::Shoot(seat) => about("shoot", seat),
            Act::Claim(role) => write!(f, "claim {role}"),
            Act::Report(seat, role) => write!(f, "report {seat} {role}"),
            Act::Accuse(seat) => about("accuse", Some(seat)),
            Act::Defend(seat) => about("defend", Some(seat)),
            Act::Announce(seat) => about("announce", Some(seat)),
            Act::Yes => f.write_str("yes"),
            Act::No => f.write_str("no"),
            Act::Timeout => f.write_str("timeout"),
            Act::Leave(seat) => about("leave", Some(seat)),
            Act::Point(seat) => about("point", seat),
            Act::Doubt(seat) => about("doubt", Some(seat)),
            Act::Hold => f.write_str("hold"),
            Act::Release => f.write_str("release"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is not a move at all. Not even its rule depends on the hour: it is refused before anybody looks at the table.
pub(crate) const NOT_A_MOVE: Refusal = Refusal::new("LGT-NIGHT-3", "not-a-move");

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let mut words = text.split(' ');
        let words = [words.next(), words.next(), words.next(), words.next()];
        let act = match words {
            [Some(word), None, None, None] => alone(word),
            [Some("take"), Some("1"), None, None] => Some(Act::Take(Middle::First)),
            [Some("take"), Some("2"), None, None] => Some(Act::Take(Middle::Second)),
            [Some("claim"), Some(role), None, None] => role.parse().ok().map(Act::Claim),
            [Some(word), Some(seat), None, None] => with_seat(word, seat),
            [Some("love"), Some(one), Some(two), None] => pair(seat(one), seat(two)),
            [Some("report"), Some(of), Some(role), None] => {
                seat(of).zip(role.parse().ok()).map(|it| Act::Report(it.0, it.1))
            }
            _ => None,
        };
        act.map(Self::new).ok_or(NOT_A_MOVE)
    }
}

fn alone(word: &str) -> Option<Act> {
    Some(match word {
        "keep" => Act::Keep,
        "sleep" => Act::Sleep,
        "glance" => Act::Glance,
        "stare" => Act::Stare,
        "ready" => Act::Ready,
        "yes" => Act::Yes,
        "no" => Act::No,
        "timeout" => Act::Timeout,
        "hold" => Act::Hold,
        "release" => Act::Release,
        _ => return None,
    })
}

fn with_seat(word: &str, text: &str) -> Option<Act> {
    let somebody = if text == "-" { None } else { Some(seat(text)?) };
    Some(match (word, somebody) {
        ("devour", _) => Act::Devour(somebody),
        ("point", _) => Act::Point(somebody),
        ("watch", _) => Act::Watch(somebody),
        ("note", _) => Act::Note(somebody),
        ("vote", _) => Act::Vote(somebody),
        ("shoot", _) => Act::Shoot(somebody),
        ("look", Some(seat)) => Act::Look(seat),
        ("accuse", Some(seat)) => Act::Accuse(seat),
        ("defend", Some(seat)) => Act::Defend(seat),
        ("announce", Some(seat)) => Act::Announce(seat),
        ("doubt", Some(seat)) => Act::Doubt(seat),
        ("leave", Some(seat)) => Act::Leave(seat),
        _ => return None,
    })
}

/// Two Lovers have no order: the lower seat is written first.
fn pair(one: Option<Seat>, two: Option<Seat>) -> Option<Act> {
    let (one, two) = one.zip(two)?;
    Some(Act::Love(one.min(two), one.max(two)))
}

/// A seat as it is written, without leading zeros or signs.
fn seat(text: &str) -> Option<Seat> {
    let seat: Seat = text.parse().ok()?;
    (text.len() == 1 + usize::from(seat.number() > 9)).then_some(seat)
}
