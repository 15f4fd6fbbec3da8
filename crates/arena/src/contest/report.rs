//! What a contest has shown.

use std::collections::BTreeMap;

use serde::Serialize;

use super::bounds::{Bound, bounds};
use super::game::GameResult;
use super::rating::{Bout, Claim, rate};
use super::schedule::{Fixture, Seating, Subject};
use super::{Contest, Form, Player, Programme, Rating, Sample, StopRule, Verdict};
use crate::outside::FaultKind;
use crate::stats::{Length, OutcomeRow, float, wilson};
use crate::{Interval, plan};

/// The result of a contest. It depends on the plan alone, but for times and faults.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ContestReport {
    /// Key of the game.
    pub game: String,
    /// Number of seats.
    pub seats: usize,
    /// Options of the tables.
    pub options: BTreeMap<String, String>,
    /// How bots met.
    pub form: Form,
    /// The seed.
    pub seed: u64,
    /// Deals that count.
    pub deals: u64,
    /// Games that count: each deal as often as there are seats to swap and bots to meet.
    pub games: u64,
    /// Moves of a game.
    pub length: Length,
    /// The bots, in the order they were named.
    pub bots: Vec<BotRow>,
    /// Shares of victories: one row for each that met each.
    pub rows: Vec<ShareRow>,
    /// How games ended, by who met whom.
    pub endings: Vec<EndingRow>,
    /// What the test came to, if there was one.
    pub stopped: Option<Stopped>,
    /// What programs did wrong.
    pub faults: Vec<FaultRow>,
}

/// One bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotRow {
    /// Its name.
    pub name: String,
    /// What it is.
    pub player: Player,
    /// Simulations a decision, where its level says so, and the level without them.
    pub budget: Option<(String, u64)>,
    /// How strong it is.
    pub rating: Rating,
    /// How long it thinks. Absent where times are left out: they are another each time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thinking: Option<ThinkingRow>,
}

/// How long a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ThinkingRow {
    /// Moves it chose.
    pub decisions: u64,
    /// Milliseconds for each.
    pub ms: f64,
}

/// How often one bot won against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShareRow {
    /// Its name.
    pub bot: String,
    /// Against whom, or among whose copies; absent in a mix, and for who plays alone.
    pub against: Option<String>,
    /// As which side.
    pub side: Option<String>,
    /// Deals.
    pub deals: u64,
    /// Games.
    pub games: u64,
    /// Victories; one that is shared counts as a part.
    pub victories: f64,
    /// Victories for a game, with the 95 % interval over deals.
    pub share: Interval,
    /// What an equal bot gets, where it is known: by symmetry, or as it was measured here.
    pub par: Option<f64>,
    /// What was measured of the luck of the deal and of bots that cheat.
    pub bounds: Vec<Bound>,
}

/// How games of one pairing ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingRow {
    /// Who met.
    pub bots: Vec<String>,
    /// By reason.
    pub outcomes: Vec<OutcomeRow>,
}

/// What a program did wrong.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FaultRow {
    /// Its name.
    pub bot: String,
    /// What it did.
    pub kind: FaultKind,
    /// How often.
    pub count: u64,
    /// In which game first, counted from 0, and on which seat, counted from 1.
    pub first: (u64, usize),
    /// What it said there.
    pub detail: String,
}

/// What the test came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stopped {
    /// The test.
    pub rule: StopRule,
    /// Its verdict; open if the games were too few.
    pub verdict: Verdict,
}

impl ContestReport {
    /// The same without times, which are others each time.
    #[must_use]
    pub fn without_times(mut self) -> Self {
        self.bots.iter_mut().for_each(|it| it.thinking = None);
        self
    }
}

/// The score of the first row in one deal.
pub(super) fn first_score(programme: &Programme, deal: &[Option<GameResult>]) -> f64 {
    let fixture = &programme.fixtures[0];
    let games: Vec<&GameResult> = deal[..programme.per_deal as usize].iter().flatten().collect();
    score(programme, fixture, &fixture.subjects[0], &games)
}

