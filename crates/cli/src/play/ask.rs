//! Asking the person at the keyboard.

use std::io::{BufRead, IsTerminal, Write};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{Context, Editor, Helper, Highlighter, Hinter, Validator};

/// Somewhere lines come from.
pub(crate) trait Ask {
    /// The next line; `None` when there are no more. `moves` may be completed.
    fn line(&mut self, prompt: &str, moves: &[String]) -> anyhow::Result<Option<String>>;

    /// Whether a person sits there, who can be asked to look away.
    fn is_person(&self) -> bool;
}

/// A keyboard with completion, or plain lines when something else is piped in.
pub(crate) fn asker() -> anyhow::Result<Box<dyn Ask>> {
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        let mut editor = Editor::new()?;
        editor.set_helper(Some(Moves::default()));
        return Ok(Box::new(Keyboard { editor }));
    }
    Ok(Box::new(Pipe))
}

struct Pipe;

impl Ask for Pipe {
    fn line(&mut self, prompt: &str, _moves: &[String]) -> anyhow::Result<Option<String>> {
        let mut out = std::io::stdout();
        write!(out, "{prompt}")?;
        out.flush()?;
        let mut line = String::new();
        let read = std::io::stdin().lock().read_line(&mut line)?;
        writeln!(out)?;
        Ok((read > 0).then_some(line))
    }

    fn is_person(&self) -> bool {
        false
    }
}

/// Completes moves.
#[derive(Default, Helper, Highlighter, Hinter, Validator)]
struct Moves {
    moves: Vec<String>,
}

impl Completer for Moves {
    type Candidate = String;

    /// Word by word, as in a shell.
    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or(line);
        let start = typed.rfind(' ').map_or(0, |it| it + 1);
        let next = |mv: &String| {
            let rest = mv.get(start..).filter(|_| mv.starts_with(typed))?;
            rest.split_inclusive(' ').next().map(ToOwned::to_owned)
        };
        let mut words: Vec<String> = self.moves.iter().filter_map(next).collect();
        words.dedup();
        Ok((start, words))
    }
}

struct Keyboard {
    editor: Editor<Moves, DefaultHistory>,
}

impl Ask for Keyboard {
    fn line(&mut self, prompt: &str, moves: &[String]) -> anyhow::Result<Option<String>> {
        if let Some(helper) = self.editor.helper_mut() {
            helper.moves = moves.to_vec();
        }
        match self.editor.readline(prompt) {
            Ok(line) => {
                self.editor.add_history_entry(&line)?;
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    fn is_person(&self) -> bool {
        true
    }
}
