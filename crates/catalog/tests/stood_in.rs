//! Moves that a bot made in a player's place: the review judges nobody by them.

use crate::support::{next_move, rng, tables};
use catalog::{Seat, StoodIn};

#[test]
fn nobody_is_judged_by_what_a_bot_did_in_their_place() {
    for &game in catalog::games() {
        let mut table = tables(game).next().unwrap();
        let mut rng = rng(7);
        while let Some(m) = next_move(&*table, &mut rng) {
            table.apply(m);
        }
        let Some(all) = table.review().unwrap().run() else { continue };
        let half = table.ply() / 2;
        let stood_in = [
            StoodIn { seat: Seat(0), from: half, to: None },
            StoodIn { seat: Seat(1), from: half / 3, to: Some(half / 2) },
        ];
        table.set_stood_in(stood_in.to_vec());
        assert_eq!(table.replay().unwrap().run().stood_in, stood_in);
        let review = table.review().unwrap().run().unwrap();

        let mut left_out = 0;
        for (one, before) in review.moments.iter().zip(&all.moments) {
            assert_eq!(
                (one.ply, one.seat, &one.text),
                (before.ply, before.seat, &before.text),
                "all of it is still told"
            );
            let by_bot = stood_in.iter().any(|stint| stint.covers(one.seat, one.ply));
            left_out += u32::from(by_bot && before.grade.is_some());
            let judged = (one.grade, one.skill, one.luck, &one.better);
            let own = (before.grade, before.skill, before.luck, &before.better);
            assert_eq!(judged, if by_bot { (None, None, None, &None) } else { own }, "{} {}", game.name(), one.ply);
        }
        assert!(left_out > 0, "{}: nothing was left out", game.name());
        let graded = |totals: &[presentation::Total]| totals.iter().map(|total| total.graded).sum::<u32>();
        assert_eq!(graded(&review.totals) + left_out, graded(&all.totals), "{}", game.name());
        for of in &review.highlights {
            let named = [of.best, of.miss, of.unlucky, of.lost].into_iter().flatten();
            for moment in named.map(|place| &review.moments[place]) {
                assert!(!stood_in.iter().any(|stint| stint.covers(of.seat, moment.ply)), "{} {of:?}", game.name());
            }
        }
    }
}
