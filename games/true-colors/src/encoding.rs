//! What a seat knows and may do as numbers, for programs that learn.

use arrayvec::ArrayVec;
use env::{Encode, Knowing, Mask, Position, absolute, relative, spread};
use game::{Game as _, Seat, Turn};
use mansion::{RoomSet, Square};

use crate::options::{Acts, WalkOptions};
use crate::setup::{Actions, Decoy};
use crate::{
    Attack, Blocking, CHARACTERS, Card, Cards, Fact, KINDS, Move, Options, Phase, Place, ROOMS, TrueColors,
    WEAPONS, What, Where, Who,
};

/// The most seats there are.
const SIX: usize = 6;
/// All cards.
const CARDS: usize = 3 * KINDS;
/// The rooms and the middle.
const PLACES: usize = KINDS + 1;
/// The rows and columns of the larger board.
const ROWS: usize = 25;
const COLUMNS: usize = 24;
/// How many of the last attacks are shown.
const LAST: usize = 8;

env::observation! {
    /// What a seat knows. Cards are in the order of the sheet: shapes, rooms, weapons; the middle is the last room.
    struct Seen {
        /// 1 for each seat that there is at the table.
        seats: [SIX],
        /// 1 for the seat that is to move.
        turn: [SIX],
        /// 1 for what is to be done: act before the roll (TC-20), walk (TC-21), act after it (TC-23), answer an attack
        /// (TC-50).
        phase: [4],
        /// 1 for each card of the game (TC-1, TC-10).
        deck: [CARDS],
        /// 1 for each of my cards.
        hand: [CARDS],
        /// 1 for each card of each seat that is face up.
        face_up: [SIX, CARDS],
        /// 1 for each room and weapon that each seat is certainly not weak to (TC-50, TC-52).
        safe: [SIX, 2, KINDS],
        /// For each seat up to six pairs of 1 and a room, and 1 and a weapon, of which it is certainly weak to one
        /// (TC-51).
        one_of: [SIX, 6, 2],
        /// Shapes of each seat that are still face down.
        shapes: [SIX],
        /// 1 for the shape that the pawn of each seat has (TC-56).
        pawn: [SIX, KINDS],
        /// 1 for each weapon that each seat carries (TC-42).
        carries: [SIX, KINDS],
        /// 1 for the room where each seat's pawn stands.
        rooms: [SIX, PLACES],
        /// 1 and the row, and 1 and the column, of the space where each seat's pawn stands.
        squares: [SIX, 2],
        /// For each room 1 for each weapon that lies there.
        weapons: [KINDS, KINDS],
        /// What each die showed last.
        dice: [2],
        /// 1 if the one who walks has acted before the roll (TC-24).
        acted: [1],
        /// 1 for the seat that attacks.
        attacker: [SIX],
        /// 1 for the seat that is attacked.
        target: [SIX],
        /// 1 for the room and the weapon of the attack.
        attack: [2, KINDS],
        /// The last attacks, the newest first: 1 and the attacker; 1 and the target; 1 and the room; 1 and the weapon; 0
        /// unanswered, 1 nothing turned up, 2 a shape, 3 the room, 4 the weapon.
        last: [LAST, 5],
        /// Rounds begun, in 255ths of as many as there may be (TC-61).
        time: [1],
        /// What was agreed: 1 for one action in a turn (TC-24), for pawns that block corridors (TC-25), for shapes that
        /// may be turned up as a bluff (TC-51a).
        rules: [3],
    }
}

