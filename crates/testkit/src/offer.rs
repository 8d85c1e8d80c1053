//! What a game offers in its [`Info`](presentation::Info) can be had.

use std::collections::BTreeSet;

use game::MAX_SEATS;
use presentation::{OptionInfo, OptionKind, Playable, read_orders};
use serde_json::{Map, Value, json};

use crate::clauses;

/// Checks that the game's description agrees with the game and with the text of its rules: every number of players and every value of every option
/// makes a setup from which a game starts, what is not offered is refused, clauses named are clauses of the rules, and
/// names are fit for addresses.
///
/// # Panics
/// With a list of what is wrong.
pub fn check<G: Playable>(rules: &str) {
    let complaints = complaints::<G>(rules);
    assert!(complaints.is_empty(), "{} does not offer what it has:\n{}", G::NAME, complaints.join("\n"));
}

fn complaints<G: Playable>(rules: &str) -> Vec<String> {
    let info = G::info();
    let mut wrong = Vec::new();
    let mut complain_unless = |holds: bool, what: String| {
        if !holds {
            wrong.push(what);
        }
    };
    complain_unless(info.name == G::NAME, format!("it is called {} and {}", info.name, G::NAME));
    complain_unless(is_address(info.name), format!("{} is not fit for an address", info.name));
    complain_unless(
        info.seats.is_sorted() && !info.seats.is_empty(),
        format!("seats {:?} do not rise", info.seats),
    );
    complain_unless(info.chairs.len() <= MAX_SEATS, format!("there are more than {MAX_SEATS} chairs"));

    let bots = G::bots();
    let names: BTreeSet<&str> = bots.iter().map(|level| level.name).collect();
    complain_unless(names.len() == bots.len() && !bots.is_empty(), "bots lack names of their own".into());
    names
        .iter()
        .for_each(|name| complain_unless(is_address(name), format!("bot {name} is not fit for an address")));

    let defined = clauses::defined(rules);
    complain_unless(!defined.is_empty(), "its rules define no clause".into());
    complain_unless(defined.contains(G::NAMES), format!("names are of {}, no clause of the rules", G::NAMES));
    for option in info.options {
        let known = defined.contains(option.clause);
        complain_unless(known, format!("option {} names {}, no clause of the rules", option.key, option.clause));
    }

    for &seats in info.seats {
        let sits = start::<G>(seats, &Map::new());
        complain_unless(sits == Ok(usize::from(seats)), format!("{seats} players, nothing else chosen: {sits:?}"));
    }
    let is_taken = |key: &str, value: &Value| {
        let options = [(key.to_owned(), value.clone())].into_iter().collect();
        info.seats.iter().any(|&seats| start::<G>(seats, &options).is_ok())
    };
    for option in info.options {
        let (offered, others) = values(option);
        for value in &offered {
            complain_unless(is_taken(option.key, value), format!("{}: {value} is offered and refused", option.key));
        }
        // The first choice, or the number said to be, is what nothing chosen means.
        if let Some(chosen) = offered.first().filter(|default| !is_default::<G>(option.key, default)) {
            complain_unless(false, format!("{}: {chosen} is called the default and is not", option.key));
        }
        for value in others {
            complain_unless(
                !is_taken(option.key, &value),
                format!("{}: {value} is taken and not offered", option.key),
            );
        }
    }
    for order in info.orders {
        let known = defined.contains(order.clause);
        complain_unless(known, format!("order {} names {}, no clause of the rules", order.key, order.clause));
        let takes = |value: &Value| {
            let chosen = [(order.key.to_owned(), value.clone())].into_iter().collect();
            read_orders::<G>(&chosen).map(|orders| json!(orders))
        };
        let (offered, others) = values(order);
        complain_unless(
            matches!(order.kind, OptionKind::Choice { .. }),
            format!("order {} is no choice of a few", order.key),
        );
        for value in &offered {
            // It is saved as it is chosen.
            let holds = takes(value).is_ok_and(|orders| orders.get(order.key) == Some(value));
            complain_unless(holds, format!("{}: {value} is offered and not taken", order.key));
        }
        let default = json!(G::Orders::default());
        complain_unless(
            default.get(order.key) == offered.first(),
            format!("{}: {:?} is called the default and is not", order.key, offered.first()),
        );
        for value in others {
            complain_unless(takes(&value).is_err(), format!("{}: {value} is taken and not offered", order.key));
        }
    }
    let unknown = [("no_such_order".to_owned(), json!("ask"))].into_iter().collect();
    complain_unless(read_orders::<G>(&unknown).is_err(), "an unknown order is taken".into());
    complain_unless(!is_taken("no_such_option", &json!(1)), "an unknown option is taken".into());
    let too_many = info.chairs.len() as u8 + 1;
    for seats in (0..=too_many).filter(|seats| !info.seats.contains(seats)) {
        let sits = start::<G>(seats, &Map::new());
        complain_unless(sits.is_err(), format!("{seats} players are taken and not offered"));
    }
    wrong
}

