// Places to talk, as tabs: those I read now, and those of which I keep words.
import type { ChannelInfo } from "../../wire/ChannelInfo";
import type { ChatLine } from "../../wire/ChatLine";

/** Where everybody talks before and after a game. */
export const OPEN_TABLE = "table";

/** What was said at the open table stands in the first tab. */
function placeOf(line: ChatLine, tabs: ChannelInfo[]): string | undefined {
  return tabs.some(({ key }) => key === line.channel) ? line.channel : tabs[0]?.key;
}

/** The channels of now, then those that are closed to me by now but whose words I have. */
export function tabsOf(channels: ChannelInfo[], lines: ChatLine[]): ChannelInfo[] {
  const now = channels.length ? channels : [{ key: OPEN_TABLE, write: false }];
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
