//! The riddle of a day: the same for everybody, by the date alone.

use std::fmt;
use std::str::FromStr;

use crate::collection::Collection;
use crate::file::Riddle;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a date is written like 2026-11-18, from 2000 to 2999")]
pub struct DateError;

impl Date {
    /// Days since the first of January 2000.
    pub fn number(self) -> usize {
        let year = usize::from(self.year) - 2000;
        let leap_days = year.div_ceil(4) - year.div_ceil(100) + year.div_ceil(400);
        let months: usize = (1..self.month).map(|it| usize::from(length(self.year, it))).sum();
        year * 365 + leap_days + months + usize::from(self.day) - 1
    }

    /// The day so many seconds after the beginning of 1970, in universal time.
    pub fn of_unix(seconds: u64) -> Self {
        const UNTIL_2000: u64 = 10_957;
        Self::of_number((seconds / 86_400).saturating_sub(UNTIL_2000))
    }

    /// The day so many days after the first of January 2000.
    fn of_number(mut left: u64) -> Self {
        let (mut year, mut month) = (2000_u16, 1_u8);
        while year < 2999 && left >= days_of(year) {
            left -= days_of(year);
            year += 1;
        }
        while month < 12 && left >= u64::from(length(year, month)) {
            left -= u64::from(length(year, month));
            month += 1;
        }
        Self { year, month, day: left.min(30) as u8 + 1 }
    }

    /// This day and those before it, the latest first.
    pub fn and_before(self) -> impl Iterator<Item = Self> {
        (0..=self.number() as u64).rev().map(Self::of_number)
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn length(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return Err(DateError) };
        let figures = |text: &str, n: usize| text.len() == n && text.bytes().all(|it| it.is_ascii_digit());
        if !figures(year, 4) || !figures(month, 2) || !figures(day, 2) {
            return Err(DateError);
        }
        let read = |it: &str| it.parse::<u16>().map_err(|_| DateError);
        let (year, month, day) = (read(year)?, read(month)? as u8, read(day)? as u8);
        let fits = (2000..=2999).contains(&year) && (1..=12).contains(&month);
        if fits && (1..=length(year, month)).contains(&day) { Ok(Self { year, month, day }) } else { Err(DateError) }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The riddle of a day. Games take turns day by day; within a game riddles follow one another in the order of its file, and
/// begin again at the end.
pub fn of_day(collection: &Collection, date: Date) -> Option<&Riddle> {
    let games = collection.games();
    let number = date.number();
    let game = games.get(number % games.len().max(1))?;
    let riddles = collection.of(game);
    riddles.get(number / games.len() % riddles.len().max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_one_another_also_over_years_and_leap_days() {
        let number = |text: &str| text.parse::<Date>().expect("a date").number();
        assert_eq!(number("2000-01-01"), 0);
        assert_eq!(number("2000-03-01"), 60);
        assert_eq!(number("2001-01-01"), 366);
        assert_eq!(number("2026-11-18") + 1, number("2026-11-19"));
        assert_eq!(number("2100-03-01") - number("2100-02-28"), 1);
        assert_eq!(number("2027-01-01") - number("2026-12-31"), 1);
    }

    #[test]
    fn seconds_become_the_day_they_fall_on() {
        assert_eq!(Date::of_unix(946_684_800).to_string(), "2000-01-01");
        assert_eq!(Date::of_unix(1_709_164_799).to_string(), "2024-02-28");
        assert_eq!(Date::of_unix(1_709_164_800).to_string(), "2024-02-29");
        assert_eq!(Date::of_unix(1_795_046_399).to_string(), "2026-11-18");
    }

    #[test]
    fn days_are_counted_back_to_the_first_one() {
        let date: Date = "2024-03-01".parse().expect("a date");
        let last: Vec<String> = date.and_before().take(3).map(|it| it.to_string()).collect();
        assert_eq!(last, ["2024-03-01", "2024-02-29", "2024-02-28"]);
        assert_eq!(date.and_before().count(), date.number() + 1);
        assert_eq!(date.and_before().last().map(|it| it.to_string()).as_deref(), Some("2000-01-01"));
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in ["", "2026-13-01", "2026-02-29", "26-01-01", "2026-1-1", "2026-01-01T", "+026-01-01", "3000-01-01"]
        {
            assert_eq!(text.parse::<Date>(), Err(DateError), "{text}");
        }
    }
}
