//! Seats are numbered from 0 in turn order, and what there is one of for each is indexed by them.

use game::{BySeat, MAX_SEATS, Seat, Viewer};

#[test]
fn turns_go_round_the_table() {
    let round = |seats| (0..seats as u8).map(|seat| Seat(seat).next(seats).0).collect::<Vec<u8>>();
    assert_eq!(round(1), [0]);
    assert_eq!(round(2), [1, 0]);
    assert_eq!(round(6), [1, 2, 3, 4, 5, 0]);
}

#[test]
fn the_others_are_named_from_the_left_on() {
    let others = |seat, seats| Seat(seat).others(seats).map(|other| other.0).collect::<Vec<u8>>();
    assert_eq!(others(0, 4), [1, 2, 3]);
    assert_eq!(others(2, 4), [3, 0, 1]);
    assert_eq!(others(3, 4), [0, 1, 2]);
    assert!(others(0, 1).is_empty());
}

#[test]
fn everybody_at_a_table_looks_at_it_and_so_does_a_spectator() {
    let [first, second] = [Seat(0), Seat(1)];
    let viewers: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(viewers, [Viewer::Seat(first), Viewer::Seat(second), Viewer::Spectator]);
    assert_eq!(viewers.iter().map(|viewer| viewer.seat()).collect::<Vec<_>>(), [Some(first), Some(second), None]);
    let is_second: Vec<bool> = viewers.iter().map(|viewer| viewer.is(second)).collect();
    assert_eq!(is_second, [false, true, false]);
}

#[test]
fn each_seat_has_a_value() {
    let mut points = BySeat::new(3, |seat| 10 * seat.index());
    assert_eq!((points.len(), points.is_empty()), (3, false));
    assert_eq!(points.as_slice(), [0, 10, 20]);
    points[Seat(1)] += 5;
    assert_eq!((points[Seat(0)], points[Seat(1)]), (0, 15));
    assert_eq!((points.get(Seat(2)), points.get(Seat(3))), (Some(&20), None));
    for (seat, points) in points.iter_mut() {
        *points += usize::from(seat == Seat(2));
    }
    assert!(points.iter().eq([(Seat(0), &0), (Seat(1), &15), (Seat(2), &21)]));
    assert!(points.values().eq(&[0, 15, 21]));
    assert_eq!(points.map(|seat, points| points / (seat.index() + 1)), BySeat::from_iter([0, 7, 7]));
}

#[test]
fn a_table_without_seats_has_no_values() {
    assert_eq!((BySeat::<u8>::EMPTY.len(), BySeat::<u8>::EMPTY.is_empty()), (0, true));
    assert_eq!(BySeat::new(0, |seat| seat), BySeat::EMPTY);
}

#[test]
fn the_largest_table_has_as_many_seats_as_there_may_be() {
    assert!(BySeat::new(MAX_SEATS, |seat| seat).values().copied().eq(Seat::all(MAX_SEATS)));
}

#[test]
#[should_panic(expected = "a table has at most 6 seats, not 7")]
fn no_table_has_more() {
    BySeat::new(MAX_SEATS + 1, |seat| seat);
}
