//! A lesson being taken: a real table, and what is wanted at it.

use std::collections::VecDeque;

use serde_json::Value;
use table::{Actor, OptionsError, Referee, Refusal, Seed, Turn, Viewer};

use super::{Answer, Bubble, Fault, Lesson, Scripted, Step, Task};
use crate::scenario::fits;
use crate::{AnySession, Game, KEYS, Session, Visitor, open};

/// More moves of bots than any end of a lesson needs.
const MOST_MOVES: usize = 2_000;

/// What the learner has done: a move, or something on the screen that is none (`@notebook …`).
pub type Deed<'a> = &'a str;

/// What the lesson says of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The referee refused it; the lesson may know better words than the rule's.
    Refused(Refusal, Option<String>),
    /// Tempting, and not made: this is why.
    Wrong(String),
    /// Tempting, and made, with what it leads to; [`Course::take_back`] restores the position.
    Shown(String),
    /// Not what is wanted now, and not made; the lesson may have a sentence for it.
    Elsewhere(Option<String>),
    /// Made; the same is still wanted.
    Free,
    /// Made, and right; with a sentence of its own if it was another right move.
    Right(Option<String>),
}

/// A step of a lesson under way.
pub struct Course {
    lesson: Lesson,
    step: usize,
    task: usize,
    session: Box<dyn AnySession>,
    /// Every move since the position was laid out.
    made: Vec<Scripted>,
    /// How many of them were made when the present task began.
    before_task: usize,
    /// What the others do next.
    pending: VecDeque<Scripted>,
    /// A wrong move stands on the table, to be looked at.
    is_astray: bool,
}

impl Course {
    /// Opens a step, with its lead-in played.
    pub fn open(lesson: &Lesson, step: usize) -> Result<Self, Fault> {
        let told = lesson.steps.get(step).ok_or_else(|| Fault::new(lesson.game_line, "there is no such step"))?;
        let story = story(lesson, told, 0)?;
        let mut course = Self {
            lesson: lesson.clone(),
            step,
            task: 0,
            session: lay_out(lesson, root(lesson, told))?,
            made: Vec::new(),
            before_task: 0,
            pending: VecDeque::new(),
            is_astray: false,
        };
        for scripted in &story {
            course.make(scripted)?;
        }
        course.before_task = course.made.len();
        Ok(course)
    }

    /// The table, for whoever shows it.
    pub fn session(&mut self) -> &mut dyn AnySession {
        &mut *self.session
    }

