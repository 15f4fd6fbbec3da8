//! The whole truth of a game, in two halves: a table that everybody may see, and the secrets. Small and of fixed size.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::board::BoardRef;
use crate::card::{Arrow, Card, Character, Hunter, N_CHARACTERS};
use crate::cell::{Cell, CellSet, N_CELLS};
use crate::moves::{MAX_HUNTERS, Places, Shelf};
use crate::news::WoundCause;
use crate::options::{BeastCell, Deck, Events, First, Heal, LastRounds, Memory, Options, Role, Switch};
use crate::print::{Colour, Face, N_PRINTS, PER_COLOUR, Token, TokenSet};
use crate::view::QuestionKind;

/// Most cubes and most Influence of a hunter (GEV-AP-4, GEV-INF-1).
pub(crate) const MOST: u8 = 5;
/// Most event cards in a deck (GEV-SET-6).
pub(crate) const MOST_EVENTS: usize = 10;

/// What the table agreed on, without the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Agreed {
    pub(crate) characters: Switch,
    pub(crate) events: Events,
    pub(crate) abilities: Switch,
    pub(crate) deck: Deck,
    pub(crate) last_rounds: LastRounds,
    pub(crate) beast_cell: BeastCell,
    pub(crate) heal: Heal,
    pub(crate) memory: Memory,
    pub(crate) first: First,
    pub(crate) roles: [Role; MAX_HUNTERS],
}

impl Agreed {
    pub(crate) const fn new(options: &Options) -> Self {
        Self {
            characters: options.characters,
            events: options.events,
            abilities: options.abilities,
            deck: options.deck,
            last_rounds: options.last_rounds,
            beast_cell: options.beast_cell,
            heal: options.heal,
            memory: options.memory,
            first: options.first,
            roles: options.roles(),
        }
    }

