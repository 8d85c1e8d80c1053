//! A finished game, judged by what each player could know.
//!
//! Bits are those of the *likely* reading: how many halvings of what is left separate a player from the case file.
//! A player is judged by what they could know, never by the case file, which only the words name.

use game::{Game, Knowledge, Message, Reading, Seat, Table, Turn, Viewer};
use inference::{News, Solver, entropy};
use presentation::{Certain, Choice, Judge, Known, Moment, Pass, Review, StoodIn, judge};
use sets::sort_few;

use self::asking::Asking;
use self::showing::Showing;
use crate::cards::{Card, CardSet, Crime, ROOMS, SUSPECTS, WEAPONS};
use crate::deduce::{Belief, Casebook, Fact, Holder, best, chance_of};
use crate::moves::Move;
use crate::options::Options;
use crate::rules::Clue;

mod asking;
mod showing;
mod words;

/// From this chance on, an accusation is more likely right than wrong.
const BETTER_BET: f64 = 0.5;

/// The whole review; nothing when the game is not over, or was beyond the limits of belief.
pub(crate) fn review(table: &Table<Clue>, stood_in: &[StoodIn]) -> Option<Review<Fact>> {
    let mut analyst = Analyst::new(table);
    let review = judge(table, stood_in, &mut analyst)?;
    (!analyst.failed).then_some(review)
}

/// The suggestion in the room of another one that promises the most, as a review measures it: that one itself where none
/// promises more, or where that is beyond the limits of belief.
pub(crate) fn most_telling(knowledge: &Knowledge<Clue>, crime: Crime) -> Crime {
    let best = || Some(Asking::of(&Insight::of_knowledge(knowledge)?, knowledge.viewer.seat()?, crime)?.best.1);
    best().unwrap_or(crime)
}

/// The card to show that gives the least away, as a review measures it: the given one where none gives away less, or where
/// there is no choice.
pub(crate) fn least_telling(knowledge: &Knowledge<Clue>, card: Card) -> Card {
    let least = || {
        let choices = knowledge.options.as_ref()?.show;
        let suggestion = knowledge.view.public.suggestion.as_ref()?;
        let (seat, named) = (knowledge.viewer.seat()?, suggestion.crime.cards());
        let insight = Insight::of_knowledge(knowledge)?;
        let seen = knowledge.view.own.as_ref()?.shown_by_me[suggestion.by];
        Some(Showing::of(&insight, seat, suggestion.by, named, choices, seen, card)?.least().0)
    };
    least().unwrap_or(card)
}

/// What one viewer could make of the game by now.
#[derive(Default)]
struct Notes {
    insight: Option<Insight>,
    /// Whether there is something new that was not told yet.
    news: bool,
    /// Since when the solution followed.
    sure: Option<u32>,
    /// Whether the player could have accused since then.
    in_time: bool,
    /// When an accusation first was the better bet, and since when it has been so without a break.
    first_bet: Option<u32>,
    bet: Option<u32>,
    /// How many crimes were possible before the last move, and since when no more were.
    left: usize,
    near: Option<u32>,
    /// Whether a certain accusation was put off.
    waited: bool,
}

/// What somebody makes of what they know.
struct Insight {
    casebook: Casebook,
    belief: Belief,
    crimes: Vec<(Crime, f64)>,
    bits: f64,
}

impl Insight {
    /// Nothing where belief is beyond its limits.
    fn of_knowledge(knowledge: &Knowledge<Clue>) -> Option<Insight> {
        let casebook = Casebook::of(knowledge)?;
        let belief = Belief::from_casebook(&mut Solver::default(), &casebook, Reading::Likely)?;
        Some(Insight::of(casebook, belief))
    }

    fn of(casebook: Casebook, belief: Belief) -> Insight {
        let crimes = belief.crimes();
        let bits = entropy(crimes.iter().map(|(_, chance)| *chance));
        Insight { casebook, belief, crimes, bits }
    }
}

