import type { GameTable } from '../../table/parts';
import type { TableModel } from '../../model/live/table.svelte';

interface Shell {
  log: () => void;
  since: () => void;
  help: () => void;
  board: GameTable['keys'];
}

let byNumber: number | null = null; // the answer that was chosen by the key before this one

/** The keys of a table: 1-6 choose (the board's own), Enter confirms, Esc cancels, Space skips or rolls. */
export function keyPressed(table: TableModel, event: KeyboardEvent, shell: Shell): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('input, textarea, select')) return;
  const onButton = at !== null && at.closest('button:not([aria-disabled="true"]), a, summary') !== null;
  if (done()) event.preventDefault();
  byNumber = /^\d$/.test(event.key) ? table.choice.picked : null;

  function done(): boolean {
    switch (event.key) {
      case 'Enter':
        if (table.choice.picked === null) return shell.board?.(table, event) ?? false;
        if (onButton && table.choice.picked !== byNumber) return false;
        table.choice.confirm();
        return true;
      case 'Escape':
        if (table.isPast) table.history.lookBack(null);
        else if (table.hint.shown && table.choice.picked === null) table.hint.close();
        else table.choice.cancel();
        return true;
      case ' ':
        if (onButton) return false;
        if (table.playback.isBusy && !table.mayRoll) table.playback.skip();
        else table.choice.roll();
        return true;
      case 'l':
      case 'L':
        shell.log();
        return true;
      case 's':
      case 'S':
        shell.since();
        return true;
      case 'z':
      case 'Z':
        table.choice.undo();
        return true;
      case '?':
        shell.help();
        return true;
      default:
        return shell.board?.(table, event) ?? false;
    }
  }
}
