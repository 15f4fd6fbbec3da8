//! Contests: the same on any number of threads, gone on with, stopped in time, and sides that nobody is told of.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use arena::Limits;
use arena::contest::{Contest, ContestError, ContestReport, Entrant, Form, StopRule, Verdict, contest};

fn plan(game: &str, bots: &[&str], n_seats: usize) -> Contest {
    Contest {
        game: game.into(),
        entrants: bots.iter().map(|it| Entrant::read(it).expect("a bot")).collect(),
        form: Form::RoundRobin,
        n_seats,
        options: BTreeMap::new(),
        n_games: 12,
        seed: 3,
        n_threads: 2,
        stop: None,
        limits: Limits { start: Duration::from_mins(1), think: Duration::from_mins(1) },
        journal: None,
    }
}

fn played(plan: &Contest) -> ContestReport {
    contest(plan, None).expect("it can be played").without_times()
}

fn own_file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_file(&path).ok();
    path
}

#[test]
fn a_contest_is_the_same_on_any_number_of_threads() {
    let plan = plan("bestioles", &["easy", "random"], 2);
    let report = played(&Contest { n_threads: 1, ..plan.clone() });
    for n_threads in [2, 5] {
        assert_eq!(played(&Contest { n_threads, ..plan.clone() }), report);
    }
    let row = &report.rows[0];
    assert_eq!((row.games, row.deals, report.games, row.par), (12, 6, 12, Some(0.5)));
    assert!(row.share.value > 0.8, "{row:?}");
    assert!(report.bots[0].rating.points.low > report.bots[1].rating.points.high, "{:?}", report.bots);
}

#[test]
fn pairs_mixes_crowds_and_loners_are_counted() {
    let three = played(&plan("bestioles", &["easy", "random", "twin=cmd:no-such-program"], 2));
    assert_eq!((three.rows.len(), three.games), (3, 36));
    let among = played(&Contest { form: Form::Among(1), ..plan("monstre", &["easy", "random"], 4) });
    let row = &among.rows[0];
    assert_eq!((among.rows.len(), row.games, row.par, row.against.as_deref()), (1, 12, Some(0.25), Some("random")));
    let mix = played(&Contest { form: Form::Mix, ..plan("cryptide", &["easy", "random"], 3) });
    assert_eq!((mix.rows.len(), mix.games), (2, 12));
    let alone = played(&plan("gevaudan", &["reference", "random"], 1));
    assert_eq!((alone.rows.len(), alone.rows[0].games, alone.rows[0].par), (2, 12, None));
    assert!(alone.rows[0].share.value > alone.rows[1].share.value, "{:?}", alone.rows);
}

/// A village of one kind against wolves of another: each side's share is that of the games which ended by its name.
#[test]
fn sides_are_played_by_one_bot_each() {
    let report = played(&Contest { form: Form::Among(1), ..plan("loups-garous", &["easy", "random"], 8) });
    let rows: Vec<_> = report.rows.iter().map(|it| (it.bot.as_str(), it.side.as_deref().unwrap_or_default())).collect();
    let expected = [("easy", "village"), ("random", "wolves"), ("random", "village"), ("easy", "wolves")];
    assert_eq!(rows[..4], expected);
    assert_eq!(rows[4..], [("random", "village"), ("random", "wolves")], "what an equal bot gets");
    assert!(report.rows[0].share.value > report.rows[4].share.value, "clever villages win more: {:?}", report.rows);
    assert_eq!(report.rows[0].par, Some(report.rows[4].share.value));
    for (rows, ending) in report.rows.chunks(2).zip(&report.endings) {
        for row in rows {
            let ended =
                ending.outcomes.iter().find(|it| Some(&it.reason) == row.side.as_ref()).map_or(0, |it| it.games);
            assert!((row.victories - ended as f64).abs() < 1e-9, "{row:?} {ending:?}");
        }
    }
}

#[test]
fn what_was_broken_off_is_gone_on_with() {
    let path = own_file("broken-off.jsonl");
    let plan = Contest { journal: Some(path.clone()), ..plan("bestioles", &["easy", "random"], 2) };
    let whole = played(&Contest { journal: None, ..plan.clone() });
    played(&Contest { n_games: 4, ..plan.clone() });
    let text = std::fs::read_to_string(&path).expect("it was written");
    assert_eq!(text.lines().count(), 5, "the plan, and a line a game");
    std::fs::write(&path, &text[..text.len() - 9]).expect("it can be written");
    assert_eq!(played(&plan), whole, "the game whose line is broken is played again");
    let text = std::fs::read_to_string(&path).expect("it was written");
    assert_eq!(text.lines().count(), 13);
    assert_eq!(played(&plan), whole, "nothing is left to be played");
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), text);
    let error = contest(&Contest { seed: 4, ..plan }, None).expect_err("another match").to_string();
    assert!(error.contains("`seed` is 3 there and 4 here"), "{error}");
}

#[test]
fn a_test_stops_at_the_same_deal_on_any_number_of_threads() {
    let stop = StopRule::Sprt { low: 0.5, high: 0.7, error: 0.05 };
    let plan = Contest { stop: Some(stop), n_games: 400, ..plan("bestioles", &["easy", "random"], 2) };
    let report = played(&plan);
    let stopped = report.stopped.as_ref().expect("a test");
    assert_eq!(stopped.verdict, Verdict::High);
    assert!(report.games < 100, "{} games", report.games);
    assert_eq!(played(&Contest { n_threads: 1, ..plan }), report);
}

#[test]
fn what_cannot_be_played_is_said() {
    let error = |plan: Contest| contest(&plan, None).expect_err("it cannot be played").to_string();
    let good = plan("bestioles", &["easy", "random"], 2);
    assert!(error(plan("chess", &["easy"], 2)).contains("no game called `chess`"));
    assert!(error(plan("bestioles", &["easy", "genius"], 2)).contains("no bot called `genius`"));
    assert!(error(plan("bestioles", &["easy", "easy"], 2)).contains("two bots are called `easy`"));
    assert!(error(plan("bestioles", &["easy"], 2)).contains("1 bot does not make a match"));
    assert!(error(Contest { n_games: 0, ..good.clone() }).contains("0 games"));
    assert!(error(Contest { n_seats: 3, ..good.clone() }).contains("2 to 2 players"));
    assert!(
        error(Contest { form: Form::Mix, ..plan("monstre", &["easy", "random", "a=cmd:a", "b=cmd:b"], 3) })
            .contains("4 bots cannot sit at one table for 3")
    );
    let stop = Some(StopRule::Sprt { low: 0.6, high: 0.5, error: 0.05 });
    assert!(matches!(contest(&Contest { stop, ..good }, None), Err(ContestError::Stop(_))));
}
