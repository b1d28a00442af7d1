const formatOf = (code: string) => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: code, minimumFractionDigits: 2 });

let currency = 'BRL';
let created: Intl.NumberFormat | undefined;

/** Returns the format, created on first use. */
const format = () => (created ??= formatOf(currency));

/**
 * Sets the currency of all amounts (SPEC E7), an ISO 4217 code.
 *
 * @returns true if it changed; a text other than three capital letters changes nothing
 */
export function setCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code) || code === currency) return false;
  created = formatOf(code);
  currency = code;
  return true;
}

/** Amount in cents, or the mark of an amount that the contract does not allow (SPEC D23). */
export type Amount = number | 'unknown';

/** Text in the place of an unknown amount: 'indisponível'. */
export const UNAVAILABLE = 'indisponível';

/** Formats integer cents with a non-breaking space: 'R$ 1.234,56' (SPEC E12). */
export function formatMoney(cents: Amount): string {
  return cents === 'unknown' ? UNAVAILABLE : format().format(cents / 100);
}

/** Formats integer cents with a sign (U+2212 for minus): '+R$ 16,00', '−R$ 32,00', 'R$ 0,00'. */
export function formatSignedMoney(cents: Amount): string {
  if (cents === 0 || cents === 'unknown') return formatMoney(cents);
  return cents < 0 ? `−${formatMoney(-cents)}` : `+${formatMoney(cents)}`;
}

/** Returns the sign of the currency: 'R$'. */
export function currencySymbol(): string {
  return (
    format()
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? ''
  );
}

/** Returns the text of an amount that the player has hidden: 'R$ ••••'. */
export function maskedMoney(): string {
  return `${currencySymbol()}\u00a0••••`;
}
