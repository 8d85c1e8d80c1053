//! A finished game, each attack and each answer judged by what its player could know.
//!
//! Bits and chances are of the *likely* reading. The bits left to somebody are added up card by card, each by the
//! chances of who holds it: that is a little more than of all cards together, and falls to 0 in the same moment.

use belief::entropy;
use game::{BySeat, Game, Knowledge, Message, Reading, Seat, Table, Turn, Viewer};
use presentation::{Certain, Choice, Judge, Known, Moment, Pass, Review, StoodIn, judge};
use sets::sort_few;

use self::strike::KILL;
pub(crate) use self::strike::Strike;
use crate::deduce::Belief;
use crate::{
    Acts, CHARACTERS, Card, Cards, Fact, Move, Options, Phase, Public, ROOMS, TrueColors, WEAPONS, What, Where,
};

mod strike;
mod words;

/// The whole review; nothing when the game is not over.
pub(crate) fn review(table: &Table<TrueColors>, stood_in: &[StoodIn]) -> Option<Review<Fact>> {
    judge(table, stood_in, &mut Analyst::new(table))
}

/// What a review would have attacked: the attack here that promises the most; nothing where none promises anything.
pub(crate) fn best_attack(knowledge: &Knowledge<TrueColors>) -> Option<(Seat, What)> {
    let Some(Options::Before(acts) | Options::After(acts)) = &knowledge.options else { return None };
    let public = &knowledge.view.public;
    let room = public.players[knowledge.viewer.seat()?].place.room()?;
    let belief = Belief::of(knowledge, Reading::Likely).ok()??;
    let strikes = Strike::all(&belief, public, knowledge.setup.decoy, room, acts.attacks());
    let best = Strike::best(&strikes)?;
    best.choice(&strikes, &best).map(|_| (best.target, best.weapon))
}

/// How often somebody took another shape when attacked, and how often they did not have to.
#[derive(Clone, Copy, Default)]
struct Shapes {
    taken: usize,
    freely: usize,
}

/// How somebody died in the end.
struct Death {
    by: Seat,
    victim: Seat,
    room: Where,
    weapon: What,
    /// Since when the killer could be sure of the room and the weapon.
    sure: Option<u32>,
}

impl Death {
    fn of(table: &Table<TrueColors>) -> Option<Death> {
        let public = &table.game().public;
        let by = public.winner?;
        let Some(&Move::Attack { target, weapon }) = table.log().last() else { return None };
        let room = public.players[by].place.room()?;
        Some(Death { by, victim: target, room, weapon, sure: None })
    }
}

/// How many bits are left about whose the rooms and the weapons are, card by card. Before the deal each can be
/// anybody's.
fn bits(belief: Option<&Belief>, public: &Public) -> f64 {
    let seats = public.players.len();
    let chance = |seat, card| belief.map_or(1.0 / seats as f64, |belief| belief.chance(Fact::card(seat, card)));
    let weaknesses = public.deck.without(CHARACTERS);
    weaknesses.iter().map(|card| entropy(Seat::all(seats).map(|seat| chance(seat, card)))).sum()
}

/// What one viewer could know by now.
struct Insight {
    belief: Option<Belief>,
    /// The bits left.
    left: f64,
}

impl Insight {
    fn of(knowledge: &Knowledge<TrueColors>) -> Insight {
        let belief = Belief::of(knowledge, Reading::Likely).ok().flatten();
        let left = bits(belief.as_ref(), &knowledge.view.public);
        Insight { belief, left }
    }
}

/// When a player could first be sure of a room and of a weapon that both hurt the same other player.
#[derive(Clone, Copy)]
struct Deadly {
    ply: u32,
    victim: Seat,
    room: Card,
    weapon: Card,
}

