//! Numbers of histories, which a change of the rules cannot leave as they were by chance.
//!
//! The data file has one case on a line, `setup ; depth ; count`, with the setup in JSON; `#` begins a comment:
//!
//! ```text
//! # ranks, 5 moves at most
//! {"ranks":3} ; 5 ; 30
//! ```
//!
//! and one test function is enough: `testkit::perft::check::<MyGame>("tests/perft.txt")`.

use std::fmt::Write;

use game::{Game, Options};

/// The leaves of the tree of histories cut at `depth` moves: those of `depth` moves, and those that end earlier.
/// Chance moves count as moves.
///
/// ```
/// use game::Game;
/// use testkit::kuhn::{Kuhn, Setup};
/// let start = Kuhn::start(&Setup { ranks: 3 })?;
/// // 3 × 2 deals, after each of which the bets can go in five ways.
/// assert_eq!(testkit::perft::count(&start, 5), 6 * 5);
/// # Ok::<(), game::SetupError>(())
/// ```
pub fn count<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    game.options().list(&mut moves);
    if moves.is_empty() || depth == 1 {
        return moves.len().max(1) as u64;
    }
    let continued = moves.iter().map(|m| {
        let mut after = game.clone();
        after.apply(m);
        count(&after, depth - 1)
    });
    continued.sum()
}

/// Checks every case of a data file, whose path is relative to the package's folder, where tests run.
///
/// # Panics
/// With a list of the cases that are wrong, each with the count found.
pub fn check<G: Game>(path: &str) {
    let text = std::fs::read_to_string(path).unwrap_or_else(|problem| panic!("cannot read {path}: {problem}"));
    let (cases, complaints) = complaints::<G>(&text);
    assert!(cases > 0, "{path} has no case");
    assert!(complaints.is_empty(), "{path} does not agree with the rules:\n{complaints}");
}

/// How many cases there are, and what is wrong, a line each.
fn complaints<G: Game>(text: &str) -> (u32, String) {
    let (mut cases, mut out) = (0, String::new());
    for (number, line) in (1..).zip(text.lines()) {
        let case = line.trim();
        if case.is_empty() || case.starts_with('#') {
            continue;
        }
        cases += 1;
        match found::<G>(case) {
            Ok((expected, found)) if expected == found => {}
            Ok((expected, found)) => {
                let _ = writeln!(out, "line {number}: {found} histories, not {expected}: {case}");
            }
            Err(problem) => {
                let _ = writeln!(out, "line {number}: {problem}: {case}");
            }
        }
    }
    (cases, out)
}

/// The count that a case expects and the count found.
fn found<G: Game>(case: &str) -> Result<(u64, u64), String> {
    let mut parts = case.rsplitn(3, ';').map(str::trim);
    let (Some(expected), Some(depth), Some(setup)) = (parts.next(), parts.next(), parts.next()) else {
        return Err("a case is `setup ; depth ; count`".into());
    };
    let setup: G::Setup = serde_json::from_str(setup).map_err(|problem| format!("no setup ({problem})"))?;
    let depth = depth.parse().map_err(|_| format!("{depth} is not a depth"))?;
    let expected = expected.parse().map_err(|_| format!("{expected} is not a count"))?;
    let start = G::start(&setup).map_err(|refused| refused.to_string())?;
    Ok((expected, count(&start, depth)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kuhn::Kuhn;

    #[test]
    fn cases_that_are_wrong_are_listed() {
        let text = "# Kuhn poker\n\n{\"ranks\":3} ; 1 ; 3\n{\"ranks\":4} ; 5 ; 59\n{\"ranks\":4} ; 5\n\
                    {\"ranks\":2} ; 1 ; 2\n{\"rank\":1} ; 1 ; 1\n{\"ranks\":3} ; 1 ; many\n";
        let (cases, complaints) = complaints::<Kuhn>(text);
        assert_eq!(cases, 6);
        assert_eq!(
            complaints,
            "line 4: 60 histories, not 59: {\"ranks\":4} ; 5 ; 59\n\
             line 5: a case is `setup ; depth ; count`: {\"ranks\":4} ; 5\n\
             line 6: ranks-allowed (KP-2): {\"ranks\":2} ; 1 ; 2\n\
             line 7: no setup (unknown field `rank`, expected `ranks` or `seats` at line 1 column 7): {\"rank\":1} ; 1 ; 1\n\
             line 8: many is not a count: {\"ranks\":3} ; 1 ; many\n"
        );
    }
}
