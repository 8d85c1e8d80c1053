//! How often what is said to be so likely is true: the *possible* and the *likely* reading against many games of bots.
//!
//! Writes `docs/calibration.svg` and prints its figures:
//!
//! ```text
//! cargo run --release -p clue --example clue_calibration -- [GAMES] [SEED]
//! ```
#![allow(clippy::print_stdout, reason = "a command")]

use std::fmt::Write as _;
use std::path::Path;

use bots::{Bin, Bot, Calibration};
use clue::{Belief, Clue, Crime, Detective, Fact, Holder, Move, Novice, Setup, Suspect};
use game::{Game, Knowledge, Reading, Seat, Table, Viewer};
use rand::SeedableRng;

const READINGS: [(Reading, &str, &str); 2] =
    [(Reading::Possible, "possible", "#b3541e"), (Reading::Likely, "likely", "#1f5f8b")];
/// Every how many moves each player's whole sheet is read.
const EVERY: usize = 9;

/// What was said in one reading.
#[derive(Clone, Default)]
struct Said {
    /// Of the case file, and of players' hands.
    places: [Calibration; 2],
    /// The chance given to the true solution, in bits of surprise.
    surprise: f64,
    looks: f64,
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(2_000);
    let seed = arguments.next().unwrap_or(1);
    let mut said = [Said::default(), Said::default()];
    for number in 0..games {
        let seats = 3 + (number % 4) as usize;
        let setup = Setup { dice: 2, ..Setup::new(&Suspect::ALL[..seats]) };
        let bot = |seat: usize| {
            if (seat + number as usize / 4).is_multiple_of(2) { &Detective as &dyn Bot<Clue> } else { &Novice }
        };
        let bots: Vec<&dyn Bot<Clue>> = (0..seats).map(bot).collect();
        let mut rng = chacha20::ChaCha8Rng::seed_from_u64(seed + number);
        let table = bots::play(&setup, &bots, &mut rng).expect("bots keep to the rules");
        look(&table, &mut said);
    }
    for (said, (_, name, _)) in said.iter().zip(READINGS) {
        let [file, hands] = said.places;
        println!(
            "{name}: calibration error {:.4} for the case file ({} cells), {:.4} for hands ({} cells); \
             the true solution is given {:.3} bits of surprise",
            file.error(),
            file.count(),
            hands.error(),
            hands.count(),
            said.surprise / said.looks
        );
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/calibration.svg");
    let plot = plot(&said, games);
    std::fs::write(&path, &plot).expect("docs can be written");
    println!("docs/calibration.svg: {} bytes", plot.len());
}

/// Looks at each player's sheet again and again.
fn look(table: &Table<Clue>, said: &mut [Said; 2]) {
    let Some(Move::Deal(deal)) = table.log().first() else { panic!("a game begins with a deal") };
    let start = Clue::start(table.setup()).expect("the game was started from it");
    let seats = start.seats();
    for seat in Seat::all(seats) {
        let mut knowledge = Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat));
        let mut ply = 0;
        table.replay(|before, m, after| {
            knowledge.follow(before, m, after);
            ply += 1;
            let looked = knowledge.view.own.as_ref().is_some_and(|own| own.case_file.is_some());
            if ply % EVERY != 0 || looked {
                return;
            }
            for (said, (reading, ..)) in said.iter_mut().zip(READINGS) {
                let belief = Belief::of(&knowledge, reading).expect("it happened").expect("the cards are dealt");
                said.hear(&belief, deal, seats);
            }
        });
    }
}

impl Said {
    fn hear(&mut self, belief: &Belief, deal: &clue::Deal, seats: usize) {
        let deck = Setup::new(&Suspect::ALL[..seats]).deck();
        for card in deck.iter() {
            let file = (Holder::CaseFile, deal.case_file.cards().contains(card));
            let hands = Seat::all(seats).map(|seat| (Holder::Seat(seat), deal.hands[seat].contains(card)));
            for (holder, is) in hands.chain([file]) {
                let chance = belief.chance(Fact { card, holder });
                if chance > 0.0 && chance < 1.0 {
                    self.places[usize::from(holder != Holder::CaseFile)].add(chance, is);
                }
            }
        }
        let truth = |&(crime, chance): &(Crime, f64)| (crime == deal.case_file).then_some(chance);
        let chance = belief.crimes().iter().find_map(truth).expect("the truth is possible");
        self.surprise -= chance.log2();
        self.looks += 1.0;
    }
}

