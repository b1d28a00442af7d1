import { DAY, HOUR, MINUTE } from '../../domain/calendar';
import { CHARGE_LIFETIME_MS } from '../../domain/money/deposits';
import { RAISE_DELAY_MS } from '../../domain/protection/limits';
import { formatBrl } from '../../domain/money/money';
import { WITHDRAWAL_WINDOW_MS } from '../../domain/protection/protection';
import { DUE_AFTER_MS } from '../../domain/money/withdrawals';
import { DEFAULT_SETTINGS } from '../settings';

const { deposit_min, deposit_max, withdraw_min, withdraw_max, withdraw_daily_limit } = DEFAULT_SETTINGS;

/**
 * Values for the legal texts as text, taken from the rules and default settings of the stand-in, so that both agree. They do not follow a
 * scenario that changes the settings.
 */
export const RULE_VALUES = {
  codeMinutes: String(CHARGE_LIFETIME_MS / MINUTE),
  withdrawMinutes: String(DUE_AFTER_MS / MINUTE),
  raiseHours: String(RAISE_DELAY_MS / HOUR),
  excludedWithdrawDays: String(WITHDRAWAL_WINDOW_MS / DAY),
  depositMin: formatBrl(deposit_min),
  depositMax: formatBrl(deposit_max),
  withdrawMin: formatBrl(withdraw_min),
  withdrawMax: formatBrl(withdraw_max),
  withdrawDaily: formatBrl(withdraw_daily_limit),
} as const;
