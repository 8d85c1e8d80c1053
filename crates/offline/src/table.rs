//! A table at which one person plays against bots, or several do who pass a device round, or bots play among themselves,
//! or all is over.
//!
//! It tells each of its people what a server would tell them: [`Shown`](catalog::Shown) for their seat, and nothing else
//! of the game.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{
    AnyGame, AnyTable, ByBot, Checked, Help, Hint, Lesson, Mover, PlayOuts, Replay, Review, Seat, StoodIn, Turn,
    Viewer, Why,
};
use chacha20::ChaCha20Rng;
use fair::{Seated, Unverifiable};
use game::chance::below;
use protocol::play::{self, MoveBody, Sitting};
use protocol::{
    AskPlayOuts, AskWhy, Chair, Deals, FromClient, Notice, Open, Opened, Origin, Outcome, Phase, PlayOn, Problem,
    ProblemCode, Rematch, Room, Sitter, Standing, lesson, name, phrases, seating,
};
use rand::SeedableRng;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

pub(crate) struct Table {
    id: String,
    saved: Saved,
    table: Box<dyn AnyTable>,
    /// The lesson, while the game goes as it has it.
    lesson: Option<&'static Lesson>,
    /// What a bot, or the table for a player without a choice, is about to do.
    next: Option<Checked>,
    /// Those who have said hello, by their chairs.
    listeners: BTreeMap<Option<u8>, Listener>,
}

/// Somebody who is told what happens.
#[derive(Default)]
struct Listener {
    /// How much they have been told.
    told: u32,
    /// What others have said, and they have not heard.
    unheard: Vec<u8>,
}

/// All that has to be kept of a table: the rest follows from it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    game: String,
    /// The number of the rules by which it was begun.
    rules: u32,
    setup: Box<RawValue>,
    host: String,
    options: Map<String, Value>,
    help: Help,
    chairs: BTreeMap<u8, Player>,
    /// The chair of whoever opened it; none where bots play among themselves.
    person: Option<u8>,
    /// Those with whom they share this device, by their chairs.
    #[serde(default)]
    others: BTreeMap<u8, Other>,
    /// Whether it was opened as the game's lesson.
    lesson: bool,
    origin: Option<Origin>,
    rematch: Option<String>,
    moves: Vec<Box<RawValue>>,
    /// Which of them bots made in their players' places, in a game that was played elsewhere.
    #[serde(default)]
    stood_in: Vec<StoodIn>,
    /// And which of them bots of a known level made at all.
    #[serde(default)]
    by_bots: Option<Vec<ByBot>>,
    /// The file that it was read from, by which its deals can be verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// The keys of all moves that people made.
    keys: BTreeSet<String>,
    /// Those of whoever opened it.
    notes: Value,
    /// When something was last done there, in milliseconds since 1970.
    last: u64,
}

/// A finished game as its replay tells it.
#[derive(Deserialize)]
pub(crate) struct Finished {
    game: String,
    setup: Box<RawValue>,
    names: Vec<String>,
    moves: Vec<Box<RawValue>>,
    #[serde(default)]
    stood_in: Vec<StoodIn>,
    #[serde(default)]
    by_bots: Vec<ByBot>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Player {
    name: String,
    /// The level, of a bot.
    bot: Option<String>,
}

/// Somebody else at this device.
#[derive(Clone, Serialize, Deserialize)]
struct Other {
    /// What their seat is asked about by.
    token: String,
    notes: Value,
}

/// What a table does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Next {
    /// It deals, for which nobody waits.
    Deal,
    /// It moves for somebody: a bot, or a person who has no choice.
    Move,
    /// It waits for a person.
    Yours,
    /// The game is over.
    Over,
}

/// Messages to somebody, one a line.
#[derive(Default)]
struct Lines(Vec<u8>);

impl Lines {
    fn notice(&mut self, notice: &Notice) {
        serde_json::to_writer(&mut self.0, notice).expect("a notice is JSON");
        self.0.push(b'\n');
    }

    fn shown(&mut self, shown: &catalog::Shown) {
        for message in shown.messages() {
            self.0.extend_from_slice(message.as_bytes());
            self.0.push(b'\n');
        }
    }
}

