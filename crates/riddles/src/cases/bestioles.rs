//! Which move wins the battle whatever happens? All worlds that fit the position, all answers of the other side.

use bestioles::{Ability, Bestioles, Card, News, State, View};
use serde_json::{Value, json};
use table::{Chance, Layout, LayoutLine, Rules, Seat, Seed, Turn, Viewer};

use crate::file::{Ask, Riddle};
use crate::position::Position;
use crate::proof::{Flaw, Proof, Step};
use crate::search::{Search, moves};

/// Worlds beyond which a position is too much to go through.
const MOST_WORLDS: usize = 400;
/// Moves that are tried for one question.
const PATIENCE: usize = 400_000;

/// The only first move that is best for certain, and why.
pub(crate) fn prove(riddle: &Riddle, position: &Position<Bestioles>) -> Result<Proof, Flaw> {
    let question = Question::new(riddle, position)?;
    let tried = question.try_all(&question.lines)?;
    let answer = question.only(&tried).ok_or_else(|| Flaw::Certain(question.n_best(&tried)))?;
    let needed = question.needed(&answer)?;
    if needed.len() < 2 {
        return Err(Flaw::Obvious);
    }
    let steps = question.steps(&tried, &answer)?;
    Ok(Proof { answer, difficulty: needed.len(), steps })
}

/// How a first move fails, told like a step of the proof; `None` if it is the answer, or no move at all.
pub(crate) fn refute(riddle: &Riddle, position: &Position<Bestioles>, mv: &str) -> Option<Value> {
    let question = Question::new(riddle, position).ok()?;
    let mv: bestioles::Move = mv.parse().ok()?;
    let worlds = question.worlds(&question.lines).ok()?;
    if !moves::<Bestioles>(worlds.first()?, question.me).contains(&mv) {
        return None;
    }
    question.end(&worlds, mv, 1)
}

struct Question<'a> {
    riddle: &'a Riddle,
    lines: Vec<LayoutLine>,
    me: Seat,
    battle: u16,
}

/// First moves with what they are worth.
type Tried = Vec<(bestioles::Move, i32)>;

impl<'a> Question<'a> {
    fn new(riddle: &'a Riddle, position: &Position<Bestioles>) -> Result<Self, Flaw> {
        let view = position.view();
        let mine = view.question.is_some_and(|it| usize::from(it.seat) == riddle.seat.idx());
        let Some(lines) = riddle.setup.clone().filter(|_| mine && riddle.moves.is_empty()) else {
            return Err(Flaw::Unfit("the position is laid out, and the seat is asked".into()));
        };
        Ok(Self { riddle, lines, me: riddle.seat, battle: view.battle })
    }

    /// What an end of the battle is worth: for `win` whether it is won, for `best` also by how much.
    fn payoff(&self, state: &State) -> Option<i32> {
        let over = match Bestioles::turn(state) {
            Turn::Over(outcome) => Some(outcome.winners().contains(self.me)),
            Turn::Open { .. } => None,
        };
        if over.is_none() && state.battle() == self.battle {
            return None;
        }
        let last = Bestioles::view(state, Viewer::Public).last_battle?;
        let won = usize::from(last.winner) == self.me.idx();
        let sign = if won { 1 } else { -1 };
        Some(match self.riddle.ask {
            Ask::Win => sign,
            _ => sign * if over.is_some() { 100 } else { i32::from(last.points) },
        })
    }

    /// Every world that looks like these lines to the seat.
    fn worlds(&self, lines: &[LayoutLine]) -> Result<Vec<State>, Flaw> {
        let hidden = self.hidden(lines);
        let laid: Vec<Card> = lines.iter().filter(|it| is_cards(&it.key)).flat_map(|it| cards(&it.value)).collect();
        let deck: Vec<Card> = Card::all().filter(|it| !laid.contains(it)).collect();
        let pool: Vec<Card> = hidden.iter().copied().chain(deck.iter().copied()).collect();
        // The top of the deck matters only where a card can be drawn: if Reinforce may be outside the deck.
        let drawable = !deck.iter().any(|it| it.ability() == Ability::Reinforce) || !hidden.is_empty();
        let n_drawn = if drawable { deck.len().min(2) } else { 0 };
        let mut worlds = Vec::new();
        let mut chosen = Vec::new();
        self.fill(lines, &hidden, &pool, hidden.len() + n_drawn, &mut chosen, &mut worlds)?;
        Ok(worlds)
    }

