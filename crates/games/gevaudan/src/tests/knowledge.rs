use table::{Belief as _, Rules, Seat, Seen, Viewer};

use super::Play;
use crate::{Belief, Gevaudan};

const TWO: &str = "at 1: B2\nat 2: C4\nbeast: D1\nfirst: 1\nturn: 1";

fn odds(play: &Play, seat: usize) -> Vec<(String, Vec<(String, f64)>)> {
    let viewer = Viewer::Seat(Seat::at(seat - 1));
    let belief = Belief::new(viewer, &play.view(seat));
    belief.odds().rows.into_iter().map(|it| (it.place, it.chances)).collect()
}

#[test]
fn gev_lair_2_three_equal_clues_settle_a_parameter() {
    let lines = format!("lair: D4\nprint A1: village+1\nprint A2: village+2\nprint A3: village+3\n{TWO}");
    let fresh = odds(&Play::new("{}", 2, &lines), 1);
    assert_eq!(fresh[0].0, "lair");
    assert_eq!(fresh[0].1.len(), 16);
    assert!(fresh[0].1.iter().all(|it| (it.1 - 1.0 / 16.0).abs() < 1e-9));
    let seen = odds(&Play::new("{}", 2, &format!("{lines}\nseen 1: A1 A2 A3")), 1);
    assert_eq!(seen[1], ("village".into(), vec![("present".into(), 1.0)]));
    assert_eq!(seen[0].1.len(), 8);
    // One clue of three present and three absent: the box holds another one with 3 of 5.
    let one = odds(&Play::new("{}", 2, &format!("{lines}\nseen 1: A1")), 1);
    assert!(one[1].1.iter().any(|it| it.0 == "present" && (it.1 - 0.6).abs() < 1e-9), "{one:?}");
}

#[test]
fn a_failed_trap_rules_its_cell_out_for_all() {
    let mut play = Play::new("{}", 3, "lair: A1\nat 1: B2\nat 2: C4\nat 3: D3\nbeast: D1\nfirst: 1\nturn: 1");
    play.play("1 trap");
    let others = odds(&play, 2);
    assert_eq!(others[0].1.len(), 15);
    assert!(others[0].1.iter().all(|it| it.0 != "B2"));
    assert_eq!(odds(&play, 1)[0].1, [("A1".to_owned(), 1.0)]);
}

#[test]
fn who_goes_on_looking_has_probably_not_seen_three_equal_ones() {
    let lines = "lair: D4\nprint A1: village+1\nprint A2: village+2\nprint A3: village+3\nprint B2: village-1\nseen 2: A1 A2 A3\n\
                 at 1: C4\nat 2: B2\nbeast: D1\nfirst: 2\nturn: 2";
    let mut play = Play::new("{}", 2, lines);
    let mut belief = Belief::new(Viewer::Seat(Seat::at(0)), &play.view(1));
    let before = belief.parameter(crate::Colour::Village);
    play.play("2 examine");
    let seen = Seen { news: play.news(1), view: play.view(1) };
    belief.update(&seen);
    // By symmetry the parameter stays even, but ways in which the three that he had seen are equal have lost weight.
    assert!((belief.parameter(crate::Colour::Village) - before).abs() < 1e-9);
    let had_seen = play
        .public()
        .prints
        .iter()
        .filter(|it| ["A1", "A2", "A3"].contains(&it.cell.name()))
        .fold(0_u8, |bits, it| bits | 1 << (it.print.print.idx() % 6));
    for (split, weight) in belief.ways(crate::Colour::Village) {
        let equal = split & had_seen == had_seen || split & had_seen == 0;
        assert!((weight - if equal { 0.25 } else { 1.0 }).abs() < 1e-9, "{split:06b}: {weight}");
    }
}

