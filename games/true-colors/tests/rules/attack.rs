//! TC-50 to TC-61: attacks, and the end.

use game::{Game, Seat, Turn, Viewer};
use true_colors::{
    CENTRE, Card, Cards, Decoy, Move, Observation, Phase, Place, Setup, TrueColors, What, Where, Who,
};

use super::script::{Script, set, who};

const ROOM: fn(Where) -> Card = Card::Where;
const WEAPON: fn(What) -> Card = Card::What;

/// Seat 0 carries this weapon, having fetched it from its room, and both it and the target, seat 1 or 2, stand in
/// `room`; it is seat 0's turn to act before moving.
fn armed(setup: Setup, weapon: What, target: u8, room: Where) -> Script {
    let mut script = Script::new(setup);
    let lies_in = Where::ALL[weapon.index()];
    script.roll(6, 6).go_far(Place::Room(lies_in));
    loop {
        if script.carries(weapon) {
            break;
        }
        if script.at(0) == Place::Room(lies_in) {
            script.act_or_wait(|script| script.pick_up(weapon));
        }
        script.pass_others();
        if !script.carries(weapon) && script.at(0) != Place::Room(lies_in) {
            script.roll(6, 6).go_far(Place::Room(lies_in));
        }
    }
    // Everybody walks to the room; whoever is not the target waits in the middle.
    for _ in 0..20 {
        let seat = script.whose();
        let wanted = seat == Seat(0) || seat == Seat(target);
        if script.at(0) == Place::Room(room) && script.at(target) == Place::Room(room) && seat == Seat(0) {
            assert_eq!(script.phase(), Phase::Before { seat: Seat(0) });
            return script;
        }
        if wanted && script.at(seat.0) != Place::Room(room) {
            script.roll(6, 6).go_far(Place::Room(room));
        } else {
            script.roll(1, 1).make(Move::Stay {});
        }
        script.end();
    }
    panic!("they did not meet");
}

impl Script {
    fn at(&self, seat: u8) -> Place {
        self.public().players[Seat(seat)].place
    }

    fn carries(&self, weapon: What) -> bool {
        self.public().players[Seat(0)].carries.contains(Card::What(weapon))
    }

    fn whose(&self) -> Seat {
        match self.phase() {
            Phase::Before { seat }
            | Phase::Dice { seat, .. }
            | Phase::Walk { seat, .. }
            | Phase::After { seat } => seat,
            other => panic!("no turn is on, but {other:?}"),
        }
    }

    /// To the place if it is in reach, else to the reachable place nearest to it by rows and columns of its doors.
    fn go_far(&mut self, to: Place) {
        let moves = {
            let mut moves = Vec::new();
            game::Options::list(&self.table.game().options(), &mut moves);
            moves
        };
        let go = Move::Go { to };
        if moves.contains(&go) {
            self.make(go);
            return;
        }
        // By a pad every room is near.
        if let Some(leap) = moves.iter().find(|m| **m == Move::Leap { to, bring: None }) {
            self.make(leap.clone());
            return;
        }
        let pads = [(0, 7), (0, 16), (5, 0), (5, 23), (19, 0), (19, 23), (24, 7), (24, 16)];
        let far = |row: u8, col: u8| {
            pads.iter().map(|&(r, c): &(u8, u8)| row.abs_diff(r) + col.abs_diff(c)).min().unwrap_or(0)
        };
        let nearest = moves.iter().filter_map(|m| match *m {
            Move::Go { to: Place::Square(square) } => Some((far(square.row, square.col), m)),
            _ => None,
        });
        let (_, m) = nearest.min_by_key(|(far, _)| *far).expect("there is somewhere to go");
        self.make(m.clone());
    }

    fn act_or_wait(&mut self, act: impl FnOnce(&mut Script)) {
        if matches!(self.phase(), Phase::After { .. } | Phase::Before { .. }) {
            act(self);
        }
    }

    /// Turns of the others, who stay, until it is seat 0's turn again.
    fn pass_others(&mut self) {
        self.end();
        while self.whose() != Seat(0) {
            self.roll(1, 1).make(Move::Stay {});
            self.end();
        }
    }
}

/// Seat 1 has the rooms Conservatory to Kitchen and the weapons Hypodermic to Poison, and the shapes Mrs. White to
/// Mrs. Grey.
fn on_seat_1(weapon: What, room: Where) -> Script {
    armed(Setup::new(3), weapon, 1, room)
}

fn forms_of_1() -> Cards {
    set([who(Who::MrsWhite), who(Who::ColMustard), who(Who::MrsCyan), who(Who::MrsGrey)])
}

