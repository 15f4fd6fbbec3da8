//! A packed observation: the view of one seat in a few machine words, for those who play by the million.

use table::{MAX_SEATS, Observe, Seat, Seats, Viewer};

use crate::LoupsGarous;
use crate::news::Call;
use crate::role::Role;
use crate::state::{Ask, State, Whom};

/// What one viewer may know, as bits; seats from the lowest bit on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// The living; who has left; who is ready or has voted; who may be voted for; who can make no more statements; who has made
    /// a claim or a report.
    pub sets: [u32; 6],
    /// Three bits a seat: the card the viewer knows for certain, from 1; 0 if he does not.
    pub cards: u64,
    /// Three bits a seat: the role that was claimed, from 1.
    pub claims: u64,
    /// Five bits a seat: the last ballot, from 1.
    pub ballots: u128,
    /// Five bits a seat: who last accused or reported it, from 1.
    pub named: u128,
    /// Phase, call, night, number of seats, own seat, Lover, double arrow, shooter, whether calls last their time: what stands in one
    /// word.
    pub table: u64,
    /// All wolves, between whom they vote again, tonight's victim: for wolves.
    pub pack: [u32; 3],
}

impl Observe for LoupsGarous {
    type Packed = Packed;

    #[inline]
    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        let public = if state.is_night() { Seats::EMPTY } else { state.answered };
        let candidates = state.candidates & state.alive;
        into.sets = [state.alive, state.gone, public, candidates, state.spent, state.spoken].map(Seats::bits);
        into.cards = cards(state, viewer);
        into.claims =
            (0..MAX_SEATS).fold(0, |word, at| word | state.claims[at].map_or(0, |it| it.idx() as u64 + 1) << (3 * at));
        into.ballots = places(|at| state.reveal.ballots[at]);
        into.named = places(|at| state.named[at].by);
        into.table = table_word(state, viewer);
        into.pack = pack(state, viewer);
    }

    fn words(packed: &Packed) -> impl Iterator<Item = u64> {
        let Packed { sets, cards, claims, ballots, named, table, pack } = *packed;
        let wide = [ballots, named].into_iter().flat_map(|it| [it as u64, (it >> 64) as u64]);
        let sets = sets.into_iter().chain(pack).map(u64::from);
        sets.chain([cards, claims, table]).chain(wide)
    }
}

/// Five bits a seat, from 1. Twelve seats fit in a machine word: the others are put behind them at the end.
#[inline]
fn places(whom: impl Fn(usize) -> Whom) -> u128 {
    const LOW: usize = 12;
    let word = |from: usize, to: usize| (from..to).fold(0, |word, at| word | whom(at).code() << (5 * (at - from)));
    u128::from(word(0, LOW)) | u128::from(word(LOW, MAX_SEATS)) << (5 * LOW)
}

/// The cards of the dead, one's own, the Seer's visions, the pack; all of them for the watching dead and at the end.
#[inline]
fn cards(state: &State, viewer: Viewer) -> u64 {
    let mut known = Seats::all(state.n_seats());
    if !state.shows_all(viewer) {
        known = known.minus(state.alive);
        if let Some(own) = viewer.seat() {
            known = known.with(own);
            match state.role(own) {
                Role::Wolf if state.pack_knows() => known = known | state.wolves,
                Role::Seer => {
                    known = state.remembered().filter_map(|(_, it)| it.look.seat()).fold(known, Seats::with);
                }
                _ => (),
            }
        }
    }
    known.iter().fold(0, |word, it| word | (state.role(it).idx() as u64 + 1) << (3 * it.idx()))
}

#[inline]
fn table_word(state: &State, viewer: Viewer) -> u64 {
    let phase = match state.ask {
        Ask::Call(call) => call as u64,
        Ask::Debate => 8,
        Ask::Vote => 9,
        Ask::Runoff => 10,
        Ask::Shot => 11,
        Ask::Over(reason) => 12 + reason as u64,
    };
    let own = viewer.seat();
    let seat = |it: Option<Seat>| it.map_or(0, |it| it.idx() as u64 + 1);
    let lover = own.and_then(|it| state.lover_of(it)).filter(|_| state.lovers_know());
    let shows = |it: Seat| state.double_shown || (state.knows_own_card() && own == Some(it));
    let answered = own.is_some_and(|it| state.answered.contains(it));
    phase
        | u64::from(state.night) << 5
        | (state.n_seats() as u64) << 21
        | seat(own) << 26
        | seat(lover) << 31
        | seat(state.double.seat().filter(|it| shows(*it))) << 36
        | seat(state.shooter.seat()) << 41
        | u64::from(answered) << 46
        | u64::from(state.held) << 47
}

#[inline]
fn pack(state: &State, viewer: Viewer) -> [u32; 3] {
    let is_wolf = |it: Seat| state.living_wolves().contains(it) && state.pack_knows();
    if !viewer.seat().is_some_and(is_wolf) {
        return [0; 3];
    }
    let chosen = !matches!(state.ask, Ask::Call(Call::Wolves));
    let victim = state.this_night().victim.seat().filter(|_| chosen).map_or(0, |it| it.idx() as u32 + 1);
    [state.wolves.bits(), state.leaders.bits(), victim]
}
