use table::{Rules, Seats, Turn};

use super::{HISTORICAL, Play};
use crate::{Gevaudan, News};

const TWO: &str = "at 1: B2\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1";

#[test]
fn gev_rnd_2__gev_rnd_3__gev_ord_2__gev_r42_turns_go_clockwise_from_the_first_player() {
    let mut play = Play::new("{}", 3, "at 1: NW\nat 2: A2\nat 3: A3\nbeast: D3\nfirst: 2\nround: 2\ndeck: e07");
    assert_eq!(play.asked(), 2);
    play.refused("GEV-RND-3", "1 end").play("2 end");
    assert_eq!(play.asked(), 3);
    // Points that are left are lost with the turn.
    play.play("3 move A2").play("3 end");
    assert_eq!(play.asked(), 1);
    assert_eq!(play.public().turn.map(|it| it.points), Some(4));
    play.play("1 end");
    assert_eq!(play.public().round, 3);
}

#[test]
fn gev_ap_1__gev_ap_3_points_by_wounds_and_any_order() {
    for (wounds, points) in [(0, 4), (1, 3), (2, 2)] {
        let play = Play::new("{}", 2, &format!("{TWO}\nwounds 1: {wounds}"));
        assert_eq!(play.public().turn.map(|it| it.points), Some(points));
    }
    let mut play = Play::new("{}", 2, &format!("{TWO}\nwounds 1: 2"));
    play.play("1 move A1").play("1 move A2").refused("GEV-AP-3", "1 move A3").refused("GEV-AP-3", "1 examine");
    assert!(play.offers(1, "end") && !play.offers(1, "move A3"));
}

#[test]
fn gev_ap_2__gev_ap_4__gev_mat_5__gev_r35_cubes_are_points_and_five_at_most() {
    let mut play = Play::new("{}", 2, &format!("{TWO}\nwounds 1: 2\ncubes 1: 4"));
    play.play("1 note village present");
    assert_eq!(play.public().players[0].cubes, 5);
    // The sixth cube is lost, the Pense-Bête counts.
    play.play("1 note river absent");
    assert_eq!((play.public().players[0].cubes, play.public().players[0].notes), (5, 2));
    for to in ["A1", "A2", "A1", "A2", "A1"] {
        play.play(&format!("1 move {to}"));
    }
    // Base points first: two of them, then three cubes.
    assert_eq!(play.public().players[0].cubes, 2);
    play.play("1 end").play("2 end");
    assert_eq!(play.public().players[0].cubes, 2);
}

#[test]
fn gev_act_1__gev_act_2_moving_and_examining() {
    let mut play = Play::new("{}", 2, &format!("{TWO}\nprint B2: village+2"));
    play.refused("GEV-ACT-1", "1 move C4").refused("GEV-ACT-1", "1 move B2");
    play.play("1 examine");
    assert!(play.news(1).iter().any(|it| matches!(it, News::Saw { shown, .. } if shown.present && shown.dots == 2)));
    assert!(play.news(2).iter().any(|it| matches!(it, News::Looked { .. })));
    assert!(!play.news(2).iter().any(|it| matches!(it, News::Saw { .. })));
    // Looking again costs again.
    play.play("1 examine");
    assert_eq!(play.public().turn.map(|it| it.points), Some(2));
    play.play("1 move B1").play("1 move NW");
    assert_eq!(play.public().players[0].cell.map(|it| it.name()), Some("NW"));
}

#[test]
fn gev_act_3__gev_r12__gev_r13_archiving_needs_an_examination_in_place() {
    let mut play = Play::new("{}", 2, "at 1: NW\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1\ncubes 1: 5");
    play.refused("GEV-ACT-3", "1 archive").play("1 examine").play("1 move A1").play("1 move NW");
    play.refused("GEV-ACT-3", "1 archive").play("1 examine");
    // Other actions may come between.
    play.play("1 note forest absent").play("1 archive");
    assert_eq!(play.public().players[0].archive.len(), 1);
    assert!(play.public().prints.iter().all(|it| it.cell.name() != "NW"));
    play.refused("GEV-ACT-2", "1 examine");
}

#[test]
fn gev_act_7__gev_evt_5_revealed_prints_are_neither_examined_nor_archived() {
    let mut play = Play::new("{}", 2, &format!("{TWO}\nprint B2: river-1\nrevealed: B2"));
    play.refused("GEV-ACT-7", "1 examine").refused("GEV-ACT-3", "1 archive");
    let print = play.public().prints.iter().find(|it| it.cell.name() == "B2").cloned().expect("a print");
    assert!(print.print.revealed && print.print.clue.is_some_and(|it| !it.present));
}

