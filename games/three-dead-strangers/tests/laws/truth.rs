//! Every sentence of a review beside the game and what was known: law 10.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use game::{Arg, Deduce, Game, Knowledge, Message, Options as _, Reading, Seat, Turn, Viewer};
use presentation::{Grade, Playable};
use rand::SeedableRng;
use testkit::{Sentence, holds};
use three_dead_strangers::{Accusable, Aspect, Character, Fact, Move, Options, Strangers};

/// What is wrong with a sentence.
pub(crate) fn truth(said: &Sentence<Strangers>) -> Result<(), String> {
    let name = said.message.name.as_ref();
    match name {
        "review-could-know" => return could_know(said),
        "review-thought" => return thought(said),
        "review-thought-open" | "review-thought-against" | "review-thought-bluff" | "review-thought-guess" => {
            return doubtful(said);
        }
        "review-was-exposed" => return exposed(said),
        "review-could-cover" | "review-could-cover-but" => return could_cover(said),
        "review-had-completed" | "review-had-left-it" => return missed(said),
        "review-betrayed" => return betrayed(said),
        "review-complete-since" => {
            let Move::Accuse { victim, character, .. } = *said.m else { return Err("nobody was accused".into()) };
            let ply = said.number("move").and_then(|ply| usize::try_from(ply).ok()).ok_or("no move is told")?;
            let shows = |ply| complete(said.table.after(ply).game())[usize::from(victim)].contains(&character);
            let now = said.moment.ply as usize;
            return holds((ply..now).all(shows) && !shows(ply - 1), "it was complete before, or later");
        }
        "review-found" => {
            let Move::Accuse { character, seat, .. } = *said.m else { return Err("nobody was accused".into()) };
            let is = is_so(said.before, Fact { seat, character }) && said.seat("who") == Some(seat);
            return holds(is && names(said.message, character), "that is not so");
        }
        _ => {}
    }
    match *said.m {
        Move::Accuse { victim, character, seat } => {
            Accused::of(said, Accusable { victim, character, seat }).judge(name)
        }
        Move::Lay { .. } => laid(said, name),
        _ => Err("nothing is said of such a move".into()),
    }
}

pub(crate) fn chance(knowledge: &Knowledge<Strangers>, reading: Reading, fact: Fact) -> f64 {
    let chances = Strangers::chances(knowledge, reading).expect("the knowledge is of a real game");
    chances.iter().find(|(known, _)| *known == fact).map_or(0.0, |&(_, chance)| chance)
}

pub(crate) fn is_so(game: &Strangers, fact: Fact) -> bool {
    let mut facts = Vec::new();
    game.facts(&mut facts);
    facts.contains(&fact)
}

pub(crate) fn names(message: &Message, character: Character) -> bool {
    message.args.get("character") == Some(&character.into())
}

fn tells(said: &Sentence<Strangers>, name: &str, chance: f64) -> bool {
    said.message.args.get(name) == Some(&Arg::percent(chance))
}

fn character_in(message: &Message) -> Option<Character> {
    Character::ALL.into_iter().find(|&character| names(message, character))
}

/// An accusation, with what its player knew.
struct Accused<'a> {
    said: &'a Sentence<'a, Strangers>,
    by: Seat,
    about: Fact,
    own: Character,
    /// Its chance, likely and possible.
    likely: f64,
    possible: f64,
    /// The chances of all others that could have found somebody out.
    others: Vec<(Fact, f64)>,
    could_lay: bool,
}

