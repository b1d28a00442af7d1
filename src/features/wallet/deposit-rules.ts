import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { Settings } from '@generated/api/model/settings';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';

/** Deposits as the settings have them, in cents; what they leave out has the defaults of SPEC E7. */
export function depositRules(settings: Settings) {
  const { deposit_enabled: enabled = true, deposit_min: min = 100, deposit_max: max = 5_000_000 } = settings;
  const presets = presetsOf(settings.deposit_popup_values ?? '10,20,30').filter((cents) => cents >= min && cents <= max);
  return { enabled, min, max, presets };
}

/**
 * The amounts to choose from.
 *
 * @param values `deposit_popup_values`: reais, parted by commas (SPEC D1)
 * @returns cents; what is no amount is left out, and none stands there twice
 */
export function presetsOf(values: string): number[] {
  const cents = values.split(',').map((text) => Math.round(Number(text.trim() || Number.NaN) * 100));
  return [...new Set(cents)].filter((amount) => Number.isSafeInteger(amount) && amount > 0);
}

/**
 * What is left of the tightest deposit limit, in cents; undefined where the player has none.
 *
 * @param unpaid what codes that wait for their payment come to: they count, as each may still be paid
 */
export function leftOfLimits(limits: readonly ProtectionLimit[], unpaid: number): { left: number; limit: ProtectionLimit } | undefined {
  return limits
    .filter(({ type }) => type === 'deposit')
    .map((limit) => ({ left: Math.max(0, limit.value - limit.used - unpaid), limit }))
    .toSorted((one, other) => one.left - other.left)[0];
}

const PER = { day: 'por dia', week: 'por semana', month: 'por mês' } as const;

/** A limit in words: 'R$ 100,00 por dia'. */
export const limitText = ({ value, period }: ProtectionLimit): string => `${formatMoney(value)} ${PER[period]}`;

/**
 * Why an amount cannot be deposited, with the rule and its amount.
 *
 * @param amount cents; null where none was chosen
 * @param unpaid what codes that wait for their payment come to, in cents
 * @returns undefined where nothing is against it
 */
export function whyNotDeposit(
  amount: number | null,
  { min, max }: { min: number; max: number },
  limits: readonly ProtectionLimit[],
  unpaid: number,
): string | undefined {
  if (amount === null || amount === 0) return 'Escolha um valor.';
  if (amount < min) return `O depósito mínimo é ${formatMoney(min)}.`;
  if (amount > max) return `O depósito máximo é ${formatMoney(max)}.`;
  const tightest = leftOfLimits(limits, unpaid);
  if (tightest === undefined || amount <= tightest.left) return undefined;
  const rule = `Seu limite de depósito é ${limitText(tightest.limit)}`;
  const counted = unpaid > 0 ? `, com ${unpaidText(unpaid)}` : '';
  return tightest.left === 0
    ? `${rule} e já foi todo usado${counted}.`
    : `${rule}: agora cabem até ${formatMoney(tightest.left)}${counted}.`;
}

/** What counts before it is paid, in words. @param unpaid cents */
export const unpaidText = (unpaid: number): string => `${formatMoney(unpaid)} em códigos que ainda podem ser pagos`;

/** Why somebody cannot deposit at all now (SPEC D10); undefined where nothing is against it. */
export function whyClosed({ suspension, exclusion }: Protection): { title: string; text: string } | undefined {
  if (exclusion !== null)
    return {
      title: 'Sua conta está em autoexclusão',
      text: `${exclusion.until === null ? 'Sem prazo para terminar.' : `Até ${formatDateTime(exclusion.until)}.`} Depósitos ficam fechados; o saldo pode ser sacado até ${formatDateTime(exclusion.withdraw_until)}.`,
    };
  if (suspension !== null)
    return {
      title: 'Sua conta está em pausa',
      text: `Até ${formatDateTime(suspension.until)}. Depósitos ficam fechados; sacar continua aberto.`,
    };
  return undefined;
}
