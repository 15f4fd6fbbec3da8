//! The variables of a text.

use fluent_bundle::{FluentArgs, FluentValue};

/// Variables by name.
#[derive(Debug, Default)]
pub struct Args(FluentArgs<'static>);

impl Args {
    /// None.
    pub fn new() -> Self {
        Self::default()
    }

    /// These and one word more.
    #[must_use]
    pub fn word(mut self, name: &str, value: impl Into<String>) -> Self {
        self.set_word(name, value);
        self
    }

    /// These and one number more.
    #[must_use]
    pub fn number(mut self, name: &str, value: f64) -> Self {
        self.set_number(name, value);
        self
    }

    /// These and one count more.
    #[must_use]
    pub fn count(mut self, name: &str, value: usize) -> Self {
        self.0.set(name.to_owned(), value);
        self
    }

    /// Adds a word.
    pub fn set_word(&mut self, name: &str, value: impl Into<String>) {
        self.0.set(name.to_owned(), FluentValue::from(value.into()));
    }

    /// Adds a number.
    pub fn set_number(&mut self, name: &str, value: f64) {
        self.0.set(name.to_owned(), value);
    }

    pub(crate) fn fluent(&self) -> &FluentArgs<'static> {
        &self.0
    }
}
