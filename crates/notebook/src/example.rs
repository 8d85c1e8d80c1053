//! An example to begin with.

/// A notebook of a game of four, with comments that explain the format.
pub const EXAMPLE: &str = "\
# A detective's notebook. What comes after a # is only for you, and empty lines are ignored.

edition: 1972                     # the 21 cards of the standard editions; or name your own:
# suspects: Baron, Cook, Butler
# weapons: Poison, Poker
# rooms: Cellar, Attic, Stables

players: Ann 5, Bob 5, Cleo 4, Dan 4     # in turn order, each with the number of their cards
me: Ann
hand: Scarlet, Knife, Rope, Hall, Study  # names may be shortened, as long as they fit only one card
# open: Kitchen, Wrench           # cards that everybody can see, if your rules leave some over

# Then what happens, a line each, as it happens. Whoever sits between the one who asks and the one who shows has passed.
Bob asks Plum, Wrench, Library: Dan shows
Cleo asks Mustard, Revolver, Lounge: nobody shows
Dan asks Green, Rope, Ballroom: I show Rope
I ask Plum, Pipe, Kitchen: Bob passes, Cleo shows Kitchen
Bob asks Peacock Candlestick Conservatory: Cleo shows       # commas may be left out
Cleo accuses Mustard, Revolver, Billiard: wrong
Dan has Green                     # seen by accident
Bob lacks Wrench                  # he said so, and I believe him
note: Dan never goes near the Lounge.
I ask White, Pipe, Lounge: Bob passes, Cleo passes, Dan shows White
";
