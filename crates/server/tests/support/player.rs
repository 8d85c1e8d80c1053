//! Plays what may be played.

use super::choice::choose;
use super::client::Client;

/// Plays until the game is over, making a move whenever it may.
pub(crate) async fn play_to_the_end(client: &mut Client) {
    let mut vary = 0;
    while client.now["turn"] != "over" {
        match choose(&client.now, vary) {
            Some(chosen) => {
                let answer = client.make(chosen).await;
                // A stand-in, a forced move or another connection of the same seat may have been faster.
                let is_fine = answer["type"] == "accepted"
                    || ["stale", "out_of_turn", "over"].contains(&answer["problem"]["code"].as_str().unwrap());
                assert!(is_fine, "{answer}");
                vary += 1;
                if answer["type"] == "refused" {
                    client.until("now").await;
                }
            }
            None => {
                client.until("now").await;
            }
        }
    }
}
