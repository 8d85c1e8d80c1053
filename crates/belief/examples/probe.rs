//! Scratch.
#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs, dead_code)]
#[path = "../tests/support/logs.rs"]
mod logs;
use belief::Solver;
use logs::{CASE_FILE, Reading};
use std::time::Instant;
fn main() {
    let mut solver = Solver::default();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        for log in logs::read(&text) {
            let mut problem = log.start(0);
            log.suggestions.iter().for_each(|s| log.follow(&mut problem, 0, s, Reading::Possible));
            let mut best = (f64::MAX, f64::MAX);
            let (mut st, mut ed, mut dead, mut cnt) = (0, 0, 0, 0.0);
            for _ in 0..5 {
                let t = Instant::now();
                let s = solver.solve(&problem).unwrap();
                let a = t.elapsed().as_secs_f64() * 1e6;
                let t = Instant::now();
                let j = s.joint(CASE_FILE).unwrap();
                let b = t.elapsed().as_secs_f64() * 1e6;
                best = (best.0.min(a), best.1.min(b));
                (st, ed, dead) = (s.states(), 0, 0);
                cnt = s.count();
                std::hint::black_box(&j);
                solver.recycle(s);
            }
            println!("{path} seats {} sugg {} states {st} edges {ed} dead {dead} solve {:.0} joint {:.0} count {cnt}", log.seats, log.suggestions.len(), best.0, best.1);
        }
    }
}
