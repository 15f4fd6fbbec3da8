use super::{ABLE, HISTORICAL, Play};
use crate::card::Arrow;
use crate::cell::Cell;
use crate::{How, News};

/// A round of three hunters that ends at once.
fn round(json: &str, lines: &str) -> Play {
    Play::new(json, 3, &format!("{lines}\nfirst: 1\nturn: 3\ndeck: e07"))
}

fn first(play: &Play) -> u8 {
    play.public().first
}

#[test]
fn gev_fp_1__gev_fp_5_the_nearest_becomes_first_player_and_rolls() {
    let mut play = round("{}", "at 1: A1\nat 2: C4\nat 3: A3\nbeast: D4");
    play.play("3 end");
    assert!(play.news(1).contains(&News::FirstPlayer { first: 1, by: None }));
    assert!(play.news(1).iter().any(|it| matches!(it, News::Rolled { seat: 1, .. })));
}

#[test]
fn gev_fp_2__gev_r07_a_tie_is_named_by_the_first_player_never_himself() {
    // All three at distance 1 of C3.
    let mut play = round("{}", "at 1: B2\nat 2: B3\nat 3: C4\nbeast: C3");
    play.play("3 end");
    assert_eq!(play.asked(), 1);
    assert_eq!(play.moves(1).into_iter().filter(|it| it.starts_with("name")).collect::<Vec<_>>(), ["name 2", "name 3"]);
    play.refused("GEV-FP-2", "1 name 1").refused("GEV-FP-2", "1 end").play("1 name 3");
    assert!(play.news(2).contains(&News::FirstPlayer { first: 2, by: Some(0) }));
    // With one other, there is nothing to ask (GEV-ORD-1).
    let mut two = round("{}", "at 1: B2\nat 2: B3\nat 3: A1\nbeast: C3");
    two.play("3 end");
    assert!(two.news(1).contains(&News::FirstPlayer { first: 1, by: None }));
    // Nearest alone, he stays.
    let mut alone = round("{}", "at 1: B2\nat 2: A1\nat 3: A3\nbeast: C3");
    alone.play("3 end");
    assert_eq!(first(&alone), 0);
}

#[test]
fn gev_fp_3__gev_fp_4_refuges_do_not_count_and_all_of_them_pass_the_role_on() {
    let mut play = round("{}", "at 1: NW\nat 2: A3\nat 3: SW\nbeast: C1");
    play.play("3 end");
    assert_eq!(first(&play), 1);
    let mut all = round("{}", "at 1: NW\nat 2: NE\nat 3: SW\nbeast: C1");
    all.play("3 end");
    assert_eq!(first(&all), 1);
}

#[test]
fn gev_p08__gev_r08_the_hero_wins_ties_even_as_first_player() {
    let mut play = round(HISTORICAL, "at 1: B2\nat 2: B3\nat 3: C4\nbeast: C3\ncharacters 1: heros\ndeck: h08");
    play.play("3 end");
    assert!(play.news(1).contains(&News::FirstPlayer { first: 0, by: None }));
}

#[test]
fn gev_bst_1__gev_wnd_1__gev_r10__gev_r11_the_beast_wounds_all_it_crosses_once() {
    // Somebody stands on every cell that is one step from C3 by any arrow; the start cell is not crossed.
    for seed in 0..12 {
        let lines = "at 1: D2\nat 2: D2\nat 3: C3\nbeast: C3\nferocity: 1\nfirst: 1\nturn: 3\ndeck: e07";
        let mut play = Play::seeded("{}", 3, lines, seed * 2 + 1);
        play.play("3 end");
        let path = play.news(1).into_iter().find_map(|it| match it {
            News::BeastMoved { path, .. } => Some(path),
            _ => None,
        });
        let path = path.expect("a move");
        assert_eq!(path.len(), 1);
        let hit = path[0].name() == "D2";
        let wounds: Vec<u8> = play.public().players.iter().map(|it| it.wounds).collect();
        assert_eq!(wounds, if hit { [1, 1, 0] } else { [0, 0, 0] });
        let die = play.public().die.expect("a roll");
        let names = ["D2", "D3", "C4"];
        assert_eq!(path[0].name(), names[Arrow::ALL.iter().position(|it| *it == die).expect("a colour")]);
    }
}

