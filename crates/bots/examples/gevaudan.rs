//! What hunters do with their abilities, counted: `cargo run --release -p bots --example gevaudan [level] [others] [players] [games] [first seed]`.
//!
//! One bot hunts with each ability in turn among others who have the rest, on every seat of each deal, with Characters and historical
//! events. `without` is the same hunter on a board without abilities.

use std::collections::BTreeMap;

use gevaudan::{Events, Gevaudan, Options, Role, Switch};
use table::{Actor, Seat};

const ROLES: [Role; 7] = [
    Role::Fourbe,
    Role::Negociateur,
    Role::GardeChasse,
    Role::Devot,
    Role::Egoiste,
    Role::Discret,
    Role::Diplomate,
];
/// The moves that are an ability.
const POWERS: [&str; 4] = ["swap", "shot", "wall", "charm"];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, otherwise: &'static str| words.get(at).map_or(otherwise, String::as_str);
    let number = |at: usize, otherwise: u64| words.get(at).map_or(otherwise, |it| it.parse().expect("a number"));
    let (level, others) = (word(0, "normal"), word(1, "reference"));
    let (n_seats, n_games, first) = (number(2, 4) as usize, number(3, 200), number(4, 900_001));
    println!("{level} among {} {others}, {n_games} games a hunter, seeds from {first}", n_seats - 1);
    println!("hunter       abilities  without   a game: swap   shot   wall  charm");
    for role in ROLES {
        let mut won = [0; 2];
        let mut used = BTreeMap::<&str, u32>::new();
        for nth in 0..n_games {
            let own = nth as usize % n_seats;
            for (is_able, won) in [true, false].into_iter().zip(&mut won) {
                let (options, levels) = (options(role, own, is_able), levels(level, others, own, n_seats));
                let (outcome, referee) = bots::play_levels::<Gevaudan>(options, &levels, first + nth / n_seats as u64);
                *won += u32::from(outcome.winners().contains(Seat::at(own)));
                for step in &referee.record(vec![String::new(); n_seats]).steps {
                    let power = POWERS.into_iter().find(|it| step.notation.split(' ').next() == Some(*it));
                    if let Some(power) = power.filter(|_| is_able && step.actor == Actor::Seat(Seat::at(own))) {
                        *used.entry(power).or_default() += 1;
                    }
                }
            }
        }
        let [able, without] = won.map(|it| 100.0 * f64::from(it) / n_games as f64);
        let a_game = POWERS.map(|it| f64::from(*used.get(it).unwrap_or(&0)) / n_games as f64);
        let [swap, shot, wall, charm] = a_game;
        println!(
            "{:<12} {able:8.1}% {without:7.1}%  {swap:13.2}  {shot:5.2}  {wall:5.2}  {charm:5.2}",
            format!("{role:?}")
        );
    }
}

/// The bot's seat has this ability, the others have those that come after it.
fn options(role: Role, own: usize, is_able: bool) -> Options {
    let at = ROLES.iter().position(|it| *it == role).unwrap_or(0);
    let hunter = |seat: usize| ROLES[(at + seat + ROLES.len() - own) % ROLES.len()];
    Options {
        characters: Switch::On,
        events: Events::Historical,
        abilities: if is_able { Switch::On } else { Switch::Off },
        hunter1: hunter(0),
        hunter2: hunter(1),
        hunter3: hunter(2),
        hunter4: hunter(3),
        ..Options::default()
    }
}

fn levels<'a>(level: &'a str, others: &'a str, own: usize, n_seats: usize) -> Vec<&'a str> {
    (0..n_seats).map(|it| if it == own { level } else { others }).collect()
}
