//! Columns that hold JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Fault;

pub(crate) fn to_json(value: &(impl Serialize + ?Sized)) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|it| Fault::unreadable(it.to_string()))
}

pub(crate) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|it| Fault::unreadable(it.to_string()))
}
