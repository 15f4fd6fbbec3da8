//! What the luck of the deal and a bot that cheats leave to be won, as far as it was measured.

use serde::Serialize;

/// Labelled in the file itself.
const TABLE: &str = include_str!("../../data/bounds.tsv");

/// One measured bound.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bound {
    /// What it bounds.
    pub kind: BoundKind,
    /// How it was found: a key of texts.
    pub key: &'static str,
    /// The share.
    pub share: f64,
    /// Its 95 % interval, if it is known.
    pub interval: Option<(f64, f64)>,
    /// Games, or pairs of games, that were played for it.
    pub games: Option<u64>,
    /// What chance alone, or an equal bot, gives.
    pub par: f64,
}

/// Kinds of bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BoundKind {
    /// How much a deal decides by itself.
    Luck,
    /// What a bot gets that is shown what is hidden.
    Ceiling,
}

/// Bounds for this game and table, of one side or of all.
pub(crate) fn bounds(game: &str, n_seats: usize, side: Option<&str>) -> Vec<Bound> {
    let fits = |it: &Line| it.game == game && it.players == n_seats && it.side.is_none_or(|own| Some(own) == side);
    TABLE.lines().filter_map(Line::read).filter(fits).map(|it| it.bound).collect()
}

struct Line {
    game: &'static str,
    players: usize,
    side: Option<&'static str>,
    bound: Bound,
}

impl Line {
    /// `None` for remarks.
    fn read(line: &'static str) -> Option<Self> {
        if line.starts_with('#') {
            return None;
        }
        let cells: Vec<&'static str> = line.split('\t').collect();
        let &[game, players, side, kind, key, share, low, high, games, par] = cells.as_slice() else { return None };
        let kind = match kind {
            "luck" => BoundKind::Luck,
            "ceiling" => BoundKind::Ceiling,
            _ => return None,
        };
        let interval = low.parse().ok().zip(high.parse().ok());
        let bound = Bound {
            kind,
            key,
            share: share.parse().ok()?,
            interval,
            games: games.parse().ok(),
            par: par.parse().ok()?,
        };
        let side = if side == "-" { None } else { Some(side) };
        Some(Self { game, players: players.parse().ok()?, side, bound })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_and_makes_sense() {
        for line in TABLE.lines().filter(|it| !it.starts_with('#')) {
            let Line { game, bound, .. } = Line::read(line).unwrap_or_else(|| panic!("{line}"));
            assert!(cabinet::KEYS.contains(&game), "{line}");
            assert!((0.0..=1.0).contains(&bound.share) && (0.0..1.0).contains(&bound.par), "{line}");
            assert!(bound.interval.is_none_or(|it| it.0 <= bound.share && bound.share <= it.1), "{line}");
        }
    }

    #[test]
    fn bounds_are_found_by_table_and_side() {
        let keys = |game, n_seats, side| bounds(game, n_seats, side).iter().map(|it| it.key).collect::<Vec<_>>();
        assert_eq!(keys("bestioles", 2, None), ["same-seat", "true-state-search"]);
        assert_eq!(keys("loups-garous", 12, Some("wolves")), ["same-side"]);
        assert_eq!(keys("loups-garous", 12, Some("village")), ["same-side", "lucky-seer", "knows-wolves"]);
        assert_eq!(keys("cryptide", 2, None), Vec::<&str>::new());
    }
}