/// The seats of a game with the first chairs taken and these options.
fn start<G: Playable>(seats: u8, options: &Map<String, Value>) -> Result<usize, String> {
    let chairs: Vec<u8> = (0..seats).collect();
    let setup = G::seating(&chairs, options).map_err(|refused| refused.to_string())?;
    G::start(&setup).map(|start| start.seats()).map_err(|refused| refused.to_string())
}

/// Whether choosing the value is the same as choosing nothing, wherever it may be chosen.
fn is_default<G: Playable>(key: &str, value: &Value) -> bool {
    let chosen: Map<String, Value> = [(key.to_owned(), value.clone())].into_iter().collect();
    G::info().seats.iter().all(|&seats| {
        let chairs: Vec<u8> = (0..seats).collect();
        G::seating(&chairs, &chosen).is_err() || G::seating(&chairs, &chosen) == G::seating(&chairs, &Map::new())
    })
}

/// Values that an option offers, the default first, and others that it must refuse.
fn values(option: &OptionInfo) -> (Vec<Value>, Vec<Value>) {
    match option.kind {
        OptionKind::Choice { choices } => {
            (choices.iter().map(|choice| json!(choice)).collect(), vec![json!("no such choice"), json!([])])
        }
        OptionKind::Number { min, max, default } => {
            let below = min.checked_sub(1).map(|number| json!(number));
            let others = [json!(u64::from(max) + 1), json!("many"), json!(-1)];
            (vec![json!(default), json!(min), json!(max)], others.into_iter().chain(below).collect())
        }
        OptionKind::Several { choices, count, default } => {
            let every_window = choices.windows(count).map(|chosen| json!(chosen));
            let others = [
                json!(choices[..count - 1]),
                json!(vec![choices[0]; count]),
                json!(vec!["no such choice"; count]),
                json!(choices[0]),
            ];
            let too_many = choices.get(..=count).map(|chosen| json!(chosen));
            (
                std::iter::once(json!(default)).chain(every_window).collect(),
                others.into_iter().chain(too_many).collect(),
            )
        }
    }
}

/// Lower case letters, digits and hyphens.
fn is_address(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

#[cfg(test)]
mod tests {
    use game::SetupError;
    use presentation::{Info, Level};

    use super::*;
    use crate::kuhn::{Kuhn, Setup};
    use crate::{Fault, Faulty};

    const RULES: &str = include_str!("../RULES.md");

    #[test]
    fn kuhn_poker_has_what_it_offers() {
        check::<Kuhn>(RULES);
    }

    #[test]
    fn what_is_wrong_is_listed() {
        const OPTIONS: &[OptionInfo] = &[
            OptionInfo { key: "ranks", clause: "KP-99", kind: OptionKind::Number { min: 2, max: 12, default: 4 } },
            OptionInfo { key: "limit", clause: "KP-1", kind: OptionKind::Choice { choices: &["none"] } },
        ];
        struct Boastful;
        impl Fault<Kuhn> for Boastful {
            fn info() -> &'static Info {
                static INFO: std::sync::LazyLock<Info> = std::sync::LazyLock::new(|| Info {
                    name: "Kuhn",
                    seats: &[2, 3],
                    options: OPTIONS,
                    ..Kuhn::info().clone()
                });
                &INFO
            }
            fn bots() -> Vec<Level<Kuhn>> {
                Vec::new()
            }
        }
        expect_test::expect![[r#"
            it is called Kuhn and kuhn-poker
            Kuhn is not fit for an address
            bots lack names of their own
            option ranks names KP-99, no clause of the rules
            3 players, nothing else chosen: Err("no-such-chair(chairs: 2) (KP-1)")
            ranks: 2 is offered and refused
            ranks: 4 is called the default and is not
            ranks: 13 is taken and not offered
            limit: "none" is offered and refused"#]]
        .assert_eq(&complaints::<Faulty<Kuhn, Boastful>>(RULES).join("\n"));
    }

    #[test]
    fn what_is_not_offered_must_be_refused() {
        struct Easy;
        impl Fault<Kuhn> for Easy {
            fn seating(_: &[u8], _: &Map<String, Value>) -> Result<Setup, SetupError> {
                Ok(Setup { ranks: 3 })
            }
        }
        expect_test::expect![[r#"
            ranks: 14 is taken and not offered
            ranks: "many" is taken and not offered
            ranks: -1 is taken and not offered
            ranks: 2 is taken and not offered
            an unknown option is taken
            0 players are taken and not offered
            1 players are taken and not offered
            3 players are taken and not offered"#]]
        .assert_eq(&complaints::<Faulty<Kuhn, Easy>>(RULES).join("\n"));
    }

    #[test]
    fn names_fit_for_addresses() {
        assert!(is_address("kuhn-poker-2"));
        assert!(!is_address("Kuhn") && !is_address("") && !is_address("kuhn poker"));
    }
}
