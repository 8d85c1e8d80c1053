//! All tests of the game, in one program: what they share is compiled once.

mod advice;
mod bots;
mod deduce;
mod golden;
mod kitchen;
mod laws;
mod orders;
mod playable;
mod puzzle;
mod reasons;
mod review;
mod rules;
mod words;
