use super::*;

fn seed(number: u64) -> String {
    Seed::from_number(number).to_string()
}

fn asked(players: u8, mode: Mode, difficulty: Difficulty, number: u64) -> WholeSetup {
    setup(&NewSetup { players, mode, difficulty, seed: seed(number) }).expect("a good wish")
}

fn others(map: &str, players: u8, difficulty: Difficulty, number: u64) -> Result<WholeSetup, Problem> {
    after(map, &[], players, difficulty, number)
}

/// Other clues for a table that has played `used` already.
fn after(map: &str, used: &[String], players: u8, difficulty: Difficulty, number: u64) -> Result<WholeSetup, Problem> {
    same_map_new_clues(&NewClues { map: map.into(), players, difficulty, used: used.to_vec(), seed: seed(number) })
}

/// The same clues, whoever holds them.
fn sorted(setup: &WholeSetup) -> Vec<String> {
    let mut clues: Vec<String> = setup.clues.iter().map(ToString::to_string).collect();
    clues.sort();
    clues
}

/// Other clues again and again until there are none.
fn exhaust(first: &WholeSetup, difficulty: Difficulty) -> (Vec<WholeSetup>, Problem) {
    let players = first.clues.len() as u8;
    let mut played = vec![first.clone()];
    loop {
        let used: Vec<String> = played.iter().map(|it| it.code.clone()).collect();
        match after(&first.map.code, &used, players, difficulty, played.len() as u64) {
            Ok(next) => played.push(next),
            Err(problem) => return (played, problem),
        }
    }
}

#[test]
fn cry_8_the_same_seed_gives_the_same_setup_and_its_code_gives_it_again() {
    for (number, players) in (0..30).zip([3, 4, 5].into_iter().cycle()) {
        for mode in Mode::ALL {
            let made = asked(players, mode, Difficulty::Any, number);
            assert_eq!(made, asked(players, mode, Difficulty::Any, number));
            assert_eq!(made.clues.len(), usize::from(players));
            assert_eq!(made.mode, mode);
            assert_eq!(read(&made.code), Ok(made));
        }
    }
}

#[test]
fn cry_8_a_code_may_be_typed_carelessly() {
    let made = asked(4, Mode::Advanced, Difficulty::Any, 7);
    let careless = format!(" {} {}\n", &made.code[..9], made.code[9..].to_lowercase().replace('-', "\u{2013}"));
    assert_eq!(read(&careless), Ok(made));
}

#[test]
fn cry_9_the_wanted_difficulty_is_what_one_gets() {
    for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
        for mode in Mode::ALL {
            assert_eq!(asked(4, mode, difficulty, 3).difficulty, difficulty);
        }
    }
}

#[test]
fn cry_10_new_clues_on_the_same_map_are_others() {
    let made = asked(4, Mode::Normal, Difficulty::Any, 1);
    let next = others(&made.code, 4, Difficulty::Any, 2).expect("most maps have several sets");
    assert_eq!(next.map, made.map);
    assert_ne!(next.code, made.code);
    assert_eq!(read(&next.code), Ok(next.clone()));
    // Even with the chance that made it.
    let again = others(&next.code, 4, Difficulty::Any, 2).expect("most maps have several sets");
    assert_ne!(again.clues, next.clues);
    // A map that was published without clues.
    assert_eq!(others(&made.map.code, 4, Difficulty::Any, 2).map(|it| it.map), Ok(next.map));
}

#[test]
fn cry_10_the_same_clues_never_come_twice_on_a_map_and_the_end_is_said() {
    let mut n_single = 0;
    for number in 0..40 {
        for difficulty in [Difficulty::Any, Difficulty::Hard] {
            let first = asked(3, Mode::Normal, difficulty, number);
            let (played, problem) = exhaust(&first, difficulty);
            assert_eq!(problem, Problem::new("CRY-10", "no-other-clues"), "{}", first.code);
            let mut sets: Vec<_> = played.iter().map(sorted).collect();
            sets.sort();
            sets.dedup();
            assert_eq!(sets.len(), played.len(), "{}", first.code);
            n_single += usize::from(played.len() == 1);
        }
    }
    assert!(n_single > 5, "maps with a single clue set are common: {n_single}");
}

#[test]
fn cry_10_the_wanted_difficulty_comes_first_and_is_dropped_before_the_map_is() {
    let mut n_dropped = 0;
    for number in 0..30 {
        let first = asked(4, Mode::Normal, Difficulty::Hard, number);
        let (played, _) = exhaust(&first, Difficulty::Hard);
        let n_hard = played.iter().take_while(|it| it.difficulty == Difficulty::Hard).count();
        assert!(played[n_hard..].iter().all(|it| it.difficulty != Difficulty::Hard), "{}", first.code);
        n_dropped += usize::from(n_hard < played.len());
    }
    assert!(n_dropped > 20, "{n_dropped}");
}

