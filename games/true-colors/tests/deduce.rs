//! Why something is certain: by clause, and on whole games against a solver that is given the reasons alone.

use std::collections::BTreeSet;

use belief::{Entry, Holder, Problem, Quota};
use bots::{Bot, Playable, RandomBot};
use game::{BySeat, Game, Help, Knowledge, Seat, Table, Turn, Viewer, Why};
use rand::SeedableRng;
use true_colors::{
    Attack, Card, Cards, Decoy, Move, Observation, Options, Phase, Place, Setup, Toy, TrueColors, What, Where, Who,
};

const ANN: Viewer = Viewer::Seat(Seat(0));

fn names(seats: usize) -> BySeat<String> {
    ["Ann", "Ben", "Cat", "Dan", "Eve", "Flo"][..seats].iter().map(|name| (*name).into()).collect()
}

fn card(of: &str) -> Card {
    serde_json::from_value(of.into()).unwrap()
}

/// What a set of news says, read from the rules anew: of some cards a player was dealt at least and at most so many.
type Said = (Seat, Cards, u8, u8);

/// What each piece of news says to the viewer who was told all of them.
fn said(knowledge: &Knowledge<TrueColors>) -> Vec<Option<Said>> {
    let mut face_up = vec![Cards::EMPTY; knowledge.view.public.players.len()];
    let mut attack: Option<Attack> = None;
    let weaknesses = Cards::WHERE.or(Cards::WHAT);
    let mut says = |told: &Observation| match *told {
        Observation::Dealt { own, .. } => {
            let own = own?.and(weaknesses);
            Some((knowledge.viewer.seat()?, own, own.len() as u8, own.len() as u8))
        }
        Observation::Attacked { attack: made, .. } => {
            attack = Some(made);
            None
        }
        Observation::Revealed { seat, card, .. } => {
            let hidden = attack?.cards().without(face_up[seat.index()]);
            face_up[seat.index()].insert(card);
            if weaknesses.contains(card) {
                return Some((seat, Cards::one(card), 1, 1));
            }
            let bluff = knowledge.setup.decoy == Decoy::AnyAttack && hidden.len() == 2;
            (!bluff && !hidden.is_empty()).then_some((seat, hidden, 1, hidden.len() as u8))
        }
        Observation::Unharmed { seat, .. } => Some((seat, attack?.cards().without(face_up[seat.index()]), 0, 0)),
        _ => None,
    };
    knowledge.observations.iter().map(&mut says).collect()
}

/// What a cell claims, or its contrary.
fn claim(knowledge: &Knowledge<TrueColors>, of: &str, seat: Seat, is: bool) -> Said {
    let Some(weapon) = of.strip_prefix("attack ") else {
        return (seat, Cards::one(card(of)), u8::from(is), u8::from(is));
    };
    let public = &knowledge.view.public;
    let room = public.players[knowledge.viewer.seat().unwrap()].place.room().unwrap();
    let attack: Cards = [Card::Where(room), card(weapon)].into_iter().collect();
    let hidden = attack.without(public.players[seat].face_up);
    match (hidden.is_empty(), is) {
        (true, true) => (seat, attack, 2, 2),
        (true, false) => (seat, attack, 0, 1),
        (false, true) => (seat, hidden, 1, hidden.len() as u8),
        (false, false) => (seat, hidden, 0, 0),
    }
}

/// Whether some deal is as it is said.
fn is_possible(knowledge: &Knowledge<TrueColors>, said: impl Iterator<Item = Said>) -> bool {
    let public = &knowledge.view.public;
    let deck: Vec<Card> = public.deck.iter().collect();
    let each = [public.forms, public.vulnerabilities, public.vulnerabilities];
    let seats = public.players.len();
    let mut problem = Problem::new(&each.map(|each| usize::from(each) * seats)).unwrap();
    for _ in 0..seats {
        problem.add_holder(Quota::ByCategory(each.to_vec())).unwrap();
    }
    for (seat, cards, least, most) in said {
        let place = |card| belief::Card(deck.iter().position(|&other| other == card).unwrap() as u8);
        let cards = cards.iter().map(place).collect();
        problem.enter(Entry::between(Holder(seat.0), cards, least, most)).unwrap();
    }
    belief::solve(&problem).is_ok()
}

