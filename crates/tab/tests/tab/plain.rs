//! The same machine as a server drives it: no rows, no JSON but the protocol's, and bots that think where they are run. What is to be
//! written takes its time, as it does everywhere.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use cabinet::{BotAnswer, BotTask};
use ledger::{Guest, GuestId, Link, TableId};
use room::{Ask, ClientId, Effect, Hello, Input, Luck, Now, RequestId, Room, RoomConfig, Says, Stored, Taken, plan};
use table::Seed;
use wire::{ClientMessage, FromTable, NewTable, ToTable};

use crate::page::MS;
use crate::player::Shell;

pub(crate) struct Plain {
    room: Room,
    tick: Duration,
    guest: Guest,
    /// Thoughts that are to begin, in order.
    begins: Vec<(Duration, u64, BotTask, Duration)>,
    /// Answers that are due.
    answers: Vec<(Duration, u64, Option<BotAnswer>)>,
    at_the_door: BTreeMap<u64, (u64, u32)>,
    inside: Vec<u64>,
    /// What is done after all that is being done.
    next: VecDeque<Next>,
    heard: BTreeMap<u64, Vec<String>>,
    requests: u64,
}

enum Next {
    Written,
    Think(u64, BotTask, Duration),
}

impl Plain {
    /// The table that a house with this seed makes when it is asked for its first one.
    pub(crate) fn new(seed: Seed, new: NewTable) -> Self {
        let mut luck = Luck::new(seed);
        let config = RoomConfig { links_begin: tab::LINKS_BEGIN, codes: false, ..RoomConfig::default() };
        let guest = Guest { id: GuestId("me".into()), name: "Ana".into() };
        let id = TableId(i64::from_le_bytes(luck.bytes()) & i64::MAX);
        let link: Link = luck.link_after(tab::LINKS_BEGIN);
        let table = plan(&config.games, &guest, new, (id, link), MS, &mut luck).expect("a table can be opened");
        let names = [(guest.id.clone(), guest.name.clone())].into();
        let stored = Stored { table, names, chat: Vec::new(), taken: Taken::Nothing };
        let now = Now { tick: Duration::ZERO, ms: MS };
        let (room, first) = Room::open(Arc::new(config), stored, luck.seed(), now);
        let mut plain = Self {
            room,
            tick: Duration::ZERO,
            guest,
            begins: Vec::new(),
            answers: Vec::new(),
            at_the_door: BTreeMap::new(),
            inside: Vec::new(),
            next: VecDeque::new(),
            heard: BTreeMap::new(),
            requests: 0,
        };
        plain.carry_out(first);
        plain.settle();
        let request = plain.request();
        plain.put_in(Input::Ask { request, guest: Some(plain.guest.clone()), ask: Ask::Start });
        plain
    }

    fn request(&mut self) -> RequestId {
        self.requests += 1;
        RequestId(self.requests)
    }

    fn moment(&self) -> Now {
        Now { tick: self.tick, ms: (MS as f64 + self.tick.as_secs_f64() * 1000.0) as i64 }
    }

    fn put_in(&mut self, input: Input) {
        self.feed(input);
        self.settle();
    }

    fn feed(&mut self, input: Input) {
        let effects = self.room.handle(self.moment(), input);
        self.carry_out(effects);
    }

    /// Does all that follows, until nothing does.
    fn settle(&mut self) {
        while let Some(next) = self.next.pop_front() {
            match next {
                Next::Written => self.feed(Input::Written(Ok(()))),
                Next::Think(ticket, task, due) => {
                    let answer = task.run();
                    let when = if answer.notation.is_some() { due } else { self.tick };
                    self.answers.push((when, ticket, Some(answer)));
                    self.ring();
                }
            }
        }
    }

    /// Does what is due.
    fn ring(&mut self) {
        while let Some(at) = self.answers.iter().position(|it| it.0 <= self.tick) {
            let (_, ticket, answer) = self.answers.remove(at);
            self.feed(Input::Thought { ticket, answer });
        }
        if self.room.due().is_some_and(|it| it <= self.tick) {
            self.feed(Input::Ring);
        }
        self.let_think();
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Write(_) => self.next.push_back(Next::Written),
                Effect::Load => panic!("nothing is at odds here"),
                Effect::Send { to, text } => {
                    for client in to.iter().filter(|it| self.inside.contains(&it.0)) {
                        self.heard.entry(client.0).or_default().push(text.clone());
                    }
                }
                Effect::Drop(client) => self.inside.retain(|it| *it != client.0),
                Effect::Answer { answer, .. } => _ = answer.expect("the game begins"),
                Effect::Welcome { request, client, answer } => {
                    let (line, id) = self.at_the_door.remove(&request.0).expect("somebody is at the door");
                    match answer {
                        Ok(_) => self.inside.push(client.0),
                        Err(failure) => self.tell(line, &failure.message(Some(id))),
                    }
                }
                Effect::Think { ticket, task, begin, due, .. } => self.begins.push((begin, ticket, task, due)),
                Effect::Trouble(what) => panic!("{what}"),
            }
        }
        self.let_think();
    }

    /// Has those think whose time it is.
    fn let_think(&mut self) {
        while let Some(at) = self.begins.iter().position(|it| it.0 <= self.tick) {
            let (_, ticket, task, due) = self.begins.remove(at);
            self.next.push_back(Next::Think(ticket, task, due));
        }
    }

    fn tell(&mut self, line: u64, message: &FromTable) {
        let text = serde_json::to_string(message).expect("plain data");
        self.heard.entry(line).or_default().push(text);
    }
}

impl Shell for Plain {
    fn say(&mut self, line: u64, text: &str) {
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => {
                let detail = format!("the message is not one of the protocol: {error}");
                let code = "malformed".into();
                return self.tell(line, &FromTable::Error { id: Some(7), code, detail });
            }
        };
        let ClientMessage { id, says } = message;
        let client = ClientId(line);
        let says = match says {
            ToTable::Hello { seat, have, shows, .. } => {
                let request = self.request();
                self.at_the_door.insert(request.0, (line, id));
                let household = [127, 0, 0, 1].into();
                let guest = Some(self.guest.clone());
                let hello = Hello { client, guest, household, room_for_strangers: true, seat, have, shows };
                return self.put_in(Input::Hello { request, hello });
            }
            ToTable::Ping => return self.tell(line, &FromTable::Pong { id }),
            ToTable::Look { seat } => Says::Look(seat),
            ToTable::Play { seat, after, notation } => Says::Play { seat, after, notation },
            ToTable::Chat { text, channel } => Says::Chat { text, channel },
            ToTable::Sleep { seat, asleep } => Says::Sleep { seat, asleep },
            ToTable::Seen { round, moment } => Says::Seen { round, moment },
            ToTable::Lesson { .. } => panic!("no lesson"),
        };
        self.put_in(Input::Says { client, id, says });
    }

    fn heard(&self, line: u64) -> &[String] {
        self.heard.get(&line).map_or(&[], |it| it)
    }

    fn advance(&mut self) -> bool {
        let begins = self.begins.iter().map(|it| it.0);
        let answers = self.answers.iter().map(|it| it.0);
        let Some(due) = begins.chain(answers).chain(self.room.due()).min() else { return false };
        self.tick = self.tick.max(due);
        self.ring();
        self.settle();
        true
    }
}
