/** A trove, sorted for display: what belongs together lies together, with its points. */
import { partsOf, type FaceSymbol } from './face';
import type { Kind, Player, SoloNow, TroveNow } from './view';

export interface TroveDie {
  id: string;
  die: number | null; // null: a face of the hero
  kind: Kind;
  face: string;
  spent: boolean;
  cached: boolean;
  used: boolean;
  points: number | null; // null: it brings nothing by itself
}

/** Dice that lie together. `joined`: they work together, a sequence or a hazard with its tool. */
interface Cluster {
  dice: TroveDie[];
  joined: boolean;
  free: number; // places in a chest that are still free
  points: number | null;
}

export type RowKey = 'tunnels' | 'treasure' | 'cave-ins' | 'dragons' | 'chests' | 'magic' | 'beer';

/** The row in which a face lies; alone, chests are treasure. */
export const ROW_OF: Record<FaceSymbol, RowKey> = {
  tunnel: 'tunnels',
  gem: 'treasure',
  'cave-in': 'cave-ins',
  pickaxe: 'cave-ins',
  dragon: 'dragons',
  shield: 'dragons',
  chest: 'chests',
  magic: 'magic',
  beer: 'beer',
};

export interface Row {
  key: RowKey;
  clusters: Cluster[];
  points: number | null;
  crowned: boolean;
}

const TOOLS = { 'cave-ins': ['pickaxe', 'cave-in'], dragons: ['shield', 'dragon'] } as const;

export function diceOf(player: Player): TroveDie[] {
  const dice = player.trove.map(([die, kind, face, spent, cached, used]): TroveDie => {
    return { id: String(die), die, kind, face, spent, cached, used, points: null };
  });
  const hero = player.hero_faces.map(([kind, face], place): TroveDie => {
    return {
      id: `hero-${place}`,
      die: null,
      kind,
      face,
      spent: player.hero_spent[place] ?? false,
      cached: false,
      used: false,
      points: null,
    };
  });
  return [...hero, ...dice];
}

export function rowsOf(player: Player, now: TroveNow | SoloNow | null): Row[] {
  const dice = diceOf(player);
  const rows = now && 'in_chests' in now ? soloRows(dice, now) : sharedRows(dice, now);
  return rows.filter((row) => row.clusters.length > 0);
}

/**
 * The rows in a game for several players, with the points as the server explains them; without points if the
 * explanation is of other dice.
 */
function sharedRows(dice: TroveDie[], explained: TroveNow | null): Row[] {
  const tunnels = byNumber(withSymbol(dice, 'tunnel'));
  const now = explained && fits(tunnels, explained.sequences) ? explained : null;
  const joined = (now?.sequences ?? []).map((numbers) => numbers.map((number) => takeOut(tunnels, number)));
  const each = now?.doubled ? 2 : 1;
  const gems = withSymbol(dice, 'gem').map((die) => ({ ...die, points: each * partsOf(die.face).number }));
  return [
    row('beer', loose(withSymbol(dice, 'beer')), null), // beer comes first, since it can be shared
    row('tunnels', [...joined.map(sequence), ...loose(tunnels)], now?.tunnels ?? null),
    { ...row('treasure', loose(byNumber(gems)), now?.treasure ?? null), crowned: now?.doubled ?? false },
    againstTools('cave-ins', dice, now ? now.pickaxes : null),
    againstTools('dragons', dice, now ? now.shields : null),
    row('chests', loose(withSymbol(dice, 'chest')), null),
    row('magic', loose(withSymbol(dice, 'magic')), null),
  ];
}

/** All tools beside all hazards of their sort: each symbol counts once for each tool, or against you with none. */
function againstTools(key: 'cave-ins' | 'dragons', dice: TroveDie[], tools: number | null): Row {
  const [tool, hazard] = TOOLS[key];
  const each = tools === null ? null : tools || -1;
  const hazards = byNumber(withSymbol(dice, hazard)).map((die) => {
    return { ...die, points: each === null ? null : each * partsOf(die.face).number };
  });
  const helpers = withSymbol(dice, tool);
  const points = each === null || hazards.length === 0 ? null : sum(hazards);
  if (hazards.length === 0 || helpers.length === 0) return row(key, loose([...helpers, ...hazards]), points);
  return row(key, [{ dice: [...helpers, ...hazards], joined: true, free: 0, points: null }], points);
}

