//! Limits by their names, as a host sets them: `docs/limits.md` lists them.

use std::time::Duration;

use crate::config::{Limits, Rate};

/// A limit as text.
trait Setting: Sized {
    fn read(text: &str) -> Option<Self>;
    fn written(&self) -> String;
}

impl Setting for usize {
    fn read(text: &str) -> Option<usize> {
        text.parse().ok().filter(|number| *number > 0)
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

impl Setting for u64 {
    fn read(text: &str) -> Option<u64> {
        text.parse().ok().filter(|number| *number > 0)
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

/// Seconds.
impl Setting for Duration {
    fn read(text: &str) -> Option<Duration> {
        let seconds = text.parse().ok().filter(|seconds| (0.001..=1e9).contains(seconds))?;
        Some(Duration::from_secs_f64(seconds))
    }

    fn written(&self) -> String {
        self.as_secs_f64().to_string()
    }
}

/// How many in how many seconds, and how many at once: `1/30,120`.
impl Setting for Rate {
    fn read(text: &str) -> Option<Rate> {
        let (rate, burst) = text.split_once(',')?;
        let (many, seconds) = rate.split_once('/')?;
        let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0).map(f64::from);
        Some(Rate { per_second: number(many)? / number(seconds)?, burst: number(burst)? })
    }

    fn written(&self) -> String {
        let (many, seconds) = match self.per_second {
            rare if rare < 1.0 => (1.0, (1.0 / rare).round()),
            often => (often, 1.0),
        };
        format!("{many}/{seconds},{}", self.burst)
    }
}

macro_rules! settings {
    ($($name:ident),* $(,)?) => {
        impl Limits {
            /// The names of all limits, and what they are.
            pub fn settings(&self) -> Vec<(&'static str, String)> {
                let Limits { $($name),* } = self;
                vec![$((stringify!($name), $name.written())),*]
            }

            /// Changes the limit of that name; `None` where there is none, or where that is no value for it.
            pub fn set(&mut self, name: &str, value: &str) -> Option<()> {
                match name {
                    $(stringify!($name) => self.$name = Setting::read(value)?,)*
                    _ => return None,
                }
                Some(())
            }
        }
    };
}

settings![
    message,
    frame,
    notes,
    notebook,
    finished,
    thinkers,
    waiting,
    shortest_clock,
    shares,
    ticket,
    handover,
    retry,
    backlog,
    patience,
    hello,
    heartbeat,
    messages,
    requests,
    tables,
    notebooks,
    codes,
    phrases,
    open,
    head,
    connections,
    watchers,
    devices,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_can_be_set() {
        let defaults = Limits::default().settings();
        let mut limits = Limits::default();
        for (name, value) in &defaults {
            assert_eq!(limits.set(name, value), Some(()), "{name}={value}");
        }
        assert_eq!(limits.settings(), defaults);
        for (name, value) in [("backlog", "7"), ("hello", "0.5"), ("tables", "3/1,9"), ("codes", "1/60,1")] {
            assert_eq!(limits.set(name, value), Some(()));
            assert!(limits.settings().contains(&(name, value.to_owned())), "{name}={value}");
        }
    }

    #[test]
    fn what_is_no_limit_changes_nothing() {
        let mut limits = Limits::default();
        for (name, value) in [
            ("patient", "1"),
            ("backlog", "0"),
            ("backlog", "-1"),
            ("backlog", "many"),
            ("hello", "0"),
            ("hello", "NaN"),
            ("tables", "1"),
            ("tables", "1/0,5"),
            ("tables", "1/30,0"),
        ] {
            assert_eq!(limits.set(name, value), None, "{name}={value}");
        }
        assert_eq!(limits.settings(), Limits::default().settings());
    }
}
