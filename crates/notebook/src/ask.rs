//! What to ask next.

use belief::{Card, Entry, Holder, Problem, Solver, Weight};
use serde::Serialize;
use ts_rs::TS;

use crate::case::{Case, all_of, set};
use crate::deck::Kind;
use crate::model::What;
use crate::odds::bits;
use crate::samples::{Drawn, draw};
use crate::why::{Group, Source};

/// How many states the search for good suggestions may take: some tenths of a second.
const WORK: usize = 1 << 20;
/// What solving anything takes at least, in states.
const LEAST: usize = 400;
/// How many states one look at what others know may take.
const PUBLIC: usize = 1 << 15;
/// How many deals are looked at for a first impression of all suggestions together.
const LOOKS: usize = 400_000;
/// So many suggestions are given for each room.
const BEST: usize = 3;
/// So many suggestions of each room are looked at closely, where looking at all takes too long.
const PROMISING: usize = 6;

/// What to ask next.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Advice {
    /// Each room with its best suggestions; the most telling room first.
    pub rooms: Vec<RoomAdvice>,
    /// How uncertain the solution is now, in bits.
    pub bits: f64,
    /// The chance of the best accusation now.
    pub win: f64,
    /// Whether the numbers are estimates, for exact ones would have taken too long.
    pub sampled: bool,
}

/// The best suggestions in a room.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct RoomAdvice {
    /// The room's card.
    pub room: u8,
    /// The most telling first.
    pub best: Vec<Proposal>,
}

/// A suggestion that could be made.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Proposal {
    /// A suspect, a weapon, a room.
    pub cards: [u8; 3],
    /// How many bits about the solution the answer is expected to tell.
    pub bits: f64,
    /// The chance that the solution is certain after the answer.
    pub certain: f64,
    /// The chance that the best accusation after the answer is right.
    pub win: f64,
    /// How many bits about the solution the answer is expected to tell somebody who sees only what all can see;
    /// nothing where that takes too long to tell.
    pub gives_away: Option<f64>,
}

/// Why there is nothing to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAdvice {
    /// It is nobody's notebook.
    #[error("it is not said whose notebook this is: `me: Ann`")]
    Onlooker,
    /// One of the cards is no room.
    #[error("{0} is no room")]
    NoRoom(u8),
}

/// One answer that a suggestion may get, in terms of entries.
struct Outcome {
    entries: Vec<Entry>,
    weight: Option<Weight>,
    /// Who showed a card.
    shower: Option<u8>,
}

/// What a suggestion is expected to bring.
#[derive(Default)]
struct Value {
    bits: f64,
    certain: f64,
    win: f64,
    /// The chance that each player is the one to show a card; last, that nobody is.
    shows: Vec<f64>,
}

/// A proposal, and the chance that each player is the one to show a card; last, that nobody is.
type Candidate = (Proposal, Vec<f64>);

impl Case<'_> {
    /// The best suggestions in some rooms, or in all when none is named.
    ///
    /// # Errors
    /// It is nobody's notebook, or a card is no room.
    pub fn advice(&self, rooms: &[u8]) -> Result<Advice, NoAdvice> {
        let me = self.notebook.me.ok_or(NoAdvice::Onlooker)?;
        let all = self.notebook.deck.range(Kind::Room);
        if let Some(&card) = rooms.iter().find(|room| !all.contains(room)) {
            return Err(NoAdvice::NoRoom(card));
        }
        let triples = self.likely.triples();
        let uncertain = bits(triples.iter().map(|(_, chance)| *chance));
        let win = triples.first().map_or(0.0, |(_, chance)| *chance);
        let mut advice = Advice { rooms: Vec::new(), bits: uncertain, win, sampled: self.likely.is_sampled() };
        if triples.len() < 2 {
            return Ok(advice);
        }
        let wanted = |room: &u8| rooms.is_empty() || rooms.contains(room);
        let rooms: Vec<u8> = all.filter(wanted).collect();
        let mut search = Search::new(self, me, uncertain);
        let mut found = search.best(&rooms, &mut advice.sampled);
        // Of the most telling rooms it is told first what is given away.
        found.sort_by(|a, b| first_bits(b).total_cmp(&first_bits(a)));
        search.give_away(&mut found);
        advice.rooms = found
            .into_iter()
            .filter_map(|best| {
                let room = best.first()?.0.cards[2];
                Some(RoomAdvice { room, best: best.into_iter().map(|(proposal, _)| proposal).collect() })
            })
            .collect();
        Ok(advice)
    }
}

