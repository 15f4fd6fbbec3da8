//! What each role does when it matters. Bots have moods, so that most is asked of many.

use loups_garous::{Options, Special};

use crate::square::Square;

const N_MOODS: u64 = 40;

const VILLAGE: &[(&str, &str)] = &[("card 1", "wolf"), ("card 2", "wolf"), ("card 3", "seer"), ("card 4", "hunter")];

fn options() -> Options {
    Options { hunter: Special::Yes, double: loups_garous::Double::None, ..Options::default() }
}

fn village(more: &[(&str, &str)], seat: usize, mood: u64) -> Square {
    Square::new(options(), 9, &[VILLAGE, more].concat(), seat, mood)
}

/// In how many moods `holds` is true.
fn moods(holds: impl Fn(u64) -> bool) -> u64 {
    (0..N_MOODS).filter(|it| holds(*it)).count() as u64
}

/// A day on which the Seer has told all and is executed: everybody can check what she said.
const SEER_EXECUTED: &[&str] =
    &["3 claim seer", "3 report 1 wolf", "* timeout", "1 vote 3", "2 vote 3", "5 vote 3", "6 vote 3", "* timeout"];

#[test]
fn the_seer_looks_at_somebody_new() {
    for mood in 0..N_MOODS {
        let mut seer = village(&[("phase", "seer"), ("night", "1")], 3, mood).play(&[
            "3 look 5",
            "* timeout",
            "* timeout",
            "* timeout",
            "* timeout",
            "* timeout",
        ]);
        let choice = seer.choice();
        assert!(choice.starts_with("look ") && choice != "look 5", "{choice}");
    }
}

#[test]
fn a_seer_in_danger_says_what_she_has_seen() {
    let accused = ["5 accuse 3", "6 accuse 3", "7 accuse 3"];
    for mood in 0..N_MOODS {
        let mut seer = village(&[("phase", "seer")], 3, mood)
            .play(&["3 look 1", "* timeout", "* timeout", "* timeout"])
            .play(&accused);
        assert_eq!(seer.speech()[..2], ["claim seer", "report 1 wolf"]);
    }
}

#[test]
fn a_seer_does_not_let_another_one_speak_for_her() {
    for mood in 0..N_MOODS {
        let mut seer = village(&[("phase", "debate")], 3, mood).play(&["3 ready", "2 claim seer"]);
        assert_eq!(seer.remark().as_deref(), Some("claim seer"));
    }
}

#[test]
fn wolves_follow_the_first_of_them() {
    for mood in 0..N_MOODS {
        let mut wolf = village(&[("phase", "wolves")], 2, mood).play(&["1 devour 7"]);
        assert_eq!(wolf.choice(), "devour 7");
    }
}

#[test]
fn wolves_follow_a_pointing_finger() {
    for mood in 0..N_MOODS {
        let mut wolf = village(&[("phase", "wolves")], 2, mood).play(&["1 point 7"]);
        assert_eq!(wolf.choice(), "devour 7");
    }
}

#[test]
fn a_seer_who_has_found_a_wolf_tells_it_the_next_day() {
    for mood in 0..N_MOODS {
        let mut seer =
            village(&[("phase", "seer")], 3, mood).play(&["3 look 1", "* timeout", "* timeout", "* timeout"]);
        assert_eq!(seer.speech()[..2], ["claim seer", "report 1 wolf"]);
    }
}

/// A dead Seer has shown her card: who claims it is a liar, and some say so; whom others doubt draws votes.
#[test]
fn liars_are_doubted_and_doubts_are_heard() {
    let lies = [SEER_EXECUTED, &["* timeout", "* timeout", "2 claim seer"]].concat();
    let n = moods(|mood| {
        let mut villager = village(&[("phase", "debate")], 8, mood).play(&lies);
        villager.speech().contains(&"doubt 2".into())
    });
    assert!((N_MOODS / 5..N_MOODS).contains(&n), "{n} of {N_MOODS}");
    // Four say the same of themselves, and nothing else is known of any of them.
    let claims = ["5 claim villager", "6 claim villager", "7 claim villager", "9 claim villager"];
    let votes = |doubts: &[&str]| {
        let words = [&claims[..], doubts, &["* timeout"]].concat();
        moods(|mood| village(&[("phase", "debate")], 8, mood).play(&words).choice() == "vote 6")
    };
    assert!(votes(&["5 doubt 6", "9 doubt 6"]) > votes(&[]));
}

#[test]
fn wolves_devour_whoever_says_she_is_the_seer() {
    let told = ["3 claim seer", "* timeout", "* timeout", "* timeout"];
    let n = moods(|mood| village(&[("phase", "debate")], 2, mood).play(&told).choice() == "devour 3");
    assert!(n > N_MOODS * 3 / 4, "{n} of {N_MOODS}");
}

