/** What is drawn on a die: pips, and the mark of its player. All in a square of 40 by 40. */

/** The centres of the pips, by number. */
export const PIPS: Record<number, [x: number, y: number][]> = {
  1: at('20,20'),
  2: at('12.5,12.5 27.5,27.5'),
  3: at('11.5,11.5 20,20 28.5,28.5'),
  4: at('12.5,12.5 27.5,12.5 12.5,27.5 27.5,27.5'),
  5: at('11.5,11.5 28.5,11.5 20,20 11.5,28.5 28.5,28.5'),
  6: at('12.5,10.5 27.5,10.5 12.5,20 27.5,20 12.5,29.5 27.5,29.5'),
};
export const PIP = 3.7; // the radius

interface Mark {
  path: string;
  line: number; // its width; 0: the path is filled
}

/** The marks of players: alone on a die without a number, and small in its corner beside pips. */
export const MARKS: { bare: Mark; small: Mark }[] = [
  { bare: { path: 'M9 9H31L9 31Z', line: 0 }, small: { path: 'M2.5 13V10A7.5 7.5 0 0 1 10 2.5H13Z', line: 0 } },
  { bare: { path: 'M14 9V31M26 9V31', line: 5 }, small: { path: 'M4 11.5L11.5 4M4 17L17 4', line: 2 } },
  {
    bare: { path: [circle(20, 12, 4), circle(12.5, 26, 4), circle(27.5, 26, 4)].join(''), line: 0 },
    small: { path: [circle(5.5, 11, 1.5), circle(8, 6.5, 1.5), circle(13, 4.8, 1.5)].join(''), line: 0 },
  },
  {
    bare: { path: circle(20, 20, 9.5), line: 5 },
    small: { path: 'M11 4H29A7 7 0 0 1 36 11V28A7 7 0 0 1 29 35H11A7 7 0 0 1 4 28V11A7 7 0 0 1 11 4Z', line: 2 },
  },
  { bare: { path: 'M11 11L29 29M29 11L11 29', line: 5 }, small: { path: 'M4.5 8H11.5M8 4.5V11.5', line: 2 } },
];

function at(middles: string): [number, number][] {
  return middles.split(' ').map((middle) => middle.split(',').map(Number) as [number, number]);
}

function circle(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}
