const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats integer cents with a non-breaking space: 'R$ 1.234,56' (SPEC E12). */
export function formatMoney(cents: number): string {
  return reais.format(cents / 100);
}

/** Formats integer cents with a sign (U+2212 for minus): '+R$ 16,00', '−R$ 32,00', 'R$ 0,00'. */
export function formatSignedMoney(cents: number): string {
  if (cents === 0) return formatMoney(0);
  return cents < 0 ? `−${formatMoney(-cents)}` : `+${formatMoney(cents)}`;
}
