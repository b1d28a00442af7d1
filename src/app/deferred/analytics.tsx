import { Suspense, useEffect } from 'react';

import { analyticsPath, trackEvent } from '@/features/consent/track';
import { readDepositTracking, trackDeposit } from '@/features/marketing/deposit-tracking';
import { deleteClientId, saveClientId } from '@/features/marketing/marketing-cookies';
import { onDepositApproved } from '@/realtime/approved-deposits';
import { useSessionStore } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { syncConsentAcrossTabs, useConsentStore } from '@/shell/consent-store';
import { runtimeConfig } from '@/shell/runtime-config';
import { useModalStore } from '@/shell/modal-store';
import { Link, useLocation } from '@/shell/navigation';
import { paths } from '@/shell/paths';

const ConsentBanner = lazyPart(() => import('@/features/consent/consent-banner').then((module) => module.ConsentBanner));
const TagsFrame = lazyPart(() => import('@/features/consent/tags-frame').then((module) => module.TagsFrame));

/**
 * Asks for consent and, with it, measures the visit: pages, registration, login and the first deposits, nothing of the
 * player. Where there is nothing to load, nothing is asked.
 *
 * @param props.container of the tag manager, from the settings (SPEC E6)
 * @param props.isIdle whether the page has had a quiet moment
 */
export function Analytics({ container, isIdle }: { container: string | undefined; isIdle: boolean }) {
  const { choice, isPromptOpen } = useConsentStore();
  const { pathname } = useLocation();
  const isConfigured = runtimeConfig().tagsOrigin !== '' && container !== undefined && /^[\w-]{1,64}$/.test(container);
  const isMeasured = isConfigured && choice === 'granted';

  useEffect(() => syncConsentAcrossTabs(), []);
  // A record of another day goes (SPEC E10).
  useEffect(() => void readDepositTracking(), []);
  useEffect(() => onDepositApproved(noteDeposit), []);
  useEffect(() => useSessionStore.subscribe(noteLogin), []);
  useEffect(() => {
    if (isMeasured) trackEvent('page_view', { page_path: analyticsPath(pathname) });
  }, [isMeasured, pathname]);
  useEffect(() => {
    if (choice === 'denied') deleteClientId();
  }, [choice]);

  if (!isConfigured || !isIdle) return null;
  return (
    <Suspense>
      {isPromptOpen && <ConsentBanner policy={<Link to={paths.regulation('politica-de-cookies')}>Política de cookies</Link>} />}
      {isMeasured && <TagsFrame container={container} onClientId={saveClientId} />}
    </Suspense>
  );
}

type Deposit = Parameters<typeof trackDeposit>[0];

/** The record of the day (SPEC E10), and that there was one of the first deposits: not how much. */
function noteDeposit(deposit: Deposit): void {
  const which = trackDeposit(deposit);
  if (which !== undefined) trackEvent('purchase', { deposit: which });
}

type Snapshot = ReturnType<typeof useSessionStore.getState>;

/** A registration logs in from its own modal. A tab that is not looked at follows the login of another one. */
function noteLogin(now: Snapshot, before: Snapshot): void {
  if (!now.isPlayer || before.isPlayer || document.visibilityState !== 'visible') return;
  const isNew = useModalStore.getState().stack.some(({ name }) => name === 'register');
  trackEvent(isNew ? 'sign_up' : 'login');
}
