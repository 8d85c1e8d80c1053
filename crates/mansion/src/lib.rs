//! Boards as text maps: rooms, doors, passages, starting squares and exact reach.
