//! Plots as SVG, which need nothing else.

use std::fmt::Write;

/// The size of a plot, and what is left free round what is drawn.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 40.0;

/// What a plot is called by whoever cannot see it, and what its axes show.
pub(super) struct Axes<'a> {
    pub(super) title: &'a str,
    pub(super) across: &'a str,
    pub(super) up: &'a str,
}

/// Something with a name and a value for each place across.
pub(super) struct Line {
    pub(super) name: String,
    pub(super) values: Vec<f64>,
}

/// Lines over 1, 2, 3 and so on.
pub(super) fn lines(axes: &Axes<'_>, lines: &[Line]) -> String {
    let longest = lines.iter().map(|line| line.values.len()).max().unwrap_or(0);
    let scale = Scale::of(lines, longest.saturating_sub(1).max(1) as f64);
    let mut svg = scale.frame(axes);
    for (number, line) in lines.iter().enumerate() {
        let points = line.values.iter().enumerate();
        let points: Vec<String> =
            points.map(|(place, &value)| format!("{:.1},{:.1}", scale.x(place as f64), scale.y(value))).collect();
        let _ = write!(
            svg,
            "<polyline class=\"line p{number}\" points=\"{}\"><title>{}</title></polyline>",
            points.join(" "),
            escaped(&line.name)
        );
    }
    for place in marks(longest) {
        let _ = write!(svg, "{}", tick(scale.x(place as f64), &(place + 1).to_string()));
    }
    svg + "</svg>"
}

/// Bars beside each other at every place, which are named.
pub(super) fn bars(axes: &Axes<'_>, places: &[String], lines: &[Line]) -> String {
    let scale = Scale::of(lines, places.len().max(1) as f64);
    let mut svg = scale.frame(axes);
    let wide = (scale.x(1.0) - scale.x(0.0)) * 0.8 / lines.len().max(1) as f64;
    for (number, line) in lines.iter().enumerate() {
        for (place, &value) in line.values.iter().enumerate() {
            let x = scale.x(place as f64 + 0.1) + wide * number as f64;
            let (top, base) = (scale.y(value.max(0.0)), scale.y(value.min(0.0)));
            let _ = write!(
                svg,
                "<rect class=\"p{number}\" x=\"{x:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{:.1}\"><title>{}: {value}</title></rect>",
                base - top,
                escaped(&line.name)
            );
        }
    }
    for place in marks(places.len()) {
        let _ = write!(svg, "{}", tick(scale.x(place as f64 + 0.5), &places[place]));
    }
    svg + "</svg>"
}

/// Text as HTML shows it.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// At which of so many places there is room for a name.
fn marks(places: usize) -> impl Iterator<Item = usize> {
    (0..places).step_by(places.div_ceil(12).max(1))
}

fn tick(x: f64, name: &str) -> String {
    format!(
        "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
        HEIGHT - BOTTOM + 15.0,
        escaped(name)
    )
}

/// How values become places in a plot.
struct Scale {
    across: f64,
    low: f64,
    high: f64,
}

impl Scale {
    fn of(lines: &[Line], across: f64) -> Scale {
        let values = || lines.iter().flat_map(|line| &line.values).copied();
        let (low, high) = (values().fold(0.0, f64::min), values().fold(0.0, f64::max));
        Scale { across, low, high: if high > low { high } else { low + 1.0 } }
    }

    fn x(&self, place: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * place / self.across
    }

    fn y(&self, value: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (self.high - value) / (self.high - self.low)
    }

    /// The beginning of a plot: what it is called, its axes, and the values at which they end.
    fn frame(&self, Axes { title, across, up }: &Axes<'_>) -> String {
        let [title, across, up] = [title, across, up].map(|text| escaped(text));
        let (right, base, middle) = (WIDTH - RIGHT, self.y(0.0), HEIGHT / 2.0 - 10.0);
        let mut svg = format!(
            "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">\
             <path class=\"axis\" d=\"M{LEFT} {TOP}V{}M{LEFT} {base:.1}H{right}\"/>\
             <text x=\"{right}\" y=\"{}\" text-anchor=\"end\">{across}</text>\
             <text transform=\"translate(12 {middle}) rotate(-90)\" text-anchor=\"middle\">{up}</text>",
            HEIGHT - BOTTOM,
            HEIGHT - 6.0
        );
        for value in [self.low, 0.0, self.high].into_iter().filter(|value| *value != 0.0 || self.low < 0.0) {
            let (x, y) = (LEFT - 4.0, self.y(value) + 4.0);
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", short(value));
        }
        svg
    }
}

/// A value in two digits behind the point at most.
fn short(value: f64) -> String {
    format!("{value:.2}").trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AXES: Axes<'static> = Axes { title: "a < b", across: "turn", up: "bits" };

    #[test]
    fn a_plot_of_nothing_is_a_plot() {
        for svg in [lines(&AXES, &[]), bars(&AXES, &[], &[])] {
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>") && !svg.contains("NaN"), "{svg}");
            assert!(svg.contains("aria-label=\"a &lt; b\""), "{svg}");
        }
    }

    #[test]
    fn values_are_where_they_belong() {
        let line = |values: &[f64]| [Line { name: "one".into(), values: values.to_vec() }];
        let svg = lines(&AXES, &line(&[4.0, 0.0, 2.0]));
        assert!(svg.contains("points=\"48.0,12.0 338.0,220.0 628.0,116.0\""), "{svg}");
        // Below nothing bars hang down.
        let svg = bars(&AXES, &["1".into(), "2".into()], &line(&[1.0, -1.0]));
        assert!(svg.contains("y=\"12.0\" width=\"232.0\" height=\"104.0\""), "{svg}");
        assert!(svg.contains("y=\"116.0\" width=\"232.0\" height=\"104.0\""), "{svg}");
    }
}
