//! Every sentence of a review beside the game and what was known: law 10.

use game::{Arg, Game, Message, Reading, Seat, Turn, Viewer};
use testkit::{Sentence, holds};
use true_colors::{
    Acts, Belief, Card, Cards, Decoy, Fact, Move, Options, Phase, ROOMS, TrueColors, WEAPONS, What, Where,
};

use super::whole::is_sure;

/// What is wrong with a sentence.
pub(crate) fn truth(said: &Sentence<TrueColors>) -> Result<(), String> {
    let name = said.message.name.as_ref();
    match (name, said.m) {
        ("review-open", _) => open(said),
        (_, &Move::Attack { target, weapon }) => attacked(said, name, (target, weapon)),
        (_, &Move::Reveal { card }) => turned_up(said, name, card),
        _ => let_live(said, name),
    }
}

fn acts(game: &TrueColors) -> Option<Acts> {
    match game.options() {
        Options::Before(acts) | Options::After(acts) => Some(acts),
        _ => None,
    }
}

fn weapons(cards: Cards) -> impl Iterator<Item = What> {
    cards.iter().filter_map(|card| if let Card::What(weapon) = card { Some(weapon) } else { None })
}

/// Every attack that can be made.
pub(crate) fn attacks(game: &TrueColors) -> Vec<(Seat, What)> {
    let Some(acts) = acts(game) else { return Vec::new() };
    acts.targets.iter().flat_map(|&seat| weapons(acts.weapons).map(move |weapon| (seat, weapon))).collect()
}

pub(crate) fn room(game: &TrueColors, by: Seat) -> Result<Where, String> {
    game.public().players[by].place.room().ok_or_else(|| "they stand in no room".into())
}

/// All that counts lies face up: TC-54, TC-55.
pub(crate) fn kills(game: &TrueColors, room: Where, (target, weapon): (Seat, What)) -> bool {
    let public = game.public();
    let up = public.players[target].face_up;
    public.forms_left(target) == 0 && up.contains(Card::Where(room)) && up.contains(Card::What(weapon))
}

pub(crate) fn names(message: &Message, arg: &str, card: Card) -> bool {
    message.args.get(arg) == Some(&card.into())
}

fn share(said: &Sentence<TrueColors>) -> Result<i64, String> {
    match said.message.args.get("share") {
        Some(Arg::Number(share)) if (0..100).contains(share) => Ok(*share),
        _ => Err("no share of the cases is told".into()),
    }
}

/// Whether an attack turns a card up, by what its player knew: nothing else can with shapes that stand in on a match
/// alone.
fn is_chance(said: &Sentence<TrueColors>, by: Seat, attack: (Seat, What)) -> Result<(), String> {
    let (target, weapon) = attack;
    let cards = Cards::of([Card::Where(room(said.before, by)?), Card::What(weapon)]);
    let hidden = cards.without(said.before.public().players[target].face_up);
    let belief =
        Belief::of(said.knew(by), Reading::Likely).map_err(|_| "nothing fits")?.ok_or("nothing is dealt")?;
    let holds_one = if hidden.is_empty() { 1.0 } else { belief.chance(Fact { seat: target, one_of: hidden }) };
    let told = said.percent("chance").ok_or("no chance is told")?;
    let Arg::Percent(least) = Arg::percent(holds_one) else { return Err("a chance is in per cent".into()) };
    let exact = said.knew(by).setup.decoy == Decoy::OnMatch;
    holds(if exact { told.abs_diff(least) <= 1 } else { told + 1 >= least }, &format!("its chance was {least}%"))
}

/// Whether an attack can turn nothing up, nor tell anything, by what its player knew.
fn is_in_vain(said: &Sentence<TrueColors>, by: Seat, (target, weapon): (Seat, What)) -> bool {
    let Ok(here) = room(said.before, by) else { return false };
    let cards = Cards::of([Card::Where(here), Card::What(weapon)]);
    let hidden = cards.without(said.before.public().players[target].face_up);
    let belief = Belief::of(said.knew(by), Reading::Likely).ok().flatten();
    !hidden.is_empty() && belief.is_some_and(|belief| belief.chance(Fact { seat: target, one_of: hidden }) < 0.02)
}

