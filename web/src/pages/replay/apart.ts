/** Spreads marks on a line: each as close to its place as possible, without overlaps. */
export function apart(places: number[], least: number, end: number): number[] {
  const order = places.map((_, mark) => mark).sort((one, other) => places[one]! - places[other]!);
  const spread: number[] = [];
  let free = 0;
  for (const mark of order) {
    spread[mark] = Math.max(places[mark]!, free);
    free = spread[mark] + least;
  }
  let limit = end;
  for (const mark of order.toReversed()) {
    spread[mark] = Math.max(0, Math.min(spread[mark]!, limit));
    limit = spread[mark] - least;
  }
  return spread;
}
