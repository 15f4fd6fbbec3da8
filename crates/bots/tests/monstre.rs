//! The bots of Mon voisin le monstre play whole games.

use bots::Thinks;
use monstre::{Dog, Fog, Memory, Monstre, Options, Rounds, Ties};
use table::{Bot, Glance, Outcome, Referee, Seat, Seed, Seen, Turn, Viewer};

struct Chair {
    bot: Box<dyn Bot<Monstre>>,
    last: Seen<Monstre>,
}

/// Plays one game between these levels; the outcome and the number of moves.
fn play(options: Options, levels: &[&str], number: u64) -> (Outcome, usize) {
    let mut referee = Referee::<Monstre>::deal(options, levels.len(), Seed::from_number(number)).expect("dealt");
    let sit = |(at, level): (usize, &&str)| {
        let seat = Seat::at(at);
        let mut bot = Monstre::bot(level, seat, number).expect("a level");
        let last = Seen { news: Vec::new(), view: referee.view(Viewer::Seat(seat)) };
        bot.see(&last);
        Chair { bot, last }
    };
    let mut chairs: Vec<Chair> = levels.iter().enumerate().map(sit).collect();
    loop {
        let must = match referee.turn() {
            Turn::Open { must, .. } => must,
            Turn::Over(outcome) => return (outcome, referee.n_steps()),
        };
        let seat = must.first().expect("somebody is asked");
        let moves = referee.moves(seat.into());
        let chair = &mut chairs[seat.idx()];
        let mv = chair.bot.choose(&Glance { seat, view: &chair.last.view, moves: &moves });
        let happened = referee.play(seat.into(), mv).expect("bots make legal moves");
        for (at, chair) in chairs.iter_mut().enumerate() {
            if let Some(seen) = referee.moment(&happened, Viewer::Seat(Seat::at(at)), Some(&chair.last)) {
                chair.bot.see(&seen);
                chair.last = seen;
            }
        }
    }
}

/// Each deal is played with `easy` on every seat, so that luck cancels out.
#[test]
fn easy_makes_more_points_than_random() {
    let (mut easy, mut random) = (0, 0);
    for number in 0..100 {
        let mut levels = ["random"; 5];
        levels[number as usize % 5] = "easy";
        let (outcome, _) = play(Options::default(), &levels, number / 5);
        let points = outcome.points().expect("points are counted");
        easy += 4 * points[number as usize % 5];
        random += points.iter().sum::<i32>() - points[number as usize % 5];
    }
    assert!(easy * 10 >= random * 12, "four times easy {easy}, all others {random}");
}

#[test]
fn easy_plays_every_variant_at_tables_of_every_size() {
    let plain = Options::default();
    for (n_seats, number) in (3..=8).zip(0..) {
        for manches in [Rounds::Three, Rounds::Five] {
            let options =
                Options { manches, chien: Dog::Passe, brouillard: Fog::UneCarte, egalite: Ties::Manche, ..plain };
            let (outcome, _) = play(options, &["easy"; 8][..n_seats], number);
            assert_eq!(outcome.winners().len(), 1, "ties are parted");
            let (outcome, _) =
                play(Options { memoire: Memory::Sans, manches, ..plain }, &["easy"; 8][..n_seats], number);
            assert_eq!(outcome.reason(), "points");
        }
    }
}
