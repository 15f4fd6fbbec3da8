//! Server.
fn main(){}
