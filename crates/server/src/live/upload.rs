//! A game that was played to its end in a browser by itself, and is kept here from now on.

use std::collections::BTreeMap;

use catalog::{AnyGame, Help, Mover, Turn};
use protocol::{Opened, Outcome, Played, Problem, Upload, name, seating};

use super::people::{NewTable, bot_named, person};
use crate::store::{StoredChair, StoredMove, StoredTable, now};
use crate::token::{TableId, Token};

/// Plays every move again, which may take a while: only a game that could have been played is kept.
pub(crate) fn played_again(game: &'static dyn AnyGame, sent: Upload) -> Outcome<(NewTable, Vec<StoredMove>)> {
    seating::check_options(game, &sent.options)?;
    let mut chairs: BTreeMap<u8, StoredChair> = BTreeMap::new();
    for played in sent.chairs {
        let taken = Problem::bad_seats(format!("Chair {} is named twice.", played.chair));
        seating::check_free(game, &chairs, played.chair, taken)?;
        chairs.insert(played.chair, sitter(game, played, &chairs)?);
    }
    let setup = seating::setup(game, &chairs, &sent.options)?;
    let names: Vec<String> = chairs.values().map(|sitter| sitter.name.clone()).collect();
    let unseated = |error| Problem::unseated(protocol::ProblemCode::BadOptions, &error, game.words());
    let mut table = game.table(&setup, &names).map_err(unseated)?;
    let mut log = Vec::new();
    for m in &sent.moves {
        let mover = table.turn().mover().ok_or(Problem::OVER)?;
        let checked = table.check_value(mover, m);
        let checked = checked.map_err(|refusal| Problem::refused(&refusal, game.words()))?;
        let by_bot = match mover {
            Mover::Seat(seat) => sent.stood_in.iter().any(|one| one.covers(seat, checked.ply() + 1)),
            Mover::Chance => false,
        };
        let m = StoredMove::new(checked.ply(), mover, checked.json().to_owned(), None);
        log.push(StoredMove { by_bot, ..m });
        table.apply(checked);
    }
    if table.turn() != Turn::Over {
        return Err(Problem::NOT_OVER);
    }
    let id = TableId::new();
    let opened = Opened {
        table: id.as_str().to_owned(),
        host: None,
        seat: None,
        others: Vec::new(),
        commitment: None,
        lock: None,
    };
    let row = StoredTable {
        id,
        game: sent.game,
        rules: game.rules(),
        options: sent.options,
        listed: false,
        help: Help::default(),
        lesson: false,
        origin: None,
        evening: None,
        deal: None,
        // Nobody has it.
        host: Some(Token::new().hash()),
        host_name: None,
        absent: None,
        clock: None,
        webhook: None,
        setup: Some(setup),
        rematch: None,
        code: None,
        chairs,
        handed: Vec::new(),
        last: now(),
        over: true,
        version: 0,
        driver: None,
        unreadable: Vec::new(),
    };
    Ok((NewTable { row, opened }, log))
}

/// Somebody who has played, and who cannot come back: the game is over.
fn sitter(game: &dyn AnyGame, played: Played, others: &BTreeMap<u8, StoredChair>) -> Outcome<StoredChair> {
    let name = name::person(&played.name)?;
    if others.values().any(|other| name::same(&other.name, &name)) {
        return Err(Problem::taken(format!("Two players are called {name}.")));
    }
    played.bot.as_ref().map_or(Ok(()), |level| seating::check_level(game, level))?;
    Ok(match played.bot {
        Some(level) => bot_named(name, level),
        // Nobody has the token.
        None => person(name, &Token::new()),
    })
}
