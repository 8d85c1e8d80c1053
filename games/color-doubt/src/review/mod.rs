//! A finished match, each doubt and each lie judged by what its player could know.

mod stake;
mod words;

use belief::entropy;
use game::{Game as _, Knowledge, Message, Reading, Seat, Table, Turn, Viewer};
use presentation::{Grade, Judge, Known, Moment, Pass, Review, StoodIn, judge};

use self::stake::Lie;
pub(crate) use self::stake::Stake;
use crate::deduce;
use crate::{Cards, ColorDoubt, Credit, Fact, Lay, Move, Options, Phase, Suit};

/// The whole review; nothing while it is not over.
pub(crate) fn review(table: &Table<ColorDoubt>, stood_in: &[StoodIn]) -> Option<Review<Fact>> {
    let seats = usize::from(table.setup().seats);
    let (tallies, turns) = (vec![Tally::default(); seats], vec![Turns::default(); seats]);
    judge(table, stood_in, &mut Analyst { tallies, turns, lie: None, last: None, announced: 0 })
}

/// A true announcement, or a lie that is let stand though it could be doubted: of all else there are moments.
pub(crate) fn deed(game: &ColorDoubt, m: &Move) -> Option<[Message; 2]> {
    let Turn::Player(seat) = game.turn() else { return None };
    match *m {
        Move::Lay { cards, say } => {
            let lay = Lay { seat, count: cards.total(), say };
            cards.all_of(say).then(|| [Message::new("review-announcement"), words::told_the_truth(lay)])
        }
        Move::Pass {} => {
            let lay =
                game.public.standing.filter(|_| matches!(game.options(), Options::Play { doubt: true, .. }))?;
            let is_lie = game.secret.lays.last().is_some_and(|cards| !cards.all_of(lay.say));
            is_lie.then(|| [Message::new("review-let-stand"), words::let_a_lie_stand(seat, lay)])
        }
        _ => None,
    }
}

/// Judges doubts, and lies told and let pass.
struct Analyst {
    tallies: Vec<Tally>,
    /// What they did with their turns in the game that is on.
    turns: Vec<Turns>,
    /// The place, among the moments, of the lie that stands, and what its being caught costs.
    lie: Option<(usize, f64)>,
    /// The last cards of a hand that stand, played with the truth, and after which move.
    last: Option<(u32, Lay)>,
    /// After which move the announcement that stands was made.
    announced: u32,
}

/// What somebody did, for the summary.
#[derive(Clone, Copy, Default)]
struct Tally {
    lies: u32,
    doubts: u32,
    right: u32,
    let_pass: u32,
    /// Whether any announcement that the player could doubt was a lie.
    met_lies: bool,
    /// The first announcement of which the player could be sure that it was a lie.
    sure: Option<Sure>,
    /// The likeliest lie that the player let pass without being sure of it.
    near: Option<Near>,
}

/// How often somebody played cards in a game, passed, and was doubted.
#[derive(Clone, Default)]
struct Turns {
    played: u32,
    passed: u32,
    /// By whom they were doubted, and had told the truth.
    doubters: Vec<Seat>,
    /// Was doubted, and had lied.
    caught: u32,
    /// After which moves a win was not taken, and of how many cards it would have been.
    kept: Vec<(u32, u8)>,
}

/// A lie that could be seen through.
#[derive(Clone, Copy)]
struct Sure {
    ply: u32,
    lay: Lay,
    /// How many cards of its colour, the rainbow card among them, the player held.
    held: u8,
    caught: bool,
}

/// A lie that was let pass.
#[derive(Clone, Copy)]
struct Near {
    ply: u32,
    lay: Lay,
    /// How likely it was one, by what the player knew.
    chance: f64,
}

