//! Every lesson of the house is taken at its table, as a client would: by messages alone.

use std::sync::Arc;
use std::time::Duration;

use cabinet::KEYS;
use cabinet::lesson::{Answer, Lesson, Pattern, Task, of_house};
use room::RoomConfig;
use room::lesson::{LessonEffect, LessonInput, LessonTable};
use table::Seed;
use wire::{ClientMessage, Coach, CoachAnswerKind, FromTable, LessonAct, Moment, ToTable};

/// More than any step needs.
const MOST: usize = 4_000;

/// A learner with his table: shows at once whatever he is told, and has all the time of the world.
struct Learner {
    lesson: &'static Lesson,
    table: LessonTable,
    now: Duration,
    next_id: u32,
    round: u32,
    moment: Option<Moment>,
    coach: Option<Coach>,
    names: Vec<String>,
    last: Option<FromTable>,
    thoughts: Vec<LessonInput>,
}

impl Learner {
    fn open(game: &str, step: usize) -> Self {
        let lesson = of_house(game).unwrap_or_else(|| panic!("{game} has a lesson"));
        let config = Arc::new(RoomConfig::default());
        let table = LessonTable::open(config, lesson, step, Seed::from_number(7)).unwrap_or_else(|it| panic!("{it}"));
        let mut learner = Self {
            lesson,
            table,
            now: Duration::ZERO,
            next_id: 1,
            round: 0,
            moment: None,
            coach: None,
            names: Vec::new(),
            last: None,
            thoughts: Vec::new(),
        };
        let hello = ToTable::Hello { protocol: wire::PROTOCOL, secret: None, seat: None, have: None, shows: true };
        learner.say(hello);
        assert!(learner.moment.is_none(), "whoever looks through nobody's eyes sees nothing");
        learner.say(ToTable::Look { seat: Some(lesson.learner.into()) });
        learner.settle();
        learner
    }

    fn say(&mut self, says: ToTable) {
        let id = self.next_id;
        self.next_id += 1;
        self.feed(LessonInput::Says(ClientMessage { id, says }));
    }

    fn feed(&mut self, input: LessonInput) {
        for effect in self.table.handle(self.now, input) {
            match effect {
                LessonEffect::Send(text) => self.hear(&text),
                LessonEffect::Think { ticket, task, due, .. } => {
                    assert!(due >= self.now);
                    self.thoughts.push(LessonInput::Thought { ticket, answer: Some(task.run()) });
                }
                LessonEffect::Trouble(what) => panic!("{}: {what}", self.lesson.game),
            }
        }
    }

    fn hear(&mut self, text: &str) {
        let message: FromTable = serde_json::from_str(text).unwrap_or_else(|it| panic!("{it}: {text}"));
        match message {
            FromTable::Welcome { table, seats, .. } => {
                assert_eq!(seats, [u8::from(self.lesson.learner)]);
                let name = |it: &wire::SeatInfo| match &it.who {
                    wire::SeatKind::Bot { name, .. } => name.clone(),
                    _ => String::new(),
                };
                self.names = table.seats.iter().map(name).collect();
            }
            FromTable::Picture { round, now, .. } => {
                assert!(round > self.round || self.moment.as_ref().is_some_and(|it| it.number == now.number));
                (self.round, self.moment) = (round, Some(now));
            }
            FromTable::Moment { round, now, .. } => {
                assert_eq!(round, self.round);
                let moment = self.moment.as_mut().expect("a picture comes first");
                assert_eq!(now.number, moment.number + 1, "no gap");
                moment.follow(now);
            }
            FromTable::Coach { coach } => self.coach = Some(coach),
            other => self.last = Some(other),
        }
    }

    fn coach(&self) -> &Coach {
        self.coach.as_ref().expect("the coach has spoken")
    }

    fn view(&self) -> serde_json::Value {
        self.moment.as_ref().expect("a picture").view.clone()
    }

    /// Until the learner is asked, or the step is done.
    fn settle(&mut self) {
        for _ in 0..MOST {
            let moment = self.moment.as_ref().map_or(0, |it| it.number);
            self.say(ToTable::Seen { round: self.round, moment });
            if let Some(thought) = self.thoughts.pop() {
                self.feed(thought);
            } else if let Some(due) = self.table.due() {
                assert!(due > self.now, "the others take their time");
                self.now = due;
                self.feed(LessonInput::Ring);
            } else {
                return;
            }
        }
        panic!("{}: it never comes to rest", self.lesson.game);
    }

    fn attempt(&mut self, deed: &str) {
        self.last = None;
        if deed.starts_with('@') {
            self.say(ToTable::Lesson { act: LessonAct::Deed { deed: deed.into() } });
        } else {
            let after = self.moment.as_ref().map_or(0, |it| it.number);
            let seat = self.lesson.learner.into();
            self.say(ToTable::Play { seat, after, notation: deed.into() });
        }
    }

