//! What a seat can bring about for certain: in every world that looks like its own, against every answer.
//!
//! Worlds that the seat cannot tell apart are walked together: it makes the same move in all of them. Whoever answers may know
//! everything. So nothing is ever found that needs luck, or eyes one has not.

use std::collections::BTreeMap;

use cabinet::Game;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::SeedableRng as _;
use table::{Actor, Listener, Rules, Seat, Turn, Unread, Viewer};

/// What an end is worth to the seat; `None` while it goes on.
pub(crate) type Payoff<'a, G> = &'a dyn Fn(&<G as Rules>::State) -> Option<i32>;

/// A search of the rest of a game, or of the part of it that [`Payoff`] ends.
pub(crate) struct Search<'a, G: Game> {
    pub(crate) me: Seat,
    pub(crate) payoff: Payoff<'a, G>,
    /// Moves that may still be tried.
    pub(crate) patience: usize,
}

/// Worlds that look alike.
type Alike<G> = Vec<<G as Rules>::State>;

/// The same, with the answers that lead there: in which of the worlds before, and which.
type Answered<G> = (Alike<G>, Vec<(usize, <G as Rules>::Move)>);

/// One move of a story: whose, which, and what everybody hears of it.
pub(crate) type Told<G> = (Seat, <G as Rules>::Move, Vec<<G as Rules>::News>);

impl<G: Game> Search<'_, G> {
    /// What these worlds, which look alike, are worth to the seat at least; `None` if there is too much to go through.
    pub(crate) fn value(&mut self, worlds: &[G::State]) -> Option<i32> {
        let mut least = i32::MAX;
        let mut open = Vec::new();
        for world in worlds {
            match (self.payoff)(world) {
                Some(worth) => least = least.min(worth),
                None => open.push(world.clone()),
            }
        }
        let Some(first) = open.first() else { return Some(least) };
        if asked::<G>(first)? == self.me {
            let mut best = i32::MIN;
            for mv in moves::<G>(first, self.me) {
                best = best.max(self.after(&open, mv)?);
            }
            return Some(least.min(best));
        }
        for (alike, _) in self.answers(&open)? {
            least = least.min(self.value(&alike)?);
        }
        Some(least)
    }

    /// What a move of the seat is worth at least.
    pub(crate) fn after(&mut self, worlds: &[G::State], mv: G::Move) -> Option<i32> {
        let mut least = i32::MAX;
        for alike in self.make(worlds, mv)? {
            least = least.min(self.value(&alike)?);
        }
        Some(least)
    }

    /// The worlds after a move of the seat, those together that look alike.
    fn make(&mut self, worlds: &[G::State], mv: G::Move) -> Option<Vec<Alike<G>>> {
        let mut groups: BTreeMap<u64, Alike<G>> = BTreeMap::new();
        for world in worlds {
            let next = self.apply(world, self.me, mv)?;
            groups.entry(G::key(&next, Viewer::Seat(self.me))).or_default().push(next);
        }
        Some(groups.into_values().collect())
    }

    /// The worlds after every answer, those together that look alike, each with the answers that lead there.
    fn answers(&mut self, worlds: &[G::State]) -> Option<Vec<Answered<G>>> {
        let mut groups: BTreeMap<u64, Answered<G>> = BTreeMap::new();
        for (at, world) in worlds.iter().enumerate() {
            let seat = asked::<G>(world)?;
            for mv in moves::<G>(world, seat) {
                let next = self.apply(world, seat, mv)?;
                let group = groups.entry(G::key(&next, Viewer::Seat(self.me))).or_default();
                group.0.push(next);
                group.1.push((at, mv));
            }
        }
        Some(groups.into_values().collect())
    }

    fn apply(&mut self, world: &G::State, seat: Seat, mv: G::Move) -> Option<G::State> {
        self.patience = self.patience.checked_sub(1)?;
        let mut next = world.clone();
        G::apply(&mut next, Actor::Seat(seat), mv, &mut no_chance(), &mut Unread);
        Some(next)
    }

    /// How it goes on after a move if everybody does what serves him best, as everybody hears it.
    pub(crate) fn story(&mut self, worlds: &[G::State], mv: G::Move) -> Option<Vec<Told<G>>> {
        let mut story = Vec::new();
        let mut alike: Alike<G> = worlds.to_vec();
        let mut next = Some(mv);
        loop {
            let first = alike.iter().find(|it| (self.payoff)(it).is_none())?.clone();
            let seat = asked::<G>(&first)?;
            let (world, mv, after) = if seat == self.me {
                let mv = match next.take() {
                    Some(mv) => mv,
                    None => self.best(&alike, &first)?,
                };
                let groups = self.make(&alike, mv)?;
                let after = self.worst(groups)?;
                // One of the worlds that this leads to.
                let mut world = None;
                for it in &alike {
                    if self.apply(it, seat, mv)? == after[0] {
                        world = Some(it.clone());
                        break;
                    }
                }
                (world?, mv, after)
            } else {
                let answers = self.answers(&alike)?;
                let groups = answers.iter().map(|it| it.0.clone()).collect();
                let after = self.worst(groups)?;
                let (_, by) = answers.iter().find(|it| it.0 == after)?;
                let (at, mv) = *by.first()?;
                (alike[at].clone(), mv, after)
            };
            story.push((seat, mv, heard::<G>(&world, seat, mv)));
            if after.iter().all(|it| (self.payoff)(it).is_some()) {
                return Some(story);
            }
            alike = after;
        }
    }

    fn best(&mut self, alike: &[G::State], first: &G::State) -> Option<G::Move> {
        let mut best = None;
        for mv in moves::<G>(first, self.me) {
            let worth = self.after(alike, mv)?;
            if best.is_none_or(|(_, other)| worth > other) {
                best = Some((mv, worth));
            }
        }
        best.map(|it| it.0)
    }

    fn worst(&mut self, groups: Vec<Alike<G>>) -> Option<Alike<G>> {
        let mut worst = None;
        for alike in groups {
            let worth = self.value(&alike)?;
            if worst.as_ref().is_none_or(|(_, other)| worth < *other) {
                worst = Some((alike, worth));
            }
        }
        worst.map(|it| it.0)
    }
}

/// Who is asked; nobody if several are, or none.
fn asked<G: Game>(state: &G::State) -> Option<Seat> {
    match G::turn(state) {
        Turn::Open { must, .. } if must.len() == 1 => must.first(),
        _ => None,
    }
}

/// The moves open to a seat.
pub(crate) fn moves<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::moves(state, Actor::Seat(seat), &mut moves);
    moves
}

fn heard<G: Game>(world: &G::State, seat: Seat, mv: G::Move) -> Vec<G::News> {
    let mut heard = Listener::default();
    G::apply(&mut world.clone(), Actor::Seat(seat), mv, &mut no_chance(), &mut heard);
    heard.events.iter().filter_map(|it| G::project(it, Viewer::Public)).collect()
}

/// What is searched ends before chance comes in: whatever it decides is part of the worlds.
fn no_chance() -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(0)
}
