import { Suspense, useEffect, useRef, useState } from 'react';

import { useVerification } from '@/features/verification/use-verification';
import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useLocation } from '@/shell/navigation';
import { useVerificationRequest } from '@/shell/verification-request';

const VerificationFlow = lazyPart(() => import('@/features/verification/verification-flow').then((module) => module.VerificationFlow));

// A failure to load it ends in the error page, which blocks the site as well.
const VpnDialog = lazyPart(() => import('@/features/verification/vpn-dialog').then((module) => module.VpnDialog));

/**
 * Asks for the player's verification again at each page (SPEC S15), opens the check where it is asked for (SPEC W1), and
 * blocks the page where the status says so (SPEC M4).
 */
export function VerificationGate() {
  const { pathname } = useLocation();
  const isPlayer = useIsPlayer();
  const { state, recheck } = useVerification();
  const isWanted = useVerificationRequest(({ wasEverRequested }) => wasEverRequested);
  const isBlocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  const [wasBlocked, setWasBlocked] = useState(isBlocked);
  if (isBlocked && !wasBlocked) setWasBlocked(true);
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
      <Suspense>{wasBlocked && <VpnDialog recheck={recheck} />}</Suspense>
    </>
  );
}
