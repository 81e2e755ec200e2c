/**
 * The table between two beats of one step, as the first one leaves it. Its points are counted when the step is over.
 */
import type { Scored } from '../../view/explain';
import type { MinerView, MountainDie } from '../../view/view';
import type { Beat } from './beats';

type Row = MinerView['players'][number]['trove'][number];

export function after(view: MinerView, beat: Beat): MinerView {
  switch (beat.as) {
    case 'take': {
      const moved = new Map(beat.slides.map(({ die, to }) => [die, to]));
      const mountain = view.mountain
        .filter(({ die }) => die !== beat.die.die)
        .map((die): MountainDie => ({ ...die, cell: moved.get(die.die) ?? die.cell }));
      return withTrove({ ...view, mountain }, beat.seat, (trove) => [
        ...trove,
        [beat.die.die, beat.die.kind, beat.die.face, false, false, false],
      ]);
    }
    case 'recycle':
      return { ...view, mountain: view.mountain.filter(({ die }) => die !== beat.die.die) };
    case 'share': {
      const { die, kind, now } = beat.turn;
      const taken = withTrove(view, beat.seat, (trove) => trove.filter(([other]) => other !== die));
      return withTrove(taken, beat.owner, (trove) => [...trove, [die, kind, now, false, false, false]]);
    }
    case 'wild':
    case 'reroll': {
      const faces = new Map((beat.as === 'wild' ? [beat.turn] : beat.turns).map(({ die, now }) => [die, now]));
      return withTrove(view, beat.as === 'wild' ? 0 : beat.seat, (trove) => trove.map((row) => turned(row, faces)));
    }
    default:
      return view;
  }
}

/** With what each trove counts for, as it is told. */
export function counted(view: MinerView, scored: Scored[]): MinerView {
  const players = view.players.map((player, seat) => ({
    ...player,
    now: scored.find((row) => row.seat === seat) ?? player.now,
  }));
  return { ...view, players } as MinerView;
}

/** With other faces on some dice of troves. */
export function withFaces(view: MinerView, faces: ReadonlyMap<number, string>): MinerView {
  if (faces.size === 0) return view;
  return view.players.reduce<MinerView>(
    (changed, _, seat) => withTrove(changed, seat, (trove) => trove.map((row) => turned(row, faces))),
    view,
  );
}

function turned(row: Row, faces: ReadonlyMap<number, string>): Row {
  return [row[0], row[1], faces.get(row[0]) ?? row[2], row[3], row[4], row[5]];
}

function withTrove<View extends MinerView>(view: View, seat: number, change: (trove: Row[]) => Row[]): View {
  const players = view.players.map((player, other) =>
    other === seat ? { ...player, trove: change(player.trove as Row[]) } : player,
  );
  return { ...view, players } as View;
}
