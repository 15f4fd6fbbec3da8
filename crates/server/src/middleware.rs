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

/// What a page is told, and everything that a browser may open as one.
const OF_PAGES: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

const OF_ALL: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Whether an answer is part of a page and never one: then the page's policy is the one that counts, and half a kilobyte of it beside
/// each of thirty scripts would only make a first visit longer. A worker is a page of its own.
fn is_part_of_a_page(path: &str, response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    path.starts_with("/assets/")
        && !path.contains("worker")
        && matches!(kind, Some(b"text/javascript" | b"text/css" | b"font/woff2"))
}

/// Counts, limits, checks where the page comes from, and adds the headers that keep a browser careful.
pub(crate) async fn pass(State(app): State<App>, address: Address, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // Answers are made for one guest at one moment; only files of the client may be kept.
    let metrics = request.uri().path() == "/metrics";
    let path = request.uri().path().to_owned();
    let kept = !request.uri().path().starts_with("/api/");
    let mut response = match admit(&app, address, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => {
            app.metrics.too_fast.fetch_add(u64::from(matches!(failure, Failure::TooFast(_))), Relaxed);
            failure.into_response()
        }
    };
    let part = is_part_of_a_page(&path, &response);
    // Who reads the metrics does not move them.
    if !metrics {
        app.metrics.requests.note(begun.elapsed());
    }
    let of_pages = if part { &[][..] } else { &OF_PAGES[..] };
    for (name, value) in OF_ALL.iter().chain(of_pages).cloned() {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_no_browser_opens_by_itself_goes_without_a_page_s_policy() {
        let answer = |kind: &'static str| ([(header::CONTENT_TYPE, kind)], "").into_response();
        for (path, kind) in [
            ("/assets/shared-1.js", "text/javascript"),
            ("/assets/index-1.css", "text/css"),
            ("/assets/alegreya-1.woff2", "font/woff2"),
        ] {
            assert!(is_part_of_a_page(path, &answer(kind)), "{path}");
        }
        for (path, kind) in [
            ("/", "text/html"),
            ("/sw.js", "text/javascript"),
            ("/assets/worker-1.js", "text/javascript"),
            ("/assets/crest-1.svg", "image/svg+xml"),
            // A missing file is answered by an error.
            ("/assets/none.js", "application/json"),
        ] {
            assert!(!is_part_of_a_page(path, &answer(kind)), "{path}");
        }
    }
}
