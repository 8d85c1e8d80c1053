//! What a seat knows and may do as numbers, for programs that learn.

use arrayvec::ArrayVec;
use env::{Encode, Mask, Position, absolute, relative, spread};
use game::{Game as _, Seat, Turn};
use mansion::Square;
use sets::Element as _;

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, Suspect, WEAPONS, Weapon};
use crate::deduce::{Casebooks, Fact, Holder};
use crate::moves::Move;
use crate::options::Options;
use crate::rules::Clue;
use crate::seen::Phase;
use crate::setup::{AccuseAfterCard, FullRoll, LastDetective, SuggestionOnEntry};

/// The most seats, suspects and weapons there are.
const SIX: usize = 6;
/// The most rooms there are.
const NINE: usize = 9;
/// All cards.
const CARDS: usize = Card::COUNT;
/// The rows and columns of the largest board.
const ROWS: usize = 25;
const COLUMNS: usize = 24;
/// How many of the last suggestions are shown.
const LAST: usize = 8;

env::observation! {
    /// What a seat knows. Cards are in the order of the sheet: suspects, weapons, rooms.
    struct Seen {
        /// 1 for each seat that there is at the table.
        seats: [SIX],
        /// 1 for the seat that is to move.
        turn: [SIX],
        /// 1 for the seat whose turn it is; others are asked in it.
        active: [SIX],
        /// 1 for what is to be done: begin a turn, walk, suggest after a door (CL-40), suggest after a passage, answer
        /// (CL-43), go on after the answers (CL-44, CL-45).
        phase: [6],
        /// 1 for each card of the game (CL-1).
        deck: [CARDS],
        /// 1 for each of my cards.
        hand: [CARDS],
        /// Cards in each hand.
        hands: [SIX],
        /// 1 for each card that each seat has shown to me.
        shown_to_me: [SIX, CARDS],
        /// 1 for each card that I have shown to each seat.
        shown_by_me: [SIX, CARDS],
        /// 1 for each card that each seat is seen to lack, for it passed when asked for it (CL-43).
        lacks: [SIX, CARDS],
        /// How often each seat has shown somebody a card when this one was among the three.
        showed: [SIX, CARDS],
        /// How often each seat has named each card in a suggestion.
        named: [SIX, CARDS],
        /// 1 for each card of what each seat has accused (CL-60).
        accused: [SIX, CARDS],
        /// 1 for each seat that has accused wrongly (CL-62).
        out: [SIX],
        /// 1 for each card of the case file, once I have looked into it (CL-63).
        case_file: [CARDS],
        /// 1 for the seat that suggested last.
        asker: [SIX],
        /// 1 for each card that it named.
        asked_for: [CARDS],
        /// 1 for each seat that had none of them.
        passed: [SIX],
        /// 1 for the seat that showed a card.
        shower: [SIX],
        /// 1 for the card shown, if I showed or saw it.
        shown: [CARDS],
        /// The suggestions before, the newest first: 1 and the seat; 1 and the suspect, the weapon and the room; 1 and the
        /// seat that showed a card, or 0; 1 and the card, if I know it.
        last: [LAST, 6],
        /// The number rolled last.
        dice: [1],
        /// For each suspect 1 and the seat that plays the token, or 0.
        players: [SIX],
        /// For each suspect 1 for the room where the token stands.
        rooms: [SIX, NINE],
        /// For each suspect 1 and the row, and 1 and the column, of the square where the token stands.
        squares: [SIX, 2],
        /// For each weapon 1 for the room where it lies.
        weapons: [SIX, NINE],
        /// 1 for each seat whose token others moved into a room since its last turn (CL-46).
        summoned: [SIX],
        /// What was agreed: 1 for two dice (CL-3), for a walk of fewer steps than rolled (CL-24), for suggestions that are
        /// required, and that are optional (CL-40), for an accusation after a card was shown (CL-44), for a last
        /// detective who must solve the case (CL-65).
        rules: [6],
    }
}

env::actions! {
    /// What is picked. To walk to a square is two picks, a suggestion two, and an accusation four.
    enum Pick {
        /// Roll the dice (CL-20).
        Roll = "roll": [1],
        /// Take the secret passage (CL-26).
        Passage = "passage": [1],
        /// Show nothing, holding none of the three (CL-43).
        Pass = "pass": [1],
        /// End the turn, or wait (CL-27, CL-44, CL-45).
        End = "end": [1],
        /// Accuse (CL-60): then pick a suspect, a weapon and a room.
        Accuse = "accuse": [1],
        /// The suspect of a suggestion in the room where I am (CL-40), or of an accusation; then pick a weapon.
        Suspect = "suspect": [SIX],
        /// The weapon.
        Weapon = "weapon": [SIX],
        /// The room to walk into (CL-21), or that of an accusation.
        Room = "room": [NINE],
        /// The row of the square to walk to; then pick its column.
        Row = "row": [ROWS],
        /// The column.
        Column = "column": [COLUMNS],
        /// The card to show (CL-43).
        Show = "show": [CARDS],
    }
}

