/** The goal of a solo game: lanterns at the steps of the verdicts. */

/** The points from which each lantern burns (SOLO-11): one point more than each verdict but the last goes up to. */
export const LANTERNS = [15, 31, 46, 61, 71] as const;

export function litAt(points: number): number {
  return LANTERNS.filter((step) => points >= step).length;
}

/** The points of the next lantern; undefined if all burn. */
export function nextLantern(points: number): number | undefined {
  return LANTERNS[litAt(points)];
}
