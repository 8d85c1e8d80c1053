//! Law 9: help, reasons and reviews say what their player could know, and no more.

use std::collections::BTreeMap;

use game::chance::below;
use game::{Arg, Deduce, Message, Options, Reading, Turn, Viewer};
use presentation::{Help, Moment, Playable, Review, Words, rounded};

use super::belief::chances_in;
use super::lines::Line;
use super::speech::is_said;
use super::{Laws, Tally, Verdict};
use crate::{Violation, World};

/// How far two numbers may be apart that were worked out in two ways.
const TOLERANCE: f64 = 1e-6;

/// The same of numbers that are rounded to thousandths, as those of curves are.
const ROUNDED: f64 = 1e-3 + TOLERANCE;

impl<G: Playable + Deduce<Fact = <G as Playable>::Fact>> Laws<G> {
    /// Law 9: what a player is shown as help is what [`Deduce::chances`] says, which law 6 compares with the oracle;
    /// what is certain has reasons, where the game's help gives any, among the news of that player, and nothing else has;
    /// a review says of no fact that it followed before it did, and in every game that was the same to a player by then
    /// it judges the choices alike and draws the same curves.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_9_help(&self) -> Verdict {
        self.each_line(9, |line, tally| {
            line.walk_asking(|world, viewer| {
                tally.positions += 1;
                help_is_true(world, viewer, self.words)
            })?;
            self.review_is_fair(line, tally)
        })
    }

    /// The review of a game beside that of another that was the same to one of the players up to some moment.
    fn review_is_fair(&self, line: &Line<G>, tally: &mut Tally) -> Result<(), Violation> {
        let Some(review) = G::review(&line.end.table()) else { return Ok(()) };
        let mut rng = line.rng();
        let seats = line.end.game().seats() as u32;
        let viewer = Viewer::Seat(game::Seat(below(&mut rng, seats) as u8));
        followed_is_known(line, viewer, &review)?;
        self.review_is_said(line, &review)?;
        let cut = below(&mut rng, line.end.log().len() as u32 + 1) as usize;
        let Some(other) = self.other_game(line, viewer, cut)? else { return Ok(()) };
        let Some(others) = G::review(&other.table()) else { return Ok(()) };
        tally.pairs += u64::from(other.log()[..cut] != line.end.log()[..cut]);
        let broken = |what: &str| {
            let what = format!("a review {what} of {viewer} by what they could not know after {cut} moves");
            line.end.violation(9, what).at_json("other moves", &other.log())
        };
        // Whom a player cannot tell apart, a spectator cannot either.
        for seat in [viewer.seat(), None] {
            let curve = |review: &Review<_>| -> Vec<f64> {
                let own = review.curves.iter().filter(|curve| curve.seat == seat);
                own.flat_map(|curve| curve.values.iter().copied().take(cut + 1)).collect()
            };
            let (ours, theirs) = (curve(&review), curve(&others));
            let near = ours.iter().zip(&theirs).all(|(one, other)| (one - other).abs() <= ROUNDED);
            if ours.len() != theirs.len() || !near {
                return Err(broken("draws the curve").diff(&ours, &theirs));
            }
        }
        let judged = |review: &Review<<G as Playable>::Fact>| -> Vec<Moment> {
            let own = |moment: &&Moment| viewer.is(moment.seat) && moment.ply as usize <= cut;
            review.moments.iter().filter(own).cloned().collect()
        };
        let (ours, theirs) = (judged(&review), judged(&others));
        let alike =
            ours.len() == theirs.len() && ours.iter().zip(&theirs).all(|(one, other)| judged_alike(one, other));
        if alike { Ok(()) } else { Err(broken("judges a choice").diff(&ours, &theirs)) }
    }

    /// Every sentence of a review is one that can be said to everybody who reads it.
    fn review_is_said(&self, line: &Line<G>, review: &Review<<G as Playable>::Fact>) -> Result<(), Violation> {
        let Some(words) = self.words else { return Ok(()) };
        let of_moments = review.moments.iter().flat_map(|moment| {
            moment.text.iter().chain(&moment.thought).chain(&moment.better).chain([&moment.what])
        });
        let known = review.highlights.iter().flat_map(|one| [&one.known.text].into_iter().chain(&one.known.so));
        let said = || of_moments.clone().chain(known.clone()).chain(&review.summary).chain([&review.measure]);
        Viewer::all(line.end.game().seats())
            .try_for_each(|viewer| said().try_for_each(|message| is_said(9, &line.end, words, viewer, message)))
    }

    /// Another game, sampled from what a viewer knows after `cut` moves, that goes on at random; `None` where it does not
    /// end in time.
    fn other_game(&self, line: &Line<G>, viewer: Viewer, cut: usize) -> Result<Option<World<G>>, Violation> {
        let mut rng = line.rng();
        let real: World<G> = World::of_log(line.end.setup(), &line.end.log()[..cut])?;
        let Ok(sampled) = G::determinize(&real.knowledge(viewer), &mut rng) else { return Ok(None) };
        let mut other: World<G> = World::of_log(sampled.setup(), sampled.log())?;
        while other.game().turn() != Turn::Over {
            if other.log().len() >= (self.bound)(line.end.setup()) {
                return Ok(None);
            }
            let m = other.game().options().pick(&mut rng);
            other.play(&m)?;
        }
        Ok(Some(other))
    }
}

