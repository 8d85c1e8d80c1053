//! All tests of the notebook, in one program: what they share is compiled once.

mod format;
mod large;
mod support;
mod truth;
mod words;
