//! The rules: what may be done and what comes of it.

use std::fmt;

use arrayvec::ArrayVec;
use game::{BySeat, Game, Illegal, Message, Seat, SetupError, Turn, Viewer};

use crate::options::{is_deal, parts};
use crate::seen::MAX_CARDS;
use crate::{
    Cards, Doubt, GameResult, Lay, LayOptions, Move, Observation, Options, Phase, Pile, Public, Score, Setup, Suit,
    View, WhoMayDoubt,
};

/// A match of Color Doubt in progress: the whole truth.
#[derive(Clone)]
pub struct ColorDoubt {
    pub(crate) rules: Rules,
    pub(crate) public: Public,
    pub(crate) secret: Secret,
    /// For each player how many announcements were turned up in this match and were true, and were lies.
    pub(crate) turned_up: BySeat<[u16; 2]>,
}

/// What a setup comes to.
#[derive(Clone)]
pub(crate) struct Rules {
    pub(crate) seats: usize,
    pub(crate) each: u8,
    pub(crate) colors: ArrayVec<Suit, 7>,
    pub(crate) who_may_doubt: WhoMayDoubt,
    pub(crate) max_turns: u16,
}

/// What not everybody knows. Between two games it is that of the game before.
#[derive(Clone)]
pub(crate) struct Secret {
    pub(crate) hands: BySeat<Cards>,
    /// The cards of each of `Public::lays`.
    pub(crate) lays: ArrayVec<Cards, MAX_CARDS>,
    /// For each minus pile the cards in it that were never turned up, by who laid them.
    pub(crate) buried: BySeat<BySeat<Cards>>,
    /// The cards drawn after the last doubt.
    pub(crate) drawn: Option<Cards>,
}