env::actions! {
    /// What is picked. To walk to a space is two picks, to teleport three, and to attack two.
    enum Pick {
        /// Roll (TC-21).
        Roll = "roll": [1],
        /// Stay (TC-21).
        Stay = "stay": [1],
        /// End the turn (TC-23).
        End = "end": [1],
        /// Turn nothing up (TC-50, TC-52).
        Nothing = "nothing": [1],
        /// Teleport (TC-30): then pick a room, and whom to bring.
        Teleport = "teleport": [1],
        /// The shape to turn up (TC-51, TC-53).
        Who = "who": [KINDS],
        /// The room to walk into, to teleport to or to turn up; the last is the middle.
        Where = "where": [PLACES],
        /// The weapon to pick up, to steal, to attack with or to turn up; a second one is dropped for it (TC-41).
        What = "what": [KINDS],
        /// Whom to steal from, from the seat on my left on (TC-40): then pick a weapon.
        Steal = "steal": [5],
        /// Whom to attack, from the seat on my left on (TC-40): then pick a weapon.
        Attack = "attack": [5],
        /// Whom to bring along: nobody, or a seat from that on my left on (TC-30).
        Bring = "bring": [SIX],
        /// The row of the space to walk to; then pick its column.
        Row = "row": [ROWS],
        /// The column.
        Column = "column": [COLUMNS],
    }
}

env::observation! {
    /// What is hidden from somebody.
    struct Hidden {
        /// For each seat and card: that the seat was dealt it.
        hands: [SIX, CARDS],
    }
}

/// The last attacks with what was turned up, the oldest first.
pub(crate) type Attacks = ArrayVec<(Attack, u8), LAST>;

impl Encode for TrueColors {
    const VERSION: u32 = 1;
    const OBSERVATION: &'static [env::Field] = Seen::FIELDS;
    const ACTIONS: &'static [env::Field] = Pick::FIELDS;
    const HIDDEN: &'static [env::Field] = Hidden::FIELDS;

    type Memory = Attacks;
    type Minds = Knowing<TrueColors>;

    fn memory(&self) -> Attacks {
        Attacks::new()
    }

    fn remember(&self, attacks: &mut Attacks, _: Turn, m: &Move) {
        let answer = match (m, self.public.phase) {
            (Move::Attack { .. }, Phase::Answer { attack }) => {
                if attacks.is_full() {
                    attacks.remove(0);
                }
                return attacks.push((attack, 0));
            }
            (Move::Nothing {}, _) => 1,
            (Move::Reveal { card: Card::Who(_) }, _) => 2,
            (Move::Reveal { card: Card::Where(_) }, _) => 3,
            (Move::Reveal { card: Card::What(_) }, _) => 4,
            _ => return,
        };
        if let Some((_, answered)) = attacks.last_mut() {
            *answered = answer;
        }
    }

    fn write(position: &Position<Self>, me: Seat, bytes: &mut [u8]) {
        let Position { game, memory: attacks, .. } = position;
        let (public, seats) = (&game.public, game.seats());
        let place = |seat: Seat| relative(seat, me, seats);
        let seen = Seen::over(bytes);
        for other in 0..seats {
            let seat = absolute(other, me, seats);
            let player = &public.players[seat];
            seen.seats[other] = 1;
            spread(player.face_up.words()[0], &mut seen.face_up[other]);
            spread(kind(player.safe, ROOMS), &mut seen.safe[other][0]);
            spread(kind(player.safe, WEAPONS), &mut seen.safe[other][1]);
            for (pair, &one_of) in seen.one_of[other].iter_mut().zip(&player.one_of) {
                *pair = [ROOMS, WEAPONS].map(|of| numbered(one_of, of));
            }
            seen.shapes[other] = public.forms_left(seat) as u8;
            if let Some(shape) = player.pawn {
                seen.pawn[other][shape.index()] = 1;
            }
            spread(kind(player.carries, WEAPONS), &mut seen.carries[other]);
            match player.place {
                Place::Room(room) => seen.rooms[other][room.index()] = 1,
                Place::Other(_) => seen.rooms[other][KINDS] = 1,
                Place::Square(Square { row, col }) => seen.squares[other] = [1 + row, 1 + col],
            }
        }
        if let Turn::Player(seat) = game.turn() {
            seen.turn[place(seat)] = 1;
        }
        match public.phase {
            Phase::Before { .. } => seen.phase[0] = 1,
            Phase::Walk { acted, .. } => (seen.phase[1], seen.acted[0]) = (1, acted.into()),
            Phase::After { .. } => seen.phase[2] = 1,
            Phase::Answer { attack } => {
                seen.phase[3] = 1;
                seen.attacker[place(attack.by)] = 1;
                seen.target[place(attack.target)] = 1;
                seen.attack[0][attack.room.index()] = 1;
                seen.attack[1][attack.weapon.index()] = 1;
            }
            Phase::Deal | Phase::Dice { .. } | Phase::Over => {}
        }
        spread(public.deck.words()[0], seen.deck);
        spread(game.hands[me].words()[0], seen.hand);
        for (lying, &weapons) in seen.weapons.iter_mut().zip(&public.weapons) {
            spread(kind(weapons, WEAPONS), lying);
        }
        *seen.dice = public.dice;
        for (row, &(attack, answer)) in seen.last.iter_mut().zip(attacks.iter().rev()) {
            let numbers = [place(attack.by), place(attack.target), attack.room.index(), attack.weapon.index()];
            let [by, target, room, weapon] = numbers.map(|number| 1 + number as u8);
            *row = [by, target, room, weapon, answer];
        }
        let setup = &game.setup;
        seen.time[0] = (u32::from(public.round) * 255 / u32::from(setup.max_rounds)) as u8;
        let is = [
            setup.actions_per_turn == Actions::One,
            setup.blocking == Blocking::Corridors,
            setup.decoy == Decoy::AnyAttack,
        ];
        *seen.rules = is.map(u8::from);
    }

