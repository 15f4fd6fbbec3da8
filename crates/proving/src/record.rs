//! Records replay to the same bytes.

use table::{Actor, Counting, History, Record, Referee, Rules, Seed, Takeback, Undo, Viewer};

use crate::{Manner, Provable, deal_of, dice};

/// Every so many steps a move is taken back in a game whose streams are counted by draws.
const UNDOS: u32 = 24;

/// Plays one numbered game through a referee, writes it down, reads it back and replays it. Half of the games count their
/// streams by draws, and in these moves are taken back.
pub(crate) fn replays<G: Provable>(game: u64) {
    let mut rng = dice(game);
    let (options, n_seats) = deal_of::<G>(game, &mut rng);
    let manner = Manner::of(&mut rng);
    let counting = if game.is_multiple_of(2) { Counting::Moves } else { Counting::Draws };
    let seed = Seed::from_number(game);
    let mut referee = Referee::<G>::deal_by(options, n_seats, seed, counting).expect("options that were checked");
    let mut undo_dice = dice(game);
    while let Some((actor, mv)) = manner.step_of(&referee, &mut rng) {
        referee.play(actor, mv).expect("a listed move is accepted");
        if counting == Counting::Draws && table::below(UNDOS, &mut undo_dice) == 0 && referee.outcome().is_none() {
            take_back_last(&mut referee, actor);
        }
    }
    let text = referee.record(vec!["Ana".into(), "Zoé".into()]).to_string();
    let record: Record = text.parse().expect("what was written can be read");
    let again = Referee::<G>::replay(&record).expect("what was played can be replayed");
    assert_eq!(again.record(record.names.clone()).to_string(), text, "game {game}");
    assert_eq!(again.draws(), referee.draws(), "game {game}");
    let mut history = History::<G>::replay(&record).expect("what was played can be replayed");
    assert_eq!(history.now().record(record.names.clone()).to_string(), text, "game {game}");
    for viewer in Viewer::all(n_seats) {
        let bytes = |it: &Referee<G>| serde_json::to_string(&it.view(viewer)).expect("views are plain data");
        assert_eq!(bytes(&again), bytes(&referee), "game {game} as {viewer:?} sees it");
        assert_eq!(again.retrace(viewer), referee.retrace(viewer), "game {game} as {viewer:?} met it");
        assert_eq!(history.remembered(viewer), referee.retrace(viewer), "game {game} as {viewer:?} remembers it");
        assert_eq!(*history.view(viewer), referee.view(viewer), "game {game} as {viewer:?} sees it in its history");
    }
    streams_are_used_once(&referee, game);
}

/// Takes back the move that was just made, if a seat made it, and looks whether the game stands as before it.
fn take_back_last<G: Rules>(referee: &mut Referee<G>, actor: Actor) {
    let undo = Undo { entry: referee.n_entries(), how: Takeback::Agreed };
    let n_draws = referee.draws().len();
    let done = referee.undo(undo);
    assert_eq!(done.is_ok(), matches!(actor, Actor::Seat(_)), "the last move of a seat can always go: {done:?}");
    assert_eq!(referee.draws().len(), n_draws, "what was drawn stays drawn");
    if done.is_ok() {
        assert!(referee.undo(undo).is_err(), "nothing is taken back twice");
    }
}

/// By draws they are counted without a gap, whatever was taken back.
fn streams_are_used_once<G: Rules>(referee: &Referee<G>, game: u64) {
    let streams: Vec<u64> = referee.draws().iter().map(|it| it.1).collect();
    match referee.counting() {
        Counting::Draws => assert!(streams.iter().copied().eq(1..=streams.len() as u64), "game {game}: {streams:?}"),
        Counting::Moves => assert!(streams.windows(2).all(|it| it[0] < it[1]), "game {game}: {streams:?}"),
    }
}
