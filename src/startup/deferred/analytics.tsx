import { Suspense, useEffect } from 'react';

import { analyticsPath, trackEvent } from '@/features/consent/track';
import { readDepositTracking, trackDeposit } from '@/features/marketing/deposit-tracking';
import { applyCampaignConsent } from '@/features/marketing/campaign-consent';
import { saveAnalyticsClientId, saveClientId } from '@/features/marketing/marketing-cookies';
import { onDepositApproved } from '@/product/approved-deposits';
import { useSessionStore } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useWaitingCampaign } from '@/product/campaign-jar';
import { syncConsentAcrossTabs, useConsentStore } from '@/product/consent-store';
import { runtimeConfig } from '@/product/runtime-config';
import { useModalStore } from '@/product/modal-store';
import { Link, useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';

const ConsentBanner = lazyPart(() => import('@/features/consent/consent-banner').then((module) => module.ConsentBanner));
const TagsFrame = lazyPart(() => import('@/features/consent/tags-frame').then((module) => module.TagsFrame));

/**
 * Renders the consent banner and, with consent, the tags. Tracks page views, logins, registrations and the first deposits,
 * without personal data. Also applies the choice, which it takes over from other tabs, to the cookies of a waiting campaign, and
 * saves the client id of the tags.
 *
 * @param props.container id of the tag manager's container. Without a valid one, or in a deployment without tags, consent is
 * requested only for a waiting campaign (SPEC E6, Q5)
 * @param props.isIdle true once the main thread has been idle. Nothing is rendered before
 */
export function Analytics({ container, isIdle }: { container: string | undefined; isIdle: boolean }) {
  const { choice, isPromptOpen } = useConsentStore();
  const { pathname } = useLocation();
  const isConfigured = runtimeConfig().tagsOrigin !== '' && container !== undefined && /^[\w-]{1,64}$/.test(container);
  const hasCampaign = useWaitingCampaign(({ cookies }) => cookies.size > 0);
  const isMeasured = isConfigured && choice === 'granted';

  useEffect(() => syncConsentAcrossTabs(), []);
  // Reading deletes the record of another day (SPEC E10).
  useEffect(() => void readDepositTracking(), []);
  useEffect(() => onDepositApproved(recordDeposit), []);
  useEffect(() => useSessionStore.subscribe(trackLogin), []);
  useEffect(() => {
    if (isMeasured) trackEvent('page_view', { page_path: analyticsPath(pathname) });
  }, [isMeasured, pathname]);
  useEffect(() => applyCampaignConsent(choice), [choice]);

  if ((!isConfigured && !hasCampaign && choice === undefined) || !isIdle) return null;
  return (
    <Suspense>
      {isPromptOpen && <ConsentBanner policy={<Link to={paths.regulation('politica-de-cookies')}>Política de cookies</Link>} />}
      {isMeasured && <TagsFrame container={container} onClientId={saveFrameClientId} />}
    </Suspense>
  );
}

/** Saves the client id of the frame, unless the site has an analytics cookie of its own (SPEC K1). */
function saveFrameClientId(id: string): void {
  if (!saveAnalyticsClientId()) saveClientId(id);
}

type Deposit = Parameters<typeof trackDeposit>[0];

/** Tracks the first deposits (SPEC E10), without amounts. */
function recordDeposit(deposit: Deposit): void {
  const ordinal = trackDeposit(deposit);
  if (ordinal !== undefined) trackEvent('purchase', { deposit: ordinal });
}

type SessionState = ReturnType<typeof useSessionStore.getState>;

/** Tracks a login or a registration. A hidden tab skips it, because it happened in another tab. */
function trackLogin(now: SessionState, before: SessionState): void {
  if (!now.isPlayer || before.isPlayer || document.visibilityState !== 'visible') return;
  const isNew = useModalStore.getState().stack.some(({ name }) => name === 'register');
  trackEvent(isNew ? 'sign_up' : 'login');
}
