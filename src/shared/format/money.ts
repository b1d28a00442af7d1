const formatOf = (currency: string) => new Intl.NumberFormat('pt-BR', { style: 'currency', currency, minimumFractionDigits: 2 });

let format = formatOf('BRL');

/**
 * Sets the currency of all amounts (SPEC E7), an ISO 4217 code.
 *
 * @returns true if it changed; an invalid code changes nothing
 */
export function setCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code) || code === format.resolvedOptions().currency) return false;
  format = formatOf(code);
  return true;
}

/** Formats integer cents with a non-breaking space: 'R$ 1.234,56' (SPEC E12). */
export function formatMoney(cents: number): string {
  return format.format(cents / 100);
}

/** Formats integer cents with a sign (U+2212 for minus): '+R$ 16,00', '−R$ 32,00', 'R$ 0,00'. */
export function formatSignedMoney(cents: number): string {
  if (cents === 0) return formatMoney(0);
  return cents < 0 ? `−${formatMoney(-cents)}` : `+${formatMoney(cents)}`;
}

/** Returns the sign of the currency: 'R$'. */
export function currencySymbol(): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}

/** Returns the text of an amount that the player has hidden. */
export function maskedMoney(): string {
  return `${currencySymbol()}\u00a0••••`;
}
