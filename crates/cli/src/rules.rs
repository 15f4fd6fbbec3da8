//! `bestiaire rules`: the pages of rules, in the terminal.

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

use texts::Args as Words;

use crate::desk::{Desk, Usage, game, options};

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  bestiaire rules bestioles\n  bestiaire rules bestioles BES-28\n  bestiaire rules bestioles --options target=18\n  bestiaire rules gevaudan --lang en"
)]
pub(crate) struct Args {
    /// Key of the game.
    game: String,
    /// One rule alone, as in BES-28.
    rule: Option<String>,
    /// As a table plays them: `key=value,key=value`. Without it, what is usual and what else there is.
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
}

/// The pages of a game that the house has written down: the same files as the browser reads.
struct Pages {
    /// Chapters and the rules in them.
    outline: &'static str,
    /// Rules that a table does not play, by the value of an option.
    idle: &'static str,
}

fn pages(game: &str) -> Option<Pages> {
    let (outline, idle) = match game {
        "bestioles" => (include_str!("../../../rules/bestioles.outline"), ""),
        "cryptide" => (include_str!("../../../rules/cryptide.outline"), include_str!("../../../rules/cryptide.idle")),
        "gevaudan" => (include_str!("../../../rules/gevaudan.outline"), include_str!("../../../rules/gevaudan.idle")),
        "monstre" => (include_str!("../../../rules/monstre.outline"), ""),
        "loups-garous" => {
            (include_str!("../../../rules/loups-garous.outline"), include_str!("../../../rules/loups-garous.idle"))
        }
        _ => return None,
    };
    Some(Pages { outline, idle })
}

/// The lines of such a file: a key, and the rules named after it.
fn lines(file: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    let lines = file.lines().filter(|it| !it.starts_with('#'));
    lines.filter_map(|it| it.split_once(':')).map(|(key, rules)| (key.trim(), rules.split_whitespace().collect()))
}

/// A game's rules as one table plays them.
struct Reading<'a> {
    game: &'a str,
    outline: &'static str,
    /// What the sentences ask for.
    words: Words,
    /// What is not played.
    idle: BTreeSet<&'static str>,
}

impl<'a> Reading<'a> {
    fn new(game: &'a str, pages: &Pages, chosen: &BTreeMap<String, String>) -> Self {
        let holds =
            |key: &str| key.split_once('=').is_some_and(|it| chosen.get(it.0).is_some_and(|value| value == it.1));
        let idle = lines(pages.idle).filter(|it| holds(it.0)).flat_map(|it| it.1).collect();
        Self { game, outline: pages.outline, words: words(chosen), idle }
    }

    fn sentence(&self, rule: &str, desk: &Desk) -> String {
        let said = desk.texts.get(&format!("{}-rule-{}", self.game, rule.to_lowercase()), &self.words);
        if self.idle.contains(rule) { format!("{said} ({})", desk.texts.say("rules-idle")) } else { said }
    }

    fn one(&self, rule: &str, desk: &mut Desk) -> anyhow::Result<ExitCode> {
        let wanted = rule.to_uppercase();
        let found = lines(self.outline).find(|it| it.1.contains(&wanted.as_str()));
        let Some((chapter, _)) = found else {
            let example = lines(self.outline).find_map(|it| it.1.first().copied()).unwrap_or_default();
            let hint = format!("`bestiaire rules {}` lists them all; the first is {example}", self.game);
            return Err(Usage::new(format!("{} has no rule {wanted}", self.game), hint).into());
        };
        let title = desk.texts.say(&format!("rules-{}-{chapter}", self.game));
        desk.line(&format!("**{wanted}** · {title}"))?;
        let sentence = self.sentence(&wanted, desk);
        desk.line(&sentence)?;
        Ok(ExitCode::SUCCESS)
    }

