//! What a careful player has on a sheet of paper.

use inference::{CardSet, Event, Log, Player};

/// Every card seen and who passed; and of a card that was shown to others, which one it must be when all but one of the
/// three are crossed out. All else is forgotten.
pub(super) fn on_paper(log: &Log) -> Log {
    let mut paper = Log::new(log.setup().clone(), log.viewer());
    let mut hidden: Vec<(Player, CardSet)> = Vec::new();
    for event in log.events() {
        let Event::Asked { by, cards, passed, shown: Some(shown) } = *event else {
            paper.push(*event);
            continue;
        };
        let noted = Some(shown).filter(|_| Some(by) == log.viewer());
        paper.push(Event::Asked { by, cards, passed, shown: noted });
        hidden.push((shown.by, cards));
    }
    let players = || (0..log.setup().players()).map(|place| Player(place as u8));
    loop {
        let seen = |player: Player| paper.holds(player.into());
        let all = players().map(seen).fold(CardSet::EMPTY, |all, cards| all | cards);
        let crossed_out = |&(holder, cards): &(Player, CardSet)| {
            let mine = seen(holder);
            let open = cards - paper.lacks(holder.into()) - (all - mine);
            ((cards & mine).is_empty() && open.len() == 1).then_some((holder, open))
        };
        let Some((holder, cards)) = hidden.iter().find_map(crossed_out).filter(|_| log.viewer().is_some()) else {
            return paper;
        };
        paper.push(Event::Holds { holder: holder.into(), cards });
    }
}
