//! Takes connections and answers what they ask. A client has so long to say what it wants and to take the answer.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep, timeout};

use crate::app::{App, closed};
use crate::connections::{Place, Work};

/// Bytes of a request's head, and of an answer that waits to be sent.
const BUFFER: usize = 32 * 1024;
/// What somebody hears for whom there is no room.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\
    content-type: application/json\r\ncontent-length: 59\r\n\r\n\
    {\"code\":\"crowded\",\"detail\":\"too many connections are open\"}";

/// Takes connections until the server closes, then lets those that are being answered finish, for so long.
pub(crate) async fn listen(listener: TcpListener, app: &App, router: Router, finish_within: Duration) {
    let mut closing = app.closing.clone();
    // Every connection holds one end: when the last is gone, all have finished.
    let (all, one) = watch::channel(());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        match accepted {
            Ok((stream, peer)) => take(stream, peer, app, &router, &one),
            Err(error) if is_of_one_connection(&error) => (),
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                sleep(Duration::from_millis(100)).await;
            }
        }
        app.connections.settle().await;
    }
    drop((listener, one));
    timeout(finish_within, all.closed()).await.ok();
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

fn take(stream: TcpStream, peer: SocketAddr, app: &App, router: &Router, open: &watch::Receiver<()>) {
    // Messages are small and come in pairs: waiting to fill a packet would cost 40 ms each.
    stream.set_nodelay(true).ok();
    let Some(place) = app.connections.admit(peer.ip()) else {
        stream.try_write(NO_ROOM).ok();
        return;
    };
    let (app, router, open) = (app.clone(), router.clone(), open.clone());
    tokio::spawn(async move {
        attend(stream, peer, &place, &app, router).await;
        drop(open);
    });
}

/// Answers one connection until it ends, becomes a live line, or has to make room.
async fn attend(stream: TcpStream, peer: SocketAddr, place: &Arc<Place>, app: &App, router: Router) {
    let limits = &app.config.limits;
    let line = TokioIo::new(Line { stream, _place: place.clone(), within: limits.taken_within, stalled: None });
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let work = place.work();
        let answer = router.call(request.map(Body::new));
        async move { Ok::<_, Infallible>(held(answer.await?, work)) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.asked_within)
        .max_buf_size(BUFFER)
        .serve_connection(line, service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = app.closing.clone();
    let mut told = false;
    loop {
        tokio::select! {
            _ = connection.as_mut() => break,
            () = place.cut() => return,
            () = closed(&mut closing), if !told => {
                told = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
    // If it has become a live line, that holds the place now.
    place.live();
}

fn held(answer: Response<Body>, work: Work) -> Response<Held> {
    answer.map(|body| Held { body, _work: work })
}

/// An answer; the connection is at work until it is sent.
struct Held {
    body: Body,
    _work: Work,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection whose other end must take what is sent within some time.
struct Line {
    stream: TcpStream,
    _place: Arc<Place>,
    within: Duration,
    /// Runs while nothing can be sent.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Line {
    /// Passes on what came of writing, or an error if the other end has taken nothing for too long.
    fn taken(&mut self, wrote: Poll<io::Result<usize>>, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if wrote.is_ready() {
            self.stalled = None;
            return wrote;
        }
        let until = Instant::now() + self.within;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.taken(wrote, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.taken(wrote, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
