import { create } from 'zustand';

import { readStored, writeStored } from '@/shared/lib/safe-storage';

export type ColorMode = 'dark' | 'light';

const KEY = 'color-mode';

interface ColorModeState {
  /** Current mode; null in the prerendered page, which has the brand's. */
  mode: ColorMode | null;
  toggle: () => void;
}

/** Store of the color mode. `toggle` writes the mode to local storage and to `data-mode` of the root element (SPEC S17). */
export const useColorMode = create<ColorModeState>((set, get) => ({
  mode: null,
  toggle: () => {
    const mode = get().mode === 'dark' ? 'light' : 'dark';
    writeStored('local', KEY, mode);
    show(mode);
    set({ mode });
  },
}));

/** Sets the store and `data-mode` to the stored mode, or else to `fallback`, the brand's mode, which is not stored. */
export function startColorMode(fallback: ColorMode): void {
  const mode = readStoredMode() ?? fallback;
  show(mode);
  useColorMode.setState({ mode });
}

function show(mode: ColorMode): void {
  document.documentElement.dataset['mode'] = mode;
}

function readStoredMode(): ColorMode | undefined {
  const mode = readStored('local', KEY);
  return mode === 'dark' || mode === 'light' ? mode : undefined;
}
