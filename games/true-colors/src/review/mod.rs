//! A finished game, each attack and each answer judged by what its player could know.
//!
//! Bits and chances are of the *likely* reading. The bits left to somebody are added up card by card, each by the
//! chances of who holds it: that is a little more than of all cards together, and falls to 0 in the same moment.

use game::{BySeat, Curve, Followed, Game, Grade, Knowledge, Moment, Review, Seat, Table, Teller, Turn, Viewer};

use self::strike::{Strike, kills};
use self::words::Words;
use crate::deduce::Belief;
use crate::deduce::aid::key;
use crate::{Acts, Card, Cards, Move, Options, Public, TrueColors, What, Where};

mod strike;
mod words;

/// The whole review; nothing when the game is not over.
pub(crate) fn review(table: &Table<TrueColors>, names: &BySeat<String>) -> Option<Review> {
    if table.game().turn() != Turn::Over {
        return None;
    }
    let start = TrueColors::start(table.setup()).ok()?;
    let eyes = |viewer| Eyes {
        knowledge: Knowledge::of_start(table.setup(), &start, viewer),
        belief: None,
        values: vec![unknown(&start.public)],
        certain: BySeat::new(start.seats(), |_| Cards::EMPTY),
    };
    let mut analyst = Analyst {
        words: Words(Teller::by_name(names)),
        eyes: Viewer::all(start.seats()).map(eyes).collect(),
        death: Death::of(table),
        struck: None,
        hits: BySeat::new(start.seats(), |_| 0),
        moments: Vec::new(),
        followed: Vec::new(),
        ply: 0,
    };
    table.replay(|before, m, after| analyst.follow(before, m, after));
    Some(analyst.finish(table))
}

/// How somebody died in the end, and since when that was to be seen.
struct Death {
    by: Seat,
    victim: Seat,
    room: Where,
    weapon: What,
    /// Since when the killer could be sure of the room and the weapon.
    sure: Option<u32>,
    /// Since when all could see that a strike there would kill.
    open: Option<u32>,
}

impl Death {
    fn of(table: &Table<TrueColors>) -> Option<Death> {
        let public = &table.game().public;
        let by = public.winner?;
        let Some(&Move::Attack { target, weapon }) = table.log().last() else { return None };
        let room = public.players[by].place.room()?;
        Some(Death { by, victim: target, room, weapon, sure: None, open: None })
    }
}

/// One viewer, and what they could know by now.
struct Eyes {
    knowledge: Knowledge<TrueColors>,
    belief: Option<Belief>,
    /// The bits left, at each moment.
    values: Vec<f64>,
    /// The cards that are certain already to be a seat's, or not.
    certain: BySeat<Cards>,
}

impl Eyes {
    fn think(&mut self) {
        self.belief = Belief::of(&self.knowledge).ok().flatten();
    }

    fn bits(&self) -> f64 {
        self.belief.as_ref().map_or(self.values[0], |belief| bits(belief, self.knowledge.view.public.players.len()))
    }
}

/// What is to be found out before the deal: whose each room and each weapon is.
fn unknown(public: &Public) -> f64 {
    let cards = public.deck.without(Cards::WHO).len();
    cards as f64 * (public.players.len() as f64).log2()
}

/// How many bits are left about whose the rooms and the weapons are, card by card.
fn bits(belief: &Belief, seats: usize) -> f64 {
    let chances = |&card: &Card| Seat::all(seats).map(move |seat| belief.chance(seat, card));
    let weaknesses = belief.cards().iter().filter(|card| !Cards::WHO.contains(**card));
    let open = weaknesses.flat_map(chances).filter(|&chance| 0.0 < chance && chance < 1.0);
    open.map(|chance| -chance * chance.log2()).sum::<f64>().max(0.0)
}

/// An attack that is being answered.
struct Struck {
    strike: Strike,
    /// Where its moment stands.
    moment: usize,
    /// The bits left to the attacker before.
    left: f64,
}

