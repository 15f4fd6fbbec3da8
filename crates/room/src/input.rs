//! What goes into a room and what comes out of it.

use std::net::IpAddr;
use std::time::Duration;

use cabinet::{BotAnswer, BotTask};
use ledger::{Guest, KeyHash, StoreError, Write};
use wire::{Have, NextGame, SeatRequest, TableChange, TableSummary};

use crate::{Failure, Stored};

/// Names one client among all that its host ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClientId(pub u64);

/// Names a request, so that its answer finds its way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestId(pub u64);

/// The time, in the two ways that a room needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// Since any moment of the past; it never goes back.
    pub tick: Duration,
    /// Milliseconds since 1970, for what is kept.
    pub ms: i64,
}

/// What can be asked of a table by request. Everything is answered with the table as it then is.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Just show it.
    Look,
    /// The host changes what will be played.
    Change(TableChange),
    /// Somebody or something takes or leaves a seat.
    Seat(u8, SeatRequest),
    /// The host has a program play a seat.
    Program {
        /// The seat.
        seat: u8,
        /// What everybody calls it.
        name: String,
        /// What its key is known by.
        key: KeyHash,
    },
    /// I take the first free seat.
    Join,
    /// I go.
    Leave,
    /// The host begins the game.
    Start,
    /// Something about the next game, once one is over.
    Next(NextGame),
    /// The host stops everything, or lets it go on.
    Pause(bool),
    /// The host has an absent player leave.
    Remove(u8),
    /// The host gives up a game that cannot go on.
    Close,
}

/// What a client can say once it is welcome.
#[derive(Clone, Debug)]
pub enum Says {
    /// Look through other eyes.
    Look(Option<u8>),
    /// Make a move.
    Play {
        /// The seat that moves.
        seat: u8,
        /// The last moment that was seen.
        after: u32,
        /// The move.
        notation: String,
    },
    /// Say something.
    Chat {
        /// The words.
        text: String,
        /// Where; the first place in which he may write if absent.
        channel: Option<String>,
    },
    /// Where a seat is asked in secret for something of no consequence, the table is to answer for it, or not.
    Sleep {
        /// The seat.
        seat: u8,
        /// Whether it sleeps.
        asleep: bool,
    },
    /// Everything up to this moment has been shown. No answer.
    Seen {
        /// Which game of this table.
        round: u32,
        /// The moment.
        moment: u32,
    },
}

/// A client that comes in.
#[derive(Clone, Debug)]
pub struct Hello {
    /// Its name from now on.
    pub client: ClientId,
    /// Who it is, if that was shown.
    pub guest: Option<Guest>,
    /// Where it comes from: strangers of one household share what there is.
    pub household: IpAddr,
    /// Whether the host has room for one more stranger.
    pub room_for_strangers: bool,
    /// The seat to look from.
    pub seat: Option<u8>,
    /// What it has already.
    pub have: Option<Have>,
    /// Whether it says what it has shown.
    pub shows: bool,
}

/// As what a client was let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has a seat, or is the host's.
    Player,
    /// It looks on.
    Stranger,
}

/// Everything that can happen to a room.
#[derive(Debug)]
pub enum Input {
    /// A request, answered with [`Effect::Answer`].
    Ask {
        /// Its name.
        request: RequestId,
        /// Who asks, if that was shown.
        guest: Option<Guest>,
        /// What for.
        ask: Ask,
    },
    /// A client comes in, answered with [`Effect::Welcome`].
    Hello {
        /// The name of the request.
        request: RequestId,
        /// Who comes.
        hello: Hello,
    },
    /// A client says something; the answer goes to it as text.
    Says {
        /// Which one.
        client: ClientId,
        /// The number it gave to what it says.
        id: u32,
        /// What.
        says: Says,
    },
    /// A program comes in with a key, answered with [`Effect::Welcome`].
    Program {
        /// The name of the request.
        request: RequestId,
        /// Its name from now on.
        client: ClientId,
        /// What its key is known by.
        key: KeyHash,
    },
    /// A program says something.
    ProgramSays {
        /// Which one.
        client: ClientId,
        /// One line.
        text: String,
    },
    /// A client or a program is gone, or takes nothing any more.
    Gone(ClientId),
    /// A guest has another name.
    Renamed(Guest),
    /// A bot has thought; nothing if it failed.
    Thought {
        /// Of the thought that was asked for.
        ticket: u64,
        /// What came of it.
        answer: Option<BotAnswer>,
    },
    /// The time has come that [`crate::Room::due`] named.
    Ring,
    /// What was to be written is written, or not.
    Written(Result<(), StoreError>),
    /// The table as the store has it, as asked for with [`Effect::Load`].
    Loaded(Result<Box<Stored>, StoreError>),
}

/// What a room wants done. In this order.
#[derive(Debug)]
pub enum Effect {
    /// This is to be written; the room waits for [`Input::Written`] and does nothing else meanwhile.
    Write(Write),
    /// All of the table is to be read; the room waits for [`Input::Loaded`].
    Load,
    /// This text goes to these clients.
    Send {
        /// To whom, each once.
        to: Vec<ClientId>,
        /// A message of the protocol.
        text: String,
    },
    /// The line to this client ends; the room has forgotten it.
    Drop(ClientId),
    /// The answer to a request.
    Answer {
        /// Which one.
        request: RequestId,
        /// The table for who asked, or why not.
        answer: Result<Box<TableSummary>, Failure>,
    },
    /// The answer to a hello.
    Welcome {
        /// Which one.
        request: RequestId,
        /// Which client.
        client: ClientId,
        /// As what it comes in, or why not.
        answer: Result<Standing, Failure>,
    },
    /// This bot is to think, and its answer to come back as [`Input::Thought`].
    Think {
        /// Names the thought.
        ticket: u64,
        /// The thought.
        task: BotTask,
        /// When to begin.
        begin: Duration,
        /// When its answer is due, so that people can follow; one that has nothing to say may say so at once.
        due: Duration,
        /// How long it may think before it is asked to stop.
        within: Duration,
    },
    /// Something went wrong that whoever runs this should know of.
    Trouble(String),
}
