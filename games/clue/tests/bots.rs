//! The bots play as they say.

use bots::{Bot, Entrant, Tournament};
use clue::{
    Belief, Card, CardSet, Clue, Crime, Deal, Detective, Dice, Fact, Holder, Move, Novice, Place, Room, Setup,
    Suspect, Weapon, WeaponRooms,
};
use game::{Game, Knowledge, Reading, Seat, Table, Viewer};
use presentation::Playable;
use rand::SeedableRng;
use testkit::script::play;

use Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsPeacock, MrsWhite, ProfessorPlum};
use Weapon::{Candlestick, Knife, LeadPipe, Revolver, Rope, Wrench};

const TRUTH: Crime = Crime { suspect: MrGreen, weapon: Rope, room: Room::Hall };

fn cards(suspects: &[Suspect], weapons: &[Weapon], rooms: &[Room]) -> CardSet {
    let suspects = suspects.iter().map(|&suspect| Card::Suspect(suspect));
    let weapons = weapons.iter().map(|&weapon| Card::Weapon(weapon));
    suspects.chain(weapons).chain(rooms.iter().map(|&room| Card::Room(room))).collect()
}

/// A table of three after a deal; the hands are Ann's, Ben's and Cat's.
fn table(hands: [CardSet; 3]) -> Table<Clue> {
    let setup = Setup { dice: 2, ..Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]) };
    let mut table: Table<Clue> = Table::new(setup).unwrap();
    let weapons = WeaponRooms(Room::ALL[..6].iter().copied().collect());
    play(&mut table, [Move::Deal(Deal { hands: hands.into_iter().collect(), case_file: TRUTH, weapons })]);
    table
}

fn usual() -> Table<Clue> {
    use Room::{Ballroom, BilliardRoom, Conservatory, DiningRoom, Kitchen, Library, Lounge, Study};
    table([
        cards(&[MissScarlet, ColonelMustard], &[Candlestick, Knife], &[Study, Lounge]),
        cards(&[MrsWhite, MrsPeacock], &[LeadPipe, Revolver], &[Library, DiningRoom]),
        cards(&[ProfessorPlum], &[Wrench], &[BilliardRoom, Ballroom, Conservatory, Kitchen]),
    ])
}

fn enter(number: u8, room: Room) -> [Move; 3] {
    let dice = Dice::two(number.div_ceil(2), number / 2);
    [Move::Roll, Move::Dice { dice }, Move::Go { to: Place::Room(room) }]
}

fn suggest(suspect: Suspect, weapon: Weapon, room: Room) -> Move {
    Move::Suggest(Crime { suspect, weapon, room })
}

fn chosen(bot: &dyn Bot<Clue>, table: &Table<Clue>, seat: u8, seed: u64) -> Move {
    let knowledge = table.knowledge(Viewer::Seat(Seat(seat)));
    let m = bot.choose(&knowledge, &mut chacha20::ChaCha8Rng::seed_from_u64(seed));
    table.game().check(&m).unwrap();
    m
}

/// Ann asks for the truth in the hall, and nobody can show her a card.
fn solved_at_once() -> Table<Clue> {
    let mut table = usual();
    play(&mut table, enter(12, Room::Hall));
    play(&mut table, [suggest(MrGreen, Rope, Room::Hall), Move::Pass, Move::Pass]);
    table
}

/// Ben has shown Ann Mrs. White; she has taken the passage from the lounge and is to ask in the conservatory.
fn ann_was_shown_mrs_white() -> Table<Clue> {
    let mut table = usual();
    play(&mut table, enter(8, Room::Lounge));
    play(&mut table, [suggest(MrsWhite, Wrench, Room::Lounge), Move::Show { card: Card::Suspect(MrsWhite) }]);
    play(&mut table, enter(8, Room::Lounge));
    play(
        &mut table,
        [suggest(MrGreen, Rope, Room::Lounge), Move::Pass, Move::Show { card: Card::Room(Room::Lounge) }],
    );
    play(&mut table, [Move::Roll, Move::Dice { dice: Dice::two(1, 1) }]);
    play(&mut table, [Move::Go { to: Place::Square([6, 16].into()) }]);
    play(&mut table, [Move::Passage]);
    table
}

#[test]
fn who_is_certain_accuses() {
    let table = solved_at_once();
    assert_eq!(chosen(&Novice, &table, 0, 1), Move::Accuse(TRUTH));
    assert_eq!(chosen(&Detective, &table, 0, 1), Move::Accuse(TRUTH));
}

#[test]
fn nobody_accuses_at_random() {
    let table = usual();
    for seed in 0..20 {
        assert_eq!(chosen(&Novice, &table, 0, seed), Move::Roll);
        assert_eq!(chosen(&Detective, &table, 0, seed), Move::Roll);
    }
}

