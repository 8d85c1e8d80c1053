//! What the review and the help at the table say, checked by hand and against other ways to work it out.

#[path = "review/aid.rs"]
mod aid;
#[path = "review/games.rs"]
mod games;
#[path = "review/hand.rs"]
mod hand;
#[path = "review/luck.rs"]
mod luck;
