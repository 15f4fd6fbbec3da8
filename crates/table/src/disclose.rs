//! All that happened, for whoever holds the record.

use crate::{Rules, Seats};

/// Events in full. For traces of records, which hold the seed anyway; never for a client. Whatever serves clients asks
/// for [`Rules`] without it.
pub trait Disclose: Rules {
    /// The whole of an event.
    fn disclose(event: &Self::Event) -> Self::News;

    /// What chance decided when this state was dealt, in full.
    fn disclose_deal(dealt: &Self::State) -> Option<Self::News> {
        let _ = dealt;
        None
    }

    /// The sides that this deal has made in secret, with their seats: a side has won when the game ends by the reason of its name.
    /// For an arena that lets bots of one kind play a whole side; nobody at the table is ever told. None where everybody plays for
    /// himself.
    fn sides(dealt: &Self::State) -> Vec<(&'static str, Seats)> {
        let _ = dealt;
        Vec::new()
    }
}
