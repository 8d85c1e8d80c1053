//! Why something is certain: by clause, and on whole games against a solver that is given the reasons alone.

use super::bots::level;
use std::collections::BTreeSet;

use belief::{Constraint, Holder, Problem, Quota};
use bots::{Bot, RandomBot};
use game::{BySeat, Game, Knowledge, Seat, Table, Turn, Viewer};
use presentation::{Listener, Playable, Why};
use rand::SeedableRng;
use true_colors::{
    Attack, Card, Cards, Decoy, Fact, Move, Observation, Options, Phase, Place, ROOMS, Setup, Toy, TrueColors,
    WEAKNESSES, WEAPONS, What, Where, Who,
};

const ANN: Viewer = Viewer::Seat(Seat(0));

fn names(seats: usize) -> BySeat<String> {
    ["Ann", "Ben", "Cat", "Dan", "Eve", "Flo"][..seats].iter().map(|name| (*name).into()).collect()
}

/// What a set of news says, read from the rules anew: the least and the most that a player was dealt of some cards.
type Said = (Seat, Cards, u8, u8);

/// What each piece of news says to the viewer who was told all of them.
fn said(knowledge: &Knowledge<TrueColors>) -> Vec<Option<Said>> {
    let mut face_up = vec![Cards::EMPTY; knowledge.view.public.players.len()];
    let mut attack: Option<Attack> = None;
    let weaknesses = WEAKNESSES;
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

/// What a fact claims, or its contrary.
fn claim(fact: Fact, is: bool) -> Said {
    let Fact { seat, one_of } = fact;
    if is { (seat, one_of, 1, one_of.len() as u8) } else { (seat, one_of, 0, 0) }
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
        problem.constrain(Constraint::between(Holder(seat.0), cards, least, most)).unwrap();
    }
    belief::solve(&problem).is_ok()
}

