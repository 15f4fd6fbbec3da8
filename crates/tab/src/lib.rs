//! A table in the browser's tab: the machine that a server runs (`room`), in a worker, without a server.
//!
//! [`House`] holds what is open: JSON goes in (what a page asks, what the store and the thinker answer, the time), JSON comes out
//! (what is to be said, written, thought). [`Study`] is the thinker, in a worker of its own: it is sent letters with what a seat has
//! seen, and answers with moves. Neither knows a clock, a thread or a store; nothing panics on what comes in.

pub mod border;
mod desk;
mod engine;
mod house;
mod lesson;
mod refused;
mod requests;
pub mod rows;
mod study;
mod thoughts;

use std::time::Duration;

use border::{Input, Outcome};
use room::Now;
use table::Seed;
use wasm_bindgen::prelude::wasm_bindgen;

pub use house::{House, LINKS_BEGIN};
pub use refused::Refused;
pub use study::Study;

/// The house, as a worker holds it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TabHouse {
    house: Option<House>,
    seed: String,
}

#[wasm_bindgen]
impl TabHouse {
    /// A house with chance of its own: 64 hexadecimal digits that nobody knows. It opens with the first `begin`.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: &str) -> Self {
        Self { house: None, seed: seed.to_owned() }
    }

    /// Takes in what has happened at this time (milliseconds of a clock that never goes back, and since 1970); gives what is to be done:
    /// `{"effects": […], "due": …}`.
    pub fn handle(&mut self, tick: f64, ms: f64, input: &str) -> String {
        let outcome = match serde_json::from_str(input) {
            Ok(input) => self.take_in(now(tick, ms), input),
            Err(error) => trouble(format!("an input that cannot be read: {error}")),
        };
        serde_json::to_string(&outcome).unwrap_or_default()
    }

    fn take_in(&mut self, now: Now, input: Input) -> Outcome {
        match (&mut self.house, input) {
            (Some(house), input) => house.handle(now, input),
            (none, Input::Begin { me, pace, broken }) => match self.seed.parse::<Seed>() {
                Ok(seed) => {
                    *none = Some(House::new(seed, &me, pace, broken));
                    Outcome { effects: Vec::new(), due: None }
                }
                Err(_) => trouble("a seed has 64 hexadecimal digits".into()),
            },
            (None, _) => trouble("the first input is `begin`".into()),
        }
    }
}

fn trouble(what: String) -> Outcome {
    Outcome { effects: vec![border::Effect::Trouble { what }], due: None }
}

fn now(tick: f64, ms: f64) -> Now {
    let tick = Duration::try_from_secs_f64(tick / 1000.0).unwrap_or(Duration::ZERO);
    Now { tick, ms: ms as i64 }
}

/// The thinker, as a worker holds it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TabStudy {
    study: Study,
}

#[wasm_bindgen]
impl TabStudy {
    /// One where nobody lives yet.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "JavaScript makes it")]
    pub fn new() -> Self {
        Self { study: Study::new() }
    }

    /// Has the bot of a chair think for so many milliseconds at most: its answer, or `null` if it failed.
    pub fn think(&mut self, chair: &str, letter: &str, within: f64) -> String {
        self.study.think(chair, letter, &clock::stop_after(within))
    }

    /// Nobody thinks for this place any more.
    pub fn forget(&mut self, place: &str) {
        self.study.forget(place);
    }
}

/// When a thought has lasted long enough.
#[cfg(target_family = "wasm")]
mod clock {
    use table::Stop;
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn performance_now() -> f64;
    }

    pub(crate) fn stop_after(within: f64) -> Stop {
        let end = performance_now() + within;
        Stop::when(move || performance_now() >= end)
    }
}

/// The same for native tests.
#[cfg(not(target_family = "wasm"))]
mod clock {
    use std::time::{Duration, Instant};

    use table::Stop;

    pub(crate) fn stop_after(within: f64) -> Stop {
        let (begun, within) = (Instant::now(), Duration::try_from_secs_f64(within / 1000.0).unwrap_or(Duration::MAX));
        Stop::when(move || begun.elapsed() >= within)
    }
}
