#![allow(missing_docs, clippy::all, clippy::pedantic)]
use super::{habits::{Habits, Figures}, hunter::Moment, land::Land};
use gevaudan::*;
use table::*;
use rand_core::SeedableRng;
pub const N: usize = 29;
pub(super) fn to_vec(f: &Figures) -> Vec<f32> {
    let mut v = vec![];
    v.extend(f.seen[0]); v.extend(f.seen[1]); v.extend(f.wound); v.extend(f.cube); v.extend(f.pull);
    v.extend([f.around, f.fading, f.sure]); v.extend(f.heal); v.push(f.archive); v
}
pub fn knob(name: &str, default: f32) -> f32 { std::env::var(name).ok().and_then(|x| x.parse().ok()).unwrap_or(default) }
pub(super) fn figures(name: &str, default: Figures) -> Figures {
    match std::env::var(name) { Ok(s) => { let v: Vec<f32> = s.split(',').map(|x| x.trim().parse().unwrap()).collect(); Figures { lays_notes: default.lays_notes, ..from_vec(&v, default.horizon) } }, _ => default }
}
pub fn neighbour() -> Vec<f32> { to_vec(&Figures::NEIGHBOUR) }
pub(super) fn from_vec(v: &[f32], horizon: u8) -> Figures {
    Figures { seen: [std::array::from_fn(|i| v[i]), std::array::from_fn(|i| v[5+i])], wound: std::array::from_fn(|i| v[10+i]), cube: [v[13], v[14]], pull: [v[15], v[16]],
      around: v[17], fading: v[18], sure: v[19], heal: [v[20], v[21]], archive: v[22], horizon, lays_notes: horizon > 2 }
}
pub fn start() -> Vec<f32> { to_vec(&Figures::ALONE) }
pub(super) fn run(state: &mut State, habits: &[&Habits], rng: &mut rand_pcg::Pcg64Mcg) -> Option<usize> {
    let land = Land::of(&state.glance(Seat::FIRST));
    let mut list = vec![];
    for _ in 0..2000 {
        let Turn::Open { must, .. } = Gevaudan::turn(state) else { break };
        let seat = must.first().unwrap();
        let glance = state.glance(seat);
        let mv = Moment::new(&glance, &land, habits[seat.idx()], None).decide();
        let mv = match mv { Some(mv) if Gevaudan::allow(state, seat.into(), mv).is_ok() => mv, other => {
            list.clear(); Gevaudan::moves(state, seat.into(), &mut list);
            if let Some(o) = other { if std::env::var("LOUD").is_ok() { println!("illegal {o:?} {:?} of {list:?}", Gevaudan::allow(state, seat.into(), o)); } }
            list[0] } };
        Gevaudan::apply(state, seat.into(), mv, rng, &mut Unread);
    }
    match Gevaudan::turn(state) { Turn::Over(o) => { let w = o.winners(); w.first().map(|s| s.idx()) }, _ => { println!("endless"); None } }
}
pub fn share(options: &Options, n_seats: usize, one: &[f32], others: &[f32], n: u64, first: u64) -> f64 {
    let horizon: u8 = std::env::var("HORIZON").ok().and_then(|x| x.parse().ok()).unwrap_or(5);
    let (a, b) = (Habits::new(from_vec(one, horizon)), Habits::new(from_vec(others, std::env::var("OHORIZON").ok().and_then(|x| x.parse().ok()).unwrap_or(horizon))));
    let mut won = 0;
    for g in 0..n {
        let at = (g % n_seats as u64) as usize;
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(first + g / n_seats as u64);
        let mut state = Gevaudan::deal(options, n_seats, &mut rng);
        let habits: Vec<&Habits> = (0..n_seats).map(|i| if i == at { &a } else { &b }).collect();
        if run(&mut state, &habits, &mut rng) == Some(at) { won += 1; }
    }
    won as f64 / n as f64
}