/// Checks every fact of the aid: certain ones have a why whose reasons alone suffice and of which none can be left
/// out, the others have none. Gives the whys.
fn check(knowledge: &Knowledge<TrueColors>) -> Vec<Why> {
    let Some(aid) = TrueColors::aid(knowledge) else { return Vec::new() };
    let said = said(knowledge);
    let mut found = Vec::new();
    for told in &aid.facts {
        let fact = told.fact;
        let is = told.possible.filter(|&chance| chance == 0.0 || chance == 1.0);
        let why = TrueColors::why(knowledge, &fact);
        assert_eq!(why.as_ref().map(|why| why.is), is.map(|chance| chance == 1.0), "{fact:?}");
        let Some(why) = why else { continue };
        let news: BTreeSet<u32> = why.reasons.iter().map(|reason| reason.news).collect();
        assert_eq!(news.len(), why.reasons.len(), "each reason once");
        let contrary = claim(fact, !why.is);
        let follows = |left_out: Option<u32>| {
            let kept = news.iter().filter(|&&number| Some(number) != left_out);
            let reasons = kept.map(|&number| said[number as usize].expect("it says something"));
            !is_possible(knowledge, reasons.chain([contrary]))
        };
        assert!(follows(None), "{fact:?}: {why:?}");
        for &left_out in &news {
            assert!(!follows(Some(left_out)), "{fact:?} without {left_out}: {why:?}");
        }
        found.push(why);
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
fn every_certain_fact_of_whole_games_has_its_why() {
    let levels = ["hunter", "prowler"].map(level);
    let (mut facts, mut attacks, mut longest) = (0, 0, 0);
    for (seats, decoy, every) in [(3, Decoy::OnMatch, 18), (4, Decoy::AnyAttack, 46), (6, Decoy::OnMatch, 74)] {
        let setup = Setup { decoy, ..Setup::new(seats) };
        let bots: Vec<&dyn Bot<TrueColors>> = (0..usize::from(seats)).map(|seat| &*levels[seat % 2]).collect();
        let table = bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(5)).unwrap();
        look(&table, every, |knowledge| {
            let found = check(knowledge);
            facts += found.len();
            longest = found.iter().map(|why| why.reasons.len()).max().unwrap_or(0).max(longest);
            attacks += usize::from(matches!(knowledge.options, Some(Options::Before(_) | Options::After(_))));
        });
    }
    assert!(facts > 1_000 && attacks > 2 && longest >= 3, "{facts} facts, {attacks} attacks, {longest} reasons");
}

/// Every set of news is tried, and every deal: none that is smaller says as much.
#[test]
fn no_shorter_list_would_do_in_small_games() {
    let mut looked = 0;
    for seed in 0..12 {
        let setup = Setup { max_rounds: 12, toy: Some(Toy { forms: 2, faces: 6 }), ..Setup::new(3) };
        let levels = ["prowler", "hunter"].map(level);
        let bots: [&dyn Bot<TrueColors>; 3] = [&RandomBot, &*levels[0], &*levels[1]];
        let table = bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap();
        look(&table, 11, |knowledge| {
            let said: Vec<Said> = said(knowledge).into_iter().flatten().collect();
            let Some(aid) = TrueColors::aid(knowledge).filter(|_| said.len() <= 9) else { return };
            for fact in aid.facts.iter().map(|told| told.fact) {
                let shortest = |is: bool| {
                    let contrary = claim(fact, !is);
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
                let expected = shortest(true).map(|len| (true, len)).or(shortest(false).map(|len| (false, len)));
                let why = TrueColors::why(knowledge, &fact);
                assert_eq!(why.map(|why| (why.is, why.reasons.len() as u32)), expected, "{fact:?}");
                looked += usize::from(expected.is_some());
            }
        });
    }
    assert!(looked > 100, "only {looked} facts were certain");
}

/// Every way to give three players a room and a weapon each.
fn small_deals(deck: Cards) -> impl Iterator<Item = [Cards; 3]> {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let kind = |kind: Cards| deck.and(kind).iter().collect::<Vec<Card>>();
    let (rooms, weapons) = (kind(ROOMS), kind(WEAPONS));
    ORDERS.into_iter().flat_map(move |room| {
        let (rooms, weapons) = (rooms.clone(), weapons.clone());
        ORDERS.into_iter().map(move |weapon| {
            std::array::from_fn(|seat| [rooms[room[seat]], weapons[weapon[seat]]].into_iter().collect())
        })
    })
}

/// Three players: of each kind Ann has the first four cards, Ben the next, Cat the last; all are made to meet in a
/// room of which Ann chooses, and Ann attacks.
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

    /// Whether the player was dealt the card, and the reasons in words.
    #[track_caller]
    fn why(&self, viewer: Viewer, card: Card, at: u8) -> (bool, Vec<String>) {
        let knowledge = self.0.knowledge(viewer);
        check(&knowledge);
        let why = TrueColors::why(&knowledge, &Fact::card(Seat(at), card)).expect("it is certain");
        let names = names(3);
        let said = |message| TrueColors::words().try_say(message, Listener { viewer, names: &names }).unwrap();
        (why.is, why.reasons.iter().map(|reason| said(&reason.message)).collect())
    }
}

const OWN: &str = "You can be hurt in the Ballroom, the Bathroom, the Bedroom and the Billiard Room, and with the Axe, \
                   the Bomb, the Candlestick and the Cane.";
const AXE: Card = Card::What(What::Axe);
const STUDY: Card = Card::Where(Where::Study);
const CONSERVATORY: Card = Card::Where(Where::Conservatory);
const WHITE: Card = Card::Who(Who::MrsWhite);

/// Ann has the Axe and strikes Ben in a room; he answers by this card, or by nothing.
fn struck(room: Where, card: Option<Card>) -> Scene {
    let mut scene = Scene::new();
    scene.arm(Where::Ballroom, What::Axe, None);
    scene.strike(1, room, What::Axe, card);
    scene
}

#[test]
fn tc_11_own_cards_are_a_reason() {
    let scene = Scene::new();
    assert_eq!(scene.why(ANN, Card::Where(Where::Ballroom), 0), (true, vec![OWN.into()]));
    assert_eq!(scene.why(ANN, AXE, 2), (false, vec![OWN.into()]));
    let shapes = "Your shapes are Miss Jade, Mrs. Peacock, Mr. Green and Prof. Plum.";
    assert_eq!(scene.why(ANN, Card::Who(Who::MissJade), 1), (false, vec![shapes.into()]));
}

#[test]
fn tc_50_an_attack_without_effect_is_a_reason() {
    let scene = struck(Where::Study, None);
    let said =
        "You attacked Ben in the Study with the Axe and nothing happened, so neither can hurt Ben.".to_owned();
    assert_eq!(scene.why(ANN, STUDY, 1), (false, vec![said.clone()]));
    // Who is not Ben's and not Ann's is Cat's.
    assert_eq!(scene.why(ANN, STUDY, 2), (true, vec![OWN.into(), said]));
}

#[test]
fn tc_51_a_shape_in_place_of_a_weakness_is_a_reason() {
    let scene = struck(Where::Conservatory, Some(WHITE));
    let said = "You attacked Ben in the Conservatory with the Axe, and Ben turned up Mrs. White instead of a weakness, so \
                one of the two can hurt Ben."
        .to_owned();
    // The Axe is Ann's own.
    assert_eq!(scene.why(ANN, CONSERVATORY, 1), (true, vec![OWN.into(), said.clone()]));
    // A spectator knows only that it is one of the two.
    let spectator = scene.0.knowledge(Viewer::Spectator);
    assert_eq!(TrueColors::why(&spectator, &Fact::card(Seat(1), CONSERVATORY)), None);
    let one_of = [CONSERVATORY, AXE].into_iter().collect();
    assert!(TrueColors::why(&spectator, &Fact { seat: Seat(1), one_of }).is_some_and(|why| why.is));
    // Cat cannot be hurt where Ben can.
    assert_eq!(scene.why(ANN, CONSERVATORY, 2), (false, vec![OWN.into(), said]));
    assert_eq!(scene.why(ANN, WHITE, 1), (true, vec!["Ben turned up Mrs. White.".into()]));
}

#[test]
fn tc_52_what_lay_face_up_is_part_of_the_reason() {
    let mut scene = struck(Where::Conservatory, Some(CONSERVATORY));
    assert_eq!(scene.why(ANN, CONSERVATORY, 1), (true, vec!["Ben turned up the Conservatory.".into()]));
    scene.strike(1, Where::Conservatory, What::Axe, None);
    let said = "Ann attacked Ben in the Conservatory with the Axe and nothing happened. As the Conservatory was face up \
                already, the Axe can’t hurt Ben.";
    assert_eq!(scene.why(Viewer::Spectator, AXE, 1), (false, vec![said.into()]));
}

#[test]
fn tc_51_a_shape_in_place_of_the_one_that_lay_face_down_is_a_reason() {
    let mut scene = Scene::new();
    scene.arm(Where::Conservatory, What::Hypodermic, None);
    scene.strike(1, Where::Conservatory, What::Hypodermic, Some(CONSERVATORY));
    scene.strike(1, Where::Conservatory, What::Hypodermic, Some(WHITE));
    let said = "Ann attacked Ben in the Conservatory with the Hypodermic, and Ben turned up Mrs. White instead of a \
                weakness. As the Conservatory was face up already, the Hypodermic can hurt Ben.";
    assert_eq!(scene.why(Viewer::Spectator, Card::What(What::Hypodermic), 1), (true, vec![said.into()]));
}

#[test]
fn nothing_follows_from_the_rules_alone() {
    let scene = Scene::new();
    let knowledge = scene.0.knowledge(Viewer::Spectator);
    assert!(check(&knowledge).is_empty(), "all are dealt as many of each");
    let before: Table<TrueColors> = Table::new(Setup::new(3)).unwrap();
    assert_eq!(before.game().turn(), Turn::Chance);
    assert_eq!(TrueColors::why(&before.knowledge(ANN), &Fact::card(Seat(0), AXE)), None);
}

#[test]
fn there_is_no_why_for_what_is_no_fact_of_the_game() {
    let knowledge = Scene::new().0.knowledge(ANN);
    let asked = |seat, cards: &[Card]| {
        TrueColors::why(&knowledge, &Fact { seat: Seat(seat), one_of: cards.iter().copied().collect() })
    };
    assert!(asked(1, &[AXE]).is_some() && asked(0, &[AXE, STUDY]).is_some());
    let bomb = Card::What(What::Bomb);
    for (seat, cards) in [(3, &[AXE][..]), (1, &[]), (1, &[AXE, WHITE]), (1, &[AXE, bomb, STUDY])] {
        assert_eq!(asked(seat, cards), None, "{seat}, {cards:?}");
    }
    // The cottage has no Study.
    let toy = Setup { toy: Some(Toy { forms: 1, faces: 6 }), ..Setup::new(3) };
    let mut table: Table<TrueColors> = Table::new(toy).unwrap();
    let deal = table.deal(&mut chacha20::ChaCha8Rng::seed_from_u64(1));
    table.apply(deal);
    assert_eq!(TrueColors::why(&table.knowledge(ANN), &Fact::card(Seat(1), STUDY)), None);
}
