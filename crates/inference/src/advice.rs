//! The most telling questions.

use belief::{Card, CardSet, Solver, entropy};
use sets::sort_few;

use crate::analysis::Analysis;
use crate::asker::{Asker, LEAST, Onlooker, Worth};
use crate::holder::Player;
use crate::impression::Impression;
use crate::odds::Odds;
use crate::samples::draw;

/// How many states the search for good questions may take: some tenths of a second.
const WORK: usize = 1 << 20;
/// A single answer may take this part of it.
const PART: usize = 16;
/// How many states one look at what others know may take.
const PUBLIC: usize = 1 << 15;
/// How many deals are looked at for a first impression of all questions together.
const LOOKS: usize = 400_000;
/// How many questions are given for each place.
const BEST: usize = 3;

/// What to ask next.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Each place with its best questions; the most telling place first.
    pub places: Vec<PlaceAdvice>,
    /// How uncertain the case file is now, in bits.
    pub bits: f64,
    /// The chance of the best accusation now.
    pub win: f64,
    /// Whether the numbers are estimates, for exact ones would have taken too long.
    pub sampled: bool,
}

/// The best questions with one card, such as those that can be asked in a room.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceAdvice {
    /// The card.
    pub place: Card,
    /// The most telling first.
    pub best: Vec<Proposal>,
}

/// A question that could be asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// One card of each category.
    pub cards: CardSet,
    /// What it is expected to bring.
    pub worth: Worth,
    /// How many bits about the case file the answer is expected to tell somebody who sees only what all can see;
    /// nothing where that takes too long to tell.
    pub gives_away: Option<f64>,
}

/// How much a search for the best questions may be.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// How many states it may take to reckon questions exactly; none, and all are estimated.
    pub states: usize,
    /// So many of the most promising questions with each card are reckoned exactly whatever that takes.
    pub least: usize,
}

impl Analysis {
    /// The best questions of a player with each of these cards, such as the rooms that they can reach.
    ///
    /// # Panics
    /// When there is no such player or card.
    pub fn advice(&self, player: Player, places: &[Card]) -> Advice {
        let case_files = self.likely.case_files();
        let bits = entropy(case_files.iter().map(|(_, chance)| *chance));
        let win = case_files.first().map_or(0.0, |(_, chance)| *chance);
        let mut advice = Advice { places: Vec::new(), bits, win, sampled: self.likely.is_sampled() };
        if case_files.len() < 2 {
            return advice;
        }
        let (impression, budget) = self.first_look(player);
        let mut asker = self.asker(player);
        let (mut found, sampled) = asker.best(places, bits, &impression, budget);
        advice.sampled |= sampled;
        // Of the most telling places it is told first what is given away.
        sort_few(&mut found, |one, other| one.best[0].worth.bits < other.best[0].worth.bits);
        self.give_away(player, &mut found);
        advice.places = found;
        advice
    }

    /// Who is about to ask.
    fn asker(&self, player: Player) -> Asker {
        Asker::new(Solver::with_limit(self.work), &self.log, player)
    }

    /// A first impression of the questions of a player, and how far it pays to look closer.
    fn first_look(&self, player: Player) -> (Impression, Budget) {
        let setup = self.log.setup();
        let questions: usize = setup.categories().iter().map(|cards| cards.len()).product();
        let count = (LOOKS / questions.max(1)).clamp(100, 1_500);
        let (deals, exact) = match &self.likely {
            Odds::Exact(exact) => (draw(&exact.0, count), exact.0.states() + LEAST <= WORK / PART),
            Odds::Sampled(samples) => (samples.deals.iter().take(4 * count).copied().collect(), false),
        };
        let budget = Budget { states: if exact { WORK } else { 0 }, least: 0 };
        (Impression::weighed(setup, player, deals), budget)
    }

    /// Adds what others would learn: of the best question of each place, then of the second, as far as it goes.
    fn give_away(&self, player: Player, places: &mut [PlaceAdvice]) {
        let Some(mut others) = Onlooker::new(&self.log.public(), PUBLIC) else { return };
        for rank in 0..BEST {
            for proposal in places.iter_mut().filter_map(|place| place.best.get_mut(rank)) {
                if proposal.worth.shows.is_empty() {
                    continue;
                }
                proposal.gives_away = others.learns(player, proposal.cards, &proposal.worth.shows);
                if others.reckoner.spent >= WORK / 2 || proposal.gives_away.is_none() {
                    return;
                }
            }
        }
    }
}

impl Asker {
    /// The best questions with each of these cards, as far as the budget goes, when the case file is uncertain by so many
    /// bits; and whether some number is an estimate.
    ///
    /// The most promising of all places are looked at first, then the second, as far as it goes.
    ///
    /// # Panics
    /// When there is no such card.
    pub fn best(
        &mut self,
        places: &[Card],
        bits: f64,
        impression: &Impression,
        budget: Budget,
    ) -> (Vec<PlaceAdvice>, bool) {
        let promising: Vec<Vec<CardSet>> = places.iter().map(|&place| self.promising(place, impression)).collect();
        let mut found: Vec<PlaceAdvice> =
            places.iter().map(|&place| PlaceAdvice { place, best: Vec::new() }).collect();
        let (exact, mut sampled) = (budget.states > 0, false);
        let most = promising.iter().map(Vec::len).max().unwrap_or(0);
        for rank in 0..most {
            for (questions, found) in promising.iter().zip(&mut found) {
                let Some(&cards) = questions.get(rank) else { continue };
                let affordable = self.reckoner.spent < budget.states || rank < budget.least;
                let worth = affordable.then(|| self.worth(cards, bits)).flatten();
                let worth = match worth {
                    Some(worth) => worth,
                    None if rank > 0 && (exact || rank >= BEST) => continue,
                    None => {
                        sampled = true;
                        impression.estimate(cards, bits)
                    }
                };
                found.best.push(Proposal { cards, worth, gives_away: None });
            }
        }
        for place in &mut found {
            sort_few(&mut place.best, |one, other| {
                (one.worth.bits, one.worth.win) < (other.worth.bits, other.worth.win)
            });
            place.best.truncate(BEST);
        }
        found.retain(|place| !place.best.is_empty());
        (found, sampled)
    }

