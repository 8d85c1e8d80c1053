//! What the one to move may do, described compactly.

mod deal;

use arrayvec::ArrayVec;
use game::Seat;
use game::chance::below;
use mansion::{Board, Spot};
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Reach, Walk, Ways};
use crate::{Blocking, BoardName, Card, Cards, Destination, Move, Place, What};

/// What the one to move may do. A player is only ever shown the last four kinds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Options {
    /// Nothing any more.
    Over,
    /// Chance deals.
    Deal {
        /// Every card.
        deck: Cards,
        /// How many players there are.
        seats: u8,
        /// How many shapes each is dealt.
        forms: u8,
        /// How many rooms, and weapons, each is dealt.
        vulnerabilities: u8,
    },
    /// Chance rolls the dice.
    Dice {
        /// The largest number on a die.
        faces: u8,
    },
    /// A player acts before the roll, or rolls.
    Before(Acts),
    /// A player moves.
    Walk(WalkOptions),
    /// A player acts after the movement, or ends the turn.
    After(Acts),
    /// A player who was attacked answers.
    Answer {
        /// The cards that may be turned up.
        reveal: Cards,
        /// Whether nothing may be turned up.
        nothing: bool,
    },
}

/// The room actions that are possible (TC-40, TC-41).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct Acts {
    /// The weapons that lie in the room.
    pub pick_up: Cards,
    /// The weapons that others in the room carry.
    #[ts(as = "Vec<Loot>")]
    pub steal: ArrayVec<Loot, 6>,
    /// The weapons of which one must be dropped to take another; none for a player with fewer than two.
    pub drop: Cards,
    /// The weapons to attack with.
    pub weapons: Cards,
    /// The players to attack.
    #[ts(as = "Vec<Seat>")]
    pub targets: ArrayVec<Seat, 6>,
}

/// What can be stolen from a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct Loot {
    /// From whom.
    pub from: Seat,
    /// What they carry.
    pub weapons: Cards,
}

/// Where a player may move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(into = "WalkJson", try_from = "WalkJson")]
#[ts(as = "WalkJson", export_to = "true-colors/")]
pub struct WalkOptions {
    pub(crate) reach: Reach,
    /// Who can be brought along.
    pub(crate) others: ArrayVec<Seat, 6>,
}

/// Where a player may move, as a client is told it. Staying is always possible.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct WalkJson {
    board: BoardName,
    /// Where the pawn stands.
    from: Place,
    /// Where others stand in the corridors.
    taken: Vec<Place>,
    /// Where they are in the way.
    blocking: Blocking,
    /// The spaces that may be walked.
    steps: u8,
    /// Where the walk may end.
    #[serde(default)]
    destinations: Vec<Destination>,
    /// The way to the nearest pad, from which one teleports to any room and the centre; null when none is in reach.
    #[serde(default)]
    pad: Option<Vec<Place>>,
    /// Who can be brought along.
    bring: Vec<Seat>,
}

impl WalkOptions {
    pub(crate) fn new(walk: Walk, others: ArrayVec<Seat, 6>) -> Self {
        WalkOptions { reach: Reach::of(walk), others }
    }

    fn board(&self) -> &'static Board {
        self.reach.walk.board.board()
    }

    /// Every place where the walk may end.
    pub fn destinations(&self) -> impl Iterator<Item = Place> + '_ {
        self.reach.ends.iter().map(|spot| Place::of(spot, self.board()))
    }

    /// Every room and the centre, if a pad is in reach (TC-30, TC-32).
    pub fn leaps(&self) -> impl Iterator<Item = Place> + '_ {
        let rooms = if self.reach.lands { self.board().rooms() } else { 0 };
        (0..rooms).map(|room| Place::of(Spot::Room(mansion::RoomId(room as u8)), self.board()))
    }

    /// Whom one may bring along, nobody first.
    pub fn companions(&self) -> impl Iterator<Item = Option<Seat>> + '_ {
        std::iter::once(None).chain(self.others.iter().copied().map(Some))
    }

    pub(crate) fn goes(&self, to: Place) -> bool {
        to.on(self.board()).is_some_and(|spot| self.reach.ends.contains(spot))
    }

    pub(crate) fn leaps_to(&self, to: Place) -> bool {
        self.reach.lands && matches!(to.on(self.board()), Some(Spot::Room(_)))
    }

    pub(crate) fn routes(&self) -> Routes {
        Routes(Ways::of(self.reach.walk), self.board())
    }
}

