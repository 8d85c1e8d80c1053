//! A finished match, each doubt and each lie judged by what its player could know.

mod stake;

use game::words::{list, percent, times};
use game::{BySeat, Curve, Game, Grade, Knowledge, Moment, Review, Seat, Table, Teller, Turn, Viewer};

use self::stake::Stake;
use crate::deduce;
use crate::text::announced;
use crate::{ColorDoubt, Credit, Lay, Move, Options, Phase};

/// The whole review; nothing while it is not over.
pub(crate) fn review(table: &Table<ColorDoubt>, names: &BySeat<String>) -> Option<Review> {
    if table.game().turn() != Turn::Over {
        return None;
    }
    let start = ColorDoubt::start(table.setup()).ok()?;
    let seats = start.seats();
    let eyes = |viewer| Knowledge::of_start(table.setup(), &start, viewer);
    let mut analyst = Analyst {
        names: Teller::by_name(names),
        eyes: Viewer::all(seats).map(eyes).collect(),
        bits: (0..seats).map(|_| vec![0.0]).collect(),
        review: Review { measure: "Bits left about the others' hands", unit: "cards", ..Review::default() },
        ply: 0,
    };
    table.replay(|before, m, after| analyst.follow(before, m, after));
    Some(analyst.finish(table))
}

struct Analyst<'a> {
    names: Teller<'a>,
    /// The seats in order, then the spectator.
    eyes: Vec<Knowledge<ColorDoubt>>,
    /// By seat: the bits left at each moment.
    bits: Vec<Vec<f64>>,
    review: Review,
    ply: u32,
}

