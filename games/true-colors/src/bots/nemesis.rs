//! Nemesis: makes the move after which it most likely wins, as a network judges that has learned who kills whom.

use ::bots::Bot;
use game::chance::below;
use game::{Knowledge, Message, Options as _};
use policy::{Foresee, Layout, Learned, Network, Standing, Unfit};
use rand::Rng;

use super::Hunter;
use super::outlook::{LAYOUT, Outlook, Results};
use super::reasons;
use super::situation::pad_chance;
use crate::{Actions, Decoy, Move, Options, Phase, Place, Setup, TrueColors, WalkOptions};

/// What the network has learned; the file says by which command.
const WEIGHTS: &str = include_str!("../../weights.txt");

/// So many rounds it waits for its moment, and then it plays as the hunter: several like it could wait for ever.
const PATIENCE: u16 = 30;

/// Looks at what each choice leads to, and goes by the network; where its weights are unfit, and under options that the
/// network has not learned, it plays as the hunter.
pub(super) struct Nemesis(Result<Network, Unfit>);

impl Nemesis {
    /// With the weights of this program.
    pub(super) fn new() -> Nemesis {
        Nemesis::with(WEIGHTS)
    }

    /// With these weights.
    pub(super) fn with(weights: &str) -> Nemesis {
        Nemesis(Network::read::<TrueColors>(weights))
    }

    /// What is wrong with its weights.
    pub(super) fn fault(&self) -> Option<String> {
        self.0.as_ref().err().map(Unfit::to_string)
    }
}

/// Whether the network has learned such games.
fn is_learned(setup: &Setup) -> bool {
    setup.actions_per_turn == Actions::BeforeAndAfter && setup.decoy == Decoy::OnMatch && setup.toy.is_none()
}

impl Bot<TrueColors> for Nemesis {
    fn choose(&self, knowledge: &Knowledge<TrueColors>, rng: &mut dyn Rng) -> Move {
        let Some(network) = self.network_for(knowledge) else { return Hunter::default().choose(knowledge, rng) };
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let Some(seat) = knowledge.viewer.seat() else { return options.pick(rng) };
        let outlook = Outlook::new(knowledge, seat);
        let Some(choices) = choices(knowledge, options, &outlook, network) else { return options.pick(rng) };
        best(choices.into_iter().map(|(results, m)| (outlook.value(&results), m)))
    }

    fn why(&self, knowledge: &Knowledge<TrueColors>, m: &Move) -> Vec<Message> {
        let Some(network) = self.network_for(knowledge) else { return Hunter::default().why(knowledge, m) };
        let (Some(options), Some(seat)) = (&knowledge.options, knowledge.viewer.seat()) else { return Vec::new() };
        let outlook = Outlook::new(knowledge, seat);
        let choices = choices(knowledge, options, &outlook, network).unwrap_or_default();
        let judged = reasons::judged(seat, m, &choices, |results| outlook.value(results));
        let (public, mut why) = (&knowledge.view.public, judged);
        if let (&Move::Attack { target, weapon }, Some(room), false) = (m, outlook.place().room(), why.is_empty()) {
            let promise = outlook.promise(target, room, weapon);
            why.splice(0..0, reasons::promised(public, seat, (room, target, weapon), promise));
        }
        why
    }
}

impl Nemesis {
    /// What it goes by; nothing where it plays as the hunter.
    fn network_for(&self, knowledge: &Knowledge<TrueColors>) -> Option<&Network> {
        let is_learned = is_learned(&knowledge.setup) && knowledge.view.public.round <= PATIENCE;
        self.0.as_ref().ok().filter(|_| is_learned)
    }
}

/// What each choice leads to.
fn choices(
    knowledge: &Knowledge<TrueColors>,
    options: &Options,
    outlook: &Outlook<'_>,
    network: &Network,
) -> Option<Vec<(Results, Move)>> {
    let mut moves = Vec::new();
    Some(match options {
        Options::Walk(walk) => walks(outlook, walk, network),
        Options::Answer { .. } => {
            let Phase::Answer { attack } = knowledge.view.public.phase else { return None };
            options.list(&mut moves);
            let after = |m: &Move| {
                let Move::Reveal { card } = *m else { return outlook.answered(&attack, None) };
                outlook.answered(&attack, Some(card))
            };
            moves.into_iter().map(|m| (Results::from_iter([(1.0, after(&m).chances(network))]), m)).collect()
        }
        _ => {
            options.list(&mut moves);
            moves.into_iter().map(|m| (outlook.results(&m, network), m)).collect()
        }
    })
}

