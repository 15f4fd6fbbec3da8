//! Who is certainly a wolf? Every set of wolves that fits deaths, visions, glimpses and, where somebody can be believed, words.

use loups_garous::{Belief, Role};
use serde_json::{Value, json};
use table::{Actor, Seat, Seats};

use crate::case::{Case, Known, Left};
use crate::file::{Riddle, Voices};
use crate::proof::Flaw;

/// What somebody said of a seat, perhaps himself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    by: Seat,
    of: Seat,
    role: Role,
}

/// Who may be what, as far as riddles ask.
#[derive(Clone, Copy)]
struct World {
    wolves: Seats,
    /// The Seer, in decks with one.
    seer: Option<Seat>,
}

#[derive(Clone, Copy)]
enum Says {
    Role(Seat, Role),
    /// Exactly one of the two is a wolf; without a second, the first.
    Glimpse(Seat, Option<Seat>),
    Word(Said),
}

struct Wolves {
    facts: Vec<Value>,
    says: Vec<Says>,
    voices: Voices,
    /// Every deal of wolves and Seer that goes with the own card, and in which the game goes on.
    worlds: Vec<World>,
    candidates: Seats,
    /// All living wolves are asked for, not one of them.
    is_pack: bool,
}

/// The claims and reports of a riddle's moves.
pub(crate) fn said(riddle: &Riddle) -> Vec<Said> {
    let said = |(_, actor, notation): &(usize, Actor, String)| {
        let Actor::Seat(by) = *actor else { return None };
        let words: Vec<&str> = notation.split(' ').collect();
        let (of, role) = match words[..] {
            ["claim", role] => (by, role),
            ["report", of, role] => (of.parse().ok()?, role),
            _ => return None,
        };
        Some(Said { by, of, role: role.parse().ok()? })
    };
    riddle.moves.iter().filter_map(said).collect()
}

/// Who is certainly a wolf, for a living player who is none.
pub(crate) fn wolf(belief: &Belief, voices: Voices, said: &[Said]) -> Result<Box<dyn Case>, Flaw> {
    Ok(Box::new(wolves(belief, voices, said)?))
}

/// Who all living wolves are.
pub(crate) fn pack(belief: &Belief, voices: Voices, said: &[Said]) -> Result<Box<dyn Case>, Flaw> {
    let case = wolves(belief, voices, said)?;
    Ok(Box::new(Wolves { is_pack: true, ..case }))
}

fn wolves(belief: &Belief, voices: Voices, said: &[Said]) -> Result<Wolves, Flaw> {
    let view = belief.view();
    let (Some(own), Some(me)) = (&view.own, belief.viewer().seat()) else {
        return Err(Flaw::Unfit("a seat is asked".into()));
    };
    let deck = belief.deck();
    if view.end.is_some() || view.truth.is_some() || own.role.is_wolf() || deck.has(Role::Thief) {
        return Err(Flaw::Unfit("a living villager is asked, in a deck without the Thief".into()));
    }
    let (mut facts, mut says) = (Vec::new(), Vec::new());
    for (at, player) in view.players.iter().enumerate().filter(|it| Seat::at(it.0) != me) {
        if let Some(role) = player.role {
            facts.push(json!({ "type": "died", "side": at, "role": role }));
            says.push(Says::Role(Seat::at(at), role));
        }
    }
    for vision in &own.visions {
        facts.push(json!({ "type": "vision", "side": vision.seat, "role": vision.role, "night": vision.night }));
        says.push(Says::Role(Seat::at(vision.seat.into()), vision.role));
    }
    for it in &own.glimpses {
        facts.push(json!({ "type": "glimpse", "side": it.seat, "whom": it.side, "night": it.night }));
        says.push(Says::Glimpse(Seat::at(it.seat.into()), it.side.map(|it| Seat::at(it.into()))));
    }
    if voices != Voices::Nobody {
        for it in said.iter().filter(|it| it.by != me) {
            let kind = if it.by == it.of { "claimed" } else { "reported" };
            facts.push(json!({ "type": kind, "by": it.by.idx(), "side": it.of.idx(), "role": it.role }));
            says.push(Says::Word(*it));
        }
    }
    let worlds = worlds(belief, me, own.role);
    let case = Wolves { facts, says, voices, worlds, candidates: belief.alive().without(me), is_pack: false };
    case.agrees(belief)?;
    Ok(case)
}

