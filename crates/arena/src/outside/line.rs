//! A program and the two pipes to it. Nothing here waits longer than it was told to.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The longest answer that is read.
const LONGEST: u64 = 1 << 20;
/// How much of what a program says on its standard error is kept: the end, where it says why it stops.
const LAST_WORDS: usize = 600;
/// How long a program that is told to go may take to do so.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that runs.
pub(crate) struct Line {
    child: Child,
    /// Lines to be sent; a thread of its own writes them, since a program that does not read would hold us up.
    outbox: Option<Sender<String>>,
    /// Lines that came back; a thread of its own reads them.
    inbox: Receiver<String>,
    last_words: Arc<Mutex<Vec<u8>>>,
    /// Disconnected once it has said its last word.
    said_all: Receiver<()>,
}

/// Why no answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gone {
    /// It did not answer in time.
    Silent,
    /// It ended, or closed its pipe.
    Ended,
}

impl Line {
    /// Starts a program.
    pub(crate) fn start(words: &[String]) -> std::io::Result<Self> {
        let (program, args) = words.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (outbox, lines) = channel::<String>();
        let stdin = child.stdin.take();
        std::thread::spawn(move || {
            let Some(mut stdin) = stdin else { return };
            for line in lines {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return; // the program is gone; whoever waits for its answer learns of it
                }
            }
        });
        let (answers, inbox) = channel();
        let stdout = child.stdout.take();
        std::thread::spawn(move || {
            let Some(mut stdout) = stdout.map(BufReader::new) else { return };
            while let Some(line) = read_line(&mut stdout) {
                if answers.send(line).is_err() {
                    return;
                }
            }
        });
        let last_words = Arc::<Mutex<Vec<u8>>>::default();
        let (kept, stderr) = (Arc::clone(&last_words), child.stderr.take());
        let (talks, said_all) = channel();
        std::thread::spawn(move || {
            let _talks = talks;
            let Some(mut stderr) = stderr else { return };
            let mut piece = [0; 4096];
            while let Ok(length @ 1..) = stderr.read(&mut piece) {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend_from_slice(&piece[..length]);
                let surplus = kept.len().saturating_sub(LAST_WORDS);
                kept.drain(..surplus);
            }
        });
        Ok(Self { child, outbox: Some(outbox), inbox, last_words, said_all })
    }

    /// Sends one line.
    pub(crate) fn say(&self, text: &str) {
        if let Some(outbox) = &self.outbox {
            outbox.send(format!("{text}\n")).ok();
        }
    }

    /// The next line that comes, within this time.
    pub(crate) fn hear(&self, within: Duration) -> Result<String, Gone> {
        self.inbox.recv_timeout(within).map_err(|it| match it {
            RecvTimeoutError::Timeout => Gone::Silent,
            RecvTimeoutError::Disconnected => Gone::Ended,
        })
    }

    /// The end of what a program that has ended said on its standard error, on one line.
    pub(crate) fn last_words(&self) -> String {
        self.said_all.recv_timeout(FAREWELL).ok();
        let kept = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&kept).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits until it has ended, or for a moment.
    fn wait(&mut self) {
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(2)),
                _ => return,
            }
        }
    }
}

impl Drop for Line {
    /// Closes its input, which tells it to go; a program that stays is ended.
    fn drop(&mut self) {
        self.outbox = None;
        self.wait();
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A line without its end; `None` at the end of all, and for lines that are too long or no text.
fn read_line(from: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let length = from.take(LONGEST).read_until(b'\n', &mut line).ok()?;
    if length == 0 || line.last() != Some(&b'\n') {
        return None;
    }
    String::from_utf8(line).ok().map(|it| it.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_an_end_and_a_length() {
        let lines = |text: &[u8]| {
            let mut from = BufReader::new(text);
            std::iter::from_fn(|| read_line(&mut from)).collect::<Vec<_>>()
        };
        assert_eq!(lines(b"one\r\ntwo\n\nlast"), ["one", "two", ""], "what is not ended is not said");
        assert_eq!(lines(b"\xff\nlater\n"), Vec::<String>::new());
        let mut endless = vec![b'x'; LONGEST as usize + 5];
        endless.push(b'\n');
        assert!(lines(&endless).is_empty());
    }
}
