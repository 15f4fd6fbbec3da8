//! Taking a lesson in every way it names.

use super::{Answer, Course, Fault, Lesson, Pattern, Verdict};

/// Games that are played to the end of a task that bots take over.
const ENDINGS: u64 = 5;

/// A lesson that can be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Steps.
    pub n_steps: usize,
    /// Things the learner is asked to do.
    pub n_tasks: usize,
    /// Moves that get an answer of their own, all of them tried.
    pub n_answers: usize,
}

/// Takes every step as it should be, and once with every other move it names.
pub fn check(lesson: &Lesson) -> Result<Checked, Fault> {
    let mut checked = Checked { n_steps: lesson.steps.len(), ..Checked::default() };
    for step in 0..lesson.steps.len() {
        let mut course = Course::open(lesson, step)?;
        if course.step().tasks.is_empty() {
            return Err(Fault::new(course.step().line, "nothing is asked in this step: `task:`"));
        }
        while let Some(task) = course.task().cloned() {
            checked.n_tasks += 1;
            if task.says.is_empty() {
                return Err(Fault::new(task.line, "the coach says nothing: `say coach-1`"));
            }
            if task.bots.is_some() {
                for seed in 0..ENDINGS {
                    again(lesson, step, &course)?.play_out(seed)?;
                }
                break;
            }
            for answer in task.wrong.iter().chain(&task.also) {
                checked.n_answers += 1;
                tried(lesson, step, &course, answer)?;
            }
            for (nth, wanted) in task.accept.iter().enumerate().rev() {
                // The first is the story's own; the others must lead as far.
                let mut branch = again(lesson, step, &course)?;
                let deed = deed_of(&branch, &wanted.pattern)
                    .ok_or_else(|| Fault::new(task.line, format!("`{}` is not open here", wanted.pattern.words())))?;
                let verdict = branch.attempt(&deed);
                if !matches!(verdict, Verdict::Right(_)) {
                    return Err(Fault::new(task.line, format!("`{deed}` is wanted, but it is {verdict:?}")));
                }
                while branch.reply()? {}
                if nth == 0 {
                    course = branch;
                }
            }
            if task.accept.is_empty() {
                return Err(Fault::new(task.line, "nothing is wanted: `accept …` or `bots easy`"));
            }
        }
    }
    Ok(checked)
}

/// The same course once more, to try something else.
fn again(lesson: &Lesson, step: usize, course: &Course) -> Result<Course, Fault> {
    course.again_after(Course::open(lesson, step)?, course.made())
}

/// A move that the pattern means, or the deed itself.
fn deed_of(course: &Course, pattern: &Pattern) -> Option<String> {
    if pattern.is_deed() {
        return Some(pattern.words());
    }
    let view = course.view();
    course.moves().into_iter().find(|it| pattern.means(it, &view))
}

/// Makes the move that an answer is for: one that gets no other answer.
fn tried(lesson: &Lesson, step: usize, course: &Course, answer: &Answer) -> Result<(), Fault> {
    let mut branch = again(lesson, step, course)?;
    if answer.pattern.is_deed() {
        return lead_on(&mut branch, &answer.pattern.words(), answer);
    }
    // It may be meant for another place, which moves that are free lead to.
    if deed_of(&branch, &answer.pattern).is_none() && answer.pattern.when().is_some() {
        roam(lesson, step, course, &mut branch, answer)?;
    }
    let (view, here) = (branch.view(), branch.made().to_vec());
    let mut why = Fault::new(answer.line, format!("`{}` is not open here", answer.pattern.words()));
    for deed in branch.moves().iter().filter(|it| answer.pattern.means(it, &view)) {
        let mut branch = course.again_after(Course::open(lesson, step)?, &here)?;
        match lead_on(&mut branch, deed, answer) {
            Ok(()) => return Ok(()),
            Err(fault) => why = fault,
        }
    }
    Err(why)
}

fn lead_on(branch: &mut Course, deed: &str, answer: &Answer) -> Result<(), Fault> {
    let verdict = branch.attempt(deed);
    match &verdict {
        Verdict::Wrong(key) if *key == answer.key => Ok(()),
        Verdict::Shown(key) if *key == answer.key => {
            while branch.reply()? {}
            branch.take_back()
        }
        Verdict::Right(Some(key)) if *key == answer.key => {
            while branch.reply()? {}
            Ok(())
        }
        other => Err(Fault::new(answer.line, format!("`{deed}` should have this answer, but it is {other:?}"))),
    }
}

/// Goes wherever moves that are free lead, two of them at most, until the answer's own place is reached.
fn roam(lesson: &Lesson, step: usize, course: &Course, branch: &mut Course, answer: &Answer) -> Result<(), Fault> {
    for first in course.moves() {
        *branch = again(lesson, step, course)?;
        if branch.attempt(&first) != Verdict::Free {
            continue;
        }
        if deed_of(branch, &answer.pattern).is_some() {
            return Ok(());
        }
        for second in branch.moves() {
            *branch = again(lesson, step, course)?;
            branch.attempt(&first);
            if branch.attempt(&second) == Verdict::Free && deed_of(branch, &answer.pattern).is_some() {
                return Ok(());
            }
        }
    }
    Err(Fault::new(answer.line, format!("no free move leads to where `{}` is tried", answer.pattern.words())))
}
