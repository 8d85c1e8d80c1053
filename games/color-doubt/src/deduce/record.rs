//! The games of a match as one viewer was told them.

use game::{BySeat, Contradiction, Knowledge, Reading, Seat};

use super::behavior::Claim;
use crate::{Cards, ColorDoubt, Event, GameResult, Pile, Suit};

/// One game of the match, as far as it got.
pub(crate) struct Record {
    /// The number of cards dealt to each player.
    pub(crate) each: u8,
    /// The number of cards out of the game.
    pub(crate) out: u8,
    /// The viewer's hand as it was dealt.
    pub(crate) hand: Option<Cards>,
    pub(crate) plays: Vec<Play>,
    /// How it ended, when it has.
    pub(crate) result: Option<GameResult>,
}

/// One move after the deal, with all that the viewer has learned of it since.
pub(crate) enum Play {
    Lay {
        seat: Seat,
        count: u8,
        say: Suit,
        /// The cards, where the viewer laid them or they were turned up.
        cards: Option<Cards>,
        fate: Fate,
        /// How much more a choice of cards counts that makes the announcement true: see [`Claim::favor`]. Nothing
        /// where the cards are known, or where every choice counts alike.
        favor: f64,
    },
    Pass,
    Doubt,
    Draw {
        by: Seat,
        from: Seat,
        count: u8,
        cards: Option<Cards>,
    },
}

/// What became of cards laid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// They lie on the table still, or did when the game ended.
    Table,
    /// They were turned up, were a lie and went back into the hand.
    Back,
    /// They went to this minus pile.
    Pile(Seat),
}

/// How many announcements of a game are weighed whose cards the viewer does not know: the latest. Those before are read
/// as if their cards had been taken blindly. No toy game has as many.
const WEIGHED: usize = 10;

impl Record {
    /// Every game that was dealt, in order.
    pub(crate) fn read(knowledge: &Knowledge<ColorDoubt>, reading: Reading) -> Result<Vec<Record>, Contradiction> {
        let mut games: Vec<Record> = Vec::new();
        let mut trace = Trace::new(knowledge)?;
        for observation in &knowledge.observations {
            let claim = trace.hear(&observation.event)?;
            if let Event::Deal { each, out, hand, .. } = observation.event {
                games.push(Record { each, out, hand, plays: Vec::new(), result: None });
                continue;
            }
            let game = games.last_mut().ok_or(Contradiction)?;
            let favor = claim.filter(|_| reading == Reading::Likely).map_or(0.0, |claim| claim.favor());
            game.add(&observation.event, favor)?;
            game.result = observation.ended.as_ref().map(|ended| ended.result.clone());
        }
        for game in &mut games {
            game.weigh_the_latest();
        }
        Ok(games)
    }

    /// Takes the cards of the last lay to be known.
    pub(crate) fn turn_up_last(&mut self, known: Cards) {
        let lays = self.plays.iter_mut().rev();
        let mut cards = lays.filter_map(|play| if let Play::Lay { cards, .. } = play { Some(cards) } else { None });
        if let Some(cards) = cards.next() {
            *cards = Some(known);
        }
    }

    /// Leaves no favor to announcements whose cards are known, nor to those too long ago.
    fn weigh_the_latest(&mut self) {
        let mut weighed = 0;
        for play in self.plays.iter_mut().rev() {
            if let Play::Lay { cards, favor, .. } = play
                && *favor > 0.0
            {
                weighed += usize::from(cards.is_none());
                if cards.is_some() || weighed > WEIGHED {
                    *favor = 0.0;
                }
            }
        }
    }

    fn add(&mut self, event: &Event, favor: f64) -> Result<(), Contradiction> {
        let play = match *event {
            Event::Deal { .. } => return Err(Contradiction),
            Event::Lay { seat, count, say, cards, .. } => {
                Play::Lay { seat, count, say, cards, fate: Fate::Table, favor }
            }
            Event::Pass { .. } => Play::Pass,
            Event::Draw { by, from, count, cards } => Play::Draw { by, from, count, cards },
            Event::Doubt { doubt } => {
                let mut lying = self.plays.iter_mut().rev().filter_map(|play| match play {
                    Play::Lay { fate: fate @ Fate::Table, cards, count, .. } => Some((fate, cards, *count)),
                    _ => None,
                });
                let (fate, cards, count) = lying.next().ok_or(Contradiction)?;
                if doubt.cards.total() != count {
                    return Err(Contradiction);
                }
                *cards = Some(doubt.cards);
                *fate = if doubt.truthful { Fate::Pile(doubt.punished) } else { Fate::Back };
                for (fate, _, _) in lying {
                    *fate = Fate::Pile(doubt.punished);
                }
                Play::Doubt
            }
        };
        self.plays.push(play);
        Ok(())
    }
}

/// The last announcement, as everybody could know it when it was made.
pub(crate) fn last_claim(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Claim>, Contradiction> {
    let mut trace = Trace::new(knowledge)?;
    let mut last = None;
    for observation in &knowledge.observations {
        last = trace.hear(&observation.event)?.or(last);
    }
    Ok(last)
}

/// What everybody knows as a match goes on, as far as announcements are read by it.
struct Trace {
    deck: Cards,
    hands: BySeat<Pile>,
    /// The cards turned up that went to minus piles.
    gone: Cards,
    /// For each player how many announcements were turned up in this match and were true, and were lies.
    turned_up: BySeat<[u16; 2]>,
}

impl Trace {
    fn new(knowledge: &Knowledge<ColorDoubt>) -> Result<Self, Contradiction> {
        let seats = usize::from(knowledge.setup.seats);
        Ok(Trace {
            deck: knowledge.setup.deck().map_err(|_| Contradiction)?.cards,
            hands: BySeat::new(seats, |_| Pile::default()),
            gone: Cards::NONE,
            turned_up: BySeat::new(seats, |_| [0; 2]),
        })
    }

    /// Goes on; returns the announcement, if it is one.
    fn hear(&mut self, event: &Event) -> Result<Option<Claim>, Contradiction> {
        match *event {
            Event::Deal { each, .. } => {
                self.hands = self.hands.map(|_, _| Pile { count: each, shown: Cards::NONE });
                self.gone = Cards::NONE;
            }
            Event::Lay { seat, count, say, .. } => {
                let claim = self.claim(seat, count, say);
                self.take(seat, count)?;
                return Ok(Some(claim));
            }
            Event::Doubt { doubt } => {
                self.turned_up[doubt.of][usize::from(!doubt.truthful)] += 1;
                if doubt.truthful {
                    self.gone += doubt.cards;
                } else {
                    let hand = &mut self.hands[doubt.of];
                    hand.count += doubt.cards.total();
                    hand.shown += doubt.cards;
                }
            }
            Event::Draw { by, from, count, .. } => {
                self.take(from, count)?;
                self.hands[by].count += count;
            }
            Event::Pass { .. } => {}
        }
        Ok(None)
    }

    fn take(&mut self, from: Seat, count: u8) -> Result<(), Contradiction> {
        let hand = &mut self.hands[from];
        hand.count = hand.count.checked_sub(count).ok_or(Contradiction)?;
        hand.shown = hand.shown.less_any(count);
        Ok(())
    }

    fn claim(&self, seat: Seat, count: u8, say: Suit) -> Claim {
        let Pile { count: held, shown: kept } = self.hands[seat];
        let pool = self.hands.values().fold(self.deck - self.gone, |pool, hand| pool - hand.shown);
        Claim { count, say, held, kept, pool, turned_up: self.turned_up[seat] }
    }
}
