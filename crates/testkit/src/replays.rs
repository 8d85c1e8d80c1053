//! Stored games, replayed: a change of the rules that would make old games go otherwise is noticed.
//!
//! A replay is a JSON file with the game's name, [`Game::RULES`], setup, moves and the scores at the end.
//! One test keeps them all:
//!
//! ```no_run
//! # use testkit::kuhn::{Kuhn, Setup};
//! testkit::replays::check::<Kuhn>("tests/replays", &[("three_ranks", Setup { ranks: 3 }, 1)]);
//! ```
//!
//! With `UPDATE_EXPECT=1` in the environment, wanted replays that are missing are played and written, and those of
//! older rules are written anew. A log from a real table can be put in the folder by hand.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::{BySeat, Game, Table, Turn};
use presentation::Playable;
use rand::SeedableRng;
use serde::{Deserialize, Serialize};

/// A stored game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Replay<G: Game> {
    /// [`Game::NAME`].
    pub game: String,
    /// [`Game::RULES`] when it was stored.
    pub rules: u32,
    /// What was agreed before the game.
    pub setup: G::Setup,
    /// Every move.
    pub moves: Vec<G::Move>,
    /// The scores to which they lead.
    pub scores: BySeat<i32>,
}

impl<G: Game> Replay<G> {
    /// The replay of a finished table.
    ///
    /// # Panics
    /// When the game is not over.
    pub fn of(table: &Table<G>) -> Self {
        assert_eq!(table.game().turn(), Turn::Over, "only a finished game is kept");
        Replay {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            setup: table.setup().clone(),
            moves: table.log().to_vec(),
            scores: table.game().scores(),
        }
    }

    /// What is wrong with it by the rules as they are now.
    fn complaint(&self) -> Option<String> {
        if self.game != G::NAME {
            return Some(format!("is of {}, not of {}", self.game, G::NAME));
        }
        if self.rules != G::RULES {
            return Some(format!("is of rules {}, and they are {} now: write it anew", self.rules, G::RULES));
        }
        let raise = "; if that is meant, raise RULES";
        match self.play() {
            Err(problem) => Some(format!("{problem}{raise}")),
            Ok(table) if table.game().turn() != Turn::Over => Some(format!("does not end the game{raise}")),
            Ok(table) if table.game().scores() != self.scores => {
                Some(format!("leads to {:?}, not to {:?}{raise}", table.game().scores(), self.scores))
            }
            Ok(_) => None,
        }
    }

    fn play(&self) -> Result<Table<G>, String> {
        let mut table: Table<G> = Table::new(self.setup.clone()).map_err(|error| error.to_string())?;
        for (ply, m) in self.moves.iter().enumerate() {
            let mover = table.game().turn().mover().ok_or_else(|| format!("is over after {ply} moves"))?;
            table.play(mover, m.clone()).map_err(|refused| format!("has move {ply} refused: {refused}"))?;
        }
        Ok(table)
    }

    fn write(&self, path: &Path) {
        let text = serde_json::to_string(self).expect("it has JSON");
        // A move on a line, so that a difference can be read.
        let text = text.replace("\"moves\":[", "\"moves\":[\n").replace("],\"scores\"", "\n],\"scores\"");
        fs::write(path, text + "\n").unwrap_or_else(|problem| panic!("cannot write {}: {problem}", path.display()));
    }
}

/// Checks every replay in a folder, whose path is relative to the package's folder; those wanted, by name, setup and
/// seed, must be among them. They are played by the game's strongest bot.
///
/// # Panics
/// With a list of what is wrong.
pub fn check<G: Playable>(folder: &str, wanted: &[(&str, G::Setup, u64)]) {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let complaints = complaints::<G>(Path::new(folder), wanted, update);
    assert!(complaints.is_empty(), "replays do not lead where they led:\n{}", complaints.join("\n"));
}