impl Game for ColorDoubt {
    const NAME: &'static str = "color-doubt";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Move = Move;
    type Options = Options;
    type Observation = Observation;
    type View = View;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let deck = setup.deck()?;
        let seats = usize::from(setup.seats);
        let none = BySeat::new(seats, |_| Cards::NONE);
        Ok(ColorDoubt {
            rules: Rules {
                seats,
                each: deck.each,
                colors: Suit::COLORS.into_iter().filter(|&color| deck.cards[color] > 0).collect(),
                who_may_doubt: setup.who_may_doubt,
                max_turns: setup.max_turns,
            },
            public: Public {
                game: 1,
                games: setup.games,
                deck: deck.cards,
                out: deck.cards.total() - deck.each * setup.seats,
                phase: Phase::Deal,
                hands: BySeat::new(seats, |_| Pile::default()),
                minus: BySeat::new(seats, |_| Pile::default()),
                lays: ArrayVec::new(),
                standing: None,
                passed: ArrayVec::new(),
                doubt: None,
                decisions: 0,
                results: ArrayVec::new(),
                totals: BySeat::new(seats, |_| 0),
                winners: ArrayVec::new(),
            },
            secret: Secret {
                lays: ArrayVec::new(),
                buried: BySeat::new(seats, |_| none.clone()),
                hands: none,
                drawn: None,
            },
            turned_up: BySeat::new(seats, |_| [0; 2]),
        })
    }

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn turn(&self) -> Turn {
        self.public.phase.turn()
    }

    fn options(&self) -> Options {
        match self.public.phase {
            Phase::Over => Options::Over,
            Phase::Deal => {
                Options::Deal { deck: self.public.deck, seats: self.rules.seats as u8, each: self.rules.each }
            }
            Phase::Draw { from, count, .. } => Options::Draw { from: self.secret.hands[from], count },
            Phase::Lead { seat } => Options::Play { lay: self.lays_of(seat), doubt: false, pass: false }, // CD-25
            Phase::Answer { seat } => {
                Options::Play { lay: self.lays_of(seat), doubt: self.may_doubt(), pass: true }
            }
            Phase::LastCard { .. } => Options::Play { lay: None, doubt: true, pass: true }, // CD-41
        }
    }

    fn weight(&self, chance: &Move) -> f64 {
        match chance {
            // The number of ways to hand out a deck whose cards are all different.
            Move::Deal { hands, .. } => {
                let mut rest = self.public.deck;
                hands.values().fold(1.0, |weight, &hand| {
                    let ways = parts::ways(rest, hand);
                    rest -= hand;
                    weight * ways
                })
            }
            Move::Draw { cards } => match self.public.phase {
                Phase::Draw { from, .. } => parts::ways(self.secret.hands[from], *cards),
                _ => 1.0,
            },
            _ => 1.0,
        }
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        match (self.public.phase, m) {
            (Phase::Over, _) => illegal("CD-50", "game-over"),
            (Phase::Deal, Move::Deal { hands, out }) => {
                let right = is_deal(self.public.deck, self.rules.seats as u8, self.rules.each, hands, *out);
                require(right, "CD-11", "deal-evenly")
            }
            (Phase::Deal, _) => illegal("CD-11", "deal-first"),
            (Phase::Draw { from, count, .. }, Move::Draw { cards }) => {
                let right = self.secret.hands[from].contains(*cards) && cards.total() == count;
                require(right, "CD-62", "draw-two")
            }
            (Phase::Draw { .. }, _) => illegal("CD-61", "draw-first"),
            (_, Move::Deal { .. }) => illegal("CD-11", "already-dealt"),
            (_, Move::Draw { .. }) => illegal("CD-61", "nothing-to-draw"),
            (phase, Move::Lay { cards, say }) => self.check_lay(phase, *cards, *say),
            (Phase::Lead { .. }, _) => illegal("CD-25", "leader-must-play"),
            (Phase::Answer { .. }, Move::Doubt {}) => require(self.may_doubt(), "CD-23", "only-the-next-may-doubt"),
            (Phase::Answer { .. } | Phase::LastCard { .. }, _) => Ok(()),
        }
    }

    fn apply(&mut self, m: &Move) {
        match (self.public.phase, m) {
            (Phase::Deal, Move::Deal { hands, .. }) => self.deal(hands),
            (Phase::Draw { by, from, .. }, Move::Draw { cards }) => self.draw(by, from, *cards),
            (Phase::Lead { seat } | Phase::Answer { seat }, Move::Lay { cards, say }) => {
                self.lay(seat, *cards, *say);
            }
            (Phase::Answer { seat } | Phase::LastCard { seat }, Move::Pass {}) => self.pass(seat),
            (Phase::Answer { seat } | Phase::LastCard { seat }, Move::Doubt {}) => self.doubt(seat),
            _ => unreachable!("{m:?} is illegal here and was not checked"),
        }
    }

    fn scores(&self) -> BySeat<i32> {
        self.public.totals.clone()
    }

    /// Whoever won, which is nobody where no game had a winner (CD-52).
    fn winners(&self) -> BySeat<bool> {
        BySeat::new(self.rules.seats, |seat| self.public.winners.contains(&seat))
    }

    fn observe(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Option<Observation> {
        Some(Self::told(before, m, after, viewer))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }
}

fn illegal(clause: &'static str, name: &'static str) -> Result<(), Illegal> {
    Err(Illegal::new(clause, Message::new(name)))
}

fn require(right: bool, clause: &'static str, name: &'static str) -> Result<(), Illegal> {
    if right { Ok(()) } else { illegal(clause, name) }
}

impl ColorDoubt {
    /// What this player may lay on what stands; nothing where the hand is too small (CD-23).
    fn lays_of(&self, seat: Seat) -> Option<LayOptions> {
        let hand = self.secret.hands[seat];
        let at_least = self.at_least();
        (hand.total() >= at_least).then(|| LayOptions { hand, at_least, say: self.rules.colors.clone() })
    }

    /// The fewest cards that may be laid (CD-22, CD-24).
    fn at_least(&self) -> u8 {
        self.public.standing.map_or(1, |standing| standing.count)
    }

    /// Whether the one who answers may doubt (CD-23).
    fn may_doubt(&self) -> bool {
        self.rules.who_may_doubt == WhoMayDoubt::EachInTurn || self.public.passed.is_empty()
    }

