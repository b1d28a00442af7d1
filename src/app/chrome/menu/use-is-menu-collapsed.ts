import { useMenuStore } from '@/product/menu-store';

import { useBrand } from '@/app/brand/brand-context';

/** Returns true if the side menu is collapsed, as the player has chosen. Without a choice, only that of the layout `blaze` is. */
export function useIsMenuCollapsed(): boolean {
  const { layout } = useBrand();
  return useMenuStore(({ isCollapsed }) => isCollapsed) ?? layout === 'blaze';
}