    pub(crate) fn options(&self, board: &BoardRef) -> Options {
        let [hunter1, hunter2, hunter3, hunter4] = self.roles;
        Options {
            characters: self.characters,
            events: self.events,
            abilities: self.abilities,
            deck: self.deck,
            last_rounds: self.last_rounds,
            beast_cell: self.beast_cell,
            heal: self.heal,
            memory: self.memory,
            first: self.first,
            hunter1,
            hunter2,
            hunter3,
            hunter4,
            board: board.code(),
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ask {
    /// A figure on a refuge (GEV-SET-11).
    Place,
    /// Whether the Évêque summons (GEV-R24).
    Eveque,
    /// The next action of a turn.
    Turn,
    /// Where Mère Courage drives the Beast (GEV-R25).
    MereCourage,
    /// Whether the Négociateur takes his toll (GEV-R29).
    Toll,
    /// Which print the Louvetier keeps (GEV-R27).
    Keep,
    /// Whether the Dévot gives his heart (GEV-CAP-4).
    Heart(WoundCause),
    /// Who becomes first player, among these (GEV-FP-2).
    Name(Seats),
    /// Whether the Combattante has the die rerolled (GEV-R26).
    Reroll,
    /// Whether the Prince takes part (GEV-R23).
    TakePart,
    /// The next cell of the battue (GEV-R20).
    Lead,
    /// A Paysan's step (GEV-R22).
    Paysan,
    /// A step of the last drive (GEV-H12).
    Drive,
    /// Whether to go to church (GEV-H03).
    Church,
    /// Which print of the left neighbour (GEV-H09).
    Peek,
    /// Nothing: the game is over.
    Over(End),
}

impl Ask {
    /// The kind of question, as it is put to whoever is asked.
    pub(crate) const fn kind(self) -> Option<QuestionKind> {
        Some(match self {
            Self::Place => QuestionKind::Place,
            Self::Eveque => QuestionKind::Eveque,
            Self::Turn => QuestionKind::Turn,
            Self::MereCourage => QuestionKind::MereCourage,
            Self::Toll => QuestionKind::Toll,
            Self::Keep => QuestionKind::Keep,
            Self::Heart(_) => QuestionKind::Heart,
            Self::Name(_) => QuestionKind::Name,
            Self::Reroll => QuestionKind::Reroll,
            Self::TakePart => QuestionKind::TakePart,
            Self::Lead => QuestionKind::Lead,
            Self::Paysan => QuestionKind::Paysan,
            Self::Drive => QuestionKind::Drive,
            Self::Church => QuestionKind::Church,
            Self::Peek => QuestionKind::Peek,
            Self::Over(_) => return None,
        })
    }
}

/// How a game ended (GEV-END-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum End {
    /// A trap on the lair.
    Lair(Seat),
    /// The round after the end of the prize is over.
    Expired,
    /// Nobody is left.
    AllOut,
}

/// Archives, in order of arrival (GEV-R18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Row {
    tokens: [Token; N_CELLS],
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Self = Self { tokens: [NO_TOKEN; N_CELLS], len: 0 };

    #[inline]
    pub(crate) fn tokens(&self) -> &[Token] {
        &self.tokens[..usize::from(self.len).min(N_CELLS)]
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn push(&mut self, token: Token) {
        if let Some(slot) = self.tokens.get_mut(usize::from(self.len)) {
            *slot = token;
            self.len += 1;
        }
    }

    /// Takes the print in this place out; the gap closes.
    pub(crate) fn take(&mut self, place: usize) -> Option<Token> {
        let token = self.tokens().get(place).copied()?;
        self.tokens.copy_within(place + 1.., place);
        self.tokens[N_CELLS - 1] = NO_TOKEN;
        self.len -= 1;
        Some(token)
    }

    /// Whether `token` is in it.
    pub(crate) fn contains(&self, token: Token) -> bool {
        self.tokens().contains(&token)
    }
}

/// No print lies here.
pub(crate) const NO_TOKEN: Token = Token::at(31);
/// Beside the board.
pub(crate) const BESIDE: Cell = Cell::at(31);

/// The turn of a hunter under way.
#[expect(clippy::struct_excessive_bools, reason = "what has been done in a turn is a list of yes and no")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Turning {
    /// Base points left.
    pub(crate) base: u8,
    /// Nothing has been done yet that closes the opening (GEV-R15).
    pub(crate) opening: bool,
    pub(crate) solicited: bool,
    /// Cubes cannot be spent: the Chirurgien's two points are all (GEV-P17).
    pub(crate) surgeon: bool,
    /// The turn was given to the Suspect: only a Solicit or the end are left.
    pub(crate) suspected: bool,
    /// The print of the own cell was Examined and has not moved since (GEV-R12).
    pub(crate) examined: bool,
    /// The Beast's cell was entered by a move (GEV-R09).
    pub(crate) entered: bool,
    /// An ability token was used.
    pub(crate) token: bool,
    /// Characters used, one bit each.
    pub(crate) used: u32,
}

impl Turning {
    pub(crate) const IDLE: Self = Self {
        base: 0,
        opening: false,
        solicited: false,
        surgeon: false,
        suspected: false,
        examined: false,
        entered: false,
        token: false,
        used: 0,
    };
}

/// A battue under way, or the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Battue {
    /// Cells still to walk: of the group, then of the one who walks on.
    pub(crate) left: u8,
    /// Who takes part.
    pub(crate) party: Seats,
    /// Cells that the group has used.
    pub(crate) used: CellSet,
    /// Cells that each hunter has used beside.
    pub(crate) alone: [CellSet; MAX_HUNTERS],
}

impl Battue {
    pub(crate) const NONE: Self =
        Self { left: 0, party: Seats::EMPTY, used: CellSet::EMPTY, alone: [CellSet::EMPTY; MAX_HUNTERS] };
}