#[test]
fn wolves_who_can_decide_a_vote_agree() {
    for mood in 0..N_MOODS {
        let few = [("phase", "vote"), ("night", "4"), ("dead", "3 4 5 6 7")];
        let choice = |seat| village(&few, seat, mood).choice();
        assert_eq!(choice(1), choice(2));
    }
}

#[test]
fn a_wolf_who_is_found_denies_and_sometimes_claims_to_be_the_seer() {
    let found = ["3 claim seer", "3 report 1 wolf"];
    let n = moods(|mood| village(&[("phase", "debate")], 1, mood).play(&found).speech()[0] == "claim seer");
    assert!((1..N_MOODS).contains(&n), "{n} of {N_MOODS}");
    for mood in 0..N_MOODS {
        let speech = village(&[("phase", "debate")], 1, mood).play(&found).speech();
        assert!(speech.iter().all(|it| it != "yes" && it != "claim wolf"), "{speech:?}");
    }
}

#[test]
fn a_villager_believes_a_dead_seer() {
    // Two rounds of the wolves and the debate: the Seer is called no more.
    let next_day = ["* timeout", "* timeout", "* timeout"];
    let n = moods(|mood| {
        let mut villager = village(&[("phase", "debate")], 8, mood).play(SEER_EXECUTED).play(&next_day);
        villager.choice() == "vote 1"
    });
    assert!(n > N_MOODS / 2, "{n} of {N_MOODS}");
}

#[test]
fn a_hunter_shoots_whom_the_dead_seer_named_and_mostly_somebody_without_a_reason() {
    let devoured = ["1 devour 4", "2 devour 4", "* timeout", "* timeout"];
    for mood in 0..N_MOODS {
        let mut hunter = village(&[("phase", "debate")], 4, mood).play(SEER_EXECUTED).play(&devoured);
        assert_eq!(hunter.choice(), "shoot 1");
    }
    let n = moods(|mood| village(&[("phase", "wolves")], 4, mood).play(&devoured[1..]).choice() != "shoot -");
    assert!((N_MOODS * 3 / 4..=N_MOODS).contains(&n), "{n} of {N_MOODS}");
}

#[test]
fn a_lover_defends_the_other_and_votes_for_somebody_else() {
    let options = Options { cupid: Special::Yes, ..options() };
    let lines = [VILLAGE, &[("card 5", "cupid"), ("lovers", "6 7"), ("phase", "debate")]].concat();
    for mood in 0..N_MOODS {
        let mut lover = Square::new(options, 9, &lines, 6, mood).play(&["8 accuse 7"]);
        assert!(lover.speech().contains(&"defend 7".into()));
        let mut lover = Square::new(options, 9, &lines, 6, mood).play(&["8 accuse 7", "9 accuse 7", "* timeout"]);
        let vote = lover.speech().pop();
        assert!(vote.as_ref().is_some_and(|it| it.starts_with("vote ") && it != "vote 7"), "{vote:?}");
    }
}

#[test]
fn whoever_is_named_after_being_ready_answers() {
    for mood in 0..N_MOODS {
        let mut villager = village(&[("phase", "debate")], 8, mood).play(&["8 ready"]);
        assert_eq!(villager.remark(), None);
        let mut villager = villager.play(&["5 accuse 8"]);
        assert_eq!(villager.remark().as_deref(), Some("no"));
        let mut villager = villager.play(&["8 no"]);
        assert_eq!(villager.remark(), None);
    }
}

#[test]
fn cupid_shoots_two_arrows_and_the_thief_takes_the_better_card() {
    let options = Options { cupid: Special::Yes, thief: Special::Yes, ..Options::default() };
    let lines =
        [("card 1", "wolf"), ("card 2", "wolf"), ("card 3", "cupid"), ("card 4", "thief"), ("middle", "villager seer")];
    for mood in 0..N_MOODS {
        assert_eq!(Square::new(options, 9, &lines, 4, mood).choice(), "take 2");
        let pair = Square::new(options, 9, &lines, 3, mood).play(&["* timeout"]).choice();
        assert!(pair.starts_with("love "), "{pair}");
    }
}

#[test]
fn the_little_girl_and_the_wolves_watch_each_other() {
    let options = Options { girl: Special::Yes, ..options() };
    let lines = [VILLAGE, &[("card 5", "girl"), ("phase", "duel"), ("victim", "9")]].concat();
    let choice = |seat, mood| Square::new(options, 9, &lines, seat, mood).choice();
    let n = moods(|mood| choice(5, mood) == "sleep");
    assert!((1..N_MOODS).contains(&n), "{n} of {N_MOODS}");
    let n = moods(|mood| choice(1, mood) == "watch 5");
    assert!((1..N_MOODS).contains(&n), "{n} of {N_MOODS}");
}

#[test]
fn all_others_note_in_peace() {
    for (phase, seat) in [("seer", 1), ("wolves", 3), ("wolves_again", 5)] {
        assert!(village(&[("phase", phase)], seat, 1).choice().starts_with("note "));
    }
}
