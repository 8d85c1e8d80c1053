//! The games of a match as one viewer was told them.

use game::{Contradiction, Seat};

use crate::{Cards, Event, GameResult, Observation, Suit};

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

impl Record {
    /// Every game that was dealt, in order.
    pub(crate) fn read(told: &[Observation]) -> Result<Vec<Record>, Contradiction> {
        let mut games: Vec<Record> = Vec::new();
        for observation in told {
            if let Event::Deal { each, out, hand, .. } = observation.event {
                games.push(Record { each, out, hand, plays: Vec::new(), result: None });
                continue;
            }
            let game = games.last_mut().ok_or(Contradiction)?;
            game.add(&observation.event)?;
            game.result = observation.ended.as_ref().map(|ended| ended.result.clone());
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

    fn add(&mut self, event: &Event) -> Result<(), Contradiction> {
        let play = match *event {
            Event::Deal { .. } => return Err(Contradiction),
            Event::Lay { seat, count, say, cards, .. } => Play::Lay { seat, count, say, cards, fate: Fate::Table },
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
