//! What a player may tell the table to do for them: nothing, as nobody is asked anything but on their own turn. Who cannot
//! play a card passes anyway (TS-21).

use serde::{Deserialize, Serialize};

/// What a player has told the table to do for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {}
