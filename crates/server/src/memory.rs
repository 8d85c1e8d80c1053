//! What tables took that have left is given back to the system.
//!
//! The GNU C library keeps what is freed between things that are still needed, and gives it back when it is told to.

use std::time::Duration;

use tokio::time::interval;

use crate::hub::Hub;

/// How often it is looked after.
const EVERY: Duration = Duration::from_secs(60);
/// With fewer tables than this at once there is little to give back.
const MANY: usize = 50;

/// Gives memory back whenever half of the tables have left.
pub(crate) async fn run(hub: Hub) {
    let mut every = interval(EVERY);
    let mut tide = Tide::default();
    loop {
        every.tick().await;
        if tide.falls_to(hub.loaded()) {
            let _ = tokio::task::spawn_blocking(give_back).await;
        }
    }
}

/// How many tables there were at most since memory was given back.
#[derive(Default)]
struct Tide {
    most: usize,
}

impl Tide {
    /// Whether half of the tables have left, and there were many.
    fn falls_to(&mut self, tables: usize) -> bool {
        self.most = self.most.max(tables);
        let falls = self.most >= MANY && tables <= self.most / 2;
        if falls {
            self.most = tables;
        }
        falls
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
fn give_back() {
    // SAFETY: it may be called at any time, from any thread.
    unsafe { libc::malloc_trim(0) };
}

/// Other allocators do it by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn give_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_given_back_when_half_of_many_tables_have_left() {
        let mut tide = Tide::default();
        let given: Vec<usize> = [20, 0, 40, 100, 99, 60, 50, 49, 30, 25, 10, 0, 300, 150]
            .into_iter()
            .filter(|&n| tide.falls_to(n))
            .collect();
        assert_eq!(given, [50, 25, 150]);
    }
}
