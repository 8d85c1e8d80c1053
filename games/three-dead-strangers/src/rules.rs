//! The game itself: the whole truth, and the rules that change it.

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use game::{BySeat, Game, Illegal, Message, Seat, SetupError, Turn, Viewer};

use crate::deck::MAX_CARDS;
use crate::deduce::record::{Deed, MAX_DEEDS};
use crate::moves::Dealt;
use crate::options::{Accusable, MAX_ACCUSATIONS, Play, Spots};
use crate::seen::{Hand, Own, could_be};
use crate::setup::{Scoring, VICTIMS};
use crate::{
    Card, Cards, Character, Characters, End, GameResult, Move, Observation, Options, Phase, Pile, Player, Public,
    Setup, Solved, Victim,
};

mod refusal;

/// The points of a game that are shared, or that each winner gets: twelfths of one point (TS-52).
pub(crate) const POINT: i32 = 12;

/// A match of Three Dead Strangers: the whole truth.
#[derive(Clone)]
pub struct Strangers {
    pub(crate) setup: Arc<Setup>,
    /// Every card of a game.
    pub(crate) deck: Cards,
    pub(crate) public: Public,
    /// Who each player is; empty before the deal.
    pub(crate) characters: BySeat<Character>,
    pub(crate) hands: BySeat<Hand>,
    /// The cards of the draw pile whose order nobody knows; those that were put back are in `public`.
    pub(crate) pile: Cards,
    /// What the players did before everybody in the game that is on, in order.
    pub(crate) record: ArrayVec<Deed, MAX_DEEDS>,
    /// Where evidence can be played.
    spots: Spots,
    /// Against whom the evidence is complete in front of each victim whose murder is not solved (TS-22, TS-40).
    open: [Characters; VICTIMS],
    /// Whom each player may be accused of being (TS-45).
    could_be: BySeat<Characters>,
}

