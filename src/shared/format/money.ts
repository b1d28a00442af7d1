const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * Formats an amount with a non-breaking space: 'R$ 1.234,56' (SPEC E12).
 *
 * @param cents integer cents
 */
export function formatMoney(cents: number): string {
  return reais.format(cents / 100);
}
