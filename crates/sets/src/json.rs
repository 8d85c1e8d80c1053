//! Sets as lists in JSON and arrays in TypeScript.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Element, Set};

impl<T: Element + Serialize, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The elements may come in any order, and one of them several times.
impl<'de, T: Element + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Elements(PhantomData))
    }
}

struct Elements<T, const WORDS: usize>(PhantomData<T>);

impl<'de, T: Element + Deserialize<'de>, const WORDS: usize> Visitor<'de> for Elements<T, WORDS> {
    type Value = Set<T, WORDS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sequence")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut set = Set::EMPTY;
        while let Some(element) = list.next_element::<T>()? {
            if element.index() >= T::BOUND {
                return Err(A::Error::custom(format_args!("an index is {} or more", T::BOUND)));
            }
            set.insert(element);
        }
        Ok(set)
    }
}

impl<T: Element + TS, const WORDS: usize> TS for Set<T, WORDS> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn ident(cfg: &Config) -> String {
        Vec::<T>::ident(cfg)
    }

    fn name(cfg: &Config) -> String {
        Vec::<T>::name(cfg)
    }

    fn inline(cfg: &Config) -> String {
        Vec::<T>::inline(cfg)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