/// Letters and digits that are hard to mistake for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// What the id of a table begins with that no server has.
const HERE: &str = "here-";

/// How long the token of a seat is.
const TOKEN: u8 = 64;

fn secret(rng: &mut ChaCha20Rng, length: u8) -> String {
    (0..length).map(|_| char::from(ALPHABET[below(rng, 32) as usize])).collect()
}

impl Table {
    /// Opens a table and starts its game.
    pub(crate) fn open(open: Open, now: u64, rng: &mut ChaCha20Rng) -> Outcome<(Table, Opened)> {
        let game = find(&open.game)?;
        seating::check_options(game, &open.options)?;
        seating::check_help(game, open.help)?;
        let host = name::person(&open.name)?;
        let twice = |chair: u8| Problem::bad_seats(format!("Chair {chair} is named twice."));
        let mut chairs: BTreeMap<u8, Player> = BTreeMap::new();
        if let Some(chair) = open.chair {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            chairs.insert(chair, Player { name: host.clone(), bot: None });
        }
        let mut others = BTreeMap::new();
        let mut tokens = Vec::new();
        for (chair, name) in open.others {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            let name = name::another(&name, names(&chairs))?;
            chairs.insert(chair, Player { name, bot: None });
            let token = secret(rng, TOKEN);
            tokens.push(token.clone());
            others.insert(chair, Other { token, notes: Value::Null });
        }
        for (chair, level) in open.bots {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            seating::check_level(game, &level)?;
            let name = name::bot(names(&chairs));
            chairs.insert(chair, Player { name, bot: Some(level) });
        }
        let setup = seating::setup(game, &chairs, &open.options)?;
        let saved = Saved {
            game: open.game,
            rules: game.rules(),
            setup: RawValue::from_string(setup).expect("a setup is JSON"),
            host,
            options: open.options,
            help: open.help,
            chairs,
            person: open.chair,
            others,
            lesson: false,
            origin: None,
            rematch: None,
            moves: Vec::new(),
            stood_in: Vec::new(),
            by_bots: None,
            file: None,
            keys: BTreeSet::new(),
            notes: Value::Null,
            last: now,
        };
        let (table, opened) = Table::begin(saved, rng)?;
        Ok((table, Opened { others: tokens, ..opened }))
    }

    /// Opens a table at which somebody is taught a game.
    pub(crate) fn taught(asked: protocol::OpenLesson, now: u64, rng: &mut ChaCha20Rng) -> Outcome<(Table, Opened)> {
        let game = find(&asked.game)?;
        let lesson = game.lesson().ok_or(Problem::NO_LESSON)?;
        let (mut table, opened) = Table::open(lesson::table(game, lesson, asked), now, rng)?;
        table.saved.lesson = true;
        table.lesson = Some(lesson);
        Ok((table, opened))
    }

    /// A table under an id of its own, after the moves that there are already.
    fn begin(saved: Saved, rng: &mut ChaCha20Rng) -> Outcome<(Table, Opened)> {
        let id = format!("{HERE}{}", secret(rng, 16));
        let seat = saved.person.map(|_| secret(rng, TOKEN));
        let table = Table::load(&id, saved)?;
        Ok((table, Opened { table: id, host: None, seat, others: Vec::new(), commitment: None, lock: None }))
    }

