//! What a lesson does at a table, for as long as its learner follows.

use catalog::{AnyGame, AnyTable, Checked, Help, Lesson, Mover, Turn};

use crate::{Open, OpenLesson, Outcome, Problem, Prompt};

/// The table at which a game is taught.
pub fn table(game: &dyn AnyGame, lesson: &Lesson, asked: OpenLesson) -> Open {
    let others = lesson.chairs.iter().filter(|&&chair| chair != lesson.learner);
    Open {
        game: asked.game,
        options: lesson.options.clone(),
        listed: false,
        // What a learner has found out stands on their sheet.
        help: if game.helps().contains(&Help::Reasoner) { Help::Reasoner } else { Help::default() },
        absent_ms: None,
        clock: None,
        name: asked.name,
        chair: Some(lesson.learner),
        others: Vec::new(),
        bots: others.map(|&chair| (chair, game.easiest().to_owned())).collect(),
        start: true,
        commit: None,
    }
}

/// The move that a lesson has here, for chance or a bot.
///
/// # Errors
/// When the rules forbid it; no test let that pass.
pub fn written(lesson: &Lesson, table: &dyn AnyTable, mover: Mover) -> Outcome<Option<Checked>> {
    let Some(step) = lesson.line.get(table.ply() as usize) else { return Ok(None) };
    let checked = table.check_value(mover, &step.chosen);
    checked.map(Some).map_err(|refusal| Problem::refused(&refusal, table.game().words()))
}

/// What its learner is shown now.
pub fn prompt(lesson: &Lesson, table: &dyn AnyTable) -> Option<Prompt> {
    (table.turn() == Turn::Player(lesson.seat())).then_some(())?;
    let ply = table.ply() as usize;
    let (say, chosen) = match lesson.line.get(ply) {
        Some(step) => (step.say.clone()?, Some(step.chosen.clone())),
        None => (lesson.end.clone(), None),
    };
    let before = lesson.line[..ply].iter().filter(|step| step.say.is_some()).count();
    Some(Prompt { number: before as u8 + 1, of: lesson.prompts() as u8, say, chosen })
}
