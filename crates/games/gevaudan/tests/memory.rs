//! GEV-R45 in whole hunts: where players remember for themselves, nothing of the past tells again what is not seen now.

use std::collections::BTreeSet;

use gevaudan::{Events, Gevaudan, Memory, News, Options, Switch, View};
use proving::{dice, random_move_of};
use table::{History, Referee, Seed, Viewer};

fn hunt(memory: Memory) -> Options {
    let plain = Options { memory, characters: Switch::On, abilities: Switch::On, ..Options::default() };
    Options { events: Events::Historical, ..plain }
}

/// Prints whose face a view shows.
fn shown(view: &View) -> BTreeSet<usize> {
    let archived = view.players.iter().flat_map(|it| &it.archive);
    let all = view.prints.iter().map(|it| &it.print).chain(archived).chain(&view.town);
    all.filter(|it| it.clue.is_some()).map(|it| it.print.idx()).collect()
}

/// Prints of which news say what they say.
fn told(news: &[News]) -> BTreeSet<usize> {
    let saw = |it: &News| match it {
        News::Saw { shown, .. } => Some(shown.print.idx()),
        _ => None,
    };
    news.iter().filter_map(saw).collect()
}

/// Plays a hunt at random; after every move all that each viewer has met so far is told to him once more. Returns how
/// often something was kept back.
fn play_and_look_back(memory: Memory, n_seats: usize, seed: u64) -> usize {
    let referee = Referee::<Gevaudan>::deal(hunt(memory), n_seats, Seed::from_number(seed)).expect("a hunt");
    let mut history = History::begin(referee);
    let mut rng = dice(seed);
    let mut kept_back = 0;
    while let Some((actor, mv)) = random_move_of(history.now(), &mut rng) {
        history.play(actor, mv).expect("a listed move");
        for viewer in Viewer::all(n_seats) {
            let now = shown(&history.now().view(viewer));
            let met = history.now().retrace(viewer);
            assert_eq!(met.len(), history.retrace(viewer).count(), "no moment is missing");
            for (met, seen) in met.into_iter().zip(history.retrace(viewer)) {
                let before = (told(&met.news), shown(&met.view), met.news.len());
                let after = (told(&seen.news), shown(&seen.view), seen.news.len());
                let gone = before.0.difference(&after.0).count();
                assert!(
                    after.0.is_subset(&now) && after.1.is_subset(&now),
                    "{viewer:?} is told again what he does not see"
                );
                assert!(
                    before
                        .0
                        .iter()
                        .chain(&before.1)
                        .filter(|it| now.contains(it))
                        .all(|it| { after.0.contains(it) || after.1.contains(it) }),
                    "{viewer:?} may be told of what he sees"
                );
                assert_eq!(before.2 - after.2, gone, "nothing else is kept back");
                kept_back += gone;
            }
        }
        if history.now().outcome().is_some() {
            break;
        }
    }
    kept_back
}

#[test]
fn gev_r45_on_paper_no_past_moment_tells_what_is_not_seen_now() {
    for (n_seats, seed) in [(1, 1), (2, 2), (4, 3)] {
        assert!(play_and_look_back(Memory::Paper, n_seats, seed) > 0, "{n_seats} seats");
    }
}

#[test]
fn gev_r45_a_notebook_forgets_nothing() {
    assert_eq!(play_and_look_back(Memory::Notebook, 2, 2), 0);
}
