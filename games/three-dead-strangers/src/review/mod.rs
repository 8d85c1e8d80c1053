//! A finished match, judged by what each player could know of who the others are.
//!
//! Chances are of the *likely* reading, which weighs what everybody has accused, laid and covered; an accusation is told
//! in the *possible* one too. What is certain is the same in both.

use bots::Playable;
use game::words::{list, percent, times};
use game::{
    BySeat, Curve, Followed, Game, Grade, Knowledge, Moment, Options as _, Review, Seat, Table, Teller, Turn,
    Viewer,
};

use crate::deduce::aid::key;
use crate::deduce::belief::{Belief, Reading};
use crate::text::{short, victim_in_words};
use crate::{Accusable, Character, Characters, Move, Options, Strangers};

/// The whole review; nothing when the match is not over.
pub(crate) fn review(table: &Table<Strangers>, names: &BySeat<String>) -> Option<Review> {
    if table.game().turn() != Turn::Over {
        return None;
    }
    let start = Strangers::start(table.setup()).ok()?;
    let eyes = |viewer| Eyes::of(Knowledge::of_start(table.setup(), &start, viewer));
    let mut analyst = Analyst {
        names: Teller::by_name(names),
        eyes: Viewer::all(start.seats()).map(eyes).collect(),
        review: Review {
            measure: "Bits left about who the others are",
            unit: "right accusations",
            ..Review::default()
        },
        first: start.public.players.map(|_, _| None),
        accused: start.public.players.map(|_, _| Accused::default()),
        ply: 0,
    };
    table.replay(|before, m, after| analyst.follow(before, m, after));
    Some(analyst.finish(table.game()))
}

/// One viewer, and who they could think the others are.
struct Eyes {
    knowledge: Knowledge<Strangers>,
    possible: Belief,
    likely: Belief,
    values: Vec<f64>,
}

impl Eyes {
    fn of(knowledge: Knowledge<Strangers>) -> Eyes {
        let [possible, likely] = beliefs(&knowledge);
        let values = vec![likely.bits()];
        Eyes { knowledge, possible, likely, values }
    }

    fn think(&mut self) {
        [self.possible, self.likely] = beliefs(&self.knowledge);
        // Nobody reads more than three digits, and they are sent for each move.
        self.values.push((self.likely.bits() * 1e3).round() / 1e3);
    }

    fn chance(&self, seat: Seat, who: Character) -> f64 {
        self.likely.chance(seat, who)
    }

    /// Who the player is for sure.
    fn sure(&self, seat: Seat) -> Option<Character> {
        self.possible.sure(seat)
    }

    /// Whether it is plain to the viewer who the player is, or that they are not this character, without thinking.
    fn is_plain(&self, seat: Seat, who: Character) -> bool {
        let players = &self.knowledge.view.public.players;
        let own = |seat: Seat| self.knowledge.view.own.as_ref().filter(|_| self.knowledge.viewer.is(seat));
        let shown = |seat: Seat| players[seat].revealed.or(own(seat).map(|own| own.character));
        let taken = Seat::all(players.len()).any(|other| shown(other) == Some(who));
        taken || shown(seat).is_some() || players[seat].not.contains(who)
    }
}

fn beliefs(knowledge: &Knowledge<Strangers>) -> [Belief; 2] {
    [Reading::Possible, Reading::Likely].map(|reading| Belief::of(knowledge, reading))
}

/// What somebody's accusations came to.
#[derive(Clone, Copy, Default)]
struct Accused {
    right: usize,
    all: usize,
}

struct Analyst<'a> {
    names: Teller<'a>,
    /// The seats in order, then the spectator.
    eyes: Vec<Eyes>,
    review: Review,
    /// By seat: after how many moves they could first know who somebody else is, without being shown.
    first: BySeat<Option<u32>>,
    accused: BySeat<Accused>,
    ply: u32,
}

