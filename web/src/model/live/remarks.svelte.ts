import type { GameEvent, History } from '../../net/messages';
import { need } from '../../words/language.svelte';
import { isRemark } from '../table/lines';
import { settings } from '../../device/settings.svelte';

const LINGER = 7000; // milliseconds for which a remark is shown

export interface Remark {
  key: number;
  seat: number;
  line: string; // the name of the message
}

/**
 * What opponents say: the newest for a while at the seat, all of them in the log. Their words are loaded only if
 * remarks are wanted.
 */
export class RemarkModel {
  shown = $state.raw<Remark | null>(null);
  private keys = 0;

  /** The events to tell: without remarks, if those are not wanted. */
  heard(events: GameEvent[]): GameEvent[] {
    return settings.remarks ? events : events.filter((event) => !isRemark(event));
  }

  /** Wait for the words of remarks; if they cannot be loaded, the game goes on without them. */
  async ready(events: GameEvent[]): Promise<void> {
    if (settings.remarks && events.some(isRemark)) await need('remarks').catch(() => undefined);
  }

  readyFor(history: History | null): Promise<void> {
    return this.ready(history?.steps.flatMap(({ events }) => events) ?? []);
  }

  show(events: GameEvent[]): void {
    const said = events.findLast(isRemark);
    if (!said || !settings.remarks) return;
    const key = ++this.keys;
    this.shown = { key, seat: said.arguments['seat'] as number, line: said.arguments['remark'] as string };
    setTimeout(() => this.shown?.key === key && (this.shown = null), LINGER);
  }
}
