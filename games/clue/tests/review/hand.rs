//! A game small enough to be judged with pencil and paper.

use clue::{
    Card, CardSet, Clue, Crime, Deal, Dice, Fact, Holder, Move, Place, Room, Setup, Suspect, Weapon, WeaponRooms,
};
use game::{Seat, Table, Viewer};
use presentation::{Grade, Moment, Playable, Review};
use testkit::script::play;

use super::games::said;

use Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsPeacock, MrsWhite, ProfessorPlum};
use Weapon::{Candlestick, Knife, LeadPipe, Revolver, Rope, Wrench};

const TRUTH: Crime = Crime { suspect: MrGreen, weapon: Rope, room: Room::Hall };

fn cards(suspects: &[Suspect], weapons: &[Weapon], rooms: &[Room]) -> CardSet {
    let suspects = suspects.iter().map(|&suspect| Card::Suspect(suspect));
    let weapons = weapons.iter().map(|&weapon| Card::Weapon(weapon));
    suspects.chain(weapons).chain(rooms.iter().map(|&room| Card::Room(room))).collect()
}

/// Ada, Ben and Cleo; nobody but the case file has Mr. Green, the Rope and the Hall.
fn dealt() -> Table<Clue> {
    use Room::{Ballroom, BilliardRoom, Conservatory, DiningRoom, Kitchen, Library, Lounge, Study};
    let setup = Setup { dice: 2, ..Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]) };
    let mut table: Table<Clue> = Table::new(setup).unwrap();
    let hands = [
        cards(&[MissScarlet, ColonelMustard], &[Candlestick, Knife], &[Study, Lounge]),
        cards(&[MrsWhite, MrsPeacock], &[LeadPipe, Revolver], &[Library, DiningRoom]),
        cards(&[ProfessorPlum], &[Wrench], &[BilliardRoom, Ballroom, Conservatory, Kitchen]),
    ];
    let weapons = WeaponRooms(Room::ALL[..6].iter().copied().collect());
    play(&mut table, [Move::Deal(Deal { hands: hands.into_iter().collect(), case_file: TRUTH, weapons })]);
    table
}

fn enter(number: u8, room: Room) -> [Move; 3] {
    let dice = Dice::two(number.div_ceil(2), number / 2);
    [Move::Roll, Move::Dice { dice }, Move::Go { to: Place::Room(room) }]
}

fn crime(suspect: Suspect, weapon: Weapon, room: Room) -> Crime {
    Crime { suspect, weapon, room }
}

fn moments<'a>(review: &'a Review<Fact>, what: &str) -> Vec<&'a Moment> {
    review.moments.iter().filter(|moment| moment.what.name == what).collect()
}

#[track_caller]
fn close(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-9, "{one} is not {other}");
}

/// Ada asks for the Hall alone, with two cards of her own; nobody can show it. Then two accuse.
fn hall() -> Table<Clue> {
    let mut table = dealt();
    play(&mut table, enter(12, Room::Hall));
    play(&mut table, [Move::Suggest(crime(MissScarlet, Candlestick, Room::Hall)), Move::Pass, Move::Pass]);
    play(&mut table, [Move::Accuse(crime(MrGreen, Wrench, Room::Hall)), Move::Accuse(TRUTH)]);
    table
}

#[test]
fn a_suggestion_is_worth_what_pencil_and_paper_say() {
    let review = Clue::review(&hall()).unwrap();
    let [asked] = moments(&review, "review-suggestion")[..] else { panic!("one suggestion") };
    assert_eq!((asked.seat, asked.ply), (Seat(0), 5));
    // Four suspects, four weapons and seven rooms are left, the Hall one of them: with one chance in seven nobody shows.
    let (one, six) = (1.0 / 7.0_f64, 6.0 / 7.0_f64);
    let expected = -one * one.log2() - six * six.log2();
    close(review.curves[0].values[1], (112.0_f64.log2() * 1e3).round() / 1e3);
    // Nobody showed it: the room is known, which is all of its bits.
    close(asked.luck.unwrap(), 7.0_f64.log2() - expected);
    // To ask for one card in seven is nearly the best there is: to ask for more blurs who showed what.
    assert!((-0.2..=0.0).contains(&asked.skill.unwrap()), "{asked:?}");
    assert!(asked.grade >= Some(Grade::Fine));
    close(review.curves[0].values[7], 4.0);
    assert_eq!(
        said(&asked.text[..1], Viewer::Spectator),
        "Ada suggested Miss Scarlet in the Hall with the Candlestick. \
        Before it Ada had 112 possible solutions, after it 16 possible solutions."
    );
}

