const amounts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Cents as `R$ 1.234,56`. */
export function money(cents: number): string {
  return amounts.format(cents / 100);
}

/**
 * The cents of an amount as somebody types it: `12`, `12,5`, `1.234,56`.
 * @returns undefined for what is no amount
 */
export function parseMoney(typed: string): number | undefined {
  const [, reais, decimals = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{0,2}))?$/.exec(typed.trim()) ?? [];
  if (reais === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
}
