/** What happens to dice in troves: a Beer is shared, magic turns them, chests keep them, everything is rolled again. */
import { inReadingOrder } from '../../view/mountain';
import { rearrange } from '../../../../table/board/flight';
import { say } from '../../../../words/language.svelte';
import { tell } from '../../../../words/speech';
import { faceName, signed } from '../../view/terms';
import type { MinerView } from '../../view/view';
import { arc, hang, IN, inOut, knock, middleOf, puff, type Point } from './air';
import { cube, cubeTurn, drawing } from './die3d';
import { count, makeRoom, type Goal } from './take';
import { turnsOf, type Turn } from '../state/beats';
import type { Play } from './play';

const STAR = 'M0-9C.8-2.5 2.5-.8 9 0C2.5 .8 .8 2.5 0 9C-.8 2.5-2.5 .8-9 0C-2.5-.8-.8-2.5 0-9Z';
const LIFT = 200;
const FLY = 560;
const SPIN = 640;
const READ = 900; // what magic brought
const LIGHT_AFTER = 120;
const LIGHT_APART = 45;
const COMMON_SPIN = 480; // of whole troves
const SEATS_APART = 60;

/** Cheers! Room is made on the board, the Beer lifts, tumbles over and lands with its new face. */
export async function share(play: Play, seat: number, owner: number, turn: Turn): Promise<void> {
  const { clock, showing, mine } = play;
  const old = play.owned(turn.die);
  const from = old && middleOf(play, old);
  const before = play.step.before.players[owner]?.now?.total ?? 0;
  await play.show(() => {
    showing.frozen = play.step.before;
    showing.words = {
      title: say('web-mine-cheers-to', { seat: mine.table.name(owner) }),
      text: tell('web-mine-shares', { seat, owner }, mine.table.name),
    };
  });
  await clock.moment(async () => {
    const room = makeRoom(play, turn.die);
    const goal = await room.goal;
    if (!goal) return room.made;
    if (!from || play.isStill) {
      await Promise.all([room.made, clock.fade(goal.element, 0, 1)]);
      return;
    }
    try {
      await Promise.all([room.made, throwOver(play, turn, from, goal), lightUp(play, seat)]);
    } finally {
      goal.element.style.removeProperty('opacity');
    }
    await knock(play, goal.element, 2);
  });
  await play.show(
    () => (showing.words = { title: say('web-mine-cheers-to', { seat: mine.table.name(owner) }), text: play.told }),
  );
  await clock.moment(() => count(play, owner, before, play.owned(turn.die)));
}

/** While the Beer flies, what it opens catches light from the top down. */
async function lightUp(play: Play, seat: number): Promise<void> {
  const { clock, showing, mine, step } = play;
  if (!mine.table.document.mySeats.includes(seat)) return;
  await clock.wait(LIGHT_AFTER);
  for (const { die } of inReadingOrder(step.after.mountain).filter(({ take }) => take !== 'no')) {
    await play.show(() => (showing.lit = new Set([...showing.lit, die])));
    for (const light of play.all(`[data-light="${die}"]`)) void clock.fade(light, 0, 1, 180);
    await clock.wait(LIGHT_APART);
  }
}

async function throwOver(play: Play, turn: Turn, from: Point & { width: number }, to: Goal): Promise<void> {
  const { clock } = play;
  const size = Math.max(from.width, to.width) * 1.35;
  const made = cube(turn.kind, play.step.after.faces[turn.kind], turn.was, turn.now, size, false);
  const [start, end] = [from.width / size, to.width / size];
  const flyer = hang(play, made.element, from, start);
  made.body.style.transform = cubeTurn(made.depth, 0, 0, 0);
  const up = { x: from.x, y: from.y - 34 };
  await clock.move(
    flyer,
    [
      { transform: `translate(${from.x}px, ${from.y}px) scale(${start})` },
      { transform: `translate(${up.x}px, ${up.y}px) scale(1)` },
    ],
    LIFT,
    { fill: 'both' },
  );
  await Promise.all([
    clock.move(flyer, arc(up, to, 90, [1, end], inOut), FLY, { easing: 'linear', fill: 'both' }),
    clock.move(
      made.body,
      [{ transform: cubeTurn(made.depth, 0, 0, 0) }, { transform: cubeTurn(made.depth, 360, -270, 0) }],
      FLY,
      { easing: 'cubic-bezier(.3,.2,.4,1)', fill: 'both' },
    ),
  ]);
  flyer.remove();
  puff(play, { x: to.x, y: to.y + to.width * 0.5 });
}

/** A spell is cast: it flares, and is spent. */
export async function spell(play: Play, seat: number, die: number | null): Promise<void> {
  const { clock } = play;
  const board = play.one(`[data-onstage="${seat}"]`) ?? play.boardOf(seat);
  const magic = die === null ? (board?.querySelector<HTMLElement>('[data-die*="hero"]') ?? null) : play.owned(die);
  await play.show(() => (play.showing.words = { title: castBy(play, seat), text: '' }));
  play.showing.spell = magic ? middleOf(play, magic) : null;
  await clock.moment(async () => {
    const flare = [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.4 }, { transform: 'none' }];
    await clock.move(magic, flare, 320);
  });
  await play.commit();
}

