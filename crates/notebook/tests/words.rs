//! What is said in words, and what is asked in vain.

use std::collections::BTreeSet;

use crate::support::{WORDS, say};
use game::{Arg, Message};
use notebook::{Card, Case, Deck, Holder, MAX_ENTRIES, NoAdvice, Source, Unready, What, answer, read};
use presentation::{Listener, Words};

const HEAD: &str = "players: Ann 6, Bob 6, Cleo 6\nme: Ann\nhand: Scarlet, Mustard, White, Rope, Hall, Study\n";

fn why(text: &str, card: &str, holder: u8) -> String {
    let reading = read(&format!("{HEAD}{text}"));
    assert_eq!(reading.faults, []);
    let case = Case::of(&reading.notebook).unwrap();
    let card = reading.notebook.deck.find(card).unwrap();
    case.why(card, Holder(holder)).map_or_else(|| "open".to_owned(), |why| say(&why.message))
}

fn contradiction(text: &str) -> (Vec<Source>, String) {
    let reading = read(text);
    match Case::of(&reading.notebook) {
        Err(Unready::Contradicted(found)) => (found.sources, say(&found.message)),
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
    assert_eq!((sources.len(), &words[..]), (2, "Your hand and entry 2 can’t both be true."));
    let (_, words) = contradiction(&format!(
        "{HEAD}Bob asks Plum, Knife, Lounge: nobody shows\nBob lacks Plum\ncase file lacks Plum\n"
    ));
    assert_eq!(words, "Entries 1, 2 and 3 can’t all be true.");
    let (sources, words) = contradiction("players: Ann 9, Bob 9\ncase file has Rope, Knife\n");
    assert_eq!((sources, &words[..]), (vec![Source::Entry(0)], "Entry 1 can’t be true."));
}

/// Notes that are wrong in every way there is, or from which something follows.
fn notes() -> Vec<String> {
    let entries = "Bob asks Plum, Roep, Hall\nZoe asks Plum, Rope, Hall\nBob asks Plum, Rope\nBob asks Plum, Hall\n\
        Cleo accuses Plum, Green, Rope, Hall\nBob asks Mrs, Rope, Hall\nBob asks Plum, Rope, Rope\n\
        Bob aks Plum, Rope, Hall\nBob asks Plum, Rope, Hall: Bob shows\nBob asks Plum, Rope, Hall: Cleo shows, Cleo no\n\
        Bob asks Plum, Rope, Hall: Cleo no, Cleo no\nBob asks Plum, Rope, Hall: Ann no, Cleo shows\n\
        Bob asks Plum, Rope, Hall: Cleo shows, Ann shows\nBob asks Plum, Rope, Hall: Cleo shows Wrench\n\
        Bob asks Plum, Rope, Hall: Cleo, Ann shows\nBob asks Plum, Rope, Hall: Cleo asks\n\
        Bob asks Plum, Rope, Hall: Cleo passes Rope\nCleo accuses Plum, Rope, Hall: right\n\
        Cleo accuses Plum, Rope, Hall: maybe\nsuspcts: Plum\nBob has\nBob passes\nBob has !\nnote:\nwhat is this\n\
        Bob has Rope Rope";
    let setups = [
        "",
        "players: Ann",
        "players: Ann, Bob, Cleo, Dan\nme: I\nhand: Rope\nedition: 1850\nplayers: Eve",
        "players: Ann 9, Bob\nopen: Rope",
        "players: Ann 9, Bob 10, ann, no, !, Zoe 999\nme: Ann\nhand: Rope",
        "weapons: Rope, rope, a:b\nrooms:",
    ];
    let names = |count: usize| (0..count).map(|name| format!("n{name}")).collect::<Vec<_>>().join(", ");
    let follows = "players: Ann 6, Bob 6, Cleo 4\nme: Ann\nhand: Scarlet, Mustard, White, Rope, Hall, Study\n\
        open: Plum, Knife\nBob has Lounge\nBob lacks Wrench\nCleo lacks Wrench\n";
    let mut notes = vec![
        format!("{HEAD}{entries}"),
        format!("{HEAD}{}", "note: x\n".repeat(MAX_ENTRIES + 1)),
        format!("{HEAD}Bob has {}", "Rope, ".repeat(99)),
        format!("{HEAD}{}", "x\n".repeat(999)),
        format!("rooms: {}\nplayers: {}, {}", names(60), "n".repeat(99), names(10)),
        format!("{HEAD}Bob has Rope\n"),
        format!("{HEAD}Bob has Plum\nCleo has Plum\n"),
        format!("{follows}Bob has Rope\n"),
        format!("{follows}Bob has Plum\n"),
        "players: Ann 0, Bob 18\n".into(),
        follows.into(),
    ];
    notes.extend(setups.map(String::from));
    notes
}

/// A message and those within it; names stand for themselves.
fn with_parts(message: Message, out: &mut BTreeSet<Message>) {
    fn parts(arg: &Arg, out: &mut BTreeSet<Message>) {
        match arg {
            Arg::Message(message) => with_parts(message.clone(), out),
            Arg::Name(name) => out.extend([Message { name: name.clone(), args: Default::default() }]),
            Arg::And(items) | Arg::Or(items) => items.iter().for_each(|item| parts(item, out)),
            _ => {}
        }
    }
    message.args.values().for_each(|arg| parts(arg, out));
    out.insert(message);
}

#[test]
fn every_message_has_words_and_all_words_and_arguments_are_used() {
    let mut messages = BTreeSet::new();
    for text in notes() {
        let reading = read(&text);
        for fault in reading.faults {
            [Some(fault.reason), fault.suggestion]
                .into_iter()
                .flatten()
                .for_each(|it| with_parts(it, &mut messages));
        }
        match Case::of(&reading.notebook) {
            Ok(case) => {
                let cards = (0..reading.notebook.deck.len() as u8).map(Card);
                let cells = cards.flat_map(|card| reading.notebook.holders().map(move |holder| (card, holder)));
                let whys = cells.filter_map(|(card, holder)| case.why(card, holder));
                whys.for_each(|why| with_parts(why.message, &mut messages));
            }
            Err(Unready::Contradicted(found)) => with_parts(found.message, &mut messages),
            Err(Unready::Setup) => {}
        }
    }
    for message in &messages {
        say(message);
        for name in message.args.keys() {
            let mut less = message.clone();
            less.args.remove(name);
            assert!(WORDS.try_say(&less, Listener::nobody()).is_err(), "{message} does not use {name}");
        }
    }
    let mut comments = BTreeSet::new();
    notebook::example(|comment| {
        comments.insert(comment.to_owned());
        WORDS.text(comment).unwrap()
    });
    let said: BTreeSet<&str> =
        messages.iter().map(|message| message.name.as_ref()).chain(comments.iter().map(String::as_str)).collect();
    // The terminal says its own, and has a test for them.
    assert_eq!(said, WORDS.names().filter(|name| !name.starts_with("terminal-")).collect());
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
        called: Vec::new(),
        why: Some(notebook::WhyAsked { card: Card(99), holder: Holder(0) }),
        ask: Some(notebook::Ask { rooms: vec![Card(99)] }),
    };
    let answer = answer(&asked);
    assert!(answer.sheet.is_some() && answer.why.is_none() && answer.advice.is_none());
}

