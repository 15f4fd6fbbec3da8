//! The languages of the house.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language of a locale such as `fr_FR.UTF-8`; English if we do not speak it.
    pub fn from_locale(locale: &str) -> Self {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        code.to_lowercase().parse().unwrap_or_default()
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("a code is a language identifier")
    }

    /// Stem and content of its files.
    pub(crate) const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::En => crate::EN,
            Self::Fr => crate::FR,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not a language of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LangError(String);

impl fmt::Display for LangError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not one of en, fr", self.0)
    }
}

impl std::error::Error for LangError {}

impl FromStr for Lang {
    type Err = LangError;

    fn from_str(text: &str) -> Result<Self, LangError> {
        Self::ALL.into_iter().find(|it| it.code() == text).ok_or_else(|| LangError(text.into()))
    }
}
