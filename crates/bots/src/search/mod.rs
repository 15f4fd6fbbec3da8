//! One search for all games: information-set tree search over imagined worlds.
//!
//! A simulation takes one world of a pool, walks down the tree in it, plays the rest out, and adds what came of it to every
//! node it met. A node is not a position: it stands for all that some viewer may know when a player is to act
//! ([`table::Observe::key`]), so that worlds that look the same share it, players cannot act on what they do not see, and
//! whatever is reached in two ways is learnt once. Seats that choose at once have a node each, in which the choices of
//! the others do not show; nobody needs to know of them.
//!
//! The same seed, worlds and number of simulations give the same thought. There is no clock here: whoever has one asks for the
//! end by [`Stop`]. Memory is kept for the next thought.

mod crew;
mod knowledge;
mod tree;

use rand_pcg::Pcg64Mcg;
use table::{MAX_SEATS, Observe, Rules, Seat, Stop, Turn, Unread, Viewer};

pub use crew::Crew;
pub use knowledge::{Knowledge, Plain, by_outcome};
pub use tree::Opinion;
use tree::{Edge, Found, Tree};

/// Simulations between two looks at whether the end was asked for. As many are made in any case.
const BETWEEN_LOOKS: u32 = 32;
/// Moves after which a playout is given up: games that go on for ever are worth the same to everybody.
const LONGEST: usize = 10_000;
/// Nodes of one walk. Where moves can be taken back, what a player sees comes again: no tree is deeper than this.
const DEEPEST: usize = 128;
/// So many tries counts what is known of a move from other hands.
const HEARSAY: f32 = 4.0;
/// A searcher that rests keeps no more memory than this: there may be many of them in a house.
const KEPT: usize = 4 << 20;

/// How a search is conducted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conduct {
    /// Simulations of one thought.
    pub simulations: u32,
    /// How much it is drawn to what it has seldom tried.
    pub curiosity: f32,
    /// How many tries a move counts as that was never tried, for its curiosity; such a move is taken to be worth what its
    /// node is. Small: all moves are tried once before any is tried twice.
    pub novelty: f32,
    /// How often a situation is met before its moves are told apart.
    pub ripe: u16,
    /// The most moves that are remembered, over all situations: 16 bytes each in most games.
    pub memory: usize,
}

impl Conduct {
    /// The usual one, for so many simulations.
    pub fn of(simulations: u32) -> Self {
        let memory = (simulations as usize * 8).clamp(1 << 12, 1 << 20);
        Self { simulations, curiosity: 0.5, novelty: 1.0, ripe: 2, memory }
    }
}

/// What a search thinks of one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: f32,
    /// What it came to on average for the thinker, between 0 and 1.
    pub value: f32,
}

/// A searcher with its memory.
#[derive(Clone)]
pub struct Search<G: Rules> {
    conduct: Conduct,
    tree: Tree<G::Move>,
    walk: Walk<G::Move>,
    curve: Box<[f32]>,
    weighed: Vec<Weighed<G::Move>>,
}

/// What a walk has come to: somebody is to act.
struct Met {
    node: u32,
    actor: Seat,
    /// Whether the node stands for all he knows.
    is_own: bool,
    /// What is found by that, where the node stands for less.
    nearer: Found,
}

/// What one simulation needs.
#[derive(Clone)]
struct Walk<M> {
    /// Nodes that were met, the edge taken out of each, and who took it.
    path: Vec<(u32, u32, Seat)>,
    moves: Vec<M>,
    known: Vec<Edge<M>>,
    /// By number of a move: the last time it was found legal, and whether its node had it.
    marks: Vec<u32>,
    mark: u32,
    worth: [f32; MAX_SEATS],
}

impl<G: Observe> Search<G> {
    /// A searcher; its memory is taken when it is needed.
    pub fn new(conduct: Conduct) -> Self {
        let n_slots = (conduct.simulations as usize * 2).clamp(1 << 10, 1 << 20);
        Self {
            conduct,
            tree: Tree::new(n_slots, conduct.memory),
            walk: Walk {
                path: Vec::with_capacity(DEEPEST),
                moves: Vec::with_capacity(256),
                known: Vec::with_capacity(256),
                marks: vec![0; G::MOVES],
                mark: 0,
                worth: [0.0; MAX_SEATS],
            },
            curve: curve(),
            weighed: Vec::new(),
        }
    }

