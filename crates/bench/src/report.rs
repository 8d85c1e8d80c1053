//! What came of it all, in figures.

use std::collections::BTreeMap;

use bots::Mean;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Exam, Heard, Held, Played, Series, Turn, Verdict, Way, version};

/// A benchmark that was run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The number of the prompt: results by different ones cannot be compared.
    pub prompt: u32,
    /// The game.
    pub game: String,
    /// What was agreed before it.
    pub setup: Value,
    /// The level of the bots on the seats that were left.
    pub level: String,
    /// How many deals.
    pub deals: u32,
    /// Where their chance came from.
    pub seed: u64,
    /// How often players were asked again.
    pub retries: u32,
    /// How many games were given up, because they were not over after so many moves: nobody has won them.
    pub unfinished: u64,
    /// The players.
    pub players: Vec<Summary>,
    /// Of two players, by how much the first scored more than the second.
    pub duel: Option<Duel>,
    /// The games.
    pub games: Vec<Played>,
}

/// A mean and what is known of its error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean; 0 of nothing.
    pub mean: f64,
    /// Its standard error; null of less than two values.
    pub error: Option<f64>,
    /// Of how many values.
    pub count: u64,
}

impl From<Mean> for Estimate {
    fn from(mean: Mean) -> Self {
        let error = Some(mean.standard_error()).filter(|error| error.is_finite());
        Estimate { mean: mean.mean(), error, count: mean.count() }
    }
}

/// Two players at the same deals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    /// By deal, the mean of the first player's score less the second's; null where a game came to no end, or one of them
    /// was lost in it.
    pub by_deal: Vec<Option<f64>>,
    /// Over all deals.
    pub difference: Estimate,
}

/// A player, all in all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// What they are called.
    pub name: String,
    /// The share of each game that they won, of those in which they were not lost.
    pub won: Estimate,
    /// Their score in those of the same games that came to an end.
    pub score: Estimate,
    /// The games in which they did not answer, and were asked no more.
    pub lost: Losses,
    /// How many moves were theirs to make.
    pub moves: u64,
    /// How many of them the weakest bot had to make.
    pub substituted: u64,
    /// How often they were asked for claims.
    pub exams: u64,
    /// How often there were none.
    pub unanswered: u64,
    /// Their answers that were none, by what was wrong with them; those that asking again overcame are among them.
    pub faults: BTreeMap<Way, u64>,
    /// What they claimed, by how sure they were and by what the judge said.
    pub claims: BTreeMap<Held, BTreeMap<Verdict, u64>>,
    /// The share of what followed that they claimed, in bits; null where nothing followed.
    pub found: Option<f64>,
    /// The bits by which what they knew shrank what was open, each time they were asked.
    pub gained: Estimate,
    /// The bits that they left lying, each time they were asked.
    pub left: Estimate,
    /// The same for the first time in each game, the second and so on.
    pub left_by_exam: Vec<Estimate>,
    /// How many things they claimed to be likely whose exact chance is below a tenth, below two tenths and so on.
    pub likely: Vec<u64>,
    /// What they said and heard that was not so.
    pub lies: Lies,
}

/// Games in which a player was lost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Losses {
    /// How many.
    pub games: u64,
    /// Why, in sentences: each reason once.
    pub why: Vec<String>,
}

impl Losses {
    /// The games in which the player of this name was lost.
    pub fn of(name: &str, games: &[Played]) -> Losses {
        let mut losses = Losses::default();
        let in_game = |game: &'_ Played| -> Option<String> {
            let seat = game.seat_of(name)?;
            Some(game.lost.iter().find(|lost| lost.seat.index() == seat)?.why.clone())
        };
        for why in games.iter().filter_map(in_game) {
            losses.games += 1;
            if !losses.why.contains(&why) {
                losses.why.push(why);
            }
        }
        losses
    }
}

/// Lies, told and heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lies {
    /// How often they said something that could have been a lie.
    pub said: u64,
    /// How often it was one.
    pub told: u64,
    /// How often they were asked while something stood that somebody else had said, and it was a lie.
    pub heard: u64,
    /// How often they held such a lie certain or likely to be so.
    pub believed: u64,
    /// How often they held it impossible.
    pub seen_through: u64,
    /// How often they held impossible what was no lie.
    pub wronged: u64,
}

impl Report {
    pub(crate) fn new(series: &Series<'_>, names: &[String], games: Vec<Played>) -> Report {
        Report {
            prompt: version(),
            game: series.game.name().to_owned(),
            setup: serde_json::from_str(series.setup).expect("a setup is JSON"),
            level: series.level.to_owned(),
            deals: series.deals,
            seed: series.seed,
            retries: series.retries,
            unfinished: games.iter().filter(|game| game.scores.is_none()).count() as u64,
            players: names.iter().map(|name| Summary::of(name, &games)).collect(),
            duel: if let [one, other] = names { Some(Duel::of(one, other, &games, series.deals)) } else { None },
            games,
        }
    }
}

impl Played {
    /// Where a player sat.
    fn seat_of(&self, name: &str) -> Option<usize> {
        self.seats.iter().position(|seated| seated == name)
    }

