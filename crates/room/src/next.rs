//! The next game at a table. One proposes it, the same once more or another one; the others accept or do not, bots always
//! do, and it begins once every person who is here has. What is said is kept with the table, so that nobody has to say
//! it again after a restart.

use std::collections::BTreeMap;

use cabinet::Registry;
use ledger::{Guest, GuestId, Phase, Proposal, Sitter, Table};
use wire::{Absent, GameInfo, NextGame, ProposalInfo};

use crate::commit::Then;
use crate::reply::Reply;
use crate::seating::with_defaults;
use crate::{Failure, Room};

/// The proposal as everybody may see it.
pub(crate) fn shown(games: &Registry, table: &Table, proposal: &Proposal) -> ProposalInfo {
    let ids = |guests: &[GuestId]| guests.iter().map(ToString::to_string).collect();
    let without = seated_anew(games, table, proposal, &|it| proposal.accepted.contains(it)).ok();
    ProposalInfo {
        by: proposal.by.to_string(),
        game: proposal.game.clone(),
        accepted: ids(&proposal.accepted),
        declined: ids(&proposal.declined),
        without: without.map(|it| it.seats.len() as u8),
    }
}

/// The table at which those of `plays` and the bots play what is proposed. Bots that come to it have no name yet.
fn seated_anew(
    games: &Registry,
    table: &Table,
    proposal: &Proposal,
    plays: &dyn Fn(&GuestId) -> bool,
) -> Result<Table, Failure> {
    let mut table = table.clone();
    table.seats.retain(|it| match it {
        Sitter::Free => false,
        Sitter::Person { guest, .. } => plays(guest),
        Sitter::Bot { .. } => true,
    });
    let key = proposal.game.as_ref().unwrap_or(&table.game);
    let info = games.info(key).ok_or(Failure::NoGame)?;
    if *key != table.game {
        let before = games.info(&table.game).map(|it| &it.bots[..]).unwrap_or_default();
        seat_bots_anew(&mut table.seats, before, info);
        table.options = with_defaults(info, BTreeMap::new());
        table.game.clone_from(&info.key);
    }
    let persons = table.seats.iter().any(|it| matches!(it, Sitter::Person { .. }));
    if !persons || !(usize::from(info.least)..=usize::from(info.most)).contains(&table.seats.len()) {
        return Err(Failure::NotSoMany);
    }
    games.check_options(&table.game, &table.options, table.seats.len())?;
    if table.settings.absent == Absent::Leave && !info.departures {
        table.settings.absent = Absent::Wait;
    }
    // Who is host plays along; otherwise somebody who does is.
    let players = table.seats.iter().filter_map(Sitter::guest);
    if let Some(heir) = players.clone().next().filter(|_| players.clone().all(|it| *it != table.host)) {
        table.host = heir.clone();
    }
    Ok(table)
}

/// Bots come along to another game, as good there as they were here; some stay away or come to it if the number asks for that.
fn seat_bots_anew(seats: &mut Vec<Sitter>, before: &[String], info: &GameInfo) {
    for sitter in seats.iter_mut() {
        if let Sitter::Bot { level, .. } = sitter
            && !info.has_bot(level)
        {
            let rank = before.iter().position(|it| it == level).unwrap_or_default();
            *level = info.bots.get(rank).or(info.bots.last()).cloned().unwrap_or_default();
        }
    }
    while seats.len() > usize::from(info.most)
        && let Some(last) = seats.iter().rposition(|it| matches!(it, Sitter::Bot { .. }))
    {
        seats.remove(last);
    }
    while seats.len() < usize::from(info.least)
        && let Some(level) = &info.usual_bot
    {
        seats.push(Sitter::bot(level.clone(), ""));
    }
}

