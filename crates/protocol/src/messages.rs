//! Every message between the server and its clients: JSON in WebSocket text frames and in HTTP bodies.
//!
//! What depends on the game ([`catalog::TableMessage`]) is made in the catalog by one function for all: live, on
//! resume, in a replay, for a spectator, for a bot. This crate can only pass it on.

use catalog::{AnyGame, Handing, Help, Info, StoodIn, WhichWorld};
use game::{Message, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::{Clock, Problem};

// ---------------------------------------------------------------- WebSocket: /api/tables/{table}/socket

/// From a client. The first message is `hello`, once on each socket; one that is refused may be said again.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Who is there and what they have: asks for all news from number `from` on.
    Hello {
        /// A seat's or the host's token; none is a spectator.
        token: Option<String>,
        /// The number of the first piece of news wanted; 0 for all.
        from: u32,
        /// Whether it is a big screen round which the players sit. It has a spectator's eyes, and so no token.
        #[serde(default)]
        screen: bool,
    },
    /// A move. Sent again with the same key it is `accepted` again and changes nothing, whatever else it says.
    Move {
        /// Chosen by the client, a different one for every move: 8 to 64 characters.
        key: String,
        /// How many pieces of news the client had when its player chose; a stale choice is refused (`stale`).
        at: u32,
        /// The game's move.
        #[serde(rename = "move")]
        #[ts(type = "unknown")]
        chosen: Value,
    },
    /// One of the game's phrases or a face, for all to hear or see. It is kept nowhere.
    Phrase {
        /// Which, from 1 to [`PHRASES`](crate::phrases::PHRASES): `phrase-1` and so on in the game's words. The
        /// [`FACES`](crate::phrases::FACES) come after them.
        number: u8,
    },
    /// Opens the share to which the client has committed for its seat, once the game has started. Said again, it changes
    /// nothing.
    Share {
        /// The share: 64 hexadecimal digits.
        share: String,
    },
    /// The seat's private notes as they now are; whatever the client likes, up to a size.
    Notes {
        /// The whole of the notes.
        #[ts(type = "unknown")]
        notes: Value,
    },
}

/// To a client. Only `news` is numbered; the others say how things are now.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum ToClient {
    /// What does not depend on what anybody holds.
    Notice(Notice),
    /// What the viewer is told of the game.
    Table(catalog::TableMessage),
}

/// A message of the server's own: the same for every world that the table could be in.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The answer to `hello`, and sent again when the game starts: who you are.
    Welcome {
        /// Whose eyes the client has; a spectator's in the lobby, where there are no seats yet.
        viewer: Viewer,
        /// The chair of the token; null when it was not a seat's.
        chair: Option<u8>,
        /// Whether the token was the host's (a host may also sit: then the client has both tokens).
        host: bool,
        /// The setup of the game; null in the lobby.
        #[ts(type = "unknown")]
        setup: Value,
    },
    /// The lobby and the people round the table, in full, whenever something of it changes.
    Room(Box<Room>),
    /// What a lesson asks of its learner when the news have come that follow; sent to them alone.
    Lesson {
        /// How many pieces of news they had been told: it is to be shown with that moment.
        at: u32,
        /// What; null when the lesson is over.
        prompt: Option<Prompt>,
    },
    /// The seat's private notes as the server keeps them; null when there are none.
    Notes {
        /// The whole of the notes.
        #[ts(type = "unknown")]
        notes: Value,
    },
    /// Somebody says one of the game's phrases, or makes a face.
    Phrase {
        /// Who.
        chair: u8,
        /// Which.
        number: u8,
    },
    /// The move with this key is on disk.
    Accepted {
        /// The client's key.
        key: String,
    },
    /// Something was not done; nothing has changed.
    Refused {
        /// The move's key, if it was a move.
        key: Option<String>,
        /// Why.
        problem: Problem,
    },
}

