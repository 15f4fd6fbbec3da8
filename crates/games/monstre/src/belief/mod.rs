//! What a viewer can conclude: where the Monster may be, which one it is, and what the hands can still hold.
//!
//! A belief is a set of weighted hypotheses ([`world`]). Every piece of news makes each of them branch into what may have
//! happened; those that contradict it die, equal ones merge. As long as they are few the result is exact. When they
//! become too many they are thinned out at random, by their weight; should all that are left then die, the round is gone
//! through again from its beginning with more of them.
//!
//! What players choose is taken for chance: the rules say what they can do, not what they will.

mod facts;
mod imagine;
mod learnt;
mod odds;
mod plan;
mod story;
mod weigh;
mod world;

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use table::{Mind, Odds, Rng, Seen, Viewer};

use crate::card::{Card, N_KINDS, N_MONSTERS};
use crate::deck::{Deck, Ignores};
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;
use crate::news::News;
use crate::view::{How, View};
use crate::{Monstre, State};

use facts::{Fact, Pass};
use imagine::Ground;
pub use learnt::Learnt;
pub use odds::Suspicion;
use story::Heard;
pub use story::{Step, Story};
use weigh::Supply;
use world::{Lot, MOST_THROWN, Symbol, World};

/// Hypotheses that are kept, as a rule.
const KEPT: usize = 96;
/// Hypotheses that are kept when even these were too few.
const MOST_KEPT: usize = 1 << 17;

/// Where a card that was thrown to a Dog lies, and who threw it.
#[derive(Clone, Copy, Debug)]
struct Thrown {
    pile: u8,
    by: u8,
}

/// All that a viewer can conclude from what he has seen.
#[derive(Clone, Debug)]
pub struct Belief {
    viewer: Viewer,
    view: View,
    deck: Deck,
    worlds: Vec<World>,
    thrown: ArrayVec<Thrown, MOST_THROWN>,
    /// How the round looked at first sight.
    start: Vec<World>,
    /// What was learnt since, in order.
    facts: Vec<Fact>,
    supply: Supply,
    gone_at_start: [u8; N_KINDS],
    /// For thinning out; a belief is a function of what was seen.
    dice: u64,
    /// What others may have chosen or learnt in this round, since the last Fog.
    heard: Vec<Heard>,
    /// The cards that were known when that began, by hand.
    known_at_start: [Hand; MAX_PLAYERS],
    /// What its worlds have in common, once one was imagined.
    ground: OnceLock<Box<Ground>>,
}

impl Mind for Monstre {
    type Belief = Belief;
}

impl table::Belief<Monstre> for Belief {
    fn new(viewer: Viewer, view: &View) -> Self {
        Self::begin(viewer, view.clone())
    }

    fn update(&mut self, seen: &Seen<Monstre>) {
        if seen.news.iter().any(|it| matches!(it, News::RoundBegun { .. } | News::GameEnded { .. })) {
            *self = Self::begin(self.viewer, seen.view.clone());
            return;
        }
        for news in &seen.news {
            self.note(news);
            self.hear(news, &seen.view);
        }
        self.view = seen.view.clone();
        self.ground = OnceLock::new();
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> State {
        self.imagine(self.ground.get_or_init(|| Box::new(self.lay_ground())), rng)
    }

    fn odds(&self) -> Odds {
        self.weigh_odds()
    }
}

impl Belief {
    /// The belief at the first sight of a round.
    fn begin(viewer: Viewer, view: View) -> Self {
        let deck = view.options.deck().unwrap_or_else(|_| Deck::standard());
        let supply = Supply { counts: deck.counts, gone: gone(&view) };
        let mut known_at_start = [Hand::EMPTY; MAX_PLAYERS];
        for (hand, player) in known_at_start.iter_mut().zip(&view.players) {
            *hand = player.known.iter().copied().collect();
        }
        let mut belief = Self {
            viewer,
            view,
            deck,
            worlds: Vec::new(),
            thrown: ArrayVec::new(),
            start: Vec::new(),
            facts: Vec::new(),
            supply,
            gone_at_start: supply.gone,
            dice: 1,
            heard: Vec::new(),
            known_at_start,
            ground: OnceLock::new(),
        };
        belief.start = belief.first_sight();
        belief.worlds = belief.start.clone();
        belief
    }

    fn own_seat(&self) -> Option<u8> {
        self.viewer.seat().map(u8::from)
    }

