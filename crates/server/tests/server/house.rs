//! The house around the tables: description, health, headers, files.

use reqwest::Method;
use serde_json::{Value, json};
use wire::GameInfo;

use crate::world::{Failed, World, answer};

/// Every route of the brief.
const ROUTES: [(&str, &str); 38] = [
    ("get", "/api/games"),
    ("get", "/.well-known/bestiaire-keys.json"),
    ("post", "/api/guests"),
    ("post", "/api/guests/link"),
    ("patch", "/api/me"),
    ("post", "/api/me/link"),
    ("get", "/api/me/tables"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{code}"),
    ("patch", "/api/tables/{code}"),
    ("post", "/api/tables/{code}/seats/{seat}"),
    ("post", "/api/tables/{code}/seats/{seat}/program"),
    ("post", "/api/tables/{code}/join"),
    ("post", "/api/tables/{code}/leave"),
    ("post", "/api/tables/{code}/start"),
    ("post", "/api/tables/{code}/rematch"),
    ("post", "/api/tables/{code}/next"),
    ("post", "/api/tables/{code}/close"),
    ("post", "/api/tables/{code}/pause"),
    ("post", "/api/tables/{code}/resume"),
    ("post", "/api/tables/{code}/seats/{seat}/remove"),
    ("get", "/api/tables/{code}/replay"),
    ("get", "/api/tables/{code}/record"),
    ("get", "/api/past/{game}"),
    ("post", "/api/replay"),
    ("get", "/healthz"),
    ("get", "/readyz"),
    ("get", "/metrics"),
    ("get", "/ws/{code}"),
    ("get", "/api/lessons/{game}"),
    ("get", "/ws/bot"),
    ("get", "/ws/lesson/{game}"),
    ("get", "/api/riddles"),
    ("get", "/api/riddles/today"),
    ("get", "/api/riddles/days"),
    ("get", "/api/riddles/{id}"),
    ("post", "/api/riddles/{id}/answer"),
];

#[tokio::test]
async fn every_route_is_described_and_every_described_route_exists() {
    let world = World::new().await;
    let api: Value = world.get("/api/openapi.json").await.expect("a description");
    let paths = api["paths"].as_object().expect("an object");
    for (method, path) in ROUTES {
        assert!(paths.get(path).is_some_and(|it| it[method].is_object()), "{method} {path} is not described");
    }
    let described: usize = paths.values().map(|it| it.as_object().map_or(0, serde_json::Map::len)).sum();
    assert_eq!(described, ROUTES.len() + 1, "the description itself is described too");
    for (path, item) in paths {
        for method in item.as_object().expect("an object").keys() {
            let method: Method = method.to_uppercase().parse().expect("a method");
            // A lesson that is not there is no page; everything else says what is missing.
            let path_of =
                path.replace("lessons/{game}", "lessons/bestioles").replace("lesson/{game}", "lesson/bestioles");
            let path_of = ["{code}", "{game}", "{id}"].iter().fold(path_of, |path, it| path.replace(it, "X-1"));
            let asked = world.request(method.clone(), &path_of.replace("{seat}", "0"));
            let failed = answer::<Value>(asked.header("accept", "application/json"));
            if !["/healthz", "/readyz", "/metrics"].contains(&path.as_str()) {
                let code = failed.await.map_or_else(|it| it.code, |_| String::new());
                assert!(!["no-such-page", "method"].contains(&code.as_str()), "{method} {path}: {code}");
            }
        }
    }
}

#[tokio::test]
async fn every_reference_of_the_description_is_there() {
    let world = World::new().await;
    let api: Value = world.get("/api/openapi.json").await.expect("a description");
    let text = api.to_string();
    let schemas = api["components"]["schemas"].as_object().expect("an object");
    for name in text.split("#/components/schemas/").skip(1).filter_map(|it| it.split('"').next()) {
        assert!(schemas.contains_key(name), "{name} is not described");
    }
    let wanted = [
        "ApiError",
        "GameInfo",
        "GuestCreated",
        "LinkCode",
        "MoveOutcome",
        "NewGuest",
        "NewLink",
        "NewTable",
        "OptionChoice",
        "Replay",
        "ReplayMoment",
        "ReplayRequest",
        "SeatInfo",
        "SeatKind",
        "SeatRequest",
        "TableChange",
        "TableInfo",
        "TablePhase",
        "TableSummary",
    ];
    for name in wanted {
        assert!(schemas.contains_key(name), "{name} is not described");
    }
}

#[tokio::test]
async fn the_house_says_how_it_is() {
    let world = World::new().await;
    let games: Vec<GameInfo> = world.get("/api/games").await.expect("games");
    assert!(games.iter().any(|it| it.key == "bestioles" && it.usual_bot.as_deref() == Some("easy")));
    let health = world.request(Method::GET, "/healthz").send().await.expect("an answer");
    assert_eq!(health.text().await.expect("text"), "ok\n");
    let ana = world.guest("Ana").await;
    world.table(&ana, json!({ "against": "random" })).await;
    let metrics = world.metrics().await;
    assert!(metrics.contains("\nbestiaire_tables 1\n"), "{metrics}");
}

#[tokio::test]
async fn every_answer_keeps_a_browser_careful() {
    let world = World::new().await;
    for path in ["/", "/api/games", "/api/nothing", "/table/HIBOU-42", "/assets/none.js", "/healthz"] {
        let response = world.request(Method::GET, path).send().await.expect("an answer");
        let header = |name: &str| response.headers().get(name).and_then(|it| it.to_str().ok()).unwrap_or_default();
        assert!(header("content-security-policy").contains("default-src 'self'"), "{path}");
        assert!(header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert!(header("permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(header("cache-control") == "no-store", path.starts_with("/api/"), "{path}");
    }
    let missing = Failed { status: 404, code: "no-such-page".into() };
    assert_eq!(world.get::<Value>("/assets/none.js").await, Err(missing), "a missing script is no page");
}

/// A house is known by its key, whoever asks and however often it starts.
#[tokio::test]
async fn the_keys_of_the_house_are_there_for_everybody() {
    let mut world = World::new().await;
    let keys: Vec<fair::key::KnownKey> = world.get("/.well-known/bestiaire-keys.json").await.expect("the keys");
    assert_eq!(fair::key::trusted(&keys).map(|it| it.len()), Ok(1));
    world.restart().await;
    assert_eq!(world.get("/.well-known/bestiaire-keys.json").await, Ok(keys.clone()));
    // What it signs with is not among what it shows.
    let secret = std::fs::read_to_string(world.database().with_file_name("house.key")).expect("its key");
    assert!(!serde_json::to_string(&keys).expect("plain data").contains(secret.trim()));
}
