//! Why a bot made its move, by what it went by itself.

use game::{Arg, Knowledge, Message, Seat};

use super::manner::Manner;
use super::novice::{Notes, remembered};
use super::situation::Situation;
use crate::cards::{Card, CardSet, Crime};
use crate::deduce::{Fact, Holder, best};
use crate::moves::Move;
use crate::rules::Clue;
use crate::text::{about, list};

/// So few cards are named one by one.
const FEW: usize = 3;
/// Below this no case is worth naming.
const FAINT: f64 = 0.1;

/// Why somebody made a move who goes by notes; nothing where they had no choice or would have made another.
pub(super) fn of_notes(notes: Notes, knowledge: &Knowledge<Clue>, m: &Move) -> Vec<Message> {
    let (Some(options), Some(me)) = (&knowledge.options, knowledge.viewer.seat()) else { return Vec::new() };
    let open = notes.open(knowledge);
    let [suspects, weapons, rooms] = open;
    let is_sure = open.iter().all(|cards| cards.len() == 1);
    let may_be = |card: Card| open.iter().any(|cards| cards.contains(card));
    match *m {
        Move::Accuse(crime) if options.accuse && crime.cards().iter().all(may_be) => {
            if is_sure {
                vec![notes_say(notes, knowledge, me), about(me, "review-bot-one-left").with("crime", crime)]
            } else if let Some(asked) = notes.patience(knowledge) {
                vec![
                    about(me, "review-bot-impatient").with("count", asked),
                    open_cards("review-bot-guess", me, open),
                ]
            } else {
                Vec::new()
            }
        }
        Move::Suggest(Crime { suspect, weapon, room })
            if options.suggest == Some(room) && may_be(Card::Suspect(suspect)) && may_be(Card::Weapon(weapon)) =>
        {
            let picked = match (suspects.len(), weapons.len()) {
                (1, 1) => about(me, "review-bot-asked-known").with("room", room),
                _ => about(me, "review-bot-asked-any")
                    .with("suspects", suspects.len())
                    .with("weapons", weapons.len()),
            };
            vec![notes_say(notes, knowledge, me), picked]
        }
        Move::Show { card } if options.show.len() > 1 && options.show.contains(card) => {
            vec![about(me, "review-bot-shows-any").with("count", options.show.len())]
        }
        Move::Roll | Move::Go { .. } | Move::Passage | Move::End
            if options.accuse && !is_sure && notes.patience(knowledge).is_none() =>
        {
            let unsure = open_cards("review-bot-unsure", me, [suspects, weapons, rooms]);
            vec![notes_say(notes, knowledge, me), unsure]
        }
        _ => Vec::new(),
    }
}

/// Why somebody accused to whom so few cases are enough.
pub(super) fn few_left(notes: Notes, knowledge: &Knowledge<Clue>, cases: usize) -> Vec<Message> {
    let Some(me) = knowledge.viewer.seat() else { return Vec::new() };
    vec![notes_say(notes, knowledge, me), about(me, "review-bot-few-left").with("count", cases)]
}

/// By how many suspects, weapons and rooms somebody is in doubt.
fn open_cards(name: &'static str, me: Seat, [suspects, weapons, rooms]: [CardSet; 3]) -> Message {
    let message = about(me, name).with("suspects", suspects.len());
    message.with("weapons", weapons.len()).with("rooms", rooms.len())
}

/// What the notes are.
fn notes_say(notes: Notes, knowledge: &Knowledge<Clue>, me: Seat) -> Message {
    let count = match notes {
        Notes::Sheet => return about(me, "review-bot-sheet"),
        Notes::Conclusions => return about(me, "review-bot-concludes"),
        Notes::Last(count) => count,
    };
    let memory = remembered(knowledge, count);
    let hand = knowledge.view.own.as_ref().map_or(CardSet::EMPTY, |own| own.hand);
    let nobodys = memory.nobodys.without(hand);
    if !nobodys.is_empty() {
        return about(me, "review-bot-nobody-had").with("cards", list(nobodys));
    }
    let forgotten = memory.shown.without(memory.known).len();
    let message = match (forgotten, memory.known.len()) {
        (0, 0) => about(me, "review-bot-shown-nothing"),
        (0, _) => about(me, "review-bot-remembers-all"),
        (_, known) if known <= FEW => about(me, "review-bot-remembers").with("cards", list(memory.known)),
        _ => about(me, "review-bot-remembers-many"),
    };
    if forgotten > 0 { message.with("count", count).with("forgotten", forgotten) } else { message }
}

