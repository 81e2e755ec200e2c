/**
 * A table that is being set for friends: its chairs and its options, until it is made. Kept in the tab: a reload loses
 * nothing.
 */
import type { GameEntry } from '../../catalogue/entry';
import type { GameShown, NewSeat, NewTable, TableShown } from '../../net/messages';
import { newcomers } from '../seats/seating';
import { store, stored, tab } from '../../device/stored';

/** Who will sit on a chair. `here`: another person at this device; `none`: the chair stays away. */
export interface Chair {
  who: 'me' | 'here' | 'open' | 'bot' | 'none';
  name: string; // the name of another person at this device
  bot: string;
  asked?: Companion | undefined; // for whom an open chair is kept
  was?: Chair['who']; // before it was kept for them
}

/** Somebody with whom this guest has finished a game. */
export interface Companion {
  id: string;
  name: string;
}

/** What can be chosen about a table beside its chairs, also in the lobby. */
export interface Wishes {
  options: Record<string, unknown>;
  dice: NonNullable<NewTable['dice']>;
  speed: NonNullable<NewTable['speed']>;
  clock: number;
  listed: boolean;
  chat: boolean;
  hints: boolean;
  odds: boolean;
}

export interface Draft {
  preset: PresetKey;
  chairs: Chair[];
  wishes: Wishes;
}

export const PRESETS = ['quick', 'royale', 'link', 'device', 'real'] as const;
export type PresetKey = (typeof PRESETS)[number];

const COMPANY = 3; // opponents in a quick game
const FRIENDS = 2; // other chairs at a table for friends

/** The presets that a game has: without tiles there is no Royale. */
export function presetsOf(page: GameEntry): PresetKey[] {
  return PRESETS.filter((key) => key !== 'royale' || page.presets.some((one) => one.key === 'royale'));
}

export function draftOf(preset: PresetKey, page: GameEntry, game: GameShown, bots: string[]): Draft {
  const [low, high] = game.players;
  const others = Math.min(high - 1, Math.max(low - 1, preset === 'quick' ? COMPANY : FRIENDS));
  const cast = newcomers([], bots, others);
  const who = preset === 'quick' ? 'bot' : preset === 'device' || preset === 'real' ? 'here' : 'open';
  const chairs = Array.from({ length: high }, (_, place): Chair => ({
    who: place === 0 ? 'me' : place <= others ? who : 'none',
    name: '',
    bot: cast[place - 1] ?? bots.at(-1) ?? '',
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const more = preset === 'royale' ? page.presets.find((one) => one.key === 'royale')?.options : {};
  const wishes: Wishes = {
    options: { ...options, ...more },
    dice: preset === 'real' ? 'real' : 'sealed',
    speed: 'watch',
    clock: 0,
    listed: false,
    chat: true,
    hints: false,
    odds: false,
  };
  return { preset, chairs, wishes };
}

/** Is the table still what the preset made of it, by the settings that define the preset? */
export function holds({ preset, chairs, wishes }: Draft, page: GameEntry): boolean {
  const has = (who: Chair['who']): boolean => chairs.some((chair) => chair.who === who);
  const royale = page.presets.find(({ key }) => key === 'royale')?.options ?? {};
  switch (preset) {
    case 'quick':
      return has('bot') && !has('open') && !has('here');
    case 'royale':
      return Object.entries(royale).every(([name, value]) => wishes.options[name] === value);
    case 'link':
      return has('open');
    case 'device':
      return has('here') && wishes.dice === 'sealed';
    case 'real':
      return wishes.dice === 'real';
  }
}

export function lastDraft(page: GameEntry, game: GameShown, bots: string[]): Draft | null {
  const kept = stored<Draft | null>(`friends.${page.name}`, null, tab());
  const fits =
    kept?.chairs?.length === game.players[1] &&
    kept.chairs.every(({ who, bot }) => who !== 'bot' || bots.includes(bot));
  return kept && fits ? kept : null;
}

export function keepDraft(game: string, draft: Draft): void {
  store(`friends.${game}`, draft, tab());
}

export function forgetDraft(game: string): void {
  store(`friends.${game}`, null, tab());
}

export function taken(chairs: Chair[]): number {
  return chairs.filter(({ who }) => who !== 'none').length;
}

/** The number of a chair's seat; chairs that stay away have none. */
export function seatOf(chairs: Chair[], place: number): number {
  return taken(chairs.slice(0, place));
}

/** `named` gives a default name to a person at this device who has typed none. */
export function newSeats(chairs: Chair[], named: (seat: number) => string): NewSeat[] {
  return chairs.flatMap(({ who, name, bot, asked }, place): NewSeat[] => {
    switch (who) {
      case 'none':
        return [];
      case 'here':
        return [{ kind: 'me', name: name.trim() || named(seatOf(chairs, place)) }];
      case 'bot':
        return [{ kind: 'bot', bot }];
      case 'open':
        return [asked ? { kind: 'open', guest: asked.id } : { kind: 'open' }];
      default:
        return [{ kind: who }];
    }
  });
}

const isFree = ({ who, asked }: Chair): boolean => who === 'open' && !asked;

/** Where a companion would sit: on an open chair, or on one that would stay away. */
export function roomFor(chairs: Chair[]): Chair | undefined {
  return chairs.find(isFree) ?? chairs.find(({ who }) => who === 'none');
}

/** A chair is kept for this companion. If one is already, it is again what it was. `fewest`: chairs of the game. */
export function asking(chairs: Chair[], companion: Companion, fewest: number): Chair[] {
  if (chairs.some(({ asked }) => asked?.id === companion.id))
    return keptFor(chairs, ({ id }) => id !== companion.id, fewest);
  const room = roomFor(chairs);
  return chairs.map((chair) => (chair === room ? { ...chair, who: 'open', asked: companion, was: chair.who } : chair));
}

/** Chairs are kept for these only; the others are again what they were, as long as enough remain to play. */
export function keptFor(chairs: Chair[], isMeant: (companion: Companion) => boolean, fewest: number): Chair[] {
  let left = taken(chairs);
  return chairs.map((chair): Chair => {
    const { asked, was, ...empty } = chair;
    if (!asked || isMeant(asked)) return chair;
    const isGone = was === 'none' && left > fewest;
    if (isGone) left -= 1;
    return { ...empty, who: isGone ? 'none' : 'open' };
  });
}

/** The same for a table that exists already. */
export function wishesOf(table: TableShown): Wishes {
  const { options, dice, speed, clock, chat, hints, odds } = table;
  return {
    options,
    dice: dice === 'real' ? 'real' : 'sealed',
    speed,
    clock,
    listed: !table.private,
    chat,
    hints,
    odds,
  };
}

export function asAsked({ listed, ...wishes }: Wishes): Omit<Wishes, 'listed'> & { private: boolean } {
  return { ...wishes, private: !listed };
}
