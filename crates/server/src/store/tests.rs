//! What the store promises, over either database.

mod file;
#[cfg(unix)]
#[path = "../../tests/support/postgres.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod postgres;
#[cfg(unix)]
mod server;

use catalog::Handing;
use fair::Entry;
use futures_util::FutureExt as _;
use protocol::{Per, TimeUp};
use tempfile::TempDir;

use super::*;
use crate::token::Token;

/// A database of a test.
enum Home {
    File(TempDir),
    #[cfg_attr(not(unix), allow(dead_code, reason = "nobody starts one for tests"))]
    Server(Database),
}

impl Home {
    fn file() -> Home {
        Home::File(tempfile::tempdir().unwrap())
    }

    /// Nothing where PostgreSQL is not installed.
    #[cfg(unix)]
    async fn server() -> Option<Home> {
        Some(Home::Server(Database::Postgres(postgres::database().await?.parse().unwrap())))
    }

    /// Nothing, where nobody starts one for tests.
    #[cfg(not(unix))]
    async fn server() -> Option<Home> {
        None
    }

    fn database(&self) -> Database {
        match self {
            Home::File(folder) => Database::Sqlite(folder.path().join("deep/er/parlour.db")),
            Home::Server(database) => database.clone(),
        }
    }

    async fn open(&self) -> Store {
        Store::open(&self.database()).await.unwrap()
    }

    /// A second server, where there can be one.
    async fn open_beside(&self) -> Option<Store> {
        match self {
            Home::File(_) => None,
            Home::Server(_) => Some(self.open().await),
        }
    }
}

/// Each test once over a file and once over PostgreSQL.
macro_rules! over_both {
    ($($name:ident),+ $(,)?) => {
        mod over_a_file {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Home::file()).await;
            })+
        }

        mod over_postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(home) = super::Home::server().await {
                    super::$name(home).await;
                }
            })+
        }
    };
}

fn person(name: &str) -> StoredChair {
    StoredChair { name: name.into(), token: Some(Token::new().hash()), ..StoredChair::default() }
}

fn table(setup: Option<&str>) -> StoredTable {
    StoredTable {
        id: TableId::new(),
        game: "kuhn-poker".into(),
        rules: 1,
        options: Map::from_iter([("ranks".to_owned(), Value::from(3))]),
        listed: true,
        help: Help::Oracle,
        lesson: true,
        origin: None,
        evening: None,
        deal: None,
        host: Some(Token::new().hash()),
        host_name: Some("Ada".into()),
        absent: Some(90_000),
        clock: Some(Clock { per: Per::Move, ms: 86_400_000, then: TimeUp::Seat }),
        webhook: None,
        setup: setup.map(str::to_owned),
        rematch: None,
        code: None,
        chairs: BTreeMap::from([(0, person("Ada"))]),
        handed: Vec::new(),
        last: 0,
        over: false,
        version: 0,
        driver: None,
        unreadable: Vec::new(),
    }
}

fn a_move(ply: u32, json: &str, key: Option<&str>) -> StoredMove {
    StoredMove {
        ply,
        seat: Some(0),
        json: json.into(),
        key: key.map(str::to_owned),
        at: 9,
        used: None,
        by_bot: false,
    }
}

async fn opened(store: &Store, row: StoredTable) -> TableId {
    let id = row.id.clone();
    assert_eq!(store.change(Change::Open(row)).await, Ok(Effect::Made));
    id
}

async fn append(store: &Store, table: &TableId, m: StoredMove) -> Result<Effect, Failed> {
    store.change(Change::Append { table: table.clone(), m, due: None, score: None, mark: None }).await
}

async fn what_is_stored_is_there_after_closing(home: Home) {
    let store = home.open().await;
    let id = opened(&store, table(None)).await;
    let sitter = StoredChair { notes: Some("[1]".into()), away: Some(7), ..person("Ben") };
    assert_eq!(store.change(Change::Sit { table: id.clone(), chair: 1, sitter }).await, Ok(Effect::Made));
    append(&store, &id, a_move(0, "\"bet\"", Some("0:key"))).await.unwrap();
    let before = format!("{:?} {:?}", store.table(&id).await, store.moves(&id, 0).await);
    store.close().await;

    let store = home.open().await;
    let after = format!("{:?} {:?}", store.table(&id).await, store.moves(&id, 0).await);
    assert_eq!(before, after);
    assert!(after.contains("Ben") && after.contains("bet") && after.contains("ranks"), "{after}");
    assert!(store.table(&TableId::new()).await.unwrap().is_none());
}

