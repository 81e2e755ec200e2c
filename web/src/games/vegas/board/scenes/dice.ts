/**
 * Dice on their way: from a player's card to the lanes, up their column, and back home. All places are measured before
 * the first die flies: each of them changes the page, and measuring after a change lays it out anew.
 */
import { boxOf, fly, inOut, rearrange, type Box } from '../../../../table/board/flight';
import type { Look } from '../../../../table/dice/draw';
import type { Hit } from '../../../../table/dice/throw';
import { rollDice, type Room, type Times } from '../../../../table/dice/roll';
import { groupsIn } from '../../view/view';
import type { Play } from './play';

/** Where the dice of a seat lie on its card, the big one first. */
function homesOf(play: Play, seat: number): Box[] {
  const card = play.one(`[data-player="${seat}"]`);
  const dice = [...(card?.querySelectorAll('.left i svg') ?? [])].filter(
    (die) => die.getBoundingClientRect().width > 0,
  );
  if (dice.length > 0) return dice.map((die) => boxOf(die, play.stage));
  return card ? [{ ...boxOf(card, play.stage), width: 16, height: 16 }] : [];
}

/** How long a throw takes; the quick pace shortens it further. */
const CALM: Times = { fall: 760, rest: 80, slide: 300 };
const QUICK: Times = { fall: 400, rest: 20, slide: 250 };

/** A roll: the dice are thrown onto the felt, come to rest as they fall, and slide into the lanes of their numbers. */
export async function roll(play: Play, seat: number): Promise<void> {
  const hand = handOf(play, seat);
  await play.show(() => (play.showing.out = seat));
  await play.land();
  const dice = play.all('[data-rolled]').sort((one, other) => Number(isBig(other)) - Number(isBig(one)));
  await throwDice(play, dice, (die) => Number.parseInt(die.dataset['rolled']!), play.board.view.turn, hand);
  play.showing.out = null;
}

/** Throw dice of the page to where they lie. */
export async function throwDice(
  play: Play,
  dice: HTMLElement[],
  faceOf: (die: HTMLElement) => number,
  owner: number | null,
  hand: { x: number; y: number },
): Promise<void> {
  const { clock } = play;
  if (dice.length === 0 || clock.reduced || clock.isStill || clock.speed === 'instant') {
    if (dice.length > 0) play.sound('place');
    await Promise.all(dice.map((die) => clock.fade(die, 0, 1)));
    return;
  }
  const rolled = dice.map((die) => ({ look: lookOf(die, owner), face: faceOf(die), goal: boxOf(die, play.stage) }));
  const landed = (): void => dice.forEach((die) => (die.style.opacity = ''));
  const hear = ({ on, strength }: Hit): void => play.sound(on === 'die' ? 'clack' : 'felt', strength);
  for (const die of dice) die.style.opacity = '0';
  try {
    const die = Math.min(...rolled.map(({ goal }) => goal.width));
    const times = clock.speed === 'quick' ? QUICK : CALM;
    await rollDice(clock, play.air, rolled, roomFor(play, die, hand), times, { hear, landed });
  } finally {
    landed();
  }
}

/** Where a seat throws from: its card; on a phone, own dice come from below, near the thumb. */
function handOf(play: Play, seat: number): { x: number; y: number } {
  const { board, stage } = play;
  const isMine = board.table.document.mySeats.includes(seat);
  if (isMine && board.layout !== 'wide') return { x: stage.clientWidth / 2, y: stage.clientHeight };
  const card = play.one(`[data-player="${seat}"]`);
  return card ? boxOf(card, stage) : { x: stage.clientWidth / 2, y: 0 };
}

/** The dice roll over the lanes and a little beyond, since they also need depth. */
function roomFor(play: Play, die: number, hand: { x: number; y: number }): Room {
  const { stage } = play;
  const lanes = boxOf(play.one('.lanes')!, stage);
  const height = Math.max(lanes.height, 3.4 * die);
  const y = Math.min(lanes.y, stage.clientHeight - height / 2 - 8);
  return { tray: { ...lanes, y, height, width: Math.min(lanes.width - 1.4 * die, 15 * die) }, from: hand, die };
}

/** A die looks in the air as it does on the table. */
function lookOf(die: HTMLElement, owner: number | null): Look {
  const colour = (part: string): string => getComputedStyle(die.querySelector(part)!).fill;
  const tint = getComputedStyle(die.querySelector('svg')!).getPropertyValue('--tint');
  return { body: colour('.body'), pip: colour('.pip'), tint, owner, big: isBig(die) };
}

function isBig(die: HTMLElement): boolean {
  return die.dataset['rolled']?.includes('big') ?? false;
}