    fn task(&self) -> Option<&'static Task> {
        let coach = self.coach();
        self.lesson.steps[coach.step as usize].tasks.get(coach.task as usize)
    }

    fn moves(&self) -> Vec<String> {
        self.moment.as_ref().map_or_else(Vec::new, |it| it.moves.clone())
    }

    /// What the pattern means here.
    fn meant(&self, pattern: &Pattern) -> Vec<String> {
        if pattern.is_deed() {
            return vec![pattern.words()];
        }
        let view = self.view();
        self.moves().into_iter().filter(|it| pattern.means(it, &view)).collect()
    }

    /// Does what is wanted, or anything where bots play.
    fn go_on(&mut self) {
        let task = self.task().expect("a task");
        let deed = match task.accept.first() {
            Some(wanted) => self.meant(&wanted.pattern).first().cloned(),
            None => self.moves().first().cloned(),
        };
        let deed = deed.unwrap_or_else(|| panic!("{}: nothing to do in {:?}", self.lesson.game, self.coach()));
        self.attempt(&deed);
        let answer = self.coach().answer.clone();
        assert!(answer.is_none(), "{}: `{deed}` is wanted, but {answer:?}", self.lesson.game);
        self.settle();
    }

    fn finish_step(&mut self) {
        for _ in 0..MOST {
            if self.coach().done {
                return;
            }
            self.go_on();
        }
        panic!("{}: the step never ends", self.lesson.game);
    }

    fn go(&mut self, step: usize) {
        self.say(ToTable::Lesson { act: LessonAct::Go { step: step as u32 } });
        self.settle();
    }
}

fn taught() -> Vec<&'static str> {
    KEYS.iter().copied().filter(|it| of_house(it).is_some()).collect()
}

#[test]
fn every_lesson_is_taken_to_its_end() {
    assert_eq!(taught().len(), 5);
    for game in taught() {
        let mut learner = Learner::open(game, 0);
        let n_steps = learner.lesson.steps.len();
        for step in 0..n_steps {
            if step > 0 {
                learner.go(step);
            }
            let coach = learner.coach();
            assert_eq!((coach.step as usize, coach.steps.len()), (step, n_steps));
            assert!(!coach.says.is_empty() && !coach.done, "{game}: {coach:?}");
            learner.finish_step();
            let coach = learner.coach();
            assert!(coach.says.is_empty() && !coach.waits && !coach.astray, "{game}: {coach:?}");
            assert!(coach.closing.is_some(), "{game}: step {step} ends without a word: {:?}", learner.view());
        }
    }
}

/// Every named mistake that can be made without wandering off first gets its own answer, and leaves or restores the position.
#[test]
fn every_named_mistake_gets_its_answer() {
    let mut n_tried = 0;
    for game in taught() {
        let lesson = of_house(game).expect("a lesson");
        for (idx, step) in lesson.steps.iter().enumerate() {
            for (nth, task) in step.tasks.iter().enumerate() {
                for answer in &task.wrong {
                    let mut learner = Learner::open(game, idx);
                    while (learner.coach().task as usize) < nth {
                        learner.go_on();
                    }
                    n_tried += usize::from(tried(&mut learner, answer));
                }
            }
        }
    }
    assert!(n_tried > 90, "{n_tried}");
}

fn tried(learner: &mut Learner, answer: &Answer) -> bool {
    let text = learner.lesson.text(&learner.lesson.steps[learner.coach().step as usize], &answer.key);
    let before = learner.view();
    let task = learner.task().expect("a task");
    let right = task.accept.iter().map(|it| &it.pattern).chain(task.also.iter().map(|it| &it.pattern));
    let right: Vec<String> = right.flat_map(|it| learner.meant(it)).collect();
    // What is right in this place is no mistake, though the pattern be wide enough to mean it.
    for deed in
        learner.meant(&answer.pattern).into_iter().filter(|it| answer.pattern.when().is_some() || !right.contains(it))
    {
        learner.attempt(&deed);
        let said = learner.coach().answer.clone().unwrap_or_else(|| panic!("nothing is said of `{deed}`"));
        if said.text.as_ref() != Some(&text) {
            // Another line meant it first; a shown one stands on the table until it is taken back.
            learner.settle();
            learner.say(ToTable::Lesson { act: LessonAct::TakeBack });
            learner.settle();
            continue;
        }
        if answer.then.is_empty() {
            assert_eq!(said.kind, CoachAnswerKind::Wrong);
            let is_deed = deed.starts_with('@');
            assert!(is_deed || matches!(&learner.last, Some(FromTable::Error { code, .. }) if code == "not-wanted"));
            assert_eq!(learner.view(), before, "`{deed}` is not made");
        } else {
            assert_eq!(said.kind, CoachAnswerKind::Shown);
            learner.settle();
            assert!(learner.coach().astray, "`{deed}` stands on the table");
            assert_eq!(learner.coach().answer.as_ref().and_then(|it| it.text.clone()), Some(text.clone()));
            let round = learner.round;
            learner.attempt(&deed);
            assert!(matches!(&learner.last, Some(FromTable::Error { .. })), "nothing goes on before it is taken back");
            learner.say(ToTable::Lesson { act: LessonAct::TakeBack });
            learner.settle();
            assert!(learner.round > round, "another position is another game to the client");
            assert_eq!(learner.view(), before, "`{deed}` is taken back");
        }
        learner.finish_step();
        return true;
    }
    assert!(answer.pattern.when().is_some(), "{}: `{}` cannot be tried", learner.lesson.game, answer.pattern.words());
    false
}

