//! The next game at a table is proposed by one and accepted by the others.

use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use cabinet::Registry;
use ledger::{
    Code, Evening as Games, Guest, GuestId, Link, Phase, Proposal, Sitter, Table, TableId, TableSettings, Write,
};
use room::{Ask, ClientId, Effect, Failure, Hello, Input, Now, RequestId, Room, RoomConfig, Stored, Taken};
use table::Seed;
use wire::{FromTable, NextGame, SeatKind, TableInfo, TablePhase};

fn guest(name: &str) -> Guest {
    Guest { id: GuestId(name.to_lowercase()), name: name.into() }
}

fn sits(name: &str) -> Sitter {
    Sitter::person(guest(name).id)
}

fn bot(name: &str) -> Sitter {
    Sitter::bot("easy", name)
}

/// A table whose game is over. Everything that is written is written at once, and kept for a restart.
struct After {
    room: Room,
    config: Arc<RoomConfig>,
    names: HashMap<GuestId, String>,
    kept: Table,
    tick: Duration,
    answer: Option<Result<TableInfo, Failure>>,
    /// The last picture that each client was sent: through whose eyes.
    eyes: HashMap<u64, Option<u8>>,
}

impl After {
    fn a_game_of(game: &str, seats: Vec<Sitter>) -> Self {
        let games = Registry::default();
        let info = games.info(game).expect("a game of ours").clone();
        let names = ["Ana", "Bob", "Eve"].map(guest).map(|it| (it.id, it.name)).into();
        let table = Table {
            id: TableId(1),
            code: Code::NONE,
            link: Link("a-long-way".into()),
            game: info.key.clone(),
            options: room::with_defaults(&info, BTreeMap::new()),
            seats,
            host: guest("Ana").id,
            public: false,
            round: 1,
            phase: Phase::Over,
            outcome: None,
            settings: TableSettings::default(),
            version: 0,
            created: 1,
            changed: 1,
        };
        let config = Arc::new(RoomConfig { games, ..RoomConfig::default() });
        let mut after = Self {
            room: open(&config, &names, &table),
            config,
            names,
            kept: table,
            tick: Duration::from_secs(1),
            answer: None,
            eyes: HashMap::new(),
        };
        after.all_come_in();
        after
    }

    fn all_come_in(&mut self) {
        for (seat, sitter) in (0u8..).zip(self.kept.seats.clone()) {
            if let Sitter::Person { guest, .. } = sitter {
                let guest = Guest { name: self.names[&guest].clone(), id: guest };
                self.come_in(seat, guest);
            }
        }
    }

    fn come_in(&mut self, seat: u8, guest: Guest) {
        let household = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let client = ClientId(seat.into());
        let hello = Hello {
            client,
            guest: Some(guest),
            household,
            room_for_strangers: true,
            seat: Some(seat),
            have: None,
            shows: false,
        };
        self.put_in(Input::Hello { request: RequestId(2), hello });
    }

    fn put_in(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.room.handle(Now { tick: self.tick, ms: 1 }, input) {
                match effect {
                    Effect::Write(write) => {
                        match write {
                            Write::Save(table) => self.kept = *table,
                            Write::Begin(both) => self.kept = both.0,
                            other => panic!("{other:?}"),
                        }
                        self.kept.version += 1;
                        inputs.push(Input::Written(Ok(())));
                    }
                    Effect::Answer { answer, .. } => self.answer = Some(answer.map(|it| it.table)),
                    Effect::Send { to, text } => {
                        if let Ok(FromTable::Picture { seat, .. }) = serde_json::from_str(&text) {
                            self.eyes.extend(to.iter().map(|it| (it.0, seat)));
                        }
                    }
                    _ => (),
                }
            }
        }
    }

    /// Everybody's table after somebody has said something about the next game.
    fn says(&mut self, name: &str, next: NextGame) -> Result<TableInfo, Failure> {
        self.asks(name, Ask::Next(next))
    }

    fn asks(&mut self, name: &str, ask: Ask) -> Result<TableInfo, Failure> {
        self.put_in(Input::Ask { request: RequestId(1), guest: Some(guest(name)), ask });
        self.answer.take().expect("an answer")
    }

    /// The process ends and begins again, with nothing but what was kept. Nobody is here then.
    fn restart(&mut self) {
        self.room = open(&self.config, &self.names, &self.kept);
        self.eyes.clear();
    }
}

fn open(config: &Arc<RoomConfig>, names: &HashMap<GuestId, String>, table: &Table) -> Room {
    let stored = Stored { table: table.clone(), names: names.clone(), chat: Vec::new(), taken: Taken::Nothing };
    Room::open(config.clone(), stored, Seed::from_number(7), Now { tick: Duration::from_secs(1), ms: 1 }).0
}

const AGAIN: NextGame = NextGame::Propose { game: None };

fn other(game: &str) -> NextGame {
    NextGame::Propose { game: Some(game.into()) }
}