/// What somebody has still to find out.
#[derive(Clone, Copy, Default, PartialEq)]
struct Doubt {
    /// How many solutions are possible.
    solutions: usize,
    /// How uncertain it is which of them is right.
    bits: f64,
}

/// A suggestion that is being answered.
struct Pending {
    seat: Seat,
    ply: u32,
    crime: Crime,
    before: Doubt,
    asking: Option<Asking>,
    thought: Vec<Message>,
}

/// Judges a game of Clue.
#[derive(Default)]
struct Analyst {
    solver: Solver,
    /// What there is to find out before anything is known.
    all: Doubt,
    /// The seats in order, then the spectator.
    notes: Vec<Notes>,
    asked: Option<Pending>,
    truth: Option<Crime>,
    /// What was left to each viewer before the move that was made last.
    before: Vec<Doubt>,
    failed: bool,
}

impl Analyst {
    fn new(table: &Table<Clue>) -> Analyst {
        let deck = table.setup().deck();
        let kinds = [SUSPECTS, WEAPONS, ROOMS].map(|kind| deck.and(kind).len());
        let bits = kinds.iter().map(|&count| libm::log2(count as f64)).sum();
        Analyst {
            all: Doubt { solutions: kinds.iter().product(), bits },
            notes: Viewer::all(table.setup().tokens.len()).map(|_| Notes::default()).collect(),
            ..Analyst::default()
        }
    }

    fn doubt(&self, place: usize) -> Doubt {
        let insight = self.notes[place].insight.as_ref();
        insight.map_or(self.all, |insight| Doubt { solutions: insight.crimes.len(), bits: insight.bits })
    }

    fn think(&mut self, pass: &Pass<Clue>) {
        for (viewer, notes) in Viewer::all(pass.seats()).zip(&mut self.notes) {
            let casebook = Casebook::of(pass.knowledge(viewer)).filter(|casebook| !casebook.log.is_empty());
            let Some(casebook) = casebook else { continue };
            let news =
                notes.insight.as_ref().map_or(News::More, |insight| insight.casebook.log.news(&casebook.log));
            if news == News::Nothing {
                continue;
            }
            let old = notes.insight.take().and_then(|mut insight| match news {
                News::Lacks(player, cards) if insight.belief.solution.rule_out(player.into(), cards) => {
                    Some(insight.belief)
                }
                _ => {
                    self.solver.recycle(insight.belief.solution);
                    None
                }
            });
            let belief = old.or_else(|| Belief::from_casebook(&mut self.solver, &casebook, Reading::Likely));
            notes.insight = belief.map(|belief| Insight::of(casebook, belief));
            notes.news = true;
            if notes.insight.is_none() {
                self.failed = true;
                return;
            }
        }
    }

    /// An accusation is worth its chance of the whole case, because whoever is wrong is out; and whoever is not sure
    /// could have asked on, but where nothing else could be done.
    fn accused(&self, pass: &Pass<Clue>, before: &Clue, seat: Seat, insight: &Insight, crime: Crime) -> Moment {
        let likely = chance_of(&insight.crimes, crime);
        let possible = Belief::from_casebook(&mut Solver::default(), &insight.casebook, Reading::Possible);
        let possible = possible.map_or(0.0, |belief| chance_of(&belief.crimes(), crime));
        let best = best(insight.crimes.iter().copied());
        let other = best.filter(|&(other, most)| other != crime && most > likely);
        let could_wait =
            before.options() != Options { deck: before.options().deck, accuse: true, ..Options::default() };
        let most = if could_wait { 1.0 } else { other.map_or(likely, |(_, most)| most) };
        let text = words::accused(seat, crime, likely, possible, self.truth == Some(crime));
        let moment = pass.moment(seat, "review-accusation", text);
        let mut thought = words::thought(seat, &insight.crimes);
        if could_wait && insight.crimes.len() > 1 && likely > 0.0 {
            thought.push(words::risk_of_waiting());
        }
        let moment = Moment { chance: Some(likely), thought, forced: !could_wait, ..moment };
        let is_a_choice = could_wait || insight.crimes.len() > 1;
        if !is_a_choice {
            return moment;
        }
        moment.judged(Choice::beside(likely * self.all.bits, most * self.all.bits), || {
            // Whoever can ask on need not try another that is not sure.
            let other = other.filter(|_| !could_wait || insight.crimes.len() == 1);
            words::safer(seat, likely, other, insight.crimes.len())
        })
    }

