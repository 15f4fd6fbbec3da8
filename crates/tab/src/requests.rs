//! What is asked by request: the same paths, bodies and statuses as on a server.

use std::str::FromStr;

use cabinet::lesson::of_house;
use ledger::TableId;
use riddles::{Date, collection, told};
use room::lesson::lesson_info;
use room::past::{ended, watch};
use room::{Ask, Presence, info, plan};
use serde::de::DeserializeOwned;
use table::Record;
use wire::{
    NewTable, NextGame, Replay, ReplayRequest, RiddleAnswer, RiddleOfDay, SeatKind, TableInfo, TablePhase, TableSummary,
};

use crate::border::Read;
use crate::desk::Shape;
use crate::engine;
use crate::house::{House, LINKS_BEGIN, Purpose, contents};
use crate::refused::{Refused, of_kept};
use crate::rows::{StoredGame, StoredTable, TableRow};

/// Tables in a list at most.
const LISTED: usize = 50;

/// A request on its way.
struct Request<'a> {
    id: u64,
    query: &'a str,
    body: &'a str,
}

impl Request<'_> {
    fn read<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        serde_json::from_str(self.body).map_err(|error| match error.classify() {
            serde_json::error::Category::Data => Refused::unexpected(&error),
            _ => Refused::malformed(&error),
        })
    }

    /// A value of the query.
    fn asked(&self, key: &str) -> Option<&str> {
        self.query.split('&').filter_map(|it| it.split_once('=')).find(|it| it.0 == key).map(|it| it.1)
    }

    /// A number of the query.
    fn number<T: FromStr<Err: ToString>>(&self, key: &str) -> Result<Option<T>, Refused> {
        self.asked(key).map(|it| it.parse().map_err(|why: T::Err| Refused::malformed(&why.to_string()))).transpose()
    }
}

impl House {
    pub(crate) fn request(&mut self, id: u64, method: &str, path: &str, body: Option<&str>) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let request = Request { id, query, body: body.unwrap_or_default() };
        let steps: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let done = match (method, &steps[..]) {
            ("GET", ["api", "games"]) => {
                let games = self.config.games.games();
                self.say(id, &games)
            }
            ("GET", ["api", "lessons", game]) => self.lesson(id, game),
            ("GET", ["api", "me", "tables"]) => {
                self.list(id);
                Ok(())
            }
            ("POST", ["api", "tables"]) => self.create(&request),
            ("POST", ["api", "replay"]) => self.replay_text(&request),
            ("GET", ["api", "past", game]) => self.ask_past(&request, game),
            (_, ["api", "riddles", ..]) => self.riddle(&request, method, &steps[2..]),
            (_, ["api", "tables", link, rest @ ..]) => self.table(&request, method, link, rest),
            ("POST", ["engine", what @ ..]) => self.engine(&request, what),
            _ => Err(Refused::no_route()),
        };
        if let Err(refused) = done {
            self.refuse(id, &refused);
        }
    }

    #[expect(clippy::unnecessary_wraps, reason = "as everything that answers a request")]
    fn say(&mut self, id: u64, body: &impl serde::Serialize) -> Result<(), Refused> {
        self.answer(id, 200, body);
        Ok(())
    }

    fn lesson(&mut self, id: u64, game: &str) -> Result<(), Refused> {
        let lesson = of_house(game).ok_or_else(Refused::no_route)?;
        self.say(id, &lesson_info(lesson))
    }

    fn engine(&mut self, request: &Request<'_>, what: &[&str]) -> Result<(), Refused> {
        let games = &self.config.games;
        let answer = match what {
            ["adopt-table"] => engine::adopt(&request.read()?, &self.me)?,
            ["check-table"] => engine::check(games, &request.read()?)?,
            [game, what] => engine::ask(game, what, request.body)?,
            _ => return Err(Refused::no_route()),
        };
        self.say(request.id, &answer)
    }
}

/// Tables.
impl House {
    fn create(&mut self, request: &Request<'_>) -> Result<(), Refused> {
        let new: NewTable = request.read()?;
        let begins = new.against.is_some();
        let id = TableId(i64::from_le_bytes(self.luck.bytes()) & i64::MAX);
        let link = self.luck.link_after(LINKS_BEGIN);
        let table = plan(&self.config.games, &self.me, new, (id, link), self.now.ms, &mut self.luck)?;
        self.lay(table, request.id, begins);
        Ok(())
    }

