import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { Settings } from '@generated/api/model/settings';

import { formatMoney } from '@/shared/format/money';
import type { Known } from '@/shared/lib/known';
import { LIMIT_PERIOD_LABELS, tightestLimit } from '@/product/eligibility';

/**
 * Returns the rules for deposits, with the defaults of SPEC E7. Amounts are in cents, and presets outside of minimum and maximum are left
 * out.
 */
export function depositRules(settings: Settings) {
  const { deposit_enabled: enabled = true, deposit_min: min = 100, deposit_max: max = 5_000_000 } = settings;
  const presets = parsePresets(settings.deposit_popup_values ?? '10,20,30').filter((cents) => cents >= min && cents <= max);
  return { enabled, min, max, presets };
}

/** Parses `deposit_popup_values`, amounts in reais separated by commas (SPEC D1), to distinct valid cents. */
export function parsePresets(values: string): number[] {
  const cents = values.split(',').map((text) => Math.round(Number(text.trim() || Number.NaN) * 100));
  return [...new Set(cents)].filter((amount) => Number.isSafeInteger(amount) && amount > 0);
}

/** Maximum number of used amounts to offer beside the presets. */
const MAX_USED_AMOUNTS = 3;

/**
 * Returns the last amounts that the player used and that minimum and maximum allow, at most three and none of the presets.
 *
 * @param used cents, newest first
 */
export function recentAmounts(used: readonly number[], { min, max, presets }: ReturnType<typeof depositRules>): readonly number[] {
  const isOffered = (cents: number) => cents >= min && cents <= max && !presets.includes(cents);
  return [...new Set(used)].filter(isOffered).slice(0, MAX_USED_AMOUNTS);
}

/**
 * Returns the deposit limit that leaves least, and the amount in cents that it leaves; undefined without a deposit limit.
 *
 * @param unpaid cents of unpaid PIX codes, which count because each can still be paid
 */
export const tightestDepositLimit = (limits: readonly ProtectionLimit[], unpaid: number) => tightestLimit(limits, ['deposit'], unpaid);

/** Formats a limit: 'R$ 100,00 por dia'. */
export const formatLimit = ({ value, period }: Known<ProtectionLimit>): string => `${formatMoney(value)} ${LIMIT_PERIOD_LABELS[period]}`;

/** Formats the sum in cents of unpaid codes, for a sentence about a limit. */
export const formatUnpaid = (unpaid: number): string => `${formatMoney(unpaid)} em códigos que ainda podem ser pagos`;

/**
 * Returns an error message; an empty one if the amount is missing or 0, undefined if the amount is valid.
 *
 * @param amount cents; null if empty
 * @param unpaid cents of unpaid PIX codes
 */
export function validateDeposit(
  amount: number | null,
  { min, max }: { min: number; max: number },
  limits: readonly ProtectionLimit[],
  unpaid: number,
): string | undefined {
  if (amount === null || amount === 0) return '';
  if (amount < min) return `O depósito mínimo é ${formatMoney(min)}.`;
  if (amount > max) return `O depósito máximo é ${formatMoney(max)}.`;
  const tightest = tightestDepositLimit(limits, unpaid);
  if (tightest === undefined || amount <= tightest.left) return undefined;
  const rule = `Seu limite de depósito é ${formatLimit(tightest.limit)}`;
  const counted = unpaid > 0 ? `, com ${formatUnpaid(unpaid)}` : '';
  return tightest.left === 0
    ? `${rule} e já foi todo usado${counted}.`
    : `${rule}: você ainda pode depositar ${formatMoney(tightest.left)}${counted}.`;
}
