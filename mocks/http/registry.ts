import { accessHandlers } from './handlers/access';
import { accountHandlers } from './handlers/account';
import { authHandlers } from './handlers/auth';
import { bonusHandlers } from './handlers/bonus';
import { complaintsHandlers } from './handlers/complaints';
import { contentHandlers } from './handlers/content';
import { couponsHandlers } from './handlers/coupons';
import { doubleHandlers } from './handlers/double';
import { favoritesHandlers } from './handlers/favorites';
import { lobbyHandlers } from './handlers/lobby';
import { minesHandlers } from './handlers/mines';
import { notificationsHandlers } from './handlers/notifications';
import { passwordHandlers } from './handlers/password';
import { privacyHandlers } from './handlers/privacy';
import { promotionsHandlers } from './handlers/promotions';
import { protectionHandlers } from './handlers/protection';
import { realtimeHandlers } from './handlers/realtime';
import { referralsHandlers } from './handlers/referrals';
import { settingsHandlers } from './handlers/settings';
import { sportsHandlers } from './handlers/sports';
import { termsHandlers } from './handlers/terms';
import { verificationHandlers } from './handlers/verification';
import { walletHandlers } from './handlers/wallet';
import { examplesOf } from './example';
import { notYet } from './not-yet';
import type { Handlers } from './types';

/** Handlers of all operations. A missing one is a compile error. */
export const handlers: Handlers = {
  ...authHandlers,
  ...passwordHandlers,
  ...accessHandlers,
  ...accountHandlers,
  ...verificationHandlers,
  ...settingsHandlers,
  ...favoritesHandlers,
  ...lobbyHandlers,
  ...walletHandlers,
  ...bonusHandlers,
  ...couponsHandlers,
  ...promotionsHandlers,
  ...protectionHandlers,
  ...termsHandlers,
  ...privacyHandlers,
  ...complaintsHandlers,
  ...referralsHandlers,
  ...notificationsHandlers,
  ...minesHandlers,
  ...doubleHandlers,
  ...sportsHandlers,
  ...contentHandlers,
  ...realtimeHandlers,
  ...examplesOf(notYet),
};
