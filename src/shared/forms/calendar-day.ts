/** Minimum age to play (SPEC D9). */
export const MIN_AGE_YEARS = 18;

/** Parses a Brazilian date (DD/MM/YYYY) to YYYY-MM-DD; returns undefined if there is no such day. */
export function parseDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date.parse turns 31/02 into a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** Returns the completed years between two days (YYYY-MM-DD). */
export function ageInYears(birthday: string, today: string = todayInSaoPaulo()): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** Returns the day in São Paulo as YYYY-MM-DD. */
export function todayInSaoPaulo(now: Date = new Date()): string {
  // The Swedish format is ISO. The format is created on first use: it takes a slow phone up to 100 ms.
  dayFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
  return dayFormat.format(now);
}
