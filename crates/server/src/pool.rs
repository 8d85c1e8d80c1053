//! Where everything is worked out that takes long: bots' moves, replays, reviews, reasons, aids, notebooks.
//!
//! A fixed number of threads work at once; whoever comes first is served first. Requests wait in a queue of their
//! own, of limited length, and leave one thread to the tables, so that no game waits for somebody's reading.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::metrics::gauge::Gauge;
use protocol::{Outcome, Problem};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::metrics::Counted;

/// How long a request may wait until others are answered.
const PATIENCE: Duration = Duration::from_secs(10);

/// The threads that work, and who may use them.
#[derive(Clone)]
pub(crate) struct Pool {
    threads: Arc<Semaphore>,
    /// Of them, those that requests may have.
    for_requests: Arc<Semaphore>,
    /// Places in the requests' queue, those who work among them.
    queue: Arc<Semaphore>,
    /// How many wait for a thread, tables and requests.
    waiting: Gauge,
}

impl Pool {
    /// A pool of this many threads, at least one; `waiting` requests may wait for one.
    pub(crate) fn new(threads: usize, waiting: usize) -> Pool {
        let for_requests = threads.saturating_sub(1).max(1);
        Pool {
            threads: Arc::new(Semaphore::new(threads.max(1))),
            for_requests: Arc::new(Semaphore::new(for_requests)),
            queue: Arc::new(Semaphore::new(waiting + for_requests)),
            waiting: Gauge::default(),
        }
    }

    /// How many wait for a thread.
    pub(crate) fn waiting(&self) -> i64 {
        self.waiting.get()
    }

    /// Works something out for a table, however long it has to wait for its turn. Whoever stops waiting before its
    /// turn has come loses it.
    pub(crate) async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
        self.run(work, ()).await
    }

    /// Works out the answer to a request; refused when too many wait already, or when it has waited too long.
    pub(crate) async fn answer<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
        let place = self.queue.clone().try_acquire_owned().map_err(|_| Problem::BUSY)?;
        let waits = Counted::among(&self.waiting);
        let turn = timeout(PATIENCE, self.for_requests.clone().acquire_owned()).await;
        let turn = turn.map_err(|_| Problem::BUSY)?.map_err(|_| Problem::INTERNAL)?;
        drop(waits);
        self.run(work, (place, turn)).await
    }

    /// Works something out for which nobody waits, when it is its turn among the requests: tables keep their thread.
    pub(crate) async fn spare<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
        let turn = self.for_requests.clone().acquire_owned().await.map_err(|_| Problem::INTERNAL)?;
        self.run(work, turn).await
    }

    /// What is held is kept until the work is done, even if nobody waits for it any more.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        held: impl Send + 'static,
    ) -> Outcome<T> {
        let waits = Counted::among(&self.waiting);
        let thread = self.threads.clone().acquire_owned().await.map_err(|_| Problem::INTERNAL)?;
        drop(waits);
        let done = tokio::task::spawn_blocking(move || {
            let _held = (held, thread);
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "working something out failed");
            Problem::INTERNAL
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;
    use futures_util::FutureExt;
    use futures_util::future::join_all;

    /// Work that begins when it is its turn and ends when it is told to.
    fn held() -> (impl FnOnce() + Send, mpsc::Receiver<()>, mpsc::Sender<()>) {
        let (begun, begins) = mpsc::channel();
        let (end, ends) = mpsc::channel::<()>();
        let work = move || {
            begun.send(()).unwrap();
            // An error means that the test is over.
            let _ = ends.recv();
        };
        (work, begins, end)
    }

    #[tokio::test]
    async fn no_more_than_so_many_work_at_once() {
        let pool = Pool::new(3, 100);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = || {
            let (now, most) = (now.clone(), most.clone());
            move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
                now.fetch_sub(1, Ordering::SeqCst);
            }
        };
        let tables = join_all((0..20).map(|_| pool.work(work())));
        let requests = join_all((0..20).map(|_| pool.answer(work())));
        let (tables, requests) = tokio::join!(tables, requests);
        assert!(tables.into_iter().chain(requests).all(|done| done == Ok(())));
        assert!((1..=3).contains(&most.load(Ordering::SeqCst)), "{most:?}");
    }

    #[tokio::test]
    async fn requests_are_refused_in_time_and_tables_never() {
        let pool = Pool::new(2, 1);
        let (work, begins, end) = held();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.answer(work).await }
        });
        tokio::task::spawn_blocking(move || begins.recv().unwrap()).await.unwrap();
        // One request may wait, a second may not; a table has its own thread.
        let mut second = Box::pin(pool.answer(|| 2));
        assert_eq!((&mut second).now_or_never(), None);
        assert_eq!(pool.answer(|| 3).await, Err(Problem::BUSY));
        assert_eq!(pool.work(|| 4).await, Ok(4));
        end.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(()));
        assert_eq!(second.await, Ok(2));
        assert_eq!(pool.answer(|| 5).await, Ok(5), "the places are given back");
    }

    #[tokio::test]
    async fn a_request_that_waits_too_long_is_refused() {
        let pool = Pool::new(1, 9);
        let (work, begins, end) = held();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.answer(work).await }
        });
        tokio::task::spawn_blocking(move || begins.recv().unwrap()).await.unwrap();
        let mut second = Box::pin(pool.answer(|| ()));
        assert_eq!((&mut second).now_or_never(), None);
        tokio::time::pause();
        tokio::time::advance(PATIENCE + Duration::from_secs(1)).await;
        tokio::time::resume();
        assert_eq!(second.await, Err(Problem::BUSY));
        end.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(()));
    }

    #[tokio::test]
    async fn a_panic_is_an_answer_and_gives_the_thread_back() {
        let pool = Pool::new(1, 1);
        for _ in 0..3 {
            let failed: Outcome<()> = pool.answer(|| panic!("a fault that a test plants")).await;
            assert_eq!(failed, Err(Problem::INTERNAL));
        }
        assert_eq!(pool.work(|| 1).await, Ok(1));
    }
}
