//! A table without wires: one machine that owns one table and its game. Nothing else ever holds the game, so nothing else
//! can leak it.
//!
//! Input and time go in ([`Room::handle`]), effects come out ([`Effect`]): write this, send that text to those clients, let
//! this bot think, call me at that time. No clock, no socket, no database, no task: a server is one shell round it, a
//! browser another, and the simulation in `tests/` a third, with faults.
//!
//! What it promises, whatever comes in: nothing is told and nothing acknowledged before the log has it; a viewer's moments
//! have no gaps; nobody hears what is not his; no input sets off more than so many effects; and a room that is read from
//! the log again is the room it was.

mod absence;
mod bots;
mod clients;
mod clock;
mod commit;
mod config;
mod eyes;
mod failure;
mod halt;
mod info;
mod input;
pub mod lesson;
mod luck;
pub mod names;
mod next;
mod night;
mod open;
pub mod past;
mod plan;
mod programs;
mod reply;
mod room;
mod seating;
pub mod table_code;
mod talk;

pub use config::{RoomConfig, thinking_time};
pub use failure::Failure;
pub use info::{Presence, info, outcome};
pub use input::{Ask, ClientId, Effect, Hello, Input, Now, RequestId, Says, Standing};
pub use luck::Luck;
pub use open::{Stored, Taken, take_up};
pub use plan::plan;
pub use room::Room;
pub use seating::{a_bot_name, with_defaults};
