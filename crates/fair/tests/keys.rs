//! How a house changes its key.

use fair::key::{HouseKey, KeysError, KnownKey, trusted};

fn list() -> (HouseKey, HouseKey, Vec<KnownKey>) {
    let (old, new) = (HouseKey::new(&[1; 32]), HouseKey::new(&[2; 32]));
    let first = KnownKey::new(old.public(), "2026-01-01").replaced(&old, new.public(), "2026-06-01");
    let second = KnownKey::new(new.public(), "2026-06-01");
    (old, new, vec![first, second])
}

#[test]
fn a_key_names_its_successor() {
    let (old, new, list) = list();
    let keys = trusted(&list).expect("it fits together");
    assert_eq!(keys.iter().map(|it| it.key).collect::<Vec<_>>(), [old.public(), new.public()]);
    let text = serde_json::to_string(&list).expect("plain data");
    assert_eq!(serde_json::from_str::<Vec<KnownKey>>(&text).expect("a list"), list);
}

#[test]
fn nobody_else_can_name_a_successor() {
    let (old, _, list) = list();
    let other = HouseKey::new(&[3; 32]);
    let mut forged = list.clone();
    forged[0] = KnownKey::new(old.public(), "2026-01-01").replaced(&other, other.public(), "2026-06-01");
    assert_eq!(trusted(&forged), Err(KeysError::Successor(old.public().id())));
    let mut moved = list.clone();
    moved[0].until = Some("2026-05-01".into());
    assert_eq!(trusted(&moved), Err(KeysError::Successor(old.public().id())), "the day is signed, too");
    let mut renamed = list.clone();
    renamed[1].id = list[0].id.clone();
    assert!(matches!(trusted(&renamed), Err(KeysError::Id(_))));
    let mut garbled = list;
    garbled[1].key = "key".into();
    assert_eq!(trusted(&garbled), Err(KeysError::Key("key".into())));
}
