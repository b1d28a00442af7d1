import { create } from 'zustand';

import { readStored, writeStored } from '@/shared/lib/safe-storage';

export type ColorMode = 'dark' | 'light';

const KEY = 'color-mode';

interface ColorModeState {
  /** Current mode; null in the prerendered page, which has the brand's. */
  mode: ColorMode | null;
  toggle: () => void;
}

/** Color mode, stored and applied as `data-mode` of the root (SPEC S17). */
export const useColorMode = create<ColorModeState>((set, get) => ({
  mode: null,
  toggle: () => {
    const mode = get().mode === 'dark' ? 'light' : 'dark';
    writeStored('local', KEY, mode);
    show(mode);
    set({ mode });
  },
}));

/** Applies the stored mode, or the brand's. */
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
