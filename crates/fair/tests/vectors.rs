//! The vectors of `docs/verifiable-deals.vectors.json`, by which other verifiers are tested.

use expect_test::expect_file;
use fair::{Draw, Hash, Link, Locked, Root, Secret, Terms, commitment, lock, share_commitment, unopened};
use game::Seat;
use game::chance::{below, shuffle};
use rand::Rng;
use serde_json::json;

#[test]
fn the_vectors_are_what_is_computed() {
    let (game, rules, setup) = ("color-doubt", 2, r#"{"seats":3}"#);
    let secret = Secret(std::array::from_fn(|place| place as u8));
    let published = commitment(game, rules, &secret);
    let link = Link { number: 12, previous: Hash([0xab; 32]), commitment: published };
    let shares = [Secret([1; 32]), Secret([2; 32]), Secret([3; 32])];
    let chairs = [0, 2, 4];
    let names = ["Ada", "Zoë", "Bot"];
    let commitments: Vec<Hash> =
        chairs.iter().zip(&shares).map(|(&chair, share)| share_commitment(game, chair, share)).collect();
    let seats = chairs.iter().zip(names).zip(&commitments);
    let terms = Terms { commitment: published, game, rules, setup };
    let locked = lock(
        terms,
        seats.map(|((&chair, name), &commitment)| Locked { chair, name, commitment }).collect::<Vec<_>>(),
    );
    // The second seat has not opened its share.
    let counted = [shares[0], unopened(commitments[1]), shares[2]];
    let root = Root::of(locked, &secret, counted);
    let draws = [
        Draw::Chance { after: None, number: 0 },
        Draw::Chance { after: Some(Seat(2)), number: 0 },
        Draw::Chance { after: Some(Seat(2)), number: 11 },
    ]
    .map(|draw| {
        let words: Vec<u32> = std::iter::repeat_with({
            let mut rng = root.generator(draw);
            move || rng.next_u32()
        })
        .take(70)
        .collect();
        let mut rng = root.generator(draw);
        let numbers: Vec<u32> = (1..=12).map(|bound| below(&mut rng, bound)).collect();
        let mut shuffled: Vec<u8> = (0..10).collect();
        shuffle(&mut root.generator(draw), &mut shuffled);
        json!({
            "name": draw.to_string(),
            "first words": words[..4],
            "word 64": words[64],
            "numbers below 1 to 12": numbers,
            "0 to 9 shuffled": shuffled,
        })
    });
    let vectors = json!({
        "game": game,
        "rules": rules,
        "setup": setup,
        "secret": secret.reveal(),
        "commitment": published.to_string(),
        "link": { "number": link.number, "previous": link.previous.to_string(), "head": link.head().to_string() },
        "seats": chairs.iter().zip(names).zip(&shares).zip(&commitments).map(|(((chair, name), share), commitment)| {
            json!({
                "chair": chair,
                "name": name,
                "share": share.reveal(),
                "commitment": commitment.to_string(),
                "if unopened": unopened(*commitment).reveal(),
            })
        }).collect::<Vec<_>>(),
        "lock": locked.to_string(),
        "draws when the second seat has not opened": draws,
    });
    let text = serde_json::to_string_pretty(&vectors).unwrap() + "\n";
    expect_file!["../../../docs/verifiable-deals.vectors.json"].assert_eq(&text);
}
