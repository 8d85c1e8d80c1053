//! Law 10: what a review says is true, and no part of it contradicts another.

use std::collections::BTreeSet;

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{Arg, Deduce, Game, Knowledge, Message, Mover, Options as _, Reading, Seat, Table, Viewer};
use presentation::{Certain, Followed, Grade, Help, Highlights, Level, Listener, Moment, Playable, Review, Total};
use rand::SeedableRng;

use super::{Laws, Tally, Verdict};
use crate::advised::adviser;
use crate::world::caught;
use crate::{Violation, World};

/// How far two numbers may be apart that were worked out in two ways.
const TOLERANCE: f64 = 1e-6;

/// A sentence of a review, with all that decides whether it is true: given to [`Laws::truth`].
pub struct Sentence<'a, G: Game> {
    /// The finished game.
    pub table: &'a Table<G>,
    /// The game before the move of the moment.
    pub before: &'a G,
    /// What each viewer knew then: the seats in order, then the spectator.
    pub knew: &'a [Knowledge<G>],
    /// The move.
    pub m: &'a G::Move,
    /// The game after it.
    pub after: &'a G,
    /// What each viewer knows now.
    pub knows: &'a [Knowledge<G>],
    /// The moment that says it.
    pub moment: &'a Moment,
    /// What it says.
    pub message: &'a Message,
}

/// A sentence of a review about a whole game: given to [`Laws::whole`].
pub struct Remark<'a, G: Game> {
    /// The finished game.
    pub table: &'a Table<G>,
    /// What the review says of its moments.
    pub moments: &'a [Moment],
    /// What it adds up to.
    pub totals: &'a [Total],
    /// Who could first be sure of what the game is about, and after how many moves, or came nearest: of what the highlights
    /// say of them.
    /// `None` in the summary.
    pub known: Option<(Seat, Option<u32>)>,
    /// What it says.
    pub message: &'a Message,
}

/// A game, and after how many of its moves the hint was taken, and by whom.
type Hinted<G> = (Table<G>, BTreeSet<(u32, Seat)>);

