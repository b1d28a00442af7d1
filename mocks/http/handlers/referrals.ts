import { example } from '../example';
import type { HandlersOf } from '../types';

export const referralsHandlers: HandlersOf<'referrals'> = {
  getReferralSummary: example('getReferralSummary'),
  listReferrals: example('listReferrals'),
  getReferrer: example('getReferrer'),
};
