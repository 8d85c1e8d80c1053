//! Law 11: what programs that learn are given.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use env::{Encode, Minds, Picks, Position, length};
use game::chance::below;
use game::{Options as _, Reading, Seat, Turn, Viewer};

use super::pairs::Judge;
use super::{Laws, Verdict};
use crate::{Violation, World};

/// Where there are more moves than this, picks are tried at random.
const LISTED: usize = 5_000;
/// How many games of each setup are looked at.
const GAMES: u64 = 3;
/// How many sequences of picks are tried there.
const TRIED: usize = 20;

impl<G: Encode> Laws<G> {
    /// Law 11: every legal move is made of exactly one sequence of picks, and no sequence makes an illegal one; what a
    /// seat is given in numbers is the same in all worlds that it cannot tell apart; belief that is kept up move by move is
    /// that of the seat's knowledge, each fact has a number of its own, and what is true is among what is possible.
    ///
    /// Where moves are few they are all listed; elsewhere sequences are tried at random. A few games of each setup will do.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_11_numbers(&self) -> Verdict {
        let few = Laws { games: self.games.min(GAMES), ..self.clone() };
        let mut tally = few.each_line(11, |line, tally| {
            let mut rng = line.rng();
            line.walk(|world| {
                tally.positions += 1;
                picks_are_moves(world, &mut rng)
            })?;
            line.walk_asking(|world, viewer| {
                tally.beliefs += 1;
                viewer.seat().map_or(Ok(()), |seat| belief_is_kept(world, seat))
            })
        })?;
        let concerns = |viewer: Viewer| viewer.seat().is_some();
        tally.add(few.judge_pairs(&Judge { law: 11, concerns, alike: numbers_alike })?);
        Ok(tally)
    }
}

/// The position of a world, with all that is remembered.
fn position<G: Encode>(world: &World<G>) -> Result<Position<G>, Violation> {
    let start = Position::start(world.setup());
    let mut position =
        start.map_err(|refused| world.violation(11, "there are no numbers for the setup").at("error", refused))?;
    world.log().iter().for_each(|m| position.apply(m));
    Ok(position)
}

fn picks_are_moves<G: Encode>(world: &World<G>, rng: &mut ChaCha8Rng) -> Result<(), Violation> {
    let position = position(world)?;
    if !matches!(world.game().turn(), Turn::Player(_)) {
        return Ok(());
    }
    let mut made = Vec::new();
    if !all_moves(&position, &mut Picks::new(), &mut made) {
        for _ in 0..TRIED {
            let (picks, m) = any_move(&position, rng).ok_or_else(|| world.violation(11, "picks lead nowhere"))?;
            if world.game().check(&m).is_err() || !position.options.contains(&m) {
                return Err(world
                    .violation(11, "picks make an illegal move")
                    .at_json("move", &m)
                    .at_json("picks", &picks));
            }
        }
        return Ok(());
    }
    let mut listed = Vec::new();
    world.game().options().list(&mut listed);
    made.sort_unstable();
    listed.sort_unstable();
    if made == listed {
        return Ok(());
    }
    if let Some(m) = made.iter().find(|m| listed.binary_search(m).is_err()) {
        return Err(world.violation(11, "picks make an illegal move").at_json("move", m));
    }
    if let Some(m) = listed.iter().find(|m| made.binary_search(m).is_err()) {
        return Err(world.violation(11, "no picks make a legal move").at_json("move", m));
    }
    let twice = made.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| &pair[0]);
    Err(world.violation(11, "several sequences of picks make one move").at_json("move", &twice))
}

/// Every move that can be put together, as often as it can; false when there are more than are to be listed.
fn all_moves<G: Encode>(position: &Position<G>, picks: &mut Picks, out: &mut Vec<G::Move>) -> bool {
    for pick in G::mask(position, picks).iter() {
        picks.push(pick as u8);
        let few = match G::made(position, picks) {
            Some(m) => {
                out.push(m);
                out.len() <= LISTED
            }
            None => all_moves(position, picks, out),
        };
        picks.pop();
        if !few {
            return false;
        }
    }
    true
}

