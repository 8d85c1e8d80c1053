//! Bots say why they did what they did: what decided it.

use clue::{Card, Clue, Crime, Move, Observation, Room, Suspect, Weapon};
use game::{Arg, Knowledge, Message, Seat, Table, Viewer};
use testkit::script::play;

use super::bots::{TRUTH, ann_was_shown_mrs_white, enter, level, solved_at_once, suggest, usual};
use Suspect::{MrGreen, MrsPeacock, MrsWhite};
use Weapon::{LeadPipe, Rope, Wrench};

const ANN: Seat = Seat(0);

/// What a bot says of this move with what a seat knows.
fn why(name: &str, knowledge: &Knowledge<Clue>, m: &Move) -> Vec<Message> {
    level(name).why(knowledge, m)
}

fn names(reasons: &[Message]) -> Vec<&str> {
    reasons.iter().map(|reason| &*reason.name).collect()
}

fn ann(table: &Table<Clue>) -> Knowledge<Clue> {
    table.knowledge(Viewer::Seat(ANN))
}

/// Ann was shown Mrs. White, and then two cards more.
fn shown_three() -> Knowledge<Clue> {
    let mut knowledge = ann(&ann_was_shown_mrs_white());
    let crime = Crime { suspect: MrsPeacock, weapon: LeadPipe, room: Room::Library };
    for card in [Card::Suspect(MrsPeacock), Card::Weapon(LeadPipe)] {
        knowledge.observations.push(Observation::Showed { seat: Seat(1), to: ANN, crime, card: Some(card) });
    }
    knowledge
}

#[test]
fn the_cadet_names_what_it_remembers_and_the_constable_has_forgotten_nothing() {
    let knowledge = shown_three();
    let m = suggest(MrsWhite, Rope, Room::Conservatory);
    let reasons = why("cadet", &knowledge, &m);
    assert_eq!(names(&reasons), ["review-bot-remembers", "review-bot-asked-any"]);
    let the = |card: Card| Message::new("the-card").with("card", card);
    let cards = Arg::and([Card::Suspect(MrsPeacock), Card::Weapon(LeadPipe)].map(the));
    assert_eq!(
        reasons[0],
        Message::new("review-bot-remembers")
            .with("who", ANN)
            .with("cards", cards)
            .with("count", 2_u8)
            .with("forgotten", 1_u8)
    );
    // Of six suspects it holds two, and remembers one.
    assert_eq!(reasons[1].args["suspects"], 3_u8.into());
    assert!(why("constable", &knowledge, &m).is_empty(), "it would not ask for Mrs. White");
    let m = suggest(MrGreen, Rope, Room::Conservatory);
    assert_eq!(names(&why("constable", &knowledge, &m)), ["review-bot-remembers-all", "review-bot-asked-any"]);
}

#[test]
fn who_remembers_little_waits_only_so_long() {
    let mut knowledge = shown_three();
    knowledge.options = ann(&usual()).options;
    let guess = Move::Accuse(Crime { suspect: MrGreen, weapon: Rope, room: Room::Hall });
    assert!(why("cadet", &knowledge, &guess).is_empty());
    assert_eq!(names(&why("cadet", &knowledge, &Move::Roll)), ["review-bot-remembers", "review-bot-unsure"]);
    let asked = || Observation::Suggested { seat: ANN, crime: TRUTH };
    let shown = knowledge.observations.clone();
    knowledge.observations = std::iter::repeat_with(asked).take(25).chain(shown).collect();
    let reasons = why("cadet", &knowledge, &guess);
    assert_eq!(names(&reasons), ["review-bot-impatient", "review-bot-guess"]);
    assert!(reasons[0].args["count"] >= 25_u8.into());
    assert!(why("cadet", &knowledge, &Move::Roll).is_empty(), "it would accuse");
    assert!(why("inspector", &knowledge, &guess).is_empty(), "it waits for ever");
}

#[test]
fn who_is_certain_says_by_what() {
    let knowledge = ann(&solved_at_once());
    let m = Move::Accuse(TRUTH);
    for name in ["cadet", "constable"] {
        assert_eq!(names(&why(name, &knowledge, &m)), ["review-bot-nobody-had", "review-bot-one-left"]);
    }
    assert_eq!(names(&why("inspector", &knowledge, &m)), ["review-bot-concludes", "review-bot-one-left"]);
    assert_eq!(names(&why("novice", &knowledge, &m)), ["review-bot-sheet", "review-bot-one-left"]);
    for name in ["detective", "mastermind"] {
        assert_eq!(
            why(name, &knowledge, &m),
            [Message::new("review-bot-sure").with("who", ANN).with("crime", TRUTH)]
        );
    }
    let wrong = Move::Accuse(Crime { suspect: MrsPeacock, ..TRUTH });
    for name in ["cadet", "inspector", "mastermind"] {
        assert!(why(name, &knowledge, &wrong).is_empty(), "{name} would not have made it");
    }
}

