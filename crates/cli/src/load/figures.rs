//! Times in order, and memory, as people read them.

use std::time::Duration;

/// Times of one kind of thing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn note(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The time that so many of a hundred do not exceed.
    fn at(&self, percent: usize) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get(last * percent / 100).copied().unwrap_or_default()
    }

    /// `p50 0.4 ms · p95 …`
    pub(crate) fn line(mut self) -> String {
        self.0.sort_unstable();
        let shown = [50, 95, 99].map(|it| format!("p{it} {}", ms(self.at(it))));
        format!("{} · max {} ({} measured)", shown.join(" · "), ms(self.at(100)), self.0.len())
    }
}

/// Milliseconds with one digit.
pub(crate) fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// Memory before and after, and for each of `n`.
pub(crate) fn memory(before: Option<u64>, after: Option<u64>, n: usize) -> String {
    let (Some(before), Some(after)) = (before, after) else { return "memory: not told here".into() };
    let mib = |it: u64| it as f64 / f64::from(1 << 20);
    let each = after.saturating_sub(before) as f64 / 1000.0 / n.max(1) as f64;
    format!("memory of the server: {:.1} MiB before, {:.1} MiB after, {each:.1} kB each", mib(before), mib(after))
}

/// CPU time before and after, of what one core has in that time, and for each of `n`.
pub(crate) fn cpu(before: Option<Duration>, after: Option<Duration>, over: Duration, n: usize) -> String {
    let (Some(before), Some(after)) = (before, after) else { return "CPU: not told here".into() };
    let taken = after.saturating_sub(before).as_secs_f64();
    let seconds = over.as_secs_f64().max(f64::MIN_POSITIVE);
    let each = taken * 1e6 / seconds / n.max(1) as f64;
    let share = taken * 100.0 / seconds;
    format!("CPU of the server: {taken:.1} s ({share:.0} % of a core), {each:.0} µs a second each")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_order() {
        let mut times = Times::default();
        for it in (1..=100).rev() {
            times.note(Duration::from_millis(it));
        }
        assert_eq!(times.line(), "p50 50.0 ms · p95 95.0 ms · p99 99.0 ms · max 100.0 ms (100 measured)");
        assert_eq!(Times::default().line(), "p50 0.0 ms · p95 0.0 ms · p99 0.0 ms · max 0.0 ms (0 measured)");
    }

    #[test]
    fn memory_is_shared_out() {
        assert_eq!(
            memory(Some(1 << 20), Some((1 << 20) + 20_000), 2),
            "memory of the server: 1.0 MiB before, 1.0 MiB after, 10.0 kB each"
        );
        assert_eq!(memory(None, Some(1), 1), "memory: not told here");
    }

    #[test]
    fn cpu_is_shared_out() {
        let of = |seconds| Some(Duration::from_secs(seconds));
        let told = cpu(of(1), of(6), Duration::from_secs(10), 1000);
        assert_eq!(told, "CPU of the server: 5.0 s (50 % of a core), 500 µs a second each");
        assert_eq!(cpu(None, of(1), Duration::ZERO, 1), "CPU: not told here");
    }
}
