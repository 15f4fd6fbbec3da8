//! What a viewer can conclude for certain: the cards that may be where, and who may be Lovers.
//!
//! The view holds nearly all that was ever told: cards shown, visions, glimpses, the pack. What passes and must be
//! remembered are ballots: nobody votes against his Lover (LGT-VOTE-8). Every deal that fits is as likely; what people
//! say and do makes some likelier, but that is no rule of the game and left to whoever plays it.

mod imagine;
mod odds;
mod wolf_sets;

use std::sync::OnceLock;

use table::{MAX_SEATS, Mind, Odds, Rng, Seat, Seats, Seen, Viewer};

use crate::news::{Call, News};
use crate::options::Off;
use crate::role::{Deck, N_ROLES, Role};
use crate::state::State;
use crate::view::{Phase, View};
use crate::{GlimpseView, LoupsGarous};

use imagine::Ground;
pub use wolf_sets::WolfSet;

/// All that a viewer can conclude from what he has seen.
#[derive(Clone, Debug)]
pub struct Belief {
    viewer: Viewer,
    view: View,
    /// For each seat, those who cannot be its Lover.
    apart: [Seats; MAX_SEATS],
    /// Two who must be Lovers: each had nobody to vote for but the other.
    bound: Option<Seats>,
    /// Living wolves at most: with parity as a victory, more would have ended the game.
    most_wolves: usize,
    /// What its worlds have in common, once one was imagined.
    ground: OnceLock<Box<Ground>>,
}

impl Mind for LoupsGarous {
    type Belief = Belief;
}

impl table::Belief<LoupsGarous> for Belief {
    fn new(viewer: Viewer, view: &View) -> Self {
        let (apart, bound) = ([Seats::EMPTY; MAX_SEATS], None);
        let mut belief =
            Self { viewer, view: view.clone(), apart, bound, most_wolves: MAX_SEATS, ground: OnceLock::new() };
        belief.look();
        belief
    }

    fn update(&mut self, seen: &Seen<LoupsGarous>) {
        self.hear(&seen.news);
        self.view.clone_from(&seen.view);
        self.look();
        self.ground = OnceLock::new();
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> State {
        self.imagine(self.ground.get_or_init(|| Box::new(self.lay_ground())), rng)
    }

    fn odds(&self) -> Odds {
        self.count_odds()
    }
}

fn seat(number: u8) -> Seat {
    Seat::at(number.into())
}

impl Belief {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What he saw last.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// How many sit at the table.
    pub fn n_seats(&self) -> usize {
        self.view.players.len()
    }

    /// The living.
    pub fn alive(&self) -> Seats {
        Seat::all(self.n_seats()).filter(|it| self.view.players[it.idx()].alive).collect()
    }

    /// The card of a seat, if the viewer is certain of it: shown, his own, seen by him as the Seer, or of his pack.
    pub fn sure(&self, of: Seat) -> Option<Role> {
        if let Some(truth) = &self.view.truth {
            return truth.roles.get(of.idx()).copied();
        }
        let own = self.view.own.as_ref();
        let mine = own.filter(|_| self.viewer.is(of)).map(|it| it.role);
        let seen = || own?.visions.iter().find(|it| usize::from(it.seat) == of.idx()).map(|it| it.role);
        let pack = || own?.pack.as_ref().filter(|it| it.wolves.contains(of)).map(|_| Role::Wolf);
        self.view.players.get(of.idx())?.role.or(mine).or_else(seen).or_else(pack)
    }

    /// The seats whose cards he is not certain of.
    pub fn unknown(&self) -> Seats {
        Seat::all(self.n_seats()).filter(|it| self.sure(*it).is_none()).collect()
    }

    /// The two cards in the middle, if he has seen them.
    pub fn sure_middle(&self) -> Option<[Role; 2]> {
        let own = self.view.own.as_ref().and_then(|it| it.middle);
        own.or_else(|| self.view.truth.as_ref().and_then(|it| it.middle))
    }

    /// How many cards of the middle he has not seen.
    pub fn n_hidden_middle(&self) -> usize {
        if self.deck().has(Role::Thief) && self.sure_middle().is_none() { 2 } else { 0 }
    }