impl Analyst<'_> {
    fn follow(&mut self, before: &ColorDoubt, m: &Move, after: &ColorDoubt) {
        self.ply += 1;
        match (before.turn(), m) {
            (Turn::Player(seat), Move::Doubt {}) => self.doubted(seat, before, after),
            (Turn::Player(seat), Move::Pass {}) => self.passed(seat, before),
            _ => {}
        }
        for eyes in &mut self.eyes {
            eyes.follow(before, m, after);
        }
        if let (Turn::Player(seat), Move::Lay { cards, say }) = (before.turn(), m)
            && !cards.all_of(*say)
        {
            self.lied(Lay { seat, count: cards.total(), say: *say });
        }
        for (values, eyes) in self.bits.iter_mut().zip(&self.eyes) {
            // A pass tells nothing of cards.
            let same = matches!(m, Move::Pass {}) && eyes.turn != Turn::Over && eyes.turn != Turn::Chance;
            values.push(if same { values[values.len() - 1] } else { bits(eyes) });
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.who(seat)
    }

    /// A doubt is good where it was worth more than to let the announcement stand, by what the doubter knew.
    fn doubted(&mut self, seat: Seat, before: &ColorDoubt, after: &ColorDoubt) {
        let credit = Credit::of(&self.eyes[seat.index()]).ok().flatten();
        let (Some(credit), Some(lay), Some(doubt)) = (credit, before.public.standing, after.public.doubt) else {
            return;
        };
        let outcome = if doubt.truthful { "It was true." } else { "It was a lie." };
        let knew = match credit {
            Credit { can: 0.0, .. } => format!("{} could be sure that it was a lie. ", self.name(seat)),
            credit => format!("By what {} knew, its chance to be true was {}. ", self.name(seat), both(credit)),
        };
        let stake = Stake::of(&before.public);
        let worth = stake.worth(credit.is);
        self.review.moments.push(Moment {
            ply: self.ply,
            seat,
            what: "Doubt",
            text: format!(
                "{} doubted {}'s \"{}\". {knew}{outcome}",
                self.name(seat),
                self.name(lay.seat),
                announced(lay.count, lay.say)
            ),
            grade: Some(stake.grade(worth.min(0.0))),
            chance: Some(1.0 - credit.is),
            skill: Some(worth.min(0.0)),
            luck: Some(if doubt.truthful { -stake.truth } else { stake.lie } - worth),
        });
    }

    /// To let a lie pass is a moment where one could be sure of it.
    fn passed(&mut self, seat: Seat, before: &ColorDoubt) {
        let eyes = &self.eyes[seat.index()];
        let (Some(Options::Play { doubt: true, .. }), Some(lay)) = (&eyes.options, before.public.standing) else {
            return;
        };
        // Where states were left out nothing is sure.
        let Ok(chances) = deduce::reckon_among(STATES, eyes) else { return };
        if chances.able.get(&lay.say).is_none_or(|can| *can > 0.0) {
            return;
        }
        let skill = -Stake::of(&before.public).lie;
        let text = format!(
            "{} let {}'s \"{}\" pass, and could be sure that it was a lie.",
            self.name(seat),
            self.name(lay.seat),
            announced(lay.count, lay.say)
        );
        self.review.moments.push(Moment {
            ply: self.ply,
            seat,
            what: "Let a lie pass",
            text,
            grade: Some(Grade::Poor),
            chance: Some(1.0),
            skill: Some(skill),
            luck: None,
        });
    }

    /// A lie is good where the table could believe it, by what everybody knew.
    fn lied(&mut self, lay: Lay) {
        let table = self.eyes.last().and_then(|spectator| Credit::of(spectator).ok().flatten());
        let grade = table.map(|credit| match credit.is {
            is if is >= 0.65 => Grade::Best,
            is if is >= 0.5 => Grade::Good,
            is if is >= 0.25 => Grade::Fair,
            _ => Grade::Poor,
        });
        let believed = match table {
            None => String::new(),
            Some(Credit { can: 0.0, .. }) => " Everybody could know that it was not true.".into(),
            Some(credit) => format!(" By what everybody knew, its chance to be true was {}.", both(credit)),
        };
        let text = format!(
            "{} said \"{}\", which was a lie.{believed}",
            self.name(lay.seat),
            announced(lay.count, lay.say)
        );
        self.review.moments.push(Moment {
            ply: self.ply,
            seat: lay.seat,
            what: "Lie",
            text,
            grade,
            chance: table.map(|credit| credit.is),
            skill: None,
            luck: None,
        });
    }

    fn finish(mut self, table: &Table<ColorDoubt>) -> Review {
        let seats = self.bits.len();
        self.review.add_up(seats);
        self.review.summary = self.summary(table);
        let curve = |(seat, values)| Curve { seat: Some(seat), values };
        self.review.curves = Seat::all(seats).zip(self.bits).map(curve).collect();
        self.review
    }

    fn summary(&self, table: &Table<ColorDoubt>) -> Vec<String> {
        let winners: Vec<&str> = table.game().public.winners.iter().map(|&seat| self.name(seat)).collect();
        let mut said = vec![match winners[..] {
            [] => "Nobody won.".into(),
            _ => format!("{} won.", list(&winners, "and")),
        }];
        for seat in Seat::all(self.bits.len()) {
            let count = |what: &str, test: &dyn Fn(&&Moment) -> bool| {
                let own = self.review.moments.iter().filter(|moment| moment.seat == seat && moment.what == what);
                own.filter(test).count()
            };
            let (lies, doubts) = (count("Lie", &|_| true), count("Doubt", &|_| true));
            let right = count("Doubt", &|moment| moment.text.ends_with("It was a lie."));
            let who = self.name(seat);
            let rightly = match (doubts, right) {
                (0, _) => String::new(),
                (1, right) => format!(", {}", if right == 1 { "rightly" } else { "wrongly" }),
                _ => format!(", {right} of them rightly"),
            };
            let let_pass = match count("Let a lie pass", &|_| true) {
                0 => String::new(),
                1 => format!(" Once {who} let a lie pass that was sure to be one."),
                n => format!(" {n} times {who} let a lie pass that was sure to be one."),
            };
            let did = |verb: &str, count| match count {
                0 => format!("never {verb}"),
                count => format!("{verb} {}", times(count)),
            };
            said.push(format!("{who} {} and {}{rightly}.{let_pass}", did("lied", lies), did("doubted", doubts)));
        }
        said
    }
}

/// How many states of a hand are kept for the curves and the passes, of which there are many: where much was turned up
/// and taken back, the least likely are left out.
const STATES: usize = 40;

/// The bits left about the others' hands to whoever sees this: added up for each player and each suit. Nothing
/// between two games.
fn bits(eyes: &Knowledge<ColorDoubt>) -> f64 {
    if matches!(eyes.view.public.phase, Phase::Deal | Phase::Over) {
        return 0.0;
    }
    let Ok(chances) = deduce::reckon_among(STATES, eyes) else { return 0.0 };
    let bits: f64 =
        chances.hands.values().filter(|chance| **chance > 0.0).map(|chance| -chance * chance.log2()).sum();
    (bits * 100.0).round() / 100.0 + 0.0
}

/// "48 % likely, 12 % possible".
fn both(Credit { can, is }: Credit) -> String {
    format!("{} likely, {} possible", percent(is), percent(can))
}
