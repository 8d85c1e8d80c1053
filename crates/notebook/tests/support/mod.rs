//! Games played by the rules at any size, noted by one of the players, and all their deals by enumeration; and messages
//! in words.
#![allow(dead_code, reason = "an example uses a part of it")]

use std::sync::LazyLock;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use game::Message;
use notebook::{Card, Deck, Holder, Notebook, Noted, Person, Player, Shown, What};
use presentation::{Listener, Words};
use rand::Rng;

pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read("en", notebook::WORDS));

/// A message in words; none may be missing.
pub(crate) fn say(message: &Message) -> String {
    WORDS.try_say(message, Listener::nobody()).unwrap()
}

pub(crate) fn below(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    (rng.next_u64() % bound as u64) as usize
}

/// A game as it truly was, and the notebook of one of its players.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// Who holds each card; the case file is the holder after the players.
    pub(crate) deal: Vec<Holder>,
    pub(crate) notebook: Notebook,
}

/// How a game is to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) kinds: [usize; 3],
    pub(crate) players: usize,
    pub(crate) open: usize,
    pub(crate) entries: usize,
}

pub(crate) fn deck(kinds: [usize; 3]) -> Deck {
    let names = |what: &str, count: usize| (1..=count).map(|number| format!("{what} {number}")).collect();
    Deck {
        suspects: names("Suspect", kinds[0]),
        weapons: names("Weapon", kinds[1]),
        rooms: names("Room", kinds[2]),
    }
}

impl Game {
    pub(crate) fn new(seed: u64, size: Size) -> Game {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let Size { kinds, players, open, entries } = size;
        let cards: usize = kinds.iter().sum();
        const NOBODY: Holder = Holder(u8::MAX);
        let mut deal = vec![NOBODY; cards];
        let mut first = 0;
        for kind in kinds {
            deal[first + below(&mut rng, kind)] = Holder(players as u8);
            first += kind;
        }
        let mut left: Vec<usize> = (0..cards).filter(|&card| deal[card] == NOBODY).collect();
        for place in (1..left.len()).rev() {
            left.swap(place, below(&mut rng, place + 1));
        }
        for (place, card) in left.into_iter().enumerate() {
            deal[card] = Holder(if place < open { players + 1 } else { (place - open) % players } as u8);
        }
        let hand = |player: usize| -> Vec<Card> {
            (0..cards as u8).map(Card).filter(|&card| held_by(&deal, card) == Holder(player as u8)).collect()
        };
        let me = below(&mut rng, players);
        let mut notebook = Notebook {
            deck: deck(kinds),
            players: (0..players)
                .map(|player| Person { name: format!("P{player}"), hand: hand(player).len() as u8 })
                .collect(),
            me: Some(Player(me as u8)),
            own: hand(me),
            open: hand(players + 1),
            ..Notebook::default()
        };
        for line in 1..=entries as u32 {
            let what = event(&mut rng, &deal, &notebook, kinds);
            notebook.entries.push(Noted { line, what });
        }
        Game { deal, notebook }
    }
}

/// Who holds a card.
pub(crate) fn held_by(deal: &[Holder], card: Card) -> Holder {
    deal[usize::from(card.0)]
}

fn event(rng: &mut ChaCha8Rng, deal: &[Holder], notebook: &Notebook, kinds: [usize; 3]) -> What {
    let players = notebook.players.len();
    let mut first = 0;
    let cards = kinds.map(|kind| {
        let card = first + below(rng, kind);
        first += kind;
        Card(card as u8)
    });
    let by = Player(below(rng, players) as u8);
    match below(rng, 12) {
        0 => {
            let card = Card(below(rng, deal.len()) as u8);
            let holder = Holder(below(rng, players + 1) as u8);
            What::Seen { holder, has: held_by(deal, card) == holder, cards: vec![card] }
        }
        1 if cards.iter().any(|&card| held_by(deal, card) != notebook.case_file()) => What::Accused { by, cards },
        2 => What::Note { text: "a note".into() },
        _ => ask(rng, deal, notebook, by, cards),
    }
}

