import { create } from 'zustand';

import type { EventPayload } from '@generated/events';

type ProtectionEvent = EventPayload<'ProtectionEvent'>;

/** Something that a limit or a reminder of the player says: how much is used, of how much. */
export interface ProtectionNotice extends ProtectionEvent {
  readonly kind: Exclude<ProtectionEvent['kind'], 'suspension' | 'exclusion'>;
  readonly used: number;
  readonly limit: number;
}

interface ProtectionNotices {
  /** What was said and not dismissed yet, the oldest first. */
  readonly notices: readonly ProtectionNotice[];
  readonly dismiss: (notice: ProtectionNotice) => void;
}

export const useProtectionNotices = create<ProtectionNotices>((set) => ({
  notices: [],
  dismiss: (notice) => set(({ notices }) => ({ notices: notices.filter((other) => other !== notice) })),
}));

/** From how much of a limit on it is worth a notice, in hundredths: it speaks up when its value changes, too. */
const NEAR_LIMIT_PERCENT = 80;

/** Takes what protects the player at its word. The newest word of a limit or a reminder takes the place of the one before. */
export function handleProtectionEvent({ kind, used, limit, until }: ProtectionEvent): void {
  // A pause and an exclusion have a place of their own.
  if (kind === 'suspension' || kind === 'exclusion' || used === null || limit === null) return;
  const isReminder = kind === 'session_reminder' || kind === 'spend_reminder';
  if (!isReminder && used * 100 < limit * NEAR_LIMIT_PERCENT) return;
  useProtectionNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => other.kind !== kind || other.limit !== limit), { kind, used, limit, until }],
  }));
}

/** They were another player's. */
export function clearProtectionNotices(): void {
  useProtectionNotices.setState({ notices: [] });
}
