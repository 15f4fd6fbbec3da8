//! What every request passes on its way in and every answer on its way out.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::error::Failure;
use crate::extract::Address;

/// Scripts, styles and connections of our own only. Transitions of the client set styles on elements, and the rules
/// run in the browser as WebAssembly.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; \
    worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Counts, limits, checks where the page comes from, and adds the headers that keep a browser careful.
pub(crate) async fn pass(State(app): State<App>, address: Address, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // Answers are made for one guest at one moment; only files of the client may be kept.
    let metrics = request.uri().path() == "/metrics";
    let kept = !request.uri().path().starts_with("/api/");
    let mut response = match admit(&app, address, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => {
            app.metrics.too_fast.fetch_add(u64::from(matches!(failure, Failure::TooFast(_))), Relaxed);
            failure.into_response()
        }
    };
    // Who reads the metrics does not move them.
    if !metrics {
        app.metrics.requests.note(begun.elapsed());
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if !kept {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn admit(app: &App, Address(address): Address, request: &Request) -> Result<(), Failure> {
    let path = request.uri().path();
    // Whoever asks whether we are well may do so by any name: it tells him nothing.
    if !matches!(path, "/healthz" | "/readyz") {
        app.hosts.check(request.uri(), request.headers())?;
    }
    let live = path.starts_with("/ws/");
    if live || path.starts_with("/api/") {
        app.rate_limits.requests.take(address).map_err(Failure::TooFast)?;
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if (live || !reads) && !app.hosts.may_ask(request.uri(), request.headers()) {
        return Err(Failure::Origin);
    }
    Ok(())
}
