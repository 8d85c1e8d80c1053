//! Weights as a text file: a head that says what they are for, and a byte for each weight.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::{Layout, Learned, Network};

/// The first line of a file.
const FORMAT: &str = "parlour weights 1";
/// How many characters of weights are in a line.
const LINE: usize = 100;
/// What a file that no game can be played by is mended with.
const MEND: &str = "train the network anew, or take the file that belongs to this version";

/// Weights that the game cannot be played by.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these weights cannot be used: {problem}; {MEND}")]
pub struct Unfit {
    problem: String,
}

impl Network {
    /// Reads weights for a game.
    ///
    /// # Errors
    /// Says what is wrong with a file that is cut, spoilt, or for another game, version or size.
    pub fn read<G: Learned>(text: &str) -> Result<Network, Unfit> {
        read::<G>(text).map_err(|problem| Unfit { problem })
    }

    /// Writes the weights of a game, each as one of 255 steps of the largest in its row, with the command that made
    /// them in the head.
    pub fn write<G: Learned>(&self, made_by: &str) -> String {
        let mut bytes = Vec::new();
        let mut weights = &self.weights[..];
        for length in self.layout.rows() {
            let (row, rest) = weights.split_at(length);
            let largest = row.iter().fold(0.0_f32, |largest, weight| largest.max(weight.abs()));
            let step = if largest > 0.0 { largest / 127.0 } else { 1.0 };
            bytes.extend(step.to_le_bytes());
            bytes.extend(row.iter().map(|weight| (weight / step).round() as i8 as u8));
            weights = rest;
        }
        let mut text = head::<G>().join("\n");
        text += &format!("\nsha256 {}\nmade by {made_by}\n", digest(&bytes));
        let coded = STANDARD.encode(bytes);
        for line in coded.as_bytes().chunks(LINE) {
            text.extend(line.iter().copied().map(char::from));
            text.push('\n');
        }
        text
    }
}

/// The lines of a file that must be as they are.
fn head<G: Learned>() -> [String; 3] {
    let Layout { situation, choice, first, second } = G::LAYOUT;
    [
        FORMAT.to_owned(),
        format!("game {}, version {}", G::NAME, G::VERSION),
        format!("sizes {situation} {choice} {first} {second}"),
    ]
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn read<G: Learned>(text: &str) -> Result<Network, String> {
    let mut lines = text.lines();
    for expected in head::<G>() {
        let line = lines.next().unwrap_or_default();
        if line != expected {
            return Err(format!(
                "where `{expected}` should stand is `{}`",
                line.chars().take(60).collect::<String>()
            ));
        }
    }
    let sum = lines.next().and_then(|line| line.strip_prefix("sha256 ")).ok_or("the SHA-256 is missing")?;
    let made_by = lines.next().and_then(|line| line.strip_prefix("made by "));
    made_by.ok_or("the line with the command that made them is missing")?;
    let coded: String = lines.collect();
    let bytes = STANDARD.decode(coded).map_err(|_| "they are cut, or not in Base64")?;
    if digest(&bytes) != sum {
        return Err("they are cut or spoilt, for their SHA-256 is another".to_owned());
    }
    let mut weights = Vec::new();
    let mut rest = &bytes[..];
    for length in G::LAYOUT.rows() {
        let row = rest.split_at_checked(4 + length);
        let (row, after) = row.ok_or("there are too few of them")?;
        let (step, row) = row.split_first_chunk().expect("a row begins with its step");
        let step = f32::from_le_bytes(*step);
        if !step.is_finite() {
            return Err("one of them is not a number".to_owned());
        }
        weights.extend(row.iter().map(|&weight| f32::from(weight as i8) * step));
        rest = after;
    }
    if !rest.is_empty() {
        return Err("there are too many of them".to_owned());
    }
    Ok(Network { layout: G::LAYOUT, weights })
}
