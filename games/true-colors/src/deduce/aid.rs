//! Help at the table: whom each room and each weapon can hurt, what an attack made here and now may do, and why
//! something is certain: a shortest list of what one viewer was told from which it follows.

use belief::{Constraint, Problem};
use game::{Knowledge, Message, Reading, Seat};
use presentation::{Aid, Chance, Reason, Why};

use super::answers::{AttackAnswer, answers};
use super::belief::{dealt, holder, set};
use super::{Belief, Fact, fact};
use crate::{CHARACTERS, Card, Cards, Observation, TrueColors, WEAKNESSES, text};

/// The chances of each room and each weapon for each seat; and, on the viewer's turn to act, those that one of both
/// that are face down hurts whom the viewer can attack. Nothing before the deal.
pub(crate) fn aid(knowledge: &Knowledge<TrueColors>) -> Option<Aid<Fact>> {
    let read = |reading| Belief::of(knowledge, reading).ok().flatten();
    let (possible, likely) = (read(Reading::Possible)?, read(Reading::Likely)?);
    let public = &knowledge.view.public;
    let weaknesses = public.deck.without(CHARACTERS).iter();
    let cards = weaknesses.flat_map(|card| Seat::all(public.players.len()).map(move |seat| Fact::card(seat, card)));
    let attacks = fact::attacks(public).filter(|_| knowledge.options.is_some());
    let told = |fact| Chance::new(fact, possible.chance(fact), likely.chance(fact));
    Some(Aid { facts: cards.chain(attacks).map(told).collect() })
}

/// Why it is certain that a player was, or was not, dealt one of at most two cards.
pub(crate) fn why(knowledge: &Knowledge<TrueColors>, fact: Fact) -> Option<Why> {
    let public = &knowledge.view.public;
    let Fact { seat, one_of } = fact;
    let is_of_the_game = one_of.is_subset(public.deck) && seat.index() < public.players.len();
    let kinds = kinds(one_of).filter(|_| is_of_the_game && one_of.len() <= 2)?;
    let told = Testimony::of(knowledge, kinds)?;
    let cards = set(&told.cards, one_of);
    let (is, entries) = match belief::why_not(&told.problem, Constraint::none_of(holder(seat), cards)).ok()? {
        Some(entries) => (true, entries),
        None => (false, belief::why_not(&told.problem, Constraint::any_of(holder(seat), cards)).ok()??),
    };
    Some(Why { is, reasons: entries.iter().map(|&entry| told.reasons[entry].clone()).collect() })
}

/// Why it is certain that a player was dealt all of some cards.
pub(crate) fn why_all(knowledge: &Knowledge<TrueColors>, facts: &[Fact]) -> Option<Why> {
    let public = &knowledge.view.public;
    let seat = facts.first()?.seat;
    let all = facts.iter().fold(Cards::EMPTY, |all, fact| all.or(fact.one_of));
    let are_of_one = facts.iter().all(|fact| fact.seat == seat && fact.one_of.len() == 1);
    let is_of_the_game = all.is_subset(public.deck) && seat.index() < public.players.len();
    let told = Testimony::of(knowledge, kinds(all).filter(|_| are_of_one && is_of_the_game)?)?;
    let cards = set(&told.cards, all);
    let not_all = Constraint::between(holder(seat), cards, 0, all.len() as u8 - 1);
    let entries = belief::why_not(&told.problem, not_all).ok()??;
    Some(Why { is: true, reasons: entries.iter().map(|&entry| told.reasons[entry].clone()).collect() })
}

/// The kinds of cards that have to do with these: characters are dealt apart, and tell nothing of all others. `None`
/// for no cards, and where both are among them.
fn kinds(of: Cards) -> Option<Cards> {
    [CHARACTERS, WEAKNESSES].into_iter().find(|&kinds| !of.is_empty() && of.is_subset(kinds))
}