/// The shortest ways that a player may go.
pub(crate) struct Routes(Ways, &'static Board);

impl Routes {
    pub(crate) fn to(&self, spot: Spot) -> Vec<Place> {
        let way = self.0.to(spot).expect("a spot in reach has a route");
        way.into_iter().map(|spot| Place::of(spot, self.1)).collect()
    }

    /// To the nearest pad, where one is in reach.
    pub(crate) fn to_pad(&self) -> Option<Vec<Place>> {
        self.0.pad().map(|pad| self.to(Spot::Square(pad)))
    }
}

impl From<WalkOptions> for WalkJson {
    fn from(options: WalkOptions) -> Self {
        let routes = options.routes();
        let Walk { board, from, taken, blocking, steps } = options.reach.walk;
        let place = |spot| Place::of(spot, board.board());
        let destination = |spot| Destination { to: place(spot), route: routes.to(spot) };
        WalkJson {
            board,
            from: place(from),
            taken: taken.iter().map(|square| place(Spot::Square(square))).collect(),
            blocking,
            steps,
            destinations: options.reach.ends.iter().map(destination).collect(),
            pad: routes.to_pad(),
            bring: options.others.to_vec(),
        }
    }
}

impl TryFrom<WalkJson> for WalkOptions {
    type Error = &'static str;

    fn try_from(json: WalkJson) -> Result<Self, Self::Error> {
        let WalkJson { board, blocking, steps, bring, .. } = json;
        let spot = |place: Place| place.on(board.board()).ok_or("no such place on the board");
        let mut taken = mansion::SquareSet::EMPTY;
        for place in json.taken {
            let Spot::Square(square) = spot(place)? else { return Err("nobody is in the way in a room") };
            taken.insert(square);
        }
        if bring.len() > 5 || usize::from(steps) > mansion::MAX_STEPS {
            return Err("too many");
        }
        let walk = Walk { board, from: spot(json.from)?, taken, blocking, steps };
        Ok(WalkOptions::new(walk, bring.into_iter().collect()))
    }
}

impl Acts {
    /// Whether nothing can be done.
    pub fn is_empty(&self) -> bool {
        self.pick_up.is_empty() && self.steal.is_empty() && (self.weapons.is_empty() || self.targets.is_empty())
    }

    /// What may be dropped for a weapon taken.
    fn drops(&self) -> impl Iterator<Item = Option<What>> + use<> {
        let none = self.drop.is_empty().then_some(None);
        none.into_iter().chain(weapons(self.drop).map(Some))
    }

    /// Every action.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let pick_ups =
            weapons(self.pick_up).flat_map(|weapon| self.drops().map(move |drop| Move::PickUp { weapon, drop }));
        let loot = self.steal.iter().flat_map(|loot| weapons(loot.weapons).map(|weapon| (loot.from, weapon)));
        let steals =
            loot.flat_map(|(from, weapon)| self.drops().map(move |drop| Move::Steal { from, weapon, drop }));
        let attacks = self.attacks().map(|(target, weapon)| Move::Attack { target, weapon });
        pick_ups.chain(steals).chain(attacks)
    }

    /// Whom one can attack with what.
    pub(crate) fn attacks(&self) -> impl Iterator<Item = (Seat, What)> + '_ {
        each_with(&self.targets, self.weapons)
    }
}

/// Each of these players with each weapon of a set.
pub(crate) fn each_with(seats: &[Seat], cards: Cards) -> impl Iterator<Item = (Seat, What)> + '_ {
    seats.iter().flat_map(move |&seat| weapons(cards).map(move |weapon| (seat, weapon)))
}

/// The weapons of a set.
pub(crate) fn weapons(cards: Cards) -> impl Iterator<Item = What> + Clone {
    cards.iter().filter_map(|card| match card {
        Card::What(weapon) => Some(weapon),
        _ => None,
    })
}

