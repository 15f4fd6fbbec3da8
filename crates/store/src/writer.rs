//! The one task that writes.

use std::time::{Duration, Instant};

use ledger::{StoreError, Write};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::error::Fault;
use crate::writes::{append_together, carry_out, n_together};

/// Requests that may wait for the disk before whoever asks has to wait to be heard.
const WAITING: usize = 1024;
/// Requests committed together at most, so that the first of them does not wait for ever.
const TOGETHER: usize = 256;
/// How long the disk is left alone after a failure, and after many in a row.
const REST: Duration = Duration::from_millis(20);
const LONGEST_REST: Duration = Duration::from_secs(1);

type Answer = Result<(), StoreError>;

#[derive(Debug)]
enum Request {
    Write(Write, oneshot::Sender<Answer>),
    Close(oneshot::Sender<Answer>),
}

/// A line to the writing task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    requests: mpsc::Sender<Request>,
}

impl Writer {
    pub(crate) fn start(options: SqliteConnectOptions, connection: SqliteConnection) -> Self {
        let (requests, inbox) = mpsc::channel(WAITING);
        let pen = Pen { options, connection: Some(connection), failures: 0, rests_until: None };
        tokio::spawn(work(pen, inbox));
        Self { requests }
    }

    pub(crate) async fn ask(&self, write: Write) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request::Write(write, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Asks for something that may be left undone, without waiting for it.
    pub(crate) fn mention(&self, write: Write) {
        self.requests.try_send(Request::Write(write, oneshot::channel().0)).ok();
    }

    pub(crate) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(Request::Close(answer)).await.is_ok() {
            answered.await.ok();
        }
    }
}

async fn work(mut pen: Pen, mut inbox: mpsc::Receiver<Request>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    let mut closing = None;
    while closing.is_none() && inbox.recv_many(&mut batch, TOGETHER).await > 0 {
        let mut writes = Vec::with_capacity(batch.len());
        for request in batch.drain(..) {
            match request {
                Request::Write(write, answer) => writes.push((write, answer)),
                Request::Close(answer) => closing = Some(answer),
            }
        }
        if !writes.is_empty() {
            commit(&mut pen, writes).await;
        }
    }
    pen.lay_down().await;
    if let Some(answer) = closing {
        answer.send(Ok(())).ok();
    }
}

/// Writes all in one transaction, then answers all. A request that fails by itself takes no other one with it.
async fn commit(pen: &mut Pen, writes: Vec<(Write, oneshot::Sender<Answer>)>) {
    let (requests, answers): (Vec<_>, Vec<_>) = writes.into_iter().unzip();
    match pen.write(&requests).await {
        Ok(results) => {
            for (answer, result) in answers.into_iter().zip(results) {
                answer.send(result).ok();
            }
        }
        Err(reason) => {
            for answer in answers {
                answer.send(Err(StoreError::Unwritten(reason.clone()))).ok();
            }
        }
    }
}

/// The connection that writes. One that has failed is not used again: nobody knows in which state it is.
struct Pen {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    /// Failures in a row.
    failures: u32,
    /// Until when the disk is left alone.
    rests_until: Option<Instant>,
}

impl Pen {
    /// Writes all or nothing; what was refused by itself is told apart.
    async fn write(&mut self, writes: &[Write]) -> Result<Vec<Answer>, String> {
        if self.rests_until.is_some_and(|it| Instant::now() < it) {
            return Err("the last attempt has just failed".into());
        }
        match self.try_write(writes).await {
            Ok(results) => {
                if self.failures > 0 {
                    tracing::info!(failures = self.failures, "writing works again");
                }
                (self.failures, self.rests_until) = (0, None);
                Ok(results)
            }
            Err(error) => {
                tracing::error!(%error, requests = writes.len(), failures = self.failures, "a commit failed");
                self.connection = None;
                let rest = REST.saturating_mul(1 << self.failures.min(10)).min(LONGEST_REST);
                self.failures = self.failures.saturating_add(1);
                self.rests_until = Some(Instant::now() + rest);
                Err(error.to_string())
            }
        }
    }

    async fn try_write(&mut self, writes: &[Write]) -> Result<Vec<Answer>, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(it) => self.connection.insert(it),
            None => self.connection.insert(self.options.connect().await?),
        };
        write_all(connection, writes).await
    }

    async fn lay_down(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}

async fn write_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut together = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(writes.len());
    let mut left = writes;
    while !left.is_empty() {
        let (now, later) = left.split_at(n_together(left));
        left = later;
        if now.len() > 1 {
            match append_together(now, &mut together).await {
                Ok(()) => {
                    results.extend(now.iter().map(|_| Ok(())));
                    continue;
                }
                Err(Fault::Sql(error)) if !Fault::is_its_own(&error) => return Err(error),
                // One of them is at fault, and the statement has undone itself: which one is found one by one.
                Err(_) => (),
            }
        }
        for write in now {
            match carry_out(write, &mut together).await {
                // SQLite may have taken back the whole transaction: what follows would be written outside of it.
                Err(Fault::Sql(error)) if !Fault::is_its_own(&error) => return Err(error),
                result => results.push(result.map_err(StoreError::from)),
            }
        }
    }
    together.commit().await?;
    Ok(results)
}
