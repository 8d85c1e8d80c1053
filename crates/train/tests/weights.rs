//! Files of weights: what is written is read, and whatever is wrong with one is said in a sentence.

use color_doubt::ColorDoubt;
use policy::{Layout, Learned as _, Network};

fn written() -> String {
    let layout = ColorDoubt::LAYOUT;
    let weights = (0..layout.weights()).map(|n| (n % 255) as f32 - 127.0).collect();
    Network { layout, weights }.write::<ColorDoubt>("hand")
}

fn problem(text: &str) -> String {
    Network::read::<ColorDoubt>(text).unwrap_err().to_string()
}

#[test]
fn what_is_written_is_read() {
    let text = written();
    let network = Network::read::<ColorDoubt>(&text).unwrap();
    assert_eq!(network.write::<ColorDoubt>("hand"), text);
    let far = network.weights.iter().enumerate().map(|(n, weight)| (weight - ((n % 255) as f32 - 127.0)).abs());
    // Half a step of the largest of a row.
    assert!(far.fold(0.0, f32::max) <= 0.5);
}

#[test]
fn a_file_that_is_cut_anywhere_is_refused() {
    let text = written();
    for end in (0..text.trim_end().len()).step_by(7) {
        let said = problem(&text[..end]);
        assert!(said.starts_with("these weights cannot be used: ") && said.contains("train the network anew"));
    }
}

#[test]
fn a_file_for_something_else_is_refused() {
    let text = written();
    let Layout { situation, choice, first, second } = ColorDoubt::LAYOUT;
    let sizes = |first: usize| format!("sizes {situation} {choice} {first} {second}");
    for (is, becomes) in [
        ("parlour weights 1".to_owned(), "parlour weights 2".to_owned()),
        ("game color-doubt".to_owned(), "game clue".to_owned()),
        (format!("version {}", ColorDoubt::VERSION), "version 999".to_owned()),
        (sizes(first), sizes(first + 1)),
    ] {
        assert!(text.contains(&is));
        let said = problem(&text.replacen(&is, &becomes, 1));
        assert!(said.contains(&is) && said.contains(&becomes), "{said}");
    }
}

#[test]
fn a_spoilt_file_is_refused() {
    let text = written();
    let body = text.rfind("\n").unwrap() - 20;
    let other = if &text[body..=body] == "A" { "B" } else { "A" };
    let mut spoilt = text.clone();
    spoilt.replace_range(body..=body, other);
    assert!(problem(&spoilt).contains("SHA-256"));
    spoilt.replace_range(body..=body, "ä");
    assert!(problem(&spoilt).contains("Base64"));
    assert!(problem(&text.replace("sha256 ", "")).contains("SHA-256"));
    assert!(problem(&text.replace("made by ", "")).contains("command"));
}
