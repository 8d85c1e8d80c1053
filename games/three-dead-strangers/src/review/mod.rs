//! A finished match, judged by what each player could know of who the others are.
//!
//! Chances are of the *likely* reading, which weighs what everybody has accused, played and covered; an accusation is told
//! in the *possible* one too. What is certain is the same in both.

use std::mem;

use game::{Arg, BySeat, Game, Message, Seat, Table, Turn, Viewer};
use presentation::{Certain, Judge, Known, Moment, Pass, Review, StoodIn, judge};

use crate::deduce::record::seen;
use crate::deduce::{Belief, Fact, Habits, aid, possible};
use crate::{Accusable, Character, Move, Phase, Strangers, VICTIMS};

mod accusation;
mod evidence;
mod words;

/// The whole review; nothing when the match is not over.
pub(crate) fn review(table: &Table<Strangers>, stood_in: &[StoodIn]) -> Option<Review<Fact>> {
    let start = Strangers::start(table.setup()).ok()?;
    let nothing = Belief::even(&start.public.players.map(|_, _| start.public.characters));
    let beliefs = Beliefs { possible: nothing.clone(), likely: nothing };
    let mut analyst = Analyst {
        beliefs: vec![beliefs; start.seats() + 1],
        tallies: start.public.players.map(|_, _| Tally::default()),
        complete_since: Default::default(),
        could_cover: start.public.players.map(|_, _| Default::default()),
        uncovered: start.public.players.map(|_, _| Default::default()),
        misses: start.public.players.map(|_, _| Default::default()),
        betrayed: start.public.players.map(|_, _| Default::default()),
    };
    judge(table, stood_in, &mut analyst)
}

/// A card played: of accusations there are moments.
pub(crate) fn deed(game: &Strangers, m: &Move) -> Option<[Message; 2]> {
    let (Turn::Player(seat), &Move::Lay { victim, card, .. }) = (game.turn(), m) else { return None };
    Some([Message::new("review-play"), words::played(seat, card, victim)])
}

/// The chance of a blind guess among four characters.
pub(crate) const BLIND: f64 = 0.25;

/// Who one viewer could think the others are.
#[derive(Clone)]
struct Beliefs {
    possible: Belief,
    likely: Belief,
}

/// One player's match, for the summary.
#[derive(Clone, Default)]
struct Tally {
    /// After how many moves the player could first know who somebody else is, without being shown.
    first: Option<u32>,
    /// Whom, and who they are.
    found: Vec<(Seat, Character)>,
    /// When the player came nearest to that.
    near: Option<Near>,
    /// How many accusations the player made.
    accusations: usize,
    /// How many of them were right.
    right: usize,
    /// After which moves the player was found out.
    found_out: Vec<u32>,
}

/// Who somebody was, how likely that was by what a player knew, and what it came from.
#[derive(Clone)]
struct Near {
    ply: u32,
    fact: Fact,
    chance: f64,
    why: Message,
}

/// An own move at which a player left two kinds of their own evidence though one could be covered.
#[derive(Clone, Copy)]
struct CouldCover {
    /// After how many moves the replay shows it.
    ply: u32,
    /// Whether a strong bot would rather have covered it.
    better: bool,
}

/// An own move that left a player open to be accused, though another would not have, and that cost something.
#[derive(Clone, Copy)]
struct Miss {
    /// After how many moves the replay shows it.
    ply: u32,
    /// Whether it completed the evidence; else it left it complete.
    completed: bool,
}

/// An own wrong accusation, by which it became likelier for somebody who its player is.
#[derive(Clone, Copy)]
struct Betrayal {
    /// After how many moves the replay shows it.
    ply: u32,
    /// The chance before it.
    before: f64,
    /// The chance after it.
    after: f64,
}

impl Betrayal {
    /// By how much the chance rose.
    fn rise(&self) -> f64 {
        self.after - self.before
    }
}

/// A rise of a chance that is worth a word.
const CLEARLY: f64 = 0.1;

