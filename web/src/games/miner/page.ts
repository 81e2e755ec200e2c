import './theme.css';
import type { GameEntry, OptionKind } from '../../catalogue/entry';
import type { TableParts } from '../../table/parts';
import { say } from '../../words/language.svelte';
import type { Game } from '../game';
import { bestScores } from './view/best';
import Door from './before/Door.svelte';
import Middle from './before/Middle.svelte';
import Mini from './before/Mini.svelte';
import Preset from './before/Preset.svelte';
import { terms } from './view/terms';

/** Dice with other faces. */
const FACES: OptionKind = {
  field: () => import('./before/FacesField.svelte'),
  inWords: (value) => (value === null ? say('web-faces-ours') : say('web-faces-other')),
};

/** Solo: how many magic dice there are at the start. */
const MAGIC: OptionKind = {
  field: () => import('./before/MagicField.svelte'),
  inWords: (value) => say('web-mine-magic-dice', { magic: Number(value) }),
};

const SOLO = ['gentle', 'steady', 'hard', 'bare'].map((key, place) => ({
  key,
  options: { magic: 3 - place },
  Picture: Preset,
  best: () => bestScores(3 - place)[0]?.points,
}));

const ENTRY: Omit<GameEntry, 'name'> = {
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
  before: () => import('./before/HeroTiles.svelte'),
  Middle,
  events: {
    rolls: ['miner-mountain', 'miner-rerolled', 'miner-shared'],
    turns: ['miner-took', 'miner-shared'],
    scenes: ['miner-scored', 'miner-tie-scored'],
    sounds: { place: ['miner-drafted', 'miner-took'], mug: ['miner-shared'] },
    room: 'mine',
  },
  figures: () => import('./guide/Figure.svelte'),
};

const table: TableParts = { board: () => import('./table'), rolled: () => import('./board/log/RolledDice.svelte') };

const moves = () => import('./after/moves');

export const games: Game[] = [
  { entry: { ...ENTRY, name: 'miner', pad: () => import('./pad/Pad.svelte') }, table, after: { moves } },
  {
    entry: { ...ENTRY, name: 'miner-solo', lesson: 'solo', presets: SOLO, pad: () => import('./pad/SoloPad.svelte') },
    table,
    after: { moves, alone: () => import('./after/alone') },
  },
];
