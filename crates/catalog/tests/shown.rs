//! Worlds that a viewer cannot tell apart are shown in the same bytes.

use crate::support::{names, rng};
use catalog::{AnyGame, AnyTable, Entry, Task};
use game::{Deduce, Options, Table, Viewer};
use presentation::{Help, Playable};
use serde_json::{Map, Value};
use testkit::kuhn::Kuhn;

/// Every world sampled from a viewer's knowledge gives that viewer the bytes of the real one.
fn check_hiding<G: Playable + Deduce>(
    entry: &'static Entry<G>,
    games: u64,
    every: u32,
    options: &Map<String, Value>,
) {
    let mut pairs = 0;
    for seed in 0..games {
        let mut rng = rng(seed);
        let seats = G::info().seats[seed as usize % G::info().seats.len()];
        let chairs: Vec<u8> = (0..seats).collect();
        let setup = G::seating(&chairs, options).unwrap();
        let json = serde_json::to_string(&setup).unwrap();
        let mut table: Table<G> = Table::new(setup).unwrap();
        let mut erased = entry.table(&json, &names(seats.into())).unwrap();
        while let Some(mover) = table.game().turn().mover().filter(|_| table.log().len() < 400) {
            let m = table.game().options().pick(&mut rng);
            let checked = erased.check(mover, &serde_json::to_string(&m).unwrap()).unwrap();
            erased.apply(checked);
            table.play(mover, m).unwrap();
            if erased.ply() % every != 0 {
                continue;
            }
            for viewer in Viewer::all(seats.into()) {
                let world = G::determinize(&table.knowledge(viewer), &mut rng).unwrap();
                let moves: Vec<String> = world.log().iter().map(|m| serde_json::to_string(m).unwrap()).collect();
                let mut moves = moves.iter().map(String::as_str);
                let mut other = entry.resume(&json, &names(seats.into()), &mut moves).unwrap();
                for &help in [Help::default()].iter().chain(G::helps()) {
                    erased.set_help(help);
                    other.set_help(help);
                    let log = table.log();
                    let shown = |table: &dyn AnyTable| (table.show(viewer, 0), table.aid(viewer).map(Task::run));
                    assert_eq!(shown(&*erased), shown(&*other), "{} {viewer:?} {help:?} {log:?}", G::NAME);
                }
                pairs += u32::from(world.log() != table.log());
            }
        }
    }
    assert!(pairs > 20, "only {pairs} pairs of {} differed", G::NAME);
}

#[test]
fn kuhn_poker() {
    static ENTRY: Entry<Kuhn> = Entry::new();
    check_hiding(&ENTRY, 40, 1, &Map::new());
}

#[test]
fn color_doubt() {
    static ENTRY: Entry<color_doubt::ColorDoubt> = Entry::new();
    check_hiding(&ENTRY, 16, 19, &Map::new());
}

#[test]
fn clue() {
    static ENTRY: Entry<clue::Clue> = Entry::new();
    check_hiding(&ENTRY, 8, 29, &Map::new());
}

#[test]
fn true_colors() {
    static ENTRY: Entry<true_colors::TrueColors> = Entry::new();
    check_hiding(&ENTRY, 6, 41, &Map::new());
}

#[test]
fn three_dead_strangers() {
    static ENTRY: Entry<three_dead_strangers::Strangers> = Entry::new();
    check_hiding(&ENTRY, 8, 29, &Map::new());
}
