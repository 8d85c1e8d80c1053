//! One game as a viewer was told it, with the cards that they were not told.

use arrayvec::ArrayVec;
use game::chance::below;
use game::{BySeat, Contradiction, Knowledge, Seat};
use rand::Rng;

use crate::cards::Kinds;
use crate::options::turns;
use crate::seen::public::can_be;
use crate::{
    Card, Cards, Character, Characters, Move, Observation, OwnDeal, Pile, Player, Setup, Spacing, Strangers,
    Victim, default_deck,
};

use super::belief::{Belief, Habits};
use super::record::{Deed, Seen, Watch};
use super::{cast, shuffled};

/// One game of the match as the viewer was told it.
pub(super) struct History {
    deck: Cards,
    seats: usize,
    told: Vec<Observation>,
    possible: BySeat<Characters>,
    /// What each player did before everybody.
    seen: BySeat<Seen>,
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

impl History {
    /// The games of the match so far, each begun by a deal.
    pub(super) fn of(knowledge: &Knowledge<Strangers>) -> Result<Vec<History>, Contradiction> {
        let mut games: Vec<History> = Vec::new();
        for told in &knowledge.observations {
            if let Observation::Dealt { each, own, .. } = told {
                games.push(History::begin(knowledge, *each, own.as_ref()));
            }
            games.last_mut().ok_or(Contradiction)?.told.push(told.clone());
        }
        games.iter_mut().for_each(|game| game.read(&knowledge.setup));
        Ok(games)
    }

    fn begin(knowledge: &Knowledge<Strangers>, each: u8, own: Option<&OwnDeal>) -> History {
        let setup = &knowledge.setup;
        let seats = usize::from(setup.seats);
        let own = |seat: Seat| own.filter(|_| knowledge.viewer.is(seat));
        let everybody = Characters::first(setup.sizes().characters);
        let dealt = |seat| {
            let card = |place: u8| own(seat).map(|own| own.hand[usize::from(place)]);
            (0..each).map(|place| Taken { at: 0, again: false, card: card(place), until: usize::MAX }).collect()
        };
        History {
            deck: setup.deck.clone().unwrap_or_else(|| default_deck(setup.seats)),
            seats,
            told: Vec::new(),
            possible: BySeat::new(seats, |seat| match own(seat) {
                Some(own) => [own.character].into_iter().collect(),
                None => everybody,
            }),
            seen: BySeat::new(seats, |_| Seen::default()),
            taken: BySeat::new(seats, dealt),
            played: BySeat::new(seats, |_| Vec::new()),
            passed: BySeat::new(seats, |_| Vec::new()),
        }
    }

    fn read(&mut self, setup: &Setup) {
        let mut victims: ArrayVec<Victim, 3> = (0..setup.sizes().victims).map(|_| Victim::default()).collect();
        let dealt: usize = self.taken.values().map(Vec::len).sum();
        let mut pile = Pile::of(self.deck.total() - dealt);
        let mut players = BySeat::new(self.seats, |_| Player::default());
        let mut watch = Watch::new(self.seats, victims.len(), setup.spacing);
        for (at, told) in self.told.iter().enumerate() {
            Deed::told(told).iter().for_each(|deed| watch.see(deed));
            match *told {
                Observation::Dealt { .. } => {}
                Observation::Drew { seat, card } => {
                    let again = pile.accusation_on_top();
                    self.taken[seat].push(Taken { at, again, card, until: usize::MAX });
                    pile.draw();
                }
                Observation::Laid { seat, victim, card, half, on, toward, .. } => {
                    self.played[seat].push((at, card));
                    let under = &mut victims[usize::from(victim)];
                    under.grid.lay(on, toward, half, card.other_half(half));
                    under.complete = under.grid.complete();
                }
                Observation::Accused { by, victim, character, seat, right, .. } => {
                    self.played[by].push((at, Card::ACCUSATION));
                    if right {
                        self.possible[seat] = [character].into_iter().collect();
                        players[seat].revealed = Some(character);
                        victims[usize::from(victim)].solved = Some(crate::Solved { seat, by });
                    } else {
                        self.possible[seat].remove(character);
                        players[seat].not.insert(character);
                        pile.put_back();
                    }
                }
                Observation::Passed { seat, .. } => {
                    self.passed[seat].push((at, unplayable(seat, &victims, &players, setup.spacing)));
                }
            }
        }
        self.seen = watch.seen;
    }