/// What a lesson asks of its learner.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Prompt {
    /// Which one it is, from 1; one more than there are at the end of the lesson.
    pub number: u8,
    /// How many there are before the end.
    pub of: u8,
    /// What the learner is told.
    pub say: Message,
    /// The move that they are shown; null at the end of the lesson. Any other ends the lesson.
    #[serde(rename = "move")]
    #[ts(type = "unknown")]
    pub chosen: Option<Value>,
}

// ---------------------------------------------------------------- the room

/// The people round a table, and what was agreed.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Room {
    /// The table's id: whoever has it can look, and sit down while there is a free chair.
    pub table: String,
    /// [`Info::name`].
    pub game: String,
    /// The name of whoever opened it and invites; null of a table older than that was kept.
    pub host: Option<String>,
    /// The options chosen.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How long it waits for somebody absent before a bot plays for them, in milliseconds; 0 when none ever does.
    pub absent_ms: u32,
    /// How much time people have; null where they have all the time that others grant them. With a clock nobody waits
    /// for the absent, and `absent_ms` is 0.
    pub clock: Option<Clock>,
    /// Whether its turns are told to a webhook.
    pub webhook: bool,
    /// How much help the players get; all of them the same.
    pub help: Help,
    /// Whether it was opened as the game's lesson.
    pub lesson: bool,
    /// Where it stands.
    pub phase: Phase,
    /// Every chair of the game; those taken are the seats once the game has started.
    pub chairs: Vec<Chair>,
    /// Where the deals come from.
    pub deals: Deals,
    /// How many are watching, big screens aside.
    pub spectators: u32,
    /// How many big screens show it.
    pub screens: u32,
    /// Four letters by which it is found, for whoever sits before a big screen; null before the first one comes or
    /// somebody asks for it, and once the game is over.
    pub code: Option<String>,
    /// The finished game that this one is played on from, if it is.
    pub origin: Option<Origin>,
    /// The evening of which it is a person's game, if it is.
    pub evening: Option<OfEvening>,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
    /// Which seats went to somebody else since the game began, in the order in which they did.
    pub handed: Vec<Handed>,
    /// Why the game cannot be continued, when it cannot.
    pub closed: Option<Closed>,
}

/// A seat went to somebody else.
#[derive(Clone, Copy, Debug, Serialize, TS, JsonSchema)]
pub struct Handed {
    /// Its chair.
    pub chair: u8,
    /// After how many moves.
    pub ply: u32,
    /// How.
    pub how: Handing,
}

/// Where the deals of a table come from. Hashes are 64 hexadecimal digits.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Deals {
    /// From a secret of the table and a share of each seat, all committed to before: once the game is over, anybody can
    /// verify them.
    Verifiable {
        /// What the table has committed to.
        commitment: String,
        /// What is fixed once the game has started, before any share is opened; null in the lobby.
        lock: Option<String>,
        /// Whether the first deal waits for seats to open their shares.
        waiting: bool,
    },
    /// Nobody can verify them.
    Unverifiable {
        /// Why: `lesson`, `played-on`, `evening`, or `uncommitted` where nobody committed to anything.
        why: String,
    },
}

/// A seat's share of what chance draws from.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Share {
    /// What the seat has committed to.
    pub commitment: String,
    /// Whether its player's client drew it; otherwise the server did.
    pub own: bool,
    /// How far it is.
    pub state: ShareState,
}

/// How far a seat's share is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShareState {
    /// Only its player's client knows it.
    Sealed,
    /// The server has it.
    Open,
    /// It was not opened in time; a hash of the commitment stands for it.
    Unopened,
}

/// A moment of a finished game, from which another is played on.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Origin {
    /// The table of the finished game.
    pub table: String,
    /// After how many of its moves.
    pub ply: u32,
}

/// Which game of an evening is played at a table.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OfEvening {
    /// The evening.
    pub evening: String,
    /// Which of its boards, from 1.
    pub board: u8,
    /// How many there are.
    pub boards: u8,
}

