/** The points of a solo game of Dice Miner (SOLO-10), for the score pad; tested with what the engine gives. */
import { partsOf, type FaceSymbol } from '../view/face';
import type { SoloNow } from '../../../net/api';
import { kindOf, mostOf } from './faces';
import { count } from './score';

export const IN_CHEST = '+'; // behind treasure that lies in a chest: `gem 3+`
const LONGEST = 5; // a straight goes from 1 to 5
const STRAIGHT = 5; // points for a complete one
const BEST_OF_RATING = [14, 30, 45, 60, 70]; // the highest score of each verdict but the last

export interface PadRefusal {
  code: string;
  arguments: Record<string, string | number>;
}

export function isInChest(face: string): boolean {
  return face.endsWith(IN_CHEST);
}

export function uncached(face: string): string {
  return isInChest(face) ? face.slice(0, -IN_CHEST.length) : face;
}

export function soloScored(trove: string[]): SoloNow {
  const faces = trove.map(uncached);
  const straights = Math.min(...Array.from({ length: LONGEST }, (_, k) => tunnels(faces, k + 1)));
  const gems = count(faces, 'gem');
  const in_chests = count(trove.filter(isInChest).map(uncached), 'gem');
  const hazards = count(faces, 'cave-in') + count(faces, 'dragon');
  const [inTunnels, treasure] = [STRAIGHT * straights, gems + in_chests];
  return { straights, tunnels: inTunnels, gems, in_chests, treasure, hazards, total: inTunnels + treasure + hazards };
}

/** Which of the six verdicts (SOLO-11). */
export function ratingOf(points: number): number {
  return 1 + BEST_OF_RATING.filter((best) => points > best).length;
}

/** Why this trove is impossible, with the code of the engine; null if it is possible. */
export function soloRefusal(trove: string[]): PadRefusal | null {
  const faces = trove.map(uncached);
  for (const kind of ['tunnel', 'hazard', 'tool', 'treasure'] as const) {
    const [most, given] = [mostOf(kind), faces.filter((face) => kindOf(face) === kind).length];
    if (given > most) return { code: 'miner-pad-dice', arguments: { die_kind: kind, most, given } };
  }
  for (let k = 1; k < LONGEST; k++) {
    if (tunnels(faces, k + 1) > tunnels(faces, k))
      return { code: 'miner-no-tunnel', arguments: { face: String(k + 1), before: k } };
  }
  if (dice(faces, 'cave-in') > dice(faces, 'pickaxe')) return { code: 'miner-no-pickaxe', arguments: {} };
  if (dice(faces, 'dragon') > dice(faces, 'shield')) return { code: 'miner-no-shield', arguments: {} };
  const [room, given] = [count(faces, 'chest'), trove.filter(isInChest).length];
  return given > room ? { code: 'miner-pad-chests', arguments: { room, given } } : null;
}

function tunnels(faces: string[], number: number): number {
  return faces.filter((face) => face === String(number)).length;
}

/** How many dice show it, however many symbols are on them. */
function dice(faces: string[], symbol: FaceSymbol): number {
  return faces.filter((face) => partsOf(face).symbol === symbol).length;
}
