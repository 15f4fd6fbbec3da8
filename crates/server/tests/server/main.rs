//! The whole server, over real sockets.

mod bad_input;
mod games;
mod house;
mod kill;
mod limits;
mod people;
mod secrecy;
mod world;