impl<'a> Accused<'a> {
    fn of(said: &'a Sentence<'a, Strangers>, accused: Accusable) -> Accused<'a> {
        let Turn::Player(by) = said.before.turn() else { panic!("chance accuses nobody") };
        let knowledge = said.knew(by);
        let about = Fact { seat: accused.seat, character: accused.character };
        let own = knowledge.view.own.as_ref().expect("a player is somebody").character;
        let public = &knowledge.view.public;
        let Some(Options::Play(play)) = &knowledge.options else { panic!("it is their turn") };
        let facts: BTreeSet<Fact> =
            play.accuse.iter().map(|other| Fact { seat: other.seat, character: other.character }).collect();
        let open =
            |fact: &Fact| *fact != about && fact.character != own && public.players[fact.seat].revealed.is_none();
        let likely = |fact| chance(knowledge, Reading::Likely, fact);
        let mut moves = Vec::new();
        said.before.options().list(&mut moves);
        Accused {
            said,
            by,
            about,
            own,
            likely: likely(about),
            possible: chance(knowledge, Reading::Possible, about),
            others: facts.into_iter().filter(open).map(|fact| (fact, likely(fact))).collect(),
            could_lay: moves.iter().any(|m| matches!(m, Move::Lay { .. })),
        }
    }

    fn most(&self) -> f64 {
        self.others.iter().map(|(_, chance)| *chance).fold(0.0, f64::max)
    }

    /// The other accusation that the sentence names, and its chance.
    fn named(&self) -> Option<f64> {
        let fact = Fact { seat: self.said.seat("who")?, character: character_in(self.said.message)? };
        let chance = self.others.iter().find(|(other, _)| *other == fact)?.1;
        tells(self.said, "chance", chance).then_some(chance)
    }

    fn judge(&self, name: &str) -> Result<(), String> {
        let (said, fact) = (self.said, self.about);
        let was = &said.before;
        match name {
            "review-accused" => {
                let names_it = said.seat("by") == Some(self.by) && said.seat("who") == Some(fact.seat);
                holds(names_it && names(said.message, fact.character), "another was accused")?;
                let says = |name: &str| said.moment.text.iter().any(|message| message.name == name);
                let looks_rash = said.moment.grade.is_some() && self.likely > 0.0 && self.likely < 0.25;
                let reason = says("review-had-to-accuse");
                holds(!looks_rash || reason != self.could_lay, "it is not said that nothing else could be played")?;
                let is_best = said.moment.grade == Some(Grade::Best);
                holds(
                    !is_best || !self.could_lay || self.likely > 0.24,
                    "it is praised, and to keep the card was better",
                )
            }
            "review-bluff" => holds(self.own == fact.character, "that is not their own character"),
            "review-had-been-found-out" => {
                let revealed = said.knew(self.by).view.public.players[fact.seat].revealed;
                holds(revealed == Some(fact.character) && is_so(was, fact), "they had not been found out")
            }
            "review-could-be-sure" => holds(self.possible == 1.0 && is_so(was, fact), "it was not certain"),
            "review-both-chances" => {
                let told = tells(said, "likely", self.likely) && tells(said, "possible", self.possible);
                holds(told && self.possible > 0.0 && self.possible < 1.0, "those are not its chances")
            }
            "review-could-not-be-right" => holds(self.possible == 0.0 && !is_so(was, fact), "it could be right"),
            "is-character" | "accused-rightly" | "accused-wrongly" => {
                let (Some(seat), Some(character)) = (said.seat("who"), character_in(said.message)) else {
                    return Err("nobody is named".into());
                };
                holds(is_so(was, Fact { seat, character }) == (name != "accused-wrongly"), "that is not so")
            }
            "review-had-to-accuse" => {
                holds(said.seat("who") == Some(self.by) && !self.could_lay, "something else could be played")
            }
            "review-nothing-else" => holds(!self.could_lay && self.most() == 0.0, "something else could be played"),
            "review-keep-it" => {
                holds(self.could_lay && self.most() < 0.25 && self.likely < 0.25, "that was not best")
            }
            "review-no-other" => holds(self.others.is_empty(), "there was another"),
            "review-no-other-could-be" => {
                holds(!self.others.is_empty() && self.most() == 0.0, "another could have been right")
            }
            "review-another-was-likelier" => {
                let named = self.named().ok_or("there was no such accusation, or its chance is another")?;
                holds(named > self.likely && named == self.most(), "it was not the likeliest")
            }
            "review-another-was-as-likely" | "review-next-best" => {
                let named = self.named().ok_or("there was no such accusation, or its chance is another")?;
                let less =
                    if name == "review-next-best" { named < self.likely } else { named > 0.97 * self.likely };
                holds(less && named == self.most() && self.likely >= 0.98 * named, "that is not how likely it was")
            }
            "review-it-was-right" => holds(is_so(was, fact), "it was wrong"),
            "review-it-was-wrong" => holds(!is_so(was, fact), "it was right"),
            _ => Err("nobody judges this sentence".into()),
        }
    }
}