    /// The moves of a game that fits, or `None` where the cards ran out for this try.
    pub(super) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Vec<Move>> {
        let belief = Belief::weighed(&self.possible, &self.seen, &Habits::USUAL);
        let characters = cast(&belief, rng)?;
        let mut rest = self.deck.clone();
        let first = self.taken.values().flatten().filter(|taken| !taken.again);
        let known = first.filter_map(|taken| taken.card);
        for card in known {
            rest.take(card).then_some(())?;
        }
        let mut taken = self.taken.clone();
        for seat in Seat::all(self.seats) {
            for &(at, card) in &self.played[seat] {
                give(&mut taken[seat], &self.passed[seat], at, card, &mut rest, rng)?;
            }
        }
        self.fill(&mut taken, &mut rest, rng)?;
        Some(self.moves(&characters, &taken))
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
        let mut open = shuffled(rng, open);
        open.sort_by_key(|(kinds, ..)| kinds.len());
        for (kinds, seat, place) in open {
            let fits = |&(card, _): &(Card, u8)| kinds.contains(card);
            let count = rest.kinds().filter(fits).map(|(_, count)| u32::from(count)).sum::<u32>();
            if count == 0 {
                return None;
            }
            let mut left = below(rng, count);
            let here = |(_, copies): &(Card, u8)| match left.checked_sub(u32::from(*copies)) {
                Some(less) => {
                    left = less;
                    false
                }
                None => true,
            };
            let (card, _) = rest.kinds().filter(fits).find(here)?;
            rest.take(card);
            taken[seat][place].card = Some(card);
        }
        Some(())
    }

    fn moves(&self, characters: &BySeat<Character>, taken: &BySeat<Vec<Taken>>) -> Vec<Move> {
        let mut drawn = taken.map(|_, list| {
            list.iter().filter(|taken| taken.at > 0).filter_map(|taken| taken.card).collect::<Vec<_>>().into_iter()
        });
        let hands = || {
            taken.map(|_, list| {
                let dealt = list.iter().filter(|taken| taken.at == 0);
                let mut hand: crate::Dealt = dealt.filter_map(|taken| taken.card).collect();
                hand.sort_unstable();
                hand
            })
        };
        let as_made = |told: &Observation| match *told {
            Observation::Dealt { .. } => Move::Deal { characters: characters.clone(), hands: hands() },
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
    let count = taken.iter().filter(|taken| free(taken)).count();
    if count == 0 {
        return None;
    }
    let place = below(rng, count as u32) as usize;
    let chosen = taken.iter_mut().filter(|taken| free(taken)).nth(place)?;
    if chosen.card.is_none() {
        rest.take(card).then_some(())?;
    }
    chosen.card = Some(card);
    chosen.until = at;
    Some(())
}

/// The cards that this player could not play (TS-21).
fn unplayable(by: Seat, victims: &[Victim], players: &BySeat<Player>, spacing: Spacing) -> Kinds {
    let mut spots: ArrayVec<_, { 12 * (crate::MAX_CARDS + 1) }> = ArrayVec::new();
    let mut accused = false;
    for victim in victims.iter().filter(|victim| victim.solved.is_none()) {
        victim.grid.spots(spacing, &mut spots);
        let open = |who| by.others(players.len()).any(|seat| can_be(players, seat, who));
        accused |= victim.complete.iter().any(open); // TS-40, TS-45
    }
    let fits = |card| turns(card).any(|(on, off)| spots.iter().any(|spot| spot.takes(on, off)));
    let played = |card| if card == Card::ACCUSATION { accused } else { fits(card) };
    Kinds::ALL.iter().filter(|&card| !played(card)).collect()
}
