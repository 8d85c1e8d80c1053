//! A table with a known deal, played by hand.

use clue::{
    BoardName, Card, CardSet, Clue, Crime, Deal, Dice, Move, Observation, Options, Own, Place, Public, Room, Setup,
    Suspect, Weapon, WeaponRooms,
};
use game::{BySeat, Game, Mover, Refusal, Seat, Table, Turn, Viewer};
use mansion::Square;
use presentation::Playable;

pub(crate) use Room::*;
pub(crate) use Suspect::*;
pub(crate) use Weapon::*;

pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BEN: Seat = Seat(1);
pub(crate) const CAT: Seat = Seat(2);

/// Ann, Ben and Cat with the first three tokens, and two dice: fewer turns to a room.
pub(crate) fn three() -> Setup {
    Setup { dice: 2, ..Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]) }
}

/// The smallest board, for three.
pub(crate) fn hut() -> Setup {
    Setup { board: BoardName::Hut, suspects: 3, weapons: 2, ..Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]) }
}

pub(crate) fn crime(suspect: Suspect, weapon: Weapon, room: Room) -> Crime {
    Crime { suspect, weapon, room }
}

/// What is in the case file of every script.
pub(crate) const TRUTH: Crime = Crime { suspect: MrGreen, weapon: Rope, room: Hall };
/// The same in the hut.
pub(crate) const HUT_TRUTH: Crime = Crime { suspect: MrsWhite, weapon: Knife, room: Hall };

pub(crate) fn suspects(cards: &[Suspect]) -> CardSet {
    cards.iter().map(|&suspect| Card::Suspect(suspect)).collect()
}

pub(crate) fn weapons(cards: &[Weapon]) -> CardSet {
    cards.iter().map(|&weapon| Card::Weapon(weapon)).collect()
}

pub(crate) fn rooms(cards: &[Room]) -> CardSet {
    cards.iter().map(|&room| Card::Room(room)).collect()
}

/// The deal of every script of three at the mansion; each weapon lies in the room of its number.
pub(crate) fn deal() -> Deal {
    let ann =
        suspects(&[MissScarlet, ColonelMustard]).or(weapons(&[Candlestick, Knife])).or(rooms(&[Study, Lounge]));
    let ben =
        suspects(&[MrsWhite, MrsPeacock]).or(weapons(&[LeadPipe, Revolver])).or(rooms(&[Library, DiningRoom]));
    let cat = suspects(&[ProfessorPlum]).or(weapons(&[Wrench])).or(rooms(&[
        BilliardRoom,
        Ballroom,
        Conservatory,
        Kitchen,
    ]));
    let hands = [ann, ben, cat].into_iter().collect();
    Deal { hands, case_file: TRUTH, weapons: WeaponRooms(Room::ALL[..6].iter().copied().collect()) }
}

/// The deal of every script in the hut: two cards for Ann, one each for the others.
pub(crate) fn hut_deal() -> Deal {
    let ann = suspects(&[MissScarlet]).or(weapons(&[Candlestick]));
    let hands = [ann, suspects(&[ColonelMustard]), rooms(&[Study])].into_iter().collect();
    Deal { hands, case_file: HUT_TRUTH, weapons: WeaponRooms([Study, Hall].into_iter().collect()) }
}

pub(crate) fn at(row: u8, col: u8) -> Place {
    Place::Square(Square { row, col })
}

pub(crate) struct Script {
    pub(crate) table: Table<Clue>,
}

impl Script {
    /// Before the deal.
    pub(crate) fn undealt(setup: Setup) -> Script {
        Script { table: Table::new(setup).unwrap() }
    }

    /// After the deal.
    pub(crate) fn new(setup: Setup) -> Script {
        let deal = if setup.board == BoardName::Hut { hut_deal() } else { deal() };
        let mut script = Script::undealt(setup);
        script.play(Move::Deal(deal));
        script
    }

    pub(crate) fn mover(&self) -> Mover {
        self.table.game().turn().mover().expect("the game goes on")
    }