/// Why a detective of this manner made a move; nothing where they had no choice or would have made another.
pub(super) fn of_detective(situation: &Situation<'_>, manner: &Manner, m: &Move) -> Vec<Message> {
    let Situation { knowledge, me, .. } = *situation;
    let Some(options) = &knowledge.options else { return Vec::new() };
    if let Move::Show { card } = *m {
        return if options.show.len() > 1 && options.show.contains(card) {
            showing(situation, options.show, card).into_iter().collect()
        } else {
            Vec::new()
        };
    }
    let crimes = situation.belief.crimes();
    let Some((likeliest, chance)) = best(crimes.iter().copied()) else { return Vec::new() };
    let is_sure = crimes.len() == 1;
    match *m {
        Move::Accuse(crime) if options.accuse && crime == likeliest => {
            if is_sure {
                return vec![about(me, "review-bot-sure").with("crime", crime)];
            }
            if chance < manner.hope {
                return Vec::new();
            }
            vec![guess(manner, me, crime, chance, crimes.len()), risk(manner, me, chance)]
        }
        Move::Suggest(crime) if options.suggest == Some(crime.room) => {
            let hand = knowledge.view.own.as_ref().map_or(CardSet::EMPTY, |own| own.hand);
            let named = crime.cards();
            let own = named.and(hand);
            let in_file = |card| (card, situation.belief.chance(Fact { card, holder: Holder::CaseFile }));
            let open: Vec<(Card, f64)> =
                named.without(own).iter().map(in_file).filter(|&(_, chance)| chance > 0.0).collect();
            let is_candidate = |card: &Card| own.contains(*card) || open.iter().any(|(other, _)| other == card);
            if ![Card::Suspect(crime.suspect), Card::Weapon(crime.weapon)].iter().all(is_candidate) {
                return Vec::new();
            }
            let known = match is_sure {
                true => about(me, "review-bot-sure").with("crime", likeliest),
                false => guess(manner, me, likeliest, chance, crimes.len()),
            };
            let waits = options.accuse && !is_sure && chance >= manner.hope;
            let waits = waits.then(|| about(me, "review-bot-waits"));
            let asked = (!open.is_empty() && !is_sure).then(|| {
                let card = |&(card, chance): &(Card, f64)| {
                    Message::new("review-bot-card").with("card", card).with("chance", Arg::percent(chance))
                };
                about(me, "review-bot-asked").with("cards", Arg::and(open.iter().map(card)))
            });
            let own = (!own.is_empty()).then(|| about(me, "review-bot-asked-own").with("cards", list(own)));
            [Some(known), waits, asked, own].into_iter().flatten().take(3).collect()
        }
        Move::Roll | Move::Go { .. } | Move::Passage | Move::End if options.accuse && !is_sure => {
            let known = guess(manner, me, likeliest, chance, crimes.len());
            vec![known, about(me, "review-bot-waits")]
        }
        _ => Vec::new(),
    }
}

/// What a detective thinks of the case file who is not sure.
fn guess(manner: &Manner, me: Seat, crime: Crime, chance: f64, cases: usize) -> Message {
    let name = match manner.reads {
        _ if chance < FAINT => return about(me, "review-bot-cases").with("count", cases),
        true => "review-bot-thinks-by-questions",
        false => "review-bot-thinks",
    };
    about(me, name).with("crime", crime).with("chance", Arg::percent(chance))
}

/// Why a detective accuses who is not sure. They do not look at more than whether waiting is worth less; so what they
/// think of the danger follows from their having accused.
fn risk(manner: &Manner, me: Seat, chance: f64) -> Message {
    if chance > manner.patience {
        return about(me, "review-bot-enough").with("least", Arg::percent(manner.patience));
    }
    let danger = 1.0 - chance / manner.patience;
    about(me, "review-bot-danger").with("danger", (danger * 100.0).floor() as u8)
}

/// Why a detective shows one of several cards.
fn showing(situation: &Situation<'_>, choices: CardSet, card: Card) -> Option<Message> {
    let (to, seen) = situation.seen_by_asker()?;
    match choices.and(seen).first() {
        Some(again) if again != card => None,
        Some(_) => Some(about(situation.me, "review-bot-shows-again").with("card", card).with("to", to)),
        None => {
            let others = choices.without(CardSet::one(card));
            Some(about(situation.me, "review-bot-shows-least").with("cards", list(others)).with("to", to))
        }
    }
}
