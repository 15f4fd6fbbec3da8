//! What the house has to offer, and how it is doing.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use wire::{ApiError, GameInfo};

use crate::app::App;
use crate::error::Failure;
use crate::secret;

/// The games of the house.
#[utoipa::path(get, path = "/api/games", responses((status = OK, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.config.games.games())
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = OK, description = "OpenAPI 3.1")))]
pub(super) async fn openapi() -> Response {
    Json(super::routes().into_openapi()).into_response()
}

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", responses(
    (status = OK, body = String, content_type = "text/plain"),
    (status = SERVICE_UNAVAILABLE, body = ApiError),
))]
pub(super) async fn healthz(State(app): State<App>) -> Result<&'static str, Failure> {
    app.store.ping().await?;
    Ok("ok\n")
}

/// Whether a write goes through: a small one is made and waited for. For whoever decides where to send players;
/// whether the program lives is `/healthz`.
#[utoipa::path(get, path = "/readyz", responses(
    (status = OK, body = String, content_type = "text/plain"),
    (status = SERVICE_UNAVAILABLE, body = ApiError),
))]
pub(super) async fn readyz(State(app): State<App>) -> Result<&'static str, Failure> {
    app.prove_writing().await?;
    Ok("ready\n")
}

/// The keys that the house signs with and has signed with, each naming the next: for whoever checks a record.
#[utoipa::path(get, path = "/.well-known/bestiaire-keys.json", responses(
    (status = OK, body = String, content_type = "application/json"),
))]
pub(super) async fn keys(State(app): State<App>) -> Json<Vec<fair::key::KnownKey>> {
    Json(app.house.known.clone())
}

/// Counters for Prometheus, for whoever runs the server: with his token as a bearer. Without it there is nothing here.
#[utoipa::path(get, path = "/metrics", security(("metrics" = [])), responses(
    (status = OK, body = String, content_type = "text/plain"),
    (status = NOT_FOUND, body = ApiError),
))]
pub(super) async fn metrics(State(app): State<App>, headers: HeaderMap) -> Result<Response, Failure> {
    let shown = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok()?.strip_prefix("Bearer "));
    let known = app.config.metrics_token.as_deref().filter(|it| !it.is_empty());
    // Hashes are compared: how long that takes tells nothing of the token.
    let same = shown.zip(known).is_some_and(|(shown, known)| secret::hash(shown.trim()) == secret::hash(known));
    if same { Ok(measured(&app)) } else { Err(Failure::NoRoute) }
}

/// The whole of the address that is for whoever runs the server.
pub(crate) fn for_the_host(app: App) -> Router {
    let read = async |State(app): State<App>| measured(&app);
    Router::new().route("/metrics", get(read)).fallback(async || Failure::NoRoute).with_state(app)
}

fn measured(app: &App) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
