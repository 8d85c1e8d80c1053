//! Stress.
use color_doubt::*;
use game::Options as _;
use game::chance::below;
use game::*;
use rand::SeedableRng;
use std::time::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let style = &a[1];
    for seats in 2..=5u8 {
        let (mut n, mut sum, mut max, mut dsum, mut dmax, mut over) = (0u32, 0.0f64, 0.0f64, 0.0f64, 0.0f64, 0);
        for seed in 0..a[2].parse().unwrap() {
            let rng = &mut chacha20::ChaCha8Rng::seed_from_u64(seed);
            let mut t: Table<ColorDoubt> =
                Table::new(Setup { games: 1, max_turns: 120, ..Setup::new(seats) }).unwrap();
            while t.game().turn() != Turn::Over {
                let o = t.game().options();
                let m = if style == "random" {
                    o.pick(rng)
                } else {
                    match &o {
                        color_doubt::Options::Play { doubt: true, .. } if below(rng, 2) == 0 => Move::Doubt {},
                        color_doubt::Options::Play { pass: true, .. } if below(rng, 3) == 0 => Move::Pass {},
                        color_doubt::Options::Play { lay: Some(l), .. } => {
                            let most = l.at_least.max(1) + below(rng, 3) as u8;
                            loop {
                                let m = o.pick(rng);
                                if let Move::Lay { cards, .. } = &m {
                                    if cards.total() <= most {
                                        break m;
                                    }
                                    // thin out: take a sub part
                                    let want = most;
                                    let mut c = Cards::NONE;
                                    let mut left = *cards;
                                    for _ in 0..want {
                                        let k = below(rng, left.total() as u32) as u8;
                                        let mut k = k;
                                        let mut ss = Suit::Red;
                                        for (s, x) in left.iter() {
                                            if k < x {
                                                ss = s;
                                                break;
                                            }
                                            k -= x;
                                        }
                                        left -= Cards::of(ss, 1);
                                        c += Cards::of(ss, 1);
                                    }
                                    if let Move::Lay { say, .. } = m {
                                        break Move::Lay { cards: c, say };
                                    }
                                }
                            }
                        }
                        _ => o.pick(rng),
                    }
                };
                let mv = t.game().turn().mover().unwrap();
                t.play(mv, m).unwrap();
                if below(rng, 4) == 0 {
                    for v in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                        let k = t.knowledge(v);
                        let s = Instant::now();
                        ColorDoubt::chances(&k).unwrap();
                        let e = s.elapsed().as_secs_f64() * 1e3;
                        n += 1;
                        sum += e;
                        if e > max {
                            max = e;
                        }
                        if e > 20.0 {
                            over += 1
                        }
                        let s = Instant::now();
                        ColorDoubt::determinize(&k, rng).unwrap();
                        let e = s.elapsed().as_secs_f64() * 1e3;
                        dsum += e;
                        if e > dmax {
                            dmax = e
                        }
                    }
                }
            }
        }
        println!(
            "{style} {seats}: n={n} chances mean {:.3} max {:.1} ms, >20ms {over}; determinize mean {:.3} max {:.1} ms",
            sum / n as f64,
            max,
            dsum / n as f64,
            dmax
        );
    }
}
