import type { Seat } from '../../net/messages';
import { castOf } from './cast';

/**
 * Opponents for the open seats who are not at the table yet, the easiest first, one of each level before two of any.
 */
export function newcomers(seats: Pick<Seat, 'bot'>[], bots: string[], number: number): string[] {
  const cast = castOf(bots).filter(({ bot }) => !seats.some((seat) => seat.bot === bot));
  const met = new Map<string, number>();
  const ranked = cast.map((one, place) => {
    const before = met.get(one.level) ?? 0;
    met.set(one.level, before + 1);
    return { bot: one.bot, rank: before * cast.length + place };
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, number)
    .map(({ bot }) => bot);
}
