//! A table that is asked for: who sits where before anybody comes.

use cabinet::Registry;
use ledger::{Code, Guest, Link, Phase, Sitter, Table, TableId, TableSettings};
use wire::{Absent, NewTable};

use crate::seating::{a_bot_name, with_defaults};
use crate::{Failure, Luck};

/// The table that `host` asks for, under this link, opened at this time. It has no code yet, and is nowhere written down.
pub fn plan(
    games: &Registry,
    host: &Guest,
    new: NewTable,
    (id, link): (TableId, Link),
    at: i64,
    luck: &mut Luck,
) -> Result<Table, Failure> {
    let game = games.info(&new.game).ok_or(Failure::NoGame)?;
    let n_seats = usize::from(new.n_seats.unwrap_or(game.usual));
    let options = with_defaults(game, new.options);
    games.check_options(&new.game, &options, n_seats)?;
    if new.absent == Absent::Leave && !game.departures {
        return Err(Failure::NoDeparture);
    }
    let mine = Sitter::person(host.id.clone());
    let other = match new.against {
        _ if new.pass_and_play => mine.clone(),
        Some(level) if game.has_bot(&level) => Sitter::bot(level, ""),
        Some(_) => return Err(Failure::NoBot),
        None => Sitter::Free,
    };
    let mut seats = vec![other; n_seats];
    if let Some(first) = seats.first_mut() {
        *first = mine;
    }
    name_bots(&mut seats, &new.game, &host.name, luck);
    Ok(Table {
        id,
        code: Code::NONE,
        link,
        game: new.game,
        options,
        seats,
        host: host.id.clone(),
        public: new.public,
        round: 0,
        phase: Phase::Gathering,
        outcome: None,
        settings: TableSettings { tempo: new.tempo, absent: new.absent, ..TableSettings::default() },
        version: 0,
        created: at,
        changed: at,
    })
}

/// Gives each bot a name of its own.
fn name_bots(seats: &mut [Sitter], game: &str, host: &str, luck: &mut Luck) {
    let mut seated = vec![host.to_owned()];
    for sitter in seats {
        if let Sitter::Bot { name, .. } = sitter {
            *name = a_bot_name(game, &seated, luck);
            seated.push(name.clone());
        }
    }
}
