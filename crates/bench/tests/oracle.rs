//! Every verdict is confirmed by brute force: by listing all histories that fit what the player was told.

#![allow(clippy::print_stdout, reason = "it says how much was confirmed")]

use std::collections::BTreeSet;

use bench::{Ask, Entrant, Exam, Held, Judged, Played, Player, Question, Report, Series, Silence, Verdict};
use chacha20::ChaCha8Rng;
use clue::Clue;
use color_doubt::ColorDoubt;
use game::chance::below;
use game::{Deduce, Game, Knowledge, Mover, Options, Reading, Seat, Table, Viewer};
use presentation::Playable;
use rand::SeedableRng;
use serde_json::{Value, json};
use testkit::Oracle;

/// Beyond so many histories a game is not followed any further.
const HISTORIES: usize = 20_000;

/// A game small enough for that: what may be claimed of it is every fact, and some that no game has.
trait Small: Playable + Deduce<Fact: serde::Serialize> {
    fn claimable(knowledge: &Knowledge<Self>) -> Vec<Value>;
}

impl Small for Clue {
    fn claimable(knowledge: &Knowledge<Self>) -> Vec<Value> {
        let seats = knowledge.view.public.hand_sizes.len();
        let holders = (0..=seats).map(|seat| json!({ "seat": seat })).chain([json!("case_file")]);
        let holders: Vec<Value> = holders.collect();
        let cards = knowledge.view.public.deck.iter().map(|card| json!(card)).chain([json!("kitchen")]);
        let any = json!(holders);
        let facts = cards.flat_map(|card| {
            let fact = |holder: &Value| json!({ "card": card, "holder": holder });
            holders.iter().chain([&any]).map(fact).collect::<Vec<_>>()
        });
        facts.collect()
    }
}

impl Small for ColorDoubt {
    fn claimable(knowledge: &Knowledge<Self>) -> Vec<Value> {
        let mut facts = vec![json!({ "type": "able" }), json!({ "type": "truthful" })];
        for seat in 0..=knowledge.setup.seats {
            for (suit, of_suit) in knowledge.view.public.deck.iter() {
                let fact = |count: Value| json!({ "type": "holds", "seat": seat, "suit": suit, "count": count });
                facts.extend((0..=of_suit + 1).map(|count| fact(json!(count))));
                facts.extend((0..of_suit).map(|count| fact(json!([count, count + 1]))));
            }
        }
        facts
    }
}

/// Plays and claims at random, sometimes what cannot be read.
struct Random(ChaCha8Rng);

impl Player for Random {
    fn ask(&mut self, question: &Question<'_>, _: &mut Vec<Silence>) -> Result<String, Silence> {
        let rng = &mut self.0;
        match question.json["game"].as_str() {
            Some("clue") => answer::<Clue>(question.json, rng),
            _ => answer::<ColorDoubt>(question.json, rng),
        }
    }
}

fn answer<G: Small>(asked: &Value, rng: &mut ChaCha8Rng) -> Result<String, Silence>
where
    Knowledge<G>: serde::de::DeserializeOwned,
{
    let knowledge: Knowledge<G> = serde_json::from_value(asked.clone()).unwrap();
    if asked["ask"] == json!(Ask::Move) {
        let m = knowledge.options.unwrap().pick(rng);
        return Ok(format!("I play {}", serde_json::to_string(&m).unwrap()));
    }
    let mut claims = Vec::new();
    for fact in G::claimable(&knowledge) {
        match below(rng, 6) {
            0 => claims.push(json!({ "certain": fact })),
            1 => claims.push(json!({ "likely": fact })),
            2 => claims.push(json!({ "impossible": fact })),
            _ => {}
        }
    }
    Ok(json!(claims).to_string())
}

fn play<G: Game>(setup: &G::Setup, deals: u32) -> Report {
    let setup = serde_json::to_string(setup).unwrap();
    let game = catalog::find(G::NAME).unwrap();
    let series = Series { game, rules: "", setup: &setup, level: "random", deals, seed: 7, retries: 1 };
    let series = if game.bots().contains(&"random") { series } else { Series { level: game.bots()[0], ..series } };
    let player = |seed| Box::new(Random(ChaCha8Rng::seed_from_u64(seed)));
    let mut entrants: Vec<Entrant<'_>> = ["one", "other"]
        .into_iter()
        .zip(1..)
        .map(|(name, seed)| Entrant { name: name.to_owned(), player: player(seed) })
        .collect();
    series.run(&mut entrants, |_| {}).unwrap()
}

/// What the oracle makes of every answer of the report; how many there were, and how many claims.
fn confirm<G: Small>(setup: &G::Setup, report: &Report) -> (usize, usize) {
    let (mut exams, mut claims) = (0, 0);
    for played in &report.games {
        for seat in Seat::all(played.seats.len()) {
            follow::<G>(setup, played, seat, |knowledge, oracle, exam| {
                exams += 1;
                claims += exam.judgement.claims.len();
                compare::<G>(knowledge, oracle, exam);
            });
        }
    }
    (exams, claims)
}