impl Judge<ColorDoubt> for Analyst {
    fn before(&mut self, pass: &mut Pass<ColorDoubt>, game: &ColorDoubt, m: &Move) {
        match (game.public.phase.turn(), m) {
            (Turn::Player(seat), Move::Doubt {}) => {
                if let (Some(lay), Some(cards)) = (game.public.standing, game.secret.lays.last()) {
                    let turns = &mut self.turns[lay.seat.index()];
                    if cards.all_of(lay.say) {
                        turns.doubters.push(seat);
                    } else {
                        turns.caught += 1;
                    }
                }
                self.doubted(pass, seat, game);
            }
            (Turn::Player(seat), Move::Pass {}) => {
                self.could_win(pass, seat, game, m);
                // On a last card there is nothing to play.
                let is_last = matches!(game.public.phase, Phase::LastCard { .. });
                self.turns[seat.index()].passed += u32::from(!is_last);
                self.let_pass(pass, seat, game);
            }
            (Turn::Player(seat), &Move::Lay { cards, say }) => {
                self.turns[seat.index()].played += 1;
                let kept = self.could_win(pass, seat, game, m);
                self.lie = None;
                let missed = self.let_pass(pass, seat, game) || kept;
                if !cards.all_of(say) {
                    self.lied(pass, game, seat, cards, say, missed);
                }
                let is_last = !missed && cards.all_of(say) && cards.total() == game.secret.hands[seat].total();
                self.announced = pass.ply + 1;
                self.last = is_last.then(|| (pass.ply + 1, Lay { seat, count: cards.total(), say }));
            }
            _ => {}
        }
    }

    /// The last of a hand, and the truth: what wins a game is a moment, whatever anybody made of it.
    fn after(&mut self, pass: &mut Pass<ColorDoubt>, before: &ColorDoubt, m: &Move, after: &ColorDoubt) {
        let over = &after.public.results[before.public.results.len()..];
        if let [result] = over {
            let turns = std::mem::replace(&mut self.turns, vec![Turns::default(); pass.seats()]);
            if let Some(winner) = result.winner {
                lost(pass, winner, before, m, after, &turns);
            }
        }
        let Some((ply, lay)) = self.last.take_if(|_| !over.is_empty()) else { return };
        if over.iter().any(|result| result.winner == Some(lay.seat)) {
            let what = Message::new("review-last-cards");
            let moment = Moment::new(ply, lay.seat, what, vec![words::won_by_the_truth(lay)]);
            pass.moments.push(moment.judged(stake::won(lay.count), words::one_true));
        }
    }

    fn left(&mut self, pass: &Pass<ColorDoubt>, viewer: Viewer) -> f64 {
        let knowledge = pass.knowledge(viewer);
        let public = &knowledge.view.public;
        // A pass tells nothing of cards.
        let passed = !public.passed.is_empty() && !matches!(public.phase, Phase::Deal | Phase::Over);
        match pass.values(viewer).last() {
            Some(&same) if passed => same,
            _ => bits(knowledge),
        }
    }

    fn measures(&self) -> (Message, Message) {
        (Message::new("measure"), Message::new("unit"))
    }

    /// An announcement that could not be true.
    fn known(&self, _: &Pass<ColorDoubt>, _: &ColorDoubt, seat: Seat) -> Known<Fact> {
        match self.tallies[seat.index()] {
            Tally { sure: Some(sure), .. } => {
                let text = words::sure_of(seat, sure);
                Known { ply: Some(sure.ply), near: None, text, proof: Vec::new(), so: None }
            }
            Tally { near: Some(near), .. } => Known::never(words::likeliest(seat, near), Some(near.ply)),
            tally => Known::never(words::never_sure(seat, tally.met_lies), None),
        }
    }

    fn summary(&self, _: &Pass<ColorDoubt>, end: &ColorDoubt) -> Vec<Message> {
        words::summary(&self.tallies, &end.public.winners)
    }
}

