import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { PersistStorage, StorageValue } from 'zustand/middleware';

import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** How the frame is set (SPEC S14). */
interface MenuFlags {
  /** The drawer, where the side menu has no room. */
  menuOpened: boolean;
  /** The side menu is a column of icons. */
  isCollapsed: boolean;
  /** The live chat stands open (SPEC S7). */
  chatOpened: boolean;
  /** The player's own menu behind the avatar. */
  menuUser: boolean;
  /** The line above the header may stand there. It comes with the second page: nothing on the first one moves. */
  topAd: boolean;
  /** The player's sums are dots. */
  balanceHidden: boolean;
  /** What stood in the line above the header when it was closed: it does not come again. */
  adClosed: string;
}

interface MenuState extends MenuFlags {
  openMenu: () => void;
  closeMenu: () => void;
  toggleCollapsed: () => void;
  setChatOpened: (open: boolean) => void;
  setMenuUser: (open: boolean) => void;
  showTopAd: () => void;
  /** @param ad what is closed, so that the same does not come again */
  closeTopAd: (ad: string) => void;
  toggleBalance: () => void;
}

type StoredFlags = Partial<Pick<MenuFlags, 'isCollapsed' | 'balanceHidden' | 'adClosed'>>;

/** Never throws: by default a full storage makes every press that changes a flag fail, and a broken value the whole start. */
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

/** The menu flags of SPEC S14. What the player sets for good is kept in local storage under `menu`. */
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
      // Opening the menu un-collapses it too (SPEC S14).
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

/**
 * Sets how the side menu begins, where the player has not set it.
 *
 * @param collapsed whether it begins as a column of icons
 */
export function startMenu(collapsed: boolean): void {
  if (storage.getItem('menu') === null) useMenuStore.setState({ isCollapsed: collapsed });
}
