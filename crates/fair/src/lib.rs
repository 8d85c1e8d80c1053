//! Deals that anybody can verify.
//!
//! A table commits to a secret when it is opened, and each seat to a share of its own when somebody sits down. When play
//! begins all of that is locked, the shares are opened, and secret and shares together are what chance draws from
//! ([`Root`]): each chance move from a generator of its own, by a name that follows from the moves before ([`Course`]).
//! When the game is over the secret is told, and a [`Saved`] table can be recomputed by [`verify()`]; a [`mark()`] of all its
//! moves is appended to the server's chain, so that it stays the game that it was.
//!
//! `docs/verifiable-deals.md` describes every byte of it, and what it proves.

mod deal;
mod hash;
mod read;
mod root;
mod saved;
mod verify;

pub use deal::{Entry, Link, Locked, Terms, VERSION, commitment, lock, mark, share_commitment, unopened};
pub use game::{Course, Draw};
pub use hash::{Hash, Secret};
pub use read::{Fault, Problem, Read};
pub use root::Root;
pub use saved::{Deals, End, Handed, Made, Place, Proof, Saved, Seated, Share, Unverifiable};
pub use verify::{Known, Verified, verify, verify_known};
