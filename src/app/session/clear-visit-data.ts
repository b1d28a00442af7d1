// Separate chunk: loaded only when a player logs out.
import { clearRegisterDraft } from '@/features/account/register/register-draft';
import { noteRecentRow } from '@/features/casino/recent-row-memory';
import { deleteDepositTracking } from '@/features/marketing/deposit-tracking';
import { deleteMarketingCookies } from '@/features/marketing/marketing-cookies';
import { forgetCharge } from '@/features/wallet/deposit/open-charge';
import { clearActivationReturn } from '@/product/activation-return';
import { resetVerificationRequest } from '@/product/verification-request';

/** Removes what earlier pages of the visit stored: campaign cookies, tracked deposits, the open charge and drafts (SPEC L2). */
export function clearVisitData(): void {
  deleteMarketingCookies();
  deleteDepositTracking();
  clearRegisterDraft();
  clearActivationReturn();
  resetVerificationRequest();
  forgetCharge();
  noteRecentRow(false);
}