fn seats(table: &TableInfo) -> Vec<String> {
    let name = |it: &'_ wire::SeatInfo| match &it.who {
        SeatKind::Free => String::new(),
        SeatKind::Person { name, .. } | SeatKind::Bot { name, .. } => name.clone(),
    };
    table.seats.iter().map(name).collect()
}

#[test]
fn it_begins_when_all_have_accepted_and_not_before() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), sits("Bob"), bot("Renart"), sits("Eve")]);
    let told = after.says("Bob", AGAIN).expect("anybody who sits here");
    let proposal = told.proposal.expect("it is proposed");
    assert_eq!((proposal.by.as_str(), &proposal.accepted[..]), ("bob", &["bob".to_owned()][..]));
    assert_eq!((told.phase, proposal.without), (TablePhase::Over, Some(2)), "Bob and the bot could");
    let told = after.says("Ana", NextGame::Accept).expect("she plays");
    assert_eq!(told.proposal.map(|it| (it.accepted.len(), it.without)), Some((2, Some(3))));
    let told = after.says("Eve", NextGame::Accept).expect("she plays");
    assert_eq!((told.phase, told.round, told.proposal.is_some()), (TablePhase::Playing, 2, false));
    assert_eq!(seats(&told), ["Ana", "Bob", "Renart", "Eve"]);
}

#[test]
fn who_plays_with_bots_alone_begins_at_once() {
    let mut after = After::a_game_of("bestioles", vec![sits("Ana"), bot("Renart")]);
    let told = after.says("Ana", AGAIN).expect("bots agree");
    assert_eq!((told.phase, told.round), (TablePhase::Playing, 2));
}

#[test]
fn proposing_what_is_proposed_is_accepting_it() {
    let mut after = After::a_game_of("bestioles", vec![sits("Ana"), sits("Bob")]);
    after.says("Bob", AGAIN).expect("proposed");
    assert_eq!(after.says("Ana", AGAIN).map(|it| it.phase), Ok(TablePhase::Playing));
}

#[test]
fn who_declines_stays_and_the_others_may_begin_without_him() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Bob"), sits("Ana"), sits("Eve")]);
    after.says("Ana", AGAIN).expect("proposed");
    after.says("Eve", NextGame::Accept).expect("she plays");
    let told = after.says("Bob", NextGame::Decline).expect("not now");
    let proposal = told.proposal.clone().expect("it still stands");
    assert_eq!(
        (told.phase, proposal.without, &proposal.declined[..]),
        (TablePhase::Over, Some(2), &["bob".into()][..])
    );
    assert_eq!(seats(&told), ["Bob", "Ana", "Eve"], "nobody is thrown out");
    assert_eq!(after.says("Eve", NextGame::Begin), Err(Failure::NotHost), "it is not hers to decide");
    let told = after.says("Ana", NextGame::Begin).expect("two are enough");
    assert_eq!((told.phase, seats(&told)), (TablePhase::Playing, vec!["Ana".to_owned(), "Eve".into()]));
    // Whoever looked from a seat that is another's now looks from his own, or with everybody's eyes.
    assert_eq!((after.eyes[&0], after.eyes[&1], after.eyes[&2]), (None, Some(0), Some(1)));
}

#[test]
fn nobody_begins_where_too_few_are_left() {
    let mut after = After::a_game_of("bestioles", vec![sits("Ana"), sits("Bob")]);
    let told = after.says("Ana", AGAIN).expect("proposed");
    assert_eq!(told.proposal.map(|it| it.without), Some(None));
    assert_eq!(after.says("Ana", NextGame::Begin), Err(Failure::NotSoMany));
    let told = after.asks("Bob", Ask::Leave).expect("he goes");
    assert_eq!((told.phase, told.proposal.is_some()), (TablePhase::Over, true));
}

#[test]
fn the_last_undecided_one_leaves_and_it_begins() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), sits("Bob"), sits("Eve")]);
    after.says("Ana", AGAIN).expect("proposed");
    after.says("Eve", NextGame::Accept).expect("she plays");
    let told = after.asks("Bob", Ask::Leave).expect("he goes");
    assert_eq!((told.phase, seats(&told)), (TablePhase::Playing, vec!["Ana".to_owned(), "Eve".into()]));
}

#[test]
fn a_proposal_goes_with_its_proposer_or_when_he_takes_it_back() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), sits("Bob"), sits("Eve")]);
    after.says("Bob", AGAIN).expect("proposed");
    assert_eq!(after.says("Eve", NextGame::Withdraw), Err(Failure::NotHost));
    assert_eq!(after.says("Bob", NextGame::Withdraw).map(|it| it.proposal), Ok(None));
    assert_eq!(after.says("Eve", NextGame::Accept), Err(Failure::NoProposal));
    after.says("Bob", AGAIN).expect("proposed");
    assert_eq!(after.asks("Bob", Ask::Leave).map(|it| it.proposal), Ok(None));
    after.says("Ana", AGAIN).expect("proposed by the host");
    let told = after.asks("Ana", Ask::Leave).expect("she goes");
    assert_eq!((told.proposal, told.host.as_str()), (None, "eve"));
}

