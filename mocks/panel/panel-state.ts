import { toFields, toNumber, toNumberOrNull, toText } from './parse-values';

const STORAGE_KEY = 'standin-panel';

/** State that survives a reload of the tab. */
export interface PanelState {
  open: boolean;
  /** Id of the tab that is shown; '' for the first. */
  tab: string;
  /** True for the panel on the left and the button on the right. */
  swapped: boolean;
  /** Scroll position in px. */
  scroll: number;
  /** Id of the selected player; '' without one. */
  player: string;
  /** Number of the last call that was fetched; null before the first. */
  lastCall: number | null;
}

/** Loads the state from the session storage. A missing or invalid value has its default. Never throws. */
export function loadPanelState(): PanelState {
  const { open, tab, swapped, scroll, player, lastCall } = toFields(readStored());
  return {
    open: open === true,
    tab: toText(tab),
    swapped: swapped === true,
    scroll: toNumber(scroll),
    player: toText(player),
    lastCall: toNumberOrNull(lastCall),
  };
}

/** Saves the state in the session storage. Never throws. */
export function savePanelState(memory: PanelState): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Storage is blocked; the next page starts closed.
  }
}

function readStored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}
