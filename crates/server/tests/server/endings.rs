//! After a game: the next one is proposed and accepted, and the one that is over stays at its own address.

use serde_json::{Value, json};
use wire::{FromTable, GuestCreated, Replay, TableInfo, TablePhase};

use crate::village::table_where;
use crate::world::{Chance, Failed, Line, World};

/// Two persons at a table of Bestioles.
struct Two {
    world: World,
    people: [GuestCreated; 2],
    code: String,
    lines: [Line; 2],
}

impl Two {
    async fn sit_down() -> Self {
        let world = World::new().await;
        let people = [world.guest("Ana").await, world.guest("Bob").await];
        let code = world.table(&people[0], json!({})).await.code;
        world.ask(&code, "join", &people[1]).await.expect("a free seat");
        world.ask(&code, "start", &people[0]).await.expect("both sit");
        let lines = Self::come_in(&world, &people, &code).await;
        Self { world, people, code, lines }
    }

    async fn come_in(world: &World, people: &[GuestCreated; 2], code: &str) -> [Line; 2] {
        [world.line(code, Some(&people[0]), Some(0)).await, world.line(code, Some(&people[1]), Some(1)).await]
    }

    async fn play(&mut self) -> TableInfo {
        let [one, two] = &mut self.lines;
        let (mut first, mut second) = (Chance(3), Chance(4));
        tokio::join!(one.play_to_the_end(0, &mut first), two.play_to_the_end(1, &mut second));
        one.over().await
    }

    async fn next(&self, person: usize, says: Value) -> Result<TableInfo, Failed> {
        let path = format!("/api/tables/{}/next", self.code);
        self.world.post(&path, &self.people[person], says).await
    }

    async fn past(&self, address: &str, seat: Option<u8>) -> Result<Replay, Failed> {
        let eyes = seat.map_or_else(String::new, |it| format!("?seat={it}"));
        self.world.get(&format!("/api/past/{address}{eyes}")).await
    }
}

#[tokio::test]
async fn the_next_game_begins_when_both_want_it_and_wins_are_counted() {
    let mut two = Two::sit_down().await;
    let over = two.play().await;
    assert_eq!((over.played, over.won.iter().sum::<u32>(), over.proposal), (1, 1, None));
    let winner = usize::from(over.outcome.expect("it is over").winners[0]);
    assert_eq!(over.won[winner], 1);

    two.next(1, json!({ "do": "propose" })).await.expect("he sits there");
    let told = table_where(&mut two.lines[0], |it| it.proposal.is_some()).await;
    assert_eq!(told.proposal.expect("told to all").by, two.people[1].id);
    // What was said is said, whatever happens to the server.
    two.world.restart().await;
    let told = two.world.show(&two.code).await;
    assert_eq!(told.proposal.map(|it| it.accepted), Some(vec![two.people[1].id.clone()]));
    two.lines = Two::come_in(&two.world, &two.people, &two.code).await;
    let begun = two.next(0, json!({ "do": "accept" })).await.expect("she plays");
    assert_eq!((begun.phase, begun.round, begun.played, begun.past), (TablePhase::Playing, 2, 1, None));
    for line in &mut two.lines {
        line.until(|it| matches!(it, FromTable::Picture { round: 2, .. })).await;
    }
    let over = two.play().await;
    assert_eq!((over.played, over.won.iter().sum::<u32>()), (2, 2));
}

