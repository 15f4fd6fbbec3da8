//! Nights that give nothing away: whatever the roles do, whoever is not entitled to know receives the same bytes.

#![expect(non_snake_case, reason = "ids of rules are separated by two underscores")]

use rand_pcg::Pcg64Mcg;
use table::{Actor, Listener, Rules, Seat, Turn, Viewer, pick, shuffle};

use super::{chance, json, play, seat, view, with_cards};
use crate::{Act, LoupsGarous, Move, News, Role, State};

const ALL: &str = r#"{"hunter":"yes","cupid":"yes","girl":"yes","thief":"yes","cupid_silent":"none"}"#;
const N_SEATS: usize = 10;

/// What one viewer receives: at each moment he notices, news, view, moves and who is awaited, as bytes.
type Stream = Vec<String>;

struct Night {
    state: State,
    streams: Vec<Stream>,
    /// Length of the news alone, by seat and moment.
    sizes: Vec<Vec<usize>>,
    last: Vec<String>,
}

impl Night {
    fn new(state: &State) -> Self {
        let last: Vec<String> = Viewer::all(N_SEATS).map(|it| json(&view(state, it))).collect();
        Self { state: state.clone(), streams: vec![Vec::new(); last.len()], sizes: vec![Vec::new(); last.len()], last }
    }

    /// Makes a move and lets everybody notice what he may.
    fn play(&mut self, actor: Actor, mv: Move, rng: &mut Pcg64Mcg) {
        let mut heard = Listener::default();
        LoupsGarous::play(&mut self.state, actor, mv, rng, &mut heard).expect("a listed move");
        for (at, viewer) in Viewer::all(N_SEATS).enumerate() {
            let news: Vec<News> = heard.events.iter().filter_map(|it| LoupsGarous::project(it, viewer)).collect();
            let seen = json(&view(&self.state, viewer));
            if news.is_empty() && self.last[at] == seen {
                continue;
            }
            let mut moves = Vec::new();
            if let Some(seat) = viewer.seat() {
                LoupsGarous::moves(&self.state, seat.into(), &mut moves);
            }
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            let awaited: Vec<usize> = LoupsGarous::awaited(&self.state, viewer).iter().map(Seat::idx).collect();
            self.streams[at].push(format!("{} {seen} {moves:?} {awaited:?}", json(&news)));
            self.sizes[at].push(json(&news).len());
            self.last[at] = seen;
        }
    }

    /// A whole night: everybody answers in seat order, the bystanders always the same.
    fn through(mut self, rng: &mut Pcg64Mcg) -> Self {
        while view(&self.state, Viewer::Public).call.is_some() {
            let Turn::Open { must, .. } = LoupsGarous::turn(&self.state) else { break };
            let seat = must.first().expect("somebody is asked");
            let mv = self.answer(seat, rng);
            self.play(seat.into(), mv, rng);
        }
        self
    }

    /// Wolves devour seat 9 and watch nobody, so that the night ends alike; everybody else answers at random.
    fn answer(&self, seat: Seat, rng: &mut Pcg64Mcg) -> Move {
        let mut moves = Vec::new();
        LoupsGarous::moves(&self.state, seat.into(), &mut moves);
        let fixed = [Act::Devour(Some(super::seat(9))), Act::Watch(None)].map(Move::new);
        match moves.iter().find(|it| fixed.contains(it)) {
            Some(mv) => *mv,
            None if seat.idx() >= 8 => Act::Note(Some(super::seat(1))).into(),
            None => *pick(&moves, rng).expect("a move"),
        }
    }
}

/// Seats 9 and 10 are Simple Villagers, everything else lies anywhere.
fn some_night(number: u64) -> Night {
    let mut rng = Pcg64Mcg::new(u128::from(number) << 64 | 0x4d);
    let mut cards = ["wolf", "wolf", "seer", "hunter", "cupid", "thief", "girl", "villager", "villager", "villager"];
    shuffle(&mut cards, &mut rng);
    let middle = format!("middle: {} {}", cards[8], cards[9]);
    let state = with_cards(ALL, &format!("{} villager villager", cards[..8].join(" ")), &middle);
    Night::new(&state).through(&mut rng)
}

