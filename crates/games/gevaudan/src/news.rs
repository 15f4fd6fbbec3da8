//! What a viewer hears. Where prints lie and who looks at which is public; what they say is told to the
//! one who looks, by a piece of news of its own.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::card::{Arrow, Card, Character, EventKind};
use crate::cell::Cell;
use crate::print::{Colour, Face, Token};

/// Why a hunter was wounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanWoundCause"))]
pub enum WoundCause {
    /// The Beast crossed his cell (GEV-WND-1).
    Crossed,
    /// He had gone onto the Beast's cell (GEV-WND-5).
    Entered,
}

/// Why a hunter is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanOut"))]
pub enum Out {
    /// Three wounds (GEV-END-3).
    Wounds,
    /// A trap in the wrong place (GEV-END-2).
    Trap,
}

/// Why a figure stands elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanHow"))]
pub enum How {
    /// Put on a refuge at set-up.
    Placed,
    /// By a move action.
    Walked,
    /// Rode with the Cavalier.
    Rode,
    /// Went on a battue of his own with the Marquis.
    Marquis,
    /// Walked on alone after a battue, by a Paysan.
    Paysan,
    /// Walked on alone after the last drive (GEV-H12).
    Drive,
    /// Summoned by the Évêque.
    Summoned,
    /// Went to church (GEV-H03).
    Church,
}

/// How somebody came to look at a print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanLook"))]
pub enum Look {
    /// By an Examine action.
    Examined,
    /// By a scout: Procureur, Passeur, Garde-forestier or Dragon.
    Scout,
    /// By a Paysan.
    Paysan,
    /// By the last drive (GEV-H12).
    Drive,
    /// By the Marquis.
    Marquis,
}

/// One print as the one who looks sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanShown"))]
pub struct Shown {
    /// Which print.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub print: Token,
    /// Its colour.
    pub colour: Colour,
    /// Whether the parameter is there.
    pub present: bool,
    /// Its dots.
    pub dots: u8,
}

impl Shown {
    pub(crate) const fn new(print: Token, face: Face) -> Self {
        Self { print, colour: print.colour(), present: face.is_present(), dots: face.dots() }
    }
}

