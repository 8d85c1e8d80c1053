//! All tests of the program from outside, in one program: what they share is compiled once.

mod absent;
mod api_docs;
mod architecture;
mod bindings;
mod clock;
mod closed;
mod evenings;
mod export;
mod help;
mod kill;
mod lesson;
mod lobby;
mod notebook;
mod notices;
mod notices_survive;
mod pages;
mod play;
mod play_on;
mod process;
mod puzzles;
mod screens;
mod seats;
mod socket;
mod support;
mod upload;
mod webassembly;
