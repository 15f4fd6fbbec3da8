//! What the strongest bots think of one position of each game: `cargo run --release -p tab --example thoughts FOLDER` writes the letters that
//! would go to the thinking worker and says how long each takes here. `scripts/thoughts.mjs FOLDER` has the same letters thought over as
//! WebAssembly, by Node.

use std::path::PathBuf;
use std::time::Instant;

use cabinet::{AnySession, KEYS, Letter};
use table::{Seat, Seed, Stop, Turn};

/// So many moves are made before the bot is asked.
const MOVES: u64 = 12;
/// Each letter is thought over so often; the fastest counts.
const TIMES: usize = 3;
/// A level whose number counts simulations, to know how many are made in a second.
const COUNTED: (&str, &str, u32) = ("bestioles", "hard:20000", 20_000);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    for key in KEYS {
        let letter = letter(key, "hard").ok_or("nobody is asked")?;
        tell(&folder, &format!("{key}-hard"), &letter)?;
    }
    let letter = letter(COUNTED.0, COUNTED.1).ok_or("nobody is asked")?;
    let ms = tell(&folder, &format!("{}-simulations-{}", COUNTED.0, COUNTED.2), &letter)?;
    println!("{} simulations a second", (f64::from(COUNTED.2) / ms * 1000.0).round());
    Ok(())
}

fn tell(folder: &std::path::Path, name: &str, letter: &Letter) -> Result<f64, Box<dyn std::error::Error>> {
    let text = serde_json::to_string(letter)?;
    std::fs::write(folder.join(format!("{name}.json")), &text)?;
    let mut best = f64::INFINITY;
    let mut answer = String::new();
    for _ in 0..TIMES {
        let mut study = tab::Study::new();
        let begun = Instant::now();
        answer = study.think("table#0", &text, &Stop::NEVER);
        best = best.min(begun.elapsed().as_secs_f64() * 1000.0);
    }
    println!("{name}: {best:.1} ms, a letter of {} bytes, {answer}", text.len());
    Ok(best)
}

/// The letter of whoever is asked after some moves of weak bots.
fn letter(key: &str, level: &str) -> Option<Letter> {
    let info = cabinet::games().into_iter().find(|it| it.key == key)?;
    let mut game =
        cabinet::deal(key, &std::collections::BTreeMap::new(), usize::from(info.usual), Seed::from_number(11)).ok()?;
    for number in 0..MOVES {
        let seat = asked(game.as_ref())?;
        if !game.seat_bot(seat, &info.bots[0], number) {
            return None;
        }
        let answer = game.bot_task(seat)?.run();
        let notation = answer.notation.clone()?;
        game.bot_done(answer);
        game.play(seat.into(), &notation).ok()?;
    }
    let seat = asked(game.as_ref())?;
    if !game.seat_bot(seat, level, 5) {
        return None;
    }
    game.bot_task(seat)?.letter()
}

fn asked(game: &dyn AnySession) -> Option<Seat> {
    match game.turn() {
        Turn::Open { must, .. } => must.iter().next(),
        Turn::Over(_) => None,
    }
}
