//! The games of a match as one viewer was told them.

use game::{BySeat, Contradiction, Knowledge, Reading, Seat};

use super::behaviour::Claim;
use crate::{Cards, ColorDoubt, Doubt, GameResult, Lay, Pile, SeenMove};

/// One game of the match, as far as it got.
pub(crate) struct GameRecord {
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
pub(crate) struct Play {
    /// What the viewer was told, with the cards played where they were turned up since.
    pub(crate) event: SeenMove,
    /// What became of the cards, if they were played.
    pub(crate) fate: Fate,
    /// How much more a choice of cards counts that makes the announcement true: see [`Claim::favour`]. Nothing where the
    /// cards are known, or where every choice counts alike.
    pub(crate) favour: f64,
}

/// What became of cards played.
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

impl GameRecord {
    /// Every game that was dealt, in order.
    pub(crate) fn read(
        knowledge: &Knowledge<ColorDoubt>,
        reading: Reading,
    ) -> Result<Vec<GameRecord>, Contradiction> {
        let mut games: Vec<GameRecord> = Vec::new();
        let mut trace = Trace::new(knowledge);
        for observation in &knowledge.observations {
            let event = observation.event.clone();
            let claim = trace.hear(&event)?;
            if let SeenMove::Deal { each, out, hand, .. } = event {
                games.push(GameRecord { each, out, hand, plays: Vec::new(), result: None });
                continue;
            }
            let game = games.last_mut().ok_or(Contradiction)?;
            let favour = claim.filter(|_| reading == Reading::Likely).map_or(0.0, |claim| claim.favour());
            if let SeenMove::Doubt { doubt } = &event {
                game.turn_up(doubt)?;
            }
            game.plays.push(Play { event, fate: Fate::Table, favour });
            game.result = observation.ended.as_ref().map(|ended| ended.result.clone());
        }
        for game in &mut games {
            game.weigh_the_latest();
        }
        Ok(games)
    }

    /// Takes the cards played last to be known.
    pub(crate) fn turn_up_last(&mut self, known: Cards) {
        let mut events = self.plays.iter_mut().rev().map(|play| &mut play.event);
        if let Some(SeenMove::Lay { cards, .. }) = events.find(|event| matches!(event, SeenMove::Lay { .. })) {
            *cards = Some(known);
        }
    }

    /// Whether this player can have the rainbow card at the end, in the hand or in the minus pile, by what the scores
    /// told; or for nobody, whether it can be on the table or out of the game.
    pub(crate) fn rainbow_with(&self, holder: Option<Seat>) -> bool {
        let Some(result) = &self.result else { return true };
        match result.scores.iter().find(|(_, score)| score.rainbow) {
            Some((seat, _)) => holder == Some(seat),
            // The winner's cards were not counted.
            None => holder.is_none() || holder == result.winner,
        }
    }

    /// Leaves no favour to announcements whose cards are known, nor to those too long ago.
    fn weigh_the_latest(&mut self) {
        let mut weighed = 0;
        for play in self.plays.iter_mut().rev().filter(|play| play.favour > 0.0) {
            let unknown = matches!(play.event, SeenMove::Lay { cards: None, .. });
            weighed += usize::from(unknown);
            if !unknown || weighed > WEIGHED {
                play.favour = 0.0;
            }
        }
    }

    /// The cards played last are turned up, and all that lie on the table go somewhere.
    fn turn_up(&mut self, doubt: &Doubt) -> Result<(), Contradiction> {
        let pile = Fate::Pile(doubt.punished);
        let mut lying = self.plays.iter_mut().rev().filter_map(|play| match play {
            Play { event: SeenMove::Lay { count, cards, .. }, fate: fate @ Fate::Table, .. } => {
                Some((*count, cards, fate))
            }
            _ => None,
        });
        let (count, cards, fate) = lying.next().ok_or(Contradiction)?;
        if doubt.cards.total() != count {
            return Err(Contradiction);
        }
        *cards = Some(doubt.cards);
        *fate = if doubt.truthful { pile } else { Fate::Back };
        lying.for_each(|(.., fate)| *fate = pile);
        Ok(())
    }
}

/// The last announcement, as everybody could know it when it was made.
pub(crate) fn last_claim(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Claim>, Contradiction> {
    let mut trace = Trace::new(knowledge);
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
    fn new(knowledge: &Knowledge<ColorDoubt>) -> Self {
        let public = &knowledge.view.public;
        let hands = public.hands.map(|_, _| Pile::default());
        let turned_up = public.hands.map(|_, _| [0; 2]);
        Trace { deck: public.deck, hands, gone: Cards::NONE, turned_up }
    }

    /// Goes on; returns the announcement, if it is one.
    fn hear(&mut self, event: &SeenMove) -> Result<Option<Claim>, Contradiction> {
        match *event {
            SeenMove::Deal { each, .. } => {
                self.hands = self.hands.map(|_, _| Pile { count: each, shown: Cards::NONE });
                self.gone = Cards::NONE;
            }
            SeenMove::Lay { seat, count, say, .. } => {
                let lay = Lay { seat, count, say };
                let claim = Claim::new(lay, self.deck - self.gone, &self.hands, &self.turned_up);
                self.take(seat, count)?;
                return Ok(Some(claim));
            }
            SeenMove::Doubt { doubt } => {
                self.turned_up[doubt.of][usize::from(!doubt.truthful)] += 1;
                if doubt.truthful {
                    self.gone += doubt.cards;
                } else {
                    self.hands[doubt.of].gain(doubt.cards);
                }
            }
            SeenMove::Draw { by, from, count, .. } => {
                self.take(from, count)?;
                self.hands[by].count += count;
            }
            SeenMove::Pass { .. } => {}
        }
        Ok(None)
    }

    fn take(&mut self, from: Seat, count: u8) -> Result<(), Contradiction> {
        if self.hands[from].count < count {
            return Err(Contradiction);
        }
        self.hands[from].lose(count);
        Ok(())
    }
}
