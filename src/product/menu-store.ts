import { create } from 'zustand';

import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

/** State of the page layout (SPEC S14). */
interface MenuFlags {
  /** True while the drawer with the menu is open. */
  menuOpened: boolean;
  /** True if the side menu is collapsed; null until the player chooses, so that the brand's layout decides. */
  isCollapsed: boolean | null;
  /** True while the chat is open (SPEC S7). */
  chatOpened: boolean;
  /** True while the player's menu in the header is open. */
  menuUser: boolean;
  /** True once the advertisement above the header may appear: from the second page on, because it would shift the first one. */
  topAd: boolean;
  /** True if the player has hidden the amounts of the balance. */
  balanceHidden: boolean;
  /** Id of the promotion whose banner was closed, or its image without an id, so that it does not return; empty for none. */
  adClosed: string;
}

interface MenuState extends MenuFlags {
  /** Opens the drawer, and expands the side menu for good. */
  openMenu: () => void;
  closeMenu: () => void;
  setCollapsed: (isCollapsed: boolean) => void;
  setChatOpened: (open: boolean) => void;
  setMenuUser: (open: boolean) => void;
  /** Allows the advertisement above the header. The component still hides the one that `adClosed` names. */
  showTopAd: () => void;
  /** Hides the advertisement until the next page, and remembers it as `adClosed`. */
  closeTopAd: (ad: string) => void;
  toggleBalance: () => void;
}

type StoredFlags = Pick<MenuFlags, 'isCollapsed' | 'balanceHidden' | 'adClosed'>;

const STORAGE_KEY = 'menu';

/**
 * Store of the layout flags. The collapsed menu, the hidden balance and the closed banner survive a reload, in local storage.
 * They are stored without zustand's `persist`, which would add 1 kB to the first load. The initial state is that of the
 * prerendered page; `startMenu` adds the stored flags.
 */
export const useMenuStore = create<MenuState>()((set) => ({
  menuOpened: false,
  isCollapsed: null,
  chatOpened: false,
  menuUser: false,
  topAd: false,
  balanceHidden: false,
  adClosed: '',
  // The drawer always has labels (SPEC S14).
  openMenu: () => set({ menuOpened: true, isCollapsed: false }),
  closeMenu: () => set({ menuOpened: false }),
  setCollapsed: (isCollapsed) => set({ isCollapsed }),
  setChatOpened: (chatOpened) => set({ chatOpened }),
  setMenuUser: (menuUser) => set({ menuUser }),
  showTopAd: () => set({ topAd: true }),
  closeTopAd: (adClosed) => set({ topAd: false, adClosed }),
  toggleBalance: () => set(({ balanceHidden }) => ({ balanceHidden: !balanceHidden })),
}));

useMenuStore.subscribe(({ isCollapsed, balanceHidden, adClosed }) => {
  const state = { ...(isCollapsed !== null && { isCollapsed }), balanceHidden, ...(adClosed !== '' && { adClosed }) };
  writeStored('local', STORAGE_KEY, JSON.stringify({ state }));
});

/** Restores the stored flags. */
export function startMenu(): void {
  const stored = readFlags();
  if (stored !== null) useMenuStore.setState(stored);
}

/** Returns the stored flags; null if none are usable. */
function readFlags(): StoredFlags | null {
  const stored = readStoredJson('local', STORAGE_KEY);
  if (!isObject(stored) || !('state' in stored) || !isObject(stored.state)) return null;
  const { isCollapsed, balanceHidden, adClosed }: { [Flag in keyof StoredFlags]?: unknown } = stored.state;
  return {
    isCollapsed: typeof isCollapsed === 'boolean' ? isCollapsed : null,
    balanceHidden: balanceHidden === true,
    adClosed: typeof adClosed === 'string' ? adClosed : '',
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
