//! Things that are written as a word, in notations and in JSON.

/// Makes a type readable from JSON by the word it is written as: what its `FromStr` takes.
#[macro_export]
macro_rules! keyed {
    ($item:ty) => {
        impl<'de> ::serde::Deserialize<'de> for $item {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                let unknown =
                    || <D::Error as ::serde::de::Error>::custom(::std::concat!("no ", ::std::stringify!($item)));
                ::std::str::FromStr::from_str(&word).map_err(|_| unknown())
            }
        }
    };
}