async fn the_row_is_the_arbiter(home: Home) {
    let store = home.open().await;
    let id = opened(&store, table(Some("{}"))).await;
    assert_eq!(append(&store, &id, a_move(0, "1", Some("a"))).await, Ok(Effect::Made));
    assert_eq!(append(&store, &id, a_move(0, "2", Some("b"))).await, Ok(Effect::Late));
    assert_eq!(append(&store, &id, a_move(0, "2", None)).await, Ok(Effect::Late));
    assert_eq!(append(&store, &id, a_move(1, "1", Some("a"))).await, Ok(Effect::KeyKnown));
    assert_eq!(append(&store, &id, a_move(1, "3", None)).await, Ok(Effect::Made));
    assert_eq!(append(&store, &id, a_move(2, "4", None)).await, Ok(Effect::Made), "no key is unlike no key");
    assert_eq!(append(&store, &TableId::new(), a_move(0, "1", None)).await, Ok(Effect::Gone));
    let log = store.moves(&id, 1).await.unwrap().unwrap();
    assert_eq!(log, [a_move(1, "3", None), a_move(2, "4", None)]);

    let lobby = opened(&store, table(None)).await;
    let sit = |table: &TableId, chair| Change::Sit { table: table.clone(), chair, sitter: person("Cleo") };
    assert_eq!(store.change(sit(&lobby, 0)).await, Ok(Effect::Late));
    assert_eq!(store.change(sit(&lobby, 1)).await, Ok(Effect::Made));
    assert_eq!(store.change(sit(&id, 1)).await, Ok(Effect::Late), "the game has started");
    assert_eq!(store.change(Change::Stand { table: id.clone(), chair: 0 }).await, Ok(Effect::Late));
    let start = |table: &TableId, version| {
        let terms = Terms { rules: 1, options: Map::new(), setup: "{}".into() };
        Change::Start { table: table.clone(), version, terms, bots: Vec::new() }
    };
    assert_eq!(store.change(start(&id, 0)).await, Ok(Effect::Late));
    assert_eq!(store.change(start(&lobby, 0)).await, Ok(Effect::Late), "somebody has sat down");
    assert_eq!(store.table(&lobby).await.unwrap().unwrap().version, 1);
    assert_eq!(store.change(start(&lobby, 1)).await, Ok(Effect::Made));
    let rematch = || Change::Rematch { old: id.clone(), new: table(None) };
    let first = rematch();
    let Change::Rematch { new: StoredTable { id: next, .. }, .. } = &first else { unreachable!() };
    let next = next.clone();
    assert_eq!(store.change(first).await, Ok(Effect::Made));
    assert_eq!(store.change(rematch()).await, Ok(Effect::Late));
    assert_eq!(store.table(&id).await.unwrap().unwrap().rematch, Some(next));
}

async fn of_many_who_race_one_is_first(home: Home) {
    let store = home.open().await;
    let id = opened(&store, table(Some("{}"))).await;
    for ply in 0..20 {
        let racers = (0..16).map(|racer| {
            let key = format!("{ply}-{racer}");
            append(&store, &id, a_move(ply, &racer.to_string(), Some(&key))).boxed()
        });
        let outcomes = futures_util::future::join_all(racers.collect::<Vec<_>>()).await;
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == Ok(Effect::Made)).count(), 1);
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == Ok(Effect::Late)).count(), 15);
    }
    assert_eq!(store.moves(&id, 0).await.unwrap().unwrap().len(), 20);
}

