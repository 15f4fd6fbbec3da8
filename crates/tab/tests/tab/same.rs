//! The same seeds and moves through a server's way of driving the machine and through the worker's give the same bytes on every line.

use cabinet::KEYS;
use proving::{dice, n_games};
use serde_json::json;
use table::{Seed, below};

use crate::page::Page;
use crate::plain::Plain;
use crate::player::{Player, Shell};

/// Games of each title; all of them where `BESTIAIRE_GAMES` says so.
const GAMES: u64 = 3;
/// More than any of them takes.
const MOST_STEPS: u32 = 60_000;

/// Plays a game on line 1 while the public looks on from line 2, comes back now and then; what both heard.
fn play(shell: &mut impl Shell, game: u64) -> (Vec<Vec<String>>, Player) {
    let mut player = Player::new(1, dice(game));
    let mut public = Player::new(2, dice(game + 1_000_000));
    player.hello(shell, Some(0));
    public.hello(shell, None);
    let mut steps = 0;
    while player.act(shell) {
        steps += 1;
        assert!(steps < MOST_STEPS, "game {game} does not end");
        public.listen(shell);
    }
    (vec![shell.heard(1).to_vec(), shell.heard(2).to_vec()], player)
}

fn is_the_same(key: &str, game: u64) -> Player {
    let info = cabinet::games().into_iter().find(|it| it.key == key).expect("a game of ours");
    let mut rng = dice(game);
    let n_seats = u32::from(info.least) + below(u32::from(info.most.min(8) - info.least) + 1, &mut rng);
    let level = &info.bots[below(2.min(info.bots.len() as u32), &mut rng) as usize];
    let asked = json!({ "game": key, "against": level, "n_seats": n_seats });
    let seed = Seed::from_number(game + 1);

    let mut page = Page::new(seed);
    let (status, table) = page.request("POST", "/api/tables", Some(asked.clone()));
    assert_eq!(status, 201, "{key}, game {game}: {table}");
    let link = table["link"].as_str().expect("a link").to_owned();
    assert!(link.starts_with("tab-") && link.len() == 28 && table["code"].is_null(), "{link}");
    page.open(1, &link);
    page.open(2, &link);
    let (in_the_tab, player) = play(&mut page, game);

    let mut plain = Plain::new(seed, serde_json::from_value(asked).expect("a wish"));
    let (by_a_server, _) = play(&mut plain, game);
    for (line, (ours, theirs)) in in_the_tab.iter().zip(&by_a_server).enumerate() {
        let differs = ours.iter().zip(theirs).position(|(one, other)| one != other);
        if let Some(at) = differs {
            let around = at.saturating_sub(3)..at + 3;
            panic!(
                "{key}, game {game}, line {line}, message {at}:\n{:#?}\n{:#?}",
                ours.get(around.clone()),
                theirs.get(around)
            );
        }
        assert_eq!(ours.len(), theirs.len(), "{key}, game {game}, line {line}");
    }
    assert_eq!(page.trouble, Vec::<String>::new(), "{key}, game {game}");
    let secret = seed_of(&page, &link);
    assert!(page.letters.iter().all(|it| !it.contains(&secret)), "the seed of a game crosses no border");
    player
}

fn seed_of(page: &Page, link: &str) -> String {
    let game = page.store.games.values().find(|it| it.table == link).expect("a game was begun");
    let body: serde_json::Value = serde_json::from_str(&game.body).expect("JSON");
    body["seed"].as_str().expect("a seed").to_owned()
}

fn all_the_same(key: &str) {
    assert!(KEYS.contains(&key));
    let (mut moves, mut over) = (0, 0);
    let games = n_games(GAMES);
    for game in 0..games {
        let player = is_the_same(key, game);
        moves += player.moves;
        over += u64::from(player.over);
    }
    assert!(u64::from(moves) > games && over == games, "{key}: {moves} moves, {over} of {games} to their end");
}

#[test]
fn bestioles_is_the_same_through_both() {
    all_the_same("bestioles");
}

#[test]
fn cryptide_is_the_same_through_both() {
    all_the_same("cryptide");
}

#[test]
fn monstre_is_the_same_through_both() {
    all_the_same("monstre");
}

#[test]
fn loups_garous_is_the_same_through_both() {
    all_the_same("loups-garous");
}

#[test]
fn gevaudan_is_the_same_through_both() {
    all_the_same("gevaudan");
}
