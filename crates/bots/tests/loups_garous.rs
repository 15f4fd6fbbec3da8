//! The bots of Loups-garous play whole games.

use std::collections::BTreeMap;

use bots::Thinks;
use loups_garous::{LoupsGarous, Options};
use table::{Bot, Glance, Happened, Outcome, PerSeat, Referee, Seat, Seed, Seen, Turn, Viewer, pick};

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

struct Chair {
    seat: Seat,
    bot: Box<dyn Bot<LoupsGarous>>,
    last: Seen<LoupsGarous>,
}

struct Table {
    referee: Referee<LoupsGarous>,
    chairs: Vec<Chair>,
}

impl Table {
    fn new(n_seats: usize, number: u64, level: impl Fn(Seat, &Seen<LoupsGarous>) -> &'static str) -> Self {
        let referee = Referee::deal(Options::default(), n_seats, Seed::from_number(number)).expect("dealt");
        let sit = |seat: Seat| {
            let last = Seen { news: Vec::new(), view: referee.view(Viewer::Seat(seat)) };
            let seed = number * 32 + seat.idx() as u64;
            let mut bot = LoupsGarous::bot(level(seat, &last), seat, seed).expect("a level");
            bot.see(&last);
            Chair { seat, bot, last }
        };
        let chairs = Seat::all(n_seats).map(sit).collect();
        Self { referee, chairs }
    }

    fn tell(&mut self, happened: &Happened<LoupsGarous>) {
        for chair in &mut self.chairs {
            if let Some(seen) = self.referee.moment(happened, Viewer::Seat(chair.seat), Some(&chair.last)) {
                chair.bot.see(&seen);
                chair.last = seen;
            }
        }
    }

    /// Plays to the end; the outcome and the number of moves.
    fn play(&mut self, number: u64) -> (Outcome, usize) {
        let mut order = Pcg64Mcg::seed_from_u64(number);
        loop {
            let (must, may) = match self.referee.turn() {
                Turn::Open { must, may } => (must, may),
                Turn::Over(outcome) => return (outcome, self.referee.n_steps()),
            };
            for seat in may.iter() {
                let moves = self.referee.moves(seat.into());
                let chair = &mut self.chairs[seat.idx()];
                let glance = Glance { seat, view: &chair.last.view, moves: &moves };
                if let Some(mv) = chair.bot.interject(&glance) {
                    let happened = self.referee.play(seat.into(), mv).expect("bots make legal moves");
                    self.tell(&happened);
                }
            }
            let seats: PerSeat<Seat> = must.iter().collect();
            let seat = *pick(&seats, &mut order).expect("somebody is asked");
            let moves = self.referee.moves(seat.into());
            let chair = &mut self.chairs[seat.idx()];
            let mv = chair.bot.choose(&Glance { seat, view: &chair.last.view, moves: &moves });
            let happened = self.referee.play(seat.into(), mv).expect("bots make legal moves");
            self.tell(&happened);
        }
    }
}

#[test]
fn measure() {
    let games: u64 = std::env::var("GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(20);
    for n_seats in std::env::var("SIZES").map_or((8..=18).collect(), |it| {
        it.split(',').map(|it| it.parse::<usize>().expect("a size")).collect::<Vec<_>>()
    }) {
        let mut counts = BTreeMap::<&str, u64>::new();
        let mut moves = 0;
        let mut executed = [(0u64, 0u64); 9];
        let mut seer = [0u64; 9];
        let start = std::time::Instant::now();
        for number in 0..games {
            let mut table = Table::new(n_seats, number, |_, _| "easy");
            let (outcome, n) = table.play(number);
            let view = table.referee.view(Viewer::Public);
            for player in &view.players {
                if player.cause == Some(loups_garous::Cause::Executed) {
                    let day = usize::from(player.died.unwrap_or(0)).min(8);
                    executed[day].0 += 1;
                    executed[day].1 += u64::from(player.role == Some(loups_garous::Role::Wolf));
                }
                if player.role == Some(loups_garous::Role::Seer) || player.alive {
                    seer[usize::from(player.died.unwrap_or(0)).min(8)] +=
                        u64::from(player.role == Some(loups_garous::Role::Seer));
                }
            }
            *counts.entry(outcome.reason()).or_default() += 1;
            moves += n as u64;
        }
        let share = |it: &str| 100.0 * counts.get(it).copied().unwrap_or(0) as f64 / games as f64;
        let acc: Vec<String> = executed[1..]
            .iter()
            .map(|it| format!("{}:{:.0}%", it.0, 100.0 * it.1 as f64 / it.0.max(1) as f64))
            .collect();
        println!(
            "{n_seats}: village {:.1} wolves {:.1} lovers {:.1} nobody {:.1}; {} moves {:?}  exec {} seer died {seer:?}",
            share("village"),
            share("wolves"),
            share("lovers"),
            share("nobody"),
            moves / games,
            start.elapsed() / games as u32,
            acc.join(" ")
        );
    }
}

#[test]
fn transcript() {
    let n: usize = std::env::var("SEATS").ok().and_then(|it| it.parse().ok()).unwrap_or(12);
    let number: u64 = std::env::var("NUMBER").ok().and_then(|it| it.parse().ok()).unwrap_or(1);
    let mut table = Table::new(n, number, |_, _| "easy");
    table.play(number);
    let names = (1..=n).map(|it| it.to_string()).collect();
    println!("{}", table.referee.record(names));
    println!("{:?}", table.referee.view(Viewer::Public).truth.map(|it| (it.roles, it.lovers)));
}
