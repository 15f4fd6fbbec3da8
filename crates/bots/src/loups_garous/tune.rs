//! Throw-away.
pub(super) fn tune(name: &str, default: f64) -> f64 {
    use std::collections::HashMap;
    use std::sync::OnceLock;
    static TABLE: OnceLock<HashMap<String, f64>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let text = std::env::var("TUNE").unwrap_or_default();
        text.split(',').filter_map(|it| it.split_once('=')).map(|(a, b)| (a.to_string(), b.parse().unwrap())).collect()
    });
    table.get(name).copied().unwrap_or(default)
}
