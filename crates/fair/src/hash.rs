//! Hashes, which everybody may know, and the secrets that they commit to.

use std::fmt;

use sha2::{Digest, Sha256};

/// What every hashed text begins with: another version of the protocol has other hashes.
const PROTOCOL: &str = "parlour/1/";

/// SHA-256 of some parts: a commitment, the lock of a table, a link of the chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of some parts under a name. Name and parts are each preceded by their length in four bytes, the highest
    /// first, so that no two lists of parts are the same text.
    pub(crate) fn of(name: &str, parts: &[&[u8]]) -> Hash {
        let mut sha = Sha256::new();
        let name = format!("{PROTOCOL}{name}");
        for part in [name.as_bytes()].iter().chain(parts) {
            sha.update((part.len() as u32).to_be_bytes());
            sha.update(part);
        }
        Hash(sha.finalize().into())
    }

    /// Reads 64 hexadecimal digits in small letters.
    pub fn read(text: &str) -> Option<Hash> {
        unhex(text).map(Hash)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

/// 32 random bytes that somebody has committed to: a table's secret, or a seat's share.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// Reads 64 hexadecimal digits in small letters.
    pub fn read(text: &str) -> Option<Secret> {
        unhex(text).map(Secret)
    }

    /// The secret itself in hexadecimal digits, for when it is no secret any more.
    pub fn reveal(&self) -> String {
        Hash(self.0).to_string()
    }
}

/// So that no log can hold it.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

fn hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let bytes: Vec<u8> =
        pairs.iter().map(|&[high, low]| Some(digit(high)? << 4 | digit(low)?)).collect::<Option<_>>()?;
    rest.is_empty().then_some(bytes)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_as_they_are_written() {
        let hash = Hash(std::array::from_fn(|place| place as u8 * 7));
        assert_eq!(Hash::read(&hash.to_string()), Some(hash));
        assert_eq!(Secret::read(&Secret(hash.0).reveal()), Some(Secret(hash.0)));
        let text = hash.to_string();
        for wrong in ["", &text[1..], &text.to_uppercase(), &format!("{text}0"), &text.replace('0', "ü")] {
            assert_eq!(Hash::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn no_two_lists_of_parts_are_the_same_text() {
        let lists: [(&str, &[&[u8]]); 5] =
            [("a", &[b"bc"]), ("ab", &[b"c"]), ("a", &[b"b", b"c"]), ("a", &[b"bc", b""]), ("a", &[b"", b"bc"])];
        for (place, (name, parts)) in lists.iter().enumerate() {
            for (other, others) in &lists[..place] {
                assert_ne!(Hash::of(name, parts), Hash::of(other, others));
            }
        }
    }

    #[test]
    fn a_secret_is_not_logged() {
        assert_eq!(format!("{:?}", Secret([7; 32])), "Secret(…)");
    }
}