/// Goes through a game as one seat was told it, and stops at every answer of that seat.
fn follow<G: Small>(
    setup: &G::Setup,
    played: &Played,
    seat: Seat,
    mut at: impl FnMut(&Knowledge<G>, &Oracle<G>, &Exam),
) {
    let viewer = Viewer::Seat(seat);
    let mut table: Table<G> = Table::new(setup.clone()).unwrap();
    let mut knowledge = table.knowledge(viewer);
    let mut oracle = Oracle::start(setup, viewer, Reading::Possible, HISTORIES).unwrap();
    for (ply, m) in played.moves.iter().enumerate() {
        let Some(now) = &oracle else { return };
        let turn = played.turns.iter().find(|turn| turn.ply as usize == ply && turn.seat == seat);
        if let Some(exam) = turn.and_then(|turn| turn.exam.as_ref()) {
            at(&knowledge, now, exam);
        }
        let m: G::Move = serde_json::from_value(m.clone()).unwrap();
        let before = table.game().clone();
        let mover: Mover = before.turn().mover().unwrap();
        table.play(mover, m.clone()).unwrap();
        if knowledge.follow(&before, &m, table.game()) {
            let told = knowledge.observations.last().unwrap();
            oracle = oracle.take().and_then(|oracle| oracle.hear(told).unwrap());
        }
    }
}

fn compare<G: Small>(knowledge: &Knowledge<G>, oracle: &Oracle<G>, exam: &Exam) {
    let worlds: Vec<BTreeSet<String>> = oracle.worlds().iter().map(|world| facts_of(world.game())).collect();
    let so_in = |facts: &[Value]| {
        let is_so = |world: &&BTreeSet<String>| facts.iter().any(|fact| world.contains(&fact.to_string()));
        worlds.iter().filter(is_so).count()
    };
    let verdict = |held: Held, facts: &[Value]| {
        let so = if held == Held::Impossible { worlds.len() - so_in(facts) } else { so_in(facts) };
        match so {
            0 => Verdict::Impossible,
            so if so == worlds.len() => Verdict::Entailed,
            _ => Verdict::Possible,
        }
    };
    for Judged { claim, verdict: said, .. } in &exam.judgement.claims {
        let is = verdict(claim.held, &claim.facts);
        match said {
            // What the player sees, or what no game has: the same in all histories.
            Verdict::Unasked => assert_ne!(is, Verdict::Possible, "{claim:?} may be asked, {knowledge:?}"),
            said => assert_eq!(*said, is, "{claim:?} in {} histories, {knowledge:?}", worlds.len()),
        }
    }
    for overlooked in &exam.judgement.overlooked {
        for fact in &overlooked.facts {
            let is = verdict(overlooked.held, std::slice::from_ref(fact));
            assert_eq!(is, Verdict::Entailed, "{overlooked:?}, {knowledge:?}");
        }
    }
    let hidden = G::hidden(knowledge).unwrap();
    let mut open = 0.0;
    for matter in hidden {
        let ways = matter.ways.iter().map(|way| so_in(&[json!(way.fact)]));
        let mut can = ways.clone().filter(|&so| so > 0).count();
        if matter.ways.len() == 1 {
            can += usize::from(ways.sum::<usize>() < worlds.len());
        }
        open += (can as f64).log2();
    }
    assert!((exam.judgement.open - open).abs() < 1e-9, "{} bits, not {open}", exam.judgement.open);
}

fn facts_of<G: Small>(game: &G) -> BTreeSet<String> {
    let mut facts = Vec::new();
    game.facts(&mut facts);
    facts.iter().map(|fact| json!(fact).to_string()).collect()
}

/// Three players, seven cards, two rooms.
fn hut() -> clue::Setup {
    use clue::Suspect::{ColonelMustard, MissScarlet, MrsWhite};
    let tokens = [MissScarlet, ColonelMustard, MrsWhite];
    clue::Setup { board: clue::BoardName::Hut, suspects: 3, weapons: 2, ..clue::Setup::new(&tokens) }
}

/// Three players, two colors and the rainbow card.
fn few_cards() -> color_doubt::Setup {
    let toy = Some(color_doubt::Toy { suits: 2, removed: 1 });
    color_doubt::Setup { cards_per_suit: 3, max_turns: 7, toy, ..color_doubt::Setup::new(3) }
}

fn confirmed<G: Small>(setup: &G::Setup, deals: u32, least: usize) {
    let report = play::<G>(setup, deals);
    let (exams, claims) = confirm::<G>(setup, &report);
    println!("{}: {exams} answers, {claims} claims", G::NAME);
    assert!(exams >= least, "{exams} answers");
}

#[test]
fn brute_force_confirms_the_verdicts_on_clue() {
    confirmed::<Clue>(&hut(), 4, 100);
}

#[test]
fn brute_force_confirms_the_verdicts_on_color_doubt() {
    confirmed::<ColorDoubt>(&few_cards(), 30, 100);
}

#[test]
#[ignore = "it takes a while"]
fn brute_force_confirms_the_verdicts_on_a_thousand_turns_of_each() {
    confirmed::<Clue>(&hut(), 15, 1_000);
    confirmed::<ColorDoubt>(&few_cards(), 220, 1_000);
}
