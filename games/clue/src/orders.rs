//! What a player may tell the table to do for them.

use game::{Knowledge, Seat};
use inference::{Deal, Log, Solver};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, Suspect, WEAPONS, Weapon, any};
use crate::deduce::{Belief, Casebook, player};
use crate::moves::Move;
use crate::options::Options;
use crate::rules::Clue;
use crate::seen::Observation;

/// The cards by the names of their messages.
const NAMES: [&str; Card::COUNT] = [
    "card-miss-scarlet",
    "card-colonel-mustard",
    "card-mrs-white",
    "card-mr-green",
    "card-mrs-peacock",
    "card-professor-plum",
    "card-candlestick",
    "card-knife",
    "card-lead-pipe",
    "card-revolver",
    "card-rope",
    "card-wrench",
    "card-study",
    "card-hall",
    "card-lounge",
    "card-library",
    "card-dining-room",
    "card-billiard-room",
    "card-ballroom",
    "card-conservatory",
    "card-kitchen",
];

/// "None", and the names of cards from one on.
const fn none_or<const N: usize>(first: usize) -> [&'static str; N] {
    let mut names = ["none"; N];
    let mut place = 1;
    while place < N {
        names[place] = NAMES[first + place - 1];
        place += 1;
    }
    names
}

/// What a player may never want to show: nothing, or a card.
pub(crate) const NEVER: &[&str] = &none_or::<{ 1 + Card::COUNT }>(0);
/// Where a player may want to go: nowhere, or to the room of a card.
pub(crate) const GO: &[&str] = &none_or::<{ 1 + Room::ALL.len() }>(Card::FIRST_ROOM);
/// Whom and with what a player may want to suggest there.
pub(crate) const SUSPECT: &[&str] = &none_or::<{ 1 + Suspect::ALL.len() }>(0);
pub(crate) const WEAPON: &[&str] = &none_or::<{ 1 + Weapon::ALL.len() }>(Card::FIRST_WEAPON);

/// At how many bits on average the case file is close to being solved: eight cases that are equally likely have 3.
const CLOSE: f64 = 3.0;
/// In how many deals that may be the real one the asker's place is looked at.
const WORLDS: usize = 8;
/// How much work that may be.
const STATES: usize = 20_000;

/// What a player has told the table to do for them. Nobody else learns of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// When to show a card.
    pub show: Show,
    /// Whether a card comes first that the asker has seen before.
    pub again: Again,
    /// Which kinds of cards come before others.
    pub kinds: Kinds,
    /// A card that is not shown without the player.
    pub never: Named,
    /// To whom it is not shown.
    pub never_to: NeverTo,
    /// To which room to roll and walk, turn by turn, until the player is there.
    pub go: Named,
    /// Whom to suggest on coming there, where a weapon is named, too.
    pub suspect: Named,
    /// With what.
    pub weapon: Named,
    /// When to end a turn in which nobody could show a card.
    pub end: End,
}

/// When to show a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// When the player says so.
    #[default]
    Ask,
    /// When there is but one to show.
    One,
    /// Unless there are several, and the asker may be close to the solution.
    UnlessClose,
    /// Whenever there is one to show.
    Always,
}

/// Whether a card comes first that the asker has seen before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Again {
    /// It does.
    #[default]
    Yes,
    /// It is a card like others.
    No,
}

/// Which kinds of cards come before others: rooms, suspects and weapons by their first letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each name says it")]
pub enum Kinds {
    #[default]
    Rsw,
    Rws,
    Srw,
    Swr,
    Wrs,
    Wsr,
}

impl Kinds {
    fn order(self) -> [CardSet; 3] {
        match self {
            Kinds::Rsw => [ROOMS, SUSPECTS, WEAPONS],
            Kinds::Rws => [ROOMS, WEAPONS, SUSPECTS],
            Kinds::Srw => [SUSPECTS, ROOMS, WEAPONS],
            Kinds::Swr => [SUSPECTS, WEAPONS, ROOMS],
            Kinds::Wrs => [WEAPONS, ROOMS, SUSPECTS],
            Kinds::Wsr => [WEAPONS, SUSPECTS, ROOMS],
        }
    }
}

/// Nothing, or a card by the name of its message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Named(pub Option<Card>);

impl TryFrom<String> for Named {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Named, Self::Error> {
        let place = NEVER.iter().position(|known| *known == name).ok_or("no card has this name")?;
        Ok(Named(place.checked_sub(1).map(<Card as sets::Element>::from_index)))
    }
}

impl From<Named> for String {
    fn from(Named(card): Named) -> String {
        NEVER[card.map_or(0, |card| card.index() + 1)].to_owned()
    }
}

/// To whom a card is not shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NeverTo {
    /// To anybody.
    #[default]
    Anybody,
    /// To the neighbour on the left, who plays next.
    Left,
    /// To the neighbour on the right, who plays before.
    Right,
}