/// The villagers who die or look on, and the public, cannot tell one night from another.
#[test]
fn lgt_night_1_streams_are_the_same_bytes_whatever_the_roles_do() {
    let first = some_night(0);
    let mut compared = 0;
    for number in 1..120 {
        let night = some_night(number);
        // Lovers die together, and learn that they are: those nights end otherwise.
        let quiet = |it: &Night| json(&view(&it.state, Viewer::Public)).matches("\"alive\":false").count() == 1;
        let own_lover = |it: &Night| view(&it.state, super::eyes(10)).own.is_some_and(|it| it.lover.is_some());
        let peeked_at = |it: &Night| view(&it.state, Viewer::Public).players[8].alive;
        if [&first, &night].iter().any(|it| !quiet(it) || own_lover(it) || peeked_at(it)) {
            continue;
        }
        compared += 1;
        for at in [8, 9, N_SEATS] {
            assert_eq!(first.streams[at], night.streams[at], "night {number}, viewer {at}");
        }
    }
    assert!(compared > 50, "{compared} nights were alike enough to compare");
}

/// Every seat that is not a wolf notices equally much, and what it hears is as long, whatever it is told. Wolves notice
/// each other's answers too; the last to answer hears his answer and the result at once.
#[test]
fn lgt_night_1__lgt_night_2_every_result_is_as_long_as_any_other() {
    for number in 0..60 {
        let night = some_night(number);
        let is_wolf = |at: usize| view(&night.state, super::eyes(at + 1)).own.is_some_and(|it| it.role == Role::Wolf);
        let bystander = &night.sizes[8];
        assert_eq!(bystander.len(), 2 * 7, "an answer and a result for each of the seven calls");
        for at in (0..N_SEATS - 1).filter(|at| !is_wolf(*at)) {
            assert_eq!(&night.sizes[at], bystander, "night {number}, seat {}", at + 1);
        }
        let results: Vec<usize> = bystander.iter().skip(1).step_by(2).copied().collect();
        assert_eq!(night.sizes[N_SEATS], results, "the public answers nothing and hears the same results");
    }
}

/// The variable part of every result and of every answer has one length.
#[test]
fn lgt_night_1_results_and_answers_are_padded() {
    let mut lengths = std::collections::BTreeMap::new();
    for number in 0..200 {
        for stream in &some_night(number).streams {
            for moment in stream {
                let news: serde_json::Value =
                    serde_json::Deserializer::from_str(moment).into_iter().next().expect("news").expect("json");
                for it in news.as_array().expect("a list") {
                    let kind = it["type"].as_str().expect("a type").to_owned();
                    let call = it["call"].as_str().unwrap_or_default().len();
                    lengths.entry(kind).or_insert_with(Vec::new).push(it.to_string().len() - call);
                }
            }
        }
    }
    for kind in ["closed", "answered"] {
        let all = &lengths[kind];
        assert!(all.len() > 1_000 && all.iter().all(|it| it == &all[0]), "{kind}");
    }
}

/// By night a seat knows of nobody but itself whether an answer is missing.
#[test]
fn lgt_night_1_nobody_is_told_who_has_answered() {
    let mut state = with_cards("{}", "wolf wolf seer villager villager villager villager villager", "");
    play(&mut state, "3 look 1; 4 note 1");
    for number in 1..=8 {
        let awaited = LoupsGarous::awaited(&state, super::eyes(number));
        let own = if [3, 4].contains(&number) { vec![] } else { vec![seat(number)] };
        assert_eq!(awaited.iter().collect::<Vec<_>>(), own);
    }
    assert!(LoupsGarous::awaited(&state, Viewer::Public).is_empty());
}

