// Places to talk, as tabs: those I read now, and those of which I keep words.
import type { ChannelInfo } from "../../wire/ChannelInfo";
import type { ChatLine } from "../../wire/ChatLine";

/** Where everybody talks before and after a game. */
export const OPEN_TABLE = "table";

/** Where those talk who look on without a seat. */
export const WATCH = "watch";

/** The places before a game: players at the table, the others among themselves. */
export function beforeTheGame(seated: boolean): ChannelInfo[] {
  return [
    { key: OPEN_TABLE, write: seated },
    { key: WATCH, write: !seated },
  ];
}

/** What was said at the open table stands in the first tab. */
function placeOf(line: ChatLine, tabs: ChannelInfo[]): string | undefined {
  return tabs.some(({ key }) => key === line.channel) ? line.channel : tabs[0]?.key;
}

/** The channels of now, then those that are closed to me by now but whose words I have. */
export function tabsOf(channels: ChannelInfo[], lines: ChatLine[]): ChannelInfo[] {
  // Players need no tab for onlookers who are silent.
  const silent = ({ key, write }: ChannelInfo) =>
    key === WATCH && !write && !lines.some(({ channel }) => channel === WATCH);
  const here = channels.filter((it) => !silent(it));
  const now = here.length ? here : [{ key: OPEN_TABLE, write: false }];
  const known = new Set([OPEN_TABLE, ...now.map(({ key }) => key)]);
  const past = new Set(lines.map(({ channel }) => channel).filter((key) => !known.has(key)));
  return [...now, ...[...past].map((key) => ({ key, write: false }))];
}

export function linesOf(tab: string, tabs: ChannelInfo[], lines: ChatLine[]): ChatLine[] {
  return lines.filter((line) => placeOf(line, tabs) === tab);
}

/** Where to start: the first place open to my words, else the first one. */
export function firstTab(tabs: ChannelInfo[]): string {
  return (tabs.find(({ write }) => write) ?? tabs[0])?.key ?? OPEN_TABLE;
}
