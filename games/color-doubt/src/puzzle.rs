//! Puzzles cut from games: whether to believe an announcement.

use game::{Arg, Knowledge, Message, Seat};
use presentation::{Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use crate::deduce::{Claim, Credit, Fact, last_claim};
use crate::text::announced;
use crate::{Cards, ColorDoubt, Lay, Options, Suit};

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<ColorDoubt>] {
    &[&Believing]
}

/// How far from even the chance must be for a puzzle of which level: the nearer, the harder.
const FAR: [f64; 5] = [0.5, 0.42, 0.34, 0.27, 0.2];

/// "Believe it or doubt it?"
struct Believing;

impl PuzzleKind<ColorDoubt> for Believing {
    fn name(&self) -> &'static str {
        "believe"
    }

    fn pose(&self, knowledge: &Knowledge<ColorDoubt>) -> Option<Puzzle<Fact>> {
        let (lay, credit) = standing(knowledge)?;
        let far = (credit.is - 0.5).abs();
        let level = FAR.iter().position(|&bound| far >= bound)?;
        let choices = ["believe", "doubt"].map(|key| Pick::new(key, name(key)));
        Some(Puzzle {
            ask: vec![Message::new("puzzle-says").with("who", lay.seat).with("says", announced(lay))],
            parts: vec![Part::new("puzzle-is-it-true", choices)],
            level: level as u8 + 1,
            aid: None,
            solution: vec![if credit.is > 0.5 { "believe" } else { "doubt" }.to_owned()],
        })
    }

    fn judge(
        &self,
        knowledge: &Knowledge<ColorDoubt>,
        answer: &[&str],
        _: &mut dyn Rng,
    ) -> Option<Verdict<ColorDoubt>> {
        let (lay, credit) = standing(knowledge)?;
        let believed = match *answer {
            ["believe"] => true,
            ["doubt"] => false,
            _ => return None,
        };
        let about = |name| Message::new(name).with("who", lay.seat).with("says", announced(lay));
        let text = match credit.can {
            0.0 => about("puzzle-cannot-be"),
            _ => about("puzzle-may-be").with("likely", Arg::percent(credit.is)),
        };
        let text = std::iter::once(text).chain(because(knowledge, lay, credit)?).collect();
        Some(Verdict::last(believed == (credit.is > 0.5), text))
    }
}

/// The announcement that the player may doubt, and what can be said of it.
fn standing(knowledge: &Knowledge<ColorDoubt>) -> Option<(Lay, Credit)> {
    let Some(Options::Play { doubt: true, .. }) = knowledge.options else { return None };
    let lay = knowledge.view.public.standing?;
    Some((lay, Credit::of(knowledge).ok()??))
}

/// What the chance is made of: what can be counted, what of it is known for certain, and how people announce.
fn because(knowledge: &Knowledge<ColorDoubt>, lay: Lay, credit: Credit) -> Option<Vec<Message>> {
    let claim = last_claim(knowledge).ok()??;
    let hand = claim.held;
    let Counted { all, held, gone, known, rainbow } = Counted::of(knowledge, lay, &claim)?;
    let most = (all - held - gone).min(hand);
    let about = |name| Message::new(name).with("who", lay.seat);
    let counted = about("puzzle-counted").with("count", lay.count).with("hand", hand).with("all", all);
    let counted = counted.with("held", held).with("gone", gone).with("most", most);
    let mut text = vec![counted];
    text.extend((known > 0).then(|| about("puzzle-known").with("known", known)));
    text.push(about(rainbow));
    if credit.can == 0.0 {
        text.extend((most >= lay.count).then(|| Message::new("puzzle-by-history")));
        return Some(text);
    }
    let [truths, lies] = claim.turned_up;
    let last = hand == lay.count;
    text.push(about("puzzle-by-counting").with("chance", Arg::percent(credit.can)));
    text.push(Message::new(if last { "puzzle-habit-last" } else { "puzzle-habit" }));
    text.extend((truths + lies > 0).then(|| about("puzzle-record").with("truths", truths).with("lies", lies)));
    text.extend(weighed(credit));
    Some(text)
}

/// How much what people say adds to what was counted, where it is much: by how much it changes the odds of the truth.
fn weighed(credit: Credit) -> Option<Message> {
    let odds = |chance: f64| chance / (1.0 - chance);
    let times = odds(credit.is) / odds(credit.can);
    (credit.is < 1.0 && credit.can < 1.0 && times >= 1.5).then(|| {
        let becomes = Message::new("puzzle-weighed").with("times", times.round().min(99.0) as u8);
        becomes.with("chance", Arg::percent(credit.can)).with("likely", Arg::percent(credit.is))
    })
}

/// The cards that would make an announcement true: those of its colour, and the rainbow card.
struct Counted {
    /// In the game.
    all: u8,
    /// In one's own hand.
    held: u8,
    /// Known to be neither there nor with the player who announced them.
    gone: u8,
    /// Which that player was seen to take back, and certainly had still.
    known: u8,
    /// What is known of the rainbow card.
    rainbow: &'static str,
}

impl Counted {
    /// By what the player knows.
    fn of(knowledge: &Knowledge<ColorDoubt>, lay: Lay, claim: &Claim) -> Option<Counted> {
        let (public, own) = (&knowledge.view.public, knowledge.view.own.as_ref()?);
        let is_other = |seat: Seat| seat != lay.seat && !knowledge.viewer.is(seat);
        let hands = public.hands.iter().filter(|(seat, _)| is_other(*seat)).map(|(_, hand)| hand.shown);
        let lays = own.lays.iter().flatten().copied();
        let elsewhere =
            own.minus.values().copied().chain(lays).chain(hands).fold(Cards::NONE, |all, cards| all + cards);
        let rainbow = if own.hand[Suit::Rainbow] > 0 {
            "puzzle-rainbow-yours"
        } else if elsewhere[Suit::Rainbow] > 0 {
            "puzzle-rainbow-elsewhere"
        } else if claim.kept[Suit::Rainbow] > 0 {
            "puzzle-rainbow-theirs"
        } else {
            "puzzle-rainbow-open"
        };
        Some(Counted {
            all: public.deck.fitting(lay.say),
            held: own.hand.fitting(lay.say),
            gone: elsewhere.fitting(lay.say),
            known: claim.kept.fitting(lay.say),
            rainbow,
        })
    }
}

fn name(key: &str) -> Message {
    Message::new(if key == "believe" { "puzzle-true" } else { "puzzle-lie" })
}