    fn mask(position: &Position<Self>, picks: &[u8]) -> Mask {
        match &position.options {
            Options::Before(acts) => mask_acts(acts, Pick::Roll, position, picks),
            Options::After(acts) => mask_acts(acts, Pick::End, position, picks),
            Options::Walk(walk) => mask_walk(walk, position, picks),
            Options::Answer { reveal, nothing } => {
                let mut mask = Mask::default();
                mask.insert_all(Pick::Who.at(0), kind(*reveal, CHARACTERS));
                mask.insert_all(Pick::Where.at(0), kind(*reveal, ROOMS));
                mask.insert_all(Pick::What.at(0), kind(*reveal, WEAPONS));
                mask.insert_all(Pick::Nothing.at(0), (*nothing).into());
                mask
            }
            Options::Over | Options::Deal { .. } | Options::Dice { .. } => Mask::default(),
        }
    }

    fn made(position: &Position<Self>, picks: &[u8]) -> Option<Move> {
        let (first, place) = Pick::of(*picks.first()?);
        let second = picks.get(1).map(|&pick| Pick::of(pick).1);
        let third = picks.get(2).map(|&pick| Pick::of(pick).1);
        let answers = matches!(position.options, Options::Answer { .. });
        let must_drop = match &position.options {
            Options::Before(acts) | Options::After(acts) => !acts.drop.is_empty(),
            _ => false,
        };
        let weapon = |place: usize| What::ALL[place];
        // A weapon is taken as soon as it is known what is dropped for it.
        let taken = |place: usize, drop: Option<usize>| {
            (drop.is_some() || !must_drop).then(|| (weapon(place), drop.map(weapon)))
        };
        Some(match first {
            Pick::Roll => Move::Roll {},
            Pick::Stay => Move::Stay {},
            Pick::End => Move::End {},
            Pick::Nothing => Move::Nothing {},
            Pick::Who => Move::Reveal { card: Card::Who(Who::ALL[place]) },
            Pick::Where if answers => Move::Reveal { card: Card::Where(Where::ALL[place]) },
            Pick::Where => Move::Go { to: room(place) },
            Pick::What if answers => Move::Reveal { card: Card::What(weapon(place)) },
            Pick::What => {
                let (weapon, drop) = taken(place, second)?;
                Move::PickUp { weapon, drop }
            }
            Pick::Steal => {
                let (weapon, drop) = taken(second?, third)?;
                Move::Steal { from: left(position, place), weapon, drop }
            }
            Pick::Attack => Move::Attack { target: left(position, place), weapon: weapon(second?) },
            Pick::Teleport => {
                let (to, bring) = (room(second?), third?);
                Move::Leap { to, bring: bring.checked_sub(1).map(|other| left(position, other)) }
            }
            Pick::Row => Move::Go { to: Place::Square(Square { row: place as u8, col: second? as u8 }) },
            Pick::Bring | Pick::Column => return None,
        })
    }

