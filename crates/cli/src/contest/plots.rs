//! Pictures of a contest, as SVG inside a page.

use std::fmt::Write;

use arena::Interval;

/// Text inside markup.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Colours that are told apart without red and green.
const COLOURS: [&str; 8] = ["#3b6ea8", "#d08b2c", "#6b9e78", "#8a5a9c", "#b5524a", "#777777", "#c4b24a", "#4aa3a3"];

/// One line of a plot of intervals.
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) at: Interval,
    /// Where an equal bot would be.
    pub(super) par: Option<f64>,
    /// Where bots that cheat are.
    pub(super) ceilings: Vec<f64>,
}

const WIDTH: f64 = 760.0;
const LEFT: f64 = 250.0;
const RIGHT: f64 = 40.0;
const STEP: f64 = 30.0;

/// Where a value stands between `least` and `most`.
fn across(value: f64, least: f64, most: f64) -> f64 {
    LEFT + (value - least) / (most - least).max(1e-9) * (WIDTH - LEFT - RIGHT)
}

/// Points with their intervals, one below the other, over an axis with these ticks.
pub(super) fn intervals(title: &str, bars: &[Bar], ticks: &[f64], unit: impl Fn(f64) -> String) -> String {
    let (least, most) = (ticks.first().copied().unwrap_or(0.0), ticks.last().copied().unwrap_or(1.0));
    let height = STEP * bars.len() as f64 + 40.0;
    let mut svg = open(title, height);
    for tick in ticks {
        let x = across(*tick, least, most);
        write!(svg, r#"<line class="grid" x1="{x:.1}" x2="{x:.1}" y1="8" y2="{:.1}"/>"#, height - 28.0).ok();
        write!(svg, r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{}</text>"#, height - 10.0, unit(*tick)).ok();
    }
    for (idx, bar) in bars.iter().enumerate() {
        let y = 22.0 + STEP * idx as f64;
        let at = |value: f64| across(value.clamp(least, most), least, most);
        write!(
            svg,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
            LEFT - 12.0,
            y + 4.0,
            escape(&bar.label)
        )
        .ok();
        if let Some(par) = bar.par {
            let x = at(par);
            write!(svg, r#"<line class="par" x1="{x:.1}" x2="{x:.1}" y1="{:.1}" y2="{:.1}"/>"#, y - 10.0, y + 10.0)
                .ok();
        }
        for ceiling in &bar.ceilings {
            let x = at(*ceiling);
            write!(svg, r#"<path class="ceiling" d="M{x:.1} {:.1}l5 -8h-10z"/>"#, y + 2.0).ok();
        }
        let (low, high, x) = (at(bar.at.low), at(bar.at.high), at(bar.at.value));
        write!(svg, r#"<line class="reach" x1="{low:.1}" x2="{high:.1}" y1="{y:.1}" y2="{y:.1}"/>"#).ok();
        write!(svg, r#"<circle cx="{x:.1}" cy="{y:.1}" r="4.5"><title>{}</title></circle>"#, unit(bar.at.value)).ok();
    }
    svg + "</svg>"
}

/// One bar for each pairing, parted by how its games ended.
pub(super) fn stacks(title: &str, rows: &[(String, Vec<(String, f64)>)]) -> String {
    let mut reasons: Vec<&str> = rows.iter().flat_map(|it| &it.1).map(|it| it.0.as_str()).collect();
    reasons.sort_unstable();
    reasons.dedup();
    let colour = |it: &str| COLOURS[reasons.iter().position(|own| *own == it).unwrap_or(0) % COLOURS.len()];
    let height = STEP * rows.len() as f64 + 44.0;
    let mut svg = open(title, height);
    for (idx, (label, parts)) in rows.iter().enumerate() {
        let (y, mut from) = (10.0 + STEP * idx as f64, 0.0);
        write!(svg, r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#, LEFT - 12.0, y + 14.0, escape(label))
            .ok();
        for (reason, part) in parts {
            let (x, end) = (across(from, 0.0, 1.0), across(from + part, 0.0, 1.0));
            let (wide, fill) = ((end - x).max(0.0), colour(reason));
            write!(svg, r#"<rect x="{x:.1}" y="{y:.1}" width="{wide:.1}" height="20" fill="{fill}">"#).ok();
            write!(svg, "<title>{} {:.1} %</title></rect>", escape(reason), part * 100.0).ok();
            from += part;
        }
    }
    let mut x = LEFT;
    for reason in &reasons {
        let y = height - 24.0;
        write!(svg, r#"<rect x="{x:.1}" y="{y:.1}" width="12" height="12" fill="{}"/>"#, colour(reason)).ok();
        write!(svg, r#"<text x="{:.1}" y="{:.1}">{}</text>"#, x + 17.0, y + 11.0, escape(reason)).ok();
        x += 40.0 + 8.0 * reason.chars().count() as f64;
    }
    svg + "</svg>"
}

/// One point of a curve: how much was thought, how strong that is.
pub(super) struct Point {
    pub(super) name: String,
    pub(super) x: f64,
    pub(super) y: Interval,
}

/// Strength over thought, on a logarithmic scale, one curve for each family.
pub(super) fn curves(title: &str, families: &[(String, Vec<Point>)], unit: impl Fn(f64) -> String) -> String {
    let points = || families.iter().flat_map(|it| &it.1);
    let span = |values: &mut dyn Iterator<Item = f64>| {
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), it| (low.min(it), high.max(it)))
    };
    let (left, right) = span(&mut points().map(|it| it.x.max(1e-6).log10()));
    let (low, high) = span(&mut points().flat_map(|it| [it.y.low, it.y.high]));
    let height = 300.0;
    let x = |it: &Point| across(it.x.max(1e-6).log10(), left - 0.1, right + 0.1);
    let y = |value: f64| 20.0 + (high - value) / (high - low).max(1e-9) * (height - 70.0);
    let mut svg = open(title, height);
    for value in [low, f64::midpoint(low, high), high] {
        let y = y(value);
        write!(svg, r#"<line class="grid" x1="{LEFT}" x2="{:.1}" y1="{y:.1}" y2="{y:.1}"/>"#, WIDTH - RIGHT).ok();
        write!(svg, r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{value:+.0}</text>"#, LEFT - 12.0, y + 4.0).ok();
    }
    for (idx, (family, points)) in families.iter().enumerate() {
        let colour = COLOURS[idx % COLOURS.len()];
        let path: Vec<String> = points.iter().map(|it| format!("{:.1},{:.1}", x(it), y(it.y.value))).collect();
        write!(svg, r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="2"/>"#, path.join(" ")).ok();
        for it in points {
            let (x, low, high) = (x(it), y(it.y.low), y(it.y.high));
            write!(svg, r#"<line x1="{x:.1}" x2="{x:.1}" y1="{low:.1}" y2="{high:.1}" stroke="{colour}"/>"#).ok();
            write!(svg, r#"<circle cx="{x:.1}" cy="{:.1}" r="4.5" fill="{colour}">"#, y(it.y.value)).ok();
            write!(svg, "<title>{} {:+.0}</title></circle>", escape(&it.name), it.y.value).ok();
            write!(svg, r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{}</text>"#, height - 28.0, unit(it.x)).ok();
        }
        if let Some(last) = points.last() {
            let (x, y) = (x(last) - 8.0, y(last.y.value) - 10.0);
            write!(svg, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="end" fill="{colour}">{}</text>"#, escape(family))
                .ok();
        }
    }
    svg + "</svg>"
}

fn open(title: &str, height: f64) -> String {
    let title = escape(title);
    format!(r#"<svg viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-label="{title}">"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out_of_a_picture() {
        let at = Interval { value: 0.5, low: 0.4, high: 0.6 };
        let bar = Bar { label: "<script>\"&".into(), at, par: Some(0.5), ceilings: vec![0.9] };
        let svg = intervals("shares", &[bar], &[0.0, 0.5, 1.0], |it| format!("{:.0} %", it * 100.0));
        assert!(svg.contains("&lt;script&gt;&quot;&amp;") && !svg.contains("<script"), "{svg}");
        assert!(svg.contains(r#"cx="485.0""#), "a half is in the middle: {svg}");
        let stack = stacks("endings", &[("a – b".into(), vec![("<b>".into(), 0.25), ("points".into(), 0.75)])]);
        assert!(stack.contains("&lt;b&gt;") && stack.contains(r#"width="117.5""#), "{stack}");
    }

    #[test]
    fn a_curve_rises_with_strength_and_goes_right_with_thought() {
        let point =
            |x, value| Point { name: "bot".into(), x, y: Interval { value, low: value - 10.0, high: value + 10.0 } };
        let svg =
            curves("strength", &[("hard".into(), vec![point(100.0, 0.0), point(10_000.0, 50.0)])], |it| it.to_string());
        let path = svg.split("points=\"").nth(1).and_then(|it| it.split('"').next()).expect("a curve");
        let at: Vec<f64> = path.split([',', ' ']).map(|it| it.parse().expect("a number")).collect();
        assert!(at[2] > at[0] && at[3] < at[1], "{path}");
    }
}
