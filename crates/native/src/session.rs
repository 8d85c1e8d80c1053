//! An environment between its beginning and its end, and what is wrong with what it is asked, in sentences.

use catalog::{AnyBatch, EnvironmentError};
use env::{Plan, Rows, Widths};
use serde_json::{Map, Value};

/// What an environment is to be.
pub(crate) struct Wanted<'a> {
    pub(crate) game: &'a str,
    pub(crate) players: u8,
    /// The options as a JSON object; those that are missing have their defaults.
    pub(crate) options: &'a str,
    pub(crate) tables: usize,
    pub(crate) threads: usize,
    /// After how many actions a game is broken off.
    pub(crate) limit: Option<u32>,
}

/// An environment that was begun.
pub(crate) struct Session {
    batch: Box<dyn AnyBatch>,
    state: State,
}

/// What an environment waits for.
#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Playing,
    /// It was left in the middle of something.
    Broken,
}

impl Session {
    /// Begins an environment; with it the version of its layouts.
    pub(crate) fn begin(wanted: &Wanted<'_>) -> Result<(Session, u32), String> {
        let &Wanted { game: name, players, options, tables, threads, limit } = wanted;
        let (game, environment) = catalog::find(name).zip(catalog::environment(name)).ok_or_else(|| {
            let known: Vec<_> = catalog::games().iter().map(|game| game.name()).collect();
            format!("there is no game called {name}; there are: {}", known.join(", "))
        })?;
        let plan = Plan { threads, limit, ..Plan::new(tables) };
        plan.check().map_err(|wrong| wrong.to_string())?;
        let options: Map<String, Value> =
            serde_json::from_str(options).map_err(|error| format!("the options are no JSON object: {error}"))?;
        let chairs: Vec<u8> = (0..players).collect();
        let setup = game.seating(&chairs, &options).map_err(|refused| game.words().setup_error(&refused))?;
        let batch = environment.against(&setup, plan, &[]).map_err(|refused| match refused {
            EnvironmentError::Setup(refused) => game.words().setup_error(&refused),
            other => other.to_string(),
        })?;
        Ok((Session { batch, state: State::New }, environment.version()))
    }

    pub(crate) fn tables(&self) -> usize {
        self.batch.plan().tables
    }

    pub(crate) fn widths(&self) -> Widths {
        self.batch.widths()
    }

    /// Begins the first games of a seed.
    pub(crate) fn reset(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), String> {
        self.enter(State::New)?;
        self.batch.reset(seed, rows);
        self.state = State::Playing;
        Ok(())
    }

    /// Takes an action at each table; how many were refused.
    pub(crate) fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<usize, String> {
        self.enter(State::Playing)?;
        let refused = self.batch.step(actions, rows);
        self.state = State::Playing;
        Ok(refused)
    }

    /// Where something fails from here on, what is left can only be closed.
    fn enter(&mut self, least: State) -> Result<(), String> {
        match self.state {
            State::Broken => Err("something has failed here before: close this environment".to_owned()),
            State::New if least == State::Playing => Err("reset comes before the first step".to_owned()),
            _ => {
                self.state = State::Broken;
                Ok(())
            }
        }
    }

    /// The tables that took no action in the last step, and a sentence on the first of them.
    pub(crate) fn refused(&self) -> (Vec<usize>, String) {
        let faults = self.batch.faults();
        let sentence = match &faults[..] {
            [] => String::new(),
            [only] => only.to_string(),
            [first, rest @ ..] => format!("{first}; as many more tables took none: {}", rest.len()),
        };
        (faults.iter().map(|fault| fault.table).collect(), sentence)
    }
}

#[cfg(test)]
mod tests {
    use env::Buffers;

    use super::*;

    fn wanted(game: &str) -> Wanted<'_> {
        Wanted { game, players: 4, options: "{}", tables: 3, threads: 1, limit: None }
    }

    fn wrong(wanted: &Wanted<'_>) -> String {
        Session::begin(wanted).err().expect("that is wrong")
    }

    #[test]
    fn what_cannot_be_is_refused_in_a_sentence() {
        let unknown = wrong(&wanted("chess"));
        assert!(unknown.starts_with("there is no game called chess; there are: clue"), "{unknown}");
        let clue = || wanted("clue");
        assert!(wrong(&Wanted { tables: 0, ..clue() }).contains("1 to 131072 tables, not 0"));
        assert!(wrong(&Wanted { threads: 5_000, ..clue() }).contains("threads, not 5000"));
        assert!(wrong(&Wanted { options: "[]", ..clue() }).contains("no JSON object"));
        assert!(wrong(&Wanted { options: r#"{"sugar": 1}"#, ..clue() }).contains("sugar"));
        assert!(!wrong(&Wanted { players: 40, ..clue() }).is_empty());
    }

    #[test]
    fn every_game_is_reset_before_it_is_stepped() {
        for game in catalog::games() {
            let (mut session, version) = Session::begin(&wanted(game.name())).unwrap();
            assert!(version >= 1);
            let mut buffers = Buffers::new(session.tables(), session.widths());
            let early = session.step(&[0; 3], buffers.rows());
            assert_eq!(early, Err("reset comes before the first step".to_owned()));
            session.reset(1, buffers.rows()).unwrap();
            let legal = buffers.masks.iter().position(|&byte| byte == 1).unwrap() as i32;
            assert_eq!(session.step(&[legal, -1, 500], buffers.rows()), Ok(2));
            let (tables, sentence) = session.refused();
            assert_eq!(tables, [1, 2]);
            assert!(sentence.starts_with("table 1: action -1 does not exist"), "{sentence}");
        }
    }

    #[test]
    fn what_has_failed_is_only_closed() {
        let (mut session, _) = Session::begin(&wanted("color-doubt")).unwrap();
        let mut buffers = Buffers::new(session.tables(), session.widths());
        session.reset(1, buffers.rows()).unwrap();
        let mut short = Buffers::new(2, session.widths());
        let failed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| session.step(&[0; 3], short.rows())));
        assert!(failed.is_err());
        let after = session.reset(1, buffers.rows()).unwrap_err();
        assert!(after.contains("close this environment"), "{after}");
    }
}
