//! The tables in memory, each with its task; loaded when somebody asks for one, forgotten when nobody does.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use protocol::{Outcome, Problem};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{Instrument, Span};

use crate::live::{Context, LiveTable};
use crate::token::TableId;

#[cfg(test)]
pub(crate) mod tests;

/// How long a table that nobody looks at stays in memory.
const FORGET_AFTER: Duration = Duration::from_secs(300);

/// The most jobs that wait for one table.
const MOST_WAITING: usize = 512;

/// Something to be done at a table, by its task. The table is missing when it could not be loaded.
type Job = Box<dyn for<'t> FnOnce(Outcome<&'t mut LiveTable>) -> Done<'t, ()> + Send>;

/// What a job does.
pub(crate) type Done<'t, T> = Pin<Box<dyn Future<Output = T> + Send + 't>>;

/// All tables of a server.
#[derive(Clone)]
pub(crate) struct Hub {
    context: Arc<Context>,
    tables: Arc<Mutex<HashMap<TableId, mpsc::Sender<Job>>>>,
}

impl Hub {
    pub(crate) fn new(context: Arc<Context>) -> Self {
        Hub { context, tables: Arc::default() }
    }

    pub(crate) fn context(&self) -> &Arc<Context> {
        &self.context
    }

    /// Does something at a table and answers when it is done. What has begun is done even when the asker goes away:
    /// a move is never left half made.
    pub(crate) async fn ask<T, F>(&self, id: &TableId, job: F) -> Outcome<T>
    where
        T: Send + 'static,
        F: for<'t> FnOnce(&'t mut LiveTable) -> Done<'t, Outcome<T>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        // What is logged of it belongs to the request of whoever asks.
        let span = Span::current();
        let job: Job = Box::new(move |table| {
            let done = async move {
                let answer = match table {
                    Ok(table) => job(table).await,
                    Err(problem) => Err(problem),
                };
                // The asker may be gone.
                let _ = reply.send(answer);
            };
            Box::pin(done.instrument(span))
        });
        self.send(id, job)?;
        answer.await.unwrap_or(Err(Problem::INTERNAL))
    }

    /// Lets a game with a clock go on though nobody is there.
    pub(crate) async fn wake(&self, id: &TableId) {
        if let Err(problem) = self.ask(id, |_| Box::pin(async { Ok(()) })).await {
            tracing::warn!(table = ?id, %problem, "a game with a clock does not go on");
        }
    }

    /// Has a table that is in memory look at what other servers have done there.
    pub(crate) fn nudge(&self, id: &TableId) {
        self.tell(id, |_| Box::pin(async {}));
    }

    /// Somebody has said a phrase at another server.
    pub(crate) fn hear_phrase(&self, id: &TableId, chair: u8, number: u8) {
        self.tell(id, move |table| Box::pin(async move { table.hear_phrase(chair, number) }));
    }

    /// Does something at a table if it is in memory.
    fn tell<F>(&self, id: &TableId, job: F)
    where
        F: for<'t> FnOnce(&'t mut LiveTable) -> Done<'t, ()> + Send + 'static,
    {
        let job: Job = Box::new(move |table| match table {
            Ok(table) => job(table),
            Err(_) => Box::pin(async {}),
        });
        if let Some(jobs) = self.lock().get(id) {
            // One that has so much to do looks anyway.
            let _ = jobs.try_send(job);
        }
    }

    /// The tables that are in memory.
    pub(crate) fn ids(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// How many tables are in memory.
    pub(crate) fn loaded(&self) -> usize {
        self.lock().len()
    }

    /// Forgets tables that are no longer in the store; their connections end.
    pub(crate) fn drop_tables(&self, ids: &[TableId]) {
        let mut tables = self.lock();
        for id in ids {
            tables.remove(id);
            self.context.note_closed(id, false);
        }
    }

    /// Ends the tasks of all tables, each after what it is doing.
    pub(crate) fn close(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Job>>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Jobs are sent under the lock, so that a task that finds none under the lock can end without losing any.
    fn send(&self, id: &TableId, job: Job) -> Outcome<()> {
        let mut tables = self.lock();
        let jobs = tables.entry(id.clone()).or_insert_with(|| self.begin(id));
        if jobs.is_closed() {
            // Its task has panicked: the next one builds the table from the log again.
            *jobs = self.begin(id);
        }
        jobs.try_send(job).map_err(|_| Problem::TOO_FAST)
    }

    fn begin(&self, id: &TableId) -> mpsc::Sender<Job> {
        let (jobs, queue) = mpsc::channel(MOST_WAITING);
        tokio::spawn(run(self.clone(), id.clone(), queue));
        jobs
    }

    /// Forgets a table, unless somebody has just asked something of it.
    fn forget(&self, id: &TableId, queue: &mpsc::Receiver<Job>) -> bool {
        let mut tables = self.lock();
        if queue.is_empty() {
            tables.remove(id);
        }
        queue.is_empty()
    }
}

/// The task of a table. What it does is in memory only while it is done: most of the time it waits.
async fn run(hub: Hub, id: TableId, mut queue: mpsc::Receiver<Job>) {
    let mut table = match Box::pin(LiveTable::load(hub.context.clone(), &id)).await {
        Ok(table) => table,
        Err(problem) => {
            while !hub.forget(&id, &queue) {
                while let Ok(job) = queue.try_recv() {
                    job(Err(problem.clone())).await;
                }
            }
            return;
        }
    };
    loop {
        let next = Box::pin(table.step()).await;
        let sleep = next.unwrap_or_else(|| Instant::now() + FORGET_AFTER);
        tokio::select! {
            job = queue.recv() => match job {
                Some(job) => {
                    Box::pin(table.look()).await;
                    job(Ok(&mut table)).await;
                }
                None => return,
            },
            () = table.finish_work() => {}
            () = tokio::time::sleep_until(sleep) => {
                if next.is_none() && table.is_deserted() && hub.forget(&id, &queue) {
                    return Box::pin(table.retire()).await;
                }
            }
        }
    }
}