/// What comes while the writer writes is written together after that.
async fn each_of_many_moves_is_answered_for_itself(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for _ in 0..23 {
        tables.push(opened(&store, table(Some("{}"))).await);
    }
    let together = async |moves: Vec<(&TableId, StoredMove)>| {
        let moves = moves.into_iter().map(|(table, m)| append(&store, table, m).boxed());
        futures_util::future::join_all(moves.collect::<Vec<_>>()).await
    };
    let first = |table| (table, a_move(0, "1", Some("a")));
    assert_eq!(together(tables.iter().map(first).collect()).await, vec![Ok(Effect::Made); 23]);

    let next = |table| (table, a_move(1, "2", Some("b")));
    let mut moves: Vec<_> = tables.iter().map(next).collect();
    moves[3].1 = a_move(0, "2", Some("b"));
    moves[5].1 = a_move(1, "2", Some("a"));
    let mut expected = vec![Ok(Effect::Made); 23];
    (expected[3], expected[5]) = (Ok(Effect::Late), Ok(Effect::KeyKnown));
    assert_eq!(together(moves).await, expected);
    for (place, table) in tables.iter().enumerate() {
        let log = store.moves(table, 0).await.unwrap().unwrap();
        let made = if [3, 5].contains(&place) { 1 } else { 2 };
        assert_eq!(log, [a_move(0, "1", Some("a")), a_move(1, "2", Some("b"))][..made]);
    }

    let gone = TableId::new();
    let mut moves: Vec<_> = tables[6..].iter().map(|table| (table, a_move(2, "3", None))).collect();
    moves.push((&gone, a_move(2, "3", None)));
    // Twice at one table: the first of them is first.
    moves.push((&tables[6], a_move(2, "4", None)));
    let mut expected = vec![Ok(Effect::Made); 17];
    expected.extend([Ok(Effect::Gone), Ok(Effect::Late)]);
    assert_eq!(together(moves).await, expected);
    assert_eq!(store.moves(&tables[6], 2).await.unwrap().unwrap(), [a_move(2, "3", None)]);
}

async fn only_what_is_old_expires(home: Home) {
    let store = home.open().await;
    let lobby = opened(&store, table(None)).await;
    let game = opened(&store, table(Some("{}"))).await;
    append(&store, &game, a_move(0, "1", None)).await.unwrap();
    assert_eq!(store.listed(0, 0).await.unwrap().len(), 2);
    let later = now() + 1000;
    assert_eq!(store.listed(later, 0).await.unwrap().len(), 1);
    assert_eq!(store.listed(0, later).await.unwrap().len(), 1);
    let (past, future) = (now() - 1000, now() + 1000);
    let expire = async |lobbies, games| store.change(Change::Expire { lobbies, games }).await.unwrap();
    assert_eq!(expire(past, past).await, Effect::Expired(vec![]));
    assert_eq!(expire(future, past).await, Effect::Expired(vec![lobby.clone()]));
    assert!(store.table(&lobby).await.unwrap().is_none());
    assert!(store.table(&game).await.unwrap().is_some());
    assert_eq!(expire(future, future).await, Effect::Expired(vec![game.clone()]));
    assert_eq!(store.moves(&game, 0).await.unwrap().unwrap(), []);
}

async fn a_finished_game_is_listed_last_and_not_for_ever(home: Home) {
    let store = home.open().await;
    let id = opened(&store, table(Some("{}"))).await;
    let listed = store.listed(0, 0).await.unwrap();
    assert_eq!((&listed[0].id, listed[0].setup.is_some(), &*listed[0].chairs[&0].name), (&id, true, "Ada"));
    store.change(Change::End { table: id.clone() }).await.unwrap();
    assert_eq!(store.change(Change::End { table: id.clone() }).await, Ok(Effect::Late));
    let open = opened(&store, table(None)).await;
    let listed = store.listed(0, 0).await.unwrap();
    let found: Vec<_> = listed.iter().map(|table| (&table.id, table.over)).collect();
    assert_eq!(found, [(&open, false), (&id, true)]);
    assert_eq!(store.listed(0, now() + 1000).await.unwrap().len(), 1);
}

async fn a_room_code_is_one_tables_until_its_game_is_over_or_nobody_plays(home: Home) {
    let store = home.open().await;
    let (one, other) = (opened(&store, table(Some("{}"))).await, opened(&store, table(Some("{}"))).await);
    let code = RoomCode::new();
    let give =
        async |table: &TableId| store.change(Change::Code { table: table.clone(), code: code.clone() }).await;
    let found = async || store.table_of(&code).await.unwrap().map(|row| row.id);
    assert_eq!(found().await, None);
    assert_eq!(give(&one).await, Ok(Effect::Made));
    assert_eq!(give(&other).await, Ok(Effect::Late));
    assert_eq!(give(&one).await, Ok(Effect::Made), "its own it may have again");
    assert_eq!(found().await, Some(one.clone()));
    store.change(Change::End { table: one.clone() }).await.unwrap();
    assert_eq!((found().await, give(&one).await), (None, Ok(Effect::Late)));

    assert_eq!(give(&other).await, Ok(Effect::Made));
    let expire = async |lobbies: Millis| store.change(Change::Expire { lobbies, games: 0 }).await;
    expire(now() - 1_000).await.unwrap();
    assert_eq!(found().await, Some(other));
    expire(now() + 1_000).await.unwrap();
    assert_eq!(found().await, None);
}

