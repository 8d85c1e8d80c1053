//! The game itself: the whole truth, and the rules that change it.

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use game::{BySeat, Game, Illegal, Seat, SetupError, Turn, Viewer};
use mansion::{Spot, SquareSet};

use crate::board::Walk;
use crate::options::{Acts, Loot, WalkOptions};
use crate::setup::{Actions, Decoy};
use crate::{
    Attack, Card, Cards, Move, Observation, Options, Phase, Place, Player, Public, Setup, View, What, Where,
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

    fn walk(&self, seat: Seat) -> WalkOptions {
        let public = &self.public;
        let board = self.setup.board();
        let spot = |place: Place| place.on(board).expect("pawns stand on the board");
        let mut taken = SquareSet::EMPTY;
        for (other, player) in public.players.iter() {
            if let (true, Spot::Square(square)) = (other != seat, spot(player.place)) {
                taken.insert(square); // TC-25
            }
        }
        let steps = public.dice[0] + public.dice[1];
        let walk = Walk { board, from: spot(public.players[seat].place), taken, steps };
        WalkOptions::new(walk, seat.others(self.seats()).collect())
    }

    /// What the player attacked may do.
    fn answers(&self, attack: &Attack) -> (Cards, bool) {
        let public = &self.public;
        let target = attack.target;
        let up = public.players[target].face_up;
        let hand = self.hands[target];
        let matching = hand.and(attack.cards());
        let hidden = matching.without(up);
        let forms = hand.and(Cards::WHO).without(up);
        if !hidden.is_empty() {
            return (hidden.or(forms), false); // TC-51
        }
        if matching.len() == 2 {
            return (forms, false); // TC-53
        }
        let bluff = matching.is_empty() && self.setup.decoy == Decoy::AnyAttack; // TC-51a
        (if bluff { forms } else { Cards::EMPTY }, true) // TC-50, TC-52
    }

    /// Whether the attack kills: both match and are face up, and so is the last form (TC-54, TC-55).
    fn kills(&self, attack: &Attack) -> bool {
        let player = &self.public.players[attack.target];
        attack.cards().without(player.face_up).is_empty() && self.public.forms_left(attack.target) == 0
    }

    fn begin_turn(&mut self, seat: Seat) {
        let phase = Phase::Before { seat };
        // TC-20; where nothing can be done, the dice are thrown at once.
        self.public.phase = if self.acts(seat).is_empty() { Phase::Dice { seat, acted: false } } else { phase };
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

    /// The movement has ended (TC-23, TC-24).
    fn arrive(&mut self, seat: Seat, acted: bool, moved: bool) {
        let spent = acted && (!moved || self.setup.actions_per_turn == Actions::One);
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

    fn take(&mut self, seat: Seat, weapon: What, drop: Option<What>) {
        let room = self.public.players[seat].place.room().expect("weapons are taken in rooms").index();
        let carries = &mut self.public.players[seat].carries;
        if let Some(drop) = drop.map(Card::What).map(Cards::one) {
            *carries = carries.without(drop);
            self.public.weapons[room] = self.public.weapons[room].or(drop);
        }
        carries.insert(Card::What(weapon));
    }

    fn attack(&mut self, attack: Attack) {
        if self.kills(&attack) {
            self.public.winner = Some(attack.by); // TC-54, TC-60
            self.public.phase = Phase::Over;
        } else {
            self.public.phase = Phase::Answer { attack };
        }
    }

    fn answer(&mut self, attack: Attack, card: Option<Card>) {
        let player = &mut self.public.players[attack.target];
        let hidden = attack.cards().without(player.face_up);
        match card {
            Some(card) => {
                player.face_up.insert(card);
                if let Card::Who(who) = card {
                    player.pawn = Some(who); // TC-56
                    // A form in place of what matches; where both are face up, or it may be a bluff, it tells nothing.
                    let bluff = self.setup.decoy == Decoy::AnyAttack && hidden.len() == 2;
                    if !hidden.is_empty() && !bluff {
                        player.one_of.push(hidden);
                    }
                }
            }
            None => player.safe = player.safe.or(hidden), // TC-50, TC-52
        }
        self.acted(attack.by, attack.before);
    }

    fn check_act(&self, acts: &Acts, m: &Move) -> Illegal {
        let holds = |cards: Cards, weapon: What| cards.contains(Card::What(weapon));
        match *m {
            Move::PickUp { weapon, .. } if !holds(acts.pick_up, weapon) => {
                Illegal::new("TC-40", "this weapon does not lie in the room where you stand")
            }
            Move::Steal { from, weapon, .. }
                if !acts.steal.iter().any(|loot| loot.from == from && holds(loot.weapons, weapon)) =>
            {
                Illegal::new("TC-40", "that player is not in the room with you, or does not carry this weapon")
            }
            Move::PickUp { drop, .. } | Move::Steal { drop, .. } if drop.is_none() => {
                Illegal::new("TC-41", "nobody carries three weapons; lay one down for it")
            }
            Move::PickUp { .. } | Move::Steal { .. } => {
                Illegal::new("TC-41", "a weapon is laid down by a player with two, and one that is carried")
            }
            Move::Attack { weapon, .. } if !holds(acts.weapons, weapon) => {
                Illegal::new("TC-40", "you do not carry this weapon")
            }
            Move::Attack { .. } => Illegal::new("TC-40", "that player is not in the room with you"),
            _ => Illegal::new("TC-23", "you can take a room action now, or go on"),
        }
    }

    fn refusal(&self, m: &Move) -> Illegal {
        let is_act = matches!(m, Move::PickUp { .. } | Move::Steal { .. } | Move::Attack { .. });
        match (self.options(), m) {
            (Options::Deal { .. }, _) => Illegal::new("TC-10", "this cannot be dealt from the three decks"),
            (Options::Dice { .. }, _) => Illegal::new("TC-21", "two dice are thrown now"),
            (Options::Before(acts) | Options::After(acts), _) if is_act => self.check_act(&acts, m),
            (Options::Before(_), _) => Illegal::new("TC-20", "take a room action, or the dice"),
            (Options::After(_), _) => Illegal::new("TC-23", "take a room action, or end the turn"),
            (Options::Walk(_), Move::Leap { bring: Some(_), to }) if self.leap_is_open(*to) => {
                Illegal::new("TC-30", "bring one other player who is at the table, or nobody")
            }
            (Options::Walk(_), Move::Leap { .. }) => {
                Illegal::new("TC-30", "from a pad that you land on you leap to a room or the centre")
            }
            (Options::Walk(_), Move::Go { .. }) => Illegal::new(
                "TC-21",
                "this place is farther than the dice allow, or walls and pawns are in the way",
            ),
            (Options::Walk(_), _) if is_act => Illegal::new("TC-23", "move first; acting comes after"),
            (Options::Walk(_), _) => Illegal::new("TC-21", "walk, leap or stay"),
            (Options::Answer { .. }, Move::Nothing {}) => {
                Illegal::new("TC-57", "the attack calls for a card: turn one up")
            }
            (Options::Answer { .. }, Move::Reveal { .. }) => {
                Illegal::new("TC-57", "the attack does not call for this card")
            }
            (Options::Answer { .. }, _) => Illegal::new("TC-57", "the player attacked answers first"),
            (Options::Over, _) => Illegal::new("TC-60", "the game is over"),
        }
    }

    fn leap_is_open(&self, to: Place) -> bool {
        matches!(self.options(), Options::Walk(walk) if walk.leaps_to(to))
    }
}

impl Game for TrueColors {
    const NAME: &'static str = "true-colors";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Move = Move;
    type Options = Options;
    type Observation = Observation;
    type View = View;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let seats = usize::from(setup.seats);
        let (forms, vulnerabilities) = setup.dealt();
        let cards = |kind: usize, each: usize| {
            (0..each * seats).map(move |place| Card::from_index(kind * crate::KINDS + place))
        };
        let deck: Cards =
            cards(0, forms).chain(cards(1, vulnerabilities)).chain(cards(2, vulnerabilities)).collect();
        let player = |_| Player {
            place: Place::Centre, // TC-13
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
            Phase::Answer { attack } => {
                let (reveal, nothing) = self.answers(&attack);
                Options::Answer { reveal, nothing }
            }
            Phase::Over => Options::Over,
        }
    }

    fn weight(&self, _chance: &Move) -> f64 {
        // Every deal is as likely as any other, and so is every throw.
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
            (Phase::Walk { seat, acted }, Move::Stay {}) => self.arrive(seat, acted, false),
            (Phase::Walk { seat, acted }, Move::Go { to }) => {
                self.public.players[seat].place = *to;
                self.arrive(seat, acted, true);
            }
            (Phase::Walk { seat, acted }, Move::Leap { to, bring }) => {
                self.public.players[seat].place = *to;
                if let Some(other) = bring {
                    self.public.players[*other].place = *to;
                }
                self.arrive(seat, acted, true);
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

    fn observe(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Option<Observation> {
        Some(before.told(m, after, viewer))
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| self.hands[seat]).filter(|hand| !hand.is_empty());
        View { public: self.public.clone(), own }
    }
}

impl TrueColors {
    fn act(&mut self, seat: Seat, before: bool, m: &Move) {
        match *m {
            Move::PickUp { weapon, drop } => {
                let room = self.public.players[seat].place.room().expect("actions are taken in rooms").index();
                self.public.weapons[room] = self.public.weapons[room].without(Cards::one(Card::What(weapon)));
                self.take(seat, weapon, drop);
                self.acted(seat, before);
            }
            Move::Steal { from, weapon, drop } => {
                let carries = &mut self.public.players[from].carries;
                *carries = carries.without(Cards::one(Card::What(weapon)));
                self.take(seat, weapon, drop);
                self.acted(seat, before);
            }
            Move::Attack { target, weapon } => {
                let room = self.public.players[seat].place.room().expect("attacks are made in rooms");
                self.attack(Attack { by: seat, target, room, weapon, before });
            }
            _ => self.end_turn(seat),
        }
    }

    /// The observation of a move. All but the deal is seen by all (TC-42, TC-57).
    fn told(&self, m: &Move, after: &Self, viewer: Viewer) -> Observation {
        let seat = match self.public.phase {
            Phase::Before { seat }
            | Phase::Dice { seat, .. }
            | Phase::Walk { seat, .. }
            | Phase::After { seat } => seat,
            Phase::Answer { attack } => attack.target,
            Phase::Deal | Phase::Over => Seat(0),
        };
        let too_long = after.turn() == Turn::Over && after.public.winner.is_none();
        let from = self.public.players[seat].place;
        let board = self.setup.board();
        match *m {
            Move::Deal { ref hands, ref weapons } => {
                Observation::Dealt { own: viewer.seat().map(|seat| hands[seat]), weapons: weapons.clone() }
            }
            Move::Roll {} => Observation::Rolls { seat },
            Move::Dice { dice } => Observation::Rolled { seat, dice },
            Move::Stay {} => Observation::Stayed { seat, too_long },
            Move::Go { to } => {
                let route = self.walk(seat).route(to.on(board).expect("a place of the board"));
                Observation::Went { seat, from, route, too_long }
            }
            Move::Leap { to, bring } => {
                let route = self.walk(seat).route_to_pad().expect("one leaps from a pad in reach");
                let bring = bring.map(|other| (other, self.public.players[other].place));
                Observation::Leapt { seat, from, route, to, bring, too_long }
            }
            Move::PickUp { weapon, drop } => Observation::PickedUp { seat, weapon, drop, too_long },
            Move::Steal { from, weapon, drop } => Observation::Stole { seat, from, weapon, drop, too_long },
            Move::Attack { target, weapon } => {
                let before = matches!(self.public.phase, Phase::Before { .. });
                let room = from.room().unwrap_or(Where::ALL[0]);
                let attack = Attack { by: seat, target, room, weapon, before };
                Observation::Attacked { attack, kills: self.kills(&attack) }
            }
            Move::Reveal { card } => Observation::Revealed { seat, card, too_long },
            Move::Nothing {} => {
                let safe = after.public.players[seat].safe.without(self.public.players[seat].safe);
                Observation::Unharmed { seat, safe, too_long }
            }
            Move::End {} => Observation::Ended { seat, too_long },
        }
    }

    /// What everybody knows.
    pub fn public(&self) -> &Public {
        &self.public
    }
}
