const formatsOf = (zone: string) => ({
  dates: new Intl.DateTimeFormat('pt-BR', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' }),
  times: new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false }),
  clocks: new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeStyle: 'medium' }),
});

/** Time zone of all formats: that of the backend's settings, once they are loaded (SPEC E7). */
let timeZone = 'America/Sao_Paulo';
let created: ReturnType<typeof formatsOf> | undefined;

/** Returns the formats, created on first use. */
const formats = () => (created ??= formatsOf(timeZone));

/**
 * Sets the time zone of dates and times (SPEC E7), an IANA name.
 *
 * @returns true if it changed; an unknown name changes nothing
 */
export function setTimeZone(name: string): boolean {
  if (name === timeZone) return false;
  try {
    created = formatsOf(name);
    timeZone = name;
    return true;
  } catch {
    return false;
  }
}

/** Formats an ISO 8601 date-time in the site's time zone: '21/11/2026'. @throws {RangeError} for an invalid one */
export function formatDate(iso: string): string {
  return formats().dates.format(new Date(iso));
}

/** Formats the time of an ISO 8601 date-time in the site's time zone: '14:05'. @throws {RangeError} for an invalid one */
export function formatTime(iso: string): string {
  return formats().times.format(new Date(iso));
}

/** Formats the time of an ISO 8601 date-time with seconds in the site's time zone: '14:05:09'. @throws {RangeError} for an invalid one */
export function formatClock(iso: string): string {
  return formats().clocks.format(new Date(iso));
}

/** Formats an ISO 8601 date-time as '17/05/2026 14:05', in the site's time zone. @throws {RangeError} for an invalid one */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/** Formats a day: '1990-05-17' becomes '17/05/1990'. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