/// Against whom the evidence shows in front of the victims, by victim.
fn complete(game: &Strangers) -> Vec<Vec<Character>> {
    let public = game.public();
    let of = |at: &three_dead_strangers::Victim| at.complete.iter().collect();
    public.victims.iter().map(of).collect()
}

/// Of how many murders a character can be accused by what shows.
fn open(game: &Strangers, who: Character) -> usize {
    let victims = &game.public().victims;
    victims.iter().filter(|at| at.solved.is_none() && at.complete.contains(who)).count()
}

/// The characters whose evidence a move completes.
fn completes(before: &Strangers, m: &Move) -> Vec<Character> {
    let mut after = before.clone();
    after.apply(m);
    // A game that ends takes the evidence away: what it completed there nobody says.
    let was = complete(before);
    let now = complete(&after);
    now.iter().zip(&was).flat_map(|(now, was)| now.iter().copied().filter(|who| !was.contains(who))).collect()
}

/// Everything that shows against a character in front of a victim.
fn against(game: &Strangers, victim: usize, who: Character) -> BTreeSet<Aspect> {
    let public = game.public();
    let shown = public.victims[victim].grid.cells().iter().filter_map(|cell| cell.half.shows());
    shown.filter(|(shown, _)| *shown == who).map(|(_, what)| what).collect()
}

fn own_of(knowledge: &Knowledge<Strangers>) -> Character {
    knowledge.view.own.as_ref().expect("a player is somebody").character
}

/// Somebody else completed the evidence against a player.
fn exposed(said: &Sentence<Strangers>) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("no evidence was played".into()) };
    let who = said.seat("who").ok_or("nobody is named")?;
    let own = own_of(said.knew(who));
    let hidden = said.knew(who).view.public.players[who].revealed.is_none();
    let done = completes(said.before, said.m).contains(&own);
    holds(done && hidden && who != by && said.moment.seat == who, "it was not the evidence against them")?;
    holds(said.seat("by") == Some(by), "somebody else did it")
}

/// A player could have covered some of the evidence against them, which somebody else then completed, on their last turn
/// before that.
fn could_cover(said: &Sentence<Strangers>) -> Result<(), String> {
    let (Move::Lay { victim, .. } | Move::Accuse { victim, .. }) = *said.m else {
        return Err("nobody was exposed or accused".into());
    };
    let (victim, who) = (usize::from(victim), said.seat("who").ok_or("nobody is named")?);
    holds(said.moment.seat == who, "it is not theirs")?;
    let own = own_of(said.knew(who));
    let ply = said.number("move").and_then(|ply| usize::try_from(ply).ok()).ok_or("no move is told")?;
    let game = |ply| said.table.after(ply);
    let is_complete = |ply: &usize| complete(game(*ply).game())[victim].contains(&own);
    let done = (ply..=said.moment.ply as usize).find(is_complete);
    // A game that ends shows nothing more.
    let done = done.unwrap_or(said.moment.ply as usize);
    let then = game(ply - 1);
    let mut moves = Vec::new();
    then.game().options().list(&mut moves);
    let covers = |m: &Move| {
        let mut after = then.game().clone();
        after.apply(m);
        against(&after, victim, own).len() < 2
    };
    let later = (ply..done - 1).any(|ply| game(ply).game().turn() == Turn::Player(who));
    let left = against(game(ply).game(), victim, own).len() == 2;
    let theirs = then.game().turn() == Turn::Player(who) && !later;
    if said.message.name == "review-could-cover" {
        let adviser = Strangers::adviser().expect("moves of a bot are hints");
        let hint = adviser.choose(&then.knowledge(Viewer::Seat(who)), &mut ChaCha8Rng::seed_from_u64(ply as u64));
        holds(said.table.log()[ply - 1] != hint, "it is what a hint would have them do")?;
    }
    holds(theirs && left && moves.iter().any(covers), "they could not have covered any of it then")
}

