//! Riddles by date: the same for everybody, and none of a day that is still to come.

use wire::RiddleOfDay;

use crate::world::World;

#[tokio::test]
async fn past_days_have_their_riddles_and_days_to_come_have_none() {
    let world = World::new().await;
    let today: RiddleOfDay = world.get("/api/riddles/today").await.expect("a riddle");
    let days: Vec<RiddleOfDay> = world.get("/api/riddles/days").await.expect("days");
    assert_eq!(days.len(), 28);
    assert_eq!(days[0], today);
    assert!(days.windows(2).all(|it| it[0].date > it[1].date), "the latest first");

    // A day of the list is the same by its own address, and so is the list that begins with it.
    let past = &days[9];
    let same: RiddleOfDay = world.get(&format!("/api/riddles/today?date={}", past.date)).await.expect("a riddle");
    assert_eq!(same, *past);
    let earlier: Vec<RiddleOfDay> =
        world.get(&format!("/api/riddles/days?date={}", past.date)).await.expect("earlier days");
    assert_eq!(earlier[..19], days[9..]);

    // The first day there is has none before it.
    let first: Vec<RiddleOfDay> = world.get("/api/riddles/days?date=2000-01-02").await.expect("two days");
    assert_eq!(first.len(), 2);

    for path in ["/api/riddles/today?date=2999-12-31", "/api/riddles/days?date=2999-12-31"] {
        let failed = world.get::<serde_json::Value>(path).await.expect_err("still to come");
        assert_eq!((failed.status, failed.code.as_str()), (404, "not-yet"));
    }
    for path in ["/api/riddles/today?date=2026-02-30", "/api/riddles/days?date=yesterday"] {
        let failed = world.get::<serde_json::Value>(path).await.expect_err("no date");
        assert_eq!((failed.status, failed.code.as_str()), (422, "date"));
    }
}
