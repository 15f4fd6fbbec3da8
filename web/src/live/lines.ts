// Who answers at the other end of a line: a server over a socket, or the engine on this device.
import { isAway } from "../api/reach.svelte";
import { isTabWay } from "../house/way";
import type { Ears, Socket } from "./client";

/** Where the line to a table begins: what follows `/ws/` in its address. */
export function wayToTable(code: string): string {
  return encodeURIComponent(code);
}

const LESSON = "lesson/";

/** The same for a lesson, at a step of it. */
export function wayToLesson(game: string, step: number): string {
  return `${LESSON}${encodeURIComponent(game)}?step=${step}`;
}

/** Opens lines of one table or lesson, one after the other. */
export type Opener = (way: string, ears: Ears) => Socket;

export interface Ends {
  there: Opener;
  here: Opener;
  isAway: () => boolean;
}

/**
 * A table is where it is. A lesson can be given by either: by the server while it answers, else by this device, which then
 * keeps it: nobody's lesson changes hands between two answers.
 */
export function opener(ends: Ends = { there: openSocket, here: openHere, isAway }): Opener {
  let stays = false;
  return (way, ears) => {
    if (isTabWay(way)) return ends.here(way, ears);
    if (!way.startsWith(LESSON)) return ends.there(way, ears);
    if ((stays ||= ends.isAway())) return ends.here(way, ears);
    let opened = false;
    return ends.there(way, {
      ...ears,
      opened: () => {
        opened = true;
        ears.opened();
      },
      closed: () => {
        stays = !opened;
        ears.closed();
      },
    });
  };
}

function openSocket(way: string, ears: Ears): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/${way}`);
  socket.onopen = ears.opened;
  socket.onclose = ears.closed;
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") ears.said(data);
  };
  return socket;
}

/** The engine is fetched by who needs it. */
function openHere(way: string, ears: Ears): Socket {
  let line: Socket | null = null;
  let left = false;
  void import("../tab/host").then(
    ({ host }) => {
      if (!left) line = host().open(way, ears);
    },
    () => ears.closed(),
  );
  return {
    send: (text) => line?.send(text),
    close: () => {
      left = true;
      line?.close();
    },
  };
}