    /// The whole deck.
    pub fn deck(&self) -> Deck {
        let mut counts = [0; N_ROLES];
        self.view.deck.iter().for_each(|it| counts[it.role.idx()] = it.count);
        Deck::new(counts)
    }

    /// The cards that lie where he does not know: at unknown seats and in a hidden middle.
    pub fn hidden(&self) -> Deck {
        let mut deck = self.deck();
        let seats = Seat::all(self.n_seats()).filter_map(|it| self.sure(it));
        for role in seats.chain(self.sure_middle().into_iter().flatten()) {
            deck.take(role);
        }
        deck
    }

    /// The Lovers, if he is certain of them.
    pub fn sure_lovers(&self) -> Option<Seats> {
        let both = |pair: [u8; 2]| Seats::one(seat(pair[0])).with(seat(pair[1]));
        let own = self.view.own.as_ref();
        let mine = || Some(Seats::one(self.viewer.seat()?).with(seat(own?.lover?)));
        let truth = || self.view.truth.as_ref()?.lovers.map(both);
        let made = || own?.pair.map(both);
        self.view.couple.map(both).or_else(truth).or_else(made).or_else(mine).or(self.bound)
    }

    /// Whether two living players may be Lovers, as far as ballots and his own knowledge tell.
    pub fn may_love(&self, one: Seat, two: Seat) -> bool {
        if let Some(lovers) = self.sure_lovers() {
            return lovers == Seats::one(one).with(two);
        }
        let known = self.view.night > 1 || !matches!(self.view.call, Some(Call::Thief | Call::Cupid | Call::Lovers));
        let mine = known && (self.viewer.is(one) || self.viewer.is(two));
        one != two && !mine && !self.apart[one.idx()].contains(two)
    }

    /// What the Little Girl has seen, if he is she.
    fn glimpses(&self) -> &[GlimpseView] {
        self.view.own.as_ref().map_or(&[], |it| it.glimpses.as_slice())
    }

    /// Whether the game goes on, with no death pending and all wolves in play: nobody has won yet.
    fn is_settled(&self) -> bool {
        !matches!(self.view.phase, Phase::Shot | Phase::Over) && self.is_thief_called()
    }

    /// Most wolves that can live, or nobody would still play.
    fn most_wolves(&self) -> usize {
        self.most_wolves
    }

    fn part(&mut self, one: Seat, two: Seat) {
        self.apart[one.idx()] = self.apart[one.idx()].with(two);
        self.apart[two.idx()] = self.apart[two.idx()].with(one);
    }

    /// Takes in what passes: ballots, and deaths of wolves.
    fn hear(&mut self, news: &[News]) {
        let players = self.view.players.iter().enumerate();
        let mut voted: Seats = players.filter(|it| it.1.voted).map(|it| Seat::at(it.0)).collect();
        let mut candidates = self.view.candidates;
        for it in news {
            match it {
                News::Voted { seat: who, .. } => voted = voted.with(seat(*who)),
                News::Left { seat: who } => voted = voted.without(seat(*who)),
                News::RunoffOpened { tied, .. } => (voted, candidates) = (Seats::EMPTY, *tied),
                News::Died { role: Role::Wolf, .. } => self.most_wolves = self.most_wolves.saturating_sub(1),
                News::Revealed { ballots, .. } => {
                    for ballot in ballots {
                        match ballot.side {
                            Some(side) => self.part(seat(ballot.seat), seat(side)),
                            None if voted.contains(seat(ballot.seat)) => self.bound = Some(candidates),
                            None => (),
                        }
                    }
                }
                _ => (),
            }
        }
    }

    /// Takes in what the last view shows of what will pass.
    fn look(&mut self) {
        if self.is_settled() && self.view.options.parity_ends_game == Off::On {
            self.most_wolves = self.most_wolves.min(self.alive().len().saturating_sub(1) / 2);
        }
        let pack = self.view.own.as_ref().and_then(|it| it.pack.as_ref());
        let answers: Vec<_> = pack.map(|it| it.answers.iter().copied().collect()).unwrap_or_default();
        for wolf in answers {
            for whom in [wolf.first, wolf.second].into_iter().flatten() {
                self.part(seat(wolf.seat), seat(whom));
            }
        }
    }
}
