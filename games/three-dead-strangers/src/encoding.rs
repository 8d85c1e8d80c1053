//! What a seat knows and may do as numbers, for programs that learn.

use arrayvec::ArrayVec;
use env::{Encode, Knowing, Mask, Position, absolute, relative, spread};
use game::{Game as _, Message, Seat, SetupError, Turn};
use sets::Element as _;

use crate::cards::{HALVES, KINDS};
use crate::options::Play;
use crate::setup::Scoring;
use crate::{
    Card, CellAt, Character, Characters, Fact, Half, Move, Options, Phase, Placement, Setup, Spacing, Strangers,
    Toward, VICTIMS,
};

/// The most seats, and the number of characters.
const FOUR: usize = 4;
/// The most squares that evidence can lie on, before all victims together.
const CELLS: usize = 96;
/// How many of the last moves are shown.
const LAST: usize = 8;
/// How many of the Accusations that were put back are shown.
const PUT_BACK: usize = 9;

env::observation! {
    /// What a seat knows. Characters are in the order of the sheet. Halves are numbered: three times the character, and 0
    /// for the motive, 1 for the means, 2 for the opportunity; 12 is a Dead End. Cards are in the order of their smaller
    /// half and then of the other: 0 0, 0 1, to 12 12; the last is the Accusation.
    struct Seen {
        /// 1 for each seat that there is at the table.
        seats: [FOUR],
        /// 1 for the seat that is to move.
        turn: [FOUR],
        /// 1 for my character (TS-10).
        character: [FOUR],
        /// 1 for each character of the game.
        characters: [FOUR],
        /// My cards, how many of each.
        hand: [KINDS],
        /// Cards in each hand.
        hands: [FOUR],
        /// Accusations that are certainly in each hand, for everybody knew where they lay (TS-43).
        accusations: [FOUR],
        /// 1 for the character of each seat that was turned up (TS-42).
        revealed: [FOUR, FOUR],
        /// 1 for each character that each seat is certainly not, after a wrong accusation (TS-43).
        not: [FOUR, FOUR],
        /// Cards in the pile.
        pile: [1],
        /// For each Accusation that was put back, from the top: 1 and how many cards lie above it (TS-43).
        put_back: [PUT_BACK],
        /// The cards that I have not seen, how many of each: those in other hands and in the pile.
        unseen: [KINDS],
        /// For each square with evidence, and before all others those that touch the victims: 1 and the victim; the
        /// row; 128 and the column, which is 0 in the middle; 1 and the half that shows, or 0 where nothing lies yet.
        squares: [CELLS, 4],
        /// Halves of each kind that show before each victim (TS-36).
        shows: [VICTIMS, HALVES],
        /// 1 for each character who can be accused there (TS-40).
        complete: [VICTIMS, FOUR],
        /// 1 for the seat that was rightly accused of the murder (TS-42).
        solved: [VICTIMS, FOUR],
        /// Halves of each kind that each seat has played.
        played: [FOUR, HALVES],
        /// Halves of each kind that each seat has covered.
        covered: [FOUR, HALVES],
        /// How often each seat has said in an accusation that somebody is each character.
        named: [FOUR, FOUR],
        /// The last moves, the newest first: 1 and the seat; 1 plays, 2 accuses, 3 passes; 1 and the victim; 1 and the half
        /// that covers, or 1 and the character; 1 and the other half, or 1 and the seat accused; 1 and the half that was
        /// covered, or 0.
        last: [LAST, 6],
        /// Turns in a row that were passed with an empty pile (TS-50).
        passes: [1],
        /// Games of this match that are still to be played, this one among them (TS-52).
        games: [1],
        /// Points of each seat in the games before, in twelfths, 255 at most.
        points: [FOUR],
        /// What was agreed: 1 for evidence that may touch (TS-33), for a point for each winner (TS-52).
        rules: [2],
    }
}

env::actions! {
    /// What is picked. To play a card is four picks, and to accuse three.
    enum Pick {
        /// Pass (TS-21).
        Pass = "pass": [1],
        /// Accuse somebody of this murder (TS-40): then pick a character and a seat.
        Victim = "victim": [VICTIMS],
        /// Who has done it.
        Character = "character": [FOUR],
        /// Which seat is that character, from the one on my left on.
        Seat = "seat": [3],
        /// The square on which a half is to lie, numbered as in the observation (TS-30, TS-31): then pick a direction, the
        /// half that lies there and the other half of the card.
        Square = "square": [CELLS],
        /// The direction of the other half: away from the victim, right, left, back.
        Toward = "toward": [4],
        /// A half of the card.
        Half = "half": [HALVES],
    }
}

