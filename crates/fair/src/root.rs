//! What each thing that chance decides is drawn from.

use std::fmt;

use chacha20::ChaCha20Rng;
use game::Draw;
use hkdf::Hkdf;
use rand::SeedableRng;
use sha2::Sha256;

/// What everything follows from that chance does in a game.
#[derive(Clone)]
pub struct Root(Hkdf<Sha256>);

impl Root {
    /// The root that HKDF with SHA-256 extracts from a salt and what is secret.
    pub fn new(salt: &[u8], secret: &[u8]) -> Root {
        Root(Hkdf::new(Some(salt), secret))
    }

    /// What is drawn from for one thing: the same each time, and nothing follows from it for any other.
    ///
    /// # Panics
    /// Never: a seed is as long as one hash.
    pub fn generator(&self, draw: Draw) -> ChaCha20Rng {
        let mut seed = [0; 32];
        self.0.expand(draw.to_string().as_bytes(), &mut seed).expect("it is as long as one hash");
        ChaCha20Rng::from_seed(seed)
    }
}

/// So that no log can hold it.
impl fmt::Debug for Root {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Root(…)")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use game::Seat;
    use rand::Rng;

    use super::*;

    #[test]
    fn each_thing_is_drawn_by_itself_and_always_alike() {
        let draws = || {
            let seats = [Seat(0), Seat(1)];
            let numbered = (0..300).flat_map(move |number| {
                let chance = [None, Some(Seat(0)), Some(Seat(1))].map(|after| Draw::Chance { after, number });
                let bots = seats.map(|seat| Draw::Bot { seat, number });
                chance.into_iter().chain(bots).chain([0, 1].map(|bot| Draw::House { bot, number }))
            });
            numbered.chain([Draw::Chair])
        };
        let mut drawn = HashSet::new();
        for salt in [1, 2] {
            let (root, again) = (Root::new(&[salt], &[7; 32]), Root::new(&[salt], &[7; 32]));
            for draw in draws() {
                let first = root.generator(draw).next_u64();
                assert_eq!(first, again.generator(draw).next_u64());
                assert!(drawn.insert(first), "{draw:?} with salt {salt} is drawn as something else");
            }
        }
        let first = |secret: [u8; 32]| Root::new(&[1], &secret).generator(Draw::Chair).next_u64();
        assert_ne!(first([7; 32]), first([8; 32]));
    }

    #[test]
    fn a_root_is_not_logged() {
        assert_eq!(format!("{:?}", Root::new(&[], &[])), "Root(…)");
    }
}
