//! Arena.
use bots::*;
use color_doubt::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let seats: u8 = a[1].parse().unwrap();
    let games: u64 = a[2].parse().unwrap();
    let levels = ColorDoubt::bots();
    let get = |n: &str| Entrant::from(levels.iter().find(|l| l.name == n).unwrap());
    let names: Vec<&str> = a[3].split(',').collect();
    let ents: Vec<_> = (0..seats as usize).map(|i| get(names[i % names.len()])).collect();
    let setup = Setup { games: a.get(4).map_or(3, |g| g.parse().unwrap()), ..Setup::new(seats) };
    let t = Tournament::new(setup, ents, games, 1);
    let s = std::time::Instant::now();
    let r = t.run(|_| {}).unwrap();
    println!("{r}");
    println!(
        "{:.1} us per decision*threads",
        s.elapsed().as_secs_f64() * 1e6 * 2.0 / (r.decisions.mean() * r.games as f64)
    );
}
