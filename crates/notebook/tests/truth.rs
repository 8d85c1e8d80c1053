//! Every answer against a list of all deals, at toy size.

use std::collections::BTreeMap;

use crate::support::{Game, Size, bits, crime, deals, fits_setup, held_by, is_true, say, weight};
use notebook::{Card, Case, Certainty, Holder, Notebook, Player, Proposal, Source, Unready, What};
use proptest::prelude::*;

fn size() -> impl Strategy<Value = Size> {
    ([1..4_usize, 2..4, 1..4], 2..5_usize, 0..3_usize, 0..10_usize).prop_map(|(kinds, players, open, entries)| {
        let left = kinds.iter().sum::<usize>() - 3;
        Size { kinds, players, open: open.min(left), entries }
    })
}

fn fitting(notebook: &Notebook) -> Vec<Vec<Holder>> {
    let fits = |deal: &Vec<Holder>| {
        fits_setup(notebook, deal) == (true, true)
            && notebook.entries.iter().all(|entry| is_true(notebook, &entry.what, deal))
    };
    deals(notebook).into_iter().filter(fits).collect()
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

/// The deals in which the sources hold.
fn with_sources<'a>(
    notebook: &'a Notebook,
    all: &'a [Vec<Holder>],
    sources: &'a [Source],
) -> impl Iterator<Item = &'a Vec<Holder>> {
    all.iter().filter(move |deal| {
        let (own, open) = fits_setup(notebook, deal);
        sources.iter().all(|source| match source {
            Source::Hand => own,
            Source::Open => open,
            Source::Entry(number) => is_true(notebook, &notebook.entries[*number as usize].what, deal),
        })
    })
}

/// All sources of a notebook that say something.
fn sources(notebook: &Notebook) -> Vec<Source> {
    let entries = notebook.entries.iter().enumerate();
    let telling = entries.filter(|(_, entry)| !matches!(entry.what, What::Note { .. }));
    [Source::Hand, Source::Open]
        .into_iter()
        .chain(telling.map(|(number, _)| Source::Entry(number as u32)))
        .collect()
}