    /// How it searches.
    pub fn conduct(&self) -> Conduct {
        self.conduct
    }

    /// Weighs the `moves` of `thinker` in these worlds, which all look the same to him. Simulations take the worlds as
    /// they come, over and over. Gives the moves in their order.
    pub fn think<K: Knowledge<G>>(
        &mut self,
        knowledge: &K,
        thinker: Seat,
        moves: &[G::Move],
        worlds: &[G::State],
        stop: &Stop,
        rng: &mut Pcg64Mcg,
    ) -> &[Weighed<G::Move>] {
        self.tree.clear();
        self.weighed.clear();
        let Some(first) = worlds.first() else { return &self.weighed };
        let Some(root) = self.plant(knowledge, thinker, moves, first) else { return &self.weighed };
        let mut n_done = 0;
        for world in worlds.iter().cycle().take(self.conduct.simulations as usize) {
            self.simulate(knowledge, thinker, root, world, rng);
            n_done += 1;
            if n_done % BETWEEN_LOOKS == 0 && stop.is_asked() {
                break;
            }
        }
        let value = |it: &Edge<G::Move>| if it.visits > 0.0 { it.sum / it.visits } else { 0.5 };
        let weigh = |it: &Edge<G::Move>| Weighed { mv: it.mv, visits: it.visits, value: value(it) };
        self.weighed.extend(self.tree.edges(root).iter().map(weigh));
        &self.weighed
    }

    /// The node of the decision itself, with the moves in their order.
    fn plant<K: Knowledge<G>>(
        &mut self,
        knowledge: &K,
        thinker: Seat,
        moves: &[G::Move],
        world: &G::State,
    ) -> Option<u32> {
        let key = G::key(world, Viewer::Seat(thinker)) ^ salt(thinker, Viewer::Seat(thinker));
        let Found::Ripe(slot) = self.tree.meet(key, 0) else { return None };
        self.tree.grow(slot, moves.iter().map(|it| Edge::new(*it, knowledge.opinion(world, thinker, *it))))
    }

    fn simulate<K: Knowledge<G>>(
        &mut self,
        knowledge: &K,
        thinker: Seat,
        root: u32,
        world: &G::State,
        rng: &mut Pcg64Mcg,
    ) {
        let mut state = world.clone();
        let n_seats = G::n_seats(world);
        self.walk.path.clear();
        self.walk.worth = [0.5; MAX_SEATS];
        let mut met = Some(Met { node: root, actor: thinker, is_own: true, nearer: Found::Leaf });
        while let Some(Met { node, actor, is_own, nearer }) = met {
            // Some games let a player take things back: what is met again in one walk would be met for ever.
            if self.walk.path.len() + 1 >= DEEPEST || self.walk.path.iter().any(|it| it.0 == node) {
                break;
            }
            let chosen = match nearer {
                Found::Node(nearer) => Some(self.choose_nearer(node, nearer, actor)),
                Found::Ripe(_) | Found::Leaf => {
                    let edge = if is_own {
                        Some(self.choose(node))
                    } else {
                        self.choose_among(knowledge, node, actor, &state)
                    };
                    if let Found::Ripe(slot) = nearer {
                        self.grow_nearer(slot, node);
                    }
                    edge.map(|it| self.take(node, it, actor))
                }
            };
            let Some(mv) = chosen else { break };
            G::apply(&mut state, actor.into(), mv, rng, &mut Unread);
            if knowledge.settle(&state, &mut self.walk.worth[..n_seats]) {
                return self.learn();
            }
            met = self.arrive(knowledge, thinker, &state, rng);
        }
        self.play_out(knowledge, state, rng);
        self.learn();
    }

