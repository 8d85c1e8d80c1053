//! Values of arguments, with refusals in words.

use std::net::SocketAddr;
use std::ops::RangeInclusive;

use catalog::{Arg, Message};

use super::words::{say, word};
use crate::{Limits, Pace};

/// Reads whole numbers within bounds.
pub(super) fn whole<N: TryFrom<u64>>(within: RangeInclusive<u64>) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| within.contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| {
            let name = if *within.end() == u64::MAX { "number-from" } else { "number-between" };
            let needed = Message::new(name).with("min", Arg::text(within.start().to_string()));
            say(&needed.with("max", Arg::text(within.end().to_string())))
        })
    }
}

/// Reads an address with a port.
pub(super) fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| word("address-needed"))
}

/// Reads how long bots take.
pub(super) fn pace(text: &str) -> Result<Pace, String> {
    text.parse().ok().and_then(Pace::new).ok_or_else(|| word("pace-needed"))
}

/// Reads the name of a limit and what it is to be.
pub(super) fn limit(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| word("limit-needed"))?;
    let is_one = Limits::default().set(name, value).is_some();
    is_one.then(|| (name.to_owned(), value.to_owned())).ok_or_else(|| word("limit-needed"))
}
