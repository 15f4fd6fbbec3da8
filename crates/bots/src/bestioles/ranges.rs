//! What both players may hold: worlds for those who think about what the other one thinks.
//!
//! A few secrets of the opponent that fit what the seat has seen, beside each of them all of a few secrets of its own that fit what the
//! opponent can have seen: so neither can tell from one's own hand which of them it is that the other one has.

use bestioles::{Belief, Bestioles, State};
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Observe as _, Rules as _, Seat, Viewer};

/// Secrets that are drawn for one that is not known yet; after that many the list is long enough.
const TRIES: usize = 4;

/// Worlds in groups, all as likely: those of a group have the same secrets of the opponent, the first one those that the seat really has.
#[derive(Clone, Debug, Default)]
pub(super) struct Ranges {
    pub(super) groups: Vec<Vec<State>>,
    /// Whether there is a group for all that the opponent may have.
    pub(super) are_whole: bool,
}

/// Secrets of a player: one world that has them, and their key. Each is as likely as any other, how often ever it is drawn.
struct Secret {
    world: State,
    key: u64,
}

impl Ranges {
    /// At most so many secrets of the opponent of `seat`, and so many of its own.
    pub(super) fn imagine(belief: &Belief, seat: Seat, most: [usize; 2], rng: &mut Pcg64Mcg) -> Self {
        let [most_theirs, most_own] = most;
        let mut theirs: Vec<Secret> = Vec::new();
        for _ in 0..TRIES * most_theirs {
            note(&mut theirs, &belief.sample(rng), seat.other(), most_theirs);
        }
        let mut own: Vec<Secret> = Vec::new();
        let Some(truth) = theirs.first().map(|it| it.world) else { return Self::default() };
        note(&mut own, &truth, seat, 1);
        for at in 0..TRIES * most_own {
            let world = &theirs[at % theirs.len()].world;
            let eyes = Viewer::Seat(seat.other());
            let imagined = Belief::new(eyes, &Bestioles::view(world, eyes)).sample(rng);
            note(&mut own, &imagined, seat, most_own);
        }
        let group = |it: &Secret| own.iter().filter_map(|mine| it.world.with_secrets_of(seat, &mine.world)).collect();
        Self { groups: theirs.iter().map(group).collect(), are_whole: theirs.len() < most_theirs }
    }
}

/// Adds a secret that is new, while there is room.
fn note(secrets: &mut Vec<Secret>, world: &State, seat: Seat, most: usize) {
    let key = Bestioles::key(world, Viewer::Seat(seat));
    if secrets.len() < most && secrets.iter().all(|it| it.key != key) {
        secrets.push(Secret { world: *world, key });
    }
}
