//! What somebody who reasons well may be asked.

use serde::Serialize;

use crate::Chance;

/// Something hidden, of which whoever reasons well can say as much as follows.
///
/// Of several ways exactly one is so. One alone is so or not.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Matter<F> {
    /// Every way that it may be as far as one sees at a glance, with its chances: 0 and 1 of what is certain alone.
    pub ways: Vec<Chance<F>>,
    /// The ways that it cannot be, as one sees at a glance.
    pub out: Vec<F>,
    /// Whether somebody has said that it is so, and may have lied.
    pub said: bool,
}

impl<F> Matter<F> {
    /// The same about the facts in another form.
    pub fn map<T>(self, to: impl Fn(F) -> T) -> Matter<T> {
        let Matter { ways, out, said } = self;
        Matter {
            ways: ways.into_iter().map(|way| way.map(&to)).collect(),
            out: out.into_iter().map(to).collect(),
            said,
        }
    }
}
