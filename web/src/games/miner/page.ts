import './theme.css';
import { say } from '../../words/language.svelte';
import type { GamePage, OptionKind } from '../game';
import { bestScores } from './best';
import Door from './Door.svelte';
import Middle from './Middle.svelte';
import Mini from './Mini.svelte';
import Preset from './Preset.svelte';
import { terms } from './terms';

/** Dice with other faces. */
const FACES: OptionKind = {
  field: () => import('./FacesField.svelte'),
  inWords: (value) => (value === null ? say('web-faces-ours') : say('web-faces-other')),
};

/** Solo: how many magic dice there are at the start. */
const MAGIC: OptionKind = {
  field: () => import('./MagicField.svelte'),
  inWords: (value) => say('web-mine-magic-dice', { magic: Number(value) }),
};

const SOLO = ['gentle', 'steady', 'hard', 'bare'].map((key, place) => ({ key, options: { magic: 3 - place }, Picture: Preset, best: () => bestScores(3 - place)[0]?.points }));

const DICE_MINER: Omit<GamePage, 'name' | 'pad'> = {
  family: 'miner',
  surface: 'var(--oak)',
  cover: 'radial-gradient(ellipse 60% 62% at 50% 38%, #2b4066, #142240 62%, #0b1222)', // the night in which one digs
  Mini,
  icon: 'solo',
  lessons: ['miner', 'solo'],
  Door,
  hasSecrets: false,
  owners: {},
  terms,
  options: { faces: FACES, magic: MAGIC },
  minutes: 25,
  presets: [],
  before: () => import('./HeroTiles.svelte'),
  Middle,
  rolls: ['miner-mountain', 'miner-rerolled', 'miner-shared'],
  pips: [],
  isStage: true,
  ownRolls: [],
  turns: ['miner-took', 'miner-shared'],
  scenes: ['miner-scored', 'miner-tie-scored'],
  sounds: {
    knock: ['miner-mountain', 'miner-rerolled', 'miner-drafted', 'miner-took'],
    mug: ['miner-shared'],
  },
  table: () => import('./table'),
  figures: () => import('./guide/Figure.svelte'),
  rolled: () => import('./stage/RolledDice.svelte'),
  moves: () => import('./moves'),
};

export const games: GamePage[] = [
  { ...DICE_MINER, name: 'miner', pad: () => import('./pad/Pad.svelte') },
  { ...DICE_MINER, name: 'miner-solo', lesson: 'solo', presets: SOLO, pad: () => import('./pad/SoloPad.svelte'), alone: () => import('./alone') },
];