/// Seat 0 attacks seat 1 before each move until told otherwise; both stay where they are.
fn attack_again(script: &mut Script, weapon: What) {
    while !matches!(script.phase(), Phase::Before { seat: Seat(0) }) {
        script.roll(1, 1).make(Move::Stay {});
        script.end();
    }
    script.attack(1, weapon);
}

#[test]
fn tc_50_an_attack_that_matches_nothing_reveals_nothing() {
    let mut script = on_seat_1(What::Axe, Where::Library);
    script.attack(1, What::Axe);
    assert_eq!(script.answers(), (Cards::EMPTY, true));
    script.make(Move::Nothing {});
    let safe = set([ROOM(Where::Library), WEAPON(What::Axe)]);
    assert_eq!(script.public().players[Seat(1)].safe, safe);
    assert_eq!(script.told(Viewer::Spectator), Observation::Unharmed { seat: Seat(1), safe, too_long: false });
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(0), acted: true });
}

#[test]
fn tc_51_what_matches_is_turned_up_or_a_shape_instead() {
    let mut script = on_seat_1(What::Poison, Where::Kitchen);
    script.attack(1, What::Poison);
    let both = set([ROOM(Where::Kitchen), WEAPON(What::Poison)]);
    assert_eq!(script.answers(), (both.or(forms_of_1()), false));
    script.reveal(WEAPON(What::Poison));
    assert!(script.public().players[Seat(1)].face_up.contains(WEAPON(What::Poison)));
    // One of them is up now; the other still matches face down.
    attack_again(&mut script, What::Poison);
    assert_eq!(script.answers(), (Cards::one(ROOM(Where::Kitchen)).or(forms_of_1()), false));
    script.reveal(who(Who::MrsCyan));
    let player = script.public().players[Seat(1)].clone();
    assert_eq!(player.one_of.as_slice(), [Cards::one(ROOM(Where::Kitchen))]);
}

fn setup_with_bluffs() -> Setup {
    Setup { decoy: Decoy::AnyAttack, ..Setup::new(3) }
}

#[test]
fn tc_51a_a_bluff_only_by_the_option() {
    let mut script = on_seat_1(What::Axe, Where::Library);
    script.attack(1, What::Axe);
    assert_eq!(script.refusal(Move::Reveal { card: who(Who::MrsCyan) }), "TC-57");
    assert_eq!(script.answers(), (Cards::EMPTY, true));
    let mut script = armed(setup_with_bluffs(), What::Axe, 1, Where::Library);
    script.attack(1, What::Axe);
    assert_eq!(script.answers(), (forms_of_1(), true));
    script.reveal(who(Who::MrsCyan));
    let player = script.public().players[Seat(1)].clone();
    assert!(player.one_of.is_empty() && player.safe.is_empty());
    // Where one of the two is face up already and the other does not match, it is a bluff no more.
    let mut script = armed(setup_with_bluffs(), What::Axe, 1, Where::Kitchen);
    script.attack(1, What::Axe);
    assert_eq!(script.answers(), (Cards::one(ROOM(Where::Kitchen)).or(forms_of_1()), false));
    script.reveal(ROOM(Where::Kitchen));
    attack_again(&mut script, What::Axe);
    assert_eq!(script.answers(), (Cards::EMPTY, true));
    // A shape turned up where one card is face down and matches tells which.
    let mut script = armed(setup_with_bluffs(), What::Poison, 1, Where::Kitchen);
    script.attack(1, What::Poison);
    script.reveal(ROOM(Where::Kitchen));
    attack_again(&mut script, What::Poison);
    script.reveal(who(Who::MrsCyan));
    let poison = Cards::one(WEAPON(What::Poison));
    assert_eq!(script.public().players[Seat(1)].one_of.as_slice(), [poison]);
}

#[test]
fn tc_52_one_matches_and_is_up_and_the_other_does_not() {
    let mut script = on_seat_1(What::Axe, Where::Kitchen);
    script.attack(1, What::Axe);
    script.reveal(ROOM(Where::Kitchen));
    attack_again(&mut script, What::Axe);
    assert_eq!(script.answers(), (Cards::EMPTY, true));
    script.make(Move::Nothing {});
    assert_eq!(script.public().players[Seat(1)].safe, Cards::one(WEAPON(What::Axe)));
}

/// Both the Kitchen and the Poison of seat 1 are face up.
fn both_up() -> Script {
    let mut script = on_seat_1(What::Poison, Where::Kitchen);
    script.attack(1, What::Poison);
    script.reveal(WEAPON(What::Poison));
    attack_again(&mut script, What::Poison);
    script.reveal(ROOM(Where::Kitchen));
    script
}

