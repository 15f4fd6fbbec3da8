//! `bestiaire bot`: a bridge between a seat of a server and a program that speaks on its standard input and output (docs/bots.md).

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use texts::Args as Words;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::desk::{Desk, Usage};

#[derive(clap::Args)]
#[command(after_help = "Examples:
  BESTIAIRE_BOT_KEY=… bestiaire bot --connect http://127.0.0.1:7878 -- python3 docs/examples/bot.py
  bestiaire bot --connect http://127.0.0.1:7878 --key … --games 1 -- ./my-bot

The host of a table makes the key: in its lobby, « a program of my own », or by
POST /api/tables/<link>/seats/<seat>/program. docs/bots.md says what is spoken.")]
pub(crate) struct Args {
    /// The server, as in <http://127.0.0.1:7878>.
    #[arg(long, value_name = "URL")]
    connect: String,
    /// The key of the seat. Whoever looks at this machine's processes reads it here, and not in the variable.
    #[arg(long, env = "BESTIAIRE_BOT_KEY", hide_env_values = true, value_name = "KEY")]
    key: String,
    /// Leaves after so many games; otherwise it stays for the next one.
    #[arg(long, value_name = "GAMES")]
    games: Option<u32>,
    /// How long the server may be away before this gives up, in seconds.
    #[arg(long, default_value_t = 120, value_name = "SECONDS")]
    patience: u64,
    /// The program and its arguments.
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<String>,
}

pub(crate) fn run(args: &Args, desk: &mut Desk) -> anyhow::Result<ExitCode> {
    let address = address(&args.connect)?;
    let mut program = Program::start(&args.program)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(stay(args, &address, &mut program, desk));
    program.end();
    done.map(|()| ExitCode::SUCCESS)
}

/// Where programs are awaited on this server.
fn address(server: &str) -> Result<String, Usage> {
    let hint = "give the address of the server as people open it, such as http://127.0.0.1:7878";
    let (scheme, rest) = server.split_once("://").unwrap_or(("http", server));
    match scheme {
        "http" | "ws" => (),
        "https" | "wss" => {
            return Err(Usage::new(
                "this program does not speak TLS by itself",
                "have a tunnel do it, such as `socat TCP-LISTEN:7879,fork OPENSSL:games.example:443`, or speak to the \
                 server's own port",
            ));
        }
        _ => return Err(Usage::new(format!("`{server}` is not the address of a server"), hint)),
    }
    let host = rest.split('/').next().unwrap_or_default();
    if host.is_empty() {
        return Err(Usage::new(format!("`{server}` is not the address of a server"), hint));
    }
    Ok(format!("ws://{host}/ws/bot"))
}

/// A program and its pipes. A thread reads, since a pipe can only be waited for by waiting.
struct Program {
    child: Child,
    input: Option<ChildStdin>,
    answers: UnboundedReceiver<String>,
    /// Questions that it has yet to answer.
    asked: u32,
    /// How many of these nobody wants to know any more.
    void: u32,
}

impl Program {
    fn start(words: &[String]) -> anyhow::Result<Self> {
        let (name, args) = words.split_first().context("no program was given")?;
        let started = Command::new(name).args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started
            .map_err(|it| Usage::new(format!("`{name}` cannot be started: {it}"), "give a program after `--`"))?;
        let (input, output) = (child.stdin.take(), child.stdout.take().context("a pipe")?);
        Ok(Self { child, input, answers: read(output), asked: 0, void: 0 })
    }

    /// Hands it a line; whether it is a question is what the line says.
    fn hand(&mut self, line: &str, is_question: bool) -> anyhow::Result<()> {
        let input = self.input.as_mut().context("the program has ended")?;
        let written = input.write_all(line.as_bytes()).and_then(|()| input.write_all(b"\n"));
        written.and_then(|()| input.flush()).context("the program no longer reads")?;
        self.asked += u32::from(is_question);
        Ok(())
    }

    /// Its next answer to a question that still stands.
    async fn answer(&mut self) -> anyhow::Result<String> {
        loop {
            let line = self.answers.recv().await.ok_or_else(|| anyhow!("the program has ended"))?;
            self.asked = self.asked.saturating_sub(1);
            if self.void == 0 {
                return Ok(line);
            }
            self.void -= 1;
        }
    }