    /// The table that was saved, under the rules of today as far as they lead where those of its time did.
    pub(crate) fn load(id: &str, mut saved: Saved) -> Outcome<Table> {
        let game = find(&saved.game)?;
        let changed = if saved.rules > game.rules() { Problem::NEW_RULES } else { Problem::OLD_RULES };
        let setup = game.upgrade(saved.rules, saved.setup.get()).ok_or_else(|| changed.clone())?;
        let names: Vec<String> = saved.chairs.values().map(|player| player.name.clone()).collect();
        let mut table = if saved.moves.is_empty() {
            let unseated = |error| Problem::unseated(ProblemCode::BadOptions, &error, game.words());
            game.table(&setup, &names).map_err(unseated)?
        } else {
            game.resume(&setup, &names, &mut saved.moves.iter().map(|m| m.get())).map_err(|_| changed)?
        };
        table.set_help(saved.help);
        let levels = saved.chairs.values().map(|player| player.bot.as_deref());
        let begun = saved.origin.as_ref().map_or(0, |origin| origin.ply);
        let own = || ByBot::all(levels, &saved.stood_in, game.strongest(), begun);
        table.set_by_bots(saved.by_bots.clone().unwrap_or_else(own));
        table.set_stood_in(saved.stood_in.clone());
        (saved.rules, saved.setup) = (game.rules(), RawValue::from_string(setup).expect("a setup is JSON"));
        let taught = game.lesson().filter(|_| saved.lesson);
        let followed = |lesson: &&Lesson| saved.moves.iter().enumerate().all(|(ply, m)| lesson.has(ply, m.get()));
        let lesson = taught.filter(followed);
        Ok(Table { id: id.to_owned(), saved, table, lesson, next: None, listeners: BTreeMap::new() })
    }

    pub(crate) fn saved(&self) -> &Saved {
        &self.saved
    }

    /// The table of a game that was played elsewhere, to look back at.
    pub(crate) fn finished(id: &str, finished: Finished) -> Outcome<Table> {
        let Finished { game, setup, names, moves, stood_in, by_bots } = finished;
        let game = find(&game)?;
        let table = game.resume(setup.get(), &names, &mut moves.iter().map(|m| m.get()));
        let mut table = table.map_err(|_| Problem::OLD_GAME)?;
        if table.turn() != Turn::Over {
            return Err(Problem::NOT_OVER);
        }
        table.set_stood_in(stood_in.clone());
        table.set_by_bots(by_bots.clone());
        let saved = Saved {
            game: game.name().to_owned(),
            rules: game.rules(),
            setup,
            host: String::new(),
            options: Map::new(),
            help: Help::default(),
            chairs: by_chair((0..).zip(names.into_iter().map(|name| Player { name, bot: None }))),
            person: None,
            others: BTreeMap::new(),
            lesson: false,
            origin: None,
            rematch: None,
            moves,
            stood_in,
            by_bots: Some(by_bots),
            file: None,
            keys: BTreeSet::new(),
            notes: Value::Null,
            last: 0,
        };
        Ok(Table { id: id.to_owned(), saved, table, lesson: None, next: None, listeners: BTreeMap::new() })
    }

    /// The finished game as text: what it was read from, else without what was told of it, for the page has the words.
    pub(crate) fn saved_text(&self) -> Outcome<String> {
        let replay = self.replay()?;
        if let Some(file) = &self.saved.file {
            return Ok(file.clone());
        }
        let seats = self.saved.chairs.iter().map(|(&chair, player)| Seated {
            chair,
            bot: player.bot.clone(),
            name: player.name.clone(),
        });
        let saved = fair::Saved::of(&replay, self.table.game(), seats.collect(), None);
        Ok(fair::Saved { deals: fair::Deals::Unverifiable(self.unverifiable()), ..saved }.to_string())
    }

    /// The finished table that was saved elsewhere, if it is what was played.
    pub(crate) fn saved_elsewhere(text: &[u8], now: u64, rng: &mut ChaCha20Rng) -> Outcome<(Table, Opened)> {
        let text = std::str::from_utf8(text).map_err(Problem::malformed)?;
        let fair::Verified { saved, setup } =
            fair::verify(text).map_err(|fault| Problem::malformed(fault.message()))?;
        let raw = |json| RawValue::from_string(json).expect("what was verified is JSON");
        let player = |seated: Seated| (seated.chair, Player { name: seated.name, bot: seated.bot });
        // From which move on it was played on the file does not say.
        let is_played_on = matches!(saved.deals, fair::Deals::Unverifiable(Unverifiable::PlayedOn));
        let saved = Saved {
            rules: find(&saved.game)?.rules(),
            game: saved.game,
            setup: raw(setup),
            host: String::new(),
            options: Map::new(),
            help: Help::default(),
            chairs: by_chair(saved.seats.into_iter().map(player)),
            person: None,
            others: BTreeMap::new(),
            lesson: false,
            origin: None,
            rematch: None,
            moves: saved.moves.into_iter().map(|made| raw(made.json)).collect(),
            stood_in: saved.stood_in,
            by_bots: is_played_on.then(Vec::new),
            file: Some(text.to_owned()),
            keys: BTreeSet::new(),
            notes: Value::Null,
            last: now,
        };
        Table::begin(saved, rng)
    }

