const timeZone = 'America/Sao_Paulo';
const dates = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const times = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });

/**
 * A day as players read it, '21/11/2026', in São Paulo whatever the device's zone.
 *
 * @param iso an ISO 8601 date-time with offset
 */
export function formatDate(iso: string): string {
  return dates.format(new Date(iso));
}

/**
 * A time of day, '14:05', in São Paulo.
 *
 * @param iso an ISO 8601 date-time with offset
 */
export function formatTime(iso: string): string {
  return times.format(new Date(iso));
}

/**
 * A moment, '21/11/2026 14:05', in São Paulo.
 *
 * @param iso an ISO 8601 date-time with offset
 */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/**
 * A day without a time, as players read it: '1990-05-17' is '17/05/1990'.
 *
 * @param day YYYY-MM-DD
 */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
