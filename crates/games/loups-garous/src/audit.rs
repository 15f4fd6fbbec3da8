//! What must hold in every state, and the same moment with hidden things exchanged.

use table::{Actor, Audit, MAX_SEATS, Rng, Rules, Seat, Seats, Silent, Viewer, pick, shuffle};

use crate::moves::{Act, Middle, Move};
use crate::news::Call;
use crate::role::{N_ROLES, Role};
use crate::state::{Ask, STATEMENTS, State};
use crate::{CupidSilent, Double, HunterGrief, LoupsGarous, Off, On, Options, SecondTie, Special, Wolves, WolvesTie};

impl Audit for LoupsGarous {
    /// A day and a night are at most 18 × 18 moves. Most nights kill; where wolves who disagree kill nobody, about half
    /// of them do, and the village may spare everybody by day.
    const LONGEST: usize = 60_000;

    fn audit(state: &State) -> Result<(), String> {
        audit_cards(state)?;
        audit_people(state)?;
        audit_question(state)
    }

    fn universe(n_seats: usize) -> Vec<Move> {
        let mut all = vec![Act::Take(Middle::First), Act::Take(Middle::Second), Act::Keep];
        all.extend([Act::Sleep, Act::Glance, Act::Stare, Act::Ready, Act::Yes, Act::No, Act::Timeout]);
        all.extend([Act::Hold, Act::Release, Act::Point(None)]);
        all.extend([Act::Devour(None), Act::Watch(None), Act::Note(None), Act::Vote(None), Act::Shoot(None)]);
        all.extend(Role::ALL.map(Act::Claim));
        // One seat more than there are: nobody sits there.
        for seat in Seat::all(n_seats + 1) {
            let some = Some(seat);
            all.extend([Act::Devour(some), Act::Watch(some), Act::Note(some), Act::Vote(some), Act::Shoot(some)]);
            all.extend([Act::Look(seat), Act::Accuse(seat), Act::Defend(seat), Act::Announce(seat), Act::Leave(seat)]);
            all.extend([Act::Point(some), Act::Doubt(seat)]);
            all.extend(Role::ALL.map(|role| Act::Report(seat, role)));
            all.extend(Seat::all(n_seats + 1).filter(|it| *it >= seat).map(|it| Act::Love(seat, it)));
        }
        all.into_iter().map(Move::new).collect()
    }

    /// Wolves see each other from their first call on (LGT-NGT-2). Everybody sees how long calls last from now on (LGT-NIGHT-4).
    fn is_shown(before: &State, after: &State, viewer: Viewer) -> bool {
        let is_wolf = |it: Seat| after.role(it).is_wolf();
        let meets = viewer.seat().is_some_and(is_wolf) && !before.pack_knows() && after.pack_knows();
        meets || before.held != after.held
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        twin(before, after, mv, viewer, rng)
    }

    fn variants() -> Vec<Options> {
        let plain = Options::default();
        let all_in = Options {
            seer: Special::Yes,
            hunter: Special::Yes,
            cupid: Special::Yes,
            thief: Special::Yes,
            girl: Special::Yes,
            ..plain
        };
        let bare = Options {
            wolves: Wolves::Three,
            seer: Special::No,
            hunter: Special::No,
            cupid: Special::No,
            thief: Special::No,
            girl: Special::No,
            double: Double::None,
            second_tie: SecondTie::Random,
            parity_ends_game: Off::On,
            ..plain
        };
        let strange = Options {
            wolves: Wolves::Three,
            double: Double::Fixed,
            second_tie: SecondTie::All,
            wolves_tie: WolvesTie::Nobody,
            cupid_silent: CupidSilent::None,
            hunter_grief: HunterGrief::Literal,
            dead_watch: On::Off,
            dead_chat: Off::On,
            ..all_in
        };
        let alone = Options { wolves: Wolves::One, thief: Special::No, parity_ends_game: Off::On, ..all_in };
        vec![plain, all_in, bare, strange, Options { second_tie: SecondTie::All, ..all_in }, alone]
    }
}

fn audit_cards(state: &State) -> Result<(), String> {
    let mut counts = [0; N_ROLES];
    state.roles[..state.n_seats()].iter().for_each(|it| counts[it.idx()] += 1);
    if state.has_middle() {
        state.middle.iter().for_each(|it| counts[it.idx()] += 1);
    }
    if crate::Deck::new(counts) != state.deck {
        return Err(format!("the cards are not those of the deck: {counts:?}"));
    }
    let wolves: Seats = Seat::all(state.n_seats()).filter(|it| state.role(*it).is_wolf()).collect();
    if wolves != state.wolves {
        return Err("the wolves are not those with the cards".into());
    }
    let thief_called = !matches!(state.ask, Ask::Call(Call::Thief)) || state.night > 1;
    if thief_called && state.holder(Role::Thief).is_some() && state.thief_must_take() {
        return Err("a Thief left two wolves in the middle".into());
    }
    if let Some(thief) = state.thief.seat()
        && state.role(thief) != Role::Thief
        && !state.middle.contains(&Role::Thief)
    {
        return Err("a Thief who has swapped left his card nowhere".into());
    }
    Ok(())
}

fn audit_people(state: &State) -> Result<(), String> {
    let all = Seats::all(state.n_seats());
    if !(state.alive | state.gone | state.lovers).minus(all).is_empty() {
        return Err("somebody sits beyond the table".into());
    }
    if ![0, 2].contains(&state.lovers.len()) || (state.lovers & state.alive).len() == 1 {
        return Err("the Lovers are not both alive or both dead".into());
    }
    let over = (0..MAX_SEATS).any(|at| state.said[at] > STATEMENTS);
    let spent: Seats = Seat::all(MAX_SEATS).filter(|it| state.said[it.idx()] >= STATEMENTS).collect();
    if over || spent != state.spent {
        return Err("statements are not counted well".into());
    }
    if !state.answered.minus(state.here()).is_empty() {
        return Err("somebody answered who is not here".into());
    }
    Ok(())
}

