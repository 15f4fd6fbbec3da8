pub(super) fn knob(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(default)
}