#[test]
fn accusations_are_judged_by_their_chance_and_not_by_the_case_file() {
    let review = Clue::review(&hall()).unwrap();
    let [wrong, right] = moments(&review, "review-accusation")[..] else { panic!("two accusations") };
    // Four suspects and four weapons, all alike.
    close(wrong.chance.unwrap(), 1.0 / 16.0);
    assert_eq!((wrong.seat, wrong.grade), (Seat(0), Some(Grade::Blunder)));
    // It gave away fifteen of sixteen chances of the whole case: six suspects, six weapons and nine rooms.
    close(wrong.skill.unwrap(), -324.0_f64.log2() * 15.0 / 16.0);
    assert_eq!(
        said(wrong.better.as_slice(), Viewer::Spectator),
        "Finding out more first would have been safer: Ada still had 16 possible solutions left, and whoever accuses wrongly is out."
    );
    let text = said(&wrong.text, Viewer::Spectator);
    assert!(text.ends_with("and was wrong. Its chance of being right was 6%."), "{text}");
    assert_eq!((right.seat, right.grade), (Seat(1), Some(Grade::Blunder)), "right by luck alone");
    assert!(right.chance.unwrap() < 0.2);
    assert_eq!(
        said(&review.summary[..1], Viewer::Spectator),
        "Ben solved the case: Mr. Green in the Hall with the Rope."
    );
    assert!(moments(&review, "review-turning-point").is_empty());
}

/// Ben may show two cards. One of them Ada has seen already: it tells nothing.
#[test]
fn showing_what_was_seen_already_tells_nothing() {
    let mut table = dealt();
    let white = Move::Show { card: Card::Suspect(MrsWhite) };
    play(&mut table, enter(12, Room::Hall));
    play(&mut table, [Move::Suggest(crime(MrsWhite, Candlestick, Room::Hall)), white.clone()]);
    // Ben and Cleo stay in the corridors, Ada comes back to the room where she is moved.
    play(&mut table, enter(8, Room::Lounge));
    play(
        &mut table,
        [Move::Suggest(crime(MissScarlet, Wrench, Room::Lounge)), Move::Show { card: Card::Weapon(Wrench) }],
    );
    play(&mut table, [Move::Accuse(crime(MissScarlet, Rope, Room::Hall))]);
    // Ada suggests where she was moved to.
    play(&mut table, [Move::Suggest(crime(MrsWhite, Revolver, Room::Lounge)), white, Move::Accuse(TRUTH)]);
    let review = Clue::review(&table).unwrap();
    let shown = moments(&review, "review-card-shown");
    let again = shown.last().unwrap();
    assert_eq!((again.seat, again.grade), (Seat(1), Some(Grade::Best)));
    let text = said(&again.text, Viewer::Spectator);
    assert!(text.contains("It told Ada next to nothing."), "{text}");
    let first = shown[0];
    assert_eq!(first.grade, None, "there was one card to show");
    let text = said(&first.text, Viewer::Spectator);
    assert!(text.contains("There was no other card to show."), "{text}");
}

/// The shortest proof of the Hall: what Ada holds does not matter, but that nobody has it does.
#[test]
fn a_proof_names_what_it_needs() {
    let table = hall();
    let mut early: Table<Clue> = Table::new(table.setup().clone()).unwrap();
    play(&mut early, table.log()[..7].iter().cloned());
    let hall = Fact { card: Card::Room(Room::Hall), holder: Holder::CaseFile };
    let ada = Viewer::Seat(Seat(0));
    let why = Clue::why(&early.knowledge(ada), &hall).unwrap();
    assert!(why.is);
    let reasons: Vec<String> =
        why.reasons.iter().map(|reason| said(std::slice::from_ref(&reason.message), ada)).collect();
    assert_eq!(
        reasons,
        [
            "You hold Miss Scarlet, Colonel Mustard, the Candlestick, the Knife, the Study and the Lounge.",
            "Ben has none of these: Miss Scarlet, the Candlestick and the Hall.",
            "Cleo has none of these: Miss Scarlet, the Candlestick and the Hall.",
        ]
    );
    // A spectator does not know that Ada does not have it.
    assert_eq!(Clue::why(&early.knowledge(Viewer::Spectator), &hall), None);
}
