//! What holds for a table of any game.

use crate::support::{games, kuhn, names, next_move, rng, tables};
use catalog::{AnyTable, Checked, Listener, Mover, Refusal, Seat, Turn, Viewer};
use serde_json::{Map, Value, json};

/// Moves after which a game is left: enough for a whole game of most, and for the test to end.
const MOVES: usize = 600;

/// What one viewer's socket was sent while the game went on.
struct Live {
    viewer: Viewer,
    news: Vec<String>,
    now: String,
}

impl Live {
    fn new(table: &dyn AnyTable, viewer: Viewer) -> Live {
        let shown = table.show(viewer, 0);
        assert_eq!(shown.messages().len(), 1, "a table starts without news");
        Live { viewer, news: Vec::new(), now: shown.messages()[0].clone() }
    }

    fn follow(&mut self, table: &dyn AnyTable) {
        let had = self.news.len() as u32;
        let shown = table.show(self.viewer, had);
        let (now, news) = shown.messages().split_last().unwrap();
        if table.told(self.viewer) == had {
            assert_eq!(now, &self.now, "whoever is told nothing sees nothing change");
            return;
        }
        self.news.extend_from_slice(news);
        self.now = now.clone();
    }

    /// A client that had `from` pieces of news gets what it missed, byte for byte.
    fn check_resume(&self, table: &dyn AnyTable) {
        assert_eq!(table.told(self.viewer) as usize, self.news.len());
        let most = self.news.len();
        // From some fifty places, the first and the last among them.
        for from in (0..most).step_by(1 + most / 50).chain([most]) {
            let shown = table.show(self.viewer, from as u32);
            let (now, news) = shown.messages().split_last().unwrap();
            assert_eq!(news, &self.news[from..]);
            assert_eq!(now, &self.now);
        }
    }
}

fn play(mut table: Box<dyn AnyTable>, seed: u64) -> (Box<dyn AnyTable>, Vec<String>, Vec<Live>) {
    let mut rng = rng(seed);
    let mut log = Vec::new();
    let mut live: Vec<Live> = Viewer::all(table.seats()).map(|viewer| Live::new(&*table, viewer)).collect();
    while let Some(m) = next_move(&*table, &mut rng) {
        assert_eq!(table.ply() as usize, log.len());
        log.push(m.json().to_owned());
        table.apply(m);
        for viewer in &mut live {
            viewer.follow(&*table);
        }
        if log.len() == MOVES {
            break;
        }
    }
    (table, log, live)
}

#[test]
fn resuming_from_any_number_gives_the_bytes_sent_live() {
    for game in games() {
        for table in tables(game) {
            let (table, log, live) = play(table, 7);
            let seats = table.seats();
            let setup = table.setup().to_owned();
            let mut moves = log.iter().map(String::as_str);
            let resumed = game.resume(&setup, &names(seats), &mut moves).unwrap();
            for viewer in &live {
                viewer.check_resume(&*table);
                viewer.check_resume(&*resumed);
            }
        }
    }
}

#[test]
fn messages_are_numbered_without_gaps() {
    for game in games() {
        for table in tables(game) {
            let (_, _, live) = play(table, 8);
            for viewer in live {
                for (number, message) in viewer.news.iter().enumerate() {
                    assert!(!message.contains('\n'));
                    let message: Value = serde_json::from_str(message).unwrap();
                    assert_eq!(message["type"], "news");
                    assert_eq!(message["number"], number);
                    assert!(!message["message"]["name"].as_str().unwrap().is_empty());
                }
                let now: Value = serde_json::from_str(&viewer.now).unwrap();
                assert_eq!(now["type"], "now");
                assert_eq!(now["at"], viewer.news.len());
            }
        }
    }
}