/// What a viewer was told as a problem in which each entry is one piece of news.
struct Testimony {
    /// The cards of the game, in the order in which the belief crate counts them.
    cards: Vec<Card>,
    problem: Problem,
    /// By entry: the news that says it.
    reasons: Vec<Reason>,
}

impl Testimony {
    /// What has to do with cards of these kinds; nothing before the deal.
    fn of(knowledge: &Knowledge<TrueColors>, kinds: Cards) -> Option<Testimony> {
        let public = &knowledge.view.public;
        let deal = |(number, told): (usize, &Observation)| match *told {
            Observation::Dealt { own, .. } => Some((number, own)),
            _ => None,
        };
        let (number, own) = knowledge.observations.iter().enumerate().find_map(deal)?;
        let cards = public.deck.iter().collect();
        let mut told = Testimony { cards, problem: dealt(public).ok()?, reasons: Vec::new() };
        if let Some((own, seat)) = own.zip(knowledge.viewer.seat()) {
            let mine = own.and(kinds);
            let message = match kinds {
                CHARACTERS => text::shapes("reason-shapes", own),
                _ => text::weaknesses("reason-weaknesses", own),
            };
            told.enter(seat, mine, mine.len() as u8, number, message.with("who", seat))?;
        }
        for answer in answers(&knowledge.setup, public.players.len(), &knowledge.observations) {
            // Of one's own cards the deal tells all.
            if !knowledge.viewer.is(answer.seat())
                && let Some((cards, least)) = says(&answer, kinds)
            {
                told.enter(answer.seat(), cards, least, answer.news, message(&answer, kinds))?;
            }
        }
        Some(told)
    }

    /// Enters that a player was dealt at least `least` of the cards, or none of them, as news of this number tells.
    fn enter(&mut self, seat: Seat, cards: Cards, least: u8, news: usize, message: Message) -> Option<()> {
        let most = if least == 0 { 0 } else { cards.len() as u8 };
        self.problem.constrain(Constraint::between(holder(seat), set(&self.cards, cards), least, most)).ok()?;
        self.reasons.push(Reason { news: news as u32, message });
        Some(())
    }
}

/// The cards of which an answer says that its player was dealt one at least, or none, as far as it says something of
/// these kinds.
fn says(answer: &AttackAnswer, kinds: Cards) -> Option<(Cards, u8)> {
    let said = match answer.card {
        None => Some((answer.hidden, 0)), // TC-50, TC-52
        Some(card) if kinds.contains(card) => Some((Cards::one(card), 1)),
        Some(_) => answer.stands_in().then_some((answer.hidden, 1)), // TC-51
    };
    said.filter(|(cards, _)| !cards.is_disjoint(kinds))
}

/// What was seen of an answer, with all that it says of cards of these kinds.
fn message(answer: &AttackAnswer, kinds: Cards) -> Message {
    if let Some(card) = answer.card.filter(|&card| kinds.contains(card)) {
        return Message::new("reason-turned-up").with("who", answer.seat()).with("card", card);
    }
    // A room or a weapon would have been turned up in its place, or none could be.
    let attack = &answer.attack;
    let is_up = |card: Card| !answer.hidden.contains(card);
    let (room, weapon) = (Card::Where(attack.room), Card::What(attack.weapon));
    let (name, up, hidden) = match (answer.card.is_some(), is_up(room), is_up(weapon)) {
        (false, false, false) => ("reason-neither", room, weapon),
        (true, false, false) => ("reason-either", room, weapon),
        (false, true, _) => ("reason-not", room, weapon),
        (false, _, true) => ("reason-not", weapon, room),
        (true, true, _) => ("reason-so", room, weapon),
        (true, _, true) => ("reason-so", weapon, room),
    };
    let message = text::attacked(name, attack).with("up", up).with("hidden", hidden);
    answer.card.into_iter().fold(message, |message, shape| message.with("shape", shape))
}
