const amounts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats cents as `R$ 1.234,56`, with a no-break space. */
export function formatMoney(cents: number): string {
  return amounts.format(cents / 100);
}

const MAX_DIGITS = 11;

/** Returns the cents of a field's text, of which the first 11 digits count. They enter from the right, as on the site (SPEC V5): `500` is R$ 5,00. */
export function typedCents(text: string): number {
  return Number(text.replaceAll(/\D/g, '').slice(0, MAX_DIGITS));
}

/** Formats cents as the text of a field, `1.234,56`; empty for 0. */
export function fieldText(cents: number): string {
  return cents === 0 ? '' : (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
}