/** Magic: a thread of stars to each die, then they turn; a new face comes round the edge and is never seen to jump. */
export async function reroll(play: Play, seat: number, turns: Turn[]): Promise<void> {
  const { clock, showing } = play;
  const before = play.step.before.players[seat]?.now?.total ?? 0;
  const isMagic = play.step.before.phase === 'magic';
  const isRolled = turns.every(({ die }) => showing.ahead.has(die)); // together with another trove
  const dice = isRolled ? [] : foundDice(play, turns);
  let others: Turn[][] = []; // troves that roll with it
  let also: FoundDie[][] = [];
  await clock.moment(async () => {
    if (isMagic && showing.spell)
      await stars(
        play,
        showing.spell,
        dice.map(({ at }) => at),
      );
    else if (!isMagic && !isRolled) {
      await shutLids(play);
      others = rolledNext(play);
      also = others.map((rolled) => foundDice(play, rolled));
    }
    await Promise.all([
      ...dice.map((each, order) => turnOver(play, each, isMagic ? order * 50 : 0, isMagic ? SPIN : COMMON_SPIN)),
      ...also.flatMap((rolled, order) =>
        rolled.map((each) => turnOver(play, each, (order + 1) * SEATS_APART, COMMON_SPIN)),
      ),
    ]);
    play.sound(isMagic ? 'lantern' : 'place');
  });
  await clock.moment(async () => {
    await play.show(() => (showing.frozen = play.step.before));
    const regroup = async (): Promise<void> => {
      const ahead =
        others.length > 0 ? others.flat().map(({ die, now }): [number, string] => [die, now]) : [...showing.ahead];
      showing.ahead = new Map(ahead.filter(([die]) => !turns.some((turn) => turn.die === die)));
      await play.commit();
    };
    await rearrange(
      clock,
      play.stage,
      '.trove [data-die], .trove .ghost, .wall [data-die], .onstage [data-die]',
      regroup,
      260,
    );
    for (const { element } of [...dice, ...also.flat()]) element.style.removeProperty('opacity');
    play.air.replaceChildren();
  });
  showing.spell = null;
  if (isMagic) await play.show(() => (showing.words = { title: castBy(play, seat), text: changed(play, seat, turns) }));
  await clock.moment(() => count(play, seat, before, isMagic ? (play.owned(turns[0]?.die ?? -1) ?? null) : null));
  if (isMagic) await clock.moment(() => clock.wait(READ));
}

function castBy({ mine }: Play, seat: number): string {
  return say('web-mine-casts', { seat: mine.table.name(seat) });
}

/** What magic made of each die, and what that brought. */
function changed({ step }: Play, seat: number, turns: Turn[]): string {
  const points = (view: MinerView): number => view.players[seat]?.now?.total ?? 0;
  const dice = turns.map(({ was, now }) => say('web-mine-turned', { was: faceName(was), now: faceName(now) }));
  return [...dice, `**${signed(points(step.after) - points(step.before))}**`].join(', ');
}

interface FoundDie {
  turn: Turn;
  element: HTMLElement;
  at: Point & { width: number };
}

function foundDice(play: Play, turns: Turn[]): FoundDie[] {
  return turns.flatMap((turn) => {
    const element = play.owned(turn.die);
    return element ? [{ turn, element, at: middleOf(play, element) }] : [];
  });
}

/** The troves that are rolled right after this one, as far as it is known: they roll together. */
function rolledNext({ mine, step }: Play): Turn[][] {
  const acts = mine.table.playback.waiting;
  const other = acts.findIndex(({ events }) => !events.every(({ kind }) => kind === 'miner-rerolled'));
  return (other < 0 ? acts : acts.slice(0, other)).flatMap(({ events }) =>
    events.map((event) => turnsOf(step, event.arguments)),
  );
}

/** The lids of the chests shut on what they keep. */
async function shutLids(play: Play): Promise<void> {
  const shut = [{ transform: 'none' }, { transform: 'scale(1.12, 0.8)', offset: 0.45 }, { transform: 'none' }];
  await Promise.all([
    play.clock.wait(160),
    ...play.all('[data-die].cached').map((kept) => play.clock.move(kept, shut, 160, { easing: IN })),
  ]);
}

function turnOver(play: Play, { turn, element, at }: FoundDie, delay: number, ms: number): Promise<void> {
  return play.isStill ? crossFade(play, turn, at) : spin(play, turn, element, at, delay, ms);
}