impl<G> Laws<G>
where
    G: Playable + Deduce<Fact = <G as Playable>::Fact>,
{
    /// Law 10: in the reviews of games between bots every sentence of a moment is true, which [`Laws::truth`] judges, and
    /// every sentence about the whole game, which [`Laws::whole`] judges;
    /// grade, skill, worth and what would have been better come from one comparison; the totals are sums of the moments;
    /// what followed was so; the highlights are what the moments, belief and the truth say they are; and no move of a lesson
    /// is graded.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_10_reviews(&self) -> Verdict {
        let levels = G::bots();
        let mut tally = Tally::default();
        for (setup, _) in self.setups() {
            for index in 0..self.matches {
                let end = self.played(&levels, setup, index)?;
                self.review_is_true(&end, &mut tally)?;
                tally.games += 1;
            }
        }
        self.lesson_is_not_graded(&levels, &mut tally)?;
        Ok(tally)
    }

    /// Law 10 of hints: no hint is blamed. In games in which bots of all levels play and some of the moves are hints, and in
    /// games of hints alone, no move that was a hint is graded worse than Fine.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_10_hints_are_not_blamed(&self) -> Verdict {
        let levels = G::bots();
        let mut tally = Tally::default();
        for (setup, _) in self.setups() {
            for index in 0..self.matches.max(2) {
                let (table, hints) = self.hinted(&levels, setup, index)?;
                let review = G::review(&table);
                let mut moments = review.iter().flat_map(|review| &review.moments);
                let is_blamed =
                    |moment: &&Moment| moment.missed().is_some() && hints.contains(&(moment.ply, moment.seat));
                if let Some(blamed) = moments.find(is_blamed) {
                    let end: World<G> = World::of_log(setup, table.log())?;
                    return Err(end.violation(10, format!("a hint is blamed: {blamed:?}")));
                }
                tally.games += 1;
                tally.positions += hints.len() as u64;
            }
        }
        Ok(tally)
    }

    /// Game number `index` with hints, and after how many moves whose hint was taken: in every other game all moves are
    /// hints, and in the rest every other one.
    fn hinted(&self, levels: &[Level<G>], setup: &G::Setup, index: u64) -> Result<Hinted<G>, Violation> {
        let broken = |what: String| Violation::new(10, what).at_json("setup", setup);
        let adviser = adviser::<G>();
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed + index);
        let mut table: Table<G> = Table::new(setup.clone()).map_err(|error| broken(error.to_string()))?;
        let mut minds: Vec<_> =
            Seat::all(table.game().seats()).map(|seat| table.knowledge(Viewer::Seat(seat))).collect();
        let mut hints = BTreeSet::new();
        while let Some(mover) = table.game().turn().mover() {
            let m = match mover {
                Mover::Chance => table.game().options().pick(&mut rng),
                Mover::Seat(seat) => {
                    let is_hint = index.is_multiple_of(2) || below(&mut rng, 2) == 0;
                    let level = below(&mut rng, levels.len() as u32) as usize;
                    let bot = if is_hint { &adviser } else { &levels[level].bot };
                    if is_hint {
                        hints.insert((table.log().len() as u32 + 1, seat));
                    }
                    bot.choose(&minds[seat.index()], &mut rng)
                }
            };
            let before = table.game().clone();
            table.play(mover, m.clone()).map_err(|refusal| broken(format!("{refusal:?}")))?;
            minds.iter_mut().for_each(|mind| {
                mind.follow(&before, &m, table.game());
            });
        }
        Ok((table, hints))
    }

    /// The game's lesson, which its learner follows and bots play on: its moves are nobody's to be graded by, and what is
    /// said after them is true.
    fn lesson_is_not_graded(&self, levels: &[Level<G>], tally: &mut Tally) -> Result<(), Violation> {
        let (Some(lesson), Some(level)) = (G::lesson(), levels.last()) else { return Ok(()) };
        let broken = |what: String| Violation::new(10, what);
        let setup = G::seating(&lesson.chairs, &lesson.options).map_err(|error| broken(error.to_string()))?;
        let mut table: Table<G> = Table::new(setup.clone()).map_err(|error| broken(error.to_string()))?;
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        for step in &lesson.line {
            let m = serde_json::from_value(step.chosen.clone()).map_err(|error| broken(error.to_string()))?;
            let mover = table.game().turn().mover();
            let mover = mover.ok_or_else(|| broken("the lesson goes on after its game".into()))?;
            table.play(mover, m).map_err(|refusal| broken(format!("{refusal:?}")))?;
        }
        let bots = vec![&*level.bot; table.game().seats()];
        let table = bots::play_on(table, G::most_moves(&setup), &bots, &mut rng)
            .map_err(|unplayable| broken(unplayable.to_string()))?;
        let end = World::of_log(&setup, table.log())?;
        self.review_is_true(&end, tally)?;
        let Some(review) = G::review(&table) else { return Ok(()) };
        let taught = |moment: &&Moment| (moment.ply as usize) <= lesson.line.len();
        let is_told = |moment: &Moment| moment.text.iter().any(|message| message.name == "review-lesson-move");
        let asked = |moment: &&Moment| {
            let step = (moment.ply as usize).checked_sub(1).and_then(|ply| lesson.line.get(ply));
            moment.seat == lesson.seat() && step.is_some_and(|step| step.say.is_some())
        };
        if let Some(silent) = review.moments.iter().filter(asked).find(|moment| !is_told(moment)) {
            return Err(end.violation(10, format!("nobody says that the lesson had this move made: {silent:?}")));
        }
        match review.moments.iter().filter(taught).find(|moment| moment.grade.is_some() || moment.luck.is_some()) {
            Some(graded) => Err(end.violation(10, format!("a move of the lesson is graded: {graded:?}"))),
            None => Ok(()),
        }
    }

    /// Game number `index` of bots of all levels in turn.
    fn played(&self, levels: &[Level<G>], setup: &G::Setup, index: u64) -> Result<World<G>, Violation> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed + index);
        let level =
            |seat: Seat| &levels[(index as usize / levels.len() * seat.index() + index as usize) % levels.len()];
        let seats = World::<G>::start(setup)?.game().seats();
        let bots: Vec<&dyn Bot<G>> = Seat::all(seats).map(|seat| &*level(seat).bot).collect();
        let broken = |what: String| Violation::new(10, what).at_json("setup", setup);
        let played = caught(|| bots::play(setup, &bots, &mut rng));
        let table = played.map_err(|panic| broken(format!("a bot panicked: {panic}")))?;
        World::of_log(setup, table.map_err(|unplayable| broken(unplayable.to_string()))?.log())
    }

    fn review_is_true(&self, end: &World<G>, tally: &mut Tally) -> Result<(), Violation> {
        let Some(review) = G::review(&end.table()) else { return Ok(()) };
        let broken = |what: String| Err(end.violation(10, what));
        for moment in &review.moments {
            if let Some(what) = contradicts_itself(moment, end.log().len()) {
                return broken(format!("a moment {what}: {moment:?}"));
            }
        }
        for total in &review.totals {
            let own = || review.moments.iter().filter(|moment| moment.seat == total.seat);
            let skill: f64 = own().filter_map(|moment| moment.skill).sum();
            let luck: f64 = own().filter_map(|moment| moment.luck).sum();
            let graded = own().filter(|moment| moment.grade.is_some()).count();
            let near = (skill - total.skill).abs() < TOLERANCE && (luck - total.luck).abs() < TOLERANCE;
            if !near || graded != total.graded as usize {
                return broken(format!("{total:?} is not the sum of the moments"));
            }
        }
        for curve in &review.curves {
            if curve.values.len() != end.log().len() + 1 || !curve.values.iter().all(|value| *value >= 0.0) {
                return broken(format!("a curve has no value for each moment: {curve:?}"));
            }
        }
        for one in &review.highlights {
            if let Some(what) = are_not_the_first(one, &review) {
                return broken(format!("the highlights {what}: {one:?}"));
            }
        }
        self.remarked(end, &review, tally)?;
        self.walked(end, &review, tally)
    }

    /// What is said of the whole game.
    fn remarked(
        &self,
        end: &World<G>,
        review: &Review<<G as Playable>::Fact>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let Some(whole) = self.whole else { return Ok(()) };
        let table = end.table();
        let (moments, totals) = (&review.moments[..], &review.totals[..]);
        let summary = review.summary.iter().map(|message| (None, message));
        let known = review.highlights.iter().flat_map(|one| {
            let led_to = one.known.ply.or(one.known.near);
            [&one.known.text]
                .into_iter()
                .chain(&one.known.so)
                .map(move |message| (Some((one.seat, led_to)), message))
        });
        for (known, message) in summary.chain(known) {
            tally.positions += 1;
            if let Err(what) = whole(&Remark { table: &table, moments, totals, known, message }) {
                return Err(end.violation(10, format!("a review says {message}, but {what}")));
            }
        }
        Ok(())
    }

    /// Goes through the game again with its review in hand.
    fn walked(
        &self,
        end: &World<G>,
        review: &Review<<G as Playable>::Fact>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let broken = |what: String| Err(end.violation(10, what));
        let table = end.table();
        // A game judges sentences beside grades and luck, which the moves of a lesson have lost.
        let taught = G::lesson().map_or(0, |lesson| lesson.followed(end.log())) as u32;
        let mut before = World::<G>::start(end.setup())?.game().clone();
        let of_start = |viewer| Knowledge::of_start(end.setup(), &before, viewer);
        let mut minds: Vec<_> = Viewer::all(before.seats()).map(of_start).collect();
        let mut facts = Vec::new();
        for (ply, m) in (1..).zip(end.log()) {
            let mut after = before.clone();
            after.apply(m);
            let moments = || review.moments.iter().filter(move |moment| moment.ply == ply);
            let first_known = || review.highlights.iter().filter(move |one| one.known.ply == Some(ply));
            let is_asked = moments().next().is_some() || first_known().next().is_some();
            let knew = if is_asked { minds.clone() } else { Vec::new() };
            minds.iter_mut().for_each(|mind| {
                mind.follow(&before, m, &after);
            });
            for moment in moments().filter(|moment| moment.ply > taught) {
                for message in moment.text.iter().chain(&moment.thought).chain(&moment.better) {
                    tally.positions += 1;
                    let (before, after) = (&before, &after);
                    let (table, knew, knows) = (&table, &knew[..], &minds[..]);
                    let sentence = Sentence { table, before, knew, m, after, knows, moment, message };
                    if let Err(what) = self.truth.map_or(Ok(()), |truth| truth(&sentence)) {
                        return broken(format!("at {ply} a review says {message}, but {what}: {moment:?}"));
                    }
                }
            }
            facts.clear();
            after.facts(&mut facts);
            let is_so = |fact: &<G as Playable>::Fact| facts.contains(fact);
            let wrong = |one: &&Followed<<G as Playable>::Fact>| one.ply == ply && one.is != is_so(&one.fact);
            if let Some(wrong) = review.followed.iter().filter(|_| !facts.is_empty()).find(wrong) {
                return broken(format!("what is said to follow is not so: {wrong:?}"));
            }
            for one in first_known() {
                let place = one.seat.index();
                if let Some(what) = could_not_be_known(one, &knew[place], &minds[place], &is_so) {
                    return broken(format!("what could be known {what}: {one:?}"));
                }
                let proof = &one.known.proof;
                let facts: Vec<_> = proof.iter().filter(|one| one.is).map(|one| one.fact.clone()).collect();
                let has_reasons = G::helps().contains(&Help::Reasoner) && !facts.is_empty();
                let Some(why) = G::why_all(&minds[place], &facts) else {
                    if has_reasons {
                        return broken(format!("what is said to be certain cannot be proved at once: {one:?}"));
                    }
                    continue;
                };
                let apart = facts.iter().filter_map(|fact| G::why(&minds[place], fact)).map(|why| why.reasons);
                let (longest, news): (Vec<usize>, Vec<_>) = apart.map(|reasons| (reasons.len(), reasons)).unzip();
                let news: BTreeSet<u32> = news.iter().flatten().map(|reason| reason.news).collect();
                let all = why.reasons.len();
                if all > news.len() || longest.iter().any(|&one| one > all) {
                    return broken(format!(
                        "a proof of all is longer than those of each, or shorter than one: {why:?}"
                    ));
                }
                for reason in why.reasons {
                    if addresses::<G>(&reason.message, minds.len() - 1) {
                        return broken(format!(
                            "a proof calls its player you before a spectator: {}",
                            reason.message
                        ));
                    }
                }
            }
            before = after;
        }
        Ok(())
    }
}

