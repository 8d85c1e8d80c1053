//! A finished game, each attack and each answer judged by what its player could know.
//!
//! Bits and chances are of the *likely* reading. The bits left to somebody are added up card by card, each by the
//! chances of who holds it: that is a little more than of all cards together, and falls to 0 in the same moment.

use game::{BySeat, Curve, Game, Grade, Knowledge, Moment, Review, Seat, Table, Teller, Turn, Viewer};

use self::words::Words;
use crate::deduce::Belief;
use crate::options::weapons;
use crate::{Acts, Card, Cards, Move, Options, Public, TrueColors, What, Where};

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
    };
    let mut analyst = Analyst {
        words: Words(Teller::by_name(names)),
        eyes: Viewer::all(start.seats()).map(eyes).collect(),
        death: Death::of(table),
        hits: BySeat::new(start.seats(), |_| 0),
        moments: Vec::new(),
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

/// An attack that could be made.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Strike {
    target: Seat,
    weapon: What,
    /// The chance that it turns a card up, or kills.
    chance: f64,
    kills: bool,
}

impl Strike {
    /// Every attack that the player can make here, as that player may judge it.
    fn all(belief: &Belief, public: &Public, room: Where, acts: &Acts) -> Vec<Strike> {
        let pairs =
            acts.targets.iter().flat_map(|&target| weapons(acts.weapons).map(move |weapon| (target, weapon)));
        let strike = |(target, weapon)| Strike {
            target,
            weapon,
            chance: belief.hit(public, target, room, weapon),
            kills: kills(public, target, room, weapon),
        };
        pairs.map(strike).collect()
    }

    fn is_below(&self, other: &Strike) -> bool {
        (self.kills, self.chance) < (other.kills, other.chance)
    }
}

/// Whether all can see that this attack kills (TC-54).
fn kills(public: &Public, target: Seat, room: Where, weapon: What) -> bool {
    let up = public.players[target].face_up;
    public.forms_left(target) == 0 && up.contains(Card::Where(room)) && up.contains(Card::What(weapon))
}

struct Analyst<'a> {
    words: Words<'a>,
    /// The seats in order, then the spectator.
    eyes: Vec<Eyes>,
    death: Option<Death>,
    /// How many attacks of each seat turned a card up.
    hits: BySeat<usize>,
    moments: Vec<Moment>,
    ply: u32,
}

impl Analyst<'_> {
    fn follow(&mut self, before: &TrueColors, m: &Move, after: &TrueColors) {
        self.ply += 1;
        if let Turn::Player(seat) = before.turn() {
            match before.options() {
                Options::Before(acts) | Options::After(acts) => self.acted(seat, &before.public, &acts, m),
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
            self.turned(&after.public);
        }
    }

    /// An attack beside the others that were in reach, or a kill that was let go.
    fn acted(&mut self, seat: Seat, public: &Public, acts: &Acts, m: &Move) {
        let (Some(room), Some(belief)) = (public.players[seat].place.room(), &self.eyes[seat.index()].belief)
        else {
            return;
        };
        let strikes = Strike::all(belief, public, room, acts);
        let better = |best: Strike, next: Strike| if best.is_below(&next) { next } else { best };
        let Some(best) = strikes.iter().copied().reduce(better) else { return };
        let Move::Attack { target, weapon } = *m else {
            if best.kills {
                let text = self.words.let_live(seat, room, &best);
                self.moment(seat, "Missed kill", text, Some(Grade::Poor), Some(1.0));
            }
            return;
        };
        let Some(made) = strikes.iter().find(|strike| (strike.target, strike.weapon) == (target, weapon)) else {
            return;
        };
        let grade = match made {
            Strike { kills: true, .. } => Some(Grade::Best),
            // Where there is no choice, and no chance, there is nothing to judge.
            _ if strikes.len() == 1 && made.chance > 0.0 => None,
            _ if best.kills || made.chance == 0.0 => Some(Grade::Poor),
            _ => Some(Grade::of_share(made.chance / best.chance)),
        };
        let best = Some(&best).filter(|best| made.is_below(best));
        let text = self.words.attacked(seat, room, made, best);
        self.moment(seat, if made.kills { "Kill" } else { "Attack" }, text, grade, Some(made.chance));
    }

    /// What the answer was, and what it gave away to the table beside the others that could be given.
    fn answered(&mut self, seat: Seat, before: &TrueColors, reveal: Cards, m: &Move) {
        let is_up = matches!(m, Move::Reveal { .. });
        if let Some(attack) = self.moments.last_mut().filter(|attack| attack.what == "Attack") {
            attack.text.push_str(if is_up { " A card was turned up." } else { " Nothing was turned up." });
            self.hits[attack.seat] += usize::from(is_up);
        }
        let Move::Reveal { card: chosen } = *m else { return };
        if reveal.len() < 2 {
            return;
        }
        let told = |card: Card| (card, self.tells(before, card));
        let told: Vec<(Card, f64)> = reveal.iter().map(told).collect();
        let text = self.words.turned_up(seat, chosen, &told);
        self.moment(seat, "Card turned up", text, None, None);
    }

    /// How many bits a card that is turned up tells those who only look on: what its holder can know it gives away.
    fn tells(&self, before: &TrueColors, card: Card) -> f64 {
        let Some(table) = self.eyes.last() else { return 0.0 };
        let (m, mut after) = (Move::Reveal { card }, before.clone());
        after.apply(&m);
        let mut eyes = Eyes { knowledge: table.knowledge.clone(), belief: None, values: table.values.clone() };
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
            summary: self.words.summary(self.death.as_ref(), &self.hits, &self.moments),
            measure: "Bits left about whom the rooms and weapons can hurt: each bit halves what is left",
            unit: "bits",
            moments: self.moments,
            ..Review::default()
        };
        review.add_up(seats);
        let viewers = Seat::all(seats).map(Some).chain([None]);
        let rounded = |values: Vec<f64>| values.into_iter().map(|value| (value * 1e3).round() / 1e3).collect();
        review.curves =
            viewers.zip(self.eyes).map(|(seat, eyes)| Curve { seat, values: rounded(eyes.values) }).collect();
        review
    }
}
