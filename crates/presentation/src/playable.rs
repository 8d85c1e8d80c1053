//! What a table needs of a game besides its rules.

use std::fmt::Debug;

use bots::Bot;
use game::{Arg, Game, Knowledge, Message, SetupError, Table, Viewer};
use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::{Advice, Aid, Help, Info, Lesson, Level, Matter, PuzzleKind, Review, StoodIn, Why, Words};

/// A game that people can be offered: it describes itself, seats its players, has bots and tells its story.
pub trait Playable: Game {
    /// What help and reviews speak of, such as "this card is held by that seat".
    type Fact: Fact;

    /// The clause that says what there is in the game: a move that names anything else, or cannot be read, breaks it.
    const NAMES: &'static str;

    /// What a player has told the table to do for them, as chosen of [`Info::orders`].
    type Orders: Default + Serialize + DeserializeOwned;

    /// How the game describes itself.
    fn info() -> &'static Info;

    /// All words of the game.
    fn words() -> &'static Words;

    /// The setup for the chairs taken (their places in [`Info::chairs`], rising; seat `i` is the `i`-th of them) and
    /// the options chosen; an option that is missing has its default, an unknown one is an error.
    ///
    /// # Errors
    /// What cannot be: as [`check_chairs`](Playable::check_chairs), an unknown option, or what the setup itself does not
    /// allow.
    fn seating(chairs: &[u8], options: &Map<String, Value>) -> Result<Self::Setup, SetupError> {
        Self::check_chairs(chairs)?;
        let info = Self::info();
        let known = |key: &str| info.option(key).is_some() || info.unlisted.contains(&key);
        if let Some(unknown) = options.keys().find(|key| !known(key)) {
            return Err(info.unknown_option(unknown));
        }
        let mut fields = options.clone();
        let (field, value) = Self::seated(chairs);
        fields.insert(field.into(), value.clone());
        // By way of a `Value`, so that each type is read in one way: that keeps the module small that browsers load.
        let read = |fields: Map<String, Value>| Self::Setup::deserialize(&Value::from(fields));
        let setup = read(fields).map_err(|problem| {
            let is_at_fault = |(key, chosen): &(&String, &Value)| {
                let mut alone = Map::new();
                alone.extend([(field.to_owned(), value.clone()), ((*key).clone(), (*chosen).clone())]);
                read(alone).is_err()
            };
            let option = options.iter().find(is_at_fault).and_then(|(key, _)| info.option(key));
            option.map_or_else(|| SetupError::unreadable(problem), |option| option.refusal())
        })?;
        Self::start(&setup)?;
        Ok(setup)
    }

    /// Whether a game can have these chairs taken.
    ///
    /// # Errors
    /// A chair that is not there, or a wrong number of players.
    fn check_chairs(chairs: &[u8]) -> Result<(), SetupError> {
        let info = Self::info();
        let rising = chairs.windows(2).all(|pair| pair[0] < pair[1]);
        if !rising || chairs.iter().any(|&chair| usize::from(chair) >= info.chairs.len()) {
            let message = Message::new("no-such-chair").with("chairs", info.chairs.len());
            return Err(SetupError::new(info.chairs_clause, message));
        }
        if !info.seats.iter().any(|&seats| usize::from(seats) == chairs.len()) {
            let allowed = Arg::or(info.seats.iter().copied());
            let message = Message::new("wrong-number-of-players").with("game", Arg::name("title"));
            let message = message.with("allowed", allowed).with("players", chairs.len());
            return Err(SetupError::new(info.seats_clause, message));
        }
        Ok(())
    }

    /// The field of the setup's JSON that says who sits on these chairs of [`Info::chairs`]: how many they are, where
    /// it does not matter which.
    fn seated(chairs: &[u8]) -> (&'static str, Value) {
        ("seats", chairs.len().into())
    }

    /// The setup by which a table that was begun under older rules (an earlier [`Game::RULES`]) goes on as it was
    /// played; `None` where the rules of today cannot express that. Options chosen without a game are brought to the rules
    /// of today in the same way: they are a setup without its players.
    fn upgrade(_rules: u32, _setup: Map<String, Value>) -> Option<Map<String, Value>> {
        None
    }

    /// The bots, weakest first. The first is for tests and for practice, the last is the strongest.
    fn bots() -> Vec<Level<Self>>;

