use std::collections::BTreeSet;

use crate::{Hunter, N_CHARACTERS};

#[test]
fn gev_obj_5_colours_are_told_apart_without_colour() {
    // Every colour of print has a name of its own, which clients draw as a shape and a letter.
    let names: BTreeSet<&str> = crate::Colour::ALL.iter().map(|it| it.name()).collect();
    assert_eq!(names.len(), 4);
    assert_eq!((Hunter::ALL.len(), N_CHARACTERS), (7, 20));
}
