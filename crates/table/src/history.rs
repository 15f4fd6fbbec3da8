//! A game with its past: what a table needs to show anybody what he missed, without playing all of it again.

use crate::referee::Made;
use crate::rules::Listener;
use crate::{Actor, Record, RecordError, Referee, Refusal, Rules, Seed, Seen, Step, Viewer};

/// After so many steps the position is kept: nothing has to be played again from further back.
const EVERY: usize = 16;

/// A set of viewers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Viewers(u32);

impl Viewers {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    const fn bit(viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Seat(seat) => 1 << seat.idx(),
            Viewer::Public => 1 << 31,
        }
    }

    /// Whether `viewer` is one of them.
    pub const fn contains(self, viewer: Viewer) -> bool {
        self.0 & Self::bit(viewer) != 0
    }

    /// One more.
    pub const fn insert(&mut self, viewer: Viewer) {
        self.0 |= Self::bit(viewer);
    }

    /// Whether everybody at a table for `n_seats` is one of them.
    pub fn is_everybody(self, n_seats: usize) -> bool {
        Viewer::all(n_seats).all(|it| self.contains(it))
    }
}

/// A step that is allowed and fully played, but not yet part of the game: it can be written down first.
pub struct Ahead<G: Rules> {
    actor: Actor,
    mv: G::Move,
    state: G::State,
    events: Vec<G::Event>,
    noticed: Viewers,
    /// The stream it drew from, if it did.
    drawn: Option<u64>,
}

impl<G: Rules> Ahead<G> {
    /// Who will notice it.
    pub fn noticed(&self) -> Viewers {
        self.noticed
    }

    /// What `viewer` will hear of it.
    pub fn news(&self, viewer: Viewer) -> impl Iterator<Item = G::News> {
        self.events.iter().filter_map(move |it| G::project(it, viewer))
    }
}

/// What a viewer saw, as far as it has been asked for.
struct Eyes<G: Rules> {
    /// Number of his latest moment.
    number: u32,
    /// What he sees.
    now: Option<G::View>,
    /// What he saw before his latest moment.
    before: Option<G::View>,
}

/// A game under way, and its past as each viewer met it. Like a [`Referee`] it gives nothing away but views and news.
pub struct History<G: Rules> {
    referee: Referee<G>,
    /// The position before the last step.
    previous: G::State,
    /// The positions after 0, 16, 32 … steps.
    kept: Vec<G::State>,
    /// What happened, step after step.
    events: Vec<G::Event>,
    /// How many events there were after each step.
    ends: Vec<u32>,
    /// Who noticed each step.
    noticed: Vec<Viewers>,
    /// By seat, the public last.
    eyes: Vec<Eyes<G>>,
}

/// One step on a walk through the past.
#[derive(Clone, Debug)]
pub struct Stride<G: Rules> {
    /// Who moved.
    pub actor: Actor,
    /// Number of the viewer's latest moment after it.
    pub number: u32,
    /// What he heard; `None` if he noticed nothing.
    pub news: Option<Vec<G::News>>,
}

/// A walk through the past with the eyes of one viewer, step by step.
pub struct Walk<'a, G: Rules> {
    history: &'a History<G>,
    viewer: Viewer,
    past: Referee<G>,
    /// How many steps lie behind.
    at: usize,
    number: u32,
}

impl<G: Rules> History<G> {
    /// Begins with a game that has just been dealt.
    pub fn begin(dealt: Referee<G>) -> Self {
        let eyes = Viewer::all(dealt.n_seats()).map(|_| Eyes { number: 0, now: None, before: None }).collect();
        Self {
            previous: dealt.state.clone(),
            kept: vec![dealt.state.clone()],
            events: Vec::new(),
            ends: Vec::new(),
            noticed: Vec::new(),
            eyes,
            referee: dealt,
        }
    }