async fn a_seat_that_was_handed_on_is_its_first_players_again(home: Home) {
    let store = home.open().await;
    let ben = person("Ben");
    let (first, chairs) = (ben.token.unwrap(), BTreeMap::from([(0, person("Ada")), (4, ben)]));
    let id = opened(&store, StoredTable { chairs, ..table(Some("{}")) }).await;
    let change = async |change| store.change(change).await.unwrap();
    let append = async |ply| {
        change(Change::Append { table: id.clone(), m: a_move(ply, "1", None), due: None, score: None, mark: None })
            .await
    };
    assert_eq!(append(0).await, Effect::Made);
    let take = async |of_host| {
        let ticket = Ticket { hash: Token::new().hash(), until: i64::MAX, of_host };
        let token = Token::new().hash();
        assert_eq!(change(Change::Ticket { table: id.clone(), chair: 4, ticket }).await, Effect::Made);
        let taken = || Change::Take { table: id.clone(), chair: 4, ticket, token };
        assert_eq!((change(taken()).await, change(taken()).await), (Effect::Made, Effect::Late));
        token
    };
    let back = async |token| change(Change::TakeBack { table: id.clone(), chair: 4, token }).await;
    let known = async || store.table(&id).await.unwrap().unwrap();
    let own = take(false).await;
    assert_eq!((known().await.handed, back(first).await), (Vec::new(), Effect::Late), "Ben has moved by himself");
    let other = take(true).await;
    assert_eq!(append(1).await, Effect::Made);
    take(true).await;
    let handed = |ply, how, former| Handed { chair: 4, ply, how, former };
    assert_eq!(known().await.handed, [handed(1, Handing::On, Some(own)), handed(2, Handing::On, Some(other))]);
    assert_eq!((back(own).await, back(own).await), (Effect::Made, Effect::Made), "asked twice, it is done once");
    assert_eq!(back(other).await, Effect::Late, "whoever came later does not have it back");
    let stored = known().await;
    let of_nobody = [handed(1, Handing::On, None), handed(2, Handing::On, None), handed(2, Handing::Back, None)];
    assert_eq!(stored.handed, of_nobody);
    assert_eq!(stored.chairs[&4].token, Some(own));
    // Given to a bot, it is nobody's.
    take(true).await;
    let replace = |lost| Change::Replace { table: id.clone(), chair: 4, bot: "random".into(), lost };
    assert_eq!(change(replace(None)).await, Effect::Made);
    assert_eq!(back(own).await, Effect::Late);
    take(true).await;
    assert_eq!(known().await.handed[4..], [handed(2, Handing::ToBot, None), handed(2, Handing::On, None)]);
    // That a bot comes because a player's time was up is no host's doing.
    assert_eq!(change(replace(Some(own))).await, Effect::Made);
    assert_eq!(known().await.handed.len(), 6);
    // At a new table it is as it is told there.
    let former = vec![handed(0, Handing::On, Some(own))];
    let id = opened(&store, StoredTable { handed: former.clone(), ..table(Some("{}")) }).await;
    assert_eq!(store.table(&id).await.unwrap().unwrap().handed, former);
}

