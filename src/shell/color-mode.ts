import { create } from 'zustand';

import { readStored, writeStored } from '@/shared/lib/safe-storage';

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
    writeStored('local', KEY, mode);
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

function remembered(): ColorMode | undefined {
  const mode = readStored('local', KEY);
  return mode === 'dark' || mode === 'light' ? mode : undefined;
}
