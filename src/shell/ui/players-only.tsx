import type { ReactNode } from 'react';

import { useIsPlayerOnPage } from '@/session/use-session';

/**
 * Renders its children for a player, once the page is hydrated. It keeps the parent independent of the session: at
 * the first load React would hydrate every section below the parent at once, in one long task.
 */
export function PlayersOnly({ children }: { children: ReactNode }) {
  return useIsPlayerOnPage() ? children : null;
}