/// Everything that lies in the open (GEV-VIS-1). A field put here is public: packed views carry all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) agreed: Agreed,
    pub(crate) n_seats: u8,
    pub(crate) hunters: [Hunter; MAX_HUNTERS],
    /// 0 while figures are being placed.
    pub(crate) round: u8,
    pub(crate) last_round: bool,
    /// The first player: whoever has the role now (GEV-R06).
    pub(crate) first: Seat,
    /// From whom the turn order of the present phase is counted.
    pub(crate) leader: Seat,
    /// How many seats of that order are done with.
    pub(crate) done: u8,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Who has to decide.
    pub(crate) asked: Seat,
    pub(crate) ask: Ask,
    pub(crate) turn: Turning,

    #[serde(with = "crate::cell::number")]
    pub(crate) beast: Cell,
    pub(crate) die: Option<Arrow>,
    pub(crate) rerolled: bool,
    pub(crate) ferocity: u8,
    /// Hunters on crossed cells who have not been wounded yet.
    pub(crate) hit: Seats,

    #[serde(with = "crate::cell::numbers")]
    pub(crate) pos: [Cell; MAX_HUNTERS],
    pub(crate) wounds: [u8; MAX_HUNTERS],
    pub(crate) alive: Seats,
    /// Those who are out by a wrong trap.
    pub(crate) trapped: Seats,
    pub(crate) marked: Seats,
    pub(crate) walled: Seats,
    /// Not eligible as first player this round by the Marginal (GEV-P19).
    pub(crate) barred: Seats,
    pub(crate) summoned: Seats,
    pub(crate) cubes: [u8; MAX_HUNTERS],
    pub(crate) influence: [u8; MAX_HUNTERS],
    pub(crate) tokens: [u8; MAX_HUNTERS],
    /// Pense-Bêtes laid.
    pub(crate) notes: [u8; MAX_HUNTERS],
    /// Who may lay one more.
    pub(crate) noters: Seats,
    /// Characters, one bit each.
    pub(crate) hands: [u32; MAX_HUNTERS],

    /// The print of each cell.
    pub(crate) at: [Token; N_CELLS],
    /// Archives of the hunters, then of the town.
    pub(crate) shelves: [Row; MAX_HUNTERS + 1],
    pub(crate) revealed: TokenSet,
    /// What each hunter has looked at.
    pub(crate) seen: [TokenSet; MAX_HUNTERS],
    /// What each hunter has looked at in the last move (GEV-R45).
    pub(crate) fresh: [TokenSet; MAX_HUNTERS],
    /// Cells where traps failed.
    pub(crate) failed: CellSet,
    /// The consultation under way.
    pub(crate) consult: (Shelf, Places),

    pub(crate) drawn: [Card; MOST_EVENTS],
    pub(crate) n_drawn: u8,
    pub(crate) n_events: u8,
    /// The card whose effect lasts.
    pub(crate) current: Option<Card>,
    pub(crate) battue: Battue,

    pub(crate) spaces: [Option<Character>; 3],
    /// The visible top of the pile.
    pub(crate) top: Option<Character>,
    /// Cards in the pile, its top included.
    pub(crate) n_pile: u8,
    pub(crate) discard: u32,

    /// What happened, for statistics.
    pub(crate) tally: Tally,
}

/// What happened, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) wounds: u8,
    pub(crate) out_by_wounds: u8,
    pub(crate) out_by_trap: u8,
}

/// Everything that is hidden from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Secrets {
    /// The face of each print; box prints included.
    pub(crate) faces: [Face; N_PRINTS],
    /// The whole deck in the order in which it is drawn.
    pub(crate) deck: [Card; MOST_EVENTS],
    /// The pile of Characters from the bottom; its top is public.
    pub(crate) pile: [Character; N_CHARACTERS],
    /// Pense-Bêtes by seat: bit `n` if one is laid for colour `n`, bit `4 + n` if it says present.
    pub(crate) notes: [u8; MAX_HUNTERS],
}

impl Secrets {
    /// The parameters of the lair as a code: the opposite of the boxed prints (GEV-LAIR-3).
    #[inline]
    pub(crate) fn lair_code(&self) -> usize {
        Colour::ALL.iter().enumerate().fold(0, |code, (at, colour)| {
            let boxed = self.faces[PER_COLOUR * colour.idx() + PER_COLOUR - 1];
            code | usize::from(!boxed.is_present()) << at
        })
    }
}

/// A game under way, hidden things included.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) board: BoardRef,
    pub(crate) table: Table,
    pub(crate) secrets: Secrets,
}

impl Table {
    #[inline]
    pub(crate) const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    /// The next seat clockwise.
    #[inline]
    pub(crate) const fn next(&self, seat: Seat) -> Seat {
        let next = seat.idx() + 1;
        Seat::at(if next >= self.n_seats() { 0 } else { next })
    }

    /// The seat that comes `nth` in the order of the present phase.
    #[inline]
    pub(crate) const fn in_order(&self, nth: usize) -> Seat {
        let at = self.leader.idx() + nth;
        Seat::at(if at >= self.n_seats() { at - self.n_seats() } else { at })
    }

    /// The next living hunter clockwise after `seat`; `seat` itself if there is no other.
    pub(crate) fn next_alive(&self, seat: Seat) -> Seat {
        let mut next = self.next(seat);
        while next != seat && !self.alive.contains(next) {
            next = self.next(next);
        }
        next
    }

    #[inline]
    pub(crate) const fn at_of(seat: Seat) -> usize {
        seat.idx() & (MAX_HUNTERS - 1)
    }

    #[inline]
    pub(crate) const fn cell(&self, seat: Seat) -> Cell {
        self.pos[Self::at_of(seat)]
    }

    /// The print of a cell.
    #[inline]
    pub(crate) fn print_at(&self, cell: Cell) -> Option<Token> {
        self.at.get(cell.idx()).copied().filter(|it| *it != NO_TOKEN)
    }

