import { fieldsOf, number, numberOrNull, text } from './read';

const KEPT_IN = 'standin-panel';

/** What the panel knows again after a reload of this tab. */
export interface Memory {
  open: boolean;
  tab: string;
  /** The sheet stands on the left and the button on the right. */
  swapped: boolean;
  /** How far the open tab is scrolled, in px. */
  scroll: number;
  /** The player that was last chosen. */
  player: string;
  /** The number of the last call that was seen. */
  lastCall: number | null;
}

/** What this tab kept; the beginning where it kept nothing. */
export function recall(): Memory {
  const { open, tab, swapped, scroll, player, lastCall } = fieldsOf(stored());
  return {
    open: open === true,
    tab: text(tab),
    swapped: swapped === true,
    scroll: number(scroll),
    player: text(player),
    lastCall: numberOrNull(lastCall),
  };
}

/** Keeps it for the next page of this tab. */
export function keep(memory: Memory): void {
  try {
    sessionStorage.setItem(KEPT_IN, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing: the panel starts closed on the next page.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_IN) ?? 'null');
  } catch {
    return null;
  }
}