/**
 * Solo: each hazard beside the one tool it used up, treasure in the chests that hold it, tunnels in their sequences.
 */
function soloRows(dice: TroveDie[], now: SoloNow): Row[] {
  const tunnels = byNumber(withSymbol(dice, 'tunnel'));
  const sequences: TroveDie[][] = [];
  while (tunnels.length > 0) {
    const sequence: TroveDie[] = [];
    for (let number = 1; tunnels.some((die) => partsOf(die.face).number === number); number++) {
      sequence.push(takeOut(tunnels, number));
    }
    sequences.push(sequence.length > 0 ? sequence : tunnels.splice(0));
  }
  const gems = withSymbol(dice, 'gem').map((die) => {
    return { ...die, points: (die.cached ? 2 : 1) * partsOf(die.face).number };
  });
  const inChests = gems.filter((die) => die.cached);
  const chests = withSymbol(dice, 'chest').map((chest): Cluster => {
    const room = partsOf(chest.face).number;
    const inside = inChests.splice(0, room);
    return { dice: [chest, ...inside], joined: true, free: room - inside.length, points: null };
  });
  const straights = sequences.map((sequence): Cluster => {
    return { dice: sequence, joined: sequence.length > 1, free: 0, points: null };
  });
  return [
    row('beer', loose(withSymbol(dice, 'beer')), null),
    row('tunnels', straights, now.tunnels),
    row('treasure', [...chests, ...loose(byNumber(gems.filter((die) => !die.cached)))], now.treasure),
    paired('cave-ins', dice),
    paired('dragons', dice),
    row('magic', loose(withSymbol(dice, 'magic')), null),
  ];
}

function paired(key: 'cave-ins' | 'dragons', dice: TroveDie[]): Row {
  const [tool, hazard] = TOOLS[key];
  const hazards = withSymbol(dice, hazard).map((die) => ({ ...die, points: partsOf(die.face).number }));
  const tools = withSymbol(dice, tool);
  const used = tools.filter((die) => die.used);
  const pairs = hazards.map((die, place): Cluster => {
    return { dice: [...used.slice(place, place + 1), die], joined: true, free: 0, points: null };
  });
  return row(key, [...pairs, ...loose(tools.filter((die) => !die.used))], hazards.length > 0 ? sum(hazards) : null);
}

function row(key: RowKey, clusters: Cluster[], points: number | null): Row {
  return { key, clusters, points, crowned: false };
}

function sequence(dice: TroveDie[]): Cluster {
  const counted = dice.map((die) => ({ ...die, points: partsOf(die.face).number }));
  return { dice: counted, joined: counted.length > 1, free: 0, points: sum(counted) };
}

function loose(dice: TroveDie[]): Cluster[] {
  return dice.length > 0 ? [{ dice, joined: false, free: 0, points: null }] : [];
}

function withSymbol(dice: TroveDie[], symbol: string): TroveDie[] {
  return dice.filter((die) => partsOf(die.face).symbol === symbol);
}

function byNumber(dice: TroveDie[]): TroveDie[] {
  return [...dice].sort((one, other) => partsOf(one.face).number - partsOf(other.face).number);
}

/** Do these tunnels contain these sequences? Not if the explanation is older than the last roll. */
function fits(tunnels: TroveDie[], sequences: number[][]): boolean {
  const count = (number: number): number => tunnels.filter((die) => partsOf(die.face).number === number).length;
  const wanted = sequences.flat();
  return wanted.every((number) => wanted.filter((other) => other === number).length <= count(number));
}

/** The first die that shows the number is taken out of the list. */
function takeOut(dice: TroveDie[], number: number): TroveDie {
  const place = dice.findIndex((die) => partsOf(die.face).number === number);
  return dice.splice(place, 1)[0]!;
}

function sum(dice: TroveDie[]): number {
  return dice.reduce((total, die) => total + (die.points ?? 0), 0);
}