#[tokio::test]
async fn each_finished_game_stays_at_its_own_address_for_who_has_it() {
    let mut two = Two::sit_down().await;
    let first = two.play().await.past.expect("an address");
    two.next(0, json!({ "do": "propose" })).await.expect("proposed");
    two.next(1, json!({ "do": "accept" })).await.expect("accepted");
    for line in &mut two.lines {
        line.until(|it| matches!(it, FromTable::Picture { round: 2, .. })).await;
    }
    let public = two.past(&first, None).await.expect("the first game, for anybody");
    assert!(public.outcome.is_some() && public.begun.is_some() && public.names == ["Ana", "Bob"]);
    let second = two.play().await.past.expect("an address");
    assert_ne!(first, second);
    two.world.restart().await;
    let again = two.past(&first, None).await.expect("still there");
    assert_eq!(again, public);
    assert_ne!(two.past(&second, None).await.expect("the second game").record, public.record);

    // It leads to the game and nowhere else.
    assert_eq!(two.world.get::<TableInfo>(&format!("/api/tables/{first}")).await.expect_err("no way").status, 404);
    assert_eq!(two.past(&two.code, None).await.expect_err("a table is no game").code, "no-such-past");
    assert_eq!(two.past("HIBOU-42", None).await.expect_err("too short").code, "no-such-past");
    assert_eq!(two.past(&first, Some(7)).await.expect_err("two sat there").code, "no-such-seat");
}

#[tokio::test]
async fn nobody_reads_a_game_that_is_still_played() {
    let two = Two::sit_down().await;
    let address: String = {
        let mut behind = two.world.behind().await;
        sqlx::query_scalar("SELECT link FROM games").fetch_one(&mut behind).await.expect("one game")
    };
    for seat in [None, Some(0), Some(1)] {
        assert_eq!(two.past(&address, seat).await.expect_err("it runs").code, "not-over");
    }
    assert!(two.lines.iter().all(|line| line.heard.iter().all(|it| !it.contains(&address))), "nobody was told of it");
    let seen = two.world.show(&two.code).await;
    assert_eq!(seen.past, None);
}

#[tokio::test]
async fn a_replay_shows_each_seat_what_it_saw_and_finds_the_same_step_with_other_eyes() {
    let mut two = Two::sit_down().await;
    let address = two.play().await.past.expect("an address");
    for seat in [0, 1] {
        let replay = two.past(&address, Some(seat)).await.expect("a finished game");
        let line = &two.lines[usize::from(seat)];
        let seen: Vec<Value> = {
            let mut moments: Vec<Value> = Vec::new();
            let mut now: Option<wire::Moment> = None;
            for text in &line.heard {
                match serde_json::from_str::<FromTable>(text).expect("a message") {
                    FromTable::Picture { now: it, .. } => now = Some(it),
                    FromTable::Moment { now: it, .. } => now.as_mut().expect("a picture first").follow(it),
                    _ => continue,
                }
                moments.push(now.as_ref().expect("just heard").view.clone());
            }
            moments
        };
        let replayed: Vec<Value> = replay.moments.iter().map(|it| it.view.clone()).collect();
        assert_eq!(replayed, seen, "seat {seat} sees again exactly what it saw");
        let steps: Vec<u32> = replay.moments.iter().map(|it| it.step).collect();
        assert!(steps[0] == 0 && steps.windows(2).all(|it| it[0] < it[1]), "{steps:?}");
    }
    let steps = async |seat| {
        let replay = two.past(&address, seat).await.expect("a finished game");
        replay.moments.last().map(|it| it.step)
    };
    assert_eq!(steps(Some(0)).await, steps(None).await, "all meet the last step");
}

#[tokio::test]
async fn another_game_is_proposed_the_same_way() {
    let mut two = Two::sit_down().await;
    two.play().await;
    let refused = two.next(0, json!({ "do": "propose", "game": "tarot" })).await;
    assert_eq!(refused.expect_err("not here").code, "no-such-game");
    assert_eq!(two.next(0, json!({ "do": "accept" })).await.expect_err("nothing to accept").code, "no-proposal");
    two.next(0, json!({ "do": "propose", "game": "gevaudan" })).await.expect("proposed");
    let told = two.next(1, json!({ "do": "decline" })).await.expect("not now");
    assert_eq!(told.proposal.map(|it| (it.game, it.without)), Some((Some("gevaudan".into()), Some(1))));
    let begun = two.next(1, json!({ "do": "accept" })).await.expect("after all");
    assert_eq!((begun.phase, begun.game.as_str(), begun.seats.len()), (TablePhase::Playing, "gevaudan", 2));
    assert_eq!((begun.played, begun.won.iter().sum::<u32>()), (1, 1), "the score goes on");
}
