//! The whole server, over real sockets.

mod absence;
mod bad_input;
mod clocks;
mod connections;
mod games;
mod house;
mod kill;
mod limits;
mod people;
mod replays;
mod secrecy;
mod strangers;
mod talk;
mod village;
mod wake;
mod world;
