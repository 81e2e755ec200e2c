/** A change with its sign: +3, ±0, or a minus sign and 3. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
}
