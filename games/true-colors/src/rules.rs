//! The game itself: the whole truth, and the rules that change it.

mod refusal;

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use game::{BySeat, Game, Illegal, Seat, SetupError, Turn, Viewer};
use mansion::Spot;

use crate::board::Walk;
use crate::options::{Acts, Loot, WalkOptions};
use crate::seen;
use crate::setup::{Actions, Decoy};
use crate::{
    Attack, CENTRE, CHARACTERS, Card, Cards, KINDS, Move, Observation, Options, Phase, Player, Public, Setup,
};

/// The most weapons that are carried (TC-41).
const CARRIED: usize = 2;

/// A game of True Colors: the whole truth.
#[derive(Clone)]
pub struct TrueColors {
    pub(crate) setup: Arc<Setup>,
    pub(crate) public: Public,
    /// Each player's cards; empty before the deal.
    pub(crate) hands: BySeat<Cards>,
}

impl fmt::Debug for TrueColors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TrueColors").field("public", &self.public).finish_non_exhaustive()
    }
}

impl TrueColors {
    /// What may be done in the room where the player stands.
    fn acts(&self, seat: Seat) -> Acts {
        let public = &self.public;
        let player = &public.players[seat];
        let Some(room) = player.place.room() else { return Acts::default() }; // TC-43
        let company = public.company(seat, room);
        let loot = |&from: &Seat| Loot { from, weapons: public.players[from].carries };
        Acts {
            pick_up: public.weapons[room.index()],
            steal: company.iter().map(loot).filter(|loot| !loot.weapons.is_empty()).collect(),
            drop: if player.carries.len() == CARRIED { player.carries } else { Cards::EMPTY },
            weapons: player.carries,
            targets: company,
        }
    }

    pub(crate) fn walk(&self, seat: Seat) -> WalkOptions {
        let public = &self.public;
        let board = self.setup.board();
        let spot = |seat| public.players[seat].place.on(board.board()).expect("pawns stand on the board");
        let square = |other| match spot(other) {
            Spot::Square(square) => Some(square),
            Spot::Room(_) => None,
        };
        let others = seat.others(self.seats());
        let taken = others.clone().filter_map(square).collect();
        let [one, other] = public.dice;
        let walk = Walk { board, from: spot(seat), taken, blocking: self.setup.blocking, steps: one + other };
        WalkOptions::new(walk, others.collect())
    }

    /// What the player attacked may do.
    fn answers(&self, attack: &Attack) -> Options {
        let up = self.public.players[attack.target].face_up;
        let hand = self.hands[attack.target];
        let matching = hand.and(attack.cards());
        let hidden = matching.without(up);
        let forms = hand.and(CHARACTERS).without(up);
        let may_bluff = self.setup.decoy == Decoy::AnyAttack;
        let (reveal, nothing) = match matching.len() {
            _ if !hidden.is_empty() => (hidden.or(forms), false), // TC-51
            2 => (forms, false),                                  // TC-53
            0 if may_bluff => (forms, true),                      // TC-51a
            _ => (Cards::EMPTY, true),                            // TC-50, TC-52
        };
        Options::Answer { reveal, nothing }
    }

    fn begin_turn(&mut self, seat: Seat) {
        // TC-20; where nothing can be done, the dice are rolled at once.
        let idle = self.acts(seat).is_empty();
        self.public.phase = if idle { Phase::Dice { seat, acted: false } } else { Phase::Before { seat } };
    }

    fn end_turn(&mut self, seat: Seat) {
        let next = seat.next(self.seats());
        if next == Seat(0) {
            self.public.round += 1;
        }
        if self.public.round > self.setup.max_rounds {
            self.public.round = self.setup.max_rounds;
            self.public.phase = Phase::Over; // TC-61
        } else {
            self.begin_turn(next);
        }
    }

    /// The movement has ended, be it of no space (TC-23, TC-24).
    fn arrive(&mut self, seat: Seat, acted: bool) {
        let spent = acted && self.setup.actions_per_turn == Actions::One;
        if spent || self.acts(seat).is_empty() {
            self.end_turn(seat);
        } else {
            self.public.phase = Phase::After { seat };
        }
    }

    /// An action was taken.
    fn acted(&mut self, seat: Seat, before: bool) {
        if before {
            self.public.phase = Phase::Dice { seat, acted: true };
        } else {
            self.end_turn(seat);
        }
    }

    /// A room action, or none.
    fn act(&mut self, seat: Seat, before: bool, m: &Move) {
        let public = &mut self.public;
        let room = public.players[seat].place.room().expect("actions are taken in rooms");
        if let Move::Attack { target, weapon } = *m {
            if public.kills(target, room, weapon) {
                public.winner = Some(seat); // TC-54, TC-60
                public.phase = Phase::Over;
            } else {
                public.phase = Phase::Answer { attack: Attack { by: seat, target, room, weapon, before } };
            }
            return;
        }
        let lying = &mut public.weapons[room.index()];
        let (weapon, drop, from) = match *m {
            Move::PickUp { weapon, drop } => (weapon, drop, &mut *lying),
            Move::Steal { from, weapon, drop } => (weapon, drop, &mut public.players[from].carries),
            _ => return self.end_turn(seat),
        };
        from.remove(Card::What(weapon));
        let carries = &mut public.players[seat].carries;
        if let Some(drop) = drop {
            carries.remove(Card::What(drop));
            lying.insert(Card::What(drop));
        }
        carries.insert(Card::What(weapon));
        self.acted(seat, before);
    }