impl fmt::Debug for Strangers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Strangers").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Strangers {
    /// Before the first deal.
    fn begin(setup: Arc<Setup>, deck: Cards) -> Strangers {
        let (sizes, seats) = (setup.sizes(), usize::from(setup.seats));
        let public = Public {
            game: 1,
            games: setup.games,
            characters: Characters::run(0, sizes.characters.into()),
            phase: Phase::Deal,
            victims: (0..sizes.victims).map(|_| Victim::default()).collect(),
            pile: Pile::of(deck.total()),
            players: BySeat::new(seats, |_| Player::default()),
            passes: 0,
            plays: 0,
            results: ArrayVec::new(),
            totals: BySeat::new(seats, |_| 0),
        };
        let spots = Spots::of(public.victims.iter().map(|under| &under.grid), setup.spacing);
        let (hands, pile) = (BySeat::new(seats, |_| Hand::new()), deck.clone());
        let (characters, record) = (BySeat::EMPTY, ArrayVec::new());
        let could_be = could_be(&public.players);
        Strangers {
            setup,
            deck,
            public,
            characters,
            hands,
            pile,
            record,
            spots,
            open: [Characters::EMPTY; VICTIMS],
            could_be,
        }
    }

    fn deal(&mut self, characters: &BySeat<Character>, hands: &BySeat<Dealt>) {
        self.characters = characters.clone();
        self.hands = hands.map(|_, dealt| dealt.iter().copied().collect());
        for card in hands.values().flatten() {
            self.pile.take(*card);
        }
        let seats = self.seats();
        let public = &mut self.public;
        public.pile = Pile::of(self.pile.total());
        for (seat, player) in public.players.iter_mut() {
            player.hand = hands[seat].len() as u8;
        }
        // TS-12, TS-52: seat 0 begins the first game, and each later one the next seat.
        let first = Seat((usize::from(public.game - 1) % seats) as u8);
        self.begin_turn(first);
    }

    /// The same game with other cards, of which nobody has shown any: who is who, the hands, and those of the draw pile whose
    /// order nobody knows.
    pub(crate) fn with_cards(&self, characters: BySeat<Character>, hands: BySeat<Hand>, pile: Cards) -> Strangers {
        Strangers { characters, hands, pile, ..self.clone() }
    }

    fn begin_turn(&mut self, seat: Seat) {
        // TS-20: a card is drawn if there is one.
        self.public.phase = if self.public.pile.count > 0 { Phase::Draw { seat } } else { Phase::Play { seat } };
    }

    fn draw(&mut self, seat: Seat, card: Card) {
        let public = &mut self.public;
        if public.pile.accusation_on_top() {
            public.players[seat].accusations += 1;
        } else {
            self.pile.take(card);
        }
        public.pile.draw();
        public.players[seat].hand += 1;
        let hand = &mut self.hands[seat];
        let place = hand.partition_point(|held| *held <= card);
        hand.insert(place, card);
        public.phase = Phase::Play { seat };
    }

    /// Takes a card out of a hand to play it.
    fn spend(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat];
        if let Some(place) = hand.iter().position(|held| *held == card) {
            hand.remove(place);
        }
        let player = &mut self.public.players[seat];
        player.hand -= 1;
        if card == Card::ACCUSATION {
            player.accusations = player.accusations.saturating_sub(1);
        }
        self.public.plays += 1;
        self.public.passes = 0;
    }

    /// A player plays, accuses or passes.
    fn play(&mut self, by: Seat, m: &Move) {
        match *m {
            Move::Lay { victim, card, half, on, toward } => {
                self.spend(by, card);
                let under = &mut self.public.victims[usize::from(victim)];
                under.grid.lay(on, toward, half, card.other_half(half));
                under.complete = under.grid.complete();
                self.open[usize::from(victim)] = under.complete;
                self.spots.follow(victim, &under.grid, on, half, self.setup.spacing);
            }
            Move::Accuse { victim, character, seat } => {
                self.spend(by, Card::ACCUSATION);
                let public = &mut self.public;
                if self.characters[seat] == character {
                    // TS-42
                    public.players[seat].revealed = Some(character);
                    public.victims[usize::from(victim)].solved = Some(Solved { seat, by });
                    self.open[usize::from(victim)] = Characters::EMPTY; // TS-22
                    self.spots.close(victim);
                } else {
                    // TS-43
                    public.players[seat].not.insert(character);
                    public.pile.put_back();
                }
                self.could_be = could_be(&self.public.players);
            }
            _ => self.public.passes += u8::from(self.public.pile.count == 0),
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        let next = seat.next(self.seats());
        match self.ended() {
            Some(end) => self.end_game(end),
            None => self.begin_turn(next),
        }
    }

    fn ended(&self) -> Option<End> {
        let public = &self.public;
        if public.victims.iter().all(|victim| victim.solved.is_some()) {
            return Some(End::Solved); // TS-50
        }
        // TS-50: whether all cards have been played everybody sees; that nobody can play what is left is known to all
        // when all have passed, and nothing changes until then.
        let all_played = public.pile.count == 0 && public.players.values().all(|player| player.hand == 0);
        let all_passed = usize::from(public.passes) == self.seats();
        (all_played || all_passed).then_some(End::NothingToPlay)
    }

    fn end_game(&mut self, end: End) {
        let public = &mut self.public;
        let winners = public.players.map(|_, player| player.revealed.is_none()); // TS-51
        let count = winners.values().filter(|won| **won).count() as i32;
        let each = match self.setup.scoring {
            Scoring::SharedPot => POINT / count.max(1), // TS-52: 0 to 4 winners
            Scoring::AllAlike => POINT,
        };
        let points = winners.map(|_, won| if *won { each } else { 0 });
        for (seat, total) in public.totals.iter_mut() {
            *total += points[seat];
        }
        public.results.push(GameResult { end, winners, points });
        if public.game == public.games {
            public.phase = Phase::Over;
            return;
        }
        let mut next = Strangers::begin(self.setup.clone(), self.deck.clone());
        next.public.game = public.game + 1;
        next.public.results = public.results.clone();
        next.public.totals = public.totals.clone();
        *self = next;
    }

    /// What the player of a seat may do on their turn.
    pub(crate) fn play_options(&self, seat: Seat) -> Play {
        let hand = &self.hands[seat];
        let mut cards: ArrayVec<Card, MAX_CARDS> = ArrayVec::new();
        for &card in hand.iter().filter(|&&card| card != Card::ACCUSATION) {
            if cards.last() != Some(&card) {
                cards.push(card);
            }
        }
        let accuse = if hand.last() == Some(&Card::ACCUSATION) { self.accusable(seat) } else { ArrayVec::new() };
        let pass = accuse.is_empty() && !self.spots.take_some(&cards); // TS-21
        Play { cards, spots: self.spots, accuse, pass }
    }

    /// What the player of a seat can accuse somebody of (TS-40, TS-45), by victim, character and turn.
    fn accusable(&self, by: Seat) -> ArrayVec<Accusable, MAX_ACCUSATIONS> {
        let others: ArrayVec<Seat, 3> = by.others(self.seats()).collect();
        // A bit for each: to look at all takes less than to foretell which there are.
        let mut bits = 0_u64;
        for (victim, &open) in self.open.iter().enumerate() {
            for (turn, &seat) in others.iter().enumerate() {
                let characters = open.and(self.could_be[seat]);
                for character in Character::ALL {
                    let place = (victim * 4 + character as usize) * 3 + turn;
                    bits |= u64::from(characters.contains(character)) << place;
                }
            }
        }
        let mut accusable = ArrayVec::new();
        while bits != 0 {
            let place = bits.trailing_zeros() as usize;
            let (victim, character) = ((place / 12) as u8, Character::ALL[place / 3 % 4]);
            accusable.push(Accusable { victim, character, seat: others[place % 3] });
            bits &= bits - 1;
        }
        accusable
    }

    /// What the top card of the pile may be.
    fn top(&self) -> Cards {
        if self.public.pile.accusation_on_top() {
            [Card::ACCUSATION].into_iter().collect()
        } else {
            self.pile.clone()
        }
    }
}

