//! A way to tell a thinker that nobody waits for it any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Says whether a thought should come to its end. Clones say the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Option<Arc<AtomicBool>>);

impl Stop {
    /// Nobody will ever ask for the end.
    pub const NEVER: Self = Self(None);

    /// One that can be asked for.
    pub fn new() -> Self {
        Self(Some(Arc::default()))
    }

    /// Asks for the end: whoever thinks answers with the best it has.
    pub fn ask(&self) {
        if let Some(flag) = &self.0 {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the end was asked for. Cheap enough for every round of a search.
    pub fn is_asked(&self) -> bool {
        self.0.as_ref().is_some_and(|it| it.load(Ordering::Relaxed))
    }
}
