import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { PersistStorage, StorageValue } from 'zustand/middleware';

import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** State of the page layout (SPEC S14). */
interface MenuFlags {
  menuOpened: boolean;
  isCollapsed: boolean;
  /** SPEC S7. */
  chatOpened: boolean;
  menuUser: boolean;
  /** From the second page on, so that the first does not shift. */
  topAd: boolean;
  balanceHidden: boolean;
  /** Text of the closed banner, which does not return. */
  adClosed: string;
}

interface MenuState extends MenuFlags {
  openMenu: () => void;
  closeMenu: () => void;
  toggleCollapsed: () => void;
  setChatOpened: (open: boolean) => void;
  setMenuUser: (open: boolean) => void;
  showTopAd: () => void;
  closeTopAd: (ad: string) => void;
  toggleBalance: () => void;
}

type StoredFlags = Partial<Pick<MenuFlags, 'isCollapsed' | 'balanceHidden' | 'adClosed'>>;

/** The default throws if storage is full or a value invalid. */
const storage: PersistStorage<StoredFlags> = {
  getItem: (name) => {
    const stored = readStoredJson('local', name);
    return isStoredValue(stored) ? stored : null;
  },
  setItem: (name, value) => void writeStored('local', name, JSON.stringify(value)),
  removeItem: (name) => removeStored('local', name),
};

function isStoredValue(stored: unknown): stored is StorageValue<StoredFlags> {
  return typeof stored === 'object' && stored !== null && 'state' in stored && typeof stored.state === 'object' && stored.state !== null;
}

/** Partly stored as `menu`. */
export const useMenuStore = create<MenuState>()(
  persist(
    (set) => ({
      menuOpened: false,
      isCollapsed: false,
      chatOpened: false,
      menuUser: false,
      topAd: false,
      balanceHidden: false,
      adClosed: '',
      // The drawer always has labels (SPEC S14).
      openMenu: () => set({ menuOpened: true, isCollapsed: false }),
      closeMenu: () => set({ menuOpened: false }),
      toggleCollapsed: () => set(({ isCollapsed }) => ({ isCollapsed: !isCollapsed })),
      setChatOpened: (chatOpened) => set({ chatOpened }),
      setMenuUser: (menuUser) => set({ menuUser }),
      showTopAd: () => set({ topAd: true }),
      closeTopAd: (adClosed) => set({ topAd: false, adClosed }),
      toggleBalance: () => set(({ balanceHidden }) => ({ balanceHidden: !balanceHidden })),
    }),
    {
      name: 'menu',
      storage,
      partialize: ({ isCollapsed, balanceHidden, adClosed }) => ({ isCollapsed, balanceHidden, ...(adClosed !== '' && { adClosed }) }),
    },
  ),
);

/** Sets the side menu's initial state, unless the player has changed it. */
export function startMenu(collapsed: boolean): void {
  if (storage.getItem('menu') === null) useMenuStore.setState({ isCollapsed: collapsed });
}