#[test]
fn gev_wnd_2_refuges_protect() {
    for seed in 0..6 {
        let lines = "at 1: NW\nat 2: SW\nbeast: B1\nferocity: 8\nfirst: 1\nturn: 2\ndeck: e07";
        let mut play = Play::seeded("{}", 2, lines, seed * 2 + 1);
        play.play("2 end");
        assert!(play.public().players.iter().all(|it| it.wounds == 0));
    }
}

#[test]
fn gev_wnd_3__gev_end_3_the_third_wound_puts_out() {
    let mut play =
        Play::new("{}", 2, "at 1: A1\nat 2: D4\nbeast: B2\nwounds 1: 2\nmarked: 1\nfirst: 2\nturn: 2\ndeck: e07");
    play.play("2 end");
    // The mark strikes at the start of his turn, even though the Beast has gone: he is out before he acts.
    let view = play.public();
    assert_eq!(view.players[0].out, Some(crate::Out::Wounds));
    assert!(play.news(2).iter().any(|it| matches!(it, News::Wounded { seat: 0, wounds: 3, .. })));
}

#[test]
fn gev_wnd_5__gev_r09_entering_the_beasts_cell_marks_a_wound() {
    let lines = "at 1: B2\nat 2: D4\nbeast: C3\nfirst: 1\nturn: 1";
    let mut play = Play::new("{}", 2, lines);
    play.play("1 move C3").play("1 move D3").play("1 end");
    assert!(play.public().players[0].marked && play.public().players[0].wounds == 0);
    let mut ending = Play::new(r#"{"beast_cell":"ending"}"#, 2, lines);
    ending.play("1 move C3").play("1 move D3").play("1 end");
    assert!(!ending.public().players[0].marked);
    let mut stays = Play::new(r#"{"beast_cell":"ending"}"#, 2, lines);
    stays.play("1 move C3").play("1 end");
    assert!(stays.public().players[0].marked);
}

#[test]
fn gev_wnd_6__gev_r38_moves_by_characters_never_mark() {
    let lines = "at 1: A2\nat 2: D4\nbeast: C3\nfirst: 1\nturn: 1\ncharacters 1: cavalier";
    let mut play = Play::new(HISTORICAL, 2, lines);
    play.refused("GEV-R38", "1 ride SW").refused("GEV-R38", "1 ride A2").play("1 ride C3");
    assert!(play.news(2).iter().any(|it| matches!(it, News::Moved { how: How::Rode, .. })));
    play.refused("GEV-P14", "1 ride A1").play("1 end");
    assert!(!play.public().players[0].marked);
}

#[test]
fn gev_solo_1__gev_solo_2__gev_solo_3__gev_r39__gev_r40_the_town_archives() {
    let mut play = Play::new("{}", 1, "at 1: C3\nbeast: D4\nprint D4: river+1\nfirst: 1\nturn: 1\ndeck: e07");
    play.refused("GEV-R18", "1 consult town 1").play("1 end");
    let view = play.public();
    assert_eq!((view.town.len(), view.first), (1, 0));
    assert!(play.news(1).iter().any(|it| matches!(it, News::TownTook { cell, .. } if cell.name() == "D4")));
    assert!(view.prints.iter().all(|it| it.cell.name() != "D4"));
    let mut town = Play::new("{}", 1, "archive town: river+1 river-1 village+1\nat 1: C3\nbeast: D4\nturn: 1");
    town.refused("GEV-ACT-5", "1 consult town 1+2+3").play("1 consult town 1+3").play("1 move B2");
    town.refused("GEV-SOLO-3", "1 consult town 2");
    let mut company = Play::new("{}", 2, "at 1: C3\nat 2: C3\nbeast: D4\nfirst: 1\nturn: 1");
    company.refused("GEV-SOLO-3", "1 consult town 1");
    // A revealed print is not taken.
    let mut shown = Play::new("{}", 1, "at 1: A1\nbeast: D4\nprint D4: river+1\nrevealed: D4\nturn: 1\ndeck: e07");
    shown.play("1 end");
    assert!(shown.public().town.is_empty());
}

#[test]
fn gev_p15__gev_r26_the_fighter_has_the_die_rerolled_once() {
    let lines = "at 1: A1\nat 2: D4\nbeast: C3\nfirst: 1\nturn: 2\ncharacters 1: combattante\ndeck: h08";
    let mut play = Play::new(HISTORICAL, 2, lines);
    play.play("2 end");
    assert_eq!(play.asked(), 1);
    play.refused("GEV-R26", "1 end").play("1 yes");
    let rolls = play.news(2).into_iter().filter(|it| matches!(it, News::Rolled { again: true, .. })).count();
    assert_eq!(rolls, 1);
    assert_eq!(play.public().round, 2);
}

#[test]
fn gev_cap_4_the_devout_gives_his_heart() {
    let lines = "hunter 1: devot\nat 1: D2\nat 2: A1\nbeast: C3\nferocity: 1\nfirst: 2\nturn: 1\nmarked: 1\ndeck: h08";
    let mut play = Play::new(ABLE, 2, lines);
    play.refused("GEV-CAP-4", "1 end").play("1 yes");
    assert_eq!((play.public().players[0].wounds, play.public().players[0].tokens), (0, 0));
    assert_eq!(play.public().turn.map(|it| it.points), Some(4));
    let mut keeps = Play::new(ABLE, 2, lines);
    keeps.play("1 no");
    assert_eq!((keeps.public().players[0].wounds, keeps.public().players[0].tokens), (1, 1));
    assert_eq!(keeps.public().turn.map(|it| it.points), Some(3));
}

#[test]
fn gev_cap_6__gev_r31_the_discreet_hides_behind_a_wall() {
    for seed in 0..8 {
        let lines = "hunter 2: discret\nat 1: A1\nat 2: D2\nbeast: C3\nferocity: 1\nfirst: 1\nturn: 2\ndeck: h08";
        let mut play = Play::seeded(ABLE, 2, lines, seed * 2 + 1);
        play.refused("GEV-R32", "2 shot").play("2 wall").refused("GEV-R31", "2 wall").play("2 end");
        // Nearest, but hidden: the other one becomes first player. The Beast passes without a wound.
        assert_eq!((first(&play), play.public().players[1].wounds), (0, 0));
        assert!(play.public().players[1].walled);
        play.play("1 end");
        assert!(!play.public().players[1].walled);
    }
    let mut leaves = Play::new(ABLE, 2, "hunter 1: discret\nat 1: D2\nat 2: A1\nbeast: C3\nfirst: 1\nturn: 1");
    leaves.play("1 wall").play("1 move D1");
    assert!(!leaves.public().players[0].walled);
    let mut refuge = Play::new(ABLE, 2, "hunter 1: discret\nat 1: NW\nat 2: A1\nbeast: C3\nfirst: 1\nturn: 1");
    refuge.refused("GEV-R31", "1 wall");
}

#[test]
fn gev_p12__gev_r25_mother_courage_drives_the_beast_away() {
    let lines = "at 1: B2\nat 2: A1\nbeast: C3\nfirst: 1\nturn: 1\ncharacters 1: mere-courage";
    let mut play = Play::new(HISTORICAL, 2, lines);
    play.play("1 end");
    assert_eq!(play.asked(), 1);
    play.refused("GEV-R25", "1 beast C3").refused("GEV-R25", "1 beast NW").refused("GEV-R25", "1 end");
    play.play("1 beast D1");
    assert_eq!((play.public().beast, play.asked()), ("D1".parse::<Cell>().expect("a cell"), 2));
    let mut on_it = Play::new(HISTORICAL, 2, &lines.replace("at 1: B2", "at 1: C3"));
    on_it.play("1 end");
    assert_eq!(on_it.asked(), 2);
}

#[test]
fn gev_p19_the_outcast_fears_no_beast_but_is_not_eligible() {
    let lines = "at 1: A1\nat 2: B2\nbeast: C3\nfirst: 1\nturn: 2\ncharacters 2: marginal\ndeck: h08";
    let mut play = Play::new(HISTORICAL, 2, lines);
    play.play("2 move C3").play("2 end");
    assert!(!play.public().players[1].marked);
    assert_eq!(first(&play), 0);
}
