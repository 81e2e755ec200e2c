import { get } from '../../net/http';
import type { GamePlayed, GamesPlayed } from '../../net/messages';

/**
 * The guest's finished games, the latest first. The server counts old ones in batches: `onfound` is called for each.
 */
export async function myGames(onfound: (games: GamePlayed[], uncounted: number) => void): Promise<void> {
  let before = Infinity;
  let left = Infinity;
  do {
    before = left;
    const answer = await get<GamesPlayed>('/api/me/games');
    left = answer.uncounted;
    onfound(answer.games, left);
  } while (left > 0 && left < before); // nothing more comes: asking again does not help
}
