//! The vectors of `docs/verifiable-deals.vectors.json`, by which other verifiers are tested.

use expect_test::expect_file;
use fair::{
    Draw, Entry, Hash, Link, Locked, Root, Secret, Terms, VERSION, commitment, lock, mark, share_commitment,
    unopened,
};
use game::chance::{below, shuffle};
use game::{Mover, Seat};
use rand::Rng;
use serde_json::json;

#[test]
fn the_vectors_are_what_is_computed() {
    let (game, rules, setup) = ("color-doubt", 2, r#"{"seats":3}"#);
    let secret = Secret(std::array::from_fn(|place| place as u8));
    let published = commitment(game, rules, &secret);
    let link = Link { number: 12, previous: Hash([0xab; 32]), entry: Entry::Table(published) };
    let shares = [Secret([1; 32]), Secret([2; 32]), Secret([3; 32])];
    let chairs = [0, 2, 4];
    let names = ["Ada", "Zoë", "Bot"];
    let bots = [None, None, Some("easy")];
    let own = [true, true, false];
    let commitments: Vec<Hash> =
        chairs.iter().zip(&shares).map(|(&chair, share)| share_commitment(game, chair, share)).collect();
    let seats: Vec<Locked<'_>> = (0..3)
        .map(|seat| Locked {
            chair: chairs[seat],
            name: names[seat],
            bot: bots[seat],
            own: own[seat],
            commitment: commitments[seat],
        })
        .collect();
    let lock_of =
        |version| lock(Terms { version, commitment: published, game, rules, setup }, seats.iter().copied());
    let locked = lock_of(VERSION);
    let moves = [
        (Mover::Chance, r#"{"type":"deal"}"#),
        (Mover::Seat(Seat(2)), r#"{"type":"lay","say":"grün"}"#),
        (Mover::Seat(Seat(0)), r#"{"type":"doubt"}"#),
    ];
    let marked = mark(locked, moves);
    let end =
        Link { number: 15, previous: Hash([0xcd; 32]), entry: Entry::End { mark: marked, table: link.number } };
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
        "seats": seats.iter().zip(&shares).map(|(seat, share)| {
            json!({
                "chair": seat.chair,
                "name": seat.name,
                "player": seat.bot.map_or("person".to_owned(), |level| format!("bot:{level}")),
                "drawn by": if seat.own { "own" } else { "server" },
                "share": share.reveal(),
                "commitment": seat.commitment.to_string(),
                "if unopened": unopened(seat.commitment).reveal(),
            })
        }).collect::<Vec<_>>(),
        "lock": locked.to_string(),
        "lock of version 1": lock_of(1).to_string(),
        "moves": ["chance {\"type\":\"deal\"}", "seat 2 {\"type\":\"lay\",\"say\":\"grün\"}", "seat 0 {\"type\":\"doubt\"}"],
        "mark": marked.to_string(),
        "end": { "number": end.number, "previous": end.previous.to_string(), "head": end.head().to_string() },
        "draws when the second seat has not opened": draws,
    });
    let text = serde_json::to_string_pretty(&vectors).unwrap() + "\n";
    expect_file!["../../../docs/verifiable-deals.vectors.json"].assert_eq(&text);
}
