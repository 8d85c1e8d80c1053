//! The game itself: whose turn it is, what may be done, and what a move does.

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use game::{BySeat, Game, Illegal, Seat, SetupError, Turn, Viewer};
use mansion::{Board, Spot, SquareSet};

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, Suspect};
use crate::moves::{Dice, Move, WeaponRooms};
use crate::options::{Options, Walk};
use crate::seen::{Observation, Own, Phase, Public, Suggestion};
use crate::setup::{AccuseAfterCard, LastDetective, Setup, SuggestionOnEntry};

mod refusal;

/// A game of Clue in progress: the whole truth.
#[derive(Clone)]
pub struct Clue {
    pub(crate) setup: Arc<Setup>,
    pub(crate) public: Public,
    /// The squares where tokens stand, whether anybody plays them or not.
    occupied: SquareSet,
    pub(crate) hands: BySeat<CardSet>,
    /// None before the deal.
    pub(crate) case_file: Option<Crime>,
    /// The cards that each seat was shown, by the seat that showed them.
    pub(crate) seen: BySeat<BySeat<CardSet>>,
    /// The card shown for the last suggestion.
    pub(crate) shown: Option<Card>,
}

impl Game for Clue {
    const NAME: &'static str = "clue";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Move = Move;
    type Options = Options;
    type Observation = Observation;
    type Public = Public;
    type Own = Own;

    fn start(setup: &Setup) -> Result<Clue, SetupError> {
        setup.check()?;
        let seats = setup.tokens.len();
        let board = setup.board.board();
        let deck = setup.deck();
        // CL-11: dealt one by one from seat 0, so the first seats get one more (CL-12).
        let dealt = deck.len() - 3;
        let hand_sizes = BySeat::new(seats, |seat| ((dealt + seats - 1 - seat.index()) / seats) as u8);
        let starts = &board.starts()[..setup.suspects.into()]; // CL-10
        let public = Public {
            deck,
            hand_sizes,
            tokens: starts.iter().map(|&start| Place::of(Spot::Square(start), board)).collect(),
            weapons: WeaponRooms::default(),
            active: Seat(0), // CL-13: seat 0 has the first token that is played.
            phase: Phase::Deal,
            dice: Dice::default(),
            summoned: BySeat::new(seats, |_| false),
            suggestion: None,
            lacks: BySeat::new(seats, |_| CardSet::EMPTY),
            accused: BySeat::new(seats, |_| None),
            winner: None,
            case_file: None,
        };
        Ok(Clue {
            setup: Arc::new(setup.clone()),
            public,
            occupied: starts.iter().copied().collect(),
            hands: BySeat::new(seats, |_| CardSet::EMPTY),
            case_file: None,
            seen: BySeat::new(seats, |_| BySeat::new(seats, |_| CardSet::EMPTY)),
            shown: None,
        })
    }

    /// The rules set no bound. Games of random moves, the longest there are, end long before this.
    fn most_moves(_: &Setup) -> usize {
        20_000
    }

    fn seats(&self) -> usize {
        self.setup.tokens.len()
    }

    fn turn(&self) -> Turn {
        match self.public.phase {
            Phase::Deal | Phase::Dice => Turn::Chance,
            Phase::Answer => Turn::Player(self.asked()),
            Phase::Start | Phase::Walk | Phase::Entered | Phase::EnteredByPassage | Phase::Answered => {
                Turn::Player(self.public.active)
            }
            Phase::Over => Turn::Over,
        }
    }

    fn options(&self) -> Options {
        let mut options = Options { deck: self.public.deck, ..Options::default() };
        match self.public.phase {
            Phase::Deal => options.deal = Some(self.public.hand_sizes.clone()),
            Phase::Start => self.offer_start(&mut options),
            Phase::Dice => options.dice = Some(self.setup.dice),
            Phase::Walk => options.walk = Some(self.walk()),
            // CL-40
            Phase::Entered | Phase::EnteredByPassage => {
                options.suggest = self.place().room();
                options.end = match self.setup.suggestion_on_entry {
                    SuggestionOnEntry::ByTheSheet => self.public.phase == Phase::EnteredByPassage,
                    SuggestionOnEntry::Required => false,
                    SuggestionOnEntry::Optional => true,
                };
            }
            Phase::Answer => {
                options.show = self.hands[self.asked()].and(self.suggested());
                options.pass = options.show.is_empty(); // CL-43
            }
            Phase::Answered => (options.accuse, options.end) = (true, true), // CL-44, CL-45
            Phase::Over => {}
        }
        options
    }

