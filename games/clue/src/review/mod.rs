//! A finished game, judged by what each player could know.
//!
//! Bits are those of the *likely* reading: how many halvings of what is left separate a player from the case file.
//! Who tells the truth about what they could know needs no truth: the case file is looked at for the words alone.

use game::{BySeat, Curve, Followed, Game, Grade, Knowledge, Moment, Review, Seat, Table, Teller, Turn, Viewer};
use inference::{News, Solver, entropy};

use self::question::Question;
use self::showing::Showing;
use crate::cards::{Card, CardSet, Crime};
use crate::deduce::aid::{column, holders, key};
use crate::deduce::{Belief, Evidence, Reading};
use crate::moves::Move;
use crate::rules::Clue;

mod question;
mod showing;
mod words;

/// From this chance on, an accusation is more likely right than wrong.
const BETTER_BET: f64 = 0.5;

/// The whole review; nothing when the game is not over, or was beyond the limits of belief.
pub(crate) fn review(table: &Table<Clue>, names: &BySeat<String>) -> Option<Review> {
    if table.game().turn() != Turn::Over {
        return None;
    }
    let mut analyst = Analyst::new(table, names)?;
    table.replay(|before, m, after| analyst.follow(before, m, after));
    analyst.finish(table)
}

/// How many bits are left, by the chances of the crimes.
fn bits(crimes: &[(Crime, f64)]) -> f64 {
    entropy(crimes.iter().map(|(_, chance)| *chance))
}

/// The likeliest crime; the first of equals.
fn likeliest(crimes: &[(Crime, f64)]) -> Option<(Crime, f64)> {
    crimes.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// One viewer, and what they could know by now.
struct Eyes {
    knowledge: Knowledge<Clue>,
    mind: Option<Mind>,
    /// Whether there is something new on their mind that was not told yet.
    news: bool,
    values: Vec<f64>,
    /// Since when the solution followed, and since when an accusation was the better bet.
    sure: Option<u32>,
    bet: Option<u32>,
    /// How many crimes were possible before the last move.
    left: usize,
    /// Whether a certain accusation was put off.
    waited: bool,
    /// By card, then holder: whether it was certain already.
    certain: Vec<bool>,
}

/// What somebody makes of what they know.
struct Mind {
    evidence: Evidence,
    belief: Belief,
    crimes: Vec<(Crime, f64)>,
    bits: f64,
}

impl Mind {
    /// Nothing where it is beyond the limits of belief.
    fn of(solver: &mut Solver, evidence: Evidence) -> Option<Mind> {
        let belief = Belief::attempt(solver, &evidence, Reading::Likely)?;
        Some(Mind::made_up(evidence, belief))
    }

    fn made_up(evidence: Evidence, belief: Belief) -> Mind {
        let crimes = belief.crimes();
        let bits = bits(&crimes);
        Mind { evidence, belief, crimes, bits }
    }
}

/// A suggestion that is being answered.
struct Asked {
    seat: Seat,
    ply: u32,
    crime: Crime,
    bits: f64,
    question: Option<Question>,
}

struct Analyst<'a> {
    names: Teller<'a>,
    seats: usize,
    solver: Solver,
    /// The seats in order, then the spectator.
    eyes: Vec<Eyes>,
    asked: Option<Asked>,
    ply: u32,
    truth: Option<Crime>,
    moments: Vec<Moment>,
    followed: Vec<Followed>,
    failed: bool,
}

