//! Games in which chance does what a script says, and in which a fault may be planted.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use catalog::{
    AnyGame, AnyMove, AnyTable, BotMove, ByBot, Checked, Help, HintTask, Logged, Matter, Message, Mover, Past,
    PlayedOut, Refusal, Replay, ResumeError, Review, Seat, SetupError, Shown, StoodIn, Task, Turn, Viewer, Why,
};
use rand::Rng;
use serde_json::Value;

use super::forward::forwarded;

/// Every move of a game, chance's too, as JSON.
pub(crate) type Script = Arc<Vec<String>>;

/// What is wrong on purpose, to see whether a test finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// Nothing.
    None,
    /// Spectators are shown the table with the eyes of the last seat.
    Eyes,
    /// The last seat is told what follows from what the first one knows.
    Aid,
    /// The refusal of a text that is no move tells the first move of chance.
    Refusal,
}

/// A game whose chance follows a script. The first player's name says which.
pub(crate) struct Scripted {
    game: &'static dyn AnyGame,
    leak: Leak,
    scripts: Mutex<HashMap<String, Script>>,
}

impl Scripted {
    pub(crate) fn new(game: &'static dyn AnyGame, leak: Leak) -> &'static Scripted {
        Box::leak(Box::new(Scripted { game, leak, scripts: Mutex::default() }))
    }

    /// What chance does at the tables whose first player has that name.
    pub(crate) fn follow(&self, name: &str, script: Script) {
        self.scripts.lock().unwrap().insert(name.to_owned(), script);
    }

    fn scripted(&self, table: Box<dyn AnyTable>, names: &[String]) -> Box<dyn AnyTable> {
        let script = self.scripts.lock().unwrap().get(&names[0]).cloned().unwrap_or_default();
        Box::new(ScriptedTable { table, script, leak: self.leak })
    }
}

impl AnyGame for Scripted {
    forwarded!();

    fn rules(&self) -> u32 {
        self.game.rules()
    }

    fn upgrade(&self, rules: u32, setup: &str) -> Option<String> {
        self.game.upgrade(rules, setup)
    }

    fn table(&'static self, setup: &str, names: &[String]) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(self.scripted(self.game.table(setup, names)?, names))
    }

    fn resume(
        &'static self,
        setup: &str,
        names: &[String],
        moves: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyTable>, ResumeError> {
        Ok(self.scripted(self.game.resume(setup, names, moves)?, names))
    }
}

struct ScriptedTable {
    table: Box<dyn AnyTable>,
    script: Script,
    leak: Leak,
}

impl ScriptedTable {
    fn last(&self) -> Seat {
        Seat(self.table.seats() as u8 - 1)
    }

    /// Through whose eyes a viewer sees.
    fn eyes(&self, viewer: Viewer) -> Viewer {
        match self.leak {
            Leak::Eyes if viewer == Viewer::Spectator => Viewer::Seat(self.last()),
            _ => viewer,
        }
    }
}

impl AnyTable for ScriptedTable {
    fn game(&self) -> &'static dyn AnyGame {
        self.table.game()
    }

    fn setup(&self) -> &str {
        self.table.setup()
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn ply(&self) -> u32 {
        self.table.ply()
    }

    fn scores(&self) -> Option<Vec<i32>> {
        self.table.scores()
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        self.table.winners()
    }

    fn check(&self, mover: Mover, text: &str) -> Result<Checked, Refusal> {
        self.table.check(mover, text)
    }

    fn check_value(&self, mover: Mover, m: &Value) -> Result<Checked, Refusal> {
        match self.table.check_value(mover, m) {
            Err(Refusal::Malformed { clause, .. }) if self.leak == Leak::Refusal => {
                Err(Refusal::Malformed { clause, problem: self.script[0].clone() })
            }
            checked => checked,
        }
    }

    fn check_choice(&self, mover: Mover, choice: AnyMove) -> Result<Checked, Refusal> {
        self.table.check_choice(mover, choice)
    }

    /// What the script says; by chance after its end.
    fn deal(&self, rng: &mut dyn Rng) -> Checked {
        match self.script.get(self.table.ply() as usize) {
            Some(text) => self.table.check(Mover::Chance, text).expect("the script is a game"),
            None => self.table.deal(rng),
        }
    }

    fn forced(&self) -> Option<Checked> {
        self.table.forced()
    }

    fn obey(&self, orders: &str, rng: &mut dyn Rng) -> Option<Checked> {
        self.table.obey(orders, rng)
    }

    fn ask(&self, level: &str) -> Option<BotMove> {
        self.table.ask(level)
    }

    fn hint(&self, seat: Seat) -> Option<HintTask> {
        self.table.hint(seat)
    }

    fn apply(&mut self, checked: Checked) {
        self.table.apply(checked);
    }

    fn turn_after(&self, checked: &Checked) -> Turn {
        self.table.turn_after(checked)
    }

    fn scores_after(&self, checked: &Checked) -> Vec<i32> {
        self.table.scores_after(checked)
    }

    fn told(&self, viewer: Viewer) -> u32 {
        self.table.told(self.eyes(viewer))
    }

    fn show_each(&self, whom: &[(Viewer, u32)]) -> Vec<Shown> {
        let whom: Vec<_> = whom.iter().map(|&(viewer, from)| (self.eyes(viewer), from)).collect();
        self.table.show_each(&whom)
    }

    fn aid(&self, viewer: Viewer) -> Option<Task<Shown>> {
        let is_wrong = self.leak == Leak::Aid && viewer == Viewer::Seat(self.last());
        self.table.aid(if is_wrong { Viewer::Seat(Seat(0)) } else { viewer })
    }

    fn set_help(&mut self, help: Help) {
        self.table.set_help(help);
    }

    fn set_stood_in(&mut self, stood_in: Vec<StoodIn>) {
        self.table.set_stood_in(stood_in);
    }

    fn set_by_bots(&mut self, by_bots: Vec<ByBot>) {
        self.table.set_by_bots(by_bots);
    }

    fn asked(&self, seat: Seat) -> String {
        self.table.asked(seat)
    }

    fn story(&self, seat: Seat) -> Vec<Message> {
        self.table.story(seat)
    }

    fn hidden(&self, seat: Seat) -> Option<Vec<Matter<Value>>> {
        self.table.hidden(seat)
    }

    fn state(&self, fact: &Value, is: bool) -> Option<Message> {
        self.table.state(fact, is)
    }

    fn lies(&self, checked: &Checked) -> Option<bool> {
        self.table.lies(checked)
    }

    fn why(&self, viewer: Viewer, ply: u32, fact: &str) -> Result<Task<Option<Why>>, String> {
        self.table.why(viewer, ply, fact)
    }

    fn replay(&self) -> Option<Task<Replay>> {
        self.table.replay()
    }

    fn past(&self, past: Past, rng: Box<dyn Rng + Send>) -> Option<Task<Option<Vec<Logged>>>> {
        self.table.past(past, rng)
    }

    fn play_outs(
        &self,
        past: Past,
        levels: &[&str],
        games: u32,
        rng: Box<dyn Rng + Send>,
    ) -> Option<Task<PlayedOut>> {
        self.table.play_outs(past, levels, games, rng)
    }

    fn review(&self) -> Option<Task<Option<Review>>> {
        self.table.review()
    }
}
