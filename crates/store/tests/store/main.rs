//! The store on real files.

mod copies;
mod faults;
mod keeping;
mod log;
mod versions;
mod world;
