import { groupThousands } from './group-thousands';

/*
 * The usual numbers are formatted without Intl: its first use loads the data of a language, which takes a slow phone up to
 * 100 ms of the first load.
 */
let formats: Readonly<Record<'counts' | 'decimals', Intl.NumberFormat>> | undefined;

const intl = () =>
  (formats ??= {
    counts: new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }),
    decimals: new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 0, maximumFractionDigits: 2 }),
  });

/** Returns the digits before and after the comma, rounded half up like Intl; undefined for a negative or a very large number. */
export function splitHundredths(value: number): readonly [whole: string, fraction: string] | undefined {
  // The digits that are written are shifted: as a binary number 1.005 is a little less.
  const hundredths = Math.round(Number(`${String(value)}e2`));
  if (value < 0 || !Number.isSafeInteger(hundredths)) return undefined;
  const digits = String(hundredths).padStart(3, '0');
  return [groupThousands(digits.slice(0, -2)), digits.slice(-2)];
}

function formatDecimal(value: number): string {
  const [whole, fraction = ''] = splitHundredths(value) ?? [];
  if (whole === undefined) return intl().decimals.format(value);
  const shown = fraction.replace(/0+$/, '');
  return shown === '' ? whole : `${whole},${shown}`;
}

/** Formats a count: '2.134'. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) && count >= 0 ? groupThousands(String(count)) : intl().counts.format(count);
}

/** Formats with a non-breaking space: 96.5 becomes '96,5 %'. */
export function formatPercent(percent: number): string {
  return `${formatDecimal(percent)}\u00a0%`;
}

/** Formats a count: '1 jogo', '2.134 jogos'. */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Formats a multiple: 0.5 becomes '0,5×'. */
export function formatMultiple(multiple: number): string {
  return `${formatDecimal(multiple)}×`;
}