/// Where the mover can go, and what comes of the best that it can do there.
fn walks(outlook: &Outlook<'_>, walk: &WalkOptions, network: &Network) -> Vec<(Results, Move)> {
    let here = outlook.place();
    let (rooms, corridor): (Vec<Place>, Vec<Place>) =
        walk.destinations().filter(|&to| to != here).partition(|to| !matches!(to, Place::Square(_)));
    // Of the corridor nothing counts but how far the pads are.
    let pad = |&to: &Place| pad_chance(outlook.setup(), to);
    let nearest = corridor.into_iter().reduce(|best, next| if pad(&next) > pad(&best) { next } else { best });
    let goes = rooms.into_iter().chain(nearest).map(|to| (to, None, Move::Go { to }));
    let leaps = walk.leaps().flat_map(|to| [(to, None, Move::Leap { to, bring: None })]);
    // Whom one brings along is whom one attacks, or robs.
    let prey = walk.companions().flatten().filter(|_| walk.leaps().next().is_some());
    let brings = prey.flat_map(|other| {
        let grounds = outlook.grounds(other).into_iter();
        grounds.map(move |to| (to, Some(other), Move::Leap { to, bring: Some(other) }))
    });
    let all = [(here, None, Move::Stay {})].into_iter().chain(goes).chain(leaps).chain(brings);
    let after = |(to, bring, m): (Place, Option<_>, Move)| {
        let there = outlook.moved(to, bring);
        let acts = there.acts(bring).into_iter().chain([Move::End {}]).map(|act| there.results(&act, network));
        let valued = acts.map(|results| (outlook.value(&results), results));
        (best(valued), m)
    };
    all.map(after).collect()
}

/// The first of those worth most.
fn best<T>(valued: impl Iterator<Item = (f32, T)>) -> T {
    valued.reduce(|best, next| if next.0 > best.0 { next } else { best }).expect("there is one").1
}

impl Learned for TrueColors {
    const VERSION: u32 = 1;
    const LAYOUT: Layout = LAYOUT;
}

impl Foresee for TrueColors {
    /// Each player and each other whom they may kill, in the order of their seats.
    fn standing(knowledge: &Knowledge<Self>) -> Option<Standing> {
        // That is what choices lead to: a turn begins, or somebody has acted and rolls.
        let is_judged = matches!(knowledge.view.public.phase, Phase::Before { .. } | Phase::Dice { .. });
        let seat = knowledge.viewer.seat().filter(|_| is_judged)?;
        Some(Outlook::new(knowledge, seat).standing())
    }

    fn end(before: &Self, last: &Move, after: &Self) -> usize {
        let seats = before.public.players.len();
        match (after.public.winner, last) {
            (Some(killer), &Move::Attack { target, .. }) => {
                let (a, v) = (killer.index(), target.index());
                a * (seats - 1) + v - usize::from(v > a)
            }
            _ => seats * (seats - 1),
        }
    }

    fn seer(network: Network) -> Box<dyn Bot<Self>> {
        Box::new(Nemesis(Ok(network)))
    }

    /// Half of the games are for three, for most of what counts there counts with more, too; and they are quick.
    fn setup(rng: &mut dyn Rng) -> Setup {
        let seats = [3, 3, 3, 3, 3, 4, 4, 4, 6, 6][below(rng, 10) as usize];
        Setup { max_rounds: PATIENCE, ..Setup::new(seats) }
    }
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use game::{Game, Mover, Seat, Table, Turn, Viewer};
    use rand::SeedableRng;

    use super::*;
    use crate::{CHARACTERS, Card, Cards, ROOMS, Toy, WEAPONS, What};

    fn seated(setup: Setup) -> Knowledge<TrueColors> {
        let mut table: Table<TrueColors> = Table::new(setup).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        while table.game().turn() == Turn::Chance {
            let m = table.game().options().pick(&mut rng);
            table.play(Mover::Chance, m).unwrap();
        }
        table.knowledge(Viewer::Seat(Seat(0)))
    }

    fn move_of(bot: &dyn Bot<TrueColors>, knowledge: &Knowledge<TrueColors>) -> Move {
        bot.choose(knowledge, &mut ChaCha8Rng::seed_from_u64(5))
    }

    #[test]
    fn its_own_weights_are_fit() {
        assert_eq!(Nemesis::new().fault(), None);
    }

