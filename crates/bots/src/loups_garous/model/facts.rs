//! What a viewer knows for sure.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use loups_garous::{Call, Deck, N_ROLES, NIGHTS, Off, OwnView, Phase, Role, View};
use table::{MAX_SEATS, Seat, Seats};

/// A set of roles.
pub(super) type Roles = u8;

pub(super) const fn bit(role: Role) -> Roles {
    1 << role.idx()
}

/// What a viewer knows for sure of everybody's card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Facts {
    pub(super) n_seats: usize,
    pub(super) deck: Deck,
    /// Which cards each seat may have.
    pub(super) may: [Roles; MAX_SEATS],
    /// The cards in the middle, where they are known.
    pub(super) outside: Option<[Role; 2]>,
    /// Who lives.
    alive: Seats,
    /// Wolves that live, at least and at most: else somebody would have won.
    living_wolves: RangeInclusive<usize>,
    /// Whether the Thief has had his call, or there is none.
    is_thief_called: bool,
    /// Pairs of which exactly one is a wolf.
    pub(super) one_of: ArrayVec<[Seat; 2], NIGHTS>,
}

impl Facts {
    /// What whoever has this view knows.
    pub(crate) fn of(view: &View) -> Self {
        let mut facts = Self::public(view);
        if let Some(own) = &view.own
            && let Some(seat) = view.seat
        {
            facts.add_own(Seat::at(seat.into()), own);
        }
        if let Some(truth) = &view.truth {
            for (seat, role) in truth.roles.iter().enumerate() {
                facts.fix(Seat::at(seat), *role);
            }
            facts.outside = truth.middle;
        }
        facts
    }

    /// What everybody knows: the deck, and the cards of the dead.
    pub(crate) fn public(view: &View) -> Self {
        let mut counts = [0; N_ROLES];
        for entry in &view.deck {
            counts[entry.role.idx()] = entry.count;
        }
        let deck = Deck::new(counts);
        let any = deck.roles().fold(0, |all, it| all | bit(it));
        let n_seats = view.players.len();
        let alive: Seats = Seat::all(n_seats).filter(|it| view.players[it.idx()].alive).collect();
        let is_thief_called = view.night > 1 || view.call != Some(Call::Thief);
        let mut facts = Self {
            n_seats,
            deck,
            may: [any; MAX_SEATS],
            outside: None,
            alive,
            living_wolves: living_wolves(view, alive.len(), is_thief_called),
            is_thief_called,
            one_of: ArrayVec::new(),
        };
        for (seat, player) in view.players.iter().enumerate() {
            if let Some(role) = player.role {
                facts.fix(Seat::at(seat), role);
            }
        }
        facts
    }

    /// What a player on `seat` would know if he were a Simple Villager: how a liar has to reason.
    pub(crate) fn as_villager(view: &View, seat: Seat) -> Self {
        let mut facts = Self::public(view);
        facts.fix(seat, Role::Villager);
        facts
    }

    fn add_own(&mut self, seat: Seat, own: &OwnView) {
        self.fix(seat, own.role);
        for vision in &own.visions {
            self.fix(Seat::at(vision.seat.into()), vision.role);
        }
        for glimpse in &own.glimpses {
            let first = Seat::at(glimpse.seat.into());
            match glimpse.side {
                Some(second) if !self.one_of.is_full() => self.one_of.push([first, Seat::at(second.into())]),
                Some(_) => (),
                None => self.fix(first, Role::Wolf),
            }
        }
        if let Some(pack) = &own.pack {
            self.fix_wolves(pack.wolves);
        }
        self.outside = own.middle.map(|middle| left_over(middle, own));
    }

    fn fix_wolves(&mut self, wolves: Seats) {
        for seat in Seat::all(self.n_seats) {
            if wolves.contains(seat) {
                self.fix(seat, Role::Wolf);
            } else {
                self.may[seat.idx()] &= !bit(Role::Wolf);
            }
        }
    }

    fn fix(&mut self, seat: Seat, role: Role) {
        self.may[seat.idx()] = bit(role);
    }

    /// The card of a seat, if it is known.
    pub(crate) fn role(&self, seat: Seat) -> Option<Role> {
        Role::ALL.into_iter().find(|it| self.may[seat.idx()] == bit(*it))
    }

    pub(super) fn may_be(&self, seat: Seat, role: Role) -> bool {
        self.may[seat.idx()] & bit(role) != 0
    }

    /// Whether two cards lie in the middle that are not known.
    pub(super) fn has_unknown_middle(&self) -> bool {
        self.deck.has(Role::Thief) && self.outside.is_none()
    }

    /// Wolves that may lie in the middle at most: of two, the Thief has to take one (LGT-PRE-2).
    pub(super) fn most_in_middle(&self) -> usize {
        match (self.has_unknown_middle(), self.is_thief_called) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        }
    }

    /// Whether these may be all the wolves in play: nobody has won, and what was glimpsed is so.
    pub(super) fn allows(&self, wolves: Seats) -> bool {
        self.living_wolves.contains(&(wolves & self.alive).len())
            && self.one_of.iter().all(|[one, two]| wolves.contains(*one) != wolves.contains(*two))
    }
}

/// How many wolves may live as long as nobody has won.
fn living_wolves(view: &View, n_living: usize, is_thief_called: bool) -> RangeInclusive<usize> {
    let goes_on = !matches!(view.phase, Phase::Shot | Phase::Over) && is_thief_called;
    match (goes_on, view.options.parity_ends_game) {
        (false, _) => 0..=n_living,
        (true, Off::Off) => 1..=n_living.saturating_sub(1),
        (true, Off::On) => 1..=n_living.saturating_sub(1) / 2,
    }
}

/// What lies in the middle now, for a Thief who saw `middle`: if he has swapped, his first card lies there.
fn left_over(middle: [Role; 2], own: &OwnView) -> [Role; 2] {
    if own.role == own.dealt || middle.contains(&own.dealt) {
        return middle;
    }
    let [first, second] = middle;
    if first == own.role { [own.dealt, second] } else { [first, own.dealt] }
}
