import { describe, expect, it } from 'vitest';
import { Clock, type Running } from '../../../src/model/playback/clock';
import { Director } from '../../../src/model/playback/director.svelte';

/** Animations that end when the test says so. */
class Hand {
  started: { ms: number; held: boolean; rate: number; end: () => void }[] = [];

  animate = (_: Element | null, __: Keyframe[] | null, timing: { duration: number }): Running => {
    let end = (): void => {};
    const finished = new Promise<void>((resolve) => (end = resolve));
    const running = {
      finished,
      playbackRate: 1,
      play: () => (given.held = false),
      pause: () => (given.held = true),
      finish: () => end(),
      progress: () => 1,
    };
    const given = {
      ms: timing.duration,
      held: false,
      get rate() {
        return running.playbackRate;
      },
      end,
    };
    this.started.push(given);
    return running;
  };

  async end(): Promise<void> {
    this.started.shift()!.end();
    await settled();
  }
}

/** All that can happen without an animation has happened; a skipped scene takes a task for each of its moments. */
async function settled(): Promise<void> {
  for (let task = 0; task < 8; task++) await new Promise((resolve) => setTimeout(resolve));
}

interface Told {
  name: string;
  press?: boolean;
  keep?: boolean;
  eyes?: boolean;
}

function table(speed: 'calm' | 'quick' | 'instant' = 'calm') {
  const hand = new Hand();
  const clock = new Clock(hand.animate);
  clock.speed = speed;
  const notes: string[] = [];
  const director = new Director<Told>(
    {
      prepare: () => Promise.resolve(),
      commit: ({ name }) => notes.push(`commit ${name}`),
      told: ({ name }) => notes.push(`told ${name}`),
      turns: () => 1,
      mustSee: ({ keep }) => keep ?? false,
      waitsForPress: ({ press }) => press ?? false,
      waitsForEyes: ({ eyes }) => eyes ?? false,
      isTooMuch: (steps) => steps >= 14,
      idle: () => notes.push('idle'),
    },
    {
      perform: async (step, each, commit) => {
        notes.push(`show ${step.name}`);
        await each.moment(() => each.wait(500));
        await commit();
        await each.moment(() => each.wait(200));
      },
    },
    clock,
  );
  return { hand, clock, director, notes };
}

const steps = (count: number): Told[] => Array.from({ length: count }, (_, place) => ({ name: `${place + 1}` }));

describe('the director', () => {
  it('shows three steps that come at once one after the other, and tells each when it was seen', async () => {
    const { hand, director, notes } = table();
    director.add(...steps(3));
    await settled();
    expect(notes).toEqual(['show 1']);
    await hand.end();
    expect(notes).toEqual(['show 1', 'commit 1']);
    await hand.end();
    expect(notes).toEqual(['show 1', 'commit 1', 'told 1', 'show 2']);
    for (let each = 0; each < 4; each++) await hand.end();
    expect(notes.filter((note) => note.startsWith('told'))).toEqual(['told 1', 'told 2', 'told 3']);
    expect(notes.at(-1)).toBe('idle');
    expect(director.skipped).toBe(0);
  });

  it('hurries while several steps wait, and is calm again afterwards', async () => {
    const { hand, director } = table('quick');
    director.add(...steps(6));
    await settled();
    expect(hand.started[0]!.rate).toBeCloseTo(1.7 * 1.6);
    while (director.busy) await hand.end();
    director.add(...steps(1));
    await settled();
    expect(hand.started[0]!.rate).toBeCloseTo(1.7);
  });

  it('says how many turns were skipped when far behind, and shows the last ones', async () => {
    const { hand, director, notes } = table();
    director.add(...steps(20));
    await settled();
    while (director.busy) await hand.end();
    expect(director.skipped).toBe(16);
    expect(notes.filter((note) => note.startsWith('show'))).toEqual(['show 17', 'show 18', 'show 19', 'show 20']);
    expect(notes.filter((note) => note.startsWith('told'))).toEqual(steps(20).map(({ name }) => `told ${name}`));
  });

  it('never skips what must be seen', async () => {
    const { hand, director, notes } = table();
    const payout = { name: 'payout', keep: true };
    director.add(...steps(10), payout, ...steps(10));
    await settled();
    while (director.busy) await hand.end();
    expect(notes).toContain('show payout');
  });

  it('tells everything in order in a hidden tab, without waiting for a frame', async () => {
    const { director, notes } = table();
    director.hide(true);
    director.add(...steps(3));
    await settled();
    expect(notes.filter((note) => note.startsWith('told'))).toEqual(['told 1', 'told 2', 'told 3']);
    expect(director.busy).toBe(false);
    expect(director.skipped).toBe(3);
  });

  it('ends what moves when the tab is hidden in the middle of it', async () => {
    const { director, notes } = table();
    director.add(...steps(2));
    await settled();
    director.hide(true);
    await settled();
    expect(notes.at(-1)).toBe('idle');
  });

  it('keeps what has to be seen, and what follows it, until somebody looks again', async () => {
    const { hand, director, notes } = table();
    director.hide(true);
    director.add({ name: 'turn' }, { name: 'payout', keep: true, eyes: true }, { name: 'next' });
    await settled();
    expect(notes.filter((note) => note.startsWith('told'))).toEqual(['told turn']);
    director.hide(false);
    await settled();
    while (director.busy) await hand.end();
    expect(notes.filter((note) => note.startsWith('show'))).toEqual(['show payout', 'show next']);
    expect(director.skipped).toBe(1);
  });

  it('holds what has to be seen where it is when the tab is hidden in the middle of it', async () => {
    const { hand, director, notes } = table();
    director.add({ name: 'payout', eyes: true });
    await settled();
    director.hide(true);
    await settled();
    expect([notes, hand.started[0]!.held]).toEqual([['show payout'], true]);
    director.hide(false);
    expect(hand.started[0]!.held).toBe(false);
    while (director.busy) await hand.end();
    expect(notes.at(-2)).toBe('told payout');
  });

  it('holds what begins while everything is held', () => {
    const { hand, clock } = table();
    clock.hold(true);
    void clock.wait(100);
    expect(hand.started[0]!.held).toBe(true);
    clock.hold(false);
    expect(hand.started[0]!.held).toBe(false);
  });

  it('waits for a press in a hidden tab, too', async () => {
    const { director, notes } = table();
    director.hide(true);
    director.add({ name: 'turn' }, { name: 'mine', press: true });
    await settled();
    expect([director.gate, notes.at(-1)]).toEqual([true, 'told turn']);
  });

  it('passes over what was taken back, and shows what follows', async () => {
    const { hand, director, notes } = table();
    director.add(...steps(3), { name: 'mine', press: true });
    await settled();
    director.overtake();
    director.add({ name: 'undone' });
    await settled();
    while (director.busy) await hand.end();
    expect(notes.filter((note) => note.startsWith('show'))).toEqual(['show 1', 'show undone']);
    expect(notes.filter((note) => note.startsWith('commit'))).toEqual([
      'commit 1',
      'commit 2',
      'commit 3',
      'commit mine',
      'commit undone',
    ]);
    expect(director.skipped).toBe(0);
  });

  it('passes over what was missed before that, too', async () => {
    const { hand, director, notes } = table();
    director.add(...steps(3));
    await settled();
    director.overtake();
    director.insert({ name: 'missed' });
    director.add({ name: 'undone' });
    await settled();
    while (director.busy) await hand.end();
    expect(notes.filter((note) => note.startsWith('show'))).toEqual(['show 1', 'show undone']);
    expect(notes).toContain('told missed');
  });

  it('waits no more for a press that was taken back', async () => {
    const { hand, director, notes } = table();
    director.add({ name: 'mine', press: true });
    await settled();
    director.overtake();
    director.add({ name: 'undone' });
    await settled();
    while (director.busy) await hand.end();
    expect([director.gate, notes.filter((note) => note.startsWith('show'))]).toEqual([false, ['show undone']]);
  });

  it('starts a step that waits for a press when it is pressed', async () => {
    const { hand, director, notes } = table();
    director.add({ name: 'mine', press: true });
    await settled();
    expect(director.gate).toBe(true);
    expect(notes).toEqual([]);
    director.press();
    await settled();
    expect(director.gate).toBe(false);
    expect(notes).toEqual(['show mine']);
    while (director.busy) await hand.end();
    expect(notes).toContain('told mine');
  });

  it('shows nothing of a table that was left', async () => {
    const { director, notes } = table();
    director.add({ name: 'mine', press: true });
    await settled();
    director.close();
    await settled();
    expect(notes).toEqual([]);
  });
});