/// Whether a message calls a spectator "you".
fn addresses<G: Playable>(message: &Message, seats: usize) -> bool {
    let names = Seat::all(seats).map(|seat| seat.to_string()).collect();
    let said = G::words().say(message, Listener { viewer: Viewer::Spectator, names: &names });
    said.split(|c: char| !c.is_alphabetic()).any(|word| ["you", "your"].contains(&word.to_lowercase().as_str()))
}

/// What in a moment contradicts the rest of it.
fn contradicts_itself(moment: &Moment, moves: usize) -> Option<&'static str> {
    let &Moment { ply, grade, chance, worth, skill, ref better, ref text, .. } = moment;
    let best = grade.map(|grade| grade == Grade::Best);
    let faults = [
        (ply == 0 || ply as usize > moves, "is outside the game"),
        (text.is_empty(), "says nothing"),
        (grade.is_some() != skill.is_some(), "has a grade without a skill, or a skill without a grade"),
        (grade.is_some() != worth.is_some(), "has a grade without a worth, or a worth without a grade"),
        (best == Some(true) && skill != Some(0.0), "is Best and gave something away"),
        (best == Some(false) && skill.is_none_or(|skill| skill >= 0.0), "is not Best and gave nothing away"),
        (
            better.is_some() != (best == Some(false)),
            "names something better than the best, or nothing where there was",
        ),
        (chance.is_some_and(|chance| !(0.0..=1.0).contains(&chance)), "has a chance that is none"),
    ];
    faults.into_iter().find(|(is, _)| *is).map(|(_, what)| what)
}

