import { DAY, HOUR, MINUTE } from '../../domain/calendar';
import { CODE_LIFE } from '../../domain/deposits';
import { RAISE_AFTER } from '../../domain/limits';
import { brl } from '../../domain/money';
import { WITHDRAW_FOR } from '../../domain/protection';
import { DUE_AFTER } from '../../domain/withdrawals';
import { DEFAULT_SETTINGS } from '../settings';

const { deposit_min, deposit_max, withdraw_min, withdraw_max, withdraw_daily_limit } = DEFAULT_SETTINGS;

/** Values of the rules for the legal texts, so that both always agree. */
export const FIGURES = {
  codeMinutes: String(CODE_LIFE / MINUTE),
  withdrawMinutes: String(DUE_AFTER / MINUTE),
  raiseHours: String(RAISE_AFTER / HOUR),
  excludedWithdrawDays: String(WITHDRAW_FOR / DAY),
  depositMin: brl(deposit_min),
  depositMax: brl(deposit_max),
  withdrawMin: brl(withdraw_min),
  withdrawMax: brl(withdraw_max),
  withdrawDaily: brl(withdraw_daily_limit),
} as const;
