/** Spreads marks on a line: each as close to its place as possible, without overlaps. */
export function apart(places: number[], least: number, end: number): number[] {
  const order = places.map((_, mark) => mark).sort((one, other) => places[one]! - places[other]!);
  const found: number[] = [];
  let free = 0;
  for (const mark of order) {
    found[mark] = Math.max(places[mark]!, free);
    free = found[mark] + least;
  }
  let limit = end;
  for (const mark of order.toReversed()) {
    found[mark] = Math.max(0, Math.min(found[mark]!, limit));
    limit = found[mark] - least;
  }
  return found;
}
