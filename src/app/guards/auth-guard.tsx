import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { openModal } from '@/shell/modal-store';
import { useLocation } from '@/shell/navigation';

import { navigateTo } from '../navigation/navigate';
import { PageSkeleton } from '../layouts/page-skeleton';

const Home = lazyPart(() => import('@/routes/home').then((module) => module.default));

/**
 * Renders a page for players only (SPEC R35, R36). A visitor sees home with the login modal at the same address. If the
 * session ends on the page, the player is sent to `/login`, which returns here (SPEC D4).
 */
export function AuthGuard({ children }: { children: ReactNode }) {
  const isPlayer = useIsPlayer();
  const { pathname } = useLocation();
  const wasPlayer = useRef(isPlayer);
  useEffect(() => {
    const hasEnded = wasPlayer.current && !isPlayer;
    wasPlayer.current = isPlayer;
    // After a logout the browser is already at another address.
    if (isPlayer || window.location.pathname !== pathname) return;
    if (hasEnded) navigateTo('/login');
    else openModal({ name: 'login' });
  }, [isPlayer, pathname]);
  if (isPlayer) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Home />
    </Suspense>
  );
}
