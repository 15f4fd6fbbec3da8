//! The client's files, inside the program.

use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rust_embed::RustEmbed;

use crate::error::Failure;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// Names under this folder hold a hash of what is in them, so that they never change.
const HASHED: &str = "assets/";

const ABSENT: &str = "<!doctype html><meta charset=utf-8><title>Bestiaire</title>\
    <p>The server runs, but it was built without its client. Run <code>npm run build</code> in <code>web/</code> and \
    build the server again.";

/// Whatever is not a route: a file of the client, or the client itself, which knows its own addresses.
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api") || path.starts_with("/ws") {
        return Failure::NoRoute.into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Failure::Method.into_response();
    }
    let path = path.trim_start_matches('/');
    let known = request.headers().get(header::IF_NONE_MATCH);
    match file(path, known) {
        Some(found) => found,
        // A missing file must not become a page: the browser would take it for a script.
        None if path.starts_with(HASHED) => Failure::NoRoute.into_response(),
        None => file("index.html", known).unwrap_or_else(|| (StatusCode::NOT_FOUND, Html(ABSENT)).into_response()),
    }
}

/// A file, or word that the browser has it already.
fn file(path: &str, known: Option<&HeaderValue>) -> Option<Response> {
    let file = Client::get(path)?;
    let tag = URL_SAFE_NO_PAD.encode(&file.metadata.sha256_hash()[..12]);
    // Weak, because the same file may travel compressed.
    let tag = HeaderValue::from_str(&format!("W/\"{tag}\"")).ok()?;
    if known == Some(&tag) {
        return Some((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let kept = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = HeaderValue::from_str(file.metadata.mimetype()).ok()?;
    let mut response = file.data.into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    response.headers_mut().insert(header::ETAG, tag);
    Some(response)
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::*;

    /// While developing, files are read when they are asked for, so that the client can be built again meanwhile.
    #[test]
    fn the_folder_of_the_client_is_found() {
        let name = format!("probe-{}.js", std::process::id());
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist").join(&name);
        std::fs::write(&path, "1").expect("the build has made the folder");
        let found = file(&name, None);
        let tag = found.as_ref().and_then(|it| it.headers().get(header::ETAG).cloned());
        let again = file(&name, tag.as_ref());
        std::fs::remove_file(&path).expect("just written");
        let found = found.expect("just written");
        assert_eq!(found.headers()[header::CONTENT_TYPE], "text/javascript");
        assert_eq!(found.headers()[header::CACHE_CONTROL], "no-cache");
        assert_eq!(again.map(|it| it.status()), Some(StatusCode::NOT_MODIFIED));
    }
}
