//! Games as environments for learning: many tables of one game stepped together, with observations and actions as
//! numbers.
//!
//! A game implements [`Encode`] in its own folder: what a seat knows as bytes, and moves as sequences of a few picks out
//! of a short list of actions. A [`Batch`] steps any number of tables and writes into buffers of its caller's.
//! What each number means is in the layouts, which the game declares by [`observation!`] and [`actions!`], and
//! [`describe`] writes out. Bots may play some of the seats ([`Batch::against`]). Where a [`Plan`] asks for it, exact belief is worked out by [`Minds`].
//!
//! ```
//! use env::{Batch, Buffers, Plan};
//! use testkit::kuhn::{Kuhn, Setup};
//!
//! let mut batch: Batch<Kuhn> = Batch::new(&Setup { ranks: 3 }, Plan::new(2))?;
//! let mut buffers = Buffers::new(2, batch.widths());
//! batch.reset(7, buffers.rows());
//! assert_eq!((&buffers.to_move[..], &buffers.masks[..]), (&[0, 0][..], &[1, 1, 1, 1][..]));
//!
//! // The first players pass and bet; the second player at the first table wants what there is not.
//! assert_eq!(batch.step(&[0, 1], buffers.rows()), 0);
//! assert_eq!(batch.step(&[9, 1], buffers.rows()), 1);
//! assert_eq!((&buffers.terminated[..], &buffers.to_move[..]), (&[false, true][..], &[1, 0][..]));
//! let fault = batch.faults().next().expect("an action was refused");
//! assert_eq!(
//!     fault.to_string(),
//!     "table 0: action 9 does not exist: actions are numbered from 0 to 1, and the mask names 2 of them"
//! );
//! # Ok::<(), game::SetupError>(())
//! ```

mod batch;
mod describe;
mod encode;
mod fault;
mod layout;
mod mask;
mod minds;
mod row;
mod table;

pub use batch::{AfterEnd, Batch, Bots, Plan, PlanError};
pub use describe::describe;
pub use encode::{Encode, MAX_PICKS, Picks, Position, absolute, observation, observation_length, relative};
pub use fault::{Fault, Why};
pub use layout::{Field, length};
#[doc(hidden)]
pub use layout::{first, first_rows, in_a_row, rows_of};
pub use mask::{MAX_ACTIONS, Mask, spread};
pub use minds::{Knowing, Minds};
pub use row::{Buffers, Rows, Widths};
