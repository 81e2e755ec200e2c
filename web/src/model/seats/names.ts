import type { Seat, TableShown } from '../../net/messages';
import { ownerName } from '../../catalogue/games';
import { isolated } from '../../words/bidi';
import { say } from '../../words/language.svelte';
import { opponentOf } from './cast';

interface Seated {
  game: string;
  seats: Pick<Seat, 'kind' | 'name' | 'bot'>[];
}

/** The name of a bot: opponents have names, other bots are named by what they do. */
export function botName(bot: string): string {
  return opponentOf(bot)?.name ?? say(`web-bot-${bot}`);
}

/** The display name of a seat: the person's, or the bot's, numbered if there are several bots of the same kind. */
export function nameAt(table: TableShown | Seated | null, number: number): string {
  const seat = table?.seats[number];
  if (!table || !seat) return ownerName(table?.game ?? '', number) ?? say('seat', { number: number + 1 });
  if (seat.kind === 'person') return isolated(seat.name);
  if (seat.kind === 'open' || seat.bot === null) return say('seat', { number: number + 1 });
  const same = table.seats.flatMap((other, place) => (other.kind === 'bot' && other.bot === seat.bot ? [place] : []));
  const name = botName(seat.bot);
  return same.length > 1 ? `${name} ${same.indexOf(number) + 1}` : name;
}