impl<'a> Analyst<'a> {
    fn new(table: &Table<Clue>, names: &'a BySeat<String>) -> Option<Analyst<'a>> {
        let start = Clue::start(table.setup()).ok()?;
        let seats = start.seats();
        let deck = table.setup().deck();
        let kinds = [CardSet::SUSPECTS, CardSet::WEAPONS, CardSet::ROOMS];
        let all: f64 = kinds.iter().map(|&kind| (deck.and(kind).len() as f64).log2()).sum();
        let eyes = |viewer| Eyes {
            knowledge: Knowledge::of_start(table.setup(), &start, viewer),
            mind: None,
            news: false,
            values: vec![all],
            sure: None,
            bet: None,
            left: 0,
            waited: false,
            certain: vec![false; Card::COUNT * (seats + 1)],
        };
        Some(Analyst {
            names: Teller::by_name(names),
            seats,
            solver: Solver::default(),
            eyes: Viewer::all(seats).map(eyes).collect(),
            asked: None,
            ply: 0,
            truth: None,
            moments: Vec::new(),
            followed: Vec::new(),
            failed: false,
        })
    }

    fn follow(&mut self, before: &Clue, m: &Move, after: &Clue) {
        self.judge(before, m);
        self.ply += 1;
        for eyes in &mut self.eyes {
            eyes.knowledge.follow(before, m, after);
        }
        if let Move::Deal(deal) = m {
            self.truth = Some(deal.case_file);
        }
        let bits: Vec<f64> = self.eyes.iter().map(Eyes::bits).collect();
        if matches!(m, Move::Deal(_) | Move::Show { .. } | Move::Pass | Move::Accuse(_)) {
            self.think();
        }
        for eyes in &mut self.eyes {
            eyes.values.push(eyes.bits());
        }
        self.settle(m, after, &bits);
        if after.turn() != Turn::Over {
            self.turning_points();
            self.conclusions();
        }
    }

    fn think(&mut self) {
        for eyes in &mut self.eyes {
            let Some(evidence) = Evidence::of(&eyes.knowledge).filter(|evidence| !evidence.told.is_empty()) else {
                continue;
            };
            let news = eyes.mind.as_ref().map_or(News::More, |mind| mind.evidence.told.news(&evidence.told));
            if news == News::Nothing {
                continue;
            }
            let old = eyes.mind.take().and_then(|mut mind| match news {
                News::Lacks(player, cards) if mind.belief.rule_out(player, cards) => Some(mind.belief),
                _ => {
                    mind.belief.recycle(&mut self.solver);
                    None
                }
            });
            eyes.mind = match old {
                Some(belief) => Some(Mind::made_up(evidence, belief)),
                None => Mind::of(&mut self.solver, evidence),
            };
            eyes.news = true;
            if eyes.mind.is_none() {
                self.failed = true;
                return;
            }
        }
    }

    /// What the mover's choice was worth, by what they knew before it.
    fn judge(&mut self, before: &Clue, m: &Move) {
        let Turn::Player(seat) = before.turn() else { return };
        let eyes = &self.eyes[seat.index()];
        let Some(mind) = &eyes.mind else { return };
        match *m {
            Move::Suggest(crime) => {
                let question = Question::of(mind, seat, crime);
                self.asked = Some(Asked { seat, ply: self.ply + 1, crime, bits: mind.bits, question });
            }
            Move::Show { card } => {
                let asker = before.public().active;
                let choices = before.hands[seat].and(before.suggested());
                let showing = Showing::of(&mut self.solver, mind, seat, asker, before.suggested(), choices, card);
                let text = words::showed(self.names, seat, asker, card, choices, showing.as_ref());
                let grade = showing.as_ref().map(Showing::grade);
                self.moments.push(Moment { grade, ..self.moment(seat, "Card shown", text) });
            }
            Move::Accuse(crime) => {
                let moment = self.accused(seat, mind, crime);
                self.moments.push(moment);
            }
            _ => self.put_off(before, seat),
        }
    }

    /// Something about the move that is being made.
    fn moment(&self, seat: Seat, what: &'static str, text: String) -> Moment {
        Moment { ply: self.ply + 1, seat, what, text, grade: None, chance: None, skill: None, luck: None }
    }

    fn accused(&self, seat: Seat, mind: &Mind, crime: Crime) -> Moment {
        let likely = mind.crimes.iter().find(|(other, _)| *other == crime).map_or(0.0, |&(_, chance)| chance);
        let best = likeliest(&mind.crimes);
        let possible = Belief::from_evidence(&mind.evidence, Reading::Possible).map_or(0.0, |belief| {
            belief.crimes().iter().find(|(other, _)| *other == crime).map_or(0.0, |&(_, chance)| chance)
        });
        let grade = match best {
            Some((_, most)) if likely < 0.9 * most => Grade::Poor,
            _ if likely >= 0.95 => Grade::Best,
            _ if likely > BETTER_BET => Grade::Good,
            _ if likely >= 0.25 => Grade::Fair,
            _ => Grade::Poor,
        };
        let text = words::accused(self.names, seat, crime, likely, possible, best, self.truth == Some(crime));
        Moment { grade: Some(grade), chance: Some(likely), ..self.moment(seat, "Accusation", text) }
    }

    /// Whoever is certain and may accuse should.
    fn put_off(&mut self, before: &Clue, seat: Seat) {
        let eyes = &mut self.eyes[seat.index()];
        if eyes.sure.is_none() || eyes.waited || !before.options().accuse {
            return;
        }
        eyes.waited = true;
        let moment = self.moment(seat, "Missed accusation", words::put_off(self.names, seat));
        self.moments.push(Moment { grade: Some(Grade::Poor), chance: Some(1.0), ..moment });
    }

    /// When the last of the answers has come, says what the suggestion brought.
    fn settle(&mut self, m: &Move, after: &Clue, before: &[f64]) {
        let answering = after.public().phase == crate::Phase::Answer;
        if !matches!(m, Move::Show { .. } | Move::Pass) {
            return;
        }
        if let (Move::Show { .. }, Some(shown)) = (m, self.moments.last_mut()) {
            let suggestion = after.public().suggestion.as_ref();
            let asker = suggestion.map_or(Seat(0), |suggestion| suggestion.by);
            let gained = |eyes: usize| before[eyes] - self.eyes[eyes].bits();
            let others = (0..self.seats).filter(|&seat| seat != asker.index() && seat != shown.seat.index());
            let most = others.map(gained).fold(0.0, f64::max);
            shown.text.push_str(&words::gave_away(self.names, asker, gained(asker.index()), most));
        }
        let Some(asked) = self.asked.take_if(|_| !answering) else { return };
        let gained = asked.bits - self.eyes[asked.seat.index()].bits();
        let question = asked.question.as_ref();
        let place = self.moments.iter().rposition(|moment| moment.ply < asked.ply).map_or(0, |last| last + 1);
        self.moments.insert(
            place,
            Moment {
                ply: asked.ply,
                seat: asked.seat,
                what: "Suggestion",
                text: words::asked(self.names, asked.seat, asked.crime, question, gained),
                grade: question.and_then(Question::grade),
                chance: None,
                skill: question.map(|question| question.expected - question.best.0),
                luck: question.map(|question| gained - question.expected),
            },
        );
    }

    /// When the solution follows for somebody, and when an accusation becomes the better bet.
    fn turning_points(&mut self) {
        for place in 0..self.seats {
            let eyes = &mut self.eyes[place];
            let Some(mind) = eyes.mind.as_ref().filter(|_| eyes.news) else { continue };
            // Who has looked into the case file has nothing to find out.
            if mind.evidence.told.case_file().is_some() || eyes.sure.is_some() {
                continue;
            }
            let Some((crime, chance)) = likeliest(&mind.crimes) else { continue };
            eyes.left = mind.crimes.len();
            let (sure, seat) = (mind.crimes.len() == 1, Seat(place as u8));
            if !sure && (chance <= BETTER_BET || eyes.bet.is_some()) {
                continue;
            }
            if sure {
                eyes.sure = Some(self.ply);
            }
            eyes.bet = eyes.bet.or(Some(self.ply));
            self.moments.push(Moment {
                ply: self.ply,
                seat,
                what: "Turning point",
                text: words::turned(self.names, seat, crime, chance, sure),
                grade: None,
                chance: Some(chance),
                skill: None,
                luck: None,
            });
        }
    }

    /// What has become certain, cell by cell.
    fn conclusions(&mut self) {
        for (seat, eyes) in Seat::all(self.seats).zip(&mut self.eyes) {
            let Some(mind) = eyes.mind.as_ref().filter(|_| eyes.news) else { continue };
            eyes.news = false;
            for card in mind.evidence.names.deck().iter() {
                for (place, holder) in holders(self.seats).enumerate() {
                    let known = &mut eyes.certain[card.index() * (self.seats + 1) + place];
                    let chance = mind.belief.chance(card, holder);
                    if *known || (chance != 0.0 && chance != 1.0) {
                        continue;
                    }
                    *known = true;
                    let is = chance == 1.0;
                    self.followed.push(Followed { seat, of: key(card), at: column(holder), is, ply: self.ply });
                }
            }
        }
    }

    fn finish(mut self, table: &Table<Clue>) -> Option<Review> {
        if self.failed {
            return None;
        }
        self.moments.sort_by_key(|moment| moment.ply);
        let mut review = Review {
            measure: "Bits left about who, with what and where: each bit halves what is left",
            unit: "bits",
            moments: std::mem::take(&mut self.moments),
            followed: std::mem::take(&mut self.followed),
            ..Review::default()
        };
        review.add_up(self.seats);
        review.summary = words::summary(self.names, table, &self.eyes, &review);
        let seats = Seat::all(self.seats).map(Some).chain([None]);
        review.curves =
            seats.zip(self.eyes).map(|(seat, eyes)| Curve { seat, values: rounded(eyes.values) }).collect();
        Some(review)
    }
}

impl Eyes {
    /// Whether they have looked into the case file before the end.
    fn looked(&self) -> bool {
        self.knowledge.viewer.seat().is_some_and(|seat| {
            let public = &self.knowledge.view.public;
            public.accused[seat].is_some() && public.winner != Some(seat)
        })
    }

    fn bits(&self) -> f64 {
        self.mind.as_ref().map_or(self.values[0], |mind| mind.bits)
    }
}

/// In thousandths: nobody sees more in a chart.
fn rounded(values: Vec<f64>) -> Vec<f64> {
    values.into_iter().map(|value| (value * 1e3).round() / 1e3).collect()
}
