//! The steps that the schema has made.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// How many steps the schema has made.
pub(crate) fn n_migrations() -> i64 {
    i64::try_from(migrations().iter().count()).unwrap_or(i64::MAX)
}

/// Embedded by hand: the macro for it would compile the database driver a second time.
pub(crate) fn migrations() -> Migrator {
    let scripts = [
        ("the log", include_str!("../migrations/sqlite/0001_the_log.sql")),
        ("clocks and channels", include_str!("../migrations/sqlite/0002_clocks_and_channels.sql")),
        ("codes and privacy", include_str!("../migrations/sqlite/0003_codes_and_privacy.sql")),
        ("keeping", include_str!("../migrations/sqlite/0004_keeping.sql")),
        ("entries and versions", include_str!("../migrations/sqlite/0005_entries_and_versions.sql")),
        ("addresses of games", include_str!("../migrations/sqlite/0006_addresses_of_games.sql")),
    ];
    let migration = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(scripts).map(migration).collect())
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use ledger::{Code, Entry, GuestId, Logged, Sitter, Store as _, StoreError, TableId, TableSettings};
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
    use table::{Actor, Seat};
    use wire::{Absent, MoveOutcome, Tempo};

    use super::*;
    use crate::{Durability, SqliteStore};

    async fn connect(path: &Path) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true).foreign_keys(true);
        options.connect().await.expect("a connection")
    }

    /// A database whose schema had made so many steps when these rows were written.
    async fn database_of(folder: &Path, n_steps: usize, rows: &'static str) -> PathBuf {
        let path = folder.join("log.db");
        let mut connection = connect(&path).await;
        let before = migrations().iter().take(n_steps).cloned().collect();
        Migrator::with_migrations(before).run(&mut connection).await.expect("the schema of that time");
        sqlx::raw_sql(rows).execute(&mut connection).await.expect("rows of that time");
        connection.close().await.expect("it can be closed");
        path
    }

    /// What a server of the first days wrote.
    const OLD_ROWS: &str = "
        INSERT INTO guests VALUES ('ana', 'Ana', 1);
        INSERT INTO tables VALUES (7, 'HIBOU-42', 'bestioles', '{}', 1, 'ana', 0, 0, 'gathering', '[]', NULL, 1, 1);
        INSERT INTO chat VALUES (7, 1, 'ana', 0, 'Ana', 'hou', 1);";

    #[tokio::test]
    async fn an_old_database_is_brought_up_to_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = database_of(folder.path(), 1, OLD_ROWS).await;
        let store = SqliteStore::open(&path, Durability::Full).await.expect("it is brought up to date");
        let table = store.table(&Code::new("HIBOU-42")).await.expect("readable").expect("there");
        assert_eq!((table.settings, table.version), (TableSettings::default(), 0));
        let chat = store.chat(table.id, 9).await.expect("readable");
        assert!(chat.len() == 1 && chat[0].audience.is_none() && chat[0].channel == "table", "everybody's");
    }

    /// What a server wrote before tables had links.
    const WITHOUT_LINKS: &str = r#"
        INSERT INTO guests VALUES ('ana', 'Ana', 1);
        INSERT INTO tables (id, code, game, options, n_seats, host, public, round, phase, seats, created, changed) VALUES
            (1, 'HIBOU-42', 'bestioles', '{}', 2, 'ana', 0, 1, 'playing',
             '[{"kind":"person","guest":"ana"},{"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"}]', 1, 5),
            (2, 'LOIR-33', 'bestioles', '{}', 2, 'ana', 1, 0, 'gathering', '[{"kind":"free"}]', 1, 6),
            (3, 'LOUP-7', 'bestioles', '{}', 2, 'ana', 0, 1, 'over', '[]', 1, 7);
        INSERT INTO members VALUES ('ana', 1), ('ana', 2), ('ana', 3);
        INSERT INTO games VALUES (1, 1, 'bestioles', 1, '{}', 3, '["Ana","bot easy","bot easy"]', zeroblob(32), NULL, 2);
        INSERT INTO moves (table_id, round, seq, actor, notation, at) VALUES (1, 1, 1, 0, 'withdraw', 9);
        INSERT INTO chat (table_id, number, guest, seat, name, text, at) VALUES (1, 1, 'ana', 0, 'Ana', 'hou', 3);"#;

    #[tokio::test]
    async fn old_tables_get_a_link_and_their_bots_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = database_of(folder.path(), 2, WITHOUT_LINKS).await;
        let store = SqliteStore::open(&path, Durability::Full).await.expect("it is brought up to date");
        let mut tables = store.tables_of(&GuestId("ana".into()), 9).await.expect("readable");
        tables.sort_by_key(|it| it.id.0);
        let links: std::collections::BTreeSet<&str> = tables.iter().map(|it| it.link.0.as_str()).collect();
        assert!(links.len() == 3 && links.iter().all(|it| it.len() == 36), "{links:?}");
        let codes: Vec<&str> = tables.iter().map(|it| it.code.as_str()).collect();
        assert_eq!(codes, ["HIBOU-42", "LOIR-33", ""], "the code of a finished table is free");
        assert_eq!(tables.iter().map(|it| it.public).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(tables[0].changed, 9, "as before");
        for table in &tables {
            let found = store.table_by_link(&table.link).await.expect("readable").expect("there");
            assert_eq!(found.id, table.id);
        }
        let names = |it: &Sitter| match it {
            Sitter::Bot { name, .. } => name.clone(),
            Sitter::Person { .. } | Sitter::Free => String::new(),
        };
        assert_eq!(tables[0].seats.iter().map(names).collect::<Vec<_>>(), ["", "Blanche", "Colin"]);
        let log = store.game(TableId(1), 1).await.expect("readable").expect("there");
        assert_eq!((log.game.names, log.entries.len()), (vec!["Ana".into(), "Blanche".into(), "Colin".into()], 1));
        assert_eq!(store.chat(TableId(1), 9).await.expect("readable").len(), 1);
    }

    /// What a server wrote before the log held anything but moves.
    const MOVES_ALONE: &str = r#"
        INSERT INTO guests VALUES ('ana', 'Ana', 1, 1);
        INSERT INTO tables (id, code, link, game, options, n_seats, host, public, round, phase, seats, outcome, created,
                            changed, manner) VALUES
            (1, 'HIBOU-42', 'way-1', 'bestioles', '{}', 2, 'ana', 1, 1, 'playing', '[]', NULL, 1, 5,
             '{"tempo":"slow","absent":"leave","paused":true,"gone":[1]}'),
            (2, NULL, 'way-2', 'bestioles', '{}', 2, 'ana', 0, 1, 'over', '[]',
             '{"winners":[1],"ranks":[2,1],"reason":"points"}', 1, 5, '{"tempo":"off"}'),
            (3, 'LOIR-3', 'way-3', 'bestioles', '{}', 2, 'ana', 1, 0, 'gathering', '[]', NULL, 1, 5, '{}');
        INSERT INTO members VALUES ('ana', 1), ('ana', 2), ('ana', 3);
        INSERT INTO games (table_id, round, game, rules, options, n_seats, names, seed, result, begun) VALUES
            (1, 1, 'bestioles', 1, '{}', 2, '["Ana","Ana"]', zeroblob(32), NULL, 2);
        INSERT INTO moves (table_id, round, seq, actor, notation, at, noticed) VALUES
            (1, 1, 1, 0, 'withdraw', 7, 1), (1, 1, 2, -1, 'timeout', 8, 1), (1, 1, 3, 1, 'withdraw', 9, 0);"#;

    #[tokio::test]
    async fn old_moves_become_entries_and_old_settings_are_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = database_of(folder.path(), 4, MOVES_ALONE).await;
        let store = SqliteStore::open(&path, Durability::Full).await.expect("it is brought up to date");
        let log = store.game(TableId(1), 1).await.expect("readable").expect("there");
        let made = |seq, actor, notation: &str, at| {
            let entry = Entry::Move { actor, notation: notation.into() };
            Logged { seq, entry, at }
        };
        let (ana, other) = (Actor::Seat(Seat::at(0)), Actor::Seat(Seat::at(1)));
        let referee = made(2, Actor::Referee, "timeout", 8);
        assert_eq!(log.entries, [made(1, ana, "withdraw", 7), referee, made(3, other, "withdraw", 9)]);
        assert_eq!(log.record().steps.len(), 3);
        assert_eq!(log.game.link.0.len(), 36, "every game has an address");
        assert_eq!(store.game_by_link(&log.game.link).await.expect("readable").as_ref(), Some(&log));
        let read = async |id| store.table_by_id(TableId(id)).await.expect("readable").expect("there");
        let first = read(1).await;
        assert_eq!((first.version, first.changed), (0, 8), "nobody noticed the last move");
        let settings = TableSettings {
            tempo: Tempo::Slow,
            absent: Absent::Leave,
            paused: true,
            gone: vec![1],
            ..TableSettings::default()
        };
        assert_eq!(first.settings, settings);
        let outcome = MoveOutcome { winners: vec![1], ranks: vec![2, 1], reason: "points".into() };
        let second = read(2).await;
        let off = TableSettings { tempo: Tempo::Off, ..TableSettings::default() };
        assert_eq!((second.outcome, second.settings), (Some(outcome), off));
        let third = read(3).await;
        assert_eq!(third.settings, TableSettings::default());
        store.save_table(third.clone()).await.expect("its first save");
        assert_eq!(store.save_table(third).await, Err(StoreError::OldVersion(0)));
    }

    #[tokio::test]
    async fn what_nobody_wrote_is_unreadable_and_spoils_no_list() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = database_of(folder.path(), 4, MOVES_ALONE).await;
        let store = SqliteStore::open(&path, Durability::Full).await.expect("it is brought up to date");
        let mut behind = connect(&path).await;
        let spoilt = [
            ("manner", ""),
            ("manner", "slow"),
            ("manner", r#"{"tempo":"presto"}"#),
            ("manner", r#"{"tempo":"slow","volume":11}"#),
            ("manner", r#"{"gone":[300]}"#),
            ("outcome", "somebody won"),
            ("seats", "{"),
            ("options", "[]"),
        ];
        for (column, text) in spoilt {
            let spoil = sqlx::AssertSqlSafe(format!("UPDATE tables SET {column} = '{text}' WHERE id = 1"));
            sqlx::raw_sql(spoil).execute(&mut behind).await.expect("it can be written");
            let read = store.table_by_id(TableId(1)).await;
            assert!(matches!(read, Err(StoreError::Unreadable(_))), "{column} {text}: {read:?}");
            let shown: Vec<i64> = store.lobby(0, 9).await.expect("readable").iter().map(|it| it.id.0).collect();
            assert_eq!(shown, [3], "{column} {text}");
            let mend = "UPDATE tables SET manner = '{}', outcome = NULL, seats = '[]', options = '{}' WHERE id = 1";
            sqlx::raw_sql(mend).execute(&mut behind).await.expect("it can be written");
        }
        assert_eq!(store.lobby(0, 9).await.expect("readable").len(), 2, "mended");
        for (column, value) in
            [("kind", "'flip'"), ("kind", "'pause'"), ("kind", "'held'"), ("actor", "-2"), ("actor", "99")]
        {
            let spoil = sqlx::AssertSqlSafe(format!("UPDATE entries SET {column} = {value} WHERE seq = 2"));
            sqlx::raw_sql(spoil).execute(&mut behind).await.expect("it can be written");
            let read = store.game(TableId(1), 1).await;
            assert!(matches!(read, Err(StoreError::Unreadable(_))), "{column} {value}: {read:?}");
            let mend = "UPDATE entries SET kind = 'move', actor = -1 WHERE seq = 2";
            sqlx::raw_sql(mend).execute(&mut behind).await.expect("it can be written");
        }
        assert_eq!(store.game(TableId(1), 1).await.expect("mended").expect("there").entries.len(), 3);
    }
}