fn ask(rng: &mut ChaCha8Rng, deal: &[Holder], notebook: &Notebook, by: Player, cards: [Card; 3]) -> What {
    let mut passed = Vec::new();
    for player in notebook.after(by) {
        let held: Vec<Card> = cards.into_iter().filter(|&card| held_by(deal, card) == player.into()).collect();
        if held.is_empty() {
            passed.push(player);
            continue;
        }
        let me = notebook.me.unwrap();
        let card = (me == by || me == player).then(|| held[below(rng, held.len())]);
        return What::Asked { by, cards, passed, shown: Some(Shown { by: player, card }) };
    }
    What::Asked { by, cards, passed, shown: None }
}

/// All deals that the setup allows, without what is noted.
pub(crate) fn deals(notebook: &Notebook) -> Vec<Vec<Holder>> {
    let mut left: Vec<u8> = notebook.players.iter().map(|player| player.hand).collect();
    left.push(3);
    if !notebook.open.is_empty() {
        left.push(notebook.open.len() as u8);
    }
    let mut deals = Vec::new();
    fill(notebook, &mut left, &mut Vec::new(), &mut deals);
    deals
}

fn fill(notebook: &Notebook, left: &mut [u8], deal: &mut Vec<Holder>, deals: &mut Vec<Vec<Holder>>) {
    let card = Card(deal.len() as u8);
    if deal.len() == notebook.deck.len() {
        return deals.push(deal.clone());
    }
    let file = notebook.case_file();
    for holder in notebook.holders() {
        let kind = notebook.deck.kind(card);
        let same = |other: Card| notebook.deck.kind(other) == kind && held_by(deal, other) == file;
        let place = usize::from(holder.0);
        if left[place] == 0 || (holder == file && (0..card.0).map(Card).any(same)) {
            continue;
        }
        left[place] -= 1;
        deal.push(holder);
        fill(notebook, left, deal, deals);
        deal.pop();
        left[place] += 1;
    }
}

/// Whether a deal is as the cards in hand and those that lie face up say.
pub(crate) fn fits_setup(notebook: &Notebook, deal: &[Holder]) -> (bool, bool) {
    let own = notebook.own.iter().all(|&card| Some(held_by(deal, card)) == notebook.me.map(Holder::from));
    let open = notebook.open.iter().all(|&card| held_by(deal, card).0 == notebook.case_file().0 + 1);
    (own, open)
}

/// Whether something that was noted is true of a deal.
pub(crate) fn is_true(notebook: &Notebook, what: &What, deal: &[Holder]) -> bool {
    let holds = |holder: Holder, card: Card| held_by(deal, card) == holder;
    match what {
        What::Asked { cards, passed, shown, .. } => {
            passed.iter().all(|&player| !cards.iter().any(|&card| holds(player.into(), card)))
                && shown.is_none_or(|shown| match shown.card {
                    Some(card) => holds(shown.by.into(), card),
                    None => cards.iter().any(|&card| holds(shown.by.into(), card)),
                })
        }
        What::Accused { cards, .. } => !cards.iter().all(|&card| holds(notebook.case_file(), card)),
        What::Seen { holder, has, cards } => cards.iter().all(|&card| holds(*holder, card) == *has),
        What::Note { .. } => true,
    }
}

/// How likely it was that just the cards were shown whose names are noted.
pub(crate) fn weight(notebook: &Notebook, deal: &[Holder]) -> f64 {
    let factor = |entry: &Noted| match &entry.what {
        What::Asked { cards, shown: Some(Shown { by, card: Some(_) }), .. } if Some(*by) != notebook.me => {
            1.0 / cards.iter().filter(|&&card| held_by(deal, card) == (*by).into()).count().max(1) as f64
        }
        _ => 1.0,
    };
    notebook.entries.iter().map(factor).product()
}

/// The case file of a deal.
pub(crate) fn crime(notebook: &Notebook, deal: &[Holder]) -> [Card; 3] {
    let mut cards = (0..deal.len() as u8).map(Card).filter(|&card| held_by(deal, card) == notebook.case_file());
    std::array::from_fn(|_| cards.next().unwrap())
}

pub(crate) fn bits(weights: impl Iterator<Item = f64> + Clone) -> f64 {
    let total: f64 = weights.clone().sum();
    weights.filter(|&weight| weight > 0.0).map(|weight| -weight / total * (weight / total).log2()).sum()
}