/// Checks every cell of the aid: certain ones have a why whose reasons alone suffice and of which none can be left out,
/// the others have none. Gives how many were certain.
fn check(knowledge: &Knowledge<TrueColors>) -> Vec<Why> {
    let seats = knowledge.view.public.players.len();
    let Some(aid) = TrueColors::aid(knowledge) else { return Vec::new() };
    let certain = aid.clone().at(Help::Reasoner).unwrap();
    let said = said(knowledge);
    let mut found = Vec::new();
    for row in &aid.rows {
        for (seat, at) in Seat::all(seats).zip(&aid.columns) {
            let told = certain.rows.iter().find(|told| told.of == row.of);
            let is = told.and_then(|told| told.possible[seat.index()]);
            let why = TrueColors::why(knowledge, &row.of, at, &names(seats));
            assert_eq!(why.as_ref().map(|why| why.is), is.map(|chance| chance == 1.0), "{}, {at}", row.of);
            let Some(why) = why else { continue };
            let news: BTreeSet<u32> = why.reasons.iter().map(|reason| reason.news).collect();
            assert_eq!(news.len(), why.reasons.len(), "each reason once");
            let contrary = claim(knowledge, &row.of, seat, !why.is);
            let follows = |left_out: Option<u32>| {
                let kept = news.iter().filter(|&&number| Some(number) != left_out);
                let reasons = kept.map(|&number| said[number as usize].expect("it says something"));
                !is_possible(knowledge, reasons.chain([contrary]))
            };
            assert!(follows(None), "{}, {at}: {why:?}", row.of);
            for &left_out in &news {
                assert!(!follows(Some(left_out)), "{}, {at} without {left_out}: {why:?}", row.of);
            }
            found.push(why);
        }
    }
    found
}

/// Calls with what each viewer knew at every so-manieth move.
fn look(table: &Table<TrueColors>, every: usize, mut at: impl FnMut(&Knowledge<TrueColors>)) {
    let start = TrueColors::start(table.setup()).unwrap();
    for viewer in Viewer::all(start.seats()) {
        let mut knowledge = Knowledge::of_start(table.setup(), &start, viewer);
        let mut number = 0;
        table.replay(|before, m, after| {
            knowledge.follow(before, m, after);
            number += 1;
            if number % every == 0 {
                at(&knowledge);
            }
        });
    }
}

#[test]
fn every_certain_cell_of_whole_games_has_its_why() {
    let levels = TrueColors::bots();
    let (mut cells, mut attacks, mut longest) = (0, 0, 0);
    for (seats, decoy, every) in [(3, Decoy::OnMatch, 9), (4, Decoy::AnyAttack, 23), (6, Decoy::OnMatch, 37)] {
        let setup = Setup { decoy, ..Setup::new(seats) };
        let bots: Vec<&dyn Bot<TrueColors>> =
            (0..usize::from(seats)).map(|seat| &*levels[2 - seat % 2].bot).collect();
        let table = bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(5)).unwrap();
        look(&table, every, |knowledge| {
            let found = check(knowledge);
            cells += found.len();
            longest = found.iter().map(|why| why.reasons.len()).max().unwrap_or(0).max(longest);
            attacks += usize::from(matches!(knowledge.options, Some(Options::Before(_) | Options::After(_))));
        });
    }
    assert!(cells > 2_000 && attacks > 5 && longest >= 3, "{cells} cells, {attacks} attacks, {longest} reasons");
}

/// Every set of news is tried, and every deal: none that is smaller says as much.
#[test]
fn no_shorter_list_would_do_in_small_games() {
    let mut looked = 0;
    for seed in 0..12 {
        let setup = Setup { max_rounds: 12, toy: Some(Toy { forms: 2, faces: 6 }), ..Setup::new(3) };
        let bots: [&dyn Bot<TrueColors>; 3] =
            [&RandomBot, &*TrueColors::bots()[1].bot, &*TrueColors::bots()[2].bot];
        let table = bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap();
        look(&table, 11, |knowledge| {
            let said: Vec<Said> = said(knowledge).into_iter().flatten().collect();
            let Some(aid) = TrueColors::aid(knowledge).filter(|_| said.len() <= 9) else { return };
            for row in aid.rows.iter().filter(|row| !row.of.starts_with("attack")) {
                for at in Seat::all(3) {
                    let why = TrueColors::why(knowledge, &row.of, &at.0.to_string(), &names(3));
                    let shortest = |is: bool| {
                        let contrary = claim(knowledge, &row.of, at, !is);
                        let rules_out = |chosen: &u32| {
                            let kept = said.iter().enumerate().filter(|(bit, _)| chosen >> bit & 1 == 1);
                            let all: Vec<Said> = kept.map(|(_, &said)| said).chain([contrary]).collect();
                            !small_deals(knowledge.view.public.deck).any(|hands| {
                                all.iter().all(|&(seat, cards, least, most)| {
                                    let held = hands[seat.index()].and(cards).len() as u8;
                                    least <= held && held <= most
                                })
                            })
                        };
                        (0_u32..1 << said.len()).filter(rules_out).map(u32::count_ones).min()
                    };
                    let expected =
                        shortest(true).map(|len| (true, len)).or(shortest(false).map(|len| (false, len)));
                    assert_eq!(why.map(|why| (why.is, why.reasons.len() as u32)), expected, "{}, {at}", row.of);
                    looked += usize::from(expected.is_some());
                }
            }
        });
    }
    assert!(looked > 100, "only {looked} cells were certain");
}

