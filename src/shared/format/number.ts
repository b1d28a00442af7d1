let created: ReturnType<typeof createFormats> | undefined;

const createFormats = () => ({
  counts: new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }),
  decimals: new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 0, maximumFractionDigits: 2 }),
  hundredths: new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
});

/** Returns the formats, created on first use. */
const formats = () => (created ??= createFormats());

/** Formats with two decimals: 1.2 becomes '1,20'. */
export function formatHundredths(value: number): string {
  return formats().hundredths.format(value);
}

/** Formats a count: '2.134'. */
export function formatCount(count: number): string {
  return formats().counts.format(count);
}

/** Formats a number of percent with at most two decimals and a non-breaking space: 96.5 becomes '96,5 %'. */
export function formatPercent(percent: number): string {
  return `${formats().decimals.format(percent)}\u00a0%`;
}

/** Formats a count: '1 jogo', '2.134 jogos'. */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Formats a multiple with at most two decimals: 0.5 becomes '0,5×'. */
export function formatMultiple(multiple: number): string {
  return `${formats().decimals.format(multiple)}×`;
}

/** Formats decimal odds with two decimals, or with a third one that is not 0: '2,10', '2,125'. */
export function formatOdds(odds: number): string {
  return odds.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
}