describe('the clock', () => {
  it('finishes this moment and not the next one', async () => {
    const { hand, clock } = table();
    const seen: string[] = [];
    const done = clock.scene(async () => {
      await clock.moment(async () => {
        await clock.wait(100);
        await clock.wait(100);
        seen.push('first');
      });
      await clock.moment(async () => {
        await clock.wait(100);
        seen.push('second');
      });
    });
    await settled();
    clock.finish();
    await settled();
    expect(seen).toEqual(['first']);
    hand.started.at(-1)!.end();
    await done;
    expect(seen).toEqual(['first', 'second']);
  });

  it('skips a scene with all its moments', async () => {
    const { clock } = table();
    let moments = 0;
    const done = clock.scene(async () => {
      for (let each = 0; each < 5; each++) await clock.moment(async () => clock.wait(100).then(() => void moments++));
    });
    await settled();
    clock.skip();
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
    expect(moments).toBe(1); // the browser may answer somebody before the next one
    await done;
    expect(moments).toBe(5);
  });

  it('waits for a press, for as long as it takes or for a while', async () => {
    const { hand, clock } = table();
    let isOver = false;
    const done = clock.press(null).then(() => (isOver = true));
    await settled();
    expect(isOver).toBe(false);
    clock.finish();
    await done;
    const soon = clock.moment(() => clock.press(6000));
    await settled();
    hand.started.at(-1)!.end();
    await soon;
    expect(hand.started.at(-1)!.ms).toBe(6000);
  });

  it('takes less than a second for four turns at once, and all the time for what is great', async () => {
    const { hand, director } = table('instant');
    const timeOf = async (...queued: Told[]): Promise<number> => {
      director.add(...queued);
      await settled();
      let time = 0;
      while (director.busy) {
        time += hand.started[0]!.ms;
        await hand.end();
      }
      return time;
    };
    expect(await timeOf(...steps(4 * 3))).toBeLessThan(1000); // each opponent rolls, chooses and places
    expect(await timeOf({ name: 'payout', keep: true })).toBe(700);
  });

  it('moves nothing with reduced motion or at once, and lets people read', async () => {
    const target = {} as Element;
    const { hand, clock } = table('instant');
    clock.isGreat = true;
    await clock.move(target, [], 400);
    await clock.fade(target, 0, 1);
    expect(hand.started).toHaveLength(0);
    void clock.wait(300);
    expect(hand.started).toHaveLength(1);
    clock.speed = 'calm';
    clock.reduced = true;
    await clock.move(target, [], 400);
    void clock.fade(target, 0, 1, 400);
    expect(hand.started.map(({ ms }) => ms)).toEqual([300, 120]);
  });
});
