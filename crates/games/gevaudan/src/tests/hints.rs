//! What the view says of rules, so that whoever draws it need not know them.

use super::{ABLE, HISTORICAL, Play};
use crate::{Arrow, DeckEnd, Risk};

/// From C4 the Beast runs over B3, B2, C2 by black, B4, B3, A3 by grey, D4, C5, B4 by white.
const TWO: &str = "at 1: B3\nat 2: D4\nbeast: C4\nfirst: 1\nturn: 1";

fn danger(play: &Play, seat: usize) -> Vec<Arrow> {
    play.public().players[seat - 1].danger.clone()
}

fn risks(play: &Play) -> (Risk, Risk) {
    let turn = play.public().turn.expect("a turn");
    (turn.entry, turn.mark)
}

fn names(cells: &[crate::Cell]) -> Vec<&'static str> {
    cells.iter().map(|it| it.name()).collect()
}

#[test]
fn gev_bst_1_the_ways_of_the_beast_and_whom_they_meet() {
    let play = Play::new("{}", 2, TWO);
    let ways = play.public().ways;
    assert_eq!(ways.map(|it| names(&it)), [["B3", "B2", "C2"], ["B4", "B3", "A3"], ["D4", "C5", "B4"]]);
    assert_eq!((danger(&play, 1), danger(&play, 2)), (vec![Arrow::Black, Arrow::Grey], vec![Arrow::White]));
    // Its own cell is not crossed (GEV-R10), nor is a refuge (GEV-WND-2).
    let mut on_it = Play::new("{}", 2, &TWO.replace("at 1: B3", "at 1: C4"));
    assert_eq!(danger(&on_it, 1), []);
    on_it.play("1 move C5").play("1 move SE");
    assert_eq!(danger(&on_it, 1), []);
}

#[test]
fn gev_r43_there_is_no_way_after_the_last_round() {
    let play = Play::new("{}", 2, &format!("last round: yes\n{TWO}"));
    assert!(play.public().ways.iter().all(Vec::is_empty) && danger(&play, 1).is_empty());
}

#[test]
fn gev_r31_a_wall_takes_the_danger_away_until_it_falls() {
    let mut play = Play::new(ABLE, 2, &format!("hunter 1: discret\n{TWO}"));
    assert_eq!(danger(&play, 1), [Arrow::Black, Arrow::Grey]);
    play.play("1 wall");
    assert_eq!(danger(&play, 1), []);
    play.play("1 move B2");
    assert_eq!(danger(&play, 1), [Arrow::Black]);
}

#[test]
fn gev_r09_what_the_beasts_cell_brings_is_told_before_and_after() {
    let mut entering = Play::new("{}", 2, TWO);
    assert_eq!(risks(&entering), (Risk::Wound, Risk::None));
    entering.play("1 move C4");
    // One mark a turn at most, wherever it ends.
    assert_eq!(risks(&entering), (Risk::None, Risk::Wound));
    entering.play("1 move C5");
    assert_eq!(risks(&entering), (Risk::None, Risk::Wound));

    let mut ending = Play::new(r#"{"beast_cell":"ending"}"#, 2, TWO);
    assert_eq!(risks(&ending), (Risk::WoundIfEnding, Risk::None));
    ending.play("1 move C4");
    assert_eq!(risks(&ending), (Risk::WoundIfEnding, Risk::WoundIfEnding));
    ending.play("1 move C5");
    assert_eq!(risks(&ending), (Risk::WoundIfEnding, Risk::None));
    ending.play("1 end");
    assert!(!ending.public().players[0].marked);
}

#[test]
fn gev_p19_the_outsider_has_nothing_to_fear_there() {
    let mut play = Play::new(HISTORICAL, 2, &format!("{TWO}\ncharacters 1: marginal"));
    assert_eq!(risks(&play), (Risk::None, Risk::None));
    play.play("1 move C4");
    assert_eq!(risks(&play), (Risk::None, Risk::None));
}

#[test]
fn gev_p17_what_healing_leaves() {
    let play = Play::new(HISTORICAL, 2, &format!("{TWO}\ncharacters 1: chirurgien\nwounds 1: 1\nwounds 2: 1"));
    let points: Vec<u8> = play.public().players.iter().map(|it| it.heal_points).collect();
    assert_eq!(points, [2, 0]);
}

#[test]
fn gev_cap_2__gev_cap_5_what_consulting_costs() {
    let lines = "hunter 1: egoiste\nhunter 2: negociateur\nhunter 3: devot\nat 1: B3\nat 2: B3\nat 3: B3\nbeast: C4\nfirst: 3\nturn: 3\nlair: D4";
    let costs = |play: &Play| play.public().players.iter().map(|it| (it.consult_cost, it.toll)).collect::<Vec<_>>();
    let mut play = Play::new(ABLE, 3, lines);
    assert_eq!(costs(&play), [(2, false), (1, true), (1, false)]);
    // Neither ability outlives its hunter (GEV-R19).
    play.play("3 end").play("1 trap");
    assert_eq!(costs(&play), [(1, false), (1, true), (1, false)]);
    let off = Play::new(HISTORICAL, 3, lines);
    assert_eq!(costs(&off), [(1, false); 3]);
}

#[test]
fn gev_r15_a_turn_given_to_the_suspect_has_no_points_left() {
    let mut play = Play::new(HISTORICAL, 2, &format!("{TWO}\ncharacters 1: suspect\ncubes 1: 2"));
    play.play("1 suspect river");
    let turn = play.public().turn.expect("a turn");
    assert_eq!((turn.points, turn.cubes), (0, false));
}

fn in_force(json: &str, n_seats: usize, card: &str) -> Option<&'static str> {
    let others = if n_seats > 1 { "\nat 2: D4" } else { "" };
    let lines = format!("at 1: B3{others}\nbeast: C4\nfirst: 1\nturn: 1\ncurrent: {card}");
    Play::new(json, n_seats, &lines).public().deck.current.map(|it| it.key())
}

