import './theme.css';
import { say } from '../../words/language.svelte';
import type { GamePage, OptionKind } from '../game';
import Door from './Door.svelte';
import FacesField from './FacesField.svelte';
import { terms } from './terms';

/** Dice with other faces. */
const FACES: OptionKind = {
  Field: FacesField,
  inWords: (value) => (value === null ? say('web-faces-ours') : say('web-faces-other')),
};

const DICE_MINER: Omit<GamePage, 'name' | 'pad'> = {
  family: 'miner',
  surface: 'var(--oak)',
  Door,
  hasSecrets: false,
  owners: {},
  terms,
  options: { faces: FACES },
  rolls: ['miner-mountain', 'miner-rerolled', 'miner-shared'],
  scenes: ['miner-scored', 'miner-tie-scored'],
  sounds: {
    knock: ['miner-mountain', 'miner-rerolled', 'miner-drafted', 'miner-took'],
    mug: ['miner-shared'],
  },
  table: () => import('./table'),
  realDice: () => import('./realdice'),
};

export const games: GamePage[] = [
  { ...DICE_MINER, name: 'miner', pad: () => import('./pad/Pad.svelte') },
  { ...DICE_MINER, name: 'miner-solo', pad: () => import('./pad/SoloPad.svelte') },
];
