const timeZone = 'America/Sao_Paulo';
const dates = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const times = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });

/** Formats an ISO 8601 date-time in São Paulo: '21/11/2026'. */
export function formatDate(iso: string): string {
  return dates.format(new Date(iso));
}

/** Formats a time in São Paulo: '14:05'. */
export function formatTime(iso: string): string {
  return times.format(new Date(iso));
}

export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/** Formats a day: '1990-05-17' becomes '17/05/1990'. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
