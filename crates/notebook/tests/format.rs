//! The text format: what is read, what is refused and how, and that nothing is lost in writing.

use crate::support::say;
use expect_test::{Expect, expect};
use notebook::{Card, Deck, Holder, MAX_ENTRIES, Notebook, Noted, Person, Player, Shown, What, read};
use proptest::prelude::*;

const HEAD: &str = "players: Ann 5, Bob 5, Cleo 4, Dan 4\nme: Ann\nhand: Scarlet, Knife, Rope, Hall, Study\n";

/// The entries as they are written back, then the faults.
fn check(text: &str, expected: Expect) {
    let reading = read(&format!("{HEAD}{text}"));
    let mut told: String =
        reading.notebook.entries.iter().map(|entry| reading.notebook.line_of(&entry.what) + "\n").collect();
    for fault in &reading.faults {
        told +=
            &format!("! {}: {}", fault.line.map_or("-".into(), |line| (line - 3).to_string()), say(&fault.reason));
        if let Some(suggestion) = &fault.suggestion {
            told += &format!(" ({})", say(suggestion));
        }
        told += "\n";
    }
    expected.assert_eq(&told);
}

/// The faults of a setup.
fn check_setup(text: &str, expected: Expect) {
    let reading = read(text);
    let told: String = reading
        .faults
        .iter()
        .map(|fault| {
            let suggestion = fault.suggestion.as_ref().map(|it| format!(" ({})", say(it))).unwrap_or_default();
            format!(
                "{}: {}{suggestion}\n",
                fault.line.map_or("-".into(), |line| line.to_string()),
                say(&fault.reason)
            )
        })
        .collect();
    expected.assert_eq(&told);
}

#[test]
fn the_example_is_read_whole() {
    let reading = read(&notebook::example(str::to_owned));
    assert_eq!(reading.faults, []);
    assert_eq!(reading.notebook.entries.len(), 10);
    assert_eq!(read(&reading.notebook.to_string()).notebook, reading.notebook);
}

