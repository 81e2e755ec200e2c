import { get, post } from '../../net/http';
import { randomHex } from '../../net/random';
import { guest } from '../../model/guest/guest.svelte';
import { store, stored } from '../../device/stored';

/** How far this device is in a lesson. */
export interface Kept {
  table: string;
  point: number;
}

export function kept(lesson: string): Kept | null {
  return stored<Kept | null>(`lesson.${lesson}`, null);
}

export function keep(lesson: string, state: Kept): void {
  store(`lesson.${lesson}`, state);
}

function isDone(lesson: string): boolean {
  return stored(`lesson.done.${lesson}`, false);
}

export function noteDone(lesson: string): void {
  store(`lesson.done.${lesson}`, true);
}

/** The lesson that comes next: the first that was not finished, else the first. */
export function nextOf(lessons: string[]): string {
  return lessons.find((lesson) => !isDone(lesson)) ?? lessons[0]!;
}

/** The table of a lesson: the one that was left, or a new one. */
export async function lessonTable(lesson: string, isFresh = false): Promise<string> {
  await guest.enter();
  const left = kept(lesson)?.table;
  if (left && !isFresh && !isDone(lesson) && (await isThere(left))) return left;
  const { id } = await post<{ id: string }>('/api/lessons', { lesson });
  await post(`/api/tables/${id}/commands`, { do: 'start', id: randomHex(8) });
  keep(lesson, { table: id, point: 0 });
  return id;
}

/** Can the lesson at this table be continued? A server may have forgotten it. */
async function isThere(id: string): Promise<boolean> {
  try {
    const tables = await get<{ tables: { id: string; status: string }[] }>('/api/me/tables');
    return tables.tables.some((table) => table.id === id && table.status === 'playing');
  } catch {
    return false;
  }
}
