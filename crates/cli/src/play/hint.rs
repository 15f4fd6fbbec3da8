//! Advice: what a bot would do in the place of who asks, and what it believes.

use ::table::Seat;
use cabinet::{Advice, AnySession};
use picture::{Scene, fold};
use texts::Args as Words;

/// So many hidden places are told of.
const PLACES: usize = 6;

/// Who is asked for advice.
#[derive(Clone, Debug)]
pub(crate) struct Adviser {
    level: String,
    /// All its chance follows from this.
    seed: u64,
}

impl Adviser {
    pub(crate) fn new(level: String, seed: u64) -> Self {
        Self { level, seed }
    }

    pub(super) fn level(&self) -> &str {
        &self.level
    }

    /// What it would do in the place of `seat`; nothing if there is nothing to do. Asked twice, it says the same.
    pub(super) fn ask(&self, sitting: &dyn AnySession, seat: Seat) -> Option<Advice> {
        let task = sitting.advise(seat, &self.level, self.seed.wrapping_add(seat.number() as u64))?;
        Some(task.run())
    }
}

/// Advice in words, for somebody who typed `typed`.
pub(super) fn words(scene: &Scene<'_>, level: &str, advice: &Advice, typed: &str) -> String {
    let texts = scene.speaker.texts;
    let moves: Vec<_> = advice.moves.iter().map(|it| (&it.mv, it.worth)).collect();
    let worth = if moves.iter().any(|it| it.1.is_some()) { "yes" } else { "no" };
    let args = Words::new().word("level", level_words(scene, level)).word("worth", worth);
    let mut lines = vec![String::new()];
    if moves.is_empty() {
        lines.push(fold(&texts.get("cli-play-advice-none", &args), 2));
    } else {
        lines.push(fold(&texts.get("cli-play-advice", &args), 2));
        lines.push(scene.weighed(&moves));
    }
    let beliefs: Vec<_> = advice.beliefs.rows.iter().filter(|it| !it.chances.is_empty()).take(PLACES).collect();
    if !beliefs.is_empty() {
        lines.push(fold(&texts.say("cli-play-advice-beliefs"), 2));
        lines.extend(beliefs.iter().map(|it| scene.belief(&it.place, &it.chances)));
    }
    if let Some(place) = scene.moves.iter().position(|it| it.eq_ignore_ascii_case(typed)) {
        let args = Words::new().word("typed", typed).word("number", (place + 1).to_string());
        lines.push(fold(&texts.get("cli-play-advice-move", &args), 2));
    }
    lines.join("\n")
}

/// `Hard`; of `hard:20000`, with how much it thinks.
fn level_words(scene: &Scene<'_>, level: &str) -> String {
    let (name, budget) = level.split_once(':').map_or((level, ""), |it| (it.0, &level[it.0.len()..]));
    let name = scene.speaker.texts.find(&format!("bot-{name}")).unwrap_or_else(|| name.to_owned());
    name + budget
}
