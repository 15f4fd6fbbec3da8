//! The client's files, inside the program.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
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
    let headers = request.headers();
    match file(path, headers) {
        Some(found) => found,
        // A missing file must not become a page: the browser would take it for a script.
        None if path.starts_with(HASHED) => Failure::NoRoute.into_response(),
        None => file("index.html", headers).unwrap_or_else(|| (StatusCode::NOT_FOUND, Html(ABSENT)).into_response()),
    }
}

/// Whether who asks understands what the client's build has packed.
fn takes_brotli(asked: &HeaderMap) -> bool {
    let ways =
        asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok()).flat_map(|it| it.split(','));
    ways.map(|way| way.split_once(';').unwrap_or((way, "")))
        .any(|(name, weight)| name.trim().eq_ignore_ascii_case("br") && !matches!(weight.trim(), "q=0" | "q=0.0"))
}

/// A file, or word that the browser has it already. Where a packed form lies beside it (`web/build/brotli.ts`), that one is sent.
fn file(path: &str, asked: &HeaderMap) -> Option<Response> {
    let file = Client::get(path)?;
    let tag = URL_SAFE_NO_PAD.encode(&file.metadata.sha256_hash()[..12]);
    // Weak, because the same file may travel compressed.
    let tag = HeaderValue::from_str(&format!("W/\"{tag}\"")).ok()?;
    if asked.get(header::IF_NONE_MATCH) == Some(&tag) {
        return Some((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let kept = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = HeaderValue::from_str(file.metadata.mimetype()).ok()?;
    let packed = if takes_brotli(asked) { Client::get(&format!("{path}.br")) } else { None };
    let is_packed = packed.is_some();
    let mut response = packed.map_or(file.data, |it| it.data).into_response();
    if is_packed {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    response.headers_mut().insert(header::ETAG, tag);
    Some(response)
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::*;

    fn asking(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).expect("plain"))).collect()
    }

    /// A file of the client's folder for as long as `look` looks.
    fn with_file<T>(name: &str, content: &str, look: impl FnOnce() -> T) -> T {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist").join(name);
        std::fs::write(&path, content).expect("the build has made the folder");
        let seen = look();
        std::fs::remove_file(&path).expect("just written");
        seen
    }

    /// While developing, files are read when they are asked for, so that the client can be built again meanwhile.
    #[test]
    fn the_folder_of_the_client_is_found() {
        let name = format!("probe-{}.js", std::process::id());
        let (found, again) = with_file(&name, "1", || {
            let found = file(&name, &HeaderMap::new());
            let tag = found.as_ref().and_then(|it| it.headers()[header::ETAG].to_str().ok()).unwrap_or("").to_owned();
            (found, file(&name, &asking(&[(header::IF_NONE_MATCH, &tag)])))
        });
        let found = found.expect("just written");
        assert_eq!(found.headers()[header::CONTENT_TYPE], "text/javascript");
        assert_eq!(found.headers()[header::CACHE_CONTROL], "no-cache");
        assert_eq!(again.map(|it| it.status()), Some(StatusCode::NOT_MODIFIED));
    }

    #[test]
    fn what_is_packed_goes_to_who_can_unpack_it() {
        let name = format!("packed-{}.js", std::process::id());
        let encoding = |asked: &HeaderMap| {
            let found = file(&name, asked).expect("just written");
            assert_eq!(found.headers()[header::CONTENT_TYPE], "text/javascript");
            found.headers().get(header::CONTENT_ENCODING).cloned()
        };
        let seen = with_file(&name, "1", || {
            let alone = encoding(&asking(&[(header::ACCEPT_ENCODING, "br")]));
            with_file(&format!("{name}.br"), "packed", || {
                let asks = ["gzip, deflate, br", "BR;q=0.5", "gzip", "br;q=0"];
                [vec![alone], asks.map(|it| encoding(&asking(&[(header::ACCEPT_ENCODING, it)]))).to_vec()].concat()
            })
        });
        let br = Some(HeaderValue::from_static("br"));
        assert_eq!(seen, [None, br.clone(), br, None, None]);
    }
}
