//! The whole server, over real sockets.

mod absence;
mod bad_input;
mod clocks;
mod connections;
mod drill;
mod endings;
mod faults;
mod games;
mod halted;
mod house;
mod keeping;
mod kill;
mod lessons;
mod limits;
mod memory;
mod people;
mod privacy;
mod replays;
mod riddles;
mod secrecy;
mod strangers;
mod talk;
mod traces;
mod village;
mod wake;
mod world;
