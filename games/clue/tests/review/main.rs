//! What the review and the help at the table say, checked by hand and against other ways to reckon it.

mod aid;
mod games;
mod hand;
mod luck;
