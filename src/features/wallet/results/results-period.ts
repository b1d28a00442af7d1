/** Pattern of a year or a month in the URL. */
const PERIOD = /^(20\d\d)(?:-(0[1-9]|1[0-2]))?$/;

/** Number of years for which a statement can be chosen, with the current one. */
const YEARS = 5;

/** Parses a year or month of the URL: '2026', '2026-11'. Returns the year of `today` (YYYY-MM-DD) if it is missing, invalid or later. */
export function parsePeriod(text: string | null, today: string): string {
  const year = today.slice(0, 4);
  if (text === null || !PERIOD.test(text)) return year;
  return text.slice(0, 4) > year || text > today.slice(0, text.length) ? year : text;
}

/** Returns the years to choose from, newest first. @param today YYYY-MM-DD */
export function yearOptions(today: string): readonly string[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => String(current - back));
}

const MONTHS = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];

/** Returns the months of a year that have begun, with values such as '01'. @param today YYYY-MM-DD */
export function monthOptions(year: string, today: string): readonly { value: string; label: string }[] {
  const options = MONTHS.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
  return options.filter(({ value }) => `${year}-${value}` <= today.slice(0, 7));
}

/** Formats a period: '2025', 'novembro de 2026'. */
export function periodName(period: string): string {
  const [year = '', month] = period.split('-');
  return month === undefined ? year : `${(MONTHS[Number(month) - 1] ?? month).toLowerCase()} de ${year}`;
}

/** Returns the day before a day. Both are YYYY-MM-DD. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
