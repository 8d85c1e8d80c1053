//! Laws 4, 5 and 8: what a viewer was not told cannot be seen.

use game::{Game, Turn, Viewer};
use presentation::{Listener, Playable};

use super::lines::no_panic;
use super::pairs::Judge;
use super::speech::{is_said, names};
use super::{Laws, Tally, Verdict};
use crate::{Violation, World};

impl<G: Playable> Laws<G> {
    /// Law 4: worlds that agree on a viewer's observations look alike: `view`, `turn` and the viewer's `Options` are
    /// equal, and so is what the viewer is told in words.
    ///
    /// At toy size over all histories up to a depth, and over all histories like those of random games; at full size
    /// over games whose chance moves and hidden choices were changed. Law 6 adds worlds sampled by belief.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_4_hiding(&self) -> Verdict {
        self.has_words()?;
        self.judge_pairs(&Judge { law: 4, concerns: |_| true, alike: look_and_sound_alike })
    }

    /// Everything that viewers are told can be said.
    fn has_words(&self) -> Verdict {
        let Some(words) = self.words else { return Ok(Tally::default()) };
        self.each_line(4, |line, tally| {
            for viewer in Viewer::all(line.end.game().seats()) {
                for told in line.end.observations(viewer) {
                    let message = G::tell(line.end.setup(), &told, viewer);
                    is_said(4, &line.end, words, viewer, &message)?;
                }
                tally.positions += 1;
            }
            Ok(())
        })
    }
}

impl<G: Game> Laws<G> {
    /// Law 5: worlds that a player cannot tell apart, a spectator cannot either.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_5_spectators(&self) -> Verdict {
        let concerns = |viewer| viewer != Viewer::Spectator;
        self.judge_pairs(&Judge { law: 5, concerns, alike: spectator_knows_less })
    }

    /// Law 8: the `Debug` output of the truth is the same for worlds that a spectator cannot tell apart.
    /// That the truth is not `Serialize` is for [`assert_not_serialize!`](crate::assert_not_serialize).
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_8_debug(&self) -> Verdict {
        let concerns = |viewer| viewer == Viewer::Spectator;
        self.judge_pairs(&Judge { law: 8, concerns, alike: debug_alike })
    }

    /// Pairs of worlds at every size, with at least one for each setup and viewer that is concerned.
    pub(super) fn judge_pairs(&self, judge: &Judge<G>) -> Verdict {
        let mut tally = Tally::default();
        for setup in &self.toy {
            no_panic(judge.law, setup, || self.judge_tree(setup, judge, &mut tally))?;
        }
        // How many pairs were compared, by setup and viewer.
        let mut compared: Vec<(G::Setup, Viewer, u64)> = Vec::new();
        tally.add(self.each_line(judge.law, |line, tally| {
            for viewer in Viewer::all(line.end.game().seats()).filter(|&viewer| (judge.concerns)(viewer)) {
                let before = tally.pairs;
                if line.toy {
                    self.judge_histories(line, viewer, judge, tally)?;
                } else {
                    self.judge_redealt(line, viewer, judge, tally)?;
                }
                let pairs = tally.pairs - before;
                match compared.iter_mut().find(|(setup, of, _)| setup == line.end.setup() && *of == viewer) {
                    Some((_, _, sum)) => *sum += pairs,
                    None => compared.push((line.end.setup().clone(), viewer, pairs)),
                }
            }
            Ok(())
        })?);
        match compared.iter().find(|(_, _, pairs)| *pairs == 0) {
            None => Ok(tally),
            Some((setup, viewer, _)) => {
                let what =
                    format!("no two histories that {viewer} cannot tell apart were found, so nothing is proved");
                let hint =
                    "a toy needs more `worlds` or a smaller setup, a full size `variants` that change hidden cards";
                Err(Violation::new(judge.law, what).at_json("setup", setup).at("hint", hint))
            }
        }
    }
}

/// Law 4 for one pair, with what was said last in words.
fn look_and_sound_alike<G: Playable>(viewer: Viewer, one: &World<G>, other: &World<G>) -> Result<(), Violation> {
    look_alike(viewer, one, other)?;
    // Working out what was said costs a whole replay: in long games every eighth pair must do.
    if one.log().len() > 24 && !one.log().len().is_multiple_of(8) {
        return Ok(());
    }
    let said = |world: &World<G>| {
        let told = world.observations(viewer).pop();
        let message = told.map(|told| G::tell(world.setup(), &told, viewer));
        let names = names(world.game().seats());
        let sentence = message.as_ref().map(|message| G::words().say(message, Listener { viewer, names: &names }));
        (message, sentence)
    };
    let (said, other_said) = (said(one), said(other));
    if said != other_said {
        return Err(apart(4, viewer, "what they are told in words", one, other).diff(&said, &other_said));
    }
    Ok(())
}

/// Law 4 for one pair.
pub(super) fn look_alike<G: Game>(viewer: Viewer, one: &World<G>, other: &World<G>) -> Result<(), Violation> {
    let (turn, other_turn) = (one.game().turn(), other.game().turn());
    if turn != other_turn {
        return Err(apart(4, viewer, "whose turn it is", one, other).diff(&turn, &other_turn));
    }
    let (view, other_view) = (one.game().view(viewer), other.game().view(viewer));
    if view != other_view {
        return Err(apart(4, viewer, "their view", one, other).diff(&view, &other_view));
    }
    if matches!(turn, Turn::Player(seat) if viewer.is(seat)) {
        let (options, other_options) = (one.game().options(), other.game().options());
        if options != other_options {
            return Err(apart(4, viewer, "their options", one, other).diff(&options, &other_options));
        }
    }
    Ok(())
}

/// Law 5 for one pair.
pub(super) fn spectator_knows_less<G: Game>(
    viewer: Viewer,
    one: &World<G>,
    other: &World<G>,
) -> Result<(), Violation> {
    if one.told(Viewer::Spectator) == other.told(Viewer::Spectator) {
        return Ok(());
    }
    let (told, other_told) = (one.observations(Viewer::Spectator), other.observations(Viewer::Spectator));
    Err(apart(5, viewer, "what a spectator is told", one, other).diff(&told, &other_told))
}

/// Law 8 for one pair.
pub(super) fn debug_alike<G: Game>(viewer: Viewer, one: &World<G>, other: &World<G>) -> Result<(), Violation> {
    if viewer != Viewer::Spectator || format!("{:?}", one.game()) == format!("{:?}", other.game()) {
        return Ok(());
    }
    Err(apart(8, viewer, "the Debug output of the truth", one, other).diff(one.game(), other.game()))
}

/// Two worlds in which a viewer was told the same differ in `by`, which should therefore be equal.
fn apart<G: Game>(law: u8, viewer: Viewer, by: &str, one: &World<G>, other: &World<G>) -> Violation {
    one.violation(law, format!("{viewer} can tell two worlds apart by {by}, though told the same in both"))
        .at_json("other moves", &other.log())
        .at_json("told in both", &one.observations(viewer))
}