#[test]
fn cry_10_another_habitat_is_preferred() {
    for number in 0..30 {
        let (played, _) = exhaust(&asked(4, Mode::Normal, Difficulty::Any, number), Difficulty::Any);
        let n_habitats = played.iter().map(|it| it.habitat).collect::<std::collections::BTreeSet<_>>().len();
        let first: std::collections::BTreeSet<_> = played[..n_habitats].iter().map(|it| it.habitat).collect();
        assert_eq!(first.len(), n_habitats, "all habitats once before one comes again");
    }
}

#[test]
fn cry_10_what_was_played_elsewhere_or_is_nonsense_does_no_harm() {
    let (made, other) = (asked(4, Mode::Normal, Difficulty::Any, 1), asked(4, Mode::Normal, Difficulty::Any, 2));
    let used = [other.code, "nonsense".into(), String::new()];
    assert_eq!(after(&made.code, &used, 4, Difficulty::Any, 3), others(&made.code, 4, Difficulty::Any, 3));
}

#[test]
fn cry_10_a_map_without_clues_says_so() {
    let hopeless = (0..500).find_map(|number| {
        let map = Map::draw(Mode::Normal, &mut Chance::new(Seed::from_number(number)).stream(0));
        others(&map.to_string(), 3, Difficulty::Any, 1).err()
    });
    assert_eq!(hopeless, Some(Problem::new("CRY-8", "map-without-clues")));
}

#[test]
fn cry_8_every_mistake_in_a_code_has_its_rule_and_its_word() {
    let made = asked(3, Mode::Normal, Difficulty::Any, 5);
    let (map, clues) = (&made.code[..18], &made.code[19..25]);
    let hint = &made.code[26..];
    let cases = [
        (String::new(), "CRY-8", "setup-form"),
        (map.into(), "CRY-8", "setup-form"),
        (format!("{}-{clues}-{hint}", &map[1..]), "CRY-8", "map-digits"),
        (format!("11{}-{clues}-{hint}", &map[2..]), "CRY-1", "map-sections"),
        (format!("{}9C-{clues}-{hint}", &map[..16]), "CRY-1", "map-place"),
        (format!("{}{}-{clues}-{hint}", &map[..16], &map[6..8]), "CRY-3", "map-structures"),
        (format!("{map}-{}-{hint}", &clues[..4]), "CRY-8", "setup-players"),
        (format!("{map}-17{}-{hint}", &clues[2..]), "CRY-5", "setup-clue"),
        (format!("{map}-{0}{0}{1}-{hint}", &clues[..2], &clues[2..4]), "CRY-6", "setup-same-clue"),
        (format!("{map}-{clues}-F"), "CRY-29", "setup-hint"),
        ("é🐻-é-é".into(), "CRY-8", "map-digits"),
    ];
    for (code, rule, word) in cases {
        assert_eq!(read(&code), Err(Problem::new(rule, word)), "{code}");
    }
    let wrong = (0..24).map(|id| format!("{map}-{}{id:02X}-{hint}", &clues[..4]));
    assert!(wrong.filter_map(|it| read(&it).err()).any(|it| it == Problem::new("CRY-6", "setup-habitat")));
}

#[test]
fn cry_10_what_cannot_be_asked_is_answered_too() {
    let wish =
        |players: u8, seed: String| setup(&NewSetup { players, mode: Mode::Normal, difficulty: Difficulty::Any, seed });
    assert_eq!(wish(2, seed(1)), Err(Problem::new("CRY-8", "setup-players")));
    assert_eq!(wish(6, seed(1)), Err(Problem::new("CRY-8", "setup-players")));
    assert_eq!(wish(3, "short".into()), Err(Problem::new("CRY-8", "seed")));
    assert_eq!(others("nonsense", 3, Difficulty::Any, 1), Err(Problem::new("CRY-8", "map-digits")));
}

#[test]
fn the_border_speaks_json_whatever_comes() {
    let request = format!(r#"{{"players":4,"mode":"normal","difficulty":"any","seed":"{}"}}"#, seed(9));
    let answer: serde_json::Value = serde_json::from_str(&crate::cryptide_setup(&request)).expect("JSON");
    let made = &answer["ok"];
    assert_eq!(made["clues"].as_array().map(Vec::len), Some(4));
    assert_eq!(made["map"]["sections"].as_array().map(Vec::len), Some(6));
    let again = crate::cryptide_read(made["code"].as_str().expect("a code"));
    assert_eq!(serde_json::from_str::<serde_json::Value>(&again).expect("JSON"), answer);
    for bad in ["", "null", "{}", "[1", r#"{"players":400}"#, "\u{0}"] {
        assert!(crate::cryptide_setup(bad).contains(r#""code":"malformed""#), "{bad}");
        assert!(crate::cryptide_same_map_new_clues(bad).contains(r#""code":"malformed""#), "{bad}");
    }
}
