import './theme.css';
import { listed, say } from '../../words/language.svelte';
import type { GamePage, OptionKind } from '../game';
import Door from './Door.svelte';
import Mini from './Mini.svelte';
import Preset from './Preset.svelte';
import { terms, tileName } from './terms';

/** Tiles by name, or how many are drawn. */
const TILES: OptionKind = {
  field: () => import('./TilesField.svelte'),
  isMain: true,
  inWords: (value) => {
    return Array.isArray(value) ? listed(value.map((key) => tileName(String(key)))) : say('web-tiles-number', { number: Number(value) });
  },
  refusals: 'option-tile',
};

export const games: GamePage[] = [
  {
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
    presets: [
      { key: 'classic', options: { tiles: 0 }, Picture: Preset },
      { key: 'royale', options: { tiles: 3 }, Picture: Preset },
      { key: 'wild', options: { tiles: 6 }, Picture: Preset },
    ],
    rolls: ['vegas-rolled', 'vegas-black'],
    pips: ['roll', 'neutral'],
    isStage: true,
    ownRolls: ['vegas-rolled'],
    turns: ['vegas-placed', 'vegas-passed', 'vegas-power-used'],
    scenes: ['vegas-payouts', 'vegas-paid', 'vegas-cards', 'vegas-over'],
    sounds: {
      knock: ['vegas-rolled', 'vegas-black', 'vegas-placed', 'vegas-prime-placed', 'vegas-cards', 'vegas-neutral'],
      coin: ['vegas-paid', 'vegas-neutral-paid', 'vegas-reward', 'vegas-picked'],
    },
    table: () => import('./table'),
    realDice: () => import('./realdice'),
    figures: () => import('./guide/Figure.svelte'),
    rolled: () => import('./stage/RolledDice.svelte'),
    moves: () => import('./moves'),
    pad: () => import('./pad/Pad.svelte'),
  },
];
