//! All that can happen: one tree for every world, and what a player cannot tell apart.

use super::keys::Keys;

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Branch {
    /// The end, and what it is worth to player 0; it is worth as much less to player 1.
    End(f32),
    /// The node of this number.
    Node(u32),
}

/// A move out of a node, in eight bytes.
#[derive(Clone, Copy, Debug)]
struct Edge {
    child: u32,
    worth: f32,
}

const END: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) set: u32,
    first: u32,
    /// How likely its world is.
    pub(super) weight: f32,
    /// How many decisions each player has made before.
    pub(super) levels: [u16; 2],
    is_root: bool,
}

/// All that a player cannot tell apart when he is to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set {
    pub(super) player: usize,
    /// Where its moves begin in a policy.
    pub(super) first: usize,
    pub(super) len: usize,
    pub(super) n_nodes: u32,
}

impl Set {
    pub(super) fn range(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.len
    }
}

/// A game written down. Nodes come after those that lead to them.
///
/// A *policy* is a list of chances: for every information set, in the order in which they were met, one for each of its moves.
#[derive(Clone, Debug, Default)]
pub struct Forest {
    pub(super) nodes: Vec<Node>,
    edges: Vec<Edge>,
    pub(super) sets: Vec<Set>,
    keys: Keys,
    n_choices: usize,
}

impl Forest {
    /// Forgets everything and keeps the memory.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.sets.clear();
        self.keys.clear();
        self.n_choices = 0;
    }

    /// The first node of a world that is so likely, counted against others. What `player` knows there is `key`.
    pub fn plant(&mut self, player: usize, key: u64, n_moves: usize, weight: f32) -> u32 {
        self.add(player, key, n_moves, Node { set: 0, first: 0, weight, levels: [0; 2], is_root: true })
    }

    /// The node that the move number `at` of `parent` leads to, where it is the turn of `player`, who knows `key`.
    ///
    /// Who knows the same has the same moves, after the same moves of his own.
    pub fn grow(&mut self, parent: u32, at: usize, player: usize, key: u64, n_moves: usize) -> u32 {
        let Node { first, weight, mut levels, set, .. } = self.nodes[parent as usize];
        levels[self.sets[set as usize].player] += 1;
        let node = Node { set: 0, first: 0, weight, levels, is_root: false };
        let number = self.add(player, key, n_moves, node);
        self.edges[first as usize + at].child = number;
        number
    }

    /// The move number `at` of `parent` ends the game.
    pub fn end(&mut self, parent: u32, at: usize, worth: f32) {
        let first = self.nodes[parent as usize].first as usize;
        self.edges[first + at] = Edge { child: END, worth };
    }

    fn add(&mut self, player: usize, key: u64, n_moves: usize, node: Node) -> u32 {
        let (number, set) = (self.nodes.len() as u32, self.keys.number(key));
        if set as usize == self.sets.len() {
            self.sets.push(Set { player, first: self.n_choices, len: n_moves, n_nodes: 0 });
            self.n_choices += n_moves;
        }
        let known = &mut self.sets[set as usize];
        assert!(known.player == player && known.len == n_moves, "who knows the same has the same moves");
        known.n_nodes += 1;
        self.nodes.push(Node { set, first: self.edges.len() as u32, ..node });
        self.edges.resize(self.edges.len() + n_moves, Edge { child: END, worth: 0.0 });
        number
    }

    /// Whose turn it is at a node, and what he knows.
    pub(super) fn set_at(&self, node: usize) -> &Set {
        &self.sets[self.nodes[node].set as usize]
    }

    /// What the moves of a node lead to.
    pub(super) fn branches(&self, node: usize) -> impl ExactSizeIterator<Item = Branch> {
        let Node { first, set, .. } = self.nodes[node];
        let edges = &self.edges[first as usize..first as usize + self.sets[set as usize].len];
        edges.iter().map(|it| if it.child == END { Branch::End(it.worth) } else { Branch::Node(it.child) })
    }

    /// Moves of all nodes.
    pub fn n_edges(&self) -> usize {
        self.edges.len()
    }

    /// Information sets.
    pub fn n_sets(&self) -> usize {
        self.sets.len()
    }

    /// The length of a policy.
    pub fn n_choices(&self) -> usize {
        self.n_choices
    }

    /// The number of the information set with this key.
    pub fn set_of(&self, key: u64) -> Option<usize> {
        self.keys.get(key).map(|it| it as usize)
    }

    /// Where the moves of an information set are in a policy.
    pub fn choices(&self, set: usize) -> std::ops::Range<usize> {
        self.sets[set].range()
    }

    /// In how many places of the forest a player may be who is in this information set.
    pub fn n_nodes_of(&self, set: usize) -> usize {
        self.sets[set].n_nodes as usize
    }

    /// The worlds together.
    pub(super) fn total_weight(&self) -> f32 {
        self.nodes.iter().filter(|it| it.is_root).map(|it| it.weight).sum()
    }

    pub(super) fn roots(&self) -> impl Iterator<Item = (usize, f32)> {
        self.nodes.iter().enumerate().filter(|it| it.1.is_root).map(|(at, it)| (at, it.weight))
    }

    /// How likely the players come to each node, by what each of them does himself.
    pub(super) fn spread(&self, policy: &[f32], reach: &mut Vec<[f32; 2]>) {
        reach.clear();
        reach.resize(self.nodes.len(), [1.0; 2]);
        for at in 0..self.nodes.len() {
            let set = &self.sets[self.nodes[at].set as usize];
            let own = reach[at];
            for (chance, branch) in policy[set.range()].iter().zip(self.branches(at)) {
                if let Branch::Node(child) = branch {
                    let mut next = own;
                    next[set.player] *= chance;
                    reach[child as usize] = next;
                }
            }
        }
    }
}