    /// Plays a whole record and checks its result.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        let mut history = Self::begin(Referee::open(record)?);
        if record.undos.is_empty() {
            for (number, step) in (1..).zip(&record.steps) {
                let ahead = history.look_at(number, step)?;
                history.go(ahead);
            }
        } else {
            history.take_line(Referee::replay(record)?)?;
        }
        history.referee.agrees(record)?;
        Ok(history)
    }

    /// Plays what was not taken back in a game that was played elsewhere, each step with its own chance.
    fn take_line(&mut self, played: Referee<G>) -> Result<(), RecordError> {
        for made in &played.steps {
            let at_fault = |refusal| RecordError::Move { number: made.entry, refusal };
            let ahead = self.look_ahead_by(made.actor, made.mv, made.stream).map_err(at_fault)?;
            self.go(ahead);
        }
        let Referee { steps, taken_back, n_drawn, .. } = played;
        (self.referee.steps, self.referee.taken_back, self.referee.n_drawn) = (steps, taken_back, n_drawn);
        Ok(())
    }

    /// The game as it stands.
    pub fn now(&self) -> &Referee<G> {
        &self.referee
    }

    /// The next step takes its chance from another seed ([`Referee::with_luck`]).
    pub fn with_luck(&mut self, seed: Seed) {
        self.referee.with_luck(seed);
    }

    /// Plays a step aside, or says why not. The game does not know of it yet.
    pub fn look_ahead(&mut self, actor: Actor, mv: G::Move) -> Result<Ahead<G>, Refusal> {
        self.look_ahead_by(actor, mv, None)
    }

    /// Plays a step of a record aside; `number` counts from 1 and names the step if it is at fault.
    pub fn look_at(&mut self, number: usize, step: &Step) -> Result<Ahead<G>, RecordError> {
        let at_fault = |refusal| RecordError::Move { number, refusal };
        let mv = step.notation.parse().map_err(at_fault)?;
        self.look_ahead_by(step.actor, mv, step.stream).map_err(at_fault)
    }

    /// The same with a given stream, or the next.
    fn look_ahead_by(&mut self, actor: Actor, mv: G::Move, stream: Option<u64>) -> Result<Ahead<G>, Refusal> {
        G::allow(&self.referee.state, actor, mv)?;
        let mut state = self.referee.state.clone();
        let mut heard = Listener::default();
        let mut rng = self.referee.rng(self.referee.steps.len(), stream);
        G::apply(&mut state, actor, mv, &mut rng, &mut heard);
        let mut ahead = Ahead { actor, mv, state, events: heard.events, noticed: Viewers::EMPTY, drawn: rng.drawn() };
        for (idx, viewer) in Viewer::all(self.referee.n_seats).enumerate() {
            if self.notices(idx, viewer, &ahead) {
                ahead.noticed.insert(viewer);
            }
        }
        Ok(ahead)
    }

    /// Whether `viewer` hears something, sees something or finds other places to talk.
    fn notices(&mut self, idx: usize, viewer: Viewer, ahead: &Ahead<G>) -> bool {
        if ahead.events.iter().any(|it| G::project(it, viewer).is_some()) {
            return true;
        }
        let before = self.eyes[idx].now.get_or_insert_with(|| G::view(&self.referee.state, viewer));
        *before != G::view(&ahead.state, viewer)
            || crate::referee::channels::<G>(&ahead.state, viewer) != self.referee.channels(viewer)
    }

    /// Makes a step that was played aside part of the game. It must be the next one.
    pub fn go(&mut self, ahead: Ahead<G>) {
        let Ahead { actor, mv, state, events, noticed, drawn } = ahead;
        self.previous = std::mem::replace(&mut self.referee.state, state);
        self.referee.add(actor, mv, drawn);
        self.events.extend(events);
        self.ends.push(self.events.len() as u32);
        self.noticed.push(noticed);
        if self.referee.steps.len().is_multiple_of(EVERY) {
            self.kept.push(self.referee.state.clone());
        }
        for (eyes, viewer) in self.eyes.iter_mut().zip(Viewer::all(self.referee.n_seats)) {
            if noticed.contains(viewer) {
                eyes.number += 1;
                eyes.before = eyes.now.take();
            }
        }
    }

    /// Makes a step, or says why not and changes nothing.
    pub fn play(&mut self, actor: Actor, mv: G::Move) -> Result<(), Refusal> {
        let ahead = self.look_ahead(actor, mv)?;
        self.go(ahead);
        Ok(())
    }

    /// Number of the viewer's latest moment; the deal is 0.
    pub fn number(&self, viewer: Viewer) -> u32 {
        self.eyes[self.idx(viewer)].number
    }

    fn idx(&self, viewer: Viewer) -> usize {
        let public = self.eyes.len() - 1;
        viewer.seat().map_or(public, |it| it.idx().min(public))
    }

    /// Whether the viewer's latest moment is the last step of the game.
    pub fn has_just_noticed(&self, viewer: Viewer) -> bool {
        self.noticed.last().is_some_and(|it| it.contains(viewer))
    }

    /// What the viewer heard at his latest moment, as far as he may be told of it now.
    pub fn news(&self, viewer: Viewer) -> Vec<G::News> {
        let step = self.noticed.iter().rposition(|it| it.contains(viewer));
        step.map_or_else(Vec::new, |step| self.news_of(step, viewer))
    }

    /// What the viewer heard of the last step, all of it: for who remembers by himself.
    pub fn just_heard(&self, viewer: Viewer) -> Vec<G::News> {
        self.noticed.len().checked_sub(1).map_or_else(Vec::new, |step| self.projected(step, viewer))
    }

    fn projected(&self, step: usize, viewer: Viewer) -> Vec<G::News> {
        let begin = step.checked_sub(1).map_or(0, |it| self.ends[it] as usize);
        self.events[begin..self.ends[step] as usize].iter().filter_map(|it| G::project(it, viewer)).collect()
    }

    /// What the viewer heard of a step, as far as he may be told of it now.
    fn news_of(&self, step: usize, viewer: Viewer) -> Vec<G::News> {
        let mut news = self.projected(step, viewer);
        G::forget_news(&self.referee.state, viewer, &mut news);
        news
    }

    /// All that the viewer has heard and may be told of now, by moment.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = (u32, Vec<G::News>)> {
        let steps = (0..self.noticed.len()).filter(move |it| self.noticed[*it].contains(viewer));
        (1..).zip(steps).map(move |(number, step)| (number, self.news_of(step, viewer))).filter(|it| !it.1.is_empty())
    }

    /// What the viewer sees, and what he saw before his latest moment. The second holds only if that moment is the last
    /// step of the game ([`History::has_just_noticed`]).
    pub fn views(&mut self, viewer: Viewer) -> (&G::View, &G::View) {
        let idx = self.idx(viewer);
        let eyes = &mut self.eyes[idx];
        let now = eyes.now.get_or_insert_with(|| G::view(&self.referee.state, viewer));
        let before = eyes.before.get_or_insert_with(|| G::view(&self.previous, viewer));
        (now, before)
    }

    /// What the viewer sees.
    pub fn view(&mut self, viewer: Viewer) -> &G::View {
        let idx = self.idx(viewer);
        self.eyes[idx].now.get_or_insert_with(|| G::view(&self.referee.state, viewer))
    }

    /// Nobody looks with these eyes any more: what they saw is not kept ready.
    pub fn close_eyes(&mut self, viewer: Viewer) {
        let idx = self.idx(viewer);
        (self.eyes[idx].now, self.eyes[idx].before) = (None, None);
    }

    /// A walk that begins at the viewer's moment `from` (the last one if there is none such).
    pub fn walk(&self, viewer: Viewer, from: u32) -> Walk<'_, G> {
        let mut left = from.min(self.number(viewer));
        let steps = self.noticed.iter().map(|it| it.contains(viewer)).take_while(|noticed| {
            let goes = left > 0;
            left -= u32::from(goes && *noticed);
            goes
        });
        let start = steps.count();
        let state = self.kept[start / EVERY].clone();
        let mut past = self.referee.with_state(state);
        for (at, made) in self.referee.steps.iter().enumerate().take(start).skip(start / EVERY * EVERY) {
            past.repeat(at, made);
        }
        Walk { history: self, viewer, past, at: start, number: from.min(self.number(viewer)) }
    }

    /// The game once more as the viewer met it and may be told now: the deal, then every step he noticed.
    pub fn retrace(&self, viewer: Viewer) -> impl Iterator<Item = Seen<G>> {
        let mut walk = self.walk(viewer, 0);
        let dealt = Seen { news: Vec::new(), view: walk.view() };
        std::iter::once(dealt).chain(std::iter::from_fn(move || walk.next_moment().map(|(_, seen)| seen)))
    }

    /// The same with nothing forgotten: for who remembers by himself.
    pub fn remembered(&self, viewer: Viewer) -> Vec<Seen<G>> {
        let mut walk = self.walk(viewer, 0);
        let mut moments = vec![Seen { news: Vec::new(), view: walk.here().view(viewer) }];
        while let Some(stride) = walk.step() {
            if stride.news.is_some() {
                moments.push(Seen { news: self.projected(walk.at - 1, viewer), view: walk.here().view(viewer) });
            }
        }
        moments
    }
}

