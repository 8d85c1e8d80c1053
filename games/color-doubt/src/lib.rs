//! Color Doubt.
