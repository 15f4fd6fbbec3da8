//! What travels during a game tells nobody what he may not know.

use serde_json::{Value, json};
use wire::{FromTable, Replay};

use crate::world::{Chance, Line, World};

/// Cards that a seat holds at one moment and that not everybody knows.
fn secret_hand(replay: &Replay, seat: usize, moment: u32) -> Vec<String> {
    let player = &replay.moments[moment as usize].view["players"][seat];
    let shown = player["shown"].as_array().expect("a list");
    let hand = player["hand"].as_array().expect("a list");
    hand.iter().filter(|it| !it.is_null() && !shown.contains(it)).map(ToString::to_string).collect()
}

/// Checks every message of a line against what the seats that are not its own held.
fn check(line: &Line, seed: &str, others: &[(usize, &Replay)]) {
    let mut checked = 0;
    for text in &line.heard {
        assert!(!text.contains(seed), "the seed was sent");
        assert!(!text.contains("\"seed\"") && !text.contains("\"record\"") && !text.contains("\"state\""));
        let message: FromTable = serde_json::from_str(text).expect("a message of the protocol");
        let (number, news, view, moves) = match message {
            FromTable::Picture { now, .. } => (now.number, now.news, now.view, now.moves),
            FromTable::Moment { now, .. } => (now.number, now.news, now.view, now.moves.unwrap_or_default()),
            _ => continue,
        };
        let fresh = news.iter().any(|it| it["type"] == "battle_begun");
        let mut parts = vec![view.to_string(), json!(moves).to_string()];
        if !fresh {
            // News of a battle that has just ended may name cards that are dealt anew by now.
            parts.push(Value::from(news).to_string());
        }
        for (seat, replay) in others {
            for card in secret_hand(replay, *seat, number) {
                assert!(parts.iter().all(|it| !it.contains(&card)), "{card} of seat {seat} at {number}");
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "the test looked at too little: {checked}");
}

#[tokio::test]
async fn no_message_of_a_running_game_holds_a_seed_or_a_hidden_card() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    for game in 0..3 {
        let code = world.table(&ana, json!({ "against": "random" })).await.code;
        let mut line = world.line(&code, Some(&ana), Some(0)).await;
        let mut eyes = world.line(&code, None, None).await;
        line.play_to_the_end(0, &mut Chance(game)).await;
        while eyes.last.as_ref().is_none_or(|(_, now)| now.outcome.is_none()) {
            eyes.next().await;
        }
        line.over().await;
        let replay = async |seat: u8| {
            world.get::<Replay>(&format!("/api/tables/{code}/replay?seat={seat}")).await.expect("it is over")
        };
        let (own, other) = (replay(0).await, replay(1).await);
        let seed = own.record.lines().find_map(|it| it.strip_prefix("seed: ")).expect("a seed").to_owned();
        check(&line, &seed, &[(1, &other)]);
        check(&eyes, &seed, &[(0, &own), (1, &other)]);
    }
}

#[tokio::test]
async fn refusals_name_the_rule_and_nothing_else() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let code = world.table(&ana, json!({ "against": "random" })).await.code;
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    line.moment().await;
    while !line.now().asked {
        line.moment().await;
    }
    // A card that I do not hold is refused alike, wherever it is.
    let hand = line.now().view["players"][0]["hand"].to_string();
    let mut answers = Vec::new();
    for suit in ["air", "land", "sea"] {
        for rank in 1..=6 {
            let card = format!("{suit}-{rank}");
            if !hand.contains(&card) {
                let number = line.now().number;
                answers.push(line.play(0, number, &format!("improvise {card} air")).await);
            }
        }
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
}

#[tokio::test]
async fn a_setup_that_the_host_typed_is_shown_to_nobody() {
    let world = World::new().await;
    let (ana, bea) = (world.guest("Ana").await, world.guest("Bea").await);
    let setup = "3B274C282350110500-061312-0";
    let wanted = json!({ "game": "cryptide", "options": { "setup": setup }, "public": true, "against": "random" });
    let table = world.table(&ana, wanted).await;
    let mut line = world.line(&table.code, Some(&bea), None).await;
    line.moment().await;
    let clues = &setup[18..];
    assert!(!json!(*table).to_string().contains(clues));
    assert!(line.heard.iter().all(|it| !it.contains(clues)), "{:?}", line.heard);
    assert!(line.heard.iter().any(|it| it.contains("3B274C282350110500")), "the map itself is public");
}