struct Analyst {
    /// The seats in order, then the spectator.
    beliefs: Vec<Beliefs>,
    tallies: BySeat<Tally>,
    /// After which move the evidence was complete, by victim and character, where it has been.
    complete_since: [[u32; 4]; VICTIMS],
    /// The last such move, by victim.
    could_cover: BySeat<[Option<CouldCover>; VICTIMS]>,
    /// The same where somebody else then completed that evidence.
    uncovered: BySeat<[Option<CouldCover>; VICTIMS]>,
    /// What each player did themselves to be open to be accused, by victim.
    misses: BySeat<[Vec<Miss>; VICTIMS]>,
    /// Each player's own accusation in this game that told most, by whom it told it to.
    betrayed: BySeat<[Option<Betrayal>; 4]>,
}

impl Judge<Strangers> for Analyst {
    fn before(&mut self, pass: &mut Pass<Strangers>, game: &Strangers, m: &Move) {
        let Turn::Player(by) = game.turn() else { return };
        match *m {
            Move::Accuse { victim, character, seat } => {
                self.accused(pass, game, by, Accusable { victim, character, seat })
            }
            _ => self.played(pass, game, by, m),
        }
        self.watch_cover(pass, game, by, m);
    }

    fn after(&mut self, pass: &mut Pass<Strangers>, before: &Strangers, m: &Move, after: &Strangers) {
        let beliefs = think(pass, after.seats());
        let before_that = mem::replace(&mut self.beliefs, beliefs);
        // A game that is over has nothing left to find out, and the next one begins with nothing known.
        if after.public.results.len() == before.public.results.len() {
            if let (&Move::Accuse { character, seat, .. }, Turn::Player(by)) = (m, before.turn())
                && before.characters[seat] != character
            {
                self.betrayals(pass.ply, &before_that, after, by);
            }
            self.turning_points(pass, &before_that, after);
            self.guesses(pass, after);
            self.conclusions(pass, after);
        } else {
            for could in [&mut self.could_cover, &mut self.uncovered] {
                could.iter_mut().for_each(|(_, could)| *could = Default::default());
            }
            self.misses.iter_mut().for_each(|(_, misses)| *misses = Default::default());
            self.betrayed.iter_mut().for_each(|(_, betrayed)| *betrayed = Default::default());
        }
    }

    fn left(&mut self, pass: &Pass<Strangers>, viewer: Viewer) -> f64 {
        self.beliefs[pass.place(viewer)].likely.bits()
    }

    fn measures(&self) -> (Message, Message) {
        (Message::new("measure"), Message::new("unit"))
    }

    /// Who somebody else is: the first whom the player could find out.
    fn known(&self, _: &Pass<Strangers>, _: &Strangers, seat: Seat) -> Known<Fact> {
        let tally = &self.tallies[seat];
        let Some(ply) = tally.first else {
            let text = tally.near.as_ref().map_or_else(|| words::never_knew(seat), |near| words::guess(seat, near));
            return Known::never(text, tally.near.as_ref().map(|near| near.ply));
        };
        let proof =
            tally.found.iter().map(|&(seat, character)| Certain { fact: Fact { seat, character }, is: true });
        let (text, so) = (words::first_knew(seat, ply, &tally.found), words::so(&tally.found));
        Known::since(ply, text, proof.collect(), so)
    }

    fn summary(&self, _: &Pass<Strangers>, end: &Strangers) -> Vec<Message> {
        words::summary(&self.tallies, end)
    }
}

impl Analyst {
    fn beliefs_of(&self, seat: Seat) -> &Beliefs {
        &self.beliefs[seat.index()]
    }

    /// Who a player could think that each of those is whom nobody has found out.
    fn thought(&self, game: &Strangers, seat: Seat) -> Vec<Message> {
        let beliefs = self.beliefs_of(seat);
        let hidden = seat.others(game.seats()).filter(|&other| game.public.players[other].revealed.is_none());
        let likeliest = |other| {
            let chances = game.public.characters.iter().map(|character| {
                let fact = Fact { seat: other, character };
                (character, beliefs.likely.chance(fact))
            });
            chances
                .reduce(|best, next| if next.1 > best.1 { next } else { best })
                .map(|(who, chance)| (other, who, chance))
        };
        words::thought(seat, hidden.filter_map(likeliest))
    }