/** Hide an element of the page until its flight has ended. */
async function arrive(goal: HTMLElement, flight: () => Promise<void>): Promise<void> {
  goal.style.opacity = '0';
  await flight();
  goal.style.opacity = '';
}

function copyOf(die: Element): HTMLElement {
  const copy = die.cloneNode(true) as HTMLElement;
  copy.removeAttribute('style');
  copy.classList.add('copy');
  return copy;
}

interface Lying {
  copy: HTMLElement;
  box: Box;
  big: boolean;
}

function lying(play: Play, dice: HTMLElement[]): Lying[] {
  return dice.map((die) => ({ copy: copyOf(die), box: boxOf(die, play.stage), big: isBig(die) }));
}

/** The dice of a number go up their column, the others go home; then the rows are ranked anew. */
export async function place(
  play: Play,
  seat: number,
  casino: number,
  small: number,
  big: number,
  previewed: boolean,
): Promise<void> {
  const { board, clock } = play;
  const rolled = play.all('[data-rolled]');
  const isGoing = (die: HTMLElement): boolean => die.dataset['rolled']?.startsWith(`${casino}-`) ?? false;
  const going = lying(play, rolled.filter(isGoing));
  const staying = lying(
    play,
    rolled.filter((die) => !isGoing(die)),
  );
  const before = groupsIn(board.view.casinos[casino - 1]!);
  const had = before.find(({ owner }) => owner === seat) ?? { small: 0, big: 0 };
  await play.show(() => {
    if (!previewed) play.showing.order = { [casino]: before.map(({ owner, weight }) => ({ owner, weight })) };
  });
  await play.land();
  const keys = [
    ...Array.from({ length: big }, (_, each) => `big-${had.big + each}`),
    ...Array.from({ length: small }, (_, each) => `small-${had.small + each}`),
  ];
  const goals = keys.flatMap((key) => play.one(`[data-die-at="${casino}-${seat}-${key}"]`) ?? []);
  const boxes = goals.map((goal) => boxOf(goal, play.stage));
  const homes = homesOf(play, seat);
  const isLeft = play.all('[data-rolled]').length > 0; // a tile asks first: the rest of the roll stays
  const flown = going.sort((one, other) => Number(other.big) - Number(one.big));
  const ups = goals.map((goal, order) => {
    const from = flown[order];
    if (!from || clock.reduced || clock.isStill) return clock.fade(goal, 0, 1);
    const way = { ms: 300, delay: order * 30, hop: 0.12, ease: inOut };
    return arrive(goal, () => fly(clock, play.air, from.copy, from.box, boxes[order]!, way));
  });
  play.sound('place');
  await Promise.all([...ups, home(play, isLeft ? [] : staying, homes)]);
  play.showing.out = null;
  if (!previewed) await rerank(play, casino);
  play.showing.aim = 0;
}

/** Rows change places; dice inside a row close up with them. */
async function rerank(play: Play, casino: number): Promise<void> {
  await rearrange(play.clock, play.stage, `[data-row^="${casino}-"]`, () => play.show(() => (play.showing.order = {})));
}

/** Dice that were not placed go back to their owner. */
async function home(play: Play, dice: Lying[], goals: Box[], ms = 220, apart = 12): Promise<void> {
  const { clock } = play;
  if (clock.reduced || clock.isStill || goals.length === 0) return;
  await Promise.all(
    dice.map(({ copy, box }, order) =>
      fly(clock, play.air, copy, box, goals[Math.min(order, goals.length - 1)]!, {
        ms,
        delay: 40 + order * apart,
        ease: inOut,
      }),
    ),
  );
}

/**
 * A round has been paid out: the lights go on, and all dice go back to their owners. White, grey and black ones just
 * disappear.
 */
export async function allHome(play: Play): Promise<void> {
  const { clock, showing, board } = play;
  const isStill = clock.reduced || clock.isStill || clock.speed === 'instant';
  const dicePerSeat = board.view.players.map((_, seat) =>
    lying(play, isStill ? [] : play.all(`[data-row$="-${seat}"] .die:not(.black)`)),
  );
  await play.commit();
  await play.show(() => showing.clear());
  const goals = dicePerSeat.map((_, seat) => homesOf(play, seat));
  await Promise.all(dicePerSeat.map((dice, seat) => home(play, dice, goals[seat]!, 400, 16)));
}

/** What is left of a roll goes home: somebody passed, or a turn ends with a tile's question. */
export async function takeBack(play: Play, seat: number): Promise<void> {
  const dice = lying(play, play.all('[data-rolled]'));
  await play.land();
  await home(play, dice, homesOf(play, seat));
}
