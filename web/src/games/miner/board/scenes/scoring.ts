/**
 * Scoring: each group lights up in all troves, its numbers fly to the climbers, and they climb. It stays until somebody
 * goes on.
 */
import { listed, say } from '../../../../words/language.svelte';
import type { LineKey, Scored } from '../../view/explain';
import { plain } from '../../view/explain';
import { heightOf } from '../mountain/climbing';
import type { Climber, Counting } from '../state/showing.svelte';
import { flyPoints, middleOf, SOFT, swell } from './air';
import type { Beat, ScoredGroup } from '../state/beats';
import { counted } from '../state/middle';
import type { Play } from './play';

type Score = Extract<Beat, { as: 'score' }>;

const AT_MOST = 6000; // when people wait for each other
const READ = 420; // at the end of a group

export async function score(play: Play, beat: Score): Promise<void> {
  const { clock, showing } = play;
  await play.show(() => {
    showing.view = counted(play.step.before, beat.scored); // the last reroll may have changed what lies together
    showing.frozen = null;
    showing.last = null;
    showing.counting = begin(play, beat);
    showing.words = { title: titleOf(beat, null), text: '' };
  });
  await clock.moment(() =>
    Promise.all([...play.all('.climber').map((each) => clock.fade(each, 0, 1, 240)), clock.wait(240)]),
  );
  for (const group of beat.groups) await clock.moment(() => countGroup(play, beat, group));
  await play.show(() => {
    play.sound('lantern');
    change(play, ({ keys }) => ({ lit: null, done: keys, crowned: null, isDone: true }));
    showing.words = sumUp(play, beat);
  });
  // one moment: a press while the totals still swell goes on, too
  await clock.moment(() =>
    Promise.all([
      ...play.all('.climber .plate').map((plate) => swell(play, plate, 1.12)),
      clock.press(areOthersWaiting(play) ? AT_MOST : null),
    ]),
  );
}

/** Are there people at other devices who wait for this one? */
function areOthersWaiting({ mine }: Play): boolean {
  const { table, mySeats } = mine.table.document;
  return (
    table?.seats.some(({ kind, bot }, seat) => kind === 'person' && bot === null && !mySeats.includes(seat)) ?? false
  );
}

function begin({ step }: Play, { scored, groups, repeat }: Score): Counting {
  const climbers = scored.map(({ seat }): Climber => {
    const total = step.before.players[seat]?.total ?? 0;
    return { seat, total, parts: [total], plus: null };
  });
  const totals = climbers.flatMap(({ seat, total }) => {
    let sum = total;
    return [sum, ...groups.map((group) => (sum += pointsFor(group, seat)))];
  });
  return {
    keys: groups.map(({ key }) => key),
    lit: null,
    done: [],
    climbers,
    low: Math.min(...totals),
    high: Math.max(...totals),
    crowned: null,
    isDone: false,
    isDuel: repeat > 0,
  };
}

function pointsFor({ points }: ScoredGroup, seat: number): number {
  return points.find((each) => each.seat === seat)?.points ?? 0;
}

function change({ showing }: Play, to: (counting: Counting) => Partial<Counting>): void {
  if (showing.counting) showing.counting = { ...showing.counting, ...to(showing.counting) };
}

/** The group lights up, numbers fly, all climb. A loss rises a little before it drops. */
async function countGroup(play: Play, beat: Score, group: ScoredGroup): Promise<void> {
  const { clock, showing } = play;
  await play.show(() => {
    change(play, ({ lit, done }) => ({ lit: group.key, done: lit ? [...done, lit] : done, crowned: null }));
    showing.words = { title: titleOf(beat, group.key), text: reasonOf(play, beat, group.key) };
  });
  const lit = play.all(`[data-group="${group.key}"]`);
  await Promise.all(lit.map((each) => clock.fade(each, 0.42, 1, 160)));
  const richest = group.key === 'treasure' ? beat.scored.find(({ doubled }) => doubled) : undefined;
  if (richest) {
    await play.show(() => change(play, () => ({ crowned: richest.seat })));
    const drop = [
      { opacity: 0, transform: 'translateY(-46px) scale(2.2) rotate(-14deg)' },
      { opacity: 1, transform: 'none', offset: 0.7 },
      { transform: 'translateY(-4px)', offset: 0.85 },
      { transform: 'none' },
    ];
    await clock.move(play.one(`[data-crown="${richest.seat}"]`), drop, 360);
  }
  await Promise.all(group.points.map(({ seat, points }, order) => flyTo(play, group.key, seat, points, order)));
  await clock.wait(60);
  const before = showing.counting!;
  const old = before.climbers.map(({ total }) => heightOf(total, before));
  await play.show(() =>
    change(play, ({ climbers }) => ({
      climbers: climbers.map((climber) => ({
        ...climber,
        total: climber.total + pointsFor(group, climber.seat),
        parts: [...climber.parts, pointsFor(group, climber.seat)],
      })),
    })),
  );
  const unit = (play.one('.climbers')?.clientWidth ?? 0) / 12;
  await Promise.all(
    showing.counting!.climbers.map(({ seat, total }, place) => {
      const [from, to] = [old[place]! * -unit, heightOf(total, before) * -unit];
      if (from === to) return Promise.resolve();
      const far = to < from ? to - 4 : to;
      const frames = [
        { transform: `translateY(${from}px)` },
        { transform: to < from ? `translateY(${far}px)` : `translateY(${from - 3}px)`, offset: to < from ? 0.8 : 0.2 },
        { transform: `translateY(${to}px)` },
      ];
      return clock.move(play.one(`[data-climber="${seat}"]`), frames, 380, { easing: SOFT });
    }),
  );
  await clock.wait(READ);
  await play.show(() =>
    change(play, ({ climbers, isDuel }) => ({
      climbers: climbers.map((climber) => ({ ...climber, plus: isDuel ? gainedBy(climber) : null })),
    })),
  );
}

