//! A contest as a page: one file, nothing loaded from anywhere.

use std::fmt::Write;

use arena::contest::{BotRow, BoundKind, ContestReport, SuiteRow};
use texts::{Args as Words, Texts};

use super::plots::{Bar, Point, curves, escape, intervals, stacks};
use super::{print, suite};

const STYLE: &str = "\
:root{color-scheme:light dark}\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;width:100%}\
th,td{padding:.3rem .6rem;border-bottom:1px solid #8884;text-align:right}td{white-space:pre}\
th:first-child,td:first-child{text-align:left}\
.scroll{overflow-x:auto}\
svg{width:100%;height:auto}\
svg text{font:13px system-ui,sans-serif;fill:currentColor}\
svg circle{fill:#3b6ea8}\
.grid{stroke:#8884}.reach{stroke:#3b6ea8;stroke-width:3}.par{stroke:currentColor;stroke-dasharray:3 3}.ceiling{fill:#b5524a}\
small{opacity:.75}";

/// The whole page.
pub(super) fn page(texts: &Texts, report: &ContestReport) -> String {
    let say = |it: &str| escape(&texts.say(&format!("cli-match-{it}")));
    let name = texts.say(&format!("game-{}-name", report.game));
    let title = escape(&texts.get("cli-match-title", &Words::new().word("game", name)));
    let mut page = head(texts, &title);
    writeln!(page, "<p>{}</p>", escape(&plan(texts, report))).ok();
    section(&mut page, &say("share"), &[grid(print::shares(texts, report)), share_plot(texts, report)]);
    section(&mut page, &say("rating"), &[grid(print::bots(texts, report)), rating_plot(texts, report)]);
    if let Some(plot) = strength_plot(texts, report) {
        section(&mut page, &say("strength"), &[plot]);
    }
    section(&mut page, &say("endings"), &[ending_plot(texts, report)]);
    let mut notes = String::new();
    for it in print::notes(texts, report) {
        writeln!(notes, "<p>{}</p>", escape(&it)).ok();
    }
    if !notes.is_empty() {
        section(&mut page, &say("notes"), &[notes]);
    }
    write!(page, "<p><small>{}</small></p>\n</body>\n</html>\n", say("method")).ok();
    page
}

/// The table of strength as a page.
pub(super) fn suite_page(texts: &Texts, rows: &[SuiteRow], table: print::Grid, notes: &[String]) -> String {
    let say = |it: &str| escape(&texts.say(&format!("cli-match-{it}")));
    let title = say("suite-title");
    let mut page = head(texts, &title);
    let bars: Vec<Bar> = rows
        .iter()
        .map(|it| {
            let side = it.side.as_ref().map(|it| format!(" ({it})")).unwrap_or_default();
            let ceilings = it.bounds.iter().filter(|it| it.kind == BoundKind::Ceiling).map(|it| it.share);
            let label = format!("{} {}{side}", suite::label(texts, it), it.bot);
            Bar { label, at: it.share, par: it.par, ceilings: ceilings.collect() }
        })
        .collect();
    let plot = shares_plot(texts, &bars);
    section(&mut page, &say("share"), &[grid(table), plot]);
    let notes: Vec<String> = notes.iter().map(|it| format!("<p>{}</p>", escape(it))).collect();
    section(&mut page, &say("notes"), &notes);
    write!(page, "<p><small>{}</small></p>\n</body>\n</html>\n", say("method")).ok();
    page
}

/// How a page begins, up to its title.
fn head(texts: &Texts, title: &str) -> String {
    let language = escape(&texts.say("cli-match-language"));
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\n\
         <body>\n<h1>{title}</h1>\n"
    )
}

fn section(page: &mut String, title: &str, parts: &[String]) {
    write!(page, "<section>\n<h2>{title}</h2>\n{}\n</section>\n", parts.join("\n")).ok();
}

/// What was played, in one line.
fn plan(texts: &Texts, report: &ContestReport) -> String {
    let options: Vec<String> = report.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let fact = |id: &str, value: String| format!("{} {value}", texts.say(&format!("cli-match-{id}")));
    let mut facts = vec![
        fact("players", report.seats.to_string()),
        fact("deals", report.deals.to_string()),
        fact("all-games", report.games.to_string()),
        fact("moves", format!("{:.1} ({}–{})", report.length.mean, report.length.least, report.length.most)),
        fact("seed", report.seed.to_string()),
    ];
    facts.extend((!options.is_empty()).then(|| fact("options", options.join(", "))));
    facts.join(" · ")
}

fn grid((heads, rows): (Vec<String>, Vec<Vec<String>>)) -> String {
    let mut table = String::from("<div class=\"scroll\"><table>\n");
    let mut row = |tag: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|it| format!("<{tag}>{}</{tag}>", escape(it))).collect();
        writeln!(table, "<tr>{}</tr>", cells.concat()).ok();
    };
    row("th", &heads);
    for cells in &rows {
        row("td", cells);
    }
    table + "</table></div>"
}

