import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage } from "../wire/ClientMessage";
import type { FromTable } from "../wire/FromTable";
import type { Moment } from "../wire/Moment";
import type { TableInfo } from "../wire/TableInfo";
import { LiveClient, type Ears, type Socket } from "./client";
import { PING_EVERY, PONG_WITHIN } from "./pace";

class TestSocket implements Socket {
  sent: ClientMessage[] = [];
  closed = false;
  constructor(readonly ears: Ears) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
  }
  says(message: FromTable) {
    this.ears.said(JSON.stringify(message));
  }
  last() {
    const message = this.sent[this.sent.length - 1];
    if (!message) throw new Error("nothing was sent");
    return message;
  }
}

const table = (phase: TableInfo["phase"] = "playing"): TableInfo => ({
  code: "HIBOU-42",
  link: "dGhlLWxvbmctd2F5_-1aBcD3",
  game: "bestioles",
  options: {},
  seats: [],
  phase,
  round: 1,
  host: "a",
  public: false,
  tempo: "auto",
  absent: "wait",
  place: "apart",
  paused: false,
  clock: null,
  watching: 0,
  outcome: null,
  played: 0,
  won: [],
  changed: 0,
});
const moment = (number: number): Moment => ({
  number,
  news: [{ type: `n${number}` }],
  view: { number },
  moves: [],
  asked: false,
  awaited: [],
  channels: [{ key: "table", write: true }],
  outcome: null,
});
const welcome = (seats: number[], phase?: TableInfo["phase"]): FromTable => ({
  type: "welcome",
  protocol: 2,
  seats,
  table: table(phase),
  chat: [],
});
const picture = (seat: number | null, number: number): FromTable => ({
  type: "picture",
  round: 1,
  seat,
  now: moment(number),
  past: Array.from({ length: number }, (_, at) => ({ number: at, news: [] })),
});

let sockets: TestSocket[];
let client: LiveClient;

function socket(): TestSocket {
  const latest = sockets[sockets.length - 1];
  if (!latest) throw new Error("no socket was opened");
  return latest;
}

/** Connects and is shown seat 0 at moment 3. */
function sitDown() {
  client.connect();
  socket().ears.opened();
  socket().says(welcome([0]));
  socket().says(picture(0, 3));
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  client = new LiveClient({
    open: (ears) => {
      const next = new TestSocket(ears);
      sockets.push(next);
      return next;
    },
    secret: () => "secret",
    random: () => 1,
    changed: () => undefined,
  });
});
afterEach(() => vi.useRealTimers());

