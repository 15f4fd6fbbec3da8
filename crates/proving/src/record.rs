//! Records replay to the same bytes.

use table::{Record, Referee, Seed, Viewer};

use crate::{Manner, Provable, deal_of, dice};

/// Plays one numbered game through a referee, writes it down, reads it back and replays it.
pub(crate) fn replays<G: Provable>(game: u64) {
    let mut rng = dice(game);
    let (options, n_seats) = deal_of::<G>(game, &mut rng);
    let manner = Manner::of(&mut rng);
    let mut referee = Referee::<G>::deal(options, n_seats, Seed::from_number(game)).expect("options that were checked");
    while let Some((actor, mv)) = manner.step_of(&referee, &mut rng) {
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