    fn weight(&self, _chance: &Move) -> f64 {
        // Every deal is as likely as any other, and so is every roll.
        1.0
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        use game::Options as _;
        if self.options().contains(m) { Ok(()) } else { Err(self.refusal(m)) }
    }

    fn apply(&mut self, m: &Move) {
        if self.public.phase == Phase::Start {
            self.public.summoned[self.public.active] = false; // CL-46 serves one turn.
        }
        match *m {
            Move::Deal(ref deal) => {
                self.hands = deal.hands.clone();
                self.case_file = Some(deal.case_file);
                self.public.weapons = deal.weapons.clone();
                self.public.phase = Phase::Start;
            }
            Move::Roll => self.public.phase = Phase::Dice,
            Move::Dice { dice } => {
                self.public.dice = dice;
                self.public.phase = Phase::Walk;
            }
            Move::Go { to } => self.arrive(to),
            Move::Passage => {
                let to = self.passage().expect("only a room with a passage offers it");
                self.arrive(to);
                self.public.phase = Phase::EnteredByPassage;
            }
            Move::Suggest(crime) => self.suggest(crime),
            Move::Show { card } => self.show(card),
            Move::Pass => self.pass(),
            Move::Accuse(crime) => self.accuse(crime),
            Move::End => self.end_turn(),
        }
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::new(self.seats(), |seat| i32::from(self.public.winner == Some(seat)))
    }

    /// Nobody wins when the last detective accuses wrongly (CL-65).
    fn winners(&self) -> BySeat<bool> {
        self.scores().map(|_, &score| score > 0)
    }

    fn observe(before: &Clue, m: &Move, after: &Clue, viewer: Viewer) -> Option<Observation> {
        Some(crate::seen::observe(before, m, after, viewer))
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> Option<Own> {
        Some(crate::seen::own(self, seat))
    }
}

impl Clue {
    /// The board played on.
    pub fn board(&self) -> &'static Board {
        self.setup.board.board()
    }

    /// The token of the player whose turn it is.
    pub(crate) fn token(&self) -> Suspect {
        self.setup.tokens[self.public.active.index()]
    }

    /// Where that token stands.
    pub(crate) fn place(&self) -> Place {
        self.public.tokens[self.token().index()]
    }

    pub(crate) fn spot(&self) -> Spot {
        self.place().on(self.board()).expect("tokens stand on the board")
    }

    /// The squares where the other tokens stand, whether anybody plays them or not (CL-21).
    pub(crate) fn taken(&self) -> SquareSet {
        match self.spot() {
            Spot::Square(own) => self.occupied.without(SquareSet::one(own)),
            Spot::Room(_) => self.occupied,
        }
    }

    /// The walk after the dice.
    pub(crate) fn walk(&self) -> Walk {
        let steps = self.public.dice.total();
        Walk::new(self.setup.board, self.place(), self.taken(), steps, self.setup.full_roll)
    }

    /// The room at the other end of the passage, if the token stands in a room that has one (CL-26).
    pub(crate) fn passage(&self) -> Option<Place> {
        let Spot::Room(room) = self.spot() else { return None };
        let to = self.board().passage(room)?;
        Some(Place::of(Spot::Room(to), self.board()))
    }

    /// The seat that is asked.
    pub(crate) fn asked(&self) -> Seat {
        let suggestion = self.public.suggestion.as_ref();
        suggestion.and_then(|suggestion| suggestion.asked).expect("somebody is asked while answers are given")
    }

    /// The three cards last suggested.
    pub(crate) fn suggested(&self) -> CardSet {
        self.public.suggestion.as_ref().map_or(CardSet::EMPTY, |suggestion| suggestion.crime.cards())
    }