    /// The questions with a card that differ in what they tell, the most promising first.
    fn promising(&self, place: Card, impression: &Impression) -> Vec<CardSet> {
        let (mut different, others) = self.different(place);
        impression.sort(&mut different);
        // Where there are few to choose from, those that tell the same are named too.
        let few = BEST.saturating_sub(different.len());
        different.extend(others.into_iter().take(few));
        different
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Event, Log, Setup, Shown};

    /// Far more than the hardest position known with the standard cards.
    const ENOUGH: usize = 1 << 18;

    /// Stored games of `seats` players in the format of `crates/belief/data`, each told from its first seat up to every
    /// third question.
    fn logs(games: &str, seats: usize) -> Vec<Log> {
        let me = Player(0);
        let number = |word: &str| word.parse().expect("a number");
        let mut logs = Vec::new();
        for game in games.split("deal ").filter(|game| !game.is_empty()) {
            let mut lines = game.lines();
            let deal = lines.next().expect("a deal").as_bytes();
            let hand = |seat: usize| -> CardSet {
                (0..)
                    .zip(deal)
                    .filter(|&(_, &byte)| byte == b'0' + seat as u8)
                    .map(|(card, _)| Card(card))
                    .collect()
            };
            let hands: Vec<u8> = (0..seats).map(|seat| hand(seat).len() as u8).collect();
            let mut log = Log::new(Setup::new(&[6, 6, 9], &hands, 0).expect("a game"), Some(me));
            log.push(Event::Holds { holder: me.into(), cards: hand(0) });
            for (place, line) in lines.enumerate() {
                if place % 3 == 0 {
                    logs.push(log.clone());
                }
                let words: Vec<&str> = line.split(' ').collect();
                let (by, cards) = (Player(number(words[0])), words[1..4].iter().map(|word| Card(number(word))));
                let shower = (words[4] != "-").then(|| Player(number(words[4])));
                let passed = by.others(seats).take_while(|&player| Some(player) != shower).collect();
                let sees = by == me || shower == Some(me);
                let shown = shower.map(|by| Shown { by, card: sees.then(|| Card(number(words[5]))) });
                log.push(Event::Asked { by, cards: cards.collect(), passed, shown });
            }
        }
        logs
    }

    /// How many bits the best question that the advice names for each room falls short of the best of all.
    fn losses(log: Log) -> Vec<f64> {
        let rooms: Vec<Card> = log.setup().categories()[2].iter().collect();
        let analysis = Analysis::of(log, ENOUGH).expect("a true game");
        let advice = analysis.advice(Player(0), &rooms);
        let mut asker = analysis.asker(Player(0));
        let mut best = |place: Card| {
            let (questions, _) = asker.different(place);
            let worth = questions.into_iter().filter_map(|cards| asker.worth(cards, advice.bits));
            worth.map(|worth| worth.bits).fold(0.0, f64::max)
        };
        let loss = |room: &PlaceAdvice| (best(room.place) - room.best[0].worth.bits).max(0.0);
        advice.places.iter().map(loss).collect()
    }

    #[test]
    fn the_best_question_is_found_where_all_can_be_worked_out() {
        let logs = logs(include_str!("../../belief/data/games-3.txt"), 3);
        let losses: Vec<f64> = logs.into_iter().step_by(31).take(8).flat_map(losses).collect();
        assert!(losses.len() > 20, "{}", losses.len());
        assert!(losses.iter().all(|&loss| loss < 1e-6), "{losses:?}");
    }

    /// `cargo test --release -p inference --lib missed -- --ignored --nocapture`
    #[test]
    #[ignore = "a measurement: a minute in release"]
    #[expect(clippy::print_stdout, reason = "it is run for its figures")]
    fn how_often_the_best_question_is_missed() {
        println!("players  rooms asked about  missed by 0.001 bits  mean loss  worst loss");
        for (seats, games) in [
            (3, include_str!("../../belief/data/games-3.txt")),
            (4, include_str!("../../belief/data/games-4.txt")),
            (5, include_str!("../../belief/data/games-5.txt")),
            (6, include_str!("../../belief/data/games-6.txt")),
        ] {
            let losses: Vec<f64> = logs(games, seats).into_iter().step_by(17).flat_map(losses).collect();
            let missed = losses.iter().filter(|&&loss| loss > 1e-3).count() as f64;
            let count = losses.len() as f64;
            let (mean, worst) = (losses.iter().sum::<f64>() / count, losses.iter().copied().fold(0.0, f64::max));
            println!("{seats:7}  {count:17}  {:19.2}%  {mean:9.5}  {worst:10.3}", 100.0 * missed / count);
        }
    }
}
