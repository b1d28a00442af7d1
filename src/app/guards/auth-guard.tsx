import type { ReactNode } from 'react';
import { Suspense, lazy, useEffect } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { openModal } from '@/shell/modal-store';

import { PageWait } from '../layouts/page-wait';

const Home = lazy(() => import('@/routes/home'));

/**
 * A page for players (SPEC R35, R36): a visitor stays at its address, sees home with the login modal, and is on the page
 * once logged in.
 */
export function AuthGuard({ children }: { children: ReactNode }) {
  const isPlayer = useIsPlayer();
  useEffect(() => {
    if (!isPlayer) openModal({ name: 'login' });
  }, [isPlayer]);
  if (isPlayer) return children;
  return (
    <Suspense fallback={<PageWait />}>
      <Home />
    </Suspense>
  );
}
