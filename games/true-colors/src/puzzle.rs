//! Puzzles cut from games: which attack is likeliest to turn a card up.

use game::{Arg, Knowledge, Message, Reading};
use presentation::{Likeliest, Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use crate::deduce::{Belief, Fact, aid};
use crate::review::Strike;
use crate::{Card, Cards, Options, TrueColors, Where};

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<TrueColors>] {
    &[&Attacking]
}

/// The best attack is the one that is likeliest to turn a card up.
const BEST: Likeliest = Likeliest { least: 0.4, shares: [0.0, 0.25, 0.45, 0.65, 0.8], near: 0.01 };

/// "Whom would you attack?"
struct Attacking;

impl PuzzleKind<TrueColors> for Attacking {
    fn name(&self) -> &'static str {
        "attack"
    }

    fn pose(&self, knowledge: &Knowledge<TrueColors>) -> Option<Puzzle<Fact>> {
        let outlook = Outlook::of(knowledge)?;
        let level = BEST.level(&outlook.chances())?;
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
        text.extend((!right).then(|| chance("puzzle-better", best)));
        // Why the chance is what it is can be told where it is certain.
        let one_of = Cards::of([Card::Where(outlook.room), Card::What(best.weapon)]);
        let hidden = one_of.without(knowledge.view.public.players[best.target].face_up);
        let why = aid::why(knowledge, Fact { seat: best.target, one_of: hidden });
        Some(Verdict { reasons: why.map_or_else(Vec::new, |why| why.reasons), ..Verdict::last(right, text) })
    }
}

/// What each attack that can be made here and now may bring.
struct Outlook {
    room: Where,
    strikes: Vec<Strike>,
}

impl Outlook {
    /// Nothing where there is no choice, or where the outcome of some attack is plain to see.
    fn of(knowledge: &Knowledge<TrueColors>) -> Option<Outlook> {
        let (Options::Before(acts) | Options::After(acts)) = knowledge.options.as_ref()? else { return None };
        let public = &knowledge.view.public;
        let room = public.players[knowledge.viewer.seat()?].place.room()?;
        if acts.attacks().count() < 2 {
            return None;
        }
        let belief = Belief::of(knowledge, Reading::Likely).ok()??;
        let strikes = Strike::all(&belief, public, knowledge.setup.decoy, room, acts);
        let is_plain = |strike: &Strike| {
            let attack = Cards::of([Card::Where(room), Card::What(strike.weapon)]);
            attack.is_subset(public.players[strike.target].face_up)
        };
        (!strikes.iter().any(is_plain)).then_some(Outlook { room, strikes })
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
