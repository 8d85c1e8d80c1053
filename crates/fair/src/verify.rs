//! Recomputing a saved table.

use catalog::{AnyGame, Referee, Seat};
use game::{Arg, Message, Mover, Refusal};

use crate::{Course, Deals, Entry, Fault, Hash, Proof, Read, Saved, commitment, share_commitment};

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
        let shares = (0..).zip(self.proof().map_or(&[][..], |proof| &proof.shares));
        shares.filter(|(_, share)| share.opening.is_none()).map(|(seat, _)| Seat(seat)).collect()
    }

    /// What verifies its deals, if anything does.
    pub fn proof(&self) -> Option<&Proof> {
        match &self.saved.deals {
            Deals::Verifiable(proof) => Some(proof),
            Deals::Unverifiable(_) => None,
        }
    }

    /// The mark of the game, if its deals can be verified.
    pub fn mark(&self) -> Option<Hash> {
        Some(self.saved.marked(self.proof()?))
    }

    /// The sentence that sums it up.
    pub fn message(&self) -> Message {
        match &self.saved.deals {
            Deals::Verifiable(proof) if proof.is_shared() => Message::new("saved-proved"),
            Deals::Verifiable(proof) if proof.is_withheld() => Message::new("saved-withheld"),
            Deals::Verifiable(_) => Message::new("saved-of-server"),
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
    let (Read { saved, .. }, setup) = recompute(text)?;
    Ok(Verified { saved, setup })
}

/// What somebody knows of a game that has ended.
#[derive(Clone, Debug)]
pub enum Known {
    /// Its mark.
    Mark(Hash),
    /// Another copy of it, of which everything was recomputed as well.
    Copy(Box<Verified>),
}

/// The same of the game that somebody knows. Of two copies every line must be the same but those for people.
///
/// # Errors
/// As [`verify`]; [`Fault::Forged`] where it is of the same table and another game, or says anything else than the other
/// copy; and [`Fault::Another`] where it is of another table, may be, or has no mark.
pub fn verify_known(text: &str, known: &Known) -> Result<Verified, Fault> {
    let (read, setup) = recompute(text)?;
    let verified = Verified { saved: read.saved.clone(), setup };
    let marked = |name, mark: Option<Hash>| {
        let mark = mark.map_or_else(String::new, |mark| mark.to_string());
        Message::new(name).with("mark", Arg::text(mark))
    };
    match known {
        Known::Mark(mark) if verified.mark() == Some(*mark) => Ok(verified),
        Known::Mark(mark) => Err(Fault::Another(read.problem("mark", marked("another-game", Some(*mark))))),
        Known::Copy(other) if committed(&verified) != committed(other) => {
            Err(Fault::Another(read.problem("commitment", marked("another-table", other.mark()))))
        }
        Known::Copy(other) if verified.mark() != other.mark() => {
            Err(forged(&read, "mark", marked("forged-other", other.mark())))
        }
        Known::Copy(other) => match difference(&verified.saved, &other.saved) {
            Some((field, stands)) => {
                let what = Message::new("forged-copy").with("other", Arg::text(stands));
                Err(forged(&read, &field, what))
            }
            None => Ok(verified),
        },
    }
}

fn committed(verified: &Verified) -> Option<Hash> {
    verified.proof().map(|proof| proof.commitment)
}

/// The field of the first line in which one saved table differs from another, and what stands there in the other.
fn difference(saved: &Saved, other: &Saved) -> Option<(String, String)> {
    let (saved, other) = (saved.to_string(), other.to_string());
    let lines = |text| str::lines(text).filter(|line| !line.starts_with('#'));
    let (one, other) = lines(&saved).zip(lines(&other)).find(|(one, other)| one != other)?;
    // Those lines have a number of which there may be several.
    const NUMBERED: [&str; 3] = ["seat", "share", "move"];
    let mut words = one.split(' ');
    let field = words.next().unwrap_or_default();
    let field = match words.next().filter(|_| NUMBERED.contains(&field)) {
        Some(number) => format!("{field} {number}"),
        None => field.to_owned(),
    };
    Some((field, other.to_owned()))
}

/// A saved table of which everything was recomputed, and its setup under the rules of today.
fn recompute(text: &str) -> Result<(Read, String), Fault> {
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
    if let Deals::Verifiable(proof) = &read.saved.deals {
        check_end(&read, proof)?;
    }
    Ok((read, setup))
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
    if commitment(game, proof.opened_under, &proof.secret) != proof.commitment {
        return Err(forged(read, "commitment", Message::new("forged-commitment")));
    }
    if !proof.link.holds(Entry::Table(proof.commitment)) {
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

/// Whether the moves are those of which the mark was made when the game ended.
fn check_end(read: &Read, proof: &Proof) -> Result<(), Fault> {
    let Some(end) = proof.end else { return Ok(()) };
    if read.saved.marked(proof) != end.mark {
        return Err(forged(read, "mark", Message::new("forged-mark")));
    }
    if !end.link.follows(&proof.link) || !end.link.holds(Entry::End { mark: end.mark, table: proof.link.number }) {
        return Err(forged(read, "end", Message::new("forged-end")));
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
