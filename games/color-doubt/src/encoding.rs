//! What a seat knows and may do as numbers, for programs that learn.

use arrayvec::ArrayVec;
use env::{Encode, Knowing, Mask, Position, absolute, relative};
use game::{Game as _, Seat, Turn};

use crate::{Cards, ColorDoubt, Fact, LayOptions, Move, Options, Phase, Suit};

/// The most seats there are.
const SEATS: usize = 5;
/// The most cards of one suit.
const MOST: usize = 12;
/// How many of the last moves are shown.
const LAST: usize = 12;

env::observation! {
    /// What a seat knows. Suits are in the order red, orange, yellow, green, blue, purple, pink, rainbow.
    pub(crate) struct Seen {
        /// 1 for each seat that there is at the table.
        seats: [SEATS],
        /// 1 for the seat that is to move.
        turn: [SEATS],
        /// 1 for what is to be done: lead (CD-20), answer (CD-22), answer a last card (CD-41).
        phase: [3],
        /// Cards of each suit in the game (CD-1, CD-2).
        deck: [8],
        /// Cards that are out of the game, unseen by all (CD-10, CD-11).
        out: [1],
        /// My cards of each suit.
        hand: [8],
        /// Cards in each hand.
        hands: [SEATS],
        /// Cards of each suit that are certainly still in each hand, for everybody saw them there.
        shown: [SEATS, 8],
        /// Cards in each minus pile.
        minus: [SEATS],
        /// Cards of each suit that I know to be in each minus pile (CD-33).
        known: [SEATS, 8],
        /// Cards face down on the table, by who played them and the suit they announced.
        announced: [SEATS, 8],
        /// My own cards of each suit among them.
        mine: [8],
        /// 1 for the seat whose announcement stands.
        standing: [SEATS],
        /// How many cards it announces.
        count: [1],
        /// 1 for the color it announces.
        say: [8],
        /// My own cards of each suit that it is about, if it is mine.
        said: [8],
        /// 1 for each seat that has passed on it.
        passed: [SEATS],
        /// 1 for the seat that doubted last in this game.
        doubter: [SEATS],
        /// 1 for the seat that was doubted.
        doubted: [SEATS],
        /// The cards of each suit that were turned up.
        turned: [8],
        /// 1 if they were as announced.
        truthful: [1],
        /// Cards of each suit that were drawn after it, with two players (CD-62).
        drawn: [8],
        /// Announcements of each seat that were turned up in this match: how many were true, and how many lies.
        record: [SEATS, 2],
        /// The last moves, the newest first: 1 and the seat; 1 plays, 2 passes, 3 doubts a lie, 4 doubts the truth, 5
        /// draws; how many cards; 1 and the suit announced.
        last: [LAST, 4],
        /// 1 if each player in turn may doubt, and not only the next one (CD-23).
        all_doubt: [1],
        /// Decisions made in this game, in 255ths of as many as it may have (CD-43).
        time: [1],
        /// Games of this match that are still to be played, this one among them (CD-50).
        games: [1],
        /// 128 and the points of each seat in the games before, between 0 and 255.
        points: [SEATS],
    }
}

env::actions! {
    /// What is picked. A play is any number of picks of `cards`, suits in their order, and then one of `say`.
    enum Pick {
        /// "I doubt it" (CD-30).
        Doubt = "doubt": [1],
        /// Pass, or let a last card stand (CD-22, CD-41).
        Pass = "pass": [1],
        /// So many cards of a suit, 1 to 12, are among those that I play (CD-20).
        Cards = "cards": [8, MOST],
        /// They are all, and this is the color that I announce (CD-21).
        Say = "say": [7],
    }
}

env::observation! {
    /// What is hidden from somebody.
    struct Hidden {
        /// For each seat, suit and number of cards, from none to 12: that the seat holds just so many of the suit.
        hands: [SEATS, 8, MOST + 1],
        /// That whoever announced what stands held enough cards to make it true.
        able: [1],
        /// That it is true.
        truthful: [1],
    }
}

/// A move as everybody saw it.
#[derive(Clone, Copy)]
pub struct Deed {
    seat: Seat,
    kind: u8,
    count: u8,
    say: u8,
}

impl Encode for ColorDoubt {
    const VERSION: u32 = 1;
    const OBSERVATION: &'static [env::Field] = Seen::FIELDS;
    const ACTIONS: &'static [env::Field] = Pick::FIELDS;
    const HIDDEN: &'static [env::Field] = Hidden::FIELDS;

    /// The last moves, the oldest first.
    type Memory = ArrayVec<Deed, LAST>;
    type Minds = Knowing<ColorDoubt>;

    fn memory(&self) -> Self::Memory {
        ArrayVec::new()
    }

    fn remember(&self, memory: &mut Self::Memory, turn: Turn, m: &Move) {
        let suit = |suit: Suit| suit.index() as u8 + 1;
        let (kind, count, say) = match (m, self.public.doubt) {
            (Move::Lay { cards, say }, _) => (1, cards.total(), suit(*say)),
            (Move::Pass {}, _) => (2, 0, 0),
            (Move::Doubt {}, Some(doubt)) => (3 + u8::from(doubt.truthful), doubt.cards.total(), suit(doubt.say)),
            (Move::Draw { cards }, Some(_)) => (5, cards.total(), 0),
            _ => return memory.clear(),
        };
        let seat = match (turn, self.public.doubt) {
            (Turn::Player(seat), _) => seat,
            (_, Some(doubt)) => doubt.punished,
            _ => return,
        };
        if memory.is_full() {
            memory.remove(0);
        }
        memory.push(Deed { seat, kind, count, say });
    }