    /// A fact about the room and the weapon of an attack together has no number.
    fn place(&self, fact: &Fact, me: Seat) -> Option<usize> {
        let card = fact.one_of.first().filter(|_| fact.one_of.len() == 1)?;
        Some(relative(fact.seat, me, self.seats()) * CARDS + card.index())
    }
}

/// The cards of one kind, as bits from 0.
fn kind(cards: Cards, kind: Cards) -> u64 {
    cards.and(kind).words()[0] >> kind.words()[0].trailing_zeros()
}

/// 1 and the place of the only card of a kind; 0 where there is none.
fn numbered(cards: Cards, of: Cards) -> u8 {
    match kind(cards, of) {
        0 => 0,
        bits => 1 + bits.trailing_zeros() as u8,
    }
}

/// The room of that number; the middle is the last.
fn room(place: usize) -> Place {
    Where::ALL.get(place).map_or(crate::CENTRE, |&room| Place::Room(room))
}

/// The seat so far to the left of the one to move; 0 is the next one.
fn left(position: &Position<TrueColors>, place: usize) -> Seat {
    absolute(1 + place, position.game.public.phase.seat(), position.game.seats())
}

/// The bit of a seat, counted from the one on the left of the one to move.
fn bit(position: &Position<TrueColors>, seat: Seat) -> u64 {
    1 << (relative(seat, position.game.public.phase.seat(), position.game.seats()) - 1)
}

fn mask_acts(acts: &Acts, other: Pick, position: &Position<TrueColors>, picks: &[u8]) -> Mask {
    let mut mask = Mask::default();
    let drop = kind(acts.drop, WEAPONS);
    match picks.first().map(|&pick| (Pick::of(pick), picks.len())) {
        None => {
            mask.insert(other.at(0));
            mask.insert_all(Pick::What.at(0), kind(acts.pick_up, WEAPONS));
            for loot in &acts.steal {
                mask.insert_all(Pick::Steal.at(0), bit(position, loot.from));
            }
            for &target in acts.targets.iter().filter(|_| !acts.weapons.is_empty()) {
                mask.insert_all(Pick::Attack.at(0), bit(position, target));
            }
        }
        Some(((Pick::Attack, _), 1)) => mask.insert_all(Pick::What.at(0), kind(acts.weapons, WEAPONS)),
        Some(((Pick::Steal, place), 1)) => {
            let from = left(position, place);
            let loot = acts.steal.iter().find(|loot| loot.from == from);
            mask.insert_all(Pick::What.at(0), loot.map_or(0, |loot| kind(loot.weapons, WEAPONS)));
        }
        Some(_) => mask.insert_all(Pick::What.at(0), drop),
    }
    mask
}

fn mask_walk(walk: &WalkOptions, position: &Position<TrueColors>, picks: &[u8]) -> Mask {
    let mut mask = Mask::default();
    let board = walk.reach.walk.board.board();
    // The middle is the last room of every board.
    let rooms = |rooms: RoomSet| {
        let (bits, middle) = (rooms.words()[0], board.rooms() - 1);
        bits & !(1 << middle) | (bits >> middle & 1) << KINDS
    };
    match picks.last().map(|&pick| Pick::of(pick)) {
        None => {
            let ends = walk.reach.ends;
            mask.insert(Pick::Stay.at(0));
            mask.insert_all(Pick::Teleport.at(0), walk.reach.lands.into());
            mask.insert_all(Pick::Where.at(0), rooms(ends.rooms));
            board.rows_of(ends.squares).for_each(|row| mask.insert(Pick::Row.at(row.into())));
        }
        Some((Pick::Row, row)) => {
            let squares = walk.reach.ends.squares.and(board.in_row(row as u8));
            squares.iter().for_each(|at| mask.insert(Pick::Column.at(board.square(at).col.into())));
        }
        Some((Pick::Teleport, _)) => mask.insert_all(Pick::Where.at(0), rooms(RoomSet::run(0, board.rooms()))),
        Some(_) => {
            mask.insert(Pick::Bring.at(0));
            for &other in &walk.others {
                mask.insert_all(Pick::Bring.at(1), bit(position, other));
            }
        }
    }
    mask
}
