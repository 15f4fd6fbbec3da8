//! `beginner`: plays what the lesson teaches, and no more. Words first, then arrows; a card that is shown makes old words
//! true or false; a Seer who has found a wolf says so; wolves kill knowledge first, and give up a friend who is lost.

use loups_garous::{Act, Call, LoupsGarous, Middle, Move, News, Phase, Role};
use table::{Bot, Decision, MAX_SEATS, Seat, Seats, Seen};

use super::easy::modest;
use super::model::Memory;
use super::night::devour_again;
use super::scene::Scene;
use super::talk;
use super::temper::{Temper, best};

/// So many voices against a fellow wolf, and he is lost.
const LOST: usize = 3;

/// How many of those who say that they know something it believes.
const TRUST: f64 = 0.3;
/// How much each voice against somebody draws it.
const CROWD: f64 = 0.05;

pub(super) struct Beginner {
    temper: Temper,
    memory: Memory,
    /// What each seat has made itself suspect of, or cleared itself of, by ballots.
    marks: [f64; MAX_SEATS],
    /// The last vote: who voted against whom.
    ballots: Vec<(Seat, Seat)>,
    /// Whether it believes what this seat says it knows.
    believes: [bool; MAX_SEATS],
    replied: bool,
}

impl Beginner {
    pub(super) fn new(seed: u64) -> Self {
        let mut temper = Temper::new(seed);
        let believes = std::array::from_fn(|_| temper.chance(TRUST));
        Self { temper, memory: Memory::new(0), marks: [0.0; MAX_SEATS], ballots: Vec::new(), believes, replied: false }
    }

    fn hear(&mut self, news: &News) {
        self.memory.learn(news);
        match news {
            News::Dawn { .. } => {
                self.temper.wake(self.memory.alive().len());
                self.replied = false;
            }
            News::Revealed { ballots, .. } => {
                let seat = |it: u8| Seat::at(it.into());
                self.ballots = ballots.iter().filter_map(|it| Some((seat(it.seat), seat(it.side?)))).collect();
            }
            // A card is turned over: who voted to save the wolf is suspect, who voted against him is less so.
            News::Died { seat, role, cause: loups_garous::Cause::Executed, .. } if role.is_wolf() => {
                for (by, side) in &self.ballots {
                    self.marks[by.idx()] += if usize::from(*seat) == side.idx() { -0.5 } else { 1.0 };
                }
            }
            _ => (),
        }
    }

    /// How suspect a seat is: 1 is certain.
    pub(super) fn suspicion(&self, scene: &Scene<'_>, seat: Seat) -> f64 {
        if let Some(role) = scene.facts.role(seat) {
            return f64::from(u8::from(role.is_wolf()));
        }
        let mut suspicion = 0.2 + 0.2 * self.marks[seat.idx()].clamp(-0.8, 1.5);
        for report in self.memory.reports().iter().filter(|it| it.of == seat && it.by != scene.seat) {
            let shown = scene.view.players[report.by.idx()].role;
            match shown {
                Some(Role::Seer | Role::Girl) => return if report.role.is_wolf() { 1.0 } else { 0.0 },
                Some(Role::Wolf) => (),
                _ if !self.believes[report.by.idx()] => (),
                _ if report.role.is_wolf() => suspicion = f64::max(suspicion, 0.8),
                _ => suspicion = f64::min(suspicion, 0.1),
            }
        }
        let claim = self.memory.claim_of(seat).map(|it| it.role);
        let shown = claim.is_some_and(|role| role != Role::Villager && !scene.is_open(role));
        if shown { 0.9 } else { suspicion }
    }

    /// Whom it would have executed among these, by suspicion and by a liking of its own.
    fn against(&mut self, scene: &Scene<'_>, among: Seats) -> Option<Seat> {
        let friends = scene.friends();
        let lost: Seats = friends.iter().filter(|it| self.memory.voices(*it).len() >= LOST).collect();
        if let Some(friend) = (lost & among).first() {
            return Some(friend);
        }
        let enemies = among.minus(friends);
        let among = if enemies.is_empty() { among } else { enemies };
        let loved = scene.lover();
        let score = |it: Seat| {
            let voices = self.memory.voices(it).without(scene.seat).len() as f64;
            let suspect = if scene.is_wolf() { 0.2 } else { self.suspicion(scene, it) };
            let spared = if loved == Some(it) { 0.0 } else { 1.0 };
            suspect * (1.0 + CROWD * voices) * (1.0 + 2.0 * self.temper.fancy(it)) * spared
        };
        best(among, score)
    }

    fn decide(&mut self, scene: &Scene<'_>) -> Option<Act> {
        match scene.view.phase {
            Phase::Call => self.answer(scene),
            Phase::Debate => Some(self.speak(scene).unwrap_or(Act::Ready)),
            Phase::Vote | Phase::Runoff => {
                let electable = scene.targets(|it| Act::Vote(Some(it)));
                Some(Act::Vote(self.against(scene, electable)))
            }
            Phase::Shot => {
                let targets = scene.targets(|it| Act::Shoot(Some(it)));
                Some(Act::Shoot(self.against(scene, targets)))
            }
            Phase::Over => None,
        }
    }

