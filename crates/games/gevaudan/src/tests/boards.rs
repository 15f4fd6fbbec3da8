use crate::board::BoardRef;
use crate::card::{Arrow, Card, Character, EventKind, Hunter};
use crate::cell::{Cell, CellSet};
use crate::print::Colour;
use crate::{Flaw, HOUSE_FILE, Options, read};

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

#[test]
fn gev_mat_1__gev_ter_1__gev_ter_2__gev_hou_1_sixteen_combinations_and_four_refuges() {
    let board = BoardRef::house();
    let code = |it: Cell| Colour::ALL.iter().fold(0, |code, c| code | u8::from(board.with(*c).contains(it)) << c.idx());
    let mut codes: Vec<u8> = CellSet::TERRAIN.iter().map(code).collect();
    codes.sort_unstable();
    assert_eq!(codes, (0..16).collect::<Vec<u8>>());
    assert_eq!(CellSet::REFUGES.len(), 4);
    // The two cells of the rulebook's examples, the bare moor, and the church.
    assert_eq!(code(cell("C3")), 0b0011);
    assert_eq!(code(cell("B1")), 0b1110);
    assert_eq!(code(cell("A2")), 0);
    assert_eq!(board.church(), cell("C3"));
    let borders: usize = CellSet::TERRAIN.iter().map(|it| board.near(it).and(CellSet::TERRAIN).len()).sum();
    let ways_in: usize = CellSet::REFUGES.iter().map(|it| board.near(it).len()).sum();
    assert_eq!((borders / 2, ways_in), (34, 10));
    assert!(CellSet::REFUGES.iter().all(|it| board.near(it).and(CellSet::REFUGES).is_empty()));
    let far = Cell::all().flat_map(|one| Cell::all().map(move |two| (one, two)));
    assert_eq!(far.map(|(one, two)| board.distance(one, two)).max(), Some(6));
}

#[test]
fn gev_hou_2__gev_r04_each_colour_is_one_loop_over_all_terrain() {
    let board = BoardRef::house();
    for arrow in Arrow::ALL {
        let mut at = cell("A1");
        let mut visited = CellSet::EMPTY;
        for _ in 0..16 {
            at = board.arrow(arrow, at);
            visited = visited.with(at);
        }
        assert_eq!((at, visited), (cell("A1"), CellSet::TERRAIN), "{arrow:?}");
    }
    let stop = |arrow| board.arrow(arrow, board.arrow(arrow, board.entry(arrow)));
    assert_eq!(Arrow::ALL.map(stop), [cell("B3"), cell("C3"), cell("B2")]);
}

#[test]
fn gev_hou_3__gev_hou_4__gev_mat_9_values_of_track_and_events() {
    let board = BoardRef::house();
    assert_eq!((board.first_ferocity(), board.most_ferocity()), (3, 8));
    let value = |at: usize| board.printed(Card::at(at)).value;
    assert_eq!((0..12).map(value).collect::<Vec<_>>(), [1, 2, 2, 3, 3, 4, 1, 1, 1, 1, 2, 2]);
    assert_eq!((12..24).map(value).collect::<Vec<_>>(), [1, 2, 1, 2, 1, 4, 1, 2, 3, 1, 3, 2]);
    let slides = |at: usize| board.printed(Card::at(at)).slides;
    assert_eq!((12..24).map(slides).collect::<Vec<_>>(), [1, 0, 1, 1, 2, 0, 1, 1, 1, 0, 1, 1]);
    let ferocities = |range: std::ops::Range<usize>| {
        range.filter(|it| board.printed(Card::at(*it)).kind == EventKind::Ferocity).map(|it| it + 1).collect::<Vec<_>>()
    };
    assert_eq!(ferocities(0..12), [7, 8, 9, 10, 11, 12]);
    assert_eq!(ferocities(12..24), [13, 15, 17, 19, 20, 22]);
}

#[test]
fn gev_mat_11__gev_p06_cubes_of_the_characters_and_tokens_of_the_hunters() {
    let board = BoardRef::house();
    let cubes: Vec<u8> = Character::all().map(|it| board.cubes(it)).collect();
    assert_eq!(cubes.iter().sum::<u8>(), 24);
    assert_eq!([0, 1, 2, 3].map(|n| Character::all().filter(|it| board.cubes(*it) == n).count()), [2, 13, 4, 1]);
    assert_eq!(Hunter::ALL.map(|it| board.tokens(it)), [2, 2, 3, 1, 0, 2, 3]);
}

