//! Where players remember for themselves (GEV-R45), no way back to a table shows what its guest was shown before.

use serde_json::{Value, json};
use wire::{FromTable, GuestCreated, Have};

use crate::world::World;

/// How often a message tells or shows the face of a print that lies face down.
fn told(message: &FromTable) -> usize {
    let said = |news: &[Value]| news.iter().filter(|it| it["type"] == "saw").count();
    let seen = |view: &Value| {
        let prints = view["prints"].as_array().map_or(&[][..], Vec::as_slice);
        prints.iter().filter(|it| !it["print"]["clue"].is_null() && it["print"]["revealed"] == false).count()
    };
    match message {
        FromTable::Picture { now, past, .. } => {
            said(&now.news) + seen(&now.view) + past.iter().map(|it| said(&it.news)).sum::<usize>()
        }
        FromTable::Moment { now, .. } => said(&now.news) + seen(&now.view),
        _ => 0,
    }
}

/// What a returning guest hears until he has moment `number`.
async fn come_back(world: &World, code: &str, me: &GuestCreated, have: Option<Have>, number: u32) -> usize {
    let mut line = world.connect(code).await;
    line.hello(Some(me), Some(0), have).await;
    let mut heard = 0;
    while line.last.as_ref().is_none_or(|it| it.1.number < number) {
        heard += told(&line.next().await);
    }
    heard
}

#[tokio::test]
async fn gev_r45_on_paper_a_returning_guest_is_not_shown_again_what_he_saw() {
    let mut world = World::new().await;
    let ana = world.guest("Ana").await;
    let wanted = json!({ "game": "gevaudan", "n_seats": 1, "pass_and_play": true, "options": { "memory": "paper" } });
    let code = world.table(&ana, wanted).await.code;
    world.ask(&code, "start", &ana).await.expect("the seat is mine");
    let mut line = world.line(&code, Some(&ana), Some(0)).await;
    line.moment().await;
    for notation in ["place NW", "examine"] {
        let after = line.now().number;
        assert_eq!(line.play(0, after, notation).await, "done");
    }
    let looked = line.now().number;
    assert!(line.heard.iter().any(|it| it.contains("\"saw\"")), "he was shown a print");
    assert_eq!(come_back(&world, &code, &ana, None, looked).await, 3, "and looks at it still: news, log and map");
    assert_eq!(line.play(0, looked, "move A1").await, "done");

    let number = line.now().number;
    let first = Some(Have { round: 1, moment: 0 });
    let before = Some(Have { round: 1, moment: looked - 1 });
    for have in [None, first, before] {
        assert_eq!(come_back(&world, &code, &ana, have, number).await, 0, "{have:?}");
    }
    // Looking with other eyes and back is no way either.
    let id = line.say(json!({ "type": "look", "seat": null })).await;
    assert_eq!(line.answer(id).await, "done");
    line.heard.clear();
    let id = line.say(json!({ "type": "look", "seat": 0 })).await;
    assert_eq!(line.answer(id).await, "done");
    assert!(line.heard.iter().any(|it| it.contains("picture")));
    assert!(line.heard.iter().all(|it| !it.contains("\"saw\"")));
    world.restart().await;
    assert_eq!(come_back(&world, &code, &ana, None, number).await, 0, "after a restart");
}