    /// All that may be, when nothing but the table is known.
    fn first_sight(&mut self) -> Vec<World> {
        let mut world = World {
            hands: [Lot::default(); MAX_PLAYERS],
            bag: Lot::default(),
            thrown: ArrayVec::new(),
            flight: ArrayVec::new(),
            monsters: self.possible_monsters(),
            weight: 1.0,
        };
        let avis_seen = self.view.players.iter().any(|it| it.pile.iter().any(|it| it.card == Some(Card::Avis)));
        for (seat, player) in self.view.players.iter().enumerate() {
            let hand = &mut world.hands[seat];
            player.known.iter().for_each(|card| hand.add(Symbol::of(*card)));
            if !avis_seen && seat == usize::from(self.view.first) && hand.of(Symbol::of(Card::Avis)) == 0 {
                hand.add(Symbol::of(Card::Avis));
            }
            (player.known.len()..player.cards.into())
                .skip(hand.total() as usize - player.known.len())
                .for_each(|_| hand.add(Symbol::UNKNOWN));
            for laid in player.pile.iter().filter(|it| it.how == How::Thrown) {
                world.thrown.push(laid.card.map_or(Symbol::UNKNOWN, Symbol::of));
                let others = (0..self.view.players.len() as u8).find(|it| Some(*it) != self.view.seat).unwrap_or(0);
                let by = if laid.card.is_some() { self.view.seat.unwrap_or(others) } else { others };
                self.thrown.push(Thrown { pile: seat as u8, by });
            }
        }
        self.place_monster(&world)
    }

    /// The Monster is in every hypothesis somewhere.
    fn place_monster(&self, world: &World) -> Vec<World> {
        let located = world.hands.iter().any(|it| it.of(Symbol::MONSTER) > 0);
        let on_table =
            self.view.players.iter().any(|it| it.pile.iter().any(|it| it.card.is_some_and(Card::is_monster)));
        if located || on_table {
            return vec![world.clone()];
        }
        let mut worlds = Vec::new();
        for seat in 0..self.view.players.len() {
            let places = world.hands[seat].of(Symbol::UNKNOWN);
            if places > 0 {
                let mut other = world.clone();
                other.weight = f64::from(places);
                other.hands[seat].take(Symbol::UNKNOWN);
                other.hands[seat].add(Symbol::MONSTER);
                worlds.push(other);
            }
        }
        worlds
    }

    fn possible_monsters(&self) -> u8 {
        match self.view.monster {
            Some(card) => 1 << card.monster_idx(),
            None if !self.view.contenders.is_empty() => (1 << N_MONSTERS) - 1,
            None => self.view.used.iter().fold((1 << N_MONSTERS) - 1, |set, it| set & !(1 << it.monster_idx())),
        }
    }

    fn hear(&mut self, news: &News, after: &View) {
        let own = self.own_seat();
        let fact = match news {
            News::Played { seat, card, .. } => Fact::Played { seat: *seat, card: *card },
            News::Laid { seat } => Fact::Laid { seat: *seat },
            News::Missed { seat, side } => Fact::Missed { side: *side, ignorers: self.ignorers(*seat) },
            News::Befriended { side: Some(side), sent, .. } => Fact::Befriended { side: *side, sent: *sent },
            News::Looked { side, cards: Some(cards), .. } => {
                self.meet(cards);
                Fact::Looked { side: *side, cards: cards.clone() }
            }
            News::Moved { transfers, .. } => {
                transfers.iter().for_each(|it| self.meet(&it.cards));
                let pass = |it: &crate::Transfer| Pass {
                    from: it.from,
                    to: it.to,
                    number: it.number,
                    cards: it.cards.clone(),
                };
                Fact::Moved { passes: transfers.iter().map(pass).collect() }
            }
            News::Took { seat, side, got } => {
                self.meet(got.as_slice());
                Fact::Moved { passes: Pass::one(*side, *seat, *got) }
            }
            News::GaveBack { seat, side, gave } => {
                self.meet(gave.as_slice());
                Fact::Moved { passes: Pass::one(*seat, *side, *gave) }
            }
            News::Fogged { gave: Some(gave), got: Some(got), seats, .. } => {
                self.meet(&[*got]);
                Fact::FoggedOne { seats: seats.clone(), own: own.map(|it| (it, *gave, *got)) }
            }
            News::Fogged { seats, .. } if after.options.brouillard == crate::Fog::UneCarte => {
                Fact::FoggedOne { seats: seats.clone(), own: None }
            }
            News::Fogged { cards, .. } => {
                self.meet(cards.as_deref().unwrap_or_default());
                Fact::Fogged { own: own.zip(cards.clone()) }
            }
            News::Thrown { seat, side, gave, passed } => {
                self.thrown.push(Thrown { pile: *side, by: *seat });
                Fact::Thrown { seat: *seat, card: *gave, passed: *passed }
            }
            News::RoundBegun { .. }
            | News::Befriended { side: None, .. }
            | News::Looked { cards: None, .. }
            | News::Chose { .. }
            | News::Caught { .. }
            | News::Bitten { .. }
            | News::MonsterPlayed { .. }
            | News::RoundEnded { .. }
            | News::GameEnded { .. } => return,
        };
        self.take_in(fact);
    }

