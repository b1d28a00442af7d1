import { dropWaitingCampaign, storeWaitingCampaign } from '@/shell/campaign-jar';
import type { Consent } from '@/shell/consent-store';
import { regulation } from '@/shell/runtime-config';

import { deleteClientId, deleteStoredCampaign, saveAnalyticsClientId } from './marketing-cookies';

/** Applies the visitor's answer to what campaigns left (SPEC Q5). Under the policy `notice` only the client id depends on it. */
export function applyCampaignConsent(choice: Consent | undefined): void {
  const isNotice = regulation().marketingCookies === 'notice';
  if (choice === 'denied') deleteClientId();
  else if (isNotice || choice === 'granted') saveAnalyticsClientId();
  if (isNotice || choice === undefined) return;
  if (choice === 'granted') return storeWaitingCampaign();
  dropWaitingCampaign();
  deleteStoredCampaign();
}
