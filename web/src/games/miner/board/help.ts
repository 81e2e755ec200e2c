/** Help in place: what something is, and the section of the rules that explains it. */
import type { HelpText } from '../../../table/board/HelpTip.svelte';
import { say } from '../../../words/language.svelte';
import { partsOf } from '../view/face';
import { ROW_OF } from '../view/trove';

export const SECTIONS: Record<string, string> = {
  bag: 'miner/mountain',
  'group-tunnels': 'miner/scoring',
  'group-treasure': 'miner/scoring',
  'group-cave-ins': 'miner/scoring',
  'group-dragons': 'miner/scoring',
  'group-chests': 'miner/replenish',
  'group-magic': 'miner/magic',
  'group-beer': 'miner/beer',
};

const SOLO: Record<string, string> = {
  chests: 'miner/solo-taking',
  beer: 'miner/solo-taking',
  magic: 'miner/solo-magic',
};

/** The help on a die: that of the group in which it lies in a trove. */
export function keyOfFace(face: string): string {
  return `group-${ROW_OF[partsOf(face).symbol]}`;
}

/** Where the rules say what such a die is for. */
export function sectionOfFace(face: string, solo: boolean): string {
  const group = ROW_OF[partsOf(face).symbol];
  return solo ? (SOLO[group] ?? 'miner/solo-end') : SECTIONS[`group-${group}`]!;
}

/** Alone other rules explain it, in other words. */
export function helpOn(key: string, solo: boolean): HelpText | null {
  const section = SECTIONS[key];
  if (!section) return null;
  if (!solo) return { text: say(`web-mine-help-${key}`), section };
  return {
    text: say(`web-mine-help-solo-${key}`),
    section: key === 'bag' ? 'miner/solo-magic' : (SOLO[key.slice('group-'.length)] ?? 'miner/solo-end'),
  };
}
