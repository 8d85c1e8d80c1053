//! What is said in words, and what is asked in vain.

use notebook::{Card, Case, Holder, NoAdvice, Source, Unready, answer, read};

const HEAD: &str = "players: Ann 6, Bob 6, Cleo 6\nme: Ann\nhand: Scarlet, Mustard, White, Rope, Hall, Study\n";

fn why(text: &str, card: &str, holder: u8) -> String {
    let reading = read(&format!("{HEAD}{text}"));
    assert_eq!(reading.faults, []);
    let case = Case::of(&reading.notebook).unwrap();
    let card = reading.notebook.deck.find(card).unwrap();
    case.why(card, Holder(holder)).map_or_else(|| "open".to_owned(), |why| why.words)
}

fn contradiction(text: &str) -> (Vec<Source>, String) {
    let reading = read(text);
    match Case::of(&reading.notebook) {
        Err(Unready::Contradicted(found)) => (found.sources, found.words),
        other => panic!("{other:?}"),
    }
}

#[test]
fn reasons_are_told() {
    let text = "I ask Plum, Wrench, Lounge: Bob shows Wrench\nBob asks Plum, Knife, Lounge: nobody shows\n\
        Cleo asks Plum, Knife, Kitchen: Bob shows\nCleo lacks Kitchen\n";
    assert_eq!(why(text, "rope", 1), "Bob does not have Rope: your own hand says so.");
    assert_eq!(why(text, "wrench", 1), "Bob has Wrench: entry 1 says so.");
    assert_eq!(why(text, "wrench", 3), "Wrench is not in the case file: entry 1 says so.");
    assert_eq!(why(text, "green", 1), "open");
    let text = "Bob lacks Plum\nCleo lacks Plum\n";
    assert_eq!(
        why(text, "plum", 3),
        "Professor Plum is in the case file: it follows from your hand and entries 1 and 2."
    );
    let text = "Bob lacks Plum\nCleo lacks Plum, Kitchen\nBob asks Plum, Wrench, Kitchen: nobody shows\nBob lacks Wrench\n";
    assert_eq!(why(text, "wrench", 3), "Wrench is in the case file: it follows from entries 3 and 4.");
}

#[test]
fn contradictions_are_told() {
    let (sources, words) = contradiction(&format!("{HEAD}note: x\nBob has Rope\nCleo has Plum\n"));
    assert_eq!((sources.len(), &words[..]), (2, "Your hand and entry 2 cannot both be true."));
    let (_, words) = contradiction(&format!(
        "{HEAD}Bob asks Plum, Knife, Lounge: nobody shows\nBob lacks Plum\ncase file lacks Plum\n"
    ));
    assert_eq!(words, "Entries 1, 2 and 3 cannot all be true.");
    let (sources, words) = contradiction("players: Ann 9, Bob 9\ncase file has Rope, Knife\n");
    assert_eq!((sources, &words[..]), (vec![Source::Entry(0)], "Entry 1 cannot be true."));
}

#[test]
fn advice_has_its_conditions() {
    let reading = read("players: Ann 6, Bob 6, Cleo 6");
    let case = Case::of(&reading.notebook).unwrap();
    assert_eq!(case.advice(&[]).unwrap_err(), NoAdvice::Onlooker);
    let reading = read(HEAD);
    let case = Case::of(&reading.notebook).unwrap();
    assert_eq!(case.advice(&[Card(0)]).unwrap_err(), NoAdvice::NoRoom(Card(0)));
    let advice = case.advice(&[Card(20), Card(14)]).unwrap();
    assert_eq!(advice.rooms.len(), 2);
    assert!(!advice.sampled && advice.rooms.iter().all(|room| room.best.len() == 3));
    let text = format!("{HEAD}case file has Plum, Wrench, Kitchen\n");
    let reading = read(&text);
    let advice = Case::of(&reading.notebook).unwrap().advice(&[]).unwrap();
    assert_eq!((advice.rooms.len(), advice.win), (0, 1.0));
}

#[test]
fn a_cell_that_is_not_there_is_not_explained() {
    let asked = notebook::Query {
        text: HEAD.into(),
        why: Some(notebook::WhyAsked { card: Card(99), holder: Holder(0) }),
        ask: Some(notebook::Ask { rooms: vec![Card(99)] }),
    };
    let answer = answer(&asked);
    assert!(answer.sheet.is_some() && answer.why.is_none() && answer.advice.is_none());
}
