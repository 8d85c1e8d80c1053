//! The list of games, and tables whose game is forgotten.
