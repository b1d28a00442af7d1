const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * An amount as players read it, 'R$ 1.234,56' (SPEC E12). The blank is one that does not break.
 *
 * @param cents integer cents
 */
export function formatMoney(cents: number): string {
  return reais.format(cents / 100);
}