    /// The step.
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.step]
    }

    /// What is wanted; `None` once the step is done.
    pub fn task(&self) -> Option<&Task> {
        self.step().tasks.get(self.task)
    }

    /// The lesson it is part of.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Which step this is, and which of its tasks is wanted.
    pub fn place(&self) -> (usize, usize) {
        (self.step, self.task)
    }

    /// Whether the others have something to do before the learner is asked again.
    pub fn is_replying(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Whether a mistake stands on the table: nothing is wanted before it is taken back.
    pub fn is_astray(&self) -> bool {
        self.is_astray
    }

    /// What the coach says of the present task, as far as the learner's view is like it.
    pub fn says(&self) -> Vec<&Bubble> {
        let view = self.view();
        let says = self.task().into_iter().flat_map(|it| &it.says);
        says.filter(|it| it.when.as_ref().is_none_or(|when| when.holds(&view))).collect()
    }

    /// What is said once the step is done.
    pub fn done(&self) -> Option<&Bubble> {
        let view = self.view();
        self.step().done.iter().find(|it| it.when.as_ref().is_none_or(|when| when.holds(&view)))
    }

    /// What the learner sees.
    pub fn view(&self) -> Value {
        self.session.now(Viewer::Seat(self.lesson.learner)).view
    }

    /// Moves that are open to the learner.
    pub fn moves(&self) -> Vec<String> {
        self.session.moves(self.lesson.learner.into())
    }

    /// The learner does something.
    pub fn attempt(&mut self, deed: Deed<'_>) -> Verdict {
        let Some(task) = self.task().cloned() else { return Verdict::Elsewhere(None) };
        let view = self.view();
        let is_move = !deed.starts_with('@');
        let me = self.lesson.learner.into();
        if is_move && let Err(refusal) = self.session.check(me, deed) {
            let known = task.refused.iter().find(|it| it.0 == refusal.rule || it.0 == "*");
            return Verdict::Refused(refusal, known.map(|it| it.1.clone()));
        }
        let mut mine = Scripted { line: task.line, actor: me, notation: deed.into(), luck: None };
        // What is wanted is wanted, unless something on the table forbids it: only then a mistake comes first.
        let mistakes = || task.wrong.iter().filter(|it| it.pattern.means(deed, &view));
        if let Some(wrong) = mistakes().find(|it| it.pattern.when().is_some()) {
            return self.go_astray(&mine, wrong);
        }
        if let Some(wanted) = task.accept.iter().find(|it| it.pattern.means(deed, &view)) {
            mine.luck.clone_from(&wanted.luck);
            return self.go_on(is_move.then_some(&mine), &task.replies, None);
        }
        if let Some(also) = task.also.iter().find(|it| it.pattern.means(deed, &view)) {
            let replies = if also.then.is_empty() { &task.replies } else { &also.then };
            return self.go_on(is_move.then_some(&mine), replies, Some(also.key.clone()));
        }
        if let Some(wrong) = mistakes().next() {
            return self.go_astray(&mine, wrong);
        }
        if is_move && task.free.iter().any(|it| it.means(deed, &view)) {
            return if self.make(&mine).is_ok() { Verdict::Free } else { Verdict::Elsewhere(None) };
        }
        if is_move && task.bots.is_some() && self.make(&mine).is_ok() {
            return Verdict::Free;
        }
        Verdict::Elsewhere(task.otherwise)
    }

    /// A mistake: what it leads to is shown if the lesson says so; else it is not even made.
    fn go_astray(&mut self, mine: &Scripted, wrong: &Answer) -> Verdict {
        if wrong.then.is_empty() || self.make(mine).is_err() {
            return Verdict::Wrong(wrong.key.clone());
        }
        self.is_astray = true;
        self.pending = wrong.then.iter().cloned().collect();
        Verdict::Shown(wrong.key.clone())
    }

    /// A right deed: it is done, the others answer, and the next thing is wanted.
    fn go_on(&mut self, mine: Option<&Scripted>, replies: &[Scripted], key: Option<String>) -> Verdict {
        if let Some(mine) = mine
            && self.make(mine).is_err()
        {
            return Verdict::Elsewhere(None);
        }
        self.pending = replies.iter().cloned().collect();
        self.task += 1;
        if self.pending.is_empty() {
            self.before_task = self.made.len();
        }
        Verdict::Right(key)
    }

    /// Plays what the others do next; `false` if they have nothing to do.
    pub fn reply(&mut self) -> Result<bool, Fault> {
        let Some(next) = self.pending.pop_front() else { return Ok(false) };
        self.make(&next)?;
        if self.pending.is_empty() && !self.is_astray {
            self.before_task = self.made.len();
        }
        Ok(true)
    }

    /// The position is again as it was when the present task began.
    pub fn take_back(&mut self) -> Result<(), Fault> {
        let kept: Vec<Scripted> = self.made.drain(..).take(self.before_task).collect();
        let told = &self.lesson.steps[self.step];
        self.session = lay_out(&self.lesson, root(&self.lesson, told))?;
        (self.pending, self.is_astray) = (VecDeque::new(), false);
        kept.iter().try_for_each(|it| self.make(it))
    }

    fn make(&mut self, scripted: &Scripted) -> Result<(), Fault> {
        let Scripted { line, actor, notation, luck } = scripted;
        let outcome = match luck {
            None => self.session.propose(*actor, notation).map(Some),
            Some(luck) => self.session.propose_with_luck(*actor, notation, luck),
        };
        match outcome {
            Ok(Some(_)) => self.session.accept(),
            Ok(None) => return Err(Fault::new(*line, "chance never falls like this, however often it is tried")),
            Err(why) => {
                let open = self.session.moves(*actor).join(" | ");
                return Err(Fault::new(*line, format!("`{notation}` is {why}; open are {open}")));
            }
        };
        self.made.push(scripted.clone());
        Ok(())
    }

    /// Every move since the position was laid out.
    pub(super) fn made(&self) -> &[Scripted] {
        &self.made
    }

    /// Another course of the same step, brought to the task where this one stands by these moves.
    pub(super) fn again_after(&self, mut fresh: Self, made: &[Scripted]) -> Result<Self, Fault> {
        let played = made.get(fresh.made.len()..).unwrap_or_default();
        played.iter().try_for_each(|it| fresh.make(it))?;
        (fresh.task, fresh.before_task) = (self.task, self.before_task);
        Ok(fresh)
    }

    /// Whether the lesson's last task is over: the game is, or the learner has heard what it waits for.
    pub fn is_over(&self) -> bool {
        let Some(bots) = self.task().and_then(|it| it.bots.as_ref()) else { return self.task().is_none() };
        self.session.outcome().is_some()
            || bots.until.as_ref().is_some_and(|wanted| {
                let heard = self.session.heard(Viewer::Seat(self.lesson.learner));
                heard.iter().flat_map(|it| &it.news).any(|it| fits(wanted, it))
            })
    }

    /// Somebody else, or the referee, moves in a task that bots have taken over.
    pub fn play_for(&mut self, actor: Actor, notation: &str) -> Result<(), Fault> {
        let Some(task) = self.task().filter(|it| it.bots.is_some()) else {
            return Err(Fault::new(self.step().line, "nobody else plays here"));
        };
        self.make(&Scripted { line: task.line, actor, notation: notation.into(), luck: None })
    }

    /// Lets bots play every seat to the end of the last task, the learner's too: to see that it has one.
    pub(super) fn play_out(&mut self, seed: u64) -> Result<(), Fault> {
        let Some((line, level)) = self.task().and_then(|it| Some((it.line, it.bots.as_ref()?.level.clone()))) else {
            return Ok(());
        };
        let seats: Vec<_> = table::Seat::all(self.session.n_seats()).collect();
        for seat in &seats {
            if !self.session.seat_bot(*seat, &level, seed) {
                return Err(Fault::new(line, format!("there are no bots of level `{level}` here")));
            }
        }
        for _ in 0..MOST_MOVES {
            if self.is_over() {
                return Ok(());
            }
            let Turn::Open { must, .. } = self.session.turn() else { return Ok(()) };
            let Some(task) = must.iter().next().and_then(|it| self.session.bot_task(it)) else {
                match self.session.time_up() {
                    Some(notation) => {
                        self.make(&Scripted { line, actor: Actor::Referee, notation, luck: None })?;
                        continue;
                    }
                    None => return Err(Fault::new(line, "nobody knows what to do next")),
                }
            };
            let answer = task.run();
            let (actor, notation) = (Actor::Seat(answer.seat), answer.notation.clone());
            self.session.bot_done(answer);
            if let Some(notation) = notation {
                self.make(&Scripted { line, actor, notation, luck: None })?;
            }
        }
        Err(Fault::new(line, "the bots never come to the end of the lesson"))
    }
}