/// A table at which nothing more can be done.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Closed {
    /// Why: `old_rules`, `old_game`, `old_lobby`, `unknown_game`, `unreadable`, `unknown_table` when it was removed
    /// meanwhile, or `internal`.
    pub problem: Problem,
    /// When something was last done there, in milliseconds since 1970.
    pub last: i64,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is over, and all may be looked at.
    Over,
    /// The game was begun and cannot be continued: [`Room::closed`] says why.
    Closed,
}

/// One chair.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Chair {
    /// Its seat in the game, once the game has started and if it was taken.
    pub seat: Option<Seat>,
    /// Who sits there; null when it is free.
    pub who: Option<Sitter>,
}

/// Somebody on a chair.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Sitter {
    /// The name to show.
    pub name: String,
    /// The bot's level, when it is a bot.
    pub bot: Option<String>,
    /// Whether a client of theirs is connected (always true of a bot).
    pub connected: bool,
    /// When a bot will play for the absent, in milliseconds from now; null when nothing of the kind is to come.
    pub bot_in_ms: Option<u32>,
    /// Whether a bot plays for the absent now, and the seat is given back to its token at once; whether `bot` plays on for
    /// somebody who is out because their time was up; or, of a game that is over, whether a bot played on for them to the
    /// end.
    pub stand_in: bool,
    /// How much time is left to them, in milliseconds from now: for their move while they are to move, or for the rest of
    /// the game where the clock is for that; null where there is no clock, or it does not run for them.
    #[ts(type = "number | null")]
    pub left_ms: Option<u64>,
    /// Until when they are on holiday and their clock stands still, in milliseconds since 1970; null when they are not.
    #[ts(type = "number | null")]
    pub holiday: Option<i64>,
    /// Whether they have agreed to a rematch; bots always do.
    pub again: bool,
    /// Their share of what chance draws from; null where the deals cannot be verified.
    pub share: Option<Share>,
}

// ---------------------------------------------------------------- HTTP

/// `GET /api/games`: an array of these.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    /// The game's own description.
    #[serde(flatten)]
    pub info: Info,
    /// Its bots, weakest first.
    pub bots: Vec<&'static str>,
    /// Those among them that people are asked to play against, the weakest first, in lists of those who are as strong as
    /// each other: all others are there to compare with, such as the one that moves at random.
    pub levels: Vec<Vec<&'static str>>,
    /// The one that a beginner meets.
    pub easiest: &'static str,
    /// Whether there is a lesson: a first game that teaches it.
    pub lesson: bool,
    /// The levels of help among which a host may choose, the least first; none where there is nothing to choose.
    pub helps: Vec<Help>,
}

impl GameInfo {
    /// What is said of a game.
    pub fn of(game: &'static dyn AnyGame) -> GameInfo {
        GameInfo {
            info: game.info().clone(),
            bots: game.bots(),
            levels: game.rungs(),
            easiest: game.easiest(),
            lesson: game.lesson().is_some(),
            helps: game.helps().to_vec(),
        }
    }
}

/// `POST /api/tables`: opens a table and sits its opener down. Answer: [`Opened`].
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// [`Info::name`].
    pub game: String,
    /// Options chosen; the rest have their defaults.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// Whether the lobby shows it to everybody.
    #[serde(default)]
    pub listed: bool,
    /// How much help the players get.
    #[serde(default)]
    pub help: Help,
    /// How long the table waits for somebody absent before a bot plays for them, in milliseconds, at most a day; 0
    /// when none ever does, null for as long as the server does by default.
    pub absent_ms: Option<u32>,
    /// How much time people have; null for as much as they like.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// The opener's name; an opener without a chair hosts only.
    pub name: String,
    /// The opener's chair; null to host without playing.
    pub chair: Option<u8>,
    /// Chairs for others who play at the opener's device, which is passed round: chair and name.
    #[serde(default)]
    pub others: Vec<(u8, String)>,
    /// Chairs for bots: chair and level.
    #[serde(default)]
    pub bots: Vec<(u8, String)>,
    /// Starts at once (a game against bots in two clicks).
    #[serde(default)]
    pub start: bool,
    /// What the opener's client commits to for their chair, 64 hexadecimal digits; null to let the server draw its share.
    #[serde(default)]
    pub commit: Option<String>,
}

