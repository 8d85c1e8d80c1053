//! Days of the calendar, by the universal time that is the same for everybody.

use std::fmt;
use std::str::FromStr;

/// A day, written as `2026-11-23`; the years 1970 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

/// It is not written as a day, or the calendar has no such day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a day as 2026-11-23")]
pub struct NotADay;

const SECONDS: u64 = 24 * 3600;
/// The days of four hundred years, after which the calendar repeats.
const CYCLE: u32 = 146_097;
/// The days from the first of March of the year 0 to the first day of 1970.
const EPOCH: u32 = 719_468;

impl Day {
    /// The day of a moment, in seconds since 1970 began.
    pub fn at(seconds: u64) -> Day {
        Day((seconds / SECONDS) as u32)
    }

    /// How many days after the first of 1970.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// From Monday, which is 0.
    pub const fn weekday(self) -> usize {
        // 1970 began on a Thursday.
        (self.0 as usize + 3) % 7
    }

    /// The day before; `None` before 1970.
    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    /// Year, month and day, counted from March on so that a leap day is the last of its year.
    fn parts(self) -> (u32, u32, u32) {
        let days = self.0 + EPOCH;
        let (cycle, day) = (days / CYCLE, days % CYCLE);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let date = day - (153 * month + 2) / 5 + 1;
        let year = 400 * cycle + year + u32::from(month >= 10);
        (year, (month + 2) % 12 + 1, date)
    }

    fn of(year: u32, month: u32, date: u32) -> Option<Day> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        let from_march = (month + 9) % 12;
        let year_from_march = year - u32::from(month <= 2);
        let (cycle, year_of_cycle) = (year_from_march / 400, year_from_march % 400);
        let day = (153 * from_march + 2) / 5 + date.checked_sub(1)?;
        let days = 365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100 + day;
        let found = Day((cycle * CYCLE + days).checked_sub(EPOCH)?);
        // A day too many leads into the next month.
        (found.parts() == (year, month, date)).then_some(found)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, date) = self.parts();
        write!(f, "{year:04}-{month:02}-{date:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let mut parts = text.split('-');
        let mut part = |width: usize| {
            let part = parts.next().filter(|part| part.len() == width)?;
            part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<u32>().ok())?
        };
        let (year, month, date) = (part(4), part(2), part(2));
        let whole = parts.next().is_none();
        let day = year.zip(month).zip(date).and_then(|((year, month), date)| Day::of(year, month, date));
        day.filter(|_| whole).ok_or(NotADay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_read_as_it_is_written() {
        for number in 0..200_000 {
            let day = Day(number);
            assert_eq!(day.to_string().parse(), Ok(day));
        }
    }

    #[test]
    fn known_days_are_where_they_belong() {
        let number = |text: &str| text.parse::<Day>().unwrap().number();
        assert_eq!([number("1970-01-01"), number("2000-02-29"), number("2026-11-23")], [0, 11_016, 20_780]);
        assert_eq!(Day::at(1_795_478_399).to_string(), "2026-11-23");
        assert_eq!(Day::at(1_795_478_400).to_string(), "2026-11-24");
        // A Thursday, and a Monday.
        assert_eq!([Day(0).weekday(), Day(20_780).weekday()], [3, 0]);
        assert_eq!(Day(31).before(), Some(Day(30)));
        assert_eq!(Day(0).before(), None);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "today",
            "2026-1-01",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "2026-04-31",
            "26-01-01",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
        for text in ["1969-12-31", "10000-01-01", "2026-11-23-01", "2026-11-23 ", "+026-11-23", "2026–11–23"] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
    }
}