    /// The one to move makes a move.
    #[track_caller]
    pub(crate) fn play(&mut self, m: Move) -> &mut Script {
        if let Err(refused) = self.table.play(self.mover(), m.clone()) {
            panic!("{m:?} was refused: {refused}");
        }
        self
    }

    /// The one to move tries a move, which breaks the clause. Returns what they are told, in words.
    #[track_caller]
    pub(crate) fn refused(&self, m: Move, clause: &str) -> String {
        match self.table.check(self.mover(), m.clone()) {
            Err(Refusal::Illegal(illegal)) => {
                assert_eq!(illegal.clause, clause, "{m:?} was refused because {}", illegal.message);
                Clue::words().plain(&illegal.message)
            }
            other => panic!("{m:?} is not refused by {clause} but: {other:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn allowed(&self, m: Move) {
        if let Err(refused) = self.table.check(self.mover(), m.clone()) {
            panic!("{m:?} is refused: {refused}");
        }
    }

    /// Rolls this total, with as many dice as the setup says.
    #[track_caller]
    pub(crate) fn roll(&mut self, number: u8) -> &mut Script {
        let dice = match self.table.setup().dice {
            1 => Dice::one(number),
            _ => Dice::two(number.div_ceil(2), number / 2),
        };
        self.play(Move::Roll).play(Move::Dice { dice })
    }

    /// Rolls this total and walks there.
    #[track_caller]
    pub(crate) fn walk(&mut self, number: u8, to: Place) -> &mut Script {
        self.roll(number).play(Move::Go { to })
    }

    /// Rolls this total and enters a room.
    #[track_caller]
    pub(crate) fn enter(&mut self, number: u8, room: Room) -> &mut Script {
        self.walk(number, Place::Room(room))
    }

    /// Suggests, where the player stands.
    #[track_caller]
    pub(crate) fn suggest(&mut self, suspect: Suspect, weapon: Weapon) -> &mut Script {
        let token = self.table.setup().tokens[self.public().active.index()];
        let Place::Room(room) = self.token(token) else { panic!("one suggests in a room") };
        self.play(Move::Suggest(crime(suspect, weapon, room)))
    }

    /// All who are asked answer, with the first card that they can show.
    #[track_caller]
    pub(crate) fn answers(&mut self) -> &mut Script {
        while self.public().suggestion.as_ref().is_some_and(|suggestion| suggestion.asked.is_some()) {
            let m = self.options().show.first().map_or(Move::Pass, |card| Move::Show { card });
            self.play(m);
        }
        self
    }

    #[track_caller]
    pub(crate) fn accuse(&mut self, suspect: Suspect, weapon: Weapon, room: Room) -> &mut Script {
        self.play(Move::Accuse(crime(suspect, weapon, room)))
    }

    pub(crate) fn options(&self) -> Options {
        self.table.game().options()
    }

    pub(crate) fn public(&self) -> &Public {
        self.table.game().public()
    }

    pub(crate) fn own(&self, seat: Seat) -> Own {
        self.table.game().view(Viewer::Seat(seat)).own.unwrap()
    }

    pub(crate) fn token(&self, token: Suspect) -> Place {
        self.public().tokens[token.index()]
    }

    pub(crate) fn turn(&self) -> Turn {
        self.table.game().turn()
    }

    /// What a viewer was told last.
    pub(crate) fn told(&self, viewer: Viewer) -> Observation {
        self.table.knowledge(viewer).observations.pop().unwrap()
    }

    /// What everybody was told last: the seats, then the spectator.
    pub(crate) fn all_told(&self) -> Vec<Observation> {
        Viewer::all(self.table.game().seats()).map(|viewer| self.told(viewer)).collect()
    }

    pub(crate) fn destinations(&self) -> Vec<Place> {
        self.options().walk.expect("somebody is to walk").destinations().collect()
    }

    pub(crate) fn scores(&self) -> BySeat<i32> {
        self.table.game().scores()
    }
}
