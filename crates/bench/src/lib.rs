//! The deduction benchmark: players of any kind at the same deals, asked for moves and for what they hold certain, likely
//! and impossible; and a judge who knows exactly what follows from what each of them was told.
//!
//! Knows no socket and no process: whoever is asked is a [`Player`]. No model judges a model.

mod claim;
mod judge;
mod play;
mod prompt;
mod report;
mod series;

pub use claim::{Claim, Held, read_claims};
pub use judge::{Judged, Judgement, Overlooked, Verdict, judge, open};
pub use play::{Exam, Fault, Heard, Lost, MOST_MOVES, Played, Player, Question, Silence, Turn, Way};
pub use prompt::{Ask, Line, Role, version};
pub use report::{Duel, Estimate, Lies, Losses, Report, Summary};
pub use series::{Entrant, Series, Unplayed};
