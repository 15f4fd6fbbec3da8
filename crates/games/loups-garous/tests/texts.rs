//! Everything that Loups-garous can say has words in every language.

use loups_garous::{Act, Call, Cause, LoupsGarous, Move, Reason, Role};
use table::{Audit, Referee, Rules, Seed, Viewer};
use texts::{Lang, Speaker, Texts};

fn check(ids: impl Iterator<Item = String>) {
    let ids: Vec<String> = ids.collect();
    assert!(!ids.is_empty());
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let missing: Vec<&String> = ids.iter().filter(|id| !texts.has(id)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

fn word<T: serde::Serialize>(value: T) -> String {
    serde_json::to_value(value).expect("plain data").as_str().expect("a word").to_owned()
}

#[test]
fn every_role_call_cause_and_end_has_a_name() {
    check(Role::ALL.iter().map(|it| format!("loups-garous-role-{it}")));
    check(Call::ALL.iter().map(|it| format!("loups-garous-call-{}", word(it))));
    let causes = [Cause::Night, Cause::Executed, Cause::Grief, Cause::Shot, Cause::Left];
    check(causes.iter().map(|it| format!("loups-garous-cause-{}", word(it))));
    let reasons = [Reason::Village, Reason::Wolves, Reason::Lovers, Reason::Nobody];
    check(reasons.iter().map(|it| format!("loups-garous-outcome-{}", it.name())));
    check(LoupsGarous::periods().iter().map(|it| format!("loups-garous-period-{}", it.key)));
    check(["village", "wolves", "dead"].iter().map(|it| format!("loups-garous-channel-{it}")));
}

#[test]
fn every_option_is_explained() {
    for choice in LoupsGarous::choices() {
        let ids = choice.values.iter().map(|it| format!("loups-garous-option-{}-{it}", choice.key));
        let ids: Vec<String> = ids.chain([format!("loups-garous-option-{}", choice.key)]).collect();
        check(ids.iter().cloned());
        check(ids.iter().map(|it| format!("{it}-help")));
    }
}

/// Codes of refusals are written in the sources; each has its sentence, and each of their rules its line.
#[test]
fn every_refusal_is_a_sentence() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let refusals: Vec<Vec<&str>> =
        sources.iter().flat_map(|it| it.split("\"LGT-").skip(1)).map(|it| it.split('"').collect()).collect();
    assert!(refusals.len() > 40, "{refusals:?}");
    check(refusals.iter().map(|it| format!("loups-garous-refusal-{}", it[2])));
    check(refusals.iter().map(|it| format!("loups-garous-rule-lgt-{}", it[0].to_lowercase())));
}

/// The types of news are written in the generated types of the client.
#[test]
fn every_news_is_a_sentence() {
    let types = include_str!("../../../../web/src/wire/LoupsNews.ts");
    let kinds = types.split("\"type\": \"").skip(1).filter_map(|it| it.split('"').next());
    check(kinds.map(|it| format!("loups-garous-news-{it}")));
}

/// What a night answers: every notation of it.
fn answers() -> Vec<Move> {
    let by_day = |it: &Act| {
        let referee = matches!(it, Act::Timeout | Act::Leave(_) | Act::Hold | Act::Release);
        referee || it.is_statement() || matches!(it, Act::Ready | Act::Vote(_) | Act::Shoot(_) | Act::Point(_))
    };
    LoupsGarous::universe(12).into_iter().filter(|it| !by_day(&it.act())).collect()
}

/// Whoever watches, and everybody at the end, reads answers with names, in words: never the notation.
#[test]
fn lgt_slp_1_answers_are_told_in_words_with_names() {
    let names: Vec<String> =
        ["Ana", "Bob", "Éloi", "Isaure", "Léa", "Hugo", "Zoé", "Max", "Inès", "Tom", "Lou", "Noé", "Eve"]
            .map(String::from)
            .into();
    let answers = answers();
    assert!(answers.len() > 150, "{}", answers.len());
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let speaker = Speaker { texts: &texts, game: "loups-garous", names: &names, seat: None };
        for mv in &answers {
            let written = mv.to_string();
            let told =
                speaker.news(&serde_json::json!({"type": "answered", "seat": 0, "answer": written, "pad": ".."}));
            let seats = written.split(' ').skip(1).filter(|_| !written.starts_with("take"));
            for seat in seats.filter_map(|it| it.parse::<usize>().ok()) {
                assert!(told.contains(&names[seat - 1]), "{lang}: {written} is told as {told:?}");
                assert!(!told.contains(|it: char| it.is_ascii_digit()), "{lang}: {written} is told as {told:?}");
            }
            let raw = written.contains(' ') && told.contains(&written) && !written.starts_with("take");
            assert!(!raw && !told.contains(" -") && !told.contains("none"), "{lang}: {written} is told as {told:?}");
            assert!(
                texts.has(&format!("loups-garous-answer-{}", written.split(' ').next().unwrap_or_default())),
                "{written}"
            );
        }
    }
}

/// Whatever is ours says so, wherever a player reads it, and nothing else does.
#[test]
fn every_house_rule_carries_its_mark_and_no_other_does() {
    let sources = [include_str!("../src/legal.rs"), include_str!("../src/moves.rs"), include_str!("../src/options.rs")];
    let cited = sources.iter().flat_map(|it| it.split("\"LGT-").skip(1)).map(|it| it.split('"').collect::<Vec<_>>());
    let pair = |it: Vec<&'static str>| Some((format!("LGT-{}", it.first()?), *it.get(2)?));
    let pairs: Vec<(String, &str)> = cited.filter_map(pair).collect();
    let refusals: Vec<(&str, &str)> = pairs.iter().map(|it| (it.0.as_str(), it.1)).collect();
    assert!(refusals.len() > 15, "{refusals:?}");
    let faults = texts::house_faults("loups-garous", include_str!("../data/house_rules.txt"), &refusals);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Every sentence that a statement can ask for is there.
#[test]
fn lgt_talk_3_every_statement_has_its_sentences() {
    let mut asked = std::collections::BTreeSet::new();
    for game in 0..40 {
        let mut rng = proving::dice(game);
        let options = serde_json::from_str("{}").expect("options");
        let mut referee =
            Referee::<LoupsGarous>::deal(options, 8 + game as usize % 11, Seed::from_number(game)).expect("dealt");
        while let Some((actor, mv)) = proving::random_move_of(&referee, &mut rng) {
            let happened = referee.play(actor, mv).expect("a listed move");
            for news in happened.news(Viewer::Public) {
                let news = serde_json::to_value(news).expect("plain data");
                asked.extend(news["words"].as_str().map(|it| format!("loups-garous-news-statement-{it}")));
            }
        }
    }
    assert!(asked.len() > 100, "{}", asked.len());
    check(asked.into_iter());
}
