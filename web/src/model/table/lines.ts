import type { GameEvent } from '../../net/messages';

/** One line of the log; `step` is undefined for what happened at the table and not in the game. */
export interface LogLine {
  event: GameEvent;
  step: number | undefined;
}

export function isOfTable(event: GameEvent): boolean {
  return event.kind.startsWith('table-');
}

/** An opponent's remark, which is not part of the game and is not shown as such. */
export function isRemark(event: GameEvent): boolean {
  return event.kind === 'remark';
}

/** The lines of a game, merged with the lines about the table that were shown before, each at its old place. */
export function withTableLines(ofGame: LogLine[], before: LogLine[]): LogLine[] {
  const lines = [...ofGame];
  let last = -1; // step of the game
  for (const line of before) {
    if (isOfTable(line.event)) {
      const next = lines.findIndex((other) => !isOfTable(other.event) && (other.step ?? -1) > last);
      lines.splice(next < 0 ? lines.length : next, 0, { ...line, step: undefined });
    } else {
      last = line.step ?? last;
    }
  }
  return lines;
}