/// Nobody had the suspect or the weapon, and Cat shows the room: three rooms are left, all alike but for what was asked.
#[test]
fn the_mastermind_accuses_at_a_chance_and_says_what_it_fears() {
    let mut table = usual();
    play(&mut table, enter(8, Room::Lounge));
    play(&mut table, [suggest(MrGreen, Rope, Room::Lounge), Move::Pass, Move::Pass, Move::End]);
    let mut knowledge = ann(&table);
    knowledge.options = ann(&usual()).options;
    let accusations: Vec<Move> = Room::ALL.iter().map(|&room| Move::Accuse(Crime { room, ..TRUTH })).collect();
    let told: Vec<_> = accusations.iter().map(|m| why("mastermind", &knowledge, m)).collect();
    let accused: Vec<_> = told.iter().filter(|reasons| !reasons.is_empty()).collect();
    // Seven rooms are open: no chance is worth a risk.
    assert!(accused.is_empty(), "{accused:?}");
    let roll = why("mastermind", &knowledge, &Move::Roll);
    assert_eq!(names(&roll), ["review-bot-thinks-by-questions", "review-bot-waits"]);
    assert_eq!(names(&why("detective", &knowledge, &Move::Roll)), ["review-bot-thinks", "review-bot-waits"]);
    for (room, seat) in [Room::Library, Room::DiningRoom]
        .map(|room| (room, 1))
        .into_iter()
        .chain([Room::BilliardRoom, Room::Ballroom, Room::Conservatory].map(|room| (room, 2)))
    {
        let crime = Crime { suspect: MrGreen, weapon: Rope, room };
        let card = Some(Card::Room(room));
        knowledge.observations.push(Observation::Showed { seat: Seat(seat), to: ANN, crime, card });
        let own = knowledge.view.own.as_mut().unwrap();
        own.shown_to_me[Seat(seat)] = own.shown_to_me[Seat(seat)].or(clue::CardSet::of(card));
    }
    // Hall or Kitchen.
    let accused: Vec<_> = accusations
        .iter()
        .map(|m| why("mastermind", &knowledge, m))
        .filter(|reasons| !reasons.is_empty())
        .collect();
    let [reasons] = &accused[..] else { panic!("one is the likeliest: {accused:?}") };
    assert_eq!(names(reasons), ["review-bot-thinks-by-questions", "review-bot-danger"]);
    let (Arg::Percent(chance), Arg::Number(danger)) = (&reasons[0].args["chance"], &reasons[1].args["danger"])
    else {
        panic!("{reasons:?}")
    };
    // It would wait for more than 70% of what is safe.
    let least = 100.0 * (1.0 - f64::from(*chance) / 70.0);
    assert!((*danger as f64 - least).abs() < 2.0, "{chance} and {danger}");
}

#[test]
fn who_shows_a_card_says_whether_it_was_seen_or_tells_the_least() {
    let mut table = ann_was_shown_mrs_white();
    play(&mut table, [suggest(MrsWhite, LeadPipe, Room::Conservatory)]);
    let ben = table.knowledge(Viewer::Seat(Seat(1)));
    let shows = |card| Move::Show { card };
    let (old, new) = (shows(Card::Suspect(MrsWhite)), shows(Card::Weapon(LeadPipe)));
    assert_eq!(names(&why("mastermind", &ben, &old)), ["review-bot-shows-again"]);
    assert!(why("mastermind", &ben, &new).is_empty(), "it shows the other");
    assert_eq!(names(&why("inspector", &ben, &new)), ["review-bot-shows-any"]);
    let mut table = ann_was_shown_mrs_white();
    play(&mut table, [suggest(MrsPeacock, LeadPipe, Room::Conservatory)]);
    let ben = table.knowledge(Viewer::Seat(Seat(1)));
    assert_eq!(names(&why("mastermind", &ben, &new)), ["review-bot-shows-least"]);
    // With one card there is no choice.
    let mut table = ann_was_shown_mrs_white();
    play(&mut table, [suggest(MrsPeacock, Wrench, Room::Conservatory)]);
    let ben = table.knowledge(Viewer::Seat(Seat(1)));
    for name in ["cadet", "mastermind"] {
        assert!(why(name, &ben, &shows(Card::Suspect(MrsPeacock))).is_empty());
    }
}

#[test]
fn who_asks_with_a_card_of_their_own_says_so() {
    let knowledge = ann(&ann_was_shown_mrs_white());
    // The Candlestick is Ann's.
    let m = suggest(MrGreen, Weapon::Candlestick, Room::Conservatory);
    let reasons = why("detective", &knowledge, &m);
    assert_eq!(names(&reasons[1..]), ["review-bot-asked", "review-bot-asked-own"]);
    let asked = reasons[1].args["cards"].to_string();
    assert!(asked.contains("card-mr-green") && !asked.contains("candlestick"), "{asked}");
    assert!(why("detective", &knowledge, &suggest(MrsWhite, Rope, Room::Conservatory)).is_empty(), "Ben has her");
}
