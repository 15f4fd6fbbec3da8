//! The map: a box a cell, where the board says it is drawn.

use super::view::{Land, View};
use super::{letter, print_sign};
use crate::page::fit;
use crate::{Scene, WIDTH};

/// Columns of half a cell at most, and at least so that a cell can be read.
const HALF: std::ops::RangeInclusive<usize> = 5..=6;
/// Lines of a cell, its upper border included.
const LINES: usize = 4;

/// The drawing, or a line a cell where a board cannot be drawn on one page.
pub(super) fn map(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let far = view.board.cells.iter().map(|it| it.x + 2).max().unwrap_or(2);
    let half = ((WIDTH - 1) / far).min(*HALF.end());
    if half < *HALF.start() || overlap(&view.board.cells) {
        return view.board.cells.iter().map(|it| cell(scene, view, it).join(" ")).collect();
    }
    let rows = view.board.cells.iter().map(|it| it.y + 1).max().unwrap_or(1);
    let mut paper = vec![vec![' '; far * half + 1]; rows * LINES + 1];
    for land in &view.board.cells {
        frame(&mut paper, land.x * half, land.y * LINES, 2 * half);
        for (line, text) in cell(scene, view, land).iter().enumerate() {
            write(&mut paper, land.x * half + 1, land.y * LINES + 1 + line, &fit(text, 2 * half - 1));
        }
    }
    paper.into_iter().map(|it| it.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

fn overlap(cells: &[Land]) -> bool {
    let near = |one: &Land, two: &Land| one.y == two.y && one.x.abs_diff(two.x) < 2;
    cells.iter().enumerate().any(|(idx, one)| cells[..idx].iter().any(|two| near(one, two)))
}

fn frame(paper: &mut [Vec<char>], x: usize, y: usize, wide: usize) {
    for line in [y, y + LINES] {
        for (column, at) in paper[line][x..=x + wide].iter_mut().enumerate() {
            let corner = column == 0 || column == wide;
            if corner || *at != '+' {
                *at = if corner { '+' } else { '-' };
            }
        }
    }
    for line in &mut paper[y + 1..y + LINES] {
        line[x] = '|';
        line[x + wide] = '|';
    }
}

fn write(paper: &mut [Vec<char>], x: usize, y: usize, text: &str) {
    for (offset, letter) in text.chars().enumerate() {
        paper[y][x + offset] = letter;
    }
}

/// Three lines: name and land, print, figures.
fn cell(scene: &Scene<'_>, view: &View, land: &Land) -> [String; 3] {
    let church = if view.board.church == land.cell { " ✝" } else { "" };
    let name = format!("{} {}{church}", land.cell, ground(scene, land));
    let print = view.print(&land.cell).map_or_else(String::new, |it| print_sign(scene, it));
    let trap = if view.failed.contains(&land.cell) { " ✗" } else { "" };
    let here = view.players.iter().enumerate().filter(|it| it.1.out.is_none());
    let here = here.filter(|it| it.1.cell.as_ref() == Some(&land.cell)).map(|it| (it.0 + 1).to_string());
    let beast = (view.beast == land.cell).then(|| scene.say("picture-gevaudan-beast-here"));
    let figures: Vec<_> = here.chain(beast).collect();
    [name, format!("{print}{trap}"), figures.join(" ")]
}

/// `VR..`, or what a refuge is called.
fn ground(scene: &Scene<'_>, land: &Land) -> String {
    if land.refuge {
        // Sentences may call it otherwise than what is typed.
        let said = scene.speaker.texts.find(&format!("gevaudan-cell-{}", land.cell));
        return match said.filter(|it| *it != land.cell) {
            Some(said) => format!("({said})"),
            None => scene.say("picture-gevaudan-refuge"),
        };
    }
    let sign = |it: &str| if land.has.iter().any(|has| has == it) { letter(scene, it) } else { ".".into() };
    ["village", "river", "forest", "dragons"].map(sign).concat()
}
