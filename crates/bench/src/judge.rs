//! The judge: what of a player's claims follows from what the player knows, and what the player left lying.
//!
//! It is a function of the exact knowledge and the claims alone, and compares no more than lists.

use catalog::Matter;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Claim, Held};

/// What may be said of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// What is claimed is so in every deal that fits what the player knows.
    Entailed,
    /// It is so in some of them.
    Possible,
    /// It is so in none of them.
    Impossible,
    /// It is about nothing that is hidden from the player, or about several things at once.
    Unasked,
}

/// A claim with what is to be said of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// What is claimed.
    #[serde(flatten)]
    pub claim: Claim,
    /// Of a claim that something is impossible, the verdict on its not being so.
    pub verdict: Verdict,
    /// The exact chance that one of the facts is so, as players are taken to choose; none of what was not asked.
    pub chance: Option<f64>,
}

/// Something that followed and was not claimed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Overlooked {
    /// What could have been claimed: one certain fact, or several that are impossible.
    pub held: Held,
    /// The facts.
    pub facts: Vec<Value>,
    /// The same in words, where the game has them.
    #[serde(default)]
    pub said: Vec<String>,
    /// What it was worth.
    pub bits: f64,
    /// A shortest list of what the player was told from which the first of the facts follows, or follows not to be so;
    /// empty where the game gives no reasons.
    pub why: Vec<String>,
}

/// What the judge says of one answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// Each claim.
    pub claims: Vec<Judged>,
    /// The bits that are open though all that follows is known: for each hidden matter the logarithm of the number of
    /// ways that it may still be.
    pub open: f64,
    /// The bits that follow: for each matter the logarithm of all its ways, less what is open.
    pub followed: f64,
    /// The bits among these that the player's claims leave lying.
    pub left: f64,
    /// What followed and was not claimed, the most valuable first.
    pub overlooked: Vec<Overlooked>,
}

/// Judges claims by all that is hidden from a player.
pub fn judge(matters: &[Matter<Value>], claims: Vec<Claim>) -> Judgement {
    let mut books: Vec<Book<'_>> = matters.iter().map(Book::new).collect();
    let claims: Vec<Judged> = claims.into_iter().map(|claim| judge_one(&mut books, claim)).collect();
    let mut overlooked: Vec<Overlooked> = books.iter().filter_map(Book::overlooked).collect();
    overlooked.sort_by(|one, other| other.bits.total_cmp(&one.bits));
    let left = overlooked.iter().map(|one| one.bits).sum();
    let open = open(matters);
    let followed = books.iter().map(|book| libm::log2(book.can.len() as f64)).sum::<f64>() - open;
    Judgement { claims, open, followed, left, overlooked }
}

/// The bits that are open though all that follows is known.
pub fn open(matters: &[Matter<Value>]) -> f64 {
    let bits = |book: Book<'_>| libm::log2(count(&book.can) as f64);
    matters.iter().map(Book::new).map(bits).sum()
}

fn judge_one(books: &mut [Book<'_>], claim: Claim) -> Judged {
    let unasked = |claim| Judged { claim, verdict: Verdict::Unasked, chance: None };
    let found = books.iter_mut().find_map(|book| Some((book.places(&claim.facts)?, book)));
    let Some((places, book)) = found else { return unasked(claim) };
    let chance =
        places.iter().map(|&place| book.matter.ways[place].likely.unwrap_or(0.0)).sum::<f64>().min(1.0) + 0.0;
    let claimed: Vec<bool> =
        (0..book.can.len()).map(|place| places.contains(&place) == (claim.held != Held::Impossible)).collect();
    let verdict = book.verdict(&claimed);
    if verdict == Verdict::Entailed && claim.held != Held::Likely {
        book.left.iter_mut().zip(&claimed).for_each(|(left, claimed)| *left &= claimed);
    }
    Judged { claim, verdict, chance: Some(chance) }
}

/// A matter with all that it may be: the ways in their order, and that it is none of them where it is a question of yes
/// or no.
struct Book<'a> {
    matter: &'a Matter<Value>,
    /// What it may be by what the player knows.
    can: Vec<bool>,
    /// What the player's right claims leave of it.
    left: Vec<bool>,
}

impl<'a> Book<'a> {
    fn new(matter: &'a Matter<Value>) -> Self {
        let mut can: Vec<bool> = matter.ways.iter().map(|way| way.possible != Some(0.0)).collect();
        if let [fact] = &matter.ways[..] {
            can.push(fact.possible != Some(1.0));
        }
        Book { matter, left: vec![true; can.len()], can }
    }

    /// Where these facts are among the ways, without those that are out; nothing where one of them is neither.
    fn places(&self, facts: &[Value]) -> Option<Vec<usize>> {
        let Matter { ways, out, .. } = self.matter;
        let place = |fact: &Value| ways.iter().position(|way| way.fact == *fact);
        let in_ways = facts.iter().filter(|fact| !out.contains(fact));
        in_ways.map(place).collect()
    }

    fn verdict(&self, claimed: &[bool]) -> Verdict {
        let open = || self.can.iter().zip(claimed).filter(|(can, _)| **can);
        match (open().any(|(_, claimed)| *claimed), open().all(|(_, claimed)| *claimed)) {
            (_, true) => Verdict::Entailed,
            (true, false) => Verdict::Possible,
            (false, false) => Verdict::Impossible,
        }
    }

