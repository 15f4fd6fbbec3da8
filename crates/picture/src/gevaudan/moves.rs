//! Moves in words.

use texts::Args;

use super::view::{Print, View};
use super::{character, letter};
use crate::{Scene, yes};

pub(super) fn label(scene: &Scene<'_>, view: &View, notation: &str) -> Option<String> {
    let words: Vec<&str> = notation.split(' ').collect();
    let (kind, args) = match words.as_slice() {
        [answer @ ("yes" | "no")] => {
            let kind = view.question.as_ref().map_or("turn", |it| &it.kind);
            return scene.speaker.texts.find(&format!("gevaudan-ui-{answer}-{kind}"));
        }
        [way @ ("consult" | "envoy"), shelf, places] => (*way, consult(scene, view, shelf, places)),
        [way @ ("solicit" | "charm"), source, rest @ ..] => (*way, take(scene, view, source, rest)),
        ["note", colour, face] => {
            let said = Args::new().word("colour", *colour).word("is", yes(*face == "present"));
            ("note", Args::new().word("said", scene.get("gevaudan-ui-said", &said)))
        }
        ["suspect", colour] => {
            let name = scene.say(&format!("gevaudan-ui-parameter-{colour}"));
            ("suspect", Args::new().word("parameter", name))
        }
        [way @ ("keep" | "peek"), place] => (*way, one_print(scene, view, place)?),
        ["name", whom] => ("name", Args::new().word("name", scene.speaker.name(crate::seat(whom)?))),
        ["look", who, cell] => ("look", Args::new().word("who", character(scene, who)).word("cell", *cell)),
        [verb, cell] => (*verb, Args::new().word("cell", *cell)),
        [verb] => {
            let own = scene.speaker.seat.and_then(|it| view.players.get(it)?.cell.clone());
            (*verb, Args::new().word("cell", own.unwrap_or_default()))
        }
        _ => return None,
    };
    let id = format!("gevaudan-ui-move-{kind}");
    scene.speaker.texts.has(&id).then(|| scene.get(&id, &args))
}

/// The prints of a hunter, or of the town.
fn shelf(view: &View, seat: Option<usize>) -> &[Print] {
    match seat {
        Some(seat) => view.players.get(seat).map_or(&[], |it| &it.archive),
        None => &view.town,
    }
}

fn consult(scene: &Scene<'_>, view: &View, whose: &str, places: &str) -> Args {
    let seat = crate::seat(whose);
    let prints = shelf(view, seat);
    let place = |word: &str| {
        let print = crate::seat(word).and_then(|it| prints.get(it));
        print.map_or_else(|| word.to_owned(), |it| format!("{word} {}", letter(scene, &it.colour)))
    };
    let list: Vec<_> = places.split('+').map(place).collect();
    let name = seat.map_or_else(|| scene.say("gevaudan-ui-town"), |it| scene.speaker.name(it));
    Args::new().word("name", name).word("list", list.join(", "))
}

fn take(scene: &Scene<'_>, view: &View, source: &str, rest: &[&str]) -> Args {
    let row = view.row.as_ref();
    let taken = match crate::seat(source) {
        Some(place) => row.and_then(|it| it.spaces.get(place)?.character.as_deref()),
        None => row.and_then(|it| it.top.as_deref()),
    };
    let drop = rest.last().map_or_else(|| "none".into(), |it| character(scene, it));
    Args::new().word("character", taken.map_or_else(|| source.into(), |it| character(scene, it))).word("drop", drop)
}

fn one_print(scene: &Scene<'_>, view: &View, place: &str) -> Option<Args> {
    let question = view.question.as_ref()?;
    let print = shelf(view, question.side).get(crate::seat(place)?);
    let letter = print.map_or_else(String::new, |it| letter(scene, &it.colour));
    Some(Args::new().word("place", place).word("letter", letter))
}
