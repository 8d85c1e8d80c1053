//! Every sentence of a review about a whole match: law 10.

use color_doubt::{ColorDoubt, Credit, Lay, Move, Options, Suit};
use game::{Arg, Game, Knowledge, Message, Seat, Turn, Viewer};
use testkit::{Remark, holds};

use super::truth::quotes;

/// What is wrong with a sentence.
pub(crate) fn whole(said: &Remark<ColorDoubt>) -> Result<(), String> {
    let message = said.message;
    let winners: Vec<Seat> = said.table.game().public().winners.to_vec();
    match message.name.as_ref() {
        "review-nobody-won" => holds(winners.is_empty(), "somebody won"),
        "review-won" => holds(winners == [said.who()?], "they did not, or not alone"),
        "review-won-together" => {
            let named = Arg::and(winners.iter().copied());
            holds(winners.len() > 1 && message.args.get("winners") == Some(&named), "others won")
        }
        "review-of-player" => player(said, message),
        "review-player-let-pass" => {
            let Some(Arg::Message(player)) = message.args.get("player") else { return Err("of nobody".into()) };
            let who = said.who()?;
            let passes = answers(said, who).iter().filter(|answer| answer.sure && !answer.doubted).count();
            holds(said.number("passes") == Some(passes as i64) && passes > 0, "others were let pass")?;
            holds(player.args.get("who") == Some(&who.into()), "two players are named")?;
            self::player(said, player)
        }
        name @ ("review-never-sure" | "review-met-no-lie") => {
            let who = said.who()?;
            holds(said.known == Some((who, None)), "a moment is told")?;
            let answers = answers(said, who);
            let met = answers.iter().any(|answer| answer.lie);
            holds(met == (name == "review-never-sure"), "they met a lie, or none")?;
            holds(answers.iter().all(|answer| !answer.sure), "they could be sure")
        }
        "review-likeliest-lie" => {
            let (who, ply) = (said.who()?, said.moment("move")?);
            let answers = answers(said, who);
            holds(answers.iter().all(|answer| !answer.sure), "they could be sure")?;
            let lies = || answers.iter().filter(|answer| answer.lie && !answer.doubted);
            let told = lies().find(|answer| answer.ply == ply).ok_or("that was no lie, or they doubted it")?;
            let of = message.args.get("of") == Some(&told.lay.seat.into());
            holds(of && quotes(message, told.lay), "that was not announced")?;
            let chance = message.args.get("chance") == Some(&Arg::percent(1.0 - told.is));
            holds(chance, &format!("its chance of being true was {}", told.is))?;
            // They are compared by their likeliest states alone.
            holds(lies().all(|answer| answer.is >= told.is - 0.01), "another was likelier to be one")
        }
        name @ ("review-saw-through" | "review-could-see-through") => {
            let (who, ply) = (said.who()?, said.moment("move")?);
            let first =
                answers(said, who).into_iter().find(|answer| answer.sure).ok_or("they never could be sure")?;
            let caught = name == "review-saw-through";
            holds(first.ply == ply && first.doubted == caught, "that was not the first, or otherwise")?;
            let of = message.args.get("of") == Some(&first.lay.seat.into());
            holds(of && quotes(message, first.lay), "that was not announced")?;
            holds(said.number("held") == Some(first.held.into()), "they held others")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// How a player answered an announcement.
struct Answer {
    /// After how many moves it was announced.
    ply: u32,
    lay: Lay,
    doubted: bool,
    /// Whether it was a lie.
    lie: bool,
    /// The chance that it was true, by what they knew.
    is: f64,
    /// Whether it could not be true, by what they knew.
    sure: bool,
    held: u8,
}

/// Every announcement that a player doubted, or let pass and could have doubted.
fn answers(said: &Remark<ColorDoubt>, who: Seat) -> Vec<Answer> {
    let start = said.table.after(0);
    let mut knowledge = start.knowledge(Viewer::Seat(who));
    let (mut answers, mut ply, mut announced, mut lie) = (Vec::new(), 0, 0, false);
    said.table.replay(|before, m, after| {
        if before.turn() == Turn::Player(who) {
            answers.extend(answer(&knowledge, announced, m, lie));
        }
        if let Move::Lay { cards, say } = m {
            lie = !cards.all_of(*say);
            announced = ply + 1;
        }
        knowledge.follow(before, m, after);
        ply += 1;
    });
    answers
}

fn answer(knowledge: &Knowledge<ColorDoubt>, ply: u32, m: &Move, lie: bool) -> Option<Answer> {
    let doubted = match m {
        Move::Doubt {} => true,
        Move::Pass {} | Move::Lay { .. } => false,
        _ => return None,
    };
    let could = matches!(knowledge.options, Some(Options::Play { doubt: true, .. }));
    let lay = knowledge.view.public.standing.filter(|_| doubted || could)?;
    let credit = Credit::of(knowledge).ok().flatten()?;
    let hand = knowledge.view.own.as_ref()?.hand;
    let held = hand[lay.say] + hand[Suit::Rainbow];
    Some(Answer { ply, lay, doubted, lie, is: credit.is, sure: credit.can == 0.0, held })
}

/// How often somebody lied and doubted, and how often the doubt was right.
fn player(said: &Remark<ColorDoubt>, message: &Message) -> Result<(), String> {
    let who = said.who()?;
    let (mut lies, mut doubts, mut right) = (0_u32, 0_u32, 0_u32);
    said.table.replay(|before, m, after| {
        if before.turn() != Turn::Player(who) {
            return;
        }
        match *m {
            Move::Lay { cards, say } => lies += u32::from(!cards.all_of(say)),
            Move::Doubt {} => {
                doubts += 1;
                let doubt = after.public().doubt;
                right += u32::from(doubt.is_some_and(|doubt| !doubt.truthful));
            }
            _ => {}
        }
    });
    let told = |name: &str, number: u32| message.args.get(name) == Some(&number.into());
    holds(
        told("lies", lies) && told("doubts", doubts) && told("right", right),
        &format!("{lies}, {doubts}, {right}"),
    )
}
