const counts = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** A number of things: '2.134'. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/**
 * A share: '96,5 %', the blank one that does not break.
 *
 * @param percent in percent, 96.5 for '96,5 %'
 */
export function formatPercent(percent: number): string {
  return `${decimals.format(percent)}\u00a0%`;
}

/** A count with its noun: '1 jogo', '2.134 jogos'. */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/**
 * How many times a stake: '5.000×', '0,5×'.
 *
 * @param multiple as a factor, 0.5 for half the stake
 */
export function formatMultiple(multiple: number): string {
  return `${decimals.format(multiple)}×`;
}
