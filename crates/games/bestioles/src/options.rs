//! What a table agrees on.

use serde::{Deserialize, Serialize};
use table::Choice;

table::setting! {
    /// How a war is won.
    pub enum Target as "BestiolesTarget" {
        /// First to 12 points.
        Twelve = "12",
        /// First to 18 points, for a longer war (BES-40).
        Eighteen = "18",
        /// Every battle gives one point, first to three (BES-40).
        Bleusaille = "bleusaille",
    }
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
pub(crate) const CHOICES: &[Choice] = &[Target::choice("target")];