struct Analyst<'a> {
    words: Words<'a>,
    /// The seats in order, then the spectator.
    eyes: Vec<Eyes>,
    death: Option<Death>,
    struck: Option<Struck>,
    /// How many attacks of each seat turned a card up.
    hits: BySeat<usize>,
    moments: Vec<Moment>,
    followed: Vec<Followed>,
    ply: u32,
}

impl Analyst<'_> {
    fn follow(&mut self, before: &TrueColors, m: &Move, after: &TrueColors) {
        self.ply += 1;
        if let Turn::Player(seat) = before.turn() {
            match before.options() {
                Options::Before(acts) | Options::After(acts) => self.acted(seat, before, &acts, m),
                Options::Answer { reveal, .. } => self.answered(seat, before, reveal, m),
                _ => {}
            }
        }
        // An attack's own news is its answer.
        let tells = matches!(m, Move::Deal { .. } | Move::Reveal { .. } | Move::Nothing {});
        for eyes in &mut self.eyes {
            eyes.knowledge.follow(before, m, after);
            if tells {
                eyes.think();
            }
            let left = if tells { eyes.bits() } else { *eyes.values.last().unwrap_or(&0.0) };
            eyes.values.push(left);
        }
        if tells {
            self.settle(m);
            self.turned(&after.public);
        }
        if tells && after.turn() != Turn::Over {
            self.conclude();
        }
    }

    /// An attack beside the others that were in reach, or a kill that was let go.
    fn acted(&mut self, seat: Seat, before: &TrueColors, acts: &Acts, m: &Move) {
        let (public, eyes) = (&before.public, &self.eyes[seat.index()]);
        let (Some(room), Some(belief)) = (public.players[seat].place.room(), &eyes.belief) else { return };
        // Whoever does something else is asked for a kill alone.
        let Move::Attack { target, weapon } = *m else {
            let deadly = |&target: &Seat| {
                let weapon =
                    crate::options::weapons(acts.weapons).find(|&weapon| kills(public, target, room, weapon));
                weapon.map(|weapon| (target, weapon))
            };
            if let Some((target, weapon)) = acts.targets.iter().find_map(deadly) {
                let text = self.words.let_live(seat, room, target, weapon);
                self.moment(seat, "Missed kill", text, Some(Grade::Poor), Some(1.0));
            }
            return;
        };
        let strikes = Strike::all(belief, public, before.setup.decoy, room, acts);
        let better = |best: Strike, next: Strike| if best.is_below(&next) { next } else { best };
        let is_made = |strike: &&Strike| (strike.target, strike.weapon) == (target, weapon);
        let Some((best, made)) = strikes.iter().copied().reduce(better).zip(strikes.iter().find(is_made).copied())
        else {
            return;
        };
        let left = eyes.bits();
        let text = self.words.attacked(seat, room, &made, Some(&best).filter(|best| made.is_below(best)));
        let what = if made.kills { "Kill" } else { "Attack" };
        self.moment(seat, what, text, made.grade(&strikes, &best), Some(made.chance));
        if let Some(moment) = self.moments.last_mut().filter(|_| !made.kills) {
            // Beside a kill nothing can be measured.
            moment.skill = (!best.kills).then(|| made.worth() - best.worth());
            self.struck = Some(Struck { strike: made, moment: self.moments.len() - 1, left });
        }
    }

    /// What the answer gave away to the table beside the others that could be given.
    fn answered(&mut self, seat: Seat, before: &TrueColors, reveal: Cards, m: &Move) {
        let Move::Reveal { card: chosen } = *m else { return };
        if reveal.len() < 2 {
            return;
        }
        let told = |card: Card| (card, self.tells(before, card));
        let told: Vec<(Card, f64)> = reveal.iter().map(told).collect();
        let text = self.words.turned_up(seat, chosen, &told);
        self.moment(seat, "Card turned up", text, None, None);
    }

    /// What the answer brought, once it is there.
    fn settle(&mut self, m: &Move) {
        let Some(Struck { strike, moment, left }) = self.struck.take() else { return };
        let moment = &mut self.moments[moment];
        let is_up = matches!(m, Move::Reveal { .. });
        let told = left - self.eyes[moment.seat.index()].bits();
        moment.text.push_str(&self.words.brought(is_up, told));
        moment.luck = Some(Strike::brought(told, is_up) - strike.worth());
        self.hits[moment.seat] += usize::from(is_up);
    }

    /// What has become certain, cell by cell.
    fn conclude(&mut self) {
        let seats = self.hits.len();
        for (seat, eyes) in Seat::all(seats).zip(&mut self.eyes) {
            let Some(belief) = &eyes.belief else { continue };
            for (at, known) in eyes.certain.iter_mut() {
                for &card in belief.cards() {
                    let chance = belief.chance(at, card);
                    if known.contains(card) || (chance != 0.0 && chance != 1.0) {
                        continue;
                    }
                    known.insert(card);
                    let (of, at, is) = (key(card), at.0.to_string(), chance == 1.0);
                    self.followed.push(Followed { seat, of, at, is, ply: self.ply });
                }
            }
        }
    }

    /// How many bits a card that is turned up tells those who only look on: what its holder can know it gives away.
    fn tells(&self, before: &TrueColors, card: Card) -> f64 {
        let Some(table) = self.eyes.last() else { return 0.0 };
        let (m, mut after) = (Move::Reveal { card }, before.clone());
        after.apply(&m);
        let mut eyes = Eyes {
            knowledge: table.knowledge.clone(),
            belief: None,
            values: table.values.clone(),
            certain: table.certain.clone(),
        };
        eyes.knowledge.follow(before, &m, &after);
        eyes.think();
        table.bits() - eyes.bits()
    }

    /// Since when the killer could be sure of the place and the weapon, and since when a strike there was death.
    fn turned(&mut self, public: &Public) {
        let Some(death) = &mut self.death else { return };
        let Death { by, victim, room, weapon, .. } = *death;
        let knows = self.eyes[by.index()].belief.as_ref().is_some_and(|belief| {
            [Card::Where(room), Card::What(weapon)].iter().all(|&card| belief.chance(victim, card) == 1.0)
        });
        let (sure, open) =
            (knows && death.sure.is_none(), kills(public, victim, room, weapon) && death.open.is_none());
        death.sure = death.sure.or(sure.then_some(self.ply));
        death.open = death.open.or(open.then_some(self.ply));
        if sure {
            let text = self.words.sure(by, victim, room, weapon);
            self.moment(by, "Turning point", text, None, None);
        }
        if open {
            let text = self.words.open(victim, room, weapon);
            self.moment(victim, "Turning point", text, None, None);
        }
    }

    fn moment(&mut self, seat: Seat, what: &'static str, text: String, grade: Option<Grade>, chance: Option<f64>) {
        let ply = self.ply;
        self.moments.push(Moment { ply, seat, what, text, grade, chance, skill: None, luck: None });
    }

    fn finish(self, table: &Table<TrueColors>) -> Review {
        let seats = table.game().seats();
        let mut review = Review {
            measure: "Bits left about whom the rooms and weapons can hurt: each bit halves what is left",
            unit: "cards",
            moments: self.moments,
            followed: self.followed,
            ..Review::default()
        };
        review.add_up(seats);
        review.summary = self.words.summary(self.death.as_ref(), &self.hits, &review);
        let viewers = Seat::all(seats).map(Some).chain([None]);
        let rounded = |values: Vec<f64>| values.into_iter().map(|value| (value * 1e3).round() / 1e3).collect();
        review.curves =
            viewers.zip(self.eyes).map(|(seat, eyes)| Curve { seat, values: rounded(eyes.values) }).collect();
        review
    }
}