env::observation! {
    /// What is hidden from somebody.
    struct Hidden {
        /// For each card and each seat, and after the seats the case file: that the card is there.
        cards: [CARDS, SIX + 1],
    }
}

/// What is remembered of suggestions.
#[derive(Clone)]
pub struct Talk {
    showed: [[u8; CARDS]; SIX],
    named: [[u8; CARDS]; SIX],
    /// Those that are answered, the oldest first.
    last: ArrayVec<Asked, LAST>,
}

/// A suggestion and what came of it.
#[derive(Clone, Copy)]
struct Asked {
    by: Seat,
    crime: Crime,
    /// Who showed which card, which only these two know.
    shown: Option<(Seat, Card)>,
}

impl Encode for Clue {
    const VERSION: u32 = 1;
    const OBSERVATION: &'static [env::Field] = Seen::FIELDS;
    const ACTIONS: &'static [env::Field] = Pick::FIELDS;
    const HIDDEN: &'static [env::Field] = Hidden::FIELDS;

    type Memory = Talk;
    type Minds = Casebooks;

    fn memory(&self) -> Talk {
        Talk { showed: [[0; CARDS]; SIX], named: [[0; CARDS]; SIX], last: ArrayVec::new() }
    }

    fn remember(&self, talk: &mut Talk, _: Turn, m: &Move) {
        let Some(suggestion) = &self.public.suggestion else { return };
        let (by, crime) = (suggestion.by, suggestion.crime);
        let add = |counts: &mut [[u8; CARDS]; SIX], seat: Seat| {
            for card in crime.cards().iter() {
                let count = &mut counts[seat.index()][card.index()];
                *count = count.saturating_add(1);
            }
        };
        match m {
            Move::Suggest(_) => {
                add(&mut talk.named, by);
                if talk.last.is_full() {
                    talk.last.remove(0);
                }
                talk.last.push(Asked { by, crime, shown: None });
            }
            &Move::Show { card } => {
                let holder = suggestion.shown_by.expect("somebody has shown a card");
                add(&mut talk.showed, holder);
                if let Some(asked) = talk.last.last_mut() {
                    asked.shown = Some((holder, card));
                }
            }
            _ => {}
        }
    }

    fn write(position: &Position<Self>, me: Seat, bytes: &mut [u8]) {
        let Position { game, memory: talk, .. } = position;
        let (public, seats) = (&game.public, game.seats());
        let place = |seat: Seat| relative(seat, me, seats);
        let cards = |cards: CardSet, bytes: &mut [u8; CARDS]| spread(cards.words()[0], bytes);
        let seen = Seen::over(bytes);
        for other in 0..seats {
            let seat = absolute(other, me, seats);
            seen.seats[other] = 1;
            seen.hands[other] = public.hand_sizes[seat];
            cards(game.seen[me][seat], &mut seen.shown_to_me[other]);
            cards(game.seen[seat][me], &mut seen.shown_by_me[other]);
            cards(public.lacks[seat], &mut seen.lacks[other]);
            seen.showed[other] = talk.showed[seat.index()];
            seen.named[other] = talk.named[seat.index()];
            if let Some(crime) = public.accused[seat] {
                cards(crime.cards(), &mut seen.accused[other]);
            }
            seen.out[other] = game.is_out(seat).into();
            seen.players[game.setup.tokens[seat.index()].index()] = 1 + other as u8;
            seen.summoned[other] = public.summoned[seat].into();
        }
        if let Turn::Player(seat) = game.turn() {
            seen.turn[place(seat)] = 1;
        }
        seen.active[place(public.active)] = 1;
        match public.phase {
            Phase::Start => seen.phase[0] = 1,
            Phase::Walk => seen.phase[1] = 1,
            Phase::Entered => seen.phase[2] = 1,
            Phase::EnteredByPassage => seen.phase[3] = 1,
            Phase::Answer => seen.phase[4] = 1,
            Phase::Answered => seen.phase[5] = 1,
            Phase::Deal | Phase::Dice | Phase::Over => {}
        }
        cards(public.deck, seen.deck);
        cards(game.hands[me], seen.hand);
        // CL-63, CL-65
        let looked = public.case_file.or(game.case_file.filter(|_| public.accused[me].is_some()));
        cards(looked.map_or(CardSet::EMPTY, Crime::cards), seen.case_file);
        if let Some(suggestion) = &public.suggestion {
            seen.asker[place(suggestion.by)] = 1;
            cards(suggestion.crime.cards(), seen.asked_for);
            for &seat in &suggestion.passed {
                seen.passed[place(seat)] = 1;
            }
            if let Some(holder) = suggestion.shown_by {
                seen.shower[place(holder)] = 1;
                if let Some(card) = game.shown.filter(|_| me == holder || me == suggestion.by) {
                    seen.shown[card.index()] = 1;
                }
            }
        }
        for (row, asked) in seen.last.iter_mut().zip(talk.last.iter().rev()) {
            let Crime { suspect, weapon, room } = asked.crime;
            let named = [suspect.index(), weapon.index(), room.index()].map(|index| 1 + index as u8);
            let (holder, card) = match asked.shown {
                Some((holder, card)) if me == holder || me == asked.by => (1 + place(holder), 1 + card.index()),
                Some((holder, _)) => (1 + place(holder), 0),
                None => (0, 0),
            };
            *row = [1 + place(asked.by) as u8, named[0], named[1], named[2], holder as u8, card as u8];
        }
        seen.dice[0] = public.dice.total();
        for (token, &at) in public.tokens.iter().enumerate() {
            match at {
                Place::Room(room) => seen.rooms[token][room.index()] = 1,
                Place::Square(Square { row, col }) => seen.squares[token] = [1 + row, 1 + col],
                Place::Other(never) => match never {},
            }
        }
        for (weapon, room) in public.weapons.0.iter().enumerate() {
            seen.weapons[weapon][room.index()] = 1;
        }
        let setup = &game.setup;
        *seen.rules = [
            setup.dice == 2,
            setup.full_roll == FullRoll::UpTo,
            setup.suggestion_on_entry == SuggestionOnEntry::Required,
            setup.suggestion_on_entry == SuggestionOnEntry::Optional,
            setup.accuse_after_card == AccuseAfterCard::Allowed,
            setup.last_detective == LastDetective::MustSolve,
        ]
        .map(u8::from);
    }

