//! A contest on all cores.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use cabinet::Game;

use super::game::{GameResult, Hall, Pairing};
use super::journal::Journal;
use super::report::{self, ContestReport};
use super::sequential::{Verdict, Watch};
use super::{Contest, ContestError, Programme, Progress};
use crate::outside::Pool;

pub(super) fn run<G: Game>(contest: &Contest, progress: Option<Progress<'_>>) -> Result<ContestReport, ContestError> {
    let programme = contest.check::<G>()?;
    let (journal, known) = match &contest.journal {
        Some(path) => {
            let (journal, known) = Journal::open(path, &contest.identity::<G>())?;
            (Some(journal), known)
        }
        None => (None, Vec::new()),
    };
    let options = crate::threads::read_options::<G>(&contest.options)?;
    let hall = Hall::<G> { contest, options, pool: Pool::default() };
    let office = Office::new(contest, &programme, journal, known);
    let tell = |office: &Office<'_>| {
        if let Some(tell) = progress {
            let (done, all) = office.progress();
            tell(done, all);
        }
    };
    tell(&office);
    let work = || {
        while let Some(number) = office.next() {
            let result = hall.play(&pairing(&programme, number));
            office.take_in(result);
            tell(&office);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..contest.n_threads {
            scope.spawn(work);
        }
        work();
    });
    let ledger = office.ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
    match ledger.failed {
        Some(error) => Err(error),
        None => Ok(report::make(contest, &programme, &ledger.results, ledger.n_deals, ledger.verdict)),
    }
}

/// Which game this number is.
fn pairing(programme: &Programme, number: u64) -> Pairing<'_> {
    let (deal, rest) = (number / programme.games_a_deal(), number % programme.games_a_deal());
    let (fixture, idx) = ((rest / programme.per_deal) as usize, (rest % programme.per_deal) as usize);
    Pairing { number, deal, seating: &programme.fixtures[fixture].seating, idx }
}

/// Where results come in and games are given out.
struct Office<'a> {
    programme: &'a Programme,
    next: AtomicU64,
    /// Deals that are played at all: fewer once the test is decided.
    wanted: AtomicU64,
    /// Games that were in the journal.
    known: Vec<bool>,
    ledger: Mutex<Ledger>,
}

struct Ledger {
    results: Vec<Option<GameResult>>,
    journal: Option<Journal>,
    watch: Option<Watch>,
    verdict: Verdict,
    /// Deals that are complete, and counted.
    n_deals: u64,
    done: u64,
    failed: Option<ContestError>,
}

impl<'a> Office<'a> {
    fn new(contest: &Contest, programme: &'a Programme, journal: Option<Journal>, found: Vec<GameResult>) -> Self {
        let all = (programme.n_deals * programme.games_a_deal()) as usize;
        let mut results: Vec<Option<GameResult>> = vec![None; all];
        for it in found {
            // A journal may hold more games than are wanted this time.
            if let Some(place) = results.get_mut(it.number as usize) {
                *place = Some(it);
            }
        }
        let known: Vec<bool> = results.iter().map(Option::is_some).collect();
        let ledger = Ledger {
            done: known.iter().filter(|it| **it).count() as u64,
            results,
            journal,
            watch: contest.stop.as_ref().map(|it| Watch::new(it, programme.per_deal)),
            verdict: Verdict::Open,
            n_deals: 0,
            failed: None,
        };
        let (next, wanted) = (AtomicU64::new(0), AtomicU64::new(programme.n_deals));
        let office = Self { programme, next, wanted, known, ledger: Mutex::new(ledger) };
        office.count_deals(&mut office.lock());
        office
    }

    fn lock(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next game to be played.
    fn next(&self) -> Option<u64> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.wanted.load(Ordering::Relaxed) * self.programme.games_a_deal() {
                return None;
            }
            if !self.known[number as usize] {
                return Some(number);
            }
        }
    }

    fn take_in(&self, result: Result<GameResult, ContestError>) {
        let mut ledger = self.lock();
        let written = result.and_then(|it| {
            if let Some(journal) = &mut ledger.journal {
                journal.add(&it)?;
            }
            Ok(it)
        });
        match written {
            Ok(it) => {
                let place = it.number as usize;
                ledger.results[place] = Some(it);
                ledger.done += 1;
                self.count_deals(&mut ledger);
            }
            Err(error) => {
                self.wanted.store(0, Ordering::Relaxed);
                ledger.failed.get_or_insert(error);
            }
        }
    }

    /// Counts the deals that have become complete, in their order, and ends the contest where the test says so. What was played beyond
    /// that does not count: how far the threads have come is chance.
    fn count_deals(&self, ledger: &mut Ledger) {
        let per_deal = self.programme.games_a_deal() as usize;
        while ledger.verdict == Verdict::Open && ledger.n_deals < self.programme.n_deals {
            let start = ledger.n_deals as usize * per_deal;
            let deal = &ledger.results[start..start + per_deal];
            if deal.iter().any(Option::is_none) {
                return;
            }
            let score = report::first_score(self.programme, deal);
            ledger.n_deals += 1;
            if let Some(watch) = &mut ledger.watch {
                ledger.verdict = watch.see(score);
            }
        }
        self.wanted.fetch_min(ledger.n_deals, Ordering::Relaxed);
    }

    fn progress(&self) -> (u64, u64) {
        let all = self.wanted.load(Ordering::Relaxed) * self.programme.games_a_deal();
        (self.lock().done.min(all), all)
    }
}
