//! Two worlds, same bytes.

use rand_pcg::Pcg64Mcg;
use table::{Actor, Belief, Listener, Viewer, below};

use crate::{Manner, Provable, Scene, Witnesses, deal_of, dice};

/// Refusals tried in both worlds at each step.
const BAD_MOVES: usize = 6;

/// Plays one numbered game and compares the truth with an imagined world for every viewer at every step.
pub(crate) fn look_the_same<G: Provable>(game: u64) {
    let mut rng = dice(game);
    let (options, n_seats) = deal_of::<G>(game, &mut rng);
    let manner = Manner::of(&mut rng);
    let universe = G::universe(n_seats);
    let mut state = G::deal(&options, n_seats, &mut rng);
    let mut witnesses = Witnesses::<G>::of(&state);
    let mut step = 0;
    loop {
        let scene = Scene { state: &state, game, step };
        let worlds: Vec<G::State> = witnesses.beliefs.iter().map(|(_, belief, _)| belief.sample(&mut rng)).collect();
        for ((viewer, ..), world) in witnesses.beliefs.iter().zip(&worlds) {
            compare_now::<G>(&scene, *viewer, world, &universe, &mut rng);
        }
        let Some((actor, mv)) = manner.step::<G>(&state, &mut rng) else { break };
        let mut after = state.clone();
        let mut heard = Listener::default();
        let luck = rng.clone();
        G::play(&mut after, actor, mv, &mut rng, &mut heard).expect("a listed move is accepted");
        for ((viewer, ..), world) in witnesses.beliefs.iter().zip(&worlds) {
            compare_next::<G>(&scene, *viewer, world, actor, (&after, &heard), &luck);
            compare_twin::<G>(&scene, *viewer, (actor, mv), (&after, &heard), &luck);
        }
        state = after;
        witnesses.see(&state, &heard);
        step += 1;
        assert!(step <= G::LONGEST, "game {game} of {} does not end", G::KEY);
    }
}

/// View, packed view, moves and refusals are the same.
fn compare_now<G: Provable>(
    scene: &Scene<'_, G>,
    viewer: Viewer,
    world: &G::State,
    universe: &[G::Move],
    rng: &mut Pcg64Mcg,
) {
    let place = || format!("{} for {viewer:?}", scene.tell());
    if let Err(why) = G::audit(world) {
        panic!("{}: the imagined world is impossible: {why}", place());
    }
    let view = G::view(scene.state, viewer);
    let bytes = |view: &G::View| serde_json::to_string(view).expect("views are plain data");
    assert_eq!(bytes(&view), bytes(&G::view(world, viewer)), "{}: views", place());
    let carried = G::pack(&view);
    assert_eq!(carried, G::pack(&G::view(world, viewer)), "{}: packed views", place());
    assert!(G::unpack(&carried).as_ref() == Some(&view), "{}: a packed view is another one: {carried}", place());
    let packed = |state: &G::State| {
        let mut bits = G::Packed::default();
        G::observe(state, viewer, &mut bits);
        bits
    };
    assert_eq!(packed(scene.state), packed(world), "{}: packed observations", place());
    assert_eq!(G::awaited(scene.state, viewer), G::awaited(world, viewer), "{}: who is awaited", place());
    assert_eq!(G::channels(scene.state, viewer), G::channels(world, viewer), "{}: channels", place());
    assert_eq!(G::period(scene.state), G::period(world), "{}: the clock", place());
    let Some(seat) = viewer.seat() else { return };
    let moves = |state: &G::State| {
        let mut moves = Vec::new();
        G::moves(state, seat.into(), &mut moves);
        moves
    };
    assert_eq!(moves(scene.state), moves(world), "{}: moves", place());
    for _ in 0..BAD_MOVES {
        let mv = universe[below(universe.len() as u32, rng) as usize];
        let refusal = |state: &G::State| G::allow(state, seat.into(), mv).err();
        assert_eq!(refusal(scene.state), refusal(world), "{}: refusal of {mv}", place());
    }
}

/// Hidden things exchanged before a move change nothing that the viewer hears of it.
fn compare_twin<G: Provable>(
    scene: &Scene<'_, G>,
    viewer: Viewer,
    (actor, mv): (Actor, G::Move),
    (after, heard): (&G::State, &Listener<G::Event>),
    luck: &Pcg64Mcg,
) {
    let Some((mut other, like)) = G::twin(scene.state, after, mv, viewer, &mut luck.clone()) else { return };
    let place = || format!("{} for {viewer:?}, {mv} or {like}", scene.tell());
    let mut rumour = Listener::default();
    let played = G::play(&mut other, actor, like, &mut luck.clone(), &mut rumour);
    assert_eq!(played, Ok(()), "{}: the twin of a move is a move", place());
    let news = |heard: &Listener<G::Event>| -> Vec<G::News> {
        heard.events.iter().filter_map(|it| G::project(it, viewer)).collect()
    };
    assert_eq!(news(heard), news(&rumour), "{}: news", place());
    if G::turn(after).outcome().is_none() {
        assert_eq!(G::view(after, viewer), G::view(&other, viewer), "{}: views after twins", place());
    }
}

/// Whatever could happen in the imagined world and sounds like what did happen leads to the same view and moves.
fn compare_next<G: Provable>(
    scene: &Scene<'_, G>,
    viewer: Viewer,
    world: &G::State,
    actor: Actor,
    (after, heard): (&G::State, &Listener<G::Event>),
    luck: &Pcg64Mcg,
) {
    if G::turn(after).outcome().is_some() || G::is_shown(scene.state, after, viewer) {
        return; // a finished game reveals itself
    }
    let news = |heard: &Listener<G::Event>| -> Vec<G::News> {
        heard.events.iter().filter_map(|it| G::project(it, viewer)).collect()
    };
    let told = news(heard);
    let carried = serde_json::to_string(&told).expect("news are plain data");
    let read = serde_json::from_str::<Vec<G::News>>(&carried).ok();
    assert!(read.as_ref() == Some(&told), "{} for {viewer:?}: news that cannot be read: {carried}", scene.tell());
    let mut moves = Vec::new();
    G::moves(world, actor, &mut moves);
    for mv in moves {
        let mut other = world.clone();
        let mut rumour = Listener::default();
        G::play(&mut other, actor, mv, &mut luck.clone(), &mut rumour).expect("a listed move is accepted");
        if news(&rumour) != told {
            continue;
        }
        let place = || format!("{} for {viewer:?} after {mv}", scene.tell());
        assert_eq!(G::view(after, viewer), G::view(&other, viewer), "{}: same news, other view", place());
        if let Some(seat) = viewer.seat() {
            let (mut ours, mut theirs) = (Vec::new(), Vec::new());
            G::moves(after, seat.into(), &mut ours);
            G::moves(&other, seat.into(), &mut theirs);
            assert_eq!(ours, theirs, "{}: same news, other moves", place());
        }
    }
}
