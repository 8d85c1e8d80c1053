//! One game as a viewer was told it, with the cards that they were not told.

use game::chance::{below, shuffle};
use game::{BySeat, Contradiction, Knowledge, Seat};
use rand::Rng;
use sets::sort_few;

use crate::cards::Kinds;
use crate::options::{Spots, sorted};
use crate::seen::{Hand, could_be};
use crate::{
    Card, Cards, Character, Characters, Grid, Move, Observation, Pile, Player, Spacing, Strangers, VICTIMS,
    default_deck,
};

use super::belief::{Belief, Habits};
use super::record::{Deed, Watch};
use super::{cast, open};

/// One game of the match as the viewer was told it.
pub(super) struct History<'a> {
    deck: Cards,
    told: &'a [Observation],
    /// Who is probably who.
    belief: Belief,
    /// What each player took up, in that order.
    taken: BySeat<Vec<Taken>>,
    /// What each player played, and when.
    played: BySeat<Vec<(usize, Card)>>,
    /// When each player passed, and which cards they can have held then.
    passed: BySeat<Vec<(usize, Kinds)>>,
}

/// A card taken up: dealt or drawn.
#[derive(Clone, Copy)]
struct Taken {
    /// The number of the observation.
    at: usize,
    /// Whether it was put back into the pile before, so that it is counted where it was first taken up.
    again: bool,
    /// What it is, if the viewer knows.
    card: Option<Card>,
    /// When it was played.
    until: usize,
}

/// The cards of a game that were not told.
pub(super) struct Sample {
    pub(super) characters: BySeat<Character>,
    taken: BySeat<Vec<Taken>>,
    /// Those of the draw pile whose order nobody knows.
    pub(super) rest: Cards,
}

impl Sample {
    /// What each player holds.
    pub(super) fn hands(&self) -> BySeat<Hand> {
        self.taken.map(|_, taken| {
            let held = taken.iter().filter(|taken| taken.until == usize::MAX);
            let mut hand: Hand = held.filter_map(|taken| taken.card).collect();
            sort_few(&mut hand, |one, other| one > other);
            hand
        })
    }
}

impl<'a> History<'a> {
    /// The games of the match so far, each begun by a deal.
    pub(super) fn of(knowledge: &'a Knowledge<Strangers>) -> Result<Vec<Self>, Contradiction> {
        let games = knowledge.observations.chunk_by(|_, next| !matches!(next, Observation::Dealt { .. }));
        games.map(|told| History::read(knowledge, told)).collect()
    }

    fn read(knowledge: &Knowledge<Strangers>, told: &'a [Observation]) -> Result<Self, Contradiction> {
        let Some(Observation::Dealt { each, own, .. }) = told.first() else { return Err(Contradiction) };
        let own = knowledge.viewer.seat().zip(own.as_ref());
        let setup = &knowledge.setup;
        let (seats, sizes) = (usize::from(setup.seats), setup.sizes());
        let dealt = |seat| {
            let own = own.filter(|&(viewer, _)| viewer == seat);
            let card = |place: u8| own.map(|(_, own)| own.hand[usize::from(place)]);
            (0..*each).map(|place| Taken { at: 0, again: false, card: card(place), until: usize::MAX }).collect()
        };
        let deck = setup.deck.clone().unwrap_or_else(|| default_deck(setup.seats));
        let mut taken: BySeat<Vec<Taken>> = BySeat::new(seats, dealt);
        let (mut played, mut passed) = (taken.map(|_, _| Vec::new()), taken.map(|_, _| Vec::new()));
        let mut pile = Pile::of(deck.total() - seats * usize::from(*each));
        let mut players = BySeat::new(seats, |_| Player::default());
        let mut watch = Watch::new(seats, sizes.victims.into(), setup.spacing);
        let mut solved = [false; VICTIMS];
        for (at, told) in told.iter().enumerate() {
            Deed::told(told).iter().for_each(|deed| watch.see(deed));
            match *told {
                Observation::Dealt { .. } => {}
                Observation::Drew { seat, card } => {
                    let again = pile.accusation_on_top();
                    taken[seat].push(Taken { at, again, card, until: usize::MAX });
                    pile.draw();
                }
                Observation::Laid { seat, card, .. } => played[seat].push((at, card)),
                Observation::Accused { by, victim, character, seat, right, .. } => {
                    played[by].push((at, Card::ACCUSATION));
                    if right {
                        players[seat].revealed = Some(character);
                        solved[usize::from(victim)] = true;
                    } else {
                        players[seat].not.insert(character);
                        pile.put_back();
                    }
                }
                Observation::Passed { seat, .. } => {
                    let grids = watch.grids.iter().zip(solved).filter(|(_, solved)| !solved).map(|(grid, _)| grid);
                    passed[seat].push((at, unplayable(seat, grids, &players, setup.spacing)));
                }
            }
        }
        let own = own.map(|(seat, own)| (seat, own.character));
        let possible = open(&players, Characters::run(0, sizes.characters.into()), own);
        let belief = Belief::weighed(&possible, &watch.seen, &Habits::USUAL);
        Ok(History { deck, told, belief, taken, played, passed })
    }

    /// Cards that fit, or `None` where they ran out for this try.
    pub(super) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Sample> {
        let characters = cast(&self.belief, rng)?;
        let mut rest = self.deck.clone();
        let first = self.taken.values().flatten().filter(|taken| !taken.again);
        let known = first.filter_map(|taken| taken.card);
        for card in known {
            rest.take(card).then_some(())?;
        }
        let mut taken = self.taken.clone();
        for seat in Seat::all(taken.len()) {
            for &(at, card) in &self.played[seat] {
                give(&mut taken[seat], &self.passed[seat], at, card, &mut rest, rng)?;
            }
        }
        self.fill(&mut taken, &mut rest, rng)?;
        Some(Sample { characters, taken, rest })
    }