/// When to end a turn in which nobody could show a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// When the player says so.
    #[default]
    Ask,
    /// At once, unless the player can be certain of the solution.
    UnlessCertain,
}

impl Orders {
    /// The move that they say to make now; `None` where the player is asked.
    pub(crate) fn obey(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Option<Move> {
        let (options, me) = (knowledge.options.as_ref()?, knowledge.viewer.seat()?);
        if options.show.is_empty() {
            let end = || self.ends(knowledge, options).then_some(Move::End);
            return self.goes(knowledge, options, me).or_else(end);
        }
        let (public, own) = (&knowledge.view.public, knowledge.view.own.as_ref()?);
        let asker = public.suggestion.as_ref()?.by;
        let may_show = match self.show {
            Show::Ask => false,
            Show::One => options.show.len() == 1,
            Show::UnlessClose => options.show.len() == 1 || !is_close(knowledge, asker, rng)?,
            Show::Always => true,
        };
        if !may_show {
            return None;
        }
        let allowed = options.show.without(self.never_to(me, asker, public.hand_sizes.len()));
        let seen = allowed.and(own.shown_by_me[asker]);
        let cards = if self.again == Again::Yes && !seen.is_empty() { seen } else { allowed };
        let card = self.kinds.order().into_iter().find_map(|kind| cards.and(kind).first())?;
        Some(Move::Show { card })
    }

    /// What is never shown to this player.
    fn never_to(&self, me: Seat, asker: Seat, seats: usize) -> CardSet {
        let is_meant = match self.never_to {
            NeverTo::Anybody => true,
            NeverTo::Left => me.next(seats) == asker,
            NeverTo::Right => asker.next(seats) == me,
        };
        self.never.0.filter(|_| is_meant).into_iter().collect()
    }

    /// The next step to the room that was named, and what to suggest there; the player is asked who may suggest elsewhere.
    fn goes(&self, knowledge: &Knowledge<Clue>, options: &Options, me: Seat) -> Option<Move> {
        let (room, setup) = (self.go.0?.room()?, &knowledge.setup);
        let crime = match (self.suspect.0, self.weapon.0) {
            (Some(Card::Suspect(suspect)), Some(Card::Weapon(weapon))) => Some(Crime { suspect, weapon, room }),
            _ => None,
        };
        // What was to be asked there has been asked: nobody is sent back to ask it again.
        let asked = |crime| knowledge.observations.contains(&Observation::Suggested { seat: me, crime });
        if crime.is_some_and(asked) {
            return None;
        }
        if options.suggest == Some(room) {
            return crime.filter(|crime| crime.cards().is_subset(options.deck)).map(Move::Suggest);
        }
        let here = knowledge.view.public.tokens[setup.tokens[me.index()].index()];
        let is_on_the_way =
            room.index() < setup.board.rooms() && here != Place::Room(room) && options.suggest.is_none();
        if !is_on_the_way {
            return None;
        }
        let Some(walk) = &options.walk else {
            let by_passage = options.passage == Some(room);
            return if by_passage { Some(Move::Passage) } else { options.roll.then_some(Move::Roll) };
        };
        let board = setup.board.board();
        // Round the others, who may stand there for long.
        let distances = board.distances(walk.taken);
        let left = |to: &Place| match to {
            Place::Room(entered) => (*entered == room).then_some(0),
            _ => distances.get(to.on(board)?, room.id()),
        };
        let ends = walk.destinations().filter_map(|to| Some((left(&to)?, to)));
        // Where there is no way, or every walk ends in another room, the player chooses.
        let (_, to) = ends.min_by_key(|&(left, _)| left)?;
        Some(Move::Go { to })
    }

    /// Whether the turn ends where nothing is left but to accuse.
    fn ends(&self, knowledge: &Knowledge<Clue>, options: &Options) -> bool {
        let nothing_else =
            !options.roll && options.passage.is_none() && options.walk.is_none() && options.suggest.is_none();
        if self.end == End::Ask || !options.end || !nothing_else {
            return false;
        }
        let belief = Belief::of(knowledge, game::Reading::Possible).ok().flatten();
        !options.accuse || belief.is_some_and(|belief| belief.crimes().len() > 1)
    }
}

/// Whether a player may be close to the solution, by what they may know in deals that fit all that the viewer knows;
/// nothing where that takes too long to say.
fn is_close(knowledge: &Knowledge<Clue>, asker: Seat, mut rng: &mut dyn Rng) -> Option<bool> {
    let casebook = Casebook::of(knowledge)?;
    let mut solver = Solver::with_limit(STATES);
    let solution = solver.try_solve(&casebook.log.possible()).ok()??;
    let worlds: Vec<Deal> = (0..WORLDS).map(|_| solution.sample(&mut rng)).collect();
    let bits = |log: Log| log.bits(&mut solver);
    let left = casebook.log.left_to(player(asker), None, &worlds, |_, cards| any(cards, &mut rng), bits)?;
    Some(left <= CLOSE)
}
