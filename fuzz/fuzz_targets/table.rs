//! Any bytes as the story of a table: see `parlour_fuzz::table`.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| parlour_fuzz::table(data));

#[cfg(not(fuzzing))]
fn main() {
    parlour_fuzz::replay_files(parlour_fuzz::table);
}