    /// Whoever is certain and may accuse should.
    fn put_off(&mut self, pass: &mut Pass<Clue>, before: &Clue, seat: Seat) {
        let notes = &mut self.notes[seat.index()];
        if notes.sure.is_none() || notes.waited || !before.options().accuse {
            return;
        }
        notes.waited = true;
        let moment = pass.moment(seat, "review-missed", [words::put_off(seat)]);
        let moment = moment.judged(Choice::beside(0.0, self.all.bits), || words::could_accuse(seat));
        pass.moments.push(Moment { chance: Some(1.0), ..moment });
    }

    /// When the last of the answers has come, says what the suggestion brought.
    fn settle(&mut self, pass: &mut Pass<Clue>, m: &Move, after: &Clue) {
        let answering = after.public().phase == crate::Phase::Answer;
        if !matches!(m, Move::Show { .. } | Move::Pass) {
            return;
        }
        if let (Move::Show { .. }, Some(shown)) = (m, pass.moments.last_mut()) {
            let suggestion = after.public().suggestion.as_ref();
            let asker = suggestion.map_or(Seat(0), |suggestion| suggestion.by);
            let place = asker.index();
            shown.text.push(words::gave_away(asker, self.before[place], self.doubt(place)));
        }
        let Some(asked) = self.asked.take_if(|_| !answering) else { return };
        let left = self.doubt(asked.seat.index());
        let asking = asked.asking.as_ref();
        let place = pass.moments.iter().rposition(|moment| moment.ply < asked.ply).map_or(0, |last| last + 1);
        let text = words::asked(asked.seat, asked.crime, asking, asked.before, left);
        let moment = Moment::new(asked.ply, asked.seat, Message::new("review-suggestion"), text);
        let luck = asking.map(|asking| asked.before.bits - left.bits - asking.expected);
        let moment = match asking.and_then(|asking| Some((asking, asking.choice()?))) {
            Some((asking, choice)) => {
                moment.judged(choice, || words::better_asked(asked.seat, asking, asked.before.bits))
            }
            None => moment,
        };
        pass.moments.insert(place, Moment { luck, thought: asked.thought, ..moment });
    }

    /// When the solution follows for somebody, and when an accusation becomes the better bet.
    fn turning_points(&mut self, pass: &mut Pass<Clue>) {
        for (seat, notes) in Seat::all(pass.seats()).zip(&mut self.notes) {
            let Some(insight) = notes.insight.as_ref().filter(|_| notes.news) else { continue };
            // Who has looked into the case file has nothing to find out.
            if insight.casebook.log.case_file().is_some() || notes.sure.is_some() {
                continue;
            }
            let Some((crime, chance)) = best(insight.crimes.iter().copied()) else { continue };
            if notes.near.is_none() || insight.crimes.len() < notes.left {
                notes.near = Some(pass.ply);
            }
            notes.left = insight.crimes.len();
            let sure = insight.crimes.len() == 1;
            notes.bet = if chance > BETTER_BET { notes.bet.or(Some(pass.ply)) } else { None };
            let is_first = notes.bet.is_some() && notes.first_bet.is_none();
            if !sure && !is_first {
                continue;
            }
            if sure {
                notes.sure = Some(pass.ply);
            }
            notes.first_bet = notes.first_bet.or(notes.bet);
            let text = vec![words::turned(seat, crime, chance, sure)];
            let moment = Moment::new(pass.ply, seat, Message::new("review-turning-point"), text);
            pass.moments.push(Moment { chance: Some(chance), ..moment });
        }
    }

