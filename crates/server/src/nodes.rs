//! What a server does because others may have the same database open: it says that it is alive, notices who is not any
//! more, looks at what others have done at the tables that it has in memory, and takes up what nobody does.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use crate::evenings;
use crate::hub::Hub;
use crate::store::{Change, Failed, Hint, Mark};
use crate::token::{NodeId, TableId};

/// How often it is looked. What others have done is found after so long even where no hint of it came.
const EVERY: Duration = Duration::from_millis(500);

/// A server that has not counted on while another has looked so often is buried.
const SILENT: u32 = 6;

/// What nobody does is looked for at every so manieth look.
const TAKE_UP: u32 = 4;

/// So many tables are asked for together.
const TOGETHER: usize = 200;

/// Does it until the server stops.
pub(crate) async fn run(hub: Hub, stop: CancellationToken) {
    let mut house = Some(take_up(&hub).await);
    let Some(mut hints) = hub.context().store.hear() else {
        // Nobody else has the database open; the house plays until the server stops.
        return stop.cancelled().await;
    };
    let (mut nodes, mut tables, mut looks) = (HashMap::new(), HashMap::new(), 0_u32);
    let mut every = interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            Some(hint) = hints.recv() => hear(&hub, hint, &mut hints),
            _ = every.tick() => {
                // Of a database that cannot be used, the log tells.
                let _ = watch(&hub, &mut nodes).await;
                let _ = look(&hub, &mut tables).await;
                looks += 1;
                if looks.is_multiple_of(TAKE_UP) && house.as_ref().is_none_or(AbortOnDropHandle::is_finished) {
                    house = Some(take_up(&hub).await);
                }
            }
        }
    }
}

/// Tables of which others have told are looked at at once, each of them once.
fn hear(hub: &Hub, first: Hint, more: &mut mpsc::Receiver<Hint>) {
    let mut changed = HashSet::new();
    for hint in std::iter::once(first).chain(std::iter::from_fn(|| more.try_recv().ok())) {
        match hint {
            Hint::Changed(table) => drop(changed.insert(table)),
            Hint::Phrase(table, chair, number) => hub.hear_phrase(&table, chair, number),
        }
    }
    changed.iter().for_each(|table| hub.nudge(table));
}

/// Says that this server is alive, and buries those that are not. How long one is silent is counted in looks that found
/// the database: neither clocks that differ nor a database that was lost bury anybody.
async fn watch(hub: &Hub, nodes: &mut HashMap<NodeId, (i64, u32)>) -> Result<(), Failed> {
    let store = &hub.context().store;
    store.change(Change::Beat).await?;
    let found = store.nodes().await?;
    nodes.retain(|known, _| found.iter().any(|(node, _)| node == known));
    for (node, beat) in found.into_iter().filter(|(node, _)| node != store.node()) {
        let (last, silent) = nodes.entry(node.clone()).or_insert((beat, 0));
        *silent = if *last == beat { *silent + 1 } else { 0 };
        *last = beat;
        if *silent >= SILENT {
            tracing::warn!(node = node.as_str(), "another server has stopped: what it did is taken up");
            store.change(Change::Bury { node, beat: Some(beat) }).await?;
        }
    }
    Ok(())
}

/// Has every table in memory look at what others have done, where anything has changed since the last look.
async fn look(hub: &Hub, known: &mut HashMap<TableId, Mark>) -> Result<(), Failed> {
    let ids = hub.ids();
    let mut all = HashMap::new();
    for some in ids.chunks(TOGETHER) {
        let marks: HashMap<TableId, Mark> = hub.context().store.marks(some).await?.into_iter().collect();
        let removed: Vec<TableId> = some.iter().filter(|id| !marks.contains_key(id)).cloned().collect();
        hub.drop_tables(&removed);
        marks.iter().filter(|(id, mark)| known.get(id) != Some(mark)).for_each(|(id, _)| hub.nudge(id));
        all.extend(marks);
    }
    *known = all;
    Ok(())
}

/// Games with a clock go on though nobody is there, bots finish what was left when evenings were closed, and the house
/// plays what it has not played yet: the latter goes on after this returns.
async fn take_up(hub: &Hub) -> AbortOnDropHandle<()> {
    let store = &hub.context().store;
    for table in store.clocked().await.unwrap_or_default() {
        hub.wake(&table).await;
    }
    evenings::finish_left(hub).await;
    let context = hub.context().clone();
    AbortOnDropHandle::new(tokio::spawn(async move {
        for evening in context.store.evenings_without_house().await.unwrap_or_default() {
            evenings::play_house(context.clone(), evening).await;
        }
    }))
}
