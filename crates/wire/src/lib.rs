//! The messages between a client and a table.
//!
//! Small, versioned, typed. TypeScript types are generated from these (`web/src/wire/`), and the HTTP description is
//! made of them. What a viewer may see of a game arrives as `view` and `news`, whose shapes belong to the game.
//!
//! Seats are counted from 0 on the wire.

mod http;
mod lesson;
mod live;
mod program;
mod riddles;

pub use http::{
    Absent, ApiError, ChatLine, Clock, GameInfo, GuestCreated, Halted, LinkCode, MoveOutcome, NewGuest, NewLink,
    NewProgram, NewTable, NextGame, OptionChoice, PeriodInfo, Place, ProgramCreated, ProgramInfo, ProposalInfo, Replay,
    ReplayMoment, ReplayRequest, SeatInfo, SeatKind, SeatRequest, TableChange, TableInfo, TablePhase, TableSummary,
    Tempo,
};
pub use lesson::{Coach, CoachAnswer, CoachAnswerKind, CoachSays, LessonAct, LessonInfo, LessonTip, LessonWhen};
pub use live::{ChannelInfo, ClientMessage, FromTable, Have, Moment, Next, Past, ToTable};
pub use program::{PROGRAM_PROTOCOL, ProgramAnswer, ProgramFault, ProgramHello, Ready, ToProgram, True, beginning};
pub use riddles::{RiddleAnswer, RiddleInfo, RiddleOfDay, RiddleProof, RiddleScene, RiddleStep, RiddleVerdict};

/// Version of the protocol. A client with another one is told to reload.
pub const PROTOCOL: u32 = 2;
