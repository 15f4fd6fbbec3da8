//! What is different between two views, as JSON: a moment is told by what has changed, not by the whole table again.
//!
//! Changes are an object. A member replaces the one of its name; a member whose name ends in `~` goes inside: its value
//! is the changes of that member, with indices as names where that is a list. A member whose name ends in `@` is
//! `[start, removed, [inserted…]]`: so many elements of that list go, and these come, from there on.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// A view, or a part of one, that can say what is new in it. Made with [`crate::changes!`].
pub trait Changes: Serialize + PartialEq {
    /// Writes the members that are not what they were.
    fn changes<M: SerializeMap>(&self, before: &Self, into: &mut M) -> Result<(), M::Error>;
}

/// What has changed in `now` since `before`.
#[derive(Debug)]
pub struct Since<'a, T> {
    /// As it is.
    pub now: &'a T,
    /// As it was.
    pub before: &'a T,
}

impl<T: Changes> Serialize for Since<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.now.changes(self.before, &mut map)?;
        map.end()
    }
}

/// The elements of a list that are not what they were, by index.
struct EachSince<'a, T> {
    now: &'a [T],
    before: &'a [T],
}

impl<T: Changes> Serialize for EachSince<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (idx, (now, before)) in self.now.iter().zip(self.before).enumerate() {
            if now != before {
                map.serialize_key(&Inside(idx))?;
                map.serialize_value(&Since { now, before })?;
            }
        }
        map.end()
    }
}

/// The name of an element that is not replaced but changed inside.
struct Inside(usize);

/// These names ready made, for every seat of a table.
const SMALL_INDICES: [&str; crate::MAX_SEATS] = [
    "0~", "1~", "2~", "3~", "4~", "5~", "6~", "7~", "8~", "9~", "10~", "11~", "12~", "13~", "14~", "15~", "16~", "17~",
];

impl Serialize for Inside {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match SMALL_INDICES.get(self.0) {
            Some(name) => serializer.serialize_str(name),
            None => serializer.collect_str(&format_args!("{}~", self.0)),
        }
    }
}

/// The names under which a list may be written: as a whole, inside, or a piece of it.
type Names = (&'static str, &'static str);

/// Writes a list: element by element where it is as long as it was, else the piece that is new. For [`crate::changes!`].
#[doc(hidden)]
pub fn write_each<T: Changes, M: SerializeMap>(
    into: &mut M,
    (inside, piece): Names,
    now: &[T],
    before: &[T],
) -> Result<(), M::Error> {
    match now.len() == before.len() {
        true if now == before => Ok(()),
        true => into.serialize_entry(inside, &EachSince { now, before }),
        false => write_piece(into, piece, now, before),
    }
}

/// Writes the piece of a list that is new, between what is the same at both ends. For [`crate::changes!`].
#[doc(hidden)]
pub fn write_piece<T: Serialize + PartialEq, M: SerializeMap>(
    into: &mut M,
    name: &'static str,
    now: &[T],
    before: &[T],
) -> Result<(), M::Error> {
    if now == before {
        return Ok(());
    }
    let start = now.iter().zip(before).take_while(|(now, before)| now == before).count();
    let (tail, rest) = (&now[start..], &before[start..]);
    let end = tail.iter().rev().zip(rest.iter().rev()).take_while(|(now, before)| now == before).count();
    into.serialize_entry(name, &(start, rest.len() - end, &tail[..tail.len() - end]))
}

/// Writes a part: what is new inside it. For [`crate::changes!`].
#[doc(hidden)]
pub fn write_inside<T: Changes, M: SerializeMap>(
    into: &mut M,
    name: &'static str,
    now: &T,
    before: &T,
) -> Result<(), M::Error> {
    if now == before { Ok(()) } else { into.serialize_entry(name, &Since { now, before }) }
}

/// Writes a part that may be absent. For [`crate::changes!`].
#[doc(hidden)]
pub fn write_maybe<T: Changes, M: SerializeMap>(
    into: &mut M,
    names: (&'static str, &'static str),
    now: &Option<T>,
    before: &Option<T>,
) -> Result<(), M::Error> {
    match (now, before) {
        _ if now == before => Ok(()),
        (Some(now), Some(before)) => into.serialize_entry(names.1, &Since { now, before }),
        _ => into.serialize_entry(names.0, now),
    }
}

