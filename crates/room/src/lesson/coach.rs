//! What the coach has to say, and the lesson as the wire tells it.

use cabinet::lesson::{Bubble, Course, Lesson, Tip, Verdict};
use wire::{Coach, CoachAnswer, CoachAnswerKind, CoachSays, LessonInfo, LessonTip, LessonWhen};

/// All that is said at this moment; `answer` to what the learner has just done.
pub(super) fn coach(course: &Course, answer: Option<CoachAnswer>) -> Coach {
    let lesson = course.lesson();
    let says = |it: &Bubble| CoachSays { text: lesson.text(course.step(), &it.key), points: it.points_at.clone() };
    let (step, task) = course.place();
    let waits = course.is_replying();
    let done = !waits && !course.is_astray() && course.is_over();
    let asks = !waits && !course.is_astray() && !done;
    Coach {
        steps: lesson.steps.iter().map(|it| it.key.clone()).collect(),
        step: step as u32,
        task: task as u32,
        says: if asks { course.says().into_iter().map(says).collect() } else { Vec::new() },
        answer,
        alone: course.task().is_some_and(|it| it.bots.is_some()),
        waits,
        astray: course.is_astray(),
        done,
        closing: course.done().filter(|_| done).map(says),
    }
}

/// What is answered to it, if anything.
pub(super) fn answer(course: &Course, verdict: &Verdict) -> Option<CoachAnswer> {
    let text = |key: &String| course.lesson().text(course.step(), key);
    let (kind, text, rule) = match verdict {
        Verdict::Free | Verdict::Right(None) => return None,
        Verdict::Right(Some(key)) => (CoachAnswerKind::Also, Some(text(key)), None),
        Verdict::Wrong(key) => (CoachAnswerKind::Wrong, Some(text(key)), None),
        Verdict::Shown(key) => (CoachAnswerKind::Shown, Some(text(key)), None),
        Verdict::Elsewhere(key) => (CoachAnswerKind::Elsewhere, key.as_ref().map(text), None),
        Verdict::Refused(refusal, key) => {
            let own = || format!("{}-refusal-{}", course.lesson().game, refusal.code);
            (CoachAnswerKind::Refused, Some(key.as_ref().map_or_else(own, text)), Some(refusal.rule.to_owned()))
        }
    };
    Some(CoachAnswer { kind, text, rule })
}

/// A lesson as clients need it before and after it is taken.
pub fn lesson_info(lesson: &Lesson) -> LessonInfo {
    let tip = |it: &Tip| LessonTip {
        key: it.key.clone(),
        news: it.news.clone(),
        when: it.when.as_ref().map(|it| LessonWhen { place: it.place.clone(), values: it.values.clone() }),
    };
    LessonInfo {
        game: lesson.game.clone(),
        steps: lesson.steps.iter().map(|it| it.key.clone()).collect(),
        tips: lesson.tips.iter().map(tip).collect(),
    }
}