/// `POST /api/lessons`: opens a table at which the game is taught to one person, and starts it. Answer: [`Opened`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenLesson {
    /// [`Info::name`].
    pub game: String,
    /// The learner's name.
    pub name: String,
}

/// The answer to [`Open`] and to a rematch.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Opened {
    /// The table's id.
    pub table: String,
    /// The host's token; null for a rematch that a seat's token asked for (the old host's token is good there too).
    pub host: Option<String>,
    /// The token of the opener's chair.
    pub seat: Option<String>,
    /// What the table has committed to; null where its deals cannot be verified.
    pub commitment: Option<String>,
    /// What is fixed where the game has started; null in the lobby.
    pub lock: Option<String>,
    /// The tokens of [`Open::others`], in the same order.
    pub others: Vec<String>,
}

/// `POST /api/tables/{table}/sit`. Answer: [`Seated`]. Needs no token.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The chair wanted; null for the first that is free.
    pub chair: Option<u8>,
    /// The name to show, 1 to 24 characters.
    pub name: String,
    /// As in [`Open`].
    #[serde(default)]
    pub commit: Option<String>,
}

/// The answer to [`Sit`].
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Seated {
    /// The chair.
    pub chair: u8,
    /// Its token.
    pub seat: String,
}

/// `POST /api/tables/{table}/ticket`: asks for what moves a seat to another device. With the seat's token of one's
/// own seat; with the host's of one that is empty or whose player is away. Answer: [`Ticket`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskTicket {
    /// The chair that the host hands on; null for one's own.
    pub chair: Option<u8>,
}

/// What moves a seat to another device, once and soon.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Ticket {
    /// For [`Take`], and for nobody else.
    pub ticket: String,
    /// How long it is good, in milliseconds.
    pub ms: u32,
}

/// `POST /api/tables/{table}/take`: the seat of a ticket is this client's from now on, and no longer its old one's.
/// Answer: [`Taken`]. Needs no token.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Take {
    /// [`Ticket::ticket`].
    pub ticket: String,
    /// The new token, 64 hexadecimal digits that the client has drawn at random: then it may ask again where it got no
    /// answer. Without it the server draws one.
    #[serde(default)]
    pub seat: Option<String>,
}

/// `POST /api/tables/{table}/back` with the token of somebody whose seat the host has handed on while they were away: it is
/// theirs again, and no longer that of whoever has it. Answer: 204.
///
/// The answer to [`Take`].
#[derive(Clone, Debug, Serialize, TS)]
pub struct Taken {
    /// The chair.
    pub chair: u8,
    /// Its new token.
    pub seat: String,
    /// How many pieces of news their player had been told when they were last there; null where that is not known.
    pub told: Option<u32>,
}

/// `GET /api/tables/{table}`: how a table stands, as far as everybody may see; with a seat's token also whose it is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Standing {
    /// [`Info::name`].
    pub game: String,
    /// Where it stands.
    pub phase: Phase,
    /// Who sits there, in the order of the chairs.
    pub people: Vec<Person>,
    /// When something was last done there, in milliseconds since 1970.
    pub last: i64,
    /// The table at which they play again, once there is one.
    pub rematch: Option<String>,
}

/// Somebody in a [`Standing`].
#[derive(Clone, Debug, Serialize, TS)]
pub struct Person {
    /// The name to show.
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// Whether the token is theirs, or was until their time was up: there is a bot then until the game is over.
    pub you: bool,
    /// Whether they are to move.
    pub turn: bool,
    /// Whether they have won; null while the game is not over.
    pub won: Option<bool>,
    /// Whether a bot has played on for them to the end.
    pub stand_in: bool,
}

