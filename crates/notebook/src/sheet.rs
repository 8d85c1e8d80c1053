//! The sheet: every card beside everybody who may hold it.

use serde::Serialize;
use ts_rs::TS;

use crate::case::Case;
use crate::odds::bits;

/// So many of the likeliest solutions are listed.
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
    /// By card, then by holder: the players, the case file, cards laid open.
    pub cells: Vec<Vec<Cell>>,
    /// What the case file may hold: the likeliest first, a dozen at most.
    pub triples: Vec<Triple>,
    /// How many different solutions are possible.
    pub solutions: u32,
    /// How uncertain the solution is, in bits, by the likely reading.
    pub bits: f64,
    /// The solution, when it is certain.
    pub solved: Option<[u8; 3]>,
}

/// What is known of a card at a holder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Cell {
    /// What is certain.
    pub mark: Mark,
    /// The chance where every deal that fits counts the same.
    pub possible: f64,
    /// The chance where it counts how a player chooses which card to show.
    pub likely: f64,
}

/// What is certain of a card at a holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "notebook/")]
pub enum Mark {
    /// It is there.
    Has,
    /// It is not there.
    Not,
    /// It may be there.
    Open,
}

/// A suspect, a weapon and a room, with the chances that the case file holds just these.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Triple {
    /// The cards.
    pub cards: [u8; 3],
    /// The chance where every deal that fits counts the same.
    pub possible: f64,
    /// The chance where it counts how a player chooses which card to show.
    pub likely: f64,
}

impl Sheet {
    pub(crate) fn of(case: &Case<'_>) -> Sheet {
        let notebook = case.notebook;
        let holders = notebook.holders() as u8;
        let cells: Vec<Vec<Cell>> = (0..notebook.deck.len() as u8)
            .map(|card| (0..holders).map(|holder| cell(case, card, holder)).collect())
            .collect();
        let possible = case.possible.triples();
        let likely = case.likely.triples();
        let also: std::collections::HashMap<[u8; 3], f64> = possible.iter().copied().collect();
        let triple = |&(cards, likely): &([u8; 3], f64)| {
            let possible = also.get(&cards).copied().unwrap_or(0.0);
            Triple { cards, possible, likely }
        };
        let file = usize::from(notebook.case_file());
        let certain: Vec<u8> =
            (0..).zip(&cells).filter(|(_, row)| row[file].mark == Mark::Has).map(|(card, _)| card).collect();
        Sheet {
            deals: case.possible.count(),
            sampled: case.is_sampled(),
            samples: samples(case),
            triples: likely.iter().take(TRIPLES).map(triple).collect(),
            solutions: possible.len() as u32,
            bits: bits(likely.iter().map(|(_, chance)| *chance)),
            solved: certain.try_into().ok(),
            cells,
        }
    }

    /// What is known of a card at a holder.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn cell(&self, card: u8, holder: u8) -> Cell {
        self.cells[usize::from(card)][usize::from(holder)]
    }
}

fn samples(case: &Case<'_>) -> u32 {
    let worth = [&case.possible, &case.likely].map(|odds| match odds {
        crate::odds::Odds::Exact(_) => f64::INFINITY,
        crate::odds::Odds::Sampled(samples) => samples.worth(),
    });
    let least = worth[0].min(worth[1]);
    if least.is_finite() { least as u32 } else { 0 }
}

fn cell(case: &Case<'_>, card: u8, holder: u8) -> Cell {
    let (possible, likely) = (case.possible.chance(card, holder), case.likely.chance(card, holder));
    let mark = case.mark(card, holder);
    match mark {
        Mark::Has => Cell { mark, possible: 1.0, likely: 1.0 },
        Mark::Not => Cell { mark, possible: 0.0, likely: 0.0 },
        Mark::Open => Cell { mark, possible, likely },
    }
}

impl Case<'_> {
    /// What is certain of a card at a holder.
    pub(crate) fn mark(&self, card: u8, holder: u8) -> Mark {
        let (belief_card, place) = (belief::Card(card), usize::from(holder));
        if let Some(bounds) = &self.bounds {
            return bounds.mark(belief_card, place);
        }
        let chance = self.possible.chance(card, holder);
        match self.possible.solution() {
            // Exact chances are exactly 0 or 1 when that is certain.
            Some(_) if chance == 1.0 => Mark::Has,
            Some(_) if chance == 0.0 => Mark::Not,
            _ => Mark::Open,
        }
    }
}
