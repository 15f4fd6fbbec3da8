//! All that happened, for whoever holds the record.

use crate::Rules;

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
}
