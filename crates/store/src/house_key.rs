//! The key that a house signs with, in a file beside the database, and the list of all it ever had.
//!
//! `house.key` is read by its owner alone; `house.keys.json` is for everybody. A change of keys is three steps, each of
//! which can be the last one before the power fails: the new key is written beside the old one, the list names it, and it
//! takes the old one's place. Whoever opens the folder next finishes what was begun.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use fair::key::{HouseKey, KnownKey, trusted};

use crate::OpenError;
use crate::private::{beside, new_private};

/// What the house signs with, and by what it is known.
#[derive(Debug)]
pub struct House {
    /// The key of today.
    pub key: HouseKey,
    /// All keys there were, that of today last.
    pub known: Vec<KnownKey>,
}

impl House {
    /// Opens the keys in `folder`. Where there are none yet they are made, and `today` is the day from which they sign.
    ///
    /// # Errors
    ///
    /// If others may read the key, if what is there is damaged, or if nothing can be written.
    pub fn open(folder: &Path, today: &str) -> Result<Self, OpenError> {
        let files = Files::of(folder);
        files.finish()?;
        let mut known = files.read_list()?;
        let key = match read_key(&files.key) {
            // A list without its key is a key that was lost, not a new house.
            Err(OpenError::Absent(path)) if !known.is_empty() => {
                return Err(damaged(&path, "it is gone, though house.keys.json knows a key"));
            }
            Err(OpenError::Absent(_)) => make_key(&files.key)?,
            found => found?,
        };
        if known.is_empty() {
            known.push(KnownKey::new(key.public(), today));
            files.write_list(&known)?;
        }
        files.fitting(key, known)
    }

    /// The keys in `folder` as they are; nothing is made.
    ///
    /// # Errors
    ///
    /// If there are none, or they cannot be used.
    pub fn read(folder: &Path) -> Result<Self, OpenError> {
        let files = Files::of(folder);
        files.finish()?;
        let (key, known) = (read_key(&files.key)?, files.read_list()?);
        files.fitting(key, known)
    }

    /// Changes the key: the old one signs who comes after it. The server of this folder must be stopped.
    ///
    /// # Errors
    ///
    /// If there is no key yet, or nothing can be written.
    pub fn rotate(folder: &Path, today: &str) -> Result<Self, OpenError> {
        let Self { key: old, mut known } = Self::read(folder)?;
        let files = Files::of(folder);
        let new = make_key(&files.next)?;
        if let Some(last) = known.pop() {
            known.push(last.replaced(&old, new.public(), today));
        }
        known.push(KnownKey::new(new.public(), today));
        files.write_list(&known)?;
        files.finish()?;
        files.fitting(new, known)
    }
}

struct Files {
    key: PathBuf,
    next: PathBuf,
    list: PathBuf,
}

impl Files {
    fn of(folder: &Path) -> Self {
        let file = |name: &str| folder.join(name);
        Self { key: file("house.key"), next: file("house.key.next"), list: file("house.keys.json") }
    }

    /// Finishes a change of keys that was cut short, or forgets one that nobody has heard of.
    fn finish(&self) -> Result<(), OpenError> {
        let next = match read_key(&self.next) {
            Err(OpenError::Absent(_)) => return Ok(()),
            Err(OpenError::Key { .. }) => None,
            found => Some(found?.public().to_string()),
        };
        let is_named = next.is_some() && self.read_list()?.last().map(|it| &it.key) == next.as_ref();
        let done = if is_named { fs::rename(&self.next, &self.key) } else { fs::remove_file(&self.next) };
        done.map_err(OpenError::of_file(&self.next))
    }

    fn read_list(&self) -> Result<Vec<KnownKey>, OpenError> {
        let text = match read(&self.list) {
            Err(OpenError::Absent(_)) => return Ok(Vec::new()),
            found => found?,
        };
        let known: Vec<KnownKey> = serde_json::from_str(&text).map_err(|it| damaged(&self.list, &it.to_string()))?;
        trusted(&known).map_err(|it| damaged(&self.list, &it.to_string()))?;
        Ok(known)
    }

    fn write_list(&self, known: &[KnownKey]) -> Result<(), OpenError> {
        let text = serde_json::to_string_pretty(known).map_err(|it| damaged(&self.list, &it.to_string()))?;
        let draft = beside(&self.list, ".draft");
        let written = fs::File::create(&draft).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.write_all(b"\n")?;
            file.sync_all()
        });
        written.and_then(|()| fs::rename(&draft, &self.list)).map_err(OpenError::of_file(&self.list))
    }

    /// A key that its own list does not know would sign what nobody believes.
    fn fitting(&self, key: HouseKey, known: Vec<KnownKey>) -> Result<House, OpenError> {
        if known.last().is_none_or(|it| it.key != key.public().to_string()) {
            return Err(damaged(&self.list, "the last key in it is not that of house.key"));
        }
        Ok(House { key, known })
    }
}

fn read_key(path: &Path) -> Result<HouseKey, OpenError> {
    let text = read(path)?;
    is_private(path)?;
    HouseKey::of_file(&text).ok_or_else(|| damaged(path, "it does not hold 64 hexadecimal digits"))
}