/** What the group brings somebody flies from their trove to their climber. */
async function flyTo(play: Play, key: LineKey, seat: number, points: number, order: number): Promise<void> {
  const { clock } = play;
  const [from, to] = [play.one(`[data-group="${key}"][data-seat="${seat}"]`), play.one(`[data-plus="${seat}"]`)];
  if (from && to && points !== 0) {
    await clock.wait(1 + order * 40);
    await flyPoints(play, points, middleOf(play, from), middleOf(play, to), 330);
  }
  await play.show(() =>
    change(play, ({ climbers, isDuel }) => ({
      climbers: climbers.map((climber) =>
        climber.seat === seat ? { ...climber, plus: isDuel ? gainedBy(climber) + points : points } : climber,
      ),
    })),
  );
}

/** What has been counted for somebody so far. In a duel it stays to be seen: the totals are level. */
function gainedBy({ parts }: Climber): number {
  return parts.slice(1).reduce((sum, points) => sum + points, 0);
}

function titleOf({ round, repeat }: Score, key: LineKey | null): string {
  const title = repeat > 0 ? say('web-mine-tie-counts', { repeat }) : say('web-mine-counts', { round });
  return key ? `${title}: ${say(`web-miner-row-${key}`)}` : title;
}

/** Why the group brings what it brings. */
function reasonOf({ mine }: Play, { scored }: Score, key: LineKey): string {
  const names = (rows: Scored[]): string => listed(rows.map(({ seat }) => mine.table.name(seat)));
  switch (key) {
    case 'tunnels': {
      const whole = scored.filter(({ sequences }) => sequences.some(({ length }) => length === 5));
      return whole.length > 0 ? say('web-mine-whole', { seats: names(whole) }) : say('web-mine-sequences');
    }
    case 'treasure': {
      const most = scored.find(({ doubled }) => doubled);
      return most
        ? say('web-mine-most-gems', { seat: mine.table.name(most.seat), gems: most.gems })
        : say('web-mine-no-most');
    }
    case 'cave-ins': {
      const bare = scored.filter(({ cave_ins, pickaxes }) => cave_ins > 0 && pickaxes === 0);
      return bare.length > 0 ? say('web-mine-no-pickaxe', { seats: names(bare) }) : say('web-mine-all-turned');
    }
    case 'dragons': {
      const bare = scored.filter(({ dragons, shields }) => dragons > 0 && shields === 0);
      return bare.length > 0 ? say('web-mine-no-shield', { seats: names(bare) }) : say('web-mine-all-turned');
    }
  }
}

/** Who leads now, and what the round brought each. */
function sumUp({ mine, showing }: Play, { scored, repeat }: Score): { title: string; text: string } {
  const reached = showing.counting!.climbers.map((climber) => ({
    seat: climber.seat,
    points: repeat > 0 ? gainedBy(climber) : climber.total,
  }));
  const best = Math.max(...reached.map(({ points }) => points));
  const first = reached.filter(({ points }) => points === best);
  const values = {
    seats: listed(first.map(({ seat }) => mine.table.name(seat))),
    number: first.length,
    points: plain(best),
  };
  const gained = [...scored]
    .sort((one, other) => other.total - one.total)
    .map(({ seat, total }) => `${mine.table.name(seat)} ${plain(total)}`);
  return { title: say(repeat > 0 ? 'web-mine-tie-leads' : 'web-mine-leads', values), text: gained.join(' · ') };
}
