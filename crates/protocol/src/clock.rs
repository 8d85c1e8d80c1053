//! How much time people have for their moves, at tables that go on over days or against a clock.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::{Outcome, Problem};

/// How much time people have. Bots have none to lose, and neither has anybody while the table moves for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What the time is for.
    pub per: Per,
    /// How much it is, in milliseconds.
    #[ts(type = "number")]
    #[serde(deserialize_with = "at_least_none")]
    pub ms: u64,
    /// What happens when it is up.
    pub then: TimeUp,
}

/// What a player's time is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Each move.
    Move,
    /// The whole game.
    Player,
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeUp {
    /// A bot makes this move.
    Move,
    /// A bot plays until they come back.
    Seat,
    /// A bot has their seat until the game is over.
    Out,
}

/// Less than no time is none, which is refused as that is.
fn at_least_none<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    i64::deserialize(deserializer).map(|ms| ms.max(0).unsigned_abs())
}

const DAY: u64 = 24 * 3600 * 1000;

/// The shortest time that a clock leaves for anything, in milliseconds.
pub const SHORTEST: u64 = 10_000;

/// How many days of holiday somebody may have during one game, in all.
const HOLIDAYS: u8 = 21;

impl Clock {
    /// Whether it is one that a table can have; `shortest` is [`SHORTEST`] but in tests.
    ///
    /// # Errors
    /// When it leaves too little time, or too much, or says something that cannot be done.
    pub fn check(self, shortest: u64) -> Outcome<Clock> {
        let (most, said) = match self.per {
            Per::Move => (14 * DAY, "a clock leaves 10 seconds to 14 days for each move"),
            Per::Player => (60 * DAY, "a clock leaves each player 10 seconds to 60 days for the game"),
        };
        if !(shortest..=most).contains(&self.ms) {
            return Err(Problem::malformed(said));
        }
        if (self.per, self.then) == (Per::Player, TimeUp::Seat) {
            return Err(Problem::malformed(
                "whoever has used up their time for the game has none to come back with: let the bot move, or have the seat",
            ));
        }
        Ok(self)
    }
}

/// A time during which somebody's clock stands still: from one moment to another, in milliseconds since 1970.
pub type Holiday = (i64, i64);

/// The holidays of somebody who is away for so many days from now, or back before they are over (0). One holiday at a
/// time: who is on one already is away for so long from now instead.
///
/// # Errors
/// When that is more than a game allows.
pub fn holidays(had: &[Holiday], now: i64, days: u8) -> Outcome<Vec<Holiday>> {
    let day = DAY as i64;
    let until = now + i64::from(days) * day;
    let mut holidays = had.to_vec();
    match holidays.last_mut().filter(|(from, to)| (*from..*to).contains(&now)) {
        Some((_, to)) => *to = until,
        None if days > 0 => holidays.push((now, until)),
        None => {}
    }
    let over = holidays.iter().map(|(from, to)| to - from).sum::<i64>() - i64::from(HOLIDAYS) * day;
    if days > 0 && over > 0 {
        let left = (until - now - over).max(0) / day;
        return Err(Problem::malformed(format!(
            "a game allows each player {HOLIDAYS} days of holiday in all: you have {left} left"
        )));
    }
    Ok(holidays)
}

/// What a player has of their clock's time at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Allowance<'a> {
    /// What was left to them when their turn began, in milliseconds.
    pub left: i64,
    /// When it began, in milliseconds since 1970.
    pub since: i64,
    /// When their clock stands still: one after the other, none of them overlapping.
    pub holidays: &'a [Holiday],
}

impl Allowance<'_> {
    /// How much of it is used up at a moment.
    pub fn used(&self, now: i64) -> i64 {
        let still: i64 = self.holidays.iter().map(|&(from, to)| (to.min(now) - from.max(self.since)).max(0)).sum();
        (now - self.since - still).max(0)
    }

    /// When it will be used up.
    pub fn up(&self) -> i64 {
        let mut up = self.since + self.left.max(0);
        for &(from, to) in self.holidays {
            let from = from.max(self.since);
            if to > from && from < up {
                up += to - from;
            }
        }
        up
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowance(holidays: &[Holiday]) -> Allowance<'_> {
        Allowance { left: 100, since: 1_000, holidays }
    }

    #[test]
    fn a_clock_of_less_than_no_time_is_told_what_a_clock_leaves() {
        let clock: Clock = serde_json::from_str(r#"{ "per": "move", "ms": -5, "then": "move" }"#).unwrap();
        let problem = clock.check(SHORTEST).unwrap_err();
        assert!(problem.text.contains("10 seconds to 14 days"), "{}", problem.text);
    }

    #[test]
    fn time_runs_except_on_holidays() {
        assert_eq!((allowance(&[]).used(1_040), allowance(&[]).up()), (40, 1_100));
        let one = [(1_010, 1_500)];
        assert_eq!(
            (allowance(&one).used(1_005), allowance(&one).used(1_300), allowance(&one).used(1_540)),
            (5, 10, 50)
        );
        assert_eq!(allowance(&one).up(), 1_590);
        // One that has begun before, one that is over, and one that comes too late.
        assert_eq!(allowance(&[(0, 900), (950, 1_050), (5_000, 6_000)]).up(), 1_150);
        // Each puts the end off, and may bring another into reach.
        assert_eq!(allowance(&[(1_050, 1_060), (1_105, 1_200)]).up(), 1_205);
    }

    #[test]
    fn what_is_used_up_when_the_time_is_up_is_what_was_left() {
        for holidays in [&[][..], &[(1_010, 1_500)], &[(900, 1_050), (1_060, 1_070)]] {
            let allowance = allowance(holidays);
            assert_eq!(allowance.used(allowance.up()), allowance.left, "{holidays:?}");
        }
    }

    #[test]
    fn holidays_are_counted_over_the_game() {
        let day = DAY as i64;
        let first = holidays(&[], 0, 14).unwrap();
        assert_eq!(first, [(0, 14 * day)]);
        // Back after four days, then away again for what is left.
        let back = holidays(&first, 4 * day, 0).unwrap();
        assert_eq!(back, [(0, 4 * day)]);
        assert_eq!(holidays(&back, 9 * day, 17).unwrap(), [(0, 4 * day), (9 * day, 26 * day)]);
        assert!(holidays(&back, 9 * day, 18).unwrap_err().text.contains("you have 17 left"));
        // One that is on is made longer, or shorter, from now.
        assert_eq!(holidays(&first, 2 * day, 3).unwrap(), [(0, 5 * day)]);
        assert_eq!(holidays(&back, 9 * day, 0).unwrap(), back, "who is not away is back already");
    }

    #[test]
    fn a_clock_leaves_neither_nothing_nor_a_year() {
        let clock = |per, ms| Clock { per, ms, then: TimeUp::Move };
        let year = 365 * DAY;
        for per in [Per::Move, Per::Player] {
            assert!([0, year, u64::MAX].iter().all(|&ms| clock(per, ms).check(SHORTEST).is_err()));
            assert!(clock(per, DAY).check(SHORTEST).is_ok());
        }
        assert!(Clock { then: TimeUp::Seat, ..clock(Per::Player, DAY) }.check(SHORTEST).is_err());
    }
}
