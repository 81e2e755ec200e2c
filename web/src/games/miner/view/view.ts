/** What the server shows of a table of Dice Miner, for one player or several. */
import type { MinerPlayer, MinerSoloView, MinerView as SharedView, MountainDie, SoloPlayer } from '../../../net/api';

export type { MountainDie };
export type { SoloNow, TroveNow } from '../../../net/api';
export type MinerView = SharedView | MinerSoloView;
export type Player = MinerPlayer | SoloPlayer;
export type Kind = MountainDie['kind'];

export function isSolo(view: MinerView): view is MinerSoloView {
  return view.game === 'miner-solo';
}

export function playersOf(view: MinerView): Player[] {
  return view.players;
}

/** A die on the mountain or in a trove; undefined if it is in the bag. */
export function dieAt(view: MinerView, die: number): { kind: Kind; face: string } | undefined {
  const lying = view.mountain.find((other) => other.die === die);
  if (lying) return lying;
  for (const player of playersOf(view)) {
    const row = player.trove.find(([other]) => other === die);
    if (row) return { kind: row[1], face: row[2] };
  }
  return undefined;
}
