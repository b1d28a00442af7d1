/** The site's zone unless a deployment sets another one. */
const DEFAULT_ZONE = 'America/Sao_Paulo';
/** São Paulo is at UTC−3 all year since Decreto 9.772/2019 ended daylight saving time. */
const DEFAULT_OFFSET_MS = -3 * 60 * 60 * 1000;
/** Time in which `DEFAULT_OFFSET_MS` applies, in ms since 1970: 2020 to 2099. */
const FIXED_OFFSET = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2100, 0, 1) };

const formatsOf = (zone: string) => ({
  dates: new Intl.DateTimeFormat('pt-BR', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' }),
  times: new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false }),
});

let timeZone = DEFAULT_ZONE;
let created: ReturnType<typeof formatsOf> | undefined;

/** Returns the formats, created on first use: the data of a language and a zone takes a slow phone up to 100 ms. */
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

/** Returns the local time as '2026-11-21T14:05:09.000Z'; undefined if only Intl knows the offset. */
function localIso(iso: string): string | undefined {
  const time = Date.parse(iso);
  if (timeZone !== DEFAULT_ZONE || !(time >= FIXED_OFFSET.from && time < FIXED_OFFSET.to)) return undefined;
  return new Date(time + DEFAULT_OFFSET_MS).toISOString();
}

/** Formats an ISO 8601 date-time in the site's time zone: '21/11/2026'. */
export function formatDate(iso: string): string {
  const local = localIso(iso);
  return local === undefined ? formats().dates.format(new Date(iso)) : formatDay(local.slice(0, 10));
}

/** Formats a time in the site's time zone: '14:05'. */
export function formatTime(iso: string): string {
  return localIso(iso)?.slice(11, 16) ?? formats().times.format(new Date(iso));
}

/** Formats a time with its seconds in the site's time zone: '14:05:09'. */
export function formatClock(iso: string): string {
  return localIso(iso)?.slice(11, 19) ?? new Date(iso).toLocaleTimeString('pt-BR', { timeStyle: 'medium', timeZone });
}

export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/** Formats a day: '1990-05-17' becomes '17/05/1990'. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