/// A move put together at random; nothing when there is no pick before it is made.
fn any_move<G: Encode>(position: &Position<G>, rng: &mut ChaCha8Rng) -> Option<(Picks, G::Move)> {
    let mut picks = Picks::new();
    loop {
        let mask = G::mask(position, &picks);
        let place = below(rng, (mask.len() as u32).max(1)) as usize;
        picks.push(mask.iter().nth(place)? as u8);
        if let Some(m) = G::made(position, &picks) {
            return Some((picks, m));
        }
    }
}

fn belief_is_kept<G: Encode>(world: &World<G>, seat: Seat) -> Result<(), Violation> {
    let position = position(world)?;
    let mut minds: Option<G::Minds> = None;
    world.table().replay(|before, m, after| {
        minds.get_or_insert_with(|| G::Minds::new(world.setup(), before)).hear(before, m, after);
    });
    let Some(mut minds) = minds else { return Ok(()) };
    let reading = Reading::ALL[world.log().len() % 2];
    let mut kept = Vec::new();
    let wanted = G::chances(&world.knowledge(Viewer::Seat(seat)), reading);
    let found = minds.chances(seat, reading, |fact, chance| kept.push((fact.clone(), chance)));
    if let (Err(_), Err(_)) = (found, &wanted) {
        return Ok(());
    }
    let wanted = wanted.unwrap_or_default();
    kept.sort_by(|one, other| one.0.cmp(&other.0));
    let alike = kept.len() == wanted.len()
        && kept.iter().all(|(fact, chance)| {
            wanted.iter().any(|(other, wanted)| other == fact && (wanted - chance).abs() < 1e-9)
        });
    if !alike {
        let what = format!("belief that is kept up is not what {seat} knows ({reading:?})");
        return Err(world.violation(11, what).diff(&wanted, &kept));
    }
    let mut numbers = BTreeMap::new();
    for (fact, _) in &kept {
        let Some(place) = position.game.place(fact, seat) else { continue };
        if let Some(other) = numbers.insert(place, fact) {
            return Err(world.violation(11, format!("{fact:?} and {other:?} have one number")));
        }
        if place >= length(G::HIDDEN) {
            return Err(world.violation(11, format!("{fact:?} has a number beyond all")));
        }
    }
    let mut facts = Vec::new();
    world.game().facts(&mut facts);
    let impossible = facts
        .iter()
        .find(|fact| position.game.place(fact, seat).is_some_and(|place| numbers.get(&place) != Some(fact)));
    match impossible {
        Some(fact) => {
            Err(world.violation(11, format!("{fact:?} is true, and its number says that it is impossible")))
        }
        None => Ok(()),
    }
}

/// Law 11 for one pair.
fn numbers_alike<G: Encode>(viewer: Viewer, one: &World<G>, other: &World<G>) -> Result<(), Violation> {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let positions = [position(one)?, position(other)?];
    let apart = |what: &str| {
        let violation = one.violation(11, format!("{viewer} can tell two worlds apart by {what}"));
        violation.at_json("other moves", &other.log())
    };
    let [seen, other_seen] = positions.each_ref().map(|position| {
        let mut bytes = vec![0; length(G::OBSERVATION)];
        position.write(seat, &mut bytes);
        bytes
    });
    if let Some(place) = seen.iter().zip(&other_seen).position(|(byte, other)| byte != other) {
        let field = G::OBSERVATION.iter().find(|field| place < field.end());
        let name = field.map_or("", |field| field.name);
        return Err(apart(&format!("the field `{name}` of an observation")));
    }
    if one.game().turn() == Turn::Player(seat) {
        // Along one sequence of picks, of which each is the middle one of those that there are.
        let mut picks = Picks::new();
        loop {
            let [mask, other_mask] = positions.each_ref().map(|position| G::mask(position, &picks));
            if mask != other_mask {
                return Err(apart("the mask of their actions"));
            }
            let Some(pick) = mask.iter().nth(mask.len() / 2) else { break };
            picks.push(pick as u8);
            if G::made(&positions[0], &picks).is_some() {
                break;
            }
        }
    }
    Ok(())
}
