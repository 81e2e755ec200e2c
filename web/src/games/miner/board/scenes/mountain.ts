/** The mountain is filled: dice tumble from the bag, row by row, and stand for a breath before anybody moves. */
import { say } from '../../../../words/language.svelte';
import { isSolo, type MountainDie } from '../../view/view';
import { arc, hang, middleOf, puff, SOFT, type Point } from './air';
import { cube, cubeTurn } from './die3d';
import type { Play } from './play';

const APART = 68;
const TIP = 260;
const BREATH = 320;

export async function fill(play: Play, dice: MountainDie[]): Promise<void> {
  const { clock, showing } = play;
  const left = Object.values(play.step.after.bag).reduce((sum, each) => sum + each, 0);
  await play.show(() => {
    showing.last = null;
    showing.bag = left + dice.length;
    showing.frozen = play.step.before;
    const { round } = play.step.after;
    showing.words = {
      title: isSolo(play.step.after)
        ? say('web-miner-mountains', { number: round })
        : say('web-miner-round', { round }),
      text: play.told,
    };
    showing.bright = new Set(dice.map(({ die }) => die));
  });
  await play.commit();
  for (const { die } of dice) play.lying(die)?.style.setProperty('opacity', '0');
  try {
    await clock.moment(() => (play.isStill ? rows(play, dice) : cascade(play, dice)));
  } finally {
    for (const { die } of dice) play.lying(die)?.style.removeProperty('opacity');
    showing.bag = null;
  }
  await clock.moment(async () => {
    await play.show(() => (showing.bright = null));
    await clock.wait(clock.speed === 'instant' ? 1 : BREATH);
  });
}

/** Without motion, each row comes in at once. */
async function rows(play: Play, dice: MountainDie[]): Promise<void> {
  for (const row of [...new Set(dice.map(({ cell }) => cell[0] + cell[1]))]) {
    const lying = dice.filter(({ cell }) => cell[0] + cell[1] === row).flatMap(({ die }) => play.lying(die) ?? []);
    for (const each of lying) each.style.removeProperty('opacity');
    await Promise.all(lying.map((each) => play.clock.fade(each, 0, 1)));
  }
}

async function cascade(play: Play, dice: MountainDie[]): Promise<void> {
  const { clock, showing } = play;
  const bag = play.one('[data-bag] svg');
  await clock.move(
    bag,
    [{ transform: 'none' }, { transform: 'rotate(-7deg)', offset: 0.3 }, { transform: 'rotate(30deg)' }],
    TIP,
    { easing: SOFT, fill: 'both' },
  );
  const box = bag?.getBoundingClientRect();
  const stage = play.stage.getBoundingClientRect();
  const mouth = box
    ? { x: box.right - box.width * 0.12 - stage.left, y: box.top + box.height * 0.2 - stage.top }
    : { x: 60, y: stage.height - 240 };
  await Promise.all(
    dice.map(async (die, order) => {
      await clock.wait(Math.max(1, order * APART));
      if (showing.bag !== null) showing.bag -= 1;
      await tumble(play, die, mouth, order);
    }),
  );
  await clock.move(bag, [{ transform: 'rotate(30deg)' }, { transform: 'none' }], 200, { easing: SOFT, fill: 'both' });
}

/** One die on its way from the bag to its place. It is built when it leaves. */
async function tumble(play: Play, die: MountainDie, mouth: Point, order: number): Promise<void> {
  const { clock } = play;
  const lying = play.lying(die.die);
  if (!lying) return;
  if (!play.isStill) {
    const goal = middleOf(play, lying);
    const made = cube(die.kind, play.step.after.faces[die.kind], die.face, die.face, goal.width, true);
    const flyer = hang(play, made.element, mouth, 0.45);
    const far = Math.hypot(goal.x - mouth.x, goal.y - mouth.y);
    const ms = 400 + 0.16 * far;
    const turns = order % 2 ? [-450, 540] : [540, -450];
    await Promise.all([
      clock.move(flyer, arc(mouth, goal, 40 + far * 0.18, [0.45, 1]), ms, { easing: 'linear', fill: 'both' }),
      clock.move(
        made.body,
        [
          { transform: cubeTurn(made.depth, turns[0]! - (turns[0]! % 360), turns[1]! - (turns[1]! % 360), 45 - 270) },
          { transform: cubeTurn(made.depth, 0, 0, 45) },
        ],
        ms,
        { easing: 'cubic-bezier(.3,.2,.5,1)', fill: 'both' },
      ),
    ]);
    flyer.remove();
    play.sound('felt', 0.5);
    puff(play, { x: goal.x, y: goal.y + goal.width * 0.46 });
    lying.style.removeProperty('opacity');
    await clock.move(
      lying,
      [{ transform: 'none' }, { transform: 'translateY(3px)', offset: 0.35 }, { transform: 'none' }],
      110,
      { easing: SOFT },
    );
  }
  lying.style.removeProperty('opacity');
}
