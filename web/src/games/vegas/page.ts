import './theme.css';
import { listed, say } from '../../words/language.svelte';
import type { GamePage, OptionKind } from '../game';
import Door from './Door.svelte';
import { terms, tileName } from './terms';
import TilesField from './TilesField.svelte';

/** Tiles by name, or how many are drawn. */
const TILES: OptionKind = {
  Field: TilesField,
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
    Door,
    hasSecrets: true,
    owners: { 5: 'owner-vegas-neutral', 6: 'owner-vegas-grey' },
    terms,
    options: { tiles: TILES },
    rolls: ['vegas-rolled', 'vegas-black'],
    scenes: ['vegas-payouts', 'vegas-paid'],
    sounds: {
      knock: ['vegas-rolled', 'vegas-black', 'vegas-placed', 'vegas-prime-placed', 'vegas-cards', 'vegas-neutral'],
      coin: ['vegas-paid', 'vegas-neutral-paid', 'vegas-reward', 'vegas-picked'],
    },
    table: () => import('./table'),
    realDice: () => import('./realdice'),
    picture: () => import('./guide/Picture.svelte'),
    pad: () => import('./pad/Pad.svelte'),
  },
];