#[test]
fn both_walk_into_a_room_that_is_in_reach() {
    let mut table = usual();
    play(&mut table, [Move::Roll, Move::Dice { dice: Dice::two(6, 6) }]);
    // The hall and the dining room are in reach, and the lounge, which is in her own hand.
    for seed in 0..20 {
        let Move::Go { to: Place::Room(room) } = chosen(&Novice, &table, 0, seed) else { panic!("no room") };
        assert_ne!(room, Room::Lounge, "the novice goes where the crime may have been");
        // The detective may ask in a room of her own, where the answer can only be about the other two.
        assert!(matches!(chosen(&Detective, &table, 0, seed), Move::Go { to: Place::Room(_) }));
    }
}

#[test]
fn nobody_asks_for_a_card_that_another_has_shown_them() {
    let table = ann_was_shown_mrs_white();
    for seed in 0..20 {
        for bot in [&Novice as &dyn Bot<Clue>, &Detective] {
            let Move::Suggest(crime) = chosen(bot, &table, 0, seed) else { panic!("Ann has entered a room") };
            assert_ne!(crime.suspect, MrsWhite);
        }
    }
}

#[test]
fn the_detective_shows_what_the_asker_has_seen() {
    let mut table = ann_was_shown_mrs_white();
    play(&mut table, [suggest(MrsWhite, LeadPipe, Room::Conservatory)]);
    for seed in 0..20 {
        assert_eq!(chosen(&Detective, &table, 1, seed), Move::Show { card: Card::Suspect(MrsWhite) });
    }
}

/// That this seat has the card.
fn held(seat: u8, card: Card) -> Fact {
    Fact { card, holder: Holder::Seat(Seat(seat)) }
}

#[test]
fn the_detective_draws_the_conclusion_that_the_novice_misses() {
    // Ben shows Cat one of three; later he is seen to hold neither the suspect nor the room: it was the weapon.
    let mut table = usual();
    play(&mut table, enter(12, Room::Hall));
    play(&mut table, [suggest(MissScarlet, Revolver, Room::Hall), Move::Show { card: Card::Weapon(Revolver) }]);
    let knowledge: Knowledge<Clue> = table.knowledge(Viewer::Seat(Seat(2)));
    let belief = Belief::of(&knowledge, Reading::Possible).unwrap().unwrap();
    let revolver = belief.chance(held(1, Card::Weapon(Revolver)));
    assert!(revolver > 0.3 && revolver < 1.0, "{revolver}");
    play(&mut table, enter(8, Room::Lounge));
    play(&mut table, [suggest(MissScarlet, Wrench, Room::Lounge), Move::Show { card: Card::Weapon(Wrench) }]);
    play(&mut table, enter(8, Room::Ballroom));
    play(&mut table, [suggest(MissScarlet, Rope, Room::Ballroom), Move::Show { card: Card::Suspect(MissScarlet) }]);
    let knowledge: Knowledge<Clue> = table.knowledge(Viewer::Seat(Seat(2)));
    let belief = Belief::of(&knowledge, Reading::Possible).unwrap().unwrap();
    assert_eq!(belief.chance(held(0, Card::Suspect(MissScarlet))), 1.0);
    let hall = belief.chance(held(1, Card::Room(Room::Hall)));
    let revolver = belief.chance(held(1, Card::Weapon(Revolver)));
    assert!(hall + revolver >= 1.0, "Ben showed one of the two: {hall} + {revolver}");
    let likely: f64 = belief.crimes().iter().map(|(_, chance)| chance).sum();
    assert!((likely - 1.0).abs() < 1e-9 && belief.deals() > 1.0);
}

/// The detective's share of wins against two novices is near two thirds; a third would be even.
#[test]
fn the_detective_is_stronger_than_the_novice() {
    let detective = Entrant { name: "detective", bot: &Detective as &dyn Bot<Clue> };
    let novice = Entrant { name: "novice", bot: &Novice };
    let setup = Setup::new(&[MissScarlet, MrsWhite, MrGreen]);
    let tournament = Tournament::new(setup, &[detective, novice, novice], 20, 1);
    let results = tournament.run(|_| {}).unwrap();
    let wins = results.by_bot[0].1.wins.mean();
    assert!(wins > 0.45, "{results:?}");
}

/// The mastermind alone among detectives wins near half of the games of three; a third would be even.
#[test]
fn the_mastermind_is_stronger_than_the_detective() {
    let levels = Clue::bots();
    let mastermind = Entrant::from(levels.last().unwrap());
    assert_eq!(mastermind.name, "mastermind");
    let detective = Entrant { name: "detective", bot: &Detective };
    let setup = Setup::new(&[MissScarlet, MrsWhite, MrGreen]);
    let results = Tournament::new(setup, &[mastermind, detective, detective], 20, 1).run(|_| {}).unwrap();
    let wins = results.by_bot[0].1.wins.mean();
    assert!(wins > 0.36, "{results:?}");
}

/// In this game a player who is out stands where the shortest way leads along: the others have to take the longer one.
#[test]
fn nobody_waits_for_a_token_that_stays_in_the_way() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(102_919);
    let (_, table) = presentation::quarry::<Clue>(&[&Detective, &Novice], &mut rng).unwrap();
    assert!(table.game().public().winner.is_some());
}
