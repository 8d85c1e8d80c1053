//! Secrets and identifiers that nobody can guess.

use std::fmt;
use std::sync::Arc;

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

/// What a seat's player or a host holds: 256 random bits. The server keeps only its [`TokenHash`].
#[derive(Clone)]
pub(crate) struct Token(String);

/// SHA-256 of a token. A plain hash is enough, for the token itself cannot be guessed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct TokenHash([u8; 32]);

impl Token {
    pub(crate) fn new() -> Token {
        let bytes: [u8; 32] = random();
        Token(hex(&bytes))
    }

    /// Reads what a client sent; `None` when it cannot be a token.
    pub(crate) fn read(text: &str) -> Option<Token> {
        (text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())).then(|| Token(text.to_owned()))
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The secret itself, to be given to its owner and to nobody else.
    pub(crate) fn reveal(self) -> String {
        self.0
    }
}

impl TokenHash {
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<TokenHash> {
        bytes.try_into().ok().map(TokenHash)
    }
}

// So that no log can hold one.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// A table's id: 80 random bits as 16 letters and digits. Whoever has it can watch.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TableId(Arc<str>);

/// Letters and digits that are hard to mistake for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl TableId {
    pub(crate) fn new() -> TableId {
        let bytes: [u8; 16] = random();
        let text: String = bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect();
        TableId(text.into())
    }

    /// Reads what a client sent; `None` when no table can have it.
    pub(crate) fn read(text: &str) -> Option<TableId> {
        (text.len() == 16 && text.bytes().all(|byte| ALPHABET.contains(&byte))).then(|| TableId(text.into()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The beginning only: an id is the key to a private table, and logs are read by more people than the invited.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.0[..4])
    }
}

/// An evening's id, of the same letters and digits. Whoever has it can join.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct EveningId(TableId);

impl EveningId {
    pub(crate) fn new() -> EveningId {
        EveningId(TableId::new())
    }

    /// Reads what a client sent; `None` when no evening can have it.
    pub(crate) fn read(text: &str) -> Option<EveningId> {
        TableId::read(text).map(EveningId)
    }

    pub(crate) fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl fmt::Debug for EveningId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One start of a server, among those that share a database.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(Arc<str>);

impl NodeId {
    pub(crate) fn new() -> NodeId {
        NodeId(hex(&random::<8>()).into())
    }

    /// One as it is stored.
    pub(crate) fn of(text: &str) -> NodeId {
        NodeId(text.into())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a table is found by in a room: four letters on a big screen. It can be guessed, so few guesses are answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RoomCode(String);

/// No vowels, so that they make no words, and none of those that look like another.
const LETTERS: &[u8; 16] = b"BCDFHJKLMPRSTVXZ";

impl RoomCode {
    pub(crate) fn new() -> RoomCode {
        let bytes: [u8; 4] = random();
        RoomCode(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 16)])).collect())
    }

    /// Reads what a client sent, in letters of either size; `None` when no table can have it.
    pub(crate) fn read(text: &str) -> Option<RoomCode> {
        let text = text.to_ascii_uppercase();
        (text.len() == 4 && text.bytes().all(|byte| LETTERS.contains(&byte))).then_some(RoomCode(text))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Two digits for each byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system has random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_hash_alone() {
        let (token, other) = (Token::new(), Token::new());
        assert_ne!(token.hash(), other.hash());
        let sent = Token::read(&token.clone().reveal()).unwrap();
        assert_eq!(sent.hash(), token.hash());
        assert_eq!(TokenHash::from_bytes(token.hash().as_bytes()), Some(token.hash()));
        assert_eq!(format!("{token:?} {:?}", token.hash()), "Token(…) TokenHash(…)");
        for nonsense in ["", "0", &"g".repeat(64), &"0".repeat(65)] {
            assert!(Token::read(nonsense).is_none());
        }
    }

    #[test]
    fn a_table_id_can_be_read_back_and_is_not_logged() {
        let id = TableId::new();
        assert_eq!(TableId::read(id.as_str()), Some(id.clone()));
        assert!(!format!("{id:?}").contains(id.as_str()));
        for nonsense in ["", "../../../etc/pas", "0123456789ABCDEF", "0123456789abcde"] {
            assert!(TableId::read(nonsense).is_none());
        }
    }

    #[test]
    fn a_room_code_is_four_letters_of_either_size() {
        let code = RoomCode::new();
        assert_eq!(RoomCode::read(code.as_str()), Some(code.clone()));
        assert_eq!(RoomCode::read(&code.as_str().to_lowercase()), Some(code));
        for nonsense in ["", "BCD", "BCDFH", "CASE", "BC1D", "ßßß", "BÖ"] {
            assert!(RoomCode::read(nonsense).is_none());
        }
    }
}