    /// The node of whoever is to act, if there is one or it is time for one.
    #[inline]
    fn arrive<K: Knowledge<G>>(
        &mut self,
        knowledge: &K,
        thinker: Seat,
        state: &G::State,
        rng: &mut Pcg64Mcg,
    ) -> Option<Met> {
        let Turn::Open { must, may } = G::turn(state) else { return None };
        let actor = knowledge.next(state, must, may, rng)?;
        let eyes = knowledge.eyes(thinker, actor);
        let is_own = eyes.is(actor);
        let key = G::key(state, eyes) ^ salt(actor, eyes);
        match self.tree.meet(key, self.conduct.ripe) {
            Found::Node(node) => {
                let nearer = match knowledge.own_eyes_after(actor) {
                    Some(ripe) if !is_own => {
                        let eyes = Viewer::Seat(actor);
                        self.tree.meet(G::key(state, eyes) ^ salt(actor, eyes), ripe)
                    }
                    _ => Found::Leaf,
                };
                Some(Met { node, actor, is_own, nearer })
            }
            Found::Leaf => None,
            Found::Ripe(slot) => {
                let moves = &mut self.walk.moves;
                moves.clear();
                G::moves(state, actor.into(), moves);
                // Those that come first are tried first, where nothing else is known.
                table::shuffle(moves, rng);
                let edges = moves.iter().map(|it| Edge::new(*it, knowledge.opinion(state, actor, *it)));
                self.tree.grow(slot, edges).map(|node| Met { node, actor, is_own, nearer: Found::Leaf })
            }
        }
    }

    /// Takes a move, and remembers it for when it is known what came of it.
    #[inline]
    fn take(&mut self, node: u32, edge: u32, actor: Seat) -> G::Move {
        self.walk.path.push((node, edge, actor));
        self.tree.edges(node)[edge as usize].mv
    }

    /// The most promising move by what the player himself knows; those who know less of him learn from it too.
    fn choose_nearer(&mut self, node: u32, nearer: u32, actor: Seat) -> G::Move {
        let edge = self.choose(nearer);
        let mv = self.take(nearer, edge, actor);
        if let Some(edge) = self.tree.edges(node).iter().position(|it| it.mv == mv) {
            self.walk.path.push((node, edge as u32, actor));
        }
        mv
    }

    /// A node by what the player himself knows, with the moves that were listed last. What was found out of them with whatever else he may
    /// hold counts like a few tries.
    fn grow_nearer(&mut self, slot: u32, node: u32) {
        let Self { tree, walk, .. } = self;
        let known = &mut walk.known;
        known.clear();
        for mv in &walk.moves {
            let found = tree.edges(node).iter().find(|it| it.mv == *mv && it.visits > 0.0);
            let opinion = found
                .map(|it| Opinion { value: it.sum / it.visits, weight: it.visits.min(HEARSAY) })
                .unwrap_or_default();
            known.push(Edge::new(*mv, opinion));
        }
        tree.grow(slot, known.iter().copied());
    }

    /// The most promising move of a node whose moves are always the same.
    #[inline]
    fn choose(&mut self, node: u32) -> u32 {
        let Conduct { curiosity, novelty, .. } = self.conduct;
        let edges = self.tree.edges_mut(node);
        let (mut visits, mut sum) = (0.0, 0.0);
        for it in &*edges {
            visits += it.visits;
            sum += it.sum;
        }
        let reach = curiosity * curve_at(&self.curve, visits + 1.0);
        let untried = if visits > 0.0 { sum / visits } else { 0.5 } + reach * novelty.sqrt().recip();
        let mut best = (0, f32::NEG_INFINITY);
        for (idx, it) in edges.iter().enumerate() {
            let score = if it.visits > 0.0 {
                let one = it.visits.recip();
                it.sum * one + reach * one.sqrt()
            } else {
                untried
            };
            if score > best.1 {
                best = (idx, score);
            }
        }
        best.0 as u32
    }

