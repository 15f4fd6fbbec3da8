use super::{ABLE, HISTORICAL, Play};
use crate::{Gain, News};

/// Two hunters; the second ends the round, and this card comes.
fn event(json: &str, card: &str, lines: &str) -> Play {
    let mut play =
        Play::new(json, 2, &format!("at 1: A1\nat 2: NE\nbeast: C3\nfirst: 1\n{lines}\nturn: 2\ndeck: {card}"));
    play.play("2 end");
    play
}

fn ferocity(play: &Play) -> u8 {
    play.public().ferocity
}

#[test]
fn gev_evt_1__gev_evt_2_ferocity_rises_and_stays_on_its_track() {
    assert_eq!(ferocity(&event("{}", "e11", "")), 5);
    assert_eq!(ferocity(&event("{}", "e11", "ferocity: 7")), 8);
}

#[test]
fn gev_evt_3__gev_evt_4__gev_r20_a_battue_gathers_and_turns_prints_up() {
    let mut play = event("{}", "e02", "");
    let leader = play.asked();
    let beast = play.public().beast;
    assert!(play.public().players.iter().all(|it| it.cell == Some(beast)));
    play.refused("GEV-R20", &format!("{leader} lead {beast}"));
    let route: Vec<String> = (0..2)
        .map(|_| {
            let lead = play.moves(leader).into_iter().find(|it| it.starts_with("lead")).expect("a way");
            play.play(&format!("{leader} {lead}"));
            lead.replace("lead ", "")
        })
        .collect();
    let view = play.public();
    assert!(view.players.iter().all(|it| it.cell.is_some_and(|it| it.name() == route[1]) && it.wounds == 0));
    let shown: Vec<&str> = view.prints.iter().filter(|it| it.print.revealed).map(|it| it.cell.name()).collect();
    assert_eq!(shown.len(), 2);
    assert!(route.iter().all(|it| shown.contains(&it.as_str())) && !shown.contains(&beast.name()));
}

#[test]
fn gev_evt_6_who_is_out_stays_where_he_is() {
    let mut play = Play::new(
        "{}",
        3,
        "lair: D4\nat 1: A1\nat 2: NE\nat 3: B1\nout 3: trap\nbeast: C3\nfirst: 1\nturn: 2\ndeck: e02",
    );
    play.play("2 end");
    assert_eq!(play.public().players[2].cell.map(|it| it.name()), Some("B1"));
    assert!(play.public().players[..2].iter().all(|it| it.cell == Some(play.public().beast)));
}