#[test]
fn gev_r05_adjacent_is_distance_one_and_never_oneself() {
    let board = BoardRef::house();
    for one in Cell::all() {
        for two in Cell::all() {
            assert_eq!(board.near(one).contains(two), board.distance(one, two) == 1);
            assert_eq!(board.distance(one, two), board.distance(two, one));
        }
    }
    // Through the refuge NW it is shorter from A1 to C1 than over terrain.
    assert_eq!(board.distance(cell("A1"), cell("C1")), 2);
}

#[test]
fn gev_r21_a_full_battue_can_be_led_from_everywhere() {
    let board = BoardRef::house();
    for from in CellSet::TERRAIN.iter() {
        assert!((1..=8).all(|n| board.can_walk(from, CellSet::one(from), n)), "{from}");
    }
    let dead_end = ["D1", "C1", "SW"].map(cell);
    assert!(!board.can_walk(dead_end[2], dead_end.into_iter().collect(), 1));
}

#[test]
fn a_code_makes_the_same_board_again() {
    let board = read(HOUSE_FILE).expect("the house's board");
    let code = board.code();
    assert!(code.len() < 160, "{code}");
    let again = BoardRef::from_code(&code).expect("its own code");
    assert!(*again == board && !again.is_house());
    for bad in ["", "GEV1", "GEV2AAAA", &code[..code.len() - 1], &format!("{code}A"), &code.replace('A', "é")] {
        assert_eq!(
            BoardRef::from_code(bad).map(|it| it.is_house()),
            if bad.is_empty() { Ok(true) } else { Err(Flaw::Code) }
        );
    }
    let options = Options { board: "x".repeat(1000), ..Options::default() };
    assert!(options.check(2).is_err());
}

#[test]
fn a_wrong_file_names_its_line_and_a_hint() {
    let changed = |from: &str, to: &str| {
        assert!(HOUSE_FILE.contains(from), "{from}");
        read(&HOUSE_FILE.replacen(from, to, 1)).expect_err(to)
    };
    let line = |text: &str| HOUSE_FILE.lines().position(|it| it.starts_with(text)).map(|it| it + 1);
    let error = changed("church C3", "church NW");
    assert_eq!(error.line, line("church"));
    assert!(error.to_string().contains("hint"), "{error}");
    assert_eq!(changed("cell A1 3,0 ...D", "cell A1 3,0 ..D.").line, line("cell A1"));
    assert_eq!(changed("cell A1", "cell A9").line, line("cell A1"));
    assert_eq!(changed("hunter fourbe 2", "hunter fourbe two").line, line("hunter fourbe"));
    assert_eq!(changed("event e01 battue 1", "event e01 parade 1").line, line("event e01"));
    assert_eq!(changed("refuge NW 1,0", "refuge NW 1;0").line, line("refuge NW"));
    assert_eq!(changed("entry grey D1", "entry red D1").line, line("entry grey"));
    assert_eq!(changed("church C3", "church C3\nchurch C3").line, line("church").map(|it| it + 1));
    assert!(changed("church C3\n", "\n").what.contains("church"));
}

#[test]
fn a_board_that_does_not_hold_together_is_refused() {
    let flaw = |from: &str, to: &str| {
        assert!(HOUSE_FILE.contains(from), "{from}");
        read(&HOUSE_FILE.replacen(from, to, 1)).expect_err(to).what
    };
    let said = |it: Flaw| it.to_string();
    assert_eq!(flaw("3,0 ...D", "3,0 ...."), said(Flaw::SameParameters(cell("A1"), cell("A2"))));
    assert_eq!(flaw(": A2 B1 B2\n", ": A2 B1 D4\n"), said(Flaw::ArrowLeaves(Arrow::White, cell("A1"))));
    assert_eq!(flaw(": A2 B1 B2 NW :", ": A1 A2 B1 B2 NW :"), said(Flaw::OwnNeighbour(cell("A1"))));
    assert_eq!(flaw("ferocity 3 8", "ferocity 9 8"), said(Flaw::Ferocity));
    assert_eq!(flaw("e06 battue", "e06 ferocity"), said(Flaw::Events));
    assert_eq!(flaw("e06 battue 4", "e06 battue 9"), said(Flaw::Value));
    let no_way_in = HOUSE_FILE.replace(" SE :", " :");
    assert_eq!(read(&no_way_in).expect_err("no way into SE").what, said(Flaw::RefugeShut(cell("SE"))));
    assert!([Flaw::Code, Flaw::Apart(cell("A1")), Flaw::NoRoute(cell("A1"))].iter().all(|it| !it.hint().is_empty()));
}