/// What a bot got out of the games of one deal.
fn score(programme: &Programme, fixture: &Fixture, subject: &Subject, games: &[&GameResult]) -> f64 {
    let one = |(idx, game): (usize, &&GameResult)| match (&fixture.seating, subject.side) {
        (Seating::Sides(_), Some(side)) => f64::from(u8::from(game.reason == programme.sides[side])),
        (Seating::Sides(_), None) => 0.0,
        (Seating::Seats(line_ups), _) => {
            let own: Vec<usize> =
                (0..).zip(&line_ups[idx]).filter(|it| *it.1 == subject.entrant).map(|it| it.0).collect();
            let won = own.iter().filter(|it| game.winners.contains(&(**it as u8))).count();
            // Where sides win, a victory is everybody's; where each plays for himself, it is shared out.
            let shared = if programme.sides.is_empty() { game.winners.len().max(1) } else { 1 };
            won as f64 / shared as f64 / own.len().max(1) as f64
        }
    };
    games.iter().enumerate().map(one).sum::<f64>() / games.len().max(1) as f64
}

/// Who took part in a game, and what each got.
fn bout(programme: &Programme, fixture: &Fixture, idx: usize, game: &GameResult) -> Bout {
    match &fixture.seating {
        Seating::Sides(entrants) => {
            let claim = |(side, it): (usize, &usize)| Claim { entrant: *it, side: Some(side), copies: 1 };
            let won = programme.sides.iter().map(|it| f64::from(u8::from(game.reason == *it)));
            Bout { claims: entrants.iter().enumerate().map(claim).collect(), won: won.collect() }
        }
        Seating::Seats(line_ups) => {
            let mut seats: BTreeMap<usize, (u32, f64)> = BTreeMap::new();
            for (seat, entrant) in line_ups[idx].iter().enumerate() {
                let own = seats.entry(*entrant).or_default();
                own.0 += 1;
                if game.winners.contains(&(seat as u8)) {
                    own.1 += 1.0 / game.winners.len() as f64;
                }
            }
            let claims = seats.iter().map(|(entrant, it)| Claim { entrant: *entrant, side: None, copies: it.0 });
            Bout { claims: claims.collect(), won: seats.values().map(|it| it.1).collect() }
        }
    }
}

/// Counts the first `n_deals` deals.
pub(super) fn make(
    contest: &Contest,
    programme: &Programme,
    results: &[Option<GameResult>],
    n_deals: u64,
    verdict: Verdict,
) -> ContestReport {
    let counted = &results[..(n_deals * programme.games_a_deal()) as usize];
    let games: Vec<&GameResult> = counted.iter().flatten().collect();
    let moves = || games.iter().map(|it| it.moves);
    let mean = moves().sum::<u64>() as f64 / games.len().max(1) as f64;
    let length = Length { mean, least: moves().min().unwrap_or(0), most: moves().max().unwrap_or(0) };
    let of_fixture = |idx: usize| -> Vec<Vec<&GameResult>> {
        let games = games.chunks(programme.per_deal as usize).skip(idx).step_by(programme.fixtures.len());
        games.map(<[_]>::to_vec).collect()
    };
    let mut rows = Vec::new();
    let mut endings = Vec::new();
    for (idx, fixture) in programme.fixtures.iter().enumerate() {
        let deals = of_fixture(idx);
        rows.extend(fixture.subjects.iter().map(|it| share_row(contest, programme, fixture, it, &deals)));
        endings.push(ending(contest, fixture, &deals));
    }
    measured_par(contest, &mut rows);
    ContestReport {
        game: contest.game.clone(),
        seats: contest.n_seats,
        options: contest.options.clone(),
        form: contest.form,
        seed: contest.seed,
        deals: n_deals,
        games: games.len() as u64,
        length,
        bots: bot_rows(contest, programme, &games),
        rows,
        endings,
        stopped: contest.stop.clone().map(|rule| Stopped { rule, verdict }),
        faults: fault_rows(contest, &games),
    }
}

fn name(contest: &Contest, entrant: usize) -> String {
    contest.entrants[entrant].name.clone()
}

fn share_row(
    contest: &Contest,
    programme: &Programme,
    fixture: &Fixture,
    subject: &Subject,
    deals: &[Vec<&GameResult>],
) -> ShareRow {
    let mut sample = Sample::new(programme.per_deal);
    for deal in deals {
        sample.push(score(programme, fixture, subject, deal));
    }
    let side = subject.side.map(|it| programme.sides[it]);
    let symmetrical = contest.n_seats > 1 && programme.sides.is_empty();
    // They were measured with the usual options.
    let bounds = if contest.options.is_empty() { bounds(&contest.game, contest.n_seats, side) } else { Vec::new() };
    ShareRow {
        bot: name(contest, subject.entrant),
        against: subject.against.map(|it| name(contest, it)),
        side: side.map(Into::into),
        deals: deals.len() as u64,
        games: deals.iter().map(|it| it.len() as u64).sum(),
        victories: sample.victories(),
        share: sample.share(),
        par: symmetrical.then(|| 1.0 / contest.n_seats as f64),
        bounds,
    }
}