impl Analyst<'_> {
    fn follow(&mut self, before: &Strangers, m: &Move, after: &Strangers) {
        self.ply += 1;
        if let Turn::Player(seat) = before.turn() {
            match *m {
                Move::Accuse { victim, character, seat: accused } => {
                    self.accused(seat, Accusable { victim, character, seat: accused }, before);
                }
                Move::Lay { victim, .. } => self.laid(seat, victim, before, m),
                _ => {}
            }
        }
        if matches!(m, Move::Deal { .. }) {
            self.review.followed.clear();
        }
        let sure = self.sure();
        for eyes in &mut self.eyes {
            eyes.knowledge.follow(before, m, after);
            eyes.think();
        }
        // A game that is over has nothing left to find out, and the next one begins with nothing known.
        if after.public.results.len() == before.public.results.len() {
            self.turning_points(&sure, after);
            self.conclusions();
        }
    }

    /// By viewer, then by seat: who that player is for sure.
    fn sure(&self) -> Vec<BySeat<Option<Character>>> {
        self.eyes.iter().map(|eyes| self.first.map(|seat, _| eyes.sure(seat))).collect()
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.who(seat)
    }

    /// An accusation is as good as its chance beside that of the likeliest one that was open.
    ///
    /// Who was found out before cannot be found out again, and naming one's own character is a bluff: neither is
    /// graded, nor compared with, nor lucky. Whether to accuse at all is not judged.
    fn accused(&mut self, by: Seat, about: Accusable, before: &Strangers) {
        let Accusable { victim, character, seat } = about;
        let own = before.characters[by];
        let found_out_before = before.public.players[seat].revealed.is_some();
        let right = before.characters[seat] == character;
        let eyes = &self.eyes[by.index()];
        let chance = eyes.chance(seat, character);
        let (mut skill, mut luck) = (None, None);
        let (verdict, grade) = if character == own {
            (format!("That was a bluff: {} is {}.", self.name(by), short(character)), None)
        } else if found_out_before {
            (format!("It had to be right, for {} had been found out before.", self.name(seat)), None)
        } else {
            let best = self.likeliest_other(by, about, before);
            // What cannot be right is poor even where there is nothing to compare it with.
            let grade = match best {
                _ if chance == 0.0 => Some(Grade::Poor),
                Some((_, most)) => Some(Grade::of_share(chance / most.max(chance))),
                None => None,
            };
            skill = Some(chance - best.map_or(chance, |(_, most)| most.max(chance)));
            luck = Some(f64::from(u8::from(right)) - chance);
            let outcome = if right { "It was right." } else { "It was wrong." };
            let said = both(chance, eyes.possible.chance(seat, character));
            let beside = self.beside(chance, best);
            let knew = format!("By what {} knew, its chance to be right was {said}. {beside}", self.name(by));
            (format!("{knew} {outcome}"), grade)
        };
        let (who, accused) = (short(character), self.name(seat));
        let of = victim_in_words(victim);
        let text = format!("{} accused {accused} of the murder of {of}, as {who}. {verdict}", self.name(by));
        let (ply, what) = (self.ply, "Accusation");
        self.review.moments.push(Moment { ply, seat: by, what, text, grade, chance: Some(chance), skill, luck });
        self.accused[by].all += 1;
        self.accused[by].right += usize::from(right);
        if right && !found_out_before {
            let text = format!("{} was found out by {}: {who}.", self.name(seat), self.name(by));
            self.moment(seat, "Found out", text, None);
        }
    }

    /// The likeliest other accusation that could have found somebody out, with its chance.
    fn likeliest_other(&self, by: Seat, about: Accusable, before: &Strangers) -> Option<(Accusable, f64)> {
        let eyes = &self.eyes[by.index()];
        let Some(Options::Play(play)) = &eyes.knowledge.options else { return None };
        let is_other = |other: &&Accusable| {
            // The same player as the same character for another murder is no other accusation.
            (other.character, other.seat) != (about.character, about.seat)
                && other.character != before.characters[by]
                && before.public.players[other.seat].revealed.is_none()
        };
        let others = play.accuse.iter().filter(is_other);
        let chances = others.map(|&other| (other, eyes.chance(other.seat, other.character)));
        chances.reduce(|best, next| if next.1 > best.1 { next } else { best })
    }

    fn beside(&self, chance: f64, best: Option<(Accusable, f64)>) -> String {
        let Some((other, most)) = best else { return "There was no other to make.".into() };
        let about = format!("{} as {}", self.name(other.seat), short(other.character));
        if most > chance {
            format!("Another was likelier: {about}, {}.", percent(most))
        } else if most == chance {
            format!("No other was likelier, and {about} was as likely.")
        } else {
            format!("The next best was {about}, {}.", percent(most))
        }
    }

    /// A card that completes the evidence against somebody; one's own is poor where it could be helped.
    fn laid(&mut self, seat: Seat, victim: u8, before: &Strangers, m: &Move) {
        for who in completed(before, m).iter() {
            let end = format!("the evidence against {} under {}.", short(who), victim_in_words(victim));
            let mut text = format!("{} completed {end} ", self.name(seat));
            let mut grade = None;
            text += &if who != before.characters[seat] {
                self.who_could_be(seat, who)
            } else if before.public.players[seat].revealed.is_some() {
                "That is their own character, but they had been found out before.".into()
            } else if self.could_spare(seat, who, before) {
                grade = Some(Grade::Poor);
                "That is their own character, and they could have played something else.".into()
            } else {
                "That is their own character, but whatever they could play did so.".into()
            };
            self.moment(seat, "Evidence complete", text, grade);
        }
    }

    /// Who the character could be, by what the player of the seat knew.
    fn who_could_be(&self, seat: Seat, who: Character) -> String {
        let eyes = &self.eyes[seat.index()];
        if let Some(other) = seat.others(self.first.len()).find(|&other| eyes.sure(other) == Some(who)) {
            return format!("By what {} knew, that had to be {}.", self.name(seat), self.name(other));
        }
        let chances = seat.others(self.first.len()).map(|other| (other, eyes.chance(other, who)));
        let could: Vec<String> = chances
            .filter(|(_, chance)| *chance > 0.0)
            .map(|(other, chance)| format!("{} ({})", self.name(other), percent(chance)))
            .collect();
        match could.as_slice() {
            [] => format!("By what {} knew, that is nobody at the table.", self.name(seat)),
            could => format!("By what {} knew, that could be {}.", self.name(seat), list(could, "or")),
        }
    }

    /// Whether the player of the seat could make a move that does not complete the evidence against `who`.
    fn could_spare(&self, seat: Seat, who: Character, before: &Strangers) -> bool {
        let Some(options) = &self.eyes[seat.index()].knowledge.options else { return false };
        let mut moves = Vec::new();
        options.list(&mut moves);
        moves.iter().any(|m| !completed(before, m).contains(who))
    }

    /// Whoever can now know who somebody else is, whom nobody has found out.
    fn turning_points(&mut self, sure: &[BySeat<Option<Character>>], after: &Strangers) {
        for seat in Seat::all(after.seats()) {
            let eyes = &self.eyes[seat.index()];
            let news = seat.others(after.seats()).filter(|&other| {
                after.public.players[other].revealed.is_none() && sure[seat.index()][other].is_none()
            });
            let found: Vec<String> = news
                .filter_map(|other| Some((other, eyes.sure(other)?)))
                .map(|(other, who)| format!("{} is {}", self.name(other), short(who)))
                .collect();
            if found.is_empty() {
                continue;
            }
            let text = format!("From here on {} could know that {}.", self.name(seat), list(&found, "and"));
            self.moment(seat, "Turning point", text, None);
            self.first[seat].get_or_insert(self.ply);
        }
    }

    /// What follows for each player in the game that is on and is not plain to see.
    fn conclusions(&mut self) {
        let seats = self.first.len();
        for (seat, eyes) in Seat::all(seats).zip(&self.eyes) {
            for (other, who) in seat.others(seats).flat_map(|other| Character::ALL.map(|who| (other, who))) {
                let chance = eyes.possible.chance(other, who);
                if (chance != 0.0 && chance != 1.0) || eyes.is_plain(other, who) {
                    continue;
                }
                let (of, at) = (key(who), other.0.to_string());
                let told = &mut self.review.followed;
                if told.iter().all(|old| (old.seat, &old.of, &old.at) != (seat, &of, &at)) {
                    told.push(Followed { seat, of, at, is: chance == 1.0, ply: self.ply });
                }
            }
        }
    }

    fn moment(&mut self, seat: Seat, what: &'static str, text: String, grade: Option<Grade>) {
        let (ply, chance, skill, luck) = (self.ply, None, None, None);
        self.review.moments.push(Moment { ply, seat, what, text, grade, chance, skill, luck });
    }

    fn finish(mut self, game: &Strangers) -> Review {
        self.review.summary = self.summary(game);
        self.review.add_up(game.seats());
        let curve = |eyes: Eyes| Curve { seat: eyes.knowledge.viewer.seat(), values: eyes.values };
        self.review.curves = self.eyes.into_iter().map(curve).collect();
        self.review
    }

    fn summary(&self, game: &Strangers) -> Vec<String> {
        let won = Strangers::winners(game);
        let winners: Vec<String> =
            won.iter().filter(|(_, won)| **won).map(|(seat, _)| self.name(seat).to_owned()).collect();
        let mut said = match winners.as_slice() {
            [] => vec!["Nobody won.".into()],
            winners => vec![format!("{} won.", list(winners, "and"))],
        };
        for (seat, first) in self.first.iter() {
            let Accused { right, all } = self.accused[seat];
            let accused = match (all, right) {
                (0, _) => "accused nobody".into(),
                (1, 1) => "accused once, and rightly".into(),
                (1, _) => "accused once, and wrongly".into(),
                (all, right) => format!("accused {}, {} rightly", times(all), times(right)),
            };
            let found_out = |moment: &&Moment| moment.seat == seat && moment.what == "Found out";
            let plies: Vec<String> =
                self.review.moments.iter().filter(found_out).map(|moment| moment.ply.to_string()).collect();
            let fate = match plies.as_slice() {
                [] => "was never found out".into(),
                plies => format!("was found out at move {}", list(plies, "and")),
            };
            let knew = match first {
                Some(ply) => format!("could work out another's character for the first time at move {ply}"),
                None => "could never work out for sure who another was".into(),
            };
            said.push(format!("{} {accused}, {knew}, and {fate}.", self.name(seat)));
        }
        said
    }
}

/// The characters against whom a move completes the evidence under its victim.
fn completed(before: &Strangers, m: &Move) -> Characters {
    let Move::Lay { victim, card, half, on, toward } = *m else { return Characters::default() };
    let under = &before.public.victims[usize::from(victim)];
    let mut grid = under.grid.clone();
    grid.lay(on, toward, half, card.other_half(half));
    grid.complete().iter().filter(|&who| !under.complete.contains(who)).collect()
}

/// "likely 41 %, possible 33 %", or "100 %" where it is certain.
fn both(likely: f64, possible: f64) -> String {
    if possible == 0.0 || possible == 1.0 {
        return percent(possible);
    }
    format!("likely {}, possible {}", percent(likely), percent(possible))
}
