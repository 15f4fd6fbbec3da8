//! A map in letters: even columns on one line, odd columns half a hex lower on the next.

use std::fmt::Write;

use cryptide::{Animal, COLS, Colour, Hex, Map, ROWS, StructureKind, Terrain};

/// What is written in a hex: terrain, animal, structure with its colour.
pub(crate) fn hex(map: &Map, hex: Hex) -> String {
    let ground = map.ground();
    let terrain = Terrain::ALL.into_iter().find(|it| ground.terrain(*it).contains(hex)).map_or('?', Terrain::letter);
    let animal = Animal::ALL.into_iter().find(|it| ground.animal(*it).contains(hex)).map_or(' ', Animal::letter);
    let built = map.structures().find(|it| it.2 == hex);
    let structure = built.map_or("  ".into(), |(kind, colour, _)| format!("{}{}", sign(kind), letter(colour)));
    format!("{terrain}{animal}{structure}")
}

const fn sign(kind: StructureKind) -> char {
    match kind {
        StructureKind::Stone => '▲',
        StructureKind::Shack => '⌂',
    }
}

const fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Green => 'g',
        Colour::Blue => 'b',
        Colour::Black => 'k',
    }
}

/// The whole map; `cell` writes a hex in `width` characters.
pub(crate) fn map(width: usize, cell: impl Fn(Hex) -> String) -> String {
    let mut text = String::from("  ");
    for col in 0..COLS {
        let name = char::from(b'A' + col as u8);
        write!(text, " {name:<width$}").expect("a string grows");
    }
    for line in 0..2 * ROWS {
        let (row, parity) = (line / 2, line % 2);
        let number = if parity == 0 { (row + 1).to_string() } else { " ".into() };
        write!(text, "\n{number:<2}").expect("a string grows");
        for col in 0..COLS {
            let shown = Hex::new(row, col).filter(|_| col % 2 == parity).map_or_else(String::new, &cell);
            write!(text, " {shown:<width$}").expect("a string grows");
        }
        text.truncate(text.trim_end().len());
    }
    text
}