/// What another moment of the same player has more of.
fn are_not_the_first<F>(one: &Highlights<F>, review: &Review<F>) -> Option<&'static str> {
    let own = || review.moments.iter().filter(|moment| moment.seat == one.seat);
    let at = |place: Option<usize>| place.map(|place| &review.moments[place]);
    let most = |of: &dyn Fn(&Moment) -> Option<f64>| own().filter_map(of).reduce(f64::max);
    let most_merit = most(&Moment::merit);
    let misses = || own().filter(|moment| moment.missed().is_some());
    let worst = misses().filter_map(|moment| moment.grade).min();
    let most_missed = misses().filter(|moment| moment.grade == worst).filter_map(Moment::missed).reduce(f64::max);
    let most_wanting = if most_missed.is_none() { most(&Moment::wanting) } else { None };
    let named = [one.best, one.miss, one.unlucky, one.lost].map(at);
    let grade = |place: Option<usize>| at(place).and_then(|moment| moment.grade);
    let faults = [
        (named[0].and_then(Moment::merit) != most_merit, "miss the best moment"),
        (grade(one.best).is_some_and(|grade| grade != Grade::Best), "praise what was not best"),
        (named[1].and_then(Moment::missed) != most_missed, "miss the costliest"),
        (grade(one.miss) != worst, "blame what was no miss, or not the worst"),
        (named[2].and_then(Moment::wanting) != most_wanting, "miss the worst luck"),
        (grade(one.unlucky).is_some_and(|grade| grade < Grade::Fine), "call a miss bad luck"),
        (one.best.is_some() && one.best == one.unlucky, "call the best moment the worst luck"),
        (named.iter().flatten().any(|moment| moment.seat != one.seat), "are somebody else’s"),
    ];
    faults.into_iter().find(|(is, _)| *is).map(|(_, what)| what)
}

