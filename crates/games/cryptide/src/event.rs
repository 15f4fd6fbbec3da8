//! What happens, which is what everybody hears.

use crate::news::News;

/// What has happened, in full. Made by [`State`](crate::State) only; what viewers hear is [`News`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event(pub(crate) News);
