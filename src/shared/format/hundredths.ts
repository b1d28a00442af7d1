import { splitHundredths } from './number';

/** Formats with two decimals: 1.2 becomes '1,20'. This module is not in the first load. */
export function formatHundredths(value: number): string {
  const parts = splitHundredths(value);
  if (parts !== undefined) return parts.join(',');
  return new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
