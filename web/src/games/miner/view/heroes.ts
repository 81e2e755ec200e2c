/** The six heroes in the order of their numbers, and what is printed on them. */
import type { Kind } from './view';

export interface Hero {
  key: string;
  faces: [kind: Kind, face: string][];
}

export const HEROES: Hero[] = [
  {
    key: 'alchemist',
    faces: [
      ['magic', 'magic 1'],
      ['magic', 'magic 1'],
      ['magic', 'magic 1'],
    ],
  },
  {
    key: 'dragon-slayer',
    faces: [
      ['tool', 'shield'],
      ['magic', 'magic 1'],
    ],
  },
  {
    key: 'engineer',
    faces: [
      ['tunnel', '2'],
      ['tool', 'pickaxe'],
    ],
  },
  {
    key: 'prospector',
    faces: [
      ['treasure', 'gem 1'],
      ['tool', 'pickaxe'],
    ],
  },
  {
    key: 'surveyor',
    faces: [
      ['tunnel', '1'],
      ['magic', 'magic 1'],
    ],
  },
  {
    key: 'treasurer',
    faces: [
      ['treasure', 'gem 1'],
      ['tool', 'chest 2'],
    ],
  },
];
