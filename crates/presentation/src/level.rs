//! The bots that a game offers.

use bots::{Bot, Entrant};
use game::Game;

/// One bot of a game.
///
/// The message file of the game says what it is called (`bot-NAME`) and how it plays (`bot-NAME.blurb`).
pub struct Level<G: Game> {
    /// Its name in addresses, logs and commands: lower case with hyphens.
    pub name: &'static str,
    /// The bot.
    pub bot: Box<dyn Bot<G>>,
    /// What is wrong with it, so that it plays as the level below: a sentence for the log.
    pub fault: Option<String>,
    /// Whether people are asked to play against it. The others are there to compare with, and where old tables have them.
    pub offered: bool,
    /// Whether it is as strong as the one before it that people are asked to play against, in another manner: both stand
    /// on one rung.
    pub twin: bool,
    /// Whether it plays in the games that cases are cut from. Where a new bot does, the cases of past days are others.
    pub in_cases: bool,
}

impl<G: Game> Level<G> {
    /// A bot under a name.
    pub fn new(name: &'static str, bot: impl Bot<G> + 'static) -> Self {
        Level { name, bot: Box::new(bot), fault: None, offered: true, twin: false, in_cases: true }
    }
}

impl<'a, G: Game> From<&'a Level<G>> for Entrant<'a, G> {
    fn from(level: &'a Level<G>) -> Self {
        Entrant { name: level.name, bot: &*level.bot }
    }
}
