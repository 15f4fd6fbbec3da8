//! Moves in words.

use crate::page::{self, fold_to};
use crate::{Scene, yes};
use texts::Args;

/// So many moves are listed one by one.
const FEW: usize = 24;
/// Beyond them, a kind with more than so many is summed up in a line.
const OF_A_KIND: usize = 6;
/// A line names so many choices at most.
const CHOICES: usize = 60;
/// Columns of a move as it is typed.
const TYPED: usize = 21;
/// Where the words begin.
const WORDS: usize = 4 + 2 + TYPED + 1;

/// These moves; where there are many, those of one kind are summed up.
pub(crate) fn some(scene: &Scene<'_>, moves: &[String]) -> String {
    if moves.len() <= FEW {
        return list(scene, moves);
    }
    let mut kinds: Vec<&str> = Vec::new();
    for kind in moves.iter().map(|it| verb(it)) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let lines: Vec<_> = kinds.iter().map(|it| kind(scene, moves, it)).collect();
    lines.join("\n")
}

fn verb(mv: &str) -> &str {
    mv.split(' ').next().unwrap_or(mv)
}

/// The moves of one kind: one by one, or in a line.
fn kind(scene: &Scene<'_>, moves: &[String], kind: &str) -> String {
    let moves: Vec<&String> = moves.iter().filter(|it| verb(it) == kind).collect();
    let id = format!("picture-{}-many-{kind}", scene.speaker.game);
    if moves.len() <= OF_A_KIND || !scene.speaker.texts.has(&id) {
        return list(scene, moves);
    }
    let rests: Vec<Vec<&str>> = moves.iter().map(|it| it.split(' ').skip(1).collect()).collect();
    let (first, second) = (column(&rests, 0), column(&rests, 1));
    let args = Args::new()
        .count("n", moves.len())
        .word("first", first.join(" "))
        .word("second", second.join(" "))
        .word("long", yes(first.len() > CHOICES));
    let usage = scene.get(&format!("{id}-as"), &args);
    fold_to(&format!("   …  {} {}", page::fit(&usage, TYPED), scene.get(&id, &args)), WORDS)
}

/// The different words at one place of the moves.
fn column<'a>(rests: &[Vec<&'a str>], place: usize) -> Vec<&'a str> {
    let mut words = Vec::new();
    for word in rests.iter().filter_map(|it| it.get(place)) {
        if !words.contains(word) {
            words.push(*word);
        }
    }
    words
}

/// Numbered moves with what they mean.
pub(crate) fn list<'a>(scene: &Scene<'_>, moves: impl IntoIterator<Item = &'a String>) -> String {
    moves.into_iter().map(|it| line(scene, it, None)).collect::<Vec<_>>().join("\n")
}

/// One of them, with something more to say of it.
pub(crate) fn line(scene: &Scene<'_>, mv: &String, more: Option<&str>) -> String {
    let number = scene.moves.iter().position(|it| it == mv).map_or(0, |it| it + 1);
    let mut line = match scene.label(mv) {
        Some(label) => format!("{number:>4}  {mv:<TYPED$} {label}"),
        None => format!("{number:>4}  {mv}"),
    };
    if let Some(more) = more {
        line = format!("{line} {more}");
    }
    fold_to(&line, WORDS)
}