    fn answer(&mut self, attack: Attack, card: Option<Card>) {
        let player = &mut self.public.players[attack.target];
        let hidden = attack.cards().without(player.face_up);
        player.face_up.extend(card);
        match card {
            Some(Card::Who(who)) => {
                player.pawn = Some(who); // TC-56
                // A shape in place of what matches; where both are face up, or it may be a bluff, it tells nothing.
                let bluff = self.setup.decoy == Decoy::AnyAttack && hidden.len() == 2;
                if !hidden.is_empty() && !bluff {
                    player.one_of.push(hidden);
                }
            }
            Some(_) => {}
            None => player.safe = player.safe.or(hidden), // TC-50, TC-52
        }
        self.acted(attack.by, attack.before);
    }
}

impl Game for TrueColors {
    const NAME: &'static str = "true-colors";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Move = Move;
    type Options = Options;
    type Observation = Observation;
    type Public = Public;
    type Own = Cards;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let seats = usize::from(setup.seats);
        let (forms, vulnerabilities) = setup.dealt();
        let cards = |kind: usize, each: usize| Cards::run(kind * KINDS, each * seats);
        let deck = cards(0, forms).or(cards(1, vulnerabilities)).or(cards(2, vulnerabilities));
        let player = |_| Player {
            place: CENTRE, // TC-13
            pawn: None,
            carries: Cards::EMPTY,
            face_up: Cards::EMPTY,
            safe: Cards::EMPTY,
            one_of: ArrayVec::new(),
        };
        let public = Public {
            deck,
            forms: forms as u8,
            vulnerabilities: vulnerabilities as u8,
            round: 1,
            phase: Phase::Deal,
            dice: [0, 0],
            weapons: (0..setup.board().rooms()).map(|_| Cards::EMPTY).collect(),
            players: BySeat::new(seats, player),
            winner: None,
        };
        Ok(TrueColors { setup: Arc::new(setup.clone()), public, hands: BySeat::new(seats, |_| Cards::EMPTY) })
    }

    /// A turn is an action, an answer, the dice, a walk, an action, an answer and its end, at most.
    fn most_moves(setup: &Setup) -> usize {
        1 + usize::from(setup.max_rounds) * usize::from(setup.seats) * 8
    }

    fn seats(&self) -> usize {
        self.public.players.len()
    }

    fn turn(&self) -> Turn {
        self.public.phase.turn()
    }

    fn options(&self) -> Options {
        match self.public.phase {
            Phase::Deal => Options::Deal {
                deck: self.public.deck,
                seats: self.seats() as u8,
                forms: self.public.forms,
                vulnerabilities: self.public.vulnerabilities,
            },
            Phase::Before { seat } => Options::Before(self.acts(seat)),
            Phase::Dice { .. } => Options::Dice { faces: self.setup.faces() },
            Phase::Walk { seat, .. } => Options::Walk(self.walk(seat)),
            Phase::After { seat } => Options::After(self.acts(seat)),
            Phase::Answer { attack } => self.answers(&attack),
            Phase::Over => Options::Over,
        }
    }

    fn weight(&self, _chance: &Move) -> f64 {
        // Every deal is as likely as any other, and so is every roll.
        1.0
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        let legal = game::Options::contains(&self.options(), m);
        if legal { Ok(()) } else { Err(self.refusal(m)) }
    }

    fn apply(&mut self, m: &Move) {
        match (self.public.phase, m) {
            (Phase::Deal, Move::Deal { hands, weapons }) => {
                self.hands = hands.clone();
                for (lying, &weapon) in self.public.weapons.iter_mut().zip(weapons) {
                    lying.insert(Card::What(weapon));
                }
                self.begin_turn(Seat(0)); // TC-14
            }
            (Phase::Before { seat }, Move::Roll {}) => self.public.phase = Phase::Dice { seat, acted: false },
            (Phase::Dice { seat, acted }, Move::Dice { dice }) => {
                self.public.dice = *dice;
                self.public.phase = Phase::Walk { seat, acted };
            }
            (Phase::Walk { seat, acted }, _) => {
                if let Move::Go { to } | Move::Leap { to, .. } = *m {
                    self.public.players[seat].place = to;
                }
                if let Move::Leap { to, bring: Some(other) } = *m {
                    self.public.players[other].place = to;
                }
                self.arrive(seat, acted);
            }
            (Phase::Before { seat } | Phase::After { seat }, _) => {
                let before = matches!(self.public.phase, Phase::Before { .. });
                self.act(seat, before, m);
            }
            (Phase::Answer { attack }, Move::Reveal { card }) => self.answer(attack, Some(*card)),
            (Phase::Answer { attack }, _) => self.answer(attack, None),
            _ => debug_assert!(false, "only a checked move is applied"),
        }
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::new(self.seats(), |seat| i32::from(self.public.winner == Some(seat)))
    }

    /// The killer; nobody when the game took too long (TC-60, TC-61).
    fn winners(&self) -> BySeat<bool> {
        BySeat::new(self.seats(), |seat| self.public.winner == Some(seat))
    }

    fn observe(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Option<Observation> {
        Some(seen::observe(before, m, after, viewer))
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> Option<Cards> {
        seen::own(self, seat)
    }
}
