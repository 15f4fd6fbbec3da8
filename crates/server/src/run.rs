//! Starting and stopping.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{Extensions, HeaderMap, StatusCode, Version};
use axum::middleware::from_fn_with_state;
use store::{Claim, Durability, House, Settings, SqliteStore};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate as _};
use tower_http::trace::TraceLayer;

use crate::app::{App, closed};
use crate::config::Config;
use crate::connections::raise_descriptors;
use crate::error::Failure;
use crate::{http, listen, middleware};

/// Bytes of a request's body: a long record fits, a film does not.
const LARGEST_BODY: usize = 256 * 1024;

/// How long whoever is still served may take when the server closes. What was acknowledged is safe in any case.
const CLOSED_WITHIN: Duration = Duration::from_secs(3);

/// How often the rate limits forget those who have all their credit again.
const FORGET_EVERY: Duration = Duration::from_mins(1);

/// An answer that is not worth compressing, or is already as it should be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AsItIs;

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where it shows its metrics to whoever runs it, if it does.
    pub metrics: Option<SocketAddr>,
    close: watch::Sender<bool>,
    work: JoinHandle<anyhow::Result<()>>,
}

impl Running {
    /// Runs until SIGINT or SIGTERM, then shuts down.
    pub async fn until_told_to_stop(self) -> anyhow::Result<()> {
        told_to_stop().await;
        tracing::info!("the server closes");
        self.shutdown().await
    }

    /// Lets it finish what it is doing, and waits until it has.
    pub async fn shutdown(self) -> anyhow::Result<()> {
        self.close.send(true).ok();
        let mut work = self.work;
        match timeout(3 * CLOSED_WITHIN, &mut work).await {
            Ok(done) => done?,
            Err(_) => {
                work.abort();
                Ok(())
            }
        }
    }
}

/// Starts a server and comes back at once.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    let claim = Claim::take(&config.database)?;
    let settings = Settings { durability: Durability::Full, largest: config.largest };
    let store = SqliteStore::open_with(&config.database, settings)
        .await
        .with_context(|| format!("cannot open the database {}", config.database.display()))?;
    let folder = config.database.parent().unwrap_or(Path::new("."));
    let house = House::open(folder, &today())?;
    let listener = TcpListener::bind(config.addr).await.with_context(|| format!("cannot listen at {}", config.addr))?;
    let addr = listener.local_addr()?;
    let measured = match config.metrics_addr {
        Some(it) => Some(TcpListener::bind(it).await.with_context(|| format!("cannot listen at {it}"))?),
        None => None,
    };
    let metrics = measured.as_ref().map(TcpListener::local_addr).transpose()?;
    let (close, closing) = watch::channel(false);
    let app = App::new(config, Arc::new(store), house, closing, raise_descriptors());
    tokio::spawn(app.clone().wake_bots());
    tokio::spawn(app.clone().keep_house());
    tokio::spawn(keep_rate_limits(app.clone()));
    tracing::info!(%addr, connections = app.connections.limit(), "the server runs");
    if let Some(listener) = measured {
        tokio::spawn(show_metrics(listener, app.clone()));
    }
    let work = tokio::spawn(async move {
        let done = work(listener, app).await;
        // Only now may another server have the database.
        drop(claim);
        done
    });
    Ok(Running { addr, metrics, close, work })
}

/// The day, in universal time.
fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    riddles::Date::of_unix(since.as_secs()).to_string()
}

/// Runs a server until it is told to stop (SIGINT or SIGTERM).
pub async fn serve(config: Config) -> anyhow::Result<()> {
    start(config).await?.until_told_to_stop().await
}

async fn work(listener: TcpListener, app: App) -> anyhow::Result<()> {
    listen::listen(listener, &app, router(app.clone()), CLOSED_WITHIN).await;
    part(&app).await;
    app.store.close().await;
    Ok(())
}

/// Serves the metrics at an address of their own.
async fn show_metrics(listener: TcpListener, app: App) {
    let mut closing = app.closing.clone();
    let told = async move { closed(&mut closing).await };
    let served = axum::serve(listener, http::house::for_the_host(app)).with_graceful_shutdown(told).await;
    if let Err(error) = served {
        tracing::error!(%error, "the metrics can no longer be read");
    }
}

/// Has the rate limits forget, now and then, until the server closes.
async fn keep_rate_limits(app: App) {
    let mut closing = app.closing.clone();
    while timeout(FORGET_EVERY, closed(&mut closing)).await.is_err() {
        app.rate_limits.forget();
    }
}

/// Gives the live lines time to hear that the server closes.
async fn part(app: &App) {
    let by = Instant::now() + CLOSED_WITHIN;
    while app.metrics.sockets.load(Relaxed) > 0 && Instant::now() < by {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

fn router(app: App) -> Router {
    let (routes, _) = http::routes().split_for_parts();
    routes
        .fallback(http::files::serve)
        .method_not_allowed_fallback(async || Failure::Method)
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(compressible)))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), middleware::pass))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

fn compressible(_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions) -> bool {
    extensions.get::<AsItIs>().is_none()
}

async fn told_to_stop() {
    let interrupt = async {
        tokio::signal::ctrl_c().await.ok();
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signals) => _ = signals.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => (), () = terminate => () }
}
