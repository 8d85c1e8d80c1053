//! Who can be who, and whole games that fit what one viewer knows.

use game::chance::below;
use game::{BySeat, Contradiction, Deduce, Game, Knowledge, Reading, Seat, Table, Turn};
use rand::Rng;

use crate::{Character, Characters, Move, Player, Setup, Strangers, View};

pub(crate) mod aid;
mod belief;
pub(crate) mod evidence;
mod fact;
mod history;
pub(crate) mod record;

pub use belief::{Belief, Habits};
pub use fact::Fact;
use history::History;
use record::{Deed, Watch};

/// How often a history is begun anew before the knowledge is called contradictory.
/// Passes are rare and leave few cards possible, so nearly every history fits at once.
const TRIES: usize = 2_000;

impl Deduce for Strangers {
    type Fact = Fact;

    fn facts(&self, out: &mut Vec<Fact>) {
        out.extend(self.characters.iter().map(|(seat, &character)| Fact { seat, character }));
    }

    /// How much better or worse all that the player did before everybody fits the player's own character after this
    /// play than before it: see [`Habits`].
    fn likelihood(&self, m: &Move) -> f64 {
        let Turn::Player(seat) = self.turn() else { return 1.0 };
        let Some(deed) = Deed::of(seat, m) else { return 1.0 };
        let mut watch = Watch::new(self.seats(), self.public.victims.len(), self.setup.spacing);
        self.record.iter().for_each(|deed| watch.see(deed));
        let own = self.characters[seat] as usize;
        let before = Habits::USUAL.fits(&watch.seen[seat])[own];
        watch.see(&deed);
        Habits::USUAL.fits(&watch.seen[seat])[own] / before
    }

    fn chances(knowledge: &Knowledge<Self>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        let Some(belief) = Belief::of(knowledge, reading)? else { return Ok(Vec::new()) };
        let public = &knowledge.view.public;
        let all = Fact::all(public.players.len(), public.characters);
        let chances = all.map(|fact| (fact, belief.chance(fact)));
        Ok(chances.filter(|(_, chance)| *chance > 0.0).collect())
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Self>,
        rng: &mut R,
    ) -> Result<Table<Self>, Contradiction> {
        Worlds::of(knowledge)?.draw(rng)
    }
}

/// The worlds that fit what somebody knows, to draw many of them.
pub(crate) struct Worlds<'a> {
    setup: &'a Setup,
    games: Vec<History<'a>>,
}

impl<'a> Worlds<'a> {
    pub(crate) fn of(knowledge: &'a Knowledge<Strangers>) -> Result<Worlds<'a>, Contradiction> {
        Ok(Worlds { setup: &knowledge.setup, games: History::of(knowledge)? })
    }

    pub(crate) fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Result<Table<Strangers>, Contradiction> {
        (0..TRIES).find_map(|_| self.attempt(rng)).ok_or(Contradiction)
    }

    /// The game of another world, in which the same was done before everybody: all that can differ is who is who, and
    /// which cards lie where. It takes less than to play everything again.
    pub(crate) fn draw_like<R: Rng + ?Sized>(&self, like: &Strangers, rng: &mut R) -> Option<Strangers> {
        let game = self.games.last()?;
        let sample = (0..TRIES).find_map(|_| game.sample(rng))?;
        let hands = sample.hands();
        Some(like.with_cards(sample.characters, hands, sample.rest))
    }

    fn attempt<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Table<Strangers>> {
        let mut table: Table<Strangers> = Table::new(self.setup.clone()).ok()?;
        for game in &self.games {
            for m in game.moves(&game.sample(rng)?) {
                let mover = table.game().turn().mover()?;
                table.play(mover, m).ok()?;
            }
        }
        Some(table)
    }
}

/// Who each player can be, as far as accusations and the viewer's own card tell.
pub fn possible(knowledge: &Knowledge<Strangers>) -> BySeat<Characters> {
    let View { public, own } = &knowledge.view;
    let own = knowledge.viewer.seat().zip(own.as_ref().map(|own| own.character));
    open(&public.players, public.characters, own)
}

/// Who of these each player can be, as far as what lies open of them tells, and the one card known besides.
pub(crate) fn open(
    players: &BySeat<Player>,
    among: Characters,
    own: Option<(Seat, Character)>,
) -> BySeat<Characters> {
    players.map(|seat, player| match own {
        Some((owner, character)) if owner == seat => Characters::one(character),
        _ => player.revealed.map_or(among.without(player.not), Characters::one),
    })
}

/// Every way to give each player another one of their possible characters.
pub(crate) fn castings(possible: &BySeat<Characters>) -> Vec<BySeat<Character>> {
    let none: Vec<BySeat<Character>> = vec![BySeat::EMPTY];
    possible.values().fold(none, |castings, open| {
        let each = castings.iter().flat_map(|taken| open.iter().map(move |who| (taken, who)));
        let free = each.filter(|(taken, who)| !taken.values().any(|other| other == who));
        free.map(|(taken, who)| taken.values().copied().chain([who]).collect()).collect()
    })
}

/// One of them, by its chance.
fn cast<R: Rng + ?Sized>(belief: &Belief, rng: &mut R) -> Option<BySeat<Character>> {
    let mut left = f64::from(below(rng, u32::MAX)) / f64::from(u32::MAX);
    let drawn = belief.castings().iter().find(|(_, chance)| {
        left -= chance;
        left < 0.0
    });
    drawn.or(belief.castings().last()).map(|(casting, _)| casting.clone())
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use game::{Options as _, Viewer};
    use rand::SeedableRng;

    use super::*;

    /// The same luck deals the same cards, and all that follows is the same as if everything had been played again.
    #[test]
    fn a_world_is_the_same_whether_it_is_played_again_or_only_its_cards_are_dealt() {
        for (seats, seed) in [2, 3, 4].into_iter().flat_map(|seats| (0..12).map(move |seed| (seats, seed))) {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let mut table: Table<Strangers> = Table::new(Setup { games: 3, ..Setup::new(seats) }).unwrap();
            // From the deal of the first game into the second one.
            for _ in 0..10 * seed {
                let Some(mover) = table.game().turn().mover() else { break };
                let m = table.game().options().pick(rng);
                table.play(mover, m).unwrap();
            }
            let knowledge = table.knowledge(Viewer::Seat(Seat(1)));
            let games = History::of(&knowledge).unwrap();
            let Some(last) = games.last().filter(|_| !table.game().characters.is_empty()) else { continue };
            let sample = (0..TRIES).find_map(|_| last.sample(rng)).unwrap();
            let mut again: Table<Strangers> = Table::new(knowledge.setup.clone()).unwrap();
            // What was known of earlier games, and then these cards.
            for game in &games[..games.len() - 1] {
                for m in game.moves(&(0..TRIES).find_map(|_| game.sample(rng)).unwrap()) {
                    again.play(again.game().turn().mover().unwrap(), m).unwrap();
                }
            }
            for m in last.moves(&sample) {
                again.play(again.game().turn().mover().unwrap(), m).unwrap();
            }
            let (again, hands) = (again.game(), sample.hands());
            let dealt = table.game().with_cards(sample.characters, hands, sample.rest);
            assert_eq!((&dealt.characters, &dealt.hands), (&again.characters, &again.hands));
            assert_eq!((&dealt.pile, &dealt.public), (&again.pile, &again.public));
            assert_eq!(dealt.options(), again.options());
        }
    }
}