#[test]
fn entries_may_be_short() {
    check(
        "
bob asks plum wrench lib: dan        # who is named alone shows
Cleo suggested Mustard, lead pipe, billiard: Dan no, I pass, Bob shows one
I ask plum, pipe, kit: Bob -, Cleo + kitchen
dan asks Green Rope Ball: nobody
ann asks Hall Rope Scarlet
Cleo asked Peacock Candlestick Conserv: Dan passes
Dan accuses Wihte, Rope, Hall
Cleo accused Mustard Revolver Dining: wrong
Dan has Green, Wrench
case file hasn't Plum
Bob has no Revolver
NOTE:  a #note: keeps all
",
        expect![[r#"
            Bob asks Professor Plum, Wrench, Library: Cleo passes, Dan shows
            Cleo asks Colonel Mustard, Lead Pipe, Billiard Room: Dan passes, Ann passes, Bob shows
            Ann asks Professor Plum, Lead Pipe, Kitchen: Bob passes, Cleo shows Kitchen
            Dan asks Mr. Green, Rope, Ballroom: nobody shows
            Ann asks Miss Scarlet, Rope, Hall
            Cleo asks Mrs. Peacock, Candlestick, Conservatory: Dan passes
            Cleo accuses Colonel Mustard, Revolver, Dining Room: wrong
            Dan has Mr. Green, Wrench
            case file lacks Professor Plum
            Bob lacks Revolver
            note: a #note: keeps all
            ! 8: there is no card called `Wihte` (did you mean Mrs. White?)
        "#]],
    );
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_kept() {
    check(
        "Bob asks Plum, Roep, Hall: Cleo shows
Bop asks Plum, Rope, Hall: Cleo shows
Zoe asks Plum, Rope, Hall
Bob asks Plum, Rope
Bob asks Plum, Green, Rope, Hall
Bob asks Mrs, Rope, Hall
Bob asks Plum, Rope, Hall, Xylophone
Bob aks Plum, Rope, Hall
Bob asks Plum, Rope, Hall: Bob shows
Bob asks Plum, Rope, Hall: Cleo passes, Cleo shows
Bob asks Plum, Rope, Hall: Cleo shows, Cleo passes
Bob asks Plum, Rope, Hall: Cleo passes, Cleo passes
Bob asks Plum, Rope, Hall: Dan passes, Cleo shows
Bob asks Plum, Rope, Hall: Cleo shows, Dan shows
Bob asks Plum, Rope, Hall: Cleo shows Wrench
Bob asks Plum, Rope, Hall: Cleo, Dan shows
Bob asks Plum, Rope, Hall: Cleo asks
Cleo accuses Plum, Rope, Hall: right
Cleo accuses Plum, Rope, Hall: maybe
suspect Plum
suspcts: Plum
Dan has
Dan passes
note:
what is this
Bob asks Green Wrench Kitchen: Cleo shows",
        expect![[r#"
            Bob asks Mr. Green, Wrench, Kitchen: Cleo shows
            ! 1: there is no card called `Roep` (did you mean Rope?)
            ! 2: there is no player called `Bop` (did you mean Bob?)
            ! 3: there is no player called `Zoe`
            ! 4: a suggestion names a suspect, a weapon and a room; there is no room here (the rooms are Study, Hall, Lounge, Library, Dining Room, Billiard Room, Ballroom, Conservatory, Kitchen)
            ! 5: a suggestion names one suspect, not both Professor Plum and Mr. Green
            ! 6: `Mrs` can be Mrs. White or Mrs. Peacock (write a little more of the name)
            ! 7: there is no card called `Xylophone`
            ! 8: `aks` is not a word for anything that can happen (did you mean `asks`?)
            ! 9: Bob asks, and does not answer
            ! 10: Cleo can’t both pass and show a card
            ! 11: Cleo can’t both pass and show a card
            ! 12: Cleo passes twice
            ! 13: Cleo answers before Dan in the order of `players:` (put Cleo before Dan)
            ! 14: once Cleo has shown a card, nobody else answers (leave out what comes after `Cleo shows`)
            ! 15: Cleo can’t show Wrench, which was not asked for (the cards asked for were Professor Plum, Rope, Hall)
            ! 16: `Cleo` does not say whether they pass or show (write `Cleo passes` or `Cleo shows`)
            ! 17: `Cleo asks` is not an answer (write `Cleo passes` or `Cleo shows`)
            ! 18: a right accusation ends the game, and there is nothing left to find out
            ! 19: only `wrong` may follow an accusation
            ! 20: this line does not say what happened (write it as `Bob asks Professor Plum, Wrench, Kitchen: Cleo passes, Dan shows`)
            ! 21: there are no lines that begin with `suspcts` (did you mean `suspects:`?)
            ! 22: this does not say which card (write it as `Dan has Wrench`)
            ! 23: this does not say what was asked (write it as `Bob asks Professor Plum, Wrench, Kitchen: Cleo passes, Dan shows`)
            ! 24: this note is empty
            ! 25: this line does not say what happened (write it as `Bob asks Professor Plum, Wrench, Kitchen: Cleo passes, Dan shows`)
        "#]],
    );
}

#[test]
fn a_setup_is_checked() {
    check_setup(
        "",
        expect![[r#"
        -: no line says who plays (write a line such as `players: Ann 6, Bob 6, Cleo 6`)
    "#]],
    );
    check_setup("players: Ann, Bob, Cleo", expect![""]);
    check_setup(
        "players: Ann, Bob, Cleo, Dan",
        expect![[r#"
        1: 18 cards can’t be dealt evenly to 4 players (write how many each holds, such as `players: Ann 5, Bob 5, Cleo 4, Dan 4`)
    "#]],
    );
    check_setup(
        "players: Ann 9, Bob 10",
        expect![[r#"
        1: the hands have 19 cards, but 18 of the 21 are dealt, with 3 in the case file
    "#]],
    );
    check_setup(
        "players: Ann 9, Bob\nme: Cleo\nhand: Rope",
        expect![[r#"
        1: no line says how many cards Bob holds
        2: there is no player called `Cleo`
        3: no line says whose hand this is (write a line such as `me: Ann`)
    "#]],
    );
    check_setup(
        "players: Ann 9, Bob 9\nme: Bob\nhand: Rope, Rop\nedition: 1850\nplayers: Cleo",
        expect![[r#"
        3: Rope is listed twice
        4: the edition `1850` is not known (write `edition: 1972`, or name your own cards in `suspects:`, `weapons:` and `rooms:`)
        5: `players:` is already in line 1 (put both into one line)
    "#]],
    );
    check_setup(
        "players: Ann 9, Bob 9, ann 4, me 3, !! 4, no 5\nme: Bob\nhand: Rope, Hall",
        expect![[r#"
        1: there are two players called `ann` (add a letter to one)
        1: nobody can be called `me`: that word has a meaning of its own here
        1: `!!` is not a name: it has no letter or digit
        1: nobody can be called `no`: that word has a meaning of its own here
        3: Bob holds 9 cards, but 2 are listed here
    "#]],
    );
    check_setup(
        "suspects: Baron, Cook\nweapons: Poison, Rope, baron\nrooms: Attic, a:b\nplayers: Ann 2, Bob 1",
        expect![[r#"
            2: there are two cards called `baron`
            3: the name `a:b` has a colon, which marks the end of the question
            4: the hands have 3 cards, but 2 of the 5 are dealt, with 3 in the case file
        "#]],
    );
    check_setup(
        "open: Rope, Hall\nplayers: Ann 8, Bob 9",
        expect![[r#"
        2: the hands have 17 cards, but 16 of the 21 are dealt, with 3 in the case file and 2 face up
    "#]],
    );
}

#[test]
fn there_are_limits() {
    let names = |what: &str, count: usize| (0..count).map(|n| format!("{what}{n}")).collect::<Vec<_>>().join(", ");
    let text = format!(
        "suspects: {}\nweapons: {}\nrooms: {}\nplayers: {}",
        names("s", 30),
        names("w", 30),
        names("r", 5),
        names("p", 10)
    );
    check_setup(
        &text,
        expect![[r#"
        3: there may be at most 64 cards: `r4` is one too many
        4: there may be at most 9 players: `p9` is one too many
        4: 61 cards can’t be dealt evenly to 9 players (write how many each holds, such as `players: p0 7, p1 7, p2 7, p3 7, p4 7, p5 7, p6 7, p7 6, p8 6`)
    "#]],
    );
    let text = format!("{HEAD}{}", "note: again\n".repeat(MAX_ENTRIES + 20));
    let reading = read(&text);
    assert_eq!(reading.notebook.entries.len(), MAX_ENTRIES);
    assert_eq!(reading.faults.len(), 1);
    assert_eq!(reading.faults[0].line, Some(1_004));
    // A book full of nonsense is answered in short.
    let reading = read(&"nonsense\n".repeat(5_000));
    assert!(reading.faults.len() < 210);
    assert!(say(&reading.faults.last().unwrap().reason).contains("more faults"));
    // Nor is all of a long line told again.
    let reading = read(&format!("{HEAD}Bob has {}", "x".repeat(250_000)));
    assert!(say(&reading.faults[0].reason).chars().count() < 3_100);
}

#[test]
fn hostile_texts_are_answered() {
    let head = "players: Ann 9, Bob 9\nme: Ann\n";
    for line in [
        "a ".repeat(100_000),
        "rope ".repeat(50_000),
        "rope, ".repeat(50_000),
        "x".repeat(250_000),
        "#".repeat(250_000),
        ":".repeat(250_000),
        "Bob asks ".repeat(25_000),
        format!("Bob asks Plum, Rope, Hall: {}", "Ann passes, ".repeat(20_000)),
        format!("Bob has {}", "m ".repeat(100_000)),
        format!("players: {}", "z 1, ".repeat(50_000)),
        format!("rooms: {}", "z, ".repeat(80_000)),
        "Bob has mstrd\n".repeat(18_000),
        "Bob has a b c d e f g h i j k\n".repeat(8_000),
    ] {
        let text = format!("{head}Bob has {line}\n{line}\n");
        let answer = notebook::answer(&notebook::Query { text, ..Default::default() });
        assert!(!answer.parsed.faults.is_empty() || line.starts_with('#'));
    }
}

fn name(kind: char) -> impl Strategy<Value = String> {
    let letter = prop::sample::select(vec!["a", "B", "é", "ß", "7", "z", "'", ".", "-", " ", "Ω", "ki", "#"]);
    prop::collection::vec(letter, 1..7).prop_map(move |letters| {
        let name = format!("{kind}{}", letters.concat());
        let words = name.split_whitespace().map(|word| word.trim_start_matches('#'));
        words.filter(|word| word.chars().any(char::is_alphanumeric)).collect::<Vec<_>>().join(" ")
    })
}

/// Any notebook that the rules of the format allow, with names that look alike.
fn any_notebook() -> impl Strategy<Value = Notebook> {
    let names = |kind: char, most: usize| {
        prop::collection::btree_map(0..99_u8, name(kind), 1..most).prop_map(move |names| {
            names.into_iter().map(|(number, name)| format!("{name} x{number}")).collect::<Vec<_>>()
        })
    };
    let event = (0..6_u8, any::<[prop::sample::Index; 5]>(), 0..9_u8);
    (
        names('s', 6),
        names('w', 6),
        names('r', 6),
        names('p', 8),
        prop::collection::vec(event, 0..12),
        any::<u64>(),
        any::<bool>(),
    )
        .prop_filter_map(
            "two players at least, and enough cards",
            |(suspects, weapons, rooms, players, events, seed, standard)| {
                let deck = if standard { Deck::default() } else { Deck { suspects, weapons, rooms } };
                let count = players.len();
                let cards = deck.len();
                let open = (seed % 3) as usize;
                if count < 2 || cards < 3 + open + count {
                    return None;
                }
                let dealt = cards - 3 - open;
                let players = players.into_iter().enumerate().map(|(place, name)| Person {
                    name,
                    hand: (dealt / count + usize::from(place < dealt % count)) as u8,
                });
                let mut notebook = Notebook { deck, players: players.collect(), ..Notebook::default() };
                notebook.open = (0..open as u8).map(Card).collect();
                if !seed.is_multiple_of(5) {
                    let me = seed as usize / 7 % count;
                    let first = open as u8;
                    notebook.me = Some(Player(me as u8));
                    notebook.own = (first..first + notebook.players[me].hand).map(Card).collect();
                }
                for (line, (kind, picks, extra)) in (1..).zip(events) {
                    let what = event_of(&notebook, kind, &picks, extra);
                    notebook.entries.push(Noted { line, what });
                }
                Some(notebook)
            },
        )
}

fn event_of(notebook: &Notebook, kind: u8, picks: &[prop::sample::Index; 5], extra: u8) -> What {
    let deck = &notebook.deck;
    let by = Player(picks[0].index(notebook.players.len()) as u8);
    let mut place = 0;
    let cards = notebook::Kind::ALL.map(|kind| {
        let cards = deck.cards(kind);
        place += 1;
        cards.iter().nth(picks[place].index(cards.len())).unwrap()
    });
    let order: Vec<Player> = notebook.after(by).collect();
    match kind {
        0 => What::Accused { by, cards },
        1 => What::Seen {
            holder: Holder(picks[4].index(notebook.players.len() + 1) as u8),
            has: extra.is_multiple_of(2),
            cards: cards[..1 + usize::from(extra) % 3].to_vec(),
        },
        2 => What::Note { text: format!("a #note, {extra}: asks") },
        _ => {
            let passed = picks[4].index(order.len() + 1);
            let shower = order.get(passed).filter(|_| !extra.is_multiple_of(4));
            let card = (!extra.is_multiple_of(3)).then(|| cards[usize::from(extra) % 3]);
            let shown = shower.map(|&by| Shown { by, card });
            What::Asked { by, cards, passed: order[..passed].to_vec(), shown }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_again(notebook in any_notebook()) {
        let text = notebook.to_string();
        let reading = read(&text);
        prop_assert!(reading.faults.is_empty(), "{text}\n{:?}", reading.faults);
        prop_assert_eq!(&reading.notebook, &notebook, "{}", text);
        prop_assert_eq!(reading.notebook.to_string(), text);
    }

    #[test]
    fn nothing_brings_it_to_its_knees(text in "(?s).{0,400}") {
        notebook::answer(&notebook::Query { text, ..Default::default() });
    }

    #[test]
    fn nor_do_lines_that_are_nearly_right(words in prop::collection::vec(prop::sample::select(vec![
        "players:", "Ann", "Bob 9", "Cleo", "asks", "shows", "passes", "Rope", "Plum", "Hall", ",", ":", "\n", "#", "me:", "hand:",
        "open:", "rooms:", "has", "accuses", "nobody", "9", "-", "note:", "case file",
    ]), 0..60)) {
        let text = words.join(" ");
        notebook::answer(&notebook::Query { text, ..Default::default() });
    }
}
