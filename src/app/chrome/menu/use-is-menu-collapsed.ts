import { useMenuStore } from '@/product/menu-store';

import { useBrand } from '@/app/brand/brand-context';

/** Returns the player's choice. Until there is one, the rail of `blaze` is collapsed, and no other menu. */
export function useIsMenuCollapsed(): boolean {
  const { layout } = useBrand();
  return useMenuStore(({ isCollapsed }) => isCollapsed) ?? layout === 'blaze';
}
