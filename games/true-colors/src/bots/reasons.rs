//! Why a bot made its move, by what it went by itself.

use game::{Arg, Message, Seat};

use super::outlook::Results;
use crate::{Acts, CHARACTERS, Card, Cards, Move, Public, ROOMS, WEAPONS, What, Where};

pub(super) fn about(name: &'static str, who: Seat) -> Message {
    Message::new(name).with("who", who)
}

fn on(name: &'static str, target: Seat) -> Message {
    Message::new(name).with("target", target)
}

/// What of an attack lies face up before its target; nothing where none of both does.
fn face_up(public: &Public, target: Seat, room: Where, weapon: What) -> Option<Message> {
    let up = public.players[target].face_up;
    let name = match (up.contains(Card::Where(room)), up.contains(Card::What(weapon))) {
        (true, true) if public.kills(target, room, weapon) => return Some(Message::new("review-bot-kills")),
        (true, true) => "review-bot-both-up",
        (true, false) => "review-bot-room-up",
        (false, true) => "review-bot-weapon-up",
        (false, false) => return None,
    };
    Some(on(name, target))
}

/// Why somebody attacks who goes by what lies face up: `forgets` says whether they do not mind what has failed, and
/// `equals` how many choices they took to be as good.
pub(super) fn open_attack(
    public: &Public,
    seat: Seat,
    (room, target, weapon): (Where, Seat, What),
    acts: &Acts,
    forgets: bool,
    equals: usize,
) -> Vec<Message> {
    let up = face_up(public, target, room, weapon);
    let player = &public.players[target];
    let is_open = |card: Card| !player.face_up.contains(card) && !player.safe.contains(card);
    let not_failed = match (is_open(Card::Where(room)), is_open(Card::What(weapon))) {
        (true, true) => Some("review-bot-none-failed"),
        (true, false) => Some("review-bot-room-not-failed"),
        (false, true) => Some("review-bot-weapon-not-failed"),
        (false, false) => None,
    };
    let hope = match not_failed {
        _ if forgets => Some(about("review-bot-tries-anything", seat)),
        name => name.map(|name| about(name, seat).with("target", target)),
    };
    let is_weakest = has_least(acts, target, |seat| public.forms_left(seat));
    let weakest = is_weakest.then(|| on("review-bot-weakest", target));
    let equal = (equals > 1).then(|| about("review-bot-equal", seat).with("count", equals));
    let is_kill = public.kills(target, room, weapon);
    let others = [hope, weakest, equal].into_iter().filter(|_| !is_kill).flatten();
    up.into_iter().chain(others).take(3).collect()
}

/// Whether there are others to attack, all of whom have more of something than this one.
fn has_least<T: PartialOrd>(acts: &Acts, target: Seat, of: impl Fn(Seat) -> T) -> bool {
    let mut others = acts.targets.iter().filter(|&&other| other != target).peekable();
    others.peek().is_some() && others.all(|&other| of(other) > of(target))
}

/// Why somebody turns a card up to whom all are alike.
pub(super) fn any_card(seat: Seat, reveal: Cards, nothing: bool) -> Vec<Message> {
    let count = reveal.len() + usize::from(nothing);
    if count > 1 { vec![about("review-bot-any-card", seat).with("count", count)] } else { Vec::new() }
}

/// Why somebody turns this card up who minds their lives.
pub(super) fn thrifty_card(public: &Public, seat: Seat, reveal: Cards, card: Card) -> Vec<Message> {
    let up = public.players[seat].face_up;
    let is_free = |kind: Cards| !up.and(kind).is_empty();
    let name = match card {
        Card::Where(_) if is_free(ROOMS) => "review-bot-free-room",
        Card::What(_) if is_free(WEAPONS) => "review-bot-free-weapon",
        Card::Who(_) => "review-bot-any-shape",
        Card::Where(_) if reveal.and(CHARACTERS).is_empty() => "review-bot-room-first",
        _ if reveal.and(CHARACTERS).is_empty() => return Vec::new(),
        _ => "review-bot-keeps-shapes",
    };
    vec![about(name, seat)]
}

