//! Show.
use bots::*;
use color_doubt::*;
use game::*;
use rand::SeedableRng;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let seats: u8 = a[1].parse().unwrap();
    let levels = ColorDoubt::bots();
    let get = |n: &str| &*levels.iter().find(|l| l.name == n).unwrap().bot;
    let names: Vec<&str> = a[2].split(',').collect();
    let bots: Vec<_> = (0..seats as usize).map(|i| get(names[i % names.len()])).collect();
    let setup = Setup { games: 1, ..Setup::new(seats) };
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(a[3].parse().unwrap());
    let t = play::<ColorDoubt>(&setup, &bots, &mut rng).unwrap();
    let n: BySeat<String> = BySeat::new(seats as usize, |s| format!("{}{}", names[s.index() % names.len()], s.0));
    t.replay(|b, m, af| {
        let who = match b.turn() {
            Turn::Player(s) => Viewer::Seat(s),
            _ => Viewer::Spectator,
        };
        let o = ColorDoubt::observe(b, m, af, Viewer::Spectator).unwrap();
        let hand = who
            .seat()
            .map(|s| format!("{:?}", b.view(who).own.unwrap().hand) + &format!(" {}", s.0))
            .unwrap_or_default();
        let cards = match m {
            Move::Lay { cards, say } => format!("{:?}{}", cards, if cards.all_of(*say) { "" } else { " LIE" }),
            _ => String::new(),
        };
        println!("{} {} [{}]", ColorDoubt::tell(&setup, &o, Viewer::Spectator, &n), cards, hand);
    });
}