    fn check_lay(&self, phase: Phase, cards: Cards, say: Suit) -> Result<(), Illegal> {
        let (Phase::Lead { seat } | Phase::Answer { seat }) = phase else {
            return illegal("CD-41", "nobody-plays-on-a-last-card");
        };
        let hand = self.secret.hands[seat];
        require(!cards.is_empty(), "CD-20", "play-a-card")?;
        require(hand.contains(cards), "CD-20", "cards-not-held")?;
        require(self.rules.colors.contains(&say), "CD-21", "color-not-in-the-game")?;
        let at_least = self.at_least();
        if hand.total() < at_least {
            return Err(Illegal::new("CD-23", Message::new("hand-too-small").with("cards", at_least)));
        }
        if cards.total() < at_least {
            return Err(Illegal::new("CD-22", Message::new("play-as-many").with("cards", at_least)));
        }
        Ok(())
    }

    fn deal(&mut self, hands: &BySeat<Cards>) {
        let public = &mut self.public;
        public.game = public.results.len() as u8 + 1;
        for (seat, hand) in hands.iter() {
            self.secret.hands[seat] = *hand;
            public.hands[seat] = Pile { count: self.rules.each, shown: Cards::NONE };
            public.minus[seat] = Pile::default();
            for by in Seat::all(self.rules.seats) {
                self.secret.buried[seat][by] = Cards::NONE;
            }
        }
        self.secret.lays.clear();
        self.secret.drawn = None;
        public.lays.clear();
        public.passed.clear();
        public.standing = None;
        public.doubt = None;
        public.decisions = 0;
        // CD-12
        public.phase = Phase::Lead { seat: Seat((public.game - 1) % self.rules.seats as u8) };
    }

    fn lay(&mut self, seat: Seat, cards: Cards, say: Suit) {
        let count = cards.total();
        let lay = Lay { seat, count, say };
        self.secret.hands[seat] -= cards;
        self.secret.lays.push(cards);
        let hand = &mut self.public.hands[seat];
        hand.count -= count;
        // Each card laid may have been one that everybody had seen.
        hand.shown = hand.shown.less_any(count);
        let last = hand.count == 0;
        self.public.lays.push(lay);
        self.public.standing = Some(lay);
        self.public.passed.clear();
        let seat = seat.next(self.rules.seats);
        self.decided(if last { Phase::LastCard { seat } } else { Phase::Answer { seat } }); // CD-41, CD-22
    }

    fn pass(&mut self, seat: Seat) {
        let standing = self.public.standing.expect("nobody passes where nothing stands");
        let last = matches!(self.public.phase, Phase::LastCard { .. });
        self.public.passed.push(seat);
        let next = seat.next(self.rules.seats);
        if next != standing.seat && !last {
            self.decided(Phase::Answer { seat: next });
        } else if next != standing.seat && self.rules.who_may_doubt == WhoMayDoubt::EachInTurn {
            self.decided(Phase::LastCard { seat: next });
        } else if last {
            // CD-40, CD-41: nobody is left who could doubt it.
            self.public.decisions += 1;
            self.end(Some(standing.seat));
        } else {
            // CD-24
            self.public.standing = None;
            self.decided(Phase::Lead { seat: standing.seat });
        }
    }

    fn doubt(&mut self, by: Seat) {
        let standing = self.public.standing.take().expect("nobody doubts where nothing stands");
        let of = standing.seat;
        let cards = self.secret.lays.pop().expect("what stands lies on the table");
        self.public.lays.pop();
        let truthful = cards.all_of(standing.say); // CD-30
        self.turned_up[of][usize::from(!truthful)] += 1;
        let punished = if truthful { by } else { of };
        let mut minus = self.bury(punished);
        if truthful {
            // CD-32
            let pile = &mut self.public.minus[by];
            pile.count += standing.count;
            pile.shown += cards; // CD-33
            minus += standing.count;
        } else {
            // CD-31
            self.secret.hands[of] += cards;
            let hand = &mut self.public.hands[of];
            hand.count += standing.count;
            hand.shown += cards; // CD-33
        }
        let leader = if truthful { of } else { by };
        // CD-61, CD-62, CD-63
        let draws = if self.rules.seats == 2 && minus > 0 { self.public.hands[leader].count.min(2) } else { 0 };
        self.public.passed.clear();
        self.public.doubt = Some(Doubt { by, of, say: standing.say, cards, truthful, punished, minus, draws });
        self.secret.drawn = None;
        if self.public.hands[leader].count == 0 {
            // CD-40: only a truthful last card leaves its player without any.
            self.public.decisions += 1;
            self.end(Some(leader));
        } else if draws > 0 {
            self.public.decisions += 1;
            self.public.phase = Phase::Draw { by: punished, from: leader, count: draws };
        } else {
            self.decided(Phase::Lead { seat: leader });
        }
    }

