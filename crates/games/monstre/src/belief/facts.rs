//! What a viewer learns, and how hypotheses branch by it.

use arrayvec::ArrayVec;

use super::world::{Kind, Symbol, World};
use crate::card::{Card, N_KINDS};
use crate::deck::Deck;
use crate::moves::MAX_PLAYERS;
use crate::view::Cards;

/// Cards that went from one hand to another; which ones only if the viewer saw it.
#[derive(Clone, Debug)]
pub(super) struct Pass {
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) number: u8,
    pub(super) cards: ArrayVec<Card, 2>,
}

impl Pass {
    pub(super) fn one(from: u8, to: u8, card: Option<Card>) -> ArrayVec<Self, MAX_PLAYERS> {
        std::iter::once(Self { from, to, number: 1, cards: card.into_iter().collect() }).collect()
    }
}

/// One thing learnt.
#[derive(Clone, Debug)]
pub(super) enum Fact {
    /// A card left a hand face up.
    Played { seat: u8, card: Card },
    /// A hand of Chasseurs, perhaps with the Monster (MON-9).
    Laid { seat: u8 },
    /// A Chasseur missed; these Monsters would have ignored him.
    Missed { side: u8, ignorers: u8 },
    /// A Friend sent a Chasseur away, or there was none.
    Befriended { side: u8, sent: bool },
    /// The viewer saw a whole hand.
    Looked { side: u8, cards: Cards },
    /// The viewer knows which Monster it is.
    Met { monster: Card },
    /// Cards went from hand to hand.
    Moved { passes: ArrayVec<Pass, MAX_PLAYERS> },
    /// All hands were dealt again; the viewer's own is known to him.
    Fogged { own: Option<(u8, Cards)> },
    /// One card of each was dealt again; what the viewer put in and got is known to him.
    FoggedOne { seats: ArrayVec<u8, MAX_PLAYERS>, own: Option<(u8, Card, Card)> },
    /// A card was thrown to the Dog, which perhaps went to that hand.
    Thrown { seat: u8, card: Option<Card>, passed: bool },
}

/// Replaces each hypothesis by those it branches into.
fn branch(worlds: &mut Vec<World>, mut each: impl FnMut(&World, &mut Vec<World>)) {
    let old = std::mem::take(worlds);
    worlds.reserve(old.len());
    for world in &old {
        each(world, worlds);
    }
}

impl Fact {
    /// Counts the cards that leave the hands in public by this fact, and those that come back.
    pub(super) fn count(&self, gone: &mut [u8; N_KINDS]) {
        match self {
            Self::Played { card, .. } => gone[card.idx() % N_KINDS] += 1,
            Self::Laid { .. } | Self::Befriended { sent: true, .. } => gone[Card::Chasseur.idx()] += 1,
            Self::Thrown { passed: true, .. } => gone[Card::Chien.idx()] -= 1,
            _ => (),
        }
    }

    /// What becomes of hypotheses by this fact. `thin_out` is called when they may have become many, and at the end.
    pub(super) fn spread(&self, deck: &Deck, worlds: &mut Vec<World>, mut thin_out: impl FnMut(&mut Vec<World>, bool)) {
        match self {
            Self::Played { seat, card } => branch(worlds, |world, out| {
                world.draw(*seat, Some(Symbol::of(*card)), false, |world, _| out.push(world));
            }),
            Self::Laid { seat } => branch(worlds, |world, out| lay(world, *seat, out)),
            Self::Missed { side, ignorers } => branch(worlds, |world, out| miss(world, *side, *ignorers, out)),
            Self::Befriended { side, sent } => branch(worlds, |world, out| befriend(world, *side, *sent, out)),
            Self::Looked { side, cards } => look(worlds, *side, cards, thin_out_partly(&mut thin_out)),
            Self::Met { monster } => branch(worlds, |world, out| {
                let left = world.monsters & 1 << monster.monster_idx();
                restrict(world.clone(), left, out);
            }),
            Self::Moved { passes } => pass_on(worlds, passes, thin_out_partly(&mut thin_out)),
            Self::Fogged { own } => fog(worlds, own.as_ref(), thin_out_partly(&mut thin_out)),
            Self::FoggedOne { seats, own } => fog_one(worlds, seats, *own, thin_out_partly(&mut thin_out)),
            Self::Thrown { seat, card, passed } => branch(worlds, |world, out| {
                throw(world, deck, *seat, *card, *passed, out);
            }),
        }
        thin_out(worlds, true);
    }
}

fn thin_out_partly(thin_out: &mut impl FnMut(&mut Vec<World>, bool)) -> impl FnMut(&mut Vec<World>) {
    |worlds| thin_out(worlds, false)
}

