//! What a viewer is sent: bytes that only this crate can make.

use game::{Game, Knowledge, Message, Seat, Turn, View};
use presentation::{Aid, ByBot, Playable, StoodIn};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::table::raw;

/// A message that depends on the game: made by [`AnyTable::show`](crate::AnyTable::show) alone.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableMessage {
    /// One thing that the viewer was told.
    News(News),
    /// How the game stands after the news sent so far.
    Now(Now),
    /// What follows from what the viewer knows: comes a moment after a `now`, where the table's help gives any.
    Aid(Aided),
}

/// One thing that the viewer was told. Numbers rise by one, without gaps.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct News {
    /// Its number, from 0.
    pub number: u32,
    /// The observation in a sentence.
    pub message: Message,
    /// The game's observation.
    #[ts(type = "unknown")]
    pub observation: Box<RawValue>,
}

impl News {
    /// What a viewer was told as this number.
    pub(crate) fn of<G: Playable>(knowledge: &Knowledge<G>, number: usize) -> News {
        let observation = &knowledge.observations[number];
        News {
            number: number as u32,
            message: G::tell(&knowledge.setup, observation, knowledge.viewer),
            observation: raw(observation),
        }
    }
}

/// How the game stands after the news sent so far.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Now {
    /// How many pieces of news there are.
    pub at: u32,
    /// The game's view.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// Who moves.
    pub turn: Turn,
    /// What this viewer may do; null when it is not this viewer's turn.
    #[ts(type = "unknown")]
    pub options: Box<RawValue>,
    /// Points by seat when the game is over.
    pub scores: Option<Vec<i32>>,
    /// Who has won when the game is over: nobody, somebody or several.
    pub winners: Option<Vec<Seat>>,
}

impl Now {
    /// How a game that goes on stands for a viewer.
    pub(crate) fn of<G: Playable>(knowledge: &Knowledge<G>) -> Now {
        Now {
            at: knowledge.observations.len() as u32,
            view: raw(&knowledge.view),
            turn: knowledge.turn,
            options: raw(&knowledge.options),
            scores: None,
            winners: None,
        }
    }
}

/// What a program is asked that plays: all that its seat knows.
#[cfg(feature = "arena")]
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct Asked<'a, G: Playable> {
    pub(crate) game: &'static str,
    #[serde(flatten)]
    pub(crate) knowledge: &'a Knowledge<G>,
}

/// A [`TableMessage`] whose game is not forgotten yet: it is written at once, and of its parts the public one alone on
/// its own before, which all viewers share.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case", bound = "")]
pub(crate) enum Telling<'k, G: Game> {
    News {
        number: u32,
        message: Message,
        observation: &'k G::Observation,
    },
    Now {
        at: u32,
        view: View<&'k RawValue, &'k G::Own>,
        turn: Turn,
        options: &'k Option<G::Options>,
        scores: Option<Vec<i32>>,
        winners: Option<Vec<Seat>>,
    },
}

impl<'k, G: Playable> Telling<'k, G> {
    /// What a viewer was told as this number.
    pub(crate) fn news(knowledge: &'k Knowledge<G>, number: usize) -> Self {
        let observation = &knowledge.observations[number];
        let message = G::tell(&knowledge.setup, observation, knowledge.viewer);
        Telling::News { number: number as u32, message, observation }
    }

    /// How the game stands for a viewer, with what everybody knows, and points and winners once it is over.
    pub(crate) fn now(
        knowledge: &'k Knowledge<G>,
        public: &'k RawValue,
        scores: Option<Vec<i32>>,
        winners: Option<Vec<Seat>>,
    ) -> Self {
        let Knowledge { view, turn, options, .. } = knowledge;
        let view = View { public, own: view.own.as_ref() };
        Telling::Now { at: knowledge.observations.len() as u32, view, turn: *turn, options, scores, winners }
    }
}

/// What follows from what a viewer knows, as far as the table's help goes.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Aided {
    /// The [`Now::at`] to which it belongs.
    pub at: u32,
    /// The chances; null where the game has nothing to say.
    #[ts(as = "Option<Aid<AnyFact>>")]
    pub aid: Option<Aid<Box<RawValue>>>,
}

/// What a strong bot would do in a player's place, by what that player knows.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Hint {
    /// The [`Now::at`] to which it belongs.
    pub at: u32,
    /// The move.
    #[serde(rename = "move")]
    #[ts(type = "unknown")]
    pub chosen: Box<RawValue>,
    /// The move in words.
    pub act: Message,
    /// What speaks for it, the most important first.
    pub reasons: Vec<Message>,
}

/// A fact of some game, as the bindings call it.
#[derive(TS)]
#[ts(type = "unknown")]
pub(crate) struct AnyFact;

/// Everything about a finished game, from every side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Replay {
    /// The game.
    pub game: &'static str,
    /// What was agreed.
    #[ts(type = "unknown")]
    pub setup: Box<RawValue>,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Who has won: nobody, somebody or several.
    pub winners: Vec<Seat>,
    /// Every move as it was made, chance's too: the whole truth.
    #[ts(type = "Array<unknown>")]
    pub moves: Vec<Box<RawValue>>,
    /// The moves that a bot made in a player's place.
    pub stood_in: Vec<StoodIn>,
    /// The moves that bots of a known level made: in the review they say why.
    pub by_bots: Vec<ByBot>,
    /// For each viewer (the seats in order, then the spectator) what they were told and what they knew, by ply:
    /// frame 0 is the start, frame `i` follows move `i - 1`.
    pub sides: Vec<Vec<Frame>>,
}

/// One moment of a replay as one viewer had it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Frame {
    /// What the viewer was told of the move before it; null when nothing.
    pub message: Option<Message>,
    /// The observation; null when nothing.
    #[ts(type = "unknown")]
    pub observation: Option<Box<RawValue>>,
    /// The view after it.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// Who moves then.
    pub turn: Turn,
}

/// Messages for one viewer, as bytes. Only a table makes them, so whatever a socket sends of a game is what that
/// viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown(pub(crate) Vec<String>);

impl Shown {
    /// The messages in order, each one JSON text without line breaks.
    pub fn messages(&self) -> &[String] {
        &self.0
    }

    /// The same, to be sent on.
    pub fn into_messages(self) -> Vec<String> {
        self.0
    }
}