impl game::Options<Move> for Options {
    fn contains(&self, m: &Move) -> bool {
        match (self, m) {
            (&Options::Deal { deck, seats, forms, vulnerabilities }, Move::Deal { hands, weapons }) => {
                deal::contains(deck, seats, forms, vulnerabilities, hands, weapons)
            }
            (Options::Dice { faces }, Move::Dice { dice }) => dice.iter().all(|die| (1..=*faces).contains(die)),
            (Options::Before(_), Move::Roll {}) | (Options::After(_), Move::End {}) => true,
            (Options::Before(acts) | Options::After(acts), _) => acts.moves().any(|act| act == *m),
            (Options::Walk(_), Move::Stay {}) => true,
            (Options::Walk(walk), Move::Go { to }) => walk.goes(*to),
            (Options::Walk(walk), Move::Leap { to, bring }) => {
                walk.leaps_to(*to) && bring.is_none_or(|seat| walk.others.contains(&seat))
            }
            (Options::Answer { reveal, .. }, Move::Reveal { card }) => reveal.contains(*card),
            (Options::Answer { nothing, .. }, Move::Nothing {}) => *nothing,
            _ => false,
        }
    }

    fn list(&self, out: &mut Vec<Move>) {
        match self {
            Options::Over => {}
            &Options::Deal { deck, seats, forms, vulnerabilities } => {
                deal::list(deck, seats, forms, vulnerabilities, &mut Vec::new(), out);
            }
            &Options::Dice { faces } => {
                let other = |one| (1..=faces).map(move |other| Move::Dice { dice: [one, other] });
                out.extend((1..=faces).flat_map(other));
            }
            Options::Before(acts) => {
                out.push(Move::Roll {});
                out.extend(acts.moves());
            }
            Options::After(acts) => {
                out.push(Move::End {});
                out.extend(acts.moves());
            }
            Options::Walk(walk) => {
                out.push(Move::Stay {});
                out.extend(walk.destinations().map(|to| Move::Go { to }));
                let leap = |to| walk.companions().map(move |bring| Move::Leap { to, bring });
                out.extend(walk.leaps().flat_map(leap));
            }
            Options::Answer { reveal, nothing } => {
                out.extend(reveal.iter().map(|card| Move::Reveal { card }));
                out.extend(nothing.then_some(Move::Nothing {}));
            }
        }
    }

    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        match self {
            Options::Over => panic!("there is no move when the game is over"),
            &Options::Deal { deck, seats, forms, vulnerabilities } => {
                deal::pick(deck, seats, forms, vulnerabilities, rng)
            }
            Options::Dice { faces } => {
                let mut die = || 1 + below(rng, u32::from(*faces)) as u8;
                Move::Dice { dice: [die(), die()] }
            }
            Options::Before(acts) => pick_act(acts, Move::Roll {}, rng),
            Options::After(acts) => pick_act(acts, Move::End {}, rng),
            Options::Walk(walk) => pick_walk(walk, rng),
            Options::Answer { reveal, nothing } => {
                let place = below(rng, reveal.len() as u32 + u32::from(*nothing)) as usize;
                reveal.iter().nth(place).map_or(Move::Nothing {}, |card| Move::Reveal { card })
            }
        }
    }
}

fn pick_act<R: Rng + ?Sized>(acts: &Acts, other: Move, rng: &mut R) -> Move {
    let place = below(rng, acts.moves().count() as u32 + 1) as usize;
    acts.moves().nth(place).unwrap_or(other)
}

fn pick_walk<R: Rng + ?Sized>(walk: &WalkOptions, rng: &mut R) -> Move {
    let ends = walk.reach.ends;
    let goes = ends.len();
    let companions = walk.others.len() + 1;
    let leaps = if walk.reach.lands { walk.board().rooms() } else { 0 };
    let place = below(rng, (1 + goes + leaps * companions) as u32) as usize;
    match place.checked_sub(1) {
        None => Move::Stay {},
        Some(place) if place < goes => {
            let spot = ends.nth(place).expect("below the count");
            Move::Go { to: Place::of(spot, walk.board()) }
        }
        Some(place) => {
            let place = place - goes;
            Move::Leap {
                to: walk.leaps().nth(place / companions).expect("below the count"),
                bring: walk.companions().nth(place % companions).expect("below the count"),
            }
        }
    }
}
