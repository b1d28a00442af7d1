/** The age from which one may play (SPEC D9). */
export const ADULT = 18;

/**
 * The day that was typed.
 *
 * @param text `DD/MM/AAAA`
 * @returns YYYY-MM-DD, or undefined where no calendar has such a day
 */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // 31/02 is read as a day of March: what is written back must be the same.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * How many years somebody has completed.
 *
 * @param birthday YYYY-MM-DD
 * @param today YYYY-MM-DD; by default the present day in São Paulo
 */
export function ageOf(birthday: string, today: string = todayInSaoPaulo()): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

// Sweden writes its days as ISO does.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The present day in São Paulo, YYYY-MM-DD. */
export function todayInSaoPaulo(): string {
  return days.format(new Date());
}