/// Two squares side by side, a line for each reading in both.
fn plot(said: &[Said; 2], games: u64) -> String {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 400\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"720\" height=\"400\" fill=\"#fff\"/>\n",
    );
    for (place, title) in ["A card in the case file", "A card in a player's hand"].into_iter().enumerate() {
        let (left, top, size) = (50.0 + 350.0 * place as f64, 40.0, 290.0);
        let x = |chance: f64| left + size * chance;
        let y = |share: f64| top + size * (1.0 - share);
        let mut line = |text: std::fmt::Arguments<'_>| writeln!(svg, "{text}").expect("text grows");
        line(format_args!("<text x=\"{left}\" y=\"25\" font-weight=\"bold\">{title}</text>"));
        for mark in 0..=5 {
            let at = f64::from(mark) / 5.0;
            line(format_args!(
                "<path d=\"M{} {}V{}M{} {}H{}\" stroke=\"#ddd\"/>",
                x(at),
                y(0.0),
                y(1.0),
                x(0.0),
                y(at),
                x(1.0)
            ));
            let percent = mark * 20;
            line(format_args!(
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{percent}</text>",
                x(at),
                y(0.0) + 17.0
            ));
            line(format_args!(
                "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{percent}</text>",
                x(0.0) - 6.0,
                y(at) + 4.0
            ));
        }
        line(format_args!(
            "<path d=\"M{} {}L{} {}\" stroke=\"#777\" stroke-dasharray=\"5 4\"/>",
            x(0.0),
            y(0.0),
            x(1.0),
            y(1.0)
        ));
        for (said, (_, name, colour)) in said.iter().zip(READINGS) {
            let filled: Vec<&Bin> = said.places[place].bins().filter(|bin| bin.said.count() >= 30).collect();
            let points: Vec<String> =
                filled.iter().map(|bin| format!("{:.1},{:.1}", x(bin.said.mean()), y(bin.came.mean()))).collect();
            line(format_args!(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
                points.join(" ")
            ));
            for bin in filled {
                let (said, came) = (bin.said.mean(), bin.came.mean());
                let point = (x(said), y(came));
                match name {
                    "possible" => line(format_args!(
                        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"8\" height=\"8\" fill=\"{colour}\"><title>{name}: {:.1}% said, {:.1}% came true, {} cells</title></rect>",
                        point.0 - 4.0,
                        point.1 - 4.0,
                        said * 100.0,
                        came * 100.0,
                        bin.said.count()
                    )),
                    _ => line(format_args!(
                        "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4.5\" fill=\"{colour}\"><title>{name}: {:.1}% said, {:.1}% came true, {} cells</title></circle>",
                        point.0,
                        point.1,
                        said * 100.0,
                        came * 100.0,
                        bin.said.count()
                    )),
                }
            }
        }
        line(format_args!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">said, in percent</text>",
            x(0.5),
            y(0.0) + 36.0
        ));
    }
    svg.push_str(
        "<text transform=\"translate(14 185) rotate(-90)\" text-anchor=\"middle\">came true, in percent</text>\n",
    );
    let [possible, likely] = READINGS.map(|(_, _, colour)| colour);
    writeln!(
        svg,
        "<rect x=\"58\" y=\"382\" width=\"8\" height=\"8\" fill=\"{possible}\"/><text x=\"72\" y=\"391\">possible</text>\
         <circle cx=\"144\" cy=\"386\" r=\"4.5\" fill=\"{likely}\"/><text x=\"154\" y=\"391\">likely</text>\
         <text x=\"210\" y=\"391\" fill=\"#555\">{games} games of bots, 3 to 6 players; on the dashed line is who never errs</text>"
    )
    .expect("text grows");
    svg + "</svg>\n"
}
