//! Finished games that were played at random, with options chosen at random and shares of all kinds.

use catalog::{AnyGame, Mover, OptionKind};
use chacha20::ChaCha20Rng;
use fair::{
    Course, Deals, End, Entry, Hash, Link, Made, Place, Proof, Saved, Seated, Secret, Share, commitment,
    share_commitment,
};
use game::chance::{below, shuffle};
use rand::{Rng, SeedableRng};
use serde_json::{Map, Value, json};

/// A game that is not over after so many moves is played anew, with other options.
const MOST_MOVES: usize = 20_000;

/// The game of this number. Some are of the first version of the format.
pub(crate) fn game(game: &'static dyn AnyGame, number: u64) -> Saved {
    let mut rng = ChaCha20Rng::seed_from_u64(number);
    loop {
        if let Some(saved) = play(game, &mut rng, is_first_version(number)) {
            return saved;
        }
    }
}

/// Whether the game of a number is of the first version.
pub(crate) fn is_first_version(number: u64) -> bool {
    number % 8 == 7
}

/// A place in a chain.
pub(crate) fn place(number: u32, previous: Hash, entry: Entry) -> Place {
    Place { number, previous, head: Link { number, previous, entry }.head() }
}

fn play(game: &'static dyn AnyGame, rng: &mut ChaCha20Rng, is_first_version: bool) -> Option<Saved> {
    let info = game.info();
    let options = options(game, rng);
    let mut chairs: Vec<u8> = (0..info.chairs.len() as u8).collect();
    shuffle(rng, &mut chairs);
    chairs.truncate(info.seats[below(rng, info.seats.len() as u32) as usize].into());
    chairs.sort_unstable();
    let setup = game.seating(&chairs, &options).ok()?;

    let secret = drawn(rng);
    let seats: Vec<Seated> = chairs
        .iter()
        .map(|&chair| Seated {
            chair,
            bot: (chair % 2 == 1).then(|| "random".to_owned()),
            name: format!("Seat {chair} of Zoë"),
        })
        .collect();
    let mut share = |chair: u8| {
        let share = drawn(rng);
        let (own, opened) = (below(rng, 2) == 0, below(rng, 5) > 0);
        Share {
            own,
            commitment: share_commitment(game.name(), chair, &share),
            opening: (opened || !own).then_some(share),
        }
    };
    let shares = chairs.iter().map(|&chair| share(chair)).collect();
    let commitment = commitment(game.name(), game.rules(), &secret);
    let link = place(7, Hash([5; 32]), Entry::Table(commitment));
    let end = (!is_first_version).then_some(End { mark: Hash([0; 32]), link });
    let lock = Hash([0; 32]);
    let proof = Proof { opened_under: game.rules(), commitment, link, shares, lock, secret, end };
    let mut saved = Saved {
        game: game.name().to_owned(),
        rules: game.rules(),
        setup,
        seats,
        stood_in: Vec::new(),
        handed: Vec::new(),
        deals: Deals::Verifiable(Box::new(proof.clone())),
        moves: Vec::new(),
        scores: Vec::new(),
        winners: Vec::new(),
    };
    let proof = Proof { lock: saved.locked(&proof), ..proof };

    let (root, mut course) = (proof.root(), Course::default());
    let mut referee = game.referee(&saved.setup).ok()?;
    while let Some(mover) = referee.turn().mover() {
        let json = match mover {
            Mover::Chance => referee.pick(&mut root.generator(course.draw(mover))),
            Mover::Seat(_) => referee.pick(rng),
        };
        referee.play(mover, &json).expect("what it picks is by the rules");
        course.follow(mover);
        saved.moves.push(Made { mover, json, words: None });
        if saved.moves.len() > MOST_MOVES {
            return None;
        }
    }
    (saved.scores, saved.winners) = referee.result()?;
    let mark = saved.marked(&proof);
    let end = End { mark, link: place(9, Hash([6; 32]), Entry::End { mark, table: link.number }) };
    saved.deals = Deals::Verifiable(Box::new(Proof { end: proof.end.map(|_| end), ..proof }));
    Some(saved)
}

/// Options of which each is what it is by default, or anything else that may be chosen.
fn options(game: &dyn AnyGame, rng: &mut ChaCha20Rng) -> Map<String, Value> {
    let mut options = Map::new();
    for option in game.info().options {
        if below(rng, 2) == 0 {
            continue;
        }
        let value = match option.kind {
            OptionKind::Choice { choices } => json!(choices[below(rng, choices.len() as u32) as usize]),
            OptionKind::Several { choices, count, .. } => {
                let mut some = choices.to_vec();
                shuffle(rng, &mut some);
                json!(some[..count])
            }
            // Few games in a match, and few moves.
            OptionKind::Number { min, max, .. } => json!(min + below(rng, max.min(min + 3) - min + 1)),
        };
        options.insert(option.key.to_owned(), value);
    }
    options
}

fn drawn(rng: &mut ChaCha20Rng) -> Secret {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Secret(bytes)
}