    /// Chooses what is due.
    pub(crate) fn think(&mut self, rng: &mut ChaCha20Rng) -> Outcome<Next> {
        let seat = match self.table.turn() {
            Turn::Over => return Ok(Next::Over),
            Turn::Chance => return Ok(Next::Deal),
            Turn::Player(seat) => seat,
        };
        if self.next.is_none() {
            let player = self.saved.chairs.values().nth(seat.index()).ok_or(Problem::INTERNAL)?;
            self.next = match &player.bot {
                None => self.table.forced(),
                Some(level) => match self.written(Mover::Seat(seat))? {
                    Some(written) => Some(written),
                    None => Some(self.bots_move(seat, level, rng)?),
                },
            };
        }
        Ok(if self.next.is_some() { Next::Move } else { Next::Yours })
    }

    /// Makes what is due, and says what that was.
    pub(crate) fn step(&mut self, now: u64, rng: &mut ChaCha20Rng) -> Outcome<Next> {
        let next = self.think(rng)?;
        let checked = match next {
            Next::Deal => Some(self.written(Mover::Chance)?.unwrap_or_else(|| self.table.deal(rng))),
            Next::Move => self.next.take(),
            Next::Yours | Next::Over => None,
        };
        if let Some(checked) = checked {
            self.apply(checked, now);
        }
        Ok(next)
    }

    fn written(&self, mover: Mover) -> Outcome<Option<Checked>> {
        self.lesson.map_or(Ok(None), |lesson| lesson::written(lesson, &*self.table, mover))
    }

    fn bots_move(&self, seat: Seat, level: &str, rng: &mut ChaCha20Rng) -> Outcome<Checked> {
        let choice = self.table.ask(level).ok_or(Problem::INTERNAL)?.choose(rng);
        let checked = self.table.check_choice(Mover::Seat(seat), choice);
        checked.map_err(|refusal| Problem::refused(&refusal, self.table.game().words()))
    }

    fn apply(&mut self, checked: Checked, now: u64) {
        self.lesson = self.lesson.filter(|lesson| lesson.has(checked.ply() as usize, checked.json()));
        let made = RawValue::from_string(checked.json().to_owned()).expect("a move is JSON");
        self.saved.moves.push(made);
        self.saved.last = now;
        self.table.apply(checked);
        self.next = None;
    }

    /// The chair of whoever has a token: who has none of the others' is whoever opened the table.
    pub(crate) fn chair_of(&self, token: Option<&str>) -> Option<u8> {
        let is_theirs = |other: &Other| token == Some(&other.token);
        let other = self.saved.others.iter().find(|(_, other)| is_theirs(other));
        other.map(|(&chair, _)| chair).or(self.saved.person)
    }

    /// What somebody says, as on the server's socket, and what they hear of it.
    pub(crate) fn say(&mut self, chair: Option<u8>, said: FromClient, now: u64) -> Vec<u8> {
        let mut lines = Lines::default();
        let (key, done) = match said {
            FromClient::Hello { from, .. } => (None, self.hello(chair, from, &mut lines)),
            FromClient::Move { key, at, chosen } => {
                let sent = MoveBody { key: key.clone(), at, chosen };
                (Some(key), self.make_move(chair, &sent, now, &mut lines))
            }
            FromClient::Phrase { number } => (None, self.phrase(chair, number, &mut lines)),
            FromClient::Share { .. } => (None, Err(Problem::NO_SHARE)),
            FromClient::Notes { notes } => {
                *self.notes(chair) = notes;
                (None, Ok(()))
            }
        };
        if let Err(problem) = done {
            lines.notice(&Notice::Refused { key, problem });
        }
        lines.0
    }

