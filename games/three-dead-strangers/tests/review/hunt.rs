//! A case for help and review, and what is said of it.

use game::{BySeat, Message, Seat, Viewer};
use presentation::{Listener, Playable};
use three_dead_strangers::{Character, Fact, Setup, Strangers, Toy};

use super::script::{self, Away, Left, Right, Script, lay};

/// One murder of which Shelby (Ada) is accused by everybody, herself too, until it is right.
pub(crate) fn hunt() -> Script {
    let hands = ["SmTm VmDm VwDw", "SoTm VmDm VwDw", "SwTm VmDm VwDw", "! VmDm VwDw"];
    let deck = hands.iter().flat_map(|hand| script::cards(hand)).collect();
    let toy = Some(Toy { characters: 4, victims: 1, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck), toy, ..Setup::new(4) }, &hands);
    script.make(lay(0, "SmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "SoTm", "Tm", (0, 0), Right));
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    script.accuse(0, Character::Shelby, 1);
    // The Accusation is all that lies in the pile, again and again.
    script.draw("!");
    script.accuse(0, Character::Shelby, 2);
    script.draw("!");
    script.accuse(0, Character::Shelby, 3);
    script
}

/// Messages in words, one sentence after the other; the players are Ada, Ben, Cleo and Dan.
pub(crate) fn say(messages: &[Message], viewer: Viewer) -> String {
    let names: BySeat<String> = ["Ada", "Ben", "Cleo", "Dan"].map(String::from).into_iter().collect();
    let say = |message| Strangers::words().try_say(message, Listener { viewer, names: &names }).unwrap();
    messages.iter().map(say).collect::<Vec<_>>().join(" ")
}

pub(crate) fn is(seat: u8, character: Character) -> Fact {
    Fact { seat: Seat(seat), character }
}