/// All moves that lead to the first task of a step.
fn story(lesson: &Lesson, step: &Step, depth: usize) -> Result<Vec<Scripted>, Fault> {
    let mut story = Vec::new();
    if let Some(before) = &step.after {
        let at_fault = || Fault::new(step.line, format!("there is no step `{before}` before this one"));
        let before = lesson.step(before).filter(|it| it.line < step.line && depth < lesson.steps.len());
        let before = before.ok_or_else(at_fault)?;
        story = self::story(lesson, before, depth + 1)?;
        for task in &before.tasks {
            if let Some(wanted) = task.accept.first().filter(|it| !it.pattern.is_deed()) {
                let notation = wanted.pattern.words();
                let actor = lesson.learner.into();
                story.push(Scripted { line: task.line, actor, notation, luck: wanted.luck.clone() });
            }
            story.extend(task.replies.iter().cloned());
        }
    }
    story.extend(step.lead_in.iter().cloned());
    Ok(story)
}

/// The step whose position this one begins from.
fn root<'a>(lesson: &'a Lesson, step: &'a Step) -> &'a Step {
    let mut step = step;
    while let Some(before) = step.after.as_deref().and_then(|it| lesson.step(it)).filter(|it| it.line < step.line) {
        step = before;
    }
    step
}

fn lay_out(lesson: &Lesson, step: &Step) -> Result<Box<dyn AnySession>, Fault> {
    let unknown = || {
        let reason = format!("there is no game called `{}` here; there is {}", lesson.game, KEYS.join(", "));
        Fault::new(lesson.game_line, reason)
    };
    open(&lesson.game, LayOut { lesson, step }).ok_or_else(unknown)?
}

struct LayOut<'a> {
    lesson: &'a Lesson,
    step: &'a Step,
}

impl Visitor for LayOut<'_> {
    type Out = Result<Box<dyn AnySession>, Fault>;

    fn visit<G: Game>(self) -> Self::Out {
        let Self { lesson, step } = self;
        let n_seats = if lesson.n_seats == 0 { *G::SEATS.start() } else { lesson.n_seats };
        let written = step.options.as_ref().or(lesson.options.as_ref());
        let line = written.map_or(lesson.game_line, |it| it.0);
        let options = match written {
            Some((line, value)) => serde_json::from_value(value.clone())
                .map_err(|it| Fault::new(*line, OptionsError::Unknown(it.to_string()).to_string()))?,
            None => G::Options::default(),
        };
        let seed = Seed::from_number(step.seed);
        // Dealing checks the options and the number of seats.
        let dealt = Referee::<G>::deal(options, n_seats, seed).map_err(|it| Fault::new(line, it.to_string()))?;
        let Some(lines) = &step.setup else { return Ok(Box::new(Session::new(dealt))) };
        let options = dealt.options().clone();
        let rng = &mut table::Chance::new(seed).stream(0);
        let state = G::lay_out(&options, n_seats, lines, rng).map_err(|it| Fault::new(it.line, it.reason))?;
        Ok(Box::new(Session::new(Referee::<G>::from_position(options, state, seed))))
    }
}

impl std::fmt::Debug for Course {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Course({}, step {}, task {})", self.lesson.game, self.step, self.task)
    }
}
