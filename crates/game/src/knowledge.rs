//! All that one viewer may know.

use serde::{Deserialize, Serialize};

use crate::{Game, Turn, View, Viewer};

/// All that one viewer may know of a game: what a bot, a belief engine and a client are given, never more.
///
/// The number of an observation is its place in `observations`: it is the number of the message that tells it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = "G::Options: serde::de::DeserializeOwned"))]
pub struct Knowledge<G: Game> {
    /// What was agreed before the game.
    pub setup: G::Setup,
    /// Who knows this.
    pub viewer: Viewer,
    /// What the viewer was told, in order.
    pub observations: Vec<G::Observation>,
    /// What the viewer knows now.
    pub view: View<G::Public, G::Own>,
    /// Who moves now.
    pub turn: Turn,
    /// What the viewer may do now: present on the viewer's own turn only.
    pub options: Option<G::Options>,
}

impl<G: Game> Knowledge<G> {
    /// What `viewer` knows of a game that has just been started from `setup`.
    pub fn of_start(setup: &G::Setup, start: &G, viewer: Viewer) -> Self {
        Knowledge {
            setup: setup.clone(),
            viewer,
            observations: Vec::new(),
            view: start.view(viewer),
            turn: start.turn(),
            options: own_options(start, viewer),
        }
    }

    /// Takes in one move; returns whether the viewer was told anything of it.
    pub fn follow(&mut self, before: &G, m: &G::Move, after: &G) -> bool {
        let observation = G::observe(before, m, after, self.viewer);
        let told = observation.is_some();
        self.observations.extend(observation);
        self.view = after.view(self.viewer);
        self.turn = after.turn();
        self.options = own_options(after, self.viewer);
        told
    }
}

// By hand, for the derived one would ask for `G: PartialEq`.
impl<G: Game> PartialEq for Knowledge<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.viewer == other.viewer
            && self.observations == other.observations
            && self.view == other.view
            && self.turn == other.turn
            && self.options == other.options
    }
}

fn own_options<G: Game>(game: &G, viewer: Viewer) -> Option<G::Options> {
    match game.turn() {
        Turn::Player(seat) if viewer.is(seat) => Some(game.options()),
        _ => None,
    }
}
