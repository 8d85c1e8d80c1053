//! What the review says, checked by hand and against other ways to work it out.

pub(crate) mod games;
mod hand;
mod luck;
