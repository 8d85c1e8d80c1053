//! Games as environments for learning: many tables of one game stepped together, with observations and actions as
//! numbers.
//!
//! A game implements [`Encode`] in its own folder: what a seat knows as bytes, and moves as sequences of a few picks out
//! of a short list of actions. A [`Batch`] steps any number of tables and writes into buffers of its caller's.
//! What each number means is in the layouts, which the game declares by [`observation!`] and [`actions!`], and
//! [`describe`] writes out.

mod batch;
mod describe;
mod encode;
mod fault;
mod layout;
mod mask;
mod minds;
mod row;
mod table;

pub use batch::{AfterEnd, Batch, Plan};
pub use describe::describe;
pub use encode::{Encode, MAX_PICKS, Picks, Position, absolute, observation, observation_length, relative};
pub use fault::{Fault, Why};
pub use layout::{Field, length};
#[doc(hidden)]
pub use layout::{first, first_rows, in_a_row, rows_of};
pub use mask::{MAX_ACTIONS, Mask, spread};
pub use minds::{Knowing, Minds};
pub use row::{Buffers, Rows, Widths};