impl Analyst {
    /// A doubt is good where it was worth more than to let the announcement stand, by what the doubter knew.
    fn doubted(&mut self, pass: &mut Pass<ColorDoubt>, seat: Seat, game: &ColorDoubt) {
        let credit = Credit::of(pass.knowledge(Viewer::Seat(seat))).ok().flatten();
        let (Some(credit), Some(lay), Some(cards)) = (credit, game.public.standing, game.secret.lays.last()) else {
            return;
        };
        let truthful = cards.all_of(lay.say);
        let tally = &mut self.tallies[seat.index()];
        tally.doubts += 1;
        tally.right += u32::from(!truthful);
        tally.met_lies |= !truthful;
        if let Some((lie, cost)) = self.lie.take() {
            let told = &mut pass.moments[lie];
            told.came = Some(-cost);
            told.text.push(words::caught(seat));
        }
        if credit.can == 0.0 {
            let held = held(pass.knowledge(Viewer::Seat(seat)), lay);
            tally.sure.get_or_insert(Sure { ply: self.announced, lay, held, caught: true });
        }
        let stake = Stake::of(&game.public, pass.knowledge(Viewer::Seat(seat)).setup.games);
        let choice = stake.doubt(credit.is);
        let looks_wrong = (credit.is > 0.5) == (choice.grade() == Grade::Best);
        let reason = (looks_wrong && credit.is != 0.5).then(|| words::at_stake(stake, lay));
        let moment = pass.moment(seat, "review-doubt", words::doubted(seat, lay, credit, reason, truthful));
        let thought = vec![words::thought(seat, lay, held(pass.knowledge(Viewer::Seat(seat)), lay))];
        let luck = Some(if truthful { -stake.truth } else { stake.lie } - choice.worth);
        let moment = moment.judged(choice, || words::let_it_stand(choice.lost(), stake));
        pass.moments.push(Moment { chance: Some(1.0 - credit.is), luck, thought, ..moment });
    }

    /// To let a lie pass, or to play over it, is a moment where one could be sure of it: whether this was one.
    fn let_pass(&mut self, pass: &mut Pass<ColorDoubt>, seat: Seat, game: &ColorDoubt) -> bool {
        let knowledge = pass.knowledge(Viewer::Seat(seat));
        let (Some(Options::Play { doubt: true, .. }), Some(lay)) = (&knowledge.options, game.public.standing)
        else {
            return false;
        };
        let is_lie = game.secret.lays.last().is_some_and(|cards| !cards.all_of(lay.say));
        self.tallies[seat.index()].met_lies |= is_lie;
        // What few states allow is possible; where they allow nothing, more is asked, because some were left out.
        let few = deduce::standing(STATES, knowledge, Reading::Possible).ok().flatten();
        let is_possible = |able: f64| able > deduce::UNLIKELY;
        if few.is_none_or(|standing| is_possible(standing.able))
            || Credit::of(knowledge).ok().flatten().is_none_or(|credit| credit.can > 0.0)
        {
            self.doubtful(pass, seat, game, lay);
            self.let_win(pass, seat, game, lay);
            return false;
        }
        let sure = Sure { ply: self.announced, lay, held: held(knowledge, lay), caught: false };
        let by_bot = pass.is_by_bot(seat);
        let tally = &mut self.tallies[seat.index()];
        tally.let_pass += u32::from(!by_bot);
        tally.sure.get_or_insert(sure);
        let stake = Stake::of(&game.public, knowledge.setup.games);
        let choice = stake.pass(0.0);
        let moment = pass.moment(seat, "review-let-pass", [words::let_pass(seat, lay)]);
        let moment = moment.judged(choice, || words::doubt_it(choice.lost(), stake));
        pass.moments.push(Moment { chance: Some(1.0), ..moment });
        true
    }

    /// To keep cards though all of the hand could be played with the truth: nobody could have taken that win away. Whether
    /// that was so.
    fn could_win(&mut self, pass: &mut Pass<ColorDoubt>, seat: Seat, game: &ColorDoubt, m: &Move) -> bool {
        let Options::Play { lay: Some(lay), .. } = game.options() else { return false };
        let count = lay.hand.total();
        let wins = |say: Suit| lay.hand.all_of(say);
        let Some(&say) = lay.say.iter().find(|&&say| wins(say)).filter(|_| count >= lay.at_least) else {
            return false;
        };
        if matches!(m, Move::Lay { cards, say } if cards.total() == count && wins(*say)) {
            return false;
        }
        let text = [words::could_win(seat, Lay { seat, count, say })];
        let moment = pass.moment(seat, "review-missed-win", text);
        self.turns[seat.index()].kept.push((moment.ply, count));
        pass.moments.push(moment.judged(stake::kept(count), words::play_them_all));
        true
    }