#[test]
fn gev_hou_4_only_what_lasts_is_in_force() {
    for card in ["h01", "h06", "h07", "h10"] {
        assert_eq!(in_force(HISTORICAL, 2, card), Some(card));
    }
    for card in ["e01", "e07", "h02", "h03", "h04", "h05", "h08", "h09", "h11", "h12", "last-rounds", "end"] {
        assert_eq!(in_force(HISTORICAL, 2, card), None, "{card}");
    }
    // Nobody to consult in a solo game (GEV-R49).
    assert_eq!(in_force(HISTORICAL, 1, "h07"), None);
    assert_eq!(in_force(HISTORICAL, 1, "h10"), Some("h10"));
}

#[test]
fn gev_h10_is_over_once_the_beast_has_moved() {
    let lines = "hunter 1: devot\nat 1: B3\nat 2: NE\nbeast: C4\nferocity: 3\nfirst: 1\nturn: 2\ncurrent: h10";
    let asked = (0..20).find_map(|seed| {
        let mut play = Play::seeded(ABLE, 2, lines, seed * 2 + 1);
        assert_eq!(play.public().beast_steps, 1);
        play.play("2 end");
        let heart = play.public().question.is_some_and(|it| it.kind == crate::QuestionKind::Heart);
        heart.then(|| play.public())
    });
    let view = asked.expect("black leads over B3");
    assert_eq!((view.deck.current, view.beast_steps), (None, 3));
}

fn drawn(json: &str, n_seats: usize, deck: &str) -> crate::DeckView {
    let others = if n_seats > 1 { "\nat 2: NE" } else { "" };
    let lines = format!("at 1: NW{others}\nbeast: C4\nfirst: 1\nturn: {n_seats}\ndeck: {deck}");
    let mut play = Play::new(json, n_seats, &lines);
    play.play(&format!("{n_seats} end"));
    play.public().deck
}

#[test]
fn gev_his_4__gev_r49_what_a_card_does_at_this_table() {
    let first = |json, n_seats, card| drawn(json, n_seats, card).drawn[0];
    let off = r#"{"events":"historical"}"#;
    assert_eq!((first(HISTORICAL, 2, "h05").slides, first(HISTORICAL, 2, "h05").idle), (2, false));
    assert_eq!((first(off, 2, "h05").slides, first(off, 2, "h05").idle), (0, true));
    assert_eq!((first(HISTORICAL, 2, "h01").slides, first(HISTORICAL, 2, "h10").slides), (1, 0));
    assert!(first(HISTORICAL, 1, "h07").idle && !first(HISTORICAL, 2, "h07").idle);
    assert!(first(HISTORICAL, 1, "h09").idle && !first(HISTORICAL, 2, "h09").idle);
    assert!(!first(off, 2, "h03").idle, "one may still go to church");
}

#[test]
fn gev_h03_the_question_says_what_is_to_be_gained() {
    let gain = |json: &str, influence: &str| {
        let lines = format!("at 1: NW\nat 2: NE\nbeast: C4\nfirst: 1\nturn: 2\n{influence}deck: h03");
        let mut play = Play::new(json, 2, &lines);
        play.play("2 end");
        play.public().question.map(|it| (it.kind, it.value))
    };
    let church = crate::QuestionKind::Church;
    assert_eq!(gain(HISTORICAL, ""), Some((church, 1)));
    assert_eq!(gain(HISTORICAL, "influence 1: 5\ninfluence 2: 5\n"), Some((church, 0)));
    assert_eq!(gain(r#"{"events":"historical"}"#, ""), Some((church, 0)));
}

#[test]
fn gev_evt_7__gev_evt_8__gev_var_2_where_the_end_is() {
    assert_eq!(drawn("{}", 2, "e07").end, DeckEnd::LastThree);
    assert_eq!(drawn("{}", 2, "last-rounds e07").end, DeckEnd::AmongLeft);
    assert_eq!(drawn("{}", 2, "last-rounds end").end, DeckEnd::Revealed);
    let history = r#"{"characters":"on","events":"historical","deck":"history"}"#;
    assert_eq!(drawn(history, 2, "h01").end, DeckEnd::Last);
}
