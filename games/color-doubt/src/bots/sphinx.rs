//! The sphinx: plays by networks that have learned the game from games against itself.

use bots::Bot;
use game::{Knowledge, Message};
use policy::{Learn as _, Moment, Network, Player, Unfit};
use rand::Rng;

use super::reader::QUICK;
use super::reasons;
use super::situation::{Situation, must_doubt};
use crate::{ColorDoubt, Move, Setup};

/// What the networks have learned, one of games of two and one of games of more; the files say by which commands.
const OF_TWO: &str = include_str!("../../weights-of-two.txt");
const OF_MORE: &str = include_str!("../../weights.txt");

/// With more players than this, or fewer cards of a color, the network is not the stronger: `docs/bots.md` has the
/// figures.
const MOST_SEATS: u8 = 4;
const FEWEST_CARDS: u8 = 7;

/// Draws its moves by the chances that the network gives them, but never lets stand what loses the game; with five
/// players, with few cards, and where its weights are unfit, it plays as a reader of fewer worlds.
pub(crate) struct Sphinx {
    of_two: Result<Player, Unfit>,
    of_more: Result<Player, Unfit>,
}

impl Sphinx {
    /// With the weights of this program.
    pub(super) fn new() -> Sphinx {
        Sphinx::with(OF_TWO, OF_MORE)
    }

    /// With these weights.
    pub(super) fn with(of_two: &str, of_more: &str) -> Sphinx {
        let [of_two, of_more] = [of_two, of_more].map(|weights| Network::read::<ColorDoubt>(weights).map(Player));
        Sphinx { of_two, of_more }
    }

    /// Who plays such games, where its weights are fit.
    fn player(&self, setup: &Setup) -> Option<&Player> {
        let player = if setup.seats == 2 { &self.of_two } else { &self.of_more };
        player.as_ref().ok()
    }

    /// Who plays such games where the network plays them well.
    fn learned(&self, setup: &Setup) -> Option<&Player> {
        self.player(setup).filter(|_| is_learned(setup))
    }

    /// The network for such games, where its weights are fit.
    #[cfg(feature = "exploiters")]
    pub(super) fn network(&self, setup: &Setup) -> Option<&Network> {
        self.player(setup).map(|player| &player.0)
    }

    /// What is wrong with its weights.
    pub(super) fn fault(&self) -> Option<String> {
        [&self.of_two, &self.of_more].into_iter().find_map(|player| player.as_ref().err()).map(Unfit::to_string)
    }
}

impl Bot<ColorDoubt> for Sphinx {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        match self.learned(&knowledge.setup) {
            _ if must_doubt(knowledge) => Move::Doubt {},
            Some(player) => player.choose(knowledge, rng),
            None => QUICK.choose(knowledge, rng),
        }
    }

    fn why(&self, knowledge: &Knowledge<ColorDoubt>, m: &Move) -> Vec<Message> {
        match self.learned(&knowledge.setup) {
            Some(player) if !must_doubt(knowledge) => drawn(player, knowledge, m),
            _ => QUICK.why(knowledge, m),
        }
    }
}

/// Why the network's chances came to this move: what they were, and what it could see that speaks for it.
fn drawn(player: &Player, knowledge: &Knowledge<ColorDoubt>, m: &Move) -> Vec<Message> {
    let mut moment = Moment::default();
    ColorDoubt::describe(knowledge, &mut moment);
    let chances = player.0.chances(&moment.situation, &moment.choices);
    let chances: Vec<(&Move, f64)> = moment.moves.iter().zip(chances.into_iter().map(f64::from)).collect();
    let situation = Situation::new(knowledge);
    let Some(&(_, own)) = chances.iter().find(|(one, _)| *one == m).filter(|_| chances.len() > 1) else {
        return Vec::new();
    };
    let mut told = vec![reasons::drawn(situation.seat, m, &chances)];
    match *m {
        Move::Lay { cards, say } => {
            let plays = chances.iter().filter(|(one, _)| matches!(one, Move::Lay { .. }));
            let most = plays.map(|(_, chance)| *chance).fold(0.0, f64::max);
            told.push(reasons::of_plays(own, most));
            told.extend(match cards.all_of(say) {
                true => Some(reasons::nothing_to_prove()),
                false => reasons::had_to_lie(&situation),
            });
        }
        _ => told.extend(reasons::answer(&situation, m)),
    }
    told
}

/// Whether the network plays such games well.
fn is_learned(setup: &Setup) -> bool {
    setup.seats <= MOST_SEATS && setup.cards_per_suit >= FEWEST_CARDS && setup.toy.is_none()
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use game::{Game, Options as _, Table, Turn, Viewer};
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn its_own_weights_are_fit() {
        assert_eq!(Sphinx::new().fault(), None);
    }

    #[test]
    fn it_plays_as_the_reader_what_the_network_does_not_play_well() {
        let few = |cards_per_suit| Setup { cards_per_suit, ..Setup::new(2) };
        assert!(is_learned(&Setup::new(2)) && is_learned(&Setup::new(4)) && is_learned(&few(7)));
        assert!(!is_learned(&Setup::new(5)) && !is_learned(&few(6)));
    }

    /// A file that is cut, of another game, version or size is told in a sentence, and the level below plays.
    #[test]
    fn with_unfit_weights_it_plays_as_the_reader() {
        let other = |from: &str, to: &str| OF_TWO.replacen(from, to, 1);
        let unfit = [
            OF_TWO[..OF_TWO.len() / 2].to_owned(),
            String::new(),
            other("game color-doubt", "game clue"),
            other("version 1", "version 2"),
            other("sizes 87", "sizes 88"),
            OF_TWO.chars().rev().collect(),
        ];
        // Wherever it is cut, but for the end of its last line.
        let text = OF_MORE.trim_end();
        let ends = (0..text.len()).rev().step_by(97).filter(|&end| text.is_char_boundary(end));
        for end in ends {
            assert!(Sphinx::with(OF_TWO, &text[..end]).fault().is_some(), "cut after {end} bytes");
        }
        let mut table: Table<ColorDoubt> = Table::new(Setup::new(2)).unwrap();
        let deal = table.game().options().pick(&mut ChaCha8Rng::seed_from_u64(1));
        table.play(game::Mover::Chance, deal).unwrap();
        let Turn::Player(seat) = table.game().turn() else { panic!("somebody begins") };
        let knowledge = table.knowledge(Viewer::Seat(seat));
        let move_of = |bot: &dyn Bot<ColorDoubt>| bot.choose(&knowledge, &mut ChaCha8Rng::seed_from_u64(5));
        for weights in unfit {
            let sphinx = Sphinx::with(&weights, OF_MORE);
            let fault = sphinx.fault().expect("they are unfit");
            assert!(fault.starts_with("these weights cannot be used: ") && fault.contains("; train"), "{fault}");
            assert_eq!(move_of(&sphinx), move_of(&QUICK));
        }
    }
}