/// Every deal of wolves and Seer that goes with one's own card, and with the game going on.
fn worlds(belief: &Belief, me: Seat, own: Role) -> Vec<World> {
    let n_wolves = usize::from(belief.deck().count(Role::Wolf));
    let has_seer = belief.deck().has(Role::Seer);
    let others = Seats::all(belief.n_seats()).without(me);
    let mut sets = Vec::new();
    choose(others, n_wolves, Seats::EMPTY, &mut |it| sets.push(it));
    let mut worlds = Vec::new();
    for wolves in sets.into_iter().filter(|it| !(*it & belief.alive()).is_empty()) {
        if !has_seer || own == Role::Seer {
            worlds.push(World { wolves, seer: has_seer.then_some(me) });
        } else {
            worlds.extend(others.minus(wolves).iter().map(|it| World { wolves, seer: Some(it) }));
        }
    }
    worlds
}

impl Wolves {
    fn fits(&self, world: World, fact: usize) -> bool {
        match self.says[fact] {
            Says::Role(of, role) => is(world, of, role),
            Says::Glimpse(one, Some(two)) => world.wolves.contains(one) != world.wolves.contains(two),
            Says::Glimpse(one, None) => world.wolves.contains(one),
            Says::Word(said) => {
                let is_true = is(world, said.of, said.role);
                match self.voices {
                    Voices::Nobody => true,
                    Voices::Villagers => is_true || world.wolves.contains(said.by),
                    Voices::WolvesLie => is_true != world.wolves.contains(said.by),
                }
            }
        }
    }

    /// The sets of wolves that fit some of the facts.
    fn sets(&self, known: Known) -> Vec<Seats> {
        let fits = |world: &&World| known.iter().all(|it| self.fits(**world, it));
        let mut sets: Vec<Seats> = self.worlds.iter().filter(fits).map(|it| it.wolves).collect();
        sets.sort_unstable_by_key(|it| it.bits());
        sets.dedup();
        sets
    }

    /// Where nobody is believed, the belief of the game itself must come to the same sets of living wolves.
    fn agrees(&self, belief: &Belief) -> Result<(), Flaw> {
        if self.voices != Voices::Nobody {
            return Ok(());
        }
        let living = |it: Seats| (it & belief.alive()).bits();
        let mut ours: Vec<u32> = self.sets(Known::all(self.facts.len())).into_iter().map(living).collect();
        let mut theirs: Vec<u32> = belief.wolf_sets().iter().map(|it| it.wolves.bits()).collect();
        for list in [&mut ours, &mut theirs] {
            list.sort_unstable();
            list.dedup();
        }
        if ours == theirs { Ok(()) } else { Err(Flaw::Unfit("more is known than these facts".into())) }
    }
}

/// Whether a seat is what was said, as far as wolves and the Seer go.
fn is(world: World, of: Seat, role: Role) -> bool {
    match role {
        Role::Wolf => world.wolves.contains(of),
        Role::Seer => world.seer == Some(of),
        _ => !world.wolves.contains(of) && world.seer != Some(of),
    }
}

fn names(seats: Seats) -> Vec<String> {
    seats.iter().map(|it| it.to_string()).collect()
}

fn choose(open: Seats, count: usize, chosen: Seats, add: &mut impl FnMut(Seats)) {
    if count == 0 {
        return add(chosen);
    }
    let mut left = open;
    while let Some(next) = left.first() {
        left = left.without(next);
        choose(left, count - 1, chosen.with(next), add);
    }
}

impl Case for Wolves {
    fn facts(&self) -> &[Value] {
        &self.facts
    }

    fn left(&self, known: Known) -> Option<Left> {
        let sets = self.sets(known);
        if self.is_pack {
            let mut packs: Vec<String> = sets.iter().map(|it| names(*it & self.candidates).join(" ")).collect();
            packs.sort_unstable();
            packs.dedup();
            return Some(Left::of(packs));
        }
        let some = sets.iter().fold(Seats::EMPTY, |all, it| all | *it) & self.candidates;
        let every = sets.iter().fold(self.candidates, |all, it| all & *it);
        let certain = if sets.is_empty() { Vec::new() } else { names(every) };
        Some(Left { count: sets.len(), open: names(some), certain })
    }

    fn choices(&self) -> Vec<String> {
        if self.is_pack {
            return self.left(Known::NOTHING).map(|it| it.open).unwrap_or_default();
        }
        names(self.candidates)
    }

    fn otherwise(&self, answer: &str) -> Option<Value> {
        let seat: Seat = answer.parse().ok()?;
        let set = self.sets(Known::all(self.facts.len())).into_iter().find(|it| !it.contains(seat))?;
        let wolves: Vec<usize> = (set & self.candidates).iter().map(Seat::idx).collect();
        Some(json!({ "type": "innocent", "side": seat.idx(), "seats": wolves }))
    }
}
