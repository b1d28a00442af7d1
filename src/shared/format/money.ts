import { groupThousands } from './group-thousands';

const formatOf = (code: string) => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: code, minimumFractionDigits: 2 });

let currency = 'BRL';
let created: Intl.NumberFormat | undefined;

/** Returns the format, created on first use: the data of a language takes a slow phone up to 100 ms, and reais do not need it. */
const format = () => (created ??= formatOf(currency));

/**
 * Sets the currency of all amounts (SPEC E7), an ISO 4217 code.
 *
 * @returns true if it changed; an invalid code changes nothing
 */
export function setCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code) || code === currency) return false;
  created = formatOf(code);
  currency = code;
  return true;
}

/** Amount in cents, or the mark of an amount that the contract does not allow (SPEC D23). */
export type Amount = number | 'unknown';

/** Text in the place of an unknown amount. */
export const UNAVAILABLE = 'indisponível';

/** Formats integer cents with a non-breaking space: 'R$ 1.234,56' (SPEC E12). */
export function formatMoney(cents: Amount): string {
  if (cents === 'unknown') return UNAVAILABLE;
  if (currency !== 'BRL' || !Number.isSafeInteger(cents)) return format().format(cents / 100);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}R$\u00a0${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** Formats integer cents with a sign (U+2212 for minus): '+R$ 16,00', '−R$ 32,00', 'R$ 0,00'. */
export function formatSignedMoney(cents: Amount): string {
  if (cents === 0 || cents === 'unknown') return formatMoney(cents);
  return cents < 0 ? `−${formatMoney(-cents)}` : `+${formatMoney(cents)}`;
}

/** Returns the sign of the currency: 'R$'. */
export function currencySymbol(): string {
  if (currency === 'BRL') return 'R$';
  return (
    format()
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? ''
  );
}

/** Returns the text of an amount that the player has hidden. */
export function maskedMoney(): string {
  return `${currencySymbol()}\u00a0••••`;
}
