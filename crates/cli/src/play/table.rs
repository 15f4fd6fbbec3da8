//! A game with people at the keyboard.

use ::table::{Outcome, Seat, Turn, Viewer};
use cabinet::Sitting;
use texts::{Args as Words, Speaker, Texts};

use super::ask::Ask;
use super::help;
use super::read::{Wish, read};
use crate::desk::Desk;
use crate::show;

/// One game, from the deal until it ends or everybody leaves.
pub(crate) struct Evening {
    sitting: Box<dyn Sitting>,
    names: Vec<String>,
    people: Vec<Seat>,
    /// Who looks at the screen.
    facing: Option<Seat>,
    /// By seat, the number of the last moment shown; none before the first.
    shown: Vec<Option<u32>>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Goon,
    Leave,
}

impl Evening {
    pub(crate) fn new(sitting: Box<dyn Sitting>, names: Vec<String>, people: Vec<Seat>) -> Self {
        let shown = vec![None; sitting.n_seats()];
        Self { sitting, names, people, facing: None, shown }
    }

    /// The game so far, as text.
    pub(crate) fn record(&self) -> String {
        self.sitting.record(self.names.clone()).to_string()
    }

    /// Plays until the end.
    pub(crate) fn run(&mut self, desk: &mut Desk, asker: &mut dyn Ask) -> anyhow::Result<()> {
        desk.say("cli-play-welcome", &Words::new())?;
        loop {
            let must = match self.sitting.turn() {
                Turn::Open { must, .. } => must,
                Turn::Over(outcome) => return self.end(desk, &outcome),
            };
            let Some(seat) = must.first() else { anyhow::bail!("the game waits for nobody") };
            let next = if self.people.contains(&seat) {
                self.person(desk, asker, seat)?
            } else {
                self.bot(seat)?;
                Next::Goon
            };
            if next == Next::Leave {
                desk.say("cli-play-left", &Words::new())?;
                return Ok(());
            }
        }
    }

    fn bot(&mut self, seat: Seat) -> anyhow::Result<()> {
        let Some(task) = self.sitting.bot_task(seat) else { anyhow::bail!("the bot on seat {seat} has nothing to do") };
        let answer = task();
        if let Some(notation) = &answer.notation {
            self.sitting.play(seat.into(), notation)?;
        }
        self.sitting.bot_done(answer);
        Ok(())
    }

    fn speaker<'a>(&'a self, texts: &'a Texts, seat: Option<Seat>) -> Speaker<'a> {
        Speaker { texts, game: self.sitting.game(), names: &self.names, seat: seat.map(Seat::idx) }
    }

    fn person(&mut self, desk: &mut Desk, asker: &mut dyn Ask, seat: Seat) -> anyhow::Result<Next> {
        if self.pass(desk, asker, seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.show(desk, seat)?;
        loop {
            let now = self.sitting.now(Viewer::Seat(seat));
            let speaker = self.speaker(&desk.texts, Some(seat));
            if let Some(question) = show::prompt(&speaker, &now.view) {
                desk.line(&question)?;
            }
            let prompt = desk.texts.get("cli-play-prompt", &Words::new().word("name", &self.names[seat.idx()]));
            let Some(line) = asker.line(&format!("{prompt} "), &now.moves)? else { return Ok(Next::Leave) };
            match read(&line, &now.moves) {
                Wish::Nothing => (),
                Wish::Quit => return Ok(Next::Leave),
                Wish::Help(about) => {
                    let text = help::about(&self.speaker(&desk.texts, Some(seat)), &now, &about);
                    desk.line(&text)?;
                }
                Wish::Which(moves) => {
                    desk.say("cli-play-which", &Words::new())?;
                    let text = help::moves(&self.speaker(&desk.texts, Some(seat)), &moves, &now);
                    desk.line(&text)?;
                }
                Wish::Play(notation) => match self.sitting.play(seat.into(), &notation) {
                    Ok(()) => return Ok(Next::Goon),
                    Err(refusal) => {
                        let text = self.speaker(&desk.texts, Some(seat)).refusal(refusal.rule, refusal.code);
                        desk.line(&text)?;
                    }
                },
            }
        }
    }

    /// Hands the keyboard over, so that nobody reads another's hand.
    fn pass(&mut self, desk: &mut Desk, asker: &mut dyn Ask, seat: Seat) -> anyhow::Result<Next> {
        if self.facing == Some(seat) {
            return Ok(Next::Goon);
        }
        let alone = self.people.len() < 2;
        self.facing = Some(seat);
        if alone {
            return Ok(Next::Goon);
        }
        let name = Words::new().word("name", &self.names[seat.idx()]);
        if asker.is_person() {
            // Clears the screen and what was scrolled away.
            write!(desk.out, "\x1b[2J\x1b[3J\x1b[H")?;
            let prompt = desk.texts.get("cli-play-pass", &name);
            return Ok(if asker.line(&prompt, &[])?.is_some() { Next::Goon } else { Next::Leave });
        }
        desk.say("cli-play-pass", &name)?;
        Ok(Next::Goon)
    }

    /// What `seat` has not seen yet: the news since, then the table.
    fn show(&mut self, desk: &mut Desk, seat: Seat) -> anyhow::Result<()> {
        let viewer = Viewer::Seat(seat);
        let have = self.shown[seat.idx()];
        let mut lines = Vec::new();
        {
            let speaker = self.speaker(&desk.texts, Some(seat));
            for moment in self.sitting.since(viewer, have.unwrap_or(0)) {
                lines.extend(moment.news.iter().map(|it| format!("· {}", speaker.news(it))));
            }
            lines.push(show::board(&speaker, &self.sitting.now(viewer).view));
        }
        self.shown[seat.idx()] = Some(self.sitting.moment_number(viewer));
        lines.iter().try_for_each(|it| desk.line(it))?;
        Ok(())
    }

    /// The last news, the table, and who has won.
    fn end(&mut self, desk: &mut Desk, outcome: &Outcome) -> anyhow::Result<()> {
        let seat = self.facing.or(self.people.first().copied()).unwrap_or(Seat::FIRST);
        self.show(desk, seat)?;
        let view = self.sitting.now(Viewer::Seat(seat)).view;
        let winners: Vec<usize> = outcome.winners().iter().map(Seat::idx).collect();
        let alone = (self.people.len() == 1).then_some(seat);
        let text = self.speaker(&desk.texts, alone).outcome(outcome.reason(), &winners, &view);
        desk.line(&format!("**{text}**"))?;
        Ok(())
    }
}