impl Deadly {
    fn of(ply: u32, seat: Seat, public: &Public, belief: &Belief) -> Option<Deadly> {
        let others = seat.others(public.players.len());
        let mut found = others.filter_map(|victim| {
            let sure = |kind: Cards| {
                let mut cards = public.deck.and(kind).iter();
                cards.find(|&card| belief.chance(Fact::card(victim, card)) == 1.0)
            };
            Some(Deadly { ply, victim, room: sure(ROOMS)?, weapon: sure(WEAPONS)? })
        });
        found.next()
    }
}

/// A room or a weapon that somebody turned up, and by that how they could be killed.
struct Exposed {
    seat: Seat,
    card: Card,
    /// After how many moves the replay shows it.
    ply: u32,
    /// Who had attacked.
    by: Seat,
    /// What else could have been turned up.
    others: Cards,
}

/// An attack that is being answered.
struct Struck {
    strike: Strike,
    /// Where its moment stands.
    moment: usize,
    /// The bits left to the attacker before.
    left: f64,
}

struct Analyst {
    /// The seats in order, then the spectator.
    insights: Vec<Insight>,
    death: Option<Death>,
    struck: Option<Struck>,
    /// How many attacks of each seat turned a card up.
    hits: BySeat<usize>,
    /// The shapes that each took when attacked.
    shapes: BySeat<Shapes>,
    /// What was turned up, shapes aside.
    exposed: Vec<Exposed>,
    /// Since when each could be sure of a room and a weapon.
    deadly: BySeat<Option<Deadly>>,
    /// Since when all could see how each could be killed.
    open: BySeat<Option<u32>>,
}

impl Judge<TrueColors> for Analyst {
    fn before(&mut self, pass: &mut Pass<TrueColors>, game: &TrueColors, m: &Move) {
        let Turn::Player(seat) = game.turn() else { return };
        match (game.options(), m) {
            (Options::Before(acts) | Options::After(acts), &Move::Attack { target, weapon }) => {
                self.struck(pass, seat, game, &acts, (target, weapon));
            }
            (Options::Before(acts) | Options::After(acts), _) => let_live(pass, seat, game, &acts),
            (Options::Answer { reveal, nothing }, &Move::Reveal { card }) => {
                if let Card::Who(_) = card {
                    let shapes = &mut self.shapes[seat];
                    shapes.taken += 1;
                    shapes.freely +=
                        usize::from(nothing || reveal.iter().any(|card| !matches!(card, Card::Who(_))));
                } else if let Phase::Answer { attack } = game.public.phase {
                    let others = reveal.without(Cards::one(card));
                    self.exposed.push(Exposed { seat, card, ply: pass.ply + 1, by: attack.by, others });
                }
                if reveal.len() > 1 {
                    self.answered(pass, seat, game, reveal, card);
                }
            }
            _ => {}
        }
    }

    fn after(&mut self, pass: &mut Pass<TrueColors>, _: &TrueColors, m: &Move, after: &TrueColors) {
        if let (Turn::Over, Some(death)) = (after.turn(), &self.death) {
            for seat in death.by.others(pass.seats()) {
                let (what, text) = match seat == death.victim {
                    true => ("review-killed", self.died(death)),
                    false => ("review-outrun", words::outrun(death, self.open[death.victim], self.cards_of(death))),
                };
                let moment = Moment::new(pass.ply, seat, Message::new(what), text);
                pass.moments.push(Moment { lost: true, ..moment });
            }
        }
        // An attack's own news is its answer.
        if !matches!(m, Move::Deal { .. } | Move::Reveal { .. } | Move::Nothing {}) {
            return;
        }
        for (insight, viewer) in self.insights.iter_mut().zip(Viewer::all(pass.seats())) {
            *insight = Insight::of(pass.knowledge(viewer));
        }
        self.settle(pass, m);
        self.turned(pass, &after.public);
        if after.turn() != Turn::Over {
            self.conclude(pass);
        }
    }

    fn left(&mut self, pass: &Pass<TrueColors>, viewer: Viewer) -> f64 {
        self.insights[pass.place(viewer)].left
    }

    fn measures(&self) -> (Message, Message) {
        (Message::new("measure"), Message::new("unit"))
    }