/// Only these Monsters are left.
fn restrict(mut world: World, left: u8, out: &mut Vec<World>) {
    if left != 0 {
        world.weight *= f64::from(left.count_ones()) / f64::from(world.monsters.count_ones());
        world.monsters = left;
        out.push(world);
    }
}

/// All unlabelled cards of the hand are Chasseurs, and one of them leaves it.
fn lay(world: &World, seat: u8, out: &mut Vec<World>) {
    let mut lifted = Vec::new();
    world.lift_hand(seat, &mut lifted);
    let hunter = Symbol::of(Card::Chasseur);
    'worlds: for mut world in lifted {
        let hand = *world.hand(seat);
        for (symbol, count) in hand.each().filter(|it| it.0 != Symbol::MONSTER) {
            if !symbol.can_be(hunter) {
                continue 'worlds;
            }
            for _ in 0..count {
                world.hand_mut(seat).take(symbol);
                world.hand_mut(seat).add(hunter);
            }
        }
        if world.hand(seat).of(hunter) > 0 {
            world.hand_mut(seat).take(hunter);
            out.push(world);
        }
    }
}

/// No Monster, or a Cachette, or a power.
fn miss(world: &World, side: u8, ignorers: u8, out: &mut Vec<World>) {
    if world.hand(side).of(Symbol::MONSTER) == 0 {
        out.push(world.clone());
        return;
    }
    let mut lifted = Vec::new();
    world.lift_hand(side, &mut lifted);
    for mut world in lifted {
        world.has(side, Kind::Cachette, out);
        if world.lacks(side, Kind::Cachette) {
            let left = world.monsters & ignorers;
            restrict(world, left, out);
        }
    }
}

fn befriend(world: &World, side: u8, sent: bool, out: &mut Vec<World>) {
    let mut lifted = Vec::new();
    world.lift_hand(side, &mut lifted);
    for mut world in lifted {
        if sent {
            let from = out.len();
            world.has(side, Kind::Chasseur, out);
            out[from..].iter_mut().for_each(|it| it.hand_mut(side).take(Kind::Chasseur.symbol()));
        } else if world.lacks(side, Kind::Chasseur) {
            out.push(world);
        }
    }
}

/// A whole hand is seen: its cards are taken out one by one, then put back.
fn look(worlds: &mut Vec<World>, side: u8, cards: &[Card], mut thin_out: impl FnMut(&mut Vec<World>)) {
    for card in cards {
        let known = Symbol::of(*card);
        branch(worlds, |world, out| {
            world.draw(side, Some(known), false, |mut world, symbol| {
                world.flight.push((side, symbol));
                out.push(world);
            });
        });
        thin_out(worlds);
    }
    land(worlds);
}

fn pass_on(worlds: &mut Vec<World>, passes: &[Pass], mut thin_out: impl FnMut(&mut Vec<World>)) {
    for pass in passes {
        for idx in 0..usize::from(pass.number) {
            let known = pass.cards.get(idx).map(|it| Symbol::of(*it));
            branch(worlds, |world, out| {
                world.draw(pass.from, known, false, |mut world, symbol| {
                    world.flight.push((pass.to, symbol));
                    out.push(world);
                });
            });
            thin_out(worlds);
        }
    }
    land(worlds);
}

/// Cards on their way arrive.
fn land(worlds: &mut [World]) {
    for world in worlds {
        for (to, symbol) in std::mem::take(&mut world.flight) {
            world.hand_mut(to).add(symbol);
        }
    }
}

/// All cards go into the bag; what the viewer gets comes out of it at once, and the Monster's place is fixed.
fn fog(worlds: &mut Vec<World>, own: Option<&(u8, Cards)>, mut thin_out: impl FnMut(&mut Vec<World>)) {
    lift_thrown(worlds);
    thin_out(worlds);
    let sizes: Vec<[u32; MAX_PLAYERS]> = worlds.iter().take(1).map(|it| it.hands.map(|it| it.total())).collect();
    let Some(sizes) = sizes.first() else { return };
    for world in worlds.iter_mut() {
        for seat in 0..MAX_PLAYERS as u8 {
            let hand = std::mem::take(world.hand_mut(seat));
            hand.each().filter(|it| it.0 != Symbol::FOGGED && it.0 != Symbol::MONSTER).for_each(|(symbol, count)| {
                (0..count).for_each(|_| world.bag.add(symbol));
            });
        }
    }
    let mut has_monster = false;
    for card in own.iter().flat_map(|it| &it.1) {
        let seat = own.map_or(0, |it| it.0);
        has_monster |= card.is_monster();
        let known = Symbol::of(*card);
        branch(worlds, |world, out| {
            let add = |mut world: World| {
                world.hand_mut(seat).add(known);
                out.push(world);
            };
            draw_from_bag(world, known, add);
        });
        thin_out(worlds);
    }
    let others = (0..MAX_PLAYERS as u8).filter(|it| own.is_none_or(|own| own.0 != *it));
    let others: ArrayVec<u8, MAX_PLAYERS> = others.filter(|it| sizes[usize::from(*it)] > 0).collect();
    branch(worlds, |world, out| {
        let mut world = world.clone();
        for seat in &others {
            (0..sizes[usize::from(*seat)]).for_each(|_| world.hand_mut(*seat).add(Symbol::FOGGED));
        }
        if has_monster {
            out.push(world);
            return;
        }
        for seat in &others {
            let mut world = world.clone();
            world.weight *= f64::from(sizes[usize::from(*seat)]);
            world.hand_mut(*seat).take(Symbol::FOGGED);
            world.hand_mut(*seat).add(Symbol::MONSTER);
            out.push(world);
        }
    });
}

