//! What a player makes of what he knows, and what everybody could make of what everybody has heard.

use loups_garous::{Role, View};
use table::{MAX_SEATS, Odds, OddsRow, Seat, Seats};

use crate::loups_garous::model::{Chances, Facts, Memory, Suspicion};
use crate::loups_garous::scene::Scene;
use crate::loups_garous::temper::best;

/// Rows of belief that are worth telling.
const TELLING: usize = 4;

/// Whom somebody suspects, and whom everybody could suspect.
#[derive(Clone, Debug)]
pub(super) struct Opinion {
    /// By all that he knows.
    own: Chances,
    /// By what everybody has heard.
    public: Suspicion,
    /// Where nothing else decides: an order of the seats, the same for everybody, another one each day.
    order: [f64; MAX_SEATS],
    is_wolf: bool,
}

impl Opinion {
    pub(super) fn new(scene: &Scene<'_>, memory: &Memory) -> Self {
        let public = Suspicion::new(&Facts::public(scene.view), memory);
        Self { own: Chances::new(&scene.facts, memory), public, order: order(scene.view), is_wolf: scene.is_wolf() }
    }

    /// How likely a seat is to be a wolf, as far as he knows; a wolf, as far as everybody knows.
    pub(super) fn wolf(&self, seat: Seat) -> f64 {
        if self.is_wolf { self.public.of(seat) } else { self.own.of(seat, Role::Wolf) }
    }

    /// How likely a seat is to have this card, as far as he knows.
    pub(super) const fn card(&self, seat: Seat, role: Role) -> f64 {
        self.own.of(seat, role)
    }

    /// How likely everybody has to think that a seat is a wolf.
    pub(super) fn public(&self, seat: Seat) -> f64 {
        self.public.of(seat)
    }

    /// How near a seat is to the centre of everybody's suspicion.
    pub(super) fn blame(&self, seat: Seat) -> f64 {
        self.public.of(seat) + 1e-6 * self.order[seat.idx()]
    }

    /// On whom everybody can agree without a word.
    pub(super) fn focus(&self, among: Seats) -> Option<Seat> {
        best(among, |it| self.blame(it))
    }

    /// What matters of it, in the notation of the game: a villager's suspects, a wolf's most dangerous enemies.
    pub(super) fn odds(&self, scene: &Scene<'_>) -> Odds {
        let weight = |it: Seat| {
            let card = |role| self.own.of(it, role);
            if self.is_wolf { card(Role::Seer) + card(Role::Girl) } else { card(Role::Wolf) }
        };
        let mut seats: Vec<Seat> = scene.others.iter().filter(|it| scene.facts.role(*it).is_none()).collect();
        seats.sort_by(|one, two| weight(*two).total_cmp(&weight(*one)));
        let row = |it: Seat| OddsRow {
            place: format!("seat {it}"),
            chances: Role::ALL
                .map(|role| (role.to_string(), self.own.of(it, role)))
                .into_iter()
                .filter(|it| it.1 > 0.0)
                .collect(),
        };
        Odds { rows: seats.into_iter().take(TELLING).map(row).collect() }
    }
}

/// A number from 0 to 1 for each seat, that everybody can work out and nobody can bring about.
fn order(view: &View) -> [f64; MAX_SEATS] {
    let dead = view.players.iter().enumerate().filter(|it| !it.1.alive);
    let day = dead.fold(u64::from(view.night), |word, (at, player)| {
        mixed(word ^ (at as u64) << 8 ^ player.role.map_or(0, |it| it.idx() as u64))
    });
    std::array::from_fn(|at| (mixed(day ^ (at as u64) << 32) >> 11) as f64 / (1_u64 << 53) as f64)
}

/// Vigna's `SplitMix`: neighbours become strangers.
const fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
