/** Text and dice that always have room: they get smaller, in steps, until all of them are in sight. */
import type { Attachment } from 'svelte/attachments';

const STEPS = [15, 14, 13, 12, 11]; // pixels; the last ones are for long names in small windows

/** `changes` is read so that the text is measured again when it changes. */
export function fitted(changes: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    void changes();
    const room = element.parentElement!;
    const measure = (): void => {
      const { paddingTop, paddingBottom } = getComputedStyle(room);
      const height = room.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      for (const size of STEPS) {
        element.style.fontSize = `${size}px`;
        if (element.scrollHeight <= height + 1) return;
      }
    };
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    measure();
    return () => watch.disconnect();
  };
}

const DICE = [44, 40, 36, 32, 28, 26, 24, 22]; // pixels

/** Dice that wrap into lines: as large as they can be with all in sight. Null: they have a size of their own. */
export function shrunk(about: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    if (about() === null) return undefined;
    const measure = (): void => {
      for (const size of DICE) {
        element.style.setProperty('--die', `${size}px`);
        if (element.scrollHeight <= element.clientHeight) return;
      }
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => {
      watch.disconnect();
      element.style.removeProperty('--die');
    };
  };
}

const LAST = 3; // the smallest size of dice
const BADGES = 6; // pixels by which counts reach below their dice

/**
 * Dice on a board: how crowded it is, at least, and what they are, so that they are measured again when they change.
 */
export function packed(about: () => [least: number, dice: unknown]): Attachment<HTMLElement> {
  return (rows) => {
    const [least] = about();
    const board = rows.parentElement!;
    const measure = (): void => {
      for (let crowd = least; crowd <= LAST; crowd++) {
        board.dataset['crowd'] = `${crowd}`;
        if (rows.scrollHeight <= rows.clientHeight + BADGES) return;
      }
    };
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    measure();
    return () => watch.disconnect();
  };
}
