//! Guests: persons without an account, known by the secret of their device.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ledger::Guest;
use room::names::{NAME, clean};
use wire::{ApiError, GuestCreated, LinkCode, NewGuest, NewLink};

use crate::app::{App, LINK_LIFE, now_ms};
use crate::error::Failure;
use crate::extract::{Address, Body, Me};
use crate::secret;

/// Makes a guest.
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = CREATED, body = GuestCreated),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
    (status = TOO_MANY_REQUESTS, body = ApiError),
))]
pub(super) async fn create(
    State(app): State<App>,
    Address(address): Address,
    Body(new): Body<NewGuest>,
) -> Result<(StatusCode, Json<GuestCreated>), Failure> {
    let name = clean_name(&new.name)?;
    app.rate_limits.guests.take(address).map_err(Failure::TooFast)?;
    let (id, secret) = (secret::new_guest_id()?, secret::new_secret()?);
    app.store.add_guest(Guest { id: id.clone(), name: name.clone() }, secret::hash(&secret), now_ms()).await?;
    Ok((StatusCode::CREATED, Json(GuestCreated { id: id.to_string(), name, secret })))
}

/// Gives me another name; answers with the name as kept.
#[utoipa::path(patch, path = "/api/me", request_body = NewGuest, security(("secret" = [])), responses(
    (status = OK, body = NewGuest),
    (status = UNAUTHORIZED, body = ApiError),
    (status = UNPROCESSABLE_ENTITY, body = ApiError),
))]
pub(super) async fn rename(
    State(app): State<App>,
    Me(me): Me,
    Body(new): Body<NewGuest>,
) -> Result<Json<NewGuest>, Failure> {
    let guest = Guest { name: clean_name(&new.name)?, ..me };
    app.store.rename(guest.clone()).await?;
    app.spread_name(&guest).await;
    Ok(Json(NewGuest { name: guest.name }))
}

/// Makes a code with which another device becomes me. It works once.
#[utoipa::path(post, path = "/api/me/link", security(("secret" = [])), responses(
    (status = CREATED, body = LinkCode),
    (status = UNAUTHORIZED, body = ApiError),
))]
pub(super) async fn offer_link(State(app): State<App>, Me(me): Me) -> Result<(StatusCode, Json<LinkCode>), Failure> {
    let code = app.offer_link(me.id)?;
    Ok((StatusCode::CREATED, Json(LinkCode { code, seconds: LINK_LIFE.as_secs() as u32 })))
}

/// Takes up a link code: this device gets a secret of its own for the same guest.
#[utoipa::path(post, path = "/api/guests/link", request_body = NewLink, responses(
    (status = CREATED, body = GuestCreated),
    (status = NOT_FOUND, body = ApiError),
    (status = TOO_MANY_REQUESTS, body = ApiError),
))]
pub(super) async fn take_link(
    State(app): State<App>,
    Address(address): Address,
    Body(link): Body<NewLink>,
) -> Result<(StatusCode, Json<GuestCreated>), Failure> {
    app.rate_limits.misses.look(address).map_err(Failure::TooFast)?;
    let id = app.take_link(&link.code).ok_or_else(|| app.missed(address, Failure::WrongLink))?;
    let name = app.store.names(std::slice::from_ref(&id)).await?.remove(&id).unwrap_or_default();
    let secret = secret::new_secret()?;
    app.store.add_secret(id.clone(), secret::hash(&secret), now_ms()).await?;
    Ok((StatusCode::CREATED, Json(GuestCreated { id: id.to_string(), name, secret })))
}

/// A name as others will see it.
fn clean_name(name: &str) -> Result<String, Failure> {
    clean(name, NAME).ok_or(Failure::Name(NAME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_visible() {
        assert_eq!(clean_name("  Zoé ").ok().as_deref(), Some("Zoé"));
        assert!(clean_name(&"é".repeat(24)).is_ok());
        assert_eq!(clean_name("a\u{202e}b\0").ok().as_deref(), Some("ab"));
        for wrong in ["", "   ", "\n", "\0", "\u{200b}", &"é".repeat(25)] {
            assert!(clean_name(wrong).is_err(), "{wrong:?}");
        }
    }
}