/// Implements [`Changes`](crate::Changes) for a struct whose fields are all listed, each by the way it is compared:
/// `field` as a whole, `field: inside` part by part, `field: maybe` the same if it is there, `field: each` a list element by
/// element, `field: piece` a list of which only a piece is new, `field: hidden` not at all as it is not written either.
///
/// A field that is not listed does not compile, so that none is forgotten.
#[macro_export]
macro_rules! changes {
    ($type:ty { $($field:ident $(: $how:ident)?),* $(,)? }) => {
        impl $crate::Changes for $type {
            fn changes<M: ::serde::ser::SerializeMap>(&self, before: &Self, into: &mut M) -> Result<(), M::Error> {
                let Self { $($field: _),* } = self;
                $($crate::changes!(@ self before into $field $($how)?);)*
                Ok(())
            }
        }
    };
    (@ $now:ident $before:ident $into:ident $field:ident) => {
        if $now.$field != $before.$field {
            $into.serialize_entry(stringify!($field), &$now.$field)?;
        }
    };
    (@ $now:ident $before:ident $into:ident $field:ident hidden) => {};
    (@ $now:ident $before:ident $into:ident $field:ident inside) => {
        $crate::write_inside($into, concat!(stringify!($field), "~"), &$now.$field, &$before.$field)?;
    };
    (@ $now:ident $before:ident $into:ident $field:ident maybe) => {
        let names = (stringify!($field), concat!(stringify!($field), "~"));
        $crate::write_maybe($into, names, &$now.$field, &$before.$field)?;
    };
    (@ $now:ident $before:ident $into:ident $field:ident each) => {
        let names = (concat!(stringify!($field), "~"), concat!(stringify!($field), "@"));
        $crate::write_each($into, names, &$now.$field[..], &$before.$field[..])?;
    };
    (@ $now:ident $before:ident $into:ident $field:ident piece) => {
        $crate::write_piece($into, concat!(stringify!($field), "@"), &$now.$field[..], &$before.$field[..])?;
    };
}

#[cfg(test)]
mod tests {
    use serde::Serialize;
    use serde_json::json;

    use super::Since;

    #[derive(Clone, PartialEq, Serialize)]
    struct Card {
        face: Option<u8>,
        back: u8,
    }

    changes!(Card { face, back });

    #[derive(Clone, PartialEq, Serialize)]
    struct View {
        turn: u8,
        hand: Vec<Card>,
        top: Option<Card>,
        last: Card,
        pile: Vec<u8>,
        #[serde(skip)]
        seal: u8,
    }

    changes!(View { turn, hand: each, top: maybe, last: inside, pile: piece, seal: hidden });

    fn card(face: u8) -> Card {
        Card { face: Some(face), back: 1 }
    }

    #[test]
    fn only_what_is_new_is_written() {
        let before = View {
            turn: 1,
            hand: vec![card(1), card(2)],
            top: Some(card(3)),
            last: card(4),
            pile: vec![1, 2, 3],
            seal: 1,
        };
        let told = |now: &View| serde_json::to_value(Since { now, before: &before }).expect("plain data");
        assert_eq!(told(&before), json!({}));
        assert_eq!(told(&View { seal: 2, ..before.clone() }), json!({}), "what is never written");
        let hand = vec![card(1), Card { face: None, back: 1 }];
        assert_eq!(told(&View { hand, ..before.clone() }), json!({ "hand~": { "1~": { "face": null } } }));
        let hand = vec![card(1), card(7), card(8), card(2)];
        assert_eq!(told(&View { hand, ..before.clone() }), json!({ "hand@": [1, 0, [card(7), card(8)]] }), "two more");
        assert_eq!(told(&View { hand: vec![card(2)], ..before.clone() }), json!({ "hand@": [0, 1, []] }), "one less");
        let pile = |pile: &[u8]| View { pile: pile.to_vec(), ..before.clone() };
        assert_eq!(told(&pile(&[1, 9, 3])), json!({ "pile@": [1, 1, [9]] }));
        assert_eq!(told(&pile(&[1, 2, 3, 3])), json!({ "pile@": [3, 0, [3]] }));
        let now = View { top: None, last: Card { face: Some(4), back: 2 }, turn: 2, ..before.clone() };
        assert_eq!(told(&now), json!({ "turn": 2, "top": null, "last~": { "back": 2 } }));
        let now = View { top: Some(card(9)), ..before.clone() };
        assert_eq!(told(&now), json!({ "top~": { "face": 9 } }));
    }
}
