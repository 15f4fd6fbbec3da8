//! What is counted, for Prometheus. Numbers of the whole house only: nothing about a table or a person, and nothing
//! that moves when somebody does what not everybody notices.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper ends of the latency classes, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

/// How long something took, in classes.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (class, limit) in self.classes.iter().zip(CLASSES) {
            if micros <= limit * 1000 {
                class.fetch_add(1, Relaxed);
            }
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let count = self.count.load(Relaxed);
        let mut text = format!("# HELP {name} {help}\n# TYPE {name} histogram\n");
        for (class, limit) in self.classes.iter().zip(CLASSES) {
            let seconds = Duration::from_millis(limit).as_secs_f64();
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {}", class.load(Relaxed));
        }
        let sum = Duration::from_micros(self.micros.load(Relaxed)).as_secs_f64();
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
        out.push_str(&text);
    }
}

/// All that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub(crate) tables: AtomicU64,
    /// Open sockets.
    pub(crate) sockets: AtomicU64,
    /// Those of them that belong to programs on seats.
    pub(crate) programs: AtomicU64,
    /// Moves committed that everybody noticed.
    pub(crate) moves: AtomicU64,
    /// Chat lines for everybody.
    pub(crate) chat: AtomicU64,
    /// Sockets dropped for being too slow.
    pub(crate) slow: AtomicU64,
    /// Requests and messages turned away for coming too fast.
    pub(crate) too_fast: AtomicU64,
    /// From a move's arrival to its commit, for those that everybody noticed.
    pub(crate) commit: Histogram,
    /// HTTP requests.
    pub(crate) requests: Histogram,
}

impl Metrics {
    /// The text that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let singles = [
            ("bestiaire_tables", "gauge", "Tables in memory", &self.tables),
            ("bestiaire_sockets", "gauge", "Open sockets", &self.sockets),
            ("bestiaire_programs", "gauge", "Open sockets of programs that play", &self.programs),
            ("bestiaire_moves_total", "counter", "Moves that everybody noticed", &self.moves),
            ("bestiaire_chat_total", "counter", "Chat lines for everybody", &self.chat),
            ("bestiaire_slow_sockets_total", "counter", "Sockets dropped for being too slow", &self.slow),
            ("bestiaire_too_fast_total", "counter", "Requests and messages turned away", &self.too_fast),
        ];
        for (name, kind, help, value) in singles {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {}", value.load(Relaxed));
        }
        self.commit.write("bestiaire_commit_seconds", "Time until a move was committed", &mut out);
        self.requests.write("bestiaire_request_seconds", "Time of HTTP requests", &mut out);
        out
    }
}

/// Adds one to a gauge for as long as it lives.
#[derive(Debug)]
pub(crate) struct Counted<'a>(&'a AtomicU64);

impl<'a> Counted<'a> {
    pub(crate) fn new(gauge: &'a AtomicU64) -> Self {
        gauge.fetch_add(1, Relaxed);
        Self(gauge)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards() {
        let metrics = Metrics::default();
        metrics.commit.note(Duration::from_micros(1500));
        metrics.commit.note(Duration::from_mins(1));
        let text = metrics.text();
        assert!(text.contains("bestiaire_commit_seconds_bucket{le=\"0.001\"} 0\n"), "{text}");
        assert!(text.contains("bestiaire_commit_seconds_bucket{le=\"0.002\"} 1\n"), "{text}");
        assert!(text.contains("bestiaire_commit_seconds_bucket{le=\"+Inf\"} 2\n"), "{text}");
    }
}
