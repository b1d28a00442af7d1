import { fieldsOf, number, numberOrNull, text } from './read';

const KEPT_IN = 'standin-panel';

/** Panel state that survives a reload of the tab. */
export interface Memory {
  open: boolean;
  tab: string;
  /** True if the panel is on the left and the button on the right. */
  swapped: boolean;
  /** Scroll position of the open tab, in px. */
  scroll: number;
  /** Id of the selected player. */
  player: string;
  /** Number of the last call that was seen. */
  lastCall: number | null;
}

/** Loads the state of this tab; defaults if there is none. */
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

/** Saves the state for the next page of this tab. */
export function keep(memory: Memory): void {
  try {
    sessionStorage.setItem(KEPT_IN, JSON.stringify(memory));
  } catch {
    // Storage is blocked; the panel starts closed on the next page.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_IN) ?? 'null');
  } catch {
    return null;
  }
}