    fn hello(&mut self, chair: Option<u8>, from: u32, lines: &mut Lines) -> Outcome<()> {
        let viewer = self.viewer(chair);
        let told = self.table.told(viewer);
        if from > told {
            return Err(Problem::SET_BACK);
        }
        let setup = serde_json::from_str(self.table.setup()).expect("a setup is JSON");
        lines.notice(&Notice::Welcome { viewer, chair, host: false, setup });
        lines.notice(&Notice::Room(Box::new(self.room())));
        if chair.is_some() {
            lines.notice(&Notice::Notes { notes: self.notes(chair).clone() });
        }
        self.listeners.insert(chair, Listener::default());
        self.show(chair, from, lines);
        Ok(())
    }

    /// The notes of somebody at this device.
    fn notes(&mut self, chair: Option<u8>) -> &mut Value {
        let other = chair.and_then(|chair| self.saved.others.get_mut(&chair));
        other.map_or(&mut self.saved.notes, |other| &mut other.notes)
    }

    /// A move of somebody. Sent twice with the same key it counts once, and is answered alike.
    fn make_move(&mut self, chair: Option<u8>, sent: &MoveBody, now: u64, lines: &mut Lines) -> Outcome<()> {
        let seat = self.seat(chair)?;
        let key = sent.key_of(seat)?;
        if !self.saved.keys.contains(&key) {
            let checked = sent.check(&*self.table, seat)?;
            self.apply(checked, now);
            self.saved.keys.insert(key);
            self.tell_into(chair, lines);
        }
        lines.notice(&Notice::Accepted { key: sent.key.clone() });
        Ok(())
    }

    fn phrase(&mut self, chair: Option<u8>, number: u8, lines: &mut Lines) -> Outcome<()> {
        phrases::check(number)?;
        let speaker = chair.ok_or(play::NOT_A_SEAT)?;
        let mut said = Lines::default();
        said.notice(&Notice::Phrase { chair: speaker, number });
        if phrases::is_returned(number) {
            self.bots_say(number, &mut said);
        }
        for (_, listener) in self.listeners.iter_mut().filter(|(other, _)| **other != chair) {
            listener.unheard.extend_from_slice(&said.0);
        }
        lines.0.append(&mut said.0);
        Ok(())
    }

    fn bots_say(&self, number: u8, lines: &mut Lines) {
        let bots = self.saved.chairs.iter().filter(|(_, player)| player.bot.is_some());
        if let Some(said) = phrases::of_bots(number, bots.map(|(&chair, bot)| (chair, bot.name.as_str()))) {
            lines.notice(&said);
        }
    }

    /// What somebody has not been told yet.
    pub(crate) fn tell(&mut self, chair: Option<u8>) -> Vec<u8> {
        let mut lines = Lines::default();
        self.tell_into(chair, &mut lines);
        lines.0
    }

    fn tell_into(&mut self, chair: Option<u8>, lines: &mut Lines) {
        let listener = self.listeners.entry(chair).or_default();
        lines.0.append(&mut listener.unheard);
        let told = listener.told;
        if told == self.table.told(self.viewer(chair)) {
            return;
        }
        self.show(chair, told, lines);
        if self.table.turn() == Turn::Over {
            lines.notice(&Notice::Room(Box::new(self.room())));
            self.bots_say(phrases::PRAISE, lines);
        }
    }

    /// What a lesson asks, the news from some number on, how the game stands, and what helps.
    fn show(&mut self, chair: Option<u8>, from: u32, lines: &mut Lines) {
        let viewer = self.viewer(chair);
        if let Some(notice) = self.prompt(chair) {
            lines.notice(&notice);
        }
        lines.shown(&self.table.show(viewer, from));
        if let Some(aid) = self.table.aid(viewer) {
            lines.shown(&aid.run());
        }
        self.listeners.entry(chair).or_default().told = self.table.told(viewer);
    }

    /// What the lesson asks of its learner now, or that it is over; nothing while others move.
    fn prompt(&self, chair: Option<u8>) -> Option<Notice> {
        self.saved.lesson.then_some(())?;
        let prompt = self.lesson.and_then(|lesson| lesson::prompt(lesson, &*self.table));
        (prompt.is_some() || self.lesson.is_none())
            .then(|| Notice::Lesson { at: self.table.told(self.viewer(chair)), prompt })
    }