async fn notices_go_with_the_move_and_with_the_table(home: Home) {
    let store = home.open().await;
    let ben = StoredChair { away: Some(5), ..person("Ben") };
    let chairs = BTreeMap::from([(1, person("Ada")), (4, ben)]);
    let id = opened(&store, StoredTable { chairs, ..table(Some("{}")) }).await;
    let change = async |change| store.change(change).await.unwrap();
    let subscription = Subscription {
        endpoint: "https://push.example/1".into(),
        p256dh: vec![1],
        auth: vec![2],
        language: "de".into(),
        origin: "https://games.example".into(),
    };
    for chair in [1, 4] {
        let subscription = subscription.clone();
        assert_eq!(change(Change::Subscribe { table: id.clone(), chair, subscription }).await, Effect::Made);
    }
    let due = |chairs: &[u8], over| Some(Due { chairs: chairs.into(), over, at: 100 });
    let append = async |ply, due| {
        change(Change::Append { table: id.clone(), m: a_move(ply, "1", None), due, score: None, mark: None }).await
    };
    assert_eq!(append(0, due(&[4], false)).await, Effect::Made);
    assert_eq!(append(0, due(&[4], false)).await, Effect::Late, "a move that is not made calls nobody");
    // Taken, looked at, and left to whoever wants them.
    let waiting = async |at| {
        let changes = store.commits().changes.get();
        store.change(Change::Beat).await.unwrap();
        assert_eq!(store.commits().changes.get(), changes, "that a server is alive changes nothing");
        store.change(Change::TakeNotices { due: at, wait: 10, most: 9 }).await.unwrap();
        let found = store.taken().await.unwrap();
        store.change(Change::Bury { node: store.node().clone(), beat: None }).await.unwrap();
        found
    };
    assert!(waiting(99).await.is_empty());
    assert_eq!(store.next_due(10).await.unwrap(), Some(100));
    let found = waiting(100).await;
    let [first] = &found[..] else { panic!("{found:?}") };
    assert_eq!(
        (first.chair, first.seat, first.name.as_deref(), first.over),
        (Some(4), Some(1), Some("Ben"), false)
    );
    assert!(matches!(&first.to, Receiver::Browser(to) if *to == subscription));
    store.change(Change::TakeNotices { due: 100, wait: 10, most: 9 }).await.unwrap();
    assert_eq!(store.next_due(10).await.unwrap(), None, "{} is taken", first.id);
    waiting(100).await;

    // Ben has left just now, then is there; then the turn has passed.
    change(Change::Away { table: id.clone(), chair: 4, away: Some(95) }).await;
    assert!(waiting(100).await.is_empty());
    assert_eq!(store.next_due(10).await.unwrap(), Some(105));
    change(Change::Away { table: id.clone(), chair: 4, away: None }).await;
    change(Change::Away { table: id.clone(), chair: 4, away: Some(5) }).await;
    assert!(waiting(1_000).await.is_empty(), "he has come by himself");
    append(1, due(&[4], false)).await;
    append(2, due(&[], false)).await;
    assert!(waiting(1_000).await.is_empty(), "it is chance's turn");

    // Tried again later, and sent.
    append(3, due(&[4], false)).await;
    let moved = Subscription { endpoint: "https://push.example/2".into(), p256dh: vec![3], ..subscription.clone() };
    let moves = Change::Resubscribe { old: subscription.endpoint.clone(), subscription: moved.clone() };
    assert_eq!(change(moves).await, Effect::Made);
    let told: Vec<Receiver> = waiting(1_000).await.into_iter().map(|notice| notice.to).collect();
    assert!(
        matches!(&told[..], [Receiver::Browser(to)] if *to == moved),
        "what is not sent yet goes to the new address"
    );
    let subscription = moved;
    let id_of = async || waiting(1_000).await.first().map(|notice| (notice.id.clone(), notice.tries));
    let (notice, tries) = id_of().await.unwrap();
    assert_eq!(tries, 0);
    change(Change::Later { id: notice.clone(), due: 2_000 }).await;
    assert_eq!((id_of().await, store.next_due(10).await.unwrap()), (None, Some(2_000)));
    change(Change::Sent { id: notice }).await;
    assert_eq!(store.next_due(10).await.unwrap(), None);

    // The end is told to both, and to the webhook; who is at the table would see it.
    change(Change::Away { table: id.clone(), chair: 1, away: Some(5) }).await;
    change(Change::Webhook { table: id.clone(), url: Some("https://chat.example".into()), turn: None }).await;
    append(4, due(&[1, 4], true)).await;
    assert_eq!(waiting(1_000).await.len(), 3);
    change(Change::Unsubscribe { table: id.clone(), chair: 1, endpoint: subscription.endpoint.clone() }).await;
    assert_eq!(waiting(1_000).await.len(), 2);
    change(Change::Expire { lobbies: 0, games: now() + 1_000 }).await;
    assert_eq!(store.next_due(10).await.unwrap(), None);
    assert!(store.table(&id).await.unwrap().is_none());
}

fn evening(boards: u8) -> StoredEvening {
    StoredEvening {
        id: EveningId::new(),
        game: "kuhn-poker".into(),
        rules: 1,
        options: Map::from_iter([("ranks".to_owned(), Value::from(3))]),
        players: 2,
        level: "random".into(),
        help: Help::Reasoner,
        boards,
        house: 4,
        host: Token::new().hash(),
        host_name: "Ada".into(),
        secret: Secret([7; 32]),
        stage: Stage::Joining,
    }
}

