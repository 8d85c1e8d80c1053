//! The rules: what may be done and what comes of it.

mod refusal;

use std::fmt;

use arrayvec::ArrayVec;
use game::{BySeat, Game, Illegal, Seat, SetupError, Turn, Viewer};

use crate::options::parts;
use crate::seen::{self, MAX_CARDS};
use crate::{
    Cards, Doubt, GameResult, Lay, LayOptions, Move, Observation, Options, Own, Phase, Pile, Public, Score, Setup,
    Suit, WhoMayDoubt,
};

/// A match of Color Doubt in progress: the whole truth.
#[derive(Clone)]
pub struct ColorDoubt {
    pub(crate) setup: Setup,
    /// The number of cards that each player is dealt.
    pub(crate) each: u8,
    /// The colours in the game.
    colors: ArrayVec<Suit, 7>,
    pub(crate) public: Public,
    pub(crate) secret: Secret,
    /// For each player how many announcements were turned up in this match and were true, and were lies.
    pub(crate) turned_up: BySeat<[u16; 2]>,
}

/// What not everybody knows. Between two games it is that of the game before.
#[derive(Clone)]
pub(crate) struct Secret {
    pub(crate) hands: BySeat<Cards>,
    /// The cards of each of `Public::lays`.
    pub(crate) lays: ArrayVec<Cards, MAX_CARDS>,
    /// For each minus pile the cards in it that were never turned up, by who played them.
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
    type Public = Public;
    type Own = Own;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let deck = setup.deck();
        let seats = usize::from(setup.seats);
        let none = BySeat::new(seats, |_| Cards::NONE);
        Ok(ColorDoubt {
            setup: setup.clone(),
            each: deck.each,
            colors: Suit::COLORS.into_iter().filter(|&color| deck.cards[color] > 0).collect(),
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

    /// Each decision may be followed by a draw; and there is a deal in each game.
    fn most_moves(setup: &Setup) -> usize {
        usize::from(setup.games) * (2 * usize::from(setup.max_turns) + 1)
    }

    fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn turn(&self) -> Turn {
        self.public.phase.turn()
    }

    fn options(&self) -> Options {
        match self.public.phase {
            Phase::Over => Options::Over,
            Phase::Deal => Options::Deal { deck: self.public.deck, seats: self.setup.seats, each: self.each },
            Phase::Draw { from, count, .. } => Options::Draw { from: self.secret.hands[from], count },
            Phase::Lead { seat } => Options::Play { lay: self.lays_of(seat), doubt: false, pass: false }, // CD-25
            Phase::Answer { seat } => {
                Options::Play { lay: self.lays_of(seat), doubt: self.may_doubt(), pass: true }
            }
            Phase::LastCard { .. } => Options::Play { lay: None, doubt: true, pass: true }, // CD-41
        }
    }

    fn weight(&self, chance: &Move) -> f64 {
        match (chance, self.public.phase) {
            // The number of ways to hand out a deck whose cards are all different.
            (Move::Deal { hands, .. }, _) => {
                let mut rest = self.public.deck;
                hands.values().fold(1.0, |weight, &hand| {
                    let ways = parts::ways(rest, hand);
                    rest -= hand;
                    weight * ways
                })
            }
            (Move::Draw { cards }, Phase::Draw { from, .. }) => parts::ways(self.secret.hands[from], *cards),
            _ => 1.0,
        }
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        self.check_move(m)
    }

    fn apply(&mut self, m: &Move) {
        if matches!(self.turn(), Turn::Player(_)) {
            self.public.decisions += 1; // CD-43
        }
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
        BySeat::new(self.seats(), |seat| self.public.winners.contains(&seat))
    }

    fn observe(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Option<Observation> {
        Some(seen::observe(before, m, after, viewer))
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> Option<Own> {
        Some(seen::own(self, seat))
    }
}

impl ColorDoubt {
    /// What this player may play on what stands; nothing where the hand is too small (CD-23).
    fn lays_of(&self, seat: Seat) -> Option<LayOptions> {
        let hand = self.secret.hands[seat];
        let at_least = self.at_least();
        (hand.total() >= at_least).then(|| LayOptions { hand, at_least, say: self.colors.clone() })
    }

    /// The fewest cards that may be played (CD-22, CD-24).
    fn at_least(&self) -> u8 {
        self.public.standing.map_or(1, |standing| standing.count)
    }

    /// Whether the one who answers may doubt (CD-23).
    fn may_doubt(&self) -> bool {
        self.setup.who_may_doubt == WhoMayDoubt::EachInTurn || self.public.passed.is_empty()
    }

    fn deal(&mut self, hands: &BySeat<Cards>) {
        let public = &mut self.public;
        public.game = public.results.len() as u8 + 1;
        self.secret.hands = hands.clone();
        self.secret.buried = hands.map(|_, _| hands.map(|_, _| Cards::NONE));
        public.hands = hands.map(|_, hand| Pile { count: hand.total(), shown: Cards::NONE });
        public.minus = hands.map(|_, _| Pile::default());
        self.secret.lays.clear();
        self.secret.drawn = None;
        public.lays.clear();
        public.passed.clear();
        public.standing = None;
        public.doubt = None;
        public.decisions = 0;
        // CD-12
        public.phase = Phase::Lead { seat: Seat((public.game - 1) % self.setup.seats) };
    }

    fn lay(&mut self, seat: Seat, cards: Cards, say: Suit) {
        let count = cards.total();
        let lay = Lay { seat, count, say };
        self.secret.hands[seat] -= cards;
        self.secret.lays.push(cards);
        self.public.hands[seat].lose(count);
        self.public.lays.push(lay);
        self.public.standing = Some(lay);
        self.public.passed.clear();
        self.ask(seat.next(self.seats()), self.public.hands[seat].count == 0);
    }

    /// This player is to answer the announcement, which may be that of a last card (CD-22, CD-41).
    fn ask(&mut self, seat: Seat, last: bool) {
        self.go_on(if last { Phase::LastCard { seat } } else { Phase::Answer { seat } });
    }

    fn pass(&mut self, seat: Seat) {
        let standing = self.public.standing.expect("nobody passes where nothing stands");
        let last = matches!(self.public.phase, Phase::LastCard { .. });
        self.public.passed.push(seat);
        let next = seat.next(self.seats());
        if next != standing.seat && (!last || self.may_doubt()) {
            self.ask(next, last);
        } else if last {
            // CD-40, CD-41: nobody is left who could doubt it.
            self.end(Some(standing.seat));
        } else {
            // CD-24
            self.public.standing = None;
            self.go_on(Phase::Lead { seat: standing.seat });
        }
    }

    fn doubt(&mut self, by: Seat) {
        let standing = self.public.standing.take().expect("nobody doubts where nothing stands");
        let of = standing.seat;
        let cards = self.secret.lays.pop().expect("what stands lies on the table");
        self.public.lays.pop();
        let truthful = cards.all_of(standing.say); // CD-30
        self.turned_up[of][usize::from(!truthful)] += 1;
        let (punished, leader) = if truthful { (by, of) } else { (of, by) };
        let mut minus = self.bury(punished);
        if truthful {
            // CD-32
            self.public.minus[by].gain(cards); // CD-33
            minus += standing.count;
        } else {
            // CD-31
            self.secret.hands[of] += cards;
            self.public.hands[of].gain(cards); // CD-33
        }
        // CD-61, CD-62, CD-63
        let draws = if self.seats() == 2 && minus > 0 { self.public.hands[leader].count.min(2) } else { 0 };
        self.public.passed.clear();
        self.public.doubt = Some(Doubt { by, of, say: standing.say, cards, truthful, punished, minus, draws });
        self.secret.drawn = None;
        if self.public.hands[leader].count == 0 {
            // CD-40: only a truthful last card leaves its player without any.
            self.end(Some(leader));
        } else if draws > 0 {
            self.public.phase = Phase::Draw { by: punished, from: leader, count: draws };
        } else {
            self.go_on(Phase::Lead { seat: leader });
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
        self.public.hands[from].lose(count);
        if self.public.hands[from].count == 0 {
            self.end(Some(from)); // CD-62
        } else {
            self.go_on(Phase::Lead { seat: from });
        }
    }

    /// Goes on, unless the game has taken too long (CD-43).
    fn go_on(&mut self, phase: Phase) {
        if self.public.decisions >= self.setup.max_turns {
            self.end(None);
        } else {
            self.public.phase = phase;
        }
    }

    fn end(&mut self, winner: Option<Seat>) {
        let scores = BySeat::new(self.seats(), |seat| match winner {
            Some(winner) if winner == seat => Score { points: 10, ..Score::default() }, // CD-50
            _ => self.lost(seat),
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
        let for_rainbow = if self.seats() == 2 { 5 } else { 10 }; // CD-64
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
