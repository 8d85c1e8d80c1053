//! What the review says, as messages.

use game::{Arg, BySeat, Message, Seat};
use presentation::{Moment, Pass};

use super::{Death, Exposed, Shapes, Strike};
use crate::{Card, Cards, Public, ROOMS, TrueColors, WEAPONS, What, Where};

/// What kind of thing a moment is.
pub(super) const ATTACK: &str = "review-attack";
pub(super) const KILL: &str = "review-kill";
pub(super) const MISSED_KILL: &str = "review-missed-kill";

fn about(name: &'static str, who: Seat) -> Message {
    Message::new(name).with("who", who)
}

/// How much of what is open so many bits rule out, in per cent: what is not quite nothing is 1.
fn ruled_out(bits: f64) -> u32 {
    let share = 100.0 * (1.0 - libm::exp2(-bits));
    if bits < 1e-6 { 0 } else { share.round().clamp(1.0, 99.0) as u32 }
}

/// An attack, and what it promised.
pub(super) fn attacked(by: Seat, room: Where, made: &Strike) -> Vec<Message> {
    let attacked = about("review-attacked", by).with("target", made.target);
    let attacked = attacked.with("room", room).with("weapon", made.weapon);
    let promise = match made.kills {
        true => Message::new("review-kills"),
        false => promise(about("review-promised", by), made),
    };
    vec![attacked, promise]
}

/// How likely a room and a weapon hurt somebody, by what a player knew.
pub(super) fn thought(by: Seat, target: Seat, [room, weapon]: [(Card, f64); 2]) -> Message {
    let message = about("review-thought", by).with("target", target);
    let message = message.with("room", room.0.named()).with("in-room", Arg::percent(room.1));
    message.with("weapon", weapon.0.named()).with("with-weapon", Arg::percent(weapon.1))
}

/// Why an attack has no grade: there was no other, or none of them promised anything.
pub(super) fn no_choice(strikes: usize) -> Message {
    Message::new(if strikes == 1 { "review-only-attack" } else { "review-nothing-to-gain" })
}

fn promise(message: Message, strike: &Strike) -> Message {
    message.with("chance", Arg::percent(strike.chance)).with("share", ruled_out(strike.expected))
}

/// The best attack.
pub(super) fn better(room: Where, best: &Strike) -> Message {
    match best.kills {
        true => would_have_won(room, best.target, best.weapon),
        false => {
            let message = Message::new("review-better").with("target", best.target).with("weapon", best.weapon);
            promise(message, best)
        }
    }
}

/// A kill.
pub(super) fn would_have_won(room: Where, target: Seat, weapon: What) -> Message {
    Message::new("review-would-have-won").with("target", target).with("room", room).with("weapon", weapon)
}

/// A kill that was let go.
pub(super) fn let_live(by: Seat, target: Seat) -> Message {
    about("review-let-live", by).with("target", target)
}

/// How an attack was answered.
pub(super) fn brought(by: Seat, is_up: bool, told: f64) -> Message {
    about(if is_up { "review-brought" } else { "review-brought-nothing" }, by).with("share", ruled_out(told))
}

/// The card turned up, and those that could have been, each with how much it ruled out for a spectator.
pub(super) fn turned_up(seat: Seat, chosen: Card, told: &[(Card, f64)]) -> [Message; 2] {
    let told_by =
        |name, &(card, bits): &(Card, f64)| Message::new(name).with("card", card).with("share", ruled_out(bits));
    let is_chosen = |told: &&(Card, f64)| told.0 == chosen;
    let chosen = told.iter().find(is_chosen).copied().unwrap_or((chosen, 0.0));
    let others = told.iter().filter(|told| told.0 != chosen.0).map(|told| told_by("review-card-share", told));
    [
        told_by("review-turned-up", &chosen).with("who", seat),
        Message::new("review-could-turn-up").with("cards", Arg::and(others)),
    ]
}

/// All can see how somebody could be killed.
pub(super) fn open(public: &Public, victim: Seat) -> Message {
    let up = public.players[victim].face_up;
    let one_of = |kind: Cards| Arg::or(up.and(kind).iter().map(Card::named));
    about("review-open", victim).with("rooms", one_of(ROOMS)).with("weapons", one_of(WEAPONS))
}

/// Since when a player could be sure how somebody can be hurt.
pub(super) fn sure_of(seat: Seat, ply: u32, victim: Seat, room: Card, weapon: Card) -> Message {
    let message = about("review-could-name", seat).with("move", ply).with("target", victim);
    message.with("room", room.named()).with("weapon", weapon.named())
}

/// What the proof of both ends in.
pub(super) fn so(victim: Seat, room: Card, weapon: Card) -> Message {
    let message = Message::new("review-so").with("target", victim);
    message.with("room", room.named()).with("weapon", weapon.named())
}

/// That a player never could.
pub(super) fn never_sure(seat: Seat) -> Message {
    about("review-never-sure", seat)
}

/// The game in a few sentences.
pub(super) fn summary(
    pass: &Pass<TrueColors>,
    death: Option<&Death>,
    open: &BySeat<Option<u32>>,
    hits: &BySeat<usize>,
) -> Vec<Message> {
    let mut said = death
        .map_or_else(|| vec![Message::new("review-nobody-won")], |death| seen_coming(death, open[death.victim]));
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
    said.extend(pass.luckiest().map(|best| about("review-luckiest", best.seat)));
    said
}

/// How somebody was killed: with what they turned up to be so, what else they could have, and where the shapes went.
pub(super) fn died<'a>(
    death: &Death,
    open: Option<u32>,
    cards: impl Iterator<Item = &'a Exposed>,
    Shapes { taken, freely }: Shapes,
) -> Vec<Message> {
    let shapes = || about("review-shapes-taken", death.victim).with("taken", taken).with("freely", freely);
    let turned_up = cards.flat_map(|one| {
        let others = || Arg::or(one.others.iter().map(Card::named));
        let instead = (!one.others.is_empty()).then(|| about("review-instead", one.seat).with("cards", others()));
        [Some(face_up(one)), instead].into_iter().flatten()
    });
    seen_coming(death, open).into_iter().chain(turned_up).chain((taken > 0).then(shapes)).collect()
}

/// The same for the others who lost by that, with whose attacks had shown how.
pub(super) fn outrun<'a>(
    death: &Death,
    open: Option<u32>,
    cards: impl Iterator<Item = &'a Exposed>,
) -> Vec<Message> {
    seen_coming(death, open).into_iter().chain(cards.map(face_up)).collect()
}

/// Who won, since when they could be sure how, and since when everybody could see it.
fn seen_coming(death: &Death, open: Option<u32>) -> Vec<Message> {
    let sure = death.sure.map(|ply| of_death(death, "review-sure-from").with("ply", ply));
    let open = open.map(|ply| about("review-open-from", death.victim).with("ply", ply));
    [Some(killed(death)), sure, open].into_iter().flatten().collect()
}

/// When a card was turned up, and after whose attack.
fn face_up(one: &Exposed) -> Message {
    let message = about("review-face-up", one.seat).with("card", one.card.named());
    message.with("move", one.ply).with("by", one.by)
}

/// Who won, by killing whom where and with what.
pub(super) fn killed(death: &Death) -> Message {
    of_death(death, "review-won")
}

fn of_death(&Death { by, victim, room, weapon, .. }: &Death, name: &'static str) -> Message {
    about(name, by).with("target", victim).with("room", room).with("weapon", weapon)
}