    fn phase(&self) -> Phase {
        if self.table.turn() == Turn::Over { Phase::Over } else { Phase::Playing }
    }

    fn room(&self) -> Room {
        let known = self.table.game().info().chairs.len() as u8;
        let chairs = (0..known).map(|chair| Chair {
            seat: self.seat_of(chair),
            who: self.saved.chairs.get(&chair).map(|player| Sitter {
                name: player.name.clone(),
                bot: player.bot.clone(),
                connected: true,
                bot_in_ms: None,
                stand_in: self.stood_in_to_the_end(chair),
                left_ms: None,
                holiday: None,
                again: player.bot.is_some(),
                share: None,
            }),
        });
        Room {
            table: self.id.clone(),
            game: self.table.game().name().to_owned(),
            host: Some(self.saved.host.clone()),
            options: self.saved.options.clone(),
            listed: false,
            absent_ms: 0,
            clock: None,
            webhook: false,
            help: self.saved.help,
            lesson: self.saved.lesson,
            phase: self.phase(),
            chairs: chairs.collect(),
            deals: Deals::Unverifiable { why: self.unverifiable().name().to_owned() },
            spectators: 0,
            screens: 0,
            code: None,
            evening: None,
            origin: self.saved.origin.clone(),
            rematch: self.saved.rematch.clone(),
            handed: Vec::new(),
            closed: None,
        }
    }

    /// Why nobody can verify its deals: a browser has drawn them alone.
    fn unverifiable(&self) -> Unverifiable {
        match self.saved.origin {
            _ if self.saved.lesson => Unverifiable::Lesson,
            Some(_) => Unverifiable::PlayedOn,
            None => Unverifiable::Uncommitted,
        }
    }

    /// How it stands, as far as everybody may see.
    pub(crate) fn standing(&self, asker: Option<u8>) -> Standing {
        let sitting = self.saved.chairs.iter().map(|(&chair, player)| Sitting {
            name: &player.name,
            bot: player.bot.is_some(),
            you: asker == Some(chair),
            seat: self.seat_of(chair),
            stand_in: self.stood_in_to_the_end(chair),
        });
        let people = play::people(Some(&*self.table), sitting);
        let game = self.saved.game.clone();
        Standing { game, phase: self.phase(), people, last: self.saved.last as i64, rematch: None }
    }

    /// Whether a bot played on to the end in the place of whoever sat there, in a game that was played elsewhere.
    fn stood_in_to_the_end(&self, chair: u8) -> bool {
        let seat = self.seat_of(chair);
        self.saved.stood_in.iter().any(|one| Some(one.seat) == seat && one.to.is_none())
    }

    fn seat_of(&self, chair: u8) -> Option<Seat> {
        let place = self.saved.chairs.keys().position(|&taken| taken == chair)?;
        Some(Seat(place as u8))
    }

    /// The seat of a chair.
    fn seat(&self, chair: Option<u8>) -> Outcome<Seat> {
        chair.and_then(|chair| self.seat_of(chair)).ok_or(play::NOT_A_SEAT)
    }