env::observation! {
    /// What is hidden from somebody.
    struct Hidden {
        /// For each seat and character: that the seat is the character.
        characters: [FOUR, FOUR],
    }
}

/// What is remembered of one game of the match.
#[derive(Clone)]
pub struct Record {
    /// The squares as they are observed; the first are those that touch the victims.
    squares: ArrayVec<[u8; 4], CELLS>,
    /// The cards played for good, by kind.
    gone: [u8; KINDS],
    played: [[u8; HALVES]; FOUR],
    covered: [[u8; HALVES]; FOUR],
    named: [[u8; FOUR]; FOUR],
    /// The oldest first: who, and what is observed of it but for the seats.
    last: ArrayVec<(Seat, Last), LAST>,
}

/// One of the last moves.
#[derive(Clone, Copy)]
enum Last {
    Laid { victim: u8, on: Half, off: Half, covered: u8 },
    Accused { victim: u8, character: Character, seat: Seat },
    Passed,
}

/// A square as it is observed, with nothing on it.
const fn square(victim: u8, at: CellAt) -> [u8; 4] {
    [1 + victim, at.row as u8, (at.col as u8).wrapping_add(128), 0]
}

impl Record {
    /// Before the first card.
    fn new(victims: usize) -> Record {
        Record {
            squares: (0..victims as u8).map(|victim| square(victim, CellAt::FIRST)).collect(),
            gone: [0; KINDS],
            played: [[0; HALVES]; FOUR],
            covered: [[0; HALVES]; FOUR],
            named: [[0; FOUR]; FOUR],
            last: ArrayVec::new(),
        }
    }

    /// The number of a square that there is, sought from a number on.
    fn number(&self, victim: u8, at: CellAt, from: usize) -> usize {
        let [wanted, row, col, _] = square(victim, at);
        let found = self.squares[from..].iter().position(|square| square[..3] == [wanted, row, col]);
        from + found.expect("cards are played on squares that there are")
    }

    /// The victim and the place of a square.
    fn place(&self, number: usize) -> (u8, CellAt) {
        let [victim, row, col, _] = self.squares[number];
        (victim - 1, CellAt { row: row as i8, col: col.wrapping_sub(128) as i8 })
    }

    fn lay(&mut self, seat: Seat, victim: u8, on: Half, off: Half, at: CellAt, toward: Toward) -> Last {
        let show = |half: Half| 1 + half.index() as u8;
        let number = self.number(victim, at, 0);
        let covered = std::mem::replace(&mut self.squares[number][3], show(on));
        let free = at.next(toward).expect("both halves of a card lie on the table");
        self.squares.push(square(victim, free));
        self.squares.last_mut().expect("one was just added")[3] = show(off);
        self.gone[Card::of(on, off).index()] += 1;
        for half in [on, off] {
            self.played[seat.index()][half.index()] += 1;
        }
        if let Some(covered) = covered.checked_sub(1) {
            self.covered[seat.index()][usize::from(covered)] += 1;
        }
        Last::Laid { victim, on, off, covered }
    }
}

impl Encode for Strangers {
    const VERSION: u32 = 1;
    const OBSERVATION: &'static [env::Field] = Seen::FIELDS;
    const ACTIONS: &'static [env::Field] = Pick::FIELDS;
    const HIDDEN: &'static [env::Field] = Hidden::FIELDS;

    type Memory = Record;
    type Minds = Knowing<Strangers>;

    fn fits(setup: &Setup) -> Result<(), SetupError> {
        let deck = setup.deck();
        let cards = deck.total() - usize::from(deck.count(Card::ACCUSATION));
        let most = CELLS - VICTIMS;
        if cards <= most {
            return Ok(());
        }
        let message = Message::new("deck-beyond-numbers").with("most", most).with("cards", cards);
        Err(SetupError::without_clause(message))
    }

    fn memory(&self) -> Record {
        Record::new(self.public.victims.len())
    }