/// Why a player could not be sure of what the highlights prove, or could be before.
fn could_not_be_known<G>(
    one: &Highlights<<G as Playable>::Fact>,
    knew: &Knowledge<G>,
    knows: &Knowledge<G>,
    is_so: &dyn Fn(&<G as Playable>::Fact) -> bool,
) -> Option<&'static str>
where
    G: Playable + Deduce<Fact = <G as Playable>::Fact>,
{
    let proof = &one.known.proof;
    let certain = |knowledge| {
        let chances = G::chances(knowledge, Reading::Possible).unwrap_or_default();
        let is = |one: &Certain<<G as Playable>::Fact>| {
            let told = chances.iter().find(|(fact, _)| *fact == one.fact);
            (told.map_or(0.0, |&(_, chance)| chance) - f64::from(u8::from(one.is))).abs() <= TOLERANCE
        };
        !chances.is_empty() && proof.iter().all(is)
    };
    let has_reasons = G::helps().contains(&Help::Reasoner);
    let proved = |fact| G::why(knows, fact).map(|why| why.is);
    let facts: BTreeSet<_> = proof.iter().map(|one| &one.fact).collect();
    let faults = [
        (facts.len() < proof.len(), "is said twice"),
        (proof.iter().any(|one| is_so(&one.fact) != one.is), "is not so"),
        (!proof.is_empty() && !certain(knows), "was not certain"),
        (!proof.is_empty() && certain(knew), "was certain before"),
        (has_reasons && proof.iter().any(|one| proved(&one.fact) != Some(one.is)), "cannot be proved"),
    ];
    faults.into_iter().find(|(is, _)| *is).map(|(_, what)| what)
}

