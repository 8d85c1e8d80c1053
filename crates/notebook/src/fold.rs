//! Writing as it is compared: small letters and digits alone.

/// A name's words in small letters, without anything that is neither letter nor digit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Folded {
    /// The words without gaps.
    pub(crate) text: String,
    /// Where each word ends.
    ends: Vec<usize>,
}

impl Folded {
    pub(crate) fn of(name: &str) -> Folded {
        let mut folded = Folded { text: String::with_capacity(name.len()), ends: Vec::with_capacity(2) };
        folded.fill(name);
        folded
    }

    /// Takes another name in the place of the one that was there.
    pub(crate) fn fill(&mut self, name: &str) {
        self.text.clear();
        self.ends.clear();
        for c in name.chars() {
            if c.is_ascii_alphanumeric() {
                self.text.push(c.to_ascii_lowercase());
            } else if c.is_whitespace() || matches!(c, '-' | '_' | '/') {
                self.end_word();
            } else if c.is_alphanumeric() {
                self.text.extend(c.to_lowercase());
            }
        }
        self.end_word();
    }

    fn end_word(&mut self) {
        if self.ends.last().copied().unwrap_or(0) < self.text.len() {
            self.ends.push(self.text.len());
        }
    }

    pub(crate) fn words(&self) -> impl Iterator<Item = &str> {
        let mut start = 0;
        self.ends.iter().map(move |&end| &self.text[std::mem::replace(&mut start, end)..end])
    }
}

/// What stands between commas.
pub(crate) fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty())
}

/// A name as it is compared: its words without gaps.
pub(crate) fn folded(name: &str) -> String {
    Folded::of(name).text
}

/// A word of the format as it is compared, [folded] without taking memory where it is plain; anything that is longer than
/// all words of the format is equal to none of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word {
    bytes: [u8; Word::LONGEST],
    len: usize,
}

impl Word {
    const LONGEST: usize = 16;
    /// Neither letter nor digit: equal to no word of the format.
    const OTHER: Word = Word { bytes: [b'?'; Word::LONGEST], len: 1 };

    pub(crate) fn of(text: &str) -> Word {
        let mut word = Word { bytes: [0; Word::LONGEST], len: 0 };
        for byte in text.bytes() {
            if !byte.is_ascii() {
                // Some letters that are not plain have a plain one for their small letter.
                let folded = folded(text);
                return if folded.is_ascii() { Word::of(&folded) } else { Word::OTHER };
            }
            if byte.is_ascii_alphanumeric() {
                let Some(place) = word.bytes.get_mut(word.len) else { return Word::OTHER };
                *place = byte.to_ascii_lowercase();
                word.len += 1;
            }
        }
        word
    }

    /// To be compared with words of the format.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded() {
        let folded = Folded::of("  Mrs. O'Hara-Smith / É_2 ");
        assert_eq!(folded.words().collect::<Vec<_>>(), ["mrs", "ohara", "smith", "é", "2"]);
        assert_eq!(folded.text, "mrsoharasmithé2");
        assert_eq!(Folded::of("!?").words().count(), 0);
    }

    #[test]
    fn a_short_word_is_folded_as_a_long_one() {
        for text in ["Asks", "hasn't", "all pass", "No one shows", "as\u{212a}", "", "!", "case-file", "x_1"] {
            assert_eq!(Word::of(text).bytes(), folded(text).as_bytes(), "{text}");
        }
        for text in ["naïve", "abcdefghijklmnopq", "İ"] {
            assert_eq!(Word::of(text).bytes(), b"?", "{text}");
        }
    }
}
