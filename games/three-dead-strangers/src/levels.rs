//! The bots.

use bots::{Bot, Level, RandomBot};
use game::chance::below;
use game::{Knowledge, Options as _, Seat};
use rand::Rng;

use crate::suspicion::{Suspicion, WEIGHT, counts};
use crate::{Accusable, Character, Move, Options, Play, Strangers};

/// All bots, weakest first.
pub(crate) fn all() -> Vec<Level<Strangers>> {
    vec![
        Level {
            name: "random",
            title: "Dazed",
            blurb: "Lays and accuses without a thought.",
            bot: Box::new(RandomBot),
        },
        Level {
            name: "careful",
            title: "Careful guest",
            blurb: "Keeps evidence away from itself and accuses when it is fairly sure.",
            bot: Box::new(Thinker { reads: false, hides: 0.0, sure: 0.55, noise: 0.8 }),
        },
        Level {
            name: "schemer",
            title: "Schemer",
            blurb: "Watches what everybody lays and covers, hides what it covers itself, and accuses when it pays.",
            bot: Box::new(Thinker { reads: true, hides: 1.0, sure: 0.4, noise: 0.1 }),
        },
    ]
}

/// Looks one play ahead.
struct Thinker {
    /// Whether it reads the others' plays, or counts what accusations have proved alone.
    reads: bool,
    /// How much it minds what its own plays give away.
    hides: f64,
    /// How sure it must be to accuse.
    sure: f64,
    /// How much chance there is in its liking of a play.
    noise: f64,
}

impl Bot<Strangers> for Thinker {
    fn choose(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let (Options::Play(play), Some(own)) = (options, &knowledge.view.own) else {
            return options.pick(rng);
        };
        let mind = Mind::new(self, knowledge, own.character);
        if let Some(accusation) = mind.accusation(play, self.sure) {
            return accusation;
        }
        let mut moves = Vec::new();
        options.list(&mut moves);
        let best = moves
            .iter()
            .map(|m| (mind.value(m) + self.noise * f64::from(below(rng, 1_000)) / 1_000.0, m))
            .max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map_or_else(|| options.pick(rng), |(_, m)| m.clone())
    }
}

/// What a bot thinks before it plays.
struct Mind<'a> {
    knowledge: &'a Knowledge<Strangers>,
    me: Character,
    suspicion: Suspicion,
    /// What evidence against each character is worth to this player: more where another player is likely to be it
    /// and is not accused yet; nothing where it lies face down; a loss where it is one's own.
    worth: [f64; 4],
    hides: f64,
}

impl<'a> Mind<'a> {
    fn new(thinker: &Thinker, knowledge: &'a Knowledge<Strangers>, me: Character) -> Self {
        let seat = knowledge.viewer.seat().expect("only a player has a character");
        let public = &knowledge.view.public;
        let suspicion = if thinker.reads { Suspicion::of(knowledge) } else { Suspicion::plain(knowledge) };
        let table = Suspicion::of_the_table(knowledge);
        let lost = |seat: Seat| public.players[seat].revealed.is_some();
        let worth = Character::ALL.map(|who| {
            if who == me {
                // The better the others know one, the more one's own evidence hurts; after the fall it helps to
                // have company only.
                let known = table.chance(seat, me);
                return if lost(seat) { 0.0 } else { -1.0 - known };
            }
            let innocent = seat.others(public.players.len()).filter(|&other| !lost(other));
            innocent.map(|other| suspicion.chance(other, who).powi(2)).sum::<f64>()
        });
        Mind { knowledge, me, suspicion, worth, hides: thinker.hides }
    }

    /// The best accusation, when it is sure enough to pay.
    fn accusation(&self, play: &Play, sure: f64) -> Option<Move> {
        let public = &self.knowledge.view.public;
        let mut best: Option<(f64, Move)> = None;
        for &Accusable { victim, character, seat } in play.accuse.iter().filter(|about| about.character != self.me)
        {
            // Who is lost already gains nothing for anybody, but ends the game sooner.
            let gain = if public.players[seat].revealed.is_some() { 0.3 } else { 1.0 };
            let value = gain * self.suspicion.chance(seat, character);
            if value >= sure && best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, Move::Accuse { victim, character, seat }));
            }
        }
        best.map(|(_, m)| m)
    }

    fn value(&self, m: &Move) -> f64 {
        let public = &self.knowledge.view.public;
        match *m {
            Move::Lay { victim, card, half, on, toward } => {
                let before = &public.victims[usize::from(victim)].grid;
                let mut after = before.clone();
                after.lay(on, toward, half, card.other_half(half));
                let (before, after) = (counts(before), counts(&after));
                let gained = |who: usize| WEIGHT[after[who]] - WEIGHT[before[who]];
                let evidence: f64 = (0..4).map(|who| self.worth[who] * gained(who)).sum();
                // Clearing oneself is what a watcher looks for.
                let given_away = (-gained(self.me as usize)).max(0.0) * 0.35;
                evidence - self.hides * given_away
            }
            // An accusation that is not sure enough is a last resort: better a guess than one's own evidence.
            Move::Accuse { character, seat, .. } if character != self.me => {
                4.0 * self.suspicion.chance(seat, character) - 2.5
            }
            Move::Accuse { .. } => -3.0,
            _ => 0.0,
        }
    }
}