async fn join(store: &Store, evening: &EveningId, name: &str) -> Result<Effect, Failed> {
    let token = Token::new().hash();
    store.change(Change::Join { evening: evening.clone(), name: name.into(), token, most: 3 }).await
}

/// Begins somebody's game of a board.
async fn begin(store: &Store, evening: &EveningId, number: u8, person: u8) -> (TableId, Effect) {
    let table = StoredTable { evening: None, ..table(Some("{}")) };
    let id = table.id.clone();
    let change = Change::Board { evening: evening.clone(), number, person, table };
    (id, store.change(change).await.unwrap())
}

async fn finish(store: &Store, table: &TableId, score: i32) {
    let score = Some(Scored { score, by_bot: score < 0 });
    let change = Change::Append { table: table.clone(), m: a_move(0, "1", None), due: None, score, mark: None };
    assert_eq!(store.change(change).await, Ok(Effect::Made));
}

async fn an_evening_is_there_after_closing(home: Home) {
    let store = home.open().await;
    let opened = evening(2);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened.clone())).await.unwrap();
    for name in ["Ada", "Ben"] {
        assert_eq!(join(&store, &id, name).await, Ok(Effect::Made));
    }
    let (table, begun) = begin(&store, &id, 2, 1).await;
    assert_eq!(begun, Effect::Made);
    finish(&store, &table, -7).await;
    let change = Change::House { evening: id.clone(), number: 1, bot: 3, score: None };
    assert_eq!(store.change(change).await, Ok(Effect::Made));
    assert_eq!(
        store.change(Change::Advance { evening: id.clone(), stage: Stage::Playing }).await,
        Ok(Effect::Made)
    );
    store.close().await;

    let store = home.open().await;
    let found = store.evening(&id).await.unwrap().unwrap();
    assert_eq!(format!("{found:?}"), format!("{:?}", StoredEvening { stage: Stage::Playing, ..opened }));
    assert_eq!(found.secret.0, [7; 32]);
    let names: Vec<String> =
        store.evening_people(&id).await.unwrap().into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["Ada", "Ben"]);
    let game = StoredGame { board: 2, person: 1, table: Some(table.clone()), score: Some(-7), by_bot: true };
    assert_eq!(store.evening_games(&id).await.unwrap(), [game]);
    assert_eq!(store.evening_house(&id).await.unwrap(), [(1, 3, None)]);
    assert_eq!(store.evenings_without_house().await.unwrap(), std::slice::from_ref(&id));
    let of = store.table(&table).await.unwrap().unwrap().evening.unwrap();
    assert_eq!((of.evening, of.number, of.boards), (id, 2, 2));
    assert!(store.evening(&EveningId::new()).await.unwrap().is_none());
}

async fn a_board_is_revealed_when_all_have_finished_it_and_nobody_can_join(home: Home) {
    let store = home.open().await;
    let opened = evening(2);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened)).await.unwrap();
    let advance = |stage| Change::Advance { evening: id.clone(), stage };
    let revealed = async || {
        let first = store.is_revealed(&id, 1).await.unwrap();
        (first, store.is_revealed(&id, 2).await.unwrap())
    };
    join(&store, &id, "Ada").await.unwrap();
    let (table, _) = begin(&store, &id, 1, 0).await;
    finish(&store, &table, 1).await;
    assert_eq!(revealed().await, (false, false), "others may join");
    join(&store, &id, "Ben").await.unwrap();
    store.change(advance(Stage::Playing)).await.unwrap();
    assert_eq!(join(&store, &id, "Cleo").await, Ok(Effect::Late));
    assert_eq!(revealed().await, (false, false), "Ben has not played it");
    let (table, _) = begin(&store, &id, 1, 1).await;
    assert_eq!(revealed().await, (false, false), "Ben plays it");
    assert_eq!(begin(&store, &id, 1, 1).await.1, Effect::Late, "there is one table for each of them");
    finish(&store, &table, 0).await;
    assert_eq!(revealed().await, (true, false));

    let (late, _) = begin(&store, &id, 2, 1).await;
    assert_eq!(store.change(advance(Stage::Closed)).await, Ok(Effect::Made));
    assert_eq!(store.change(advance(Stage::Playing)).await, Ok(Effect::Late), "what is revealed stays so");
    assert_eq!(revealed().await, (true, true));
    assert_eq!(store.left_games().await.unwrap(), std::slice::from_ref(&late));
    finish(&store, &late, 5).await;
    assert_eq!(store.left_games().await.unwrap(), []);
    let games = store.evening_games(&id).await.unwrap();
    assert_eq!(games.iter().map(|game| game.score).collect::<Vec<_>>(), [Some(1), Some(0), Some(5)]);
    assert_eq!(begin(&store, &id, 2, 0).await.1, Effect::Late);
    assert!(!store.is_revealed(&EveningId::new(), 1).await.unwrap());
}