    fn remember(&self, record: &mut Record, turn: Turn, m: &Move) {
        let Turn::Player(by) = turn else {
            if matches!(m, Move::Deal { .. }) {
                *record = self.memory();
            }
            return;
        };
        let last = match *m {
            Move::Lay { victim, card, half, on, toward } => {
                record.lay(by, victim, half, card.other_half(half), on, toward)
            }
            Move::Accuse { victim, character, seat } => {
                record.named[by.index()][character.index()] += 1;
                if self.public.players.get(seat).is_some_and(|player| player.revealed == Some(character)) {
                    record.gone[Card::ACCUSATION.index()] += 1; // TS-42
                }
                Last::Accused { victim, character, seat }
            }
            _ => Last::Passed,
        };
        if record.last.is_full() {
            record.last.remove(0);
        }
        record.last.push((by, last));
    }

    fn write(position: &Position<Self>, me: Seat, bytes: &mut [u8]) {
        let Position { game, memory: record, .. } = position;
        let (public, seats) = (&game.public, game.seats());
        let place = |seat: Seat| relative(seat, me, seats);
        let characters = |of: Characters, bytes: &mut [u8; FOUR]| spread(of.words()[0], bytes);
        let seen = Seen::over(bytes);
        for other in 0..seats {
            let seat = absolute(other, me, seats);
            let player = &public.players[seat];
            seen.seats[other] = 1;
            seen.hands[other] = player.hand;
            seen.accusations[other] = player.accusations;
            characters(player.revealed.into_iter().collect(), &mut seen.revealed[other]);
            characters(player.not, &mut seen.not[other]);
            seen.played[other] = record.played[seat.index()];
            seen.covered[other] = record.covered[seat.index()];
            seen.named[other] = record.named[seat.index()];
            seen.points[other] = public.totals[seat].min(255) as u8;
        }
        if let Phase::Play { seat } = public.phase {
            seen.turn[place(seat)] = 1;
        }
        if let Some(&character) = game.characters.get(me) {
            seen.character[character.index()] = 1;
        }
        characters(public.characters, seen.characters);
        game.deck.write(seen.unseen);
        for &card in &game.hands[me] {
            seen.hand[card.index()] += 1;
            seen.unseen[card.index()] -= 1;
        }
        for (unseen, gone) in seen.unseen.iter_mut().zip(&record.gone) {
            *unseen -= gone;
        }
        seen.pile[0] = public.pile.count;
        for (above, &cards) in seen.put_back.iter_mut().zip(&public.pile.put_back) {
            *above = 1 + cards;
        }
        seen.squares[..record.squares.len()].copy_from_slice(&record.squares);
        for &[victim, _, _, half] in record.squares.iter().filter(|square| square[3] > 0) {
            seen.shows[usize::from(victim) - 1][usize::from(half) - 1] += 1;
        }
        for (number, victim) in public.victims.iter().enumerate() {
            characters(victim.complete, &mut seen.complete[number]);
            if let Some(solved) = victim.solved {
                seen.solved[number][place(solved.seat)] = 1;
            }
        }
        for (row, &(seat, last)) in seen.last.iter_mut().zip(record.last.iter().rev()) {
            let number = |index: usize| 1 + index as u8;
            let what = match last {
                Last::Laid { victim, on, off, covered } => {
                    [1, 1 + victim, number(on.index()), number(off.index()), covered]
                }
                Last::Accused { victim, character, seat } => {
                    [2, 1 + victim, number(character.index()), number(place(seat)), 0]
                }
                Last::Passed => [3, 0, 0, 0, 0],
            };
            row[0] = number(place(seat));
            row[1..].copy_from_slice(&what);
        }
        seen.passes[0] = public.passes;
        seen.games[0] = public.games - public.results.len() as u8;
        let setup = &game.setup;
        *seen.rules = [setup.spacing == Spacing::Touching, setup.scoring == Scoring::AllAlike].map(u8::from);
    }

