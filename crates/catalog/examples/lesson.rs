//! Tells a lesson as its learner sees it, for whoever writes one: `cargo run -p catalog --example lesson -- GAME`.
//!
//! After the last move that is written down it says what the one to move may do, as JSON, so that the next line can
//! be written. With a file as second argument that file is read instead of the game's own lesson.

#![expect(clippy::print_stdout, reason = "it is run for what it prints")]

use catalog::{Lesson, Listener, Mover, Turn, Viewer};

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().expect("the name of a game");
    let game = catalog::find(&name).expect("a game of the catalog");
    let own =
        args.next().map(|file| Lesson::read(&std::fs::read_to_string(file).expect("a file that can be read")));
    let lesson = own.as_ref().or(game.lesson()).expect("the game has a lesson");
    let setup = game.seating(&lesson.chairs, &lesson.options).expect("chairs and options that fit");
    let names = lesson.chairs.iter().map(|chair| format!("Player {chair}")).collect::<Vec<_>>();
    let mut table = game.table(&setup, &names).expect("a setup");
    let (learner, seats) = (Viewer::Seat(lesson.seat()), names.iter().cloned().collect());
    let listener = Listener { viewer: learner, names: &seats };
    for (ply, step) in lesson.line.iter().enumerate() {
        if let Some(say) = &step.say {
            println!(
                "{ply:3} >>> {}",
                game.words().try_say(say, listener).unwrap_or_else(|unsaid| unsaid.to_string())
            );
        }
        let mover = table.turn().mover().expect("the game is not over");
        let checked =
            table.check_value(mover, &step.chosen).unwrap_or_else(|refusal| panic!("move {ply}: {refusal}"));
        let told = table.told(learner);
        table.apply(checked);
        println!("{ply:3} {} {}", if mover == Mover::Seat(lesson.seat()) { "you" } else { "   " }, step.chosen);
        for message in table.show(learner, told).messages() {
            match serde_json::from_str::<serde_json::Value>(message).expect("a message is JSON") {
                news if news["type"] == "news" => {
                    let message = serde_json::from_value(news["message"].clone()).expect("a message");
                    println!("        {}", game.words().say(&message, listener));
                }
                _ => {}
            }
        }
    }
    let viewer = match table.turn() {
        Turn::Player(seat) => Viewer::Seat(seat),
        Turn::Chance | Turn::Over => learner,
    };
    println!("\nNow {:?}: {}", table.turn(), table.show(viewer, table.told(viewer)).messages()[0]);
}