async fn no_more_people_join_than_there_is_room_for(home: Home) {
    let store = home.open().await;
    let opened = evening(1);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened)).await.unwrap();
    for name in ["Ada", "Ben"] {
        assert_eq!(join(&store, &id, name).await, Ok(Effect::Made));
    }
    assert_eq!(join(&store, &id, "Ada").await, Ok(Effect::Late), "the name is taken");
    assert_eq!(join(&store, &id, "Cleo").await, Ok(Effect::Made));
    assert_eq!(join(&store, &id, "Dan").await, Ok(Effect::Late));
    assert_eq!(join(&store, &EveningId::new(), "Dan").await, Ok(Effect::Late));
}

async fn an_evening_is_removed_after_its_tables(home: Home) {
    let store = home.open().await;
    let opened = evening(1);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened)).await.unwrap();
    join(&store, &id, "Ada").await.unwrap();
    let (table, _) = begin(&store, &id, 1, 0).await;
    finish(&store, &table, 1).await;
    store.change(Change::Expire { lobbies: 0, games: 0 }).await.unwrap();
    assert!(store.evening(&id).await.unwrap().is_some());
    let later = now() + 1000;
    assert_eq!(
        store.change(Change::Expire { lobbies: later, games: later }).await,
        Ok(Effect::Expired(vec![table.clone()]))
    );
    assert!(store.evening(&id).await.unwrap().is_none() && store.table(&table).await.unwrap().is_none());
}

/// How a game was begun between a person and a bot.
fn begun(rules: u32, setup: &str) -> Begun {
    Begun { rules, setup: setup.into(), bots: Some(vec![None, Some("random".into())]) }
}

/// A table whose deals can be verified, with a sealed share on the first chair.
fn verifiable(setup: Option<&str>) -> StoredTable {
    let locked = setup.map(|setup| begun(1, setup));
    let deal = StoredDeal { secret: Secret([7; 32]), opened_under: 1, link: 0, locked };
    let mut row = StoredTable { deal: Some(deal), ..table(setup) };
    let commitment = fair::share_commitment("kuhn-poker", 0, &Secret([1; 32]));
    let share = fair::Share { own: true, commitment, opening: None };
    row.chairs.get_mut(&0).unwrap().share = Some(StoredShare { share, unopened: false });
    row
}

async fn the_commitment_of_every_table_is_a_link_of_the_chain(home: Home) {
    let (store, other) = (home.open().await, home.open_beside().await);
    let stores = [Some(&store), other.as_ref()].into_iter().flatten().cycle();
    let opening = stores.take(40).map(|store| opened(store, verifiable(None)));
    let ids = futures_util::future::join_all(opening).await;
    opened(&store, table(None)).await;
    let links = store.links(1, 100).await.unwrap();
    assert_eq!(links.len(), 40, "a table without a secret is none");
    let mut head = fair::Link::START;
    for ((link, told), number) in links.iter().zip(1..) {
        assert_eq!((link.number, link.previous, link.head()), (number, head, *told));
        head = *told;
    }
    assert_eq!(store.chain().await, Ok((40, head)));
    let mut numbers = Vec::new();
    for id in &ids {
        numbers.push(store.table(id).await.unwrap().unwrap().deal.unwrap().link);
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<_>>());

    let later = now() + 1000;
    store.change(Change::Expire { lobbies: later, games: later }).await.unwrap();
    assert_eq!(store.links(40, 40).await.unwrap(), links[39..], "links outlive their tables");
}

