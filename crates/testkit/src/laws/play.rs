//! Laws 1 to 3: games end, options agree with the rules, logs replay, bad moves are refused.

use std::collections::{BTreeSet, HashSet};

use game::chance::below;
use game::{Game, Illegal, Knowledge, Mover, Options, Refusal, Seat, Table, Turn, Viewer};

use presentation::{Listener, Words};

use super::lines::Line;
use super::{Laws, Verdict};
use crate::{Violation, World, clauses};

/// A fair sample is taken only where there are at most this many moves.
const SAMPLED: usize = 32;

impl<G: Game> Laws<G> {
    /// Law 1: random games end within the stated bound and never panic; `Options` agrees with `check` on listed,
    /// picked and changed moves.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_1_games_end(&self) -> Verdict {
        self.each_line(1, |line, tally| {
            let mut rng = line.rng();
            let log = line.end.log();
            let sampled = below(&mut rng, log.len() as u32 + 1) as usize;
            line.walk(|world| {
                tally.positions += 1;
                let ply = world.log().len();
                let mut candidates = vec![];
                for m in log.get(ply).into_iter().chain(log.get(below(&mut rng, log.len() as u32) as usize)) {
                    candidates.push(m.clone());
                    candidates.extend(self.near(m, log, &mut rng).0);
                }
                let listed = (line.toy || world.game().turn() == Turn::Over).then(|| list(world.game()));
                options_agree(world, &candidates, listed.as_deref())?;
                match (&listed, world.game().turn()) {
                    (_, Turn::Over) => is_over(world),
                    (Some(listed), _) if ply == sampled => picks_are_fair(world, listed, &mut rng),
                    _ => Ok(()),
                }
            })
        })
    }

    /// Law 2: replaying the log gives the same game; setup, moves, observations and views survive JSON.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_2_replay(&self) -> Verdict {
        self.each_line(2, |line, tally| {
            let table = line.end.table();
            let setup = survives(&line.end, "setup", table.setup())?;
            let mut again: Table<G> = Table::new(setup)
                .map_err(|refused| line.end.violation(2, "the setup is refused now").at("error", refused))?;
            for m in table.log() {
                let m = survives(&line.end, "move", m)?;
                let mover = again.game().turn().mover();
                let played = mover.ok_or(Refusal::Over).and_then(|mover| again.play(mover, m));
                played.map_err(|refused| {
                    let moves_made = again.log().len();
                    let violation = line.end.violation(2, "a move of the log is refused now");
                    violation.at("refusal", refused).at("moves made", moves_made)
                })?;
            }
            same_truth(&line.end, table.game(), again.game())?;
            for viewer in Viewer::all(table.game().seats()) {
                let followed = self.follow(line, viewer, &mut tally.positions)?;
                let knowledge = again.knowledge(viewer);
                if followed != knowledge {
                    let what = format!("what {viewer} knows depends on when it is asked");
                    return Err(line.end.violation(2, what).diff(&followed, &knowledge));
                }
            }
            Ok(())
        })
    }

    /// What a viewer knows at the end, kept up move by move; looks on the way whether views survive JSON.
    fn follow(&self, line: &Line<G>, viewer: Viewer, looks: &mut u64) -> Result<Knowledge<G>, Violation> {
        let start: World<G> = World::start(line.end.setup())?;
        let mut mind = Knowledge::of_start(line.end.setup(), start.game(), viewer);
        let mut before: G = start.game().clone();
        for (ply, m) in line.end.log().iter().enumerate() {
            let mut after = before.clone();
            after.apply(m);
            if mind.follow(&before, m, &after) {
                let told = mind.observations.last().expect("something was told");
                survives(&line.end, "observation", told)?;
            }
            if line.is_looked_at(ply) {
                *looks += 1;
                survives(&line.end, "view", &mind.view)?;
            }
            before = after;
        }
        Ok(mind)
    }

    /// Law 3: an illegal, malformed or out-of-turn move is refused with its clause and changes nothing.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_3_refusals(&self) -> Verdict {
        let clauses = clauses::defined(self.rules);
        let verdict = self.each_line(3, |line, tally| {
            let mut rng = line.rng();
            let log = line.end.log();
            line.walk(|world| {
                tally.positions += 1;
                let mut table = world.table();
                let (before, debug) = (all_knowledge(&table), format!("{table:?}"));
                let Some(next) = log.get(world.log().len()).or(log.last()) else {
                    return Err(world.violation(3, "a game without a move: there is nothing to try"));
                };
                let (near, malformed) = self.near(next, log, &mut rng);
                tally.refusals += malformed;
                for mover in Seat::all(world.game().seats()).map(Mover::Seat).chain([Mover::Chance]) {
                    for m in near.iter().chain([next]) {
                        let Some(refused) = refuses(world, &mut table, mover, m)? else { continue };
                        tally.refusals += 1;
                        names_its_clause(world, m, &refused, &clauses)?;
                        if let Some(words) = self.words {
                            has_words(world, m, &refused, words)?;
                        }
                    }
                }
                if table.log() != world.log() {
                    return Err(world
                        .violation(3, "moves that were refused are logged")
                        .at_json("log", &table.log()));
                }
                if (all_knowledge(&table), format!("{table:?}")) == (before.clone(), debug) {
                    return Ok(());
                }
                let what = "moves that were refused have changed what somebody knows";
                Err(world.violation(3, what).diff(&before, &all_knowledge(&table)))
            })
        })?;
        match verdict.refusals {
            0 => Err(Violation::new(3, "nothing was refused: there was nothing to try")),
            _ => Ok(verdict),
        }
    }
}