/// Judges a sentence of a review: what is wrong with it.
pub type Truth<G> = fn(&Sentence<'_, G>) -> Result<(), String>;

impl<G: Game> Sentence<'_, G> {
    /// What a seat knew before the move.
    pub fn knew(&self, seat: Seat) -> &Knowledge<G> {
        &self.knew[seat.index()]
    }

    /// What everybody knew before the move.
    ///
    /// # Panics
    /// Never: there is always a spectator.
    pub fn all_knew(&self) -> &Knowledge<G> {
        self.knew.last().expect("there is a spectator")
    }

    /// Somebody of whom the sentence speaks.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        match self.message.args.get(name)? {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        }
    }

    /// A number that the sentence tells.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.message.args.get(name)? {
            Arg::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// A chance in whole per cent that the sentence tells.
    pub fn percent(&self, name: &str) -> Option<u8> {
        match self.message.args.get(name)? {
            Arg::Percent(percent) => Some(*percent),
            _ => None,
        }
    }
}

/// Judges a sentence about a whole game: what is wrong with it.
pub type WholeTruth<G> = fn(&Remark<'_, G>) -> Result<(), String>;

impl<G: Game> Remark<'_, G> {
    /// What a seat knew after some moves.
    pub fn knew(&self, seat: Seat, ply: u32) -> Knowledge<G> {
        self.table.after(ply as usize).knowledge(Viewer::Seat(seat))
    }

    /// The last number of moves after which the game went on.
    pub fn last(&self) -> u32 {
        self.table.log().len() as u32 - 1
    }

    /// Of whom the sentence speaks. In the highlights that is nobody else than whose they are.
    ///
    /// # Errors
    /// It names nobody, or somebody else.
    pub fn who(&self) -> Result<Seat, String> {
        let Some(&Arg::Seat(who)) = self.message.args.get("who") else { return Err("it names nobody".into()) };
        match self.known {
            Some((seat, _)) if seat != who => Err("these are somebody else’s highlights".into()),
            _ => Ok(who),
        }
    }

    /// A number that the sentence tells.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.message.args.get(name)? {
            Arg::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// After how many moves it says that something was so; in the highlights that is the moment to which they lead.
    ///
    /// # Errors
    /// It tells no moment, or another one.
    pub fn moment(&self, name: &str) -> Result<u32, String> {
        let told = self.number(name).and_then(|ply| u32::try_from(ply).ok()).ok_or("no moment is told")?;
        match self.known {
            Some((_, ply)) if ply != Some(told) => Err(format!("the highlights lead to {ply:?}")),
            _ => Ok(told),
        }
    }

    /// Whether somebody was luckier than everybody else, by half a unit at least.
    ///
    /// # Errors
    /// They were not.
    pub fn luckiest(&self) -> Result<(), String> {
        let who = self.who()?;
        let luck = |total: &Total| total.luck;
        let most = self.totals.iter().map(luck).fold(f64::MIN, f64::max);
        let own = self.totals.iter().find(|total| total.seat == who).map_or(f64::MIN, luck);
        holds(own == most && own > 0.5, "somebody else was luckier, or nobody lucky")
    }
}

/// The verdict on a claim: `Ok` where it holds, and what is wrong where not.
///
/// # Errors
/// The claim does not hold.
pub fn holds(claim: bool, what: &str) -> Result<(), String> {
    if claim { Ok(()) } else { Err(what.to_owned()) }
}