/// What a viewer hears. Seats are counted from 0, cells are written `B2`, prints are numbers from 0 to 23.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanNews"))]
pub enum News {
    /// A figure stands elsewhere.
    Moved {
        /// Whose.
        seat: u8,
        /// Where it stood; absent at set-up.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        from: Option<Cell>,
        /// Where it stands.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// Why.
        how: How,
    },
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u8,
        /// The first player.
        first: u8,
        /// Whether it is the last one.
        last: bool,
    },
    /// A hunter's turn begins.
    Turn {
        /// Whose.
        seat: u8,
        /// His base action points.
        points: u8,
    },
    /// A hunter ends his turn.
    Ended {
        /// Who.
        seat: u8,
    },
    /// A hunter has gone onto the Beast's cell: the wound comes at his next turn.
    Marked {
        /// Who.
        seat: u8,
    },
    /// Somebody looks at a print.
    Looked {
        /// Who.
        seat: u8,
        /// Which print.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        print: Token,
        /// Its colour.
        colour: Colour,
        /// Where it lies.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// How.
        how: Look,
        /// The scout, if it was one.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        character: Option<Character>,
    },
    /// What a print says; only the one who looks hears it. Not to be kept where players remember for themselves.
    Saw {
        /// Who looks.
        seat: u8,
        /// What he sees.
        shown: Shown,
    },
    /// A print goes into archives.
    Archived {
        /// Whose.
        seat: u8,
        /// Which print.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        print: Token,
        /// Its colour.
        colour: Colour,
        /// Where it lay.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// Archives are consulted.
    Consulted {
        /// Who looks.
        seat: u8,
        /// Whose archives; absent for the town's.
        side: Option<u8>,
        /// Which places, from 0.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        places: ArrayVec<u8, 20>,
        /// How many.
        count: u8,
        /// Whether the Envoyé looks from afar.
        envoy: bool,
    },
    /// The Louvetier keeps a print that he was shown.
    Kept {
        /// Who.
        seat: u8,
        /// From whose archives; absent for the town's.
        side: Option<u8>,
        /// Which print.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        print: Token,
        /// Its colour.
        colour: Colour,
    },
    /// The Négociateur takes a cube from the one who consults him.
    Toll {
        /// The Négociateur.
        seat: u8,
        /// Who pays.
        by: u8,
    },
    /// The Suspect names a colour and all its prints are looked at.
    Suspected {
        /// Who.
        seat: u8,
        /// Which colour.
        colour: Colour,
        /// How many prints.
        count: u8,
    },
    /// A hunter heals on a refuge.
    Healed {
        /// Who.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// Whether the Chirurgien lets him act.
        surgeon: bool,
    },
    /// A Pense-Bête is laid.
    Noted {
        /// Whose.
        seat: u8,
        /// How many he has laid.
        count: u8,
        /// His cubes now.
        cubes: u8,
    },
    /// What the own Pense-Bête says; only its owner hears it.
    OwnNote {
        /// Whose.
        seat: u8,
        /// About which parameter.
        colour: Colour,
        /// What it says.
        present: bool,
    },
    /// A Character is taken.
    Solicited {
        /// By whom.
        seat: u8,
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        character: Character,
        /// Which one he gave back.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        dropped: Option<Character>,
        /// Influence spent.
        cost: u8,
        /// His cubes now.
        cubes: u8,
        /// Whether a Séduction token was used.
        charmed: bool,
    },
    /// The discard becomes the new pile of Characters.
    Reshuffled {
        /// Cards in it.
        count: u8,
    },
    /// Another Character lies on top of the pile.
    NextUp {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        character: Option<Character>,
    },
    /// The Fourbe swaps two prints.
    Swapped {
        /// Who.
        seat: u8,
        /// His cell.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// The other cell.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        other: Cell,
    },
    /// The Garde-chasse shoots at the Beast.
    Shot {
        /// Who.
        seat: u8,
        /// The ferocity now.
        ferocity: u8,
    },
    /// The Discret hides behind a wall.
    Walled {
        /// Who.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// The wall is gone.
    Unwalled {
        /// Whose.
        seat: u8,
    },
    /// The Évêque summons all others to church.
    Summoned {
        /// By whom.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// Mère Courage drives the Beast away.
    Driven {
        /// Who.
        seat: u8,
        /// Where the Beast stands now.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// A trap was laid in the wrong place.
    TrapFailed {
        /// Who.
        seat: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// A hunter is out.
    Eliminated {
        /// Who.
        seat: u8,
        /// Why.
        out: Out,
    },
    /// The first player of the next round.
    FirstPlayer {
        /// Who.
        first: u8,
        /// Who named him, if there was a choice.
        by: Option<u8>,
    },
    /// The die.
    Rolled {
        /// Who rolled.
        seat: u8,
        /// What it shows.
        arrow: Arrow,
        /// Whether the Combattante had it rerolled.
        again: bool,
    },
    /// The Beast moves.
    BeastMoved {
        /// The cells it crosses, the last being where it stops.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        path: ArrayVec<Cell, 8>,
        /// Where it stops.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// The Beast slips away by one step (GEV-H02).
    BeastSlipped {
        /// Where it stands now.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// A print is taken to the town archives (GEV-SOLO-2).
    TownTook {
        /// Which print.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        print: Token,
        /// Its colour.
        colour: Colour,
        /// Where it lay.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// A hunter is wounded.
    Wounded {
        /// Who.
        seat: u8,
        /// His wounds now.
        wounds: u8,
        /// Why.
        cause: WoundCause,
    },
    /// The Dévot gives his heart instead of a wound.
    Spared {
        /// Who.
        seat: u8,
        /// Of which wound.
        cause: WoundCause,
    },
    /// The Discret's wall hid him from the Beast.
    Hidden {
        /// Who.
        seat: u8,
    },
    /// An event is revealed.
    Event {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        card: Card,
        /// What it does first.
        kind: EventKind,
        /// How much.
        value: u8,
        /// The ferocity after it.
        ferocity: u8,
        /// Events left in the deck.
        left: u8,
    },
    /// The court applauds too early and the ferocity falls (GEV-H11).
    Calmed {
        /// The ferocity now.
        ferocity: u8,
    },
    /// The Characters slide one space.
    Slid {
        /// The one that left, to the discard.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        character: Option<Character>,
    },
    /// The Prince stays away from the battue.
    StayedAway {
        /// Who.
        seat: u8,
    },
    /// All who take part gather on the Beast's cell.
    Gathered {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        seats: ArrayVec<u8, 4>,
        /// How far they will go.
        value: u8,
    },
    /// The battue goes one cell on.
    Led {
        /// Who leads.
        seat: u8,
        /// To where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// A print is turned up for all.
    TurnedUp {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// What it says.
        shown: Shown,
    },
    /// A hunter gains or loses something by an event.
    Gained {
        /// Who.
        seat: u8,
        /// Influence, cubes or life.
        what: Gain,
    },
    /// A hunter looks at one archived print of his left neighbour (GEV-H09).
    Peeked {
        /// Who looks.
        seat: u8,
        /// Whose archives.
        side: u8,
        /// Which place, from 0.
        place: u8,
    },
    /// The lair is found.
    Found {
        /// By whom.
        winner: u8,
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
    },
    /// The King's prize has expired.
    Expired,
    /// Nobody is left.
    AllOut,
    /// The wrong trapper has opened the box and knows the lair (GEV-R17); only he hears it.
    BoxSeen {
        /// Who.
        seat: u8,
        /// Where the lair is.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// The prints in the box.
        boxed: [Shown; 4],
    },
    /// The box is opened for all.
    Opened {
        /// Where the lair is.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        cell: Cell,
        /// The prints in the box.
        boxed: [Shown; 4],
    },
}

/// What an event gives or takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanGain"))]
pub enum Gain {
    /// One Influence more.
    Influence,
    /// One cube less.
    CubeLost,
    /// One wound less.
    Healed,
}