impl<G: Rules> Walk<'_, G> {
    /// The game as it stood then.
    pub fn here(&self) -> &Referee<G> {
        &self.past
    }

    /// Number of the viewer's latest moment then.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What he saw then, as far as he may be told of it now.
    pub fn view(&self) -> G::View {
        let mut view = self.past.view(self.viewer);
        G::forget_view(&self.history.referee.state, self.viewer, &mut view);
        view
    }

    /// The next step; `None` once the walk has reached the present.
    pub fn step(&mut self) -> Option<Stride<G>> {
        let made = self.history.referee.steps.get(self.at)?;
        let Made { actor, .. } = *made;
        self.past.repeat(self.at, made);
        let noticed = self.history.noticed[self.at].contains(self.viewer);
        self.number += u32::from(noticed);
        let news = noticed.then(|| self.history.news_of(self.at, self.viewer));
        self.at += 1;
        Some(Stride { actor, number: self.number, news })
    }

    /// The next step that he noticed.
    pub fn next_moment(&mut self) -> Option<(u32, Seen<G>)> {
        loop {
            let stride = self.step()?;
            if let Some(news) = stride.news {
                return Some((stride.number, Seen { news, view: self.view() }));
            }
        }
    }
}

impl<G: Rules> std::fmt::Debug for History<G> {
    /// Says which game and how far; never what is hidden.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "History({}, {} steps)", G::KEY, self.noticed.len())
    }
}

impl<G: Rules> std::fmt::Debug for Ahead<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Ahead({})", G::KEY)
    }
}

impl<G: Rules> std::fmt::Debug for Walk<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Walk({}, step {})", G::KEY, self.at)
    }
}