/// Whoever is found out had completed the evidence, or left it so at a move since then, though another move would not
/// have.
fn missed(said: &Sentence<Strangers>) -> Result<(), String> {
    let Move::Accuse { victim, .. } = *said.m else { return Err("nobody was accused".into()) };
    let (victim, who) = (usize::from(victim), said.moment.seat);
    let own = own_of(said.knew(who));
    let shows = |ply: usize| complete(said.table.after(ply).game())[victim].contains(&own);
    let since = (1..said.moment.ply as usize).rfind(|&ply| !shows(ply - 1)).ok_or("it never was complete")?;
    let has_completed = said.message.name == "review-had-completed";
    let ply = if has_completed { since as i64 } else { said.number("move").ok_or("no move is told")? };
    let ply = usize::try_from(ply).map_err(|_| "there is no such move")?;
    let then = said.table.after(ply - 1);
    let is_theirs = said.seat("who") == Some(who) && then.game().turn() == Turn::Player(who);
    holds(is_theirs && shows(ply) && (ply > since || has_completed), "that was not so then")?;
    let mut moves = Vec::new();
    then.game().options().list(&mut moves);
    let helps = |m: &Move| {
        let mut after = then.game().clone();
        after.apply(m);
        !complete(&after)[victim].contains(&own)
    };
    holds(moves.iter().any(helps), "nothing else would have helped")?;
    let after = said.table.after(ply);
    let known = chance(&after.knowledge(Viewer::Spectator), Reading::Likely, Fact { seat: who, character: own });
    holds(known > 0.25, "nobody could think so then")
}

/// By the accusation of whoever is found out it became likelier, for whoever found them out, who they are.
fn betrayed(said: &Sentence<Strangers>) -> Result<(), String> {
    let (Move::Accuse { seat, character, .. }, Turn::Player(by)) = (said.m, said.before.turn()) else {
        return Err("nobody was accused".into());
    };
    let ply = said.number("move").and_then(|ply| usize::try_from(ply).ok()).ok_or("no move is told")?;
    let fact = Fact { seat: *seat, character: *character };
    let [then, after] = [ply - 1, ply].map(|ply| said.table.after(ply));
    let wrongly = matches!(said.table.log()[ply - 1], Move::Accuse { seat, character, .. }
        if !is_so(then.game(), Fact { seat, character }));
    let is_theirs = wrongly && then.game().turn() == Turn::Player(fact.seat);
    let named = said.seat("who") == Some(fact.seat) && said.seat("by") == Some(by);
    let named = named && names(said.message, fact.character);
    holds(is_theirs && named, "that was no wrong accusation of theirs")?;
    let [before, after] =
        [then, after].map(|then| chance(&then.knowledge(Viewer::Seat(by)), Reading::Likely, fact));
    holds(tells(said, "before", before) && tells(said, "after", after), "those were not the chances")?;
    holds(after > before, "it told nothing")
}

