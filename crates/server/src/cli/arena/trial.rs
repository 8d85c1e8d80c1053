//! A program that is tried: with every number of players, and with every option.

use std::io::{Write, stdout};
use std::process::ExitCode;

use catalog::{AnyGame, ArenaError, Arg, Message, OptionInfo, OptionKind, Outside, Played, Words};
use serde_json::{Map, Value};

use super::fight::lost;
use super::unplayed;
use crate::cli::words::{failure, say};

/// Tries a program, and says of each number of players and each option what it did wrong. Beside it sits the weakest level,
/// which gets it into odd positions; in the last games it sits everywhere.
pub(super) fn run(
    game: &'static dyn AnyGame,
    words: &Words,
    program: &str,
    outside: Outside<'_>,
    seed: u64,
) -> anyhow::Result<ExitCode> {
    let weakest = game.bots().first().copied().expect("every game has bots");
    let seats = game.info().seats;
    let (fewest, most) = (seats.first().copied().unwrap_or(2), seats.last().copied().unwrap_or(2));
    let by_default = seats.iter().map(|&seats| (seats, Map::new(), weakest));
    let with_options = game.info().options.iter().flat_map(others).map(|options| (fewest, options, weakest));
    let mut failed = false;
    for (seats, options, others) in by_default.chain(with_options).chain([(most, Map::new(), program)]) {
        let chairs: Vec<u8> = (0..seats).collect();
        // Not every option goes with every number of players.
        let Ok(setup) = game.seating(&chairs, &options) else { continue };
        let bots: Vec<&str> = [program].into_iter().chain(chairs.iter().skip(1).map(|_| others)).collect();
        let arena = game.arena(&bots, outside).map_err(|error| unplayed(words, error))?;
        // One deal in every rotation: the program sits on each seat once.
        let faults = match arena.fight(Played { setup: &setup, seed, progress: &|_| {} }, &bots, 1) {
            Ok(_) => lost(&arena.forfeits()),
            Err(error @ ArenaError::Unplayable(_)) => format!("{}\n", failure(&unplayed(words, error))),
            Err(error) => return Err(unplayed(words, error)),
        };
        failed |= !faults.is_empty();
        let chosen: Vec<String> =
            options.iter().map(|(key, value)| format!("{key}={value}").replace('"', "")).collect();
        let tried = Message::new(match (others == program, chosen.is_empty()) {
            (true, _) => "arena-tried-alone",
            (false, true) => "arena-tried",
            (false, false) => "arena-tried-with",
        });
        let tried = say(&tried.with("players", usize::from(seats)).with("options", Arg::text(chosen.join(","))));
        write!(stdout(), "{} {tried}\n{faults}", if faults.is_empty() { "✓" } else { "✗" })?;
    }
    let sum =
        say(&Message::new(if failed { "arena-failed" } else { "arena-passed" }).with("bot", Arg::text(program)));
    writeln!(stdout(), "{sum}")?;
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// One option in every way that is not its default; of numbers the smallest and the largest.
fn others(option: &OptionInfo) -> Vec<Map<String, Value>> {
    let values: Vec<Value> = match option.kind {
        OptionKind::Choice { choices } => choices.iter().skip(1).map(|&choice| choice.into()).collect(),
        OptionKind::Several { choices, count, .. } => vec![choices[choices.len() - count..].into()],
        OptionKind::Number { min, max, default } => {
            [min, max].into_iter().filter(|number| *number != default).map(Value::from).collect()
        }
    };
    values.into_iter().map(|value| Map::from_iter([(option.key.to_owned(), value)])).collect()
}
