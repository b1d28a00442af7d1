// Separate chunk: loaded only when a player logs out or another one takes their place.
import { clearRegisterDraft } from '@/features/account/register/register-draft';
import { noteRecentRow } from '@/features/casino/recent-row-memory';
import { deleteDepositTracking } from '@/features/marketing/deposit-tracking';
import { deleteMarketingCookies } from '@/features/marketing/marketing-cookies';
import { forgetCharge } from '@/features/wallet/deposit/open-charge';
import { clearActivationReturn } from '@/product/activation-return';
import { resetVerificationRequest } from '@/product/verification-request';

/**
 * Removes what earlier pages of the visit stored (SPEC L2): campaign cookies, tracked deposits, the draft of a registration, the way
 * back from the activation, the offer of the verification, the open charge, and that the home page has a row of recent games.
 */
export function clearVisitData(): void {
  deleteMarketingCookies();
  deleteDepositTracking();
  clearRegisterDraft();
  clearActivationReturn();
  resetVerificationRequest();
  forgetCharge();
  noteRecentRow(false);
}
