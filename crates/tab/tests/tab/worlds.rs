//! Two worlds, same bytes, at the worker's border: for every viewer the texts that go to the page, and for every seat the letters that go
//! to the thinking worker, are the same in the truth and in a world that he may imagine.

use cabinet::{AnySession, Served, Session};
use proving::{Manner, Provable, deal_of, dice, n_games};
use table::{Actor, Belief, Listener, Referee, Seat, Seed, Seen, Viewer};

const GAMES: u64 = 4;

/// A viewer, what he concludes, and what he met last.
type Witness<G> = (Viewer, <G as table::Mind>::Belief, Seen<G>);

fn witnesses<G: Provable>(state: &G::State) -> Vec<Witness<G>> {
    let begin = |viewer| {
        let view = G::view(state, viewer);
        (viewer, G::Belief::new(viewer, &view), Seen { news: Vec::new(), view })
    };
    Viewer::all(G::n_seats(state)).map(begin).collect()
}

fn see<G: Provable>(witnesses: &mut [Witness<G>], state: &G::State, heard: &Listener<G::Event>) {
    for (viewer, belief, last) in witnesses {
        let news = heard.events.iter().filter_map(|it| G::project(it, *viewer)).collect();
        let seen = Seen { news, view: G::view(state, *viewer) };
        if !(seen.news.is_empty() && seen.view == last.view) {
            belief.update(&seen);
            *last = seen;
        }
    }
}

/// A table where this is so now.
fn table_of<G: Served>(options: &G::Options, state: &G::State) -> Session<G> {
    Session::new(Referee::<G>::from_position(options.clone(), state.clone(), Seed::from_number(1)))
}

/// All that crosses the border for a viewer now.
fn told<G: Served>(table: &mut Session<G>, viewer: Viewer) -> Vec<String> {
    let mut told = vec![
        table.picture(viewer),
        table.past(viewer),
        format!("{:?} {:?} {:?}", table.awaited(viewer), table.channels(viewer), table.period()),
    ];
    if let Some(seat) = viewer.seat() {
        told.extend(letters(table, seat));
    }
    told
}

fn letters<G: Served>(table: &mut Session<G>, seat: Seat) -> Vec<String> {
    let level = G::levels()[0];
    assert!(table.seat_bot(seat, level, 7), "{level}");
    // Whether he is asked at all is his to know.
    let tasks = [table.bot_task(seat), table.interject_task(seat)];
    let letters = tasks.into_iter().flatten().map(|it| it.letter().expect("it has not thought here"));
    letters.map(|it| serde_json::to_string(&it).expect("plain data")).collect()
}

fn look_the_same<G: Provable + Served>(game: u64) -> usize {
    let mut rng = dice(game);
    let (options, n_seats) = deal_of::<G>(game, &mut rng);
    let manner = Manner::of(&mut rng);
    let mut state = G::deal(&options, n_seats, &mut rng);
    let mut witnesses = witnesses::<G>(&state);
    let (mut n_letters, mut step) = (0, 0);
    loop {
        let next = manner.step::<G>(&state, &mut rng);
        let after = next.map(|(actor, mv)| {
            let mut after = state.clone();
            G::play(&mut after, actor, mv, &mut rng.clone(), &mut table::Silent).expect("a listed move is accepted");
            after
        });
        for (viewer, belief, _) in &witnesses {
            let world = belief.sample(&mut rng);
            let (mut truth, mut other) = (table_of::<G>(&options, &state), table_of::<G>(&options, &world));
            let place = || format!("game {game} of {}, step {step}, {viewer:?}", G::KEY);
            let ours = told::<G>(&mut truth, *viewer);
            assert_eq!(ours, told::<G>(&mut other, *viewer), "{}", place());
            n_letters += ours.len() - 3;
            // Whoever is shown everything by a move, such as the dead who may watch, sees what is so.
            let is_shown = after.as_ref().is_some_and(|after| G::is_shown(&state, after, *viewer));
            if let Some((actor, mv)) = next.filter(|_| !is_shown) {
                goes_on::<G>(&mut truth, &mut other, *viewer, (actor, &mv.to_string()), &place());
            }
        }
        let Some((actor, mv)) = next else { return n_letters };
        let mut heard = Listener::default();
        G::play(&mut state, actor, mv, &mut rng, &mut heard).expect("a listed move is accepted");
        see::<G>(&mut witnesses, &state, &heard);
        step += 1;
    }
}

/// Where the same move sounds the same in both, the next text and the next letter are the same.
fn goes_on<G: Served>(
    truth: &mut Session<G>,
    other: &mut Session<G>,
    viewer: Viewer,
    (actor, notation): (Actor, &str),
    place: &str,
) {
    let next = |table: &mut Session<G>| {
        let proposed = table.propose(actor, notation).ok()?;
        table.accept();
        let text = table.since(viewer, 0).concat();
        Some((proposed, text, table.outcome().is_some()))
    };
    let (Some(ours), Some(theirs)) = (next(truth), next(other)) else { return };
    if ours.2 || theirs.2 || news(&ours.1) != news(&theirs.1) {
        return; // it came out otherwise, or the game reveals itself
    }
    // Who notices a move is of no consequence to him unless he does.
    assert_eq!(ours.1, theirs.1, "{place}: after {notation}");
    if let Some(seat) = viewer.seat() {
        assert_eq!(letters(truth, seat), letters(other, seat), "{place}: letters after {notation}");
    }
}

/// What was heard in a text, which is a JSON object without its closing brace; nothing where there is none.
fn news(text: &str) -> serde_json::Value {
    let value = serde_json::from_str::<serde_json::Value>(&format!("{text}}}")).unwrap_or_default();
    value.get("news").cloned().unwrap_or_else(|| serde_json::json!([]))
}

fn all_look_the_same<G: Provable + Served>() {
    let n_letters: usize = (0..n_games(GAMES)).map(look_the_same::<G>).sum();
    assert!(n_letters > 20, "{}: {n_letters} letters", G::KEY);
}

#[test]
fn bestioles_crosses_the_border_without_a_secret() {
    all_look_the_same::<bestioles::Bestioles>();
}

#[test]
fn cryptide_crosses_the_border_without_a_secret() {
    all_look_the_same::<cryptide::Cryptide>();
}

#[test]
fn monstre_crosses_the_border_without_a_secret() {
    all_look_the_same::<monstre::Monstre>();
}

#[test]
fn loups_garous_crosses_the_border_without_a_secret() {
    all_look_the_same::<loups_garous::LoupsGarous>();
}

#[test]
fn gevaudan_crosses_the_border_without_a_secret() {
    all_look_the_same::<gevaudan::Gevaudan>();
}