fn attacked(said: &Sentence<TrueColors>, name: &str, made: (Seat, What)) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("chance attacks nobody".into()) };
    let (message, moment) = (said.message, said.moment);
    let here = room(said.before, by)?;
    let kill = kills(said.before, here, made);
    let other = attacks(said.before).into_iter().find(|&(target, weapon)| {
        said.seat("target") == Some(target) && names(message, "weapon", Card::What(weapon))
    });
    match name {
        "review-attacked" => {
            holds(other == Some(made) && names(message, "room", Card::Where(here)), "another was attacked")
        }
        "review-thought" => {
            let belief = Belief::of(said.knew(by), Reading::Likely).ok().flatten().ok_or("nothing is dealt")?;
            let told = |name: &str, card| {
                message.args.get(name) == Some(&Arg::percent(belief.chance(Fact::card(made.0, card))))
            };
            let both = told("in-room", Card::Where(here)) && told("with-weapon", Card::What(made.1));
            holds(both && said.seat("target") == Some(made.0), "those are not the chances")
        }
        "review-only-attack" => {
            holds(moment.grade.is_none() && attacks(said.before).len() == 1, "there was another, or a grade")
        }
        "review-nothing-to-gain" => {
            let all = attacks(said.before);
            let none = |attack: &(Seat, What)| is_in_vain(said, by, *attack);
            holds(moment.grade.is_none() && all.len() > 1 && all.iter().all(none), "one of them promised something")
        }
        "review-won" => {
            let is_so = other == Some(made) && names(message, "room", Card::Where(here));
            let is_theirs = moment.seat != by && said.seat("who") == Some(by);
            holds(kill && is_so && is_theirs && said.after.turn() == Turn::Over, "nobody died so")
        }
        "review-sure-from" => {
            let is_so = other == Some(made) && said.seat("who") == Some(by);
            let ply = said.number("ply").and_then(|ply| usize::try_from(ply).ok()).ok_or("no move is told")?;
            let cards = [Card::Where(here), Card::What(made.1)];
            let sure = |ply: usize| is_sure(&said.table.after(ply).knowledge(Viewer::Seat(by)), made.0, cards);
            holds(is_so && sure(ply) && !sure(ply - 1), "they could be sure before, or not yet")
        }
        "review-shapes-taken" => {
            let (mut taken, mut freely) = (0_u32, 0_u32);
            said.table.replay(|before, m, _| {
                if let (Options::Answer { reveal, nothing }, &Move::Reveal { card: Card::Who(_) }) =
                    (before.options(), m)
                    && before.turn() == Turn::Player(made.0)
                {
                    taken += 1;
                    freely += u32::from(nothing || reveal.iter().any(|card| !matches!(card, Card::Who(_))));
                }
            });
            let is = |name: &str, number: u32| message.args.get(name) == Some(&number.into());
            holds(
                is("taken", taken) && is("freely", freely) && said.seat("who") == Some(made.0),
                "it was more often, or less",
            )
        }
        "review-open-from" => {
            let ply = said.number("ply").and_then(|ply| usize::try_from(ply).ok()).ok_or("no move is told")?;
            let is = |ply: usize| is_open(said.table.after(ply).game(), made.0);
            let of_victim = kill && said.seat("who") == Some(made.0);
            holds(of_victim && is(ply) && !is(ply - 1), "that was not to be seen, or before")
        }
        "review-face-up" => {
            let (card, from, reveal, attacker) = turned_up_at(said)?;
            let counts = [Card::Where(here), Card::What(made.1)].contains(&card) && from == made.0;
            let is_so = said.seat("who") == Some(from) && said.seat("by") == Some(attacker);
            holds(kill && counts && is_so && reveal.contains(card), "another was turned up, or otherwise")
        }
        "review-instead" => {
            let mut said_before = None;
            for other in &moment.text {
                if std::ptr::eq(other, message) {
                    break;
                }
                said_before = Some(other);
            }
            let before = said_before.filter(|before| before.name == "review-face-up").ok_or("of no card")?;
            let (card, from, reveal, _) = turned_up_at(&Sentence { message: before, ..*said })?;
            let others = Arg::or(reveal.iter().filter(|&other| other != card).map(the));
            let is_so = message.args.get("cards") == Some(&others) && moment.seat == made.0;
            holds(said.seat("who") == Some(from) && is_so, "it could not, or others")
        }
        "review-kills" => holds(kill && said.after.turn() == Turn::Over, "nobody died"),
        "review-promised" => {
            share(said)?;
            holds(!kill, "it killed")?;
            is_chance(said, by, made)
        }
        "review-better" => {
            let other = other.ok_or("there was no such attack")?;
            share(said)?;
            holds(other != made && moment.skill.is_some_and(|skill| skill < 0.0), "it was not better")?;
            is_chance(said, by, other)
        }
        "review-would-have-won" => {
            holds(!kill && other.is_some_and(|other| kills(said.before, here, other)), "nobody would have died")
        }
        // The answer comes with the next move; what is said of it is judged by its luck, which a test holds to zero.
        "review-brought" => {
            share(said)?;
            holds(
                moment.luck.is_some() && matches!(said.after.public().phase, Phase::Answer { .. }),
                "nothing was answered",
            )
        }
        "review-brought-nothing" => {
            share(said)?;
            holds(moment.luck.is_some_and(|luck| luck <= 1.0), "a card was turned up")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// The card as it is written in a sentence.
fn the(card: Card) -> Message {
    Message::new("the").with("card", card)
}

/// Which card a sentence says was turned up, by whom, what could be, and who had attacked: as it was at that move.
fn turned_up_at(said: &Sentence<TrueColors>) -> Result<(Card, Seat, Cards, Seat), String> {
    let ply = said.number("move").and_then(|ply| usize::try_from(ply).ok()).ok_or("no move is told")?;
    let before = said.table.after(ply - 1);
    let Move::Reveal { card } = said.table.log()[ply - 1] else { return Err("nothing was turned up then".into()) };
    let (Options::Answer { reveal, .. }, Phase::Answer { attack }) =
        (before.game().options(), before.game().public().phase)
    else {
        return Err("nothing was answered then".into());
    };
    holds(said.message.args.get("card") == Some(&the(card).into()), "that was another card")?;
    Ok((card, attack.target, reveal, attack.by))
}

fn let_live(said: &Sentence<TrueColors>, name: &str) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("chance lets nobody live".into()) };
    let here = room(said.before, by)?;
    let mut could = attacks(said.before).into_iter().filter(|&attack| kills(said.before, here, attack));
    match name {
        "review-let-live" => {
            holds(could.any(|(target, _)| said.seat("target") == Some(target)), "nobody could be killed")
        }
        "review-would-have-won" => {
            let named = |(target, weapon): (Seat, What)| {
                said.seat("target") == Some(target) && names(said.message, "weapon", Card::What(weapon))
            };
            holds(could.any(named), "nobody would have died")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

fn turned_up(said: &Sentence<TrueColors>, name: &str, card: Card) -> Result<(), String> {
    let Options::Answer { reveal, .. } = said.before.options() else { return Err("nothing was answered".into()) };
    match name {
        "review-turned-up" => {
            share(said)?;
            holds(names(said.message, "card", card) && reveal.contains(card), "another was turned up")
        }
        "review-could-turn-up" => {
            let Some(Arg::And(list)) = said.message.args.get("cards") else {
                return Err("nothing is named".into());
            };
            let named =
                |other: Card| list.iter().any(|arg| matches!(arg, Arg::Message(one) if names(one, "card", other)));
            let all = reveal.iter().filter(|&other| other != card).all(named);
            holds(all && list.len() + 1 == reveal.len(), "those are not the others")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// All can see where and with what somebody can be killed.
fn open(said: &Sentence<TrueColors>) -> Result<(), String> {
    let who = said.seat("who").ok_or("nobody is named")?;
    let [was, is] = [said.before, said.after].map(|game| is_open(game, who));
    holds(is && !was, "that was not to be seen, or before")
}

/// Whether all can see where and with what somebody can be killed.
pub(crate) fn is_open(game: &TrueColors, who: Seat) -> bool {
    let public = game.public();
    let up = public.players[who].face_up;
    public.forms_left(who) == 0 && !up.and(ROOMS).is_empty() && !up.and(WEAPONS).is_empty()
}