fn audit_question(state: &State) -> Result<(), String> {
    match state.ask {
        Ask::Over(_) => return Ok(()),
        Ask::Shot => {
            let hunter = state.shooter.seat().ok_or("nobody aims")?;
            if state.role(hunter) != Role::Hunter || state.alive.contains(hunter) || state.alive.is_empty() {
                return Err("who aims is no dying Hunter with somebody to shoot at".into());
            }
            return Ok(());
        }
        Ask::Call(call) if !state.calls(state.night).any(|it| it == call) => {
            return Err(format!("{call:?} is no call of this night"));
        }
        Ask::Vote | Ask::Runoff if (state.candidates & state.alive).is_empty() => {
            return Err("there is nobody to vote for".into());
        }
        Ask::Call(_) | Ask::Debate | Ask::Vote | Ask::Runoff => (),
    }
    // Before the Thief has chosen, all wolves may lie in the middle.
    if state.ask != Ask::Call(Call::Thief)
        && let Some(reason) = state.victory()
    {
        return Err(format!("it should be over: {reason:?}"));
    }
    if !(state.held && state.is_night()) && state.here().minus(state.answered).is_empty() {
        return Err("nobody is awaited".into());
    }
    Ok(())
}

/// Two living seats of which the viewer knows nothing exchange their cards; who acts makes the answer of his new role.
fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
    if matches!(after.ask, Ask::Over(_) | Ask::Shot) || !before.leaders.is_empty() || after.shows_all(viewer) {
        return None; // chance or the end would tell them apart
    }
    let spied = before.ask != after.ask && viewer.seat().is_some_and(|it| before.role(it) == Role::Girl);
    if spied && before.ask == Ask::Call(Call::Duel) {
        return None; // chance says whom she sees
    }
    let mut seats: Vec<Seat> = (before.strangers_to(viewer) & after.strangers_to(viewer)).iter().collect();
    shuffle(&mut seats, rng);
    let &[one, two, ..] = seats.as_slice() else { return None };
    let mut other = before.clone();
    other.exchange(one, two);
    let (actor, like) = if matches!(mv.act(), Act::Timeout | Act::Leave(_) | Act::Hold | Act::Release) {
        (Actor::Referee, mv)
    } else {
        let seat = mover(before, after, mv)?;
        (seat.into(), like(before, &other, seat, mv, rng)?)
    };
    let mut then = other.clone();
    LoupsGarous::play(&mut then, actor, like, rng, &mut Silent).ok()?;
    let same = (then.ask, then.deaths, then.period) == (after.ask, after.deaths, after.period);
    same.then_some((other, like))
}

impl State {
    /// The living whose cards `viewer` does not know.
    fn strangers_to(&self, viewer: Viewer) -> Seats {
        let Some(own) = viewer.seat() else { return self.alive };
        let mut strangers = self.alive.without(own);
        match self.role(own) {
            Role::Wolf => strangers = strangers.minus(self.wolves),
            Role::Seer => self.remembered().for_each(|(_, it)| strangers = strangers.minus(set([it.look]))),
            Role::Girl => self.remembered().for_each(|(_, it)| strangers = strangers.minus(set(it.names))),
            Role::Villager | Role::Hunter | Role::Cupid | Role::Thief => (),
        }
        strangers
    }

    /// Two seats exchange their cards. What wolves have done is forgotten: it is nothing the viewer knows.
    fn exchange(&mut self, one: Seat, two: Seat) {
        self.roles.swap(one.idx(), two.idx());
        self.wolves = Seat::all(self.n_seats()).filter(|it| self.role(*it).is_wolf()).collect();
        let victim = self.this_night().victim;
        for it in [one, two] {
            if self.thief.is(it) && self.role(it) != Role::Thief && !self.middle.contains(&Role::Thief) {
                self.thief = crate::state::Whom::of(self.holder(Role::Thief));
            }
        }
        self.tonight().victim = victim;
    }
}

fn set<const N: usize>(whom: [crate::state::Whom; N]) -> Seats {
    whom.into_iter().filter_map(|it| it.seat()).collect()
}

/// Who made the move: the only seat whose answer or statements changed.
fn mover(before: &State, after: &State, mv: Move) -> Option<Seat> {
    let closed = before.period != after.period;
    let waiting = before.here().minus(before.answered);
    let spoke = |it: &Seat| before.said[it.idx()] != after.said[it.idx()];
    if mv.act().is_statement() {
        return Seat::all(before.n_seats()).find(spoke);
    }
    if matches!(mv.act(), Act::Point(_)) {
        return before.living_wolves().iter().find(|it| before.points_at(*it) != after.points_at(*it));
    }
    if closed && waiting.len() == 1 {
        return waiting.first();
    }
    after.answered.minus(before.answered).first()
}

/// The move that corresponds when `actor` may have another card: any of those he then has.
fn like<R: Rng>(before: &State, other: &State, actor: Seat, mv: Move, rng: &mut R) -> Option<Move> {
    let list = |state: &State| {
        let mut moves = Vec::new();
        LoupsGarous::moves(state, Actor::Seat(actor), &mut moves);
        moves
    };
    if !before.is_night() || list(other) == list(before) {
        return Some(mv);
    }
    pick(&list(other), rng).copied()
}
