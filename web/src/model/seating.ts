import type { GameShown, NewSeat } from '../net/messages';

/** Who will sit on a chair of a new table. `here`: another person at this device. */
export interface Chair {
  who: 'me' | 'here' | 'open' | 'bot';
  name: string; // of another person here
  bot: string; // which bot
}

const USUAL = 3; // chairs, where the game allows it

export function openChair(bots: string[]): Chair {
  return { who: 'open', name: '', bot: bots.at(-1) ?? '' };
}

/** A table for friends: one chair is mine, the others are open. */
export function firstChairs(game: GameShown, bots: string[]): Chair[] {
  const [low, high] = game.players;
  const number = Math.min(high, Math.max(low, USUAL));
  return Array.from({ length: number }, (_, place) => ({ ...openChair(bots), who: place === 0 ? 'me' : 'open' }));
}

/** As many chairs as wanted: new ones are open, the last ones go first. */
export function resized(chairs: Chair[], number: number, bots: string[]): Chair[] {
  const more = Math.max(0, number - chairs.length);
  return [...chairs.slice(0, number), ...Array.from({ length: more }, () => openChair(bots))];
}

export function newSeats(chairs: Chair[]): NewSeat[] {
  return chairs.map(({ who, name, bot }) => {
    if (who === 'here') return { kind: 'me', name };
    return who === 'bot' ? { kind: 'bot', bot } : { kind: who };
  });
}