    /// Bots that look for holes in the levels: each plays one simple idea, or is a level with one thing changed. Only the
    /// arena and those who train know them.
    fn exploiters() -> Vec<Level<Self>> {
        Vec::new()
    }

    /// The bot whose moves are hints, where it is not the strongest: one whose play a beginner can follow.
    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The move that the table makes for its player after a while, where the player has no choice and the move shows
    /// to all that there was none, such as "I have none of the three"; `None` where the player is asked.
    fn forced(_knowledge: &Knowledge<Self>) -> Option<Self::Move> {
        None
    }

    /// The move that a player's standing orders say to make now; `None` where the player is asked.
    fn obey(_orders: &Self::Orders, _knowledge: &Knowledge<Self>, _rng: &mut dyn Rng) -> Option<Self::Move> {
        None
    }

    /// A first game that teaches this one, if there is one.
    fn lesson() -> Option<&'static Lesson> {
        None
    }

    /// An observation in a sentence, for the viewer who was given it.
    fn tell(setup: &Self::Setup, observation: &Self::Observation, viewer: Viewer) -> Message;

    /// The levels of help among which a table's host may choose, the least first; none where there is nothing to choose.
    fn helps() -> &'static [Help] {
        &[]
    }

    /// What follows from a viewer's knowledge, with its chances: the whole of it, whatever level the table allows.
    fn aid(_knowledge: &Knowledge<Self>) -> Option<Aid<Self::Fact>> {
        None
    }

    /// What is hidden from a seat, exactly as far as it follows from what that seat knows; `None` where the game, or the
    /// moment, cannot be told exactly.
    fn hidden(_knowledge: &Knowledge<Self>) -> Option<Vec<Matter<Self::Fact>>> {
        None
    }

    /// That a fact is so, or is not, in words; `None` where the game has none for it.
    fn state(_fact: &Self::Fact, _is: bool) -> Option<Message> {
        None
    }

    /// Whether a legal move, before it is made, says something that is not so; `None` where it says nothing.
    fn lies(&self, _m: &Self::Move) -> Option<bool> {
        None
    }

    /// A legal move, before it is made, as a review tells it that has nothing else to say of it: what kind of thing it is, and
    /// what is done in a sentence. `None` where nobody would ask why.
    fn deed(&self, _m: &Self::Move) -> Option<[Message; 2]> {
        None
    }

    /// Why a fact is certain, or certainly not so: a shortest list of what the viewer was told; `None` where neither is.
    fn why(_knowledge: &Knowledge<Self>, _fact: &Self::Fact) -> Option<Why> {
        None
    }

    /// Why several facts are all so: a shortest list of what the viewer was told from which they follow together; `None`
    /// where one of them is not certain.
    fn why_all(knowledge: &Knowledge<Self>, facts: &[Self::Fact]) -> Option<Why> {
        match facts {
            [fact] => Self::why(knowledge, fact).filter(|why| why.is),
            _ => None,
        }
    }

    /// A move that the viewer may make, in words, and why they might make it: of what they know, and nothing else. `None`
    /// when it is not theirs to make.
    fn advice(_knowledge: &Knowledge<Self>, _m: &Self::Move) -> Option<Advice> {
        None
    }

    /// The kinds of puzzles that can be cut from its games.
    fn puzzles() -> &'static [&'static dyn PuzzleKind<Self>] {
        &[]
    }

    /// One whole history that gives exactly this knowledge to its viewer, a determinization; `None` where the game
    /// cannot tell. From it a finished game can be played on against other cards.
    fn determinization(_knowledge: &Knowledge<Self>, _rng: &mut dyn Rng) -> Option<Table<Self>> {
        None
    }

    /// A finished game, judged by what each player could know; `None` where the game cannot be judged.
    fn review(table: &Table<Self>) -> Option<Review<Self::Fact>> {
        Self::review_without(table, &[])
    }

    /// The same where bots made some of the moves in their players' places: nobody is judged by those.
    fn review_without(_table: &Table<Self>, _stood_in: &[StoodIn]) -> Option<Review<Self::Fact>> {
        None
    }
}

/// What help and reviews speak of: a small value with JSON of its own.
pub trait Fact: Clone + Debug + Eq + Ord + Serialize + DeserializeOwned + TS + Send + Sync + 'static {}

impl<T: Clone + Debug + Eq + Ord + Serialize + DeserializeOwned + TS + Send + Sync + 'static> Fact for T {}
