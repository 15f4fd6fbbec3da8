//! What a table agrees on.

use serde::{Deserialize, Serialize};
use table::Choice;

/// How a war is won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesTarget"))]
pub enum Target {
    /// First to 12 points.
    #[default]
    #[serde(rename = "12")]
    Twelve,
    /// First to 18 points, for a longer war (BES-40).
    #[serde(rename = "18")]
    Eighteen,
    /// Every battle gives one point, first to three (BES-40).
    #[serde(rename = "bleusaille")]
    Bleusaille,
}

/// What the table agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BestiolesOptions"))]
pub struct Options {
    /// How the war is won.
    pub target: Target,
}

/// What can be chosen.
pub(crate) const CHOICES: &[Choice] = &[Choice { key: "target", values: &["12", "18", "bleusaille"], default: "12" }];
