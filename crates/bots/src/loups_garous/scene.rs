//! What a bot looks at when it decides: its decision, made handy.

use loups_garous::{Act, LoupsGarous, Move, OwnView, Role, View};
use table::{Decision, Seat, Seats};

use super::model::Facts;

/// The table as one player sees it.
pub(super) struct Scene<'a> {
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    pub(super) own: &'a OwnView,
    pub(super) moves: &'a [Move],
    /// What it knows for sure.
    pub(super) facts: Facts,
    /// The others who live.
    pub(super) others: Seats,
    /// The other wolves who live, if it is one and knows them.
    pub(super) fellows: Seats,
}

impl<'a> Scene<'a> {
    pub(super) fn new(decision: &Decision<'a, LoupsGarous>) -> Option<Self> {
        let view = decision.view;
        let own = view.own.as_ref()?;
        let living = view.players.iter().enumerate().filter(|it| it.1.alive).map(|it| Seat::at(it.0));
        let others = living.collect::<Seats>().without(decision.seat);
        let fellows = own.pack.as_ref().map_or(Seats::EMPTY, |it| it.wolves & others);
        Some(Self { seat: decision.seat, view, own, moves: decision.moves, facts: Facts::of(view), others, fellows })
    }

    pub(super) fn is_wolf(&self) -> bool {
        self.own.role.is_wolf()
    }

    pub(super) fn lover(&self) -> Option<Seat> {
        self.own.lover.map(|it| Seat::at(it.into()))
    }

    /// Whether it is a wolf in love with somebody who is none: all others are in the way (LGT-WIN-3).
    pub(super) fn is_torn(&self) -> bool {
        let pack = self.own.pack.as_ref();
        self.lover().zip(pack).is_some_and(|(lover, pack)| !pack.wolves.contains(lover))
    }

    /// Fellow wolves it stands by.
    pub(super) fn friends(&self) -> Seats {
        if self.is_torn() { Seats::EMPTY } else { self.fellows }
    }

    /// Whether the deck has this card and nobody has shown it yet.
    pub(super) fn is_open(&self, role: Role) -> bool {
        let shown = self.view.players.iter().any(|it| it.role == Some(role));
        self.view.deck.iter().any(|it| it.role == role) && !shown
    }

    pub(super) fn may(&self, act: Act) -> bool {
        self.moves.contains(&Move::new(act))
    }

    /// The seats for which the move that `act` makes of them is open.
    pub(super) fn targets(&self, act: impl Fn(Seat) -> Act) -> Seats {
        Seat::all(self.view.players.len()).filter(|it| self.may(act(*it))).collect()
    }
}
