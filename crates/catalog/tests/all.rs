//! All tests of the catalog, in one program: what they share is compiled once.

mod encodings;
mod fuzz;
mod languages;
mod lessons;
mod plan;
mod play_on;
mod puzzles;
mod reasons;
mod shown;
mod stood_in;
mod support;
mod tables;