#[test]
fn the_standard_cards_may_be_called_as_in_the_writers_language() {
    let german = [
        "Fräulein Gloria",
        "Oberst von Gatow",
        "Frau Weiß",
        "Herr Grün",
        "Baronin von Porz",
        "Professor Bloom",
        "Leuchter",
        "Dolch",
        "Heizungsrohr",
        "Pistole",
        "Seil",
        "Rohrzange",
        "Arbeitszimmer",
        "Halle",
        "Salon",
        "Bibliothek",
        "Speisezimmer",
        "Billardzimmer",
        "Musikzimmer",
        "Wintergarten",
        "Küche",
    ]
    .map(String::from);
    let text = "players: Ann 6, Bob 6, Cleo 6\nme: Ann\nhand: Weiß, Dolch, Seil, Halle, küche, Scarlet\nBob asks Grün, Rohr, Lounge: Cleo shows\n";
    let read = notebook::read_called(text, &german);
    assert!(read.faults.is_empty(), "{:?}", read.faults);
    let names =
        |cards: &[Card]| cards.iter().map(|&card| read.notebook.deck.name(card).to_owned()).collect::<Vec<_>>();
    assert_eq!(names(&read.notebook.own), ["Mrs. White", "Knife", "Rope", "Hall", "Kitchen", "Miss Scarlet"]);
    // Two are called so: neither is meant. A slip is guessed, with the name of the writer's language.
    let faults = |line: &str| notebook::read_called(&format!("{text}{line}\n"), &german).faults;
    assert_eq!(faults("Bob has Ro")[0].reason.name, "ambiguous-name");
    assert_eq!(
        faults("Bob has Dolhc")[0].suggestion.as_ref().unwrap().to_string(),
        "did-you-mean(name: \"Dolch\")"
    );
    // There are no more cards than the deck has, whatever more is called.
    let more: Vec<String> = german.iter().cloned().chain(["Sense".into()]).collect();
    assert_eq!(notebook::read_called("players: A, B\nA has Sense\n", &more).faults[0].reason.name, "unknown-name");
    // A deck of one's own has its own names alone.
    let own = "suspects: A, B\nweapons: C, D\nrooms: E, F\nplayers: Ann 1, Bob 1, Cleo 1\nBob has Dolch\n";
    assert_eq!(notebook::read_called(own, &german).faults[0].reason.name, "unknown-name");
}

/// What the standard cards are called in each language, in the order of the deck, and the words of the messages.
fn languages() -> [(Words, Vec<String>); 4] {
    macro_rules! language {
        ($code:literal) => {{
            let clue = Words::read($code, include_str!(concat!("../../../games/clue/words/", $code, ".ftl")));
            let title = |name: &str| {
                let message = format!("card-{}", name.to_lowercase().replace(". ", "-").replace(' ', "-"));
                clue.text(&message).unwrap()
            };
            let words = Words::read($code, include_str!(concat!("../words/", $code, ".ftl")));
            (words, Deck::default().names().map(title).collect())
        }};
    }
    [language!("en"), language!("de"), language!("fr"), language!("es")]
}

