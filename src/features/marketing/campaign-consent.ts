import { dropWaitingCampaign, storeWaitingCampaign } from '@/product/campaign-jar';
import type { Consent } from '@/product/consent-store';
import { regulation } from '@/product/runtime-config';

import { deleteClientId, deleteStoredCampaign, saveAnalyticsClientId } from './marketing-cookies';

/**
 * Stores or deletes the data of campaigns by the visitor's consent (SPEC Q5). Under the policy `notice`, only the analytics client id
 * depends on it. Without a choice nothing changes, except that `notice` stores the client id.
 */
export function applyCampaignConsent(choice: Consent | undefined): void {
  const isNotice = regulation().marketingCookies === 'notice';
  if (choice === 'denied') deleteClientId();
  else if (isNotice || choice === 'granted') saveAnalyticsClientId();
  if (isNotice || choice === undefined) return;
  if (choice === 'granted') return storeWaitingCampaign();
  dropWaitingCampaign();
  deleteStoredCampaign();
}