/// Whether fewer sources than these would do.
fn fewer_do(notebook: &Notebook, all: &[Vec<Holder>], than: usize, excluded: impl Fn(&[Holder]) -> bool) -> bool {
    let sources = sources(notebook);
    let relevant: Vec<&Vec<Holder>> = all.iter().filter(|deal| excluded(deal)).collect();
    (0..1_u32 << sources.len()).filter(|set| (set.count_ones() as usize) < than).any(|set| {
        let chosen: Vec<Source> =
            sources.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1).map(|(_, source)| *source).collect();
        let owned: Vec<Vec<Holder>> = relevant.iter().map(|deal| (*deal).clone()).collect();
        with_sources(notebook, &owned, &chosen).next().is_none()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_sheet_is_that_of_the_list(seed: u64, size in size()) {
        let game = Game::new(seed, size);
        let notebook = &game.notebook;
        let fitting = fitting(notebook);
        let sheet = Case::of(notebook).unwrap().sheet();
        prop_assert_eq!(sheet.deals, fitting.len() as f64);
        prop_assert!(!sheet.sampled);
        let weights: Vec<f64> = fitting.iter().map(|deal| weight(notebook, deal)).collect();
        let total: f64 = weights.iter().sum();
        for card in (0..notebook.deck.len() as u8).map(Card) {
            for holder in notebook.holders() {
                let having = |deal: &Vec<Holder>| held_by(deal, card) == holder;
                let count = fitting.iter().filter(|deal| having(deal)).count();
                let heavy: f64 = fitting.iter().zip(&weights).filter(|(deal, _)| having(deal)).map(|(_, w)| w).sum();
                let cell = sheet.cell(card, holder);
                prop_assert!(close(cell.possible, count as f64 / fitting.len() as f64), "{cell:?}, {count}");
                prop_assert!(close(cell.likely, heavy / total), "{cell:?}, {heavy} of {total}");
                prop_assert_eq!(cell.mark == Certainty::Has, count == fitting.len());
                prop_assert_eq!(cell.mark == Certainty::Not, count == 0);
            }
        }
        let mut crimes: BTreeMap<[Card; 3], f64> = BTreeMap::new();
        for (deal, weight) in fitting.iter().zip(&weights) {
            *crimes.entry(crime(notebook, deal)).or_default() += weight;
        }
        prop_assert_eq!(sheet.solutions as usize, crimes.len());
        prop_assert_eq!(sheet.solved, (crimes.len() == 1).then(|| *crimes.keys().next().unwrap()));
        prop_assert!(close(sheet.bits, bits(crimes.values().copied())));
        for triple in &sheet.triples {
            prop_assert!(close(triple.likely, crimes[&triple.cards] / total));
        }
    }

    #[test]
    fn reasons_hold_and_none_is_shorter(seed: u64, size in size()) {
        let game = Game::new(seed, Size { entries: size.entries.min(7), ..size });
        let notebook = &game.notebook;
        let all = deals(notebook);
        let case = Case::of(notebook).unwrap();
        let sheet = case.sheet();
        for card in (0..notebook.deck.len() as u8).map(Card) {
            for holder in notebook.holders() {
                let Some(why) = case.why(card, holder) else {
                    prop_assert_eq!(sheet.cell(card, holder).mark, Certainty::Open);
                    continue;
                };
                prop_assert_eq!(why.holds, sheet.cell(card, holder).mark == Certainty::Has);
                let otherwise = |deal: &[Holder]| (held_by(deal, card) == holder) != why.holds;
                prop_assert!(with_sources(notebook, &all, &why.sources).all(|deal| !otherwise(deal)), "{why:?}");
                if (card.0 + holder.0).is_multiple_of(3) {
                    prop_assert!(!fewer_do(notebook, &all, why.sources.len(), otherwise), "{why:?}");
                }
            }
        }
    }

    #[test]
    fn a_lie_is_found_out_with_the_fewest_lines(seed: u64, size in size(), at: prop::sample::Index) {
        let mut game = Game::new(seed, Size { entries: size.entries.clamp(1, 7), ..size });
        let deal = game.deal.clone();
        let place = at.index(game.notebook.entries.len());
        let card = Card((seed % deal.len() as u64) as u8);
        let liar = Holder((held_by(&deal, card).0 + 1) % game.notebook.players.len() as u8);
        game.notebook.entries[place].what = What::Seen { holder: liar, has: true, cards: vec![card] };
        let notebook = &game.notebook;
        let all = deals(notebook);
        match Case::of(notebook) {
            Ok(_) => prop_assert!(!fitting(notebook).is_empty()),
            Err(Unready::Contradicted(found)) => {
                prop_assert!(fitting(notebook).is_empty());
                prop_assert!(with_sources(notebook, &all, &found.sources).next().is_none(), "{found:?}");
                prop_assert!(!fewer_do(notebook, &all, found.sources.len(), |_| true), "{found:?}");
                prop_assert!(say(&found.message).contains("can’t"), "{}", found.message);
            }
            Err(other) => return Err(TestCaseError::fail(other.to_string())),
        }
    }

    #[test]
    fn advice_is_what_playing_it_out_gives(seed: u64, size in size()) {
        let game = Game::new(seed, size);
        let notebook = &game.notebook;
        let all = deals(notebook);
        let fitting = fitting(notebook);
        let advice = Case::of(notebook).unwrap().advice(&[]).unwrap();
        prop_assert!(!advice.sampled);
        for proposal in advice.rooms.iter().flat_map(|room| &room.best) {
            let played = played_out(notebook, &fitting, proposal.cards);
            prop_assert!(close(proposal.bits, played.bits), "{proposal:?}, {played:?}");
            prop_assert!(close(proposal.certain, played.certain), "{proposal:?}, {played:?}");
            prop_assert!(close(proposal.win, played.win), "{proposal:?}, {played:?}");
            let away = given_away(notebook, &all, &fitting, proposal.cards);
            prop_assert!(close(proposal.gives_away.unwrap(), away), "{proposal:?}, {away}");
        }
        for room in &advice.rooms {
            let best = room.best[0].bits;
            for suspect in notebook.deck.cards(notebook::Kind::Suspect).iter() {
                for weapon in notebook.deck.cards(notebook::Kind::Weapon).iter() {
                    let other = played_out(notebook, &fitting, [suspect, weapon, room.room]);
                    prop_assert!(other.bits <= best + 1e-9, "{other:?} is better than {:?}", room.best[0]);
                }
            }
        }
    }
}

/// What a suggestion brings, by playing it in every deal that fits.
fn played_out(notebook: &Notebook, fitting: &[Vec<Holder>], cards: [Card; 3]) -> Proposal {
    type Crimes = BTreeMap<[Card; 3], f64>;
    let mut answers: BTreeMap<Option<(Player, Card)>, Crimes> = BTreeMap::new();
    let mut before = Crimes::new();
    for deal in fitting {
        let weight = weight(notebook, deal);
        let crime = crime(notebook, deal);
        *before.entry(crime).or_default() += weight;
        let mut shower = None;
        for player in notebook.after(notebook.me.unwrap()) {
            let held: Vec<Card> = cards.into_iter().filter(|&card| held_by(deal, card) == player.into()).collect();
            if !held.is_empty() {
                shower = Some((player, held));
                break;
            }
        }
        match shower {
            None => *answers.entry(None).or_default().entry(crime).or_default() += weight,
            Some((player, held)) => {
                for &card in &held {
                    let crimes = answers.entry(Some((player, card))).or_default();
                    *crimes.entry(crime).or_default() += weight / held.len() as f64;
                }
            }
        }
    }
    let total: f64 = before.values().sum();
    let mut played =
        Proposal { cards, bits: bits(before.values().copied()), certain: 0.0, win: 0.0, gives_away: None };
    for crimes in answers.values() {
        let chance = crimes.values().sum::<f64>() / total;
        played.bits -= chance * bits(crimes.values().copied());
        played.win += crimes.values().fold(0.0_f64, |best, &weight| best.max(weight)) / total;
        played.certain += if crimes.len() == 1 { chance } else { 0.0 };
    }
    played
}

/// Who is the first to have one of these cards, of those who answer.
fn shower(notebook: &Notebook, deal: &[Holder], cards: [Card; 3]) -> Option<Player> {
    let has_one = |&player: &Player| cards.iter().any(|&card| held_by(deal, card) == player.into());
    notebook.after(notebook.me.unwrap()).find(has_one)
}

/// What somebody learns who sees only who shows, by what the notebook's owner expects to be seen.
fn given_away(notebook: &Notebook, all: &[Vec<Holder>], fitting: &[Vec<Holder>], cards: [Card; 3]) -> f64 {
    let public = |deal: &&Vec<Holder>| {
        fits_setup(notebook, deal).1
            && notebook.entries.iter().all(|entry| match &entry.what {
                What::Asked { by, cards, passed, shown } => {
                    let shown = shown.map(|shown| notebook::Shown { card: None, ..shown });
                    let told = What::Asked { by: *by, cards: *cards, passed: passed.clone(), shown };
                    is_true(notebook, &told, deal)
                }
                What::Accused { .. } => is_true(notebook, &entry.what, deal),
                What::Seen { .. } | What::Note { .. } => true,
            })
    };
    let seen: Vec<&Vec<Holder>> = all.iter().filter(public).collect();
    let uncertain = |deals: &mut dyn Iterator<Item = &Vec<Holder>>| {
        let mut crimes: BTreeMap<[Card; 3], f64> = BTreeMap::new();
        deals.for_each(|deal| *crimes.entry(crime(notebook, deal)).or_default() += 1.0);
        bits(crimes.values().copied())
    };
    let before = uncertain(&mut seen.iter().copied());
    let mut chances: BTreeMap<Option<Player>, f64> = BTreeMap::new();
    for deal in fitting {
        *chances.entry(shower(notebook, deal, cards)).or_default() += weight(notebook, deal);
    }
    let total: f64 = chances.values().sum();
    let learned = chances.iter().map(|(who, chance)| {
        let then = uncertain(&mut seen.iter().copied().filter(|deal| shower(notebook, deal, cards) == *who));
        chance / total * (before - then)
    });
    learned.sum()
}
