import { example } from '../example';
import type { HandlersOf } from '../types';

export const protectionHandlers: HandlersOf<'protection'> = {
  getProtection: example('getProtection'),
  setProtectionLimit: example('setProtectionLimit'),
  cancelPendingProtectionLimit: example('cancelPendingProtectionLimit'),
  suspendAccount: example('suspendAccount'),
  excludeAccount: example('excludeAccount'),
  setProtectionReminders: example('setProtectionReminders'),
};