/// Every way to give three players a room and a weapon each.
fn small_deals(deck: Cards) -> impl Iterator<Item = [Cards; 3]> {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let kind = |kind: Cards| deck.and(kind).iter().collect::<Vec<Card>>();
    let (rooms, weapons) = (kind(Cards::WHERE), kind(Cards::WHAT));
    ORDERS.into_iter().flat_map(move |room| {
        let (rooms, weapons) = (rooms.clone(), weapons.clone());
        ORDERS.into_iter().map(move |weapon| {
            std::array::from_fn(|seat| [rooms[room[seat]], weapons[weapon[seat]]].into_iter().collect())
        })
    })
}

/// Three players: of each kind Ann has the first four cards, Ben the next, Cat the last; all are made to meet in a room
/// of which Ann chooses, and Ann attacks.
struct Scene(Table<TrueColors>);

impl Scene {
    fn new() -> Scene {
        let mut scene = Scene(Table::new(Setup::new(3)).unwrap());
        let hand = |seat: usize| {
            let of = |kind: usize| (4 * seat..4 * seat + 4).map(move |at| Card::from_index(12 * kind + at));
            (0..3).flat_map(of).collect()
        };
        scene.play(Move::Deal { hands: (0..3).map(hand).collect(), weapons: What::ALL.into_iter().collect() });
        scene
    }

    fn play(&mut self, m: Move) {
        let mover = self.0.game().turn().mover().expect("the game goes on");
        self.0.play(mover, m).unwrap();
    }

    /// Plays on until Ann may move her pawn.
    fn until_ann(&mut self) {
        loop {
            match self.0.game().public().phase {
                Phase::Walk { seat: Seat(0), .. } => return,
                Phase::Before { .. } => self.play(Move::Roll {}),
                Phase::Dice { .. } => self.play(Move::Dice { dice: [6, 6] }),
                Phase::Walk { .. } => self.play(Move::Stay {}),
                _ => self.play(Move::End {}),
            }
        }
    }

    /// Ann goes where a weapon lies and takes it, laying down another.
    fn arm(&mut self, room: Where, weapon: What, drop: Option<What>) {
        self.until_ann();
        self.play(Move::Leap { to: Place::Room(room), bring: None });
        self.play(Move::PickUp { weapon, drop });
    }

    /// Ann drags somebody into a room and strikes; the answer is this card, or nothing.
    fn strike(&mut self, target: u8, room: Where, weapon: What, card: Option<Card>) {
        self.until_ann();
        let bring =
            (self.0.game().public().players[Seat(target)].place != Place::Room(room)).then_some(Seat(target));
        self.play(Move::Leap { to: Place::Room(room), bring });
        self.play(Move::Attack { target: Seat(target), weapon });
        self.play(card.map_or(Move::Nothing {}, |card| Move::Reveal { card }));
    }

    #[track_caller]
    fn why(&self, viewer: Viewer, of: &str, at: u8) -> (bool, Vec<String>) {
        let knowledge = self.0.knowledge(viewer);
        check(&knowledge);
        let why = TrueColors::why(&knowledge, of, &at.to_string(), &names(3)).expect("it is certain");
        (why.is, why.reasons.into_iter().map(|reason| reason.text).collect())
    }
}

const OWN: &str = "You can be hurt in these rooms: Ballroom, Bathroom, Bedroom and Billiard Room; and with these \
                   weapons: Axe, Bomb, Candlestick and Cane.";

/// The room in which a weapon lies at first.
fn lies(weapon: What) -> Where {
    Where::ALL[weapon.index()]
}