/// `POST /api/tables/{table}/host` with the host's token as `Authorization: Bearer`. Answer: 204.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum HostDoes {
    /// Puts a bot in a free chair.
    Bot {
        /// Where.
        chair: u8,
        /// One of [`GameInfo::bots`].
        level: String,
    },
    /// Frees a chair in the lobby; in a game, gives its seat to a bot for good.
    Free {
        /// Which.
        chair: u8,
    },
    /// Waits no longer for somebody absent: a bot plays for them until they are back. Not at a table with a clock.
    Skip {
        /// Where they sit.
        chair: u8,
    },
    /// Changes the options in the lobby.
    Options {
        /// All options chosen.
        #[ts(type = "Record<string, unknown>")]
        options: Map<String, Value>,
    },
    /// Changes in the lobby how much help the players get.
    Help {
        /// The level.
        help: Help,
    },
    /// Shows the table in the lobby, or hides it.
    List {
        /// Whether it is shown.
        listed: bool,
    },
    /// Changes how long the table waits for somebody absent before a bot plays for them.
    Absent {
        /// In milliseconds, at most a day; 0 when none ever does.
        ms: u32,
    },
    /// Changes in the lobby how much time people have.
    Clock {
        /// How much; null for as much as they like.
        clock: Option<Clock>,
    },
    /// Names what is told whose turn it is, at a table with a clock, where the server allows it.
    Webhook {
        /// Its address, to which the server sends; null for none.
        url: Option<String>,
    },
    /// Starts the game with the chairs taken.
    Start,
}

/// `POST /api/tables/{table}/holiday`, at a table with a clock: somebody with a seat is away for some days, during which
/// their clock stands still. Answer: nothing.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TakeHoliday {
    /// How many days from now, together at most 21 in one game; 0 ends a holiday.
    pub days: u8,
}

/// `POST /api/tables/{table}/orders` with a seat's token: what the table is to do for its player from now on, in place of
/// whatever it was told before. Answer: nothing. `GET` with the same token answers with the orders given, and nobody else
/// is told of them.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// What is chosen of [`Info::orders`]; the rest is as the player says.
    #[ts(type = "Record<string, string>")]
    pub orders: Map<String, Value>,
}

/// `GET /api/notices`: how this server tells people of their turns though no page is open.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Notices {
    /// The public key by which push services know it, for `applicationServerKey`.
    pub key: String,
    /// Whether hosts may name webhooks.
    pub webhooks: bool,
}

/// `POST /api/tables/{table}/notify` with the seat's token, at a table with a clock: whether a browser is told of the
/// seat's turns. Answer: 204.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// The browser's address at its push service.
    pub endpoint: String,
    /// Its keys; null to be told nothing any more.
    pub keys: Option<PushKeys>,
    /// The language in which it is told, such as `de`; English where there is none of that code.
    pub language: String,
}

/// `POST /api/notices/moved`, without a token: a browser has a new address at its push service, and is told there what it
/// was told at its old one. Who knows the old one is that browser. Answer: 204, also when nothing was told there.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Resubscribe {
    /// Its old address at its push service.
    pub old: String,
    /// Its new one.
    pub endpoint: String,
    /// Its new keys.
    pub keys: PushKeys,
}

/// The keys of a browser, as its `PushSubscription` has them: base64 for addresses, without padding.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    /// Its public key.
    pub p256dh: String,
    /// The secret that it shares with the server.
    pub auth: String,
}

/// `POST /api/tables/{table}/feed` with the seat's token, at a table with a clock: an address where feed readers find
/// the seat's turns. Any before is good no more. Answer: [`Feed`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskFeed {
    /// The language of the feed, as in [`Subscribe`]; null for no feed any more.
    pub language: Option<String>,
}

/// Where a feed is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Feed {
    /// Its secret: `GET /api/tables/{table}/feed/{feed}`, without a token; null when there is none any more.
    pub feed: Option<String>,
}

/// `POST /api/tables/{table}/play-on`, once the game is over: opens a table at which somebody plays on from a moment of
/// it, against bots. Answer: [`Opened`]. Needs no token, as the replay needs none.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// Whose place they take.
    pub seat: Seat,
    /// After how many moves: there must be one that followed.
    pub ply: u32,
    /// With which cards.
    pub world: WhichWorld,
    /// Their name.
    pub name: String,
}

