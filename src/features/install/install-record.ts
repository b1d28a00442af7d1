import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

const KEY = 'install';
/** Gap after which a page load counts as another visit. */
const VISIT_GAP_MS = 30 * 60_000;
/** Number of the visit from which the offer is made. */
const FIRST_VISITS = 3;
/** Pause of 60 days after a refusal, before the offer is made again. */
const PAUSE_MS = 60 * 24 * 60 * 60_000;
/** Number of refusals after which the offer is not made any more. */
const MAX_DISMISSALS = 2;

/** Record of visits and refused offers on this device, without any name or account. Times are in ms since 1970, 0 for never. */
export interface InstallRecord {
  readonly visits: number;
  /** Time of the last page load, even if it did not count as another visit. */
  readonly lastVisitAt: number;
  readonly hasDeposited: boolean;
  /** Number of refusals of the offer. */
  readonly dismissals: number;
  /** Time of the last refusal. */
  readonly dismissedAt: number;
}

const NONE: InstallRecord = { visits: 0, lastVisitAt: 0, hasDeposited: false, dismissals: 0, dismissedAt: 0 };

/** Returns the stored record. Missing or invalid values count as 0 and false. */
export function readInstallRecord(): InstallRecord {
  const stored = readStoredJson('local', KEY);
  if (typeof stored !== 'object' || stored === null) return NONE;
  const fields: Partial<Record<keyof InstallRecord, unknown>> = stored;
  const number = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : 0);
  return {
    visits: number(fields.visits),
    lastVisitAt: number(fields.lastVisitAt),
    hasDeposited: fields.hasDeposited === true,
    dismissals: number(fields.dismissals),
    dismissedAt: number(fields.dismissedAt),
  };
}

/** Notes a page load at `now`, in ms since 1970. It counts as another visit unless the last page load was less than half an hour ago. */
export function recordVisit(now: number): void {
  const { visits, lastVisitAt } = readInstallRecord();
  store({ visits: now - lastVisitAt > VISIT_GAP_MS ? visits + 1 : visits, lastVisitAt: now });
}

/** Records that the player has deposited on this device. */
export function recordDeposit(): void {
  store({ hasDeposited: true });
}

/** Counts a refusal of the offer at `now`, in ms since 1970. */
export function recordDismissal(now: number): void {
  store({ dismissals: readInstallRecord().dismissals + 1, dismissedAt: now });
}

/**
 * Returns true from the third visit, or after a deposit, unless the player has refused in the last 60 days, or twice (SPEC S60). Does not
 * check if the browser can install the site.
 *
 * @param now ms since 1970
 */
export function isOfferDue({ visits, hasDeposited, dismissals, dismissedAt }: InstallRecord, now: number): boolean {
  if (dismissals >= MAX_DISMISSALS || (dismissals > 0 && now - dismissedAt < PAUSE_MS)) return false;
  return hasDeposited || visits >= FIRST_VISITS;
}

function store(change: Partial<InstallRecord>): void {
  writeStored('local', KEY, JSON.stringify({ ...readInstallRecord(), ...change }));
}
