//! What pages ask the engine to conclude from what they see.

use serde_json::{Value, json};
use table::Seed;

use crate::page::Page;

fn ask(what: &str, body: Value) -> (u16, Value) {
    Page::new(Seed::from_number(1)).request("POST", &format!("/engine/{what}"), Some(body))
}

#[test]
fn bes_25_what_would_destroy_a_card_is_said_of_each_move() {
    let theatres = json!([{ "theatre": "air", "blockaded": true }, { "theatre": "sea", "blockaded": false }]);
    let moves = ["deploy air-3 air", "improvise air-3 air", "improvise air-3 sea", "deploy air-3 sea", "withdraw", "?"];
    let asked = |contained: bool| json!({ "contained": contained, "theatres": theatres, "moves": moves });
    let (status, said) = ask("bestioles/doom", asked(true));
    let blockade = Value::from("blockade");
    let contained = Value::from("containment");
    assert_eq!(status, 200);
    assert_eq!(said["dooms"], json!([blockade, contained, contained, null, null, null]));
    assert_eq!(ask("bestioles/doom", asked(false)).1["dooms"], json!(["blockade", "blockade", null, null, null, null]));
}

#[test]
fn cry_33_clues_and_hexes_follow_from_tokens() {
    let setup = cryptide::generate(
        cryptide::Wish { mode: cryptide::Mode::Normal, n_seats: 3, difficulty: cryptide::Difficulty::Any },
        &mut table::Chance::new(Seed::from_number(3)).stream(0),
    );
    let code = setup.map().to_string();
    let (_, said) = ask("cryptide/masks", json!({ "map": code }));
    let masks = said["masks"].as_object().expect("masks").clone();
    assert_eq!(masks.len(), cryptide::N_CLUES);
    let fits = |clue: &str, at: usize| masks[clue].as_str().expect("a mask").as_bytes()[at] == b'1';
    let habitat = setup.habitat();
    let [one, two, three] = [0, 1, 2].map(|it| setup.clues()[it].to_string());
    assert!([&one, &two, &three].iter().all(|it| fits(it, habitat.idx())), "everybody's clue allows the habitat");
    let seats = json!({ "1": { "discs": [habitat.to_string()], "cubes": [] }, "2": { "discs": [], "cubes": [] } });
    let asked = json!({ "map": code, "mode": "normal", "seats": seats, "mine": one });
    let (status, said) = ask("cryptide/conclude", asked.clone());
    assert_eq!(status, 200, "{said}");
    let clues = said["clues"]["1"].as_array().expect("clues");
    assert!(clues.contains(&json!(two)) && clues.iter().all(|it| fits(it.as_str().expect("a clue"), habitat.idx())));
    let hexes = said["hexes"].as_array().expect("hexes");
    assert!(hexes.contains(&json!(habitat.to_string())));
    let mut sure = asked;
    sure["thought"] = json!({ "1": [two], "2": [three] });
    assert_eq!(ask("cryptide/conclude", sure).1["hexes"], json!([habitat.to_string()]));
    assert_eq!(ask("cryptide/conclude", json!({ "map": "?" })).0, 422);
}

#[test]
fn gev_lair_2_three_equal_prints_prove_a_colour() {
    use gevaudan::Gevaudan;
    use table::{Referee, Rules, Viewer};
    let referee = Referee::<Gevaudan>::deal(<Gevaudan as Rules>::Options::default(), 2, Seed::from_number(4));
    let view = referee.expect("a hunt").view(Viewer::Public);
    let mut view = serde_json::to_value(view).expect("plain data");
    let (_, said) = ask("gevaudan/conclude", view.clone());
    assert!(said["verdicts"].as_object().expect("verdicts").values().all(Value::is_null), "{said}");
    assert_eq!(said["ruled_out"], json!([]));
    let colour = view["prints"][0]["print"]["colour"].as_str().expect("a colour").to_owned();
    let mut n_shown = 0;
    for print in view["prints"].as_array_mut().expect("prints") {
        if print["print"]["colour"] == colour.as_str() && n_shown < 3 {
            print["print"]["clue"] = json!({ "present": true, "dots": 1 });
            n_shown += 1;
        }
    }
    assert_eq!(n_shown, 3);
    let (_, said) = ask("gevaudan/conclude", view.clone());
    assert_eq!(said["verdicts"][&colour], json!(true));
    let cells = view["board"]["cells"].as_array().expect("cells");
    let out = |it: &Value| said["ruled_out"].as_array().expect("cells").contains(&it["cell"]);
    let has = |it: &Value| it["has"].as_array().expect("colours").contains(&json!(colour));
    assert!(cells.iter().filter(|it| it["refuge"] == false).all(|it| out(it) != has(it)));
}

#[test]
fn what_another_device_kept_is_read_and_taken_over() {
    let mut page = Page::new(Seed::from_number(8));
    let (_, table) = page.request("POST", "/api/tables", Some(json!({ "game": "cryptide", "against": "beginner" })));
    let stored = page.store.load(table["link"].as_str().expect("a link")).expect("it is stored");
    let mut parcel = json!({ "table": stored.table, "games": [stored.game], "chat": stored.chat });
    assert_eq!(ask("check-table", parcel.clone()), (200, json!({ "playable": true })));
    let body = parcel["table"]["body"].as_str().expect("a body").replace("\"me\"", "\"other\"");
    parcel["table"]["body"] = json!(body);
    let (status, adopted) = ask("adopt-table", parcel.clone());
    assert!(status == 200 && adopted["table"]["body"].as_str().is_some_and(|it| it.contains("\"host\":\"me\"")));
    parcel["games"][0]["game"]["body"] = json!("{}");
    assert_eq!(ask("check-table", parcel).1["code"], "unreadable");
}
