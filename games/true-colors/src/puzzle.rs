//! Puzzles cut from games: which attack is likeliest to turn a card up.

use game::{Arg, Knowledge, Message, Reading};
use presentation::{Likeliest, Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use crate::deduce::{Belief, Fact, aid};
use crate::review::Strike;
use crate::{Card, Cards, Options, Public, TrueColors, Where};

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<TrueColors>] {
    &[&Attacking]
}

/// The best attack is the one that is likeliest to turn a card up.
const BEST: Likeliest = Likeliest { least: 0.4, gaps: [0.7, 0.5, 0.35, 0.2, 0.1], near: 0.01 };

/// "Whom would you attack?"
struct Attacking;

impl PuzzleKind<TrueColors> for Attacking {
    fn name(&self) -> &'static str {
        "attack"
    }

    fn pose(&self, knowledge: &Knowledge<TrueColors>) -> Option<Puzzle<Fact>> {
        let outlook = Outlook::of(knowledge)?;
        let level = BEST.level(&outlook.chances()).filter(|_| !outlook.is_given_away())?;
        let choices = outlook.strikes.iter().map(|strike| Pick::new(key(strike), named("puzzle-strike", strike)));
        Some(Puzzle {
            ask: vec![Message::new("puzzle-whom").with("room", outlook.room)],
            parts: vec![Part::new("puzzle-which-attack", choices)],
            level,
            aid: None,
            solution: vec![key(outlook.best()?)],
        })
    }

    fn judge(
        &self,
        knowledge: &Knowledge<TrueColors>,
        answer: &[&str],
        _: &mut dyn Rng,
    ) -> Option<Verdict<TrueColors>> {
        let outlook = Outlook::of(knowledge)?;
        let &[wanted] = answer else { return None };
        let made = outlook.strikes.iter().find(|strike| key(strike) == wanted)?;
        let best = outlook.best()?;
        let right = BEST.is_right(made.chance, best.chance);
        let chance = |name, strike: &Strike| named(name, strike).with("chance", Arg::percent(strike.chance));
        let mut text = vec![chance("puzzle-chance", made)];
        text.extend(outlook.because(made));
        if !right {
            text.push(chance("puzzle-better", best));
            text.extend(outlook.because(best));
        }
        let named_last = if right { made } else { best };
        let alike = outlook.strikes.iter().filter(|strike| BEST.is_right(strike.chance, best.chance));
        text.extend(
            alike.filter(|other| key(other) != key(named_last)).map(|other| chance("puzzle-as-good", other)),
        );
        // Why the chance is what it is can be told where it is certain.
        let one_of = Cards::of([Card::Where(outlook.room), Card::What(best.weapon)]);
        let hidden = one_of.without(knowledge.view.public.players[best.target].face_up);
        let why = aid::why(knowledge, Fact { seat: best.target, one_of: hidden });
        Some(Verdict { reasons: why.map_or_else(Vec::new, |why| why.reasons), ..Verdict::last(right, text) })
    }
}

/// What each attack that can be made here and now may bring.
struct Outlook<'a> {
    public: &'a Public,
    belief: Belief,
    room: Where,
    strikes: Vec<Strike>,
}

impl Outlook<'_> {
    /// Nothing where there is no choice, or where the outcome of some attack is plain to see.
    fn of(knowledge: &Knowledge<TrueColors>) -> Option<Outlook<'_>> {
        let (Options::Before(acts) | Options::After(acts)) = knowledge.options.as_ref()? else { return None };
        let public = &knowledge.view.public;
        let room = public.players[knowledge.viewer.seat()?].place.room()?;
        if acts.attacks().count() < 2 {
            return None;
        }
        let belief = Belief::of(knowledge, Reading::Likely).ok()??;
        let strikes = Strike::all(&belief, public, knowledge.setup.decoy, room, acts.attacks());
        let is_plain = |strike: &Strike| {
            let attack = Cards::of([Card::Where(room), Card::What(strike.weapon)]);
            attack.is_subset(public.players[strike.target].face_up)
        };
        (!strikes.iter().any(is_plain)).then_some(Outlook { public, belief, room, strikes })
    }

    /// The room and the weapon of an attack, as far as they lie face down, each with the chance that it can hurt.
    fn face_down(&self, strike: &Strike) -> impl Iterator<Item = (Card, f64)> {
        let attack = Cards::of([Card::Where(self.room), Card::What(strike.weapon)]);
        let hidden = attack.without(self.public.players[strike.target].face_up);
        hidden.iter().map(|card| (card, self.belief.chance(Fact::card(strike.target, card))))
    }

    /// Whether whoever looks at the sheet sees the best at once: of every attack that is worse the sheet says that it can
    /// do nothing, or nothing but what the best can do to the same player, too.
    fn is_given_away(&self) -> bool {
        let Some(best) = self.best() else { return false };
        let hope = |strike: &Strike| {
            let cards = self.face_down(strike).filter(|&(_, chance)| chance > 0.0);
            cards.map(|(card, _)| card).collect::<Cards>()
        };
        let is_seen = |worse: &Strike| {
            let same = if worse.target == best.target { hope(best) } else { Cards::EMPTY };
            hope(worse).is_subset(same)
        };
        self.strikes.iter().filter(|strike| !BEST.is_right(strike.chance, best.chance)).all(is_seen)
    }

    /// What the chance of an attack is made of, where both its cards lie face down.
    fn because(&self, strike: &Strike) -> Vec<Message> {
        let chances: Vec<(Card, f64)> = self.face_down(strike).collect();
        let &[(_, one), (_, other)] = &chances[..] else { return Vec::new() };
        let (room, weapon) = match chances[0].0 {
            Card::Where(_) => (one, other),
            _ => (other, one),
        };
        let because = named("puzzle-because", strike).with("room", self.room);
        let because = because.with("by_room", Arg::percent(room)).with("by_weapon", Arg::percent(weapon));
        let one_of = chances.iter().map(|(card, _)| *card).collect();
        let must = self.belief.chance(Fact { seat: strike.target, one_of }) == 1.0;
        let either = must && room < 1.0 && weapon < 1.0;
        std::iter::once(because).chain(either.then(|| Message::new("puzzle-either"))).collect()
    }

    fn chances(&self) -> Vec<f64> {
        self.strikes.iter().map(|strike| strike.chance).collect()
    }

    /// The first of the best.
    fn best(&self) -> Option<&Strike> {
        Some(&self.strikes[BEST.best(&self.chances())?])
    }
}

fn named(name: &'static str, strike: &Strike) -> Message {
    Message::new(name).with("target", strike.target).with("weapon", strike.weapon)
}

/// "2-rope"
fn key(strike: &Strike) -> String {
    format!("{}-{}", strike.target.0, Pick::key_of(strike.weapon))
}