#[test]
fn gev_evt_7__gev_r01_last_rounds_is_no_event_unless_agreed() {
    let free = event("{}", "last-rounds e07", "");
    assert_eq!((free.public().deck.drawn.len(), ferocity(&free)), (2, 4));
    assert!(free.public().deck.last_rounds);
    let draw = event(r#"{"last_rounds":"draw"}"#, "last-rounds e07", "");
    assert_eq!((draw.public().deck.drawn.len(), ferocity(&draw)), (1, 3));
}

#[test]
fn gev_rnd_1_the_end_makes_the_next_round_the_last() {
    let play = event("{}", "end", "round: 7");
    let view = play.public();
    assert!(view.last_round);
    assert_eq!(view.round, 8);
}

#[test]
fn gev_h01__gev_hev_1__gev_hev_2__gev_p05__gev_sol_7_dragons_forbid_but_not_their_own() {
    let lines = "at 1: B1\nat 2: D4\nbeast: A2\nfirst: 1\ncurrent: h01\nturn: 1\ncharacters 1: dragon";
    let mut play = Play::new(HISTORICAL, 2, lines);
    play.refused("GEV-H01", "1 examine").play("1 look dragon B1").refused("GEV-ACT-3", "1 archive");
    play.refused("GEV-P05", "1 look dragon A1").play("1 move B2").play("1 examine");
    let mut over = event(HISTORICAL, "h10", "current: h01");
    assert_eq!(over.public().deck.current.map(|it| it.key()), Some("h10"));
    let seat = over.asked();
    assert!(!over.moves(seat).is_empty());
    over.play(&format!("{seat} end"));
}

#[test]
fn gev_h02_the_beast_slips_away_after_the_battue() {
    let mut play = event(HISTORICAL, "h02", "");
    let beast = play.public().beast;
    while play.public().question.is_some_and(|it| it.kind == crate::QuestionKind::Lead) {
        let seat = play.asked();
        let lead = play.moves(seat).into_iter().find(|it| it.starts_with("lead")).expect("a way");
        play.play(&format!("{seat} {lead}"));
    }
    let white = play.public().board.cells.iter().find(|it| it.cell == beast).map(|it| it.arrows[2]);
    assert_eq!(Some(play.public().beast), white);
    assert!(play.public().players.iter().all(|it| it.wounds == 0));
}

#[test]
fn gev_h03_whoever_goes_to_church_gains_influence() {
    let mut play = event(HISTORICAL, "h03", "");
    let (one, two) = (play.asked(), 3 - play.asked());
    play.refused("GEV-H03", &format!("{one} end")).play(&format!("{one} yes"));
    assert_eq!(play.asked(), two);
    play.play(&format!("{two} no"));
    let view = play.public();
    assert_eq!(view.players[one - 1].cell.map(|it| it.name()), Some("C3"));
    assert_eq!((view.players[one - 1].influence, view.players[two - 1].influence), (1, 0));
    // Without Characters they only move.
    let mut bare = event(r#"{"events":"historical"}"#, "h03", "");
    let one = bare.asked();
    bare.play(&format!("{one} yes"));
    assert_eq!(bare.public().players[one - 1].influence, 0);
}

#[test]
fn gev_h04_two_wounds_become_one() {
    let mut play = event(HISTORICAL, "h04", "wounds 1: 1\nwounds 2: 2\nat 1: NW");
    while play.public().question.is_some_and(|it| it.kind == crate::QuestionKind::Lead) {
        let seat = play.asked();
        let lead = play.moves(seat).into_iter().find(|it| it.starts_with("lead")).expect("a way");
        play.play(&format!("{seat} {lead}"));
    }
    assert_eq!((play.public().players[0].wounds, play.public().players[1].wounds), (1, 1));
}

#[test]
fn gev_h05__gev_inf_1_everybody_gains_influence_up_to_five() {
    let play = event(HISTORICAL, "h05", "influence 1: 5\ninfluence 2: 1");
    assert_eq!((play.public().players[0].influence, play.public().players[1].influence), (5, 2));
    // It slides the Characters twice: the two that were there are gone or at the end of the row.
    let row = play.public().row.expect("Characters");
    assert_eq!(row.discard.len(), 1);
    assert!(row.spaces.iter().all(|it| it.character.is_some()));
    let mut archive = Play::new(HISTORICAL, 2, "at 1: A1\nat 2: NE\nbeast: C3\nfirst: 1\nturn: 1");
    archive.play("1 examine").play("1 archive");
    assert_eq!(archive.public().players[0].influence, 1);
}

#[test]
fn gev_h06_exhaustion_costs_a_point() {
    let lines = "at 1: A1\nat 2: NE\nbeast: C3\nfirst: 1\ncurrent: h06\nturn: 1";
    assert_eq!(Play::new(HISTORICAL, 2, lines).public().turn.map(|it| it.points), Some(3));
    let wounded = format!("{lines}\nwounds 1: 2");
    assert_eq!(Play::new(HISTORICAL, 2, &wounded).public().turn.map(|it| it.points), Some(1));
}

#[test]
fn gev_h07_archives_from_a_neighbouring_cell() {
    let lines = "archive 2: river+1\nat 1: A1\nat 2: A2\nbeast: C3\nfirst: 1\nturn: 1";
    Play::new(HISTORICAL, 2, lines).refused("GEV-ACT-4", "1 consult 2 1");
    Play::new(HISTORICAL, 2, &format!("{lines}\ncurrent: h07")).play("1 consult 2 1");
}

#[test]
fn gev_h08_who_is_next_to_the_beast_loses_a_cube() {
    for seed in 0..6 {
        let lines = "at 1: NW\nat 2: NE\ncubes 1: 2\ncubes 2: 0\nbeast: C3\nfirst: 1\nturn: 2\ndeck: h08";
        let mut play = Play::seeded(HISTORICAL, 2, lines, seed * 2 + 1);
        play.play("2 end");
        let view = play.public();
        let near = view.board.cells.iter().find(|it| it.cell == view.beast).map(|it| it.near.clone()).expect("a cell");
        let lost = near.iter().any(|it| it.name() == "NW");
        assert_eq!(view.players[0].cubes, if lost { 1 } else { 2 });
        assert_eq!(play.news(1).contains(&News::Gained { seat: 0, what: Gain::CubeLost }), lost);
        assert_eq!(view.ferocity, 5);
    }
}

fn led_to_the_end(mut play: Play) -> Play {
    while play.public().question.is_some_and(|it| it.kind == crate::QuestionKind::Lead) {
        let seat = play.asked();
        let lead = play.moves(seat).into_iter().find(|it| it.starts_with("lead")).expect("a way");
        play.play(&format!("{seat} {lead}"));
    }
    play
}

#[test]
fn gev_h09_a_look_at_the_left_neighbours_archives() {
    let mut play = led_to_the_end(event(HISTORICAL, "h09", "archive 1: river+1 village-2\narchive 2: forest+3"));
    // Seat 1 has one print to his left and looks by himself; seat 2 chooses.
    let question = play.public().question.expect("a question");
    assert_eq!((question.seat, question.side), (1, Some(0)));
    play.refused("GEV-H09", "2 peek 3").refused("GEV-H09", "2 end").play("2 peek 2");
    let seen = |play: &Play, owner: usize, place: usize| play.public().players[owner].archive[place].seen_by.clone();
    assert_eq!(seen(&play, 0, 1), [0, 1]);
    assert_eq!(seen(&play, 0, 0), [0]);
    assert_eq!(seen(&play, 1, 0), [0, 1]);
}

#[test]
fn gev_h10_the_next_move_is_two_cells_shorter() {
    let play = event(HISTORICAL, "h10", "");
    assert_eq!((play.public().ferocity, play.public().beast_steps), (4, 2));
    let lines = "at 1: A1\nat 2: NE\nbeast: C3\nferocity: 2\nfirst: 1\nturn: 2\ncurrent: h10\ndeck: h08";
    let mut short = Play::new(HISTORICAL, 2, lines);
    short.play("2 end");
    assert!(short.news(1).iter().any(|it| matches!(it, News::BeastMoved { path, .. } if path.len() == 1)));
}

#[test]
fn gev_h11_the_court_applauds_too_early() {
    let play = led_to_the_end(event(HISTORICAL, "h11", "ferocity: 4"));
    assert_eq!(ferocity(&play), 3);
    // Everybody hears of it, those who hunt and those who watch.
    assert!((1..=2).all(|seat| play.news(seat).contains(&News::Calmed { ferocity: 3 })), "{:?}", play.news(1));
    let lowest = led_to_the_end(event(HISTORICAL, "h11", "ferocity: 1"));
    assert!(lowest.news(2).contains(&News::Calmed { ferocity: 1 }));
}

#[test]
fn gev_h12__gev_p01__gev_p02__gev_p03__gev_r22_walking_on_alone() {
    let mut play = led_to_the_end(event(HISTORICAL, "h12", "characters 2: paysan-1 paysan-3"));
    let question = play.public().question.expect("a question");
    assert_eq!((question.seat, question.kind), (1, crate::QuestionKind::Paysan));
    play.refused("GEV-R22", "2 end");
    for _ in 0..2 {
        let walk = play.moves(2).into_iter().find(|it| it.starts_with("walk")).expect("a way");
        play.play(&format!("2 {walk}"));
        assert!(play.news(1).iter().all(|it| !matches!(it, News::Saw { .. })));
    }
    // Then everybody who took part, in turn order.
    assert_eq!(play.public().question.map(|it| it.kind), Some(crate::QuestionKind::Drive));
    let one = play.asked();
    play.refused("GEV-H12", &format!("{one} end")).play(&format!("{one} no"));
    assert_eq!(play.public().question.map(|it| it.kind), Some(crate::QuestionKind::Drive));
    let two = play.asked();
    assert_eq!(two, 3 - one);
    play.play(&format!("{two} no"));
    assert_eq!(play.public().round, 2);
}

#[test]
fn gev_p10__gev_r23_the_prince_may_stay_away() {
    let mut play = event(HISTORICAL, "h06", "characters 1: prince");
    assert_eq!(play.asked(), 1);
    play.refused("GEV-R23", "1 end").play("1 no");
    let view = play.public();
    assert_eq!(view.players[0].cell.map(|it| it.name()), Some("A1"));
    assert_eq!(view.players[1].cell, Some(view.beast));
    let mut solo = Play::new(HISTORICAL, 1, "at 1: A1\nbeast: C3\ncharacters 1: prince\nturn: 1\ndeck: h06");
    solo.play("1 end").play("1 no");
    assert_eq!((solo.public().round, solo.public().prints.iter().filter(|it| it.print.revealed).count()), (2, 0));
}

#[test]
fn gev_ord_4_wounds_come_before_the_event() {
    let lines = "hunter 1: devot\nat 1: D2\nat 2: D3\nbeast: C3\nferocity: 1\nfirst: 1\nturn: 2\ndeck: h08";
    for seed in 0..8 {
        let mut play = Play::seeded(ABLE, 2, lines, seed * 2 + 1);
        play.play("2 end");
        let asks_heart = play.public().question.is_some_and(|it| it.kind == crate::QuestionKind::Heart);
        assert_eq!(asks_heart, play.public().beast.name() == "D2");
        assert_eq!(play.public().deck.drawn.is_empty(), asks_heart);
    }
}
