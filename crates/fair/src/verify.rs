//! Recomputing a saved table.

use catalog::{AnyGame, Referee, Seat};
use game::{Arg, Message, Mover, Refusal};

use crate::{Course, Deals, Fault, Link, Proof, Read, Saved, commitment, share_commitment};

/// A saved table of which everything could be recomputed.
#[derive(Clone, Debug)]
pub struct Verified {
    /// What was saved. Its deals may say that nobody can verify them; then the moves alone are by the rules, and the result
    /// follows from them.
    pub saved: Saved,
    /// The setup under the rules of today, for whoever replays it.
    pub setup: String,
}

impl Verified {
    /// The seats whose share was not opened.
    pub fn unopened(&self) -> Vec<Seat> {
        let Deals::Verifiable(proof) = &self.saved.deals else { return Vec::new() };
        let shares = (0..).zip(&proof.shares);
        shares.filter(|(_, share)| share.opening.is_none()).map(|(seat, _)| Seat(seat)).collect()
    }

    /// The sentence that sums it up.
    pub fn message(&self) -> Message {
        match &self.saved.deals {
            Deals::Verifiable(_) => Message::new("saved-proved"),
            Deals::Unverifiable(why) => {
                let why = Arg::name(format!("saved-unverifiable-{}", why.name()));
                Message::new("saved-unproved").with("why", why)
            }
        }
    }
}

/// Recomputes a saved table: commitments, what chance drew from, every chance move, whether every move of a player was by
/// the rules, and the result.
///
/// # Errors
/// What is wrong first, with its line and its field.
pub fn verify(text: &str) -> Result<Verified, Fault> {
    let read = Read::new(text)?;
    let (game, setup) = rules(&read)?;
    if let Deals::Verifiable(proof) = &read.saved.deals {
        check_commitments(&read, proof)?;
    }
    let referee =
        game.referee(&setup).map_err(|_| unreadable(&read, "setup", Message::new("saved-wrong-setup")))?;
    if referee.seats() != read.saved.seats.len() {
        return Err(forged(&read, "setup", Message::new("forged-seats").with("seats", referee.seats())));
    }
    play(&read, referee)?;
    Ok(Verified { saved: read.saved, setup })
}

fn unreadable(read: &Read, field: &str, what: Message) -> Fault {
    Fault::Unreadable(read.problem(field, what))
}

fn forged(read: &Read, field: impl Into<String>, what: Message) -> Fault {
    Fault::Forged(read.problem(field, what))
}

/// The game, and its setup under the rules of today.
fn rules(read: &Read) -> Result<(&'static dyn AnyGame, String), Fault> {
    let Saved { game, rules, setup, .. } = &read.saved;
    let known = catalog::find(game).ok_or_else(|| {
        unreadable(read, "game", Message::new("saved-unknown-game").with("game", Arg::text(game.clone())))
    })?;
    let numbered = |name| Message::new(name).with("rules", *rules).with("known", known.rules());
    if *rules > known.rules() {
        return Err(unreadable(read, "rules", numbered("saved-newer-rules")));
    }
    match known.upgrade(*rules, setup) {
        Some(setup) => Ok((known, setup)),
        None => Err(unreadable(read, "rules", numbered("saved-older-rules"))),
    }
}

/// Whether everything that was opened fits what was committed to, and all of that the lock.
fn check_commitments(read: &Read, proof: &Proof) -> Result<(), Fault> {
    let Saved { game, seats, .. } = &read.saved;
    let Link { commitment: published, .. } = proof.link;
    if commitment(game, proof.opened_under, &proof.secret) != published {
        return Err(forged(read, "commitment", Message::new("forged-commitment")));
    }
    if proof.link.head() != proof.head {
        return Err(forged(read, "link", Message::new("forged-link")));
    }
    for ((seat, share), seated) in proof.shares.iter().enumerate().zip(seats) {
        let fits = |opening| share_commitment(game, seated.chair, &opening) == share.commitment;
        if !share.opening.is_none_or(fits) {
            let what = Message::new("forged-share").with("name", Arg::text(seated.name.clone()));
            return Err(forged(read, format!("share {seat}"), what));
        }
    }
    if read.saved.locked(proof) != proof.lock {
        return Err(forged(read, "lock", Message::new("forged-lock")));
    }
    Ok(())
}

/// Plays every move again, those of chance with the chance that they should have had.
fn play(read: &Read, mut referee: Box<dyn Referee>) -> Result<(), Fault> {
    let Saved { deals, moves, scores, winners, .. } = &read.saved;
    let root = match deals {
        Deals::Verifiable(proof) => Some(proof.root()),
        Deals::Unverifiable(_) => None,
    };
    let mut course = Course::default();
    for (ply, made) in moves.iter().enumerate() {
        let wrong = |what| Err(forged(read, format!("move {ply}"), what));
        let dealt =
            root.as_ref().filter(|_| made.mover == Mover::Chance && referee.turn() == catalog::Turn::Chance);
        let dealt = dealt.map(|root| referee.pick(&mut root.generator(course.draw(Mover::Chance))));
        let played = match referee.play(made.mover, &made.json) {
            Ok(played) => played,
            Err(Refusal::Over) => return wrong(Message::new("forged-after-end")),
            Err(Refusal::OutOfTurn { .. }) => return wrong(Message::new("forged-turn")),
            Err(Refusal::Malformed { clause, .. }) => {
                return wrong(Message::new("forged-nonsense").with("clause", Arg::text(clause)));
            }
            Err(Refusal::Illegal(illegal)) => {
                return wrong(Message::new("forged-illegal").with("clause", Arg::text(illegal.clause)));
            }
        };
        if dealt.is_some_and(|dealt| dealt != played) {
            return wrong(Message::new("forged-chance"));
        }
        course.follow(made.mover);
    }
    let Some((scored, won)) = referee.result() else {
        return Err(forged(read, "scores", Message::new("forged-unfinished")));
    };
    if scored != *scores {
        return Err(forged(read, "scores", Message::new("forged-scores")));
    }
    if won != *winners {
        return Err(forged(read, "winners", Message::new("forged-winners")));
    }
    Ok(())
}
