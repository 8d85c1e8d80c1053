//! Standing orders: what the table does for a player.

use chacha20::ChaCha8Rng;
use game::{Game, Options as _, Table, Turn, Viewer};
use presentation::{Playable, read_orders};
use rand::SeedableRng;
use serde_json::json;
use true_colors::{Hunter, Move, Options, ROOMS, Setup, TrueColors, WEAPONS};

/// TC-50 to TC-53: in games between hunters, each answer is as ordered.
#[test]
fn tc_53_attacks_are_answered_as_ordered() {
    let (mut rooms, mut weapons, mut shapes, mut nothings) = (0, 0, 0, 0);
    for seed in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table: Table<TrueColors> = Table::new(Setup::new(3)).unwrap();
        while let Some(mover) = table.game().turn().mover() {
            let m = match (table.game().turn(), table.game().options()) {
                (Turn::Player(seat), options) => {
                    let knowledge = table.knowledge(Viewer::Seat(seat));
                    let obey = |answer: &str| {
                        let orders = json!({ "answer": answer });
                        let orders = read_orders::<TrueColors>(orders.as_object().unwrap()).unwrap();
                        TrueColors::obey(&orders, &knowledge, &mut ChaCha8Rng::seed_from_u64(1))
                    };
                    assert_eq!(obey("ask"), None);
                    let [plain, room, weapon] = ["plain", "room_first", "weapon_first"].map(obey);
                    match options {
                        Options::Answer { nothing: true, .. } => {
                            assert!([plain, room, weapon].iter().all(|m| *m == Some(Move::Nothing {})));
                            nothings += 1;
                        }
                        Options::Answer { reveal, .. } => {
                            let up = |m| match m {
                                Some(Move::Reveal { card }) if reveal.contains(card) => card,
                                other => panic!("{other:?} for {reveal:?}"),
                            };
                            assert_eq!(plain.is_none(), reveal.len() > 1 && !reveal.is_disjoint(ROOMS.or(WEAPONS)));
                            if !reveal.is_disjoint(ROOMS) && !reveal.is_disjoint(WEAPONS) {
                                assert!(ROOMS.contains(up(room.clone())) && WEAPONS.contains(up(weapon.clone())));
                            }
                            match up(room) {
                                card if ROOMS.contains(card) => rooms += 1,
                                card if WEAPONS.contains(card) => weapons += 1,
                                _ => shapes += 1,
                            }
                        }
                        _ => assert_eq!([plain, room, weapon], [None, None, None], "an answer alone is ordered"),
                    }
                    bots::Bot::choose(&Hunter::default(), &knowledge, &mut rng)
                }
                (_, options) => options.pick(&mut rng),
            };
            table.play(mover, m).unwrap();
        }
    }
    assert!(
        [rooms, weapons, shapes, nothings].iter().all(|&count| count > 0),
        "{rooms} {weapons} {shapes} {nothings}"
    );
}
