//! The one task that writes.

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::writes::Write;

/// Requests that may wait for the disk before whoever asks has to wait to be heard.
const WAITING: usize = 1024;
/// Requests committed together at most, so that the first of them does not wait for ever.
const TOGETHER: usize = 256;

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
    pub(crate) fn start(connection: SqliteConnection) -> Self {
        let (requests, inbox) = mpsc::channel(WAITING);
        tokio::spawn(work(connection, inbox));
        Self { requests }
    }

    pub(crate) async fn ask(&self, write: Write) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request::Write(write, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(Request::Close(answer)).await.is_ok() {
            answered.await.ok();
        }
    }
}

async fn work(mut connection: SqliteConnection, mut inbox: mpsc::Receiver<Request>) {
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
        commit(&mut connection, writes).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
    if let Some(answer) = closing {
        answer.send(Ok(())).ok();
    }
}

/// Writes all in one transaction, then answers all. A request that fails by itself takes no other one with it.
async fn commit(connection: &mut SqliteConnection, writes: Vec<(Write, oneshot::Sender<Answer>)>) {
    if writes.is_empty() {
        return;
    }
    let (requests, answers): (Vec<_>, Vec<_>) = writes.into_iter().unzip();
    let outcome = write_all(connection, &requests).await;
    match outcome {
        Ok(results) => {
            for (answer, result) in answers.into_iter().zip(results) {
                answer.send(result).ok();
            }
        }
        Err(error) => {
            tracing::error!(%error, "a commit failed");
            for answer in answers {
                answer.send(Err(StoreError::Commit(error.to_string()))).ok();
            }
        }
    }
}

async fn write_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut together = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(write.carry_out(&mut together).await);
    }
    together.commit().await?;
    Ok(results)
}