/// `POST /api/finished`: a game that was played to its end in a browser becomes a finished table of the server, which
/// plays every move again. Answer: [`Opened`]. Needs no token, and nobody gets one.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Upload {
    /// [`Info::name`].
    pub game: String,
    /// The options of the table.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// Who sat there.
    pub chairs: Vec<Played>,
    /// Every move, as the replay has it.
    #[ts(type = "unknown[]")]
    pub moves: Vec<Value>,
    /// Which of them a bot made in a player's place, as the replay has it.
    #[serde(default)]
    pub stood_in: Vec<StoodIn>,
}

/// Somebody who has played, in an [`Upload`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// On which chair.
    pub chair: u8,
    /// By which name.
    pub name: String,
    /// The level, of a bot.
    pub bot: Option<String>,
}

/// `GET /api/tables/{table}/play-outs`, once the game is over: how ten games end that bots play on from a moment of it,
/// [`catalog::PlayOuts`]. The same question is answered alike.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskPlayOuts {
    /// Whose knowledge fresh cards fit.
    pub seat: Seat,
    /// After how many moves: there must be one that followed.
    pub ply: u32,
    /// With which cards.
    pub world: WhichWorld,
    /// Which ten games: another number, other luck.
    pub batch: u32,
}

/// `POST /api/tables/{table}/rematch` with a seat's or the host's token, once the game is over: whoever sits there
/// agrees to play again. When all people have agreed, the same chairs, bots and options come to a new table, once;
/// everybody's seat token is carried over. Answer: [`Opened`] once the table is there, and 202 with null before that;
/// the others follow [`Room::rematch`] with the tokens that they have.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Rematch {
    /// Opens it without waiting for those who have not agreed yet.
    pub at_once: bool,
    /// The level of the bots in the next game, where this one and those who are as strong take turns; null for the bots of
    /// this game. For the host, and for somebody who plays against bots alone.
    pub bots: Option<String>,
    /// What their client commits to for the next game, as in [`Open`].
    pub commit: Option<String>,
}

/// `POST /api/tables/{table}/share` with a seat's token, once the game has started: as [`FromClient::Share`], for clients
/// without a socket. Answer: 204.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenShare {
    /// The share: 64 hexadecimal digits.
    pub share: String,
}

/// `GET /api/chain`: the links of the server's chain between two numbers, both included; a thousand at most. Without
/// numbers, its head alone. Answer: [`Chain`].
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskChain {
    /// The first number wanted; links are numbered from 1.
    #[serde(default)]
    pub from: Option<u32>,
    /// The last number wanted.
    #[serde(default)]
    pub to: Option<u32>,
}

/// The chain to which the commitment of every table is appended when it is opened, and the mark of its game when that ends.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Chain {
    /// How many links there are.
    pub number: u32,
    /// The head with the last of them; zeros where there is none.
    pub head: String,
    /// The links that were asked for.
    pub links: Vec<ChainLink>,
}

/// A link of the [`Chain`].
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ChainLink {
    /// A table was opened.
    Table {
        /// Its number.
        number: u32,
        /// The commitment of the table.
        commitment: String,
        /// The head of the chain with it.
        head: String,
    },
    /// A game has ended.
    End {
        /// Its number.
        number: u32,
        /// The number of the link with which the table was opened.
        table: u32,
        /// The mark of the game.
        mark: String,
        /// The head of the chain with it.
        head: String,
    },
}

/// `POST /api/evenings`: opens a duplicate evening, in which everybody plays the same boards at a table of their own.
/// Answer: [`OpenedEvening`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenEvening {
    /// [`Info::name`].
    pub game: String,
    /// Options chosen; the rest have their defaults.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// How many play at each table: one person and bots.
    pub players: u8,
    /// The level of the bots.
    pub level: String,
    /// How many boards there are, 1 to 12.
    pub boards: u8,
    /// How much help the players get.
    #[serde(default)]
    pub help: Help,
    /// Whether a few bots play each board in a person's place, too, so that everybody is compared with them as well.
    pub house: bool,
    /// The name of whoever opens it and invites.
    pub name: String,
}