#[test]
fn tc_53_both_up_force_a_shape() {
    let mut script = both_up();
    attack_again(&mut script, What::Poison);
    assert_eq!(script.answers(), (forms_of_1(), false));
    assert_eq!(script.refusal(Move::Nothing {}), "TC-57");
    script.reveal(who(Who::MrsGrey));
    assert!(script.public().players[Seat(1)].one_of.is_empty());
}

/// Seat 1 has turned up all four shapes, by attacks with both cards up.
fn last_form_up() -> Script {
    let mut script = both_up();
    for form in forms_of_1().iter() {
        attack_again(&mut script, What::Poison);
        script.reveal(form);
    }
    script
}

#[test]
fn tc_54_both_up_and_no_shape_left_kills() {
    let mut script = last_form_up();
    assert_eq!(script.public().forms_left(Seat(1)), 0);
    attack_again(&mut script, What::Poison);
    assert_eq!(script.table.game().turn(), Turn::Over);
    assert_eq!(script.public().winner, Some(Seat(0)));
    let Observation::Attacked { kills: true, .. } = script.told(Viewer::Spectator) else { panic!() };
}

#[test]
fn tc_55_the_attack_that_turns_up_the_last_shape_does_not_kill() {
    let script = last_form_up();
    assert_eq!(script.public().winner, None);
    assert_ne!(script.table.game().turn(), Turn::Over);
}

/// Seat 1 has turned up all four shapes in place of the Kitchen and the Poison, which are face down still.
fn last_form_up_and_nothing_else() -> Script {
    let mut script = on_seat_1(What::Poison, Where::Kitchen);
    for form in forms_of_1().iter() {
        attack_again(&mut script, What::Poison);
        script.reveal(form);
    }
    script
}

#[test]
fn tc_54_with_no_shape_left_a_weakness_that_is_face_down_is_turned_up() {
    let (kitchen, poison) = (ROOM(Where::Kitchen), WEAPON(What::Poison));
    for (first, last) in [(kitchen, poison), (poison, kitchen)] {
        let mut script = last_form_up_and_nothing_else();
        assert_eq!(script.public().forms_left(Seat(1)), 0);
        attack_again(&mut script, What::Poison);
        let Observation::Attacked { kills: false, .. } = script.told(Viewer::Spectator) else { panic!() };
        assert_eq!(script.answers(), (set([kitchen, poison]), false));
        assert_eq!(script.refusal(Move::Nothing {}), "TC-57");
        script.reveal(first);
        attack_again(&mut script, What::Poison);
        assert_eq!(script.answers(), (Cards::one(last), false));
        script.reveal(last);
        assert_eq!(script.public().winner, None);
        attack_again(&mut script, What::Poison);
        assert_eq!(script.public().winner, Some(Seat(0)));
    }
}

#[test]
fn tc_54_one_of_the_two_does_not_kill() {
    // The Kitchen is face up and no shape is left, but the Axe does no harm.
    let mut script = on_seat_1(What::Axe, Where::Kitchen);
    for form in forms_of_1().iter() {
        attack_again(&mut script, What::Axe);
        script.reveal(form);
    }
    attack_again(&mut script, What::Axe);
    assert_eq!(script.answers(), (Cards::one(ROOM(Where::Kitchen)), false));
    script.reveal(ROOM(Where::Kitchen));
    attack_again(&mut script, What::Axe);
    assert_eq!(script.answers(), (Cards::EMPTY, true));
    script.make(Move::Nothing {});
    assert_eq!(script.public().winner, None);
}

#[test]
fn tc_55_whoever_attacks_next_may_kill() {
    let mut script = last_form_up();
    // The second action of the same turn is a later attack.
    script.roll(1, 1).make(Move::Stay {});
    script.attack(1, What::Poison);
    assert_eq!(script.public().winner, Some(Seat(0)));
}

#[test]
fn tc_56_the_pawn_takes_the_shape() {
    let mut script = both_up();
    assert_eq!(script.public().players[Seat(1)].pawn, None, "a room or a weapon changes no shape");
    attack_again(&mut script, What::Poison);
    script.reveal(who(Who::MrsGrey));
    assert_eq!(script.public().players[Seat(1)].pawn, Some(Who::MrsGrey));
    attack_again(&mut script, What::Poison);
    script.reveal(who(Who::ColMustard));
    assert_eq!(script.public().players[Seat(1)].pawn, Some(Who::ColMustard));
    assert_eq!(script.public().players[Seat(0)].pawn, None);
}