    /// To let somebody's last cards stand when nobody else may doubt them is to let them win: a moment where a doubt was
    /// clearly worth more.
    fn let_win(&mut self, pass: &mut Pass<ColorDoubt>, seat: Seat, game: &ColorDoubt, lay: Lay) {
        let mut after = game.clone();
        after.apply(&Move::Pass {});
        let knowledge = pass.knowledge(Viewer::Seat(seat));
        // A game that has taken too long ends, too, and nobody has won it (CD-43).
        let over = &after.public.results[game.public.results.len()..];
        let wins = over.iter().any(|result| result.winner == Some(lay.seat));
        let (true, Ok(Some(credit))) = (wins, Credit::of(knowledge)) else { return };
        let stake = Stake::of(&game.public, knowledge.setup.games);
        let choice = stake.pass(credit.is);
        // Where a doubt could cost nothing, none is left out.
        if choice.grade() == Grade::Best || choice.grade() >= Grade::Fine && stake.truth > 0.0 {
            return;
        }
        let truthful = game.secret.lays.last().is_some_and(|cards| cards.all_of(lay.say));
        let moment = pass.moment(seat, "review-let-win", words::let_win(seat, lay, credit, stake, truthful));
        let thought = vec![words::thought(seat, lay, held(pass.knowledge(Viewer::Seat(seat)), lay))];
        let moment = moment.judged(choice, || words::doubt_was_worth(choice.lost(), stake));
        pass.moments.push(Moment { chance: Some(1.0 - credit.is), thought, ..moment });
    }

    /// Notes an announcement that the player let pass, if it was a lie and the likeliest one so far.
    fn doubtful(&mut self, pass: &Pass<ColorDoubt>, seat: Seat, game: &ColorDoubt, lay: Lay) {
        if pass.is_by_bot(seat) || game.secret.lays.last().is_none_or(|cards| cards.all_of(lay.say)) {
            return;
        }
        let knowledge = pass.knowledge(Viewer::Seat(seat));
        let near = &mut self.tallies[seat.index()].near;
        let is_likelier = |truthful: f64| near.is_none_or(|near| 1.0 - truthful > near.chance);
        // The exact chance is asked for where that of few states is greater.
        let few = deduce::standing(STATES, knowledge, Reading::Likely).ok().flatten();
        if few.is_some_and(|standing| is_likelier(standing.truthful))
            && let Some(credit) = Credit::of(knowledge).ok().flatten()
            && is_likelier(credit.is)
        {
            *near = Some(Near { ply: self.announced, lay, chance: 1.0 - credit.is });
        }
    }

    /// A lie is as good as the table could believe it, by what everybody knew, beside what else could be announced of the
    /// same cards, and beside the safe way: to pass, or for whoever leads, one card and the truth. Where a doubt was missed
    /// that could not fail, or a win, that is what is judged.
    fn lied(
        &mut self,
        pass: &mut Pass<ColorDoubt>,
        game: &ColorDoubt,
        seat: Seat,
        cards: Cards,
        say: Suit,
        missed: bool,
    ) {
        self.tallies[seat.index()].lies += 1;
        let count = cards.total();
        let heard = |say| {
            let (m, mut after) = (Move::Lay { cards, say }, game.clone());
            after.apply(&m);
            let mut table = pass.knowledge(Viewer::Spectator).clone();
            table.follow(game, &m, &after);
            table
        };
        let Some(credit) = Credit::of(&heard(say)).ok().flatten() else { return };
        let likely = |say| Some(Credit::of(&heard(say)).ok()??.is);
        let others =
            game.public.deck.iter().map(|(suit, _)| suit).filter(|&suit| suit != say && suit != Suit::Rainbow);
        // The truth need not be believed.
        let believed = others.filter_map(|say| Some((say, if cards.all_of(say) { 1.0 } else { likely(say)? })));
        let other = believed.reduce(|best, next| if next.1 > best.1 { next } else { best });
        let lie = Lie::of(&game.public, count, game.secret.hands[seat].total());
        let can_pass = matches!(game.options(), Options::Play { pass: true, .. });
        let safe = if can_pass { Lie::PASS } else { Lie::ONE_TRUE };
        let announced = other.map(|(_, chance)| lie.worth(chance));
        let choice = lie.choice(credit.is, announced.map_or(safe, |worth| worth.max(safe)));
        let lay = Lay { seat, count, say };
        let looks_wrong = credit.is <= 0.5 && choice.grade() >= Grade::Fine && !missed;
        let reason = if looks_wrong { words::risked(lie, choice) } else { Vec::new() };
        let moment = pass.moment(seat, "review-lie", words::lied(lay, credit).into_iter().chain(reason));
        let judged = |moment: Moment| {
            moment.judged(choice, || match other {
                Some((say, most)) if lie.worth(most) >= safe => words::say_instead(Lay { say, ..lay }, most),
                _ if can_pass => words::pass_instead(choice.lost(), lie),
                _ => words::one_true(),
            })
        };
        let moment = if missed { moment } else { judged(moment) };
        self.lie = Some((pass.moments.len(), lie.caught));
        // Whoever catches it will say so.
        pass.moments.push(Moment { chance: Some(credit.is), came: Some(lie.believed), ..moment });
    }
}