fn list<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.options().list(&mut moves);
    moves
}

/// `Options` says of each candidate and of each move listed what `check` says.
fn options_agree<G: Game>(
    world: &World<G>,
    candidates: &[G::Move],
    listed: Option<&[G::Move]>,
) -> Result<(), Violation> {
    let options = world.game().options();
    let set: Option<HashSet<&G::Move>> = listed.map(|listed| listed.iter().collect());
    let broken =
        |what: &str, m: &G::Move| Err(world.violation(1, what).at_json("move", m).at_json("options", &options));
    for m in candidates.iter().chain(listed.unwrap_or_default()) {
        match (world.game().check(m), options.contains(m)) {
            (Ok(()), false) => return broken("a legal move is not among the options", m),
            (Err(illegal), true) => {
                return broken("an illegal move is among the options", m).map_err(|v| v.at("refusal", illegal));
            }
            (Ok(()), true) if set.as_ref().is_some_and(|set| !set.contains(m)) => {
                return broken("a legal move is not listed", m);
            }
            (Err(illegal), false) if set.as_ref().is_some_and(|set| set.contains(m)) => {
                return broken("an illegal move is listed", m).map_err(|v| v.at("refusal", illegal));
            }
            _ => {}
        }
    }
    if let (Some(set), Some(listed)) = (&set, listed) {
        if set.len() != listed.len() {
            return Err(world.violation(1, "a move is listed twice").at_json("list", &listed));
        }
        if listed.is_empty() && world.game().turn() != Turn::Over {
            return Err(world.violation(1, "nothing is listed although the game goes on"));
        }
    }
    if world.game().turn() == Turn::Chance {
        for m in candidates.iter().chain(listed.unwrap_or_default()).filter(|m| options.contains(m)) {
            let weight = world.game().weight(m);
            if !(weight.is_finite() && weight > 0.0) {
                return broken("the weight of a chance move is not positive", m)
                    .map_err(|v| v.at("weight", weight));
            }
        }
    }
    Ok(())
}

/// What holds at the end.
fn is_over<G: Game>(world: &World<G>) -> Result<(), Violation> {
    let (scores, seats) = (world.game().scores(), world.game().seats());
    if scores.len() != seats {
        return Err(world.violation(1, format!("there are {} scores for {seats} seats", scores.len())));
    }
    let listed = list(world.game());
    if !listed.is_empty() {
        return Err(world.violation(1, "moves are listed although the game is over").at_json("list", &listed));
    }
    Ok(())
}

/// Every move can be picked, and chance moves are as likely as they weigh. The tolerance is seven standard deviations.
fn picks_are_fair<G: Game>(
    world: &World<G>,
    listed: &[G::Move],
    rng: &mut chacha20::ChaCha8Rng,
) -> Result<(), Violation> {
    if listed.is_empty() || listed.len() > SAMPLED {
        return Ok(());
    }
    let options = world.game().options();
    let picks = 200 * listed.len();
    let mut counts = vec![0_u32; listed.len()];
    for _ in 0..picks {
        let picked = options.pick(rng);
        match listed.iter().position(|m| *m == picked) {
            Some(place) => counts[place] += 1,
            None => return Err(world.violation(1, "a move picked is not listed").at_json("move", &picked)),
        }
    }
    let is_chance = world.game().turn() == Turn::Chance;
    let weights: Vec<f64> = listed.iter().map(|m| if is_chance { world.game().weight(m) } else { 1.0 }).collect();
    let total: f64 = weights.iter().sum();
    for ((m, &count), weight) in listed.iter().zip(&counts).zip(&weights) {
        let chance = weight / total;
        let expected = chance * picks as f64;
        let off = (f64::from(count) - expected).abs();
        if is_chance && off > 7.0 * (expected * (1.0 - chance)).sqrt() + 1.0 {
            let what =
                format!("a chance move is picked {count} times in {picks}, which its weight makes {expected:.0}");
            return Err(world.violation(1, what).at_json("move", m));
        }
        if !is_chance && count == 0 {
            return Err(world.violation(1, format!("a legal move is never picked in {picks}")).at_json("move", m));
        }
    }
    Ok(())
}

/// The value, by way of JSON.
fn survives<G: Game, T>(world: &World<G>, name: &str, value: &T) -> Result<T, Violation>
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let broken = |problem: String| world.violation(2, format!("a {name} does not survive JSON: {problem}"));
    let text = serde_json::to_string(value).map_err(|problem| broken(problem.to_string()))?;
    let back: T = serde_json::from_str(&text).map_err(|problem| broken(problem.to_string()).at("JSON", &text))?;
    if back != *value {
        return Err(broken("it comes back changed".into()).at("JSON", &text).diff(value, &back));
    }
    Ok(back)
}

