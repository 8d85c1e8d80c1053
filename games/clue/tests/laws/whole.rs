//! Every sentence of a review about a whole game: law 10.

use clue::{Card, Clue, Crime, Move};
use game::{Arg, Game, Reading, Seat, Turn, Viewer};
use testkit::{Remark, holds};

use super::truth::{crimes, names_crime};

/// What is wrong with a sentence.
pub(crate) fn whole(said: &Remark<Clue>) -> Result<(), String> {
    let public = said.table.game().public();
    let solved = public.winner.filter(|&winner| public.accused[winner].is_some());
    let truth = truth(said)?;
    let message = said.message;
    match message.name.as_ref() {
        "review-solved" => holds(solved == Some(said.who()?) && names_crime(message, truth), "they did not"),
        "review-last" => {
            let is_last = solved.is_none() && public.winner == Some(said.who()?);
            holds(is_last && names_crime(message, truth), "somebody solved it, or nobody won")
        }
        "review-unsolved" => holds(public.winner.is_none() && names_crime(message, truth), "somebody won"),
        "review-before" => {
            let kinds = [clue::SUSPECTS, clue::WEAPONS, clue::ROOMS].map(|kind| public.deck.and(kind).len());
            is_told(said, kinds.iter().product())
        }
        "review-sure-from" => is_sure_from(said).map(drop),
        "review-could-name" | "review-could-name-late" => {
            let (who, ply) = is_sure_from(said)?;
            let (mut moves, mut in_time) = (0, false);
            said.table.replay(|before, _, _| {
                in_time |= moves >= ply && before.turn() == Turn::Player(who) && before.options().accuse;
                moves += 1;
            });
            let late = message.name == "review-could-name-late";
            holds(in_time != late || looked(said, who), "their turn came again, or did not")?;
            holds(names_crime(message, truth), "that was another crime")?;
            let last = |card: &Card| message.args.get("card") == Some(&(*card).into());
            let card = truth.cards().iter().find(last).ok_or("no card of the crime is named")?;
            holds(
                open(said, who, ply - 1).iter().any(|crime| !crime.cards().contains(card)),
                "it was certain before",
            )
        }
        "review-so" => {
            holds(said.known.is_some_and(|(_, ply)| ply.is_some()) && names_crime(message, truth), "it was not")
        }
        "review-never-sure" | "review-still" => {
            let who = said.who()?;
            holds(!looked(said, who), "they looked into the case file")?;
            is_never_sure(said, who)
        }
        "review-out-before" | "review-wrong-with" => {
            let who = said.who()?;
            holds(looked(said, who), "they did not look into the case file")?;
            is_never_sure(said, who)
        }
        "review-bet-from" => {
            let (who, ply) = (said.who()?, said.moment("move")?);
            let since = bets(said, who).into_iter().rev().take_while(|(_, is_bet)| *is_bet).last();
            holds(since.is_some_and(|(since, _)| since == ply), "it was no better bet to the end, or one before")?;
            is_never_sure(said, who)
        }
        "review-bet-at" => {
            let (who, ply) = (said.who()?, said.moment("move")?);
            let bets = bets(said, who);
            let first = bets.iter().find(|(_, is_bet)| *is_bet);
            holds(first.is_some_and(|&(first, _)| first == ply), "it was no better bet, or one before")?;
            holds(bets.last().is_some_and(|&(_, is_bet)| !is_bet), "it was one to the end")?;
            is_never_sure(said, who)
        }
        "review-luckiest" => {
            said.luckiest()?;
            let who = said.who()?;
            let luck = said.totals[who.index()].luck;
            let lead = who.others(said.totals.len()).map(|seat| luck - said.totals[seat.index()].luck);
            let lead = lead.fold(f64::MAX, f64::min);
            let much = message.args.get("much") == Some(&1.into());
            holds(luck >= 1.0 && lead >= 0.5, &format!("they had {luck} bits of luck, {lead} more than the next"))?;
            holds(much == (luck >= 2.0 && lead >= 1.0), &format!("{luck} bits, {lead} more than the next: much?"))
        }
        name @ ("review-asked-best" | "review-asked-better") => {
            let who = said.who()?;
            let lost = |seat| {
                let own = said.moments.iter().filter(move |moment| moment.seat == seat);
                let asked = own.filter(|moment| moment.what.name == "review-suggestion");
                let lost: Vec<f64> = asked.filter_map(|moment| moment.skill).map(|skill| -skill).collect();
                (lost.len() > 1).then(|| lost.iter().sum::<f64>() / lost.len() as f64)
            };
            let own = lost(who).ok_or("they asked too little")?;
            let others = who.others(public.accused.len()).filter_map(lost);
            holds(others.into_iter().all(|other| other >= own), "somebody else gave away less")?;
            let own = || said.moments.iter().filter(move |moment| moment.seat == who);
            let graded = own().filter(|moment| moment.what.name == "review-suggestion" && moment.grade.is_some());
            let asked = own().filter(|moment| moment.what.name == "review-suggestion");
            let improvable = asked.filter(|moment| moment.better.is_some());
            let hardly_any = improvable.count() * 10 <= graded.count();
            holds(hardly_any == (name == "review-asked-best"), "more could have been better, or fewer")?;
            let skill = |seat: Seat| said.totals[seat.index()].skill;
            let graded = |seat: &Seat| said.totals[seat.index()].graded > 0;
            let is_beaten = who.others(said.totals.len()).filter(graded).any(|other| skill(other) > skill(who));
            let alone = message.args.get("alone") == Some(&1.into());
            holds(is_beaten == alone, "the column of skill says otherwise, and nothing says why")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

fn truth(said: &Remark<Clue>) -> Result<Crime, String> {
    let dealt = said.table.log().iter().find_map(|m| match m {
        Move::Deal(deal) => Some(deal.case_file),
        _ => None,
    });
    dealt.ok_or_else(|| "nothing was dealt".into())
}

/// The crimes that a player could not rule out.
fn open(said: &Remark<Clue>, who: Seat, ply: u32) -> Vec<Crime> {
    crimes(&said.knew(who, ply), Reading::Likely).into_iter().map(|(crime, _)| crime).collect()
}

/// Whether a wrong accusation showed them the case file.
fn looked(said: &Remark<Clue>, who: Seat) -> bool {
    let public = said.table.game().public();
    public.accused[who].is_some() && public.winner != Some(who)
}

/// The last moment at which a player had something to find out.
fn last(said: &Remark<Clue>, who: Seat) -> u32 {
    if !looked(said, who) {
        return said.last();
    }
    let (mut ply, mut accused) = (0, 0);
    said.table.replay(|before, m, _| {
        if matches!(m, Move::Accuse(_)) && before.turn() == Turn::Player(who) {
            accused = ply;
        }
        ply += 1;
    });
    accused
}

fn is_sure_from(said: &Remark<Clue>) -> Result<(Seat, u32), String> {
    let (who, ply) = (said.who()?, said.moment("move")?);
    holds(open(said, who, ply) == [truth(said)?], "they could not be sure")?;
    holds(open(said, who, ply - 1).len() != 1, "they could be sure before")?;
    Ok((who, ply))
}

/// Nothing is unlearnt, so the last moment decides; the highlights lead to the first one at which no more were left.
fn is_never_sure(said: &Remark<Clue>, who: Seat) -> Result<(), String> {
    let left = open(said, who, last(said, who)).len();
    if let Some((of, near)) = said.known {
        let near = near.filter(|_| of == who).ok_or("they lead nowhere, or are somebody else’s")?;
        let is_first = near < 2 || open(said, who, near - 1).len() > left;
        holds(is_first && open(said, who, near).len() == left, "they lead to another moment")?;
    }
    holds(left > 1, "they could be sure")?;
    is_told(said, left)
}

/// Whether one crime was likelier than all others together, after each move of the game that told something of cards.
fn bets(said: &Remark<Clue>, who: Seat) -> Vec<(u32, bool)> {
    let mut knowledge = said.table.after(0).knowledge(Viewer::Seat(who));
    let (mut bets, mut ply) = (Vec::new(), 0);
    said.table.replay(|before, m, after| {
        ply += 1;
        knowledge.follow(before, m, after);
        let tells = matches!(m, Move::Deal(_) | Move::Show { .. } | Move::Pass | Move::Accuse(_));
        if tells && after.turn() != Turn::Over {
            let crimes = crimes(&knowledge, Reading::Likely);
            bets.push((ply, crimes.iter().any(|(_, chance)| *chance > 0.5)));
        }
    });
    bets
}

fn is_told(said: &Remark<Clue>, cases: usize) -> Result<(), String> {
    let told = match said.message.args.get("cases") {
        Some(Arg::Message(told)) => told.args.get("count").cloned(),
        _ => None,
    };
    holds(told == Some(cases.into()), &format!("there were {cases} cases"))
}