fn first_bits(best: &[Candidate]) -> f64 {
    best.first().map_or(0.0, |(proposal, _)| proposal.bits)
}

struct Search<'a> {
    case: &'a Case<'a>,
    me: u8,
    /// How uncertain the solution is.
    bits: f64,
    solver: Solver,
    /// Deals for a first look.
    deals: Vec<Drawn>,
    /// The states that may still be gone through.
    left: usize,
    /// What one suggestion takes, in states.
    cost: usize,
}

impl<'a> Search<'a> {
    fn new(case: &'a Case<'a>, me: u8, bits: f64) -> Search<'a> {
        let deck = &case.notebook.deck;
        let pairs = deck.suspects.len() * deck.weapons.len() * deck.rooms.len();
        let count = (LOOKS / pairs.max(1)).clamp(100, 1_500);
        let deals = match &case.likely {
            crate::odds::Odds::Exact(exact) => draw(&exact.0, case.case_file(), count),
            crate::odds::Odds::Sampled(samples) => samples.deals().iter().take(4 * count).cloned().collect(),
        };
        let answers = 3 * case.notebook.players.len();
        let states = case.likely.solution().map_or(0, belief::Solution::states);
        let cost = answers * (states + LEAST);
        Search { case, me, bits, solver: case.solver(), deals, left: WORK, cost }
    }

    /// The suggestions in a room that are worth a close look, the most promising first where not all are.
    fn promising(&self, room: u8) -> Vec<[u8; 3]> {
        let deck = &self.case.notebook.deck;
        let weapons = |suspect| deck.range(Kind::Weapon).map(move |weapon| [suspect, weapon, room]);
        let pairs: Vec<[u8; 3]> = deck.range(Kind::Suspect).flat_map(weapons).collect();
        if pairs.len() * deck.rooms.len() * self.cost <= WORK && self.case.likely.solution().is_some() {
            return pairs;
        }
        let mut guesses: Vec<(f64, [u8; 3])> = pairs.iter().map(|&cards| (self.guess(cards), cards)).collect();
        guesses.sort_by(|a, b| b.0.total_cmp(&a.0));
        guesses.into_iter().map(|(_, cards)| cards).take(PROMISING).collect()
    }

    /// The best suggestions of each room; says when some number is an estimate.
    ///
    /// The most promising of all rooms are looked at first, then the second, as far as it goes.
    fn best(&mut self, rooms: &[u8], sampled: &mut bool) -> Vec<Vec<Candidate>> {
        let promising: Vec<Vec<[u8; 3]>> = rooms.iter().map(|&room| self.promising(room)).collect();
        let mut best: Vec<Vec<Candidate>> = rooms.iter().map(|_| Vec::new()).collect();
        let most = promising.iter().map(Vec::len).max().unwrap_or(0);
        let exact = self.case.likely.solution().is_some() && self.cost <= WORK / 4;
        for place in 0..most {
            for (of_room, best) in promising.iter().zip(&mut best) {
                let Some(&cards) = of_room.get(place) else { continue };
                let value = if exact && self.left > 0 { self.value(cards) } else { None };
                let value = match value {
                    Some(value) => value,
                    None if place > 0 && (exact || place >= BEST) => continue,
                    None => {
                        *sampled = true;
                        self.estimate(cards)
                    }
                };
                let Value { bits, certain, win, shows } = value;
                best.push((Proposal { cards, bits, certain, win, gives_away: None }, shows));
            }
        }
        for best in &mut best {
            best.sort_by(|(a, _), (b, _)| b.bits.total_cmp(&a.bits).then(b.win.total_cmp(&a.win)));
            best.truncate(BEST);
        }
        best
    }

    /// The answers that a suggestion may get.
    fn outcomes(&self, cards: [u8; 3]) -> Vec<Outcome> {
        let named = set(&cards);
        let odds = &self.case.likely;
        let mut passes: Vec<Entry> = Vec::new();
        let mut outcomes = Vec::new();
        for player in self.case.notebook.after(self.me) {
            let holder = Holder(player);
            let held: Vec<u8> = cards.into_iter().filter(|&card| odds.chance(card, player) > 0.0).collect();
            for &card in &held {
                let mut entries = passes.clone();
                entries.push(Entry::holds(Card(card), holder));
                let weight = Some(Weight::showed_one_of(holder, named));
                outcomes.push(Outcome { entries, weight, shower: Some(player) });
            }
            if held.iter().any(|&card| odds.chance(card, player) == 1.0) {
                return outcomes;
            }
            if !held.is_empty() {
                passes.push(Entry::none_of(holder, named));
            }
        }
        outcomes.push(Outcome { entries: passes, weight: None, shower: None });
        outcomes
    }

    /// What a suggestion is expected to bring, exactly; nothing where that takes too long.
    fn value(&mut self, cards: [u8; 3]) -> Option<Value> {
        let before = self.case.likely.solution()?.weight();
        let players = self.case.notebook.players.len();
        let mut value = Value { shows: vec![0.0; players + 1], ..Value::default() };
        let mut after = 0.0;
        let mut problem = self.case.weighted.clone();
        let entries = problem.entries().len();
        for outcome in self.outcomes(cards) {
            let mut weighed = None;
            if let Some(weight) = outcome.weight {
                let mut with = self.case.weighted.clone();
                // Beyond the range of numbers the choice of the card tells nothing.
                if with.weigh(weight).is_ok() {
                    weighed = Some(with);
                }
            }
            let asked = weighed.as_mut().unwrap_or(&mut problem);
            for entry in outcome.entries {
                asked.enter(entry).ok()?;
            }
            let solved = self.solver.try_solve(asked).ok()?;
            asked.truncate(entries);
            let Some(solution) = solved else { continue };
            self.left = self.left.saturating_sub(solution.states() + LEAST);
            let chance = solution.weight() / before;
            let joint = solution.joint(self.case.case_file()).ok()?;
            let uncertain = bits(joint.iter().map(|(_, chance)| chance));
            let best = joint.likeliest().1;
            after += chance * uncertain;
            value.win += chance * best;
            value.certain += if best == 1.0 { chance } else { 0.0 };
            value.shows[outcome.shower.map_or(players, usize::from)] += chance;
            self.solver.recycle(solution);
        }
        value.bits = (self.bits - after).max(0.0);
        value.certain = value.certain.min(1.0);
        value.win = value.win.min(1.0);
        Some(value)
    }

    /// Who shows a card in a deal, and which they may show.
    fn answer(&self, deal: &Drawn, cards: [u8; 3]) -> Option<(u8, Vec<u8>)> {
        self.case.notebook.after(self.me).find_map(|player| {
            let hand = deal.hands[usize::from(player)];
            let held: Vec<u8> = (0..3_u8).filter(|&place| hand.contains(Card(cards[usize::from(place)]))).collect();
            (!held.is_empty()).then_some((player, held))
        })
    }

    /// What an answer tells about each of the three cards of the solution, summed up, in the deals drawn.
    fn guess(&self, cards: [u8; 3]) -> f64 {
        let count = self.case.notebook.deck.len();
        let answers = 3 * self.case.notebook.players.len() + 1;
        let mut weights = vec![0.0; answers * count];
        let mut totals = vec![0.0; answers];
        let mut before = vec![0.0; count];
        for deal in &self.deals {
            let mut add = |answer: usize, weight: f64| {
                totals[answer] += weight;
                deal.crime.iter().for_each(|&card| weights[answer * count + usize::from(card)] += weight);
            };
            match self.answer(deal, cards) {
                None => add(answers - 1, deal.weight),
                Some((player, held)) => {
                    let each = deal.weight / held.len() as f64;
                    held.iter().for_each(|&place| add(3 * usize::from(player) + usize::from(place), each));
                }
            }
            deal.crime.iter().for_each(|&card| before[usize::from(card)] += deal.weight);
        }
        let total: f64 = totals.iter().sum();
        let uncertain = |weights: &[f64], total: f64| bits(weights.iter().map(|weight| weight / total));
        let after = totals.iter().zip(weights.chunks(count)).filter(|(weight, _)| **weight > 0.0);
        let after: f64 = after.map(|(&weight, of)| weight / total * uncertain(of, weight)).sum();
        if total > 0.0 { (uncertain(&before, total) - after).max(0.0) } else { 0.0 }
    }

    /// What a suggestion brings in the deals drawn.
    fn estimate(&self, cards: [u8; 3]) -> Value {
        let mut by_answer: std::collections::BTreeMap<(u8, u8), std::collections::BTreeMap<[u8; 3], f64>> =
            std::collections::BTreeMap::new();
        let mut total = 0.0;
        for deal in &self.deals {
            total += deal.weight;
            match self.answer(deal, cards) {
                None => *by_answer.entry((u8::MAX, 0)).or_default().entry(deal.crime).or_default() += deal.weight,
                Some((player, held)) => {
                    for place in &held {
                        let crimes = by_answer.entry((player, *place)).or_default();
                        *crimes.entry(deal.crime).or_default() += deal.weight / held.len() as f64;
                    }
                }
            }
        }
        let mut value = Value { bits: self.guess(cards).min(self.bits), ..Value::default() };
        for crimes in by_answer.values() {
            let best = crimes.values().fold(0.0_f64, |best, &weight| best.max(weight));
            value.win += best / total;
            value.certain += if crimes.len() == 1 { best / total } else { 0.0 };
        }
        value
    }

    /// Adds what others would learn: of the best suggestion of each room, then of the second, as far as it goes.
    fn give_away(&mut self, rooms: &mut [Vec<Candidate>]) {
        let Some(public) = Public::of(self.case) else { return };
        let mut left = WORK / 2;
        for place in 0..BEST {
            for (proposal, shows) in rooms.iter_mut().filter_map(|room| room.get_mut(place)) {
                if shows.is_empty() {
                    continue;
                }
                proposal.gives_away = public.learned(self.case, self.me, proposal.cards, shows, &mut left);
                if left == 0 || proposal.gives_away.is_none() {
                    return;
                }
            }
        }
    }
}

