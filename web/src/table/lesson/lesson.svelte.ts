import { get } from '../../net/http';
import type { TableModel } from '../../model/live/table.svelte';
import type { LessonShown } from '../../net/messages';
import { keep, kept, noteDone } from './start';

type Point = LessonShown['points'][number];

/**
 * A lesson at its table: what is told now, and whether the pupil has tried something else. The server knows the rest.
 */
export class LessonModel {
  points = $state.raw<Point[]>([]);
  isClosed = $state(false); // after its end: the game is played on
  private chosen = $state(0); // several points may stand at the same place of the game

  constructor(
    private readonly table: TableModel,
    readonly name: string,
  ) {
    const left = kept(name);
    if (left?.table === table.id) this.chosen = left.point;
    void get<{ lessons: LessonShown[] }>('/api/lessons').then(({ lessons }) => {
      this.points = lessons.find((one) => one.name === name)?.points ?? [];
    });
  }

  private get progress(): { at: number; astray: boolean } | null {
    return this.table.document.table?.lesson ?? null;
  }

  private get isQuiet(): boolean {
    return !this.table.playback.isBusy && !this.table.isPast && !this.table.choice.sending;
  }

  get isAstray(): boolean {
    return this.isQuiet && (this.progress?.astray ?? false);
  }

  /** The number of the point that is told now; -1 for none. */
  get index(): number {
    const at = this.progress?.at;
    if (at === undefined || this.isClosed || this.progress?.astray) return -1;
    const fits = ({ at: place, do: kind }: Point): boolean =>
      place === at && (kind === 'roll' ? this.table.playback.gate : this.isQuiet);
    const chosen = this.points[this.chosen];
    return chosen && fits(chosen) ? this.chosen : this.points.findIndex(fits);
  }

  get point(): Point | null {
    return this.points[this.index] ?? null;
  }

  /** The choice that the point asks for. */
  get action(): number | null {
    const word = this.point?.word;
    return this.table.choice.asked?.choices.find((choice) => choice.word === word)?.action ?? null;
  }

  /** Can what the point names be done? Not while something else is picked. */
  get canAct(): boolean {
    const { picked } = this.table.choice;
    return this.point?.do === 'roll' || (this.action !== null && (picked === null || picked === this.action));
  }

  /** Do what the point names: its button saves the way over the table. */
  act(): void {
    if (this.point?.do === 'roll') this.table.choice.roll();
    else if (this.action !== null) this.table.choice.take(this.action);
  }

  /** The point was read: go on to the next one. */
  next(): void {
    this.show(this.index + 1);
  }

  get hasBack(): boolean {
    return this.index > 0;
  }

  back(): void {
    this.show(this.index - 1);
  }

  repeat(): void {
    this.show(0);
  }

  /** Take back what the pupil tried. */
  takeBack(): void {
    if (this.progress) this.rewind(this.progress.at);
  }

  /** Remember that this point was told: the device continues after it. */
  told(index: number): void {
    keep(this.name, { table: this.table.id, point: index });
    if (this.points[index]?.do === 'end') noteDone(this.name);
  }

  private show(index: number): void {
    const point = this.points[index];
    if (!point) return;
    this.isClosed = false;
    this.chosen = index;
    const isElsewhere = point.at !== this.progress?.at || point.do === 'roll' || this.table.playback.isBusy;
    if (isElsewhere) this.rewind(point.at);
  }

  private rewind(at: number): void {
    this.table.send({ do: 'lesson', version: this.table.document.heard, at });
  }
}
