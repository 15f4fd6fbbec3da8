//! Faults that can be planted between a room and its world, each as a careless shell or room would make it.

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A write is acknowledged to the room before it is done.
    ToldBeforeLogged,
    /// Now and then a thought never comes back.
    LostWakeUp,
    /// Now and then what a bot wanted is played and written once more.
    DoubledBotMove,
    /// Now and then a moment does not reach a client whose line stays open.
    Gap,
    /// The room is called again at once, for ever.
    EndlessChain,
}
