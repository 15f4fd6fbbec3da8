//! `bestiaire replay --trace`: all of a record, one line of JSON a step.
//!
//! A record holds the seed, so that its reader can know everything anyway; nothing here is ever sent to a client.

use cabinet::{Game, Visitor};
use serde_json::{Map, Value, json};
use table::{Actor, Counting, Record, RecordError, Referee, Seat, Turn, Viewer};

use crate::desk::Desk;

/// Writes the deal and the first `to` steps.
pub(crate) fn write(record: &Record, to: usize, desk: &mut Desk) -> anyhow::Result<()> {
    let unknown = || RecordError::Game(record.game.clone());
    cabinet::open(&record.game, Trace { record, to, desk }).ok_or_else(unknown)?
}

struct Trace<'a> {
    record: &'a Record,
    to: usize,
    desk: &'a mut Desk,
}

impl Visitor for Trace<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self) -> Self::Out {
        let mut referee = Referee::<G>::open(self.record)?;
        let mut deal = page(&referee);
        deal.insert("chance".into(), json!({ "stream": 0, "seed": self.record.seed.to_string() }));
        deal.insert("events".into(), serde_json::to_value(Vec::from_iter(referee.disclosed_deal()))?);
        deal.insert("options".into(), serde_json::to_value(referee.options())?);
        write_line(self.desk, deal)?;
        for (idx, step) in self.record.steps[..self.to].iter().enumerate() {
            let happened = referee.follow(idx + 1, step)?;
            let mut line = page(&referee);
            line.insert("actor".into(), actor(step.actor));
            line.insert("move".into(), json!(step.notation));
            line.insert("chance".into(), stream(&referee));
            line.insert("events".into(), serde_json::to_value(happened.disclosed())?);
            write_line(self.desk, line)?;
        }
        Ok(())
    }
}

/// The stream that belongs to the last step; by draws, none if it drew nothing.
fn stream<G: Game>(referee: &Referee<G>) -> Value {
    let last = referee.n_entries();
    let stream = match referee.counting() {
        Counting::Moves => Some(last as u64),
        Counting::Draws => referee.draws().last().filter(|it| it.0 == last).map(|it| it.1),
    };
    stream.map_or(Value::Null, |it| json!({ "stream": it }))
}

fn write_line(desk: &mut Desk, page: Map<String, Value>) -> std::io::Result<()> {
    writeln!(desk.out, "{}", Value::Object(page))
}

/// Everything there is to say about a position.
fn page<G: Game>(referee: &Referee<G>) -> Map<String, Value> {
    let views: Map<_, _> = Viewer::all(referee.n_seats())
        .map(|it| {
            let name = it.seat().map_or_else(|| "public".into(), |seat| seat.to_string());
            (name, serde_json::to_value(referee.view(it)).unwrap_or_default())
        })
        .collect();
    let mut page = Map::new();
    page.insert("step".into(), json!(referee.n_steps()));
    page.insert("actor".into(), Value::Null);
    page.insert("move".into(), Value::Null);
    page.insert("chance".into(), Value::Null);
    page.insert("events".into(), json!([]));
    page.insert("legal".into(), legal(referee));
    page.insert("views".into(), Value::Object(views));
    page.insert("outcome".into(), serde_json::to_value(referee.outcome()).unwrap_or_default());
    page
}

/// The moves of everybody who must or may act now, by seat; `*` is the referee.
fn legal<G: Game>(referee: &Referee<G>) -> Value {
    let Turn::Open { must, may } = referee.turn() else { return json!({}) };
    let actors = (must | may).iter().map(Actor::Seat).chain(std::iter::once(Actor::Referee));
    let moves = |it: Actor| {
        let moves: Vec<String> = referee.moves(it).iter().map(ToString::to_string).collect();
        let name = match it {
            Actor::Seat(seat) => seat.to_string(),
            Actor::Referee => "*".into(),
        };
        (name, moves)
    };
    let fields = actors.map(moves).filter(|it| !it.1.is_empty()).map(|(name, moves)| (name, json!(moves)));
    Value::Object(fields.collect())
}

fn actor(actor: Actor) -> Value {
    match actor {
        Actor::Seat(seat) => json!(Seat::number(seat)),
        Actor::Referee => json!("*"),
    }
}