impl Room {
    /// Somebody says something about the next game.
    pub(crate) fn next_game(&mut self, guest: &Guest, next: NextGame, reply: Reply) -> Result<(), Failure> {
        if self.seats_of(Some(guest)).is_empty() && self.table.host != guest.id {
            return Err(Failure::NotSeated);
        }
        if self.table.phase != Phase::Over {
            return Err(Failure::NotOver);
        }
        let mut table = self.table.clone();
        let standing = &mut table.settings.evening.proposal;
        match next {
            NextGame::Propose { game } => {
                let game = game.filter(|it| *it != table.game);
                match standing {
                    Some(it) if it.game == game => it.answer(&guest.id, true),
                    _ => {
                        let proposal = Proposal {
                            by: guest.id.clone(),
                            game,
                            accepted: vec![guest.id.clone()],
                            declined: Vec::new(),
                        };
                        self.is_possible(&proposal)?;
                        *standing = Some(proposal);
                    }
                }
            }
            NextGame::Accept => standing.as_mut().ok_or(Failure::NoProposal)?.answer(&guest.id, true),
            NextGame::Decline => standing.as_mut().ok_or(Failure::NoProposal)?.answer(&guest.id, false),
            NextGame::Withdraw => {
                self.may_decide(guest)?;
                *standing = None;
            }
            NextGame::Begin => {
                let proposal = self.may_decide(guest)?;
                let accepted = |it: &GuestId| proposal.accepted.contains(it);
                let table = seated_anew(&self.config.games, &self.table, &proposal, &accepted)?;
                return self.begin_next(table, reply);
            }
        }
        self.keep_or_begin(guest, table, reply);
        Ok(())
    }

    /// Whether all who sit here could play it, if they wished to.
    fn is_possible(&self, proposal: &Proposal) -> Result<(), Failure> {
        let key = proposal.game.as_ref().unwrap_or(&self.table.game);
        let most = self.game_info(key)?.most;
        let persons = self.players().count();
        if persons > usize::from(most) { Err(Failure::NotSoMany) } else { Ok(()) }
    }

    /// What is proposed, if it is for `guest` to withdraw it or to begin.
    fn may_decide(&self, guest: &Guest) -> Result<Proposal, Failure> {
        let proposal = self.settings().evening.proposal.clone().ok_or(Failure::NoProposal)?;
        if proposal.by == guest.id || self.table.host == guest.id { Ok(proposal) } else { Err(Failure::NotHost) }
    }

    /// Keeps the table as it is after what `guest` has said or done; or begins at once if all agree now.
    pub(crate) fn keep_or_begin(&mut self, guest: &Guest, mut table: Table, reply: Reply) {
        let standing = &mut table.settings.evening.proposal;
        let left = table.host != guest.id && table.seats.iter().all(|it| !it.is(&guest.id));
        if left && standing.as_ref().is_some_and(|it| it.by == guest.id) {
            *standing = None;
        } else if let Some(proposal) = standing.as_mut().filter(|_| left) {
            proposal.forget(&guest.id);
        }
        let agreed = self.agreed(&table);
        match agreed.map(|it| self.begin_next(it, reply.clone())) {
            Some(Ok(())) => (),
            Some(Err(_)) | None => self.keep(table, false, Then::Nothing, reply),
        }
    }

    /// The table at which they play, if all whom one waits for have said yes.
    fn agreed(&self, table: &Table) -> Option<Table> {
        let proposal = table.settings.evening.proposal.as_ref()?;
        let said_yes = |it: &GuestId| proposal.accepted.contains(it);
        let waited_for = |it: &GuestId| !said_yes(it) && self.is_waited_for(it, proposal);
        if table.seats.iter().filter_map(Sitter::guest).any(waited_for) {
            return None;
        }
        seated_anew(&self.config.games, table, proposal, &said_yes).ok()
    }

    /// Whether somebody who has not said yes may still do so: he is here, or was a little while ago.
    fn is_waited_for(&self, guest: &GuestId, proposal: &Proposal) -> bool {
        let lately = |since: &std::time::Duration| self.now.tick.saturating_sub(*since) < self.config.grace;
        let about = self.is_here(guest) || self.away_since.get(guest).is_some_and(lately);
        about || proposal.declined.contains(guest)
    }

    /// Deals what was agreed on, for bots of another game with people of that game.
    fn begin_next(&mut self, mut table: Table, reply: Reply) -> Result<(), Failure> {
        self.swap_people(&mut table);
        self.begin(table, reply)
    }
}
