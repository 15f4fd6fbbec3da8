//! A table written down in characters, as a person would: a picture of the board, a question, the moves in words.
//!
//! Everything is made from what a viewer was sent (his view, his moves, his news, as they go over the wire) and from
//! the words of the house. Nothing here reads a state, keeps anything or does I/O, so that it serves the terminal as well
//! as a screen reader or a page. Each game mirrors the fields of its view that it draws; a view it cannot read is shown
//! field by field.

mod bestioles;
mod cryptide;
mod gevaudan;
mod hint;
mod loups_garous;
mod menu;
mod monstre;
mod page;
mod plain;

pub use page::{WIDTH, fold, width};

use serde::Deserialize;
use serde_json::Value;
use texts::{Args, Speaker};

/// What one reader has before him.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The words, and who reads them.
    pub speaker: Speaker<'a>,
    /// His view.
    pub view: &'a Value,
    /// What he may do.
    pub moves: &'a [String],
}

/// How one game is written down.
trait Painter: Sync {
    /// Key of the game.
    fn key(&self) -> &'static str;
    /// The board, in lines of any length; those of a drawing fit the page.
    fn board(&self, scene: &Scene<'_>) -> Option<Vec<String>>;
    /// What is asked of the reader.
    fn question(&self, scene: &Scene<'_>) -> Option<String>;
    /// A move in words.
    fn label(&self, scene: &Scene<'_>, notation: &str) -> Option<String>;
    /// One thing on the board, in words.
    fn about(&self, _scene: &Scene<'_>, _thing: &str) -> Option<String> {
        None
    }
    /// A hidden place, as the beliefs of the game's bots name it: `hand 2`, `lair`.
    fn place(&self, _scene: &Scene<'_>, _place: &str) -> Option<String> {
        None
    }
    /// What that place may hold: a card, a cell, a player.
    fn thing(&self, _scene: &Scene<'_>, _place: &str, _thing: &str) -> Option<String> {
        None
    }
    /// What else there is to say of a piece of news, or all there is to say.
    fn tell(&self, _speaker: &Speaker<'_>, _news: &Value) -> Option<Vec<String>> {
        None
    }
}

/// The only list of them.
static PAINTERS: [&dyn Painter; 5] =
    [&bestioles::Paint, &cryptide::Paint, &monstre::Paint, &loups_garous::Paint, &gevaudan::Paint];

fn painter(game: &str) -> Option<&'static dyn Painter> {
    PAINTERS.into_iter().find(|it| it.key() == game)
}

impl Scene<'_> {
    fn painter(&self) -> Option<&'static dyn Painter> {
        painter(self.speaker.game)
    }

    /// The table as the reader sees it.
    pub fn board(&self) -> String {
        let lines = self.painter().and_then(|it| it.board(self)).unwrap_or_else(|| plain::board(self.view));
        let folded: Vec<_> = lines.iter().map(|it| fold(it, 2)).collect();
        folded.join("\n")
    }

    /// What is asked of him, in a sentence or two; nothing if he has nothing to do.
    pub fn question(&self) -> Option<String> {
        let asked = self.painter().filter(|_| !self.moves.is_empty())?.question(self)?;
        Some(fold(&asked, 2))
    }

    /// A move in words.
    pub fn label(&self, notation: &str) -> Option<String> {
        self.painter()?.label(self, notation)
    }

    /// One thing on the board (a cell, a hex, a player), in words.
    pub fn about(&self, thing: &str) -> Option<String> {
        Some(fold(&self.painter()?.about(self, thing)?, 2))
    }

    /// All moves, numbered and with words; where there are many, those of one kind are summed up.
    pub fn menu(&self) -> String {
        menu::some(self, self.moves)
    }

    /// Some of the moves in the same way.
    pub fn choices(&self, moves: &[String]) -> String {
        menu::some(self, moves)
    }

    /// The moves of one kind (`accuse`), one by one; nothing if there are none.
    pub fn kind(&self, verb: &str) -> Option<String> {
        let of_it = |it: &&String| it.split(' ').next() == Some(verb);
        let listed = menu::list(self, self.moves.iter().filter(of_it));
        Some(listed).filter(|it| !it.is_empty())
    }

    fn view<'b, V: Deserialize<'b>>(&'b self) -> Option<V> {
        V::deserialize(self.view).ok()
    }

    fn say(&self, id: &str) -> String {
        self.speaker.texts.say(id)
    }

    fn get(&self, id: &str, args: &Args) -> String {
        self.speaker.texts.get(id, args)
    }

    fn who(&self, seat: usize) -> String {
        who(&self.speaker, seat)
    }

    fn is_me(&self, seat: usize) -> bool {
        self.speaker.seat == Some(seat)
    }
}

/// A piece of news in sentences, with the lists in it: who voted for whom, what was seen in a hand.
pub fn news(speaker: &Speaker<'_>, news: &Value) -> Vec<String> {
    let told = painter(speaker.game).and_then(|it| it.tell(speaker, news));
    told.unwrap_or_else(|| vec![speaker.news(news)])
}

/// "You", or a name.
fn who(speaker: &Speaker<'_>, seat: usize) -> String {
    if speaker.seat == Some(seat) { speaker.texts.say("you") } else { speaker.name(seat) }
}

/// `you` or `other`, as texts choose by it.
fn is(speaker: &Speaker<'_>, seat: Option<usize>) -> &'static str {
    if seat.is_some() && speaker.seat == seat { "you" } else { "other" }
}

/// `yes` or `no`, as texts choose by it.
const fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// The seat that a word of a move names, counted from 0.
fn seat(word: &str) -> Option<usize> {
    word.parse::<usize>().ok()?.checked_sub(1)
}
