//! A table at which one person plays against bots, or bots play among themselves, or all is over.
//!
//! It tells its person what a server would tell them: [`Shown`](catalog::Shown) for their seat, and nothing else of the
//! game.

use std::collections::{BTreeMap, HashSet};

use catalog::{AnyTable, Checked, Help, Hint, Mover, PlayOuts, Replay, Review, Seat, Turn, Viewer, Why};
use chacha20::ChaCha20Rng;
use game::chance::below;
use protocol::play::{self, MoveBody};
use protocol::{
    AskPlayOuts, AskWhy, Chair, Notice, Open, Opened, Outcome, Phase, Problem, Room, Since, Sitter, name, seating,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

pub(crate) struct Table {
    id: String,
    host: String,
    options: Map<String, Value>,
    help: Help,
    chairs: BTreeMap<u8, Player>,
    table: Box<dyn AnyTable>,
    /// The chair of the person; none where bots play among themselves.
    person: Option<u8>,
    /// The keys of all moves made.
    keys: HashSet<String>,
}

/// A finished game as its replay tells it.
#[derive(Deserialize)]
pub(crate) struct Finished {
    game: String,
    setup: Box<RawValue>,
    names: Vec<String>,
    moves: Vec<Box<RawValue>>,
}

struct Player {
    name: String,
    /// The level, of a bot.
    bot: Option<String>,
}

/// What a table does by itself, one move at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Next {
    /// It made a move.
    Made,
    /// It waits for its person.
    Yours,
    /// The game is over.
    Over,
}