#[test]
fn tc_57_only_what_the_attack_calls_for_and_nothing_else_is_told() {
    let mut script = on_seat_1(What::Poison, Where::Library);
    script.attack(1, What::Poison);
    for card in [ROOM(Where::Kitchen), ROOM(Where::Library), WEAPON(What::Knife), who(Who::MissJade)] {
        assert_eq!(script.refusal(Move::Reveal { card }), "TC-57");
    }
    assert_eq!(script.refusal(Move::Nothing {}), "TC-57");
    assert_eq!(script.refusal(Move::End {}), "TC-57");
    script.reveal(WEAPON(What::Poison));
    let told = Observation::Revealed { seat: Seat(1), card: WEAPON(What::Poison), too_long: false };
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert_eq!(script.told(viewer), told);
    }
}

#[test]
fn tc_60_the_first_kill_wins_and_the_others_lose() {
    let mut script = last_form_up();
    attack_again(&mut script, What::Poison);
    assert_eq!(script.table.game().scores().as_slice(), [1, 0, 0]);
    assert_eq!(script.table.game().winners().as_slice(), [true, false, false]);
}

#[test]
fn tc_61_a_game_that_takes_too_long_has_no_winner() {
    let mut script = Script::new(Setup { max_rounds: 2, ..Setup::new(3) });
    for _ in 0..6 {
        script.turn_staying();
    }
    assert_eq!(script.table.game().turn(), Turn::Over);
    assert_eq!(script.table.game().winners().as_slice(), [false; 3]);
    let Observation::Stayed { too_long: true, .. } = script.told(Viewer::Spectator) else { panic!() };
    for max_rounds in [0, 10_001] {
        assert_eq!(TrueColors::start(&Setup { max_rounds, ..Setup::new(3) }).unwrap_err().clause, Some("TC-61"));
    }
    for max_rounds in [1, 10_000] {
        assert!(TrueColors::start(&Setup { max_rounds, ..Setup::new(3) }).is_ok());
    }
    assert_eq!(Setup::new(3).max_rounds, 200);
}

/// Three players, two rounds: seat 2 carries the weapon of a room, and may act there after its last movement, with seat 1.
fn last_action(room: Where) -> Script {
    let mut script = Script::new(Setup { max_rounds: 2, ..Setup::new(3) });
    script.turn_staying();
    script.turn_staying();
    script.roll(6, 6).go(room);
    script.pick_up(What::ALL[room.index()]);
    script.turn_staying();
    script.turn_to(room);
    script.roll(1, 1).make(Move::Stay {});
    script
}

#[test]
fn tc_61_the_last_move_ends_the_game_whatever_it_is() {
    let library = Place::Room(Where::Library);
    let one_round = Setup { max_rounds: 1, ..Setup::new(3) };
    let last_turn = || {
        let mut script = Script::new(one_round.clone());
        script.turn_staying();
        script.turn_to(Where::Library);
        script.roll(6, 6);
        script
    };
    let ends_in_the_library = || {
        let mut script = last_turn();
        script.go(Where::Library);
        let Observation::Went { too_long: false, .. } = script.told(Viewer::Spectator) else { panic!() };
        script
    };
    let end_of = |mut script: Script, m: Move| {
        script.make(m);
        let public = script.public();
        assert_eq!(script.table.game().turn(), Turn::Over);
        assert_eq!((public.winner, public.round), (None, script.table.setup().max_rounds));
        script.told(Viewer::Spectator)
    };
    let went = end_of(last_turn(), Move::Go { to: Place::Square([8, 10].into()) });
    assert!(matches!(went, Observation::Went { too_long: true, .. }));
    let leapt = end_of(last_turn(), Move::Leap { to: CENTRE, bring: None });
    assert!(matches!(leapt, Observation::Leapt { too_long: true, .. }));
    let picked = end_of(ends_in_the_library(), Move::PickUp { weapon: What::Poker, drop: None });
    assert!(matches!(picked, Observation::PickedUp { too_long: true, .. }));
    let ended = end_of(ends_in_the_library(), Move::End {});
    assert!(matches!(ended, Observation::Ended { too_long: true, .. }));
    let mut script = Script::new(one_round.clone());
    script.turn_staying();
    script.roll(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    script.roll(6, 6).make(Move::Go { to: library });
    let stole = end_of(script, Move::Steal { from: Seat(1), weapon: What::Poker, drop: None });
    assert!(matches!(stole, Observation::Stole { too_long: true, .. }));
    // The Library and the Poker are seat 2's own; seat 1 has neither.
    let mut script = last_action(Where::Library);
    script.attack(1, What::Poker);
    let unharmed = end_of(script, Move::Nothing {});
    assert!(matches!(unharmed, Observation::Unharmed { too_long: true, .. }));
    let mut script = last_action(Where::Conservatory);
    script.attack(1, What::Hypodermic);
    let revealed = end_of(script, Move::Reveal { card: ROOM(Where::Conservatory) });
    assert!(matches!(revealed, Observation::Revealed { too_long: true, .. }));
}
