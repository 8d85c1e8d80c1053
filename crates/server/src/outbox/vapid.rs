//! By what push services know this server: VAPID (RFC 8292), with a key pair on the curve P-256.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hyper::Uri;
use serde_json::json;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

use crate::store::Millis;
use crate::token::random;

/// How long a signature is good, in seconds; push services take at most a day.
const GOOD_FOR: i64 = 12 * 3600;

/// The key pair.
#[derive(Clone)]
pub(crate) struct Key(SigningKey);

impl Key {
    pub(crate) fn new() -> Key {
        // Hardly any number of 32 bytes is not a key.
        std::iter::repeat_with(random::<32>)
            .find_map(|bytes| Key::read(&bytes))
            .expect("there are keys without end")
    }

    /// A key as it is kept.
    pub(crate) fn read(secret: &[u8]) -> Option<Key> {
        SigningKey::from_slice(secret).ok().map(Key)
    }

    /// What is kept of it.
    pub(crate) fn secret(&self) -> Vec<u8> {
        self.0.to_bytes().to_vec()
    }

    /// The public half, as browsers take it.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.0.verifying_key().to_encoded_point(false))
    }

    /// The header with which a push service of that address is asked, on behalf of pages from an origin.
    pub(crate) fn authorization(&self, endpoint: &Uri, origin: &str, now: Millis) -> String {
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let service = format!(
            "{}://{}",
            endpoint.scheme_str().unwrap_or("https"),
            endpoint.authority().map_or("", |authority| authority.as_str())
        );
        let mut claims = json!({ "aud": service, "exp": now / 1000 + GOOD_FOR });
        if origin.starts_with("https://") {
            // Whom to turn to: the page itself.
            claims["sub"] = origin.into();
        }
        let told = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.0.sign(told.as_bytes());
        format!("vapid t={told}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use web_push_native::p256::ecdsa::VerifyingKey;
    use web_push_native::p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn a_key_is_kept_and_read_again() {
        let key = Key::new();
        assert_eq!(Key::read(&key.secret()).unwrap().public(), key.public());
        assert_eq!(BASE64.decode(key.public()).unwrap().len(), 65);
        assert!(Key::read(&[0; 32]).is_none() && Key::read(b"short").is_none());
    }

    #[test]
    fn a_push_service_can_check_who_asks() {
        let key = Key::new();
        let endpoint = "https://push.example:8443/to/somebody".parse().unwrap();
        let header = key.authorization(&endpoint, "https://games.example", 5_000);
        let (told, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = told.rsplit_once('.').unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&BASE64.decode(public).unwrap()).unwrap();
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        let expected = json!({
            "aud": "https://push.example:8443", "exp": 5 + GOOD_FOR, "sub": "https://games.example",
        });
        assert_eq!(claims, expected);
    }
}
