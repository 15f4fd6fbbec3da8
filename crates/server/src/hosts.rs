//! The names that this server answers to.
//!
//! A page of a stranger can have its own name point at this server, and the browser then takes the two for one place.
//! What betrays it is the name: it is none of ours. An address in digits cannot be borrowed like that.

use std::collections::HashSet;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::{HeaderMap, HeaderName, Uri, header};

use crate::config::Config;
use crate::error::Failure;

const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// The names that this server answers to, beside addresses in digits.
#[derive(Debug)]
pub(crate) struct Hosts {
    names: HashSet<String>,
    origins: Vec<String>,
    trust_proxy: bool,
}

impl Hosts {
    pub(crate) fn new(config: &Config) -> Self {
        let told = config.public_urls.iter().chain(&config.origins);
        let names = told.map(|it| name(authority(it)).to_owned()).chain(own_names());
        let names = names.map(|it| it.to_ascii_lowercase()).filter(|it| !it.is_empty()).collect();
        let origins = config.origins.iter().chain(&config.public_urls);
        let origins = origins.map(|it| it.trim_end_matches('/').to_owned()).collect();
        Self { names, origins, trust_proxy: config.trust_proxy }
    }

    /// Whether the server is known by the name it was asked under. Programs other than browsers may say none.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Failure> {
        match self.asked(uri, headers) {
            Some(asked) if !self.knows(name(&asked)) => Err(Failure::Host(asked.chars().take(80).collect())),
            _ => Ok(()),
        }
    }

    /// A browser says which page asks: it must be one of ours. Other programs say nothing.
    pub(crate) fn may_ask(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        if self.origins.iter().any(|it| it.eq_ignore_ascii_case(origin)) {
            return true;
        }
        let Some((_, page)) = origin.split_once("://") else { return false };
        let asked = self.asked(uri, headers);
        self.knows(name(page)) && asked.is_some_and(|it| it.eq_ignore_ascii_case(page))
    }

    /// The name and port under which the server was asked.
    fn asked(&self, uri: &Uri, headers: &HeaderMap) -> Option<String> {
        let text = |it: HeaderName| headers.get(it).map(|it| String::from_utf8_lossy(it.as_bytes()).into_owned());
        let forwarded = self.trust_proxy.then(|| text(FORWARDED_HOST)).flatten();
        // The last one is our own proxy's word.
        let forwarded = forwarded.and_then(|it| it.rsplit(',').next().map(|it| it.trim().to_owned()));
        forwarded.or_else(|| uri.authority().map(ToString::to_string)).or_else(|| text(header::HOST))
    }

    fn knows(&self, name: &str) -> bool {
        let digits = name.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
        let is_address = digits.map_or_else(|| name.parse::<IpAddr>().is_ok(), |it| it.parse::<Ipv6Addr>().is_ok());
        let name = name.trim_end_matches('.').to_ascii_lowercase();
        is_address || name == "localhost" || name.ends_with(".localhost") || self.names.contains(&name)
    }
}

/// What stands between `://` and the path.
fn authority(url: &str) -> &str {
    let rest = url.trim().split_once("://").map_or(url.trim(), |(_, rest)| rest);
    rest.split('/').next().unwrap_or_default()
}

/// The name without its port.
fn name(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|it| it.is_ascii_digit()) => name,
        _ => authority,
    }
}

/// What this machine is called in its own network.
fn own_names() -> Vec<String> {
    #[cfg(unix)]
    {
        let system = rustix::system::uname();
        let name = system.nodename().to_string_lossy().into_owned();
        let local = format!("{name}.local");
        if name.is_empty() { Vec::new() } else { vec![name, local] }
    }
    #[cfg(not(unix))]
    {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn hosts(trust_proxy: bool) -> Hosts {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "x.db");
        config.public_urls = vec!["http://table.example:8080".into()];
        config.origins = vec!["https://games.example/".into()];
        config.trust_proxy = trust_proxy;
        Hosts::new(&config)
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let value = |it: &str| HeaderValue::from_str(it).expect("plain text");
        pairs.iter().map(|(key, it)| (HeaderName::from_static(key), value(it))).collect()
    }

    fn answers(host: &str) -> bool {
        hosts(false).check(&Uri::from_static("/api/games"), &headers(&[("host", host)])).is_ok()
    }

    fn asks(host: &str, origin: &str) -> bool {
        hosts(false).may_ask(&Uri::from_static("/api/guests"), &headers(&[("host", host), ("origin", origin)]))
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let host = "table.example:8080";
        assert!(hosts(false).may_ask(&Uri::from_static("/"), &headers(&[("host", host)])));
        assert!(asks(host, "http://table.example:8080") && asks(host, "https://games.example"));
        for foreign in
            ["http://table.example", "https://evil.example", "null", "http://table.example:8080.evil.example"]
        {
            assert!(!asks(host, foreign), "{foreign}");
        }
        assert!(asks("192.168.1.20:7878", "http://192.168.1.20:7878"), "a page from the same address in the house");
        assert!(!asks("evil.example:7878", "http://evil.example:7878"), "a name that was made to point here");
    }

    #[test]
    fn the_server_answers_to_its_own_names_only() {
        for ours in [
            "127.0.0.1:7878",
            "127.0.0.1",
            "localhost:7878",
            "LOCALHOST",
            "web.localhost",
            "[::1]:7878",
            "[::1]",
            "192.168.1.20:7878",
            "[fe80::1]:80",
            "table.example:8080",
            "Table.Example",
            "games.example",
            "table.example.",
        ] {
            assert!(answers(ours), "{ours}");
        }
        let machine = own_names();
        assert!(machine.iter().all(|it| answers(it)), "{machine:?}");
        for foreign in [
            "evil.example",
            "evil.example:7878",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "xtable.example",
            "table.example.evil",
            "evil.example:80:80",
            "[evil]",
            "2130706433",
            "",
        ] {
            assert!(!answers(foreign), "{foreign}");
        }
    }

    #[test]
    fn a_proxy_is_believed_only_if_it_is_trusted() {
        let asked = headers(&[("host", "127.0.0.1:7878"), ("x-forwarded-host", "evil.example")]);
        let at = Uri::from_static("/");
        assert!(hosts(false).check(&at, &asked).is_ok(), "nobody's word");
        assert!(hosts(true).check(&at, &asked).is_err());
        let page = |host| {
            headers(&[("host", "127.0.0.1:7878"), ("x-forwarded-host", host), ("origin", "https://table.example")])
        };
        assert!(hosts(true).may_ask(&at, &page("evil.example, table.example")));
        assert!(!hosts(false).may_ask(&at, &page("table.example")));
    }
}
