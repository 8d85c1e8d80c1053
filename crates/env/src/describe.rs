//! Layouts, written out for people.

use std::fmt::{self, Write};

use crate::{Encode, Field, length, observation, observation_length};

/// All layouts of a game as Markdown.
pub fn describe<G: Encode>() -> String {
    let mut text = String::new();
    write_to::<G>(&mut text).expect("a text takes all that is written");
    text
}

fn write_to<G: Encode>(text: &mut String) -> fmt::Result {
    writeln!(text, "## {}, version {}\n", G::NAME, G::VERSION)?;
    writeln!(text, "An observation has {} bytes:\n", observation_length::<G>())?;
    table(text, observation::<G>())?;
    writeln!(text, "\nThere are {} actions:\n", length(G::ACTIONS))?;
    table(text, G::ACTIONS.iter().copied())?;
    writeln!(text, "\nWhat is hidden has {} numbers:\n", length(G::HIDDEN))?;
    table(text, G::HIDDEN.iter().copied())
}

fn table(text: &mut String, fields: impl Iterator<Item = Field>) -> fmt::Result {
    writeln!(text, "| from | name | shape | meaning |\n|---|---|---|---|")?;
    for field in fields {
        let shape = field.shape.iter().map(usize::to_string).collect::<Vec<_>>().join(" × ");
        let meaning = field.meaning.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
        writeln!(text, "| {} | `{}` | {shape} | {meaning} |", field.start, field.name)?;
    }
    Ok(())
}