/// Every refusal of the night is the same sentence under the same id; the referee's own result names the rule.
#[test]
fn lgt_night_3_one_refusal_for_all() {
    let state = with_cards(
        ALL,
        "wolf wolf seer hunter cupid girl thief villager villager villager",
        "middle: villager villager",
    );
    let mut told = std::collections::BTreeSet::new();
    let mut named = std::collections::BTreeSet::new();
    for number in 1..=10 {
        for mv in <LoupsGarous as table::Audit>::universe(10) {
            let refusal =
                LoupsGarous::play(&mut state.clone(), seat(number).into(), mv, &mut chance(0), &mut table::Silent);
            told.extend(refusal.err().map(|it| (it.rule, it.code)));
            named.extend(LoupsGarous::reason(&state, seat(number).into(), mv).map(|it| it.rule));
        }
    }
    assert_eq!(told.into_iter().collect::<Vec<_>>(), [("LGT-NIGHT-3", "night")]);
    assert!(named.len() > 3 && !named.contains("LGT-NIGHT-3"), "{named:?}");
}

/// A call lasts as long whoever has its card, alive or in the middle: its clock does not depend on it.
#[test]
fn lgt_night_2_the_clock_does_not_know_who_is_called() {
    let options = r#"{"thief":"yes"}"#;
    let lines = "middle: villager villager; night: 2; phase: seer; dead: 8";
    let held = with_cards(options, "wolf wolf seer thief villager villager villager villager", lines);
    let lines = "middle: seer villager; night: 2; phase: seer; dead: 8";
    let middle = with_cards(options, "wolf wolf villager thief villager villager villager villager", lines);
    assert_eq!(LoupsGarous::period(&held), LoupsGarous::period(&middle));
    assert_eq!(json(&view(&held, super::eyes(7))), json(&view(&middle, super::eyes(7))));
}

/// Where a call lasts its time, nobody can tell from outside whether anybody is still awaited (LGT-NIGHT-4).
#[test]
fn lgt_night_4_a_held_call_looks_the_same_with_and_without_answers() {
    let mut state = with_cards("{}", "wolf wolf seer villager villager villager villager villager", "held: yes");
    let before = json(&view(&state, Viewer::Public));
    for (number, answer) in
        (1..=8).zip(["note -", "note -", "look 1", "note -", "note -", "note -", "note -", "note 1"])
    {
        let heard = play(&mut state, &format!("{number} {answer}"));
        for other in Viewer::all(8).filter(|it| !it.is(seat(number))) {
            assert!(heard.by(other).is_empty(), "{answer} of {number} is heard by {other:?}");
        }
        assert_eq!(json(&view(&state, Viewer::Public)), before);
    }
    assert!(matches!(LoupsGarous::turn(&state), Turn::Open { must, .. } if must.is_empty()));
    assert!(LoupsGarous::awaited(&state, super::eyes(3)).is_empty());
    play(&mut state, "* timeout");
    assert_eq!(view(&state, Viewer::Public).call, Some(crate::Call::Wolves));
}

/// Who has nothing to decide may sleep: his empty note is known beforehand, whatever his card; who decides has none.
#[test]
fn lgt_night_1_sleepers_answer_with_an_empty_note() {
    let mut state = with_cards("{}", "wolf wolf seer villager villager villager villager villager", "");
    let dozes = |state: &State| (1..=8).filter(|it| LoupsGarous::doze(state, seat(*it)).is_some()).collect::<Vec<_>>();
    assert_eq!(dozes(&state), [1, 2, 4, 5, 6, 7, 8]);
    assert_eq!(LoupsGarous::doze(&state, seat(1)).map(|it| it.to_string()).as_deref(), Some("note -"));
    play(&mut state, "4 note -");
    assert_eq!(dozes(&state), [1, 2, 5, 6, 7, 8], "an answer is final");
    play(&mut state, "* timeout");
    assert_eq!(dozes(&state), [3, 4, 5, 6, 7, 8]);
    play(&mut state, "1 devour 8; 2 devour 8; * timeout");
    assert_eq!(dozes(&state), [1, 2, 3, 4, 5, 6, 7, 8], "the second round is a note for the wolves too");
    play(&mut state, "* timeout");
    assert!(dozes(&state).is_empty(), "by day nobody answers for anybody");
}
