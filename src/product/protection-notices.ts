import { create } from 'zustand';

import type { EventPayload } from '@generated/events';

type ProtectionEvent = EventPayload<'ProtectionEvent'>;

/** Notice about a limit or a reminder. `used` and `limit` are in the unit of the limit, such as cents or minutes. */
export interface ProtectionNotice extends ProtectionEvent {
  readonly kind: Exclude<ProtectionEvent['kind'], 'suspension' | 'exclusion' | 'barred'>;
  readonly used: number;
  readonly limit: number;
  /** Time of arrival, in epoch ms of this device. */
  readonly receivedAt: number;
}

interface ProtectionNotices {
  /** Notices that are not dismissed, oldest first. */
  readonly notices: readonly ProtectionNotice[];
  /** Removes a notice, compared by identity. A later event of the same limit shows another. */
  readonly dismiss: (notice: ProtectionNotice) => void;
}

export const useProtectionNotices = create<ProtectionNotices>((set) => ({
  notices: [],
  dismiss: (notice) => set(({ notices }) => ({ notices: notices.filter((other) => other !== notice) })),
}));

/** Use of a limit from which on an event is worth a notice. A limit also sends events when it changes. */
const NEAR_LIMIT_PERCENT = 80;

/** Function that receives the reminders while a game is on the page, instead of a notice for each. */
let interrupt: ((kind: ProtectionNotice['kind'], limit: number) => void) | undefined;

/**
 * Sets the function that takes reminders, passes it those not dismissed and removes their notices: they arrived on another page, or
 * before the game could take them.
 *
 * @param take undefined shows a notice for each later reminder. Those already taken do not return
 */
export function interruptWithReminders(take: typeof interrupt): void {
  interrupt = take;
  if (take === undefined) return;
  const { notices } = useProtectionNotices.getState();
  const reminders = notices.filter(isReminder);
  if (reminders.length === 0) return;
  useProtectionNotices.setState({ notices: notices.filter((notice) => !isReminder(notice)) });
  for (const { kind, limit } of reminders) take(kind, limit);
}

/**
 * Shows a notice, in place of the previous one of the same kind with the same limit value. During a game a reminder interrupts instead
 * (SPEC Q21). Ignores other events: of a limit used below 80 %, without numbers, and of pauses, exclusions and barred players.
 */
export function handleProtectionEvent({ kind, used, limit, until }: ProtectionEvent): void {
  // Suspensions, exclusions and barred players have their own pages.
  if (kind === 'suspension' || kind === 'exclusion' || kind === 'barred' || used === null || limit === null) return;
  if (!isReminder({ kind }) && used * 100 < limit * NEAR_LIMIT_PERCENT) return;
  if (isReminder({ kind }) && interrupt !== undefined) return interrupt(kind, limit);
  useProtectionNotices.setState(({ notices }) => ({
    notices: [
      ...notices.filter((other) => other.kind !== kind || other.limit !== limit),
      { kind, used, limit, until, receivedAt: Date.now() },
    ],
  }));
}

/** Returns true for a reminder, false for any other kind. */
export function isReminder({ kind }: Pick<ProtectionEvent, 'kind'>): boolean {
  return kind === 'session_reminder' || kind === 'spend_reminder';
}

/** Removes the notices of limits, which the line above the header shows. */
export function clearLimitNotices(): void {
  useProtectionNotices.setState(({ notices }) => ({ notices: notices.filter(isReminder) }));
}

/** Removes the previous player's notices. */
export function clearProtectionNotices(): void {
  useProtectionNotices.setState({ notices: [] });
}
