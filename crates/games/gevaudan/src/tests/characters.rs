use super::{ABLE, HISTORICAL, Play};

const ROW: &str = "at 1: B2\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1\ninfluence 1: 5\nrow: ministre dragon heros\npile: prince passeur";

fn row(play: &Play) -> Vec<Option<&'static str>> {
    let row = play.public().row.expect("Characters");
    row.spaces.iter().map(|it| it.character.map(|it| it.key())).chain([row.top.map(|it| it.key())]).collect()
}

#[test]
fn gev_sol_1__gev_sol_3__gev_sol_5_taking_costs_influence_and_brings_cubes() {
    let mut play = Play::new(HISTORICAL, 2, ROW);
    play.play("1 solicit 1");
    let view = play.public();
    assert_eq!((view.players[0].influence, view.players[0].cubes), (3, 3));
    assert_eq!(row(&play), [Some("prince"), Some("dragon"), Some("heros"), Some("passeur")]);
    // The opening is still there, and so is the turn.
    assert_eq!(play.asked(), 1);
    let mut third = Play::new(HISTORICAL, 2, ROW);
    third.play("1 solicit 3");
    assert_eq!(third.public().players[0].influence, 4);
    let mut poor = Play::new(HISTORICAL, 2, &ROW.replace("influence 1: 5", "influence 1: 1"));
    poor.refused("GEV-SOL-1", "1 solicit 1").play("1 solicit 3");
}

#[test]
fn gev_r34_every_gap_closes_from_the_pile() {
    let mut play = Play::new(HISTORICAL, 2, ROW);
    play.play("1 solicit 2");
    assert_eq!(row(&play), [Some("prince"), Some("ministre"), Some("heros"), Some("passeur")]);
    let mut third = Play::new(HISTORICAL, 2, ROW);
    third.play("1 solicit 3");
    assert_eq!(row(&third), [Some("prince"), Some("ministre"), Some("dragon"), Some("passeur")]);
}

#[test]
fn gev_r34_the_third_space_gets_its_first_card_from_an_event() {
    let lines = ROW.replace("ministre dragon heros", "ministre dragon -");
    let mut play = Play::new(HISTORICAL, 2, &lines);
    play.play("1 solicit 2");
    assert_eq!(row(&play), [Some("prince"), Some("ministre"), None, Some("passeur")]);
    let mut first = Play::new(HISTORICAL, 2, &lines);
    first.play("1 solicit 1");
    assert_eq!(row(&first), [Some("prince"), Some("dragon"), None, Some("passeur")]);
    // An event slides the first card there; once it is taken, it is replaced like any other.
    let lines = format!("{lines}\ninfluence 2: 2\ndeck: h01").replace("turn: 1", "turn: 2");
    let mut slid = Play::new(HISTORICAL, 2, &lines);
    slid.play("2 end");
    assert_eq!(row(&slid)[..3], [Some("prince"), Some("ministre"), Some("dragon")]);
    let seat = slid.asked();
    slid.play(&format!("{seat} solicit 3"));
    assert_eq!(row(&slid)[..3], [Some("passeur"), Some("prince"), Some("ministre")]);
}

#[test]
fn gev_sol_2_one_a_turn_at_its_start_or_end() {
    let mut play = Play::new(HISTORICAL, 2, ROW);
    play.refused("GEV-SOL-2", "1 solicit top")
        .play("1 solicit 1")
        .refused("GEV-SOL-2", "1 solicit 2")
        .play("1 move A1");
    let mut late = Play::new(HISTORICAL, 2, ROW);
    late.play("1 move A1").play("1 solicit 1");
    // Later than the opening, it ends the turn.
    assert_eq!(late.asked(), 2);
    let mut empty = Play::new(HISTORICAL, 2, &ROW.replace("ministre dragon heros", "ministre dragon -"));
    empty.refused("GEV-SOL-2", "1 solicit 3");
}

#[test]
fn gev_sol_4__gev_r36_two_at_most_and_one_may_be_given_back() {
    let mut play = Play::new(HISTORICAL, 2, &format!("{ROW}\ncharacters 1: marquis marginal\ncubes 1: 1"));
    play.refused("GEV-SOL-4", "1 solicit 1").refused("GEV-SOL-4", "1 solicit 1 drop envoye");
    play.play("1 solicit 1 drop marquis");
    let view = play.public();
    let hand: Vec<&str> = view.players[0].characters.iter().map(|it| it.key()).collect();
    assert_eq!((hand, view.players[0].cubes), (vec!["ministre", "marginal"], 4));
    assert!(view.row.expect("Characters").discard.iter().any(|it| it.key() == "marquis"));
    Play::new(HISTORICAL, 2, ROW).refused("GEV-SOL-4", "1 solicit 1 drop marquis");
}