#[test]
fn gev_free_1__gev_wnd_4__gev_r14_healing_passes_the_turn() {
    let mut play = Play::new("{}", 2, TWO);
    play.refused("GEV-R14", "1 heal NW");
    let mut play = Play::new("{}", 2, &format!("{TWO}\nwounds 1: 2"));
    play.refused("GEV-FREE-1", "1 heal B1").play("1 heal SE");
    let view = play.public();
    assert_eq!((view.players[0].wounds, view.players[0].cell.map(|it| it.name())), (0, Some("SE")));
    assert_eq!(play.asked(), 2);
    let mut always = Play::new(r#"{"heal":"always"}"#, 2, TWO);
    always.play("1 heal NE");
    assert_eq!(always.asked(), 2);
}

#[test]
fn gev_r15_healing_is_for_the_opening() {
    let mut play = Play::new("{}", 2, &format!("{TWO}\nwounds 1: 1"));
    play.play("1 note village absent");
    assert!(play.offers(1, "heal NW"));
    play.play("1 move A1").refused("GEV-R15", "1 heal NW");
    let mut play = Play::new(HISTORICAL, 2, &format!("{TWO}\nwounds 1: 1\ninfluence 1: 4\nrow: prince heros -"));
    play.play("1 solicit 1").refused("GEV-R15", "1 heal NW").play("1 move A1");
    play.refused("GEV-SOL-2", "1 solicit 1");
}

#[test]
fn gev_free_2__gev_free_3__gev_free_4__gev_ord_5__gev_r41_pense_betes_at_any_time() {
    let mut play = Play::new("{}", 2, TWO);
    let Turn::Open { must, may } = Gevaudan::turn(&play.state) else { panic!("the game is open") };
    assert_eq!((must.first().map(|it| it.number()), may.first().map(|it| it.number())), (Some(1), Some(2)));
    for (nth, note) in ["village present", "river absent", "forest present", "dragons absent"].iter().enumerate() {
        play.play(&format!("2 note {note}"));
        assert_eq!(usize::from(play.public().players[1].notes), nth + 1);
    }
    play.refused("GEV-FREE-4", "2 note village absent");
    assert!(matches!(Gevaudan::turn(&play.state), Turn::Open { may: Seats::EMPTY, .. }));
    // The owner sees what they say, others how many there are. Nothing else has changed.
    assert_eq!((play.view(2).notes.len(), play.view(1).notes.len(), play.public().notes.len()), (4, 0, 0));
    assert_eq!((play.asked(), play.public().turn.map(|it| it.points)), (1, Some(4)));
    assert!(play.news(1).iter().all(|it| !matches!(it, News::OwnNote { .. })));
}

#[test]
fn gev_free_5__gev_obj_2__gev_end_1__gev_r16_a_trap_on_the_lair_wins() {
    let mut play = Play::new("{}", 2, &format!("lair: A1\n{TWO}"));
    play.play("1 move A1").play("1 trap");
    assert_eq!(play.winners().and_then(|it| it.first()).map(|it| it.number()), Some(1));
    let end = play.public().end.expect("the end");
    assert_eq!((&*end.reason, end.opened.lair.name()), ("lair", "A1"));
    let mut refuge = Play::new("{}", 2, "at 1: NW\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1");
    refuge.refused("GEV-R16", "1 trap").refused("GEV-RND-3", "2 trap");
}

#[test]
fn gev_end_2__gev_end_4__gev_r06__gev_r17__gev_r19_a_wrong_trap_puts_out() {
    let mut play =
        Play::new("{}", 3, "lair: A1\nat 1: B2\nat 2: C4\nat 3: D3\nbeast: D1\nfirst: 1\ncubes 1: 2\nturn: 1");
    play.play("1 trap");
    let view = play.view(1);
    assert_eq!(view.opened.map(|it| it.lair.name()), Some("A1"));
    assert!(play.view(2).opened.is_none() && play.public().opened.is_none());
    assert_eq!(view.failed.iter().map(|it| it.name()).collect::<Vec<_>>(), ["B2"]);
    // His figure stays, his cubes go, the role passes on, and he lays no Pense-Bête.
    assert_eq!((view.players[0].cell.map(|it| it.name()), view.players[0].cubes), (Some("B2"), 0));
    assert_eq!((play.asked(), view.first), (2, 1));
    play.refused("GEV-FREE-2", "1 note village present");
    assert!(play.news(2).iter().all(|it| !matches!(it, News::BoxSeen { .. })));
}

#[test]
fn gev_end_5__gev_obj_3__gev_r44_nobody_left_ends_the_game() {
    let mut play = Play::new("{}", 2, &format!("lair: A1\n{TWO}"));
    play.play("1 trap").play("2 trap");
    assert_eq!(play.winners(), Some(Seats::EMPTY));
    assert_eq!(play.public().end.map(|it| it.reason).as_deref(), Some("all-out"));
    play.refused("GEV-END-5", "2 end");
}

#[test]
fn gev_rnd_4__gev_evt_8__gev_r43_the_last_round_is_only_turns() {
    let mut play = Play::new("{}", 2, "at 1: B2\nat 2: C4\nbeast: D1\nfirst: 1\nround: 8\nlast round: yes");
    let beast = play.public().beast;
    play.play("1 end").play("2 end");
    assert_eq!(play.winners(), Some(Seats::EMPTY));
    assert_eq!((play.public().end.map(|it| it.reason).as_deref(), play.public().beast), (Some("expired"), beast));
}
