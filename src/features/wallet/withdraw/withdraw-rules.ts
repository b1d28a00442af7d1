import type { Settings } from '@generated/api/model/settings';
import type { WalletSummary } from '@generated/api/model/wallet-summary';
import type { Withdrawal } from '@generated/api/model/withdrawal';

import { todayInSaoPaulo } from '@/shared/forms/calendar-day';
import { sumOf } from '@/shared/format/amount-math';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';

/**
 * Returns the rules for withdrawals, with the defaults of SPEC E7. Amounts are in cents. `daily` is undefined without a limit for each day.
 * `isOneAtATime` allows no withdrawal while another one is in progress.
 */
export function withdrawRules(settings: Settings) {
  const { withdraw_enabled: enabled = true, withdraw_min: min = 100, withdraw_max: max = 10_000, withdraw_daily_limit: daily } = settings;
  const { withdraw_requires_kyc: needsKyc = false, withdraw_auto_disable: isOneAtATime = false } = settings;
  return { enabled, min, max, daily, needsKyc, isOneAtATime };
}

/**
 * Returns the text that describes a withdrawal.
 *
 * @param minutes time until a withdrawal is due; undefined if the platform states none (SPEC D22)
 */
export function withdrawLead(minutes: number | undefined): string {
  const due = minutes === undefined ? '' : `, em até ${formatCounted(minutes, 'minuto', 'minutos')}`;
  return `O saque cai por PIX em uma chave do seu CPF${due}.`;
}

type Rules = ReturnType<typeof withdrawRules>;
type AmountRules = Omit<Rules, 'needsKyc' | 'isOneAtATime'>;

/** Returns true for a withdrawal that is not yet paid, rejected or cancelled; false for an unknown status. */
export const isInProgress = (status: Withdrawal['status']): boolean =>
  status === 'pending' || status === 'in_review' || status === 'processing';

/** Returns true while the player can cancel a withdrawal: before the bank processes it. */
export const isCancellable = (status: Withdrawal['status']): boolean => status === 'pending' || status === 'in_review';

/**
 * Returns the sum in cents of the withdrawals that count towards today's limit: those requested today and neither rejected nor cancelled.
 * `unknown` if a status or an amount of them is. The day is that of São Paulo, whatever the time zone of the settings (SPEC D21).
 *
 * @param now time in ms since 1970
 */
export function withdrawnTodayCents(withdrawals: readonly Withdrawal[], now: number): Amount {
  const today = todayInSaoPaulo(new Date(now));
  const counted = withdrawals.filter(
    ({ status, created_at: at }) => status !== 'rejected' && status !== 'cancelled' && todayInSaoPaulo(new Date(at)) === today,
  );
  return counted.some(({ status }) => status === 'unknown') ? 'unknown' : sumOf(...counted.map(({ amount }) => amount));
}

/**
 * Returns the largest amount that the limits and the balance allow now, in cents; 0 if it is below the minimum or the balance is unknown.
 * An unknown sum of today is ignored, and so is `enabled`.
 */
export function maxWithdrawal(
  { min, max, daily = Infinity }: AmountRules,
  { withdrawable }: WalletSummary,
  withdrawnToday: Amount,
): number {
  if (withdrawable === 'unknown') return 0;
  // If today's sum is unknown, only the server can apply the daily limit.
  const largest = Math.min(withdrawable, max, withdrawnToday === 'unknown' ? Infinity : daily - withdrawnToday);
  return largest >= min ? largest : 0;
}

/**
 * Returns the reason, if any, why the player cannot withdraw yet, whatever the amount: a missing verification, or another withdrawal in
 * progress (SPEC D19). `validateWithdrawal` reports withdrawals that the settings disable.
 */
export function withdrawalBlock(
  { needsKyc, isOneAtATime }: Pick<Rules, 'needsKyc' | 'isOneAtATime'>,
  withdrawals: readonly Pick<Withdrawal, 'status'>[],
  isVerified: boolean,
): string | undefined {
  if (needsKyc && !isVerified) return 'Para sacar, conclua a verificação da sua identidade.';
  if (isOneAtATime && withdrawals.some(({ status }) => isInProgress(status)))
    return 'Há um saque a caminho. Você pode pedir outro quando ele terminar.';
  return undefined;
}

/**
 * Returns an error message, if any; an empty one if the amount is missing or 0.
 *
 * @param amount cents; null if empty
 * @param withdrawnToday cents; if they are unknown, the limit for each day is left to the server
 */
export function validateWithdrawal(
  amount: number | null,
  rules: AmountRules,
  wallet: WalletSummary,
  withdrawnToday: Amount,
): string | undefined {
  const { enabled, min, max, daily = Infinity } = rules;
  const { withdrawable, locked } = wallet;
  if (!enabled) return 'Saques indisponíveis no momento.';
  if (withdrawable === 'unknown') return 'O valor disponível para saque não pôde ser lido. Tente mais tarde.';
  if (amount === null || amount === 0) return '';
  if (amount < min) return `O saque mínimo é ${formatMoney(min)}.`;
  if (amount > max) return `O saque máximo é ${formatMoney(max)} por pedido.`;
  if (amount > withdrawable && (locked === 'unknown' || amount > withdrawable + locked))
    return `Saldo insuficiente: você pode sacar até ${formatMoney(withdrawable)}.`;
  if (amount > withdrawable)
    return `Falta apostar ${formatMoney(locked)} do que você depositou. Você pode sacar até ${formatMoney(withdrawable)} agora.`;
  if (withdrawnToday === 'unknown') return undefined;
  const left = daily - withdrawnToday;
  if (amount <= left) return undefined;
  return left > 0
    ? `O limite é ${formatMoney(daily)} por dia. Você ainda pode sacar ${formatMoney(left)} hoje.`
    : `Você já sacou o limite de ${formatMoney(daily)} de hoje. Tente de novo amanhã.`;
}
