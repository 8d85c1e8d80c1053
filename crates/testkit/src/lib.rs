//! The laws that every game must obey, the brute-force oracle and a toy game.