    fn write(position: &Position<Self>, me: Seat, bytes: &mut [u8]) {
        let Position { game, memory, .. } = position;
        let ColorDoubt { setup, public, secret, .. } = game;
        let seats = game.seats();
        let place = |seat: Seat| relative(seat, me, seats);
        let seen = Seen::over(bytes);
        for other in 0..seats {
            let seat = absolute(other, me, seats);
            seen.seats[other] = 1;
            seen.hands[other] = public.hands[seat].count;
            seen.shown[other] = *public.hands[seat].shown.counts();
            seen.minus[other] = public.minus[seat].count;
            seen.known[other] = *(public.minus[seat].shown + secret.buried[seat][me]).counts();
            seen.record[other] = game.turned_up[seat].map(|times| times.min(255) as u8);
            seen.points[other] = (public.totals[seat] + 128).clamp(0, 255) as u8;
        }
        match public.phase {
            Phase::Lead { seat } => (seen.turn[place(seat)], seen.phase[0]) = (1, 1),
            Phase::Answer { seat } => (seen.turn[place(seat)], seen.phase[1]) = (1, 1),
            Phase::LastCard { seat } => (seen.turn[place(seat)], seen.phase[2]) = (1, 1),
            Phase::Deal | Phase::Draw { .. } | Phase::Over => {}
        }
        *seen.deck = *public.deck.counts();
        seen.out[0] = public.out;
        *seen.hand = *secret.hands[me].counts();
        let mut mine = Cards::NONE;
        for (lay, &cards) in public.lays.iter().zip(&secret.lays) {
            seen.announced[place(lay.seat)][lay.say.index()] += lay.count;
            if lay.seat == me {
                mine += cards;
            }
        }
        *seen.mine = *mine.counts();
        if let Some(standing) = public.standing {
            seen.standing[place(standing.seat)] = 1;
            seen.count[0] = standing.count;
            seen.say[standing.say.index()] = 1;
            if let Some(said) = secret.lays.last().filter(|_| standing.seat == me) {
                *seen.said = *said.counts();
            }
        }
        for &seat in &public.passed {
            seen.passed[place(seat)] = 1;
        }
        if let Some(doubt) = public.doubt {
            seen.doubter[place(doubt.by)] = 1;
            seen.doubted[place(doubt.of)] = 1;
            *seen.turned = *doubt.cards.counts();
            seen.truthful[0] = doubt.truthful.into();
        }
        *seen.drawn = *secret.drawn.unwrap_or(Cards::NONE).counts();
        for (row, deed) in seen.last.iter_mut().zip(memory.iter().rev()) {
            *row = [place(deed.seat) as u8 + 1, deed.kind, deed.count, deed.say];
        }
        seen.all_doubt[0] = (setup.who_may_doubt == crate::WhoMayDoubt::EachInTurn).into();
        seen.time[0] = (u32::from(public.decisions) * 255 / u32::from(setup.max_turns)) as u8;
        seen.games[0] = public.games - public.results.len() as u8;
    }

    fn mask(position: &Position<Self>, picks: &[u8]) -> Mask {
        let mut mask = Mask::default();
        let Options::Play { lay, doubt, pass } = &position.options else { return mask };
        if picks.is_empty() {
            mask.insert_all(Pick::Doubt.at(0), (*doubt).into());
            mask.insert_all(Pick::Pass.at(0), (*pass).into());
        }
        if let Some(lay) = lay {
            mask_lay(lay, picks, &mut mask);
        }
        mask
    }

    fn made(_: &Position<Self>, picks: &[u8]) -> Option<Move> {
        match Pick::of(*picks.last()?) {
            (Pick::Doubt, _) => Some(Move::Doubt {}),
            (Pick::Pass, _) => Some(Move::Pass {}),
            (Pick::Cards, _) => None,
            (Pick::Say, color) => Some(Move::Lay { cards: picked(picks), say: Suit::COLORS[color] }),
        }
    }

    fn place(&self, fact: &Fact, me: Seat) -> Option<usize> {
        let hands = SEATS * 8 * (MOST + 1);
        Some(match *fact {
            Fact::Holds { seat, suit, count } => {
                let hand = relative(seat, me, self.seats()) * 8 + suit.index();
                hand * (MOST + 1) + usize::from(count)
            }
            Fact::Able => hands,
            Fact::Truthful => hands + 1,
        })
    }
}

/// The cards that were picked.
fn picked(picks: &[u8]) -> Cards {
    let mut cards = Cards::NONE;
    for &pick in picks {
        if let (Pick::Cards, place) = Pick::of(pick) {
            cards.counts_mut()[place / MOST] = (place % MOST) as u8 + 1;
        }
    }
    cards
}

/// How a play goes on: with later suits, so that those left can still make it large enough, or with the announcement.
fn mask_lay(lay: &LayOptions, picks: &[u8], mask: &mut Mask) {
    let cards = picked(picks);
    let missing = lay.at_least.saturating_sub(cards.total());
    let first = cards.counts().iter().rposition(|&count| count > 0).map_or(0, |suit| suit + 1);
    let mut later = 0;
    for suit in (first..8).rev() {
        let held = lay.hand.counts()[suit];
        let least = missing.saturating_sub(later).max(1);
        if least <= held {
            mask.insert_all(Pick::Cards.at(suit * MOST), (1 << held) - (1 << (least - 1)));
        }
        later += held;
    }
    if missing == 0 && !picks.is_empty() {
        let colors = lay.say.iter().fold(0, |bits, color| bits | 1 << color.index());
        mask.insert_all(Pick::Say.at(0), colors);
    }
}
