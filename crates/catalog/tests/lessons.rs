//! The first game that teaches each game.

use catalog::{AnyGame, Lesson, Listener, Mover, Turn, Viewer};
use serde_json::Value;

fn lessons() -> impl Iterator<Item = (&'static dyn AnyGame, &'static Lesson)> {
    catalog::games().iter().map(|&game| (game, game.lesson().unwrap_or_else(|| panic!("{} has none", game.name()))))
}

#[test]
fn every_game_has_a_lesson_that_can_be_played() {
    for (game, lesson) in lessons() {
        let name = game.name();
        let setup = game.seating(&lesson.chairs, &lesson.options).unwrap();
        assert!(lesson.chairs.contains(&lesson.learner), "{name}: nobody learns");
        let names: Vec<String> = lesson.chairs.iter().map(|chair| format!("Player {chair}")).collect();
        let mut table = game.table(&setup, &names).unwrap();
        for (ply, step) in lesson.line.iter().enumerate() {
            let mover = table.turn().mover().unwrap_or_else(|| panic!("{name}: over before move {ply}"));
            let taught = mover == Mover::Seat(lesson.seat());
            assert_eq!(step.say.is_some(), taught, "{name}: move {ply} is said exactly if its learner makes it");
            let checked = table.check_value(mover, &step.chosen);
            let checked = checked.unwrap_or_else(|refusal| panic!("{name}: move {ply}: {refusal}"));
            let written: Value = serde_json::from_str(checked.json()).unwrap();
            assert_eq!(written, step.chosen, "{name}: move {ply} is not written as the log has it");
            table.apply(checked);
        }
        assert_eq!(table.turn(), Turn::Player(lesson.seat()), "{name}: the learner goes on");
        assert!((4..=6).contains(&lesson.prompts()), "{name}: {} prompts", lesson.prompts());
    }
}

#[test]
fn lessons_are_short_sentences_that_exist() {
    for (game, lesson) in lessons() {
        let names = lesson.chairs.iter().map(|chair| format!("Player {chair}")).collect();
        let listener = Listener { viewer: Viewer::Seat(lesson.seat()), names: &names };
        for say in lesson.line.iter().filter_map(|step| step.say.as_ref()).chain([&lesson.end]) {
            let text =
                game.words().try_say(say, listener).unwrap_or_else(|unsaid| panic!("{}: {unsaid}", game.name()));
            assert!(text.len() <= 260, "{}: too long to read at a glance: {text}", game.name());
        }
    }
}
