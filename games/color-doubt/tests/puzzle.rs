//! Puzzles cut from games of Color Doubt.

use super::bots::level;
use color_doubt::{ColorDoubt, Credit, Fact, Lay, Move, Suit};
use game::{Arg, Deduce as _, Reading, Seat, Table};
use presentation::{Cut, Playable, PuzzleKind, Verdict};
use testkit::puzzled;
use testkit::script::play;

fn kind() -> &'static dyn PuzzleKind<ColorDoubt> {
    ColorDoubt::puzzles()[0]
}

fn puzzles() -> Vec<Cut<ColorDoubt>> {
    puzzled::cuts(kind(), &[&*level("careful").bot], 4)
}

fn judge(cut: &Cut<ColorDoubt>, answer: &str) -> Verdict<ColorDoubt> {
    puzzled::judge(kind(), cut, &[answer])
}

#[test]
fn a_puzzle_depends_on_nothing_that_its_player_does_not_know() {
    puzzled::ask_what_is_known(kind(), &puzzles());
}

#[test]
fn what_is_no_answer_is_not_judged() {
    puzzled::refuse(kind(), &puzzles()[0], &[&[], &["nonsense"]]);
}

/// Right is what is likelier, and what cannot be is said to be a lie.
#[test]
fn right_is_what_is_likelier() {
    let (mut certain, mut jumps) = (0, 0);
    for found in puzzles() {
        let credit = Credit::of(&found.knowledge).unwrap().unwrap();
        let (believe, doubt) = (judge(&found, "believe"), judge(&found, "doubt"));
        assert_eq!((believe.right, doubt.right), (credit.is > 0.5, credit.is < 0.5));
        assert!((credit.is - 0.5).abs() >= 0.2, "{} is a toss-up", credit.is);
        let name = if credit.can == 0.0 { "puzzle-cannot-be" } else { "puzzle-may-be" };
        assert_eq!((&*believe.text[0].name, &*doubt.text[0].name), (name, name));
        let reasons = |name: &str| believe.text.iter().find(|reason| reason.name == name);
        let told = |name: &str, of: &str| match reasons(name)?.args.get(of)? {
            Arg::Number(number) => Some(*number),
            _ => None,
        };
        let view = &found.knowledge.view;
        let Lay { seat, count, say } = view.public.standing.unwrap();
        let own = view.own.as_ref().unwrap().hand;
        let counted = |of| told("puzzle-counted", of).unwrap();
        assert_eq!(counted("held"), i64::from(own[say] + own[Suit::Rainbow]));
        assert_eq!(counted("all"), i64::from(view.public.deck[say] + 1));
        // What is said of the hand is so in the real game.
        let mut table: Table<ColorDoubt> = Table::new(found.knowledge.setup.clone()).unwrap();
        play(&mut table, found.moves.iter().cloned());
        let mut facts = Vec::new();
        table.game().facts(&mut facts);
        let holds = |holder: Seat, wanted: Suit| {
            let held = facts.iter().find_map(|fact| match *fact {
                Fact::Holds { seat, suit, count } if seat == holder && suit == wanted => Some(count),
                _ => None,
            });
            held.unwrap_or(0)
        };
        let laid = found.moves.iter().rev().find_map(|m| match m {
            Move::Lay { cards, .. } => Some(*cards),
            _ => None,
        });
        let laid = laid.unwrap();
        let fitting = i64::from(holds(seat, say) + holds(seat, Suit::Rainbow) + laid.fitting(say));
        assert!(fitting <= counted("most"), "{fitting} of at most {}", counted("most"));
        assert!(told("puzzle-known", "known").is_none_or(|known| (1..=fitting).contains(&known)));
        let had_rainbow = holds(seat, Suit::Rainbow) + laid[Suit::Rainbow] > 0;
        let rainbow =
            ["yours", "elsewhere", "theirs", "open"].map(|at| reasons(&format!("puzzle-rainbow-{at}")).is_some());
        assert_eq!(rainbow.iter().filter(|said| **said).count(), 1);
        assert!(rainbow[3] || rainbow[2] == had_rainbow, "the rainbow card is elsewhere");
        // The numbers of what cannot be do not contradict it.
        let too_few = counted("most") < i64::from(count);
        assert_eq!(credit.can == 0.0, too_few || reasons("puzzle-by-history").is_some());
        assert_eq!(credit.can == 0.0, reasons("puzzle-by-counting").is_none());
        if let Some(counting) = reasons("puzzle-by-counting") {
            let chances = ColorDoubt::chances(&found.knowledge, Reading::Possible).unwrap();
            let chance = chances.iter().find(|(fact, _)| *fact == Fact::Able).map_or(0.0, |(_, chance)| *chance);
            assert_eq!(counting.args["chance"], Arg::percent(chance));
        }
        // What is said of the jump from one chance to the other is their odds.
        if let Some(weighed) = reasons("puzzle-weighed") {
            let odds = |chance: f64| chance / (1.0 - chance);
            let times = (odds(credit.is) / odds(credit.can)).round() as u8;
            assert!(times > 1 && weighed.args["times"] == Arg::from(times.min(99)));
            assert_eq!(
                [&weighed.args["chance"], &weighed.args["likely"]],
                [&Arg::percent(credit.can), &Arg::percent(credit.is)]
            );
            jumps += 1;
        }
        certain += u32::from(credit.can == 0.0);
    }
    assert!(certain > 0, "no certain lie");
    assert!(jumps > 0, "counting alone told all");
}