impl Game for Strangers {
    const NAME: &'static str = "three-dead-strangers";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Move = Move;
    type Options = Options;
    type Observation = Observation;
    type Public = Public;
    type Own = Own;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Strangers::begin(Arc::new(setup.clone()), setup.deck()))
    }

    /// A turn plays a card that does not come back, or is one of the few accusations that can be wrong, or is a pass; and
    /// a player who passes with an empty pile lets a turn of somebody else's follow.
    fn most_moves(setup: &Setup) -> usize {
        let turns = setup.deck().total() + 16;
        usize::from(setup.games) * (1 + 2 * turns + usize::from(setup.seats) * (turns + 1))
    }

    fn seats(&self) -> usize {
        self.public.players.len()
    }

    fn turn(&self) -> Turn {
        self.public.phase.turn()
    }

    fn options(&self) -> Options {
        match self.public.phase {
            Phase::Over => Options::Over,
            Phase::Deal => Options::Deal {
                deck: self.deck.clone(),
                characters: self.public.characters,
                seats: self.seats() as u8,
                hand: self.setup.sizes().hand,
            },
            Phase::Draw { .. } => Options::Draw { from: self.top() },
            Phase::Play { seat } => Options::Play(self.play_options(seat)),
        }
    }

    fn weight(&self, chance: &Move) -> f64 {
        match chance {
            // The number of ways to pick these hands out of the deck, one after another.
            Move::Deal { hands, .. } => {
                let mut rest = self.deck.clone();
                hands.values().map(|hand| ways(&mut rest, hand)).product()
            }
            Move::Draw { card } => f64::from(self.top().count(*card)),
            _ => 0.0,
        }
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        let (clause, name) = match (self.public.phase, m) {
            (Phase::Play { seat }, &Move::Lay { victim, card, half, on, toward }) => {
                return self.check_lay(seat, victim, card, half, on, toward);
            }
            (Phase::Play { seat }, &Move::Accuse { victim, character, seat: accused }) => {
                return self.check_accusation(seat, victim, character, accused);
            }
            (Phase::Deal, Move::Deal { .. }) if !game::Options::contains(&self.options(), m) => {
                ("TS-11", "cannot-be-dealt")
            }
            (Phase::Draw { .. }, Move::Draw { card }) if self.top().count(*card) == 0 => {
                ("TS-20", "cannot-be-drawn")
            }
            (Phase::Play { seat }, Move::Pass {}) if !self.play_options(seat).pass => ("TS-21", "must-play"),
            (Phase::Deal, Move::Deal { .. })
            | (Phase::Draw { .. }, Move::Draw { .. })
            | (Phase::Play { .. }, Move::Pass {}) => return Ok(()),
            (Phase::Deal, _) => ("TS-11", "deal-first"),
            (Phase::Draw { .. }, _) => ("TS-20", "draw-first"),
            (Phase::Play { .. }, _) => ("TS-20", "play-now"),
            (Phase::Over, _) => ("TS-50", "match-over"),
        };
        Err(Illegal::new(clause, Message::new(name)))
    }

    fn apply(&mut self, m: &Move) {
        match (self.public.phase, m) {
            (Phase::Deal, Move::Deal { characters, hands }) => self.deal(characters, hands),
            (Phase::Draw { seat }, Move::Draw { card }) => self.draw(seat, *card),
            (Phase::Play { seat }, _) => {
                self.record.extend(Deed::of(seat, m));
                self.play(seat, m);
                self.end_turn(seat);
            }
            _ => debug_assert!(false, "only a checked move is applied"),
        }
    }

    fn scores(&self) -> BySeat<i32> {
        self.public.totals.clone()
    }

    /// Everybody who was not rightly accused has won a single game; a match goes to the most points (TS-51, TS-52).
    fn winners(&self) -> BySeat<bool> {
        let public = &self.public;
        let best = public.totals.values().max().copied().filter(|&best| best > 0);
        public.totals.map(|_, &total| Some(total) == best)
    }

    fn observe(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Option<Observation> {
        crate::seen::observe(before, m, after, viewer)
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> Option<Own> {
        crate::seen::own(self, seat)
    }
}

/// The number of ways to take these cards, sorted, out of `rest`, which loses them.
fn ways(rest: &mut Cards, hand: &Dealt) -> f64 {
    let copies = hand.chunk_by(|one, other| one == other).flat_map(|alike| (1..).zip(alike));
    let ways = copies.map(|(copies, &card)| {
        let ways = f64::from(rest.count(card)) / f64::from(copies);
        rest.take(card);
        ways
    });
    ways.product()
}
