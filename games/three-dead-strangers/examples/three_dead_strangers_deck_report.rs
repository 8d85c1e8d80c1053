//! Judges decks by games between bots of one level: prints the tables in `RULES.md`.
//!
//! ```text
//! cargo run --release -p three-dead-strangers --example three_dead_strangers_deck_report -- [KEY=VALUE ...] [deck ...]
//! ```
//!
//! `games=500` a row, `players=234`, `spacing=apart,touching`, `bot=schemer`. Each other word is a deck, `default` if there
//! is none: the path of a JSON file, or a recipe such as `unlike*2+dead+double+9`, where
//! `all` are the 54 pairs of evidence against two characters, `unlike` the 36 of them with two different kinds and `alike`
//! the 18 others, `own` the 12 pairs against one character, `dead` the 12 pieces of evidence with a Dead End, `double`
//! the double Dead End, and a number for the Accusations.

use std::error::Error;

use bots::{Bot, play};
use chacha20::ChaCha8Rng;
use game::Game as _;
use presentation::Playable;
use rand::SeedableRng;
use three_dead_strangers::{Aspect, Card, Cards, Character, End, Half, Move, Setup, Spacing, Strangers};

#[derive(Default)]
struct Tally {
    plays: Vec<f64>,
    solved: f64,
    two_solved: f64,
    winners: f64,
    no_winner: f64,
    wrong: f64,
    passed: f64,
    turns: f64,
    ran_dry: f64,
}

/// What is asked for on the command line.
struct Asked {
    games: u64,
    players: Vec<u8>,
    spacings: Vec<Spacing>,
    bot: String,
    decks: Vec<String>,
}

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() -> Result<(), Box<dyn Error>> {
    let asked = asked(std::env::args().skip(1))?;
    println!(
        "| players | spacing | deck | plays a game (5% to 95%) | victims solved | two or more solved | winners | no winner | wrong accusations | turns passed | nothing left to play |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for &seats in &asked.players {
        for deck in &asked.decks {
            let cards = if deck == "default" { None } else { Some(deck_of(deck)?) };
            for &spacing in &asked.spacings {
                let setup = Setup { deck: cards.clone(), spacing, ..Setup::new(seats) };
                let spacing = serde_json::to_value(spacing)?;
                println!(
                    "| {seats} | {} | {deck} | {}",
                    spacing.as_str().unwrap_or_default(),
                    row(&setup, &asked)?
                );
            }
        }
    }
    Ok(())
}

fn asked(arguments: impl Iterator<Item = String>) -> Result<Asked, Box<dyn Error>> {
    let mut asked = Asked {
        games: 500,
        players: vec![2, 3, 4],
        spacings: vec![Spacing::Apart, Spacing::Touching],
        bot: "schemer".into(),
        decks: Vec::new(),
    };
    for argument in arguments {
        match argument.split_once('=') {
            Some(("games", count)) => asked.games = count.parse()?,
            Some(("players", digits)) => {
                asked.players = digits.bytes().map(|digit| digit.wrapping_sub(b'0')).collect();
            }
            Some(("spacing", names)) => {
                let list = names.split(',').map(|name| serde_json::from_value(name.into()));
                asked.spacings = list.collect::<Result<_, _>>()?;
            }
            Some(("bot", name)) => name.clone_into(&mut asked.bot),
            Some((key, _)) => return Err(format!("{key}= is not known").into()),
            None => asked.decks.push(argument),
        }
    }
    if asked.decks.is_empty() {
        asked.decks.push("default".into());
    }
    Ok(asked)
}

/// A deck from a file or a recipe.
fn deck_of(text: &str) -> Result<Cards, Box<dyn Error>> {
    if text.ends_with(".json") {
        return Ok(serde_json::from_str(&std::fs::read_to_string(text)?)?);
    }
    let mut deck = Cards::EMPTY;
    for part in text.split('+') {
        let (name, copies) = part.split_once('*').unwrap_or((part, "1"));
        let mut cards = Vec::new();
        match name {
            "all" => pairs(&mut cards, |one, other| one.0 != other.0),
            "unlike" => pairs(&mut cards, |one, other| one.0 != other.0 && one.1 != other.1),
            "alike" => pairs(&mut cards, |one, other| one.0 != other.0 && one.1 == other.1),
            "own" => pairs(&mut cards, |one, other| one.0 == other.0),
            "dead" => {
                cards.extend(evidence().map(|(who, what)| Card::of(Half::evidence(who, what), Half::DEAD_END)))
            }
            "double" => cards.push(Card::of(Half::DEAD_END, Half::DEAD_END)),
            number => cards = vec![Card::ACCUSATION; number.parse()?],
        }
        for _ in 0..copies.parse()? {
            cards.iter().for_each(|&card| deck.add(card));
        }
    }
    Ok(deck)
}

fn evidence() -> impl Iterator<Item = (Character, Aspect)> {
    Character::ALL.into_iter().flat_map(|who| Aspect::ALL.into_iter().map(move |what| (who, what)))
}

/// Every two different pieces of evidence that are wanted together.
fn pairs(cards: &mut Vec<Card>, wanted: fn((Character, Aspect), (Character, Aspect)) -> bool) {
    for one in evidence() {
        for other in evidence().filter(|&other| other > one && wanted(one, other)) {
            cards.push(Card::of(Half::evidence(one.0, one.1), Half::evidence(other.0, other.1)));
        }
    }
}

fn row(setup: &Setup, asked: &Asked) -> Result<String, Box<dyn Error>> {
    let levels = Strangers::bots();
    let level = levels.iter().find(|level| level.name == asked.bot).ok_or("there is no such bot")?;
    let bots: Vec<&dyn Bot<Strangers>> = (0..setup.seats).map(|_| &*level.bot).collect();
    let mut tally = Tally::default();
    for seed in 0..asked.games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = play(setup, &bots, &mut rng).map_err(|_| "this cannot be played")?;
        let public = table.game().public();
        let solved = public.victims.iter().filter(|victim| victim.solved.is_some()).count();
        let result = &public.results[0];
        let winners = result.winners.values().filter(|won| **won).count();
        tally.plays.push(f64::from(public.plays));
        tally.solved += solved as f64;
        tally.two_solved += f64::from(u8::from(solved >= 2));
        tally.winners += winners as f64;
        tally.no_winner += f64::from(u8::from(winners == 0));
        tally.ran_dry += f64::from(u8::from(result.end == End::NothingToPlay));
        let accused = table.log().iter().filter(|m| matches!(m, Move::Accuse { .. })).count();
        tally.wrong += (accused - solved) as f64;
        tally.passed += table.log().iter().filter(|m| matches!(m, Move::Pass {})).count() as f64;
        tally.turns +=
            table.log().iter().filter(|m| !matches!(m, Move::Deal { .. } | Move::Draw { .. })).count() as f64;
    }
    let n = asked.games as f64;
    let mut plays = tally.plays;
    plays.sort_by(f64::total_cmp);
    let at = |share: f64| plays[((plays.len() - 1) as f64 * share) as usize];
    Ok(format!(
        "{:.1} ({} to {}) | {:.2} | {:.0}% | {:.2} | {:.0}% | {:.2} | {:.1}% | {:.1}% |",
        plays.iter().sum::<f64>() / n,
        at(0.05),
        at(0.95),
        tally.solved / n,
        100.0 * tally.two_solved / n,
        tally.winners / n,
        100.0 * tally.no_winner / n,
        tally.wrong / n,
        100.0 * tally.passed / tally.turns,
        100.0 * tally.ran_dry / n,
    ))
}
