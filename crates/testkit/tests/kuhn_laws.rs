//! Kuhn poker obeys the laws.

use testkit::Laws;
use testkit::kuhn::{Kuhn, Setup};

fn laws() -> Laws<Kuhn> {
    Laws::new(vec![Setup { ranks: 3 }, Setup { ranks: 5 }], vec![Setup { ranks: 13 }], |_| 5)
}

testkit::law_tests!(Kuhn, laws());
