//! Exploration.
#![allow(clippy::print_stdout, reason = "a command")]
use bots::{Bot, Playable, FlatMonteCarlo};
use color_doubt::{ColorDoubt, Event, Evidence, Move, Setup, TERMS};
use game::{Game, Knowledge, Seat, Table, Turn, Viewer};
use rand::SeedableRng;

struct Look { terms: [f64; TERMS], can: f64, old: f64, truth: bool, doubted: bool }

fn main() {
    let games: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let levels = ColorDoubt::bots();
    let mixes: Vec<Vec<usize>> = vec![vec![1, 2], vec![2, 2], vec![1,1],vec![2, 1, 2], vec![2, 2, 2],vec![2, 1, 2,2], vec![2, 2, 2, 2], vec![2,1,2,1,2]];
    let mut all: Vec<Look> = Vec::new();
    let mut slow = 0.0f64;
    let mut inexact = 0;
    for n in 0..games {
        let mix = &mixes[(n % mixes.len() as u64) as usize];
        let k = mix.len();
        let setup = Setup::new(k as u8);
        let b: Vec<&dyn Bot<ColorDoubt>> = (0..k).map(|s| &*levels[mix[(s + (n as usize / mixes.len())) % k]].bot).collect();
        let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1000 + n);
        let table = bots::play(&setup, &b, &mut rng).unwrap();
        let start = ColorDoubt::start(&setup).unwrap();
        let mut eyes: Vec<Knowledge<ColorDoubt>> = Seat::all(k).map(|s| Knowledge::of_start(&setup, &start, Viewer::Seat(s))).collect();
        let mut lie = true;
        table.replay(|before, m, after| {
            if let (Turn::Player(seat), Move::Lay { cards, say }) = (before.turn(), m) { let _ = seat; lie = !cards.all_of(*say); }
            else if let Turn::Player(seat) = before.turn() {
                let began = std::time::Instant::now();
                if let Some(e) = Evidence::of(&eyes[seat.index()]).unwrap() {
                    let t = began.elapsed().as_secs_f64();
                    if t > slow { slow = t; println!("slowest {:.2} ms", t * 1e3); }
                    all.push(Look { terms: e.terms, can: e.can, old: 0.0, truth: !lie, doubted: matches!(m, Move::Doubt {}) });
                }
            }
            for e in &mut eyes { e.follow(before, m, after); }
        });
    }
    let _ = inexact;
    let w = fit(&all);
    println!("{w:?}");
    report(&all, &w, |_| true, "all");
    report(&all, &w, |l| l.doubted, "doubted");
    report(&all, &w, |l| l.terms[5] > 0.5, "last");
    report(&all, &w, |l| l.terms[7] > 0.5, "two players");
    report(&all, &w, |l| l.terms[4] > 0.5, "led");
    report(&all, &w, |l| l.terms[3] < -0.5, "liars by record");
    report(&all, &w, |l| l.terms[6] > 1.0, "count 3+");
}

fn p(w: &[f64; TERMS], t: &[f64; TERMS]) -> f64 {
    let z: f64 = w.iter().zip(t).map(|(a, b)| a * b).sum();
    1.0 / (1.0 + (-z).exp())
}

fn report(all: &[Look], w: &[f64; TERMS], test: impl Fn(&Look) -> bool, name: &str) {
    let mut bins = [(0.0, 0.0, 0.0); 10];
    let mut loss = 0.0;
    let (mut n, mut tr) = (0.0, 0.0);
    for l in all.iter().filter(|l| test(l)) {
        if l.can == 0.0 { assert!(!l.truth); continue; }
        let q = p(w, &l.terms).clamp(1e-6, 1.0 - 1e-6);
        let b = &mut bins[((q * 10.0) as usize).min(9)];
        b.0 += 1.0; b.1 += q; if l.truth { b.2 += 1.0 }
        loss -= if l.truth { q.ln() } else { (1.0 - q).ln() };
        n += 1.0; if l.truth { tr += 1.0 }
    }
    let base = { let r: f64 = tr / n; -(r * r.ln() + (1.0 - r) * (1.0 - r).ln()) };
    println!("{name}: {n} looks, true {:.3}, loss {:.4} (base {:.4})", tr / n, loss / n, base);
    for b in bins.iter().filter(|b| b.0 > 0.0) { println!("   {:6} said {:.3} came {:.3}", b.0, b.1 / b.0, b.2 / b.0); }
}

fn fit(all: &[Look]) -> [f64; TERMS] {
    let mut w = [0.0; TERMS];
    for _ in 0..12 {
        let mut g = [0.0; TERMS];
        let mut h = [[0.0; TERMS]; TERMS];
        for l in all.iter().filter(|l| l.can > 0.0) {
            let q = p(&w, &l.terms);
            let e = f64::from(u8::from(l.truth)) - q;
            for i in 0..TERMS { g[i] += e * l.terms[i]; for j in 0..TERMS { h[i][j] += q * (1.0 - q) * l.terms[i] * l.terms[j]; } }
        }
        for i in 0..TERMS { h[i][i] += 1e-3; }
        // solve
        for i in 0..TERMS {
            let d = h[i][i];
            for j in 0..TERMS { h[i][j] /= d; } g[i] /= d;
            for k in 0..TERMS { if k != i { let f = h[k][i]; for j in 0..TERMS { h[k][j] -= f * h[i][j]; } g[k] -= f * g[i]; } }
        }
        for i in 0..TERMS { w[i] += g[i]; }
    }
    w
}
