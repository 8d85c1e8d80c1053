//! Any text as a move: see `parlour_fuzz::moves`.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| parlour_fuzz::moves(data));

#[cfg(not(fuzzing))]
fn main() {
    parlour_fuzz::replay_files(parlour_fuzz::moves);
}
