//! Records replay to the same bytes.

use table::{Record, Referee, Seed, Viewer};

use crate::{Provable, dice, random_move_of};

/// Plays one numbered game through a referee, writes it down, reads it back and replays it.
pub(crate) fn replays<G: Provable>(game: u64) {
    let variants = G::variants();
    let options = variants[game as usize % variants.len()].clone();
    let n_seats = *G::SEATS.start() + game as usize % (G::SEATS.end() - G::SEATS.start() + 1);
    let Ok(mut referee) = Referee::<G>::deal(options, n_seats, Seed::from_number(game)) else { return };
    let mut rng = dice(game);
    while let Some((actor, mv)) = random_move_of(&referee, &mut rng) {
        referee.play(actor, mv).expect("a listed move is accepted");
    }
    let text = referee.record(vec!["Ana".into(), "Zoé".into()]).to_string();
    let record: Record = text.parse().expect("what was written can be read");
    let again = Referee::<G>::replay(&record).expect("what was played can be replayed");
    assert_eq!(again.record(record.names.clone()).to_string(), text, "game {game}");
    for viewer in Viewer::all(n_seats) {
        let bytes = |it: &Referee<G>| serde_json::to_string(&it.view(viewer)).expect("views are plain data");
        assert_eq!(bytes(&again), bytes(&referee), "game {game} as {viewer:?} sees it");
        assert_eq!(again.retrace(viewer), referee.retrace(viewer), "game {game} as {viewer:?} met it");
    }
}