    /// Closes its input, which tells it to go; one that stays is ended.
    fn end(&mut self) {
        drop(self.input.take());
        for _ in 0..100 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn read(output: ChildStdout) -> UnboundedReceiver<String> {
    let (answers, received) = unbounded_channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            let Ok(line) = line else { return };
            if answers.send(line).is_err() {
                return;
            }
        }
    });
    received
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a line from the server is, as far as a bridge has to know.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Line {
    Hello,
    Seen,
    Decide,
    Over,
    Seated { seat: u8, name: String, game: String },
    Lost { fault: String, detail: String },
    Error { code: String, detail: String },
}

/// How a line ended.
enum End {
    /// All games are played.
    Done,
    /// The server has gone; it may be back.
    Broken(String),
}

/// Keeps to the seat until all games are played, nobody wants the program, or the server stays away for too long.
async fn stay(args: &Args, address: &str, program: &mut Program, desk: &mut Desk) -> anyhow::Result<()> {
    const STEP: Duration = Duration::from_millis(500);
    let mut left = args.games;
    let (mut away, patience) = (Duration::ZERO, Duration::from_secs(args.patience));
    loop {
        let why = match connect_async(address).await {
            Ok((socket, _)) => {
                away = Duration::ZERO;
                match play(socket, args, program, desk, &mut left).await? {
                    End::Done => return Ok(()),
                    End::Broken(why) => why,
                }
            }
            Err(error) => error.to_string(),
        };
        if away >= patience {
            bail!("the server cannot be reached at {}: {why}", args.connect);
        }
        if away.is_zero() {
            desk.say("cli-bot-away", &Words::new().word("why", why))?;
        }
        sleep(STEP).await;
        away += STEP;
    }
}

/// Carries lines both ways. What the program was asked before is void on another line.
async fn play(
    mut socket: Socket,
    args: &Args,
    program: &mut Program,
    desk: &mut Desk,
    left: &mut Option<u32>,
) -> anyhow::Result<End> {
    program.void = program.asked;
    if let Err(error) = socket.send(Message::text(json!({ "key": args.key }).to_string())).await {
        return Ok(End::Broken(error.to_string()));
    }
    loop {
        let text = tokio::select! {
            answer = program.answer() => {
                if let Err(error) = socket.send(Message::text(answer?)).await {
                    return Ok(End::Broken(error.to_string()));
                }
                continue;
            }
            came = socket.next() => match came {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => {
                    return Ok(End::Broken(frame.map_or_else(String::new, |it| it.reason.to_string())));
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Ok(End::Broken(error.to_string())),
                None => return Ok(End::Broken(String::new())),
            },
        };
        for line in text.lines() {
            if take(line, program, desk, left)? {
                socket.close(None).await.ok();
                return Ok(End::Done);
            }
        }
    }
}

/// Hands a line on to the program, or tells whoever runs it; whether that was the last one.
fn take(line: &str, program: &mut Program, desk: &mut Desk, left: &mut Option<u32>) -> anyhow::Result<bool> {
    let read = serde_json::from_str(line).context("the server says something that is no message of this protocol")?;
    match read {
        Line::Hello | Line::Decide => program.hand(line, true)?,
        Line::Seen => program.hand(line, false)?,
        Line::Over => {
            program.hand(line, false)?;
            if let Some(left) = left {
                *left = left.saturating_sub(1);
                return Ok(*left == 0);
            }
        }
        Line::Seated { seat, name, game } => {
            let game = desk.texts.say(&format!("game-{game}-name"));
            let words = Words::new().word("name", name).word("game", game).count("seat", usize::from(seat) + 1);
            desk.say("cli-bot-seated", &words)?;
        }
        Line::Lost { fault, detail } => {
            desk.say("cli-bot-lost", &Words::new().word("fault", fault).word("detail", detail))?;
        }
        Line::Error { code, detail } if code == "too-fast" => {
            desk.say("cli-bot-error", &Words::new().word("detail", detail))?;
        }
        Line::Error { detail, .. } => bail!("{detail}"),
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_given_as_people_open_it() {
        for server in ["http://127.0.0.1:7878", "127.0.0.1:7878", "ws://127.0.0.1:7878/t/abc", "http://127.0.0.1:7878/"]
        {
            assert_eq!(address(server).ok().as_deref(), Some("ws://127.0.0.1:7878/ws/bot"), "{server}");
        }
        for wrong in ["https://games.example", "ftp://games.example", "http://", ""] {
            assert!(address(wrong).is_err_and(|it| !it.hint.is_empty()), "{wrong}");
        }
    }
}
