//! Message files without what only the page says: whoever fetches a game need not fetch that twice.

/// The text of a message file as the game itself says it: without comments, and without messages called `page-…`. In a
/// browser the page says all that teaches and judges, too: there it is without `review-…`, `hint-…`, `puzzle-…` and
/// `lesson-…`.
///
/// ```
/// let said = presentation::said!("# A title.\ntitle = Clue\npage-help = Help\n    .more = More\ndeal = Cards\n  and dice\n");
/// assert_eq!(said, "title = Clue\ndeal = Cards\n  and dice\n");
/// ```
#[macro_export]
macro_rules! said {
    ($text:expr) => {{
        const TEXT: &str = $text;
        const LENGTH: usize = $crate::keep::<{ TEXT.len() }>(TEXT).1;
        static SAID: [u8; LENGTH] = $crate::keep::<LENGTH>(TEXT).0;
        ::std::str::from_utf8(&SAID).expect("whole lines of UTF-8")
    }};
}

/// The lines that are kept, and how long they are; [`said!`](crate::said) calls it.
#[doc(hidden)]
pub const fn keep<const LENGTH: usize>(text: &str) -> ([u8; LENGTH], usize) {
    let text = text.as_bytes();
    let mut kept = [0; LENGTH];
    let (mut length, mut start, mut is_said) = (0, 0, true);
    while start < text.len() {
        // What goes on with a message begins with a gap or closes its choices.
        if !matches!(text[start], b' ' | b'}' | b'\n') {
            is_said = text[start] != b'#' && !is_of_page(text, start);
        }
        let mut at = start;
        loop {
            if is_said {
                if length < LENGTH {
                    kept[length] = text[at];
                }
                length += 1;
            }
            at += 1;
            if at == text.len() || text[at - 1] == b'\n' {
                break;
            }
        }
        start = at;
    }
    (kept, length)
}

/// Whether only the page says the message that begins there.
const fn is_of_page(text: &[u8], start: usize) -> bool {
    let teaches = begins_with(text, start, b"review-")
        || begins_with(text, start, b"hint-")
        || begins_with(text, start, b"puzzle-")
        || begins_with(text, start, b"lesson-");
    begins_with(text, start, b"page-") || cfg!(target_family = "wasm") && teaches
}

const fn begins_with(text: &[u8], start: usize, with: &[u8]) -> bool {
    let mut at = 0;
    while at < with.len() && start + at < text.len() && text[start + at] == with[at] {
        at += 1;
    }
    at == with.len()
}
