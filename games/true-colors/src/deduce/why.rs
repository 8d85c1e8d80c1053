//! Why something is certain: a shortest list of what one viewer was told from which it follows.

use belief::{Entry, Problem};
use game::{Knowledge, Message, Seat};
use presentation::{Reason, Why};

use super::answers::{Answer, answers};
use super::{Dealt, dealt, holder, set};
use crate::{CHARACTERS, Card, Cards, Observation, TrueColors, WEAKNESSES, text};

/// Why it is certain that a player was, or was not, dealt one of at most two cards.
pub(crate) fn why(knowledge: &Knowledge<TrueColors>, fact: Dealt) -> Option<Why> {
    let public = &knowledge.view.public;
    let Dealt { seat, one_of } = fact;
    let is_of_the_game = one_of.without(public.deck).is_empty() && seat.index() < public.players.len();
    let kinds = kinds(one_of).filter(|_| is_of_the_game && one_of.len() <= 2)?;
    let told = Told::of(knowledge, kinds)?;
    let cards = set(&told.cards, one_of);
    let (is, entries) = match belief::why_not(&told.problem, Entry::none_of(holder(seat), cards)).ok()? {
        Some(entries) => (true, entries),
        None => (false, belief::why_not(&told.problem, Entry::any_of(holder(seat), cards)).ok()??),
    };
    let reason = |&entry: &usize| {
        let news = &told.news[entry];
        Reason { news: news.number() as u32, message: news.message(kinds) }
    };
    Some(Why { is, reasons: entries.iter().map(reason).collect() })
}

/// The kinds of cards that have to do with these: characters are dealt apart, and tell nothing of all others. `None`
/// for no cards, and where both are among them.
fn kinds(of: Cards) -> Option<Cards> {
    let all = [CHARACTERS, WEAKNESSES];
    all.into_iter().find(|kinds| !of.is_empty() && of.without(*kinds).is_empty())
}

/// What a viewer was told as a problem in which each entry is one piece of news.
struct Told {
    /// The cards of the game, in the order in which the belief crate counts them.
    cards: Vec<Card>,
    problem: Problem,
    /// By entry: the news that says it.
    news: Vec<News>,
}

/// A piece of news that says something of the deal.
enum News {
    /// The viewer's own cards, told by news of this number.
    Own(usize, Cards),
    Answer(Answer),
}

impl Told {
    /// What has to do with cards of these kinds; nothing before the deal.
    fn of(knowledge: &Knowledge<TrueColors>, kinds: Cards) -> Option<Told> {
        let public = &knowledge.view.public;
        let own = own(&knowledge.observations)?;
        let cards = public.deck.iter().collect();
        let mut told = Told { cards, problem: dealt(public).ok()?, news: Vec::new() };
        if let Some(((number, cards), seat)) = own.zip(knowledge.viewer.seat()) {
            let (mine, count) = (cards.and(kinds), cards.and(kinds).len() as u8);
            told.enter(seat, mine, count, News::Own(number, cards))?;
        }
        for answer in answers(&knowledge.setup, public.players.len(), &knowledge.observations) {
            // Of one's own cards the deal tells all.
            if !knowledge.viewer.is(answer.seat())
                && let Some((cards, least)) = says(&answer, kinds)
            {
                told.enter(answer.seat(), cards, least, News::Answer(answer))?;
            }
        }
        Some(told)
    }

    /// Enters that a player was dealt at least so many of the cards, or none of them.
    fn enter(&mut self, seat: Seat, cards: Cards, least: u8, news: News) -> Option<()> {
        let most = if least == 0 { 0 } else { cards.len() as u8 };
        self.problem.enter(Entry::between(holder(seat), set(&self.cards, cards), least, most)).ok()?;
        self.news.push(news);
        Some(())
    }
}

/// The viewer's own cards with the number of the news that told them, which a spectator has not; nothing before the
/// deal.
fn own(told: &[Observation]) -> Option<Option<(usize, Cards)>> {
    let dealt = |(number, told): (usize, &Observation)| match *told {
        Observation::Dealt { own, .. } => Some(own.map(|own| (number, own))),
        _ => None,
    };
    told.iter().enumerate().find_map(dealt)
}

/// The cards of which an answer says that its player was dealt one at least, or none, as far as it says something of
/// these kinds.
fn says(answer: &Answer, kinds: Cards) -> Option<(Cards, u8)> {
    let said = match answer.card {
        None => Some((answer.hidden, 0)), // TC-50, TC-52
        Some(card) if kinds.contains(card) => Some((Cards::one(card), 1)),
        Some(_) => answer.stands_in().then_some((answer.hidden, 1)), // TC-51
    };
    said.filter(|(cards, _)| !cards.and(kinds).is_empty())
}

impl News {
    fn number(&self) -> usize {
        match self {
            News::Own(number, _) => *number,
            News::Answer(answer) => answer.news,
        }
    }

    /// What was seen, with all that it says of cards of these kinds.
    fn message(&self, kinds: Cards) -> Message {
        match self {
            News::Own(_, cards) if kinds == CHARACTERS => text::shapes(*cards),
            News::Own(_, cards) => text::weaknesses(*cards),
            News::Answer(answer) => match answer.card.filter(|&card| kinds.contains(card)) {
                Some(card) => Message::new("reason-turned-up").with("who", answer.seat()).with("card", card),
                None => answered(answer),
            },
        }
    }
}

/// An answer in place of which a room or a weapon would have been turned up, or none could be.
fn answered(answer: &Answer) -> Message {
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
