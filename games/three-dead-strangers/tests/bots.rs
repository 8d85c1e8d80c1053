//! The bots play as they say.

use super::rules::script::{self, Away, Left, Right, Script, accusation, lay};
use bots::{Bot, Entrant, Tournament};
use game::Viewer;
use presentation::Playable;
use rand::SeedableRng;
use three_dead_strangers::{Aspect, Cards, Character, Half, Move, Setup, Strangers, Toy};

pub(crate) fn level(name: &str) -> Box<dyn Bot<Strangers>> {
    Strangers::bots().into_iter().find(|level| level.name == name).expect("there is such a bot").bot
}

/// What a bot chooses for the one to move.
pub(crate) fn chosen(name: &str, script: &Script, seed: u64) -> Move {
    let knowledge = script.table.knowledge(Viewer::Seat(script.to_move()));
    level(name).choose(&knowledge, &mut chacha20::ChaCha8Rng::seed_from_u64(seed))
}

/// These cards and no others.
pub(crate) fn deck_of(hands: &[&str]) -> Cards {
    hands.iter().flat_map(|hand| script::cards(hand)).collect()
}

/// Shelby and Thomas, who know each other because there is nobody else. Two of the three things that hang Shelby show.
pub(crate) fn two_of_three() -> Script {
    let hands = ["SmTm SwTm TmTw", "SoTm ! TmTw"];
    let toy = Some(Toy { characters: 2, victims: 1, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck_of(&hands)), toy, ..Setup::new(2) }, &hands);
    script.make(lay(0, "SmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "SoTm", "Tm", (0, 0), Right));
    script
}

#[test]
fn all_accuse_whom_they_are_sure_of() {
    let mut script = two_of_three();
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    for name in ["daydreamer", "gossip", "careful", "plotter", "hermit", "schemer", "phantom"] {
        for seed in 0..10 {
            assert_eq!(chosen(name, &script, seed), accusation(0, Character::Shelby, 0), "{name}");
        }
    }
}

#[test]
fn none_but_the_daydreamer_shows_the_third_thing_against_itself() {
    for name in ["gossip", "careful", "plotter", "hermit", "schemer", "phantom"] {
        for seed in 0..10 {
            assert!(shown(name, two_of_three(), seed, Character::Shelby) < 3, "{name}");
        }
    }
    assert!((0..10).any(|seed| shown("daydreamer", two_of_three(), seed, Character::Shelby) == 3));
}

#[test]
fn the_gossip_leaves_against_itself_what_others_cover() {
    let left = |name| (0..10).map(|seed| shown(name, two_of_three(), seed, Character::Shelby)).max();
    assert_eq!(left("careful"), Some(1));
    assert_eq!(left("gossip"), Some(2));
}

/// Thomas can show the third thing against Shelby, or cover one of the two against himself.
pub(crate) fn two_each() -> Script {
    let hands = ["SmTm TmTw TmTo", "SoTm SwTw SmSo"];
    let toy = Some(Toy { characters: 2, victims: 1, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck_of(&hands)), toy, ..Setup::new(2) }, &hands);
    script.make(lay(0, "SmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "SoTm", "Tm", (0, 0), Right));
    script.make(lay(0, "TmTw", "Tm", (0, 0), Left));
    script
}

#[test]
fn the_plotter_covers_itself_where_the_schemer_strikes() {
    for seed in 0..10 {
        let both = |name| [Character::Shelby, Character::Thomas].map(|who| shown(name, two_each(), seed, who));
        assert_eq!(both("schemer"), [3, 2]);
        assert_eq!(both("plotter"), [2, 1]);
    }
}

/// How many things show against somebody after a bot has played.
fn shown(name: &str, mut script: Script, seed: u64, who: Character) -> usize {
    script.make(chosen(name, &script, seed));
    let public = script.public();
    let shows = |what| public.victims[0].grid.cells().iter().any(|cell| cell.half == Half::evidence(who, what));
    Aspect::ALL.into_iter().filter(|&what| shows(what)).count()
}

#[test]
fn each_bot_is_stronger_than_the_one_below() {
    for (strong, weak) in [
        ("schemer", "careful"),
        ("careful", "random"),
        ("plotter", "gossip"),
        ("hermit", "gossip"),
        ("gossip", "daydreamer"),
    ] {
        let (stronger, weaker) = (level(strong), level(weak));
        let entrants = [Entrant { name: strong, bot: &*stronger }, Entrant { name: weak, bot: &*weaker }];
        let results = Tournament::new(Setup::new(2), &entrants, 30, 1).run(|_| {}).unwrap();
        let wins = |place: usize| results.by_bot[place].1.wins.mean();
        assert!(wins(0) > 2.0 * wins(1), "{results:?}");
    }
}

#[test]
fn the_phantom_gains_on_schemers() {
    let (phantom, schemer) = (level("phantom"), level("schemer"));
    let entrants = [Entrant { name: "phantom", bot: &*phantom }, Entrant { name: "schemer", bot: &*schemer }];
    let results = Tournament::new(Setup::new(2), &entrants, 12, 1).run(|_| {}).unwrap();
    let wins = |place: usize| results.by_bot[place].1.wins.mean();
    assert!(wins(0) > wins(1), "{results:?}");
}