    fn mask(position: &Position<Self>, picks: &[u8]) -> Mask {
        let Options::Play(play) = &position.options else { return Mask::default() };
        let place = |number: usize| Pick::of(picks[number]).1;
        match picks.first().map(|&pick| Pick::of(pick)) {
            None => first(play, &position.memory),
            Some((Pick::Victim, victim)) => {
                let here = play.accuse.iter().filter(|accusable| usize::from(accusable.victim) == victim);
                match picks.len() {
                    1 => here.map(|accusable| Pick::Character.at(accusable.character.index())).collect(),
                    _ => {
                        let named = here.filter(|accusable| accusable.character.index() == place(1));
                        named.map(|accusable| Pick::Seat.at(others(position, accusable.seat))).collect()
                    }
                }
            }
            Some((_, number)) => {
                let (victim, on) = position.memory.place(number);
                let mut around = play.spots.iter().filter(|at| (at.victim, at.spot.on) == (victim, on));
                if picks.len() == 1 {
                    let ends = ends(play);
                    let taking = around.filter(|at| takes_some(&at.spot, ends));
                    return taking.map(|at| Pick::Toward.at(at.spot.toward as usize)).collect();
                }
                let at = around.find(|at| at.spot.toward as usize == place(1)).expect("the way was allowed");
                let turned = play.turned().filter(|(_, turned)| at.spot.takes(turned.on, turned.off));
                match picks.get(2) {
                    None => turned.map(|(_, turned)| Pick::Half.at(turned.on.index())).collect(),
                    Some(_) => {
                        let turned = turned.filter(|(_, turned)| turned.on.index() == place(2));
                        turned.map(|(_, turned)| Pick::Half.at(turned.off.index())).collect()
                    }
                }
            }
        }
    }

    fn made(position: &Position<Self>, picks: &[u8]) -> Option<Move> {
        let place = |number: usize| Some(Pick::of(*picks.get(number)?).1);
        Some(match Pick::of(*picks.first()?) {
            (Pick::Pass, _) => Move::Pass {},
            (Pick::Victim, victim) => {
                let (character, seat) = (Character::from_index(place(1)?), place(2)?);
                let seat = absolute(1 + seat, mover(position), position.game.seats());
                Move::Accuse { victim: victim as u8, character, seat }
            }
            (_, number) => {
                let toward = Toward::ALL[place(1)?];
                let [half, off] = [place(2)?, place(3)?].map(Half::from_index);
                let (victim, on) = position.memory.place(number);
                Move::Lay { victim, card: Card::of(half, off), half, on, toward }
            }
        })
    }

    fn place(&self, fact: &Fact, me: Seat) -> Option<usize> {
        Some(relative(fact.seat, me, self.seats()) * FOUR + fact.character.index())
    }

    /// Points are counted in twelfths.
    fn reward(&self, seat: Seat) -> f32 {
        self.scores()[seat] as f32 / 12.0
    }
}

/// Who is to move; the first seat where nobody is.
fn mover(position: &Position<Strangers>) -> Seat {
    match position.game.public.phase {
        Phase::Play { seat } => seat,
        _ => Seat(0),
    }
}

/// A seat, counted from the one on the left of the one to move.
fn others(position: &Position<Strangers>, seat: Seat) -> usize {
    relative(seat, mover(position), position.game.seats()) - 1
}

/// Which of [`dead_ends`](crate::cards::dead_ends) the cards of a player can have, as bits.
fn ends(play: &Play) -> u8 {
    play.turned().fold(0, |bits, (_, turned)| bits | 1 << turned.dead_ends)
}

/// Whether a spot takes cards with any of these Dead Ends.
fn takes_some(spot: &Placement, ends: u8) -> bool {
    (0..).zip(spot.takes_by()).any(|(number, takes)| takes && ends >> number & 1 == 1)
}

/// What may be picked first.
fn first(play: &Play, record: &Record) -> Mask {
    let mut mask: Mask = play.accuse.iter().map(|accusable| Pick::Victim.at(accusable.victim.into())).collect();
    if play.pass {
        mask.insert(Pick::Pass.at(0));
    }
    let ends = ends(play);
    // The spots of a victim are in the order in which its squares were filled.
    let (mut number, mut before) = (0, None);
    for at in play.spots.iter().filter(|at| takes_some(&at.spot, ends)) {
        let from = if before == Some(at.victim) { number } else { 0 };
        number = record.number(at.victim, at.spot.on, from);
        before = Some(at.victim);
        mask.insert(Pick::Square.at(number));
    }
    mask
}
