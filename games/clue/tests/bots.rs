//! The bots play as they say.

use bots::{Bot, Duel, Entrant, Mean, Tournament};
use clue::{
    Belief, Card, CardSet, Clue, Crime, Deal, Detective, Dice, Fact, Holder, Move, Novice, Observation, Place,
    Room, Setup, Suspect, Weapon, WeaponRooms,
};
use game::{Game, Knowledge, Reading, Seat, Table, Viewer};
use presentation::Playable;
use rand::SeedableRng;
use testkit::script::play;

use Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsPeacock, MrsWhite, ProfessorPlum};
use Weapon::{Candlestick, Knife, LeadPipe, Revolver, Rope, Wrench};

pub(crate) const TRUTH: Crime = Crime { suspect: MrGreen, weapon: Rope, room: Room::Hall };

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

pub(crate) fn usual() -> Table<Clue> {
    use Room::{Ballroom, BilliardRoom, Conservatory, DiningRoom, Kitchen, Library, Lounge, Study};
    table([
        cards(&[MissScarlet, ColonelMustard], &[Candlestick, Knife], &[Study, Lounge]),
        cards(&[MrsWhite, MrsPeacock], &[LeadPipe, Revolver], &[Library, DiningRoom]),
        cards(&[ProfessorPlum], &[Wrench], &[BilliardRoom, Ballroom, Conservatory, Kitchen]),
    ])
}

pub(crate) fn enter(number: u8, room: Room) -> [Move; 3] {
    let dice = Dice::two(number.div_ceil(2), number / 2);
    [Move::Roll, Move::Dice { dice }, Move::Go { to: Place::Room(room) }]
}

pub(crate) fn suggest(suspect: Suspect, weapon: Weapon, room: Room) -> Move {
    Move::Suggest(Crime { suspect, weapon, room })
}

fn chosen(bot: &dyn Bot<Clue>, table: &Table<Clue>, seat: u8, seed: u64) -> Move {
    let knowledge = table.knowledge(Viewer::Seat(Seat(seat)));
    let m = bot.choose(&knowledge, &mut chacha20::ChaCha8Rng::seed_from_u64(seed));
    table.game().check(&m).unwrap();
    m
}

/// Ann asks for the truth in the hall, and nobody can show her a card.
pub(crate) fn solved_at_once() -> Table<Clue> {
    let mut table = usual();
    play(&mut table, enter(12, Room::Hall));
    play(&mut table, [suggest(MrGreen, Rope, Room::Hall), Move::Pass, Move::Pass]);
    table
}

