//! What the review says, as messages.

use game::{Arg, BySeat, Message, Seat};
use presentation::{Moment, Pass};

use super::{Death, Strike};
use crate::{Card, Cards, Public, ROOMS, TrueColors, WEAPONS, What, Where};

/// What kind of thing a moment is.
pub(super) const ATTACK: &str = "review-attack";
pub(super) const KILL: &str = "review-kill";
pub(super) const MISSED_KILL: &str = "review-missed-kill";

fn about(name: &'static str, who: Seat) -> Message {
    Message::new(name).with("who", who)
}

/// An attack, what it promised, and what would have promised more.
pub(super) fn attacked(by: Seat, room: Where, made: &Strike, best: Option<&Strike>) -> Vec<Message> {
    let attacked = about("review-attacked", by).with("target", made.target);
    let mut text = vec![attacked.with("room", room).with("weapon", made.weapon)];
    if made.kills {
        text.push(Message::new("review-kills"));
        return text;
    }
    let promise = |message: Message, strike: &Strike| {
        message.with("chance", Arg::percent(strike.chance)).with("bits", Arg::tenths(strike.expected))
    };
    text.push(promise(about("review-promised", by), made));
    if let Some(best) = best {
        let with = |name| Message::new(name).with("target", best.target).with("weapon", best.weapon);
        text.push(if best.kills { with("review-would-have-won") } else { promise(with("review-better"), best) });
    }
    text
}

/// A kill that was let go.
pub(super) fn let_live(by: Seat, room: Where, target: Seat, weapon: What) -> Message {
    about("review-let-live", by).with("target", target).with("room", room).with("weapon", weapon)
}

/// How an attack was answered.
pub(super) fn brought(by: Seat, is_up: bool, told: f64) -> Message {
    about(if is_up { "review-brought" } else { "review-brought-nothing" }, by).with("bits", Arg::tenths(told))
}

/// The card turned up, and those that could have been, each with the bits that it told a spectator.
pub(super) fn turned_up(seat: Seat, chosen: Card, told: &[(Card, f64)]) -> [Message; 2] {
    let bits =
        |name, &(card, bits): &(Card, f64)| Message::new(name).with("card", card).with("bits", Arg::tenths(bits));
    let is_chosen = |told: &&(Card, f64)| told.0 == chosen;
    let chosen = told.iter().find(is_chosen).copied().unwrap_or((chosen, 0.0));
    let others = told.iter().filter(|told| told.0 != chosen.0).map(|told| bits("review-card-bits", told));
    [
        bits("review-turned-up", &chosen).with("who", seat),
        Message::new("review-could-turn-up").with("cards", Arg::and(others)),
    ]
}

/// All can see how somebody could be killed.
pub(super) fn open(public: &Public, victim: Seat) -> Message {
    let up = public.players[victim].face_up;
    let one_of = |kind: Cards| Arg::or(up.and(kind).iter().map(Card::named));
    about("review-open", victim).with("rooms", one_of(ROOMS)).with("weapons", one_of(WEAPONS))
}

/// The game in a few sentences.
pub(super) fn summary(
    pass: &Pass<TrueColors>,
    death: Option<&Death>,
    open: &BySeat<Option<u32>>,
    hits: &BySeat<usize>,
) -> Vec<Message> {
    let mut said = death.map_or_else(|| vec![Message::new("review-nobody-won")], |death| won(death, open));
    for (seat, &hits) in hits.iter() {
        let count = |what: &str| {
            let own = |moment: &&Moment| moment.seat == seat && moment.what.name == what;
            pass.moments.iter().filter(own).count()
        };
        said.push(about("review-attacks", seat).with("attacks", count(ATTACK) + count(KILL)).with("hits", hits));
        if count(MISSED_KILL) > 0 {
            said.push(about("review-sooner", seat));
        }
    }
    said.extend(
        pass.luckiest().map(|best| about("review-luckiest", best.seat).with("cards", Arg::tenths(best.luck))),
    );
    said
}

/// Who won, and since when that was to be seen.
fn won(death: &Death, open: &BySeat<Option<u32>>) -> Vec<Message> {
    let &Death { by, victim, room, weapon, sure } = death;
    let killed = |name| about(name, by).with("target", victim).with("room", room).with("weapon", weapon);
    let sure = sure.map(|ply| killed("review-sure-from").with("ply", ply));
    let open = open[victim].map(|ply| about("review-open-from", victim).with("ply", ply));
    [Some(killed("review-won")), sure, open].into_iter().flatten().collect()
}
