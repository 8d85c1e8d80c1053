//! Duplicate evenings: opening one, joining it, playing its boards, and how it stands.
//!
//! Everything is in the store, and the one rule of what may be seen is [`Store::is_revealed`](crate::store::Store::is_revealed).

use std::collections::BTreeMap;
use std::sync::Arc;

use evening::{Scores, play_out, standings};
use fair::Draw;
use protocol::{
    Evening, EveningBoard, EveningHostDoes, EveningPerson, EveningPlace, EveningResult, JoinedEvening, OpenEvening,
    OpenedEvening, Outcome, Problem, Stage, name, seating,
};
use serde_json::{Map, Value};

use crate::hub::Hub;
use crate::live::{Context, NewTable};
use crate::store::{Change, Effect, StoredEvening, StoredGame, StoredPerson};
use crate::token::{EveningId, TableId, Token, TokenHash};

/// The most boards of an evening.
const MOST_BOARDS: u8 = 12;

/// The most people in an evening.
const MOST_PEOPLE: u8 = 64;

/// How many bots of the house play each board.
const HOUSE: u8 = 4;

/// Opens an evening.
pub(crate) async fn open(context: &Arc<Context>, open: OpenEvening) -> Outcome<OpenedEvening> {
    let game = context.game(&open.game)?;
    seating::check_help(game, open.help)?;
    seating::check_level(game, &open.level)?;
    if !(1..=MOST_BOARDS).contains(&open.boards) {
        return Err(Problem::malformed(format!("an evening has 1 to {MOST_BOARDS} boards")));
    }
    let (id, host) = (EveningId::new(), Token::new());
    let evening = StoredEvening {
        id: id.clone(),
        game: open.game,
        rules: game.rules(),
        options: open.options,
        players: open.players,
        level: open.level,
        help: open.help,
        boards: open.boards,
        house: if open.house { HOUSE } else { 0 },
        host: host.hash(),
        host_name: name::person(&open.name)?,
        secret: context.dealer.secret(),
        stage: Stage::Joining,
    };
    setup(context, &evening)?;
    tracing::info!(evening = ?id, game = evening.game, boards = evening.boards, "an evening is opened");
    context.store.change(Change::OpenEvening(evening)).await?;
    tokio::spawn(play_house(context.clone(), id.clone()));
    Ok(OpenedEvening { evening: id.as_str().to_owned(), host: host.reveal() })
}

/// The chairs that are taken at every table.
fn chairs(evening: &StoredEvening) -> BTreeMap<u8, ()> {
    (0..evening.players).map(|chair| (chair, ())).collect()
}

/// The options and the setup of every table, by the rules of today.
fn setup(context: &Context, evening: &StoredEvening) -> Outcome<(Map<String, Value>, String)> {
    let game = context.game(&evening.game)?;
    let chosen = Value::Object(evening.options.clone()).to_string();
    let options = game.upgrade(evening.rules, &chosen).and_then(|options| serde_json::from_str(&options).ok());
    let options = options.ok_or(Problem::OLD_LOBBY)?;
    let setup = seating::setup(game, &chairs(evening), &options)?;
    Ok((options, setup))
}

async fn stored(context: &Context, id: &EveningId) -> Outcome<StoredEvening> {
    context.store.evening(id).await?.ok_or(Problem::UNKNOWN_EVENING)
}

/// Somebody joins.
pub(crate) async fn join(context: &Context, id: &EveningId, wanted: &str) -> Outcome<JoinedEvening> {
    let name = name::person(wanted)?;
    let evening = stored(context, id).await?;
    if evening.stage == Stage::Closed {
        return Err(Problem::EVENING_CLOSED);
    }
    let people = context.store.evening_people(id).await?;
    if people.iter().any(|person| name::same(&person.name, &name)) {
        return Err(Problem::taken(format!(
            "Somebody in this evening is already called {name}: choose another name."
        )));
    }
    let token = Token::new();
    let change = Change::Join { evening: id.clone(), name, token: token.hash(), most: MOST_PEOPLE };
    match context.store.change(change).await? {
        Effect::Made => Ok(JoinedEvening { seat: token.reveal() }),
        _ => Err(Problem::EVENING_FULL),
    }
}

/// What the host does.
pub(crate) async fn host(hub: &Hub, id: &EveningId, token: TokenHash, does: EveningHostDoes) -> Outcome<()> {
    let context = hub.context();
    if stored(context, id).await?.host != token {
        return Err(Problem::not_yours("Only the host of the evening may do this."));
    }
    let stage = match does {
        EveningHostDoes::Complete => Stage::Playing,
        EveningHostDoes::Close => Stage::Closed,
    };
    // Done twice, it is done.
    context.store.change(Change::Advance { evening: id.clone(), stage }).await?;
    if stage == Stage::Closed {
        finish_left(hub).await;
    }
    Ok(())
}