/// The answer to [`OpenEvening`].
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenedEvening {
    /// The evening's id.
    pub evening: String,
    /// The host's token.
    pub host: String,
}

/// `POST /api/evenings/{evening}/join`: somebody will play. Answer: [`JoinedEvening`]. Needs no token.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinEvening {
    /// Their name, 1 to 24 characters.
    pub name: String,
}

/// The answer to [`JoinEvening`].
#[derive(Clone, Debug, Serialize, TS)]
pub struct JoinedEvening {
    /// Their token in the evening, which is that of their chair at all their tables.
    pub seat: String,
}

/// `POST /api/evenings/{evening}/boards/{board}` with a person's token: begins their game of a board, and tells its table.
/// Asked again, it is the same.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningTable {
    /// The table's id.
    pub table: String,
}

/// `POST /api/evenings/{evening}/host` with the host's token. Answer: 204.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum EveningHostDoes {
    /// Everybody is here: nobody joins any more, and a board is revealed as soon as all have finished it.
    Complete,
    /// Ends it: all boards are revealed. What was not finished does not count.
    Close,
}

/// How far an evening is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People join, and may play already. Nothing is revealed.
    Joining,
    /// Everybody is here. Each board is revealed as soon as all have finished it.
    Playing,
    /// It is over, and everything is revealed.
    Closed,
}

/// `GET /api/evenings/{evening}`, with a person's token also whose it is: how an evening stands. Of a board that is not
/// revealed it says nothing but who has how many behind them.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Evening {
    /// [`Info::name`].
    pub game: String,
    /// The options chosen.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// How many play at each table.
    pub players: u8,
    /// The level of the bots.
    pub level: String,
    /// How much help the players get.
    pub help: Help,
    /// How many bots play each board in a person's place.
    pub house: u8,
    /// The name of whoever opened it.
    pub host: String,
    /// How far it is.
    pub stage: Stage,
    /// Who plays, in the order in which they came.
    pub people: Vec<EveningPerson>,
    /// Its boards, in their order.
    pub boards: Vec<EveningBoard>,
    /// Who did how well on the boards that are revealed, the best first; nobody before there is one.
    pub standings: Vec<EveningPlace>,
    /// Whether bots still play what counts on boards that are revealed, so that results and standings will change.
    pub counting: bool,
}

/// Somebody in an [`Evening`].
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningPerson {
    /// The name to show.
    pub name: String,
    /// Whether the token is theirs.
    pub you: bool,
    /// How many boards they have finished.
    pub finished: u8,
}

/// A board of an [`Evening`].
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningBoard {
    /// The table at which whoever asks plays it; null before they have begun.
    pub table: Option<String>,
    /// Whether they have finished it.
    pub finished: bool,
    /// What everybody made of it, people in their order and then the house's bots; null before it is revealed.
    pub results: Option<Vec<EveningResult>>,
}

/// What somebody made of a board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningResult {
    /// Who, by their number in [`Evening::people`]; null for a bot of the house.
    pub person: Option<u8>,
    /// Their table; null where they have none.
    pub table: Option<String>,
    /// Their score; null where it is not over.
    pub score: Option<i32>,
    /// Whether a bot has played it to its end: one of the house, or for somebody who had not when the evening was closed.
    pub by_bot: bool,
    /// By how much it is above the mean of all others; null where there is no score, and for bots. Of a game
    /// that a bot has finished for somebody at most 0.
    pub difference: Option<f64>,
}

