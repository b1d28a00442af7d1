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
 * A page for players (SPEC R35, R36): a visitor stays at its address, sees home with the login modal, and is on the page
 * once logged in. One whose session ends here, though no call needed it, goes to `/login` and back (SPEC D4).
 */
export function AuthGuard({ children }: { children: ReactNode }) {
  const isPlayer = useIsPlayer();
  const { pathname } = useLocation();
  const wasPlayer = useRef(isPlayer);
  useEffect(() => {
    const hasEnded = wasPlayer.current && !isPlayer;
    wasPlayer.current = isPlayer;
    // Who has just logged out is on the way to another page, and is not asked to come back.
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