fn complaints<G: Playable>(folder: &Path, wanted: &[(&str, G::Setup, u64)], update: bool) -> Vec<String> {
    let mut complaints = Vec::new();
    for (name, setup, seed) in wanted {
        let path = folder.join(format!("{name}.json"));
        if update && !path.exists() {
            fs::create_dir_all(folder).expect("the folder can be made");
            Replay::of(&strong_game::<G>(setup, *seed)).write(&path);
        } else if !path.exists() {
            complaints.push(format!("{} is missing: run with UPDATE_EXPECT=1", path.display()));
        }
    }
    let entries = fs::read_dir(folder).map(|entries| entries.filter_map(Result::ok).collect()).unwrap_or(vec![]);
    let paths: BTreeSet<_> = entries.iter().map(fs::DirEntry::path).collect();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "json")) {
        let complain = |what: String| format!("{} {what}", path.display());
        let text = fs::read_to_string(path).unwrap_or_default();
        match serde_json::from_str::<Replay<G>>(&text) {
            Err(problem) => complaints.push(complain(format!("cannot be read: {problem}"))),
            Ok(old) if update && old.rules < G::RULES => match old.play() {
                Ok(table) if table.game().turn() == Turn::Over => Replay::of(&table).write(path),
                _ => complaints.push(complain("has moves that the rules no longer allow: delete it".into())),
            },
            Ok(replay) => complaints.extend(replay.complaint().map(complain)),
        }
    }
    complaints
}

/// A game of the strongest bot against itself.
fn strong_game<G: Playable>(setup: &G::Setup, seed: u64) -> Table<G> {
    let levels = G::bots();
    let strongest: &dyn Bot<G> = &*levels.last().expect("a game has bots").bot;
    let seats = G::start(setup).expect("the setup wanted is valid").seats();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    bots::play(setup, &vec![strongest; seats], &mut rng).expect("bots obey the rules")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kuhn::{Kuhn, Move, Setup};

    const WANTED: [(&str, Setup, u64); 1] = [("one", Setup { ranks: 3 }, 1)];

    /// What is complained of in a folder with one replay that was changed; the folder's name is left out.
    fn after(change: impl FnOnce(&mut Replay<Kuhn>), update: bool) -> String {
        let folder = tempfile::tempdir().unwrap();
        let mut replay = Replay::of(&strong_game::<Kuhn>(&Setup { ranks: 3 }, 1));
        change(&mut replay);
        replay.write(&folder.path().join("one.json"));
        let complaints = complaints::<Kuhn>(folder.path(), &WANTED, update);
        let again = super::complaints::<Kuhn>(folder.path(), &WANTED, false);
        assert!(!update || again == complaints, "an update mends what can be mended at once");
        complaints.join("\n").replace(&format!("{}/", folder.path().display()), "")
    }

    #[test]
    fn a_replay_that_leads_where_it_led() {
        assert_eq!(after(|_| {}, false), "");
    }

    #[test]
    fn a_replay_that_leads_elsewhere() {
        let change = |replay: &mut Replay<Kuhn>| replay.scores = [7, -7].into_iter().collect();
        let complaint = "one.json leads to BySeat([1, -1]), not to BySeat([7, -7]); if that is meant, raise RULES";
        assert_eq!(after(change, false), complaint);
        assert_eq!(after(change, true), complaint, "an update alone does not hide it");
    }

    #[test]
    fn a_replay_with_a_move_that_is_refused() {
        let change = |replay: &mut Replay<Kuhn>| replay.moves.insert(1, Move::Bet);
        assert!(after(change, false).starts_with("one.json has move 1 refused: deal-first (KP-3)"));
        assert!(after(|replay| replay.moves.push(Move::Bet), false).starts_with("one.json is over after 4 moves"));
        assert!(after(|replay| replay.moves.truncate(3), false).starts_with("one.json does not end the game"));
    }

    #[test]
    fn a_replay_of_older_rules_is_written_anew() {
        let older = |replay: &mut Replay<Kuhn>| {
            replay.rules = 0;
            replay.scores = [7, -7].into_iter().collect();
        };
        assert_eq!(after(older, false), "one.json is of rules 0, and they are 1 now: write it anew");
        assert_eq!(after(older, true), "");
    }

    #[test]
    fn a_replay_of_another_game() {
        let complaint = after(|replay| replay.game = "bridge".into(), false);
        assert_eq!(complaint, "one.json is of bridge, not of kuhn-poker");
    }

    #[test]
    fn a_replay_that_is_wanted_is_missed_and_then_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/one.json");
        let folder = path.parent().unwrap();
        assert_eq!(
            complaints::<Kuhn>(folder, &WANTED, false),
            [format!("{} is missing: run with UPDATE_EXPECT=1", path.display())]
        );
        assert!(complaints::<Kuhn>(folder, &WANTED, true).is_empty());
        assert!(complaints::<Kuhn>(folder, &WANTED, false).is_empty());
        fs::write(&path, "{}").unwrap();
        assert!(complaints::<Kuhn>(folder, &WANTED, false)[0].contains("cannot be read: missing field"));
    }
}