describe("arriving", () => {
  it("says hello first, then looks from its only seat", () => {
    client.connect();
    socket().ears.opened();
    expect(socket().last()).toMatchObject({ type: "hello", secret: "secret", seat: null, have: null, shows: true });
    socket().says(welcome([0]));
    expect(socket().last()).toMatchObject({ type: "look", seat: 0 });
    expect(client.line).toBe("here");
  });

  it("looks from nobody's eyes while it holds several seats, or before the game", () => {
    client.connect();
    socket().ears.opened();
    socket().says(welcome([0, 1]));
    expect(socket().sent).toHaveLength(1);
    socket().says({ type: "table", table: table("gathering"), seats: [0] });
    expect(socket().sent).toHaveLength(1);
  });

  it("looks from no seat where it only looks on, whoever it is", () => {
    const open = (ears: Ears) => (sockets[sockets.push(new TestSocket(ears)) - 1] ?? socket()) as Socket;
    const screen = new LiveClient({
      open,
      secret: () => null,
      looksOn: true,
      random: () => 1,
      changed: () => undefined,
    });
    screen.connect();
    socket().ears.opened();
    socket().says(welcome([0]));
    expect(socket().sent).toHaveLength(1);
    expect(screen.state.seats).toEqual([0]);
  });

  it("is told to reload when the protocol is another one, and stays away", () => {
    client.connect();
    socket().ears.opened();
    socket().says({ type: "error", id: socket().last().id, code: "protocol", detail: "" });
    expect(client).toMatchObject({ line: "refused", refusal: "protocol" });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("a lost line", () => {
  it("comes back with what it has and hears only what it missed", () => {
    sitDown();
    socket().ears.closed();
    expect(client.line).toBe("away");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    socket().ears.opened();
    expect(socket().last()).toMatchObject({ type: "hello", seat: 0, have: { round: 1, moment: 3 } });
    socket().says(welcome([0]));
    socket().says({ type: "moment", round: 1, seat: 0, now: moment(4) });
    expect(client.state.now?.number).toBe(4);
    expect(client.state.heard).toHaveLength(5);
    expect(socket().sent).toHaveLength(1);
  });

  it("waits longer after each failure, and not at all once the network is back", () => {
    client.connect();
    socket().ears.closed();
    vi.advanceTimersByTime(500);
    socket().ears.closed();
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    socket().ears.closed();
    client.wake();
    expect(sockets).toHaveLength(4);
  });

  it("gives up the seat that is no longer its own", () => {
    sitDown();
    socket().ears.closed();
    client.wake();
    socket().ears.opened();
    socket().says({ type: "error", id: socket().last().id, code: "not-your-seat", detail: "" });
    expect(socket().last()).toMatchObject({ type: "hello", seat: null, have: null });
  });

  it("is noticed when nothing answers", () => {
    sitDown();
    vi.advanceTimersByTime(PING_EVERY);
    expect(socket().last().type).toBe("ping");
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(client.line).toBe("away");
    expect(sockets[0]?.closed).toBe(true);
  });

  it("comes back after a busy server, and never after leaving", () => {
    client.connect();
    socket().ears.opened();
    socket().says({ type: "error", id: socket().last().id, code: "busy", detail: "" });
    expect(client.line).toBe("away");
    client.leave();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("a move", () => {
  it("is sent from my seat on what I have seen, and is done", async () => {
    sitDown();
    const answer = client.play("withdraw");
    const { id } = socket().last();
    expect(socket().last()).toMatchObject({ type: "play", seat: 0, after: 3, notation: "withdraw" });
    socket().says({ type: "done", id });
    await expect(answer).resolves.toEqual({ kind: "done" });
  });

  it("may be refused with its rule", async () => {
    sitDown();
    const answer = client.play("x");
    socket().says({ type: "refused", id: socket().last().id, rule: "BES-12", code: "theatre" });
    await expect(answer).resolves.toEqual({ kind: "refused", rule: "BES-12", code: "theatre" });
  });

  it("is neither done nor refused when the line breaks", async () => {
    sitDown();
    const answer = client.play("x");
    socket().ears.closed();
    await expect(answer).resolves.toEqual({ kind: "lost" });
    await expect(client.play("x")).resolves.toEqual({ kind: "lost" });
  });
});

describe("words", () => {
  const line = (number: number, text: string) => ({ number, channel: "village", seat: 0, name: "Ana", text, at: 0 });

  it("are replaced by those of the new eyes", () => {
    sitDown();
    socket().says({ type: "chat", line: line(1, "mine") });
    socket().says({ type: "talk", chat: [line(1, "another's")] });
    socket().says({ type: "chat", line: line(2, "new") });
    expect(client.state.chat.map(({ text }) => text)).toEqual(["another's", "new"]);
  });

  it("go to the channel that was chosen", () => {
    sitDown();
    void client.chat("psst", "wolves");
    expect(socket().last()).toMatchObject({ type: "chat", text: "psst", channel: "wolves" });
  });
});

describe("the table", () => {
  it("notes when it was heard of, for its clock", () => {
    vi.setSystemTime(5000);
    sitDown();
    expect(client.state.tableAt).toBe(5000);
    vi.setSystemTime(9000);
    socket().says({ type: "moment", round: 1, seat: 0, now: moment(4) });
    expect(client.state.tableAt).toBe(5000);
    client.learn(table());
    expect(client.state.tableAt).toBe(9000);
  });
});

describe("moments", () => {
  it("that do not follow make it ask for the whole picture, once", () => {
    sitDown();
    const before = socket().sent.length;
    socket().says({ type: "moment", round: 1, seat: 0, now: moment(6) });
    socket().says({ type: "moment", round: 1, seat: 0, now: moment(7) });
    expect(socket().sent.slice(before)).toMatchObject([{ type: "look", seat: 0 }]);
    expect(client.state.now?.number).toBe(3);
  });

  it("heard twice count once", () => {
    sitDown();
    socket().says({ type: "moment", round: 1, seat: 0, now: moment(3) });
    expect(client.state.heard).toHaveLength(4);
  });

  it("of a new game do not follow: it begins with a picture", () => {
    sitDown();
    socket().says({ type: "picture", round: 2, seat: 0, now: moment(0), past: [] });
    expect(client.state).toMatchObject({ round: 2, heard: [{ number: 0 }] });
    const before = socket().sent.length;
    socket().says({ type: "moment", round: 3, seat: 0, now: moment(1) });
    expect(socket().sent.slice(before)).toMatchObject([{ type: "look", seat: 0 }]);
  });
});

it("counts every loss, so that somebody asks each time whether there is still a table", () => {
  sitDown();
  socket().ears.closed();
  vi.advanceTimersByTime(60_000);
  socket().ears.closed();
  expect(client.losses).toBe(2);
});
