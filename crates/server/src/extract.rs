//! What handlers take from a request. Whatever is wrong with it becomes a [`Failure`].

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Json, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use ledger::Guest;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::error::Failure;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        let read = timeout(app.config.limits.body_within, Json::from_request(request, app)).await;
        let read = read.map_err(|_| Failure::TooSlow)?;
        let Json(value) = read.map_err(|it| Failure::Unreadable { status: it.status(), detail: it.body_text() })?;
        Ok(Self(value))
    }
}

/// The parts of the path.
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let read = Path::from_request_parts(parts, app).await;
        let Path(value) = read.map_err(|it| Failure::Unreadable { status: it.status(), detail: it.body_text() })?;
        Ok(Self(value))
    }
}

/// What follows the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let read = Query::from_request_parts(parts, app).await;
        let Query(value) = read.map_err(|it| Failure::Unreadable { status: it.status(), detail: it.body_text() })?;
        Ok(Self(value))
    }
}

/// Where the request comes from.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip());
        let told = app.config.trust_proxy.then(|| forwarded(&parts.headers)).flatten();
        Ok(Self(told.unwrap_or(peer)))
    }
}

/// The last address is the one that our own proxy has seen; those before it are the client's word.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// The guest who asks; refused without a secret.
pub(crate) struct Me(pub(crate) Guest);

/// The guest who asks, if he says who he is; a wrong secret is refused all the same.
pub(crate) struct Someone(pub(crate) Option<Guest>);

impl FromRequestParts<App> for Someone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Self(None)) };
        let secret = value.to_str().ok().and_then(|it| it.strip_prefix("Bearer ")).ok_or(Failure::WrongSecret)?;
        Ok(Self(Some(app.guest(secret.trim()).await?)))
    }
}

impl FromRequestParts<App> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Someone(guest) = Someone::from_request_parts(parts, app).await?;
        guest.map(Self).ok_or(Failure::NoSecret)
    }
}