    fn all(&self, desk: &mut Desk) -> anyhow::Result<ExitCode> {
        let name = desk.texts.say(&format!("game-{}-name", self.game));
        desk.line(&format!("**{name}**\n"))?;
        for line in 1.. {
            let id = format!("rules-{}-line-{line}", self.game);
            if !desk.texts.has(&id) {
                break;
            }
            let text = desk.texts.get(&id, &self.words);
            desk.line(&format!("{line:>2}. {text}"))?;
        }
        for (number, (chapter, rules)) in (1..).zip(lines(self.outline)) {
            let title = desk.texts.say(&format!("rules-{}-{chapter}", self.game));
            desk.line(&format!("\n**{number}. {title}**"))?;
            for rule in rules {
                let sentence = self.sentence(rule, desk);
                desk.line(&format!("  {rule}  {sentence}"))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What a table has chosen, as the texts ask for it: figures are numbers there.
fn words(chosen: &BTreeMap<String, String>) -> Words {
    let mut words = Words::new();
    for (key, value) in chosen {
        match value.parse::<u32>() {
            Ok(number) => words.set_number(key, f64::from(number)),
            Err(_) => words.set_word(key, value),
        }
    }
    words
}

/// The options named, and what is usual for the rest. None named: nobody's table.
fn chosen(info: &wire::GameInfo, named: &[String]) -> Result<BTreeMap<String, String>, Usage> {
    let named = options(named)?;
    if named.is_empty() {
        return Ok(named);
    }
    let usual = info.options.iter().map(|it| (it.key.clone(), it.default.clone()));
    let mut all: BTreeMap<String, String> = usual.filter(|it| !it.1.is_empty()).collect();
    for (key, value) in named {
        let Some(choice) = info.options.iter().find(|it| it.key == key) else {
            let keys: Vec<_> = info.options.iter().map(|it| it.key.as_str()).collect();
            return Err(Usage::new(
                format!("{} has no option `{key}`", info.key),
                format!("it has: {}", keys.join(", ")),
            ));
        };
        let typed = choice.values.iter().all(String::is_empty);
        if !typed && !choice.values.contains(&value) {
            let hint = format!("`{key}` is one of: {}", choice.values.join(", "));
            return Err(Usage::new(format!("`{key}` cannot be `{value}`"), hint));
        }
        all.insert(key, value);
    }
    Ok(all)
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let info = game(&args.game)?;
    let pages = pages(&info.key).ok_or_else(|| {
        Usage::new(format!("{} has no page of rules yet", info.key), "see rules/ for those that have one")
    })?;
    let reading = Reading::new(&info.key, &pages, &chosen(&info, &args.options)?);
    match &args.rule {
        Some(rule) => reading.one(rule, desk),
        None => reading.all(desk),
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use texts::{Lang, Texts};

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    /// The ids that the house has written down for a game.
    fn ids(game: &str) -> BTreeSet<String> {
        let file = std::fs::read_to_string(root().join(format!("rules/{game}.ids"))).expect("it is there");
        file.lines().filter(|it| !it.is_empty() && !it.starts_with('#')).map(str::to_owned).collect()
    }

    #[test]
    fn every_rule_of_every_game_stands_on_its_page_in_both_languages() {
        for lang in [Lang::Fr, Lang::En] {
            let texts = Texts::new(lang);
            for game in cabinet::KEYS {
                let pages = pages(game).unwrap_or_else(|| panic!("{game} has no page"));
                assert!(lines(pages.outline).count() >= 8, "{game}");
                let mut placed = BTreeSet::new();
                for (chapter, rules) in lines(pages.outline) {
                    assert!(texts.has(&format!("rules-{game}-{chapter}")), "{lang} {game} {chapter}");
                    for rule in rules {
                        assert!(placed.insert(rule.to_owned()), "{rule} stands twice");
                        assert!(texts.has(&format!("{game}-rule-{}", rule.to_lowercase())), "{lang} {rule}");
                    }
                }
                assert_eq!(placed, ids(game), "{game}");
            }
        }
    }

    /// All `.rs` files below a folder.
    fn sources(folder: &Path) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).expect("it is there").map(|it| it.expect("it can be read").path());
        entries
            .flat_map(|it| if it.is_dir() { sources(&it) } else { vec![it] })
            .filter(|it| it.extension().is_some_and(|it| it == "rs"))
            .collect()
    }

    /// Ids of rules that stand in a source as text: what a refusal can name.
    fn cited(source: &str, prefix: &str) -> Vec<String> {
        let start = format!("\"{prefix}-");
        let after = source.split(start.as_str()).skip(1);
        after.filter_map(|it| it.split('"').next()).map(|it| format!("{prefix}-{it}")).collect()
    }

    #[test]
    fn whatever_a_refusal_can_name_has_a_place_on_the_page() {
        for (game, prefix) in [
            ("bestioles", "BES"),
            ("cryptide", "CRY"),
            ("gevaudan", "GEV"),
            ("loups-garous", "LGT"),
            ("monstre", "MON"),
        ] {
            let ids = ids(game);
            let files = sources(&root().join(format!("crates/games/{game}/src")));
            let cited: BTreeSet<String> = files
                .iter()
                .flat_map(|it| cited(&std::fs::read_to_string(it).expect("it can be read"), prefix))
                .collect();
            assert!(cited.len() >= 5, "{game}: {cited:?}");
            let lost: Vec<_> = cited.difference(&ids).collect();
            assert!(lost.is_empty(), "{game}: {lost:?}");
        }
    }

    #[test]
    fn a_table_reads_its_own_rules() {
        let texts = Texts::new(Lang::En);
        let info = game("bestioles").expect("it is there");
        let said = |named: &[&str]| {
            let named: Vec<String> = named.iter().map(|it| (*it).to_owned()).collect();
            texts.get("bestioles-rule-bes-38", &words(&chosen(&info, &named).expect("they are options")))
        };
        assert!(said(&["target=18"]).contains("18 points"));
        assert!(said(&["target=bleusaille"]).contains("three points"));
        assert!(said(&[]).contains("12 points"));
        assert!(chosen(&info, &["target=13".into()]).is_err());
        assert!(chosen(&info, &["colour=red".into()]).is_err());
    }

    #[test]
    fn what_is_not_played_is_named_by_options_that_exist() {
        for key in cabinet::KEYS {
            let info = game(key).expect("it is there");
            let pages = pages(key).expect("it has a page");
            for (value, rules) in lines(pages.idle) {
                let (option, value) = value.split_once('=').expect("option=value");
                let choice =
                    info.options.iter().find(|it| it.key == option).unwrap_or_else(|| panic!("{key} {option}"));
                assert!(choice.values.iter().any(|it| it == value), "{key} {option}={value}");
                let known = ids(key);
                assert!(rules.iter().all(|it| known.contains(*it)), "{key} {option}={value}: {rules:?}");
            }
        }
    }
}
