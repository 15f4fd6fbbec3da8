//! Whether what was taken back could be, as far as a record alone shows it.

use table::{Actor, Record, RecordEntry, Seat, Takeback};

use crate::block::Takebacks;

/// How often something was taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) free: usize,
    pub(crate) agreed: usize,
}

/// A move that counts still.
struct Live {
    entry: usize,
    actor: Actor,
}

/// Looks at every entry that takes back another one: whether the table allowed it, and whether it met the last move of
/// its seat (or, by agreement, the last move of all). A free one must have drawn nothing: `draws` are the entries that drew,
/// where the game was replayed.
///
/// # Errors
///
/// The code of what does not hold.
pub(crate) fn check(
    record: &Record,
    allowed: Takebacks,
    draws: Option<&[(usize, u64)]>,
) -> Result<Counts, &'static str> {
    let mut live: Vec<Live> = Vec::new();
    let mut counts = Counts::default();
    for (number, entry) in (1..).zip(record.entries()) {
        let undo = match entry {
            RecordEntry::Move(step) => {
                live.push(Live { entry: number, actor: step.actor });
                continue;
            }
            RecordEntry::Undo(undo) => undo,
        };
        let at = live.iter().position(|it| it.entry == undo.entry).ok_or("takeback-of-nothing")?;
        let seat = live[at].actor;
        match undo.how {
            Takeback::Free if allowed == Takebacks::None => return Err("takeback-unasked"),
            Takeback::Agreed if allowed != Takebacks::Agreed => return Err("takeback-unasked"),
            Takeback::Free => {
                let drew = draws.is_some_and(|it| it.iter().any(|it| it.0 == undo.entry));
                if drew || live[at + 1..].iter().any(|it| it.actor == seat) {
                    return Err("takeback-too-late");
                }
                counts.free += 1;
            }
            Takeback::Agreed if at + 1 != live.len() => return Err("takeback-too-late"),
            Takeback::Agreed => counts.agreed += 1,
        }
        live.remove(at);
    }
    Ok(counts)
}

/// The seats of a list, for people: counted from 1.
pub(crate) fn numbers<'a>(seats: impl IntoIterator<Item = &'a Seat>) -> Vec<u8> {
    seats.into_iter().map(|it| it.number() as u8).collect()
}