/// A place in the standings of an [`Evening`].
#[derive(Clone, Debug, Serialize, TS)]
pub struct EveningPlace {
    /// Who, by their number in [`Evening::people`].
    pub person: u8,
    /// Which place, from 1; those who did equally well share one. Null, and below all others, for whoever has played fewer
    /// than half of the revealed boards.
    pub place: Option<u8>,
    /// How many of the revealed boards they finished.
    pub played: u8,
    /// The mean of their differences on all revealed boards, 0 where they did not finish.
    pub mean: f64,
    /// The standard error of the mean; null where too few boards were played to tell, as long as all came to the same.
    pub error: Option<f64>,
}

/// `POST /api/tables/{table}/stand` with a seat's token: leaves a chair in the lobby. Answer: 204.
/// `POST /api/tables/{table}/code`: gives the table a room code, which [`Room::code`] tells. Needs no token. Answer: 204.
/// `POST /api/tables/{table}/moves` with a seat's token, for bots over HTTP: body as [`FromClient::Move`] without
/// `type`; answer 200 `accepted` or a problem.
/// `GET /api/tables/{table}/news?from=k` with or without a token: [`ToClient`] messages as NDJSON, kept open;
/// blank lines show that it still is.
/// `GET /api/tables`: an array of these, the listed tables. `GET /api/codes/{code}`: the one that is found by a room code.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Listed {
    /// The table's id.
    pub table: String,
    /// [`Info::name`].
    pub game: String,
    /// Where it stands.
    pub phase: Phase,
    /// The names of those who sit there.
    pub names: Vec<String>,
    /// How many chairs are free.
    pub free: u8,
}

/// `GET /api/tables/{table}/news`: [`ToClient`] messages from this number on.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The number of the first piece of news wanted; 0 for all.
    #[serde(default)]
    pub from: u32,
}

/// `GET /api/puzzles`: an array of these, the last 30 days, today's first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ListedCase {
    /// The day, by universal time, such as `2026-11-23`.
    pub date: String,
    /// The game that it is about.
    pub game: &'static str,
    /// The kind of puzzle.
    pub kind: &'static str,
}

/// `GET /api/puzzles/{date}`, or `today` for the date.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CaseOfDay {
    /// The day, by universal time.
    pub date: String,
    /// The case.
    #[serde(flatten)]
    pub case: catalog::Case,
}

/// `POST /api/puzzles/{date}`. Answer: [`AnsweredCase`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AnswerCase {
    /// The key of one choice of each part; null to be told the solution.
    pub answer: Option<Vec<String>>,
}

/// What an answer to the case of a day is worth.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AnsweredCase {
    /// What it is worth; of none, what is to be said of the solution.
    #[serde(flatten)]
    pub judged: catalog::Judged,
    /// A right answer, when there is nothing more to find; null while it may be tried again.
    pub solution: Option<Vec<String>>,
}

/// `GET /api/puzzles/{date}/why`: [`catalog::Why`], or null of what the aid of the case does not tell.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskCaseWhy {
    /// The fact as JSON, as the aid has it.
    pub fact: String,
}

/// `GET /api/tables/{table}/why`: [`catalog::Why`], or null where the fact is not certain. With a seat's token while
/// the game is on, of what that seat knows, where the table's help reasons; once the game is over, of any seat's
/// knowledge at any moment.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskWhy {
    /// The fact as JSON, as the aid has it; or a list of facts, to ask why all of them are so together.
    pub fact: String,
    /// Whose knowledge, once the game is over.
    pub seat: Option<u8>,
    /// After how many moves, once the game is over.
    pub ply: Option<u32>,
}

/// `GET /api/tables/{table}/replay`, once the game is over: [`catalog::Replay`], everything from every side.
/// `GET /api/tables/{table}/saved`, once the game is over: the table as text, with all that verifies its deals.
/// `GET /api/tables/{table}/review`, once the game is over: [`catalog::Review`], or null of a game that is not judged.
/// `POST /api/tables/{table}/hint` with a seat's token on its own turn, where the table's help gives hints:
/// [`catalog::Hint`], what a strong bot would do in this seat and why, or null of a game that gives none.
pub use catalog::{Frame, Hint, PlayOuts, Replay, Review, Why};
