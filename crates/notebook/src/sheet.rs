//! The sheet: every card beside everybody who may hold it.

use std::collections::HashMap;

use inference::{Analysis, Card, CardSet, Certainty, Holder, Odds, entropy};
use serde::Serialize;
use ts_rs::TS;

use crate::case::Case;

/// How many of the likeliest solutions are listed.
const TRIPLES: usize = 12;

/// Who has which card, as far as it follows.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Sheet {
    /// How many deals are left that fit everything noted.
    pub deals: f64,
    /// Whether chances are estimates, for exact ones would have taken more than a second.
    pub sampled: bool,
    /// How many deals of equal weight the estimates rest on; 0 means that there is no estimate.
    pub samples: u32,
    /// By card, then by holder: the players, the case file, cards that lie face up.
    pub cells: Vec<Vec<Cell>>,
    /// What the case file may hold: the likeliest first, a dozen at most.
    pub triples: Vec<Triple>,
    /// How many different solutions are possible.
    pub solutions: u32,
    /// How uncertain the solution is, in bits, by the likely reading.
    pub bits: f64,
    /// The solution, when it is certain.
    #[ts(as = "Option<[u8; 3]>")]
    pub solved: Option<[Card; 3]>,
}

/// What is known of a card at a holder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Cell {
    /// What is certain.
    pub mark: Certainty,
    /// The chance where every deal that fits counts the same.
    pub possible: f64,
    /// The chance where it counts how a player chooses which card to show.
    pub likely: f64,
}

/// A suspect, a weapon and a room, with the chances that the case file holds just these.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Triple {
    /// The cards.
    #[ts(as = "[u8; 3]")]
    pub cards: [Card; 3],
    /// The chance where every deal that fits counts the same.
    pub possible: f64,
    /// The chance where it counts how a player chooses which card to show.
    pub likely: f64,
}

impl Case<'_> {
    /// Who has which card, as far as it follows, with all chances.
    pub fn sheet(&self) -> Sheet {
        let (notebook, Analysis { possible, likely, .. }) = (self.notebook, &self.analysis);
        let row = |card| notebook.holders().map(|holder| cell(&self.analysis, card, holder)).collect();
        let cells: Vec<Vec<Cell>> = (0..notebook.deck.len() as u8).map(Card).map(row).collect();
        let (all, likeliest) = (possible.case_files(), likely.case_files());
        let also: HashMap<CardSet, f64> = all.iter().copied().collect();
        let listed = |&(cards, likely): &(CardSet, f64)| {
            let possible = also.get(&cards).copied().unwrap_or(0.0);
            Triple { cards: triple(cards), possible, likely }
        };
        let file = usize::from(notebook.case_file().0);
        let certain = (0..).map(Card).zip(&cells).filter(|(_, row)| row[file].mark == Certainty::Has);
        let certain: Vec<Card> = certain.map(|(card, _)| card).collect();
        let worth = [possible, likely].into_iter().filter_map(Odds::worth).reduce(f64::min);
        Sheet {
            deals: possible.deals(),
            sampled: self.is_sampled(),
            samples: worth.map_or(0, |worth| worth as u32),
            triples: likeliest.iter().take(TRIPLES).map(listed).collect(),
            solutions: all.len() as u32,
            bits: entropy(likeliest.iter().map(|(_, chance)| *chance)),
            solved: certain.try_into().ok(),
            cells,
        }
    }
}

impl Sheet {
    /// What is known of a card at a holder.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn cell(&self, card: Card, holder: Holder) -> Cell {
        self.cells[usize::from(card.0)][usize::from(holder.0)]
    }
}

fn cell(analysis: &Analysis, card: Card, holder: Holder) -> Cell {
    let mark = analysis.mark(card, holder);
    let chance = |odds: &Odds| match mark {
        Certainty::Has => 1.0,
        Certainty::Not => 0.0,
        Certainty::Open => odds.chance(card, holder),
    };
    Cell { mark, possible: chance(&analysis.possible), likely: chance(&analysis.likely) }
}

/// # Panics
/// When these are not three cards.
pub(crate) fn triple(cards: CardSet) -> [Card; 3] {
    let mut cards = cards.iter();
    std::array::from_fn(|_| cards.next().expect("a case file holds three cards"))
}
