use super::{ABLE, HISTORICAL, Play};
use crate::News;

const SHELF: &str = "archive 2: river+1 village-2 river-3 forest+1\nat 1: B2\nat 2: B2\nbeast: D1\nfirst: 1\nturn: 1";

#[test]
fn gev_act_4__gev_act_5__gev_r18_consulting_one_colour_or_all_different() {
    let mut play = Play::new("{}", 2, SHELF);
    play.refused("GEV-ACT-5", "1 consult 2 1+2+3").refused("GEV-R18", "1 consult 2 5");
    play.refused("GEV-ACT-4", "1 consult 1 1");
    play.play("1 consult 2 1+3");
    assert_eq!(play.news(1).iter().filter(|it| matches!(it, News::Saw { .. })).count(), 2);
    assert!(play.news(2).iter().all(|it| !matches!(it, News::Saw { .. })));
    let view = play.view(1);
    let clues: Vec<bool> = view.players[1].archive.iter().map(|it| it.clue.is_some()).collect();
    assert_eq!(clues, [true, false, true, false]);
    assert_eq!(view.players[1].archive[0].seen_by, [0, 1]);
    play.play("1 move A1").refused("GEV-ACT-4", "1 consult 2 2");
}

#[test]
fn gev_act_6_a_second_look_in_the_same_turn_finds_the_same_places() {
    let mut play = Play::new("{}", 2, SHELF);
    // Places are public, so that what was seen already need not be chosen again.
    play.play("1 consult 2 1").play("1 consult 2 2+4");
    assert_eq!(play.view(1).players[1].archive.iter().filter(|it| it.clue.is_some()).count(), 3);
    assert_eq!(play.public().turn.map(|it| it.points), Some(2));
}

#[test]
fn gev_p11__gev_r27_the_wolf_catcher_keeps_a_print() {
    let mut play = Play::new(HISTORICAL, 2, &format!("{SHELF}\ncharacters 1: louvetier"));
    play.play("1 consult 2 1+2+4");
    assert_eq!(play.asked(), 1);
    play.refused("GEV-R27", "1 keep 3").refused("GEV-R27", "1 end").play("1 keep 2");
    let view = play.view(1);
    assert_eq!((view.players[0].archive.len(), view.players[1].archive.len()), (1, 3));
    assert_eq!(view.players[0].influence, 0);
    // The gap closes.
    assert_eq!(view.players[1].archive[1].colour, crate::Colour::River);
    play.play("1 consult 2 1").play("1 no");
    assert_eq!(play.public().players[1].archive.len(), 3);
}

#[test]
fn gev_p13_the_envoy_consults_from_afar_once_a_round() {
    let lines = SHELF.replace("at 1: B2", "at 1: D4");
    let mut play = Play::new(HISTORICAL, 2, &format!("{lines}\ncharacters 1: envoye"));
    play.refused("GEV-ACT-4", "1 consult 2 1").play("1 envoy 2 2").refused("GEV-P13", "1 envoy 2 1");
    let mut other = Play::new(HISTORICAL, 2, &lines);
    other.refused("GEV-P13", "1 envoy 2 2");
}

#[test]
fn gev_cap_5__gev_r28_the_selfish_one_is_dear() {
    let mut play = Play::new(ABLE, 2, &format!("hunter 2: egoiste\n{SHELF}\ncharacters 1: envoye\nwounds 1: 1"));
    play.play("1 envoy 2 1");
    assert_eq!(play.public().turn.map(|it| it.points), Some(1));
    play.refused("GEV-AP-3", "1 consult 2 2");
    // Out of the game he is as cheap as others (GEV-R19).
    let out = "lair: A1\nhunter 2: egoiste\narchive 2: river+1\nat 1: B2\nat 2: B2\nat 3: C4\nout 2: trap\nbeast: D1\nfirst: 1\nturn: 1";
    let mut out = Play::new(ABLE, 3, out);
    out.play("1 consult 2 1");
    assert_eq!(out.public().turn.map(|it| it.points), Some(3));
}

#[test]
fn gev_cap_2__gev_r29_the_negotiator_takes_a_toll() {
    let lines = format!("hunter 2: negociateur\n{SHELF}");
    let mut poor = Play::new(ABLE, 2, &lines);
    poor.refused("GEV-R29", "1 consult 2 1").play("1 note village present").play("1 consult 2 1");
    assert_eq!(poor.asked(), 2);
    poor.refused("GEV-R29", "2 end").play("2 yes");
    let view = poor.public();
    assert_eq!((view.players[0].cubes, view.players[1].cubes, view.players[1].tokens), (0, 1, 1));
    assert!(poor.news(1).iter().any(|it| matches!(it, News::Saw { .. })));
    let mut kind = Play::new(ABLE, 2, &format!("{lines}\ncubes 1: 1"));
    kind.play("1 consult 2 1").play("2 no");
    assert_eq!((kind.public().players[0].cubes, kind.public().players[1].tokens), (1, 2));
    // Without a token there is neither toll nor block.
    Play::new(ABLE, 2, &format!("{lines}\ntokens 2: 0")).play("1 consult 2 1");
}

#[test]
fn gev_p09_the_suspect_tells_a_whole_colour() {
    let lines = format!("{SHELF}\ncharacters 1: suspect\ninfluence 1: 2\nwounds 1: 1");
    let mut play = Play::new(HISTORICAL, 2, &lines);
    play.play("1 suspect river");
    let view = play.view(1);
    let known = |it: &crate::PrintView| it.colour == crate::Colour::River && it.clue.is_some();
    let board = view.prints.iter().filter(|it| known(&it.print)).count();
    assert_eq!((board, view.players[1].archive.iter().filter(|it| known(it)).count()), (3, 2));
    assert!(view.row.expect("Characters").discard.iter().any(|it| it.key() == "suspect"));
    play.refused("GEV-R15", "1 move A1").refused("GEV-R15", "1 trap").refused("GEV-R15", "1 heal NW");
    play.play("1 solicit 1");
    assert_eq!((play.asked(), play.public().players[0].wounds), (2, 1));
    let mut late = Play::new(HISTORICAL, 2, &lines);
    late.play("1 move A1").refused("GEV-R15", "1 suspect river");
}

#[test]
fn gev_r49__gev_solo_4_alone_the_town_is_what_others_would_be() {
    let lines = "archive town: river+1 village-2\nat 1: A1\nbeast: D1\nturn: 1\ncharacters 1: envoye louvetier";
    let mut play = Play::new(HISTORICAL, 1, lines);
    play.play("1 envoy town 1").play("1 keep 1");
    assert_eq!((play.public().town.len(), play.public().players[0].archive.len()), (1, 1));
    let mut suspect = Play::new(HISTORICAL, 1, &lines.replace("envoye louvetier", "suspect eveque"));
    suspect.play("1 suspect village");
    assert!(suspect.view(1).town[1].clue.is_some());
    // Nobody is asked for the Évêque, and the left neighbour is nobody.
    let mut left = Play::new(HISTORICAL, 1, "at 1: A1\nbeast: D1\ncharacters 1: eveque\narchive 1: river+1\ndeck: h09");
    assert_eq!(left.public().question.map(|it| it.kind), Some(crate::QuestionKind::Turn));
    left.play("1 end");
    while left.public().question.is_some_and(|it| it.kind == crate::QuestionKind::Lead) {
        let lead = left.moves(1).into_iter().find(|it| it.starts_with("lead")).expect("a way");
        left.play(&format!("1 {lead}"));
    }
    assert_eq!(left.public().question.map(|it| it.kind), Some(crate::QuestionKind::Turn));
}