/// How everybody but the winner has lost a game: with what was left in the hand, and what had been done about it.
fn lost(
    pass: &mut Pass<ColorDoubt>,
    winner: Seat,
    before: &ColorDoubt,
    m: &Move,
    after: &ColorDoubt,
    turns_of: &[Turns],
) {
    // Nobody doubted the last cards, and they were a lie.
    let lie = before.public.standing.zip(before.secret.lays.last()).filter(|(lay, cards)| !cards.all_of(lay.say));
    let stood = matches!(m, Move::Pass {}).then_some(lie).flatten().map(|(lay, _)| words::last_lie(lay));
    // After the last doubt nobody leads again.
    let is_of_winner = before.public.standing.is_some_and(|lay| lay.seat == winner);
    let is_last = matches!(m, Move::Doubt {}) && is_of_winner;
    let in_vain = turns_of[winner.index()].doubters.as_slice();
    let in_vain = if is_last { in_vain.split_last().map_or(in_vain, |(_, before)| before) } else { in_vain };
    for (seat, turns) in Seat::all(pass.seats()).zip(turns_of) {
        if seat != winner {
            let doubted = matches!(m, Move::Doubt {}) && before.public.phase.turn() == Turn::Player(seat);
            let drawn = matches!(m, Move::Draw { .. }).then(|| words::drew_last(seat, winner));
            let end = drawn.or_else(|| doubted.then(|| words::doubted_last(seat))).or_else(|| stood.clone());
            let cards = after.secret.hands[seat].total();
            let last =
                matches!(m, Move::Pass {}) && before.public.loses_if_it_stands(seat, after.setup.who_may_doubt);
            let is_last = last && before.public.phase.turn() == Turn::Player(seat);
            let let_stand = is_last.then(|| words::let_stand_last(seat, winner));
            let text = words::lost(seat, winner, cards, end.into_iter().chain(let_stand), turns, in_vain);
            let moment = Moment::new(pass.ply, seat, Message::new("review-lost"), text);
            // The costliest, and the first of those.
            let kept = turns.kept.iter().rev().max_by_key(|(_, count)| count);
            pass.moments.push(Moment { lost: true, cause: kept.map(|&(ply, _)| ply), ..moment });
        }
    }
}

/// How many cards a player holds that could make an announcement true.
fn held(knowledge: &Knowledge<ColorDoubt>, lay: Lay) -> u8 {
    knowledge.view.own.as_ref().map_or(0, |own| own.hand.fitting(lay.say))
}

/// How many states of a hand are kept for the curves and the passes, of which there are many: where much was turned up
/// and taken back, the least likely are left out.
const STATES: usize = 40;

/// The bits left about the others' hands to whoever sees this, by what is possible: added up for each player and each
/// suit. Nothing between two games.
fn bits(knowledge: &Knowledge<ColorDoubt>) -> f64 {
    if matches!(knowledge.view.public.phase, Phase::Deal | Phase::Over) {
        return 0.0;
    }
    let Ok(chances) = deduce::reckon(STATES, None, knowledge, Reading::Possible) else { return 0.0 };
    entropy(chances.hands.values().copied())
}
