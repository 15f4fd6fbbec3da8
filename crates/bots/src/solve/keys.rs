//! From keys to numbers, in memory that is used again.

/// Numbers by key, in the order in which keys were met.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys {
    /// A key and its number; [`NONE`] where there is none.
    slots: Vec<(u64, u32)>,
    len: usize,
}

const NONE: u32 = u32::MAX;
const FEWEST: usize = 1 << 10;

impl Keys {
    /// Forgets all keys and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.slots.fill((0, NONE));
        self.len = 0;
    }

    pub(super) fn get(&self, key: u64) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let (_, number) = self.slots[self.place_of(key)];
        (number != NONE).then_some(number)
    }

    /// The number of a key, which may be the next one that is free.
    pub(super) fn number(&mut self, key: u64) -> u32 {
        if self.len * 2 >= self.slots.len() {
            self.grow();
        }
        let at = self.place_of(key);
        let slot = &mut self.slots[at];
        if slot.1 == NONE {
            *slot = (key, self.len as u32);
            self.len += 1;
        }
        slot.1
    }

    fn place_of(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & mask;
        while self.slots[at].1 != NONE && self.slots[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self) {
        let more = vec![(0, NONE); (self.slots.len() * 2).max(FEWEST)];
        let old = std::mem::replace(&mut self.slots, more);
        for slot in old.into_iter().filter(|it| it.1 != NONE) {
            let at = self.place_of(slot.0);
            self.slots[at] = slot;
        }
    }
}
