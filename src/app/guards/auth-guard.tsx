import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { openModal } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';

import { navigateTo } from '../navigation/navigate';
import { PageSkeleton } from '../page-skeleton';

const Home = lazyPart(() => import('@/routes/home').then((module) => module.default));

/**
 * Renders home with the login modal for visitors, at the same address (SPEC R35, R36). If the session ends there, opens
 * `/login` with a return path (SPEC D4).
 */
export function AuthGuard({ children }: { children: ReactNode }) {
  const isPlayer = useIsPlayer();
  const { pathname } = useLocation();
  const wasPlayer = useRef(isPlayer);
  useEffect(() => {
    const hasEnded = wasPlayer.current && !isPlayer;
    wasPlayer.current = isPlayer;
    // A logout has already changed the address.
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
