//! Puzzles cut from games: which attack is likeliest to turn a card up.

use game::{Arg, Knowledge, Message, Reading};
use presentation::{Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use crate::deduce::{Belief, Fact, aid};
use crate::review::Strike;
use crate::{Card, Cards, Options, TrueColors, Where};

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<TrueColors>] {
    &[&Attacking]
}

/// The best attack of a puzzle turns a card up with this chance at least.
const LIKELY: f64 = 0.4;
/// From which share of the best chance on the second best makes a puzzle of which level; above the last it is no puzzle.
const SHARES: [f64; 5] = [0.0, 0.25, 0.45, 0.65, 0.8];
/// Chances that are so near are alike: nobody has to tell them apart.
const NEAR: f64 = 0.01;

/// "Whom would you attack?"
struct Attacking;

impl PuzzleKind<TrueColors> for Attacking {
    fn name(&self) -> &'static str {
        "attack"
    }

    fn pose(&self, knowledge: &Knowledge<TrueColors>) -> Option<Puzzle<Fact>> {
        let outlook = Outlook::of(knowledge)?;
        let best = outlook.best()?;
        let others = outlook.strikes.iter().filter(|strike| strike.chance < best.chance - NEAR);
        let second = others.map(|strike| strike.chance).reduce(f64::max)?;
        let share = second / best.chance;
        if best.chance < LIKELY || share > SHARES[4] {
            return None;
        }
        let level = SHARES.iter().take_while(|&&bound| share >= bound).count().max(1);
        let choices = outlook.strikes.iter().map(|strike| Pick::new(key(strike), named("puzzle-strike", strike)));
        Some(Puzzle {
            ask: vec![Message::new("puzzle-whom").with("room", outlook.room)],
            parts: vec![Part::new("puzzle-which-attack", choices)],
            level: level as u8,
            aid: None,
            solution: vec![key(best)],
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
        let right = made.chance >= best.chance - NEAR;
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

    /// The first of the best.
    fn best(&self) -> Option<&Strike> {
        self.strikes.iter().reduce(|best, next| if next.chance > best.chance + NEAR { next } else { best })
    }
}

fn named(name: &'static str, strike: &Strike) -> Message {
    Message::new(name).with("target", strike.target).with("weapon", strike.weapon)
}

/// "2-rope"
fn key(strike: &Strike) -> String {
    let weapon = serde_json::to_value(strike.weapon).expect("a weapon has JSON");
    format!("{}-{}", strike.target.0, weapon.as_str().unwrap_or_default())
}