/// The last word of a card's name in English, by which notes call it.
fn short(name: &str) -> &str {
    name.rsplit(' ').next().unwrap()
}

/// The same notes with the cards called otherwise.
fn renamed(text: &str, titles: &[String]) -> String {
    let names = Deck::default();
    // Each name stands for a sign first, for a title may have a word of another card's name.
    let sign = |card: usize| char::from_u32(0xe000 + card as u32).unwrap().to_string();
    let shorts = names.names().enumerate().filter(|(_, name)| !name.ends_with("Room") && !name.ends_with("Pipe"));
    let signed = shorts.fold(text.to_owned(), |text, (card, name)| text.replace(short(name), &sign(card)));
    titles.iter().enumerate().fold(signed, |text, (card, title)| text.replace(&sign(card), title))
}

/// All that is said of a notebook.
fn told(text: &str, called: &[String]) -> Vec<Message> {
    let reading = notebook::read_called(text, called);
    let mut told: Vec<Message> =
        reading.faults.into_iter().flat_map(|fault| [Some(fault.reason), fault.suggestion]).flatten().collect();
    match Case::of(&reading.notebook) {
        Ok(case) => {
            let cards = (0..reading.notebook.deck.len() as u8).map(Card);
            let cells = cards.flat_map(|card| reading.notebook.holders().map(move |holder| (card, holder)));
            told.extend(cells.filter_map(|(card, holder)| case.why(card, holder)).map(|why| why.message));
        }
        Err(Unready::Contradicted(found)) => told.push(found.message),
        Err(Unready::Setup) => {}
    }
    told
}

#[test]
fn messages_name_cards_as_the_writers_language_does() {
    for (words, titles) in languages() {
        let slips = titles.iter().map(|title| format!("Bob has {}x\n", title)).collect::<String>();
        let notes = notes().into_iter().map(|text| renamed(&text, &titles));
        let mut named = BTreeSet::new();
        for text in notes.chain([format!("{}{slips}", renamed(HEAD, &titles))]) {
            for message in told(&text, &titles) {
                let said = words.try_say(&message, Listener::nobody()).unwrap();
                for (name, title) in Deck::default().names().zip(&titles) {
                    let english = said.split(|c: char| !c.is_alphanumeric()).any(|word| word == short(name));
                    assert!(!english || title.contains(short(name)), "{name} is {title}, but: {said}");
                    named.extend(said.contains(title).then(|| title.clone()));
                }
            }
        }
        assert_eq!(named, titles.into_iter().collect(), "each is named in some message");
    }
}

#[test]
fn a_line_that_is_shown_as_a_model_is_read() {
    let own = "suspects: A, B\nweapons: C, D\nrooms: E, F\n";
    for (words, titles) in languages() {
        for head in [
            HEAD,
            "players: Zoe 9, Yves 9\n",
            "players: A 5, B 5, C 4, D 4\n",
            &format!("{own}players: Ann, Bob, Cleo\n"),
        ] {
            let text = format!("{}\nwhat is this\n", renamed(head, &titles));
            let wrong = format!("{text}{} has\n", notebook::read(head).notebook.players[0].name);
            let shown: Vec<String> = notebook::read_called(&wrong, &titles)
                .faults
                .iter()
                .map(|fault| words.try_say(fault.suggestion.as_ref().unwrap(), Listener::nobody()).unwrap())
                .map(|said| said.split('`').nth(1).unwrap().to_owned())
                .collect();
            assert_eq!(shown.len(), 2);
            let reading =
                notebook::read_called(&format!("{}{}\n", renamed(head, &titles), shown.join("\n")), &titles);
            assert_eq!(reading.faults, [], "{shown:?}");
            assert!(matches!(reading.notebook.entries[0].what, What::Asked { shown: Some(_), .. }), "{shown:?}");
            assert!(matches!(reading.notebook.entries[1].what, What::Seen { has: true, .. }), "{shown:?}");
            assert!(head != HEAD || shown.iter().all(|line| line.contains(&titles[11])), "{shown:?}");
        }
    }
}

#[test]
fn the_lines_of_an_answer_name_cards_as_the_writers_language_does_and_are_read_again() {
    let text = format!(
        "{HEAD}I ask Plum, Wrench, Lounge: Bob shows Wrench\nCleo accuses Plum, Knife, Kitchen: wrong\nBob lacks Kitchen\n"
    );
    for (_, titles) in languages() {
        let asked = |text: String| answer(&notebook::Query { text, called: titles.clone(), ..Default::default() });
        let first = asked(text.clone());
        let (plum, wrench, lounge) = (&titles[5], &titles[11], &titles[14]);
        assert_eq!(first.lines[0], format!("Ann asks {plum}, {wrench}, {lounge}: Bob shows {wrench}"));
        let again = asked(format!("{HEAD}{}\n", first.lines.join("\n")));
        assert_eq!(again.parsed.faults, []);
        assert_eq!(again.parsed.notebook, first.parsed.notebook);
    }
}
