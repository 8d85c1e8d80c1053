//! What a saved table is worth, and the game in it.

use catalog::{Message, Mover};
use fair::{Deals, Fault, Verified};
use protocol::{Outcome, Problem};
use serde::Serialize;
use serde_json::value::RawValue;

/// What became of verifying a saved table.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Verdict {
    /// Everything follows from what was committed to before, and not by the server alone.
    Proved,
    /// Everything follows from what was committed to before, and the server drew all of it.
    Followed,
    /// The moves are by the rules, but nobody can verify the deals.
    Unproved,
    /// Something is not what was played.
    Forged,
    /// It cannot be read.
    Unreadable,
}

/// What is said of a saved table.
#[derive(Serialize)]
pub(crate) struct Verification {
    verdict: Verdict,
    /// All of it in a sentence.
    said: Message,
    /// What was saved; missing where it is forged or cannot be read.
    game: Option<Game>,
}

/// A saved game, as its replay tells it, and what verifies its deals.
#[derive(Serialize)]
struct Game {
    game: String,
    setup: Box<RawValue>,
    names: Vec<String>,
    moves: Vec<Box<RawValue>>,
    /// How many of the moves are chance's.
    chance: usize,
    proof: Option<Proof>,
}

/// What anybody may have written down before or during the game.
#[derive(Serialize)]
struct Proof {
    commitment: String,
    lock: String,
    /// The mark of the game.
    mark: String,
    /// The number of its link in the chain, and the head of the chain with it.
    link: u32,
    head: String,
    shares: Vec<Share>,
}

/// A seat's share.
#[derive(Serialize)]
struct Share {
    chair: u8,
    own: bool,
    commitment: String,
    /// Whether it was opened in time.
    opened: bool,
}

impl Verification {
    /// Recomputes a saved table.
    pub(crate) fn of(text: &[u8]) -> Outcome<Verification> {
        let text = std::str::from_utf8(text).map_err(Problem::malformed)?;
        Ok(match fair::verify(text) {
            Ok(verified) => {
                let verdict = match verified.proof() {
                    Some(proof) if proof.is_shared() => Verdict::Proved,
                    Some(_) => Verdict::Followed,
                    None => Verdict::Unproved,
                };
                Verification { verdict, said: verified.message(), game: Some(Game::of(verified)) }
            }
            Err(fault) => {
                let verdict = if matches!(fault, Fault::Forged(_)) { Verdict::Forged } else { Verdict::Unreadable };
                Verification { verdict, said: fault.message(), game: None }
            }
        })
    }
}

impl Game {
    fn of(verified: Verified) -> Game {
        let mark = verified.mark();
        let Verified { saved, setup } = verified;
        let raw = |json: String| RawValue::from_string(json).expect("what was verified is JSON");
        let proof = match (&saved.deals, mark) {
            (Deals::Verifiable(proof), Some(mark)) => Some(Proof {
                commitment: proof.commitment.to_string(),
                lock: proof.lock.to_string(),
                mark: mark.to_string(),
                link: proof.link.number,
                head: proof.link.head.to_string(),
                shares: saved
                    .seats
                    .iter()
                    .zip(&proof.shares)
                    .map(|(seated, share)| Share {
                        chair: seated.chair,
                        own: share.own,
                        commitment: share.commitment.to_string(),
                        opened: share.opening.is_some(),
                    })
                    .collect(),
            }),
            _ => None,
        };
        Game {
            game: saved.game,
            setup: raw(setup),
            names: saved.seats.into_iter().map(|seated| seated.name).collect(),
            chance: saved.moves.iter().filter(|made| made.mover == Mover::Chance).count(),
            moves: saved.moves.into_iter().map(|made| raw(made.json)).collect(),
            proof,
        }
    }
}
