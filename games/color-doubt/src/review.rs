//! A finished match, each doubt and each lie judged by what its player could know.

use game::words::{list, percent, times};
use game::{BySeat, Curve, Game, Grade, Knowledge, Moment, Review, Seat, Table, Teller, Turn, Viewer};

use crate::credit::Credit;
use crate::{ColorDoubt, Lay, Move};

/// The whole review; nothing when the match is not over.
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
        cards: (0..seats).map(|_| vec![0.0]).collect(),
        review: Review { measure: "Cards in hand", unit: "cards", ..Review::default() },
        ply: 0,
    };
    table.replay(|before, m, after| analyst.follow(before, m, after));
    Some(analyst.finish(table))
}

struct Analyst<'a> {
    names: Teller<'a>,
    /// The seats in order, then the spectator.
    eyes: Vec<Knowledge<ColorDoubt>>,
    /// By seat: the cards in hand at each moment.
    cards: Vec<Vec<f64>>,
    review: Review,
    ply: u32,
}

impl Analyst<'_> {
    fn follow(&mut self, before: &ColorDoubt, m: &Move, after: &ColorDoubt) {
        self.ply += 1;
        if let (Turn::Player(seat), Move::Doubt {}) = (before.turn(), m) {
            self.doubted(seat, before, after);
        }
        for eyes in &mut self.eyes {
            eyes.follow(before, m, after);
        }
        if let (Turn::Player(seat), Move::Lay { cards, say }) = (before.turn(), m)
            && !cards.all_of(*say)
        {
            self.lied(Lay { seat, count: cards.total(), say: *say });
        }
        for (seat, values) in Seat::all(self.cards.len()).zip(&mut self.cards) {
            values.push(f64::from(after.public.hands[seat].count));
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.who(seat)
    }

    /// A doubt is good where the announcement could hardly be true, by what the doubter knew.
    fn doubted(&mut self, seat: Seat, before: &ColorDoubt, after: &ColorDoubt) {
        let credit = Credit::of(&self.eyes[seat.index()]).ok().flatten();
        let (Some(lay), Some(doubt)) = (before.public.standing, after.public.doubt) else { return };
        let outcome = if doubt.truthful { "It was true." } else { "It was a lie." };
        let grade = credit.map(|credit| match credit.is {
            is if is <= 0.35 => Grade::Best,
            is if is <= 0.5 => Grade::Good,
            is if is <= 0.7 => Grade::Fair,
            _ => Grade::Poor,
        });
        let knew = match credit {
            None => String::new(),
            Some(Credit { can: 0.0, .. }) => format!("{} could be sure that it was a lie. ", self.name(seat)),
            Some(credit) => {
                format!("By what {} knew, its chance to be true was {}. ", self.name(seat), both(credit))
            }
        };
        let text =
            format!("{} doubted {}'s \"{}\". {knew}{outcome}", self.name(seat), self.name(lay.seat), said(lay));
        let chance = credit.map(|credit| 1.0 - credit.is);
        self.moment(seat, "Doubt", text, grade, chance);
    }

    /// A lie is good where the table could believe it, by what everybody knew.
    fn lied(&mut self, lay: Lay) {
        let table = self.eyes.last().and_then(|spectator| Credit::of(spectator).ok().flatten());
        let grade = table.map(|credit| match credit.is {
            is if is >= 0.5 => Grade::Best,
            is if is >= 0.35 => Grade::Good,
            is if is >= 0.15 => Grade::Fair,
            _ => Grade::Poor,
        });
        let believed = match table {
            None => String::new(),
            Some(Credit { can: 0.0, .. }) => " Everybody could know that it was not true.".into(),
            Some(credit) => format!(" By what everybody knew, its chance to be true was {}.", both(credit)),
        };
        let text = format!("{} said \"{}\", which was a lie.{believed}", self.name(lay.seat), said(lay));
        self.moment(lay.seat, "Lie", text, grade, table.map(|credit| credit.is));
    }

    fn moment(&mut self, seat: Seat, what: &'static str, text: String, grade: Option<Grade>, chance: Option<f64>) {
        let (ply, skill, luck) = (self.ply, None, None);
        self.review.moments.push(Moment { ply, seat, what, text, grade, chance, skill, luck });
    }

    fn finish(mut self, table: &Table<ColorDoubt>) -> Review {
        let seats = self.cards.len();
        self.review.add_up(seats);
        self.review.summary = self.summary(table);
        let curve = |(seat, values)| Curve { seat: Some(seat), values };
        self.review.curves = Seat::all(seats).zip(self.cards).map(curve).collect();
        self.review
    }

    fn summary(&self, table: &Table<ColorDoubt>) -> Vec<String> {
        let scores = table.game().scores();
        let best = scores.values().max().copied();
        let winners: Vec<&str> =
            scores.iter().filter(|(_, score)| Some(**score) == best).map(|(seat, _)| self.name(seat)).collect();
        let mut said = vec![format!("{} won.", list(&winners, "and"))];
        for seat in Seat::all(self.cards.len()) {
            let count = |what: &str, test: &dyn Fn(&&Moment) -> bool| {
                let own = self.review.moments.iter().filter(|moment| moment.seat == seat && moment.what == what);
                own.filter(test).count()
            };
            let (lies, doubts) = (count("Lie", &|_| true), count("Doubt", &|_| true));
            let right = count("Doubt", &|moment| moment.text.ends_with("It was a lie."));
            let who = self.name(seat);
            said.push(format!(
                "{who} lied {} and doubted {}, {right} of them rightly.",
                times(lies),
                times(doubts)
            ));
        }
        said
    }
}

fn said(lay: Lay) -> String {
    format!("{} {}", lay.count, lay.say)
}

/// "48 % likely, 12 % possible".
fn both(Credit { can, is }: Credit) -> String {
    format!("{} likely, {} possible", percent(is), percent(can))
}