    /// A room and a weapon that both hurt the same player: where and with what somebody can be killed.
    fn known(&self, pass: &Pass<TrueColors>, _: &TrueColors, seat: Seat) -> Known<Fact> {
        let Some(Deadly { ply, victim, room, weapon }) = self.deadly[seat] else {
            return Known::never(words::never_sure(seat), None);
        };
        let mut facts = [room, weapon].map(|card| Fact::card(victim, card));
        sort_few(&mut facts, |one, other| pass.since(seat, one) < pass.since(seat, other));
        let proof = facts.map(|fact| Certain { fact, is: true }).into();
        Known::since(ply, words::sure_of(seat, ply, victim, room, weapon), proof, words::so(victim, room, weapon))
    }

    fn summary(&self, pass: &Pass<TrueColors>, _: &TrueColors) -> Vec<Message> {
        words::summary(pass, self.death.as_ref(), &self.open, &self.hits)
    }
}

/// A kill that was let go: whoever does something else than attack is asked for nothing more.
fn let_live(pass: &mut Pass<TrueColors>, seat: Seat, game: &TrueColors, acts: &Acts) {
    let Some(room) = game.public.players[seat].place.room() else { return };
    let kills = |&(target, weapon): &(Seat, What)| game.public.kills(target, room, weapon);
    let Some((target, weapon)) = acts.attacks().find(kills) else { return };
    let moment = pass.moment(seat, words::MISSED_KILL, [words::let_live(seat, target)]);
    let moment = moment.judged(Choice::beside(0.0, KILL), || words::would_have_won(room, target, weapon));
    pass.moments.push(Moment { chance: Some(1.0), ..moment });
}

impl Analyst {
    fn new(table: &Table<TrueColors>) -> Analyst {
        let seats = table.game().seats();
        let left = bits(None, &table.game().public);
        Analyst {
            insights: Viewer::all(seats).map(|_| Insight { belief: None, left }).collect(),
            death: Death::of(table),
            struck: None,
            hits: BySeat::new(seats, |_| 0),
            shapes: BySeat::new(seats, |_| Shapes::default()),
            exposed: Vec::new(),
            deadly: BySeat::new(seats, |_| None),
            open: BySeat::new(seats, |_| None),
        }
    }

    /// What there is to say to who was killed.
    fn died(&self, death: &Death) -> Vec<Message> {
        words::died(death, self.open[death.victim], self.cards_of(death), self.shapes[death.victim])
    }

    /// The room and the weapon that killed, in the order in which they were turned up.
    fn cards_of<'a>(&'a self, death: &'a Death) -> impl Iterator<Item = &'a Exposed> {
        let cards = [Card::Where(death.room), Card::What(death.weapon)];
        self.exposed.iter().filter(move |one| one.seat == death.victim && cards.contains(&one.card))
    }

    /// An attack beside the others that could be made.
    fn struck(
        &mut self,
        pass: &mut Pass<TrueColors>,
        seat: Seat,
        game: &TrueColors,
        acts: &Acts,
        (target, weapon): (Seat, What),
    ) {
        let (public, insight) = (&game.public, &self.insights[seat.index()]);
        let (Some(room), Some(belief)) = (public.players[seat].place.room(), &insight.belief) else { return };
        let strikes = Strike::all(belief, public, game.setup.decoy, room, acts.attacks());
        let is_made = |strike: &&Strike| (strike.target, strike.weapon) == (target, weapon);
        let Some((best, made)) = Strike::best(&strikes).zip(strikes.iter().find(is_made).copied()) else {
            return;
        };
        let text = words::attacked(seat, room, &made);
        let mut moment = pass.moment(seat, if made.kills { words::KILL } else { words::ATTACK }, text);
        let moment = match made.choice(&strikes, &best) {
            Some(choice) => moment.judged(choice, || words::better(room, &best)),
            None => {
                moment.text.push(words::no_choice(strikes.len()));
                moment
            }
        };
        if !made.kills {
            self.struck = Some(Struck { strike: made, moment: pass.moments.len(), left: insight.left });
        }
        let weak = |card| belief.chance(Fact::card(target, card));
        let cards = [Card::Where(room), Card::What(weapon)];
        // Beside what lies open already the chance of turning a card up would look wrong.
        let is_hidden = public.players[target].face_up.and(Cards::of(cards)).is_empty();
        let thought = is_hidden.then(|| words::thought(seat, target, cards.map(|card| (card, weak(card)))));
        let thought = thought.into_iter().collect();
        pass.moments.push(Moment { chance: Some(made.chance), thought, ..moment });
    }

