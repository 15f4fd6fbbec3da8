//! What a hunter thinks things are worth. The figures were found by playing some hundred thousand hunts against each other.

/// Most looks at a colour that a plan counts.
const MOST_LOOKS: usize = 5;

/// What a hunter thinks things are worth; a parameter that is settled is worth 1.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    pub(super) figures: Figures,
    /// By phase, prints seen of either kind, and further looks: what the looks are worth.
    gains: Box<[[[f32; MOST_LOOKS + 1]; 16]; 2]>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    /// What it is worth to have seen 1:0, 1:1, 2:0, 2:1 and 2:2 prints of a colour; early, and when the end is near.
    pub(super) seen: [[f32; 5]; 2],
    /// What a wound costs, by the wounds that are there already.
    pub(super) wound: [f32; 3],
    /// What a cube is worth that is kept; early and late.
    pub(super) cube: [f32; 2],
    /// What a step nearer to the likeliest lair is worth, were it certain; early and late.
    pub(super) pull: [f32; 2],
    /// What the prints around are worth for the next turn, and what of it is left a step further away.
    pub(super) around: f32,
    pub(super) fading: f32,
    /// The chance that is enough for a trap before the last round, by the number of others who may be quicker.
    pub(super) sure: [f32; 4],
    /// What healing is worth by the number of wounds, from the first on.
    pub(super) heal: [f32; 2],
    /// What it is worth to archive a print that one has seen.
    pub(super) archive: f32,
    /// Points that are planned at once.
    pub(super) horizon: u8,
    /// Whether he lays Pense-Bêtes for their cubes.
    pub(super) lays_notes: bool,
}

impl Figures {
    /// Whoever plays well.
    pub(super) const VERSED: Self = Self {
        seen: [[0.15, 0.2, 0.4, 0.37, 0.324], [0.167, 0.143, 0.4, 0.5, 0.6]],
        wound: [0.117, 0.126, 1.0],
        cube: [0.125, 0.02],
        pull: [0.031, 0.146],
        around: 0.05,
        fading: 0.437,
        sure: [0.95, 0.8, 0.68, 0.64],
        heal: [-0.707, 0.381],
        archive: -1.0,
        horizon: 5,
        lays_notes: true,
    };
    /// A beginner's opponent: the trap as soon as it is more likely than not.
    pub(super) const HASTY: Self = Self { sure: [0.6; 4], ..Self::NEIGHBOUR };
    /// A sensible neighbour: how others are thought to play.
    pub(super) const NEIGHBOUR: Self = Self {
        seen: [[0.15, 0.2, 0.4, 0.5, 0.7]; 2],
        wound: [0.08, 0.15, 1.0],
        cube: [0.0, 0.0],
        pull: [0.05, 0.3],
        around: 0.0,
        fading: 0.5,
        sure: [0.95; 4],
        heal: [-1.0, 0.5],
        archive: -1.0,
        horizon: 2,
        lays_notes: false,
    };
}

impl Habits {
    pub(super) fn new(figures: Figures) -> Self {
        let mut gains = Box::new([[[0.0; MOST_LOOKS + 1]; 16]; 2]);
        for (phase, gains) in gains.iter_mut().enumerate() {
            for (at, gains) in gains.iter_mut().enumerate() {
                let (present, absent) = (at as u8 / 4, at as u8 % 4);
                let now = worth_of(&figures.seen[phase], present, absent, 0);
                for (looks, gain) in gains.iter_mut().enumerate() {
                    *gain = worth_of(&figures.seen[phase], present, absent, looks) - now;
                }
            }
        }
        Self { figures, gains }
    }

    /// What further looks at a colour are worth, by their number.
    #[inline]
    pub(super) fn gains(&self, is_late: bool, [present, absent]: [u8; 2]) -> &[f32; MOST_LOOKS + 1] {
        &self.gains[usize::from(is_late)][usize::from(present.min(3) * 4 + absent.min(3))]
    }
}

/// What so many prints will be worth on average after `looks` more.
fn worth_of(seen: &[f32; 5], present: u8, absent: u8, looks: usize) -> f32 {
    let of_one_kind = present.max(absent);
    if of_one_kind > 2 {
        return 1.0;
    }
    if looks == 0 {
        return match (of_one_kind, present.min(absent)) {
            (0, _) => 0.0,
            (1, 0) => seen[0],
            (1, _) => seen[1],
            (_, 0) => seen[2],
            (_, 1) => seen[3],
            _ => seen[4],
        };
    }
    // The print of the box is never looked at: five lie outside, and the chance of the next one is that of any.
    if present + absent > 4 {
        return worth_of(seen, present, absent, 0);
    }
    let n_hidden = 6 - present - absent;
    let chance = f32::from(3 - present) / f32::from(n_hidden);
    let [yes, no] = [(present + 1, absent), (present, absent + 1)].map(|it| worth_of(seen, it.0, it.1, looks - 1));
    chance * yes + (1.0 - chance) * no
}