    /// Whether the seat has accused wrongly (CL-62).
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.public.accused[seat].is_some() && self.public.winner != Some(seat)
    }

    fn offer_start(&self, options: &mut Options) {
        options.roll = self.board().can_step(self.spot(), self.taken());
        options.passage = self.passage().and_then(Place::room);
        // CL-46
        options.suggest = self.place().room().filter(|_| self.public.summoned[self.public.active]);
        options.accuse = true; // CL-60: whoever has accused wrongly has no turn any more.
        options.end = !options.roll && options.passage.is_none(); // CL-27
    }

    /// Puts a token somewhere else, and says whether it stood elsewhere before.
    fn put(&mut self, token: Suspect, to: Place) -> bool {
        let board = self.board();
        let from = std::mem::replace(&mut self.public.tokens[token.index()], to);
        if let Some(Spot::Square(left)) = from.on(board) {
            self.occupied.remove(left);
        }
        if let Some(Spot::Square(square)) = to.on(board) {
            self.occupied.insert(square);
        }
        from != to
    }

    fn arrive(&mut self, to: Place) {
        self.put(self.token(), to);
        match to {
            Place::Room(_) => self.public.phase = Phase::Entered,
            Place::Square(_) => self.end_turn(),
        }
    }

    /// CL-41, CL-42: the token and the weapon are moved; CL-43: the one on the left is asked first.
    fn suggest(&mut self, crime: Crime) {
        let by = self.public.active;
        let was_moved = self.put(crime.suspect, Place::Room(crime.room));
        self.public.weapons.0[crime.weapon.index()] = crime.room;
        if let Some(seat) = self.setup.tokens.iter().position(|&token| token == crime.suspect) {
            let seat = Seat(seat as u8);
            // CL-46: moved from elsewhere; whoever suggests is in the room already.
            if was_moved && !self.is_out(seat) {
                self.public.summoned[seat] = true;
            }
        }
        let asked = Some(by.next(self.seats()));
        self.public.suggestion = Some(Suggestion { by, crime, passed: ArrayVec::new(), asked, shown_by: None });
        self.public.phase = Phase::Answer;
        self.shown = None;
    }

    fn show(&mut self, card: Card) {
        let suggestion = self.public.suggestion.as_mut().expect("cards are shown for a suggestion");
        let holder = suggestion.asked.take().expect("whoever shows was asked");
        suggestion.shown_by = Some(holder);
        self.seen[suggestion.by][holder].insert(card);
        self.shown = Some(card);
        // CL-44
        match self.setup.accuse_after_card {
            AccuseAfterCard::Off => self.end_turn(),
            AccuseAfterCard::Allowed => self.public.phase = Phase::Answered,
        }
    }

    fn pass(&mut self) {
        let seats = self.seats();
        let suggestion = self.public.suggestion.as_mut().expect("passing answers a suggestion");
        let lacking = suggestion.asked.take().expect("whoever passes was asked");
        suggestion.passed.push(lacking);
        let cards = suggestion.crime.cards();
        let next = lacking.next(seats);
        if next == suggestion.by {
            self.public.phase = Phase::Answered; // CL-45
        } else {
            suggestion.asked = Some(next);
        }
        self.public.lacks[lacking] = self.public.lacks[lacking].or(cards);
    }

    fn accuse(&mut self, crime: Crime) {
        let by = self.public.active;
        self.public.accused[by] = Some(crime);
        if self.case_file == Some(crime) {
            self.finish(Some(by)); // CL-61
            return;
        }
        self.clear_doorway();
        let mut left = Seat::all(self.seats()).filter(|&seat| !self.is_out(seat));
        match (left.next(), left.next()) {
            // CL-65
            (None, _) => self.finish(None),
            (Some(last), None) if self.setup.last_detective == LastDetective::Wins => self.finish(Some(last)),
            _ => self.end_turn(),
        }
    }

    /// CL-64: a token that blocks a door goes into the room.
    fn clear_doorway(&mut self) {
        if let Spot::Square(square) = self.spot()
            && let Some(room) = self.board().opening(square).iter().next()
        {
            self.put(self.token(), Place::of(Spot::Room(room), self.board()));
        }
    }

    /// CL-65: however the game ends, the case file is opened for all.
    fn finish(&mut self, winner: Option<Seat>) {
        self.public.winner = winner;
        self.public.case_file = self.case_file;
        self.public.phase = Phase::Over;
    }

    /// The next player who has not accused wrongly begins a turn.
    fn end_turn(&mut self) {
        let mut next = self.public.active.next(self.seats());
        while self.is_out(next) {
            next = next.next(self.seats());
        }
        self.public.active = next;
        self.public.phase = Phase::Start;
    }
}

/// The public part alone: what a debugger prints, anybody at the table may read.
impl fmt::Debug for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clue").field("setup", &self.setup).field("public", &self.public).finish_non_exhaustive()
    }
}