    /// Puts all the cards on the table into this minus pile, face down; returns how many there were.
    fn bury(&mut self, pile: Seat) -> u8 {
        let mut buried = 0;
        for (lay, cards) in self.public.lays.iter().zip(&self.secret.lays) {
            self.secret.buried[pile][lay.seat] += *cards;
            buried += lay.count;
        }
        self.public.lays.clear();
        self.secret.lays.clear();
        self.public.minus[pile].count += buried;
        buried
    }

    fn draw(&mut self, by: Seat, from: Seat, cards: Cards) {
        let count = cards.total();
        self.secret.hands[from] -= cards;
        self.secret.hands[by] += cards;
        self.secret.drawn = Some(cards);
        self.public.hands[by].count += count;
        let hand = &mut self.public.hands[from];
        hand.count -= count;
        hand.shown = hand.shown.less_any(count);
        if hand.count == 0 {
            self.end(Some(from)); // CD-62
        } else {
            self.go_on(Phase::Lead { seat: from });
        }
    }

    /// Counts a decision and goes on.
    fn decided(&mut self, phase: Phase) {
        self.public.decisions += 1;
        self.go_on(phase);
    }

    /// Goes on, unless the game has taken too long (CD-43).
    fn go_on(&mut self, phase: Phase) {
        if self.public.decisions >= self.rules.max_turns {
            self.end(None);
        } else {
            self.public.phase = phase;
        }
    }

    fn end(&mut self, winner: Option<Seat>) {
        let scores = BySeat::new(self.rules.seats, |seat| {
            if winner == Some(seat) {
                return Score { points: 10, ..Score::default() }; // CD-50
            }
            self.lost(seat)
        });
        for (seat, score) in scores.iter() {
            self.public.totals[seat] += score.points;
        }
        self.public.results.push(GameResult { winner, scores });
        if self.public.results.len() < usize::from(self.public.games) {
            self.public.phase = Phase::Deal;
        } else {
            self.public.phase = Phase::Over;
            self.public.winners = self.best();
        }
    }

    /// Who wins when all games are over: the highest total (CD-52), but nobody where no game had a winner (CD-43).
    fn best(&self) -> ArrayVec<Seat, 5> {
        if self.public.results.iter().all(|result| result.winner.is_none()) {
            return ArrayVec::new();
        }
        let best = self.public.totals.values().max().copied();
        self.public.totals.iter().filter(|(_, total)| Some(**total) == best).map(|(seat, _)| seat).collect()
    }

    /// The score of a player who has not won (CD-51).
    fn lost(&self, seat: Seat) -> Score {
        let (hand, minus) = (self.public.hands[seat].count, self.public.minus[seat].count);
        let cards = self.secret.buried[seat].values().fold(self.secret.hands[seat], |all, some| all + *some)
            + self.public.minus[seat].shown;
        let rainbow = cards[Suit::Rainbow] > 0;
        let for_rainbow = if self.rules.seats == 2 { 5 } else { 10 }; // CD-64
        let others = i32::from(hand) + i32::from(minus) - i32::from(rainbow);
        Score { hand, minus, rainbow, points: -others - if rainbow { for_rainbow } else { 0 } }
    }
}

impl fmt::Debug for ColorDoubt {
    /// Prints what everybody knows, and nothing else.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ColorDoubt").field("public", &self.public).finish_non_exhaustive()
    }
}