/// What somebody knows who holds no card and sees only what all can see.
struct Public {
    problem: Problem,
    bits: f64,
}

impl Public {
    fn of(case: &Case<'_>) -> Option<Public> {
        let notebook = case.notebook;
        let open = case.groups.iter().filter(|group| group.source == Source::Open).cloned();
        // From the entries themselves: what their owner knew before may still be new to others.
        let seen = (0..).zip(&notebook.entries).map(|(number, entry)| {
            let source = Source::Entry(number);
            let entries = match &entry.what {
                What::Asked { cards, passed, shown, .. } => {
                    let passes = passed.iter().map(|&player| Entry::none_of(Holder(player), set(cards)));
                    let shows = shown.map(|shown| Entry::any_of(Holder(shown.by), set(cards)));
                    passes.chain(shows).collect()
                }
                What::Accused { cards, .. } => vec![Entry::not_all(case.case_file(), set(cards))],
                What::Seen { .. } | What::Note { .. } => Vec::new(),
            };
            Group { source, entries }
        });
        let groups: Vec<Group> = open.chain(seen).collect();
        let problem = all_of(&case.base, &groups);
        let bits = uncertainty(&problem, case.case_file())?.0;
        Some(Public { problem, bits })
    }

    /// How many bits are expected to be learned from who shows a card.
    fn learned(&self, case: &Case<'_>, me: u8, cards: [u8; 3], shows: &[f64], left: &mut usize) -> Option<f64> {
        let named = set(&cards);
        let mut problem = self.problem.clone();
        let players = case.notebook.players.len();
        let mut learned = 0.0;
        let order = case.notebook.after(me).map(|player| (Some(player), shows[usize::from(player)]));
        for (shower, chance) in order.chain([(None, shows[players])]) {
            let entries = problem.entries().len();
            if chance > 0.0 {
                if let Some(player) = shower {
                    problem.enter(Entry::any_of(Holder(player), named)).ok()?;
                }
                let (bits, states) = uncertainty(&problem, case.case_file())?;
                *left = left.saturating_sub(states + LEAST);
                learned += chance * (self.bits - bits);
                problem.truncate(entries);
            }
            if let Some(player) = shower {
                problem.enter(Entry::none_of(Holder(player), named)).ok()?;
            }
        }
        Some(learned)
    }
}

/// How uncertain the solution is, and how many states it took to tell; nothing when that takes too long.
fn uncertainty(problem: &Problem, case_file: Holder) -> Option<(f64, usize)> {
    let solution = Solver::with_limit(PUBLIC).try_solve(problem).ok()??;
    let joint = solution.joint(case_file).ok()?;
    Some((bits(joint.iter().map(|(_, chance)| chance)), solution.states()))
}