    /// What has become certain, cell by cell.
    fn conclusions(&mut self, pass: &mut Pass<Clue>) {
        for (seat, notes) in Seat::all(pass.seats()).zip(&mut self.notes) {
            let Some(insight) = notes.insight.as_ref().filter(|_| notes.news) else { continue };
            notes.news = false;
            let facts = insight.casebook.names.facts();
            pass.conclude(seat, facts.map(|fact| (fact, insight.belief.chance(fact))));
        }
    }
}

impl Judge<Clue> for Analyst {
    /// What the mover's choice was worth, by what they knew before it.
    fn before(&mut self, pass: &mut Pass<Clue>, before: &Clue, m: &Move) {
        let Turn::Player(seat) = before.turn() else { return };
        let notes = &mut self.notes[seat.index()];
        notes.in_time = notes.in_time || notes.sure.is_some() && before.options().accuse;
        let Some(insight) = &self.notes[seat.index()].insight else { return };
        match *m {
            Move::Suggest(crime) => {
                let asking = Asking::of(insight, seat, crime);
                let thought = words::thought(seat, &insight.crimes);
                let before = self.doubt(seat.index());
                self.asked = Some(Pending { seat, ply: pass.ply + 1, crime, before, asking, thought });
            }
            Move::Show { card } => {
                let asker = before.public().active;
                let choices = before.hands[seat].and(before.suggested());
                let own = pass.knowledge(Viewer::Seat(seat)).view.own.as_ref();
                let seen = own.map_or(CardSet::EMPTY, |own| own.shown_by_me[asker]);
                let showing = Showing::of(insight, seat, asker, before.suggested(), choices, seen, card);
                let text = words::showed(seat, asker, card, choices);
                let moment = pass.moment(seat, "review-card-shown", text);
                pass.moments.push(match &showing {
                    Some(showing) => moment.judged(showing.choice(), || words::better_shown(seat, asker, showing)),
                    None => moment,
                });
            }
            Move::Accuse(crime) => {
                let moment = self.accused(pass, before, seat, insight, crime);
                pass.moments.push(moment);
            }
            _ => self.put_off(pass, before, seat),
        }
    }

    fn after(&mut self, pass: &mut Pass<Clue>, _: &Clue, m: &Move, after: &Clue) {
        if let Move::Deal(deal) = m {
            self.truth = Some(deal.case_file);
        }
        self.before = (0..self.notes.len()).map(|place| self.doubt(place)).collect();
        if matches!(m, Move::Deal(_) | Move::Show { .. } | Move::Pass | Move::Accuse(_)) {
            self.think(pass);
        }
        self.settle(pass, m, after);
        if after.turn() != Turn::Over {
            self.turning_points(pass);
            self.conclusions(pass);
        }
    }

    fn left(&mut self, pass: &Pass<Clue>, viewer: Viewer) -> f64 {
        self.doubt(pass.place(viewer)).bits
    }

    fn measures(&self) -> (Message, Message) {
        (Message::new("measure"), Message::new("unit"))
    }

    /// The case file: what settled it was the last of its cards to be certain.
    fn known(&self, pass: &Pass<Clue>, end: &Clue, seat: Seat) -> Known<Fact> {
        let notes = &self.notes[seat.index()];
        let (Some(ply), Some(crime)) = (notes.sure, self.truth) else {
            return Known::never(words::never_sure(seat, notes, end), notes.near);
        };
        let cards = crime.cards().iter().map(|card| Fact { card, holder: Holder::CaseFile });
        let mut since: Vec<(u32, Fact)> =
            cards.map(|fact| (pass.since(seat, &fact).unwrap_or(ply), fact)).collect();
        sort_few(&mut since, |one, other| one.0 < other.0);
        let text = words::sure_from(seat, ply, crime, since[0].1.card, notes.in_time || end.is_out(seat));
        let proof = since.into_iter().map(|(_, fact)| Certain { fact, is: true }).collect();
        Known::since(ply, text, proof, words::so(crime))
    }

    fn summary(&self, pass: &Pass<Clue>, end: &Clue) -> Vec<Message> {
        words::summary(self, pass, end)
    }
}
