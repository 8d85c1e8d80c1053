//! The review in words.

use game::words::{percent, times};
use game::{BySeat, Moment, Seat, Teller};

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
        let chance =
            format!("{struck}. By what {who} knew, the chance to turn a card up was {}", percent(made.chance));
        match best {
            None => format!("{chance}."),
            Some(best) => format!("{chance}; {}.", self.instead(best)),
        }
    }

    /// What an attack would have done.
    fn instead(&self, strike: &Strike) -> String {
        let how = format!("{} with the {}", self.name(strike.target), strike.weapon.title());
        if strike.kills {
            format!("striking {how} would have won")
        } else {
            format!("{how}: {}", percent(strike.chance))
        }
    }

    pub(super) fn let_live(&self, by: Seat, room: Where, strike: &Strike) -> String {
        format!("{} did not strike in the {}: {}.", self.name(by), room.title(), self.instead(strike))
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

    pub(super) fn summary(&self, death: Option<&Death>, hits: &BySeat<usize>, moments: &[Moment]) -> Vec<String> {
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
                moments.iter().filter(move |moment| moment.seat == seat && moment.what == what)
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
        said
    }
}