/// A card that the viewer gets from the Fog; the Monster is beside the bag.
fn draw_from_bag(world: &World, known: Symbol, mut then: impl FnMut(World)) {
    if known == Symbol::MONSTER {
        then(world.clone());
        return;
    }
    world.lift_fog(Some(known), |world, _| then(world));
}

/// Cards thrown to a Dog that were fogged before: what they are is settled before another Fog.
fn lift_thrown(worlds: &mut Vec<World>) {
    while worlds.iter().any(|it| it.thrown.contains(&Symbol::FOGGED)) {
        branch(worlds, |world, out| match world.thrown.iter().position(|it| *it == Symbol::FOGGED) {
            None => out.push(world.clone()),
            Some(place) => world.lift_fog(None, |mut world, symbol| {
                world.thrown[place] = symbol;
                out.push(world);
            }),
        });
    }
}

/// Each puts a card in, and each gets one (MON-35).
fn fog_one(
    worlds: &mut Vec<World>,
    seats: &[u8],
    own: Option<(u8, Card, Card)>,
    mut thin_out: impl FnMut(&mut Vec<World>),
) {
    for seat in seats {
        let known = own.filter(|it| it.0 == *seat).map(|it| Symbol::of(it.1));
        branch(worlds, |world, out| {
            world.draw(*seat, known, false, |mut world, symbol| {
                world.flight.push((0, symbol));
                world.flight.sort_unstable();
                out.push(world);
            });
        });
        thin_out(worlds);
    }
    if let Some((seat, _, got)) = own {
        branch(worlds, |world, out| get_back(world, seat, Some(Symbol::of(got)), out));
    }
    for seat in seats.iter().filter(|it| own.is_none_or(|own| own.0 != **it)) {
        branch(worlds, |world, out| get_back(world, *seat, None, out));
        thin_out(worlds);
    }
}

/// One of the cards that were put in goes to a hand.
fn get_back(world: &World, seat: u8, known: Option<Symbol>, out: &mut Vec<World>) {
    let size = world.flight.len() as f64;
    for place in 0..world.flight.len() {
        let symbol = world.flight[place].1;
        if place > 0 && world.flight[place - 1].1 == symbol {
            continue; // the same as the one before
        }
        let alike = world.flight.iter().filter(|it| it.1 == symbol).count() as f64;
        let mut world = world.clone();
        world.weight *= alike / size;
        world.flight.remove(place);
        match known {
            Some(known) if symbol == Symbol::FOGGED => world.lift_fog(Some(known), |mut world, _| {
                world.hand_mut(seat).add(known);
                out.push(world);
            }),
            Some(known) if !symbol.can_be(known) => (),
            _ => {
                world.hand_mut(seat).add(known.unwrap_or(symbol));
                out.push(world);
            }
        }
    }
}

/// A card other than the Monster goes to the Dog; a Monster that its holder must throw is not there (MON-10).
fn throw(world: &World, deck: &Deck, seat: u8, card: Option<Card>, passed: bool, out: &mut Vec<World>) {
    let holds = world.hand(seat).of(Symbol::MONSTER) > 0;
    world.draw(seat, card.map(Symbol::of), true, |mut world, symbol| {
        world.thrown.push(symbol);
        if passed {
            world.hand_mut(seat).add(Symbol::of(Card::Chien));
        }
        if holds {
            let bound = deck.monsters.iter().enumerate().filter(|it| it.1.dog);
            let left = bound.fold(world.monsters, |set, (idx, _)| set & !(1 << idx));
            restrict(world, left, out);
        } else {
            out.push(world);
        }
    });
}
