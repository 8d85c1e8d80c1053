//! A move in words, and what speaks for it by what its player knows.

use game::{Arg, Knowledge, Message, Options as _};
use presentation::Advice;

use crate::deduce::Credit;
use crate::text::announced;
use crate::{Cards, ColorDoubt, Lay, Move, Own, Phase, Public, Suit};

/// A move that the viewer may make now, and why they might; nothing when they may not.
pub(crate) fn advice(knowledge: &Knowledge<ColorDoubt>, m: &Move) -> Option<Advice> {
    knowledge.options.as_ref().filter(|options| options.contains(m))?;
    let (seat, own) = (knowledge.viewer.seat()?, knowledge.view.own.as_ref()?);
    let adviser = Adviser { knowledge, public: &knowledge.view.public, own };
    Some(match *m {
        Move::Lay { cards, say } => {
            let says = announced(Lay { seat, count: cards.total(), say });
            let act = Message::new("hint-play").with("cards", cards).with("says", says);
            Advice::new(act, adviser.playing(cards, say).into_iter().chain(adviser.instead()))
        }
        Move::Doubt {} => Advice::new(Message::new("hint-doubt"), adviser.doubting()),
        Move::Pass {} => {
            let last = matches!(adviser.public.phase, Phase::LastCard { .. });
            let act = Message::new(if last { "hint-let-stand" } else { "hint-pass" });
            Advice::new(act, adviser.passing())
        }
        Move::Deal { .. } | Move::Draw { .. } => return None,
    })
}

/// What a player goes by.
struct Adviser<'a> {
    knowledge: &'a Knowledge<ColorDoubt>,
    public: &'a Public,
    own: &'a Own,
}

impl Adviser<'_> {
    fn playing(&self, cards: Cards, say: Suit) -> Vec<Message> {
        let (hand, count) = (self.own.hand, cards.total());
        let mut reasons = Vec::new();
        if hand == cards {
            reasons.push(Message::new("hint-last"));
        }
        if cards.all_of(say) {
            reasons.push(Message::new("hint-true"));
            if cards[Suit::Rainbow] > 0 && cards != Cards::of(Suit::Rainbow, count) {
                reasons.push(Message::new("hint-rainbow"));
            }
            return reasons;
        }
        if self.could_be_true(count) {
            reasons.push(Message::new("hint-lie-though"));
        } else {
            reasons.push(Message::new("hint-lie-needed").with("count", count));
        }
        reasons.push(Message::new("hint-lie-risk"));
        reasons
    }

    /// The chance that the standing announcement is true, by what the player knows.
    fn truth(&self) -> Option<f64> {
        Some(Credit::of(self.knowledge).ok()??.is)
    }

    /// How likely the announcement before is true, where it could be doubted instead.
    fn instead(&self) -> Option<Message> {
        let standing = self.public.standing.filter(|_| self.may_doubt())?;
        let instead = |name| Message::new(name).with("who", standing.seat).with("says", announced(standing));
        Some(match self.truth()? {
            0.0 => instead("hint-instead-lie"),
            truth => instead("hint-instead-chance").with("chance", Arg::percent(truth)),
        })
    }

    fn doubting(&self) -> Vec<Message> {
        let Some(standing) = self.public.standing else { return Vec::new() };
        let chance = self.truth().map(|truth| match truth {
            0.0 => Message::new("hint-cannot-be-true"),
            _ => Message::new("hint-chance-true").with("chance", Arg::percent(truth)),
        });
        let last = matches!(self.public.phase, Phase::LastCard { .. });
        chance.into_iter().chain(last.then(|| or_wins(standing))).collect()
    }

    fn passing(&self) -> Vec<Message> {
        let (Some(standing), Some(seat)) = (self.public.standing, self.knowledge.viewer.seat()) else {
            return Vec::new();
        };
        let who_may_doubt = self.knowledge.setup.who_may_doubt;
        if self.public.loses_if_it_stands(seat, who_may_doubt) {
            return vec![or_wins(standing)];
        }
        let table: u8 = self.public.lays.iter().map(|lay| lay.count).sum();
        let truth = self.truth().filter(|_| self.may_doubt());
        let chance = truth.map(|truth| {
            let chance = Message::new("hint-chance-true").with("chance", Arg::percent(truth));
            [chance, Message::new("hint-doubt-risk").with("count", table)]
        });
        let last = matches!(self.public.phase, Phase::LastCard { .. });
        let few = !last && self.own.hand.total() < standing.count;
        let few = few.then(|| Message::new("hint-too-few").with("count", standing.count));
        let lie = few.is_none() && !last && !self.could_be_true(standing.count);
        let lie = lie.then(|| Message::new("hint-would-lie").with("count", standing.count));
        let is_lie = truth.is_some_and(|truth| truth > 0.0 && truth < 0.5) && !last;
        let though = is_lie.then(|| Message::new("hint-pass-though"));
        let next = self.public.doubts_after(seat, who_may_doubt).filter(|_| last);
        let next = next.map(|next| Message::new("hint-next-may-doubt").with("who", next));
        next.into_iter().chain(chance.into_iter().flatten()).chain(though).chain(few).chain(lie).collect()
    }

    /// Whether the hand has so many cards of some colour.
    fn could_be_true(&self, count: u8) -> bool {
        let fits = |&color: &Suit| self.public.deck[color] > 0 && self.own.hand.fitting(color) >= count;
        Suit::COLORS.iter().any(fits)
    }

    fn may_doubt(&self) -> bool {
        let options = self.knowledge.options.as_ref();
        options.is_some_and(|options| options.contains(&Move::Doubt {}))
    }
}

/// What comes of it if somebody's last cards stand.
fn or_wins(standing: Lay) -> Message {
    Message::new("hint-or-wins").with("who", standing.seat)
}
