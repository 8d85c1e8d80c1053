//! Every language that a game is translated into can say whatever its games, their reviews and hints say.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{names, next_move_of, rng, tables};
use catalog::{AnyGame, ByBot, Listener, Message, Seat, Turn, Viewer, Words};
use serde_json::Value;

/// Games of each kind, for each number of players.
const GAMES: u64 = 3;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The words of a game in every language but English.
fn translations(game: &dyn AnyGame) -> Vec<(String, Words)> {
    let folder = root().join("games").join(game.name()).join("words");
    let files = fs::read_dir(folder).expect("every game has words").map(|file| file.expect("it can be listed"));
    let codes = files.filter_map(|file| Some(file.file_name().to_str()?.strip_suffix(".ftl")?.to_owned()));
    let others = codes.filter(|code| code != "en");
    let read =
        |path: String| fs::read_to_string(root().join(&path)).unwrap_or_else(|problem| panic!("{path}: {problem}"));
    let words = |code: String| {
        let shared = read(format!("crates/presentation/words/{code}.ftl"));
        let own = read(format!("games/{}/words/{code}.ftl", game.name()));
        let words = Words::read(&code, &format!("{shared}\n{own}"));
        (code, words)
    };
    others.map(words).collect()
}

/// Every message that stands anywhere in something, and not inside another message.
fn messages(value: &Value, out: &mut Vec<Message>) {
    match value {
        Value::Object(fields)
            if fields.len() == 2 && fields.contains_key("name") && fields.contains_key("args") =>
        {
            out.push(serde_json::from_value(value.clone()).expect("a message"));
        }
        Value::Object(fields) => fields.values().for_each(|value| messages(value, out)),
        Value::Array(items) => items.iter().for_each(|value| messages(value, out)),
        _ => {}
    }
}

#[test]
fn whatever_is_said_of_a_game_is_said_in_every_language() {
    for game in catalog::games() {
        let languages = translations(*game);
        for (seed, mut table) in (0..GAMES).flat_map(|seed| tables(*game).map(move |table| (seed, table))) {
            let mut rng = rng(seed);
            let mut said = Vec::new();
            let bots = game.bots();
            let level = |seat: usize| bots[(seat + 2 * seed as usize) % bots.len()];
            let levels = (0..table.seats()).map(|seat| Some(level(seat)));
            table.set_by_bots(ByBot::all(levels, &[], "", 0));
            while let Some(m) = next_move_of(&*table, &mut rng, level) {
                if let (Turn::Player(seat), true) = (table.turn(), table.ply().is_multiple_of(7)) {
                    let hint = table.hint(seat).expect("it is their turn").run(&mut rng);
                    messages(&serde_json::to_value(hint).unwrap(), &mut said);
                }
                table.apply(m);
            }
            let replay = table.replay().expect("the game is over").run();
            said.extend(replay.sides.iter().flatten().filter_map(|frame| frame.message.clone()));
            let review = table.review().expect("the game is over").run();
            messages(&serde_json::to_value(review).unwrap(), &mut said);
            assert!(said.len() > 20);

            let names = names(table.seats()).into_iter().collect();
            let viewers = Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
            for (viewer, (code, words)) in viewers.flat_map(|viewer| languages.iter().map(move |of| (viewer, of))) {
                for message in &said {
                    let spoken = words.try_say(message, Listener { viewer, names: &names });
                    let spoken = spoken.unwrap_or_else(|problem| panic!("{} {code}: {problem}", game.name()));
                    assert!(!spoken.contains(['{', '[']), "{} {code}: {spoken}", game.name());
                }
            }
        }
    }
}
