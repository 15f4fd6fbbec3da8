//! A way to tell a thinker that nobody waits for it any more.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Says whether a thought should come to its end. Clones say the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Asked);

#[derive(Clone, Default)]
enum Asked {
    #[default]
    Never,
    Flag(Arc<AtomicBool>),
    Clock(Arc<dyn Fn() -> bool + Send + Sync>),
}

impl Stop {
    /// Nobody will ever ask for the end.
    pub const NEVER: Self = Self(Asked::Never);

    /// One that can be asked for.
    pub fn new() -> Self {
        Self(Asked::Flag(Arc::default()))
    }

    /// One that looks for itself: for a thinker to whom nobody can call out while it thinks, as in a thread of its own without shared memory.
    pub fn when(is_over: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Asked::Clock(Arc::new(is_over)))
    }

    /// Asks for the end: whoever thinks answers with the best it has. One that looks for itself cannot be asked.
    pub fn ask(&self) {
        if let Asked::Flag(flag) = &self.0 {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the end was asked for. Cheap enough for every round of a search.
    pub fn is_asked(&self) -> bool {
        match &self.0 {
            Asked::Never => false,
            Asked::Flag(flag) => flag.load(Ordering::Relaxed),
            Asked::Clock(is_over) => is_over(),
        }
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Never => "Never",
            Self::Flag(_) => "Flag",
            Self::Clock(_) => "Clock",
        })
    }
}