/// Has bots play to the end what people have left when their evenings were closed; that goes on after this returns.
pub(crate) async fn finish_left(hub: &Hub) {
    for table in hub.context().store.left_games().await.unwrap_or_default() {
        let left = hub.ask(&table, |table| Box::pin(async { table.leave_to_bots().await }));
        if let Err(problem) = left.await {
            tracing::warn!(?table, %problem, "a game of a closed evening is not finished");
        }
    }
}

/// The number of a person's token.
fn number_of(people: &[StoredPerson], token: TokenHash) -> Option<u8> {
    people.iter().position(|person| person.token == token).map(|number| number as u8)
}

fn table_of(games: &[StoredGame], board: u8, person: u8) -> Option<&StoredGame> {
    games.iter().find(|game| (game.board, game.person) == (board, person))
}

/// A person's table of a board, and whether it is still to be begun.
pub(crate) struct Begun {
    pub(crate) table: TableId,
    new: Option<Change>,
}

/// Finds somebody's table of a board, or makes one ready.
pub(crate) async fn board(context: &Context, id: &EveningId, token: TokenHash, number: u8) -> Outcome<Begun> {
    let evening = stored(context, id).await?;
    let people = context.store.evening_people(id).await?;
    let person = number_of(&people, token).ok_or(Problem::not_yours("This is not a token of this evening."))?;
    if !(1..=evening.boards).contains(&number) {
        return Err(Problem::malformed(format!("the boards are numbered 1 to {}", evening.boards)));
    }
    if let Some(game) = table_of(&context.store.evening_games(id).await?, number, person) {
        let table = game.table.clone().ok_or(Problem::UNKNOWN_TABLE)?;
        return Ok(Begun { table, new: None });
    }
    if evening.stage == Stage::Closed {
        return Err(Problem::EVENING_CLOSED);
    }
    let name = people[usize::from(person)].name.clone();
    let terms = setup(context, &evening)?;
    let own = evening.board(number).chair(evening.players);
    let table = NewTable::of_evening(context, &evening, terms, (own, name, token))?;
    let begun =
        Begun { table: table.id.clone(), new: Some(Change::Board { evening: id.clone(), number, person, table }) };
    Ok(begun)
}

impl Begun {
    /// Whether there is no such table yet.
    pub(crate) fn is_new(&self) -> bool {
        self.new.is_some()
    }

    /// Begins it, if it has not begun; asked twice at the same time, both get the same.
    pub(crate) async fn begin(
        self,
        context: &Context,
        id: &EveningId,
        token: TokenHash,
        number: u8,
    ) -> Outcome<TableId> {
        let Some(change) = self.new else { return Ok(self.table) };
        match context.store.change(change).await? {
            Effect::Made => Ok(self.table),
            _ => {
                let again = board(context, id, token, number).await?;
                if again.is_new() { Err(Problem::BUSY) } else { Ok(again.table) }
            }
        }
    }
}

/// How an evening stands, for whoever has this token.
pub(crate) async fn told(context: &Context, id: &EveningId, token: Option<TokenHash>) -> Outcome<Evening> {
    let evening = stored(context, id).await?;
    let store = &context.store;
    let mut is_revealed = Vec::new();
    for number in 1..=evening.boards {
        is_revealed.push(store.is_revealed(id, number).await?);
    }
    // After that: whatever is missing then stays missing.
    let (people, games) = (store.evening_people(id).await?, store.evening_games(id).await?);
    let house = store.evening_house(id).await?;
    let you = token.and_then(|token| number_of(&people, token));
    let (mut boards, mut revealed) = (Vec::new(), Vec::new());
    for (number, is_revealed) in (1..).zip(is_revealed) {
        let own = you.and_then(|person| table_of(&games, number, person));
        let mut board = EveningBoard {
            table: own.and_then(|game| game.table.as_ref()).map(|table| table.as_str().to_owned()),
            finished: own.is_some_and(|game| game.own_score().is_some()),
            results: None,
        };
        if is_revealed {
            let scores = Scores {
                people: (0..people.len() as u8)
                    .map(|person| table_of(&games, number, person).and_then(StoredGame::own_score))
                    .collect(),
                left: games.iter().filter_map(|game| left(game, number)).collect(),
                house: house.iter().filter(|(of, ..)| *of == number).filter_map(|(.., score)| *score).collect(),
            };
            board.results = Some(results(&scores, number, &games));
            revealed.push(scores);
        }
        boards.push(board);
    }
    let finished =
        |number: u8| games.iter().filter(|game| game.person == number && game.own_score().is_some()).count() as u8;
    let places = if revealed.is_empty() { Vec::new() } else { standings(&revealed, people.len()) };
    let counting = bots_play(context, &evening, &boards, &games, &house).await?;
    Ok(Evening {
        game: evening.game,
        options: evening.options,
        players: evening.players,
        level: evening.level,
        help: evening.help,
        house: evening.house,
        host: evening.host_name,
        stage: evening.stage,
        people: (0..)
            .zip(people)
            .map(|(number, person)| EveningPerson {
                name: person.name,
                you: you == Some(number),
                finished: finished(number),
            })
            .collect(),
        boards,
        standings: places
            .into_iter()
            .map(|at| EveningPlace {
                person: at.person as u8,
                place: at.place.map(|place| place as u8),
                played: at.played as u8,
                mean: at.mean,
                error: at.error,
            })
            .collect(),
        counting,
    })
}

