import type { TroveNow } from '../../../src/games/miner/view/view';

/** What an empty trove is worth. */
export const NOTHING: TroveNow = {
  sequences: [],
  tunnels: 0,
  gems: 0,
  doubled: false,
  treasure: 0,
  cave_ins: 0,
  pickaxes: 0,
  dragons: 0,
  shields: 0,
  hazards: 0,
  total: 0,
};