#[test]
fn only_the_one_to_move_is_given_options() {
    for game in games() {
        for mut table in tables(game) {
            let mut rng = rng(9);
            while let Some(m) = next_move(&*table, &mut rng).filter(|_| table.ply() < 100) {
                table.apply(m);
                for viewer in Viewer::all(table.seats()) {
                    let shown = table.show(viewer, u32::MAX);
                    let now: Value = serde_json::from_str(&shown.messages()[0]).unwrap();
                    let own = matches!(table.turn(), Turn::Player(seat) if viewer.is(seat));
                    assert_eq!(now["options"] != Value::Null, own);
                    assert_eq!(now["scores"] != Value::Null, table.turn() == Turn::Over);
                }
            }
        }
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut refusals = 0;
    for game in games() {
        for mut table in tables(game) {
            let mut rng = rng(10);
            while let Some(legal) = next_move(&*table, &mut rng).filter(|_| table.ply() < 40) {
                let m = legal.json();
                let before: Vec<_> = Viewer::all(table.seats()).map(|viewer| table.show(viewer, 0)).collect();
                let mover = table.turn().mover().unwrap();
                for other in Seat::all(table.seats()).map(Mover::Seat).chain([Mover::Chance]) {
                    if other != mover {
                        let turn = table.turn();
                        assert_eq!(table.check(other, m).map(drop), Err(Refusal::OutOfTurn { turn }));
                    }
                }
                for text in ["", "null", "{}", "[[[[", "\u{0}", &format!("{m} {m}"), &format!("[{m}]")] {
                    assert!(matches!(table.check(mover, text), Err(Refusal::Malformed { .. })), "{text}");
                    refusals += 1;
                }
                let after: Vec<_> = Viewer::all(table.seats()).map(|viewer| table.show(viewer, 0)).collect();
                assert_eq!(before, after);

                let checked = table.check(mover, &format!(" {m}\n")).unwrap();
                assert_eq!((checked.ply(), checked.mover(), checked.json()), (table.ply(), mover, m));
                table.apply(checked);
            }
        }
    }
    assert!(refusals > 20);
}

#[test]
fn a_move_that_names_what_is_not_there_breaks_the_clause_for_names() {
    let cases = [
        ("kuhn-poker", json!("raise"), "KP-2"),
        ("clue", json!({ "type": "accuse", "suspect": "mr_green", "weapon": "spoon", "room": "hall" }), "CL-1"),
        ("clue", json!({ "type": "suggest", "suspect": "mr_pink", "weapon": "rope", "room": "hall" }), "CL-1"),
        ("clue", json!({ "type": "go", "to": { "room": "cellar" } }), "CL-1"),
        ("color-doubt", json!({ "type": "lay", "cards": { "red": 1 }, "say": "mauve" }), "CD-1"),
        ("color-doubt", json!({ "type": "lay", "cards": { "mauve": 1 }, "say": "red" }), "CD-1"),
        (
            "three-dead-strangers",
            json!({ "type": "accuse", "victim": 0, "character": "butler", "seat": 1 }),
            "TS-1",
        ),
        ("true-colors", json!({ "type": "pick_up", "weapon": "spoon", "drop": null }), "TC-1"),
        ("true-colors", json!({ "type": "reveal", "card": { "who": "butler" } }), "TC-1"),
        ("true-colors", json!({ "type": "go", "to": { "room": "cellar" } }), "TC-1"),
    ];
    for (name, m, expected) in cases {
        let game = games().find(|game| game.info().name == name).unwrap();
        let table = tables(game).next().unwrap();
        let refused = table.check_value(table.turn().mover().unwrap(), &m).map(drop);
        let Err(Refusal::Malformed { clause, problem }) = refused else { panic!("{m}: {refused:?}") };
        assert_eq!(clause, expected, "{m}");
        assert!(!problem.is_empty() && !problem.contains(clause), "{problem}");
        let said =
            game.words().refusal(&Refusal::Malformed { clause, problem: problem.clone() }, Listener::nobody());
        assert_eq!(said, format!("This is not a move of this game. ({clause})"), "what serde says is for programs");
    }
}

#[test]
fn a_finished_table_takes_no_move_and_shows_all() {
    for game in games() {
        let (table, log, live) = play(tables(game).next().unwrap(), 11);
        if table.turn() != Turn::Over {
            assert_eq!(log.len(), MOVES);
            assert!(table.replay().is_none() && table.scores().is_none());
            continue;
        }
        let last = log.last().unwrap();
        assert_eq!(table.check(Mover::Seat(Seat(0)), last).map(drop), Err(Refusal::Over));
        assert!(table.ask(game.bots()[0]).is_none() && table.forced().is_none());

        let replay = table.replay().unwrap().run();
        assert_eq!(replay.moves.len(), log.len());
        assert_eq!(replay.scores, table.scores().unwrap());
        for (side, live) in replay.sides.iter().zip(&live) {
            assert_eq!(side.len(), log.len() + 1);
            let told: Vec<Value> = side
                .iter()
                .filter_map(|frame| {
                    let observation: Value = serde_json::from_str(frame.observation.as_ref()?.get()).unwrap();
                    Some(json!([frame.message, observation]))
                })
                .collect();
            let sent: Vec<Value> = live
                .news
                .iter()
                .map(|news| serde_json::from_str(news).unwrap())
                .map(|news: Value| json!([news["message"], news["observation"]]))
                .collect();
            assert_eq!(told, sent);
            let now: Value = serde_json::from_str(&live.now).unwrap();
            let last: Value = serde_json::from_str(side.last().unwrap().view.get()).unwrap();
            assert_eq!(now["view"], last);
        }
    }
}

/// A proof is worth nothing at another moment.
#[test]
#[should_panic(expected = "the move was checked at another moment")]
fn a_checked_move_is_made_once() {
    let mut table = tables(kuhn()).next().unwrap();
    let again = |table: &dyn AnyTable, checked: &Checked| table.check(checked.mover(), checked.json()).unwrap();
    let checked = table.deal(&mut rng(1));
    let same = again(&*table, &checked);
    table.apply(checked);
    table.apply(same);
}

/// Nor at another table, even one that has come as far.
#[test]
#[should_panic(expected = "the move was checked at another table")]
fn a_checked_move_is_made_at_its_table() {
    let [one, mut other] = [(); 2].map(|()| tables(kuhn()).next().unwrap());
    other.apply(one.deal(&mut rng(1)));
}

#[test]
fn a_move_that_is_parsed_already_is_checked_as_strictly() {
    for game in games() {
        for mut table in tables(game) {
            let mut rng = rng(12);
            while let Some(legal) = next_move(&*table, &mut rng).filter(|_| table.ply() < 40) {
                let (mover, m): (_, Value) = (legal.mover(), serde_json::from_str(legal.json()).unwrap());
                assert_eq!(table.check_value(mover, &m).unwrap().json(), legal.json());
                for wrong in [json!(null), json!({}), json!([m]), json!([[[]]])] {
                    assert!(matches!(table.check_value(mover, &wrong), Err(Refusal::Malformed { .. })), "{wrong}");
                }
                if let Value::Object(mut more) = m {
                    more.insert("more".into(), json!(1));
                    let refused = table.check_value(mover, &more.into()).unwrap_err();
                    assert!(matches!(refused, Refusal::Malformed { .. }), "{refused}");
                }
                table.apply(legal);
            }
        }
    }
}

#[test]
fn a_table_of_older_rules_goes_on_only_where_it_can() {
    for game in games() {
        let chairs: Vec<u8> = (0..game.info().seats[0]).collect();
        let setup = game.seating(&chairs, &Map::new()).unwrap();
        assert_eq!(game.upgrade(game.rules(), &setup), Some(setup.clone()));
        assert_eq!(game.upgrade(game.rules() + 1, &setup), None, "{} cannot know newer rules", game.name());
        assert_eq!(game.upgrade(0, &setup), None, "{} never had rules 0", game.name());
        assert_eq!(game.upgrade(0, "no setup"), None);
    }
}

/// The options of a lobby of older rules mean what they meant: they are brought to today's as setups are.
#[test]
fn options_of_older_rules_go_the_way_of_their_setups() {
    for (name, players, options) in [
        ("clue", 3, json!({ "edition": "1986" })),
        ("clue", 4, json!({})),
        ("true-colors", 4, json!({ "actions_per_turn": "one" })),
        ("three-dead-strangers", 3, json!({ "spacing": "strict" })),
        ("three-dead-strangers", 2, json!({})),
        ("color-doubt", 4, json!({})),
        ("color-doubt", 2, json!({ "five_suits": null, "games": 1 })),
    ] {
        let game = catalog::find(name).unwrap();
        let chairs: Vec<u8> = (0..players).collect();
        let mut setup: Map<String, Value> =
            serde_json::from_str(&game.seating(&chairs, &Map::new()).unwrap()).unwrap();
        setup.retain(|key, _| ["seats", "tokens"].contains(&&**key));
        setup.extend(options.as_object().unwrap().clone());
        let upgraded = |setup: &Value| game.upgrade(1, &setup.to_string()).unwrap();
        let played = game.table(&upgraded(&setup.into()), &names(players.into())).unwrap();
        let options: Map<String, Value> = serde_json::from_str(&upgraded(&options)).unwrap();
        assert_eq!(game.seating(&chairs, &options).as_deref(), Ok(played.setup()), "{name}");
    }
    assert_eq!(catalog::find("true-colors").unwrap().upgrade(1, "{}"), None);
}

#[test]
fn chairs_and_options_are_checked() {
    let game = kuhn();
    let seats = |chairs: &[u8]| game.seating(chairs, &Map::new());
    assert_eq!(seats(&[0, 1]), Ok(r#"{"ranks":3}"#.to_owned()));
    for chairs in [&[][..], &[0], &[1, 0], &[0, 0], &[0, 7], &[0, 1, 2]] {
        assert_eq!(seats(chairs).unwrap_err().clause, Some("KP-1"), "{chairs:?}");
    }
    let options = |value: Value| value.as_object().unwrap().clone();
    assert!(game.check_options(&options(json!({ "ranks": 5 }))).is_ok());
    assert_eq!(game.check_options(&options(json!({ "ranks": 50 }))).unwrap_err().clause, Some("KP-2"));
    assert_eq!(game.check_options(&options(json!({ "rankz": 5 }))).unwrap_err().clause, None);
    assert_eq!(game.check_options(&options(json!({ "ranks": "five" }))).unwrap_err().clause, Some("KP-2"));
}

#[test]
fn an_option_of_another_kind_is_told_what_may_be_chosen() {
    for game in games() {
        for option in game.info().options {
            let chosen = [(option.key.to_owned(), json!({}))].into_iter().collect();
            let refused = game.check_options(&chosen).unwrap_err();
            assert_eq!(refused, option.refusal());
            let said = game.words().try_say(&refused.message, Listener::nobody()).unwrap();
            assert!(said.starts_with(&format!("“{}” is ", option.key)), "{said}");
        }
    }
}

#[test]
fn a_table_needs_a_setup_and_a_name_for_each_seat() {
    let game = kuhn();
    assert!(game.table(r#"{"ranks":3}"#, &names(2)).is_ok());
    for setup in ["", "3", r#"{"ranks":3,"more":1}"#, r#"{"ranks":99}"#] {
        assert!(game.table(setup, &names(2)).is_err(), "{setup}");
    }
    for count in [0, 1, 3, 6] {
        assert!(game.table(r#"{"ranks":3}"#, &names(count)).is_err());
    }
}

#[test]
fn every_game_describes_itself() {
    for game in games() {
        let info = game.info();
        assert_eq!(info.name, game.name());
        assert!(info.seats.iter().all(|&seats| usize::from(seats) <= info.chairs.len()));
        assert!(game.words().text("title").is_some());
        assert!(game.bots().len() >= 2, "{} has a bot for tests and one to play with", info.name);
        assert!(game.check_options(&Map::new()).is_ok());
    }
}

#[test]
fn bots_of_a_rung_are_neighbors_and_each_others_peers() {
    for game in games() {
        let (bots, rungs) = (game.bots(), game.rungs());
        let place = |bot: &&str| bots.iter().position(|one| one == bot).expect("who is offered is a bot");
        assert!(rungs.concat().is_sorted_by_key(place), "{}: weakest first", game.name());
        assert_eq!(rungs[0][0], game.easiest());
        for rung in &rungs {
            for bot in rung {
                let peers = game.peers(bot);
                assert_eq!(peers[0], *bot);
                assert!(peers.len() == rung.len() && rung.iter().all(|other| peers.contains(other)), "{peers:?}");
            }
        }
        assert_eq!(game.peers("random"), ["random"], "who is not offered is nobody's peer");
    }
}
