//! How a broken law is reported.

use std::fmt;

use serde::Serialize;

use crate::Verdict;

/// A law was broken. Its `Debug` is its `Display`, so that `unwrap` in a test prints it readably.
#[derive(Clone, PartialEq, Eq)]
pub struct Violation {
    /// The law's number.
    pub law: u8,
    /// What is wrong, in one sentence.
    pub what: String,
    /// Where: setup, seed, ply, moves, difference. One fact on each line.
    pub details: Vec<String>,
}

impl Violation {
    /// A break of the law with this number.
    pub fn new(law: u8, what: impl Into<String>) -> Self {
        Violation { law, what: what.into(), details: Vec::new() }
    }

    /// Adds a fact about where it happened.
    #[must_use]
    pub fn at(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.details.push(format!("{name}: {value}"));
        self
    }

    /// Adds a fact about where it happened, as JSON that can be pasted into a test.
    #[must_use]
    pub fn at_json(self, name: &str, value: &impl Serialize) -> Self {
        let json = serde_json::to_string(value).unwrap_or_else(|problem| format!("no JSON: {problem}"));
        self.at(name, json)
    }

    /// Adds how two values that should be equal differ, line by line of their `Debug` output.
    #[must_use]
    pub fn diff(mut self, left: &impl fmt::Debug, right: &impl fmt::Debug) -> Self {
        self.details.push(format!("difference (- one, + other):\n{}", diff(left, right).trim_end()));
        self
    }

    /// Asserts that the report has this text.
    ///
    /// # Panics
    /// When it has not.
    #[track_caller]
    pub fn by(&self, text: &str) {
        assert!(self.to_string().contains(text), "{self}");
    }
}

/// The violation by which a law found a fault that was planted on purpose.
///
/// # Panics
/// When the fault was not found, or by another law.
#[track_caller]
pub fn caught(verdict: Verdict, law: u8) -> Violation {
    match verdict {
        Err(violation) if violation.law == law => violation,
        Err(violation) => panic!("caught by another law: {violation}"),
        Ok(tally) => panic!("not caught: {tally:?}"),
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} is broken: {}", self.law, self.what)?;
        for detail in &self.details {
            write!(f, "\n  {}", detail.replace('\n', "\n  "))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Violation {}

/// Lines of context round each difference.
const CONTEXT: usize = 2;

/// The pretty `Debug` outputs of two values, with `-` before lines of the first alone and `+` before lines of the
/// second alone; equal stretches are cut to a few lines of context.
pub(crate) fn diff(left: &impl fmt::Debug, right: &impl fmt::Debug) -> String {
    let (left, right) = (format!("{left:#?}"), format!("{right:#?}"));
    let lines = marked(&left.lines().collect::<Vec<_>>(), &right.lines().collect::<Vec<_>>());
    let near = |index: usize| {
        let (from, to) = (index.saturating_sub(CONTEXT), (index + CONTEXT + 1).min(lines.len()));
        lines[from..to].iter().any(|(mark, _)| *mark != ' ')
    };
    let mut out = String::new();
    let mut skipping = false;
    for (index, (mark, line)) in lines.iter().enumerate() {
        if near(index) {
            out += &format!("{mark} {line}\n");
            skipping = false;
        } else if !skipping {
            out += "  ...\n";
            skipping = true;
        }
    }
    out
}

/// Each line of both texts, marked by the longest common subsequence.
fn marked<'a>(left: &[&'a str], right: &[&'a str]) -> Vec<(char, &'a str)> {
    // common[i][j]: the length of the longest common subsequence of left[i..] and right[j..].
    let mut common = vec![vec![0_u32; right.len() + 1]; left.len() + 1];
    for i in (0..left.len()).rev() {
        for j in (0..right.len()).rev() {
            common[i][j] =
                if left[i] == right[j] { common[i + 1][j + 1] + 1 } else { common[i + 1][j].max(common[i][j + 1]) };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut out = Vec::new();
    while i < left.len() || j < right.len() {
        if i < left.len() && j < right.len() && left[i] == right[j] {
            out.push((' ', left[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == right.len() || (i < left.len() && common[i + 1][j] >= common[i][j + 1]) {
            out.push(('-', left[i]));
            i += 1;
        } else {
            out.push(('+', right[j]));
            j += 1;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_with_its_surroundings() {
        let left: Vec<u32> = (0..20).collect();
        let mut right = left.clone();
        right[10] = 99;
        assert_eq!(
            diff(&left, &right),
            "  ...\n      8,\n      9,\n-     10,\n+     99,\n      11,\n      12,\n  ...\n"
        );
    }
}
