import { toFields, toNumber, toNumberOrNull, toText } from './parse-values';

const STORAGE_KEY = 'standin-panel';

/** Panel state that survives a reload of the tab. */
export interface PanelState {
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

/** Saves the state for the next page of this tab. */
export function savePanelState(memory: PanelState): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Storage is blocked; the panel starts closed on the next page.
  }
}

function readStored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}