/// Where sides are not equal, a bot is compared with what the one it plays against does in its place.
fn measured_par(contest: &Contest, rows: &mut [ShareRow]) {
    let Form::Among(with) = contest.form else { return };
    let with = &contest.entrants[with].name;
    let own: Vec<(Option<String>, f64)> = rows
        .iter()
        .filter(|it| it.side.is_some() && it.bot == *with && it.against.as_ref() == Some(with))
        .map(|it| (it.side.clone(), it.share.value))
        .collect();
    for row in rows.iter_mut().filter(|it| it.par.is_none()) {
        row.par = own.iter().find(|it| it.0 == row.side).map(|it| it.1);
    }
}

fn ending(contest: &Contest, fixture: &Fixture, deals: &[Vec<&GameResult>]) -> EndingRow {
    let mut reasons: BTreeMap<&str, u64> = BTreeMap::new();
    for game in deals.iter().flatten() {
        *reasons.entry(&game.reason).or_default() += 1;
    }
    let all = deals.iter().map(|it| it.len() as u64).sum();
    let row = |(reason, games): (&&str, &u64)| OutcomeRow {
        reason: (*reason).into(),
        games: *games,
        share: wilson(*games, all),
    };
    let bots = match fixture.subjects.as_slice() {
        [one] => std::iter::once(one.entrant).chain(one.against).collect(),
        several => several.iter().map(|it| it.entrant).collect::<Vec<_>>(),
    };
    EndingRow {
        bots: bots.into_iter().map(|it| name(contest, it)).collect(),
        outcomes: reasons.iter().map(row).collect(),
    }
}

fn bot_rows(contest: &Contest, programme: &Programme, games: &[&GameResult]) -> Vec<BotRow> {
    let per_deal = programme.per_deal as usize;
    let deal = |games: &[&GameResult]| {
        let fixtures = programme.fixtures.iter().zip(games.chunks(per_deal));
        fixtures
            .flat_map(|(it, games)| games.iter().enumerate().map(|(idx, game)| bout(programme, it, idx, game)))
            .collect()
    };
    let deals: Vec<Vec<Bout>> = games.chunks(programme.games_a_deal() as usize).map(deal).collect();
    let anchor = match contest.form {
        Form::Among(with) => Some(with),
        _ => contest.entrants.iter().position(|it| it.name == "reference"),
    };
    let ratings = rate(contest.entrants.len(), &deals, anchor, plan::mix(contest.seed, 0x7261_7465));
    let row = |(idx, rating): (usize, Rating)| {
        let entrant = &contest.entrants[idx];
        BotRow {
            name: entrant.name.clone(),
            player: entrant.player.clone(),
            budget: entrant.budget().map(|it| (it.0.into(), it.1)),
            rating,
            thinking: thinking(idx, games),
        }
    };
    ratings.into_iter().enumerate().map(row).collect()
}

fn thinking(entrant: usize, games: &[&GameResult]) -> Option<ThinkingRow> {
    let own = || games.iter().flat_map(|it| &it.thinking).filter(|it| it.entrant == entrant);
    let (decisions, micros) = (own().map(|it| it.decisions).sum(), own().map(|it| it.micros).sum());
    (decisions > 0).then(|| ThinkingRow { decisions, ms: float(micros) / 1000.0 / float(decisions) })
}

fn fault_rows(contest: &Contest, games: &[&GameResult]) -> Vec<FaultRow> {
    let mut rows: BTreeMap<(usize, FaultKind), FaultRow> = BTreeMap::new();
    for game in games {
        for it in &game.faults {
            let row = rows.entry((it.entrant, it.kind)).or_insert_with(|| FaultRow {
                bot: name(contest, it.entrant),
                kind: it.kind,
                count: 0,
                first: (game.number, it.seat + 1),
                detail: it.detail.clone(),
            });
            row.count += 1;
        }
    }
    rows.into_values().collect()
}
