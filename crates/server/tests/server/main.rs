//! The whole server, over real sockets.

mod absence;
mod bad_input;
mod clocks;
mod games;
mod house;
mod kill;
mod limits;
mod memory;
mod people;
mod secrecy;
mod talk;
mod village;
mod wake;
mod world;