    /// Puts every choice of the pool's cards where the hidden ones lie, and then on top of the deck.
    fn fill(
        &self,
        lines: &[LayoutLine],
        hidden: &[Card],
        pool: &[Card],
        count: usize,
        chosen: &mut Vec<Card>,
        worlds: &mut Vec<State>,
    ) -> Result<(), Flaw> {
        if chosen.len() < count {
            for card in pool {
                if !chosen.contains(card) {
                    chosen.push(*card);
                    self.fill(lines, hidden, pool, count, chosen, worlds)?;
                    chosen.pop();
                }
            }
            return Ok(());
        }
        if worlds.len() >= MOST_WORLDS {
            return Err(Flaw::TooMuch);
        }
        let other = |card: Card| hidden.iter().position(|it| *it == card).map_or(card, |at| chosen[at]);
        let mut lines: Vec<LayoutLine> = lines.iter().map(|it| renamed(it, other)).collect();
        let top: Vec<String> = chosen[hidden.len()..].iter().map(ToString::to_string).collect();
        if !top.is_empty() {
            lines.push(LayoutLine { line: 0, key: "deck".into(), value: top.join(" ") });
        }
        worlds.push(self.lay_out(&lines)?);
        Ok(())
    }

    fn lay_out(&self, lines: &[LayoutLine]) -> Result<State, Flaw> {
        let options = match &self.riddle.options {
            Some(value) => serde_json::from_value(value.clone()).map_err(|it| Flaw::Unfit(it.to_string()))?,
            None => bestioles::Options::default(),
        };
        let rng = &mut Chance::new(Seed::from_number(self.riddle.seed)).stream(0);
        Bestioles::lay_out(&options, 2, lines, rng).map_err(|it| Flaw::Unfit(it.reason))
    }

    /// The cards of the other side that the seat does not know.
    fn hidden(&self, lines: &[LayoutLine]) -> Vec<Card> {
        let other = self.me.other().to_string();
        let shown: Vec<Card> = lines.iter().filter(|it| it.key == "shown").flat_map(|it| cards(&it.value)).collect();
        let mut hidden = Vec::new();
        for line in lines {
            let words: Vec<&str> = line.key.split(' ').collect();
            match words[..] {
                ["hand", who] if who == other => hidden.extend(cards(&line.value)),
                ["side", who, _] if who == other => {
                    hidden.extend(line.value.split_whitespace().filter(|it| it.starts_with('(')).flat_map(cards));
                }
                _ => (),
            }
        }
        hidden.retain(|it| !shown.contains(it));
        hidden
    }