/// A judgement that depends on the same knowledge is the same, and so are the chances in its words. What came of the
/// choice may differ, and is in the other words and in the luck.
fn judged_alike(one: &Moment, other: &Moment) -> bool {
    let near = |one: Option<f64>, other: Option<f64>| match (one, other) {
        (Some(one), Some(other)) => (one - other).abs() <= TOLERANCE,
        (one, other) => one == other,
    };
    (one.ply, &one.what, one.grade) == (other.ply, &other.what, other.grade)
        && near(one.chance, other.chance)
        && near(one.worth, other.worth)
        && near(one.skill, other.skill)
        && (&one.thought, &one.better) == (&other.thought, &other.better)
        && percents(&one.text).eq(&percents(&other.text))
}

/// The chances that a text tells.
fn percents(text: &[Message]) -> Vec<u8> {
    let mut found = Vec::new();
    let mut args: Vec<&Arg> = text.iter().flat_map(|message| message.args.values()).collect();
    while let Some(arg) = args.pop() {
        match arg {
            Arg::Percent(percent) => found.push(*percent),
            Arg::Message(message) => args.extend(message.args.values()),
            Arg::And(items) | Arg::Or(items) => args.extend(items),
            _ => {}
        }
    }
    found
}

/// What a player is shown agrees with belief, and has reasons where it is certain.
fn help_is_true<G>(world: &World<G>, viewer: Viewer, words: Option<&Words>) -> Result<(), Violation>
where
    G: Playable + Deduce<Fact = <G as Playable>::Fact>,
{
    let knowledge = world.knowledge(viewer);
    let Some(aid) = G::aid(&knowledge) else { return Ok(()) };
    let broken = |what: String| {
        Err(world.violation(9, format!("help of {viewer} {what}")).at_json("told", &knowledge.observations))
    };
    let [possible, likely] = Reading::ALL.map(|reading| chances_in(world, viewer, reading));
    let (possible, likely) = (possible?, likely?);
    let mut seen = BTreeMap::new();
    for told in &aid.facts {
        if seen.insert(told.fact.clone(), ()).is_some() {
            return broken(format!("lists {:?} twice", told.fact));
        }
        for (said, chances, reading) in
            [(told.possible, &possible, Reading::Possible), (told.likely, &likely, Reading::Likely)]
        {
            let is = rounded(chances.get(&told.fact).copied().unwrap_or(0.0).min(1.0));
            if said.is_some_and(|said| (said - is).abs() > 0.001 + TOLERANCE) {
                return broken(format!("gives {:?} the chance {said:?} ({reading:?}), belief {is}", told.fact));
            }
        }
        let certain = told.possible.filter(|chance| *chance == 0.0 || *chance == 1.0);
        let why = G::why(&knowledge, &told.fact);
        match (certain, &why) {
            (Some(chance), Some(why)) if why.is != (chance == 1.0) => {
                return broken(format!("says {:?} is {}, and gives reasons for the opposite", told.fact, why.is));
            }
            (Some(_), None) if G::helps().contains(&Help::Reasoner) => {
                return broken(format!("gives no reason for {:?}, which is certain", told.fact));
            }
            (None, Some(_)) if told.possible.is_some() => {
                return broken(format!("gives reasons for {:?}, which is not certain", told.fact));
            }
            _ => {}
        }
        if let Some(words) = words {
            let mut reasons = why.iter().flat_map(|why| &why.reasons);
            reasons.try_for_each(|reason| is_said(9, world, words, viewer, &reason.message))?;
        }
        let unknown = why.iter().flat_map(|why| &why.reasons);
        if let Some(reason) = unknown.into_iter().find(|why| why.news as usize >= knowledge.observations.len()) {
            return broken(format!("gives news {} as a reason, which they were never told", reason.news));
        }
    }
    Ok(())
}

/// What a review says to have followed was certain by then.
fn followed_is_known<G>(
    line: &Line<G>,
    viewer: Viewer,
    review: &Review<<G as Playable>::Fact>,
) -> Result<(), Violation>
where
    G: Playable + Deduce<Fact = <G as Playable>::Fact>,
{
    let followed = || review.followed.iter().filter(|followed| viewer.is(followed.seat));
    line.walk(|world| {
        for followed in followed().filter(|followed| followed.ply as usize == world.log().len()) {
            let chances = chances_in(world, viewer, Reading::Possible)?;
            let chance = chances.get(&followed.fact).copied().unwrap_or(0.0);
            let is_so = if followed.is { chance >= 1.0 - TOLERANCE } else { chance <= TOLERANCE };
            if !is_so {
                let what = format!(
                    "a review says that {viewer} could know {:?} to be {}; its chance was {chance}",
                    followed.fact, followed.is
                );
                return Err(world.violation(9, what).at_json("told", &world.observations(viewer)));
            }
        }
        Ok(())
    })
}
