const TIME_ZONE = 'America/Sao_Paulo';
const amounts = new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: TIME_ZONE });
const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: TIME_ZONE });

/** Formats cents: `R$1,234.56`. */
export function formatMoney(cents: number): string {
  return amounts.format(cents / 100);
}

/** Parses reais (`12`, `12.5`, `12,50`) to cents; undefined if not a positive amount below a thousand million, without thousands separators. */
export function parseCents(typed: string): number | undefined {
  const [, reais, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (reais === undefined) return undefined;
  return Number(reais) * 100 + Number(decimals.padEnd(2, '0')) || undefined;
}

/** Parses a non-negative integer of at most nine digits; undefined for other texts. */
export function parseInteger(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** Formats an ISO time in São Paulo time: `21 Nov 2026, 14:05:12`. Other texts are returned unchanged. */
export function formatDateTime(iso: string): string {
  return formatIso(moments, iso);
}

/** Formats an ISO time in São Paulo time: `14:05:12`. Other texts are returned unchanged. */
export function formatTime(iso: string): string {
  return formatIso(times, iso);
}

/** Formats a value as indented JSON; '' for undefined. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? '';
}

function formatIso(format: Intl.DateTimeFormat, iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : format.format(at);
}
