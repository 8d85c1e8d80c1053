//! What each number of an observation, and each action, stands for.

/// A run of numbers in an observation, or of actions, that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, unique in its layout.
    pub name: &'static str,
    /// Where it begins.
    pub start: usize,
    /// How many numbers it has, dimension by dimension; the last changes first.
    pub shape: &'static [usize],
    /// What it means, line by line.
    pub meaning: &'static [&'static str],
}

impl Field {
    /// How many numbers it has.
    pub const fn len(&self) -> usize {
        let (mut len, mut dimension) = (1, 0);
        while dimension < self.shape.len() {
            len *= self.shape[dimension];
            dimension += 1;
        }
        len
    }

    /// Whether it has no number at all.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The place after its last number.
    pub const fn end(&self) -> usize {
        self.start + self.len()
    }
}

/// How many numbers a layout has.
pub const fn length(fields: &[Field]) -> usize {
    match fields.last() {
        Some(last) => last.end(),
        None => 0,
    }
}

/// The fields one after another, each beginning where the one before it ends.
#[doc(hidden)]
pub const fn in_a_row<const N: usize>(mut fields: [Field; N]) -> [Field; N] {
    let mut place = 1;
    while place < N {
        fields[place].start = fields[place - 1].end();
        place += 1;
    }
    fields
}

/// The first `N` numbers, and the others.
#[doc(hidden)]
pub fn first<const N: usize>(numbers: &mut [u8]) -> (&mut [u8; N], &mut [u8]) {
    numbers.split_first_chunk_mut().expect("an observation has room for all its fields")
}

/// The first `ROWS` rows of `N` numbers, and the others.
#[doc(hidden)]
pub fn first_rows<const ROWS: usize, const N: usize>(numbers: &mut [u8]) -> (&mut [[u8; N]; ROWS], &mut [u8]) {
    let (rows, rest) = numbers.split_at_mut(ROWS * N);
    (rows_of(rows), rest)
}

/// The same numbers in rows of `N`.
#[doc(hidden)]
pub fn rows_of<T, const ROWS: usize, const N: usize>(numbers: &mut [T]) -> &mut [[T; N]; ROWS] {
    numbers.as_chunks_mut().0.try_into().expect("as many rows as there are")
}

/// Declares the fields of an observation, which are arrays of bytes within a longer one.
///
/// ```
/// env::observation! {
///     /// What a seat knows.
///     struct Seen {
///         /// Its hand, by suit.
///         hand: [4],
///         /// How many cards of each suit each seat has shown.
///         shown: [2, 4],
///     }
/// }
///
/// let mut bytes = [0; env::length(Seen::FIELDS)];
/// let seen = Seen::over(&mut bytes);
/// seen.hand[1] = 7;
/// seen.shown[1][3] = 9;
/// assert_eq!(bytes, [0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9]);
/// assert_eq!((Seen::FIELDS[1].name, Seen::FIELDS[1].start), ("shown", 4));
/// ```
#[macro_export]
macro_rules! observation {
    (
        $(#[doc = $about:literal])*
        $vis:vis struct $name:ident {
            $($(#[doc = $meaning:literal])+ $field:ident: [$($size:expr),+]),+ $(,)?
        }
    ) => {
        $(#[doc = $about])*
        $vis struct $name<'a> {
            $($(#[doc = $meaning])+ $vis $field: &'a mut $crate::observation!(@type $($size),+)),+
        }

        impl<'a> $name<'a> {
            /// Its fields in their order.
            $vis const FIELDS: &'static [$crate::Field] = &$crate::in_a_row([$($crate::Field {
                name: stringify!($field),
                start: 0,
                shape: &[$($size),+],
                meaning: &[$($meaning),+],
            }),+]);

            /// The fields at the beginning of these bytes.
            ///
            /// # Panics
            /// When there are too few bytes.
            $vis fn over(bytes: &'a mut [u8]) -> Self {
                $(let ($field, bytes) = $crate::observation!(@first bytes, $($size),+);)+
                let _ = bytes;
                $name { $($field),+ }
            }
        }
    };
    (@type $n:expr) => { [u8; $n] };
    (@type $rows:expr, $n:expr) => { [[u8; $n]; $rows] };
    (@type $tables:expr, $rows:expr, $n:expr) => { [[[u8; $n]; $rows]; $tables] };
    (@first $bytes:ident, $n:expr) => { $crate::first::<{ $n }>($bytes) };
    (@first $bytes:ident, $rows:expr, $n:expr) => { $crate::first_rows::<{ $rows }, { $n }>($bytes) };
    (@first $bytes:ident, $tables:expr, $rows:expr, $n:expr) => {{
        let (rows, rest) = $crate::first_rows::<{ $tables * $rows }, { $n }>($bytes);
        ($crate::rows_of(rows), rest)
    }};
}

/// Declares the kinds of actions of a game, each a run of numbers.
///
/// ```
/// env::actions! {
///     /// What one may pick.
///     enum Pick {
///         /// Passes.
///         Pass = "pass": [1],
///         /// Plays a card, by suit.
///         Play = "play": [4],
///     }
/// }
///
/// assert_eq!(Pick::Play.at(2), 3);
/// assert!(matches!(Pick::of(3), (Pick::Play, 2)));
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[doc = $about:literal])*
        $vis:vis enum $name:ident {
            $($(#[doc = $meaning:literal])+ $kind:ident = $text:literal: [$($size:expr),+]),+ $(,)?
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name {
            $($(#[doc = $meaning])+ $kind),+
        }

        impl $name {
            const KINDS: &'static [$name] = &[$($name::$kind),+];

            /// The kinds in their order.
            $vis const FIELDS: &'static [$crate::Field] = &$crate::in_a_row([$($crate::Field {
                name: $text,
                start: 0,
                shape: &[$($size),+],
                meaning: &[$($meaning),+],
            }),+]);

            /// The number of an action by its place in the kind.
            $vis const fn at(self, place: usize) -> usize {
                Self::FIELDS[self as usize].start + place
            }

            /// Each action's kind, and its place in it.
            const ACTIONS: [($name, u8); $crate::length(Self::FIELDS)] = {
                let mut actions = [(Self::KINDS[0], 0); $crate::length(Self::FIELDS)];
                let (mut action, mut kind) = (0, 0);
                while action < actions.len() {
                    if action == Self::FIELDS[kind].end() {
                        kind += 1;
                    }
                    actions[action] = (Self::KINDS[kind], (action - Self::FIELDS[kind].start) as u8);
                    action += 1;
                }
                actions
            };

            /// The kind of an action, and its place in it.
            ///
            /// # Panics
            /// When there is no such action.
            $vis fn of(action: u8) -> ($name, usize) {
                let (kind, place) = Self::ACTIONS[usize::from(action)];
                (kind, place.into())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_stand_one_after_another() {
        let field = |name, shape| Field { name, start: 0, shape, meaning: &[] };
        let fields = in_a_row([field("one", &[3]), field("two", &[2, 4]), field("three", &[1])]);
        assert_eq!(fields.map(|field| (field.start, field.end())), [(0, 3), (3, 11), (11, 12)]);
        assert_eq!((length(&fields), length(&[])), (12, 0));
        assert!(!fields[0].is_empty() && field("none", &[0, 3]).is_empty());
    }
}
