import { create } from 'zustand';

export type ColorMode = 'dark' | 'light';

const KEY = 'color-mode';

interface ColorModeState {
  mode: ColorMode;
  toggle: () => void;
}

/** The colour mode; the page shows it through `data-mode` on the root. The preference outlives the visit (SPEC S17). */
export const useColorMode = create<ColorModeState>((set, get) => ({
  mode: 'dark',
  toggle: () => {
    const mode = get().mode === 'dark' ? 'light' : 'dark';
    remember(mode);
    show(mode);
    set({ mode });
  },
}));

/**
 * Sets the mode that the player once chose, or the brand's own.
 *
 * @param fallback the brand's mode
 */
export function startColorMode(fallback: ColorMode): void {
  const mode = remembered() ?? fallback;
  show(mode);
  useColorMode.setState({ mode });
}

function show(mode: ColorMode): void {
  document.documentElement.dataset['mode'] = mode;
}

// Storage may be blocked: the choice then lasts as long as the page.
function remember(mode: ColorMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    return;
  }
}

function remembered(): ColorMode | undefined {
  try {
    const mode = localStorage.getItem(KEY);
    return mode === 'dark' || mode === 'light' ? mode : undefined;
  } catch {
    return undefined;
  }
}
