import type { Settings } from '@generated/api/model/settings';
import type { WalletSummary } from '@generated/api/model/wallet-summary';
import type { Withdrawal } from '@generated/api/model/withdrawal';
import type { WithdrawalStatus } from '@generated/api/model/withdrawal-status';

import { formatDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';

/** Withdrawals as the settings have them, in cents; what they leave out has the defaults of SPEC E7. */
export function withdrawRules(settings: Settings) {
  const { withdraw_enabled: enabled = true, withdraw_min: min = 100, withdraw_max: max = 10_000, withdraw_daily_limit: daily } = settings;
  return { enabled, min, max, daily };
}

type Rules = ReturnType<typeof withdrawRules>;

/** Whether a withdrawal has not ended yet. */
export const isOnItsWay = (status: WithdrawalStatus): boolean => status === 'pending' || status === 'in_review' || status === 'processing';

/** Whether a withdrawal can still be taken back. */
export const isCancellable = (status: WithdrawalStatus): boolean => status === 'pending' || status === 'in_review';

/**
 * What was asked for today in São Paulo and not given back, in cents: it counts against the daily limit.
 *
 * @param now ms
 */
export function withdrawnToday(withdrawals: readonly Withdrawal[], now: number): number {
  const today = formatDate(new Date(now).toISOString());
  return withdrawals
    .filter(({ status, created_at: at }) => status !== 'rejected' && status !== 'cancelled' && formatDate(at) === today)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The most that can be asked for now, in cents; 0 where nothing can. */
export function mostToWithdraw({ min, max, daily = Infinity }: Rules, { withdrawable }: WalletSummary, today: number): number {
  const most = Math.min(withdrawable, max, daily - today);
  return most >= min ? most : 0;
}

/**
 * Why an amount cannot be withdrawn, with the rule and its amount.
 *
 * @param amount cents; null where none was typed
 * @param today what was withdrawn today, in cents
 * @returns undefined where nothing is against it
 */
export function whyNotWithdraw(amount: number | null, rules: Rules, wallet: WalletSummary, today: number): string | undefined {
  const { enabled, min, max, daily = Infinity } = rules;
  const { withdrawable, locked } = wallet;
  if (!enabled) return 'Saques indisponíveis no momento.';
  if (amount === null || amount === 0) return 'Escolha um valor.';
  if (amount < min) return `O saque mínimo é ${formatMoney(min)}.`;
  if (amount > max) return `O saque máximo é ${formatMoney(max)} por pedido.`;
  if (amount > withdrawable + locked) return `Saldo insuficiente: você pode sacar até ${formatMoney(withdrawable)}.`;
  if (amount > withdrawable)
    return `Falta apostar ${formatMoney(locked)} do que você depositou. Você pode sacar até ${formatMoney(withdrawable)} agora.`;
  if (amount <= daily - today) return undefined;
  const left = daily - today;
  return left > 0
    ? `O limite é ${formatMoney(daily)} por dia. Você ainda pode sacar ${formatMoney(left)} hoje.`
    : `Você já sacou o limite de ${formatMoney(daily)} de hoje. Amanhã pode de novo.`;
}