    /// The most promising of the moves that are open in this world, where they differ from world to world; `None` if nothing
    /// is known of any, and there is no room for more.
    fn choose_among<K: Knowledge<G>>(
        &mut self,
        knowledge: &K,
        node: u32,
        actor: Seat,
        state: &G::State,
    ) -> Option<u32> {
        let Conduct { curiosity, novelty, .. } = self.conduct;
        let Walk { moves, marks, mark, .. } = &mut self.walk;
        moves.clear();
        G::moves(state, actor.into(), moves);
        *mark = next_mark(*mark, marks);
        let (open, had) = (*mark, *mark + 1);
        for mv in &*moves {
            marks[G::index(*mv)] = open;
        }
        let mut n_had = 0;
        let mut best = (0, f32::NEG_INFINITY);
        for (idx, it) in self.tree.edges_mut(node).iter_mut().enumerate() {
            let seen = &mut marks[G::index(it.mv)];
            if *seen != open {
                continue;
            }
            *seen = had;
            n_had += 1;
            it.chances += 1.0;
            let reach = curiosity * curve_at(&self.curve, it.chances + 1.0);
            let score = if it.visits > 0.0 {
                let one = it.visits.recip();
                it.sum * one + reach * one.sqrt()
            } else {
                0.5 + reach * novelty.sqrt().recip()
            };
            if score > best.1 {
                best = (idx, score);
            }
        }
        let mut has_new = false;
        if n_had < moves.len() {
            for mv in moves.iter().filter(|it| marks[G::index(**it)] == open) {
                has_new |= self.tree.add(node, Edge::new(*mv, knowledge.opinion(state, actor, *mv)));
            }
        }
        // What was never possible before comes first, any of it.
        if has_new { Some(self.tree.edges(node).len() as u32 - 1) } else { (n_had > 0).then_some(best.0 as u32) }
    }

    fn play_out<K: Knowledge<G>>(&mut self, knowledge: &K, mut state: G::State, rng: &mut Pcg64Mcg) {
        let n_seats = G::n_seats(&state);
        for _ in 0..LONGEST {
            let Turn::Open { must, may } = G::turn(&state) else { break };
            let Some(actor) = knowledge.next(&state, must, may, rng) else { break };
            let Some(mv) = knowledge.playout(&state, actor, &mut self.walk.moves, rng) else { break };
            G::apply(&mut state, actor.into(), mv, rng, &mut Unread);
            if knowledge.settle(&state, &mut self.walk.worth[..n_seats]) {
                break;
            }
        }
    }

    /// Adds what came of a simulation to all that led there.
    fn learn(&mut self) {
        for &(node, edge, actor) in &self.walk.path {
            let edge = &mut self.tree.edges_mut(node)[edge as usize];
            edge.visits += 1.0;
            edge.sum += self.walk.worth[actor.idx()];
        }
    }

    /// Gives back the memory of a large tree; a small one is kept for the next thought.
    pub fn rest(&mut self) {
        if self.tree.n_bytes() > KEPT {
            self.tree.release();
        }
    }

    /// Situations whose moves were told apart in the last thought.
    pub fn n_nodes(&self) -> usize {
        self.tree.n_nodes()
    }

    /// Moves that were remembered in it, over all situations, with room that was left for more.
    pub fn n_moves(&self) -> usize {
        self.tree.n_edges()
    }
}

/// Marks that no move carries yet.
fn next_mark(last: u32, marks: &mut [u32]) -> u32 {
    if last >= u32::MAX - 4 {
        marks.fill(0);
        return 2;
    }
    last + 2
}

/// Tells apart what is seen by different eyes, or when different seats act.
fn salt(actor: Seat, eyes: Viewer) -> u64 {
    let eyes = eyes.seat().map_or(0, |it| it.idx() as u64 + 1);
    (actor.idx() as u64 * 32 + eyes + 1).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// √ln n by the leading bits of n, since every choice asks for it.
fn curve() -> Box<[f32]> {
    (0..CURVE).map(|at| f32::from_bits(CURVE_FROM + ((at as u32) << CURVE_SHIFT)).ln().max(0.0).sqrt()).collect()
}

const CURVE_SHIFT: u32 = 19;
const CURVE_FROM: u32 = 1.0_f32.to_bits();
/// From 1 to 2²⁴, beyond which a count of this type does not go.
const CURVE: usize = 24 << (23 - CURVE_SHIFT);

#[inline]
fn curve_at(curve: &[f32], count: f32) -> f32 {
    let at = (count.to_bits().saturating_sub(CURVE_FROM)) >> CURVE_SHIFT;
    curve[(at as usize).min(CURVE - 1)]
}