fn share_plot(texts: &Texts, report: &ContestReport) -> String {
    let bar = |it: &arena::contest::ShareRow| {
        let side = it.side.as_ref().map(|it| format!(" ({it})")).unwrap_or_default();
        let against = it.against.as_ref().map(|it| format!(" – {it}")).unwrap_or_default();
        let ceilings = it.bounds.iter().filter(|it| it.kind == BoundKind::Ceiling).map(|it| it.share);
        Bar { label: format!("{}{side}{against}", it.bot), at: it.share, par: it.par, ceilings: ceilings.collect() }
    };
    let bars: Vec<Bar> = report.rows.iter().map(bar).collect();
    shares_plot(texts, &bars)
}

fn shares_plot(texts: &Texts, bars: &[Bar]) -> String {
    let ticks = [0.0, 0.25, 0.5, 0.75, 1.0];
    let svg = intervals(&texts.say("cli-match-share"), bars, &ticks, |it| format!("{:.0} %", it * 100.0));
    format!("{svg}\n<p><small>{}</small></p>", escape(&texts.say("cli-match-legend")))
}

fn rating_plot(texts: &Texts, report: &ContestReport) -> String {
    let bars: Vec<Bar> = report
        .bots
        .iter()
        .map(|it| Bar { label: it.name.clone(), at: it.rating.points, par: None, ceilings: Vec::new() })
        .collect();
    let reach = bars.iter().flat_map(|it| [it.at.low.abs(), it.at.high.abs()]).fold(50.0, f64::max);
    let round = (reach / 50.0).ceil() * 50.0;
    let ticks = [-round, -round / 2.0, 0.0, round / 2.0, round];
    intervals(&texts.say("cli-match-rating"), &bars, &ticks, |it| format!("{it:+.0}"))
}

/// Strength against thought, where at least one level plays with several budgets.
fn strength_plot(texts: &Texts, report: &ContestReport) -> Option<String> {
    let mut families: Vec<(String, Vec<&BotRow>)> = Vec::new();
    for bot in &report.bots {
        let Some((family, _)) = &bot.budget else { continue };
        match families.iter_mut().find(|it| it.0 == *family) {
            Some(it) => it.1.push(bot),
            None => families.push((family.clone(), vec![bot])),
        }
    }
    families.retain(|it| it.1.len() > 1);
    if families.is_empty() {
        return None;
    }
    let draw = |id: &str, x: &dyn Fn(&BotRow) -> Option<f64>, unit: &dyn Fn(f64) -> String| {
        let curve = |(family, bots): &(String, Vec<&BotRow>)| {
            let point = |it: &&BotRow| Some(Point { name: it.name.clone(), x: x(it)?, y: it.rating.points });
            let mut points: Vec<Point> = bots.iter().filter_map(point).collect();
            points.sort_by(|one, two| one.x.total_cmp(&two.x));
            (family.clone(), points)
        };
        let title = texts.say(id);
        let svg = curves(&title, &families.iter().map(curve).collect::<Vec<_>>(), unit);
        format!("<h3>{}</h3>\n{svg}", escape(&title))
    };
    let simulations =
        draw("cli-match-simulations", &|it| it.budget.as_ref().map(|it| it.1 as f64), &|it| format!("{it:.0}"));
    let times = draw("cli-match-thought", &|it| it.thinking.map(|it| it.ms), &print::thought);
    Some(format!("{simulations}\n{times}"))
}

fn ending_plot(texts: &Texts, report: &ContestReport) -> String {
    let row = |it: &arena::contest::EndingRow| {
        let parts = it.outcomes.iter().map(|it| (it.reason.clone(), it.share.value)).collect();
        (it.bots.join(" – "), parts)
    };
    stacks(&texts.say("cli-match-endings"), &report.endings.iter().map(row).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use arena::Limits;
    use arena::contest::{Contest, Entrant, Form, contest};
    use texts::Lang;

    use super::*;

    fn report() -> ContestReport {
        let plan = Contest {
            game: "bestioles".into(),
            entrants: ["easy", "random"].map(|it| Entrant::read(it).expect("a level")).to_vec(),
            form: Form::RoundRobin,
            n_seats: 2,
            options: BTreeMap::new(),
            n_games: 8,
            seed: 1,
            n_threads: 1,
            stop: None,
            limits: Limits { start: Duration::from_secs(1), think: Duration::from_secs(1) },
            journal: None,
        };
        contest(&plan, None).expect("it can be played")
    }

    /// Tags that are opened are closed, nothing is fetched, no text is missing.
    #[test]
    fn the_page_is_whole_in_both_languages() {
        for lang in Lang::ALL {
            let page = page(&Texts::new(lang), &report());
            for tag in ["html", "head", "body", "section", "table", "svg", "tr", "td", "text", "p"] {
                let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
                assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
            }
            for fetched in ["http:", "https:", "src=", "href=", "url(", "<script", "@import"] {
                assert!(!page.contains(fetched), "{fetched}");
            }
            assert!(!page.contains("cli-match-"), "every text is there");
            assert_eq!(page.matches("<svg").count(), 3);
        }
    }

    #[test]
    fn budgets_give_a_curve() {
        let mut report = report();
        for (bot, simulations) in report.bots.iter_mut().zip([1000, 100]) {
            bot.budget = Some(("hard".into(), simulations));
        }
        let page = page(&Texts::new(Lang::En), &report);
        assert_eq!(page.matches("<polyline").count(), 2, "over simulations and over time");
    }
}
