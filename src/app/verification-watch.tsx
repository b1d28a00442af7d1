import { useEffect, useRef } from 'react';

import { useVerification } from '@/features/verification/use-verification';
import { VpnDialog } from '@/features/verification/vpn-dialog';
import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { useLocation } from '@/shell/navigation';

/** Asks for the player's verification again at each page (SPEC S15), and blocks the page where it says so (SPEC M4). */
export function VerificationWatch() {
  const { pathname } = useLocation();
  const isPlayer = useIsPlayer();
  const { state, recheck } = useVerification();
  const asked = useRef(pathname);

  useEffect(() => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    if (isPlayer) void recheck();
  });

  useEffect(() => {
    if (state === 'ip_blocked') useSessionStore.setState({ ipBlocked: true });
  }, [state]);

  return <VpnDialog recheck={recheck} />;
}
