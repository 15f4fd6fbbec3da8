//! What somebody who thinks would play, and what he believes, in words.

use texts::Args;

use crate::Scene;
use crate::menu;
use crate::page::fold;

/// Of what a hidden place may hold, so many things are told, the likeliest first.
const THINGS: usize = 4;

impl Scene<'_> {
    /// These moves as the menu has them, each with its chance between 0 and 1 where one is given.
    pub fn weighed(&self, moves: &[(&String, Option<f32>)]) -> String {
        let line = |(mv, chance): &(&String, Option<f32>)| {
            let more = chance.map(|it| self.get("picture-chance", &Args::new().word("n", percent(it.into()))));
            menu::line(self, mv, more.as_deref())
        };
        moves.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// What one hidden place may hold: `Clue of Renart: within 1 forest (42 %), …`. A place that has no words is told as it is
    /// written.
    pub fn belief(&self, place: &str, chances: &[(String, f64)]) -> String {
        let mut likely: Vec<&(String, f64)> = chances.iter().filter(|it| it.1 > 0.0).collect();
        likely.sort_by(|one, other| other.1.total_cmp(&one.1));
        let painter = self.painter();
        let told = |(thing, chance): &&(String, f64)| {
            let words = painter.and_then(|it| it.thing(self, place, thing)).unwrap_or_else(|| thing.clone());
            self.get("picture-likely", &Args::new().word("thing", words).word("n", percent(*chance)))
        };
        let list = if let Some(chance) = even(&likely) {
            // Four of many that are all the same would look like a choice.
            self.get("picture-even", &Args::new().count("n", likely.len()).word("chance", percent(chance)))
        } else {
            let mut list = likely.iter().take(THINGS).map(told).collect::<Vec<_>>().join(", ");
            if likely.len() > THINGS {
                list.push_str(", …");
            }
            list
        };
        let name = painter.and_then(|it| it.place(self, place)).unwrap_or_else(|| place.to_owned());
        fold(&self.get("picture-belief", &Args::new().word("place", name).word("list", list)), 2)
    }
}

/// The chance of each, where there are more than are told and all are as likely.
fn even(likely: &[&(String, f64)]) -> Option<f64> {
    let (most, least) = (likely.first()?.1, likely.last()?.1);
    (likely.len() > THINGS && most - least < most / 50.0).then_some(most)
}

/// Whole percents; only what is certain is 0 or 100.
fn percent(chance: f64) -> String {
    let whole = (chance * 100.0).round();
    match chance {
        it if it <= 0.0 => "0".into(),
        it if it >= 1.0 - 1e-6 => "100".into(),
        _ => format!("{:.0}", whole.clamp(1.0, 99.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_that_are_alike_are_told_as_one() {
        let chances = |all: &[f64]| all.iter().map(|it| (String::from("x"), *it)).collect::<Vec<_>>();
        let even = |all: &[f64]| even(&chances(all).iter().collect::<Vec<_>>());
        assert_eq!(even(&[0.2; 5]), Some(0.2));
        assert_eq!(even(&[0.25; 4]), None, "few enough to be told");
        assert_eq!(even(&[0.3, 0.2, 0.2, 0.2, 0.1]), None);
        assert_eq!(even(&[]), None);
    }

    #[test]
    fn only_what_is_certain_has_all_percents_or_none() {
        let chances = [0.0, 0.001, 0.424, 0.426, 0.999, 0.999_999_9, 1.0, 1.2, -0.1];
        assert_eq!(chances.map(percent), ["0", "1", "42", "43", "99", "100", "100", "100", "0"]);
    }
}