/// A new key at `path`: there whole, or not at all.
fn make_key(path: &Path) -> Result<HouseKey, OpenError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| OpenError::NoRandomness)?;
    let key = HouseKey::new(&bytes);
    let draft = beside(path, ".draft");
    match fs::remove_file(&draft) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(OpenError::of_file(&draft)(error));
        }
        _ => (),
    }
    let mut file = new_private(&draft)?;
    let written = file.write_all(key.to_file().as_bytes()).and_then(|()| file.sync_all());
    written.and_then(|()| fs::rename(&draft, path)).map_err(OpenError::of_file(&draft))?;
    Ok(key)
}

fn damaged(path: &Path, reason: &str) -> OpenError {
    OpenError::Key { path: path.into(), reason: reason.into() }
}

fn read(path: &Path) -> Result<String, OpenError> {
    fs::read_to_string(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => OpenError::Absent(path.into()),
        std::io::ErrorKind::InvalidData => damaged(path, "it is no text"),
        _ => OpenError::of_file(path)(error),
    })
}

/// Nobody but its owner may read a key: whoever has read it can sign in the house's name.
#[cfg(unix)]
fn is_private(path: &Path) -> Result<(), OpenError> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(path).map_err(OpenError::of_file(path))?.permissions().mode();
    if mode.is_multiple_of(0o100) { Ok(()) } else { Err(OpenError::KeyShown(path.into())) }
}

#[cfg(not(unix))]
fn is_private(_path: &Path) -> Result<(), OpenError> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: &str = "2026-11-19";

    #[test]
    fn a_house_has_its_key_from_the_first_day_on() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(matches!(House::read(folder.path()), Err(OpenError::Absent(_))));
        let house = House::open(folder.path(), DAY).expect("a key");
        let again = House::open(folder.path(), "2027-01-01").expect("the same key");
        assert_eq!((again.key.public(), &again.known), (house.key.public(), &house.known));
        assert_eq!(house.known, [KnownKey::new(house.key.public(), DAY)]);
        let other = House::open(tempfile::tempdir().expect("a folder").path(), DAY).expect("a key");
        assert_ne!(other.key.public(), house.key.public());
    }

    #[test]
    fn a_key_changes_and_the_old_one_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(matches!(House::rotate(folder.path(), DAY), Err(OpenError::Absent(_))), "there is none to change");
        let old = House::open(folder.path(), DAY).expect("a key");
        let new = House::rotate(folder.path(), "2027-01-01").expect("another key");
        assert_ne!(new.key.public(), old.key.public());
        let read = House::open(folder.path(), DAY).expect("the new key");
        assert_eq!((read.key.public(), &read.known), (new.key.public(), &new.known));
        let next = new.known[0].next.as_ref().expect("a successor");
        assert_eq!((next.key.as_str(), new.known.len()), (new.key.public().to_string().as_str(), 2));
        assert_eq!(trusted(&new.known).expect("they fit together").len(), 2);
    }

    #[test]
    fn a_change_that_was_cut_short_is_finished_or_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let old = House::open(folder.path(), DAY).expect("a key");
        let files = Files::of(folder.path());
        // The power fails before the list names the new key.
        make_key(&files.next).expect("a key");
        let read = House::open(folder.path(), DAY).expect("the old key");
        assert_eq!((read.key.public(), files.next.exists()), (old.key.public(), false));
        // … and after it.
        let new = make_key(&files.next).expect("a key");
        let last = old.known[0].clone().replaced(&old.key, new.public(), DAY);
        files.write_list(&[last, KnownKey::new(new.public(), DAY)]).expect("a list");
        assert_eq!(House::open(folder.path(), DAY).expect("the new key").key.public(), new.public());
        // Half a key is none.
        let draft = beside(&files.next, ".draft");
        fs::write(&draft, "12").expect("a file");
        House::rotate(folder.path(), DAY).expect("another key");
        assert!(!draft.exists());
    }

    #[test]
    #[cfg(unix)]
    fn a_key_that_others_may_read_is_not_used() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        House::open(folder.path(), DAY).expect("a key");
        let file = folder.path().join("house.key");
        assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
        for mode in [0o640, 0o604, 0o660] {
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("our own file");
            assert!(matches!(House::open(folder.path(), DAY), Err(OpenError::KeyShown(_))), "{mode:o}");
        }
    }

    #[test]
    fn damaged_files_are_not_taken_for_others() {
        let folder = tempfile::tempdir().expect("a folder");
        House::open(folder.path(), DAY).expect("a key");
        let files = Files::of(folder.path());
        let list = fs::read_to_string(&files.list).expect("a list");
        for broken in ["", "[]", "{}", &list.replace("\"id\": \"", "\"id\": \"0")] {
            fs::write(&files.list, broken).expect("our own file");
            let found = House::open(folder.path(), DAY);
            // An empty list is written anew; everything else is for somebody to look at.
            assert_eq!(found.is_ok(), broken == "[]", "{broken}");
        }
        fs::write(&files.list, list).expect("our own file");
        let away = folder.path().join("away");
        fs::rename(&files.key, &away).expect("our own file");
        assert!(matches!(House::open(folder.path(), DAY), Err(OpenError::Key { .. })), "a lost key is not a new one");
        assert!(!files.key.exists());
        fs::rename(&away, &files.key).expect("our own file");
        fs::write(&files.key, "not a key\n").expect("our own file");
        assert!(matches!(House::open(folder.path(), DAY), Err(OpenError::Key { .. })));
    }
}
