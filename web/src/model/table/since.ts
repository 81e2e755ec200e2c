import type { GameEvent } from '../../net/messages';
import type { LogLine } from './lines';

/**
 * What others did between one's last two turns, or since the last one: it stays the same until others have done more,
 * so it can be read again during the turn and after it. Empty before one's first turn.
 */
export function doneByOthers(lines: LogLine[], kinds: ReadonlySet<string>, seat: number): LogLine[] {
  const acts = lines.filter(({ event }) => kinds.has(event.kind));
  const isMine = ({ arguments: about }: GameEvent): boolean => about['seat'] === seat;
  const end = acts.findLastIndex(({ event }) => !isMine(event));
  const mine = acts.slice(0, Math.max(0, end)).findLastIndex(({ event }) => isMine(event));
  return mine < 0 ? [] : acts.slice(mine + 1, end + 1);
}