/// How likely a room and a weapon hurt somebody, to a player who reckons so.
pub(super) fn reckoned(name: &'static str, seat: Seat, target: Seat, [room, weapon]: [f64; 2]) -> Message {
    let message = about(name, seat).with("target", target);
    message.with("room", Arg::percent(room)).with("weapon", Arg::percent(weapon))
}

/// Why somebody attacks who reckons with chances and lives: these are what the chances say, and `again` whether they can
/// strike once more in the same turn.
pub(super) fn reckoned_attack(
    public: &Public,
    seat: Seat,
    (room, target, weapon): (Where, Seat, What),
    acts: &Acts,
    chances: Message,
    again: bool,
) -> Vec<Message> {
    let up = face_up(public, target, room, weapon);
    if public.kills(target, room, weapon) {
        return up.into_iter().collect();
    }
    let player = &public.players[target];
    let is_certain = [Card::Where(room), Card::What(weapon)].iter().all(|&card| player.face_up.contains(card));
    let again = (is_certain && again && public.forms_left(target) == 1)
        .then(|| about("review-bot-again", seat).with("target", target));
    let is_nearest = has_least(acts, target, |seat| lives(public, seat));
    let nearest = is_nearest.then(|| on("review-bot-nearest", target));
    let first = if is_certain { up } else { Some(chances) };
    [first, again, nearest].into_iter().flatten().collect()
}

/// How many cards stand between somebody and death: their shapes, a room and a weapon.
fn lives(public: &Public, seat: Seat) -> usize {
    let up = public.players[seat].face_up;
    public.forms_left(seat) + [ROOMS, WEAPONS].into_iter().filter(|&kind| up.is_disjoint(kind)).count()
}

/// What an attack promises to somebody who thinks it turns a card up with this chance, where one is face down.
pub(super) fn promised(
    public: &Public,
    seat: Seat,
    (room, target, weapon): (Where, Seat, What),
    promise: Option<f32>,
) -> Option<Message> {
    match promise {
        Some(chance) => Some(about("review-bot-promise", seat).with("chance", Arg::percent(chance.into()))),
        None => face_up(public, target, room, weapon),
    }
}

/// Why somebody made a choice who judges how likely they win after each: this one, and the best of the others. Nothing where
/// there were no others, or one of them was better.
pub(super) fn judged(
    seat: Seat,
    m: &Move,
    choices: &[(Results, Move)],
    value: impl Fn(&Results) -> f32,
) -> Vec<Message> {
    let mut valued = choices.iter().map(|(results, m)| (value(results), m));
    let Some((chance, _)) = valued.clone().find(|(_, other)| *other == m) else { return Vec::new() };
    let others = valued.by_ref().filter(|(_, other)| *other != m);
    let Some((next, other)) = others.reduce(|best, next| if next.0 > best.0 { next } else { best }) else {
        return Vec::new();
    };
    if next > chance {
        return Vec::new();
    }
    let percent = |chance: f32| Arg::percent(chance.into());
    let instead = match *other {
        _ if percent(next) == percent(chance) => Message::new("review-bot-next-close"),
        Move::Attack { target, weapon } => on("review-bot-next-attack", target).with("weapon", weapon),
        Move::PickUp { weapon, .. } | Move::Steal { weapon, .. } => {
            Message::new("review-bot-next-take").with("weapon", weapon)
        }
        Move::Reveal { card } => Message::new("review-bot-next-card").with("card", card),
        Move::Nothing {} => Message::new("review-bot-next-no-card"),
        _ => Message::new("review-bot-next-nothing"),
    };
    let instead =
        if instead.name == "review-bot-next-close" { instead } else { instead.with("chance", percent(next)) };
    vec![about("review-bot-judges", seat).with("chance", percent(chance)), instead]
}
