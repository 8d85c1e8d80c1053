//! What a table needs of a game besides its rules.

use game::{Aid, BySeat, Deduce, Help, Info, Knowledge, Review, SetupError, Table, Viewer, Why};
use serde_json::{Map, Value};

use crate::Level;

/// A game that people can be offered: it describes itself, seats its players, has bots and tells its story.
pub trait Playable: Deduce {
    /// How the game describes itself.
    fn info() -> &'static Info;

    /// The setup for the chairs taken (their places in [`Info::chairs`], rising; seat `i` is the `i`-th of them) and
    /// the options chosen; an option that is missing has its default, an unknown one is an error.
    ///
    /// # Errors
    /// What cannot be: a chair that is not there, an unknown option, or what the setup itself does not allow.
    fn seating(chairs: &[u8], options: &Map<String, Value>) -> Result<Self::Setup, SetupError> {
        let info = Self::info();
        let rising = chairs.windows(2).all(|pair| pair[0] < pair[1]);
        if !rising || chairs.iter().any(|&chair| usize::from(chair) >= info.chairs.len()) {
            let there_are = format!("there are {} chairs, and one player on each", info.chairs.len());
            return Err(SetupError::new(info.chairs_clause, there_are));
        }
        if let Some(unknown) = options.keys().find(|key| !info.has_option(key)) {
            return Err(SetupError::new("setup", format!("{} has no option {unknown:?}", info.title)));
        }
        let mut fields = options.clone();
        let (field, value) = Self::seated(chairs);
        fields.insert(field.into(), value);
        let setup: Self::Setup = serde_json::from_value(Value::Object(fields))
            .map_err(|problem| SetupError::new("setup", problem.to_string()))?;
        Self::start(&setup)?;
        Ok(setup)
    }

    /// The field of the setup's JSON that says who sits on these chairs of [`Info::chairs`]: how many they are, where
    /// it does not matter which.
    fn seated(chairs: &[u8]) -> (&'static str, Value) {
        ("seats", chairs.len().into())
    }

    /// The bots, weakest first. The first is for tests and for practice, the last is the strongest.
    fn bots() -> Vec<Level<Self>>;

    /// The move that the table makes for its player after a while, where the player has no choice and the move shows
    /// to all that there was none, such as "I have none of the three"; `None` where the player is asked.
    fn forced(_knowledge: &Knowledge<Self>) -> Option<Self::Move> {
        None
    }

    /// Who has won, asked when the game is over: those with the best score, unless the game can be lost by all.
    fn winners(game: &Self) -> BySeat<bool> {
        let scores = game.scores();
        let best = scores.values().max().copied();
        scores.map(|_, &score| Some(score) == best)
    }

    /// Tells an observation in one sentence to the viewer who was given it ("you" for the viewer's own seat).
    fn tell(setup: &Self::Setup, observation: &Self::Observation, viewer: Viewer, names: &BySeat<String>)
    -> String;

    /// The levels of help among which a table's host may choose, the least first; none where there is nothing to choose.
    fn helps() -> &'static [Help] {
        &[]
    }

    /// What follows from a viewer's knowledge, with its chances: the whole of it, whatever level the table allows.
    fn aid(_knowledge: &Knowledge<Self>) -> Option<Aid> {
        None
    }

    /// Why a cell of the aid is certain: a shortest list of what the viewer was told; `None` where it is not certain, or
    /// is no cell.
    fn why(_knowledge: &Knowledge<Self>, _of: &str, _at: &str, _names: &BySeat<String>) -> Option<Why> {
        None
    }

    /// A finished game, judged by what each player could know; `None` where the game cannot be judged.
    fn review(_table: &Table<Self>, _names: &BySeat<String>) -> Option<Review> {
        None
    }
}
