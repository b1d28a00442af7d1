import { formatTime } from '@/shared/format/date';

const MINUTE_MS = 60_000;
/** Time before the end from which the label is shown. Earlier the date of the card is enough. */
const SOON_MS = 48 * 60 * MINUTE_MS;

/**
 * Returns the text about the end of a promotion, from 48 hours before it: 'Termina às 23:59, em 5 h 12 min'. It is a plain
 * statement, which must not urge to play (SPEC D9).
 *
 * @param endsAt ISO 8601 date-time with offset, null for no end
 * @param now ms since 1970
 * @returns undefined if it ends later, has no end or has ended
 */
export function endingLabel(endsAt: string | null, now: number): string | undefined {
  if (endsAt === null) return undefined;
  const left = Date.parse(endsAt) - now;
  if (!(left > 0 && left <= SOON_MS)) return undefined;
  const all = Math.ceil(left / MINUTE_MS);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return `Termina às ${formatTime(endsAt)}, em ${hours === 0 ? '' : `${String(hours)}\u00a0h `}${String(minutes)}\u00a0min`;
}
