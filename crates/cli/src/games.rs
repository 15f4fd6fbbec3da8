//! `bestiaire games`

use std::process::ExitCode;

use comfy_table::{Table, presets};
use texts::Texts;

use crate::desk::Desk;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  bestiaire games\n  bestiaire games --json")]
pub(crate) struct Args {
    /// Write JSON instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let games = cabinet::games();
    if args.json {
        desk.json(&games)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    let heads = ["game", "players", "minutes", "options", "bots"];
    table.set_header(heads.map(|it| desk.texts.say(&format!("cli-games-{it}"))));
    for game in &games {
        let players =
            if game.least == game.most { game.least.to_string() } else { format!("{}–{}", game.least, game.most) };
        let options: Vec<_> = game.options.iter().map(|it| option(&desk.texts, it)).collect();
        let bots = format!("{}\n({})", game.bots.join(", "), game.yardsticks.join(", "));
        let cells = [game.key.clone(), players, game.minutes.to_string(), options.join("\n"), bots];
        table.add_row(cells);
    }
    desk.line(&table.to_string())?;
    Ok(ExitCode::SUCCESS)
}

/// `target = 12 | 18`, the default first.
fn option(texts: &Texts, option: &wire::OptionChoice) -> String {
    let others = option.values.iter().filter(|it| **it != option.default);
    let values: Vec<_> = std::iter::once(&option.default).chain(others).map(String::as_str).collect();
    let default = texts.say("cli-games-default");
    format!("{} = {} ({default}: {})", option.key, values.join(" | "), option.default)
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    /// Whoever is offered a bot, or meets one that somebody else asked for, reads how well it plays.
    #[test]
    fn every_bot_is_said_in_words() {
        for language in Lang::ALL {
            let texts = Texts::new(language);
            for game in cabinet::games() {
                for level in game.bots.iter().chain(&game.yardsticks) {
                    for id in [format!("bot-{level}"), format!("bot-{level}-help")] {
                        assert!(texts.has(&id), "{language:?}: {id}, for {}", game.key);
                    }
                }
            }
        }
    }
}
