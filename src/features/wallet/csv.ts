import type { Amount } from '@/shared/format/money';
import { UNAVAILABLE } from '@/shared/format/money';

/** Formats CSV for Brazilian spreadsheets: semicolons, a byte order mark. Each cell is escaped by `safeCell`. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`;
}

/** Escapes a cell. An apostrophe keeps spreadsheets from running a text as a formula, also before a negative number. */
export function safeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats cents as reais with a decimal comma and no currency sign; an unknown amount as text. */
export function formatReais(cents: Amount): string {
  if (cents === 'unknown') return UNAVAILABLE;
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