async fn the_mark_of_a_game_is_a_link_of_the_chain_with_the_move_that_ends_it(home: Home) {
    let store = home.open().await;
    let (one, other) = (opened(&store, verifiable(Some("{}"))).await, opened(&store, verifiable(Some("{}"))).await);
    let end = async |table: &TableId, ply, mark| {
        let m = a_move(ply, "1", None);
        let mark = Some(Hash([mark; 32]));
        store.change(Change::Append { table: table.clone(), m, due: None, score: None, mark }).await
    };
    assert_eq!(append(&store, &other, a_move(0, "1", None)).await, Ok(Effect::Made));
    assert_eq!(store.ending(&other).await, Ok(None));
    assert_eq!(end(&other, 1, 9).await, Ok(Effect::Made));
    assert_eq!(end(&other, 1, 8).await, Ok(Effect::Late), "it has ended otherwise");
    assert_eq!(end(&one, 0, 7).await, Ok(Effect::Made));
    assert_eq!((store.ending(&other).await, store.ending(&one).await), (Ok(Some(3)), Ok(Some(4))));
    let links = store.links(3, 9).await.unwrap();
    let entries: Vec<Entry> = links.iter().map(|(link, _)| link.entry).collect();
    let ended = |mark, table| Entry::End { mark: Hash([mark; 32]), table };
    assert_eq!(entries, [ended(9, 2), ended(7, 1)]);
    assert_eq!((links[1].0.previous, links[1].1), (links[0].1, links[1].0.head()));
    assert_eq!(links[0].0.head(), links[0].1);
}

async fn a_share_is_opened_once_and_not_after_it_was_given_up(home: Home) {
    let store = home.open().await;
    let share = |table: &TableId, byte| Change::Share { table: table.clone(), chair: 0, share: Secret([byte; 32]) };
    let id = opened(&store, verifiable(Some("{}"))).await;
    assert_eq!(store.table(&id).await.unwrap().unwrap().deal.unwrap().locked, Some(begun(1, "{}")));
    assert!(store.shares(&id).await.unwrap()[&0].is_sealed());
    assert_eq!(store.change(share(&id, 1)).await, Ok(Effect::Made));
    assert_eq!(store.change(share(&id, 2)).await, Ok(Effect::Late));
    assert_eq!(store.change(Change::GiveUp { table: id.clone() }).await, Ok(Effect::Late));
    assert_eq!(store.shares(&id).await.unwrap()[&0].share.opening, Some(Secret([1; 32])));

    let id = opened(&store, verifiable(Some("{}"))).await;
    assert_eq!(store.change(Change::GiveUp { table: id.clone() }).await, Ok(Effect::Made));
    assert_eq!(store.change(share(&id, 1)).await, Ok(Effect::Late));
    let given_up = store.shares(&id).await.unwrap()[&0];
    assert!(given_up.unopened && given_up.share.opening.is_none());

    // What was locked is what the game has started by, and not what it goes on by.
    let id = opened(&store, verifiable(None)).await;
    let terms = |rules, setup: &str| Terms { rules, options: Map::new(), setup: setup.into() };
    let bots = begun(2, "").bots.unwrap();
    let start =
        |version, setup| Change::Start { table: id.clone(), version, terms: terms(2, setup), bots: bots.clone() };
    assert_eq!(store.change(start(9, "of another version")).await, Ok(Effect::Late));
    assert_eq!(store.table(&id).await.unwrap().unwrap().deal.unwrap().locked, None);
    assert_eq!(store.change(start(0, "of the start")).await, Ok(Effect::Made));
    let adopt = Change::Adopt { table: id.clone(), terms: terms(3, "of today") };
    assert_eq!(store.change(adopt).await, Ok(Effect::Made));
    let stored = store.table(&id).await.unwrap().unwrap();
    assert_eq!(stored.deal.unwrap().locked, Some(begun(2, "of the start")));
}

over_both!(
    the_commitment_of_every_table_is_a_link_of_the_chain,
    the_mark_of_a_game_is_a_link_of_the_chain_with_the_move_that_ends_it,
    a_share_is_opened_once_and_not_after_it_was_given_up,
    what_is_stored_is_there_after_closing,
    the_row_is_the_arbiter,
    of_many_who_race_one_is_first,
    each_of_many_moves_is_answered_for_itself,
    only_what_is_old_expires,
    a_finished_game_is_listed_last_and_not_for_ever,
    a_room_code_is_one_tables_until_its_game_is_over_or_nobody_plays,
    a_seat_that_was_handed_on_is_its_first_players_again,
    notices_go_with_the_move_and_with_the_table,
    an_evening_is_there_after_closing,
    a_board_is_revealed_when_all_have_finished_it_and_nobody_can_join,
    no_more_people_join_than_there_is_room_for,
    an_evening_is_removed_after_its_tables,
);
