//! What the house has to offer, and how it is doing.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use wire::{ApiError, GameInfo};

use crate::app::App;
use crate::error::Failure;

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

/// Counters for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = OK, body = String, content_type = "text/plain")))]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.meters.text()).into_response()
}
