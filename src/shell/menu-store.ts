import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How the frame is set (SPEC S14). */
interface MenuFlags {
  /** The drawer, where the side menu has no room. */
  menuOpened: boolean;
  /** The side menu is a column of icons. */
  isCollapsed: boolean;
  chatOpened: boolean;
  /** The player's own menu behind the avatar. */
  menuUser: boolean;
  /** The line above the header. */
  topAd: boolean;
  /** The player's sums are dots. */
  balanceHidden: boolean;
}

interface MenuState extends MenuFlags {
  openMenu: () => void;
  closeMenu: () => void;
  toggleCollapsed: () => void;
  setMenuUser: (open: boolean) => void;
  toggleBalance: () => void;
}

/** The menu flags of SPEC S14. What the player sets for good is kept in local storage under `menu`. */
export const useMenuStore = create<MenuState>()(
  persist(
    (set) => ({
      menuOpened: false,
      isCollapsed: false,
      chatOpened: false,
      menuUser: false,
      topAd: true,
      balanceHidden: false,
      // Opening the menu un-collapses it too (SPEC S14).
      openMenu: () => set({ menuOpened: true, isCollapsed: false }),
      closeMenu: () => set({ menuOpened: false }),
      toggleCollapsed: () => set(({ isCollapsed }) => ({ isCollapsed: !isCollapsed })),
      setMenuUser: (menuUser) => set({ menuUser }),
      toggleBalance: () => set(({ balanceHidden }) => ({ balanceHidden: !balanceHidden })),
    }),
    { name: 'menu', partialize: ({ isCollapsed, balanceHidden }) => ({ isCollapsed, balanceHidden }) },
  ),
);

/**
 * Sets how the side menu begins, where the player has not set it.
 *
 * @param collapsed whether it begins as a column of icons
 */
export function startMenu(collapsed: boolean): void {
  if (useMenuStore.persist.getOptions().storage?.getItem('menu') === null) useMenuStore.setState({ isCollapsed: collapsed });
}