    /// The Monsters that would ignore a Hunter which this seat has just played.
    fn ignorers(&self, seat: u8) -> u8 {
        let turn = self.view.players.get(usize::from(seat)).map_or(0, |it| it.turns);
        let ignores = |idx: &usize| match self.deck.monsters[*idx].ignores {
            Some(Ignores::First) => self.view.hunters == 0,
            Some(Ignores::Turn(number)) => number == turn,
            None => false,
        };
        (0..N_MONSTERS).filter(ignores).fold(0, |set, idx| set | 1 << idx)
    }

    /// Who has seen the Monster knows which one it is.
    fn meet(&mut self, cards: &[Card]) {
        if let Some(monster) = cards.iter().find(|it| it.is_monster()) {
            self.take_in(Fact::Met { monster: *monster });
        }
    }

    fn take_in(&mut self, fact: Fact) {
        self.apply(&fact, KEPT);
        self.facts.push(fact);
        let mut kept = KEPT;
        while self.worlds.is_empty() && kept < MOST_KEPT {
            kept *= 8;
            self.go_through_again(kept);
        }
    }

    fn apply(&mut self, fact: &Fact, kept: usize) {
        fact.count(&mut self.supply.gone);
        let (supply, dice) = (&self.supply, &mut self.dice);
        fact.spread(&self.deck, &mut self.worlds, |worlds, at_end| thin_out(worlds, at_end, kept, supply, dice));
    }

    /// The round once more from its first sight, with more hypotheses.
    fn go_through_again(&mut self, kept: usize) {
        let facts = std::mem::take(&mut self.facts);
        self.worlds = self.start.clone();
        self.supply.gone = self.gone_at_start;
        for fact in &facts {
            self.apply(fact, kept);
        }
        self.facts = facts;
    }
}

/// Cards that have left the hands in public: those that lie open or are known to be Chasseurs. If cards are missing in
/// the middle of a round, Friends have sent Chasseurs away.
fn gone(view: &View) -> [u8; N_KINDS] {
    let mut gone = [0; N_KINDS];
    let mut on_table = 0;
    for player in &view.players {
        on_table += usize::from(player.cards) + player.pile.len();
        for laid in player.pile.iter().filter(|it| it.how != How::Thrown) {
            if let Some(card) = laid.card.filter(|it| !it.is_monster()) {
                gone[card.idx()] += 1;
            }
        }
    }
    let missing = (crate::state::FRESH * view.players.len()).saturating_sub(on_table);
    gone[Card::Chasseur.idx()] += (missing as u8).min(gone[Card::Ami.idx()]);
    gone
}

/// Merges equal hypotheses, drops impossible ones, and keeps `kept` of them at random if they are too many. Halfway
/// through a fact only if they are far too many.
fn thin_out(worlds: &mut Vec<World>, is_final: bool, kept: usize, supply: &Supply, dice: &mut u64) {
    if !is_final && worlds.len() <= 4 * kept {
        return;
    }
    merge(worlds);
    let mut ways: Vec<f64> = worlds.iter().map(|it| supply.ways(&it.sum())).collect();
    let mut alive = ways.iter();
    worlds.retain(|it| alive.next().is_some_and(|ways| ways * it.weight > 0.0));
    ways.retain(|it| *it > 0.0);
    if ways.len() != worlds.len() {
        ways = worlds.iter().map(|it| supply.ways(&it.sum())).collect();
    }
    let total: f64 = worlds.iter().zip(&ways).map(|(it, ways)| it.weight * ways).sum();
    if worlds.len() <= kept {
        for world in worlds.iter_mut() {
            world.weight /= total;
        }
        return;
    }
    // Evenly spaced marks on the line of all weights: each hypothesis is kept about as often as it weighs.
    let step = total / kept as f64;
    let mut mark = step * next_fraction(dice);
    let (mut passed, mut at) = (0.0, 0);
    worlds.retain_mut(|it| {
        passed += it.weight * ways[at];
        let mut times = 0.0;
        while mark < passed {
            mark += step;
            times += 1.0;
        }
        it.weight = times / (ways[at] * kept as f64);
        at += 1;
        times > 0.0
    });
}

fn merge(worlds: &mut Vec<World>) {
    worlds.sort_unstable_by(World::order);
    worlds.dedup_by(|next, first| {
        let same = next.order(first).is_eq();
        if same {
            first.weight += next.weight;
        }
        same
    });
}

/// The next number of a plain generator (`SplitMix64`), between 0 and 1.
fn next_fraction(dice: &mut u64) -> f64 {
    *dice = dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*dice ^ *dice >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ mixed >> 31) >> 11) as f64 / (1_u64 << 53) as f64
}
