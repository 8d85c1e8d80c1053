//! Puzzles cut from games of Color Doubt.

use color_doubt::{ColorDoubt, Credit, Suit};
use presentation::{Cut, Playable, PuzzleKind, Verdict};
use testkit::puzzled;

fn kind() -> &'static dyn PuzzleKind<ColorDoubt> {
    ColorDoubt::puzzles()[0]
}

fn puzzles() -> Vec<Cut<ColorDoubt>> {
    let levels = ColorDoubt::bots();
    puzzled::cuts(kind(), &[&*levels[1].bot], 4)
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
    let mut certain = 0;
    for found in puzzles() {
        let credit = Credit::of(&found.knowledge).unwrap().unwrap();
        let (believe, doubt) = (judge(&found, "believe"), judge(&found, "doubt"));
        assert_eq!((believe.right, doubt.right), (credit.is > 0.5, credit.is < 0.5));
        assert!((credit.is - 0.5).abs() >= 0.2, "{} is a toss-up", credit.is);
        let name = if credit.can == 0.0 { "puzzle-cannot-be" } else { "puzzle-may-be" };
        assert_eq!((&*believe.text[0].name, &*doubt.text[0].name), (name, name));
        let because = &believe.text[1];
        let [held, all] = ["held", "all"].map(|name| because.args.get(name).cloned());
        let view = &found.knowledge.view;
        let say = view.public.standing.unwrap().say;
        let own = view.own.as_ref().unwrap().hand;
        assert_eq!(because.name, "puzzle-because");
        assert_eq!(held, Some((own[say] + own[Suit::Rainbow]).into()));
        assert_eq!(all, Some((view.public.deck[say] + 1).into()));
        certain += u32::from(credit.can == 0.0);
    }
    assert!(certain > 0, "no certain lie");
}
