/** What has changed at the casinos since the last turn of a seat. */
import type { HistoryStep } from '../../../../model/table/history.svelte';
import type { VegasView } from '../../../../net/api';
import { groupsIn, ownersOfCards } from '../../view/view';

const MY_TURN = new Set(['vegas-placed', 'vegas-passed', 'vegas-power-used']);

export interface CardChange {
  casino: number;
  order: number;
  was: number | null;
  is: number | null;
  amount: number;
}

export interface NewDice {
  casino: number;
  owner: number;
  more: number;
}

export class Since {
  private readonly more = new Map<string, number>(); // `casino-owner` to the number of new dice
  private readonly changed = new Map<string, CardChange>();

  constructor(before: VegasView | null, now: VegasView, seat: number) {
    if (!before || before.round !== now.round) return;
    for (const casino of now.casinos) {
      const old = before.casinos[casino.number - 1]!;
      const had = new Map(groupsIn(old).map((group) => [group.owner, group.small + group.big + group.black]));
      for (const { owner, small, big, black } of groupsIn(casino)) {
        const more = small + big + black - (had.get(owner) ?? 0);
        if (more > 0 && owner !== seat) this.more.set(`${casino.number}-${owner}`, more);
      }
      const [were, are] = [ownersOfCards(old.cards, old.pays), ownersOfCards(casino.cards, casino.pays)];
      casino.cards.forEach((amount, order) => {
        const [was, is] = [were[order] ?? null, are[order] ?? null];
        if (was !== is)
          this.changed.set(`${casino.number}-${order}`, { casino: casino.number, order, was, is, amount });
      });
    }
  }

  dice(casino: number, owner: number): number {
    return this.more.get(`${casino}-${owner}`) ?? 0;
  }

  /** Who would have got the card; undefined if that has not changed. */
  wasOwner(casino: number, order: number): number | null | undefined {
    return this.changed.get(`${casino}-${order}`)?.was;
  }

  isChanged(casino: number): boolean {
    return [0, 1].some((order) => this.changed.has(`${casino}-${order}`));
  }

  get isEmpty(): boolean {
    return this.more.size === 0 && this.changed.size === 0;
  }

  /** New dice in casinos whose cards would still go to the same owners. */
  get added(): NewDice[] {
    const all = [...this.more].map(([place, more]) => ({
      casino: Number(place.split('-')[0]),
      owner: Number(place.split('-')[1]),
      more,
    }));
    return all.filter(({ casino }) => !this.isChanged(casino));
  }

  /** The changes to tell, those of the seat first. */
  cards(seat: number): CardChange[] {
    const concerns = ({ was, is }: CardChange): number => Number(was === seat) + Number(is === seat);
    return [...this.changed.values()].sort(
      (one, other) => concerns(other) - concerns(one) || other.amount - one.amount,
    );
  }
}

export const NOTHING_NEW = new Since(null, { round: 0 } as VegasView, -1);

/** The table as it was when the seat had made its last turn of this round; null if it has made none. */
export function lastTurnOf(steps: HistoryStep[], seat: number): VegasView | null {
  for (let place = steps.length - 1; place >= 0; place--) {
    const { events, view } = steps[place]!;
    if (events.some((event) => event.kind === 'vegas-round')) return null;
    if (events.some((event) => MY_TURN.has(event.kind) && event.arguments['seat'] === seat)) return view as VegasView;
  }
  return null;
}