    #[test]
    fn with_unfit_weights_it_says_so_and_plays_as_the_hunter() {
        for weights in ["", "parlour weights 1\ngame clue, version 1\n", &WEIGHTS[..WEIGHTS.len() / 2]] {
            let nemesis = Nemesis::with(weights);
            assert!(nemesis.fault().is_some_and(|fault| fault.starts_with("these weights cannot be used: ")));
            let knowledge = seated(Setup::new(3));
            assert_eq!(move_of(&nemesis, &knowledge), move_of(&Hunter::default(), &knowledge));
        }
    }

    #[test]
    fn under_options_that_it_has_not_learned_it_plays_as_the_hunter() {
        let usual = Setup::new(3);
        let others = [
            Setup { actions_per_turn: Actions::One, ..usual.clone() },
            Setup { decoy: Decoy::AnyAttack, ..usual.clone() },
            Setup { toy: Some(Toy { forms: 2, faces: 3 }), ..usual.clone() },
        ];
        assert!(is_learned(&usual) && !others.iter().any(is_learned));
        for setup in others {
            let knowledge = seated(setup);
            assert_eq!(move_of(&Nemesis::new(), &knowledge), move_of(&Hunter::default(), &knowledge));
        }
    }

    /// The killer's place among the others whom they could kill, and that nobody killed.
    #[test]
    fn each_end_is_that_which_is_described_in_its_place() {
        let mut game = TrueColors::start(&Setup::new(3)).unwrap();
        let before = game.clone();
        let attack = |target| Move::Attack { target: Seat(target), weapon: What::Axe };
        for (end, (killer, target)) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)].into_iter().enumerate() {
            game.public.winner = Some(Seat(killer));
            assert_eq!(TrueColors::end(&before, &attack(target), &game), end);
        }
        game.public.winner = None;
        assert_eq!(TrueColors::end(&before, &Move::Stay {}, &game), 6);
    }

    #[test]
    fn every_end_is_described_by_as_many_numbers() {
        for seats in [3, 4, 6] {
            let standing = TrueColors::standing(&seated(Setup::new(seats)));
            // A walk is not judged.
            assert!(standing.is_none());
            let knowledge = seated(Setup::new(seats));
            let Standing { situation, ends } = Outlook::new(&knowledge, Seat(0)).standing();
            let pairs = usize::from(seats * (seats - 1));
            assert_eq!((situation.len(), ends.len()), (LAYOUT.situation, (pairs + 1) * LAYOUT.choice));
            assert!(situation.iter().chain(&ends).all(|number| (-2.0..=2.0).contains(number)));
        }
    }

    /// Player 1 has two lives less than a shape and stands with player 0, who is on and armed: to strike, to stay and to
    /// strike again kills.
    #[test]
    fn it_takes_the_last_shape_and_then_kills() {
        let mut game = TrueColors::start(&Setup::new(3)).unwrap();
        let deal = game.options().pick(&mut ChaCha8Rng::seed_from_u64(2));
        game.apply(&deal);
        let hand = game.hands[Seat(1)];
        let one = |kind: Cards| hand.and(kind).iter().next().unwrap();
        let (Card::Where(room), Card::What(weapon)) = (one(ROOMS), one(WEAPONS)) else { panic!() };
        let shapes: Vec<Card> = hand.and(CHARACTERS).iter().collect();
        game.public.weapons.iter_mut().for_each(|lying| lying.remove(Card::What(weapon)));
        for seat in [0, 1] {
            game.public.players[Seat(seat)].place = Place::Room(room);
        }
        game.public.players[Seat(0)].carries.insert(Card::What(weapon));
        let up = &mut game.public.players[Seat(1)].face_up;
        up.extend([Card::Where(room), Card::What(weapon)].into_iter().chain(shapes[1..].iter().copied()));
        game.public.phase = Phase::Before { seat: Seat(0) };
        let nemesis = Nemesis::new();
        let mut play = |wanted: Option<Move>| {
            let m = match game.turn() {
                Turn::Player(seat) => {
                    let knowledge = Knowledge::of_start(game.setup.as_ref(), &game, Viewer::Seat(seat));
                    move_of(&nemesis, &knowledge)
                }
                _ => Move::Dice { dice: [3, 4] },
            };
            assert!(wanted.is_none_or(|wanted| wanted == m), "{m:?}");
            game.apply(&m);
        };
        let strike = Move::Attack { target: Seat(1), weapon };
        play(Some(strike.clone()));
        play(Some(Move::Reveal { card: shapes[0] }));
        play(None);
        play(Some(Move::Stay {}));
        play(Some(strike));
        assert_eq!(game.public.winner, Some(Seat(0)));
    }
}
