const formatsOf = (timeZone: string) => ({
  timeZone,
  dates: new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }),
  times: new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }),
});

let current: ReturnType<typeof formatsOf> | undefined;

/** Created on first use, because the first load imports this module. */
const formats = () => (current ??= formatsOf('America/Sao_Paulo'));

/**
 * Sets the time zone of dates and times (SPEC E7), an IANA name.
 *
 * @returns true if it changed; an unknown name changes nothing
 */
export function setTimeZone(name: string): boolean {
  if (name === formats().timeZone) return false;
  try {
    current = formatsOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Formats an ISO 8601 date-time in the site's time zone: '21/11/2026'. */
export function formatDate(iso: string): string {
  return formats().dates.format(new Date(iso));
}

/** Formats a time in the site's time zone: '14:05'. */
export function formatTime(iso: string): string {
  return formats().times.format(new Date(iso));
}

/** Formats a time with its seconds in the site's time zone: '14:05:09'. */
export function formatClock(iso: string): string {
  return new Date(iso).toLocaleTimeString('pt-BR', { timeStyle: 'medium', timeZone: formats().timeZone });
}

export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/** Formats a day: '1990-05-17' becomes '17/05/1990'. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
