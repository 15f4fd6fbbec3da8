//! The words of the house, from `texts/<language>/*.ftl`. The same files serve the browser.
//!
//! A word that is missing shows its id: ugly, harmless and easy to find.

mod args;
mod grammar;
mod house;
mod lang;
mod sentences;

pub use args::Args;
pub use grammar::elides;
pub use house::{HOUSE_MARK, house_faults};
pub use lang::{Lang, LangError};
pub use sentences::Speaker;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// All words in one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the words of `lang`.
    pub fn new(lang: Lang) -> Self {
        Self::of(lang, lang.files().iter().map(|(_, source)| (*source).to_owned()))
    }

    fn of(lang: Lang, sources: impl Iterator<Item = String>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("a new bundle has no functions yet");
        grammar::add_functions(&mut bundle);
        for source in sources {
            // What could be read of a faulty file is used; the test of all files names its faults.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a text called `id`.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|it| it.value().is_some())
    }

    /// The text called `id`, with its variables filled in; the id itself if there is none.
    pub fn get(&self, id: &str, args: &Args) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.as_ref().and_then(fluent_bundle::FluentMessage::value) else { return id.into() };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(args.fluent()), &mut errors).into_owned()
    }

    /// The text called `id`, which has no variables.
    pub fn say(&self, id: &str) -> String {
        self.get(id, &Args::new())
    }

    /// The text called `id`, if there is one.
    pub fn find(&self, id: &str) -> Option<String> {
        self.has(id).then(|| self.say(id))
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Texts({})", self.lang)
    }
}

#[cfg(test)]
mod reading;
#[cfg(test)]
mod tests;