fn laid(said: &Sentence<Strangers>, name: &str) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("chance plays no card".into()) };
    let knowledge = said.knew(by);
    let own = knowledge.view.own.as_ref().expect("a player is somebody").character;
    let done = completes(said.before, said.m);
    if name == "review-could-accuse" {
        let (seat, character) = (said.seat("who").ok_or("nobody is named")?, character_in(said.message));
        let fact = Fact { seat, character: character.ok_or("nobody is named")? };
        let hidden = knowledge.view.public.players[seat].revealed.is_none();
        let Some(Options::Play(play)) = &knowledge.options else { return Err("it is not their turn".into()) };
        let could = |at: &Accusable| {
            let told = Arg::name(format!("victim-{}", at.victim));
            (at.seat, at.character) == (fact.seat, fact.character) && said.message.args.get("victim") == Some(&told)
        };
        let likely = chance(knowledge, Reading::Likely, fact);
        let told = said.seat("by") == Some(by) && tells(said, "chance", likely) && likely > 0.5;
        return holds(
            told && hidden && play.accuse.iter().any(could),
            "that could not be said, or not with that chance",
        );
    }
    if name == "review-accuse-instead" {
        let adviser = Strangers::adviser().expect("moves of a bot are hints");
        let hint = adviser.choose(knowledge, &mut ChaCha8Rng::seed_from_u64(said.moment.ply.into()));
        return holds(matches!(hint, Move::Accuse { .. }), "a hint would not accuse anybody");
    }
    if name == "review-risk" {
        let all = said.knows.last().ok_or("nobody watches")?;
        let all = chance(all, Reading::Likely, Fact { seat: by, character: own });
        return holds(
            tells(said, "chance", all) && names(said.message, own),
            "that was not what everybody knew then",
        );
    }
    if name == "review-cost-little" {
        return holds(said.moment.grade >= Some(Grade::Fine), "it cost much");
    }
    if ["review-left-open", "review-cover-it"].contains(&name) {
        let left = |m: &Move| {
            let mut after = said.before.clone();
            after.apply(m);
            open(&after, own)
        };
        let (mut moves, now) = (Vec::new(), left(said.m));
        said.before.options().list(&mut moves);
        let could = moves.iter().any(|m| matches!(m, Move::Lay { .. }) && left(m) == 0);
        let hidden = knowledge.view.public.players[by].revealed.is_none();
        return holds(hidden && now > 0 && could && !done.contains(&own), "it was not open, or had to be");
    }
    // The moment names whom it is about in its first sentence.
    let who = said.moment.text.first().and_then(character_in).ok_or("nobody is named")?;
    let likely = |seat| chance(knowledge, Reading::Likely, Fact { seat, character: who });
    let revealed = knowledge.view.public.players[by].revealed.is_some();
    match name {
        "review-completed" => holds(done.contains(&who) && said.seat("who") == Some(by), "it did not"),
        "review-had-to-be" => {
            let seat = said.seat("who").ok_or("nobody is named")?;
            holds(chance(knowledge, Reading::Possible, Fact { seat, character: who }) == 1.0, "it need not be")
        }
        "review-could-be" => {
            let Some(Arg::Or(told)) = said.message.args.get("who") else { return Err("nobody is named".into()) };
            let told = told.iter().map(|one| match one {
                Arg::Message(one) => Ok((one.args.get("who").cloned(), one.args.get("chance").cloned())),
                _ => Err("no chance is told".to_owned()),
            });
            let told = told.collect::<Result<BTreeSet<_>, _>>()?;
            let could: Vec<(Seat, f64)> =
                by.others(said.before.seats()).map(|seat| (seat, likely(seat))).filter(|one| one.1 > 0.0).collect();
            // Somebody at the table, or the character that lies face down.
            let face_down = 1.0 - could.iter().map(|one| one.1).sum::<f64>();
            let all = could.iter().map(|&(seat, chance)| (Some(Arg::from(seat)), chance));
            let all = all.chain((face_down > 1e-9).then_some((None, face_down)));
            let all: BTreeSet<_> = all.map(|(who, chance)| (who, Some(Arg::percent(chance)))).collect();
            holds(told == all, "those are not all who could be, or not their chances")
        }
        "review-could-be-nobody" => {
            holds(by.others(said.before.seats()).all(|seat| likely(seat) == 0.0), "somebody could be")
        }
        "review-own-but-found-out" => holds(who == own && revealed, "they had not been found out"),
        "review-own-for-nothing" | "review-spare" | "review-own-but-open" | "review-own-of-necessity" => {
            let mut moves = Vec::new();
            said.before.options().list(&mut moves);
            let spares = |m: &Move| !completes(said.before, m).contains(&who);
            // Whom an accusation would find out is not known before.
            let is_safe = |m: &Move| {
                let mut after = said.before.clone();
                if matches!(m, Move::Lay { .. }) {
                    after.apply(m);
                }
                open(&after, own) == 0
            };
            let could = match name {
                "review-own-of-necessity" => !moves.iter().any(spares),
                "review-own-but-open" => moves.iter().any(spares) && !moves.iter().any(is_safe),
                _ => moves.iter().any(is_safe),
            };
            holds(who == own && !revealed && could, "that is not what could be played")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// Each is the likeliest for one player.
fn thought(said: &Sentence<Strangers>) -> Result<(), String> {
    let Some(Arg::And(facts)) = said.message.args.get("facts") else { return Err("nothing is named".into()) };
    let knowledge = said.knew(said.moment.seat);
    for fact in facts {
        let Arg::Message(of) = fact else { return Err("a fact is a sentence".into()) };
        let (Some(Arg::Seat(seat)), Some(character)) = (of.args.get("who"), character_in(of)) else {
            return Err("nobody is named".into());
        };
        let likely = |character| chance(knowledge, Reading::Likely, Fact { seat: *seat, character });
        let most = Character::ALL.into_iter().map(likely).fold(0.0, f64::max);
        let told = of.args.get("chance") == Some(&Arg::percent(most));
        holds(told && likely(character) == most, "another was likelier")?;
    }
    holds(!facts.is_empty(), "nothing is named")
}

/// Why somebody may accuse who could play evidence: by what each piece of evidence would have shown.
fn doubtful(said: &Sentence<Strangers>) -> Result<(), String> {
    let by = said.seat("who").ok_or("nobody is named")?;
    let Move::Accuse { character, seat, .. } = *said.m else { return Err("nobody was accused".into()) };
    let own = Character::ALL.into_iter().find(|&character| is_so(said.before, Fact { seat: by, character }));
    let own = own.ok_or("they are nobody")?;
    let (mut moves, mut afters) = (Vec::new(), Vec::new());
    said.before.options().list(&mut moves);
    for m in moves.iter().filter(|m| matches!(m, Move::Lay { .. })) {
        let mut after = said.before.clone();
        after.apply(m);
        afters.push(after);
    }
    let hides = said.before.public().players[by].revealed.is_none();
    let bluff = character == own;
    let unsure = chance(said.knew(by), Reading::Likely, Fact { seat, character }) <= 0.5;
    holds(!afters.is_empty() && (bluff || unsure), "nothing else could be played, or it was likely")?;
    let kinds = |game: &Strangers| -> Vec<usize> {
        let of = |under: &three_dead_strangers::Victim| {
            let shows =
                |what: &Aspect| under.grid.cells().iter().any(|cell| cell.half.shows() == Some((own, *what)));
            Aspect::ALL.iter().filter(|what| shows(what)).count()
        };
        game.public().victims.iter().map(of).collect()
    };
    let is_open = |game: &Strangers| {
        let victims = game.public().victims.iter().filter(|under| under.solved.is_none());
        victims.filter(|under| under.complete.contains(own)).count() > 0
    };
    let before: usize = kinds(said.before).iter().sum();
    let open = hides && afters.iter().all(is_open);
    let against = hides && afters.iter().all(|after| kinds(after).iter().sum::<usize>() > before);
    match said.message.name.as_ref() {
        "review-thought-open" => holds(open, "some evidence would have been safe"),
        "review-thought-against" => holds(against && !open, "some evidence would not have counted against them"),
        "review-thought-bluff" => holds(bluff && !open && !against, "it was no bluff, or there was another reason"),
        _ => holds(!bluff && !open && !against, "there was another reason"),
    }
}

/// Each of these is certain now and was not before.
fn could_know(said: &Sentence<Strangers>) -> Result<(), String> {
    let seat = said.seat("who").ok_or("nobody is named")?;
    let Some(Arg::And(facts)) = said.message.args.get("facts") else { return Err("nothing is named".into()) };
    for fact in facts {
        let Arg::Message(is) = fact else { return Err("a fact is a sentence".into()) };
        let (Some(Arg::Seat(who)), Some(character)) = (is.args.get("who"), character_in(is)) else {
            return Err("nobody is named".into());
        };
        let fact = Fact { seat: *who, character };
        let knows = chance(&said.knows[seat.index()], Reading::Possible, fact);
        let knew = Strangers::chances(said.knew(seat), Reading::Possible).unwrap_or_default();
        let knew = knew.iter().any(|&(known, chance)| known == fact && chance == 1.0);
        holds(knows == 1.0 && !knew && is_so(said.after, fact), "that was not certain, or no news")?;
    }
    holds(!facts.is_empty(), "nothing is named")
}
