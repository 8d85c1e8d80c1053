//! Small sets of numbered things as bits in a fixed number of words, and how to sort a few things.
//!
//! A [`Set`] holds values of one type that are numbered from 0: an [`Element`]. It is `Copy`, takes no memory
//! elsewhere, and with one word it is as fast as a bare integer.
//!
//! ```
//! use sets::Set;
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! struct Day(u8);
//!
//! sets::numbered!(Day, 7);
//!
//! const WEEKEND: Set<Day> = Set::run(5, 2);
//! let busy = Set::of([Day(4), Day(0), Day(5)]);
//! assert!((busy & WEEKEND).iter().eq([Day(5)]));
//! assert_eq!((Set::ALL - busy).len(), 4);
//! assert_eq!(busy.first(), Some(Day(0)));
//! ```

mod few;
mod iter;
mod json;
mod set;

pub use few::sort_few;
pub use iter::Iter;
pub use set::Set;

/// What can be in a [`Set`]: values of this type are numbered from 0, each with a number of its own.
pub trait Element: Copy {
    /// Every index is below this.
    const BOUND: usize;

    /// Its number.
    fn index(self) -> usize;

    /// The value with this number, which is below [`BOUND`](Self::BOUND).
    fn from_index(index: usize) -> Self;
}

/// Makes an [`Element`] of a type that is a `u8` and nothing else, such as `struct Day(u8)`, by its bound.
#[macro_export]
macro_rules! numbered {
    ($name:ident, $bound:expr) => {
        impl $name {
            /// Its number as an index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Element for $name {
            const BOUND: usize = $bound;

            fn index(self) -> usize {
                self.0.into()
            }

            fn from_index(index: usize) -> Self {
                $name(index as u8)
            }
        }
    };
}
