//! An example to begin with.

/// The lines of a notebook of a game of four, each with the message of a comment that explains the format, or none.
const LINES: [(&str, &str); 24] = [
    ("", "example-comments"),
    ("", ""),
    ("edition: 1972", "example-edition"),
    ("# suspects: Baron, Cook, Butler", ""),
    ("# weapons: Poison, Poker", ""),
    ("# rooms: Cellar, Attic, Stables", ""),
    ("", ""),
    ("players: Ann 5, Bob 5, Cleo 4, Dan 4", "example-players"),
    ("me: Ann", ""),
    ("hand: Scarlet, Knife, Rope, Hall, Study", "example-names"),
    ("# open: Kitchen, Wrench", "example-open"),
    ("", ""),
    ("", "example-entries"),
    ("", "example-passes"),
    ("Bob asks Plum, Wrench, Library: Dan shows", ""),
    ("Cleo asks Mustard, Revolver, Lounge: nobody shows", ""),
    ("Dan asks Green, Rope, Ballroom: I show Rope", ""),
    ("I ask Plum, Pipe, Kitchen: Bob passes, Cleo shows Kitchen", ""),
    ("Bob asks Peacock Candlestick Conservatory: Cleo shows", "example-commas"),
    ("Cleo accuses Mustard, Revolver, Billiard: wrong", ""),
    ("Dan has Green", "example-seen"),
    ("Bob lacks Wrench", "example-believed"),
    ("note: Dan never goes near the Lounge.", ""),
    ("I ask White, Pipe, Lounge: Bob passes, Cleo passes, Dan shows White", ""),
];

/// A notebook of a game of four. `say` says the comments that explain the format, by their messages' names.
pub fn example(mut say: impl FnMut(&str) -> String) -> String {
    let line = |(line, comment): (&str, &str)| match (line, comment) {
        (line, "") => format!("{line}\n"),
        ("", comment) => format!("# {}\n", say(comment)),
        (line, comment) => format!("{line:54} # {}\n", say(comment)),
    };
    LINES.map(line).concat()
}
