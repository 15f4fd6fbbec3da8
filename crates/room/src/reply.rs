//! Who waits for what is being written, and what becomes of him.

use ledger::{Guest, GuestId, KeyHash};
use table::Seats;

use crate::{ClientId, Effect, Failure, RequestId, Room};

/// Who is to hear how it went.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Nobody,
    /// A client, by the number of its message.
    Client {
        client: ClientId,
        id: u32,
    },
    /// Whoever asked by request.
    Request {
        request: RequestId,
        guest: Option<Guest>,
    },
    /// The bots: one of them has moved.
    Bots,
    /// A program that loses its seat.
    Program(KeyHash),
    /// The clock of this period has run out.
    Clock {
        period: u32,
    },
    /// The table has answered for somebody who sleeps, or changed how long secret answers are awaited.
    Night,
    /// The table has done something about an absence.
    Absence {
        guest: GuestId,
    },
    /// A player leaves with all his seats; these are still his, and he may have left one already.
    Leave {
        request: RequestId,
        guest: Guest,
        seats: Seats,
        left: bool,
    },
}

impl Room {
    /// Tells whoever waits.
    pub(crate) fn answer(&mut self, reply: Reply, done: Result<(), Failure>) {
        self.answering = None;
        match reply {
            Reply::Nobody => {
                if let Err(failure) = done {
                    self.trouble(&format!("something was not noted: {failure}"));
                }
            }
            Reply::Client { client, id } => {
                let message = match done {
                    Ok(()) => wire::FromTable::Done { id },
                    Err(failure) => failure.message(Some(id)),
                };
                self.send(client, &message);
            }
            Reply::Request { request, guest } => {
                let answer = done.map(|()| Box::new(self.summary(guest.as_ref())));
                self.out.push(Effect::Answer { request, answer });
            }
            Reply::Bots => self.after_bot(done),
            Reply::Program(key) => self.after_loss(&key, done),
            Reply::Clock { period } => self.after_time_up(period, done),
            Reply::Night => self.after_night(done),
            Reply::Absence { guest } => self.after_absence(guest, done),
            Reply::Leave { request, guest, seats, left } => match done {
                Ok(()) => self.leave_seats(request, guest, seats, left),
                Err(failure) => self.answer(Reply::Request { request, guest: Some(guest) }, Err(failure)),
            },
        }
    }

    /// Whoever runs this should know.
    pub(crate) fn trouble(&mut self, what: &str) {
        self.out.push(Effect::Trouble(format!("{}: {what}", self.table.code)));
    }
}
