import { Suspense, lazy, useEffect, useRef } from 'react';

import { useVerification } from '@/features/verification/use-verification';
import { VpnDialog } from '@/features/verification/vpn-dialog';
import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { useLocation } from '@/shell/navigation';
import { useVerificationAsked } from '@/shell/verification-store';

const VerificationFlow = lazy(() =>
  import('@/features/verification/verification-flow').then((module) => ({ default: module.VerificationFlow })),
);

/**
 * Asks for the player's verification again at each page (SPEC S15), opens the check where it is asked for (SPEC W1), and
 * blocks the page where the status says so (SPEC M4).
 */
export function VerificationWatch() {
  const { pathname } = useLocation();
  const isPlayer = useIsPlayer();
  const { state, recheck } = useVerification();
  const isWanted = useVerificationAsked(({ ever }) => ever);
  const asked = useRef(pathname);

  useEffect(() => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    if (isPlayer) void recheck();
  });

  useEffect(() => {
    if (state === 'ip_blocked') useSessionStore.setState({ ipBlocked: true });
  }, [state]);

  return (
    <>
      <Suspense>{isPlayer && isWanted && <VerificationFlow state={state} recheck={recheck} />}</Suspense>
      <VpnDialog recheck={recheck} />
    </>
  );
}
