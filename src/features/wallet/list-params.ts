/** Returns the days of the URL, YYYY-MM-DD. A day that does not exist and an end before the start are ignored. */
export function parseDays(search: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = [parseDay(search, 'from'), parseDay(search, 'to')];
  return { ...(from !== undefined && { from }), ...(to !== undefined && (from === undefined || from <= to) && { to }) };
}

/** Returns a copy of the URL's parameters with a changed filter and without the page. An empty value removes its parameter. */
export function withFilter(search: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function parseDay(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some browsers parse 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

const DAY_MS = 86_400_000;

/** Subtracts days from a YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
