//! What the questions of others say of their hands.

use game::{Knowledge, Seat};
use inference::Weight;

use crate::cards::{CardSet, ROOMS};
use crate::deduce::{Holder, Names};
use crate::rules::Clue;
use crate::seen::Observation;

/// How much likelier it is that a player asks for what they want to know than that they pretend to.
const SINCERE: f64 = 20.0;

/// How likely hands are by what their players asked for. Whoever asks for a suspect or a weapon wants to know who has it:
/// they do not hold it, and nobody has shown it to them. Where nobody had any of the three and they did not accuse, they
/// hold one. Rooms say nothing: one asks where one is.
pub(super) fn weights(knowledge: &Knowledge<Clue>, names: &Names) -> Vec<Weight> {
    let weight = |seat: Seat, cards: CardSet, none: f64, some: f64| {
        let mut factors = vec![some; cards.len() + 1];
        factors[0] = none;
        Weight { holder: names.holder(Holder::Seat(seat)), cards: names.set(cards), factors }
    };
    let mut weights = Vec::new();
    for asker in Seat::all(names.setup.players()).filter(|&seat| knowledge.viewer.seat() != Some(seat)) {
        // Backwards: what they ask for from here on, and whether they end this turn without having been shown a card.
        let (mut wanted, mut unanswered) = (CardSet::EMPTY, false);
        for told in knowledge.observations.iter().rev() {
            match *told {
                Observation::Ended { seat } if seat == asker => unanswered = true,
                Observation::Showed { seat, to, crime, card } if to == asker => {
                    unanswered = false;
                    let left = crime.cards().without(wanted);
                    if card.is_none() && left.len() < 3 {
                        weights.push(weight(seat, left, 1.0, SINCERE));
                    }
                }
                Observation::Suggested { seat, crime } if seat == asker => {
                    if std::mem::take(&mut unanswered) {
                        weights.push(weight(asker, crime.cards(), 1.0, SINCERE));
                    }
                    wanted = wanted.or(crime.cards().without(ROOMS));
                }
                Observation::Accused { seat, crime, .. } if seat == asker => wanted = crime.cards(),
                _ => {}
            }
        }
        weights.extend(wanted.iter().map(|card| weight(asker, CardSet::one(card), SINCERE, 1.0)));
    }
    weights
}

#[cfg(test)]
mod tests {
    use game::{Reading, Table, Viewer};
    use inference::Solver;
    use testkit::script::play;

    use super::*;
    use crate::cards::Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsPeacock, MrsWhite, ProfessorPlum};
    use crate::cards::Weapon::{Candlestick, Knife, LeadPipe, Revolver, Rope, Wrench};
    use crate::cards::{Card, Crime, Room};
    use crate::deduce::{Belief, Casebook, Fact};
    use crate::moves::{Deal, Move, WeaponRooms};
    use crate::setup::Setup;

    const ANN: Seat = Seat(0);
    const BEN: Seat = Seat(1);
    const CAT: Seat = Seat(2);
    const ASKED: Crime = Crime { suspect: MrGreen, weapon: Rope, room: Room::Hall };

    /// How much likelier Cat thinks it by what Ann asks for that a seat has this card.
    fn shift(told: &[Observation], seat: Seat, card: Card) -> f64 {
        let mut table = Table::<Clue>::new(Setup::new(&[MissScarlet, ColonelMustard, MrsWhite])).unwrap();
        let run = |from, to| Room::ALL[from..to].iter().map(|&room| Card::Room(room));
        let hand = |suspects: [_; 2], weapons: [_; 2], rooms| {
            suspects
                .map(Card::Suspect)
                .into_iter()
                .chain(weapons.map(Card::Weapon))
                .chain(rooms)
                .collect::<CardSet>()
        };
        let cats = [Card::Suspect(ProfessorPlum), Card::Weapon(Wrench)].into_iter().chain(run(5, 9));
        let hands = [
            hand([MissScarlet, ColonelMustard], [Candlestick, Knife], run(1, 3)),
            hand([MrsWhite, MrsPeacock], [LeadPipe, Revolver], run(3, 5)),
            cats.collect(),
        ];
        let case_file = Crime { room: Room::Study, ..ASKED };
        let weapons = WeaponRooms(Room::ALL[..6].iter().copied().collect());
        play(&mut table, [Move::Deal(Deal { hands: hands.into_iter().collect(), case_file, weapons })]);
        let mut knowledge = table.knowledge(Viewer::Seat(CAT));
        knowledge.observations.extend_from_slice(told);
        let casebook = Casebook::of(&knowledge).unwrap();
        let chance = |weights| {
            let belief = Belief::weighed(&mut Solver::default(), &casebook, Reading::Likely, weights).unwrap();
            belief.chance(Fact { card, holder: Holder::Seat(seat) })
        };
        chance(weights(&knowledge, &casebook.names)) - chance(Vec::new())
    }

    fn asks(crime: Crime) -> Observation {
        Observation::Suggested { seat: ANN, crime }
    }

    fn passes(seat: Seat) -> Observation {
        Observation::Passed { seat, to: ANN, crime: ASKED }
    }

    #[test]
    fn who_asks_for_a_suspect_or_a_weapon_does_not_hold_it() {
        let told = [asks(ASKED), passes(BEN)];
        for card in [Card::Suspect(MrGreen), Card::Weapon(Rope)] {
            assert!(shift(&told, ANN, card) < -0.2);
        }
        assert!(shift(&told, ANN, Card::Room(Room::Hall)) >= 0.0);
        assert_eq!(shift(&[], ANN, Card::Weapon(Rope)), 0.0);
    }

    #[test]
    fn who_asks_for_it_again_was_not_shown_it() {
        let shows = Observation::Showed { seat: BEN, to: ANN, crime: ASKED, card: None };
        let told = [asks(ASKED), shows, asks(Crime { suspect: MrsPeacock, room: Room::Lounge, ..ASKED })];
        assert!(shift(&told, BEN, Card::Weapon(Rope)) < shift(&told[..2], BEN, Card::Weapon(Rope)) - 0.05);
        assert!(shift(&told, BEN, Card::Suspect(MrGreen)) > shift(&told[..2], BEN, Card::Suspect(MrGreen)) + 0.1);
    }

    #[test]
    fn who_is_shown_nothing_and_does_not_accuse_has_asked_for_something_of_their_own() {
        let told = [asks(ASKED), passes(BEN), passes(CAT), Observation::Ended { seat: ANN }];
        let hall = Card::Room(Room::Hall);
        assert!(shift(&told, ANN, hall) > shift(&told[..3], ANN, hall) + 0.1);
    }
}