#[test]
fn gev_sol_6_the_discard_becomes_the_pile() {
    let gone = "paysan-1 paysan-2 paysan-3 procureur eveque suspect louvetier mere-courage envoye cavalier combattante \
                passeur chirurgien marquis marginal garde-forestier";
    let mut play = Play::new(HISTORICAL, 2, &format!("{ROW}\ndiscard: {gone}"));
    assert_eq!(play.public().row.map(|it| it.pile), Some(1));
    play.play("1 solicit 1");
    let row = play.public().row.expect("Characters");
    assert_eq!((row.pile, row.discard.len(), row.top.is_some()), (16, 0, true));
    assert_eq!(row.spaces[0].character.map(|it| it.key()), Some("prince"));
}

#[test]
fn gev_his_4_switches_work_one_by_one() {
    Play::new("{}", 2, "at 1: B2\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1").refused("GEV-HIS-4", "1 solicit 1");
    // Characters with standard events: nothing slides, the third space stays empty.
    let lines = "at 1: B2\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 2\ndeck: e07";
    let mut play = Play::new(r#"{"characters":"on"}"#, 2, lines);
    play.play("2 end");
    assert!(play.public().row.is_some_and(|it| it.spaces[2].character.is_none() && it.discard.is_empty()));
    // Abilities alone: tokens are there; the gamekeeper only lowers the ferocity.
    let mut able = Play::new(
        r#"{"abilities":"on"}"#,
        2,
        "hunter 1: garde-chasse\nat 1: C1\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1",
    );
    able.play("1 shot");
    assert_eq!((able.public().ferocity, able.public().players[0].influence), (2, 0));
    // Off, a board is a name.
    let named = "hunter 1: garde-chasse\nat 1: C1\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1";
    Play::new("{}", 2, named).refused("GEV-R32", "1 shot");
}

#[test]
fn gev_p04__gev_p16__gev_p20__gev_inf_2_scouts_look_from_afar_and_cannot_archive() {
    for (who, there, not_there, rule) in [
        ("procureur", "D4", "A1", "GEV-P04"),
        ("passeur", "A3", "A1", "GEV-P16"),
        ("garde-forestier", "C2", "A1", "GEV-P20"),
    ] {
        let lines = format!("at 1: B3\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1\ncharacters 1: {who}");
        let mut play = Play::new(HISTORICAL, 2, &lines);
        play.refused(rule, &format!("1 look {who} {not_there}")).play(&format!("1 look {who} {there}"));
        play.refused(rule, &format!("1 look {who} {there}")).refused("GEV-ACT-3", "1 archive");
        let seen = play.view(1).prints.iter().filter(|it| it.print.clue.is_some()).count();
        assert_eq!((seen, play.public().turn.map(|it| it.points)), (1, Some(3)));
    }
}

#[test]
fn gev_p07__gev_r24_the_bishop_summons_all_others() {
    let lines = "at 1: B2\nat 2: C4\nat 3: NE\nwounds 3: 2\nbeast: D1\nfirst: 2\nround: 3\ncharacters 1: eveque";
    let mut play = Play::new(HISTORICAL, 3, lines);
    assert_eq!(play.asked(), 1);
    play.refused("GEV-R24", "1 end").play("1 yes");
    let view = play.public();
    let cells: Vec<&str> = view.players.iter().filter_map(|it| it.cell).map(|it| it.name()).collect();
    assert_eq!(cells, ["B2", "C3", "C3"]);
    assert_eq!(view.players.iter().map(|it| it.base).collect::<Vec<_>>(), [4, 2, 0]);
    assert!(view.row.expect("Characters").discard.iter().any(|it| it.key() == "eveque"));
    assert_eq!(play.asked(), 2);
    let mut waits = Play::new(HISTORICAL, 3, lines);
    waits.play("1 no");
    assert_eq!(waits.public().turn.map(|it| it.points), Some(4));
}

#[test]
fn gev_p14_the_rider_goes_two_or_three_cells() {
    let lines = "at 1: A1\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1\ncharacters 1: cavalier";
    let mut play = Play::new(HISTORICAL, 2, lines);
    // B2 is a neighbour, but two steps lead there too (over A2).
    assert!(play.offers(1, "ride B2") && play.offers(1, "ride A3") && play.offers(1, "ride B4"));
    assert!(!play.offers(1, "ride D4"));
    play.play("1 ride B4");
    assert_eq!(play.public().turn.map(|it| it.points), Some(3));
}

#[test]
fn gev_p17_the_surgeon_lets_act_with_two_points() {
    let lines =
        "at 1: A1\nat 2: C4\nbeast: D1\nwounds 1: 2\ncubes 1: 3\nfirst: 1\nturn: 1\ncharacters 1: chirurgien marquis";
    let mut play = Play::new(HISTORICAL, 2, lines);
    play.play("1 heal NW");
    assert_eq!((play.asked(), play.public().turn.map(|it| (it.points, it.cubes))), (1, Some((2, false))));
    play.refused("GEV-R15", "1 marquis C1").play("1 move A1").play("1 examine");
    // No cubes, but the trap is still there.
    play.refused("GEV-AP-3", "1 archive");
    assert!(play.offers(1, "trap"));
    assert_eq!(play.public().players[0].cubes, 3);
}

#[test]
fn gev_p18__gev_r37_the_marquis_leads_a_battue_of_his_own() {
    let lines = "at 1: A1\nat 2: C4\nbeast: D2\nfirst: 1\nturn: 1\ncharacters 1: marquis";
    let mut play = Play::new(HISTORICAL, 2, lines);
    play.refused("GEV-R37", "1 marquis D4").play("1 marquis C3");
    let view = play.view(1);
    assert_eq!((view.players[0].cell.map(|it| it.name()), view.turn.map(|it| it.points)), (Some("C3"), Some(3)));
    assert_eq!(view.prints.iter().filter(|it| it.print.clue.is_some()).count(), 1);
    play.refused("GEV-ACT-3", "1 archive").refused("GEV-R15", "1 marquis C3").play("1 end");
    assert!(!play.public().players[0].marked);
}

#[test]
fn gev_cap_7__gev_r33_the_diplomat_charms() {
    let mut play = Play::new(ABLE, 2, &format!("hunter 1: diplomate\n{ROW}"));
    play.refused("GEV-R33", "1 charm 3").play("1 charm top");
    let view = play.public();
    assert_eq!((view.players[0].influence, view.players[0].tokens), (4, 2));
    assert_eq!(row(&play), [Some("ministre"), Some("dragon"), Some("heros"), Some("passeur")]);
    play.refused("GEV-SOL-2", "1 solicit 1");
    Play::new(ABLE, 2, &format!("hunter 1: devot\n{ROW}")).refused("GEV-R33", "1 charm top");
}

#[test]
fn gev_cap_1__gev_r30_the_sly_one_swaps_prints() {
    let lines = "hunter 1: fourbe\nprint B2: river+1\nprint D4: village-1\nrevealed: D4\nat 1: B2\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1";
    let mut play = Play::new(ABLE, 2, lines);
    play.refused("GEV-R30", "1 swap B2").play("1 examine").play("1 swap D4");
    let view = play.view(1);
    let at = |name: &str| view.prints.iter().find(|it| it.cell.name() == name).expect("a print").print.clone();
    // Face up or down travels with the print, and so does what was seen.
    assert!(at("B2").revealed && !at("D4").revealed && at("D4").clue.is_some());
    play.refused("GEV-ACT-3", "1 archive").refused("GEV-R30", "1 swap D4");
}

#[test]
fn gev_cap_3__gev_r32_the_gamekeeper_shoots_next_to_the_beast() {
    let lines = "hunter 1: garde-chasse\nat 1: C1\nat 2: C4\nbeast: D1\nferocity: 1\nfirst: 1\nturn: 1";
    let mut play = Play::new(ABLE, 2, lines);
    play.play("1 shot").refused("GEV-R32", "1 shot");
    let view = play.public();
    assert_eq!((view.ferocity, view.players[0].influence, view.players[0].tokens), (1, 1, 2));
    let mut far = Play::new(ABLE, 2, &lines.replace("at 1: C1", "at 1: A1"));
    far.refused("GEV-R32", "1 shot");
    let mut on_it = Play::new(ABLE, 2, &lines.replace("at 1: C1", "at 1: D1"));
    on_it.refused("GEV-R32", "1 shot");
}

#[test]
fn gev_ord_3_wall_mark_and_points_come_before_the_turn() {
    let lines = "hunter 1: discret\nat 1: C1\nat 2: C4\nbeast: D1\nwalled: 1\nmarked: 1\nfirst: 1\nturn: 1";
    let play = Play::new(ABLE, 2, lines);
    let view = play.public();
    assert!(!view.players[0].walled && !view.players[0].marked);
    assert_eq!((view.players[0].wounds, view.turn.map(|it| it.points)), (1, Some(3)));
}
