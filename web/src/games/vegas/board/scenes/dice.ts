/**
 * Dice on their way: from a player's card to the lanes, up their column, and back home. All places are measured before
 * the first die flies: each of them changes the page, and measuring after a change lays it out anew.
 */
import { mount, unmount } from 'svelte';
import Die from '../../../../ui/Die.svelte';
import { boxOf, fly, inOut, out, rearrange, type Box } from '../../../../table/board/flight';
import { groupsIn } from '../../view/view';
import type { Play } from './play';

const APART = 28; // milliseconds between two dice
const FALL = 440;
const SETTLE = 120;

/** Where the dice of a seat lie on its card, the big one first. */
function homesOf(play: Play, seat: number): Box[] {
  const card = play.one(`[data-player="${seat}"]`);
  const dice = [...(card?.querySelectorAll('.left i svg') ?? [])].filter(
    (die) => die.getBoundingClientRect().width > 0,
  );
  if (dice.length > 0) return dice.map((die) => boxOf(die, play.stage));
  return card ? [{ ...boxOf(card, play.stage), width: 16, height: 16 }] : [];
}

/** A roll: all dice fall into their lanes, the big one first. */
export async function roll(play: Play, seat: number): Promise<void> {
  const homes = homesOf(play, seat);
  await play.show(() => (play.showing.out = seat));
  await play.land();
  const dice = play.all('[data-rolled]').sort((one, other) => Number(isBig(other)) - Number(isBig(one)));
  const goals = dice.map((die) => boxOf(die, play.stage));
  await Promise.all(
    dice.map((die, order) => fall(play, die, homes[Math.min(order, homes.length - 1)], goals[order]!, order)),
  );
  play.showing.out = null;
}

function isBig(die: HTMLElement): boolean {
  return die.dataset['rolled']?.includes('big') ?? false;
}

async function fall(play: Play, die: HTMLElement, home: Box | undefined, goal: Box, order: number): Promise<void> {
  const { clock } = play;
  if (!home || clock.reduced || clock.isStill || clock.speed === 'instant') return clock.fade(die, 0, 1);
  await arrive(die, async () => {
    if (order > 0) await clock.wait(order * APART); // each is made when it leaves: all at once would hold a frame up
    const [face = 1] = (die.dataset['rolled'] ?? '').split('-').map(Number);
    const thing = tumbling(play, die, face);
    const way = { ms: FALL, bend: (order % 2 ? 1 : -1) * 22, hop: 0.42, spin: -(200 + ((order * 37) % 60)), ease: out };
    await fly(clock, play.air, thing.element, home, goal, way);
    thing.end();
  });
  await clock.move(die, [{ transform: 'scale(1.06)' }, { transform: 'none' }], SETTLE);
}

/** A die that shows other numbers on the way, and never none; its own from the middle on. */
function tumbling(play: Play, die: HTMLElement, face: number): { element: HTMLElement; end: () => void } {
  const element = document.createElement('span');
  element.className = 'tumbling';
  const owner = play.board.view.turn;
  const others = [1, 2, 3].map((step) => ((face - 1 + step * 2) % 6) + 1).filter((other) => other !== face);
  const made = [...others, face].map((shown, order) => {
    const layer = document.createElement('span');
    element.append(layer);
    const [from, to] = [0.17 * order, order === others.length ? 1 : 0.17 * (order + 1)];
    void play.clock.move(layer, window01(from, to), FALL, { easing: 'linear', fill: 'both' });
    return mount(Die, { target: layer, props: { owner, face: shown, big: isBig(die) } });
  });
  return { element, end: () => made.forEach((each) => void unmount(each)) };
}

/** Seen from one share of the time to another. */
function window01(from: number, to: number): Keyframe[] {
  const step = 'steps(1, end)';
  return [
    { opacity: from === 0 ? 1 : 0, offset: 0, easing: step },
    ...(from > 0 ? [{ opacity: 1, offset: from, easing: step }] : []),
    ...(to < 1 ? [{ opacity: 0, offset: to, easing: step }] : []),
    { opacity: to < 1 ? 0 : 1, offset: 1 },
  ];
}

/** A thing of the page is not seen until it has been flown to its place. */
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
 * go.
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
