//! Villages that talk: who is no wolf says the truth, wolves lie or say what they like, and one wolf can be told by it.

use loups_garous::{LoupsGarous, Role};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::SeedableRng as _;
use serde_json::json;
use table::{Actor, LayoutLine, Rules, Seat, Seats, below, pick, shuffle};

use super::{Draft, Mine};
use crate::file::{Ask, Voices};
use crate::proof::{Flaw, Proof};

/// A village of eight: two wolves, a Seer, five villagers.
const N_SEATS: usize = 8;

/// Deals villages, lets them talk by one of the two rules, and keeps those in which one wolf is certain.
pub(super) fn dig(mine: &mut Mine) {
    let mut number = 0;
    while number < mine.wish.games.saturating_mul(20) && !mine.is_full() {
        let rng = &mut Pcg64Mcg::seed_from_u64(mine.wish.seed + number);
        number += 1;
        let voices = if number.is_multiple_of(2) { Voices::WolvesLie } else { Voices::Villagers };
        let Some(draft) = talk(voices, rng) else { continue };
        mine.found.games += 1;
        mine.found.positions += 1;
        let riddle = draft.finish(0, Proof { answer: String::new(), difficulty: 0, steps: Vec::new() });
        let proof = crate::cases::proof_of(&riddle).unwrap_or_else(|it| Err(Flaw::Unfit(it.reason)));
        let moves = riddle.moves.into_iter().map(|it| (it.1, it.2)).collect();
        let draft = Draft {
            game: LoupsGarous::KEY,
            ask: riddle.ask,
            seat: riddle.seat,
            n_seats: riddle.n_seats,
            options: riddle.options,
            seed: riddle.seed,
            setup: riddle.setup,
            moves,
        };
        mine.weigh(draft, proof);
    }
}

/// A village, two of its dead, and what the living say of one another.
fn talk(voices: Voices, rng: &mut Pcg64Mcg) -> Option<Draft> {
    let mut cards =
        [Role::Wolf, Role::Wolf, Role::Seer, Role::Villager, Role::Villager, Role::Villager, Role::Villager];
    shuffle(&mut cards, rng);
    // The first seat is asked, and is a villager.
    let role = |seat: Seat| if seat == Seat::FIRST { Role::Villager } else { cards[seat.idx() - 1] };
    let others: Vec<Seat> = Seat::all(N_SEATS).filter(|it| *it != Seat::FIRST).collect();
    let mut dead = Seats::EMPTY;
    for _ in 0..below(3, rng) {
        dead = dead.with(*pick(&others, rng)?);
    }
    if dead.iter().any(|it| role(it).is_wolf()) {
        return None;
    }
    let alive: Vec<Seat> = others.iter().copied().filter(|it| !dead.contains(*it)).collect();
    let mut moves = Vec::new();
    for by in &alive {
        if below(5, rng) == 0 {
            continue;
        }
        let about: Vec<Seat> = alive.iter().copied().filter(|it| it != by).collect();
        let of = *pick(&about, rng)?;
        let lies = role(*by).is_wolf() && (voices == Voices::WolvesLie || below(2, rng) == 0);
        let told = if role(of).is_wolf() == lies { Role::Villager } else { Role::Wolf };
        // Who says that the Seer is a villager would say something false.
        if role(of) == Role::Seer && told == Role::Villager {
            continue;
        }
        moves.push((Actor::Seat(*by), format!("report {of} {told}")));
    }
    let mut setup: Vec<LayoutLine> = Seat::all(N_SEATS)
        .map(|it| LayoutLine { line: 0, key: format!("card {it}"), value: role(it).to_string() })
        .collect();
    let mut put = |key: &str, value: String| setup.push(LayoutLine { line: 0, key: key.into(), value });
    if !dead.is_empty() {
        put("dead", dead.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" "));
    }
    put("night", "2".into());
    put("phase", "debate".into());
    Some(Draft {
        game: LoupsGarous::KEY,
        ask: Ask::Wolf(voices),
        seat: Seat::FIRST,
        n_seats: N_SEATS,
        options: Some(json!({ "double": "none" })),
        seed: 1,
        setup: Some(setup),
        moves,
    })
}
