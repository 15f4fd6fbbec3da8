//! What a search remembers: one node for each thing a player may know when it is his turn, in memory that is used again.

/// One move out of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    /// How often it was tried.
    pub(super) visits: f32,
    /// How often it could have been tried.
    pub(super) chances: f32,
    /// What came of it for the player of the node, summed up.
    pub(super) sum: f32,
}

impl<M> Edge<M> {
    /// Never tried; what is thought of it beforehand counts like that many tries.
    pub(super) const fn new(mv: M, opinion: Opinion) -> Self {
        let Opinion { value, weight } = opinion;
        Self { mv, visits: weight, chances: weight, sum: value * weight }
    }
}

/// What a game's knowledge thinks of a move before it was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Opinion {
    /// What it may come to, between 0 and 1.
    pub value: f32,
    /// How many tries that counts for; 0 for no opinion at all.
    pub weight: f32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    first: u32,
    len: u16,
    room: u16,
}

/// Where a key leads.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    /// Slots of another age are empty.
    age: u16,
    /// How often it was met before it got a node.
    met: u16,
    node: u32,
}

const EMPTY: Slot = Slot { key: 0, age: 0, met: 0, node: NO_NODE };
const NO_NODE: u32 = u32::MAX;

/// What is found under a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A node.
    Node(u32),
    /// Met often enough to get one, with [`Tree::grow`] for this slot.
    Ripe(u32),
    /// Nothing to go by: a playout.
    Leaf,
}

/// All nodes of a search. Emptied without giving memory back: once it has been as large as it gets, it allocates nothing.
#[derive(Debug)]
pub(super) struct Tree<M> {
    n_slots: usize,
    /// As many as that, once it is used.
    slots: Vec<Slot>,
    used: usize,
    age: u16,
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    most_edges: usize,
}

/// A copy remembers nothing: whoever thinks begins with an empty tree.
impl<M: Copy> Clone for Tree<M> {
    fn clone(&self) -> Self {
        Self::new(self.n_slots, self.most_edges)
    }
}

impl<M: Copy> Tree<M> {
    /// For at most `most_edges` moves, counted over all nodes; whatever is met beyond stays without a node. The first node may
    /// have more.
    pub(super) fn new(n_slots: usize, most_edges: usize) -> Self {
        let n_slots = n_slots.next_power_of_two().max(16);
        let most_edges = most_edges.min(u32::MAX as usize / 2);
        Self { n_slots, slots: Vec::new(), used: 0, age: 0, nodes: Vec::new(), edges: Vec::new(), most_edges }
    }

    /// Gives all memory back.
    pub(super) fn release(&mut self) {
        *self = Self::new(self.n_slots, self.most_edges);
    }

    /// Bytes that it holds, used or not.
    pub(super) fn n_bytes(&self) -> usize {
        size_of::<Slot>() * self.slots.capacity()
            + size_of::<Node>() * self.nodes.capacity()
            + size_of::<Edge<M>>() * self.edges.capacity()
    }

    /// Forgets everything and is ready for use.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.used = 0;
        self.slots.resize(self.n_slots, EMPTY);
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.slots.fill(EMPTY);
            self.age = 1;
        }
    }

    /// Looks a key up and counts that it was met; it is ripe for a node the `ripe`-th time.
    #[inline]
    pub(super) fn meet(&mut self, key: u64, ripe: u16) -> Found {
        let mask = self.slots.len() - 1;
        let mut at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & mask;
        loop {
            let slot = &mut self.slots[at];
            if slot.age != self.age {
                // A quarter stays free, so that looking up stays quick.
                if self.used * 4 < mask * 3 {
                    *slot = Slot { key, age: self.age, met: 1, node: NO_NODE };
                    self.used += 1;
                    if ripe <= 1 && self.edges.len() < self.most_edges {
                        return Found::Ripe(at as u32);
                    }
                }
                return Found::Leaf;
            }
            if slot.key == key {
                if slot.node != NO_NODE {
                    return Found::Node(slot.node);
                }
                slot.met = slot.met.saturating_add(1);
                let grows = slot.met >= ripe && self.edges.len() < self.most_edges;
                return if grows { Found::Ripe(at as u32) } else { Found::Leaf };
            }
            at = (at + 1) & mask;
        }
    }

    /// Whether so many further moves would be more than it may remember.
    fn is_full(&self, n_more: usize) -> bool {
        self.edges.len() + n_more > self.most_edges
    }

    /// Gives a ripe slot its node with these moves; `None` if they are too many to remember.
    pub(super) fn grow(&mut self, slot: u32, edges: impl ExactSizeIterator<Item = Edge<M>>) -> Option<u32> {
        let n_edges = edges.len();
        let is_root = self.nodes.is_empty();
        if n_edges == 0 || n_edges > usize::from(u16::MAX) || (self.is_full(n_edges) && !is_root) {
            return None;
        }
        let (number, first) = (self.nodes.len() as u32, self.edges.len());
        self.edges.extend(edges);
        let len = n_edges as u16;
        self.nodes.push(Node { first: first as u32, len, room: len });
        self.slots[slot as usize].node = number;
        Some(number)
    }

    /// Adds a move to a node, and says whether there was room for it. Where the place of the node is full it moves to
    /// one of twice the size, at the end.
    pub(super) fn add(&mut self, node: u32, edge: Edge<M>) -> bool {
        let Node { first, len, room } = self.nodes[node as usize];
        let (start, end) = (first as usize, first as usize + usize::from(len));
        if len == room {
            if len > u16::MAX / 2 || self.is_full(2 * usize::from(room.max(8))) {
                return false;
            }
            let is_last = end == self.edges.len();
            let first = if is_last { start } else { self.edges.len() };
            if !is_last {
                self.edges.extend_from_within(start..end);
            }
            let more = room.max(8);
            self.edges.resize(first + usize::from(room) + usize::from(more), edge);
            self.nodes[node as usize] = Node { first: first as u32, len, room: room.saturating_add(more) };
        }
        let node = &mut self.nodes[node as usize];
        self.edges[node.first as usize + usize::from(len)] = edge;
        node.len = len + 1;
        true
    }

    #[inline]
    pub(super) fn edges(&self, node: u32) -> &[Edge<M>] {
        let Node { first, len, .. } = self.nodes[node as usize];
        &self.edges[first as usize..first as usize + usize::from(len)]
    }

    #[inline]
    pub(super) fn edges_mut(&mut self, node: u32) -> &mut [Edge<M>] {
        let Node { first, len, .. } = self.nodes[node as usize];
        &mut self.edges[first as usize..first as usize + usize::from(len)]
    }

    pub(super) fn n_edges(&self) -> usize {
        self.edges.len()
    }

    pub(super) fn n_nodes(&self) -> usize {
        self.nodes.len()
    }
}