/// Letters and digits that are hard to mistake for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl Table {
    /// Opens a table and starts its game.
    pub(crate) fn open(open: Open, mut rng: ChaCha20Rng) -> Outcome<(Table, Opened)> {
        let game = catalog::find(&open.game).ok_or_else(|| Problem::unknown_game(&open.game))?;
        seating::check_options(game, &open.options)?;
        seating::check_help(game, open.help)?;
        let host = name::person(&open.name)?;
        let twice = |chair: u8| Problem::bad_seats(format!("Chair {chair} is named twice."));
        let mut chairs: BTreeMap<u8, Player> = BTreeMap::new();
        if let Some(chair) = open.chair {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            chairs.insert(chair, Player { name: host.clone(), bot: None });
        }
        for (chair, level) in open.bots {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            seating::check_level(game, &level)?;
            let name = name::bot(chairs.values().map(|player| player.name.as_str()));
            chairs.insert(chair, Player { name, bot: Some(level) });
        }
        let setup = seating::setup(game, &chairs, &open.options)?;
        let names: Vec<String> = chairs.values().map(|player| player.name.clone()).collect();
        let mut table = game
            .table(&setup, &names)
            .map_err(|error| Problem::unseated(protocol::ProblemCode::BadOptions, &error, game.words()))?;
        table.set_help(open.help);
        let mut secret = |length| -> String {
            (0..length).map(|_| char::from(ALPHABET[below(&mut rng, 32) as usize])).collect()
        };
        let opened = Opened { table: secret(16), host: None, seat: open.chair.map(|_| secret(64)) };
        let table = Table {
            id: opened.table.clone(),
            host,
            options: open.options,
            help: open.help,
            chairs,
            table,
            person: open.chair,
            keys: HashSet::new(),
        };
        Ok((table, opened))
    }

    /// The table of a game that was played elsewhere, to look back at.
    pub(crate) fn finished(id: &str, Finished { game, setup, names, moves }: Finished) -> Outcome<Table> {
        let game = catalog::find(&game).ok_or_else(|| Problem::unknown_game(&game))?;
        let table = game.resume(setup.get(), &names, &mut moves.iter().map(|m| m.get()));
        let table = table.map_err(|_| Problem::OLD_GAME)?;
        if table.turn() != Turn::Over {
            return Err(Problem::NOT_OVER);
        }
        Ok(Table {
            id: id.to_owned(),
            host: String::new(),
            options: Map::new(),
            help: Help::default(),
            chairs: (0..).zip(names.into_iter().map(|name| Player { name, bot: None })).collect(),
            table,
            person: None,
            keys: HashSet::new(),
        })
    }

    /// Makes what is due: a deal, a bot's move, or one without a choice.
    pub(crate) fn step(&mut self, rng: &mut ChaCha20Rng) -> Outcome<Next> {
        let checked = match self.table.turn() {
            Turn::Over => return Ok(Next::Over),
            Turn::Chance => self.table.deal(rng),
            Turn::Player(seat) => {
                let player = self.chairs.values().nth(seat.index()).ok_or(Problem::INTERNAL)?;
                let Some(checked) = (match &player.bot {
                    Some(level) => Some(self.bots_move(seat, level, rng)?),
                    None => self.table.forced(),
                }) else {
                    return Ok(Next::Yours);
                };
                checked
            }
        };
        self.table.apply(checked);
        Ok(Next::Made)
    }

    fn bots_move(&self, seat: Seat, level: &str, rng: &mut ChaCha20Rng) -> Outcome<Checked> {
        let choice = self.table.ask(level).ok_or(Problem::INTERNAL)?.choose(rng);
        let checked = self.table.check_choice(Mover::Seat(seat), choice);
        checked.map_err(|refusal| Problem::refused(&refusal, self.table.game().words()))
    }

    /// A move of the person. Sent twice with the same key it counts once, and is answered alike.
    pub(crate) fn make_move(&mut self, sent: MoveBody) -> Outcome<Value> {
        let seat = self.seat()?;
        let key = sent.key_of(seat)?;
        if !self.keys.contains(&key) {
            let checked = sent.check(&*self.table, seat)?;
            self.table.apply(checked);
            self.keys.insert(key);
        }
        Ok(json!({ "type": "accepted", "key": sent.key }))
    }

    /// Who the viewer is, the room, the news from some number on, how the game stands, and what helps, one message a
    /// line.
    pub(crate) fn news(&self, Since { from }: Since) -> Outcome<Vec<u8>> {
        let viewer = self.seat().map_or(Viewer::Spectator, Viewer::Seat);
        let told = self.table.told(viewer);
        if from > told {
            return Err(Problem::malformed(format!("there are only {told} pieces of news for you, not {from}")));
        }
        let setup = serde_json::from_str(self.table.setup()).expect("a setup is JSON");
        let welcome = Notice::Welcome { viewer, chair: self.person, host: false, setup };
        let notices = [welcome, Notice::Room(Box::new(self.room()))];
        let mut lines: Vec<u8> = Vec::new();
        for notice in &notices {
            serde_json::to_writer(&mut lines, notice).expect("a notice is JSON");
            lines.push(b'\n');
        }
        let shown = self.table.show(viewer, from);
        let aid = self.table.aid(viewer).map(|aid| aid.run());
        for message in shown.messages().iter().chain(aid.iter().flat_map(|aid| aid.messages())) {
            lines.extend_from_slice(message.as_bytes());
            lines.push(b'\n');
        }
        Ok(lines)
    }

    fn room(&self) -> Room {
        let known = self.table.game().info().chairs.len() as u8;
        let chairs = (0..known).map(|chair| {
            let place = self.chairs.keys().position(|&taken| taken == chair);
            Chair {
                seat: place.map(|place| Seat(place as u8)),
                who: self.chairs.get(&chair).map(|player| Sitter {
                    name: player.name.clone(),
                    bot: player.bot.clone(),
                    connected: true,
                    bot_in_ms: None,
                    stand_in: false,
                    left_ms: None,
                    holiday: None,
                    again: player.bot.is_some(),
                }),
            }
        });
        Room {
            table: self.id.clone(),
            game: self.table.game().name().to_owned(),
            host: Some(self.host.clone()),
            options: self.options.clone(),
            listed: false,
            absent_ms: 0,
            clock: None,
            help: self.help,
            lesson: false,
            phase: if self.table.turn() == Turn::Over { Phase::Over } else { Phase::Playing },
            chairs: chairs.collect(),
            spectators: 0,
            origin: None,
            rematch: None,
            closed: None,
        }
    }

    /// The person's seat.
    fn seat(&self) -> Outcome<Seat> {
        let person = self.person.ok_or(play::NOT_A_SEAT)?;
        let place = self.chairs.keys().position(|&chair| chair == person).ok_or(Problem::INTERNAL)?;
        Ok(Seat(place as u8))
    }

    pub(crate) fn replay(&self) -> Outcome<Replay> {
        Ok(self.table.replay().ok_or(Problem::NOT_OVER)?.run())
    }

    pub(crate) fn review(&self) -> Outcome<Option<Review>> {
        Ok(self.table.review().ok_or(Problem::NOT_OVER)?.run())
    }

    pub(crate) fn why(&self, asked: AskWhy) -> Outcome<Option<Why>> {
        Ok(play::why(&*self.table, self.seat(), self.help, &asked)?.run())
    }

    pub(crate) fn hint(&self) -> Outcome<Option<Hint>> {
        Ok(play::hint(&*self.table, self.seat(), self.help)?())
    }

    pub(crate) fn play_outs(&self, asked: AskPlayOuts) -> Outcome<Option<PlayOuts>> {
        play::play_outs(&*self.table, &asked)?.run().map_err(|_| Problem::INTERNAL)
    }
}
