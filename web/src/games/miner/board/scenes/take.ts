/** A die leaves the mountain: it flies to a trove or back into the bag, and the line that lay on it slides down. */
import { rearrange } from '../../../../table/board/flight';
import { placeOf } from '../../view/mountain';
import type { MinerView, MountainDie } from '../../view/view';
import { arc, flight, flyPoints, hang, IN, knock, middleOf, puff, SOFT, swell, type Point } from './air';
import { flatBox, flatDie } from './die3d';
import type { Slide } from '../state/beats';
import type { Play } from './play';

const LIFT = 120;
const ARC = 300;
const TURN = 260;
const SLIDE_AFTER = 150;
const SEEN = 420; // another player's choice is lit this long before it is made

export async function take(play: Play, seat: number, die: MountainDie, slides: Slide[]): Promise<void> {
  const { clock, showing, mine } = play;
  const isMine = mine.table.document.mySeats.includes(seat);
  showing.last = null;
  const lying = play.lying(die.die);
  if (!isMine && lying) {
    await play.show(() => (showing.aim = die.die));
    await clock.moment(() => clock.wait(SEEN));
  }
  const from = lying ? middleOf(play, lying) : null;
  const before = pointsOf(play.step.before, seat);
  await clock.moment(async () => {
    await play.show(() => {
      showing.frozen = play.step.before; // numbers and marks wait until the die lies
      showing.aim = null;
      showing.words = { title: play.told, text: '' };
    });
    const room = makeRoom(play, die.die);
    const goal = await room.goal;
    await Promise.all([goal && from ? flyHome(play, die, from, goal) : null, slideDown(play, slides), room.made]);
  });
  await clock.moment(() => count(play, seat, before, play.owned(die.die)));
  showing.last = isMine ? null : { seat, die, points: pointsOf(play.step.after, seat) - before };
}

export interface Goal extends Point {
  element: HTMLElement;
  width: number;
}

/** The table takes its new form: room is made in a trove for a die that is still to come, and is not seen there yet. */
export function makeRoom(play: Play, die: number): { goal: Promise<Goal | null>; made: Promise<void> } {
  let resolved: (goal: Goal | null) => void = () => undefined;
  const goal = new Promise<Goal | null>((resolve) => (resolved = resolve));
  const made = rearrange(
    play.clock,
    play.stage,
    '.trove .group, .wall .groove',
    async () => {
      await play.commit();
      const element = play.owned(die);
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      resolved(element && { element, ...middleOf(play, element) });
      if (element && !play.isStill) element.style.opacity = '0';
    },
    200,
  );
  return { goal, made };
}

/** The die lifts, turns from its corner to flat, and flies; the place gives way when it lands. */
async function flyHome(play: Play, die: MountainDie, from: Point & { width: number }, to: Goal): Promise<void> {
  const { clock } = play;
  const goal = to.element;
  if (play.isStill) return clock.fade(goal, 0, 1);
  try {
    const unit = from.width / 2;
    const made = flatDie(die.kind, die.face, unit);
    const flyer = hang(play, made.element, from);
    const turning = Promise.all([
      clock.move(made.body, [{ transform: 'rotate(45deg)' }, { transform: 'none' }], TURN, {
        easing: SOFT,
        fill: 'both',
      }),
      clock.move(made.face, [{ transform: 'scale(1.075)' }, { transform: 'none' }], TURN, { fill: 'both' }),
    ]);
    const up = { x: from.x, y: from.y - 10 };
    await clock.move(
      flyer,
      [
        { transform: `translate(${from.x}px, ${from.y}px)` },
        { transform: `translate(${up.x}px, ${up.y}px) scale(1.08)` },
      ],
      LIFT,
      { fill: 'both' },
    );
    await Promise.all([
      turning,
      clock.move(flyer, arc(up, to, 34, [1.08, to.width / flatBox(unit)], flight), ARC, {
        easing: 'linear',
        fill: 'both',
      }),
    ]);
    flyer.remove();
    puff(play, { x: to.x, y: to.y + to.width * 0.5 }, 3, 20);
  } finally {
    goal.style.removeProperty('opacity');
  }
  await knock(play, goal);
}

/** The line comes down one step, the nearest first and gathering speed; all of it gives back a little at the end. */
async function slideDown(play: Play, slides: Slide[]): Promise<void> {
  const { clock } = play;
  if (slides.length === 0 || play.isStill) return;
  const unit = (play.one('.mountain')?.clientWidth ?? 0) / 12;
  const line = slides.flatMap(({ die, from, to }) => {
    const lying = play.lying(die);
    if (!lying) return [];
    const [was, now] = [placeOf(from), placeOf(to)];
    return [{ lying, shift: { x: (was.x - now.x) * unit, y: (was.y - now.y) * unit } }];
  });
  await Promise.all(
    line.map(({ lying, shift }, order) =>
      clock.move(lying, [{ transform: `translate(${shift.x}px, ${shift.y}px)` }, { transform: 'none' }], 260, {
        delay: SLIDE_AFTER + order * 45,
        easing: IN,
        fill: 'backwards',
      }),
    ),
  );
  const foot = line[0] && middleOf(play, line[0].lying);
  if (foot) puff(play, { x: foot.x, y: foot.y + foot.width * 0.45 }, 4, 26);
  await Promise.all(
    line.map(({ lying, shift }) =>
      clock.move(
        lying,
        [
          { transform: 'none' },
          { transform: `translate(${2 * Math.sign(shift.x)}px, ${2 * Math.sign(shift.y)}px)`, offset: 0.4 },
          { transform: 'none' },
        ],
        120,
        { easing: SOFT },
      ),
    ),
  );
}

function pointsOf(view: MinerView, seat: number): number {
  const player = view.players[seat];
  return (view.game === 'miner-solo' ? player?.total : player?.now?.total) ?? 0;
}

/** What it brings flies to the number of the round, which then counts. */
export async function count(play: Play, seat: number, before: number, from: HTMLElement | null): Promise<void> {
  const { clock, showing } = play;
  const after = pointsOf(play.step.after, seat);
  const gain = after - before;
  await play.show(() => {
    showing.frozen = null;
    showing.now = { [seat]: before };
  });
  const number = play.numberOf(seat);
  if (gain !== 0 && from && number) await flyPoints(play, gain, middleOf(play, from), middleOf(play, number));
  await Promise.all([
    clock.count(260, (share) => (showing.now = { [seat]: Math.round(before + gain * share) })),
    gain === 0 ? null : swell(play, number),
  ]);
  await play.show(() => (showing.now = {}));
}

/** Solo: a die goes back into the bag. */
export async function recycle(play: Play, die: MountainDie): Promise<void> {
  const { clock } = play;
  const lying = play.lying(die.die);
  const from = lying && middleOf(play, lying);
  await clock.moment(async () => {
    await play.commit();
    const bag = play.one('[data-bag]');
    if (!from || !bag || play.isStill) return;
    const made = flatDie(die.kind, die.face, from.width / 2);
    const to = middleOf(play, bag);
    const flyer = hang(play, made.element, from);
    await Promise.all([
      clock.move(made.body, [{ transform: 'rotate(45deg)' }, { transform: 'rotate(-135deg)' }], 420, { fill: 'both' }),
      clock.move(flyer, arc(from, { x: to.x, y: to.y - to.width * 0.4 }, 60, [1, 0.3], flight), 420, {
        easing: 'linear',
        fill: 'both',
      }),
    ]);
    flyer.remove();
    await knock(play, bag);
  });
}