#[test]
fn gev_r45_on_paper_a_print_is_seen_until_the_next_move() {
    let mut play = Play::new(r#"{"memory":"paper"}"#, 2, TWO);
    let clues = |play: &Play| play.view(1).prints.iter().filter(|it| it.print.clue.is_some()).count();
    play.play("1 examine");
    assert_eq!(clues(&play), 1);
    // A Pense-Bête does not count as a move.
    play.play("2 note village present");
    assert_eq!(clues(&play), 1);
    play.play("1 examine").play("1 archive");
    assert_eq!(clues(&play), 0);
    assert!(play.view(1).players[0].archive[0].clue.is_some());
    assert!(play.view(2).players[0].archive[0].clue.is_none());
    let mut notebook = Play::new("{}", 2, TWO);
    notebook.play("1 examine").play("1 move A1").play("1 end");
    assert_eq!(notebook.view(1).prints.iter().filter(|it| it.print.clue.is_some()).count(), 1);
}

/// A moment that seat 1 has met, as it may be told to him now.
fn told(play: &Play, seen: &Seen<Gevaudan>) -> (Vec<crate::News>, usize) {
    let (mut news, mut view) = (seen.news.clone(), seen.view.clone());
    Gevaudan::forget_news(&play.state, Viewer::Seat(Seat::at(0)), &mut news);
    Gevaudan::forget_view(&play.state, Viewer::Seat(Seat::at(0)), &mut view);
    let saw = news.into_iter().filter(|it| matches!(it, crate::News::Saw { .. })).collect();
    let clues = |prints: &[crate::PrintView]| prints.iter().filter(|it| it.clue.is_some()).count();
    let laid: Vec<crate::PrintView> = view.prints.into_iter().map(|it| it.print).collect();
    (saw, clues(&laid) + view.players.iter().map(|it| clues(&it.archive)).sum::<usize>())
}

#[test]
fn gev_r45_on_paper_what_was_seen_is_not_told_again() {
    let mut play = Play::new(r#"{"memory":"paper"}"#, 2, TWO);
    play.play("1 examine");
    let looked = Seen { news: play.news(1), view: play.view(1) };
    let (saw, clues) = told(&play, &looked);
    assert_eq!((saw.len(), clues), (1, 1), "it lies open to him");
    play.play("2 note village present");
    assert_eq!(told(&play, &looked).0.len(), 1, "a Pense-Bête is no move");
    let mut kept = play.clone();
    play.play("1 move A1");
    assert_eq!(told(&play, &looked), (vec![], 0), "neither heard nor seen again");
    // One's own archives are always open to oneself, whatever the mode.
    kept.play("1 archive").play("1 move A1");
    assert_eq!(told(&kept, &looked).0.len(), 1);
    // The others never had it.
    assert!(play.news(2).iter().all(|it| !matches!(it, crate::News::Saw { .. })));
    let mut notebook = Play::new("{}", 2, TWO);
    notebook.play("1 examine");
    let looked = Seen { news: notebook.news(1), view: notebook.view(1) };
    notebook.play("1 move A1");
    assert_eq!((told(&notebook, &looked).0.len(), told(&notebook, &looked).1), (1, 1));
}

#[test]
fn gev_vis_1_what_lies_open_and_what_does_not() {
    let mut play = Play::new("{}", 2, &format!("{TWO}\nprint B2: river+3"));
    play.play("1 examine");
    let (own, other, public) = (play.view(1), play.view(2), play.public());
    let at = |view: &crate::View| view.prints.iter().find(|it| it.cell.name() == "B2").expect("a print").print.clone();
    // Who looked at which print is public; what it says is not.
    assert_eq!((at(&other).seen_by, at(&other).clue, at(&public).clue), (vec![0], None, None));
    assert_eq!(at(&own).clue.map(|it| (it.present, it.dots)), Some((true, 3)));
    assert_eq!((public.deck.left, public.deck.total, public.deck.drawn.len()), (9, 9, 0));
    assert!(own.end.is_none() && own.opened.is_none());
    let text = serde_json::to_string(&other).expect("plain data");
    assert!(!text.contains("faces") && !text.contains("secrets"));
}
