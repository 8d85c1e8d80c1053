//! What the review says, checked by hand and against other ways to work it out.

#[path = "review/games.rs"]
mod games;
#[path = "review/hand.rs"]
mod hand;
#[path = "review/luck.rs"]
mod luck;
