import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';

import { useVerification } from '@/features/verification/use-verification';
import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { meQuery } from '@/product/me-query';
import { useLocation } from '@/product/navigation';
import { useModalStore } from '@/product/modal-store';
import { regulation } from '@/product/runtime-config';
import { offerVerification, useVerificationRequest } from '@/product/verification-request';
import { BrandMark } from '../brand/brand-mark';

const VerificationFlow = lazyPart(() => import('@/features/verification/verification-flow').then((module) => module.VerificationFlow));

// The error page blocks the site if this part fails to load.
const VpnDialog = lazyPart(() => import('@/features/verification/vpn-dialog').then((module) => module.VpnDialog));

/**
 * Refetches a player's verification status on each path (SPEC S15), and opens the identity check of a pending one once a visit (SPEC W1).
 * For a blocked address it sets `ipBlocked` of `useSessionStore` and blocks the site (SPEC M4).
 */
export function VerificationGate() {
  const { pathname } = useLocation();
  const isPlayer = useIsPlayer();
  const { state, recheck } = useVerification();
  const wasRequested = useVerificationRequest(({ wasEverRequested }) => wasEverRequested);
  const isBlocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  const [wasBlocked, setWasBlocked] = useState(isBlocked);
  if (isBlocked && !wasBlocked) setWasBlocked(true);
  const checkedPath = useRef(pathname);

  useEffect(() => {
    if (checkedPath.current === pathname) return;
    checkedPath.current = pathname;
    if (isPlayer) void recheck();
  });

  // The check does not open above another modal, such as the last step of a registration.
  const isFree = useModalStore(({ stack }) => stack.length === 0);
  const isPending = isPlayer && state.startsWith('pending');
  const me = useQuery({ ...meQuery(isPlayer), enabled: isPending });
  // One question at a time: the last step of the registration opens first, if it has one (SPEC Q37).
  const hasLastStep = regulation().registrationLimits !== 'none';
  const hasOpenQuestion = hasLastStep && (me.isPending || me.data?.user.gender === null);
  const isDue = isPending && isFree && !hasOpenQuestion;
  useEffect(() => {
    if (isDue) offerVerification();
  }, [isDue]);

  useEffect(() => {
    if (state === 'ip_blocked') useSessionStore.setState({ ipBlocked: true });
  }, [state]);

  return (
    <>
      <Suspense>{isPlayer && wasRequested && <VerificationFlow state={state} recheck={recheck} />}</Suspense>
      <Suspense>{wasBlocked && <VpnDialog mark={<BrandMark />} recheck={recheck} />}</Suspense>
    </>
  );
}