    fn overlooked(&self) -> Option<Overlooked> {
        let bits = libm::log2(count(&self.left) as f64) - libm::log2(count(&self.can) as f64);
        if bits == 0.0 {
            return None;
        }
        let fact = |place: usize| self.matter.ways.get(place).map(|way| way.fact.clone());
        let only = (count(&self.can) == 1).then(|| self.can.iter().position(|can| *can).and_then(fact)).flatten();
        let (held, facts) = match only {
            Some(fact) => (Held::Certain, vec![fact]),
            None => {
                let missed = (0..self.can.len()).filter(|&place| self.left[place] && !self.can[place]);
                (Held::Impossible, missed.filter_map(fact).collect())
            }
        };
        Some(Overlooked { held, facts, said: Vec::new(), bits, why: Vec::new() })
    }
}

fn count(of: &[bool]) -> usize {
    of.iter().filter(|is| **is).count()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A matter of facts "a", "b" and so on with these chances; "y" is out.
    fn matter(chances: &[f64]) -> Matter<Value> {
        let way = |(place, &chance): (usize, &f64)| {
            presentation::Chance::new(json!(char::from(b'a' + place as u8).to_string()), chance, chance)
        };
        Matter { ways: chances.iter().enumerate().map(way).collect(), out: vec![json!("y")], said: false }
    }

    fn claim(held: Held, facts: &[&str]) -> Claim {
        Claim { held, facts: facts.iter().map(|&fact| json!(fact)).collect() }
    }

    fn verdicts(matters: &[Matter<Value>], claims: Vec<Claim>) -> Vec<Verdict> {
        judge(matters, claims).claims.into_iter().map(|judged| judged.verdict).collect()
    }

    use Held::{Certain, Impossible, Likely};

    #[test]
    fn each_verdict_by_hand() {
        let matters = [matter(&[0.0, 0.25, 0.75, 0.0])];
        let claims = vec![
            claim(Impossible, &["a"]),
            claim(Certain, &["b"]),
            claim(Certain, &["a"]),
            claim(Certain, &["b", "c"]),
            claim(Likely, &["c"]),
            claim(Likely, &["a", "d"]),
            claim(Impossible, &["b"]),
            claim(Certain, &["z"]),
            claim(Certain, &["b", "z"]),
            claim(Certain, &["b", "y"]),
            claim(Certain, &["y"]),
            claim(Impossible, &["y"]),
        ];
        use Verdict::{Entailed, Possible, Unasked};
        let expected = [
            Entailed,
            Possible,
            Verdict::Impossible,
            Entailed,
            Possible,
            Verdict::Impossible,
            Possible,
            Unasked,
            Unasked,
            Possible,
            Verdict::Impossible,
            Entailed,
        ];
        assert_eq!(verdicts(&matters, claims.clone()), expected);
        let chances: Vec<_> = judge(&matters, claims).claims.into_iter().map(|judged| judged.chance).collect();
        let expected = [0.0, 0.25, 0.0, 1.0, 0.75, 0.0, 0.25].map(Some);
        assert_eq!(chances[..7], expected);
        assert_eq!(chances[7..], [None, None, Some(0.25), Some(0.0), Some(0.0)]);
    }

    #[test]
    fn one_fact_alone_is_so_or_not() {
        let of = |chance, held| verdicts(&[matter(&[chance])], vec![claim(held, &["a"])])[0];
        assert_eq!(
            [0.0, 0.5, 1.0].map(|chance| of(chance, Certain)),
            [Verdict::Impossible, Verdict::Possible, Verdict::Entailed]
        );
        assert_eq!(
            [0.0, 0.5, 1.0].map(|chance| of(chance, Impossible)),
            [Verdict::Entailed, Verdict::Possible, Verdict::Impossible]
        );
    }

    #[test]
    fn what_followed_and_was_not_claimed_is_left_lying() {
        let matters = [matter(&[0.0, 1.0, 0.0, 0.0]), matter(&[0.5, 0.5, 0.0, 0.0]), matter(&[0.0])];
        let nothing = judge(&matters, Vec::new());
        assert_eq!((nothing.open, nothing.followed, nothing.left), (1.0, 4.0, 4.0));
        let told: Vec<_> = nothing.overlooked.iter().map(|one| (one.held, one.facts.len(), one.bits)).collect();
        assert_eq!(told, [(Certain, 1, 2.0), (Impossible, 2, 1.0), (Impossible, 1, 1.0)]);

        // What is only thought likely, or wrong, settles nothing; what is right settles as much as it says.
        let left = |claims: Vec<Claim>| judge(&matters, claims).left;
        assert_eq!(left(vec![claim(Likely, &["b"])]), 4.0);
        assert_eq!(left(vec![claim(Certain, &["a"])]), 4.0);
        assert_eq!(left(vec![claim(Certain, &["b"])]), 2.0);
        assert_eq!(left(vec![claim(Certain, &["a", "b"])]), 3.0);
        assert_eq!(left(vec![claim(Impossible, &["c"]), claim(Impossible, &["a"])]), 3.0);
    }
}
