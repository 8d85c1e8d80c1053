//! Sets as lists in JSON and arrays in TypeScript.

use serde::de::{Deserialize, Deserializer, Error};
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
        let elements = Vec::<T>::deserialize(deserializer)?;
        if elements.iter().any(|element| element.index() >= T::BOUND) {
            return Err(D::Error::custom(format_args!("an index is {} or more", T::BOUND)));
        }
        Ok(Set::of(elements))
    }
}

impl<T: Element + TS, const WORDS: usize> TS for Set<T, WORDS> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

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