    /// Notes for whom it has become clearly likelier who a player is, who has just accused somebody wrongly.
    fn betrayals(&mut self, ply: u32, before: &[Beliefs], after: &Strangers, by: Seat) {
        let fact = Fact { seat: by, character: after.characters[by] };
        for other in by.others(after.seats()) {
            let chance = |all: &[Beliefs]| all[other.index()].likely.chance(fact);
            let betrayal = Betrayal { ply, before: chance(before), after: chance(&self.beliefs) };
            let most = &mut self.betrayed[by][other.index()];
            if betrayal.rise() >= most.map_or(CLEARLY, |most| most.rise()) {
                *most = Some(betrayal);
            }
        }
    }

    /// Whoever can now know who somebody else is, whom nobody has found out.
    fn turning_points(&mut self, pass: &mut Pass<Strangers>, before: &[Beliefs], after: &Strangers) {
        for seat in Seat::all(after.seats()) {
            let hidden = seat.others(after.seats()).filter(|&other| after.public.players[other].revealed.is_none());
            let news = hidden.filter(|&other| before[seat.index()].possible.sure(other).is_none());
            let found: Vec<_> =
                news.filter_map(|other| Some((other, self.beliefs_of(seat).possible.sure(other)?))).collect();
            if found.is_empty() {
                continue;
            }
            let what = Message::new("review-turning-point");
            let text = vec![words::could_know(seat, found.iter().copied())];
            pass.moments.push(Moment::new(pass.ply, seat, what, text));
            let tally = &mut self.tallies[seat];
            if tally.first.is_none() {
                (tally.first, tally.found) = (Some(pass.ply), found);
            }
        }
    }

    /// Notes who somebody is whom nobody has found out, where that is likelier for a player than anything was before.
    fn guesses(&mut self, pass: &Pass<Strangers>, after: &Strangers) {
        for seat in Seat::all(after.seats()) {
            for other in seat.others(after.seats()).filter(|&other| after.public.players[other].revealed.is_none())
            {
                let fact = Fact { seat: other, character: after.characters[other] };
                let likely = &self.beliefs_of(seat).likely;
                let chance = likely.chance(fact);
                let nearest = self.tallies[seat].near.as_ref().map_or(BLIND, |near| near.chance);
                // As it is told: what is no likelier for whoever reads it is no nearer.
                if Arg::percent(chance) > Arg::percent(nearest) {
                    let why = aid::by_evidence(pass.knowledge(Viewer::Seat(seat)), likely, other);
                    self.tallies[seat].near = Some(Near { ply: pass.ply, fact, chance, why });
                }
            }
        }
    }

    /// What follows for each player in the last game of the match and is not plain to see.
    fn conclusions(&self, pass: &mut Pass<Strangers>, after: &Strangers) {
        let public = &after.public;
        // Notes are kept for one game, and the table shows those of the last one.
        if public.game < public.games {
            return;
        }
        for seat in Seat::all(after.seats()) {
            let facts = Fact::all(after.seats(), public.characters);
            let hidden = facts.filter(|&fact| fact.seat != seat && !is_plain(pass, seat, fact));
            let belief = &self.beliefs_of(seat).possible;
            let chances: Vec<_> = hidden.map(|fact| (fact, belief.chance(fact))).collect();
            pass.conclude(seat, chances);
        }
    }
}

/// What each viewer may think now: the seats in order, then the spectator.
fn think(pass: &Pass<Strangers>, seats: usize) -> Vec<Beliefs> {
    // What was seen is the same for all.
    let seen = seen(pass.knowledge(Viewer::Spectator));
    let beliefs = |viewer| {
        let knowledge = pass.knowledge(viewer);
        let open = possible(knowledge);
        let likely = match knowledge.view.public.phase {
            Phase::Deal => Belief::even(&open),
            _ => Belief::weighed(&open, &seen, &Habits::USUAL),
        };
        Beliefs { possible: Belief::even(&open), likely }
    };
    Viewer::all(seats).map(beliefs).collect()
}

/// Whether it is plain to a player who somebody is, or that they are not this character, without thinking.
fn is_plain(pass: &Pass<Strangers>, seat: Seat, fact: Fact) -> bool {
    let view = &pass.knowledge(Viewer::Seat(seat)).view;
    let players = &view.public.players;
    let own = |other: Seat| view.own.as_ref().filter(|_| other == seat);
    let shown = |other: Seat| players[other].revealed.or(own(other).map(|own| own.character));
    let taken = Seat::all(players.len()).any(|other| shown(other) == Some(fact.character));
    taken || shown(fact.seat).is_some() || players[fact.seat].not.contains(fact.character)
}
