const amounts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats cents as `R$ 1.234,56`. */
export function formatMoney(cents: number): string {
  return amounts.format(cents / 100);
}

/** Parses `12`, `12,5`, `1.234,56` to cents; undefined if it is no amount. */
export function parseMoney(typed: string): number | undefined {
  const [, reais, decimals = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{0,2}))?$/.exec(typed.trim()) ?? [];
  if (reais === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
}
