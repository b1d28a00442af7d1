const ZONE = 'America/Sao_Paulo';
const amounts = new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: ZONE });
const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: ZONE });

/** Formats cents as `R$1,234.56`. */
export function money(cents: number): string {
  return amounts.format(cents / 100);
}

/**
 * Parses an amount typed in reais: `12`, `12.5`, `12,50`.
 *
 * @returns cents, or undefined if it is not a positive amount
 */
export function cents(typed: string): number | undefined {
  const [, reais, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (reais === undefined) return undefined;
  return Number(reais) * 100 + Number(decimals.padEnd(2, '0')) || undefined;
}

/**
 * Parses a typed integer.
 *
 * @returns undefined if it is not a non-negative integer
 */
export function whole(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** Formats an ISO timestamp as `21 Nov 2026, 14:05:12` in São Paulo. */
export function moment(iso: string): string {
  return formatted(moments, iso);
}

/** Formats an ISO timestamp as `14:05:12` in São Paulo. */
export function time(iso: string): string {
  return formatted(times, iso);
}

/** Formats a value as indented JSON. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? '';
}

function formatted(format: Intl.DateTimeFormat, iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : format.format(at);
}
