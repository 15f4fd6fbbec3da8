//! A game with people at the keyboard.

use ::table::{Actor, Outcome, Seat, Viewer};
use cabinet::AnySession;
use picture::{Scene, fold};
use texts::{Args as Words, Speaker, Texts};
use wire::Moment;

use super::ask::Ask;
use super::help;
use super::hint::{self, Adviser};
use super::read::{Wish, read};
use super::talk::{Talk, Word};
use crate::desk::Desk;

/// One game, from the deal until it ends or everybody leaves.
pub(crate) struct Evening {
    sitting: Box<dyn AnySession>,
    names: Vec<String>,
    people: Vec<Seat>,
    talk: Talk,
    /// Who looks at the screen.
    facing: Option<Seat>,
    /// By seat, the number of the last moment shown; none before the first.
    shown: Vec<Option<u32>>,
    adviser: Adviser,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Goon,
    Leave,
}

impl Evening {
    pub(crate) fn new(sitting: Box<dyn AnySession>, names: Vec<String>, people: Vec<Seat>, adviser: Adviser) -> Self {
        let shown = vec![None; sitting.n_seats()];
        let talk = Talk::new(sitting.as_ref(), people.clone());
        Self { sitting, names, people, talk, facing: None, shown, adviser }
    }

    /// The game so far, as text.
    pub(crate) fn record(&self) -> String {
        self.sitting.record(self.names.clone()).to_string()
    }

    /// Plays until the end.
    pub(crate) fn run(&mut self, desk: &mut Desk, asker: &mut dyn Ask) -> anyhow::Result<()> {
        let welcome = desk.texts.say("cli-play-welcome");
        desk.line(&fold(&welcome, 2))?;
        loop {
            if let Some(outcome) = self.sitting.outcome() {
                return self.end(desk, &outcome);
            }
            let Some(word) = self.talk.next(self.sitting.as_ref()) else { anyhow::bail!("the game waits for nobody") };
            let next = match word {
                Word::Person(seat) => self.person(desk, asker, seat, false)?,
                Word::Free(seat) => self.person(desk, asker, seat, true)?,
                Word::Bot(seat) => self.bot(seat)?,
                Word::Interject(seat) => self.interject(seat)?,
            };
            if next == Next::Leave {
                desk.say("cli-play-left", &Words::new())?;
                return Ok(());
            }
        }
    }

    fn bot(&mut self, seat: Seat) -> anyhow::Result<Next> {
        let Some(task) = self.sitting.bot_task(seat) else { anyhow::bail!("the bot on seat {seat} has nothing to do") };
        let answer = task.run();
        if let Some(notation) = &answer.notation {
            self.sitting.play(seat.into(), notation)?;
        }
        self.sitting.bot_done(answer);
        self.talk.heard(seat);
        Ok(Next::Goon)
    }

    /// Asks a bot whether it would like to say something out of turn.
    fn interject(&mut self, seat: Seat) -> anyhow::Result<Next> {
        let Some(task) = self.sitting.interject_task(seat) else { return Ok(Next::Goon) };
        let answer = task.run();
        let wanted = answer.notation.clone();
        self.sitting.bot_done(answer);
        if let Some(notation) = wanted.filter(|it| self.sitting.check(Actor::Seat(seat), it).is_ok()) {
            self.sitting.play(seat.into(), &notation)?;
            self.talk.interjected();
        }
        Ok(Next::Goon)
    }

    fn speaker<'a>(&'a self, texts: &'a Texts, seat: Option<Seat>) -> Speaker<'a> {
        Speaker { texts, game: self.sitting.game(), names: &self.names, seat: seat.map(Seat::idx) }
    }

