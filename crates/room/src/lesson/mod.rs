//! The table of a lesson: a machine without wires beside [`crate::Room`], for one learner. It speaks the same protocol, so that
//! whoever shows a table shows a lesson, and has a coach besides. Nothing of it is kept, and nobody else ever looks at it.
//!
//! What the learner does goes to a [`cabinet::lesson::Course`], which knows the position and what is wanted in it. The others
//! answer one at a time, once what happened before has been shown; in a task that bots have taken over, bots do.

mod bots;
mod coach;
mod table;

pub use coach::lesson_info;
pub use table::{LessonEffect, LessonInput, LessonTable};