/** Stars appear along the way from the spell to each die. */
async function stars(play: Play, from: Point, goals: Point[]): Promise<void> {
  const { clock } = play;
  if (play.isStill) return;
  for (const to of goals) {
    const over = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 70 - Math.abs(to.x - from.x) * 0.12 };
    for (let star = 0; star < 9; star++) {
      const share = (star + 1) / 10;
      const along = (axis: 'x' | 'y'): number =>
        (1 - share) ** 2 * from[axis] + 2 * (1 - share) * share * over[axis] + share ** 2 * to[axis];
      const shape = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      shape.setAttribute('viewBox', '-10 -10 20 20');
      shape.setAttribute('class', 'star');
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', STAR);
      shape.append(path);
      const [x, y] = [along('x'), along('y')];
      const flyer = hang(play, shape, { x, y });
      flyer.style.opacity = '0';
      const frames = [
        { transform: `translate(${x}px, ${y + 5}px) scale(.2) rotate(-40deg)`, opacity: 0 },
        { transform: `translate(${x}px, ${y}px) scale(${star % 2 ? 0.8 : 1.15})`, opacity: 1, offset: 0.4 },
        { transform: `translate(${x}px, ${y - 6}px) scale(.3) rotate(30deg)`, opacity: 0 },
      ];
      void clock.move(flyer, frames, 360, { delay: star * 22 }).then(() => flyer.remove());
    }
  }
  await clock.wait(250);
}

/** The die rises, turns about two axes and falls; its new face is true before it lands. */
async function spin(
  play: Play,
  turn: Turn,
  element: HTMLElement,
  at: Point & { width: number },
  delay: number,
  ms = SPIN,
): Promise<void> {
  const { clock } = play;
  const made = cube(turn.kind, play.step.after.faces[turn.kind], turn.was, turn.now, at.width, false);
  const flyer = hang(play, made.element, at);
  made.body.style.transform = cubeTurn(made.depth, 0, 0, 0);
  flyer.dataset['spins'] = String(turn.die);
  element.style.opacity = '0';
  const place = (up: number, size: number): string => `translate(${at.x}px, ${at.y - up}px) scale(${size})`;
  const rise = [
    { transform: place(0, 1), easing: 'cubic-bezier(.15,.7,.4,1)' },
    { transform: place(34, 1.18), offset: 0.44, easing: 'cubic-bezier(.5,0,.9,.5)' },
    { transform: place(0, 1) },
  ];
  await Promise.all([
    clock.move(flyer, rise, ms, { delay, easing: 'linear', fill: 'both' }),
    clock.move(
      made.body,
      [{ transform: cubeTurn(made.depth, 0, 0, 0) }, { transform: cubeTurn(made.depth, 360, -270, 0) }],
      ms * 0.86,
      { delay, easing: 'cubic-bezier(.3,.1,.45,1)', fill: 'both' },
    ),
  ]);
  made.body.style.transform = cubeTurn(made.depth, 360, -270, 0); // it stays there until the trove has it
  puff(play, { x: at.x, y: at.y + at.width * 0.5 }, 3, 18);
}

/** Without motion, the new face comes in over the old one. */
async function crossFade(play: Play, turn: Turn, at: Point & { width: number }): Promise<void> {
  const flat = document.createElement('div');
  flat.className = 'flat';
  flat.append(drawing(turn.kind, turn.now, false));
  flat.style.setProperty('--box', `${at.width}px`);
  const flyer = hang(play, flat, at);
  await play.clock.fade(flyer, 0, 1, 120, { fill: 'both' });
}

/** A lock closes on what a chest keeps. */
export async function keep(play: Play, die: number): Promise<void> {
  await play.commit();
  const kept = play.owned(die);
  await play.clock.moment(() => play.clock.move(kept, [{ transform: 'scale(1.18)' }, { transform: 'none' }], 160));
}

/** Solo: a Beer is wild, and gets the face that was chosen. */
export async function wild(play: Play, turn: Turn): Promise<void> {
  const element = play.owned(turn.die);
  const at = element && middleOf(play, element);
  const before = play.step.before.players[0]?.total ?? 0;
  await play.clock.moment(async () => {
    if (element && at) await (play.isStill ? crossFade(play, turn, at) : spin(play, turn, element, at, 0));
    await play.show(() => (play.showing.frozen = play.step.before));
    await rearrange(play.clock, play.stage, '.trove [data-die], .trove .ghost', () => play.commit(), 260);
    element?.style.removeProperty('opacity');
    play.air.replaceChildren();
  });
  await play.clock.moment(() => count(play, 0, before, play.owned(turn.die)));
}

/** Solo: a magic die is used up, and leaves the game. */
export async function gone(play: Play, die: number): Promise<void> {
  const magic = play.owned(die);
  await play.clock.moment(async () => {
    await play.clock.move(
      magic,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(1.5)', opacity: 0 },
      ],
      360,
      { fill: 'both' },
    );
    if (play.clock.reduced) await play.clock.fade(magic, 1, 0);
    await rearrange(play.clock, play.stage, '.trove .group', () => play.commit(), 240);
  });
}
