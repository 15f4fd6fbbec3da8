//! Starting and stopping.

use std::net::SocketAddr;

use anyhow::Context as _;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use store::{Durability, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::app::{App, closed};
use crate::config::Config;
use crate::error::Failure;
use crate::{door, http};

/// Bytes of a request's body: a long record fits, a film does not.
const LARGEST_BODY: usize = 256 * 1024;

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    close: watch::Sender<bool>,
    work: JoinHandle<anyhow::Result<()>>,
}

impl Running {
    /// Lets it finish what it is doing, and waits until it has.
    pub async fn shutdown(self) -> anyhow::Result<()> {
        self.close.send(true).ok();
        self.work.await?
    }
}

/// Starts a server and comes back at once.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    let store = Store::open(&config.database, Durability::Full)
        .await
        .with_context(|| format!("cannot open the database {}", config.database.display()))?;
    let listener = TcpListener::bind(config.addr).await.with_context(|| format!("cannot listen at {}", config.addr))?;
    let addr = listener.local_addr()?;
    let (close, closing) = watch::channel(false);
    let app = App::new(config, store, closing.clone());
    let taken_up = app.wake_bots().await?;
    tracing::info!(%addr, taken_up, "the server runs");
    let work = tokio::spawn(work(listener, app, closing));
    Ok(Running { addr, close, work })
}

/// Runs a server until it is told to stop (SIGINT or SIGTERM).
pub async fn serve(config: Config) -> anyhow::Result<()> {
    let running = start(config).await?;
    told_to_stop().await;
    tracing::info!("the server closes");
    running.shutdown().await
}

async fn work(listener: TcpListener, app: App, mut closing: watch::Receiver<bool>) -> anyhow::Result<()> {
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let told = async move { closed(&mut closing).await };
    axum::serve(listener, service).with_graceful_shutdown(told).await?;
    app.store.close().await;
    Ok(())
}

fn router(app: App) -> Router {
    let (routes, _) = http::routes().split_for_parts();
    routes
        .fallback(http::files::serve)
        .method_not_allowed_fallback(async || Failure::Method)
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), door::pass))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
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
