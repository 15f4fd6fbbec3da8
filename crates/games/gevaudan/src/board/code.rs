//! A board as a short text: fixed fields of bits, six bits a sign.

use super::plan::{Plan, Printed};
use crate::card::EventKind;
use crate::cell::{Cell, CellSet, N_CELLS};

/// What every code begins with; the number is the version of the format.
const PREFIX: &str = "GEV1";
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

struct Writer {
    text: String,
    word: u32,
    n_bits: u32,
}

impl Writer {
    fn put(&mut self, value: u32, n_bits: u32) {
        for at in (0..n_bits).rev() {
            self.word = self.word << 1 | (value >> at & 1);
            self.n_bits += 1;
            if self.n_bits == 6 {
                self.text.push(char::from(SIGNS[self.word as usize]));
                (self.word, self.n_bits) = (0, 0);
            }
        }
    }
}

struct Reader<'a> {
    signs: std::slice::Iter<'a, u8>,
    word: u32,
    n_bits: u32,
}

impl Reader<'_> {
    fn take(&mut self, n_bits: u32) -> Option<u32> {
        let mut value = 0;
        for _ in 0..n_bits {
            if self.n_bits == 0 {
                let sign = self.signs.next()?;
                self.word = SIGNS.iter().position(|it| it == sign)? as u32;
                self.n_bits = 6;
            }
            self.n_bits -= 1;
            value = value << 1 | (self.word >> self.n_bits & 1);
        }
        Some(value)
    }

    fn terrain(&mut self) -> Option<Cell> {
        self.take(4).map(|it| Cell::at(it as usize))
    }

    fn byte(&mut self, n_bits: u32) -> Option<u8> {
        self.take(n_bits).map(|it| it as u8)
    }
}

pub(super) fn encode(plan: &Plan) -> String {
    let mut writer = Writer { text: PREFIX.into(), word: 0, n_bits: 0 };
    for one in 0..N_CELLS {
        for two in one + 1..N_CELLS {
            writer.put(u32::from(plan.near[one].contains(Cell::at(two))), 1);
        }
    }
    plan.has.iter().for_each(|it| writer.put((*it).into(), 4));
    plan.arrows.iter().flatten().for_each(|it| writer.put(it.idx() as u32, 4));
    for (x, y) in plan.at {
        writer.put(x.into(), 4);
        writer.put(y.into(), 4);
    }
    [plan.church].iter().chain(&plan.entries).for_each(|it| writer.put(it.idx() as u32, 4));
    writer.put(plan.ferocity.0.into(), 4);
    writer.put(plan.ferocity.1.into(), 4);
    for printed in plan.events {
        writer.put(u32::from(printed.kind == EventKind::Ferocity), 1);
        writer.put(printed.value.into(), 3);
        writer.put(printed.slides.into(), 2);
    }
    plan.tokens.iter().for_each(|it| writer.put((*it).into(), 3));
    plan.cubes.iter().for_each(|it| writer.put((*it).into(), 2));
    writer.put(0, (6 - writer.n_bits) % 6);
    writer.text
}

pub(super) fn decode(text: &str) -> Option<Plan> {
    let signs = text.strip_prefix(PREFIX)?.as_bytes();
    let mut reader = Reader { signs: signs.iter(), word: 0, n_bits: 0 };
    let mut plan = Plan::blank();
    for one in 0..N_CELLS {
        for two in one + 1..N_CELLS {
            if reader.take(1)? == 1 {
                plan.join(Cell::at(one), Cell::at(two));
            }
        }
    }
    for has in &mut plan.has {
        *has = reader.byte(4)?;
    }
    for arrow in plan.arrows.iter_mut().flatten() {
        *arrow = reader.terrain()?;
    }
    for at in &mut plan.at {
        *at = (reader.byte(4)?, reader.byte(4)?);
    }
    plan.church = reader.terrain()?;
    for entry in &mut plan.entries {
        *entry = reader.terrain()?;
    }
    plan.ferocity = (reader.byte(4)?, reader.byte(4)?);
    for event in &mut plan.events {
        let kind = if reader.take(1)? == 1 { EventKind::Ferocity } else { EventKind::Battue };
        *event = Printed { kind, value: reader.byte(3)?, slides: reader.byte(2)? };
    }
    for tokens in &mut plan.tokens {
        *tokens = reader.byte(3)?;
    }
    for cubes in &mut plan.cubes {
        *cubes = reader.byte(2)?;
    }
    // What is left of the last sign is zero, and nothing follows.
    let rest = reader.take(reader.n_bits)?;
    (rest == 0 && reader.signs.next().is_none() && plan.near != [CellSet::EMPTY; N_CELLS]).then_some(plan)
}
