//! Why something is certain: a shortest list of what one viewer was told from which it follows.

use belief::{Entry, Problem};
use game::words::list;
use game::{BySeat, Knowledge, Reason, Seat, Teller, Why};

use super::aid::{ATTACK, key};
use super::answers::{Answer, answers};
use super::{dealt, holder, set};
use crate::{Card, Cards, Observation, Options, TrueColors};

/// Why a cell of the sheet is certain: that a player was or was not dealt a card, or that an attack which the viewer
/// can make now turns a card up, or kills, or does not.
pub(crate) fn why(knowledge: &Knowledge<TrueColors>, of: &str, at: &str, names: &BySeat<String>) -> Option<Why> {
    let public = &knowledge.view.public;
    let seat = Seat::all(public.players.len()).find(|seat| seat.0.to_string() == at)?;
    let question = Question::of(knowledge, of, seat)?;
    let told = Told::of(knowledge, question.kinds)?;
    let cards = set(&told.cards, question.cards);
    let most = question.cards.len() as u8;
    let least = if question.all { most } else { 1 };
    let is_not = Entry::between(holder(seat), cards, 0, least - 1);
    let is = Entry::between(holder(seat), cards, least, most);
    let (is, entries) = match belief::why_not(&told.problem, is_not).ok()? {
        Some(entries) => (true, entries),
        None => (false, belief::why_not(&told.problem, is).ok()??),
    };
    let teller = Teller::new(knowledge.viewer, names);
    let reason = |&entry: &usize| {
        let news = &told.news[entry];
        Reason { news: news.number() as u32, text: news.sentence(teller, question.kinds) }
    };
    Some(Why { is, reasons: entries.iter().map(reason).collect() })
}

/// Whether a player was dealt one of these cards, or all of them.
struct Question {
    cards: Cards,
    all: bool,
    /// The kinds of cards that have to do with it: characters are dealt apart, and tell nothing of all others.
    kinds: Cards,
}

impl Question {
    fn of(knowledge: &Knowledge<TrueColors>, of: &str, seat: Seat) -> Option<Question> {
        let public = &knowledge.view.public;
        let weaknesses = Cards::WHERE.or(Cards::WHAT);
        let Some(weapon) = of.strip_prefix(ATTACK) else {
            let card = public.deck.iter().find(|&card| key(card) == of)?;
            let is_form = Cards::WHO.contains(card);
            let kinds = if is_form { Cards::WHO } else { weaknesses };
            return Some(Question { cards: Cards::one(card), all: false, kinds });
        };
        let Some(Options::Before(acts) | Options::After(acts)) = &knowledge.options else { return None };
        let weapon = acts.weapons.iter().find(|&card| key(card) == weapon)?;
        acts.targets.contains(&seat).then_some(())?;
        let room = public.players[knowledge.viewer.seat()?].place.room()?;
        let attack = Cards::one(weapon).or(Cards::one(Card::Where(room)));
        let hidden = attack.without(public.players[seat].face_up);
        // With both face up it turns a character up, or kills (TC-53, TC-54); else one that is face down (TC-51, TC-52).
        let all = hidden.is_empty();
        Some(Question { cards: if all { attack } else { hidden }, all, kinds: weaknesses })
    }
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
    fn sentence(&self, teller: Teller<'_>, kinds: Cards) -> String {
        match self {
            News::Own(_, cards) if kinds == Cards::WHO => format!("Your forms are {}.", titles(cards.and(kinds))),
            News::Own(_, cards) => {
                let [rooms, weapons] = [Cards::WHERE, Cards::WHAT].map(|kind| titles(cards.and(kind)));
                format!("You can be hurt in these rooms: {rooms}; and with these weapons: {weapons}.")
            }
            News::Answer(answer) => match answer.card.filter(|&card| kinds.contains(card)) {
                Some(card) => format!("{} turned up {}.", teller.who(answer.seat()), named(card)),
                None => answered(teller, answer),
            },
        }
    }
}

/// An answer in place of which a room or a weapon would have been turned up, or none could be.
fn answered(teller: Teller<'_>, answer: &Answer) -> String {
    let (attack, target) = (answer.attack, teller.who(answer.seat()));
    let up = |card: Card| if answer.hidden.contains(card) { "" } else { ", which lay face up," };
    let attacked = format!(
        "{} attacked {target} in the {}{} with the {}{}",
        teller.who(attack.by),
        attack.room.title(),
        up(Card::Where(attack.room)),
        attack.weapon.title(),
        up(Card::What(attack.weapon)),
    );
    let hidden: Vec<String> = answer.hidden.iter().map(named).collect();
    match (answer.card, hidden.as_slice()) {
        (None, [one, other]) => {
            format!("{attacked} and nothing happened: neither {one} nor {other} can hurt {target}.")
        }
        (None, hidden) => format!("{attacked} and nothing happened: {} cannot hurt {target}.", hidden.concat()),
        (Some(form), hidden) => {
            let form = form.title();
            format!("{attacked} and forced {target} into {form}: {} can hurt {target}.", list(hidden, "or"))
        }
    }
}

fn titles(cards: Cards) -> String {
    list(&cards.iter().map(Card::title).collect::<Vec<_>>(), "and")
}

/// As a card is named within a sentence.
fn named(card: Card) -> String {
    if Cards::WHO.contains(card) { card.title().to_owned() } else { format!("the {}", card.title()) }
}