    /// The print of a cell if it lies face down.
    #[inline]
    pub(crate) fn unrevealed_at(&self, cell: Cell) -> Option<Token> {
        self.print_at(cell).filter(|it| !self.revealed.contains(*it))
    }

    #[inline]
    pub(crate) const fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    #[inline]
    pub(crate) const fn owns(&self, seat: Seat, character: Character) -> bool {
        self.hands[Self::at_of(seat)] & character.bit() != 0
    }

    /// The living owner of a Character.
    #[inline]
    pub(crate) fn owner(&self, character: Character) -> Option<Seat> {
        if !self.agreed.characters.is_on() {
            return None;
        }
        self.alive.iter().find(|it| self.owns(*it, character))
    }

    /// Whether `seat` plays `hunter` with his ability.
    #[inline]
    pub(crate) fn is_able(&self, seat: Seat, hunter: Hunter) -> bool {
        self.agreed.abilities.is_on() && self.hunters[Self::at_of(seat)] == hunter
    }

    /// Whether `seat` plays `hunter`, lives, and has a token left.
    #[inline]
    pub(crate) fn has_token(&self, seat: Seat, hunter: Hunter) -> bool {
        self.is_able(seat, hunter) && self.alive.contains(seat) && self.tokens[Self::at_of(seat)] > 0
    }

    /// Action points that consulting somebody costs (GEV-CAP-5).
    #[inline]
    pub(crate) fn consult_cost(&self, shelf: Shelf) -> u8 {
        match shelf {
            Shelf::Hunter(side) if self.alive.contains(side) && self.is_able(side, Hunter::Egoiste) => 2,
            _ => 1,
        }
    }

    /// Points that can be spent now.
    #[inline]
    pub(crate) fn purse(&self, seat: Seat) -> u8 {
        self.turn.base + if self.turn.surgeon { 0 } else { self.cubes[Self::at_of(seat)] }
    }

    /// Whether the Négociateur would be owed a cube that is not there (GEV-R29).
    #[inline]
    pub(crate) fn is_blocked(&self, seat: Seat, shelf: Shelf, cost: u8) -> bool {
        let Shelf::Hunter(side) = shelf else { return false };
        let from_cubes = cost.saturating_sub(self.turn.base);
        self.has_token(side, Hunter::Negociateur) && self.cubes[Self::at_of(seat)] <= from_cubes
    }

    /// Whether the last event is this historical one, whose effect lasts.
    #[inline]
    pub(crate) fn lasts(&self, number: usize) -> bool {
        self.current == Some(Card::h(number))
    }

    /// Base points of a hunter in this round (GEV-AP-1).
    pub(crate) fn base_of(&self, seat: Seat) -> u8 {
        let base = 4_u8.saturating_sub(self.wounds[Self::at_of(seat)]);
        let base = if self.lasts(6) { base.saturating_sub(1).max(1) } else { base };
        if self.summoned.contains(seat) { base.saturating_sub(2) } else { base }
    }

    /// Action points left after healing: the turn is passed, unless the Chirurgien is there (GEV-FREE-1, GEV-P17).
    #[inline]
    pub(crate) const fn heal_points(&self, seat: Seat) -> u8 {
        if self.owns(seat, Character::CHIRURGIEN) { 2 } else { 0 }
    }

    /// Whether Influence that is given to a hunter comes to him (GEV-INF-1, GEV-HIS-4).
    #[inline]
    pub(crate) fn gains_influence(&self, seat: Seat) -> bool {
        self.agreed.characters.is_on() && self.influence[Self::at_of(seat)] < MOST
    }

    /// The historical event whose effect lasts at this moment; most effects are over at once.
    pub(crate) fn in_force(&self) -> Option<Card> {
        let lasts = self.lasts(1) || self.lasts(6) || (self.lasts(7) && !self.is_solo()) || self.is_quiet();
        self.current.filter(|_| lasts)
    }

    /// Whether the Beast's next move is a shorter one (GEV-H10): not any more while its wounds are being dealt out.
    #[inline]
    fn is_quiet(&self) -> bool {
        self.lasts(10) && self.ask != Ask::Heart(WoundCause::Crossed)
    }

    /// Cells of the Beast's next move (GEV-BST-1, GEV-H10).
    #[inline]
    pub(crate) fn beast_steps(&self) -> u8 {
        if self.is_quiet() { self.ferocity.saturating_sub(2).max(1) } else { self.ferocity }
    }
}
