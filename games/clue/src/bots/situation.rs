//! What a detective weighs before it moves.

use game::{Knowledge, Reading, Seat};
use inference::{Deal, Solver};
use rand::Rng;

use super::inquiry::Inquiry;
use super::manner::Manner;
use super::reading;
use super::travel::Travel;
use crate::cards::{Card, CardSet, Crime, Room, any};
use crate::deduce::{Belief, Casebook, best, player};
use crate::moves::Move;
use crate::options::Options;
use crate::rules::Clue;

/// How many deals are imagined to put oneself in another's place.
const WORLDS: usize = 4;
/// How much work it may be to put oneself in another's place.
const STATES: usize = 20_000;

/// What the detective knows, worked out.
pub(super) struct Situation<'a> {
    pub(super) knowledge: &'a Knowledge<Clue>,
    manner: &'a Manner,
    pub(super) me: Seat,
    casebook: Casebook,
    pub(super) belief: Belief,
}

impl<'a> Situation<'a> {
    /// None where belief is beyond its limits, which no game played so far has come near.
    pub(super) fn of(knowledge: &'a Knowledge<Clue>, manner: &'a Manner) -> Option<Situation<'a>> {
        let casebook = Casebook::of(knowledge)?;
        let me = knowledge.viewer.seat()?;
        let kept = Casebook { names: casebook.names.clone(), log: manner.logic.keeps(casebook.log.clone()) };
        let weights = if manner.reads { reading::weights(knowledge, &kept.names) } else { Vec::new() };
        let belief = Belief::weighed(&mut Solver::default(), &kept, Reading::Likely, weights)?;
        Some(Situation { knowledge, manner, me, casebook, belief })
    }

    pub(super) fn act(&self, options: &Options, rng: &mut (impl Rng + ?Sized)) -> Move {
        let crimes = self.belief.crimes();
        if options.accuse
            && let Some(crime) = self.accusation(&crimes, rng)
        {
            return Move::Accuse(crime);
        }
        if options.walk.is_none() && options.suggest.is_none() && options.passage.is_none() {
            return if options.roll { Move::Roll } else { Move::End };
        }
        let inquiry = Inquiry::new(&self.casebook, &self.belief, &crimes, self.manner.bit, rng);
        if let (Some(room), false) = (options.suggest, options.roll || options.passage.is_some()) {
            return Move::Suggest(inquiry.best(room).0);
        }
        let rooms = &Room::ALL[..self.knowledge.setup.board.rooms()];
        let worth = rooms.iter().map(|&room| inquiry.best(room).1).collect();
        let travel = Travel::new(&self.knowledge.setup, &self.knowledge.view.public, worth);
        if let Some(walk) = &options.walk {
            return Move::Go { to: travel.best(walk) };
        }
        self.begin(options, &inquiry, &travel)
    }

    /// At the start of a turn: the best of suggesting here, the passage and the dice.
    fn begin(&self, options: &Options, inquiry: &Inquiry<'_>, travel: &Travel<'_>) -> Move {
        let here = options.suggest.map(|room| {
            let (crime, worth) = inquiry.best(room);
            (worth, Move::Suggest(crime))
        });
        let passage = options.passage.map(|room| (travel.room(room), Move::Passage));
        let roll = options.roll.then(|| {
            let (setup, public) = (&self.knowledge.setup, &self.knowledge.view.public);
            let token = setup.tokens[self.me.index()];
            let taken = public.taken(setup.board.board(), token);
            (travel.roll(public.tokens[token.index()], taken), Move::Roll)
        });
        let all = [here, passage, roll].into_iter().flatten();
        let best = all.max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.expect("a suggestion or a passage is offered here").1
    }

    /// The crime to accuse of now, if any.
    fn accusation(&self, crimes: &[(Crime, f64)], rng: &mut (impl Rng + ?Sized)) -> Option<Crime> {
        let (crime, chance) = best(crimes.iter().copied())?;
        if crimes.len() == 1 {
            return Some(crime);
        }
        if chance < self.manner.hope {
            return None;
        }
        (chance > (1.0 - self.danger(rng)) * self.manner.patience).then_some(crime)
    }

    /// The chance that one of the others ends the game before one's next turn, by what they may know in some worlds.
    fn danger(&self, rng: &mut (impl Rng + ?Sized)) -> f64 {
        let (accused, worlds) = (&self.knowledge.view.public.accused, self.imagine(rng));
        let mut solver = Solver::with_limit(STATES);
        let mut safe = 1.0;
        for rival in self.me.others(accused.len()).filter(|&rival| accused[rival].is_none()) {
            let mut solves = 0.0;
            for world in &worlds {
                let rival = self.casebook.log.of_rival(player(rival), world, |cards| any(cards, rng));
                let guesses = self.manner.logic.keeps(rival).guesses(&mut solver).unwrap_or_default();
                let best = guesses.iter().copied().fold(0.0, f64::max);
                // Who is not certain may become so by the next suggestion.
                solves += if best > 0.95 { 1.0 } else { best / 2.0 };
            }
            safe *= 1.0 - solves / worlds.len() as f64;
        }
        1.0 - safe
    }

    fn imagine(&self, rng: &mut (impl Rng + ?Sized)) -> Vec<Deal> {
        (0..WORLDS).map(|_| self.belief.solution.sample(rng)).collect()
    }

    /// Who asks for cards, and which of one's own they have seen.
    pub(super) fn seen_by_asker(&self) -> Option<(Seat, CardSet)> {
        let asker = self.knowledge.view.public.suggestion.as_ref()?.by;
        Some((asker, self.knowledge.view.own.as_ref()?.shown_by_me[asker]))
    }

    /// The card that leaves the asker the most open: one that they have seen, if there is one.
    pub(super) fn least_telling(&self, cards: CardSet, rng: &mut (impl Rng + ?Sized)) -> Card {
        let suggestion = self.knowledge.view.public.suggestion.as_ref().expect("whoever shows was asked");
        let (asker, seen) = self.seen_by_asker().expect("whoever shows was asked, and has a hand");
        if let Some(card) = cards.and(seen).first() {
            return card;
        }
        let Casebook { names, log } = &self.casebook;
        let worlds = self.imagine(rng);
        let mut solver = Solver::with_limit(STATES);
        let open = |card: Card| {
            // Too hard to work out: the asker knows little yet, and a room tells the least.
            let few = if matches!(card, Card::Room(_)) { 8.0 } else { 7.5 };
            let bits = |log| Some(self.manner.logic.keeps(log).bits(&mut solver).unwrap_or(few));
            let told = names.showed(self.me, asker, suggestion.crime.cards(), Some(card));
            let left = log.left_to(player(asker), Some(told), &worlds, |_, cards| any(cards, rng), bits);
            (card, left.unwrap_or(few))
        };
        best(cards.iter().map(open)).expect("there is a card to show").0
    }
}