    fn table(&mut self, request: &Request<'_>, method: &str, link: &str, rest: &[&str]) -> Result<(), Refused> {
        if !link.starts_with(LINKS_BEGIN) {
            return Err(Refused::no_table());
        }
        let seat = |text: &str| text.parse::<u8>().map_err(|it| Refused::malformed(&it));
        let ask = match (method, rest) {
            ("GET", []) => Ask::Look,
            ("PATCH", []) => Ask::Change(request.read()?),
            ("DELETE", []) => {
                self.remove(link, request.id);
                return Ok(());
            }
            ("GET", ["record"]) => return self.ask_record(request, link),
            ("GET", ["replay"]) => return self.ask_replay(request, link),
            ("POST", ["seats", number]) => Ask::Seat(seat(number)?, request.read()?),
            ("POST", ["seats", number, "remove"]) => Ask::Remove(seat(number)?),
            ("POST", ["join"]) => Ask::Join,
            ("POST", ["leave"]) => Ask::Leave,
            ("POST", ["start"]) => Ask::Start,
            ("POST", ["pause"]) => Ask::Pause(true),
            ("POST", ["resume"]) => Ask::Pause(false),
            ("POST", ["close"]) => Ask::Close,
            ("POST", ["rematch"]) => Ask::Next(NextGame::Propose { game: None }),
            ("POST", ["next"]) => Ask::Next(request.read()?),
            _ => return Err(Refused::no_route()),
        };
        self.ask(link, request.id, Shape::Table(200), ask);
        Ok(())
    }

    /// My tables: unfinished ones first, then the newest. What another program wrote and nobody here can read is left out.
    pub(crate) fn tell_list(&mut self, request: u64, read: Read<Vec<TableRow>>) {
        let rows = match read {
            Read::Ok(rows) => rows,
            Read::Error(why) => return self.refuse(request, &crate::house::failed(&why).into()),
        };
        let mut tables: Vec<_> = rows.iter().filter_map(|it| it.read().ok()).collect();
        tables.sort_by_key(|it| (it.phase == ledger::Phase::Over, -it.changed));
        tables.truncate(LISTED);
        let names = [(self.me.id.clone(), self.me.name.clone())].into();
        let me = self.me.id.to_string();
        let summary = |table: &ledger::Table| {
            let table = info(&self.config.games, table, &names, &Presence::NOBODY);
            TableSummary { your_turn: waits_for(&table, &me), table }
        };
        let listed: Vec<TableSummary> = tables.iter().map(summary).collect();
        self.answer(request, 200, &listed);
    }
}

/// Whether a table waits for `me`: nothing goes on at a table of this device while nobody is there.
fn waits_for(table: &TableInfo, me: &str) -> bool {
    let mine = |who: &SeatKind| matches!(who, SeatKind::Person { guest, gone: false, .. } if guest == me);
    table.phase == TablePhase::Playing && table.halted.is_none() && table.seats.iter().any(|it| mine(&it.who))
}

/// Finished games.
impl House {
    fn ask_record(&mut self, request: &Request<'_>, link: &str) -> Result<(), Refused> {
        let round = request.number("round")?;
        self.read(Purpose::Record { request: request.id, round }, link);
        Ok(())
    }

    fn ask_replay(&mut self, request: &Request<'_>, link: &str) -> Result<(), Refused> {
        let (seat, round) = (request.number("seat")?, request.number("round")?);
        self.read(Purpose::Replay { request: request.id, seat, round }, link);
        Ok(())
    }

    fn ask_past(&mut self, request: &Request<'_>, game: &str) -> Result<(), Refused> {
        let seat = request.number("seat")?;
        self.read_game(Purpose::Past { request: request.id, seat }, game);
        Ok(())
    }

    pub(crate) fn record(&mut self, request: u64, round: Option<u32>, read: Read<Option<StoredTable>>) {
        match finished(read, round) {
            Ok(log) => {
                let body = log.record().to_string();
                self.out.push(crate::border::Effect::Answer { id: request, status: 200, body });
            }
            Err(refused) => self.refuse(request, &refused),
        }
    }

