//! Clue by the sheets of 1972 and 1986.
