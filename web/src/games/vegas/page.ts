import './theme.css';
import type { GameEntry, OptionKind } from '../../catalogue/entry';
import { listed, say } from '../../words/language.svelte';
import type { Game } from '../game';
import Door from './before/Door.svelte';
import Mini from './before/Mini.svelte';
import Preset from './before/Preset.svelte';
import { terms, tileName } from './view/terms';

/** Tiles by name, or how many are drawn. */
const TILES: OptionKind = {
  field: () => import('./before/TilesField.svelte'),
  isMain: true,
  inWords: (value) => {
    return Array.isArray(value)
      ? listed(value.map((key) => tileName(String(key))))
      : say('web-tiles-number', { number: Number(value) });
  },
  refusals: 'option-tile',
};

const ENTRY: GameEntry = {
  name: 'vegas',
  family: 'vegas',
  surface: 'var(--felt)',
  Mini,
  lessons: ['vegas', 'royale'],
  Door,
  hasSecrets: true,
  owners: { 5: 'owner-vegas-neutral', 6: 'owner-vegas-grey' },
  terms,
  options: { tiles: TILES },
  inMoney: true,
  minutes: 20,
  minutesAlone: '3–5',
  presets: [
    { key: 'classic', options: { tiles: 0 }, Picture: Preset },
    { key: 'royale', options: { tiles: 3 }, Picture: Preset },
    { key: 'wild', options: { tiles: 6 }, Picture: Preset },
  ],
  events: {
    rolls: ['vegas-rolled', 'vegas-black'],
    ownRolls: ['vegas-rolled'],
    turns: ['vegas-placed', 'vegas-passed', 'vegas-power-used'],
    scenes: ['vegas-payouts', 'vegas-paid', 'vegas-cards', 'vegas-over'],
    pips: ['roll', 'neutral'],
    sounds: { place: ['vegas-prime-placed', 'vegas-neutral'], note: ['vegas-reward', 'vegas-picked'] },
    room: 'casino',
  },
  figures: () => import('./guide/Figure.svelte'),
  pad: () => import('./pad/Pad.svelte'),
};

export const games: Game[] = [
  {
    entry: ENTRY,
    table: {
      board: () => import('./table'),
      realDice: () => import('./realdice'),
      rolled: () => import('./board/log/RolledDice.svelte'),
    },
    after: { moves: () => import('./after') },
  },
];
