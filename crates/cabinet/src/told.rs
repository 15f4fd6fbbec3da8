//! A moment as text: written straight from the game's own types, once for each viewer.

use serde::Serialize;
use serde_json::Value;
use table::{Outcome, Referee, Seats, Seen, Since, Turn, Viewer, Walk};
use wire::{ChannelInfo, Moment, MoveOutcome, ReplayMoment};

use crate::Served;
use crate::notations::Notations;

/// What a viewer was told last.
pub(crate) struct Told<G: Served> {
    /// Number of that moment; none if nothing was told yet.
    number: Option<u32>,
    text: String,
    moves: Vec<G::Move>,
    /// Earlier moments that somebody had missed.
    missed: Vec<String>,
    /// A list that is filled with the next moves, to be compared with the last ones.
    spare: Vec<G::Move>,
}

impl<G: Served> Default for Told<G> {
    fn default() -> Self {
        Self { number: None, text: String::new(), moves: Vec::new(), missed: Vec::new(), spare: Vec::new() }
    }
}

/// A moment but for who is awaited and where one can talk.
pub(crate) struct Text<'a, N, V> {
    pub(crate) number: u32,
    pub(crate) news: &'a [N],
    pub(crate) view: V,
    pub(crate) asked: bool,
    pub(crate) outcome: Option<&'a Outcome>,
}

impl<N: Serialize, V: Serialize> Text<'_, N, V> {
    /// Writes it without its closing brace, with `moves` unless they are known.
    fn write<G: Served>(&self, moves: Option<(&Notations, &[G::Move])>, into: String) -> String {
        let mut text = into.into_bytes();
        text.clear();
        text.extend_from_slice(b"{\"number\":");
        let written = serde_json::to_writer(&mut text, &self.number);
        text.extend_from_slice(b",\"news\":");
        let written = written.and_then(|()| serde_json::to_writer(&mut text, self.news));
        text.extend_from_slice(b",\"view\":");
        let written = written.and_then(|()| serde_json::to_writer(&mut text, &self.view));
        if let Some((notations, moves)) = moves {
            text.extend_from_slice(b",\"moves\":");
            notations.write::<G>(moves, &mut text);
        }
        text.extend_from_slice(if self.asked {
            b",\"asked\":true,\"outcome\":"
        } else {
            b",\"asked\":false,\"outcome\":"
        });
        let outcome = self.outcome.map(said);
        written.and_then(|()| serde_json::to_writer(&mut text, &outcome)).expect("views and news are plain data");
        String::from_utf8(text).expect("JSON is text")
    }
}

impl<G: Served> Told<G> {
    /// Whether the text is that of moment `number`.
    pub(crate) fn is_of(&self, number: u32) -> bool {
        self.number == Some(number)
    }

    /// Somebody was shown the latest moment with these moves: if they are others than those told before, the next
    /// moment says all of them.
    pub(crate) fn is_known_with(&mut self, moves: &[G::Move]) {
        if self.moves != moves {
            *self = Self::default();
        }
    }

    /// The text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// An empty list for the moves of the next moment.
    pub(crate) fn spare(&mut self) -> Vec<G::Move> {
        self.spare.clear();
        std::mem::take(&mut self.spare)
    }

    /// Writes the moment after the one that was told last, by what is new in it.
    pub(crate) fn tell(
        &mut self,
        text: &Text<'_, G::News, Since<'_, G::View>>,
        moves: Vec<G::Move>,
        notations: &Notations,
    ) {
        // Who was told the last moment knows its moves; whoever comes in anew might know older ones.
        let same = text.number.checked_sub(1).is_some_and(|it| self.is_of(it)) && self.moves == moves;
        let new = (!same).then_some((notations, moves.as_slice()));
        self.text = text.write::<G>(new, std::mem::take(&mut self.text));
        self.spare = std::mem::replace(&mut self.moves, moves);
        self.number = Some(text.number);
    }

    /// Keeps the moments that somebody has missed until they are sent.
    pub(crate) fn keep_missed(&mut self, missed: Vec<String>) -> Vec<&str> {
        self.missed = missed;
        self.missed.iter().map(String::as_str).collect()
    }
}

/// A moment as text, from nothing.
pub(crate) fn whole<G: Served>(text: &Text<'_, G::News, &G::View>, moves: &[G::Move], notations: &Notations) -> String {
    text.write::<G>(Some((notations, moves)), String::new())
}

/// The moments along a walk as texts, each by what is new in it.
pub(crate) fn missed<G: Served>(walk: &mut Walk<'_, G>, viewer: Viewer, notations: &Notations) -> Vec<String> {
    let mut texts = Vec::new();
    let mut before = walk.view();
    while let Some((number, seen)) = walk.next_moment() {
        let past = walk.here();
        let moves = viewer.seat().map_or_else(Vec::new, |seat| past.moves(seat.into()));
        let (asked, outcome) = (is_asked(past, viewer), past.outcome());
        let view = Since { now: &seen.view, before: &before };
        let text = Text { number, news: &seen.news, view, asked, outcome: outcome.as_ref() };
        texts.push(text.write::<G>(Some((notations, &moves)), String::new()));
        before = seen.view;
    }
    texts
}

/// All that was heard, as the text of a list.
pub(crate) fn past<G: Served>(heard: impl Iterator<Item = (u32, Vec<G::News>)>) -> String {
    #[derive(Serialize)]
    struct Past<N> {
        number: u32,
        news: Vec<N>,
    }
    let past: Vec<Past<G::News>> = heard.map(|(number, news)| Past { number, news }).collect();
    serde_json::to_string(&past).expect("news are plain data")
}

/// Whether the game waits for this viewer.
pub(crate) fn is_asked<G: Served>(referee: &Referee<G>, viewer: Viewer) -> bool {
    match referee.turn() {
        Turn::Open { must, .. } => viewer.seat().is_some_and(|seat| must.contains(seat)),
        Turn::Over(_) => false,
    }
}

/// An outcome as the wire says it.
pub(crate) fn said(outcome: &Outcome) -> MoveOutcome {
    MoveOutcome {
        winners: numbers(outcome.winners()),
        ranks: outcome.ranks().to_vec(),
        reason: outcome.reason().into(),
    }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(Into::into).collect()
}

/// Plain data as JSON.
fn json<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("views and news are plain data")
}

/// News as JSON.
pub(crate) fn values<N: Serialize>(news: &[N]) -> Vec<Value> {
    news.iter().map(json).collect()
}

pub(crate) fn replay_moment<G: Served>(step: usize, seen: &Seen<G>) -> ReplayMoment {
    ReplayMoment { step: step as u32, news: values(&seen.news), view: json(&seen.view) }
}

/// A moment as data.
pub(crate) fn moment<G: Served>(referee: &Referee<G>, viewer: Viewer, number: u32, seen: &Seen<G>) -> Moment {
    let moves = viewer.seat().map_or_else(Vec::new, |seat| referee.moves(seat.into()));
    let channels = referee.channels(viewer).into_iter();
    Moment {
        number,
        news: values(&seen.news),
        view: json(&seen.view),
        moves: moves.iter().map(ToString::to_string).collect(),
        asked: is_asked(referee, viewer),
        awaited: numbers(referee.awaited(viewer)),
        channels: channels.map(|it| ChannelInfo { key: it.key.into(), write: it.write }).collect(),
        outcome: referee.outcome().as_ref().map(said),
    }
}