/// Whether bots still play something that counts on a board that is revealed: the house, or for whoever left a game.
async fn bots_play(
    context: &Context,
    evening: &StoredEvening,
    boards: &[EveningBoard],
    games: &[StoredGame],
    house: &[(u8, u8, Option<i32>)],
) -> Outcome<bool> {
    let is_revealed = |number: u8| boards[usize::from(number) - 1].results.is_some();
    let played = house.iter().filter(|(number, ..)| is_revealed(*number)).count();
    let revealed = boards.iter().filter(|board| board.results.is_some()).count();
    if played < revealed * usize::from(evening.house) {
        return Ok(true);
    }
    for game in games.iter().filter(|game| is_revealed(game.board) && game.score.is_none()) {
        // A game that cannot go on stays as it is.
        if let Some(table) = &game.table
            && let Some(row) = context.store.table(table).await?
            && !row.over
            && !context.is_closed(&row)
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What a bot made of this board for whoever left it.
fn left(game: &StoredGame, number: u8) -> Option<(usize, i32)> {
    game.score.filter(|_| game.by_bot && game.board == number).map(|score| (usize::from(game.person), score))
}

/// What everybody made of a board that is revealed.
fn results(scores: &Scores, number: u8, games: &[StoredGame]) -> Vec<EveningResult> {
    let people = (0..).zip(scores.differences()).map(|(person, difference)| {
        let game = table_of(games, number, person);
        let table = game.and_then(|game| Some(game.table.as_ref()?.as_str().to_owned()));
        let (score, by_bot) = game.map_or((None, false), |game| (game.score, game.by_bot));
        EveningResult { person: Some(person), table, score, by_bot, difference }
    });
    let house = scores.house.iter().map(|&score| EveningResult {
        person: None,
        table: None,
        score: Some(score),
        by_bot: true,
        difference: None,
    });
    people.chain(house).collect()
}

/// Has the house's bots play every board that they have not played yet, one after the other.
pub(crate) async fn play_house(context: Arc<Context>, id: EveningId) {
    if let Err(problem) = try_house(&context, &id).await {
        tracing::warn!(evening = ?id, %problem, "the house does not play an evening");
    }
}

async fn try_house(context: &Context, id: &EveningId) -> Outcome<()> {
    if context.store.change(Change::PlayHouse { evening: id.clone() }).await? != Effect::Made {
        // Another server does.
        return Ok(());
    }
    let evening = stored(context, id).await?;
    let game = context.game(&evening.game)?;
    let (_, setup) = setup(context, &evening)?;
    let played = context.store.evening_house(id).await?;
    let seats = usize::from(evening.players);
    for number in 1..=evening.boards {
        for bot in 0..evening.house {
            if played.iter().any(|(board, by, _)| (*board, *by) == (number, bot)) {
                continue;
            }
            let (board, setup, level) = (evening.board(number), setup.clone(), evening.level.clone());
            let own = usize::from(board.chair(evening.players));
            let play = move || {
                let mut table = game.table(&setup, &vec![String::new(); seats]).ok()?;
                let scores = play_out(&mut *table, &vec![&*level; seats], |draw| match draw {
                    Draw::Bot { seat, number } if seat.index() == own => {
                        board.generator(Draw::House { bot, number })
                    }
                    draw => board.generator(draw),
                });
                scores.map(|scores| scores[own])
            };
            let score = context.pool.spare(play).await?;
            let change = Change::House { evening: id.clone(), number, bot, score };
            if context.store.change(change).await? == Effect::Gone {
                return Ok(());
            }
        }
    }
    Ok(())
}