#[test]
fn who_lost_his_line_a_moment_ago_is_waited_for_and_who_is_long_gone_is_not() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), sits("Bob"), sits("Eve")]);
    after.put_in(Input::Gone(ClientId(1)));
    after.put_in(Input::Ring);
    after.tick += Duration::from_secs(2);
    after.put_in(Input::Ring);
    after.says("Ana", AGAIN).expect("proposed");
    assert_eq!(after.says("Eve", NextGame::Accept).map(|it| it.phase), Ok(TablePhase::Over), "he may come back");
    after.tick += after.config.grace;
    let told = after.says("Eve", NextGame::Accept).expect("she says so again");
    assert_eq!((told.phase, seats(&told)), (TablePhase::Playing, vec!["Ana".to_owned(), "Eve".into()]));
}

#[test]
fn another_game_takes_people_and_bots_along() {
    let mut after = After::a_game_of("bestioles", vec![sits("Ana"), sits("Bob")]);
    let told = after.says("Ana", other("cryptide")).expect("proposed");
    assert_eq!(told.proposal.and_then(|it| it.game).as_deref(), Some("cryptide"));
    let told = after.says("Bob", NextGame::Accept).expect("he plays");
    assert_eq!((told.phase, told.game.as_str(), told.seats.len()), (TablePhase::Playing, "cryptide", 3));
    assert_eq!(seats(&told)[..2], ["Ana", "Bob"]);
    assert!(!seats(&told)[2].is_empty(), "a bot of the house makes three");

    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), bot("Renart"), bot("Brun"), sits("Bob")]);
    after.says("Ana", other("bestioles")).expect("proposed");
    let told = after.says("Bob", NextGame::Accept).expect("he plays");
    assert_eq!(seats(&told), ["Ana", "Bob"], "bots make room");
}

#[test]
fn a_game_for_fewer_people_is_not_proposed() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), sits("Bob"), sits("Eve")]);
    assert_eq!(after.says("Ana", other("bestioles")), Err(Failure::NotSoMany));
    assert_eq!(after.says("Ana", other("tarot")), Err(Failure::NoGame));
}

#[test]
fn a_counter_proposal_asks_everybody_anew() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), sits("Bob"), sits("Eve")]);
    after.says("Ana", AGAIN).expect("proposed");
    after.says("Eve", NextGame::Accept).expect("she plays");
    let proposal = after.says("Bob", other("cryptide")).expect("rather this").proposal.expect("proposed");
    assert_eq!((proposal.by.as_str(), &proposal.accepted[..]), ("bob", &["bob".to_owned()][..]));
}

#[test]
fn only_who_belongs_here_has_a_word_and_only_after_a_game() {
    let mut after = After::a_game_of("bestioles", vec![sits("Ana"), sits("Bob")]);
    assert_eq!(after.says("Eve", AGAIN), Err(Failure::NotSeated));
    assert_eq!(after.asks("Ana", Ask::Start), Err(Failure::Begun), "not over the others' heads");
    after.says("Ana", AGAIN).expect("proposed");
    after.says("Bob", AGAIN).expect("accepted");
    for next in [AGAIN, NextGame::Accept, NextGame::Decline, NextGame::Withdraw, NextGame::Begin] {
        assert_eq!(after.says("Ana", next), Err(Failure::NotOver));
    }
}

#[test]
fn what_was_said_survives_a_restart() {
    let mut after = After::a_game_of("gevaudan", vec![sits("Ana"), sits("Bob"), sits("Eve")]);
    after.kept.settings.evening = Games { played: 3, ..Games::default() };
    after.kept.settings.evening.note(&after.kept.seats.clone(), &[1]);
    after.restart();
    after.all_come_in();
    after.says("Ana", AGAIN).expect("proposed");
    let told = after.says("Eve", NextGame::Decline).expect("not now");
    after.restart();
    after.all_come_in();
    let again = after.asks("Bob", Ask::Look).expect("the table");
    assert_eq!(again.proposal, told.proposal);
    assert_eq!((again.played, again.won), (4, vec![0, 1, 0]));
    let accepted = |it: &Proposal| it.accepted.clone();
    assert_eq!(after.kept.settings.evening.proposal.as_ref().map(accepted), Some(vec![guest("Ana").id]));
}

#[test]
fn a_game_keeps_its_address_from_the_deal_on_and_tells_it_after_the_end() {
    let mut after = After::a_game_of("bestioles", vec![sits("Ana"), bot("Renart")]);
    let told = after.says("Ana", AGAIN).expect("it begins");
    assert_eq!(told.past, None, "it is played");
    let address = after.kept.settings.evening.address.clone().expect("drawn with the deal");
    after.kept.phase = Phase::Over;
    after.restart();
    let told = after.asks("Ana", Ask::Look).expect("the table");
    assert_eq!(told.past, Some(address.to_string()));
}