    /// Gives a card to everything taken up that is still unknown; those with the least choice first.
    fn fill<R: Rng + ?Sized>(&self, taken: &mut BySeat<Vec<Taken>>, rest: &mut Cards, rng: &mut R) -> Option<()> {
        let mut open = Vec::new();
        for (seat, list) in taken.iter() {
            for (place, taken) in list.iter().enumerate() {
                let during = |&&(at, _): &&(usize, Kinds)| taken.at < at && at < taken.until;
                let kinds =
                    self.passed[seat].iter().filter(during).fold(Kinds::ALL, |all, &(_, kinds)| all & kinds);
                match taken.card {
                    Some(card) => kinds.contains(card).then_some(())?,
                    None => open.push((kinds, seat, place)),
                }
            }
        }
        shuffle(rng, &mut open);
        sort_few(&mut open, |one, other| one.0.len() > other.0.len());
        for (kinds, seat, place) in open {
            let card = if kinds == Kinds::ALL {
                rest.nth(place_in(rest.total(), rng)? as u32)
            } else {
                let fitting = || rest.iter().filter(|&card| kinds.contains(card));
                fitting().nth(place_in(fitting().count(), rng)?)?
            };
            rest.take(card);
            taken[seat][place].card = Some(card);
        }
        Some(())
    }

    /// The moves of a game with these cards.
    pub(super) fn moves(&self, sample: &Sample) -> Vec<Move> {
        let Sample { characters, taken, .. } = sample;
        let cards = |seat| taken[seat].iter().filter_map(|taken| Some((taken.at, taken.card?)));
        let dealt = |seat| sorted(cards(seat).filter(|&(at, _)| at == 0).map(|(_, card)| card));
        let later = |seat| cards(seat).filter(|&(at, _)| at > 0).map(|(_, card)| card);
        let mut drawn = BySeat::new(taken.len(), later);
        let as_made = |told: &Observation| match *told {
            Observation::Dealt { .. } => {
                Move::Deal { characters: characters.clone(), hands: BySeat::new(taken.len(), dealt) }
            }
            Observation::Drew { seat, .. } => {
                Move::Draw { card: drawn[seat].next().expect("each draw was given a card") }
            }
            Observation::Laid { victim, card, half, on, toward, .. } => {
                Move::Lay { victim, card, half, on, toward }
            }
            Observation::Accused { victim, character, seat, .. } => Move::Accuse { victim, character, seat },
            Observation::Passed { .. } => Move::Pass {},
        };
        self.told.iter().map(as_made).collect()
    }
}

/// A place among `count`; `None` where there is none.
fn place_in<R: Rng + ?Sized>(count: usize, rng: &mut R) -> Option<usize> {
    (count > 0).then(|| below(rng, count as u32) as usize)
}

/// Says which card taken up before was the one played: at random one that is known to be it, or is unknown, and that
/// was not held through a pass at which it could have been played.
fn give<R: Rng + ?Sized>(
    taken: &mut [Taken],
    passed: &[(usize, Kinds)],
    at: usize,
    card: Card,
    rest: &mut Cards,
    rng: &mut R,
) -> Option<()> {
    let held_through = |taken: &Taken, pass: usize| taken.at < pass && pass < at;
    let free = |taken: &Taken| {
        taken.until == usize::MAX
            && taken.at < at
            && taken.card.is_none_or(|known| known == card)
            && passed.iter().all(|&(pass, kinds)| !held_through(taken, pass) || kinds.contains(card))
    };
    let place = place_in(taken.iter().filter(|taken| free(taken)).count(), rng)?;
    let chosen = taken.iter_mut().filter(|taken| free(taken)).nth(place)?;
    if chosen.card.is_none() {
        rest.take(card).then_some(())?;
    }
    chosen.card = Some(card);
    chosen.until = at;
    Some(())
}

/// The cards that this player could not play in front of any of these victims (TS-21).
fn unplayable<'a>(
    by: Seat,
    grids: impl Iterator<Item = &'a Grid> + Clone,
    players: &BySeat<Player>,
    spacing: Spacing,
) -> Kinds {
    let spots = Spots::of(grids.clone(), spacing);
    let mut accused = false;
    for grid in grids {
        let open = |who| by.others(players.len()).any(|seat| could_be(players)[seat].contains(who));
        accused |= grid.complete().iter().any(open); // TS-40, TS-45
    }
    let played = |card| if card == Card::ACCUSATION { accused } else { spots.take_some(&[card]) };
    Kinds::ALL.iter().filter(|&card| !played(card)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Aspect, CellAt, Character, Half, Toward};

    #[test]
    fn ts_21_a_card_can_be_played_on_any_cell_and_not_on_the_last_one_alone() {
        let half = |what| Half::evidence(Character::Shelby, what);
        let mut grid = Grid::default();
        grid.lay(CellAt::FIRST, Toward::Right, half(Aspect::Motive), Half::DEAD_END);
        let players = BySeat::new(4, |_| Player::default());
        let unplayable = unplayable(Seat(0), [&grid].into_iter(), &players, Spacing::Apart);
        assert!(!unplayable.contains(Card::of(half(Aspect::Motive), half(Aspect::Means))));
        assert!(unplayable.contains(Card::ACCUSATION));
    }
}