    fn scene<'a>(&'a self, desk: &'a Desk, seat: Seat, now: &'a Moment) -> Scene<'a> {
        Scene { speaker: self.speaker(&desk.texts, Some(seat)), view: &now.view, moves: &now.moves }
    }

    /// Asks a person until there is a move; one who is free to act may leave it.
    fn person(&mut self, desk: &mut Desk, asker: &mut dyn Ask, seat: Seat, free: bool) -> anyhow::Result<Next> {
        if self.pass_keyboard(desk, asker, seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.show(desk, seat)?;
        self.menu(desk, seat, free)?;
        loop {
            let now = self.sitting.now(Viewer::Seat(seat));
            let prompt = desk.texts.get("cli-play-prompt", &Words::new().word("name", &self.names[seat.idx()]));
            let Some(line) = asker.line(&format!("{prompt} "), &now.moves)? else { return Ok(Next::Leave) };
            match read(&line, &now.moves, &self.names) {
                Wish::Quit => return Ok(Next::Leave),
                Wish::Look | Wish::Pass if free => return Ok(Next::Goon),
                Wish::Pass if Talk::may_pass(self.sitting.as_ref(), seat) => {
                    self.talk.heard(seat);
                    return Ok(Next::Goon);
                }
                Wish::Pass => desk.say("cli-play-no-pass", &Words::new())?,
                Wish::Look => {
                    self.show(desk, seat)?;
                    self.menu(desk, seat, free)?;
                }
                Wish::Help(about) => {
                    let text = help::about(&self.scene(desk, seat, &now), &about);
                    desk.line(&text)?;
                }
                Wish::Hint => self.advise(desk, seat, &line)?,
                Wish::Which(moves) => {
                    desk.say("cli-play-which", &Words::new())?;
                    let text = self.scene(desk, seat, &now).choices(&moves);
                    desk.line(&text)?;
                }
                Wish::Play(notation) => match self.sitting.play(seat.into(), &notation) {
                    Ok(()) => {
                        self.talk.heard(seat);
                        return Ok(Next::Goon);
                    }
                    Err(refusal) => {
                        let text = self.speaker(&desk.texts, Some(seat)).refusal(refusal.rule, refusal.code);
                        desk.line(&fold(&text, 2))?;
                        desk.say("cli-play-nothing", &Words::new())?;
                    }
                },
            }
        }
    }

    /// What the adviser would do here, from what this seat has seen. Nothing comes of it.
    fn advise(&self, desk: &mut Desk, seat: Seat, typed: &str) -> anyhow::Result<()> {
        let now = self.sitting.now(Viewer::Seat(seat));
        let Some(advice) = self.adviser.ask(self.sitting.as_ref(), seat) else { return Ok(()) };
        let text = hint::words(&self.scene(desk, seat, &now), self.adviser.level(), &advice, typed.trim());
        desk.line(&text)?;
        Ok(())
    }

    /// The question and the moves.
    fn menu(&self, desk: &mut Desk, seat: Seat, free: bool) -> anyhow::Result<()> {
        let now = self.sitting.now(Viewer::Seat(seat));
        let scene = self.scene(desk, seat, &now);
        let mut lines: Vec<String> = scene.question().map(|it| format!("\n**{it}**")).into_iter().collect();
        lines.push(scene.menu());
        if free {
            lines.push(desk.texts.say("cli-play-free"));
        }
        lines.iter().try_for_each(|it| desk.line(it))?;
        Ok(())
    }

    /// Hands the keyboard over, so that nobody reads another's hand.
    fn pass_keyboard(&mut self, desk: &mut Desk, asker: &mut dyn Ask, seat: Seat) -> anyhow::Result<Next> {
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
        let now = self.sitting.now(viewer);
        let scene = self.scene(desk, seat, &now);
        let heard = self.sitting.heard(viewer);
        let new = heard.iter().filter(|it| it.number > have.unwrap_or(0));
        let told = new.flat_map(|it| &it.news).flat_map(|it| picture::news(&scene.speaker, it));
        let mut lines: Vec<String> = told.map(|it| fold(&format!("· {it}"), 2)).collect();
        lines.push(format!("\n{}", scene.board()));
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
        desk.line(&fold(&format!("**{text}**"), 2))?;
        Ok(())
    }
}
