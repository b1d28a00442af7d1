import { dropWaitingCampaign, storeWaitingCampaign } from '@/shell/campaign-jar';
import type { Consent } from '@/shell/consent-store';
import { regulation } from '@/shell/runtime-config';

import { deleteClientId, deleteStoredCampaign } from './marketing-cookies';

/** Applies the visitor's answer to what campaigns left (SPEC Q5). Under the policy `notice` only the client id depends on it. */
export function applyCampaignConsent(choice: Consent | undefined): void {
  if (choice === 'denied') deleteClientId();
  if (regulation().marketingCookies === 'notice' || choice === undefined) return;
  if (choice === 'granted') return storeWaitingCampaign();
  dropWaitingCampaign();
  deleteStoredCampaign();
}