    fn answer(&mut self, scene: &Scene<'_>) -> Option<Act> {
        match (scene.view.call?, scene.own.role) {
            (Call::Thief, Role::Thief) => Some(steal(scene)),
            (Call::Cupid, Role::Cupid) => {
                let one = self.temper.any(scene.others)?;
                let two = self.temper.any(scene.others.without(one))?;
                Some(Act::Love(one.min(two), one.max(two)))
            }
            (Call::Seer, Role::Seer) => {
                // Whoever talks a lot, of those whom she does not know.
                let unknown: Seats = scene.others.iter().filter(|it| scene.facts.role(*it).is_none()).collect();
                let among = if unknown.is_empty() { scene.others } else { unknown };
                best(among, |it| (1.0 + self.memory.voice(it)) * self.temper.fancy(it)).map(Act::Look)
            }
            (Call::Wolves, Role::Wolf) => Some(self.devour(scene)),
            (Call::WolvesAgain, Role::Wolf) => devour_again(scene),
            (Call::Duel, Role::Wolf) => {
                let prey = scene.targets(|it| Act::Watch(Some(it)));
                Some(Act::Watch(self.temper.any(prey).filter(|_| scene.is_open(Role::Girl))))
            }
            (Call::Duel, Role::Girl) => Some(if self.temper.chance(0.6) { Act::Sleep } else { Act::Glance }),
            _ => Some(Act::Note(None)),
        }
    }

    /// With the pack if it proposes somebody; else knowledge first, then whoever is loud.
    fn devour(&mut self, scene: &Scene<'_>) -> Act {
        let prey = scene.targets(|it| Act::Devour(Some(it)));
        let pack = scene.own.pack.as_ref();
        let pointed = pack.and_then(|pack| pack.points.iter().find(|it| usize::from(it.seat) != scene.seat.idx()));
        let answered = pack.and_then(|pack| pack.answers.iter().find_map(|it| it.first));
        let proposed = answered.or(pointed.map(|it| it.side)).map(|it| Seat::at(it.into()));
        if let Some(victim) = proposed.filter(|it| prey.contains(*it)) {
            return Act::Devour(Some(victim));
        }
        let score = |it: Seat| {
            let seer = self.memory.claim_of(it).is_some_and(|it| matches!(it.role, Role::Seer | Role::Girl));
            (if seer { 20.0 } else { 1.0 } + self.memory.voice(it)) * self.temper.fancy(it)
        };
        Act::Devour(best(prey, score))
    }

    fn speak(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let said = talk::MOST.saturating_sub(scene.view.players[scene.seat.idx()].statements);
        if said >= talk::TALKATIVE + 2 {
            return None;
        }
        self.tell(scene).or_else(|| self.reply(scene)).or_else(|| self.accuse(scene))
    }

    fn reply(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let reply = talk::reply(scene, &self.memory).filter(|_| !self.replied)?;
        self.replied = true;
        Some(reply)
    }

    /// Who knows a wolf says so, and who she is; the Seer also if another one says that he is she.
    fn tell(&self, scene: &Scene<'_>) -> Option<Act> {
        let role = scene.own.role;
        if !matches!(role, Role::Seer | Role::Girl) {
            return None;
        }
        if self.memory.claim_of(scene.seat).is_some() {
            return talk::true_report(scene, &self.memory);
        }
        let found = |it: &Seat| scene.facts.role(*it) == Some(Role::Wolf) && scene.lover() != Some(*it);
        let rivals = self.memory.claimants(role) & scene.others;
        let tells = scene.others.iter().any(|it| found(&it)) || !rivals.is_empty();
        tells.then_some(Act::Claim(role)).filter(|it| scene.may(*it))
    }

    fn accuse(&mut self, scene: &Scene<'_>) -> Option<Act> {
        let spoken = scene.others.iter().any(|it| self.memory.accusers(it).contains(scene.seat));
        if spoken || !self.temper.today.accuses {
            return None;
        }
        let loved = scene.lover().map_or(Seats::EMPTY, Seats::one);
        let target = self.against(scene, scene.others.minus(loved))?;
        (self.memory.accusers(target).len() < talk::ENOUGH).then_some(Act::Accuse(target))
    }
}

impl Bot<LoupsGarous> for Beginner {
    fn see(&mut self, seen: &Seen<LoupsGarous>) {
        if self.memory.alive().is_empty() {
            self.memory = Memory::new(seen.view.players.len());
        }
        seen.news.iter().for_each(|it| self.hear(it));
    }

    fn choose(&mut self, decision: &Decision<'_, LoupsGarous>) -> Move {
        let wish = Scene::new(decision).and_then(|scene| self.decide(&scene)).map(Move::new);
        wish.filter(|it| decision.moves.contains(it)).unwrap_or_else(|| modest(decision.moves))
    }

    fn interject(&mut self, decision: &Decision<'_, LoupsGarous>) -> Option<Move> {
        let scene = Scene::new(decision)?;
        let spent = decision.view.players[scene.seat.idx()].statements == 0;
        let says = if spent { None } else { self.tell(&scene).or_else(|| self.reply(&scene)) };
        says.map(Move::new).filter(|it| decision.moves.contains(it))
    }
}

/// The Thief is not in the lesson: a card that does something, if there is one.
fn steal(scene: &Scene<'_>) -> Act {
    let [first, second] = scene.own.middle.unwrap_or([Role::Villager; 2]);
    let plain = |role: Role| matches!(role, Role::Villager | Role::Wolf);
    match (plain(first), plain(second)) {
        (true, false) => Act::Take(Middle::Second),
        (true, true) if scene.may(Act::Keep) => Act::Keep,
        _ => Act::Take(Middle::First),
    }
}
