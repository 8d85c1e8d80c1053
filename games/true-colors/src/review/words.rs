//! The review in words.

use game::words::{percent, times};
use game::{BySeat, Review, Seat, Teller};

use super::{Death, Strike};
use crate::{Card, What, Where};

/// Speaks of the players by their names.
pub(super) struct Words<'a>(pub(super) Teller<'a>);

impl Words<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.0.who(seat)
    }

    pub(super) fn attacked(&self, by: Seat, room: Where, made: &Strike, best: Option<&Strike>) -> String {
        let who = self.name(by);
        let struck = format!(
            "{who} attacked {} in the {} with the {}",
            self.name(made.target),
            room.title(),
            made.weapon.title()
        );
        if made.kills {
            return format!("{struck}, and all could see that it would kill.");
        }
        let promised = format!("{struck}. By what {who} knew, it promised {}", promise(made));
        match best {
            None => format!("{promised}."),
            Some(Strike { kills: true, target, weapon, .. }) => {
                format!("{promised}; {}.", self.instead(*target, *weapon))
            }
            Some(best) => {
                let how = format!("{} with the {}", self.name(best.target), best.weapon.title());
                format!("{promised}; {how}: {}.", promise(best))
            }
        }
    }

    /// What an attack that would have killed would have done.
    fn instead(&self, target: Seat, weapon: What) -> String {
        format!("striking {} with the {} would have won", self.name(target), weapon.title())
    }

    pub(super) fn let_live(&self, by: Seat, room: Where, target: Seat, weapon: What) -> String {
        format!("{} did not strike in the {}: {}.", self.name(by), room.title(), self.instead(target, weapon))
    }

    /// How an attack was answered.
    pub(super) fn brought(&self, is_up: bool, told: f64) -> String {
        let what = if is_up { "A card was turned up" } else { "Nothing was turned up" };
        format!(" {what}, which told {}.", amount(told))
    }

    pub(super) fn turned_up(&self, seat: Seat, chosen: Card, told: &[(Card, f64)]) -> String {
        let bits = |&(card, bits): &(Card, f64)| format!("{} {:.1}", card.title(), bits + 0.0);
        let is_chosen = |told: &&(Card, f64)| told.0 == chosen;
        let told_bits = told.iter().find(is_chosen).map_or(0.0, |told| told.1);
        let others: Vec<String> = told.iter().filter(|told| !is_chosen(told)).map(bits).collect();
        format!(
            "{} chose to turn up {}, which told those who look on {:.1} bits. The others would have told: {}.",
            self.name(seat),
            chosen.title(),
            told_bits,
            others.join(", ")
        )
    }

    pub(super) fn sure(&self, by: Seat, victim: Seat, room: Where, weapon: What) -> String {
        let (room, weapon) = (room.title(), weapon.title());
        format!(
            "From here on {} could be sure that the {room} and the {weapon} hurt {}.",
            self.name(by),
            self.name(victim)
        )
    }

    pub(super) fn open(&self, victim: Seat, room: Where, weapon: What) -> String {
        let (room, weapon) = (room.title(), weapon.title());
        format!("From here on all could see that the {weapon} in the {room} would kill {}.", self.name(victim))
    }

    pub(super) fn summary(&self, death: Option<&Death>, hits: &BySeat<usize>, review: &Review) -> Vec<String> {
        let mut said = vec![match death {
            None => "Nobody won: the game took too long.".into(),
            Some(Death { by, victim, room, weapon, .. }) => format!(
                "{} won: {} died in the {} by the {}.",
                self.name(*by),
                self.name(*victim),
                room.title(),
                weapon.title()
            ),
        }];
        if let Some((death, open)) = death.and_then(|death| Some((death, death.open?))) {
            let victim = self.name(death.victim);
            said.push(format!("From move {open} on, everybody could see how {victim} could be killed."));
        }
        for (seat, &hits) in hits.iter() {
            let own = |what: &'static str| {
                review.moments.iter().filter(move |moment| moment.seat == seat && moment.what == what)
            };
            let who = self.name(seat);
            said.push(match own("Attack").count() + own("Kill").count() {
                0 => format!("{who} attacked nobody."),
                count => format!("{who} attacked {}, and {} a card was turned up.", times(count), times(hits)),
            });
            if own("Missed kill").next().is_some() {
                said.push(format!("{who} could have won sooner."));
            }
        }
        let luckiest = review.totals.iter().max_by(|one, other| one.luck.total_cmp(&other.luck));
        if let Some(best) = luckiest.filter(|best| best.luck > 0.5) {
            let who = self.name(best.seat);
            said.push(format!(
                "{who} had the luckiest answers: {:.1} cards more than could be expected.",
                best.luck
            ));
        }
        said
    }
}

/// What an attack promised: "a card to 75 % and 1.4 bits".
fn promise(strike: &Strike) -> String {
    format!("a card to {} and {}", percent(strike.chance), amount(strike.expected))
}

/// "1.4 bits".
fn amount(bits: f64) -> String {
    match format!("{:.1}", bits + 0.0).as_str() {
        "0.0" | "-0.0" => "nothing new".into(),
        "1.0" => "1 bit".into(),
        bits => format!("{bits} bits"),
    }
}