    fn with_search<T>(&self, then: impl FnOnce(&mut Search<'_, Bestioles>) -> T) -> T {
        let payoff = |state: &State| self.payoff(state);
        then(&mut Search { me: self.me, payoff: &payoff, patience: PATIENCE })
    }

    fn try_all(&self, lines: &[LayoutLine]) -> Result<Tried, Flaw> {
        let worlds = self.worlds(lines)?;
        let first = worlds.first().ok_or(Flaw::TooMuch)?;
        let mut tried = Vec::new();
        for mv in moves::<Bestioles>(first, self.me) {
            let worth = self.with_search(|search| search.after(&worlds, mv));
            tried.push((mv, worth.ok_or(Flaw::TooMuch)?));
        }
        Ok(tried)
    }

    /// What the answer must be worth.
    fn best(&self, tried: &Tried) -> i32 {
        let best = tried.iter().map(|it| it.1).max().unwrap_or(i32::MIN);
        if self.riddle.ask == Ask::Win { best.max(1) } else { best }
    }

    fn n_best(&self, tried: &Tried) -> usize {
        let best = self.best(tried);
        tried.iter().filter(|it| it.1 == best).count()
    }

    fn only(&self, tried: &Tried) -> Option<String> {
        let best = self.best(tried);
        let mut all = tried.iter().filter(|it| it.1 == best);
        let first = all.next()?;
        all.next().is_none().then(|| first.0.to_string())
    }

    /// The cards on which the answer depends: were another card in the place of one of them, it might not be the answer.
    fn needed(&self, answer: &str) -> Result<Vec<Card>, Flaw> {
        let hidden = self.hidden(&self.lines);
        let own_hand = format!("hand {}", self.me);
        let laid = |it: &&LayoutLine| is_cards(&it.key) && it.key != "deck" && it.key != own_hand;
        let seen: Vec<Card> = self.lines.iter().filter(laid).flat_map(|it| cards(&it.value)).collect();
        let seen: Vec<Card> = seen.into_iter().filter(|it| !hidden.contains(it)).collect();
        let placed: Vec<Card> =
            self.lines.iter().filter(|it| is_cards(&it.key)).flat_map(|it| cards(&it.value)).collect();
        let free: Vec<Card> = Card::all().filter(|it| !placed.contains(it)).collect();
        let mut needed = Vec::new();
        for card in seen {
            for other in &free {
                let swap = |it: Card| if it == card { *other } else { it };
                let lines: Vec<LayoutLine> = self.lines.iter().map(|it| renamed(it, swap)).collect();
                if self.only(&self.try_all(&lines)?).as_deref() != Some(answer) {
                    needed.push(card);
                    break;
                }
            }
        }
        Ok(needed)
    }

    /// The other first moves, together where they lose the same, and then how the answer goes on.
    fn steps(&self, tried: &Tried, answer: &str) -> Result<Vec<Step>, Flaw> {
        let worlds = self.worlds(&self.lines)?;
        let mut ends: Vec<(Value, usize)> = Vec::new();
        let mut last = None;
        for (mv, _) in tried {
            let end = self.end(&worlds, *mv, 0).ok_or(Flaw::TooMuch)?;
            if mv.to_string() == answer {
                last = Some(end);
            } else if let Some(same) = ends.iter_mut().find(|it| it.0 == end) {
                same.1 += 1;
            } else {
                ends.push((end, 1));
            }
        }
        let mut before = tried.len();
        let mut steps = Vec::new();
        for (mut fact, number) in ends {
            fact["number"] = json!(number);
            steps.push(Step { fact, before, after: before - number });
            before -= number;
        }
        let mut fact = last.ok_or(Flaw::TooMuch)?;
        fact["answer"] = json!(answer);
        steps.push(Step { fact, before, after: before });
        Ok(steps)
    }

    /// How the battle ends after a first move if both sides do their best.
    fn end(&self, worlds: &[State], mv: bestioles::Move, number: usize) -> Option<Value> {
        let story = self.with_search(|search| search.story(worlds, mv))?;
        let ended = story.last()?.2.iter().find_map(|it| match it {
            News::BattleEnded { result, controls, .. } => Some((*result, *controls)),
            _ => None,
        })?;
        let (result, controls) = ended;
        let won = usize::from(result.winner) == self.me.idx();
        if result.withdrawn {
            return Some(json!({ "type": if won { "they_withdraw" } else { "withdraws" }, "number": number }));
        }
        let first = worlds.first().map(|it| Bestioles::view(it, Viewer::Public))?;
        let mine = |at: usize| usize::from(controls[at]) == self.me.idx();
        let names = |kept: bool| -> String {
            let all = bestioles::Theatre::ALL.into_iter();
            let at = |it: &bestioles::Theatre| first.theatres.iter().position(|one| one.theatre == *it);
            let kept: Vec<&str> =
                all.filter(|it| at(it).is_some_and(|it| mine(it) == kept)).map(|it| it.key()).collect();
            kept.join("-")
        };
        Some(if won {
            let replies: Vec<String> =
                story.iter().skip(1).filter(|it| it.0 == self.me).map(|it| it.1.to_string()).collect();
            json!({ "type": "wins", "theatres": names(true), "then": replies.join(", ") })
        } else {
            json!({ "type": "loses", "theatres": names(false), "number": number })
        })
    }
}

/// Whether a line of a set-up lists cards that lie somewhere.
fn is_cards(key: &str) -> bool {
    matches!(key.split(' ').next(), Some("hand" | "side" | "deck"))
}

/// The cards of a line, in order.
fn cards(value: &str) -> Vec<Card> {
    value.split_whitespace().filter_map(|it| it.trim_matches(['(', ')']).parse().ok()).collect()
}

/// The same line with other cards.
fn renamed(line: &LayoutLine, other: impl Fn(Card) -> Card) -> LayoutLine {
    if !is_cards(&line.key) && line.key != "shown" {
        return line.clone();
    }
    let word = |it: &str| match it.trim_matches(['(', ')']).parse::<Card>() {
        Ok(card) if it.starts_with('(') => format!("({})", other(card)),
        Ok(card) => other(card).to_string(),
        Err(()) => it.into(),
    };
    let value: Vec<String> = line.value.split_whitespace().map(word).collect();
    LayoutLine { value: value.join(" "), ..line.clone() }
}

/// The lines that lay out what a seat sees; hidden cards are any of those that may be there. `None` in the midst of an ability.
pub(crate) fn lines_of(view: &View) -> Option<Vec<LayoutLine>> {
    let me = usize::from(view.seat?);
    let asked = view.question.filter(|it| usize::from(it.seat) == me && it.kind == bestioles::QuestionKind::Turn)?;
    let mut known: Vec<Card> = view.players.iter().flat_map(|it| it.hand.iter().flatten().copied()).collect();
    let piles = || view.theatres.iter().flat_map(|it| it.sides.iter().flat_map(|it| it.pile.iter()));
    known.extend(piles().filter_map(|it| it.card));
    let mut free = Card::all().filter(|it| !known.contains(it));
    let mut shown = Vec::new();
    let mut lines = Vec::new();
    let mut put = |key: String, value: String| lines.push(LayoutLine { line: 0, key, value });
    let order: Vec<&str> = view.theatres.iter().map(|it| it.theatre.key()).collect();
    put("theatres".into(), order.join(" "));
    put("first".into(), (view.first + 1).to_string());
    put("active".into(), (asked.seat + 1).to_string());
    put("scores".into(), format!("{} {}", view.scores[0], view.scores[1]));
    put("battle".into(), view.battle.to_string());
    for (seat, player) in view.players.iter().enumerate() {
        let mut hand: Vec<String> = Vec::new();
        for card in &player.hand {
            if seat != me {
                shown.extend(*card);
            }
            hand.push((*card).or_else(|| free.next())?.to_string());
        }
        put(format!("hand {}", seat + 1), if hand.is_empty() { "-".into() } else { hand.join(" ") });
    }
    for theatre in &view.theatres {
        for (seat, side) in theatre.sides.iter().enumerate().filter(|it| !it.1.pile.is_empty()) {
            let mut pile = Vec::new();
            for laid in &side.pile {
                let card = laid.card.or_else(|| free.next())?;
                if !laid.up && laid.card.is_some() && (seat != me || laid.shown) {
                    shown.push(card);
                }
                pile.push(if laid.up { card.to_string() } else { format!("({card})") });
            }
            put(format!("side {} {}", seat + 1, theatre.theatre.key()), pile.join(" "));
        }
    }
    if !shown.is_empty() {
        let shown: Vec<String> = shown.iter().map(ToString::to_string).collect();
        put("shown".into(), shown.join(" "));
    }
    for (seat, _) in view.players.iter().enumerate().filter(|it| it.1.air_drop) {
        put("air drop".into(), (seat + 1).to_string());
    }
    Some(lines)
}