    pub(crate) fn replay(
        &mut self,
        request: u64,
        seat: Option<u8>,
        round: Option<u32>,
        read: Read<Option<StoredTable>>,
    ) {
        let made = finished(read, round).and_then(|log| self.watched(&log, seat));
        self.tell_replay(request, made);
    }

    pub(crate) fn past(&mut self, request: u64, seat: Option<u8>, read: Read<Option<StoredGame>>) {
        let no_past = || Refused::new(404, "no-such-past", "no finished game has this address");
        let log = match read {
            Read::Ok(Some(stored)) => stored.read(TableId(0)).map_err(Refused::from),
            Read::Ok(None) => Err(no_past()),
            Read::Error(why) => Err(crate::house::failed(&why).into()),
        };
        let over =
            log.and_then(|it| if it.game.result.is_some() { Ok(it) } else { Err(room::Failure::NotOver.into()) });
        let made = over.and_then(|log| self.watched(&log, seat));
        self.tell_replay(request, made);
    }

    fn watched(&self, log: &ledger::GameLog, seat: Option<u8>) -> Result<Replay, Refused> {
        let replay = watch(&self.config.games, &log.record(), seat).map_err(of_kept)?;
        Ok(Replay { begun: Some(log.game.begun), ..replay })
    }

    fn replay_text(&mut self, request: &Request<'_>) -> Result<(), Refused> {
        let ReplayRequest { record, seat } = request.read()?;
        let record: Record = record.parse()?;
        let replay = watch(&self.config.games, &record, seat)?;
        self.say(request.id, &replay)
    }

    fn tell_replay(&mut self, request: u64, made: Result<Replay, Refused>) {
        match made {
            Ok(replay) => self.answer(request, 200, &replay),
            Err(refused) => self.refuse(request, &refused),
        }
    }
}

/// The log of the last game of a table, if it is not played any more.
fn finished(read: Read<Option<StoredTable>>, round: Option<u32>) -> Result<ledger::GameLog, Refused> {
    let (table, _, log) = contents(read)?.ok_or_else(Refused::no_table)?;
    let log = log.filter(|it| round.is_none_or(|round| round == it.game.round));
    Ok(ended(&table, log.ok_or(room::Failure::NotOver)?)?)
}

/// Riddles.
impl House {
    fn riddle(&mut self, request: &Request<'_>, method: &str, rest: &[&str]) -> Result<(), Refused> {
        match (method, rest) {
            ("GET", []) => self.say(request.id, &told::all()),
            ("GET", ["today"]) => self.say(request.id, &on_day(self.date(request)?)?),
            ("GET", ["days"]) => {
                let days = self.date(request)?.and_before().take(told::DAYS);
                let days = days.map(on_day).collect::<Result<Vec<RiddleOfDay>, _>>()?;
                self.say(request.id, &days)
            }
            ("GET", [id]) => {
                let (riddle, number) = collection().get(id).ok_or_else(no_riddle)?;
                self.say(request.id, &told::set_up(riddle, number).map_err(busy)?)
            }
            ("POST", [id, "answer"]) => {
                let RiddleAnswer { answer } = request.read()?;
                let (riddle, _) = collection().get(id).ok_or_else(no_riddle)?;
                self.say(request.id, &told::answered(riddle, answer.as_deref()).map_err(busy)?)
            }
            _ => Err(Refused::no_route()),
        }
    }

    /// The day that is asked for; today if none is. No day that is still to come.
    fn date(&self, request: &Request<'_>) -> Result<Date, Refused> {
        let today = Date::of_unix(self.now.ms.unsigned_abs() / 1000);
        let asked = request.asked("date").map(|it| it.parse::<Date>()).transpose();
        let date = asked.map_err(|it| Refused::new(422, "date", it.to_string()))?.unwrap_or(today);
        if date > today { Err(Refused::new(404, "not-yet", "this day is still to come")) } else { Ok(date) }
    }
}

fn on_day(date: Date) -> Result<RiddleOfDay, Refused> {
    told::on_day(date).ok_or_else(no_riddle)
}

fn no_riddle() -> Refused {
    Refused::new(404, "no-such-riddle", "there is no such riddle")
}

/// Every riddle of the house is proven by a test: what fails here is a fault of this program.
fn busy(_: riddles::Fault) -> Refused {
    room::Failure::Busy.into()
}