    fn viewer(&self, chair: Option<u8>) -> Viewer {
        self.seat(chair).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The next game with the same chairs and options: the first that is asked for, once and for all.
    pub(crate) fn rematch(
        &mut self,
        chair: Option<u8>,
        asked: &Rematch,
        now: u64,
        rng: &mut ChaCha20Rng,
    ) -> Outcome<(Option<Table>, Opened)> {
        self.seat(chair)?;
        if self.phase() != Phase::Over {
            return Err(Problem::NOT_OVER);
        }
        if let Some(next) = self.saved.rematch.clone() {
            return Ok((
                None,
                Opened { table: next, host: None, seat: None, others: Vec::new(), commitment: None, lock: None },
            ));
        }
        let others = self.saved.others.iter();
        let others = others.map(|(&chair, other)| (chair, Other { notes: Value::Null, ..other.clone() }));
        let mut saved = Saved {
            others: by_chair(others),
            lesson: false,
            origin: None,
            moves: Vec::new(),
            stood_in: Vec::new(),
            by_bots: None,
            file: None,
            keys: BTreeSet::new(),
            notes: Value::Null,
            last: now,
            ..self.saved.clone()
        };
        if let Some(level) = &asked.bots {
            seating::check_level(self.table.game(), level)?;
            let bots = saved.chairs.values_mut().filter_map(|player| player.bot.as_mut());
            for (bot, next) in bots.zip(self.table.game().peers(level).into_iter().cycle()) {
                next.clone_into(bot);
            }
        }
        let (table, opened) = Table::begin(saved, rng)?;
        self.saved.rematch = Some(opened.table.clone());
        // Their tokens open the next table too.
        Ok((Some(table), Opened { seat: None, ..opened }))
    }

    /// Somebody plays on from a moment of the finished game, at a table of their own.
    pub(crate) fn play_on(&self, asked: &PlayOn, now: u64, rng: &mut ChaCha20Rng) -> Outcome<(Table, Opened)> {
        let own = name::person(&asked.name)?;
        let past = play::past(&*self.table, asked.seat, asked.ply, asked.world)?;
        let chair = *self.saved.chairs.keys().nth(asked.seat.index()).ok_or(Problem::INTERNAL)?;
        let cards = ChaCha20Rng::from_rng(rng);
        let log = self.table.past(past, Box::new(cards)).ok_or(Problem::NOT_OVER)?;
        let log = log.run().ok_or(play::NO_OTHER_CARDS)?;
        let others = self.saved.chairs.iter().filter(|(taken, _)| **taken != chair);
        let others = others.map(|(&chair, player)| (chair, player.name.as_str(), player.bot.as_deref()));
        let company = play::company(self.table.game(), &own, others)?.into_iter();
        let mut chairs = by_chair(company.map(|(chair, name, level)| (chair, Player { name, bot: Some(level) })));
        chairs.insert(chair, Player { name: own.clone(), bot: None });
        let moves = log.into_iter().map(|m| RawValue::from_string(m.json).expect("a move is JSON")).collect();
        let saved = Saved {
            host: own,
            chairs,
            person: Some(chair),
            others: BTreeMap::new(),
            lesson: false,
            origin: Some(Origin { table: self.id.clone(), ply: asked.ply }),
            rematch: None,
            moves,
            stood_in: Vec::new(),
            by_bots: None,
            file: None,
            keys: BTreeSet::new(),
            notes: Value::Null,
            last: now,
            ..self.saved.clone()
        };
        Table::begin(saved, rng)
    }

    pub(crate) fn replay(&self) -> Outcome<Replay> {
        Ok(self.table.replay().ok_or(Problem::NOT_OVER)?.run())
    }

    pub(crate) fn review(&self) -> Outcome<Option<Review>> {
        Ok(self.table.review().ok_or(Problem::NOT_OVER)?.run())
    }

    pub(crate) fn why(&self, chair: Option<u8>, asked: AskWhy) -> Outcome<Option<Why>> {
        Ok(play::why(&*self.table, self.seat(chair), self.saved.help, &asked)?.run())
    }

    pub(crate) fn hint(&self, chair: Option<u8>) -> Outcome<Option<Hint>> {
        Ok(play::hint(&*self.table, self.seat(chair), self.saved.help)?())
    }

    pub(crate) fn play_outs(&self, asked: AskPlayOuts) -> Outcome<Option<PlayOuts>> {
        let levels = self.saved.chairs.values().map(|player| player.bot.as_deref());
        play::play_outs(&*self.table, &asked, levels)?.run().map_err(|_| Problem::INTERNAL)
    }
}

/// Who sits where, put there one by one: to collect them would bring a sort with it, which browsers would fetch.
fn by_chair<T>(sitting: impl Iterator<Item = (u8, T)>) -> BTreeMap<u8, T> {
    let mut chairs = BTreeMap::new();
    chairs.extend(sitting);
    chairs
}

fn names(chairs: &BTreeMap<u8, Player>) -> impl Iterator<Item = &str> + Clone {
    chairs.values().map(|player| player.name.as_str())
}

fn find(name: &str) -> Outcome<&'static dyn AnyGame> {
    catalog::find(name).ok_or_else(|| Problem::unknown_game(name))
}