#[test]
fn tc_11_own_cards_are_a_reason() {
    let scene = Scene::new();
    assert_eq!(scene.why(ANN, "ballroom", 0), (true, vec![OWN.into()]));
    assert_eq!(scene.why(ANN, "axe", 2), (false, vec![OWN.into()]));
    let forms = "Your forms are ";
    let (is, reasons) = scene.why(ANN, serde_json::to_value(Who::ALL[0]).unwrap().as_str().unwrap(), 1);
    assert!(!is && reasons.len() == 1 && reasons[0].starts_with(forms), "{reasons:?}");
}

#[test]
fn tc_50_an_attack_without_effect_is_a_reason() {
    let mut scene = Scene::new();
    scene.arm(lies(What::Axe), What::Axe, None);
    scene.strike(1, Where::ALL[11], What::Axe, None);
    let room = Where::ALL[11];
    let said = format!(
        "You attacked Ben in the {0} with the Axe and nothing happened: neither the {0} nor the Axe can hurt Ben.",
        room.title()
    );
    let key = serde_json::to_value(room).unwrap();
    assert_eq!(scene.why(ANN, key.as_str().unwrap(), 1), (false, vec![said.clone()]));
    // Who is not Ben's and not Ann's is Cat's.
    assert_eq!(scene.why(ANN, key.as_str().unwrap(), 2), (true, vec![OWN.into(), said]));
}

#[test]
fn tc_51_a_form_in_place_of_a_weakness_is_a_reason() {
    let mut scene = Scene::new();
    scene.arm(lies(What::Axe), What::Axe, None);
    let (room, form) = (Where::ALL[4], Card::Who(Who::ALL[4]));
    scene.strike(1, room, What::Axe, Some(form));
    let said = format!(
        "You attacked Ben in the {0} with the Axe and forced Ben into {1}: the {0} or the Axe can hurt Ben.",
        room.title(),
        form.title()
    );
    let key = serde_json::to_value(room).unwrap();
    // The Axe is Ann's own.
    assert_eq!(scene.why(ANN, key.as_str().unwrap(), 1), (true, vec![OWN.into(), said.clone()]));
    // Whoever looks on knows only that it is one of the two.
    let spectator = scene.0.knowledge(Viewer::Spectator);
    assert_eq!(TrueColors::why(&spectator, key.as_str().unwrap(), "1", &names(3)), None);
    // Cat cannot be hurt where Ben can.
    assert_eq!(scene.why(ANN, key.as_str().unwrap(), 2), (false, vec![OWN.into(), said]));
    let turned = format!("Ben turned up {}.", form.title());
    let who = serde_json::to_value(form).unwrap();
    assert_eq!(scene.why(ANN, who.as_str().unwrap(), 1), (true, vec![turned]));
}

#[test]
fn tc_52_what_lay_face_up_is_part_of_the_reason() {
    let mut scene = Scene::new();
    scene.arm(lies(What::Axe), What::Axe, None);
    let room = Where::ALL[4];
    scene.strike(1, room, What::Axe, Some(Card::Where(room)));
    let key = serde_json::to_value(room).unwrap();
    let turned = format!("Ben turned up the {}.", room.title());
    assert_eq!(scene.why(ANN, key.as_str().unwrap(), 1), (true, vec![turned]));
    scene.strike(1, room, What::Axe, None);
    let spectator = scene.why(Viewer::Spectator, "axe", 1);
    let said = format!(
        "Ann attacked Ben in the {}, which lay face up, with the Axe and nothing happened: the Axe cannot hurt Ben.",
        room.title()
    );
    assert_eq!(spectator, (false, vec![said]));
}

#[test]
fn nothing_follows_from_the_rules_alone() {
    let scene = Scene::new();
    let knowledge = scene.0.knowledge(Viewer::Spectator);
    assert!(check(&knowledge).is_empty(), "all are dealt as many of each");
    let before: Table<TrueColors> = Table::new(Setup::new(3)).unwrap();
    assert_eq!(before.game().turn(), Turn::Chance);
    assert_eq!(TrueColors::why(&before.knowledge(ANN), "axe", "0", &names(3)), None);
}

#[test]
fn there_is_no_why_for_what_is_no_cell() {
    let scene = Scene::new();
    let knowledge = scene.0.knowledge(ANN);
    for (of, at) in [("unicorn", "0"), ("axe", "3"), ("axe", "file"), ("attack axe", "1"), ("attack", "0")] {
        assert_eq!(TrueColors::why(&knowledge, of, at, &names(3)), None, "{of}, {at}");
    }
}
