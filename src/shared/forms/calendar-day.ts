/** Minimum age to play (SPEC D9). */
export const MIN_AGE_YEARS = 18;

/**
 * @param text `DD/MM/AAAA`
 * @returns YYYY-MM-DD; undefined if there is no such day
 */
export function parseDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date.parse turns 31/02 into a day of March, so the result must match the input.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * Returns the age in completed years.
 *
 * @param birthday YYYY-MM-DD
 * @param today YYYY-MM-DD, by default today in São Paulo
 */
export function ageInYears(birthday: string, today: string = todayInSaoPaulo()): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

// The Swedish date format is the ISO format.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Returns today in São Paulo as YYYY-MM-DD. */
export function todayInSaoPaulo(): string {
  return days.format(new Date());
}