/// Two games are the same as far as can be seen from outside by all together.
fn same_truth<G: Game>(world: &World<G>, one: &G, other: &G) -> Result<(), Violation> {
    let broken = |what: &str| world.violation(2, format!("the same moves lead to another game: {what} differ"));
    if one.turn() != other.turn() || one.options() != other.options() {
        return Err(broken("turn or options").diff(&(one.turn(), one.options()), &(other.turn(), other.options())));
    }
    if one.turn() == Turn::Over && one.scores() != other.scores() {
        return Err(broken("scores").diff(&one.scores(), &other.scores()));
    }
    if format!("{one:?}") != format!("{other:?}") {
        return Err(broken("Debug outputs").diff(one, other));
    }
    for viewer in Viewer::all(one.seats()) {
        if one.view(viewer) != other.view(viewer) {
            return Err(broken(&format!("the views of {viewer}")).diff(&one.view(viewer), &other.view(viewer)));
        }
    }
    Ok(())
}

/// Tries a move; says how it was refused. It must be if it is out of turn or illegal.
fn refuses<G: Game>(
    world: &World<G>,
    table: &mut Table<G>,
    mover: Mover,
    m: &G::Move,
) -> Result<Option<Refusal>, Violation> {
    let turn = world.game().turn();
    let broken =
        |what: &str| Err(world.violation(3, what).at_json("move", m).at("mover", format_args!("{mover:?}")));
    let is_mover = turn.mover() == Some(mover);
    let is_allowed = is_mover && world.game().options().contains(m);
    let refused = match table.check(mover, m.clone()) {
        Ok(_) if is_allowed => return Ok(None),
        Ok(_) => return broken("a move that is not among the mover's options is accepted"),
        Err(refused) if is_allowed => {
            return broken("a move among the options is refused").map_err(|v| v.at("refusal", refused));
        }
        Err(refused) => refused,
    };
    let is_right = match &refused {
        Refusal::Over => turn == Turn::Over,
        Refusal::OutOfTurn { turn: said } => *said == turn && !is_mover,
        Refusal::Illegal(_) => is_mover,
        Refusal::Malformed { .. } => false,
    };
    if !is_right {
        return broken("a move is refused for a wrong reason").map_err(|v| v.at("refusal", refused));
    }
    match table.play(mover, m.clone()) {
        Err(again) if again == refused => Ok(Some(refused)),
        other => broken("check and play do not agree").map_err(|v| v.at("play", format_args!("{other:?}"))),
    }
}

/// A refusal for a break of the rules names the clause, one that the rules have, and says what is wrong.
fn names_its_clause<G: Game>(
    world: &World<G>,
    m: &G::Move,
    refused: &Refusal,
    clauses: &BTreeSet<String>,
) -> Result<(), Violation> {
    let Refusal::Illegal(Illegal { clause, message }) = refused else { return Ok(()) };
    let what = if clause.is_empty() || message.name.is_empty() {
        "an illegal move is refused without its clause or without a reason".to_owned()
    } else if !clauses.is_empty() && !clauses.contains(*clause) {
        format!("an illegal move is refused with {clause}, and the rules have no such clause")
    } else {
        return Ok(());
    };
    Err(world.violation(3, what).at_json("move", m).at("refusal", refused))
}

/// A refusal can be said to people.
fn has_words<G: Game>(world: &World<G>, m: &G::Move, refused: &Refusal, words: &Words) -> Result<(), Violation> {
    let (message, _) = refused.message();
    match words.try_say(&message, Listener::nobody()) {
        Ok(_) => Ok(()),
        Err(unsaid) => Err(world.violation(3, format!("a refusal has no words: {unsaid}")).at_json("move", m)),
    }
}

/// What everybody knows.
fn all_knowledge<G: Game>(table: &Table<G>) -> Vec<Knowledge<G>> {
    Viewer::all(table.game().seats()).map(|viewer| table.knowledge(viewer)).collect()
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::kuhn::{Kuhn, Setup};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Lossy {
        kept: u8,
        #[serde(skip)]
        lost: u8,
    }

    #[test]
    fn law_2_catches_what_json_loses() {
        let world: World<Kuhn> = World::start(&Setup { ranks: 3 }).unwrap();
        let survives = |value| survives(&world, "view", &value);
        assert!(survives(Lossy { kept: 1, lost: 0 }).is_ok());
        let violation = survives(Lossy { kept: 1, lost: 2 }).unwrap_err();
        assert_eq!(
            (violation.law, violation.what.as_str()),
            (2, "a view does not survive JSON: it comes back changed")
        );
    }

    #[test]
    fn law_2_catches_what_json_cannot_say() {
        let world: World<Kuhn> = World::start(&Setup { ranks: 3 }).unwrap();
        let nan = super::survives(&world, "view", &f64::NAN).unwrap_err();
        assert!(nan.what.starts_with("a view does not survive JSON: "), "{nan}");
    }
}
