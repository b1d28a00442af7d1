/** Formats CSV for Brazilian spreadsheets: semicolons, a byte order mark. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`;
}

/** Escapes a cell. The apostrophe keeps spreadsheets from running a description as a formula. */
export function safeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats cents that are not negative, with a decimal comma. */
export const formatReais = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