    /// What the answer gave away to the table beside the others that could be given.
    fn answered(&self, pass: &mut Pass<TrueColors>, seat: Seat, game: &TrueColors, reveal: Cards, chosen: Card) {
        let told: Vec<(Card, f64)> = reveal.iter().map(|card| (card, self.tells(pass, game, card))).collect();
        let moment = pass.moment(seat, "review-card-turned-up", words::turned_up(seat, chosen, &told));
        pass.moments.push(moment);
    }

    /// How many bits a card that is turned up tells a spectator: what its holder can know it gives away.
    fn tells(&self, pass: &Pass<TrueColors>, game: &TrueColors, card: Card) -> f64 {
        let (m, mut after) = (Move::Reveal { card }, game.clone());
        after.apply(&m);
        let mut knowledge = pass.knowledge(Viewer::Spectator).clone();
        knowledge.follow(game, &m, &after);
        self.insights.last().map_or(0.0, |table| table.left - Insight::of(&knowledge).left)
    }

    /// What the answer brought, once it is there.
    fn settle(&mut self, pass: &mut Pass<TrueColors>, m: &Move) {
        let Some(Struck { strike, moment, left }) = self.struck.take() else { return };
        let moment = &mut pass.moments[moment];
        let is_up = matches!(m, Move::Reveal { .. });
        let told = left - self.insights[moment.seat.index()].left;
        moment.text.push(words::brought(moment.seat, is_up, told));
        moment.luck = Some(Strike::brought(told, is_up) - strike.worth());
        self.hits[moment.seat] += usize::from(is_up);
    }

    /// Since when all could see how somebody could be killed, and the killer could be sure of room and weapon.
    fn turned(&mut self, pass: &mut Pass<TrueColors>, public: &Public) {
        for (victim, open) in self.open.iter_mut().filter(|(_, open)| open.is_none()) {
            let up = public.players[victim].face_up;
            let has = |kind: Cards| !up.and(kind).is_empty();
            if public.forms_left(victim) == 0 && has(ROOMS) && has(WEAPONS) {
                *open = Some(pass.ply);
                let (what, text) = (Message::new("review-turning-point"), words::open(public, victim));
                pass.moments.push(Moment::new(pass.ply, victim, what, vec![text]));
            }
        }
        for (seat, deadly) in self.deadly.iter_mut().filter(|(_, deadly)| deadly.is_none()) {
            let belief = self.insights[seat.index()].belief.as_ref();
            *deadly = belief.and_then(|belief| Deadly::of(pass.ply, seat, public, belief));
        }
        if let Some(Death { by, victim, room, weapon, sure: sure @ None }) = &mut self.death
            && let Some(belief) = &self.insights[by.index()].belief
            && [Card::Where(*room), Card::What(*weapon)]
                .iter()
                .all(|&card| belief.chance(Fact::card(*victim, card)) == 1.0)
        {
            *sure = Some(pass.ply);
        }
    }

    /// What has become certain, card by card.
    fn conclude(&self, pass: &mut Pass<TrueColors>) {
        for (seat, insight) in Seat::all(pass.seats()).zip(&self.insights) {
            let Some(belief) = &insight.belief else { continue };
            pass.conclude(seat, belief.facts(pass.seats()).map(|fact| (fact, belief.chance(fact))));
        }
    }
}