/// Ben has shown Ann Mrs. White; she has taken the passage from the lounge and is to ask in the conservatory.
pub(crate) fn ann_was_shown_mrs_white() -> Table<Clue> {
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

pub(crate) fn level(name: &str) -> Box<dyn Bot<Clue>> {
    Clue::bots().into_iter().find(|level| level.name == name).expect("there is such a bot").bot
}

#[test]
fn who_is_certain_accuses() {
    let table = solved_at_once();
    for name in ["cadet", "constable", "inspector"] {
        assert_eq!(chosen(&*level(name), &table, 0, 1), Move::Accuse(TRUTH));
    }
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

#[test]
fn the_inspector_shows_any_card() {
    let mut table = ann_was_shown_mrs_white();
    play(&mut table, [suggest(MrsWhite, LeadPipe, Room::Conservatory)]);
    let shows = |card| (0..20).any(|seed| chosen(&*level("inspector"), &table, 1, seed) == Move::Show { card });
    assert!(shows(Card::Suspect(MrsWhite)) && shows(Card::Weapon(LeadPipe)));
}

/// Ann was shown Mrs. White, and then two cards more.
#[test]
fn the_cadet_remembers_the_last_two_cards_and_the_constable_more() {
    let table = ann_was_shown_mrs_white();
    let mut knowledge = table.knowledge(Viewer::Seat(Seat(0)));
    let crime = Crime { suspect: MrsPeacock, weapon: LeadPipe, room: Room::Library };
    let shown = [Card::Suspect(MrsPeacock), Card::Weapon(LeadPipe)];
    let told = shown.map(|card| Observation::Showed { seat: Seat(1), to: Seat(0), crime, card: Some(card) });
    knowledge.observations.extend(told);
    let asked = |name: &str| -> CardSet {
        let asks = |seed| match level(name).choose(&knowledge, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)) {
            Move::Suggest(crime) => crime.cards().iter().collect::<Vec<_>>(),
            other => panic!("Ann has entered a room: {other:?}"),
        };
        (0..40).flat_map(asks).collect()
    };
    assert!(asked("cadet").contains(Card::Suspect(MrsWhite)));
    assert!(!asked("constable").contains(Card::Suspect(MrsWhite)));
    for name in ["cadet", "constable"] {
        assert!(asked(name).is_disjoint(shown.into_iter().collect()));
    }
}

/// Cat has two of the three cards of which Ben showed Ann one, so that Ben has Mrs. Peacock.
#[test]
fn the_inspector_listens_to_the_others_and_the_constable_does_not() {
    let mut table = ann_was_shown_mrs_white();
    let conservatory = Room::Conservatory;
    play(&mut table, [suggest(MrsPeacock, Wrench, conservatory), Move::Show { card: Card::Suspect(MrsPeacock) }]);
    // Ben brings Cat there.
    play(&mut table, [Move::Passage, suggest(MrsWhite, Rope, conservatory)]);
    play(&mut table, [Move::Show { card: Card::Room(conservatory) }]);
    let asks_for_her = |name: &str| {
        let bot = level(name);
        let asks = |seed| match chosen(&*bot, &table, 2, seed) {
            Move::Suggest(crime) => crime.suspect == MrsPeacock,
            other => panic!("Cat was brought into a room: {other:?}"),
        };
        (0..40).any(asks)
    };
    assert!(asks_for_her("constable"));
    assert!(!asks_for_her("inspector"));
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

/// Nobody could show Ann a card of two kinds, and of the third she was shown all but two.
#[test]
fn the_reporter_accuses_with_two_crimes_left() {
    let table = solved_at_once();
    let mut knowledge = table.knowledge(Viewer::Seat(Seat(0)));
    let accuses = |name: &str, knowledge: &Knowledge<Clue>| {
        let m = level(name).choose(knowledge, &mut chacha20::ChaCha8Rng::seed_from_u64(1));
        matches!(m, Move::Accuse(_))
    };
    assert!(accuses("reporter", &knowledge) && accuses("constable", &knowledge));
    // What nobody could show is forgotten with the next card that is shown.
    let crime = TRUTH;
    let shown = cards(&[MrsWhite, MrsPeacock, ProfessorPlum], &[LeadPipe, Revolver, Wrench], &[]);
    let rooms: Vec<Room> =
        Room::ALL.iter().copied().filter(|room| !matches!(room, Room::Study | Room::Lounge)).collect();
    let rooms = cards(&[], &[], &rooms[2..]);
    for card in shown.or(rooms).iter() {
        knowledge.observations.push(Observation::Showed { seat: Seat(1), to: Seat(0), crime, card: Some(card) });
    }
    assert!(accuses("reporter", &knowledge) && !accuses("constable", &knowledge));
}

/// 70% of the points are 150 Elo.
#[test]
fn levels_for_people_are_far_apart() {
    for [strong, weak] in
        [["constable", "cadet"], ["reporter", "cadet"], ["inspector", "constable"], ["inspector", "reporter"]]
    {
        let bots = [level(strong), level(weak)];
        let entrants = [Entrant { name: strong, bot: &*bots[0] }, Entrant { name: weak, bot: &*bots[1] }];
        let setup = Setup::new(&[MissScarlet, MrsWhite, MrGreen]);
        let duel = Duel { setup, seats: 3, bots: entrants, seed: 1 };
        let points: Mean = duel.points(0..12, |_| {}).unwrap().into_iter().collect();
        assert!(points.mean() > 0.62, "{strong} wins {} against {weak}", points.mean());
    }
}

/// In this game a player who is out stands where the shortest way leads along: the others have to take the longer one.
#[test]
fn nobody_waits_for_a_token_that_stays_in_the_way() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(102_919);
    let (_, table) = presentation::quarry::<Clue>(&[&Detective, &Novice], &mut rng).unwrap();
    assert!(table.game().public().winner.is_some());
}