#[test]
fn what_is_against_the_rules_names_its_rule() {
    let mut learner = Learner::open("bestioles", 0);
    learner.attempt("deploy sea-6 air");
    assert!(matches!(&learner.last, Some(FromTable::Refused { rule, .. }) if rule.starts_with("BES-")));
    let said = learner.coach().answer.clone().expect("an answer");
    assert_eq!(said.kind, CoachAnswerKind::Refused);
    assert!(said.text.is_some_and(|it| it.starts_with("bestioles-refusal-")) && said.rule.is_some());
    learner.attempt("nonsense");
    assert_eq!(learner.coach().answer.as_ref().map(|it| it.kind), Some(CoachAnswerKind::Refused));
}

#[test]
fn the_others_wait_until_everything_was_shown() {
    let mut learner = Learner::open("cryptide", 0);
    learner.attempt("cube K1");
    assert!(learner.coach().waits && learner.coach().says.is_empty());
    assert_eq!(learner.table.due(), None, "nobody moves behind the learner's back");
    let number = learner.moment.as_ref().expect("a picture").number;
    learner.say(ToTable::Seen { round: learner.round, moment: number });
    let due = learner.table.due().expect("now they do");
    assert_eq!(due, learner.now + RoomConfig::default().bot_delay);
    learner.settle();
    assert!(learner.coach().done);
}

#[test]
fn strangers_words_change_nothing() {
    let mut learner = Learner::open("bestioles", 0);
    let before = learner.view();
    for says in [
        ToTable::Look { seat: Some(1) },
        ToTable::Look { seat: None },
        ToTable::Play { seat: 1, after: 0, notation: "withdraw".into() },
        ToTable::Play { seat: 0, after: 99, notation: "deploy sea-6 sea".into() },
        ToTable::Play { seat: 0, after: 0, notation: "@notebook fill".into() },
        ToTable::Chat { text: "hello".into(), channel: None },
        ToTable::Sleep { seat: 1, asleep: true },
        ToTable::Lesson { act: LessonAct::Go { step: 99 } },
    ] {
        learner.last = None;
        learner.say(says.clone());
        assert!(matches!(&learner.last, Some(FromTable::Error { .. })), "{says:?}: {:?}", learner.last);
        assert_eq!(learner.view(), before);
    }
    // Scribbling in a notebook that nobody asks about is not even answered by the coach.
    learner.attempt("@notebook fill");
    assert!(learner.coach().answer.is_none());
    learner.finish_step();
}

#[test]
fn who_comes_back_is_shown_another_game() {
    let lesson = of_house("bestioles").expect("a lesson");
    let config = Arc::new(RoomConfig::default());
    let mut table = LessonTable::open(config, lesson, 2, Seed::from_number(1)).expect("a lesson");
    let have = Some(wire::Have { round: 5, moment: 3 });
    let says = ToTable::Hello { protocol: wire::PROTOCOL, secret: None, seat: Some(0), have, shows: true };
    let effects = table.handle(Duration::ZERO, LessonInput::Says(ClientMessage { id: 1, says }));
    let told: Vec<FromTable> = effects
        .iter()
        .filter_map(|it| if let LessonEffect::Send(text) = it { serde_json::from_str(text).ok() } else { None })
        .collect();
    assert!(
        matches!(&told[..], [FromTable::Welcome { .. }, FromTable::Picture { round: 6, .. }, FromTable::Coach { coach }] if coach.step == 2)
    );
}

#[test]
fn names_are_those_of_the_house_and_each_is_one() {
    let learner = Learner::open("loups-garous", 0);
    let others: Vec<&String> = learner.names.iter().filter(|it| !it.is_empty()).collect();
    assert_eq!(others.len(), 7);
    assert!(others.iter().enumerate().all(|(idx, it)| !others[..idx].contains(it)));
}
