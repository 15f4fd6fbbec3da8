//! Each game written down: at fixed moments, letter by letter; and at thousands of moments by chance, no line too wide
//! and no word missing.

mod at_the_table;
mod beliefs;

use at_the_table::{Dice, both, check, deal, names, page, step};
use serde_json::json;
use table::{Seat, Turn, Viewer};
use texts::{Lang, Speaker, Texts};

/// After `steps` moves by chance, what the seat that is asked reads.
fn shown(texts: &Texts, game: &str, n_seats: usize, options: &[(&str, &str)], seed: u64, steps: usize) -> String {
    let mut sitting = deal(game, n_seats, options, seed);
    let mut dice = Dice::new(seed);
    for _ in 0..steps {
        assert!(step(sitting.as_mut(), &mut dice), "{game} has ended before");
    }
    let Turn::Open { must, .. } = sitting.turn() else { panic!("{game} has ended") };
    let seat = must.first().expect("somebody is asked");
    page(texts, &names(n_seats), sitting.as_ref(), Viewer::Seat(seat))
}

fn snapshot(game: &str, n_seats: usize, options: &[(&str, &str)], seed: u64, steps: usize) {
    for texts in both() {
        let text = shown(&texts, game, n_seats, options, seed, steps);
        check(&text, game);
        insta::assert_snapshot!(format!("{game}-{}-{steps}", texts.lang()), text);
    }
}

#[test]
fn bestioles_is_written_down() {
    snapshot("bestioles", 2, &[], 3, 5);
}

#[test]
fn cryptide_is_written_down() {
    snapshot("cryptide", 3, &[], 5, 20);
}

#[test]
fn monstre_is_written_down() {
    snapshot("monstre", 5, &[], 2, 9);
}

#[test]
fn loups_garous_is_written_down_by_night_and_by_day() {
    snapshot("loups-garous", 9, &[], 4, 3);
    snapshot("loups-garous", 9, &[], 4, 60);
}

#[test]
fn gevaudan_is_written_down() {
    snapshot("gevaudan", 3, &[], 1, 25);
}

/// Every viewer in turn, both languages in turn, at every step.
fn wander(game: &str, tables: &[(usize, &[(&str, &str)])], wanted: usize) {
    let both = both();
    let mut positions = 0;
    let mut seed = 0;
    while positions < wanted {
        seed += 1;
        let (n_seats, options) = tables[seed as usize % tables.len()];
        let mut sitting = deal(game, n_seats, options, seed);
        let mut dice = Dice::new(seed);
        let viewers: Vec<Viewer> = Viewer::all(n_seats).collect();
        loop {
            let viewer = viewers[positions % viewers.len()];
            let texts = &both[positions / viewers.len() % 2];
            let text = page(texts, &names(n_seats), sitting.as_ref(), viewer);
            check(&text, game);
            positions += 1;
            if !step(sitting.as_mut(), &mut dice) || positions == wanted {
                break;
            }
        }
        // The end, to everybody.
        for (viewer, texts) in viewers.iter().zip(both.iter().cycle()) {
            check(&page(texts, &names(n_seats), sitting.as_ref(), *viewer), game);
        }
    }
}

#[test]
fn bestioles_fits_the_page_wherever_it_goes() {
    wander("bestioles", &[(2, &[])], 3000);
}

#[test]
fn cryptide_fits_the_page_wherever_it_goes() {
    let honour: &[(&str, &str)] = &[("mode", "advanced"), ("table", "honour"), ("answers", "click")];
    wander("cryptide", &[(3, &[]), (5, honour), (4, &[("answers", "click")])], 2000);
}

#[test]
fn monstre_fits_the_page_wherever_it_goes() {
    let other: &[(&str, &str)] = &[("chien", "passe"), ("brouillard", "une-carte"), ("memoire", "sans")];
    wander("monstre", &[(3, &[]), (5, other), (8, &[])], 3000);
}

#[test]
fn loups_garous_fits_the_page_wherever_it_goes() {
    wander("loups-garous", &[(8, &[]), (12, &[]), (18, &[])], 3000);
}

#[test]
fn gevaudan_fits_the_page_wherever_it_goes() {
    let all: &[(&str, &str)] = &[("characters", "on"), ("events", "historical"), ("abilities", "on")];
    wander("gevaudan", &[(1, &[]), (3, &[]), (4, all)], 3000);
}

#[test]
fn who_voted_for_whom_is_told() {
    let texts = Texts::new(Lang::En);
    let names = ["Ana", "Bo", "Cy", "Di"].map(ToOwned::to_owned);
    let speaker = Speaker { texts: &texts, game: "loups-garous", names: &names, seat: Some(0) };
    let ballot =
        |seat: usize, side: Option<usize>, weight: usize| json!({"seat": seat, "side": side, "weight": weight});
    let ballots = [ballot(0, Some(1), 1), ballot(1, Some(0), 1), ballot(2, None, 1), ballot(3, Some(1), 2)];
    let news = json!({"type": "revealed", "day": 1, "runoff": false, "owner": 3, "ballots": ballots});
    let told = picture::news(&speaker, &news);
    let lists = ["Against **Bo** (3): You and Di (double arrow)", "Against you (1): Bo", "Without a vote: Cy"];
    assert_eq!(told[1..], lists, "{told:?}");
    let tied = json!({"type": "runoff_opened", "day": 1, "tied": [0, 2]});
    assert_eq!(picture::news(&speaker, &tied)[1..], ["Tied: You and Cy."]);
    let answered = json!({"type": "answered", "seat": 0, "answer": "devour 2", "pad": ""});
    assert!(!picture::news(&speaker, &answered)[0].contains("devour 2"), "players read words, not notation");
}

/// Names come from people, who like long ones.
#[test]
fn long_and_wide_names_are_cut() {
    let texts = &both()[1];
    for (game, n_seats) in [("bestioles", 2), ("cryptide", 5), ("monstre", 5), ("loups-garous", 18), ("gevaudan", 4)] {
        let mut sitting = deal(game, n_seats, &[], 8);
        let mut dice = Dice::new(8);
        let names: Vec<String> = Seat::all(n_seats).map(|it| "Æthelthryth 猫の国".repeat(1 + it.idx())).collect();
        for _ in 0..40 {
            check(&page(texts, &names, sitting.as_ref(), Viewer::Seat(Seat::FIRST)), game);
            if !step(sitting.as_mut(), &mut dice) {
                break;
            }
        }
    }
}