    fn mask(position: &Position<Self>, picks: &[u8]) -> Mask {
        let options = &position.options;
        let mut mask = Mask::default();
        let mut allow = |pick: Pick, from: CardSet, first: usize| {
            mask.insert_all(pick.at(0), options.deck.and(from).words()[0] >> first);
        };
        match picks.last().map(|&last| Pick::of(last)) {
            None => return first(options),
            Some((Pick::Accuse, _)) => allow(Pick::Suspect, SUSPECTS, 0),
            Some((Pick::Suspect, _)) => allow(Pick::Weapon, WEAPONS, Card::FIRST_WEAPON),
            Some((Pick::Weapon, _)) => allow(Pick::Room, ROOMS, Card::FIRST_ROOM),
            Some((Pick::Row, row)) => {
                let Some(walk) = &options.walk else { return mask };
                let board = walk.board.board();
                let squares = walk.reach.squares.and(board.in_row(row as u8));
                squares.iter().for_each(|at| mask.insert(Pick::Column.at(board.square(at).col.into())));
            }
            _ => {}
        }
        mask
    }

    fn made(position: &Position<Self>, picks: &[u8]) -> Option<Move> {
        let place = |number: usize| Pick::of(picks[number]).1;
        let named = |first: usize, room| Crime {
            suspect: Suspect::ALL[place(first)],
            weapon: Weapon::ALL[place(first + 1)],
            room,
        };
        Some(match (Pick::of(*picks.last()?), position.options.suggest) {
            ((Pick::Roll, _), _) => Move::Roll,
            ((Pick::Passage, _), _) => Move::Passage,
            ((Pick::Pass, _), _) => Move::Pass,
            ((Pick::End, _), _) => Move::End,
            ((Pick::Show, card), _) => Move::Show { card: Card::from_index(card) },
            ((Pick::Room, room), _) if picks.len() == 1 => Move::Go { to: Place::Room(Room::ALL[room]) },
            ((Pick::Room, room), _) => Move::Accuse(named(1, Room::ALL[room])),
            ((Pick::Column, col), _) => {
                Move::Go { to: Place::Square(Square { row: place(0) as u8, col: col as u8 }) }
            }
            ((Pick::Weapon, _), Some(room)) if picks.len() == 2 => Move::Suggest(named(0, room)),
            ((Pick::Accuse | Pick::Suspect | Pick::Weapon | Pick::Row, _), _) => return None,
        })
    }

    fn place(&self, fact: &Fact, me: Seat) -> Option<usize> {
        let holder = match fact.holder {
            Holder::Seat(seat) => relative(seat, me, self.seats()),
            Holder::CaseFile => SIX,
        };
        Some(fact.card.index() * (SIX + 1) + holder)
    }
}

/// What may be picked first.
fn first(options: &Options) -> Mask {
    let mut mask = Mask::default();
    for (pick, may) in [
        (Pick::Roll, options.roll),
        (Pick::Passage, options.passage.is_some()),
        (Pick::Pass, options.pass),
        (Pick::End, options.end),
        (Pick::Accuse, options.accuse),
    ] {
        mask.insert_all(pick.at(0), may.into());
    }
    mask.insert_all(Pick::Show.at(0), options.show.words()[0]);
    if options.suggest.is_some() {
        mask.insert_all(Pick::Suspect.at(0), options.deck.and(SUSPECTS).words()[0]);
    }
    if let Some(walk) = &options.walk {
        mask.insert_all(Pick::Room.at(0), walk.reach.rooms.words()[0]);
        let rows = walk.board.board().rows_of(walk.reach.squares);
        rows.for_each(|row| mask.insert(Pick::Row.at(row.into())));
    }
    mask
}