    /// The moves of a player.
    fn turns_of<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a Turn> + use<'a> {
        let seat = self.seat_of(name);
        self.turns.iter().filter(move |turn| Some(turn.seat.index()) == seat)
    }

    /// Where a player sat who played to the end: what a bot made of the seat of one who was lost is not theirs.
    fn played_by(&self, name: &str) -> Option<usize> {
        self.seat_of(name).filter(|seat| self.lost.iter().all(|lost| lost.seat.index() != *seat))
    }

    fn score_of(&self, name: &str) -> Option<f64> {
        Some(f64::from(self.scores.as_ref()?[self.played_by(name)?]))
    }

    fn won_by(&self, name: &str) -> Option<f64> {
        let seat = self.played_by(name)?;
        let won = self.winners.iter().any(|winner| winner.index() == seat);
        Some(if won { 1.0 / self.winners.len() as f64 } else { 0.0 })
    }
}

impl Duel {
    fn of(one: &str, other: &str, games: &[Played], deals: u32) -> Duel {
        let difference = |deal: u32| {
            let of_deal = games.iter().filter(|game| game.deal == deal);
            let of_game = |game: &Played| Some(game.score_of(one)? - game.score_of(other)?);
            let all: Option<Mean> = of_deal.map(of_game).collect();
            all.filter(|mean| mean.count() > 0).map(|mean| mean.mean())
        };
        let by_deal: Vec<Option<f64>> = (0..deals).map(difference).collect();
        let difference: Mean = by_deal.iter().flatten().copied().collect();
        Duel { by_deal, difference: difference.into() }
    }
}

impl Summary {
    fn of(name: &str, games: &[Played]) -> Summary {
        let turns = || games.iter().flat_map(|game| game.turns_of(name));
        let exams = || turns().filter_map(Turn::judged);
        let number = |of: usize| of as u64;
        let mut faults = BTreeMap::new();
        for fault in turns()
            .flat_map(|turn| &turn.faults)
            .chain(turns().flat_map(|turn| &turn.exam).flat_map(|exam| &exam.faults))
        {
            *faults.entry(fault.way).or_default() += 1;
        }
        let mut claims: BTreeMap<Held, BTreeMap<Verdict, u64>> = BTreeMap::new();
        let mut likely = vec![0; 10];
        for judged in exams().flat_map(|exam| &exam.judgement.claims) {
            *claims.entry(judged.claim.held).or_default().entry(judged.verdict).or_default() += 1;
            if let (Held::Likely, Some(chance)) = (judged.claim.held, judged.chance) {
                likely[((chance * 10.0) as usize).min(9)] += 1;
            }
        }
        let sum = |of: fn(&Exam) -> f64| exams().map(of).sum::<f64>();
        let (followed, left) = (sum(|exam| exam.judgement.followed), sum(|exam| exam.judgement.left));
        let mean = |of: fn(&Exam) -> f64| Estimate::from(exams().map(of).collect::<Mean>());
        let by_game: Vec<Vec<f64>> = games
            .iter()
            .map(|game| game.turns_of(name).filter_map(|turn| Some(turn.judged()?.judgement.left)).collect())
            .collect();
        let longest = by_game.iter().map(Vec::len).max().unwrap_or(0);
        let at = |place: usize| by_game.iter().filter_map(|of| of.get(place)).copied().collect::<Mean>().into();
        Summary {
            name: name.to_owned(),
            won: games.iter().filter_map(|game| game.won_by(name)).collect::<Mean>().into(),
            score: games.iter().filter_map(|game| game.score_of(name)).collect::<Mean>().into(),
            lost: Losses::of(name, games),
            moves: number(turns().count()),
            substituted: number(turns().filter(|turn| !turn.own).count()),
            exams: number(exams().count()),
            unanswered: number(exams().filter(|exam| !exam.answered).count()),
            faults,
            claims,
            found: (followed > 0.0).then(|| (1.0 - left / followed).clamp(0.0, 1.0)),
            gained: mean(|exam| exam.gained),
            left: mean(|exam| exam.judgement.left),
            left_by_exam: (0..longest).map(at).collect(),
            likely,
            lies: Lies::of(turns()),
        }
    }
}

impl Lies {
    fn of<'a>(turns: impl Iterator<Item = &'a Turn>) -> Lies {
        let mut lies = Lies::default();
        for turn in turns {
            let said = turn.lie.filter(|_| turn.own);
            lies.said += u64::from(said.is_some());
            lies.told += u64::from(said == Some(true));
            let Some(Heard { lie, held }) = turn.judged().and_then(|exam| exam.heard) else { continue };
            lies.heard += u64::from(lie);
            lies.believed += u64::from(lie && matches!(held, Some(Held::Certain | Held::Likely)));
            lies.seen_through += u64::from(lie && held == Some(Held::Impossible));
            lies.wronged += u64::from(!lie && held == Some(Held::Impossible));
        }
        lies
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    #[test]
    fn a_game_that_came_to_no_end_is_one_that_nobody_won() {
        let game = |deal, scores: Option<Vec<i32>>, winners| Played {
            deal,
            seats: vec!["one".to_owned(), "other".to_owned()],
            turns: Vec::new(),
            lost: Vec::new(),
            moves: Vec::new(),
            scores,
            winners,
        };
        let games = [game(0, Some(vec![1, 0]), vec![Seat(0)]), game(1, None, Vec::new())];
        let [one, other] = ["one", "other"].map(|name| Summary::of(name, &games));
        assert_eq!([(one.won.mean, one.won.count), (other.won.mean, other.won.count)], [(0.5, 2), (0.0, 2)]);
        assert_eq!((one.score.mean, one.score.count), (1.0, 1));
        assert_eq!(Duel::of("one", "other", &games, 2).by_deal, [Some(1.0), None]);
    }
}
